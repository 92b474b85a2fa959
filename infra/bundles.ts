import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(root, '.build/functions');

/** The entry file of every function, named by path: infra never imports its code. */
export const entries = {
  health: 'lambdas/health/handler.ts',
  patients: 'lambdas/patients/handler.ts',
  'patient-links': 'lambdas/patients/links/handler.ts',
  'patient-deletions': 'lambdas/patients/finish-deletions.ts',
  'patient-exports': 'lambdas/patients/export/handler.ts',
  'patient-export-worker': 'lambdas/patients/export/worker.ts',
  'access-log': 'lambdas/patients/access-log/handler.ts',
  'access-log-by-patient': 'lambdas/patients/access-log/by-patient.ts',
  'patient-load': 'lambdas/patients/bulk-load.ts',
  'symptom-check': 'lambdas/symptom-check/handler.ts',
  'model-watch': 'lambdas/symptom-check/model-watch.ts',
  'post-confirmation': 'lambdas/identity/post-confirmation.ts',
  'unconfirmed-accounts': 'lambdas/identity/remove-unconfirmed.ts',
} as const;
export type Bundle = keyof typeof entries;
export const bundleNames = Object.keys(entries) as Bundle[];

/** Functions bundled with the clinical knowledge. */
const clinical: readonly Bundle[] = ['symptom-check', 'model-watch'];

let built = false;
function build(): void {
  if (built) return;
  buildSync({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(bundleNames.map((name) => [`${name}/index`, entries[name]])),
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
  });
  const packs = clinical.map((name) => join(outdir, name, 'knowledge.br'));
  execFileSync(process.execPath, [join(root, 'lambdas/symptom-check/pack.ts'), ...packs]);
  built = true;
}

/** The folder with the bundle of a function: everything it needs, SDK included. All are built on the first call, without a container. */
export function bundle(name: Bundle): string {
  build();
  return join(outdir, name);
}

/** Bytes of a function's minified bundle and the files beside it. */
export const bundleBytes = (name: Bundle): number =>
  readdirSync(bundle(name))
    .filter((file) => !file.endsWith('.map'))
    .reduce((sum, file) => sum + statSync(join(bundle(name), file)).size, 0);
