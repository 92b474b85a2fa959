import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { patient } from '../../../test/component/people.ts';
import { attachedOf, lookOf } from '../../../test/component/samples/checks.ts';
import { familyOf, linkOf } from '../../../test/component/samples/family.ts';

const hamad = linkOf({
  relation: 'parent',
  patient: { id: 'PAT-H', firstName: 'Hamad', lastName: 'Al-Checked', gender: 'male', dateOfBirth: '2021-02-03' },
});
const arrive = (look: Parameters<typeof lookOf>[0], answers: Answers = {}) =>
  open('/check?patientId=PAT-H', {
    as: patient,
    answers: {
      ...familyOf(hamad),
      'patients.lookAtSymptomSession': lookOf(look),
      'patients.attachSymptomSession': attachedOf(),
      ...answers,
    },
  });
const kept = () => asked('patients.attachSymptomSession').map(({ params, body }) => [params.id, body.code]);

beforeEach(() =>
  sessionStorage.setItem(
    'afiya.draft.mariam@afiya.example check-for',
    JSON.stringify({ patientId: 'PAT-H', called: 'Hamad', isSelf: false, code: 'ABCDEFGH' }),
  ),
);

it('saves the check that comes with a code at once, and leads to an appointment', async () => {
  await arrive({ person: { age: 5, gender: 'male' } });
  await expect.element(page.getByText('Saved to the record of Hamad Al-Checked.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ask for an appointment about this' }))
    .toHaveAttribute('href', '/appointments/new?patientId=PAT-H');
  expect(kept()).toEqual([['PAT-H', 'ABCDEFGH']]);
  await expectGoodScreen();
});

it('asks before it saves a check about somebody of another sex', async () => {
  await arrive({ person: { gender: 'female' } });
  await expect.element(page.getByText('The age or sex in this check does not match the patient.')).toBeVisible();
  expect(kept()).toEqual([]);
  await page.getByRole('button', { name: 'Save to the record of Hamad' }).click();
  await expect.element(page.getByText('Saved to the record of Hamad Al-Checked.')).toBeVisible();
});

it('says that a check could not be saved', async () => {
  await arrive({}, { 'patients.attachSymptomSession': refuse('CONFLICT') });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(kept()).toHaveLength(1);
});

it('offers a check for the chosen child', async () => {
  sessionStorage.clear();
  await arrive({});
  await expect.element(page.getByRole('button', { name: 'Check symptoms: Hamad' })).toBeVisible();
  expect(kept()).toEqual([]);
  await expectGoodScreen();
});
