import type * as z from 'zod/mini';
import { detailOf } from '#contract/base/messages.ts';
import { say } from '#contract/base/say.ts';
import type { StaffRole } from '#contract/base/role.ts';
import type { StaffAccount, StaffAccountsQuery, StaffDeactivation, StaffInvitation, StaffState } from '#contract/staff/accounts.ts';
import { byName, finds } from '#contract/staff/finding.ts';
import { workIndex } from '#contract/deployment/storage.ts';
import type { Reason } from '#contract/base/reasons.ts';
import type { Write } from '#platform/api.ts';
import type { Caller } from '#platform/caller.ts';
import { accountChecks } from '#platform/account-checks.ts';
import type { Once } from '#platform/once.ts';
import { type Page, walkPage } from '#platform/pages.ts';
import { type Person, peopleIn } from '#platform/person.ts';
import { Refusal, notFound, wrongField } from '#platform/refusal.ts';
import { type Members, type StoredMember, memberItems, readMembers, worksFor } from '../clinic/roster.ts';
import { written } from '../clinic/versioned.ts';
import { entryOf, versionAfter } from './change.ts';
import { workOf } from '../appointments/stored.ts';
import { lastSignIns } from '../account/browsers.ts';
import { entriesOf } from '../clinic/agenda.ts';
import { countWork } from '../clinic/worklists.ts';
import { unsignedOf } from '../chart/unsigned.ts';
import { inboxOf } from '../laboratory/stored.ts';
import { repeatsFor } from '../prescriptions/waiting.ts';
import { tasksOf } from '../tasks/stored.ts';
import { env } from '../clinic/env.ts';
import * as pool from './pool.ts';

const stateOf = ({ status, isEnabled }: pool.PoolAccount, member: StoredMember | undefined): StaffState =>
  member?.deactivatedAt !== undefined || !isEnabled ? 'deactivated' : status === 'FORCE_CHANGE_PASSWORD' ? 'invited' : 'active';

/** An account in answers. Without a staff entry, it has the user pool's name. */
function answerOf(account: pool.PoolAccount, role: StaffRole, member: StoredMember | undefined, lastSignInAt?: string): StaffAccount {
  const { id, email, hasSecondFactor } = account;
  const name = account.name || email;
  return {
    id,
    version: member?.version ?? 0,
    email,
    role,
    state: stateOf(account, member),
    hasSecondFactor,
    name: member?.name ?? { en: name, ar: name },
    ...(member?.specialty && { specialty: member.specialty }),
    duties: [...(member?.duties ?? [])],
    ...(member?.licence && { licence: member.licence }),
    ...(member?.deactivatedAt !== undefined && { deactivatedAt: member.deactivatedAt }),
    ...(member?.standInId !== undefined && { standInId: member.standInId }),
    ...(lastSignInAt !== undefined && { lastSignInAt }),
  };
}

/** Who is of the staff, by account; an account with both roles is an administrator's. */
async function peopleOfStaff(): Promise<ReadonlyMap<string, Person & { readonly id: string; readonly role: StaffRole }>> {
  const withRole = async (role: StaffRole) => {
    const found: (Person & { readonly id: string; readonly role: StaffRole })[] = [];
    for await (const people of peopleIn(role)) found.push(...people.map((one) => ({ ...one, role })));
    return found;
  };
  return new Map((await Promise.all([withRole('CLINICIAN'), withRole('ADMIN')])).flat().map((one) => [one.id, one]));
}

/** Cognito allows 120 requests of this kind per second, for all callers together. */
const accountsPage = 25;

/** A page of the staff's accounts that match, by name without titles. */
export async function staffAccounts({ cursor, search, duty, standing }: z.output<typeof StaffAccountsQuery>): Promise<Page<StaffAccount>> {
  const [people, { members }] = await Promise.all([peopleOfStaff(), readMembers()]);
  const found = [...people.values()]
    .map((person) => {
      const member = members.get(person.id);
      const name = person.name || person.email;
      return { id: person.id, role: person.role, email: person.email, member, name: member?.name ?? { en: name, ar: name } };
    })
    .filter(
      ({ member, name, email }) =>
        (!search || finds(search, [name.en, name.ar, email, member?.specialty?.en, member?.specialty?.ar])) &&
        (duty === undefined || member?.duties.includes(duty) === true) &&
        (standing === undefined || (standing === 'left') === (member?.deactivatedAt !== undefined)),
    )
    .toSorted((one, other) => byName('en')(one, other) || (one.id < other.id ? -1 : 1));
  const list = ['accounts', search ?? '', duty ?? '', standing ?? ''].join(' ');
  const page = await walkPage({ list, cursor, size: accountsPage }, async (after, wanted) => {
    const [name = '', id] = after === undefined ? [] : after.split('\n');
    const isAfter = (one: (typeof found)[number]): boolean => {
      const order = byName('en')(one, { name: { en: name, ar: name } });
      return id === undefined || order > 0 || (order === 0 && one.id > id);
    };
    const next = found.filter(isAfter).slice(0, wanted);
    const signedInAt = await lastSignIns(next.map((one) => one.id));
    const answers = await Promise.all(
      next.map(async (one) => {
        const account = await pool.accountOf(one.id);
        const place = `${one.name.en}\n${one.id}`;
        return account === undefined ? [] : [{ row: answerOf(account, one.role, one.member, signedInAt.get(one.id)), place }];
      }),
    );
    return answers.flat();
  });
  return { ...page, total: found.length };
}

/** One account of the staff. Throws NOT_FOUND. */
async function staffAccount(id: string) {
  const [account, people, staff] = await Promise.all([pool.accountOf(id), peopleOfStaff(), readMembers()]);
  const role = people.get(id)?.role;
  if (account === undefined || role === undefined) throw notFound('notOnStaff');
  return { account, role, member: staff.members.get(id), staff };
}

const taken = (reason: Reason): Refusal => new Refusal('NOT_ALLOWED_NOW', { reason });

/**
 * Invites a person. The account is created before the staff entry, so that another invitation completes an interrupted one. Throws
 * NOT_ALLOWED_NOW if the address has an account in use: staff need an account separate from their own records.
 */
export async function inviteStaff(
  { email: written, role, language, ...entry }: StaffInvitation,
  once: (id: string) => Once,
  write: Write,
): Promise<StaffAccount> {
  const email = written.toLowerCase();
  const [known, { members }] = await Promise.all([pool.accountOf(email), readMembers()]);
  const isInvited = known?.status === 'FORCE_CHANGE_PASSWORD';
  if (known !== undefined) {
    const earlier = await once(known.id).earlier();
    if (earlier === known.id) return answerOf(known, role, members.get(known.id));
    if (isInvited && members.has(known.id)) throw taken('invitedAlready');
    if (!isInvited && known.status !== 'UNCONFIRMED') throw taken('addressTaken');
    if (!isInvited) await pool.forget(email);
  }
  const id = isInvited ? known.id : await pool.invite(email, entry.name.en, language);
  if (id === undefined) throw new Refusal('CONFLICT');
  await pool.appoint(email, role);
  const member: StoredMember = { ...entryOf(entry), ...versionAfter(id, undefined) };
  const outcome = await write([...memberItems(undefined, member), ...once(id).items], [], { action: 'invite' });
  const account = await pool.accountOf(id);
  if (!outcome.done || account === undefined) throw new Refusal('CONFLICT');
  return answerOf(account, role, member);
}

/** Sends another temporary password. Throws NOT_FOUND, and NOT_ALLOWED_NOW if the person has already signed in or was deactivated. */
export async function inviteStaffAgain(id: string, write: Write): Promise<StaffAccount> {
  const { account, role, member } = await staffAccount(id);
  if (stateOf(account, member) !== 'invited') throw taken('signedInAlready');
  await pool.inviteAgain(account.email);
  await write([], []);
  return answerOf(account, role, member);
}

const { mustStand } = accountChecks(env.CLINICAL_TABLE_NAME);

/**
 * Writes the next version of a member's item with the account opened or closed, conditioned on the administrator and the successor still
 * having open accounts.
 */
async function marked(
  id: string,
  { name }: StaffAccount,
  member: StoredMember | undefined,
  closed: { readonly deactivatedAt: string; readonly standInId?: string | undefined } | undefined,
  caller: Caller,
  write: Write,
): Promise<StoredMember> {
  const { deactivatedAt: _, standInId: __, ...before } = member ?? { name, duties: [] };
  const { standInId } = closed ?? {};
  const next: StoredMember = {
    ...before,
    ...versionAfter(id, member),
    ...(closed && { deactivatedAt: closed.deactivatedAt }),
    ...(standInId !== undefined && { standInId }),
  };
  const standing = [...new Set([caller.id, ...(standInId === undefined ? [] : [standInId])])].map((one) => mustStand(one));
  await written(write, [...memberItems(member, next), ...standing]);
  return next;
}

/** Throws, with the amount, if a closed account's unfinished work would have no successor. */
async function requireNothingLeft(staff: Members, id: string): Promise<void> {
  const own = worksFor(staff, id);
  const left = (listOf: (one: string) => string) => countWork(own.map((one) => ({ index: workIndex, partition: listOf(one) })));
  const [notes, results, repeats, tasks] = await Promise.all([
    left(unsignedOf),
    left(inboxOf),
    left(repeatsFor),
    countWork(tasksOf('had', own, 'open')),
  ]);
  if (notes + results + repeats + tasks > 0)
    throw new Refusal('NOT_ALLOWED_NOW', { details: [detailOf('standInId', say('workLeft', { notes, results, repeats, tasks }))] });
}

/** Throws unless the successor has an open account with the same duties. */
function requireAble({ members }: Members, id: string, standInId: string): void {
  const standIn = members.get(standInId);
  const needed = (members.get(id)?.duties ?? []).filter((duty) => duty !== 'reception');
  if (
    standInId === id ||
    standIn === undefined ||
    standIn.deactivatedAt !== undefined ||
    needed.some((duty) => !standIn.duties.includes(duty))
  )
    throw wrongField('standInId', say('standInUnknown'));
}

/**
 * Closes an account: its next request is refused, whatever its token says, and it is signed out everywhere. The successor has its work from
 * then on.
 * @throws Refusal NOT_FOUND; a refusal of a colleague who cannot take over; NOT_ALLOWED_NOW for the caller's own account (so that an
 * administrator remains) and, with the amount, for one with future appointments, or with unfinished work and no successor
 */
export async function deactivate(
  id: string,
  { standInId }: StaffDeactivation,
  caller: Caller,
  now: Date,
  write: Write,
): Promise<StaffAccount> {
  const { account, role, member, staff } = await staffAccount(id);
  if (id === caller.id) throw taken('ownAccount');
  const isOpen = member?.deactivatedAt === undefined;
  if (isOpen && standInId !== undefined) requireAble(staff, id, standInId);
  const coming = (await entriesOf(workIndex, workOf(id), { from: now.toISOString() })).length;
  if (coming > 0) throw new Refusal('NOT_ALLOWED_NOW', { details: [detailOf('appointments', say('appointmentsLeft', { count: coming }))] });
  if (isOpen && standInId === undefined) await requireNothingLeft(staff, id);
  const before = answerOf(account, role, member);
  // A repeated request finishes an interrupted one.
  const after = isOpen ? await marked(id, before, member, { deactivatedAt: now.toISOString(), standInId }, caller, write) : member;
  await pool.close(account.email);
  return answerOf({ ...account, isEnabled: false }, role, after);
}

/** Reopens an account. Throws NOT_FOUND, and NOT_ALLOWED_NOW if it is open. */
export async function reactivate(id: string, caller: Caller, write: Write): Promise<StaffAccount> {
  const { account, role, member } = await staffAccount(id);
  const before = answerOf(account, role, member);
  if (before.state !== 'deactivated') throw taken('accountOpen');
  await pool.open(account.email);
  const after = member?.deactivatedAt === undefined ? member : await marked(id, before, member, undefined, caller, write);
  return answerOf({ ...account, isEnabled: true }, role, after);
}
