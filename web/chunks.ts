import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { chartPaths } from './lib/care-paths.ts';
import { ownPaths } from './lib/own-paths.ts';
import { paths } from './lib/paths.ts';

const Chunk = z.object({
  file: z.string(),
  module: z.nullable(z.string()),
  imports: z.array(z.string()),
  css: z.array(z.string()),
  /** Paths of all its source modules. */
  modules: z.array(z.string()),
});
type Chunk = z.output<typeof Chunk>;

/**
 * The chunks of the latest build, as described by vite.config.ts, and the files that modules load. Throws if a module is not in the build.
 */
export function builtChunks() {
  const list = join(import.meta.dirname, '..', '.build', 'web-chunks.json');
  const chunks = z.parse(z.array(Chunk), JSON.parse(readFileSync(list, 'utf8')));

  const chunkOf = (module: string): Chunk => {
    const found = chunks.find((chunk) => chunk.module?.endsWith(`/web/${module}`));
    if (found === undefined) throw new Error(`the built site has no chunk for ${module}`);
    return found;
  };

  /** The files that these modules need before they can run. */
  const filesOf = (modules: readonly string[]): Set<string> => {
    const files = new Set<string>();
    const add = (chunk: Chunk): void => {
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
  };

  return { chunks, chunkOf, filesOf };
}

/** The modules of a page behind the guard that has one for staff and one for patients. */
export const dashboards = { staff: 'features/dashboards/dashboard-page.tsx', patients: 'app/home-page.tsx' } as const;

/**
 * The pages behind the guard with their modules, read from the source of their table, because its types are a browser's. Parts of a path
 * that vary are written `:name`.
 */
export function pagesBehindGuard(): readonly (readonly [path: string, module: string])[] {
  const table = readFileSync(join(import.meta.dirname, 'app/pages.ts'), 'utf8');
  const rows = [...table.matchAll(/path: (\w+)\.(\w+)(?:\((.*?)\))?,(?:\s+\/\/.*)?\s+load: [^}]*?import\('(.*?)'\)/g)].map(
    ([, list = '', name = '', given = '', module = '']): readonly [string, string] => {
      const path: unknown = Reflect.get(Reflect.get({ paths, ownPaths, chartPaths }, list), name);
      const names = given.split(', ').map((one) => one.replaceAll("'", ''));
      return [String(typeof path === 'function' ? path(...names) : path), join('app', module)];
    },
  );
  const pages = [[paths.dashboard, dashboards.staff] as const, ...rows];
  if (pages.length !== [...table.matchAll(/^ {4}path: /gm)].length) throw new Error('a page behind the guard has a row of another form');
  return pages;
}
