import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allergyStatusWords } from '#contract/patient/allergies.ts';
import { answer, answerAfter, asked, refuse, unreachable } from '../../../test/component/answers.ts';
import { open, reload } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { button, field, focused, text } from '../../../test/component/patient-form.ts';
import { patient, receptionist } from '../../../test/component/people.ts';
import { patientOf, recordsOf } from '../../../test/component/samples/patients.ts';

const saved = patientOf({ personalInfo: { nameArabic: 'فاطمة', phone: '33129999', phoneNumber: '33129999' } });
const record = `/patients/${saved.id}`;
const enter = (more = {}, one = saved) => open(`${record}/edit`, { answers: { ...recordsOf([one]), ...more } });
const sent = () => asked('patients.update').map(({ body }) => body);
const alert = (said: string) => expect.element(page.getByRole('alert').getByText(said)).toBeVisible();
const state = (name: string) => page.getByRole('radio', { name, exact: true });
const optionsOf = (id: string) => [...document.querySelectorAll<HTMLOptionElement>(`#${id} option`)].map((option) => option.text);
const banner = () => page.getByRole('region', { name: 'Patient', exact: true });

describe('a record', () => {
  it('is sent with what differs, once, on the version that was seen', async () => {
    const suspended = patientOf({ status: 'suspended', version: 3 });
    await enter({}, suspended);
    await expect.poll(() => document.title).toBe('Fatima Al-Mansouri · Edit Patient · Afiya');
    await expect.poll(() => optionsOf('status')).toEqual(['ACTIVE', 'INACTIVE', 'PENDING', 'SUSPENDED']);
    await expectGoodScreen();
    await field('City (optional)').fill('Doha');
    await answerAfter(() => button('Save Changes').dblClick());
    await text('Patient updated successfully');
    expect(location.pathname).toBe(record);
    expect(asked('patients.update').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ personalInfo: { address: { city: 'Doha' } } }, 3],
    ]);
  });

  it('that is not suspended cannot be suspended here, but become another', async () => {
    await enter();
    await expect.poll(() => optionsOf('status')).toEqual(['ACTIVE', 'INACTIVE', 'PENDING']);
    await field('Status').selectOptions('PENDING');
    await button('Save Changes').click();
    await text('Patient updated successfully');
    expect(sent()).toEqual([{ status: 'pending' }]);
    await expect.element(page.getByText('Pending', { exact: true }).first()).toBeVisible();
  });

  it('that did not change is not sent', async () => {
    await enter();
    await button('Save Changes').click();
    await expect.poll(() => location.pathname).toBe(record);
    expect(sent()).toEqual([]);
  });

  it('is not sent with wrong values', async () => {
    await enter();
    await field('First name').fill('');
    await field('Contact phone').fill('none');
    await button('Save Changes').click();
    await text('First name is required');
    await text('Invalid phone number format');
    await focused('firstName');
    await expectGoodScreen();
    expect(sent()).toEqual([]);
  });

  it.each([
    [refuse('INTERNAL_ERROR'), 'An unexpected error occurred'],
    [unreachable, 'Failed to update patient. Network error.'],
  ] as const)('that could not be saved says why, and is kept as a draft', async (given, said) => {
    await enter({ 'patients.update': given });
    await field('First name').fill('Changed');
    await button('Save Changes').click();
    await alert(said);
    await reload();
    await text('Your draft was restored');
    await expect.element(field('First name')).toHaveValue('Changed');
    await button('Cancel').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
    expect(sessionStorage.length === 0 || !Object.keys(sessionStorage).some((key) => key.startsWith('afiya.draft'))).toBe(true);
  });

  it('is found saved if only the answer was lost', async () => {
    await enter({ 'patients.update': unreachable });
    await field('City (optional)').fill('Wakra');
    await button('Save Changes').click();
    await alert('Failed to update patient. Network error.');
    // The first attempt had reached the server.
    const wakra = patientOf({ ...saved, version: 2, personalInfo: { ...saved.personalInfo, address: { country: 'QA', city: 'Wakra' } } });
    answer({ 'patients.update': refuse('PRECONDITION_FAILED'), 'patients.get': wakra });
    await button('Save Changes').click();
    await text('Patient updated successfully');
    expect(page.getByRole('heading', { name: 'This record was changed' }).query()).toBeNull();
  });

  it('that does not exist is reported as missing', async () => {
    await open('/patients/01ARZ3NDEKTSV4RRFFQ69G5FAV/edit', { answers: recordsOf([]) });
    await text('Patient not found.');
    await expectGoodScreen();
  });

  it('is not for patients to change', async () => {
    await open(`${record}/edit`, { as: patient, answers: recordsOf([saved]) });
    await text('You cannot add or change patients with this account');
  });

  it('has a clinical part that the reception reads and does not change', async () => {
    await open(`${record}/edit`, { as: receptionist, answers: recordsOf([saved]) });
    await expect.element(field('City (optional)')).toBeEnabled();
    expect(page.getByLabelText('Allergies (optional)', { exact: true }).query()).toBeNull();
  });

  it('can be saved from anywhere, and the bar covers nothing with focus', async () => {
    await page.viewport(390, 700);
    await enter();
    await expect.element(field('First name')).toBeVisible();
    const bottom = () => button('Save Changes').element().getBoundingClientRect().bottom;
    await expect.poll(() => bottom() <= 700).toBe(true);
    document.getElementById('firstName')?.focus();
    for (let tabs = 0; tabs < 24; tabs += 1) {
      const one = document.activeElement;
      const bar = document.querySelector('.save-bar')?.getBoundingClientRect();
      const place = one?.getBoundingClientRect();
      if (bar === undefined || place === undefined) throw new Error('nothing has the focus');
      const isCovered = one?.closest('.save-bar') === null && place.bottom > bar.top && place.top < bar.bottom;
      expect([one?.id, isCovered]).toEqual([expect.anything(), false]);
      await userEvent.keyboard('{Tab}');
    }
    await expectGoodScreen();
  });
});

describe('a record that a colleague changed in between', () => {
  const theirs = patientOf({
    ...saved,
    version: 2,
    personalInfo: { ...saved.personalInfo, firstName: 'Theirs', address: { country: 'QA', city: 'Al Khor' } },
    medicalInfo: { ...saved.medicalInfo, allergies: ['Dust'], allergyStatus: 'listed' },
  });
  const choice = (name: string, side: 'Saved' | 'Yours') =>
    page.getByRole('group', { name, exact: true }).getByRole('radio', { name: side });

  it('shows both versions, and saves what is chosen on the version that was seen', async () => {
    await enter();
    await field('City (optional)').fill('Lusail');
    await field('Street (optional)').fill('Mine Street');
    await field('Allergies (optional)').fill('Nuts');
    answer({ 'patients.get': theirs, 'patients.update': refuse('PRECONDITION_FAILED') });
    // A draft belongs to the version on which it was begun, whatever was loaded since.
    await reload();
    await text('Your draft was restored');
    await button('Save Changes').click();
    await expect.element(page.getByRole('heading', { name: 'This record was changed while you were editing it' })).toHaveFocus();
    expect(page.getByRole('group').elements()).toHaveLength(4);
    await expect.element(choice('First name', 'Saved')).toBeChecked();
    await expect.element(choice('Street', 'Yours')).toBeChecked();
    await button('Save Changes').click();
    expect(page.getByText('Choose which one to keep').elements()).toHaveLength(2);
    await focused('city-theirs');
    await expectGoodScreen();
    await choice('City', 'Saved').click();
    await choice('Allergies', 'Yours').click();
    // Another colleague's change, before this one is saved.
    const later = patientOf({
      ...theirs,
      version: 3,
      personalInfo: { ...theirs.personalInfo, address: { country: 'QA', city: 'Al Khor', street: 'Their Street' } },
    });
    answer({ 'patients.get': later });
    await button('Save Changes').click();
    await expect.poll(() => page.getByRole('group').elements().length).toBe(2);
    await choice('Street', 'Yours').click();
    await expect.element(choice('Allergies', 'Yours')).toBeChecked();
    answer({ 'patients.update': later });
    await button('Save Changes').click();
    await text('Patient updated successfully');
    const last = asked('patients.update').at(-1);
    expect([last?.ifMatch, last?.body]).toEqual([
      3,
      { personalInfo: { address: { street: 'Mine Street' } }, medicalInfo: expect.objectContaining({ allergies: ['Nuts'] }) },
    ]);
  });
});

it('the reception is not asked about clinical fields that somebody else changed', async () => {
  const theirs = patientOf({
    ...saved,
    version: 2,
    personalInfo: { ...saved.personalInfo, address: { country: 'QA', city: 'Al Khor' } },
    medicalInfo: { ...saved.medicalInfo, allergies: ['Dust'], allergyStatus: 'listed' },
  });
  await open(`${record}/edit`, { as: receptionist, answers: recordsOf([saved]) });
  await field('City (optional)').fill('Lusail');
  answer({ 'patients.get': theirs, 'patients.update': refuse('PRECONDITION_FAILED') });
  await button('Save Changes').click();
  await expect.element(page.getByRole('group', { name: 'City', exact: true })).toBeVisible();
  expect(page.getByRole('group').elements()).toHaveLength(1);
});

describe('allergies', () => {
  const figure = () =>
    [...document.querySelectorAll('dl.panel > div')].find((one) => one.textContent?.startsWith('Allergies'))?.textContent;
  const shown = () =>
    banner()
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent);

  it.each([
    ['not-asked', 'Not asked', 'لم يُسأل عنها'],
    ['none-known', 'None known', allergyStatusWords['none-known'].ar],
  ] as const)('are said to be %s in banner and record, in both languages', async (allergyStatus, said, arabic) => {
    await open(record, { answers: recordsOf([patientOf({ medicalInfo: { allergyStatus } })]) });
    await expect.element(banner().getByText(said)).toBeVisible();
    await expect.poll(figure).toBe(`Allergies${said}`);
    await button('العربية').click();
    for (const place of ['.patient-banner', 'dl.panel'])
      await expect.poll(() => document.querySelector(place)?.textContent).toContain(arabic);
  });

  it('are known to be none, or listed if there is one', async () => {
    await enter();
    await state('None known').click();
    await button('Save Changes').click();
    await text('Patient updated successfully');
    expect(sent()).toEqual([{ medicalInfo: expect.objectContaining({ allergies: [], allergyStatus: 'none-known' }) }]);
  });

  it('that are listed must be named', async () => {
    await enter();
    await state('Listed').click();
    await button('Save Changes').click();
    await text('Enter at least one allergy, or choose another answer');
    await focused('allergyStatus');
    await expectGoodScreen();
    await field('Allergies (optional)').fill('Dust');
    await page.getByLabelText('Severity: \u2068Dust\u2069').selectOptions('Mild');
    await reload();
    await text('Your draft was restored');
    await button('Save Changes').click();
    await text('Patient updated successfully');
    expect(sent()).toEqual([
      {
        medicalInfo: expect.objectContaining({
          allergies: ['Dust'],
          allergyStatus: 'listed',
          allergySeverities: [{ substance: 'Dust', severity: 'mild' }],
        }),
      },
    ]);
  });

  it('are shown worst first, four of them at once, also while the record is edited', async () => {
    const long = 'x'.repeat(150);
    const allergic = patientOf({
      medicalInfo: {
        allergies: ['Dust', 'Eggs', long, 'Pollen', 'Nuts', 'Penicillin'],
        allergyStatus: 'listed',
        allergySeverities: [
          { substance: 'Penicillin', severity: 'severe' },
          { substance: 'Dust', severity: 'mild' },
        ],
      },
    });
    await open(record, { answers: recordsOf([allergic]) });
    await expect.poll(shown).toEqual(['Penicillin · Severe', 'Eggs', long, 'Pollen']);
    await banner().getByRole('button', { name: 'Show 2 more' }).click();
    await expect.poll(shown).toEqual(['Penicillin · Severe', 'Eggs', long, 'Pollen', 'Nuts', 'Dust · Mild']);
    await expectGoodScreen();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect.poll(shown).toHaveLength(4);
    await expect.element(page.getByLabelText('Severity: \u2068Penicillin\u2069')).toHaveValue('severe');
    await field('Allergies (optional)').fill('');
    await expect.element(state('Not asked')).toBeChecked();
  });
});
