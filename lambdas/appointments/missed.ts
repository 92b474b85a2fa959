import * as z from 'zod/mini';
import type { MissedOften, MissedOftenPage } from '#contract/appointments/to-call.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { walkPage } from '#platform/pages.ts';
import { end, entriesOf } from '../clinic/agenda.ts';
import { getPatients } from '../clinic/store.ts';
import { reversed } from '../clinic/visit-marks.ts';
import { noShowDays } from './of-patient.ts';
import { keptOf, missed } from './stored.ts';

/** From how many missed appointments on somebody is listed. */
const often = 2;
const pageSize = 25;
/** A large clinic misses a hundred appointments a day: the year is read in parts at the same time. */
const partDays = 31;

const Listed = z.object({ patientId: z.string(), [agendaIndex.sortKey]: z.string() });
interface Person {
  readonly patientId: string;
  readonly count: number;
  readonly lastMissedAt: string;
}

/** Who missed two or more appointments in the last twelve months; a month is some two thousand small items of a large clinic. */
async function missedOften(now: Date): Promise<Person[]> {
  const today = qatarDate(now);
  const firsts = Array.from({ length: Math.ceil((noShowDays + 1) / partDays) }, (_, part) =>
    dayAfter(today, -noShowDays + part * partDays),
  );
  const parts = await Promise.all(
    firsts.map((first) =>
      entriesOf(agendaIndex, missed, { from: qatarInstant(first, 0), to: qatarInstant(dayAfter(first, partDays), -1) + end }),
    ),
  );
  const people = new Map<string, Person>();
  // By time, so that the last one stays.
  for (const { patientId, agendaSort } of z.parse(z.array(Listed), parts.flat())) {
    const { count = 0 } = people.get(patientId) ?? {};
    people.set(patientId, { patientId, count: count + 1, lastMissedAt: agendaSort.slice(0, agendaSort.indexOf('#')) });
  }
  return [...people.values()].filter(({ count }) => count >= often);
}

/** Most first, of equals who missed one last. */
const placeOf = ({ count, lastMissedAt, patientId }: Person): string =>
  `${String(10_000 - count).padStart(5, '0')} ${reversed(lastMissedAt)} ${patientId}`;

/** A page of those who missed two or more appointments in the last twelve months, with how to reach them, and their number. */
export async function missedPage(cursor: string | undefined, now: Date): Promise<MissedOftenPage> {
  const all = (await missedOften(now)).map((row) => ({ row, place: placeOf(row) }));
  const sorted = all.toSorted((one, other) => (one.place < other.place ? -1 : 1));
  const page = await walkPage({ list: 'missed', cursor, size: pageSize }, async (after = '', wanted) =>
    sorted.filter(({ place }) => place > after).slice(0, wanted),
  );
  const patients = new Map((await getPatients(page.rows.map(({ patientId }) => patientId))).map((one) => [one.id, one]));
  const rows = page.rows.flatMap(({ patientId, ...row }): MissedOften[] => {
    const patient = patients.get(patientId);
    return patient === undefined ? [] : [{ ...row, patient: { id: patientId, ...keptOf(patient) }, phone: patient.personalInfo.phone }];
  });
  return { ...page, rows, total: sorted.length };
}
