import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { cursorRefused } from '#contract/base/cursor.ts';
import { conditionally, dynamodb, getItem } from './dynamodb.ts';
import { environment } from './environment.ts';
import { wrongField } from './refusal.ts';

const env = environment({ CLINICAL_TABLE_NAME: true });

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const Key = z.object({ key: z.base64url() });

/** The partition of the cursor keys. Some roles may write only these items of the table (contract/deployment/functions.ts). */
const keysPartition = 'CURSOR-KEYS';

/**
 * Cursors of one list, sealed (AES-256-GCM) so that clients can neither read the name at which a page ends nor forge a position. The key is
 * an item of the table, created on first use and read once per function process. Deleting it only invalidates old cursors.
 */
export function cursorsOf<S extends z.ZodMiniType>(list: string, content: S) {
  const at = { TableName: env.CLINICAL_TABLE_NAME, Key: { pk: keysPartition, sk: list } };
  let known: Promise<Buffer> | undefined;

  const stored = async (): Promise<Buffer | undefined> => {
    const item = await getItem(at.TableName, at.Key);
    return item === undefined ? undefined : Buffer.from(z.parse(Key, item).key, 'base64url');
  };
  const made = async (): Promise<Buffer | undefined> => {
    const key = randomBytes(keyBytes);
    const put = new PutCommand({
      TableName: at.TableName,
      Item: { ...at.Key, key: key.toString('base64url') },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    return (await conditionally(dynamodb.send(put))) === undefined ? stored() : key;
  };
  const theKey = async (): Promise<Buffer> => {
    const key = (await stored()) ?? (await made());
    if (key === undefined) throw new Error('The key of cursors was removed while it was read');
    return key;
  };
  const key = (): Promise<Buffer> => {
    known ??= theKey().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return {
    seal: async (place: z.input<S>): Promise<string> => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', await key(), nonce).setAAD(Buffer.from(list));
      const text = Buffer.concat([cipher.update(JSON.stringify(place), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },

    /** Opens a cursor. Throws a refusal of the field `cursor` if this list did not issue it. */
    open: async (cursor: string): Promise<z.output<S>> => {
      const bytes = Buffer.from(cursor, 'base64url');
      const place = bytes.length > nonceBytes + tagBytes ? unsealed(bytes, await key(), list) : undefined;
      const { data } = z.safeParse(content, place);
      if (data === undefined) throw wrongField('cursor', cursorRefused);
      return data;
    },
  };
}

function unsealed(bytes: Buffer, key: Buffer, list: string): unknown {
  const text = nonceBytes + tagBytes;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(list))
      .setAuthTag(bytes.subarray(nonceBytes, text));
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(text)), decipher.final()]).toString('utf8'));
  } catch {
    return undefined;
  }
}
