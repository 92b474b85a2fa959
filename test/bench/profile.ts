import { readFileSync, readdirSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Profiler } from 'node:inspector';

/** Milliseconds of processor that a piece of work took, by thread and part. */
export interface Processor {
  readonly threads: ReadonlyMap<string, number>;
  /** The shares of each sampled thread, by part: they add up to one. */
  readonly parts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Part of the work, by the source of the nearest frame that has one; the first match counts. */
const partOf: readonly (readonly [RegExp, string])[] = [
  [/@smithy\/signature-v4|httpAuthSchemes/, 'SDK: signature'],
  [/@smithy\/node-http-handler/, 'SDK: sending'],
  [/@aws-sdk\/util-dynamodb|platform\/(tables-client|attributes|dynamodb)\.ts/, 'client of the tables: requests and answers as JSON'],
  [/@aws-sdk|@smithy|\/tslib\//, 'SDK: the rest'],
  [/node_modules\/zod/, 'checks of schemas (zod)'],
  [/@middy/, 'middy'],
  [/powertools/, 'log line'],
  [/lambdas\/platform\/(access-log|recorded|logged-patients)|ulid/, 'access log: the event'],
  [/lambdas\/platform\//, 'platform: request, caller, answer'],
  [/(lambdas|contract)\//, "the product's own work"],
  [/local\/gateway\//, 'gateway'],
  [/local\/identity\//, 'authorizer'],
  [/local\/access\//, 'local check of rights'],
  [/local\/functions\/streams/, "streams' copies"],
  [/local\//, 'local hand-over'],
];
const collector = '(garbage collector)';

const maps = new Map<string, SourceMap | undefined>();
const mapOf = (url: string): SourceMap | undefined => {
  if (!maps.has(url)) {
    try {
      maps.set(url, new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8'))));
    } catch {
      maps.set(url, undefined);
    }
  }
  return maps.get(url);
};
const threads = new Map<string, readonly string[]>();
/** The source of a line of a thread's bundle, which has no map but names each source before its code. */
const sourceOfLine = (url: string, line: number): string => {
  if (!threads.has(url)) threads.set(url, readFileSync(fileURLToPath(url), 'utf8').split('\n'));
  const named = (threads.get(url) ?? []).slice(0, line + 1).findLast((text) => /^\/\/ \S+$/.test(text));
  return named?.slice(3) ?? url;
};
/** Where a function stands in the sources, also if it runs from a bundle. */
const sourceOf = ({ url, lineNumber, columnNumber }: Profiler.ProfileNode['callFrame']): string => {
  if (url.includes('/.build/threads/')) return sourceOfLine(url, lineNumber);
  const entry = url.startsWith('file:') ? mapOf(url)?.findEntry(lineNumber, columnNumber) : undefined;
  return entry !== undefined && 'originalSource' in entry ? String(entry.originalSource) : url;
};

/** The shares of a thread's time, by part; time in which it waited is left out. */
function sharesOf(profile: Profiler.Profile): Map<string, number> {
  const parents = new Map<number, number>();
  const frames = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
  for (const { id, children = [] } of profile.nodes) for (const child of children) parents.set(child, id);
  const known = new Map<number, string>();
  const part = (id: number | undefined): string => {
    if (id === undefined) return 'Node: sockets, timers, promises';
    const before = known.get(id);
    if (before !== undefined) return before;
    const frame = frames.get(id);
    const source = frame === undefined ? '' : sourceOf(frame);
    const own = frame?.functionName === collector ? collector : partOf.find(([pattern]) => pattern.test(source))?.[1];
    const found = own ?? part(parents.get(id));
    known.set(id, found);
    return found;
  };
  const shares = new Map<string, number>();
  let total = 0;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    if (/^\((idle|program)\)$/.test(frames.get(id)?.functionName ?? '')) continue;
    const time = profile.timeDeltas?.[index] ?? 0;
    total += time;
    shares.set(part(id), (shares.get(part(id)) ?? 0) + time);
  }
  return new Map([...shares].map(([name, time]) => [name, time / total]));
}

const mainThread = 'MainThread';
/** Linux keeps this many letters of a thread's name. */
const nameLength = 15;
/** The name that the system has for a worker of which the inspector says `[worker 3] records`. */
const threadName = (title: string): string => title.replace(/^\[worker \d+\] ?/, '').slice(0, nameLength);

const ticksPerSecond = 100;
/** Milliseconds of processor so far, by thread name. */
function threadsOf(pid: number): Map<string, number> {
  const threads = new Map<string, number>();
  const add = (task: string): void => {
    const stat = readFileSync(task, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    threads.set(name, (threads.get(name) ?? 0) + ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond);
  };
  for (const task of readdirSync(`/proc/${pid}/task`)) add(`/proc/${pid}/task/${task}/stat`);
  return threads;
}
const parentOf = (pid: number): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
};
/** The processes that a process has started, and theirs. */
function descendantsOf(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [[Number(name), parentOf(Number(name))] as const] : []));
  const found = [pid];
  for (const one of found) found.push(...parents.flatMap(([child, parent]) => (parent === one ? [child] : [])));
  return found.slice(1);
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly message: string; readonly workerInfo?: { readonly title: string } };
  readonly result?: { readonly profile: Profiler.Profile };
}

/** Profiles a process of Node that was started with `--inspect`, all its threads, and its child processes' time. */
export async function profiler(pid: number, inspectorUrl: string) {
  const socket = new WebSocket(inspectorUrl);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened);
    socket.addEventListener('error', failed);
  });
  let serial = 0;
  const answers = new Map<number, (message: Message) => void>();
  /** The names of the worker threads, by session. */
  const workers = new Map<string, string>();
  const hear = (message: Message): void => {
    if (message.id !== undefined) answers.get(message.id)?.(message);
    if (message.params === undefined) return;
    if (message.method === 'NodeWorker.attachedToWorker')
      workers.set(message.params.sessionId, threadName(message.params.workerInfo?.title ?? ''));
    if (message.method === 'NodeWorker.detachedFromWorker') workers.delete(message.params.sessionId);
    if (message.method === 'NodeWorker.receivedMessageFromWorker') hear(JSON.parse(message.params.message));
  };
  socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data))));
  const ask = (method: string, params: object = {}, sessionId?: string): Promise<Message> =>
    new Promise((answered) => {
      serial += 1;
      answers.set(serial, answered);
      const message = JSON.stringify({ id: serial, method, params });
      serial += 1;
      socket.send(
        sessionId === undefined
          ? message
          : JSON.stringify({ id: serial, method: 'NodeWorker.sendMessageToWorker', params: { sessionId, message } }),
      );
    });
  await ask('NodeWorker.enable', { waitForDebuggerOnStart: false });
  await wait(500);
  const everywhere = (method: string, params?: object): Promise<[thread: string, Message][]> =>
    Promise.all(
      [[undefined, mainThread] as const, ...workers].map(async ([session, thread]): Promise<[string, Message]> => [
        thread,
        await ask(method, params, session),
      ]),
    );

  return {
    /** The processor time of this work, by thread and by part. Sampling slows the work by a few per cent, so threads are measured apart. */
    async of(work: () => Promise<unknown>): Promise<Processor> {
      const engines = descendantsOf(pid);
      const measured = (): Map<string, number> => {
        const threads = threadsOf(pid);
        for (const engine of engines) for (const [, ms] of threadsOf(engine)) threads.set('engine', (threads.get('engine') ?? 0) + ms);
        return threads;
      };
      const before = measured();
      await work();
      const threads = new Map([...measured()].map(([name, ms]) => [name, ms - (before.get(name) ?? 0)]));
      await everywhere('Profiler.enable');
      await everywhere('Profiler.setSamplingInterval', { interval: 500 });
      await everywhere('Profiler.start');
      await work();
      const answered = await everywhere('Profiler.stop');
      const parts = new Map(
        answered.flatMap(([thread, { result }]) => (result === undefined ? [] : [[thread, sharesOf(result.profile)] as const])),
      );
      return { threads, parts };
    },
    close: () => socket.close(),
  };
}
