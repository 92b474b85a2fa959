import { type Appointment, type AppointmentStatus, appointmentStatusWords } from '#contract/appointments/appointments.ts';
import { hasLapsed, stageOf, stageWords } from '#contract/appointments/stages.ts';
import { entryFor } from '../lib/open-words.ts';
import { said } from '../lib/said.ts';
import { useNow } from '../lib/use-now.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Chip } from './chip.tsx';
import type { Tone } from './tone.ts';

const toneOf = {
  waitlist: 'none',
  pending: 'pending',
  booked: 'accent',
  arrived: 'green',
  fulfilled: 'none',
  noshow: 'red',
  cancelled: 'none',
} as const satisfies Record<AppointmentStatus, Tone>;

interface AppointmentChipProps {
  readonly appointment: Pick<Appointment, 'status' | 'startsAt' | 'arrivedAt' | 'vitalSignsAt' | 'visitStartedAt'>;
  /** A page's own names for some statuses. */
  readonly words?: Readonly<Partial<Record<AppointmentStatus, () => string>>>;
}

/**
 * An appointment's status, in words and colour: of a request, whether its time came without an answer; of a patient who has arrived, for
 * staff, what was done since.
 */
export function AppointmentChip({ appointment, words = {} }: AppointmentChipProps) {
  const isStaff = useIsStaff();
  const now = useNow();
  const { status } = appointment;
  const pending = hasLapsed(appointment, now) ? m.requestLapsed : isStaff ? undefined : m.appointmentWaitsForClinic;
  const stage = isStaff ? stageOf(appointment) : undefined;
  const usual = stage === 'ready' || stage === 'in-visit' ? stageWords[stage] : entryFor(appointmentStatusWords, status);
  const own = status === 'pending' && pending ? pending : entryFor<string, (() => string) | undefined>(words, status);
  return (
    <Chip tone={entryFor(toneOf, status) ?? 'none'} look="dot" className="whitespace-nowrap">
      {own?.() ?? (usual === undefined ? <bdi>{status}</bdi> : said(usual))}
    </Chip>
  );
}
