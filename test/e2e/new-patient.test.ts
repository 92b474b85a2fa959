import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { bloodTypes } from '#contract/patient/choices.ts';
import { newPatientBody } from '../api/client.ts';
import { startApp, titleOf } from './app.ts';
import { fillDate } from './dates.ts';
import { patientForm } from './patient-form.ts';
import { holdTimeLimit } from './time-limit.ts';

const app = startApp();
let page: Page;
beforeEach(async () => void (page = await app.open()));

const { api, found, open, field, button, step, text, focused, somebody, fillPersonal, fillContact, fillToReview, toReview } = patientForm(
  app,
  () => page,
  {
    lastName: 'Formtest',
    phone: '3311',
  },
);

/** The API creates the patient, but the connection breaks before it answers. */
async function createLosingTheAnswer(): Promise<void> {
  await page.route('**/api/patients', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button('Create Patient').click();
  await page.getByRole('alert').filter({ hasText: 'Failed to create patient' }).waitFor();
  await page.unroute('**/api/patients');
}

describe('a new patient', () => {
  it('is added in three steps', async () => {
    await open('/patients');
    await page.getByRole('main').getByRole('link', { name: 'Add New Patient' }).click();
    await step('Personal Information');
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect.poll(() => steps.allTextContents()).toEqual(['Personal Information', 'Medical Information', 'Review & Submit']);
    await expect.poll(() => titleOf(page)).toBe('Add New Patient · Afiya');
    await app.expectGoodScreen(page);
    await expect.poll(() => field('Country (optional)').inputValue()).toBe('QA');
    await expect.poll(() => button('Previous').count()).toBe(0);
    const person = somebody();
    await fillPersonal(person);
    await field('Name in Arabic (optional)').fill('وفاء');
    await field('QID (optional)').fill('28863400777');
    await field('City (optional)').fill('Doha');
    await button('Next').click();

    await step('Medical Information');
    await expect.poll(() => page.locator('[aria-current=step]').textContent()).toBe('Medical Information');
    await expect.poll(() => field('Medical history (optional)').getAttribute('rows')).toBe('4');
    expect(
      await field('Blood type (optional)')
        .locator('option')
        .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value)),
    ).toEqual(['', ...bloodTypes]);
    await field('Blood type (optional)').selectOption({ index: 2 });
    await field('Allergies (optional)').fill(' Penicillin, Nuts، ,');
    await expect.poll(() => page.getByRole('radio', { name: 'Listed', exact: true }).isChecked()).toBe(true);
    await page.getByLabel('Severity: ⁨Penicillin⁩').selectOption('Severe');
    await expect.poll(() => page.getByLabel('Severity: ⁨Nuts⁩').inputValue()).toBe('');
    await fillContact();
    await app.expectGoodScreen(page);
    await button('Next').click();

    await step('Review & Submit');
    await expect.poll(() => page.locator('main .chip').allTextContents()).toEqual(['Penicillin · Severe', 'Nuts']);
    await app.expectGoodScreen(page);
    await button('Previous').click();
    await field('Medications (optional)').fill('Aspirin');
    await button('Next').click();
    await button('Create Patient').click();
    await text('Patient created successfully').waitFor();
    await page.getByRole('heading', { level: 1, name: `Wafa ${person.lastName}` }).waitFor();
    const created = await api('GET', `/patients/${page.url().split('/').at(-1)}`);
    expect(created).toMatchObject({
      status: 'active',
      personalInfo: { nameArabic: 'وفاء', nationalId: '28863400777', gender: 'female', address: { city: 'Doha', country: 'QA' } },
      medicalInfo: {
        bloodType: 'A-',
        allergies: ['Penicillin', 'Nuts'],
        allergyStatus: 'listed',
        allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }],
        medications: ['Aspirin'],
        emergencyContact: { name: 'Omar' },
      },
    });
    await page.goto('/patients/new');
    await expect.poll(() => field('First name').inputValue()).toBe('');
    await expect.poll(() => text('Your draft was restored').count()).toBe(0);
  });

  it('is added in Arabic, and typed text survives the change of language', async () => {
    await open('/patients/new');
    const person = somebody({ firstName: 'وفاء', lastName: 'الاختباري' });
    await fillPersonal(person);
    await button('العربية').click();
    await step('المعلومات الشخصية');
    await expect.poll(() => field('الاسم الأول').inputValue()).toBe('وفاء');
    await button('التالي').click();
    await step('المعلومات الطبية');
    await button('التالي').click();
    await text('هاتف جهة الاتصال للطوارئ مطلوب').waitFor();
    await field('اسم جهة الاتصال').fill('عمر');
    await field('صلة القرابة').fill('أخ');
    await field('هاتف جهة الاتصال').fill('٤٤١١٢٢٣٣');
    await field('الحساسية (اختياري)').fill('بنسلين، فول سوداني');
    await button('التالي').click();
    await step('المراجعة والإرسال');
    await button('إضافة المريض').click();
    await text('تمت إضافة المريض').waitFor();
    await page.getByRole('heading', { level: 1, name: 'وفاء الاختباري' }).waitFor();
    expect((await api('GET', `/patients/${page.url().split('/').at(-1)}`)).medicalInfo).toMatchObject({
      allergies: ['بنسلين', 'فول سوداني'],
      emergencyContact: { phone: '44112233' },
    });
  });

  it('reports errors beside each field, and moves to the first', async () => {
    await open('/patients/new');
    await button('Next').click();
    const all = ['First name', 'Last name', 'Email', 'Phone number', 'Date of birth', 'Gender'].map((name) => `${name} is required`);
    for (const problem of all) await text(problem).waitFor();
    await expect.poll(focused).toBe('firstName');
    await app.expectGoodScreen(page);
    await field('First name').pressSequentially('Wa');
    await expect.poll(() => text('First name is required').count()).toBe(0);
    await expect.poll(focused).toBe('firstName');

    await fillPersonal(somebody({ email: 'nobody', phone: 'call me', dateOfBirth: '2999-01-01' }));
    await field('QID (optional)').fill('123');
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(0);
    await button('Next').click();
    await text('Email is invalid').waitFor();
    await text('Invalid phone number format').waitFor();
    await text('Date of birth must be in the past').waitFor();
    await text('QID must be 11 digits').waitFor();
    await expect.poll(focused).toBe('nationalId');
    await button('العربية').click();
    await text('البريد الإلكتروني غير صحيح').waitFor();
    await button('English').click();

    await fillPersonal(somebody());
    await field('QID (optional)').fill('');
    await button('Next').click();
    await step('Medical Information');
    await field('Medical history (optional)').fill('x'.repeat(20_001));
    await button('Next').click();
    await text('At most 20000 characters').waitFor();
    for (const what of ['name', 'relationship', 'phone']) await text(`Emergency contact ${what} is required`).waitFor();
    await expect.poll(focused).toBe('medicalHistory');
    await app.expectGoodScreen(page);
  });

  it('is recognized beside the birth date as soon as it is known, by a joined article and one wrong digit', async () => {
    const known = somebody({ firstName: 'Muhammad', lastName: 'Al-Dafna', dateOfBirth: '1979-02-09' });
    await api('POST', '/patients', newPatientBody({ ...known, gender: 'male', nationalId: '27963411101' }));
    await open('/patients/new');
    await field('First name').fill('Mohamed');
    await field('Last name').fill('Aldafna');
    await fillDate(page, 'Date of birth', '1979-02-09');
    const notice = page.getByRole('region', { name: 'This person may already have a record' });
    const about = page.getByRole('group', { name: 'About the patient' });
    await about.getByText('Name that sounds the same and same date of birth').waitFor();
    await expect.poll(focused).toBe('dateOfBirth-year');
    await app.expectGoodScreen(page);

    await fillDate(page, 'Date of birth', '1979-09-02');
    await expect.poll(() => notice.count()).toBe(0);
    await field('Gender').selectOption('Male');
    await about.getByText('Same name, similar date of birth').waitFor();
    await field('QID (optional)').fill('27963455555');
    await expect.poll(() => notice.count()).toBe(0);
    await field('QID (optional)').fill('27963411107');
    await page.getByRole('group', { name: 'ID card' }).getByText('QID with one digit different').waitFor();
    await notice.getByRole('button', { name: 'Different person: continue' }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await expect.poll(focused).toBe('nationalId');
  });

  it('has a QID that says the birth year and nationality, and is not refused for contradicting the birth date', async () => {
    await open('/patients/new');
    await field('QID (optional)').fill('28863400778');
    await text('Birth year: 1988, nationality: Qatar').waitFor();
    await page.getByText('Birth year on the QID: 1988').waitFor();
    await app.expectGoodScreen(page);
    const contradiction = page.getByText('The QID gives the birth year 1988.');
    await fillPersonal(somebody({ dateOfBirth: '1989-03-02' }));
    await contradiction.waitFor();
    await app.expectGoodScreen(page);
    await button('العربية').click();
    await text('سنة الميلاد: 1988، الجنسية: قطر').waitFor();
    await page.getByText('سنة الميلاد في الرقم الشخصي: 1988. يرجى التحقق').waitFor();
    await button('English').click();
    await fillDate(page, 'Date of birth', '1988-03-02');
    await expect.poll(() => contradiction.count()).toBe(0);
    await fillDate(page, 'Date of birth', '1989-03-02');
    await contradiction.waitFor();
    await button('Next').click();
    await step('Medical Information');
  });

  it('may have no email: one tick instead of an invented address, said everywhere as such', async () => {
    await open('/patients/new');
    await step('Personal Information');
    const person = somebody();
    await fillPersonal(person);
    await page.getByLabel('Has no email').check();
    expect(await field('Email').isDisabled()).toBe(true);
    await app.expectGoodScreen(page);
    await button('Next').click();
    await step('Medical Information');
    await fillContact();
    await button('Next').click();
    await step('Review & Submit');
    await text('No email').waitFor();
    await button('Create Patient').click();
    await page.getByRole('heading', { level: 1, name: person.lastName }).waitFor();
    await text('No email').waitFor();
    const [made] = await found(person.lastName);
    expect(made).toMatchObject({ personalInfo: { email: 'none@no-email.invalid' } });
    expect(await found('none@no-email.invalid')).toEqual([]);
    await open('/patients');
    await page.getByLabel('Search by name, email or ID').fill(person.lastName);
    await page.getByRole('row', { name: person.lastName }).getByText('No email').filter({ visible: true }).first().waitFor();
  });

  it('is added and booked for in one go', async () => {
    const person = await toReview();
    await button('Create and book').click();
    await page.getByRole('heading', { name: 'New appointment' }).first().waitFor();
    await page.getByText(person.lastName).first().waitFor();
    expect(await found(person.email)).toHaveLength(1);
  });

  it("may exist already: the record can be opened, or declared to be another person's", async () => {
    const known = somebody();
    const { id } = await api('POST', '/patients', newPatientBody({ ...known, firstName: 'Mohammed', nameArabic: 'محمد' }));
    await open('/patients/new');
    await fillPersonal({ ...somebody(), firstName: 'محمد', lastName: known.lastName, dateOfBirth: known.dateOfBirth });
    await button('Next').click();
    await page.getByRole('heading', { name: 'This person may already have a record' }).waitFor();
    await page.getByText('Name that sounds the same and same date of birth').waitFor();
    await app.expectGoodScreen(page);
    await page.getByRole('link', { name: `Open existing: Mohammed ${known.lastName}` }).click();
    await page.getByRole('heading', { level: 1, name: 'Mohammed' }).waitFor();
    expect(page.url()).toContain(id);

    await page.goBack();
    await text('Your draft was restored').waitFor();
    await button('Next').click();
    await field('Different person, because … (optional)').fill('Cousins of one name');
    await button('Different person: continue').click();
    await step('Medical Information');
    await button('Previous').click();
    await button('Next').click();
    await step('Medical Information');
    await fillContact();
    await button('Next').click();
    await text('Cousins of one name').waitFor();
    await button('Create Patient').click();
    await text('Patient created successfully').waitFor();
  });

  it('is added even if the check for existing records fails', async () => {
    await page.route('**/api/patients/duplicates?*', (route) => route.abort());
    const person = await toReview();
    await button('Create Patient').click();
    await text('Patient created successfully').waitFor();
    expect(await found(person.email)).toHaveLength(1);
  });

  it('is added once by a double click, and not at all by a double click on Next', async () => {
    const person = await toReview();
    await button('Previous').click();
    await button('Next').scrollIntoViewIfNeeded();
    const next = await button('Next').boundingBox();
    await page.mouse.dblclick((next?.x ?? 0) + 10, (next?.y ?? 0) + 10);
    await step('Review & Submit');
    expect(await found(person.email)).toEqual([]);
    await button('Create Patient').dblclick();
    await text('Patient created successfully').waitFor();
    expect(await found(person.email)).toHaveLength(1);
  });

  it('is added once if the first answer is lost', async () => {
    const person = await toReview();
    await createLosingTheAnswer();
    await button('Create Patient').click();
    await text('Patient created successfully').waitFor();
    expect(await found(person.email)).toHaveLength(1);
  });

  it('is not added again without a warning, if the form is changed after a lost answer', async () => {
    const person = await toReview();
    await createLosingTheAnswer();
    await button('Previous').click();
    await field('Contact name').fill('Ali');
    await button('Next').click();
    await button('Create Patient').click();
    await page.getByRole('alert').getByText('An earlier attempt may have created this patient.').waitFor();
    expect(await found(person.email)).toHaveLength(1);
  });

  it('keeps its draft through a reload, and discards it on request', async () => {
    await toReview();
    await page.reload();
    await step('Review & Submit');
    await text('Your draft was restored').waitFor();
    await button('Cancel').click();
    await page.getByRole('heading', { name: 'Discard what you entered?' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await step('Review & Submit');
    await button('Start over').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await step('Personal Information');
    await expect.poll(() => field('First name').inputValue()).toBe('');
    await button('Cancel').click();
    await page.getByRole('heading', { name: 'Patients', exact: true }).waitFor();
  });

  const sessionEnds = async () => {
    await page.route('**/api/patients', (route) => route.fulfill({ status: 401, json: {} }));
    await button('Create Patient').click();
    await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
    await page.unroute('**/api/patients');
  };
  const draftsKept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('afiya.draft')));
  const leave = async (from = page) => {
    await from.getByRole('button', { name: 'Account menu', exact: true }).click();
    await from.getByRole('button', { name: 'Sign out', exact: true }).click();
    await from.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
  };

  it('keeps its draft when the session ends, for the same person only', async () => {
    const person = await toReview();
    await sessionEnds();
    await app.signIn(page, 'CLINICIAN');
    await step('Review & Submit');
    await text('Your draft was restored').waitFor();
    await button('Create Patient').click();
    await text('Patient created successfully').waitFor();
    expect(await found(person.email)).toHaveLength(1);

    await page.goto('/patients/new');
    await fillToReview();
    await sessionEnds();
    await expect.poll(draftsKept).toHaveLength(1);
    await app.signIn(page, 'ADMIN');
    await step('Personal Information');
    await expect.poll(() => field('First name').inputValue()).toBe('');
    await expect.poll(draftsKept).toEqual([]);
    await leave();
    await app.signIn(page, 'CLINICIAN');
    await step('Personal Information');
    await expect.poll(() => field('First name').inputValue()).toBe('');
  });

  it('leaves no draft behind on signing out, in this tab or in another', async () => {
    await toReview();
    await expect.poll(draftsKept).toHaveLength(1);
    await leave();
    await expect.poll(draftsKept).toEqual([]);
    await app.signIn(page, 'CLINICIAN');
    await step('Personal Information');
    await expect.poll(() => field('First name').inputValue()).toBe('');

    await fillToReview();
    const other = await app.open();
    await other.goto('/patients');
    await leave(other);
    await page.getByRole('heading', { name: 'Sign in to Afiya' }).waitFor();
    await expect.poll(draftsKept).toEqual([]);
  });

  it("reports the server's errors beside the field or above the buttons, and keeps everything typed", async () => {
    await toReview();
    const refuse = async (status: number, code: string, message: string, details?: { path: string; message: string }[]) => {
      await page.unrouteAll();
      const json = { success: false, code, message, timestamp: '', requestId: 'r', ...(details && { details }) };
      await page.route('**/api/patients', (route) => route.fulfill({ status, json }));
      await button('Create Patient').click();
    };
    const alert = page.getByRole('alert');
    await refuse(409, 'CONFLICT', 'Someone else is changing the record; try again');
    await alert.getByText('Someone else is changing the record; try again').waitFor();
    await app.expectGoodScreen(page);
    await button('العربية').click();
    await alert.getByText('السجل قيد التعديل من شخص آخر؛ يرجى المحاولة مرة أخرى').waitFor();
    await button('English').click();
    await refuse(413, 'PAYLOAD_TOO_LARGE', 'Too much text to save. Shorten it and try again.');
    await alert.getByText('Too much text to save. Shorten it and try again.').waitFor();
    await refuse(500, 'INTERNAL_ERROR', 'An unexpected error occurred');
    await alert.getByText('An unexpected error occurred').waitFor();
    await refuse(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please wait before trying again.');
    await alert.getByText('Too many requests. Please wait before trying again.').waitFor();
    await refuse(403, 'FORBIDDEN', 'You do not have permission to do this');
    await alert.getByText('You do not have permission to do this').waitFor();
    await page.unrouteAll();
    const limit = await holdTimeLimit(page, 30_000);
    await page.route('**/api/patients', () => undefined);
    await Promise.all([page.waitForRequest('**/api/patients'), button('Create Patient').click()]);
    await limit.pass();
    await alert.getByText('Failed to create patient. Request timed out.').waitFor();
    await limit.release();
    await page.unrouteAll();
    await app.context.setOffline(true);
    await button('Create Patient').click();
    await alert.getByText('Failed to create patient. You are offline.').waitFor();
    await app.context.setOffline(false);

    await refuse(400, 'VALIDATION_ERROR', 'Wrong', [{ path: 'personalInfo.email', message: 'Email is invalid' }]);
    await step('Personal Information');
    await text('Email is invalid').waitFor();
    await expect.poll(focused).toBe('email');
    await expect.poll(() => field('First name').inputValue()).toBe('Wafa');
    await page.unrouteAll();
    await button('Next').click();
    await step('Medical Information');
    await expect.poll(() => field('Contact name').inputValue()).toBe('Omar');
    await button('Next').click();
    await button('Create Patient').click();
    await text('Patient created successfully').waitFor();
  });

  it('is added by the keyboard alone', async () => {
    await open('/patients/new');
    await step('Personal Information');
    const person = somebody();
    const go = async (to: string) => {
      for (let tabs = 0; tabs < 30; tabs += 1) {
        if (await page.evaluate((id) => document.activeElement?.id === id || document.activeElement?.textContent === id, to)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`no tab leads to ${to}`);
    };
    const type = async (id: string, what: string) => {
      await go(id);
      await page.keyboard.type(what);
    };
    await type('firstName', person.firstName);
    await type('lastName', person.lastName);
    await type('dateOfBirth', '2/3/1988');
    await type('gender', 'F');
    await type('email', person.email);
    await type('phone', person.phone);
    await page.keyboard.press('Enter');
    await step('Medical Information');
    await type('contactName', 'Omar');
    await type('contactRelationship', 'brother');
    await type('contactPhone', '44112233');
    await go('Next');
    await page.keyboard.press('Enter');
    await step('Review & Submit');
    await go('Create Patient');
    await page.keyboard.press('Space');
    await page.getByRole('heading', { level: 1, name: `Wafa ${person.lastName}` }).waitFor();
    expect((await api('GET', `/patients/${page.url().split('/').at(-1)}`)).personalInfo).toMatchObject({
      dateOfBirth: '1988-03-02',
      gender: 'female',
    });
  });
});
