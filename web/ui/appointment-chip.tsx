import { type AppointmentStatus, appointmentStatusWords } from '#contract/appointments/appointments.ts';
import { entryFor } from '../lib/open-words.ts';
import { said } from '../lib/said.ts';
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
  readonly status: string;
  /** A page's own names for some statuses. */
  readonly words?: Readonly<Partial<Record<AppointmentStatus, () => string>>>;
}

/** An appointment's status, in words and colour. */
export function AppointmentChip({ status, words = {} }: AppointmentChipProps) {
  const usual = entryFor(appointmentStatusWords, status);
  const own = entryFor<string, (() => string) | undefined>(words, status);
  return (
    <Chip tone={entryFor(toneOf, status) ?? 'none'} look="dot" className="whitespace-nowrap">
      {own?.() ?? (usual === undefined ? <bdi>{status}</bdi> : said(usual))}
    </Chip>
  );
}
