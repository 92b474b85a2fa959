import * as z from 'zod/mini';
import type { Texts } from '#contract/base/language.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { detailOf } from '#contract/base/messages.ts';
import { type Saying, say } from '#contract/base/say.ts';
import { type ImmunizationCorrection, type ImmunizationEntry, immunizationChanges, lackingIn } from '#contract/chart/immunizations.ts';
import { type VaccineDoubt, doubtOf, likeDose, vaccines } from '#contract/chart/vaccines.ts';
import { earliestBirth } from '#contract/patient/birth.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { saysPregnant } from '../clinic/pregnancy.ts';
import { type Opened, chartParts } from './chart-item.ts';
import { type Kind, type Made, newEntry, nextVersion } from './entries.ts';
import { givenDoses, moved } from './rules.ts';
import { StoredImmunization } from './stored.ts';

const noon = 12 * 60;
function titleOf({ status, vaccine, dose }: StoredImmunization): Texts {
  const { name } = vaccines[vaccine];
  if (status === 'not-done') return { en: `Not given: ${name.en}`, ar: `لم يُعطَ: ${name.ar}` };
  return dose === undefined ? name : { en: `${name.en}, dose ${dose}`, ar: `${name.ar}، الجرعة ${dose}` };
}

/** Vaccinations. The chart keeps the given doses, so that two people who record the same dose at once create one entry. */
export const immunizationKind: Kind<StoredImmunization> = {
  kind: 'immunization',
  changes: immunizationChanges,
  parse: (item) => z.parse(StoredImmunization, item),
  // Only the day is known, so noon places it among the events of that day.
  row: (entry) => ({ at: qatarInstant(entry.on, noon), title: titleOf(entry) }),
  beside: async ({ chart }, _, after) => [chartParts(after.patientId, chart, { doses: dosesAfter(chart, after) })],
};

/** The doses in the chart after an entry is written. Throws a refusal if there are too many. */
export function dosesAfter({ doses: before }: Opened['chart'], after: StoredImmunization): Opened['chart']['doses'] {
  const doses = givenDoses(before, after);
  if (doses.length > careLimits.dosesMax) throw wrongField('vaccine', say('dosesFull', { max: careLimits.dosesMax }));
  return doses;
}

/**
 * An entry with the given fields applied: absent keeps a field, null clears it. Throws a refusal, by field, of fields that do not fit the
 * status.
 */
function written(before: object, given: object): StoredImmunization {
  const fields = Object.entries({ ...before, ...given }).filter(([, value]) => value !== null && value !== undefined);
  const entry = z.parse(StoredImmunization, Object.fromEntries(fields));
  const { status, notGiven, elsewhere } = entry;
  if (status === 'completed') {
    if (notGiven !== undefined) throw wrongField('notGiven', say('notGivenOnly'));
    return entry;
  }
  if (notGiven === undefined) throw wrongField('notGiven', say('notGivenReason'));
  const unfit =
    (['lot', 'site', 'repeatReason', 'cautionReason'] as const).find((field) => entry[field] !== undefined) ??
    (elsewhere ? 'elsewhere' : undefined);
  if (unfit !== undefined) throw wrongField(unfit, say('notGivenDetails'));
  return entry;
}

/** Throws DUPLICATE_ENTRY, with the existing dose, for a similar dose without a reason. */
function requireNew(entry: StoredImmunization, { chart: { doses } }: Opened): void {
  const earlier = entry.status === 'completed' && entry.repeatReason === undefined ? likeDose(doses, entry) : undefined;
  if (earlier !== undefined) throw new Refusal('DUPLICATE_ENTRY', { current: earlier });
}

/** Throws a refusal, by field, of a dose given here without its lot or site. */
function requireTraced(entry: StoredImmunization, before?: StoredImmunization): void {
  const lacking = lackingIn(entry, before);
  const names = { lot: 'Lot', site: 'Site' } as const;
  if (lacking.length > 0)
    throw new Refusal('VALIDATION_ERROR', { details: lacking.map((field) => detailOf(field, say('required', { field: names[field] }))) });
}

const doubts: Readonly<Record<VaccineDoubt, Saying>> = {
  pregnancy: say('vaccineInPregnancy'),
  early: say('vaccineTooEarly'),
  late: say('vaccineTooLate'),
  live: say('vaccinesTooClose'),
};
/** The entry, with its reason only where one is needed. Throws a refusal of a dose that something speaks against, without a reason. */
function asked({ cautionReason, ...entry }: StoredImmunization, { patient, chart }: Opened): StoredImmunization {
  if (entry.status !== 'completed') return entry;
  const doubt = doubtOf(entry, { ...patient.personalInfo, isPregnant: saysPregnant(chart.problems), doses: chart.doses });
  if (doubt === undefined) return entry;
  if (!cautionReason) throw wrongField('cautionReason', doubts[doubt]);
  return { ...entry, cautionReason };
}

/**
 * The first version of a vaccination. Throws a refusal, by field, of a day in the future or before the patient's birth, of a dose given
 * here without lot or site, of one that something speaks against without a reason, and DUPLICATE_ENTRY. What was brought in was given,
 * whatever speaks against it.
 */
export function recordedImmunization(given: ImmunizationEntry, opened: Opened, made: Made): StoredImmunization {
  if (given.on > qatarDate(made.now)) throw wrongField('on', say('vaccineAhead'));
  if (given.on < earliestBirth(opened.patient.personalInfo)) throw wrongField('on', say('vaccineBeforeBirth'));
  const entry = written({ ...newEntry(opened.patient.id, made), elsewhere: false }, given);
  if (made.broughtIn !== undefined) return entry;
  requireTraced(entry);
  requireNew(entry, opened);
  return asked(entry, opened);
}

/** A vaccination with other details. Throws NOT_ALLOWED_NOW, and DUPLICATE_ENTRY if its new number duplicates a dose in the chart. */
export function correctedImmunization(
  current: StoredImmunization,
  correction: ImmunizationCorrection,
  opened: Opened,
  now: Date,
): StoredImmunization {
  const status = moved(immunizationChanges, current.status, current.status);
  const entry = written({ ...current, ...nextVersion(current, now), status }, correction);
  requireTraced(entry, current);
  // The day cannot change, so only the number can make it a duplicate.
  if (entry.dose !== current.dose) requireNew(entry, opened);
  return entry;
}
