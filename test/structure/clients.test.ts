import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no client of AWS waits for an answer as long as its function runs', () => {
  const made = globSync('lambdas/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/new \w+Client\([^;]*;/g)].map(([text]) => `${file}: ${text}`))
    // It wraps the client that is made beside it.
    .filter((one) => !one.includes('new TablesClient()'));
  expect(made.length).toBeGreaterThan(10);
  expect(made.filter((one) => !one.includes('requestHandler'))).toEqual([]);
});
