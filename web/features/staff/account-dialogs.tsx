import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import type { StaffAccount } from '#contract/staff/accounts.ts';
import { ApiError } from '../../lib/api.ts';
import { comingQuery } from '../../lib/coming-appointments.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { failureText, problemText } from '../../lib/problem-text.ts';
import { staffQuery } from '../../lib/roster.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EntryDialog } from '../../ui/entry-dialog.tsx';
import { ColleagueChoice } from '../../ui/colleague-choice.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { MemberFields } from './member-fields.tsx';
import { changeStaff, deactivate } from './queries.ts';
import { type TypedProblems, parsedChange, typedFields, typedFrom } from './staff-form.ts';

interface AccountDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

const form = 'member';

/** Edits a staff member's entry. Open while mounted. */
export function ChangeDialog({ account, onClose }: AccountDialogProps) {
  const [typed, setTyped] = useState(() => typedFrom(account));
  const [problems, setProblems] = useState<TypedProblems>({});
  const prepare = () => {
    const { data, problems: found } = parsedChange(typed);
    setProblems(found);
    if (data !== undefined) return () => changeStaff(account, data);
    focusFirst(found, typedFields, `${form}-`);
    return undefined;
  };
  return (
    <EntryDialog
      wide
      changed={(queryClient) => queryClient.invalidateQueries({ queryKey: ['staff'] })}
      title={m.staffChange()}
      action={m.staffChange()}
      done={m.staffChanged()}
      prepare={prepare}
      onClose={onClose}
    >
      <MemberFields
        form={form}
        typed={typed}
        problems={problems}
        isInvitation={false}
        onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
      />
    </EntryDialog>
  );
}

/** Why a deactivation was refused, with the amount of unfinished work. */
function refusalOf(error: unknown): string {
  const [detail] = error instanceof ApiError ? error.details : [];
  return detail === undefined ? failureText(error, m.staffActionFailed()) : problemText(detail);
}

/** Asks before an account is closed. Open while mounted. */
export function DeactivateDialog({ account, onClose }: AccountDialogProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const standInFieldId = useId();
  const [standInId, setStandInId] = useState('');
  const { data: staff = [] } = useQuery(staffQuery);
  const needed = account.duties.filter((duty) => duty !== 'reception');
  const colleagues = staff.filter(
    ({ id, hasLeft, duties }) => id !== account.id && !hasLeft && needed.every((duty) => duties.includes(duty)),
  );
  const { data: coming } = useQuery({ ...comingQuery(account.id, {}), enabled: account.role === 'CLINICIAN' });
  const isBooked = coming !== undefined && coming.count > 0;
  useEffect(() => dialog.current?.showModal(), []);
  const closing = useMutation({
    mutationFn: () => deactivate(account, standInId || undefined),
    onSuccess: () => {
      toast.success(m.staffDeactivated());
      dialog.current?.close();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  });
  return (
    <ConfirmDialog
      ref={dialog}
      title={m.staffDeactivateTitle()}
      action={m.staffDeactivate()}
      dangerous
      busy={closing.isPending}
      problem={closing.isError ? refusalOf(closing.error) : undefined}
      onConfirm={() => closing.mutate()}
      onClose={onClose}
    >
      <p className="font-semibold">
        <bdi>{said(account.name)}</bdi>
      </p>
      <p>{m.staffDeactivateText()}</p>
      {isBooked && (
        <p>
          {m.staffComing({ count: formatNumber(locale, coming.count) })}{' '}
          <TextLink as={Link} to={paths.awayOf(account.id)}>
            {m.awayTitle()}
          </TextLink>
        </p>
      )}
      {account.role === 'CLINICIAN' && (
        <Field id={standInFieldId} label={m.staffStandIn()} hint={m.staffStandInHint()} need="optional" problem={false}>
          {(attributes) => (
            <ColleagueChoice {...attributes} of={colleagues} nobody={m.choose()} value={standInId} onChoose={setStandInId} />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
