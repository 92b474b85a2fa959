import { isolated } from '#contract/base/isolated.ts';
import type { Texts } from '#contract/base/language.ts';
import { said } from './said.ts';

/** A medicine's name and strength. In an Arabic line the strength stands as it is written, "500 mg" and not "mg 500". */
export const drugTitle = (name: Texts, strength: string | undefined): string =>
  [said(name), ...(strength ? [said({ en: strength, ar: isolated(strength) })] : [])].join(' ');
