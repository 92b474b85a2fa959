import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { authenticator } from '../authenticator.ts';
import { type Answer, claimsOf, cognito, endpoints } from './client.ts';
import { codeFor, register } from './register.ts';

/** The local cloud's user pool answers and refuses as AWS does wherever the account screens depend on it. */
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

it('a code for a new password is sent only to a verified address, and every other address gets the same answer', async () => {
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

it('an unconfirmed address can get another code, and cannot sign in', async () => {
  const email = 'unconfirmed@afiya.example';
  await signUp(email);
  const first = codeFor(email);
  expect(refusal(await enter(email)).slice(0, 2)).toEqual([400, 'UserNotConfirmedException']);
  expect((await call('ResendConfirmationCode', { Username: email })).status).toBe(200);
  expect(codeFor(email)).not.toBe(first);
  const old = await call('ConfirmSignUp', { Username: email, ConfirmationCode: first });
  expect(old.body.__type).toBe('CodeMismatchException');
});

const authenticatorOf = async (AccessToken: string) =>
  authenticator((await cognito('AssociateSoftwareToken', { AccessToken })).body.SecretCode);
const demandCode = (AccessToken: string, wanted = true) =>
  cognito('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: wanted, PreferredMfa: wanted } });
const methodsOf = async (AccessToken: string) => (await cognito('GetUser', { AccessToken })).body.UserMFASettingList ?? [];
const respond = ({ body }: Answer, responses: object, session: string = body.Session) =>
  call('RespondToAuthChallenge', {
    ChallengeName: body.ChallengeName,
    Session: session,
    ChallengeResponses: { USERNAME: body.ChallengeParameters.USER_ID_FOR_SRP, ...responses },
  });

it('an authenticator is required once it is preferred, and a challenge belongs to its sign-in', async () => {
  const email = 'authenticator@afiya.example';
  const { access: AccessToken } = await register({ email, password });
  const code = await authenticatorOf(AccessToken);
  const mistyped = await cognito('VerifySoftwareToken', { AccessToken, UserCode: '1' });
  expect(mistyped.body.__type).toBe('EnableSoftwareTokenMFAException');
  const proving = await code();
  expect((await cognito('VerifySoftwareToken', { AccessToken, UserCode: proving })).body.Status).toBe('SUCCESS');
  expect((await enter(email)).body.ChallengeName).toBeUndefined();
  expect(await methodsOf(AccessToken)).toEqual([]);
  await demandCode(AccessToken);
  expect(await methodsOf(AccessToken)).toEqual(['SOFTWARE_TOKEN_MFA']);

  const asked = await enter(email);
  expect(asked.body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  const answer = (given: string, session?: string) => respond(asked, { SOFTWARE_TOKEN_MFA_CODE: given }, session);
  const fresh = await code();
  expect(refusal(await answer(fresh, 'made-up'))).toEqual([400, 'NotAuthorizedException', 'Invalid session for the user.']);
  expect((await answer('1')).body.__type).toBe('CodeMismatchException');
  expect(refusal(await answer(proving))).toEqual([400, 'ExpiredCodeException', 'Your software token has already been used once.']);
  expect((await answer(fresh)).body.AuthenticationResult.TokenType).toBe('Bearer');
  expect((await answer(fresh)).body.__type).toBe('NotAuthorizedException');
});

it('a new authenticator replaces the old one once verified, and none is required once it is turned off', async () => {
  const email = 'authenticator-again@afiya.example';
  const { access: AccessToken } = await register({ email, password });
  const neverOffered = await cognito('VerifySoftwareToken', { AccessToken, UserCode: '123456' });
  expect(neverOffered.body.__type).toBe('SoftwareTokenMFANotFoundException');
  const old = await authenticatorOf(AccessToken);
  await cognito('VerifySoftwareToken', { AccessToken, UserCode: await old() });
  await demandCode(AccessToken);
  const renewed = await authenticatorOf(AccessToken);
  const withOld = await respond(await enter(email), { SOFTWARE_TOKEN_MFA_CODE: await old() });
  expect(withOld.status).toBe(200);
  expect((await cognito('VerifySoftwareToken', { AccessToken, UserCode: await renewed() })).body.Status).toBe('SUCCESS');
  const withNew = await respond(await enter(email), { SOFTWARE_TOKEN_MFA_CODE: await renewed() });
  expect(withNew.status).toBe(200);
  await demandCode(AccessToken, false);
  expect(await methodsOf(AccessToken)).toEqual([]);
  expect((await enter(email)).body.AuthenticationResult.TokenType).toBe('Bearer');
});

const invite = (email: string, more: object = {}) =>
  cognito('AdminCreateUser', {
    UserPoolId: endpoints().userPoolId,
    Username: email,
    DesiredDeliveryMediums: ['EMAIL'],
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ],
    ...more,
  });

it('an invited person signs in with the mailed password, and sets their own under the policy', async () => {
  const email = 'Invited@afiya.example';
  expect((await invite(email)).body.User.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
  const temporary = codeFor('invited@afiya.example');
  expect(temporary).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!#%*+=-]).{12}$/);
  expect((await enter(email, 'Wrong-Harbour-7')).body.__type).toBe('NotAuthorizedException');

  const asked = await enter(email, temporary);
  expect(asked.body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  const { requiredAttributes, userAttributes } = asked.body.ChallengeParameters;
  expect([JSON.parse(requiredAttributes), JSON.parse(userAttributes)]).toEqual([
    [],
    { email: 'invited@afiya.example', email_verified: 'true' },
  ]);
  expect(refusal(await respond(asked, { NEW_PASSWORD: 'weak' }))).toEqual([
    400,
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  ]);
  const another = await respond(asked, { NEW_PASSWORD: password, 'userAttributes.email': 'else@afiya.example' });
  expect(refusal(another)).toEqual([400, 'NotAuthorizedException', 'Cannot modify an already provided email']);
  const done = await respond(asked, { NEW_PASSWORD: password, 'userAttributes.given_name': 'Noor' });
  expect(done.body.AuthenticationResult.TokenType).toBe('Bearer');
  expect((await respond(asked, { NEW_PASSWORD: password })).body.__type).toBe('NotAuthorizedException');

  expect((await enter(email, temporary)).body.__type).toBe('NotAuthorizedException');
  const { AccessToken, RefreshToken } = (await enter(email)).body.AuthenticationResult;
  expect((await cognito('GetUser', { AccessToken })).body.UserAttributes).toContainEqual({ Name: 'given_name', Value: 'Noor' });
  expect((await call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200);
});

it('an invitation can be sent again until it is used, each time with another password, and a reset before that is refused', async () => {
  const email = 'invited-again@afiya.example';
  const resend = () => invite(email, { MessageAction: 'RESEND', UserAttributes: undefined });
  expect(refusal(await resend())).toEqual([400, 'UserNotFoundException', 'User does not exist.']);
  await invite(email);
  const first = codeFor(email);
  expect((await invite(email)).body.__type).toBe('UsernameExistsException');
  expect(refusal(await call('ForgotPassword', { Username: email }))).toEqual([
    400,
    'NotAuthorizedException',
    'User password cannot be reset in the current state.',
  ]);
  expect((await resend()).body.User.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
  expect(codeFor(email)).not.toBe(first);
  expect((await enter(email, first)).body.__type).toBe('NotAuthorizedException');
  await respond(await enter(email, codeFor(email)), { NEW_PASSWORD: password });
  expect(refusal(await resend())).toEqual([
    400,
    'UnsupportedUserStateException',
    'Resend not possible. invited-again@afiya.example status is not FORCE_CHANGE_PASSWORD',
  ]);
  expect((await invite('invited-weak@afiya.example', { TemporaryPassword: 'weak' })).body.__type).toBe('InvalidPasswordException');
  await invite('invited-silently@afiya.example', { MessageAction: 'SUPPRESS' });
  expect(() => codeFor('invited-silently@afiya.example')).toThrow('no code was sent');
});

it('a rotated refresh token ends when the first one does, and what it is exchanged for belongs to the same sign-in', async () => {
  const email = 'rotated@afiya.example';
  await register({ email, password });
  const first = (await enter(email)).body.AuthenticationResult;
  // Tokens count in whole seconds.
  await wait(1100);
  const second = (await call('GetTokensFromRefreshToken', { RefreshToken: first.RefreshToken })).body.AuthenticationResult;
  expect(second.RefreshToken).not.toBe(first.RefreshToken);
  const [before, after] = [first, second].map(({ AccessToken, RefreshToken }) => ({
    access: claimsOf(AccessToken),
    refresh: claimsOf(RefreshToken),
  }));
  expect(after?.refresh.exp).toBe(before?.refresh.exp);
  expect(after?.access.exp).toBeGreaterThan(before?.access.exp);
  expect([after?.access.auth_time, after?.access.origin_jti]).toEqual([before?.access.auth_time, before?.access.origin_jti]);
  expect(before?.refresh.exp - before?.refresh.iat).toBe(365 * 24 * 60 * 60);
  expect(before?.access.exp - before?.access.iat).toBe(15 * 60);
});

it('signing out revokes every token of that sign-in, and of no other', async () => {
  const email = 'revoked@afiya.example';
  await register({ email, password });
  const [here, elsewhere] = [(await enter(email)).body.AuthenticationResult, (await enter(email)).body.AuthenticationResult];
  const rotated = (await call('GetTokensFromRefreshToken', { RefreshToken: here.RefreshToken })).body.AuthenticationResult;
  expect((await call('RevokeToken', { Token: rotated.RefreshToken })).status).toBe(200);
  for (const { AccessToken } of [here, rotated])
    expect(refusal(await cognito('GetUser', { AccessToken }))).toEqual([400, 'NotAuthorizedException', 'Access Token has been revoked']);
  for (const { RefreshToken } of [here, rotated])
    expect((await call('GetTokensFromRefreshToken', { RefreshToken })).body.__type).toBe('NotAuthorizedException');
  expect((await cognito('GetUser', { AccessToken: elsewhere.AccessToken })).status).toBe(200);
  expect((await call('GetTokensFromRefreshToken', { RefreshToken: elsewhere.RefreshToken })).status).toBe(200);
});

it('a password is changed only with the current one, and the new one counts from then on', async () => {
  const email = 'changes-password@afiya.example';
  const { access: AccessToken } = await register({ email, password });
  const change = (PreviousPassword: string) =>
    call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: 'Calm-Harbour-9' });
  expect((await change('Calm-Harbour-1')).status).toBe(400);
  expect((await enter(email)).status).toBe(200);
  expect((await change(password)).status).toBe(200);
  expect((await enter(email)).status).toBe(400);
  expect((await enter(email, 'Calm-Harbour-9')).status).toBe(200);
});
