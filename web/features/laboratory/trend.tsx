import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay, formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { pagesFrom } from '../../lib/pages.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Failure } from '../../ui/page.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ChartPlace, drawnLater } from '../../ui/chart-place.tsx';
import { axisAround } from '../../lib/axis.ts';
import { trendQuery } from './queries.ts';
import { ResultValue, rangeText, testName, valueText } from './words.tsx';

const TimeCourse = drawnLater(async () => (await import('../../ui/time-course.tsx')).TimeCourse);

/** One test of a patient over time: a chart, and a table of its values, latest first. */
export function Trend({ patientId, test }: { patientId: string; test: string }) {
  const locale = useLocale();
  const query = useInfiniteQuery(trendQuery(patientId, test));
  const pages = pagesFrom(query);
  const title = m.labTrend({ title: testName(test) });
  const points = query.data?.pages[0]?.points ?? [];
  // Values in another unit are in the table only.
  const numbers = points.flatMap((point) => (typeof point.value === 'number' ? [{ ...point, value: point.value }] : []));
  const [first, last] = [numbers[0], numbers.at(-1)];
  const drawn = numbers.map(({ at, value, range, flag }) => ({ at, value, range, isOutside: flag !== undefined && flag !== 'within' }));
  const byValue = numbers.toSorted((one, other) => one.value - other.value);
  const [lowest, highest] = [byValue[0], byValue.at(-1)];
  return (
    <Panel className="grid gap-4 p-5" aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      {query.data === undefined && query.error !== null ? (
        <Failure text={loadFailureText(query.error, m.labTrendFailed())} onRetry={pages.retry} />
      ) : query.data === undefined ? (
        <Loading className="grid">
          <Skeleton className="h-60" />
        </Loading>
      ) : first === undefined || last === undefined || lowest === undefined || highest === undefined ? (
        <p className="text-muted">{m.labTrendNone()}</p>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-2">
            <ChartPlace>
              <TimeCourse
                label={m.labTrendChart({
                  count: formatNumber(locale, pages.total ?? drawn.length),
                  from: formatDay(locale, first.at),
                  to: formatDay(locale, last.at),
                })}
                unit={last.unit?.shown ?? ''}
                legend={[
                  { mark: 'band', text: m.labRangeHead() },
                  { mark: 'outside', text: m.labTrendOutside() },
                ]}
                upright={axisAround(drawn.flatMap(({ value, range }) => [value, range?.low ?? value, range?.high ?? value]))}
                series={[drawn]}
              />
            </ChartPlace>
            <p className="text-sm text-muted">
              {m.labTrendExtremes({
                lowest: valueText(test, lowest),
                lowestDay: formatDay(locale, lowest.at),
                highest: valueText(test, highest),
                highestDay: formatDay(locale, highest.at),
              })}
              {pages.total !== undefined && pages.total > drawn.length && (
                <>
                  {' '}
                  {m.trendDrawn({ drawn: formatNumber(locale, drawn.length), count: formatNumber(locale, pages.total) })} {m.trendTable()}
                </>
              )}
            </p>
          </div>
          <div className="grid gap-3">
            <Paged pages={pages} empty={m.labTrendNone()} failed={m.labTrendFailed()}>
              {(rows) => (
                <FiguresTable
                  heads={[m.labDate(), m.labValue(), m.labRangeHead()]}
                  rows={rows.map((point) => [
                    formatTime(locale, point.at),
                    <ResultValue key="value" test={test} of={point} />,
                    point.range === undefined ? m.labNoRange() : <Ltr key="range">{rangeText(point.range)}</Ltr>,
                  ])}
                />
              )}
            </Paged>
          </div>
        </div>
      )}
    </Panel>
  );
}
