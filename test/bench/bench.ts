/**
 * `npm run bench`: the cost of each operation in round trips, capacity units and milliseconds at growing numbers of patients, through the
 * whole local stack: gateway, token check, function, role check, engine. Prints tables; `--write` puts them into docs/performance.md.
 * `--sizes 1000,10000` measures only those sizes, which may be up to 1000000, `--only book,week` only operations whose names have one of these in them.
 * `--profile` measures instead where the processor's time of some operations goes, with 16 clients at the largest size.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { limits } from '#contract/base/limits.ts';
import { PatientExport } from '#contract/exports/export.ts';
import { newPatientBody, signIn } from '../api/client.ts';
import { startCloudProcess } from '../cloud-process.ts';
import { type Operation, bookings } from './bookings.ts';
import { type Client, client } from './http.ts';
import { profiler } from './profile.ts';
import { untilCopied, untilNamesAreFound } from './settled.ts';
import type { Endpoints } from '../../local/lib/endpoints.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);

interface Measured {
  readonly name: string;
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Sequential calls to the tables, including the access log's. */
  readonly roundTrips: number;
  readonly medianMs: number;
  readonly perSecond16: number;
}

const isWanted = (name: string): boolean => values.only.split(',').some((part) => name.includes(part));

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The log files of the functions that serve the measured routes. */
const logsIn = (directory: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(directory)
      .filter((name) => !/load|deletions|copies|worker|mail/i.test(name))
      .map((name) => [name, readFileSync(join(directory, name), 'utf8')]),
  );

/** The median table usage of one operation's requests, from what its function has logged since. */
async function usageSince(
  directory: string,
  before: ReadonlyMap<string, string>,
): Promise<Pick<Measured, 'readUnits' | 'writeUnits' | 'roundTrips'>> {
  await wait(300);
  const lines = [...logsIn(directory)].flatMap(([name, text]) =>
    text
      .slice(before.get(name)?.length ?? 0)
      .split('\n')
      .filter(Boolean),
  );
  const completed = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['message'] === 'request-completed');
  const mid = (field: string) => median(completed.map((line) => Number(line[field])));
  return { readUnits: mid('readUnits'), writeUnits: mid('writeUnits'), roundTrips: mid('roundTrips') };
}

async function operations(api: Client, total: number): Promise<[string, Operation, number][]> {
  const ok =
    (path: string): Operation =>
    async (caller) =>
      caller('GET', path);
  const first = JSON.parse((await api('GET', '/patients')).text) as { nextCursor: string; patients: { id: string }[] };
  const id = first.patients[3]?.id ?? '';
  const far = Math.min(limits.pageDistanceMax, Math.floor(total / 2)) / 20 + 1;
  const sorts = ['personalInfo.firstName', 'personalInfo.lastName', 'personalInfo.email', 'personalInfo.dateOfBirth', 'status'];
  const own: string[] = [];
  let serial = 0;
  /** The closest first, as screens ask. */
  const searched = (text: string, sortBy = 'match'): string => `/patients?search=${encodeURIComponent(text)}&sortBy=${sortBy}`;
  const sorted = searched('Mohammed', 'personalInfo.lastName');
  const found = JSON.parse((await api('GET', sorted)).text) as { total: number };
  return [
    ['list, page 1', ok('/patients'), 300],
    ['list, page 2 by cursor', ok(`/patients?page=2&cursor=${first.nextCursor}`), 300],
    ['list of 20, 1,000 patients in', ok(`/patients?limit=20&page=${Math.floor(far)}`), 50],
    ...sorts.map((sort): [string, Operation, number] => [
      `list by ${sort.replace('personalInfo.', '')}`,
      ok(`/patients?sortBy=${sort}&sortOrder=asc`),
      100,
    ]),
    ...['active', 'inactive', 'pending', 'suspended'].map((status): [string, Operation, number] => [
      `list, ${status}`,
      ok(`/patients?status=${status}`),
      100,
    ]),
    ['search, one hit (e-mail)', ok(`/patients?search=${encodeURIComponent(await someEmail(api))}`), 200],
    ['search, first and last name', ok(searched('Mohammed Kuwari')), 50],
    ['search, first and father’s name', ok(searched('Mohammed Ahmed')), 50],
    ['search, name of many', ok(searched('Mohammed')), 50],
    ['search, name and three letters', ok(searched('Mohammed Kuw')), 50],
    ['search, name and birth year', ok(searched('Mohammed 1985')), 50],
    ['search, sorted, the middle page', ok(`${sorted}&page=${Math.max(1, Math.ceil(found.total / 20))}`), 50],
    ['get', ok(`/patients/${id}`), 500],
    ['stats', ok('/patients/stats'), 300],
    ['recent', ok('/patients/recent?limit=5'), 300],
    [
      'create',
      async (caller, round) => {
        serial += 1;
        const answer = await caller(
          'POST',
          '/patients',
          newPatientBody({ firstName: 'Sara', lastName: 'Al-Mohannadi', nameArabic: 'سارة المهندي', nationalId: '29063400000' }),
          {
            'x-request-id': `bench-${total}-${round}-${serial}`,
          },
        );
        own.push((JSON.parse(answer.text) as { id: string }).id);
        return answer;
      },
      300,
    ],
    [
      'update',
      async (caller, round) => caller('PUT', `/patients/${own[round % own.length]}`, { medicalInfo: { medicalHistory: `Round ${round}` } }),
      300,
    ],
    ['delete', async (caller) => caller('DELETE', `/patients/${own.pop()}`, { reason: 'Made by the benchmark' }), 200],
    ...(await bookings(api, total)),
  ];
}

const someEmail = async (api: Client): Promise<string> =>
  (JSON.parse((await api('GET', '/patients?page=3')).text) as { patients: { personalInfo: { email: string } }[] }).patients[0]?.personalInfo
    .email ?? '';

/** Sixteen clients of one clinician. */
async function callersOf(endpoints: Endpoints): Promise<[Client, ...Client[]]> {
  const clinician = endpoints.accounts.find((account) => account.role === 'CLINICIAN');
  if (clinician === undefined) throw new Error('no clinician was seeded');
  const { access } = await signIn(clinician.email, clinician.password, endpoints);
  const caller = (): Client => client(endpoints.apiUrl, access);
  return [caller(), ...Array.from({ length: 15 }, caller)];
}

/** Threads whose work belongs to no part of the product. */
const helpers = /^(V8Worker|libuv-worker|DelayedTaskSche|SignalInspector|inspector|node)/i;
const profiledOperations = [
  'get',
  'search, one hit (e-mail)',
  'list, page 1',
  'search, first and last name',
  'search, name of many',
  'create',
];
const requestsEach = 400;
const exportsEach = 3;

/** Exports everybody as CSV, and waits for the file. */
const exportAll: Operation = async (caller) => {
  for (let path = '/patients/export?format=csv&reason=Bench'; ; await wait(20)) {
    const answer = await caller('GET', path);
    const job = answer.status < 300 ? PatientExport.parse(JSON.parse(answer.text)) : undefined;
    if (job?.status !== 'waiting' && job?.status !== 'writing') return answer;
    path = `/patients/exports/${job.id}`;
  }
};

/** Milliseconds of processor a request, and a thousand rows of an export, by thread and part. */
async function profiled(size: number): Promise<string> {
  const stateDir = mkdtempSync(join(tmpdir(), 'afiya-bench-'));
  const port = '9339';
  process.env['NODE_OPTIONS'] = `--inspect=127.0.0.1:${port}`;
  const cloud = await startCloudProcess(stateDir, '--patients', String(size));
  delete process.env['NODE_OPTIONS'];
  try {
    const callers = await callersOf(cloud.endpoints);
    const url = /ws:\S+/.exec(cloud.printed())?.[0] ?? '';
    const columns: Map<string, number>[] = [];
    await untilNamesAreFound(callers[0]);
    const all = await operations(callers[0], size);
    const exportName = '1,000 rows of an export';
    const measured = [...all.filter(([name]) => profiledOperations.includes(name)), [exportName, exportAll] as const].filter(([name]) =>
      isWanted(name),
    );
    for (const [name, operation] of measured) {
      const isExport = name === exportName;
      const counted = isExport ? (exportsEach * size) / 1000 : requestsEach;
      let round = 0;
      const work = (): Promise<unknown> =>
        Promise.all(
          (isExport ? callers.slice(0, 1) : callers).map(async (caller) => {
            for (let count = 0; count < (isExport ? exportsEach : requestsEach / 16); count += 1) {
              const { status, text } = await operation(caller, (round += 1));
              if (status >= 300) throw new Error(`${name} answered ${status}: ${text.slice(0, 300)}`);
            }
          }),
        );
      await work();
      await untilCopied(join(stateDir, 'logs'));
      const at = await profiler(cloud.endpoints.pid, url);
      const { threads, parts } = await at.of(async () => {
        await work();
        await untilCopied(join(stateDir, 'logs'));
      });
      at.close();
      const column = new Map<string, number>();
      const add = (part: string, ms: number): void => void column.set(part, (column.get(part) ?? 0) + ms / counted);
      for (const [thread, ms] of threads) {
        add('all', ms);
        if (thread === 'engine') add('engine', ms);
        else if (helpers.test(thread)) add("Node's helpers: collector, compiler, sockets", ms);
        else {
          const group = thread === 'MainThread' ? 'main thread' : thread.startsWith('access-log-copi') ? "copies' function" : 'functions';
          add(group, ms);
          for (const [part, share] of parts.get(thread) ?? []) add(`${group}: ${part}`, ms * share);
        }
      }
      columns.push(column);
      console.error(name, [...column].map(([part, ms]) => `${part} ${ms.toFixed(2)}`).join('; '));
    }
    const rows = [...new Set(columns.flatMap((column) => [...column.keys()]))].toSorted();
    return [
      row(['ms of processor', ...measured.map(([name]) => name)]),
      row(['---', ...measured.map(() => '---:')]),
      ...rows
        .filter((part) => columns.some((column) => (column.get(part) ?? 0) >= 0.02))
        .map((part) => row([part, ...columns.map((column) => (column.get(part) ?? 0).toFixed(2))])),
    ].join('\n');
  } finally {
    await cloud.kill('SIGTERM');
    rmSync(stateDir, { recursive: true, force: true });
  }
}

async function measure(size: number): Promise<Measured[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'afiya-bench-'));
  const cloud = await startCloudProcess(stateDir, '--patients', String(size));
  try {
    const callers = await callersOf(cloud.endpoints);
    const [api] = callers;
    const measured: Measured[] = [];
    await untilNamesAreFound(api);
    for (const [name, operation, rounds] of await operations(api, size)) {
      if (!isWanted(name)) continue;
      let round = 0;
      const once = async (caller: Client): Promise<number> => {
        const started = performance.now();
        const answer = await operation(caller, (round += 1));
        if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
        return performance.now() - started;
      };
      await untilCopied(join(stateDir, 'logs'));
      for (let warm = 0; warm < Math.min(rounds, 30); warm += 1) await once(api);
      await wait(300);
      const logged = logsIn(join(stateDir, 'logs'));
      const times: number[] = [];
      for (let count = 0; count < rounds; count += 1) times.push(await once(api));
      const usage = await usageSince(join(stateDir, 'logs'), logged);
      // More deletes would run out of the patients that this run created.
      const each = name === 'delete' ? 5 : Math.max(2, Math.ceil(rounds / 4));
      const started = performance.now();
      await Promise.all(
        callers.map(async (caller) => {
          for (let count = 0; count < each; count += 1) await once(caller);
        }),
      );
      const perSecond16 = (16 * each * 1000) / (performance.now() - started);
      measured.push({ name, ...usage, medianMs: median(times), perSecond16 });
      console.error(
        `${size} ${name}: ${usage.readUnits} RCU, ${usage.writeUnits} WCU, ${usage.roundTrips} round trips, ${median(times).toFixed(2)} ms, ${perSecond16.toFixed(0)}/s`,
      );
    }
    return measured;
  } finally {
    await cloud.kill('SIGTERM');
    rmSync(stateDir, { recursive: true, force: true });
  }
}

const document = new URL('../../docs/performance.md', import.meta.url);
const machine = `Measured on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;

if (values.profile) {
  const size = sizes.at(-1) ?? 0;
  const table = await profiled(size);
  console.log(table);
  if (values.write)
    writeFileSync(
      document,
      readFileSync(document, 'utf8').replace(
        /(?<=<!-- profile -->\n).*(?=<!-- end of profile -->)/s,
        () => `\n${machine}, with ${size.toLocaleString('en')} patients.\n\n${table}\n\n`,
      ),
    );
  process.exit();
}
const results: Measured[][] = [];
for (const size of sizes) results.push(await measure(size));

const names = (results[0] ?? []).map(({ name }) => name.replace(/ \(\d+\)$/, ''));
const table = [
  row([
    'operation',
    'round trips',
    ...sizes.flatMap((size) => [`units at ${size.toLocaleString('en')}`, 'ms', '/s with 16']),
    `ms at ${sizes.at(-1)?.toLocaleString('en')} / at ${sizes[0]?.toLocaleString('en')}`,
  ]),
  row(['---', '---:', ...sizes.flatMap(() => ['---:', '---:', '---:']), '---:']),
  ...names.map((name, index) => {
    const cells = results.map((measured) => measured[index]);
    const ratio = (cells.at(-1)?.medianMs ?? Number.NaN) / (cells[0]?.medianMs ?? Number.NaN);
    const units = (one: Measured | undefined) =>
      [one?.readUnits ? `${one.readUnits} R` : '', one?.writeUnits ? `${one.writeUnits} W` : ''].filter(Boolean).join(' + ');
    return row([
      name,
      String(cells.at(-1)?.roundTrips ?? ''),
      ...cells.flatMap((one) => [units(one), one?.medianMs.toFixed(2) ?? '', one?.perSecond16.toFixed(0) ?? '']),
      ratio.toFixed(2),
    ]);
  }),
].join('\n');

console.log(table);
if (values.write) {
  const [before = ''] = readFileSync(document, 'utf8').split('<!-- bench -->');
  writeFileSync(document, `${before}<!-- bench -->\n\n${machine}.\n\n${table}\n`);
}
