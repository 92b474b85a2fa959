import * as z from 'zod/mini';
import { ProblemEntry } from '#contract/chart/problems.ts';
import { VitalSignsRecord } from '#contract/chart/vital-signs.ts';
import { loadHistory } from '../bulk-load/history.ts';
import { type Line, Visit } from '../bulk-load/lines.ts';
import type { Loading } from '../bulk-load/steps.ts';
import { openChart } from '../chart/chart-item.ts';
import { likeProblem } from '../chart/rules.ts';
import { id, qid } from './ids.ts';
import { LoadedPrescription, loadPrescriptions } from './prescriptions.ts';

/** A visit of a registered patient: measurements, note, findings and prescriptions. A visit that was loaded before is kept. */
export const LoadedVisit = z.strictObject({
  ...Visit.shape,
  nationalId: qid,
  by: z.string(),
  /** The note is not signed. */
  isDraft: z.boolean(),
  vitalSigns: z.optional(z.strictObject({ id, by: z.string(), measuredAt: z.iso.datetime(), values: VitalSignsRecord.shape.values })),
  problems: z.array(z.strictObject({ id, ...z.omit(ProblemEntry, { duplicate: true, encounterId: true }).shape })),
  prescriptions: z.array(LoadedPrescription),
});
export type LoadedVisit = z.output<typeof LoadedVisit>;

/** Writes visits of a patient. A problem that the patient has already is not added again. */
export async function loadVisits(patientId: string, visits: readonly LoadedVisit[], loading: Loading): Promise<void> {
  const { chart } = await openChart(patientId);
  const problems: Line<'problems'>[] = [];
  for (const { id: encounterId, by, problems: found } of visits)
    for (const one of found)
      if (likeProblem(chart.problems, one) === undefined && likeProblem(problems, one) === undefined)
        problems.push({ ...one, by, encounterId, status: 'active' });
  await loadHistory(
    patientId,
    {
      visits,
      vitalSigns: visits.flatMap(({ id: encounterId, vitalSigns }) => (vitalSigns === undefined ? [] : [{ ...vitalSigns, encounterId }])),
      problems,
    },
    loading,
  );
  await loadPrescriptions(
    patientId,
    visits.flatMap(({ by, finishedAt, prescriptions }) => prescriptions.map((one) => ({ ...one, by, at: finishedAt }))),
  );
}
