import { useEffect, useState } from 'react';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Diagnosis } from '#contract/diagnoses/diagnoses.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';

const shown = 8;
type Find = (text: string, limit: number) => Diagnosis[];

interface DiagnosisPickerProps {
  readonly id: string;
  readonly label: string;
  readonly problem: string | undefined | false;
  readonly need?: 'required' | 'unsaid';
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (diagnosis: Diagnosis) => void;
}

/** The list of diagnoses, which is a file of its own, loaded when somebody begins to look for one. */
function useDiagnoses(isWanted: boolean): Find | undefined {
  const [find, setFind] = useState<Find>();
  useEffect(() => {
    if (!isWanted || find !== undefined) return undefined;
    let isOver = false;
    void import('#contract/diagnoses/search.ts').then(
      ({ findDiagnoses }) => !isOver && setFind(() => findDiagnoses),
      // Without the list, a diagnosis is still text.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, find]);
  return find;
}

/** A diagnosis in words, with the diagnoses of the list that fit them; what is typed may stay as it is. */
export function DiagnosisPicker({ id, label, problem, need = 'unsaid', text, onText, onChoose }: DiagnosisPickerProps) {
  const locale = useLocale();
  const find = useDiagnoses(text.trim() !== '');
  const found = find?.(text, shown);
  return (
    <Field id={id} label={label} problem={problem} need={need}>
      {(field) => (
        <div className="relative">
          <Combobox
            {...field}
            aria-label={label}
            dir="auto"
            maxLength={careLimits.problemText}
            text={text}
            onText={onText}
            // What is not in the list may stay as it is typed: that is no fault.
            suggestions={(found?.length ? found : undefined)?.map((diagnosis) => ({
              id: diagnosis.icd10,
              diagnosis,
              content: (
                <>
                  <span>{said(diagnosis.name)}</span>{' '}
                  <Ltr breaks className="text-sm font-normal text-muted">
                    {codesOf(diagnosis)}
                  </Ltr>
                </>
              ),
            }))}
            floats
            announcement={found === undefined ? '' : m.suggestionCount({ count: formatNumber(locale, found.length) })}
            onChoose={({ diagnosis }) => onChoose(diagnosis)}
          />
        </div>
      )}
    </Field>
  );
}

/** The codes of a diagnosis or problem, as they are shown: ICD-10, then ICD-11. */
export const codesOf = ({ icd10, icd11 }: { readonly icd10?: string | undefined; readonly icd11?: string | undefined }): string =>
  [icd10, icd11].filter((code) => code !== undefined).join(' · ');
