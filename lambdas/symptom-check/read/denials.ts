import { type Token, contrasts, isMark, opens, set } from './marks.ts';

/** Denials that cover a list: "no fever, chills or cough". */
const listDenials = set(
  'no denies deny denied denying without nobody nil nor neither absent بدون بلا دون ولا لايوجد مافي مافيه ماعندي وبدون وبلا مفيش مافيش ومفيش معنديش ماكو وماكو ينفي تنفي ينكر تنكر نفي نفت',
);
const narrowDenials = set(
  'not nothing ما لا مو مب مش ليس ليست لم لن غير وما ومو ومب وليس ولم فما مش ومش ماهو مهو موب مهوب ماني ماهي مانه ليسا لست ولست وليست ولن فلا عدم خالي خاليه',
);
/** Words of a list that one denial covers. */
const lists = set('or nor and ولا او');
/** Words that deny what precedes them. */
const afterwards = set('negative سلبي سلبيه');
/** After a denial, these words say that something continues: "won't stop", "without me", "no longer". */
const goesOn = set(
  'stop stopping go going goes heal healing improve improving help helping settle settling resolve resolving get getting better respond responding work working know sleep sleeping wake waking want eat eating drink drinking sure think relieve relieved relief ease only because fade fading blanch clear me him us warning longer one idea doubt matter improvement change changed even feeding able stays stay works keep keeps يوقف توقف وقف يروح تروح راح يفيد يخف تخف يتحسن فايده تحسن عرف اعرف ادري يعرف',
);
/** After a comma, a verb or a subject with "and" introduces something else: "ولا براز، ويزوع", "ولا حرارة، والألم يزيد". */
const opensInArabic = /^(?:فقط|انما|وي\p{L}{3}|وال\p{L}{2}|وا(?:كح|شرب|كل|رجع|زوع|حس|شعر|نام|مشي|قدر|بول|ستفرغ|تنفس)$)/u;
/** A part with one of these endings is a statement, not a list item: "no urine for a day, belly swollen". */
const predicates = set('swollen sore painful hurts hurting tender blue pale numb swelling');
/** Words that are never denied: they begin a reassuring statement. */
const allWell = set(
  'normal normally fine ok okay steady stable good clear well regular great happily كويس كويسه زين زينه تمام عادي طبيعي منيح منيحه بخير ممتاز',
);
const haves = set(
  'have has had having any experience experienced notice noticed feel felt feeling report complain been عند عندي عنده عندها عندنا في فيه فيها فيني معي معه معها يوجد توجد اعاني يعاني تعاني اشكو يشكو تشكو اشعر احس يحس لدي لديه لديها',
);
/** "ما" without denial: بعد ما، كل ما. */
export const beforeMa = set('بعد قبل كل مثل وقت حين اول لما مع يوم لحد كثر عقب لين طول قد');
/** What "ما هي …" asks for, while "ما هي زينه" denies. */
const askedFor =
  /^(?:ال)?(?:كميه|جرعه|جرعات|مقدار|عدد|نسبه|حد|افضل|احسن|اسباب|سبب|علاج|اعراض|علامات|طريقه|طرق|فايده|فوايد|اضرار|مده|سعر|اسم|نوع|دواء|ادويه|حبوب|حل|نصيحتكم|مشكله|قصه)$/u;
const lasts = /^(?:\d|one|two|three|four|five|six|seven|several|last|yesterday|امس|يوم|يومين|ثلاث|اربع|خمس|اسبوع)/;
const ends = set('and with و مع while when after because then');

/** The scope of a denial: the items of a list, or four words of its own part. */
type Reach = { readonly over: 'list' } | { readonly over: 'narrow'; readonly left: number } | undefined;
interface State {
  readonly reach: Reach;
  /** The denial was found to introduce a list. */
  readonly listed: boolean;
}

/** A word in its position, with its neighbors; empty text if there is none. */
interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly text: string;
  readonly before: string;
  readonly next: string;
  readonly after: string;
  readonly third: string;
}
const placeOf = (tokens: readonly Token[], at: number): Place => {
  const textAt = (place: number): string => tokens[place]?.text ?? '';
  return { tokens, at, text: textAt(at), before: textAt(at - 1), next: textAt(at + 1), after: textAt(at + 2), third: textAt(at + 3) };
};

/** The end of the item that begins at a position: at a mark or a contrast. */
function endOfItem(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex((one, at) => at >= from && (isMark(one) || contrasts.has(one.text)));
  return end === -1 ? tokens.length : end;
}

/** The words between a mark and the next one. */
function itemAfter({ tokens, at }: Place) {
  const end = endOfItem(tokens, at + 1);
  const item = tokens.slice(at + 1, end).map(({ text }) => text);
  return {
    item: item.filter((text) => text !== 'or' && text !== 'and'),
    isOneOfMany: isComma(tokens[end]?.text) || item.some((text) => lists.has(text)),
  };
}
const isComma = (text: string | undefined): boolean => text === ',' || text === '،';

/** Whether an item of a list can be covered by the denial before it. */
const isDeniedItem = (item: readonly string[]): boolean =>
  item.length <= 5 &&
  !item.some((text) => opens.has(text) || /^\d/.test(text) || allWell.has(text)) &&
  !(item.length > 1 && predicates.has(item.at(-1) ?? '')) &&
  !opensInArabic.test(item[0] ?? '');

/** What comes after "a stroke was ruled out", and is not what was ruled out. */
const afterExclusion = set('by in at on after with via so then already yesterday today last this now and when from through completely');
const bes = set('was were is are been being got');
/** Words by which tests or a doctor exclude something: "ruled out", "excluded", "came back clear", "negative for", "استبعدوا". */
const excluded = /^(?:excluded|eliminated|disproved|و?(?:استبعد|استبعدو|استبعدوا|استبعدت|استبعدنا|نفوا|نفو))$/u;
const excludedBefore = /^و?(?:مستبعده?|استبعدوها|استبعدوه|استبعدها|استبعده|نفوها|نفوه)$/u;
/** Whether a word excludes what comes next or what came before it. */
function exclusion({ tokens, at, text, before, next }: Place): 'next' | 'before' | undefined {
  const isRuled = text === 'out' && before === 'ruled';
  if (isRuled || excluded.test(text)) {
    const verb = tokens[isRuled ? at - 2 : at - 1]?.text ?? '';
    const isEnd = tokens.slice(at + 1, at + 2).every((one) => isMark(one) || contrasts.has(one.text) || afterExclusion.has(one.text));
    return bes.has(verb) || isEnd ? 'before' : 'next';
  }
  if (excludedBefore.test(text)) return 'before';
  if (text === 'استبعاد' && /^و?(?:تم|جري)$/u.test(before)) return 'next';
  if (/^(?:clear|cleared|negative|normal)$/.test(text) && /^(?:for|of)$/.test(next)) return 'next';
  if (/^(?:سليمه?|نظيفه?|سلبيه?)$/u.test(text) && next === 'من') return 'next';
  return /^(?:clear|normal|negative|fine|ok)$/.test(text) && before === 'back' && /^c[ao]me?$/.test(tokens[at - 2]?.text ?? '')
    ? 'before'
    : undefined;
}
/** "Not ruled out": open. */
const isNotExcluded = ({ tokens, at }: Place): boolean =>
  tokens
    .slice(at + 1, at + 4)
    .some((_, on, near) => !near.slice(0, on).some(isMark) && exclusion(placeOf(tokens, at + 1 + on)) !== undefined);
const isLeftOpen = ({ tokens, at }: Place): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(
      (one, on, before) => !before.slice(on).some(isMark) && (one.text === 'cant' || isDenial(placeOf(tokens, at - before.length + on))),
    );

/** "عادي ولا اروح للدكتور؟": in a question "or", before what somebody asks of themselves. */
const isOr = ({ tokens, at, text, next }: Place): boolean =>
  text === 'ولا' &&
  /^[?؟]$/.test(tokens.at(-1)?.text ?? '') &&
  /^(?:ا(?!ل)\p{L}{2,}|لازم|عادي|خطير|طبيعي|ممكن|نروح)$/u.test(next) &&
  !tokens.slice(0, at).some(({ text: before }) => listDenials.has(before) || narrowDenials.has(before));

const isDenial = ({ text, next }: Place): boolean =>
  (listDenials.has(text) || narrowDenials.has(text)) && !(text === 'not' && next === 'only');
/** Matches "won't stop", "nobody can help", but not "not going anywhere" or "I don't drink alcohol". */
const deniesAnEnd = ({ text, next, after }: Place): boolean =>
  (goesOn.has(next) &&
    !(/^(?:go|goes|going|spread|spreading)$/.test(next) && /^(?:to|into|down|up|anywhere|through)$/.test(after)) &&
    !(/^(?:drink|drinking)$/.test(next) && after === 'alcohol')) ||
  (text === 'nobody' && /^(?:can|could|cant)$/.test(next));
/** Things not had form a list; actions not done are single: "without moving". */
const deniesAList = ({ text, next, after }: Place): boolean =>
  (listDenials.has(text) && !(text === 'without' && next.endsWith('ing'))) || haves.has(next) || haves.has(after) || text === 'غير';

/** Arabic verbs with "and" that describe an event. */
const happensInArabic =
  /^(?:وي\p{L}{3}|وا(?:كح|شرب|كل|رجع|زوع|حس|شعر|مشي)$|و(?:دخل|طاح|وقع|صار|طلع|رجع|انكب|سقط|ضرب|حسي|بدا|قام|انتفخ|ورم|صحي|راح)\p{L}{0,2}$)/u;

const ended = (state: State): State => ({ ...state, reach: undefined });

/** A rule by which a word begins, continues or ends a denial. */
interface Rule {
  readonly name: string;
  /** An example sentence; the denied part is in square brackets. */
  readonly example: string;
  readonly applies: (place: Place, state: State) => boolean;
  readonly becomes: (state: State, place: Place) => State;
  /** Whether the word itself denies. */
  readonly negates?: true;
}

/** The first rule that matches a word decides. */
export const denialRules: readonly Rule[] = [
  { name: 'a contrast', example: 'no [fever] but cough', applies: ({ text }) => contrasts.has(text), becomes: ended },
  {
    name: 'a mark, after which a list goes on',
    example: 'no [sweating], [chest tightness] or [fever]',
    applies: ({ tokens, at }) => tokens.slice(at, at + 1).some(isMark),
    // "No sweating, chest tightness" denies only the first; with a third item, or an "or", it is a list.
    becomes: ({ reach, listed: before }, place) => {
      const { item, isOneOfMany } = itemAfter(place);
      const listed = before || isOneOfMany;
      return { listed, reach: reach?.over === 'list' && listed && isDeniedItem(item) ? reach : undefined };
    },
  },
  {
    name: 'a word that looks like a denial and is none',
    example: 'صداع بعد ما اكلت',
    applies: (place) =>
      isDenial(place) &&
      (isOr(place) ||
        (place.text === 'ما' && (beforeMa.has(place.before) || (/^ه[وي]$/.test(place.next) && askedFor.test(place.after)))) ||
        (place.text === 'غير' && place.before !== 'من')),
    becomes: (state) => state,
  },
  {
    name: 'a denial that something is excluded',
    example: 'they have not ruled out a stroke',
    applies: (place) => (isDenial(place) || place.text === 'cant') && isNotExcluded(place),
    becomes: ended,
  },
  {
    name: 'what tests or a doctor exclude',
    example: 'they ruled out [a stroke] or [a clot]',
    applies: (place) => exclusion(place) === 'next' && !isLeftOpen(place),
    becomes: () => ({ reach: { over: 'list' }, listed: false }),
    negates: true,
  },
  {
    name: 'a denial that something ends',
    example: 'the bleeding does not stop',
    applies: (place) => isDenial(place) && deniesAnEnd(place),
    becomes: () => ({ reach: undefined, listed: false }),
    negates: true,
  },
  {
    name: 'a denial of a list',
    example: 'no [fever] or [chills]',
    applies: (place) => isDenial(place) && deniesAList(place),
    becomes: () => ({ reach: { over: 'list' }, listed: false }),
    negates: true,
  },
  {
    name: 'a denial of what comes next',
    example: 'it is not [swollen]',
    applies: isDenial,
    becomes: () => ({ reach: { over: 'narrow', left: 4 }, listed: false }),
    negates: true,
  },
  {
    name: 'how long something was missing, after which other things are said',
    example: 'no [stool] for three days',
    applies: ({ text, next }, { reach }) =>
      reach?.over === 'list' && (/^\d/.test(text) || text === 'since' || (/^(?:for|من|منذ)$/.test(text) && lasts.test(next))),
    becomes: ended,
  },
  {
    name: 'a word that joins something else',
    example: 'no [fever] and he drinks well',
    applies: ({ text, next, after, third }, { reach }) =>
      reach !== undefined &&
      ends.has(text) &&
      (reach.over === 'narrow' || text !== 'and' || opens.has(next) || opens.has(after) || allWell.has(after) || allWell.has(third)),
    becomes: ended,
  },
  {
    name: 'an Arabic "and" before what is well',
    example: 'مافي [حراره] وشرب زين',
    applies: ({ text, next, after }, { reach }) =>
      reach?.over === 'list' && /^و\p{L}{3}/u.test(text) && (allWell.has(next) || allWell.has(after)),
    becomes: ended,
  },
  {
    name: 'an Arabic "and" before what happens',
    example: 'مافي [حراره] ويستفرغ',
    applies: ({ text }, { reach }) => reach?.over === 'list' && text.startsWith('و') && (opens.has(text) || happensInArabic.test(text)),
    becomes: ended,
  },
  {
    name: 'the end of what a narrow denial reaches',
    example: 'not [a big strong tall] man',
    applies: ({ text }, { reach }) => reach?.over === 'narrow' && (reach.left <= 0 || /^و.{3}/.test(text)),
    becomes: ended,
  },
  {
    name: 'a word that a narrow denial reaches',
    example: 'it is not [swollen]',
    applies: (_, { reach }) => reach?.over === 'narrow',
    becomes: (state) => (state.reach?.over === 'narrow' ? { ...state, reach: { over: 'narrow', left: state.reach.left - 1 } } : state),
  },
];

/** The words denied by what follows them: "the test came back negative", "a stroke was ruled out". */
const deniedLater = (tokens: readonly Token[]): ReadonlySet<number> =>
  new Set(
    tokens.flatMap(({ text }, at) => {
      const isExcluded = exclusion(placeOf(tokens, at)) === 'before' && !isLeftOpen(placeOf(tokens, at));
      if (!afterwards.has(text) && !isExcluded) return [];
      // "I have pain and a stroke was ruled out", but "a stroke and a clot were ruled out".
      const isOne = isExcluded && !tokens.slice(Math.max(0, at - 3), at).some((one) => /^(?:were|are|have)$/.test(one.text));
      const begin = tokens.findLastIndex(
        (one, before) => before < at && (isMark(one) || contrasts.has(one.text) || (isOne && one.text === 'and')),
      );
      return Array.from({ length: Math.min(isExcluded ? 8 : 4, at - begin - 1) }, (_, back) => at - 1 - back);
    }),
  );

interface Denied {
  readonly denied: boolean;
  readonly negates: boolean;
  /** The deciding rule; undefined for a word without effect. */
  readonly by: Rule | undefined;
}
/** For each token, whether it is denied. A denial reaches to the end of its part, and over the short items of a list. */
export function denials(tokens: readonly Token[]): Denied[] {
  const later = deniedLater(tokens);
  let state: State = { reach: undefined, listed: false };
  return tokens.map((_, at) => {
    const place = placeOf(tokens, at);
    const before = state;
    const by = denialRules.find(({ applies }) => applies(place, before));
    if (by !== undefined) state = by.becomes(before, place);
    const negates = by?.negates === true;
    return { denied: (state.reach !== undefined && !negates) || later.has(at), negates, by };
  });
}
