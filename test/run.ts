/**
 * `npm test`: every check, and the tests that a change waits for. `npm run verify`: these and all others. `npm run check`: the checks only.
 * Everything runs even if something fails; the last line is `N passed, N failed`. `npm test -- --since main` runs all checks, and the tests
 * that changes since then can affect.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { runsDynamodbLocal } from '../local/storage/dynamodb-engine.ts';
import { hasDebian } from './e2e/browsers/debian.ts';
import { Report, reportFile } from './report.ts';
import { touchedBy } from './touched.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let passed = 0;
let failed = 0;
/** Failures, repeated at the end, where they are noticed. */
const failures: string[] = [];
const slowest: { readonly file: string; readonly seconds: number }[] = [];

const failureLines = 12;

/** Passes output to `onOutput` as it comes; returns whether the command succeeded. */
const run = (
  command: string,
  args: readonly string[],
  onOutput: (chunk: Buffer) => void,
  variables: Readonly<Record<string, string>> = {},
): Promise<boolean> =>
  new Promise((done) => {
    const env = { ...process.env, ...variables, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('error', (error) => {
      onOutput(Buffer.from(`${error.message}\n`));
      done(false);
    });
    child.once('close', (code, signal) => {
      if (signal !== null) onOutput(Buffer.from(`${command} was ended by ${signal}\n`));
      done(code === 0);
    });
  });

/** Reports the result in one line, and the output only on failure. */
async function check(name: string, command: string, ...args: string[]): Promise<void> {
  const started = performance.now();
  const printed: Buffer[] = [];
  const good = await run(command, args, (chunk) => printed.push(chunk));
  if (good) passed += 1;
  else failed += 1;
  if (!good) {
    process.stdout.write(Buffer.concat(printed));
    failures.push(`${name}\n${Buffer.concat(printed).toString().trim().split('\n').slice(-failureLines).join('\n')}`);
  }
  console.log(`${good ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

/** The processes that run tests at once; their reports are told apart by number. */
let reports = 0;
/** Runs the tests of some projects (vitest.config.ts), all or those of some files, with these variables. */
async function tests(
  projects: readonly string[],
  files: readonly string[] = [],
  variables?: Readonly<Record<string, string>>,
): Promise<void> {
  reports += 1;
  const file = `${root}.build/test-report-${reports}.json`;
  rmSync(file, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reported = { ...variables, [reportFile]: file };
  const good = await run('vitest', ['run', ...chosen, ...files], (chunk) => process.stdout.write(chunk), reported);
  const report = existsSync(file) ? Report.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const failing = report?.failures ?? [];
  slowest.push(...(report?.files ?? []));
  failures.push(...failing, ...(good || failing.length > 0 ? [] : [`${projects.join(', ')}: failed outside its tests, see above`]));
  passed += report?.passed ?? 0;
  failed += good ? 0 : Math.max(1, failing.length);
}

/** The processor time of all child processes in seconds, if the system reports it: man proc, fields 16 and 17 of its statistics. */
function processorSeconds(): number | undefined {
  const statistics = '/proc/self/stat';
  if (!existsSync(statistics)) return undefined;
  const fields = readFileSync(statistics, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

type Job = () => Promise<void>;
/** Runs jobs one after another. */
async function lane(jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) await job();
}
async function together(jobs: readonly Job[]): Promise<void> {
  await Promise.all(jobs.map((job) => job()));
}
const types =
  (project: string): Job =>
  () =>
    check(`types of ${project}`, 'tsc', '-p', project);

const { values: asked, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true });
const depth = z.enum(['test', 'verify', 'check']).parse(positionals[0] ?? 'test');
rmSync(`${root}.build/failures`, { recursive: true, force: true });

// The web build generates the messages that web imports and the files that the stacks deploy; the tests run the synthesised stacks.
const built = check('web builds', 'npm', 'run', '--silent', 'build:web');
const synthesised = built.then(() => check('stacks synthesise', 'npm', 'run', '--silent', 'synth'));

/** What a change waits for. The API tests share one cloud on the embedded engine. */
const usual = ['journeys', 'api', 'component', 'unit', 'unit-alone'] as const;
/** The paths that differ from a commit, including untracked ones. */
const changedSince = (commit: string): readonly string[] =>
  [
    ['diff', '--name-only', commit],
    ['ls-files', '--others', '--exclude-standard'],
  ].flatMap((args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== ''),
  );
const touched = asked.since === undefined ? undefined : touchedBy(changedSince(asked.since));
const isOfTemplates = (file: string): boolean => file.startsWith('test/infra/');
/** The touched tests of these kinds. */
function selected(projects: readonly string[], isOfThem: (file: string) => boolean): readonly Job[] {
  const files = (touched ?? []).filter(isOfThem);
  return files.length === 0 ? [] : [() => tests(projects, files)];
}
function chosenTests(): readonly Job[] {
  if (depth === 'check') return [];
  if (touched !== undefined) return selected([...usual, 'eval'], (file) => !isOfTemplates(file));
  if (depth === 'test') return [() => tests(usual)];
  return [
    () => tests(['e2e', 'clouds', ...usual.filter((kind) => kind !== 'journeys'), 'eval']),
    () =>
      together([
        // AWS's own engine.
        ...(runsDynamodbLocal() ? [() => tests(['api'], [], { DYNAMODB: 'dynamodb-local' })] : []),
        () => check('screens fit, at the widest and the narrowest', 'node', 'test/screens/screens.ts', '--quick'),
      ]),
    // The journeys again, in Debian's Firefox and WebKit.
    ...(hasDebian() ? (['firefox', 'webkit'] as const).map((BROWSER) => () => tests(['journeys'], [], { BROWSER })) : []),
  ];
}
await together([
  () => lane([() => synthesised, ...chosenTests()]),
  () =>
    lane([
      types('.'),
      types('infra'),
      () => built,
      types('web'),
      () => check('lint', 'npm', 'run', '--silent', 'lint'),
      () => check('format', 'oxfmt', '--check'),
      () => check('no dead code', 'knip'),
      () => check('OpenAPI document is that of the route table', 'node', 'contract/routes/openapi-file.ts'),
      () => check('printed protocols are those of the knowledge', 'node', 'test/eval/protocols.ts'),
      () => check('licences, install scripts and checksums', 'node', 'test/supply-chain/licences.ts'),
      () => check('pages are small', 'node', 'test/web-budgets.ts'),
      () => check('styles are of one system', 'node', 'test/web-styles.ts'),
      () => synthesised,
      () => check('bundles are small', 'node', 'test/bundle-sizes.ts'),
      ...(depth === 'check' ? [] : touched === undefined ? [() => tests(['infra'])] : selected(['infra'], isOfTemplates)),
    ]),
]);

if (depth === 'verify' && !hasDebian()) console.log('\nNot tried in Firefox and WebKit: they come from Debian’s packages.');
if (slowest.length > 0) console.log('\nThe slowest files, in seconds:');
for (const { file, seconds } of slowest.toSorted((one, other) => other.seconds - one.seconds).slice(0, 20))
  console.log(`${seconds.toFixed(0).padStart(5)} ${file}`);
for (const failure of failures) console.log(`\n✗ ${failure}`);
const processor = processorSeconds();
const minutes = `${(performance.now() / 60_000).toFixed(1)} minutes`;
console.log(`\n${minutes}${processor === undefined ? '' : `, ${processor.toFixed(0)} s of processor`}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
