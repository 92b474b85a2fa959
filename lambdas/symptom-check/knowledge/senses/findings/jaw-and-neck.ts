import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  // Neck
  glands: finding(['Swollen glands', 'تورم الغدد'], {
    tick: ['Lumps or swollen glands in the neck', 'كتل أو غدد متورمة في الرقبة'],
    says: [
      'gland|glands|node|nodes|lymph + {swell}, gland|glands + {pain}, lymphadenopathy, swollen gland|glands|node|nodes|lymph, lymph node|nodes, {neck} + {mass}, golf|marble|marbles|pea|peas|grape|grapes|knot|lump|lumps|bump|bumps|node|pebble|egg|small|hard|round|kernel .. ball|balls|sized|size|like|thing + neck|armpit|jaw|=chin, ball|balls|marble|marbles|pea|peas|grape|grapes|knot|lump|lumps|pebble|egg + neck|armpit|jaw|=chin, glands up|raised|big|huge|out, golf ball|balls + {neck}, lump|lumps|swollen|swelling|bump|bumps|balls|marbles|golf|nodes|glands .. neck|jaw|ears, neck|jaw .. lump|lumps|glands|bumps|balls|nodes|marbles, glands .. up|swollen|big|huge|out|raised|swell|sore|tender, swollen|swelling neck gland|glands|node|nodes|lymph, gland|glands|node|nodes|lump|lumps .. under|below jaw|chin|neck, swollen|swelling .. under|below jaw|chin|ear',
      'غده|غدد|عقد|عقده|لمفاويه|لمفيه + {swell}, غدد|عقد لمفاويه|ليمفاويه, تضخم غدد|عقد|غده, {neck} + {mass}, غدد .. رقبه|رقبتي, درن|درنات|درنه|حصي|حصاه|كور|كره|كوره|طابه|حبه|بيضه|عجره|دحله|زيتونه|حمصه|كلكوعه|عقد|غدد|كتله|بنادق + رقبه|رقبت|رقبتي|عنق|فك|ابط|ذقن, غدد|عقد + كبير|كبيره|متضخم|متورم|نافر|نافره|طالع|طالعه, شي|حاجه + طلع|طالع|برز|ناتي + {neck}, غده|غدد|كتله|كره|حبه تحت فك*|حنك*|ذقن*|ابط*, غده|غدد طلعت|طالعه|طلع',
    ],
  }),
  'hot-neck-lump': finding(['Hot red lump in the neck', 'كتلة حمراء ساخنة في الرقبة'], {
    tick: ['A lump in the neck is hot, red and very tender', 'كتلة في الرقبة ساخنة وحمراء ومؤلمة جداً'],
    says: [
      '{neck} + {mass} + {red}, {neck} + {mass} + {hot}, {neck} + abscess, thing|lump|swelling|bump|spot|gland|one + neck|necks + {hot}, thing|lump|swelling|bump|gland + neck|necks + {red}, gland|glands|neck + {hot} + {red}, neck + {swell} + {hot}, neck + {swell} + {red}, lump|bump|gland|swelling|boil|ball .. neck .. hot|red|burning|throbbing, hot|red|burning .. lump|bump|gland|swelling|boil|ball .. neck, neck .. lump|bump|gland|swelling|boil .. hot|red|burning',
      '{neck} + {mass} + {red}, {neck} + {mass} + {hot}, {neck} + خراج, {neck} + {swell} + {red}, {neck} + {swell} + {hot}, كوره|كره|شي|حبه|غده|درنه + {neck} + {red}, كوره|كره|شي|حبه|غده|درنه + {neck} + {hot}',
    ],
    implies: ['glands'],
  }),
  mono: finding(['Glandular fever', 'حمى غدية'], {
    kind: 'disease',
    says: [
      'mono, mononucleosis, glandular fever, epstein barr, kissing disease, ebv',
      'حمي غديه, كثره وحيدات, داء تقبيل, مرض قبله, =مونو|=المونو|مونونكليوزيس, فيروس|مرض مونو|ابشتاين|ايبشتاين',
    ],
  }),
  mumps: finding(['Mumps', 'النكاف'], {
    kind: 'disease',
    tick: ['The cheek in front of the ear is swollen', 'تورم الخد أمام الأذن'],
    says: [
      'mumps, parotid, parotitis, front ear|ears + {swell}, salivary gland|glands, jaw|cheek|cheeks|face|jaws + {swell} + ear|ears, chipmunk|hamster + {jaw}, chipmunk|hamster + ear|ears|cheek|cheeks, below|under|beneath|near|front ear|ears + {swell}, cheek|cheeks|jaw|face .. swollen|puffy|swelling|chipmunk|hamster .. ear|ears|front, chipmunk|hamster .. cheek|cheeks|face, swollen|puffy|swelling .. ear|ears .. jaw|cheek',
      'نكاف, ابو كعب|اكعيب|دغيم, ابو دغيم, قدام|امام اذن|ودن + {swell}, غده نكفيه|لعابيه, ابو|بو خدود|خدود|لغيف|دغيم|كعب, خد|فك|حنك|خدود|خده + {swell} + اذن|اذنه|ودن, تحت|قدام|جنب|جدام اذن|اذنه|اذني|ودن + {swell}',
    ],
  }),
  // Jaw
  'jaw-clicks': finding(['Jaw clicks or aches on chewing', 'طقطقة أو ألم في الفك عند المضغ'], {
    tick: ['The jaw clicks or aches on chewing or after clenching the teeth', 'الفك يطقطق أو يؤلم عند المضغ أو بعد الضغط على الأسنان'],
    says: [
      '{jaw} + click|clicks|clicking|pop|pops|popping|chew|chewing|clench|clenching|grind|grinding|yawn|yawning, tmj, tmd, grind|grinding|clench|clenching + {tooth}, {jaw} + tak|crack|cracks|cracking|snap|snapping|popcorn|crunch|crunching|crunches|noise|sound|grating|munch|munching|eat|eating|bite|biting|clunk|clunking|creak, clench|clenching|grind|grinding .. teeth|jaw, jaw .. click|clicks|clicking|pop|pops|popping|crack|cracks|cracking|crunch|chew|chewing|eat|yawn|grind|clench, click|clicks|clicking|pop|pops|popping .. jaw|chew|chewing, grind|grinding|clench|clenching .. teeth|night, face|cheek|cheeks|jaw + tire|tires|tired|ache|aches|hurts + chew|chewing|eat|eating|steak',
      '{jaw} + طقطقه|يطقطق|يطق|طرقعه|يطرقع|مضغ|امضغ|اكل|تثاوب, صرير اسنان, اجز|يجز|اكز|اصك + {tooth}, {jaw} + طق|=يطق|طقطق|طك|تكتك|صوت|طرقع|فرقع|علك|جز|يجز|صك, {jaw} + {pain} + مضغ|اكل|امضغ|علك|افتح, كز|جز|صك|صر + {tooth}, فمي|فمه|فمها|تمي|تمه|حنكي|حنكه|بقي + يطقطق|طقطقه|يطق|طق|يفرقع|تثاوب, وجه|خد|فك + يتعب|تتعب|تعب + مضغ|امضغ|اكل',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
