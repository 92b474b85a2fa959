import type { ComponentProps } from 'react';
import { Input } from './control.tsx';

/** The length of a typed code, without spaces and hyphens. */
export const codeLength = (typed: string): number => typed.replaceAll(/[\s-]/g, '').length;

/** The input for a code given on paper or by word of mouth. */
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
