/** The partition of an account's items: its links, its notifications, its attempts at codes. */
export const accountPartition = (userId: string): string => `USER#${userId}`;

/**
 * What must hold of an account at each of its requests, whatever its token says: one item, so that a request reads, or a write is
 * conditioned on, one item (docs/adr/0042). Accounts of which nothing was ever written have none.
 */
export interface Standing {
  /** Sessions begun before this are void, because the password was reset. Access tokens outlive that by up to 15 minutes. */
  readonly endedAtEpochSeconds?: number;
  /** When a staff account was closed. */
  readonly deactivatedAt?: string;
  /** A staff member's duties. */
  readonly duties?: readonly string[];
}
export const standingKey = (userId: string) => ({ pk: `STANDING#${userId}`, sk: 'ACCOUNT' }) as const;
