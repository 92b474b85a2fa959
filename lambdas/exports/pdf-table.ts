import type { Language, Texts } from '#contract/base/language.ts';
import type { AboutFile } from './export-file.ts';
import { type Look, colors, type sheets } from './pdf-sheet.ts';
import { type Direction, type Line, linesOf } from './pdf-text.ts';

/** A column of a printed table; a cell is one or more paragraphs of a few lines. */
export interface PrintedColumn<T> {
  readonly title: Texts;
  readonly width: number;
  readonly most: number;
  readonly base?: Readonly<Record<Language, Direction>>;
  readonly texts: (row: T, language: Language) => readonly string[];
}

/** Between columns: widths and gaps add up to the page width. */
export const gap = 6;
export const body: Look = { size: 8 };
const heading: Look = { size: 8, bold: true };
const linePitch = 12;
const padding = 3;
const tableTop = 58;

/** A table over as many pages as it takes; each page has its title and the titles of the columns. */
export function printedTable<T>(
  sheet: ReturnType<typeof sheets>,
  title: string,
  columns: readonly PrintedColumn<T>[],
  { language }: Pick<AboutFile, 'language'>,
) {
  const cellsOf = (texts: (one: PrintedColumn<T>) => readonly string[], look: Look): Line[][] =>
    columns.map((one) => texts(one).flatMap((text) => linesOf(text, look, { ...one, base: one.base?.[language] ?? 'auto' })));
  const heightOf = (cells: readonly Line[][]): number => Math.max(...cells.map((lines) => lines.length)) * linePitch + 2 * padding;
  let y = 0;
  let rows = 0;
  const draw = (cells: readonly Line[][], look: Look, color: string | undefined): void => {
    if (color !== undefined) sheet.band({ start: 0, y, width: sheet.inner }, heightOf(cells), color);
    let start = gap / 2;
    for (const [index, { width }] of columns.entries()) {
      for (const [line, text] of (cells[index] ?? []).entries()) sheet.put(text, { start, y: y + padding + line * linePitch, width }, look);
      start += width + gap;
    }
    y += heightOf(cells);
  };
  const titles = cellsOf((one) => [one.title[language]], heading);
  const newPage = (): void => {
    sheet.addPage();
    sheet.say(title, { start: 0, y: sheet.margin - 6, width: (sheet.inner * 2) / 3 }, { size: 15, bold: true });
    y = tableTop;
    draw(titles, heading, colors.band);
  };
  newPage();
  return {
    row: (one: T): void => {
      const cells = cellsOf(({ texts }) => texts(one, language), body);
      if (y + heightOf(cells) > sheet.bottom) newPage();
      draw(cells, body, rows % 2 === 1 ? colors.zebra : undefined);
      rows += 1;
    },
    /** Ends the file. Without a row it says `empty`; `count` stands at the end side of each page's title. */
    *end({ count, empty }: { readonly count: string; readonly empty: string }): Generator<Uint8Array> {
      if (rows === 0) sheet.say(empty, { start: gap / 2, y: y + padding, width: sheet.inner }, body);
      yield* sheet.end(() =>
        sheet.say(
          count,
          { start: (sheet.inner * 2) / 3, y: sheet.margin, width: sheet.inner / 3 },
          { size: 9, color: colors.muted, align: 'end' },
        ),
      );
    },
  };
}
