import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { familyOf, linkOf, portalOf } from '../../../test/component/samples/family.ts';

it('are listed by the age at which they were given', async () => {
  const name = { en: 'Influenza, seasonal', ar: 'الإنفلونزا الموسمية' };
  const vaccinations = [
    { id: 'one', name, dose: 1, on: '2026-01-10', lot: 'FLU-7', elsewhere: false },
    { id: 'two', name, on: '1985-03-14', elsewhere: true },
  ];
  await open('/vaccinations', { as: patient, answers: { ...familyOf(linkOf()), 'portal.get': portalOf({ vaccinations }) } });
  await expect
    .element(page.getByRole('region', { name: 'At the age of 40 years' }))
    .toMatchTextContent(/Influenza, seasonal\s*Dose 1 · Jan 10, 2026 · Lot number FLU-7/);
  await expect.element(page.getByRole('region', { name: 'At birth' }).getByText('Given elsewhere')).toBeVisible();
  await expect.element(page.getByText('What is due next is not known here')).toBeVisible();
  await expectGoodScreen();
});
