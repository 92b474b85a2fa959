/** Product spec, section 5, Login. Each rule names its message, so that it can be said in either language. */
export type LoginProblem = 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'passwordTooShort';

export interface LoginProblems {
  readonly email?: LoginProblem | undefined;
  readonly password?: LoginProblem | undefined;
}

const passwordMin = 8;

export function loginProblems({ email, password }: { email: string; password: string }): LoginProblems {
  const address = email.trim();
  return {
    ...(address === '' ? { email: 'emailRequired' } : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? {} : { email: 'emailInvalid' }),
    ...(password === '' ? { password: 'passwordRequired' } : password.length < passwordMin ? { password: 'passwordTooShort' } : {}),
  };
}
