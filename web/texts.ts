import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type CompilerOptions, compile, paraglideVitePlugin } from '@inlang/paraglide-js';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
const outdir = join(here, 'i18n/paraglide');
const sources = join(here, 'i18n/messages');
/** A project that has only the texts that have changed. */
const partial = join(here, '../.build/changed-texts');
const locales = ['en', 'ar'] as const;

const options: CompilerOptions = {
  project: join(here, 'project.inlang'),
  outdir,
  strategy: ['globalVariable', 'baseLocale'],
  // One module per message, so that a page loads only its own.
  outputStructure: 'message-modules',
  emitTsDeclarations: true,
};

type Texts = Readonly<Record<string, unknown>>;
const textsOf = (locale: string): Texts => JSON.parse(readFileSync(join(sources, `${locale}.json`), 'utf8'));
const readTexts = () => locales.map((locale) => [locale, textsOf(locale)] as const);

function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

/** Compiles the texts with these names into the modules of the site. The module of a removed text stays until the next start. */
async function compileOnly(names: ReadonlySet<string>, texts: ReturnType<typeof readTexts>): Promise<void> {
  const settings = JSON.parse(readFileSync(join(here, 'project.inlang/settings.json'), 'utf8'));
  const modules = settings.modules.map((module: string) => join(here, module));
  write(join(partial, 'project.inlang/settings.json'), { ...settings, modules });
  for (const [locale, all] of texts)
    write(join(partial, 'i18n/messages', `${locale}.json`), Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name))));
  const project = join(partial, 'project.inlang');
  // The modules first: the types take longer, and no page waits for them.
  for (const emitTsDeclarations of [false, true]) {
    const compiled = join(partial, emitTsDeclarations ? 'types' : 'modules');
    await compile({ ...options, emitTsDeclarations, project, outdir: compiled, cleanOutdir: true });
    const suffix = emitTsDeclarations ? '.d.ts' : '.js';
    const index = `_index${suffix}`;
    const from = join(compiled, 'messages');
    for (const file of readdirSync(from).filter((name) => name.endsWith(suffix) && name !== index))
      copyFileSync(join(from, file), join(outdir, 'messages', file));
    // Last, and even if there is no new text: pages load the others through it.
    const known = readFileSync(join(outdir, 'messages', index), 'utf8');
    const added = readFileSync(join(from, index), 'utf8')
      .split('\n')
      .filter((line) => !known.includes(line));
    writeFileSync(join(outdir, 'messages', index), [known, ...added].join('\n'));
  }
}

/** All texts as one module: in development each would be a request of its own, two thousand for a page. */
function asOne(index: string): string {
  const modules = [...index.matchAll(/'(\.\/.*\.js)'/g)].map(([, name = '']) => readFileSync(join(outdir, 'messages', name), 'utf8'));
  return [
    "import * as registry from '../registry.js';",
    "import { getLocale, experimentalStaticLocale } from '../runtime.js';",
    // Without the comments of types, half as long.
    ...modules.map((module) => module.replaceAll(/^import .*$|\/\*\* @type .*? \*\/ /gm, '')),
  ].join('\n');
}

/**
 * The message compiler. While the site is developed, it compiles a text when it is saved: only that text, because all take six seconds.
 */
export const texts = (): Plugin[] => {
  let known: ReturnType<typeof readTexts> = [];
  let compiling = Promise.resolve();
  const changed: Plugin = {
    name: 'afiya-changed-texts',
    apply: 'serve',
    configureServer({ config: { logger } }) {
      known = readTexts();
      // Loads what it needs, which would make the first change wait.
      compiling = compileOnly(new Set(), known).catch((error: unknown) => logger.error(String(error)));
    },
    load: {
      filter: { id: /\/i18n\/paraglide\/messages\/_index\.js$/ },
      handler: (id) => asOne(readFileSync(id, 'utf8')),
    },
    async watchChange(path) {
      if (dirname(path) !== sources) return;
      const before = known;
      try {
        known = readTexts();
        const names = known.flatMap(([, now], place) =>
          Object.keys(now).filter((name) => !isDeepStrictEqual(now[name], before[place]?.[1][name])),
        );
        if (names.length === 0) return;
        const texts = known;
        const mine = compiling.then(() => compileOnly(new Set(names), texts));
        compiling = mine.catch(() => undefined);
        await mine;
      } catch (error) {
        this.warn(`The texts cannot be compiled: ${String(error)}`);
      }
    },
  };
  const compilers = [paraglideVitePlugin(options)].flat();
  for (const compiler of compilers) delete compiler.watchChange;
  return [...compilers, changed];
};
