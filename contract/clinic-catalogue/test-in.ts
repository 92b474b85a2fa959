import { labTests } from '../laboratory/catalogue/catalogue.ts';
import { type LabTest, shortAges } from '../laboratory/catalogue/shape.ts';
import { type ClinicCatalogue, sexes } from './clinic-catalogue.ts';

/** A test with the limits that this clinic uses; undefined if the test does not exist. */
export function testIn({ tests }: ClinicCatalogue, id: string): LabTest | undefined {
  const test = labTests.get(id);
  const { ranges, critical, newborn } = tests[id] ?? {};
  if (test?.kind !== 'number') return test;
  // A range with a condition that only a newer version knows is dropped: it must not apply to anyone else.
  const known = ranges?.flatMap(({ sex: ofSex, unit: inUnit, ...range }) => {
    const sex = sexes.find((one) => one === ofSex);
    const unit = shortAges.find((one) => one === inUnit);
    const isKnown = sex === ofSex && unit === inUnit;
    return isKnown ? [{ ...range, ...(sex && { sex }), ...(unit && { unit }) }] : [];
  });
  return { ...test, ...(known && { ranges: known }), ...(critical && { critical }), ...(newborn && { newborn }) };
}
