import { latinDigits } from '#contract/base/text.ts';
import { type ToldAgeGroup, ageGroupOf } from '#contract/symptom-check/age-groups.ts';

export type Who = 'me' | 'child' | 'other';

/** What words say of the person who has the complaint; nothing where that is in doubt. */
export interface Told {
  readonly who?: Who;
  readonly ageGroup?: ToldAgeGroup;
  readonly gender?: 'male' | 'female';
}

const plain = (text: string): string =>
  latinDigits(text.toLowerCase().trim())
    .replaceAll(/[\u064b-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');

const english = 'one|two|three|four|five|six|seven|eight|nine|ten';
const arabic = 'واحد|اثنين|[ثت]لا[ثت]ه?|اربعه?|خمسه?|سته?|سبعه?|[ثت]ما?ني?ه?|تسعه?|عشره?';
const count = `(?<count>\\d{1,3}|${english}|${arabic})`;
const long = 'y(?:ea)?rs?|y|months?|mos?|سن(?:ه|وات|ين)|عام|اعوام|شهر|شهور|اشهر';
const end = '(?![\\p{L}\\d])';
/** An age by itself: "2 years old", "2-year-old", "2 yo". Of several ("5 year olds") it is nobody's. */
const old = `${count}[ -]?(?:(?<unit>${long}|weeks?|days?)[ -]?old|y\\/?o)${end}`;
/** An age beside whoever has it. Weeks and days say how long something lasts, and a number near 38 is a temperature. */
const near = `${count}(?:[ -]?(?:(?<unit>${long})|y\\/?o)${end}(?! pregnan| حامل)|(?<!3[5-9]|4[0-2])(?= ?(?:[,)]|\\.(?!\\d)|$|and |has |with |و)))`;
const arabicAge = (units: string): string => `(?:${count} (?<unit>${units})|(?<two>سنتين|شهرين)|(?<one>سنه|شهر))${end}`;

const kinds = `(?:${Object.entries({
  male: 'son|boy|ابني|ولدي|عندي (?:ولد|ابن)',
  female: 'daughter|girl|بنتي|ابنتي|طفلتي|رضيعتي|عندي (?:بنت|طفله)',
  child: 'child|kid|baby|toddler|infant|newborn|children|kids|طفلي|رضيعي|بيبي|البيبي|عيالي|اطفالي|عندي (?:طفل|رضيع|بيبي)',
  // "My 3 year old has a fever".
  aged: '[\\w-]*old(?=,| (?:has|is|had|was|keeps|fell|can|won|got|swallowed|woke|and|with))',
  man: 'father|dad|daddy|husband|brother|grandfather|grandpa|uncle|ابوي|ابويا|والدي|الوالد|بابا|زوجي|جوزي|جدي|اخوي|اخويا|اخي',
  woman: 'mother|mom|mum|wife|sister|grandmother|grandma|aunt|امي|ماما|والدتي|الوالده|زوجتي|مرتي|مراتي|جدتي|ستي|تيتا|اختي',
  friend: 'friend|صديقي|صاحبي',
})
  .map(([kind, words]) => `(?<${kind}>${words})`)
  .join('|')})`;
const adjectives = `(?:(?:\\d[\\w-]*|${english}|[\\w-]*(?:old|er|est)|years?|months?|weeks?|little|baby|newborn|pregnant|healthy) )*`;
const relative = `(?:(?:my|our|i have an?) ${adjectives}(?=[a-z\\d])|(?<!\\p{L})[وفبل]?(?=[ا-ي]))${kinds}(?!\\p{L})`;
/** Where somebody can be the subject: "since my son's birthday" is not about him. */
const subject = new RegExp(
  `(?:^|[.!?؟;؛:،,(-] ?|(?<!\\p{L})(?:and|but|so|because|that|think|hi|hello|help|please|عند|ان|الله|عليكم|حراره|راس|بطن|بلع|طاح|وقع) |(?<= )(?=و))${relative}(?!-|'s (?:\\w+day|teacher|school|baby|son|friend))`,
  'u',
);
/** Whoever writes has something, or does; not what a parent does. */
const speaker = new RegExp(
  `\\b(?:i(?:'ve|'m)? (?!(?:am |have |just |also )*(?:think|gave|give|noticed|saw|measured|checked|took|tried|called|worried))|i(?:m|ve) |me${end}|my )|(?<!\\p{L})[وف]?(?:عندي|فيني|احس|حاس[سه]|اشعر|اعاني|انا|[يت](?:عور|وجع|[اؤ]لم)ني|(?:راس|بطن|صدر|ظهر|حلق|رجل|ا?يد|عين|ضرس|ركبت|قلب)ي)${end}`,
  'u',
);

/** The age in years of what one of these patterns found. */
function yearsOf({ count: many = '', unit, two, one }: Readonly<Record<string, string | undefined>>): number {
  const words = [english, arabic].map((of) => of.split('|').findIndex((each) => new RegExp(`^${each}$`).test(many)) + 1);
  const size = unit ?? two ?? one ?? 'y';
  const inYear = /^m|شه/.test(size) ? 12 : size.startsWith('w') || size.includes('ب') ? 52 : /^d|يوم|ايام/.test(size) ? 365 : 1;
  return (two ? 2 : one ? 1 : Number(many) || Math.max(...words)) / inYear;
}
/** The age group that patterns find in a text, if it is one. */
function groupIn(text: string, ...patterns: readonly string[]): ToldAgeGroup | undefined {
  const years = patterns.flatMap((pattern) => Array.from(text.matchAll(new RegExp(pattern, 'gu')), ({ groups = {} }) => yearsOf(groups)));
  const [group, ...others] = new Set(years.filter((age) => age <= 120).map(ageGroupOf));
  return others.length === 0 ? group : undefined;
}
const ofThem = [
  old,
  `\\b(?:(?:he|she|who)(?:'s| is)|aged) ${near}`,
  `عمر(?:ه|ها|و) ${arabicAge(`${long}|اسبوع|اسابيع|يوم|ايام`)}`,
  `عند(?:ه|ها|و) ${arabicAge(long)}`,
];
const ofMe = [`\\bi(?: am|'m|m) (?:an? )?${count}(?:[ -]?years?[ -]?old| ?y\\/?o| ?(?=[,.]|$|and |with ))`, `عمري ${arabicAge(long)}`];

const sexIn = (text: string, before: string): Told['gender'] => {
  const is = (words: string): boolean => new RegExp(`(?<!\\p{L})${before}(?:${words})${end}`, 'u').test(text);
  return is('woman|female|lady|girl|pregnant|امراه|بنت|حامل') ? 'female' : is('man|male|guy|boy|رجل|شاب|ولد') ? 'male' : undefined;
};
const all = (who: Who | undefined, ageGroup: Told['ageGroup'], gender: Told['gender']): Told => ({
  ...(who && { who }),
  ...(ageGroup && { ageGroup }),
  ...(gender && { gender }),
});

/** Reads who has the complaint, their age and sex: the little that fills in a form. The server reads the words on its own. */
export function told(description: string): Told {
  const text = plain(description);
  const found = subject.exec(text);
  const others = text.replaceAll(new RegExp(relative, 'gu'), ' ');
  const isOfSpeaker = speaker.test(others);
  if (found === null) {
    if (others !== text) return {};
    if (isOfSpeaker) return all('me', groupIn(text, ...ofMe), sexIn(text, `(?:i(?: am|'m|m) (?:an? )?${adjectives}|ان[اي] )`));
    // "72 year old with chest pain".
    const begin = new RegExp(`^(?:an? )?(?:${old}|\\p{L}* ?عمر).{0,20}`, 'u').exec(text)?.[0];
    return begin === undefined ? {} : all(undefined, groupIn(begin, ...ofThem), sexIn(begin, ''));
  }
  const { male, female, child, aged, man, woman } = found.groups ?? {};
  const after = text.slice(found.index + found[0].length);
  const isSmall = (male ?? female ?? child ?? aged) !== undefined;
  if (isOfSpeaker) return {};
  // Of two people the age and the sex are open.
  if (/^ (?:and|&) (?:my |our )?\w+ ha|^ وا/.test(after)) return { who: isSmall ? 'child' : 'other' };
  const beside = groupIn(after, `^(?: is| was)?,? ?\\(?${near}`) ?? groupIn(after, `^ (?:ابن |بنت )?${arabicAge(long)}`);
  const isGrown = (group: string | undefined): boolean => group === '14-64' || group === '65-and-over';
  // "My husband 2 months cough" says no age.
  const ageGroup = (isSmall || isGrown(beside) ? beside : undefined) ?? groupIn(found[0] + after, ...ofThem);
  const gender = (male ?? man) ? 'male' : (female ?? woman) ? 'female' : undefined;
  return all(isSmall && !isGrown(ageGroup) ? 'child' : 'other', ageGroup, gender);
}
