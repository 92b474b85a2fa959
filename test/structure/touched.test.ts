import { expect, test } from 'vitest';
import { type Kind, touchedBy } from '../touched.ts';

const kinds = ['e2e', 'api', 'infra'] as const satisfies readonly Kind[];
const touched = (...changed: string[]) => kinds.map((kind) => touchedBy(changed, kind));

test.each([
  ['a screen', ['web/features/auth/login-page.tsx'], ['all', [], []]],
  ['a function', ['lambdas/records/handler.ts'], ['all', 'all', []]],
  ['the contract', ['contract/errors.ts'], ['all', 'all', 'all']],
  ['the stacks', ['infra/api.ts'], ['all', 'all', 'all']],
  ['a dependency', ['package-lock.json'], ['all', 'all', 'all']],
  ['what tests share', ['test/clock.ts'], ['all', 'all', 'all']],
  ['what API and browser tests share', ['test/api/client.ts'], ['all', 'all', []]],
  [
    'one test of each kind',
    ['test/e2e/idle.test.ts', 'test/api/links.test.ts'],
    [['test/e2e/idle.test.ts'], ['test/api/links.test.ts'], []],
  ],
  ['what API tests borrow', ['test/hostile/requests.ts'], ['all', 'all', []]],
  ['a documented command', ['docs/operations.md'], ['all', [], 'all']],
  ['a unit test', ['web/lib/idle.test.ts'], [[], [], []]],
  ['a text for people', ['README.md'], [[], [], []]],
])('a change of %s selects the tests that run it', (_what, changed, expected) => {
  expect(touched(...changed)).toEqual(expected);
});
