import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { assemblyWith } from '../../assembly.ts';
import { call, cognito, endpoints, tokensOf } from '../client.ts';
import { withCloud } from '../cloud.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'afiya-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
withCloud({ stateDir: folder, web: true, patients: 100 });

/** Runs `npm run smoke -- local`, or restore, as typed by a user. */
const command = (file: string, ...args: string[]): Promise<{ code: number; lines: string[] }> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [join('bin', file), 'local', ...args], { cwd: root }, (_error, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, lines: `${stdout}${stderr}`.trim().split('\n') }),
    );
  });

/** Nothing that a run created remains: no account, no patient. */
async function expectCleanedUp(): Promise<void> {
  const { body: users } = await cognito('ListUsers', { UserPoolId: endpoints().userPoolId });
  expect(JSON.stringify(users)).not.toContain('smoke');
  const { access: token } = await tokensOf('CLINICIAN');
  const { body: found } = await call('GET', '/patients?search=smoke', { token });
  expect(found).toMatchObject({ patients: [] });
}

const onlyOnAws = [
  'account: no AWS account',
  'alarm: no CloudWatch',
  'front door: no CloudFront',
  'failures: no CloudFront',
  'tables: no DynamoDB of AWS',
  'schedules: no CloudWatch',
  'firewall: no web ACL',
  'trail delivers: no CloudTrail',
  'trail: no CloudTrail',
  'old token: no time to wait',
].map((step) => `skipped  ${step} here`);

describe('npm run smoke', () => {
  it('finds the whole product working on this machine, and names the checks that only AWS supports', async () => {
    const { code, lines } = await command('smoke.ts', '--state', folder);
    expect(lines).toEqual([
      'ok       site: the page and its 6 security headers',
      'skipped  strict transport: no TLS here',
      'ok       health: ok',
      expect.stringMatching(/^ok {7}symptom check: answered \(\w+\), read again and deleted$/),
      'skipped  model: no model here',
      'ok       registration: a confirmed account is a PATIENT, and nothing else',
      'ok       browsers: the account knows both, is kept out of the clinic, and renews its tokens twice',
      'skipped  sign-in by SRP: no SRP here; signed in with the password itself',
      'skipped  second factor: the stage only offers one',
      'ok       patient written and read: by id and by search',
      'ok       conditions and limits: an old version 412, 300 kB 413, a search that looks like an attack 200',
      'ok       access log: who wrote and who read the patient is under the patient',
      'ok       export downloaded: with the patient in it',
      'ok       patient deleted: and gone',
      ...onlyOnAws,
      '10 ok, 0 failed, 14 skipped',
    ]);
    expect(code).toBe(0);
    await expectCleanedUp();
  });

  describe('of a stage that demands a second factor of its staff', () => {
    let cloud: LocalCloud;
    const state = mkdtempSync(join(tmpdir(), 'afiya-demanding-'));
    beforeAll(async () => {
      cloud = await startLocalCloud({
        stateDir: state,
        web: true,
        patients: 3,
        assembly: assemblyWith({ staffSecondFactor: 'demanded' }),
      });
    });
    afterAll(async () => {
      await cloud.close();
      rmSync(state, { recursive: true, force: true });
    });

    it('sees that a clinician is refused without one, sets one up, and continues', async () => {
      const { code, lines } = await command('smoke.ts', '--state', state);
      expect(lines.slice(8)).toEqual([
        'ok       second factor: without one the administrator is refused, with one let in',
        'ok       patient written and read: by id and by search',
        'ok       conditions and limits: an old version 412, 300 kB 413, a search that looks like an attack 200',
        'ok       access log: who wrote and who read the patient is under the patient',
        'ok       export downloaded: with the patient in it',
        'ok       patient deleted: and gone',
        ...onlyOnAws,
        '11 ok, 0 failed, 13 skipped',
      ]);
      expect(code).toBe(0);
    });
  });

  describe('of a stage where something is wrong', () => {
    const broken = mkdtempSync(join(tmpdir(), 'afiya-smoke-'));
    /** The product behind a proxy that loses a header and accepts no exports. */
    const proxy = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => void pass(Buffer.concat(chunks)));
      const pass = async (body: Buffer): Promise<void> => {
        if (request.url?.startsWith('/api/patients/export') === true) return void response.writeHead(502).end();
        const headers = new Headers(Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]));
        for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
        const answer = await fetch(`${endpoints().webUrl}${request.url}`, {
          method: request.method ?? 'GET',
          headers,
          ...(body.length > 0 && { body: new Uint8Array(body) }),
        });
        const kept = [...answer.headers].filter(
          ([name]) => !/^(?:content-(?:encoding|length|security-policy)|transfer-encoding)$/.test(name),
        );
        response.writeHead(answer.status, Object.fromEntries(kept)).end(Buffer.from(await answer.arrayBuffer()));
      };
    });
    beforeAll(async () => {
      await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
      const address = proxy.address();
      const webUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
      writeFileSync(join(broken, 'endpoints.json'), JSON.stringify({ ...endpoints(), webUrl }));
    });
    afterAll(async () => {
      await new Promise((closed) => proxy.close(closed));
      rmSync(broken, { recursive: true, force: true });
    });

    it('reports it, continues, cleans up, and exits with 1', async () => {
      const { code, lines } = await command('smoke.ts', '--state', broken);
      expect(lines).toContain('failed   site: these headers are missing or say something else: content-security-policy');
      expect(lines).toContain('failed   export downloaded: GET /patients/export answered 502 outside the envelope');
      expect(lines).toContain('ok       patient deleted: and gone');
      expect(lines.at(-1)).toBe('8 ok, 2 failed, 14 skipped');
      expect(code).toBe(1);
      await expectCleanedUp();
    });

    it('if nothing responds, prints one sentence', async () => {
      writeFileSync(join(broken, 'endpoints.json'), JSON.stringify({ ...endpoints(), webUrl: 'http://127.0.0.1:9' }));
      expect(await command('smoke.ts', '--state', broken)).toEqual({
        code: 1,
        lines: ['http://127.0.0.1:9/config.json is not there (no answer), so nothing can be looked at.'],
      });
    });
  });

  it('without a local cloud, prints one sentence', async () => {
    expect(await command('smoke.ts', '--state', join(folder, 'nowhere'))).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^No local cloud runs on .*nowhere: start it with npm start/)],
    });
  });
});

describe('npm run restore', () => {
  it('proceeds until the local DynamoDB, which has no point-in-time recovery, refuses, and changes nothing', async () => {
    const { access: token } = await tokensOf('CLINICIAN');
    const listed = async () => (await call('GET', '/patients?sortBy=createdAt&sortOrder=asc&limit=100', { token })).body.patients;
    const before = await listed();
    expect(before).toHaveLength(100);
    const { code, lines } = await command('restore.ts', '--to', '2026-11-21T10:00:00+03:00', '--yes', '--state', folder);
    expect(lines[0]).toMatch(/^\S+-Clinical\w+ goes back to 2026-11-21T07:00:00\.000Z\.$/);
    expect(lines.at(-1)).toBe(
      'skipped: the local DynamoDB has no point-in-time recovery and no backups, so a restore can only be done on AWS. Nothing was changed.',
    );
    expect(code).toBe(1);
    expect(await listed()).toEqual(before);
  });

  it.each([
    [['--to', '2026-11-21T10:00:00'], '--to is a moment with its zone, such as 2026-11-21T10:00:00+03:00.'],
    [['--to', '2026-11-21T10:00:00Z', '--table', 'Elsewhere'], 'The data stack has no table Elsewhere.'],
  ])('%j is refused in one sentence', async (args, said) => {
    expect(await command('restore.ts', ...args, '--state', folder)).toEqual({ code: 1, lines: [said] });
  });
});
