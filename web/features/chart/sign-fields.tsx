import { type VitalSign, vitalSigns } from '#contract/chart/vital-signs.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { type Problem, problemText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { Input } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Tick } from '../../ui/tick.tsx';
import { type TypedSigns, signsAsked } from './vital-signs-form.ts';

interface SignFieldsProps {
  /** Begins the ids of the fields, as a dialog may have the same ones. */
  readonly prefix: string;
  readonly ageMonths: number;
  readonly typed: TypedSigns;
  readonly problems: Readonly<Record<string, Problem>>;
  readonly onType: (field: VitalSign | 'note', text: string) => void;
}

/** A field for each vital sign, in the order of measuring. Tab moves through them, and Enter sends them. */
export function SignFields({ prefix, ageMonths, typed, problems, onType }: SignFieldsProps) {
  const problemOf = (field: string): string | undefined => problems[field] && problemText(problems[field]);
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] items-end gap-3">
        {signsAsked(ageMonths).map((sign) => (
          <Field
            key={sign}
            id={`${prefix}${sign}`}
            label={m.vitalSignLabel({ name: said(vitalSigns[sign].name), unit: vitalSigns[sign].written })}
            problem={problemOf(sign)}
          >
            {(attributes) => (
              <Input
                {...attributes}
                dir="ltr"
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={typed[sign] ?? ''}
                onChange={(event) => onType(sign, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <Field id={`${prefix}note`} label={m.chartNote()} problem={problemOf('note')} need="optional">
        {(attributes) => (
          <Input
            {...attributes}
            dir="auto"
            autoComplete="off"
            maxLength={careLimits.chartNote}
            value={typed.note ?? ''}
            onChange={(event) => onType('note', event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** Confirms an implausible value. */
export const ConfirmSigns = ({ isConfirmed, onChange }: { isConfirmed: boolean; onChange: (isConfirmed: boolean) => void }) => (
  <Choice className="justify-self-start">
    <Tick type="checkbox" checked={isConfirmed} onChange={({ target }) => onChange(target.checked)} />
    {m.valueConfirmed()}
  </Choice>
);
