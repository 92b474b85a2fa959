/**
 * Holds the site to one system of styles (docs/adr/0020); exits 1 on a violation. Every class is a utility or has a rule beside the
 * component that uses it; every rule is for a class in use; a page loads the rules that it uses; public pages load no other pages' rules.
 */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';
import { type ESTree, parseSync } from 'vite';
import { publicModules } from '../web/public-modules.ts';
import { built, chunks, filesOf, shell } from './web-chunks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'web');
const read = (path: string): string => readFileSync(join(web, path), 'utf8');
const found = new Set<string>();

/** The stand-alone style sheets; every other sheet belongs to a component, beside it in ui. */
const ownSheets = ['app/styles.css', 'app/clinical.css', 'app/tokens.css', 'app/theme.css', 'ui/tone.css'];

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The class names in a `className` value. They must be literals; the only allowed identifier is a `className` passed on. */
function classesIn(node: ESTree.Node, file: string): string[] {
  const all = (nodes: readonly ESTree.Node[]) => nodes.flatMap((child) => classesIn(child, file));
  if (node.type === 'Literal') return wordsOf(typeof node.value === 'string' ? node.value : '');
  if (node.type === 'TemplateElement') return wordsOf(node.value.raw);
  if (node.type === 'ConditionalExpression') return all([node.consequent, node.alternate]);
  if (node.type === 'LogicalExpression') return all([node.right]);
  if (node.type === 'CallExpression') return all(node.arguments);
  if (node.type === 'Identifier' && node.name !== 'className')
    found.add(`${file}: the classes in ${node.name} are not written where they are used`);
  return all(childrenOf(node));
}
const classNamesOf = (node: ESTree.Node, file: string): string[] =>
  node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && node.name.name === 'className' && node.value
    ? classesIn(node.value, file)
    : childrenOf(node).flatMap((child) => classNamesOf(child, file));

/** The classes and data-attribute values in a sheet's selectors. */
function selectorsOf(sheet: string): { classes: Set<string>; values: Set<string> } {
  const selectors = [...sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const of = (pattern: RegExp) => selectors.flatMap((selector) => [...selector.matchAll(pattern)].map(([, name = '']) => name));
  const classes = of(/\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi).map((name) => name.replaceAll('\\', ''));
  return { classes: new Set(classes), values: new Set(of(/\[data-[\w-]+=['"]?([\w-]+)/g)) };
}

const require = createRequire(import.meta.url);
const tailwind = await compile(`@import 'tailwindcss/theme' layer(theme); @import 'tailwindcss/utilities'; ${read('app/theme.css')}`, {
  loadStylesheet: async (id, base) => ({ path: id, base, content: readFileSync(require.resolve(`${id}.css`), 'utf8') }),
});
let made = tailwind.build([]);
const asked = new Map<string, boolean>();
/** Whether Tailwind generates a rule for a name, with the site's theme. It also finds names among the words of a comment. */
function isUtility(name: string): boolean {
  const known = asked.get(name);
  if (known !== undefined) return known;
  const next = tailwind.build([name]);
  asked.set(name, next !== made);
  made = next;
  return isUtility(name);
}

const components = globSync('{app,features,ui}/**/*.tsx', { cwd: web });
const named = new Map(components.map((file) => [file, new Set(classNamesOf(parseSync(file, read(file)).program, file))]));
const utilities = new Set([...new Set([...named.values()].flatMap((names) => [...names]))].filter(isUtility));

for (const sheet of globSync('{app,features,ui}/**/*.css', { cwd: web }).filter((path) => !ownSheets.includes(path))) {
  const component = sheet.replace(/css$/, 'tsx');
  const names = named.get(component);
  if (!sheet.startsWith('ui/') || names === undefined || !read(component).includes(`'./${basename(sheet)}'`)) {
    found.add(`${sheet} is not the styles of a component of ui that imports it`);
    continue;
  }
  const { classes, values } = selectorsOf(read(sheet));
  for (const name of classes) if (!names.has(name)) found.add(`${sheet}: nothing is a .${name}`);
  const text = read(component) + read('ui/tone.ts');
  for (const value of values)
    if (!['true', 'false'].includes(value) && !text.includes(`'${value}'`)) found.add(`${sheet}: nothing is "${value}"`);
}
for (const [file, names] of named) {
  const sheet = file.replace(/tsx$/, 'css');
  const own = read(file).includes(`'./${basename(sheet)}'`) ? selectorsOf(read(sheet)).classes : new Set();
  for (const name of names) if (!utilities.has(name) && !own.has(name)) found.add(`${file}: ${name} is no utility, and no rule beside it`);
}

const drawnBy = (modules: Iterable<string>) => new Set([...modules].flatMap((path) => [...(named.get(relative(web, path)) ?? [])]));
const forPublic = publicModules();
const publicNames = drawnBy(forPublic);
const allNames = new Set([...named.values()].flatMap((names) => [...names]));
for (const { module } of chunks) {
  // What is not of the site itself, such as a library or a list of the contract, draws nothing.
  if (module === null || relative(web, module).startsWith('..')) continue;
  const isPublic = module.endsWith('.html') || forPublic.has(module);
  const files = filesOf([...(isPublic ? ['index.html'] : shell), relative(web, module)]);
  const sheets = [...files].filter((file) => file.endsWith('.css')).map((file) => ({ file, ...selectorsOf(built(file)) }));
  const drawn = drawnBy(chunks.filter(({ file }) => files.has(file)).flatMap(({ modules }) => modules));
  for (const name of drawn)
    if (!sheets.some(({ classes }) => classes.has(name))) found.add(`${relative(web, module)} names ${name} and loads no rule of it`);
  for (const { file, classes } of sheets)
    for (const name of classes)
      if (allNames.has(name) ? isPublic && !publicNames.has(name) : !isUtility(name))
        found.add(`${file} has a rule of ${name}, which ${isPublic ? 'no public page' : 'nothing'} names`);
}

/** Layers take the order in which the first sheet names them: utilities come after every component, whichever sheet they load from. */
const firstSheet = [...filesOf(['index.html'])]
  .filter((file) => file.endsWith('.css'))
  .map(built)
  .join('');
const layers = new Set(
  [...firstSheet.matchAll(/@layer ([a-z, ]+)[{;]/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
);
if ([...layers].join(' ') !== 'properties theme base components utilities') found.add(`the layers come as ${[...layers].join(', ')}`);

for (const line of found) console.error(line);
if (found.size > 0) process.exitCode = 1;
