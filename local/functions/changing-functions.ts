import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundling, knowledgeFile, knowledgePacker } from '#contract/deployment/bundling.ts';
import { functionNames, rowOf } from '#contract/deployment/functions.ts';
import { messageOf } from '../lib/failure.ts';
import { type BundledFunction, InvocationError, type LocalFunction } from './functions.ts';

/** What was made, from which files. */
interface Made {
  readonly file: string;
  readonly inputs: readonly string[];
}

/** The time by which files are dated now: the system's, by its last tick, whatever clock the process has. */
function fileTimeIn(folder: string): number {
  const file = join(folder, 'now');
  writeFileSync(file, '');
  return statSync(file).mtimeMs;
}

/** Returns a file, which it makes anew if one of the inputs has changed since it was made. */
const current = (folder: string, first: Made, make: () => Promise<Made>): (() => Promise<Made>) => {
  let latest = Promise.resolve({ ...first, atMs: fileTimeIn(folder) });
  return async () => {
    for (;;) {
      const seen = latest;
      const known = await seen.catch(() => undefined);
      const isChanged = (input: string): boolean => (statSync(input, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) >= (known?.atMs ?? 0);
      if (known?.inputs.some(isChanged) === false) return known;
      // Unless another call began to make it while this one waited.
      if (seen === latest) {
        const atMs = fileTimeIn(folder);
        latest = make().then((made) => ({ ...made, atMs }));
        return await latest;
      }
    }
  };
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !entry.name.endsWith('.test.ts') ? [join(entry.parentPath, entry.name)] : [],
  );

/**
 * The functions, each of which is bundled anew before a call if its code has changed since the stacks were synthesized. Its settings and
 * rights stay those of the template.
 */
export const changingFunctions = (root: string, folder: string, functions: readonly BundledFunction[]): readonly LocalFunction[] => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources = [...filesIn(join(root, 'contract')), ...filesIn(join(root, 'lambdas'))];
  const inputsOf = (metafile: { readonly inputs: Readonly<Record<string, unknown>> }): readonly string[] =>
    Object.keys(metafile.inputs).flatMap((input) => (input.includes('node_modules/') ? [] : [join(root, input)]));

  const packKnowledge = async (): Promise<Made> => {
    const file = join(folder, `knowledge.${Date.now()}.br`);
    const [{ metafile }] = await Promise.all([
      build({
        absWorkingDir: root,
        entryPoints: [knowledgePacker],
        bundle: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
        write: false,
        metafile: true,
      }),
      promisify(execFile)(process.execPath, [join(root, knowledgePacker), file]),
    ]);
    // Its examples and weights are read, not imported.
    return { file, inputs: [...inputsOf(metafile), ...filesIn(join(root, dirname(knowledgePacker), 'knowledge'))] };
  };
  let knowledge: ReturnType<typeof current> | undefined;

  return functions.map((one) => {
    const name = functionNames.find((known) => known === one.constructName);
    if (name === undefined) return one;
    const { entry, models } = rowOf(name);
    if (models !== undefined)
      knowledge ??= current(folder, { file: join(dirname(one.file), knowledgeFile), inputs: sources }, packKnowledge);
    const bundle = async (): Promise<Made> => {
      const packed = models === undefined ? undefined : await knowledge?.();
      const outdir = join(folder, name, packed === undefined ? '' : basename(packed.file));
      const { metafile } = await build({
        ...bundling,
        absWorkingDir: root,
        entryPoints: { index: entry },
        outdir,
        entryNames: '[name].[hash]',
        metafile: true,
      });
      if (packed !== undefined) copyFileSync(packed.file, join(outdir, knowledgeFile));
      const [file = ''] = Object.keys(metafile.outputs).filter((output) => output.endsWith('.mjs'));
      return { file: join(root, file), inputs: [...inputsOf(metafile), ...(packed?.inputs ?? [])] };
    };
    const latest = current(folder, { file: one.file, inputs: sources }, bundle);
    return {
      ...one,
      async invoke(event, requestId) {
        const { file } = await latest().catch((error: unknown) => {
          throw new InvocationError('crashed', 'Runtime.UserCodeSyntaxError', messageOf(error));
        });
        one.serve(file);
        return one.invoke(event, requestId);
      },
    };
  });
};
