import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Lexicon } from './read/compile.ts';
import type * as vocabulary from './knowledge/vocabulary.ts';

/**
 * Replaces `#vocabulary` and `#lexicon` in a bundled function: the same data, built at bundling (pack.ts). Parsing it takes a tenth of the
 * time that building it would take at every cold start.
 */
const packed: typeof vocabulary & {
  readonly lexicon: Lexicon;
  readonly screener: string;
  readonly trust: string;
  readonly belonging: string;
} = JSON.parse(brotliDecompressSync(readFileSync(new URL('knowledge.br', import.meta.url))).toString());
export const { findings, protocols, advice, areas, floors, comforting, knowledgeVersion, lexicon } = packed;
/** The screener's weights, as its training wrote them. */
export const screenerBytes: Uint8Array = Buffer.from(packed.screener, 'base64');
export const trustBytes: Uint8Array = Buffer.from(packed.trust, 'base64');
export const belongingBytes: Uint8Array = Buffer.from(packed.belonging, 'base64');
