import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asked } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { fillDate } from '../../../test/component/dates.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patientOf, recordsOf } from '../../../test/component/samples/patients.ts';

const patient = patientOf();
const field = (name: string) => page.getByLabelText(name, { exact: true });
const edit = () => open(`/patients/${patient.id}/edit`, { answers: recordsOf([patient]) });
const save = async (): Promise<unknown> => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => asked('patients.update')).toHaveLength(1);
  return asked('patients.update')[0]?.body;
};

it('takes one name alone by a tick, instead of a family name without a letter', async () => {
  await edit();
  await field('Last name').fill('.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(page.getByText('A name needs at least one letter').first()).toBeVisible();
  await page.getByLabelText('Has one name only').click();
  await expect.element(field('Last name')).toBeDisabled();
  await expectGoodScreen();
  expect(await save()).toEqual({ personalInfo: { lastName: '—' } });
});

it('takes a date of death beside the status', async () => {
  await edit();
  await fillDate('Date of death', '2026-02-01');
  expect(await save()).toEqual({ personalInfo: { dateOfDeath: '2026-02-01' } });
});
