import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  paginateListUsers,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Context } from 'aws-lambda';
import { keptFor } from '#contract/base/kept-for.ts';
import { connections, soonMs } from '#platform/connections.ts';
import { environment } from '#platform/environment.ts';
import { log } from '#platform/logger.ts';

const env = environment({ USER_POOL_ID: true });
const cognito = new CognitoIdentityProviderClient({ requestHandler: connections(soonMs) });

const keptMs = keptFor.unconfirmedAccountHours * 3_600_000;

/**
 * Runs on a schedule: removes accounts not confirmed within a day, so that nobody can block another person's address. The next run
 * continues where this one stops.
 */
export async function handler(_event: unknown, context: Context): Promise<{ removed: number }> {
  const pages = paginateListUsers({ client: cognito }, { UserPoolId: env.USER_POOL_ID, Filter: 'cognito:user_status = "UNCONFIRMED"' });
  let removed = 0;
  for await (const { Users: users = [] } of pages) {
    for (const { Username: username, UserCreateDate: createdAt } of users) {
      if (context.getRemainingTimeInMillis() < 10_000) return finished(removed);
      if (username === undefined || createdAt === undefined || Date.now() - createdAt.getTime() < keptMs) continue;
      if (await removeUnconfirmed({ UserPoolId: env.USER_POOL_ID, Username: username })) removed += 1;
    }
  }
  return finished(removed);
}

/** A user list is slightly stale, so this checks the account again; returns whether it was removed. */
async function removeUnconfirmed(account: { UserPoolId: string; Username: string }): Promise<boolean> {
  try {
    const { UserStatus: status } = await cognito.send(new AdminGetUserCommand(account));
    if (status !== 'UNCONFIRMED') return false;
    await cognito.send(new AdminDeleteUserCommand(account));
    return true;
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
}

function finished(removed: number): { removed: number } {
  if (removed > 0) log.info('unconfirmed-removed', { count: removed });
  return { removed };
}
