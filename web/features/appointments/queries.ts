import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import {
  Appointment,
  AppointmentPage,
  Board,
  ChangedAppointment,
  ChangedHours,
  type Clinician,
  Clinicians,
  type FreeTime,
  FreeTimes,
  Schedule,
} from '#contract/appointments/appointments.ts';
import { type SchedulePart } from '#contract/appointments/stages.ts';
import { type Stage, stages } from '#contract/appointments/stages.ts';
import type { Texts } from '#contract/base/language.ts';
import { byName } from '#contract/staff/finding.ts';
import type { BodyInputOf, QueryInputOf } from '#contract/routes/table.ts';
import { call } from '../../lib/api.ts';
import { allRows, knownIn } from '../../lib/known-rows.ts';
import { useLocale } from '../../lib/locale.ts';
import { pagesQuery } from '../../lib/pages.ts';
import { said } from '../../lib/said.ts';

const minuteMs = 60_000;

/** Whose appointments are shown: of some clinicians, of a specialty, or of the clinic. */
export interface Whose {
  readonly clinicianIds?: readonly string[] | undefined;
  readonly specialty?: string | undefined;
}
/** Of which days, which part of the list, and what is searched for. */
export interface AskedSchedule extends Whose {
  readonly date: string;
  readonly days: number;
  readonly part?: SchedulePart | undefined;
  readonly search?: string | undefined;
}
const askedOf = ({ clinicianIds, specialty, search = '' }: Whose & Pick<AskedSchedule, 'search'>) => ({
  ...(clinicianIds !== undefined && { clinicianId: clinicianIds.join() }),
  ...(specialty !== undefined && clinicianIds === undefined && { specialty }),
  ...(search !== '' && { search }),
});

/** The appointments of some days, page by page. They change by the minute: of the first page, only what is not here yet is answered. */
export const scheduleQuery = (asked: AskedSchedule) => ({
  ...pagesQuery(['appointments', 'schedule', asked], async (page, signal, before: Schedule | undefined): Promise<Schedule> => {
    const { date, days, part } = asked;
    const query = {
      date,
      days: String(days),
      ...askedOf(asked),
      ...(part !== undefined && { part }),
      ...page,
      known: knownIn(before?.marks),
    };
    const answer = await call('appointments.list', { answer: Schedule, query, signal });
    return { ...answer, rows: allRows({ rows: answer.rows, marks: answer.marks }, { rows: before?.rows, marks: before?.marks }) };
  }),
  staleTime: minuteMs,
});

/** The first appointments of a day by stage, with the number of all. */
export const boardQuery = (asked: Whose & Pick<AskedSchedule, 'date' | 'search'>) =>
  queryOptions({
    queryKey: ['appointments', 'schedule', 'board', asked],
    queryFn: async ({ signal, client, queryKey }): Promise<Board> => {
      const before = client.getQueryData<Board>(queryKey);
      const known = knownIn(...stages.map((stage) => before?.stages[stage].marks));
      const answer = await call('appointments.board', { answer: Board, query: { date: asked.date, ...askedOf(asked), known }, signal });
      const here = stages.flatMap((stage) => before?.stages[stage] ?? []);
      const all = { rows: here.flatMap(({ rows }) => rows), marks: here.flatMap(({ marks = [] }) => marks) };
      const column = (stage: Stage) => {
        const { rows, marks, ...more } = answer.stages[stage];
        return { ...more, marks, rows: allRows({ rows, marks }, all) };
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
    },
    staleTime: minuteMs,
  });

/** Who waits for an appointment; for a freed time, those who could take it. */
export const waitingQuery = (wish: { readonly clinicianId?: string | undefined; readonly minutes?: number | undefined }) => ({
  ...pagesQuery(['appointments', 'waiting', wish], (page, signal) =>
    call('appointments.waiting', {
      answer: AppointmentPage,
      query: {
        ...page,
        ...(wish.clinicianId !== undefined && { clinicianId: wish.clinicianId }),
        ...(wish.minutes !== undefined && { minutes: String(wish.minutes) }),
      },
      signal,
    }),
  ),
  staleTime: minuteMs,
});

/** The clinicians who see patients, all of them. */
export const cliniciansQuery = queryOptions({
  queryKey: ['clinicians'],
  queryFn: async ({ signal }) => (await call('clinicians.list', { answer: Clinicians, signal })).rows,
});

/** The clinicians who see patients, by name. */
export function useClinicians() {
  const locale = useLocale();
  const query = useQuery(cliniciansQuery);
  return { ...query, data: query.data?.toSorted(byName(locale)) };
}

/** The specialties of some clinicians, by name, each once. */
export const specialtiesOf = (clinicians: readonly Clinician[]): readonly Texts[] =>
  [
    ...new Map(clinicians.flatMap(({ specialty }) => (specialty === undefined ? [] : [[specialty.en, specialty] as const]))).values(),
  ].toSorted((one, other) => said(one).localeCompare(said(other)));

type AskedFree = Omit<QueryInputOf<'appointments.free'>, 'cursor'>;
/** The free times for a visit, page by page. Other people book too, so each view fetches again. */
export const freeTimesQuery = (asked: AskedFree) => ({
  ...pagesQuery(['appointments', 'free', asked], (page, signal) =>
    call('appointments.free', { answer: FreeTimes, query: { ...asked, ...page }, signal }),
  ),
  staleTime: 0,
});

/** The free times that are asked for, the soonest first, of at most some pages. */
export async function freeTimesFor(asked: AskedFree, pagesMax: number): Promise<readonly FreeTime[]> {
  const found: FreeTime[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    pages += 1;
    // Each page says where the next one begins.
    // oxlint-disable-next-line no-await-in-loop
    const page = await call('appointments.free', { answer: FreeTimes, query: { ...asked, ...(cursor !== undefined && { cursor }) } });
    found.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== undefined && pages < pagesMax);
  return found;
}

/** `requestId` is the same for every attempt, so that only one appointment is made. */
export const bookAppointment = (request: { body: BodyInputOf<'appointments.book'>; requestId: string }) =>
  call('appointments.book', { answer: Appointment, ...request });
/** Puts a patient on the waiting list; `requestId` as for a booking. */
export const waitForAppointment = (request: { body: BodyInputOf<'appointments.wait'>; requestId: string }) =>
  call('appointments.wait', { answer: Appointment, ...request });

const placeOf = ({ id, version, patient }: Appointment) => ({ params: { id: patient.id, appointmentId: id }, ifMatch: version });

/** Moves an appointment, or gives a waiting one its time. Refused with 412 if it is no longer at this version. */
export const giveTime = (appointment: Appointment, body: BodyInputOf<'appointments.time'>) =>
  call('appointments.time', { answer: Appointment, ...placeOf(appointment), body });
/** Changes an appointment's status. Refused with 412 if it is no longer at this version. */
export const changeStatus = (appointment: Appointment, body: BodyInputOf<'appointments.change'>) =>
  call('appointments.change', { answer: ChangedAppointment, ...placeOf(appointment), body });
/** Replaces a clinician's hours. Refused with 412 if they are no longer at this version. */
export const changeHours = (clinicianId: string, version: number, body: BodyInputOf<'clinicians.changeHours'>) =>
  call('clinicians.changeHours', { answer: ChangedHours, params: { clinicianId }, ifMatch: version, body });

/**
 * After a change to an appointment: refetches the displayed lists, free times and counts, and removes the others from the cache, so that no
 * page shows outdated ones.
 */
export const appointmentsChanged = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [['appointments'], ['patients', 'stats']].map((queryKey) => {
      queryClient.removeQueries({ queryKey, type: 'inactive' });
      return queryClient.invalidateQueries({ queryKey });
    }),
  );
