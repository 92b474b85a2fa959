/** `npm run restore -- <stage> --to <time>`: restores a stage's table to that moment, under its own name. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DynamoDBClient, ListTablesCommand, type StreamViewType } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { stackName } from '../infra/stack-names.ts';
import { ConfigurationError, region } from '../infra/config.ts';
import { Template } from '../infra/kept-resources.ts';
import { command } from './command.ts';
import { deployedTemplate, isStanding, physicalIds } from './deployed-stacks.ts';
import { localCredentials, localEndpoints } from './lib/local-stage.ts';
import { migrate } from './migrations.ts';
import { steps } from './restoration.ts';
import { type Restoration, restoreTable } from './restore-table.ts';
import { configOf, inOwnAccount } from './stage.ts';

const usage = `npm run restore -- <stage> --to <time> [options]
  --to TIME      a moment of the last 35 days with its zone: 2026-11-21T10:00:00+03:00
  --from TABLE   instead: a table that AWS Backup restored
  --table NAME   Clinical (without it), AccessLog or Sessions
  --yes          asks nothing
  --state DIR    with \`local\` as the stage: where it keeps everything (.local)`;

/** Table properties that a restore loses. */
const TableProperties = z.object({
  DeletionProtectionEnabled: z.optional(z.boolean()),
  PointInTimeRecoverySpecification: z.optional(z.object({ PointInTimeRecoveryEnabled: z.boolean() })),
  TimeToLiveSpecification: z.optional(z.object({ Enabled: z.boolean(), AttributeName: z.string() })),
  StreamSpecification: z.optional(z.object({ StreamViewType: z.custom<StreamViewType>((value) => typeof value === 'string') })),
  SSESpecification: z.object({ KMSMasterKeyId: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }) }),
});

interface Where {
  readonly client: DynamoDBClient;
  readonly template: Template;
  /** The physical name of a data-stack resource, by logical id. */
  readonly physicalId: (logicalId: string) => string | undefined;
}

async function onAws(stage: string): Promise<Where> {
  await inOwnAccount(configOf(stage));
  if (!(await isStanding(stackName(stage, 'data'))))
    throw new ConfigurationError(`${stackName(stage, 'data')} does not exist: deploy the stage first.`);
  const ids = await physicalIds(stage, 'data');
  return {
    client: new DynamoDBClient({ region }),
    template: await deployedTemplate(stackName(stage, 'data')),
    physicalId: (id) => ids.get(id),
  };
}

async function onThisMachine(stateDir: string): Promise<Where> {
  const client = new DynamoDBClient({ region, credentials: localCredentials, endpoint: localEndpoints(stateDir).dynamodbEndpoint });
  const { TableNames: names = [] } = await client.send(new ListTablesCommand({}));
  const assembly = fileURLToPath(new URL('../cdk.out', import.meta.url));
  const [name = ''] = readdirSync(assembly).filter((file) => /^Afiya-.*-data\.template\.json$/.test(file));
  const file = join(assembly, name);
  return {
    client,
    template: Template.parse(JSON.parse(readFileSync(file, 'utf8'))),
    physicalId: (id) => names.find((name) => name.includes(id)) ?? id,
  };
}

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (!/T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment.getTime()))
    throw new ConfigurationError('--to is a moment with its zone, such as 2026-11-21T10:00:00+03:00.');
  return moment;
}

function restorationOf({ template, physicalId }: Where, name: string, moment: Date | undefined, from: string | undefined): Restoration {
  const [id, resource] =
    Object.entries(template.Resources).find(
      ([logicalId, { Type }]) => Type === 'AWS::DynamoDB::Table' && logicalId.replace(/[0-9A-F]{8}$/, '') === name,
    ) ?? [];
  const table = id === undefined ? undefined : physicalId(id);
  if (resource === undefined || table === undefined) throw new ConfigurationError(`The data stack has no table ${name}.`);
  const properties = TableProperties.parse(resource.Properties);
  return {
    table,
    aside: from ?? `${table}-at-${moment?.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    moment,
    keyId: physicalId(properties.SSESpecification.KMSMasterKeyId['Fn::GetAtt'][0]) ?? '',
    wanted: {
      protected: properties.DeletionProtectionEnabled ?? false,
      recovery: properties.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled ?? false,
      expiryAttribute: properties.TimeToLiveSpecification?.AttributeName,
      streamView: properties.StreamSpecification?.StreamViewType,
    },
  };
}

const consequences = ({ table, aside, moment, wanted }: Restoration): string =>
  `${table} goes back to ${moment?.toISOString() ?? `what ${aside} holds`}.
- Lost: what was saved since that moment, and what is saved until the table is deleted. Its last state stays in the system backup
  ${table}$DeletedTableBackup for 35 days; look up there what has to be entered again.
- From the deletion until the backup is restored nobody can work with the product: plan for an hour at the least.
- No moment before today can be gone back to afterwards, but for the backups of a year: recovery begins anew with the restored table.
- The backup ${aside} stays until somebody deletes it.${wanted.streamView === undefined ? '' : '\n- Its stream gets another name, which its reader neither knows nor may read: docs/operations.md, "Backup and restore".'}
If this breaks off, run the same command again: it goes on where it was.`;

await command(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      table: { type: 'string', default: 'Clinical' },
      yes: { type: 'boolean', default: false },
      state: { type: 'string', default: '.local' },
    },
  });
  const [stage] = positionals;
  if (stage === undefined || (values.to === undefined) === (values.from === undefined)) throw new ConfigurationError(usage);
  const moment = momentOf(values.to);
  const where = stage === 'local' ? await onThisMachine(values.state) : await onAws(stage);
  const restoration = restorationOf(where, values.table, moment, values.from);
  console.log(consequences(restoration));
  if (!values.yes) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    // At the end of the input, the question would never be answered.
    const ended = new Promise<string>((done) => terminal.once('close', () => done('')));
    const typed = await Promise.race([terminal.question(`Type the name of the stage to go on: `), ended]);
    terminal.close();
    if (typed.trim() !== stage) throw new ConfigurationError('Nothing was changed.');
  }
  await restoreTable(where.client, restoration, {
    onStep: (step) => console.log(`${new Date().toISOString()} ${steps[step]}`),
    pause: () => wait(10_000),
  });
  // The table says itself how far its data are: those of an earlier moment may be an earlier release's.
  if (stage !== 'local' && values.table === 'Clinical') await migrate(configOf(stage), { walk: 'after' });
  console.log(`Done. Run \`npm run smoke -- ${stage}\`, and delete the backup ${restoration.aside} once it is needed no more.`);
});
