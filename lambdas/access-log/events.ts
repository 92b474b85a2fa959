import { decodeTime } from 'ulid';
import * as z from 'zod/mini';
import { isUlid } from '#contract/base/ids.ts';
import { say } from '#contract/base/say.ts';
import { accessLogKey } from '#platform/access-log.ts';
import { cursorsOf } from '#platform/cursor.ts';
import { accountPartition } from '#platform/account.ts';
import { wrongField } from '#platform/refusal.ts';
import { type Page, pageOf, searchedAtOnce, shownMax } from './page.ts';
import { type EventFilter, type LoggedEvent, always, dayOf, matching, read, readsOf } from './stored-events.ts';

/**
 * The id before which a page starts, and the log that it pages through: the filters of a search, or the account whose records it is about.
 */
const cursors = cursorsOf('access-log', z.strictObject({ of: z.string(), sk: z.string().check(z.refine(isUlid)) }));

async function opened(of: string, cursor: string | undefined): Promise<string | undefined> {
  const after = cursor === undefined ? undefined : await cursors.open(cursor);
  if (after !== undefined && after.of !== of) throw wrongField('cursor', say('cursorOfOtherLog'));
  return after?.sk;
}

/** The events that match a filter, latest first, from `cursor` on. Throws a refusal if the days are in the wrong order. */
export async function eventsMatching(filter: EventFilter, cursor: string | undefined, now: Date): Promise<Page<LoggedEvent>> {
  const { actorId, patientId, action, outcome } = filter;
  const of = JSON.stringify([filter.from, filter.to, actorId, patientId, action, outcome]);
  const start = await opened(of, cursor);
  const isEverything = action === undefined && outcome === undefined && (actorId === undefined || patientId === undefined);
  const reads = readsOf(filter, now, start, isEverything ? shownMax : searchedAtOnce);

  return pageOf(reads, {
    matching: (events) => matching(filter, events),
    placeOf: ({ sk }) => sk,
    timeOf: (sk) => new Date(decodeTime(sk)),
    seal: (sk) => cursors.seal({ of, sk }),
  });
}

/** The events about an account's records, each once with the records concerned, latest first, from `cursor` on. */
export async function eventsOfAccount(
  userId: string,
  patientIds: readonly string[],
  cursor: string | undefined,
): Promise<Page<LoggedEvent>> {
  const of = accountPartition(userId);
  const after = await opened(of, cursor);
  const reads = await Promise.all(
    patientIds.map(async (patientId) => ({ patientId, ...(await read(accessLogKey.patient(patientId), always, after, shownMax)) })),
  );
  const byId = new Map<string, LoggedEvent>();
  for (const { patientId, events } of reads)
    for (const event of events) byId.set(event.sk, { ...event, patientIds: [...(byId.get(event.sk)?.patientIds ?? []), patientId] });
  const events = [...byId.values()].toSorted((a, b) => (a.sk < b.sk ? 1 : -1)).slice(0, shownMax);
  const isMore = byId.size > events.length || reads.some(({ next }) => next !== undefined);
  const oldest = events.at(-1);
  return { events, ...(isMore && oldest !== undefined && { nextCursor: await cursors.seal({ of, sk: oldest.sk }) }) };
}

/** One event by its id, or undefined. */
export async function eventOf(id: string): Promise<LoggedEvent | undefined> {
  const { events } = await read(accessLogKey.day(dayOf(id)), [id, id], undefined, 1);
  return events[0];
}
