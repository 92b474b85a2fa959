/** Chooses the next step of a restore from the tables and backups that exist. It keeps no state, so an interrupted restore can resume. */
import { ConfigurationError } from '../infra/config.ts';

/** Table properties that a restored table lacks. */
export interface TableSettings {
  readonly protected: boolean;
  readonly recovery: boolean;
  readonly expiryAttribute: string | undefined;
  readonly streamView: string | undefined;
}
export interface SeenTable extends TableSettings {
  readonly status: string;
  readonly createdAt: Date;
  /** Tags set by people; only CloudFormation may set its own. */
  readonly tags: Readonly<Record<string, string>>;
}
export interface SeenBackup {
  readonly arn: string;
  readonly status: string;
  readonly createdAt: Date;
}
/** The table, its temporary copy and that copy's backup, if they exist. */
export interface Seen {
  readonly table: SeenTable | undefined;
  readonly aside: SeenTable | undefined;
  readonly backup: SeenBackup | undefined;
}

/** In this order, though not every step is needed. */
export const steps = {
  'restore-aside': 'restores the earlier state into a temporary table',
  'carry-tags': 'notes the tags on the temporary table',
  'back-up': 'backs the temporary table up',
  unprotect: 'takes the deletion protection from the table',
  delete: 'deletes the table: from here on the product cannot work',
  'restore-in-place': 'restores the backup under the name of the table',
  protect: 'protects the table against deletion: the product works again',
  'enable-recovery': 'switches point-in-time recovery on',
  'enable-expiry': 'switches the expiry of items on',
  'enable-stream': 'switches the stream on',
  tag: 'puts the tags back',
  'unprotect-aside': 'takes the deletion protection from the temporary table',
  'delete-aside': 'deletes the temporary table',
} as const;
export type Step = keyof typeof steps;

const changing = new Set(['CREATING', 'UPDATING', 'DELETING']);

/**
 * The next step; `wait` while AWS is working, `done` once the table is restored.
 * @throws ConfigurationError when no step can continue the restore
 */
export function nextStep({ table, aside, backup }: Seen, wanted: TableSettings): Step | 'wait' | 'done' {
  for (const [what, seen] of [
    ['The table', table],
    ['The temporary table', aside],
  ] as const) {
    if (seen === undefined || seen.status === 'ACTIVE') continue;
    if (changing.has(seen.status)) return 'wait';
    throw new ConfigurationError(`${what} is ${seen.status}, from which no step leads on; see the DynamoDB console.`);
  }
  // Only a table younger than the backup can be its result, and a younger table is never deleted.
  if (table !== undefined && backup !== undefined && table.createdAt > backup.createdAt) {
    if (!table.protected && wanted.protected) return 'protect';
    if (!table.recovery && wanted.recovery) return 'enable-recovery';
    if (wanted.expiryAttribute !== undefined && table.expiryAttribute === undefined) return 'enable-expiry';
    if (wanted.streamView !== undefined && table.streamView === undefined) return 'enable-stream';
    if (aside === undefined) return 'done';
    if (missingTags(aside, table)) return 'tag';
    return aside.protected ? 'unprotect-aside' : 'delete-aside';
  }
  if (backup === undefined) {
    if (aside !== undefined) return table !== undefined && missingTags(table, aside) ? 'carry-tags' : 'back-up';
    if (table !== undefined) return 'restore-aside';
    throw new ConfigurationError(
      'Neither the table nor the temporary one is there. If a restore broke off, give the same --to as then; else restore a backup of AWS Backup first and name it with --from.',
    );
  }
  if (backup.status === 'CREATING') return 'wait';
  if (backup.status !== 'AVAILABLE') throw new ConfigurationError(`The backup is ${backup.status}: delete it, then begin again.`);
  if (table === undefined) return 'restore-in-place';
  return table.protected ? 'unprotect' : 'delete';
}

const missingTags = (from: SeenTable, to: SeenTable): boolean => Object.entries(from.tags).some(([key, value]) => to.tags[key] !== value);
