import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarX, Check, CircleSlash, type LucideIcon, Pencil, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { isolated } from '#contract/base/isolated.ts';
import { type AllergyIntolerance, type AllergyState, allergyChanges, allergyStateWords, isListedState } from '#contract/chart/allergies.ts';
import type { Chart } from '#contract/chart/chart.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { type Allergy, allergiesOf } from '#contract/patient/allergies.ts';
import { titleOf } from '#contract/patient/fields.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { markedRow, useAskedEntry } from '../../lib/asked-entry.ts';
import { changeAllergy, chartChanged, recordAllergy, recordNoAllergy } from '../../lib/chart-changes.ts';
import { useLocale } from '../../lib/locale.ts';
import { entryFor, saidWord } from '../../lib/open-words.ts';
import { usePages } from '../../lib/pages.ts';
import { failureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useWritesChart } from '../../lib/roster.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Allergies, AllergyChip } from '../../ui/allergies.tsx';
import { BeginsAt } from '../../ui/begins-at.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowAction, RowActions } from '../../ui/row-actions.tsx';
import type { Tone } from '../../ui/tone.ts';
import { AddAllergy, AllergyDialog } from '../../ui/allergy-dialog.tsx';
import { EntryDialog, InErrorDialog, ReasonDialog } from '../../ui/entry-dialog.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { allergyInError, endedAllergiesQuery } from './queries.ts';

const tones: Record<AllergyState, Tone> = {
  unconfirmed: 'pending',
  confirmed: 'orange',
  refuted: 'none',
  resolved: 'green',
  [enteredInError]: 'red',
};

/** The open dialog for one allergy. */
interface Chosen {
  readonly allergy: Allergy<string>;
  readonly entry?: AllergyIntolerance | undefined;
  readonly to: 'describe' | 'refuted' | 'resolved' | 'inError';
}

/** So many are shown before the others fold; severe ones never do. */
const unfolded = 8;

/** The details of a patient's allergies: those on the record's list and, on demand, former ones. */
export function AllergiesPanel({ chart: { patient, allergies: entries } }: { chart: Chart }) {
  useLocale();
  const writesChart = useWritesChart();
  const asked = useAskedEntry('allergy');
  const isAskedListed = entries.some(({ id }) => id === asked);
  const endedFrom = isAskedListed ? undefined : asked;
  const ended = usePages(endedAllergiesQuery(patient.id, endedFrom));
  const [chosen, setChosen] = useState<Chosen>();
  const [isOpen, setIsOpen] = useState(false);
  const listed = allergiesOf(patient.medicalInfo);
  const shown = isOpen || isAskedListed ? listed : listed.filter(({ severity }, place) => severity === 'severe' || place < unfolded);
  return (
    <Panel className="grid gap-4 p-5" aria-labelledby="allergies">
      <h2 id="allergies" className="text-lg font-semibold">
        {said(titleOf('allergies'))}
      </h2>
      {listed.length === 0 ? (
        <div className="flex">
          <Allergies status={patient.medicalInfo.allergyStatus} allergies={[]} />
        </div>
      ) : (
        <Lines>
          {shown.map((allergy) => {
            const entry = entries.find(({ substance }) => substance === allergy.substance);
            return <Line key={allergy.substance} patient={patient} allergy={allergy} entry={entry} onChoose={setChosen} />;
          })}
        </Lines>
      )}
      {shown.length < listed.length && (
        <Button look="ghost" className="justify-self-start" aria-expanded={false} onClick={() => setIsOpen(true)}>
          {m.moreAllergies({ count: listed.length - shown.length })}
        </Button>
      )}
      {(ended.error !== null || (ended.rows?.length ?? 0) > 0) && (
        <Disclosure summary={m.allergiesOver()} open={endedFrom !== undefined}>
          <div className="grid gap-3">
            <BeginsAt entry={endedFrom} />
            <Paged pages={ended} empty={m.chartFailed()} failed={m.chartFailed()}>
              {(over) => (
                <Lines>
                  {over.map((entry) => {
                    const { id, substance } = entry;
                    const allergy = { substance, severity: undefined };
                    return <Line key={id} patient={patient} allergy={allergy} entry={entry} onChoose={setChosen} />;
                  })}
                </Lines>
              )}
            </Paged>
          </div>
        </Disclosure>
      )}
      {writesChart && (
        <div className="flex flex-wrap gap-2">
          <AddAllergy patient={patient} />
          {patient.medicalInfo.allergyStatus === 'not-asked' && <NoneKnown patient={patient} />}
        </div>
      )}
      {chosen !== undefined && (
        <ChosenDialog patient={patient} chosen={chosen} isLast={listed.length === 1} onClose={() => setChosen(undefined)} />
      )}
    </Panel>
  );
}

/** Records that the patient was asked and knows of no allergy. */
function NoneKnown({ patient }: { patient: Patient }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{m.allergyNone()}</Button>
      {isOpen && (
        <EntryDialog
          changed={(queryClient) => chartChanged(queryClient, patient.id)}
          title={m.allergyNone()}
          action={m.allergyNone()}
          done={m.entryChanged()}
          prepare={() => () => recordNoAllergy(patient)}
          onClose={() => setIsOpen(false)}
        >
          <p>{m.allergyNoneText()}</p>
        </EntryDialog>
      )}
    </>
  );
}

interface LineProps {
  readonly patient: Patient;
  readonly allergy: Allergy<string>;
  readonly entry: AllergyIntolerance | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

function Line({ patient, allergy, entry, onChoose }: LineProps) {
  const queryClient = useQueryClient();
  const writesChart = useWritesChart();
  const { substance } = allergy;
  const state = entry?.status ?? 'unconfirmed';
  const isListed = isListedState(state);
  const changing = useMutation({
    mutationFn: ({ of, status }: { of: AllergyIntolerance; status: 'unconfirmed' | 'confirmed' }) =>
      changeAllergy(patient.id, of, { status }),
    onSuccess: () => toast.success(m.entryChanged()),
    onSettled: () => chartChanged(queryClient, patient.id),
  });
  const action = (icon: LucideIcon, text: string, act: () => void): ReactNode => (
    <RowAction icon={icon} text={text} name={m.actionOn({ action: text, name: substance })} does={() => !changing.isPending && act()} />
  );
  const allowed: readonly AllergyState[] = entryFor(allergyChanges, state) ?? [];
  const choose = (to: Chosen['to']) => onChoose({ allergy, entry, to });
  return (
    <li {...(entry && markedRow('allergy', entry.id))} className="flex items-center justify-between gap-2">
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isListed ? (
            <AllergyChip allergy={allergy} />
          ) : (
            <bdi className={state === enteredInError ? 'min-w-0 wrap-anywhere text-muted line-through' : 'min-w-0 wrap-anywhere'}>
              {substance}
            </bdi>
          )}
          <Chip tone={entryFor(tones, state) ?? 'none'}>{saidWord(allergyStateWords, state)}</Chip>
        </span>
        <EntryTexts
          of={[
            entry?.reaction,
            entry?.endReason,
            entry?.errorReason,
            !isListed && state === 'resolved' && entry?.endReason === undefined ? m.allergyOffList() : undefined,
          ]}
        />
        {changing.isError && <Notice>{failureText(changing.error, m.entryFailed())}</Notice>}
      </span>
      {writesChart && allowed.length > 0 && (
        <RowActions label={m.actionOn({ action: m.columnActions(), name: substance })}>
          {isListed && action(Pencil, entry === undefined ? m.allergyDescribe() : m.allergyChange(), () => choose('describe'))}
          {entry !== undefined &&
            isListed &&
            allowed.includes('confirmed') &&
            action(Check, m.allergyConfirm(), () => changing.mutate({ of: entry, status: 'confirmed' }))}
          {entry !== undefined &&
            !isListed &&
            action(RotateCcw, m.allergyAgain(), () => changing.mutate({ of: entry, status: 'unconfirmed' }))}
          {isListed && action(CircleSlash, m.allergyRefute(), () => choose('refuted'))}
          {isListed && action(CalendarX, m.allergyResolve(), () => choose('resolved'))}
          {action(X, m.inError(), () => choose('inError'))}
        </RowActions>
      )}
    </li>
  );
}

interface ChosenDialogProps {
  readonly patient: Patient;
  readonly chosen: Chosen;
  /** It is the only one on the list. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

function ChosenDialog({ patient, chosen: { allergy, entry, to }, isLast, onClose }: ChosenDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  if (to === 'describe') return <AllergyDialog patient={patient} allergy={allergy} entry={entry} onClose={onClose} />;
  const lasting = isLast && (entry === undefined || isListedState(entry.status)) ? m.allergyEndLast() : undefined;
  // An allergy that only the record lists gets an entry first, which keeps who ended it and why.
  const described = async () => entry ?? (await recordAllergy(patient.id, { substance: allergy.substance }, requestId));
  if (to === 'inError')
    return (
      <InErrorDialog
        patientId={patient.id}
        more={lasting}
        mark={async (reason) => allergyInError(patient.id, await described(), reason)}
        onClose={onClose}
      />
    );
  return (
    <ReasonDialog
      changed={(queryClient) => chartChanged(queryClient, patient.id)}
      title={m.allergyEndTitle({ allergy: isolated(allergy.substance) })}
      texts={[m.allergyEndText(), lasting]}
      action={to === 'refuted' ? m.allergyRefute() : m.allergyResolve()}
      done={m.entryChanged()}
      send={async (endReason) => changeAllergy(patient.id, await described(), { status: to, endReason })}
      onClose={onClose}
    />
  );
}
