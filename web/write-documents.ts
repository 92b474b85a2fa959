import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { builtChunks, dashboards, pagesBehindGuard } from './chunks.ts';
import type * as Written from './app/written.tsx';

const dist = join(import.meta.dirname, 'dist');
const directionOf = { en: 'ltr', ar: 'rtl' } as const;

/** The modules that most of the checker's visitors load next, the module that prefetches them, and the parts of a result. */
function aheadOfChecker(): { readonly ahead: string; readonly next: string; readonly parts: string } {
  const { chunkOf, filesOf } = builtChunks();
  const here = filesOf(['symptom-checker.html']);
  const parts = 'features/symptom-checker/result-parts.tsx';
  const next = [...filesOf([parts, 'index.html', 'features/auth/login-page.tsx', 'features/auth/register-page.tsx'])].filter(
    (file) => !here.has(file),
  );
  return {
    ahead: `/${chunkOf('app/checker-next.ts').file}`,
    next: next.map((file) => `/${file}`).join(' '),
    parts: `/${chunkOf(parts).file}`,
  };
}

/** Builds the code that runs before all other, as one file that waits for no other. Returns its name. */
async function buildFirstAsk(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'app/first-ask.ts'), output: { entryFileNames: 'assets/[name]-[hash:7].js' } },
    },
  });
  const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output.map(({ fileName }) => fileName) : []));
  if (file === undefined) throw new Error('the first code of the signed-in pages was not built');
  return file;
}

/**
 * The document of the pages behind the guard: it names the files that all of them need, which would otherwise be asked for one after
 * another, and begins with the code that names those of the page itself (app/first-ask.ts).
 */
function signedIn(document: string, firstAsk: string): string {
  const { filesOf } = builtChunks();
  const named = filesOf(['index.html']);
  const shell = [...filesOf(['app/signed-in-routes.tsx', 'app/guard.tsx'])].filter((file) => !named.has(file));
  const links = shell.map(
    (file) => `<link ${file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'} crossorigin href="/${file}">`,
  );
  const files: string[] = [];
  const placesOf = (module: string): number[] =>
    [...filesOf([module])]
      .filter((file) => !named.has(file) && !shell.includes(file))
      .map((file) => (files.includes(`/${file}`) ? files.indexOf(`/${file}`) : files.push(`/${file}`) - 1));
  const pages = pagesBehindGuard()
    // A path without parts that vary comes before those that it would match.
    .toSorted(([one], [other]) => one.split(':').length - other.split(':').length)
    .map(([path, module]) => [
      path.replaceAll(/:\w+/g, '[^/]+'),
      placesOf(module),
      ...(module === dashboards.staff ? [placesOf(dashboards.patients)] : []),
    ]);
  const attribute = (value: unknown): string => JSON.stringify(value).replaceAll('"', '&quot;');
  return document
    .replace('<script', () => `<script type="module" crossorigin src="/${firstAsk}"></script><script`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<div id="root"', () => `<div id="root" data-files="${attribute(files)}" data-pages="${attribute(pages)}"`);
}

/** Runs the pages' code outside a browser, without storage and without a document. */
async function loadWritten(): Promise<typeof Written> {
  const nothing = { getItem: () => null, setItem: () => undefined };
  Object.assign(globalThis, {
    localStorage: nothing,
    sessionStorage: nothing,
    history: { state: null },
    document: { documentElement: {}, getElementById: () => null },
  });
  // Within the project's folder, because it imports the packages.
  const folder = mkdtempSync(join(import.meta.dirname, '..', '.build', 'written-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { ssr: 'app/written.tsx', outDir: folder, rolldownOptions: { output: { entryFileNames: 'written.mjs' } } },
  });
  try {
    return await import(pathToFileURL(join(folder, 'written.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Writes the markup that is visible before any script into the built documents: the checker's form in each language, elsewhere a frame
 * (docs/adr/0027).
 */
export async function writeDocuments(): Promise<void> {
  const { checkerIn, splash, withoutScripts } = await loadWritten();
  const withRoot = (name: string, attributes: string, content: string): string =>
    readFileSync(join(dist, name), 'utf8')
      .replace('<noscript>', `<noscript>${withoutScripts()}`)
      .replace(/<div id="root".*?>/, () => `<div id="root"${attributes}>${content}`);
  for (const name of ['index.html', 'how.html', 'paper.html']) writeFileSync(join(dist, name), withRoot(name, '', splash()));
  writeFileSync(join(dist, 'signed-in.html'), signedIn(readFileSync(join(dist, 'index.html'), 'utf8'), await buildFirstAsk()));
  const { ahead, next, parts } = aheadOfChecker();
  const pages = (['en', 'ar'] as const).map((locale) => {
    // React puts the title of a page before its content; in a document it belongs into the head.
    const [, title = '', content = ''] = /^(<title>.*?<\/title>)(.*)$/s.exec(checkerIn(locale)) ?? [];
    if (content === '') throw new Error('the symptom checker has no title');
    const page = withRoot(
      'symptom-checker.html',
      ` data-written="${locale}" data-ahead="${ahead}" data-next="${next}" data-parts="${parts}"`,
      content,
    )
      .replace(/<title>.*?<\/title>/, () => title)
      // On a slow line the styles, and with them the form, would not arrive earlier than the code.
      .replaceAll(/(?<=<script|<link) (?=.*\.js")/g, ' fetchpriority="low" ')
      .replace('lang="en" dir="ltr"', `lang="${locale}" dir="${directionOf[locale]}"`);
    return [locale, page] as const;
  });
  for (const [locale, page] of pages) writeFileSync(join(dist, `symptom-checker.${locale}.html`), page);
  rmSync(join(dist, 'symptom-checker.html'));
}
