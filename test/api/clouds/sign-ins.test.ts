import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { NamedAccessLog } from '#contract/access-log/access-log.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { Browser } from '#contract/account/browsers.ts';
import { PatientExport } from '#contract/exports/export.ts';
import { SignInLog } from '#contract/access-log/sign-ins.ts';
import { StaffAccount } from '#contract/staff/accounts.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { authenticator } from '../../authenticator.ts';
import { setClock } from '../../clock.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { type Answer, call, claimsOf, cognito, tokensOf } from '../client.ts';
import { chosenEngine } from '../engine.ts';
import { codeFor, register } from '../register.ts';

// The log is read by day, so the tests start well before midnight.
setClock('10:30');

const stateDir = mkdtempSync(join(tmpdir(), 'afiya-sign-ins-'));
let cloud: LocalCloud;
let database: DynamoDBDocumentClient;
let chief = '';
const password = 'Calm-Harbour-7';
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const browser = (name: string, agent = chrome) => ({ mark: `${name}-of-a-test-browser`, agent });

beforeAll(async () => {
  cloud = await startLocalCloud({ stateDir, patients: 1, throttling: false, ...chosenEngine() });
  database = databaseOf(cloud.endpoints);
  chief = (await tokensOf('ADMIN', cloud.endpoints)).access;
});
afterAll(async () => {
  database.destroy();
  await cloud.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const ask = (method: string, path: string, token: string, body?: unknown): Promise<Answer> =>
  call(method, path, { token, body }, cloud.endpoints.apiUrl);
const pool = (operation: string, body: object): Promise<Answer> =>
  cognito(operation, { ClientId: cloud.endpoints.userPoolClientId, ...body }, cloud.endpoints);
const enter = (email: string, given = password, ClientMetadata?: object): Promise<Answer> =>
  pool('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: given },
    ...(ClientMetadata && { ClientMetadata }),
  });
const logOf = async (query: string): Promise<SignInLog> => SignInLog.parse((await ask('GET', `/access-log/sign-ins?${query}`, chief)).body);
const idOf = (token: string): string => claimsOf(token).sub;

const none = { succeeded: 0, failed: 0, reset: 0, everywhere: 0 };
/** All counts of an account, because a test may run across a minute boundary. */
async function countsOf(id: string): Promise<typeof none> {
  const { entries } = await logOf(`actorId=${id}`);
  const sum = (of: keyof typeof none): number => entries.reduce((all, { counts }) => all + counts[of], 0);
  return { succeeded: sum('succeeded'), failed: sum('failed'), reset: sum('reset'), everywhere: sum('everywhere') };
}
/** A patient who registered, and so signed in once. */
async function visitor(name: string) {
  const email = `${name}@signs-in.example`;
  const { access } = await register({ email, password, firstName: 'Amal', lastName: 'Haddad' }, cloud);
  return { email, access, id: idOf(access) };
}

describe('the sign-in log', () => {
  it('counts failures and successes, by the person’s name, role and minute', async () => {
    const { email, id } = await visitor('counted');
    expect((await enter(email, 'Wrong-Harbour-7')).status).toBe(400);
    expect((await enter(email)).status).toBe(200);
    expect(await countsOf(id)).toEqual({ ...none, succeeded: 2, failed: 1 });
    const { entries, actor } = await logOf(`actorId=${id}`);
    expect(actor).toEqual({ id, name: 'Amal Haddad' });
    expect(entries[0]).toMatchObject({ account: { id, name: 'Amal Haddad', role: 'PATIENT' } });
    expect(entries[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/);
    expect(Date.now() - Date.parse(entries[0]?.at ?? '')).toBeLessThan(5 * 60_000);
    const ofEverybody = await logOf('');
    expect(ofEverybody.entries.map((entry) => entry.account?.id)).toContain(id);
  });

  it('a wrong or used authenticator code leaves a failure, and the right one turns the attempt into a success', async () => {
    const { email, access: AccessToken, id } = await visitor('coded');
    const code = authenticator((await pool('AssociateSoftwareToken', { AccessToken })).body.SecretCode);
    const used = await code();
    await pool('VerifySoftwareToken', { AccessToken, UserCode: used });
    await pool('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
    const { body } = await enter(email);
    const answer = (given: string) =>
      pool('RespondToAuthChallenge', {
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: body.Session,
        ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: given },
        ClientMetadata: browser('coded'),
      });
    expect((await answer('1')).body.__type).toBe('CodeMismatchException');
    expect((await answer(used)).body.__type).toBe('ExpiredCodeException');
    expect(await countsOf(id)).toEqual({ ...none, succeeded: 1, failed: 1 });
    expect((await answer(await code())).status).toBe(200);
    expect(await countsOf(id)).toEqual({ ...none, succeeded: 2 });
  });

  it('many attempts at once are all counted', async () => {
    const { email, id } = await visitor('often');
    const answers = await Promise.all(Array.from({ length: 64 }, (_, one) => enter(email, one % 2 === 0 ? password : 'Wrong-Harbour-7')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(32);
    expect(await countsOf(id)).toEqual({ ...none, succeeded: 33, failed: 32 });
  });

  it('counts attempts at addresses without an account, and stores no address', async () => {
    const address = 'nobody.at.all@elsewhere.example';
    expect((await enter(address)).body.__type).toBe('NotAuthorizedException');
    const { entries } = await logOf('outcome=failed');
    const unknown = entries.find(({ account }) => account === undefined);
    expect(unknown?.counts).toMatchObject({ succeeded: 0 });
    expect(unknown?.counts.failed).toBeGreaterThan(0);
    for (const TableName of Object.values(tableNames())) {
      const { Items: items } = await database.send(new ScanCommand({ TableName }));
      expect(JSON.stringify(items)).not.toContain('nobody.at.all');
    }
  });

  it('records a password reset by e-mail', async () => {
    const { email, id } = await visitor('reset');
    await pool('ForgotPassword', { Username: email });
    const renewed = { Username: email, Password: 'Calm-Harbour-8', ConfirmationCode: codeFor(email, cloud) };
    expect((await pool('ConfirmForgotPassword', renewed)).status).toBe(200);
    expect(await countsOf(id)).toEqual({ ...none, succeeded: 1, reset: 1 });
    expect((await logOf(`actorId=${id}&outcome=reset`)).entries).toHaveLength(1);
  });

  it('is filtered by day, outcome and role, and continues from page to page', async () => {
    const { Clinical: table = '' } = tableNames();
    const minutes = Array.from({ length: 120 }, (_, one) => new Date(Date.UTC(2026, 0, 5, 6, one)).toISOString().slice(0, 16));
    const puts = minutes.map((minute, one) => {
      const Item = {
        pk: 'SIGN-INS#gone-account',
        sk: `${minute}Z`,
        agendaKey: 'SIGN-INS#2026-01-05',
        agendaSort: `${minute}Z#gone-account`,
        userId: 'gone-account',
        attempts: 1,
        ...(one % 3 === 0 && { successes: 1 }),
      };
      return { PutRequest: { Item } };
    });
    for (let first = 0; first < puts.length; first += 25)
      await database.send(new BatchWriteCommand({ RequestItems: { [table]: puts.slice(first, first + 25) } }));

    const pages = async (query: string): Promise<SignInLog['entries'][]> => {
      const found = [];
      for (let cursor: string | undefined = ''; cursor !== undefined;) {
        const page: SignInLog = await logOf(`${query}${cursor && `&cursor=${cursor}`}`);
        found.push(page.entries);
        cursor = page.nextCursor;
      }
      return found;
    };
    const day = 'from=2026-01-04&to=2026-01-06';
    for (const query of [day, 'actorId=gone-account', `actorId=gone-account&${day}`, `${day}&role=PATIENT`]) {
      const all = await pages(query);
      expect([query, all.map(({ length }) => length)]).toEqual([query, [50, 50, 20]]);
      expect(all.flat().map(({ at }) => at)).toEqual(minutes.map((minute) => `${minute}Z`).toReversed());
    }
    expect((await pages(`${day}&outcome=succeeded`)).flat()).toHaveLength(40);
    expect((await pages(`${day}&outcome=failed`)).map(({ length }) => length)).toEqual([50, 30]);
    expect((await pages(`${day}&role=ADMIN`)).flat()).toEqual([]);
    expect((await pages('from=2026-01-06&to=2026-01-06')).flat()).toEqual([]);
    expect((await logOf('role=ADMIN')).entries[0]?.account).toMatchObject({ role: 'ADMIN' });

    const { nextCursor = '' } = await logOf(day);
    for (const [query, path] of [
      [`cursor=${nextCursor}`, 'cursor'],
      [`${day}&cursor=AAAA`, 'cursor'],
      ['from=2026-01-06&to=2026-01-05', 'from'],
      ['outcome=maybe', 'outcome'],
      ['role=CHIEF', 'role'],
      ['actorId=a b', 'actorId'],
    ])
      expect(await ask('GET', `/access-log/sign-ins?${query}`, chief)).toMatchObject({ status: 400, body: { details: [{ path }] } });
  });

  it('is exported as CSV, with names in the language of the reader', async () => {
    const { email, id } = await visitor('exported');
    await enter(email, 'Wrong-Harbour-7');
    const textOf = async (order: object): Promise<string> => {
      const { status, body } = await ask('POST', '/access-log/sign-ins', chief, order);
      expect([status, body]).toMatchObject([202, { kind: 'sign-ins', format: 'csv', filename: 'sign-ins.csv' }]);
      const job = await vi.waitFor(
        async () => {
          const found = PatientExport.parse((await ask('GET', `/patients/exports/${body.id}`, chief)).body);
          expect(found.status).toBe('done');
          return found;
        },
        { timeout: 60_000, interval: 100 },
      );
      return (await fetch(job.link?.url ?? '')).text();
    };
    const today = qatarDate(new Date());
    const english = await textOf({ actorId: id, from: today, to: today, outcome: 'failed' });
    const [titles, line] = english.replace('\uFEFF', '').split('\r\n');
    expect(titles).toBe('Minute in Qatar,Person,Account ID,Role,Signed in,Failed or given up,Password reset,Signed out everywhere');
    expect(line).toMatch(new RegExp(`^${today}T\\d\\d:\\d\\d:00\\+03:00,Amal Haddad,${id},Patient,[01],1,0,0$`));
    expect(await textOf({ actorId: id, language: 'ar' })).toContain('محاولة لم تكتمل');
    expect(await textOf({ outcome: 'failed' })).toContain('Addresses without an account,,,0,');
  });

  it('is for administrators, and reading it is recorded in the access log', async () => {
    for (const role of ['CLINICIAN', 'PATIENT'] as const) {
      const { access } = await tokensOf(role, cloud.endpoints);
      for (const [method, body] of [['GET'], ['POST', {}]] as const)
        expect(await ask(method, '/access-log/sign-ins', access, body)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    expect((await call('GET', '/access-log/sign-ins', {}, cloud.endpoints.apiUrl)).status).toBe(401);
    const reads = async () => NamedAccessLog.parse((await ask('GET', '/access-log?action=log', chief)).body).entries.map(({ id }) => id);
    const before = await reads();
    await logOf('');
    // The second read shows the first one, and the read of the sign-in log between them.
    expect((await reads()).filter((id) => !before.includes(id))).toHaveLength(2);
  });

  it('has the last sign-in of each staff member', async () => {
    const accounts = async () => z.parse(z.array(StaffAccount), (await ask('GET', '/staff/accounts', chief)).body.rows);
    const [admin] = (await accounts()).filter(({ id }) => id === idOf(chief));
    expect(Date.now() - Date.parse(admin?.lastSignInAt ?? '')).toBeLessThan(10 * 60_000);
    const invited = { email: 'newcomer@clinic.example', role: 'CLINICIAN', name: { en: 'Noor', ar: 'نور' }, duties: [] };
    const { body } = await ask('POST', '/staff', chief, invited);
    expect((await accounts()).find(({ id }) => id === body.id)).not.toHaveProperty('lastSignInAt');
  });
});

describe('the browsers of an account', () => {
  const browsersOf = async (token: string) => z.parse(z.array(Browser), (await ask('GET', '/browsers', token)).body.rows);
  const told = async (token: string): Promise<string[]> =>
    (await ask('GET', '/notifications', token)).body.rows.map(({ message }: { message: { en: string } }) => message.en);
  const text = (what: string) =>
    `Signed in from a browser not used before: ${what}. If this was not you, change your password and sign out everywhere.`;

  it('are stored at sign-in; a new one, after the first, is reported to the account', async () => {
    const { email, access } = await visitor('browsing');
    expect(await browsersOf(access)).toEqual([]);
    await enter(email, password, browser('first'));
    await enter(email, password, browser('first'));
    expect(await told(access)).toEqual([]);
    await enter(email, password, browser('second', iphone));
    expect(await told(access)).toEqual([text('Safari on iOS')]);
    const [second, first, ...more] = await browsersOf(access);
    expect(more).toEqual([]);
    expect([second, first]).toMatchObject([
      { name: 'Safari', system: 'iOS' },
      { name: 'Chrome', system: 'Windows' },
    ]);
    expect(Date.parse(first?.lastAt ?? '')).toBeGreaterThan(Date.parse(first?.firstAt ?? ''));
    await enter(email, 'Wrong-Harbour-7', browser('third'));
    expect(await browsersOf(access)).toHaveLength(2);
    // The mark itself is not stored.
    const { Items: items } = await database.send(new ScanCommand({ TableName: tableNames()['Clinical'] }));
    expect(JSON.stringify(items)).not.toContain('first-of-a-test-browser');
  });

  it('an unknown user agent is an unknown browser, and its text is not stored', async () => {
    const { email, access } = await visitor('hostile');
    await enter(email, password, browser('first'));
    const hostile = [
      { mark: 'hostile-agent-with-markup', agent: '<img src=x onerror=alert(1)>' },
      { mark: 'hostile-agent-of-length', agent: 'x'.repeat(10_000) },
      { mark: 'a'.repeat(10_000), agent: chrome },
      { mark: '<script>alert(1)</script>', agent: chrome },
      undefined,
    ];
    for (const said of hostile) expect((await enter(email, password, said)).status).toBe(200);
    expect(await told(access)).toEqual(hostile.map(() => text('Unknown browser')));
    expect((await browsersOf(access)).filter(({ name, system }) => name === undefined && system === undefined)).toHaveLength(2);
    const { Items: items } = await database.send(new ScanCommand({ TableName: tableNames()['Clinical'] }));
    for (const part of ['onerror', 'xxxxxxxxxx', 'aaaaaaaaaa', '<script']) expect(JSON.stringify(items)).not.toContain(part);
  });

  it('are at most ten: a new one replaces the one unused for longest', async () => {
    const { email, access } = await visitor('many');
    for (let one = 0; one < 12; one += 1) await enter(email, password, browser(`number-${one}`));
    const kept = await browsersOf(access);
    expect(kept).toHaveLength(10);
    expect(await told(access)).toHaveLength(11);
    await enter(email, password, browser('number-11'));
    expect(await told(access)).toHaveLength(11);
    await enter(email, password, browser('number-0'));
    expect(await told(access)).toHaveLength(12);
  });

  it('are all kept when they sign in at the same time, the same one once', async () => {
    const { email, access } = await visitor('at-once');
    await Promise.all(Array.from({ length: 12 }, (_, one) => enter(email, password, browser(`at-once-${one % 4}`))));
    expect(await browsersOf(access)).toHaveLength(4);
    expect(await told(access)).toHaveLength(3);
  });

  it("are forgotten, except for this one, when the account signs out everywhere, and only the account's own", async () => {
    const { email, access, id } = await visitor('forgetful');
    const other = await visitor('remembering');
    await enter(other.email, password, browser('first'));
    for (const name of ['first', 'second']) await enter(email, password, browser(name));
    const [, first] = await browsersOf(access);
    const { status, body } = await ask('DELETE', `/browsers?keep=${first?.id}`, access);
    expect([status, body]).toEqual([200, { rows: [first] }]);
    expect(await browsersOf(access)).toEqual([first]);
    expect(await browsersOf(other.access)).toHaveLength(1);
    expect((await countsOf(id)).everywhere).toBe(1);
    await enter(email, password, browser('first'));
    expect(await told(access)).toHaveLength(1);
    await enter(email, password, browser('second'));
    expect(await told(access)).toHaveLength(2);
    expect((await ask('DELETE', '/browsers', access)).body.rows).toEqual([]);
    const refused = await ask('DELETE', '/browsers?keep=first', access);
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'keep' }] } });
    expect((await call('GET', '/browsers', {}, cloud.endpoints.apiUrl)).status).toBe(401);
  });
});
