import { useQuery } from '@tanstack/react-query';
import { ClipboardList, ShieldCheck } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { OwnLink } from '#contract/links/links.ts';
import { ageOn } from '#contract/patient/age.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { arriving } from '../../lib/arriving.tsx';
import { useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { QuickActions } from '../../ui/quick-actions.tsx';
import { LinkedRecords } from '../links/linked-records.tsx';
import { ownLinksQuery } from '../links/queries.ts';
import { relationName } from '../links/relation-name.ts';
import { Care } from './care.tsx';

/** Staff, whose dashboard has the same address, do not load it. */
const WhereToGo = arriving(
  async () => (await import('../../ui/where-to-go.tsx')).WhereToGo,
  () => null,
);

interface HomeProps {
  /** A patient's appointments, rendered by another feature. */
  readonly Appointments: ComponentType<{ readonly patientId: string }>;
  /** Proposals for changes to the record, likewise. */
  readonly Proposals: ComponentType<{ readonly patient: Patient }>;
  /** The symptom checks in the record, likewise. */
  readonly Checks: ComponentType<{ readonly patient: Patient }>;
}

/** A patient account's landing page: the care of the patient, or of one of the people for whom its holder acts. */
export function PatientHome(parts: HomeProps) {
  const [params] = useSearchParams();
  const { data: links, isError, refetch } = useQuery(ownLinksQuery);
  // Of several records, the holder's own comes first; an address may name another.
  const own = links?.find(({ relation }) => relation === 'self') ?? links?.[0];
  const chosen = links?.find(({ patient }) => patient.id === params.get('patientId')) ?? own;
  if (links !== undefined && chosen !== undefined)
    return <HomeOf key={chosen.patient.id} links={links} id={chosen.patient.id} {...parts} />;
  return (
    <Page title={m.navHome()}>
      {isError ? (
        <Failure text={m.portalFailed()} onRetry={refetch} />
      ) : links === undefined ? (
        <Placeholders shape="home" />
      ) : (
        <>
          <p className="max-w-2xl">
            <span className="block font-semibold">{m.yourRecordNone()}</span> {m.portalNoRecord()}
          </p>
          <LinkedRecords />
        </>
      )}
    </Page>
  );
}

function HomeOf({ links, id, Appointments, Proposals, Checks }: HomeProps & { readonly links: readonly OwnLink[]; readonly id: string }) {
  const now = useNow();
  const { data: patient, error, refetch } = useQuery(patientQuery(id));
  const whose = links.length > 1 && <Whose links={links} id={id} />;
  if (patient === undefined)
    return (
      <Page title={m.navHome()} actions={whose}>
        {error ? <Failure text={loadFailureText(error, m.portalFailed())} onRetry={refetch} /> : <Placeholders shape="home" />}
      </Page>
    );
  return (
    <PatientPage patient={patient} actions={whose}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Appointments patientId={id} />
          <Care patientId={id} />
          <Checks patient={patient} />
          <Proposals patient={patient} />
        </div>
        <div className="grid gap-5">
          <QuickActions
            actions={[
              { path: paths.patient(id), name: m.portalDetails(), icon: ClipboardList },
              { path: paths.security, name: m.portalLog(), icon: ShieldCheck },
            ]}
          />
          <LinkedRecords />
          <WhereToGo level="unasked" age={ageOn(patient.personalInfo.dateOfBirth, qatarDate(new Date(now)))} pregnant={false} />
        </div>
      </div>
    </PatientPage>
  );
}

/** Changes to the record of another person, by name. */
function Whose({ links, id }: { links: readonly OwnLink[]; id: string }) {
  const locale = useLocale();
  return (
    <nav aria-label={m.portalWhose()} className="flex flex-wrap items-center gap-2">
      {links.map(({ id: linkId, patient, relation }) => (
        <Button
          key={linkId}
          as={Link}
          look={patient.id === id ? 'primary' : 'plain'}
          className="h-auto min-w-0 py-2 text-start whitespace-normal"
          to={paths.homeOf(patient.id)}
          aria-current={patient.id === id ? 'page' : undefined}
        >
          <bdi className="wrap-anywhere">{nameIn(patient, locale)}</bdi>
          <span className="text-sm font-normal">{relation === 'self' ? m.portalSelf() : wordFor(relationName, relation)}</span>
        </Button>
      ))}
    </nav>
  );
}
