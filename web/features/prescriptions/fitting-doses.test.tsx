import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { charted, patientId } from '../../../test/component/samples/chart.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { doseOf, pharmacy, prescriptionOf, textsOf } from '../../../test/component/samples/prescriptions.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const medicine = page.getByRole('combobox', { name: 'Medicine' });
const amount = page.getByLabelText('Amount to hand out', { exact: true });
const often = page.getByLabelText('How often');
const signing = button('Sign');
const address = `/prescriptions/new?patientId=${patientId}`;
/** What is displayed was found about what is entered. */
const isChecked = () => expect.element(page.getByRole('button', { name: /^Sign/ })).toHaveAttribute('aria-disabled', 'false');
const bodies = () => asked('prescriptions.createTogether').map(({ body }) => body);

it('offers an infant no dose of adults: neither from the line, nor a usual one, nor a favorite’s amount', async () => {
  const eightMonthsAgo = new Date(Date.now() - 250 * 86_400_000).toISOString().slice(0, 10);
  const infant = patientOf({ personalInfo: { dateOfBirth: eightMonthsAgo } });
  const { drug, author } = prescriptionOf('paracetamol');
  const signed = { signedBy: author, signedAt: '2026-02-01T07:00:00.000Z' };
  const [adults, small] = [doseOf(), doseOf({ quantity: 2.5, unit: 'ml', dispense: { quantity: 100, unit: 'ml' } })];
  const usual = page.getByRole('region', { name: 'The clinic’s usual doses' });
  await open(address, { answers: { ...charted({ patient: infant }), ...pharmacy() } });
  answer({
    'prescriptions.favorites': { version: 1, favorites: [{ drug, dose: adults, ...textsOf(adults) }] },
    'prescriptions.usualDoses': {
      version: 1,
      usualDoses: [
        { drug, dose: adults, ...textsOf(adults), indication: 'Headache', ...signed },
        {
          drug: { ...drug, form: { id: 'liquid', name: { en: 'oral liquid', ar: 'سائل فموي' } }, strength: '120 mg/5 ml' },
          dose: small,
          ...textsOf(small),
          indication: 'Fever',
          ages: { fromMonths: 6, toMonths: 23 },
          ...signed,
        },
      ],
    },
  });
  await medicine.fill('paracetamol 500 4 5');
  await expect.element(page.getByText(/Not understood: 500 5 · It comes as: 120 mg/)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByLabelText('Form', { exact: true })).toHaveValue('liquid');
  await expect.element(page.getByLabelText('Amount per dose')).toHaveValue('');
  await expect.element(usual.getByText('Age: 6 months to 23 months')).toBeVisible();
  await expect.element(usual.getByText('For other ages, not offered here: 1')).toBeVisible();
  expect(usual.getByText('Headache').query()).toBeNull();
  await expectGoodScreen();
  await usual.getByRole('button', { name: /^Fever/ }).click();
  await expect.element(page.getByLabelText('Amount per dose')).toHaveValue('2.5');
  // Another form has not the amount of the one before.
  await page.getByLabelText('Form', { exact: true }).selectOptions('tablet');
  await expect.element(page.getByLabelText('Amount per dose')).toHaveValue('');
  await button('Choose another medicine').click();
  await page.getByRole('button', { name: /^Paracetamol/ }).click();
  await expect.element(often).toHaveValue('daily');
  await expect.element(page.getByLabelText('Amount per dose')).toHaveValue('');
});

it('offers only units and routes of the form, and names the field of a dose that contradicts itself', async () => {
  await open(address, { answers: { ...charted(), ...pharmacy() } });
  await medicine.fill('amlodipine 5 od 30');
  await expect.element(page.getByRole('option', { name: 'Amlodipine' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(amount).toBeVisible();
  const offered = (label: string) =>
    [...page.getByLabelText(label, { exact: true }).element().querySelectorAll('option')].map(({ value }) => value);
  expect(offered('Route')).toEqual(['oral', 'sublingual', 'rectal', 'vaginal']);
  expect([offered('Unit'), offered('Unit of what is handed out')]).toEqual([
    ['tablet', 'mg'],
    ['tablet', 'mg'],
  ]);
  await amount.fill('5');
  await isChecked();
  await signing.click();
  await expect.element(page.getByText('Less than the days need: 30')).toBeVisible();
  await expect.element(amount).toHaveFocus();
  await page.getByText('Only when needed').click();
  await amount.fill('30');
  await page.getByLabelText('Most doses a day').fill('3');
  await isChecked();
  await signing.click();
  await expect.element(page.getByText('The most a day contradicts how often: 1')).toBeVisible();
  expect(bodies()).toEqual([]);
  await page.getByLabelText('Most doses a day').fill('1');
  await isChecked();
  await signing.click();
  await expect.poll(() => bodies().length).toBe(1);
});
