import { expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { type Answers, answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor } from '../../../test/component/people.ts';
import { press } from '../../../test/component/samples/appointment-rows.ts';

const stored = (version = 0, directory: typeof shippedCareDirectory | null = null) => ({ version, directory });
const list = (answers: Answers = {}) =>
  open('/settings/care', {
    as: administrator,
    answers: {
      'careDirectory.get': stored(),
      'careDirectory.change': ({ ifMatch = 0, body: { directory } }) => ({ version: ifMatch + 1, directory }),
      ...answers,
    },
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(new RegExp(`^${name}\\s*(\\(|$)`));
const change = async (name: string) => {
  await press(button(`Change: ${name}`));
  await expect.element(field('Number to call')).toBeVisible();
};
const save = () => press(button('Save Changes'));

it('is corrected in numbers, hours and places; the first problem is opened and has the focus', async () => {
  await list();
  await expect.element(page.getByText('This is the built-in list.')).toBeVisible();
  await expectGoodScreen();
  await change('Al Wakra Hospital');
  await field('Number to call').fill('+974 4011 4444');
  await change('Health centers (PHCC)');
  await field('Opening hours').selectOptions('By weekday');
  await press(button('Add a period: Sunday'));
  await field('Sunday, period 1, from').fill('7');
  await expectGoodScreen();
  await press(button('Remove: Hamad General Hospital'));
  await press(button('Add a number or place'));
  await page.getByRole('group', { name: 'When all of it was last checked' }).getByRole('textbox').first().fill('2027-01-05');
  await save();
  await expect.element(page.getByText('Times in steps of five minutes are needed')).toBeVisible();
  await expect.element(field('Sunday, period 1, from')).toHaveFocus();
  await field('Sunday, period 1, from').fill('7:00');
  await field('Sunday, period 1, to').fill('24:00');
  await save();
  await expect.element(field('Name in English')).toHaveFocus();
  await expect.element(page.getByText('Name is required').first()).toBeVisible();
  await field('What it is').selectOptions('Pharmacy');
  await field('Name in English').fill('The pharmacy of the test');
  await field('Name in Arabic').fill('صيدلية الاختبار');
  await field('What it is for, in English').fill('Medicines at night');
  await field('What it is for, in Arabic').fill('أدوية في الليل');
  await save();
  await expect.element(page.getByText('List saved')).toBeVisible();
  await expect.element(page.getByText('This list was corrected here.')).toBeVisible();
  const sent = asked('careDirectory.change');
  const services = sent[0]?.body.directory?.services ?? [];
  expect([sent.length, sent[0]?.ifMatch, sent[0]?.body.directory?.checkedOn]).toEqual([1, 0, '2027-01-05']);
  expect(services.find(({ name }) => name.en === 'Al Wakra Hospital')?.phone).toBe('+97440114444');
  expect(services.find(({ name }) => name.en === 'Health centers (PHCC)')?.hours?.[0]).toEqual([{ from: '07:00', to: '24:00' }]);
  expect(services.some(({ name }) => name.en === 'Hamad General Hospital')).toBe(false);
  expect(services.at(-1)).toMatchObject({ kind: 'pharmacy', name: { ar: 'صيدلية الاختبار' } });
});

it('is restored to the built-in list once that is confirmed', async () => {
  await list({ 'careDirectory.get': stored(3, shippedCareDirectory) });
  await press(button('Restore the built-in list'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Restore the built-in list' }));
  await expect.element(page.getByText('The shipped list applies again')).toBeVisible();
  expect(asked('careDirectory.change').map(({ body, ifMatch }) => [body.directory, ifMatch])).toEqual([[null, 3]]);
});

it('without 999 is not sent; what was typed is kept, and can be discarded', async () => {
  await list();
  await press(button('Remove: Ambulance'));
  await save();
  await expect.element(page.getByText('The list must keep 999')).toBeVisible();
  await cleanup();
  await list();
  await expect.element(button('Start over')).toBeVisible();
  expect(button('Remove: Ambulance').query()).toBeNull();
  await press(button('Start over'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Discard' }));
  await expect.element(button('Remove: Ambulance')).toBeVisible();
  expect(asked('careDirectory.change')).toEqual([]);
});

it("is not saved over another administrator's change, and keeps what was typed", async () => {
  await list({ 'careDirectory.change': refuse('PRECONDITION_FAILED') });
  await change('Al Wakra Hospital');
  await field('Number to call').fill('40114444');
  await save();
  // It was not sent, because it is no phone number.
  await expect.element(page.getByText('Invalid phone number format')).toBeVisible();
  expect(asked('careDirectory.change')).toEqual([]);
  await field('Number to call').fill('+97440114444');
  answer({ 'careDirectory.get': stored(1, { ...shippedCareDirectory, checkedOn: '2027-02-01' }) });
  await save();
  await expect.element(page.getByText('Someone changed this list after you opened it.')).toBeVisible();
  await expect.element(field('Number to call')).toHaveValue('+97440114444');
  await expectGoodScreen();
  answer({ 'careDirectory.change': stored(2, shippedCareDirectory) });
  await press(button('Keep my changes'));
  await save();
  await expect.element(page.getByText('List saved')).toBeVisible();
  expect(asked('careDirectory.change').at(-1)?.ifMatch).toBe(1);
});

it('is for administrators only', async () => {
  await open('/settings/care', { as: doctor });
  await expect.element(page.getByText('Only administrators correct this list.')).toBeVisible();
  expect(asked('careDirectory.get')).toEqual([]);
});
