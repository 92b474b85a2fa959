/**
 * `npm run screens [-- --only text]`: measures every page for every role, and every screen of the gallery, in both languages at the widths
 * below, with a patient whose texts are all long. Prints a Markdown table; exits 1 if anything does not fit, has an accessibility finding
 * or logs an error. With `--only`, it measures only the screens whose name contains the text. With `--quick`, each page once, in the widest
 * and the narrowest window: a clinician's in English, patients' and visitors' in Arabic.
 *
 * At 200% zoom a window is laid out as one of half its width and height, so it is measured in that size. axe checks the widest and the
 * narrowest window; between them its rules find the same.
 */
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { knownBrowser } from '../known-browser.ts';
import { startLocalCloud } from '../../local/local-cloud.ts';
import { chartPaths } from '../../web/lib/care-paths.ts';
import { ownPaths } from '../../web/lib/own-paths.ts';
import { paths, publicPages } from '../../web/lib/paths.ts';
import { call, tokensOf } from '../api/client.ts';
import { accessibilityFindings } from '../e2e/accessibility.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { collectComplaints, misfits } from '../e2e/layout.ts';
import { screens, show, signIn } from '../gallery/gallery.ts';
import type { Screen } from '../gallery/screen.ts';
import { longPatient } from '../gallery/long-patient.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, quick: { type: 'boolean', default: false } } });

const allWindows = [
  ...[1920, 1280, 1024, 768, 640, 390, 320].map((width) => ({ name: `${width}`, width, height: 900 })),
  { name: '1920 at 200%', width: 960, height: 540 },
  { name: '1280 at 200%', width: 640, height: 450 },
  { name: '1024 at 200%', width: 512, height: 384 },
] as const;
const faultsTold = 12;
const axeAt: readonly string[] = ['1920', '320'];
const windows = values.quick ? allWindows.filter(({ name }) => axeAt.includes(name)) : allWindows;
const rolesIn = values.quick
  ? ({ 'en-US': ['CLINICIAN'], 'ar-QA': ['PATIENT', undefined] } as const)
  : ({ 'en-US': ['CLINICIAN', 'ADMIN', 'PATIENT', undefined], 'ar-QA': ['CLINICIAN', 'ADMIN', 'PATIENT', undefined] } as const);

const forEverybody: readonly string[] = [...publicPages, paths.symptomChecker, paths.howItWorks, '/paper'];

const cloud = await startLocalCloud({ web: true, patients: 60, throttling: false, schedule: { before: 1, after: 7, charts: 'all' } });
const { access: token } = await tokensOf('CLINICIAN', cloud.endpoints);
const made = await call('POST', '/patients', { token, body: longPatient }, cloud.endpoints.apiUrl);
if (made.status !== 201) throw new Error(`the patient was refused: ${JSON.stringify(made.body)}`);

const ordered = await call(
  'POST',
  '/laboratory/orders',
  { token, body: { patientId: made.body.id, status: 'active', priority: 'stat', tests: ['potassium', 'blood-group', 'culture-urine'] } },
  cloud.endpoints.apiUrl,
);
if (ordered.status !== 201) throw new Error(`the order was refused: ${JSON.stringify(ordered.body)}`);

/** Every path, as its permitted users see it. A patient has no right to others' records, and sees a page that says so. */
const pages = (['CLINICIAN', 'ADMIN', 'PATIENT', undefined] as const).flatMap((as) =>
  [...Object.values(paths), ...Object.values(chartPaths), ...(as === 'PATIENT' ? Object.values(ownPaths) : []), '/nowhere']
    .map((path) =>
      typeof path === 'string' ? { name: path, path } : { name: path('{id}', '{orderId}'), path: path(made.body.id, ordered.body.id) },
    )
    .filter(({ path }) => path === '/nowhere' || forEverybody.includes(path) === (as === undefined))
    .map((screen): Screen => ({ ...screen, ...(as !== undefined && { as }) })),
);
/** The gallery's screens that cannot be reached by their path alone. */
const states = values.quick ? [] : screens.filter(({ before }) => before !== undefined);

const { browser, close } = await launchBrowser();
const rows: string[] = [];
const faults: string[] = [];

/** On a busy machine a page takes a while to follow its window; what does not fit then still does not fit a second later. */
async function settledMisfits(page: Page) {
  const found = await misfits(page);
  if (found.sideways === 0 && Object.keys(found.cut).length === 0) return found;
  await page.waitForTimeout(1000);
  return misfits(page);
}

async function measure(context: BrowserContext, screen: Screen, who: string): Promise<void> {
  const page = await context.newPage();
  const complaints: string[] = [];
  collectComplaints(page, complaints);
  const found = new Map<string, string[]>();
  const note = (fault: string, at?: string) => void found.set(fault, [...(found.get(fault) ?? []), ...(at === undefined ? [] : [at])]);
  const widths: string[] = [];
  try {
    await show(page, screen, cloud.endpoints);
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    for (const { name, width, height } of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const { sideways, cut } = await settledMisfits(page);
      widths.push(sideways > 0 ? `**+${sideways}**` : Object.keys(cut).length > 0 ? 'cut' : '0');
      if (sideways > 0) note('The page is too wide', `${name}: ${sideways}`);
      for (const [what, px] of Object.entries(cut)) note(what, `${name}: ${px}`);
      if (axeAt.includes(name)) {
        for (const [rule, elements] of await accessibilityFindings(page)) note(`axe: ${rule}: ${elements.join(' ').slice(0, 200)}`, name);
      }
    }
  } catch (error) {
    note(`Not shown: ${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : String(error)}`);
  }
  for (const complaint of complaints) note(`console: ${complaint}`);
  rows.push(`| ${screen.name} | ${who} | ${widths.join(' | ')} | ${found.size} |`);
  const told = [...found].slice(0, faultsTold).map(([fault, at]) => `- ${fault}${at.length > 0 ? ` (px at ${at.join(', ')})` : ''}`);
  if (found.size > told.length) told.push(`- … and ${found.size - told.length} more`);
  if (found.size > 0) faults.push(`\n${screen.name} (${who}):`, ...told);
  process.stderr.write(`${[`${screen.name} (${who}): ${found.size}`, ...told].join('\n')}\n`);
  await page.close();
}

const profile = (locale: string) =>
  browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: cloud.endpoints.webUrl,
    locale,
    reducedMotion: 'reduce',
    storageState: knownBrowser(cloud.endpoints.webUrl),
  });

for (const locale of ['en-US', 'ar-QA'] as const) {
  const wanted = [...pages, ...states].filter(({ name }) => name.includes(values.only));
  const language = locale.slice(0, 2);
  for (const role of rolesIn[locale]) {
    const theirs = wanted.filter(({ as }) => as === role);
    if (theirs.length === 0) continue;
    let context = await profile(locale);
    if (role !== undefined) {
      const page = await context.newPage();
      await signIn(page, role, cloud.endpoints);
      await page.close();
    }
    for (const screen of theirs) {
      await measure(context, screen, `${role?.toLowerCase() ?? 'visitor'}, ${language}`);
      if (role !== undefined) continue;
      await context.close();
      context = await profile(locale);
    }
    await context.close();
  }
}
await close();
await cloud.close();

console.log(`| screen | who | ${windows.map(({ name }) => name).join(' | ')} | faults |`);
console.log(`| --- | --- |${' --- |'.repeat(windows.length + 1)}`);
console.log(rows.join('\n'));
console.log(faults.join('\n'));
if (faults.length > 0) process.exitCode = 1;
