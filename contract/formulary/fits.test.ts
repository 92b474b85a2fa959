import { expect, it } from 'vitest';
import type { DoseRoute, DoseUnit } from '../prescriptions/dose.ts';
import { givenAs, misfitOf } from './fits.ts';
import { formulary } from './formulary.ts';
import { type FormId, forms, isForm } from './ingredient.ts';

const dose = (unit: DoseUnit, route: DoseRoute, handed: DoseUnit = unit) => ({ unit, route, dispense: { quantity: 1, unit: handed } });

it.each([
  [['tablet'], dose('tablet', 'intravenous'), 'route'],
  [['tablet'], dose('tablet', 'eye'), 'route'],
  [['suppository'], dose('suppository', 'intravenous'), 'route'],
  [['patch'], dose('patch', 'oral'), 'route'],
  [['into-muscle'], dose('injection', 'intravenous'), 'route'],
  [['pen'], dose('tablet', 'oral'), 'unit'],
  [['eye-drops'], dose('tablet', 'oral'), 'unit'],
  [['tablet'], dose('tablet', 'oral', 'ml'), 'dispense.unit'],
  // Without a form, one in which the medicine is made; of free text, any.
  [['tablet', 'into-vein'], dose('tablet', 'intravenous'), 'route'],
  [[], dose('tablet', 'intravenous'), 'route'],
  [[], dose('tablet', 'oral', 'ml'), 'dispense.unit'],
] as const)('of %j, %j has a wrong %s', (made, given, misfit) => {
  expect(misfitOf(made, given)).toBe(misfit);
});

it.each([
  [['tablet'], dose('tablet', 'vaginal')],
  [['liquid'], dose('drop', 'oral', 'ml')],
  [['eye-drops'], dose('drop', 'ear', 'ml')],
  [['into-vein'], dose('mg', 'intramuscular', 'injection')],
  [['cream'], dose('application', 'oral')],
  [['tablet', 'into-vein'], dose('injection', 'intravenous')],
  [[], dose('application', 'eye')],
  [[], dose('ml', 'rectal')],
] as const)('of %j, %j is given', (made, given) => {
  expect(misfitOf(made, given)).toBeUndefined();
});

it('every medicine can be given as its form usually is', () => {
  for (const { forms: made } of formulary.values())
    for (const id of Object.keys(made).filter(isForm))
      expect([id, misfitOf([id], dose(forms[id].unit, forms[id].route))]).toEqual([id, undefined]);
});

it('no form but an injection is given with a needle, and no injection otherwise', () => {
  const needle: readonly DoseRoute[] = ['subcutaneous', 'intramuscular', 'intravenous'];
  const injections: readonly FormId[] = ['under-skin', 'pen', 'into-muscle', 'into-vein'];
  for (const id of Object.keys(forms).filter(isForm))
    expect([id, givenAs(id).routes.map((route) => needle.includes(route))]).toEqual([
      id,
      givenAs(id).routes.map(() => injections.includes(id)),
    ]);
});
