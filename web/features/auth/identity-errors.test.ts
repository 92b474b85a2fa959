import { expect, it, vi } from 'vitest';

const language = vi.hoisted(() => ({ current: 'en' }));
vi.mock('../../i18n/paraglide/runtime.js', () => ({ getLocale: () => language.current }));
vi.mock('../../i18n/paraglide/messages.js', () => ({
  m: {
    errorNotAuthorized: () => 'not authorized text',
    errorUnexpected: () => 'unexpected text',
    errorAlreadyConfirmed: () => 'confirmed text',
  },
}));
const { identityErrorText } = await import('./identity-errors.ts');

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

it('a known error has its text, another its own message, nothing else the general one', () => {
  expect(identityErrorText(named('NotAuthorizedException', 'raw'))).toBe('not authorized text');
  expect(identityErrorText(named('SomethingElse', 'raw'))).toBe('raw');
  expect(identityErrorText(named('SomethingElse', ''))).toBe('unexpected text');
  expect(identityErrorText('raw')).toBe('unexpected text');
  expect(identityErrorText(named('SomethingElse', ''), () => 'login failed')).toBe('login failed');
});

it('a confirmation that came before is not called a wrong password', () => {
  const again = named('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  expect(identityErrorText(again)).toBe('confirmed text');
});

it('an English message is not shown in Arabic', () => {
  language.current = 'ar';
  expect(identityErrorText(named('SomethingElse', 'raw'))).toBe('unexpected text');
});
