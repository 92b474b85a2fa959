import { createHash } from 'node:crypto';
import { say } from '#contract/base/say.ts';
import { byWeightMonths, monthsOn } from '#contract/patient/age.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { misfitOf, misfitWords } from '#contract/formulary/fits.ts';
import { entryOf, formOf, formulary } from '#contract/formulary/formulary.ts';
import { isForm } from '#contract/formulary/ingredient.ts';
import {
  type DrugInput,
  type PrescriptionChange,
  type PrescriptionChecks,
  type PrescriptionStatus,
  type RuleCheck,
  type Signature,
  prescriptionChanges,
} from '#contract/prescriptions/prescriptions.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { saysPregnant } from '../clinic/pregnancy.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { type ActivePrescription, type Lists, type Person } from './checks.ts';
import type { Kidneys } from './kidneys.ts';
import { type Change, type Chart, type StoredDrug, type StoredPrescription, lineOf } from './stored.ts';

/** Whether a prescription may change from one status to another. */
const mayBecome = (from: PrescriptionStatus, to: PrescriptionStatus): boolean => {
  const allowed: readonly PrescriptionStatus[] = prescriptionChanges[from];
  return allowed.includes(to);
};

/** A prescription's next version with another status. Throws NOT_ALLOWED_NOW. */
export function changedTo(
  one: StoredPrescription,
  status: PrescriptionStatus,
  { reason, by, now }: { readonly reason?: PrescriptionChange['reason']; readonly by: string; readonly now: Date },
): StoredPrescription {
  if (!mayBecome(one.status, status)) throw new Refusal('NOT_ALLOWED_NOW');
  const { reason: _, ...rest } = one;
  return { ...rest, status, version: one.version + 1, changedAt: now.toISOString(), changedBy: by, ...(reason && { reason }) };
}

/** Whether a person may see a prescription. An unsigned one is visible only to its author, and to nobody once discarded. */
export const isSeenBy = ({ status, authorId, signedAt }: StoredPrescription, callerId: string): boolean =>
  signedAt !== undefined || (status === 'draft' && authorId === callerId);

/** Throws if the caller changes another person's draft: only its author may sign, change or discard it. */
export function requireOwnDraft({ patientId, authorId, signedAt }: StoredPrescription, callerId: string): void {
  if (signedAt === undefined && authorId !== callerId)
    throw new Refusal('FORBIDDEN', { reason: 'draftOfAnother', patientIds: [patientId] });
}

/** A medicine of the formulary, or as written. Throws a refusal of an unknown ingredient, form or strength. */
export function drugOf({ ingredientId, text, form, strength }: DrugInput, at = 'drug'): StoredDrug {
  const known = ingredientId === undefined ? undefined : formulary.get(ingredientId);
  if (ingredientId !== undefined && (known === undefined || Object.keys(known.forms).length === 0))
    throw wrongField(`${at}.ingredientId`, say('drugUnknown'));
  if (known !== undefined && form && !entryOf(known).forms.some(({ id }) => id === form))
    throw wrongField(`${at}.form`, say('formUnknown'));
  const made = form ? formOf(form) : undefined;
  return {
    ...(ingredientId !== undefined && { ingredientId }),
    name: known?.name ?? { en: text ?? '', ar: text ?? '' },
    ...(made !== undefined && { form: made }),
    ...(strength && { strength }),
  };
}

/** Throws a refusal, by field, of a dose whose unit or route does not belong to the medicine. */
export function requireFit({ ingredientId = '', form }: StoredDrug, dose: StoredPrescription['dose'], at = ''): void {
  const made = form === undefined ? Object.keys(formulary.get(ingredientId)?.forms ?? {}) : [form.id];
  const misfit = misfitOf(made.filter(isForm), dose);
  if (misfit !== undefined) throw wrongField(`${at}dose.${misfit}`, misfitWords[misfit]);
}

/** The lists against which a medicine is checked, from record and chart. */
export const listsOf = ({ medicalInfo }: PatientRecord, chart: Chart, kidneys?: Kidneys): Lists => ({
  allergies: medicalInfo,
  medications: medicalInfo.medications,
  history: medicalInfo.medicalHistory,
  active: chart.prescriptions,
  isPregnant: saysPregnant(chart.problems),
  kidneys,
});

/** The medicines of the record's list that no prescription put there. */
export const textsIn = ({ medicalInfo }: PatientRecord, { prescriptions }: Pick<Chart, 'prescriptions'>): string[] =>
  medicalInfo.medications.filter((text) => prescriptions.every(({ line }) => line !== text));

/** The person for whom a medicine is prescribed. */
export function personOf({ personalInfo: { dateOfBirth, gender } }: PatientRecord, now: Date): Person {
  return { ageMonths: monthsOn(dateOfBirth, qatarDate(now)), sex: gender === 'male' ? 'male' : gender === 'female' ? 'female' : 'other' };
}

/** How many months a child's weight may be used for dosing; infants grow fast. */
const weightMonths = (ageMonths: number): number => (ageMonths < 24 ? 6 : 12);

/** A child's last weight, if recent; undefined for people whose dose does not depend on weight. */
export function childsWeight(
  { vitals: { weight } }: Pick<Chart, 'vitals'>,
  { ageMonths }: Pick<Person, 'ageMonths'>,
  now: Date,
): PrescriptionChecks['weight'] {
  if (weight === undefined || ageMonths >= byWeightMonths) return undefined;
  const isOld = monthsOn(qatarDate(new Date(weight.measuredAt)), qatarDate(now)) >= weightMonths(ageMonths);
  return isOld ? undefined : { kg: weight.value, measuredAt: weight.measuredAt };
}

/** The version of the lists: it changes whenever a check of them could give another result. */
export function listsName(
  { medicalInfo, personalInfo: { dateOfBirth, gender } }: PatientRecord,
  { prescriptionsVersion, problems }: Chart,
  weight: PrescriptionChecks['weight'],
  kidneys: Kidneys | undefined,
): string {
  const { allergies, allergyStatus, allergySeverities, medications, medicalHistory } = medicalInfo;
  return createHash('sha256')
    .update(
      JSON.stringify([
        allergies,
        allergyStatus,
        allergySeverities.map(({ substance, severity }) => [substance, severity]),
        medications,
        medicalHistory ?? '',
        saysPregnant(problems),
        dateOfBirth,
        gender,
        prescriptionsVersion,
        weight ? [weight.kg, weight.measuredAt] : null,
        kidneys?.said.en ?? '',
      ]),
    )
    .digest('base64url');
}

/** The findings that a signature answers, with the reasons; undefined if a required answer is missing. */
export function overridesOf(
  checks: readonly RuleCheck[],
  { answers }: Pick<Signature, 'answers'>,
): StoredPrescription['overrides'] | undefined {
  const overrides: StoredPrescription['overrides'] = [];
  for (const { rule, about, level, outcome } of checks) {
    if (outcome === 'none' || level === undefined || level === 'inline') continue;
    const answer = answers.find((one) => one.rule === rule && one.about === about);
    if (answer === undefined || (level === 'stop' && !answer.reason)) return undefined;
    overrides.push({ rule, ...(about !== undefined && { about }), ...(answer.reason && { reason: answer.reason }) });
  }
  return overrides;
}

const inChart = (one: StoredPrescription): ActivePrescription[] =>
  one.status === 'active' || one.status === 'on-hold'
    ? [
        {
          id: one.id,
          ...(one.drug.ingredientId !== undefined && { ingredientId: one.drug.ingredientId }),
          name: one.drug.name.en,
          line: lineOf(one),
          status: one.status,
        },
      ]
    : [];

/** The chart's prescriptions after some changes. */
export const chartAfter = ({ prescriptions }: Chart, changes: readonly Change[]): readonly ActivePrescription[] => [
  ...prescriptions.filter(({ id }) => changes.every(([, after]) => after.id !== id)),
  ...changes.flatMap(([, after]) => inChart(after)),
];

/**
 * The record's list of medicines after some changes. Each active prescription has a line there; the chart stores the line with the
 * prescription's id. What was entered as text and became a prescription leaves the list with its first signature, and comes back if that was
 * an error.
 */
export function medicationsAfter(
  medications: readonly string[],
  { prescriptions }: Pick<Chart, 'prescriptions'>,
  changes: readonly Change[],
): string[] {
  const lines = [...medications];
  const changed = new Set(changes.map(([, { id }]) => id));
  /** Lines that other prescriptions have stay: after a merge of records, one line may stand for two prescriptions. */
  const remove = (line: string | undefined): void => {
    const others = prescriptions.filter((one) => one.line === line && !changed.has(one.id)).length;
    const at = line === undefined || lines.filter((one) => one === line).length <= others ? -1 : lines.indexOf(line);
    if (at !== -1) lines.splice(at, 1);
  };
  for (const [before, after] of changes) {
    if (before?.status === 'active') remove(prescriptions.find(({ id }) => id === before.id)?.line ?? lineOf(before));
    if (before?.signedAt === undefined && after.status === 'active') remove(after.entered);
    if (
      before?.signedAt !== undefined &&
      after.status === 'entered-in-error' &&
      before.entered !== undefined &&
      !lines.includes(before.entered)
    )
      lines.push(before.entered);
  }
  return [...lines, ...changes.flatMap(([, after]) => (after.status === 'active' ? [lineOf(after)] : []))];
}
