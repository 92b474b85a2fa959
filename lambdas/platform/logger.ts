import { Logger } from '@aws-lambda-powertools/logger';

/**
 * What logs may contain: a line is one of these codes with route, status, duration and request id, never a path, query, body, token or
 * name.
 */
export type LogCode =
  | 'request-completed'
  | 'request-refused'
  | 'request-failed'
  | 'transaction-conflict'
  | 'deletion-unfinished'
  | 'deletions-finished'
  | 'merge-unfinished'
  | 'merges-finished'
  | 'renaming-unfinished'
  | 'renamings-finished'
  | 'waiting-uncounted'
  | 'names-kept'
  | 'names-unreadable'
  | 'patients-loaded'
  | 'item-unmigrated'
  | 'history-loaded'
  | 'account-confirmed'
  | 'sessions-ended'
  | 'unconfirmed-removed'
  | 'model-answered'
  | 'model-failed'
  | 'model-watched'
  | 'model-legacy'
  | 'export-written'
  | 'export-given-up'
  | 'export-failed'
  | 'export-report-failed'
  | 'actor-unnamed'
  | 'events-copied'
  | 'access-log-lost'
  | 'access-log-changed'
  | 'reminders-written'
  | 'requests-lapsed'
  | 'mail-sent'
  | 'mail-dropped'
  | 'mail-failed'
  | 'mail-given-up'
  | 'sign-in-unrecorded';

const powertools = new Logger();

interface Line {
  readonly requestId?: string;
  readonly routeId?: string;
  readonly status?: number;
  readonly code?: string;
  readonly durationMs?: number;
  readonly count?: number;
  readonly readUnits?: number;
  readonly writeUnits?: number;
  readonly roundTrips?: number;
  readonly errorName?: string;
  readonly stack?: string;
  /** For a lost access-log event: enough to add it later. For a changed event: enough to find it. */
  readonly eventId?: string;
  readonly day?: string;
  readonly actorId?: string;
  readonly actorRoles?: readonly string[];
  readonly patientIds?: readonly string[];
}

export const log = {
  info: (code: LogCode, line: Line): void => powertools.info(code, { ...line }),
  warn: (code: LogCode, line: Line): void => powertools.warn(code, { ...line }),
  error: (code: LogCode, line: Line): void => powertools.error(code, { ...line }),
};

/** The loggable facts of an unexpected error: its name and where it was thrown. The message is left out, as it may quote data. */
export function errorFacts(error: unknown): { errorName: string; stack: string } {
  if (!(error instanceof Error)) return { errorName: typeof error, stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { errorName: error.name, stack: frames.join('\n') };
}
