/** The partition of an account's items: its links, its notifications, its attempts at codes. */
export const accountPartition = (userId: string): string => `USER#${userId}`;

/**
 * The time before which an account's sessions are void because its password was reset. Older access tokens live on for a quarter of an
 * hour, so every request asks for this too (./account-checks.ts).
 */
const sk = 'LINKS';
export const sessionsEndKey = (userId: string) => ({ pk: accountPartition(userId), sk }) as const;
export interface SessionsEnd {
  readonly sk: typeof sk;
  readonly endedAtEpochSeconds: number;
}
