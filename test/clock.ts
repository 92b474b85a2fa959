/**
 * Runs the tests at another time. `CLOCK=23:58 npm test` starts two minutes before midnight in Qatar, `CLOCK='2028-02-29 23:58' npm test`
 * on that day; time runs on from there. `Date` is shifted in this process, its threads, the processes that it starts and, with `moveDate`
 * and `moveCookies`, in pages. Timers, durations and the tables' engine keep the machine's time.
 */
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import workerThreads, { type WorkerOptions } from 'node:worker_threads';

declare global {
  /** Milliseconds by which `Date` is shifted; undefined if it never was. */
  var dateMovedByMs: number | undefined;
}

const dayMs = 24 * 3_600_000;
/** Qatar is UTC+3 all year. */
const qatarMs = 3 * 3_600_000;

/** Sets the total shift of `Date`, replacing any earlier one. Self-contained, so that a page can run it too. */
export function moveDate(byMs: number): void {
  const wasMoved = globalThis.dateMovedByMs !== undefined;
  globalThis.dateMovedByMs = byMs;
  if (wasMoved) return;
  const real = Date;
  const now = (): number => real.now() + (globalThis.dateMovedByMs ?? 0);
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new Date().toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  real.prototype.constructor = globalThis.Date;
}

/** In a page whose `Date` is shifted: its cookies end by the browser's own clock. Self-contained, as it runs in the page. */
function moveCookies(byMs: number): void {
  const { cookie: own } = Object.getOwnPropertyDescriptors(Document.prototype);
  const ended = (_whole: string, at: string): string => `expires=${new Date(Date.parse(at) - byMs).toUTCString()}`;
  Object.defineProperty(document, 'cookie', {
    get: () => own.get?.call(document),
    set(text: string) {
      own.set?.call(document, text.replace(/expires=([^;]+)/i, ended));
    },
  });
}

/** Moves the clock of the pages of a browser profile with this process's. */
export async function movePages(context: { addInitScript(move: (byMs: number) => void, byMs: number): Promise<unknown> }): Promise<void> {
  const { dateMovedByMs } = globalThis;
  if (dateMovedByMs !== undefined) for (const move of [moveDate, moveCookies]) await context.addInitScript(move, dateMovedByMs);
}

/** The option that loads this module with the same shift before anything else in a thread or a process. */
const preload = (): string => {
  const module = new URL(import.meta.url);
  module.search = `?byMs=${globalThis.dateMovedByMs}`;
  return `--import=${module.href}`;
};

let isFollowed = false;
function move(byMs: number): void {
  moveDate(byMs);
  if (isFollowed) return;
  isFollowed = true;
  datedAnswers();
  movedThreads();
}

/** Node dates its answers by the machine's clock, and AWS clients correct their own clocks by them. */
function datedAnswers(): void {
  subscribe('http.server.request.start', (begun) => {
    if (begun instanceof Object && 'response' in begun && begun.response instanceof ServerResponse)
      begun.response.setHeader('date', new Date().toUTCString());
  });
}

/** Threads start without their process's options, so each gets the preload itself. */
function movedThreads(): void {
  const { Worker } = workerThreads;
  class FollowingWorker extends Worker {
    constructor(file: string | URL, options: WorkerOptions = {}) {
      super(file, { ...options, execArgv: [...(options.execArgv ?? process.execArgv), preload()] });
    }
  }
  Object.assign(workerThreads, { Worker: FollowingWorker });
  syncBuiltinESMExports();
}

/** The day in Qatar on which the suite's clock was set, if it was set to one. */
const suiteDay = (): string | undefined => /^\S+(?= )/.exec(process.env['CLOCK'] ?? '')?.[0];

/**
 * Sets the time in Qatar for everything that starts afterwards: on the given day, otherwise on the suite's day; without either today, or
 * tomorrow if the time has passed.
 * @param at `23:58`, or `2028-02-29 23:58`
 * @throws Error on anything else, and on a day that has passed
 */
export function setClock(at: string): void {
  const [, day = suiteDay(), hours, minutes] = /^(?:(\d{4}-\d\d-\d\d) )?([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (hours === undefined) throw new Error(`A clock shows 23:58 or 2028-02-29 23:58, and not ${at}`);
  const realMs = Date.now() - (globalThis.dateMovedByMs ?? 0);
  const timeMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
  const byMs =
    day === undefined
      ? (timeMs - ((realMs + qatarMs) % dayMs) + dayMs) % dayMs
      : Date.parse(`${day}T00:00:00Z`) + timeMs - qatarMs - realMs;
  // Only ever forward, so that nothing with an expiry time expires early by the engine's clock.
  if (!(byMs >= 0)) throw new Error(`${at} is not a time to come`);
  move(byMs);
  const others = (process.env['NODE_OPTIONS'] ?? '').split(' ').filter((option) => option !== '' && !option.includes('?byMs='));
  process.env['NODE_OPTIONS'] = [...others, preload()].join(' ');
}

/** How the clock of this process, and of what it starts, is set. */
export interface Clock {
  readonly byMs: number | undefined;
  readonly nodeOptions: string | undefined;
}
export const clock = (): Clock => ({ byMs: globalThis.dateMovedByMs, nodeOptions: process.env['NODE_OPTIONS'] });
/** Sets the clock as it was set before. */
export function putClock({ byMs, nodeOptions }: Clock): void {
  if (globalThis.dateMovedByMs !== undefined) moveDate(byMs ?? 0);
  if (nodeOptions === undefined) delete process.env['NODE_OPTIONS'];
  else process.env['NODE_OPTIONS'] = nodeOptions;
}
const ofSuite = clock();
/** Resets the clock to the suite's, with which this process began. */
export const setSuiteClock = (): void => putClock(ofSuite);

const given = new URL(import.meta.url).searchParams.get('byMs');
if (given !== null) move(Number(given));
