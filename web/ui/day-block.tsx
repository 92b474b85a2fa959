import { dateFormat, useLocale } from '../lib/locale.ts';
import './day-block.css';

/** A day as on a calendar's page: weekday, day, month. The text beside it says it in full. */
export function DayBlock({ date }: { date: string }) {
  const locale = useLocale();
  const at = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  return (
    <span className="day-block" aria-hidden="true">
      <span>{part({ weekday: 'short' })}</span>
      <strong>{part({ day: 'numeric' })}</strong>
      <span>{part({ month: 'short' })}</span>
    </span>
  );
}
