import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** One reads what is due again and again until nothing is, the other the few minutes of an account's sign-ins. */
const fewOrRepeated = ['lambdas/mail/send.ts', 'lambdas/identity/sign-ins.ts'];

it('no query treats its first page as everything', () => {
  const files = globSync('lambdas/**/*.ts').filter((file) => !file.endsWith('.test.ts') && !fewOrRepeated.includes(file));
  const asking = files.map((file) => [file, readFileSync(file, 'utf8')] as const).filter(([, text]) => text.includes('new QueryCommand('));
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter(([, text]) => !text.includes('LastEvaluatedKey')).map(([file]) => file)).toEqual([]);
});
