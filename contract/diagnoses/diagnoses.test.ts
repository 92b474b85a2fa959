import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { diagnoses } from './diagnoses.ts';
import { findDiagnoses } from './search.ts';

const first = (text: string) => findDiagnoses(text, 1)[0]?.icd10;

describe('the list of diagnoses', () => {
  it('has each code and each name once', () => {
    for (const of of [diagnoses.map(({ icd10 }) => icd10), diagnoses.map(({ name }) => name.en), diagnoses.map(({ name }) => name.ar)])
      expect(of.filter((one, index) => of.indexOf(one) !== index)).toEqual([]);
  });

  it('has codes of the right form', () => {
    expect(diagnoses.filter(({ icd10 }) => !/^[A-Z]\d\d(?:\.\d)?$/.test(icd10))).toEqual([]);
    // Stem codes: the second character is a letter, the third a digit.
    expect(
      diagnoses.filter(
        ({ icd11 }) => icd11 !== undefined && !/^[1-9A-S][A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,2})?$|^[1-9A-S][A-Z]\dZ$/.test(icd11),
      ),
    ).toEqual([]);
  });

  it('has a name in both languages, each in its script', () => {
    expect(diagnoses.filter(({ name }) => name.en === '' || /[\u0600-\u06FF]/.test(name.en))).toEqual([]);
    expect(diagnoses.filter(({ name }) => !/^[\u0600-\u06FFA-Z0-9 ()-]+$/.test(name.ar) || !/[\u0600-\u06FF]/.test(name.ar))).toEqual([]);
  });
});

describe('the search for diagnoses', () => {
  it.each([
    ['htn', 'I10'],
    ['DM2', 'E11.9'],
    ['urti', 'J06.9'],
    ['lbp', 'M54.5'],
    ['back low', 'M54.5'],
    ['i10', 'I10'],
    ['J45.9', 'J45.9'],
    ['ca23.3', 'J45.9'],
    ['الضغط', 'I10'],
    ['التهاب اللوزتين الحاد', 'J03.9'],
    ['أنيميا منجلية', 'D57.1'],
    ['anaemia', 'D64.9'],
  ])('finds %s first as %s', (text, icd10) => {
    expect(first(text)).toBe(icd10);
  });

  it('finds nothing for nothing, and for words that no diagnosis has', () => {
    expect(findDiagnoses(' . ', 5)).toEqual([]);
    expect(findDiagnoses('hypertension zebra', 5)).toEqual([]);
  });

  // Written down before the list and its search, which found 93 of them on the first run; the other seven diagnoses were not on the list.
  const others = z.parse(
    z.array(z.tuple([z.string(), z.array(z.string())])),
    JSON.parse(readFileSync(new URL('others-words.json', import.meta.url), 'utf8')),
  );
  it('finds what others type among the first five', () => {
    const missed = others.filter(([text, codes]) => !findDiagnoses(text, 5).some(({ icd10 }) => codes.includes(icd10)));
    expect(missed.map(([text]) => text)).toEqual([]);
  });
});
