import { isolated } from '#contract/base/isolated.ts';
import type { Texts } from '#contract/base/language.ts';
import { said } from './said.ts';

/** A strength, which stands in an Arabic line as it is written, "500 mg" and not "mg 500". */
export const strengthText = (strength: string): string => said({ en: strength, ar: isolated(strength) });
/** A medicine's name and strength. */
export const drugTitle = (name: Texts, strength: string | undefined): string =>
  [said(name), ...(strength ? [strengthText(strength)] : [])].join(' ');
