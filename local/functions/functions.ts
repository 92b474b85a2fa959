import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { clearTemporaryFolder, temporaryFolder } from './temporary-folder.ts';
import type { EngineService, Stored } from '../access/engine-calls.ts';
import type { Gate } from '../access/engine-gate.ts';
import { LocalCloudError, messageOf } from '../lib/failure.ts';
import { noSender } from '#contract/deployment/environment.ts';
import { localSender } from '../lib/mails.ts';
import { type Statement, statementsOfRole } from '../access/iam.ts';
import { FunctionRights, type AskedRight } from '../access/rights.ts';
import {
  accountId,
  listOf,
  numberOf,
  objectOf,
  region,
  textOf,
  type Assembly,
  type JsonObject,
  type LocalResource,
} from '../template/template.ts';
import { threadFile } from '../lib/thread-file.ts';

/** A function thread's settings. */
export interface WorkerSetup {
  readonly name: string;
  readonly functionArn: string;
  readonly file: string;
  readonly exportName: string;
  readonly memoryMb: string;
  readonly logFile: string;
  readonly gate: Gate;
}
export interface Call {
  readonly id: number;
  readonly event: unknown;
  readonly requestId: string;
  /** The call's deadline, in milliseconds since 1970. */
  readonly deadline: number;
}
/** A thread's message once its function is loaded. */
export type Loaded = 'loaded';
export interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly errorType: string; readonly errorMessage: string };
}

/** An invocation without an answer. `handled` means that the function itself threw. */
export class InvocationError extends Error {
  override readonly name = 'InvocationError';
  readonly kind: 'handled' | 'timeout' | 'crashed';
  readonly errorType: string;
  constructor(kind: InvocationError['kind'], errorType: string, message: string) {
    super(message);
    this.kind = kind;
    this.errorType = errorType;
  }
}

/** One deployed function. */
export interface LocalFunction {
  readonly name: string;
  readonly constructName: string;
  readonly arn: string;
  readonly timeoutMs: number;
  readonly rights: FunctionRights;
  /** Starts the thread, so that the first caller does not wait for it. */
  warm(): void;
  /**
   * Returns the function's answer.
   * @throws InvocationError when it throws, crashes or exceeds its timeout
   */
  invoke(event: unknown, requestId?: string): Promise<unknown>;
  stop(): Promise<void>;
}

export interface BundledFunction extends LocalFunction {
  /** Its bundle in the assembly. */
  readonly file: string;
  /** Serves calls from now on with this bundle; those in progress end with the one that they began with. */
  serve(file: string): void;
}

interface Waiting {
  readonly requestId: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: InvocationError) => void;
  /** Undefined while the thread starts. */
  timer?: NodeJS.Timeout;
}
interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  /** Settles when the function's module is loaded. */
  readonly ready: Promise<unknown>;
}

/** The local address of each running engine. */
export type EngineEndpoints = Readonly<Partial<Record<EngineService, string>>>;
const engineVariables = [
  ['dynamodb', 'AWS_ENDPOINT_URL_DYNAMODB'],
  ['s3', 'AWS_ENDPOINT_URL_S3'],
  ['cognito-idp', 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'],
  ['bedrock', 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME'],
  ['bedrock', 'AWS_ENDPOINT_URL_BEDROCK'],
  ['lambda', 'AWS_ENDPOINT_URL_LAMBDA'],
  ['ses', 'AWS_ENDPOINT_URL_SESV2'],
] as const satisfies readonly (readonly [EngineService, string])[];

const accessKeyOf = (role: string): string =>
  `ASIA${role
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .padEnd(16, '0')
    .slice(-16)}`;

/** Variables that Lambda sets and a template may not. */
const reservedVariable =
  /^(_HANDLER|_X_AMZN_TRACE_ID|AWS_(REGION|DEFAULT_REGION|EXECUTION_ENV|ACCESS_KEY.*|SECRET_.*|SESSION_TOKEN|LAMBDA_.*)|LAMBDA_(TASK_ROOT|RUNTIME_DIR))$/;
const environmentLimitBytes = 4096;

/** @throws LocalCloudError on an environment that Lambda refuses */
const requireEnvironment = (name: string, variables: JsonObject): void => {
  const reserved = Object.keys(variables).find((variable) => reservedVariable.test(variable));
  if (reserved !== undefined) throw new LocalCloudError(`The function ${name} sets ${reserved}, which Lambda keeps for itself.`);
  if (Buffer.byteLength(JSON.stringify(variables)) > environmentLimitBytes)
    throw new LocalCloudError(
      `The environment of the function ${name} is larger than the ${environmentLimitBytes} bytes that Lambda takes.`,
    );
};

/** The bundle of a product function, which is an ES module. CDK's deployment helpers are not ES modules and do not run here. */
const bundleOf = (
  assembly: Assembly,
  { properties }: LocalResource,
): { file: string; directory: string; exportName: string } | undefined => {
  const [module = 'index', exportName = 'handler'] = (textOf(properties['Handler']) ?? 'index.handler').split('.');
  const key = textOf(objectOf(properties['Code'])['S3Key']);
  if (key === undefined || !textOf(properties['Runtime'])?.startsWith('nodejs')) return undefined;
  const directory = assembly.assetPath(key);
  const file = join(directory, `${module}.mjs`);
  return existsSync(file) ? { file, directory, exportName } : undefined;
};

/** The tables' and buckets' properties that the gate needs. */
export const storedOf = (assembly: Assembly): Stored => {
  const keyOf = (described: JsonObject): string =>
    textOf(objectOf(listOf(described['KeySchema']).find((key) => objectOf(key)['KeyType'] === 'HASH'))['AttributeName']) ?? '';
  const tables = assembly.ofType('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable');
  const partitionKeys = Object.fromEntries(
    tables.flatMap((table) => {
      const arn = table.attribute('Arn');
      const indexes = listOf(table.properties['GlobalSecondaryIndexes']).map(objectOf);
      return [[arn, keyOf(table.properties)], ...indexes.map((index) => [`${arn}/index/${textOf(index['IndexName'])}`, keyOf(index)])];
    }),
  );
  const keyNames = (described: JsonObject): string[] =>
    listOf(described['KeySchema']).flatMap((key) => textOf(objectOf(key)['AttributeName']) ?? []);
  const keys = Object.fromEntries(
    tables.map((table) => [
      table.physicalId,
      [table.properties, ...listOf(table.properties['GlobalSecondaryIndexes']).map(objectOf)].flatMap(keyNames),
    ]),
  );
  const ofBucket = (bucket: LocalResource) =>
    listOf(objectOf(bucket.properties['BucketEncryption'])['ServerSideEncryptionConfiguration']).map(
      (rule) => objectOf(objectOf(rule)['ServerSideEncryptionByDefault'])['KMSMasterKeyID'],
    )[0];
  const encrypted = [
    ...tables.map((table) => [table, objectOf(table.properties['SSESpecification'])['KMSMasterKeyId']] as const),
    ...assembly.ofType('AWS::S3::Bucket').map((bucket) => [bucket, ofBucket(bucket)] as const),
  ];
  const encryptionKeys = Object.fromEntries(
    encrypted.flatMap(([resource, key]) => (typeof key === 'string' ? [[resource.attribute('Arn'), key]] : [])),
  );
  return { partitionKeys, keys, encryptionKeys };
};

/** The address from which a function sends e-mail; undefined if it sends none. */
const senderOf = (variables: JsonObject): string | undefined => {
  const sender = textOf(variables['MAIL_SENDER']);
  return sender === noSender ? localSender : sender;
};
const variablesOf = ({ properties }: LocalResource): JsonObject => objectOf(objectOf(properties['Environment'])['Variables']);

/** The addresses from which functions send e-mail. */
export const sendersOf = (assembly: Assembly): readonly string[] =>
  assembly.ofType('AWS::Lambda::Function').flatMap((resource) => senderOf(variablesOf(resource)) ?? []);

/** Additional rights in the local cloud only: in a stage without a sender, e-mail goes to the mailbox page. */
const localRights = (variables: JsonObject): readonly Statement[] =>
  variables['MAIL_SENDER'] === noSender
    ? [{ effect: 'Allow', actions: ['ses:SendEmail'], resources: [`arn:aws:ses:${region}:${accountId}:identity/${localSender}`] }]
    : [];

const localFunction = (
  assembly: Assembly,
  resource: LocalResource,
  { file, directory, exportName }: NonNullable<ReturnType<typeof bundleOf>>,
  role: { readonly physicalId: string; readonly statements: readonly Statement[] },
  engines: EngineEndpoints,
  logDirectory: string,
  idleEndsMs?: number,
): BundledFunction => {
  const { properties, physicalId: name } = resource;
  const arn = resource.attribute('Arn');
  const timeoutMs = (numberOf(properties['Timeout']) ?? 3) * 1000;
  const variables = variablesOf(resource);
  const memoryMb = String(numberOf(properties['MemorySize']) ?? 128);
  const rights = new FunctionRights(
    {
      statements: role.statements,
      principalArn: `arn:aws:sts::${accountId}:assumed-role/${role.physicalId}/${name}`,
    },
    accessKeyOf(role.physicalId),
  );
  const setup: WorkerSetup = {
    name,
    functionArn: arn,
    file,
    exportName,
    memoryMb,
    logFile: join(logDirectory, `${name}.log`),
    gate: {
      ...rights.role,
      stored: storedOf(assembly),
      engines: Object.fromEntries(
        engineVariables.flatMap(([service]) => (engines[service] ? [[new URL(engines[service]).host, service] as const] : [])),
      ),
    },
  };
  const environment: Record<string, string> = {
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: memoryMb,
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_ACCESS_KEY_ID: rights.accessKey,
    AWS_SECRET_ACCESS_KEY: 'local',
    _HANDLER: textOf(properties['Handler']) ?? 'index.handler',
    LAMBDA_TASK_ROOT: directory,
    TMPDIR: temporaryFolder(logDirectory),
  };
  for (const [service, variable] of engineVariables) if (engines[service] !== undefined) environment[variable] = engines[service];
  requireEnvironment(name, variables);
  for (const [variable, value] of Object.entries(variables))
    environment[variable] = typeof value === 'string' ? value : JSON.stringify(value);
  const sender = senderOf(variables);
  if (sender !== undefined) environment['MAIL_SENDER'] = sender;

  let served = file;
  let current: Thread | undefined;
  let nextId = 0;
  let ending: NodeJS.Timeout | undefined;
  const endIfIdle = (thread: Thread): void => {
    if (thread.waiting.size > 0) return;
    if (thread !== current) void thread.worker.terminate();
    else if (idleEndsMs !== undefined) {
      clearTimeout(ending);
      ending = setTimeout(() => {
        if (current !== thread || thread.waiting.size > 0) return;
        current = undefined;
        void thread.worker.terminate();
      }, idleEndsMs).unref();
    }
  };
  /** As AWS does, says in the function's log what the function itself could not. */
  const fail = ({ requestId, timer, reject }: Waiting, error: InvocationError): void => {
    clearTimeout(timer);
    const line = { level: 'ERROR', requestId, errorType: error.errorType, errorMessage: error.message };
    appendFileSync(setup.logFile, `${JSON.stringify(line)}\n`);
    reject(error);
  };
  const start = (): Thread => {
    const worker = new Worker(threadFile(new URL('./function-worker.ts', import.meta.url)), {
      name: resource.constructName,
      workerData: { ...setup, file: served } satisfies WorkerSetup,
      env: environment,
      execArgv: [],
    });
    const ready = Promise.withResolvers<void>();
    const thread: Thread = { worker, waiting: new Map(), ready: ready.promise };
    const lost = (message: string): void => {
      if (current === thread) current = undefined;
      for (const waiting of thread.waiting.values()) fail(waiting, new InvocationError('crashed', 'Runtime.ExitError', message));
      thread.waiting.clear();
    };
    worker.on('message', (message: Reply | AskedRight | Loaded) => {
      if (message === 'loaded') {
        endIfIdle(thread);
        return ready.resolve();
      }
      if ('decision' in message) return rights.hear(message);
      const { id, result, error } = message;
      const waiting = thread.waiting.get(id);
      if (!waiting) return;
      thread.waiting.delete(id);
      clearTimeout(waiting.timer);
      if (error) waiting.reject(new InvocationError('handled', error.errorType, error.errorMessage));
      else waiting.resolve(result);
      endIfIdle(thread);
    });
    worker.on('error', (error) => {
      console.error(`The function ${name} crashed: ${messageOf(error)}`);
      lost(`the function crashed: ${messageOf(error)}`);
    });
    worker.on('exit', () => lost('the function exited'));
    worker.unref();
    return thread;
  };

  return {
    name,
    constructName: resource.constructName,
    arn,
    timeoutMs,
    file,
    rights,
    serve(bundle) {
      if (bundle === served) return;
      served = bundle;
      const before = current;
      current = undefined;
      if (before !== undefined) endIfIdle(before);
    },
    warm() {
      current ??= start();
    },
    async stop() {
      const ending = current;
      current = undefined;
      await ending?.worker.terminate();
    },
    invoke(event, requestId = randomUUID()) {
      const thread = (current ??= start());
      const id = nextId++;
      return new Promise((resolve, reject) => {
        const waiting: Waiting = { requestId, resolve, reject };
        thread.waiting.set(id, waiting);
        // As on AWS, a function's time starts once it is loaded.
        void thread.ready.then(() => {
          waiting.timer = setTimeout(() => {
            thread.waiting.delete(id);
            // AWS ends the whole sandbox. Here other calls may share the thread, so it only stops accepting new ones.
            if (current === thread) current = undefined;
            endIfIdle(thread);
            fail(waiting, new InvocationError('timeout', 'Sandbox.Timedout', `Task timed out after ${timeoutMs / 1000} seconds`));
          }, timeoutMs);
          thread.worker.postMessage({ id, event, requestId, deadline: Date.now() + timeoutMs } satisfies Call, []);
        });
      });
    },
  };
};

/**
 * Every function of the product in the template, ready to be invoked; their threads start on first use, and end if nobody has called them
 * for `idleEndsMs`.
 * @throws LocalCloudError on a role that is missing or whose policies cannot be evaluated
 */
export const localFunctions = (
  assembly: Assembly,
  engines: EngineEndpoints,
  logDirectory: string,
  idleEndsMs?: number,
): readonly BundledFunction[] => {
  clearTemporaryFolder(logDirectory);
  const roles = new Map(assembly.ofType('AWS::IAM::Role').map((role) => [role.attribute('Arn'), role]));
  return assembly.ofType('AWS::Lambda::Function').flatMap((resource) => {
    const bundle = bundleOf(assembly, resource);
    if (!bundle) return [];
    const role = roles.get(textOf(resource.properties['Role']) ?? '');
    if (!role) throw new LocalCloudError(`The function ${resource.physicalId} has no role in the template.`);
    const statements = [...statementsOfRole(assembly, role), ...localRights(variablesOf(resource))];
    return [localFunction(assembly, resource, bundle, { physicalId: role.physicalId, statements }, engines, logDirectory, idleEndsMs)];
  });
};

/**
 * The function that loads the demonstration's clinic. No stack deploys it: it has the settings of the function that loads patients, and may
 * write to every partition of the clinical table.
 */
export const demonstration = (assembly: Assembly, engines: EngineEndpoints, logDirectory: string): LocalFunction => {
  const like = assembly.ofType('AWS::Lambda::Function').find(({ constructName }) => constructName === 'patient-load');
  if (!like) throw new LocalCloudError('The template has no function that loads patients.');
  const file = fileURLToPath(threadFile(new URL('../../lambdas/demonstration/load.ts', import.meta.url)));
  const name = 'demonstration';
  const resource = { ...like, physicalId: name, attribute: (of: string) => `${like.attribute(of)}-${name}` };
  const statements: Statement[] = [{ effect: 'Allow', actions: ['dynamodb:*', 'kms:*'], resources: ['*'] }];
  const bundle = { file, directory: dirname(file), exportName: 'handler' };
  return localFunction(assembly, resource, bundle, { physicalId: name, statements }, engines, logDirectory);
};
