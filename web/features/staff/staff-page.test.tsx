import { whole } from '../../../test/component/samples/pages.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { fillDate } from '../../../test/component/dates.ts';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor, nurse, otherDoctor, receptionist } from '../../../test/component/people.ts';
import { staffAccountOf } from '../../../test/component/samples/accounts.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const text = (said: string) => page.getByText(said, { exact: true });

const salma = {
  ...doctor,
  id: '00000000-0000-4000-8000-000000000020',
  email: 'salma@afiya.example',
};
const ofSalma = staffAccountOf(salma, {
  state: 'invited',
  hasSecondFactor: false,
  name: { en: 'Dr. Salma Jadeed', ar: 'د. سلمى الجديدة' },
});
const accounts = [staffAccountOf(administrator), staffAccountOf(doctor), ofSalma];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-01T07:00:00Z');
});
const staff = (answers: Answers = {}) =>
  open('/staff', { as: administrator, answers: { 'staff.accounts': whole(...accounts), ...answers } });

it('is for administrators, who alone have a link to it', async () => {
  await open('/staff');
  await expect.element(text('Only administrators manage the staff.')).toBeVisible();
  expect(page.getByRole('link', { name: 'Staff', exact: true }).query()).toBeNull();
});

it('shows whose account is in which state, with its last sign-in', async () => {
  const gone = staffAccountOf(nurse, { state: 'deactivated', standInId: doctor.id });
  const licences = [
    staffAccountOf(receptionist, { licence: { number: 'R-1', expiresOn: '2026-02-28' } }),
    staffAccountOf(otherDoctor, { licence: { number: 'D-77', expiresOn: '2026-04-30' }, lastSignInAt: '2026-02-27T06:05:00Z' }),
    staffAccountOf(doctor, { licence: { number: 'D-1', expiresOn: '2026-05-01' } }),
  ];
  await staff({ 'staff.accounts': whole(...licences, ofSalma, gone) });
  const saying = (name: string, said: RegExp) => expect.element(row(name)).toMatchTextContent(said);
  await saying('Aisha Al-Sulaiti', /License expired/);
  await saying('Dr. Omar Khalil', /Clinician.*Active.*Second factor on.*License expires soon.*License D-77, until Apr 30, 2026/);
  await expect.element(row('Dr. Huda Al-Naimi').filter({ hasText: 'D-1' })).not.toMatchTextContent(/License expire/);
  await saying('Dr. Salma Jadeed', /Invited.*No second factor.*Prescribing.*No sign-in recorded/);
  await saying('Grace Santos', /Deactivated.*Work taken over by .*Dr\. Huda Al-Naimi/);
  expect(row('Grace Santos').getByText('econd factor').query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'Last sign-in: Feb 27, 2026, 09:05' }))
    .toHaveAttribute('href', `/security?view=sign-ins&actorId=${otherDoctor.id}`);
  await expectGoodScreen();
});

it('that cannot be loaded is asked for again', async () => {
  await staff({ 'staff.accounts': refuse('FORBIDDEN') });
  await expect.element(page.getByText('The staff could not be loaded')).toBeVisible();
  answer({ 'staff.accounts': whole(...accounts) });
  await button('Try Again').click();
  await expect.element(row('Dr. Huda Al-Naimi')).toBeVisible();
});

describe('an invitation', () => {
  const form = () => page.getByRole('form', { name: 'Invite a staff member' });
  const send = () => form().getByRole('button', { name: 'Invite a staff member' });
  const fillIn = async () => {
    await page.getByText('Invite a staff member').first().click();
    await form().getByLabelText('Email').fill(salma.email);
    await form().getByLabelText('Name in English').fill('Dr. Salma Jadeed');
    await form().getByLabelText('Name in Arabic').fill('د. سلمى الجديدة');
    await form().getByLabelText('Prescribing').click();
  };

  it('is sent in the language of the page, once its first missing value is typed', async () => {
    await staff({ 'staff.invite': ofSalma });
    await page.getByText('Invite a staff member').first().click();
    await send().click();
    await expect.element(form().getByLabelText('Email')).toHaveFocus();
    await expectGoodScreen();
    await page.getByText('Invite a staff member').first().click();
    await fillIn();
    await send().click();
    await expect.element(text('Invitation sent')).toBeVisible();
    await expect.element(form().getByLabelText('Email')).toHaveValue('');
    expect(asked('staff.invite').map(({ body }) => body)).toEqual([
      {
        email: salma.email,
        role: 'CLINICIAN',
        name: { en: 'Dr. Salma Jadeed', ar: 'د. سلمى الجديدة' },
        duties: ['prescriber'],
        language: 'en',
      },
    ]);
  });

  it('of an administrator asks for no duties', async () => {
    await staff();
    await page.getByText('Invite a staff member').first().click();
    await expect.element(form().getByLabelText('Nursing')).toBeVisible();
    await form().getByLabelText('Role').selectOptions('Administrator');
    await expect.element(form().getByLabelText('Nursing')).not.toBeInTheDocument();
  });

  it('that was refused says why at its field, and is another request when it is sent again', async () => {
    const details = [{ path: 'email', message: 'Invalid email address' }];
    await staff({ 'staff.invite': refuse('VALIDATION_ERROR', { details }) });
    await fillIn();
    await send().click();
    await expect.element(form().getByLabelText('Email')).toHaveFocus();
    await expect.element(form().getByText('Invalid email address').first()).toBeVisible();
    await send().click();
    await expect.poll(() => new Set(asked('staff.invite').map(({ requestId }) => requestId)).size).toBe(2);
  });

  it('whose answer was lost is sent again by itself, as the same request', async () => {
    const answers = [refuse('INTERNAL_ERROR'), ofSalma];
    await staff({ 'staff.invite': () => answers.shift() ?? ofSalma });
    await fillIn();
    await send().click();
    await expect.element(text('Invitation sent')).toBeVisible();
    const ids = asked('staff.invite').map(({ requestId }) => requestId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('survives a look at another page', async () => {
    await staff();
    await fillIn();
    await page.getByRole('link', { name: 'Patients' }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
    history.back();
    await expect.element(row('Dr. Huda Al-Naimi')).toBeVisible();
    await page.getByText('Invite a staff member').first().click();
    await expect.element(form().getByLabelText('Email')).toHaveValue(salma.email);
  });

  it('is sent again', async () => {
    await staff({ 'staff.inviteAgain': ofSalma });
    await button('Send again: Dr. Salma Jadeed').click();
    await expect.element(text('Invitation sent again')).toBeVisible();
    expect(asked('staff.inviteAgain').map(({ params }) => params)).toEqual([{ userId: salma.id }]);
    expect(button('Send again: Dr. Huda Al-Naimi').query()).toBeNull();
  });
});

it('an entry is changed with its licence, which has an end', async () => {
  await staff({ 'staff.change': { ...(doctor.member ?? { id: '', name: { en: '', ar: '' }, duties: [] }), version: 2 } });
  await button('Change: Dr. Huda Al-Naimi').click();
  await dialog().getByLabelText('License number').fill('D-77');
  await dialog().getByRole('button', { name: 'Change' }).click();
  await expect.element(dialog().getByRole('textbox', { name: 'License valid until: Day' })).toHaveFocus();
  await expectGoodScreen();
  await fillDate('License valid until', '2026-04-30', dialog());
  await dialog().getByRole('button', { name: 'Change' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked('staff.change')).toMatchObject([
    { params: { userId: doctor.id }, ifMatch: 1, body: { duties: ['prescriber'], licence: { number: 'D-77', expiresOn: '2026-04-30' } } },
  ]);
});

describe('an account', () => {
  const deactivate = () => dialog().getByRole('button', { name: 'Deactivate' });

  it('is closed once somebody with the same duties takes its work over', async () => {
    const left = {
      path: '',
      message: 'Notes to be signed: 1. Results to be read: 0. Refill requests: 0. Open tasks: 0. Choose who takes them over',
      code: 'workLeft',
      parts: { notes: 1, results: 0, repeats: 0, tasks: 0 },
    };
    await staff({
      'staff.deactivate': ({ body }) => (body.standInId === undefined ? refuse('CONFLICT', { details: [left] }) : staffAccountOf(doctor)),
    });
    await button('Deactivate: Dr. Huda Al-Naimi').click();
    await deactivate().click();
    await expect.element(dialog().getByText(left.message)).toBeVisible();
    await expectGoodScreen();
    const takesOver = dialog().getByLabelText(/^Hand work over to/);
    const offered = [...takesOver.element().querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(offered.slice(1)).toEqual(['Dr. Omar Khalil · Prescribing']);
    await takesOver.selectOptions('Dr. Omar Khalil · Prescribing');
    await deactivate().click();
    await expect.element(text('Account deactivated')).toBeVisible();
    expect(asked('staff.deactivate')).toMatchObject([{ params: { userId: doctor.id } }, { body: { standInId: otherDoctor.id } }]);
  });

  it('with appointments to come says so before it is closed, and leads to where they are moved', async () => {
    const left = {
      path: '',
      message: 'Patients still have appointments with this person: 1. Move or cancel them first',
      code: 'appointmentsLeft',
      parts: { count: 1 },
    };
    await staff({
      'clinicians.coming': { appointments: [], count: 1 },
      'staff.deactivate': refuse('NOT_ALLOWED_NOW', { details: [left] }),
    });
    await button('Deactivate: Dr. Huda Al-Naimi').click();
    await expect.element(dialog().getByText('Appointments still to come: 1.')).toBeVisible();
    await deactivate().click();
    await expect.element(dialog().getByText('appointments with this person: 1')).toBeVisible();
    await dialog().getByRole('link', { name: 'Clinician away' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Clinician away' })).toBeVisible();
    expect(location.href).toContain(doctor.id);
  });

  it('that was closed is opened again', async () => {
    await staff({ 'staff.accounts': whole(staffAccountOf(nurse, { state: 'deactivated' })), 'staff.reactivate': staffAccountOf(nurse) });
    await expect.element(button('Reactivate: Grace Santos')).toBeVisible();
    button('Reactivate: Grace Santos').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(text('Account reactivated')).toBeVisible();
  });

  it('on which an action failed says so in its line', async () => {
    await staff({ 'staff.inviteAgain': refuse('NOT_FOUND') });
    await button('Send again: Dr. Salma Jadeed').click();
    await expect.element(row('Dr. Salma Jadeed').getByRole('alert')).toBeVisible();
  });
});
