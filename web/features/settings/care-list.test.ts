import { expect, it } from 'vitest';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { type TypedService, fieldId, listIn, newService, typedList } from './care-list.ts';

const typed = typedList(shippedCareDirectory);
const withChange = (id: string, part: Partial<TypedService>) => ({
  ...typed,
  services: typed.services.map((one) => (one.id === id ? { ...one, ...part } : one)),
});
const sidra = (part: Partial<TypedService>) => {
  const { data } = listIn(withChange('sidra', part), shippedCareDirectory);
  return data?.services.find(({ id }) => id === 'sidra');
};

it('an untouched list is sent as it is stored', () => {
  expect(listIn(typed, shippedCareDirectory)).toEqual({ data: shippedCareDirectory, problems: { fields: {}, days: {} } });
});

it('only a corrected row names an administrator as a further source', () => {
  const { data } = listIn({ ...withChange('sidra', { phone: '+974 4003 3333' }), checkedOn: '2027-01-05' }, shippedCareDirectory);
  expect(data?.sources.at(-1)).toMatchObject({ id: 'administrator', read: '2027-01-05' });
  expect(
    data?.services.filter(({ sources }) => sources.includes('administrator')).map(({ id, phone, sources }) => [id, phone, sources]),
  ).toEqual([['sidra', '+97440033333', ['sidra', 'children-2024', 'map', 'administrator']]]);
});

it('accepts Arabic digits and removed ages, and puts its own municipality first', () => {
  expect(sidra({ from: '١٤', below: '' })?.ages).toEqual({ from: 14 });
  expect(sidra({ below: ' ' })).not.toHaveProperty('ages');
  expect(sidra({ place: 'doha', alsoNear: ['al-rayyan', 'doha'] })?.near).toEqual(['doha', 'al-rayyan']);
  expect(sidra({ place: '' })?.near).toEqual([]);
});

it.each<[keyof TypedService, Partial<TypedService>]>([
  ['nameAr', { nameAr: ' ' }],
  ['purposeEn', { purposeEn: '' }],
  ['phone', { phone: '40033333' }],
  ['from', { from: '18', below: '14' }],
  ['from', { from: 'four' }],
  ['below', { below: '900' }],
])('a wrong %s is reported at its field: %o', (field, part) => {
  const { data, problems } = listIn(withChange('sidra', part), shippedCareDirectory);
  expect([data, Object.keys(problems.fields)]).toEqual([undefined, [`service-sidra-${field}`]]);
});

it('wrong hours are reported at their day, unless the hours are not by weekday', () => {
  const weekly = [[{ from: '9', to: '10:00' }], ...Array.from({ length: 6 }, () => [])];
  const { data, problems } = listIn(withChange('sidra', { hours: 'weekly', weekly }), shippedCareDirectory);
  expect([data, problems.days]).toEqual([undefined, { [fieldId('sidra', 'weekday-0')]: 'time' }]);
  expect(sidra({ hours: 'unknown', weekly })).not.toHaveProperty('hours');
});

it('a list without 999 is refused as a whole, and a new entry without names at its fields', () => {
  const services = typed.services.filter(({ id }) => id !== 'ambulance');
  expect(listIn({ ...typed, services }, shippedCareDirectory).problems.list?.message).toMatch(/must keep 999/);
  const added = newService();
  const { fields } = listIn({ ...typed, services: [...typed.services, added] }, shippedCareDirectory).problems;
  expect(Object.keys(fields)).toEqual(['nameEn', 'nameAr', 'purposeEn', 'purposeAr'].map((field) => `service-${added.id}-${field}`));
});
