import type { QuestionnaireResponseItem, Resource } from '@medplum/fhirtypes';
import type * as z from 'zod/mini';
import type { AlertSeverity } from '#contract/overview/alerts.ts';
import { services } from '#contract/appointments/appointments.ts';
import type { AttachedSymptomSession } from '#contract/symptom-check/symptom-check.ts';
import { type StoredAppointment, endOf, isTimed } from '../appointments/stored.ts';
import type { StoredAlert } from '../clinic/alerts.ts';
import { type About, coded } from './fhir.ts';

/** The priorities of Flag's standard extension. */
const priority: Record<AlertSeverity, string> = { high: 'PH', medium: 'PM', low: 'PL' };

export const flagOf = (
  { id, severity, message, raisedAt, acknowledgedAt }: z.output<typeof StoredAlert>,
  { subject }: About,
): Resource => ({
  resourceType: 'Flag',
  id,
  status: acknowledgedAt === undefined ? 'active' : 'inactive',
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/flag-priority',
      valueCodeableConcept: coded('http://hl7.org/fhir/flag-priority-code', priority[severity]),
    },
  ],
  code: { text: message.en },
  subject,
  period: { start: raisedAt, ...(acknowledgedAt !== undefined && { end: acknowledgedAt }) },
});

export const appointmentOf = (one: StoredAppointment, { subject }: About): Resource => ({
  resourceType: 'Appointment',
  id: one.id,
  status: one.status,
  serviceType: [{ text: services[one.service].name.en }],
  ...(one.reason !== undefined && { description: one.reason.en }),
  ...(one.cancellationReason !== undefined && { cancelationReason: { text: one.cancellationReason } }),
  ...(isTimed(one) && { start: one.startsAt, end: endOf(one) }),
  minutesDuration: one.minutes,
  created: one.createdAt,
  participant: [{ actor: subject, status: 'accepted' }],
});

const item = (linkId: string, text: string, valueString: string | undefined): QuestionnaireResponseItem[] =>
  valueString === undefined || valueString === '' ? [] : [{ linkId, text, answer: [{ valueString }] }];

export const sessionOf = ({ id, checkedAt, symptoms, assessment, answers }: AttachedSymptomSession, { subject }: About): Resource => ({
  resourceType: 'QuestionnaireResponse',
  id,
  status: 'completed',
  subject,
  authored: checkedAt,
  item: [
    ...item('symptoms', 'Symptoms as described', symptoms.description),
    ...item('duration', 'Duration', symptoms.duration),
    ...item('severity', 'Severity as described, 1 to 10', String(symptoms.severity)),
    ...answers.flatMap(({ text, answer }, at) => item(`check-${at + 1}`, text, answer)),
    ...item('assessment', 'Preliminary assessment', assessment.analysis),
    ...item('assessed-severity', 'Assessed severity', assessment.severity),
    ...item('action', 'Advised action', assessment.recommendations.action),
  ],
});
