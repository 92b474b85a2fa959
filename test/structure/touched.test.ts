import { expect, test } from 'vitest';
import { touchedBy } from '../touched.ts';

const folders = ['lambdas', 'contract', 'web', 'test/api', 'test/journeys'] as const;
/** The folders in which a change selects tests. */
const touchedIn = (...changed: string[]) => {
  const files = touchedBy(changed);
  return folders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
};

test.each([
  ['a line of style', ['web/ui/tile.css'], ['web']],
  ['a function', ['lambdas/records/handler.ts'], ['test/api', 'test/journeys']],
  ['what a function imports', ['lambdas/platform/cursor.ts'], ['lambdas', 'test/api', 'test/journeys']],
  ['a page', ['web/features/patients/delete-dialog.tsx'], ['web', 'test/journeys']],
  ['a text', ['web/i18n/messages/en.json'], ['web', 'test/journeys']],
  ['a dependency', ['package-lock.json'], folders],
  ['what API and browser tests share', ['test/api/client.ts'], ['test/api', 'test/journeys']],
  ['a unit test', ['web/lib/idle.test.ts'], ['web']],
  ['a text for people', ['README.md'], []],
] as const)('a change of %s selects the tests that it reaches', (_what, changed, expected) => {
  expect(touchedIn(...changed)).toEqual(expected);
});

test('a component selects the tests of its pages, and not those of others', () => {
  const files = touchedBy(['web/features/patients/delete-dialog.tsx']);
  expect(files).toContain('web/features/patients/delete-dialog.test.tsx');
  expect(files.some((file) => file.startsWith('web/features/symptom-checker/'))).toBe(false);
});

test('a part that arrives after its page selects the page’s tests', () => {
  expect(touchedBy(['web/features/laboratory/latest-results.tsx'])).toContain('web/app/workplace.test.tsx');
});
