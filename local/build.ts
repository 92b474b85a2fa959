import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LocalCloudError } from './lib/failure.ts';

const generated = new Set(['dist', 'node_modules', 'paraglide']);

/** When anything below the paths last changed, including removals; 0 if nothing exists. */
const changedMs = (paths: readonly string[]): number => {
  let latest = 0;
  const visit = (path: string): void => {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (!entry) return;
    if (entry.isDirectory()) for (const name of readdirSync(path)) if (!generated.has(name)) visit(join(path, name));
    if (!path.endsWith('.test.ts') && !(entry.isDirectory() && readdirSync(path).some((name) => generated.has(name))))
      latest = Math.max(latest, entry.mtimeMs);
  };
  paths.forEach(visit);
  return latest;
};

const run = (root: string, what: string, command: string, ...parameters: string[]): void => {
  console.log(`${what} …`);
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${stdout ?? ''}${stderr ?? ''}`.trim());
  throw new LocalCloudError(`\`${command} ${parameters.join(' ')}\` failed: see above.`);
};

/**
 * Builds the site and synthesises the stacks if their sources are newer than the output. Without `web`, an old site is enough: no page is
 * opened, but the stacks deploy a site.
 * @throws LocalCloudError if a command fails
 */
export const buildWhereStale = (root: string, web: boolean): void => {
  const at = (...names: string[]): string[] => names.map((name) => join(root, name));
  const builtMs = changedMs(at('web/dist/index.html'));
  if (builtMs === 0 || (web && changedMs(at('web', 'contract', 'package-lock.json')) > builtMs))
    run(root, 'Building the site', 'npm', 'run', '--silent', 'build:web');
  const synthesisedMs = changedMs(at('cdk.out/manifest.json'));
  if (changedMs(at('bin', 'infra', 'contract', 'lambdas', 'cdk.json', 'package-lock.json')) > synthesisedMs)
    run(root, 'Synthesising the stacks', 'npx', 'cdk', 'synth', '-q');
};
