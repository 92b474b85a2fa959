import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['bin', 'contract', 'docs', 'infra', 'lambdas', 'local', 'test', 'web'];
const paths = globSync(['*.json', `{${folders.join(',')}}/**/*`], {
  cwd: root,
  exclude: (name) => /(?:^|\/)(?:node_modules|dist|paraglide)$/.test(name),
});
const textOf = (name: string): string => readFileSync(`${root}docs/${name}.md`, 'utf8');

/** The table rows of a document, each with its line number. */
const rowsOf = (name: string) =>
  textOf(name)
    .split('\n')
    .flatMap((line, index) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return cells.length === 5 && !/^(?:Specification|Complaint|-+)$/.test(cells[1] ?? '')
        ? [{ line: index + 1, cells: cells.slice(1, 4) }]
        : [];
    });

/** The files that a shortened path names: those whose paths end with it. */
const named = (end: string): string[] => {
  const wanted = end.replace(/\/$/, '');
  return paths.filter((path) => path === wanted || path.endsWith(`/${wanted}`));
};
const isPath = (code: string): boolean =>
  /^[\w./-]+$/.test(code) && (code.includes('/') || /\.(?:ts|tsx|css|json|md)$/.test(code)) && !/^(?:\/|node_modules\/)/.test(code);

/** The tests that a row's evidence names: `e2e/shell`, `api/patients` (perhaps on a cloud of its own), or a file. */
const namedTests = (evidence: string): string[] =>
  [...evidence.matchAll(/\b((?:journeys|e2e|api)\/[\w-]+)\b(?!\.|\/)|`([\w./-]+\.test\.tsx?)`/g)].map(([, kind, path = '']) =>
    kind === undefined ? path : `${kind}.test.ts`,
  );
const testsOfClouds = new Set(globSync('test/api/clouds/*', { cwd: root }).map((path) => path.replace('/clouds/', '/')));

it('spec-coverage.md has rows for each section of the specification', () => {
  const sections = [...textOf('spec-coverage').matchAll(/^## (\d)/gm)].map(([, section]) => Number(section));
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(rowsOf('spec-coverage').length).toBeGreaterThan(250);
});

describe.each(['spec-coverage', 'complaints'])('what %s.md says is met', (name) => {
  const rows = rowsOf(name);

  it('names files that exist, each by a path that no other ends with', () => {
    const codesOf = ({ line, cells }: (typeof rows)[number]) =>
      cells.slice(1).flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => [line, code] as const));
    const wrong = rows.flatMap(codesOf).filter(([, code]) => isPath(code) && named(code).length !== 1);
    expect(wrong).toEqual([]);
  });

  it('names tests that exist', () => {
    const wrong = rows.flatMap(({ line, cells: [, , evidence = ''] }) =>
      namedTests(evidence).flatMap((test) => (named(test).length === 1 || testsOfClouds.has(`test/${test}`) ? [] : [[line, test]])),
    );
    expect(wrong).toEqual([]);
  });

  it('has text in every cell', () => {
    expect(rows.filter(({ cells }) => cells.includes('')).map(({ line }) => line)).toEqual([]);
  });
});
