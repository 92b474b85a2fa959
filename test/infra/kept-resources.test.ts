import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Kept, keptIn, lostBy } from '../../infra/kept-resources.ts';
import { stacks } from './templates.ts';

/** The deployed resources as recorded in the repository; `npm run deploy` compares with the actually deployed ones. */
const file = new URL('kept-resources.json', import.meta.url);
const deployed = (): Kept => Kept.parse(JSON.parse(readFileSync(file, 'utf8')));

// After deploying a change: KEPT_RESOURCES=deployed npx vitest run --project infra kept-resources
if (process.env['KEPT_RESOURCES'] === 'deployed') writeFileSync(file, `${JSON.stringify(keptIn(stacks), null, 2)}\n`);

it('a deployment replaces no data-holding resource', () => {
  expect(lostBy(deployed(), keptIn(stacks))).toEqual([]);
});

it('the current data-holding resources are recorded', () => {
  expect(Object.keys(deployed()).toSorted()).toEqual(Object.keys(keptIn(stacks)).toSorted());
});

const table = 'data/Clinical4D05F756';
const pool = 'identity/Users0A0EEA89';
it.each<[string, (next: ReturnType<typeof keptIn>) => void, string]>([
  ['a table with another logical id', (next) => delete next[table], `${table} (AWS::DynamoDB::Table) is gone or has another logical id`],
  [
    'a table with another key',
    (next) => delete next[table]?.immutable['KeySchema'],
    `${table} (AWS::DynamoDB::Table) has another KeySchema`,
  ],
  [
    'a user pool with other sign-in names',
    (next) => delete next[pool]?.immutable['UsernameAttributes'],
    `${pool} (AWS::Cognito::UserPool) has another UsernameAttributes`,
  ],
  [
    'two indexes removed at once',
    (next) => {
      delete next[table]?.indexes['byEmail'];
      delete next[table]?.indexes['byAgenda'];
    },
    `${table} adds or removes the indexes byEmail, byAgenda at once`,
  ],
  [
    'an index with another projection',
    (next) => {
      const indexes = next[table]?.indexes;
      if (indexes) indexes['byEmail'] = {};
    },
    `${table} changes the index byEmail`,
  ],
])('is caught: %s', (_, change, said) => {
  const next = structuredClone(keptIn(stacks));
  change(next);
  expect(lostBy(keptIn(stacks), next).join('\n')).toContain(said);
});

it('a deployment can add or remove one index', () => {
  const next = structuredClone(keptIn(stacks));
  delete next[table]?.indexes['byEmail'];
  expect(lostBy(keptIn(stacks), next)).toEqual([]);
});
