/** The thread of the object store: the template's buckets, kept in a folder. */
import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import S3rver from 's3rver';
import account from 's3rver/lib/models/account.js';
import { neededRights, type Stored } from '../access/engine-calls.ts';
import { evaluator } from '../access/iam.ts';
import type { AskedRight, Role } from '../access/rights.ts';
import { isSigned, signerOf } from '../access/signed-links.ts';

export interface ObjectEngineSetup {
  readonly port: number;
  readonly directory: string;
  readonly buckets: readonly string[];
  /** The origins of the site's pages, which may use the buckets through links. */
  readonly pages: readonly string[];
  /** The functions' roles by access key. */
  readonly roles: Readonly<Record<string, Role>>;
  readonly stored: Stored;
}
/** A right of the signing role that the use of a link required. */
export interface LinkRight extends AskedRight {
  readonly accessKey: string;
}
const setup: ObjectEngineSetup = workerData;
/** The secret of every role on this machine. */
const secret = 'local';

for (const accessKey of Object.keys(setup.roles)) account.DUMMY_ACCOUNT.createKeyPair(accessKey, secret);
const engine = new S3rver({
  directory: setup.directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: setup.buckets.map((name) => ({ name, configs: [] })),
});
await engine.configureBuckets();
const serve = engine.getMiddleware();

const refuse = (response: ServerResponse, code: string, message: string, status = 403): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
};
/** The engine does not support aborting an upload, whose parts are a folder of its bucket. */
const abortUpload = (url: string, uploadId: string, response: ServerResponse): void => {
  const [, bucket = ''] = url.split('/', 2).map(decodeURIComponent);
  const parts = join(setup.directory, basename(bucket), '._S3rver_uploads', basename(uploadId));
  if (!existsSync(parts)) return refuse(response, 'NoSuchUpload', 'The specified upload does not exist.', 404);
  rmSync(parts, { recursive: true });
  response.writeHead(204).end();
};

/** The request header with the body's hash. The engine does not check it; a link's signature may fix it. */
const checksum = 'x-amz-checksum-sha256';
/** Rejects a body with another hash. The engine gets a correct body after all of it has arrived. */
async function serveChecked(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  if (createHash('sha256').update(body).digest('base64') !== request.headers[checksum])
    return refuse(response, 'BadDigest', 'The SHA256 you specified did not match the calculated checksum.', 400);
  const { method, url, headers, httpVersion } = request;
  const again = Object.assign(new IncomingMessage(request.socket), { method, url, headers, httpVersion, complete: true });
  again.push(body);
  again.push(null);
  serve(again, response);
}

const evaluators = new Map(Object.entries(setup.roles).map(([accessKey, { statements }]) => [accessKey, evaluator(statements)]));
/** A link's user has its signer's current rights. A request with its own signature has passed its function's gate. */
const mayFollow = (method: string, url: string): boolean =>
  neededRights('s3', { method, path: url, target: '', body: '' }, setup.stored).every(({ action, resource, context }) => {
    const accessKey = signerOf(url);
    const decision = evaluators.get(accessKey)?.(action, resource, context) ?? 'implicitDeny';
    parentPort?.postMessage({ accessKey, action, resource, decision } satisfies LinkRight, []);
    return decision === 'allowed';
  });
/** Answers CORS for the site's pages, as the template's rules do; returns whether the request was only a preflight. */
function answeredPage({ method, headers: { origin = '' } }: IncomingMessage, response: ServerResponse): boolean {
  if (!setup.pages.includes(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  if (method !== 'OPTIONS') return false;
  response.setHeader('access-control-allow-methods', 'PUT, GET');
  response.setHeader('access-control-allow-headers', 'content-type, x-amz-checksum-sha256');
  response.writeHead(200).end();
  return true;
}
createServer((request, response) => {
  const { method = 'GET', url = '', headers } = request;
  if (answeredPage(request, response)) return;
  const uploadId = new URLSearchParams(url.split('?', 2)[1]).get('uploadId');
  const isLink = url.includes('X-Amz-Signature=');
  // The engine accepts unsigned requests; the template's buckets admit no one.
  if (!isLink && headers.authorization === undefined) refuse(response, 'AccessDenied', 'Access Denied');
  else if (isLink && !isSigned({ method, url, headers }, secret))
    refuse(response, 'SignatureDoesNotMatch', 'The request signature we calculated does not match the signature you provided.');
  else if (isLink && !mayFollow(method, url)) refuse(response, 'AccessDenied', 'Access Denied');
  else if (method === 'DELETE' && uploadId !== null) abortUpload(url, uploadId, response);
  else if (method === 'PUT' && isLink && headers[checksum] !== undefined) void serveChecked(request, response);
  else serve(request, response);
}).listen(setup.port, '127.0.0.1', () => parentPort?.postMessage('ready', []));
