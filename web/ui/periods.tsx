import { Plus, X } from 'lucide-react';
import { careLimits } from '#contract/base/care-limits.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Input } from './control.tsx';
import { FieldSet } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import type { TypedPeriod } from '../lib/typed-periods.ts';

interface PeriodsProps {
  /** The id of the first control, which takes focus for the day. */
  readonly id: string;
  /** The day. */
  readonly title: string;
  readonly problem: string | undefined;
  /** The text for a day without periods. */
  readonly closed: string;
  readonly periods: readonly TypedPeriod[];
  readonly onChange: (periods: readonly TypedPeriod[]) => void;
}

/** The periods of one day; without any it is closed. */
export function Periods({ id, title, problem, closed, periods, onChange }: PeriodsProps) {
  const edit = (index: number, part: Partial<TypedPeriod>) =>
    onChange(periods.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <FieldSet id={`${id}-set`} legend={title} problem={problem}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {periods.length === 0 && <span className="text-muted">{closed}</span>}
        {periods.map((period, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a period that is being typed has nothing else that stays
          <span key={index} className="flex items-center gap-1.5">
            {(['from', 'to'] as const).map((end) => (
              <span key={end} className="flex items-center gap-1.5">
                {end === 'to' && <span aria-hidden="true">–</span>}
                <Input
                  {...(index === 0 && end === 'from' && { id })}
                  className="w-20"
                  dir="ltr"
                  autoComplete="off"
                  aria-label={
                    end === 'from' ? m.hoursFrom({ day: title, number: index + 1 }) : m.hoursTo({ day: title, number: index + 1 })
                  }
                  aria-invalid={problem !== undefined}
                  value={period[end]}
                  onChange={({ target }) => edit(index, { [end]: target.value })}
                />
              </span>
            ))}
            <IconButton
              aria-label={m.hoursPeriodRemove({ day: title, number: index + 1 })}
              onClick={() => onChange(periods.filter((_, at) => at !== index))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </span>
        ))}
        {periods.length < careLimits.periodsOfDay && (
          <Button
            {...(periods.length === 0 && { id })}
            look="ghost"
            aria-label={m.hoursPeriodAddTo({ day: title })}
            onClick={() => onChange([...periods, { from: '', to: '' }])}
          >
            <Plus aria-hidden="true" size={18} />
            {m.hoursPeriodAdd()}
          </Button>
        )}
      </div>
    </FieldSet>
  );
}
