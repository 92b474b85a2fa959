import { detailOf } from '#contract/base/messages.ts';
import { say } from '#contract/base/say.ts';
import type { StaffRole } from '#contract/base/role.ts';
import type { StaffAccount, StaffDeactivation, StaffInvitation, StaffState } from '#contract/staff/accounts.ts';
import { workIndex } from '#contract/deployment/storage.ts';
import type { Reason } from '#contract/base/reasons.ts';
import type { Write } from '#platform/api.ts';
import type { Caller } from '#platform/caller.ts';
import { accountChecks, staffKey } from '#platform/account-checks.ts';
import type { Once } from '#platform/once.ts';
import { peopleIn } from '#platform/person.ts';
import { Refusal, notFound, wrongField } from '#platform/refusal.ts';
import { type Members, type StoredMember, readMembers, worksFor } from '../clinic/roster.ts';
import { nextVersion, written } from '../clinic/versioned.ts';
import { entryOf, versionAfter } from './change.ts';
import { workOf } from '../appointments/stored.ts';
import { lastSignIns } from '../account/browsers.ts';
import { entriesOf } from '../clinic/agenda.ts';
import { unsignedOf } from '../chart/unsigned.ts';
import { inboxOf } from '../laboratory/stored.ts';
import { env } from '../clinic/env.ts';
import * as pool from './pool.ts';

const stateOf = ({ status, isEnabled }: pool.PoolAccount, member: StoredMember | undefined): StaffState =>
  member?.deactivatedAt !== undefined || !isEnabled ? 'deactivated' : status === 'FORCE_CHANGE_PASSWORD' ? 'invited' : 'active';

/** An account as it is answered. Of whom the clinic knows nothing yet, the account's own name stands for it. */
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

/** The roles of the staff by account; whoever has both is an administrator. */
async function rolesByAccount(): Promise<ReadonlyMap<string, StaffRole>> {
  const withRole = async (role: StaffRole): Promise<[id: string, StaffRole][]> => {
    const found: [string, StaffRole][] = [];
    for await (const people of peopleIn(role)) found.push(...people.map(({ id }): [string, StaffRole] => [id, role]));
    return found;
  };
  return new Map((await Promise.all([withRole('CLINICIAN'), withRole('ADMIN')])).flat());
}

/** Cognito answers 120 requests of this kind a second, for everybody. */
const askedAtOnce = 10;

/** Every account of the staff, by name. */
export async function staffAccounts(): Promise<StaffAccount[]> {
  const [roles, { members }] = await Promise.all([rolesByAccount(), readMembers()]);
  const signedInAt = await lastSignIns([...roles.keys()]);
  const waiting = [...roles];
  const found: StaffAccount[] = [];
  await Promise.all(
    Array.from({ length: askedAtOnce }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [id, role] = next;
        const account = await pool.accountOf(id);
        if (account !== undefined) found.push(answerOf(account, role, members.get(id), signedInAt.get(id)));
      }
    }),
  );
  return found.toSorted((one, other) => one.name.en.localeCompare(other.name.en));
}

/** One account of the staff. Refuses NOT_FOUND. */
async function staffAccount(id: string) {
  const [account, roles, staff] = await Promise.all([pool.accountOf(id), rolesByAccount(), readMembers()]);
  const role = roles.get(id);
  if (account === undefined || role === undefined) throw notFound('notOnStaff');
  return { account, role, member: staff.members.get(id), staff };
}

const taken = (reason: Reason): Refusal => new Refusal('NOT_ALLOWED_NOW', { reason });

/**
 * Invites somebody: the account first, then what they do here, so that an invitation that was cut short is completed by another. Refuses
 * NOT_ALLOWED_NOW for an address whose account is in use: staff have accounts of their own, apart from their own records.
 */
export async function inviteStaff(
  { email: written, role, ...entry }: StaffInvitation,
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
  const id = isInvited ? known.id : await pool.invite(email, entry.name.en);
  if (id === undefined) throw new Refusal('CONFLICT');
  await pool.appoint(email, role);
  const member: StoredMember = { ...entryOf(entry), ...versionAfter(id, undefined) };
  const outcome = await write([nextVersion(staffKey(id), undefined, member), ...once(id).items], []);
  const account = await pool.accountOf(id);
  if (!outcome.done || account === undefined) throw new Refusal('CONFLICT');
  return answerOf(account, role, member);
}

/** Mails another temporary password. Refuses NOT_FOUND, and NOT_ALLOWED_NOW for whoever has signed in already or was deactivated. */
export async function inviteStaffAgain(id: string, write: Write): Promise<StaffAccount> {
  const { account, role, member } = await staffAccount(id);
  if (stateOf(account, member) !== 'invited') throw taken('signedInAlready');
  await pool.inviteAgain(account.email);
  await write([], []);
  return answerOf(account, role, member);
}

const { mustStand } = accountChecks(env.CLINICAL_TABLE_NAME);

/** Says in a member's item, in its next version, whether the account is closed; neither the administrator who says so nor who takes over may have
 * been closed meanwhile. */
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
  await written(write, [nextVersion(staffKey(id), member, next), ...standing]);
  return next;
}

/** Refuses, with how much there is, to leave an account's unfinished work to nobody. */
async function requireNothingLeft(staff: Members, id: string): Promise<void> {
  const left = async (listOf: (one: string) => string): Promise<number> =>
    (await Promise.all(worksFor(staff, id).map((one) => entriesOf(workIndex, listOf(one))))).flat().length;
  const [notes, results] = await Promise.all([left(unsignedOf), left(inboxOf)]);
  if (notes + results > 0) throw new Refusal('NOT_ALLOWED_NOW', { details: [detailOf('standInId', say('workLeft', { notes, results }))] });
}

/** Refuses somebody who cannot do another's work: it takes an open account with the same duties. */
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
 * Closes an account: its next request is refused, whatever its token says, and it is signed out everywhere; who stands in has its work from
 * then on. Refuses NOT_FOUND, a colleague who cannot stand in, and NOT_ALLOWED_NOW for one's own, so that an administrator remains, and,
 * with how many, for one with appointments to come, or with unfinished work and nobody to stand in.
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
  // A repetition finishes what was cut short.
  const after = isOpen ? await marked(id, before, member, { deactivatedAt: now.toISOString(), standInId }, caller, write) : member;
  await pool.close(account.email);
  return answerOf({ ...account, isEnabled: false }, role, after);
}

/** Opens an account again. Refuses NOT_FOUND, and NOT_ALLOWED_NOW for one that is open. */
export async function reactivate(id: string, caller: Caller, write: Write): Promise<StaffAccount> {
  const { account, role, member } = await staffAccount(id);
  const before = answerOf(account, role, member);
  if (before.state !== 'deactivated') throw taken('accountOpen');
  await pool.open(account.email);
  const after = member?.deactivatedAt === undefined ? member : await marked(id, before, member, undefined, caller, write);
  return answerOf({ ...account, isEnabled: true }, role, after);
}
