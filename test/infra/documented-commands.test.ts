import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const root = new URL('../../', import.meta.url);
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

it.each(documents)('every command of ours that %s names exists', (document) => {
  const named = readFileSync(new URL(document, root), 'utf8').matchAll(/\bnpm run (?:--\S+ )*([\w:-]+)/g);
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining([...named].map(([, name]) => name)));
});
