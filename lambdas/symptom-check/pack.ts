import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Finding } from './knowledge/kinds.ts';
import { advice, areas, findings, knowledgeVersion, protocols } from './knowledge/vocabulary.ts';
import { lexicon } from './read/compile.ts';

/** Writes the knowledge and its lexicon into the file named: `node pack.ts FILE`. packed.ts reads it. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Say which file to write');
/** How a finding is said is in the lexicon; that it can be said is still asked of it. */
const withoutWords = ([id, finding]: [string, Finding]): [string, Finding] => [
  id,
  finding.says === undefined ? finding : { ...finding, says: ['', ''] },
];
writeFileSync(
  file,
  brotliCompressSync(
    JSON.stringify({
      findings: Object.fromEntries(Object.entries<Finding>(findings).map(withoutWords)),
      protocols,
      advice,
      areas,
      knowledgeVersion,
      lexicon,
    }),
  ),
);
