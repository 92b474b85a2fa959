import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { LabOrder, PreviousValues } from '#contract/laboratory/laboratory.ts';
import { formatDay, formatTime, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useStaffName } from '../../lib/staff-name.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Ltr } from '../../ui/ltr.tsx';
import { NumberTable } from '../../ui/number-table.tsx';
import { Failure } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { orderQuery, previousQuery } from './queries.ts';
import { TestLink } from './test-link.tsx';
import { PriorityChip, type Result, Remarks, ResultValue, Revised, markOf, rangeText, remarkOf, resultWord, valueText } from './words.tsx';
import { worstFirst } from './worst.ts';

interface OrderPaneProps {
  readonly patientId: string;
  readonly orderId: string;
  /** The order, if it is at hand. */
  readonly order?: LabOrder;
  /** Whether the patient's other orders may be asked for. */
  readonly isSettled: boolean;
}

/** Every value of an order beside the previous one and its range, the gravest first; who ordered it, and why. */
export function OrderPane({ patientId, orderId, order, isSettled }: OrderPaneProps) {
  const locale = useLocale();
  const nameOf = useStaffName();
  const read = useQuery({ ...orderQuery(patientId, orderId), enabled: isSettled && order === undefined });
  const previous = useQuery({ ...previousQuery(patientId, orderId), enabled: isSettled });
  const shown = order ?? read.data;
  const failed = [read, previous].filter(({ isError }) => isError);
  return (
    <>
      {shown !== undefined && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <span>
              {m.labOrderedBy()} <bdi>{nameOf(shown.orderedBy)}</bdi> · {formatTime(locale, shown.orderedAt)}
            </span>
            {shown.priority !== 'routine' && <PriorityChip priority={shown.priority} />}
          </p>
          {shown.note !== undefined && <bdi className="whitespace-pre-line wrap-anywhere">{shown.note}</bdi>}
          <Values order={shown} before={previous.data?.rows} isMissing={previous.isError} />
        </>
      )}
      {failed.length > 0 ? (
        <Failure text={m.labOrdersFailed()} onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} />
      ) : (
        shown === undefined && <Skeleton className="h-10" />
      )}
      <TextLink as={Link} to={paths.labOrder(patientId, orderId)} className="inline-block min-h-6 justify-self-start">
        {m.labOrder()}
      </TextLink>
    </>
  );
}

interface ValuesProps {
  readonly order: LabOrder;
  /** The values before, once known. */
  readonly before: PreviousValues['rows'] | undefined;
  readonly isMissing: boolean;
}

function Values({ order, before, isMissing }: ValuesProps) {
  const locale = useLocale();
  const previous = (test: string) => {
    if (before === undefined) return isMissing ? '' : <Skeleton className="h-5" />;
    const last = before.find((one) => one.test === test);
    return (
      last !== undefined && (
        <span>
          <Ltr>{valueText(test, last)}</Ltr>
          <span className="block text-sm text-muted">{formatDay(locale, last.at)}</span>
        </span>
      )
    );
  };
  const remarks = [...new Set(order.results.flatMap(({ verified }) => (verified && remarkOf(verified)) ?? []))];
  return (
    <>
      <NumberTable
        heads={[m.labTestHead(), m.labResultHead(), m.labPrevious(), m.labRangeHead()]}
        rows={worstFirst(order.results).map((result) => ({
          id: result.test,
          name: <Named result={result} patientId={order.patient.id} />,
          figures: [
            {
              shown:
                result.verified === undefined ? (
                  <span className="text-muted">{resultWord(result.status)}</span>
                ) : (
                  <ResultValue test={result.test} of={result.verified} mark={markOf(remarks, result.verified)} />
                ),
            },
            { shown: previous(result.test) },
            {
              shown: result.verified?.range !== undefined && <Ltr>{rangeText(result.verified.range)}</Ltr>,
            },
          ],
        }))}
      />
      <Remarks remarks={remarks} />
    </>
  );
}

/** A test, which opens its course, and what the laboratory said of its value. */
function Named({ result, patientId }: { result: Result; patientId: string }) {
  const { test, verified } = result;
  return (
    <>
      <TestLink test={test} patientId={patientId} />
      {verified?.comment !== undefined && <bdi className="block text-sm font-normal whitespace-pre-line">{verified.comment}</bdi>}
      {verified !== undefined && (
        <span className="flex flex-wrap items-center gap-x-2 text-sm font-normal">
          <Revised result={result} />
        </span>
      )}
    </>
  );
}
