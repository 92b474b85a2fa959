import { afterEach, expect, it, vi } from 'vitest';
import type { WebConfig } from '#contract/deployment/web-config.ts';
import { diagnose, readHealth } from './diagnostics.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [200, '{"status":"ok"}', true],
  [401, '', true],
  [403, '', true],
  [404, '{"message":"Missing Authentication Token"}', true],
  [404, '', false],
  [500, '', false],
])('%i %j: healthy is %s', (status, body, healthy) => {
  expect(readHealth(status, body)).toBe(healthy);
});

const config: WebConfig = {
  region: 'ap-south-1',
  userPoolId: 'pool',
  userPoolClientId: 'client',
  identityPoolId: 'identities',
  apiBaseUrl: '/api',
  defaultCountry: 'US',
  sessionTimeoutMinutes: 30,
  authFlow: 'USER_SRP_AUTH',
  symptomModel: 'india',
  operator: { name: { en: 'A clinic', ar: 'عيادة' }, address: { en: 'Doha', ar: 'الدوحة' }, email: 'privacy@example.org', phone: '+974' },
  keptDays: { logs: 365, trail: 2190 },
  diagnostics: true,
};
/** Stubs the deployment's answers by address; any other address is unreachable. */
const deployment = (answers: Readonly<Record<string, Response>>) =>
  vi.stubGlobal('fetch', async (url: string) => answers[url] ?? Promise.reject(new TypeError('Failed to fetch')));

it('lists the parts of the deployment that do not respond', async () => {
  deployment({});
  expect(await diagnose()).toEqual({ configuration: false, api: false, authentication: false });
  deployment({ '/config.json': Response.json(config), '/api/health': Response.json({}, { status: 403 }) });
  expect(await diagnose()).toEqual({ configuration: true, api: true, authentication: false });
  deployment({
    '/config.json': Response.json(config),
    'https://cognito-idp.ap-south-1.amazonaws.com/': Response.json({ __type: 'InvalidParameterException' }, { status: 400 }),
  });
  expect(await diagnose()).toEqual({ configuration: true, api: false, authentication: true });
});
