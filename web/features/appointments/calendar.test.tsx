import { beforeEach, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Clinician } from '#contract/appointments/appointments.ts';
import { answer, asked, refuse } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, otherDoctor, receptionist } from '../../../test/component/people.ts';
import { act, focus, press } from '../../../test/component/samples/appointment-rows.ts';
import { appointmentOf, clinicOf, clinicians, minutesPass, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

const grid = () => page.getByRole('region', { name: 'Calendar' });
const visit = (name: string) => page.getByRole('button', { name: `Amal ${name}` });
const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5 && inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
/** Whether it is in view below the names of the columns. */
const isShown = (of: Element | null | undefined) => {
  const [inner, outer] = [of?.getBoundingClientRect(), of?.closest('.time-grid')?.getBoundingClientRect()];
  return inner !== undefined && outer !== undefined && inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);
};
/** The visits whose time or name is cut, and those that cover each other. */
function hiddenVisits(): (string | null)[] {
  const all = [...document.querySelectorAll('.time-grid-visit > button')].map((one) => ({ one, rect: one.getBoundingClientRect() }));
  const isCut = ({ one, rect }: (typeof all)[number]) =>
    rect.height < 23.9 ||
    [one.querySelector('span > span'), one.querySelector('bdi')].some(
      (part) => part === null || !isWithin(part.getBoundingClientRect(), rect),
    );
  const isCovered = ({ one, rect }: (typeof all)[number]) =>
    all.some(
      (other) =>
        other.one !== one &&
        Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top) > 0.5 &&
        Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left) > 0.5,
    );
  return all.filter((one) => isCut(one) || isCovered(one)).map(({ one }) => one.textContent);
}

it('opens at the present time, without moving the focus, and shows every visit whole', async () => {
  await page.viewport(1440, 700);
  const short = appointmentOf({ name: 'Short', at: '10:30', minutes: 5 });
  const over = appointmentOf({ name: 'Squeezedin', at: '11:00', minutes: 20, overbooked: 'High fever' });
  await open('/appointments?view=calendar', { answers: clinicOf(short, over, appointmentOf({ minutes: 20 })).answers });
  await expect.element(visit('Short')).toBeVisible();
  const shown = document.querySelector('.time-grid');
  expect(shown?.scrollTop).toBeGreaterThan(0);
  expect(isShown(grid().getByText('Now 10:30').element())).toBe(true);
  expect(isShown(grid().getByRole('heading').elements()[0])).toBe(true);
  expect(shown?.contains(document.activeElement)).toBe(false);
  expect(hiddenVisits()).toEqual([]);
  // What is free is white, closed or past not.
  const color = (part: string) => getComputedStyle(document.querySelector(part) ?? document.body).backgroundColor;
  expect(new Set(['.time-grid-open', '.time-grid-day', '.time-grid-past'].map(color)).size).toBe(3);
});

it('stays where somebody reads while others change the day', async () => {
  await page.viewport(1440, 700);
  const { answers } = clinicOf(appointmentOf());
  await open('/appointments?view=calendar', { answers });
  await expect.element(visit('Daywalk')).toBeVisible();
  const shown = grid().element();
  focus(grid());
  // The browser animates it, and gives it up where something moves meanwhile: one presses again.
  const scrolled = async () => {
    await userEvent.keyboard('{Home}');
    return shown.scrollTop;
  };
  await expect.poll(scrolled).toBe(0);
  answer({
    ...clinicOf(appointmentOf(), appointmentOf({ name: 'Refreshes', at: '09:00' })).answers,
    'changes.get': { notifications: '', schedule: 'two' },
  });
  await minutesPass(0.3);
  await expect.element(visit('Refreshes')).toBeVisible();
  expect(shown.scrollTop).toBe(0);
});

it('opens another day at its first visit, without a present time', async () => {
  await page.viewport(1440, 700);
  await open('/appointments?view=calendar&date=2026-03-02', {
    answers: clinicOf(appointmentOf({ day: '2026-03-02', at: '14:30' })).answers,
  });
  await expect.element(visit('Daywalk')).toBeVisible();
  expect(isShown(visit('Daywalk').element())).toBe(true);
  expect(grid().getByText(/^Now /).query()).toBeNull();
});

it('moves an appointment that is dragged to a free time of another clinician, and takes it back', async () => {
  await page.viewport(1280, 1600);
  const { answers } = clinicOf(appointmentOf());
  await open('/appointments?view=calendar', { answers });
  await expect.element(visit('Daywalk')).toBeVisible();
  await visit('Daywalk').dropTo(page.getByRole('link', { name: 'Book 13:00: Dr. Omar Khalil' }));
  await expect.element(page.getByText(/^Amal Daywalk moved to .*13:00, with Dr\. Omar Khalil\.$/)).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('button', { name: 'Undo move' }).click();
  await expect.poll(() => page.getByText(/^Amal Daywalk moved/).query()).toBeNull();
  expect(asked('appointments.time').map(({ body, ifMatch }) => [body.clinicianId, body.time, body.minutes, ifMatch])).toEqual([
    [otherDoctor.id, '13:00', 10, 1],
    [doctor.id, '11:00', 10, 2],
  ]);
});

it('says that a time was just taken, and moves nothing', async () => {
  await page.viewport(1280, 1600);
  const answers = { ...clinicOf(appointmentOf()).answers, 'appointments.time': refuse('TIME_TAKEN') };
  await open('/appointments?view=calendar', { answers });
  await expect.element(visit('Daywalk')).toBeVisible();
  await visit('Daywalk').dropTo(page.getByRole('link', { name: 'Book 13:00: Dr. Huda Al-Naimi' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Amal Daywalk: /);
  await expect.element(visit('Daywalk')).toMatchTextContent(/^11:00/);
});

it('a free time leads to a booking at it', async () => {
  await open(`/appointments?view=calendar&clinicianId=${doctor.id}`, { answers: clinicOf(appointmentOf()).answers });
  await page.getByRole('link', { name: 'Book 11:15: Dr. Huda Al-Naimi' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Patient' })).toBeVisible();
  expect(location.search).toBe(`?clinicianId=${doctor.id}&date=2026-03-01&time=11%3A15`);
});

it('offers no time that is past, taken or closed', async () => {
  const taken = appointmentOf({ at: '11:00', minutes: 20 });
  await open(`/appointments?view=calendar&clinicianId=${doctor.id}`, { answers: clinicOf(taken).answers });
  await expect.element(visit('Daywalk')).toBeVisible();
  const times = [...document.querySelectorAll('.time-grid-free')].map(({ title }: Partial<HTMLElement>) => title);
  expect([times[0], times.at(-1), times.includes('11:00'), times.includes('11:15'), times.includes('11:30')]).toEqual([
    '10:45',
    '15:45',
    false,
    false,
    true,
  ]);
});

it('an appointment opens its next step, and takes its color', async () => {
  await open('/appointments?view=calendar', { as: receptionist, answers: clinicOf(appointmentOf()).answers });
  await visit('Daywalk').click();
  await press(act('Arrived', 'Daywalk'));
  await expect.poll(() => document.querySelector('.time-grid-visit > button[data-tone="yellow"]')?.textContent).toContain('Amal Daywalk');
});

const manyClinicians = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    Clinician.parse({
      ...clinicians[0],
      id: `a0000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
      name: { en: `${index % 2 === 0 ? 'Dr. ' : 'Prof. '}Name ${String(count - index).padStart(2, '0')}`, ar: `د. اسم ${index}` },
    }),
  );

it('asks for the columns in view alone, ordered by name without titles, and shows no time as free before it knows', async () => {
  await page.viewport(1280, 900);
  const rows = manyClinicians(30);
  const { answers } = clinicOf();
  const held = Promise.withResolvers<void>();
  const list = answers['appointments.list'];
  await open('/appointments?view=calendar', {
    answers: {
      ...answers,
      'clinicians.list': { rows },
      'appointments.list': async (request) => {
        await held.promise;
        return typeof list === 'function' ? list(request) : refuse('NOT_FOUND');
      },
    },
  });
  await expect.poll(() => asked('appointments.list').length).toBeGreaterThan(0);
  expect(document.querySelectorAll('.time-grid-free')).toHaveLength(0);
  held.resolve();
  await expect.poll(() => document.querySelectorAll('.time-grid-free').length).toBeGreaterThan(0);
  const titles = () =>
    grid()
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent);
  expect(titles().slice(0, 2)).toEqual(['Prof. Name 01', 'Dr. Name 02']);
  const ids = asked('appointments.list').at(-1)?.query.clinicianId ?? [];
  expect(ids).toHaveLength(titles().length);
  await page.getByRole('button', { name: 'Next columns' }).click();
  await expect.poll(() => titles()[0]).toBe(`${ids.length % 2 === 0 ? 'Prof.' : 'Dr.'} Name ${String(ids.length + 1).padStart(2, '0')}`);
  await expect
    .poll(() =>
      asked('appointments.list')
        .at(-1)
        ?.query.clinicianId?.some((id) => ids.includes(id)),
    )
    .toBe(false);
});

it('shows the columns that were chosen, then and later', async () => {
  await page.viewport(1280, 900);
  const answers = { ...clinicOf().answers, 'clinicians.list': { rows: manyClinicians(30) } };
  await open('/appointments?view=calendar', { answers });
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a clinician' }).fill('name 17');
  await page.getByRole('checkbox', { name: /Name 17/ }).click();
  await expect.element(page.getByText('Your columns: 1. Working that day: 30.')).toBeVisible();
  await expectGoodScreen();
  await cleanup();
  await open('/appointments?view=calendar', { answers });
  await expect
    .poll(() =>
      grid()
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Prof. Name 17']);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('button', { name: 'Everybody who works that day' }).click();
  await expect.poll(() => grid().getByRole('heading').elements().length).toBeGreaterThan(1);
});

it('has its search and its columns beside each other on a desk', async () => {
  await page.viewport(1280, 900);
  const many = Array.from({ length: 8 }, (_, index) => appointmentOf({ name: `Number${index}`, at: `1${index % 5}:00`, of: otherDoctor }));
  await open('/appointments?view=calendar', { answers: clinicOf(...many).answers });
  const button = page.getByRole('button', { name: 'Columns', exact: true });
  const search = page.getByRole('searchbox', { name: 'Find a name or reason' });
  await expect.element(search).toBeVisible();
  const middle = (of: typeof button) => {
    const { top, height } = of.element().getBoundingClientRect();
    return Math.round(top + height / 2);
  };
  await expect.poll(() => Math.abs(middle(search) - middle(button))).toBeLessThan(4);
});

it('finds somebody of the whole day, also in a column out of view', async () => {
  const many = Array.from({ length: 8 }, (_, index) => appointmentOf({ name: `Number${index}`, at: `1${index % 5}:00`, of: otherDoctor }));
  await open(`/appointments?view=calendar`, { answers: clinicOf(...many).answers });
  await page.getByRole('searchbox', { name: 'Find a name or reason' }).fill('number7');
  const found = page.getByRole('region', { name: 'Found on this day' });
  await expect.element(found.getByText('Amal Number7')).toBeVisible();
  expect(found.getByText('Amal Number6').query()).toBeNull();
});
