import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ClinicCatalogue, shippedCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { type Answers, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor } from '../../../test/component/people.ts';
import { press } from '../../../test/component/samples/appointment-rows.ts';

/** A catalogue that becomes what is sent. */
function catalogue(): Answers {
  let now: ClinicCatalogue = shippedCatalogue;
  return {
    'clinicProfile.get': { version: 0 },
    'clinicCatalogue.get': () => now,
    'clinicCatalogue.change': ({ body, ifMatch = 0 }) => {
      now = ClinicCatalogue.parse({ ...body, version: ifMatch + 1 });
      return now;
    },
  };
}
const settings = (answers: Answers = {}) => open('/settings/clinic', { as: administrator, answers: { ...catalogue(), ...answers } });
const dialog = page.getByRole('dialog');
const part = (name: string) => page.getByRole('region', { name });
const change = (name: string) => press(page.getByRole('button', { name: `Change: ${name}`, exact: true }));
const save = () => press(dialog.getByRole('button', { name: 'Save Changes' }));
const saved = async () => {
  await save();
  await expect.poll(() => dialog.query()).toBeNull();
};

it('services are set: whether they exist, how long they take and for whom they are', async () => {
  await settings();
  await expect.element(page.getByRole('heading', { level: 1, name: 'The clinic: details, services and tests' })).toBeVisible();
  await expectGoodScreen();
  await change('Antenatal visit');
  await dialog.getByLabelText('Length').selectOptions('40 minutes');
  await dialog.getByLabelText('From age').fill('60');
  await save();
  await expect.element(dialog.getByText('The last age must not be below the first')).toBeVisible();
  await expectGoodScreen();
  await dialog.getByLabelText('From age').fill('١٠');
  await saved();
  await expect.element(part('Services').getByText('40 minutes · Female · Ages 10 to 55')).toBeVisible();
  await change('Procedure');
  await dialog.getByLabelText('The clinic offers this').click();
  await saved();
  await expect.element(part('Services').getByText('Not offered', { exact: true })).toBeVisible();
  const all = { from: 0, to: 130 };
  expect(asked('clinicCatalogue.change').map(({ body, ifMatch }) => [body.services, ifMatch])).toEqual([
    [{ antenatal: { isOffered: true, minutes: 40, who: { from: 10, to: 55, sex: 'female' } } }, 0],
    [expect.objectContaining({ procedure: { isOffered: false, minutes: 40, who: { ...all, to: expect.any(Number) } } }), 1],
  ]);
});

it("a test's ranges are the laboratory's own, and contradictions stand at their field", async () => {
  await settings();
  await expect.element(part('Laboratory tests').getByText('No tests have been changed.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Find a test' }).fill('potas');
  await page
    .getByRole('option', { name: /^Potassium/ })
    .first()
    .click();
  await dialog.getByLabelText('Upper limit').fill('٥٫٤');
  await dialog.getByLabelText('Critical at or above').first().fill('5.4');
  await save();
  await expect.element(dialog.getByText('A critical limit must lie outside every range')).toBeVisible();
  await expectGoodScreen();
  await dialog.getByLabelText('Critical at or above').first().fill('6');
  await press(dialog.getByRole('button', { name: 'Add a range' }));
  for (const [label, value] of [
    ['From age', '0'],
    ['To age', '17'],
    ['Lower limit', '3.4'],
  ] as const)
    await dialog.getByLabelText(label).last().fill(value);
  await press(dialog.getByRole('button', { name: 'Add a range' }));
  for (const [label, value] of [
    ['From age', '0'],
    ['To age', '27'],
    ['Upper limit', '7'],
  ] as const)
    await dialog.getByLabelText(label).last().fill(value);
  await save();
  // The newborns' range and that of all children hold for the same person.
  await expect.element(dialog.getByText('Two ranges hold for the same person')).toBeVisible();
  await dialog.getByLabelText('From age').nth(1).fill('1');
  await dialog.getByLabelText('Ages in').last().selectOptions('Days');
  const newborn = dialog.getByRole('group', { name: 'Critical in the first 28 days of life' });
  await expect.element(newborn.getByLabelText('Critical at or above')).toHaveValue('7.8');
  await newborn.getByLabelText('Critical at or above').fill('8');
  await expectGoodScreen();
  await saved();
  expect(asked('clinicCatalogue.change')[0]?.body.tests['potassium']).toMatchObject({
    ranges: [{ high: 5.4 }, { low: 3.4, from: 1, to: 17 }, { high: 7, from: 0, to: 27, unit: 'days' }],
    critical: { high: 6 },
    newborn: { low: 2.8, high: 8 },
  });
  await change('Potassium');
  await expect.element(dialog.getByLabelText('Upper limit').first()).toHaveValue('5.4');
  await expect.element(dialog.getByLabelText('Ages in').last()).toHaveValue('days');
  await press(dialog.getByRole('button', { name: 'Remove: Range 2' }));
  expect(dialog.getByLabelText('Upper limit').elements()).toHaveLength(2);
  await press(dialog.getByRole('button', { name: 'As delivered' }));
  await expect.element(dialog.getByLabelText('Upper limit')).toHaveValue('5.1');
});

it("is not saved over another's change", async () => {
  await settings({ 'clinicCatalogue.change': refuse('PRECONDITION_FAILED') });
  await change('Vaccination');
  await dialog.getByLabelText('Length').selectOptions('20 minutes');
  await save();
  await expect.element(dialog.getByText('The record was changed after you opened it')).toBeVisible();
  await expect.element(dialog.getByLabelText('Length')).toHaveValue('20');
});

it('is for administrators only', async () => {
  await open('/settings/clinic', { as: doctor });
  await expect.element(page.getByText('Only administrators change services and tests.')).toBeVisible();
  expect(asked('clinicCatalogue.get')).toEqual([]);
});
