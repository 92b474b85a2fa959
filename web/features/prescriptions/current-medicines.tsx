import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { titleOf } from '#contract/patient/fields.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { prescriptionStatusWords } from '#contract/prescriptions/prescriptions.ts';
import { useLocale } from '../../lib/locale.ts';
import { saidWord } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SupplyEnded } from '../../ui/supply-ended.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { currentOf } from '../../lib/current-prescriptions.ts';
import { prescriptionsQuery } from '../../lib/prescriptions-query.ts';
import { drugTitle } from '../../lib/drug-title.ts';

/** What a patient takes: current prescriptions, and the medicines that were entered as text. */
export function CurrentMedicines({ patient }: { patient: Patient }) {
  useLocale();
  const { data, isError, refetch } = useQuery(prescriptionsQuery(patient.id));
  const current = currentOf(data?.prescriptions ?? []);
  const entered = data?.entered ?? [];
  return (
    <Panel className="grid gap-3 p-5" aria-labelledby="medicines">
      <h2 id="medicines" className="text-lg font-semibold">
        {m.navMedicines()}
      </h2>
      {isError ? (
        <Failure text={m.prescriptionsFailed()} onRetry={refetch} />
      ) : data === undefined ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-10" />
        </Loading>
      ) : (
        <>
          {current.length === 0 && entered.length === 0 && <p className="text-muted">{m.prescriptionsNone()}</p>}
          {current.length > 0 && (
            <Lines isCompact>
              {current.map((one) => {
                const { id, drug, doseText, status } = one;
                return (
                  <li key={id}>
                    <span className="me-3 font-semibold">
                      <bdi>{drugTitle(drug.name, drug.strength)}</bdi>
                    </span>
                    <span className="me-3">{said(doseText)}</span>
                    {status !== 'active' && <Chip tone="pending">{saidWord(prescriptionStatusWords, status)}</Chip>}
                    <SupplyEnded of={one} />
                  </li>
                );
              })}
            </Lines>
          )}
          {entered.length > 0 && (
            <div className="grid gap-1">
              <h3 className="text-sm text-muted">{m.medicinesEntered({ field: said(titleOf('medications')) })}</h3>
              <ul>
                {entered.map(({ text }) => (
                  <li key={text}>
                    <bdi className="wrap-anywhere">{text}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <TextLink as={Link} to={paths.prescriptions(patient.id)} className="inline-block min-h-6 justify-self-start">
            {m.prescriptionsTitle()}
          </TextLink>
        </>
      )}
    </Panel>
  );
}
