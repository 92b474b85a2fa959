import * as z from 'zod/mini';
import { AppointmentBooking, appointmentStatuses } from '#contract/appointments/appointments.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { ulidForm } from '#contract/base/ids.ts';
import { Texts } from '#contract/base/language.ts';
import { limits } from '#contract/base/limits.ts';
import { requiredText } from '#contract/base/text.ts';
import { AllergyIntoleranceEntry } from '#contract/chart/allergies.ts';
import { DocumentUpload } from '#contract/chart/documents.ts';
import { EncounterStart, NoteDraft } from '#contract/chart/encounters.ts';
import { ImmunizationEntry } from '#contract/chart/immunizations.ts';
import { ReferralEntry, SickLeaveEntry } from '#contract/chart/letters.ts';
import { ProblemEntry } from '#contract/chart/problems.ts';
import { VitalSignsRecord } from '#contract/chart/vital-signs.ts';
import { ResultEntry, orderPriorities } from '#contract/laboratory/laboratory.ts';
import { AnyDose } from '#contract/prescriptions/dose.ts';
import { PrescriptionOrder } from '#contract/prescriptions/prescriptions.ts';

export const ulid = z.string().check(z.regex(ulidForm.pattern, 'must be a ULID'));
const instant = z.iso.datetime();
/** The id of an account, or a name. */
const person = requiredText('Author', limits.name);
const reason = z.optional(requiredText('Reason', careLimits.chartReason));
/** A line is an entry. Its id is a ULID of the time when it was written, so that a repeated load finds it; without an author, the system is. */
const entry = { id: ulid, by: z.optional(person) };
const ended = { endedAt: z.optional(instant) };

const { duplicate: _, ...problem } = ProblemEntry.shape;
const { duplicate: __, ...leave } = SickLeaveEntry.shape;
const { confirmed: ___, ...measured } = VitalSignsRecord.shape;
const { title, type, size, sha256 } = DocumentUpload.shape;
const { service, minutes } = AppointmentBooking.shape;
const { drug, note, prior } = PrescriptionOrder.shape;

/** Visits begin at the time of their id, each with its signed note. */
export const Visit = z.strictObject({
  ...entry,
  ...EncounterStart.shape,
  arrivedAt: z.optional(instant),
  finishedAt: instant,
  sections: NoteDraft.shape.sections,
  diagnoses: NoteDraft.shape.diagnoses,
});
const VitalSigns = z.strictObject({ ...entry, ...measured });
/** `endedAt` is when a problem, an allergy or a prescription came to its status, if that is not its first one. */
const Problem = z.strictObject({
  ...entry,
  ...problem,
  ...ended,
  status: z._default(z.enum(['active', 'inactive', 'resolved']), 'active'),
});
const Allergy = z.strictObject({
  ...entry,
  ...AllergyIntoleranceEntry.shape,
  ...ended,
  status: z._default(z.enum(['unconfirmed', 'confirmed', 'refuted', 'resolved']), 'unconfirmed'),
  endReason: reason,
});
const Immunization = z.strictObject({ ...entry, ...ImmunizationEntry.shape });
/** Ordered at the time of its id; the values are in the laboratory's units. */
export const LabOrder = z.strictObject({
  ...entry,
  priority: z._default(z.enum(orderPriorities), 'routine'),
  note: z.optional(requiredText('Note', careLimits.labNote, undefined, 'many')),
  results: ResultEntry.shape.results,
  collectedAt: z.optional(instant),
  verifiedAt: z.optional(instant),
  enteredBy: z.optional(person),
  verifiedBy: z.optional(person),
  /** What was done about the results. */
  done: z.optional(requiredText('What was done', limits.alertDone)),
});
/** Signed at the time of its id. */
const Prescription = z.strictObject({
  ...entry,
  ...ended,
  drug,
  note,
  prior,
  dose: AnyDose,
  status: z._default(z.enum(['active', 'on-hold', 'completed', 'stopped']), 'active'),
  reason,
});
/** The file is in the bucket of documents, at `patients/<patient>/<id>`. */
const Document = z.strictObject({ ...entry, title, type, size, sha256 });
const SickLeave = z.strictObject({ ...entry, ...leave });
const Referral = z.strictObject({ ...entry, ...ReferralEntry.shape });
/** Made at the time of its id. `endedAt` is when it came to its status. */
const Appointment = z.strictObject({
  ...entry,
  ...ended,
  clinician: z.optional(person),
  startsAt: z.optional(instant),
  minutes,
  service,
  reason: z.optional(z.union([Texts, requiredText('Reason', careLimits.appointmentReason)])),
  status: z.enum(appointmentStatuses),
  arrivedAt: z.optional(instant),
  vitalSignsAt: z.optional(instant),
  visitStartedAt: z.optional(instant),
  cancellationReason: reason,
  overbooked: reason,
});

/** Lines of one kind in one event. */
const linesMax = 2000;
export const linesOf = <T extends z.ZodMiniType>(line: T) => z._default(z.array(line).check(z.maxLength(linesMax)), []);

/** What is loaded of one patient's care. Lines may name one another, in whatever order and event they come. */
export const Care = {
  visits: linesOf(Visit),
  vitalSigns: linesOf(VitalSigns),
  problems: linesOf(Problem),
  allergies: linesOf(Allergy),
  immunizations: linesOf(Immunization),
  laboratory: linesOf(LabOrder),
  prescriptions: linesOf(Prescription),
  documents: linesOf(Document),
  sickLeaves: linesOf(SickLeave),
  referrals: linesOf(Referral),
  appointments: linesOf(Appointment),
};
export type CareName = keyof typeof Care;

/** The steps of a laboratory order, in sequence. */
export const orderSteps = ['ordered', 'collected', 'received', 'entered', 'verified', 'acknowledged'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** What only the clinic's own lines say: how far the work has come, and the alert about an order's results. */
interface OwnWork {
  readonly isDraft?: boolean | undefined;
  readonly reached?: OrderStep | undefined;
  readonly alertId?: string | undefined;
}
export type Line<Name extends CareName> = z.output<(typeof Care)[Name]>[number] & OwnWork;

/** The patient of a history: their record's id or, if only one record has it, their QID. */
export const patientRef = { patientId: z.optional(ulid), nationalId: z.optional(z.string().check(z.regex(/^\d{11}$/))) };
