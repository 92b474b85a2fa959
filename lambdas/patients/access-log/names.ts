import { AdminGetUserCommand, CognitoIdentityProviderClient, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { environment, variable } from '#platform/environment.ts';
import { errorFacts, log } from '#platform/logger.ts';

const env = environment({ USER_POOL_ID: variable });
const cognito = new CognitoIdentityProviderClient();

/** What people are called, by their ids, each asked for once. Who has no account any more has no name. */
export async function namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all([...new Set(userIds)].map(async (id): Promise<[string, string]> => [id, await nameOf(id)]));
  return new Map(named.filter(([, name]) => name !== ''));
}

async function nameOf(userId: string): Promise<string> {
  try {
    const { UserAttributes: attributes = [] } = await cognito.send(
      new AdminGetUserCommand({ UserPoolId: env.USER_POOL_ID, Username: userId }),
    );
    const value = (name: string): string => attributes.find((one) => one.Name === name)?.Value ?? '';
    return [value('given_name'), value('family_name')].filter(Boolean).join(' ');
  } catch (error) {
    // The log says what happened without the name, too.
    if (!(error instanceof UserNotFoundException)) log.warn('actor-unnamed', errorFacts(error));
    return '';
  }
}
