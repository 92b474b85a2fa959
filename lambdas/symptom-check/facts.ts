import type { Duration, SymptomCheckRequest } from '#contract/symptom-check.ts';
import { type Finding } from './lexicon.ts';
import { type Recognised, recognise } from './recognise.ts';
import { plain } from './text.ts';

/** What follows from numbers: who it is, for how long, and what was measured. */
export type Measured =
  | 'under-1-month'
  | 'under-3-months'
  | 'under-6-months'
  | 'under-1'
  | 'under-2'
  | 'under-5'
  | 'under-16'
  | 'under-30'
  | 'under-40'
  | 'over-30'
  | 'over-40'
  | 'over-50'
  | 'over-60'
  | 'over-65'
  | 'male'
  | 'female'
  | 'fertile'
  | 'over-1-day'
  | 'over-3-days'
  | 'over-5-days'
  | 'over-week'
  | 'over-10-days'
  | 'over-3-weeks'
  | 'over-6-weeks'
  | 'late-pregnancy'
  | 'temperature'
  | 'temperature-39'
  | 'temperature-40'
  | 'low-temperature'
  | 'low-oxygen'
  | 'lowish-oxygen'
  | 'very-fast-pulse'
  | 'fast-pulse'
  | 'slow-pulse'
  | 'low-pressure'
  | 'raised-pressure'
  | 'high-pressure'
  | 'very-high-pressure'
  | 'fast-breathing'
  | 'low-sugar-reading'
  | 'high-sugar-reading'
  | 'many-tablets'
  | 'felt-severe';
export type Fact = Finding | Measured;

export interface Facts {
  readonly is: ReadonlySet<Fact>;
  /** The complaints in the person's own words. */
  readonly quotes: Recognised['now'];
  readonly understoodNumbers: boolean;
}

const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  couple: 2,
  few: 3,
  several: 4,
  many: 5,
  past: 1,
  last: 1,
  واحد: 1,
  ثلاث: 3,
  ثلاثه: 3,
  تلات: 3,
  تلاته: 3,
  اربع: 4,
  اربعه: 4,
  خمس: 5,
  خمسه: 5,
  ست: 6,
  سته: 6,
  سبع: 7,
  سبعه: 7,
  ثمان: 8,
  ثمانيه: 8,
  تمان: 8,
  تمانيه: 8,
  تسع: 9,
  تسعه: 9,
  عشر: 10,
  عشره: 10,
  كم: 3,
  عده: 4,
  كذا: 3,
};
const number = String.raw`(\d+(?:\.\d+)?|${Object.keys(numbers).join('|')})`;
const valueOf = (word: string | undefined): number | undefined => (word === undefined ? undefined : (numbers[word] ?? Number(word)));

const unitDays: readonly (readonly [RegExp, number])[] = [
  [/^(?:min|دقيق|دقايق)/, 1 / 1440],
  [/^(?:h|hrs?|hours?|ساع.*)$/, 1 / 24],
  [/^(?:day|ليل|يوم|ايام)/, 1],
  [/^(?:w$|week|wk|اسبوع|اسابيع)/, 7],
  [/^(?:m$|mo|شهر|شهور|اشهر)/, 30],
  [/^(?:y|سن|عام)/, 365],
];
const daysOf = (unit: string): number => unitDays.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;

const units = String.raw`(minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?|دقيقه|دقايق|ساعه|ساعات|ايام|يوم|اسابيع|اسبوع|اشهر|شهور|شهر|سنوات|سنين|سنه)`;
const duals: readonly (readonly [RegExp, number])[] = [
  [/(?:من|منذ|لمده|قبل|صار\S*) ساعتين/, 1 / 12],
  [/(?:من|منذ|لمده|قبل|صار\S*|له|لي|لها) يومين/, 2],
  [/(?:من|منذ|لمده|قبل|صار\S*|له|لي|لها) اسبوعين/, 14],
  [/(?:من|منذ|لمده|قبل|صار\S*|له|لي|لها) شهرين/, 60],
  [/(?:من|منذ) سنتين/, 730],
  [/(?:since|from) (?:last night|yesterday)|overnight|من (?:امس|البارح)|منذ (?:امس|البارح)/, 1],
  [/since (?:this )?morning|من الصبح|منذ الصباح|just now|من شوي|today|اليوم/, 0.3],
  [/since (?:last|past) week|for weeks|من الاسبوع الماضي|من اسابيع|منذ اسابيع/, 15],
  [
    /for (?:many |several )?months|for years|since (?:last|past) (?:month|year)|long ?standing|من شهور|من سنين|من زمان|منذ (?:اشهر|سنوات|شهور|سنين)/,
    90,
  ],
];

const going = String.raw`\b(?:for|since|over|past|last|lasting|lasted|x|these|about|around|started|began|ongoing|after|within)\s+(?:the )?(?:about |around |over |nearly |almost |at least |more than |past |last |the past |the last |approximately )*`;
const spans = [
  new RegExp(`${going}${number}(?:\\s*(?:-|to|or)\\s*\\d+)?(?: of)?[ -]?(?:more )?${units}(?! old)(?! ago (?:i |he |she )?had)`, 'g'),
  /\bx ?(\d+) ?-?(h|d|w|wks?|mos?|m|y)\b/g,
  new RegExp(`\\b${number}[ -]${units}[ -](?:history|hx|duration|of )`, 'g'),
  new RegExp(`\\b${number} ${units} (?:history|of|now|duration|(?<!years? )ago)`, 'g'),
  new RegExp(`(?:من|منذ|لمده|قبل|مده|خلال|صار لي|صار له|صار لها|لي|له|لها)\\s+(?:حوالي |تقريبا |اكثر من )?(?:${number}\\s+)?${units}`, 'g'),
];
/** When something else happened: an operation, a birth, a journey, the last dose. It says nothing of how long the complaint has lasted. */
const happened = new RegExp(
  `\\b(?:operat\\w+|surgery|procedure|delivered|birth|born|baby|caesarean|c-section|flight|flew|holiday|vaccine|vaccinat\\w+|jab|mmr|dose|chemo\\w*|injection|extraction|check\\w*|scan|dialysis|diagnosed)\\b[^.,;]{0,24}?\\b${number} ${units} (?:ago|back)|\\b${number} ${units} (?:after|since|ago i had|before|old|post)\\b`,
  'g',
);
/** It began just now, whatever was there before. */
const acute =
  /since (?:this )?(?:morning|dawn|fajr|noon|lunch|dinner|breakfast|tonight|last night|yesterday)|\b(?:this morning|tonight|suddenly)\b|\b(?:in|within|last|past) (?:the )?(?:last |past )?(?:an?|one|two|three|few|\d+) hours?\b|\bhours? ago\b|(?:[,.;]|but|and) today\b/;
/** How long it has lasted, in days: the longest that the text speaks of as going on. */
function daysIn(description: string): number | undefined {
  const text = description.replaceAll(happened, '');
  const told = spans.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, count, unit]) => (valueOf(count) ?? 1) * daysOf(unit ?? '')),
  );
  const long = acute.test(text) ? 60 : 3650;
  const days = [...told, ...duals.flatMap(([pattern, value]) => (pattern.test(text) ? [value] : []))].filter((value) => value < long);
  return days.length === 0 ? undefined : Math.max(...days);
}
/** An operation or a journey of long ago says nothing of how long the complaint has lasted. */
const happenedInArabic = new RegExp(
  `(?:عمليه|عمليات|جراحه|سافرت|مسافر|رجعت من|تحليل|فحص|قسطره|دعامه|زراعه|شخص|تشخيص)\\S*[^.,،؛]{0,24}?(?:قبل|من|منذ) (?:${number} )?(?:${units}|سنتين|شهرين|اسبوعين)`,
  'g',
);
const formDays: Record<Duration, number> = {
  'less-than-hour': 0.02,
  'few-hours': 0.2,
  today: 0.5,
  '1-2-days': 2,
  '3-7-days': 5,
  'week-month': 15,
  'more-than-month': 45,
};

/** The age that the text speaks of, in years: "my 80 year old father", "a 6-week-old", "عمره 3 سنوات". */
function ageIn(text: string): number | undefined {
  const old =
    new RegExp(`\\b${number}[ -]?(day|week|wk|month|mo|year|yr|y)s?[ -]?(?:olds?|/o|o\\b)`).exec(text) ??
    new RegExp(`(?:under|below|less than|only) ${number} (day|week|month)s?\\b`).exec(text) ??
    new RegExp(`\\b(\\d+) ?(yo|yrs)(?=[mf]?\\b)`).exec(text) ??
    new RegExp(`عمر\\S*\\s+(?:حوالي )?(?:${number}\\s+)?(يوم|ايام|اسبوع|اسابيع|شهر|شهور|اشهر|سنه|سنوات|سنين|عام)`).exec(text) ??
    new RegExp(`\\b${number}[ -](day|week|month)s?(?= baby| newborn| infant)`).exec(text);
  const unit = old?.[2];
  if (unit !== undefined) return ((valueOf(old?.[1]) ?? 1) * (unit.startsWith('y') ? 365 : /^mo?$/.test(unit) ? 30 : daysOf(unit))) / 365;
  const dual = /عمر\S*\s+(يومين|اسبوعين|شهرين|سنتين)/.exec(text)?.[1];
  if (dual !== undefined) return (2 * daysOf(dual)) / 365;
  const bare =
    /\baged? (\d{1,3})\b|\b(\d{2}) ?[mf]\b|عمر\S* (\d{1,3})(?!\d)|\b(?:i am|i'm) (?:a )?(\d{2})\b(?! weeks)|\b(?:man|woman|male|female|lady|gentleman) of (\d{2})\b/.exec(
      text,
    );
  const years = Number(bare?.slice(1).find((one) => one !== undefined) ?? Number.NaN);
  return years >= 1 && years <= 120 ? years : undefined;
}

/** The first number that follows one of the words, within range. */
const reading = (text: string, after: string, least: number, most: number): number | undefined =>
  [...text.matchAll(new RegExp(`(?:${after})[^\\d.!?؟]{0,24}?(\\d{1,3}(?:\\.\\d+)?)`, 'g'))]
    .map((match) => Number(match[1]))
    .find((value) => value >= least && value <= most);

function temperatureIn(text: string): number | undefined {
  const celsius =
    reading(text, 'fever|temp\\w*|febrile|pyrexia|حرار\\S*|سخون\\S*|حمي', 34, 42.9) ??
    Number(
      /\b(3[4-9]\.\d|3[89]|4[0-2](?:\.\d)?) ?(?:°|c\b|celsius|degrees|درج)|thermometer[^\d.]{0,24}(3[4-9](?:\.\d)?|4[0-2](?:\.\d)?)\b|\b(3[6-9]\.\d|4[01]\.\d)\b(?! ?(?:kg|kilo|cm|weeks?|%|mmol|years?|mm|ml|\d))/
        .exec(text)
        ?.slice(1)
        .find((one) => one !== undefined) ?? Number.NaN,
    );
  if (!Number.isNaN(celsius)) return celsius;
  const fahrenheit =
    reading(text, 'fever|temp\\w*|febrile|pyrexia|حرار\\S*', 94, 108) ??
    Number(/\b(9[5-9]\.\d|10[0-7](?:\.\d)?) ?(?:°|f\b|fahrenheit|degrees)/.exec(text)?.[1] ?? Number.NaN);
  return Number.isNaN(fahrenheit) ? undefined : ((fahrenheit - 32) * 5) / 9;
}

const manyTablets =
  /\b(?:took|taken|swallowed|ate|had)\b[^.]{0,20}?\b(?:[1-9]\d|ten|twelve|fifteen|twenty|thirty|forty|fifty|dozens?)\b(?! ?(?:mg|mcg|ml))(?: \w+){0,2}? (?:tablets?|pills?|capsules?|panadol|paracetamol|ibuprofen|aspirin)|(?:ا?خ[ذد]|بلع|شرب|تناول|كلت|اكل)\S* (?:حوالي |تقريبا |اكثر من )?(?:[1-9]\d|عشر\S*|عشرين|ثلاثين|اربعين|خمسين) (?:حبه|حبوب|حبايه|قرص|بنا?دول)/;

/** The facts of a request: what the description says, with what the form and the numbers add. */
export function factsOf({ symptoms }: SymptomCheckRequest): Facts {
  const text = plain(symptoms.description);
  const { now, background } = recognise(symptoms.description);
  const is = new Set<Fact>([...now.keys(), ...[...background].filter((finding) => backgrounds.has(finding))]);
  const age = symptoms.age ?? ageIn(text);
  const told = daysIn(text.replaceAll(happenedInArabic, ''));
  // The form's answer is about the whole; where the text says it too, the longer counts.
  const days = Math.max(told ?? 0, symptoms.duration === undefined || symptoms.duration === '' ? 0 : formDays[symptoms.duration]);
  const temperature = temperatureIn(text);
  const pulse = reading(
    text,
    String.raw`\b(?:pulse|heart rate|hr|bpm|heart (?:is |was )?(?:going|racing|beating|at))\b|(?:نبض|ضربات قلب|دقات)\S*`,
    20,
    260,
  );
  const pressure =
    /\b(?:bp|blood pressure|pressure)\b[^\d.]{0,16}(\d{2,3})(?:\s*(?:\/|over)\s*(\d{2,3}))?|ضغط\S*[^\d.]{0,14}(\d{2,3})(?:\s*(?:\/|علي)\s*(\d{2,3}))?|\b(\d{2,3})\/(\d{2,3})\b(?= mmhg)/.exec(
      text,
    );
  const systolic = Number(pressure?.[1] ?? pressure?.[3] ?? pressure?.[5] ?? Number.NaN);
  const diastolic = Number(pressure?.[2] ?? pressure?.[4] ?? pressure?.[6] ?? Number.NaN);
  const oxygen = reading(text, String.raw`\b(?:oxygen|spo2|o2|sats?|saturation|oximeter)\b|(?:اكسجين|اوكسجين|تشبع)\S*`, 40, 100);
  const breaths = reading(text, String.raw`\b(?:respiratory rate|rr|breathing rate|breaths)\b`, 5, 90);
  const stated = reading(text, String.raw`\b(?:glucose|sugars?|bm|bgl?)\b|سكر\S*`, 1, 900);
  const sugar = stated === undefined ? undefined : stated > 35 ? stated / 18 : stated;
  const weeks = Number(
    /\b(\d{1,2})[ -]?(?:weeks?|wks?)[ -](?:pregnan|gestation|along|gone|into)|pregnant.{0,12}?(\d{1,2}) ?w|\b(?:she(?:'s| is)|i(?:'m| am)|wife(?:'s| is)|at) ([1-4]\d) ?(?:weeks|wks)\b(?! (?:old|post|ago|after|out|into|on|off))|(?:ب|في )?ال?شهر (?:ال)?(سابع|ثامن|تاسع)/
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.replace(/\D+/, '36') ??
      (/\b(?:kick\w*|bump|midwife|antenatal|due date|placenta|waters|womb)\b/.test(text)
        ? /\b([12]\d|3\d|4[0-2]) ?(?:weeks|wks)\b(?! (?:ago|old|of age|early))/.exec(text)?.[1]
        : undefined) ??
      /(?:^|\bi am |\bi'm |\bi’m )([12]\d|3\d|4[0-2]) ?(?:weeks|wks)\b(?=[,.]| and| with| now)/.exec(text)?.[1] ??
      Number.NaN,
  );

  const child = is.has('child') || is.has('newborn');
  const adult = /\b(?:wife|husband|mother|father|mum|mom|dad|colleague|man|woman|lady|gentleman)\b|زوج|ابوي|امي|والد/.test(text);
  const male =
    symptoms.gender === 'male' ||
    /\b(?:man|male|gentleman|boy|son|husband|father|dad|he|his|prostate)\b|\b\d+ ?m\b|رجل عمره|ولدي|ابوي|زوجي|والدي/.test(text);
  const female = symptoms.gender === 'female' || (symptoms.gender !== 'male' && !male);
  const holds: readonly (readonly [Measured, boolean])[] = [
    ['under-1-month', age !== undefined && age < 0.085],
    ['under-3-months', age === undefined ? is.has('newborn') : age < 0.25],
    ['under-6-months', age !== undefined && age < 0.5],
    ['under-1', age === undefined ? is.has('newborn') : age < 1],
    ['under-2', age === undefined ? is.has('newborn') : age < 2],
    ['under-5', age === undefined ? child && !adult : age < 5],
    ['under-16', age === undefined ? child && !adult : age < 16],
    ['under-30', age !== undefined && age < 30],
    ['under-40', age !== undefined && age < 40],
    ['over-30', age === undefined ? !child : age >= 30],
    ['over-40', age !== undefined && age >= 40],
    ['over-50', age !== undefined && age >= 50],
    ['over-60', age === undefined ? is.has('elderly') : age >= 60],
    ['over-65', age === undefined ? is.has('elderly') : age >= 65],
    ['male', male],
    ['female', female],
    ['fertile', female && age !== undefined && age >= 12 && age <= 50],
    ['over-1-day', days > 1],
    ['over-3-days', days > 3],
    ['over-5-days', days > 5],
    ['over-week', days > 7],
    ['over-10-days', days > 10],
    ['over-3-weeks', days >= 21],
    ['over-6-weeks', days >= 42],
    ['late-pregnancy', weeks >= 20],
    ['temperature', temperature !== undefined && temperature >= 37.9],
    ['temperature-39', temperature !== undefined && temperature >= 39],
    ['temperature-40', temperature !== undefined && temperature >= 40],
    ['low-temperature', temperature !== undefined && temperature < 35.5],
    ['low-oxygen', oxygen !== undefined && oxygen < 92],
    ['lowish-oxygen', oxygen !== undefined && oxygen < 95],
    ['very-fast-pulse', pulse !== undefined && pulse > 130],
    ['fast-pulse', pulse !== undefined && pulse > 110],
    ['slow-pulse', pulse !== undefined && pulse < 45],
    ['low-pressure', systolic < 90 && systolic > 40],
    ['raised-pressure', systolic >= 140 || diastolic >= 90],
    ['high-pressure', systolic >= 160 || diastolic >= 100],
    ['very-high-pressure', systolic >= 180 || diastolic >= 120],
    ['fast-breathing', breaths !== undefined && breaths >= 25],
    ['low-sugar-reading', sugar !== undefined && sugar < 3.5],
    ['high-sugar-reading', sugar !== undefined && sugar > 15],
    ['many-tablets', manyTablets.test(text)],
    ['felt-severe', symptoms.severity >= 8],
  ];
  const measured = holds.flatMap(([name, held]) => (held ? [name] : []));
  for (const name of measured) is.add(name);
  // What comes and goes for two days does not come again and again, and what was there for years may be new today.
  const wave = now.get('recurring') ?? '';
  if (
    (days > 0 && days <= 5 && /\bon and off|comes? and go/i.test(wave)) ||
    (/\bfor (?:years|months|an? year|many)/i.test(wave) && acute.test(text))
  )
    is.delete('recurring');
  if (is.has('temperature')) is.add('fever');
  // "حرارته ٣٧.٢": measured, and normal.
  const quotes = new Map(now);
  if (temperature !== undefined && temperature >= 35.5 && temperature < 37.5) {
    is.delete('fever');
    quotes.delete('fever');
  }
  if (is.has('temperature-39')) is.add('high-fever');
  const breathsTold = /\bbreath\w*[^.\d]{0,20}?\b(\d|four|five|six|seven|eight) (?:times |breaths )?(?:a|per|every) minute/.exec(text);
  if (breathsTold !== null) is.add('slow-breathing');
  const sincePeriod = reading(text, String.raw`\b(?:last (?:menstrual )?period|lmp)\b`, 5, 12);
  if (/(?:[5-9]|five|six|seven|eight|nine|ten|couple of) (?:weeks|months) since (?:my |her |the )?(?:last )?period/.test(text))
    is.add('missed-period');
  if (sincePeriod !== undefined && /\b\d+ ?(?:weeks?|wks?)\b/.test(text)) is.add('missed-period');
  if (symptoms.pregnant || !Number.isNaN(weeks)) is.add('pregnant');
  return { is, quotes, understoodNumbers: [temperature, pulse, oxygen, stated].some((one) => one !== undefined) };
}

/** What a person had for long still counts for what they have now. */
const backgrounds: ReadonlySet<Finding> = new Set<Finding>([
  'pregnant',
  'after-birth',
  'diabetes',
  'heart-disease',
  'hypertension',
  'smoker',
  'blood-thinner',
  'weak-immunity',
  'clot-risk',
  'cancer',
  'lung-disease',
  'kidney-disease',
  'liver-disease',
  'asthma',
  'epilepsy',
  'aneurysm',
  'alcohol',
  'travel',
  'umrah',
  'camel',
  'allergy',
  'recurring',
  'usual',
  'aura',
  'child',
  'newborn',
  'elderly',
  'contact-lens',
  'catheter',
  'menopause',
  'thrush',
  'known-ibs',
]);
