import { randomInt } from 'node:crypto';

export interface PasswordPolicy {
  readonly minimumLength: number;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly numbers: boolean;
  readonly symbols: boolean;
}

/** AWS's refusal of the password, in its words; undefined if it is acceptable. */
export const passwordProblem = (password: string, policy: PasswordPolicy): string | undefined => {
  const rules: readonly (readonly [boolean, RegExp, string])[] = [
    [policy.lowercase, /[a-z]/, 'Password must have lowercase characters'],
    [policy.uppercase, /[A-Z]/, 'Password must have uppercase characters'],
    [policy.numbers, /[0-9]/, 'Password must have numeric characters'],
    [policy.symbols, /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|(?<=.) (?=.)/, 'Password must have symbol characters'],
  ];
  const problem =
    password.length < policy.minimumLength
      ? 'Password not long enough'
      : rules.find(([required, pattern]) => required && !pattern.test(password))?.[2];
  return problem && `Password did not conform with policy: ${problem}`;
};

/** A password that satisfies the policy, as AWS generates for an invited user. */
export const temporaryPassword = ({ minimumLength }: PasswordPolicy): string => {
  const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#%*+-='];
  return Array.from({ length: Math.max(minimumLength, kinds.length) }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? '';
    return kind[randomInt(kind.length)];
  }).join('');
};
