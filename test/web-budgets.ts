/** Prints what each page of the built site loads first, JS and CSS gzipped, and exits 1 when one is over its budget, or the site has what it must not. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const root = fileURLToPath(new URL('..', import.meta.url));
const Chunk = z.object({ file: z.string(), module: z.nullable(z.string()), imports: z.array(z.string()), css: z.array(z.string()) });
const chunks = z.parse(z.array(Chunk), JSON.parse(readFileSync(`${root}.build/web-chunks.json`, 'utf8')));

const chunkOf = (module: string): z.output<typeof Chunk> => {
  const found = chunks.find((chunk) => chunk.module?.endsWith(`/web/${module}`));
  if (found === undefined) throw new Error(`the built site has no chunk for ${module}`);
  return found;
};

/** The files that these modules need before they can run. */
function filesOf(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (chunk: z.output<typeof Chunk>): void => {
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css) files.add(style);
    for (const file of chunk.imports) {
      const imported = chunks.find((one) => one.file === file);
      if (imported !== undefined) add(imported);
    }
  };
  for (const module of modules) add(chunkOf(module));
  return files;
}
const bytesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${root}web/dist/${file}`)).length, 0);

const site = 'index.html';
const router = 'app/app.tsx';
const shell = [site, router, 'app/guard.tsx'];
/** Budgets of the design, in bytes: whole first loads of the public pages, and what a signed-in page adds to the shell. */
const budgets = { anonymous: 125_000, login: 175_000, account: 190_000, route: 60_000 } as const;

const pages: readonly (readonly [name: string, bytes: number, budget: number | undefined])[] = [
  ['/symptom-checker', bytesOf(filesOf([site, 'features/symptom-checker/symptom-checker-page.tsx'])), budgets.anonymous],
  ['/symptom-checker/how', bytesOf(filesOf([site, 'features/symptom-checker/how-page.tsx'])), budgets.anonymous],
  ['/login', bytesOf(filesOf([site, router, 'features/auth/login-page.tsx'])), budgets.login],
  ...(
    [
      ['/register', 'features/auth/register-page.tsx'],
      ['/confirm-email', 'features/auth/confirm-email-page.tsx'],
      ['/forgot-password', 'features/auth/forgot-password-page.tsx'],
      ['/terms', 'features/legal/terms-page.tsx'],
      ['/privacy', 'features/legal/privacy-page.tsx'],
    ] as const
  ).map(([name, module]) => [name, bytesOf(filesOf([site, router, module])), budgets.account] as const),
  ['the signed-in shell', bytesOf(filesOf(shell)), undefined],
  ...(
    [
      ['/dashboard', 'features/dashboards/dashboard-page.tsx'],
      ['/provider-dashboard', 'features/dashboards/provider-dashboard-page.tsx'],
      ['/patients', 'features/patients/list-page.tsx'],
      ['/patients/{id}', 'features/patients/detail-page.tsx'],
      ['/patients/new', 'features/patients/new-patient-page.tsx'],
      ['/patients/{id}/edit', 'features/patients/edit-patient-page.tsx'],
      ['/security', 'features/access-log/access-log-page.tsx'],
      ['/settings', 'features/settings/settings-page.tsx'],
      ['linked, not there yet', 'app/not-available-page.tsx'],
    ] as const
  ).map(
    ([name, module]) => [`+ ${name}`, bytesOf([...filesOf([module])].filter((file) => !filesOf(shell).has(file))), budgets.route] as const,
  ),
];
const anonymous = filesOf([site, 'features/symptom-checker/symptom-checker-page.tsx']);
const notForThem = [router, 'app/guard.tsx', 'app/session.ts', 'features/patients/list-page.tsx'].flatMap((module) =>
  chunks.filter((chunk) => chunk.module?.endsWith(`/web/${module}`) && anonymous.has(chunk.file)).map(() => module),
);

for (const [name, bytes, budget] of pages) {
  console.log(`${name.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(7)} kB${budget === undefined ? '' : ` of ${budget / 1000}`}`);
  if (budget !== undefined && bytes > budget) {
    console.error(`${name} is over its budget`);
    process.exitCode = 1;
  }
}
if (chunks.some(({ file }) => readFileSync(`${root}web/dist/${file}`, 'utf8').includes('afiyaDiagnostics'))) {
  console.error('the built site has the diagnostics of development');
  process.exitCode = 1;
}
if (notForThem.length > 0) {
  console.error(`the anonymous page loads ${notForThem.join(', ')}`);
  process.exitCode = 1;
}
