import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enteredInError } from '#contract/chart/entry.ts';
import { redZoneOf } from '#contract/chart/red-zone.ts';
import type { VitalSign, VitalSigns } from '#contract/chart/vital-signs.ts';
import { authorOf } from '../../lib/author.ts';
import { chartChanged } from '../../lib/chart-changes.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { staffQuery, useWritesChart } from '../../lib/roster.ts';
import { usePages } from '../../lib/pages.ts';
import type { Problem } from '../../lib/problem-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { focusFirst } from '../../ui/field.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Paged } from '../../ui/paged.tsx';
import { ZoneMark } from '../../ui/patient-red-signs.tsx';
import { EntryDialog, InErrorDialog } from '../../ui/entry-dialog.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { correctVitalSigns, vitalSignsInError, vitalSignsQuery } from './queries.ts';
import { ConfirmSigns, SignFields } from './sign-fields.tsx';
import { type TypedSigns, isDoubted, parsedSigns, refusedSigns, signsAsked, typedFrom } from './vital-signs-form.ts';

interface VitalSignsTableProps {
  readonly patientId: string;
  readonly signs: readonly [VitalSign, ...VitalSign[]];
  /** What the signs are called together. */
  readonly name: string;
}

/** The values of some vital signs by pages, the last recorded first, with their authors; entries in error are crossed out, with the reason. */
export function VitalSignsTable({ patientId, signs, name }: VitalSignsTableProps) {
  useLocale();
  const pages = usePages(vitalSignsQuery(patientId, signs[0]));
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => setChosen(undefined);
  return (
    <section className="grid gap-2" aria-label={m.valuesOf({ name })}>
      <Paged pages={pages} empty={m.vitalSignsEmpty()} failed={m.vitalSignsNotLoaded()}>
        {(entries) => <Values of={entries} signs={signs} onChoose={setChosen} />}
      </Paged>
      {chosen?.to === 'inError' && (
        <InErrorDialog patientId={patientId} onClose={close} mark={(reason) => vitalSignsInError(patientId, chosen.entry, reason)} />
      )}
      {chosen?.to === 'correct' && <CorrectDialog patientId={patientId} entry={chosen.entry} onClose={close} />}
    </section>
  );
}

/** An entry and its actions. */
interface Chosen {
  readonly entry: VitalSigns;
  readonly to: 'correct' | 'inError';
}

function Values({ of, signs, onChoose }: { of: readonly VitalSigns[]; signs: readonly VitalSign[]; onChoose: (chosen: Chosen) => void }) {
  const locale = useLocale();
  const writesChart = useWritesChart() === true;
  const { data: staff } = useQuery(staffQuery);
  return (
    <Lines>
      {of.map((entry) => {
        const { id, values, measuredAt, ageMonths, status, note, errorReason } = entry;
        const author = authorOf(staff, entry);
        const value = signs.flatMap((sign) => (values[sign] === undefined ? [] : [formatNumber(locale, values[sign])])).join(' / ');
        const time = formatTime(locale, measuredAt);
        const isWrong = status === enteredInError;
        const zones = isWrong ? [] : signs.flatMap((sign) => redZoneOf(sign, values[sign] ?? NaN, ageMonths) ?? []);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-40 flex-1">
              <Ltr className={isWrong ? 'text-muted line-through' : `text-lg font-semibold${zones.length > 0 ? ' text-danger' : ''}`}>
                {value}
              </Ltr>{' '}
              {zones[0] !== undefined && <ZoneMark zone={zones[0]} />}
              {status === 'corrected' && <span className="text-sm text-muted">{m.statusCorrected()}</span>}
              {isWrong && <span className="text-sm text-danger">{m.statusInError()}</span>}
              <span className="block text-sm text-muted">
                {time}
                {author !== undefined && (
                  <>
                    {' · '}
                    <bdi>{author}</bdi>
                  </>
                )}
              </span>
              <EntryTexts of={[note, errorReason]} />
            </span>
            {writesChart && !isWrong && (
              <span className="flex flex-wrap gap-1">
                <Button look="ghost" aria-label={m.correctOf({ value, time })} onClick={() => onChoose({ entry, to: 'correct' })}>
                  {m.correct()}
                </Button>
                <Button look="ghost" aria-label={m.inErrorOf({ value, time })} onClick={() => onChoose({ entry, to: 'inError' })}>
                  {m.inError()}
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </Lines>
  );
}

/** Asks for the corrected values. Open while mounted. */
function CorrectDialog({ patientId, entry, onClose }: { patientId: string; entry: VitalSigns; onClose: () => void }) {
  const [typed, setTyped] = useState<TypedSigns>(() => ({ ...typedFrom(entry.values), note: entry.note ?? '' }));
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({});
  const [isConfirmed, setIsConfirmed] = useState(false);
  const prefix = 'correct-';
  const prepare = () => {
    const { body, problems: wrong } = parsedSigns(typed);
    setProblems(wrong ?? {});
    if (body !== undefined)
      return () =>
        correctVitalSigns(patientId, entry, { ...body, note: body.note ?? null, ...(isConfirmed && { confirmed: true }) }).catch(
          (error: unknown) => {
            setProblems(refusedSigns(error));
            throw error;
          },
        );
    focusFirst(wrong, signsAsked(entry.ageMonths), prefix);
    return undefined;
  };
  return (
    <EntryDialog
      changed={(queryClient) => chartChanged(queryClient, patientId)}
      title={m.correctTitle()}
      action={m.correct()}
      wide
      done={m.entryChanged()}
      prepare={prepare}
      onClose={onClose}
    >
      <SignFields
        prefix={prefix}
        ageMonths={entry.ageMonths}
        typed={typed}
        problems={problems}
        onType={(field, text) => {
          setIsConfirmed(false);
          setTyped((before) => ({ ...before, [field]: text }));
        }}
      />
      {isDoubted(problems) && <ConfirmSigns isConfirmed={isConfirmed} onChange={setIsConfirmed} />}
      {problems['values'] !== undefined && <Notice>{m.vitalSignsNothing()}</Notice>}
    </EntryDialog>
  );
}
