import type { Language, Texts } from '#contract/base/language.ts';
import { qatarIsoTime } from '#contract/base/qatar-time.ts';
import type { Role } from '#contract/base/role.ts';
import { roleWords } from '#contract/base/role-words.ts';
import { unnamedAccount } from '#contract/access-log/access-log-words.ts';
import { signInOutcomes, signInWords, unknownAddress } from '#contract/access-log/sign-ins.ts';
import type { StoredSignIns } from '#platform/items/sign-in.ts';
import { namesOf } from '../access-log/names.ts';
import { type SignInFilter, countsOf, matchingSignIns, readSignIns, roleIn } from '../access-log/sign-ins.ts';
import { rolesOfStaff } from '../access-log/staff-search.ts';
import { csvOf } from './csv-file.ts';
import { ExportStopped } from './export-stopped.ts';
import { type Written, lookup, portionSize } from './log-file.ts';

interface Named {
  readonly entry: StoredSignIns;
  readonly name: string | undefined;
  /** Absent for addresses without an account. */
  readonly role: Role | undefined;
}

const columns: readonly { readonly title: Texts; readonly value: (of: Named, language: Language) => string }[] = [
  { title: { en: 'Minute in Qatar', ar: 'الدقيقة بتوقيت قطر' }, value: ({ entry }) => qatarIsoTime(new Date(entry.sk)) },
  {
    title: { en: 'Person', ar: 'الشخص' },
    value: ({ role, name }, language) => name ?? (role === undefined ? unknownAddress : unnamedAccount)[language],
  },
  { title: { en: 'Account ID', ar: 'رقم الحساب' }, value: ({ entry }) => entry.userId ?? '' },
  { title: { en: 'Role', ar: 'الدور' }, value: ({ role }, language) => (role === undefined ? '' : roleWords[role][language]) },
  ...signInOutcomes.map((outcome) => ({ title: signInWords[outcome], value: ({ entry }: Named) => String(countsOf(entry)[outcome]) })),
];

async function* rowsOf(filter: SignInFilter, language: Language, now: Date, written: Written): AsyncGenerator<string[][]> {
  const roles = await rolesOfStaff(now);
  const knownNames = lookup(namesOf);
  for await (const { events: read } of readSignIns(filter, now, undefined, portionSize)) {
    // A day without entries is read too.
    written.processed += Math.max(1, read.length);
    const entries = matchingSignIns(filter, roles, read);
    if (entries.length === 0) continue;
    written.count += entries.length;
    const names = await knownNames(entries.flatMap(({ userId }) => userId ?? []));
    yield entries.map((entry) => {
      const { userId } = entry;
      const named = { entry, name: names.get(userId ?? ''), role: userId === undefined ? undefined : roleIn(roles, userId) };
      return columns.map(({ value }) => value(named, language));
    });
  }
  if (written.count === 0) throw new ExportStopped('empty');
}

/**
 * The sign-in minutes that match a filter, as CSV, latest first.
 * @throws ExportStopped if there are none
 */
export const signInsFile = (filter: SignInFilter, language: Language, now: Date, written: Written): AsyncGenerator<Uint8Array> =>
  csvOf(
    columns.map(({ title }) => title[language]),
    rowsOf(filter, language, now, written),
  );
