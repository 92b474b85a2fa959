import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { rowOf } from '#contract/deployment/functions.ts';
import { FunctionRights } from '../access/rights.ts';
import { changingFunctions } from './changing-functions.ts';
import { InvocationError } from './functions.ts';

const root = mkdtempSync(join(tmpdir(), 'afiya-changing-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a function is bundled again before a call once a file that it is made of has changed', async () => {
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const { entry } = rowOf('health');
  write(entry, `import { word } from '../../contract/word.ts'; export const handler = () => word;`);
  write('contract/word.ts', `export const word: string = 'first';`);
  write('contract/other.ts', `export const other = 1;`);
  let served = 'of the assembly';
  const [health] = changingFunctions(root, join(root, 'bundles'), [
    {
      name: 'health',
      constructName: 'health',
      arn: 'arn',
      timeoutMs: 1000,
      file: served,
      rights: new FunctionRights({ statements: [], principalArn: 'arn' }, 'key'),
      serve: (file) => (served = file),
      warm: () => undefined,
      stop: async () => undefined,
      invoke: async () => served,
    },
  ]);
  write('contract/word.ts', `export const word: string = 'second';`);
  await health?.invoke({});
  const second = served;
  expect(readFileSync(second, 'utf8')).toContain('second');
  write('contract/other.ts', `export const other = 2;`);
  await health?.invoke({});
  expect(served).toBe(second);
  write('contract/word.ts', `export const word: string = (;`);
  await expect(health?.invoke({})).rejects.toThrow(InvocationError);
  write('contract/word.ts', `export const word: string = 'third';`);
  await health?.invoke({});
  expect(readFileSync(served, 'utf8')).toContain('third');
});
