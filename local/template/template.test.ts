import { expect, test } from 'vitest';
import { linkTemplates, type Template } from './template.ts';

const stack = (resources: Template['Resources'], more: Partial<Template> = {}): Template => ({
  Resources: resources,
  Outputs: {},
  Parameters: {},
  Conditions: {},
  Mappings: {},
  ...more,
});
const withValue = (value: NonNullable<Template['Resources'][string]['Properties']>[string], more: Partial<Template> = {}) =>
  linkTemplates({
    data: stack(
      {
        Table1A2B3C4D: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: 'Clinical' } },
        Thing: { Type: 'X', Properties: { value } },
      },
      more,
    ),
  }).ofType('X')[0]?.properties['value'];

test.each([
  [{ Ref: 'Table1A2B3C4D' }, 'Clinical'],
  [{ 'Fn::GetAtt': ['Table1A2B3C4D', 'Arn'] }, 'arn:aws:dynamodb:ap-south-1:000000000000:table/Clinical'],
  [
    { 'Fn::Join': ['', [{ 'Fn::GetAtt': 'Table1A2B3C4D.Arn' }, '/index/*']] },
    'arn:aws:dynamodb:ap-south-1:000000000000:table/Clinical/index/*',
  ],
  [
    { 'Fn::Sub': '${AWS::Region}:${Table1A2B3C4D.Arn}:${!kept}' },
    'ap-south-1:arn:aws:dynamodb:ap-south-1:000000000000:table/Clinical:${kept}',
  ],
  [{ 'Fn::Sub': ['${a}-${Table1A2B3C4D}', { a: { Ref: 'AWS::Partition' } }] }, 'aws-Clinical'],
  [{ 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
  [{ list: [1, { Ref: 'AWS::NoValue' }], gone: { Ref: 'AWS::NoValue' } }, { list: [1] }],
])('resolves %j', (value, expected) => {
  expect(withValue(value)).toEqual(expected);
});

test('Fn::If takes the branch that its condition selects', () => {
  const conditions = { Here: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'ap-south-1'] }, There: { 'Fn::Not': [{ Condition: 'Here' }] } };
  expect(withValue({ 'Fn::If': ['Here', 'yes', 'no'] }, { Conditions: conditions })).toBe('yes');
  expect(withValue({ 'Fn::If': ['There', 'yes', 'no'] }, { Conditions: conditions })).toBe('no');
});

test("a value imported from another stack is that stack's physical name", () => {
  const assembly = linkTemplates({
    api: stack({ Thing: { Type: 'X', Properties: { pool: { 'Fn::ImportValue': 'identity:Pool' } } } }),
    identity: stack(
      { Pool: { Type: 'AWS::Cognito::UserPool' } },
      { Outputs: { Export: { Value: { Ref: 'Pool' }, Export: { Name: 'identity:Pool' } } } },
    ),
  });
  expect(assembly.ofType('X')[0]?.properties['pool']).toBe(assembly.ofType('AWS::Cognito::UserPool')[0]?.physicalId);
});

test.each([
  [{ Ref: 'Nothing' }, /data\/Thing.*"Nothing"/],
  [{ 'Fn::GetAtt': ['Nothing', 'Arn'] }, /"Nothing"/],
  [{ 'Fn::GetAtt': ['Table1A2B3C4D', 'Colour'] }, /Colour of AWS::DynamoDB::Table/],
  [{ 'Fn::Base64': 'x' }, /Fn::Base64 is not known/],
  [{ 'Fn::ImportValue': 'missing' }, /no stack exports "missing"/],
])('refuses %j', (value, message) => {
  expect(() => withValue(value)).toThrow(message);
});
