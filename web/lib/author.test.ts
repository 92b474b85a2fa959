import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../i18n/paraglide/runtime.js';
import { authorOf } from './author.ts';

const staff = [{ id: 'huda', version: 1, name: { en: 'Dr. Huda', ar: 'د. هدى' }, duties: [] }];
const from = 'Former system';
afterEach(() => overwriteGetLocale(() => 'en'));

test('beside an entry stands who wrote it or, if it was brought in, from where, with its author there', () => {
  overwriteGetLocale(() => 'en');
  expect(authorOf(staff, { createdBy: 'huda' })).toBe('Dr. Huda');
  expect(authorOf(staff, { createdBy: 'gone' })).toBeUndefined();
  expect(authorOf(staff, { createdBy: 'x', broughtIn: { from } })).toBe('Brought in from Former system');
  expect(authorOf(staff, { createdBy: 'x', broughtIn: { from, author: 'Dr. Old' } })).toBe('Dr. Old, brought in from Former system');
  expect(authorOf(staff, { createdBy: 'huda', broughtIn: { from } })).toBe('Dr. Huda, brought in from Former system');
  overwriteGetLocale(() => 'ar');
  expect(authorOf(staff, { createdBy: 'x', broughtIn: { from } })).toBe('منقول من \u2068Former system\u2069');
});
