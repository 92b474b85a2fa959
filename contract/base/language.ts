export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** A text in every language of the product. */
export type Texts = Readonly<Record<Language, string>>;
