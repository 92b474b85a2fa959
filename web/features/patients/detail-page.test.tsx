import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor, nurse, patient, receptionist } from '../../../test/component/people.ts';
import { patientOf, recordsOf } from '../../../test/component/samples/patients.ts';

const one = patientOf({ personalInfo: { phone: '33129999', phoneNumber: '33129999' } });
const enter = (more: Parameters<typeof open>[1] = {}) => open(`/patients/${one.id}`, { answers: recordsOf([one]), ...more });
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
/** What the record says of a fact, once for each place. */
const fact = (name: string) =>
  [...document.querySelectorAll('dl > div')].flatMap((each) =>
    each.querySelector('dt')?.textContent === name ? [[...each.querySelectorAll('dd')].map((value) => value.textContent).join(': ')] : [],
  );

it('has its parts, what was done to it, and its name in the title', async () => {
  await enter();
  await expect.element(page.getByText('Record created')).toBeVisible();
  expect(texts('dl.panel dt')).toEqual(['Age', 'Blood type', 'Allergies', 'Last visit']);
  expect(texts('main h2').toSorted()).toEqual([
    'Appointments',
    'Compliance Status',
    'Medical information',
    'Personal information',
    'Portal access',
    'Quick Actions',
    'Recent activity',
    'Symptom checks',
  ]);
  expect(document.title).toBe('Fatima Al-Mansouri · Afiya');
  await expectGoodScreen();
});

it('shows no unrecorded values, and a phone number with its country code', async () => {
  await enter();
  await expect.poll(() => fact('Address')).toEqual(['Not recorded']);
  expect(fact('Phone')).toEqual(['+974 3312 9999']);
  for (const name of ['QID', 'Blood type']) expect(fact(name)).toEqual(['Not recorded', 'Not recorded']);
  expect(fact('Last visit')[0]).toMatch(/No visits yet: the day the record last changed/);
  expect(document.querySelector('main')?.textContent).not.toMatch(/–|Qatar\b/);
});

it('shows a country that somebody chose', async () => {
  await enter({ answers: recordsOf([patientOf({ personalInfo: { address: { country: 'IN' } } })]) });
  await expect.poll(() => fact('Address')).toEqual(['India']);
});

it('reports that it does not exist, or could not be loaded', async () => {
  await open('/patients/01ARZ3NDEKTSV4RRFFQ69G5FAV', { answers: recordsOf([]) });
  await expect.element(page.getByText('Patient not found or failed to load patient details.')).toBeVisible();
  await expectGoodScreen();
});

it.each([
  ['a doctor', doctor, ['Delete', 'Edit', 'Export']],
  ['a nurse', nurse, ['Edit', 'Export']],
  ['a receptionist', receptionist, ['Edit']],
  ['an administrator', administrator, ['Delete', 'Edit', 'Export', 'Merge']],
  ['a patient', patient, []],
])('offers %s what the account may do', async (_, as, offered) => {
  await enter({ as });
  await expect.element(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  const all = page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link'));
  const names = all.elements().map((element) => element.textContent?.trim());
  expect(['Delete', 'Edit', 'Export', 'Merge'].filter((name) => names.includes(name))).toEqual(offered);
});

it('is deleted with a reason, after which the list is shown; a failure is reported first', async () => {
  await enter({ answers: { ...recordsOf([one]), 'patients.delete': refuse('INTERNAL_ERROR') } });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByLabelText('Reason').fill('Registered twice');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.element(page.getByRole('alert').getByText('An unexpected error occurred')).toBeVisible();
  answer(recordsOf([one]));
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.element(page.getByText('Patient deleted successfully')).toBeVisible();
  expect(location.pathname).toBe('/patients');
});
