import { readFileSync } from 'node:fs';

/** The screener's weights as train.ts wrote them. */
export const screenerBytes: Uint8Array = readFileSync(new URL('../knowledge/screener.bin', import.meta.url));
