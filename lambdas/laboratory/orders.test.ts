import { expect, it } from 'vitest';
import { careLimits } from '#contract/base/care-limits.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { changeOf, withAlerts } from './orders.ts';
import { placed } from './rules.ts';
import type { StoredOrder } from './stored.ts';

const now = new Date('2026-11-22T09:00:00.000Z');
const at = now.toISOString();
const made = { id: '01JZZZZZZZZZZZZZZZZZZZZZZZ', by: 'huda', now };
const numbers = [...labTests].flatMap(([test, { kind }]) => (kind === 'number' ? [test] : [])).slice(0, careLimits.labTests);

it('an order of 60 tests, all critical, is verified, corrected and withdrawn in one transaction each', () => {
  expect(numbers).toHaveLength(60);
  const order = placed({ patientId: made.id, status: 'active', priority: 'routine', tests: numbers }, [], made);
  const verified = {
    value: 1,
    unit: { ucum: '1', shown: '1' },
    flag: 'critical-low',
    enteredBy: 'a',
    enteredAt: at,
    verifiedBy: 'b',
    verifiedAt: at,
  } as const;
  const results = order.results.map(({ test }) => ({ test, status: 'final' as const, verified }));
  const final: StoredOrder = { ...order, results, status: 'completed', waitingSince: at, criticalSince: at };
  const told = withAlerts(final, results, now);
  expect(told.alerts.length).toBeLessThanOrEqual(10);
  // No value is left out of the alerts.
  const names = numbers.map((test) => labTests.get(test)?.name.en ?? test);
  const texts = told.alerts.map(({ message }) => message.en).join(' · ');
  expect(names.filter((name) => !texts.includes(name))).toEqual([]);

  // Verified one at a time, they have no more alerts.
  let single = final;
  for (const result of results) single = withAlerts(single, [result], now).order;
  expect(single.alertIds.length).toBeLessThanOrEqual(10);

  const again = withAlerts(told.order, [], now, true);
  const withdrawn = { ...told.order, status: 'entered-in-error' as const, alertIds: [] };
  for (const items of [
    changeOf(order, told.order, { ...made, alerts: told.alerts }),
    changeOf(told.order, again.order, { ...made, alerts: again.alerts }),
    changeOf(told.order, withdrawn, made),
  ])
    expect(items.length).toBeLessThan(90);
});
