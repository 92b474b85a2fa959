import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { markdownTable } from '../markdown.ts';

const folder = fileURLToPath(new URL('../../docs/adr/', import.meta.url));
const decisions = globSync(`${folder}[0-9]*.md`)
  .toSorted()
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
    return { file: basename(path), number, title, status: /^Status: (.+)$/m.exec(text)?.[1] ?? '' };
  });

it('each decision has its number, a title and a status, which names decisions that exist', () => {
  const numbers = decisions.map(({ number }) => number);
  for (const { file, number, title, status } of decisions) {
    expect([file.slice(0, 4), title !== '', status !== '']).toEqual([number, true, true]);
    expect(status.match(/\b0\d{3}\b/g)?.filter((one) => !numbers.includes(one)) ?? []).toEqual([]);
  }
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('the index lists them all, with their status', async () => {
  const rows = decisions.map(({ file, number, title, status }) => [`[${number}](${file})`, title, status]);
  const index = [
    '# Decisions\n',
    'Each says what was decided, why, and what was rejected. To rewrite this list: `npx vitest run --project unit decisions -u`.\n',
    markdownTable(['Number', 'Decision', 'Status'], rows),
  ];
  await expect(index.join('\n')).toMatchFileSnapshot('../../docs/adr/README.md');
});
