import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Tokens, cognito, endpoints, signIn } from './client.ts';

/** The last verification code that was sent to an address. */
export function codeFor(email: string): string {
  const lines = readFileSync(join(inject('stateDir'), 'codes.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const sent = lines.map((line) => JSON.parse(line) as { email: string; code: string }).findLast((line) => line.email === email);
  if (sent === undefined) throw new Error(`no code was sent to ${email}`);
  return sent.code;
}

/** Registers an account as a visitor does, confirms it with the code that was sent, and signs in. */
export async function register(account: { email: string; password: string; birthdate?: string }): Promise<Tokens> {
  const at = endpoints();
  const signUp = await cognito('SignUp', {
    ClientId: at.userPoolClientId,
    Username: account.email,
    Password: account.password,
    UserAttributes: [
      { Name: 'email', Value: account.email },
      { Name: 'given_name', Value: 'Test' },
      { Name: 'family_name', Value: 'Visitor' },
      ...(account.birthdate === undefined ? [] : [{ Name: 'birthdate', Value: account.birthdate }]),
    ],
  });
  if (signUp.status !== 200) throw new Error(`sign-up failed: ${JSON.stringify(signUp.body)}`);
  const confirmed = await cognito('ConfirmSignUp', {
    ClientId: at.userPoolClientId,
    Username: account.email,
    ConfirmationCode: codeFor(account.email),
  });
  if (confirmed.status !== 200) throw new Error(`confirmation failed: ${JSON.stringify(confirmed.body)}`);
  return signIn(account.email, account.password);
}
