import { whole } from '../../../test/component/samples/pages.ts';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ClinicHours, noHours } from '#contract/appointments/clinic-hours.ts';
import { shownPhone } from '#contract/patient/phone.ts';
import type { BodyOf } from '#contract/routes/table.ts';
import { type Answers, answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, otherDoctor, receptionist } from '../../../test/component/people.ts';
import { press } from '../../../test/component/samples/appointment-rows.ts';
import { appointmentOf, clinicOf, clinicians, idOf, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

const day = '2026-03-02';
const [one, two, three] = (['One', 'Two', 'Three'] as const).map((name, index) => appointmentOf({ name, day, at: `09:${index}0` }));
const asks = appointmentOf({ name: 'Asks', day, at: '10:00', status: 'pending' });
const nowhere = appointmentOf({ name: 'Nowhere', day, at: '10:30', minutes: 120 });
const of = [one, two, three, asks, nowhere].flatMap((appointment) => appointment ?? []);

const hoursOf = ({ weekly, exceptions }: BodyOf<'clinicians.changeHours'>, version: number): ClinicHours => ({
  weekly,
  exceptions: exceptions.map(({ date, periods }) => ({ date, periods })),
  version,
});
const away = (): Answers => ({
  ...clinicOf(...of).answers,
  'clinicians.coming': { appointments: of, count: of.length },
  'clinicians.changeHours': ({ body }) => ({ hours: hoursOf(body, 2), outside: [], count: 0 }),
  'appointments.free': ({ query: { minutes, from } }) => ({
    rows: minutes > 10 || from !== day ? [] : [{ date: day, clinicianId: otherDoctor.id, times: ['09:00', '09:10', '09:20', '10:00'] }],
  }),
});
const row = (name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Amal ${name}` });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const planned = (answers: Answers = {}) =>
  open(`/appointments/away?clinicianId=${doctor.id}&from=${day}&to=${day}`, { as: receptionist, answers: { ...away(), ...answers } });

it('proposes a time with a colleague for each; a request is a choice of its own, and what has no time leads to one', async () => {
  await planned();
  await expect.element(page.getByRole('heading', { name: 'Appointments: 5. With a proposed time: 4' })).toBeVisible();
  await expect.element(row('One').getByText(/New time: Monday, Mar 2, 2026, 09:00, Dr\. Omar Khalil/)).toBeVisible();
  await expect.element(row('One').getByRole('checkbox')).toBeChecked();
  await expect.element(row('Asks').getByRole('checkbox')).not.toBeChecked();
  expect(row('Nowhere').getByRole('checkbox').query()).toBeNull();
  expect(row('Nowhere').getByRole('link').element().getAttribute('href')).toContain(idOf('Nowhere1'));
  await expect.element(button('Move appointments: 3')).toBeVisible();
  await expectGoodScreen();
});

it('shows whom to call, and asks for times of other specialties only where that leaves somebody without', async () => {
  const third = { id: '3f0c7f2a-6d53-4b0e-9a5e-1c2b3d4e5f60', name: { en: 'Dr. Salma', ar: 'د. سلمى' } };
  const many = [...clinicians, { ...third, specialty: { en: 'Surgery', ar: 'الجراحة' }, hours: clinicians[0]?.hours ?? noHours }];
  const called = of.map((appointment, index) => ({ ...appointment, phone: `+9745512345${index}` }));
  const withTimes: Answers = {
    'clinicians.list': { rows: many },
    'clinicians.coming': ({ query: { phones } }) => ({ appointments: phones === undefined ? of : called, count: of.length }),
  };
  await planned(withTimes);
  await expect.element(row('One').getByText(shownPhone('+97455123450'))).toBeVisible();
  await expect.element(row('Nowhere').getByText(shownPhone('+97455123454'))).toBeVisible();
  const free = asked('appointments.free').map(({ query: { minutes, specialty } }) => [minutes, specialty]);
  // All of ten minutes have a time with a colleague; who needs two hours has none with anybody.
  expect(free.filter(([minutes]) => minutes === 10).map(([, specialty]) => specialty)).toEqual(['Family medicine']);
  expect(new Set(free.filter(([minutes]) => minutes === 120).map(([, specialty]) => specialty))).toEqual(
    new Set(['Family medicine', undefined]),
  );
  await expectGoodScreen();
});

it('reads no more than some pages of the times of a large clinic', async () => {
  await planned({ 'appointments.free': () => ({ rows: [], nextCursor: 'more' }) });
  await expect.element(page.getByRole('heading', { name: 'Appointments: 5. With a proposed time: 0' })).toBeVisible();
  expect(asked('appointments.free').length).toBeLessThan(200);
});

it('closes the days for booking before it moves anything, and opens them again before it moves anything back', async () => {
  const sent: string[] = [];
  const { 'appointments.time': time } = away();
  await planned({
    'clinicians.changeHours': ({ body }) => {
      sent.push(body.exceptions.length > 0 ? 'closed' : 'open');
      const hours = hoursOf(body, 1 + sent.length);
      answer({ 'clinicians.list': { rows: clinicians.map((one) => (one.id === doctor.id ? { ...one, hours } : one)) } });
      return { hours, outside: [], count: 0 };
    },
    'appointments.time': (request) => {
      sent.push('moved');
      return typeof time === 'function' ? time(request) : refuse('CONFLICT');
    },
  });
  await expect.element(page.getByText(/^Days still open for booking: 1\./)).toBeVisible();
  await expectGoodScreen();
  await press(button('Move appointments: 3'));
  await expect.element(page.getByText('These days are closed for booking.')).toBeVisible();
  await expect.element(button('Take back moves: 3')).toBeVisible();
  expect(sent).toEqual(['closed', 'moved', 'moved', 'moved']);
  expect(asked('clinicians.changeHours').map(({ body, ifMatch }) => [body.exceptions, ifMatch])).toEqual([
    [[{ date: day, periods: [] }], 1],
  ]);
  await press(button('Take back moves: 3'));
  await expect.element(page.getByText(/^Days still open for booking: 1\./)).toBeVisible();
  await expect.poll(() => sent.slice(4)).toEqual(['open', 'moved', 'moved', 'moved']);
});

it('closes the days of somebody who has no appointments, and moves nothing if they could not be closed', async () => {
  await planned({ 'clinicians.changeHours': refuse('PRECONDITION_FAILED') });
  await press(button('Move appointments: 3'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(asked('appointments.time')).toEqual([]);
  await planned({ 'clinicians.coming': { appointments: [], count: 0 } });
  await press(button('Close these days for booking'));
  await expect.poll(() => asked('clinicians.changeHours').at(-1)?.body.exceptions).toEqual([{ date: day, periods: [] }]);
});

it('moves those that are chosen one after the other, says of each what became of it, and takes the moves back', async () => {
  const { 'appointments.time': time } = away();
  await planned({
    'appointments.time': (request) =>
      request.params.appointmentId === idOf('Three1') || typeof time !== 'function' ? refuse('PRECONDITION_FAILED') : time(request),
  });
  await row('Two').getByRole('checkbox').click();
  await page.getByLabelText('Reason').fill('Conference');
  await press(button('Move appointments: 2'));
  await expect.element(row('One').getByText('Moved', { exact: true })).toBeVisible();
  await expect.element(row('Three').getByText(/changed/)).toBeVisible();
  await expectGoodScreen();
  expect(asked('appointments.time').map(({ params, body }) => [params.appointmentId, body.time, body.reason])).toEqual([
    [idOf('One1'), '09:00', 'Conference'],
    [idOf('Three1'), '09:20', 'Conference'],
  ]);
  await press(button('Take back moves: 1'));
  await expect.element(row('One').getByText('Taken back', { exact: true })).toBeVisible();
  expect(asked('appointments.time').at(-1)).toMatchObject({
    ifMatch: 2,
    body: { clinicianId: doctor.id, date: day, time: '09:00', minutes: 10 },
  });
  answer({ 'clinicians.coming': { appointments: [], count: 0 } });
  await press(button('Plan again'));
  await expect.poll(() => row('One').query()).toBeNull();
});

it.each([
  ['2026-03-02', '2026-04-04', 'Most days at a time: 31.'],
  ['2026-03-03', '2026-03-02', 'The first day must not be after the last.'],
  ['2026-02-28', '2026-03-01', 'This day is past.'],
])('asks for days to come, in order, and not too many: %s to %s', async (from, to, problem) => {
  await open(`/appointments/away?clinicianId=${doctor.id}`, { as: receptionist, answers: away() });
  for (const [group, date] of [
    ['From', from],
    ['To', to],
  ] as const)
    await page
      .getByRole('group', { name: new RegExp(`^${group}`) })
      .getByRole('textbox')
      .first()
      .fill(date);
  await press(button('Show these days'));
  await expect.element(page.getByText(problem)).toBeVisible();
  expect(asked('clinicians.coming')).toEqual([]);
});

it('is opened from a clinician’s hours for the same one', async () => {
  const { promise: listed, resolve: list } = Promise.withResolvers<void>();
  const staff = away();
  await open(`/appointments/hours?clinicianId=${doctor.id}`, {
    as: receptionist,
    // Who is quicker than the list of clinicians comes to the same clinician.
    answers: { ...staff, 'staff.list': async () => (await listed, whole()) },
  });
  await press(page.getByRole('link', { name: 'Clinician away' }));
  list();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clinician away' })).toBeVisible();
  await expect.element(page.getByLabelText('Clinician', { exact: true })).toHaveValue(doctor.id);
});
