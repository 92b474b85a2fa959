import type { AccessAction, AccessLogEntry, AccessOutcome, ExportAction } from '#contract/access-log.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { entryFor, wordFor } from '../../lib/open-words.ts';

/** What was done, in words. */
export const actionName: Readonly<Record<AccessAction | ExportAction, () => string>> = {
  list: () => m.accessListed(),
  read: () => m.accessOpened(),
  create: () => m.accessCreated(),
  change: () => m.accessChanged(),
  delete: () => m.accessDeleted(),
  export: () => m.accessExported(),
  log: () => m.accessLogRead(),
  look: () => m.accessLookedAt(),
  attach: () => m.accessAttached(),
  'link-code': () => m.accessLinkCode(),
  link: () => m.accessLinked(),
  unlink: () => m.accessUnlinked(),
  'export-asked': () => m.accessExported(),
  'export-done': () => m.accessExportDone(),
  'export-failed': () => m.accessExportFailed(),
  'export-deleted': () => m.accessExportDeleted(),
};

const triedName: Readonly<Record<AccessAction, () => string>> = {
  list: () => m.accessTriedList(),
  read: () => m.accessTriedOpen(),
  create: () => m.accessTriedCreate(),
  change: () => m.accessTriedChange(),
  delete: () => m.accessTriedDelete(),
  export: () => m.accessTriedExport(),
  log: () => m.accessTriedLog(),
  look: () => m.accessTriedLook(),
  attach: () => m.accessTriedAttach(),
  'link-code': () => m.accessTriedLinkCode(),
  link: () => m.accessTriedLink(),
  unlink: () => m.accessTriedUnlink(),
};

/** What an entry says was done, or tried in vain. */
export function whatOf({ action, outcome, patientIds }: AccessLogEntry): string {
  if (outcome === 'conflict') return m.accessConflict();
  if (outcome === 'refused') return (entryFor(triedName, action) ?? (() => wordFor(actionName, action)))();
  return action === 'list' && patientIds.length !== 1 ? m.accessListsSeen() : wordFor(actionName, action);
}

/** What a line of several entries says: how often a person looked at lists or at the log, or what was one visit to a record. */
export function foldedOf(entry: AccessLogEntry, count: string): string {
  if (entry.action === 'list') return m.accessListRun({ count });
  return entry.action === 'log' ? m.accessLogRun({ count }) : whatOf(entry);
}

/** The outcomes to filter by. */
export const outcomeName: Readonly<Record<AccessOutcome, () => string>> = {
  done: () => m.accessDone(),
  conflict: () => m.accessNotSaved(),
  refused: () => m.accessRefused(),
};
