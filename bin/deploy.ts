/**
 * `npm run deploy -- <stage> [--dry-run]`: asks the account, builds the site, runs every check except the tests, deploys all stacks of the
 * stage, and brings what is stored to what they read. `--dry-run` asks, says what it would do, and does nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Part, parts, siteNameContext, stackName, unprotectedContext } from '../infra/stack-names.ts';
import { ConfigurationError } from '../infra/config.ts';
import { heldExports } from '../infra/exports.ts';
import { Template, keptIn, lostBy } from '../infra/kept-resources.ts';
import { command } from './command.ts';
import { deployedStacks, deployedTemplate, protect, siteNameOf } from './deployed-stacks.ts';
import { type DeployedStack, outlined, planned, toProtect, unfit, unset } from './deployment.ts';
import { migrate } from './migrations.ts';
import { answersTo, questionsOf } from './preconditions.ts';
import { callersAccount, configOf } from './stage.ts';

const refuse = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
};

function run(name: string, ...args: string[]): void {
  const { status } = spawnSync(name, args, { stdio: 'inherit' });
  if (status !== 0) throw new ConfigurationError(`\`${name} ${args.slice(0, 2).join(' ')}\` failed: see above.`);
}

/** What deploying the synthesised templates over the deployed ones would lose, and what CloudFormation would reject. */
async function obstacles(stage: string, deployed: readonly DeployedStack[], assembly: string): Promise<string[]> {
  const before = Object.fromEntries(
    await Promise.all(deployed.map(async ({ part, name }) => [part, await deployedTemplate(name)] as const)),
  );
  const next = Object.fromEntries(
    parts.map((part) => {
      const file = join(assembly, `${stackName(stage, part)}.template.json`);
      return [part, Template.parse(JSON.parse(readFileSync(file, 'utf8')))] as const;
    }),
  );
  return [...lostBy(keptIn(before), keptIn(next)), ...heldExports(before, next)];
}

/** The stacks that the migrations need, and none that serves requests. */
const beforeApi = ['data', 'identity', 'workers'] as const satisfies readonly Part[];
/** As long as a request lasts that an earlier function still answers. */
const lastRequestMs = 30_000;

const usage = `npm run deploy -- <stage> [options]
  <stage>                     of cdk.json
  --dry-run                   asks the account, says what it would do, and does nothing
  --require-approval WHEN     never, any-change, or broadening (without it): when CDK asks`;

await command(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, 'require-approval': { type: 'string', default: 'broadening' } },
  });
  const [stage, ...others] = positionals;
  if (stage === undefined || others.length > 0) throw new ConfigurationError(usage);
  // Without the "--" before the options, npm keeps this one for itself.
  const isDry = values['dry-run'] || process.env['npm_config_dry_run'] === 'true';
  const config = configOf(stage);
  refuse(unset(config));
  const account = await callersAccount();
  refuse(unfit(config, account));
  const questions = questionsOf(config, account);
  if (isDry) for (const { asks } of questions) console.log(`It asks ${asks}.`);
  const findings = await answersTo(questions);
  for (const { says } of findings.filter(({ refuses }) => !refuses)) console.warn(says);
  const plan = planned(await deployedStacks(stage));
  refuse([...findings.flatMap(({ refuses, says }) => (refuses ? [says] : [])), ...plan.refusals]);
  if (isDry) {
    for (const line of outlined(plan)) console.log(line);
    return;
  }

  run('node', 'test/run.ts', 'check');
  const assembly = `.build/deploy-${stage}`;
  const synthesize = (siteName: string | undefined): void =>
    run(
      'cdk',
      'synth',
      '--strict',
      '-q',
      '-o',
      assembly,
      '-c',
      `stage=${stage}`,
      '-c',
      `${unprotectedContext}=${plan.unprotected.join(',')}`,
      ...(siteName === undefined ? [] : ['-c', `${siteNameContext}=${siteName}`]),
    );
  const nameBefore = await siteNameOf(stage);
  synthesize(nameBefore);
  refuse(await obstacles(stage, plan.standing, assembly));

  for (const { name, status, protected: isProtected } of plan.again) {
    console.log(`${name} could not be created the last time (${status}); what is left of it is deleted, and it is created anew.`);
    if (isProtected) await protect(name, false);
  }
  try {
    // CDK asks before it changes rights; a pipeline turns that off with `--require-approval never`.
    const deploy = (...stacks: string[]): void =>
      run('cdk', 'deploy', '--app', assembly, ...stacks, '--require-approval', values['require-approval']);
    // What the new API reads must be stored before it is asked, and what the old one stored meanwhile is brought to it afterwards.
    deploy(...beforeApi.map((part) => stackName(stage, part)));
    const isDue = await migrate(config, { walk: 'before' });
    deploy('--all');
    if (isDue) await wait(lastRequestMs);
    await migrate(config, { walk: 'after' });
    const siteName = await siteNameOf(stage);
    if (config.domain === undefined && siteName !== nameBefore) {
      console.log('CloudFront has named the site: files may be uploaded from it, and from nowhere else.');
      synthesize(siteName);
      deploy(stackName(stage, 'data'));
    }
  } finally {
    // Even if other stacks failed, the created ones hold data from now on.
    for (const { name } of toProtect(await deployedStacks(stage))) await protect(name, true);
  }
});
