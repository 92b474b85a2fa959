import type { PortalVaccination } from '#contract/portal/portal.ts';
import { formatDate, formatLength, formatNumber, useLocale } from '../../lib/locale.ts';
import { ageIn } from '../../lib/person.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PersonPage } from '../links/person-page.tsx';
import { OfPortal } from './of-portal.tsx';

/** A person's vaccinations by the age at which they were given. */
export const VaccinationsPage = () => (
  <PersonPage title={m.immunizations()}>
    {({ patient: { id, dateOfBirth } }) => (
      <>
        <Notice tone="none" className="max-w-2xl">
          {m.vaccinationSchedule()}
        </Notice>
        <OfPortal key={id} patientId={id}>
          {({ vaccinations }) => <ByAge vaccinations={vaccinations} born={dateOfBirth} />}
        </OfPortal>
      </>
    )}
  </PersonPage>
);

function ByAge({ vaccinations, born }: { vaccinations: readonly PortalVaccination[]; born: string }) {
  const locale = useLocale();
  if (vaccinations.length === 0)
    return (
      <Panel className="p-5">
        <p className="text-muted">{m.immunizationsEmpty()}</p>
      </Panel>
    );
  const ageAt = (on: string): string =>
    on <= born ? m.vaccinationAtBirth() : m.vaccinationAt({ age: formatLength(locale, ageIn(born, on)) });
  return (
    <div className="grid max-w-3xl gap-4">
      {[...Map.groupBy(vaccinations, ({ on }) => ageAt(on))].map(([age, given]) => (
        <Panel key={age} aria-label={age} className="grid gap-1 p-5">
          <h2 className="text-heading">{age}</h2>
          <Lines>
            {given.map((one) => (
              <Vaccination key={one.id} vaccination={one} />
            ))}
          </Lines>
        </Panel>
      ))}
    </div>
  );
}

function Vaccination({ vaccination: { name, dose, on, lot, elsewhere } }: { vaccination: PortalVaccination }) {
  const locale = useLocale();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-48 flex-1">
        <span className="block font-semibold">{said(name)}</span>
        <span className="block text-sm text-muted">
          {dose !== undefined && `${m.doseNumbered({ number: formatNumber(locale, dose) })} · `}
          {formatDate(locale, on)}
          {lot !== undefined && (
            <>
              {' · '}
              {m.lotNumber()} <Ltr>{lot}</Ltr>
            </>
          )}
        </span>
      </span>
      {elsewhere && <Chip tone="none">{m.givenElsewhere()}</Chip>}
    </li>
  );
}
