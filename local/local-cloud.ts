import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { walkAll } from '#contract/deployment/migrations.ts';
import { smallRegister } from '#contract/deployment/storage.ts';
import { readApi } from './gateway/api-definition.ts';
import { cognitoAuthorizer, tokenVerifier } from './identity/authorizer.ts';
import { defaultEngine, ensureTables, startDynamodb, type DynamodbEngine } from './storage/dynamodb-engine.ts';
import type { Endpoints } from './lib/endpoints.ts';
import { LocalCloudError, messageOf } from './lib/failure.ts';
import { changingFunctions } from './functions/changing-functions.ts';
import { invocationEndpoint } from './functions/function-endpoint.ts';
import { type EngineEndpoints, type LocalFunction, demonstration, localFunctions, sendersOf, storedOf } from './functions/functions.ts';
import { localSender } from './lib/mails.ts';
import { mailbox } from './mail/mailbox.ts';
import { rulesPage, rulesPath } from './rules/page.ts';
import { gateway } from './gateway/gateway.ts';
import type { IdentityEngineSetup } from './identity/engine.ts';
import { readIdentity } from './identity/identity.ts';
import type { LinkRight, ObjectEngineSetup } from './storage/object-engine.ts';
import { requirePermission } from './access/permissions.ts';
import { choosePorts } from './lib/ports.ts';
import type { FunctionRights } from './access/rights.ts';
import { startSchedules } from './functions/schedules.ts';
import { type SeededDays, firstPatients, linkPatient, loadDay, loadPatients, makeAccounts } from './load.ts';
import { accounts } from './seed/people.ts';
import { site } from './gateway/site.ts';
import { openState } from './storage/state.ts';
import { startStreams } from './functions/streams.ts';
import { loadAssembly, objectOf, type Assembly } from './template/template.ts';
import { threadFile, threadFilesMade } from './lib/thread-file.ts';
import { writeWhole } from './lib/whole-file.ts';

export interface LocalCloudOptions {
  /** The state folder; by default a temporary one, removed at the end. */
  readonly stateDir?: string;
  readonly reset?: boolean;
  /** The port of site and API; 0, the default, picks a free one. */
  readonly port?: number;
  readonly dynamodb?: DynamodbEngine;
  /** Also serve the built site or, with `changing`, the site and the functions as their sources are at each request. */
  readonly web?: boolean | 'changing';
  /** Start without accounts, patients or appointments, like a new stage; by default the demonstration is loaded. */
  readonly empty?: boolean;
  /** Number of generated patients; default 200. */
  readonly patients?: number;
  /** The days of the generated schedule around today. By default one day before, with two charts, and a week after. */
  readonly schedule?: SeededDays;
  /** A server with Bedrock's Converse API; by default there is no model, as none is emulated. */
  readonly modelEndpoint?: string;
  /** Whether to apply the stage's request rates; off for measurements. */
  readonly throttling?: boolean;
  /** Load all API functions at start; by default each loads on its first call. */
  readonly warm?: boolean;
  /** End functions that nobody has called for this long; by default none. */
  readonly idleFunctionsEndMs?: number;
  /** Also print each code that is sent by e-mail. */
  readonly printsCodes?: boolean;
  /** Called with progress while patients load. */
  readonly onPatients?: (loaded: number, wanted: number) => void;
  /** Called with progress while what an earlier version stored is taken over. */
  readonly onMigration?: (line: string) => void;
  /** Called with one sentence when an engine ends unexpectedly. */
  readonly onFailure?: (message: string) => void;
  /** The cloud assembly to run: `cdk.out`. */
  readonly assembly?: string;
}

export interface LocalCloud {
  readonly endpoints: Endpoints;
  /** Every code that would have been mailed, one JSON object per line. */
  readonly codesFile: string;
  /** The previous run on this state folder was killed; nothing is lost. */
  readonly abandoned: boolean;
  /** The stage gives staff no rights before they have set up an authenticator. */
  readonly demandsSecondFactor: boolean;
  /** Invokes a function by its construct name, `patient-load`. Throws InvocationError as the function fails. Takes events of any size. */
  invoke(constructName: string, payload: unknown): Promise<unknown>;
  /** Each function's allowed and used rights, by construct name. */
  readonly rights: ReadonlyMap<string, FunctionRights>;
  /** Kills a function's thread like a crash, losing its work in progress. */
  crash(constructName: string): Promise<void>;
  close(): Promise<void>;
}

/** A closed port, so that calls fail at once instead of leaving the machine. */
const nobody = 'http://127.0.0.1:9';

/** How often a running cloud checks whether a new day has begun. */
const dayCheckMs = 10 * 60_000;

// Each function's thread writes through both streams, so this many listeners are no leak.
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(100);

const root = fileURLToPath(new URL('..', import.meta.url));

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((done, refuse) => {
    server.once('error', (error) =>
      refuse(
        'code' in error && error.code === 'EADDRINUSE' ? new LocalCloudError(`Port ${port} is in use; choose another with --port.`) : error,
      ),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });

/** Starts an engine in a thread and waits until it listens. */
const startThread = (module: URL, setup: IdentityEngineSetup | ObjectEngineSetup, onFailure: (message: string) => void): Promise<Worker> =>
  new Promise((done, refuse) => {
    const worker = new Worker(threadFile(module), { workerData: setup, execArgv: [] });
    let started = false;
    worker.once('message', () => {
      started = true;
      done(worker);
    });
    worker.on('error', (error) => {
      const problem = `${setup.directory} cannot be used (${messageOf(error)}); start afresh with --reset.`;
      if (started) onFailure(problem);
      else refuse(new LocalCloudError(problem));
    });
  });

/** Buckets that a function's environment names. */
const usedBuckets = (assembly: Assembly): readonly string[] => {
  const named = new Set(
    assembly
      .ofType('AWS::Lambda::Function')
      .flatMap(({ properties }) => Object.values(objectOf(objectOf(properties['Environment'])['Variables']))),
  );
  return assembly.ofType('AWS::S3::Bucket').flatMap(({ physicalId }) => (named.has(physicalId) ? [physicalId] : []));
};

/**
 * Runs the synthesised template on this machine: engines, functions, API, schedules, seeded people and patients.
 * @throws LocalCloudError with one sentence when it cannot
 */
export const startLocalCloud = async (options: LocalCloudOptions = {}): Promise<LocalCloud> => {
  const {
    reset = false,
    port = 0,
    dynamodb = defaultEngine(),
    web = false,
    throttling = true,
    empty = false,
    patients = empty ? 0 : firstPatients,
    schedule = { before: 1, after: 7, charts: 'few' },
  } = options;
  const temporary = options.stateDir === undefined;
  const directory = resolve(options.stateDir ?? mkdtempSync(join(tmpdir(), 'afiya-local-')));
  const onFailure = options.onFailure ?? ((message) => console.error(message));
  const assembly = loadAssembly(options.assembly ?? join(root, 'cdk.out'));
  const identity = readIdentity(assembly);
  const state = openState(directory, dynamodb, reset);
  const endpointsFile = join(directory, 'endpoints.json');

  let closing = false;
  const servers: (() => Promise<unknown>)[] = [];
  const stops: (() => unknown)[] = [() => state.release(), () => rmSync(endpointsFile, { force: true })];
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    // Stop new requests and finish those in progress, then stop the engines.
    await Promise.all(servers.map((stop) => stop()));
    for (const stop of stops.toReversed()) await stop();
    if (temporary) rmSync(directory, { recursive: true, force: true });
  };
  const serve = async (listener: () => RequestListener, at: number): Promise<{ readonly server: Server; readonly port: number }> => {
    const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => listener()(request, response));
    const listening = await listen(server, at);
    servers.push(async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 2000).unref();
      await closed;
    });
    return { server, port: listening };
  };

  const followChanges = async (built: ReturnType<typeof site>, server: Server): Promise<typeof built> => {
    // Loaded only here: Vite takes long to load.
    const { changingSite } = await import('./gateway/changing-site.ts');
    const { handle, close: stop } = await changingSite(join(root, 'web'), server, built);
    servers.push(stop);
    return handle;
  };

  try {
    const notYet: RequestListener = (_request, response) => response.writeHead(503).end();
    let front = notYet;
    let invocations = notYet;
    const { server: webServer, port: webPort } = await serve(() => front, port);
    const ports = await choosePorts(directory);
    const mailsFile = join(directory, 'mails.jsonl');
    const mails = mailbox({ mailsFile, verified: [...sendersOf(assembly), localSender] });
    const forDevelopers: RequestListener = (request, response) =>
      (request.url?.startsWith(rulesPath) ? rulesPage : mails)(request, response);
    const { port: mailPort } = await serve(() => forDevelopers, ports.mail);
    const { port: functionsPort } = await serve(() => invocations, ports.functions);
    const lambdaEndpoint = `http://127.0.0.1:${functionsPort}`;

    const codesFile = join(directory, 'codes.jsonl');
    const buckets = usedBuckets(assembly);
    const cognitoEndpoint = `http://127.0.0.1:${ports.identity}`;
    const s3Endpoint = buckets.length > 0 ? `http://127.0.0.1:${ports.objects}` : undefined;
    const engines: EngineEndpoints = {
      dynamodb: `http://127.0.0.1:${ports.dynamodb}`,
      'cognito-idp': cognitoEndpoint,
      bedrock: options.modelEndpoint ?? nobody,
      lambda: lambdaEndpoint,
      ses: `http://127.0.0.1:${mailPort}`,
      ...(s3Endpoint && { s3: s3Endpoint }),
    };
    const logDirectory = join(directory, 'logs');
    const deployed = localFunctions(assembly, engines, logDirectory, options.idleFunctionsEndMs);
    const functions = web === 'changing' ? changingFunctions(root, join(directory, 'functions'), deployed) : deployed;
    const kept = async <T>(starting: Promise<T>, stop: (started: T) => unknown): Promise<T> => {
      const started = await starting;
      stops.push(() => stop(started));
      return started;
    };
    const named = (arn: string | undefined) => arn && encodeURIComponent(arn);
    const { customMessage, preAuthentication, postAuthentication, postConfirmation, preTokenGeneration } = identity.triggers;
    const identitySetup: IdentityEngineSetup = {
      port: ports.identity,
      directory: join(directory, 'identity'),
      codesFile,
      printsCodes: options.printsCodes === true,
      mailsFile,
      mails: identity.mails,
      pools: [identity.pool],
      functionsEndpoint: lambdaEndpoint,
      triggers: {
        customMessage: named(customMessage),
        preAuthentication: named(preAuthentication),
        postAuthentication: named(postAuthentication),
        postConfirmation: named(postConfirmation),
        preTokenGeneration: named(preTokenGeneration),
      },
    };
    for (const trigger of functions.filter(({ arn }) => Object.values(identity.triggers).includes(arn)))
      requirePermission(assembly, 'cognito-idp', identity.userPoolArn, trigger);
    const objectSetup: ObjectEngineSetup = {
      port: ports.objects,
      directory: join(directory, 'objects'),
      buckets,
      pages: [`http://localhost:${webPort}`, `http://127.0.0.1:${webPort}`],
      roles: Object.fromEntries(functions.map(({ rights }) => [rights.accessKey, rights.role])),
      stored: storedOf(assembly),
    };
    const startObjects = async (): Promise<Worker> => {
      const thread = await startThread(new URL('./storage/object-engine.ts', import.meta.url), objectSetup, onFailure);
      return thread.on('message', (asked: LinkRight) =>
        functions.find(({ rights }) => rights.accessKey === asked.accessKey)?.rights.hear(asked),
      );
    };
    const engineStarting = kept(startDynamodb(dynamodb, join(directory, 'dynamodb'), ports.dynamodb), (started) => started.stop());
    const threadsStarting = [
      kept(startThread(new URL('./identity/engine.ts', import.meta.url), identitySetup, onFailure), (thread) => thread.terminate()),
      ...(buckets.length > 0 ? [kept(startObjects(), (thread) => thread.terminate())] : []),
    ];
    // Wait until all have started or failed before passing on a failure, so that those started can be stopped.
    await Promise.allSettled([engineStarting, ...threadsStarting]);
    const engine = await engineStarting;
    await Promise.all(threadsStarting);
    void engine.ended.then(() => closing || onFailure('The DynamoDB engine ended by itself; start the local cloud again.'));
    await ensureTables(assembly, engine.endpoint);

    stops.push(() => Promise.all(functions.map((one) => one.stop())));
    const functionNamed = (name: string): LocalFunction => {
      const found = functions.find((one) => [one.constructName, one.name, one.arn].includes(name));
      if (!found) throw new LocalCloudError(`The template has no function "${name}".`);
      return found;
    };
    invocations = invocationEndpoint(functions);

    const jwks = await fetch(`${cognitoEndpoint}/${identity.userPoolId}/.well-known/jwks.json`).then((answer) => answer.json());
    const api = readApi(assembly, functions);
    const handleApi = gateway(api, cognitoAuthorizer(tokenVerifier(identity.userPoolId, jwks)), { throttling });
    const builtSite = web ? site(assembly, join(root, 'web', 'dist'), { cognito: cognitoEndpoint, objects: s3Endpoint ?? '' }) : undefined;
    const handleSite = builtSite && web === 'changing' ? await followChanges(builtSite, webServer) : builtSite;
    const prefix = `/${api.stage}`;

    const migrations = functionNamed('data-migrations');
    const { failed: failedItems } = await walkAll(
      { walk: 'after' },
      (run) => migrations.invoke(run),
      (line) => options.onMigration?.(line),
    );
    await migrations.stop();
    if (failedItems > 0)
      throw new LocalCloudError(
        `${failedItems} stored items of an earlier version cannot be taken over (${logDirectory}, item-unmigrated); use that version, or start afresh with --reset.`,
      );
    await loadPatients(functionNamed('patient-load'), state, patients, (loaded) => options.onPatients?.(loaded, patients));
    if (state.progress().patientsLoaded > smallRegister) {
      // Names are found by the first search, and not only after the schedule's first ten minutes.
      const names = functionNamed('names-index');
      await names.invoke({});
      await names.stop();
    }
    const [clientId = ''] = identity.clientIds;
    const pool = { endpoint: cognitoEndpoint, userPoolId: identity.userPoolId };
    if (!empty && !state.progress().accountsMade) {
      await makeAccounts({ ...pool, clientId, codesFile });
      state.record({ accountsMade: true });
    }
    if (!empty) {
      const load = demonstration(assembly, engines, logDirectory);
      stops.push(() => load.stop());
      const today = async (): Promise<void> => {
        await loadDay(pool, load, state, Date.now(), schedule);
        await load.stop();
      };
      await today();
      // For a demonstration that runs overnight.
      const newDay = setInterval(() => void today().catch((error: unknown) => console.error(messageOf(error))), dayCheckMs);
      stops.push(() => clearInterval(newDay));
    }
    if (options.warm) for (const method of api.methods) method.function.warm();

    front = (request, response) => {
      const url = request.url ?? '/';
      if (url.startsWith(prefix) && (url.length === prefix.length || url[prefix.length] === '/' || url[prefix.length] === '?'))
        handleApi(request, response, url.slice(prefix.length));
      else if (handleSite) void handleSite(request, response);
      else response.writeHead(404).end();
    };
    const apiUrl = `http://127.0.0.1:${webPort}${prefix}`;
    if (!empty && !state.progress().patientLinked) {
      await linkPatient(
        { endpoint: cognitoEndpoint, clientId },
        apiUrl,
        schedule.charts === 'all' ? { nowMs: Date.now() } : undefined,
      ).then(
        () => state.record({ patientLinked: true }),
        // A failure affects only the demonstration's link, not the product.
        (error: unknown) => console.error(messageOf(error)),
      );
    }
    stops.push(startSchedules(assembly, functions));
    stops.push(startStreams(assembly, functions, engine.endpoint, join(directory, 'streams.json')));

    const endpoints: Endpoints = {
      webUrl: `http://localhost:${webPort}`,
      apiUrl,
      cognitoEndpoint,
      userPoolId: identity.userPoolId,
      userPoolClientId: clientId,
      dynamodbEndpoint: engine.endpoint,
      s3Endpoint: s3Endpoint ?? null,
      lambdaEndpoint,
      mailboxUrl: `http://localhost:${mailPort}`,
      pid: process.pid,
      logs: logDirectory,
      accounts: empty ? [] : accounts,
    };
    await threadFilesMade();
    writeWhole(endpointsFile, JSON.stringify(endpoints, null, 2));
    return {
      demandsSecondFactor: identity.triggers.preTokenGeneration !== undefined,
      endpoints,
      codesFile,
      abandoned: state.abandoned,
      invoke: async (name, payload) => functionNamed(name).invoke(payload),
      rights: new Map(functions.map(({ constructName, rights }) => [constructName, rights])),
      crash: async (name) => functionNamed(name).stop(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
