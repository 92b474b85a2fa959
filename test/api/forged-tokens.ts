import { type KeyObject, createPrivateKey, sign } from 'node:crypto';
import poolKey from 'cognito-local/lib/keys/cognitoLocal.private.json' with { type: 'json' };

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The key with which the local user pool signs. */
export const signingKey = (): KeyObject => createPrivateKey({ key: poolKey.jwk, format: 'jwk' });
/** The header and the claims of a token. */
export const partsOf = (token: string): Record<string, unknown>[] =>
  token.split('.', 2).map((text) => JSON.parse(Buffer.from(text, 'base64url').toString()));
/** A token without a signature. */
export const unsigned = (header: object, claims: object): string => `${part(header)}.${part(claims)}.`;
/** A token, signed with a key. */
export function signed(key: KeyObject, header: object, claims: object): string {
  const content = `${part(header)}.${part(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
}
/** A token as the user pool would have issued it with other claims. */
export function withClaims(token: string, more: object): string {
  const [header = {}, claims = {}] = partsOf(token);
  return signed(signingKey(), header, { ...claims, ...more });
}
