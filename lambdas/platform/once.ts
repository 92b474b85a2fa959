import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type TransactItem, getItem } from './dynamodb.ts';
import { Refusal } from './refusal.ts';

/**
 * A mutation with an x-request-id happens once: the id is an item of the mutation's own transaction, so both exist or neither. For 24
 * hours, the item holds the record's id and a fingerprint of the request, but no contents.
 */
export interface Once {
  /** The item of the request's id; empty if the caller sent none. */
  readonly items: readonly TransactItem[];
  /**
   * The id of the record that an earlier request with this x-request-id wrote, if any. Throws REQUEST_ID_REUSED if that request differed.
   */
  readonly earlier: () => Promise<string | undefined>;
}

const keptSeconds = 24 * 3600;
const Remembered = z.object({ recordId: z.string(), fingerprint: z.string(), expiresAtEpochSeconds: z.number() });

export function once(options: {
  tableName: string;
  callerId: string;
  requestKey: string | undefined;
  /** Everything that identifies the request's contents. */
  asked: unknown;
  recordId: string;
  now: Date;
}): Once {
  const { tableName, callerId, requestKey, recordId, now } = options;
  if (requestKey === undefined) return { items: [], earlier: async () => undefined };
  const key = { pk: `REQUEST#${callerId}#${requestKey}`, sk: 'REQUEST' };
  const fingerprint = createHash('sha256')
    .update(`${requestKey}\n${JSON.stringify(options.asked)}`)
    .digest('base64url');
  const nowEpochSeconds = Math.floor(now.getTime() / 1000);
  return {
    items: [
      {
        Put: {
          TableName: tableName,
          Item: { ...key, recordId, fingerprint, expiresAtEpochSeconds: nowEpochSeconds + keptSeconds },
          // DynamoDB may take days to remove expired items.
          ConditionExpression: 'attribute_not_exists(pk) OR expiresAtEpochSeconds < :now',
          ExpressionAttributeValues: { ':now': nowEpochSeconds },
        },
      },
    ],
    earlier: async () => {
      const item = await getItem(tableName, key);
      if (item === undefined) return undefined;
      const remembered = z.parse(Remembered, item);
      if (remembered.expiresAtEpochSeconds < nowEpochSeconds) return undefined;
      if (remembered.fingerprint !== fingerprint) throw new Refusal('REQUEST_ID_REUSED');
      return remembered.recordId;
    },
  };
}
