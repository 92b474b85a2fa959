import PDFDocument from 'pdfkit';
import { isolated } from '#contract/base/isolated.ts';
import type { Language } from '#contract/base/language.ts';
import { qatarTime } from '#contract/base/qatar-time.ts';
import type { AboutFile } from './export-file.ts';
import { type Direction, type Line, type TextLook, drawLine, linesOf, printable, registerFonts, replacement } from './pdf-text.ts';

/** Metadata of every exported PDF. */
const words = {
  en: {
    confidential: 'Confidential health data. Keep it safe, and destroy it when it is no longer needed.',
    exported: (by: string, at: string) => `Exported ${at} (Qatar time) by ${by}`,
    page: (page: number) => `Page ${page} of`,
    unprintable: `${replacement} stands for characters that could not be printed.`,
  },
  ar: {
    confidential: 'بيانات صحية سرية. تُحفظ في مكان آمن، وتُتلف عند انتهاء الحاجة إليها.',
    exported: (by: string, at: string) => `صدّره ${by} في ${at} (بتوقيت قطر)`,
    page: (page: number) => `صفحة ${page} من`,
    unprintable: `${replacement} مكان أحرف تعذّرت طباعتها.`,
  },
} as const satisfies Record<Language, unknown>;

export const colors = {
  text: '#111827',
  muted: '#4b5563',
  rule: '#9ca3af',
  band: '#e5eaf0',
  zebra: '#f5f7fa',
  warning: '#9b1c1c',
  warningBand: '#fdecec',
  code: '#000000',
};

/** A place on a page. `start` counts from the reading side: left in English, right in Arabic. */
export interface Place {
  readonly start: number;
  readonly y: number;
  readonly width: number;
}

export interface Look extends TextLook {
  readonly color?: string;
  /** 'own' aligns to the text's own reading side. */
  readonly align?: 'start' | 'end' | 'own';
}

/** Page sizes and margins in points. */
const layouts = {
  portrait: { width: 595.28, height: 841.89, margin: 42, total: 12, side: 200 },
  landscape: { width: 841.89, height: 595.28, margin: 28, total: 22, side: 200 },
  a5: { width: 419.53, height: 595.28, margin: 28, total: 12, side: 110 },
  /** 50 by 25 mm. */
  label: { width: 141.73, height: 70.87, margin: 5, total: 0, side: 0 },
} as const;

/** Pages with equal margins and text in a language's direction. `footer` replaces the two lines at the foot of an export; labels have no room for any. */
export function sheets(
  { language, exportedBy, exportedAt }: AboutFile,
  layout: keyof typeof layouts,
  title: string,
  footer?: readonly [first: string, second: string] | 'none',
) {
  const { width, height, margin, total: totalWidth, side } = layouts[layout];
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Afiya', CreationDate: exportedAt },
    autoFirstPage: false,
    // No default font: pdfkit reads it from a file that the bundle lacks.
    font: '',
  });
  registerFonts(document);
  const direction: Direction = language === 'ar' ? 'rtl' : 'ltr';
  const left = (start: number, wide: number): number => margin + (direction === 'rtl' ? width - 2 * margin - start - wide : start);
  /** Content known only at the end, and shown on every page. */
  const onEveryPage = footer === 'none' ? undefined : document.ref({});
  let pages = 0;
  /** Whether the page has unprintable text. The exporter's name, on every page, counts for all. */
  const unprintableName = printable(footer === undefined ? exportedBy : footer === 'none' ? '' : footer.join('')).includes(replacement);
  let unprintable = unprintableName;

  const band = ({ start, y, width: wide }: Place, high: number, color: string): void => {
    document.rect(left(start, wide), y, wide, high).fill(color);
  };

  /** Draws a square pattern, which no reading direction mirrors. */
  const pattern = (rows: readonly (readonly boolean[])[], { start, y, width: wide }: Place): void => {
    const size = wide / rows.length;
    for (const [down, row] of rows.entries())
      for (const [across, dark] of row.entries()) if (dark) document.rect(left(start, wide) + across * size, y + down * size, size, size);
    document.fill(colors.code);
  };

  /** Writes a line already broken to fit its place. */
  const put = (line: Line, { start, y, width: wide }: Place, { color = colors.text, align = 'start', ...look }: Look): void => {
    if (line.runs.some(({ text }) => text.includes(replacement))) unprintable = true;
    const atLeft = align === 'own' ? line.direction === 'ltr' : (align === 'start') === (direction === 'ltr');
    document.fillColor(color);
    drawLine(document, line, look, { x: left(start, wide) + (atLeft ? 0 : wide - line.width), y });
  };

  /** Writes a fixed label on one line. */
  const say = (text: string, place: Place, look: Look): void => {
    for (const line of linesOf(text, look, { width: place.width, most: 1, base: direction })) put(line, place, look);
  };

  const small: Look = { size: 8, color: colors.muted };
  const inner = width - 2 * margin;
  /** The bottom of the text area, above the footer. */
  const bottom = height - margin - (footer === 'none' ? 0 : 26);
  const foot = { first: bottom + 8, second: bottom + 19, side, total: totalWidth };

  const endPage = (): void => {
    const number = words[language].page(pages);
    say(number, { start: 0, y: foot.first, width: inner - foot.total }, { ...small, align: 'end' });
    const note = { start: inner - foot.side, y: foot.second, width: foot.side };
    if (unprintable) say(words[language].unprintable, note, { ...small, align: 'end' });
    unprintable = unprintableName;
  };

  const total = (lines: readonly [first: string, second: string] | undefined): void => {
    const { confidential, exported } = words[language];
    band({ start: 0, y: bottom + 5, width: inner }, 0.5, colors.rule);
    const [first, second] = lines ?? [confidential, exported(isolated(exportedBy), qatarTime(exportedAt))];
    say(first, { start: 0, y: foot.first, width: inner - 90 }, small);
    say(second, { start: 0, y: foot.second, width: inner - foot.side }, small);
    say(String(pages), { start: inner - foot.total + 2, y: foot.first, width: foot.total - 2 }, small);
  };

  /** Bytes of finished pages not yet emitted. */
  function* written(): Generator<Uint8Array> {
    const bytes: Uint8Array | null = document.read();
    if (bytes !== null) yield bytes;
  }

  return {
    inner,
    margin,
    bottom,
    band,
    pattern,
    put,
    say,
    written,
    addPage: (): void => {
      if (pages > 0 && onEveryPage !== undefined) endPage();
      document.addPage();
      const { content, dictionary } = document.page;
      if (onEveryPage !== undefined) Object.assign(dictionary.data, { Contents: [content, onEveryPage] });
      pages += 1;
    },
    /** Ends the file; `last` draws what every page shows. */
    *end(last?: () => void): Generator<Uint8Array> {
      if (footer !== 'none' && onEveryPage !== undefined) {
        endPage();
        const { page } = document;
        const { content } = page;
        page.content = onEveryPage;
        last?.();
        total(footer);
        onEveryPage.end(undefined);
        page.content = content;
      }
      document.end();
      yield* written();
    },
  };
}
