import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '#contract/formulary/brands.ts';
import { formulary } from '#contract/formulary/formulary.ts';
import { notMedicines, writtenGroups } from '#contract/formulary/groups.ts';
import { ordinaryWords, vagueWords } from '#contract/formulary/plain-words.ts';
import { checksOf } from './checks.ts';
import { guessFormulary, readText, searchFormulary } from './coding.ts';
import { nearestAmong, wrongLetters } from './likeness.ts';

const idsOf = (text: string) => readText(text).certain?.ingredients.map(({ id }) => id);
const probably = (text: string) => readText(text).probable.map(({ name }) => name.en);

describe('brand names', () => {
  it('at least 150 brand names code to ingredients of the formulary, and none is also another name', () => {
    expect(brands.length).toBeGreaterThan(150);
    expect(brands.flatMap(({ contains }) => contains).filter((id) => !formulary.has(id))).toEqual([]);
    expect(brands.filter(({ name, contains }) => idsOf(name)?.join() !== contains.join()).map(({ name }) => name)).toEqual([]);
    const every = brands.map(({ name }) => name.toLowerCase());
    expect(every.filter((name, index) => every.indexOf(name) !== index)).toEqual([]);
  });

  it("are recognised in a record's texts, also with a form, a strength and in Arabic", () => {
    expect(idsOf('Adol syrup 120 mg/5 ml')).toEqual(['paracetamol']);
    expect(idsOf('Augmentin - rash')).toEqual(['amoxicillin-clavulanic-acid']);
    expect(idsOf('حساسية من أوجمنتين')).toEqual(['amoxicillin-clavulanic-acid']);
    expect(idsOf('Janumet 50/1000 mg twice daily')).toEqual(['sitagliptin', 'metformin']);
    expect(idsOf('Concor Plus 5/12.5')).toEqual(['bisoprolol', 'hydrochlorothiazide']);
  });

  it('sold in variants with further ingredients are not certain', () => {
    expect([idsOf('Panadol Cold and Flu'), probably('Panadol Cold and Flu')]).toEqual([[], ['Paracetamol']]);
    expect([idsOf('Co-Micardis'), probably('Co-Micardis')]).toEqual([undefined, ['Telmisartan']]);
  });

  it('find their ingredients in a search, which shows the other ingredients', () => {
    const found = (search: string) => searchFormulary(search, 12).map(({ one, brand }) => [one.id, brand?.en]);
    expect(found('brufen')).toEqual([['ibuprofen', 'Brufen']]);
    expect(found('Brufen 400 mg')).toEqual([['ibuprofen', 'Brufen']]);
    expect(found('جلوكوفاج')).toEqual([['metformin', 'جلوكوفاج']]);
    expect(found('janumet')).toEqual([
      ['metformin', 'Janumet (Sitagliptin + Metformin)'],
      ['sitagliptin', 'Janumet (Sitagliptin + Metformin)'],
    ]);
    expect(found('augmentin')).toEqual([['amoxicillin-clavulanic-acid', 'Augmentin']]);
    // Who types the whole of a name means no other that begins with it.
    expect(found('panadol')).toEqual([
      ['paracetamol', 'Panadol'],
      ['diphenhydramine', 'Panadol Night (Paracetamol + Diphenhydramine)'],
    ]);
  });
});

describe('a misspelled word', () => {
  it('is read as the single nearest name, and is never certain', () => {
    for (const [text, name] of [
      ['Amoxycilin', 'Amoxicillin'],
      ['ibuprofan', 'Ibuprofen'],
      ['Augmantin', 'Amoxicillin with clavulanic acid'],
      ['klarithromycin', 'Clarithromycin'],
      ['أموكسيسلن', 'Amoxicillin'],
    ] as const)
      expect([text, idsOf(text), probably(text)]).toEqual([text, undefined, [name]]);
  });

  it('finds the medicine that it is like in a search, if no name is what was typed', () => {
    const guessed = (search: string) => [searchFormulary(search, 12).length, ...guessFormulary(search).map(({ id }) => id)];
    expect(guessed('paracetmol 500 3 5')).toEqual([0, 'paracetamol']);
    expect(guessed('Augmantin')).toEqual([0, 'amoxicillin-clavulanic-acid']);
    expect(guessed('xylophone')).toEqual([0]);
  });

  it('is not read if it is short, far from every name, or equally near to another', () => {
    for (const text of ['adoll', 'the red pill', 'xylophone', 'prednisolne']) expect([text, probably(text)]).toEqual([text, []]);
    const nearest = nearestAmong<{ key: string }>([
      ['abcdef', { key: 'one' }],
      ['abcdeg', { key: 'two' }],
      ['abcdxx', { key: 'three' }],
    ]);
    expect([nearest('abcdeh'), nearest('abcdfe')?.key, nearest('abcd')]).toEqual([undefined, 'one', undefined]);
  });

  it('counts wrong letters as Damerau did', () => {
    expect(['', 'ab', 'ba', 'abc', 'acb', 'xyz'].map((word) => wrongLetters(word, 'abc', 2))).toEqual([undefined, 1, 2, 0, 1, undefined]);
    const word = fc.string({ maxLength: 9 });
    fc.assert(
      fc.property(word, word, (one, other) => wrongLetters(one, other, 9) === wrongLetters(other, one, 9)),
      { seed: 33 },
    );
  });

  it('is not read from the words that people write beside a medicine', () => {
    for (const word of [...ordinaryWords, ...vagueWords, ...notMedicines]) expect([word, probably(word)]).toEqual([word, []]);
  });

  it('warns, and leaves open what cannot be known', () => {
    const found = (drug: string, substance: string) =>
      checksOf(drug, {
        lists: {
          allergies: { allergies: [substance], allergyStatus: 'listed', allergySeverities: [] },
          medications: [],
          active: [],
        },
        person: { ageMonths: 480, sex: 'male' },
        facts: { kidneyReduced: 'no', g6pdDeficient: 'no' },
      }).flatMap(({ rule, outcome, readAs }) => (outcome === 'none' ? [] : [[rule, outcome, readAs?.en]]));
    expect(found('amoxicillin', 'Amoxycilin')).toEqual([['allergy-ingredient', 'conflict', 'Amoxicillin']]);
    // The word may have meant more than the class.
    expect(found('flucloxacillin', 'Amoxycilin')).toEqual([
      ['allergy-ingredient', 'unchecked', 'Amoxicillin'],
      ['allergy-class', 'conflict', 'Amoxicillin'],
    ]);
    expect(found('paracetamol', 'Amoxycilin')).toEqual([['allergy-ingredient', 'unchecked', 'Amoxicillin']]);
    expect(found('paracetamol', 'Peanuts, Amoxycilin')).toEqual([['allergy-ingredient', 'unchecked', 'Amoxicillin']]);
    expect(found('paracetamol', 'Amoxicillin')).toEqual([]);
  });
});

describe('two known names', () => {
  it('are never confused with each other', () => {
    const every = [
      ...brands.map(({ name }) => name),
      ...Object.values(writtenGroups).flatMap(({ also }) => also),
      ...[...formulary.values()].flatMap(({ id, name, also = [] }) => [id, name.en, name.ar, ...also]),
    ];
    expect(every.filter((name) => readText(name).probable.length > 0)).toEqual([]);
  });

  it.each([
    ['hydralazine', 'hydroxyzine'],
    ['Lasix', 'Losec'],
    ['Celebrex', 'Cerebyx'],
    ['prednisone', 'prednisolone'],
    ['Zantac', 'Zyrtec'],
    ['Toradol', 'tramadol'],
    ['clonidine', 'clonazepam'],
    ['Duphalac', 'Duphaston'],
    ['chlorpromazine', 'chlorphenamine'],
    ['Lamictal', 'Lamisil'],
    ['metformin', 'metronidazole'],
    ['carbamazepine', 'oxcarbazepine'],
    ['azithromycin', 'erythromycin'],
    ['cefuroxime', 'cefotaxime'],
  ])('%s and %s look alike but are distinguished', (one, other) => {
    const read = [one, other].map((name) => [idsOf(name), probably(name)].flat().join());
    expect(read[0]).not.toBe(read[1]);
    expect(readText(one).probable).toEqual([]);
  });
});
