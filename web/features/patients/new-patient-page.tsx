import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { FieldName } from '#contract/patient/fields.ts';
import { ApiError } from '../../lib/api.ts';
import { webConfig } from '../../lib/config.ts';
import { paths } from '../../lib/paths.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey, useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LastStepButton, type Step, StepTitle, Steps, after, steps, useSteps } from '../../ui/steps.tsx';
import { DiscardButton, DraftNotice } from '../../ui/draft-notice.tsx';
import { DuplicatesNotice, besideField, useDuplicates } from './duplicates.tsx';
import { EnteredText } from './field-text.tsx';
import { PatientFields, fieldLabel } from './patient-fields.tsx';
import {
  type FormValues,
  type Problems,
  changedFields,
  createOf,
  edited,
  fieldNames,
  newValues,
  problemsIn,
  shownNames,
  stepOf,
  valuesFrom,
} from './patient-form.ts';
import { createPatient, patientWritten } from './queries.ts';
import { SaveAlert } from '../../ui/save-alert.tsx';
import { useProblems } from './use-problems.ts';

const Draft = z.object({
  values: z.record(z.string(), z.string()),
  /** The furthest step that may be shown: all earlier steps are valid in their current state. */
  reached: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The records that the user declared to be other people's; `reason` is the explanation. */
  answered: z.array(z.string()),
  reason: z.string(),
  /** The same for every attempt to create this patient. */
  requestId: z.string(),
});
type Draft = Omit<z.output<typeof Draft>, 'values'> & { readonly values: FormValues };

const blankValues = () => newValues(webConfig().defaultCountry);
const draftOptions = {
  initial: (): Draft => ({ values: blankValues(), reached: 1, answered: [], reason: '', requestId: crypto.randomUUID() }),
  parse: (stored: unknown): Draft | undefined => {
    const draft = Draft.safeParse(stored).data;
    return draft && { ...draft, values: valuesFrom((name) => draft.values[name] ?? '') };
  },
  isEntered: ({ values }: Draft): boolean => changedFields(blankValues(), values).length > 0,
};

const stepTitle: Record<Step, () => string> = { 1: () => m.stepPersonal(), 2: () => m.stepMedical(), 3: () => m.stepReview() };
const ofStep = (problems: Problems, step: Step): Problems =>
  Object.fromEntries(fieldNames.flatMap((name) => (stepOf(name) === step && problems[name] !== undefined ? [[name, problems[name]]] : [])));

/** Adds a patient in three steps, each of which is an entry of the browser's history. */
export function NewPatientPage() {
  return useIsStaff() ? <Wizard /> : <NotPermitted title={m.addNewPatient()} />;
}

function Wizard() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { draft, restored, change, forget, startOver } = useDraft({ ...draftOptions, key: useDraftKey('new-patient') });
  const { values, reached } = draft;
  const { step, goOn: showNext, goBack } = useSteps(paths.newPatient, reached);
  const [checking, setChecking] = useState(false);
  const { found, search, ask } = useDuplicates(values, step === 1);
  const unanswered = (all: typeof found): typeof found => ({
    ...all,
    rows: all.rows.filter(({ patient }) => !draft.answered.includes(patient.id)),
  });
  const duplicates = unanswered(found);
  /** The user wanted to go on before saying whether the records found are the person's. */
  const [mustAnswer, setMustAnswer] = useState(false);
  /** Catches a second click that comes before the first one renders. */
  const sending = useRef(false);

  const { problems, show, clear } = useProblems();

  const creating = useMutation({
    mutationFn: (asked: Parameters<typeof createPatient>[0] & { readonly books: boolean }) => createPatient(asked),
    onSuccess: (patient, { books }) => {
      forget();
      toast.success(m.patientCreated());
      void patientWritten(queryClient, patient);
      void navigate(books ? paths.newAppointmentFor(patient.id) : paths.patient(patient.id), { replace: true });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      // This id was sent with a different patient, so the next attempt needs its own.
      const requestId = crypto.randomUUID();
      if (error.code === 'REQUEST_ID_REUSED') change(() => ({ requestId }));
      if (error.status === 400) showProblems(problemsIn(error.details));
    },
    onSettled: () => void (sending.current = false),
  });

  const showProblems = (found: Problems): boolean => {
    const first = fieldNames.find((name) => found[name] !== undefined);
    if (first === undefined) return false;
    change(() => ({ reached: stepOf(first) }));
    show(found);
    return true;
  };

  const edit = (name: FieldName, value: string): void => {
    change((before) => ({ values: edited(before.values, name, value), reached: step }));
    clear(name);
    setMustAnswer(false);
    creating.reset();
  };

  const goOn = async (): Promise<void> => {
    const checked = createOf(values);
    if ('problems' in checked && showProblems(ofStep(checked.problems, step))) return;
    show({});
    if (step === 1) {
      setChecking(true);
      setMustAnswer(false);
      const isKnown = unanswered(await ask()).rows.length > 0;
      setChecking(false);
      setMustAnswer(isKnown);
      if (isKnown) return;
    }
    goToNext();
  };
  const declareDifferent = (): void => {
    change(() => ({ answered: [...draft.answered, ...duplicates.rows.map(({ patient }) => patient.id)] }));
    if (mustAnswer) goToNext();
    else document.getElementById(besideField(duplicates))?.focus();
  };
  const goToNext = (): void => {
    setMustAnswer(false);
    change((before) => ({ reached: before.reached > step ? before.reached : after[step] }));
    showNext();
  };
  /** With `books`, an appointment for the new patient is booked next. */
  const create = (books: boolean): void => {
    const checked = createOf(values);
    if ('problems' in checked) return void showProblems(checked.problems);
    if (sending.current) return;
    sending.current = true;
    creating.mutate({ body: checked.body, requestId: draft.requestId, books });
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (step === 3) create(event.nativeEvent.submitter?.id === 'and-book');
    else if (!checking) void goOn();
  };

  const form = { values, problems, onChange: edit };
  return (
    <Page title={m.addNewPatient()}>
      <Steps titles={steps.map((one) => stepTitle[one]())} current={step - 1} />
      {restored && draftOptions.isEntered(draft) && (
        <DraftNotice
          onStartOver={() => {
            startOver();
            show({});
            setMustAnswer(false);
            creating.reset();
          }}
        />
      )}
      <Panel as="form" className="grid gap-6 p-5 sm:p-6" noValidate onSubmit={submit}>
        <StepTitle step={step}>{stepTitle[step]()}</StepTitle>
        {step === 1 && (
          <PatientFields
            {...form}
            step="personal"
            beside={
              duplicates.rows.length === 0
                ? undefined
                : {
                    field: besideField(duplicates),
                    shown: (
                      <DuplicatesNotice
                        duplicates={duplicates}
                        search={search}
                        takesFocus={mustAnswer}
                        reason={draft.reason}
                        onReason={(reason) => change(() => ({ reason }))}
                        onDifferent={declareDifferent}
                      />
                    ),
                  }
            }
          />
        )}
        {step === 1 && found.namesUnread && (
          <Notice as="output" tone="pending" className="px-5 py-4">
            {m.notLookedThrough()}. {m.notLookedThroughHint()}
          </Notice>
        )}
        {step === 2 && <PatientFields {...form} step="medical" />}
        {step === 3 && <Review draft={draft} />}
        <output className="sr-only">{step === 1 && duplicates.rows.length > 0 && m.duplicatesFound()}</output>
        {creating.isError && <SaveAlert error={creating.error} otherwise={m.createPatientFailed()} />}
        <div className="flex flex-wrap gap-3">
          {step === 3 ? (
            <>
              <LastStepButton key="create" aria-disabled={creating.isPending}>
                {creating.isPending ? m.creatingPatient() : m.createPatient()}
              </LastStepButton>
              <LastStepButton id="and-book" look="plain" aria-disabled={creating.isPending}>
                {m.createAndBook()}
              </LastStepButton>
            </>
          ) : (
            <Button look="primary" key="next" type="submit" aria-disabled={checking}>
              {checking ? m.checkingDuplicates() : m.next()}
            </Button>
          )}
          {step > 1 && (
            <Button disabled={creating.isPending} onClick={goBack}>
              {m.previous()}
            </Button>
          )}
          <DiscardButton
            look="ghost"
            className="ms-auto"
            disabled={creating.isPending}
            entered={draftOptions.isEntered(draft)}
            onDiscard={() => {
              forget();
              void navigate(paths.patients);
            }}
          >
            {m.cancel()}
          </DiscardButton>
        </div>
      </Panel>
    </Page>
  );
}

/** Everything entered, to be reviewed before it is sent. */
function Review({ draft: { values, answered, reason } }: { draft: Draft }) {
  return (
    <>
      <p className="text-muted">{m.reviewHint()}</p>
      {([1, 2] as const).map((step) => (
        <section key={step}>
          <h3 className="mb-2 font-semibold">{stepTitle[step]()}</h3>
          <Facts>
            {shownNames
              .filter((name) => name !== 'status' && stepOf(name) === step)
              .map((name) => (
                <Fact key={name} name={fieldLabel(name)}>
                  <EnteredText name={name} values={values} />
                </Fact>
              ))}
            {step === 1 && answered.length > 0 && (
              <Fact name={m.differentBecause()}>
                {reason.trim() === '' ? <span className="text-muted">{m.differentNoReason()}</span> : <bdi>{reason}</bdi>}
              </Fact>
            )}
          </Facts>
        </section>
      ))}
    </>
  );
}
