import { encodeQR } from 'qr';
import type { ClinicDetails } from '#contract/clinic-catalogue/clinic-profile.ts';
import { services } from '#contract/appointments/appointments.ts';
import { isolated } from '#contract/base/isolated.ts';
import type { Language } from '#contract/base/language.ts';
import { qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import { daysOf, fitOn } from '#contract/chart/leave.ts';
import { referralUrgencies } from '#contract/chart/letters.ts';
import { noteSectionIds, noteSections } from '#contract/chart/encounters.ts';
import { vitalSigns } from '#contract/chart/vital-signs.ts';
import { printedCode } from '#contract/exports/paper-check.ts';
import { isCritical } from '#contract/laboratory/laboratory.ts';
import { labTests, rangeSource } from '#contract/laboratory/catalogue/catalogue.ts';
import { titleOf } from '#contract/patient/fields.ts';
import { nameIn, otherNameIn } from '#contract/patient/name-in.ts';
import { shownPhone } from '#contract/patient/phone.ts';
import { dispenseText, doseText } from '#contract/prescriptions/dose.ts';
import type { StoredMember } from '../clinic/roster.ts';
import type { Verified } from '../laboratory/stored.ts';
import { ageWords, bornWords } from './age-words.ts';
import { allergyTexts, listed, printedText } from './columns.ts';
import type { AboutFile } from './export-file.ts';
import { paperWords } from './paper-words.ts';
import { type Cell, body, flowing, label, pitch } from './pdf-flow.ts';
import { type Look, colors, sheets } from './pdf-sheet.ts';
import { type Direction } from './pdf-text.ts';
import type { Printed } from './printable.ts';
import { addendumWord, doneAt, flagWords, joined, rangeText, vitalLines } from './summary-care.ts';
import type { PaperRecord } from './paper-record.ts';

/** What a paper is made of. */
export interface Paper {
  readonly record: PaperRecord;
  readonly printed: Printed;
  readonly clinic: ClinicDetails;
  /** The entry of who answers for it; undefined if it is gone. */
  readonly author: StoredMember | undefined;
  /** With which anybody can verify it (docs/adr/0082), on kinds of papers that others rely on. */
  readonly check?: { readonly code: string; readonly site: string | undefined };
}

const strong: Look = { size: 9, bold: true };
const clinicName: Look = { size: 12, bold: true };
const small: Look = { size: 8, color: colors.muted };
const title: Look = { size: 14, bold: true };
/** A code's square with its white border: 3 cm, which cameras of telephones read. */
const codeSize = 85;
const warning: Look = { size: 9, bold: true, color: colors.warning };

/** Both languages beside each other: English always at the left, as on the other papers of a Qatari clinic. */
const both = (textIn: (language: Language) => string, look: Look, isArabic: boolean): Cell[] => {
  const en: Cell = { text: textIn('en'), look: { ...look, align: isArabic ? 'end' : 'start' }, share: 0.5, from: 'ltr' };
  const ar: Cell = { text: textIn('ar'), look: { ...look, align: isArabic ? 'start' : 'end' }, share: 0.5, from: 'rtl' };
  return isArabic ? [ar, en] : [en, ar];
};

/** A paper that the clinic hands out: A5 for a prescription, otherwise A4. */
export async function* paperPdf(paper: Paper, about: AboutFile): AsyncGenerator<Uint8Array> {
  const { record, printed, clinic } = paper;
  const { language } = about;
  const isArabic = language === 'ar';
  const base: Direction = isArabic ? 'rtl' : 'ltr';
  const said = paperWords[language];
  const { personalInfo } = record.patient;
  const contact = joined([clinic.address[language], shownPhone(clinic.phone), said.license(isolated(clinic.licence))]);
  const sheet = sheets(about, printed.kind === 'prescription' ? 'a5' : 'portrait', said[printed.kind], [
    contact,
    said.printed(isolated(about.exportedBy), qatarTime(about.exportedAt)),
  ]);
  let isFirst = true;
  const text = flowing(sheet, {
    base,
    labelWidth: printed.kind === 'prescription' ? 82 : 110,
    notRecorded: said.notRecorded,
    newPage: () => {
      if (isFirst) return sheet.margin;
      const whose = `${isolated(nameIn(personalInfo, language))} · ${said[printed.kind]}`;
      sheet.say(whose, { start: 0, y: sheet.margin - 8, width: sheet.inner }, label);
      return sheet.margin + 12;
    },
  });
  const { row, fact, skip, rule } = text;

  text.begin();
  isFirst = false;
  row(both((one) => clinic.name[one], clinicName, isArabic));
  row(both((one) => clinic.address[one], small, isArabic));
  row(both((one) => joined([paperWords[one].license(isolated(clinic.licence)), shownPhone(clinic.phone)]), small, isArabic));
  skip(4);
  rule();
  skip(8);
  row(both((one) => paperWords[one][printed.kind], title, isArabic));
  skip(6);

  const name = nameIn(personalInfo, language);
  const otherName = otherNameIn(personalInfo, language);
  fact(said.name, otherName === undefined ? name : `${name}\n${otherName}`, base);
  fact(titleOf('nationalId')[language], printedText('nationalId', record.patient, language));
  const born = personalInfo.dateOfBirth;
  fact(
    titleOf('dateOfBirth')[language],
    [
      isolated(bornWords(personalInfo, language)),
      said.age(ageWords(born, qatarDate(about.exportedAt), language)),
      printedText('gender', record.patient, language),
    ].join(' · '),
    base,
  );

  const parts = { text, paper, about };
  if (printed.kind === 'prescription') prescription(parts, printed);
  else if (printed.kind === 'visit') visit(parts, printed);
  else if (printed.kind === 'sick-leave') sickLeave(parts, printed);
  else if (printed.kind === 'referral') referral(parts, printed);
  else laboratory(parts, printed);

  if (printed.kind !== 'laboratory') {
    const { author } = paper;
    const signatures = [
      { text: `${said.signed}: ${isolated(qatarTime(new Date(printed.signedAt)))}`, look: label, from: base },
      { text: `${said.signature}: ____________________`, look: label, from: base },
    ];
    // With the code beside them, three medicines of a prescription leave room for them on its one page.
    text.room(18 + 2 * pitch(strong) + 100);
    skip(8);
    rule();
    skip(6);
    const licence = licenceOn(printed, author);
    const who = (one: Language): string =>
      author === undefined
        ? '–'
        : [author.name[one], joined([author.specialty?.[one], licence && paperWords[one].license(isolated(licence))])]
            .filter((part) => part !== '')
            .join('\n');
    row(both(who, strong, isArabic));
    skip(4);
    if (paper.check === undefined) text.marked(undefined, 0, signatures);
    else {
      const { code, site } = paper.check;
      const where = site === undefined ? undefined : isolated(`${site.replace('https://', '')}/paper`);
      text.marked(site === undefined ? undefined : encodeQR(`${site}/paper#${code}`, 'raw', { ecc: 'medium', border: 4 }), codeSize, [
        ...signatures,
        { text: paperWords.en.verify(where), look: small, from: 'ltr' },
        { text: paperWords.ar.verify(where), look: small, from: 'rtl' },
        { text: printedCode(code), look: strong, from: 'ltr' },
      ]);
    }
  }
  yield* sheet.end();
}

/** The number of the license of who answers for a paper: a note and a letter keep the one that their signer had then. */
export function licenceOn(printed: Printed, author: StoredMember | undefined): string | undefined {
  if (printed.kind === 'visit') return printed.visit.note.licence;
  return printed.kind === 'sick-leave' || printed.kind === 'referral' ? printed.letter.licence : author?.licence?.number;
}

interface Parts {
  readonly text: ReturnType<typeof flowing>;
  readonly paper: Paper;
  readonly about: AboutFile;
}
type Of<K extends Printed['kind']> = Extract<Printed, { readonly kind: K }>;

function prescription(
  { text: { fact, flow, row, skip, rule, room }, paper: { record }, about: { language } }: Parts,
  { lines }: Of<'prescription'>,
) {
  const isArabic = language === 'ar';
  const base: Direction = isArabic ? 'rtl' : 'ltr';
  const { weight } = record.last;
  if (weight !== undefined)
    fact(
      vitalSigns.weight.name[language],
      [isolated(`${weight.value} ${vitalSigns.weight.written}`), isolated(qatarDate(new Date(weight.measuredAt)))].join(' · '),
      base,
    );
  const { allergyStatus } = record.patient.medicalInfo;
  skip(4);
  flow(
    `${titleOf('allergies')[language]}: ${listed(allergyTexts(record.patient, language, isolated), language)}`,
    allergyStatus === 'listed' ? warning : strong,
    { from: base, ...(allergyStatus === 'listed' && { color: colors.warningBand }) },
  );
  for (const [index, { drug, dose }] of lines.entries()) {
    room(5 * pitch(body));
    skip(6);
    rule();
    skip(4);
    const nameOf = (one: Language): string =>
      `${index + 1}. ${[isolated(drug.name[one]), drug.strength && isolated(drug.strength), drug.form?.name[one]].filter(Boolean).join(' ')}`;
    row(both(nameOf, { size: 10, bold: true }, isArabic));
    row(both((one) => doseText(dose, one), body, isArabic));
    row(both((one) => dispenseText(dose, one), body, isArabic));
  }
}

function visit(
  { text: { fact, flow, section }, paper: { record }, about: { language } }: Parts,
  { visit: { encounter, note, addenda } }: Of<'visit'>,
) {
  const said = paperWords[language];
  const base: Direction = language === 'ar' ? 'rtl' : 'ltr';
  fact(said.visitOn, qatarTime(new Date(encounter.startedAt)), base);
  fact(said.service, services[encounter.service].name[language], base);
  fact(said.clinician, record.staff.get(encounter.createdBy)?.[language], base);
  if (encounter.reason !== undefined) fact(said.reason, encounter.reason);
  const { vitalSigns, medicines, tests } = doneAt(record, encounter, language);
  const list = (heading: string, entries: readonly string[]): void => {
    if (entries.length > 0) section(heading);
    for (const entry of entries) flow(entry, body, { from: base });
  };
  list(
    said.measured,
    vitalSigns.map(({ name, text }) => `${name}: ${text}`),
  );
  for (const id of noteSectionIds) {
    const written = note.sections[id];
    if (!written) continue;
    const day = note.copied?.[id];
    section(joined([noteSections[id].name[language], day && said.copied(isolated(day))]));
    flow(written, { ...body, align: 'own' });
  }
  list(
    said.diagnoses,
    (note.diagnoses ?? []).map(({ text, icd10 }) => joined([text, icd10 && `ICD-10 ${icd10}`])),
  );
  list(said.prescribed, medicines);
  list(said.testsOrdered, tests.length > 0 ? [listed(tests.map(isolated), language)] : []);
  for (const { text: added, createdAt, createdBy } of addenda) {
    section(joined([addendumWord[language], qatarTime(new Date(createdAt)), record.staff.get(createdBy)?.[language]]));
    flow(added, { ...body, align: 'own' });
  }
}

/** In both languages, as the employer or the school may read either. */
function sickLeave(
  { text: { flow, row, skip, section, rule }, paper: { record }, about: { language } }: Parts,
  { letter, leave }: Of<'sick-leave'>,
) {
  const isArabic = language === 'ar';
  const base: Direction = isArabic ? 'rtl' : 'ltr';
  const seen = record.seenAt ?? letter.createdAt;
  const [from, until, fit] = [leave.from, leave.until, fitOn(leave)].map(isolated);
  skip(10);
  row(both((one) => paperWords[one].certified(isolated(qatarDate(new Date(seen)))), body, isArabic));
  skip(8);
  rule();
  skip(6);
  row(both((one) => paperWords[one].leave(daysOf(leave), `${from}`, `${until}`), { size: 11, bold: true }, isArabic));
  skip(2);
  row(both((one) => paperWords[one].fit(`${fit}`), body, isArabic));
  skip(6);
  rule();
  for (const [heading, text] of [
    [paperWords[language].diagnosis, leave.diagnosis],
    [paperWords[language].remark, leave.remark],
  ] as const) {
    if (text === undefined) continue;
    section(heading);
    flow(text, body, { from: base });
  }
}

function referral(
  { text: { fact, flow, section }, paper: { record }, about: { language } }: Parts,
  { letter, referral: { to, urgency, reason, attached } }: Of<'referral'>,
) {
  const said = paperWords[language];
  const base: Direction = language === 'ar' ? 'rtl' : 'ltr';
  fact(said.referredOn, qatarDate(new Date(letter.createdAt)), base);
  fact(said.referredTo, to);
  fact(said.urgency, referralUrgencies[urgency][language], base);
  section(said.referredFor);
  flow(reason, { ...body, align: 'own' });
  const list = (heading: string, entries: readonly string[]): void => {
    section(heading);
    for (const entry of entries.length > 0 ? entries : [said.notRecorded]) flow(entry, body, { from: base });
  };
  list(
    said.problems,
    attached.problems.map(({ text, icd10 }) => joined([text, icd10 && `ICD-10 ${icd10}`])),
  );
  const { medicalInfo } = record.patient;
  section(titleOf('allergies')[language]);
  flow(
    listed(allergyTexts({ ...record.patient, medicalInfo: { ...medicalInfo, ...attached } }, language, isolated), language),
    attached.allergyStatus === 'listed' ? warning : body,
    { from: base, ...(attached.allergyStatus === 'listed' && { color: colors.warningBand }) },
  );
  list(titleOf('medications')[language], attached.medications);
  list(
    said.vitals,
    vitalLines(attached.vitals, language).map(({ name, text }) => `${name}: ${text}`),
  );
  if (attached.note === undefined) return;
  for (const id of ['assessment', 'plan'] as const) {
    const written = attached.note[id];
    if (written === undefined) continue;
    section(joined([noteSections[id].name[language], qatarDate(new Date(attached.note.startedAt))]));
    flow(written, { ...body, align: 'own' });
  }
  const { addenda = [], addendaLeftOut } = attached.note;
  if (addendaLeftOut !== undefined) flow(said.addendaLeftOut(addendaLeftOut), body, { from: base });
  for (const added of addenda) {
    section(addendumWord[language]);
    flow(added, { ...body, align: 'own' });
  }
}

function laboratory({ text: { fact, flow, row, skip, rule }, paper: { record }, about: { language } }: Parts, { order }: Of<'laboratory'>) {
  const said = paperWords[language];
  const base: Direction = language === 'ar' ? 'rtl' : 'ltr';
  const nameOf = (id: string): string => record.staff.get(id)?.[language] ?? '–';
  const taken = order.specimens.map(({ collectedAt }) => collectedAt).filter((at) => at !== undefined);
  fact(said.order, order.id);
  fact(said.orderedBy, nameOf(order.orderedBy), base);
  fact(said.orderedAt, qatarTime(new Date(order.orderedAt)), base);
  fact(
    said.collected,
    taken.length === 0 ? undefined : listed([...new Set(taken.map((at) => isolated(qatarTime(new Date(at)))))], language),
    base,
  );
  const shares = [0.34, 0.26, 0.2, 0.2] as const;
  const line = (texts: readonly [string, string, string, string], look: Look, color?: string): void =>
    row(
      shares.map((share, index) => ({ text: texts[index] ?? '', look, share, from: base })),
      { color },
    );
  skip(8);
  line([said.test, said.result, said.range, said.flag], strong, colors.band);
  for (const { test, status, verified } of order.results) {
    const known = labTests.get(test);
    const name = known?.name[language] ?? test;
    skip(3);
    if (verified === undefined) line([name, said.awaited, '', ''], label);
    else {
      const marks = [verified.flag && flagWords[verified.flag][language], status === 'corrected' && said.corrected]
        .filter(Boolean)
        .join(' · ');
      const look = isCritical(verified.flag) ? warning : verified.flag === undefined || verified.flag === 'within' ? body : strong;
      line(
        [name, isolated(valueText(test, verified, language)), verified.range ? isolated(rangeText(verified.range)) : '–', marks || '–'],
        look,
      );
    }
    skip(2);
    rule();
  }
  skip(8);
  flow(rangeSource[language], label, { from: base });
  const verifiers = Map.groupBy(
    order.results.flatMap(({ verified }) => (verified === undefined ? [] : [verified])),
    ({ verifiedBy }) => verifiedBy,
  );
  skip(6);
  for (const [id, values] of verifiers) {
    const at = values
      .map(({ verifiedAt }) => verifiedAt)
      .toSorted()
      .at(-1);
    flow(`${said.verifiedBy}: ${isolated(nameOf(id))}${at === undefined ? '' : ` · ${isolated(qatarTime(new Date(at)))}`}`, strong, {
      from: base,
    });
  }
}

function valueText(test: string, { value, comparator, unit }: Verified, language: 'en' | 'ar'): string {
  const known = labTests.get(test);
  const word = known?.kind === 'choice' ? known.choices[value]?.[language] : undefined;
  return word ?? `${comparator ?? ''}${value}${unit === undefined ? '' : ` ${unit.shown}`}`;
}
