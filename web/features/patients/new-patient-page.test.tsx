import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bloodTypes } from '#contract/patient/choices.ts';
import { answer, answerAfter, asked, refuse, unreachable } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { fillDate } from '../../../test/component/dates.ts';
import { button, field, fillContact, fillPersonal, focused, step, text } from '../../../test/component/patient-form.ts';
import { patient, receptionist } from '../../../test/component/people.ts';
import { patientOf, recordsOf } from '../../../test/component/samples/patients.ts';

const known = patientOf({ personalInfo: { firstName: 'Mohammed', nameArabic: 'محمد' } });
const made = patientOf({ id: '01JABCDEFGHJKMNPQRSTVWXYZ9', personalInfo: { firstName: 'Wafa', lastName: 'Al-Attiyah' } });
const answers = { ...recordsOf([known, made]), 'patients.create': made };
const enter = (more = {}) => open('/patients/new', { answers: { ...answers, ...more } });
const created = () => asked('patients.create').map(({ body }) => body);
const alert = (said: string) => expect.element(page.getByRole('alert').getByText(said)).toBeVisible();
const gone = (said: string) => expect.poll(() => page.getByText(said, { exact: true }).query()).toBeNull();
const wizard = () => expect.poll(() => location.pathname + location.search);

async function toReview(): Promise<void> {
  await fillPersonal();
  await button('Next').click();
  await step('Medical Information');
  await fillContact();
  await button('Next').click();
  await step('Review & Submit');
}

describe('a new patient', () => {
  it('is added in three steps', async () => {
    await open('/patients', { answers });
    await page.getByRole('main').getByRole('link', { name: 'Add New Patient' }).click();
    await step('Personal Information');
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    expect(steps.elements().map((one) => one.textContent)).toEqual(['Personal Information', 'Medical Information', 'Review & Submit']);
    await expect.poll(() => document.title).toBe('Add New Patient · Afiya');
    await expect.element(field('Country (optional)')).toHaveValue('QA');
    expect(button('Previous').query()).toBeNull();
    await expectGoodScreen();
    await fillPersonal();
    await field('Name in Arabic (optional)').fill('وفاء');
    await field('QID (optional)').fill('28863400777');
    await field('City (optional)').fill('Doha');
    await button('Next').click();

    await step('Medical Information');
    expect(document.querySelector('[aria-current=step]')?.textContent).toBe('Medical Information');
    await expect.element(field('Medical history (optional)')).toHaveAttribute('rows', '4');
    const types = document.querySelectorAll<HTMLOptionElement>('#bloodType option');
    expect([...types].map(({ value }) => value)).toEqual(['', ...bloodTypes]);
    await field('Blood type (optional)').selectOptions('A-');
    await field('Allergies (optional)').fill(' Penicillin, Nuts، ,');
    await expect.element(page.getByRole('radio', { name: 'Listed', exact: true })).toBeChecked();
    await page.getByLabelText('Severity: ⁨Penicillin⁩').selectOptions('Severe');
    await expect.element(page.getByLabelText('Severity: ⁨Nuts⁩')).toHaveValue('');
    await fillContact();
    await expectGoodScreen();
    await button('Next').click();

    await step('Review & Submit');
    expect([...document.querySelectorAll('main .chip')].map((chip) => chip.textContent)).toEqual(['Penicillin · Severe', 'Nuts']);
    await expectGoodScreen();
    await button('Previous').click();
    await field('Medications (optional)').fill('Aspirin');
    await button('Next').click();
    await button('Create Patient').click();
    await text('Patient created successfully');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Wafa Al-Attiyah' })).toBeVisible();
    expect(created()).toEqual([
      {
        personalInfo: expect.objectContaining({
          firstName: 'Wafa',
          nameArabic: 'وفاء',
          nationalId: '28863400777',
          gender: 'female',
          dateOfBirth: '1988-03-02',
          address: expect.objectContaining({ city: 'Doha', country: 'QA' }),
        }),
        medicalInfo: expect.objectContaining({
          bloodType: 'A-',
          allergies: ['Penicillin', 'Nuts'],
          allergyStatus: 'listed',
          allergySeverities: [{ substance: 'Penicillin', severity: 'severe' }],
          medications: ['Aspirin'],
          emergencyContact: expect.objectContaining({ name: 'Omar', relationship: 'brother' }),
        }),
      },
    ]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('afiya.draft'))).toEqual([]);
  });

  it('is added in Arabic, and typed text survives the change of language', async () => {
    await enter();
    await fillPersonal({ firstName: 'وفاء' });
    await button('العربية').click();
    await step('المعلومات الشخصية');
    await expect.element(field('الاسم الأول')).toHaveValue('وفاء');
    await button('التالي').click();
    await step('المعلومات الطبية');
    await button('التالي').click();
    await text('هاتف جهة الاتصال للطوارئ مطلوب');
    await field('اسم جهة الاتصال').fill('عمر');
    await field('صلة القرابة').fill('أخ');
    await field('هاتف جهة الاتصال').fill('٤٤١١٢٢٣٣');
    await field('الحساسية (اختياري)').fill('بنسلين، فول سوداني');
    await button('التالي').click();
    await step('المراجعة والإرسال');
    await button('إضافة المريض').click();
    await text('تمت إضافة المريض');
    expect(created()).toMatchObject([{ medicalInfo: { allergies: ['بنسلين', 'فول سوداني'], emergencyContact: { phone: '44112233' } } }]);
  });

  it('is added by the keyboard alone', async () => {
    await enter();
    await step('Personal Information');
    document.getElementById('content')?.focus();
    const go = async (to: string) => {
      for (let tabs = 0; document.activeElement?.id !== to && document.activeElement?.textContent !== to; tabs += 1) {
        expect(tabs, `no tab leads to ${to}`).toBeLessThan(30);
        await userEvent.keyboard('{Tab}');
      }
    };
    const type = async (id: string, what: string) => {
      await go(id);
      await userEvent.keyboard(what);
    };
    await type('firstName', 'Wafa');
    await type('lastName', 'Al-Attiyah');
    await type('dateOfBirth', '2/3/1988');
    await type('gender', 'F');
    await type('email', 'wafa@example.com');
    await type('phone', '33112233');
    await userEvent.keyboard('{Enter}');
    await step('Medical Information');
    await type('contactName', 'Omar');
    await type('contactRelationship', 'brother');
    await type('contactPhone', '44112233');
    await go('Next');
    await userEvent.keyboard('{Enter}');
    await step('Review & Submit');
    await go('Create Patient');
    await userEvent.keyboard(' ');
    await text('Patient created successfully');
    expect(created()).toMatchObject([{ personalInfo: { dateOfBirth: '1988-03-02', gender: 'female' } }]);
  });

  it('without an email has one tick instead of an invented address', async () => {
    await enter();
    await fillPersonal();
    await page.getByLabelText('Has no email').click();
    await expect.element(field('Email')).toBeDisabled();
    await expectGoodScreen();
    await button('Next').click();
    await fillContact();
    await button('Next').click();
    await text('No email');
    await button('Create Patient').click();
    await text('Patient created successfully');
    expect(created()).toMatchObject([{ personalInfo: { email: 'none@no-email.invalid' } }]);
  });

  it('is said to have no email on its page and in the list', async () => {
    const nobody = patientOf({ personalInfo: { email: 'none@no-email.invalid' } });
    await open(`/patients/${nobody.id}`, { answers: recordsOf([nobody]) });
    await text('No email');
    await page.getByRole('link', { name: 'Back to Patients' }).click();
    await expect.element(page.getByRole('row', { name: 'Fatima' }).getByText('No email').last()).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('no-email.invalid');
  });

  it('is added and booked for in one go', async () => {
    await enter();
    await toReview();
    await button('Create and book').click();
    await expect.element(page.getByRole('heading', { name: 'New appointment' }).first()).toBeVisible();
    await expect.element(page.getByText('Wafa Al-Attiyah').first()).toBeVisible();
    expect(created()).toHaveLength(1);
  });

  it('is added once by a double click, and not at all by a double click on Next', async () => {
    await enter();
    await fillPersonal();
    await button('Next').click();
    await fillContact();
    await button('Next').dblClick();
    await step('Review & Submit');
    expect(created()).toEqual([]);
    await answerAfter(() => button('Create Patient').dblClick());
    await text('Patient created successfully');
    expect(created()).toHaveLength(1);
  });

  it('is not for patients to add', async () => {
    await open('/patients/new', { as: patient });
    await text('You cannot add or change patients with this account');
    await expectGoodScreen();
  });

  it('is added by the reception', async () => {
    await open('/patients/new', { as: receptionist });
    await step('Personal Information');
  });
});

describe('what is missing or wrong', () => {
  it('is said beside each field, and the first has the focus', async () => {
    await enter();
    await button('Next').click();
    for (const name of ['First name', 'Last name', 'Email', 'Phone number', 'Date of birth', 'Gender']) await text(`${name} is required`);
    await focused('firstName');
    await expectGoodScreen();
    await field('First name').fill('Wa');
    await gone('First name is required');
    await focused('firstName');
  });

  it('is said of each value, in both languages', async () => {
    await enter();
    await fillPersonal({ email: 'nobody', phone: 'call me', dateOfBirth: '2999-01-01' });
    await field('QID (optional)').fill('123');
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
    await button('Next').click();
    for (const said of ['Email is invalid', 'Invalid phone number format', 'Date of birth must be in the past', 'QID must be 11 digits']) {
      await text(said);
    }
    await focused('nationalId');
    await button('العربية').click();
    await text('البريد الإلكتروني غير صحيح');
  });

  it('is said of the second step too', async () => {
    await enter();
    await fillPersonal();
    await button('Next').click();
    await field('Medical history (optional)').fill('x'.repeat(20_001));
    await button('Next').click();
    await text('At most 20000 characters');
    for (const what of ['name', 'relationship', 'phone']) await text(`Emergency contact ${what} is required`);
    await focused('medicalHistory');
    await expectGoodScreen();
  });

  it('is no reason to refuse a QID that contradicts the birth date, but is pointed out', async () => {
    await enter();
    await field('QID (optional)').fill('28863400778');
    await text('Birth year: 1988, nationality: Qatar');
    await expect.element(page.getByText('Birth year on the QID: 1988')).toBeVisible();
    await fillPersonal({ dateOfBirth: '1989-03-02' });
    const contradiction = page.getByText('The QID gives the birth year 1988.');
    await expect.element(contradiction).toBeVisible();
    await expectGoodScreen();
    await button('العربية').click();
    await text('سنة الميلاد: 1988، الجنسية: قطر');
    await expect.element(page.getByText('سنة الميلاد في الرقم الشخصي: 1988. يرجى التحقق')).toBeVisible();
    await button('English').click();
    await fillDate('Date of birth', '1988-03-02');
    await expect.poll(() => contradiction.query()).toBeNull();
    await fillDate('Date of birth', '1989-03-02');
    await button('Next').click();
    await step('Medical Information');
  });
});

describe('a patient who could not be added', () => {
  it.each([
    [refuse('CONFLICT'), 'Someone else is changing the record; try again', 'السجل قيد التعديل من شخص آخر؛ يرجى المحاولة مرة أخرى'],
    [refuse('PAYLOAD_TOO_LARGE'), 'Too much text to save. Shorten it and try again.', ''],
    [refuse('TOO_MANY_REQUESTS'), 'Too many requests. Please wait before trying again.', ''],
    [refuse('FORBIDDEN'), 'You do not have permission to do this', ''],
  ])('is told why above the buttons: %j', async (refused, said, arabic) => {
    await enter({ 'patients.create': refused });
    await toReview();
    await button('Create Patient').click();
    await alert(said);
    await alert('entered');
    if (arabic === '') return;
    await expectGoodScreen();
    await button('العربية').click();
    await alert(arabic);
  });

  it('is sent again with the same id when no answer came, and said to be in doubt if the form changed since', async () => {
    await enter({ 'patients.create': unreachable });
    await toReview();
    await button('Create Patient').click();
    await alert('Failed to create patient. Network error.');
    answer({ 'patients.create': refuse('REQUEST_ID_REUSED') });
    await button('Previous').click();
    await field('Contact name').fill('Ali');
    await button('Next').click();
    await button('Create Patient').click();
    await alert('An earlier attempt may have been saved.');
    expect(new Set(asked('patients.create').map(({ requestId }) => requestId)).size).toBe(1);
    // Who goes on means another patient.
    answer({ 'patients.create': made });
    await button('Create Patient').click();
    await text('Patient created successfully');
    expect(new Set(asked('patients.create').map(({ requestId }) => requestId)).size).toBe(2);
  });

  it('is told that it took too long, or that the network is gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await enter({ 'patients.create': unreachable });
    await toReview();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await button('Create Patient').click();
    await vi.advanceTimersByTimeAsync(2000);
    await alert('Failed to create patient. You are offline.');
    vi.restoreAllMocks();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('Late', 'TimeoutError')));
    await button('Create Patient').click();
    await vi.advanceTimersByTimeAsync(2000);
    await alert('Failed to create patient. Request timed out.');
    limit.mockRestore();
  });

  it('is shown the field that the server refuses, with everything that was typed', async () => {
    await enter({
      'patients.create': refuse('VALIDATION_ERROR', {
        details: [{ path: 'personalInfo.email', message: 'Email is invalid', code: 'emailInvalid' }],
      }),
    });
    await toReview();
    await button('Create Patient').click();
    await step('Personal Information');
    await focused('email');
    await expect.element(page.getByText('Email is invalid')).toBeInViewport({ ratio: 1 });
    await expect.element(field('First name')).toHaveValue('Wafa');
    await button('Next').click();
    await expect.element(field('Contact name')).toHaveValue('Omar');
    answer({ 'patients.create': made });
    await button('Next').click();
    await button('Create Patient').click();
    await text('Patient created successfully');
  });
});

describe('the draft', () => {
  it('is kept through a reload, and discarded on request', async () => {
    await enter();
    await toReview();
    await reload();
    await step('Review & Submit');
    await text('Your draft was restored');
    await button('Cancel').click();
    await expect.element(page.getByRole('heading', { name: 'Discard what you entered?' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await step('Review & Submit');
    await button('Start over').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await step('Personal Information');
    await expect.element(field('First name')).toHaveValue('');
    await button('Cancel').click();
    await expect.element(page.getByRole('heading', { name: 'Patients', exact: true })).toBeVisible();
  });

  it('has an entry of the history for each step', async () => {
    await open('/patients', { answers });
    await page.getByRole('main').getByRole('link', { name: 'Add New Patient' }).click();
    await text('Step 1 of 3');
    await fillPersonal();
    await button('Next').click();
    await text('Step 2 of 3');
    await expect.element(page.getByRole('heading', { name: 'Medical Information' })).toHaveFocus();
    await fillContact();
    await button('Next').click();
    await step('Review & Submit');
    history.back();
    await step('Medical Information');
    await expect.element(field('Contact name')).toHaveValue('Omar');
    history.back();
    await step('Personal Information');
    await expect.element(field('First name')).toHaveValue('Wafa');
    history.forward();
    await step('Medical Information');
    await reload();
    await step('Medical Information');
    await button('Previous').click();
    await step('Personal Information');
    history.back();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Patients', exact: true })).toBeVisible();
  });

  it('shows no step before the previous ones are valid', async () => {
    await open('/patients/new?step=3', { answers });
    await step('Personal Information');
    await wizard().toBe('/patients/new?step=1');
    await fillPersonal();
    await button('Next').click();
    await step('Medical Information');
    history.back();
    await step('Personal Information');
    await field('First name').fill('');
    history.forward();
    await step('Personal Information');
    await button('Next').click();
    await text('First name is required');
  });
});
