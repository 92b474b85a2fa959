import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { detailOf } from '#contract/base/messages.ts';
import { say } from '#contract/base/say.ts';
import type { LastValue } from '#contract/chart/chart.ts';
import { doubtful } from '#contract/chart/red-zone.ts';
import {
  type Measure,
  type VitalSignValues,
  type VitalSignsCorrection,
  type VitalSignsCourse,
  type VitalSignsRecord,
  bmiOf,
  vitalSignIds,
  vitalSignsChanges,
} from '#contract/chart/vital-signs.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { monthsOn } from '#contract/patient/age.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { appointmentsFrom, doneSince } from '../appointments/stored.ts';
import { existingPatient } from '../clinic/store.ts';
import { thinned } from '../clinic/thinned.ts';
import { type Opened, chartParts } from './chart-item.ts';
import { type Kind, type Made, entriesOf, newEntry, nextVersion } from './entries.ts';
import { redSignsItems } from './red-signs.ts';
import { lastValues, moved } from './rules.ts';
import { StoredVitalSigns } from './stored.ts';

/** The items that keep with today's appointment, of a patient who has arrived, that the vital signs were measured. */
async function measuredSince({ patientId, measuredAt, changedAt }: StoredVitalSigns): Promise<TransactItem[]> {
  const today = qatarDate(new Date(changedAt));
  const arrived = (await appointmentsFrom(patientId, today)).filter(
    (one) => one.status === 'arrived' && one.arrivedAt !== undefined && one.arrivedAt <= measuredAt,
  );
  return arrived.flatMap((one) => doneSince(one, { vitalSignsAt: measuredAt }));
}

/** Vital signs. The chart keeps the last value of each. */
export const vitalSignsKind: Kind<StoredVitalSigns> = {
  kind: 'vital-signs',
  changes: vitalSignsChanges,
  parse: (item) => z.parse(StoredVitalSigns, item),
  row: ({ measuredAt }) => ({ at: measuredAt, title: { en: 'Vital signs', ar: 'العلامات الحيوية' } }),
  beside: async ({ chart }, before, after) => {
    // A value that a correction removes may have hidden an older value.
    const others = before === undefined ? [] : (await entriesOf(vitalSignsKind, after.patientId)).filter(({ id }) => id !== after.id);
    const [ofAppointments, ofRedSigns] = await Promise.all([
      before === undefined ? measuredSince(after) : [],
      redSignsItems(chart, before, after, new Date(after.changedAt)),
    ]);
    return [chartParts(after.patientId, chart, { vitals: lastValues(chart.vitals, after, others) }), ...ofAppointments, ...ofRedSigns];
  },
};

/** Tolerance for a client clock that runs fast. */
const aheadMs = 5 * 60_000;

const measuredValues = (values: VitalSignValues) => {
  const bmi = bmiOf(values);
  return {
    values: Object.fromEntries(Object.entries(values).flatMap(([sign, value]) => (value === undefined ? [] : [[sign, value]]))),
    ...(bmi !== undefined && { bmi }),
  };
};

/** Throws a refusal, by field, of implausible values that the author has not confirmed. */
function requireLikely(
  { values, confirmed }: Pick<VitalSignsRecord, 'values' | 'confirmed'>,
  ageMonths: number,
  { weight: lastWeight, height: lastHeight }: Readonly<Record<string, LastValue>>,
  at: Date,
): void {
  const found = confirmed === true ? [] : doubtful(values, { ageMonths, lastWeight, lastHeight, at });
  if (found.length > 0)
    throw new Refusal('VALIDATION_ERROR', { details: found.map((sign) => detailOf(`values.${sign}`, say('vitalSignDoubtful'))) });
}

/**
 * The first version of a measurement. Throws a refusal, by field, of a time in the future or before the patient's birth, and of
 * implausible values.
 */
export function recordedVitalSigns(
  { values, measuredAt: at, note, encounterId, confirmed }: VitalSignsRecord,
  { patient, chart }: Opened,
  made: Made,
): StoredVitalSigns {
  const measured = at === undefined ? made.now : new Date(at);
  const { dateOfBirth } = patient.personalInfo;
  const day = qatarDate(measured);
  if (measured.getTime() > made.now.getTime() + aheadMs) throw wrongField('measuredAt', say('measuredAhead'));
  if (day < dateOfBirth) throw wrongField('measuredAt', say('measuredBeforeBirth'));
  const ageMonths = monthsOn(dateOfBirth, day);
  requireLikely({ values, confirmed }, ageMonths, chart.vitals, measured);
  return {
    ...newEntry(patient.id, made),
    status: 'final',
    measuredAt: measured.toISOString(),
    ageMonths,
    ...measuredValues(values),
    ...(note && { note }),
    ...(encounterId !== undefined && { encounterId }),
  };
}

/** A measurement with other values. Throws NOT_ALLOWED_NOW, and a refusal of implausible values by field. */
export function correctedVitalSigns(
  current: StoredVitalSigns,
  { values, note, confirmed }: VitalSignsCorrection,
  { chart }: Opened,
  now: Date,
): StoredVitalSigns {
  const { note: noted, bmi: _, ...rest } = current;
  const others = Object.fromEntries(Object.entries(chart.vitals).filter(([, { entryId }]) => entryId !== current.id));
  requireLikely({ values, confirmed }, current.ageMonths, others, new Date(current.measuredAt));
  const kept = note === undefined ? noted : note;
  return {
    ...rest,
    ...nextVersion(current, now),
    status: moved(vitalSignsChanges, current.status, 'corrected'),
    ...measuredValues(values),
    ...(kept && { note: kept }),
  };
}

/** Points of one course in an answer. */
const coursePoints = 150;

/** The courses of a patient's vital signs, oldest first, without entries in error. Throws NOT_FOUND if the record is gone. */
export async function courseOf(patientId: string): Promise<VitalSignsCourse> {
  const [, entries] = await Promise.all([existingPatient(patientId), entriesOf(vitalSignsKind, patientId)]);
  const measured = entries
    .filter(({ status }) => status !== enteredInError)
    .toSorted((one, other) => (one.measuredAt < other.measuredAt ? -1 : 1));
  const measures: readonly Measure[] = [...vitalSignIds, 'bmi'];
  const all = measures.map((measure) => {
    const points = measured.flatMap(({ measuredAt: at, ageMonths, values, bmi }) => {
      const value = measure === 'bmi' ? bmi : values[measure];
      return value === undefined ? [] : [{ at, value, ageMonths }];
    });
    return { measure, count: points.length, points: thinned(points, coursePoints, ({ value }) => value) };
  });
  const cut = all.filter(({ count, points }) => count > points.length);
  return {
    signs: Object.fromEntries(all.filter(({ count }) => count > 0).map(({ measure, points }) => [measure, points])),
    ...(cut.length > 0 && { counts: Object.fromEntries(cut.map(({ measure, count }) => [measure, count])) }),
  };
}
