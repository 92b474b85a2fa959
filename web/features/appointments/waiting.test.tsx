import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, asked } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, otherDoctor, receptionist } from '../../../test/component/people.ts';
import { act, line, menu, press } from '../../../test/component/samples/appointment-rows.ts';
import { appointmentOf, clinicOf, idOf, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

it('who missed two or more appointments is listed with a telephone number, page by page', async () => {
  const person = (name: string, count: number) => ({
    patient: { id: idOf(name), firstName: 'Amal', lastName: name },
    phone: '55123456',
    count,
    lastMissedAt: '2026-02-20T07:00:00.000Z',
  });
  const rows = [person('Most', 7), person('Twice', 2)];
  await open('/appointments', {
    as: receptionist,
    answers: {
      ...clinicOf().answers,
      'appointments.missed': ({ query: { cursor } }) =>
        cursor === undefined ? { rows: rows.slice(0, 1), total: 2, nextCursor: 'two' } : { rows: rows.slice(1), total: 2 },
    },
  });
  await page.getByRole('link', { name: 'Repeated no-shows' }).click();
  await expect.element(page.getByText('Two or more no-shows in the last 12 months. People: 2')).toBeVisible();
  const most = page.getByRole('listitem').filter({ hasText: 'Amal Most' });
  await expect.element(most.getByText('+974 5512 3456')).toBeVisible();
  await expect.element(most.getByText('No-shows: 7')).toBeVisible();
  await expect.element(most.getByText('Last: Feb 20, 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByText('No-shows: 2')).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('link', { name: 'Amal Most' }).click();
  await expect.poll(() => location.pathname).toBe(`/patients/${idOf('Most')}`);
});

const waits = (name: string, more: Parameters<typeof appointmentOf>[0] = {}) => appointmentOf({ name, status: 'waitlist', ...more });

it('says, while it is empty, what it is for, and leads to where somebody is put on it', async () => {
  await open('/appointments?view=waiting', { answers: clinicOf().answers });
  const list = page.getByRole('region', { name: 'Waiting list' });
  await expect.element(list.getByText(/^For people whom no free time suits/)).toBeVisible();
  await expectGoodScreen();
  await list.getByRole('link', { name: 'New appointment' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'New appointment' })).toBeVisible();
});

it('says since when each waits and for whom, and takes somebody off', async () => {
  await open('/appointments?view=waiting', { answers: clinicOf(waits('Anybody', { clinician: undefined }), waits('Certain')).answers });
  await expect.element(line('Anybody')).toMatchTextContent(/Any clinician.*Waiting since Feb 20, 2026/);
  await expect.element(line('Certain')).toMatchTextContent(/Dr\. Huda Al-Naimi/);
  await expectGoodScreen();
  await press(menu('Anybody'));
  await press(act('Cancel appointment', 'Anybody'));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect.element(page.getByText('Amal Anybody is no longer on the waiting list.')).toBeVisible();
  await expect.poll(() => line('Anybody').query()).toBeNull();
  expect(page.getByRole('button', { name: 'Undo cancellation' }).query()).toBeNull();
});

it('gets the time of a cancellation: only for people whom it suits, and as it is offered', async () => {
  const free = appointmentOf({ name: 'Frees', minutes: 20 });
  const { answers, become } = clinicOf(
    free,
    waits('Suits', { minutes: 15 }),
    waits('Anybody', { minutes: 20, clinician: undefined }),
    waits('Long', { minutes: 40 }),
    waits('Others', { of: otherDoctor }),
  );
  await open('/appointments', { answers });
  await expect.element(menu('Frees')).toBeVisible();
  const cancelled = become(free.id, { status: 'cancelled' });
  answer({ 'appointments.change': { appointment: cancelled ?? free, waiting: 2 } });
  await press(menu('Frees'));
  await press(act('Cancel appointment', 'Frees'));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect.element(page.getByText('People on the waiting list whom this time would suit: 2')).toBeVisible();
  await page.getByRole('link', { name: 'Offer it to them' }).click();
  await expect.element(line('Suits')).toBeVisible();
  expect(
    line('')
      .elements()
      .map((one) => one.querySelector('a')?.textContent),
  ).toEqual(['Amal Suits', 'Amal Anybody']);
  await expectGoodScreen();
  await press(act('Give a time', 'Suits'));
  await expect.element(page.getByText('Chosen: Sunday, Mar 1, 2026, 11:00, Dr. Huda Al-Naimi')).toBeVisible();
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect.element(page.getByRole('status').getByText('Appointment booked: Amal Suits, ')).toBeVisible();
  expect(asked('appointments.time').map(({ params, body }) => [params.id, body])).toEqual([
    [idOf('Suits'), { clinicianId: doctor.id, date: '2026-03-01', time: '11:00', minutes: 15 }],
  ]);
  await expect.element(line('Suits')).toHaveAttribute('data-changed', 'true');
});

it('says how many wait, and shows them all by pages', async () => {
  const many = Array.from({ length: 70 }, (_, index) => waits(`Number${String(index).padStart(2, '0')}`));
  await open('/appointments?view=waiting', {
    answers: {
      ...clinicOf().answers,
      'appointments.waiting': ({ query: { cursor } }) =>
        cursor === undefined ? { rows: many.slice(0, 50), total: 70, nextCursor: 'next-page' } : { rows: many.slice(50) },
    },
  });
  await expect.element(page.getByText('50 of 70 shown')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => line('Number').elements().length).toBe(70);
  await expect.element(page.getByText('All 70 shown')).toBeVisible();
});
