import { say } from '#contract/base/say.ts';
import type { Addendum, NoteDraft } from '#contract/chart/encounters.ts';
import type { Write } from '#platform/api.ts';
import type { Once } from '#platform/once.ts';
import { found, wrongField } from '#platform/refusal.ts';
import { recordExists } from '../clinic/items.ts';
import { openChart } from './chart-item.ts';
import { encounterKind, finishedEncounter } from './encounters.ts';
import { requireSeen, untilWritten } from '../clinic/versioned.ts';
import { type Made, entryOf, itemsOf, shown } from './entries.ts';
import { addendumItem, drafted, noteBecomes, noteItem, readNote, requireWriter, signed } from './notes.ts';
import type { StoredNote } from './stored.ts';

interface Which {
  readonly id: string;
  readonly entryId: string;
}
/** The writer of a note, and the version that they saw. */
interface Writer {
  readonly by: string;
  readonly now: Date;
  readonly ifMatch: number | 'any' | undefined;
}

/** A visit with its note. Throws NOT_FOUND. */
export async function visitOf({ id, entryId }: Which) {
  const [encounter, { note, addenda }] = await Promise.all([entryOf(encounterKind, id, entryId), readNote(id, entryId)]);
  return { encounter, note, addenda };
}

/**
 * Saves a draft. Throws NOT_FOUND, FORBIDDEN unless the caller is its writer, PRECONDITION_FAILED, NOT_ALLOWED_NOW for a signed note, and
 * CONFLICT.
 */
export async function saveNote({ id, entryId }: Which, draft: NoteDraft, { by, now, ifMatch }: Writer, write: Write): Promise<StoredNote> {
  return untilWritten(async () => {
    const { note } = await readNote(id, entryId);
    await requireWriter(note, by);
    const after = drafted(note, draft, now);
    await requireSeen(ifMatch, note, shown);
    return (await write([recordExists(id), noteItem(after, note.version)], [id])).done ? after : undefined;
  });
}

/** Signs a note, and ends its visit if still open. Throws like `saveNote`, and refuses a note without text. */
export async function signNote({ id, entryId }: Which, { by, now, ifMatch }: Writer, write: Write): Promise<StoredNote> {
  return untilWritten(async () => {
    const [opened, { encounter, note }] = await Promise.all([openChart(id), visitOf({ id, entryId })]);
    await requireWriter(note, by);
    const after = signed(note, by, now);
    await requireSeen(ifMatch, note, shown);
    if (Object.keys(note.sections).length === 0) throw wrongField('sections', say('noteEmpty'));
    const ending =
      encounter.status === 'in-progress'
        ? await itemsOf(encounterKind, opened, encounter, finishedEncounter(encounter, now))
        : [recordExists(id)];
    return (await write([...ending, noteItem(after, note.version)], [id])).done ? after : undefined;
  });
}

/** Adds an addendum to a signed note; a repeated request adds it once. Throws NOT_FOUND, NOT_ALLOWED_NOW for a draft, and CONFLICT. */
export async function amendNote({ id, entryId }: Which, text: string, made: Made, name: Once, write: Write): Promise<Addendum> {
  return untilWritten(
    async () => {
      const { note } = await readNote(id, entryId);
      const addendum: Addendum = { id: made.id, text, createdBy: made.by, createdAt: made.now.toISOString() };
      const items = [recordExists(id), noteItem(noteBecomes(note, 'amended', made.now), note.version), addendumItem(note, addendum)];
      return (await write([...items, ...name.items], [id])).done ? addendum : undefined;
    },
    {
      once: name,
      present: async (earlier) => {
        const added = found(
          (await readNote(id, entryId)).addenda.find((one) => one.id === earlier),
          'entryNotFound',
        );
        return added;
      },
    },
  );
}
