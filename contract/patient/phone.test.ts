import { expect, it } from 'vitest';
import { shownPhone } from './phone.ts';

it.each([
  ['55123456', '+974 5512 3456'],
  ['5512 3456', '+974 5512 3456'],
  ['(4411) 22-33', '+974 4411 2233'],
  ['٥٥١٢٣٤٥٦', '+974 5512 3456'],
  ['+974 55123456', '+974 55123456'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['16000', '16000'],
  ['', ''],
])('the phone number %s is shown as %s', (typed, shown) => {
  expect(shownPhone(typed)).toBe(shown);
});
