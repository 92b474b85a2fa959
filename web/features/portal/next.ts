import type { Appointment } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { allergyStatusOf } from '#contract/patient/allergies.ts';
import type { Patient } from '#contract/patient/patient.ts';
import type { Portal } from '#contract/portal/portal.ts';
import type { Proposal } from '#contract/proposals/proposals.ts';

/** How long a result or an answer is new, in days; nothing records that it was read. */
const newDays = 14;
/** From how many days before it an appointment leads. */
const soonDays = 2;

export interface KnownOfPerson {
  readonly patient: Patient;
  readonly portal: Portal | undefined;
  readonly coming: readonly Appointment[];
  readonly proposals: readonly Proposal[];
}

/** The one thing of a home page that leads. */
export type Next =
  | { readonly kind: 'visit'; readonly appointment: Appointment; readonly startsAt: string }
  | { readonly kind: 'result'; readonly on: string }
  | { readonly kind: 'answer'; readonly of: 'repeat' | 'proposal' }
  | { readonly kind: 'allergies' }
  | { readonly kind: 'nothing' };

const isNew = (on: string, today: string): boolean => on >= dayAfter(today, -newDays);

/** How many orders have results that are new. */
export const newReports = (portal: Portal | undefined, today: string): number =>
  portal?.reports.rows.filter(({ takenOn }) => isNew(takenOn, today)).length ?? 0;

/** An appointment within two days, then what the clinic has sent, then a later appointment, then what the clinic does not know yet. */
export function nextOf({ patient, portal, coming, proposals }: KnownOfPerson, now: string): Next {
  const today = qatarDate(new Date(now));
  const visit = coming.flatMap((appointment): (Next & { kind: 'visit' })[] => {
    const { startsAt, status } = appointment;
    const isToCome = startsAt !== undefined && startsAt > now && (status === 'booked' || status === 'pending');
    return isToCome ? [{ kind: 'visit', appointment, startsAt }] : [];
  })[0];
  if (visit !== undefined && qatarDate(new Date(visit.startsAt)) <= dayAfter(today, soonDays)) return visit;
  const report = portal?.reports.rows.find(({ takenOn }) => isNew(takenOn, today));
  if (report !== undefined) return { kind: 'result', on: report.takenOn };
  const isRepeatAnswered = portal?.prescriptions.some(({ repeat }) => repeat?.state === 'declined' && isNew(repeat.on, today));
  if (isRepeatAnswered === true) return { kind: 'answer', of: 'repeat' };
  const isAnswered = proposals.some(
    ({ state, answeredAt }) =>
      (state === 'accepted' || state === 'refused') && answeredAt !== undefined && isNew(qatarDate(new Date(answeredAt)), today),
  );
  if (isAnswered) return { kind: 'answer', of: 'proposal' };
  if (visit !== undefined) return visit;
  const { allergies, allergyStatus } = patient.medicalInfo;
  const isReported = proposals.some(({ state, field }) => state === 'open' && field === 'allergies');
  return { kind: allergyStatusOf(allergies, allergyStatus) === 'not-asked' && !isReported ? 'allergies' : 'nothing' };
}
