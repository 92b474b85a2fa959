import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Check, PrescriptionChecks } from '#contract/prescriptions/prescriptions.ts';
import { formatClock, formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Input, Select } from '../../ui/control.tsx';
import { FormFields } from '../../ui/field-group.tsx';
import { Field } from '../../ui/field.tsx';
import type { Facts } from './facts.ts';
import type { Problems } from './prescription-form.ts';

interface FactsFieldsProps {
  readonly facts: Facts;
  /** When they were answered, if before this form opened. */
  readonly keptFrom: string | undefined;
  readonly checks: readonly Check[];
  /** A child's weight in the chart. */
  readonly weight: PrescriptionChecks['weight'];
  readonly problems: Problems;
  readonly onChange: (part: Partial<Facts>) => void;
}

/** Asks only for facts about the patient that the checks need; earlier answers are kept. */
export function FactsFields({ facts, keptFrom, checks, weight, problems, onChange }: FactsFieldsProps) {
  const isMissing = (...causes: readonly string[]) => checks.some(({ cause }) => cause !== undefined && causes.includes(cause));
  const yesNo = (
    [
      ['pregnant', m.prescribePregnant(), 'pregnancy-unknown', 'pregnancy-in-chart'],
      ['g6pdDeficient', m.prescribeG6pd(), 'g6pd-unknown'],
      ['kidneyReduced', m.prescribeKidney(), 'kidney-unknown'],
    ] as const
  ).filter(([name, , ...causes]) => facts[name] !== '' || isMissing(...causes));
  const locale = useLocale();
  const asksWeight = facts.weightKg !== '' || weight !== undefined || isMissing('weight-missing');
  const known =
    weight &&
    m.prescribeWeightKnown({ weight: formatNumber(locale, weight.kg), date: formatDate(locale, qatarDate(new Date(weight.measuredAt))) });
  if (yesNo.length === 0 && !asksWeight) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-lg font-semibold">{m.prescribeFacts()}</h2>
      {keptFrom !== undefined && <p className="text-sm text-muted">{m.prescribeFactsKept({ time: formatClock(locale, keptFrom) })}</p>}
      <FormFields>
        {yesNo.map(([name, label]) => (
          <Field key={name} id={name} label={label} problem={false}>
            {(field) => (
              <Select {...field} value={facts[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
                <option value="">{m.prescribeUnknown()}</option>
                <option value="no">{m.prescribeNo()}</option>
                <option value="yes">{m.prescribeYes()}</option>
              </Select>
            )}
          </Field>
        ))}
        {asksWeight && (
          <Field
            id="weightKg"
            label={m.prescribeWeight()}
            hint={known}
            need={known === undefined ? 'unsaid' : 'optional'}
            problem={problems['weightKg']}
          >
            {(field) => (
              <Input
                {...field}
                inputMode="decimal"
                maxLength={6}
                value={facts.weightKg}
                onChange={(event) => onChange({ weightKg: event.target.value })}
              />
            )}
          </Field>
        )}
      </FormFields>
    </section>
  );
}
