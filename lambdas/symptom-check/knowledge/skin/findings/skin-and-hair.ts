import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  eczema: finding(['Eczema', 'إكزيما'], {
    tick: ['Known eczema', 'إكزيما معروفة'],
    says: [
      'eczema, eczma, exzema, atopic, itchy|dry|scaly|flaky patch|patches + elbow|knee|arm|neck|face|hand, itchy|dry|scaly|flaky|rough patch|patches + cheek|cheeks|face|legs|behind|skin|hands',
      'اكزيما, اكزما, اكزيميا, حساسيه جلد|جلديه, اكزيمه, =الاكزيما',
    ],
    implies: ['minor-skin'],
  }),
  'eczema-herpes': finding(['Painful small blisters in eczema', 'حويصلات مؤلمة في الإكزيما'], {
    tick: ['Many new painful small blisters or crusts on skin with eczema', 'حويصلات أو قشور صغيرة مؤلمة جديدة على جلد مصاب بالإكزيما'],
    says: [
      'eczema + blister|blisters|punched|clusters|herpes, eczema herpeticum, eczema|eczma|exzema + {blister}, eczema|eczma|exzema + pimples|bumps|spots|ulcers|crusts + fluid|water|pain|painful|paining|stingy|hurt|hurts|new|clusters|punched, eczema + cold sore|sores, pimples|bumps|blisters + fluid + patches',
      'اكزيما|اكزما + فقاعات|حويصلات|هربس|بثور, اكزيما|اكزما|اكزيميا + {blister}, اكزيما|اكزما|اكزيميا + حب|حبوب|بثور|قشور|جروح + {pain}, اكزيما|اكزما|اكزيميا + فوقها|عليها حب|حبوب|بثور',
    ],
    implies: ['eczema', 'skin-blisters'],
  }),
  'heat-rash': finding(['Heat rash', 'طفح الحر'], {
    tick: ['Small prickly spots after heat or sweating', 'حبيبات صغيرة واخزة بعد الحر أو التعرق'],
    says: [
      'heat|sweat rash|bumps|spots, prickly heat, miliaria, rash|spots|bumps|itch + heat|weather|sweat|sweating|humid, pimples|spots|bumps|rash|prickles|prickly + heat|hot|sun|sweat|sweating|weather|humid|humidity|sweaty|gym, small|tiny|little pimples|bumps|spots|dots + sun|sweat|heat|hot|needle|prick|pricking|prickly|prickling, needle pricking|prickles + pimples|spots|bumps, prickly|prickling bumps|spots|rash|skin, pimples|spots|bumps|dots|rash|grains|itch|itchy + after|outside|walk|walked|went|go|souq|park|beach|outdoor|outdoors|car|ac + heat|humid|humidity|sun|sweat, pimples|spots|bumps|dots|rash|grains|itch|itchy + after|outside|walk|walked|went|go|souq|park|beach|outdoor|outdoors|car|ac + hot weather, pimples|spots|bumps|dots|rash|grains|itch|itchy + after|outside|walk|walked|went|go|souq|park|beach|outdoor|outdoors|car|ac + hot day, dots|spots|pimples|bumps|rash|itch + ac|aircon|cool|cooler + night|helps|less|better|calms|settles|room, {rashes} + sun, {rashes} + hot weather, {rashes} + hot day, {rashes} + hot days, {rashes} + no|without ac|aircon, dots|spots|pimples|bumps + like needle|needles|pins',
      'حمو نيل, حصف حر, طفح|حبوب|حبيبات|حكه + عرق|حر|رطوبه|تعرق, حبوب|حبيبات حراره, حب|حبوب|حبيبات|حصف|طفح|حبايه|بثور + حر|شوب|عرق|رطوبه|شمس|تعرق|صيف, حصف, حبوب حر|شوب, حبوب|حبيبات|نقط|حب|حبايه|حبات + بتشكشك|تشكشك|يشكشك|بتشكني|تنغز|تقرص|بتقرص|تشوك|يشوك|توخز|وخز|ابر|تدبس, حبوب|حبيبات|نقط|حب|طفح|حكه + مكيف|تكييف|تكيف|كنديشن|مروحه, حبوب|حبيبات|حب|طفح|نقط + بالحر|=الحر|حر|شوب|رطوبه|شمس|سوق|مشينا|عرق',
    ],
    implies: ['rash'],
  }),
  dandruff: finding(['Dandruff', 'قشرة الرأس'], {
    says: [
      'dandruff, seborrheic|seborrhoeic, flakes|flaky|flaking|scaly + scalp|hair|head|eyebrows, snow|snowing + head|shoulders|hair|scalp, flakes|flaky|flaking|white bits + shoulders|hair|scalp|collar|head|shirt',
      'قشره + شعر|راس|فروه|حواجب, قشره راس, =قشره, هبريه, هبره راس, قشره|قشور بيضا + شعر|راس|كتف|كتاف|فروه',
    ],
    implies: ['minor-skin'],
  }),
  'dry-skin': finding(['Dry skin', 'جفاف الجلد'], {
    says: [
      'dry|cracked|chapped|rough|flaky|flaking skin|hand|hands|lips|elbows|heels|feet|fingers|face|knuckles|legs, skin|hands|heels|lips|elbows|fingers + dry|cracked|chapped|rough, skin|hands|hand|legs|feet|heels|lips|elbows + sandpaper|leather|lizard|crocodile|parched|scaly|ashy|tight|dryness|peeling|reptile, dry|rough|flaky|scaly patch|patches|bits|knuckles|shins|shin|ankles, peeling lips|fingertips|fingers|hands|heels, fingertips|hands|fingers + peeling + washing|dry|winter|cold|soap|sanitiser, skin .. flaking|peels|peeling + winter|dry|cold|washing|shower|sunburn, skin|hands|feet|palms|soles|fingers|fingertips + peels|peeling|flaky|flaking + baby|newborn|a? little|bit|slightly|dry|after, newborn|baby skin + peeling|flaky|dry|peels',
      'جلد|بشره|يد|ايد|كعب|كعوب|قدم|شفايف|كوع|ساق|وجه + جاف|جافه|ناشف|ناشفه|مشقق|مشققه|متشقق|تشقق|تشققات|خشن|خشنه|جفاف, جلد|بشره|يد|ايد|ايدي|ايدين|كعوب|شفايف|كعب|وجه|رجول|كوع + مقحل|مقحلين|قاحل|ناشفين|يابس|يابسه|مقشف|مشقق|متشققين|قشف|متقشف|مشققين|يتشقق|ناشفات|مقشفه|مشققات, خد|خدود + جاف|جافه|ناشف|ناشفه|خشن|خشنه|مقشر|مقشره, جلد|بشره|يلد + يتقشر|يقشر|متقشر|مقشر|تقشر + يد|ايد|ايدي|رجل|ريل|قدم|كف|كفوف|اصابع|مولود|بيبي|شوي|خفيف, جلد|بشره + ناشف|ناشفه|جاف|جافه + {itch}',
    ],
    implies: ['minor-skin'],
  }),
  'small-blister': finding(['One small blister', 'فقاعة صغيرة واحدة'], {
    kind: 'background',
    says: [
      'tiny|small|little|wee|single|one small? {blister}, {blister} + tiny|pea|pinhead + finger|fingertip|thumb|hand|foot|heel|toe|palm',
      '{blister} صغيره|وحده|واحده, فقاعه|نفاطه|بقبوقه + صغيره|وحده|واحده + صبع|اصبع|يد|ايد|كعب|رجل|كف',
    ],
  }),
  'ingrown-hair': finding(['Ingrown hair', 'شعرة تحت الجلد'], {
    says: [
      'ingrown hair|hairs, razor bumps, bumps|spots|pimples + shave|shaving|wax|waxing|razor|laser, folliculitis, hair + grow|growing|grew|grows|trapped|stuck|curl|curled|curling + back|under|into|inside + skin, hair|hairs + under|inside|into|trapped skin, hair growing under|inside|into|inward|back, razor|shaving|waxing|shaved|waxed + bumps|spots|pimples|lump|ingrown, shaving|razor|shave|waxing rash|bumps|spots',
      'شعر|شعره + غارزه|ناشبه, شعر|شعره + تحت|جوا جلد, حبوب|حبيبات + حلاقه|حلقت|شمع|موس|ليزر, حبوب|حبيبات + ازاله شعر, التهاب بصيلات, شعره|شعر + داخل|داخله|غارز|غارزه|عالق|عالقه|محبوس|محبوسه|ناشب|مدفون|مدفونه|نابته|نابت|ينمو|يطلع + جلد|يلد|اليلد|تحت|لحم|لجوا',
    ],
    implies: ['minor-skin'],
  }),
  acne: finding(['Acne', 'حب الشباب'], {
    says: [
      'acne, pimple, zit, blackhead, whitehead, spots|breakout|breakouts + face|chin|forehead|cheeks|back, zits, pimples, spotty face|skin, spots on face|chin|forehead, spots|breakouts|breakout + oily|teen|teenager|jawline|squeeze',
      'حب شباب, حبوب|بثور|حبه + وجه|ويه|ذقن|جبهه|خد|خدود, رووس سودا|سوداء, حبوب وجه|شباب, بثور وجه, =حب + وجه|ويه|وش|خد|جبهه|ذقن',
    ],
  }),
  'acne-deep': finding(['Deep or scarring acne', 'حب شباب عميق أو مع ندوب'], {
    tick: ['Deep painful lumps, or scars from the spots', 'كتل عميقة مؤلمة أو ندوب من الحبوب'],
    says: [
      'cystic acne, acne|pimples|spots + scar|scars|scarring|cyst|nodules|deep, painful|big|deep|sore|large|huge cysts|cyst|lumps|marbles|nodules|bumps + face|jaw|chin|cheek|cheeks|back|forehead|skin, craters|crater|scars|pits|pitted|scarred + acne|zits|pimples|spots|face|cheeks|skin, cysts|lumps|marbles under skin + face|jaw|chin|cheek, marbles under',
      'حبوب|حب + ندوب|ندبات|اثار|عميقه|كيسيه|حفر, حبوب|حب|بثور + كبيره|كبار|مولمه|تعور|توجع|عميقه|تحت جلد + وجه|ذقن|خد|ظهر|ويه|وش|فك, حبوب|حب|بثور|وجه|خدود + ندوب|ندبات|حفر|نقر|اثار|كيسيه|متحجره|غايره',
    ],
    implies: ['acne'],
  }),
  'fungal-skin': finding(['Fungal skin infection', 'فطريات جلدية'], {
    tick: [
      'Itchy peeling skin between the toes or in folds, or a ring-shaped patch',
      'جلد يتقشر مع حكة بين الأصابع أو في الثنايا، أو بقعة كالحلقة',
    ],
    says: [
      'athlete foot, athletes foot, ringworm, jock itch, fungal, fungus, tinea, pityriasis, ring|circular|round + patch|rash|patches, between toes + itch|peel|peeling|white|smell|cracked, toes|groin + {itch}, toes + itchy|itching|peeling|peel|white|smelly|cracked|soggy|flaky|raw, round|circular|coin|ring itchy|scaly|red|flaky|dry|raised? itchy|scaly|red|flaky? patch|patches|rash|rashes|spot|spots|mark|marks, ring|rings|circle|circles + itchy|scaly|rash|patch|patches|flaky, red|itchy|scaly|flaky ring|rings|circle|circles, coin size|sized|shape|shaped|like + itchy|scaly|patch|rash|flaky, like|size coin + itchy|scaly|patch|rash|flaky|ring, itchy|sweaty|red groin|crotch',
      'فطريات, تينيا, سعفه, =قوبه, =القوبه, بين اصابع + {itch}, بين اصابع + تقشر|تشقق|ريحه|ابيض, بقعه|بقع|طفح + دايريه|دايري|حلقه|مدوره|دواير, بين صوابع|صبوع|اصابيع|اصابع|صوابعي|اصابعي|اصبع + تقشر|يقشر|يتقشر|مقشره|مقشر|بيضا|ابيض|تشقق|متشقق|مسلوخ|ريحه|ريحتها|حكني, بين صوابع|صبوع|اصابيع|اصابع|صوابعي|اصابعي|اصبع + {itch}, صوابع|اصابع رجل|ريول|رجول|قدم|رجلي + مقشره|مقشر|يقشر|يتقشر|تقشر|بيضا|ابيض, صوابع|اصابع رجل|ريول|رجول|قدم|رجلي + {itch}, اصابع|صوابع + {itch} + بين, دواير|دايره|حلقه|مدوره + {itch}',
    ],
  }),
  'tick-rash': finding(['A red ring that grows', 'حلقة حمراء تكبر'], {
    tick: [
      'A red patch or ring that grows over days, after a tick or a walk outdoors',
      'بقعة أو حلقة حمراء تكبر خلال أيام بعد قرادة أو نزهة في البرية',
    ],
    says: [
      'bullseye|target rash|mark|spot|patch, bulls eye rash|mark|patch?, rash|ring|patch|redness + tick|ticks, expanding|spreading|growing .. ring|circle|rash + hiking|hike|camping|woods|forest|tick|grass|trek, ring|circular|round rash|patch|mark .. expanding|growing|bigger, expanding red ring|circle|patch, lyme, red|redness|ring|patch|bit|mark|circle .. crept|spread|spreading|grown|growing|expanded|gone + coin|palm|plate|saucer|fist',
      'قراد|قراده + طفح|بقعه|حلقه|احمرار, حلقه|دايره|بقعه حمرا + تكبر|كبرت|تتوسع|توسعت|تنتشر + ايام|اسبوع|رحله|بر|غابه|مشي',
    ],
  }),
  'scalp-patch': finding(['Scaly or painful patches of the scalp', 'بقع متقشرة أو مؤلمة في فروة الرأس'], {
    tick: ['Scaly, sore or swollen patches on the scalp', 'بقع متقشرة أو مؤلمة أو متورمة في فروة الرأس'],
    says: [
      'scalp + ringworm|fungus|fungal|scaly|crust|boggy|sore|sores|pus, scalp|head|hair + crusty|scaly|scaling|scabby|crusts|boggy|flaking + patch|bit|place|spot|area|tender|pain|paining|sore|coin|bald, head skin + scaling|paining|crust|scaly|sore|itchy, scalp + patch|patches|lump|tender|swollen, crusty|scaly|scabby patch|bit|spot|area + head|scalp|hair, bald|round patch|patches|spot + flaky|scaly|broken|grey|crusty|sore + head|scalp|hair|hairs|skin, scalp|head + flaky|scaly|broken|crusty + bald|hair|hairs|patch|bald patch, broken hair|hairs + scalp|head|patch|bald',
      'فروه|راس + فطريات|سعفه|قروح|صديد|متقشره, راس|فروه|جلده راس + بقعه|بقع|دواير|دايره|دوائر|مكان + قشور|مقشره|قشره|متقشره|توجع|بتوجع|تعور|منتفخه|ملتهبه|حمرا|مقشر|قيح|صديد|يقشر, قشور سميكه + راس|فروه, راس + دواير|دايره|بقعه|بقع + مقشره|قشور|منتفخه, بقعه|بقع|دايره|فراغ صلعا|صلع|فاضيه|بدون شعر + قشره|قشور|مقشره|حكه, شعر + متقصف|متكسر|مكسر + بقعه|دايره|راس + قشره|قشور',
    ],
  }),
  'head-lice': finding(['Head lice', 'قمل الرأس'], {
    tick: ['Lice or their eggs in the hair', 'قمل أو صئبان في الشعر'],
    says: [
      'lice, louse, =nits, head lice, bugs + hair, cooties, crawlies + hair|head, bugs|insects|crawling|eggs|crawlers|hopping + hair, =nit, hair + crawling|moving|creepy, small|tiny insects|bugs|eggs + head|hair',
      'قمل, قمله, صيبان, سيبان, صواب شعر, حشرات شعر, =كمل + راس|شعر, قمول, صواب, بيض قمل, {itch} + راس + حشرات|مدرسه|قمل',
    ],
    implies: ['itch'],
  }),
  scabies: finding(['Scabies', 'جرب'], {
    tick: ['Itching worse at night, and others in the home itch too', 'حكة تشتد ليلاً، وآخرون في المسكن لديهم حكة أيضاً'],
    says: [
      'scabies, scabie, =mites, {itch} + night|nights|bed + family|everyone|wife|husband|kids|roommate|roommates|wrist|fingers, family|everyone|roommate|roommates + {itch}, {itch} + wife|husband|kids|children|brother|sister + too|also|same, burrows, =mite, {itch} + night|nite|nights|bed|bedtime + whole|all|everyone|house|family|home|others|housemates|flatmates|too|same|roommates|kids, whole|all house|family|flat|home|household|room + {itch}, housemates|flatmates|others|everybody + {itch}, tunnels|burrows|lines + {itch} + fingers|wrists|skin, all|everyone|everybody|whole|six|five|four|seven .. room|us|family|house|flat|camp + scratch|scratching|itch|itching|itchy, {itch}|scratch + whole|all night + finger|fingers|belt|wrist|waist, between fingers|finger + lines|pimples|bumps|itch + belt|waist|night|wrist|line|lines, {itch} + night + fingers|finger|waist|belt|wrists|armpits|private|groin',
      '=جرب, =الجرب, =بالجرب, =جربان, =جربانين, سكابيوس, {itch} + ليل + بين اصابع, كلنا|اهلي|عايلتي|ربعي|عيالي|سكن + {itch}, {itch} + ليل + كلنا|اهلي|عيالي|زوجتي|زوجي, =يحكون, {itch} + ليل|بالليل + اهل|عيله|بيت|كل|كلنا|اخوان|اخواني|زوج|زوجي|عيال|غرفه|معي|ربع|سكن, يحكو|يحكون|يهرشون|بيهرشو|يهرشو + اهل|بيت|كل|كلنا|متلي|مثلي|زيي, {itch} + كل|اهل بيت|عيله|عايله, سكابيز, {itch} + بين اصابع|صبوع|صوابع + خصر|ليل|بطن|عيال|كلنا|ربع, قامو|قاموا|صارو|صاروا|بدو يحكون|يحكو|يهرشون|يحك, {itch} + ليل + صبوع|صوابع|اصابع|خصر|كل|عيال|ربع|سكن',
    ],
    implies: ['itch'],
  }),
  mole: finding(['Mole or dark spot', 'شامة أو بقعة داكنة'], {
    says: [
      'mole, moles, freckle, pigmented lesion, beauty spot, melanoma, black|dark|brown mark|spot|dot|patch + skin|neck|face|back|check|til|changing|change|grow|growing|colour|color|bleed|bleeding|blood, birthmark, beauty mark',
      'شامه, شامات, وحمه, =خال, =الخال, حسنه, ميلانوما, =تل, نقطه|علامه|بقعه سودا|سوداء|بنيه, شامتي, حبه|بقعه خال',
    ],
  }),
  'mole-changing': finding(['A spot that changes or does not heal', 'شامة متغيرة أو قرحة لا تلتئم'], {
    tick: ['It has grown, changed colour or shape, bleeds or does not heal', 'كبرت أو تغيّر لونها أو شكلها أو تنزف أو لا تلتئم'],
    says: [
      'mole|freckle + grow|grown|growing|bigger|changed|changing|bleed|bleeding|darker|black|irregular|itchy|new, sore|ulcer|spot|scab|wound .. not heal|healing, non healing, nonhealing, mole|freckle|birthmark|mark|melanoma + two tone|toned|lopsided|uneven|bleeds|bleeding|itching|colour|color|edges|edge|crusty|bigger|size|doubled|shape|asymmetrical|weird|different|scabs, black|brown|dark mark|spot|patch|dot + grow|growing|bigger|change|changing|colour|color|bleed|bleeding|blood|spreading, sore|ulcer|spot|scab|patch + not heal|healed|healing|close|months|going away, spot|sore + keeps|kept coming|bleeding|scabbing|opening|reopening, mole|freckle|birthmark + just|says|thought|always|been|gone|calf|arm|back + black|lopsided|bigger|bled|bleeding|dark|uneven|changed|grown, mole|freckle + new colour|color|edge|bit|shape, mole|freckle|dark|brown spot + bled|bleeds|scab|crust|ulcer',
      'شامه|خال|وحمه + كبر|كبرت|تكبر|تغير|تغيرت|تنزف|نزف|نزفت|اسود|اسودت|غمق, قرحه|جرح|حبه .. ما|لا|مو تلتيم|يلتيم|تطيب|يطيب|تبرا|يبرا, شامه|خال|وحمه|نقطه سودا|بقعه سودا|علامه سودا + كبرت|تكبر|تغير|تغيرت|لون|لونها|تنزف|دم|شكل|شكلها|تتغير|غمقت|بتكبر, شامه|خال|وحمه|نقطه سودا|بقعه سودا|علامه سودا + {itch}, قرحه|جرح|حبه|بقعه + شهور|اشهر|سنه|شهرين|شهر + ما|مو|مب|مش طاب|طابت|تطيب|تلتيم|يلتم|تلتم|التام|التامت|تبري|برت|برا|شفي|تشفي|تختم|ختمت|يختم|يطيب|راح|راحت, شامه|خال|حبه سودا|شامتي|شامته + تنزف|كبر|كبرت|تغير|تغيرت|شكل|لون, شامه|خال|حبه سودا|شامتي|شامته + {itch}, شامه|خال|وحمه|شامتي + زادت|زاد|توسعت|انتفخت|برزت|قشره|تقشر|ما متساويه|حدودها|نزلت دم|طلع دم, جرح|قرحه|حبه|بقعه =ماتبري|=مايبري|=ماتلتيم|=ماتطيب|=مابتلتيمش|=مابتخفش, حبه|قرحه|بقعه .. ما برت|تبرا|راضيه تطيب|تلتيم|تخف + شهر|شهرين|شهور|اسابيع|سنه',
    ],
    implies: ['mole'],
  }),
  lump: finding(['Lump', 'كتلة'], {
    tick: ['A lump under the skin', 'كتلة تحت الجلد'],
    says: [
      'lump, nodule, growth + {skin}, cyst, lipoma, ganglion, goitre, goiter, swelling|bump + neck|armpit|groin, {mass} + armpit|groin, mass|swelling|bump under skin, ball|grape|pea|marble|pebble|knot|bean|egg|thing|nut|bump + under skin|arm|jaw|armpit, ball|grape|pea|marble|pebble|knot|bean|egg|=nut + thing|type|like|size + skin|neck|armpit|thigh|arm|back|groin|wrist|leg|inside|behind, ball|grape|marble|pea|knot|blob + skin|neck|armpit|thigh|groin|wrist, feel lump|ball|grape|pea|bump, lump|hard|small|tiny|round ball|bean|pea|marble|knot|nut|stone + under|in|inside|behind|below|side|skin, hard thing|bit|ball|spot + breast|neck|arm|leg|back|skin|jaw|behind|collarbone, cord|string|rope + hard|tender + vein|leg|arm, red|hard nodule|nodules|bump|bumps + hand|finger|arm + weeks|months, knot|growth + neck|armpit|groin|shoulder|wrist|jaw|scalp, swelling + size|like + pea|egg|marble|olive|grape|almond, =ball under|below|behind, gland|glands + up|hard|big|enlarged|lumpy',
      'كتله, تكتل, عقده, درنه, كيس دهني, كلكوعه, حبه|كره|شي|ورم + ابط, حبه|كره|شي|ورم + تحت جلد, غده + {swell}, غده + بارزه, {mass} + {neck}, {mass} + ابط, انتفاخ رقبه, مثل|متل|زي|كانها|كانه|كنه|قد حصاه|بحصه|حجره|حجر|كره|بيضه|حبه|بليه|تيله|زيتونه|حمصه|كوره|طابه|جوزه|لوزه + جلد|رقبه|ابط|فخذ|يد|ايد|ظهر|باط|ايدي|كتف, تحت جلد|باط|باطي|ابط|يلد + شي|حبه|حجر|بحصه|كوره|حصاه|كره|كتله|ورم|عقده, بحصه|كوره|كره|عجره|حبه + تحت جلد|باط|ابط|ابطي|رقبه, كتل + رقبه|جسم|تحت|ابط, عجره, دحبور, كلكيعه, =درنه, حته|حاجه|شي + ناشفه|صلبه|قاسيه|يابسه|مدوره + صدر|ثدي|رقبه|ايد|رجل|جلد|تحت, زي|مثل|متل|كانها بليه|تيله|حمصه|حمص|زيتونه|فوله|بندقه|جوزه + صدر|ثدي|رقبه|ابط|تحت|ظهر|راس, حبه|حبايه|حاجه|شي|عقده|بروز|نتوء|درنه + تحت جلد|الجلد, حبايه + رقبه|ابط|فخذ|ظهر + تحت, غده|غدد|عقد + منتفخه|متضخمه|بارزه|رقبه|ابط, ورم|انتفاخ|بروز + رقبه|ابط|ظهر + صغير|كبير|مدور, كوره|كره|طابه|عقده|بلوطه|حبه|كتله + رقبه|رقبتي|رقبته|رقبتها|ابط|ابطي|ورا اذن|اذني',
    ],
  }),
  'lump-growing': finding(['Hard or growing lump', 'كتلة صلبة أو متنامية'], {
    tick: ['The lump is hard or fixed, grows, or is larger than a golf ball', 'الكتلة صلبة أو ثابتة أو تكبر أو أكبر من كرة الغولف'],
    says: [
      'lump|nodule|mass|cyst|gland + hard|fixed|grow|growing|grew|bigger|firm|large|rock, lump|nodule|mass|cyst|gland|knot|bump|ball + solid|rock|tangerine|orange|doubled|doubling|lemon|stuck|immovable|golf|plum|stone|increasing|tripled, lump|knot|bump|ball|mass .. bigger|growing|hard|solid, lump|knot|bump + not move|budge, hard|solid|firm|fixed thing|lump|ball|bit|spot|nut|stone|mass, lump|ball|thing|mass + growing|bigger|doubled|grows|increasing, lump|thing + hard|fixed + like stone|rock|bean|pea|marble',
      'كتله|عقده|كره|درنه|كيس|غده + صلب|صلبه|قاسي|قاسيه|يكبر|تكبر|كبر|كبرت|ثابته|كبيره, كتله|عقده|حبه|غده|ورم|كره|كيس|كلكوعه|عجره|كوره|درنه + يابس|يابسه|حجر|حصاه|صخر|قويه|جامده|جامد|ناشفه|متحجره|صلبه|قاسيه|كبرت|تكبر|بتكبر|زادت|ليمونه|برتقاله|ثابته, كتله|عقده|غده|درنه|كيس + يابس|يابسه|حجر|حصاه|صخر|قويه|جامده|ناشفه|متحجره|بتكبر|زادت|ليمونه, حبه + كبرت|تكبر|صلبه|قاسيه|يابسه|قويه + تحت|باط|ابط|رقبه|جلد|ظهر, حته|شي|حاجه|حبه|كتله|عقده|كره ناشفه|صلبه|قاسيه|جامده|يابسه|متحجره, كتله|حبه|عقده|كره|ورم|غده + كل يوم|اسبوع|شهر تكبر|يكبر|بتكبر|تزيد, قاسيه|صلبه|يابسه|جامده|ناشفه ما تتحرك|تولم|تالم|توجع|تعور|بتوجع, كتله|حبه|عقده|كره|ورم ثابته|ثابت|ما تتحرك|بتتحركش|مبتتحركش, ثابته ما|مبتروحش|مبتتحركش|بتروحش, كتله|حبه|ورم + قاعده|قاعد|عم تكبر|يكبر',
    ],
    implies: ['lump'],
  }),
  'lump-soft': finding(['Soft lump, long the same', 'كتلة لينة لم تتغير'], {
    kind: 'comfort',
    tick: ['It is soft, moves under the skin and has not changed for months', 'لينة وتتحرك تحت الجلد ولم تتغير منذ أشهر'],
    says: [
      'lump|nodule|mass|cyst + soft|squishy|rubbery|moves|movable|mobile|fatty, lump|nodule|mass|cyst + same .. years, lipoma, ball|blob|jelly|lump|thing|bump|grape + moving|moves|slips|squishy|soft|rolls|slides|wobbly|wobbles|slides|squashy|rubbery + skin|under|finger|press|pressing|around|years|same|painless, soft ball|blob|lump|bump, blob jelly, same size + years|year|ages|months|long, lump + years|ages same|no change|unchanged',
      'كتله|عقده|كره|كيس + لينه|طري|طريه|متحركه|تتحرك|دهني|دهنيه, كيس|ورم لين, حبه + لينه|طريه|متحركه|دهنيه, كتله|عقده|كره|حبه|كيس + من سنين|سنوات, كتله|عقده|كره|حبه|كيس|كوره|شي + لينه|طريه|طري|رخوه|تتحرك|بتتحرك|تزحلق|تلعب|متحركه|تروح وتجي + جلد|اصبع|صبع|تحت|يد|ظهر|سنين|زمان|حجم|حجمها',
    ],
    implies: ['lump'],
  }),
  'hair-loss': finding(['Hair loss', 'تساقط الشعر'], {
    says: [
      'hair loss|losing|thin|thinning|clumps, hair + shed|shedding|loss|losing|thin|thinning|clumps, hair + coming|comes|came out, bald, balding, baldness, alopecia, receding hairline, hair .. fall|falling|fell|falls|shed|shedding|thinning|thin out?, thinning + top|hair|crown|temples, see|showing|visible scalp, lost|losing half|most|lot .. hair|mop, hair + drain|pillow|handfuls|clumps, handfuls hair',
      'تساقط|سقوط شعر, =شعر|=شعري|=شعرها|=شعره|=شعرو|=الشعر|=وشعري|=وشعرها + يتساقط|بيتساقط|تساقط|يطيح|يوقع|بيوقع|بيقع|يقع|ينزل|بينزل, =شعر|=شعري|=شعرها|=شعره|=شعرو|=الشعر|=وشعري|=وشعرها + يخف|خف|خفيف, صلع, ثعلبه, صلعه, =شعر|=شعري|=شعرها|=شعره|=شعرو|=الشعر|=وشعري|=شعراتي .. يتساقط|يطيح|يوقع|بيوقع|يقع|بيقع|ينزل|بينزل|سقط|وقع|طاح|بيتساقط|يتناثر|يسقط, تساقط|سقوط .. شعر, =شعر|=شعري|=الشعر|=وشعري .. خف|خفيف, فراغات شعر|راس, شعر + مخده|كتل|خصل, شعري|شعرها|شعره|شعراتي + يوقع|بيوقع|عم|يتكسر|خصل|كتل|بكثره|كثير|وايد|كتير + وقع|يوقع|يطيح|يتساقط|ينزل|تساقط|يطلع',
    ],
  }),
  'hair-patches': finding(['Bald patches', 'بقع خالية من الشعر'], {
    tick: ['Smooth bald patches, or hair lost within weeks', 'بقع ملساء خالية من الشعر أو تساقط كثيف خلال أسابيع'],
    says: [
      'bald|hairless patch|patches|spot|spots, alopecia areata, hair + patch|patches|clumps, round|bald|bare|circle|circles|coin|smooth|shiny + patch|patches|place|spot|area|circles|circle + beard|hair|head|scalp|smooth|eyebrow|left, no hair + place|patch|spot|round|circle|area|beard, bare|bald|shiny circle|circles|patch|patches|spot|spots|coin|area, bare circles, half hair|mop + weeks, patches|clumps|circles + hair|beard',
      'ثعلبه, بقع|بقعه|فراغ|فراغات + شعر|راس|لحيه, دايره|دواير|بقعه|بقع|فراغ|فراغات|مكان + صلعا|صلع|فاضيه|ملسا|ناعمه|بدون شعر + راس|ذقن|لحيه|شعر, دايره|دواير|بقعه|بقع صلعا|صلع|فاضيه|ملسا|ناعمه, فراغ|فراغات|دايره + لحيه|ذقن|لحيتي|شعر|راس|شعري, راس|شعر|لحيه|ذقن + فاضي|فاضيه|صلعه|فراغ|دايره|بقعه',
    ],
    implies: ['hair-loss'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
