import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asked } from '../../../test/component/answers.ts';
import { open } from '../../../test/component/app.tsx';
import { expectGoodScreen } from '../../../test/component/good-screen.ts';
import { doctor, nurse, receptionist } from '../../../test/component/people.ts';
import { act, press } from '../../../test/component/samples/appointment-rows.ts';
import { appointmentOf, clinicOf, stopClock } from '../../../test/component/samples/clinic.ts';

beforeEach(stopClock);

const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage} ?\\d*$`) });
const names = (stage: string) =>
  column(stage)
    .getByRole('link', { name: /^Amal / })
    .elements()
    .map(({ textContent }) => textContent?.slice(5));

const at = (minute: number) => `2026-03-01T07:${minute}:00.000Z`;
const arrived = { status: 'arrived', arrivedAt: at(10) } as const;
const day = () => [
  appointmentOf({ name: 'Early', at: '10:20' }),
  appointmentOf({ name: 'Coming', at: '11:00', status: 'pending' }),
  appointmentOf({ name: 'Second', ...arrived, arrivedAt: at(12) }),
  appointmentOf({ name: 'First', ...arrived }),
  appointmentOf({ name: 'Measured', ...arrived, vitalSignsAt: at(20) }),
  appointmentOf({
    name: 'Alarming',
    ...arrived,
    arrivedAt: at(15),
    vitalSignsAt: at(25),
    redSigns: { en: 'BP 188/114', ar: 'ضغط الدم 188/114' },
  }),
  appointmentOf({ name: 'Inside', ...arrived, visitStartedAt: at(25) }),
  appointmentOf({ name: 'Missed', at: '08:00', status: 'noshow' }),
  appointmentOf({ name: 'Gone', at: '08:30', status: 'fulfilled' }),
];

it('shows where each stands: by arrival, what alarms first, who is late without alarm, and finds by name', async () => {
  await open('/appointments?view=board', { answers: clinicOf(...day()).answers });
  await expect.element(column('Expected')).toBeVisible();
  expect(['Expected', 'Arrived', 'Ready', 'In the visit', 'Over'].map(names)).toEqual([
    ['Early', 'Coming'],
    ['First', 'Second'],
    ['Alarming', 'Measured'],
    ['Inside'],
    ['Gone', 'Missed'],
  ]);
  await expect.element(column('Expected').getByText('Late: 10 minutes')).toHaveAttribute('data-tone', 'none');
  await expect.element(column('Arrived').getByText('Waiting: 20 minutes')).toHaveAttribute('data-tone', 'orange');
  expect(
    column('In the visit')
      .getByText(/^Waiting: /)
      .query(),
  ).toBeNull();
  await expectGoodScreen();
  const search = page.getByRole('searchbox', { name: 'Find a name or reason' });
  await search.fill('alarm');
  await expect.poll(() => names('Ready')).toEqual(['Alarming']);
  expect(names('Arrived')).toEqual([]);
  await search.fill('nobody at all');
  await expect.element(page.getByText('Nobody of this day is found by these words.')).toBeVisible();
});

it('passes a patient on from column to column', async () => {
  await open('/appointments?view=board', { as: receptionist, answers: clinicOf(appointmentOf()).answers });
  await press(act('Arrived', 'Daywalk'));
  await expect.poll(() => names('Arrived')).toEqual(['Daywalk']);
  await expect.poll(() => names('Expected')).toEqual([]);
  expect(asked('appointments.change').map(({ body }) => body)).toEqual([{ status: 'arrived' }]);
});

it.each([
  ['reception', receptionist, ['Arrived: Amal Early', 'Confirm: Amal Coming']],
  [
    'a nurse',
    nurse,
    ['Arrived: Amal Early', 'Confirm: Amal Coming', 'Vital signs: Amal First', 'Vital signs: Amal Second', 'Open visit: Amal Inside'],
  ],
  [
    'a doctor',
    doctor,
    [
      'Arrived: Amal Early',
      'Confirm: Amal Coming',
      ...['First', 'Second', 'Alarming', 'Measured'].map((name) => `Begin visit: Amal ${name}`),
      'Open visit: Amal Inside',
    ],
  ],
] as const)('offers %s their own next step of each', async (_who, as, expected) => {
  await open('/appointments?view=board', { as, answers: clinicOf(...day()).answers });
  await expect.element(column('Expected')).toBeVisible();
  const usual = () => [...document.querySelectorAll('main li .button:not([popovertarget])')].map(({ ariaLabel }) => ariaLabel);
  await expect.poll(usual).toEqual(expected);
});

it('says how many of a full stage it shows, and leads to all of them', async () => {
  const many = Array.from({ length: 45 }, (_, index) => appointmentOf({ name: `Number${String(index).padStart(2, '0')}`, at: '12:00' }));
  await open('/appointments?view=board', { answers: clinicOf(...day(), ...many).answers });
  await expect.element(column('Expected').getByText('20 of 47 shown')).toBeVisible();
  expect(names('Expected')).toHaveLength(20);
  await expectGoodScreen();
  await column('Expected').getByRole('link', { name: 'Show them in the list' }).click();
  await expect.poll(() => location.search).toBe('?part=expected');
  await expect.poll(() => document.querySelectorAll('main .lines > li').length).toBe(47);
  await page.getByRole('link', { name: 'Show the whole day' }).click();
  await expect.element(page.getByText('Over: 2')).toBeVisible();
});
