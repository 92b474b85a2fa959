import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptFor } from '#contract/base/kept-for.ts';
import { severityLevels } from '#contract/symptom-check/disposition.ts';
import type { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { dynamodb, getItem } from '#platform/dynamodb.ts';
import { isFinding } from './facts/facts.ts';
import { knowledgeVersion } from '#vocabulary';
import type { ModelReading } from './read/model.ts';

/**
 * What a model read in a description, for the same description sent again: a call costs money. Stored as long as a session and deleted with
 * it, under a digest of what the model was told, and without its words: `present` holds where each finding's quote begins and ends.
 */
const Earlier = z.object({
  present: z.record(z.string(), z.tuple([z.int(), z.int()])),
  absent: z.array(z.string()),
  opinion: z.optional(z.enum(severityLevels)),
  expiresAtEpochSeconds: z.number(),
});

const keyOf = ({ symptoms }: SymptomCheckRequest) => ({
  sessionId: `READ#${createHash('sha256')
    .update(JSON.stringify([knowledgeVersion, symptoms]))
    .digest('base64url')}`,
});

/** What a model read in the same description before; undefined if none did. */
export async function readEarlier(tableName: string, request: SymptomCheckRequest, now: Date): Promise<ModelReading | undefined> {
  const { data } = Earlier.safeParse(await getItem(tableName, keyOf(request)));
  if (data === undefined || data.expiresAtEpochSeconds <= now.getTime() / 1000) return undefined;
  const { description } = request.symptoms;
  return {
    present: new Map(Object.entries(data.present).flatMap(([id, stretch]) => (isFinding(id) ? [[id, description.slice(...stretch)]] : []))),
    absent: new Set(data.absent.filter(isFinding)),
    opinion: data.opinion,
  };
}

/** Keeps what a model read. */
export async function keepReading(
  tableName: string,
  request: SymptomCheckRequest,
  { present, absent, opinion }: ModelReading,
  now: Date,
): Promise<void> {
  const { description } = request.symptoms;
  const stretchOf = (quote: string): [number, number] => {
    const from = description.indexOf(quote);
    return [from, from + quote.length];
  };
  await dynamodb.send(
    new PutCommand({
      TableName: tableName,
      Item: {
        ...keyOf(request),
        present: Object.fromEntries(Array.from(present, ([id, quote]) => [id, stretchOf(quote)])),
        absent: [...absent],
        ...(opinion !== undefined && { opinion }),
        expiresAtEpochSeconds: Math.floor(now.getTime() / 1000) + keptFor.symptomCheckHours * 3600,
      },
    }),
  );
}

/** Deletes what a model read in a description, with the session of whoever sent it. */
export async function forgetReading(tableName: string, request: SymptomCheckRequest): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: keyOf(request) }));
}
