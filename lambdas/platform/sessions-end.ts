import * as z from 'zod/mini';

/**
 * Until when an account's sessions are over, since its password was set anew. Access tokens of before live on for a quarter of an hour,
 * so whoever reads by an account's links asks this too. It lies beside the links in the account's partition, so that one read finds both.
 */
const sk = 'LINKS';
export const sessionsEndKey = (userId: string) => ({ pk: `USER#${userId}`, sk }) as const;
export const SessionsEnd = z.object({ sk: z.literal(sk), endedAtEpochSeconds: z.int() });
export type SessionsEnd = z.output<typeof SessionsEnd>;
