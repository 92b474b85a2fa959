import { expect, test } from 'vitest';
import { neededRights } from './engine-calls.ts';
import { evaluator, statementsOf, statementsOfRole } from './iam.ts';
import { linkTemplates } from '../template/template.ts';

const table = 'arn:aws:dynamodb:ap-south-1:000000000000:table/Clinical';
const allow = (actions: string | string[], resources: string | string[]) => ({ Effect: 'Allow', Action: actions, Resource: resources });
const decide = (...statements: object[]) => evaluator(statementsOf(JSON.parse(JSON.stringify({ Statement: statements })), 'The test'));

test('a statement allows only its actions on its resources', () => {
  const decision = decide(allow(['dynamodb:GetItem', 'dynamodb:Query'], table));
  expect(decision('dynamodb:GetItem', table)).toBe('allowed');
  expect(decision('dynamodb:PutItem', table)).toBe('implicitDeny');
  expect(decision('dynamodb:Query', `${table}/index/byEmail`)).toBe('implicitDeny');
  expect(decision('dynamodb:GetItem', `${table}2`)).toBe('implicitDeny');
});

test('wildcards span segments, actions ignore case and a dot is a dot', () => {
  const decision = decide(allow('dynamodb:*Item', [table, `${table}/index/*`]), allow('S3:Get?bject', 'arn:aws:s3:::a.b/*'));
  expect(decision('dynamodb:BatchGetItem', `${table}/index/x/y`)).toBe('allowed');
  expect(decision('DYNAMODB:putitem', table)).toBe('allowed');
  expect(decision('s3:GetObject', 'arn:aws:s3:::a.b/c/d')).toBe('allowed');
  expect(decision('s3:GetObject', 'arn:aws:s3:::axb/c')).toBe('implicitDeny');
});

test('a deny takes precedence in any position', () => {
  const decision = decide({ Effect: 'Deny', Action: 'dynamodb:Delete*', Resource: '*' }, allow('*', '*'));
  expect(decision('dynamodb:DeleteItem', table)).toBe('explicitDeny');
  expect(decision('dynamodb:GetItem', table)).toBe('allowed');
});

test('a policy that cannot be evaluated is rejected, unless it concerns no engine', () => {
  const condition = { StringEquals: { 'dynamodb:LeadingKeys': 'x' } };
  for (const unknown of [
    { IpAddress: { 'aws:SourceIp': '::1' } },
    { StringEquals: { 'aws:sourceVpce': 'x' } },
    { StringEqualsIfExists: { 'aws:RequestedRegion': 'x' } },
  ])
    expect(() => decide({ ...allow('dynamodb:GetItem', table), Condition: unknown })).toThrow(
      /with the Condition .*(SourceIp|sourceVpce|IfExists)/,
    );
  expect(() => decide({ ...allow('dynamodb:GetItem', table), Condition: condition })).toThrow(/Condition/);
  expect(() => decide({ Effect: 'Allow', NotAction: 'iam:*', Resource: '*' })).toThrow(/NotAction/);
  expect(decide({ ...allow('logs:PutLogEvents', '*'), Condition: condition })('dynamodb:GetItem', table)).toBe('implicitDeny');
});

test('a statement with conditions applies if all of them are true', () => {
  const decision = decide({
    ...allow('dynamodb:*', table),
    Condition: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*', 'ALL'] },
      Bool: { 'aws:SecureTransport': true },
      ArnLike: { 'aws:PrincipalArn': 'arn:aws:sts::*:assumed-role/*' },
      StringEquals: { 'aws:requestedRegion': ['ap-south-1', 'me-central-1'] },
    },
  });
  const context = {
    'aws:securetransport': ['true'],
    'aws:principalarn': ['arn:aws:sts::000000000000:assumed-role/role/f'],
    'aws:requestedregion': ['ap-south-1'],
  };
  const keys = (...leading: string[]) => decision('dynamodb:GetItem', table, { ...context, 'dynamodb:leadingkeys': leading });
  expect([keys('USER#1', 'ALL'), keys('USER#1', 'PATIENT#1'), keys()]).toEqual(['allowed', 'implicitDeny', 'allowed']);
  expect(decision('dynamodb:GetItem', table, { ...context, 'aws:securetransport': ['false'] })).toBe('implicitDeny');
  expect(decision('dynamodb:GetItem', table, { ...context, 'aws:principalarn': ['arn:aws:iam::0:role/x'] })).toBe('implicitDeny');
  expect(decision('dynamodb:GetItem', table)).toBe('implicitDeny');
});

test('a role has its inline and attached policies; an unknown managed policy is refused', () => {
  const policy = { PolicyDocument: { Statement: [allow('dynamodb:PutItem', table)] } };
  const assemblyWith = (managed: string) =>
    linkTemplates({
      api: {
        Resources: {
          Role: { Type: 'AWS::IAM::Role', Properties: { ManagedPolicyArns: [managed], Policies: [policy] } },
          Attached: {
            Type: 'AWS::IAM::Policy',
            Properties: { Roles: [{ Ref: 'Role' }], PolicyDocument: { Statement: [allow('dynamodb:GetItem', table)] } },
          },
        },
        Outputs: {},
        Parameters: {},
        Conditions: {},
        Mappings: {},
      },
    });
  const rights = (managed: string) => {
    const assembly = assemblyWith(managed);
    return assembly.ofType('AWS::IAM::Role').flatMap((role) => statementsOfRole(assembly, role).flatMap(({ actions }) => actions));
  };
  expect(rights('arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole')).toEqual(['dynamodb:PutItem', 'dynamodb:GetItem']);
  expect(() => rights('arn:aws:iam::aws:policy/AdministratorAccess')).toThrow(/AdministratorAccess/);
});

test.each([
  ['GetItem', { TableName: 'Clinical' }, [['dynamodb:GetItem', table]]],
  ['Query', { TableName: 'Clinical', IndexName: 'byEmail' }, [['dynamodb:Query', `${table}/index/byEmail`]]],
  ['Query', { TableName: table }, [['dynamodb:Query', table]]],
  [
    'TransactWriteItems',
    {
      TransactItems: [
        { Put: { TableName: 'Clinical' } },
        { ConditionCheck: { TableName: 'Other' } },
        { Delete: { TableName: 'Clinical' } },
      ],
    },
    [
      ['dynamodb:PutItem', table],
      ['dynamodb:ConditionCheckItem', table.replace('Clinical', 'Other')],
      ['dynamodb:DeleteItem', table],
    ],
  ],
  ['TransactGetItems', { TransactItems: [{ Get: { TableName: 'Clinical' } }] }, [['dynamodb:GetItem', table]]],
  ['BatchGetItem', { RequestItems: { Clinical: { Keys: [] } } }, [['dynamodb:BatchGetItem', table]]],
])('%s %j needs %j', (operation, body, rights) => {
  expect(
    neededRights('dynamodb', { method: 'POST', path: '/', target: `DynamoDB_20120810.${operation}`, body: JSON.stringify(body) }),
  ).toEqual(rights.map(([action, resource]) => ({ action, resource })));
});

test.each([
  ['GetItem', { TableName: 'Clinical', Key: { pk: { S: 'a' }, sk: { S: 'x' } } }, ['a']],
  ['PutItem', { TableName: 'Clinical', Item: { pk: { N: '7' } } }, ['7']],
  ['TransactWriteItems', { TransactItems: [{ Put: { TableName: 'Clinical', Item: { pk: { S: 'a' } } } }] }, ['a']],
  ['BatchGetItem', { RequestItems: { Clinical: { Keys: [{ pk: { S: 'a' } }, { pk: { S: 'b' } }] } } }, ['a', 'b']],
  ['BatchWriteItem', { RequestItems: { Clinical: [{ DeleteRequest: { Key: { pk: { S: 'a' } } } }] } }, ['a']],
  [
    'Query',
    {
      TableName: 'Clinical',
      KeyConditionExpression: 'sk > :s AND #k = :k',
      ExpressionAttributeNames: { '#k': 'pk' },
      ExpressionAttributeValues: { ':k': { S: 'a' }, ':s': { S: 'z' } },
    },
    ['a'],
  ],
  ['Scan', { TableName: 'Clinical' }, undefined],
])('%s %j is led by %j', (operation, body, leadingKeys) => {
  const call = { method: 'POST', path: '/', target: `DynamoDB_20120810.${operation}`, body: JSON.stringify(body) };
  const context = leadingKeys && { 'dynamodb:leadingkeys': leadingKeys };
  expect(
    neededRights('dynamodb', call, { partitionKeys: { [table]: 'pk' }, keys: { Clinical: ['pk', 'sk'] }, encryptionKeys: {} }),
  ).toEqual([{ action: `dynamodb:${operation}`.replace('TransactWriteItems', 'PutItem'), resource: table, ...(context && { context }) }]);
});

test('a model needs a right, and a profile also its model in every region that it may route to', () => {
  const rights = (model: string) =>
    neededRights('bedrock', { method: 'POST', path: `/model/${encodeURIComponent(model)}/converse`, target: '', body: '{}' });
  const model = 'arn:aws:bedrock:ap-south-1::foundation-model/some.model-v1:0';
  const profile = 'arn:aws:bedrock:ap-south-1:000000000000:inference-profile/in.some.model-v1:0';
  const context = { 'bedrock:inferenceprofilearn': [profile] };
  expect(rights('some.model-v1:0')).toEqual([{ action: 'bedrock:InvokeModel', resource: model }]);
  expect(rights('in.some.model-v1:0')).toEqual([
    { action: 'bedrock:InvokeModel', resource: profile },
    { action: 'bedrock:InvokeModel', resource: model, context },
    { action: 'bedrock:InvokeModel', resource: model.replace('ap-south-1', 'ap-south-2'), context },
  ]);
  expect(rights('apac.some.model-v1:0').map(({ resource }) => resource)).toContain(model.replace('ap-south-1', 'ap-northeast-1'));
  expect(neededRights('bedrock', { method: 'GET', path: '/foundation-models/some.model-v1%3A0', target: '', body: '' })).toEqual([
    { action: 'bedrock:GetFoundationModel', resource: model },
  ]);
});

test('a model behind a profile is called through that profile only', () => {
  const model = 'arn:aws:bedrock:ap-south-2::foundation-model/some.model-v1:0';
  const decision = decide({
    ...allow('bedrock:InvokeModel', model),
    Condition: { StringEquals: { 'bedrock:InferenceProfileArn': 'arn:profile' } },
  });
  const through = (profile: string) => decision('bedrock:InvokeModel', model, { 'bedrock:inferenceprofilearn': [profile] });
  expect([through('arn:profile'), through('arn:other'), decision('bedrock:InvokeModel', model)]).toEqual([
    'allowed',
    'implicitDeny',
    'implicitDeny',
  ]);
});

test('a mail is sent from an identity, and in the name of an address', () => {
  const mail = (FromEmailAddress: string) =>
    neededRights('ses', { method: 'POST', path: '/v2/email/outbound-emails', target: '', body: JSON.stringify({ FromEmailAddress }) });
  const identity = 'arn:aws:ses:ap-south-1:000000000000:identity/records@example.org';
  const context = { 'ses:fromaddress': ['records@example.org'] };
  for (const from of ['Afiya <records@example.org>', 'records@example.org'])
    expect(mail(from)).toEqual([{ action: 'ses:SendEmail', resource: identity, context }]);
  const decision = decide({
    ...allow('ses:SendEmail', identity),
    Condition: { StringEquals: { 'ses:FromAddress': 'records@example.org' } },
  });
  expect([decision('ses:SendEmail', identity, context), decision('ses:SendEmail', identity)]).toEqual(['allowed', 'implicitDeny']);
});

test('encrypted resources need their key, in the name of the service', () => {
  const stored = { partitionKeys: {}, keys: {}, encryptionKeys: { [table]: 'arn:key', 'arn:aws:s3:::exports': 'arn:key' } };
  const query = { method: 'POST', path: '/', target: 'DynamoDB_20120810.Query', body: '{"TableName":"Clinical","IndexName":"byEmail"}' };
  const object = (method: string) => ({ method, path: '/exports/a.csv', target: '', body: '' });
  const via = (service: string) => ({ 'kms:viaservice': [`${service}.ap-south-1.amazonaws.com`] });
  expect(neededRights('dynamodb', query, stored)[1]).toEqual({ action: 'kms:Decrypt', resource: 'arn:key', context: via('dynamodb') });
  expect(neededRights('s3', object('PUT'), stored).slice(1)).toEqual([
    { action: 'kms:GenerateDataKey', resource: 'arn:key', context: via('s3') },
    { action: 'kms:Decrypt', resource: 'arn:key', context: via('s3') },
  ]);
  expect(neededRights('s3', object('DELETE'), stored)).toHaveLength(1);
  const decision = decide({ ...allow('kms:Decrypt', '*'), Condition: { StringLike: { 'kms:ViaService': 'dynamodb.*.amazonaws.com' } } });
  expect([decision('kms:Decrypt', 'arn:key', via('dynamodb')), decision('kms:Decrypt', 'arn:key', via('s3'))]).toEqual([
    'allowed',
    'implicitDeny',
  ]);
});

test('administration of people and objects needs rights; calls that anyone may make need none', () => {
  const target = (operation: string) => ({ method: 'POST', path: '/', target: `AWSCognitoIdentityProviderService.${operation}` });
  expect(neededRights('cognito-idp', { ...target('AdminAddUserToGroup'), body: '{"UserPoolId":"ap-south-1_x"}' })).toEqual([
    { action: 'cognito-idp:AdminAddUserToGroup', resource: 'arn:aws:cognito-idp:ap-south-1:000000000000:userpool/ap-south-1_x' },
  ]);
  expect(neededRights('cognito-idp', { ...target('SignUp'), body: '{}' })).toEqual([]);
  expect(neededRights('s3', { method: 'PUT', path: '/exports/a%20b.csv?uploads', target: '', body: '' })).toEqual([
    { action: 's3:PutObject', resource: 'arn:aws:s3:::exports/a b.csv' },
  ]);
});
