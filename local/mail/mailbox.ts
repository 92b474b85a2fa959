import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { type Mail, asHtml, sentMails } from '../lib/mails.ts';
import { messageOf } from '../lib/failure.ts';
import { sesEndpoint } from './ses.ts';

// An e-mail may contain anything, so no script runs, nothing is fetched, and no other page may embed this one.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** For machines whose own fonts have no Arabic. */
const font = '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2';
const withArabic =
  "@font-face { font-family: Arabic; src: url('/arabic.woff2'); } * { font-family: system-ui, sans-serif, Arabic !important; }";

const style = `
  ${withArabic}
  :root { color-scheme: light dark; font-size: 16px; line-height: 1.5; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.5rem; text-align: start; vertical-align: top; border-bottom: 1px solid #8886; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 36rem; border: 1px solid #8886; background: #fff; color-scheme: light; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8886; unicode-bidi: plaintext; text-align: start; }`;

const page = (title: string, body: string, refresh: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}` +
  `<title>${asHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

/** The maximum number of e-mails shown, because weeks of e-mails would take long to draw. */
const listedMax = 200;

const clock = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Asia/Qatar',
});
const timeOf = ({ at }: Mail): string => clock.format(new Date(at));

const row = (mail: Mail): string =>
  `<tr><td>${timeOf(mail)}</td><td>${asHtml(mail.to)}</td><td dir="auto"><a href="/mails/${mail.id}">${asHtml(mail.subject)}</a></td></tr>`;

/** Every e-mail that the cloud sent, newest first; the page polls every few seconds. */
const list = (mails: readonly Mail[]): string =>
  page(
    'Mailbox',
    `<h1>Mailbox</h1><p>What the local cloud sent: ${mails.length}. Nothing left this machine.</p>` +
      `<table><thead><tr><th>Time in Qatar</th><th>To</th><th>Subject</th></tr></thead><tbody>${mails.slice(0, listedMax).map(row).join('')}</tbody></table>`,
    '<meta http-equiv="refresh" content="3">',
  );

const plain = ({ text }: Mail): string => (text === '' ? '' : `<h2>Plain text</h2><pre>${asHtml(text)}</pre>`);
const one = (mail: Mail): string =>
  page(
    mail.subject,
    `<p><a href="/">Mailbox</a></p><h1 dir="auto">${asHtml(mail.subject)}</h1>` +
      `<p>From ${asHtml(mail.from)} to ${asHtml(mail.to)}, ${timeOf(mail)}</p>` +
      `<h2>HTML</h2><iframe title="HTML" sandbox src="/mails/${mail.id}/html"></iframe>${plain(mail)}`,
    '',
  );

/** Serves the mailbox page, its e-mails as JSON, and the API of SES, which receives them. */
export const mailbox = (options: { readonly mailsFile: string; readonly verified: readonly string[] }): RequestListener => {
  const ses = sesEndpoint(options);
  const arabic = readFileSync(createRequire(import.meta.url).resolve(font));
  const show = ({ method, url = '/' }: IncomingMessage, response: ServerResponse): void => {
    const send = (status: number, type: string, body: string, sandbox = ''): void => {
      const headers = {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': `${policy}${sandbox}`,
        'cache-control': 'no-store',
      };
      response.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }).end(body);
    };
    if (method !== 'GET') return send(405, 'text/plain', 'Method not allowed');
    // A sandboxed frame has an opaque origin.
    if (url === '/arabic.woff2')
      return void response.writeHead(200, { 'content-type': 'font/woff2', 'access-control-allow-origin': '*' }).end(arabic);
    const mails = sentMails(options.mailsFile);
    if (url === '/') return send(200, 'text/html', list(mails));
    if (url === '/mails.json') return send(200, 'application/json', JSON.stringify(mails));
    const [, id, isHtml] = /^\/mails\/([\w-]+)(\/html)?$/.exec(url) ?? [];
    const mail = mails.find((candidate) => candidate.id === id);
    if (mail === undefined) return send(404, 'text/plain', 'There is no such mail.');
    if (isHtml !== undefined) return send(200, 'text/html', `${mail.html}<style>${withArabic}</style>`, '; sandbox');
    return send(200, 'text/html', one(mail));
  };
  return (request, response) => {
    if (!request.url?.startsWith('/v2/')) return show(request, response);
    ses(request, response).catch((error: unknown) => response.writeHead(400).end(JSON.stringify({ message: messageOf(error) })));
  };
};
