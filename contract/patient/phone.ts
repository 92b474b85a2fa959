import { latinDigits } from '../base/text.ts';

/** A phone number for display: eight digits are a Qatari number and get the country code. The stored number stays as typed. */
export function shownPhone(phone: string): string {
  const digits = latinDigits(phone).replaceAll(/[\s()-]/g, '');
  return /^\d{8}$/.test(digits) ? `+974 ${digits.slice(0, 4)} ${digits.slice(4)}` : phone;
}
