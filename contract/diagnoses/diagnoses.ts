import type { Texts } from '../base/language.ts';
import { heartAndBreath } from './heart-and-breath.ts';
import { infectionsAndBlood } from './infections-and-blood.ts';
import { skinJointsAndOthers } from './skin-joints-and-others.ts';

/** A diagnosis of an outpatient clinic. The words are the product's own; the codes are the WHO's, referenced and not adapted. */
export interface Diagnosis {
  /** ICD-10 (WHO), of one diagnosis only. */
  readonly icd10: string;
  /** The code for mortality and morbidity statistics of ICD-11, where the WHO's map gives one of the same breadth. */
  readonly icd11: string | undefined;
  readonly name: Texts;
  /** Abbreviations, synonyms and lay words in both languages. */
  readonly also: readonly string[];
  /** Among equally good answers, it comes before those that are not common. */
  readonly isCommon: boolean;
}

const rowsOf = (table: string): Diagnosis[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [icd10 = '', icd11 = '', en = '', ar = '', also = ''] = row.split('|');
      return {
        icd10: icd10.replace('*', ''),
        icd11: icd11 || undefined,
        name: { en, ar },
        also: also.split(', ').filter(Boolean),
        isCommon: icd10.startsWith('*'),
      };
    });

/** Every diagnosis of the list. A row of its tables: `*` if common, ICD-10, ICD-11, English, Arabic, other words. */
export const diagnoses: readonly Diagnosis[] = [infectionsAndBlood, heartAndBreath, skinJointsAndOthers].flatMap(rowsOf);
