import { useEffect, useState } from 'react';
import { latinDigits } from '#contract/base/text.ts';
import { formatLength, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';

interface CodeFieldProps {
  readonly label: string;
  /** The error text. */
  readonly problem: string | undefined;
  /** Takes focus on appearing; for a field that replaces another. */
  readonly focused?: boolean;
  /** Sends the form once all digits are there; for a form that asks nothing else. */
  readonly sendsItself?: boolean;
}

const typedCode = (typed: string): string => latinDigits(typed).replaceAll(/\s/g, '');
const isComplete = (typed: string): boolean => /^\d{6}$/.test(typedCode(typed));

/** The input for a code that was sent or that an authenticator shows; the form knows it as `code`. */
export const CodeField = ({ label, problem, focused = false, sendsItself = false }: CodeFieldProps) => (
  <Field id="code" label={label} need="required" problem={problem}>
    {(field) => (
      <Input
        {...field}
        name="code"
        className="text-center text-2xl tracking-[0.25em] tabular-nums"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        onInput={({ currentTarget: { value, form } }) => sendsItself && isComplete(value) && form?.requestSubmit()}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it continues what the user just did
        autoFocus={focused}
      />
    )}
  </Field>
);

/** The code in a form in sendable form, whatever digits and spaces were typed. */
export function codeIn(form: HTMLFormElement): string {
  const typed = new FormData(form).get('code');
  return typeof typed === 'string' ? typedCode(typed) : '';
}

const waitSeconds = 30;

/** Requests another code, then waits before it can be requested again. `onResend` returns whether a code was sent. */
export function ResendButton({ onResend }: { onResend: () => Promise<boolean> }) {
  const locale = useLocale();
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
    // Not `disabled`, so that a waiting user keeps the focus.
    <Button className="w-full" aria-disabled={seconds > 0} onClick={() => seconds > 0 || void resend()}>
      {seconds > 0 ? m.resendCodeIn({ time: formatLength(locale, { second: seconds }) }) : m.resendCode()}
    </Button>
  );
}
