/**
 * `npm run bench:find`: whom a desk finds in the generated register, by every way of typing (`test/finding/ways.ts`), of people chosen by
 * chance, in an index as the search holds it; and what the index costs. `--size 1000000` for another register than of 100,000 people, `--seed`
 * for other people, `--people` for another number of people a row.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { parseArgs } from 'node:util';
import { randomOf } from '../../local/seed/random.ts';
import { deskQuery } from '../../lambdas/directory/desk-query.ts';
import { openIndexFile } from '../../lambdas/directory/index-file.ts';
import { findIn } from '../../lambdas/directory/tiers.ts';
import { wouldCallMatch } from '../finding/reader.ts';
import { type RegisterIndex, recordOf, registerIndex, today } from '../finding/register-index.ts';
import { type Way, ways } from '../finding/ways.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '90210' },
    people: { type: 'string', default: '120' },
    only: { type: 'string', default: '' },
    show: { type: 'boolean', default: false },
    cold: { type: 'string' },
  },
});
const [size, seed, people] = [Number(values.size), Number(values.seed), Number(values.people)];
const firstPage = 10;
const shownByPickers = 5;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const at = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Opens a file of the index in a process that has nothing else, and asks once. */
function cold(file: string): void {
  const before = process.memoryUsage.rss();
  const begun = performance.now();
  const index = openIndexFile(file);
  const opened = performance.now();
  const times = ['Mohammed Kuwari', 'Mohammed Kuwari', 'Ram Thapa', 'moh kuw 85', 'Mohammed', 'M Khan', 'mo kh'].map((search) => {
    const start = performance.now();
    const { total } = findIn(index, deskQuery(search, today), { offset: 0, limit: firstPage });
    return `${search}: ${total} in ${(performance.now() - start).toFixed(1)} ms`;
  });
  const grown = process.memoryUsage.rss() - before;
  console.log(`opened in ${(opened - begun).toFixed(1)} ms; ${times.join('; ')}; ${megabytes(grown)} of memory more`);
}

/** What one way of typing finds. */
function measured(index: RegisterIndex, way: Way, serial: number): (string | number)[] {
  const random = randomOf(seed * 1000 + serial);
  const ranks: number[] = [];
  const totals: number[] = [];
  const times: number[] = [];
  let [shown, falseFriends, contacts] = [0, 0, 0];
  for (let tries = 0; ranks.length < people && tries < people * 400; tries += 1) {
    const number = random.whole(0, size - 1);
    const { id, personalInfo } = recordOf(number, seed);
    const search = way(personalInfo, random);
    if (search === undefined) continue;
    const begun = performance.now();
    const page = index.ask(search, firstPage);
    times.push(performance.now() - begun);
    totals.push(page.total);
    const rank = index.ask(search, page.total).people.findIndex((one) => one.id === id);
    ranks.push(rank);
    shown += page.people.length;
    const strange = page.people.flatMap((one) => {
      const known = recordOf(index.numberOf(one.id) ?? 0, seed).personalInfo;
      if (wouldCallMatch(search, known)) return [];
      // A list says that it is the emergency contact who has the name.
      if (one.by === 'contact') contacts += 1;
      return one.by === 'contact' ? [] : [`${known.firstName} ${known.lastName} ${known.nameArabic ?? ''} ${known.dateOfBirth}`];
    });
    falseFriends += strange.length;
    const name = `${personalInfo.firstName} ${personalInfo.lastName} ${personalInfo.nameArabic ?? ''}`;
    if (values.show && rank < 0) console.log(`  not found (${page.total}): ${search} ← ${name}`);
    if (values.show && strange.length > 0) console.log(`  false: ${search} → ${strange.slice(0, 3).join('; ')}`);
  }
  return [
    ranks.length,
    ranks.filter((rank) => rank >= 0).length,
    ranks.filter((rank) => rank >= 0 && rank < firstPage).length,
    ranks.filter((rank) => rank >= 0 && rank < shownByPickers).length,
    totals.filter((total) => total === 0).length,
    at(totals, 0.5),
    at(times, 0.5).toFixed(1),
    at(times, 0.95).toFixed(1),
    shown === 0 ? '' : `${((100 * falseFriends) / shown).toFixed(1)}%`,
    shown === 0 ? '' : `${((100 * contacts) / shown).toFixed(1)}%`,
  ];
}

async function run(folder: string): Promise<void> {
  const index = registerIndex(
    Array.from({ length: size }, (_, number) => number),
    seed,
    join(folder, 'index.sqlite'),
  );
  const kept = join(folder, 'kept.sqlite');
  const begun = performance.now();
  index.file.copyTo(kept);
  const copied = performance.now();
  await pipeline(createReadStream(kept), createGzip({ level: 1 }), createWriteStream(`${kept}.gz`));
  const sent = performance.now();
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${size.toLocaleString('en')} people of seed ${seed}: put into the index in ${seconds(index.builtMs)} (and made in ${seconds(index.generatedMs)}), ` +
      `copied in ${seconds(copied - begun)}: ${megabytes(statSync(kept).size)}, as gzip in ${seconds(sent - copied)}: ${megabytes(statSync(`${kept}.gz`).size)}`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, '--cold', kept], { encoding: 'utf8' });
  console.log(`cold: ${stdout || stderr}`);
  const columns = [
    'typed',
    'people',
    'at all',
    'first page of 10',
    'five',
    '"nobody"',
    'median of total',
    'p50 ms',
    'p95 ms',
    'false friends',
    'by contact',
  ];
  console.log(row(columns));
  console.log(row(columns.map((_, column) => (column === 0 ? '---' : '---:'))));
  for (const [serial, [name, way]] of ways.entries())
    if (name.includes(values.only)) console.log(row([name, ...measured(index, way, serial)]));
  index.file.close();
}

if (values.cold === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'afiya-find-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} else cold(values.cold);
