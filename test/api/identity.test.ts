import { generate } from 'cognito-local/lib/services/totp.js';
import { expect, it } from 'vitest';
import { type Answer, cognito, endpoints } from './client.ts';
import { codeFor, register } from './register.ts';

/** The user pool of the local cloud refuses and answers as AWS does, where the account screens depend on it. */
const password = 'Calm-Harbour-7';
const call = (operation: string, body: object): Promise<Answer> => cognito(operation, { ClientId: endpoints().userPoolClientId, ...body });
const refusal = ({ status, body }: Answer) => [status, body.__type, body.message];
const signUp = (email: string, more: readonly { Name: string; Value: string }[] = []) =>
  call('SignUp', { Username: email, Password: password, UserAttributes: [{ Name: 'email', Value: email }, ...more] });
const enter = (email: string, given = password) =>
  call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: given } });

it('a phone number is international or refused', async () => {
  const local = await signUp('phone-local@afiya.example', [{ Name: 'phone_number', Value: '55123456' }]);
  expect(refusal(local)).toEqual([400, 'InvalidParameterException', 'Invalid phone number format.']);
  const international = await signUp('phone-international@afiya.example', [{ Name: 'phone_number', Value: '+97455123456' }]);
  expect(international.status).toBe(200);
});

it('a code for a new password goes to a verified address only, and every other gets the same answer', async () => {
  const [verified, unverified, nobody] = ['reset-verified@afiya.example', 'reset-unverified@afiya.example', 'reset-nobody@afiya.example'];
  await register({ email: verified, password });
  await signUp(unverified);
  const confirmation = codeFor(unverified);
  for (const email of [verified, unverified, nobody]) {
    const { status, body } = await call('ForgotPassword', { Username: email });
    expect([status, body]).toEqual([
      200,
      { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'r***@a***' } },
    ]);
  }
  expect(codeFor(unverified)).toBe(confirmation);
  const renewed = 'Calm-Harbour-8';
  const wrong = await call('ConfirmForgotPassword', { Username: verified, ConfirmationCode: '12', Password: renewed });
  expect(refusal(wrong)).toEqual([400, 'CodeMismatchException', 'Invalid verification code provided, please try again.']);
  const weak = await call('ConfirmForgotPassword', { Username: verified, ConfirmationCode: codeFor(verified), Password: 'weak' });
  expect(weak.body.__type).toBe('InvalidPasswordException');
  const changed = await call('ConfirmForgotPassword', { Username: verified, ConfirmationCode: codeFor(verified), Password: renewed });
  expect(changed.status).toBe(200);
  expect((await enter(verified)).body.__type).toBe('NotAuthorizedException');
  expect((await enter(verified, renewed)).status).toBe(200);
});

it('an address that is not confirmed may have another code, and may not sign in', async () => {
  const email = 'unconfirmed@afiya.example';
  await signUp(email);
  const first = codeFor(email);
  expect(refusal(await enter(email)).slice(0, 2)).toEqual([400, 'UserNotConfirmedException']);
  expect((await call('ResendConfirmationCode', { Username: email })).status).toBe(200);
  expect(codeFor(email)).not.toBe(first);
  const old = await call('ConfirmSignUp', { Username: email, ConfirmationCode: first });
  expect(old.body.__type).toBe('CodeMismatchException');
});

it('an authenticator is asked for once it is preferred, and a challenge belongs to the sign-in that it came from', async () => {
  const email = 'authenticator@afiya.example';
  const { access: AccessToken } = await register({ email, password });
  const { SecretCode: secret } = (await cognito('AssociateSoftwareToken', { AccessToken })).body;
  const mistyped = await cognito('VerifySoftwareToken', { AccessToken, UserCode: '1' });
  expect(mistyped.body.__type).toBe('EnableSoftwareTokenMFAException');
  expect((await cognito('VerifySoftwareToken', { AccessToken, UserCode: generate(secret) })).body.Status).toBe('SUCCESS');
  expect((await enter(email)).body.ChallengeName).toBeUndefined();
  await cognito('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });

  const { ChallengeName, Session, ChallengeParameters } = (await enter(email)).body;
  expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  const answer = (session: string, code: string) =>
    call('RespondToAuthChallenge', {
      ChallengeName,
      Session: session,
      ChallengeResponses: { USERNAME: ChallengeParameters.USER_ID_FOR_SRP, SOFTWARE_TOKEN_MFA_CODE: code },
    });
  expect(refusal(await answer('made-up', generate(secret)))).toEqual([400, 'NotAuthorizedException', 'Invalid session for the user.']);
  expect((await answer(Session, '1')).body.__type).toBe('CodeMismatchException');
  expect((await answer(Session, generate(secret))).body.AuthenticationResult.TokenType).toBe('Bearer');
  expect((await answer(Session, generate(secret))).body.__type).toBe('NotAuthorizedException');
});
