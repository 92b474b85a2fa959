import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asked, refuse } from '../../../test/component/answers.ts';
import { description, mainHeading, openResult, reloadChecker, words } from '../../../test/component/checker.tsx';
import { checkOf } from '../../../test/component/samples/checks.ts';

const home = () => mainHeading('Look after yourself at home');
const form = () => mainHeading('Free AI Symptom Checker');

it('a result survives a reload and the back button', async () => {
  await openResult(checkOf());
  await expect.element(home()).toBeVisible();
  history.back();
  await expect.element(form()).toBeVisible();
  await expect.element(description()).toHaveValue(words);
  history.forward();
  await expect.element(home()).toBeVisible();
  await reloadChecker();
  await expect.element(home()).toBeVisible();
  expect(asked('symptomCheck.get').map(({ params }) => params.sessionId)).toEqual(['session']);
});

it('a session that is gone is forgotten on a reload', async () => {
  await openResult(checkOf(), { answers: { 'symptomCheck.get': refuse('NOT_FOUND') } });
  await expect.element(home()).toBeVisible();
  await reloadChecker();
  await expect.element(form()).toBeVisible();
  expect(sessionStorage.getItem('afiya.symptomSession')).toBeNull();
});

it('a new check begins with an empty form', async () => {
  await openResult(checkOf());
  await page.getByRole('main').getByRole('button', { name: 'Check New Symptoms' }).click();
  await expect.element(form()).toHaveFocus();
  await expect.element(description()).toHaveValue('');
});

it('offers no account to somebody who has one, but the way back to it', async () => {
  document.cookie = 'x.LastAuthUser=mariam';
  try {
    await openResult(checkOf());
    await expect.element(home()).toBeVisible();
    for (const text of ['Create an account', 'Keep a history.']) expect(page.getByText(text).query()).toBeNull();
    expect(page.getByRole('button', { name: 'Register' }).query()).toBeNull();
    expect(page.getByRole('link', { name: 'Sign in' }).query()).toBeNull();
    await expect.element(page.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/dashboard');
  } finally {
    document.cookie = 'x.LastAuthUser=; Max-Age=0';
  }
});
