/** Builds the site and ends at once: the message compiler's store leaves timers behind that would keep the process for half a minute. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { writeDocuments } from './write-documents.ts';

await build({ root: import.meta.dirname });
await writeDocuments();
// For the distribution (infra/web.ts), as small as they can be.
const dist = join(import.meta.dirname, 'dist');
mkdirSync(join(dist, 'br/assets'), { recursive: true });
for (const name of readdirSync(join(dist, 'assets')).filter((file) => /\.(?:js|css)$/.test(file)))
  writeFileSync(join(dist, 'br/assets', name), brotliCompressSync(readFileSync(join(dist, 'assets', name))));
process.exit();
