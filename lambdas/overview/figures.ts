import type { Analytics, AppointmentFigures } from '#contract/overview/analytics.ts';
import { ageGroups } from '#contract/patient/age-groups.ts';
import { genders } from '#contract/patient/choices.ts';
import { type AppointmentStatus, serviceIds, services } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate, weekdayOf } from '#contract/base/qatar-time.ts';
import { type Measure, bucketEnds } from '#contract/base/time-buckets.ts';
import { checkRules } from '#contract/symptom-check/check-rules.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { freeOn } from '../appointments/free-times.ts';
import { type Staff, readStaff, withWork } from '../clinic/roster.ts';
import { hourName, seenName, serviceName } from '../appointments/stored.ts';
import { end, entriesOf } from '../clinic/agenda.ts';
import { type Tally, type TallyKind, firstDayOf, overrideName, talliesOf, timeName } from '../clinic/tallies.ts';
import { unsignedBefore } from '../chart/unsigned.ts';
import { criticalResults, escalatedBefore } from '../laboratory/escalation.ts';

const daysFrom = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
};

/** The sum of some counts. A deleted record may have subtracted more than these tallies contain. */
const total = (tallies: readonly Tally[], ...names: readonly string[]): number =>
  Math.max(
    0,
    tallies.reduce((sum, { counts }) => names.reduce((part, name) => part + (counts[name] ?? 0), sum), 0),
  );

/** Appointments by outcome, from counts that are named after the status, perhaps with something else. */
const appointmentFigures = (tallies: readonly Tally[], named = (status: AppointmentStatus): string => status): AppointmentFigures => ({
  open: total(tallies, named('pending'), named('booked'), named('arrived')),
  fulfilled: total(tallies, named('fulfilled')),
  noshow: total(tallies, named('noshow')),
  cancelled: total(tallies, named('cancelled')),
});

/**
 * The totals of the days before some days, as many. What was not yet counted on the first of them is not known: a clinic's first weeks must
 * not seem to have had no patients.
 */
async function daysBefore(from: string, to: string): Promise<Analytics['before']> {
  const first = dayAfter(from, -daysFrom(from, to).length);
  const last = dayAfter(from, -1);
  const known = async (kind: TallyKind): Promise<Tally[] | undefined> => {
    const [since, tallies] = await Promise.all([firstDayOf(kind), talliesOf(kind, first, last)]);
    return since !== undefined && since <= first ? tallies : undefined;
  };
  const [appointments, visits, laboratory, prescriptions, registrations] = await Promise.all([
    known('APPOINTMENTS'),
    known('VISITS'),
    known('LABORATORY'),
    known('PRESCRIPTIONS'),
    known('REGISTRATIONS'),
  ]);
  const sum = (tallies: readonly Tally[] | undefined, name: string): number | null => (tallies === undefined ? null : total(tallies, name));
  return {
    from: first,
    to: last,
    appointments: appointments === undefined ? null : appointmentFigures(appointments),
    visits: sum(visits, 'visits'),
    prescriptions: sum(prescriptions, 'signed'),
    laboratoryOrders: sum(laboratory, 'orders'),
    registered: sum(registrations, 'registered'),
  };
}

const bucketsOf = (tallies: readonly Tally[], measure: Measure): number[] =>
  Array.from({ length: bucketEnds.length + 1 }, (_, bucket) => total(tallies, timeName(measure, bucket)));

/** The free time that measures how soon a clinician can be seen: the first two are often gaps left by a cancellation. */
const wanted = 3;
/** How far ahead to look, one week at a time, so that a clinician with early free times costs one week. */
const weeks = 4;

/** Days from today to the third free time of each clinician; null where there is none in four weeks. */
async function thirdFreeTimes(staff: Staff, now: Date): Promise<Map<string, number | null>> {
  const today = qatarDate(now);
  const found = new Map<string, number | null>();
  const free = new Map([...staff.hours.keys()].map((id) => [id, 0]));
  for (let week = 0; week < weeks && free.size > 0; week += 1) {
    const from = dayAfter(today, week * 7);
    const days = daysFrom(from, dayAfter(from, 6));
    for (const { date, clinicianId: id, times } of await freeOn(days, [...free.keys()], services.consultation, staff, now)) {
      const before = free.get(id);
      if (before === undefined) continue;
      free.set(id, before + times.length);
      if (before + times.length < wanted) continue;
      found.set(id, daysFrom(today, date).length - 1);
      free.delete(id);
    }
  }
  for (const id of free.keys()) found.set(id, null);
  return found;
}

const dayMs = 86_400_000;

/** The figures of days in Qatar, inclusive, from a few small queries: everything was counted when it happened. */
export async function analyticsOf(from: string, to: string, now: Date): Promise<Analytics> {
  const staff = await readStaff();
  const [before, appointments, visits, laboratory, prescriptions, registrations, thirdFree, criticals, unsigned] = await Promise.all([
    daysBefore(from, to),
    talliesOf('APPOINTMENTS', from, to),
    talliesOf('VISITS', from, to),
    talliesOf('LABORATORY', from, to),
    talliesOf('PRESCRIPTIONS', from, to),
    talliesOf('REGISTRATIONS', from, to),
    thirdFreeTimes(staff, now),
    entriesOf(agendaIndex, criticalResults, { to: `${escalatedBefore(now)}#${end}` }),
    Promise.all(withWork(staff).map((id) => unsignedBefore(id, new Date(now.getTime() - dayMs).toISOString()))),
  ]);
  const work = (mine: (tally: Tally) => boolean) => ({
    appointments: appointmentFigures(appointments.filter(mine)),
    visits: total(visits.filter(mine), 'visits'),
    prescriptions: total(prescriptions.filter(mine), 'signed'),
    laboratoryOrders: total(laboratory.filter(mine), 'orders'),
  });
  const people = new Set([...staff.hours.keys(), ...[appointments, visits, laboratory, prescriptions].flat().map(({ by }) => by)]);
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return {
    from,
    to,
    before,
    days: daysFrom(from, to).map((date) => {
      const onDay = ({ day }: Tally): boolean => day === date;
      return { date, ...work(onDay), registered: total(registrations.filter(onDay), 'registered') };
    }),
    clinicians: [...people].map((id) => {
      const name = staff.members.get(id)?.name;
      const free = thirdFree.get(id);
      const wait = bucketsOf(
        visits.filter(({ by }) => by === id),
        'wait',
      );
      return { id, ...(name && { name }), ...work(({ by }) => by === id), wait, ...(free !== undefined && { thirdFree: free }) };
    }),
    services: serviceIds
      .map((service) => ({ service, ...appointmentFigures(appointments, (status) => serviceName(service, status)) }))
      .filter(({ open, fulfilled, noshow, cancelled }) => open + fulfilled + noshow + cancelled > 0),
    patients: ageGroups
      .flatMap((age) => genders.map((gender) => ({ age, gender, count: total(appointments, seenName(gender, age)) })))
      .filter(({ count }) => count > 0),
    attendance: Array.from({ length: 7 }, (_, weekday) => weekday).flatMap((weekday) => {
      const ofWeekday = appointments.filter(({ day }) => weekdayOf(day) === weekday);
      return hours
        .map((hour) => ({
          weekday,
          hour,
          fulfilled: total(ofWeekday, hourName('fulfilled', hour)),
          noshow: total(ofWeekday, hourName('noshow', hour)),
        }))
        .filter(({ fulfilled, noshow }) => fulfilled + noshow > 0);
    }),
    times: {
      wait: bucketsOf(visits, 'wait'),
      stay: bucketsOf(appointments, 'stay'),
      turnaround: bucketsOf(laboratory, 'turnaround'),
      acknowledgement: bucketsOf(laboratory, 'acknowledgement'),
    },
    laboratory: {
      results: total(laboratory, 'results'),
      criticals: total(laboratory, 'criticals'),
      late: total(laboratory, 'late'),
    },
    overrides: checkRules
      .map((rule) => ({ rule, count: total(prescriptions, overrideName(rule)) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
    waiting: { unsignedNotes: unsigned.reduce((sum, count) => sum + count, 0), criticalResults: criticals.length },
  };
}
