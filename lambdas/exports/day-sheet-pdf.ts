import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { appointmentStatusWords, services } from '#contract/appointments/appointments.ts';
import { isolated } from '#contract/base/isolated.ts';
import type { Language, Texts } from '#contract/base/language.ts';
import { dayAfter, qatarDate, qatarInstant, qatarTime } from '#contract/base/qatar-time.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { wordsOf } from '#contract/patient/fields.ts';
import { nameIn, otherNameIn } from '#contract/patient/name-in.ts';
import { StoredAppointment, type Timed, endOf, isTimed, scheduled, workOf } from '../appointments/stored.ts';
import { end, entriesOf } from '../clinic/agenda.ts';
import { readMembers } from '../clinic/roster.ts';
import { ageWords, bornWords } from './age-words.ts';
import type { AboutFile } from './export-file.ts';
import { sheets } from './pdf-sheet.ts';
import { type PrintedColumn, printedTable } from './pdf-table.ts';

const locales = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const satisfies Record<Language, string>;
const words = {
  en: {
    title: (parts: readonly string[]) => `Appointments: ${parts.join(', ')}`,
    count: (appointments: number) => `Appointments: ${appointments}`,
    empty: 'No appointments',
    age: (age: string) => `age ${age}`,
  },
  ar: {
    title: (parts: readonly string[]) => `المواعيد: ${parts.join('، ')}`,
    count: (appointments: number) => `عدد المواعيد: ${appointments}`,
    empty: 'لا توجد مواعيد',
    age: (age: string) => `العمر ${age}`,
  },
} as const satisfies Record<Language, unknown>;

/** An appointment of the sheet, with its clinician's name; without one, the clinician has left. */
export interface SheetLine {
  readonly appointment: Timed;
  readonly clinician: Texts | undefined;
}
/** The appointments of a day in Qatar, by time: of the clinic, or of the clinician of this name. */
export interface DaySheet {
  readonly date: string;
  readonly of?: Texts | undefined;
  readonly lines: readonly SheetLine[];
}

/** What is printed of a day; canceled appointments and the waiting list are not. */
export async function daySheetOf(date: string, clinicianId: string | undefined): Promise<DaySheet> {
  const range = { from: qatarInstant(date, 0), to: qatarInstant(dayAfter(date, 1), -1) + end };
  const [entries, { members }] = await Promise.all([
    clinicianId === undefined ? entriesOf(agendaIndex, scheduled, range) : entriesOf(workIndex, workOf(clinicianId), range),
    readMembers(),
  ]);
  const appointments = z.parse(z.array(StoredAppointment), entries).filter(isTimed);
  return {
    date,
    of: clinicianId === undefined ? undefined : members.get(clinicianId)?.name,
    lines: appointments.map((appointment) => ({ appointment, clinician: members.get(appointment.clinicianId)?.name })),
  };
}

const clock = (at: string): string => qatarTime(new Date(at)).slice(-5);

const time: PrintedColumn<SheetLine> = {
  title: { en: 'Time', ar: 'الوقت' },
  width: 60,
  most: 1,
  texts: ({ appointment }) => [`${clock(appointment.startsAt)}–${clock(endOf(appointment))}`],
};
const patient: PrintedColumn<SheetLine> = {
  title: { en: 'Patient', ar: 'المريض' },
  width: 150,
  most: 2,
  texts: ({ appointment }, language) => [nameIn(appointment.patient, language), otherNameIn(appointment.patient, language) ?? ''],
};
const born: PrintedColumn<SheetLine> = {
  title: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  width: 84,
  most: 1,
  base: { en: 'ltr', ar: 'rtl' },
  texts: ({ appointment: { patient: of, startsAt } }, language) => {
    const age = of.dateOfBirth && words[language].age(ageWords(of.dateOfBirth, qatarDate(new Date(startsAt)), language));
    const { dateOfBirth, dateOfBirthAccuracy } = of;
    const date = dateOfBirth === undefined ? '–' : bornWords({ dateOfBirth, dateOfBirthAccuracy }, language);
    return [date, [age, of.gender && wordsOf('gender', of.gender)?.[language]].filter(Boolean).join(' · ')];
  },
};
const clinician: PrintedColumn<SheetLine> = {
  title: { en: 'Clinician', ar: 'الطبيب المعالج' },
  width: 119,
  most: 2,
  texts: (line, language) => [line.clinician?.[language] ?? '–'],
};
const service = (width: number): PrintedColumn<SheetLine> => ({
  title: { en: 'Service, reason', ar: 'الخدمة والسبب' },
  width,
  most: 3,
  texts: ({ appointment }, language) => [services[appointment.service].name[language], appointment.reason?.[language] ?? ''],
});
const status: PrintedColumn<SheetLine> = {
  title: { en: 'Status', ar: 'الحالة' },
  width: 60,
  most: 1,
  texts: ({ appointment }, language) => [appointmentStatusWords[appointment.status][language]],
};
/** Room to write by hand. */
const remarks = (width: number): PrintedColumn<SheetLine> => ({
  title: { en: 'Remarks', ar: 'ملاحظات' },
  width,
  most: 1,
  texts: () => [],
});
/** Widths and gaps add up to the page width. */
const ofClinic = [time, patient, born, clinician, service(150), status, remarks(120)];
const ofOne = [time, patient, born, service(190), status, remarks(205)];

/** Rows that are drawn before anything else has its turn. */
const rowsAtOnce = 100;

/** The appointments of a day as a table to work through on paper, A4 landscape. */
export async function* daySheetPdf({ date, of, lines }: DaySheet, about: AboutFile): AsyncGenerator<Uint8Array> {
  const { language } = about;
  const said = words[language];
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  const title = said.title([isolated(day), ...(of === undefined ? [] : [isolated(of[language])])]);
  const sheet = sheets(about, 'landscape', title);
  const table = printedTable(sheet, title, of === undefined ? ofClinic : ofOne, about);
  for (const [index, line] of lines.entries()) {
    table.row(line);
    if (index % rowsAtOnce !== rowsAtOnce - 1) continue;
    yield* sheet.written();
    // A day of thousands takes seconds: the worker also reports how far it is.
    // oxlint-disable-next-line no-await-in-loop
    await setImmediate();
  }
  yield* table.end({ count: said.count(lines.length), empty: said.empty });
}
