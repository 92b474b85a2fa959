import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { allergiesOf, allergyStatusOf } from '#contract/patient/allergies.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { titleOf, wordsOf } from '#contract/patient/fields.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { vitalSigns } from '#contract/chart/vital-signs.ts';
import { byWeightMonths, monthsOn } from '#contract/patient/age.ts';
import { arriving } from '../lib/arriving.tsx';
import { formatDay, formatLength, formatNumber, useLocale } from '../lib/locale.ts';
import { bornIn } from '../lib/birth.ts';
import { ageIn, namesOf } from '../lib/person.ts';
import { said } from '../lib/said.ts';
import { useTabbedPatient } from '../lib/tabbed-patient.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Allergies } from './allergies.tsx';
import { Chip } from './chip.tsx';
import { DeathChip } from './death-chip.tsx';
import { Ltr } from './ltr.tsx';
import { Page } from './page.tsx';
import { PatientTabs, isTab } from './patient-tabs.tsx';
import { RedSigns, useLastVitals, useRedSigns } from './patient-red-signs.tsx';
import { StatusChip } from './status-chip.tsx';
import './patient-banner.css';

const OpenedNamesakes = arriving(
  async () => (await import('./namesakes.tsx')).OpenedNamesakes,
  () => null,
);

/** The most of the window's height that a banner may keep for itself. */
const shareInView = 0.3;

/** Whether the element is low enough to stay in view. A list that is opened in it changes nothing. */
function useIsLow() {
  const element = useRef<HTMLDivElement>(null);
  const [isLow, setIsLow] = useState(false);
  useEffect(() => {
    const { current: banner } = element;
    if (banner === null) return undefined;
    const measure = () => {
      if (banner.querySelector('[aria-expanded=true]') === null) setIsLow(banner.offsetHeight <= innerHeight * shareInView);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(banner);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return { element, isLow };
}

interface PatientBannerProps {
  readonly patient: Patient;
  readonly isHeading: boolean;
  /** What can be done beside the allergies. */
  readonly allergyAction?: ReactNode;
  /** The other pages about the patient. */
  readonly tabs?: ReactNode;
}

/** The patient of a page, with allergies and other risks. It stays in view where there is room. */
export function PatientBanner({ patient, isHeading, allergyAction, tabs }: PatientBannerProps) {
  const locale = useLocale();
  const [today] = useState(() => qatarDate(new Date()));
  const { gender, dateOfBirth, dateOfDeath, nationalId, formerNames: [former] = [] } = patient.personalInfo;
  const { name, otherName } = namesOf(patient, locale);
  const allergies = allergiesOf(patient.medicalInfo);
  const Name = isHeading ? 'h1' : 'p';
  const red = useRedSigns(patient);
  const { element, isLow } = useIsLow();
  return (
    <div ref={element} className="patient-banner" data-stays={isLow}>
      <section className="patient-banner-facts" aria-label={m.patientTitle()}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Name className="patient-banner-name">
            <bdi>{name}</bdi>
          </Name>
          {otherName !== undefined && <bdi className="min-w-0 text-lg text-muted">{otherName}</bdi>}
          {former !== undefined && (
            <span className="min-w-0 text-sm text-muted">
              {m.earlierName()} <bdi>{nameIn(former, locale)}</bdi>
            </span>
          )}
          <StatusChip status={patient.status} />
          <DeathChip date={dateOfDeath} />
          <OpenedNamesakes id={patient.id} />
          <dl className="patient-banner-allergies">
            <BannerFact name={said(titleOf('allergies'))}>
              <div className="flex min-w-0 flex-wrap items-center gap-1.5">
                <Allergies
                  status={allergyStatusOf(patient.medicalInfo.allergies, patient.medicalInfo.allergyStatus)}
                  allergies={allergies}
                  unfolded={4}
                />
                {allergyAction}
              </div>
            </BannerFact>
          </dl>
        </div>
        <dl className="flex flex-wrap gap-x-5 gap-y-1">
          <BannerFact name={m.age()}>
            {formatLength(locale, ageIn(dateOfBirth, dateOfDeath ?? today))} ({bornIn(locale, patient.personalInfo)})
          </BannerFact>
          <BannerFact name={said(titleOf('gender'))}>{said(wordsOf('gender', gender) ?? { en: gender, ar: gender })}</BannerFact>
          <BannerFact name={said(titleOf('nationalId'))}>
            {nationalId === undefined ? <span className="font-normal text-muted">{m.notRecorded()}</span> : <Ltr>{nationalId}</Ltr>}
          </BannerFact>
          <WeightFact patient={patient} today={today} />
          {red.length > 0 && (
            <BannerFact name={m.vitalSigns()} isWide>
              <div className="flex min-w-0 flex-col gap-1.5">
                <RedSigns signs={red} />
              </div>
            </BannerFact>
          )}
        </dl>
      </section>
      {tabs}
    </div>
  );
}

/** A patient's last weight; of somebody who is dosed by it, also that none is recorded. */
function WeightFact({ patient: { id, personalInfo }, today }: { readonly patient: Patient; readonly today: string }) {
  const locale = useLocale();
  const vitals = useLastVitals(id);
  const weight = vitals?.['weight'];
  if (vitals === undefined || (weight === undefined && monthsOn(personalInfo.dateOfBirth, today) >= byWeightMonths)) return null;
  return (
    <BannerFact name={said(vitalSigns.weight.name)}>
      {weight === undefined ? (
        <Chip tone="pending">{m.notRecorded()}</Chip>
      ) : (
        <>
          <Ltr>
            {formatNumber(locale, weight.value)} {vitalSigns.weight.written}
          </Ltr>{' '}
          <span className="text-sm font-normal text-muted">{formatDay(locale, weight.measuredAt)}</span>
        </>
      )}
    </BannerFact>
  );
}

/** What nobody may prescribe without: the patient's allergies and weight. */
export function PatientRisks({ patient }: { readonly patient: Patient }) {
  const [today] = useState(() => qatarDate(new Date()));
  const { allergies, allergyStatus } = patient.medicalInfo;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1">
      <BannerFact name={said(titleOf('allergies'))}>
        <Allergies status={allergyStatusOf(allergies, allergyStatus)} allergies={allergiesOf(patient.medicalInfo)} unfolded={4} />
      </BannerFact>
      <WeightFact patient={patient} today={today} />
    </dl>
  );
}

const BannerFact = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? 'flex min-w-0 basis-full flex-wrap items-center gap-x-2 gap-y-1' : 'flex min-w-0 items-baseline gap-x-1.5'}>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="min-w-0 font-semibold">{children}</dd>
  </div>
);

interface PatientPageProps extends Pick<PatientBannerProps, 'patient' | 'allergyAction'> {
  /** The task of the page; without it, and on the patient's tabs, the patient is the heading. */
  readonly task?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page about one patient, whose name comes first in its tab, and whose banner comes first on it. */
export function PatientPage({ patient, task, actions, allergyAction, children }: PatientPageProps) {
  const { name } = namesOf(patient, useLocale());
  const { pathname } = useLocation();
  const isStaff = useIsStaff();
  const hasTabs = useTabbedPatient() === patient.id && isStaff;
  const isHeading = task === undefined || (hasTabs && isTab(pathname, patient.id));
  return (
    <Page
      title={task ?? name}
      tab={task === undefined ? name : `${name} · ${task}`}
      banner={
        <PatientBanner
          patient={patient}
          isHeading={isHeading}
          allergyAction={allergyAction}
          tabs={hasTabs && <PatientTabs patientId={patient.id} />}
        />
      }
      isHeadingInBanner={isHeading}
      actions={actions}
    >
      {children}
    </Page>
  );
}
