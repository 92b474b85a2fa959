import { type Counted, counted } from '#contract/base/counted.ts';
import type { Language } from '#contract/base/language.ts';
import type { SymptomCheckRequest } from '#contract/symptom-check/symptom-check.ts';
import { type Facts, cannotBe, foundIn, isFinding } from './facts/facts.ts';
import { aboutOf } from './decide/person.ts';
import type { Finding } from './knowledge/kinds/finding.ts';
import { type FindingId, findings } from '#vocabulary';
import { labelOf, recognisedIn } from './assessment.ts';
import { trusted } from './screen/trust.ts';
import { measuresIn } from './read/measures.ts';
import { plain } from './read/text.ts';

/** Lengths of time, as they stand after «منذ». */
const units = {
  minute: { en: ['minute', 'minutes'], ar: ['دقيقة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'] },
  hour: { en: ['hour', 'hours'], ar: ['ساعة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'] },
  day: { en: ['day', 'days'], ar: ['يوم', 'يومين', 'أيام', 'يوماً', 'يوم'] },
  week: { en: ['week', 'weeks'], ar: ['أسبوع', 'أسبوعين', 'أسابيع', 'أسبوعاً', 'أسبوع'] },
  month: { en: ['month', 'months'], ar: ['شهر', 'شهرين', 'أشهر', 'شهراً', 'شهر'] },
  year: { en: ['year', 'years'], ar: ['سنة', 'سنتين', 'سنوات', 'سنة', 'سنة'] },
} as const satisfies Record<string, Counted>;
/** Units of an age, as they stand after «العمر». */
const agedMonths: Counted = { en: units.month.en, ar: ['شهر', 'شهران', 'أشهر', 'شهراً', 'شهر'] };
const agedYears: Counted = { en: units.year.en, ar: ['سنة', 'سنتان', 'سنوات', 'سنة', 'سنة'] };

/** The lengths up to which a unit is told, and the unit, in days. */
const told: readonly (readonly [below: number, unit: Counted, days: number])[] = [
  [1 / 24, units.minute, 1 / 1440],
  [1, units.hour, 1 / 24],
  [14, units.day, 1],
  [60, units.week, 7],
  [730, units.month, 30.4],
  [Infinity, units.year, 365],
];
/** How long it has lasted. */
function howLong(days: number, language: Language): string {
  const [, unit, length] = told.find(([below]) => days < below) ?? ['', units.day, 1];
  return `${language === 'en' ? 'for' : 'منذ'} ${counted(Math.max(1, Math.round(days / length)), unit, language)}`;
}
/** What people say instead of a length, in words without their marks. */
const sinceWords: readonly (readonly [RegExp, Record<Language, string>])[] = [
  [
    /(?:since|from) (?:yesterday|last night)|(?:من|منذ) (?:ال)?(?:امس|امبارح|مبارح|بارحه?|ليله امس)/u,
    { en: 'since yesterday', ar: 'منذ أمس' },
  ],
  [/(?:since|from) (?:today|this morning|the morning|morning)|(?:من|منذ) (?:اليوم|الصبح|الصباح)/u, { en: 'since today', ar: 'منذ اليوم' }],
];
function sinceWhen(description: string, days: number | undefined, language: Language): string[] {
  if (days !== undefined) return [howLong(days, language)];
  const words = plain(description);
  return sinceWords
    .filter(([pattern]) => pattern.test(words))
    .map(([, since]) => since[language])
    .slice(0, 1);
}

const monthsTold = 24;
/** Whom it is about, as far as it is known: an age, a pregnancy. */
function who(request: SymptomCheckRequest, facts: Facts): string[] {
  const { language } = request;
  const { ages, pregnant } = aboutOf(request, facts);
  const months = ages?.from === ages?.to && ages !== undefined ? Math.floor(ages.from * 12 + 0.1) : undefined;
  const age =
    months === undefined || months < 1
      ? []
      : [months < monthsTold ? counted(months, agedMonths, language) : counted(Math.floor(months / 12), agedYears, language)];
  return [
    ...age.map((length) => (language === 'en' ? `${length} old` : `العمر ${length}`)),
    ...(pregnant ? [language === 'en' ? 'pregnant' : 'حامل'] : []),
  ];
}

/** Names that keep their capital within a sentence. */
const isName = /^(?:Hajj|Rhesus|\S[A-Z0-9])/;
/** A finding within a sentence. */
function said(id: FindingId, language: Language): string {
  const label = labelOf(id, language);
  return language === 'ar' || isName.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

const wordsIn = (text: string): number => text.split(/\s+/u).length;

const mostTold = 5;
/** In a longer story lengths of time and denials are often of something else. */
const shortWords = 30;
const mostDenied = 3;
/** What was denied in words, not what follows from something else. */
function deniedIn(facts: Facts): FindingId[] {
  const present = [...facts].filter(([, { is }]) => is).map(([id]) => id);
  const follows = (id: FindingId): boolean =>
    present.some((one) => {
      const { excludes = [] }: Finding = findings[one];
      return excludes.includes(id) || cannotBe(id, one);
    });
  return [...facts].flatMap(([id, { is, by }]) => {
    const { kind }: Finding = findings[id];
    return !is && by === 'words' && kind === undefined && !follows(id) ? [id] : [];
  });
}

/** Whether a description holds the first word of a finding's name, as people deny what they name. */
const isNamedIn = (id: FindingId, description: string, language: Language): boolean =>
  plain(description).includes(plain(labelOf(id, language)).split(' ')[0] ?? '');

/** From this trust on a finding is said back in any story. */
const trustedAlone = 0.5;
/** In a story of so many words at most each complaint that is trusted a little is said back; in a longer one, where chance finds more, of the first two. */
const fewWords = 18;
const inShort = { least: 0.05, most: mostTold } as const;
const inLong = { least: 0.2, most: 2 } as const;

/**
 * The findings that are said back, the most trusted first: no comfort, of two that say the same the more exact, of two fevers the higher.
 */
export function toldOf(description: string, facts: Facts): readonly FindingId[] {
  const trust = trusted(description, foundIn(facts));
  const trustIn = (id: FindingId): number => trust.get(id) ?? Number(facts.get(id)?.by !== 'words');
  const recognised = recognisedIn(facts);
  const implied = new Set(
    recognised.flatMap((id) => {
      const { implies = [] }: Finding = findings[id];
      return implies.filter(isFinding);
    }),
  );
  const isToldBack = (id: FindingId): boolean => {
    const { kind }: Finding = findings[id];
    return kind !== 'comfort' && !implied.has(id) && !(id === 'fever' && recognised.includes('high-fever'));
  };
  const isComplaint = (id: FindingId): boolean => {
    const { kind }: Finding = findings[id];
    return kind === undefined || kind === 'disease';
  };
  const { least, most } = wordsIn(description) <= fewWords ? inShort : inLong;
  return recognised
    .filter(isToldBack)
    .toSorted((a, b) => trustIn(b) - trustIn(a))
    .filter((id, at) => trustIn(id) >= (at < most && isComplaint(id) ? least : trustedAlone))
    .slice(0, mostTold);
}

/**
 * What was understood of a description, said back in a sentence or two: the complaints in the order in which they were told, how long, whom it
 * is about, and what was denied. Empty if no complaint was understood.
 */
export function accountOf(request: SymptomCheckRequest, facts: Facts): string {
  const { language, symptoms } = request;
  // A finding of several words stands where its last one does.
  const place = (id: FindingId): number => {
    const { by, quote } = facts.get(id) ?? {};
    if (by === 'person') return symptoms.description.length;
    return quote === undefined ? 0 : symptoms.description.indexOf(quote) + quote.length;
  };
  const { temperature, days } = measuresIn(symptoms.description);
  const surest = toldOf(symptoms.description, facts);
  const complaints = surest
    .toSorted((a, b) => place(a) - place(b))
    .map((id) =>
      temperature !== undefined && (id === 'fever' || id === 'high-fever')
        ? `${said(id, language)} (${temperature.toFixed(temperature % 1 === 0 ? 0 : 1)}${language === 'en' ? ' °C' : '°'})`
        : said(id, language),
    );
  if (complaints.length === 0) return '';
  const comma = language === 'en' ? ', ' : '، ';
  const isShort = wordsIn(symptoms.description) <= shortWords;
  const denied = isShort
    ? deniedIn(facts)
        .filter((id) => isNamedIn(id, symptoms.description, language))
        .slice(0, mostDenied)
    : [];
  return [
    [...complaints, ...(isShort ? sinceWhen(symptoms.description, days, language) : [])].join(comma),
    who(request, facts).join(comma),
    denied.length === 0 ? '' : `${language === 'en' ? 'Not: ' : 'لا يوجد: '}${denied.map((id) => said(id, language)).join(comma)}`,
  ]
    .filter((part) => part !== '')
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`)
    .join(' ');
}
