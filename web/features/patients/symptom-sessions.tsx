import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { limits } from '#contract/base/limits.ts';
import { AttachedSymptomSession, type saidAnswers } from '#contract/symptom-check.ts';
import { ApiError, call } from '../../lib/api.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Field } from '../../ui/field.tsx';
import { OneTimeCodeInput, codeLength } from '../../ui/one-time-code-input.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { severityName, toneOfSeverity } from '../../ui/severity.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { symptomSessionsQuery } from './queries.ts';

/** The symptom checks the patient handed over, and a form for a new code. */
export function SymptomSessions({ patientId }: { patientId: string }) {
  const { data, isError, refetch } = useQuery(symptomSessionsQuery(patientId));
  const isStaff = useIsStaff();
  return (
    <Panel className="grid gap-4 p-5">
      <h2 className="text-lg font-semibold">{m.symptomSessions()}</h2>
      {isError ? (
        <Failure text={m.symptomSessionsFailed()} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton />
      ) : data.length === 0 ? (
        <p className="text-muted">{m.symptomSessionsNone()}</p>
      ) : (
        <ul className="grid gap-3">
          {data.map((session) => (
            <li key={session.id}>
              <Session session={session} />
            </li>
          ))}
        </ul>
      )}
      {isStaff && <AttachForm patientId={patientId} />}
    </Panel>
  );
}

/** In order of importance. */
const saidName = {
  yes: () => m.checkerYes(),
  unknown: () => m.answerUnknown(),
  no: () => m.checkerNo(),
} as const satisfies Record<(typeof saidAnswers)[number], () => string>;

function Session({ session: { checkedAt, symptoms, assessment, answers } }: { session: AttachedSymptomSession }) {
  const locale = useLocale();
  const { severity } = assessment;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer">
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 align-middle">
          {m.checkedAt({ time: formatTime(locale, checkedAt) })}
          {severity === undefined ? (
            <span className="text-muted">{m.notAssessed()}</span>
          ) : (
            <Chip size="normal" tone={entryFor(toneOfSeverity, severity) ?? 'none'}>
              {wordFor(severityName, severity)}
            </Chip>
          )}
        </span>
      </summary>
      <Facts>
        <div>
          <dt className="text-muted">{m.patientsWords()}</dt>
          <dd dir="auto" className="whitespace-pre-line">
            {symptoms.description}
          </dd>
        </div>
        <div>
          <dt className="text-muted">{m.adviceGiven()}</dt>
          <dd lang={assessment.language} dir={assessment.language === 'ar' ? 'rtl' : 'ltr'}>
            {assessment.analysis} {assessment.generalAdvice}
          </dd>
        </div>
        {answers.length > 0 && (
          <div>
            <dt className="text-muted">{m.checksAnswered()}</dt>
            <dd>
              {[...new Set([...Object.keys(saidName), ...answers.map(({ answer }) => answer)])].map((said) => {
                const texts = answers.filter(({ answer }) => answer === said);
                return (
                  texts.length > 0 && (
                    <div key={said}>
                      <strong>{wordFor(saidName, said)}</strong>
                      <ul className="list-disc ps-5">
                        {texts.map(({ text }) => (
                          <li key={text}>
                            <bdi>{text}</bdi>
                          </li>
                        ))}
                      </ul>
                    </div>
                  )
                );
              })}
            </dd>
          </div>
        )}
      </Facts>
    </details>
  );
}

function AttachForm({ patientId }: { patientId: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [tooShort, setTooShort] = useState(false);
  const queryClient = useQueryClient();
  const attaching = useMutation({
    mutationFn: (code: string) =>
      call('patients.attachSymptomSession', { answer: AttachedSymptomSession, params: { id: patientId }, body: { code } }),
    // A code works once: a retry would only hide that the first attempt succeeded.
    retry: false,
    onSuccess: async () => {
      if (input.current) input.current.value = '';
      toast.success(m.attached());
      await queryClient.invalidateQueries(symptomSessionsQuery(patientId));
    },
    onError: () => input.current?.focus(),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = input.current?.value ?? '';
    const short = codeLength(code) !== limits.handoverCode;
    setTooShort(short);
    if (short) return input.current?.focus();
    attaching.mutate(code);
  };
  const refused = attaching.error instanceof ApiError && [400, 404].includes(attaching.error.status);
  const problem = tooShort ? m.attachProblem() : attaching.isError ? (refused ? m.attachUnknown() : m.attachFailed()) : undefined;
  return (
    <form className="grid justify-items-start gap-3" noValidate onSubmit={submit}>
      <div className="w-full max-w-sm">
        <Field id={id} label={m.attachLabel()} hint={m.attachHint()} problem={problem}>
          {(field) => (
            <OneTimeCodeInput
              {...field}
              ref={input}
              onChange={() => {
                setTooShort(false);
                attaching.reset();
              }}
            />
          )}
        </Field>
      </div>
      <Button type="submit" disabled={attaching.isPending}>
        {m.attach()}
      </Button>
    </form>
  );
}
