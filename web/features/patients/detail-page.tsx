import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type Patient, qatarDate } from '#contract/patient.ts';
import { formatDate, formatDay, formatNumber, formatTime, useLocale, useMessages } from '../../app/locale.ts';
import { paths } from '../../app/paths.ts';
import { Failure, Page } from '../../ui/page.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { ageOn } from './pages.ts';
import { patientQuery } from './queries.ts';

function BackLink() {
  const m = useMessages();
  return (
    <Link className="button button--ghost" to={paths.patients}>
      <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
      {m.backToPatients()}
    </Link>
  );
}

export function PatientDetailPage() {
  const m = useMessages();
  const { id = '' } = useParams();
  const { data, isError, refetch } = useQuery(patientQuery(id));
  if (isError) {
    return (
      <Page title={m.patientsTitle()} actions={<BackLink />}>
        <Failure
          text={m.patientFailed()}
          action={
            <button type="button" className="button button--secondary" onClick={() => void refetch()}>
              {m.retry()}
            </button>
          }
        />
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page title={m.patientsTitle()} actions={<BackLink />}>
        <div role="status" className="grid gap-5">
          <span className="sr-only">{m.loading()}</span>
          {['h-24', 'h-64', 'h-64'].map((height, index) => (
            <span key={index} className={`skeleton block rounded-2xl ${height}`} style={{ background: 'var(--line)' }} />
          ))}
        </div>
      </Page>
    );
  }
  return <Record patient={data} />;
}

function Record({ patient }: { patient: Patient }) {
  const m = useMessages();
  const locale = useLocale();
  const { personalInfo: person, medicalInfo: medical } = patient;
  const { address, emergencyContact: contact } = { ...person, ...medical };
  const genders = { male: m.genderMale(), female: m.genderFemale(), other: m.genderOther() };
  const place = [address.street, address.city, address.state, address.zipCode, address.country].filter(Boolean).join(', ');
  return (
    <Page title={`${person.firstName} ${person.lastName}`} actions={<BackLink />}>
      <div className="flex flex-wrap items-center gap-3">
        {person.nameArabic && (
          <bdi lang="ar" className="text-lg">
            {person.nameArabic}
          </bdi>
        )}
        <StatusChip status={patient.status} />
      </div>
      <dl className="panel grid grid-cols-2 gap-4 p-5 sm:grid-cols-4">
        <Figure name={m.age()} value={formatNumber(locale, ageOn(person.dateOfBirth, qatarDate(new Date())))} />
        <Figure name={m.bloodType()} value={medical.bloodType === undefined ? m.notRecorded() : <bdi dir="ltr">{medical.bloodType}</bdi>} />
        <Figure name={m.allergyCount()} value={formatNumber(locale, medical.allergies.length)} />
        <Figure name={m.lastVisit()} value={formatDay(locale, patient.updatedAt)} />
      </dl>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Section title={m.personalInformation()}>
          <Fact name={m.email()} value={<bdi className="break-all">{person.email}</bdi>} />
          <Fact name={m.phone()} value={<span className="tabular inline-block">{person.phone}</span>} />
          <Fact name={m.dateOfBirth()} value={formatDate(locale, person.dateOfBirth)} />
          <Fact name={m.gender()} value={genders[person.gender]} />
          <Fact name={m.nationalId()} value={person.nationalId && <span className="tabular inline-block">{person.nationalId}</span>} />
          <Fact name={m.address()} value={<bdi>{place}</bdi>} />
          <Fact name={m.patientId()} value={<span className="tabular inline-block break-all">{patient.id}</span>} />
        </Section>
        <Section title={m.medicalInformation()}>
          <Fact name={m.allergies()} value={<Entries entries={medical.allergies} />} />
          <Fact name={m.medications()} value={<Entries entries={medical.medications} />} />
          <Fact
            name={m.medicalHistory()}
            value={
              medical.medicalHistory && (
                <span dir="auto" className="whitespace-pre-line">
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
                  <bdi>{contact.name}</bdi> (<bdi>{contact.relationship}</bdi>)<span className="tabular block w-fit">{contact.phone}</span>
                </>
              )
            }
          />
        </Section>
        <Section title={m.recentActivity()}>
          {patient.updatedAt !== patient.createdAt && <Fact name={m.recordUpdated()} value={formatTime(locale, patient.updatedAt)} />}
          <Fact name={m.recordCreated()} value={formatTime(locale, patient.createdAt)} />
        </Section>
      </div>
    </Page>
  );
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-sm" style={{ color: 'var(--muted-text)' }}>
        {name}
      </dt>
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel p-5">
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      <dl className="grid gap-3">{children}</dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  const m = useMessages();
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
      <dt style={{ color: 'var(--muted-text)' }}>{name}</dt>
      <dd>{value || <span style={{ color: 'var(--muted-text)' }}>{m.notRecorded()}</span>}</dd>
    </div>
  );
}

function Entries({ entries }: { entries: readonly string[] }) {
  const m = useMessages();
  if (entries.length === 0) return <span style={{ color: 'var(--muted-text)' }}>{m.noneRecorded()}</span>;
  return (
    <ul className="list-disc ps-5">
      {entries.map((entry) => (
        <li key={entry}>
          <bdi>{entry}</bdi>
        </li>
      ))}
    </ul>
  );
}
