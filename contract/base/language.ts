import * as z from 'zod/mini';

export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** A text in every language of the product. */
export const Texts = z.object({ en: z.string(), ar: z.string() });
export type Texts = Readonly<Record<Language, string>>;
