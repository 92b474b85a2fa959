import { expect, it } from 'vitest';
import { loginProblems } from './login-rules.ts';

it.each([
  [
    { email: '', password: '' },
    { email: 'emailRequired', password: 'passwordRequired' },
  ],
  [
    { email: 'dr.huda', password: '1234567' },
    { email: 'emailInvalid', password: 'passwordTooShort' },
  ],
  [{ email: ' dr.huda@afiya.example ', password: '12345678' }, {}],
])('%o has the problems %o', (input, problems) => {
  expect(loginProblems(input)).toEqual(problems);
});
