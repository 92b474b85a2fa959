import { whole } from '../../../test/component/samples/pages.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answer, asked, refuse } from '../../../test/component/answers.ts';
import { show } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, patient } from '../../../test/component/people.ts';
import { attachedOf, lookOf } from '../../../test/component/samples/checks.ts';
import { patientOf } from '../../../test/component/samples/patients.ts';
import { SymptomSessions } from './symptom-sessions.tsx';

const open = (answers: Answers = {}, as = doctor) =>
  show(
    <>
      <h1>Fatima Al-Mansouri</h1>
      <SymptomSessions patient={patientOf()} />
    </>,
    { as, answers },
  );
const entry = page.getByLabelText('Code from the patient');
const look = page.getByRole('button', { name: 'Show symptom check' });
const attach = page.getByRole('button', { name: 'Attach symptom check' });

it('a code is asked for in full, and one that is unknown is said to be', async () => {
  await open({ 'patients.lookAtSymptomSession': refuse('NOT_FOUND') });
  await expect.element(page.getByText('No symptom check is attached to this record.')).toBeVisible();
  await entry.fill('abc');
  await look.click();
  await expect.element(page.getByText('Enter the 8 letters and digits of the code')).toBeVisible();
  expect(asked('patients.lookAtSymptomSession')).toEqual([]);
  await entry.fill('ZZZZ-ZZZZ');
  await look.click();
  await expect.element(page.getByText('This code is unknown, has already been used, or its session has ended')).toBeVisible();
  await expect.element(entry).toHaveFocus();
});

it('a check is looked at before it is attached, and one of another person is warned of', async () => {
  await open({ 'patients.lookAtSymptomSession': lookOf({ person: { age: 99 } }), 'patients.attachSymptomSession': attachedOf() });
  await entry.fill('abcd-efgh');
  await look.click();
  await expect.element(page.getByRole('heading', { name: 'Is this the right symptom check?' })).toHaveFocus();
  await expect.element(page.getByText('a sore throat since yesterday')).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The age or sex in this check does not match the patient\./);
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Enter another code' }).click();
  await expect.poll(() => attach.query()).toBeNull();
  await expect.element(entry).toHaveFocus();
  expect(asked('patients.attachSymptomSession')).toEqual([]);
  await look.click();
  answer({ 'patients.symptomSessions': whole(attachedOf()) });
  await attach.click();
  await expect.element(page.getByText('Symptom check attached')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Symptom checks' })).toHaveFocus();
  expect(asked('patients.attachSymptomSession').map(({ body }) => body.code)).toEqual(['ABCDEFGH']);
});

it('of a person of that age nothing is warned of', async () => {
  await open({ 'patients.lookAtSymptomSession': lookOf({ person: { age: 40, gender: 'female' } }) });
  await entry.fill('abcd-efgh');
  await look.click();
  await expect.element(attach).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

it('of a person of whom the form knew an age group says it', async () => {
  await open({ 'patients.lookAtSymptomSession': lookOf({ person: { ageGroup: '1-4', forSelf: false } }) });
  await entry.fill('abcd-efgh');
  await look.click();
  await expect.element(page.getByText('Someone else, Age group: 1–4')).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The age or sex in this check does not match the patient\./);
});

it('an attached check has its words, its advice, and each answer under what was said', async () => {
  const answers = [
    { text: 'Drooling', answer: 'no' as const },
    { text: 'Fever', answer: 'yes' as const },
  ];
  await open({ 'patients.symptomSessions': whole(attachedOf({ answers })) });
  await page.getByText(/^Checked /).click();
  await expect.element(page.getByText('a sore throat since yesterday')).toBeVisible();
  const said = [...document.querySelectorAll('dd > div')].map(({ textContent }) => textContent);
  expect(said).toEqual(['YesFever', 'NoDrooling']);
  await expectGoodScreen();
});

it('a patient enters the code of another device', async () => {
  await open({ 'patients.lookAtSymptomSession': refuse('NOT_FOUND') }, patient);
  await page.getByText('A check made on another device').click();
  await page.getByLabelText('Code of a symptom check').fill('ZZZZ-ZZZZ');
  await look.click();
  await expect.element(page.getByText('This code is unknown')).toBeVisible();
});
