import { expect, it } from 'vitest';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { entryOf } from './entry.ts';

const of = (id: string, value: string, more: { reason?: string; comment?: string } = {}) => {
  const test = labTests.get(id);
  if (test === undefined) throw new Error(`no test ${id}`);
  return entryOf(id, test, { value, ...more });
};

it('accepts a number from any keyboard, below or above a limit', () => {
  expect(of('potassium', ' 4.1 ')).toEqual({ test: 'potassium', value: 4.1, unit: 'mmol/L' });
  expect(of('potassium', '٤٫١')).toMatchObject({ value: 4.1 });
  expect(of('potassium', '4,1')).toMatchObject({ value: 4.1 });
  expect(of('psa', '1,500')).toMatchObject({ value: 1500 });
  expect(of('psa', '< 1٬٢٥٠')).toMatchObject({ value: 1250, comparator: '<' });
  expect(of('tsh', '< 0.01')).toMatchObject({ value: 0.01, comparator: '<' });
  expect(of('tsh', '>١٠٠')).toMatchObject({ value: 100, comparator: '>' });
  expect(of('base-excess', '-2.5')).toMatchObject({ value: -2.5 });
});

it('sends other text as typed, so that it is refused, and treats zero as a number', () => {
  expect(of('potassium', '4.1.2')).toMatchObject({ value: '4.1.2' });
  expect(of('potassium', 'high')).toMatchObject({ value: 'high' });
  expect(of('potassium', '0')).toMatchObject({ value: 0 });
  expect(of('hbsag', 'negative')).toEqual({ test: 'hbsag', value: 'negative' });
});

it('sends a reason and a comment unless they are empty', () => {
  expect(of('hbsag', 'negative', { reason: ' Mixed up ', comment: 'Haemolysed ' })).toMatchObject({
    reason: 'Mixed up',
    comment: 'Haemolysed',
  });
  expect(Object.keys(of('hbsag', 'negative', { reason: ' ', comment: '' }))).toEqual(['test', 'value']);
});
