import { encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, qatarMidnight } from '#contract/base/qatar-time.ts';
import type { Timeline, TimelineQuery } from '#contract/chart/chart.ts';
import { type CareKind, TimelineEntry, careKindIds } from '#contract/chart/timeline.ts';
import { readPage } from '#platform/pages.ts';
import { env } from '../clinic/env.ts';
import { prefixOf, timelinePrefix } from '../clinic/items.ts';
import { patientPartition } from '../clinic/patient.ts';
import { existingPatient } from '../clinic/store.ts';
import { soughtWords } from '../clinic/words.ts';
import { allergyKind } from './allergies.ts';
import { documentKind } from './documents.ts';
import { encounterKind } from './encounters.ts';
import type { ChartEntry, Kind } from './entries.ts';
import { letterKind } from './letters.ts';
import { problemKind } from './problems.ts';
import { withWords } from './timeline-words.ts';

const Row = z.object({ ...TimelineEntry.shape, kind: z.enum(careKindIds) });

type Parse = (item: unknown) => z.output<typeof Row>;
const entryOf =
  <Entry extends ChartEntry>({ kind, parse, row }: Kind<Entry>): Parse =>
  (item) => {
    const entry = parse(item);
    return { kind, id: entry.id, ...row(entry), status: entry.status, by: entry.createdBy };
  };
/**
 * Kinds whose items are small, and sort as their rows do, because an id begins with its entry's time: one of them is read without the rows
 * of all other kinds. The others are picked from the rows.
 */
const ownItems: Partial<Record<CareKind, Parse>> = {
  encounter: entryOf(encounterKind),
  condition: entryOf(problemKind),
  allergy: entryOf(allergyKind),
  document: entryOf(documentKind),
  letter: entryOf(letterKind),
};

/** Rows read for a page: picking a kind reads small items, and looking for words also the notes of the visits among them. */
const search = { kind: { first: 60, atMost: 4000 }, words: { first: 50, atMost: 800 } } as const;

/** Items are read up to this time: their keys are text, and "~" sorts after all of it. */
const endOf = (to: string | undefined): number | undefined => (to === undefined ? undefined : qatarMidnight(dayAfter(to, 1)));

/**
 * A page of a patient's timeline, latest first: of one kind, up to a day, or with words in it; in notes, if the caller may read them. Throws
 * NOT_FOUND, and a refusal of the cursor of another list.
 */
export async function timelineOf(
  patientId: string,
  { cursor, kind, to, words }: TimelineQuery,
  readsNotes: () => Promise<boolean>,
): Promise<Timeline> {
  const parseOwn = kind && ownItems[kind];
  const end = endOf(to);
  const [prefix, last] =
    kind === undefined || parseOwn === undefined
      ? [timelinePrefix, end === undefined ? '~' : new Date(end).toISOString()]
      : [prefixOf(kind), end === undefined ? '~' : encodeTime(Math.max(0, end))];
  const parse: Parse = parseOwn ?? ((item) => z.parse(Row, item));
  const isSearch = words !== undefined || (kind !== undefined && parseOwn === undefined);
  const picked = words === undefined ? undefined : withWords(soughtWords(words), patientId, await readsNotes());
  const [, { rows, nextCursor, searchedTo }] = await Promise.all([
    existingPatient(patientId),
    readPage(
      {
        TableName: env.CLINICAL_TABLE_NAME,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': patientPartition(patientId), ':from': prefix, ':to': `${prefix}${last}` },
        // What was written just now is at the top of all.
        ConsistentRead: kind === undefined && words === undefined && cursor === undefined,
        ScanIndexForward: false,
      },
      {
        list: JSON.stringify(['timeline', patientId, kind, to, words]),
        cursor,
        size: careLimits.timelinePage,
        ...(isSearch && { search: words === undefined ? search.kind : search.words }),
      },
      async (items) => {
        const entries = items.map(parse).map((entry) => (kind === undefined || entry.kind === kind ? entry : undefined));
        return picked === undefined ? entries : picked(entries);
      },
    ),
  ]);
  return { rows, nextCursor, ...(searchedTo !== undefined && { searchedBackTo: parse(searchedTo).at }) };
}
