/**
 * `node test/releases/keep.ts <name> [<tree>]`: makes a small state with the release in a working tree (by default this one), whose stacks
 * are synthesised, and keeps it with the release's own code, for `test/api/clouds/releases.test.ts`.
 */
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type Kept, pack, root, serve } from './archive.ts';
import { peopleOf } from './people.ts';
import { type Readings, lackingIn, readAll, rowsOf } from './reading.ts';
import { work } from './work.ts';

const patients = 24;
/** A function with more than this has fonts; nobody calls it. */
const bundleMax = 1_500_000;

const [, , name, tree = root] = process.argv;
if (name === undefined) throw new Error('node test/releases/keep.ts <name> [<tree>]');
const folder = mkdtempSync(join(tmpdir(), 'afiya-kept-'));
const state = join(folder, 'state');
// In the morning, with the day to come.
const madeAtMs = Date.parse(`${qatarDate(new Date())}T10:00:00+03:00`);
const served = await serve(resolve(tree), state, madeAtMs, patients);
try {
  const ask = await peopleOf(served.place);
  const { patients: listed } = (await ask('doctor', 'GET /patients?limit=50')).body;
  const [
    {
      patient: { id: own },
    },
  ] = rowsOf((await ask('patient', 'GET /links')).body);
  const others = listed.map(({ id }: { id: string }) => id).filter((id: string) => id !== own);
  const { opened } = await work(ask, [own, ...others.slice(0, 2)], new Date(madeAtMs), 12);
  const names = listed.slice(0, 5).map((one: { personalInfo: { firstName: string; lastName: string } }) => one.personalInfo.lastName);
  const asked = { opened, patientIds: [own, ...others.slice(0, 5)] };
  const day = qatarDate(new Date(madeAtMs));
  const readings = [await readAll(ask, asked, day, names), await readAll(ask, asked, day, names)];
  // What differs between two readings says nothing of what is stored.
  const stable: Readings = Object.fromEntries(
    Object.entries(readings[0] ?? {}).map(([request, { status, facts }]) => {
      const again = readings[1]?.[request]?.facts ?? [];
      return [request, { status, facts: lackingIn(facts, lackingIn(facts, again)) }];
    }),
  );
  const kept: Kept = { madeAtMs, work: asked, names, readings: stable };
  writeFileSync(join(folder, 'kept.json'), JSON.stringify(kept));
} finally {
  await served.stop();
}

const isKept = (file: string): boolean => !/\.(?:map|br)$/.test(file);
// The release: what its local cloud runs, without maps, pages, and what the symptom checker knows.
for (const part of ['local', 'contract', 'package.json'])
  cpSync(join(tree, part), join(folder, 'release', part), { recursive: true, force: true });
mkdirSync(join(folder, 'release', 'cdk.out'), { recursive: true });
const isAsset = /^asset\.[0-9a-f]+$/;
for (const file of readdirSync(join(tree, 'cdk.out'))) {
  const from = join(tree, 'cdk.out', file);
  if (isAsset.test(file) ? existsSync(join(from, 'index.mjs')) : file.endsWith('.json'))
    cpSync(from, join(folder, 'release', 'cdk.out', file), { recursive: true, filter: isKept });
}
for (const file of globSync(join(folder, 'release/cdk.out/*/index.mjs')))
  if (statSync(file).size > bundleMax) writeFileSync(file, "export const handler = () => Promise.reject(new Error('not kept'));\n");
for (const made of ['logs', 'ports.json', 'endpoints.json', 'lock']) rmSync(join(state, made), { recursive: true, force: true });
await pack(name, folder);
console.log(
  `test/releases/kept/${name}.tar.zst`,
  relative(root, folder),
  statSync(join(root, 'test/releases/kept', `${name}.tar.zst`)).size,
);
