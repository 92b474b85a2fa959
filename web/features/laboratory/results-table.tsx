import { formatDate, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Ltr } from '../../ui/ltr.tsx';
import { NumberTable } from '../../ui/number-table.tsx';
import type { resultsByDay } from './results-by-day.ts';
import { TestLink } from './test-link.tsx';
import type { Verified } from './worst.ts';
import { ResultFigure, rangeText, remarkOf } from './words.tsx';

const marks = ['*', '†', '‡', '§', '¶', '‖'];
const figureFrom = ({ verified, status }: Verified) => ({ ...verified, status });

interface ResultsTableProps extends ReturnType<typeof resultsByDay> {
  readonly patientId: string;
  readonly hasRange: boolean;
}

/** Each test's values of the last days side by side, and its range; the test leads to its course. */
export function ResultsTable({ patientId, days, rows, hasRange }: ResultsTableProps) {
  const locale = useLocale();
  const remarks = [...new Set(rows.flatMap(({ values }) => values.flatMap((one) => (one && remarkOf(figureFrom(one))) ?? [])))];
  const figureOf = (test: string, value: Parameters<typeof ResultFigure>[0]['of']) => (
    <ResultFigure test={test} of={value} mark={marks[remarks.indexOf(remarkOf(value) ?? '')]} />
  );
  return (
    <>
      <NumberTable
        heads={[m.labTestHead(), ...days.map((day) => formatDate(locale, day)), ...(hasRange ? [m.labRangeHead()] : [])]}
        rows={rows.map(({ test, values }) => {
          const last = values.find((one) => one !== undefined)?.verified;
          return {
            id: test,
            name: (
              <>
                <TestLink test={test} patientId={patientId} />{' '}
                {last?.unit !== undefined && <Ltr className="text-sm font-normal text-muted">{last.unit.shown}</Ltr>}
              </>
            ),
            figures: [
              ...values.map((one) => ({ shown: one === undefined ? '–' : figureOf(test, figureFrom(one)) })),
              ...(hasRange ? [{ shown: last?.range === undefined ? '–' : <Ltr>{rangeText(last.range)}</Ltr> }] : []),
            ],
          };
        })}
      />
      {remarks.map((remark, index) => (
        <p key={remark} className="text-sm text-muted">
          {marks[index]} {remark}
        </p>
      ))}
    </>
  );
}
