import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { environment, variable } from './environment.ts';

const env = environment({ USER_POOL_ID: variable });
const cognito = new CognitoIdentityProviderClient();

/** What the user pool says a person is called; empty where it does not say. Throws UserNotFoundException for who has no account. */
export async function personOf(userId: string): Promise<{ name: string; email: string }> {
  const { UserAttributes: attributes = [] } = await cognito.send(
    new AdminGetUserCommand({ UserPoolId: env.USER_POOL_ID, Username: userId }),
  );
  const value = (name: string): string => attributes.find((one) => one.Name === name)?.Value ?? '';
  return { name: [value('given_name'), value('family_name')].filter(Boolean).join(' '), email: value('email') };
}
