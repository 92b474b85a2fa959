import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { speak } from '../../../test/component/language.ts';
import { doctor, patient, receptionist } from '../../../test/component/people.ts';
import { press } from '../../../test/component/samples/appointment-rows.ts';
import { amal, appointmentOf, clinicOf, idOf, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

const [seriesId, person] = [idOf('Series1'), idOf('Daywalk')];
const address = `/appointments/series?patientId=${person}`;
const dates = [
  { date: '2026-03-03', time: '07:00' },
  { date: '2026-03-05', time: '07:00', problem: 'closed', why: 'Clinic closed' },
  { date: '2026-03-08', time: '07:00', problem: 'taken', instead: '08:30' },
  { date: '2026-03-10', time: '07:00' },
];
const answers = (): Answers => ({
  ...clinicOf(appointmentOf()).answers,
  'series.plan': { rows: dates, total: dates.length },
  'series.book': ({ body: { places } }) => ({
    id: seriesId,
    done: places.length - 1,
    refused: [{ date: '2026-03-10', time: '07:00', problem: 'taken' }],
  }),
});

it('says which dates are closed or taken before it books the others, and what was taken meanwhile', async () => {
  await open(address, { as: receptionist, answers: answers() });
  const check = page.getByRole('button', { name: 'Check the dates' });
  await press(check);
  await expect.element(page.getByText('Choose at least one weekday')).toBeVisible();
  await page.getByLabelText('Clinician', { exact: true }).selectOptions(doctor.id);
  await page.getByRole('checkbox', { name: 'Tuesday' }).click();
  await page.getByLabelText('Time on Tuesday').fill('7:00');
  await page.getByRole('checkbox', { name: 'Thursday' }).click();
  await expect.element(page.getByLabelText('Time on Thursday')).toHaveValue('7:00');
  await expectGoodScreen();
  await press(check);
  await expect.element(page.getByText('Dates: 4. Free: 2')).toBeVisible();
  await expect.element(page.getByText(/07:00: Closed · Clinic closed/)).toBeVisible();
  await expect.element(page.getByText('07:00: Taken')).toBeVisible();
  await expectGoodScreen();
  await expect
    .poll(() => asked('series.plan').at(-1)?.query)
    .toMatchObject({
      clinicianId: doctor.id,
      from: '2026-03-02',
      weekly: [
        { weekday: 2, time: '07:00' },
        { weekday: 4, time: '07:00' },
      ],
    });
  await page.getByRole('checkbox', { name: /At 08:30 instead/ }).click();
  answer({ 'series.book': refuse('INTERNAL_ERROR') });
  const book = page.getByRole('button', { name: 'Book appointments: 3' });
  await press(book);
  await expect.element(page.getByText('Press the button again: what is booked already is not booked twice.')).toBeVisible();
  answer({ 'series.book': answers()['series.book'] ?? refuse('NOT_FOUND') });
  await press(book);
  await expect.element(page.getByRole('heading', { name: 'Appointments booked: 2' })).toBeVisible();
  await expect.element(page.getByText('Tuesday, Mar 10, 2026, 07:00: Taken')).toBeVisible();
  const sent = asked('series.book');
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  expect(sent.at(-1)?.body.places).toEqual([
    { date: '2026-03-03', time: '07:00' },
    { date: '2026-03-08', time: '08:30' },
    { date: '2026-03-10', time: '07:00' },
  ]);
  speak('ar');
  await expect.element(page.getByRole('heading', { name: 'المواعيد المحجوزة: 2' })).toBeVisible();
  await expectGoodScreen();
});

it('of a single date cannot be booked, and says why', async () => {
  const single = { rows: dates.slice(0, 1), total: 1 };
  await open(address, { as: receptionist, answers: { ...answers(), 'series.plan': single } });
  await page.getByLabelText('Clinician', { exact: true }).selectOptions(doctor.id);
  await page.getByRole('checkbox', { name: 'Tuesday' }).click();
  await press(page.getByRole('button', { name: 'Check the dates' }));
  const book = page.getByRole('button', { name: 'Book appointments: 1' });
  const why = page.getByText('A series has at least two dates. A single one is booked as an appointment.');
  await expect.element(why).toBeVisible();
  await expect.element(book).toHaveAttribute('aria-describedby', why.element().id);
  await press(book);
  await expectGoodScreen();
  expect(asked('series.book')).toEqual([]);
});

it('is moved or cancelled from a day on, and an interrupted one goes on', async () => {
  const series = ['03', '05', '08', '10'].map((day) =>
    appointmentOf({ id: idOf(`Daywalk${day}`), day: `2026-03-${day}`, at: '09:00', seriesId }),
  );
  const { answers: clinic } = clinicOf(...series);
  await open(`/patients/${person}`, {
    as: receptionist,
    answers: {
      ...clinic,
      'appointments.ofPatient': { coming: [...series], unfinishedSeries: [seriesId] },
      'series.continue': { id: seriesId, done: 4, refused: [] },
      'series.move': ({ body: { places } }) => ({ id: seriesId, done: places.length, refused: [] }),
      'series.cancel': { id: seriesId, done: 2, refused: [] },
    },
  });
  const part = page.getByRole('region', { name: 'Appointments' });
  await press(part.getByRole('button', { name: 'Book the rest' }));
  await expect.poll(() => asked('series.continue').length).toBe(1);
  await expect.element(part.getByText(/^Series, Vaccination: 4 ahead, the last on Tuesday, Mar 10, 2026/)).toBeVisible();
  await press(part.getByRole('button', { name: 'Move series' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('New time').fill('13:00');
  await dialog.getByLabelText('Day', { exact: true }).last().selectOptions('1');
  await expectGoodScreen();
  await dialog.getByRole('button', { name: 'Move appointments: 4' }).click();
  await expect
    .poll(() => asked('series.move').at(-1)?.body.places)
    .toEqual(['04', '06', '09', '11'].map((day, index) => ({ appointmentId: series[index]?.id, date: `2026-03-${day}`, time: '13:00' })));
  // A dialog that closes gives the focus back to its button.
  await expect.poll(() => dialog.query()).toBeNull();
  await press(part.getByRole('button', { name: 'Cancel series' }));
  await expect.element(dialog.getByRole('button', { name: 'Cancel appointments: 4' })).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason for cancellation')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel appointments: 4' }).click();
  await expect.poll(() => asked('series.cancel').at(-1)?.body).toEqual({ from: '2026-03-03' });
});

it('is not for patients', async () => {
  await open(address, { as: patient });
  await expect.element(page.getByText(/^Your account shows only the records linked to it/)).toBeVisible();
});

it('asks for whom, where nobody was chosen', async () => {
  await open('/appointments/series', {
    as: receptionist,
    answers: { ...answers(), 'patients.list': { patients: [amal('Daywalk')], total: 1 } },
  });
  await page.getByRole('combobox', { name: 'Patient', exact: true }).fill('Daywalk');
  await expect.element(page.getByRole('option', { name: 'Amal Daywalk' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Check the dates' })).toBeVisible();
  expect(location.search).toBe(`?patientId=${person}`);
});
