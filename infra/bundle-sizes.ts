import { bundleBytes, bundleNames } from './bundles.ts';

/** Prints the size of every function's bundle and exits 1 when one is too large: a small bundle starts fast. */
const limitBytes = 400_000;

for (const name of bundleNames) {
  const bytes = bundleBytes(name);
  console.log(`${name.padEnd(20)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`);
  if (bytes > limitBytes) {
    console.error(`${name} is larger than ${limitBytes / 1000} kB`);
    process.exitCode = 1;
  }
}
