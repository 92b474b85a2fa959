import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { startLocalCloud } from '../../local/local-cloud.ts';
import { call, newPatientBody, signIn } from './client.ts';
import { chosenEngine } from './engine.ts';

/** The template that is deployed is the one that runs: what is taken out of it is missed here, before it is missed on AWS. */
const assembly = mkdtempSync(join(tmpdir(), 'afiya-assembly-'));
const synthesised = fileURLToPath(new URL('../../cdk.out', import.meta.url));
cpSync(synthesised, assembly, { recursive: true });
afterAll(() => rmSync(assembly, { recursive: true, force: true }));

interface Resource {
  readonly Type: string;
  // The test edits templates of any shape.
  readonly Properties: any; // oxlint-disable-line typescript/no-explicit-any
}
type Resources = Record<string, Resource>;

/** What a clinician does in a minute; answers the first step that did not work. */
async function firstFailure(): Promise<string | undefined> {
  const cloud = await startLocalCloud({ assembly, patients: 3, ...chosenEngine() });
  try {
    const clinician = cloud.endpoints.accounts.find((account) => account.role === 'CLINICIAN');
    const { access: token } = await signIn(clinician?.email ?? '', clinician?.password ?? '', cloud.endpoints);
    const api = (method: string, path: string, body?: unknown) => call(method, path, { token, body }, cloud.endpoints.apiUrl);
    const created = await api('POST', '/patients', newPatientBody());
    const path = `/patients/${created.body?.id}`;
    let exporting: ReturnType<typeof api>;
    const steps: [string, () => Promise<{ status: number }>][] = [
      ['create', async () => created],
      ['stats', () => api('GET', '/patients/stats')],
      ['list', () => api('GET', '/patients')],
      ['list by e-mail', () => api('GET', '/patients?sortBy=personalInfo.email')],
      ['update', () => api('PUT', path, { personalInfo: { firstName: 'New' }, status: 'pending' })],
      ['export', () => (exporting = api('GET', '/patients/export?format=csv'))],
      ['download', async () => fetch((await exporting).body.link.url)],
      ['delete', () => api('DELETE', path)],
      ['symptom check', () => api('POST', '/public/symptom-check', { symptoms: { description: 'a headache since this morning' } })],
    ];
    for (const [name, step] of steps) if ((await step()).status >= 400) return name;
    return undefined;
  } finally {
    await cloud.close();
  }
}

const functionNamed = (resources: Resources, name: string): Resource | undefined =>
  Object.values(resources).find(
    ({ Type, Properties }) => Type === 'AWS::Lambda::Function' && Properties.FunctionName === `afiya-dev-${name}`,
  );
const withoutAction = (resources: Resources, role: string, action: string, ofIndex = false) => {
  for (const [id, { Type, Properties }] of Object.entries(resources)) {
    if (Type !== 'AWS::IAM::Policy' || !id.startsWith(role)) continue;
    for (const statement of Properties.PolicyDocument.Statement) {
      if (JSON.stringify(statement.Resource).includes('/index/*') !== ofIndex) continue;
      const kept = [statement.Action].flat().filter((one: string) => one !== action);
      statement.Action = kept.length === 0 ? ['dynamodb:DescribeTable'] : kept;
    }
  }
};

const withoutIndex = (resources: Resources, name: string) => {
  for (const { Type, Properties } of Object.values(resources)) {
    if (Type !== 'AWS::DynamoDB::Table' || !Properties.GlobalSecondaryIndexes) continue;
    Properties.GlobalSecondaryIndexes = Properties.GlobalSecondaryIndexes.filter(
      (index: { IndexName: string }) => index.IndexName !== name,
    );
    const keys = new Set<string>(
      [Properties, ...Properties.GlobalSecondaryIndexes].flatMap(({ KeySchema }) =>
        KeySchema.map((key: { AttributeName: string }) => key.AttributeName),
      ),
    );
    Properties.AttributeDefinitions = Properties.AttributeDefinitions.filter((one: { AttributeName: string }) =>
      keys.has(one.AttributeName),
    );
  }
};

it.each<[string, string, (resources: Resources) => void, string | undefined]>([
  ['nothing', 'api', () => undefined, undefined],
  [
    'the route of the stats',
    'api',
    (resources) => {
      const stats = Object.entries(resources).find(
        ([, { Type, Properties }]) => Type === 'AWS::ApiGateway::Resource' && Properties.PathPart === 'stats',
      )?.[0];
      for (const [id, { Type, Properties }] of Object.entries(resources)) {
        if (Type === 'AWS::ApiGateway::Method' && Properties.ResourceId?.Ref === stats && Properties.HttpMethod === 'GET')
          delete resources[id];
      }
    },
    'stats',
  ],
  ['the index by e-mail', 'data', (resources) => withoutIndex(resources, 'byEmail'), 'list by e-mail'],
  ['the index of what is planned', 'data', (resources) => withoutIndex(resources, 'byAgenda'), 'stats'],
  [
    'the variable that names the table',
    'api',
    (resources) => delete functionNamed(resources, 'patients')?.Properties.Environment.Variables.CLINICAL_TABLE_NAME,
    'create',
  ],
  ['the right to change an item', 'api', (resources) => withoutAction(resources, 'patientsRole', 'dynamodb:UpdateItem'), 'create'],
  ['the right to query the indexes', 'api', (resources) => withoutAction(resources, 'patientsRole', 'dynamodb:Query', true), 'stats'],
  ['the right to open the table’s key', 'api', (resources) => withoutAction(resources, 'patientsRole', 'kms:Decrypt'), 'create'],
  ['the right to read the export', 'api', (resources) => withoutAction(resources, 'patientexportsRole', 's3:GetObject'), 'download'],
  ['the right to delete an item', 'api', (resources) => withoutAction(resources, 'patientsRole', 'dynamodb:DeleteItem'), 'update'],
  ['the right to write the export', 'api', (resources) => withoutAction(resources, 'patientexportworkerRole', 's3:PutObject'), 'export'],
  [
    'the right to have an export written',
    'api',
    (resources) => withoutAction(resources, 'patientexportsRole', 'lambda:InvokeFunction'),
    'export',
  ],
  [
    'the right to say who exports',
    'api',
    (resources) => withoutAction(resources, 'patientexportworkerRole', 'cognito-idp:AdminGetUser'),
    'export',
  ],
  [
    'the right to add to the audit trail',
    'api',
    (resources) => withoutAction(resources, 'patientexportworkerRole', 'dynamodb:PutItem'),
    'export',
  ],
  ['the right to keep a session', 'api', (resources) => withoutAction(resources, 'symptomcheckRole', 'dynamodb:PutItem'), 'symptom check'],
])('without %s', { timeout: 60_000 }, async (_part, stack, remove, failing) => {
  const file = `Afiya-dev-${stack}.template.json`;
  const template = JSON.parse(readFileSync(join(synthesised, file), 'utf8')) as { Resources: Resources };
  remove(template.Resources);
  writeFileSync(join(assembly, file), JSON.stringify(template));
  try {
    expect(await firstFailure()).toBe(failing);
  } finally {
    cpSync(join(synthesised, file), join(assembly, file));
  }
});
