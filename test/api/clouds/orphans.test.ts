import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Endpoints } from '../../../local/lib/endpoints.ts';
import { type CloudProcess, startCloudProcess } from '../../cloud-process.ts';
import { call, newPatientBody, signIn } from '../client.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'afiya-orphans-'));
const endpointsFile = join(stateDir, 'endpoints.json');
const read = (): Endpoints => JSON.parse(readFileSync(endpointsFile, 'utf8'));
let last: { readonly kill: (signal: NodeJS.Signals) => unknown } | undefined;
afterAll(async () => {
  await last?.kill('SIGKILL');
  rmSync(stateDir, { recursive: true, force: true });
});

/** Starts the cloud as people do. Throws with its output if it does not come up. */
async function npmStart() {
  const npm = spawn('npm', ['start', '--', '--state', stateDir, '--no-web', '--port', '0', '--patients', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  last = npm;
  let printed = '';
  npm.stdout.on('data', (chunk) => (printed += String(chunk)));
  npm.stderr.on('data', (chunk) => (printed += String(chunk)));
  await expect.poll(() => existsSync(endpointsFile) || npm.exitCode !== null, { timeout: 300_000 }).toBe(true);
  expect(npm.exitCode, printed).toBeNull();
  return npm;
}

const listens = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function doctorOf(endpoints: Endpoints) {
  const doctor = endpoints.accounts.find(({ role }) => role === 'CLINICIAN');
  const { access: token } = await signIn(doctor?.email ?? '', doctor?.password ?? '', endpoints);
  return (method: string, path: string, body?: unknown) => call(method, path, { token, body }, endpoints.apiUrl);
}

it('when npm is ended or killed, the cloud ends by itself and keeps what was saved; when it is killed itself, its engine ends', async () => {
  const ids: string[] = [];
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const npm = await npmStart();
    const endpoints = read();
    const ask = await doctorOf(endpoints);
    const created = await ask('POST', '/patients', newPatientBody());
    expect(created.status).toBe(201);
    ids.push(created.body.id);
    npm.kill(signal);
    await expect.poll(() => runs(endpoints.pid)).toBe(false);
    expect(await listens(endpoints.dynamodbEndpoint)).toBe(false);
    // Held by a cloud that was ended without a chance to stop.
    expect(existsSync(join(stateDir, 'lock'))).toBe(false);
  }

  const cloud: CloudProcess = await startCloudProcess(stateDir, '--patients', '0');
  last = cloud;
  const ask = await doctorOf(cloud.endpoints);
  for (const id of ids) expect((await ask('GET', `/patients/${id}`)).status).toBe(200);
  await cloud.kill('SIGKILL');
  await expect.poll(() => listens(cloud.endpoints.dynamodbEndpoint)).toBe(false);
});
