import type { AccessLogEntry } from '#contract/access-log/access-log.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';

/** A line of the log: one entry, or several that a person made one after the other, latest first. */
export interface Row {
  readonly latest: AccessLogEntry;
  readonly entries: readonly AccessLogEntry[];
}

export interface Day {
  /** YYYY-MM-DD in Qatar. */
  readonly date: string;
  readonly rows: readonly Row[];
}

/** A longer pause begins a new line. */
const listPauseMs = 30 * 60_000;
/** A page of a record makes several requests. */
const visitPauseMs = 60_000;
const lists: readonly string[] = ['list', 'log'];

/** The kinds of entries grouped into one line: views of lists, views of the log, or the requests of one visit to a record. */
function foldOf({ action, outcome, patientIds }: AccessLogEntry): { readonly kind: string; readonly pauseMs: number } | undefined {
  if (outcome !== 'done') return undefined;
  if (lists.includes(action)) return { kind: action, pauseMs: listPauseMs };
  return action === 'read' && patientIds.length === 1 ? { kind: `read ${patientIds[0]}`, pauseMs: visitPauseMs } : undefined;
}

/**
 * The log by day in Qatar, latest first. List views by the same person become one line unless that person did something else in between.
 * Other people's actions in between do not matter, because many people work at the same time.
 */
export function daysOf(entries: readonly AccessLogEntry[]): Day[] {
  const days: { date: string; rows: { latest: AccessLogEntry; entries: AccessLogEntry[] }[] }[] = [];
  const open = new Map<string, { entries: AccessLogEntry[] }>();
  for (const entry of entries) {
    const date = qatarDate(new Date(entry.at));
    let day = days.at(-1);
    if (day?.date !== date) {
      day = { date, rows: [] };
      days.push(day);
      open.clear();
    }
    const key = (kind: string): string => `${entry.actor.id} ${kind}`;
    if (!lists.includes(entry.action) || entry.outcome !== 'done') for (const kind of lists) open.delete(key(kind));
    const fold = foldOf(entry);
    const run = fold === undefined ? undefined : open.get(key(fold.kind));
    const next = run?.entries.at(-1);
    if (fold !== undefined && run !== undefined && next !== undefined && Date.parse(next.at) - Date.parse(entry.at) <= fold.pauseMs) {
      run.entries.push(entry);
      continue;
    }
    const row = { latest: entry, entries: [entry] };
    day.rows.push(row);
    if (fold !== undefined) open.set(key(fold.kind), row);
  }
  return days;
}

/** The patients of a line, each once. */
export const patientIdsOf = ({ entries }: Row): string[] => [...new Set(entries.flatMap(({ patientIds }) => patientIds))];

/**
 * Who else has done something in the record since a day, each once; a list that it was in does not count. Undefined if that is nobody so far
 * and older entries of that time may be missing.
 */
export function othersSince(
  entries: readonly AccessLogEntry[],
  { ownId, since, isComplete }: { readonly ownId: string; readonly since: string; readonly isComplete: boolean },
): AccessLogEntry['actor'][] | undefined {
  const recent = entries.filter(({ at }) => qatarDate(new Date(at)) >= since);
  const others = recent.filter(({ actor, action, outcome }) => actor.id !== ownId && outcome === 'done' && !lists.includes(action));
  if (others.length === 0 && !isComplete && recent.length === entries.length) return undefined;
  return [...new Map(others.map(({ actor }) => [actor.id, actor])).values()];
}
