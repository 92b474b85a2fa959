import { type Look, type sheets, colors } from './pdf-sheet.ts';
import { type Direction, linesOf } from './pdf-text.ts';

const heading: Look = { size: 11, bold: true };
export const body: Look = { size: 9 };
export const label: Look = { size: 9, color: colors.muted };
export const indent = 8;
/** Between columns. */
const gap = 6;
/** The height of a line in points. */
export const pitch = (look: Look): number => look.size * 1.5;

interface Flowing {
  /** The reading direction of the file's language. */
  readonly base: Direction;
  readonly labelWidth: number;
  /** Stands where a fact has no value. */
  readonly notRecorded: string;
  /** Draws the head of a new page; where its text begins, in points from the top. */
  readonly newPage: () => number;
}

/** Text from top to bottom of as many pages as it takes. */
export function flowing(sheet: ReturnType<typeof sheets>, { base, labelWidth, notRecorded, newPage }: Flowing) {
  const rowWidth = sheet.inner - 2 * indent;
  let y = 0;
  const begin = (): void => {
    sheet.addPage();
    y = newPage();
  };
  /** Starts a new page unless the given height is left. */
  const room = (height: number): void => {
    if (y + height > sheet.bottom) begin();
  };
  /** Writes a text of any length at a place, continuing on further pages. */
  const flow = (
    text: string,
    look: Look,
    { start = indent, from = 'auto', color }: { start?: number; from?: Direction | 'auto'; color?: string } = {},
  ) => {
    for (const part of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
      const lines = linesOf(part, look, { width: sheet.inner - start - indent, base: from });
      // Continued lines align to their own reading side, whatever the page's.
      const align = look.align ?? (lines.length > 1 ? 'own' : 'start');
      if (lines.length === 0) y += pitch(look) / 2;
      for (const line of lines) {
        room(pitch(look));
        if (color !== undefined) sheet.band({ start: 0, y, width: sheet.inner }, pitch(look), color);
        sheet.put(line, { start, y, width: sheet.inner - start - indent }, { ...look, align });
        y += pitch(look);
      }
    }
  };
  const section = (title: string): void => {
    room(pitch(heading) + 3 * pitch(body));
    y += 10;
    sheet.say(title, { start: 0, y, width: sheet.inner }, heading);
    y += pitch(heading) + 1;
    rule();
    y += 4;
  };
  const rule = (): void => sheet.band({ start: 0, y, width: sheet.inner }, 0.5, colors.rule);
  /** A label with its value beside it. */
  const fact = (name: string, value: string | undefined, from: Direction | 'auto' = 'auto'): void => {
    room(pitch(body));
    sheet.say(name, { start: indent, y, width: labelWidth }, label);
    if (value === undefined || value.trim() === '') flow(notRecorded, label, { start: indent + labelWidth, from: base });
    else flow(value, body, { start: indent + labelWidth, from });
  };
  /** Texts beside each other, each in its own column and look, kept together on a page. `widths` are shares of the page's. */
  const row = (cells: readonly Cell[], { color }: { color?: string | undefined } = {}): void => {
    const laid = cells.map(({ text, look, share, from = 'auto' }) => {
      const width = rowWidth * share;
      return { look, width, lines: text.split('\n').flatMap((part) => linesOf(part, look, { width: width - gap, base: from })) };
    });
    const high = Math.max(...laid.map(({ lines, look }) => lines.length * pitch(look)));
    room(high);
    if (color !== undefined) sheet.band({ start: 0, y: y - 1, width: sheet.inner }, high + 1, color);
    let start = indent;
    for (const { lines, look, width } of laid) {
      for (const [index, line] of lines.entries()) sheet.put(line, { start, y: y + index * pitch(look), width }, look);
      start += width;
    }
    y += high;
  };
  /** Texts with a square pattern before them, if there is one, kept together on a page. `size` is the pattern's, in points. */
  const marked = (rows: readonly (readonly boolean[])[] | undefined, size: number, texts: readonly Omit<Cell, 'share'>[]): void => {
    const start = rows === undefined ? indent : size + gap;
    const width = sheet.inner - start - indent;
    const lines = texts.flatMap(({ text, look, from = 'auto' }) =>
      linesOf(text, look, { width, base: from }).map((line) => ({ line, look })),
    );
    const high = lines.reduce((sum, { look }) => sum + pitch(look), 0);
    room(Math.max(high, rows === undefined ? 0 : size));
    if (rows !== undefined) sheet.pattern(rows, { start: 0, y, width: size });
    let at = y;
    for (const { line, look } of lines) {
      sheet.put(line, { start, y: at, width }, look);
      at += pitch(look);
    }
    y += Math.max(high, rows === undefined ? 0 : size);
  };
  return {
    begin,
    room,
    flow,
    section,
    rule,
    fact,
    row,
    marked,
    skip: (points: number): void => {
      y += points;
    },
  };
}

/** A text in a column. */
export interface Cell {
  readonly text: string;
  readonly look: Look;
  /** The column's share of the page's width. */
  readonly share: number;
  readonly from?: Direction | 'auto';
}
