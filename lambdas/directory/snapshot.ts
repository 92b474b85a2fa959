import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { connections, ofFileMs } from '#platform/connections.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { conditionally, dynamodb, getItem } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { env } from '../clinic/env.ts';
import { namesPartition } from '../clinic/name-changes.ts';
import { type IndexFile, indexRules, openIndexFile } from './index-file.ts';

const { EXPORTS_BUCKET_NAME: Bucket } = environment({ EXPORTS_BUCKET_NAME: true });
const s3 = new S3Client({ requestHandler: connections(ofFileMs) });

/** Where the newest file of the index is, and until when it knows the changes. */
const Pointer = z.object({ rules: z.int(), object: z.string(), bytes: z.int(), madeMs: z.number(), knownMs: z.number() });
type Pointer = z.output<typeof Pointer>;
const pointerKey = { pk: namesPartition, sk: 'FILE' };

/** An index of the register's names, in a file of this function's own. */
export interface HeldIndex {
  readonly file: IndexFile;
  /** When it was made from the list of records, in milliseconds since 1970. */
  readonly madeMs: number;
  /** Every change that was visible at this time is in it. */
  readonly knownMs: number;
  /** The keys of the changes that are in it and may be told again. */
  readonly has: ReadonlySet<string>;
}

/** A folder that no other function, thread or index has. */
const ownFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'names-'));
/** Opens the index in a folder; closing it removes the folder. */
function openIn(folder: string): IndexFile {
  const file = openIndexFile(join(folder, fileName));
  return {
    ...file,
    close: () => {
      file.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
const fileName = 'index.sqlite';

/** An index of nobody. */
export const newIndex = async (): Promise<IndexFile> => openIn(await ownFolder());

const pointer = async (): Promise<Pointer | undefined> => Pointer.safeParse(await getItem(env.CLINICAL_TABLE_NAME, pointerKey)).data;
/** What is known of the newest file without reading it; undefined if there is none by today's rules, or it is missing or cut. */
export async function snapshotKept(): Promise<Pick<HeldIndex, 'madeMs' | 'knownMs'> | undefined> {
  const at = await pointer();
  if (at?.rules !== indexRules) return undefined;
  try {
    const { ContentLength: bytes } = await s3.send(new HeadObjectCommand({ Bucket, Key: at.object }));
    return bytes === at.bytes ? at : undefined;
  } catch (error) {
    log.warn('names-unreadable', errorFacts(error));
    return undefined;
  }
}

/** The newest file, opened; undefined if there is none by today's rules, or it cannot be read. */
export async function loadSnapshot(): Promise<HeldIndex | undefined> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const at = await pointer();
    if (at === undefined || at.rules !== indexRules) return undefined;
    const folder = await ownFolder();
    try {
      const { Body: body } = await s3.send(new GetObjectCommand({ Bucket, Key: at.object }));
      if (!(body instanceof Readable)) throw new Error('no stream');
      await pipeline(body, createGunzip(), createWriteStream(join(folder, fileName)));
      const file = openIn(folder);
      return { file, madeMs: at.madeMs, knownMs: at.knownMs, has: file.told() };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      // The next one may have taken its place meanwhile.
      if (attempt === 1) continue;
      log.warn('names-unreadable', errorFacts(error));
      return undefined;
    }
  }
  return undefined;
}

/** Makes a copy of an index the newest file, and removes the one before: who was deleted is in none for longer. */
export async function storeSnapshot({ file, madeMs, knownMs, has }: HeldIndex): Promise<void> {
  const before = await pointer();
  const object = `names/${randomUUID()}`;
  let bytes: number;
  const folder = await ownFolder();
  const [copy, sent] = [join(folder, fileName), join(folder, 'sent')];
  try {
    file.keepTold(has);
    file.copyTo(copy);
    await pipeline(createReadStream(copy), createGzip({ level: 1 }), createWriteStream(sent));
    const body = await readFile(sent);
    await s3.send(new PutObjectCommand({ Bucket, Key: object, Body: body }));
    bytes = body.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const next: Pointer = { rules: indexRules, object, bytes, madeMs, knownMs };
  const isNewest = await conditionally(
    dynamodb.send(
      new PutCommand({
        TableName: env.CLINICAL_TABLE_NAME,
        Item: { ...pointerKey, ...next },
        ...(before === undefined
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: '#object = :before',
              ExpressionAttributeNames: { '#object': 'object' },
              ExpressionAttributeValues: { ':before': before.object },
            }),
      }),
    ),
  );
  // Of two that run at once, one makes the newest.
  const superfluous = isNewest === undefined ? object : before?.object;
  if (superfluous !== undefined) await s3.send(new DeleteObjectCommand({ Bucket, Key: superfluous }));
}
