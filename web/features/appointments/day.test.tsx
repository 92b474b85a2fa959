import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Appointment, Clinician } from '#contract/appointments/appointments.ts';
import { answer, answerAfter, asked, refuse, unreachable } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { speak } from '../../../test/component/language.ts';
import { doctor, nurse, otherDoctor, receptionist } from '../../../test/component/people.ts';
import { act, line, menu, press } from '../../../test/component/samples/appointment-rows.ts';
import { appointmentOf, clinicOf, clinicians, countsOf, minutesPass, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

const cancel = async (name: string) => {
  await press(menu(name));
  await press(act('Cancel appointment', name));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect.element(page.getByText(`The appointment of Amal ${name}`)).toBeVisible();
};

it('is worked through by keyboard: arrived, completed, and undone', async () => {
  await open('/appointments', { as: receptionist, answers: clinicOf(appointmentOf()).answers });
  await press(act('Arrived', 'Daywalk'));
  await expect.element(page.getByRole('status').getByText('Amal Daywalk: Arrived')).toBeVisible();
  await press(menu('Daywalk'));
  await press(act('Complete', 'Daywalk'));
  // The focused entry has left the list of appointments to come.
  await expect.element(page.getByRole('region', { name: 'Sunday, Mar 1, 2026' })).toHaveFocus();
  await expect.element(line('Daywalk').getByText('Completed')).toBeVisible();
  await press(menu('Daywalk'));
  await press(act('Undo completion', 'Daywalk'));
  await expect.element(line('Daywalk').getByText('Arrived')).toBeVisible();
  await press(menu('Daywalk'));
  await press(act('Undo arrival', 'Daywalk'));
  await expect.element(act('Arrived', 'Daywalk')).toBeVisible();
  expect(asked('appointments.change').map(({ body, ifMatch }) => [body.status, ifMatch])).toEqual([
    ['arrived', 1],
    ['fulfilled', 2],
    ['arrived', 3],
    ['booked', 4],
  ]);
});

it('says how long somebody has waited, marked after a quarter and in red after half an hour', async () => {
  const arrivedAt = new Date().toISOString();
  await open('/appointments', { answers: clinicOf(appointmentOf({ status: 'arrived', arrivedAt })).answers });
  const wait = line('Daywalk').getByText(/^Waiting: /);
  await expect.element(wait).toHaveTextContent('Waiting: 0 minutes');
  const steps = [
    [14, 'none'],
    [1, 'orange'],
    [15, 'red'],
  ] as const;
  let waited = 0;
  for (const [minutes, tone] of steps) {
    await minutesPass(minutes);
    waited += minutes;
    await expect.element(wait).toHaveTextContent(`Waiting: ${waited} minutes`);
    await expect.element(wait).toHaveAttribute('data-tone', tone);
  }
});

it('folds what is over while others are ahead, finds by name, and counts all of them', async () => {
  const coming = Array.from({ length: 8 }, (_, index) => appointmentOf({ name: `Number${index}`, at: `11:${index}0`.padEnd(5, '0') }));
  const over = appointmentOf({ name: 'Wasearly', at: '08:00', status: 'fulfilled' });
  const missed = appointmentOf({ name: 'Wasmissed', at: '08:30', status: 'noshow' });
  await open('/appointments', { answers: clinicOf(over, missed, ...coming.slice(0, 6)).answers });
  await expect.element(page.getByText('Over: 2')).toBeVisible();
  expect(line('Wasearly').query()).toBeNull();
  const counts = () => [...document.querySelectorAll('main strong')].map(({ parentElement }) => parentElement?.textContent);
  expect(counts()).toEqual(['6 Booked', '0 Arrived', '1 Completed', '1 No-show']);
  const search = page.getByRole('searchbox', { name: 'Find a name or reason' });
  await search.fill('wasea');
  await expect.element(line('Wasearly')).toBeVisible();
  // The server looks in the whole day.
  await expect.poll(() => asked('appointments.list').at(-1)?.query).toMatchObject({ search: 'wasea' });
  expect(line('Number').elements()).toEqual([]);
  await search.fill('nobody at all');
  await expect.element(page.getByText('Nobody of this day is found by these words.')).toBeVisible();
});

it.each([
  ['the day', ''],
  ['the board', '&view=board'],
])('offers nothing to do with rows of another question on %s, and says that the answer is awaited', async (_view, view) => {
  const [mine, theirs] = [appointmentOf({ name: 'Mine' }), appointmentOf({ name: 'Theirs', of: otherDoctor })];
  const { answers } = clinicOf(mine, theirs);
  await open(`/appointments?date=2026-03-01${view}`, { as: receptionist, answers });
  await expect.element(act('Arrived', 'Theirs')).toBeVisible();
  await answerAfter(async () => {
    await page.getByLabelText('Clinician', { exact: true }).selectOptions(doctor.id);
    await expect.element(page.getByRole('main').getByText('Loading')).toBeInTheDocument();
    // What stands there for the eye is out of reach of mouse, keyboard and screen reader.
    expect(act('Arrived', 'Theirs').element().closest('[inert][aria-busy=true]')).not.toBeNull();
    await expectGoodScreen();
  });
  await expect.element(act('Arrived', 'Mine')).toBeVisible();
  await expect.poll(() => document.querySelector('main [inert]')).toBeNull();
  expect(act('Arrived', 'Theirs').query()).toBeNull();
});

it('says how many were canceled, and lists and finds them with who did it, when and why', async () => {
  const cancelled = (name: string, more: Partial<Appointment>) => appointmentOf({ name, status: 'cancelled', ...more });
  const at = '2026-02-27T11:15:00.000Z';
  const byStaff = cancelled('Bystaff', { cancellation: { at, by: { en: 'Sara Ahmed', ar: 'سارة أحمد' } }, cancellationReason: 'Travels' });
  const others = [cancelled('Byself', { cancellation: { at, isByPatient: true } }), cancelled('Byclinic', { cancellation: { at } })];
  const held = Array.from({ length: 8 }, (_, index) => appointmentOf({ name: `Number${index}` }));
  await open('/appointments', { as: receptionist, answers: clinicOf(byStaff, ...others, ...held).answers });
  await expect.element(line('Number0')).toBeVisible();
  expect(line('Bystaff').query()).toBeNull();
  await page.getByRole('link', { name: 'Canceled' }).click();
  await expect.element(line('Bystaff').getByText('Canceled by Sara Ahmed, Feb 27, 2026, 14:15')).toBeVisible();
  await expect.element(line('Bystaff').getByText('Reason for cancellation: Travels')).toBeVisible();
  await expect.element(line('Byself').getByText('Canceled by the patient, Feb 27, 2026, 14:15')).toBeVisible();
  await expect.element(line('Byclinic').getByText('Canceled by the clinic, Feb 27, 2026, 14:15')).toBeVisible();
  expect(line('Number0').query()).toBeNull();
  expect(document.querySelector('main strong ~ a[aria-current=page]')?.parentElement?.textContent).toBe('3 Canceled');
  await expectGoodScreen();
  await page.getByRole('link', { name: 'Show the whole day' }).click();
  await page.getByRole('searchbox', { name: 'Find a name or reason' }).fill('bystaff');
  await expect.element(line('Bystaff').getByText('Canceled by Sara Ahmed')).toBeVisible();
});

it('a double click marks a patient as arrived, and neither begins nor completes the visit', async () => {
  await open('/appointments', { as: doctor, answers: clinicOf(appointmentOf()).answers });
  await answerAfter(() => act('Arrived', 'Daywalk').dblClick());
  await expect.element(act('Begin visit', 'Daywalk')).toBeVisible();
  await expect.element(line('Daywalk').getByText('Arrived')).toBeVisible();
  expect([asked('appointments.change').length, asked('encounters.start')]).toEqual([1, []]);
});

it('begins the visit of the appointment with its service and reason, and says why it could not', async () => {
  const arrived = appointmentOf({ status: 'arrived', reason: { en: 'Cough', ar: 'سعال' } });
  await open('/appointments', { as: doctor, answers: { ...clinicOf(arrived).answers, 'encounters.start': refuse('FORBIDDEN') } });
  await press(act('Begin visit', 'Daywalk'));
  await expect.element(page.getByRole('alert').getByText('Amal Daywalk')).toBeVisible();
  const [first] = asked('encounters.start');
  expect(first?.body).toEqual({ service: 'vaccination', appointmentId: arrived.id, reason: 'Cough' });
});

it.each([
  ['reception', receptionist, 'booked', ['Arrived'], ['Move', 'Cancel appointment']],
  ['reception', receptionist, 'arrived', [], ['Complete', 'Undo arrival']],
  ['reception', receptionist, 'pending', ['Confirm'], ['Move', 'Cancel appointment']],
  ['a nurse', nurse, 'arrived', ['Vital signs'], ['Begin visit', 'Complete', 'Undo arrival']],
  ['a doctor', doctor, 'arrived', ['Begin visit'], ['Complete', 'Undo arrival']],
] as const)('offers %s the next steps of an appointment', async (_who, as, status, usual, others) => {
  await open('/appointments', { as, answers: clinicOf(appointmentOf({ status })).answers });
  await press(menu('Daywalk'));
  const names = (of: string) =>
    [...document.querySelectorAll(of)].map((one) => one.getAttribute('aria-label')?.replace(': Amal Daywalk', ''));
  expect(names('main li .button:not([popovertarget])')).toEqual(usual);
  expect(names('main li [popover] .row-action')).toEqual(others);
});

it('offers no arrival of another day, and a no-show only once the time has come', async () => {
  const late = appointmentOf({ name: 'Late', at: '10:00' });
  const tomorrow = appointmentOf({ name: 'Tomorrow', day: '2026-03-02' });
  await open('/appointments', { answers: clinicOf(late, tomorrow).answers });
  await press(menu('Late'));
  await expect.element(act('No-show', 'Late')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Next day' }).click();
  await press(menu('Tomorrow'));
  await expect.element(act('Cancel appointment', 'Tomorrow')).toBeVisible();
  expect([act('Arrived', 'Tomorrow').query(), act('No-show', 'Tomorrow').query()]).toEqual([null, null]);
});

it('records the attendance of a day that is over with a reason, for somebody forgotten or wrongly missed', async () => {
  const forgotten = appointmentOf({ name: 'Forgotten', day: '2026-02-28' });
  const missed = appointmentOf({ name: 'Missed', day: '2026-02-28', at: '12:00', status: 'noshow' });
  await open('/appointments', { as: receptionist, answers: clinicOf(forgotten, missed).answers });
  await page.getByRole('button', { name: 'Previous day' }).click();
  for (const name of ['Forgotten', 'Missed']) {
    await press(menu(name));
    expect([act('Arrived', name).query(), act('Undo no-show', name).query()]).toEqual([null, null]);
    await press(act('Record attendance', name));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Record attendance' }).click();
    await expect.element(dialog.getByText('A reason is needed')).toBeVisible();
    if (name === 'Missed') await expectGoodScreen();
    await dialog.getByRole('textbox').fill('Seen; the list was not kept');
    await dialog.getByRole('button', { name: 'Record attendance' }).click();
    await expect.element(line(name).getByText('Completed')).toBeVisible();
  }
  const sent = { status: 'fulfilled', reason: 'Seen; the list was not kept' };
  expect(asked('appointments.change').map(({ body }) => body)).toEqual([sent, sent]);
});

it('reports that a colleague was quicker, and shows their change', async () => {
  const appointment = appointmentOf();
  const { answers, become } = clinicOf(appointment);
  await open('/appointments', { answers });
  await expect.element(act('Arrived', 'Daywalk')).toBeVisible();
  become(appointment.id, { status: 'arrived' });
  await press(act('Arrived', 'Daywalk'));
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Amal Daywalk: Someone just changed this appointment/);
  await expect.element(act('Begin visit', 'Daywalk')).toBeVisible();
  speak('ar');
  await expect.element(alert).toMatchTextContent(/غُيّر هذا الموعد للتو/);
});

it('shows what a colleague changed without a reload', async () => {
  const appointment = appointmentOf();
  const { answers, become } = clinicOf(appointment);
  await open('/appointments', { answers });
  await expect.element(act('Arrived', 'Daywalk')).toBeVisible();
  become(appointment.id, { status: 'arrived' });
  await minutesPass(0.3);
  expect(act('Begin visit', 'Daywalk').query()).toBeNull();
  answer({ 'changes.get': { notifications: '', schedule: 'two' } });
  await minutesPass(0.3);
  await expect.element(act('Begin visit', 'Daywalk')).toBeVisible();
});

it('asks for the reason of a cancellation, keeps it if it is refused, and offers to undo', async () => {
  const { answers } = clinicOf(appointmentOf());
  await open('/appointments', { answers });
  await press(menu('Daywalk'));
  await press(act('Cancel appointment', 'Daywalk'));
  const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await dialog.getByLabelText('Reason for cancellation').fill('Has a cold');
  answer({ 'appointments.change': refuse('FORBIDDEN') });
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason for cancellation')).toHaveValue('Has a cold');
  await expectGoodScreen();
  answer({ 'appointments.change': answers['appointments.change'] ?? refuse('FORBIDDEN') });
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect.element(page.getByText('The appointment of Amal Daywalk')).toBeVisible();
  await expect.poll(() => line('Daywalk').query()).toBeNull();
  expect(asked('appointments.change').at(-1)?.body).toEqual({ status: 'cancelled', reason: 'Has a cold' });
  await page.getByRole('button', { name: 'Undo cancellation' }).click();
  await expect.element(line('Daywalk').getByText('Booked')).toBeVisible();
});

it('the notice about a cancellation moves no row when it comes or goes, and its button stays in view', async () => {
  const many = Array.from({ length: 12 }, (_, index) => appointmentOf({ name: `Number${index}`, at: `${11 + (index % 4)}:${10 + index}` }));
  await open('/appointments', {
    answers: clinicOf(appointmentOf({ name: 'First', at: '10:40' }), ...many, appointmentOf({ name: 'Goesaway', at: '15:50' })).answers,
  });
  await expect.element(line('First')).toBeVisible();
  const top = () => Math.round((line('First').element().getBoundingClientRect().top ?? 0) + scrollY);
  const before = top();
  await cancel('Goesaway');
  await expect.poll(top).toBe(before);
  const undo = page.getByRole('button', { name: 'Undo cancellation' });
  for (const to of [0, 100_000]) {
    scrollTo(0, to);
    await expect.element(undo).toBeInViewport({ ratio: 1 });
  }
  await expectGoodScreen();
  await press(act('Arrived', 'First'));
  await expect.poll(() => undo.query()).toBeNull();
  expect(top()).toBe(before);
});

it('prints the day of the clinician who is shown, and says why it cannot be printed', async () => {
  const answers = { ...clinicOf(appointmentOf()).answers, 'papers.daySheet': refuse('EXPORT_LIMIT') };
  await open(`/appointments?clinicianId=${doctor.id}`, { answers });
  await page.getByRole('button', { name: 'Print the day' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(asked('papers.daySheet').map(({ query }) => query)).toEqual([{ date: '2026-03-01', language: 'en', clinicianId: doctor.id }]);
});

it('prints a day that takes longer than its answer once it is written', async () => {
  const begun = {
    id: '01JABCDEFGHJKMNPQRSTVWXYZ0',
    kind: 'day-sheet',
    format: 'pdf',
    filename: 'day.pdf',
    status: 'writing',
    count: 0,
    processed: 0,
    total: 1,
    createdAt: '2026-03-01T07:30:00.000Z',
  } as const;
  await open('/appointments', {
    answers: { ...clinicOf(appointmentOf()).answers, 'papers.daySheet': begun, 'exports.get': begun },
  });
  await page.getByRole('button', { name: 'Print the day' }).click();
  await expect.element(page.getByRole('button', { name: 'Preparing…' })).toBeVisible();
  await expect.poll(() => asked('exports.get').length).toBeGreaterThan(0);
  // Progress that is unknown for a while ends nothing.
  answer({ 'exports.get': unreachable });
  const before = asked('exports.get').length;
  await expect.poll(() => asked('exports.get').length).toBeGreaterThan(before + 2);
  await expect.element(page.getByRole('button', { name: 'Preparing…' })).toBeVisible();
  const link = { url: '#printed', expiresAt: '2026-03-01T08:00:00.000Z' };
  answer({ 'exports.get': { ...begun, status: 'done', link } });
  await expect.poll(() => location.hash).toBe('#printed');
  await expect.element(page.getByRole('button', { name: 'Print the day' })).toBeVisible();
  answer({ 'exports.get': { ...begun, status: 'failed', problem: 'timeout' } });
  await page.getByRole('button', { name: 'Print the day' }).click();
  await expect.element(page.getByText('The paper could not be made')).toBeVisible();
});

it('says what could not be loaded, and loads it on request', async () => {
  const { answers } = clinicOf(
    appointmentOf({ of: otherDoctor, redSigns: { en: 'BP 190/110', ar: 'ضغط الدم 190/110' }, outsideHours: true }),
  );
  await open('/appointments', { answers: { ...answers, 'appointments.list': refuse('FORBIDDEN') } });
  await expect.element(page.getByText('The schedule could not be loaded.')).toBeVisible();
  answer(answers);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(line('Daywalk').getByText('Outside the hours')).toBeVisible();
  await expect.element(line('Daywalk').getByText('BP 190/110')).toBeVisible();
  await expectGoodScreen();
});

it('says its counts in one line, the figures in weight above their words', async () => {
  await page.viewport(820, 900);
  await open('/appointments', {
    language: 'ar',
    answers: clinicOf(appointmentOf(), appointmentOf({ name: 'Other', status: 'pending' })).answers,
  });
  await expect.element(line('Other')).toBeVisible();
  const counts = [...document.querySelectorAll('main strong')];
  expect(counts.map(({ parentElement }) => parentElement?.textContent)).toEqual(['1 مطلوبة', '1 محجوزة', '0 سُجّل حضورها', '0 مكتملة']);
  expect(new Set(counts.map((one) => one.parentElement?.getBoundingClientRect().top)).size).toBe(1);
});

it('of thousands is drawn as it is scrolled to, counted in full, and read on by pages', async () => {
  const many = Array.from({ length: 300 }, (_, index) => appointmentOf({ name: `Number${String(index).padStart(3, '0')}`, at: '11:00' }));
  const counts = { ...countsOf(many), booked: 2600 };
  await open('/appointments', {
    as: receptionist,
    answers: {
      ...clinicOf().answers,
      'appointments.list': ({ query: { cursor = '0' } }) => ({
        rows: many.slice(Number(cursor), Number(cursor) + 100),
        total: 2600,
        counts,
        ...(Number(cursor) < 200 && { nextCursor: String(Number(cursor) + 100) }),
      }),
    },
  });
  await expect.element(page.getByText('2,600 Booked')).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  await expect.element(page.getByText('100 of 2,600 shown')).toBeVisible();
  await more.click();
  await expect.element(page.getByText('200 of 2,600 shown')).toBeVisible();
  await more.click();
  const rows = () => document.querySelectorAll('main .lines > li').length;
  await expect.poll(rows).toBe(300);
  await expect.poll(() => document.querySelectorAll('*').length).toBeLessThan(3000);
  // What is not drawn yet is found and read, and drawn once it is in view.
  const last = line('Number299');
  await expect.element(last).toHaveTextContent('11:00 Amal Number299');
  last.element().scrollIntoView();
  await expect.element(menu('Number299')).toBeVisible();
  await expectGoodScreen();
});

it('is that of a specialty, which the address keeps', async () => {
  const { answers } = clinicOf(appointmentOf());
  const [first, ...others] = clinicians;
  const rows = [{ ...first, specialty: { en: 'Cardiology', ar: 'أمراض القلب' } }, ...others].map((one) => Clinician.parse(one));
  await open('/appointments', { answers: { ...answers, 'clinicians.list': { rows } } });
  await page.getByLabelText('Specialty').selectOptions('Cardiology');
  await expect.poll(() => location.search).toBe('?specialty=Cardiology');
  await expect.poll(() => asked('appointments.list').at(-1)?.query).toMatchObject({ specialty: 'Cardiology' });
});
