import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import toast from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { CareDirectory, CorrectedCareDirectory } from '#contract/care-directory/care-directory.ts';
import { shippedCareDirectory } from '#contract/care-directory/shipped-care-directory.ts';
import { ApiError, call } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { failureText, loadFailureText, problemText } from '../../lib/problem-text.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey, useIsAdmin } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { focusFirst } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SaveAlert } from '../../ui/save-alert.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { TypedList, type TypedService, fieldId, listIn, newService, noProblems, serviceFields, typedList } from './care-list.ts';
import { CareServiceFields, hoursNames, kindNames } from './care-service-fields.tsx';

const careListQuery = queryOptions({
  queryKey: ['careDirectory'],
  queryFn: ({ signal }) => call('careDirectory.get', { answer: CorrectedCareDirectory, signal }),
  staleTime: 0,
});
const save = (version: number, directory: CareDirectory | null) =>
  call('careDirectory.change', { answer: CorrectedCareDirectory, ifMatch: version, body: { directory } });

/** Where to go in Qatar, for administrators to correct. */
export function CareListPage() {
  return useIsAdmin() ? <CareList /> : <NotPermitted title={m.pageCareList()} text={m.careListAdminsOnly()} />;
}

function CareList() {
  const { data, error, refetch } = useQuery(careListQuery);
  return (
    <Page title={m.pageCareList()} actions={<BackLink to={paths.settings}>{m.navSettings()}</BackLink>}>
      {data !== undefined ? (
        <CareListForm stored={data} />
      ) : error ? (
        <Failure text={loadFailureText(error, m.careListFailed())} onRetry={refetch} />
      ) : (
        <Placeholders shape="form" />
      )}
    </Page>
  );
}

const Draft = z.object({ ...TypedList.shape, version: z.int(), isChanged: z.boolean() });
type Draft = z.output<typeof Draft>;
const parse = (kept: unknown): Draft | undefined => Draft.safeParse(kept).data;
const isEntered = ({ isChanged }: Draft): boolean => isChanged;

/** The list in force: the corrected one, or the shipped one. */
const applying = ({ directory }: CorrectedCareDirectory): CareDirectory => CareDirectory.safeParse(directory).data ?? shippedCareDirectory;

function CareListForm({ stored }: { readonly stored: CorrectedCareDirectory }) {
  const queryClient = useQueryClient();
  const before = applying(stored);
  const draftOf = (from: CorrectedCareDirectory): Draft => ({ ...typedList(applying(from)), version: from.version, isChanged: false });
  const initial = () => draftOf(stored);
  const { draft: kept, restored, change, startOver } = useDraft<Draft>({ key: useDraftKey('care list'), initial, parse, isEntered });
  // Unedited fields follow the stored list.
  const draft = kept.isChanged ? kept : initial();
  const [problems, setProblems] = useState(noProblems);
  const [openId, setOpenId] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const asking = useRef<HTMLDialogElement>(null);
  const saving = useMutation({
    mutationFn: (directory: CareDirectory | null) => save(draft.version, directory),
    onSuccess: (answer, directory) => {
      toast.success(directory === null ? m.careListRestored() : m.careListSaved());
      queryClient.setQueryData(careListQuery.queryKey, answer);
      change(() => draftOf(answer));
      setOpenId(undefined);
      asking.current?.close();
    },
    onError: (error) => {
      asking.current?.close();
      if (error instanceof ApiError && error.status === 412) void queryClient.invalidateQueries({ queryKey: careListQuery.queryKey });
    },
  });
  const isStale = stored.version !== draft.version;
  const { checkedOn, services } = draft;
  const edit = (part: Partial<TypedList>) => {
    saving.reset();
    change(({ isChanged }) => ({ ...(!isChanged && initial()), ...part, isChanged: true }));
  };
  const discard = () => {
    startOver();
    setProblems(noProblems);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending || isStale) return;
    const { data, problems: found } = listIn(draft, before);
    const wrong = { ...found.fields, ...found.days };
    const idsOf = ({ id }: TypedService) => [
      ...serviceFields.map((field) => fieldId(id, field)),
      ...Array.from({ length: 7 }, (_, index) => fieldId(id, `weekday-${index}`)),
    ];
    flushSync(() => {
      setProblems(found);
      if (!('checkedOn' in wrong)) setOpenId(services.find((one) => idsOf(one).some((id) => id in wrong))?.id ?? openId);
    });
    focusFirst(wrong, ['checkedOn', ...services.flatMap(idsOf)]);
    if (data !== undefined) saving.mutate(data);
  };
  return (
    <>
      {restored && draft.isChanged && <DraftNotice onStartOver={discard} />}
      {isStale && (
        <Notice as="div" className="flex flex-wrap items-center justify-between gap-3">
          <span>{m.careListChangedMeanwhile()}</span>
          <span className="flex flex-wrap gap-2">
            <Button onClick={discard}>{m.careListLoadTheirs()}</Button>
            <Button onClick={() => change(() => ({ version: stored.version }))}>{m.careListKeepMine()}</Button>
          </span>
        </Notice>
      )}
      <Panel as="form" className="grid gap-6 p-5" noValidate onSubmit={submit}>
        <div className="grid gap-2">
          <p>{m.careListText()}</p>
          <p className="text-muted">{stored.directory === null ? m.careListShipped() : m.careListCorrected()}</p>
        </div>
        <DateField
          id="checkedOn"
          label={m.careListCheckedOn()}
          need="required"
          problem={problems.fields['checkedOn'] && problemText(problems.fields['checkedOn'])}
          value={checkedOn}
          onChange={(date) => edit({ checkedOn: date })}
        />
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {m.careListServices()}
        </h2>
        <Lines>
          {services.map((typed) => (
            <li key={typed.id} className="grid gap-1">
              <ServiceLine
                typed={typed}
                isOpen={typed.id === openId}
                onOpen={() => setOpenId(typed.id === openId ? undefined : typed.id)}
                onRemove={() => {
                  edit({ services: services.filter(({ id }) => id !== typed.id) });
                  heading.current?.focus();
                }}
              />
              {typed.id === openId && (
                <CareServiceFields
                  typed={typed}
                  problems={problems}
                  onChange={(part) => edit({ services: services.map((one) => (one.id === typed.id ? { ...one, ...part } : one)) })}
                />
              )}
            </li>
          ))}
        </Lines>
        <p>
          <Button
            onClick={() => {
              const added = newService();
              edit({ services: [...services, added] });
              setOpenId(added.id);
            }}
          >
            {m.careListAdd()}
          </Button>
        </p>
        <SaveBar>
          {problems.list !== undefined && <Notice>{problemText(problems.list)}</Notice>}
          {saving.isError && !isStale && <SaveAlert error={saving.error} otherwise={m.careListSaveFailed()} />}
          <p className="flex flex-wrap gap-3">
            <Button look="primary" type="submit" aria-disabled={saving.isPending} disabled={isStale}>
              {m.saveChanges()}
            </Button>
            {stored.directory !== null && (
              <Button look="danger-soft" onClick={() => asking.current?.showModal()}>
                {m.careListRestore()}
              </Button>
            )}
          </p>
        </SaveBar>
      </Panel>
      <ConfirmDialog
        ref={asking}
        title={m.careListRestore()}
        action={m.careListRestore()}
        dangerous
        busy={saving.isPending}
        problem={saving.isError ? failureText(saving.error, m.careListSaveFailed()) : undefined}
        onConfirm={() => saving.mutate(null)}
      >
        <p>{m.careListRestoreText()}</p>
      </ConfirmDialog>
    </>
  );
}

interface ServiceLineProps {
  readonly typed: TypedService;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** A number or place in short, with its actions. */
function ServiceLine({ typed, isOpen, onOpen, onRemove }: ServiceLineProps) {
  const locale = useLocale();
  const name = (locale === 'ar' ? typed.nameAr : typed.nameEn) || m.careListNew();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
          <Chip tone="none">{kindNames[typed.kind]()}</Chip>
        </span>
        <span className="text-sm text-muted">
          {typed.phone !== '' && (
            <>
              <Ltr>{typed.phone}</Ltr>
              {' · '}
            </>
          )}
          {hoursNames[typed.hours]()}
        </span>
      </span>
      <span className="flex flex-wrap gap-1">
        <Button look="ghost" aria-expanded={isOpen} aria-label={m.actionOn({ action: m.careListChange(), name })} onClick={onOpen}>
          {m.careListChange()}
        </Button>
        <Button look="ghost" aria-label={m.actionOn({ action: m.careListRemove(), name })} onClick={onRemove}>
          {m.careListRemove()}
        </Button>
      </span>
    </div>
  );
}
