import { execFile } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { durations } from '#contract/symptom-check/symptom-check.ts';
import { messageOf } from '../lib/failure.ts';
import { asHtml } from '../lib/mails.ts';

const script = fileURLToPath(new URL('../../lambdas/symptom-check/explain.ts', import.meta.url));
const run = promisify(execFile);

const Blocks = z.array(
  z.object({
    heading: z.optional(z.string()),
    text: z.optional(z.string()),
    /** The first has the heads. */
    rows: z.optional(z.array(z.array(z.string()))),
    /** The statements of the rows, which can be answered. */
    asked: z.optional(z.array(z.string())),
    isFolded: z.optional(z.boolean()),
  }),
);
type Block = z.output<typeof Blocks>[number];

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const style = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
  body { max-width: 72rem; margin: 0 auto; padding: 1rem; }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
  textarea { flex: 1 1 100%; font: inherit; }
  form label { display: grid; }
  input[type='number'] { inline-size: 5rem; }
  p { white-space: pre-line; }
  table { inline-size: 100%; border-collapse: collapse; }
  th, td { padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; border-bottom: 1px solid #8886; overflow-wrap: break-word; }
  @media (width < 48rem) { table { display: block; overflow-x: auto; } td { min-inline-size: 5rem; } }`;

/** The page's address, on the server of the mailbox. */
export const rulesPath = '/rules';

const answers = ['yes', 'no'] as const;

function form(query: URLSearchParams): string {
  const value = (name: string): string => asHtml(query.get(name) ?? '');
  const number = (name: string, label: string): string =>
    `<label>${label}<input type="number" name="${name}" min="0" value="${value(name)}"></label>`;
  const choice = (name: string, label: string, choices: readonly string[]): string =>
    `<label>${label}<select name="${name}">${choices.map((one) => `<option${query.get(name) === one ? ' selected' : ''}>${one}</option>`).join('')}</select></label>`;
  const given = answers.flatMap((name) =>
    query
      .getAll(name)
      .map(asHtml)
      .map((id) => `<label>${name}: ${id}<input type="checkbox" checked name="${name}" value="${id}"></label>`),
  );
  return (
    `<form id="check" action="${rulesPath}"><textarea name="description" rows="4" dir="auto" aria-label="Description" required>${value('description')}</textarea>` +
    choice('language', 'Language', ['en', 'ar']) +
    number('age', 'Age') +
    number('ageMonths', 'Months') +
    choice('gender', 'Sex', ['', 'female', 'male']) +
    `<label>Pregnant<input type="checkbox" name="pregnant"${query.has('pregnant') ? ' checked' : ''}></label>` +
    number('severity', 'Severity') +
    choice('duration', 'Duration', ['', ...durations]) +
    `${given.join('')}<button>Explain</button></form>`
  );
}

const answering = (id: string): string =>
  answers.map((name) => `<label><input type="checkbox" form="check" name="${name}" value="${asHtml(id)}"> ${name}</label>`).join(' ');
function table([heads = [], ...rows]: readonly (readonly string[])[], asked: readonly string[]): string {
  const cells = (of: readonly string[], name: string): string => of.map((cell) => `<${name} dir="auto">${asHtml(cell)}</${name}>`).join('');
  const body = rows.map((row, at) => {
    const id = asked[at];
    return `<tr>${cells(row, 'td')}${id === undefined ? '' : `<td>${answering(id)}</td>`}</tr>`;
  });
  return `<table><thead><tr>${cells(heads, 'th')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function drawn({ heading, text, rows, asked = [], isFolded }: Block): string {
  const made = rows === undefined || rows.length < 2 ? '' : table(rows, asked);
  if (isFolded !== undefined)
    return `<details${isFolded ? '' : ' open'}><summary dir="auto">${asHtml(text ?? '')}</summary>${made}</details>`;
  return `${heading === undefined ? '' : `<h2>${asHtml(heading)}</h2>`}${text ? `<p dir="auto">${asHtml(text)}</p>` : ''}${made}`;
}

/**
 * The page for whoever edits the symptom checker's knowledge: what it makes of a description, and why. Of the local cloud alone; nothing of
 * it is kept or logged.
 */
export const rulesPage: RequestListener = ({ url = '' }, response) => {
  const query = new URL(url, 'http://localhost').searchParams;
  const send = (status: number, made: string): void =>
    void response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' })
      .end(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rules</title>` +
          `<style>${style}</style></head><body><main><h1>What the checker makes of a description</h1>${form(query)}${made}</main></body></html>`,
      );
  if (!query.get('description')) return send(200, '');
  run(process.execPath, [script, query.toString()])
    .then(({ stdout }) => send(200, Blocks.parse(JSON.parse(stdout)).map(drawn).join('')))
    .catch((error: unknown) => send(500, `<pre>${asHtml(messageOf(error))}</pre>`));
};
