import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, nurse, receptionist } from '../../../test/component/people.ts';
import { press } from '../../../test/component/samples/appointment-rows.ts';
import { clinicOf, idOf, minutesPass, stopClock } from '../../../test/component/samples/clinic.ts';
import { taskOf, tasksOf } from '../../../test/component/samples/inbox.ts';

beforeEach(stopClock);

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const group = (name: string) => page.getByRole('navigation', { name: 'Groups of the inbox' }).getByRole('link', { name });
const focused = () => document.activeElement?.closest('[data-row]')?.textContent ?? '';
const mine = [
  taskOf({ text: 'Later', dueOn: '2026-03-05' }),
  taskOf({ text: 'Overdue', dueOn: '2026-02-27' }),
  taskOf({ text: 'Without a day', patient: { id: idOf('Daywalk'), firstName: 'Amal', lastName: 'Daywalk' } }),
  taskOf({ text: 'Now', dueOn: '2026-03-01' }),
];
const tasks = (answers = {}) => open('/inbox?group=tasks', { as: receptionist, answers: { ...tasksOf(mine).answers, ...answers } });
const texts = () => [...document.querySelectorAll('[data-row] bdi:first-child')].map(({ textContent }) => textContent);

it('come with the first due first, each with its day, and who gave it', async () => {
  await tasks();
  await expect.element(row('Overdue').getByText('Overdue: Feb 27, 2026')).toHaveAttribute('data-tone', 'red');
  await expect.element(row('Now').getByText('Due today')).toHaveAttribute('data-tone', 'orange');
  await expect.element(row('Later').getByText('Due Mar 5, 2026')).toHaveAttribute('data-tone', 'none');
  await expect.element(row('Later').getByText('From Dr. Huda Al-Naimi')).toBeVisible();
  expect(texts().filter((text) => text !== 'Amal Daywalk')).toEqual(['Overdue', 'Now', 'Later', 'Without a day']);
  await expectGoodScreen();
});

it('are gone through by J and K, opened by Enter and done by E, only while the focus is in the list', async () => {
  await tasks();
  await expect.element(row('Overdue')).toBeVisible();
  await userEvent.keyboard('jeje');
  expect([focused(), asked('tasks.change')]).toEqual(['', []]);
  await group('Tasks').click();
  await userEvent.keyboard('jj');
  expect(focused()).toContain('Now');
  await userEvent.keyboard('k');
  expect(focused()).toContain('Overdue');
  await userEvent.keyboard('e');
  // Done, it stays in its place, and the number follows.
  await expect.element(row('Overdue').getByText(/Done by Aisha Al-Sulaiti/)).toBeVisible();
  await expect.element(group('Tasks')).toMatchTextContent(/3$/);
  await expect.poll(() => document.title).toBe('Tasks 3 · Inbox · Afiya');
  expect(asked('tasks.change').map(({ params, body, ifMatch }) => [params.taskId, body, ifMatch])).toEqual([
    [idOf('Overdue'), { state: 'done' }, 1],
  ]);
  await press(row('Overdue').getByRole('button', { name: 'Undo' }));
  await expect.element(group('Tasks')).toMatchTextContent(/4$/);
  await userEvent.keyboard('jjj');
  expect(focused()).toContain('Without a day');
  answer(clinicOf().answers);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe(`/patients/${idOf('Daywalk')}`);
});

it('a new one comes in by itself', async () => {
  await tasks();
  await expect.element(row('Overdue')).toBeVisible();
  answer({ ...tasksOf([...mine, taskOf({ text: 'Call about the X-ray' })]).answers, 'changes.get': { notifications: 'two' } });
  await minutesPass(0.6);
  await expect.element(row('Call about the X-ray')).toBeVisible();
  await expect.element(group('Tasks')).toMatchTextContent(/5$/);
});

it('is handed on in its row with a word why; without the word nothing is sent', async () => {
  await tasks();
  const now = row('Now');
  await press(now.getByRole('button', { name: /^Hand on/ }));
  const to = now.getByLabelText('To', { exact: true });
  await expect.element(to).toHaveFocus();
  await press(now.getByRole('button', { name: 'Hand on', exact: true }));
  await expect.element(now.getByText('Choose a colleague')).toBeVisible();
  await to.selectOptions('Grace Santos · Nursing');
  await press(now.getByRole('button', { name: 'Hand on', exact: true }));
  await expect.element(now.getByText('Say why')).toBeVisible();
  await expect.element(now.getByLabelText('Why')).toHaveFocus();
  await expectGoodScreen();
  await userEvent.keyboard('She vaccinates today{Enter}');
  await expect.element(page.getByText('The task was handed on')).toBeVisible();
  await expect.poll(() => now.query()).toBeNull();
  expect(asked('tasks.handOn').map(({ body }) => body)).toEqual([{ givenTo: nurse.id, why: 'She vaccinates today' }]);
});

it('says who handed it on and why, and whose it is if they left', async () => {
  const why = { by: nurse.id, to: receptionist.id, at: '2026-03-01T07:00:00.000Z', why: 'The desk knows' };
  const given = taskOf({ text: 'Adrift', isAdrift: true, handedOn: [why] });
  await open('/inbox?group=given', {
    as: doctor,
    answers: tasksOf([], [given, taskOf({ text: 'Ready', state: 'done', doneBy: receptionist.id, doneAt: why.at })]).answers,
  });
  await expect
    .element(row('Adrift'))
    .toMatchTextContent(/For Aisha Al-Sulaiti.*Handed on by Grace Santos: The desk knows.*Left the clinic: hand it on/);
  await page.getByText('Done lately').click();
  await expect.element(row('Ready').getByText(/Done by Aisha Al-Sulaiti/)).toBeVisible();
});

it('that a colleague has changed first is shown as it is now', async () => {
  const { answers, become } = tasksOf(mine);
  await open('/inbox?group=tasks', { as: receptionist, answers });
  await expect.element(row('Overdue')).toBeVisible();
  become(idOf('Overdue'), { state: 'done', doneBy: doctor.id, doneAt: '2026-03-01T07:00:00.000Z' });
  await press(row('Overdue').getByRole('button', { name: /^Done/ }));
  await expect.element(page.getByText('A colleague changed this task first. It is shown as it is now.')).toBeVisible();
  await expect.element(row('Overdue').getByText(/Done by Dr\. Huda Al-Naimi/)).toBeVisible();
});

it('are given with a text, a colleague and a day; what is missing stands at its field', async () => {
  await tasks({ 'tasks.give': refuse('FORBIDDEN') });
  await page.getByRole('button', { name: 'New task' }).click();
  const dialog = page.getByRole('dialog', { name: 'New task' });
  const give = dialog.getByRole('button', { name: 'Give', exact: true });
  await press(give);
  await expect.element(dialog.getByText('Write what is to be done')).toBeVisible();
  await expect.element(dialog.getByText('Choose a colleague')).toBeVisible();
  await expectGoodScreen();
  await expect.element(dialog.getByLabelText('What is to be done')).toHaveFocus();
  await userEvent.keyboard('Order gloves');
  await dialog.getByLabelText('For whom').selectOptions('Grace Santos · Nursing');
  await dialog.getByLabelText('Due').selectOptions('Another day');
  await press(give);
  await expect.element(dialog.getByText('Enter the day')).toBeVisible();
  await dialog.getByLabelText('Due').first().selectOptions('In a week');
  await press(give);
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  answer({ 'tasks.give': taskOf({ text: 'Order gloves' }) });
  await press(give);
  await expect.element(page.getByText('The task was given')).toBeVisible();
  const sent = asked('tasks.give');
  expect(sent.at(-1)?.body).toEqual({ text: 'Order gloves', givenTo: nurse.id, dueOn: '2026-03-08' });
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
});

it('what could not be loaded says so', async () => {
  await tasks({ 'tasks.mine': refuse('FORBIDDEN') });
  await expect.element(page.getByText('The tasks could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
