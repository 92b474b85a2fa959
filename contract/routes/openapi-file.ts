import { readFileSync, writeFileSync } from 'node:fs';
import { openApi } from './openapi.ts';

/** `--write` generates docs/openapi.json; without it, exits 1 when the file is stale. */
const file = new URL('../../docs/openapi.json', import.meta.url);
const wanted = `${JSON.stringify(openApi(), null, 2)}\n`;

if (process.argv.includes('--write')) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, 'utf8') !== wanted) {
  console.error('docs/openapi.json is stale: run `npm run openapi`');
  process.exitCode = 1;
}
