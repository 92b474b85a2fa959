import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { careLimits } from '#contract/base/care-limits.ts';
import type { NoteDiagnosis } from '#contract/chart/encounters.ts';
import type { Problem } from '#contract/chart/problems.ts';
import { chartQuery } from '../../lib/chart-query.ts';
import { useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Tick } from '../../ui/tick.tsx';
import { DiagnosisPicker, codesOf } from './diagnosis-picker.tsx';

interface NoteDiagnosesProps {
  readonly patientId: string;
  readonly diagnoses: readonly NoteDiagnosis[];
  readonly onChange: (diagnoses: readonly NoteDiagnosis[]) => void;
}

/** The diagnoses of a visit: each belongs to an entry of the problem list, becomes one with the signature, or stays with the visit. */
export function NoteDiagnoses({ patientId, diagnoses, onChange }: NoteDiagnosesProps) {
  useLocale();
  const [text, setText] = useState('');
  const { data: chart } = useQuery(chartQuery(patientId));
  const add = (given: NoteDiagnosis) => {
    setText('');
    if (!diagnoses.some((one) => isSame(one, given))) onChange([...diagnoses, tiedTo(chart?.problems ?? [], given)]);
  };
  return (
    <section className="grid gap-3" aria-labelledby="note-diagnoses">
      <h3 id="note-diagnoses" className="font-semibold">
        {m.diagnosesOfVisit()}
      </h3>
      {diagnoses.length > 0 && (
        <Lines>
          {diagnoses.map((one) => (
            <li key={`${one.icd10} ${one.text}`} className="grid gap-1">
              <span className="flex items-center justify-between gap-2">
                <span className="flex min-w-0 flex-wrap items-center gap-x-3">
                  <bdi className="min-w-0 wrap-anywhere">{one.text}</bdi>
                  <Ltr breaks className="text-sm text-muted">
                    {codesOf({ icd10: one.icd10, icd11: one.code })}
                  </Ltr>
                </span>
                <Button
                  look="ghost"
                  aria-label={m.actionOn({ action: m.diagnosisRemove(), name: one.text })}
                  onClick={() => onChange(diagnoses.filter((other) => other !== one))}
                >
                  {m.diagnosisRemove()}
                </Button>
              </span>
              {one.problemId === undefined ? (
                <label className="flex items-center gap-2 text-sm">
                  <Tick
                    type="checkbox"
                    checked={one.toProblems === true}
                    onChange={({ target: { checked } }) =>
                      onChange(diagnoses.map((other) => (other === one ? { ...one, toProblems: checked } : other)))
                    }
                  />
                  {m.diagnosisToProblems()}
                </label>
              ) : (
                <span className="flex">
                  <Chip tone="none">{m.diagnosisOnList()}</Chip>
                </span>
              )}
            </li>
          ))}
        </Lines>
      )}
      {diagnoses.length < careLimits.noteDiagnoses && (
        <div className="grid gap-2">
          <DiagnosisPicker
            id="note-diagnosis"
            label={m.diagnosisAdd()}
            problem={false}
            text={text}
            onText={setText}
            onChoose={({ name, icd10, icd11 }) => add({ text: said(name), icd10, ...(icd11 !== undefined && { code: icd11 }) })}
          />
          {text.trim() !== '' && (
            <p>
              <Button onClick={() => add({ text: text.trim() })}>{m.diagnosisAsTyped()}</Button>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

const isSame = (one: NoteDiagnosis, other: NoteDiagnosis): boolean =>
  one.icd10 !== undefined && one.icd10 === other.icd10 ? true : one.text === other.text;

/** A diagnosis with the entry of the problem list that is the same. */
function tiedTo(problems: readonly Problem[], given: NoteDiagnosis): NoteDiagnosis {
  const known = problems.find(({ text, icd10 }) => text === given.text || (icd10 !== undefined && icd10 === given.icd10));
  return known === undefined ? given : { ...given, problemId: known.id };
}
