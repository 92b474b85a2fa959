import type { AccessAction, AccessLogEntry } from '#contract/access-log/access-log.ts';
import { actionWords } from '#contract/access-log/access-log-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { entryFor, saidWord } from '../../lib/open-words.ts';

const triedName: Readonly<Record<AccessAction, () => string>> = {
  list: () => m.accessTriedList(),
  read: () => m.accessTriedOpen(),
  create: () => m.accessTriedCreate(),
  change: () => m.accessTriedChange(),
  delete: () => m.accessTriedDelete(),
  export: () => m.accessTriedExport(),
  log: () => m.accessTriedLog(),
  'log-export': () => m.accessTriedLogExport(),
  look: () => m.accessTriedLook(),
  attach: () => m.accessTriedAttach(),
  'link-code': () => m.accessTriedLinkCode(),
  link: () => m.accessTriedLink(),
  unlink: () => m.accessTriedUnlink(),
  merge: () => m.accessTriedMerge(),
  unmerge: () => m.accessTriedUnmerge(),
};

/** The text of an entry: the action, or the failed attempt. */
export function whatOf({ action, outcome, patientIds }: AccessLogEntry): string {
  if (outcome === 'conflict') return m.accessConflict();
  if (outcome === 'refused') return (entryFor(triedName, action) ?? (() => saidWord(actionWords, action)))();
  return action === 'list' && patientIds.length !== 1 ? m.accessListsSeen() : saidWord(actionWords, action);
}

/** The text of a grouped line: the number of views of lists or of the log, or one visit to a record. */
export function foldedOf(entry: AccessLogEntry, count: string): string {
  if (entry.action === 'list') return m.accessListRun({ count });
  return entry.action === 'log' ? m.accessLogRun({ count }) : whatOf(entry);
}
