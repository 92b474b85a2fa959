import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  // Nose
  nosebleed: finding(['Nosebleed', 'نزيف الأنف'], {
    tick: ['The nose is bleeding or bled', 'نزيف من الأنف'],
    says: [
      'nosebleed, nosebleeds, epistaxis, {nose} + {blood}, {nose} + leaking|dripping|running|pouring|gushing|streaming red|claret, red stuff|drops|claret + {nose}, {nose} + red, blood|bleed|bleeding .. nose|nostril, nose|nostril .. blood|bleed|bleeding|bled, nose bleed|bleeds|bled, nose|nostril .. gushing|pouring|dripping red|claret|blood, {nose} + pouring|gushing + pinch|pinching|pinched, nose + gushing|gush|spurting, nose .. started|start gushing|pouring|bleeding, {nose} tap blood|red',
      'رعاف, يرعف, {nose} + {blood}, {nose} + نازف|بينزف|ينزف|تنزف, رعف, =يرعف, =ترعف, =ارعف, رعفت, {nose} + تدمي|يدمي, {nose} + يصب|يخر|ينقط|يشرشر|شلال + دم|احمر',
    ],
  }),
  'nosebleed-long': finding(['Nosebleed over 30 minutes', 'نزيف أنف أكثر من 30 دقيقة'], {
    tick: ['It still bleeds after 30 minutes, in spite of pinching', 'لا يزال ينزف بعد 30 دقيقة رغم الضغط'],
    says: [
      '{nose} + {blood} + wont|doesnt|not|cant|never stop|stopping|stopped, nosebleed + wont|doesnt|not|cant|never stop|stopping|stopped, nosebleed + 30|35|40|45|50|60 min|mins|minute|minutes, press|pressing|pressed|pinch|pinching|pinched|squeeze|squeezing|held|holding + {nose} + 30|35|40|45|50|60|hour|hours|forty|thirty, {nose} + {blood} + nonstop|gushing|gushes|endless|forever|ages, {nose} + {blood} for|over|past|last|since|nearly|almost|about|almost|another .. hour|hours, {nose} + {blood} .. for|over|past|last|nearly|almost .. hour|hours, {nose} + {blood} + 30|35|40|45|50|60|forty|thirty min|mins|minute|minutes, nosebleed|nose + an|hour|hours + stop|stopping|pouring|gushing|bleeding, nosebleed + nonstop|gushing|pouring, nosebleed .. for|over|past|last|since|nearly|almost .. hour|hours|ages, nosebleed still .. after|for .. 30|40|45|hour|hours|half, {nose} still bleeding|bleed .. after|for .. 30|40|45|hour|hours|half, half hour + still + {nose}, {nose} .. wont|not|cant|never stop|stopping bleeding?, {blood} + like|as tap|river + {nose}, nosebleed like tap|river, {nose} + {blood} + still|keeps|keep .. going|coming|pouring|dripping, nose .. bleeding .. long|ages, nose .. bled .. for .. long|ages, {nose} + {blood} + not|wont|cant|never .. stop|stopping, hour|hours now + {nose} + {blood}, {nose} + pouring|gushing|dripping|going|running + 30|35|40|45|50|60|forty|thirty|hour min|mins|minute|minutes|hours?, {nose} + pouring|gushing + pinch|pinching|pinched|pressing|pressed, pinch|pinched|pinching|press|pressing|pressed|holding|held it? hour|hours|half|ages + {nose}|dripping|bleeding|drip',
      '{nose} + {blood} + ما|لا|راضي وقف|يوقف|توقف|بيوقف, {nose} + {blood} + 30|35|40|45|50|60 دقيقه|دقايق, رعاف + ما|لا|راضي وقف|يوقف|توقف, {nose} + ضغط|ماسك|كبس|مسك|سد + ساعه|ساعات|30|35|40|45|50|60, {nose} + {blood} + يصب|يتدفق|شلال, {nose} + {blood} + من|صار|صارله|صارلي|لمده|لاكثر|طول|حوالي|اكثر|فوق ساعه|ساعات|ساعتين, رعاف + من|صار|صارله|صارلي|لمده|لاكثر|طول|حوالي|اكثر|فوق ساعه|ساعات|ساعتين, {nose} + {blood} + نص ساعه + لسا|لسه|للحين|ما|مو|وما, {nose} + {blood} + من|صار*|لمده|طول|حوالي نص ساعه, {nose} + {blood} + ساعه|ساعتين|ساعات + ما|لسه|لسا|للحين',
    ],
    implies: ['nosebleed'],
  }),
  sinus: finding(['Sinus pressure', 'ضغط الجيوب الأنفية'], {
    tick: ['Pressure or pain in the cheeks or forehead, with a blocked nose', 'ضغط أو ألم في الخدين أو الجبهة مع انسداد الأنف'],
    says: [
      'sinus, sinuses, sinusitis, cheek|cheekbone|forehead|facial + {pressure}, face {pressure}, face + full|{pressure} + nose|cold|snot|bend|bending, {pressure} .. face, cheekbone|facial + {pain}, green|yellow + {nose}, {nose} + {discharge}, cheek|cheeks|cheekbone|cheekbones|face|forehead + concrete|stuffed|congested|throbs, cheek|cheeks|cheekbone|cheekbones|face|facial {pain}, cheek|cheeks|cheekbones + side? + forehead + {pain}, behind|around|under|between|above eyes + {pressure}, cheekbones|cheeks + {pain}, face + {pain} + nose|bend|bending|lean|leaning, sinus*, pressure|pain|ache|heavy|hurts|throbbing .. cheeks|cheek|cheekbones|forehead|eyes, cheeks|cheekbones|forehead|face .. hurt|hurts|pressure|ache|aches|sore|tender|heavy|throb|throbbing, bunged|blocked|stuffed .. face|sinuses|nose .. pain|pressure|hurts|ache, green snot|mucus|bogeys|boogers',
      'جيوب, جيوب انفيه, التهاب جيوب, وجه|وجهي|جبهه|جبهتي|جبيني|خدود|خدودي + {pressure}, خدودي|وجنتين|وجنات + {pain}, {nose} + {discharge}, {nose} + اخضر|مخاط, خدود|خدودي|وجنات|جبهه|جبين|حواجب|وجه|ويه + {pressure}, وجه|ويه|خدود|جبهه|جبين|جيوب + {pain} + خدود|جبين|جبهه|خشم|انف|انحني|اوطي|سجد|انزل, وجه|ويه|خدود|خدودها|خدوده {pain}, {pain} وجه|خدود|جبين, بين|حول|ورا عيون|عيني + {pressure}, خد|خدي|وخدي|خدودي|جبهتي|جبيني|جبهه|وجهي|ويهي + {pain} + انزل|نزلت|سجود|سجدت|سجد|ركوع|اركع|انحني|اوطي|خشم|انف|زكام|مسدود',
    ],
  }),
  'smell-loss': finding(['Loss of smell', 'فقدان الشم'], {
    tick: ['Smell or taste is lost', 'فقدان الشم أو التذوق'],
    says: [
      'cant|cannot|lost|loss smell|taste, smell|taste + lost|gone|loss, anosmia, no|zero|not smell .. no|not|or|and|nor? taste, not =smelling|=tasting, no sense smell|taste, no taste|smell since|at|anymore, smell|smells|taste|tastes|tasting|smelling like? nothing|cardboard|zilch|water, smell|taste|tastebuds|taste buds + gone|dead|disappeared|vanished|strike|off|zero|no, cant|not .. smell|taste, cant smell|taste, food tasteless|bland, cant|not|dont|lost|no .. smell|taste .. anything|thing|nothing|food|coffee|at|all, smell|taste|smelling|tasting .. gone|lost|nothing|disappeared|vanished|missing, nothing smells|tastes, food .. tastes? nothing|cardboard|bland|tasteless, no|zero smell|taste|flavour|flavor, coffee|food|perfume|garlic|onion|curry .. no|not|nothing smell|taste',
      'ما اشم|شم|اذوق|تذوق, شم|طعم|تذوق|ذوق + فقدت|فقدان|راح|راحت|انعدام, ما|لا .. شم|=اشم|=يشم|=تشم|ذوق|اذوق|يذوق|تذوق, اكل|شي|عطر|قهوه .. ماله|ملوش|بلا|بدون|مافي|ماكو|ما طعم|ريحه|نكهه, ماله|مالها|ملوش طعم, ما .. حس .. طعم|ريحه|روايح, حاسه شم|ذوق|تذوق',
    ],
  }),
  'nosebleeds-many': finding(['Nosebleeds again and again', 'رعاف متكرر'], {
    kind: 'background',
    tick: ['Nosebleeds come several times a week', 'يتكرر الرعاف عدة مرات في الأسبوع'],
    says: [
      'nosebleed|nosebleeds|bleed|bleeds|bled|bleeding + {nose} + again|times|daily|weekly|frequent|often|keep|keeps, nosebleed|nosebleeds + twice|three|four|five|several|many|few|every|daily|weekly + week|day|month|times|time|days, =nosebleeds + keep|keeps|getting|lots|frequent|often|always|recurrent, nosebleed again, second|third|fourth|fifth|another|2nd|3rd|4th nosebleed, {nose} + {blood} + every|each|daily|week|weekly|twice',
      'رعاف + متكرر|يتكرر|كل|مرات|كم مره|كثير|دايم, {nose} + {blood} + يتكرر|متكرر|كل يوم|اسبوع|شوي|مرات|دايم, كل يوم|يومين|اسبوع + {nose} + {blood}, ثالث|رابع|ثاني مره + {nose}',
    ],
  }),
  'nosebleed-stopped': finding(['It has stopped', 'توقف الآن'], {
    kind: 'comfort',
    says: [
      '=stopped, nosebleed|bleeding|bleed|bled =stop|=stops, =stops, nosebleed over|gone|finished now?, stop|stopped|stops after|within|when|once, stop now|already|itself|soon|quickly, no longer bleeding|dripping, not bleeding|dripping anymore|now, dried up, bleeding|nose dried|finished|over',
      '=وقف, =ووقف, =وقفت, =ووقفت, =توقف, =وتوقف, =توقفت, =وقفها, =وقفته, =انقطع, =وانقطع, رعاف خلص|راح, وقف|توقف بعد|لحاله|بسرعه, وقف|توقف|وقفت =بعد, =انحبس, =بطل, =خلص نزيف|رعاف|دم, ما عاد ينزف|تنزف|نزف',
    ],
  }),
  'nosebleed-short': finding(['A short nosebleed', 'رعاف قصير'], {
    kind: 'background',
    says: [
      'nosebleed|nosebleeds .. 1|2|3|4|5|6|7|8|9|10|few|couple|two|three|five|ten min|mins|minute|minutes|second|seconds, {nose} + {blood} + 1|2|3|4|5|6|7|8|9|10|few|couple|two|three|five|ten min|mins|minute|minutes|second|seconds, short|small|little|tiny|slight|quick|brief|minor nosebleed, nosebleed short|small|tiny|slight|brief, stop|stopped|stops after|within|in .. 1|2|3|4|5|6|7|8|9|10|few|couple|two|three|five|ten min|mins|minute|minutes, pinch|pinched|pinching|pinch|held|squeezed|pressed .. 1|2|3|4|5|6|7|8|9|10|few|couple|two|three|five|ten min|mins|minute|minutes',
      'رعاف|نزيف خفيف|بسيط|شوي|قصير|قليل + {nose}, رعاف خفيف|بسيط|شوي|قليل, {nose} + {blood} + دقيقه|دقيقتين|دقايق|خفيف|بسيط, رعاف .. دقيقه|دقيقتين|دقايق, ضغط|ضغطنا|ضغطت|مسك|مسكت|مسكنا|سكرت|قفلت|قفلتها|كبست|سديت + دقيقه|دقيقتين|دقايق, وقف|توقف|وقفت + دقيقه|دقيقتين|دقايق',
    ],
  }),
  'dry-nose': finding(['Dry nose', 'جفاف الأنف'], {
    says: [
      '{nose} + dry|dryness|crusty|crusts|crust|scab|scabs|flaky|cracked, {nose} stuffy|dry at? night|ac, boogers|bogeys hard|dry',
      '{nose} + جاف|جافه|ناشف|ناشفه|جفاف|قشور|قشره|يابس|نشفان|متقشر, جفاف {nose}',
    ],
  }),
  // Of the eye and the teeth, with the nose because findings are weighed in the order in which they stand
  'lid-twitch': finding(['Twitching eyelid', 'رفة الجفن'], {
    says: [
      '{eyelid} + twitch|twitching|twitches|twitchy|flutter|flutters|fluttering|flicker|flickering|flickers|jump|jumps|jumping|pulsing|dancing|spasm|spasms, {eye} + twitch|twitching|twitches|twitchy|fluttering|flutters, {eye} keeps? jumping|jumps|flickering',
      '{eyelid} + رف|يرف|ترف|رفه|رفرف|يرفرف|ينط|ينبض|يرقص|يرجف, {eye} + ترف|رفه|بترف|رفرف|ترفرف|تنط|بتنط, رفه عين|جفن',
    ],
    implies: ['twitch'],
  }),
  'eye-blood-spot': finding(['A blood spot on the white of the eye', 'بقعة دم في بياض العين'], {
    tick: ['A flat red patch on the white of one eye, without pain', 'بقعة حمراء في بياض العين دون ألم'],
    says: [
      'burst|broken|popped|ruptured|bust blood? vessel|vein|capillary + {eye}, subconjunctival, red|blood patch|spot|blotch|splotch|stain + {eye}, red|blood patch|spot|blotch|splotch + white, blood + white {eye}, bleed|blood on|in white|whites, {eye} .. bright red .. spot|patch, half white .. red|blood, white|whites one|left|right? {eye} + bright|blood|bloody|half|patch|crimson|scarlet|corner, {eye} white + blood|bloody|bright|crimson|scarlet, {eye} .. filled|pool|splash blood, bruise|blood .. on|in =eyeball',
      'بقعه|بقعت|نقطه|لطخه دم|حمرا|حمراء + {eye}, دم + بياض {eye}, بياض {eye} + دم|احمر|حمرا, عرق|شعيره|شعيرات|وعاء .. انفجر|انفجرت|طق|طقت + {eye}, نزيف تحت ملتحمه, {eye} + بقعه|بقعت|لطخه|نقطه دم|حمرا|حمراء, دم متجمع|محتقن + {eye}, بياض عين*|عين + دم|بقعه',
    ],
    implies: ['red-eye'],
  }),
  'milk-tooth': finding(['A milk tooth', 'سن لبني'], {
    kind: 'background',
    says: [
      'milk|baby|first tooth|teeth, tooth fairy, {kid} + wobbly|loose|wiggly tooth|teeth, wobbly|wiggly|loose front|bottom|top|first tooth|teeth, wobbly|wiggly tooth|teeth, tooth|teeth wobbly|wiggly',
      'سن|اسنان|سنون|ضرس .. لبن|لبني|لبنيه|حليب, {kid} + سن|سنه|سنها|سنونه مخلخل|متخلخل|يتخلخل|يتحرك|يهتز|يخلخل',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
