import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { fillDate } from '../../../test/component/dates.ts';
import { button, field, fillContact, fillPersonal, focused, step, text } from '../../../test/component/patient-form.ts';
import { patientOf, recordsOf } from '../../../test/component/samples/patients.ts';

const known = patientOf({ personalInfo: { firstName: 'Mohammed', nameArabic: 'محمد' } });
const made = patientOf({ id: '01JABCDEFGHJKMNPQRSTVWXYZ9', personalInfo: { firstName: 'Wafa', lastName: 'Al-Attiyah' } });
const enter = (more = {}) => open('/patients/new', { answers: { ...recordsOf([known, made]), 'patients.create': made, ...more } });
const found = (...because: string[]) => ({ rows: because.length === 0 ? [] : [{ patient: known, because }], hasMore: false });
const notice = () => page.getByRole('region', { name: 'This person may already have a record' });

describe('a person who may have a record already', () => {
  it('is said to, beside the field that led to it, as soon as it is known', async () => {
    await enter({
      'patients.duplicates': ({ query }: { query: { nationalId?: string | null; dateOfBirth?: string; gender?: string } }) =>
        query.nationalId === '27963411107'
          ? found('nearNationalId')
          : query.nationalId
            ? found()
            : query.dateOfBirth === '1979-02-09'
              ? found('name')
              : query.gender === 'male'
                ? found('nearBirthDate')
                : found(),
    });
    await field('First name').fill('Mohamed');
    await field('Last name').fill('Aldafna');
    await fillDate('Date of birth', '1979-02-09');
    const about = page.getByRole('group', { name: 'About the patient' });
    await expect.element(about.getByText('Name that sounds the same and same date of birth')).toBeVisible();
    await focused('dateOfBirth-year');
    await expectGoodScreen();
    await fillDate('Date of birth', '1979-09-02');
    await expect.poll(() => notice().query()).toBeNull();
    await field('Gender').selectOptions('Male');
    await expect.element(about.getByText('Same name, similar date of birth')).toBeVisible();
    await field('QID (optional)').fill('27963455555');
    await expect.poll(() => notice().query()).toBeNull();
    await field('QID (optional)').fill('27963411107');
    await expect.element(page.getByRole('group', { name: 'ID card' }).getByText('QID with one digit different')).toBeVisible();
    await notice().getByRole('button', { name: 'Different person: continue' }).click();
    await expect.poll(() => notice().query()).toBeNull();
    await focused('nationalId');
  });

  it('is looked for among all who are similar, where they are more than are shown', async () => {
    await enter({ 'patients.duplicates': { rows: [{ patient: known, because: ['name'] }], hasMore: true } });
    await field('First name').fill('Mohamed');
    await field('Last name').fill('Aldafna');
    await fillDate('Date of birth', '1979-02-09');
    await page.getByRole('link', { name: 'Search for them in the list of patients' }).click();
    await expect.element(page.getByLabelText('Search by name, email or ID')).toHaveValue('Mohamed Aldafna 1979');
  });

  it('is not said to be new while names cannot be compared', async () => {
    await enter({ 'patients.duplicates': { rows: [], hasMore: false, namesUnread: true } });
    await field('First name').fill('Mohamed');
    await field('Last name').fill('Aldafna');
    await fillDate('Date of birth', '1979-02-09');
    await expect.element(page.getByText('Not everybody could be looked through just now. Add a phone number, QID')).toBeVisible();
    await expectGoodScreen();
  });

  it('has a record that can be opened, and a draft that waits', async () => {
    await enter({ 'patients.duplicates': { rows: [{ patient: known, because: ['name'] }], hasMore: true } });
    await fillPersonal({ firstName: 'محمد' });
    await button('Next').click();
    await expect.element(page.getByRole('heading', { name: 'This person may already have a record' })).toHaveFocus();
    await expectGoodScreen();
    await page.getByRole('link', { name: 'Open existing: Mohammed Al-Mansouri' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Mohammed' })).toBeVisible();
    expect(location.pathname).toBe(`/patients/${known.id}`);
    history.back();
    await text('Your draft was restored');
    await expect.element(field('First name')).toHaveValue('محمد');
  });

  it('may be declared somebody else, which is asked once and told in the review', async () => {
    await enter({ 'patients.duplicates': { rows: [{ patient: known, because: ['name'] }], hasMore: true } });
    await fillPersonal();
    await button('Next').click();
    await field('Different person, because … (optional)').fill('Cousins of one name');
    await button('Different person: continue').click();
    await step('Medical Information');
    await button('Previous').click();
    await button('Next').click();
    await step('Medical Information');
    await fillContact();
    await button('Next').click();
    await text('Cousins of one name');
    await button('Create Patient').click();
    await text('Patient created successfully');
  });

  it('is added even if nobody knows', async () => {
    await enter({ 'patients.duplicates': unreachable });
    await fillPersonal();
    await button('Next').click();
    await step('Medical Information');
    await fillContact();
    await button('Next').click();
    await button('Create Patient').click();
    await text('Patient created successfully');
  });
});
