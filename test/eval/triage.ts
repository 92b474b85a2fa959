/**
 * `npm run eval:triage`: how the clinical rules do on files of cases. `--file F` (repeatable) instead of the project's own,
 * `--severity N` overrides the slider, `--json` prints one object for programs. A case is one JSON object a line; see docs/triage.md.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Gold, type SetResult, evaluate, readCases } from './scoring.ts';

const { values } = parseArgs({
  options: { file: { type: 'string', multiple: true }, severity: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const own = fileURLToPath(new URL('./cases', import.meta.url));
const files = values.file ?? readdirSync(own).map((name) => join(own, name));
const severity = values.severity === undefined ? undefined : Number(values.severity);

const sets = files.flatMap((file) => {
  const cases = readCases(readFileSync(file, 'utf8'));
  return (['en', 'ar'] as const).flatMap((language) => {
    const spoken = cases.filter((one) => (one.lang ?? 'en') === language);
    return spoken.length === 0 ? [] : [evaluate(basename(file), language, spoken, severity)];
  });
});

/** Wilson's 95% interval of a share. */
function wilson(share: number, count: number): string {
  if (count === 0) return '–';
  const z = 1.96;
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half = (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  const percent = (value: number) => (Math.min(1, Math.max(0, value)) * 100).toFixed(1);
  return `${percent(share)}% (${percent(middle - half)}–${percent(middle + half)})`;
}

function print(set: SetResult): void {
  const golds: Gold[] = ['emergency', 'non-emergency', 'self-care'];
  console.log(`\n${set.file}, ${set.language}: ${set.cases} cases`);
  console.log(`  accuracy              ${wilson(set.accuracy, set.cases)}`);
  console.log(`  emergency sensitivity ${wilson(set.emergencySensitivity, set.emergencies)}`);
  console.log(`  under-triage          ${wilson(set.underTriage, set.cases)}`);
  console.log(`  over-triage           ${wilson(set.overTriage, set.cases)}`);
  console.log(`  self-care sent up     ${wilson(set.selfCareOvertriage, set.selfCares)}`);
  console.table(Object.fromEntries(golds.map((gold) => [gold, set.matrix[gold]])));
  for (const miss of set.misses) console.log(`  ${miss.id}: ${miss.gold}, got ${miss.got} [${miss.reasons.join(', ')}]`);
}

if (values.json) console.log(JSON.stringify({ sets }));
else for (const set of sets) print(set);
