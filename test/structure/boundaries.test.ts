import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { publicFiles, target } from './boundaries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file's path, and its imports. */
type Import = readonly [file: string, specifier: string];

const refused: readonly Import[] = [
  ['contract', '../lambdas/platform/api.ts'],
  ['contract', '#platform/api.ts'],
  ['contract', '../infra/api.ts'],
  ['contract', '../local/start.ts'],
  ['contract', '../web/lib/api.ts'],
  ['contract', '../bin/stage.ts'],
  ['contract', '@aws-sdk/client-dynamodb'],
  ['contract', 'react'],
  ['contract/patient', '../../lambdas/clinic/store.ts'],
  ['lambdas/records', '../symptom-check/assessment.ts'],
  ['lambdas/records', '#vocabulary'],
  ['lambdas/records', '#lexicon'],
  ['lambdas/records', '#screener'],
  ['lambdas/records', '../identity/post-confirmation.ts'],
  ['lambdas/records', '../health/handler.ts'],
  ['lambdas/records', '../../infra/api.ts'],
  ['lambdas/records', '../../local/start.ts'],
  ['lambdas/records', '../../web/lib/api.ts'],
  ['lambdas/records', 'aws-cdk-lib'],
  ['lambdas/records', 'aws-cdk-lib/aws-lambda'],
  ['lambdas/clinic', '../records/list.ts'],
  ['lambdas/chart', '../records/list.ts'],
  ['lambdas/exports', '../chart/entries.ts'],
  ['lambdas/exports', '../records/handler.ts'],
  ['lambdas/a-new-one', '../chart/stored.ts'],
  ['lambdas/symptom-check/read', '../../clinic/store.ts'],
  ['lambdas/symptom-check', 'aws-cdk-lib'],
  ['lambdas/identity', '../clinic/store.ts'],
  ['lambdas/health', '../identity/post-confirmation.ts'],
  ['lambdas/platform', '../clinic/store.ts'],
  ['lambdas/platform', '../symptom-check/assessment.ts'],
  ['lambdas/platform', '../../infra/api.ts'],
  ['infra', '../lambdas/clinic/store.ts'],
  ['infra', '#platform/api.ts'],
  ['infra', '../local/start.ts'],
  ['infra', '../web/lib/api.ts'],
  ['infra', '../bin/stage.ts'],
  ['bin', '../lambdas/clinic/store.ts'],
  ['bin/smoke', '../../local/start.ts'],
  ['bin', '../web/lib/api.ts'],
  ['local', '../lambdas/clinic/store.ts'],
  ['local', '#platform/api.ts'],
  ['local', '../infra/api.ts'],
  ['local', 'aws-cdk-lib'],
  ['local/lib', '../template/template.ts'],
  ['local/template', '../access/iam.ts'],
  ['local/access', '../functions/functions.ts'],
  ['local/functions', '../identity/identity.ts'],
  ['local/functions', '../storage/state.ts'],
  ['local/identity', '../functions/functions.ts'],
  ['local/storage', '../identity/identity.ts'],
  ['local/storage', '../local-cloud.ts'],
  ['local/gateway', '../seed/people.ts'],
  ['local/seed', '../gateway/gateway.ts'],
  ['local/seed', '../start.ts'],
  ['web/app', '../../lambdas/platform/api.ts'],
  ['web/app', '../../infra/api.ts'],
  ['web/app', 'node:fs'],
  ['web/app', '@aws-sdk/client-dynamodb'],
  ['web/features/patients', '../../app/router.tsx'],
  ['web/features/patients', '../auth/account.ts'],
  ['web/features/access-log', '../patients/queries.ts'],
  ['web/features/links', '../patients/queries.ts'],
  ['web/features/settings', '../patients/queries.ts'],
  ['web/features/a-new-one', '../patients/queries.ts'],
  ['web/features/a-new-one', '#platform/api.ts'],
  ['web/ui', '../features/links/queries.ts'],
  ['web/ui', '../app/router.tsx'],
  ['web/lib', '../ui/page.tsx'],
  ['web/lib', '../features/links/queries.ts'],
  ['web/lib', '../app/router.tsx'],
];

const allowed: readonly Import[] = [
  ['contract', './ids.ts'],
  ['contract/patient', '../ids.ts'],
  ['contract', 'zod/mini'],
  ['lambdas/exports', '../records/list.ts'],
  ['lambdas/exports', '../clinic/store.ts'],
  ['lambdas/records', '#contract/base/ids.ts'],
  ['lambdas/records', '#platform/api.ts'],
  ['lambdas/symptom-check', '#vocabulary'],
  ['lambdas/platform', '#contract/base/ids.ts'],
  ['lambdas/a-new-one', '#platform/api.ts'],
  ['infra', '../contract/routes/table.ts'],
  ['infra', 'aws-cdk-lib'],
  ['bin/smoke', '../../infra/config.ts'],
  ['local', './seed/people.ts'],
  ['local/gateway', '../functions/functions.ts'],
  ['local/seed', '../storage/state.ts'],
  ['local/functions', '../access/iam.ts'],
  ['web/app', '../features/patients/queries.ts'],
  ['web/features/patients', '../links/queries.ts'],
  ['web/features/patients', './queries.ts'],
  ['web/features/settings', '../auth/account.ts'],
  ['web/features/patients', '../../ui/page.tsx'],
  ['web/ui', '../lib/api.ts'],
  ['web/lib', '#contract/routes/table.ts'],
  ['test/api', '../../lambdas/clinic/store.ts'],
];

const ways: readonly ((specifier: string) => string)[] = [
  (specifier) => `import { one } from '${specifier}';\nconsole.log(one);\n`,
  (specifier) => `import type { One } from '${specifier}';\nexport const one: One = 1;\n`,
  (specifier) => `export const one = await import('${specifier}');\n`,
  (specifier) => `export { one } from '${specifier}';\n`,
  (specifier) => `export * from '${specifier}';\n`,
  (specifier) => `export type One = import('${specifier}').One;\n`,
];

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

describe('an import across a boundary', () => {
  const folder = mkdtempSync(join(tmpdir(), 'afiya-boundaries-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let complaints: ReadonlySet<string>;
  const file = (of: readonly Import[], index: number, way: number): string =>
    `${of[index]?.[0] ?? ''}/probe-${of === refused ? 'refused' : 'allowed'}-${index}-${way}.ts`;

  beforeAll(() => {
    for (const imports of [refused, allowed])
      for (const [index, [, specifier]] of imports.entries())
        for (const [way, written] of ways.entries()) {
          const path = join(folder, file(imports, index, way));
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, written(specifier));
        }
    const lint = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-c', join(root, '.oxlintrc.json'), '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { diagnostics } = z.parse(Report, JSON.parse(lint.stdout));
    complaints = new Set(diagnostics.flatMap(({ code, filename }) => (code === 'boundaries(imports)' ? [filename] : [])));
  });

  it.each(refused.map((one, index) => [...one, index] as const))('%s importing %s is rejected, however it is written', (_, __, index) => {
    expect(ways.flatMap((___, way) => (complaints.has(file(refused, index, way)) ? [] : [way]))).toEqual([]);
  });

  it.each(allowed.map((one, index) => [...one, index] as const))('%s may import %s', (_, __, index) => {
    expect(ways.flatMap((___, way) => (complaints.has(file(allowed, index, way)) ? [way] : []))).toEqual([]);
  });
});

it('the public files of the domains exist', () => {
  expect(publicFiles.filter((file) => !existsSync(join(root, 'lambdas', file)))).toEqual([]);
});

const knowledge = 'lambdas/symptom-check/knowledge';
/** The folder of a file. The medical knowledge is one tree, so its folders count as one. */
const folderOf = (path: string): string => (path.startsWith(knowledge) ? knowledge : dirname(path));

it('folders have no import cycles', () => {
  const files = globSync('{contract,lambdas,web,infra,local,bin}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|node_modules|\/dist\/|paraglide/.test(file));
  const imports = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)) {
      const to = target(file, specifier);
      const [from, other] = [folderOf(file), folderOf(to)];
      if (to !== specifier && from !== other) imports.set(from, (imports.get(from) ?? new Set()).add(other));
    }
  // Remove folders that import none of the rest, until no more can be removed.
  for (let size = -1; size !== imports.size;) {
    size = imports.size;
    for (const [folder, others] of imports) if ([...others].every((other) => !imports.has(other))) imports.delete(folder);
  }
  expect(Object.fromEntries(imports)).toEqual({});
});
