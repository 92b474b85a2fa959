import { fold } from './names.ts';

/** What people write in a list of allergies when they know of nothing to write, folded. */
const unknown: ReadonlySet<string> = new Set(
  [
    'n/a',
    'na',
    'not known',
    'unknown',
    'not asked',
    'not available',
    'not applicable',
    '?',
    '-',
    'غير معروف',
    'غير معروفة',
    'لا أعرف',
    'لا ينطبق',
  ].map(fold),
);

/** Whether an entry of a list of allergies names nothing, such as "n/a" and "Not known": nobody knows whether there are allergies. */
export const isNoSubstance = (text: string): boolean => unknown.has(fold(text));
