/**
 * `npm test`: runs every check and every test even if one fails, the checks alongside the tests. The last line is
 * `N passed, N failed`. `npm run check` runs only the checks.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
let passed = 0;
let failed = 0;

/** Passes output to `onOutput` as it comes; returns whether the command succeeded. */
const run = (command: string, args: readonly string[], onOutput: (chunk: Buffer) => void): Promise<boolean> =>
  new Promise((done) => {
    const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
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
  if (!good) process.stdout.write(Buffer.concat(printed));
  console.log(`${good ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

async function tests(...projects: string[]): Promise<void> {
  const report = `${root}.build/test-report-${projects.join('-')}.json`;
  rmSync(report, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const good = await run('vitest', ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], (chunk) =>
    process.stdout.write(chunk),
  );
  const counted: { numPassedTests: number; numFailedTests: number } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  passed += counted.numPassedTests;
  // A file that cannot be loaded fails the run without failing a test.
  failed += good ? counted.numFailedTests : Math.max(1, counted.numFailedTests);
}

type Job = () => Promise<void>;
/** Runs jobs one after another. */
async function lane(jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) await job();
}
const types =
  (project: string): Job =>
  () =>
    check(`types of ${project}`, 'tsc', '-p', project);

// The web build generates the messages that web imports and the files that the stacks deploy; the tests run the synthesised stacks.
const built = check('web builds', 'npm', 'run', '--silent', 'build:web');
const synthesised = built.then(() => check('stacks synthesise', 'npm', 'run', '--silent', 'synth'));
const isCheck = process.argv.includes('check');
await Promise.all([
  lane([() => synthesised, ...(isCheck ? [] : [() => tests('e2e', 'api', 'unit', 'unit-alone')])]),
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
    ...(isCheck ? [] : [() => tests('infra')]),
  ]),
]);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
