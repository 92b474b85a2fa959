import * as z from 'zod/mini';
import { say } from './say.ts';
import { requiredName, requiredText } from './text.ts';

const inBoth = (label: string, text: ReturnType<typeof requiredText>) =>
  z.strictObject({ en: text, ar: text }, say('notObject', { field: label }));

/** Required text in both languages. */
export const textInBoth = (label: string, max: number) => inBoth(label, requiredText(label, max));
/** A required name in both languages. */
export const nameInBoth = (label: string, max: number) => inBoth(label, requiredName(label, max));
