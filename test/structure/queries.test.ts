import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Files that may read a single page: one repeats its query until nothing is due, the other reads only the few minutes of an account's
 * sign-ins.
 */
const fewOrRepeated = ['lambdas/mail/send.ts', 'lambdas/identity/sign-ins.ts'];

it('no query treats its first page as everything', () => {
  const files = globSync('lambdas/**/*.ts').filter((file) => !file.endsWith('.test.ts') && !fewOrRepeated.includes(file));
  const asking = files.map((file) => [file, readFileSync(file, 'utf8')] as const).filter(([, text]) => text.includes('new QueryCommand('));
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter(([, text]) => !text.includes('LastEvaluatedKey')).map(([file]) => file)).toEqual([]);
});
