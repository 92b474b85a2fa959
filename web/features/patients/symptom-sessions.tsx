import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { limits } from '#contract/base/limits.ts';
import { wordsOf } from '#contract/patient/fields.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { AttachedSymptomSession, SymptomSessionLook } from '#contract/symptom-check/symptom-check.ts';
import type { SaidAnswer } from '#contract/symptom-check/said.ts';
import { ageGroupName } from '../../lib/age-group-names.ts';
import { ApiError, call } from '../../lib/api.ts';
import { formatTime, formatLength, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { usePages } from '../../lib/pages.ts';
import { said } from '../../lib/said.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OneTimeCodeInput, codeLength } from '../../ui/one-time-code-input.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { severityName, toneOfSeverity } from '../../ui/severity.ts';
import { symptomSessionsQuery } from './symptom-sessions-query.ts';
import { contradicts } from './session-person.ts';

/**
 * The symptom checks in a record, and a form for the code of another. The code is the consent of the patient, or of a person who acts for
 * them.
 */
export function SymptomSessions({ patient }: { patient: Patient }) {
  const pages = usePages(symptomSessionsQuery(patient.id));
  const isStaff = useIsStaff();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel className="grid gap-4 p-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {m.symptomSessions()}
      </h2>
      <Paged pages={pages} empty={m.symptomSessionsNone()} failed={m.symptomSessionsFailed()}>
        {(sessions) => (
          <ul className="grid gap-3">
            {sessions.map((session) => (
              <li key={session.id}>
                <Session session={session} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
      {isStaff ? (
        <AttachForm patient={patient} isOwn={false} onAttached={() => heading.current?.focus()} />
      ) : (
        <Disclosure summary={m.attachOwnFolded()}>
          <div className="grid gap-3 pt-1">
            <p className="text-sm text-muted">{m.attachOwnText()}</p>
            <AttachForm patient={patient} isOwn onAttached={() => heading.current?.focus()} />
          </div>
        </Disclosure>
      )}
    </Panel>
  );
}

/** In order of importance. */
const saidName = {
  yes: () => m.checkerYes(),
  unknown: () => m.answerUnknown(),
  no: () => m.checkerNo(),
} as const satisfies Record<SaidAnswer, () => string>;

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
              {[...new Set([...Object.keys(saidName), ...answers.map(({ answer }) => answer)])].map((kind) => {
                const texts = answers.filter(({ answer }) => answer === kind);
                return (
                  texts.length > 0 && (
                    <div key={kind}>
                      <strong>{wordFor(saidName, kind)}</strong>
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

interface AttachFormProps {
  readonly patient: Patient;
  readonly isOwn: boolean;
  /** The form's last button has gone with the check that it attached. */
  readonly onAttached: () => void;
}

/** Attaches a check by the patient's code, after the user has confirmed that it is the right one. */
function AttachForm({ patient, isOwn, onAttached }: AttachFormProps) {
  const patientId = patient.id;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const [tooShort, setTooShort] = useState(false);
  const queryClient = useQueryClient();
  const attaching = useMutation({
    // A code works once: a retry would only hide that the first attempt succeeded.
    mutationFn: (code: string) =>
      call('patients.attachSymptomSession', { answer: AttachedSymptomSession, params: { id: patientId }, body: { code }, retry: false }),
    onSuccess: async () => {
      looking.reset();
      if (input.current) input.current.value = '';
      toast.success(m.attached());
      await queryClient.invalidateQueries({ queryKey: symptomSessionsQuery(patientId).queryKey });
      onAttached();
    },
  });
  const looking = useMutation({
    mutationFn: (code: string) =>
      call('patients.lookAtSymptomSession', { answer: SymptomSessionLook, params: { id: patientId }, body: { code } }),
    onSuccess: () => attaching.reset(),
    onError: () => input.current?.focus(),
  });
  const { data: look, variables: code = '' } = looking;
  useEffect(() => {
    if (look !== undefined) question.current?.focus();
  }, [look]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = input.current?.value ?? '';
    const short = codeLength(typed) !== limits.handoverCode;
    setTooShort(short);
    if (short) return input.current?.focus();
    looking.mutate(typed);
  };
  const otherCode = () => {
    looking.reset();
    attaching.reset();
    input.current?.focus();
  };
  const problem = tooShort ? m.attachProblem() : looking.isError ? codeProblem(looking.error, m.attachLookFailed()) : undefined;
  return (
    <>
      <form className="grid justify-items-start gap-3" noValidate onSubmit={submit}>
        <div className="w-full max-w-sm">
          <Field
            id={id}
            label={isOwn ? m.attachOwnLabel() : m.attachLabel()}
            hint={isOwn ? m.attachOwnHint() : m.attachHint()}
            problem={problem}
          >
            {(field) => (
              <OneTimeCodeInput
                {...field}
                ref={input}
                onChange={() => {
                  setTooShort(false);
                  looking.reset();
                  attaching.reset();
                }}
              />
            )}
          </Field>
        </div>
        {look === undefined && (
          <Button type="submit" disabled={looking.isPending}>
            {m.attachLook()}
          </Button>
        )}
      </form>
      {look !== undefined && (
        <section className="grid gap-3" aria-labelledby={`${id}-question`}>
          <h3 id={`${id}-question`} ref={question} tabIndex={-1} className="font-semibold outline-none">
            {m.attachQuestion()}
          </h3>
          <Look look={look} />
          {contradicts(look, patient.personalInfo) && (
            <Notice tone="orange" role="alert">
              {m.attachContradicts()}
            </Notice>
          )}
          {attaching.isError && <Notice>{codeProblem(attaching.error, m.attachFailed())}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button look="primary" disabled={attaching.isPending} onClick={() => attaching.mutate(code)}>
              {m.attach()}
            </Button>
            <Button disabled={attaching.isPending} onClick={otherCode}>
              {m.attachOther()}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

const codeProblem = (error: Error, otherwise: string): string =>
  error instanceof ApiError && [400, 404].includes(error.status) ? m.attachUnknown() : otherwise;

/** The subject of a check, to compare with the patient. */
function Look({ look: { checkedAt, person, words, severity, urgencyScore } }: { look: SymptomSessionLook }) {
  const locale = useLocale();
  const { age, ageMonths, ageGroup, gender, forSelf } = person;
  const isExact = typeof age === 'number' || typeof ageMonths === 'number';
  const about = [
    ...(typeof forSelf === 'boolean' ? [forSelf ? m.attachAboutSelf() : m.attachAboutOther()] : []),
    ...(typeof age === 'number' ? [formatLength(locale, { year: age })] : []),
    ...(typeof ageMonths === 'number' ? [formatLength(locale, { month: ageMonths })] : []),
    ...(ageGroup !== undefined && !isExact ? [m.attachAgeGroup({ group: wordFor(ageGroupName, ageGroup) })] : []),
    ...(gender ? [said(wordsOf('gender', gender) ?? { en: gender, ar: gender })] : []),
  ];
  return (
    <Facts>
      <Fact name={m.attachAbout()}>
        {about.length === 0 ? <span className="text-muted">{m.notRecorded()}</span> : about.join(m.listComma())}
      </Fact>
      <Fact name={m.attachWords()}>
        <bdi className="break-words whitespace-pre-line">{words}</bdi>
      </Fact>
      <Fact name={m.severityLevel()}>
        {severity === undefined ? (
          <span className="text-muted">{m.notAssessed()}</span>
        ) : (
          <Chip tone={entryFor(toneOfSeverity, severity) ?? 'none'}>{wordFor(severityName, severity)}</Chip>
        )}
      </Fact>
      {urgencyScore !== undefined && (
        <Fact name={m.urgencyScore()}>
          <Ltr>{`${urgencyScore}/10`}</Ltr>
        </Fact>
      )}
      <Fact name={m.attachChecked()}>{formatTime(locale, checkedAt)}</Fact>
    </Facts>
  );
}
