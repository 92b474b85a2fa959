import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'nappy-rash': finding(['Nappy rash', 'طفح الحفاض'], {
    tick: ['Red or sore skin only under the nappy', 'احمرار أو تهيج في الجلد تحت الحفاض فقط'],
    says: [
      '{nappy} + rash, {nappy} + {red}, {nappy} area|rash + {pain}, {nappy} + {pain}, {nappy} + raw|spots|patches, {anus} + {red} + baby|newborn|infant|toddler, sore bottom|bum + baby|toddler, bottom|bum|butt|tush|tushy|botty|bumbum + red|raw|rash|sore|scarlet|pink|inflamed, {nappy} + sore|scalded|burnt|burned|inflamed|bleeding|peeling|area',
      '{nappy} + طفح|تسلخ|تسلخات|التهاب|حبوب, {nappy} + {red}, تسلخات + رضيع|بيبي|طفل|مولود, تسلخ + {anus}, {nappy} + مسلوخ|مسلوخه|احمرار|حرق|محروق|التهابات|سماط|سمط|مسمط|ملتهب|ملتهبه|حمره|طفحيه, سماط, مسمط, تسميط, مسلوخ|مسلوخه|محمر|احمر|حمرا|ملتهب + موخره|مقعده|شرج|طيز|بين رجول|تحت',
    ],
  }),
  handfoot: finding(['Hand, foot and mouth', 'اليد والقدم والفم'], {
    tick: ['Small blisters on hands and feet with sores in the mouth', 'بثور صغيرة على اليدين والقدمين مع تقرحات في الفم'],
    says: [
      'hand foot mouth, hfmd, spots|blisters|rash + {hand} + {foot} + {mouth}, =slapped cheek, fifth disease, roseola, {blister} + hand|hands|palm|palms + sole|soles|foot|feet|leg|legs|toes, {rashes} + palm|hand|hands|palms + sole|soles|feet|foot, {blister} + mouth + hand|hands|palms|feet|soles|foot, {rashes} + mouth|tongue + hands|hand|palms|feet|soles, palms|hands soles|feet + spots|blisters|sores|ulcers, palms|hands soles|feet + {rashes}, lacy|lace rash, red cheeks + lacy|lace|rash, rash + after fever gone|went|stopped|settled|broke, rash .. fever .. gone|went|stopped|broke + {kid}, {blister} + hands|palms feet|soles, hands|palms feet|soles + blister|blisters|spots|bumps|sores',
      'يد قدم فم, يد وقدم وفم, حبوب|بثور|طفح + {hand} + {foot} + {mouth}, ورديه الاطفال, خد مصفوع, {blister} + يد|ايد|ايدي|يدين|كف|كفوف|ايدين + رجل|رجول|قدم|رجلين|اقدام, {rashes} + يد|ايد|ايدي|يدين|ايدين|كف|كفوف + رجل|رجول|قدم|رجلين|اقدام + فم|تم|حلج|لسان|لثه|حلق|حنك|حلقه|تمو|تمه|بق|لثته|لسانه|شفايف, كفوف|كف + قدم|اقدام|رجول + {rashes}, طفح|حبوب + بعد ما راحت|نزلت|خفت|راح|اختفت حراره|سخونه|=الحمي',
    ],
  }),
  chickenpox: finding(['Chickenpox', 'جدري الماء'], {
    tick: ['Itchy spots that turn into small blisters and crusts, in crops', 'حبوب مصحوبة بحكة تتحول إلى بثور ثم قشور، على دفعات'],
    says: [
      'chickenpox, chicken pox, varicella, spots + blisters|crusts|scabs + itch|itchy, {blister} + crust|crusts|crusty|scab|scabs|scabby|dried|scabbing|popped, {blister} + full|whole|all body|over + {kid}, {blister} + {itch} + body|over|everywhere|covered, {blister} + {itch} + {kid}, {rashes} + crust|crusts|crusty|scab|scabs + blisters|new|popped, {rashes} + crust|crusts|crusty|scab|scabs + {itch}, covered + {itch} + drops|bubbles|blisters, spots|pimples|blisters new|fresh + every|each|daily|day, chickpox, chicken pocks, the pox',
      'جدري ماء|ماي|المي, جديري, جدري, عنقز, عنكز, حماق, شيكن بوكس, {blister} + {itch} + جسم|كل|قشور|قشره, {blister} + {itch} + {kid}, {blister} + قشور|قشره|يقشر|تقشر|تنشف|ناشف|يابس|يبست|نشفت, {blister} + كل|بكل جسم|جسمه|جسمو, بوبو + {itch}, {rashes} + {itch} + قشور|قشره + جديد|يديد|جدد|كل يوم, حبوب|حب|بوبو + ماي|مي|ماء|مويه + قشور|قشره|يقشر',
    ],
  }),
  measles: finding(['Measles', 'حصبة'], {
    kind: 'disease',
    tick: ['Rash from the face down with fever, cough and red eyes', 'طفح يبدأ من الوجه مع حرارة وسعال واحمرار العينين'],
    says: [
      'measles, rubella, german measles, koplik, rash|rashes|spots|blotches|eruption + hairline|face|behind ears|ears + down|downward|downwards|spread|spreading|south, rash|rashes|spots|blotches|eruption|dots + hairline, rash|rashes|spots|blotches|eruption|dots + start|startd|started|starts|began|starting + face|hairline|ears|forehead + spread|spreading|down|now|then|body|chest|fever|moved|south, rash|rashes + start|startd|started|starts|began|starting + face|hairline|ears, meesles, measels, measle, meazles, rash from face|ears|hairline, rash + face downward|downwards|down',
      'حصبه, حصبه المانيه, كوبليك, {rashes} + بدا|بدت|بدات|بلش|بلشت|ابتدا|طلع|طلعت|يبدا + وجه|وش|=الوش|ورا اذن|راس|جبين|جبهه + نزل|نازل|نزلت|لتحت|جسم|صدر|بطن|لباقي, {rashes} + خلف|ورا|وري|وراء اذن|اذنه|اذنها|اذنيه|اذنيها|اذان|اذون, {rashes} + ظهر|ظهرت|بدا|طلع|بلش|انتشر + خلف|وجه|رقبه|راس + صدر|جسم|بطن|جذع|نزل|لباقي, ظهر|طلع|بدا طفح|حبوب .. .. خلف|ورا اذن|اذنه|اذنيه|اذنها',
    ],
  }),
  'scarlet-fever': finding(['Scarlet fever', 'حمى قرمزية'], {
    kind: 'disease',
    tick: ['A rough sandpaper rash with a sore throat', 'طفح خشن كورق الصنفرة مع ألم في الحلق'],
    says: [
      'scarlet fever, scarlatina, sandpaper + rash, strawberry tongue, rash + rough, rash|spots|pimples + sandpaper|sand paper|sandpapery, red + sandpaper|sand paper, tongue + strawberry',
      'حمي قرمزيه, طفح خشن, لسان فراوله, {rashes} + خشن|خشنه|صنفره|سمباده|سنفره|مبرد|زجاج, جلد|جسم|بشره + احمر|حمرا|محمر|احمرار + خشن|خشنه|صنفره|سمباده|سنفره, لسان + فراوله|توت|فراوليه',
    ],
  }),
  'kawasaki-signs': finding(['Red eyes, lips and hands', 'احمرار العينين والشفتين واليدين'], {
    tick: ['Red eyes, cracked red lips or tongue, or swollen red hands', 'عينان حمراوان، أو شفتان متشققتان، أو يدان متورمتان محمرتان'],
    says: [
      'kawasaki, lips + cracked|red + {eye}, {eye} + {red} + lips, lips + cracked + rash|fever, fingers|hands peeling + fever, lip|lips + cracked|chapped|split|broken|peeling|dry + red|bright|bleeding, lip|lips + cracked|chapped|split|broken|peeling + red, lip|lips + red + bright|swollen|eyes|tongue, tongue + strawberry|bright + lips|eyes|fever, hands|feet|fingers|palms + red + puffy|swollen|swelling|peeling + fever|feet|lips, hands|feet|fingers|palms + red + puffy|swollen|swelling|peeling + {kid}',
      'كاواساكي, شفايف|شفاه|شفتين + متشقق|متشققه|حمر|محمره + {eye}, لسان فراوله + {eye}, شفايف|شفاه|شفات|شفاف|شفته|شفاته|شفايفه|شفتين|شلايف|شفافو + مشقق|مشققه|متشقق|متشققه|مفسخ|مفسخه|مقشره|محمره|حمر|حمرا|متفطره|مفطره + حمر|حمرا|محمره|احمر|حمراء, شفايف|شفاه|شفات|شفاف|شفاته|شفايفه|شفتين|شفافو + حمر|حمرا|محمره|احمر|حمراء|مشققه|متشققه|مفسخه + عين|عيون|عيونه|لسان|يد|ايد, {eye} + {red} + شفايف|شفاه|شفات|شفاف|شفافو|شفايفه, لسان + فراوله + شفايف|عيون|حمي',
    ],
  }),
  teething: finding(['Teething', 'تسنين'], {
    tick: ['New teeth are coming: dribbling, chewing, sore gums', 'أسنان جديدة تظهر: لعاب ومضغ وألم في اللثة'],
    says: [
      '=teething, =teethin, teeth|tooth + coming|new|cutting|first|through + baby|toddler|gum|gums, chewing + fingers|fist|fists|everything|toys, dribble|dribbling|drool|drooling + chewing|gums|teeth, tooth|teeth|toothy|nubs|incisor|molars .. poke|poking|popping|cutting|coming|comin|through|erupting|sprouting|peeking|showing, cutting|sprouting|getting new|first|another tooth|teeth, chomp|chomping|chompin|chew|chewing|chewin|gnaw|gnawing|=biting + finger|fingers|everything|fist|fists|toys|anything, pearly|white nubs, gums + swollen|red|sore + drool|drooling|dribbling, gums + swollen|red|sore + {infant}, gums + swollen|red|sore|puffy + dribble|dribbling|baby|tooth|teeth, first|new|front tooth|teeth + coming|through|cutting, hands|hand|fist|fists|fingers + mouth + dribble|dribbles|dribbling|drool|drools|drooling|chew|chewing|chews|gums|gum, dribble|dribbles|dribbling|dribbly|drool|drools|drooling|drooly + {infant}, dribble|dribbling|drool|drooling|drools + chin|cheek|cheeks|bib|bibs|chewing|gnawing|fists|fist|hands, rubbing gums|gum, red|rosy cheek|cheeks + dribbling|dribble|drool|drooling|gums|chewing|teeth|tooth, =new teeth|tooth',
      'تسنين, يسنن, تسنن, مسنن, طلوع|=يطلع|=تطلع|=طالع|=بتطلع|=بيطلع + اسنان|سن|سنون|سنونه|اسنانه|اسنانها, =يعض|=تعض|=بيعض|=بتعض|=ويعض|=وتعض|يعضعض|تعضعض|بيعضعض|يعضض + اصابع|اصابعه|اصابعها|يد|يده|يدها|ايده|ايدها|صوابع|صوابعه|صوابعها, =يعض|=تعض|=بيعض|=بتعض|=ويعض|=وتعض|يعضعض|تعضعض|بيعضعض|يعضض + كل شي|شيء|حاجه, =يعض|=تعض|=بيعض|=بتعض|يعضعض|تعضعض + كلشي|لعب|العاب|العابه, لثه|لثته|لثتها + {swell} + طفل|رضيع|بيبي, =يطلع|ديطلع|يطلعو|بيطلع|بتطلع|=طالع|=طالعه|شق|يشق|تشق|نبت|بزغ|تبزغ|بتشق + سن|سنون|سنان|اسنان|سنانه|سنانو|سنونه|اسنانه|اسنانها|سنونها|ضروسه, يطلع|ديطلع|يطلعو|بيطلع|بتطلع|شق|يشق|تشق|نبت|بزغ سن|سنون|سنان|اسنان|سنانه|سنانو|سنونه|اسنانه|اسنانها, لثه|لثته|لثتها + وارمه|منتفخه|حمرا|توجع|توجعه|متورمه + ريال|لعاب|سنون, لثه|لثته|لثتها + وارمه|منتفخه|حمرا|توجع|توجعه|متورمه + {kid}, ريال|لعاب|ريق|سعابيل|يسعبل|يريل + يعض|تعض|يعضعض|لثه|اسنان|سنون, يحط|تحط|بيحط|بتحط|حاط يده|ايده|يدها|ايدها|يدينه|اصابعه|صوابعه|اصابعها .. فم|فمه|فمها|=تمه|=تمها|=بتمه|=بتمها|=بقه|=بقها|حلجه|حلقه, ريق|ريقه|ريقها|ريال|ريالته|ريالتها|لعاب|لعابه|لعابها|سعابيل|سعابيله|رواله + كثير|كتير|وايد|يسيل|تسيل|سايل|سايله|زايد|ينزل|تنزل|نازل|طول + {kid}, {kid} + يسعبل|يريل|تسعبل|تريل, =يطلع|=بيطلع|=طالع|=طالعله|=طلعله له|لها سن|ضرس|اسنان|سنون',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
