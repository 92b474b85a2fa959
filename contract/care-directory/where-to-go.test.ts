import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dispositions } from '../symptom-check/disposition.ts';
import { CareDirectory, careKinds } from './care-directory.ts';
import { openUntil } from './care-hours.ts';
import { municipalities } from './municipalities.ts';
import { shippedCareDirectory } from './shipped-care-directory.ts';
import { type Ages, type CareLevel, type CareNeed, kilometersBetween, municipalityAt, whereToGo } from './where-to-go.ts';

const aged = (age: number): Ages => ({ from: age, to: age });
const levels: readonly CareLevel[] = [...dispositions, 'despair', 'unclear', 'unasked'];
const age = fc.double({ min: 0, max: 120, noNaN: true });
const need = fc.record({
  level: fc.constantFrom(...levels),
  ages: fc.option(
    fc.oneof(
      age.map((one) => aged(one)),
      fc.tuple(age, age).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
    ),
    { nil: undefined },
  ),
  pregnant: fc.boolean(),
  near: fc.option(fc.constantFrom(...municipalities), { nil: undefined }),
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
});
const time = fc.integer({ min: 0, max: 1439 }).map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
const week = fc.array(
  fc.array(
    fc
      .tuple(time, time)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one })),
    { maxLength: 2 },
  ),
  { minLength: 7, maxLength: 7 },
);
/** The shipped list with random corrections of hours and ages, except for the services on which everyone relies. */
const directory = fc
  .array(fc.record({ hours: fc.option(week, { nil: undefined }), from: fc.integer({ max: 40 }) }), {
    minLength: shippedCareDirectory.services.length,
    maxLength: shippedCareDirectory.services.length,
  })
  .map((changes): CareDirectory => ({
    ...shippedCareDirectory,
    services: shippedCareDirectory.services.map((service, index) =>
      service.phone === '999' || service.id === 'advice'
        ? service
        : { ...service, hours: changes[index]?.hours, ages: { from: changes[index]?.from } },
    ),
  }));
const adult: CareNeed = { level: 'ambulance', ages: aged(40), pregnant: false, near: undefined, at: new Date('2026-11-23T09:00:00Z') };
const idsOf = (changed: Partial<CareNeed>) => whereToGo(shippedCareDirectory, { ...adult, ...changed }).map(({ service }) => service.id);
const kindsOf = (list: ReturnType<typeof whereToGo>) => list.map(({ service }) => service.kind);

describe('the shipped list', () => {
  it('matches its schema and has every kind of service', () => {
    expect(CareDirectory.safeParse(shippedCareDirectory).error).toBeUndefined();
    expect(new Set(shippedCareDirectory.services.map(({ kind }) => kind))).toEqual(new Set(careKinds));
  });

  it('has a service for every emergency: at any hour, for any age, from anywhere', () => {
    for (const near of [undefined, ...municipalities])
      for (let age = 0; age <= 120; age += 1)
        expect(kindsOf(whereToGo(shippedCareDirectory, { ...adult, ages: aged(age), near }))).toContain('emergency');
  });

  it.each([
    ['twice the same service', { services: [...shippedCareDirectory.services, ...shippedCareDirectory.services.slice(0, 1)] }],
    ['a source that is not in the list', { sources: [] }],
    ['a list without 999', { services: shippedCareDirectory.services.filter(({ id }) => id !== 'ambulance') }],
    [
      'another number for an ambulance, before 999',
      {
        services: [
          ...shippedCareDirectory.services.slice(0, 1).map((one) => ({ ...one, id: 'other', phone: '16000' })),
          ...shippedCareDirectory.services,
        ],
      },
    ],
    ['a list whose 999 is not for all', { services: shippedCareDirectory.services.map((one) => ({ ...one, ages: { from: 14 } })) }],
    ['a list without a number for questions', { services: shippedCareDirectory.services.filter(({ id }) => id !== 'advice') }],
    [
      'ages that end before they begin',
      { services: shippedCareDirectory.services.map((one) => (one.id === 'sidra' ? { ...one, ages: { from: 18, below: 14 } } : one)) },
    ],
    ['a day that is none', { checkedOn: '2026-02-30' }],
    ['a number that nobody can dial', { services: shippedCareDirectory.services.map((one) => ({ ...one, phone: '0044 1' })) }],
    [
      'hours of six days',
      { services: shippedCareDirectory.services.map((one) => ({ ...one, hours: Array.from({ length: 6 }, () => []) })) },
    ],
    [
      'hours that end before they begin',
      {
        services: shippedCareDirectory.services.map((one) => ({
          ...one,
          hours: Array.from({ length: 7 }, () => [{ from: '10:00', to: '09:00' }]),
        })),
      },
    ],
  ])('refuses %s', (_, changed) => {
    expect(CareDirectory.safeParse({ ...shippedCareDirectory, ...changed }).success).toBe(false);
  });
});

describe('where to go', () => {
  it('lists at most four services, all of them open (or of unknown hours) and for this person', () => {
    fc.assert(
      fc.property(directory, need, (given, asked) => {
        const list = whereToGo(given, asked);
        expect(list.length).toBeLessThanOrEqual(4);
        const phones = list.flatMap(({ service: { phone } }) => phone ?? []);
        expect(new Set(phones).size).toBe(phones.length);
        for (const { service, openUntil: until } of list) {
          expect(until).toBe(openUntil(service.hours, asked.at));
          expect(until).toBeDefined();
          if (asked.ages !== undefined) {
            expect(asked.ages.from).toBeGreaterThanOrEqual(service.ages?.from ?? 0);
            expect(asked.ages.to).toBeLessThan(service.ages?.below ?? Infinity);
          }
          if (service.forPregnancy) expect(asked.pregnant).toBe(true);
        }
      }),
    );
  });

  it('has an answer at every hour of a week, for every age and level', () => {
    const start = Date.parse('2026-11-22T00:00:00+03:00');
    for (const level of levels)
      for (let hour = 0; hour < 7 * 24; hour += 1)
        for (const ages of [
          undefined,
          { from: 0, to: 13 },
          { from: 65, to: 120 },
          ...[0, 0.5, 1, 5, 13, 14, 17, 18, 40, 80, 120].map(aged),
        ])
          expect(whereToGo(shippedCareDirectory, { ...adult, level, ages, at: new Date(start + hour * 3_600_000) }).length).toBeGreaterThan(
            1,
          );
  });

  it('begins with 999 in an emergency, followed only by emergency departments', () => {
    fc.assert(
      fc.property(directory, need, (given, asked) => {
        const list = whereToGo(given, { ...asked, level: 'ambulance' });
        expect(list[0]?.service.phone).toBe('999');
        expect(
          kindsOf(list)
            .slice(1)
            .every((kind) => kind === 'emergency'),
        ).toBe(true);
      }),
    );
  });

  it('begins with 999 in an emergency with any list that the contract accepts', () => {
    let accepted = 0;
    const change = fc.record({
      kind: fc.constantFrom(...careKinds),
      phone: fc.constantFrom('999', '16000', '+97440000000'),
      near: fc.subarray([...municipalities]),
      forPregnancy: fc.boolean(),
    });
    const corrected = fc
      .tuple(
        fc.shuffledSubarray([...shippedCareDirectory.services], { minLength: 20 }),
        fc.array(fc.tuple(fc.nat({ max: 19 }), change), { maxLength: 3 }),
      )
      .map(([services, changes]) => ({
        ...shippedCareDirectory,
        services: services.map((one, at) => ({ ...one, ...changes.find(([index]) => index === at)?.[1] })),
      }));
    fc.assert(
      fc.property(corrected, need, (given, asked) => {
        const { data } = CareDirectory.safeParse(given);
        if (data === undefined) return;
        accepted += 1;
        expect(whereToGo(data, { ...asked, level: 'ambulance' })[0]?.service.phone).toBe('999');
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('sends a child only to services that accept children, and an adult never to a center for children', () => {
    expect(idsOf({ ages: aged(3) })).toEqual(['ambulance', 'sidra', 'pec-al-sadd', 'pec-airport']);
    expect(idsOf({ ages: aged(14), near: 'doha' })).toEqual(['ambulance', 'hamad-general', 'sidra', 'al-wakra']);
    expect(idsOf({})).toEqual(['ambulance', 'hamad-general', 'al-wakra', 'aisha-bint-hamad']);
    expect(idsOf({ ages: undefined })).toEqual(['ambulance', 'hamad-general', 'al-wakra', 'aisha-bint-hamad']);
    expect(idsOf({ ages: aged(3), level: 'today', near: 'al-rayyan' })).toEqual(['muaither', 'al-sadd', 'sidra', 'advice']);
  });

  it('begins with nearby services', () => {
    expect(idsOf({ near: 'al-khor' })[1]).toBe('aisha-bint-hamad');
    expect(idsOf({ near: 'al-sheehaniya' })[1]).toBe('cuban');
    expect(idsOf({ near: 'al-sheehaniya', level: 'today' })).toEqual(['al-sheehaniya', 'al-sadd', 'cuban', 'advice']);
  });

  it('begins with a maternity hospital in pregnancy', () => {
    expect(idsOf({ pregnant: true, ages: aged(30) })[1]).toBe('wwrc');
    expect(idsOf({ pregnant: true, ages: undefined })[1]).toBe('wwrc');
    expect(idsOf({ pregnant: false, ages: aged(30) })).not.toContain('wwrc');
    expect(idsOf({ pregnant: true, ages: aged(30), level: 'today' })).toEqual(['wwrc', 'al-sadd', 'muaither', 'advice']);
    expect(idsOf({ pregnant: true, ages: aged(30), near: 'al-khor' })[1]).toBe('aisha-bint-hamad');
  });

  it('offers the mental health line only during its hours', () => {
    const at = (time: string) => whereToGo(shippedCareDirectory, { ...adult, level: 'despair', at: new Date(time) });
    expect(at('2026-11-23T17:59:00+03:00')[2]).toMatchObject({ service: { id: 'mental-health' }, openUntil: '2026-11-23T18:00:00+03:00' });
    for (const closed of ['2026-11-23T18:00:00+03:00', '2026-11-23T07:59:00+03:00', '2026-11-27T12:00:00+03:00'])
      expect(at(closed).map(({ service }) => service.id)).toEqual(['ambulance', 'hamad-general', 'advice']);
  });

  it('never calls a service with unknown hours open', () => {
    expect(openUntil(undefined, adult.at)).toBe('unknown');
  });
});

describe('from where somebody is', () => {
  const souqWaqif = { latitude: 25.2887, longitude: 51.533 };
  const alKhor = { latitude: 25.684, longitude: 51.497 };

  it('knows the municipality and the distance', () => {
    expect([municipalityAt(souqWaqif), municipalityAt(alKhor)]).toEqual(['doha', 'al-khor']);
    expect(kilometersBetween(souqWaqif, alKhor)).toBeCloseTo(44.1, 0);
    expect(idsOf({ from: alKhor })[1]).toBe('aisha-bint-hamad');
    const [, hospital] = whereToGo(shippedCareDirectory, { ...adult, from: souqWaqif });
    expect([hospital?.service.id, Math.round(hospital?.kilometers ?? 0)]).toEqual(['hamad-general', 3]);
  });

  it('offers the health centers of the municipality only, nearest first, after the number to book at', () => {
    expect(idsOf({ level: 'days' })).toEqual(['health-centers', 'advice']);
    expect(idsOf({ level: 'days', from: souqWaqif }).slice(0, 2)).toEqual(['health-centers', 'omar-bin-al-khattab-health-center']);
    for (const near of municipalities)
      for (const { service } of whereToGo(shippedCareDirectory, { ...adult, level: 'weeks', near }))
        if (service.kind === 'health-center' && service.near.length > 0) expect(service.near).toContain(near);
  });

  it('lists services of a kind by distance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 24.5, max: 26.2, noNaN: true }),
        fc.double({ min: 50.7, max: 51.7, noNaN: true }),
        (latitude, longitude) => {
          const from = { latitude, longitude };
          const far = whereToGo(shippedCareDirectory, { ...adult, level: 'today', from }).flatMap(({ service, kilometers }) =>
            service.kind === 'urgent-care' && service.near[0] !== municipalityAt(from) ? (kilometers ?? []) : [],
          );
          expect(far).toEqual(far.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
