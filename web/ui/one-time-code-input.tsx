import type { ComponentProps } from 'react';
import { Input } from './control.tsx';

/** How many letters and digits of a code were typed, whatever stands between them. */
export const codeLength = (typed: string): number => typed.replaceAll(/[\s-]/g, '').length;

/** Where a code is entered that somebody was given on paper or by word of mouth. */
export const OneTimeCodeInput = (props: Omit<ComponentProps<'input'>, 'className'>) => (
  <Input
    {...props}
    className="tracking-widest uppercase"
    dir="ltr"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={32}
  />
);
