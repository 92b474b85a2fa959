import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import toast from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { type Immunization, notGivenReasons, vaccineSites } from '#contract/chart/immunizations.ts';
import { vaccines } from '#contract/chart/vaccines.ts';
import { markedRow } from '../../lib/asked-entry.ts';
import { authorOf } from '../../lib/author.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { ApiError } from '../../lib/api.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { entryFor } from '../../lib/open-words.ts';
import { type Problem, failureText } from '../../lib/problem-text.ts';
import { usePages } from '../../lib/pages.ts';
import { said } from '../../lib/said.ts';
import { staffQuery, useWritesChart } from '../../lib/roster.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useDraftKey } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { focusFirst } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EntryDialog, InErrorDialog } from '../../ui/entry-dialog.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { ImmunizationFields, doseName } from './immunization-fields.tsx';
import {
  type TypedDose,
  byVaccine,
  doseFields,
  happenings,
  isCorrectable,
  parsedCorrection,
  parsedEntry,
  repeatedBy,
  typedDose,
} from './immunization-form.ts';
import { correctImmunization, immunizationInError, immunizationsQuery, recordImmunization } from './queries.ts';

const vaccineName = (vaccine: string): string => {
  const name = entryFor(vaccines, vaccine)?.name;
  return name === undefined ? vaccine : said(name);
};

/** A patient's vaccinations, by vaccine, and a form for another dose. */
export function Immunizations({ patientId }: { patientId: string }) {
  const writesChart = useWritesChart() === true;
  const pages = usePages(immunizationsQuery(patientId));
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby="immunizations">
      <h2 id="immunizations" className="text-lg font-semibold">
        {m.immunizations()}
      </h2>
      <Paged pages={pages} empty={m.immunizationsEmpty()} failed={m.immunizationsFailed()}>
        {(entries) => <Card patientId={patientId} entries={entries} />}
      </Paged>
      {writesChart && pages.rows !== undefined && (
        <Disclosure summary={m.immunizationAdd()}>
          <RecordForm patientId={patientId} entries={pages.rows} />
        </Disclosure>
      )}
    </Panel>
  );
}

interface CardProps {
  readonly patientId: string;
  readonly entries: readonly Immunization[];
}
/** An entry and its actions. */
interface Chosen {
  readonly entry: Immunization;
  readonly to: 'correct' | 'inError';
}

function Card({ patientId, entries }: CardProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => setChosen(undefined);
  return (
    <>
      {byVaccine(entries).map(([vaccine, doses]) => (
        <section key={vaccine} className="grid gap-1" aria-label={vaccineName(vaccine)}>
          <h3 className="font-semibold">{vaccineName(vaccine)}</h3>
          <Lines as="ol">
            {doses.map((entry) => (
              <DoseLine key={entry.id} entry={entry} onChoose={setChosen} />
            ))}
          </Lines>
        </section>
      ))}
      {chosen?.to === 'inError' && (
        <InErrorDialog patientId={patientId} onClose={close} mark={(reason) => immunizationInError(patientId, chosen.entry, reason)} />
      )}
      {chosen?.to === 'correct' && <CorrectDialog patientId={patientId} entry={chosen.entry} entries={entries} onClose={close} />}
    </>
  );
}

function DoseLine({ entry, onChoose }: { entry: Immunization; onChoose: (chosen: Chosen) => void }) {
  const locale = useLocale();
  const writesChart = useWritesChart() === true;
  const { data: staff } = useQuery(staffQuery);
  const { vaccine, on, lot, site, status, elsewhere, notGiven, note, repeatReason, cautionReason, errorReason } = entry;
  const author = authorOf(staff, entry);
  const isWrong = status === enteredInError;
  const place = site === undefined ? undefined : (entryFor(vaccineSites, site) ?? { en: site, ar: site });
  const why = notGiven === undefined ? undefined : entryFor(notGivenReasons, notGiven)?.name;
  const what = notGiven === undefined ? doseName(entry) : m.notGiven();
  const named = `${vaccineName(vaccine)}, ${what}, ${formatDate(locale, on)}`;
  const words = [
    note,
    repeatReason && m.doseAgain({ reason: repeatReason }),
    cautionReason && m.doseGivenBecause({ reason: cautionReason }),
    errorReason,
  ];
  return (
    <li {...markedRow('immunization', entry.id)} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-60 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className={isWrong ? 'text-muted line-through' : 'font-semibold'}>
            {what} · {formatDate(locale, on)}
          </span>
          {isWrong && <Chip tone="red">{m.statusInError()}</Chip>}
          {!isWrong && notGiven !== undefined && <Chip tone="orange">{why === undefined ? notGiven : said(why)}</Chip>}
          {!isWrong && elsewhere && <Chip tone="none">{m.givenElsewhere()}</Chip>}
        </span>
        <span className="block text-sm text-muted">
          {place !== undefined && `${said(place)} · `}
          {lot !== undefined && (
            <>
              {m.lotNumber()} <Ltr>{lot}</Ltr>
              {author !== undefined && ' · '}
            </>
          )}
          {author !== undefined && <bdi>{author}</bdi>}
        </span>
        <EntryTexts of={words} />
      </span>
      {writesChart && isCorrectable(entry) && (
        <span className="flex flex-wrap gap-1">
          <Button
            look="ghost"
            aria-label={m.actionOn({ action: m.correct(), name: named })}
            onClick={() => onChoose({ entry, to: 'correct' })}
          >
            {m.correct()}
          </Button>
          <Button
            look="ghost"
            aria-label={m.actionOn({ action: m.inError(), name: named })}
            onClick={() => onChoose({ entry, to: 'inError' })}
          >
            {m.inError()}
          </Button>
        </span>
      )}
    </li>
  );
}

const Draft = z.object({
  happened: z.enum(happenings),
  vaccine: z.string(),
  dose: z.string(),
  on: z.string(),
  lot: z.string(),
  site: z.string(),
  notGiven: z.string(),
  note: z.string(),
  repeatReason: z.string(),
  cautionReason: z._default(z.string(), ''),
  requestId: z.string(),
});
type Entered = z.output<typeof Draft>;
const draftOptions = {
  initial: (): Entered => ({
    happened: 'here',
    vaccine: '',
    dose: '',
    on: qatarDate(new Date()),
    lot: '',
    site: '',
    notGiven: '',
    note: '',
    repeatReason: '',
    cautionReason: '',
    requestId: crypto.randomUUID(),
  }),
  parse: (stored: unknown): Entered | undefined => Draft.safeParse(stored).data,
  isEntered: ({ vaccine, dose, lot, note }: Entered): boolean => [vaccine, dose, lot, note].some((text) => text !== ''),
};

function RecordForm({ patientId, entries }: CardProps) {
  const queryClient = useQueryClient();
  const { draft, change, startOver } = useDraft({ ...draftOptions, key: useDraftKey(`immunization.${patientId}`) });
  const [problems, setProblems] = useState<Readonly<Partial<Record<string, Problem>>>>({});
  const repeated = repeatedBy(draft, entries);
  const prefix = 'dose-';
  const recording = useMutation({
    mutationFn: (body: Parameters<typeof recordImmunization>[1]) => recordImmunization(patientId, body, draft.requestId),
    onSuccess: async () => {
      toast.success(m.immunizationRecorded());
      startOver();
      document.getElementById(`${prefix}vaccine`)?.focus();
      await chartChanged(queryClient, patientId);
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.details.length > 0) {
        const refused = Object.fromEntries(error.details.map(({ path, ...problem }) => [path, problem]));
        flushSync(() => setProblems(refused));
        focusFirst(refused, doseFields, prefix);
      }
      // Another person recorded a similar dose in between. The form shows it; sending again with a reason is a new request.
      if (!isRepetition(error)) return;
      change(() => ({ requestId: crypto.randomUUID() }));
      await chartChanged(queryClient, patientId);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (recording.isPending) return;
    const { body, problems: wrong = {} } = parsedEntry(draft, repeated !== undefined);
    setProblems(wrong);
    if (body !== undefined) recording.mutate(body);
    else focusFirst(wrong, doseFields, prefix);
  };
  return (
    <form noValidate className="grid gap-3" aria-label={m.immunizationRecord()} onSubmit={send}>
      <ImmunizationFields prefix={prefix} typed={draft} problems={problems} repeated={repeated} onType={(part) => change(() => part)} />
      {recording.isError && !isRepetition(recording.error) && <Notice>{failureText(recording.error, m.immunizationFailed())}</Notice>}
      <p className="text-sm text-muted">{m.vaccinesUnsigned()}</p>
      <p>
        <Button type="submit" look="primary" aria-disabled={recording.isPending}>
          {m.immunizationRecord()}
        </Button>
      </p>
    </form>
  );
}

const isRepetition = (error: unknown): boolean => error instanceof ApiError && error.code === 'DUPLICATE_ENTRY';

interface CorrectDialogProps extends CardProps {
  readonly entry: Immunization;
  readonly onClose: () => void;
}

/** Asks for the corrected entry. Open while mounted. */
function CorrectDialog({ patientId, entry, entries, onClose }: CorrectDialogProps) {
  const [typed, setTyped] = useState<TypedDose>(() => typedDose(entry));
  const [problems, setProblems] = useState<Readonly<Partial<Record<string, Problem>>>>({});
  const isRenumbered = typed.dose.trim() !== typedDose(entry).dose;
  const repeated = isRenumbered ? repeatedBy(typed, entries, entry.id) : undefined;
  const prefix = 'correct-dose-';
  const prepare = () => {
    const { body, problems: wrong = {} } = parsedCorrection(typed, repeated !== undefined, entry);
    setProblems(wrong);
    // An earlier reason is kept unless another is required.
    const { repeatReason, ...rest } = body ?? {};
    if (body !== undefined) return () => correctImmunization(patientId, entry, repeated === undefined ? rest : { ...rest, repeatReason });
    focusFirst(wrong, doseFields, prefix);
    return undefined;
  };
  return (
    <EntryDialog
      changed={(queryClient) => chartChanged(queryClient, patientId)}
      title={m.immunizationCorrectTitle({ name: vaccineName(entry.vaccine) })}
      action={m.correct()}
      wide
      done={m.entryChanged()}
      prepare={prepare}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{m.immunizationCorrectText()}</p>
      <ImmunizationFields
        prefix={prefix}
        typed={typed}
        problems={problems}
        corrects={entry}
        repeated={repeated}
        onType={(part) => setTyped((before) => ({ ...before, ...part }))}
      />
    </EntryDialog>
  );
}
