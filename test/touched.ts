/** What `npm test -- --since main` runs. */

/** The tests of a kind that a change can touch: all, those of some files, or none. */
export type Touched = 'all' | readonly string[];
export type Kind = 'e2e' | 'api' | 'infra';

/** What the tests of a kind run and borrow, besides themselves. */
const runs: Readonly<Record<Kind, RegExp>> = {
  e2e: /^(web|contract|lambdas|local|infra|bin|test)\/|^docs\/operations\.md$/,
  api: /^(contract|lambdas|local|infra|bin|test\/(api|fakes|fuzz|hostile))\//,
  infra: /^(contract|infra|bin|test\/infra)\/|^docs\//,
};
/** What everything depends on: the project's settings, and what kinds of tests share. */
const ground = /^((package|package-lock|cdk|tsconfig)\.json|vitest\.config\.ts|test\/[^/]+)$/;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Which tests of a kind the changed files can touch. Unit tests are not asked: what they touch is in their imports.
 * @param changed paths from the project's root
 */
export function touchedBy(changed: readonly string[], kind: Kind): Touched {
  if (changed.some((file) => ground.test(file) || (!isTest(file) && runs[kind].test(file)))) return 'all';
  return changed.filter((file) => isTest(file) && file.startsWith(`test/${kind}/`));
}
