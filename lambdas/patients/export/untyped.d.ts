/** A font as bytes: the bundler puts them into the function's file. */
declare module '*.ttf' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

/** What the types of pdfkit leave out: it takes a font that was opened already. */
declare namespace PDFKit {
  interface GlyphRun {
    readonly glyphs: readonly unknown[];
    readonly positions: readonly { readonly xAdvance: number }[];
    readonly advanceWidth: number;
    readonly direction: 'ltr' | 'rtl';
  }
  interface OpenedFont {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout: (text: string, features?: readonly string[]) => GlyphRun;
  }
  namespace Mixins {
    interface PDFFont {
      registerFont(name: string, font: OpenedFont): this;
    }
  }
}

/** The shaper of pdfkit, which comes without types. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): PDFKit.OpenedFont;
}

/** The types of bidi-js describe this file, but are read as if its CommonJS twin were meant. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';
  export default function bidiFactory(): Bidi;
}
