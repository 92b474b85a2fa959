import { roles, secondFactorMissing } from '#contract/base/role.ts';
import { languageIn } from '#contract/mail/language.ts';
import type { WebConfig } from '#contract/deployment/web-config.ts';
import { activityKey, idleAt } from './idle.ts';
import type { Person } from './session.ts';

/** What Amplify calls the cookies in which it keeps the tokens of this site's users. */
const cookiePrefix = ({ userPoolClientId }: WebConfig): string => `CognitoIdentityServiceProvider.${userPoolClientId}.`;

function keptCookies(config: WebConfig): Map<string, string> {
  const prefix = cookiePrefix(config);
  return new Map(
    document.cookie.split('; ').flatMap((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      const key = decodeURIComponent(name);
      return key.startsWith(prefix) ? [[key.slice(prefix.length), decodeURIComponent(value.join('='))] as const] : [];
    }),
  );
}

/** The claims of a token; undefined of any other text. */
function claimsOf(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    return Object(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** Who a token of identity says somebody is. */
export function personOf(claims: Readonly<Record<string, unknown>>): Person {
  const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
  const groups: unknown = claims['cognito:groups'];
  const known = roles.filter((role) => Array.isArray(groups) && groups.includes(role));
  const lacksSecondFactor = claims[secondFactorMissing] !== undefined;
  return {
    id: text('sub'),
    email: text('email'),
    firstName: text('given_name'),
    lastName: text('family_name'),
    mailLanguage: languageIn(text('locale')),
    // The API does the same.
    roles: known.length === 0 || lacksSecondFactor ? ['PATIENT'] : known,
    lacksSecondFactor,
  };
}

const rememberKey = 'afiya.remember';
/** Whether the user of this browser stays signed in when it is closed. */
export const isRemembered = (): boolean => localStorage.getItem(rememberKey) === 'true';
export const remember = (remembered: boolean): void => localStorage.setItem(rememberKey, String(remembered));

/** A token that ends within this time is left to Amplify, which renews it. */
const leftMs = 60_000;

interface KeptSession {
  readonly person: Person;
  /** The access token while it is valid, by the user pool's clock as far as this browser knows it. */
  readonly accessToken: () => string | undefined;
}

/** The session in this browser, read without Amplify; undefined if there is none, its tokens need renewing, or its user was idle too long. */
export function keptSession(config: WebConfig): KeptSession | undefined {
  const idle = idleAt(Number(localStorage.getItem(activityKey)), Date.now(), config.sessionTimeoutMinutes * 60_000);
  if (idle.status === 'over' && !isRemembered()) return undefined;
  const cookies = keptCookies(config);
  const user = cookies.get('LastAuthUser');
  const ofUser = (name: string): string => cookies.get(`${user}.${name}`) ?? '';
  const token = ofUser('accessToken');
  const claims = claimsOf(ofUser('idToken'));
  const endsMs = Math.min(...[claims, claimsOf(token)].map((one) => Number(one?.['exp']))) * 1000;
  const isValid = (): boolean => endsMs > Date.now() + (Number(ofUser('clockDrift')) || 0) + leftMs;
  return claims !== undefined && isValid() ? { person: personOf(claims), accessToken: () => (isValid() ? token : undefined) } : undefined;
}

/** Removes the tokens from this browser; returns the one that the user pool has to revoke. */
export function dropKept(config: WebConfig): string | undefined {
  const cookies = keptCookies(config);
  for (const name of cookies.keys()) document.cookie = `${encodeURIComponent(cookiePrefix(config) + name)}=; path=/; max-age=0`;
  return cookies.get(`${cookies.get('LastAuthUser')}.refreshToken`);
}
