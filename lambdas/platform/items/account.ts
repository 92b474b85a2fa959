import * as z from 'zod/mini';

/** The partition of an account's items: its links, its notifications, its attempts at codes. */
export const accountPartition = (userId: string): string => `USER#${userId}`;

/**
 * The time before which an account's sessions are void because its password was reset. Older access tokens live on for a quarter of an
 * hour, so reads by an account's links check this too. It is stored beside the links, so one read finds both.
 */
const sk = 'LINKS';
export const sessionsEndKey = (userId: string) => ({ pk: accountPartition(userId), sk }) as const;
export const SessionsEnd = z.object({ sk: z.literal(sk), endedAtEpochSeconds: z.int() });
export type SessionsEnd = z.output<typeof SessionsEnd>;
