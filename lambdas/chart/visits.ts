import { say } from '#contract/base/say.ts';
import type { Addendum, EncounterStart, NoteDiagnosis, NoteDraft } from '#contract/chart/encounters.ts';
import type { Write } from '#platform/api.ts';
import type { Once } from '#platform/once.ts';
import { found, wrongField } from '#platform/refusal.ts';
import { careItem, careItemsBefore, recordExists } from '../clinic/items.ts';
import { listedProblems, problemKind } from './problems.ts';
import { likeProblem, seenProblems } from './rules.ts';
import { ulid } from '#platform/ulid.ts';
import { type Opened, chartParts, openChart } from './chart-item.ts';
import { arrivalAt, encounterKind, endingItems, isContinued, startedEncounter, startingItems } from './encounters.ts';
import { requireSeen, untilWritten } from '../clinic/versioned.ts';
import { type Made, entryOf, newEntry, rowOf, shown } from './entries.ts';
import { addendumItem, drafted, licenceOf, noteBecomes, noteItem, readNote, requireWriter, signed } from './notes.ts';
import type { StoredEncounter, StoredNote, StoredProblem } from './stored.ts';

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

/** Visits before one among which the last that has ended is looked for. */
const visitsBefore = 10;

/** The last visit before one that has ended; undefined for the first one. */
export async function visitBefore({ id, entryId }: Which): Promise<StoredEncounter | undefined> {
  const items = await careItemsBefore('encounter', id, entryId, visitsBefore);
  return items.map(encounterKind.parse).find(({ status }) => status === 'finished');
}

/**
 * Begins a visit. The clinician's open visit of the same day, and of the same appointment if there is one, serves instead; any other ends
 * with the beginning of this one. A repeated request gets the first answer. Throws NOT_FOUND, CONFLICT, and NOT_ALLOWED_NOW if the patient
 * has not arrived for the appointment.
 */
export async function startVisit(patientId: string, start: EncounterStart, made: Made, name: Once, write: Write): Promise<StoredEncounter> {
  const arrivedAt = (await name.earlier()) === undefined ? await arrivalAt(patientId, start.appointmentId) : undefined;
  return untilWritten(
    async () => {
      const opened = await openChart(patientId);
      const openId = opened.chart.visits[made.by];
      const open = openId === undefined ? undefined : await entryOf(encounterKind, patientId, openId);
      if (open !== undefined && isContinued(open, start, made.now)) return open;
      const visit = startedEncounter(start, arrivedAt, patientId, made);
      const items = [...(await startingItems(opened, open, visit)), ...name.items];
      return (await write(items, [patientId])).done ? visit : undefined;
    },
    { once: name, present: (earlier) => entryOf(encounterKind, patientId, earlier) },
  );
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

/**
 * A note's diagnoses tied to the problem list, and the problems that this adds: those that the author wants on the list and that are not
 * there yet.
 */
function tied(note: StoredNote, { patient, chart }: Opened, by: string, now: Date): { diagnoses: NoteDiagnosis[]; added: StoredProblem[] } {
  const added: StoredProblem[] = [];
  const diagnoses = (note.diagnoses ?? []).map(({ toProblems, ...diagnosis }): NoteDiagnosis => {
    if (toProblems !== true || diagnosis.problemId !== undefined) return diagnosis;
    const known = likeProblem([...chart.problems, ...added], diagnosis);
    if (known !== undefined) return { ...diagnosis, problemId: known.id };
    const { text, icd10, code } = diagnosis;
    const problem: StoredProblem = {
      ...newEntry(patient.id, { id: ulid(now.getTime()), by, now }),
      status: 'active',
      text,
      ...(icd10 !== undefined && { icd10 }),
      ...(code !== undefined && { code }),
      encounterId: note.encounterId,
    };
    added.push(problem);
    return { ...diagnosis, problemId: problem.id };
  });
  return { diagnoses, added };
}

/** Signs a note, adds its diagnoses to the problem list, and ends its visit if still open. Throws like `saveNote`, and refuses a note without text. */
export async function signNote({ id, entryId }: Which, { by, now, ifMatch }: Writer, name: Once, write: Write): Promise<StoredNote> {
  const attempt = async (): Promise<StoredNote | undefined> => {
    const [opened, { encounter, note }, licence] = await Promise.all([openChart(id), visitOf({ id, entryId }), licenceOf(by)]);
    await requireWriter(note, by);
    const final = signed(note, by, now, licence);
    await requireSeen(ifMatch, note, shown);
    if (Object.keys(note.sections).length === 0) throw wrongField('sections', say('noteEmpty'));
    const { diagnoses, added } = tied(note, opened, by, now);
    const after: StoredNote = { ...final, ...(note.diagnoses !== undefined && { diagnoses }) };
    const seen = seenProblems(listedProblems(opened.chart.problems, added), [{ startedAt: encounter.startedAt, diagnoses }]);
    const problems = seen.some((one) => !opened.chart.problems.includes(one)) ? seen : undefined;
    const ending =
      encounter.status === 'in-progress'
        ? await endingItems(opened, encounter, now, problems)
        : [recordExists(id), ...(problems === undefined ? [] : [chartParts(id, opened.chart, { problems })])];
    const entries = added.flatMap((one) => [careItem('condition', undefined, one), rowOf(problemKind, one)]);
    return (await write([...ending, ...entries, noteItem(after, note.version), ...name.items], [id])).done ? after : undefined;
  };
  return untilWritten(attempt, { once: name, present: async () => (await readNote(id, entryId)).note });
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
