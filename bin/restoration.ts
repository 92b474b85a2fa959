/** Which step brings a table back to an earlier state, from what is seen of it: no state of its own, so a restore that broke off goes on. */
import { ConfigurationError } from '../infra/config.ts';

/** What a table has besides its items, and a restored one has not. */
export interface TableSettings {
  readonly protected: boolean;
  readonly recovery: boolean;
  readonly expiryAttribute: string | undefined;
  readonly streamView: string | undefined;
}
export interface SeenTable extends TableSettings {
  readonly status: string;
  readonly createdAt: Date;
  /** Those of people: DynamoDB takes none of CloudFormation's from anybody else. */
  readonly tags: Readonly<Record<string, string>>;
}
export interface SeenBackup {
  readonly arn: string;
  readonly status: string;
  readonly createdAt: Date;
}
/** The table, the temporary one beside it, and the backup of that one, as far as they exist. */
export interface Seen {
  readonly table: SeenTable | undefined;
  readonly aside: SeenTable | undefined;
  readonly backup: SeenBackup | undefined;
}

/** In this order, though not each is needed. */
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
 * The next step; `wait` while AWS is at work, `done` when the table is as it should be.
 * @throws ConfigurationError where no step leads on
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
  // Only what is younger than the backup can have come from it, and nothing younger is ever deleted.
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
