import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LinkRight, ObjectEngineSetup } from './object-engine.ts';
import { freePort } from '../lib/ports.ts';

const directory = mkdtempSync(join(tmpdir(), 'afiya-objects-'));
const object = { Bucket: 'exports', Key: 'a.csv' };
const heard: LinkRight[] = [];
let port = 0;
let thread: Worker;
beforeAll(async () => {
  port = await freePort();
  const reads = { effect: 'Allow', actions: ['s3:GetObject'], resources: ['arn:aws:s3:::exports/*'] } as const;
  const puts = { effect: 'Allow', actions: ['s3:PutObject'], resources: ['arn:aws:s3:::exports/*'] } as const;
  const workerData: ObjectEngineSetup = {
    port,
    directory,
    buckets: ['exports'],
    pages: [],
    stored: { partitionKeys: {}, keys: {}, encryptionKeys: {} },
    roles: {
      READER: { statements: [reads], principalArn: '' },
      WRITER: { statements: [], principalArn: '' },
      PUTTER: { statements: [puts], principalArn: '' },
    },
  };
  thread = new Worker(new URL('./object-engine.ts', import.meta.url), { workerData });
  await new Promise((done) => thread.once('message', done));
  thread.on('message', (right: LinkRight) => heard.push(right));
});
afterAll(async () => {
  await thread.terminate();
  rmSync(directory, { recursive: true });
});
const as = (accessKeyId: string) =>
  new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-south-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey: 'local' },
  });

test("a link has its signer's rights, and its use is recorded", async () => {
  await as('WRITER').send(new PutObjectCommand({ ...object, Body: 'x' }));
  const follow = async (signer: string) => (await fetch(await getSignedUrl(as(signer), new GetObjectCommand(object)))).status;
  expect([await follow('READER'), await follow('WRITER')]).toEqual([200, 403]);
  const right = { action: 's3:GetObject', resource: 'arn:aws:s3:::exports/a.csv' };
  await expect
    .poll(() => heard)
    .toEqual([
      { accessKey: 'READER', ...right, decision: 'allowed' },
      { accessKey: 'WRITER', ...right, decision: 'implicitDeny' },
    ]);
});

test('a link fixes the headers that its signer named, and the hash of the upload', async () => {
  const key = 'fixed.txt';
  const hash = createHash('sha256').update('right').digest('base64');
  const command = new PutObjectCommand({ Bucket: 'exports', Key: key, ContentType: 'text/plain', ContentLength: 5, ChecksumSHA256: hash });
  const url = await getSignedUrl(as('PUTTER'), command, {
    signableHeaders: new Set(['host', 'content-type', 'content-length', 'x-amz-checksum-sha256']),
    unhoistableHeaders: new Set(['x-amz-checksum-sha256']),
  });
  const put = async (body: string, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'PUT', body, headers: { 'content-type': 'text/plain', 'x-amz-checksum-sha256': hash, ...headers } });
  expect((await put('too long')).status).toBe(403);
  expect((await put('right', { 'content-type': 'text/html' })).status).toBe(403);
  expect((await put('right', { 'x-amz-checksum-sha256': createHash('sha256').update('wrong').digest('base64') })).status).toBe(403);
  const wrong = await put('wrong');
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('<Code>BadDigest</Code>')]);
  expect((await put('right')).status).toBe(200);
  const { Body: body } = await as('WRITER').send(new GetObjectCommand({ Bucket: 'exports', Key: key }));
  expect(await body?.transformToString()).toBe('right');
});

test('an aborted upload leaves no part, and cannot be aborted again', async () => {
  const client = as('WRITER');
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
  await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber: 1, Body: 'part' }));
  const uploads = (): string[] => readdirSync(join(directory, 'exports', '._S3rver_uploads'));
  expect(uploads()).toEqual([UploadId]);
  await client.send(new AbortMultipartUploadCommand({ ...object, UploadId }));
  expect(uploads()).toEqual([]);
  await expect(client.send(new AbortMultipartUploadCommand({ ...object, UploadId }))).rejects.toMatchObject({ name: 'NoSuchUpload' });
});
