import { isolated } from '#contract/base/isolated.ts';
import type { Language } from '#contract/base/language.ts';
import { type FieldName, titleOf } from '#contract/patient/fields.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { allergyTexts, listed, printedText } from './columns.ts';
import type { AboutFile, Portions } from './export-file.ts';
import { sheets } from './pdf-sheet.ts';
import { type PrintedColumn, printedTable } from './pdf-table.ts';

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

type Column = PrintedColumn<PatientRecord>;

const printed = (name: FieldName, width: number, most = 2): Column => {
  return { title: titleOf(name), width, most, texts: (patient, language) => [printedText(name, patient, language)] };
};

const printedColumns: readonly Column[] = [
  {
    title: { en: words.en.name, ar: words.ar.name },
    width: 130,
    most: 2,
    texts: ({ personalInfo }) => [nameIn(personalInfo, 'en'), personalInfo.nameArabic ?? ''],
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

/** Patients as a printable list, A4 landscape. Each full page is emitted; the page count is known only at the end. */
export async function* pdfFile(portions: Portions, about: AboutFile): AsyncGenerator<Uint8Array> {
  const said = words[about.language];
  const sheet = sheets(about, 'landscape', said.title);
  const table = printedTable(sheet, said.title, printedColumns, about);
  let patients = 0;
  for await (const portion of portions) {
    for (const patient of portion) table.row(patient);
    patients += portion.length;
    yield* sheet.written();
  }
  yield* table.end({ count: said.count(new Intl.NumberFormat('en').format(patients)), empty: said.empty });
}
