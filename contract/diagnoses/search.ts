import { diagnoses, type Diagnosis } from './diagnoses.ts';
import { termWords } from '../base/plain.ts';

interface Indexed {
  readonly diagnosis: Diagnosis;
  readonly code: string;
  readonly icd11: string;
  readonly names: readonly (readonly string[])[];
  readonly also: readonly (readonly string[])[];
}
const index: readonly Indexed[] = diagnoses.map((diagnosis) => ({
  diagnosis,
  code: diagnosis.icd10.toLowerCase().replace('.', ''),
  icd11: (diagnosis.icd11 ?? '').toLowerCase().replace('.', ''),
  names: [termWords(diagnosis.name.en), termWords(diagnosis.name.ar)],
  also: diagnosis.also.map(termWords),
}));

const begins = (wanted: readonly string[], text: readonly string[]): boolean => text.join(' ').startsWith(wanted.join(' '));
const isIn = (wanted: readonly string[], words: readonly string[]): boolean =>
  wanted.every((one) => words.some((word) => word.startsWith(one)));

/** How well a diagnosis fits the words: 0 is best; undefined does not fit. */
function rankOf(wanted: readonly string[], { code, icd11, names, also }: Indexed): number | undefined {
  const whole = wanted.join(' ');
  if ([...names, ...also].some((text) => text.join(' ') === whole)) return 0;
  const asCode = wanted.join('');
  if (/^[a-z]\d/.test(asCode) && code.startsWith(asCode)) return 1;
  if (/^\d?[a-z]{1,2}\d/.test(asCode) && icd11 !== '' && icd11.startsWith(asCode)) return 1;
  if (names.some((text) => begins(wanted, text))) return 1;
  if (also.some((text) => begins(wanted, text))) return 2;
  if (names.some((text) => isIn(wanted, text))) return 3;
  return isIn(wanted, [...names, ...also].flat()) ? 4 : undefined;
}

/**
 * The diagnoses that fit what somebody types: beginnings of words, abbreviations, lay words, Arabic, codes. Best first, then common ones;
 * none for an empty text.
 */
export function findDiagnoses(text: string, limit: number): Diagnosis[] {
  const wanted = termWords(text);
  if (wanted.length === 0) return [];
  return index
    .flatMap((one) => {
      const rank = rankOf(wanted, one);
      return rank === undefined ? [] : [{ rank, diagnosis: one.diagnosis }];
    })
    .toSorted((one, other) => one.rank - other.rank || Number(other.diagnosis.isCommon) - Number(one.diagnosis.isCommon))
    .slice(0, limit)
    .map(({ diagnosis }) => diagnosis);
}
