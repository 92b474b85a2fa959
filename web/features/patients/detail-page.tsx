import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, ClipboardPlus, FlaskConical, Merge, Pill, ScrollText, TestTubes, Trash2, TriangleAlert } from 'lucide-react';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { enteredCountry } from '#contract/patient/address.ts';
import { allergiesOf, allergyStatusOf, allergyStatusWords } from '#contract/patient/allergies.ts';
import { type FieldName, byField, namesAt, readerOf, titleOf } from '#contract/patient/fields.ts';
import type { OpenedPatient, Patient } from '#contract/patient/patient.ts';
import { detailPlaces, formGroups } from '#contract/patient/places.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { formatCountry, formatDay, formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { webConfig } from '../../lib/config.ts';
import { wordFor } from '../../lib/open-words.ts';
import { ofPerson, ownPaths } from '../../lib/own-paths.ts';
import { mergedInto } from '../../lib/merged.ts';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useMayDelete, useMayExport, usePrescribes, useWritesChart } from '../../lib/roster.ts';
import { useIsAdmin, useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BackLink } from '../../ui/back-link.tsx';
import { Allergies } from '../../ui/allergies.tsx';
import { Button } from '../../ui/button.tsx';
import { Compliance } from '../../ui/compliance.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { Phone } from '../../ui/phone.tsx';
import { QuickActions } from '../../ui/quick-actions.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PortalAccess } from '../links/portal-access.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RecordExportMenu } from './export-menu.tsx';
import { FieldText } from './field-text.tsx';
import { fieldIn } from './patient-form.ts';
import { EditPatientLink } from './form-links.tsx';
import { ageWords } from '../../lib/birth.ts';
import { listLeft } from './list-view.ts';
import { OwnProposals, SymptomSessions } from './arriving-parts.ts';
import { ProposalsOfRecord } from './proposals-of-record.tsx';
import { patientQuery } from '../../lib/patient-queries.ts';

interface DetailProps {
  /** The patient's appointments, rendered by another feature. */
  readonly Appointments: ComponentType<{ readonly patientId: string }>;
}

/** One patient's record. */
export function PatientDetailPage({ Appointments }: DetailProps) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(patientQuery(id));
  // A record that was merged opens the one that stayed.
  const into = mergedInto(error);
  if (into !== undefined) return <Navigate replace to={paths.patient(into)} />;
  if (data) return <Record patient={data} Appointments={Appointments} />;
  return (
    <Page title={m.patientTitle()} actions={<Back />}>
      {error ? <Failure text={loadFailureText(error, m.patientFailed())} onRetry={refetch} /> : <Placeholders shape="record" />}
    </Page>
  );
}

/** Back to the list as the user left it; for a patient, to this record's home page. */
function Back() {
  const { id = '' } = useParams();
  const isStaff = useIsStaff();
  const list = listLeft(useLocation().state);
  return (
    <BackLink className="-ms-3 sm:ms-0" {...(isStaff ? list : { to: paths.homeOf(id) })}>
      {isStaff ? m.backToPatients() : m.backHome()}
    </BackLink>
  );
}

function Record({ patient, Appointments }: DetailProps & { readonly patient: OpenedPatient }) {
  const locale = useLocale();
  const isStaff = useIsStaff();
  const isAdmin = useIsAdmin();
  const mayDelete = useMayDelete();
  const mayExport = useMayExport();
  const writesChart = useWritesChart() === true;
  const prescribes = usePrescribes() === true;
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [today] = useState(() => qatarDate(new Date()));
  const { personalInfo: person, medicalInfo: medical } = patient;
  const allergyStatus = allergyStatusOf(medical.allergies, medical.allergyStatus);
  return (
    <PatientPage
      patient={patient}
      actions={
        <span className="flex flex-wrap gap-2">
          <Back />
          {(!isStaff || mayExport) && <RecordExportMenu id={patient.id} label={isStaff ? m.exportMenu() : m.exportDownload()} />}
          <EditPatientLink id={patient.id} />
          {isAdmin && (
            <Button as={Link} to={`${paths.editPatient(patient.id)}?merge`}>
              <Merge aria-hidden="true" />
              {m.mergeRecords()}
            </Button>
          )}
          {mayDelete && (
            <Button look="danger-soft" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" />
              {m.deletePatient()}
            </Button>
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
      {isStaff && <ProposalsOfRecord patient={patient} folds />}
      <Panel as="dl" className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4 p-5">
        <Figure name={m.age()} value={ageWords(locale, person, today)} />
        <Figure
          name={said(titleOf('bloodType'))}
          value={
            medical.bloodType ? <Ltr>{medical.bloodType}</Ltr> : <span className="text-base font-normal text-muted">{m.notRecorded()}</span>
          }
        />
        <Figure
          name={said(titleOf('allergies'))}
          value={
            allergyStatus === 'listed' ? (
              <span className="inline-flex items-center gap-2 text-danger">
                {formatNumber(locale, new Set(medical.allergies).size)}
                <TriangleAlert size={20} aria-hidden="true" />
              </span>
            ) : (
              <span className="text-base">{wordFor(allergyWords, allergyStatus)}</span>
            )
          }
        />
        <Figure
          name={m.lastVisit()}
          value={
            patient.lastVisitAt === undefined && !isStaff ? (
              <span className="text-base font-normal text-muted">{m.noneRecorded()}</span>
            ) : (
              formatDay(locale, patient.lastVisitAt ?? patient.updatedAt)
            )
          }
          note={patient.lastVisitAt === undefined && isStaff ? m.noVisitYet() : undefined}
        />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Section title={m.medicalInformation()}>
            <Fact name={said(titleOf('allergies'))}>
              <Allergies status={allergyStatus} allergies={allergiesOf(medical)} />
            </Fact>
            <FactsAt patient={patient} place="medical" without={isStaff ? undefined : 'medications'} />
            {!isStaff && (
              <Fact name={said(titleOf('medications'))}>
                <TextLink as={Link} to={ofPerson(ownPaths.medicines, patient.id)} className="inline-block min-h-6">
                  {m.navMedicinesHint()}
                </TextLink>
              </Fact>
            )}
            <Fact name={said(formGroups.emergencyContact.title)}>
              <EmergencyContact patient={patient} />
            </Fact>
          </Section>
          <Appointments patientId={patient.id} />
          <SymptomSessions patient={patient} />
          {!isStaff && <OwnProposals patient={patient} />}
          {isStaff && (
            <QuickActions
              actions={[
                { path: paths.newAppointmentFor(patient.id), name: m.pageNewAppointment(), icon: CalendarPlus },
                ...(writesChart ? [{ path: paths.newRecordOf(patient.id), name: m.pageNewRecord(), icon: ClipboardPlus }] : []),
                ...(prescribes ? [{ path: paths.newPrescriptionFor(patient.id), name: m.pageNewPrescription(), icon: Pill }] : []),
                { path: paths.prescriptions(patient.id), name: m.prescriptionsTitle(), icon: ScrollText },
                ...(prescribes ? [{ path: paths.orderLabFor(patient.id), name: m.pageOrderLab(), icon: FlaskConical }] : []),
                { path: paths.patientLabs(patient.id), name: m.labOfPatient(), icon: TestTubes },
              ]}
            />
          )}
        </div>
        <div className="grid gap-5">
          <Section title={m.personalInformation()}>
            <FactsAt patient={patient} place="personal" />
            <Fact name={said(formGroups.address.title)}>
              <Address patient={patient} />
            </Fact>
            <FactsAt patient={patient} place="further" />
            <Fact name={m.patientId()}>
              <Ltr breaks>{patient.id}</Ltr>
            </Fact>
          </Section>
          {isStaff && <PortalAccess patient={patient} />}
          <Section
            title={m.recentActivity()}
            more={
              isAdmin && (
                <TextLink as={Link} to={paths.patientLog(patient.id)} className="mt-3 inline-block min-h-6">
                  {m.patientLog()}
                </TextLink>
              )
            }
          >
            {patient.updatedAt !== patient.createdAt && <Fact name={m.recordUpdated()}>{formatTime(locale, patient.updatedAt)}</Fact>}
            <Fact name={m.recordCreated()}>{formatTime(locale, patient.createdAt)}</Fact>
          </Section>
          <Compliance />
        </div>
      </div>
    </PatientPage>
  );
}

const allergyWords = {
  'not-asked': () => said(allergyStatusWords['not-asked']),
  'none-known': () => said(allergyStatusWords['none-known']),
};

function Figure({ name, value, note }: { name: string; value: ReactNode; note?: string | undefined }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold">{value}</dd>
      {note !== undefined && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  );
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <Panel className="p-5">
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      <Facts>{children}</Facts>
      {more}
    </Panel>
  );
}

interface FactsAtProps {
  readonly patient: Patient;
  readonly place: 'personal' | 'further' | 'medical';
  /** Shown elsewhere: a patient reads how medicines are taken, in either language, on a page of their own. */
  readonly without?: FieldName | undefined;
}

/** The fields of one place, one per row. */
function FactsAt({ patient, place, without }: FactsAtProps) {
  const names = namesAt(detailPlaces, place).filter((name) => name !== without);
  return names.map((name) => (
    <Fact key={name} name={said(titleOf(name))}>
      <FieldText name={name} value={fieldIn(name, patient)} />
    </Fact>
  ));
}

/** The parts of an address, each in its own text direction. A city that is also its state appears once. */
function Address({ patient }: { patient: Patient }) {
  const locale = useLocale();
  const { country, ...rest } = byField(namesAt(detailPlaces, 'address'), (name) => String(readerOf(name, 'answered')(patient)));
  const others = [...new Set(Object.values(rest))];
  const entered = formatCountry(locale, enteredCountry(country, others, webConfig().defaultCountry));
  const parts = [...others, entered].filter(Boolean);
  if (parts.length === 0) return <span className="text-muted">{m.notRecorded()}</span>;
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && m.listComma()}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}

function EmergencyContact({ patient }: { patient: Patient }) {
  const { contactName, contactRelationship, contactPhone, ...unsaid } = byField(namesAt(detailPlaces, 'emergencyContact'), (name) =>
    String(readerOf(name, 'answered')(patient)),
  );
  // A contact field that is not shown here fails to compile.
  unsaid satisfies Record<string, never>;
  if (contactName === '') return <span className="text-muted">{m.notRecorded()}</span>;
  return (
    <>
      <bdi>{contactName}</bdi>{' '}
      <span className="text-muted">
        (<FieldText name="contactRelationship" value={contactRelationship} />)
      </span>
      <Phone className="block w-fit" number={contactPhone} />
    </>
  );
}
