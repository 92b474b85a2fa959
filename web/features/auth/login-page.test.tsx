import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerPool, askedPool, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor, patient } from '../../../test/component/people.ts';
import { keepTokens, tokensKept, tokensOf } from '../../../test/component/tokens.ts';
import { sessionState, signInStarted } from '../../lib/session.ts';

const password = 'Calm-Harbour-7';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const alert = () => page.getByRole('alert');
const enter = async (email = patient.email) => {
  await field('Email').fill(email);
  await field('Password').fill(password);
  await button('Sign in').click();
};
const tokens = (person = patient) => ({ AuthenticationResult: tokensOf(person), ChallengeParameters: {} });
const challenge =
  (ChallengeName: string, more: object = {}) =>
  () => ({
    ChallengeName,
    ChallengeParameters: { USER_ID_FOR_SRP: '1', ...more },
    Session: '1',
  });
const refusal = (name: string, message = '') => ({ __type: name, message });
beforeEach(async () => void (await signInStarted()));
const signInPage = (path = '/login') => open(path, { as: 'nobody' });

it('signs in, and leads to the page that was wanted, with its filters', async () => {
  answerPool({ InitiateAuth: () => tokens(doctor) });
  await signInPage('/patients?status=pending');
  await enter(doctor.email);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  expect(location.pathname + location.search).toBe('/patients?status=pending');
  await expect.element(page.getByText('Login successful')).toBeVisible();
  for (const token of ['accessToken', 'idToken', 'refreshToken']) expect(tokensKept().join()).toContain(token);
  expect(localStorage.getItem('afiya.remember')).toBe('false');
  expect(askedPool('InitiateAuth')[0]).toMatchObject({
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: doctor.email, PASSWORD: password },
    ClientMetadata: { mark: expect.stringMatching(/^[\w-]{16,64}$/) },
  });
});

it('says why somebody whose token is rejected is here, and leads back', async () => {
  answerPool({ RevokeToken: () => ({}), InitiateAuth: () => tokens(doctor) });
  await open('/patients?status=pending', { answers: { 'patients.list': refuse('UNAUTHORIZED') } });
  const why = page.getByText('Your session has ended. Sign in again to go on.');
  await expect.element(why).toHaveFocus();
  await expect.element(why).toBeInViewport({ ratio: 1 });
  await expectGoodScreen();
  await button('العربية').click();
  await expect.element(page.getByText('انتهت جلستك. يرجى تسجيل الدخول مرة أخرى للمتابعة.')).toBeVisible();
  await button('English').click();
  answer({ 'patients.list': { patients: [], total: 0 } });
  await enter(doctor.email);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  expect(location.pathname + location.search).toBe('/patients?status=pending');
});

it('signs in with an address that was pasted with marks that nobody sees', async () => {
  answerPool({ InitiateAuth: () => tokens() });
  await signInPage();
  await enter(`\u202a${patient.email}\u200f`);
  await expect.element(page.getByText('Login successful')).toBeVisible();
  expect(askedPool('InitiateAuth')[0]).toMatchObject({ AuthParameters: { USERNAME: patient.email } });
});

it('remembers a user who asks for it', async () => {
  answerPool({ InitiateAuth: () => tokens() });
  await signInPage();
  await field('Remember me').click();
  await enter();
  await expect.poll(() => sessionState().status).toBe('signed-in');
  expect(localStorage.getItem('afiya.remember')).toBe('true');
});

it('waits for the answer, and reports a failure without a reason in the language of the page', async () => {
  const seen = Promise.withResolvers<object>();
  answerPool({ InitiateAuth: () => seen.promise });
  await signInPage();
  await enter();
  await expect.element(button('Signing in...')).toBeDisabled();
  seen.resolve(refusal('Unheard'));
  await expect.element(alert()).toHaveTextContent('Login failed. Please try again.');
  await button('العربية').click();
  await expect.element(alert()).toHaveTextContent('تعذّر تسجيل الدخول. يرجى المحاولة مرة أخرى.');
});

it('names a step that has no screen, and says who made the product', async () => {
  answerPool({ InitiateAuth: challenge('SMS_MFA') });
  await signInPage();
  await enter();
  await expect.element(alert()).toHaveTextContent('Additional step required: CONFIRM_SIGN_IN_WITH_SMS_CODE');
  for (const name of ['Portfolio', 'Professional profile'])
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('rel', 'noopener');
  await expectGoodScreen();
});

it('leads from an unconfirmed address to its confirmation', async () => {
  answerPool({ InitiateAuth: () => refusal('UserNotConfirmedException') });
  await signInPage();
  await enter('noor@afiya.example');
  await expect.element(alert()).toMatchTextContent(/^Please verify your email address before signing in\./);
  await expectGoodScreen();
  await page.getByRole('link', { name: 'Verify your email' }).click();
  await expect.element(page.getByText('noor@afiya.example')).toBeVisible();
});

it('lets somebody else sign in where another tab has signed in unnoticed, whose tokens it ends', async () => {
  answerPool({ RevokeToken: () => ({}), InitiateAuth: () => tokens(administrator) });
  await signInPage();
  keepTokens(doctor);
  await enter(administrator.email);
  await expect.poll(() => sessionState()).toMatchObject({ status: 'signed-in', person: { email: administrator.email } });
  expect(askedPool('RevokeToken')).toEqual([{ ClientId: 'client', Token: `refresh-token-of-${doctor.id}` }]);
  expect(tokensKept().filter((name) => name.includes(doctor.email))).toEqual([]);
});

it("asks for an authenticator's code until it is right", async () => {
  const answers = [refusal('CodeMismatchException'), refusal('ExpiredCodeException'), tokens()];
  answerPool({ InitiateAuth: challenge('SOFTWARE_TOKEN_MFA'), RespondToAuthChallenge: () => answers.shift() ?? {} });
  await signInPage();
  await enter();
  const code = field('Code from your authenticator app');
  await expect.element(code).toHaveFocus();
  await button('Sign in').click();
  await expect.element(page.getByText('Verification code is required')).toBeVisible();
  await expectGoodScreen();
  for (const text of ['Invalid verification code. Please try again.', 'Verification code has expired. Please request a new one.']) {
    await code.fill('١٢٣ 456');
    await button('Sign in').click();
    await expect.element(alert()).toHaveTextContent(text);
  }
  await code.click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sessionState().status).toBe('signed-in');
  expect(askedPool('RespondToAuthChallenge')[0]).toMatchObject({
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    ChallengeResponses: { SOFTWARE_TOKEN_MFA_CODE: '123456' },
  });
});

/** The first sign-in of somebody who was invited. */
const invited = (requiredAttributes: readonly string[] = []) =>
  challenge('NEW_PASSWORD_REQUIRED', { requiredAttributes: JSON.stringify(requiredAttributes), userAttributes: '{}' });
const choosePassword = async () => {
  await field('New password').fill(password);
  await field('Confirm password').fill(password);
  await button('Save and sign in').click();
};

it('has an invited user choose a password, which can be corrected', async () => {
  const answers = [refusal('InvalidPasswordException', 'was used before'), tokens()];
  answerPool({ InitiateAuth: invited(), RespondToAuthChallenge: () => answers.shift() ?? {} });
  await signInPage();
  await enter();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  await expect.element(field('New password')).toHaveFocus();
  await button('Save and sign in').click();
  await expect.element(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await expect.element(page.getByText('Please confirm your password')).toBeVisible();
  await expectGoodScreen();
  await choosePassword();
  await expect.element(page.getByText('5 of 5 requirements met')).toBeInTheDocument();
  await expect.element(alert()).toHaveTextContent('Password does not meet requirements. Please choose a stronger password.');
  await button('Save and sign in').click();
  await expect.poll(() => sessionState().status).toBe('signed-in');
});

it('asks for everything that the user pool still requires, and starts again with the address if that took too long', async () => {
  answerPool({
    InitiateAuth: invited(['userAttributes.given_name', 'userAttributes.phone_number']),
    RespondToAuthChallenge: () => refusal('NotAuthorizedException', 'Invalid session for the user.'),
  });
  await signInPage();
  await enter();
  await expect.element(field('First name')).toHaveFocus();
  await button('Save and sign in').click();
  await expect.element(page.getByText('First name is required')).toBeVisible();
  await expect.element(page.getByText('Invalid phone number format')).toBeVisible();
  await expectGoodScreen();
  await field('First name').fill('Noor');
  await field('Phone number').fill('5512 3456');
  await choosePassword();
  await expect.element(alert()).toHaveTextContent('This sign-in took too long. Please sign in again.');
  await expect.element(field('Email')).toHaveValue(patient.email);
  expect(askedPool('RespondToAuthChallenge')[0]).toMatchObject({
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ChallengeResponses: { NEW_PASSWORD: password, 'userAttributes.given_name': 'Noor', 'userAttributes.phone_number': '+97455123456' },
  });
});

it('reports what it cannot ask an invited user for', async () => {
  answerPool({ InitiateAuth: invited(['userAttributes.custom:badge']) });
  await signInPage();
  await enter();
  await expect.element(alert()).toHaveTextContent('Additional step required: CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
});

it('names whom to ask after an invitation has expired', async () => {
  const expired = 'Temporary password has expired and must be reset by an administrator.';
  answerPool({ InitiateAuth: () => refusal('NotAuthorizedException', expired) });
  await signInPage();
  await enter();
  await expect.element(alert()).toHaveTextContent('This temporary password has expired. Ask whoever invited you for another invitation.');
});
