import { AdminGetUserCommand, CognitoIdentityProviderClient, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { environment } from './environment.ts';
import { errorFacts, log } from './logger.ts';

const env = environment({ USER_POOL_ID: true });
const cognito = new CognitoIdentityProviderClient();

/** A person as the user pool knows them. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** A person's name in the user pool, empty if unset. Throws UserNotFoundException without an account. */
export async function personOf(userId: string): Promise<Person> {
  const { UserAttributes: attributes = [] } = await cognito.send(
    new AdminGetUserCommand({ UserPoolId: env.USER_POOL_ID, Username: userId }),
  );
  const value = (name: string): string => attributes.find((one) => one.Name === name)?.Value ?? '';
  return { name: [value('given_name'), value('family_name')].filter(Boolean).join(' '), email: value('email') };
}

/** Like `personOf`, where a missing name does no harm: undefined if the account is gone or the user pool does not answer. */
export async function knownPerson(userId: string): Promise<Person | undefined> {
  try {
    return await personOf(userId);
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) log.warn('actor-unnamed', errorFacts(error));
    return undefined;
  }
}
