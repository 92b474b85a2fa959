import { randomUUID, sign } from 'node:crypto';
import key from 'cognito-local/lib/keys/cognitoLocal.private.json' with { type: 'json' };
import type { AppClient } from 'cognito-local/lib/services/appClient.js';
import type { TokenGenerator, Tokens } from 'cognito-local/lib/services/tokenGenerator.js';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import * as z from 'zod/mini';

/** Claims shared by all tokens of a sign-in, including refreshed ones. */
export const SignInClaims = z.object({ auth_time: z.number(), origin_jti: z.string() });
type SignInClaims = z.output<typeof SignInClaims>;

/** The unverified claims of a token; undefined if malformed. */
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

/** The tokens with the claims of an earlier sign-in; the refresh token expires with that sign-in. */
export const continued = (tokens: Tokens, signIn: SignInClaims, refreshTokenExpiresAtEpochSeconds: number): Tokens => ({
  AccessToken: withClaims(tokens.AccessToken, signIn),
  IdToken: withClaims(tokens.IdToken, signIn),
  RefreshToken: withClaims(tokens.RefreshToken, { ...signIn, exp: refreshTokenExpiresAtEpochSeconds }),
});

/** The claims that a trigger adds to the tokens of a sign-in or a refresh. */
export type ClaimsOf = (
  user: User,
  groups: readonly string[],
  appClient: AppClient,
  source: string,
) => Promise<{ readonly access: object; readonly id: object }>;

/** The engine's tokens with the claims of a trigger and the id of their sign-in, as on AWS, so that they are revoked together. */
export const namingSignIn = (engine: TokenGenerator, claimsOf: ClaimsOf): TokenGenerator => ({
  async generate(context, user, groups, appClient, metadata, source) {
    const { access, id } = await claimsOf(user, groups, appClient, source);
    const generated = await engine.generate(context, user, groups, appClient, metadata, source);
    const tokens = { ...generated, AccessToken: withClaims(generated.AccessToken, access), IdToken: withClaims(generated.IdToken, id) };
    const { auth_time } = z.looseObject({ auth_time: z.number() }).parse(payloadOf(tokens.AccessToken));
    const { exp } = z.looseObject({ exp: z.number() }).parse(payloadOf(tokens.RefreshToken));
    return continued(tokens, { auth_time, origin_jti: randomUUID() }, exp);
  },
});
