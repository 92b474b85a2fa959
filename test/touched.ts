/** The selection of `npm test -- --since main`: the tests whose imports reach a changed file. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { functions } from '#contract/deployment/functions.ts';
import { target } from './structure/boundaries.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
/** Tests that read the files they check, and import none. */
const readsFiles = 'test/structure/';
/** Files that everything depends on: the project's settings, and code shared by kinds of tests. */
const ground = /^((package|package-lock|cdk|tsconfig)\.json|vitest\.config\.ts|test\/[^/]+|test\/component\/.*)$/;

const imported = /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*'([^']+)'/g;
const byUrl = /new URL\('([^']+)', import\.meta\.url\)/g;
const partThatArrives = /\barriving\(\s*async \(\) => \(await import\('([^']+)'\)/g;
/** What a file imports, in any way but that of a page that loads another when it is opened: its parts that arrive later belong to it. */
const importsOf = (file: string, text: string): string[] =>
  [imported, byUrl, partThatArrives].flatMap((way) => [...text.matchAll(way)].map(([, specifier = '']) => target(file, specifier)));

const texts = ['web/i18n/messages/en.json', 'web/i18n/messages/ar.json'];
const isOfBrowser = (file: string): boolean => /^test\/(journeys|e2e)\//.test(file);
/** What tests run without importing it: bundles by their entries, the whole site, and beside a component test the pages that it opens. */
function runsOf(file: string, files: readonly string[]): readonly string[] {
  const bundles = ['local/local-cloud.ts', ...Object.values(functions).map(({ entry }) => entry)];
  if (file.startsWith('test/api/')) return bundles;
  // The documented commands and settings are compared with the stacks.
  if (file.startsWith('test/infra/')) return globSync('docs/*.md');
  if (isOfBrowser(file)) return [...bundles, ...texts, ...files.filter((one) => one.startsWith('web/') && !isTest(one))];
  return file.endsWith('.test.tsx') ? [...texts, ...files.filter((one) => dirname(one) === dirname(file) && !isTest(one))] : [];
}

/**
 * The test files that the changed files can affect.
 * @param changed paths from the project's root
 */
export function touchedBy(changed: readonly string[]): readonly string[] {
  const files = globSync('{bin,contract,infra,lambdas,local,test,web}/**/*.{ts,tsx}', {
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|paraglide)$/.test(name),
  }).map((file) => file.replaceAll('\\', '/'));
  const tests = files.filter(isTest);
  if (changed.some((file) => ground.test(file))) return tests;
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const to of new Set([...importsOf(file, readFileSync(file, 'utf8')), ...(isTest(file) ? runsOf(file, files) : [])]))
      importers.set(to, [...(importers.get(to) ?? []), file]);
  const reachedFrom = (sources: readonly string[]): ReadonlySet<string> => {
    const reached = new Set(sources);
    // A set can grow while it is walked.
    for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
    return reached;
  };
  const touched = reachedFrom(changed);
  // Component tests judge styles.
  const touchedByCode = reachedFrom(changed.filter((file) => !file.endsWith('.css')));
  return tests.filter(
    (file) => existsSync(file) && ((isOfBrowser(file) ? touchedByCode : touched).has(file) || file.startsWith(readsFiles)),
  );
}
