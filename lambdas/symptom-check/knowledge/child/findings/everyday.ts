import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  // Newborns
  'jaundice-first-day': finding(['Yellow in the first 24 hours', 'اصفرار في أول 24 ساعة'], {
    tick: ['The baby became yellow within the first 24 hours of life', 'بدأ الاصفرار خلال أول 24 ساعة من العمر'],
    says: [
      '{yellow} + first day|24, {yellow} + day one|1, {yellow} + born today|yesterday|hours, jaundice + first day|24, jaundice + born today|yesterday, {yellow} + same|very day|night born|birth?, {yellow} + born + yesterday|today|hours|hrs|morning|tonight, {yellow} + hour|hours|hrs|day old, {yellow} + hours|hrs|soon|straight|right|immediately|within|minutes + birth|born|delivery, {yellow} + less|under|within|before + 24|day, banana|lemon|mustard + born|newborn|day, yellow|banana|lemon|jaundiced + less day, {yellow} + {infant} + 12|18|20|24|10|15 hours|hrs',
      '{yellow} .. اول يوم|24, {yellow} + =ولد|=ولدت|=انولد|انولدت|مولود + اليوم|امس|ساعات, يرقان|صفار .. اول يوم|24, {yellow} + مولود|انولد|ولاده|ولادته|ولادتها|خلق|خلقته + ساعه|ساعات|نفس, {yellow} + عمره|عمرها|عمرو + ساعه|ساعات, {yellow} + نفس|بنفس يوم|ليله|نهار, اول يوم|نهار|ليله صار|صارت|اصفر|طلع|بدا|ظهر .. {yellow}, {yellow} .. من اول يوم|نهار|ليله, {yellow} اول|باول|في|من|خلال يوم|نهار, {yellow} + اول ساعات|24',
    ],
    implies: ['jaundice'],
  }),
  'pale-stool': finding(['Pale stools', 'براز شاحب'], {
    tick: ['The stools are white, clay-coloured or very pale', 'البراز أبيض أو بلون الطين أو شاحب جداً'],
    says: [
      '{stool} + pale|white|clay|chalky|grey, acholic, {stool} + cream|creamy|beige|putty|cement|ash|colourless|light|whitish|milky|grayish|chalk, potty|nappy + clay|chalk|cement|putty|cream, {stool} colour|color|coloured white|pale|light|cream|clay|grey',
      '{stool} + ابيض|شاحب|طيني|رمادي, {stool} فاتح, {stool} + باهت|كريمي|بيج|طين|جبس|اسمنت|طباشير|بيضا|سكري|رصاصي|مبيض|جير|حليب|بلا لون, {stool} لون ابيض|فاتح|رمادي|شاحب|باهت|طين',
    ],
  }),
  'navel-red': finding(['Red or smelly navel', 'احمرار أو رائحة في السرة'], {
    tick: ['The navel or cord is red, swollen, smells or has pus', 'السرة أو الحبل السري محمر أو متورم أو ذو رائحة أو صديد'],
    says: [
      'cord|umbilical|navel|bellybutton + {red}, belly button + {red}, cord|umbilical|navel|bellybutton + {discharge}, belly button + {discharge}, belly button + smell|smelly|smells|infected|swollen, cord|umbilical|navel|bellybutton + smell|smelly|smells|infected|swollen, belly|tummy button + gunk|gunky|pongs|stinks|stinky|goo|mucky|infected|swollen|bleeding|red|weepy|pus|smelly, cord|stump|navel|umbilical + gunk|gunky|stinks|stinky|goo|infected|swollen|red|weepy|pus|smelly|oozing|raw, cord|stump|umbilical|navel + oozing|yellow|bad smell|smelling|pink|inflamed|sore, belly|tummy button + yellow|bad|inflamed|pink|sore|oozing|wet',
      'سره|سرته|سرتها + {red}, حبل سري + {red}, سره|سرته|سرتها + {discharge}, حبل سري + {discharge}, سره|سرته|سرتها + ريحه|رايحه|ملتهب|ملتهبه, حبل سري + ريحه|رايحه|ملتهب|ملتهبه, صره|صرته|صرتها|صرتو|سره|سرته|سرتها|سرتو|حبل سري + حمرا|احمر|محمره|منفخه|وارمه|منتفخه|قيح|صديد|ماده|مده|ريحه|عفن|ملتهبه|تنز|دم|متورمه|سايل|افرازات|ريحتها|متعفنه, صره|صرته + {red}, صره|صرته + {swell}',
    ],
  }),
  'cradle-cap': finding(['Cradle cap', 'قشرة رأس الرضيع'], {
    tick: ['Greasy yellow scales on the scalp of a baby who is well', 'قشور دهنية صفراء على فروة رأس رضيع بحالة جيدة'],
    says: [
      'cradle cap, scales|scaly|flakes|flaky|crust|crusty|dandruff + {head} + baby|newborn|infant, baby|newborn|infant + scaly|flaky|crusty + scalp, {head} + cornflakes|flakes|flaky|scales|scaly|crust|crusty|greasy|plaques|scabs + covered|thick|yellow, {head} + cornflakes|flakes|flaky|scales|scaly|crust|crusty|greasy|plaques|scabs + {infant}, head|scalp + covered|full|thick|stuck + flakes|cornflakes|scales|crust|crusts, yellow|greasy|waxy|oily flakes|scales|crust|crusts|scabs + head|scalp|hair, {infant} + scalp|head|hair + greasy|waxy|scaly|crusty|flaky',
      'قشره|قشور + راس|فروه + رضيع|بيبي|مولود|طفل, قبعه المهد, قشره حليب, قشره|قشور صفرا + راس, قشور|قشره|قشر|قشور + راس|فروه|نافوخ|شعر + صفرا|صفر|صفراء|دهنيه|لازقه|سميكه, قشور|قشره|قشر|قشور + راس|فروه|نافوخ|شعر + {kid}, قشور|قشره|قشر + راس|فروه + {kid}, قشور|قشره|قشر|طبقه + صفرا|دهنيه|شمع|شمعيه|صفر + راس|فروه|شعر|راسه|راسها',
    ],
  }),
  // Skin and infections of childhood
  'newborn-spots': finding(['Harmless spots of a newborn', 'بقع غير ضارة لدى المولود'], {
    tick: [
      'Small white or pink spots on the face or body of a baby who is well',
      'حبيبات صغيرة بيضاء أو وردية على وجه أو جسم رضيع بحالة جيدة',
    ],
    says: [
      'milia, milk|baby spots, baby|newborn|infant|infantile acne, neonatal acne, erythema toxicum, stork|salmon mark|bite|patch, mongolian|slate spot|patch|mark, strawberry mark, white|tiny|little|small|pink|red white? spots|bumps|dots|pimples|spot + {infant}, white|tiny|little|small|pink|red spots|bumps|dots|pimples + day|days|week|weeks old, {infant} + pimples|acne|zits + face|nose|cheeks|chin|forehead, {infant} + skin + peeling|flaking|flaky|dry + hands|feet|ankles|wrists|body|new, birthmark + {infant}, {infant} + bald|flat patch|spot|bit + back|head, tiny|little|small|white|milk|pinhead .. spots|dots|bumps|pimples .. nose|cheeks|chin|forehead, spots|dots|bumps|pimples .. nose|cheeks|face|chin|forehead + birth|born',
      'حبوب|حبيبات|بقع|نقط|بثور + ابيض|بيضا|بيضاء|صغيره|ورديه|حليب + مولود|رضيع|رضيعه|بيبي|مولوده, حبوب حليب, حب شباب + مولود|رضيع|بيبي|رضيعه, حبوب|حبيبات + وجه|خد|خدود|انف|خشم + مولود|رضيع|بيبي|رضيعه|مولوده, حبوب|حبيبات|نقط + عمره|عمرها ايام|يوم|اسبوع|اسبوعين|اسابيع, وحمه|بقعه زرقا|زرقاء|منغوليه + مولود|رضيع|بيبي|رضيعه, جلد + يقشر|مقشر|يتقشر + مولود|رضيع|بيبي|رضيعه|مولوده, نقط|حبيبات|حبوب .. بيض|بيضا|صغار|صغيره .. خشم|خشمه|خشمها|انف|انفه|خد|خدوده|وجه|وجهه|وجهها',
    ],
  }),
  'baby-habits': finding(['Ordinary habits of a baby', 'عادات طبيعية للرضيع'], {
    tick: ['Sneezes, hiccups, snuffles, wind or straining, and well otherwise', 'عطاس أو فواق أو شخير خفيف أو غازات أو حزق مع حالة جيدة'],
    says: [
      '{infant} + sneeze|sneezes|sneezing|hiccup|hiccups|hiccups|snuffly|snuffles|snorts|snorty, {infant} + startles|jumps|twitches asleep|sleep, {infant} + strain|strains|straining|grunts|grunting|pushes + poo|poop|poos|pooing|stool|wind|farts|soft|nappy, {infant} + green|mustard|seedy|grainy poo|poop|stool|stools|nappies|nappy|poos, {stool} + green|mustard|seedy + {infant}, breastfed|breastfeeding + not|no pooed|poo|pooped|poop|stool|stools + days, not|no pooed|poo|pooped|poop|stool .. days + breastfed|breastfeeding, {infant} + cross eyed, {infant} + arms|hands startle|jerk + asleep|noise|put, {infant} + sweaty head, {infant} + cold hands|feet + warm|pink|chest|tummy|body, cluster feeding, growth spurt, not|no pooed|poo|pooped|poop .. days + {infant}, {infant} .. not pooed|pooped|poo .. days, poo|poos|poop|poops|pooing|pooping|stool|nappy|wind + grunt|grunts|grunting|strain|strains|straining, poo|poos|poop|poops|pooing|pooping + red|beetroot|purple|tomato + face|goes|grunt|grunts|strain|strains|soft, red|beetroot|purple|tomato + strain|strains|straining|grunt|grunts|grunting, goes|go|going beetroot|red|purple|tomato .. .. grunts|strains|pushes|poo|poop|wind, grunt|grunts|grunting|strain|strains|straining .. soft|poo|poop|fart|farts|nappy, hiccup|hiccups|sneezes|sneeze|snuffles|snorts + feed|feeds|feeding|bottle|milk|nursing, hiccups|hiccup .. every|each|after feed|feeds|feeding|bottle|nursing, newborn|little|her|his body jumps|jump + hiccup|hiccups, only breast|breastmilk .. not|no .. poo|pooed|poop|pooped|stool, {infant} .. sneezes|sneezing|sneeze|hiccups|hiccup|snorts|snuffles|grunts|grunting|strains|straining|startles, {infant} .. jerks|twitches .. sleep|asleep, farts|farting|gassy|windy + {infant}, green|mustard|yellow seedy|soft|mushy|grainy poo|poop|stool|nappies, sneezes|sneeze|sneezing .. times|day|lot .. {infant}, cross|crossed eyed|eyes + {infant}, feet|hands + cold|blue|bluish|purple + warm|pink .. tummy|chest|body|belly|tongue|lips',
      'رضيع|مولود|بيبي|رضيعه|مولوده|طفل|طفلي + يعطس|تعطس|عطاس|حازوقه|فواق|زغطه|يحزق|تحزق|حزق|يزحر|تزحر, رضيع|مولود|بيبي|رضيعه|طفلي|ابني|بنتي + براز|برازه|برازها|كاكا + اخضر|خضرا|خردلي|لين|طري|محبب, براز|برازه|برازها|كاكا + اخضر|خردلي + رضيع|مولود|بيبي|رضيعه|رضاعه, يحزق|تحزق|يزحر|تزحر|يحمر|تحمر + براز|يتبرز|تتبرز|كاكا|اخراج + لين|طري, رضاعه طبيعيه|صدر|امه + ما .. تبرز|تبرزت|براز|كاكا|اخراج, رضيع|مولود|بيبي|رضيعه|طفلي|طفلتي + ما تبرز|تبرزت|طلع|طلعت براز? .. ايام|يومين|يوم, حازوقه|فواق|زغطه|شهقه|بوفهيقه|حزوقه + رضعه|رضاعه|ارضعه|يرضع|ترضع|حليب, يحمر|تحمر|يحزق|تحزق|يزحر|تزحر|يعصر|تعصر|يضغط|تضغط + يطلع|تطلع|براز|لين|طري|خروج|كاكا|غازات|بعدين, عطس|يعطس|تعطس|عطاس + رضيع|بيبي|مولود|عمره|عمرها|رضعه, رضيع|مولود|بيبي|نونو|ولدي|بنتي|ابني + يحازق|حازوقه|فواق|زغطه|شهقه|بوفواق|حزوقه, براز|برازه|برازها|خروجه|خروجها|كاكا .. اخضر|خردلي|حبيبات|محبب|اصفر لين|طري + رضيع|مولود|رضاعه|بيبي|عمره|عمرها, يتفزز|تتفزز|يفز|تفز|ينتفض|تنتفض + نايم|نوم|صوت|وهو + رضيع|بيبي|مولود|عمره|عمرها',
    ],
  }),
  'odd-stool': finding(['Odd colour of the stool or nappy', 'لون غير معتاد للبراز أو الحفاض'], {
    tick: ['The stool or the nappy has an odd colour, and the child is well', 'لون البراز أو الحفاض غير معتاد والطفل بحالة جيدة'],
    says: [
      '{stool} + green|blue|purple|orange|pink|red|rainbow|turquoise|odd|weird colour|color?, {nappy} .. green|blue|purple|orange|pink|pinky|turquoise, {nappy} .. bright|pinky|all red, =pee|=wee|=urine + pink|red|orange|blue|green|purple, {stool} .. colour|color',
      '{stool} + اخضر|خضرا|ازرق|زرقا|بنفسجي|برتقالي|وردي|احمر|حمرا|موف, {nappy} + اخضر|ازرق|بنفسجي|برتقالي|وردي|احمر|موف|زهري, بوله|بولها + وردي|احمر|زهري|برتقالي|اخضر, لون {stool} + غريب|تغير',
    ],
  }),
  'green-stool': finding(['Green stool', 'براز أخضر'], {
    tick: ['The stool is green, and the child is well', 'البراز أخضر والطفل بحالة جيدة'],
    says: [
      'green poo|poop|stool|stools|poos|nappy|nappies|diaper|diapers, poo|poop|stool|stools|poos|potty .. green',
      'براز|برازه|برازها|كاكا|خروجه|خروجها .. اخضر|خضرا',
    ],
    implies: ['odd-stool'],
  }),
  'child-habits': finding(['Ordinary habits of childhood', 'عادات شائعة في الطفولة'], {
    says: [
      'tantrum, tantrums, picky|fussy|choosy eater|eating|eats|about, night terror|terrors, nightmare|nightmares + {kid}, bad dreams + {kid}, sleepwalking + {kid}, sleepwalks|sleepwalk + {kid}, thumb sucking, sucks|sucking thumb|fingers|dummy, bites|biting|chews nails + {kid}, imaginary friend, clingy + {kid}, separation anxiety + {kid}, potty|toilet training, not sleep|settle alone|own + {kid}, wakes .. night + feed|comfort|milk|cuddle, sleep regression, only eats|wants + pasta|chips|rice|bread|chicken|nuggets, refuses|refusing|hates vegetables|veg|veggies|greens|fruit, not eat|eating|touch vegetables|veg|veggies|meat|fruit, wakes|woke|waking .. screaming|crying + night|asleep + remember|remembers|terror|calm|asleep, wakes|waking .. for cuddle|comfort',
      'نوبه|نوبات غضب|عصبيه + {kid}, يعاند|عنيد|عناد + {kid}, ما|لا|يرفض ياكل|تاكل خضار|خضروات|لحم|فواكه, ما ياكل|تاكل|بياكل|بتاكل =الا|غير|بس =مكرونه|=المكرونه|مكرونه|معكرونه|باستا|بطاطس|رز|خبز|دجاج|ناغتس|اندومي|حلويات, انتقايي اكل, فزع|رعب ليلي, كوابيس + {kid}, كابوس + {kid}, يمص|تمص|مص اصبع|اصبعه|اصبعها|ابهامه|صبعه|لهايه, يقضم|تقضم اظافر|اظافره|اظافرها + {kid}, تدريب حمام|نونيه|بوتي, متعلق|متعلقه + امه|امها|فيني, يمشي|تمشي وهو|وهي نايم|نايمه + {kid}, يعض|تعض|ياكل|تاكل اظافره|اظافرها|اظافيره|اظافيرها|ظوافره, يصرخ|يصيح|يعيط|يبكي|تصرخ|تصيح|تعيط|تبكي + نايم|نايمه|نام|ينام|تنام|نوم|رقاد + عيون|عيونه|عيونها|عيونو|مفتوحه|يتذكر|تتذكر|يعرفني|ساعه, يقوم|يفز|تقوم|تفز|يقعد|بيقعد .. يصرخ|يصيح|يعيط|تصرخ|تصيح + ليل|نوم|نايم|نصف|نص, ما .. يتذكر|تتذكر|يذكر .. شي + صبح',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
