/** A font as bytes: the bundler puts them into the function's file. */
declare module '*.ttf' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

/** The part of fontkit, pdfkit's shaper, that is asked directly; it comes without types. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features: readonly string[]): { readonly advanceWidth: number; readonly direction: 'ltr' | 'rtl' };
  }
  export function create(bytes: Uint8Array): Font;
}

/** The types of bidi-js describe this file, but are read as if its CommonJS twin were meant. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';
  export default function bidiFactory(): Bidi;
}
