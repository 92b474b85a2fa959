import { AdminGetUserCommand, CognitoIdentityProviderClient, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { environment } from './environment.ts';
import { errorFacts, log } from './logger.ts';

const env = environment({ USER_POOL_ID: true });
const cognito = new CognitoIdentityProviderClient();

/** What the user pool says of a person. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** What the user pool says a person is called; empty where it does not say. Throws UserNotFoundException for who has no account. */
export async function personOf(userId: string): Promise<Person> {
  const { UserAttributes: attributes = [] } = await cognito.send(
    new AdminGetUserCommand({ UserPoolId: env.USER_POOL_ID, Username: userId }),
  );
  const value = (name: string): string => attributes.find((one) => one.Name === name)?.Value ?? '';
  return { name: [value('given_name'), value('family_name')].filter(Boolean).join(' '), email: value('email') };
}

/** The same, where what is told can do without: undefined for who has no account any more, or when the user pool does not answer. */
export async function knownPerson(userId: string): Promise<Person | undefined> {
  try {
    return await personOf(userId);
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) log.warn('actor-unnamed', errorFacts(error));
    return undefined;
  }
}
