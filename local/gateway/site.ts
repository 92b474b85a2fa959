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

type Headers = Readonly<Record<string, string>>;

/** The security headers of the distribution's documents and of their parts, plus the local user pool and object store. */
function securityHeaders(
  assembly: Assembly,
  { cognito, objects }: LocalEndpoints,
): { readonly documents: Headers; readonly parts: Headers } {
  const policies = assembly.ofType('AWS::CloudFront::ResponseHeadersPolicy').map(({ properties }) => {
    const config = objectOf(properties['ResponseHeadersPolicyConfig']);
    const security = objectOf(config['SecurityHeadersConfig']);
    const csp = textOf(objectOf(security['ContentSecurityPolicy'])['ContentSecurityPolicy']);
    const frames = textOf(objectOf(security['FrameOptions'])['FrameOption']);
    const referrer = textOf(objectOf(security['ReferrerPolicy'])['ReferrerPolicy']);
    const custom = listOf(objectOf(config['CustomHeadersConfig'])['Items']).map((item) => objectOf(item));
    // No Strict-Transport-Security: it would force every project on localhost to https.
    return {
      ...(csp !== undefined && {
        'content-security-policy': csp
          .replace(/connect-src /, `connect-src ${cognito} ${objects} `)
          .replace(/img-src /, `img-src ${objects} `)
          .replace(/upgrade-insecure-requests;? ?/, ''),
      }),
      'x-content-type-options': 'nosniff',
      ...(frames !== undefined && { 'x-frame-options': frames }),
      ...(referrer !== undefined && { 'referrer-policy': referrer }),
      ...Object.fromEntries(custom.map((item) => [(textOf(item['Header']) ?? '').toLowerCase(), textOf(item['Value']) ?? ''])),
    };
  });
  const isOfDocuments = (headers: Headers): boolean => headers['content-security-policy'] !== undefined;
  return { documents: policies.find(isOfDocuments) ?? {}, parts: policies.find((headers) => !isOfDocuments(headers)) ?? {} };
}

interface PageRequest {
  readonly uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** One of the distribution's own functions, which choose the file for a path. */
const edgeFunction = (assembly: Assembly, name: string): ((request: PageRequest) => string) => {
  const found = assembly.ofType('AWS::CloudFront::Function').find(({ constructName }) => constructName === name);
  const code = textOf(found?.properties['FunctionCode']);
  if (code === undefined) throw new LocalCloudError(`The synthesised template has no function ${name}.`);
  const uriOf: unknown = runInNewContext(`${code}; (request) => handler({ request }).uri`);
  if (typeof uriOf !== 'function') throw new LocalCloudError(`The function ${name} of the template cannot be run.`);
  return (request) => String(Reflect.apply(uriOf, undefined, [request]));
};

/** CloudFront developer guide, "Serving compressed files": text from 1,000 bytes on. Scripts and styles come compressed from the build. */
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
  const pageOf = edgeFunction(assembly, 'PageOfPath');
  const packedOf = edgeFunction(assembly, 'PackedFile');
  return async (request, response) => {
    const send = (
      status: number,
      type: string,
      content: string | Buffer,
      { cache = 'no-cache', isPart = false, packed = false } = {},
    ): void => {
      const packs = !packed && isPacked(request, type, content);
      response.writeHead(status, {
        ...(isPart ? headers.parts : headers.documents),
        'content-type': type,
        'cache-control': cache,
        ...((packed || packs) && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      });
      response.end(request.method === 'HEAD' ? undefined : packs ? pack(content) : content);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, 'text/plain', 'Method not allowed');
    let path: string;
    try {
      path = normalize(decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/'));
    } catch {
      return send(400, 'text/plain', 'Bad request');
    }
    if (path === '/config.json') return send(200, 'application/json', config, { cache: 'no-store' });
    const isPart = path.startsWith('/assets/');
    const told = ['accept-language', 'accept-encoding'].flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, { value }] as const] : [];
    });
    const file = (isPart ? packedOf : pageOf)({ uri: path, headers: Object.fromEntries(told) });
    try {
      const content = await readFile(join(directory, file));
      const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
      if (isPart) send(200, type, content, { cache: 'public, max-age=31536000, immutable', isPart, packed: file.startsWith('/br/') });
      else send(200, type, content);
    } catch {
      if (file !== path && !isPart) send(404, 'text/plain', 'The web app is not built: run `npm run build:web`.');
      else send(404, 'text/plain', 'Not found');
    }
  };
};
