import { latinDigits } from '../base/text.ts';

/** A number with the signs of pasted text (dashes of typesetting, dots, a wide plus) as those of a keyboard. */
export const plainSigns = (number: string): string =>
  number
    .replaceAll(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replaceAll(/[.\u00b7\u2022\u2027\u2219\u22c5]|\s/g, ' ')
    .replaceAll('\uff0b', '+');

/** A phone number for display: eight digits are a Qatari number and get the country code. The stored number stays as typed. */
export function shownPhone(phone: string): string {
  const digits = latinDigits(plainSigns(phone)).replaceAll(/[\s()-]/g, '');
  return /^\d{8}$/.test(digits) ? `+974 ${digits.slice(0, 4)} ${digits.slice(4)}` : phone;
}
