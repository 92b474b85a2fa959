import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asked } from '../../../test/component/answers.ts';
import { show } from '../../../test/component/app.tsx';
import { administrator, doctor, nurse, otherDoctor, receptionist, technician } from '../../../test/component/people.ts';
import { appointmentOf, clinicOf, stopClock, today } from '../../../test/component/samples/clinic.ts';
import { Now } from './now.tsx';

beforeEach(stopClock);

const arrived = { status: 'arrived', arrivedAt: '2026-03-01T07:00:00.000Z' } as const;
const answers = () =>
  clinicOf(
    appointmentOf({ name: 'Coming' }),
    appointmentOf({ name: 'Here', ...arrived }),
    appointmentOf({ name: 'Measured', ...arrived, vitalSignsAt: '2026-03-01T07:10:00.000Z' }),
    appointmentOf({ name: 'Inside', ...arrived, visitStartedAt: '2026-03-01T07:20:00.000Z' }),
    appointmentOf({ name: 'Colleagues', ...arrived, of: otherDoctor }),
  ).answers;
const names = () =>
  [...document.querySelectorAll('section section a[href*="/patients/"] bdi')].map(({ textContent }) => textContent?.slice(5));

it.each([
  ['a doctor their own patients, the one who is inside first', doctor, ['Inside', 'Measured', 'Here']],
  ['a nurse all who have arrived', nurse, ['Here', 'Colleagues']],
  ['reception those who are expected', receptionist, ['Coming']],
])('shows %s', async (_what, as, expected) => {
  await show(<Now />, { as, answers: answers() });
  await expect.poll(names).toEqual(expected);
  expect(asked('appointments.board')[0]?.query).toEqual({ date: today, ...(as === doctor && { clinicianId: [doctor.id] }) });
});

it.each([
  ['the laboratory', technician],
  ['an administrator', administrator],
])('shows nothing to %s, and asks for nobody', async (_who, as) => {
  await show(<Now />, { as, answers: answers() });
  await expect.poll(() => asked('staff.list').length).toBe(1);
  await expect.poll(() => document.querySelector('main')?.textContent).toBe('');
  expect(asked('appointments.board')).toEqual([]);
});

it('says that nobody waits', async () => {
  await show(<Now />, { as: nurse, answers: clinicOf(appointmentOf()).answers });
  await expect.element(page.getByText('Nobody is waiting for you now.')).toBeVisible();
});
