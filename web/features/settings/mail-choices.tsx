import { updateUserAttributes } from 'aws-amplify/auth';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { type Language, languages } from '#contract/base/language.ts';
import { MailChoices } from '#contract/account/mail-choices.ts';
import { call } from '../../lib/api.ts';
import { renew } from '../../lib/sign-in.ts';
import { useIsStaff, useSession } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Failure } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tick } from '../../ui/tick.tsx';

const choicesQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => call('mailChoices.get', { answer: MailChoices, signal }),
});

/**
 * The account's e-mails: their language, those it may choose, and those that are always sent. Only patients' accounts have linked records
 * and so reminders.
 */
export function MailSettings() {
  const session = useSession();
  const isStaff = useIsStaff();
  return (
    <>
      {session.status === 'signed-in' && <FirstLanguage current={session.person.mailLanguage ?? 'en'} />}
      {!isStaff && <Reminders />}
      <p className="text-muted">{isStaff ? m.mailsAlwaysStaff() : m.mailsAlways()}</p>
    </>
  );
}

const names: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };

/** The language in which e-mails begin. The user pool keeps it, because it also sends e-mails. */
function FirstLanguage({ current }: { current: Language }) {
  const saving = useMutation({
    mutationFn: async (locale: Language) => {
      await updateUserAttributes({ userAttributes: { locale } });
      // It is saved, even if the token says so only later.
      await renew().catch(() => undefined);
    },
    onSuccess: () => toast.success(m.mailsLanguageSaved()),
    onError: () => toast.error(m.mailsNotSaved()),
  });
  return (
    <Field id="mail-language" label={m.mailsLanguage()} hint={m.mailsLanguageHint()} problem={false}>
      {(field) => (
        <Select
          {...field}
          value={saving.isPending ? saving.variables : current}
          onChange={({ target: { value } }) => saving.mutate(languages.find((one) => one === value) ?? current)}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

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
  if (data === undefined) return <Skeleton className="h-14" />;
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
