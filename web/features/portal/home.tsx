import { useQuery } from '@tanstack/react-query';
import { CalendarDays, FileText, MapPin, Pill, Stethoscope, Syringe, TestTubes } from 'lucide-react';
import { Link } from 'react-router-dom';
import { qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import type { OwnLink } from '#contract/links/links.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import type { Portal } from '#contract/portal/portal.ts';
import { formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { ofPerson, ownPaths } from '../../lib/own-paths.ts';
import { patientAppointmentsQuery, patientQuery } from '../../lib/patient-queries.ts';
import { paths } from '../../lib/paths.ts';
import { calledBy } from '../../lib/person.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { usePages } from '../../lib/pages.ts';
import { proposalsQuery } from '../../lib/proposals.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Failure } from '../../ui/page.tsx';
import { Shortcut, Shortcuts } from '../../ui/shortcuts.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PersonPage } from '../links/person-page.tsx';
import { ownLinksQuery } from '../links/queries.ts';
import { newReports, nextOf } from './next.ts';
import { type AllergyDialog as Dialog, NextOfPerson } from './next-of-person.tsx';
import { portalQuery } from './queries.ts';

interface HomeProps {
  readonly AllergyDialog: Dialog;
}

/** The greeting of the hour in Qatar, by the name of the account's holder. */
function useGreeting(): string {
  const locale = useLocale();
  const session = useSession();
  const hour = Number(qatarTime(new Date(useNow())).slice(11, 13));
  const { data: links = [] } = useQuery(ownLinksQuery);
  const own = links.find(({ relation }) => relation === 'self');
  const name = own === undefined ? (session.status === 'signed-in' ? session.person.firstName : '') : calledBy(own.patient, locale);
  if (name === '') return m.navHome();
  return hour < 12 ? m.greetMorning({ name }) : hour < 17 ? m.greetAfternoon({ name }) : m.greetEvening({ name });
}

/** A patient account's landing page: what is next for one person, and the way to everything else of theirs. */
export function PatientHome({ AllergyDialog }: HomeProps) {
  const locale = useLocale();
  return (
    <PersonPage title={useGreeting()} tab={({ patient }) => nameIn(patient, locale)}>
      {(person) => <HomeOf key={person.patient.id} person={person} AllergyDialog={AllergyDialog} />}
    </PersonPage>
  );
}

function HomeOf({ person, AllergyDialog }: HomeProps & { readonly person: OwnLink }) {
  const { id } = person.patient;
  const now = useNow();
  const patient = useQuery(patientQuery(id));
  const portal = useQuery(portalQuery(id));
  const visits = useQuery(patientAppointmentsQuery(id));
  const proposed = usePages(proposalsQuery(id));
  const proposals = { data: proposed.rows, error: proposed.error, refetch: proposed.retry };
  const queries = [patient, portal, visits, proposals];
  const failed = queries.find(({ data, error }) => data === undefined && error !== null)?.error;
  const isComing = failed === undefined && queries.some(({ data }) => data === undefined);
  return (
    <>
      {isComing && (
        <Loading className="grid gap-3">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {patient.data !== undefined && failed === undefined && !isComing && (
        <NextOfPerson
          person={person}
          patient={patient.data}
          next={nextOf(
            { patient: patient.data, portal: portal.data, coming: visits.data?.coming ?? [], proposals: proposals.data ?? [] },
            now,
          )}
          AllergyDialog={AllergyDialog}
        />
      )}
      {failed && (
        <Failure text={loadFailureText(failed, m.portalFailed())} onRetry={() => queries.forEach(({ refetch }) => void refetch())} />
      )}
      <Ways patientId={id} portal={portal.data} coming={visits.data?.coming.length} hasFailed={failed !== undefined} now={now} />
    </>
  );
}

interface WaysProps {
  readonly patientId: string;
  /** Undefined until they are loaded. */
  readonly portal: Portal | undefined;
  readonly coming: number | undefined;
  readonly hasFailed: boolean;
  readonly now: string;
}

/** The pages about the person, with what is there; the empty ones in one line. */
function Ways({ patientId, portal, coming, hasFailed, now }: WaysProps) {
  const locale = useLocale();
  const count = (value: number) => formatNumber(locale, value);
  const current = portal?.prescriptions.filter(({ endedOn }) => endedOn === undefined).length;
  const fresh = newReports(portal, qatarDate(new Date(now)));
  const [last] = portal?.reports.rows ?? [];
  const [filed] = portal?.documents.rows ?? [];
  // All reports of the first page may be new, and more of the next.
  const isMoreNew = portal?.reports.nextCursor !== undefined && fresh === portal.reports.rows.length;
  const parts = [
    {
      path: ownPaths.results,
      icon: TestTubes,
      name: m.navResults(),
      isEmpty: portal?.reports.rows.length === 0,
      text:
        last &&
        (fresh > 0
          ? m.homeNewCount({ count: isMoreNew ? `${count(fresh)}+` : count(fresh) })
          : m.homeLast({ date: formatDate(locale, last.takenOn) })),
    },
    {
      path: ownPaths.medicines,
      icon: Pill,
      name: m.navMedicines(),
      isEmpty: portal?.prescriptions.length === 0,
      text: current !== undefined && m.homeCurrent({ count: count(current) }),
    },
    {
      path: ownPaths.vaccinations,
      icon: Syringe,
      name: m.immunizations(),
      isEmpty: portal?.vaccinations.length === 0,
      text: portal && m.homeGiven({ count: count(portal.vaccinations.length) }),
    },
    {
      path: ownPaths.documents,
      icon: FileText,
      name: m.documents(),
      isEmpty: filed === undefined && portal !== undefined,
      text: filed && m.homeLast({ date: formatDate(locale, filed.on) }),
    },
  ];
  const awaited = hasFailed ? undefined : <Skeleton className="h-5 w-16" />;
  const empty = parts.filter(({ isEmpty }) => isEmpty);
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{m.homeTiles()}</h2>
      <Shortcuts label={m.homeTiles()}>
        {parts.map(
          ({ path, icon, name, isEmpty, text }) =>
            !isEmpty && (
              <Shortcut key={path} to={ofPerson(path, patientId)} icon={icon} name={name}>
                {text || awaited}
              </Shortcut>
            ),
        )}
        <Shortcut
          to={coming === 0 ? paths.newAppointmentFor(patientId) : paths.appointments}
          icon={CalendarDays}
          name={m.navAppointments()}
        >
          {coming === undefined ? <Skeleton className="h-5 w-16" /> : coming === 0 ? m.homeBook() : m.homeComing({ count: count(coming) })}
        </Shortcut>
        <Shortcut to={ofPerson(ownPaths.check, patientId)} icon={Stethoscope} name={m.checkerName()}>
          {m.homeCheck()}
        </Shortcut>
        <Shortcut to={ofPerson(ownPaths.care, patientId)} icon={MapPin} name={m.navCare()}>
          {m.homeCare()}
        </Shortcut>
      </Shortcuts>
      {empty.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          {m.homeEmpty()}
          {empty.map(({ path, name }) => (
            <TextLink key={path} as={Link} to={ofPerson(path, patientId)} className="py-2">
              {name}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}
