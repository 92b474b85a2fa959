/** Words without meaning for recognition; phrases are written without them. */
const empty = new Set(
  "a an the and my his her hers their your our its this that these those is are was were been be being am i i'm im i've ive he he's she she's it it's they we you of to do does did would have has had having get gets getting got there at very really so quite also him mine في هو هي عندي عنده عندها عندنا لدي لديه لديها كان كانت هذا هذه ان انه انها اني جدا انا يكون تكون عم عمال يعني والله تري كمان برضه كده كذي جذي هيك هيج".split(
    ' ',
  ),
);
/** "a cold", "a fit": the article carries the meaning. */
const withArticle = new Set(['cold', 'fit', 'temperature', 'blow']);
export const carries = (word: string, next: string | undefined): boolean =>
  !empty.has(word) || (word === 'a' && withArticle.has(next ?? ''));
export const arabic = /\p{Script=Arabic}/u;

/** Words that only seem to have an ending. */
const wholeInEnglish = new Set(
  'only early hardly barely nearly hourly daily weekly scared fitted fitting raging evening during being thing bring nothing something anything everything string morning ceiling hives mute butt button buttons bloods'.split(
    ' ',
  ),
);
/** An English word without its ending: "aches", "aching" and "ached" are one. */
export function stem(word: string): string {
  if (word.length <= 3 || wholeInEnglish.has(word)) return word;
  const singular = word.replace(/(?<![sui])s$/, '');
  const bare = singular.replace(/(?<=[aeiouy].*.)(?:ing|(?<!e)ed|ness|ly)$/, '');
  return (bare.length > 3 ? bare.replace(/e$/, '') : bare).replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/y$/, 'i');
}

const endings = 'ي ه ها ك كم نا هم هن ني وا ون ين ات ان ت ته تها تي تني ا و يه اتي اته اتها تين ونه اي اه اها وه وها وني يا'.split(' ');
/** Words that begin with the conjunction, not with a root's letter. */
export const conjoined = /^و(?!ايد|اجد|جه|جع|رم|زن|عي|قت|قف|لد|صل|حد|اح|ويه|ش|سط|ضع)\p{L}{3}/u;
const pronoun = /^(?:ي|ه|ها|ك|كم|نا|هم)$/;
/** Verbs of two letters: "يحس", "تكح". */
const shortVerb = /^(?:حس|رد|عض|حك|كح|شم)/;
/** Words that only seem to have an attached word. */
const whole =
  /^(?:لما|كما|بما|عندما|بعدما|قبلما|مثلما|وايد|واجد|و?(?:ال|ب|ل)?(?:سنه|سنتين|سنين|سنوات)|خدت|خدنا|خدوا|وشي|بحر|فقط|بقي|وقي|و?فجا[هء]?)$/u;
/** All ways to deny a verb are equal for the lexicon's phrases. */
const denying = /^[وف]?(?:ما|لا|مو|مب|مش|موب|مهوب|ماهو|مهو|ماني|ماهي|مانه|لم|لن)$/u;
const denyingKeys = ['ما', 'لا', 'مو'];
const speaking = ['تكلم', 'كلام'];
/** Words of the dialects, as the lexicon has them. */
const dialect: Record<string, readonly string[]> = {
  قادر: ['قدر', 'ستطيع'],
  قدر: ['ستطيع'],
  ستطيع: ['قدر'],
  ستطع: ['قدر', 'ستطيع'],
  استطاع: ['قدر', 'ستطيع'],
  عارف: ['قدر', 'عرف'],
  طايع: ['راضي'],
  طاع: ['راضي'],
  طايق: ['تحمل'],
  عربيه: ['سياره'],
  عربيت: ['سياره'],
  عربيات: ['سيارات'],
  برشام: ['حبوب'],
  برشامه: ['حبه'],
  عضم: ['عظم'],
  عضمه: ['عظم'],
  اتوبيس: ['باص'],
  ميكروباص: ['باص'],
  مكنه: ['ماكينه', 'مكينه'],
  ريل: ['رجل'],
  ريلي: ['رجلي', 'رجل'],
  ريله: ['رجله', 'رجل'],
  ريول: ['رجول'],
  ريولي: ['رجولي', 'رجول'],
  ريوله: ['رجوله', 'رجول'],
  اجر: ['رجل'],
  اجرين: ['رجلين'],
  كراع: ['رجل'],
  ويه: ['وجه'],
  ويهي: ['وجهي', 'وجه'],
  ويهه: ['وجهه', 'وجه'],
  ودني: ['اذني', 'اذن'],
  مناخيري: ['خشمي', 'انفي'],
  وشه: ['وجه'],
  وشها: ['وجه'],
  بوشي: ['وجه'],
  بقه: ['فم', 'فمه'],
  بقها: ['فم'],
  تمها: ['فم'],
  ثمه: ['فم', 'فمه'],
  ودن: ['اذن', 'اذني'],
  ودان: ['اذن'],
  دينه: ['اذن'],
  مناخير: ['انف', 'خشم'],
  ساقع: ['بارد'],
  سقع: ['بردت', 'بارد'],
  متلج: ['بارد'],
  شمال: ['يسار'],
  شماله: ['يسار'],
  ميه: ['ماي', 'ماء'],
  مويه: ['ماي', 'ماء'],
  مياه: ['ماي', 'ماء'],
  موي: ['ماي', 'ماء'],
  عيط: ['بكي', 'صيح'],
  عياط: ['بكاء'],
  حكي: speaking,
  يحكي: speaking,
  سولف: speaking,
  هرج: speaking,
  تحدث: speaking,
  نطق: speaking,
  شايف: ['شوف'],
  شاف: ['شوف'],
  سخونيه: ['سخونه'],
  سخنت: ['سخن'],
  جبد: ['كبد'],
  جامد: ['شديد'],
  كتير: ['كثير'],
  وايد: ['كثير'],
  كثير: ['وايد'],
  ضلوع: ['ضلع'],
  اضلاع: ['ضلع', 'ضلوع'],
  امبارح: ['امس'],
  البارحه: ['امس'],
  حاسس: ['حس'],
  حاسه: ['حس'],
  حاس: ['حس'],
  حسيت: ['حس'],
  ريق: ['ريقه'],
  زاع: ['زوع'],
  ترجيع: ['رجع'],
  بطل: ['وقف'],
  صدور: ['صدر'],
  ايدين: ['يدين'],
  عينين: ['عين'],
  عينيا: ['عين'],
  فاقد: ['فقد'],
  فج: ['فك'],
  بي: ['ابي'],
  مضايق: ['يضايق'],
  بيضايق: ['يضايق'],
  مزعج: ['يزعج'],
};
const wordOfDialect = (word: string): readonly string[] => (Object.hasOwn(dialect, word) && dialect[word]) || [];
/** Letters that people write for others, by sound or by habit; tried if a word is unknown as written. */
const misheard: readonly (readonly [RegExp, string])[] = [
  [/ض/g, 'ظ'],
  [/ظ/g, 'ض'],
  [/د/g, 'ذ'],
  [/د/g, 'ض'],
  [/ز/g, 'ذ'],
  [/ز/g, 'ظ'],
  [/ت/g, 'ث'],
  [/س/g, 'ث'],
  [/س/g, 'ص'],
  [/ص/g, 'س'],
  [/ط/g, 'ت'],
  [/ج/g, 'ق'],
  [/ج/g, 'ك'],
  [/^(?:ع(?:ال)?|هال|بهال)(?=..)/g, ''],
];
/**
 * Verbs of harm. Each has a passive with ان (Gulf, Levant) or ات (Egypt): "was stabbed" is انطعن or اتطعن, "is bitten" بيتقرص. Of other verbs
 * these letters mean something else: اتنفس breathes, and يتقطع comes and goes.
 */
const harms =
  '(?:طعن|ضرب|خبط|قرص|كرص|لدغ|لدع|لسع|لذع|عض|عقص|نهش|دهس|دعس|داس|صدم|دعم|هرس|عصر|سحق|فرم|قطع|بتر|حرق|كوي|سلق|كسر|جرح|عور|شنق|خنق|غرز|غز|حدف|رمي|رمت|قذف|زحلق|زق|دف|كهرب|سمم|فشخ|فلق|شج|سلخ|دبح|ذبح|رش|طخ|قوس|صاب|صيب|سحب|حشر|زنق|لطم|ركل|رفس|نطح|دق|خدش|خربش)';
const passive = new RegExp(`^[وف]?(?:ا[تن]|[بهح]?[يت][تن](?!قطع|كسر))(?=${harms})`, 'u');
/** An Arabic word without attached parts: و ف ب ل ك and the article before it, pronouns and endings after it, ي ت ا ن of verbs. */
function arabicForms(word: string): string[] {
  if (denying.test(word)) return [word, ...denyingKeys];
  if (whole.test(word)) return [word, ...wordOfDialect(word)];
  const starts = [word];
  const bare = word.replace(/^(?:و|ف)?(?:بال|كال|لل|ال|[بلك](?=..))?/, '');
  const withoutAnd = word.replace(/^[وف]/, '');
  for (const start of [withoutAnd, withoutAnd.replace(/^[بلك]/, ''), bare]) if (start.length >= 2) starts.push(start);
  const forms = new Set<string>();
  const add = (form: string, least: number): void => {
    if (form.length < least) return;
    forms.add(form);
    for (const ending of endings)
      if (form.endsWith(ending) && form.length - ending.length >= least) {
        const bare = form.slice(0, -ending.length);
        forms.add(bare);
        // "رقبتي" is "رقبة" with a pronoun.
        if (bare.length > 2 && bare.endsWith('ت') && pronoun.test(ending)) forms.add(`${bare.slice(0, -1)}ه`);
      }
  };
  for (const start of starts) {
    add(start, 2);
    if (/^[ياتن]/.test(start)) add(start.slice(1), shortVerb.test(start.slice(1)) ? 2 : 3);
    if (/^(?:سي|ست|حي|حت|بي|بت)/.test(start)) add(start.slice(2), 3);
  }
  if (passive.test(word))
    // "His breath is cut" is not "he cut himself".
    for (const form of [word.replace(passive, 'ان'), ...(/قطع/.test(word) ? [] : [word.replace(passive, '')])]) add(form, 2);
  // "يحكي" speaks, and does not itch.
  if (forms.has('حكي')) return [word, ...speaking];
  // "مايه" is water, and denies nothing.
  return [...forms, ...[...forms].flatMap((form) => wordOfDialect(form))].filter((form) => !denyingKeys.includes(form));
}

const withoutOne = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
const fuzzyLength = 7;
const notMisspelt = new Set(['certain', 'certainly', 'extraction', 'extract', 'extracted', 'rehydrat', 'rehydration', 'rehydrate']);

let vocabulary: ReadonlyMap<string, unknown> = new Map();
/** Sets the known keys of words, before the first text is read. */
export function learnKeys(keys: ReadonlyMap<string, unknown>): void {
  vocabulary = keys;
}
/** Spellings one letter away from a long English word of the lexicon; built at the first unknown word. */
let misspelt: ReadonlyMap<string, string> | undefined;
function misspellings(): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const key of vocabulary.keys())
    if (key.length >= fuzzyLength && !/[={*]/.test(key) && !arabic.test(key))
      for (const spelling of [key, ...withoutOne(key)]) if (!spellings.has(spelling)) spellings.set(spelling, key);
  return spellings;
}

/** The lexicon keys that match a word. */
export function formsOf(word: string): readonly string[] {
  const known = (forms: readonly string[]): string[] => [...new Set(forms)].filter((form) => vocabulary.has(form));
  const beginnings = (form: string): string[] => Array.from(form, (_, at) => `${form.slice(0, at + 1)}*`);
  if (arabic.test(word)) {
    const all = (forms: readonly string[]): string[] => known([...forms, ...forms.flatMap(beginnings)]);
    const forms = [...known([`=${word}`, `=${word.replace(/^[وف]/, '')}`]), ...all(arabicForms(word))];
    if (forms.length > 0 || word.length < 4) return forms;
    const heard = misheard.flatMap(([letter, meant]) => (word.search(letter) === -1 ? [] : all(arabicForms(word.replace(letter, meant)))));
    return heard.filter((form) => form.length > 2);
  }
  const bare = stem(word);
  const forms = known([`=${word}`, bare, ...beginnings(word)]);
  // "breathin'"
  if (forms.length === 0 && word.length > 5 && word.endsWith('in')) return formsOf(`${word}g`);
  if (bare.length < fuzzyLength || forms.length > 0 || notMisspelt.has(word)) return forms;
  const spellings = (misspelt ??= misspellings());
  const meant = [bare, ...withoutOne(bare)].map((spelling) => spellings.get(spelling)).find((key) => key !== undefined);
  return meant === undefined ? [] : [meant];
}
