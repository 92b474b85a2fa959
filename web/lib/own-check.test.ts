import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkFor, handToAccount, startCheck, takeHanded } from './own-check.ts';

/** Like a browser's storage: stored values are its own properties. */
class KeptInTab {
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key);
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
const assign = vi.fn<(path: string) => void>();
let kept: KeptInTab;
beforeEach(() => {
  kept = new KeptInTab();
  vi.stubGlobal('sessionStorage', kept);
  vi.stubGlobal('location', { assign });
});
afterEach(() => vi.unstubAllGlobals());

const hamad = { patientId: 'one', called: 'Hamad', isSelf: false };

it('a check for a child begins with age and sex filled in, and nothing of an earlier check', () => {
  kept.setItem('afiya.symptomSession', 'earlier');
  startCheck('mariam@afiya.example', hamad, { age: { month: 18 }, gender: 'male' });
  expect(JSON.parse(kept.getItem('afiya.symptoms') ?? '')).toMatchObject({ who: 'other', age: '18', ageUnit: 'months', gender: 'male' });
  expect(kept.getItem('afiya.symptomSession')).toBe(null);
  expect(checkFor()).toEqual(hamad);
  expect(assign).toHaveBeenCalledWith('/symptom-checker');
});

it('what is handed over is taken once, and for that person only', () => {
  startCheck('mariam@afiya.example', hamad, { age: { year: 5 }, gender: 'male' });
  handToAccount({ code: 'ABCD-EFGH', words: 'fever' });
  expect(takeHanded('another', 'code')).toBe(undefined);
  expect([takeHanded('one', 'code'), takeHanded('one', 'code')]).toEqual(['ABCD-EFGH', undefined]);
  expect(takeHanded('one', 'words')).toBe('fever');
});

it('without a check begun in an account there is nobody', () => {
  expect(checkFor()).toBe(undefined);
});
