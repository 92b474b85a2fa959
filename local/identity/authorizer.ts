import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwtExpiredError } from 'aws-jwt-verify/error';
import type { Jwks } from 'aws-jwt-verify/jwk';

/** The raw claims of a verified token. */
export type Claims = Readonly<Record<string, unknown>>;
export type Verdict =
  | { readonly outcome: 'verified'; readonly claims: Claims; readonly expiresAtEpochSeconds: number }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'invalid' };

/** Verifies tokens of a user pool: signature, issuer and expiry. As on AWS, a token may be of any client of the pool. */
export const tokenVerifier = (userPoolId: string, jwks: Jwks): ((token: string) => Verdict) => {
  const verifier = CognitoJwtVerifier.create({ userPoolId, tokenUse: null, clientId: null });
  verifier.cacheJwks(jwks);
  return (token) => {
    try {
      const claims = verifier.verifySync(token);
      return { outcome: 'verified', claims, expiresAtEpochSeconds: claims.exp };
    } catch (error) {
      return { outcome: error instanceof JwtExpiredError ? 'expired' : 'invalid' };
    }
  };
};

/** `Tue Aug 22 11:05:30 UTC 2023`, as API Gateway writes the two dates of a token. */
const gatewayDate = (epochSeconds: number): string => {
  const [day = '', date = '', month = '', year = '', time = ''] = new Date(epochSeconds * 1000).toUTCString().split(/,? /);
  return `${day} ${month} ${date} ${time} UTC ${year}`;
};

/** Claims as a REST API passes them to a function: text, with lists joined by commas. */
export const flattenClaims = (claims: Claims): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      (name === 'exp' || name === 'iat') && typeof value === 'number'
        ? gatewayDate(value)
        : Array.isArray(value)
          ? value.join(',')
          : String(value),
    ]),
  );

/** A token's user, cached until the token expires. */
export interface Caller {
  readonly claims: Readonly<Record<string, string>>;
  readonly scopes: readonly string[];
  readonly tokenUse: string;
  readonly expiresAtMs: number;
}
export type Authorize = (authorization: string | undefined, scopes: readonly string[]) => Caller | 'unauthorized' | 'expired';

const cacheSize = 10_000;

/**
 * A COGNITO_USER_POOLS authorizer. A method with scopes accepts an access token with one of them, a method without scopes an id token. A
 * token seen before costs one look-up.
 */
export const cognitoAuthorizer = (verify: (token: string) => Verdict, now: () => number = Date.now): Authorize => {
  const known = new Map<string, Caller>();
  const callerOf = (token: string): Caller | 'unauthorized' | 'expired' => {
    const cached = known.get(token);
    if (cached && cached.expiresAtMs > now()) return cached;
    known.delete(token);
    const verdict = verify(token);
    if (verdict.outcome !== 'verified') return verdict.outcome === 'expired' ? 'expired' : 'unauthorized';
    const { claims, expiresAtEpochSeconds } = verdict;
    const caller: Caller = {
      claims: flattenClaims(claims),
      scopes: typeof claims['scope'] === 'string' ? claims['scope'].split(' ') : [],
      tokenUse: String(claims['token_use']),
      expiresAtMs: expiresAtEpochSeconds * 1000,
    };
    if (known.size >= cacheSize) known.clear();
    known.set(token, caller);
    return caller;
  };
  return (authorization, scopes) => {
    if (authorization === undefined || authorization === '') return 'unauthorized';
    const caller = callerOf(authorization.replace(/^Bearer /i, ''));
    if (typeof caller === 'string') return caller;
    const permitted =
      scopes.length === 0
        ? caller.tokenUse === 'id'
        : caller.tokenUse === 'access' && scopes.some((scope) => caller.scopes.includes(scope));
    return permitted ? caller : 'unauthorized';
  };
};
