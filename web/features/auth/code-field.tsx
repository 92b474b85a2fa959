import { useEffect, useState } from 'react';
import { latinDigits } from '#contract/base/text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';

interface CodeFieldProps {
  readonly label: string;
  /** The text of what is wrong. */
  readonly problem: string | undefined;
  /** Takes the focus as it appears in the place of another. */
  readonly focused?: boolean;
}

/** A code that was sent or that an authenticator shows: `code` of the form. */
export const CodeField = ({ label, problem, focused = false }: CodeFieldProps) => (
  <Field id="code" label={label} need="required" problem={problem}>
    {(field) => (
      <Input
        {...field}
        name="code"
        className="tracking-[0.25em] tabular-nums"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it continues what the person just did
        autoFocus={focused}
      />
    )}
  </Field>
);

/** The code typed into a form as it was sent: in either script's digits, with or without spaces. */
export function codeIn(form: HTMLFormElement): string {
  const typed = new FormData(form).get('code');
  return typeof typed === 'string' ? latinDigits(typed).replaceAll(/\s/g, '') : '';
}

const waitSeconds = 30;

/** Asks for another code, then waits a while before it may be asked again. `onResend` answers whether one was sent. */
export function ResendButton({ onResend }: { onResend: () => Promise<boolean> }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const tick = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(tick);
  }, [seconds]);
  const resend = async () => {
    setSeconds(waitSeconds);
    if (!(await onResend())) setSeconds(0);
  };
  return (
    // Not disabled: who waits for it keeps the focus.
    <Button className="w-full" aria-disabled={seconds > 0} onClick={() => seconds > 0 || void resend()}>
      {seconds > 0 ? m.resendCodeIn({ seconds }) : m.resendCode()}
    </Button>
  );
}
