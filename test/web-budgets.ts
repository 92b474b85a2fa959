/**
 * Prints the gzipped size of the JS and CSS that each page of the built site loads first. Exits 1 if a page exceeds its budget, or the site
 * contains a forbidden module.
 */
import { gzipSync } from 'node:zlib';
import { built, chunks, filesOf, pages, shellFiles } from './web-chunks.ts';

/** The design's budgets in bytes: the whole first load of a public page, and what a signed-in page adds to the shell. */
const budgets = { anonymous: 131_000, login: 128_000, account: 142_000, shell: 191_500, route: 68_500 } as const;

for (const { name, modules, kind } of pages) {
  const files = [...filesOf(modules)].filter((file) => kind !== 'route' || !shellFiles.has(file));
  const bytes = files.reduce((sum, file) => sum + gzipSync(built(file)).length, 0);
  const budget = budgets[kind];
  console.log(`${`${kind === 'route' ? '+ ' : ''}${name}`.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${budget / 1000}`);
  if (bytes > budget) {
    console.error(`${name} is over its budget`);
    process.exitCode = 1;
  }
}
/** The user-pool client is loaded after a public page is shown. */
for (const { name, modules, kind } of pages.filter((page) => page.kind === 'login' || page.kind === 'account'))
  if (chunks.some(({ file, modules: made }) => filesOf(modules).has(file) && made.some((one) => one.includes('/aws-amplify/')))) {
    console.error(`${name} (${kind}) waits for Amplify`);
    process.exitCode = 1;
  }
const anonymous = filesOf(['symptom-checker.html', 'how.html', 'paper.html']);
for (const module of [
  'app/app.tsx',
  'app/guard.tsx',
  'lib/session.ts',
  'lib/sign-in.ts',
  'app/diagnostics.ts',
  'features/patients/list-page.tsx',
  'ui/popover.tsx',
  'ui/date-field.tsx',
])
  if (chunks.some(({ file, modules }) => anonymous.has(file) && modules.some((one) => one.endsWith(`/web/${module}`)))) {
    console.error(`the anonymous page loads ${module}`);
    process.exitCode = 1;
  }
