import type { PatientRecord } from '../patient.ts';
import { type Column, column } from './columns.ts';
import type { AboutFile, Language, Portions } from './export-file.ts';
import { type Look, colors, sheets } from './pdf-sheet.ts';
import { type Line, linesOf } from './pdf-text.ts';

const words = {
  en: {
    title: 'Patients',
    name: 'Name',
    count: (patients: string) => `${patients} patients`,
    empty: 'No patients found',
    noneRecorded: 'None recorded',
  },
  ar: {
    title: 'المرضى',
    name: 'الاسم',
    count: (patients: string) => `عدد المرضى: ${patients}`,
    empty: 'لم يتم العثور على مرضى',
    noneRecorded: 'لا شيء مسجّل',
  },
} as const satisfies Record<Language, unknown>;

/** A column of the printed list; a cell is one or more paragraphs of a few lines. */
interface PrintedColumn {
  readonly title: Column['title'];
  readonly width: number;
  readonly most: number;
  readonly texts: (patient: PatientRecord, language: Language) => readonly string[];
}

const printed = (title: string, width: number, most = 2): PrintedColumn => {
  const { title: titles, value } = column(title);
  return { title: titles, width, most, texts: (patient, language) => [value(patient, language)] };
};

const gap = 6;
/** The widths, with the gaps between them, add up to that of the page. */
const printedColumns: readonly PrintedColumn[] = [
  {
    title: { en: words.en.name, ar: words.ar.name },
    width: 130,
    most: 2,
    texts: ({ personalInfo: { firstName, lastName, nameArabic } }) => [`${firstName} ${lastName}`, nameArabic ?? ''],
  },
  printed('QID', 60),
  printed('Date of birth', 54),
  printed('Gender', 36),
  printed('Phone', 78),
  printed('Email', 140),
  printed('Status', 48),
  printed('Blood type', 44),
  // Whoever reads half of the allergies believes that they are all: there is room for more of them.
  {
    title: column('Allergies').title,
    width: 147,
    most: 8,
    texts: (patient, language) => [column('Allergies').value(patient, language) || words[language].noneRecorded],
  },
];

const body: Look = { size: 8 };
const heading: Look = { size: 8, bold: true };
const linePitch = 12;
const padding = 3;
const tableTop = 58;

/**
 * Patients as a list to print, A4 landscape. The pages are kept until the last patient has come, since each says how many there
 * are; a list of `limits.exportPdf` patients is the longest.
 */
export async function* pdfFile(portions: Portions, about: AboutFile): AsyncGenerator<Uint8Array> {
  const { language } = about;
  const said = words[language];
  const sheet = sheets(about, 'landscape', said.title);
  const cellLines = (texts: readonly string[], look: Look, { width, most }: PrintedColumn): Line[] =>
    texts.flatMap((text) => linesOf(text, look, { width, most }));

  let y = 0;
  const row = (cells: readonly Line[][], look: Look, band: string | undefined): void => {
    const height = Math.max(...cells.map((lines) => lines.length)) * linePitch + 2 * padding;
    if (band !== undefined) sheet.fill({ start: 0, y, width: sheet.inner }, height, band);
    let start = 0;
    for (const [index, { width }] of printedColumns.entries()) {
      for (const [line, text] of (cells[index] ?? []).entries()) sheet.put(text, { start, y: y + padding + line * linePitch, width }, look);
      start += width + gap;
    }
    y += height;
  };
  const heightOf = (cells: readonly Line[][]): number => Math.max(...cells.map((lines) => lines.length)) * linePitch + 2 * padding;
  const titles = printedColumns.map((one) => cellLines([one.title[language]], heading, one));
  const newPage = (): void => {
    sheet.addPage();
    y = tableTop;
    row(titles, heading, colors.band);
  };

  newPage();
  let patients = 0;
  for await (const portion of portions) {
    for (const patient of portion) {
      const cells = printedColumns.map((one) => cellLines(one.texts(patient, language), body, one));
      if (y + heightOf(cells) > sheet.bottom) newPage();
      row(cells, body, patients % 2 === 1 ? colors.zebra : undefined);
      patients += 1;
    }
  }
  if (patients === 0) sheet.say(said.empty, { start: 0, y: y + padding, width: sheet.inner }, body);

  const count = said.count(new Intl.NumberFormat('en').format(patients));
  yield* sheet.bytes(() => {
    sheet.say(said.title, { start: 0, y: sheet.margin - 6, width: sheet.inner / 2 }, { size: 15, bold: true });
    sheet.say(count, { start: sheet.inner / 2, y: sheet.margin, width: sheet.inner / 2 }, { size: 9, color: colors.muted, align: 'end' });
  });
}
