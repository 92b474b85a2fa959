import { latinDigits } from '../base/text.ts';

/** A phone number to show: one of eight digits is Qatari and has its country code before it. What is stored stays as typed. */
export function shownPhone(phone: string): string {
  const digits = latinDigits(phone).replaceAll(/[\s()-]/g, '');
  return /^\d{8}$/.test(digits) ? `+974 ${digits.slice(0, 4)} ${digits.slice(4)}` : phone;
}
