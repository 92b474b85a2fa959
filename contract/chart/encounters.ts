import * as z from 'zod/mini';
import type { Texts } from '../base/language.ts';
import { serviceIds } from '../appointments/appointments.ts';
import { ulidText } from '../base/ids.ts';
import { careLimits } from '../base/care-limits.ts';
import { open } from '../base/open.ts';
import { PageQuery } from '../base/page.ts';
import { qatarDate } from '../base/qatar-time.ts';
import { say } from '../base/say.ts';
import { boundedList, notOneOf, optionalText, requiredText } from '../base/text.ts';
import { dayText } from '../appointments/clinic-hours.ts';
import { PatientName } from '../patient/name.ts';
import { type Changes, enteredInError, entryFields } from './entry.ts';
import { diagnosisFields } from './problems.ts';

/** No planned status: a planned visit is an appointment. */
export const encounterStatuses = ['in-progress', 'finished', enteredInError] as const;
export type EncounterStatus = (typeof encounterStatuses)[number];
export const encounterChanges = {
  'in-progress': ['finished', enteredInError],
  finished: [enteredInError],
  [enteredInError]: [],
} as const satisfies Changes<EncounterStatus>;

/** Only its author sees a draft. A signed note does not change; addenda supplement it. */
export const noteStatuses = ['preliminary', 'final', 'amended', enteredInError] as const;
export type NoteStatus = (typeof noteStatuses)[number];
export const noteChanges = {
  preliminary: ['preliminary', 'final', enteredInError],
  final: ['amended', enteredInError],
  amended: ['amended', enteredInError],
  [enteredInError]: [],
} as const satisfies Changes<NoteStatus>;

/** The parts of a note, with their LOINC codes. */
export const noteSections = {
  subjective: { name: { en: 'Subjective', ar: 'الشكوى والقصة المرضية' }, loinc: '61150-9' },
  objective: { name: { en: 'Objective', ar: 'الموجودات السريرية' }, loinc: '61149-1' },
  assessment: { name: { en: 'Assessment', ar: 'التقييم' }, loinc: '51848-0' },
  plan: { name: { en: 'Plan', ar: 'الخطة' }, loinc: '18776-5' },
} as const satisfies Record<string, { readonly name: Texts; readonly loinc: string }>;
export type NoteSection = keyof typeof noteSections;
export const noteSectionIds = Object.keys(noteSections) as [NoteSection, ...NoteSection[]];

/** A visit, of the clinician who began it. */
export const Encounter = z.object({
  ...entryFields,
  status: open(encounterStatuses),
  startedAt: z.string(),
  finishedAt: z.optional(z.string()),
  service: open(serviceIds),
  reason: z.optional(z.string()),
  appointmentId: z.optional(z.string()),
  /** The arrival time of the appointment's patient. */
  arrivedAt: z.optional(z.string()),
});
export type Encounter = z.output<typeof Encounter>;

/** How long a visit goes on past midnight: somebody who writes at a quarter to twelve is not interrupted. */
const nightMilliseconds = 6 * 3_600_000;

/** Whether a visit that is not ended is still the present one: it began today in Qatar, or in the night's last hours. */
export const isPresent = ({ startedAt }: Pick<Encounter, 'startedAt'>, now: Date): boolean =>
  qatarDate(new Date(startedAt)) === qatarDate(now) || now.getTime() - Date.parse(startedAt) < nightMilliseconds;

/** A diagnosis of a visit. */
export const NoteDiagnosis = z.object({
  text: z.string(),
  icd10: z.optional(z.string()),
  /** ICD-11 for mortality and morbidity statistics. */
  code: z.optional(z.string()),
  /** The entry of the problem list that it belongs to. */
  problemId: z.optional(z.string()),
  /** The signature adds it to the problem list. */
  toProblems: z.optional(z.boolean()),
});
export type NoteDiagnosis = z.output<typeof NoteDiagnosis>;

/** The note of a visit. */
export const Note = z.object({
  version: z.int(),
  status: open(noteStatuses),
  createdBy: z.string(),
  changedAt: z.string(),
  signedAt: z.optional(z.string()),
  /** The signer, if not the author of the draft (docs/adr/0048). */
  signedBy: z.optional(z.string()),
  /** The number of the signer's licence when they signed. */
  licence: z.optional(z.string()),
  /** For each section that was copied and not edited since: the day of the visit that it was copied from. */
  copied: z.optional(z.record(z.string(), z.string())),
  diagnoses: z.optional(z.array(NoteDiagnosis)),
  sections: z.object({
    subjective: z.optional(z.string()),
    objective: z.optional(z.string()),
    assessment: z.optional(z.string()),
    plan: z.optional(z.string()),
  }),
});
export type Note = z.output<typeof Note>;

/** A supplement to a signed note. */
export const Addendum = z.object({ id: z.string(), text: z.string(), createdBy: z.string(), createdAt: z.string() });
export type Addendum = z.output<typeof Addendum>;

/** A visit with its note; addenda oldest first. Only the note's author, or the person who took over from them, may write in it. */
export const Visit = z.object({
  encounter: Encounter,
  note: Note,
  addenda: z.array(Addendum),
  isAuthor: z.boolean(),
  /** The last visit before it that has ended. */
  before: z.optional(Encounter),
});
export type Visit = z.output<typeof Visit>;

/** A draft note, not signed by its author. */
export const UnsignedNote = z.object({
  encounterId: z.string(),
  patient: PatientName,
  service: open(serviceIds),
  startedAt: z.string(),
  changedAt: z.string(),
});
export type UnsignedNote = z.output<typeof UnsignedNote>;
/** GET /notes/unsigned: of all patients, or of one. */
export const UnsignedNotesQuery = z.strictObject({
  ...PageQuery.shape,
  patientId: z.optional(ulidText(say('idInvalid', { field: 'patientId' }))),
});

/** POST …/encounters: answers the caller's open visit of this patient if it is today's, and of the appointment if there is one; ends any other. */
export const EncounterStart = z.strictObject({
  service: z.enum(serviceIds, notOneOf('Service', serviceIds)),
  reason: optionalText('Reason', careLimits.appointmentReason),
  appointmentId: z.optional(ulidText(say('idInvalid', { field: 'appointmentId' }))),
});
export type EncounterStart = z.output<typeof EncounterStart>;

const section = (name: string) => optionalText(name, careLimits.noteSection, 'many');
const diagnosesTooMany = say('diagnosesTooMany', { max: careLimits.noteDiagnoses });
const diagnosis = z.strictObject(
  {
    ...diagnosisFields,
    problemId: z.optional(ulidText(say('idInvalid', { field: 'problemId' }))),
    toProblems: z.optional(z.boolean(say('notTrueOrFalse', { field: 'toProblems' }))),
  },
  say('notObject', { field: 'Diagnosis' }),
);
const copiedFrom = z.optional(dayText('Copied'));
/** PUT …/note: the whole draft; absent diagnoses are kept. */
export const NoteDraft = z.strictObject({
  sections: z.strictObject(
    {
      subjective: section('Subjective'),
      objective: section('Objective'),
      assessment: section('Assessment'),
      plan: section('Plan'),
    },
    say('notObject', { field: 'Sections' }),
  ),
  copied: z.optional(
    z.strictObject(
      { subjective: copiedFrom, objective: copiedFrom, assessment: copiedFrom, plan: copiedFrom },
      say('notObject', { field: 'Copied' }),
    ),
  ),
  diagnoses: z.optional(boundedList(diagnosis, careLimits.noteDiagnoses, { noList: diagnosesTooMany, tooMany: diagnosesTooMany })),
});
export type NoteDraft = z.output<typeof NoteDraft>;

/** POST …/note/addenda */
export const NoteAddendum = z.strictObject({ text: requiredText('Addendum', careLimits.chartNote) });
