import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import type { StaffAccount } from '#contract/staff/accounts.ts';
import { ApiError } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { failureText, loadFailureText } from '../../lib/problem-text.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey, useIsAdmin } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { focusFirst } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChangeDialog, DeactivateDialog } from './account-dialogs.tsx';
import { AccountLine, type AccountChoice } from './account-line.tsx';
import { MemberFields } from './member-fields.tsx';
import { accountsQuery, inviteStaff } from './queries.ts';
import { TypedMember, type TypedProblems, nobodyTyped, parsedInvitation, problemsAt, typedFields } from './staff-form.ts';

/** The staff's accounts, for administrators: invite, edit, close. */
export function StaffPage() {
  return useIsAdmin() ? <Accounts /> : <NotPermitted title={m.navStaff()} text={m.staffAdminsOnly()} />;
}

function Accounts() {
  useLocale();
  const { data, error, refetch } = useQuery(accountsQuery);
  const [chosen, setChosen] = useState<{ readonly account: StaffAccount; readonly to: AccountChoice }>();
  const close = () => setChosen(undefined);
  return (
    <Page title={m.navStaff()}>
      <Panel className="p-5">
        <Disclosure summary={m.staffInvite()}>
          <InvitationForm />
        </Disclosure>
      </Panel>
      {data !== undefined ? (
        <Panel className="p-5">
          <Lines>
            {data.map((account) => (
              <AccountLine
                key={account.id}
                account={account}
                standIn={data.find(({ id }) => id === account.standInId)}
                onChoose={(to) => setChosen({ account, to })}
              />
            ))}
          </Lines>
        </Panel>
      ) : error ? (
        <Failure text={loadFailureText(error, m.staffFailed())} onRetry={refetch} />
      ) : (
        <Placeholders shape="lines" />
      )}
      {chosen?.to === 'change' && <ChangeDialog account={chosen.account} onClose={close} />}
      {chosen?.to === 'deactivate' && <DeactivateDialog account={chosen.account} onClose={close} />}
    </Page>
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
