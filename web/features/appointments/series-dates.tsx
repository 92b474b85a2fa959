import { useState } from 'react';
import type { PlannedDate } from '#contract/appointments/series.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tick } from '../../ui/tick.tsx';
import { clockOf } from './chosen-text.ts';
import { problemWord } from './series-words.tsx';

interface SeriesDatesProps {
  readonly dates: readonly PlannedDate[];
  readonly isBusy: boolean;
  readonly onBook: (places: readonly { readonly date: string; readonly time: string }[]) => void;
}

/** The dates of a series: first those that cannot be booked as wanted, with a free time of the same day, and then, folded, the others. */
export function SeriesDates({ dates, isBusy, onBook }: SeriesDatesProps) {
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  // By date, whether it is booked: what is free is, another time only if it is chosen.
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const isChosen = ({ date, problem }: PlannedDate): boolean => choices[date] ?? problem === undefined;
  const choose = (date: string, checked: boolean) => setChoices((kept) => ({ ...kept, [date]: checked }));
  const hindered = dates.filter(({ problem }) => problem !== undefined);
  const free = dates.filter(({ problem }) => problem === undefined);
  const places = dates.flatMap((one) => {
    const time = one.problem === undefined ? one.time : one.instead;
    return time === undefined || !isChosen(one) ? [] : [{ date: one.date, time }];
  });
  const isTooFew = places.length < 2;
  return (
    <Panel aria-labelledby="series-dates" className="grid gap-4 p-5">
      <h2 id="series-dates" className="text-lg font-semibold">
        {m.seriesDatesCount({ count: number(dates.length), free: number(free.length) })}
      </h2>
      {hindered.length > 0 && (
        <div className="grid gap-2">
          <p>{m.seriesHindered({ count: number(hindered.length) })}</p>
          <Lines>
            {hindered.map((one) => (
              <li key={one.date} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-60 flex-1">
                  <span className="font-semibold">{formatLongDate(locale, one.date)}</span>
                  <span className="block text-sm">
                    {clockOf(locale, one)}: {problemWord(one.problem ?? '')}
                    {one.why !== undefined && (
                      <>
                        {' · '}
                        <bdi>{one.why}</bdi>
                      </>
                    )}
                  </span>
                </span>
                {one.instead !== undefined && (
                  <Choice>
                    <Tick type="checkbox" checked={isChosen(one)} onChange={({ target }) => choose(one.date, target.checked)} />
                    <span>
                      {m.seriesInstead({ time: clockOf(locale, { date: one.date, time: one.instead }) })}
                      <span className="sr-only"> {formatLongDate(locale, one.date)}</span>
                    </span>
                  </Choice>
                )}
              </li>
            ))}
          </Lines>
        </div>
      )}
      {free.length > 0 && (
        <Disclosure summary={m.seriesFreeDates({ count: number(free.length) })}>
          {() => (
            <div className="grid gap-1 sm:grid-cols-2">
              {free.map((one) => (
                <Choice key={one.date}>
                  <Tick type="checkbox" checked={isChosen(one)} onChange={({ target }) => choose(one.date, target.checked)} />
                  <span>
                    {formatLongDate(locale, one.date)}
                    {m.listComma()}
                    {clockOf(locale, one)}
                  </span>
                </Choice>
              ))}
            </div>
          )}
        </Disclosure>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="primary"
          aria-disabled={isBusy || isTooFew}
          aria-describedby={isTooFew ? 'series-too-few' : undefined}
          onClick={() => !isBusy && !isTooFew && onBook(places)}
        >
          {isBusy ? m.seriesBooking() : m.seriesBook({ count: number(places.length) })}
        </Button>
        <output id="series-too-few">{isTooFew && m.seriesTooFew()}</output>
      </p>
    </Panel>
  );
}
