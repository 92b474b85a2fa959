import { agreed } from '#contract/account/agreement.ts';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LocalCloud } from '../../local/local-cloud.ts';
import { type Tokens, cognito, endpoints, signIn } from './client.ts';

type Cloud = Pick<LocalCloud, 'endpoints' | 'codesFile'>;
/** The cloud that the file's tests call. */
const called = (): Cloud => ({ endpoints: endpoints(), codesFile: join(dirname(endpoints().logs), 'codes.jsonl') });

/** The last verification code sent to an address. */
export function codeFor(email: string, { codesFile } = called()): string {
  const lines = readFileSync(codesFile, 'utf8').trim().split('\n');
  const sent = lines.map((line) => JSON.parse(line) as { email: string; code: string }).findLast((line) => line.email === email);
  if (sent === undefined) throw new Error(`no code was sent to ${email}`);
  return sent.code;
}

/** Registers an account as a visitor does, confirms it with the code sent, and signs in. */
export async function register(
  account: { email: string; password: string; firstName?: string; lastName?: string; birthdate?: string; locale?: string },
  cloud = called(),
): Promise<Tokens> {
  const at = cloud.endpoints;
  const call = (operation: string, body: object) =>
    cognito(operation, { ClientId: at.userPoolClientId, Username: account.email, ...body }, at);
  const signUp = await call('SignUp', {
    Password: account.password,
    UserAttributes: [
      { Name: 'email', Value: account.email },
      { Name: 'given_name', Value: account.firstName ?? 'Test' },
      { Name: 'family_name', Value: account.lastName ?? 'Visitor' },
      ...(account.birthdate === undefined ? [] : [{ Name: 'birthdate', Value: account.birthdate }]),
      ...(account.locale === undefined ? [] : [{ Name: 'locale', Value: account.locale }]),
    ],
  });
  if (signUp.status !== 200) throw new Error(`sign-up failed: ${JSON.stringify(signUp.body)}`);
  const confirmed = await call('ConfirmSignUp', { ConfirmationCode: codeFor(account.email, cloud), ClientMetadata: agreed });
  if (confirmed.status !== 200) throw new Error(`confirmation failed: ${JSON.stringify(confirmed.body)}`);
  return signIn(account.email, account.password, at);
}
