import { UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { errorFacts, log } from '#platform/logger.ts';
import { personOf } from '#platform/person.ts';

/** What people are called, by their ids, each asked for once. Who has no account any more has no name. */
export async function namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all([...new Set(userIds)].map(async (id): Promise<[string, string]> => [id, await nameOf(id)]));
  return new Map(named.filter(([, name]) => name !== ''));
}

async function nameOf(userId: string): Promise<string> {
  try {
    return (await personOf(userId)).name;
  } catch (error) {
    // The log says what happened without the name, too.
    if (!(error instanceof UserNotFoundException)) log.warn('actor-unnamed', errorFacts(error));
    return '';
  }
}
