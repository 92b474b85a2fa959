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

/** All quoted strings of a test file, including titles. */
const quoted = (file: string): string[] =>
  [...readFileSync(root + file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`|"([^"\n]*)"/g)].map(([, ...text]) => text.join(''));
const matches = (titles: readonly string[], fragment: string): boolean => {
  const pattern = fragment
    .split('…')
    .map((part) => part.trim().replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*');
  return titles.some((title) => new RegExp(`^${pattern}$`).test(title.trim()));
};
/** Whether a text is a list of titles, separated by commas, which may also occur in titles. */
const areTitles = (titles: readonly string[], text: string): boolean =>
  matches(titles, text) ||
  [...text.matchAll(/, /g)].some(({ index }) => matches(titles, text.slice(0, index)) && areTitles(titles, text.slice(index + 2)));

/** The test files named in a row's evidence, with the titles quoted from each. */
const quotations = (evidence: string): { readonly file: string; readonly titles: string }[] =>
  [
    ...evidence
      .replaceAll(/ ?\([^)]*\)/g, '')
      .matchAll(/(?:\b((?:e2e|api)\/[\w-]+)|\b(infra)(?=:)|`([\w./-]+\.test\.tsx?)`)(?:: ([^;]*))?/g),
  ].map(([, kind, infra, path, titles = '']) => ({
    file: kind === undefined ? (infra === undefined ? (path ?? '') : 'test/infra/stacks.test.ts') : `test/${kind}.test.ts`,
    titles: titles
      .replaceAll(/ ?\([^)]*\)/g, '')
      .replace(/\.$/, '')
      .trim(),
  }));

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

  it('quotes tests that exist', () => {
    const wrong = rows.flatMap(({ line, cells: [, , evidence = ''] }) =>
      quotations(evidence).flatMap(({ file, titles }) => {
        const [path] = named(file);
        return path !== undefined && (titles === '' || areTitles(quoted(path), titles)) ? [] : [[line, file, titles]];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has text in every cell', () => {
    expect(rows.filter(({ cells }) => cells.includes('')).map(({ line }) => line)).toEqual([]);
  });
});
