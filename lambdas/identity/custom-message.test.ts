import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';

vi.stubEnv('SITE_URL', 'https://records.example.org');
const { handler } = await import('./custom-message.ts');

type Source = CustomMessageTriggerEvent['triggerSource'];
async function mailOf(triggerSource: Source, locale?: string, clientMetadata?: Record<string, string>) {
  const { response } = await handler({
    version: '1',
    region: 'ap-south-1',
    userPoolId: 'Users',
    userName: '3f0c2a1e-0000-4000-8000-000000000000',
    callerContext: { awsSdkVersion: '3', clientId: 'Web' },
    triggerSource,
    request: {
      userAttributes: { email: 'huda@clinic.example', ...(locale !== undefined && { locale }) },
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: triggerSource === 'CustomMessage_AdminCreateUser' ? '{username}' : null,
      ...(clientMetadata && { clientMetadata }),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  return { subject: response.emailSubject ?? '', html: response.emailMessage ?? '' };
}

const sources = [
  ['CustomMessage_SignUp', 'Afiya: confirm your email', 'It expires in 24 hours.'],
  ['CustomMessage_ResendCode', 'Afiya: confirm your email', 'It expires in 24 hours.'],
  ['CustomMessage_ForgotPassword', 'Afiya: code for a new password', 'It expires in 1 hour.'],
  ['CustomMessage_UpdateUserAttribute', 'Afiya: confirm your new address', 'It expires in 24 hours.'],
  ['CustomMessage_VerifyUserAttribute', 'Afiya: confirm your new address', 'It expires in 24 hours.'],
  ['CustomMessage_AdminCreateUser', 'Afiya: your invitation', 'The temporary password expires in 3 days.'],
] as const;

describe.each(sources)('%s', (source, subject, until) => {
  it('says what the code is for and how long it holds, in the account’s language first', async () => {
    const [english, arabic] = [await mailOf(source, 'en'), await mailOf(source, 'ar-QA')];
    expect(english.subject.startsWith(`${subject} · عافية: `)).toBe(true);
    expect(arabic.subject).toMatch(/^عافية: .* · Afiya: /);
    expect(english.html).toContain(until);
    expect(english.html).toContain('<html lang="en" dir="ltr">');
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  });

  it('is what Cognito accepts: each placeholder once, no format characters, not too long', async () => {
    for (const locale of ['en', 'ar']) {
      const { subject: its, html } = await mailOf(source, locale);
      const marks = source === 'CustomMessage_AdminCreateUser' ? ['{####}', '{username}'] : ['{####}'];
      for (const mark of marks) expect(html.split(mark)).toHaveLength(2);
      // From its API reference, for VerificationMessageTemplateType.
      expect(html).toMatch(/^[\p{L}\p{M}\p{S}\p{N}\p{P}\s]*$/u);
      expect(its).toMatch(/^[\p{L}\p{M}\p{S}\p{N}\p{P}\s]{1,140}$/u);
      expect(html.length).toBeLessThan(20_000);
    }
  });
});

it('where the account has no language, the page’s counts, and else English comes first', async () => {
  expect((await mailOf('CustomMessage_ForgotPassword', undefined, { language: 'ar' })).subject).toMatch(/^عافية/);
  expect((await mailOf('CustomMessage_ForgotPassword', 'en', { language: 'ar' })).subject).toMatch(/^Afiya/);
  expect((await mailOf('CustomMessage_ForgotPassword', 'fr', { language: 'x' })).subject).toMatch(/^Afiya/);
});

it('an invitation leads to the sign-in, and a code nowhere but to the site', async () => {
  const hrefs = ({ html }: { html: string }) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  expect(hrefs(await mailOf('CustomMessage_AdminCreateUser'))).toEqual([
    'https://records.example.org/login',
    'https://records.example.org',
  ]);
  expect(hrefs(await mailOf('CustomMessage_SignUp'))).toEqual(['https://records.example.org']);
});

it('says never to share a code, and what to do if it was not asked for', async () => {
  const { html } = await mailOf('CustomMessage_SignUp');
  for (const said of [
    'Never share this code. We’ll never ask for it.',
    'you don’t need to do anything',
    'لن نطلبه منك أبداً',
    'فلا داعي لأي إجراء',
  ])
    expect(html).toContain(said);
});

it('an event of another kind keeps the pool’s text', async () => {
  expect(await mailOf('CustomMessage_Authentication')).toEqual({ subject: '', html: '' });
});
