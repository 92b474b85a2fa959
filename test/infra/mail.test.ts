import { describe, expect, it } from 'vitest';
import { type Statement, everySetting, templatesWith } from './templates.ts';

function mailOf(settings: object) {
  const template = templatesWith(settings).workers;
  const [mail] = Object.values(template.findResources('AWS::Lambda::Function', { Properties: { FunctionName: 'afiya-dev-mail' } }));
  const statements = Object.values(template.findResources('AWS::IAM::Policy'))
    .filter((policy) => JSON.stringify(policy['Properties'].Roles).includes('mailRole'))
    .flatMap(
      (policy) =>
        (policy['Properties'] as { PolicyDocument: { Statement: (Statement & { Condition?: unknown })[] } }).PolicyDocument.Statement,
    );
  const granted = (action: string) => statements.filter(({ Action }) => [Action].flat().includes(action));
  return { variables: mail?.['Properties'].Environment.Variables as Record<string, string>, granted };
}

describe('the function that sends e-mails', () => {
  it("may send only from the stage's address, by its address or its domain", () => {
    const { variables, granted } = mailOf(everySetting);
    expect(variables).toMatchObject({ MAIL_SENDER: 'records@example.org', SITE_URL: 'https://records.example.org' });
    const [right, ...more] = granted('ses:SendEmail');
    expect([right, more]).toMatchObject([{ Condition: { StringEquals: { 'ses:FromAddress': 'records@example.org' } } }, []]);
    const named = [right?.Resource].flat().map((resource) => /(?:identity|configuration-set)\/[^"]+/.exec(JSON.stringify(resource))?.[0]);
    // SES also checks the right on the identity's default configuration set, if it has one.
    expect(named).toEqual(['configuration-set/*', 'identity/example.org', 'identity/records@example.org']);
  });

  it('may send nothing in a stage without a sender', () => {
    const { variables, granted } = mailOf({});
    expect([variables['MAIL_SENDER'], variables['SITE_URL'], granted('ses:SendEmail')]).toEqual(['none', undefined, []]);
  });

  it('changes only the outbox and notifications in the table', () => {
    const { granted } = mailOf({});
    // An unacknowledged critical result is also reported in the other prescribers' bells.
    const under = { Query: ['MAIL', 'STAFF'], PutItem: ['PATIENT#*', 'NOTIFICATIONS#*', 'MAIL'], DeleteItem: ['MAIL'] };
    for (const [action, keys] of Object.entries(under))
      expect(granted(`dynamodb:${action}`)).toMatchObject([{ Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } } }]);
    for (const action of ['dynamodb:UpdateItem', 'dynamodb:BatchWriteItem', 'dynamodb:Scan']) expect(granted(action)).toEqual([]);
  });
});

it.each([
  [everySetting, ['mail-bounces', 'mail-complaints', 'mail-fails', 'mail-given-up']],
  [{}, ['mail-fails', 'mail-given-up']],
])('alarms watch the rates at which SES would pause sending, where something is sent (%#)', (settings, expected) => {
  const alarms = Object.values(templatesWith(settings).monitoring.findResources('AWS::CloudWatch::Alarm'));
  const named = alarms.map((alarm) => String(alarm['Properties'].AlarmName).replace('afiya-dev-', ''));
  expect(named.filter((name) => name.startsWith('mail-')).toSorted()).toEqual(expected);
});

it.each([
  ['code', 'VerificationMessageTemplate', ['{####}']],
  ['invitation', 'AdminCreateUserConfig', ['{####}', '{username}']],
])('the %s that Cognito sends is in both languages and has each placeholder once', (_, name, marks) => {
  const [pool] = Object.values(templatesWith({}).identity.findResources('AWS::Cognito::UserPool'));
  const template = pool?.['Properties'][name] as { EmailMessage?: string; InviteMessageTemplate?: { EmailMessage: string } };
  const mail = (template.InviteMessageTemplate ?? template).EmailMessage ?? '';
  for (const mark of marks) expect(mail.split(mark)).toHaveLength(2);
  expect(mail).toMatch(/<p lang="en" dir="ltr">.*<\/p>/);
  expect(mail).toMatch(/<p lang="ar" dir="rtl">.*<\/p>/);
});
