/**
 * `npm run licences` writes docs/licences.md; without --write, exits 1 if the file does not match the lockfile, a deployed package has a
 * licence that is not allowed, or a package could do more at installation than was reviewed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import lock from '../../package-lock.json' with { type: 'json' };
import own from '../../package.json' with { type: 'json' };
import { markdownTable } from '../markdown.ts';

/** Licences that allow the sale of a closed product, with at most a notice. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL', 'OFL-1.1'];
/** The licences in the LICENSE files of packages whose package.json names none. */
const inFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' };
/** Build packages whose code ends up in the site: the fonts, the base styles, the messages' runtime. */
const partOfTheSite = ['@fontsource-variable/inter', '@fontsource-variable/vazirmatn', '@inlang/paraglide-js', 'tailwindcss'];

const Package = z.looseObject({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  devOptional: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
  integrity: z.optional(z.string()),
  inBundle: z.optional(z.boolean()),
  resolved: z.optional(z.string()),
});
const packages = Object.entries(z.parse(z.record(z.string(), Package), lock.packages)).flatMap(([path, entry]) =>
  path === '' ? [] : [{ ...entry, name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length) }],
);

/** A choice of licences is allowed if one of them is. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => allowed.includes(one));

const deployed = packages
  .filter(({ name, dev, devOptional }) => partOfTheSite.includes(name) || (!dev && !devOptional && !(name in own.optionalDependencies)))
  .map(({ name, version = '', license }) => ({ name, version, licence: license ?? inFile[name] ?? 'none named' }));
const rows = [...new Map(deployed.map(({ name, version, licence }) => [`${name} ${version}`, [name, version, licence]])).values()];

const wanted = [
  '# Licences of what is deployed\n',
  'Every package that the functions and the site are bundled from, as the lockfile has it, and the few build packages that leave code of their own',
  'in the site. Not every file of theirs is in a bundle. `npm run licences` writes this file; `npm run check` fails when it differs from the lockfile, when a',
  'licence is not among those allowed (`test/supply-chain/licences.ts`), when a package has an install script that `allowScripts` in `package.json` neither',
  'allows nor denies by name, or when one does not come from the registry with a checksum.\n',
  '`npm run audit` asks the registry for known vulnerabilities, of what the build and the tests use too, and fails on high ones. Where the registry cannot be asked, as from a mirror',
  'that does not answer audits, it says so and fails with status 2: nothing is known then, which is not the same as nothing being wrong.\n',
  markdownTable(
    ['Package', 'Version', 'Licence'],
    rows.toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1)),
  ),
].join('\n');

const reviewed = Object.keys(own.allowScripts);
const problems = [
  ...deployed
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version} is deployed and has a licence that is not allowed: ${licence}.`),
  ...packages
    .filter(({ name, hasInstallScript }) => hasInstallScript && !reviewed.includes(name))
    .map(({ name }) => `${name} has an install script: read it, then allow or deny it in allowScripts of package.json.`),
  ...packages
    .filter(({ integrity, inBundle, resolved }) => (integrity === undefined && !inBundle) || resolved !== undefined)
    .map(({ name }) => `${name} does not come from the registry with a checksum.`),
];

const file = new URL('../../docs/licences.md', import.meta.url);
if (process.argv.includes('--write')) writeFileSync(file, wanted);
else if (readFileSync(file, 'utf8') !== wanted) problems.push('docs/licences.md is stale: run `npm run licences`.');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
