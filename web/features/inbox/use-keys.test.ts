import { expect, it } from 'vitest';
import { meantBy } from './use-keys.ts';

const press = (code: string, more: Partial<Parameters<typeof meantBy>[0]> = {}) =>
  meantBy({ code, repeat: false, altKey: false, ctrlKey: false, metaKey: false, ...more });

it('a key that is held down goes on through the rows, but opens and does nothing again', () => {
  expect(['KeyJ', 'KeyK', 'Enter', 'KeyE', 'KeyX'].map((code) => press(code))).toEqual(['next', 'previous', 'open', 'do', undefined]);
  expect(['KeyJ', 'KeyK', 'Enter', 'KeyE'].map((code) => press(code, { repeat: true }))).toEqual([
    'next',
    'previous',
    undefined,
    undefined,
  ]);
});

it('a key with a modifier is the browser’s', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) expect(press('KeyK', { [modifier]: true })).toBeUndefined();
});
