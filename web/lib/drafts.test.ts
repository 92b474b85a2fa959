import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftKey, forgetDrafts } from './drafts.ts';

/** Like a browser's storage: stored values are its own properties. */
class KeptInTab {
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
let kept: object;
beforeEach(() => {
  kept = Object.assign(new KeptInTab(), {
    [draftKey('huda@afiya.example', 'new-patient')]: 'one',
    [draftKey('huda@afiya.example', 'edit-patient.1')]: 'two',
    [draftKey('huda@afiya.example.org', 'new-patient')]: 'of somebody else',
    'afiya.exports': 'x',
  });
  vi.stubGlobal('sessionStorage', kept);
});
afterEach(() => vi.unstubAllGlobals());

it('signing out removes every draft from the tab', () => {
  forgetDrafts();
  expect(Object.keys(kept)).toEqual(['afiya.exports']);
});

it('signing out removes a check that was begun in an account, and leaves one that was not', () => {
  Object.assign(kept, { 'afiya.symptoms': 'typed' });
  forgetDrafts();
  expect(Object.keys(kept)).toContain('afiya.symptoms');
  Object.assign(kept, { [draftKey('huda@afiya.example', 'check-for')]: 'who' });
  forgetDrafts();
  expect(Object.keys(kept)).toEqual(['afiya.exports']);
});

it("signing in keeps the user's own drafts, and removes all others", () => {
  forgetDrafts('huda@afiya.example');
  expect(Object.values(kept)).toEqual(['one', 'two', 'x']);
});
