import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { roleWords } from '#contract/base/role-words.ts';
import { type StaffAccount, type StaffState, dutyWords, staffStateWords } from '#contract/staff/accounts.ts';
import type { Licence } from '#contract/staff/roster.ts';
import { formatDate, formatTime, useLocale } from '../../lib/locale.ts';
import { entryFor, saidWord } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useStaffName } from '../../lib/staff-name.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Tone } from '../../ui/tone.ts';
import { type AccountAction, actOn } from './queries.ts';

const tones: Record<StaffState, Tone> = { invited: 'pending', active: 'green', deactivated: 'none' };
/** Days before its end from which an expiring licence is highlighted. */
const soonDays = 60;

export type AccountChoice = 'change' | 'deactivate';

interface AccountLineProps {
  readonly account: StaffAccount;
  readonly onChoose: (to: AccountChoice) => void;
}

/** One account and its actions. */
export function AccountLine({ account, onChoose }: AccountLineProps) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { id, name, email, role, state, specialty, duties, licence, hasSecondFactor, lastSignInAt, standInId } = account;
  const staffName = useStaffName();
  const acting = useMutation({
    mutationFn: (action: AccountAction) => actOn(action, account),
    onSuccess: (_, action) => toast.success(action === 'staff.inviteAgain' ? m.staffInvitedAgain() : m.staffReactivated()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  });
  const button = (text: string, act: () => void) => (
    <Button
      look="ghost"
      aria-label={m.actionOn({ action: text, name: said(name) })}
      aria-disabled={acting.isPending}
      onClick={() => !acting.isPending && act()}
    >
      {text}
    </Button>
  );
  const words = [specialty && said(specialty), ...duties.map((duty) => saidWord(dutyWords, duty))].filter(Boolean);
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{said(name)}</bdi>
        <Chip tone="none">{saidWord(roleWords, role)}</Chip>
        <Chip tone={entryFor(tones, state) ?? 'none'}>{saidWord(staffStateWords, state)}</Chip>
        {state !== 'deactivated' && (
          <Chip tone={hasSecondFactor ? 'green' : 'pending'}>{hasSecondFactor ? m.staffSecondFactor() : m.staffNoSecondFactor()}</Chip>
        )}
        {licence !== undefined && <LicenceChip licence={licence} />}
      </span>
      <Ltr breaks className="text-sm text-muted">
        {email}
      </Ltr>
      {words.length > 0 && (
        <span className="text-sm">{new Intl.ListFormat(locale, { type: 'unit' }).format(words.filter((one) => one !== undefined))}</span>
      )}
      {licence !== undefined && (
        <span className="text-sm text-muted">
          {m.staffLicenceOn({ number: licence.number, date: formatDate(locale, licence.expiresOn) })}
        </span>
      )}
      {standInId !== undefined && <span className="text-sm text-muted">{m.staffTakenOver({ name: staffName(standInId) })}</span>}
      <TextLink as={Link} to={`${paths.security}?view=sign-ins&actorId=${id}`} className="min-h-6 justify-self-start text-sm">
        {lastSignInAt === undefined ? m.staffNoSignIn() : m.lastSignIn({ time: formatTime(locale, lastSignInAt) })}
      </TextLink>
      {acting.isError && <Notice>{failureText(acting.error, m.staffActionFailed())}</Notice>}
      <span className="flex flex-wrap gap-1">
        {button(m.staffChange(), () => onChoose('change'))}
        {state === 'invited' && button(m.staffInviteAgain(), () => acting.mutate('staff.inviteAgain'))}
        {state === 'deactivated'
          ? button(m.staffReactivate(), () => acting.mutate('staff.reactivate'))
          : button(m.staffDeactivate(), () => onChoose('deactivate'))}
      </span>
    </li>
  );
}

/** Highlights a licence that has ended or soon will. */
function LicenceChip({ licence: { expiresOn } }: { licence: Licence }) {
  const [today] = useState(() => qatarDate(new Date()));
  if (expiresOn < today) return <Chip tone="red">{m.staffLicenceOver()}</Chip>;
  return expiresOn <= dayAfter(today, soonDays) ? <Chip tone="orange">{m.staffLicenceSoon()}</Chip> : null;
}
