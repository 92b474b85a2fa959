import { type Clause, clausesOf } from './text.ts';

/** How a finding is said, as regular-expression sources over plain text. English words are matched whole at their start. */
interface Said {
  readonly en: string;
  readonly ar: string;
}
const said = (en: string, ar: string): Said => ({ en, ar });

/** Two things said near each other in one clause, in either order. */
const near = (one: Said, other: Said, words = 5): Said => {
  const both = (a: string, b: string, start: string) =>
    [
      [a, b],
      [b, a],
    ]
      .map(([first, second]) => `(?:${first})\\S*(?:\\s+\\S+){0,${words}}?\\s+${start}(?:${second})`)
      .join('|');
  return said(both(one.en, other.en, '\\W*'), both(one.ar, other.ar, clitics));
};
const either = (...all: readonly Said[]): Said => said(all.map(({ en }) => en).join('|'), all.map(({ ar }) => ar).join('|'));
/** و ف ب ل ك and the article are written onto the word that follows. */
const clitics = '(?:[وفبلك]{0,2}(?:ال)?)?';

const pain = said(
  'pain\\w*|ache\\w*|aching|hurt\\w*|sore\\w*|cramp\\w*|discomfort|stabbing|throb\\w*|killing me|agony|tender',
  'الم|اوجاع|وجع|يوجع|توجع|يعور|تعور|عوار|يولم|تولم|مغص|نغز|مولم|موجع',
);
const pressure = said(
  'pressure|tight\\w*|squeez\\w*|crush\\w*|heav[yi]\\w*|band|elephant|burning',
  'ضغط|ثقل|كتم|مكتوم|عاصر|قابض|حرقان|جالس',
);
const chest = said('chest|breastbone|\\w*sternal', 'صدر');
const belly = said('belly|tummy|stomach|abdom\\w*|gut|epigastr\\w*', 'بطن|معده|معدت|كرش');
const back = said('back|spine|flank|loins?', 'ظهر|خاصر|جنب');
const limb = said('arms?|legs?|limbs?|hands?|foot|feet|calf|calves|thighs?', 'طرف|ذراع|يدي|يده|يدها|ايد|رجل|رجول|ساق|قدم|اطراف');
const severe = said(
  'severe\\w*|intense|excruciating|unbearable|worst|terrible|extreme\\w*|agonis?z?ing|very bad|(?:[89]|10)/10|(?:[89]|10) out of 10|severity (?:of )?(?:[89]|10)',
  'شديد|قوي|حاد|رهيب|موت|ما ينطاق|لا يطاق|لا يحتمل|فظيع|وايد',
);
const sudden = said(
  'sudden\\w*|abrupt\\w*|all at once|out of nowhere|thunderclap|in seconds|came on instantly',
  'فجا|مفاج|بغته|مره وحده|كالصاعقه',
);
const baby = said('baby|newborn|infant|neonate|\\d+[ -](?:day|week)[ -]old|(?:one|two|1|2)[ -]month[ -]old', 'رضيع|بيبي|مولود|حديث الولاده');
const child = said('child|son|daughter|toddler|kid|boy|girl|\\d+[ -](?:month|year)[ -]old', 'طفل|ولدي|بنتي|ابني|ابنتي|عيالي|ولد صغير');
const fever = said(
  'fever\\w*|febrile|pyrexia|temperature (?:of |is |was )?(?:≥ ?)?(?:3[89]|4[012]|10[0-5])|(?:3[89]|4[0-2])(?:\\.\\d)? ?(?:°|c\\b|degrees)',
  'حراره|حراره|حمي|محموم|سخون|مسخن|سخن|حرارته|حرارتها|حرارتي',
);
const blood = said('blood\\w*|bleed\\w*|hemorrhag\\w*|haemorrhag\\w*', 'دم|دما|نزيف|ينزف|تنزف|انزف|نزف');
const vomit = said(
  "vomit\\w*|throw\\w* up|threw up|puk\\w*|sick up|emesis|can'?t keep (?:anything|fluids|food) down",
  'قيء|قيي|استفراغ|يستفرغ|استفرغ|ترجيع|يرجع|ارجع|رجع|ترجع|تقي|يتقي|اتقي',
);
const faint = said(
  'faint\\w*|black(?:ed)? out|pass(?:ed|ing) out|syncope|light-?headed\\w*|dizz\\w*|woozy',
  'اغماء|اغمي|يغمي|دوخ|دوار|دايخ|دخت|بغيت اطيح|دايخين',
);
const swell = said('swell\\w*|swollen|puff\\w*|edema|oedema', 'ورم|تورم|وارم|متورم|انتفاخ|منتفخ|منفخ|نافخ|انتفخ');
const numb = said("numb\\w*|tingl\\w*|pins and needles|no feeling|can'?t feel", 'خدر|مخدر|تنميل|تنمل|ما احس|لا احس|ما يحس|فقدان الاحساس');
const weak = said(
  "weak\\w*|paraly[sz]\\w*|droop\\w*|can'?t (?:move|lift|raise)|unable to (?:move|lift)|hemipar\\w*|clumsy|dead",
  'ضعف|ضعيف|شلل|ارتخا|مرتخ|ما يتحرك|ما يقدر يرفع|ما اقدر ارفع|لا يستطيع تحريك|عدم القدره علي تحريك|ما اقدر احرك|ما يقدر يحرك|تضعف',
);
const oneSide = said(
  'one side|(?:left|right)[ -](?:side|sided|arm|leg|hand|face)|half (?:of )?(?:my|his|her|the)|one[ -]sided|unilateral',
  'نصف|نص|جانب|جهه|شق|يمين|يسار|ايمن|ايسر',
);
const confused = said(
  "confus\\w*|disorient\\w*|delirious|delirium|not making sense|doesn'?t know where|agitated|hallucinat\\w*|altered mental",
  'تشوش|مشوش|يهذي|تهذي|هذيان|يخربط|تخربط|ما يعرفنا|ارتباك|مرتبك',
);
const drowsy = said(
  'drows\\w*|letharg\\w*|hard to wake|difficult to wake|sleepy|floppy|limp|unrousable|listless',
  'نعاس|نعسان|خامل|خمول|صعوبه في الايقاظ|مرخي|مرتخ|نايم|ما يصحي زين|كسلان',
);
const unconscious = said(
  "unconscious\\w*|unresponsive|won'?t wake|not waking|can'?t wake|not respond\\w*|collaps\\w*|loss of consciousness|lost consciousness",
  'فقد الوعي|فقدان الوعي|فقدان وعي|فاقد الوعي|فقد وعي|مغمي علي|اغمي علي|لا يستجيب|ما يستجيب|ما يرد|لا يفيق|ما يصحي|لا يستيقظ|عدم الاستيقاظ|غايب عن الوعي|طاح',
);
const seizure = said(
  'seizure\\w*|convuls\\w*|fitting|had a fit|having a fit|fits?(?= /| now|,)|epileptic',
  'تشنج|يتشنج|صرع|نوبه تشنج|يرتجف كله|اختلاج',
);
const breathless = said(
  "breathless\\w*|short(?:ness)? of breath|can'?t breathe|cannot breathe|unable to breathe|(?:difficulty|trouble|struggling|hard|problems?) (?:in |to )?breath\\w*|gasp\\w*|dyspn\\w*|out of breath|wheez\\w*|finish a sentence|winded",
  'ضيق (?:في |ب)?(?:ال)?(?:نفس|تنفس)|ضاق نفس|صعوبه (?:في )?(?:ال)?تنفس|ما اقدر اتنفس|لا استطيع التنفس|ما يقدر يتنفس|لا يتنفس|ما يتنفس|نفسي مقطوع|كتمه|ينهج|تنهج|نهجان|صفير|يصفر|اكمال جمله|اكمل كلمتين',
);
const pregnant = said(
  'pregnan\\w*|expecting|gestation|\\d+ weeks (?:along|gone)|trimester|antenatal|late period|missed (?:my )?period|waters? br?oke\\w*|contractions|labou?r',
  'حامل|الحمل|حملي|حمل|جنين|متاخره علي الدوره|تاخر (?:ال)?دوره|الطلق|بالسابع',
);
const burn = said('burn(?:s|ed|t)?(?!\\w)|scald\\w*|boiling', 'حرق(?!ان|ه)|احترق|انحرق|حروق|انكب علي|ماي حار');
const fall = said(
  'fell|fall\\w*|crash\\w*|accident|collision|hit|struck|injur\\w*|trauma|knocked',
  'سقوط|سقط|طاح|طحت|حادث|اصابه|انصاب|ضربه|انضرب|دعم',
);
const head = said('head|skull', 'راس');
const eye = said('eyes?|vision|sight', 'عين|عيون|نظر|بصر|الرويه');
/** Everything that the rules know to recognise. */
const findings = {
  'chest-pain': either(near(chest, pain), near(chest, pressure), said('angina', 'ذبحه')),
  'spreading-pain': said(
    '(?:spread\\w*|radiat\\w*|going|goes|down|into|travel\\w*|moves?)\\W+(?:\\S+ ){0,4}?(?:arm|jaw|neck|shoulder|back)',
    '(?:يمتد|ينتشر|يروح|ينزل|يوصل)\\S*(?: \\S+){0,3}? \\S*(?:ذراع|فك|رقبه|كتف|ظهر|يدي|يده)',
  ),
  sweating: said('sweat\\w*|clammy|diaphor\\w*|cold sweat', 'عرق|تعرق|يتعرق|عرقان'),
  tearing: said('ripping|tearing', 'تمزق|كالتمزق|ينشق|يتقطع'),
  palpitations: said(
    'palpitation\\w*|heart (?:is |was )?(?:racing|pounding|fluttering)|racing heart|pulse >? ?1[5-9]\\d',
    'خفقان|قلبي يدق|نبضي فوق|دقات قلب|رفرفه',
  ),
  faint,
  fainted: said('faint(?:ed|ing)|black(?:ed)? out|pass(?:ed|ing) out|syncope|collapsing', 'اغماء|اغمي|يغمي|طحت'),
  settles: said(
    '(?:resolv\\w*|reliev\\w*|settl\\w*|goes away|better|eased)(?: \\S+){0,3}? (?:rest|resting)|and settles',
    'يخف مع الراحه|يروح اذا ارتحت|يزول مع الراحه',
  ),
  chronic: said(
    '(?:for|over|since|of|past|last)?\\W*(?:\\d+|several|many|a few|two|three|four|five|six)[- ](?:weeks?|months?|years?)|chronic\\w*|recurr\\w*|persistent|on and off',
    'من شهر|من شهور|من اسابيع|منذ (?:\\d+ )?(?:شهر|اشهر|اسابيع|سنوات)|مزمن|متكرر',
  ),
  exertion: said(
    'during (?:exercise|sport|a match|football)|while (?:running|playing|exercising)|on exertion|when (?:i )?walk\\w*|climbing stairs',
    'اثناء الرياضه|وانا العب|وهو يلعب|مع المجهود|وانا امشي|وانا اركض',
  ),
  'no-breathing-or-pulse': said(
    'not breathing|no pulse|stopped breathing|cardiac arrest|pauses in breathing|apn[eo]\\w*',
    'لا يتنفس|ما يتنفس|ما فيه نبض|لا يوجد نبض|توقف (?:عن )?التنفس',
  ),
  'belly-pain': near(belly, pain),
  'back-pain': near(back, pain),
  'severe-pain': either(
    near(severe, pain, 3),
    said("can't move (?:from|because of) (?:the )?pain|screaming", 'ما اقدر اتحرك من الالم|وجعه ما ينطاق|بتنفجر'),
  ),
  sudden,
  severe,
  'rigid-belly': either(near(belly, said('rigid|hard as|board-?like|guarding', 'صلب|تصلب|قاسي|متحجر'), 3)),
  aneurysm: said('aneurysm', 'تمدد الشريان|انورسما'),
  'cold-limb': near(limb, said('cold|pale|white|no pulse|blue', 'بارد|بردت|شاحب|ابيضت|ابيض|مزرق'), 6),
  breathless,
  'severe-breathless': said(
    "can'?t (?:breathe|finish a sentence|speak|talk)|cannot breathe|unable to (?:breathe|speak)|gasp\\w*|breathless at rest|ribs (?:are )?sucking|struggling to breathe|severe(?:ly)? (?:short|breath|dyspn)\\w*",
    'ما اقدر اتنفس|لا استطيع التنفس|ما يقدر يتنفس|ضيق (?:ال)?(?:نفس|تنفس) شديد|ضيق شديد|نفسي مقطوع|اكمال جمله|اكمل كلمتين|ما يقدر يتكلم|يختنق',
  ),
  'blue-lips': near(
    said('lips?|face|tongue|skin|fingers?', 'شفا|شفت|وجه|لسان|اصابع'),
    said('blue|grey|gray|cyanos\\w*|cyanotic', 'ازرق|زرق|مزرق|ازرقاق|رمادي'),
    4,
  ),
  asthma: said('asthma\\w*', 'ربو'),
  'inhaler-fails': said(
    "inhaler (?:is |does |did |has )?(?:not|n't|no longer)|silent chest|(?:not|n't) (?:respond\\w*|help\\w*)|used (?:my |the )?inhaler",
    'لا تستجيب للبخاخ|البخاخ ما|ما عاد يفيد',
  ),
  choking: said('chok(?:ing|ed)|stuck in (?:my |his |her |the )?throat|swallowed (?:a |an )?(?:coin|toy|bone)', 'اختناق|غص|شرق|عالق'),
  'pleuritic-pain': said('breath(?:e|ing) in|deep breath|pleuritic|on inspiration', 'مع الشهيق|سحبت نفس|اخذ نفس|مع التنفس'),
  'clot-risk': said(
    'long[- ](?:haul )?flight|recent surgery|after surgery|(?:contraceptive |birth control )?pill\\b|immobil\\w*|cast|cancer|blood clot|dvt',
    'رحله طويله|سفر طويل|عمليه|حبوب منع|جلطه',
  ),
  'leg-swelling': near(said('legs?|calf|calves|thigh|ankle', 'رجل|ساق'), either(swell, said('red|hot', 'حمرا|حاره')), 5),
  'coughing-blood': said(
    'cough\\w*(?: \\S+){0,4}? (?:up )?(?:\\S+ ){0,4}?blood|h[ae]*emoptysis',
    '(?:سعال|كحه|اكح|يكح|تكح|اسعل)\\S*(?: \\S+){0,3}? \\S*دم',
  ),
  stridor: said(
    "stridor|high-pitched|drool\\w*|can'?t swallow|unable to swallow|muffled voice|noisy breathing in",
    'صرير|لعاب|ريال|ما يقدر يبلع|عدم القدره علي البلع|ما اقدر ابلع|صعوبه بلع',
  ),
  'throat-swelling': either(
    near(said('throat|tongue|lips?|face', 'حلق|لسان|شفا|شفت|شفه|وجه|بلعوم'), either(swell, said('clos\\w*', 'ضاق|يضيق|يسكر')), 4),
    said('anaphyla\\w*|angioedema', 'صدمه تحسسيه|تحسس شديد'),
  ),
  hives: said('hives|urticaria|welts', 'شري|ارتيكاريا|طلع له حبوب|طفح تحسسي'),
  allergen: said(
    'after (?:eating|food|nuts|peanuts?|shellfish|a sting|being stung|taking)|stung|sting|bee|wasp|peanut|shellfish|antibiotic|penicillin',
    'بعد (?:ال)?(?:طعام|اكل|لسعه|دواء|ما اكل)|لسعه|لسعته|نحله|فول سوداني|قرصته',
  ),
  'face-droop': near(
    said('face|mouth|smile|eyelids?', 'وجه|فم|تم|حلجه|جفن'),
    said('droop\\w*|lopsided|crooked|sagg\\w*|numb\\w*|weak\\w*|uneven', 'انعوج|معوج|مايل|ميلان|انحراف|اعوجاج|ارتخا|نزل'),
    4,
  ),
  'one-sided-weakness': either(
    near(oneSide, either(weak, numb), 5),
    near(limb, said('sudden\\w* (?:weak|numb)\\w*|weak\\w* on one side|numb\\w* on one side', 'فجاه ضعف|ما يقدر يرفعها|ما يتحرك'), 5),
    said('hemiplegi\\w*|hemipares\\w*', 'شلل نصفي'),
  ),
  'speech-trouble': said(
    "slurr\\w*|(?:speech|words?) (?:\\S+ ){0,3}?(?:garbled|muddled|jumbled|slurred|wrong)|muddled speech|can'?t (?:find|get) (?:the |my )?words|(?:trouble|difficulty) (?:speaking|talking)|aphasi\\w*|dysarthri\\w*|can't understand",
    'تلعثم|كلامه ثقيل|ثقل (?:في )?(?:ال)?(?:كلام|لسان)|صعوبه (?:في )?(?:ال)?(?:كلام|نطق)|يخربط بالكلام|لسانه ثقيل',
  ),
  'vision-loss': said(
    "(?:can'?t|cannot|unable to) see|(?:loss|lost) (?:of )?(?:my |his |her )?(?:vision|sight)|went blind|blind in|double vision|curtain|diplopia|vision (?:went|is) (?:black|gone)",
    'ما اشوف|ما يشوف|لا اري|فقدان (?:\\S+ )?(?:ال)?(?:بصر|نظر)|رويه مزدوجه|اشوف الشي ثنين|ستاره',
  ),
  'balance-loss': said(
    "can'?t walk (?:straight|properly)|lost (?:my |his |her )?balance|unsteady|loss of balance|ataxi\\w*|vertigo|spinning",
    'فقدان التوازن|ما اقدر امشي عدل|دوار شديد|الدنيا تدور',
  ),
  headache: either(said('headache\\w*|migraine|head is (?:pounding|splitting)', 'صداع|مصدع|شقيقه'), near(head, pain, 3)),
  'worst-headache': said(
    'worst (?:ever )?headache|worst (?:pain )?of my life|thunderclap|hit me in seconds|like (?:a )?(?:being )?hit',
    'اشد صداع|اسوا صداع|اقوي صداع|عمره ما جاني|كالصاعقه|راسي بينفجر',
  ),
  'stiff-neck': either(
    near(said('neck', 'رقبه|رقبت|عنق'), said("stiff\\w*|rigid|can'?t bend", 'تيبس|متيبس|ناشف|تصلب|يابس'), 3),
    said('nuchal rigidity|meningis\\w*', 'علامات سحايا'),
  ),
  'light-hurts': said(
    'photophob\\w*|light (?:hurts|bothers)|sensitive to light|light sensitivity',
    'الانزعاج من الضوء|ما يتحمل الضو|حساسيه للضوء|الضوء يولم',
  ),
  seizure,
  confused,
  drowsy,
  unconscious,
  'head-injury': either(
    near(either(fall, said('bang\\w*|bump\\w*|blow', 'خبط|ارتطم')), head, 6),
    said('head injury|concussion', 'ارتجاج|اصابه (?:في )?الراس'),
  ),
  vomiting: vomit,
  'saddle-numbness': said(
    'saddle|numb\\w* (?:\\S+ ){0,4}?(?:between (?:my |the )?legs|genitals?|groin|private)|(?:los\\w+ |no )(?:control of |my )?(?:bladder|bowels?)|trouble peeing|both legs (?:are )?weak',
    'خدر (?:في )?(?:منطقه )?(?:ال)?(?:حوض|عجان)|منطقه تحت مخدره|فقدان التحكم|ما اقدر اتحكم',
  ),
  'rising-weakness': said(
    '(?:legs?|weakness|numbness) (?:\\S+ ){0,5}?(?:climb\\w*|ascend\\w*|moving up|spreading up|getting weaker)|sudden paralysis',
    'ضعف يتزايد|يصعد الي الاعلي|كل ما لها تضعف|الخدر يطلع|شلل مفاجي',
  ),
  'spine-injury': said(
    "(?:neck|spine|back) (?:injury|injured|broken)|injured (?:my |his |her )?(?:neck|spine)|can'?t (?:feel|move) (?:my |his |her )?(?:arms?|legs?)",
    'اصابه (?:في )?(?:ال)?(?:رقبه|ظهر|عمود)|ما يقدر يحرك رجول|تحريك الاطراف',
  ),
  fever,
  'high-fever': said(
    '(?:39|40|41|10[2-6])(?:\\.\\d)? ?(?:°|c\\b|f\\b|degrees)|high fever|>39',
    'حراره عاليه|حراره مرتفعه|حرارته 39|حرارته 40|حرارتها 39|حرارتها 40',
  ),
  'sepsis-signs': said(
    "mottled|grey skin|gray skin|breathing (?:very )?fast|rapid breathing|no urine|not (?:passed|passing) urine|like i(?:'m| am) dying|rigors|shaking chills|sepsis|septic",
    'مبقع|تنفس سريع|نفسه سريع|انقطاع البول|ما تبول|لم يتبول|رجفه|قشعريره شديده|تسمم دم',
  ),
  'non-fading-rash': said(
    "rash (?:\\S+ ){0,4}?(?:doesn'?t|does not|won'?t|not) (?:fade|blanch|disappear)|purple (?:spots|rash)|petechia\\w*|purpur\\w*|non-?blanching",
    'بنفسجي|لا يختفي بالضغط|ما تروح اذا ضغطت|نقط حمرا تحت الجلد',
  ),
  baby,
  child,
  'weak-immunity': said(
    'chemo\\w*|transplant|no spleen|low white|neutropeni\\w*|immunosuppress\\w*|immunocompromised',
    'كيماوي|زراعه|ضعيف المناعه|نقص مناعه|بدون طحال',
  ),
  'spreading-skin': said(
    'spreading (?:within|over|in) hours|spreading (?:fast|quickly|rapidly)|black skin|purple skin|skin (?:is |turned |went )?(?:black|purple)|out of proportion|necroti\\w*|gangren\\w*',
    'ينتشر بسرعه|الاحمرار يمشي|الجلد صار اسود|لون الجلد للاسود|غرغرينا',
  ),
  tetanus: said(
    'jaw (?:\\S+ ){0,2}?(?:lock\\w*|stiff\\w*)|stiff jaw|lockjaw|fear of water|whole-body spasms|muscle spasms',
    'تيبس الفك|فكه مقفل|خوف من الماء|كزاز',
  ),
  'right-lower-pain': said(
    'lower right|right lower|right iliac|appendic\\w*|moved to (?:the |my )?(?:lower )?right|mcburney',
    'اسفل البطن (?:ال)?ايمن|من تحت يمين|تحت يمين|يمين تحت|زايده',
  ),
  'vomiting-blood': said(
    '(?:vomit\\w*|throw\\w* up|threw up|spit\\w*)(?: \\S+){0,3}? blood|coffee[- ]grounds?|h[ae]*matemesis',
    'قيء دموي|كالقهوه|ارجع دم|ترجيع دم|يرجع دم|مثل القهوه|تقيا دم|استفرغ دم',
  ),
  'black-stool': said(
    'black (?:and )?(?:tarry )?(?:stools?|poo\\w*)|tarry|mel[ae]*na|(?:a lot of|heavy|lots of) blood (?:from|in) (?:the |my )?(?:bottom|rectum|stool)',
    'براز اسود|برازي اسود|كالقطران|مثل الزفت|دم وايد من تحت|نزيف كثير من الشرج',
  ),
  'bloody-stool': said(
    'bloody (?:diarrh\\w*|stools?)|blood in (?:my |the |his |her )?(?:stool|poo\\w*)|rectal bleed\\w*|h[ae]*matochezia',
    'براز دموي|دم (?:في |مع )?(?:ال)?براز|اسهال دموي|اسهال مع دم',
  ),
  'heavy-bleeding': said(
    "(?:heavy|heavily|severe|profuse|uncontroll\\w+|spurting|gushing|massive) (?:\\S+ )?bleed\\w*|bleed\\w* (?:\\S+ ){0,4}?(?:won'?t|not|doesn'?t) stop|soak\\w* (?:through|pads?|a pad)|spurting|big clots",
    'نزيف شديد|نزيف حاد|نزيف لا يتوقف|الدم ما يوقف|ينزف بقوه|انزف وايد|نزيف مهبلي شديد|كتل دم',
  ),
  bleeding: blood,
  'testicle-pain': near(said('testic\\w*|testis|scrot\\w*', 'خصي|خصيه|خصيت|صفن'), either(pain, swell), 5),
  'no-urine': said(
    "can'?t (?:pee|urinate|pass urine)|unable to (?:pee|urinate)|urinary retention|erection (?:\\S+ ){0,4}?\\d+ ?h|priapism",
    'احتباس (?:ال)?بول|ما اقدر اتبول|انتصاب مستمر',
  ),
  'green-vomit': said(
    'green (?:vomit|bile)|vomit\\w* green|bilious|jelly stool|drawing up (?:his |her )?legs|screaming in bouts',
    'قيء اخضر|يرجع اخضر|براز دموي هلامي|يثني رجوله',
  ),
  pregnant,
  'shoulder-tip': said('shoulder[- ]tip|one[- ]sided (?:\\S+ )?pain|one side', 'طرف الكتف|من جهه'),
  'blurred-vision': said('blurr\\w*|flashing lights|flashes|seeing spots|halos', 'زغلله|لمعات|مغبش|تشوش الرويه|تشوش رويه'),
  'under-ribs': said('under (?:my |the )?ribs|upper right (?:belly|abdom\\w*)', 'تحت الضلوع'),
  'face-hand-swelling': near(said('face|hands?', 'وجه|يد'), swell, 3),
  'less-movement': said(
    "(?:baby|fetal|foetal) (?:\\S+ ){0,3}?(?:mov\\w+ (?:much )?less|not mov\\w*|stopped moving)|reduced (?:fetal )?movement|moving much less|haven'?t felt (?:the )?baby",
    'توقف حركه الجنين|قله حركه|حركه الجنين|ما حسيت بحركه',
  ),
  labour: said(
    'waters? (?:have |has )?br\\w*|green fluid|cord (?:is )?visible|contractions|baby (?:is )?coming',
    'نزول ماء|نزل ماي|ولاده وشيكه|الطلق',
  ),
  'after-birth': said('after (?:the )?(?:birth|delivery)|gave birth|postpartum|post-?natal', 'بعد الولاده|نفاس'),
  diabetes: said('diabet\\w*|insulin|sugar (?:>|is|was|level)|glucose|ketone\\w*', 'سكري|السكر|سكره|سكرها|انسولين'),
  'high-sugar': said(
    'fruity breath|ketones|sugar (?:\\S+ ){0,2}?(?:>|high|very high|hi\\b)|fast deep breathing|(?:glucose|sugar) (?:of |is )?(?:[3-9]\\d\\d)',
    'فم كالفواكه|مثل الفواكه|سكر مرتفع|السكر عالي',
  ),
  'low-sugar': said('low (?:blood )?sugar|hypogly\\w*|sugar (?:is |was )?(?:low|dropped)', 'انخفاض السكر|سكره نازل|هبوط السكر|نزل السكر'),
  overdose: said(
    'overdos\\w*|too many (?:\\S+ )?(?:tablets|pills)|took (?:\\S+ ){0,3}?(?:pills|tablets)(?: \\S+){0,3}? (?:at once|to)|wrong medicine|(?:swallow\\w*|drank|drunk|ate|ingest\\w*)(?: \\S+){0,3}? (?:medicine|cleaner|bleach|battery|batteries|magnets?|pills|tablets|detergent|poison|pesticide|chemical\\w*|petrol|antifreeze)|poison\\w*',
    'جرعه زايده|حبوب وايد|حبوب كثيره|(?:بلع|ابتلع|شرب|اكل)\\S*(?: \\S+){0,2}? \\S*(?:كلور|بطاريه|منظف|مبيد|سم|دواء|حبوب|مغناطيس)|تسمم',
  ),
  'substance-and-slow': said(
    "(?:drug|alcohol|drunk|drinking|heroin|opioid)(?:\\S*)(?: \\S+){0,8}? (?:can'?t wake|slow breathing|blue|unresponsive)|after stopping alcohol|withdrawal",
    'جرعه مخدرات|نفسه بطيء|بطء التنفس|بعد ما شرب',
  ),
  'toxic-gas': said(
    'carbon monoxide|gas leak|gas|smoke inhal\\w*|house fire|(?:in|from) smoke|inhaled (?:\\S+ )?(?:chemical|fumes|gas)|chemical inhaled|fumes|generator|charcoal',
    'استنشاق|دخان|غاز|الفحم|اول اكسيد',
  ),
  'snake-scorpion': said('snake|scorpion|viper', 'افعي|حيه|ثعبان|عقرب'),
  'heat-exposure': said('heat ?stroke|in the (?:sun|heat)|hot (?:car|day)|sun all day|outdoors? in', 'ضربه شمس|من الشمس|في الحر|بالحر'),
  'very-hot': said('very hot|stopped sweating|burning up|hot and dry|skin (?:is )?hot', 'جسمه نار|حراره عاليه|توقف التعرق'),
  drowning: said('drown\\w*|electrocut\\w*|electric shock|lightning|submer\\w*', 'غرق|صعق|انصعق|صاعقه|كهرب'),
  burn,
  'bad-burn': said(
    'burn\\w*(?: \\S+){0,6}? (?:face|hands?|genitals?|joints?|big|large|chemical|electrical|charred|white)|(?:big|large|severe|bad|chemical|electrical|facial) burn|charred|smoke inhal\\w*|boiling|scald\\w*',
    'حرق كبير|حرق (?:في )?(?:ال)?وجه|احترق وجه|حرق كيمي|حرق كهرب|ماي حار|حروق شديده|انكب علي',
  ),
  'major-trauma': said(
    'bad (?:car )?crash|car (?:crash|accident)|fell from|fall from (?:a )?height|stab\\w* wound|stabbed|stabbing(?= wound|,)|gunshot|shot in|crushed|amputat\\w*|cut off|run over|limb cut',
    'حادث شديد|حادث سياره|حادث قوي|سقوط من ارتفاع|طاح من|طعن|بتر|انقطع صبع|طلق ناري|دهس',
  ),
  'open-fracture': said(
    'bone (?:is )?(?:sticking|showing|through)|limb (?:is )?bent|deform\\w*|open fracture|bent (?:at|out)',
    'كسر مفتوح|مشوه|العظم طالع|معوجه',
  ),
  'eye-emergency': said(
    '(?:chemical|bleach|acid|cleaner) (?:\\S+ ){0,3}?(?:eye|eyes)|pierced (?:my |his |her )?eye|something pierced eye|curtain over|(?:sudden )?painful red eye (?:\\S+ ){0,3}?(?:blurred|halos|vomiting)',
    'ماده كيمياييه في العين|بعيني كلور|عيني كلور|اصابه نافذه|ستاره علي',
  ),
  'eye-pain': near(eye, either(pain, said('red', 'حمرا|احمرار')), 4),
  'self-harm': said(
    'kill (?:myself|himself|herself)|suicid\\w*|end (?:my|his|her) life|want(?:s)? to die|better off dead|hurt(?:ing)? myself|self[- ]harm\\w*|cutting myself|no reason to live|harm(?:ing)? (?:my baby|others|myself)|voices telling',
    'انتحار|انتحر|انهي حياتي|اموت نفسي|ودي اموت|ابي اموت|اريد ان اموت|اريد الموت|اقتل نفسي|ايذاء نفسي|باذي نفسي|اذي نفسي|ما ابي اعيش|لا اريد العيش|تمني الموت',
  ),
  'life-not-worth': said("life isn'?t worth|hopeless|can'?t go on", 'الحياه ما تسوي|لا قيمه للحياه'),
  'infant-danger': said(
    "floppy|won'?t (?:wake|feed|drink)|not feeding|refus\\w* (?:to )?(?:feed|drink)|no wet napp\\w*|weak cry|sunken (?:eyes|soft)|bulging (?:soft|fontanel\\w*)|blue spell|high-pitched cry",
    'مرتخ|مرخي|لا يرضع|ما يرضع|لم يتبول|ما بلل|لا يستيقظ|يافوخ',
  ),
  'low-oxygen': said(
    '(?:oxygen|spo2|sats?|saturation)(?: \\S+){0,2}? (?:[67]\\d|8\\d|9[01]) ?%?',
    '(?:اكسجين|تشبع)\\S*(?: \\S+){0,2}? (?:[678]\\d|9[01])',
  ),
  'low-pressure': said(
    'blood pressure (?:of |is |was )?(?:[4-8]\\d)(?:/| |,|\\.|$)|bp (?:[4-8]\\d)/|hypotens\\w*',
    'ضغط (?:ال)?دم منخفض|هبوط الضغط',
  ),
  'fast-pulse': said('(?:pulse|heart rate|hr)(?: of| is|:)? ?(?:1[3-9]\\d|2\\d\\d)', '(?:نبض|ضربات)\\S*(?: \\S+){0,2}? (?:1[3-9]\\d)'),
  'high-pressure': said(
    'blood pressure (?:of |is |was )?(?:1[89]\\d|2\\d\\d)|bp (?:1[89]\\d|2\\d\\d)/|bp ≥160',
    'ضغطي 1[89]\\d|ضغطه 1[89]\\d',
  ),
  'blood-thinner': said('blood thinners?|warfarin|apixaban|rivaroxaban|anticoag\\w*', 'مميع|سيوله|وارفارين'),

  // Urgent and routine findings.
  'urine-burning': said(
    'burn\\w* (?:\\S+ ){0,3}?(?:urin\\w*|pee\\w*)|(?:urin\\w*|pee\\w*) (?:\\S+ ){0,3}?burn\\w*|dysuria|uti\\b|cystitis|blood in (?:my |the )?urine|h[ae]*maturia',
    'حرقان (?:في )?(?:ال)?بول|حرقه (?:في )?(?:ال)?بول|دم (?:في |مع )?(?:ال)?بول|التهاب (?:ال)?(?:بول|مسالك)',
  ),
  cellulitis: said(
    'cellulitis|hot,? red|red,? hot|spreading (?:red|skin)|infected wound|pus',
    'جلد احمر|احمرار (?:حار|ينتشر)|صديد|التهاب جلد',
  ),
  'hot-joint': near(said('joint|knee|hip|ankle|elbow|wrist|toe', 'مفصل|ركبه|كاحل|كوع'), said('hot|swollen|red', 'حار|متورم|ورم|احمر'), 4),
  'flank-colic': said('flank|renal colic|kidney stone|colic', 'حصوه|مغص كلوي|كليه'),
  dehydration: said("can'?t keep (?:fluids|anything|water)|dehydrat\\w*|dizzy standing|very thirsty", 'جفاف|ما يثبت شي|عطش شديد'),
  jaundice: said('jaundice\\w*|yellow (?:eyes|skin)|eyes (?:are |turned )?yellow', 'صفار|يرقان|اصفرار'),
  'hearing-loss': said("(?:sudden )?hearing loss|can'?t hear|deaf", 'فقدان السمع|ما اسمع'),
  shingles: said('shingles|zoster', 'حزام ناري|هربس نطاقي'),
  bite: said('(?:animal|dog|cat|human|mammal|bat|monkey) (?:bite|bit)|bite from|bitten by|bit (?:me|him|her)', 'عضه|عضني|عضه كلب|خدش قطه'),
  'deep-cut': said('deep cut|needs? stitches|gaping|laceration|dirty wound', 'جرح عميق|يحتاج خياطه'),
  'cannot-bear-weight': said(
    "can'?t (?:bear weight|put weight|walk on)|unable to (?:bear|walk)|possible fracture|broken|fractur\\w*",
    'ما اقدر ادوس|ما اقدر امشي علي|كسر',
  ),
  travel: said('malaria|travel\\w*|returned from|came back from', 'ملاريا|سفر|رجعت من'),
  abscess: said('abscess|quinsy|growing lump|boil', 'خراج|دمل'),
  'low-mood': said(
    "depress\\w*|low mood|anxi\\w*|panic|sad all|hopeless|insomnia|can'?t sleep|stress\\w*",
    'اكتياب|حزن|قلق|توتر|هلع|نفسيتي|ارق|ما انام',
  ),
  'weight-loss': said('weight loss|losing weight|lost \\d+ ?(?:kg|pounds)|night sweats|lump', 'نزول الوزن|نقص الوزن|كتله'),
  pneumonia: said('productive cough|green (?:sputum|phlegm)|yellow (?:sputum|phlegm)|rust', 'بلغم اخضر|بلغم اصفر|بلغم'),
  cold: said(
    'runny nose|blocked nose|stuffy|congest\\w*|sneez\\w*|common cold|a cold|rhinorrh\\w*|nasal',
    'زكام|رشح|عطاس|انسداد الانف|انف مسدود|خشم',
  ),
  cough: said('cough\\w*', 'سعال|كحه|اكح|يكح'),
  'sore-throat': either(near(said('throat', 'حلق|بلعوم|زور'), pain, 3), said('tonsil\\w*|pharyngit\\w*', 'لوز')),
  hayfever: said('hay ?fever|itchy eyes|seasonal|allergic rhinitis|pollen', 'حساسيه موسميه|حكه (?:في )?(?:ال)?عين'),
  sinus: said('sinus\\w*|facial pressure', 'جيوب'),
  'back-strain': said('(?:back|muscle) strain|after lifting|pulled (?:a |my )?(?:back|muscle)|strained', 'شد عضل|بعد رفع|تمزق عضل'),
  'muscle-ache': said('muscle (?:ache|sore|pain)\\w*|after exercise|gym|workout|stiff', 'الم عضل|بعد التمرين|عضلات'),
  sprain: said('sprain\\w*|twisted (?:my |his |her )?ankle|rolled (?:my )?ankle', 'التواء|لويت'),
  'minor-wound': said('small cut|graze|scratch|paper cut|minor (?:cut|wound)|bruise', 'جرح بسيط|خدش|كدمه'),
  'minor-burn': said('minor (?:sun)?burn|sunburn|small burn|smaller than', 'حرق بسيط|حرق شمس'),
  'insect-bite': said('mosquito|insect bite|bug bite|bee sting|local swelling', 'بعوض|ناموس|قرصه حشره|لسعه نحل'),
  'eye-minor': said('stye|sticky (?:red )?eye|conjunctivit\\w*|pink eye', 'شحاذ|التهاب الملتحمه|عين لاصقه'),
  mouth: said('mouth ulcer|canker|cold sore|toothache|tooth|gum', 'قرحه (?:في )?(?:ال)?فم|هربس شفه|ضرس|سن|اسنان|لثه'),
  heartburn: said('heartburn|acid reflux|indigestion|gerd|bloat\\w*', 'حموضه|حرقه معده|ارتجاع|عسر هضم|نفخه'),
  constipation: said('constipat\\w*|hard stools?', 'امساك'),
  diarrhoea: said('diarrh\\w*|loose stools?|gastroenteritis|stomach bug|food poisoning', 'اسهال|نزله معويه'),
  thrush: said('known thrush|thrush', 'فطريات معتاده'),
  'vaginal-discharge': said('vaginal (?:itch\\w*|discharge)|yeast infection', 'افرازات مهبل|حكه مهبل|فطريات'),
  incontinence: said('incontinen\\w*|leak\\w* (?:of )?urine|wet\\w* the bed', 'سلس|تسرب البول'),
  'period-pain': said('period pain|menstrual|cramps (?:with|during) (?:my )?period|dysmenorrh\\w*', 'الم الدوره|مغص الدوره|الم الطمث'),
  'skin-minor': said(
    "athlete'?s foot|eczema|dry skin|nappy rash|diaper rash|acne|dandruff|rash|itch\\w*|dermatit\\w*|pimples",
    'اكزيما|جفاف الجلد|طفح|حب الشباب|حكه|حساسيه جلد|طفح الحفاض',
  ),
  'ear-minor': said('earwax|ear ?(?:ache|pain)|ear pops|otitis|ear infection', 'شمع (?:ال)?اذن|الم (?:في )?(?:ال)?اذن|اذني'),
  'minor-complaint': said('hiccups|hangover|tired\\w*|fatigue|insomnia few nights|mild stress', 'فواق|حازوقه|تعب|ارهاق'),
  mild: said('mild|slight|minor|usual pattern|typical|usual|known migraine|a little|not (?:too )?bad|few days', 'بسيط|خفيف|المعتاد|شوي'),
  'joint-pain': near(said('joint|knee|hip|shoulder|elbow|wrist|ankle|finger', 'مفصل|ركبه|كتف|كوع|مفاصل'), pain, 4),
  'dizzy-only': said('dizz\\w*|vertigo', 'دوخه|دوار'),
  'vaginal-bleeding': said('vaginal bleed\\w*|spotting|bleeding in (?:early )?pregnancy', 'نزيف مهبلي|تنقيط|بقع دم'),
} as const satisfies Record<string, Said>;

export type Finding = keyof typeof findings;

const compiled = Object.entries(findings).map(([id, { en, ar }]) => ({
  id: id as Finding,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${en})|(?<!\\p{L})${clitics}(?:${ar})`, 'u'),
}));

/** What a description says, and does not deny. Said once is said, even where it is denied elsewhere. */
export function findingsIn(description: string): Set<Finding> {
  const affirmed = clausesOf(description).filter((clause: Clause) => !clause.denied);
  const texts = affirmed.map(({ text }) => text);
  const found = new Set<Finding>();
  for (const { id, pattern } of compiled) if (texts.some((text) => pattern.test(text))) found.add(id);
  return found;
}
