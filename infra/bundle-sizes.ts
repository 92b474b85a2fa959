import { type FunctionName, functionNames } from '../contract/functions.ts';
import { bundleBytes } from './bundles.ts';

/** Prints the size of every function's bundle and exits 1 when one is too large: a small bundle starts fast. */
const limitBytes = 400_000;
/**
 * Exports carry more SDK clients (S3's schemas alone are 66 kB), their worker also fonts and Arabic shaping, and the symptom check and its
 * model watch the clinical knowledge.
 */
const limitOf: Partial<Record<FunctionName, number>> = {
  'patient-exports': 600_000,
  'patient-export-worker': 3_000_000,
  'symptom-check': 1_250_000,
  'model-watch': 1_200_000,
};

for (const name of functionNames) {
  const bytes = bundleBytes(name);
  console.log(`${name.padEnd(20)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`);
  const limit = limitOf[name] ?? limitBytes;
  if (bytes > limit) {
    console.error(`${name} is larger than ${limit / 1000} kB`);
    process.exitCode = 1;
  }
}
