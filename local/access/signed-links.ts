import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The access key that signed a presigned URL. */
export const signerOf = (url: string): string => new URLSearchParams(url.split('?', 2)[1]).get('X-Amz-Credential')?.split('/', 1)[0] ?? '';

interface LinkedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Whether a presigned URL was signed with the secret and is unchanged, and with it the headers that its signer named (AWS General Reference,
 * "Signature Version 4", query parameters). The engine itself checks only the expiry.
 */
export function isSigned({ method, url, headers }: LinkedRequest, secret: string): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = query.split('&').filter((parameter) => !parameter.startsWith('X-Amz-Signature='));
  const values = new URLSearchParams(query);
  const value = (name: string): string => values.get(`X-Amz-${name}`) ?? '';
  const [, ...scope] = value('Credential').split('/');
  const signed = value('SignedHeaders').split(';');
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`);
  const canonical = [method, path, parameters.toSorted().join('&'), ...lines, '', signed.join(';'), 'UNSIGNED-PAYLOAD'].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', value('Date'), scope.join('/'), createHash('sha256').update(canonical).digest('hex')].join('\n');
  const expected = hmac(scope.reduce<string | Buffer>(hmac, `AWS4${secret}`), toSign);
  const given = Buffer.from(value('Signature'), 'hex');
  return signed.includes('host') && given.length === expected.length && timingSafeEqual(given, expected);
}
