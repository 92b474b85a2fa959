import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cdkJson from '../cdk.json' with { type: 'json' };

/** The folder with the cloud assembly of the development stage with other settings, which takes a dozen seconds to make. */
export function assemblyWith(settings: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'afiya-assembly-'));
  const { dev } = cdkJson.context.stages;
  // The local cloud finds functions by their paths, which the command line asks for.
  const context = {
    ...cdkJson.context,
    'aws:cdk:enable-path-metadata': true,
    'aws:cdk:enable-asset-metadata': true,
    stage: 'dev',
    stages: { dev: { ...dev, ...settings } },
  };
  execFileSync(process.execPath, ['bin/app.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify(context) },
  });
  return folder;
}
