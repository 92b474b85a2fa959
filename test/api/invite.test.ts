import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { claimsOf, cognito, endpoints, signIn } from './client.ts';
import { codeFor, register } from './register.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const password = 'Calm-Harbour-7';
/** Runs `npm run invite`, as typed by a user. Returns what it says; throws with it if it refuses. */
async function invite(stage: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/invite.ts', stage, '--name', 'Noor Al-Mannai', ...args], {
    cwd: root,
  });
  return stdout;
}
const here = (email: string, role: string) => invite('local', '--state', inject('stateDir'), '--email', email, '--role', role);

it('a registered patient gets the role in addition, and keeps the password', async () => {
  const email = 'promoted@afiya.example';
  await register({ email, password });
  expect(await here(email, 'CLINICIAN')).toContain('had an account and is now CLINICIAN too');
  expect(claimsOf((await signIn(email, password)).access)['cognito:groups'].toSorted()).toEqual(['CLINICIAN', 'PATIENT']);
});

it('an account that a stranger registered with the address is replaced by the invitation', async () => {
  const email = 'victim@afiya.example';
  const theirs = 'Strange-Harbour-7';
  const ClientId = endpoints().userPoolClientId;
  await cognito('SignUp', { ClientId, Username: email, Password: theirs, UserAttributes: [{ Name: 'email', Value: email }] });
  expect(await here(email, 'ADMIN')).toContain('is invited as ADMIN');
  const enter = (PASSWORD: string) =>
    cognito('InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD } });
  expect((await enter(theirs)).body.__type).toContain('NotAuthorizedException');
  expect((await enter(codeFor(email))).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
});

it.each([
  ['nowhere', ['--email', 'a@b.example', '--role', 'ADMIN'], 'There is no stage nowhere in cdk.json'],
  ['local', ['--email', 'a@b.example', '--role', 'PATIENT'], '--role must be ADMIN or CLINICIAN'],
  ['local', ['--role', 'ADMIN'], '--email must be an e-mail address'],
])('for %s, %j is refused in one sentence', async (stage, args, said) => {
  await expect(invite(stage, ...args)).rejects.toThrow(said);
});
