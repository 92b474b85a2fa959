import * as z from 'zod/mini';
import { noteSectionIds } from '#contract/chart/encounters.ts';
import type { CareKind } from '#contract/chart/timeline.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { otherNames } from '#contract/laboratory/catalogue/other-names.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { batchGet } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';
import { careKey } from '../clinic/items.ts';
import { addendaOf, noteKey } from './notes.ts';
import { StoredNote } from './stored.ts';

const text = z.optional(z.string());
const Value = z.optional(z.object({ comment: text, reason: text }));
/** What people wrote into an entry, of whatever kind, beside its title. Each domain stores its own; here only texts are read. */
const Written = z.object({
  id: z.string(),
  icd10: text,
  code: text,
  note: text,
  reason: text,
  reaction: text,
  endReason: text,
  errorReason: text,
  repeatReason: text,
  statusReason: text,
  leave: z.optional(z.object({ diagnosis: text, remark: text })),
  referral: z.optional(z.object({ reason: text })),
  overrides: z.optional(z.array(z.object({ reason: text }))),
  specimens: z.optional(z.array(z.object({ rejectedReason: text }))),
  results: z.optional(z.array(z.object({ test: z.string(), entered: Value, verified: Value }))),
  acknowledgements: z.optional(z.array(z.object({ done: text }))),
});
type Written = z.output<typeof Written>;

/** The texts of an entry; why somebody was referred only for who may read notes. */
function writtenIn(entry: Written, readsNotes: boolean): (string | undefined)[] {
  const { leave, referral, overrides = [], specimens = [], results = [], acknowledgements = [] } = entry;
  const { reason, note, reaction, endReason, statusReason, repeatReason, errorReason, icd10, code } = entry;
  const values = results.flatMap(({ entered, verified }) => [verified?.comment, verified?.reason, entered?.comment, entered?.reason]);
  const tests = results.flatMap(({ test }) => {
    const name = labTests.get(test)?.name;
    return [name?.en ?? test, name?.ar, ...(otherNames[test] ?? [])];
  });
  const others = [...overrides, ...acknowledgements.map(({ done }) => ({ reason: done })), leave && { reason: leave.remark }];
  return [reason, note, reaction, endReason, statusReason, repeatReason, errorReason, icd10, code, leave?.diagnosis].concat(
    readsNotes ? referral?.reason : undefined,
    tests,
    values,
    others.map((one) => one?.reason),
    specimens.map(({ rejectedReason }) => rejectedReason),
  );
}

/**
 * The texts of entries, by id: what was written into each, the names of an order's tests and, for somebody who may read notes, the diagnoses
 * and the note of a visit with its addenda.
 */
export async function textsOf(
  patientId: string,
  entries: readonly { readonly kind: CareKind; readonly id: string }[],
  readsNotes: boolean,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map<string, string[]>(entries.map(({ id }) => [id, []]));
  const add = (id: string, more: readonly (string | undefined)[]) => texts.get(id)?.push(...more.flatMap((one) => one || []));
  const visits = entries.filter(({ kind }) => kind === 'encounter');
  const keys = [
    ...entries.map(({ kind, id }) => careKey(kind, patientId, id)),
    ...(readsNotes ? visits.map(({ id }) => noteKey(patientId, id)) : []),
  ];
  const items = (await batchGet(env.CLINICAL_TABLE_NAME, keys.map(keyAttributes))).map(plainItem);
  const amended: string[] = [];
  for (const item of items) {
    if (!String(item['sk']).startsWith(noteKey(patientId, '').sk)) {
      const entry = z.parse(Written, item);
      add(entry.id, writtenIn(entry, readsNotes));
      continue;
    }
    const { encounterId, sections, diagnoses = [], status } = z.parse(StoredNote, item);
    add(encounterId, [...diagnoses.flatMap((one) => [one.text, one.icd10, one.code]), ...noteSectionIds.map((id) => sections[id])]);
    if (status === 'amended') amended.push(encounterId);
  }
  const addenda = await Promise.all(amended.map(async (id) => [id, await addendaOf(patientId, id)] as const));
  for (const [id, of] of addenda)
    add(
      id,
      of.map((one) => one.text),
    );
  return texts;
}
