import * as z from 'zod/mini';
import { addressIn } from '../lib/mails.ts';
import type { CallContext } from './iam.ts';
import { accountId, region } from '../template/template.ts';

export type EngineService = 'dynamodb' | 's3' | 'cognito-idp' | 'bedrock' | 'lambda' | 'ses';
export interface EngineCall {
  readonly method: string;
  readonly path: string;
  /** The x-amz-target header; empty if the protocol has none. */
  readonly target: string;
  readonly body: string;
}
export interface Right {
  readonly action: string;
  readonly resource: string;
  /** Condition keys of this call: the partition keys that it names, and the service on whose behalf a key is used. */
  readonly context?: CallContext;
}
/** The template's data stores, by ARN. */
export interface Stored {
  /** The partition key's name for each table and index. */
  readonly partitionKeys: Readonly<Record<string, string>>;
  /** The key attributes of each table and its indexes, by the table's name. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** The customer-managed key that encrypts a table or a bucket. */
  readonly encryptionKeys: Readonly<Record<string, string>>;
}

// Inspect items only if a policy needs their keys: every call of every function passes here.
const Attributes = z.record(z.string(), z.record(z.string(), z.unknown()));
const Keyed = z.looseObject({ TableName: z.string(), Key: z.optional(z.unknown()), Item: z.optional(z.unknown()) });
const Table = z.looseObject({
  ...Keyed.shape,
  IndexName: z.optional(z.string()),
  KeyConditionExpression: z.optional(z.string()),
  ExpressionAttributeNames: z.optional(z.record(z.string(), z.string())),
  ExpressionAttributeValues: z.optional(z.unknown()),
});
const TransactItems = z.looseObject({ TransactItems: z.array(z.record(z.string(), Keyed)) });
const RequestItems = z.looseObject({ RequestItems: z.record(z.string(), z.unknown()) });
const Batch = z.union([
  z.looseObject({ Keys: z.array(z.unknown()) }),
  z.array(
    z.looseObject({
      PutRequest: z.optional(z.looseObject({ Item: z.unknown() })),
      DeleteRequest: z.optional(z.looseObject({ Key: z.unknown() })),
    }),
  ),
]);
const Pool = z.looseObject({ UserPoolId: z.string() });
const Guarded = z.looseObject({ guardrailConfig: z.optional(z.looseObject({ guardrailIdentifier: z.optional(z.string()) })) });

const transactAction: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};
const tableArn = (name: string): string => (name.startsWith('arn:') ? name : `arn:aws:dynamodb:${region}:${accountId}:table/${name}`);

/** An attribute's value; text and numbers both as text. */
const valueOf = (attributes: unknown, name: string): readonly string[] =>
  Object.values(Attributes.safeParse(attributes).data?.[name] ?? {}).filter((value) => typeof value === 'string');

/** The partition-key value in a query's key condition. */
const queriedKey = (
  { KeyConditionExpression = '', ExpressionAttributeNames = {}, ExpressionAttributeValues }: z.output<typeof Table>,
  key: string,
): readonly string[] =>
  [...KeyConditionExpression.matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g)]
    .filter(([, name = '']) => (ExpressionAttributeNames[name] ?? name) === key)
    .flatMap(([, , value = '']) => valueOf(ExpressionAttributeValues, value));

const dynamodbRights = (operation: string, body: unknown, { partitionKeys }: Stored): readonly Right[] => {
  const right = (action: string, resource: string, keysOf: (partitionKey: string) => readonly string[]): Right => {
    const partitionKey = partitionKeys[resource];
    const leadingKeys = partitionKey === undefined ? [] : keysOf(partitionKey);
    return { action: `dynamodb:${action}`, resource, ...(leadingKeys.length > 0 && { context: { 'dynamodb:leadingkeys': leadingKeys } }) };
  };
  switch (operation) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return TransactItems.parse(body).TransactItems.flatMap((item) =>
        Object.entries(item).map(([kind, { TableName, Key, Item }]) =>
          right(transactAction[kind] ?? kind, tableArn(TableName), (key) => valueOf(Key ?? Item, key)),
        ),
      );
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.entries(RequestItems.parse(body).RequestItems).map(([table, asked]) => {
        const items = (): readonly unknown[] => {
          const batch = Batch.parse(asked);
          return 'Keys' in batch ? batch.Keys : batch.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key);
        };
        return right(operation, tableArn(table), (key) => items().flatMap((item) => valueOf(item, key)));
      });
    case 'ListTables':
    case 'ExecuteStatement':
    case 'BatchExecuteStatement':
    case 'ExecuteTransaction':
      return [{ action: `dynamodb:${operation}`, resource: '*' }];
    default: {
      const call = Table.parse(body);
      const { TableName, IndexName, Key, Item } = call;
      const resource = IndexName === undefined ? tableArn(TableName) : `${tableArn(TableName)}/index/${IndexName}`;
      return [right(operation, resource, (key) => (operation === 'Query' ? queriedKey(call, key) : valueOf(Key ?? Item, key)))];
    }
  }
};

const s3Verbs: Readonly<Record<string, string>> = { GET: 'Get', HEAD: 'Get', PUT: 'Put', POST: 'Put', DELETE: 'Delete' };
const s3Rights = ({ method, path }: EngineCall): readonly Right[] => {
  const [pathname = '', query = ''] = path.split('?', 2);
  const parameters = new URLSearchParams(query);
  const [bucket = '', ...key] = pathname.slice(1).split('/').map(decodeURIComponent);
  const object = key.join('/');
  if (object === '') return [{ action: method === 'PUT' ? 's3:CreateBucket' : 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` }];
  const upload = parameters.has('uploadId');
  const action =
    upload && method === 'DELETE'
      ? 'AbortMultipartUpload'
      : upload && method === 'GET'
        ? 'ListMultipartUploadParts'
        : `${s3Verbs[method] ?? method}Object`;
  return [{ action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}/${object}` }];
};

/** Regions to which an inference profile may send a request; for checking rights, its own and one other are enough. */
const routedTo: Readonly<Record<string, readonly string[]>> = {
  in: [region, 'ap-south-2'],
  apac: [region, 'ap-northeast-1'],
  // Also requested without a region.
  global: [region, ''],
};

/**
 * `POST /model/{id}/converse`: a profile needs its own right, and rights to its model in every region that it may route to, conditioned on
 * the profile. A guardrail needs its own right. `GET /foundation-models/{id}`: about one model.
 */
const bedrockRights = ({ method, path, body }: EngineCall): readonly Right[] => {
  const model = decodeURIComponent(path.split('/')[2] ?? '');
  const foundation = (at: string, name: string): string => `arn:aws:bedrock:${at}::foundation-model/${name}`;
  if (method === 'GET') return [{ action: 'bedrock:GetFoundationModel', resource: foundation(region, model) }];
  const own = `arn:aws:bedrock:${region}:${accountId}`;
  const guardrail = Guarded.safeParse(JSON.parse(body)).data?.guardrailConfig?.guardrailIdentifier;
  const [, geography = '', routed = ''] = /^([a-z]+)\.(.+)$/.exec(model) ?? [];
  const profile = `${own}:inference-profile/${model}`;
  const action = 'bedrock:InvokeModel';
  const context = { 'bedrock:inferenceprofilearn': [profile] };
  const destinations = routedTo[geography];
  return [
    ...(destinations === undefined
      ? [{ action, resource: foundation(region, model) }]
      : [{ action, resource: profile }, ...destinations.map((at) => ({ action, resource: foundation(at, routed), context }))]),
    ...(guardrail === undefined ? [] : [{ action: 'bedrock:ApplyGuardrail', resource: `${own}:guardrail/${guardrail}` }]),
  ];
};

/** `POST /2015-03-31/functions/{name}/invocations` */
const lambdaRights = ({ path }: EngineCall): readonly Right[] => {
  const name = decodeURIComponent(path.split('/')[3] ?? '');
  const resource = name.startsWith('arn:') ? name : `arn:aws:lambda:${region}:${accountId}:function:${name}`;
  return [{ action: 'lambda:InvokeFunction', resource }];
};

const Email = z.looseObject({ FromEmailAddress: z.string() });
/** `POST /v2/email/outbound-emails`: a right on the sending identity, which is always its address here. */
const sesRights = ({ body }: EngineCall): readonly Right[] => {
  const from = addressIn(Email.parse(JSON.parse(body)).FromEmailAddress);
  const resource = `arn:aws:ses:${region}:${accountId}:identity/${from}`;
  return [{ action: 'ses:SendEmail', resource, context: { 'ses:fromaddress': [from] } }];
};

/** User-pool calls that AWS checks against a role; every client may make the other calls. */
const administration = /^(Admin|List|Create|Describe|Update(Group|UserPool|IdentityProvider)|Delete(Group|UserPool))/;

const ownRights = (service: EngineService, call: EngineCall, stored: Stored): readonly Right[] => {
  if (service === 's3') return s3Rights(call);
  if (service === 'bedrock') return bedrockRights(call);
  if (service === 'lambda') return lambdaRights(call);
  if (service === 'ses') return sesRights(call);
  const operation = call.target.slice(call.target.indexOf('.') + 1);
  if (service === 'dynamodb') return dynamodbRights(operation, JSON.parse(call.body), stored);
  if (!administration.test(operation)) return [];
  const resource = `arn:aws:cognito-idp:${region}:${accountId}:userpool/${Pool.parse(JSON.parse(call.body)).UserPoolId}`;
  return [{ action: `cognito-idp:${operation}`, resource }];
};

/**
 * The rights to a customer-managed key that DynamoDB and S3 need in the caller's name. DynamoDB decrypts with the table's key. S3 generates
 * a key for each write, and decrypts for each read and for assembling the parts of an upload.
 */
const keyRights = (service: 'dynamodb' | 's3', { action, resource }: Right, { encryptionKeys }: Stored): readonly Right[] => {
  const key = encryptionKeys[service === 'dynamodb' ? (resource.split('/index/')[0] ?? '') : (resource.split('/')[0] ?? '')];
  const actions: Readonly<Record<string, readonly string[]>> = {
    's3:GetObject': ['Decrypt'],
    's3:PutObject': ['GenerateDataKey', 'Decrypt'],
  };
  const asked = service === 'dynamodb' ? ['Decrypt'] : (actions[action] ?? []);
  const context = { 'kms:viaservice': [`${service}.${region}.amazonaws.com`] };
  return key === undefined ? [] : asked.map((name) => ({ action: `kms:${name}`, resource: key, context }));
};

/**
 * The rights that an engine call needs on AWS; empty if anyone may make it.
 * @throws if the body does not fit the operation
 */
export const neededRights = (
  service: EngineService,
  call: EngineCall,
  stored: Stored = { partitionKeys: {}, keys: {}, encryptionKeys: {} },
): readonly Right[] => {
  const own = ownRights(service, call, stored);
  return service === 'dynamodb' || service === 's3' ? [...own, ...own.flatMap((right) => keyRights(service, right, stored))] : own;
};
