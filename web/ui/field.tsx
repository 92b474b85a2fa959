import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { classes } from './as.ts';
import { Input } from './control.tsx';
import './field.css';

/** Ties a control to its label, hint and problem. */
interface FieldAttributes {
  readonly id: string;
  readonly 'aria-required'?: true;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with the entry, in the page's language; `false` if nothing can be. */
  readonly problem: string | undefined | false;
  readonly need?: 'required' | 'optional' | 'unsaid';
  /** The ids of other elements that describe the control. */
  readonly describedBy?: readonly string[];
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** One question: its label, a hint, the control, and below it the problem. */
export function Field({ id, label, hint, problem, need = 'unsaid', describedBy = [], children }: FieldProps) {
  const describing = [...(hint === undefined ? [] : [`${id}-hint`]), ...describedBy, ...(problem === false ? [] : [`${id}-problem`])];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {need === 'optional' && <span className="font-normal text-muted">{m.checkerOptional()}</span>}
      </label>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {children({
        id,
        ...(need === 'required' && { 'aria-required': true as const }),
        'aria-invalid': typeof problem === 'string',
        'aria-describedby': describing.length === 0 ? undefined : describing.join(' '),
      })}
      {problem !== false && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

interface FieldSetProps {
  readonly id: string;
  readonly legend: ReactNode;
  readonly problem: string | undefined;
  readonly size?: 'normal' | 'large';
  readonly children: ReactNode;
}

/** One question with its choices, and below them the problem. */
export const FieldSet = ({ id, legend, problem, size = 'normal', children }: FieldSetProps) => (
  <fieldset className="field" aria-describedby={`${id}-problem`}>
    <legend className={size === 'large' ? 'mb-2 text-part leading-[inherit]' : 'field-label'}>{legend}</legend>
    {children}
    <Problem id={`${id}-problem`}>{problem}</Problem>
  </fieldset>
);

/** What is wrong with a field, announced when it appears. */
export const Problem = ({ id, className, children }: { id: string; className?: string; children: ReactNode }) => (
  <output id={id} className={classes('field-problem', className)}>
    {children}
  </output>
);

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly id: string;
  readonly label: string;
  readonly problem: string | undefined;
  readonly describedBy?: readonly string[];
}

/** A password input, with a button that shows what was typed. */
export function PasswordField({ id, label, problem, describedBy = [], ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} problem={problem} need="required" describedBy={describedBy}>
      {(attributes) => (
        <div className="relative" dir="ltr">
          <Input {...input} {...attributes} className="pe-12" type={shown ? 'text' : 'password'} />
          <button
            type="button"
            className="absolute inset-y-0 end-0 grid w-11 place-items-center"
            aria-pressed={shown}
            aria-label={shown ? m.hidePassword() : m.showPassword()}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  );
}

/** Focuses the first wrong field of a form; `order` lists the fields' ids from top to bottom. Returns whether there is one. */
export function focusFirst(problems: object, order: readonly string[], prefix = ''): boolean {
  const first = order.find((name) => Object.hasOwn(problems, name));
  const field = first === undefined ? null : document.getElementById(prefix + first);
  // For a date, its wrong part.
  (field?.closest('.date-field')?.querySelector<HTMLElement>('[data-wrong]') ?? field)?.focus();
  return first !== undefined;
}
