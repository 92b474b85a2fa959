import { formatClock, formatDate, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Ltr } from '../../ui/ltr.tsx';
import { NumberTable } from '../../ui/number-table.tsx';
import type { Taken, resultsByDay } from './results-by-day.ts';
import { TestLink } from './test-link.tsx';
import type { Verified } from './worst.ts';
import { Remarks, ResultFigure, markOf, rangeText, remarkOf } from './words.tsx';

const figureFrom = ({ verified, status }: Verified) => ({ ...verified, status });

interface ResultsTableProps extends ReturnType<typeof resultsByDay> {
  readonly patientId: string;
  readonly hasRange: boolean;
}

/** Each test's values of the last days side by side, those of one day each with its time, and the test's range; the test leads to its course. */
export function ResultsTable({ patientId, days, rows, hasRange }: ResultsTableProps) {
  const locale = useLocale();
  const all = rows.flatMap(({ values }) => values.flat());
  const remarks = [...new Set(all.flatMap(({ result }) => remarkOf(figureFrom(result)) ?? []))];
  const figureOf = ({ result }: Taken, unit: string | undefined) => {
    const of = figureFrom(result);
    const isOwnUnit = of.unit?.ucum !== unit;
    return <ResultFigure test={result.test} of={of} mark={markOf(remarks, of)} hasUnit={isOwnUnit} />;
  };
  const dayOf = (values: readonly Taken[], unit: string | undefined) => {
    const [only, ...others] = values;
    if (only === undefined) return '–';
    if (others.length === 0) return figureOf(only, unit);
    return (
      <ul className="grid justify-items-end gap-1">
        {values.map((one, index) => (
          <li key={index} className="flex flex-wrap items-baseline justify-end gap-x-2">
            <span className="text-sm text-muted">{formatClock(locale, one.at)}</span>
            {figureOf(one, unit)}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <>
      <NumberTable
        heads={[m.labTestHead(), ...days.map((day) => formatDate(locale, day)), ...(hasRange ? [m.labRangeHead()] : [])]}
        rows={rows.map(({ test, values }) => {
          const last = values.flat()[0]?.result.verified;
          return {
            id: test,
            name: (
              <>
                <TestLink test={test} patientId={patientId} />{' '}
                {last?.unit !== undefined && <Ltr className="text-sm font-normal text-muted">{last.unit.shown}</Ltr>}
              </>
            ),
            figures: [
              ...values.map((day) => ({ shown: dayOf(day, last?.unit?.ucum) })),
              ...(hasRange ? [{ shown: last?.range === undefined ? '–' : <Ltr>{rangeText(last.range)}</Ltr> }] : []),
            ],
          };
        })}
      />
      <Remarks remarks={remarks} />
    </>
  );
}
