import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Service, serviceIds, services } from '#contract/appointments/appointments.ts';
import { limits } from '#contract/base/limits.ts';
import { type ClinicCatalogue, isTestOffered, serviceIn } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { genderWords } from '#contract/patient/choices.ts';
import { catalogueQuery } from '../../lib/clinic-catalogue.ts';
import { formatLength, formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useIsAdmin } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LabTestSearch } from '../../ui/lab-test-search.tsx';
import { Lines } from '../../ui/lines.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ClinicProfilePanel } from './clinic-profile.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';

/** The clinic's services and laboratory tests, for administrators to adapt. */
export function ClinicCataloguePage() {
  return useIsAdmin() ? <Catalogue /> : <NotPermitted title={m.pageClinicCatalogue()} text={m.catalogueAdminsOnly()} />;
}

function Catalogue() {
  useLocale();
  const { data, error, refetch } = useQuery({ ...catalogueQuery, staleTime: 0 });
  return (
    <Page title={m.pageClinicCatalogue()} actions={<BackLink to={paths.settings}>{m.navSettings()}</BackLink>}>
      <ClinicProfilePanel />
      {data !== undefined ? (
        <>
          <Services catalogue={data} />
          <Tests catalogue={data} />
        </>
      ) : error ? (
        <Failure text={loadFailureText(error, m.catalogueFailed())} onRetry={refetch} />
      ) : (
        <Placeholders shape="lines" />
      )}
    </Page>
  );
}

interface PartProps {
  readonly catalogue: ClinicCatalogue;
}
interface LineProps {
  readonly name: string;
  readonly detail?: string;
  readonly isOffered: boolean;
  readonly onChange: () => void;
}

const Line = ({ name, detail, isOffered, onChange }: LineProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        {!isOffered && <Chip tone="pending">{m.catalogueNotOffered()}</Chip>}
      </span>
      {detail !== undefined && <span className="block text-sm text-muted">{detail}</span>}
    </span>
    <Button look="ghost" aria-label={m.actionOn({ action: m.staffChange(), name })} onClick={onChange}>
      {m.staffChange()}
    </Button>
  </li>
);

function Services({ catalogue }: PartProps) {
  const locale = useLocale();
  const [chosen, setChosen] = useState<Service>();
  return (
    <Panel className="grid gap-4 p-5" aria-label={m.catalogueServices()}>
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{m.catalogueServices()}</h2>
        <p className="text-sm text-muted">{m.catalogueServicesHint()}</p>
      </div>
      <Lines>
        {serviceIds.map((id) => {
          const { isOffered, minutes, who } = serviceIn(catalogue, id);
          return (
            <Line
              key={id}
              name={said(services[id].name)}
              detail={[
                formatLength(locale, { minute: minutes }),
                ...(who.sex === undefined ? [] : [said(genderWords[who.sex])]),
                ...(who.from === 0 && who.to === limits.ageMax
                  ? []
                  : [m.catalogueAges({ from: formatNumber(locale, who.from), to: formatNumber(locale, who.to) })]),
              ].join(' · ')}
              isOffered={isOffered}
              onChange={() => setChosen(id)}
            />
          );
        })}
      </Lines>
      {chosen && <ServiceDialog catalogue={catalogue} service={chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  );
}

function Tests({ catalogue }: PartProps) {
  const [chosen, setChosen] = useState<string>();
  const changed = Object.keys(catalogue.tests).filter((id) => labTests.has(id));
  const nameOf = (id: string): string => {
    const name = labTests.get(id)?.name;
    return name === undefined ? id : said(name);
  };
  return (
    <Panel className="grid gap-4 p-5" aria-label={m.catalogueTests()}>
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{m.catalogueTests()}</h2>
        <p className="text-sm text-muted">{m.catalogueTestsHint()}</p>
      </div>
      <LabTestSearch problem={false} label={m.catalogueTestFind()} isFound={() => true} onChoose={setChosen} />
      {changed.length === 0 ? (
        <p className="text-muted">{m.catalogueTestsNone()}</p>
      ) : (
        <Lines>
          {changed.map((id) => (
            <Line key={id} name={nameOf(id)} isOffered={isTestOffered(catalogue, id)} onChange={() => setChosen(id)} />
          ))}
        </Lines>
      )}
      {chosen !== undefined && <TestDialog catalogue={catalogue} testId={chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  );
}
