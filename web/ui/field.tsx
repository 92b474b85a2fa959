import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { m } from '../i18n/paraglide/messages.js';

/** What ties a control to its label, hint and problem. */
interface FieldAttributes {
  readonly id: string;
  readonly 'aria-required'?: true;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with what was entered, in the language of the page. */
  readonly problem?: string | undefined;
  readonly need?: 'required' | 'optional' | 'unsaid';
  /** Ids of what else describes the control. */
  readonly describedBy?: readonly string[];
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** One question: its name above it, a hint, the control, and what is wrong with it below. */
export function Field({ id, label, hint, problem, need = 'unsaid', describedBy = [], children }: FieldProps) {
  return (
    <div className="field content-start">
      <label className="label" htmlFor={id}>
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
        'aria-invalid': problem !== undefined,
        'aria-describedby': [...(hint === undefined ? [] : [`${id}-hint`]), ...describedBy, `${id}-problem`].join(' '),
      })}
      <output id={`${id}-problem`} className="field-problem">
        {problem}
      </output>
    </div>
  );
}

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly id: string;
  readonly label: string;
  readonly problem: string | undefined;
  readonly describedBy?: readonly string[];
}

/** A password, with a button of its own that shows what was typed. */
export function PasswordField({ id, label, problem, describedBy = [], ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} problem={problem} need="required" describedBy={describedBy}>
      {(attributes) => (
        <div className="relative" dir="ltr">
          <input {...input} {...attributes} className="control pe-12" type={shown ? 'text' : 'password'} />
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

/** The first wrong field of a form gets the focus; `order` are the fields' ids from top to bottom. Answers whether there is one. */
export function focusFirst(problems: object, order: readonly string[]): boolean {
  const first = order.find((id) => Object.hasOwn(problems, id));
  if (first !== undefined) document.getElementById(first)?.focus();
  return first !== undefined;
}
