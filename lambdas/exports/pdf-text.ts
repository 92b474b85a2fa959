import bidiFactory from 'bidi-js/dist/bidi.mjs';
import { create } from 'fontkit';
import boldBytes from 'vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf';
import regularBytes from 'vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf';
import { leftToRight } from '#contract/base/isolated.ts';

/**
 * Arabic and Latin text for pdfkit, which shapes a single direction and does no reordering: a line is split into runs of one direction,
 * each drawn at its place.
 */
export type Direction = 'ltr' | 'rtl';

export interface TextLook {
  readonly size: number;
  readonly bold?: boolean;
}

/** A part of a line that reads in one direction. */
export interface Run {
  readonly text: string;
  readonly direction: Direction;
}

/** A fitted line: its runs from left to right, as the shaper expects. */
export interface Line {
  readonly runs: readonly { readonly text: string; readonly width: number }[];
  readonly width: number;
  /** The paragraph's direction. */
  readonly direction: Direction;
}

/** Replaces characters that neither font can print. */
export const replacement = '\uFFFD';
const ellipsis = '…';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Shaping is most of the work, and most texts are shaped both to measure and to draw, so this many are cached. */
const rememberedMax = 5000;

function opened(bytes: Uint8Array): PDFKit.OpenedFont {
  const font = create(bytes);
  const shape = font.layout.bind(font);
  const known = new Map<string, PDFKit.GlyphRun>();
  font.layout = (text) => {
    const found = known.get(text) ?? shape(text, []);
    if (known.size >= rememberedMax) known.clear();
    known.set(text, found);
    // pdfkit scales the positions in place.
    const positions = found.positions.map((position) => ({ ...position }));
    return {
      glyphs: found.glyphs,
      direction: found.direction,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return font;
}

const fontBytes = { regular: regularBytes, bold: boldBytes };
/** Both have the same characters. */
const fonts = { regular: opened(regularBytes), bold: opened(boldBytes) };
const weightOf = (look: TextLook): keyof typeof fonts => (look.bold === true ? 'bold' : 'regular');

/** Bidi controls, which draw nothing. */
const orderingMark = /[\u061C\u200E\u200F\u2066-\u2069]/;

const hasGlyph = (codePoint: string): boolean =>
  orderingMark.test(codePoint) || fonts.regular.hasGlyphForCodePoint(codePoint.codePointAt(0) ?? 0);
const hasGlyphs = (text: string): boolean => Array.from(text).every(hasGlyph);

function printableGrapheme(grapheme: string): string {
  const visible = grapheme.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, (mark) => (hasGlyph(mark) ? mark : ''));
  const spelled = [visible, visible.normalize('NFD'), visible.normalize('NFKC'), visible.normalize('NFKD')].find(hasGlyphs);
  if (spelled !== undefined) return spelled;
  const [first = '', ...marks] = visible;
  return hasGlyph(first) ? [first, ...marks.map((mark) => (hasGlyph(mark) ? mark : replacement))].join('') : replacement;
}

const powers = /\p{Nd}*[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/gu;
const fractions = /(\p{Nd}?)([\u2150-\u215E])/gu;
const plain = (text: string): string => text.normalize('NFKC').replaceAll('−', '-').replaceAll('⁄', '/');
/** Raised digits and fractions that the fonts lack, spelled so that they do not join the digits before them: 10⁹ is not 109. */
const apart = (text: string): string =>
  text
    .replaceAll(powers, (power) => {
      const raised = power.search(/\P{Nd}/u);
      return hasGlyphs(power) ? power : leftToRight(`${power.slice(0, raised)}^${plain(power.slice(raised))}`);
    })
    .replaceAll(fractions, (all, before: string, fraction: string) =>
      hasGlyphs(all) ? all : leftToRight(`${before}${before && ' '}${plain(fraction)}`),
    );

/** Printable text: control characters become spaces, and characters that the fonts lack get a visible replacement. */
export function printable(text: string): string {
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    // Embeddings and overrides could make a name read backwards.
    .replaceAll(/[\u202A-\u202E]/g, '')
    .replaceAll(/[\p{Cc}\u1680\u2000-\u200A\u2028\u2029\u205F\u3000]/gu, ' ');
  return hasGlyphs(clean) ? clean : graphemesOf(apart(clean)).map(printableGrapheme).join('');
}

/** Text that reads left to right even within Arabic: phone numbers, dates and times, e-mail addresses, blood types. */
const numbersAndCodes =
  /(?<![\w.+-])[\w.+-]+@[\w.-]+\w|\+(?:[ -]?(?:\(\p{Nd}+\)|\p{Nd}+))+|(?<!\p{Nd})\p{Nd}+(?:[-/.:]\p{Nd}+)+|(?<!\p{Nd})\p{Nd}{3,}(?:[ -]\p{Nd}{3,})+|(?<!\w)(?:AB?|B|O)[+-](?!\w)/gu;

/** A text with the embedding level of each character. */
export interface Paragraph {
  readonly text: string;
  readonly levels: Uint8Array;
  readonly direction: Direction;
}

/** A text in reading order, in the given direction or that of its first letter. */
export function paragraph(text: string, base: Direction | 'auto'): Paragraph {
  const ordered = text.replaceAll(numbersAndCodes, leftToRight);
  const { levels, paragraphs } = bidi.getEmbeddingLevels(ordered, base);
  return { text: ordered, levels, direction: paragraphs[0]?.level === 1 ? 'rtl' : 'ltr' };
}

/** The runs of part of a paragraph from left to right, each in reading order. */
export function visualRuns({ text, levels }: Paragraph, from = 0, to = text.length): Run[] {
  let runs: { text: string; readonly level: number }[] = [];
  let highest = 0;
  for (let index = from; index < to; index += 1) {
    const char = text.charAt(index);
    if (orderingMark.test(char)) continue;
    const level = levels[index] ?? 0;
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(char) ?? char) : char;
    const last = runs.at(-1);
    if (last?.level === level) last.text += drawn;
    else runs.push({ text: drawn, level });
    highest = Math.max(highest, level);
  }
  // Rule L2 of the Unicode bidirectional algorithm, on runs.
  for (let level = highest; level > 0; level -= 1) {
    const reordered: typeof runs = [];
    let turned: typeof runs = [];
    for (const run of runs) {
      if (run.level >= level) turned.unshift(run);
      else {
        reordered.push(...turned, run);
        turned = [];
      }
    }
    runs = [...reordered, ...turned];
  }
  return runs.map((run) => ({ text: run.text, direction: run.level % 2 === 1 ? 'rtl' : 'ltr' }));
}

/** The shaper's input for a run. It infers direction from the script; where that is wrong, the run is reversed. */
function shaped(font: PDFKit.OpenedFont, { text, direction }: Run): { text: string; width: number } {
  const run = font.layout(text);
  const given = run.direction === direction ? text : graphemesOf(text).toReversed().join('');
  return { text: given, width: run.advanceWidth / font.unitsPerEm };
}

/** Start and end of a line in a text. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Maximum characters of a line; anything longer is not measured. */
const lineMax = 500;

/** The longest prefix that fits, at least one character. */
function longestFit(text: string, { from, to }: Stretch, width: number, widthOf: (from: number, to: number) => number): number {
  const ends: number[] = [];
  for (const { index, segment } of graphemes.segment(text.slice(from, Math.min(to, from + lineMax))))
    ends.push(from + index + segment.length);
  let fits = 0;
  let over = ends.length;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (widthOf(from, ends[middle] ?? to) <= width) fits = middle;
    else over = middle;
  }
  return ends[fits] ?? to;
}

/** Breaks a text into lines between words, and within a word only if it exceeds a line. Returns `most` + 1 lines if text is left over. */
export function broken(text: string, width: number, most: number, widthOf: (from: number, to: number) => number): Stretch[] {
  const lines: Stretch[] = [];
  let line: Stretch | undefined;
  let used = 0;
  const measured = (from: number, to: number): number => (to - from > lineMax ? Number.POSITIVE_INFINITY : widthOf(from, to));
  for (const word of text.matchAll(/[^ ]+/g)) {
    let from = word.index;
    const to = from + word[0].length;
    let wide = measured(from, to);
    if (line !== undefined) {
      const gap = widthOf(line.to, from);
      if (used + gap + wide <= width) {
        line = { from: line.from, to };
        used += gap + wide;
        continue;
      }
      lines.push(line);
    }
    while (wide > width && lines.length <= most) {
      const end = longestFit(text, { from, to }, width, widthOf);
      lines.push({ from, to: end });
      from = end;
      wide = measured(from, to);
    }
    if (lines.length > most) return lines;
    line = from < to ? { from, to } : undefined;
    used = wide;
  }
  return line === undefined ? lines : [...lines, line];
}

/**
 * The lines of a paragraph in a given width. Beyond `most` lines it ends with an ellipsis.
 */
export function linesOf(
  text: string,
  look: TextLook,
  { width, most = Number.POSITIVE_INFINITY, base = 'auto' }: { width: number; most?: number; base?: Direction | 'auto' },
): Line[] {
  const font = fonts[weightOf(look)];
  const lineOf = (whole: Paragraph, { from, to }: Stretch): Line => {
    const runs = visualRuns(whole, from, to).map((run) => {
      const { text, width } = shaped(font, run);
      return { text, width: width * look.size };
    });
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), direction: whole.direction };
  };
  const whole = paragraph(printable(text), base);
  const widthOf = (from: number, to: number): number => lineOf(whole, { from, to }).width;
  const all: Stretch = { from: 0, to: whole.text.length };
  const line = all.to > lineMax ? undefined : lineOf(whole, all);
  if (line !== undefined && line.width <= width) return line.runs.length === 0 ? [] : [line];
  const stretches = broken(whole.text, width, most, widthOf);
  const kept = stretches.slice(0, most);
  const last = kept.at(-1);
  const lines = kept.map((stretch) => lineOf(whole, stretch));
  if (stretches.length <= most || last === undefined) return lines;
  const withEllipsis = (from: number, to: number): Line => {
    const cut = paragraph(`${whole.text.slice(0, to).trimEnd()}${ellipsis}`, base);
    return lineOf(cut, { from, to: cut.text.length });
  };
  const end = longestFit(whole.text, last, width, (from, to) => withEllipsis(from, to).width);
  return [...lines.slice(0, -1), withEllipsis(last.from, end)];
}

/** Registers the fonts for lines in a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const weight of ['regular', 'bold'] as const) {
    // Embedding a font drops some of its glyph mappings, so text copied from the next file would lack them.
    const font = create(fontBytes[weight]);
    font.layout = fonts[weight].layout;
    document.registerFont(weight, font);
  }
}

/** Draws a line with its left end at a place. */
export function drawLine(document: PDFKit.PDFDocument, { runs }: Line, look: TextLook, place: { x: number; y: number }): void {
  document.font(weightOf(look), look.size);
  let { x } = place;
  for (const { text, width } of runs) {
    // With features named, even none, pdfkit leaves the run whole; otherwise it shapes word by word, in the wrong order.
    document.text(text, x, place.y, { features: [], lineBreak: false });
    x += width;
  }
}
