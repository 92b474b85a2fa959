import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('every script that code or documents run with npm is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const files = globSync(['*.md', 'docs/**/*.md', '{bin,infra,lambdas,local,test,web}/**/*.{ts,mjs}'], {
    cwd: root,
    exclude: ['**/node_modules/**', 'web/dist/**', 'web/i18n/paraglide/**', 'docs/adr/**'],
  });
  const named = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/\bnpm(?:', '| )run(?:', '| )(?:--silent(?:', '| ))?([a-z][\w:-]*)/g)].map(
      ([, script = '']) => [file, script] as const,
    ),
  );
  expect(named.map(([, script]) => script)).toContain('build:web');
  expect(named.filter(([, script]) => !Object.hasOwn(scripts, script))).toEqual([]);
});
