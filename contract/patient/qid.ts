import { seen } from '../base/seen.ts';
import { latinDigits } from '../base/text.ts';
import { plainSigns } from './phone.ts';

interface QidFacts {
  readonly birthYear: number;
  /** ISO 3166-1 numeric, three digits. */
  readonly nationality: string;
}

/**
 * What a whole QID says of its holder: the first digit is the century of birth (2: 19xx, 3: 20xx), then two digits of the year, three of the
 * nationality, and five of a serial number, as on Qatar's ID cards. 'unusual' if it begins otherwise; undefined unless it has eleven digits.
 */
export function readQid(text: string): QidFacts | 'unusual' | undefined {
  const digits = latinDigits(plainSigns(seen(text))).replaceAll(/[\s-]/g, '');
  if (!/^\d{11}$/.test(digits)) return undefined;
  const century = { 2: 1900, 3: 2000 }[digits.charAt(0)];
  if (century === undefined) return 'unusual';
  return { birthYear: century + Number(digits.slice(1, 3)), nationality: digits.slice(3, 6) };
}
