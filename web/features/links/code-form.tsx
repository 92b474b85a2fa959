import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { limits } from '#contract/base/limits.ts';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { ApiError } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field, focusFirst } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OneTimeCodeInput, codeLength } from '../../ui/one-time-code-input.tsx';
import { forgetLinkCode, waitingLinkCode } from '../../lib/link-code.ts';
import { failureText } from '../../lib/problem-text.ts';
import { enterCode, ownLinksChanged } from './queries.ts';

const refusals: Readonly<Record<string, () => string>> = {
  NOT_FOUND: () => m.linkUnknown(),
  VALIDATION_ERROR: () => m.linkUnknown(),
  CONFLICT: () => m.linkConflict(),
  TOO_MANY_REQUESTS: () => m.errorTooManyRequests(),
};

/** Links a record to the signed-in account, with the code from the clinic's desk. */
export function CodeForm() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [codeId, bornId] = [useId(), useId()];
  const code = useRef<HTMLInputElement>(null);
  const [dateOfBirth, setDateOfBirth] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, () => string>>>({});
  const entering = useMutation({
    mutationFn: enterCode,
    onSuccess: async ({ patient }) => {
      forgetLinkCode();
      toast.success(m.recordLinked({ name: nameIn(patient, locale) }));
      await ownLinksChanged(queryClient);
    },
    onError: () => code.current?.focus(),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = { code: code.current?.value ?? '', dateOfBirth };
    const found = {
      ...(codeLength(given.code) !== limits.linkCode && { [codeId]: m.linkCodeProblem }),
      ...(!isCalendarDate(dateOfBirth) && { [bornId]: m.dateOfBirthRequired }),
    };
    setProblems(found);
    if (!focusFirst(found, [codeId, bornId])) entering.mutate(given);
  };
  const edited = () => {
    setProblems({});
    entering.reset();
  };
  const { error } = entering;
  const failure = error && ((error instanceof ApiError && refusals[error.code]?.()) || failureText(error, m.linkFailed()));
  return (
    <form className="grid justify-items-start gap-4" noValidate onSubmit={submit} onChange={edited}>
      {failure && <Notice className="w-full">{failure}</Notice>}
      <div className="grid w-full max-w-xl gap-4 sm:grid-cols-2">
        <Field id={codeId} label={m.linkCodeLabel()} hint={m.linkCodeHint()} need="required" problem={problems[codeId]?.()}>
          {(field) => <OneTimeCodeInput {...field} ref={code} defaultValue={waitingLinkCode()} />}
        </Field>
        <DateField
          id={bornId}
          label={m.linkBirthLabel()}
          hint={m.linkBirthHint()}
          need="required"
          problem={problems[bornId]?.()}
          value={dateOfBirth}
          onChange={setDateOfBirth}
        />
      </div>
      <Button look="primary" type="submit" disabled={entering.isPending}>
        {m.linkRecord()}
      </Button>
    </form>
  );
}
