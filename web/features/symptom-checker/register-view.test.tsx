import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mainHeading, openResult, unfold } from '../../../test/component/checker.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { checkOf } from '../../../test/component/samples/checks.ts';

const looking = (look: string) => [...document.querySelectorAll(`main .feature[data-look=${look}]`)].map(({ textContent }) => textContent);

describe('the benefits of an account', () => {
  const register = () => page.getByRole('button', { name: 'Register' }).click();

  it('are shown as a page, which leads to registration and sign-in', async () => {
    await openResult(checkOf());
    await register();
    await expect.element(mainHeading('Get more with a free account')).toHaveFocus();
    expect(looking('tile').slice(0, 6)).toEqual([
      'Personalized AI analysis',
      'Secure medical records',
      'Health history tracking',
      'Doctor appointments',
      '24/7 Arabic and English support',
      'Premium features',
    ]);
    expect(looking('plain')).toHaveLength(6);
    await expect.element(page.getByText('Session ID: session')).toBeVisible();
    await expect.element(page.getByText('Trusted by 10,000+ patients')).toBeVisible();
    await expect.element(page.getByText('Your clinic links your records to the account with a code.')).toBeVisible();
    for (const [name, href] of [
      ['Create Free Account', '/dashboard'],
      ['Register with your email address', '/register'],
      ['Sign in', '/dashboard'],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
    await expectGoodScreen();
  });

  it.each([
    ['Continue as Guest', 'Look after yourself at home'],
    ['Back to Results', 'Look after yourself at home'],
    ['Close', 'Look after yourself at home'],
    ['Check New Symptoms', 'Free AI Symptom Checker'],
  ])('are left by %s', async (name, heading) => {
    await openResult(checkOf());
    await register();
    await page.getByRole('button', { name }).click();
    await expect.element(mainHeading(heading)).toHaveFocus();
  });

  it('are shown as a dialog over the result, which closes in three ways', async () => {
    await openResult(checkOf());
    await unfold('Your session');
    const opener = page.getByRole('button', { name: 'What an account offers' });
    const dialog = page.getByRole('dialog', { name: 'Get more with a free account' });
    await opener.click();
    await expectGoodScreen();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.query()).toBeNull();
    await opener.click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.query()).toBeNull();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
    await expect.poll(() => dialog.query()).toBeNull();
  });
});
