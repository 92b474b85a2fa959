/**
 * `npm test`: every check and every test, one after the other, all of them even when one fails. The last line is
 * `N passed, N failed`. `npm run check` runs the checks alone.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
let passed = 0;
let failed = 0;

function run(command: string, args: readonly string[], quiet: boolean): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: quiet ? 'pipe' : 'inherit',
  });
  if (status !== 0 && quiet) process.stdout.write(`${stdout}${stderr}`);
  return status === 0;
}

function check(name: string, command: string, ...args: string[]): void {
  const started = Date.now();
  const good = run(command, args, true);
  if (good) passed += 1;
  else failed += 1;
  console.log(`${good ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function tests(): void {
  const report = `${root}.build/test-report.json`;
  rmSync(report, { force: true });
  const good = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], false);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  passed += numPassedTests;
  // A file that could not even be loaded fails the run without failing a test.
  failed += good ? numFailedTests : Math.max(1, numFailedTests);
}

// The messages that web imports are made by its build.
check('web builds', 'npm', 'run', '--silent', 'build:web');
for (const project of ['.', 'infra', 'web']) check(`types of ${project}`, 'tsc', '-p', project);
check('lint', 'npm', 'run', '--silent', 'lint');
check('format', 'oxfmt', '--check');
check('no dead code', 'knip');
check('OpenAPI document is that of the route table', 'node', 'contract/openapi-file.ts');
check('licences, install scripts and checksums', 'node', 'test/supply-chain/licences.ts');
check('stacks synthesise', 'npm', 'run', '--silent', 'synth');
check('bundles are small', 'node', 'infra/bundle-sizes.ts');
check('pages are small', 'node', 'test/web-budgets.ts');
if (!process.argv.includes('check')) tests();

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
