import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;

it('the code that talks to the user pool is loaded in one place, which configures it before anybody calls it', () => {
  const loading = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /import\('[^']*\/sign-in\.ts'\)/.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(loading.filter((file) => !file.includes('.test.'))).toEqual(['web/lib/session.ts']);
});
