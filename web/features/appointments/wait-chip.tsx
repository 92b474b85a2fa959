import type { Appointment } from '#contract/appointments/appointments.ts';
import { formatLength, useLocale } from '../../lib/locale.ts';
import { useNow } from '../../lib/use-now.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { waitOf } from './wait.ts';

/** How long a patient has waited, or is late; nothing once the visit has begun. */
export function WaitChip({ appointment }: { appointment: Appointment }) {
  const locale = useLocale();
  const wait = waitOf(appointment, useNow());
  if (wait === undefined) return null;
  const time = formatLength(locale, { minute: wait.minutes });
  return <Chip tone={wait.tone}>{wait.kind === 'late' ? m.lateFor({ time }) : m.waitsFor({ time })}</Chip>;
}
