import { readFileSync } from 'node:fs';

/** The screener's weights as test/eval/screener.ts wrote them. */
export const screenerBytes: Uint8Array = readFileSync(new URL('screener.bin', import.meta.url));

/** The weights of what is trusted, as test/eval/trust.ts wrote them. */
export const trustBytes: Uint8Array = readFileSync(new URL('trust.bin', import.meta.url));

/** The weights of what belongs to a message, as test/eval/belonging.ts wrote them. */
export const belongingBytes: Uint8Array = readFileSync(new URL('belonging.bin', import.meta.url));
