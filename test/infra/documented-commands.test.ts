import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { everySetting, stacksWith } from './templates.ts';

const root = new URL('../../', import.meta.url);
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

it.each(documents)('every command of ours that %s names exists', (document) => {
  const named = readFileSync(new URL(document, root), 'utf8').matchAll(/\bnpm run (?:--\S+ )*([\w:-]+)/g);
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining([...named].map(([, name]) => name)));
});

it('operations.md says what to do about every alarm, by the name in AWS’s mail', () => {
  const manual = readFileSync(new URL('docs/operations.md', root), 'utf8');
  const table = manual.slice(manual.indexOf('## What is watched'), manual.indexOf('## Language models'));
  const documented = [...table.matchAll(/^\| (`.*?): /gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name = '']) => name),
  );
  const alarms = Object.values(stacksWith(everySetting)['monitoring']?.Resources ?? {}).flatMap(
    ({ Type, Properties: { AlarmName: name } }) =>
      Type === 'AWS::CloudWatch::Alarm' && typeof name === 'string' ? [name.replace('afiya-dev-', '')] : [],
  );
  const isOf = (alarm: string) => (name: string) => new RegExp(`^${name.replace('*', '.+')}$`).test(alarm);
  expect(alarms.length).toBeGreaterThan(50);
  expect(alarms.filter((alarm) => !documented.some(isOf(alarm)))).toEqual([]);
  expect(documented.filter((name) => !alarms.some((alarm) => isOf(alarm)(name)))).toEqual([]);
});
