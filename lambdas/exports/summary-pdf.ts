import type { AlertSeverity } from '#contract/overview/alerts.ts';
import { isolated } from '#contract/base/isolated.ts';
import type { Language } from '#contract/base/language.ts';
import { allergyStateWords, isListedState } from '#contract/chart/allergies.ts';
import { type FieldName, namesAt, readerOf, titleOf } from '#contract/patient/fields.ts';
import { nameIn, otherNameIn } from '#contract/patient/name-in.ts';
import { formGroups, summaryPlaces } from '#contract/patient/places.ts';
import { qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import type { Action, SeverityLevel } from '#contract/symptom-check/disposition.ts';
import type { SaidAnswer } from '#contract/symptom-check/said.ts';
import type { AttachedSymptomSession, Duration } from '#contract/symptom-check/symptom-check.ts';
import { ageWords, marked } from './age-words.ts';
import { allergyTexts, listed, printedText } from './columns.ts';
import type { AboutFile } from './export-file.ts';
import { body, flowing, indent, label, pitch } from './pdf-flow.ts';
import { type Look, colors, sheets } from './pdf-sheet.ts';
import { type Direction } from './pdf-text.ts';
import { summaryOfCare } from './summary-care.ts';
import type { WholeRecord } from './whole-record.ts';

interface Words {
  readonly title: string;
  readonly patientId: string;
  readonly age: string;
  readonly noneRecorded: string;
  readonly notRecorded: string;
  readonly name: string;
  readonly alerts: string;
  readonly problems: string;
  readonly vitalSigns: string;
  readonly results: string;
  /** The note that the ranges are not the laboratory's own yet. */
  readonly ranges: string;
  readonly visits: string;
  readonly appointments: string;
  readonly symptomChecks: string;
  readonly symptoms: string;
  readonly severity: string;
  readonly duration: string;
  readonly level: string;
  readonly notAssessed: string;
  readonly urgency: string;
  readonly advice: string;
  readonly reasons: string;
  /** The labels of asked statements, by answer. */
  readonly answered: Readonly<Record<SaidAnswer, string>>;
  readonly alertSeverity: Readonly<Record<AlertSeverity, string>>;
  readonly levels: Readonly<Record<SeverityLevel, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly durations: Readonly<Record<Duration, string>>;
}

/** The word for a code; an unknown code appears as stored. */
const wordFor = (table: Readonly<Record<string, string>>, code: string): string => (Object.hasOwn(table, code) && table[code]) || code;

/** The same wording as on the screens, where they show it. */
const words: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Patient summary',
    patientId: 'Patient ID',
    age: 'Age',
    noneRecorded: 'None recorded',
    notRecorded: 'Not recorded',
    name: 'Name',
    alerts: 'Open alerts',
    problems: 'Problems',
    vitalSigns: 'Last vital signs',
    results: 'Last laboratory results',
    ranges: 'Ranges and flags await the signature of the laboratory’s director.',
    visits: 'Last visits',
    appointments: 'Next appointments',
    symptomChecks: 'Symptom checks',
    symptoms: 'The patient’s words',
    severity: 'Severity',
    duration: 'Duration',
    level: 'Severity level',
    notAssessed: 'No level given',
    urgency: 'Urgency',
    advice: 'Recommended action',
    reasons: 'Recognised',
    answered: { yes: 'Asked: yes', no: 'Asked: no', unknown: 'Asked: not sure' },
    alertSeverity: { high: 'High', medium: 'Medium', low: 'Low' },
    levels: { Low: 'Low', Medium: 'Medium', High: 'High', Emergency: 'Emergency' },
    actions: {
      'self-care': 'Look after yourself at home',
      appointment: 'Make an appointment with a doctor',
      'urgent-care': 'Go to an urgent care center',
      emergency: 'Go to an emergency department now',
      telemedicine: 'Talk to a doctor by phone or video',
      'specialist-referral': 'Ask for a referral to a specialist',
    },
    durations: {
      'less-than-hour': 'Less than an hour',
      'few-hours': 'A few hours',
      today: 'Since today',
      '1-2-days': '1-2 days',
      '3-7-days': '3-7 days',
      'week-month': 'A week to a month',
      'more-than-month': 'More than a month',
    },
  },
  ar: {
    title: 'ملخص سجل المريض',
    patientId: 'رقم المريض',
    age: 'العمر',
    noneRecorded: 'لم يُسجَّل شيء',
    notRecorded: 'غير مسجّل',
    name: 'الاسم',
    alerts: 'التنبيهات المفتوحة',
    problems: 'المشكلات الصحية',
    vitalSigns: 'آخر العلامات الحيوية',
    results: 'آخر نتائج المختبر',
    ranges: 'النطاقات والإشارات بانتظار توقيع مدير المختبر.',
    visits: 'آخر الزيارات',
    appointments: 'المواعيد القادمة',
    symptomChecks: 'تقييمات الأعراض',
    symptoms: 'وصف المريض للأعراض',
    severity: 'الشدة',
    duration: 'المدة',
    level: 'مستوى الخطورة',
    notAssessed: 'لم يُحدد مستوى',
    urgency: 'مدى استعجال الحالة',
    advice: 'الإجراء الموصى به',
    reasons: 'ما تم التعرّف عليه',
    answered: { yes: 'سُئل: نعم', no: 'سُئل: لا', unknown: 'سُئل: غير معروف' },
    alertSeverity: { high: 'مرتفع', medium: 'متوسط', low: 'منخفض' },
    levels: { Low: 'منخفض', Medium: 'متوسط', High: 'مرتفع', Emergency: 'طارئ' },
    actions: {
      'self-care': 'الرعاية الذاتية في المنزل',
      appointment: 'حجز موعد مع طبيب',
      'urgent-care': 'التوجه إلى مركز رعاية عاجلة',
      emergency: 'التوجه إلى قسم الطوارئ الآن',
      telemedicine: 'التحدث مع طبيب عبر الهاتف أو الفيديو',
      'specialist-referral': 'طلب تحويل إلى طبيب مختص',
    },
    durations: {
      'less-than-hour': 'أقل من ساعة',
      'few-hours': 'بضع ساعات',
      today: 'بدأت اليوم',
      '1-2-days': 'من يوم إلى يومين',
      '3-7-days': 'من 3 إلى 7 أيام',
      'week-month': 'من أسبوع إلى شهر',
      'more-than-month': 'أكثر من شهر',
    },
  },
};

const warning: Look = { size: 10, bold: true, color: colors.warning };
const labelWidth = 125;

/**
 * A patient's record to print, A4 portrait: identity, then risks (allergies, open alerts), then their care, then the rest.
 * Missing entries are marked as not recorded.
 */
export async function* summaryPdf(record: WholeRecord, about: AboutFile): AsyncGenerator<Uint8Array> {
  const { patient, symptomSessions, isReleased = false } = record;
  const open = record.alerts.filter(({ acknowledgedAt }) => acknowledgedAt === undefined);
  const { personalInfo } = patient;
  const { language } = about;
  const care = summaryOfCare(record, language, about.exportedAt);
  const said = words[language];
  const base: Direction = language === 'ar' ? 'rtl' : 'ltr';
  const sheet = sheets(about, 'portrait', said.title);
  const text = flowing(sheet, {
    base,
    labelWidth,
    notRecorded: said.notRecorded,
    newPage: () => {
      sheet.say(said.title, { start: 0, y: sheet.margin - 14, width: sheet.inner / 2 }, label);
      // Identifies a loose page.
      const whose = `${isolated(nameIn(personalInfo, language))} · ${patient.id}`;
      sheet.say(whose, { start: sheet.inner * 0.3, y: sheet.margin - 14, width: sheet.inner * 0.7 }, { ...label, align: 'end' });
      return sheet.margin + 6;
    },
  });
  const { flow, room, section, fact, skip } = text;
  const known = (name: FieldName, called = titleOf(name)[language]): void => fact(called, printedText(name, patient, language));
  const none = (): void => flow(said.noneRecorded, label, { from: base });
  const entries = (title: string, texts: readonly string[]): void => {
    section(title);
    if (texts.length === 0) none();
    for (const text of texts) flow(`• ${text}`, body, { from: base });
  };
  /** Allergies are prominent, and so is the status "not asked". */
  const allergies = (): void => {
    section(titleOf('allergies')[language]);
    const texts = allergyTexts(patient, language, isolated, (substance) => {
      const entry = record.allergies.find((one) => one.substance === substance && isListedState(one.status));
      return entry === undefined
        ? []
        : [allergyStateWords[entry.status][language], ...(entry.reaction === undefined ? [] : [isolated(entry.reaction)])];
    });
    if (patient.medicalInfo.allergyStatus === 'listed')
      for (const text of texts) flow(`• ${text}`, warning, { from: base, color: colors.warningBand });
    else for (const text of texts) flow(text, { ...body, bold: true }, { from: base });
  };
  const prose = (title: string, text: string): void => {
    section(title);
    if (text === '') none();
    else flow(text, { ...body, align: 'own' });
  };

  const symptomSession = ({ checkedAt, symptoms, assessment, answers }: AttachedSymptomSession): void => {
    room(4 * pitch(body));
    skip(4);
    const { severity, urgencyScore, recommendations, reasons } = assessment;
    const level = severity === undefined ? said.notAssessed : wordFor(said.levels, severity);
    flow(qatarTime(new Date(checkedAt)), { ...body, bold: true }, { start: indent });
    fact(said.level, urgencyScore === undefined ? level : `${level} (${said.urgency} ${urgencyScore}/10)`, base);
    fact(said.advice, `${wordFor(said.actions, recommendations.action)} (${isolated(recommendations.timeframe)})`, base);
    fact(said.symptoms, symptoms.description);
    fact(said.duration, symptoms.duration ? wordFor(said.durations, symptoms.duration) : undefined, base);
    fact(said.severity, `${symptoms.severity}/10`, base);
    if (reasons.length > 0) fact(said.reasons, listed(reasons.map(isolated), language), base);
    for (const [answer, title] of [
      ['yes', said.answered.yes],
      ['unknown', said.answered.unknown],
      ['no', said.answered.no],
    ] as const) {
      const texts = answers.filter((one) => one.answer === answer).map(({ text }) => isolated(text));
      if (texts.length > 0) fact(title, listed(texts, language), base);
    }
  };

  text.begin();
  flow(nameIn(personalInfo, language), { size: 18, bold: true }, { start: 0 });
  const otherName = otherNameIn(personalInfo, language);
  if (otherName !== undefined) flow(otherName, { size: 14 }, { start: 0 });
  skip(8);
  fact(said.patientId, patient.id);
  for (const name of namesAt(summaryPlaces, 'person')) {
    if (name === 'dateOfDeath' && personalInfo.dateOfDeath === undefined) continue;
    known(name);
    if (name === 'dateOfBirth') {
      const { dateOfBirth, dateOfDeath = qatarDate(about.exportedAt) } = personalInfo;
      fact(said.age, marked(ageWords(dateOfBirth, dateOfDeath, language), personalInfo, language));
    }
  }

  allergies();
  if (!isReleased) section(said.alerts);
  if (!isReleased && open.length === 0) none();
  for (const { severity, message, raisedAt } of open) {
    const grave = severity === 'high' ? { ...body, bold: true, color: colors.warning } : body;
    flow(`• ${said.alertSeverity[severity]} · ${isolated(qatarTime(new Date(raisedAt)))} · ${isolated(message[language])}`, grave, {
      from: base,
    });
  }
  if (!isReleased) entries(said.problems, care.problems);
  for (const name of namesAt(summaryPlaces, 'section')) {
    const title = titleOf(name)[language];
    const value = readerOf(name, 'stored')(patient);
    if (typeof value === 'string') prose(title, value);
    else entries(title, name === 'medications' ? care.prescriptions : value.map(isolated));
  }

  if (!isReleased) section(said.vitalSigns);
  if (!isReleased && care.vitalSigns.length === 0) none();
  for (const { name, text } of care.vitalSigns) fact(name, text, base);
  section(said.results);
  if (care.laboratory.length === 0) none();
  else flow(said.ranges, label, { from: base });
  for (const { name, text, isCritical } of care.laboratory)
    flow(`• ${isolated(name)}: ${text}`, isCritical ? { ...body, bold: true, color: colors.warning } : body, { from: base });
  entries(said.appointments, care.appointments);
  if (!isReleased) section(said.visits);
  if (!isReleased && care.visits.length === 0) none();
  for (const { heading: when, parts } of care.visits) {
    room(3 * pitch(body));
    flow(when, { ...body, bold: true }, { from: base });
    for (const { name, text } of parts) fact(name, text);
  }

  for (const place of ['contact', 'address', 'emergencyContact'] as const) {
    section(formGroups[place].title[language]);
    for (const name of namesAt(summaryPlaces, place)) known(name, name === 'contactName' ? said.name : undefined);
  }

  section(said.symptomChecks);
  if (symptomSessions.length === 0) none();
  for (const session of symptomSessions) symptomSession(session);

  yield* sheet.end();
}
