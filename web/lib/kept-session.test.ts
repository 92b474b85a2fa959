import { CookieStorage } from 'aws-amplify/utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebConfig } from '#contract/deployment/web-config.ts';
import { dropKept, keptSession } from './kept-session.ts';

const config = { userPoolClientId: 'client', sessionTimeoutMinutes: 30 } as WebConfig;
const user = '51e3-ab@c d';
const nowMs = Date.parse('2026-01-05T10:00:00Z');

/** Cookies as a browser keeps them. */
const jar = new Map<string, string>();
let stored: Record<string, string> = {};
beforeEach(() => {
  jar.clear();
  vi.useFakeTimers({ now: nowMs });
  stored = { 'afiya.last-activity': String(nowMs) };
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = '', attributes = ''] = /^([^=]*)=([^;]*)(.*)$/.exec(text) ?? [];
      if (/max-age=0/i.test(attributes) || Date.parse(/expires=([^;]*)/i.exec(attributes)?.[1] ?? '') < Date.now()) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const token = (claims: object): string => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
/** Stores tokens as Amplify does. */
async function keep({ exp = nowMs / 1000 + 900, drift = '0', groups = ['CLINICIAN'] } = {}): Promise<string> {
  const cookies = new CookieStorage({ secure: false });
  const prefix = 'CognitoIdentityServiceProvider.client';
  const claims = { sub: user, email: 'huda@afiya.example', given_name: 'هدى', family_name: 'Al-Mannai', 'cognito:groups': groups };
  const accessToken = token({ sub: user, exp });
  await cookies.setItem(`${prefix}.LastAuthUser`, user);
  await cookies.setItem(`${prefix}.${user}.idToken`, token({ ...claims, exp }));
  await cookies.setItem(`${prefix}.${user}.accessToken`, accessToken);
  await cookies.setItem(`${prefix}.${user}.refreshToken`, 'refresh');
  await cookies.setItem(`${prefix}.${user}.clockDrift`, drift);
  await cookies.setItem('CognitoIdentityServiceProvider.another.LastAuthUser', 'somebody');
  return accessToken;
}

it('reads what Amplify has kept: the person with their names in any script, and the access token until a minute before it ends', async () => {
  const accessToken = await keep();
  const kept = keptSession(config);
  expect(kept?.person).toMatchObject({ id: user, email: 'huda@afiya.example', firstName: 'هدى', roles: ['CLINICIAN'] });
  expect(kept?.accessToken()).toBe(accessToken);
  vi.setSystemTime(nowMs + 839_000);
  expect(kept?.accessToken()).toBe(accessToken);
  vi.setSystemTime(nowMs + 841_000);
  expect([kept?.accessToken(), keptSession(config)]).toEqual([undefined, undefined]);
});

it('goes by the clock of the user pool where this machine’s is known to be wrong', async () => {
  await keep({ exp: nowMs / 1000 + 900, drift: '870000' });
  expect(keptSession(config)).toBeUndefined();
  await keep({ exp: nowMs / 1000 - 900, drift: '-3600000' });
  expect(keptSession(config)).toBeDefined();
});

it('knows nobody without tokens, or with some that cannot be read', async () => {
  expect(keptSession(config)).toBeUndefined();
  await keep();
  for (const name of jar.keys()) if (name.endsWith('idToken')) jar.set(name, 'broken');
  expect(keptSession(config)).toBeUndefined();
});

it('knows nobody who was idle too long, unless they asked to be remembered', async () => {
  await keep({ exp: nowMs / 1000 + 7200 });
  vi.setSystemTime(nowMs + 31 * 60_000);
  expect(keptSession(config)).toBeUndefined();
  stored['afiya.remember'] = 'true';
  expect(keptSession(config)).toBeDefined();
});

it('somebody without a role is a patient', async () => {
  await keep({ groups: [] });
  expect(keptSession(config)?.person.roles).toEqual(['PATIENT']);
});

it('removes every token of this site, and no other cookie; Amplify finds none', async () => {
  await keep();
  expect(dropKept(config)).toBe('refresh');
  expect([...jar.keys()]).toEqual(['CognitoIdentityServiceProvider.another.LastAuthUser']);
  expect(dropKept(config)).toBeUndefined();
});
