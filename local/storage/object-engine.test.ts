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
  const workerData: ObjectEngineSetup = {
    port,
    directory,
    buckets: ['exports'],
    stored: { partitionKeys: {}, encryptionKeys: {} },
    roles: { READER: { statements: [reads], principalArn: '' }, WRITER: { statements: [], principalArn: '' } },
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

test('a link does what its signer may, and is heard of', async () => {
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

test('an upload that is ended leaves no part, and is not there to be ended again', async () => {
  const client = as('WRITER');
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
  await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber: 1, Body: 'part' }));
  const uploads = (): string[] => readdirSync(join(directory, 'exports', '._S3rver_uploads'));
  expect(uploads()).toEqual([UploadId]);
  await client.send(new AbortMultipartUploadCommand({ ...object, UploadId }));
  expect(uploads()).toEqual([]);
  await expect(client.send(new AbortMultipartUploadCommand({ ...object, UploadId }))).rejects.toMatchObject({ name: 'NoSuchUpload' });
});
