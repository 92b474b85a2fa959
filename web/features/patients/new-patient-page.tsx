import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { PatientDuplicates } from '#contract/patient/duplicates.ts';
import type { FieldName } from '#contract/patient/fields.ts';
import { ApiError } from '../../lib/api.ts';
import { webConfig } from '../../lib/config.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey, useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Phone } from '../../ui/phone.tsx';
import { LastStepButton, type Step, StepTitle, Steps, after, steps, useSteps } from '../../ui/steps.tsx';
import { DiscardButton, DraftNotice } from '../../ui/draft-notice.tsx';
import { EnteredText } from './field-text.tsx';
import { PatientFields, fieldLabel } from './patient-fields.tsx';
import {
  type FormValues,
  type Problems,
  changedFields,
  createOf,
  edited,
  fieldNames,
  identityFields,
  identityOf,
  newValues,
  problemsIn,
  shownNames,
  stepOf,
  valuesFrom,
} from './patient-form.ts';
import { namesOf } from '../../lib/person.ts';
import { createPatient, findDuplicates, patientWritten } from './queries.ts';
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
  const [duplicates, setDuplicates] = useState<PatientDuplicates>([]);
  /** Catches a second click that comes before the first one renders. */
  const sending = useRef(false);

  const { problems, show, clear } = useProblems();

  const creating = useMutation({
    mutationFn: createPatient,
    onSuccess: (patient) => {
      forget();
      toast.success(m.patientCreated());
      void patientWritten(queryClient, patient);
      void navigate(paths.patient(patient.id), { replace: true });
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
    if (identityFields.some((one) => one === name)) setDuplicates([]);
    creating.reset();
  };

  const goOn = async (): Promise<void> => {
    const checked = createOf(values);
    if ('problems' in checked && showProblems(ofStep(checked.problems, step))) return;
    show({});
    if (step === 1) {
      setChecking(true);
      // Only advice: if the check fails, the user can continue.
      const found = await findDuplicates(identityOf(values)).catch(() => []);
      setChecking(false);
      const unanswered = found.filter(({ patient }) => !draft.answered.includes(patient.id));
      setDuplicates(unanswered);
      if (unanswered.length > 0) return;
    }
    goToNext();
  };
  const goToNext = (): void => {
    change((before) => ({ reached: before.reached > step ? before.reached : after[step] }));
    showNext();
  };
  const create = (): void => {
    const checked = createOf(values);
    if ('problems' in checked) return void showProblems(checked.problems);
    if (sending.current) return;
    sending.current = true;
    creating.mutate({ body: checked.body, requestId: draft.requestId });
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (step === 3) create();
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
            setDuplicates([]);
            creating.reset();
          }}
        />
      )}
      <Panel as="form" className="grid gap-6 p-5 sm:p-6" noValidate onSubmit={submit}>
        <StepTitle step={step}>{stepTitle[step]()}</StepTitle>
        {step === 1 && <PatientFields {...form} step="personal" />}
        {step === 2 && <PatientFields {...form} step="medical" />}
        {step === 3 && <Review draft={draft} />}
        {step === 1 && duplicates.length > 0 && (
          <Duplicates
            duplicates={duplicates}
            reason={draft.reason}
            onReason={(reason) => change(() => ({ reason }))}
            onDifferent={() => {
              change(() => ({ answered: [...draft.answered, ...duplicates.map(({ patient }) => patient.id)] }));
              setDuplicates([]);
              goToNext();
            }}
          />
        )}
        {creating.isError && <SaveAlert error={creating.error} otherwise={m.createPatientFailed()} />}
        <div className="flex flex-wrap gap-3">
          {step === 3 ? (
            <LastStepButton key="create" aria-disabled={creating.isPending}>
              {creating.isPending ? m.creatingPatient() : m.createPatient()}
            </LastStepButton>
          ) : duplicates.length > 0 ? null : (
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

const reasonText = { nationalId: () => m.sameNationalId(), phone: () => m.samePhone(), name: () => m.sameName() } as const;

interface DuplicatesProps {
  readonly duplicates: PatientDuplicates;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onDifferent: () => void;
}

/** Records that may be the same person's. Only advice: the user may go on either way. */
function Duplicates({ duplicates, reason, onReason, onDifferent }: DuplicatesProps) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Notice as="section" tone="pending" className="px-5 py-4 grid gap-4" aria-labelledby="duplicates">
      <div>
        <h3 id="duplicates" ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {m.duplicatesFound()}
        </h3>
        <p>{m.duplicatesHint()}</p>
      </div>
      <ul className="grid gap-3">
        {duplicates.map(({ patient, because }) => {
          const { name, otherName } = namesOf(patient, locale);
          const { dateOfBirth, phone, nationalId } = patient.personalInfo;
          return (
            <Panel as="li" key={patient.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <p className="font-semibold">
                  <bdi>{name}</bdi> {otherName && <bdi className="font-normal text-muted">{otherName}</bdi>}
                </p>
                <p className="flex flex-wrap gap-x-4 text-muted">
                  <span>{formatDate(locale, dateOfBirth)}</span>
                  <Phone number={phone} />
                  {nationalId && <Ltr>{nationalId}</Ltr>}
                </p>
                <p>{because.map((one) => wordFor(reasonText, one)).join(m.listComma())}</p>
              </div>
              <Button as={Link} to={paths.patient(patient.id)} aria-label={`${m.openExisting()}: ${name}`}>
                {m.openExisting()}
              </Button>
            </Panel>
          );
        })}
      </ul>
      <Field id="different" label={m.differentBecause()} need="optional" problem={false}>
        {(attributes) => (
          <Input
            {...attributes}
            dir="auto"
            autoComplete="off"
            maxLength={200}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
      <p>
        <Button look="primary" onClick={onDifferent}>
          {m.differentPerson()}
        </Button>
      </p>
    </Notice>
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
