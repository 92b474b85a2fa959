import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../test/component/app.tsx';
import { doctor, patient } from '../../test/component/people.ts';

const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

it.each([
  ['patient', patient, ['/dashboard', '/symptom-checker', '/dashboard']],
  ['doctor', doctor, ['/dashboard', '/symptom-checker', '/dashboard', '/patients', '/provider-dashboard']],
] as const)('leads a %s from an address that does not exist to their own pages alone', async (_, as, own) => {
  await open('/nowhere', { as });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(links()).toEqual(own);
  await page.getByRole('button', { name: 'العربية' }).click();
  expect(document.documentElement.lang).toBe('ar');
});
