import { expect, it } from 'vitest';
import { email, nationalId, phone } from './checks.ts';

it.each([
  ['\u202a+974 5512 3456\u202c', '+974 5512 3456'],
  ['5512.3456', '5512 3456'],
  ['5512–3456', '5512-3456'],
  ['5512‑3456', '5512-3456'],
  ['5512\u00a03456', '5512 3456'],
  ['＋974 5512 3456', '+974 5512 3456'],
  ['٥٥١٢ ٣٤٥٦', '5512 3456'],
])('the phone number %j is taken as %s', (pasted, number) => {
  expect(phone('Phone number').parse(pasted)).toBe(number);
});
it.each(['call me', '5512/3456', '.'])('%j is no phone number', (typed) => {
  expect(phone('Phone number').safeParse(typed).success).toBe(false);
});

it.each(['\u200e28563412345', '285 6341 2345', '285-6341-2345', '285.63412345', ' ٢٨٥٦٣٤١٢٣٤٥\u200f'])('the QID %j is taken', (pasted) => {
  expect(nationalId.parse(pasted)).toBe('28563412345');
});
it.each(['2856341234', '285634123456', '2856341234a', '1'.repeat(50_000)])('%# is no QID', (typed) => {
  expect(nationalId.safeParse(typed).success).toBe(false);
});

it('an e-mail address is taken without the marks around it', () => {
  expect(email.parse('\u2068a@example.com\u2069\u200f')).toBe('a@example.com');
});
