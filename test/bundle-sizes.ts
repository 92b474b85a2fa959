/** Prints the size of every function's bundle, as synthesised, and exits 1 when one is too large: a small bundle starts fast. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionName } from '#contract/functions.ts';
import { deployedFunctions } from './deployed-functions.ts';

const limitBytes = 420_000;
/**
 * Exports, the chart with its documents and the deletion of both carry more SDK clients (S3's schemas alone are 66 kB), the exports' worker also fonts and Arabic shaping, and the symptom check and its
 * model watch the clinical knowledge, prescriptions the formulary with the names in trade. The load of a register, which nobody waits for, writes
 * what the other functions do. The mail carries three SDK clients.
 */
const limits: Partial<Record<FunctionName, number>> = {
  chart: 600_000,
  'patient-deletions': 550_000,
  'patient-exports': 620_000,
  'patient-export-worker': 3_000_000,
  'symptom-check': 1_250_000,
  'model-watch': 1_200_000,
  prescriptions: 500_000,
  'patient-load': 560_000,
  mail: 470_000,
};
const limitOf = new Map<string, number>(Object.entries(limits));

for (const { name, folder } of deployedFunctions()) {
  const files = readdirSync(folder).filter((file) => !file.endsWith('.map'));
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  console.log(`${name.padEnd(22)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`);
  const limit = limitOf.get(name) ?? limitBytes;
  if (bytes > limit) {
    console.error(`${name} is larger than ${limit / 1000} kB`);
    process.exitCode = 1;
  }
}
