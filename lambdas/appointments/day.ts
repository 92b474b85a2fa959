import type * as z from 'zod/mini';
import {
  type Appointment,
  type AppointmentStatus,
  type Board,
  type Schedule,
  appointmentStatuses,
} from '#contract/appointments/appointments.ts';
import { type BoardQuery, type ScheduleQuery } from '#contract/appointments/queries.ts';
import { inOrder } from '#contract/appointments/stage-order.ts';
import { type Stage, stageOf } from '#contract/appointments/stages.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { walkPage } from '#platform/pages.ts';
import { end, entriesOf } from '../clinic/agenda.ts';
import { unknownRows } from '../clinic/known-rows.ts';
import { type RedSigns, redSignsBetween } from '../clinic/red-signs.ts';
import { type Staff, readStaff } from '../clinic/roster.ts';
import { type Tally, talliesOf } from '../clinic/tallies.ts';
import { daySearch } from './day-search.ts';
import { answerOf, storedIn } from './schedule.ts';
import { type StoredAppointment, cancelled, holding, scheduled, workOf } from './stored.ts';

/** A list is drawn as it is scrolled to; what fills a grid of hours should come in one page, and within what a request can name as known. */
const pageSize = { list: 100, grid: 200 };
/** The first appointments of a stage on the board. */
const columnSize = 20;
/** Appointments that are read at a time, of which a list may leave out most. */
const atOnce = 500;

type Chosen = Pick<z.output<typeof BoardQuery>, 'clinicianId' | 'specialty'>;
interface Days {
  readonly day: string;
  readonly days: number;
}

/** The clinicians that are asked for, of a specialty also former ones; undefined for the whole clinic. */
async function idsOf({ clinicianId, specialty }: Chosen, staff: Promise<Staff>): Promise<readonly string[] | undefined> {
  if (clinicianId !== undefined || specialty === undefined) return clinicianId;
  return [...(await staff).members.values()].filter((one) => one.specialty?.en === specialty).map(({ id }) => id);
}

const placeOf = (one: StoredAppointment): string => `${one.startsAt ?? ''}#${one.id}`;
const byTime = (one: StoredAppointment, other: StoredAppointment): number => (placeOf(one) < placeOf(other) ? -1 : 1);

/** Reads on in the appointments of some days by time: some of those after a place, and after which the next ones come. */
type Read = (from: string | undefined) => Promise<{ readonly some: readonly StoredAppointment[]; readonly next: string | undefined }>;

const rangeOf = ({ day, days }: Days) => ({ from: qatarInstant(day, 0), to: qatarInstant(dayAfter(day, days), -1) + end });

/** What was cancelled of some days, of the clinic or of some clinicians, by time. */
const cancelledOn = async (ids: readonly string[] | undefined, days: Days): Promise<StoredAppointment[]> =>
  storedIn(await entriesOf(workIndex, cancelled, rangeOf(days))).filter((one) => ids === undefined || ids.includes(one.clinicianId ?? ''));

/** How appointments are read: the clinic's in parts, those of some clinicians at once. */
async function readerOf(ids: readonly string[] | undefined, days: Days): Promise<Read> {
  const range = rangeOf(days);
  if (ids !== undefined && ids.length <= careLimits.cliniciansAtOnce) {
    const of = await Promise.all(ids.map((id) => entriesOf(workIndex, workOf(id), range)));
    const own = storedIn(of.flat()).toSorted(byTime);
    return async (from = '') => ({ some: own.filter((one) => placeOf(one) > from), next: undefined });
  }
  const of = ids && new Set(ids);
  return async (from) => {
    const read = storedIn(await entriesOf(agendaIndex, scheduled, { ...range, ...(from !== undefined && { from }), max: atOnce }));
    const last = read.at(-1);
    return {
      some: read.filter((one) => placeOf(one) !== from && (of === undefined || of.has(one.clinicianId ?? ''))),
      next: read.length < atOnce || last === undefined ? undefined : placeOf(last),
    };
  };
}

/** How many appointments some days have of each status, of the clinic or of some clinicians, and who of the clinic has any. */
async function countsOf(ids: readonly string[] | undefined, { day, days }: Days): Promise<Pick<Schedule, 'counts' | 'clinicianIds'>> {
  const tallies = await talliesOf('APPOINTMENTS', day, dayAfter(day, days - 1));
  const own = tallies.filter(({ by }) => ids === undefined || ids.includes(by));
  const sum = (of: readonly Tally[], status: AppointmentStatus): number => of.reduce((all, { counts }) => all + (counts[status] ?? 0), 0);
  const busy = tallies.filter((one) => holding.some((status) => sum([one], status) > 0)).map(({ by }) => by);
  return {
    counts: Object.fromEntries(appointmentStatuses.map((status) => [status, sum(own, status)])) as Schedule['counts'],
    clinicianIds: [...new Set(busy)],
  };
}

/** The appointments that are shown, by time after a place: as many as are wanted, or fewer where there are no more. */
async function shownAfter(
  read: Read,
  after: string | undefined,
  wanted: number,
  isShown: (one: StoredAppointment) => boolean,
): Promise<StoredAppointment[]> {
  const found: StoredAppointment[] = [];
  let from = after;
  do {
    const { some, next } = await read(from);
    found.push(...some.filter(isShown));
    from = next;
  } while (from !== undefined && found.length < wanted);
  return found.slice(0, wanted);
}

/** What answers say of appointments: only those of today show red signs. */
async function answersOf({ day, days }: Days, staff: Promise<Staff>, now: Date): Promise<(one: StoredAppointment) => Appointment> {
  const today = qatarDate(now);
  const [of, red] = await Promise.all([
    staff,
    day <= today && today < dayAfter(day, days) ? redSignsBetween(qatarInstant(today, 0), now.toISOString()) : new Map<string, RedSigns>(),
  ]);
  return (one) => {
    const signs = one.startsAt !== undefined && qatarDate(new Date(one.startsAt)) === today ? red.get(one.patientId) : undefined;
    return { ...answerOf(one, of, now), ...(signs && { redSigns: signs.text }) };
  };
}

/** A page of the appointments of some days by time, without the rows that the caller knows, and the counts of these days. */
export async function scheduleOf(query: z.output<typeof ScheduleQuery>, now: Date): Promise<Schedule> {
  const { date, days, part, search, cursor, known } = query;
  const of = { day: date ?? qatarDate(now), days };
  const staff = readStaff('is shown');
  const answers = answersOf(of, staff, now);
  const ids = await idsOf(query, staff);
  const counting = countsOf(ids, of);
  // Who is searched for may say that they have an appointment.
  const cancelling = part === 'cancelled' || (part === undefined && search !== undefined) ? cancelledOn(ids, of) : [];
  const reading = part === 'cancelled' ? undefined : readerOf(ids, of);
  const isFound = search === undefined ? undefined : daySearch(search, await staff);
  const isShown = (one: StoredAppointment): boolean => {
    const stage = stageOf(one);
    return (part === undefined || (part === 'left' ? stage !== 'over' : stage === part)) && (isFound === undefined || isFound(one));
  };
  const size = query.clinicianId === undefined ? pageSize.list : pageSize.grid;
  const [page, { counts, clinicianIds }, answer] = await Promise.all([
    walkPage({ list: listOf(query, of, part), cursor, size }, async (after, wanted) => {
      const [gone, read] = await Promise.all([cancelling, reading]);
      const held = read === undefined ? [] : await shownAfter(read, after, wanted, isShown);
      const others = gone.filter((one) => placeOf(one) > (after ?? '') && (isFound === undefined || isFound(one)));
      return [...held, ...others]
        .toSorted(byTime)
        .slice(0, wanted)
        .map((row) => ({ row, place: placeOf(row) }));
    }),
    counting,
    answers,
  ]);
  const total = search === undefined ? totalOf(counts, part) : undefined;
  const { rows, marks } = unknownRows(page.rows.map(answer), known);
  return { ...page, rows, marks, counts, clinicianIds, ...(total !== undefined && { total }) };
}

const listOf = (
  { clinicianId, specialty, search }: Chosen & { readonly search?: string | undefined },
  { day, days }: Days,
  part = '',
): string => ['schedule', day, days, clinicianId?.join() ?? '', specialty ?? '', search ?? '', part].join(' ');

const statusesOf: Readonly<Partial<Record<string, readonly AppointmentStatus[]>>> = {
  '': holding,
  left: ['pending', 'booked', 'arrived'],
  expected: ['pending', 'booked'],
  over: ['fulfilled', 'noshow'],
  cancelled: ['cancelled'],
};
/** How many a part of the day has, as far as the statuses say. */
const totalOf = (counts: Schedule['counts'], part = ''): number | undefined =>
  statusesOf[part]?.reduce((sum, status) => sum + counts[status], 0);

/** The first appointments of a day by stage, in the order of work, without the rows that the caller knows, and the number of all. */
export async function boardOf(query: z.output<typeof BoardQuery>, now: Date): Promise<Board> {
  const { date, search, known } = query;
  const of = { day: date ?? qatarDate(now), days: 1 };
  const staff = readStaff('is shown');
  const answers = answersOf(of, staff, now);
  const read = await readerOf(await idsOf(query, staff), of);
  const isFound = search === undefined ? () => true : daySearch(search, await staff);
  const [found, answer] = await Promise.all([shownAfter(read, undefined, Infinity, isFound), answers]);
  const staged = Map.groupBy(found, stageOf);
  const column = (stage: Stage): Board['stages'][Stage] => {
    const all = inOrder(stage, (staged.get(stage) ?? []).map(answer));
    return { ...unknownRows(all.slice(0, columnSize), known), total: all.length };
  };
  return {
    stages: {
      expected: column('expected'),
      arrived: column('arrived'),
      ready: column('ready'),
      'in-visit': column('in-visit'),
      over: column('over'),
    },
  };
}
