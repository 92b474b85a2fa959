import type { ComponentProps } from 'react';

/** How many letters and digits of a code were typed, whatever stands between them. */
export const codeLength = (typed: string): number => typed.replaceAll(/[\s-]/g, '').length;

/** Where a code is entered that somebody was given on paper or by word of mouth. */
export function OneTimeCodeInput(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      className="control tracking-widest uppercase"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={32}
    />
  );
}
