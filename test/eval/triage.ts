/**
 * `npm run eval:triage`: the results of the symptom checker's rules on case files, in one shot.
 * - `--file F` (repeatable) replaces the project's own files
 * - `--readings R` adds another reader's findings
 * - `--answers A` answers the questions by what is true of each case
 * - `--severity N` overrides the slider
 * - `--json` prints one object for programs
 * - `--vocabulary` prints the findings for annotators
 * Cases, readings and answers have one JSON object per line; see docs/triage.md.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages } from '#contract/base/language.ts';
import { labelOf, statementOf } from '../../lambdas/symptom-check/assessment.ts';
import { isFinding } from '../../lambdas/symptom-check/facts/facts.ts';
import { findings } from '../../lambdas/symptom-check/knowledge/vocabulary.ts';
import { type Case, type Gold, type Level, levels, readCases } from './case-files.ts';
import { type OnFour, type Scores, evaluate, readReadings, readTruths } from './scoring.ts';

const { values } = parseArgs({
  options: {
    file: { type: 'string', multiple: true },
    readings: { type: 'string' },
    answers: { type: 'string' },
    severity: { type: 'string' },
    json: { type: 'boolean', default: false },
    vocabulary: { type: 'boolean', default: false },
  },
});

/** A text of more words is a long one. */
const longWords = 45;

/** Wilson's 95% confidence interval of a share. */
function wilson(share: number, count: number): string {
  if (count === 0) return '–';
  const z = 1.96;
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half = (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  const percent = (value: number) => (Math.min(1, Math.max(0, value)) * 100).toFixed(1);
  return `${percent(share)}% (${percent(middle - half)}–${percent(middle + half)})`;
}

function printOnFour({ right, cases, matrix }: OnFour): void {
  const of = (label: Level): number => levels.reduce((sum, got) => sum + matrix[label][got], 0);
  const others = levels.filter((label) => label !== 'emergency');
  const sum = (count: (label: Level) => number): number => others.reduce((total, label) => total + count(label), 0);
  console.log(`  right on four levels  ${wilson(right / cases, cases)}`);
  console.log(`  emergencies sent home ${matrix.emergency.home} of ${of('emergency')}`);
  console.log(`  others called one     ${wilson(sum((label) => matrix[label].emergency) / sum(of), sum(of))}`);
  console.log(`  home sent up          ${wilson(1 - matrix.home.home / of('home'), of('home'))}`);
}

function print(
  name: string,
  { accuracy, emergencySensitivity, selfCareOvertriage, underTriage, overTriage, matrix, onFour, misses }: Scores,
): void {
  const golds: Gold[] = ['emergency', 'non-emergency', 'self-care'];
  const total = (gold: Gold): number => golds.reduce((sum, got) => sum + matrix[gold][got], 0);
  const cases = golds.reduce((sum, gold) => sum + total(gold), 0);
  console.log(`\n${name}: ${cases} cases`);
  console.log(`  accuracy              ${wilson(accuracy, cases)}`);
  console.log(`  emergency sensitivity ${wilson(emergencySensitivity, total('emergency'))}`);
  console.log(`  under-triage          ${wilson(underTriage, cases)}`);
  console.log(`  over-triage           ${wilson(overTriage, cases)}`);
  console.log(`  self-care sent up     ${wilson(selfCareOvertriage, total('self-care'))}`);
  console.table(onFour?.matrix ?? Object.fromEntries(golds.map((gold) => [gold, matrix[gold]])));
  if (onFour !== undefined) printOnFour(onFour);
  for (const miss of misses) console.log(`  ${miss.id}: ${miss.gold}, got ${miss.got} [${miss.reasons.join(', ')}]`);
}

function run(): void {
  const own = fileURLToPath(new URL('./cases', import.meta.url));
  const files = values.file ?? readdirSync(own).map((name) => join(own, name));
  const options = {
    severity: values.severity === undefined ? undefined : Number(values.severity),
    ...(values.readings !== undefined && { readings: readReadings(readFileSync(values.readings, 'utf8')) }),
    ...(values.answers !== undefined && { truths: readTruths(readFileSync(values.answers, 'utf8')) }),
  };
  const sets = files.map((file) => {
    const cases = readCases(readFileSync(file, 'utf8'));
    const isLong = ({ text }: Case): boolean => text.split(/\s+/).length > longWords;
    const spoken = [
      ...languages.map((language) => [language, cases.filter((one) => (one.lang ?? 'en') === language)] as const),
      ['short', cases.filter((one) => !isLong(one))] as const,
      ['long', cases.filter(isLong)] as const,
    ];
    return {
      file: basename(file),
      ...evaluate(cases, options),
      parts: Object.fromEntries(spoken.flatMap(([language, some]) => (some.length === 0 ? [] : [[language, evaluate(some, options)]]))),
    };
  });
  if (values.json) {
    console.log(JSON.stringify({ sets }));
    return;
  }
  for (const { file, asked, parts } of sets) {
    for (const [part, { before, after }] of Object.entries(parts)) {
      print(`${file}, ${part}, in one shot`, before);
      if (after !== undefined) print(`${file}, ${part}, answered`, after);
    }
    if (asked !== undefined)
      console.log(
        `  shown: ${asked.ticksMedian} statements in the median, ${asked.ticksMost} at most, on ${asked.screensMost} screens at most`,
      );
  }
}

if (values.vocabulary)
  for (const id of Object.keys(findings).filter(isFinding)) console.log([id, labelOf(id, 'en'), statementOf(id, 'en')].join('\t'));
else run();
