import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { limits } from '#contract/base/limits.ts';
import { type StaffAccount, dutyWords, standings } from '#contract/staff/accounts.ts';
import { duties } from '#contract/staff/roster.ts';
import { ApiError } from '../../lib/api.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useDraftKey, useIsAdmin } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Input, Select } from '../../ui/control.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChangeDialog, DeactivateDialog } from './account-dialogs.tsx';
import { AccountLine, type AccountChoice } from './account-line.tsx';
import { MemberFields } from './member-fields.tsx';
import { type Wanted, accountsQuery, inviteStaff } from './queries.ts';
import { TypedMember, type TypedProblems, nobodyTyped, parsedInvitation, problemsAt, typedFields } from './staff-form.ts';

/** The staff's accounts, for administrators: invite, edit, close. */
export function StaffPage() {
  return useIsAdmin() ? <Accounts /> : <NotPermitted title={m.navStaff()} text={m.staffAdminsOnly()} />;
}

function Accounts() {
  const locale = useLocale();
  const [wanted, setWanted] = useState<Wanted>({});
  const search = useSettled(wanted.search ?? '');
  const pages = usePages(accountsQuery({ ...wanted, ...(search === '' ? { search: undefined } : { search }) }));
  const [chosen, setChosen] = useState<{ readonly account: StaffAccount; readonly to: AccountChoice }>();
  const close = () => setChosen(undefined);
  return (
    <Page title={m.navStaff()}>
      <Panel className="p-5">
        <Disclosure summary={m.staffInvite()}>
          <InvitationForm />
        </Disclosure>
      </Panel>
      <Panel className="grid gap-4 p-5">
        <Filters wanted={wanted} onWant={(more) => setWanted((before) => ({ ...before, ...more }))} />
        <output className="text-sm text-muted">
          {pages.total !== undefined && m.staffCount({ count: formatNumber(locale, pages.total) })}
        </output>
        <Paged pages={pages} empty={m.staffNone()} failed={m.staffFailed()} more={m.pagesMore()}>
          {(accounts) => (
            <Lines>
              {accounts.map((account) => (
                <AccountLine key={account.id} account={account} onChoose={(to) => setChosen({ account, to })} />
              ))}
            </Lines>
          )}
        </Paged>
      </Panel>
      {chosen?.to === 'change' && <ChangeDialog account={chosen.account} onClose={close} />}
      {chosen?.to === 'deactivate' && <DeactivateDialog account={chosen.account} onClose={close} />}
    </Page>
  );
}

interface FiltersProps {
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
}

/** Narrows the list: by words of name, e-mail address or specialty, by duty, and by who works here. */
function Filters({ wanted, onWant }: FiltersProps) {
  const choice = <Value extends string>(value: string, of: readonly Value[]) => of.find((one) => one === value);
  return (
    <search className="grid gap-3 sm:grid-cols-3">
      <Field id="staff-search" label={m.staffSearch()} problem={false}>
        {(field) => (
          <Input
            {...field}
            type="search"
            autoComplete="off"
            dir="auto"
            maxLength={limits.search}
            value={wanted.search ?? ''}
            onChange={({ target }) => onWant({ search: target.value })}
          />
        )}
      </Field>
      <Field id="staff-duty" label={m.staffDuty()} problem={false}>
        {(field) => (
          <Select {...field} value={wanted.duty ?? ''} onChange={({ target }) => onWant({ duty: choice(target.value, duties) })}>
            <option value="">{m.staffAnyDuty()}</option>
            {duties.map((duty) => (
              <option key={duty} value={duty}>
                {said(dutyWords[duty])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="staff-standing" label={m.staffStanding()} problem={false}>
        {(field) => (
          <Select {...field} value={wanted.standing ?? ''} onChange={({ target }) => onWant({ standing: choice(target.value, standings) })}>
            <option value="">{m.staffEverybody()}</option>
            <option value="working">{m.staffWorking()}</option>
            <option value="left">{m.staffLeft()}</option>
          </Select>
        )}
      </Field>
    </search>
  );
}

const Draft = z.object({ typed: TypedMember, requestId: z.string() });
type Draft = z.output<typeof Draft>;
const draftOptions = {
  initial: (): Draft => ({ typed: nobodyTyped, requestId: crypto.randomUUID() }),
  parse: (stored: unknown): Draft | undefined => Draft.safeParse(stored).data,
  isEntered: ({ typed }: Draft): boolean => JSON.stringify(typed) !== JSON.stringify(nobodyTyped),
};
const form = 'invitation';

function InvitationForm() {
  const queryClient = useQueryClient();
  const { draft, change, startOver } = useDraft({ ...draftOptions, key: useDraftKey('staff.invitation') });
  const [problems, setProblems] = useState<TypedProblems>({});
  const shown = (found: TypedProblems): boolean => {
    setProblems(found);
    return focusFirst(found, typedFields, `${form}-`);
  };
  const inviting = useMutation({
    mutationFn: (body: Parameters<typeof inviteStaff>[0]) => inviteStaff({ ...body, language: getLocale() }, draft.requestId),
    onSuccess: async () => {
      toast.success(m.staffInvited());
      startOver();
      await queryClient.invalidateQueries({ queryKey: ['staff'] });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      shown(problemsAt(error.details ?? []));
      // Sending again is a new request.
      if (error.status >= 400 && error.status < 500) change(() => ({ requestId: crypto.randomUUID() }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inviting.isPending) return;
    const { data, problems: found } = parsedInvitation(draft.typed);
    shown(found);
    if (data !== undefined) inviting.mutate(data);
  };
  return (
    <form noValidate className="grid gap-4 pt-4" aria-label={m.staffInvite()} onSubmit={submit}>
      <p className="text-muted">{m.staffInviteText()}</p>
      <MemberFields
        form={form}
        typed={draft.typed}
        problems={problems}
        isInvitation
        onChange={(part) => change(({ typed }) => ({ typed: { ...typed, ...part } }))}
      />
      {inviting.isError && <Notice>{failureText(inviting.error, m.staffInviteFailed())}</Notice>}
      <p>
        <Button type="submit" look="primary" aria-disabled={inviting.isPending}>
          {m.staffInvite()}
        </Button>
      </p>
    </form>
  );
}
