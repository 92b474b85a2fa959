import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { agreed } from '#contract/account/agreement.ts';
import { answerPool, askedPool } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { tokensOf } from '../../../test/component/tokens.ts';
import { sessionState, signInStarted } from '../../lib/session.ts';
import { setAgreedFor, setWaitingEmail } from './waiting-email.ts';

const { email } = patient;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const code = () => page.getByLabelText('Verification code');
const verify = () => button('Verify email').click();
const alert = () => page.getByRole('alert');
const signIn = () => page.getByRole('heading', { level: 1, name: 'Sign in to Afiya' });
const refusal = (name: string) => () => ({ __type: name, message: '' });

beforeEach(async () => void (await signInStarted()));

describe('the tab that registered', () => {
  beforeEach(async () => {
    setWaitingEmail(email);
    setAgreedFor(email);
    await open('/confirm-email', { as: 'nobody' });
  });

  it('sends the code once it is whole, with what was agreed to, and leads to the sign-in', async () => {
    answerPool({ ConfirmSignUp: () => ({}) });
    await expect.element(code()).toHaveFocus();
    await code().fill('١٢٣ 456');
    await expect.element(signIn()).toBeVisible();
    await expect.element(page.getByText('Email verified successfully! You can now sign in.')).toBeVisible();
    await expect.element(page.getByLabelText('Email')).toHaveValue(email);
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
    expect(askedPool('ConfirmSignUp')).toMatchObject([{ Username: email, ConfirmationCode: '123456', ClientMetadata: agreed }]);
  });

  it('asks for a code, and says that another one is wrong', async () => {
    answerPool({ ConfirmSignUp: refusal('CodeMismatchException') });
    await verify();
    await expect.element(page.getByText('Verification code is required')).toBeVisible();
    await expect.element(code()).toHaveFocus();
    await code().fill('000 00');
    await verify();
    await expect.element(alert()).toHaveTextContent('Invalid verification code. Please try again.');
    await expectGoodScreen();
  });

  it('has another code sent, and then waits before the next', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerPool({ ResendConfirmationCode: () => ({}) });
    await button('Resend code').click();
    await expect.element(page.getByText('Verification code sent! Please check your email.')).toBeVisible();
    await expect.element(button('Resend code (in 30 seconds)')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    for (let second = 0; second < 30; second += 1) await vi.advanceTimersByTimeAsync(1000);
    await expect.element(button('Resend code')).toBeVisible();
    expect(askedPool('ResendConfirmationCode')).toMatchObject([{ Username: email, ClientMetadata: { language: 'en' } }]);
  });
});

/** The way of a registration to its confirmation. */
async function register() {
  answerPool({ SignUp: () => ({ UserConfirmed: false, UserSub: '1', Session: 'of the registration' }) });
  await open('/register', { as: 'nobody' });
  for (const [label, value] of [
    ['First name', 'Noor'],
    ['Last name', 'Al-Mannai'],
    ['Email', email],
    ['Password', 'Calm-Harbour-7'],
    ['Confirm password', 'Calm-Harbour-7'],
  ] as const)
    await page.getByLabelText(label, { exact: true }).fill(value);
  await page.getByLabelText('I accept the').click();
  await page.getByLabelText('I consent to').click();
  await button('Create account').click();
  await expect.element(code()).toBeVisible();
}
const tokens = () => ({ AuthenticationResult: tokensOf(patient), ChallengeParameters: {} });

it('signs in whoever confirms within three minutes of registering', async () => {
  answerPool({ ConfirmSignUp: () => ({ Session: 'of the confirmation' }), InitiateAuth: tokens });
  await register();
  await code().fill('123456');
  await expect.element(page.getByText('Email verified successfully! You can now sign in.')).toBeVisible();
  expect(sessionState().status).toBe('signed-in');
  await expect.poll(() => location.pathname).toBe('/dashboard');
});

it('has whoever confirms later sign in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerPool({ ConfirmSignUp: () => ({}) });
  await register();
  await vi.advanceTimersByTimeAsync(181_000);
  await code().fill('123456');
  await expect.element(signIn()).toBeVisible();
  expect(sessionState().status).toBe('signed-out');
});

describe('another tab', () => {
  it('asks for the agreements before it sends the code', async () => {
    answerPool({ ConfirmSignUp: () => ({}) });
    setWaitingEmail(email);
    await open('/confirm-email', { as: 'nobody' });
    await code().fill('123456');
    await verify();
    for (const text of ['You must accept the terms and privacy policy', 'An account needs your consent to the use of health data'])
      await expect.element(page.getByText(text)).toBeVisible();
    await expectGoodScreen();
    expect(askedPool('ConfirmSignUp')).toEqual([]);
    await page.getByLabelText('I accept the').click();
    await page.getByLabelText('I consent to').click();
    await verify();
    await expect.element(signIn()).toBeVisible();
    expect(askedPool('ConfirmSignUp')).toMatchObject([{ ClientMetadata: agreed }]);
  });

  it('corrects a wrong address', async () => {
    answerPool({ ResendConfirmationCode: () => ({}) });
    setWaitingEmail('wrong@afiya.example');
    await open('/confirm-email', { as: 'nobody' });
    await button('Wrong address?').click();
    await expectGoodScreen();
    await page.getByLabelText('Email').fill('noor.example');
    await button('Resend code').click();
    await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByLabelText('Email').fill(email);
    await button('Resend code').click();
    await expect.element(page.getByText(`The code was sent to ${email}`)).toBeVisible();
  });
});
