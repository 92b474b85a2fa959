import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open, show } from '../../test/component/app.tsx';
import { expectGoodScreen } from '../../test/component/good-screen.ts';
import { patient } from '../../test/component/people.ts';
import { ErrorPage } from './error-page.tsx';
import { StartFailure } from './start-failure.tsx';

const leadsTo = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

it('an unknown page offers the ways back', async () => {
  await open('/nowhere');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(leadsTo()).toEqual(['/dashboard', '/symptom-checker', '/dashboard', '/patients', '/provider-dashboard']);
  await expectGoodScreen();
});

it('an unknown page offers a patient no page of staff', async () => {
  await open('/nowhere', { as: patient });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(leadsTo()).toEqual(['/dashboard', '/symptom-checker', '/dashboard']);
});

it('a page that fails says so, whom to write to, and leads on', async () => {
  await show(<ErrorPage />, { isPage: true });
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByText(/If it happens again, write to support@afiya\.example\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expectGoodScreen();
});

it('an application that cannot start says so', async () => {
  await show(<StartFailure />, { isPage: true });
  await expectGoodScreen();
});
