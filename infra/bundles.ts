import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { bundling, knowledgeFile, knowledgePacker } from '../contract/deployment/bundling.ts';
import { type FunctionName, functionNames, functions, rowOf } from '../contract/deployment/functions.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(root, '.build/functions');

let built = false;
function build(): void {
  if (built) return;
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(functionNames.map((name) => [`${name}/index`, functions[name].entry])),
    outdir,
    ...bundling,
    metafile: true,
  });
  writeFileSync(join(outdir, 'contents.json'), JSON.stringify(metafile.outputs));
  const packs = functionNames.filter((name) => rowOf(name).models !== undefined).map((name) => join(outdir, name, knowledgeFile));
  execFileSync(process.execPath, [join(root, knowledgePacker), ...packs]);
  built = true;
}

/** The folder with a function's bundle, SDK included. The first call builds all bundles, without a container. */
export function bundle(name: FunctionName): string {
  build();
  return join(outdir, name);
}
