import * as z from 'zod/mini';
import { noteSectionIds } from '#contract/chart/encounters.ts';
import type { TimelineEntry } from '#contract/chart/timeline.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { batchGet } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';
import { careKey } from '../clinic/items.ts';
import { foldedText } from '../clinic/names.ts';
import { readMembers } from '../clinic/roster.ts';
import { hasWord } from '../clinic/words.ts';
import { addendaOf, noteKey } from './notes.ts';
import { StoredEncounter, StoredNote } from './stored.ts';

/** Longer sentences are cut in an excerpt. */
const excerptMax = 200;
const sentenceEnd = /(?<=[.!?؟。;؛])\s+|\n+/;

/** The texts of visits, by id: the reason and, of somebody who may read notes, the diagnoses and the note with its addenda. */
async function textsOf(patientId: string, ids: readonly string[], readsNotes: boolean): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map<string, string[]>(ids.map((id) => [id, []]));
  const add = (id: string, ...more: readonly (string | undefined)[]) =>
    texts.get(id)?.push(...more.filter((text): text is string => text !== undefined && text !== ''));
  const keys = ids.flatMap((id) => [careKey('encounter', patientId, id), ...(readsNotes ? [noteKey(patientId, id)] : [])]);
  const items = (await batchGet(env.CLINICAL_TABLE_NAME, keys.map(keyAttributes))).map(plainItem);
  const amended: string[] = [];
  for (const item of items) {
    const note = StoredNote.safeParse(item).data;
    if (note === undefined) {
      const { id, reason } = z.parse(StoredEncounter, item);
      add(id, reason);
    } else {
      const { encounterId, sections, diagnoses = [], status } = note;
      add(encounterId, ...diagnoses.flatMap(({ text, icd10, code }) => [text, icd10, code]), ...noteSectionIds.map((id) => sections[id]));
      if (status === 'amended') amended.push(encounterId);
    }
  }
  const addenda = await Promise.all(amended.map(async (id) => [id, await addendaOf(patientId, id)] as const));
  for (const [id, of] of addenda) add(id, ...of.map(({ text }) => text));
  return texts;
}

/** The first sentence with one of these words. */
function excerptOf(texts: readonly string[], words: readonly string[]): string | undefined {
  const sentence = texts
    .flatMap((text) => text.split(sentenceEnd))
    .find((one) => {
      const folded = foldedText(one);
      return words.some((word) => hasWord(folded, word));
    });
  return sentence === undefined ? undefined : Array.from(sentence.trim()).slice(0, excerptMax).join('');
}

/**
 * Picks, of entries of a patient, those with all of these folded words in their title, their author's name or, of a visit, its texts;
 * undefined in place of the others.
 */
export function withWords(words: readonly string[], patientId: string, readsNotes: boolean) {
  let staff: Promise<ReadonlyMap<string, string>> | undefined;
  return async (entries: readonly (TimelineEntry | undefined)[]): Promise<(TimelineEntry | undefined)[]> => {
    staff ??= foldedStaff();
    const visits = entries.flatMap((entry) => (entry?.kind === 'encounter' ? [entry.id] : []));
    const [authors, texts] = await Promise.all([staff, textsOf(patientId, visits, readsNotes)]);
    return entries.map((entry) => {
      if (entry === undefined || words.length === 0) return undefined;
      const head = `${foldedText(`${entry.title.en} ${entry.title.ar}`)}-${authors.get(entry.by ?? '') ?? ''}`;
      const others = words.filter((word) => !hasWord(head, word));
      if (others.length === 0) return entry;
      const own = texts.get(entry.id) ?? [];
      const folded = foldedText(own.join(' '));
      if (!others.every((word) => hasWord(folded, word))) return undefined;
      const excerpt = excerptOf(own, others);
      return { ...entry, ...(excerpt !== undefined && { excerpt }) };
    });
  };
}

/** The names of staff, folded, by account. */
async function foldedStaff(): Promise<ReadonlyMap<string, string>> {
  const { members } = await readMembers('is shown');
  return new Map([...members.values()].map(({ id, name }) => [id, foldedText(`${name.en} ${name.ar}`)]));
}
