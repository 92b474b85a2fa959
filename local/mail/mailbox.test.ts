import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepMail } from '../lib/mails.ts';
import { mailbox } from './mailbox.ts';

const directory = mkdtempSync(join(tmpdir(), 'afiya-mailbox-'));
const mailsFile = join(directory, 'mails.jsonl');
let server: Server;
let base = '';
beforeEach(async () => {
  server = createServer(mailbox({ mailsFile, verified: ['clinic@example.org', 'example.com'] })).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => {
  server.close();
  rmSync(mailsFile, { force: true });
});

const send = (from: string, to = ['somebody@example.net'], html = '<p>Hello</p>') =>
  fetch(`${base}/v2/email/outbound-emails`, {
    method: 'POST',
    body: JSON.stringify({
      FromEmailAddress: from,
      Destination: { ToAddresses: to },
      Content: { Simple: { Subject: { Data: 'Hello <b>you</b>' }, Body: { Html: { Data: html }, Text: { Data: 'Hello & good day' } } } },
    }),
  });
const refusal = async (answer: Response) => [answer.status, answer.headers.get('x-amzn-errortype')];

it('is empty before anything was sent', async () => {
  expect(await (await fetch(base)).text()).toContain('sent: 0');
});

it('lists what was sent, the newest first, and shows both parts', async () => {
  for (const to of ['first@example.net', 'second@example.net']) expect((await send('Afiya <clinic@example.org>', [to])).status).toBe(200);
  const list = await (await fetch(base)).text();
  expect([...list.matchAll(/<td>(\w+)@example\.net<\/td>/g)].map(([, name]) => name)).toEqual(['second', 'first']);
  const [, path = ''] = /href="([^"]+)"/.exec(list) ?? [];
  const shown = await (await fetch(`${base}${path}`)).text();
  expect(shown).toContain('Hello &amp; good day');
  const [, frame = ''] = /sandbox src="([^"]+)"/.exec(shown) ?? [];
  expect(await (await fetch(`${base}${frame}`)).text()).toMatch(/^<p>Hello<\/p><style>/);
});

it('runs no script of an e-mail, and escapes text', async () => {
  keepMail(mailsFile, {
    from: 'a',
    to: '<script>1</script>',
    subject: '<script>2</script>',
    html: '<script>3</script>',
    text: '<script>4</script>',
  });
  const list = await fetch(base);
  const page = await list.text();
  const [, path = ''] = /href="([^"]+)"/.exec(page) ?? [];
  const shown = await fetch(`${base}${path}`);
  for (const body of [page, await shown.text()]) expect(body).not.toContain('<script>');
  const framed = await fetch(`${base}${path}/html`);
  for (const answer of [list, shown, framed]) expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(framed.headers.get('content-security-policy')).toMatch(/; sandbox$/);
});

it('accepts e-mail from verified senders only: an address, or any address of a domain', async () => {
  expect((await send('Afiya <anyone@example.com>')).status).toBe(200);
  for (const from of ['other@example.org', 'anyone@notexample.com', 'clinic@example.org.evil.example'])
    expect(await refusal(await send(from))).toEqual([400, 'MessageRejected']);
});

it('supports nothing else of SES, and serves nothing else', async () => {
  expect(await refusal(await send('clinic@example.org', ['a@example.net', 'b@example.net']))).toEqual([400, 'BadRequestException']);
  expect(await refusal(await fetch(`${base}/v2/email/identities`))).toEqual([404, 'UnknownOperationException']);
  for (const path of ['/mails/none', '/mails/none/html', '/other']) expect((await fetch(`${base}${path}`)).status).toBe(404);
  expect((await fetch(base, { method: 'POST' })).status).toBe(405);
});
