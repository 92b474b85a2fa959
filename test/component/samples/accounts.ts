import type * as z from 'zod/mini';
import { NamedAccessLog } from '#contract/access-log/access-log.ts';
import type { SignInLog } from '#contract/access-log/sign-ins.ts';
import { PatientExport } from '#contract/exports/export.ts';
import { StaffAccount } from '#contract/staff/accounts.ts';
import { type SignedIn, doctor } from '../people.ts';

/** The account of one of the clinic's people; `more` replaces what a test is about. */
export const staffAccountOf = (person: SignedIn, more: Partial<z.input<typeof StaffAccount>> = {}): StaffAccount =>
  StaffAccount.parse({
    id: person.id,
    version: 1,
    email: person.email,
    role: person.roles[0],
    state: 'active',
    hasSecondFactor: true,
    name: person.member?.name ?? { en: `${person.firstName} ${person.lastName}`, ar: 'يوسف حداد' },
    duties: person.member?.duties ?? [],
    ...more,
  });

type Log = z.input<typeof NamedAccessLog>;
type Entry = Log['entries'][number];
let entries = 0;
const nameOf = ({ member, firstName, lastName }: SignedIn): string => member?.name.en ?? `${firstName} ${lastName}`;

/** What somebody did, by default the doctor; `more` replaces what a test is about. */
export const entryOf = (
  action: Entry['action'],
  at: string,
  { by = doctor, ...more }: Partial<Entry> & { readonly by?: SignedIn } = {},
): Entry => ({
  id: `event-${(entries += 1)}`,
  at,
  action,
  actor: { id: by.id, name: nameOf(by), roles: [...by.roles] },
  requestId: 'request',
  patientIds: [],
  outcome: 'done',
  ...more,
});

/** A page of the access log. */
export const logOf = (of: readonly Entry[], more: Partial<Log> = {}): NamedAccessLog =>
  NamedAccessLog.parse({ entries: of, patients: [], ...more });

type Attempts = z.input<typeof SignInLog>['entries'][number];
const none: Attempts['counts'] = { succeeded: 0, failed: 0, reset: 0, everywhere: 0 };
/** A minute in which somebody signed in, or tried to; of nobody, the address has no account. */
export const minuteOf = (at: string, counts: Partial<Attempts['counts']>, by: SignedIn | 'nobody' = doctor): Attempts => ({
  id: `minute-${(entries += 1)}`,
  at,
  counts: { ...none, ...counts },
  ...(by !== 'nobody' && { account: { id: by.id, name: nameOf(by), role: by.roles[0] ?? 'PATIENT' } }),
});

/** A file of the access log, which an administrator ordered. */
export const logFileOf = (more: Partial<z.input<typeof PatientExport>> = {}): PatientExport =>
  PatientExport.parse({
    id: '01JABCDEFGHJKMNPQRSTVWXYZ1',
    kind: 'log',
    format: 'csv',
    filename: 'access-log.csv',
    status: 'waiting',
    count: 0,
    processed: 0,
    total: 0,
    createdAt: '2026-03-01T07:00:00.000Z',
    ...more,
  });
