import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Alert, alertSeverities } from '#contract/overview/alerts.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { usePatientPage } from '../../lib/own-work.ts';
import { usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { said } from '../../lib/said.ts';
import { useAcknowledges } from '../../lib/use-acknowledges.ts';
import { alertsQuery, useAlertCounts } from '../../lib/waiting-work.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { alertSeverityName, alertSeverityTone } from '../../ui/alert-severity.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Further } from '../../ui/paged.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AcknowledgeDialog } from './acknowledge-dialog.tsx';
import { ListCard } from './list-card.tsx';

const listId = 'alerts';

/** The open alerts, the gravest first, with how many there are of each severity. A clinician acknowledges them here. */
export function Alerts() {
  const locale = useLocale();
  const pages = usePages(alertsQuery);
  const counts = useAlertCounts().data;
  const acknowledges = useAcknowledges();
  const patientPage = usePatientPage();
  const [chosen, setChosen] = useState<Alert>();
  return (
    <ListCard
      id={listId}
      title={m.criticalAlerts()}
      query={{ data: pages.rows, isError: pages.error !== null, refetch: pages.retry }}
      failed={m.alertsFailed()}
      empty={m.alertsNone()}
      lines={3}
      summary={
        counts !== undefined && (
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            {alertSeverities.map((severity) => (
              <span key={severity}>
                {m.severityCount({ severity: alertSeverityName[severity](), count: formatNumber(locale, counts[severity]) })}
              </span>
            ))}
          </p>
        )
      }
    >
      {(alerts) => (
        <>
          <Lines>
            {alerts.map((alert) => {
              const { name, otherName } = namesOf({ personalInfo: alert.patient }, locale);
              return (
                <li key={alert.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <span className="min-w-40 flex-1">
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                      {said(alert.message)}
                      <Chip tone={entryFor(alertSeverityTone, alert.severity) ?? 'none'}>{wordFor(alertSeverityName, alert.severity)}</Chip>
                    </span>
                    <TextLink as={Link} to={patientPage(alert.patient.id)} className="inline-block min-h-6">
                      <bdi>{name}</bdi>
                    </TextLink>
                    <span className="block text-sm text-muted">
                      {otherName !== undefined && (
                        <>
                          <bdi>{otherName}</bdi> ·{' '}
                        </>
                      )}
                      {formatTime(locale, alert.raisedAt)}
                    </span>
                  </span>
                  {acknowledges(alert) &&
                    (alert.orderId === undefined ? (
                      <Button aria-label={m.acknowledgeAlertOf({ name })} onClick={() => setChosen(alert)}>
                        {m.acknowledge()}
                      </Button>
                    ) : (
                      // With the order's results, and what was done, once.
                      <Button as={Link} to={paths.labOrder(alert.patient.id, alert.orderId)} aria-label={m.acknowledgeAlertOf({ name })}>
                        {m.acknowledge()}
                      </Button>
                    ))}
                </li>
              );
            })}
          </Lines>
          <Further pages={pages} more={m.pagesMore()} />
          {chosen !== undefined && (
            <AcknowledgeDialog
              alert={chosen}
              onDone={() => document.getElementById(listId)?.focus()}
              onClose={() => setChosen(undefined)}
            />
          )}
        </>
      )}
    </ListCard>
  );
}
