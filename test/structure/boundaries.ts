import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

type Alias = string | { readonly default: string };
const { imports }: { readonly imports: Readonly<Record<string, Alias>> } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
/** The aliases of package.json, with the folders or files for which they stand. */
const aliases = Object.entries(imports).map(([name, to]): readonly [name: string, to: string] => [
  name.replace('*', ''),
  (typeof to === 'string' ? to : to.default).replace('./', '').replace('*', ''),
]);

interface Boundary {
  /** Applies to everything under this folder, unless a longer row does; `*` is any single folder. */
  readonly folder: string;
  /** The folders that it may import in addition to itself. */
  readonly imports: readonly string[];
  /** Packages that it may not import, by prefix, or the only packages that it may import. */
  readonly without: readonly string[] | { readonly allBut: readonly string[] };
  readonly because: string;
}

const cdk = ['aws-cdk-lib', 'aws-cdk', 'constructs', 'cdk-nag'];
const server = [...cdk, 'node:', '@aws-sdk/', '@aws-lambda-powertools/', '@middy/'];
const ofWeb = ['contract', 'web/i18n'];
const localBase = ['contract', 'local/lib', 'local/template', 'local/access'];

/**
 * The domains, with the files of other domains that each may import: those domains' public files. There is no cycle among them. All domains
 * may import `clinic`, which several of them share, and the platform.
 */
const domains: Readonly<Record<string, readonly string[]>> = {
  'access-log': [],
  account: ['mail/choices.ts'],
  appointments: [],
  chart: ['appointments/rules.ts', 'appointments/stored.ts'],
  directory: [],
  exports: [
    'access-log/names.ts',
    'access-log/sign-ins.ts',
    'access-log/staff-search.ts',
    'access-log/stored-events.ts',
    'appointments/stored.ts',
    'chart/allergies.ts',
    'chart/chart-item.ts',
    'chart/rules.ts',
    'chart/stored.ts',
    'directory/names.ts',
    'laboratory/stored.ts',
    'portal/released.ts',
    'prescriptions/stored.ts',
    'records/list.ts',
  ],
  laboratory: [],
  links: [],
  mail: ['appointments/schedule.ts', 'appointments/stored.ts', 'laboratory/critical-notices.ts', 'laboratory/stored.ts'],
  migrations: [
    'appointments/sheets.ts',
    'appointments/stored.ts',
    'chart/chart-item.ts',
    'chart/diagnosed.ts',
    'chart/stored.ts',
    'laboratory/orders.ts',
    'laboratory/stored.ts',
    'prescriptions/repeats.ts',
    'prescriptions/stored.ts',
  ],
  overview: [
    'appointments/free-times.ts',
    'appointments/schedule.ts',
    'appointments/stored.ts',
    'chart/unsigned.ts',
    'laboratory/escalation.ts',
  ],
  papers: ['chart/stored.ts', 'prescriptions/stored.ts'],
  portal: [
    'chart/rules.ts',
    'chart/stored.ts',
    'laboratory/release.ts',
    'laboratory/rules.ts',
    'laboratory/stored.ts',
    'prescriptions/repeats.ts',
    'prescriptions/stored.ts',
  ],
  prescriptions: ['laboratory/stored.ts'],
  proposals: ['appointments/renaming.ts', 'chart/allergies.ts', 'chart/entries.ts', 'links/terms-of-age.ts'],
  records: [
    'appointments/renaming.ts',
    'appointments/stored.ts',
    'chart/document-files.ts',
    'chart/rules.ts',
    'chart/stored.ts',
    'directory/names.ts',
    'directory/tiers.ts',
    'links/terms-of-age.ts',
    'prescriptions/lines.ts',
  ],
  staff: [
    'account/browsers.ts',
    'appointments/stored.ts',
    'chart/unsigned.ts',
    'laboratory/stored.ts',
    'prescriptions/waiting.ts',
    'tasks/stored.ts',
  ],
  tasks: [],
};

/** The public files of the domains. */
export const publicFiles: readonly string[] = Object.values(domains).flat();

/** Which folders may import which. A folder in no row, such as `test`, may import everything. */
const boundaries: readonly Boundary[] = [
  { folder: 'contract', imports: [], without: { allBut: ['zod', 'node:'] }, because: 'The contract imports nobody.' },
  ...Object.entries(domains).map(([domain, others]) => ({
    folder: `lambdas/${domain}`,
    imports: ['contract', 'lambdas/platform', 'lambdas/clinic', ...others.map((file) => `lambdas/${file}`)],
    without: cdk,
    because: 'A domain knows the contract, the platform, the clinic and, of other domains, the files that its row names.',
  })),
  { folder: 'lambdas/bulk-load', imports: ['contract', 'lambdas'], without: cdk, because: 'The load writes what every domain writes.' },
  { folder: 'lambdas/demonstration', imports: ['contract', 'lambdas'], without: cdk, because: 'The demonstration knows every domain.' },
  {
    folder: 'lambdas/*',
    imports: ['contract', 'lambdas/platform'],
    without: cdk,
    because: 'The clinic, and what has no patients, know the contract and the platform.',
  },
  { folder: 'lambdas/platform', imports: ['contract'], without: cdk, because: 'The platform knows no domain.' },
  { folder: 'infra', imports: ['contract'], without: [], because: 'infra names the entry of a function and never imports its code.' },
  { folder: 'bin', imports: ['contract', 'infra'], without: [], because: 'Commands know the stacks and the contract.' },
  {
    folder: 'local',
    imports: [...localBase, ...['functions', 'identity', 'storage', 'mail', 'gateway', 'seed'].map((part) => `local/${part}`)],
    without: cdk,
    because: 'local sees the synthesised template and the contract.',
  },
  { folder: 'local/lib', imports: ['contract'], without: cdk, because: 'lib is at the bottom of local.' },
  { folder: 'local/template', imports: ['contract', 'local/lib'], without: cdk, because: 'In local, lib <- template <- access.' },
  {
    folder: 'local/access',
    imports: ['contract', 'local/lib', 'local/template'],
    without: cdk,
    because: 'In local, template <- access <- engines.',
  },
  ...['functions', 'identity', 'storage', 'mail'].map((part) => ({
    folder: `local/${part}`,
    imports: localBase,
    without: cdk,
    because: 'In local, functions, identity, storage and mail do not know one another.',
  })),
  ...['gateway', 'seed'].map((part) => ({
    folder: `local/${part}`,
    imports: [...localBase, 'local/functions', 'local/identity', 'local/storage'],
    without: cdk,
    because: 'In local, the gateway and the seed do not know each other.',
  })),
  { folder: 'web/app', imports: [...ofWeb, 'web/features', 'web/ui', 'web/lib'], without: server, because: 'web knows the contract only.' },
  {
    folder: 'web/features/*',
    imports: [...ofWeb, 'web/features/links', 'web/ui', 'web/lib'],
    without: server,
    because: 'A feature knows ui, lib, the contract and, of other features, links.',
  },
  {
    folder: 'web/features/settings',
    imports: [...ofWeb, 'web/features/links', 'web/features/auth', 'web/ui', 'web/lib'],
    without: server,
    because: 'Settings know ui, lib, the contract and, of other features, links and auth.',
  },
  { folder: 'web/ui', imports: [...ofWeb, 'web/lib'], without: server, because: 'ui knows lib, the contract and the messages.' },
  { folder: 'web/lib', imports: ofWeb, without: server, because: 'lib knows the contract and the messages.' },
];

const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The part of a path that a row's folder matches; undefined if the row does not apply. */
function placeOf(path: string, folder: string): string | undefined {
  const place = path.split('/').slice(0, folder.split('/').length).join('/');
  const is = folder.endsWith('/*') ? dirname(place) === dirname(folder) && place !== path : isUnder(path, folder);
  return is ? place : undefined;
}

/** Longer rows first; at equal length, those that name their folder before those with `*`. */
const rank = ({ folder }: Boundary): number => folder.split('/').length * 2 + (folder.endsWith('*') ? 0 : 1);
const rows = boundaries.toSorted((a, b) => rank(b) - rank(a));

/** The file (or package) to which a specifier in a file refers; both paths are from the project's root, with slashes. */
export function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(file), specifier).replaceAll('\\', '/');
  const alias = aliases.find(([name]) => specifier.startsWith(name));
  return alias === undefined ? specifier : `${alias[1]}${specifier.slice(alias[0].length)}`;
}

/**
 * Why a file may not import a specifier's target; undefined if it may. A test may also import any package, anything under `test` and the
 * files at the root. A domain's test may import any other domain, to create its items.
 * @param file path from the project's root, with slashes
 */
export function refusal(file: string, specifier: string): string | undefined {
  const row = rows.find(({ folder }) => placeOf(file, folder) !== undefined);
  if (row === undefined) return undefined;
  const isTest = /\.test\.tsx?$/.test(file);
  const to = target(file, specifier);
  if (to === specifier) {
    const named = (names: readonly string[]): boolean => names.some((name) => specifier.startsWith(name));
    const refused = 'allBut' in row.without ? !named(row.without.allBut) : named(row.without);
    return refused && !isTest ? row.because : undefined;
  }
  const own = placeOf(file, row.folder) ?? '';
  // A deeper folder with its own row is not part of this one.
  const ownRow = rows.find(({ folder }) => placeOf(to, folder) !== undefined);
  const isOwn = isUnder(to, own) && ownRow === row;
  const ofTests = ['test', ...(isUnder(file, 'lambdas') ? ['lambdas'] : [])];
  return isOwn || [...row.imports, ...(isTest ? ofTests : [])].some((folder) => isUnder(to, folder)) || (isTest && !to.includes('/'))
    ? undefined
    : row.because;
}

interface Node {
  readonly source?: { readonly type: string; readonly value?: unknown } | null;
}
interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: Node; message: string }): void;
}

/** The lint rule: checks every way to name another module, including in types. */
export default {
  meta: { name: 'boundaries' },
  rules: {
    imports: {
      create(context: Context) {
        const file = relative(context.cwd, resolve(context.filename)).replaceAll('\\', '/');
        const look = (node: Node): void => {
          const specifier = node.source?.value;
          const message = typeof specifier === 'string' ? refusal(file, specifier) : undefined;
          if (message !== undefined) context.report({ node, message });
        };
        return {
          ImportDeclaration: look,
          ImportExpression: look,
          ExportNamedDeclaration: look,
          ExportAllDeclaration: look,
          TSImportType: look,
        };
      },
    },
  },
};
