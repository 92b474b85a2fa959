import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { functionNames, functions } from '#contract/deployment/functions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const reading = /\benvironment\(\{([^}]*)\}\)/g;

/** The environment variables that files read. */
const readIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => [...textOf(file).matchAll(reading)].flatMap(([, names = '']) => names.match(/[A-Z_]+(?=: true)/g) ?? []));

it('each function reads exactly the variables of its row in the contract', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(functionNames.map((name) => [name, functions[name].entry])),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.ttf': 'empty' },
    conditions: ['packed'],
    logLevel: 'silent',
  });
  const read = Object.fromEntries(
    functionNames.map((name) => {
      const inputs = Object.entries(metafile.outputs[`out/${name}.js`]?.inputs ?? {});
      const used = inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));
      return [name, new Set(readIn(used))];
    }),
  );
  expect(read).toEqual(Object.fromEntries(functionNames.map((name) => [name, new Set<string>(functions[name].variables)])));
});

it('no function reads the environment past its contract', () => {
  const sources = globSync('lambdas/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  expect(sources.filter((file) => textOf(file).includes('process.env'))).toEqual([join('lambdas', 'platform', 'environment.ts')]);
});
