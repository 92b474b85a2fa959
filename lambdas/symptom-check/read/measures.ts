import { plain } from './text.ts';

/** The numbers in a description. Ages are in years, durations in days, temperatures in °C, sugar in mmol/L, pregnancy in weeks. */
export interface Measures {
  readonly age?: number;
  readonly days?: number;
  readonly weeksPregnant?: number;
  readonly temperature?: number;
  readonly pulse?: number;
  readonly oxygen?: number;
  readonly breaths?: number;
  readonly sugar?: number;
  readonly systolic?: number;
  readonly diastolic?: number;
  readonly tablets?: number;
}

const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  several: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  dozen: 12,
  dozens: 24,
  نص: 0.5,
  نصف: 0.5,
  واحد: 1,
  ثلاث: 3,
  ثلاثه: 3,
  تلات: 3,
  تلاته: 3,
  كم: 3,
  اربع: 4,
  اربعه: 4,
  عده: 4,
  خمس: 5,
  خمسه: 5,
  ست: 6,
  سته: 6,
  سبع: 7,
  سبعه: 7,
  ثمان: 8,
  ثماني: 8,
  ثمانيه: 8,
  تمن: 8,
  تمان: 8,
  تسع: 9,
  تسعه: 9,
  عشر: 10,
  عشره: 10,
  عشرين: 20,
  ثلاثين: 30,
  اربعين: 40,
  خمسين: 50,
};

type Unit =
  | 'celsius'
  | 'fahrenheit'
  | 'percent'
  | 'rate'
  | 'mmol'
  | 'mg'
  | 'mmhg'
  | 'tablet'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year';
/** The spellings of each unit after its number; `twos` are words that mean two of it. */
const units: Readonly<Record<Unit, { readonly written: string; readonly twos?: string; readonly days?: number }>> = {
  fahrenheit: { written: '° ?f|f(?:ahrenheit)?|فهرنهايت' },
  celsius: { written: '° ?c?|c(?:elsius)?|degrees?|درجه|درجات' },
  percent: { written: '%|per ?cent|بالميه|بالمئه|بالمايه' },
  rate: { written: 'bpm|beats|breaths|(?:times )?(?:a|per) minute|/min|نبضه|دقه|مره بالدقيقه|بالدقيقه' },
  mmol: { written: 'mmols?(?:/l)?' },
  mg: { written: 'mg ?/ ?dl|mgdl' },
  mmhg: { written: 'mm ?hg' },
  tablet: {
    written: '(?:\\w+ )?(?:tablets?|pills?|capsules?|tabs?)|panadols?|paracetamols?|ibuprofens?|حبه|حبات|حبوب|حبايه|قرص|اقراص|بندول|بنادول',
  },
  minute: { written: 'minutes?|mins?|دقيقه|دقايق', twos: 'دقيقتين', days: 1 / 1440 },
  hour: { written: 'hours?|hrs?|h|ساعه|ساعات', twos: 'ساعتين', days: 1 / 24 },
  day: { written: 'days?|d|nights?|يوم|ايام|ليله|ليالي', twos: 'يومين|ليلتين', days: 1 },
  week: { written: 'weeks?|wks?|w|اسبوع|اسابيع', twos: 'اسبوعين', days: 7 },
  month: { written: 'months?|mos?|m|شهر|شهور|اشهر', twos: 'شهرين', days: 30 },
  year: { written: 'years?|yrs?|y|yo|سنه|سنوات|سنين|عام|اعوام', twos: 'سنتين', days: 365 },
};
const unitNames = Object.keys(units) as Unit[];

/** A number, a second number as in 150/95, and its unit. */
interface Quantity {
  readonly value: number;
  /** As it is written. */
  readonly word: string | undefined;
  readonly second: number | undefined;
  readonly unit: Unit | undefined;
  /** The words around it in its sentence. */
  readonly before: string;
  readonly after: string;
}
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:(\d+(?:\.\d+)?|${Object.keys(words).join('|')})(?:(?: ?\/ ?| over | علي )(\d{2,3}))?(?: ?(?:-|to|or|الي|او) ?\d+)?(?: of)?(?: more)?[ -]?(?:${unitNames.map((unit) => `(?<${unit}>${units[unit].written})`).join('|')})?|(?:و|ب|ل)?(?:${unitNames
    .filter((unit) => units[unit].twos !== undefined)
    .map((unit) => `(?<two_${unit}>${units[unit].twos})`)
    .join(
      '|',
    )}|(?<=(?:من|منذ|لمده|صار|صارله|له|لي|لها) )(?:(?<one_hour>ساعه)|(?<one_day>يوم)|(?<one_week>اسبوع)|(?<one_month>شهر)|(?<one_year>سنه))))(?![\p{L}\d])`,
  'gu',
);
const around = 40;

function quantitiesIn(text: string): Quantity[] {
  return Array.from(text.matchAll(counted), (match): Quantity => {
    const [whole, first, second] = match;
    const named = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    const unit = unitNames.find((name) => named === name || named === `two_${name}` || named === `one_${name}`);
    const value = first === undefined ? (named?.startsWith('two_') === true ? 2 : 1) : (words[first] ?? Number(first));
    return {
      value,
      word: first,
      second: second === undefined ? undefined : Number(second),
      unit,
      before:
        text
          .slice(Math.max(0, match.index - around), match.index)
          .split(/[.!?؟;؛](?!\d)/)
          .at(-1) ?? '',
      after: text.slice(match.index + whole.length, match.index + whole.length + around).split(/[.!?؟;؛](?!\d)/)[0] ?? '',
    };
  });
}

/** A word shortly before a number, as its name: "pulse was about 130". */
const follows = (name: string): RegExp => new RegExp(`(?:${name})\\S*(?:[^\\d,،]{0,22})$`, 'u');
const cues = {
  temperature: follows('fever|temp|febrile|pyrexia|thermometer|حرار|سخون|سخن|حمي|الميزان'),
  pulse: follows('pulse|heart ?rate|heart ?beat|heart|\\bhr|نبض|ضربات|دقات'),
  oxygen: follows('oxygen|spo2|\\bo2|\\bsats?\\b|saturation|oximeter|اكسجين|اوكسجين|تشبع'),
  breaths: follows('respiratory rate|breathing rate|\\brr|breath|تنفس|نفس'),
  sugar: follows('glucose|sugar|\\bbm|\\bbgl?|سكر'),
  pressure: follows('\\bbp|pressure|systolic|ضغط'),
};
const isAgeAfter = /^[ -]*(?:old|of age|m\b|f\b|male|female|man\b|woman\b|boy|girl|lady|gentleman|baby|child)/;
const isAgeBefore = /(?:\baged?|عمر\S*|(?<!\p{L})انا|\b(?:i am|i'm|im))\s*(?:a |about |almost |now |حوالي )?$/u;
/** "Asthma until age 12", "من عمر ١٢ ما احتجته": how old somebody was. */
const isAgeThen =
  /(?:\b(?:since|from|until|till|before|after|by)(?: the)? age(?: of)?|(?:من|منذ|لحد|حتي|الي|لين|قبل|بعد) (?:عمر|سن)\S*) *$/u;
/** "عندي ٤٤ سنة": how old somebody is who writes; of fewer years it may be how long they have had something. */
const isOwnBefore = /(?<!\p{L})و?عندي $/u;
const leastOwn = 12;
const small = String.raw`(?:(?:my|our|the|his|her) (?:little )?(?:son|daughter|boy|girl|child|kid|baby|toddler|infant)|ابني|ابنتي|ولدي|بنتي|بنيتي|طفلي|طفلتي|رضيعي|رضيعتي|بيبي|البيبي|الرضيع|المولود)`;
const grown = String.raw`(?:(?:my|our|his|her) (?:mother|mom|mum|father|dad|wife|husband|brother|sister|grand\w+)|امي|ماما|ابوي|بابا|والدي|والدتي|جدي|جدتي|زوجي|زوجتي)`;
/** "My mother 72", "بنتي 4 سنوات", "عنده سنتين": an age stands right after somebody. */
const isSomebodyBefore = new RegExp(String.raw`(?<!\p{L})(?:${small}|${grown}|و?عند(?:ه|ها|و))(?: is| was|,| \(|:)? ?$`, 'u');
const isSmallBefore = new RegExp(String.raw`(?<!\p{L})${small}(?!\p{L})`, 'u');
/** What a bare number counts that is no age: "my son 39 fever", "my father 95 %". */
const isCountAfter =
  /^ ?(?:%|kg|mg|fever|temp|degrees?|oxygen|sats?|pulse|bpm|sugar|times?|nights?|مره|مرات|كيلو|نبض|درج|حرار|سخون|حمي|سكر)/u;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const arabicOrdinals = ['اول', 'ثاني', 'ثالث', 'رابع', 'خامس', 'سادس', 'سابع', 'ثامن', 'تاسع'];
/** "In my second month", "بالشهر الثاني": said of a pregnancy, where the text tells of one. */
const monthOf = new RegExp(
  String.raw`(?<!\p{L})(?:(${ordinals.join('|')}|[1-9](?=st|nd|rd|th))(?:st|nd|rd|th)? month|\S{0,3}شهر\S{0,2} (?:ال)?(${arabicOrdinals.join('|')}))(?!\p{L})`,
  'u',
);
const isPregnant = /pregnan|حامل|حملي|حبلي|حبله/u;
const weeksOfMonth = 4.3;
const isPregnancyAfter = /^[ -]*(?:pregnan|gestation|along|gone|into (?:my |the |her )?pregnan|حمل|من الحمل)/;
const isPregnancyBefore = /(?:pregnan\w*|حامل|حملي|حبل\S*|gestation\w*)[^\d]{0,16}$/u;
const lastsBefore =
  /(?:\b(?:for|since|past|last|lasting|lasted|x|these|over|within|about|after|started|began)|(?:^|\s)(?:من|منذ|لمده|صار\S*|له|لي|لها|خلال|مده|قبل))\s*(?:the |about |around |over |nearly |almost |at least |more than |past |last |now |حوالي |تقريبا |اكثر من |اخر )*$/u;
const lastsAfter = /^\s*(?:now|of\b|history|straight|ago|in a row|already|وانا|وهو|وهي)/;
/** When another event happened: an operation, a birth, a journey, the last dose. */
const happened =
  /operat|surgery|procedure|deliver|birth|born|caesarean|section|flight|flew|holiday|travel|vaccin|jab|dose|chemo|injection|extraction|scan|dialysis|diagnos|عملي|جراح|سافر|رجعت من|تحليل|فحص|قسطر|دعام|زراع|شخص|تشخيص|ولدت|ولاد|تطعيم|جرعه/;
const isAfterSomething = /^\s*(?:after|since (?:my|the|her|his|a)|before|post|old|بعد)/;

const longAgoDays = 3650;

/** The measurements in a description, identified by the words and units around the numbers. */
export function measuresIn(description: string): Measures {
  const found: { -readonly [name in keyof Measures]: number } = {};
  const keep = (name: keyof Measures, value: number, least: number, most: number): void => {
    if (found[name] === undefined && value >= least && value <= most) found[name] = value;
  };
  const text = plain(description);
  for (const { value, word, second, unit, before, after } of quantitiesIn(text)) {
    const span = unit === undefined ? undefined : units[unit].days;
    if (
      second !== undefined &&
      (cues.pressure.test(before) || unit === 'mmhg' || (value >= 80 && value <= 260 && second >= 40 && second < value))
    ) {
      keep('systolic', value, 50, 280);
      keep('diastolic', second, 30, 180);
    } else if (unit === 'fahrenheit' || (cues.temperature.test(before) && value >= 93 && value <= 109))
      keep('temperature', ((value - 32) * 5) / 9, 33, 43);
    else if (unit === 'celsius' || (cues.temperature.test(before) && span === undefined)) keep('temperature', value, 33, 43);
    else if (cues.oxygen.test(before)) keep('oxygen', value, 40, 100);
    else if (cues.sugar.test(before) || unit === 'mmol' || unit === 'mg')
      keep('sugar', value > 35 || unit === 'mg' ? value / 18 : value, 0.5, 60);
    else if (cues.pressure.test(before) && value >= 50 && span === undefined) keep('systolic', value, 50, 280);
    else if (cues.breaths.test(before) || (unit === 'rate' && /^\s*breath/.test(after))) keep('breaths', value, 3, 100);
    else if (cues.pulse.test(before) || unit === 'rate') keep('pulse', value, 20, 260);
    else if (unit === 'percent' && value >= 60) keep('oxygen', value, 60, 100);
    else if (unit === 'tablet') keep('tablets', value, 1, 500);
    else if (unit !== undefined && span !== undefined) {
      const isOfSomebody = isSomebodyBefore.test(before) && (unit === 'year' || (unit === 'month' && isSmallBefore.test(before)));
      const isOwn = isOwnBefore.test(before) && unit === 'year' && value >= leastOwn;
      const isAge = isAgeAfter.test(after) || isOwn || (isAgeBefore.test(before) && !isAgeThen.test(before)) || isOfSomebody;
      if ((unit === 'week' || unit === 'month') && (isPregnancyAfter.test(after) || (isPregnancyBefore.test(before) && !isAge)))
        keep('weeksPregnant', unit === 'month' ? value * weeksOfMonth : value, 1, 44);
      // Twelve months are a year, as on the form.
      else if (isAge) keep('age', unit === 'month' ? value / 12 : (value * span) / 365, 0, 120);
      else if (
        (lastsBefore.test(before) || lastsAfter.test(after)) &&
        !isAfterSomething.test(after) &&
        !happened.test(before.slice(-28)) &&
        value * span < longAgoDays
      )
        found.days = Math.max(found.days ?? 0, value * span);
    } else if (
      unit === undefined &&
      second === undefined &&
      Number.isInteger(value) &&
      // "I am a nurse" is no age, nor is «أنا ست».
      value > 1 &&
      word !== 'ست' &&
      ((isAgeBefore.test(before) && !isAgeThen.test(before)) ||
        /^[ -]*(?:m|f|male|female|yo)\b/.test(after) ||
        (isSomebodyBefore.test(before) && !isCountAfter.test(after) && !(isSmallBefore.test(before) && value > 17)))
    )
      keep('age', value, 1, 120);
    else if (unit === undefined && !Number.isInteger(value)) keep('temperature', value, 36, 42);
  }
  const [, english, arabic] = (isPregnant.test(text) && monthOf.exec(text)) || [];
  const month = english !== undefined ? ordinals.indexOf(english) + 1 || Number(english) : arabicOrdinals.indexOf(arabic ?? '') + 1;
  if (month > 0) keep('weeksPregnant', (month - 0.5) * weeksOfMonth, 1, 44);
  return found;
}
