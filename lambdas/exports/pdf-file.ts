import type { Language, Texts } from '#contract/base/language.ts';
import { type FieldName, titleOf } from '#contract/patient/fields.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { allergyTexts, listed, printedText } from './columns.ts';
import type { AboutFile, Portions } from './export-file.ts';
import { type Look, colors, sheets } from './pdf-sheet.ts';
import { type Direction, type Line, isolated, linesOf } from './pdf-text.ts';

const words = {
  en: {
    title: 'Patients',
    name: 'Name',
    count: (patients: string) => `${patients} patients`,
    empty: 'No patients found',
  },
  ar: {
    title: 'المرضى',
    name: 'الاسم',
    count: (patients: string) => `عدد المرضى: ${patients}`,
    empty: 'لا يوجد مرضى',
  },
} as const satisfies Record<Language, unknown>;

/** A column of the printed list; a cell is one or more paragraphs of a few lines. */
interface PrintedColumn {
  readonly title: Texts;
  readonly width: number;
  readonly most: number;
  readonly base?: Readonly<Record<Language, Direction>>;
  readonly texts: (patient: PatientRecord, language: Language) => readonly string[];
}

const printed = (name: FieldName, width: number, most = 2): PrintedColumn => {
  return { title: titleOf(name), width, most, texts: (patient, language) => [printedText(name, patient, language)] };
};

const gap = 6;
/** Widths and gaps add up to the page width. */
const printedColumns: readonly PrintedColumn[] = [
  {
    title: { en: words.en.name, ar: words.ar.name },
    width: 130,
    most: 2,
    texts: ({ personalInfo: { firstName, lastName, nameArabic } }) => [`${firstName} ${lastName}`, nameArabic ?? ''],
  },
  printed('nationalId', 60),
  printed('dateOfBirth', 54),
  printed('gender', 36),
  printed('phone', 78),
  printed('email', 140),
  printed('status', 48),
  printed('bloodType', 44),
  // A reader takes a truncated list of allergies for the whole list, so they get more room.
  {
    title: titleOf('allergies'),
    width: 141,
    most: 8,
    base: { en: 'ltr', ar: 'rtl' },
    texts: (patient, language) => [listed(allergyTexts(patient, language, isolated), language)],
  },
];

const body: Look = { size: 8 };
const heading: Look = { size: 8, bold: true };
const linePitch = 12;
const padding = 3;
const tableTop = 58;

/** Patients as a printable list, A4 landscape. Each full page is emitted; the page count is known only at the end. */
export async function* pdfFile(portions: Portions, about: AboutFile): AsyncGenerator<Uint8Array> {
  const { language } = about;
  const said = words[language];
  const sheet = sheets(about, 'landscape', said.title);
  const cellsOf = (texts: (one: PrintedColumn) => readonly string[], look: Look): Line[][] =>
    printedColumns.map((one) => texts(one).flatMap((text) => linesOf(text, look, { ...one, base: one.base?.[language] ?? 'auto' })));
  const heightOf = (cells: readonly Line[][]): number => Math.max(...cells.map((lines) => lines.length)) * linePitch + 2 * padding;

  let y = 0;
  const row = (cells: readonly Line[][], look: Look, color: string | undefined): void => {
    if (color !== undefined) sheet.band({ start: 0, y, width: sheet.inner }, heightOf(cells), color);
    let start = gap / 2;
    for (const [index, { width }] of printedColumns.entries()) {
      for (const [line, text] of (cells[index] ?? []).entries()) sheet.put(text, { start, y: y + padding + line * linePitch, width }, look);
      start += width + gap;
    }
    y += heightOf(cells);
  };
  const titles = cellsOf(({ title }) => [title[language]], heading);
  const newPage = (): void => {
    sheet.addPage();
    sheet.say(said.title, { start: 0, y: sheet.margin - 6, width: sheet.inner / 2 }, { size: 15, bold: true });
    y = tableTop;
    row(titles, heading, colors.band);
  };

  newPage();
  let patients = 0;
  for await (const portion of portions) {
    for (const patient of portion) {
      const cells = cellsOf(({ texts }) => texts(patient, language), body);
      if (y + heightOf(cells) > sheet.bottom) newPage();
      row(cells, body, patients % 2 === 1 ? colors.zebra : undefined);
      patients += 1;
    }
    yield* sheet.written();
  }
  if (patients === 0) sheet.say(said.empty, { start: gap / 2, y: y + padding, width: sheet.inner }, body);

  const count = said.count(new Intl.NumberFormat('en').format(patients));
  yield* sheet.end(() =>
    sheet.say(count, { start: sheet.inner / 2, y: sheet.margin, width: sheet.inner / 2 }, { size: 9, color: colors.muted, align: 'end' }),
  );
}
