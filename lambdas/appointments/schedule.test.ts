import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { qatarInstant } from '#contract/base/qatar-time.ts';
import type { StoredAppointment } from './stored.ts';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const { dynamodb } = await import('#platform/dynamodb.ts');
const { appointmentCounts } = await import('./schedule.ts');
const { tallyChangesOf } = await import('./stored.ts');

const [today, tomorrow] = ['2026-11-23', '2026-11-24'];
const statuses = ['booked', 'pending', 'arrived', 'fulfilled', 'noshow', 'cancelled'] as const;
/** A clinic of ten clinicians with sixty appointments each, every ten minutes from 7:00, and as many tomorrow. */
const appointments = [today, tomorrow].flatMap((day) =>
  Array.from({ length: 600 }, (_, index): StoredAppointment & { readonly startsAt: string } => ({
    id: `${day} ${index}`,
    version: 1,
    patientId: `p${index}`,
    patient: { firstName: 'Noor', lastName: 'Ali', nameArabic: 'نور علي', dateOfBirth: '1990-02-03', gender: 'female' },
    minutes: 10,
    service: 'follow-up',
    status: statuses[index % statuses.length] ?? 'booked',
    clinicianId: `clinician ${index % 10}`,
    startsAt: qatarInstant(day, 7 * 60 + Math.floor(index / 10) * 10),
    createdAt: '2026-11-01T08:00:00.000Z',
    createdBy: 'reception',
    changedAt: '2026-11-01T08:00:00.000Z',
    reason: { en: 'Pain in the back since Sunday', ar: 'ألم في الظهر منذ الأحد' },
  })),
);

type Counts = Record<string, number>;
const tallies = new Map<string, Counts>();
for (const { Update: update } of appointments.flatMap((one) => tallyChangesOf([], [one]))) {
  const sk = String(update?.Key?.['sk']);
  const counts = tallies.get(sk) ?? {};
  tallies.set(sk, counts);
  for (const [index, name] of Object.values(update?.ExpressionAttributeNames ?? {}).entries())
    counts[name] = (counts[name] ?? 0) + Number(update?.ExpressionAttributeValues?.[`:d${index}`]);
}

let bytesRead = 0;
/** Whether the tallies of today are those of an earlier release, which counted no hours. */
let isEarlier = false;
const table = mockClient(dynamodb);
beforeEach(() => {
  [bytesRead, isEarlier] = [0, false];
  table.reset();
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: of }: { ExpressionAttributeValues: Record<string, string> }) => {
    const [from = '', to = '~'] = [of[':from'], of[':to']];
    const found =
      of[':pk'] === 'STATS#APPOINTMENTS'
        ? [...tallies].map(([sk, counts]) => {
            const kept = Object.entries(counts).filter(([name]) => !isEarlier || !name.startsWith('open-at-'));
            return { key: sk, item: { pk: of[':pk'], sk, ...Object.fromEntries(kept) } };
          })
        : appointments.filter(({ status }) => status !== 'cancelled').map((one) => ({ key: `${one.startsAt}#${one.id}`, item: one }));
    const items = found.filter(({ key }) => key >= from && key <= to).map(({ item }) => item);
    bytesRead += JSON.stringify(items).length;
    return { Items: items };
  });
});
const unitsRead = (): number => bytesRead / 8192;

const isAhead = (now: Date) => (one: (typeof appointments)[number]) =>
  ['booked', 'pending'].includes(one.status) && one.startsAt >= now.toISOString();
/** What there is, counted one by one. */
const recounted = (now: Date) => ({
  appointmentsToday: appointments.filter(({ status, startsAt }) => status !== 'cancelled' && startsAt < qatarInstant(tomorrow, 0)).length,
  upcomingAppointments: appointments.filter(isAhead(now)).length,
});
const times = [0, 7 * 60, 7 * 60 + 1, 10 * 60 + 30, 16 * 60 + 50, 17 * 60, 23 * 60 + 59].map((at) => new Date(qatarInstant(today, at)));

it('appointments of today and ahead are counted at any time, and cost no more early than late', async () => {
  for (const now of times) {
    bytesRead = 0;
    expect([now, await appointmentCounts(now)]).toEqual([now, recounted(now)]);
    expect([now, unitsRead()]).toEqual([now, expect.toSatisfy((units: number) => units <= 6)]);
  }
});

it('a day whose hours an earlier release did not count is counted, too', async () => {
  isEarlier = true;
  for (const now of times) expect([now, await appointmentCounts(now)]).toEqual([now, recounted(now)]);
});
