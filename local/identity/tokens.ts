import { randomUUID, sign } from 'node:crypto';
import key from 'cognito-local/lib/keys/cognitoLocal.private.json' with { type: 'json' };
import type { TokenGenerator, Tokens } from 'cognito-local/lib/services/tokenGenerator.js';
import * as z from 'zod/mini';

/** What all tokens of one sign-in say of it, also those that a refresh token was exchanged for. */
export const SignInClaims = z.object({ auth_time: z.number(), origin_jti: z.string() });
type SignInClaims = z.output<typeof SignInClaims>;

/** The claims of a token, unverified; undefined where it is none. */
export const payloadOf = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
};

const withClaims = (token: string, claims: object): string => {
  const [header = ''] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ ...Object(payloadOf(token)), ...claims })).toString('base64url');
  const signature = sign('sha256', Buffer.from(`${header}.${payload}`), key.pem).toString('base64url');
  return `${header}.${payload}.${signature}`;
};

/** The tokens as those of a sign-in that was before; the refresh token ends when that one's does. */
export const continued = (tokens: Tokens, signIn: SignInClaims, refreshTokenExpiresAtEpochSeconds: number): Tokens => ({
  AccessToken: withClaims(tokens.AccessToken, signIn),
  IdToken: withClaims(tokens.IdToken, signIn),
  RefreshToken: withClaims(tokens.RefreshToken, { ...signIn, exp: refreshTokenExpiresAtEpochSeconds }),
});

/** The engine's tokens, which name the sign-in that they come from, as AWS's do: by it they are revoked together. */
export const namingSignIn = (engine: TokenGenerator): TokenGenerator => ({
  async generate(...given) {
    const tokens = await engine.generate(...given);
    const { auth_time } = z.looseObject({ auth_time: z.number() }).parse(payloadOf(tokens.AccessToken));
    const { exp } = z.looseObject({ exp: z.number() }).parse(payloadOf(tokens.RefreshToken));
    return continued(tokens, { auth_time, origin_jti: randomUUID() }, exp);
  },
});
