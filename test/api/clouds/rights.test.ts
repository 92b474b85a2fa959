import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeIds } from '#contract/routes/table.ts';
import { storedOf } from '../../../local/functions/functions.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { type Assembly, loadAssembly } from '../../../local/template/template.ts';
import { FakeConverse } from '../../fakes/converse-server.ts';
import { call } from '../client.ts';
import { tableNames } from '../../database.ts';
import { chosenEngine } from '../engine.ts';
import { doEverything, forgottenAccount } from '../everything.ts';
import { markdownTable } from '../../markdown.ts';

/** The roles hold what the functions need and nothing more: doing everything once uses every granted right. */
const synthesised = fileURLToPath(new URL('../../../cdk.out', import.meta.url));
const assembly = mkdtempSync(join(tmpdir(), 'afiya-rights-'));
const fake = new FakeConverse();

/** Rights whose use cannot be shown on this machine, with the reason for granting them. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [/^kms:(?!Decrypt)/, 'DynamoDB may ask for it in the caller’s name; nothing is encrypted here'],
  [/^logs:/, 'asked by Lambda for what a function prints; a file here'],
  [/^sqs:/, 'asked by Lambda for what it could not deliver; nothing is lost here'],
];

interface Resource {
  readonly Type: string;
  readonly Properties: any; // oxlint-disable-line typescript/no-explicit-any
}
/** Changes the copy of the API's template. */
function edit(change: (id: string, resource: Resource) => void): void {
  const file = 'Afiya-dev-api.template.json';
  const template = JSON.parse(readFileSync(join(synthesised, file), 'utf8')) as { Resources: Record<string, Resource> };
  for (const [id, resource] of Object.entries(template.Resources)) change(id, resource);
  writeFileSync(join(assembly, file), JSON.stringify(template));
}
const grant =
  (role: string, action: string, resource: unknown) =>
  (id: string, { Type, Properties }: Resource) => {
    if (Type === 'AWS::IAM::Policy' && id.startsWith(role))
      Properties.PolicyDocument.Statement.push({ Effect: 'Allow', Action: action, Resource: resource });
  };

beforeAll(() => cpSync(synthesised, assembly, { recursive: true }));
afterAll(() => {
  fake.close();
  rmSync(assembly, { recursive: true, force: true });
});

/** Names an ARN by its resource in the template, without the names that a deployment generates. */
function namer(template: Assembly): (arn: string) => string {
  const kinds = {
    'AWS::DynamoDB::Table': 'table',
    'AWS::S3::Bucket': 'bucket',
    'AWS::KMS::Key': 'key',
    'AWS::Cognito::UserPool': 'user pool',
    'AWS::Lambda::Function': 'function',
    'AWS::Logs::LogGroup': 'log group',
  };
  const known = Object.entries(kinds).flatMap(([type, kind]) =>
    template.ofType(type).map((resource): [string, string] => [resource.attribute('Arn'), `${kind} ${resource.constructName}`]),
  );
  return (arn) => {
    const [own, name] = known.find(([prefix]) => arn === prefix || arn.startsWith(`${prefix}/`)) ?? [];
    return own === undefined ? arn : `${name}${arn.slice(own.length)}`;
  };
}

interface Row {
  readonly functionName: string;
  readonly action: string;
  /** Includes the partition that the right reaches, unless it reaches all. */
  readonly resource: string;
  readonly used: boolean;
}
function grantsOf(cloud: LocalCloud): readonly Row[] {
  const named = namer(loadAssembly(assembly));
  return [...cloud.rights].flatMap(([functionName, { grants }]) =>
    grants.map(({ action, resource, partition, used }) => ({
      functionName,
      action,
      resource: partition === undefined ? named(resource) : `${named(resource)}: ${partition}`,
      used,
    })),
  );
}
const explained = ({ action }: Row): string | undefined => exceptions.find(([pattern]) => pattern.test(action))?.[1];
const unused = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => !row.used && explained(row) === undefined);

const document = (rows: readonly Row[]): string =>
  [
    '# Rights of the functions\n',
    '`test/api/rights.test.ts` has every function do all of its work and records what its role grants and whether a call',
    'needed it. A refused call, an unused grant or a difference from this table fails the test; `npm run tables` rewrites it.\n',
    markdownTable(
      ['Function', 'Action', 'Resource', 'Used'],
      rows
        .map((row) => [row.functionName, row.action, row.resource, row.used ? 'yes' : (explained(row) ?? 'no')])
        .toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1)),
    ),
  ].join('\n');

it('every granted right is needed, and every needed right is granted', async () => {
  const modelEndpoint = await fake.listen();
  const stateDir = mkdtempSync(join(tmpdir(), 'afiya-rights-state-'));
  await forgottenAccount(stateDir);
  const cloud = await startLocalCloud({ assembly, stateDir, patients: 45, throttling: false, modelEndpoint, ...chosenEngine() });
  try {
    const served = await doEverything(cloud);
    expect(routeIds.filter((id) => !served.has(id))).toEqual([]);
    // The cancelled export's worker cleans up in its own time.
    await expect.poll(() => unused(grantsOf(cloud))).toEqual([]);
    expect([...cloud.rights].flatMap(([name, { denied }]) => denied.map((right) => ({ name, ...right })))).toEqual([]);
    await expect(document(grantsOf(cloud))).toMatchFileSnapshot('../../../docs/rights.md');
  } finally {
    await cloud.close();
    rmSync(stateDir, { recursive: true, force: true });
  }
});

describe('with the rights of a function', () => {
  let cloud: LocalCloud;
  beforeAll(async () => void (cloud = await startLocalCloud({ empty: true, ...chosenEngine() })));
  afterAll(() => cloud.close());

  it.each([
    ['staff-accounts', 'STAFF', 'written'],
    ['appointments', 'STAFF', 'AccessDeniedException'],
    ['records', 'STAFF', 'AccessDeniedException'],
    ['overview', 'COUNTERS#1', 'AccessDeniedException'],
    ['account', 'PATIENT#somebody', 'AccessDeniedException'],
    ['patient-load', 'STAFF', 'AccessDeniedException'],
    ['records', 'STANDING#somebody', 'AccessDeniedException'],
    ['patient-links', 'STANDING#somebody', 'AccessDeniedException'],
    ['staff-accounts', 'USER#somebody', 'AccessDeniedException'],
    ['chart', 'USER#somebody', 'AccessDeniedException'],
    ['prescriptions', 'MAIL', 'AccessDeniedException'],
    ['paper-checks', 'CURSOR-KEYS', 'AccessDeniedException'],
    ['proposals', 'CARE-DIRECTORY', 'AccessDeniedException'],
  ])('%s writes an item of %s: %s', async (name, partition, outcome) => {
    const { role } = cloud.rights.get(name) ?? {};
    const { dynamodbEndpoint: endpoint } = cloud.endpoints;
    const workerData = { role, stored: storedOf(loadAssembly(synthesised)), endpoint, table: tableNames()['Clinical'], partition };
    const thread = new Worker(new URL('../write-as.ts', import.meta.url), { workerData });
    expect(await once(thread, 'message')).toEqual([outcome]);
  });
});

it('an unused grant is reported', async () => {
  const table = 'arn:aws:dynamodb:ap-south-1:000000000000:table/Any';
  edit(grant('healthRole', 'dynamodb:Scan', table));
  const cloud = await startLocalCloud({ assembly, patients: 0, ...chosenEngine() });
  try {
    expect((await call('GET', '/health', {}, cloud.endpoints.apiUrl)).status).toBe(200);
    const ofHealth = grantsOf(cloud).filter(({ functionName }) => functionName === 'health');
    expect(unused(ofHealth)).toEqual([{ functionName: 'health', action: 'dynamodb:Scan', resource: table, used: false }]);
  } finally {
    await cloud.close();
  }
});
