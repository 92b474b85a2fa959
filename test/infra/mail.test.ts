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
  ['code', 'VerificationMessageTemplate', ['{####}'], 'Afiya: your code · عافية: رمزك'],
  ['invitation', 'AdminCreateUserConfig', ['{####}', '{username}'], 'Afiya: your invitation · عافية: دعوة إليك'],
])('the %s that Cognito sends is in both languages and has each placeholder once', (_, name, marks, subject) => {
  interface Text {
    readonly EmailSubject: string;
    readonly EmailMessage: string;
  }
  for (const settings of [{}, everySetting]) {
    const [pool] = Object.values(templatesWith(settings).identity.findResources('AWS::Cognito::UserPool'));
    const template = pool?.['Properties'][name] as Text & { readonly InviteMessageTemplate?: Text };
    const { EmailSubject, EmailMessage: mail } = template.InviteMessageTemplate ?? template;
    expect(EmailSubject).toBe(subject);
    for (const mark of marks) expect(mail.split(mark)).toHaveLength(2);
    // Cognito's limits for these texts, from its API reference.
    expect(mail).toMatch(/^[\p{L}\p{M}\p{S}\p{N}\p{P}\s]{6,20000}$/u);
    expect(mail).toMatch(/<div lang="en" dir="ltr".*<div lang="ar" dir="rtl"/s);
  }
});

it('the function that writes them in the account’s language runs only where the stage sends them itself, or Cognito would refuse its text', () => {
  const triggersOf = (settings: object): Record<string, unknown> => {
    const [pool] = Object.values(templatesWith(settings).identity.findResources('AWS::Cognito::UserPool'));
    return pool?.['Properties'].LambdaConfig as Record<string, unknown>;
  };
  expect(triggersOf({})).not.toHaveProperty('CustomMessage');
  const { identity } = templatesWith(everySetting);
  expect(triggersOf(everySetting)).toHaveProperty('CustomMessage');
  const [writer] = Object.values(
    identity.findResources('AWS::Lambda::Function', { Properties: { FunctionName: 'afiya-dev-custom-message' } }),
  );
  expect(writer?.['Properties'].Environment.Variables).toMatchObject({ SITE_URL: 'https://records.example.org' });
});
