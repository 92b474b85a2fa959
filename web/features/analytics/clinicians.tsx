import type { Analytics } from '#contract/overview/analytics.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { formatLength, useLocale } from '../../lib/locale.ts';
import { NumberTable } from '../../ui/number-table.tsx';
import { medianBucket, sayBucket } from './figures.ts';
import { Part, counted, rateOf } from './part.tsx';
import { clinicianName } from './parts.ts';

/** What each clinician did, how long their patients waited, and how soon they can be seen. */
export function Clinicians({ answer: { clinicians } }: { answer: Analytics }) {
  const locale = useLocale();
  return (
    <Part title={m.analyticsByClinician()} hint={m.analyticsThirdFreeHint()}>
      <NumberTable
        isSortable
        heads={[
          m.analyticsClinician(),
          m.analyticsCompleted(),
          m.analyticsNoshows(),
          m.analyticsRate(),
          m.analyticsCanceled(),
          m.analyticsVisits(),
          m.analyticsPrescriptions(),
          m.analyticsOrders(),
          m.analyticsMiddleWait(),
          m.analyticsThirdFree(),
        ]}
        rows={clinicians.map((one) => {
          const wait = medianBucket(one.wait);
          return {
            id: one.id,
            name: <bdi>{clinicianName(one)}</bdi>,
            figures: [
              counted(locale, one.appointments.fulfilled),
              counted(locale, one.appointments.noshow),
              rateOf(locale, one.appointments),
              counted(locale, one.appointments.cancelled),
              counted(locale, one.visits),
              counted(locale, one.prescriptions),
              counted(locale, one.laboratoryOrders),
              { shown: wait === undefined ? '–' : sayBucket(locale, wait), ...(wait !== undefined && { value: wait }) },
              free(one.thirdFree),
            ],
          };
        })}
      />
    </Part>
  );

  function free(days: number | null | undefined) {
    if (days === undefined) return { shown: m.analyticsNoHours() };
    return days === null ? { shown: m.analyticsThirdFreeNone() } : { shown: formatLength(locale, { day: days }), value: days };
  }
}
