import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { appointmentStatuses } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import { prescriptionStatuses } from '#contract/prescriptions/prescriptions.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { Refusal } from '#platform/refusal.ts';
import type { StoredAppointment } from '../appointments/stored.ts';
import type { StoredOrder } from '../laboratory/stored.ts';
import type { StoredPrescription } from '../prescriptions/stored.ts';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const appointmentRules = await import('../appointments/rules.ts');
const { changeOf: appointmentItems, removalOf } = await import('../appointments/stored.ts');
const laboratory = await import('../laboratory/rules.ts');
const { changeOf: orderItems } = await import('../laboratory/orders.ts');
const { changedTo: prescriptionTo } = await import('../prescriptions/rules.ts');
const { prescriptionItems } = await import('../prescriptions/stored.ts');

const begin = Date.parse('2026-11-23T04:00:00Z');
const minuteMs = 60_000;

/** A table after the counting items of some transactions; all other items are ignored. */
class Table {
  readonly #lines = new Map<string, Record<string, number>>();

  write(items: readonly TransactItem[]): void {
    for (const { Update: update } of items) {
      const { pk, sk } = update?.Key ?? {};
      if (update === undefined || !String(pk).startsWith('STATS#')) continue;
      const line = this.#lines.get(`${pk} ${sk}`) ?? {};
      for (const [, name = '', value = ''] of (update.UpdateExpression ?? '').matchAll(/(#n\d+) (:d\d+)/g)) {
        const attribute = update.ExpressionAttributeNames?.[name] ?? '';
        line[attribute] = (line[attribute] ?? 0) + Number(update.ExpressionAttributeValues?.[value]);
      }
      this.#lines.set(`${pk} ${sk}`, line);
    }
  }

  /** The counts that are not 0, by line and name. */
  counts(): Record<string, number> {
    return Object.fromEntries(
      [...this.#lines].flatMap(([line, counts]) =>
        Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [[`${line} ${name}`, count]])),
      ),
    );
  }
}

/** A plain recount, written independently. */
class Recount {
  readonly counts: Record<string, number> = {};

  one(kind: string, at: string, by: string, name: string, count = 1): void {
    const key = `STATS#${kind} ${qatarDate(new Date(at))}#${by} ${name}`;
    this.counts[key] = (this.counts[key] ?? 0) + count;
  }

  time(kind: string, day: string, by: string, measure: string, from: string, to: string): void {
    const minutes = (Date.parse(to) - Date.parse(from)) / minuteMs;
    const bucket = [5, 10, 15, 20, 30, 45, 60, 90, 120, 240, 480, 1440, 2880, Infinity].findIndex((most) => minutes <= most);
    this.one(kind, day, by, `${measure}-${bucket}`);
  }
}

/** An action, or undefined if the rules refuse it. */
function allowed<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const step = <Deed extends string>(deed: Deed) =>
  fc.record({ deed: fc.constant(deed), who: fc.constantFrom('huda', 'omar'), minutes: fc.integer({ min: 0, max: 300 }) });
const walk = <Deed extends string>(...deeds: readonly Deed[]) =>
  fc.array(fc.constantFrom(...deeds).chain(step), { minLength: 10, maxLength: 40 });

it('appointments that are moved, received, missed, undone and deleted match a recount', () => {
  let seen = 0;
  fc.assert(
    fc.property(walk(...appointmentStatuses, 'arrived', 'fulfilled', 'move'), fc.boolean(), (steps, isDeleted) => {
      const table = new Table();
      let now = begin;
      let one: StoredAppointment = {
        id: 'one',
        version: 1,
        patientId: 'p',
        // Five years old from the second day on.
        patient: { firstName: 'Noor', lastName: 'Ali', dateOfBirth: '2021-11-24', gender: 'female' },
        minutes: 20,
        service: 'consultation',
        status: 'booked',
        clinicianId: 'huda',
        startsAt: new Date(begin).toISOString(),
        createdAt: new Date(begin).toISOString(),
        createdBy: 'r',
        changedAt: new Date(begin).toISOString(),
      };
      table.write(appointmentItems(undefined, one).map(({ item }) => item));
      for (const { deed, who, minutes } of steps) {
        now += minutes * minuteMs;
        const at = new Date(now);
        const day = dayAfter(qatarDate(at), minutes % 2);
        const place = { clinicianId: who, date: day, time: '09:00', minutes: 20 };
        const startsAt = new Date(qatarMidnight(day) + (480 + minutes) * minuteMs).toISOString();
        const after = allowed(() =>
          deed === 'move'
            ? appointmentRules.movedTo(one, { ...place, startsAt }, { by: 'reception', byPatient: false }, at)
            : appointmentRules.changedTo(one, deed, { now: at }),
        );
        if (after === undefined) continue;
        table.write(appointmentItems(one, after).map(({ item }) => item));
        one = after;
      }
      if (isDeleted) table.write(removalOf(one));
      const recount = new Recount();
      const { status, startsAt = '', clinicianId = '', arrivedAt, changedAt } = one;
      if (!isDeleted) {
        recount.one('APPOINTMENTS', startsAt, clinicianId, status);
        recount.one('APPOINTMENTS', startsAt, clinicianId, 'versions', one.version);
        recount.one('APPOINTMENTS', startsAt, clinicianId, `of-consultation-${status}`);
        if (status === 'fulfilled')
          recount.one('APPOINTMENTS', startsAt, clinicianId, `seen-female-${qatarDate(new Date(startsAt)) >= '2026-11-24' ? 5 : 0}`);
        const hour = new Date(Date.parse(startsAt) + 3 * 3_600_000).getUTCHours();
        if (status === 'fulfilled' || status === 'noshow') recount.one('APPOINTMENTS', startsAt, clinicianId, `${status}-at-${hour}`);
        if (status === 'booked' || status === 'pending') recount.one('APPOINTMENTS', startsAt, clinicianId, `open-at-${hour}`);
        if (status === 'fulfilled' && arrivedAt !== undefined && qatarDate(new Date(arrivedAt)) === qatarDate(new Date(changedAt))) {
          recount.time('APPOINTMENTS', startsAt, clinicianId, 'stay', arrivedAt, changedAt);
          seen += 1;
        }
      }
      expect(table.counts()).toEqual(recount.counts);
    }),
    { numRuns: 500 },
  );
  expect(seen).toBeGreaterThan(5);
});

it('laboratory orders that are verified, corrected, acknowledged, revoked or in error match a recount', () => {
  const person = { dateOfBirth: '1980-01-01', gender: 'female' };
  const usual = ['collect', 'receive', 'high', 'within', 'verify', 'acknowledge'] as const;
  // By chance alone, few orders get as far as a late acknowledgement.
  const inOrder = fc.tuple(...(['collect', 'receive', 'high', 'verify', 'acknowledge'] as const).map(step));
  const orders = fc
    .tuple(fc.option(inOrder, { nil: [], freq: 2 }), walk(...usual, ...usual, ...usual, 'reject', 'send', 'revoke', 'err'))
    .map((parts) => parts.flat());
  let seen = 0;
  fc.assert(
    fc.property(orders, (steps) => {
      const table = new Table();
      const recount = new Recount();
      let now = begin;
      const tests = ['potassium'];
      const id = '01JZZZZZZZZZZZZZZZZZZZZZZZ';
      let order: StoredOrder = laboratory.placed({ patientId: 'p', status: 'draft', priority: 'routine', tests }, [], {
        id,
        by: 'huda',
        now: new Date(now),
      });
      table.write(orderItems(undefined, order, { by: 'huda', now: new Date(now) }));
      /** The laboratory's own log, written as things happen. */
      let received = '';
      let isCounted = false;
      let waits: string | undefined;
      let critical: string | undefined;
      for (const { deed, minutes } of [{ deed: 'send', minutes: 1 } as const, ...steps]) {
        now += minutes * minuteMs;
        const [at, deedBy] = [new Date(now), { by: 'tariq', now: new Date(now) }];
        const value = (number: number) => ({ results: [{ test: 'potassium', value: number, unit: 'mmol/L', reason: 'Again' }] });
        const was = order;
        const after = allowed(() => {
          if (deed === 'collect') return laboratory.collected(order, 'serum', deedBy);
          if (deed === 'receive') return laboratory.received(order, { specimen: 'serum', status: 'received' }, deedBy);
          if (deed === 'reject') return laboratory.received(order, { specimen: 'serum', status: 'rejected', reason: 'Clotted' }, deedBy);
          if (deed === 'high') return laboratory.entered(order, value(6.9), person, deedBy);
          if (deed === 'within') return laboratory.entered(order, value(4), person, deedBy);
          if (deed === 'verify') return laboratory.verified(order, ['potassium'], { by: 'mona', now: at }).order;
          if (deed === 'acknowledge') return laboratory.acknowledged(order, 'Called', { by: 'omar', now: at });
          const status = deed === 'send' ? 'active' : deed === 'revoke' ? 'revoked' : 'entered-in-error';
          return laboratory.changedTo(order, { status, reason: 'No' }, deedBy);
        });
        if (after === undefined) continue;
        table.write(orderItems(order, after, deedBy));
        order = after;
        const said = at.toISOString();
        if (deed === 'send') recount.one('LABORATORY', said, 'huda', 'orders');
        if (deed === 'receive') received = said;
        // From the first doubt, whoever acted on the value is waited for.
        if ((deed === 'high' || deed === 'within') && was.results[0]?.verified !== undefined) waits ??= said;
        if (deed === 'verify') {
          if (!isCounted) {
            recount.one('LABORATORY', said, 'huda', 'results');
            recount.time('LABORATORY', said, 'huda', 'turnaround', received, said);
          }
          isCounted = true;
          waits ??= said;
          const isHigh = was.results[0]?.entered?.value === 6.9;
          if (isHigh) {
            if (!order.results[0]?.earlier?.some((one) => one.value === 6.9)) recount.one('LABORATORY', said, 'huda', 'criticals');
            critical ??= said;
          } else critical = undefined;
        }
        if (deed === 'acknowledge') {
          recount.time('LABORATORY', said, 'huda', 'acknowledgement', waits ?? '', said);
          if (critical !== undefined && now - Date.parse(critical) >= 30 * minuteMs) {
            recount.one('LABORATORY', said, 'huda', 'late');
            seen += 1;
          }
          [waits, critical] = [undefined, undefined];
        }
      }
      const isUndone = order.status === 'revoked' || order.status === 'entered-in-error';
      expect(table.counts()).toEqual(isUndone ? {} : recount.counts);
    }),
    { numRuns: 500 },
  );
  expect(seen).toBeGreaterThan(5);
});

it('prescriptions that are signed, held, resumed, stopped or in error match a recount', () => {
  fc.assert(
    fc.property(walk(...prescriptionStatuses, 'active', 'on-hold'), (steps) => {
      const table = new Table();
      let now = begin;
      const made = new Date(begin).toISOString();
      let one: StoredPrescription = {
        id: 'one',
        version: 1,
        patientId: 'p',
        status: 'draft',
        drug: { name: { en: 'Amlodipine', ar: 'أملوديبين' } },
        dose: { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 },
        authorId: 'huda',
        createdAt: made,
        changedAt: made,
        changedBy: 'huda',
        overrides: [],
      };
      table.write(prescriptionItems([[undefined, one]]));
      for (const { deed, minutes } of steps) {
        now += minutes * minuteMs;
        const at = new Date(now);
        const changed = allowed(() => prescriptionTo(one, deed, { by: 'huda', now: at }));
        if (changed === undefined) continue;
        const rules = minutes % 2 === 0 ? (['age', 'age', 'kidney'] as const) : [];
        const after: StoredPrescription =
          deed === 'active' ? { ...changed, signedAt: at.toISOString(), overrides: rules.map((rule) => ({ rule })) } : changed;
        table.write(prescriptionItems([[one, after]]));
        one = after;
      }
      const recount = new Recount();
      if (one.signedAt !== undefined && one.status !== 'entered-in-error') {
        recount.one('PRESCRIPTIONS', one.signedAt, 'huda', 'signed');
        for (const { rule } of one.overrides) recount.one('PRESCRIPTIONS', one.signedAt, 'huda', `override-${rule}`);
      }
      expect(table.counts()).toEqual(recount.counts);
    }),
    { numRuns: 500 },
  );
});
