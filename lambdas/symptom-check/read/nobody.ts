/**
 * What befell an animal, a thing or a figure of a story, and what is only a topic: the words of danger in it are no person's finding.
 * Whatever attacks, hits or falls on somebody is not meant, and a stretch ends where a person comes in.
 */

const either = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`;

const animals = either(
  'dogs? pupp(?:y|ies) cats? kittens? goldfish fish birds? parrots? budgies? canary falcons? hawks? pigeons? horses? pony camels? goats? lambs? sheep cows? calf hamsters? rabbits? bunny turtles? tortoise chickens? hens? rooster donkeys? pets?',
);
const things = either(
  'cars? bus truck van bike motorbike scooter train metro traffic queue line lift elevator escalator engine machine fan ac fridge washer pump door window blinds gate clock app page screen site website portal button link form cursor printer laptop computer pc tablet ipad phone mobile router keyboard toy robot drone',
);
const figures = either('actor actress stuntman hero heroine villain zombies? character avatar');
const stories = either(
  'films? movies? series episodes? shows? cartoons? anime games? novels? books? stor(?:y|ies) drama documentar(?:y|ies) docs? comics?',
);
/** Who is meant after all. */
const person = new RegExp(
  `\\b${either(
    "i i'm i've im me myself we us he she they him her them someone somebody anyone man men woman boys? girls? child children kids? baby toddler son daughter father dad mother mum mom parents? brother sister wife husband uncle aunt grand\\w+ cousin friends? neighbou?rs? driver rider worker maid nanny guest colleague people person guy lady patient student teacher boss",
  )}\\b|(?<!\\p{L})[وفبل]?${either(
    'انا اني عندي فيني حاسس حاسه احس ابني بنتي ولدي عيالي ابوي ابويا ابي والدي بابا امي والدتي ماما يمه اخوي اخويا اخي اختي زوجي زوجتي جوزي مراتي مرتي جدي جدتي عمي خالي صديقي صاحبي رفيجي جاري جارنا طفل طفلي رجل رجلا رجال واحد شخص السايق العامل الشغاله الناس حد',
  )}(?!\\p{L})`,
  'u',
);
const begins =
  '(?:^|\\b(?:and|but|so|because|since|when|while|if|hi|hello|please|sorry) )(?:(?:my|our|the|a|an|this|that|his|her|their|one of (?:my|our|the)) (?:(?!(?:off|by|from|under|with|on|at|hit|of|over|into)\\b)\\w+ ){0,2})?';
const adverbs = '(?:(?:just|still|also|really|suddenly|always|keeps?|kept|now|in \\w+ \\w+) )*';
const ofAnimal = either(
  'is are was were not has have had got gets does did died dead fell hit ate eats swallowed drank vomit\\w* looks seems floating floats limp\\w* lying lies bleeding stopped sleeps breath\\w*',
);
const ofThing =
  '(?:(?:is|are|was|were|has|have|does|do|did|went) )?(?:not|dead|died|dying|frozen|freezes|stuck|broken|broke|stopped (?:moving|working|responding)|keeps? (?:dying|crashing|freezing))';

const inArabic = (words: string): string => `[وف]?(?:ال)?${either(words)}(?:ي|نا|تي|تنا|ه|ها|هم|هن)?(?!\\p{L})`;
const animalsInArabic = inArabic(
  'كلب كلبه كلبت قطه قطت قط قطو قطوه قطوت بسه بست عصفور عصفوره ببغاء كناري صقر صقور طير حمام حمامه حصان حصانه خيل فرس ناقه جمل بعير فصيل خروف خرفان نعجه غنم معزه عنز عنزه بقره دجاجه ديك ارنب ارانب سلحفاه سلاحف سمكه سمك هامستر حمار جرو جراء بسين بسينه بزون ناقت',
);
const thingsInArabic = inArabic(
  'سياره سيارت عربيه عربيت موتر باص قطار مصعد اسانسير اصانصير محرك ماكينه مكينه مكيف ثلاجه تلاجه غساله باب شباك شيش بوابه صفحه شاشه شاشت تطبيق برنامج موقع رابط زر موبايل جوال تلفون تليفون لابتوب كمبيوتر ايباد طابعه راوتر طابور دور زحمه لعبه',
);
const figuresInArabic = inArabic('ممثل ممثله بطل بطله شرير شخصيه');
const storyWords = 'فيلم|فلم|افلام|مسلسل|مسلسلات|حلقه|لعبه|العاب|كرتون|انمي|روايه|قصه';
const storiesInArabic = `(?:في|من|ب)? ?(?:ب?ال|ل)?(?:${storyWords}|وثايقي)(?!\\p{L})`;
/** A verb before it makes it the one that attacks, "from" where somebody fell: it is no subject. */
const beginsInArabic = '(?:^|(?<= )(?=و)|^(?:هذا|هذي|هاي|هي|هالـ?|مرحبا|السلام عليكم|عندي|لقيت|شفت|وجدت|لو|اذا) )';
/** Nobody was hit, bitten or fallen on between the subject and what it does. */
const notAttacking = '(?:(?!\\p{L}*(?:صدم|خبط|ضرب|دعس|دهس|عض|قرص|لدغ|نطح|رفس|رفص|هاجم|خمش|خربش|وقع|طاح))\\p{L}+ ){0,4}?';
const notInArabic = '(?:ما|مش|مو|مب|لا|بدون|واقف|واقفه|ميت|ميته|مات|ماتت|معلق|معلقه|خربان|خربانه|مريض|مريضه|تعبان|تعبانه)(?!\\p{L})';

/** Each begins what is said of no person; where the stretch ends, `person` says. */
const openings = [
  new RegExp(`${begins}${animals} ${adverbs}${ofAnimal}\\b`, 'u'),
  new RegExp(`${begins}${things} ${adverbs}${ofThing}\\b`, 'u'),
  new RegExp(`\\b(?:cant|not|wont) (?:get|make|open|start|move) (?:my|our|the|a|this|that) (?:\\w+ )?${things}\\b`, 'u'),
  new RegExp(`${begins}${figures} `, 'u'),
  new RegExp(`\\b(?:bit|bites|stung|stings|attacked|killed|scratched|hit) (?:my|our|the|a|his|her|their) (?:\\w+ )?${animals}\\b`, 'u'),
  new RegExp(`\\b${stories} (?:about|on|where|with) `, 'u'),
  /\b(?:difference between|(?:vaccin\w+|jab|shot) (?:for|against))\b/u,
  new RegExp(`${beginsInArabic}(?:${animalsInArabic}|${thingsInArabic}) ${notAttacking}${notInArabic}`, 'u'),
  new RegExp(`${beginsInArabic}${figuresInArabic} `, 'u'),
  new RegExp(`${storiesInArabic} عن `, 'u'),
  /(?:الفرق بين|(?:تطعيم|لقاح|مصل) (?:ضد|لل?))/u,
];
const inStory = new RegExp(
  `\\b(?:in|of|from|on|during) (?:the|that|this|a|an|his|her|their|my|our|some) (?:\\w+ )?${stories}\\b(?! theat| night)|(?<!\\p{L})(?:في|ب)(?: |(?=ال))(?:هال|ال)?(?:${storyWords})(?!\\p{L})`,
  'u',
);

/** Where the words about nobody stand in a stretch of normalised text between two marks: from and to, in letters; undefined if nowhere. */
export function ofNobody(stretch: string): { readonly from: number; readonly to: number } | undefined {
  if (inStory.test(stretch) && !person.test(stretch)) return { from: 0, to: stretch.length };
  for (const opening of openings) {
    const found = opening.exec(stretch);
    if (found === null) continue;
    const { index } = found;
    // What stands before does not count: "my neighbor's dog is not moving".
    const comes = stretch.slice(index + found[0].length).search(person);
    return { from: index, to: comes < 0 ? stretch.length : index + found[0].length + comes };
  }
  return undefined;
}
