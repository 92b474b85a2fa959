/** A font as bytes, which the bundler embeds. */
declare module '*.ttf' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

/** Missing from pdfkit's types: it accepts an already opened font. */
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

/** pdfkit's shaper, which has no types. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): PDFKit.OpenedFont;
}

/** bidi-js's types describe this file, but resolve to its CommonJS twin. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';
  export default function bidiFactory(): Bidi;
}
