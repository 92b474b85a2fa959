import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { OwnLink } from '#contract/links/links.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { ofPerson, ownPaths } from '../../lib/own-paths.ts';
import { paths } from '../../lib/paths.ts';
import { ageWords } from '../../lib/birth.ts';
import { calledBy } from '../../lib/person.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { FamilyMember, FamilyRow } from '../../ui/family-row.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { LinkedRecords } from './linked-records.tsx';
import { personIs } from './person-words.ts';
import { ownLinksQuery } from './queries.ts';

/** The holder's own record first. */
export const ownFirst = (links: readonly OwnLink[]): readonly OwnLink[] =>
  links.toSorted((one, other) => Number(other.relation === 'self') - Number(one.relation === 'self'));

/** A linked person's age, in words. */
export function useAgeOf(): (person: OwnLink['patient']) => string {
  const locale = useLocale();
  const [today] = useState(() => qatarDate(new Date()));
  return (person) => ageWords(locale, person, today);
}

interface FamilyProps {
  readonly links: readonly OwnLink[];
  readonly chosenId: string;
}

/** The people whose records the account sees; the page is about one of them. Nobody has to choose among one's own record alone. */
export function Family({ links, chosenId }: FamilyProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const ageOf = useAgeOf();
  if (links.length < 2 && links[0]?.relation === 'self') return null;
  return (
    <FamilyRow aria-label={m.portalWhose()}>
      {ownFirst(links).map(({ id, patient, relation }) => {
        const called = calledBy(patient, locale);
        const name = nameIn(patient, locale);
        return (
          <FamilyMember key={id} to={ofPerson(pathname, patient.id)} called={called} isChosen={patient.id === chosenId}>
            <bdi className="font-semibold">
              {called}
              {/* Namesakes differ in the rest of the name. */}
              {name !== called && <span className="sr-only">{name.startsWith(called) ? name.slice(called.length) : ` ${name}`}</span>}
            </bdi>
            <span className="text-sm sm:hidden">{ageOf(patient)}</span>
            <span className="text-sm sm:hidden">{wordFor(personIs, relation)}</span>
            <span className="hidden text-sm sm:block">
              {ageOf(patient)} · {wordFor(personIs, relation)}
            </span>
          </FamilyMember>
        );
      })}
      <Button as={Link} look="ghost" to={ownPaths.family} aria-label={m.personAdd()} className="min-w-11 self-center px-2">
        <Plus aria-hidden="true" />
      </Button>
    </FamilyRow>
  );
}

interface PersonPageProps {
  readonly title: string;
  /** The holder's greeting is the heading of the home page, whose tab has the person's name. */
  readonly tab?: (person: OwnLink) => string;
  readonly children: (person: OwnLink, all: readonly OwnLink[]) => ReactNode;
}

/** A page of a patient's account about one person of the family: the one in the address, or else the holder. */
export function PersonPage({ title, tab, children }: PersonPageProps) {
  const locale = useLocale();
  const [params] = useSearchParams();
  const isStaff = useIsStaff();
  const { data: links, isError, refetch } = useQuery({ ...ownLinksQuery, enabled: !isStaff });
  const chosen = links?.find(({ patient }) => patient.id === params.get('patientId')) ?? (links && ownFirst(links)[0]);
  // Staff find what is here in the record.
  if (isStaff) return <Navigate to={paths.dashboard} replace />;
  if (links !== undefined && chosen !== undefined)
    return (
      <Page title={title} tab={tab?.(chosen) ?? `${nameIn(chosen.patient, locale)} · ${title}`}>
        <Family links={links} chosenId={chosen.patient.id} />
        {children(chosen, links)}
      </Page>
    );
  return (
    <Page title={title}>
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
