import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Chart } from '#contract/chart/chart.ts';
import { type Answers, answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { emptyOf } from '../../../test/component/empty.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, nurse, patient as holder, receptionist } from '../../../test/component/people.ts';
import { press } from '../../../test/component/samples/appointment-rows.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';

const medications = ['Cholecalciferol 50,000 IU weekly', 'Aspart, 10 units at night'];
const record = patientOf({ medicalInfo: { allergies: ['Penicillin'], allergyStatus: 'listed', medications } });
const answersOf = (of: typeof record): Answers => ({
  'patients.get': of,
  'chart.get': Chart.parse({ ...Object(emptyOf(Chart)), patient: of }),
});
const group = (name: string) => page.getByRole('group', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const edit = `/patients/${record.id}/edit`;

it('reception reads the clinical fields, changes none, and is asked about nobody else’s change of them', async () => {
  await open(edit, { as: receptionist, answers: { ...answersOf(record), 'patients.update': refuse('PRECONDITION_FAILED') } });
  await expect.element(group('Allergies').getByText('A nurse or a prescriber decides this')).toBeVisible();
  await expect.element(group('Allergies').getByText('Penicillin')).toBeVisible();
  await expect.element(group('Health').getByText('Cholecalciferol 50,000 IU weekly')).toBeVisible();
  for (const name of ['Allergies', 'Health']) expect(group(name).element().querySelector('input, select, textarea')).toBeNull();
  await page.getByLabelText('City (optional)').fill('Lusail');
  const theirs = { ...record, version: 2, medicalInfo: { ...record.medicalInfo, allergies: ['Penicillin', 'Latex'] } };
  answer(answersOf(theirs));
  await press(button('Save Changes'));
  await expect.element(page.getByText('This record was changed while you were editing it')).toBeVisible();
  expect(
    page
      .getByRole('group')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Lusail')]);
  answer({ 'patients.update': theirs });
  await button('Save Changes').click();
  await expect.element(page.getByText('Patient updated successfully')).toBeVisible();
  const last = asked('patients.update').at(-1);
  expect([last?.ifMatch, last?.body]).toEqual([2, { personalInfo: { address: expect.objectContaining({ city: 'Lusail' }) } }]);
});

it('a medicine with a comma stays one medicine', async () => {
  await open(edit, { as: doctor, answers: { ...answersOf(record), 'patients.update': record } });
  const typed = page.getByLabelText('Medications (optional)');
  await expect.element(typed).toHaveValue('Cholecalciferol 50,000 IU weekly, "Aspart, 10 units at night"');
  await typed.fill('Cholecalciferol 50,000 IU weekly, "Aspart, 10 units at night", Paracetamol 1,000 mg as needed');
  const expected = [...medications, 'Paracetamol 1,000 mg as needed'];
  await expect.poll(() => [...group('Health').element().querySelectorAll('.chip')].map(({ textContent }) => textContent)).toEqual(expected);
  await press(button('Save Changes'));
  await expect.poll(() => asked('patients.update')[0]?.body.medicalInfo?.medications).toEqual(expected);
});

const unasked = patientOf({ medicalInfo: { allergyStatus: 'not-asked' } });
const panel = page.getByRole('region', { name: 'Allergies' });

it('a nurse records “no known allergies” in the chart', async () => {
  const known = patientOf({ version: 2, medicalInfo: { allergyStatus: 'none-known' } });
  await open(`/patients/${unasked.id}/chart`, { as: nurse, answers: { ...answersOf(unasked), 'patients.update': known } });
  await expect.element(panel.getByText('Not asked')).toBeVisible();
  await press(panel.getByRole('button', { name: 'Record that none is known' }));
  await expectGoodScreen();
  answer(answersOf(known));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Record that none is known' }));
  await expect.element(panel.getByText('None known')).toBeVisible();
  await expect.poll(() => panel.getByRole('button', { name: 'Record that none is known' }).query()).toBeNull();
  expect(asked('patients.update').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
    [{ medicalInfo: { allergyStatus: 'none-known' } }, 1],
  ]);
});

it('reception is not offered to record it', async () => {
  await open(`/patients/${unasked.id}/chart`, { as: receptionist, answers: answersOf(unasked) });
  await expect.element(panel.getByText('Not asked')).toBeVisible();
  expect(panel.getByRole('button').elements()).toEqual([]);
});

const lastVisit = () =>
  [...document.querySelectorAll('dl > div')].find((one) => one.querySelector('dt')?.textContent === 'Last visit')?.textContent;

it.each([
  ['staff the last visit', doctor, '2026-02-20T08:00:00.000Z', 'Last visitFeb 20, 2026'],
  ['staff that there was none', doctor, undefined, 'Last visitJan 4, 2026No visits yet: the day the record last changed'],
  ['its holder the last visit', holder, '2026-02-20T08:00:00.000Z', 'Last visitFeb 20, 2026'],
] as const)('a record shows %s', async (_what, as, lastVisitAt, expected) => {
  await open(`/patients/${record.id}`, { as, answers: answersOf(patientOf({ ...(lastVisitAt && { lastVisitAt }) })) });
  await expect.poll(lastVisit).toBe(expected);
});
