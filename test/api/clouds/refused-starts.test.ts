import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalCloud } from '../../../local/local-cloud.ts';
import { chosenEngine } from '../engine.ts';

/** The local cloud refuses to start, with one sentence, on anything that AWS would reject or do differently. */
const synthesised = fileURLToPath(new URL('../../../cdk.out', import.meta.url));
const assembly = mkdtempSync(join(tmpdir(), 'afiya-refused-'));
beforeAll(() => cpSync(synthesised, assembly, { recursive: true }));
afterAll(() => rmSync(assembly, { recursive: true, force: true }));

interface Resource {
  readonly Type: string;
  readonly Properties: any; // oxlint-disable-line typescript/no-explicit-any
}
type Resources = Record<string, Resource>;

const withoutPermissionOf = (principal: string) => (resources: Resources) => {
  for (const [id, { Type, Properties }] of Object.entries(resources))
    if (Type === 'AWS::Lambda::Permission' && Properties.Principal === `${principal}.amazonaws.com`) delete resources[id];
};
const withVariable = (name: string, value: string) => (resources: Resources) => {
  for (const { Type, Properties } of Object.values(resources))
    if (Type === 'AWS::Lambda::Function' && Properties.Environment !== undefined) Properties.Environment.Variables[name] = value;
};
const withCondition = (condition: unknown) => (resources: Resources) => {
  for (const { Type, Properties } of Object.values(resources))
    if (Type === 'AWS::IAM::Policy') for (const statement of Properties.PolicyDocument.Statement) statement.Condition = condition;
};

it.each<[string, string, (resources: Resources) => void, RegExp]>([
  [
    'a route that may not invoke its function',
    'api',
    withoutPermissionOf('apigateway'),
    /does not permit apigateway to invoke the function/,
  ],
  ['a schedule that may not', 'workers', withoutPermissionOf('events'), /does not permit events to invoke .*patient-deletions/],
  ['a user pool that may not', 'identity', withoutPermissionOf('cognito-idp'), /does not permit cognito-idp to invoke .*post-confirmation/],
  ['a variable that Lambda keeps', 'api', withVariable('AWS_REGION', 'me-central-1'), /sets AWS_REGION, which Lambda keeps for itself/],
  ['more variables than Lambda takes', 'api', withVariable('LONG', 'x'.repeat(4096)), /environment of the function .* is larger than/],
  [
    'a condition that cannot be known here',
    'api',
    withCondition({ IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } }),
    /has a policy statement with the Condition IpAddress on aws:SourceIp, which the local cloud cannot evaluate/,
  ],
])('%s', async (_what, stack, change, sentence) => {
  const file = `Afiya-dev-${stack}.template.json`;
  const template = JSON.parse(readFileSync(join(synthesised, file), 'utf8')) as { Resources: Resources };
  change(template.Resources);
  writeFileSync(join(assembly, file), JSON.stringify(template));
  try {
    await expect(startLocalCloud({ assembly, patients: 0, ...chosenEngine() })).rejects.toThrow(sentence);
  } finally {
    cpSync(join(synthesised, file), join(assembly, file));
  }
});
