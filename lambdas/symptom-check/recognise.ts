import { type Finding, findings, words } from './lexicon.ts';
import { type Meaning, type Word, read } from './text.ts';

/** Part of a phrase: keys of which a word must have one. A gap stands for up to three words of any kind. */
interface Element {
  readonly keys: readonly string[];
  readonly optional: boolean;
  readonly gap: boolean;
}
interface Phrase {
  readonly concept: string;
  readonly elements: readonly Element[];
}

/** Words that carry nothing for recognition: phrases are written without them. */
const empty = new Set(
  "a an the and my his her hers their your our its this that these those is are was were been be being am i i'm im i've ive he he's she she's it it's they we you of to do does did would have has had having get gets getting got there at very really so quite also him mine في هو هي عندي عنده عندها عندنا لدي لديه لديها كان كانت هذا هذه ان انه انها اني جدا انا يكون تكون عم عمال يعني والله تري كمان برضه كده كذي جذي هيك هيج".split(
    ' ',
  ),
);
/** "a cold", "a fit": the article makes the meaning. */
const withArticle = new Set(['cold', 'fit', 'temperature', 'blow']);
const carries = (word: string, next: string | undefined): boolean => !empty.has(word) || (word === 'a' && withArticle.has(next ?? ''));
const arabic = /\p{Script=Arabic}/u;

/** An English word without its ending: "aches", "aching" and "ached" are one. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  const singular = word.replace(/(?<![sui])s$/, '');
  const bare = singular.replace(/(?<=[aeiouy].*.)(?:ing|(?<!e)ed|ness|ly)$/, '');
  return (bare.length > 3 ? bare.replace(/e$/, '') : bare).replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/y$/, 'i');
}

const endings = 'ي ه ها ك كم نا هم هن ني وا ون ين ات ان ت ته تها تي تني ا و يه اتي اته اتها تين ونه اي اه اها وه وها وني يا'.split(' ');
/** Begins with the conjunction, not with a root's letter. */
const conjoined = /^و(?!ايد|اجد|جه|جع|رم|زن|عي|قت|قف|لد|صل|حد|اح|ويه|ش|سط|ضع)\p{L}{3}/u;
const pronoun = /^(?:ي|ه|ها|ك|كم|نا|هم)$/;
/** Verbs of two letters: "يحس", "تكح". */
const shortVerb = /^(?:حس|رد|عض|حك|كح|شم)/;
/** Words that only look as if something were written onto another. */
const whole =
  /^(?:لما|كما|بما|عندما|بعدما|قبلما|مثلما|وايد|واجد|و?(?:ال|ب|ل)?(?:سنه|سنتين|سنين|سنوات)|خدت|خدنا|خدوا|وشي|بحر|فقط|بقي|وقي|و?فجا[هء]?)$/u;
/** Every way to deny a verb is one to the phrases of the lexicon. */
const denying = /^[وف]?(?:ما|مو|مب|مش|موب|مهوب|ماهو|مهو|ماني|ماهي|مانه|لم|لن)$/u;
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
/** Letters that people write for others, by ear or by habit: tried where a word is not known as it stands. */
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
/** An Arabic word without what is written onto it: و ف ب ل ك and the article before, pronouns and endings after, ي ت ا ن of verbs. */
function arabicForms(word: string): string[] {
  if (denying.test(word)) return [word, ...denyingKeys];
  if (whole.test(word)) return [word, ...(dialect[word] ?? [])];
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
  // "يحكي" speaks, and does not itch.
  if (forms.has('حكي')) return [word, ...speaking];
  return [...forms, ...[...forms].flatMap((form) => dialect[form] ?? [])];
}

const withoutOne = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
const fuzzyLength = 7;
const notMisspelt = new Set(['certain', 'certainly', 'extraction', 'extract', 'extracted', 'rehydrat', 'rehydration', 'rehydrate']);

const index = new Map<string, Phrase[]>();
const vocabulary = new Set<string>();
/** Spellings one letter away from a long English word of the lexicon. */
const misspelt = new Map<string, string>();

const elementOf = (source: string): Element => ({
  gap: source === '..',
  optional: source.endsWith('?'),
  keys: source
    .replace(/\?$/, '')
    .split('|')
    .map((one) => (/[=*]/.test(one) || arabic.test(one) ? one : stem(one))),
});

function learn(concept: string, said: readonly string[]): void {
  for (const phrase of said.flatMap((list) => list.split(',')).map((one) => one.trim())) {
    if (phrase === '') continue;
    const elements = phrase
      .split(/\s+/)
      .filter((word, at, all) => carries(word, all[at + 1]))
      .map(elementOf);
    for (const key of elements[0]?.keys ?? []) index.set(key, [...(index.get(key) ?? []), { concept, elements }]);
    for (const { keys } of elements) for (const key of keys) vocabulary.add(key);
  }
}
for (const [concept, said] of Object.entries(words)) learn(concept, said);
for (const [concept, { say }] of Object.entries(findings)) learn(concept, say);
for (const key of vocabulary) {
  if (key.length < fuzzyLength || /[=*]/.test(key) || arabic.test(key)) continue;
  for (const spelling of [key, ...withoutOne(key)]) misspelt.set(spelling, misspelt.get(spelling) ?? key);
}

/** The words of one language come again and again. */
const formsKnown = new Map<string, readonly string[]>();
const mostFormsKnown = 20_000;
/** The keys of the lexicon that a word answers to. */
function formsOf(word: string): readonly string[] {
  const known = formsKnown.get(word);
  if (known !== undefined) return known;
  const forms = findForms(word);
  if (formsKnown.size >= mostFormsKnown) formsKnown.clear();
  formsKnown.set(word, forms);
  return forms;
}
function findForms(word: string): readonly string[] {
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
  if (bare.length < fuzzyLength || forms.length > 0 || notMisspelt.has(word)) return forms;
  const meant = [bare, ...withoutOne(bare)].map((spelling) => misspelt.get(spelling)).find((key) => key !== undefined);
  return meant === undefined ? [] : [meant];
}

interface Read extends Word {
  readonly forms: readonly string[];
}
/** Where a concept stands: the numbers of the words that say it. */
interface Place {
  readonly concept: string;
  readonly at: readonly number[];
}

function placesOf(text: readonly Read[]): Place[] {
  const match = (at: number, elements: readonly Element[], from: number, matched: readonly number[]): readonly number[] | undefined => {
    const element = elements[from];
    if (element === undefined) return matched;
    const word = text[at];
    if (element.gap) {
      for (let skip = 0; skip <= 4 && !(skip > 0 && text[at + skip - 1]?.negates); skip += 1) {
        // "ما فيها حرارة وتاكل" does not deny that she eats.
        if (text[matched[0] ?? at]?.negates && conjoined.test(text[at + skip]?.text ?? '')) return undefined;
        const end = match(at + skip, elements, from + 1, matched);
        if (end !== undefined) return end;
      }
      return undefined;
    }
    if (
      word !== undefined &&
      word.sentence === text[matched.at(-1) ?? at]?.sentence &&
      word.forms.some((form) => element.keys.includes(form))
    ) {
      const end = match(at + 1, elements, from + 1, [...matched, at]);
      if (end !== undefined) return end;
    }
    return element.optional ? match(at, elements, from + 1, matched) : undefined;
  };
  const places: Place[] = [];
  for (const [at, { forms }] of text.entries()) {
    for (const form of forms) {
      for (const { concept, elements } of index.get(form) ?? []) {
        const matched = match(at, elements, 0, []);
        if (matched !== undefined) places.push({ concept, at: matched });
      }
    }
  }
  return places;
}

/** What comforts must be said as it is: "not getting better" is no comfort. */
const comforting: ReadonlySet<string> = new Set([
  'reassured',
  'eased-by-little',
  'settles',
  'inhaler-helps',
  'feeds-well',
  'keeps-fluids',
  'can-walk',
  'bleeding-stopped',
] satisfies Finding[]);
const first = ({ at }: Place): number => at[0] ?? 0;
const last = ({ at }: Place): number => at.at(-1) ?? 0;
const isFinding = (concept: string): concept is Finding => Object.hasOwn(findings, concept);
const isWord = (concept: string): boolean => Object.hasOwn(words, concept);

/** Words inside a longer phrase mean what the phrase means: "heart attack" says nothing of palpitations. */
const withoutInner = (places: readonly Place[]): Place[] => {
  const long = places.filter(({ at, concept }) => at.length > 1 && !(isFinding(concept) && findings[concept].kind === 'context'));
  return places.filter(
    (one) =>
      !long.some(
        (outer) =>
          (isWord(one.concept) || outer.concept === 'ignored') &&
          outer.at.length > one.at.length &&
          first(outer) <= first(one) &&
          last(outer) >= last(one),
      ),
  );
};

/** Findings that are two things said near each other, in either order. */
function composed(places: readonly Place[], text: readonly Read[]): Place[] {
  const byConcept = Map.groupBy(places, ({ concept }) => concept);
  const placesIn = (group: readonly string[]): Place[] => group.flatMap((concept) => byConcept.get(concept) ?? []);
  return Object.entries(findings).flatMap(([concept, { near = [] }]) =>
    near.flatMap(({ one, other, within }) => {
      const others = placesIn(other);
      return placesIn(one).flatMap((a) =>
        others
          .filter((b) => {
            const [left, right] = first(a) <= first(b) ? [a, b] : [b, a];
            const between = first(right) - last(left) - 1;
            return between >= 0 && between <= within && text[first(a)]?.part === text[first(b)]?.part;
          })
          .map((b) => ({ concept, at: [...a.at, ...b.at].toSorted((x, y) => x - y) })),
      );
    }),
  );
}

/** What was recognised: each finding in the person's own words, and what is background only. */
export interface Recognised {
  readonly now: ReadonlyMap<Finding, string>;
  readonly background: ReadonlySet<Finding>;
}

/** The findings that a description says, and does not deny. Said once is said, even where it is denied elsewhere. */
export function recognise(description: string): Recognised {
  const text = read(description)
    .filter((word, at, all) => carries(word.text, all[at + 1]?.text))
    .map((word): Read => ({ ...word, forms: formsOf(word.text) }));
  const places = withoutInner(placesOf(text));
  const now = new Map<Finding, string>();
  const background = new Set<Finding>();
  for (const { concept, at } of [...places, ...composed(places, text)]) {
    if (!isFinding(concept)) continue;
    const from = at[0] ?? 0;
    const before = text.slice(Math.max(0, from - 3), from);
    if (
      comforting.has(concept) &&
      !conjoined.test(text[from]?.text ?? '') &&
      before.some((word) => (word.negates || word.text === 'cant') && word.part === text[from]?.part)
    )
      continue;
    const said = at.flatMap((one) => text[one] ?? []);
    const any = (meaning: Meaning): boolean => said.some(({ meant }) => meant.has(meaning));
    // "not breathing" holds its own denial.
    if ((any('denied') && !said.some(({ negates }) => negates)) || any('other')) continue;
    if (any('past')) background.add(concept);
    else if (!(any('feared') && findings[concept].kind === 'disease') && !now.has(concept))
      now.set(concept, description.slice(said[0]?.from, said.at(-1)?.to));
  }
  return { now, background };
}
