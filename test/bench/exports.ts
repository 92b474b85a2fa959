/**
 * `npm run bench:exports`: the cost of exports. First of seeded patients through the whole local stack (rows per second, read units per
 * row, bytes), and during concurrent writes; then of generated patients through the deployed worker alone, in its own process, for its
 * memory at a million. `--sizes 1000` and `--made 10000` measure only those sizes, `--state` keeps the seeded patients.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { PatientExport } from '#contract/exports/export.ts';
import { limits } from '#contract/base/limits.ts';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { call, newPatientBody, signIn } from '../api/client.ts';
import { startCloudProcess } from '../cloud-process.ts';
import { deployedFunctions } from '../deployed-functions.ts';
import { madeTable } from './made-table.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    made: { type: 'string', default: '1000,10000,100000,1000000' },
    state: { type: 'string' },
  },
});
const numbers = (text: string): number[] => text.split(',').filter(Boolean).map(Number);
const shown = (value: number, digits = 0): string => value.toLocaleString('en', { maximumFractionDigits: digits });
const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

/** Read units that the worker logged for its last export. Logs are written a moment after the answer. */
async function readUnits(stateDir: string): Promise<number> {
  await wait(500);
  const directory = join(stateDir, 'logs');
  const file = readdirSync(directory).find((name) => name.includes('export-worker')) ?? '';
  const lines = readFileSync(join(directory, file), 'utf8').trim().split('\n');
  return Number((JSON.parse(lines.findLast((line) => line.includes('export-written')) ?? '{}') as { readUnits?: number }).readUnits);
}

async function exported(at: Endpoints, token: string, query: string): Promise<{ ms: number; job: PatientExport; body: Buffer }> {
  const started = performance.now();
  const path = `/patients/export?${query}`;
  let job = PatientExport.parse((await call('GET', path, { token }, at.apiUrl)).body);
  while (job.status === 'waiting' || job.status === 'writing') {
    await wait(50);
    job = PatientExport.parse((await call('GET', `/patients/exports/${job.id}`, { token }, at.apiUrl)).body);
  }
  const body = Buffer.from(await (await fetch(job.link?.url ?? '')).arrayBuffer());
  return { ms: performance.now() - started, job, body };
}

const idsIn = (csv: Buffer): string[] =>
  csv
    .toString('utf8')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(0, 26));

/**
 * Exports all patients while other clients add, move and rename patients; counts the patients missing from the file and those in it twice.
 */
async function whileOthersWrite(at: Endpoints, token: string): Promise<{ missing: number; twice: number; writes: number }> {
  const before = idsIn((await exported(at, token, 'format=csv')).body);
  const state = { writing: true, writes: 0 };
  const disturb = async (lane: number): Promise<void> => {
    for (let turn = lane; state.writing; turn += 2) {
      const id = before[(turn * 7919) % before.length];
      const body = { personalInfo: { lastName: `${turn % 4 < 2 ? 'Aaa' : 'Zzz'} ${turn}` }, status: turn % 3 === 0 ? 'pending' : 'active' };
      await call('PUT', `/patients/${id}`, { token, body }, at.apiUrl);
      await call('POST', '/patients', { token, body: newPatientBody() }, at.apiUrl);
      state.writes += 2;
    }
  };
  const lanes = [disturb(0), disturb(1)];
  const ids = idsIn((await exported(at, token, 'format=csv&sortBy=personalInfo.lastName&sortOrder=asc')).body);
  state.writing = false;
  await Promise.all(lanes);
  const found = new Set(ids);
  return { missing: before.filter((id) => !found.has(id)).length, twice: ids.length - found.size, writes: state.writes };
}

async function measured(size: number, stateDir: string): Promise<void> {
  const cloud = await startCloudProcess(stateDir, '--patients', String(size));
  try {
    const at = cloud.endpoints;
    const clinician = at.accounts.find((account) => account.role === 'CLINICIAN');
    const { access: token } = await signIn(clinician?.email ?? '', clinician?.password ?? '', at);
    for (const format of ['csv', 'xlsx', 'pdf']) {
      if (format === 'pdf' && size > limits.exportPdf) continue;
      const { ms, job, body } = await exported(at, token, `format=${format}`);
      const units = (await readUnits(stateDir)) / job.count;
      row([
        `${format}, ${shown(size)} patients`,
        shown(job.count),
        shown(ms),
        shown((job.count * 1000) / ms),
        shown(body.length),
        units.toFixed(3),
      ]);
    }
    if (size === Math.max(...numbers(values.sizes))) {
      const { missing, twice, writes } = await whileOthersWrite(at, token);
      console.log(`\nWith ${shown(writes)} writes meanwhile: ${missing} missing, ${twice} twice.`);
    }
  } finally {
    await cloud.kill('SIGTERM');
  }
}

/** Runs the deployed worker over patients generated as it reads them, each run in its own process. */
async function made(): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'afiya-bench-'));
  const cloud = await startCloudProcess(stateDir, '--patients', '10');
  const table = await madeTable();
  try {
    const at = cloud.endpoints;
    const clinician = at.accounts.find((account) => account.role === 'CLINICIAN');
    const { access: token } = await signIn(clinician?.email ?? '', clinician?.password ?? '', at);
    const { job } = await exported(at, token, 'format=csv');
    const link = new URL(job.link?.url ?? '');
    const worker = deployedFunctions().find(({ name }) => name === 'patient-export-worker');
    if (worker === undefined) throw new Error('the stacks have no worker');
    const env = {
      ...process.env,
      ...worker.environment,
      AWS_ENDPOINT_URL_S3: link.origin,
      AWS_ENDPOINT_URL_DYNAMODB: table.url,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: table.url,
      AWS_REGION: 'ap-south-1',
      AWS_ACCESS_KEY_ID: link.searchParams.get('X-Amz-Credential')?.split('/')[0] ?? '',
      AWS_SECRET_ACCESS_KEY: 'local',
    };
    const run = promisify(execFile);
    for (const format of ['csv', 'xlsx', 'pdf'] as const) {
      for (const size of numbers(values.made)) {
        if (format === 'pdf' && size > limits.exportPdf) continue;
        table.set(size, format);
        const { stdout } = await run('node', [fileURLToPath(new URL('./worker-run.ts', import.meta.url)), worker.module], { env });
        const { ms, peakMb } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { ms: number; peakMb: number };
        row([`${format}, ${shown(size)} made`, shown(ms), shown((size * 1000) / ms), shown(peakMb)]);
      }
    }
  } finally {
    table.close();
    await cloud.kill('SIGTERM');
    rmSync(stateDir, { recursive: true, force: true });
  }
}

row(['export', 'rows', 'ms with download', 'rows/s', 'bytes', 'read units a row']);
row(['---', '---:', '---:', '---:', '---:', '---:']);
for (const size of numbers(values.sizes)) {
  const stateDir = values.state ?? mkdtempSync(join(tmpdir(), 'afiya-bench-'));
  await measured(size, stateDir);
  if (values.state === undefined) rmSync(stateDir, { recursive: true, force: true });
}
console.log('');
row(['export', 'ms', 'rows/s', 'peak MB']);
row(['---', '---:', '---:', '---:']);
await made();
