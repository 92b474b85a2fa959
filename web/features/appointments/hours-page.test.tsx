import { beforeEach, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { administrator, doctor, nurse, patient } from '../../../test/component/people.ts';
import { line, menu, press } from '../../../test/component/samples/appointment-rows.ts';
import { appointmentOf, clinicOf, clinicians, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

const path = `/appointments/hours?clinicianId=${doctor.id}`;
const hours = { version: 1, weekly: clinicians[0]?.hours.weekly ?? [], exceptions: [] };
const saved = (version = 2) => ({ hours: { ...hours, version }, outside: [], count: 0 });
const openHours = (answers = {}) => open(path, { as: administrator, answers: { 'clinicians.list': { rows: clinicians }, ...answers } });
const weekday = (name: string) => page.getByRole('group', { name, exact: true });
const save = () => press(page.getByRole('button', { name: 'Save Changes' }));
const field = (label: string) => page.getByLabelText(label, { exact: true });

it('are chosen by clinician: those who prescribe', async () => {
  await open('/appointments/hours', { as: administrator, answers: { 'clinicians.list': { rows: clinicians } } });
  const select = page.getByLabelText('Clinician', { exact: true });
  await select.selectOptions('Dr. Omar Khalil · Prescribing');
  await expect.element(weekday('Sunday')).toBeVisible();
  expect(location.search).toContain('clinicianId=');
  expect(
    select
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a clinician', 'Dr. Huda Al-Naimi · Prescribing', 'Dr. Omar Khalil · Prescribing']);
});

it('are changed by day; what is wrong stands at its day, which takes the focus', async () => {
  await openHours({ 'clinicians.changeHours': saved() });
  await field('Sunday, period 1, from').fill('23:00');
  await save();
  await expect.element(weekday('Sunday').getByText('End time must be after start time')).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe('weekday-0');
  await press(page.getByRole('button', { name: 'Remove period 1: Sunday' }));
  await press(page.getByRole('button', { name: 'Add a day' }));
  await save();
  await expect.element(page.getByText('Enter a date.')).toBeVisible();
  await expectGoodScreen();
  await press(page.getByRole('button', { name: 'Remove day 1' }));
  await save();
  await expect.element(page.getByRole('status').getByText('Clinic hours saved')).toBeVisible();
  expect(asked('clinicians.changeHours').map(({ params, body, ifMatch }) => [params.clinicianId, body, ifMatch])).toEqual([
    [doctor.id, { weekly: hours.weekly.map((periods, day) => (day === 0 ? [] : periods)), exceptions: [] }, 1],
  ]);
});

it('are kept as typed when the page is opened again', async () => {
  await openHours();
  await field('Sunday, period 1, from').fill('9:00');
  await cleanup();
  await openHours();
  await expect.element(field('Sunday, period 1, from')).toHaveValue('9:00');
  await page.getByRole('button', { name: 'Start over' }).click();
});

it('list the appointments that lie outside them now, to be moved', async () => {
  const outside = appointmentOf({ outsideHours: true });
  await openHours({ ...clinicOf(outside).answers, 'clinicians.changeHours': { ...saved(), outside: [outside], count: 3 } });
  await press(page.getByRole('button', { name: 'Remove period 1: Sunday' }));
  await save();
  const region = page.getByRole('region', { name: 'Booked outside these hours' });
  await expect.element(region.getByRole('heading')).toHaveFocus();
  await expect.element(line('Daywalk').getByText('Outside the hours')).toBeVisible();
  await expect.element(region.getByText('Shown: 1 of 3')).toBeVisible();
  await expectGoodScreen();
  await press(menu('Daywalk'));
  await press(page.getByRole('link', { name: 'Move: Amal Daywalk' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Move' })).toBeVisible();
});

it('that a colleague changed in between are not overwritten unseen', async () => {
  await openHours({ 'clinicians.changeHours': refuse('PRECONDITION_FAILED') });
  await field('Monday, period 1, from').fill('8:30');
  const theirs = {
    ...hours,
    version: 2,
    weekly: hours.weekly.map((periods, day) => (day === 2 ? [{ from: '10:00', to: '11:00' }] : periods)),
  };
  answer({ 'clinicians.list': { rows: clinicians.map((one) => (one.id === doctor.id ? { ...one, hours: theirs } : one)) } });
  await save();
  await expect.element(page.getByRole('alert').getByText('Someone changed these hours after you opened them.')).toBeVisible();
  await expect.element(field('Monday, period 1, from')).toHaveValue('8:30');
  await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await expect.element(field('Tuesday, period 1, from')).toHaveValue('10:00');
  await expect.element(field('Monday, period 1, from')).toHaveValue('08:00');
});

it('of several days are one entry, and leave the free days of the week alone', async () => {
  await openHours({ 'clinicians.changeHours': saved() });
  await press(page.getByRole('button', { name: 'Add a day' }));
  const days = page.getByRole('group', { name: 'with other hours' }).last();
  await days.getByRole('group', { name: /^Day/ }).getByRole('textbox').first().fill('2026-03-05');
  await days.getByRole('group', { name: 'Last day, if several' }).getByRole('textbox').first().fill('2026-03-09');
  await page.getByLabelText('Reason').fill('Ramadan');
  await save();
  // The fifth is a Thursday: Friday and Saturday are free anyway.
  const day = (date: string) => ({ date: `2026-03-${date}`, periods: [], reason: 'Ramadan' });
  await expect.poll(() => asked('clinicians.changeHours')[0]?.body.exceptions).toEqual([day('05'), day('08'), day('09')]);
});

it('are not changed without the duty, and what was typed stays', async () => {
  await open(path, {
    as: nurse,
    answers: { 'clinicians.list': { rows: clinicians }, 'clinicians.changeHours': refuse('FORBIDDEN', { reason: 'dutyMissing' }) },
  });
  await field('Sunday, period 1, from').fill('8:30');
  await save();
  await expect.element(page.getByRole('alert').getByText('This is not among your duties in the clinic')).toBeVisible();
  await expect.element(field('Sunday, period 1, from')).toHaveValue('8:30');
});

it.each(['/appointments/hours', '/appointments/away'])('patients find nothing at %s', async (address) => {
  await open(address, { as: patient });
  await expect.element(page.getByText('Your account shows only the records linked to it.')).toBeVisible();
  expect([asked('clinicians.list'), asked('staff.list')]).toEqual([[], []]);
});
