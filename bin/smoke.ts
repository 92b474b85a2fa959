/** `npm run smoke -- <stage>`: checks a deployed stage and reports each result. */
import { parseArgs } from 'node:util';
import type { WebConfig } from '../contract/deployment/web-config.ts';
import { ConfigurationError, region } from '../infra/config.ts';
import { command } from './command.ts';
import { changedAt, output } from './deployed-stacks.ts';
import { localEndpoints } from './lib/local-stage.ts';
import { accountIsFit } from './preconditions.ts';
import { routes } from '../contract/routes/table.ts';
import { alarmArrives, limitHolds, onlyThroughCloudFront, trailKeepsNoKeys } from './smoke/aws.ts';
import { Api, type Findings, newMarks } from './smoke/api.ts';
import { configOfSite, productSteps } from './smoke/product.ts';
import { failuresAreNotKept, oldTokenIsRefused, schedulesRun, tablesAreKept, trailDelivers } from './smoke/infrastructure.ts';
import { Leftovers, Skipped, type Step, run } from './smoke/run.ts';
import { configOf, inOwnAccount } from './stage.ts';

const usage = `npm run smoke -- <stage> [options]
  <stage>        of cdk.json, or \`local\` while npm start runs
  --skip NAMES   steps to leave out, with commas between
  --state DIR    with \`local\`: where it keeps everything (.local)`;

const startedAt = new Date();
const marks = newMarks(startedAt);
const leftovers = new Leftovers();
const found: Findings = {};
const ofRun = { marks, leftovers, found };

async function onAws(stage: string): Promise<Step[]> {
  const config = configOf(stage);
  const account = await inOwnAccount(config);
  const site = await output(stage, 'web', 'SiteUrl');
  const web = await configOfSite(site);
  const tables = {
    clinical: await output(stage, 'data', 'ClinicalTable'),
    accessLog: await output(stage, 'data', 'AccessLogTable'),
    sessions: await output(stage, 'data', 'SessionsTable'),
  };
  const where = { account, bucket: await output(stage, 'trail', 'TrailBucket'), table: tables.clinical };
  const apiId = await output(stage, 'api', 'ApiId');
  const distribution = await output(stage, 'web', 'DistributionId');
  const ofSite = apiOf(site, web);
  return [
    { name: 'account', see: () => accountIsFit(config, account) },
    ...productSteps(site, web, ofRun, config),
    { name: 'alarm', see: () => alarmArrives(config, leftovers) },
    { name: 'front door', see: () => onlyThroughCloudFront(`https://${apiId}.execute-api.${region}.amazonaws.com/api`) },
    { name: 'failures', see: () => failuresAreNotKept(distribution) },
    { name: 'tables', see: () => tablesAreKept(tables) },
    { name: 'schedules', see: async () => schedulesRun(config, await changedAt(stage, 'workers')) },
    { name: 'firewall', see: () => limitHolds(ofSite, config) },
    { name: 'trail delivers', see: () => trailDelivers(config) },
    { name: 'trail', see: () => trailKeepsNoKeys(where, { ...marks, ...found }, startedAt) },
    {
      name: 'old token',
      see: () =>
        oldTokenIsRefused(
          found.firstToken?.issuedAt,
          async () => (await ofSite.send(routes['patients.stats'], { token: found.firstToken?.token })).status,
        ),
    },
  ];
}

async function onThisMachine(stateDir: string): Promise<Step[]> {
  const { webUrl } = localEndpoints(stateDir);
  const web = await configOfSite(webUrl);
  const absent = (name: string, what: string): Step => ({ name, see: () => Promise.reject(new Skipped(`no ${what} here`)) });
  return [
    ...productSteps(webUrl, web, ofRun),
    absent('account', 'AWS account'),
    absent('alarm', 'CloudWatch'),
    absent('front door', 'CloudFront'),
    absent('failures', 'CloudFront'),
    absent('tables', 'DynamoDB of AWS'),
    absent('schedules', 'CloudWatch'),
    absent('firewall', 'web ACL'),
    absent('trail delivers', 'CloudTrail'),
    absent('trail', 'CloudTrail'),
    absent('old token', 'time to wait'),
  ];
}

const apiOf = (site: string, web: WebConfig): Api => new Api(new URL(web.apiBaseUrl, site).href);

await command(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { skip: { type: 'string', default: '' }, state: { type: 'string', default: '.local' } },
  });
  const [stage] = positionals;
  if (stage === undefined) throw new ConfigurationError(usage);
  const steps = stage === 'local' ? await onThisMachine(values.state) : await onAws(stage);
  const skip = values.skip === '' ? [] : values.skip.split(',');
  const unknown = skip.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new ConfigurationError(`There is no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`);
  process.once('SIGINT', () => void leftovers.clear().then(() => process.exit(130)));
  const failed = await run(steps, leftovers, { tell: (line) => console.log(line), skip });
  process.exitCode = failed === 0 ? 0 : 1;
});
