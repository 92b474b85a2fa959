/** The selection of `npm test -- --since main`. */

/** The tests of a kind that a change can affect: all, those of some files, or none. */
export type Touched = 'all' | readonly string[];
export type Kind = 'e2e' | 'api' | 'infra';

/** The files that the tests of a kind run and import, in addition to their own. */
const runs: Readonly<Record<Kind, RegExp>> = {
  e2e: /^(web|contract|lambdas|local|infra|bin|test)\/|^docs\/operations\.md$/,
  api: /^(contract|lambdas|local|infra|bin|test\/(api|fakes|fuzz|hostile))\//,
  infra: /^(contract|infra|bin|test\/infra)\/|^docs\//,
};
/** Files that everything depends on: the project's settings, and code shared by kinds of tests. */
const ground = /^((package|package-lock|cdk|tsconfig)\.json|vitest\.config\.ts|test\/[^/]+)$/;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * The tests of a kind that the changed files can affect. Unit tests are selected by their imports instead.
 * @param changed paths from the project's root
 */
export function touchedBy(changed: readonly string[], kind: Kind): Touched {
  if (changed.some((file) => ground.test(file) || (!isTest(file) && runs[kind].test(file)))) return 'all';
  return changed.filter((file) => isTest(file) && file.startsWith(`test/${kind}/`));
}
