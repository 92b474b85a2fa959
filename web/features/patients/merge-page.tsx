import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  type MergePart,
  type MergePreview,
  type MergeWarning,
  mergeObstacles,
  mergePartIds,
  mergeParts,
  mergeWarnings,
} from '#contract/patient/merge.ts';
import { type FieldName, readerOf } from '#contract/patient/fields.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { ApiError } from '../../lib/api.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { failureText, loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useIsAdmin } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FieldGroup, FormFields } from '../../ui/field-group.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Identity } from '../../ui/identity.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatientPicker } from '../../ui/patient-picker.tsx';
import { Tick } from '../../ui/tick.tsx';
import { FieldText } from './field-text.tsx';
import { fieldIn } from './patient-form.ts';
import { makeMerge, mergePreviewQuery, mergesQuery } from './merge-queries.ts';
import { kindNames, partLabels, warningTexts } from './merge-words.ts';
import { MergesOfRecord } from './merges-of-record.tsx';
import { patientsChanged } from './queries.ts';

/** Merges another record of the same person into this one (docs/adr/0086), and undoes it. */
export function MergePage() {
  return useIsAdmin() ? <Merging /> : <NotPermitted title={m.mergeTitle()} text={m.mergeAdminOnly()} />;
}

function Merging() {
  const { id = '' } = useParams();
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const other = params.get('merge') ?? '';
  const { data: patient, error, refetch } = useQuery(patientQuery(id));
  const preview = useQuery({ ...mergePreviewQuery(id, other), enabled: other !== '' && other !== id });
  const name = (of: Patient): string => namesOf(of, locale).name;
  return (
    <Page title={m.mergeTitle()} actions={<BackLink to={paths.patient(id)}>{m.mergeBack()}</BackLink>}>
      <p className="text-muted">{m.mergeHint()}</p>
      {patient === undefined ? (
        error ? (
          <Failure text={loadFailureText(error, m.patientFailed())} onRetry={refetch} />
        ) : (
          <Placeholders shape="form" />
        )
      ) : (
        <>
          <MergesOfRecord id={id} />
          <Panel className="grid gap-4 p-5">
            <h2 className="text-lg font-semibold">{m.mergeStays()}</h2>
            <Identity patient={patient} />
          </Panel>
          <Panel className="grid gap-4 p-5">
            <h2 className="text-lg font-semibold">{m.mergeWhich()}</h2>
            <PatientPicker
              id="merged"
              chosen={preview.data === undefined ? undefined : name(preview.data.goes)}
              removal={m.mergeChooseAnother()}
              onChoose={(chosen) => setParams({ merge: chosen ?? '' }, { replace: true })}
            />
            {other === id && <Notice>{m.mergeSelfText()}</Notice>}
          </Panel>
          {preview.error && (
            <Failure
              text={preview.error instanceof ApiError ? failureText(preview.error, m.mergePreviewFailed()) : m.mergePreviewFailed()}
              onRetry={preview.refetch}
            />
          )}
          {preview.isFetching && preview.data === undefined && <Placeholders shape="form" />}
          {preview.data !== undefined && (
            <Preview
              key={`${preview.data.stays.version} ${preview.data.goes.version} ${preview.data.goes.id}`}
              preview={preview.data}
              onSeeAgain={() => void preview.refetch()}
            />
          )}
        </>
      )}
    </Page>
  );
}

const Section = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <Panel className="grid gap-4 p-5">
    <div>
      <h2 className="text-lg font-semibold">{title}</h2>
      {hint !== undefined && <p className="text-muted">{hint}</p>}
    </div>
    {children}
  </Panel>
);

/** A part's values in one record. */
const PartText = ({ part, of }: { part: MergePart; of: Patient }) => (
  <span className="grid gap-0.5">
    {mergeParts[part].map((field) => {
      const value = readerOf(field, 'answered')(of);
      return mergeParts[part].length > 1 && value === '' ? null : (
        <span key={field}>
          <FieldText name={field} value={value} />
        </span>
      );
    })}
  </span>
);

/** The fields in which a contradiction is. */
const contradicting: Partial<Record<MergeWarning, FieldName>> = {
  dateOfBirth: 'dateOfBirth',
  gender: 'gender',
  allergies: 'allergies',
  severities: 'allergySeverities',
};

/** What both records say where they contradict each other. */
function Contradiction({ warning, stays, goes }: { warning: MergeWarning; stays: Patient; goes: Patient }) {
  const field = contradicting[warning];
  if (field === undefined) return null;
  const sides = [
    { of: stays, title: m.mergeOfStays() },
    { of: goes, title: m.mergeOfGoes() },
  ];
  return (
    <span className="grid gap-1 sm:grid-cols-2">
      {sides.map(({ of, title }) => (
        <span key={of.id} className="grid gap-0.5">
          <span className="text-sm text-muted">{title}</span>
          <span>
            <FieldText name={field} value={fieldIn(field, of)} />
          </span>
        </span>
      ))}
    </span>
  );
}

function Preview({ preview, onSeeAgain }: { preview: MergePreview; onSeeAgain: () => void }) {
  const { stays, goes, filled, differing, warnings, obstacles, counts } = preview;
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const [fromOther, setFromOther] = useState<readonly MergePart[]>([]);
  const [confirmed, setConfirmed] = useState<readonly MergeWarning[]>([]);
  const [asked, setAsked] = useState(false);
  const merging = useMutation({
    mutationFn: () =>
      makeMerge(stays.id, {
        mergedId: goes.id,
        fromOther: [...fromOther],
        confirmed: [...confirmed],
        versions: { stays: stays.version, goes: goes.version },
      }),
    onSuccess: async ({ state }) => {
      dialog.current?.close();
      toast.success(state === 'running' ? m.mergeRuns() : m.mergeDone());
      await Promise.all([queryClient.invalidateQueries({ ...mergesQuery(stays.id), exact: true }), patientsChanged(queryClient)]);
      await navigate('?merge', { replace: true });
    },
    onError: (error) => {
      // What was confirmed is not what is there now.
      if (error instanceof ApiError && error.status !== 0) onSeeAgain();
    },
  });
  const names = { stays: namesOf(stays, locale).name, goes: namesOf(goes, locale).name };
  const known = mergePartIds.filter((part) => differing.includes(part));
  const added = mergePartIds.filter((part) => filled.includes(part));
  const toConfirm = mergeWarnings.filter((warning) => warnings.includes(warning));
  const open = toConfirm.filter((warning) => !confirmed.includes(warning));
  return (
    <>
      {obstacles.length > 0 && (
        <Notice as="section" className="grid gap-2 px-5 py-4">
          <h2 className="font-semibold">{m.mergeForbidden()}</h2>
          <ul className="grid gap-1">
            {obstacles.map((obstacle) => (
              <li key={`${obstacle.path} ${obstacle.code}`}>
                {said(entryFor(mergeObstacles, obstacle.code ?? '') ?? { en: obstacle.message, ar: obstacle.message })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Section title={m.mergeGoes()} hint={m.mergeGoesHint()}>
        <Identity patient={goes} />
        <Facts>
          <Fact name={m.patientId()}>
            <Ltr breaks>{goes.id}</Ltr>
          </Fact>
          {counts.map(({ kind, count }) => (
            <Fact key={kind} name={wordFor(kindNames, kind)}>
              {formatNumber(locale, count)}
            </Fact>
          ))}
        </Facts>
        <p>
          <Button as={Link} to={`${paths.editPatient(goes.id)}?merge=${stays.id}`} replace>
            {m.mergeOtherWay()}
          </Button>
        </p>
      </Section>
      {obstacles.length === 0 && (
        <>
          {toConfirm.length > 0 && (
            <Notice as="section" tone="pending" className="grid gap-3 px-5 py-4">
              <h2 className="font-semibold">{m.mergeContradictions()}</h2>
              {toConfirm.map((warning) => (
                <Choice key={warning} look="card">
                  <Tick
                    id={`confirm-${warning}`}
                    type="checkbox"
                    checked={confirmed.includes(warning)}
                    onChange={({ target: { checked } }) =>
                      setConfirmed(checked ? [...confirmed, warning] : confirmed.filter((one) => one !== warning))
                    }
                  />
                  <span className="grid min-w-0 gap-1">
                    {warningTexts[warning]()}
                    <Contradiction warning={warning} stays={stays} goes={goes} />
                  </span>
                </Choice>
              ))}
            </Notice>
          )}
          {known.length > 0 && (
            <Section title={m.mergeChoose()} hint={m.mergeChooseHint()}>
              {known.map((part) => (
                <FieldGroup key={part} legend={said(partLabels[part])}>
                  <FormFields>
                    {([stays, goes] as const).map((of) => (
                      <Choice look="card" key={of.id}>
                        <Tick
                          id={`${part}-${of.id}`}
                          type="radio"
                          className="mt-1"
                          name={part}
                          checked={fromOther.includes(part) === (of === goes)}
                          onChange={() => setFromOther(of === goes ? [...fromOther, part] : fromOther.filter((one) => one !== part))}
                        />
                        <span className="grid min-w-0 gap-0.5">
                          <span className="text-sm text-muted">{of === stays ? m.mergeOfStays() : m.mergeOfGoes()}</span>
                          <PartText part={part} of={of} />
                        </span>
                      </Choice>
                    ))}
                  </FormFields>
                </FieldGroup>
              ))}
            </Section>
          )}
          <Section title={m.mergeAlso()}>
            <Facts>
              {added.map((part) => (
                <Fact key={part} name={said(partLabels[part])}>
                  <PartText part={part} of={goes} />
                </Fact>
              ))}
            </Facts>
            <p>{m.mergeUnites()}</p>
          </Section>
          {asked && open.length > 0 && <Notice>{m.mergeConfirmFirst()}</Notice>}
          <p>
            <Button
              look="primary"
              onClick={() => {
                setAsked(true);
                if (open.length === 0) dialog.current?.showModal();
                else document.getElementById(`confirm-${open[0]}`)?.focus();
              }}
            >
              {m.mergeRecords()}
            </Button>
          </p>
          <ConfirmDialog
            ref={dialog}
            title={m.mergeConfirmTitle({ goes: names.goes, stays: names.stays })}
            action={m.mergeRecords()}
            dangerous
            busy={merging.isPending}
            problem={merging.isError ? failureText(merging.error, m.mergeFailed()) : undefined}
            onConfirm={() => merging.mutate()}
          >
            <p>{m.mergeConfirmText()}</p>
          </ConfirmDialog>
        </>
      )}
    </>
  );
}
