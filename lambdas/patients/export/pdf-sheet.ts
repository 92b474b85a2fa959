import PDFDocument from 'pdfkit';
import type { AboutFile, Language } from './export-file.ts';
import { type Direction, type Line, type TextLook, drawLine, isolated, linesOf, registerFonts, replacement } from './pdf-text.ts';

/** What every exported PDF says of itself. */
const words = {
  en: {
    confidential: 'Confidential health data. Keep it safe, and destroy it when it is no longer needed.',
    exported: (by: string, at: string) => `Exported by ${by}, ${at} (Qatar time)`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    unprintable: `${replacement} stands for characters that could not be printed.`,
  },
  ar: {
    confidential: 'بيانات صحية سرية. احفظها في مكان آمن، وأتلفها عند انتهاء الحاجة إليها.',
    exported: (by: string, at: string) => `صدّره ${by} في ${at} (بتوقيت قطر)`,
    page: (page: number, pages: number) => `صفحة ${page} من ${pages}`,
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
};

/** A time as a clock in Qatar shows it; Qatar is UTC+3 all year. */
export const qatarTime = (at: Date): string => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** A place on a page. `start` is counted from where reading starts: the left in English, the right in Arabic. */
export interface Place {
  readonly start: number;
  readonly y: number;
  readonly width: number;
}

export interface Look extends TextLook {
  readonly color?: string;
  readonly align?: 'start' | 'end';
}

/** Pages of A4 with one margin all round, on which text is written in the direction of a language. */
export function sheets({ language, exportedBy, exportedAt }: AboutFile, layout: 'portrait' | 'landscape', title: string) {
  const document = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Afiya', CreationDate: exportedAt },
    // The total of pages is written on each when it is known.
    bufferPages: true,
    autoFirstPage: false,
    // No font before ours: the default one is read from a file that a bundle lacks.
    font: '',
  });
  registerFonts(document);
  const [width, height] = layout === 'portrait' ? [595.28, 841.89] : [841.89, 595.28];
  const margin = layout === 'portrait' ? 42 : 28;
  const direction: Direction = language === 'ar' ? 'rtl' : 'ltr';
  const left = (start: number, wide: number): number => margin + (direction === 'rtl' ? width - 2 * margin - start - wide : start);
  const unprintable = new Set<number>();
  let pages = 0;
  let current = 0;

  const fill = ({ start, y, width: wide }: Place, high: number, color: string): void => {
    document.rect(left(start, wide), y, wide, high).fill(color);
  };

  /** Writes a line that was broken for the width of its place. */
  const put = (line: Line, { start, y, width: wide }: Place, { color = colors.text, align = 'start', ...look }: Look): void => {
    if (line.runs.some(({ text }) => text.includes(replacement))) unprintable.add(current);
    const atLeft = (align === 'start') === (direction === 'ltr');
    document.fillColor(color);
    drawLine(document, line, look, { x: left(start, wide) + (atLeft ? 0 : wide - line.width), y });
  };

  /** Writes our own words on one line. */
  const say = (text: string, place: Place, look: Look): void => {
    for (const line of linesOf(text, look, { width: place.width, most: 1, base: direction })) put(line, place, look);
  };

  const small: Look = { size: 8, color: colors.muted };
  const inner = width - 2 * margin;

  /** Where the text of a page ends: above its footer. */
  const bottom = height - margin - 26;

  const footer = (page: number): void => {
    const said = words[language];
    const y = bottom + 8;
    const wide = inner - 90;
    fill({ start: 0, y: y - 3, width: inner }, 0.5, colors.rule);
    say(said.confidential, { start: 0, y, width: wide }, small);
    say(said.page(page + 1, pages), { start: wide, y, width: 90 }, { ...small, align: 'end' });
    const exported = said.exported(isolated(exportedBy), qatarTime(exportedAt));
    const note = inner * 0.4;
    say(exported, { start: 0, y: y + 11, width: inner - note }, small);
    if (unprintable.has(page)) say(said.unprintable, { start: inner - note, y: y + 11, width: note }, { ...small, align: 'end' });
  };

  return {
    direction,
    margin,
    inner,
    bottom,
    fill,
    put,
    say,
    addPage: (): void => {
      document.addPage();
      current = pages;
      pages += 1;
    },
    /** Ends every page with `last` and its footer, and gives the bytes. */
    async *bytes(last?: (page: number) => void): AsyncGenerator<Uint8Array> {
      for (let page = 0; page < pages; page += 1) {
        document.switchToPage(page);
        current = page;
        last?.(page);
        footer(page);
      }
      document.end();
      for await (const chunk of document) yield chunk;
    },
  };
}
