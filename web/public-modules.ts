import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const start = join(import.meta.dirname, 'app/main.tsx');
const behindGuard = join(import.meta.dirname, 'app/signed-in-routes.ts');

function modulesFrom(module: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(module) || module === behindGuard) return found;
  found.add(module);
  for (const [, imported = ''] of readFileSync(module, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^']+\.tsx?)'/g))
    modulesFrom(join(dirname(module), imported), found);
  return found;
}

/** The modules of the public pages, by path: all that the entry imports, at once or later, except the pages behind the guard. */
export const publicModules = (): ReadonlySet<string> => modulesFrom(start);
