import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import * as z from 'zod/mini';
import { LocalCloudError } from '../lib/failure.ts';
import type { LocalFunction } from './functions.ts';
import { evaluator } from '../access/iam.ts';
import { listOf, numberOf, objectOf, region, textOf, type Assembly, type JsonObject } from '../template/template.ts';
import { writeWhole } from '../lib/whole-file.ts';

/** Lambda polls a stream four times a second. */
const pauseMs = 250;
const afterFailureMs = 1000;
const savedEveryMs = 1000;

/** Rights that Lambda needs from a function's role to read a table's stream. */
const asked = (streamArn: string): readonly (readonly [action: string, resource: string])[] => [
  ...['GetRecords', 'GetShardIterator', 'DescribeStream'].map((name) => [`dynamodb:${name}`, streamArn] as const),
  ['dynamodb:ListStreams', '*'],
];

interface Mapping {
  readonly tableName: string;
  readonly streamArn: string;
  readonly function: LocalFunction;
  readonly batchSize: number;
  readonly wanted: (record: StreamRecord) => boolean;
}

/** A test for a Lambda event filter: for each property, its allowed values or nested properties. */
function matcherOf(pattern: unknown): (value: unknown) => boolean {
  if (Array.isArray(pattern)) {
    const allowed = pattern.map((one: unknown) => {
      const prefix = z.object({ prefix: z.string() }).safeParse(one).data?.prefix;
      return (value: unknown) => (prefix === undefined ? one === value : typeof value === 'string' && value.startsWith(prefix));
    });
    return (value) => allowed.some((matches) => matches(value));
  }
  const properties = Object.entries(z.record(z.string(), z.unknown()).parse(pattern)).map(
    ([key, inner]) => [key, matcherOf(inner)] as const,
  );
  return (value) =>
    properties.every(([key, matches]) => matches(typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined));
}

const filterOf = (mapping: JsonObject): Mapping['wanted'] => {
  const filters = listOf(objectOf(mapping['FilterCriteria'])['Filters']).map((filter) =>
    matcherOf(JSON.parse(textOf(objectOf(filter)['Pattern']) ?? '{}')),
  );
  return (record) => filters.length === 0 || filters.some((matches) => matches(record));
};

const mappingsOf = (assembly: Assembly, functions: readonly LocalFunction[]): readonly Mapping[] =>
  assembly.ofType('AWS::Lambda::EventSourceMapping').map(({ logicalId, properties }) => {
    const streamArn = textOf(properties['EventSourceArn']) ?? '';
    const [, tableName] = /:table\/([^/]+)\/stream\//.exec(streamArn) ?? [];
    const name = textOf(properties['FunctionName']) ?? '';
    const found = functions.find((one) => [one.name, one.arn].includes(name));
    if (tableName === undefined || !found)
      throw new LocalCloudError(`The event source ${logicalId} does not join the stream of a table to a function of the template.`);
    const evaluate = evaluator(found.rights.role.statements);
    for (const [action, resource] of asked(streamArn)) {
      const decision = evaluate(action, resource, {});
      found.rights.hear({ action, resource, decision });
      if (decision !== 'allowed')
        throw new LocalCloudError(`The role of ${found.name} lacks ${action}, without which Lambda cannot read ${streamArn}.`);
    }
    return { tableName, streamArn, function: found, batchSize: numberOf(properties['BatchSize']) ?? 100, wanted: filterOf(properties) };
  });

const Positions = z.record(z.string(), z.string());

/**
 * Delivers table streams to the functions that the template maps to them: in order, at least once, retried until accepted, even across
 * restarts. `file` stores the position.
 * @returns a function that stops it
 * @throws LocalCloudError on a source that is not a table's stream, or that the function's role may not read
 */
export const startStreams = (
  assembly: Assembly,
  functions: readonly LocalFunction[],
  endpoint: string,
  file: string,
): (() => Promise<void>) => {
  const mappings = mappingsOf(assembly, functions);
  const options = { endpoint, region, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };
  const database = new DynamoDBClient(options);
  const streams = new DynamoDBStreamsClient(options);
  const positions: Record<string, string> = existsSync(file) ? Positions.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  // The SDK's logger copies every answer for an unused log line.
  for (const { middlewareStack } of [database, streams]) middlewareStack.remove('loggerMiddleware');
  const stopping = new AbortController();
  const pause = (ms: number): Promise<void> => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  // After a crash, up to a second of records is delivered again, as Lambda does.
  let saved = '';
  const save = (): void => {
    const text = JSON.stringify(positions);
    if (text !== saved) writeWhole(file, text);
    saved = text;
  };
  const saving = setInterval(save, savedEveryMs);

  const follow = async (mapping: Mapping, streamArn: string, shardId: string): Promise<void> => {
    const place = `${mapping.function.name} ${streamArn} ${shardId}`;
    const after = positions[place];
    let { ShardIterator: iterator } = await streams.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shardId,
        ...(after === undefined
          ? { ShardIteratorType: 'TRIM_HORIZON' }
          : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }),
      }),
    );
    while (iterator !== undefined && !stopping.signal.aborted) {
      const { Records: records = [], NextShardIterator: next } = await streams.send(
        new GetRecordsCommand({ ShardIterator: iterator, Limit: mapping.batchSize }),
      );
      const wanted = records.filter(mapping.wanted);
      if (wanted.length > 0) {
        await mapping.function.invoke({
          Records: wanted.map((one) => ({ ...one, eventSource: 'aws:dynamodb', eventSourceARN: mapping.streamArn })),
        });
      }
      const last = records.at(-1)?.dynamodb?.SequenceNumber;
      if (last !== undefined) positions[place] = last;
      iterator = next;
      if (records.length === 0) await pause(pauseMs);
    }
  };

  const run = async (mapping: Mapping): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const { Table: table } = await database.send(new DescribeTableCommand({ TableName: mapping.tableName }));
        const streamArn = table?.LatestStreamArn ?? '';
        const { StreamDescription: stream } = await streams.send(new DescribeStreamCommand({ StreamArn: streamArn }));
        await Promise.all((stream?.Shards ?? []).map(({ ShardId: shardId = '' }) => follow(mapping, streamArn, shardId)));
      } catch (error) {
        if (!stopping.signal.aborted) console.error(`The stream of ${mapping.tableName} waits: ${String(error)}`);
      }
      await pause(afterFailureMs);
    }
  };

  const running = Promise.all(mappings.map(run));
  return async () => {
    stopping.abort();
    await running;
    clearInterval(saving);
    save();
    streams.destroy();
    database.destroy();
  };
};
