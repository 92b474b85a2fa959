import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync, stop } from 'esbuild';
import { writeWhole } from './whole-file.ts';

const folder = fileURLToPath(new URL('../../.build/threads', import.meta.url));
const made = new Map<string, URL>();

/** Ends the bundler's process, which takes 100 MB until another file is bundled. */
export const threadFilesMade = (): Promise<void> => stop();

/**
 * Bundles a thread's module into one JavaScript file. A thread that strips types and resolves imports itself takes twice the processor time
 * to start, and a cloud starts a dozen threads.
 */
export function threadFile(module: URL): URL {
  const known = made.get(module.href);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    external: ['cognito-local', 's3rver'],
    mainFields: ['module', 'main'],
    // Dependencies that are CommonJS still call require.
    banner: { js: "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);" },
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const file = join(folder, `${basename(module.pathname)}.${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  mkdirSync(folder, { recursive: true });
  // Another process may be creating the same file.
  writeWhole(file, code);
  const url = pathToFileURL(file);
  made.set(module.href, url);
  return url;
}
