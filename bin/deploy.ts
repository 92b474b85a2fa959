/** `npm run deploy -- <stage>`: builds the site, checks everything that needs no test run, and deploys every stack of the stage. */
import { spawnSync } from 'node:child_process';
import cdkJson from '../cdk.json' with { type: 'json' };

const [stage = '', ...options] = process.argv.slice(2);
const stages = Object.keys(cdkJson.context.stages);
if (!stages.includes(stage)) {
  console.error(`Choose a stage of cdk.json: npm run deploy -- <${stages.join(' | ')}>`);
  process.exit(1);
}
const steps: readonly (readonly [string, ...string[]])[] = [
  ['node', 'test/run.ts', 'check'],
  // A change of rights is shown and asked about, which `--require-approval never` switches off in a pipeline.
  ['cdk', 'deploy', '--all', '--strict', '--require-approval', 'broadening', '-c', `stage=${stage}`, ...options],
];
for (const [command, ...args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
