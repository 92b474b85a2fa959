/** Builds the site and ends at once: the message compiler's store leaves timers behind that would keep the process for half a minute. */
import { build } from 'vite';
import { writeDocuments } from './write-documents.ts';

await build({ root: import.meta.dirname });
await writeDocuments();
process.exit();
