import { denials } from './denials.ts';
import { type Token, contrasts, isMark, opens, sentenceEnds, set } from './marks.ts';
import { ofNobody } from './nobody.ts';

/** A word of a description, in normalised letters, with its meaning in context. */
export interface Word {
  readonly text: string;
  /** Its position in the person's own text. */
  readonly from: number;
  readonly to: number;
  /** The stretch between commas and contrasts, whose words belong together. */
  readonly part: number;
  readonly sentence: number;
  readonly negates: boolean;
  /** `other`: about a family member, or no person. `past`: long ago, or long known. `feared`: only a worry. */
  readonly meant: ReadonlySet<Meaning>;
}
export type Meaning = 'denied' | 'past' | 'other' | 'feared';

const letters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ؤ: 'و',
  ئ: 'ي',
  ة: 'ه',
  گ: 'ق',
  چ: 'ك',
  ک: 'ك',
  ی: 'ي',
  ھ: 'ه',
  ہ: 'ه',
  پ: 'ب',
  ڤ: 'ف',
  '’': "'",
  '‘': "'",
  '`': "'",
  '٫': '.',
};
const plainLetter = (letter: string): string =>
  letter
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u0610-\u061A\u064B-\u065F\u0670\u0640]/g, '')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[أإآٱىؤئةگچکیھہپڤ’‘`٫]/g, (variant) => letters[variant] ?? variant);

/** Cached, because letters recur. */
const plainLetters = new Map<string, string>(
  Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).map((one) => [one, plainLetter(one)]),
);
for (let code = 0x600; code < 0x700; code += 1) plainLetters.set(String.fromCharCode(code), plainLetter(String.fromCharCode(code)));
const plainOf = (letter: string): string => plainLetters.get(letter) ?? plainLetter(letter);

/** Normalised text, and the original position of each of its letters, so that a reason can quote the person's own words. */
export function plainWithOrigin(text: string): { plain: string; origin: readonly number[] } {
  let plain = '';
  const origin: number[] = [];
  let at = 0;
  let last = '';
  let beforeLast = '';
  for (const letter of text) {
    for (const one of plainOf(letter)) {
      // Elongation: "sooooo", "ألـــم", "آآآه".
      const elongated = one === last && one === beforeLast && /\p{L}/u.test(one);
      if (!elongated) {
        plain += one;
        beforeLast = last;
        last = one;
        for (let count = 0; count < one.length; count += 1) origin.push(at);
      }
    }
    at += letter.length;
  }
  origin.push(text.length);
  return { plain, origin };
}

/** Text as the rules read it: one case, straight quotes, Latin digits, Arabic without diacritics, letter variants and elongation. */
export const plain = (text: string): string => plainWithOrigin(text).plain.replaceAll(/\s+/g, ' ').trim();

const token = /\d+(?:[.,:/]\d+)*|\p{L}[\p{L}\p{N}']*|[.!?؟;؛\n]|[,،:()–—]|-(?=\s)/gu;
/** "Cannot", and words that deny what follows, each in one spelling. */
const cannot = set("cannot can't cant couldn't couldnt unable");
const not = set(
  "not n't don't dont doesn't doesnt didn't didnt isn't isnt aren't arent wasn't wasnt weren't haven't havent hasn't hasnt hadn't won't wont wouldn't ain't aint never",
);
const joined =
  /^(?:و|ف)?(ما|لا)(?=(?:ي|ا|ت|ن)?(?:قدر|حس|عند|فيه|فيني|فيها|معي|عرف|شوف|تنفس|رضع|وقف|صحي|نام|قوم|ابي|ابغ|بغ|ودي|عاد|رد|حرك|تحرك|تكلم|اكل|شرب|بول|بي$))/u;
/** Egyptian puts the denial around the verb: "مبيتحركش", "ماعنديش". */
const joinedRound = /^(?:و|ف)?م(?:ا(?=\p{L}{3,}ش$)|(?=(?:ب[يتا]\p{L}{2,}|[يتا]?قدر|عند|حس|لي|له|عاد|كان|نم|اكل|شرب|رضع|عرف|صح)\p{L}*ش$))/u;

/** Long-known conditions, and events long ago. */
const known = /^(?:history|hx|pmh|pmhx|previous|previously|prior|background|سوابق|سابق|سابقا)$/;
const longAgo =
  /\b(?:years ago|year ago|decades? ago|as a (?:child|kid|boy|girl|baby|teenager|toddler)|in (?:childhood|my youth|my teens)|when (?:i|he|she) was (?:little|young|small|a |\d+\b|three|four|five|six|seven|eight|nine|ten)|last year|in the past|used to|in (?:19|20)\d\d|back in (?:the (?:day|days|nineties|eighties|summer|winter|spring|autumn)|january|february|march|april|may|june|july|august|september|october|november|december))\b|(?:قبل|من) (?:سنه|سنتين|سنوات|سنين|\d+ سنوات|\d+ سنين|\d+ سنه)(?!\p{L})(?! وهو)|في الماضي|وانا صغير|تاريخ مرضي|السنه الماضيه|العام الماضي|(?:السنه|العام|الشهر) اللي فات|من زمان|من (?:عشر|عشرين|ثلاثين|خمس|ست|سبع) سن/u;
const stillGoing =
  /\b(?:start\w*|began|begin\w*|since|onset|ever since|noticed|worse\w*|increas\w*|for|(?:as|like) (?:s?he|i|they) (?:had|did))\b|من سنه|من سنين|من سنوات|بدا/;
const relative =
  '(?:father|mother|dad|mum|mom|brother|sister|parents?|uncle|aunt|grand\\w+|cousin|ابوي|والدي|والدتي|امي|اخوي|اختي|جدي|جدتي|عمي|خالي)';
const inFamily = new RegExp(
  `family history|family hx|fhx?\\b|runs in (?:the |my )?family|تاريخ عايلي|في العايله|بالعايله|(?<!\\p{L})${relative}(?!\\p{L})[^,]{0,40}?(?:\\bdied|passed away|\\bhad\\b.{0,40}?(?:\\bat (?:the age|\\d)|\\bwhen (?:he|she)|\\baged|in (?:his|her) )|مات|توفي|توفت)`,
  'u',
);
/** "ولد عمي جاه التهاب رئوي", "أبوي جاته جلطة": a relative's history, told by a person who writes about themselves. */
const hearsayInArabic =
  /(?<!\p{L})(?:و|ل|لان |بس )?(?:ولد|ابن|بنت|زوج|زوجه)? ?(?:ابوي|ابويا|والدي|والدتي|والدها|والده|امي|اخوي|اخويا|اختي|اخوها|عمي|عمتي|خالي|خالتي|جدي|جدتي|زميلي|زميلتي|صاحبي|صاحبتي|رفيجي|رفيقي|صديقي|صديقتي|جاري|جارنا|جارتنا|ناس)(?: \p{L}+)? (?:طلع|كان عنده|كان عندها|كان فيه|كانت|عندها عقد|جاه|جاته|جتها|جاها|صار له|صار لها|مات|ماتت|ماتوا|توفي|توفت|توفيت|سوي|سوت|عمل|عملت|مصاب|مصابه|انصاب|صابه|صابته|صابتها|اصيب|شخصوه|شخصوها|دخل|اكل معي|عنده ديسك|عندها سرطان|عنده سرطان)(?!\p{L})[^،,.]*/u;
const ofOneself = /(?<!\p{L})[وف]?(?:انا|اني|عندي|فيني|فيي|احس|اشعر|خايف|خايفه|فخايف|فخفت|خفت|لدي)(?!\p{L})/u;
/** Another person's history, or their opinion: "his cousin had pneumonia", "my wife thinks it is a stroke". */
const somebody =
  '(?:father|mother|dad|mum|mom|brother|sister|uncle|aunt|auntie|grand\\w+|cousin|colleague|friend|mate|neighbou?r|flatmate|housemate|roommate|coworker|boss|manager|teacher|classmate|husband|wife|partner|girlfriend|boyfriend|family|people)';
const hearsay = new RegExp(
  `\\b${somebody} (?:\\w+ )?(?:had|got|lost|died|caught|ended up|(?:was|were|is|has been|got) (?:found|diagnosed|told|treated)|insist\\w*|says?|said|thinks?|thought|assume[sd]?|believe[sd]?|reckons?|worrie[sd]|is (?:convinced|sure|worried))\\b`,
);
const justNow = /\b(?:now|today|tonight|this morning|just|minutes?|hours?|yesterday|last night|suddenly|sudden)\b/;
const owner = new RegExp(`^${somebody}$`);
/** What follows was dreamed. */
const dreamed = /\b(?:dreamt|dreamed|had a dream|dream) (?:that|i|my|a)\b|(?<!\p{L})و?(?:حلمت|بحلم|احلم) (?:ان|اني|انه|انها|كان|تعبان|ب)/u;
const runsInFamily = /\b(?:runs|common|strong) in (?:the |my |our |his |her )?family\b/;
const fears =
  /\b(?:worr\w+|scared|afraid|concerned|anxious about|fear\w*|could (?:it|this) be|might (?:it )?be|may be|what if|wonder\w*|paranoid|rule out|is (?:it|this) an?|am i having|do i have|google\w*)\b|و?(?:خايف|خايفه|اخاف|خوفي|ممكن يكون|هل هو|هل هي|هل هذا|اخشي|قلقان|قلقانه)(?!\p{L})/u;

/** Persons who are spelled like a limb: "a man" (an object) like "his leg", and a grandmother of the Gulf like "my hand". */
const noLimb = new Map([
  ['رجلا', 'رجال'],
  ['يدتي', 'جدتي'],
  ['يدته', 'جدته'],
  ['يدتها', 'جدتها'],
  ['يدتنا', 'جدتنا'],
]);

/** The words and marks of a text, with "cannot", "can not", "ما عندي" and "ماعندي" in one spelling each. */
export function tokensOf(description: string): Token[] {
  const { plain: text, origin } = plainWithOrigin(description);
  const tokens: Token[] = [];
  for (const match of text.matchAll(token)) {
    const span = { from: origin[match.index] ?? 0, to: origin[match.index + match[0].length] ?? description.length };
    const word = match[0].replace(/'s?$/, '');
    const before = tokens.at(-1);
    const attached = joined.exec(word)?.[0];
    if (not.has(word) && (before?.text === 'can' || before?.text === 'could'))
      tokens.splice(-1, 1, { ...before, text: 'cant', to: span.to });
    else if (word === 'able' && before?.text === 'been' && tokens.at(-2)?.text === 'not')
      tokens.splice(-2, 2, { ...before, text: 'cant', to: span.to });
    else if (word === 'able' && before?.text === 'not') tokens.splice(-1, 1, { ...before, text: 'cant', to: span.to });
    else if (cannot.has(word)) tokens.push({ ...span, text: 'cant' });
    else if (not.has(word)) tokens.push({ ...span, text: 'not' });
    else if (joinedRound.test(word)) tokens.push({ ...span, text: 'ما' }, { ...span, text: word.replace(joinedRound, '').slice(0, -1) });
    else if (attached !== undefined && word.length > attached.length)
      tokens.push({ ...span, text: attached.replace(/^[وف]/, '') }, { ...span, text: word.slice(attached.length) });
    else tokens.push({ ...span, text: match[0] === '\n' ? '\n' : (noLimb.get(word) ?? word) });
  }
  return tokens;
}

const splitAfter = (tokens: readonly Token[], end: (token: Token) => boolean): Token[][] => {
  const pieces: Token[][] = [[]];
  for (const one of tokens) {
    pieces.at(-1)?.push(one);
    if (end(one)) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
};
const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** For each token, whether it is long known or long past. */
function pasts(tokens: readonly Token[]): boolean[] {
  let reach = false;
  const said = splitAfter(tokens, isMark).flatMap((part) => {
    const text = textOf(part);
    const past = longAgo.test(text) && !stillGoing.test(text);
    const end = part.findIndex(
      (one, at) =>
        at > 0 &&
        /^(?:now|today|والحين|الحين|اليوم|الان|هلا|هلق|دلوقتي|[وف](?:الان|اليوم|عندي|عنده|عندها|صار|صارت|احس|حاسس|حاسه|قاعد|امس|هلا|دلوقتي))$/u.test(
          one.text,
        ),
    );
    return part.map((_, at) => past && (end === -1 || at < end));
  });
  return tokens.map(({ text }, at) => {
    const before = tokens[at - 1]?.text ?? '';
    if (known.test(text) && !/^(?:days?|hours?|weeks?|months?|years?|no|well)$/.test(before) && !/^\d/.test(tokens[at + 2]?.text ?? ''))
      reach = true;
    else if (contrasts.has(text) || (reach && opens.has(text) && text !== 'is')) reach = false;
    return reach || said[at] === true;
  });
}

/** For each token, whether it is said of no person. */
const saidOfNobody = (tokens: readonly Token[]): boolean[] =>
  splitAfter(tokens, (one) => isMark(one) || contrasts.has(one.text)).flatMap((stretch) => {
    const { from = 0, to = 0 } = ofNobody(textOf(stretch)) ?? {};
    let length = 0;
    return stretch.map(({ text }) => {
      const begins = length;
      length += text.length + 1;
      return begins >= from && begins < to;
    });
  });

/** The words of a description, each with its meaning in context. */
export function read(description: string): Word[] {
  let part = 0;
  return splitAfter(tokensOf(description), ({ text }) => sentenceEnds.has(text)).flatMap((tokens, sentence) => {
    const denied = denials(tokens);
    const past = pasts(tokens);
    const nobodys = saidOfNobody(tokens);
    const wholly = textOf(tokens);
    const family = inFamily.exec(wholly);
    const fearful = fears.test(wholly);
    const dream = dreamed.exec(wholly)?.index;
    const told = justNow.test(wholly) ? undefined : hearsay.exec(wholly)?.index;
    const inherited = runsInFamily.exec(wholly)?.index ?? 0;
    const inheritedFrom = wholly.lastIndexOf(',', inherited);
    const toldOf = sentence > 0 || ofOneself.test(wholly) ? hearsayInArabic.exec(wholly) : null;
    const toldEnd = toldOf === null ? 0 : toldOf.index + (toldOf[0].search(/ وانا | والحين | وعندي /u) + 1 || toldOf[0].length);
    let length = 0;
    let feared = false;
    let condition = false;
    let other = false;
    return tokens.flatMap((one, at) => {
      const begins = length;
      length += one.text.length + 1;
      if (isMark(one) || contrasts.has(one.text)) part += 1;
      condition = condition ? one.text !== ')' : one.text === 'if' && wholly.lastIndexOf('(', begins) > wholly.lastIndexOf(')', begins);
      // A statement about the family ends where the person writes about themselves.
      other = other
        ? !/^(?:i|i'm|my|now|today|but|patient|عندي|انا|وانا|الحين|اليوم)$/.test(one.text)
        : family !== null && begins <= family.index && length > family.index;
      if (isMark(one)) {
        if (one.text !== ',' && one.text !== '،') feared = false;
        return [];
      }
      feared ||= told !== undefined && begins >= told && (told > 0 || sentence > 0 || /\b(?:i|my|me)\b/.test(wholly.slice(told)));
      // "after my brother's heart attack"
      feared ||= at > 0 && owner.test(tokens[at - 1]?.text ?? '') && description.slice(tokens[at - 1]?.from, one.from).includes("'s ");
      feared ||=
        fearful &&
        fears.test(
          wholly
            .slice(begins, begins + 24)
            .split(' ')
            .slice(0, 3)
            .join(' '),
        ) &&
        fears.exec(wholly.slice(begins))?.index === 0;
      const meant: Meaning[] = [
        ...(denied[at]?.denied ? (['denied'] as const) : []),
        ...(past[at] ? (['past'] as const) : []),
        ...(other ||
        condition ||
        nobodys[at] === true ||
        (toldOf !== null && begins >= toldOf.index && begins < toldEnd) ||
        (begins < inherited && begins > inheritedFrom) ||
        (dream !== undefined && begins > dream)
          ? (['other'] as const)
          : []),
        ...(feared ? (['feared'] as const) : []),
      ];
      return [{ ...one, part, sentence, negates: denied[at]?.negates ?? false, meant: new Set(meant) }];
    });
  });
}
