import * as z from 'zod/mini';
import { serviceIds } from '#contract/appointments/appointments.ts';
import { NoteDraft } from '#contract/chart/encounters.ts';
import { ProblemEntry } from '#contract/chart/problems.ts';
import { VitalSignsRecord } from '#contract/chart/vital-signs.ts';
import { type TransactItem, transact, transactionItemsMax } from '#platform/dynamodb.ts';
import { careItem, careItemsOf, recordExists } from '../clinic/items.ts';
import { id, qid } from './ids.ts';
import { LoadedPrescription, loadPrescriptions } from './prescriptions.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { type ChartItem, type Opened, chartParts, openChart } from '../chart/chart-item.ts';
import { encounterKind, visitMarks, finishedEncounter, startedEncounter } from '../chart/encounters.ts';
import { type ChartEntry, type Kind, type Made, rowOf } from '../chart/entries.ts';
import { drafted, newNote, noteItem, signed } from '../chart/notes.ts';
import { addedProblem, problemKind } from '../chart/problems.ts';
import { currentProblems, lastValues, likeProblem } from '../chart/rules.ts';
import { recordedVitalSigns, vitalSignsKind } from '../chart/vital-signs.ts';

/** A visit of a registered patient: measurements, note, findings and prescriptions. A visit that was loaded before is kept. */
export const LoadedVisit = z.strictObject({
  id,
  nationalId: qid,
  clinicianId: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  service: z.enum(serviceIds),
  reason: z.optional(z.string()),
  appointmentId: z.optional(id),
  sections: NoteDraft.shape.sections,
  /** If false, the note is still a draft. */
  isSigned: z.boolean(),
  vitalSigns: z.optional(z.strictObject({ id, by: z.string(), measuredAt: z.iso.datetime(), values: VitalSignsRecord.shape.values })),
  problems: z.array(z.strictObject({ id, ...z.omit(ProblemEntry, { duplicate: true, encounterId: true }).shape })),
  prescriptions: z.array(LoadedPrescription),
});
export type LoadedVisit = z.output<typeof LoadedVisit>;

/** The items of a new entry; the chart item follows once for all entries. */
const added = <Entry extends ChartEntry>(kind: Kind<Entry>, entry: Entry): TransactItem[] => [
  careItem(kind.kind, undefined, entry),
  rowOf(kind, entry),
];

/** The items of a visit, and the chart after it. */
function visitItems(patient: PatientRecord, chart: ChartItem, visit: LoadedVisit): { items: TransactItem[]; chart: ChartItem } {
  const { service, reason, appointmentId, sections, isSigned, clinicianId: by, vitalSigns: measured } = visit;
  const opened: Opened = { patient, chart: { ...chart, visits: {} } };
  const end = new Date(visit.finishedAt);
  const begun = startedEncounter({ service, reason, appointmentId }, undefined, patient.id, {
    id: visit.id,
    by,
    now: new Date(visit.startedAt),
  });
  const written = drafted(newNote(begun), { sections }, end);
  const items = [
    ...added(encounterKind, finishedEncounter(begun, end)),
    ...visitMarks(undefined, begun),
    noteItem(isSigned ? signed(written, by, end) : written),
  ];
  let { vitals, problems } = chart;
  const encounterId = visit.id;
  if (measured !== undefined) {
    const made: Made = { id: measured.id, by: measured.by, now: new Date(measured.measuredAt) };
    const entry = recordedVitalSigns({ values: measured.values, encounterId, confirmed: true }, opened, made);
    items.push(...added(vitalSignsKind, entry));
    vitals = lastValues(vitals, entry, []);
  }
  for (const { id: problemId, ...problem } of visit.problems) {
    if (likeProblem(problems, problem) !== undefined) continue;
    const entry = addedProblem({ ...problem, encounterId }, { patient, chart: { ...chart, problems } }, { id: problemId, by, now: end });
    items.push(...added(problemKind, entry));
    problems = currentProblems(problems, entry);
  }
  return { items, chart: { ...chart, vitals, problems } };
}

/** Items left for entries in a transaction, besides the check of the record and the chart item. */
const roomFor = transactionItemsMax - 2;

/** The visits not loaded yet, grouped into as few transactions as possible. */
function* transactionsOf(opened: Opened, visits: readonly LoadedVisit[]): Generator<TransactItem[]> {
  const { patient } = opened;
  let [before, after, items] = [opened.chart, opened.chart, [] as TransactItem[]];
  const whole = (): TransactItem[] => {
    const { vitals, problems } = after;
    return [recordExists(patient.id), ...items, chartParts(patient.id, before, { vitals, problems })];
  };
  for (const visit of visits) {
    const next = visitItems(patient, after, visit);
    if (items.length + next.items.length > roomFor) {
      yield whole();
      before = { ...after, vitalsVersion: before.vitalsVersion + 1, problemsVersion: before.problemsVersion + 1 };
      items = [];
    }
    items.push(...next.items);
    after = next.chart;
  }
  if (items.length > 0) yield whole();
}

/** Writes visits of a patient, in the order of time. */
export async function loadVisits(patient: PatientRecord, visits: readonly LoadedVisit[]): Promise<void> {
  const known = new Set((await careItemsOf('encounter', patient.id)).map((one) => one['id']));
  const opened = await openChart(patient.id);
  for (const items of transactionsOf(
    opened,
    visits.filter(({ id: visitId }) => !known.has(visitId)),
  )) {
    const { done } = await transact(items);
    if (!done) throw new Error('visits of a patient could not be written');
  }
  await loadPrescriptions(
    patient.id,
    visits.flatMap(({ clinicianId, finishedAt, prescriptions }) =>
      prescriptions.map((one) => ({ ...one, by: clinicianId, at: finishedAt })),
    ),
  );
}
