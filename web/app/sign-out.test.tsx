import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerPool, askedPool, unreachable } from '../../test/component/answers.ts';
import { open } from '../../test/component/app.tsx';
import { doctor } from '../../test/component/people.ts';
import { tokensKept } from '../../test/component/tokens.ts';

const signIn = () => page.getByRole('heading', { name: 'Sign in to Afiya' });
const signOut = async () => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
};
beforeEach(async () => {
  await open('/patients');
  await expect.element(page.getByText('No patients found')).toBeVisible();
});

it('clears the screen and the tokens before the user pool answers', async () => {
  const answered = Promise.withResolvers<object>();
  answerPool({ RevokeToken: () => answered.promise });
  sessionStorage.setItem(`afiya.draft.${doctor.email} form`, 'typed');
  await signOut();
  await expect.element(signIn()).toBeVisible();
  expect(tokensKept()).toEqual([]);
  expect(Object.values(sessionStorage)).not.toContain('typed');
  expect(page.getByText('Logged out successfully').query()).toBeNull();
  answered.resolve({});
  await expect.element(page.getByText('Logged out successfully')).toBeVisible();
  expect(askedPool('RevokeToken')).toEqual([{ ClientId: 'client', Token: `refresh-token-of-${doctor.id}` }]);
});

it.each([
  ['no answer', unreachable],
  ['a refusal', { __type: 'InternalErrorException' }],
] as const)('that the user pool does not confirm (%s) is said on an empty screen', async (_, answer) => {
  answerPool({ RevokeToken: () => answer });
  await signOut();
  await expect.element(page.getByText('Failed to logout')).toBeVisible();
  await expect.element(signIn()).toBeVisible();
  expect(page.getByText('Logged out successfully').query()).toBeNull();
  expect(page.getByRole('table').query()).toBeNull();
  expect(tokensKept()).toEqual([]);
});

it('that other tabs cannot be told of is said', async () => {
  answerPool({ RevokeToken: () => ({}) });
  const kept = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'afiya.left') throw new Error('full');
    Reflect.set(this, key, value);
  });
  await signOut();
  await expect.element(page.getByText('Failed to logout')).toBeVisible();
  await expect.element(signIn()).toBeVisible();
  kept.mockRestore();
});

it('of another tab ends the session here', async () => {
  dispatchEvent(new StorageEvent('storage', { key: 'afiya.left', newValue: 'left 1' }));
  await expect.element(signIn()).toBeVisible();
});
