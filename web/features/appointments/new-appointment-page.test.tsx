import { beforeEach, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Clinician } from '#contract/appointments/appointments.ts';
import type { Answers } from '../../../test/component/answers.ts';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, otherDoctor, receptionist } from '../../../test/component/people.ts';
import { line, press } from '../../../test/component/samples/appointment-rows.ts';
import { amal, appointmentOf, clinicOf, clinicians, countsOf, idOf, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

const step = (name: string) => expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
const next = () => press(page.getByRole('button', { name: 'Next', exact: true }));
const book = page.getByRole('button', { name: 'Book appointment' });
const nextAvailable = page.getByRole('button', { name: /^Next available: / });
const reason = page.getByLabelText('Reason for the visit');
const chosen = page.getByText(/^Chosen: /);

const patientsFound: Answers['patients.list'] = ({ query: { search } }) => ({
  patients: ['Daywalk', 'Another'].filter((name) => name.toLowerCase().includes(search.toLowerCase())).map(amal),
  total: 1,
  page: 1,
  limit: 20,
  totalPages: 1,
});
/** The clinic whose next times are these; a booking makes the appointment that is asked for. */
const booking = (): Answers => ({
  ...clinicOf(
    appointmentOf({ name: 'Daywalk', day: '2026-02-01', status: 'fulfilled' }),
    appointmentOf({ name: 'Another', day: '2026-02-01', status: 'fulfilled' }),
  ).answers,
  'patients.list': patientsFound,
  'appointments.free': ({ query: { clinicianId } }) => ({
    rows: [
      { date: '2026-03-01', clinicianId: otherDoctor.id, times: ['10:45'] },
      { date: '2026-03-01', clinicianId: doctor.id, times: ['11:00', '11:30'] },
      { date: '2026-03-02', clinicianId: doctor.id, times: ['08:00'] },
    ].filter((one) => clinicianId === undefined || one.clinicianId === clinicianId),
  }),
  'appointments.book': ({ body: { patientId, date, time, clinicianId, ...more } }) =>
    appointmentOf({
      name: patientId === idOf('Daywalk') ? 'Daywalk' : 'Another',
      day: date,
      at: time,
      of: clinicianId === doctor.id ? doctor : otherDoctor,
      service: more.service,
      minutes: more.minutes,
    }),
});
/** The form at the step of the time, for Amal Daywalk. */
async function atTimes(answers: Answers = {}): Promise<void> {
  await open(`/appointments/new?patientId=${idOf('Daywalk')}`, { as: receptionist, answers: { ...booking(), ...answers } });
  await step('Visit');
  await reason.fill('Sore throat');
  await next();
  await expect.element(nextAvailable).toBeVisible();
}

it('is made in three steps, by keyboard', async () => {
  await open('/appointments/new', { as: receptionist, answers: booking() });
  await step('Patient');
  await next();
  await expect.element(page.getByText('No patient is chosen')).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe('patient');
  await expectGoodScreen();
  await userEvent.keyboard('daywalk');
  await expect.element(page.getByRole('option', { name: 'Amal Daywalk' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await next();
  await step('Visit');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Visit' })).toHaveFocus();
  await page.getByLabelText('Service').selectOptions('Procedure');
  await expect.element(page.getByLabelText('Length')).toHaveValue('40');
  await reason.fill('Stitches out');
  await expectGoodScreen();
  await next();
  await step('Time');
  await press(book);
  await expect.element(page.getByText('No time is chosen')).toBeVisible();
  await press(nextAvailable);
  await expect.element(chosen).toHaveTextContent('Chosen: Sunday, Mar 1, 2026, 10:45, Dr. Omar Khalil');
  await expectGoodScreen();
  await press(book);
  await expect.element(page.getByRole('status').getByText('Appointment booked: Amal Daywalk, ')).toBeVisible();
  expect(asked('appointments.book').map(({ body }) => body)).toEqual([
    {
      patientId: idOf('Daywalk'),
      service: 'procedure',
      minutes: 40,
      reason: 'Stitches out',
      clinicianId: otherDoctor.id,
      date: '2026-03-01',
      time: '10:45',
    },
  ]);
  expect(location.pathname + location.search).toBe('/appointments');
});

it('shows what was booked in the day of all clinicians, marked and in view', async () => {
  const many = Array.from({ length: 14 }, (_, index) => appointmentOf({ name: `Number${index}`, at: `08:${10 + index}` }));
  await atTimes();
  await nextAvailable.click();
  const appointments = [...many, appointmentOf({ at: '10:45' })];
  answer({ 'appointments.list': { rows: appointments, counts: countsOf(appointments) } });
  await press(book);
  await expect.element(line('Daywalk')).toHaveAttribute('data-changed', 'true');
  await expect.element(line('Daywalk')).toBeInViewport({ ratio: 1 });
});

it('survives Back, and belongs to the patient of the page from which it was opened', async () => {
  await atTimes();
  await page.getByRole('radio').first().click();
  const before = chosen.element().textContent;
  history.back();
  await step('Visit');
  await expect.element(reason).toHaveValue('Sore throat');
  await cleanup();
  await open(`/appointments/new?patientId=${idOf('Daywalk')}`, { as: receptionist, answers: booking() });
  await step('Visit');
  await expect.element(reason).toHaveValue('Sore throat');
  await next();
  await expect.element(chosen).toHaveTextContent(before ?? '');
  await cleanup();
  await open(`/appointments/new?patientId=${idOf('Another')}`, { as: receptionist, answers: booking() });
  await expect.element(page.getByRole('region', { name: 'Patient' }).getByText('Amal Another')).toBeVisible();
  await expect.element(reason).toHaveValue('');
});

it('begins anew where it is opened for somebody else, and goes on where it is reloaded', async () => {
  await atTimes();
  await open('/appointments/new', { as: receptionist, answers: booking() });
  await expect.element(page.getByRole('button', { name: 'Choose someone other than Amal Daywalk' })).toBeVisible();
  await cleanup();
  await open('/appointments', { as: receptionist, answers: booking() });
  await press(page.getByRole('link', { name: 'New appointment' }));
  await step('Patient');
  await expect.element(page.getByRole('combobox', { name: 'Patient' })).toHaveValue('');
  expect(document.querySelector('main')?.textContent).not.toContain('Daywalk');
  await page.getByRole('combobox', { name: 'Patient' }).fill('another');
  await page.getByRole('option', { name: 'Amal Another' }).click();
  await next();
  await step('Visit');
  await expect.element(reason).toHaveValue('');
});

it('over another one is on the day that was chosen', async () => {
  await atTimes();
  await page.getByRole('combobox', { name: 'Day', exact: true }).selectOptions('2026-03-03');
  await page.getByText('Double-book a time').click();
  const day = page.getByRole('group', { name: /^Day/ }).getByRole('textbox');
  await expect.poll(() => day.elements().map((one) => (one instanceof HTMLInputElement ? one.value : ''))).toEqual(['03', '03', '2026']);
});

it('explains that its time was taken in between; the next choice is another time', async () => {
  await atTimes({ 'appointments.book': refuse('TIME_TAKEN') });
  await nextAvailable.click();
  await press(book);
  const taken = page.getByRole('alert').filter({ hasText: 'Someone just booked this time. Nothing was booked for you.' });
  await expect.element(taken).toHaveFocus();
  await expect.element(page.getByText('No time chosen yet')).toBeVisible();
  expect(asked('appointments.free').length).toBeGreaterThan(1);
  await expectGoodScreen();
  await nextAvailable.click();
  await expect.poll(() => taken.query()).toBeNull();
});

it('is never booked with somebody else while the times of the chosen clinician load', async () => {
  const answered = Promise.withResolvers<void>();
  await atTimes();
  const { 'appointments.free': free } = booking();
  answer({
    'appointments.free': async (request) => {
      await answered.promise;
      return typeof free === 'function' ? free(request) : refuse('NOT_FOUND');
    },
  });
  await page.getByLabelText('Clinician', { exact: true }).first().selectOptions(doctor.id);
  await expect.poll(() => nextAvailable.element().closest('[inert]')).not.toBeNull();
  answered.resolve();
  await nextAvailable.click();
  await expect.element(chosen).toMatchTextContent(/11:00, Dr\. Huda Al-Naimi/);
});

it('sends the same request again after an answer that was lost', async () => {
  await atTimes({ 'appointments.book': refuse('INTERNAL_ERROR') });
  await nextAvailable.click();
  await press(book);
  await expect.element(page.getByRole('alert').getByText('Everything you entered is still here.')).toBeVisible();
  answer({ 'appointments.book': booking()['appointments.book'] ?? refuse('NOT_FOUND') });
  await press(book);
  await expect.element(page.getByRole('status').getByText('Appointment booked')).toBeVisible();
  const sent = asked('appointments.book').map(({ requestId, body }) => JSON.stringify([requestId, body]));
  expect([sent.length > 1, new Set(sent).size]).toEqual([true, 1]);
});

it('takes another request id after one that was sent with something else', async () => {
  await atTimes({ 'appointments.book': refuse('REQUEST_ID_REUSED') });
  await nextAvailable.click();
  await press(book);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await press(book);
  await expect.poll(() => new Set(asked('appointments.book').map(({ requestId }) => requestId)).size).toBe(2);
});

it('over another one needs a reason, asked for beside its field', async () => {
  await atTimes();
  await page.getByText('Double-book a time').click();
  await page.getByLabelText('Clinician', { exact: true }).last().selectOptions(doctor.id);
  await page.getByLabelText('Time', { exact: true }).fill('11:00');
  const use = page.getByRole('button', { name: 'Use this time' });
  await press(use);
  await expect.element(page.getByText('The reason is required')).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe('over-reason');
  await expectGoodScreen();
  await userEvent.keyboard('High fever');
  await page.getByLabelText('Time', { exact: true }).fill('20:00');
  await press(use);
  await expect.element(page.getByText(/08:00–16:00/)).toBeVisible();
  await page.getByLabelText('Time', { exact: true }).fill('11:00');
  await press(use);
  await expect.element(chosen).toMatchTextContent(/11:00, Dr\. Huda Al-Naimi.*High fever/);
  await press(book);
  await expect.poll(() => asked('appointments.book').map(({ body }) => body.overbooking)).toEqual(['High fever']);
});

it('puts a person whom no time suits on the waiting list', async () => {
  await atTimes({ 'appointments.wait': appointmentOf({ status: 'waitlist' }) });
  await page.getByRole('button', { name: 'Put on the waiting list' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/appointments?view=waiting');
  expect(asked('appointments.wait').map(({ body }) => body)).toEqual([
    { patientId: idOf('Daywalk'), service: 'consultation', minutes: 20, reason: 'Sore throat' },
  ]);
});

it('keeps the specialty for which somebody waits', async () => {
  const heart = { en: 'Cardiology', ar: 'أمراض القلب' };
  const rows = clinicians.map((one, index) => (index === 0 ? { ...one, specialty: heart } : one));
  await atTimes({ 'appointments.wait': appointmentOf({ status: 'waitlist' }), 'clinicians.list': { rows } });
  await page.getByLabelText('Specialty').selectOptions('Cardiology');
  await page.getByRole('button', { name: 'Put on the waiting list' }).click();
  await expect.poll(() => asked('appointments.wait').map(({ body }) => body.specialty)).toEqual(['Cardiology']);
});

it('offers the services of the clinic for whom they are, as long as it says', async () => {
  const catalogue = {
    version: 1,
    services: { consultation: { isOffered: true, minutes: 30 }, procedure: { isOffered: false, minutes: 40 } },
    tests: {},
  };
  const male = { ...amal('Daywalk'), personalInfo: { ...amal('Daywalk').personalInfo, gender: 'male' as const } };
  await open(`/appointments/new?patientId=${idOf('Daywalk')}`, {
    answers: { ...booking(), 'clinicCatalogue.get': catalogue, 'patients.get': male },
  });
  await step('Visit');
  const length = page.getByLabelText('Length');
  await expect.element(length).toHaveValue('30');
  const service = page.getByLabelText('Service');
  const names = () =>
    service
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Consultation', 'Follow-up', 'Test results', 'Vaccination', 'Telephone call']);
  await service.selectOptions('Follow-up');
  await expect.element(length).toHaveValue('15');
  await service.selectOptions('Consultation');
  await expect.element(length).toHaveValue('30');
});

const movable = () => ({ ...booking(), ...clinicOf(appointmentOf()).answers });
const moving = `/appointments/new?patientId=${idOf('Daywalk')}&appointmentId=${idOf('Daywalk1')}`;

it('an appointment is moved to another time, with a word why', async () => {
  await open(moving, {
    as: receptionist,
    answers: { ...movable(), 'appointments.free': booking()['appointments.free'] ?? refuse('NOT_FOUND') },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Move' })).toBeVisible();
  await page.getByRole('radio', { name: '11:30' }).click();
  await expect.element(chosen).toMatchTextContent(/11:30, Dr\. Huda Al-Naimi/);
  await page.getByLabelText('Reason for the move').fill('Training');
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.element(page.getByRole('status').getByText('Appointment moved')).toBeVisible();
  expect(asked('appointments.time').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
    [{ clinicianId: doctor.id, date: '2026-03-01', time: '11:30', minutes: 10, reason: 'Training' }, 1],
  ]);
  expect(asked('appointments.free')[0]?.query).toMatchObject({ moving: idOf('Daywalk1'), clinicianId: doctor.id, minutes: 10 });
});

it('an appointment that is over cannot be moved, and leads back to the record', async () => {
  await open(moving, { answers: clinicOf(appointmentOf({ status: 'fulfilled' })).answers });
  await expect.element(page.getByRole('link', { name: 'Open the record' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Move', exact: true }).query()).toBeNull();
});

it('of any clinician names who is free on the chosen day, the soonest first, and more on request', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `a0000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`);
  const people = ids.map((id, index) =>
    Clinician.parse({
      ...clinicians[0],
      id,
      name: { en: `Dr. Name ${index}`, ar: `د. ${index}` },
      specialty: { en: index < 5 ? 'Cardiology' : 'Family medicine', ar: 'تخصص' },
    }),
  );
  const times = ['11:00', '11:15', '11:30'];
  await atTimes({
    'clinicians.list': { rows: people },
    'appointments.free': ({ query: { from = '2026-03-01', cursor, specialty } }) => {
      const of = (specialty === undefined ? ids : ids.slice(0, 5)).map((clinicianId) => ({ date: from, clinicianId, times }));
      return cursor === undefined ? { rows: of.slice(0, 50), ...(of.length > 50 && { nextCursor: 'next-page' }) } : { rows: of.slice(50) };
    },
  });
  const free = page.getByRole('group', { name: /^Available times on/ });
  await expect.poll(() => free.getByText(/from 11:00 · free times: 3/).elements().length).toBe(50);
  expect(document.querySelectorAll('*').length).toBeLessThan(3000);
  await page.getByRole('button', { name: 'Show more clinicians' }).click();
  await expect.poll(() => free.getByText(/from 11:00/).elements().length).toBe(60);
  await page.getByLabelText('Day', { exact: true }).first().selectOptions('2026-03-04');
  await expect.poll(() => asked('appointments.free').at(-1)?.query).toMatchObject({ from: '2026-03-04' });
  await page.getByLabelText('Specialty').selectOptions('Cardiology');
  await expect.poll(() => asked('appointments.free').at(-1)?.query).toMatchObject({ specialty: 'Cardiology', from: '2026-03-04' });
  await expect.poll(() => free.getByText(/from 11:00/).elements().length).toBe(5);
  await expectGoodScreen();
  await free.getByText(/^\u2068Dr\. Name 3\u2069 ·/).click();
  await free
    .getByRole('group')
    .filter({ hasText: /Dr\. Name 3/ })
    .getByText('11:15')
    .click();
  await expect.element(chosen).toMatchTextContent(/11:15, Dr\. Name 3/);
});
