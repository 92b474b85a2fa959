import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asked } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { receptionist } from '../../../test/component/people.ts';
import { press } from '../../../test/component/samples/appointment-rows.ts';
import { appointmentOf, clinicOf, idOf, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

it('a record’s appointments say what was moved, fold what is past, and lead to a booking and a move', async () => {
  const moved = appointmentOf({
    earlierTimes: [
      {
        startsAt: '2026-03-02T08:00:00.000Z',
        clinician: { id: 'gone' },
        movedAt: '2026-02-25T08:00:00.000Z',
        movedBy: { en: 'Aisha', ar: 'عائشة' },
        reason: 'Conference',
      },
    ],
  });
  const missed = appointmentOf({ id: idOf('Daywalk4'), day: '2026-02-02', status: 'noshow' });
  await open(`/patients/${idOf('Daywalk')}`, { as: receptionist, answers: clinicOf(moved, missed).answers });
  const part = page.getByRole('region', { name: 'Appointments' });
  await expect.element(part.getByText('Earlier times: 1')).toBeInTheDocument();
  await part.getByText('Past and canceled').click();
  await expect.element(part.getByText('No-show')).toBeVisible();
  await part.getByText('Earlier times: 1').click();
  await expect.element(part.getByText('Conference')).toBeVisible();
  expect(part.getByRole('link', { name: 'Book appointment' }).element().getAttribute('href')).toBe(
    `/appointments/new?patientId=${idOf('Daywalk')}`,
  );
  await press(part.getByRole('button', { name: 'Actions: Amal Daywalk' }).first());
  await press(part.getByRole('link', { name: 'Move: Amal Daywalk' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Move' })).toBeVisible();
});

it('shows the next of a long series, all on request, and the past by pages to its end', async () => {
  const days = (count: number, month: string) =>
    Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  const series = days(31, '2026-05').map((day) => appointmentOf({ id: idOf(`Daywalk${day}`), day }));
  const past = days(25, '2026-01').map((day) => appointmentOf({ id: idOf(`Daywalk${day}`), day, status: 'fulfilled' }));
  await open(`/patients/${idOf('Daywalk')}`, {
    as: receptionist,
    answers: {
      ...clinicOf(...series).answers,
      'appointments.past': ({ query: { cursor } }) =>
        cursor === undefined ? { rows: past.slice(0, 20), nextCursor: 'next-page' } : { rows: past.slice(20) },
    },
  });
  const part = page.getByRole('region', { name: 'Appointments' });
  const rows = () => part.getByRole('listitem').elements().length;
  await expect.poll(rows).toBe(8);
  await part.getByRole('button', { name: 'Show all 31' }).click();
  await expect.poll(rows).toBe(31);
  expect(asked('appointments.past')).toEqual([]);
  await part.getByText('Past and canceled').click();
  await expect.poll(rows).toBe(51);
  await part.getByRole('button', { name: 'Show earlier' }).click();
  await expect.poll(rows).toBe(56);
  await expect.element(part.getByText('All 25 shown')).toBeVisible();
  await expectGoodScreen();
});

it('goes on by ever more: years of appointments are some presses', async () => {
  const rows = (page: number) =>
    Array.from({ length: 4 }, (_, index) => {
      const day = `20${String(25 - page).padStart(2, '0')}-03-0${index + 1}`;
      return appointmentOf({ id: idOf(`Daywalk${day}`), day, status: 'fulfilled' });
    });
  await open(`/patients/${idOf('Daywalk')}`, {
    as: receptionist,
    answers: {
      ...clinicOf().answers,
      'appointments.past': ({ query: { cursor = '0' } }) => ({ rows: rows(Number(cursor)), nextCursor: String(Number(cursor) + 1) }),
    },
  });
  const part = page.getByRole('region', { name: 'Appointments' });
  const shown = () => part.getByRole('listitem').elements().length;
  await part.getByText('Past and canceled').click();
  await expect.poll(shown).toBe(4);
  for (const count of [8, 24, 40]) {
    await part.getByRole('button', { name: 'Show earlier' }).click();
    await expect.poll(shown).toBe(count);
  }
});
