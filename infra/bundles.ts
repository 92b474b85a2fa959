import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
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
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    // Keep Arabic unescaped: escaped, each letter takes six bytes.
    charset: 'utf8',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    // The fonts of exported PDFs.
    loader: { '.ttf': 'binary' },
    conditions: ['packed', 'module'],
    // Dependencies that are CommonJS still call require.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    // Credential providers for use outside Lambda, loaded on demand: a function has credentials in its environment.
    external: [
      '@aws-sdk/credential-provider-http',
      '@aws-sdk/credential-provider-ini',
      '@aws-sdk/credential-provider-process',
      '@aws-sdk/credential-provider-sso',
      '@aws-sdk/credential-provider-web-identity',
      '@smithy/credential-provider-imds',
    ],
    logLevel: 'warning',
    metafile: true,
  });
  writeFileSync(join(outdir, 'contents.json'), JSON.stringify(metafile.outputs));
  const packs = functionNames.filter((name) => rowOf(name).models !== undefined).map((name) => join(outdir, name, 'knowledge.br'));
  execFileSync(process.execPath, [join(root, 'lambdas/symptom-check/pack.ts'), ...packs]);
  built = true;
}

/** The folder with a function's bundle, SDK included. The first call builds all bundles, without a container. */
export function bundle(name: FunctionName): string {
  build();
  return join(outdir, name);
}
