import { whole } from '../../../test/component/samples/pages.ts';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { type Answers, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, otherDoctor, patient } from '../../../test/component/people.ts';
import { press } from '../../../test/component/samples/appointment-rows.ts';
import { appointmentOf, clinicOf, idOf, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

const address = () => location.pathname + location.search;
const linkTo = (name: string, more = {}) => ({
  id: idOf(`${name}2`),
  relation: 'self',
  since: '2026-01-04T06:00:00.000Z',
  patient: { id: idOf(name), firstName: 'Amal', lastName: name, dateOfBirth: '1985-03-14', gender: 'female', ...more },
});
const requested = appointmentOf({ at: '14:00', day: '2026-03-03', status: 'pending', reason: { en: 'Back pain', ar: 'ألم الظهر' } });
const past = appointmentOf({ name: 'Daywalk', id: idOf('Daywalk3'), at: '09:00', day: '2026-02-02', status: 'fulfilled' });
const own = (...of: readonly Appointment[]): Answers => ({
  ...clinicOf(...of).answers,
  'links.own': whole(linkTo('Daywalk')),
  'appointments.free': {
    rows: [
      { date: '2026-03-02', clinicianId: doctor.id, times: ['09:00', '13:00'] },
      { date: '2026-03-02', clinicianId: otherDoctor.id, times: ['11:00'] },
      { date: '2026-03-04', clinicianId: doctor.id, times: ['10:00'] },
    ],
  },
  'appointments.book': ({ body: { date, time, service, minutes } }) =>
    appointmentOf({ day: date, at: time, service, minutes, status: 'pending' }),
});
const row = page.getByRole('listitem').filter({ hasText: 'Back pain' });

it('are those of the linked records, without the clinic’s schedule', async () => {
  await open('/appointments', { as: patient, answers: own(requested, past) });
  await expect.element(page.getByRole('region', { name: 'Your appointments' })).toBeVisible();
  await expect.element(row.getByText('Waiting for the clinic')).toBeVisible();
  await expectGoodScreen();
  expect([asked('appointments.list'), asked('appointments.waiting'), page.getByRole('link', { name: 'Clinic hours' }).query()]).toEqual([
    [],
    [],
    null,
  ]);
});

it('are headed by name where the account sees several records', async () => {
  await open('/appointments', {
    as: patient,
    answers: { ...own(requested), 'links.own': whole(linkTo('Daywalk'), { ...linkTo('Child'), relation: 'parent' }) },
  });
  await expect.element(page.getByRole('region', { name: /Amal Daywalk/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: /Amal Child/ })).toBeVisible();
});

it('are canceled by their patient after a question, and leave the list', async () => {
  await open('/appointments', { as: patient, answers: own(requested) });
  await press(row.getByRole('button', { name: 'Cancel appointment' }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Keep appointment' })).toBeVisible();
  // What staff write for staff is not asked of patients as such.
  expect(dialog.getByText('Patients do not see this').query()).toBeNull();
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect.element(page.getByText('is canceled')).toBeVisible();
  expect(asked('appointments.change').map(({ body }) => body)).toEqual([{ status: 'cancelled' }]);
});

it('that have begun are neither moved nor canceled', async () => {
  await open('/appointments', { as: patient, answers: own(appointmentOf({ at: '10:00', reason: { en: 'Back pain', ar: 'ألم الظهر' } })) });
  await expect.element(row).toBeVisible();
  expect([row.getByRole('button').query(), row.getByRole('link', { name: 'Move' }).query()]).toEqual([null, null]);
});

it('are asked for on one page: what about, when, and what happens next', async () => {
  await open('/appointments', { as: patient, answers: own(past) });
  await press(page.getByRole('link', { name: 'Ask for an appointment' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ask for an appointment' })).toBeVisible();
  // How long it takes is the clinic's business, and so is a time that is not free.
  expect([page.getByLabelText('Length').query(), page.getByText('Double-book a time').query()]).toEqual([null, null]);
  await page.getByRole('radio', { name: 'Follow-up of a known problem' }).click();
  await page.getByLabelText('Reason for the visit').fill('Back pain again');
  const ask = page.getByRole('button', { name: 'Ask for it' });
  await press(ask);
  await expect.element(page.getByText('No time is chosen')).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe('day');
  await page.getByText('13:00').click();
  await expectGoodScreen();
  await press(ask);
  await expect.element(page.getByRole('heading', { name: 'Requested' })).toHaveFocus();
  await expect.element(page.getByText('The clinic looks at the request and confirms it')).toBeVisible();
  await expectGoodScreen();
  expect(asked('appointments.book').map(({ body }) => body)).toEqual([
    {
      patientId: idOf('Daywalk'),
      service: 'follow-up',
      minutes: 15,
      reason: 'Back pain again',
      clinicianId: doctor.id,
      date: '2026-03-02',
      time: '13:00',
    },
  ]);
  await press(page.getByRole('link', { name: 'All appointments' }));
  await expect.poll(address).toBe('/appointments');
});

it('are asked for again with what was typed if the time was taken', async () => {
  await open('/appointments/new', { as: patient, answers: { ...own(past), 'appointments.book': refuse('TIME_TAKEN') } });
  await page.getByLabelText('Reason for the visit').fill('Back pain again');
  await page.getByText('13:00').click();
  await press(page.getByRole('button', { name: 'Ask for it' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Someone just booked this time/);
  await expect.element(page.getByText('Choose a time', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Reason for the visit')).toHaveValue('Back pain again');
});

it('are asked to be moved: the present time is lost, and the new one waits for the clinic', async () => {
  await open('/appointments', { as: patient, answers: own(requested) });
  await press(row.getByRole('link', { name: 'Move' }));
  await expect.element(page.getByText('You’ll lose your current time when you send this request.')).toBeVisible();
  const move = page.getByRole('button', { name: 'Move', exact: true });
  await press(move);
  await expect.element(page.getByText('No time is chosen')).toBeVisible();
  expect(page.getByText('Double-book a time').query()).toBeNull();
  await page.getByText('09:00').click();
  await expectGoodScreen();
  await press(move);
  await expect.poll(address).toBe('/appointments');
  // Immediately: the old time is not shown again.
  await expect.element(row).toMatchTextContent(/09:00/);
  expect(asked('appointments.time').map(({ body }) => body)).toEqual([
    { clinicianId: doctor.id, date: '2026-03-02', time: '09:00', minutes: 10 },
  ]);
});
