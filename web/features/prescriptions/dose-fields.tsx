import type { ReactNode } from 'react';
import { careLimits } from '#contract/base/care-limits.ts';
import { limits } from '#contract/base/limits.ts';
import { givenAs } from '#contract/formulary/fits.ts';
import { isForm } from '#contract/formulary/ingredient.ts';
import { dispenseText, doseRoutes, doseText, doseUnits, frequencies, hasWeekday, weekdays } from '#contract/prescriptions/dose.ts';
import { useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Choice } from '../../ui/choice.tsx';
import { Input, Select, TextArea } from '../../ui/control.tsx';
import { FormFields } from '../../ui/field-group.tsx';
import { Field } from '../../ui/field.tsx';
import { Tick } from '../../ui/tick.tsx';
import { type Draft, type Problems, type TextName, doseOf, withForm } from './prescription-form.ts';
import { amountOf } from './prescription-line.ts';

interface FieldsProps {
  readonly draft: Draft;
  /** The patient's age. */
  readonly ageMonths: number;
  readonly problems: Problems;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** The instructions for taking the medicine, with their text in both languages. */
export function DoseFields({ draft, ageMonths, problems, onChange: onPart }: FieldsProps) {
  /** The amount to hand out follows the dose, until another one is typed. */
  const onChange = (part: Partial<Draft>): void => {
    const isComputed = draft.dispense === '' || draft.dispense === amountOf(draft).dispense;
    onPart(isComputed && !Object.hasOwn(part, 'dispense') ? { ...part, dispense: '', ...amountOf({ ...draft, ...part }) } : part);
  };
  const locale = useLocale();
  const { drug, asNeeded } = draft;
  const form = drug?.forms.find(({ id }) => id === draft.form);
  const words = doseOf(draft);
  const number = (name: TextName, label: string, need: 'required' | 'optional' = 'required') => (
    <Field id={name} label={label} need={need} problem={problems[name]}>
      {(field) => (
        <Input
          {...field}
          inputMode="decimal"
          maxLength={10}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const choice = (name: TextName, label: string, options: ReactNode, part = (value: string): Partial<Draft> => ({ [name]: value })) => (
    <Field id={name} label={label} problem={problems[name]}>
      {(field) => (
        <Select {...field} value={draft[name]} onChange={(event) => onChange(part(event.target.value))}>
          {options}
        </Select>
      )}
    </Field>
  );
  const text = (name: TextName, label: string, max: number) => (
    <Field id={name} label={label} need="optional" problem={false}>
      {(field) => (
        <Input {...field} dir="auto" maxLength={max} value={draft[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
      )}
    </Field>
  );
  const given = form !== undefined && isForm(form.id) ? givenAs(form.id) : undefined;
  /** Those of the form, and what is chosen now: a prescription from before may have another. */
  const among = <Words extends object>(
    words: Words,
    fitting: readonly string[] | undefined,
    chosen: string,
  ): [string, Words[keyof Words]][] =>
    Object.entries(words).filter(([id]) => fitting === undefined || id === chosen || fitting.includes(id));
  const units = (fitting: readonly string[] | undefined, chosen: string) =>
    among(doseUnits, fitting, chosen).map(([id, { en, ar }]) => (
      <option key={id} value={id}>
        {locale === 'en' ? en[0] : ar[4]}
      </option>
    ));
  return (
    <>
      <FormFields>
        {drug !== null &&
          drug.forms.length > 0 &&
          choice(
            'form',
            m.prescribeForm(),
            drug.forms.map(({ id, name }) => (
              <option key={id} value={id}>
                {said(name)}
              </option>
            )),
            (id) => withForm(drug, id, ageMonths),
          )}
        <Field id="strength" label={m.prescribeStrength()} need="optional" problem={false}>
          {(field) => (
            <>
              <Input
                {...field}
                dir="ltr"
                list="strengths"
                maxLength={limits.name}
                value={draft.strength}
                onChange={(event) => onChange({ strength: event.target.value })}
              />
              <datalist id="strengths">
                {form?.strengths.map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        {number('quantity', m.prescribeQuantity())}
        {choice('unit', m.prescribeUnit(), units(given?.units, draft.unit))}
        {choice('route', m.prescribeRoute(), optionsOf(Object.fromEntries(among(doseRoutes, given?.routes, draft.route))))}
        <Field id="frequency" label={m.prescribeFrequency()} need="required" problem={problems['frequency']}>
          {(field) => (
            <Select {...field} value={draft.frequency} onChange={(event) => onChange({ frequency: event.target.value })}>
              {draft.frequency === '' && <option value="">{m.choose()}</option>}
              {optionsOf(frequencies)}
            </Select>
          )}
        </Field>
        {hasWeekday(draft.frequency) &&
          choice(
            'weekday',
            m.analyticsWeekday(),
            <>
              <option value="">{m.choose()}</option>
              {optionsOf(weekdays)}
            </>,
          )}
        {number('days', m.prescribeDays(), 'optional')}
        {number('dispense', m.prescribeDispense())}
        {choice('dispenseUnit', m.prescribeDispenseUnit(), units(given?.handed, draft.dispenseUnit))}
        {number('repeats', m.prescribeRepeats())}
      </FormFields>
      <Choice className="justify-self-start">
        <Tick type="checkbox" checked={asNeeded} onChange={(event) => onChange({ asNeeded: event.target.checked })} />
        {m.prescribeAsNeeded()}
      </Choice>
      {asNeeded && (
        <FormFields>
          {number('maxPerDay', m.prescribeMax())}
          {text('neededFor', m.prescribeNeededFor(), careLimits.doseReason)}
        </FormFields>
      )}
      <Field id="note" label={m.prescribeNote()} need="optional" problem={false}>
        {(field) => (
          <TextArea
            {...field}
            rows={2}
            dir="auto"
            maxLength={careLimits.prescriptionNote}
            value={draft.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        )}
      </Field>
      {words !== undefined && (
        <output className="grid grid-cols-1 gap-1 font-semibold">
          <span lang="en" dir="ltr">
            {doseText(words, 'en')} · {dispenseText(words, 'en')}
          </span>
          <span lang="ar" dir="rtl">
            {doseText(words, 'ar')} · {dispenseText(words, 'ar')}
          </span>
        </output>
      )}
    </>
  );
}

const optionsOf = (words: Readonly<Record<string, { readonly en: string; readonly ar: string }>>): ReactNode =>
  Object.entries(words).map(([id, texts]) => (
    <option key={id} value={id}>
      {said(texts)}
    </option>
  ));
