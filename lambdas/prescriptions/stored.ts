import * as z from 'zod/mini';
import { BroughtIn } from '#contract/base/brought-in.ts';
import { Texts } from '#contract/base/language.ts';
import { LastValue } from '#contract/chart/chart.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { AnyDose, type DoseInput, doseText } from '#contract/prescriptions/dose.ts';
import { checkRules } from '#contract/symptom-check/check-rules.ts';
import { type Prescription, type PrescriptionDraft, prescriptionStatuses } from '#contract/prescriptions/prescriptions.ts';
import { workIndex } from '#contract/deployment/storage.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { type TransactItem, batchGet, getItem } from '#platform/dynamodb.ts';
import type { Page } from '#platform/pages.ts';
import { entriesOf, nameOf, patientsOf } from '../clinic/agenda.ts';
import { careItem, careItemsOf, careKey, getCareItem, readChartItem, timelineRow } from '../clinic/items.ts';
import { type Tally, overrideName, tallyChanges } from '../clinic/tallies.ts';
import { env } from '../clinic/env.ts';
import { nextVersion } from '../clinic/versioned.ts';
import { readWork } from '../clinic/worklists.ts';
import type { ActivePrescription } from './checks.ts';

const TableName = env.CLINICAL_TABLE_NAME;

/** A medicine as stored: our terms in both languages at the time of prescribing. */
export const StoredDrug = z.object({
  ingredientId: z.optional(z.string()),
  name: Texts,
  form: z.optional(z.object({ id: z.string(), name: Texts })),
  strength: z.optional(z.string()),
});
export type StoredDrug = z.output<typeof StoredDrug>;

/** A prescription as stored under its patient. */
export const StoredPrescription = z.object({
  id: z.string(),
  version: z.int(),
  patientId: z.string(),
  status: z.enum(prescriptionStatuses),
  drug: StoredDrug,
  dose: AnyDose,
  note: z.optional(z.string()),
  prior: z.optional(z.string()),
  entered: z.optional(z.string()),
  authorId: z.string(),
  broughtIn: z.optional(BroughtIn),
  createdAt: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
  signedAt: z.optional(z.string()),
  reason: z.optional(z.string()),
  overrides: z.array(z.object({ rule: z.enum(checkRules), about: z.optional(z.string()), reason: z.optional(z.string()) })),
});
export type StoredPrescription = z.output<typeof StoredPrescription>;

/** A prescription that its patient may see. */
export interface SignedPrescription extends StoredPrescription {
  readonly status: Exclude<StoredPrescription['status'], 'draft' | 'entered-in-error'>;
  readonly signedAt: string;
}
/** Whether a patient may see a prescription: signed, and not entered in error. */
export const isReleasedPrescription = (one: StoredPrescription): one is SignedPrescription =>
  one.signedAt !== undefined && one.status !== 'draft' && one.status !== 'entered-in-error';

/** A patient's prescription, read consistently; undefined if there is none. */
export async function getPrescription(patientId: string, id: string): Promise<StoredPrescription | undefined> {
  const item = await getCareItem('prescription', patientId, id);
  return item && z.parse(StoredPrescription, item);
}

/** These prescriptions by id, of several patients. */
export async function prescriptionsAt(
  places: readonly { readonly patientId: string; readonly id: string }[],
  ConsistentRead = false,
): Promise<ReadonlyMap<string, StoredPrescription>> {
  const keys = places.map(({ patientId, id }) => keyAttributes(careKey('prescription', patientId, id)));
  const items = await batchGet(TableName, keys, { ConsistentRead });
  return new Map(z.parse(z.array(StoredPrescription), items.map(plainItem)).map((one) => [one.id, one]));
}

/** The newest prescriptions of every status that are read beside the current ones: what was signed after a completed one is among them. */
const newestRead = 25;

/** Whether a prescription is taken, or will be again. */
export const isTaken = ({ status }: StoredPrescription): boolean => status === 'active' || status === 'on-hold';

/**
 * What bears on a patient's medicines today, newest first, read consistently: every prescription that is active or on hold, however many
 * were written since, the newest of every status, and those asked for by id.
 */
export async function prescriptionsNow(patientId: string, ids: readonly string[] = []): Promise<StoredPrescription[]> {
  const [{ prescriptions: listed }, items] = await Promise.all([readChart(patientId), careItemsOf('prescription', patientId, newestRead)]);
  const newest = z.parse(z.array(StoredPrescription), items);
  const known = new Set(newest.map(({ id }) => id));
  const older = [...new Set([...listed.map(({ id }) => id), ...ids])].filter((id) => !known.has(id));
  const found = await prescriptionsAt(
    older.map((id) => ({ patientId, id })),
    true,
  );
  return [...newest, ...[...found.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1))];
}

/** Whether a prescription is history: completed, stopped, or entered in error. */
export const isEnded = (one: StoredPrescription): boolean => !isTaken(one) && one.status !== 'draft';

/** What a prescription is counted as: on the day of its last signature, with the findings that it overrode. */
function talliesOfPrescription(one: StoredPrescription | undefined): Tally[] {
  if (one?.signedAt === undefined || one.status === 'entered-in-error') return [];
  const counts: Record<string, number> = { signed: 1 };
  for (const { rule } of one.overrides) counts[overrideName(rule)] = (counts[overrideName(rule)] ?? 0) + 1;
  return [{ day: qatarDate(new Date(one.signedAt)), by: one.authorId, counts }];
}

const draftsOf = (authorId: string): string => `DRAFTS#${authorId}`;

/** A prescription before and after a change. */
export type Change = readonly [before: StoredPrescription | undefined, after: StoredPrescription];

/**
 * The items of changes to prescriptions: the prescriptions, once signed their timeline rows, and their tallies, of which several may share
 * an item. A draft is on its author's list.
 */
export const prescriptionItems = (changes: readonly Change[]): TransactItem[] => [
  ...changes.flatMap(([before, after]) => [
    careItem(
      'prescription',
      before,
      after,
      after.status === 'draft' ? { work: [draftsOf(after.authorId), `${after.changedAt}#${after.id}`] } : {},
    ),
    ...(after.signedAt === undefined
      ? []
      : [timelineRow('prescription', after, { at: after.createdAt, title: after.drug.name, by: after.authorId })]),
  ]),
  ...tallyChanges(
    'PRESCRIPTIONS',
    changes.flatMap(([before]) => talliesOfPrescription(before)),
    changes.flatMap(([, after]) => talliesOfPrescription(after)),
  ),
];

/** A person's drafts, the one last changed last. */
export const storedDraftsBy = async (authorId: string): Promise<StoredPrescription[]> =>
  z.parse(z.array(StoredPrescription), await entriesOf(workIndex, draftsOf(authorId)));

/** A page of a person's drafts with their patients' names, last changed first. */
export const draftsBy = (authorId: string, cursor: string | undefined): Promise<Page<PrescriptionDraft>> =>
  readWork(
    [[{ index: workIndex, partition: draftsOf(authorId) }]],
    { list: `drafts ${authorId}`, cursor, isLastFirst: true },
    async (items) => {
      const drafts = z.parse(z.array(StoredPrescription), items);
      const patients = await patientsOf(drafts);
      return drafts.map(({ patientId, id, drug, dose, changedAt }) => {
        const patient = patients.get(patientId);
        return patient && { id, patient: nameOf(patient), drug, doseText: doseTexts(dose), changedAt };
      });
    },
  );

const medicineMax = 200;
/** A prescription's line in the record's list of medicines, which has one text for all languages. */
export function lineOf({ drug: { name, strength, form }, dose }: Pick<StoredPrescription, 'drug' | 'dose'>): string {
  const line = `${[name.en, strength, form?.name.en].filter(Boolean).join(' ')}: ${doseText(dose, 'en')}`;
  return Array.from(line).slice(0, medicineMax).join('').trim();
}

/** The chart's prescriptions (active or on hold), problems, and the last weight. */
const StoredChart = z.object({
  problems: z._default(z.array(z.object({ text: z.string(), icd10: z.optional(z.string()), code: z.optional(z.string()) })), []),
  vitals: z._default(z.object({ weight: z.optional(LastValue) }), {}),
  prescriptionsVersion: z._default(z.int(), 0),
  prescriptions: z._default(
    z.array(
      z.object({
        id: z.string(),
        ingredientId: z.optional(z.string()),
        name: z.string(),
        line: z.string(),
        status: z.enum(['active', 'on-hold']),
      }),
    ),
    [],
  ),
});
export interface Chart {
  readonly problems: readonly { readonly text: string; readonly icd10?: string | undefined; readonly code?: string | undefined }[];
  /** The patient's last measurements, written by the chart function. */
  readonly vitals: { readonly weight?: LastValue | undefined };
  readonly prescriptionsVersion: number;
  readonly prescriptions: readonly ActivePrescription[];
}

/** The prescriptions, problems and last weight of a patient's chart, read consistently. */
export async function readChart(patientId: string): Promise<Chart> {
  return z.parse(StoredChart, await readChartItem(patientId));
}

const favoritesKey = (userId: string) => ({ pk: `PRESCRIBER#${userId}`, sk: 'FAVORITES' });
const StoredFavorites = z.object({ version: z.int(), favorites: z.array(z.object({ drug: StoredDrug, dose: AnyDose })) });
export type StoredFavorites = z.output<typeof StoredFavorites>;

/** A prescriber's favorites. */
export async function readFavorites(userId: string): Promise<StoredFavorites> {
  const item = await getItem(TableName, favoritesKey(userId));
  return item === undefined ? { version: 0, favorites: [] } : z.parse(StoredFavorites, item);
}

/** Replaces somebody's favorites, if they are still those that were read. */
export const favoritesItem = (userId: string, before: StoredFavorites, next: StoredFavorites): TransactItem =>
  nextVersion(favoritesKey(userId), before.version === 0 ? undefined : before, next);

/** The instructions for taking a dose, in both languages. */
export const doseTexts = (dose: DoseInput): Prescription['doseText'] => ({ en: doseText(dose, 'en'), ar: doseText(dose, 'ar') });
