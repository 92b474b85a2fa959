import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderStatus, ResultStatus, SpecimenStatus } from '#contract/laboratory/laboratory.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { bytesOf } from '#platform/item-size.ts';
import { Refusal } from '#platform/refusal.ts';
import { isEscalated } from './escalation.ts';
import { acknowledged, changedTo, collected, entered, placed, received, verified } from './rules.ts';
import { revisionOf } from './release.ts';
import { type StoredOrder, listsOf } from './stored.ts';

const now = new Date('2026-11-22T09:00:00.000Z');
const person = { dateOfBirth: '1980-01-01', gender: 'female' };
const id = '01JZZZZZZZZZZZZZZZZZZZZZZZ';
const by = 'tariq';
const place = (status: 'draft' | 'active'): StoredOrder =>
  placed({ patientId: id, status, priority: 'routine', tests: ['potassium'] }, [], { id, by: 'huda', now });

/** The actions that staff may try on an order of one potassium. */
const deeds = {
  send: (order: StoredOrder) => changedTo(order, { status: 'active' }, { by, now }),
  revoke: (order: StoredOrder) => changedTo(order, { status: 'revoked', reason: 'No' }, { by, now }),
  err: (order: StoredOrder) => changedTo(order, { status: 'entered-in-error', reason: 'No' }, { by, now }),
  collect: (order: StoredOrder) => collected(order, 'serum', { by, now }),
  receive: (order: StoredOrder) => received(order, { specimen: 'serum', status: 'received' }, { by, now }),
  reject: (order: StoredOrder) => received(order, { specimen: 'serum', status: 'rejected', reason: 'Clotted' }, { by, now }),
  enter: (order: StoredOrder) =>
    entered(order, { results: [{ test: 'potassium', value: 6.9, unit: 'mmol/L', reason: 'Again' }] }, person, { by, now }),
  verify: (order: StoredOrder) => verified(order, ['potassium'], { by: 'mona', now }).order,
  verifyOwn: (order: StoredOrder) => verified(order, ['potassium'], { by, now }).order,
  acknowledge: (order: StoredOrder) => acknowledged(order, 'Called', { by: 'huda', now }),
} as const;
type Deed = keyof typeof deeds;

/** The same rules in the simplest form. */
interface Model {
  readonly order: OrderStatus;
  readonly specimen: SpecimenStatus;
  readonly result: ResultStatus;
  readonly waits: boolean;
  readonly isCritical: boolean;
}
function expected(deed: Deed, model: Model): Model | undefined {
  const { order, specimen, result, waits } = model;
  const isOpen = order === 'active' || order === 'completed';
  const counts = result === 'final' || result === 'correcting' || result === 'corrected';
  const becomes: Readonly<Record<Deed, readonly [isAllowed: boolean, change: Partial<Model>]>> = {
    send: [order === 'draft', { order: 'active' }],
    revoke: [(order === 'draft' || order === 'active') && !counts, { order: 'revoked' }],
    err: [isOpen, { order: 'entered-in-error', waits: false, isCritical: false }],
    collect: [order === 'active' && (specimen === 'awaited' || specimen === 'rejected'), { specimen: 'collected' }],
    receive: [order === 'active' && specimen === 'collected', { specimen: 'received' }],
    reject: [
      order === 'active' && (specimen === 'collected' || specimen === 'received') && !counts,
      { specimen: 'rejected', result: 'awaited' },
    ],
    enter: [isOpen && specimen === 'received', counts ? { result: 'correcting', waits: true } : { result: 'preliminary' }],
    verify: [
      isOpen && (result === 'preliminary' || result === 'correcting'),
      { order: 'completed', result: result === 'preliminary' ? 'final' : 'corrected', waits: true, isCritical: true },
    ],
    verifyOwn: [false, {}],
    acknowledge: [waits, { waits: false, isCritical: false }],
  };
  const [isAllowed, change] = becomes[deed];
  return isAllowed ? { ...model, ...change } : undefined;
}

/** Frequent actions; otherwise an order would end before it has results. */
const usual: readonly Deed[] = ['collect', 'receive', 'enter', 'verify', 'verifyOwn'];

describe('an order, its specimen and its result', () => {
  it('match the plain model for any sequence of actions, and refuse all others', () => {
    const tries = fc.array(fc.constantFrom(...(Object.keys(deeds) as Deed[]), ...usual, ...usual, ...usual), {
      minLength: 20,
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.constantFrom('draft' as const, 'active' as const), tries, (status, list) => {
        let order = place(status);
        let model: Model = { order: status, specimen: 'awaited', result: 'awaited', waits: false, isCritical: false };
        for (const deed of list) {
          const wanted = expected(deed, model);
          if (wanted === undefined) {
            expect(() => deeds[deed](order)).toThrow(Refusal);
            continue;
          }
          const after = deeds[deed](order);
          expect(after.version).toBe(order.version + 1);
          order = after;
          model = wanted;
          const [specimen, result] = [order.specimens[0], order.results[0]];
          expect({
            order: order.status,
            specimen: specimen?.status,
            result: result?.status,
            waits: order.waitingSince !== undefined,
            isCritical: order.criticalSince !== undefined,
          }).toEqual(model);
          // A verified value stays in force until another is verified, by a different person.
          expect(result?.verified?.verifiedBy).not.toBe(by);
          expect(result?.verified === undefined).toBe(result?.status === 'awaited' || result?.status === 'preliminary');
        }
      }),
      { numRuns: 400 },
    );
  });

  it('are refused by state, not by field, where a transition is forbidden', () => {
    for (const deed of ['receive', 'reject', 'acknowledge'] as const)
      expect(() => deeds[deed](place('active'))).toThrow(expect.objectContaining({ code: 'NOT_ALLOWED_NOW' }));
  });
});

it('a critical result is escalated to every prescriber after half an hour', () => {
  const since = (minutes: number) => ({ criticalSince: new Date(now.getTime() - minutes * 60_000).toISOString() });
  expect([since(29), since(30), {}].map((one) => isEscalated(one, now))).toEqual([false, true, false]);
});

it('a test is worth repeating after the days in which it can change', () => {
  const earlier = placed({ patientId: id, status: 'active', priority: 'routine', tests: ['hba1c', 'potassium'] }, [], { id, by, now });
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const again = (tests: readonly string[], days: number) => () =>
    placed({ patientId: id, status: 'active', priority: 'routine', tests: [...tests] }, [earlier], { id, by, now: after(days) });
  expect(again(['hba1c'], 59)).toThrow(Refusal);
  expect(again(['hba1c'], 60)).not.toThrow();
  expect(again(['potassium'], 1)).not.toThrow();
  const revoked = changedTo(earlier, { status: 'revoked', reason: 'No' }, { by, now });
  expect(() =>
    placed({ patientId: id, status: 'active', priority: 'routine', tests: ['hba1c'] }, [revoked], { id, by, now }),
  ).not.toThrow();
});

describe('an entered value', () => {
  const at = (tests: readonly string[], kinds: readonly ('serum' | 'edta' | 'fluoride')[]): StoredOrder => {
    const active = placed({ patientId: id, status: 'active', priority: 'routine', tests: [...tests] }, [], { id, by: 'huda', now });
    return kinds.reduce(
      (order, specimen) => received(collected(order, specimen, { by, now }), { specimen, status: 'received' }, { by, now }),
      active,
    );
  };
  const refusal = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error instanceof Refusal ? error.details?.map(({ path, code }) => [path, code]) : error;
    }
  };

  it('outside the plausible interval is accepted only when confirmed, and marked so', () => {
    const glucose = (value: number, more: object = {}) =>
      entered(at(['glucose-random'], ['fluoride']), { results: [{ test: 'glucose-random', value, unit: 'mmol/L', ...more }] }, person, {
        by,
        now,
      });
    expect(refusal(() => glucose(110))).toEqual([['results.0.value', 'resultUnlikely']]);
    expect(refusal(() => glucose(110, { confirmed: false }))).toEqual([['results.0.value', 'resultUnlikely']]);
    expect(glucose(110, { confirmed: true }).results[0]?.entered).toMatchObject({ flag: 'critical-high', confirmed: true });
    expect(glucose(26.1, { confirmed: true }).results[0]?.entered).not.toHaveProperty('confirmed');
  });

  it('has the decimals that the analyzer gives, and no more than a few', () => {
    const value = (test: string, unit: string, entry: object) =>
      entered(at([test], ['serum']), { results: [{ test, value: 0, unit, ...entry }] }, person, { by, now }).results[0]?.entered;
    expect(value('tsh', 'm[IU]/L', { value: 0.013 })).toMatchObject({ value: 0.013, flag: 'low' });
    expect(value('tsh', 'm[IU]/L', { value: 0.005, comparator: '<' })).toMatchObject({ value: 0.005, comparator: '<', flag: 'low' });
    expect(value('creatinine', 'umol/L', { value: 70.7 })).toMatchObject({ value: 70.7, flag: 'within' });
    expect(refusal(() => value('tsh', 'm[IU]/L', { value: 0.01234 }))).toEqual([['results.0.value', 'resultNotNumber']]);
    // Milligrams are still doubted.
    expect(refusal(() => value('creatinine', 'umol/L', { value: 0.8 }))).toEqual([['results.0.value', 'resultUnlikely']]);
  });

  it('of a newborn is critical by a newborn’s limits', () => {
    const born = (value: number) =>
      entered(
        at(['hemoglobin'], ['edta']),
        { results: [{ test: 'hemoglobin', value, unit: 'g/dL' }] },
        { dateOfBirth: '2026-11-20', gender: 'female' },
        { by, now },
      ).results[0]?.entered;
    expect(born(20.5)).toMatchObject({ caution: 'no-range-age' });
    expect(born(20.5)).not.toHaveProperty('flag');
    expect(born(8)).toMatchObject({ flag: 'critical-low' });
  });

  it('is critical if its author says so', () => {
    const film = (critical: boolean) =>
      entered(at(['blood-film'], ['edta']), { results: [{ test: 'blood-film', value: 'Blasts', critical }] }, person, { by, now });
    expect([true, false].map((critical) => film(critical).results[0]?.entered?.flag)).toEqual(['critical', undefined]);
    expect(verified(film(true), ['blood-film'], { by: 'mona', now })).toMatchObject({
      order: { criticalSince: now.toISOString() },
      critical: [{ test: 'blood-film' }],
    });
    const potassium = entered(
      at(['potassium'], ['serum']),
      { results: [{ test: 'potassium', value: 6.9, unit: 'mmol/L', critical: true }] },
      person,
      { by, now },
    );
    expect(potassium.results[0]?.entered?.flag).toBe('critical-high');
  });

  it('of a pregnant woman is never called within range', () => {
    const hemoglobin = (isPregnant: boolean) =>
      entered(
        at(['hemoglobin'], ['edta']),
        { results: [{ test: 'hemoglobin', value: 12.5, unit: 'g/dL' }] },
        { ...person, isPregnant },
        { by, now },
      ).results[0]?.entered;
    expect(hemoglobin(false)).toMatchObject({ flag: 'within', caution: 'pregnancy' });
    expect(hemoglobin(true)).toMatchObject({ caution: 'pregnancy' });
    expect(hemoglobin(true)).not.toHaveProperty('flag');
  });
});

it('an order with long results takes corrections until it has no room, which is said at the field, and short ones longer', () => {
  const tests = [...labTests.entries()].filter(([, { kind }]) => kind === 'text').map(([test]) => test);
  let order = placed({ patientId: id, status: 'active', priority: 'routine', tests }, [], { id, by: 'huda', now });
  for (const specimen of new Set(order.specimens.map(({ kind }) => kind))) {
    order = collected(order, specimen, { by, now });
    order = received(order, { specimen, status: 'received' }, { by, now });
  }
  const correct = (value: string): void => {
    const results = tests.map((test) => ({ test, value, reason: 'Corrected' }));
    order = verified(entered(order, { results }, person, { by, now }), tests, { by: 'mona', now }).order;
    order = acknowledged(order, 'ص'.repeat(500), { by: 'huda', now });
  };
  const most = 400_000;
  let longs = 0;
  const refused = (): Refusal | undefined => {
    try {
      for (; longs < 100; longs += 1) correct('ص'.repeat(2000));
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    return undefined;
  };
  const refusal = refused();
  expect(refusal?.details).toEqual([expect.objectContaining({ path: expect.stringMatching(/^results\.\d+\.value$/), code: 'noRoom' })]);
  expect(longs).toBeGreaterThan(2);
  const [test = ''] = tests;
  for (let again = 0; again < 50; again += 1)
    order = verified(entered(order, { results: [{ test, value: 'Negative', reason: 'Typed wrongly' }] }, person, { by, now }), [test], {
      by: 'mona',
      now,
    }).order;
  expect(bytesOf(order)).toBeLessThan(most);
});

describe('a correction', () => {
  const potassium = (value: number) => ({ results: [{ test: 'potassium', value, unit: 'mmol/L', reason: 'Hemolyzed' }] });
  const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
  const enteredAt = (order: StoredOrder, value: number, minutes: number) =>
    entered(order, potassium(value), person, { by, now: at(minutes) });
  const verifiedAt = (order: StoredOrder, minutes: number) => verified(order, ['potassium'], { by: 'mona', now: at(minutes) }).order;
  const arrived = received(collected(place('active'), 'serum', { by, now }), { specimen: 'serum', status: 'received' }, { by, now });
  const keyOf = (order: StoredOrder): string => listsOf(order).work?.[1] ?? '';
  const critical = verifiedAt(enteredAt(arrived, 6.9, 1), 2);

  it('of a critical value that was acknowledged waits again from the first doubt, before critical results, and is not critical itself', () => {
    const handled = acknowledged(critical, 'Sent to the emergency department', { by: 'huda', now: at(3) });
    const doubted = enteredAt(handled, 4.6, 4);
    expect(doubted).toMatchObject({ waitingSince: at(4).toISOString() });
    expect(keyOf(doubted) < keyOf(critical)).toBe(true);
    const corrected = verifiedAt(doubted, 5);
    expect([keyOf(corrected) < keyOf(critical), corrected.criticalSince]).toEqual([true, undefined]);
    expect(listsOf(acknowledged(corrected, 'Sent home', { by: 'huda', now: at(6) })).work).toBeUndefined();
  });

  it('to a value within its range ends the wait as critical; to another critical one it goes on', () => {
    const doubted = enteredAt(critical, 4.6, 4);
    expect(doubted.criticalSince).toBe(critical.criticalSince);
    expect(verifiedAt(doubted, 5).criticalSince).toBeUndefined();
    expect(verifiedAt(enteredAt(critical, 7.2, 4), 5).criticalSince).toBe(critical.criticalSince);
  });

  it('of a value that was never critical comes after critical results and before all others; a value that nobody verified is no correction', () => {
    const mild = verifiedAt(enteredAt(arrived, 5.4, 1), 2);
    const doubted = enteredAt(mild, 4.6, 4);
    expect([keyOf(critical), keyOf(doubted), keyOf(mild)].toSorted()).toEqual([keyOf(critical), keyOf(doubted), keyOf(mild)]);
    const retyped = enteredAt(enteredAt(arrived, 6.9, 1), 4.6, 2);
    expect([retyped.waitingSince, listsOf(retyped).work]).toEqual([undefined, undefined]);
  });

  it('is shown to a patient in place of a value that they could see, and no other', () => {
    const one = (order: StoredOrder) => order.results[0] ?? { test: 'potassium', status: 'awaited' as const };
    const revision = (order: StoredOrder) => revisionOf(order, one(order));
    const handled = acknowledged(critical, 'Called', { by: 'huda', now: at(3) });
    const doubted = enteredAt(handled, 4.6, 4);
    expect([critical, handled, doubted, verifiedAt(doubted, 5)].map(revision)).toEqual([undefined, undefined, 'checking', 'corrected']);
    const [wrong, again] = [
      changedTo(handled, { status: 'entered-in-error', reason: 'Another patient' }, { by, now: at(9) }),
      verifiedAt(enteredAt(verifiedAt(doubted, 5), 4.7, 6), 7),
    ];
    expect([wrong, again].map(revision)).toEqual(['withdrawn', 'corrected']);
    const unseen = enteredAt(critical, 4.6, 4);
    const unseenWrong = changedTo(critical, { status: 'entered-in-error', reason: 'Another patient' }, { by, now: at(9) });
    expect([unseen, verifiedAt(unseen, 5), unseenWrong].map(revision)).toEqual([undefined, undefined, undefined]);
  });
});
