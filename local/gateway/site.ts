import { brotliCompressSync, constants } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { runInNewContext } from 'node:vm';
import { LocalCloudError } from '../lib/failure.ts';
import { listOf, objectOf, textOf, type Assembly } from '../template/template.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The local endpoints of services that pages call directly. */
interface LocalEndpoints {
  readonly cognito: string;
  /** Empty without a bucket. */
  readonly objects: string;
}

/** The security headers of the distribution's default behaviour, plus the local user pool and object store. */
const securityHeaders = (assembly: Assembly, { cognito, objects }: LocalEndpoints): Readonly<Record<string, string>> => {
  for (const { properties } of assembly.ofType('AWS::CloudFront::ResponseHeadersPolicy')) {
    const config = objectOf(properties['ResponseHeadersPolicyConfig']);
    const security = objectOf(config['SecurityHeadersConfig']);
    const csp = textOf(objectOf(security['ContentSecurityPolicy'])['ContentSecurityPolicy']);
    if (csp === undefined) continue;
    const frames = textOf(objectOf(security['FrameOptions'])['FrameOption']);
    const referrer = textOf(objectOf(security['ReferrerPolicy'])['ReferrerPolicy']);
    const custom = listOf(objectOf(config['CustomHeadersConfig'])['Items']).map((item) => objectOf(item));
    // No Strict-Transport-Security: it would force every project on localhost to https.
    return {
      'content-security-policy': csp
        .replace(/connect-src /, `connect-src ${cognito} ${objects} `)
        .replace(/img-src /, `img-src ${objects} `)
        .replace(/upgrade-insecure-requests;? ?/, ''),
      'x-content-type-options': 'nosniff',
      ...(frames !== undefined && { 'x-frame-options': frames }),
      ...(referrer !== undefined && { 'referrer-policy': referrer }),
      ...Object.fromEntries(custom.map((item) => [(textOf(item['Header']) ?? '').toLowerCase(), textOf(item['Value']) ?? ''])),
    };
  }
  return {};
};

interface PageRequest {
  readonly uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** The distribution's own function, which chooses the file for a path. */
const pageOfPath = (assembly: Assembly): ((request: PageRequest) => string) => {
  const found = assembly.ofType('AWS::CloudFront::Function').find(({ constructName }) => constructName === 'PageOfPath');
  const code = textOf(found?.properties['FunctionCode']);
  if (code === undefined) throw new LocalCloudError('The synthesised template has no function PageOfPath.');
  const uriOf: unknown = runInNewContext(`${code}; (request) => handler({ request }).uri`);
  if (typeof uriOf !== 'function') throw new LocalCloudError('The function PageOfPath of the template cannot be run.');
  return (request) => String(Reflect.apply(uriOf, undefined, [request]));
};

/** CloudFront developer guide, "Serving compressed files": text from 1,000 bytes on. */
const packedFrom = 1000;
const packedTypes = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;
const quality = 5;
const isPacked = (request: IncomingMessage, type: string, content: string | Buffer): boolean =>
  content.length >= packedFrom && packedTypes.test(type) && /\bbr\b/.test(String(request.headers['accept-encoding']));
const pack = (content: string | Buffer): Buffer => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Serves the built site as the distribution does: its function maps paths without a file name to documents, and other paths must be
 * existing files.
 */
export const site = (
  assembly: Assembly,
  directory: string,
  endpoints: LocalEndpoints,
): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const headers = securityHeaders(assembly, endpoints);
  const deployed: unknown = JSON.parse(textOf(assembly.output('WebConfig')) ?? '{}');
  const config = JSON.stringify(Object.assign({}, deployed, { authFlow: 'USER_PASSWORD_AUTH', userPoolEndpoint: endpoints.cognito }));
  const fileOf = pageOfPath(assembly);
  /** An asset's name changes with its content, so each asset is read and compressed once. */
  const assets = new Map<string, { readonly content: Buffer; packed?: Buffer }>();
  return async (request, response) => {
    const send = (status: number, type: string, content: string | Buffer, cache = 'no-cache', asset: { packed?: Buffer } = {}): void => {
      const packed = isPacked(request, type, content) ? (asset.packed ??= pack(content)) : undefined;
      response.writeHead(status, {
        ...headers,
        'content-type': type,
        'cache-control': cache,
        ...(packed !== undefined && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      });
      response.end(request.method === 'HEAD' ? undefined : (packed ?? content));
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, 'text/plain', 'Method not allowed');
    let path: string;
    try {
      path = normalize(decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/'));
    } catch {
      return send(400, 'text/plain', 'Bad request');
    }
    if (path === '/config.json') return send(200, 'application/json', config, 'no-store');
    const language = request.headers['accept-language'];
    const file = fileOf({ uri: path, headers: language === undefined ? {} : { 'accept-language': { value: language } } });
    try {
      const asset = assets.get(file) ?? { content: await readFile(join(directory, file)) };
      const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
      if (file.startsWith('/assets/')) {
        assets.set(file, asset);
        send(200, type, asset.content, 'public, max-age=31536000, immutable', asset);
      } else send(200, type, asset.content);
    } catch {
      if (file !== path) send(404, 'text/plain', 'The web app is not built: run `npm run build:web`.');
      else send(404, 'text/plain', 'Not found');
    }
  };
};
