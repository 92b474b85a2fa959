import { hasStaffRole } from '#contract/base/role.ts';
import { requestIdHeader } from '#contract/base/request-id.ts';
import type { WebConfig } from '#contract/deployment/web-config.ts';
import { rootElement } from '../lib/document.ts';
import { answerWithinMs, keepFirst } from '../lib/first-answers.ts';
import { keptSession } from '../lib/kept-session.ts';
import { paths } from '../lib/paths.ts';

/**
 * What staff's pages show first, by the addresses that the page itself will use; a page's tests notice if it asks twice. A page that shows
 * another part of its list asks for itself.
 */
const asksOfStaff: Readonly<Record<string, readonly string[]>> = {
  [paths.dashboard]: ['/patients/stats', '/patients/recent?limit=5'],
  [paths.patients]: ['/patients?page=1&sortBy=createdAt&sortOrder=desc&limit=10'],
};

/** A page behind the guard as the build writes it into the document: its path, and the places of its files in the list of all. */
type Written = readonly [path: string, files: readonly number[], ofPatients?: readonly number[]];

function preload(file: string): void {
  const link = document.createElement('link');
  link.crossOrigin = '';
  link.href = file;
  if (file.endsWith('.css')) link.as = 'style';
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  document.head.append(link);
}

/** A request that ends in time even if the page that waits for it is still being loaded. */
function asked(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = fetch(address, { ...init, signal: AbortSignal.timeout(answerWithinMs) });
  // The page that takes the answer sees the failure.
  answer.catch(() => undefined);
  return answer;
}

/**
 * Runs in a page behind the guard before its other code, which on a slow line takes seconds: names the page's own files, and asks for what
 * it shows first if the session that this browser keeps is valid (docs/adr/0073).
 */
async function askFirst(): Promise<void> {
  const { files = '[]', pages = '[]' } = rootElement().dataset;
  const answers = new Map([['/config.json', asked('/config.json')]]);
  keepFirst(answers);
  const answer = await answers.get('/config.json');
  const config: WebConfig = await answer?.clone().json();
  const kept = keptSession(config);
  if (kept === undefined) return;
  const isOfStaff = hasStaffRole(kept.person.roles);
  const path = location.pathname.replace(/\/$/, '');
  if (isOfStaff && location.search === '')
    for (const address of asksOfStaff[path] ?? [])
      answers.set(
        config.apiBaseUrl + address,
        asked(config.apiBaseUrl + address, {
          credentials: 'omit',
          headers: { Authorization: `Bearer ${kept.accessToken()}`, [requestIdHeader]: crypto.randomUUID() },
        }),
      );
  const names: readonly string[] = JSON.parse(files);
  const written: readonly Written[] = JSON.parse(pages);
  const [, ofStaff = [], ofPatients = ofStaff] = written.find(([pattern]) => new RegExp(`^${pattern}$`).test(path)) ?? [];
  for (const place of isOfStaff ? ofStaff : ofPatients) preload(names[place] ?? '');
}

void askFirst().catch(() => undefined);
