import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand as QueryItemsCommand,
  type ServiceOutputTypes as ClientOutputTypes,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { AwsJson1_0Protocol } from '@aws-sdk/core/protocols';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type ServiceInputTypes,
  type ServiceOutputTypes,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { SmithyResolvedConfiguration } from '@smithy/core/client';
import { type HttpHandlerOptions, HttpRequest, type HttpResponse } from '@smithy/core/protocols';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Command } from '@smithy/types';
import * as z from 'zod/mini';
import { type Attributes, plainItem } from './attributes.ts';
import { answeredWithin } from './connections.ts';
import { currentStanding } from './standing.ts';
import { currentUsage } from './usage.ts';

/**
 * The client of the tables. The SDK's way from a command to a request (some ten middlewares, the rules of endpoints, a walk over the
 * schema of each value) takes four fifths of a small call, so each call first takes a short way: the SDK's own signature and connections,
 * and plain JSON. The SDK's way gets every answer that is no success, as if it had asked itself: it knows errors, clocks and retries
 * (docs/adr/0072).
 */

type Handled = Promise<{ response: HttpResponse }>;

/** The answer with which the SDK's way begins, in place of a request. */
const first = new AsyncLocalStorage<{ answer: Handled | undefined }>();

/** Where the SDK sends its requests: known after the first. */
let endpoint: Pick<HttpRequest, 'protocol' | 'hostname' | 'port' | 'path'> | undefined;

class Handler extends NodeHttpHandler {
  override handle(...[request, options]: Parameters<NodeHttpHandler['handle']>): Handled {
    endpoint ??= request;
    const begun = first.getStore();
    const answer = begun?.answer;
    if (begun !== undefined) begun.answer = undefined;
    return answer ?? super.handle(request, options);
  }
}

/**
 * DynamoDB's protocol with answers parsed as plain JSON, because the SDK's schema walk over each attribute takes most of the time of a
 * large read. Binary values stay base64 text; we store none.
 */
class PlainAnswers extends AwsJson1_0Protocol {
  override async deserializeResponse<Output extends Pick<ClientOutputTypes, '$metadata'>>(
    ...[operation, context, response]: Parameters<AwsJson1_0Protocol['deserializeResponse']>
  ): Promise<Output> {
    if (this.isErrorResponse(response.statusCode)) return super.deserializeResponse<Output>(operation, context, response);
    return Object.assign(JSON.parse(await text(response.body)), { $metadata: this.deserializeMetadata(response) });
  }
}

const answersMs = 8000;
const handler = new Handler(answeredWithin(answersMs));
const client = new DynamoDBClient({ maxAttempts: 4, protocol: PlainAnswers, requestHandler: handler });
// DynamoDB rejects a single-item write that conflicts with a transaction. The SDK does not retry that error by default.
client.middlewareStack.add(
  (next) => async (args) => {
    try {
      return await next(args);
    } catch (error) {
      throw error instanceof TransactionConflictException ? Object.assign(error, { $retryable: { throttling: false } }) : error;
    }
  },
  { step: 'finalizeRequest', priority: 'low', name: 'retryConflicts' },
);

const { config } = client;
const signer = new SignatureV4({ credentials: config.credentials, region: config.region, service: 'dynamodb', sha256: config.sha256 });

interface Operation {
  readonly name: string;
  readonly isRead: boolean;
  /** Whether the command has plain values, which DynamoDB knows as attributes. */
  readonly isPlain: boolean;
}
const operation = (name: string, isPlain: boolean): Operation => ({ name, isRead: /Get|Query/.test(name), isPlain });
const operations = new Map<unknown, Operation>([
  [GetCommand, operation('GetItem', true)],
  [QueryCommand, operation('Query', true)],
  [PutCommand, operation('PutItem', true)],
  [UpdateCommand, operation('UpdateItem', true)],
  [DeleteCommand, operation('DeleteItem', true)],
  [TransactWriteCommand, operation('TransactWriteItems', true)],
  [GetItemCommand, operation('GetItem', false)],
  [QueryItemsCommand, operation('Query', false)],
  [BatchGetItemCommand, operation('BatchGetItem', false)],
  [BatchWriteItemCommand, operation('BatchWriteItem', false)],
]);

const marshallOptions = { removeUndefinedValues: true };
const withPlainValues = new Set(['Item', 'Key', 'ExclusiveStartKey', 'ExpressionAttributeValues']);
const changed = (of: object, change: (name: string, value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(of).flatMap(([name, value]) => (value === undefined ? [] : [[name, change(name, value)]])));
/** A request's values as attributes; also those of a transaction's items. */
const marshalled = (input: object): object =>
  changed(input, (name, value) => {
    if (withPlainValues.has(name)) return marshall(value, marshallOptions);
    if (name !== 'TransactItems' || !Array.isArray(value)) return value;
    return value.map((item: object) => changed(item, (_, action) => marshalled(Object(action))));
  });

interface Answer {
  Item?: Attributes;
  Items?: readonly Attributes[];
  Attributes?: Attributes;
  LastEvaluatedKey?: Attributes;
}
const plainAnswer = ({ Item, Items, Attributes: returned, LastEvaluatedKey: last, ...answer }: Answer) => ({
  ...answer,
  ...(Item && { Item: plainItem(Item) }),
  ...(Items && { Items: Items.map(plainItem) }),
  ...(returned && { Attributes: plainItem(returned) }),
  ...(last && { LastEvaluatedKey: plainItem(last) }),
});

const Consumed = z.looseObject({ CapacityUnits: z.optional(z.number()) });
const Counted = z.looseObject({ ConsumedCapacity: z.optional(z.union([z.array(Consumed), Consumed])) });
const unitsOf = (output: unknown): number =>
  [Counted.safeParse(output).data?.ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits: units = 0 }) => sum + units, 0);

type Sent<Input extends ServiceInputTypes, Output extends ServiceOutputTypes> = Command<
  ServiceInputTypes,
  Input,
  ServiceOutputTypes,
  Output,
  SmithyResolvedConfiguration<HttpHandlerOptions>
>;
type Callback<Output> = (error: unknown, data?: Output) => void;

class TablesClient extends DynamoDBDocumentClient {
  constructor() {
    // A copy, because the SDK adds options of its own.
    super(client, { marshallOptions: { ...marshallOptions } });
  }

  override send<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
    command: Sent<Input, Output>,
    options?: HttpHandlerOptions,
  ): Promise<Output>;
  override send<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
    command: Sent<Input, Output>,
    callback: Callback<Output>,
  ): void;
  override send<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
    command: Sent<Input, Output>,
    options: HttpHandlerOptions,
    callback: Callback<Output>,
  ): void;
  override async send(
    command: Sent<ServiceInputTypes, ServiceOutputTypes>,
    options: HttpHandlerOptions | Callback<never> = {},
  ): Promise<unknown> {
    if (typeof options === 'function') throw new Error('The client of the tables answers with promises');
    const known = operations.get(command.constructor);
    if (known === undefined) throw new Error('The client of the tables does not know this command');
    const standing = currentStanding()?.();
    if (!known.isRead) await standing;
    const counted = currentUsage();
    const roundTrips = (counted?.roundTrips ?? 0) + 1;
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    try {
      const output = await this.#answered(known, command, options);
      if (counted !== undefined) counted[known.isRead ? 'readUnits' : 'writeUnits'] += unitsOf(output);
      return output;
    } finally {
      if (counted !== undefined) counted.roundTrips = Math.max(counted.roundTrips, roundTrips);
    }
  }

  /** The short way's answer, or the SDK's. */
  async #answered(known: Operation, command: Sent<ServiceInputTypes, ServiceOutputTypes>, options: HttpHandlerOptions): Promise<unknown> {
    if (endpoint === undefined) return super.send(command, options);
    // A body that breaks off is a failed attempt too.
    const answer = short(known, command.input, endpoint, options).then(async ({ response }) => ({
      response,
      ...(response.statusCode === 200 && { output: JSON.parse(await text(response.body)) }),
    }));
    const { output } = await answer.catch(() => ({ output: undefined }));
    if (output === undefined) return first.run({ answer }, () => super.send(command, options));
    return known.isPlain ? plainAnswer(output) : output;
  }
}

async function short(
  { name, isPlain }: Operation,
  input: ServiceInputTypes,
  { protocol, hostname, port, path }: NonNullable<typeof endpoint>,
  options: HttpHandlerOptions,
): Handled {
  const body = JSON.stringify(isPlain ? marshalled(input) : input);
  const headers = {
    host: port === undefined ? hostname : `${hostname}:${port}`,
    'content-type': 'application/x-amz-json-1.0',
    'content-length': String(Buffer.byteLength(body)),
    'x-amz-target': `DynamoDB_20120810.${name}`,
  };
  const request = new HttpRequest({ method: 'POST', protocol, hostname, path, headers, body, ...(port !== undefined && { port }) });
  const signed = await signer.sign(request, { signingDate: new Date(Date.now() + config.systemClockOffset) });
  return handler.handle(new HttpRequest(signed), options);
}

/** One client per function keeps connections between requests. */
export const dynamodb = new TablesClient();
