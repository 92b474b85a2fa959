import type * as z from 'zod/mini';
import { pageOf } from '#contract/base/page.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { StaffAccount, type StaffAccountsQuery } from '#contract/staff/accounts.ts';
import { StaffMember } from '#contract/staff/roster.ts';
import { call } from '../../lib/api.ts';
import { pagesQuery } from '../../lib/pages.ts';

/** Which accounts are listed. */
export type Wanted = Omit<z.input<typeof StaffAccountsQuery>, 'cursor'>;

/** Under the key of the names of the staff, which change with the accounts. */
export const accountsQuery = (wanted: Wanted) => ({
  ...pagesQuery(['staff', 'accounts', wanted], (query, signal) =>
    call('staff.accounts', { answer: pageOf(StaffAccount), query: { ...query, ...wanted }, signal }),
  ),
  staleTime: 0,
});

/** `requestId` is the same for every attempt, so that one account is made. */
export const inviteStaff = (body: BodyInputOf<'staff.invite'>, requestId: string) =>
  call('staff.invite', { answer: StaffAccount, body, requestId });

/** Refused with 412 if the entry has changed since this version. */
export const changeStaff = ({ id: userId, version }: StaffAccount, body: BodyInputOf<'staff.change'>) =>
  call('staff.change', { answer: StaffMember, params: { userId }, ifMatch: version, body });

/** The actions on an account that need no form. */
export type AccountAction = 'staff.inviteAgain' | 'staff.reactivate';
export const actOn = (action: AccountAction, { id: userId }: StaffAccount) => call(action, { answer: StaffAccount, params: { userId } });

/** Closes an account, whose unfinished work a colleague takes over. */
export const deactivate = ({ id: userId }: StaffAccount, standInId: string | undefined) =>
  call('staff.deactivate', { answer: StaffAccount, params: { userId }, body: { standInId } });
