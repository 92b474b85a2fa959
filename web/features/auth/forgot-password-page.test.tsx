import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerPool, askedPool, unreachable } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { signInStarted } from '../../lib/session.ts';

const email = 'noora.mohammed.alkuwari@longhospitalname.example.qa';
const renewed = 'Calm-Harbour-8';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const alert = () => page.getByRole('alert');
const sent = 'If there is an account with this email address, a code was sent to it.';

beforeEach(async () => {
  await signInStarted();
  await open('/forgot-password', { as: 'nobody' });
});
async function askCode(to = email) {
  await field('Email').fill(to);
  await button('Send code').click();
}

it('asks for an address, which it takes over from the sign-in', async () => {
  await button('Send code').click();
  await expect.element(page.getByText('Email is required')).toBeVisible();
  await expect.element(field('Email')).toHaveFocus();
  await expectGoodScreen();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await field('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.element(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await expect.element(field('Email')).toHaveValue(email);
});

it.each(['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'])(
  'says the same where the user pool refuses with %s, so that nobody learns who has an account',
  async (name) => {
    answerPool({ ForgotPassword: () => ({ __type: name, message: 'no' }) });
    await askCode();
    await expect.element(page.getByText(sent)).toBeVisible();
    await button('Use another email address').click();
    await expect.element(button('Send code')).toBeVisible();
  },
);

it.each([
  [{ __type: 'LimitExceededException', message: 'no' }, 'Too many attempts. Please try again later.'],
  [unreachable, 'A network error has occurred.'],
] as const)('says that no code was sent: %o', async (answer, said) => {
  answerPool({ ForgotPassword: () => answer });
  await askCode();
  await expect.element(alert()).toHaveTextContent(said);
});

it('replaces the password with the code, and goes on at the sign-in', async () => {
  const answers = [{ __type: 'CodeMismatchException', message: '' }, {}];
  answerPool({ ForgotPassword: () => ({}), ConfirmForgotPassword: () => answers.shift() ?? {} });
  await askCode();
  await expect.element(field('Verification code')).toHaveFocus();
  await button('Change password').click();
  await expect.element(page.getByText('Verification code is required')).toBeVisible();
  await expect.element(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await field('Verification code').fill('123');
  await field('New password').fill(renewed);
  await field('Confirm password').fill(renewed);
  await button('Change password').click();
  await expect.element(alert()).toHaveTextContent('Invalid verification code. Please try again.');
  await expectGoodScreen();
  await button('Resend code').click();
  await expect.element(page.getByText('Verification code sent! Please check your email.')).toBeVisible();
  expect(askedPool('ForgotPassword')).toMatchObject([{ Username: email, ClientMetadata: { language: 'en' } }, { Username: email }]);
  await field('Verification code').fill('456 789');
  await button('Change password').click();
  await expect.element(page.getByText('Password changed successfully! You can now sign in.')).toBeVisible();
  await expect.element(field('Email')).toHaveValue(email);
  await expect.element(field('Password')).toHaveFocus();
  await expectGoodScreen();
  expect(askedPool('ConfirmForgotPassword')[1]).toMatchObject({ Username: email, ConfirmationCode: '456789', Password: renewed });
});

it('wraps a long address between its parts', async () => {
  answerPool({ ForgotPassword: () => ({}) });
  await page.viewport(320, 640);
  await askCode();
  await expect.element(page.getByText(email)).toBeVisible();
  const texts = [...page.getByText(email).element().childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  // How many lines each part takes.
  const lines = texts.map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getClientRects().length;
  });
  expect(new Set(lines)).toEqual(new Set([1]));
});
