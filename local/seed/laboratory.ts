import { ulid } from 'ulid';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import type { OrderPriority } from '#contract/laboratory/laboratory.ts';
import type { agendaOf } from './agenda.ts';
import type { SeedPatient } from './patients.ts';
import { demoPatient } from './people.ts';
import { type Random, randomOf } from './random.ts';
import { ageAt, records } from './records.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Reached = 'ordered' | 'collected' | 'received' | 'entered' | 'verified' | 'acknowledged';
type Values = (random: Random) => Readonly<Record<string, number | string>>;

/** A number between two, with some decimals. */
const around = (random: Random, low: number, high: number, decimals: number): number =>
  Number((low + random.number() * (high - low)).toFixed(decimals));

const electrolytes: Values = (random) => ({
  sodium: random.whole(134, 146),
  potassium: around(random, 3.4, 5.3, 1),
  urea: around(random, 3, 9, 1),
  creatinine: random.whole(50, 115),
});
const diabetes: Values = (random) => ({
  hba1c: around(random, 6.4, 9.6, 1),
  'glucose-fasting': around(random, 5.2, 12, 1),
  ldl: around(random, 1.8, 4.4, 1),
  'albumin-creatinine': random.whole(5, 90),
});
const bloodCount: Values = (random) => ({
  hemoglobin: around(random, 9.5, 15.5, 1),
  'white-cells': around(random, 4, 12, 1),
  platelets: random.whole(140, 420),
  ferritin: random.whole(6, 180),
});
const infection: Values = (random) => ({
  crp: around(random, 1, 60, 1),
  'urine-leukocytes': random.pick(['negative', 'one', 'three']),
  'culture-urine': random.pick(['no-growth', 'growth']),
});

/** The unit of a test, as results are entered in. */
export function unitOf(test: string): { unit?: string } {
  const known = labTests.get(test);
  return known?.kind === 'number' ? { unit: known.unit.ucum } : {};
}

/** An order plan: how long ago it was placed, for a patient whose record supports it, and its current step. */
interface Kind {
  readonly fits: (patient: SeedPatient, age: number) => boolean;
  readonly values: Values;
  readonly minutesAgo: readonly number[];
  readonly reached: Reached;
  readonly priority?: OrderPriority;
  readonly note?: string;
}
const adult = (_: SeedPatient, age: number): boolean => age >= 18;
const days = (count: number): number => (count * dayMs) / minuteMs;
const kinds: readonly Kind[] = [
  // The demonstration's patient has results with a course.
  {
    fits: ({ personalInfo: { email } }) => email === demoPatient.email,
    values: bloodCount,
    minutesAgo: [days(250), days(120), days(4)],
    reached: 'acknowledged',
  },
  { fits: records(/Type 2 diabetes/), values: diabetes, minutesAgo: [days(270), days(180), days(91), days(2)], reached: 'acknowledged' },
  { fits: records(/Type 2 diabetes/), values: diabetes, minutesAgo: [days(200), days(95)], reached: 'acknowledged' },
  { fits: records(/Hypertension/), values: electrolytes, minutesAgo: [days(120), days(30)], reached: 'acknowledged' },
  { fits: records(/Iron deficiency/), values: bloodCount, minutesAgo: [days(60)], reached: 'acknowledged' },
  { fits: adult, values: bloodCount, minutesAgo: [300], reached: 'verified', note: 'Tired for a month' },
  { fits: adult, values: infection, minutesAgo: [1500], reached: 'verified' },
  { fits: adult, values: electrolytes, minutesAgo: [95], reached: 'entered', priority: 'urgent' },
  { fits: adult, values: bloodCount, minutesAgo: [70], reached: 'received', priority: 'stat', note: 'Dizzy, pale' },
  { fits: adult, values: infection, minutesAgo: [45], reached: 'received' },
  { fits: adult, values: diabetes, minutesAgo: [40], reached: 'collected' },
  { fits: adult, values: electrolytes, minutesAgo: [10], reached: 'ordered' },
];

interface Staff {
  readonly prescriber: string;
  /** The laboratory's two people. */
  readonly laboratory: readonly [string, string];
}

/** Laboratory orders before a time, as the bulk load takes them. They include the glucose of one of the day's alerts, unacknowledged. */
export function laboratoryOf(
  patients: readonly SeedPatient[],
  agenda: ReturnType<typeof agendaOf>,
  { prescriber, laboratory: [enteredBy, verifiedBy] }: Staff,
  nowMs: number,
) {
  const people = { by: prescriber, enteredBy, verifiedBy };
  const random = randomOf(9_000_000);
  const order = (minutesAgo: number, values: ReturnType<Values>) => {
    const orderedAtMs = nowMs - minutesAgo * minuteMs;
    const results = Object.entries(values).map(([test, value]) => ({
      test,
      value,
      ...unitOf(test),
      ...(value === 'growth' && { comment: 'Escherichia coli, more than 10^5 CFU/mL' }),
    }));
    return { ...people, id: ulid(orderedAtMs, () => random.number()), results };
  };
  const critical = agenda.flatMap(({ nationalId, alerts }) =>
    alerts.flatMap(({ id: alertId, message }) =>
      message.en.startsWith('Glucose')
        ? [
            {
              nationalId,
              order: {
                ...order(255, { 'glucose-random': 26.1, ketones: 0.4, creatinine: 96 }),
                alertId,
                priority: 'urgent' as const,
                reached: 'verified' as const,
              },
            },
          ]
        : [],
    ),
  );
  const taken = new Set<string | null | undefined>(critical.map(({ nationalId }) => nationalId));
  const planned = kinds.flatMap(({ fits, values, minutesAgo, reached, priority = 'routine', note }) => {
    const found = patients.find(
      (one) => one.status === 'active' && !taken.has(one.personalInfo.nationalId) && fits(one, ageAt(one, nowMs)),
    );
    const nationalId = found?.personalInfo.nationalId;
    if (!nationalId) return [];
    taken.add(nationalId);
    return minutesAgo.map((ago) => ({
      nationalId,
      order: {
        ...order(ago, values(random)),
        priority,
        reached,
        ...(note !== undefined && { note }),
        ...(reached === 'acknowledged' && { done: 'Discussed with the patient' }),
      },
    }));
  });
  const of = Map.groupBy([...critical, ...planned], ({ nationalId }) => nationalId);
  return [...of].map(([nationalId, own]) => ({ nationalId, laboratory: own.map((one) => one.order) }));
}
