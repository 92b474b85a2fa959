import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Clinician } from '#contract/appointments/appointments.ts';
import { type ClinicHours, periodsOn } from '#contract/appointments/clinic-hours.ts';
import { dayAfter } from '#contract/base/qatar-time.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { failureText } from '../../lib/problem-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Absence } from './away-plan.ts';
import { appointmentsChanged, changeHours, cliniciansQuery } from './queries.ts';

/** The days of an absence on which patients can still be booked. */
function openDaysOf(hours: ClinicHours, { from, to }: Absence): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) if (periodsOn(hours, day).length > 0) days.push(day);
  return days;
}

/** Closes the days of an absence for booking, and opens again those that it closed. */
export function useAwayDays({ id, hours }: Clinician, away: Absence) {
  const queryClient = useQueryClient();
  const open = openDaysOf(hours, away);
  /** What held on the days that were closed here. */
  const [closed, setClosed] = useState<{ readonly days: readonly string[]; readonly before: ClinicHours['exceptions'] }>();
  const change = async (days: readonly string[], exceptions: ClinicHours['exceptions']) => {
    const others = hours.exceptions.filter(({ date }) => !days.includes(date));
    await changeHours(id, hours.version, { weekly: hours.weekly, exceptions: [...others, ...exceptions] });
    await Promise.all([queryClient.invalidateQueries({ queryKey: cliniciansQuery.queryKey }), appointmentsChanged(queryClient)]);
  };
  return {
    open,
    wasClosed: closed !== undefined,
    close: async () => {
      if (open.length === 0) return;
      await change(
        open,
        open.map((date) => ({ date, periods: [] })),
      );
      setClosed({ days: open, before: hours.exceptions.filter(({ date }) => open.includes(date)) });
    },
    reopen: async () => {
      if (closed === undefined) return;
      await change(closed.days, closed.before);
      setClosed(undefined);
    },
  };
}

/** Says whether the days of an absence can still be booked, and closes them. */
export function AwayDays({ days: { open, wasClosed, close, reopen } }: { readonly days: ReturnType<typeof useAwayDays> }) {
  const locale = useLocale();
  const changing = useMutation({ mutationFn: (change: () => Promise<void>) => change() });
  const isOpen = open.length > 0;
  const press = (change: () => Promise<void>) => () => {
    if (!changing.isPending) changing.mutate(change);
  };
  return (
    <>
      {changing.isError && <Notice>{failureText(changing.error, m.hoursSaveFailed())}</Notice>}
      <Notice as="div" tone={isOpen ? 'yellow' : 'green'} className="flex flex-wrap items-center justify-between gap-3">
        <output>{isOpen ? m.awayOpen({ count: formatNumber(locale, open.length) }) : m.awayClosed()}</output>
        {isOpen ? (
          <Button aria-disabled={changing.isPending} onClick={press(close)}>
            {m.awayClose()}
          </Button>
        ) : (
          wasClosed && (
            <Button look="ghost" aria-disabled={changing.isPending} onClick={press(reopen)}>
              {m.awayReopen()}
            </Button>
          )
        )}
      </Notice>
    </>
  );
}
