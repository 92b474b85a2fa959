import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asked } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { fillDate } from '../../../test/component/dates.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { speak } from '../../../test/component/language.ts';
import { button, fillContact, fillPersonal, focused, step, text } from '../../../test/component/patient-form.ts';
import { patientOf, recordsOf } from '../../../test/component/samples/patients.ts';

const estimated = { dateOfBirth: '1950-07-01', dateOfBirthAccuracy: 'estimated' } as const;
const patient = patientOf({ personalInfo: estimated });
const answers = { ...recordsOf([patient]), 'patients.create': patient };
const born = () => page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox');

it('a patient is added with the year of birth alone, which is said to be estimated in both languages', async () => {
  await open('/patients/new', { answers });
  await fillPersonal({ dateOfBirth: '' });
  await born().first().click();
  await userEvent.keyboard('1950');
  await text('1950, estimated: only the year is known. Day and month can be added.');
  speak('ar');
  await text('1950، تقديري: لا تُعرف إلا السنة. يمكن إضافة اليوم والشهر.');
  speak('en');
  await expectGoodScreen();
  await button('Next').click();
  await step('Medical Information');
  await fillContact();
  await button('Next').click();
  await step('Review & Submit');
  await text('1950, estimated');
  await button('Create Patient').click();
  await text('Patient created successfully');
  expect(asked('patients.create')).toMatchObject([
    { body: { personalInfo: { dateOfBirth: '1950-01-01', dateOfBirthAccuracy: 'estimated' } } },
  ]);
});

it('a small child needs the whole birth date, and the form says why', async () => {
  await open('/patients/new', { answers });
  await fillPersonal({ dateOfBirth: String(new Date().getFullYear()) });
  expect(page.getByText(/estimated/).query()).toBeNull();
  await button('Next').click();
  await text(
    'Of a child who may be under 2 years old, day and month of the birth are needed too: doses and normal values change with each month',
  );
  await focused('dateOfBirth');
});

it('a month without a day is still no birth date', async () => {
  await open('/patients/new', { answers });
  await fillPersonal({ dateOfBirth: '1950-06-' });
  await button('Next').click();
  await text('Missing from the date: day');
});

it('a record says that the date is estimated, and day and month make it exact', async () => {
  await open(`/patients/${patient.id}`, { answers });
  const facts = page.getByRole('main');
  await expect.element(facts.getByText('1950, estimated', { exact: true }).last()).toBeVisible();
  await expect.element(facts.getByText(/^\d+ years, estimated$/)).toBeVisible();
  await open(`/patients/${patient.id}/edit`, { answers });
  await text('1950, estimated: only the year is known. Day and month can be added.');
  await fillDate('Date of birth', '1950-03-02');
  await button('Save Changes').click();
  await expect
    .poll(() => asked('patients.update'))
    .toMatchObject([{ body: { personalInfo: { dateOfBirth: '1950-03-02', dateOfBirthAccuracy: null } } }]);
});
