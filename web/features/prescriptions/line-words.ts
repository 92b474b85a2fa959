import type { Texts } from '#contract/base/language.ts';
import { unseen } from '#contract/base/seen.ts';
import { latinDigits } from '#contract/base/text.ts';
import type { DoseRoute, DoseUnit, Frequency, Weekday } from '#contract/prescriptions/dose.ts';

/**
 * The words of a prescription typed in one line, in English and Arabic: prescribers' abbreviations after British, American and Gulf usage.
 * A word has one meaning here, or is not here: what is not here is named as not understood.
 */

/** A meaning, and the words for it. */
type Words<Id> = readonly (readonly [Id, ...string[]])[];
export type MassUnit = 'mg' | 'g' | 'micrograms' | '%' | 'units';
/** A pill is a tablet or a capsule. */
export type AmountUnit = DoseUnit | 'pill';

/** The units of a strength, as strengths are written in the formulary. */
const massUnits: Words<MassUnit> = [
  ['mg', 'mg', 'mgs', 'milligram', 'milligrams', 'ملغ', 'ملغم', 'ملجم', 'مجم', 'مغ'],
  ['g', 'g', 'gm', 'gms', 'gram', 'grams', 'غ', 'غم', 'جم', 'جرام', 'غرام'],
  ['micrograms', 'mcg', 'ug', 'µg', 'μg', 'microgram', 'micrograms', 'مكغ', 'ميكروغرام', 'ميكروجرام'],
  ['%', '%'],
];

/** The units of an amount; an `iu` may also be a strength. */
const amountUnits: Words<AmountUnit> = [
  ['tablet', 'tab', 'tabs', 'tablet', 'tablets', 'قرص', 'اقراص'],
  ['capsule', 'cap', 'caps', 'capsule', 'capsules', 'كبسولة', 'كبسوله', 'كبسولات'],
  ['pill', 'pill', 'pills', 'حبة', 'حبه', 'حبات', 'حبوب'],
  ['ml', 'ml', 'mls', 'cc', 'مل'],
  ['unit', 'unit', 'units', 'u', 'iu', 'وحدة', 'وحده', 'وحدات'],
  ['drop', 'drop', 'drops', 'gtt', 'قطرة', 'قطره', 'قطرات', 'نقطة', 'نقطه', 'نقط'],
  ['puff', 'puff', 'puffs', 'spray', 'sprays', 'بخة', 'بخه', 'بخات'],
  ['sachet', 'sachet', 'sachets', 'كيس', 'اكياس'],
  ['suppository', 'supp', 'supps', 'suppository', 'suppositories', 'pessary', 'تحميلة', 'تحميله', 'تحاميل'],
  ['patch', 'patch', 'patches', 'لصقة', 'لصقه', 'لصقات'],
  ['injection', 'inj', 'injection', 'injections', 'amp', 'ampoule', 'ampoules', 'vial', 'vials', 'حقنة', 'حقنه', 'ابرة', 'ابره'],
];

/** What is given, where the line says it without a number: the unit of such a form. */
const formWords: Words<DoseUnit> = [
  ['ml', 'syrup', 'syp', 'syr', 'susp', 'suspension', 'liquid', 'شراب', 'معلق'],
  ['application', 'cream', 'ointment', 'oint', 'gel', 'كريم', 'مرهم', 'جل'],
  ['puff', 'inhaler', 'بخاخ'],
];

const frequencyWords: Words<Frequency> = [
  ['once', 'stat', 'الان', 'حالا'],
  ['daily', 'od', 'qd', 'daily', 'q24h', 'يوميا'],
  ['morning', 'mane', 'qam', 'om', 'صباحا', 'الصبح'],
  ['night', 'nocte', 'noct', 'hs', 'qhs', 'nightly', 'ليلا', 'بالليل', 'باليل'],
  ['twice', 'bd', 'bid'],
  ['thrice', 'tds', 'tid'],
  ['four', 'qds', 'qid'],
  ['every-4-hours', 'q4h'],
  ['every-6-hours', 'q6h', 'q6'],
  ['every-8-hours', 'q8h', 'q8'],
  ['every-12-hours', 'q12h', 'q12'],
  ['every-72-hours', 'q72h'],
  ['alternate-days', 'eod', 'qod'],
  ['weekly', 'weekly', 'اسبوعيا'],
  ['every-2-weeks', 'fortnightly'],
  ['monthly', 'monthly', 'شهريا'],
  // Only as phrases.
  ['twice-weekly', '@twice-weekly'],
  ['thrice-weekly', '@thrice-weekly'],
  ['every-3-months', '@every-3-months'],
  ['every-6-months', '@every-6-months'],
];

const routeWords: Words<DoseRoute> = [
  ['oral', 'po', 'oral', 'orally', 'فمويا', 'بالفم'],
  ['sublingual', 'sl', 'sublingual'],
  ['rectal', 'pr', 'rectal', 'rectally'],
  ['vaginal', 'pv', 'vaginal', 'vaginally'],
  ['subcutaneous', 'sc', 's/c', 'sq', 'subcut'],
  ['intramuscular', 'im', 'i/m', 'عضل', 'بالعضل'],
  ['intravenous', 'iv', 'i/v', 'وريد', 'وريدي', 'بالوريد'],
];

const weekdayWords: Words<Weekday> = [
  ['sunday', 'sunday', 'sundays', 'الاحد'],
  ['monday', 'monday', 'mondays', 'الاثنين'],
  ['tuesday', 'tuesday', 'tuesdays', 'الثلاثاء'],
  ['wednesday', 'wednesday', 'wednesdays', 'الاربعاء'],
  ['thursday', 'thursday', 'thursdays', 'الخميس'],
  ['friday', 'friday', 'fridays', 'الجمعة', 'الجمعه'],
  ['saturday', 'saturday', 'saturdays', 'السبت'],
];

/** When a dose is taken beside meals, which the prescription says as its note. */
const meals = {
  '@after-food': { en: 'After food', ar: 'بعد الأكل' },
  '@before-food': { en: 'Before food', ar: 'قبل الأكل' },
  '@before-breakfast': { en: 'Before breakfast', ar: 'قبل الإفطار' },
  '@empty-stomach': { en: 'On an empty stomach', ar: 'على معدة فارغة' },
  '@with-food': { en: 'With food', ar: 'مع الأكل' },
} as const satisfies Record<string, Texts>;
const isMeal = (word: string): word is keyof typeof meals => Object.hasOwn(meals, word);

const byWord = <Id>(words: Words<Id>): ReadonlyMap<string, Id> =>
  new Map(words.flatMap(([id, ...all]) => all.map((word) => [word, id] as const)));
const massOf = byWord(massUnits);
const amountOf = byWord(amountUnits);
const strengthUnitOf = (word: string): MassUnit | undefined => massOf.get(word) ?? (amountOf.get(word) === 'unit' ? 'units' : undefined);
const formOf = byWord(formWords);
const frequencyOf = byWord(frequencyWords);
const routeOf = byWord(routeWords);
const weekdayOf = byWord(weekdayWords);

/** What one word, or a number with its word, says. */
export type Token = { readonly text: string } & (
  | { readonly is: 'strength'; readonly values: readonly number[]; readonly unit: MassUnit | undefined; readonly per: number | undefined }
  | { readonly is: 'amount'; readonly value: number; readonly unit: AmountUnit | undefined }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'frequency'; readonly frequency: Frequency }
  | { readonly is: 'times'; readonly times: number }
  | { readonly is: 'days'; readonly days: number }
  | { readonly is: 'form'; readonly unit: AmountUnit }
  | { readonly is: 'route'; readonly route: DoseRoute }
  | { readonly is: 'weekday'; readonly weekday: Weekday }
  | { readonly is: 'meal'; readonly note: Texts }
  | { readonly is: 'needed' | 'joint' | 'unread' }
);

const n = String.raw`(\d+(?:\.\d+)?)`;
const counts: Readonly<Record<string, string>> = {
  half: '0.5',
  quarter: '0.25',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  ten: '10',
  نصف: '0.5',
  نص: '0.5',
  ربع: '0.25',
  ثلاث: '3',
  ثلاثة: '3',
  تلات: '3',
  اربع: '4',
  اربعة: '4',
  خمس: '5',
  خمسة: '5',
  سبع: '7',
  سبعة: '7',
  عشر: '10',
  عشرة: '10',
};
/** Whether a word is a number in words, which belongs to no name. */
export const isCount = (word: string): boolean => Object.hasOwn(counts, word);
const pairs: Readonly<Record<string, string>> = {
  حبتين: 'حبة',
  حبتان: 'حبة',
  قرصين: 'قرص',
  كبسولتين: 'كبسولة',
  بختين: 'بخة',
  نقطتين: 'نقطة',
  قطرتين: 'قطرة',
};
const unitsOfAmount = [...amountOf.keys()].join('|');
const unitsOfAll = [...massOf.keys(), ...amountOf.keys()].join('|');
const dayWords = ['d', 'day', 'days', '/7', 'ايام', 'يوم', 'يوما'].join('|');
const weekWords = ['w', 'wk', 'wks', 'week', 'weeks', '/52', 'اسابيع', 'اسبوع'].join('|');
/** Not read, as a month has no number of days, but one word with their number. */
const longerWords = ['mo', 'month', 'months', 'year', 'years', 'شهر', 'اشهر', 'شهور', 'سنة'].join('|');
const lengths = [dayWords, weekWords, longerWords].join('|');
const millilitres = ['ml', 'مل'].join('|');

/** Frequencies and lengths of several words, as single words of this vocabulary. A time of day stands beside how often in the same day. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:once|1 ?x|one time|1 times?) (?:a|per|each|every) week\b|\bonce weekly\b|(?:^|\s)(?:(?:مرة|مره) (?:كل |في ال|بال)?اسبوع(?:يا)?|كل اسبوع)(?=\s|$)|\b(?:every|each) week\b/g,
    ' weekly ',
  ],
  [
    /\b(?:twice|2 ?x|2 times|two times) (?:a|per|each) week\b|\btwice weekly\b|(?:^|\s)مرتين (?:في ال|بال)?اسبوع(?:يا)?(?=\s|$)/g,
    ' @twice-weekly ',
  ],
  [
    /\b(?:thrice|3 ?x|3 times|three times) (?:a|per|each) week\b|\bthrice weekly\b|(?:^|\s)(?:3|ثلاث) مرات (?:في ال|بال)?اسبوع(?:يا)?(?=\s|$)/g,
    ' @thrice-weekly ',
  ],
  [
    /\bevery (?:other|2nd|second) day\b|\bevery (?:2|two) days\b|\balternate days?\b|(?:^|\s)(?:يوم بعد يوم|يوم ويوم|كل يومين)(?=\s|$)/g,
    ' eod ',
  ],
  [
    /\bevery (4|6|8|12|72) ?(?:hours?|hrs?|h)\b|\bq ?(4|6|8|12|72) ?(?:h|hr|hrs|hourly)\b|\b(4|6|8|12|72) ?(?:hourly|hrly)\b/g,
    ' q$1$2$3h ',
  ],
  [/(?:^|\s)كل (4|6|8|12|72) ?(?:ساعات|ساعة|ساعه)(?=\s|$)/g, ' q$1h '],
  [/\bevery (?:2|two) weeks\b|(?:^|\s)كل اسبوعين(?=\s|$)/g, ' fortnightly '],
  [/\bonce (?:a|per|every) month\b/g, ' monthly '],
  [/\bevery (3|6) months\b/g, ' @every-$1-months '],
  [
    /\b(?:once|1 times?|1 ?x) ?(?:a day|daily|per day|\/ ?day|each day)|(?:^|\s)(?:مرة|مره)(?: واحدة| واحده)? (?:يوميا|في اليوم|باليوم|بالنهار)(?=\s|$)/g,
    ' od ',
  ],
  [
    /\b(?:twice|2 times|two times|2 ?x) ?(?:a day|daily|per day|\/ ?day|each day)|(?:^|\s)مرتين(?: (?:يوميا|في اليوم|باليوم|بالنهار))?(?=\s|$)/g,
    ' bd ',
  ],
  [
    /\b(?:thrice|3 times|three times|3 ?x) ?(?:a day|daily|per day|\/ ?day|each day)|(?:^|\s)(?:3|ثلاث|ثلاثة) مرات(?: (?:يوميا|في اليوم|باليوم|بالنهار))?(?=\s|$)/g,
    ' tds ',
  ],
  [
    /\b(?:4 times|four times|4 ?x) ?(?:a day|daily|per day|\/ ?day|each day)|(?:^|\s)(?:4|اربع|اربعة) مرات(?: (?:يوميا|في اليوم|باليوم|بالنهار))?(?=\s|$)/g,
    ' qds ',
  ],
  [/(?:^|\s)كل يوم(?=\s|$)|\bevery day\b/g, ' daily '],
  [/\bevery 24 ?(?:hours?|hrs?|h)\b|(?:^|\s)كل 24 (?:ساعة|ساعه)(?=\s|$)/g, ' od '],
  [/\bonce only\b/g, ' stat '],
  [/\bevery (?=(?:sun|mon|tues|wednes|thurs|fri|satur)day\b)/g, ' weekly '],
  [/(?:^|\s)يوم (?=(?:الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعة|الجمعه|السبت)(?:\s|$))/g, ' '],
  [/\bonce(?= (?:at|every|in the) (?:night|bedtime|morning))/g, ' '],
  [/\b(?:at|every) (?:night|bedtime)\b|\bbefore bed(?:time)?\b|(?:^|\s)(?:قبل النوم|عند النوم|كل ليلة|كل ليله)(?=\s|$)/g, ' nocte '],
  [/\b(?:every|in the|each) morning\b|(?:^|\s)كل صباح(?=\s|$)/g, ' mane '],
  [/\b(?:when|as|if) (?:needed|required|necessary)\b|(?:^|\s)(?:عند|وقت) (?:الحاجة|الحاجه|اللزوم)(?=\s|$)/g, ' prn '],
  [/\b(?:after|post) (?:food|meals?|eating)\b|(?:^|\s)pc(?=\s|$)|(?:^|\s)بعد (?:الاكل|الطعام|الوجبات)(?=\s|$)/g, ' @after-food '],
  [/\b(?:before|pre) (?:food|meals?|eating)\b|(?:^|\s)ac(?=\s|$)|(?:^|\s)قبل (?:الاكل|الطعام|الوجبات)(?=\s|$)/g, ' @before-food '],
  [/\bbefore breakfast\b|(?:^|\s)قبل (?:الفطار|الفطور|الافطار)(?=\s|$)/g, ' @before-breakfast '],
  [/\b(?:on (?:an )?)?empty stomach\b|(?:^|\s)على الريق(?=\s|$)/g, ' @empty-stomach '],
  [/\bwith (?:food|meals?)\b|(?:^|\s)مع (?:الاكل|الطعام|الوجبات)(?=\s|$)/g, ' @with-food '],
  [/\bby mouth\b|(?:^|\s)عن طريق الفم(?=\s|$)/g, ' po '],
  [/(?:^|\s)تحت الجلد(?=\s|$)/g, ' sc '],
  [/\bfor (?:a|one) week\b|(?:^|\s)(?:لمدة|لمده) اسبوع(?: واحد)?(?=\s|$)/g, ' 7days '],
  [/(?:^|\s)(?:لمدة|لمده) اسبوعين(?=\s|$)/g, ' 14days '],
  [/(?:^|\s)(?:لمدة|لمده) يومين(?=\s|$)/g, ' 2days '],
];

/** Arabic words without the signs that are often left out. */
const bare = (word: string): string => word.replaceAll(/[\u064b-\u0652\u0640]/g, '').replaceAll(/[أإآ]/g, 'ا');

// Made once, as each letter that is typed asks for them.
const halves = new RegExp(String.raw`(^|\s)1/2 ?(?=(?:${unitsOfAmount})(?:\s|$))`, 'g');
const countsOfUnits = new RegExp(
  String.raw`(^|\s)(${Object.keys(counts).join('|')})(?: an?)?(?= (?:${unitsOfAll}|${lengths})(?:\s|$))`,
  'g',
);
const ofVolumes = new RegExp(String.raw`${n} ?(${unitsOfAll}) ?/ ?(\d*(?:\.\d+)?) ?(?:${millilitres})(?=\s|$)`, 'g');
const ofUnits = new RegExp(String.raw`${n} (${unitsOfAll}|${lengths})(?=\s|$)`, 'g');

/**
 * A line in the words above: Latin digits, one decimal point, a number beside its unit. A comma before three digits groups thousands,
 * unless nothing stands before it; any other comma between digits is a decimal one.
 */
export function normalized(text: string): string {
  let line = bare(latinDigits(text).toLowerCase())
    .replaceAll(unseen, '')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\b((?:[a-z]\.)+[a-z])\b\.?/g, (letters) => letters.replaceAll('.', ''))
    .replaceAll(/([1-9]\d{0,2})[,٬](?=\d{3}(?![\d.,٫]))/g, '$1')
    .replaceAll(/(\d)[,٫](?=\d)/g, '$1.')
    .replaceAll(/(\d)½/g, '$1.5')
    .replaceAll('½', '0.5')
    .replaceAll(/(^|\s)\.(?=\d)/g, '$10.')
    .replaceAll(/[;،,]/g, ' ')
    .replaceAll(/[.:](?=\s|$)/g, ' ');
  line = line.replaceAll(halves, '$10.5 ');
  for (const [phrase, short] of phrases) line = ` ${line} `.replaceAll(/\s+/g, ' ').replaceAll(phrase, short);
  line = line
    .split(/\s+/)
    .map((word) => (pairs[word] === undefined ? word : `2 ${pairs[word]}`))
    .join(' ')
    .replaceAll(countsOfUnits, (_, before: string, word: string) => `${before}${counts[word] ?? word}`);
  return line
    .replaceAll(ofVolumes, (_, value: string, unit: string, per: string) => `${value}${unit}/${per || '1'}ml`)
    .replaceAll(ofUnits, '$1$2')
    .replaceAll(/(?<=^|\s)(\d+(?:\.\d+)?) ?[x×*] ?(\d) ?[x×*] ?(?=\d)/g, '$1x$2x')
    .replaceAll(/(?<=^|\s)(\d+(?:\.\d+)?) ?[x×*] ?(?=\d)/g, '$1x')
    .replaceAll(/(?:^|\s)[x×*] ?(?=\d)/g, ' x')
    .trim();
}

const exactly = (pattern: string): RegExp => new RegExp(`^${pattern}$`);
const shapes = {
  days: exactly(String.raw`x?(\d+)(?:${dayWords})`),
  weeks: exactly(String.raw`x?(\d+)(?:${weekWords})`),
  ofVolume: exactly(String.raw`${n}(?:/${n})?(${unitsOfAll})/(\d+(?:\.\d+)?)ml`),
  mass: exactly(String.raw`${n}(?:/${n})?(${[...massOf.keys()].join('|')})`),
  ratio: exactly(`${n}/${n}`),
  amount: exactly(`${n}(${unitsOfAmount})`),
  /** Each time, and how often a day; and for how many days. */
  doses: exactly(String.raw`${n}x(\d)(?:x(\d+)(?:d|days?)?)?`),
  /** Morning, noon and night. */
  parts: exactly(String.raw`(\d)-(\d)-(\d)`),
  number: exactly(`x?${n}`),
};
const partsOfDay: Readonly<Record<string, Frequency>> = { '100': 'morning', '001': 'night', '101': 'twice', '111': 'thrice' };
/** Words that only join others. */
const joints: readonly string[] = ['for', 'x', 'of', 'a', 'take', 'give', 'لمدة', 'لمده'];

/** What a word of a normalized line says; some words say two things, as "1x3" does. */
export function tokensOf(text: string): readonly Token[] {
  const found = (pattern: RegExp): readonly (string | undefined)[] | undefined => pattern.exec(text)?.slice(1);
  const days = found(shapes.days);
  if (days !== undefined) return [{ text, is: 'days', days: Number(days[0]) }];
  const weeks = found(shapes.weeks);
  if (weeks !== undefined) return [{ text, is: 'days', days: Number(weeks[0]) * 7 }];
  const strength = found(shapes.ofVolume) ?? found(shapes.mass) ?? found(shapes.ratio);
  if (strength !== undefined) {
    const [value, second, unit = '', per] = strength;
    const values = second === undefined ? [Number(value)] : [Number(value), Number(second)];
    return [{ text, is: 'strength', values, unit: strengthUnitOf(unit), per: per === undefined ? undefined : Number(per) }];
  }
  const amount = found(shapes.amount);
  if (amount !== undefined) return [{ text, is: 'amount', value: Number(amount[0]), unit: amountOf.get(amount[1] ?? '') }];
  const doses = found(shapes.doses);
  if (doses !== undefined) {
    const [each, times, length] = doses;
    const said: readonly Token[] = [
      { text, is: 'amount', value: Number(each), unit: undefined },
      { text, is: 'times', times: Number(times) },
    ];
    return length === undefined ? said : [...said, { text, is: 'days', days: Number(length) }];
  }
  const parts = found(shapes.parts) ?? [];
  const [taken, ...others] = new Set(parts.filter((part) => part !== '0'));
  const frequency = partsOfDay[parts.map((part) => (part === '0' ? '0' : '1')).join('')];
  if (taken !== undefined && others.length === 0 && frequency !== undefined)
    return [
      { text, is: 'amount', value: Number(taken), unit: undefined },
      { text, is: 'frequency', frequency },
    ];
  const number = found(shapes.number);
  return [number === undefined ? wordOf(text) : { text, is: 'number', value: Number(number[0]) }];
}

function wordOf(text: string): Token {
  const often = frequencyOf.get(text);
  if (often !== undefined) return { text, is: 'frequency', frequency: often };
  const route = routeOf.get(text);
  if (route !== undefined) return { text, is: 'route', route };
  const weekday = weekdayOf.get(text);
  if (weekday !== undefined) return { text, is: 'weekday', weekday };
  const form = formOf.get(text) ?? amountOf.get(text);
  if (form !== undefined) return { text, is: 'form', unit: form };
  if (isMeal(text)) return { text, is: 'meal', note: meals[text] };
  if (text === 'prn' || text === 'sos') return { text, is: 'needed' };
  return { text, is: joints.includes(text) ? 'joint' : 'unread' };
}
