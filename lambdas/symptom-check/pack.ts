import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Finding } from './knowledge/kinds/finding.ts';
import { advice, areas, comforting, findings, floors, knowledgeVersion, protocols } from './knowledge/vocabulary.ts';
import { lexicon } from './read/compile.ts';
import { belongingBytes, screenerBytes, trustBytes } from './knowledge/screener.ts';

/** Writes the knowledge and its lexicon into each file named: `node pack.ts FILE…`. packed.ts reads it. */
/** Omits how findings are phrased, which is in the lexicon, but keeps whether they are phrased. */
const withoutWords = ([id, finding]: [string, Finding]): [string, Finding] => [
  id,
  finding.says === undefined ? finding : { ...finding, says: ['', ''] },
];
const packed = brotliCompressSync(
  JSON.stringify({
    findings: Object.fromEntries(Object.entries<Finding>(findings).map(withoutWords)),
    protocols,
    advice,
    areas,
    floors,
    comforting,
    knowledgeVersion,
    lexicon,
    screener: Buffer.from(screenerBytes).toString('base64'),
    trust: Buffer.from(trustBytes).toString('base64'),
    belonging: Buffer.from(belongingBytes).toString('base64'),
  }),
);
for (const file of process.argv.slice(2)) writeFileSync(file, packed);
