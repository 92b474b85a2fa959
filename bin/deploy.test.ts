import { execFile } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import cdkJson from '../cdk.json' with { type: 'json' };

/** Runs the command itself against a fake AWS, with stand-ins for `node` and `cdk` that record how they were called. */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'afiya-deploy-'));
const calls = join(folder, 'calls');
const table = { Clinical: { Type: 'AWS::DynamoDB::Table', Properties: { KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }] } } };

interface MadeStack {
  status: string;
  protected: boolean;
  resources: object;
  outputs?: object;
}
let stacks: Record<string, MadeStack> = {};
/** The stacks that exist as well once `cdk deploy` was called. */
let created: Record<string, MadeStack> = {};
/** The resources that `cdk synth` writes for the data stack. */
let synthesised: object = table;
let endpoint = '';

function answered(request: URLSearchParams): [status: number, xml: string] {
  const action = request.get('Action') ?? '';
  if (called().some((call) => call.startsWith('cdk deploy'))) stacks = { ...stacks, ...created };
  const stack = stacks[request.get('StackName') ?? ''];
  const of = (result: string): [number, string] => [
    200,
    `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`,
  ];
  if (action === 'GetCallerIdentity') return of('<Account>111111111111</Account><UserId>u</UserId><Arn>a</Arn>');
  if (stack === undefined)
    return [
      400,
      `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id ${request.get('StackName')} does not exist</Message></Error></ErrorResponse>`,
    ];
  if (action === 'GetTemplate')
    return of(`<TemplateBody>${JSON.stringify({ Resources: stack.resources, Outputs: stack.outputs })}</TemplateBody>`);
  if (action === 'UpdateTerminationProtection') stack.protected = request.get('EnableTerminationProtection') === 'true';
  return of(
    `<Stacks><member><StackName>${request.get('StackName')}</StackName><CreationTime>2026-01-01T00:00:00Z</CreationTime><StackStatus>${stack.status}</StackStatus><EnableTerminationProtection>${stack.protected}</EnableTerminationProtection></member></Stacks>`,
  );
}
/** The account's answers to what is asked before a deployment, by path. */
let quota = 1000;
/** What the migrations answer before the API is deployed. */
let migrated = { state: 'done', due: [] as object[], read: 0, changed: 0, failed: 0 };
const answersTo = (path: string): object =>
  path.endsWith('/functions/afiya-dev-data-migrations/invocations')
    ? migrated
    : path.startsWith('/2016-08-19/account-settings')
      ? { AccountLimit: { ConcurrentExecutions: quota } }
      : path.startsWith('/foundation-model-availability/')
        ? { authorizationStatus: 'AUTHORIZED', agreementAvailability: { status: 'AVAILABLE' }, regionAvailability: 'AVAILABLE' }
        : { trailList: [] };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    if (request.url?.endsWith('/invocations')) appendFileSync(calls, `migrations ${body}\n`);
    if (!body.includes('Action=')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answersTo(request.url ?? '')));
      return;
    }
    const [status, xml] = answered(new URLSearchParams(body));
    response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
  });
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  for (const name of ['node', 'cdk']) {
    writeFileSync(join(folder, name), `#!${process.execPath}\nrequire(${JSON.stringify(join(folder, 'called.cjs'))});\n`);
    chmodSync(join(folder, name), 0o755);
  }
  // `synth` writes templates as CDK would; `deploy` only ends with the given status.
  writeFileSync(
    join(folder, 'called.cjs'),
    `const fs = require('node:fs');
const [name, ...args] = [require('node:path').basename(process.argv[1]), ...process.argv.slice(2)];
fs.appendFileSync(${JSON.stringify(calls)}, [name, ...args].join(' ') + '\\n');
if (args[0] === 'synth') {
  const out = args[args.indexOf('-o') + 1];
  fs.mkdirSync(out, { recursive: true });
  for (const part of ['data', 'identity', 'trail', 'workers', 'api', 'web', 'monitoring'])
    fs.writeFileSync(out + '/Afiya-dev-' + part + '.template.json', JSON.stringify({ Resources: part === 'data' ? JSON.parse(process.env.SYNTHESISED) : {} }));
}
if (args[0] === 'deploy') process.exit(Number(process.env.DEPLOY_EXIT));
`,
  );
});
afterAll(() => {
  server.close();
  for (const made of [folder, join(root, '.build/deploy-dev')]) rmSync(made, { recursive: true, force: true });
});
beforeEach(() => {
  stacks = { CDKToolkit: { status: 'CREATE_COMPLETE', protected: false, resources: {} } };
  created = {};
  quota = 1000;
  migrated = { state: 'done', due: [], read: 0, changed: 0, failed: 0 };
  synthesised = table;
  rmSync(calls, { force: true });
});

const deploy = (stage: string, environment: Record<string, string> = {}, ...options: string[]): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['bin/deploy.ts', stage, ...options],
      {
        cwd: root,
        env: {
          PATH: `${folder}${delimiter}${process.env['PATH']}`,
          AWS_ENDPOINT_URL: endpoint,
          AWS_ACCESS_KEY_ID: 'made',
          AWS_SECRET_ACCESS_KEY: 'made',
          AWS_EC2_METADATA_DISABLED: 'true',
          SYNTHESISED: JSON.stringify(synthesised),
          DEPLOY_EXIT: '0',
          ...environment,
        },
      },
      (_error, stdout, stderr) => done({ code: child.exitCode ?? -1, said: `${stdout}${stderr}` }),
    );
  });
const called = (): string[] => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []);

describe('npm run deploy', () => {
  it('of prod as shipped lists the missing settings, and starts nothing', async () => {
    const { code, said } = await deploy('prod');
    expect(code).toBe(1);
    const unset = ['account', 'alarmEmail', 'monthlyBudgetUsd', 'senderEmail', 'operator'].filter(
      (setting) => !(setting in cdkJson.context.stages.prod),
    );
    for (const setting of unset) expect(said).toContain(`has no \`${setting}\` in cdk.json`);
    expect(said).not.toContain('    at ');
    expect(called()).toEqual([]);
  });

  it('without credentials prints one sentence', async () => {
    const { code, said } = await deploy('dev', { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^AWS did not let us in: .+\n$/) });
  });

  it('asks the account first, and warns of what a trial can do without', async () => {
    quota = 10;
    const { code, said } = await deploy('dev');
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^The account runs 10 functions at once, .*\n$/) });
  });

  it('refuses an account that was not prepared, with the remedy, before it builds', async () => {
    delete stacks['CDKToolkit'];
    const { code, said } = await deploy('dev');
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining("npx cdk bootstrap --app '' aws://111111111111/ap-south-1") });
    expect(called()).toEqual([]);
  });

  it('says what it would ask and do, and does nothing', async () => {
    stacks['Afiya-dev-data'] = { status: 'UPDATE_COMPLETE', protected: true, resources: table };
    stacks['Afiya-dev-trail'] = { status: 'ROLLBACK_COMPLETE', protected: true, resources: {} };
    const { code, said } = await deploy('dev', {}, '--dry-run');
    expect(code).toBe(0);
    expect(said.split('\n')).toEqual([
      'It asks whether CDK may store files in the account.',
      'It asks how many functions the account runs at once.',
      'It asks how many trails the region has.',
      'It asks whether the account may use the language models, and for how long.',
      'It would build the site, run the checks, and synthesise the stage with the rule packs.',
      'It would compare the templates with the deployed ones of data, and change those.',
      'It would create identity, trail (its last creation failed), workers, api, web, monitoring.',
      'It would protect data, identity, trail against deletion. Nothing was done.',
      '',
    ]);
    expect(called()).toEqual([]);
    expect(stacks['Afiya-dev-trail'].protected).toBe(true);
  });

  it('creates kept stacks unprotected on the first deployment, and then protects them', async () => {
    created = {
      'Afiya-dev-data': { status: 'CREATE_COMPLETE', protected: false, resources: table },
      'Afiya-dev-api': { status: 'CREATE_COMPLETE', protected: false, resources: {} },
    };
    expect(await deploy('dev')).toEqual({ code: 0, said: '' });
    expect(called()).toEqual([
      'node test/run.ts check',
      'cdk synth --strict -q -o .build/deploy-dev -c stage=dev -c unprotected=data,identity,trail',
      'cdk deploy --app .build/deploy-dev Afiya-dev-data Afiya-dev-identity Afiya-dev-workers --require-approval broadening',
      'migrations {"walk":"before"}',
      'cdk deploy --app .build/deploy-dev --all --require-approval broadening',
      'migrations {"walk":"after"}',
    ]);
    expect(stacks).toMatchObject({ 'Afiya-dev-data': { protected: true }, 'Afiya-dev-api': { protected: false } });
  });

  it('leaves the API as it is while stored items cannot be brought to what the new one reads', async () => {
    migrated = { state: 'failed', due: [{ number: 1, name: 'staff keep their duties' }], read: 2000, changed: 40, failed: 2 };
    const { code, said } = await deploy('dev');
    expect({ code, lines: said.trim().split('\n') }).toEqual({
      code: 1,
      lines: [
        'Data migrations, before the new functions:',
        '  1 staff keep their duties',
        '  2,000 items read, 40 changed, 2 could not be',
        expect.stringMatching(/^2 items could not be changed: .* item-unmigrated .* goes on as before\.$/),
      ],
    });
    expect(called().some((call) => call.includes('--all'))).toBe(false);
  });

  it('protects created stacks even if the deployment failed', async () => {
    stacks['Afiya-dev-data'] = { status: 'CREATE_COMPLETE', protected: false, resources: table };
    expect(await deploy('dev', { DEPLOY_EXIT: '1' })).toEqual({ code: 1, said: '`cdk deploy --app` failed: see above.\n' });
    expect(stacks['Afiya-dev-data'].protected).toBe(true);
  });

  it('lets CDK delete a protected stack whose creation failed', async () => {
    stacks['Afiya-dev-data'] = { status: 'ROLLBACK_COMPLETE', protected: true, resources: table };
    const { code, said } = await deploy('dev');
    expect({ code, said }).toEqual({
      code: 0,
      said: 'Afiya-dev-data could not be created the last time (ROLLBACK_COMPLETE); what is left of it is deleted, and it is created anew.\n',
    });
    expect(stacks['Afiya-dev-data'].protected).toBe(false);
  });

  it('refuses to replace data-holding resources of this stage', async () => {
    stacks['Afiya-dev-data'] = { status: 'UPDATE_COMPLETE', protected: true, resources: table };
    synthesised = { Renamed: table.Clinical };
    const { code, said } = await deploy('dev');
    expect(code).toBe(1);
    expect(said).toContain('data/Clinical (AWS::DynamoDB::Table) is gone or has another logical id');
    expect(called().some((call) => call.startsWith('cdk deploy'))).toBe(false);
  });

  it('refuses to remove an export that another stack of this stage imports', async () => {
    const outputs = { Role: { Value: { Ref: 'Role' }, Export: { Name: 'Afiya-dev-workers:Role' } } };
    const importing = {
      Trail: { Type: 'AWS::CloudTrail::Trail', Properties: { Roles: [{ 'Fn::ImportValue': 'Afiya-dev-workers:Role' }] } },
    };
    stacks['Afiya-dev-workers'] = { status: 'UPDATE_COMPLETE', protected: false, resources: {}, outputs };
    stacks['Afiya-dev-trail'] = { status: 'UPDATE_COMPLETE', protected: true, resources: importing };
    const { code, said } = await deploy('dev');
    expect(code).toBe(1);
    expect(said).toContain('workers takes back Afiya-dev-workers:Role, which trail imports');
    expect(called().some((call) => call.startsWith('cdk deploy'))).toBe(false);
  });
});
