import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { MailChoices } from '#contract/account/mail-choices.ts';
import { call } from '../../lib/api.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { Failure } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tick } from '../../ui/tick.tsx';

const choicesQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => call('mailChoices.get', { answer: MailChoices, signal }),
});

/**
 * The account's e-mails: those it may choose, and those that are always sent. Only patients' accounts have linked records and so reminders.
 */
export const MailSettings = () =>
  useIsStaff() ? (
    <p className="text-muted">{m.mailsAlwaysStaff()}</p>
  ) : (
    <>
      <Reminders />
      <p className="text-muted">{m.mailsAlways()}</p>
    </>
  );

/** Shows a change while it is saved, and then the server's state. */
function Reminders() {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(choicesQuery);
  const saving = useMutation({
    // One after another, so that the last choice wins.
    scope: { id: 'mail-choices' },
    mutationFn: (body: MailChoices) => call('mailChoices.change', { answer: MailChoices, body }),
    onSuccess: (choices) => {
      queryClient.setQueryData(choicesQuery.queryKey, choices);
      toast.success(choices.reminders ? m.mailsRemindersOn() : m.mailsRemindersOff());
    },
    onError: () => toast.error(m.mailsNotSaved()),
  });
  if (isError) return <Failure text={m.mailsFailed()} onRetry={refetch} />;
  if (data === undefined) return <Skeleton className="h-16" />;
  return (
    <Choice look="card">
      <Tick
        type="checkbox"
        className="mt-0.5"
        checked={(saving.isPending ? saving.variables : data).reminders}
        onChange={(event) => saving.mutate({ reminders: event.target.checked })}
      />
      <span>
        {m.mailsReminders()}
        <span className="block text-sm text-muted">{m.mailsRemindersHint()}</span>
      </span>
    </Choice>
  );
}
