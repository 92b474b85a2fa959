import { type CareKind, type TimelineEntry } from '#contract/chart/timeline.ts';
import { readMembers } from '../clinic/roster.ts';
import { excerptOf, hasWord, wordForm } from '../clinic/words.ts';
import { textsOf } from './entry-words.ts';

/** An entry of a kind that this release knows. */
interface KnownEntry extends TimelineEntry {
  readonly kind: CareKind;
}

/**
 * Picks, of entries of a patient, those with all of these sought words in their title, their author's name or their texts;
 * undefined in place of the others.
 */
export function withWords(words: readonly string[], patientId: string, readsNotes: boolean) {
  let staff: Promise<ReadonlyMap<string, string>> | undefined;
  return async (entries: readonly (KnownEntry | undefined)[]): Promise<(TimelineEntry | undefined)[]> => {
    staff ??= namesOfStaff();
    const known = entries.filter((entry) => entry !== undefined);
    const [authors, texts] = await Promise.all([staff, textsOf(patientId, known, readsNotes)]);
    return entries.map((entry) => {
      if (entry === undefined || words.length === 0) return undefined;
      const head = `${wordForm(`${entry.title.en} ${entry.title.ar}`)}-${authors.get(entry.by ?? '') ?? ''}`;
      const others = words.filter((word) => !hasWord(head, word));
      if (others.length === 0) return entry;
      const own = texts.get(entry.id) ?? [];
      const form = wordForm(own.join(' '));
      if (!others.every((word) => hasWord(form, word))) return undefined;
      const excerpt = excerptOf(own, others);
      return { ...entry, ...(excerpt !== undefined && { excerpt }) };
    });
  };
}

/** The names of staff, as words are looked for in them, by account. */
async function namesOfStaff(): Promise<ReadonlyMap<string, string>> {
  const { members } = await readMembers('is shown');
  return new Map([...members.values()].map(({ id, name }) => [id, wordForm(`${name.en} ${name.ar}`)]));
}
