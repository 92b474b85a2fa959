import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, otherDoctor, receptionist } from '../../../test/component/people.ts';
import { line } from '../../../test/component/samples/appointment-rows.ts';
import { appointmentOf, clinicOf, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

const address = () => expect.poll(() => location.pathname + location.search);

it('keeps the day, the clinician and the view in its address', async () => {
  await open('/appointments', { as: receptionist, answers: clinicOf(appointmentOf({ day: '2026-03-02' })).answers });
  await page.getByRole('button', { name: 'Next day' }).click();
  await address().toBe('/appointments?date=2026-03-02');
  await page.getByLabelText('Clinician').selectOptions('Dr. Huda Al-Naimi');
  await address().toBe(`/appointments?date=2026-03-02&clinicianId=${doctor.id}`);
  await page.getByRole('link', { name: 'Week' }).click();
  const week = page.getByRole('region', { name: 'Week' });
  await expect.element(week.getByRole('button', { name: 'Amal Daywalk' })).toBeInTheDocument();
  expect(week.getByRole('heading').elements()).toHaveLength(7);
  await expectGoodScreen();
  history.back();
  await address().toBe(`/appointments?date=2026-03-02&clinicianId=${doctor.id}`);
  await page.getByRole('button', { name: 'Today' }).click();
  await address().toBe(`/appointments?clinicianId=${doctor.id}`);
});

it('opens as its address says', async () => {
  await open(`/appointments?date=2026-03-02&clinicianId=${otherDoctor.id}`, {
    answers: clinicOf(
      appointmentOf({ name: 'Huda', day: '2026-03-02' }),
      appointmentOf({ name: 'Omar', day: '2026-03-02', of: otherDoctor }),
    ).answers,
  });
  await expect.element(line('Omar')).toBeVisible();
  expect(line('Huda').query()).toBeNull();
  await expect.element(page.getByLabelText('Clinician')).toHaveValue(otherDoctor.id);
});

it('shows a clinician their own, or everybody’s; to others it offers no “Mine”', async () => {
  const { answers } = clinicOf(appointmentOf({ name: 'Own' }), appointmentOf({ name: 'Others', of: otherDoctor }));
  await open('/appointments', { as: doctor, answers });
  const mine = page.getByRole('button', { name: 'Mine', exact: true });
  await mine.click();
  await address().toBe(`/appointments?clinicianId=${doctor.id}`);
  await expect.poll(() => line('Others').query()).toBeNull();
  await expect.element(line('Own')).toBeVisible();
  await mine.click();
  await expect.element(line('Others')).toBeVisible();
});

it('offers reception nothing of their own', async () => {
  await open('/appointments', { as: receptionist, answers: clinicOf(appointmentOf()).answers });
  await expect.element(line('Daywalk')).toBeVisible();
  expect(page.getByRole('button', { name: 'Mine', exact: true }).query()).toBeNull();
});

it('goes to another day that is typed, and asks for a whole date', async () => {
  await open('/appointments', { answers: clinicOf().answers });
  await page.getByRole('button', { name: 'Another day' }).click();
  await page.getByRole('button', { name: 'Show this day' }).click();
  await expect.element(page.getByText('Enter a date.')).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe('day');
  await userEvent.keyboard('5{Tab}3{Tab}2026{Enter}');
  await address().toBe('/appointments?date=2026-03-05');
});

it.each([1440, 1180, 820])('the bar above the views stands at the same place in each of them, %i pixels wide', async (width) => {
  await page.viewport(width, 900);
  await open('/appointments', { as: doctor, language: width === 1180 ? 'ar' : 'en', answers: clinicOf(appointmentOf()).answers });
  await expect.element(line('Daywalk')).toBeVisible();
  const nav = document.querySelector('main nav');
  const places = () =>
    [...(nav?.parentElement?.querySelectorAll('a, select, button:not([popover] *)') ?? [])].map((part) => {
      const { x, y } = part.getBoundingClientRect();
      return [Math.round(x), Math.round(y)];
    });
  const first = places();
  expect(first.length).toBeGreaterThan(9);
  for (const link of nav?.querySelectorAll('a') ?? []) {
    link.click();
    await expect.poll(() => link.ariaCurrent).toBe('page');
    const shown = places();
    // The waiting list is of no day.
    expect([link.textContent, shown]).toEqual([link.textContent, first.slice(0, shown.length)]);
  }
});
