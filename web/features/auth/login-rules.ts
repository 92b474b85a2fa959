import { seen } from '#contract/base/seen.ts';

/** Product spec, section 5, Login. Each rule names its message, so that it can be shown in either language. */
export type LoginProblem = 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'passwordTooShort';

export interface LoginProblems {
  readonly email?: LoginProblem | undefined;
  readonly password?: LoginProblem | undefined;
}

const passwordMin = 8;

export function emailProblem(typed: string): 'emailRequired' | 'emailInvalid' | undefined {
  const address = seen(typed);
  return address === '' ? 'emailRequired' : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? undefined : 'emailInvalid';
}

export function loginProblems({ email, password }: { email: string; password: string }): LoginProblems {
  const wrongEmail = emailProblem(email);
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' ? { password: 'passwordRequired' } : password.length < passwordMin ? { password: 'passwordTooShort' } : {}),
  };
}

/** What the user pool may require of invited users at their first sign-in, by its own names. */
export const askedAttributes = ['given_name', 'family_name', 'phone_number', 'birthdate'] as const;
export type AskedAttribute = (typeof askedAttributes)[number];
