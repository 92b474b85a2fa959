import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const starts = ['app/main', 'app/checker', 'app/how', 'app/paper', 'app/written', 'features/symptom-checker/result-parts'].map((name) =>
  join(import.meta.dirname, `${name}.tsx`),
);
const behindGuard = join(import.meta.dirname, 'app/signed-in-routes.tsx');

function modulesFrom(module: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(module) || module === behindGuard) return found;
  found.add(module);
  for (const [, imported = ''] of readFileSync(module, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^']+\.tsx?)'/g))
    modulesFrom(join(dirname(module), imported), found);
  return found;
}

/**
 * The modules of the public pages, by path: everything that the documents' scripts import, statically or dynamically, except the pages
 * behind the guard, and everything that the build writes into the documents.
 */
export const publicModules = (): ReadonlySet<string> => new Set(starts.flatMap((start) => [...modulesFrom(start)]));
