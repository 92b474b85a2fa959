/**
 * `npm run audit`: exits 1 on known vulnerabilities of high or critical severity, and 2, with a message, if the registry did not respond.
 */
import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';

const Count = z.int();
const Report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: Count, critical: Count, total: Count }) }),
  vulnerabilities: z.record(z.string(), z.looseObject({ severity: z.string() })),
});
const Failure = z.object({ message: z.string() });

const { stdout, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
let answer: unknown;
try {
  answer = JSON.parse(stdout);
} catch {
  // Not even an error in JSON: reported below.
}
const report = Report.safeParse(answer).data;
if (report === undefined) {
  const why = Failure.safeParse(answer).data?.message ?? error?.message ?? 'it gave no answer that npm understands';
  console.error(`The registry could not be asked for known vulnerabilities (${why}): nothing is known of them. Run this where it answers.`);
  process.exitCode = 2;
} else {
  const { high, critical, total } = report.metadata.vulnerabilities;
  const grave = Object.entries(report.vulnerabilities).filter(([, { severity }]) => severity === 'high' || severity === 'critical');
  for (const [name, { severity }] of grave) console.error(`${name}: ${severity}`);
  console.log(`${total} known vulnerabilities, ${high} high, ${critical} critical.`);
  process.exitCode = high + critical === 0 ? 0 : 1;
}
