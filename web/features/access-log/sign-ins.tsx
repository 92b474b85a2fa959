import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { unnamedAccount } from '#contract/access-log/access-log-words.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { roles } from '#contract/base/role.ts';
import { roleWords } from '#contract/base/role-words.ts';
import { type SignInEntry, type SignInOutcome, signInOutcomes, signInWords, unknownAddress } from '#contract/access-log/sign-ins.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { formatDate, formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { saidWord } from '../../lib/open-words.ts';
import { said } from '../../lib/said.ts';
import { Chip } from '../../ui/chip.tsx';
import { Cell, DataTable, Folded, Head, Row } from '../../ui/data-table.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import type { Tone } from '../../ui/tone.ts';
import { LogPages } from './entries.tsx';
import { ExportButton } from './export-button.tsx';
import { Choice, FilterBar } from './filters.tsx';
import { type SignInFilter, isNarrowed, paramsOf, signInFilterOf } from './log-filter.ts';
import { PersonPicker } from './person-picker.tsx';
import { exportSignIns, signInsQuery, signedInLately } from './queries.ts';
import { Section, daysShown } from './section.tsx';

const columns = {
  minute: { column: 'minute', from: 'middle' },
  person: { column: 'person' },
  role: { column: 'role', from: 'middle', size: 'small' },
  what: { column: 'what', from: 'middle' },
} as const;
const tones: Record<SignInOutcome, Tone> = { succeeded: 'green', failed: 'red', reset: 'pending', everywhere: 'none' };

/** Sign-ins and attempts, for an administrator to search. */
export function SignIns() {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => qatarDate(new Date()));
  const filter = signInFilterOf(params, today);
  const log = useInfiniteQuery(signInsQuery(filter));
  const people = signedInLately(useQueryClient());
  // Immediately, because a quick second choice would otherwise start from the filter before the first.
  const show = (next: SignInFilter) => setParams({ view: 'sign-ins', ...paramsOf(next) }, { flushSync: true });

  const { from, to, actorId, outcome, role } = filter;
  const person =
    actorId === undefined ? undefined : (people.get(actorId)?.name ?? (log.isPending ? m.loading() : `${said(unnamedAccount)} ${actorId}`));
  const asked = [
    from !== undefined && to !== undefined && daysShown(from, to, (date) => formatDate(locale, date)),
    person,
    outcome !== undefined && said(signInWords[outcome]),
    role !== undefined && said(roleWords[role]),
  ].filter((one) => typeof one === 'string');
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Section
      title={m.signInsTitle()}
      hint={m.signInsHint()}
      action={<ExportButton order={() => exportSignIns(filter)} failed={m.exportSignInsFailed()} />}
    >
      <FilterBar
        days={{ from, to }}
        today={today}
        isNarrowed={isNarrowed(filter)}
        isOfOne={actorId !== undefined}
        onDays={(days) => show({ ...filter, ...days })}
        onClear={() => show({ from, to })}
      >
        <PersonPicker seen={[...people.values()]} chosen={person} onChoose={(chosen) => show({ ...filter, actorId: chosen })} />
        <Choice
          id="role"
          label={m.settingsRole()}
          all={m.signInsAnyRole()}
          options={roles.map((one) => [one, said(roleWords[one])] as const)}
          value={role}
          onChange={(chosen) => show({ ...filter, role: chosen })}
        />
        <Choice
          id="outcome"
          label={m.accessLogOutcome()}
          all={m.accessLogAnyOutcome()}
          options={signInOutcomes.map((one) => [one, said(signInWords[one])] as const)}
          value={outcome}
          onChange={(chosen) => show({ ...filter, outcome: chosen })}
        />
      </FilterBar>
      <LogPages
        log={log}
        failed={m.signInsFailed()}
        offline={m.signInsOffline()}
        empty={<p className="text-muted">{m.accessLogNothing({ filter: new Intl.ListFormat(locale, { type: 'unit' }).format(asked) })}</p>}
      >
        {entries.length > 0 && (
          <DataTable stale={false}>
            <thead>
              <tr>
                <Head {...columns.minute}>{m.signInsMinute()}</Head>
                <Head {...columns.person}>{m.accessLogPerson()}</Head>
                <Head {...columns.role}>{m.settingsRole()}</Head>
                <Head {...columns.what}>{m.signInsWhat()}</Head>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </DataTable>
        )}
      </LogPages>
    </Section>
  );
}

function EntryRow({ entry: { at, account, counts } }: { entry: SignInEntry }) {
  const locale = useLocale();
  const minute = <time dateTime={at}>{formatTime(locale, at)}</time>;
  const role = account && saidWord(roleWords, account.role);
  const what = (
    <span className="flex flex-wrap gap-1">
      {signInOutcomes
        .filter((outcome) => counts[outcome] > 0)
        .map((outcome) => (
          <Chip key={outcome} tone={tones[outcome]}>
            {counts[outcome] === 1
              ? said(signInWords[outcome])
              : m.signInsTimes({ what: said(signInWords[outcome]), count: formatNumber(locale, counts[outcome]) })}
          </Chip>
        ))}
    </span>
  );
  return (
    <Row>
      <Cell {...columns.minute}>{minute}</Cell>
      <Cell {...columns.person}>
        <span className="block font-semibold">
          {account === undefined ? said(unknownAddress) : account.name === undefined ? said(unnamedAccount) : <bdi>{account.name}</bdi>}
        </span>
        {account !== undefined && account.name === undefined && (
          <Ltr breaks className="block text-sm text-muted">
            {account.id}
          </Ltr>
        )}
        <Folded until="middle">
          {role !== undefined && <span className="block text-sm text-muted">{role}</span>}
          <span className="block pb-2 text-sm text-muted">{minute}</span>
          {what}
        </Folded>
      </Cell>
      <Cell {...columns.role}>{role}</Cell>
      <Cell {...columns.what}>{what}</Cell>
    </Row>
  );
}
