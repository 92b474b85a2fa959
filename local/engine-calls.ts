import * as z from 'zod/mini';
import { accountId, region } from './template.ts';

export type EngineService = 'dynamodb' | 's3' | 'cognito-idp' | 'bedrock' | 'lambda';
export interface EngineCall {
  readonly method: string;
  readonly path: string;
  /** The x-amz-target header; empty where the protocol has none. */
  readonly target: string;
  readonly body: string;
}
export interface Right {
  readonly action: string;
  readonly resource: string;
}

const Table = z.looseObject({ TableName: z.string(), IndexName: z.optional(z.string()) });
const TransactItems = z.looseObject({ TransactItems: z.array(z.record(z.string(), z.looseObject({ TableName: z.string() }))) });
const RequestItems = z.looseObject({ RequestItems: z.record(z.string(), z.unknown()) });
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

const dynamodbRights = (operation: string, body: unknown): readonly Right[] => {
  switch (operation) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return TransactItems.parse(body).TransactItems.flatMap((item) =>
        Object.entries(item).map(([kind, { TableName }]) => ({
          action: `dynamodb:${transactAction[kind] ?? kind}`,
          resource: tableArn(TableName),
        })),
      );
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.keys(RequestItems.parse(body).RequestItems).map((table) => ({
        action: `dynamodb:${operation}`,
        resource: tableArn(table),
      }));
    case 'ListTables':
    case 'ExecuteStatement':
    case 'BatchExecuteStatement':
    case 'ExecuteTransaction':
      return [{ action: `dynamodb:${operation}`, resource: '*' }];
    default: {
      const { TableName, IndexName } = Table.parse(body);
      const resource = IndexName === undefined ? tableArn(TableName) : `${tableArn(TableName)}/index/${IndexName}`;
      return [{ action: `dynamodb:${operation}`, resource }];
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

/** `POST /model/{id}/converse`; a guardrail of the call needs a right of its own. */
const bedrockRights = ({ path, body }: EngineCall): readonly Right[] => {
  const model = decodeURIComponent(path.split('/')[2] ?? '');
  const guardrail = Guarded.safeParse(JSON.parse(body)).data?.guardrailConfig?.guardrailIdentifier;
  const own = `arn:aws:bedrock:${region}`;
  const resource = /^(apac|global|in|us|eu)\./.test(model)
    ? `${own}:${accountId}:inference-profile/${model}`
    : `${own}::foundation-model/${model}`;
  return [
    { action: 'bedrock:InvokeModel', resource },
    ...(guardrail === undefined ? [] : [{ action: 'bedrock:ApplyGuardrail', resource: `${own}:${accountId}:guardrail/${guardrail}` }]),
  ];
};

/** `POST /2015-03-31/functions/{name}/invocations` */
const lambdaRights = ({ path }: EngineCall): readonly Right[] => {
  const name = decodeURIComponent(path.split('/')[3] ?? '');
  const resource = name.startsWith('arn:') ? name : `arn:aws:lambda:${region}:${accountId}:function:${name}`;
  return [{ action: 'lambda:InvokeFunction', resource }];
};

/** The calls of the user-pool API that AWS checks against a role; the others are open to every client. */
const administration = /^(Admin|List|Create|Describe|Update(Group|UserPool|IdentityProvider)|Delete(Group|UserPool))/;

/**
 * The rights that a call to an engine needs on AWS, none where anybody may call.
 * @throws on a body that is not a call of the operation
 */
export const neededRights = (service: EngineService, call: EngineCall): readonly Right[] => {
  if (service === 's3') return s3Rights(call);
  if (service === 'bedrock') return bedrockRights(call);
  if (service === 'lambda') return lambdaRights(call);
  const operation = call.target.slice(call.target.indexOf('.') + 1);
  if (service === 'dynamodb') return dynamodbRights(operation, JSON.parse(call.body));
  if (!administration.test(operation)) return [];
  const resource = `arn:aws:cognito-idp:${region}:${accountId}:userpool/${Pool.parse(JSON.parse(call.body)).UserPoolId}`;
  return [{ action: `cognito-idp:${operation}`, resource }];
};
