import { readPdf } from './read-pdf.ts';

/** The words of a printed paper, and the code by which it is verified; empty if it has none. */
export async function printedPaper(bytes: Uint8Array): Promise<{ readonly texts: string; readonly code: string }> {
  const { pages } = await readPdf(
    (async function* whole() {
      yield bytes;
    })(),
  );
  const texts = pages.flat().join('');
  return { texts, code: /(?:[\dA-Z]{5}-){5}[\dA-Z]/.exec(texts)?.[0] ?? '' };
}
