import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { FieldName } from '#contract/patient/fields.ts';
import { Patient } from '#contract/patient/patient.ts';
import { ApiError } from '../../lib/api.ts';
import { arriving } from '../../lib/arriving.tsx';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useWritesChart } from '../../lib/roster.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey, useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { FormPart } from '../../ui/field-group.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { ConflictForm } from './conflict-form.tsx';
import { DiscardButton, DraftNotice } from '../../ui/draft-notice.tsx';
import { PatientFields, StatusField } from './patient-fields.tsx';
import {
  type FormValues,
  changedFields,
  clinicalAs,
  conflictsOf,
  edited,
  problemsIn,
  updateOf,
  valuesFrom,
  valuesOf,
} from './patient-form.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { patientWritten, updatePatient } from './queries.ts';
import { SaveAlert } from '../../ui/save-alert.tsx';
import { useProblems } from './use-problems.ts';

const MergePage = arriving(
  async () => (await import('./merge-page.tsx')).MergePage,
  () => (
    <Page title={m.mergeTitle()}>
      <Placeholders shape="form" />
    </Page>
  ),
);

/** Edits a patient's record; with `merge` in the address, merges another record into it. */
export function EditPatientPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isStaff = useIsStaff();
  if (params.has('merge')) return <MergePage />;
  return isStaff ? <Loaded key={id} id={id} /> : <NotPermitted title={m.editPatientTitle()} />;
}

function Loaded({ id }: { id: string }) {
  // The form starts from the current record, not from a cached one.
  const { data, error, isFetching, refetch } = useQuery({ ...patientQuery(id), refetchOnMount: 'always' });
  const [begun, setBegun] = useState<Patient>();
  if (begun === undefined && data !== undefined && !isFetching && error === null) setBegun(data);
  const writesChart = useWritesChart();
  if (begun !== undefined && writesChart !== undefined) return <EditForm loaded={begun} writesChart={writesChart} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Page title={m.editPatientTitle()}>
      {isMissing ? (
        <>
          <Notice>{m.patientNotFound()}</Notice>
          <p>
            <Button as={Link} look="primary" to={paths.patients}>
              {m.backToPatients()}
            </Button>
          </p>
        </>
      ) : error !== null && !isFetching ? (
        <Failure text={loadFailureText(error, m.patientFailed())} onRetry={refetch} />
      ) : (
        <Placeholders shape="form" />
      )}
    </Page>
  );
}

/** What was entered, and the version of the record it changes. */
interface Draft {
  readonly base: Patient;
  readonly values: FormValues;
}
const Draft = z.object({ base: Patient, values: z.record(z.string(), z.string()) });
const draftOptions = (loaded: Patient) => ({
  initial: (): Draft => ({ base: loaded, values: valuesOf(loaded) }),
  parse: (stored: unknown): Draft | undefined => {
    const draft = Draft.safeParse(stored).data;
    return draft && { base: draft.base, values: valuesFrom((name) => draft.values[name] ?? '') };
  },
  isEntered,
});
const isEntered = ({ base, values }: Draft): boolean => changedFields(valuesOf(base), values).length > 0;

interface EditFormProps {
  readonly loaded: Patient;
  /** The user may change clinical fields. */
  readonly writesChart: boolean;
}

function EditForm({ loaded, writesChart }: EditFormProps) {
  const { id } = loaded;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { draft, restored, change, forget, startOver } = useDraft({ ...draftOptions(loaded), key: useDraftKey(`edit-patient.${id}`) });
  const { base, values } = draft;
  const { problems, show, clear } = useProblems();
  /** The record as someone else saved it in the meantime. */
  const [theirs, setTheirs] = useState<Patient>();
  /** This user's version of a record, without fields that they may not change, which an old draft may hold. */
  const entering = (typed: FormValues, record: FormValues): FormValues => (writesChart ? typed : clinicalAs(typed, record));
  /** Set synchronously, because a second click may come before the first one renders. */
  const sending = useRef(false);

  const done = (patient: Patient): void => {
    forget();
    toast.success(m.patientUpdated());
    void patientWritten(queryClient, patient);
    void navigate(paths.patient(id), { replace: true });
  };
  const saving = useMutation({
    mutationFn: updatePatient,
    onSuccess: done,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 400) show(problemsIn(error.details));
    },
    onSettled: () => void (sending.current = false),
  });
  const comparing = useMutation({
    mutationFn: (_refused: Draft) => queryClient.fetchQuery({ ...patientQuery(id), staleTime: 0 }),
    onSuccess: (current, refused) => {
      const mine = entering(refused.values, valuesOf(current));
      // The other version may come from an earlier attempt at the same change.
      if (conflictsOf(valuesOf(refused.base), mine, valuesOf(current)).length === 0) return done(current);
      saving.reset();
      change(() => ({ ...refused, values: mine }));
      setTheirs(current);
      return undefined;
    },
    onSettled: () => void (sending.current = false),
  });

  const edit = (name: FieldName, value: string): void => {
    change((before) => ({ values: edited(before.values, name, value) }));
    clear(name);
    saving.reset();
  };

  const save = (onto: Patient, typed: FormValues): void => {
    if (sending.current) return;
    const before = valuesOf(onto);
    const entered = entering(typed, before);
    if (changedFields(before, entered).length === 0) {
      forget();
      void navigate(paths.patient(id), { replace: true });
      return;
    }
    const checked = updateOf(before, entered);
    if ('problems' in checked) {
      // Fields chosen one by one may not fit together; they are corrected in the form.
      change(() => ({ base: onto, values: entered }));
      setTheirs(undefined);
      return show(checked.problems);
    }
    sending.current = true;
    saving.mutate(
      { id, version: onto.version, body: checked.body },
      {
        onError: (error) => {
          if (!(error instanceof ApiError && error.status === 412)) return;
          sending.current = true;
          comparing.mutate({ base: onto, values: entered });
        },
      },
    );
  };

  const busy = saving.isPending || comparing.isPending;
  const failure = comparing.error ?? saving.error;
  const alert = failure !== null && !busy && <SaveAlert error={failure} otherwise={m.updatePatientFailed()} />;
  const form = { values, problems, onChange: edit };
  return (
    <PatientPage patient={base} task={m.editPatientTitle()}>
      {theirs ? (
        <ConflictForm
          key={theirs.version}
          base={valuesOf(base)}
          mine={values}
          theirs={theirs}
          alert={alert}
          busy={busy}
          onBack={() => setTheirs(undefined)}
          onSave={(merged) => save(theirs, merged)}
        />
      ) : (
        <>
          {restored && isEntered(draft) && (
            <DraftNotice
              onStartOver={() => {
                startOver();
                show({});
                saving.reset();
              }}
            />
          )}
          <Panel
            as="form"
            className="grid gap-6 p-5"
            noValidate
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault();
              save(base, values);
            }}
          >
            <StatusField {...form} current={base.status} />
            <FormPart>
              <h2 className="text-xl font-semibold">{m.stepPersonal()}</h2>
              <PatientFields {...form} step="personal" />
            </FormPart>
            <FormPart>
              <h2 className="text-xl font-semibold">{m.stepMedical()}</h2>
              <PatientFields {...form} step="medical" isClinicalFixed={!writesChart} />
            </FormPart>
            <SaveBar>
              {alert}
              <div className="flex flex-wrap gap-3">
                <Button look="primary" type="submit" aria-disabled={busy}>
                  {busy ? m.saving() : m.saveChanges()}
                </Button>
                <DiscardButton
                  look="ghost"
                  disabled={busy}
                  entered={isEntered(draft)}
                  onDiscard={() => {
                    forget();
                    void navigate(paths.patient(id));
                  }}
                >
                  {m.cancel()}
                </DiscardButton>
              </div>
            </SaveBar>
          </Panel>
        </>
      )}
    </PatientPage>
  );
}
