import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
import { type StoredAppointment, changeOf as appointmentChange, endOf as endOfAppointment, keptOf } from '../appointments/stored.ts';
import { changeOf as orderChange } from '../laboratory/orders.ts';
import { acknowledged, collected, entered, placed, received, verified } from '../laboratory/rules.ts';
import { draftOf } from '../prescriptions/prescribe.ts';
import { changedTo } from '../prescriptions/rules.ts';
import type { StoredPrescription } from '../prescriptions/stored.ts';
import { type Line, type OrderStep, orderSteps } from './lines.ts';
import { LineRefused, type Loading, type State, type Step, idOf, madeOf, markOf, requireOrder, requirePast } from './steps.ts';

const minuteMs = 60_000;

/**
 * An order with its verified results, which somebody has acknowledged: it waits for nobody. The clinic's own may have come only so far.
 * Without times, each step is some time after the one before.
 */
export function orderStep(line: Line<'laboratory'>, state: State, loading: Loading): Step {
  const { priority, note, results, collectedAt, verifiedAt, reached = 'acknowledged', alertId, done = 'Brought in' } = line;
  const { id, by, now, broughtIn } = madeOf(line, state, loading);
  const reaches = (step: OrderStep): boolean => orderSteps.indexOf(reached) >= orderSteps.indexOf(step);
  const after = (minutes: number, given: string | undefined): Date =>
    given === undefined ? new Date(now.getTime() + minutes * minuteMs) : new Date(given);
  const at = {
    collected: after(15, collectedAt ?? verifiedAt),
    received: after(30, collectedAt ?? verifiedAt),
    entered: after(60, verifiedAt),
    verified: after(75, verifiedAt),
    acknowledged: after(120, verifiedAt),
  };
  const ordered = ['the time of its id', now.toISOString()] as const;
  for (const step of orderSteps) if (step !== 'ordered' && reaches(step)) requirePast(step, at[step].toISOString(), loading);
  requireOrder(ordered, ['collectedAt', collectedAt]);
  requireOrder(collectedAt === undefined ? ordered : ['collectedAt', collectedAt], ['verifiedAt', verifiedAt]);
  const enteredBy = idOf(line.enteredBy, loading, 'laboratory');
  const verifiedBy = idOf(line.verifiedBy, loading, 'laboratory, verification');
  const patientId = state.patient.id;
  const tests = results.map(({ test }) => test);
  let order = placed({ patientId, status: 'active', priority, tests, note }, [], { id, by, now, broughtIn });
  for (const { kind } of order.specimens) {
    if (reaches('collected')) order = collected(order, kind, { by: enteredBy, now: at.collected });
    if (reaches('received')) order = received(order, { specimen: kind, status: 'received' }, { by: enteredBy, now: at.received });
  }
  if (reaches('entered'))
    order = entered(order, { results: results.map((one) => ({ ...one, confirmed: true })) }, state.patient.personalInfo, {
      by: enteredBy,
      now: at.entered,
    });
  if (reaches('verified')) order = verified(order, tests, { by: verifiedBy, now: at.verified }).order;
  if (reaches('acknowledged')) order = acknowledged(order, done, { by, now: at.acknowledged });
  return { items: orderChange(undefined, { ...order, ...(alertId !== undefined && { alertIds: [alertId] }) }, { by, now }) };
}

/** A prescription in its status: signed or, of the clinic's own, a draft. */
export function prescriptionStep(line: Line<'prescriptions'>, state: State, loading: Loading): Step {
  const { status, reason, endedAt, isDraft = false } = line;
  const { id, by, now, broughtIn } = madeOf(line, state, loading);
  requirePast('endedAt', endedAt, loading);
  requireOrder(['the time of its id', now.toISOString()], ['endedAt', endedAt]);
  const draft = draftOf({ id, patientId: state.patient.id, broughtIn }, line, { by, now });
  const active: StoredPrescription = isDraft ? draft : { ...draft, status: 'active', signedAt: now.toISOString() };
  const ended = { by, now: endedAt === undefined ? now : new Date(endedAt), reason };
  return { items: [], prescription: [undefined, isDraft || status === 'active' ? active : changedTo(active, status, ended)] };
}

/** The statuses of appointments that can be ahead. */
const ahead: readonly AppointmentStatus[] = ['pending', 'booked', 'cancelled'];

/** An appointment in its status, with its steps on the sheets of its day. */
export function appointmentStep(line: Line<'appointments'>, state: State, loading: Loading): Step {
  const { clinician, startsAt, minutes, service, reason, status, endedAt, cancellationReason, overbooked } = line;
  const { id, by, now, broughtIn } = madeOf(line, state, loading);
  const { arrivedAt, vitalSignsAt, visitStartedAt } = line;
  for (const [name, at] of Object.entries({ endedAt, arrivedAt, vitalSignsAt, visitStartedAt })) requirePast(name, at, loading);
  const isTimed = startsAt !== undefined && clinician !== undefined;
  if (!isTimed && status !== 'waitlist' && status !== 'cancelled') throw new LineRefused('startsAt and clinician are missing');
  if (startsAt !== undefined && !ahead.includes(status)) requirePast('startsAt', startsAt, loading);
  const hasCome = isTimed && (status === 'arrived' || status === 'fulfilled');
  const changedAt =
    endedAt ??
    (!isTimed || ahead.includes(status) ? now.toISOString() : status === 'fulfilled' ? endOfAppointment({ startsAt, minutes }) : startsAt);
  const appointment: StoredAppointment = {
    id,
    version: 1,
    patientId: state.patient.id,
    patient: keptOf(state.patient),
    ...(clinician !== undefined && { clinicianId: idOf(clinician, loading) }),
    ...(startsAt !== undefined && status !== 'waitlist' && { startsAt }),
    minutes,
    service,
    status,
    createdAt: now.toISOString(),
    createdBy: by,
    ...(broughtIn && { broughtIn: { ...broughtIn, ...markOf(clinician, loading) } }),
    changedAt,
    ...(reason !== undefined && { reason: typeof reason === 'string' ? { en: reason, ar: reason } : reason }),
    ...(hasCome && { arrivedAt: arrivedAt ?? startsAt }),
    ...(vitalSignsAt !== undefined && { vitalSignsAt }),
    ...(visitStartedAt !== undefined && { visitStartedAt }),
    ...(cancellationReason !== undefined && { cancellationReason }),
    ...(overbooked !== undefined && { overbooked }),
  };
  return { items: appointmentChange(undefined, appointment).map(({ item }) => item) };
}
