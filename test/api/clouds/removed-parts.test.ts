import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { startLocalCloud } from '../../../local/local-cloud.ts';
import { call, newPatientBody, signIn } from '../client.ts';
import { chosenEngine } from '../engine.ts';

/** The local cloud runs the deployed template, so a part removed from it is missed here before it is missed on AWS. */
const assembly = mkdtempSync(join(tmpdir(), 'afiya-assembly-'));
const synthesised = fileURLToPath(new URL('../../../cdk.out', import.meta.url));
cpSync(synthesised, assembly, { recursive: true });
afterAll(() => rmSync(assembly, { recursive: true, force: true }));

interface Resource {
  readonly Type: string;
  // The test edits templates of any shape.
  readonly Properties: any; // oxlint-disable-line typescript/no-explicit-any
}
type Resources = Record<string, Resource>;

/** Performs a clinician's typical actions; returns the failed steps. */
async function failingSteps(): Promise<string[]> {
  const cloud = await startLocalCloud({ assembly, patients: 3, ...chosenEngine() });
  try {
    const clinician = cloud.endpoints.accounts.find((account) => account.role === 'CLINICIAN');
    const { access: token } = await signIn(clinician?.email ?? '', clinician?.password ?? '', cloud.endpoints);
    const api = (method: string, path: string, body?: unknown) => call(method, path, { token, body }, cloud.endpoints.apiUrl);
    const created = await api('POST', '/patients', newPatientBody());
    const path = `/patients/${created.body?.id}`;
    const exported = await api('GET', '/patients/export?format=csv&reason=Recall');
    const link: string | undefined = exported.body?.link?.url;
    const steps: Record<string, () => Promise<{ status: number }>> = {
      create: async () => created,
      stats: () => api('GET', '/patients/stats'),
      list: () => api('GET', '/patients'),
      'list by e-mail': () => api('GET', '/patients?sortBy=personalInfo.email'),
      update: () => api('PUT', path, { personalInfo: { phone: '+974 5599 1122' }, status: 'pending' }),
      export: async () => exported,
      download: async () => (link === undefined ? { status: 404 } : fetch(link)),
      delete: () => api('DELETE', path, { reason: 'Made by a test' }),
      'symptom check': () => api('POST', '/public/symptom-check', { symptoms: { description: 'a headache since this morning' } }),
    };
    const failing: string[] = [];
    for (const [name, step] of Object.entries(steps)) if ((await step()).status >= 400) failing.push(name);
    return failing;
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

type Part = readonly [name: string, stack: 'workers' | 'api' | 'data', remove: (resources: Resources) => void, missedBy: readonly string[]];
const everythingOfPatients = ['create', 'list', 'list by e-mail', 'update', 'delete'];
const everyFile = ['export', 'download'];

const routeOfStats: Part = [
  'the route of the stats',
  'api',
  (resources) => {
    const api = Object.values(resources).find(({ Type }) => Type === 'AWS::ApiGateway::RestApi');
    delete api?.Properties.Body.paths['/patients/stats'];
  },
  ['stats'],
];
const variableOfTable: Part = [
  'the variable that names the table',
  'api',
  (resources) => delete functionNamed(resources, 'records')?.Properties.Environment.Variables.CLINICAL_TABLE_NAME,
  everythingOfPatients,
];
const index = (name: string, of: string, missedBy: readonly string[]): Part => [
  `the index ${of}`,
  'data',
  (resources) => withoutIndex(resources, name),
  missedBy,
];
const right = (to: string, role: string, action: string, missedBy: readonly string[], ofIndex = false): Part => [
  `the right to ${to}`,
  role === 'patientexportworkerRole' ? 'workers' : 'api',
  (resources) => withoutAction(resources, role, action, ofIndex),
  missedBy,
];

/** Parts are grouped so that different steps miss them: each failing step identifies its part. */
it.each(
  [
    [],
    [
      routeOfStats,
      index('byEmail', 'by e-mail', ['list by e-mail']),
      right('delete an item', 'recordsRole', 'dynamodb:DeleteItem', ['update', 'delete']),
      right('write the export', 'patientexportworkerRole', 's3:PutObject', everyFile),
      right('keep a session', 'symptomcheckRole', 'dynamodb:PutItem', ['symptom check']),
    ],
    [
      index('byAgenda', 'of what is planned', ['stats']),
      right('change an item', 'recordsRole', 'dynamodb:UpdateItem', ['create', 'update', 'delete']),
      right('have an export written', 'patientexportsRole', 'lambda:InvokeFunction', everyFile),
    ],
    [variableOfTable, right('say who exports', 'patientexportworkerRole', 'cognito-idp:AdminGetUser', everyFile)],
    [
      right('query the indexes', 'recordsRole', 'dynamodb:Query', ['list', 'list by e-mail'], true),
      right('read what is counted', 'overviewRole', 'dynamodb:GetItem', ['stats']),
      right('add to the access log', 'patientexportworkerRole', 'dynamodb:PutItem', everyFile),
    ],
    [
      right('open the table’s key', 'recordsRole', 'kms:Decrypt', everythingOfPatients),
      right('read the export', 'patientexportsRole', 's3:GetObject', ['download']),
    ],
  ].map((parts): [without: string, parts: readonly Part[]] => [parts.map(([name]) => name).join(', ') || 'nothing', parts]),
)('without %s', async (_without, parts) => {
  const file = (stack: string) => `Afiya-dev-${stack}.template.json`;
  const stacks = new Set(parts.map(([, stack]) => stack));
  for (const stack of stacks) {
    const template = JSON.parse(readFileSync(join(synthesised, file(stack)), 'utf8')) as { Resources: Resources };
    for (const [, of, remove] of parts) if (of === stack) remove(template.Resources);
    writeFileSync(join(assembly, file(stack)), JSON.stringify(template));
  }
  try {
    const missedBy = parts.flatMap(([, , , steps]) => steps);
    expect((await failingSteps()).toSorted()).toEqual(missedBy.toSorted());
  } finally {
    for (const stack of stacks) cpSync(join(synthesised, file(stack)), join(assembly, file(stack)));
  }
});
