/** Checks with an account that registers itself, as a patient does. */
import { randomBytes, randomUUID } from 'node:crypto';
import {
  AdminConfirmSignUpCommand,
  AdminDeleteUserCommand,
  type CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { routes } from '../../contract/routes/table.ts';
import type { WebConfig } from '../../contract/deployment/web-config.ts';
import { type Api, configureSignIn } from './api.ts';
import type { Leftovers, Step } from './run.ts';

/** SES accepts mail for it, delivers it to nobody, and counts no bounce (its developer guide, "Using the mailbox simulator"). */
const mailboxOf = (stamp: string): string => `success+${stamp}@simulator.amazonses.com`;

/** Registers a patient, signs in with two browsers, and looks what the pool's triggers have made of it. */
export function accountSteps(
  api: Api,
  config: WebConfig,
  pool: CognitoIdentityProviderClient,
  { stamp, leftovers }: { readonly stamp: string; readonly leftovers: Leftovers },
): Step[] {
  const email = mailboxOf(stamp);
  const password = `${randomBytes(18).toString('base64')}aA1!`;
  const person = { UserPoolId: config.userPoolId, Username: email };
  const entered = async (): Promise<string> => {
    configureSignIn(config);
    const { isSignedIn, nextStep } = await signIn({
      username: email,
      password,
      options: { authFlowType: config.authFlow, clientMetadata: { mark: randomUUID(), agent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' } },
    });
    if (!isSignedIn) throw new Error(`the next step would be ${nextStep.signInStep}`);
    const token = (await fetchAuthSession()).tokens?.accessToken.toString();
    if (token === undefined) throw new Error('the sign-in gave no token');
    return token;
  };
  return [
    {
      name: 'registration',
      see: async () => {
        await pool.send(
          new SignUpCommand({
            ClientId: config.userPoolClientId,
            Username: email,
            Password: password,
            UserAttributes: [{ Name: 'email', Value: email }],
          }),
        );
        leftovers.add('the registered account', () => pool.send(new AdminDeleteUserCommand(person)));
        await pool.send(new AdminConfirmSignUpCommand(person));
        await entered();
        const groups = (await fetchAuthSession()).tokens?.accessToken.payload['cognito:groups'];
        if (JSON.stringify(groups) !== '["PATIENT"]')
          throw new Error(`the trigger made the account ${JSON.stringify(groups)} and not a PATIENT`);
        await signOut();
        return 'a confirmed account is a PATIENT, and nothing else';
      },
    },
    {
      name: 'browsers',
      see: async () => {
        const token = await entered();
        const { rows: browsers } = await api.ask(routes['browsers.list'], { token });
        if (browsers.length !== 2) throw new Error(`two browsers signed in, and the account knows ${browsers.length}`);
        const { status } = await api.send(routes['patients.stats'], { token });
        if (status !== 403) throw new Error(`a patient who asks for the clinic's figures is answered ${status}`);
        await fetchAuthSession({ forceRefresh: true });
        await fetchAuthSession({ forceRefresh: true });
        await signOut();
        return 'the account knows both, is kept out of the clinic, and renews its tokens twice';
      },
    },
  ];
}
