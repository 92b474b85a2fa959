import { readPdf } from './read-pdf.ts';

interface PrintedPaper {
  readonly texts: string;
  readonly pages: number;
  readonly code: string;
}

/** The words of a printed paper, how many pages it has, and the code by which it is verified; empty if it has none. */
export async function printedPaper(bytes: Uint8Array): Promise<PrintedPaper> {
  const { pages } = await readPdf(
    (async function* whole() {
      yield bytes;
    })(),
  );
  const texts = pages.flat().join('');
  return { texts, pages: pages.length, code: /(?:[\dA-Z]{5}-){5}[\dA-Z]/.exec(texts)?.[0] ?? '' };
}
