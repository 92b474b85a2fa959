import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarPlus, ClipboardPlus, FlaskConical, Pill, Trash2, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Patient } from '#contract/patient/patient.ts';
import { qatarDate } from '#contract/qatar-time.ts';
import { formatCountry, formatDate, formatDay, formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Compliance } from '../../ui/compliance.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { QuickActions } from '../../ui/quick-actions.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { PortalAccess } from '../links/portal-access.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RecordExportMenu } from './export-menu.tsx';
import { EditPatientLink } from './form-links.tsx';
import { ageOn, namesOf } from '../../lib/person.ts';
import { listLeft } from './list-view.ts';
import { patientQuery } from './queries.ts';
import { SymptomSessions } from './symptom-sessions.tsx';

/** One patient's record. */
export function PatientDetailPage() {
  const { id = '' } = useParams();
  const { data, isError, refetch } = useQuery(patientQuery(id));
  if (data) return <Record patient={data} />;
  return (
    <Page title={m.patientTitle()} actions={<BackLink />}>
      {isError ? (
        <Failure text={m.patientFailed()} onRetry={refetch} />
      ) : (
        <output className="grid gap-5">
          <span className="sr-only">{m.loading()}</span>
          <span className="skeleton-bar h-24" />
          <div className="grid gap-5 lg:grid-cols-2">
            <span className="skeleton-bar h-80" />
            <span className="skeleton-bar h-80" />
          </div>
        </output>
      )}
    </Page>
  );
}

/** Back to the list as it was left. */
function BackLink() {
  return (
    <Link className="button button--ghost -ms-3 sm:ms-0" {...listLeft(useLocation().state)}>
      <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
      {m.backToPatients()}
    </Link>
  );
}

function Record({ patient }: { patient: Patient }) {
  const locale = useLocale();
  const isStaff = useIsStaff();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [today] = useState(() => qatarDate(new Date()));
  const { personalInfo: person, medicalInfo: medical } = patient;
  const { name, otherName } = namesOf(patient, locale);
  const { address } = person;
  const contact = medical.emergencyContact;
  const genders = { male: m.genderMale(), female: m.genderFemale(), other: m.genderOther() };
  const spoken = { en: m.languageEnglish(), ar: m.languageArabic() };
  const places = [address.street, address.city, address.state, address.zipCode, formatCountry(locale, address.country)];
  return (
    <Page
      title={name}
      actions={
        <span className="flex flex-wrap gap-2">
          <BackLink />
          {isStaff && <RecordExportMenu id={patient.id} />}
          <EditPatientLink id={patient.id} />
          {isStaff && (
            <button type="button" className="button button--danger-soft" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" />
              {m.deletePatient()}
            </button>
          )}
        </span>
      }
    >
      {deleting && (
        <DeleteDialog
          patient={patient}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(paths.patients, { replace: true })}
        />
      )}
      <div className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        {otherName && <bdi className="text-lg text-muted">{otherName}</bdi>}
        <StatusChip status={patient.status} />
      </div>
      <dl className="panel figures">
        <Figure name={m.age()} value={formatNumber(locale, ageOn(person.dateOfBirth, today))} />
        <Figure name={m.bloodType()} value={medical.bloodType ? <span className="ltr">{medical.bloodType}</span> : '–'} />
        <Figure
          name={m.allergies()}
          value={
            <span className={medical.allergies.length > 0 ? 'inline-flex items-center gap-2 text-danger-words' : ''}>
              {formatNumber(locale, medical.allergies.length)}
              {medical.allergies.length > 0 && <TriangleAlert size={20} aria-hidden="true" />}
            </span>
          }
        />
        <Figure name={m.lastVisit()} value={formatDay(locale, patient.updatedAt)} />
      </dl>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Section title={m.personalInformation()}>
          <Fact name={m.dateOfBirth()} value={formatDate(locale, person.dateOfBirth)} />
          <Fact name={m.gender()} value={genders[person.gender]} />
          <Fact name={m.phone()} value={<span className="ltr">{person.phone}</span>} />
          <Fact name={m.email()} value={<bdi className="break-all">{person.email}</bdi>} />
          <Fact name={m.address()} value={<Places places={places} />} />
          <Fact name={m.preferredLanguage()} value={person.preferredLanguage && spoken[person.preferredLanguage]} />
          <Fact name={m.qid()} value={person.nationalId && <span className="ltr">{person.nationalId}</span>} />
          <Fact name={m.patientId()} value={<span className="ltr break-all">{patient.id}</span>} />
        </Section>
        <div className="grid gap-5">
          <Section title={m.medicalInformation()}>
            <Fact name={m.bloodType()} value={medical.bloodType && <span className="ltr">{medical.bloodType}</span>} />
            <Fact name={m.allergies()} value={<Entries entries={medical.allergies} kind="allergy" />} />
            <Fact name={m.medications()} value={<Entries entries={medical.medications} kind="medication" />} />
            <Fact
              name={m.medicalHistory()}
              value={
                medical.medicalHistory && (
                  <span dir="auto" className="block whitespace-pre-line">
                    {medical.medicalHistory}
                  </span>
                )
              }
            />
            <Fact
              name={m.emergencyContact()}
              value={
                contact && (
                  <>
                    <bdi>{contact.name}</bdi>{' '}
                    <span className="text-muted">
                      (<bdi>{contact.relationship}</bdi>)
                    </span>
                    <span className="ltr block w-fit">{contact.phone}</span>
                  </>
                )
              }
            />
          </Section>
          <SymptomSessions patientId={patient.id} />
          {isStaff && <PortalAccess patient={patient} />}
          <Section title={m.recentActivity()}>
            {patient.updatedAt !== patient.createdAt && <Fact name={m.recordUpdated()} value={formatTime(locale, patient.updatedAt)} />}
            <Fact name={m.recordCreated()} value={formatTime(locale, patient.createdAt)} />
          </Section>
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {isStaff && (
          <QuickActions
            actions={[
              { path: paths.newAppointment, name: m.pageNewAppointment(), icon: CalendarPlus },
              { path: paths.newRecord, name: m.pageNewRecord(), icon: ClipboardPlus },
              { path: paths.newPrescription, name: m.pageNewPrescription(), icon: Pill },
              { path: paths.orderLab, name: m.pageOrderLab(), icon: FlaskConical },
            ]}
          />
        )}
        <Compliance />
      </div>
    </Page>
  );
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold">{value}</dd>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel p-5">
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      <dl className="facts">{children}</dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd>{value || <span className="text-muted">{m.notRecorded()}</span>}</dd>
    </div>
  );
}

/** The parts of an address, each in its own direction. A city that is its own state is said once. */
function Places({ places }: { places: readonly (string | undefined)[] }) {
  const said = [...new Set(places)].filter((place) => place !== undefined && place !== '');
  return said.map((place, index) => (
    <Fragment key={place}>
      {index > 0 && m.listComma()}
      <bdi>{place}</bdi>
    </Fragment>
  ));
}

function Entries({ entries, kind }: { entries: readonly string[]; kind: 'allergy' | 'medication' }) {
  if (entries.length === 0) return <span className="text-muted">{m.noneRecorded()}</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {[...new Set(entries)].map((entry) => (
        <li key={entry} className="entry" data-kind={kind}>
          <bdi>{entry}</bdi>
        </li>
      ))}
    </ul>
  );
}
