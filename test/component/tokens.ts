import { secondFactorMissing } from '#contract/base/role.ts';
import { webConfig } from '../../web/lib/config.ts';
import type { SignedIn } from './people.ts';

const hourSeconds = 3600;

/** A token that nobody has signed: the site only reads it. */
function unsigned(claims: object): string {
  const part = (value: object): string =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return [part({ alg: 'none' }), part(claims), 'unsigned'].join('.');
}

/** What the user pool answers to a sign-in, and to a request for new tokens: `signedInAgo` is the age of the sign-in in seconds. */
export function tokensOf({ id, email, firstName, lastName, roles, mailLanguage, lacksSecondFactor }: SignedIn, signedInAgo = 0) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: id, iat: now, exp: now + 24 * hourSeconds, auth_time: now - signedInAgo, 'cognito:groups': roles };
  return {
    AccessToken: unsigned({ ...claims, username: id }),
    IdToken: unsigned({
      ...claims,
      email,
      given_name: firstName,
      family_name: lastName,
      'cognito:username': id,
      ...(mailLanguage !== undefined && { locale: mailLanguage }),
      ...(lacksSecondFactor && { [secondFactorMissing]: 'true' }),
    }),
    RefreshToken: `refresh-token-of-${id}`,
    ExpiresIn: 24 * hourSeconds,
    TokenType: 'Bearer',
  };
}

/** The cookies in which the site keeps its tokens, by name. */
export const tokensKept = (): readonly string[] =>
  document.cookie.split('; ').flatMap((cookie) => {
    const [name = ''] = cookie.split('=');
    return name.startsWith('CognitoIdentityServiceProvider') ? [decodeURIComponent(name)] : [];
  });

/** Keeps somebody's tokens in this browser, as a sign-in does, for pages that ask the user pool. */
export function keepTokens(person: SignedIn): void {
  const { AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken } = tokensOf(person);
  const pool = `CognitoIdentityServiceProvider.${webConfig().userPoolClientId}`;
  const own = Object.entries({ accessToken, idToken, refreshToken, clockDrift: '0' });
  const cookies = [[`${pool}.LastAuthUser`, person.email], ...own.map(([name, value]) => [`${pool}.${person.email}.${name}`, value])];
  for (const [name = '', value = ''] of cookies) document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=/`;
}

/** Removes them. */
export function dropTokens(): void {
  for (const name of tokensKept()) document.cookie = `${encodeURIComponent(name)}=; path=/; max-age=0`;
}
