import { inflateSync } from 'node:zlib';

/** A PDF page's text as drawn, one entry per run, with letters from left to right even in Arabic. */
type ReadPage = readonly string[];

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly language: string | undefined;
  /** The names of the embedded fonts. */
  readonly fonts: readonly string[];
}

/** Reads a PDF as pdfkit writes it: one object after another, with deflated streams. */
export async function readPdf(bytes: AsyncIterable<Uint8Array>): Promise<ReadPdf> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const file = Buffer.concat(chunks).toString('latin1');
  if (!file.startsWith('%PDF-1.7') || !file.endsWith('%%EOF\n')) throw new Error('This is no whole PDF');
  const objects = new Map(Array.from(file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm), ([, id = '', body = '']) => [id, body]));
  const object = (id: string | undefined): string => objects.get(id ?? '') ?? '';
  const stream = (id: string | undefined): string => {
    const data = object(id).split(/\nstream\n/)[1];
    return data === undefined ? '' : inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  };

  const unicodeOf = (font: string | undefined): string[] =>
    Array.from(stream(/\/ToUnicode (\d+)/.exec(object(font))?.[1]).matchAll(/\[(.*?)\]/gs), ([, range = '']) =>
      Array.from(range.matchAll(/<([^>]*)>/g), ([, units = '']) =>
        String.fromCharCode(...units.split(' ').map((unit) => Number(`0x${unit}`))),
      ),
    ).flat();
  const unicode = new Map(Array.from(objects, ([id, body]) => [id, body.includes('/Subtype /Type0') ? unicodeOf(id) : []]));

  const pageText = (page: string): ReadPage => {
    const resources = object(/\/Resources (\d+)/.exec(page)?.[1]);
    const contents = /\/Contents \[?([^\]\n]*)/.exec(page)?.[1] ?? '';
    const drawn = Array.from(contents.matchAll(/(\d+) 0 R/g), ([, id]) => stream(id)).join('\n');
    return Array.from(drawn.matchAll(/BT\n([\s\S]*?)ET\n/g), ([, run = '']) => {
      const font = /\/(F\d+) /.exec(run)?.[1] ?? '';
      const letters = unicode.get(new RegExp(`/${font} (\\d+)`).exec(resources)?.[1] ?? '') ?? [];
      return Array.from(run.matchAll(/<([0-9a-f]+)>/g), ([, glyphs = '']) =>
        Array.from(glyphs.matchAll(/.{4}/g), ([glyph]) => letters[Number(`0x${glyph}`)] ?? '?').join(''),
      ).join('');
    });
  };
  return {
    pages: [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body)).map(pageText),
    language: /\/Lang \((\w+)\)/.exec(file)?.[1],
    fonts: Array.from(file.matchAll(/\/FontName \/\w+\+([\w-]+)/g), ([, name = '']) => name).filter((name) => name !== ''),
  };
}

/** Arabic as it appears on the page, letters from left to right; lam and alef form one glyph. */
export const drawn = (arabic: string): string => (arabic.match(/ل[اأإآ]|./gu) ?? []).toReversed().join('');
