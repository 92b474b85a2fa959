/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Appointment, Schedule, appointmentStatuses } from '#contract/appointments/appointments.ts';
import { open } from '../../../test/component/app.tsx';
import { doctor, receptionist } from '../../../test/component/people.ts';

const liveIn = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId });
afterEach(() => liveIn(''));

const today = '2026-03-01';
const early = Appointment.parse({
  id: '01JABCDEFGHJKMNPQRSTVWXYZ2',
  version: 1,
  patient: { id: '01JABCDEFGHJKMNPQRSTVWXYZ0', firstName: 'Amal', lastName: 'Far', dateOfBirth: '1985-03-14', gender: 'female' },
  clinician: { id: doctor.id, name: doctor.member?.name },
  startsAt: '2026-03-01T05:00:00.000Z',
  endsAt: '2026-03-01T05:20:00.000Z',
  minutes: 20,
  service: 'consultation',
  status: 'booked',
  createdAt: '2026-02-20T07:00:00.000Z',
});

// Half an hour after midnight in Qatar; elsewhere it may be another day.
it.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
  'the clinic’s day and hours are Qatar’s in a browser that lives in %s',
  async (zone) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-02-28T21:30:00Z');
    await liveIn(zone);
    expect(new Date().getHours()).not.toBe(0);
    const counts = Object.fromEntries(appointmentStatuses.map((status) => [status, 0]));
    await open('/appointments', {
      as: receptionist,
      answers: {
        'appointments.list': ({ query: { date = today } }) => Schedule.parse({ rows: date === today ? [early] : [], counts }),
      },
    });
    await expect.element(page.getByRole('heading', { name: 'Sunday, Mar 1, 2026' })).toBeVisible();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Amal Far' }).getByRole('time')).toHaveTextContent('08:00');
  },
);
