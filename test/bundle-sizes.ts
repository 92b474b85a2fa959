/**
 * Prints the size of every function's bundle, as synthesised, and exits 1 if a part of one is too large, because small bundles start fast.
 * The libraries are most of each bundle, and nearly the same in all, so they have a separate limit, and a domain is measured by what it
 * adds.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { FunctionName } from '#contract/deployment/functions.ts';
import { deployedFunctions } from './deployed-functions.ts';

/** In kB: libraries, SDK clients included; the product's own code; data that is loaded in addition. */
const parts = ['libraries', 'own', 'knowledge'] as const;
type Part = (typeof parts)[number];
const usual: Readonly<Record<Part, number>> = { libraries: 312, own: 155, knowledge: 0 };

/** S3's client with its schemas takes 170 kB more, the SES client 85, the model clients 90. */
const more: Partial<Record<FunctionName, Partial<Record<Part, number>>>> = {
  // The clinic's catalogue, records that were merged, and how each appointment is counted.
  appointments: { own: 208 },
  // S3's client, for the file of names. A merge of two records knows the stored schemas of the chart and of the appointments; a search, how
  // names are written, begun, misheard and mistyped.
  records: { libraries: 450, own: 240 },
  'names-index': { libraries: 440 },
  // S3's client. Every kind of entry, certificates and letters among them; what laboratory tests are called, for who looks for one.
  chart: { libraries: 460, own: 230 },
  'patient-deletions': { libraries: 430 },
  // A search's words, and what keeps the index of names, for how many people an export will have.
  'patient-exports': { libraries: 530, own: 180 },
  // Fonts, Arabic shaping, the stored schemas of every domain, and each paper that a clinic hands out.
  'patient-export-worker': { libraries: 1800, own: 275 },
  // The formulary with brand names.
  prescriptions: { own: 285 },
  // What a correction and a newborn change.
  laboratory: { own: 175 },
  'staff-accounts': { libraries: 315 },
  mail: { libraries: 395 },
  // What comes with a history: the formulary, the laboratory's catalogue and the stored schemas of every domain.
  'patient-load': { own: 335 },
  // The stored schemas of every domain whose items it brings up to date.
  'data-migrations': { own: 175 },
  // What each laboratory test is, in plain words of two languages.
  portal: { own: 225 },
  // The clinical knowledge: words, protocols and advice in two languages, compiled and compressed.
  // It also attaches checks to records, and so answers for those that were merged, and knows eleven languages that it does not read.
  'symptom-check': { libraries: 370, own: 195, knowledge: 1050 },
  'model-watch': { libraries: 385, knowledge: 1050 },
};
const limitsOf = new Map(Object.entries(more));

const Contents = z.record(z.string(), z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) }));
const contents = Contents.parse(JSON.parse(readFileSync('.build/functions/contents.json', 'utf8')));

console.log(['function'.padEnd(26), ...parts.map((part) => part.padStart(10)), 'kB'].join(' '));
for (const { name, folder } of deployedFunctions()) {
  const kilobytes: Record<Part, number> = { libraries: 0, own: 0, knowledge: 0 };
  for (const [input, { bytesInOutput }] of Object.entries(contents[`.build/functions/${name}/index.mjs`]?.inputs ?? {}))
    kilobytes[input.startsWith('node_modules/') ? 'libraries' : 'own'] += bytesInOutput / 1000;
  for (const file of readdirSync(folder))
    if (!/^index\.mjs(?:\.map)?$/.test(file)) kilobytes.knowledge += statSync(join(folder, file)).size / 1000;
  console.log([name.padEnd(26), ...parts.map((part) => kilobytes[part].toFixed(1).padStart(10))].join(' '));
  for (const part of parts) {
    const limit = limitsOf.get(name)?.[part] ?? usual[part];
    if (kilobytes[part] <= limit && kilobytes.own > 0) continue;
    console.error(`${name}: ${part} ${kilobytes[part].toFixed(1)} kB, at most ${limit}`);
    process.exitCode = 1;
  }
}
