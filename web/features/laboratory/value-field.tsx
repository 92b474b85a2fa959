import type { ReactNode } from 'react';
import { careLimits } from '#contract/base/care-limits.ts';
import { flagOf } from '#contract/laboratory/flags.ts';
import type { LabTest, Limits } from '#contract/laboratory/catalogue/shape.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Input, Select, TextArea } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { entryOf } from './entry.ts';
import { FlagChip, rangeText } from './words.tsx';

interface ValueFieldProps {
  readonly id: string;
  readonly test: LabTest;
  /** The limits for this person, if there are any. */
  readonly range: Limits | undefined;
  /** What it was before, with its date, if it was ever measured. */
  readonly previous: string | undefined;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  /** What may be done beside the value. */
  readonly children: ReactNode;
}

/**
 * Where the value of a test is typed, beside its range. A value outside says so at once, so that a slip is seen before it is saved; one
 * inside says nothing, because only the saved result knows its cautions.
 */
export function ValueField({ id, test, range, previous, text, problem, onText, children }: ValueFieldProps) {
  const { value, comparator } = entryOf('', test, { value: text });
  const flag = text.trim() === '' ? undefined : flagOf(test, value, comparator, range);
  return (
    <Field
      id={id}
      label={said(test.name)}
      problem={problem}
      {...((range ?? previous) !== undefined && {
        hint: (
          <>
            {range !== undefined && <Ltr className="block">{rangeText(range)}</Ltr>}
            {previous}
          </>
        ),
      })}
    >
      {(field) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {test.kind === 'choice' ? (
            <Select {...field} className="max-w-52" value={text} onChange={(event) => onText(event.target.value)}>
              <option value="">{m.labChoose()}</option>
              {Object.entries(test.choices).map(([word, name]) => (
                <option key={word} value={word}>
                  {said(name)}
                </option>
              ))}
            </Select>
          ) : test.kind === 'text' ? (
            <TextArea
              {...field}
              rows={3}
              dir="auto"
              maxLength={careLimits.labText}
              value={text}
              onChange={(event) => onText(event.target.value)}
            />
          ) : (
            <span className="flex items-center gap-2" dir="ltr">
              <Input
                {...field}
                className="max-w-28"
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                value={text}
                onChange={(event) => onText(event.target.value)}
              />
              {/* Boxes stand one below the other in Arabic too, where units come first. */}
              <Ltr className="min-w-18 text-muted">{test.unit.shown}</Ltr>
            </span>
          )}
          {flag !== undefined && flag !== 'within' && (
            <output htmlFor={id}>
              <FlagChip flag={flag} />
            </output>
          )}
          <span className="ms-auto">{children}</span>
        </span>
      )}
    </Field>
  );
}
