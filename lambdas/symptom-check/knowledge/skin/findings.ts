import { type Finding, finding } from '../kinds.ts';

/** Allergy, skin, joints that swell, fever of adults, and infections of travel, animals and contact. */
export const findings = {
  // Allergy
  'allergic-reaction': finding(['Allergic reaction', 'رد فعل تحسسي'], {
    says: [
      'allergic|allergy reaction|attack, reacted|reacting|reaction + food|nut|nuts|peanut|sting|shellfish|medicine|antibiotic|injection, sudden allergy, allergy + come|came|flared',
      'تحسست|تحسس|يتحسس|تحسسي|تحسسيه + اكل|اكله|دوا|دواء|ابره|مضاد|لسعه|مكسرات|سمك|ربيان, رد فعل تحسسي, جاني|جته|جتني|جاه|صار|صارت|جاتني|جاته حساسيه, حساسيه + قويه|شديده|مفاجيه',
    ],
  }),
  anaphylaxis: finding(['Severe allergic reaction', 'رد فعل تحسسي شديد'], {
    kind: 'disease',
    says: ['anaphylaxis, anaphylactic, allergic shock, severe allergic reaction', 'صدمه تحسسيه, صدمه حساسيه, حساسيه مفرطه'],
    implies: ['allergic-reaction'],
  }),
  hives: finding(['Hives', 'شرى'], {
    tick: ['Raised itchy patches or welts on the skin', 'بقع بارزة مثيرة للحكة على الجلد'],
    says: [
      '=hives, urticaria, urticarial, welt, wheal, nettle rash, allergic rash, raised|itchy bumps|blotches|lumps, rash|bumps|blotches + come and go, rash|bumps|spots + allergy',
      'شري, شرا, ارتيكاريا, ارتكاريا, طفح|حبوب|بقع|نفط + حساسيه|تحسس|تحسسي, حبوب|بقع|نفط|نفوط + {itch} + جسم|بدن, حبوب|بقع|نفط + تروح + ترجع|تجي',
    ],
  }),
  allergen: finding(['After a possible trigger', 'بعد مسبب محتمل'], {
    kind: 'background',
    tick: ['It began within hours after a food, a medicine or a sting', 'بدأ خلال ساعات بعد طعام أو دواء أو لسعة'],
    says: [
      'after + eating|food|meal|nut|nuts|peanut|shellfish|sting|antibiotic|injection|tablet|pill|painkiller, ate|eaten|eating + peanut|nut|nuts|cashew|pistachio|shrimp|prawn|shellfish|crab|fish|egg|milk|sesame|kiwi|strawberry|mango, stung|sting + bee|wasp|hornet|ant, took|taken|started|taking + antibiotic|penicillin|amoxicillin|augmentin|ibuprofen|brufen|voltaren|aspirin',
      'بعد + اكل|اكله|طعام|وجبه|دوا|دواء|ابره|مضاد|مسكن|لسعه|قرصه, اكل|اكلت|ياكل|كلت|ذاق + مكسرات|فستق|سوداني|كاجو|سمك|ربيان|روبيان|جمبري|قبقب|بيض|حليب|سمسم|كيوي|فراوله|مانجا|شوكولاته|عسل, خذ|خذت|خذيت|اخذ|اخذت|اخد|شرب|شربت + مضاد|بنسلين|اوجمنتين|بروفين|فولتارين|مسكن|اسبرين, لسعت|قرصت|عقصت|لدغت + نحله|دبور|زنبور|نمله|سمسوم',
    ],
  }),
  allergy: finding(['Allergy', 'حساسية'], { kind: 'background', says: ['allergy, allergic', 'حساسيه, تحسس'] }),
  'severe-allergy': finding(['Known severe allergy', 'حساسية شديدة معروفة'], {
    kind: 'background',
    tick: ['A severe allergic reaction before, or an adrenaline pen prescribed', 'رد فعل تحسسي شديد سابق، أو قلم أدرينالين موصوف'],
    says: [
      'epipen, adrenaline|epinephrine pen|autoinjector, jext, anaphylaxis|anaphylactic + before|past|previous|history, severe|serious + allergy + known|since|to',
      'قلم|ابره|حقنه ادرينالين|ابينفرين, ابيبن, ايبيبن, حساسيه شديده + سابق|سابقا|معروفه|سابقه, حساسيه شديده + من قبل',
    ],
  }),
  epipen: finding(['Adrenaline pen used', 'استخدام قلم الأدرينالين'], {
    tick: ['An adrenaline pen has just been used', 'استُخدم قلم الأدرينالين الآن'],
    says: [
      'used|gave|given|injected|took|administered|stabbed + epipen|adrenaline|epinephrine|autoinjector|jext',
      'استخدم|استخدمت|استعمل|اعطيت|عطيت|ضرب|ضربت|خذ|اخذ|اخذت|حقن + ادرينالين|ابينفرين|ايبيبن|ابيبن',
    ],
    implies: ['severe-allergy'],
  }),
  'airway-swelling': finding(['Swelling of the lips or face', 'تورم الشفتين أو الوجه'], {
    tick: ['The lips or the face are swollen', 'الشفتان أو الوجه متورمة'],
    says: [
      'angioedema, angio oedema|edema, lips|lip|face + {swell}, lips|lip + fat|big|bigger|huge|thick, face + huge|puffed|blown',
      'وذمه وعائيه, شفه|شفايف|شفاه|براطم|برطم|وجه|ويه + {swell}, شفه|شفايف|شفاه|براطم|برطم + كبر|كبرت|نفخ|نفخت|غلظت',
    ],
  }),
  'tongue-swelling': finding(['Swollen tongue or tight throat', 'تورم اللسان أو ضيق الحلق'], {
    tick: ['The tongue is swollen, or the throat is tight or closing', 'اللسان متورم، أو الحلق ضيق أو ينغلق'],
    says: [
      'tongue|uvula + {swell}, tongue + big|bigger|huge|thick|growing|enlarging, throat + close|closing|closed|constricting|shut, {throat} + tight|tightness|tightening + allergy|eating|ate|sting|hive|suddenly, lump throat after',
      'لسان + {swell}, لسان + كبر|يكبر|ثخين, {throat} + =يسكر|=بيسكر|=تسكر|=يتسكر|=مسكر|ضاق|يضيق|بيضيق|يقفل|بيقفل|قفل|ينسد|بينسد|يختنق, {throat} + انسد|مسدود + تحسس|حساسيه|اكل|لسعه|فجاه, ضيق حلق|بلعوم|زور',
    ],
  }),
  'ace-inhibitor': finding(['Blood pressure tablet ending in -pril', 'دواء ضغط ينتهي بـ«بريل»'], {
    kind: 'background',
    tick: ['Takes a blood pressure tablet whose name ends in -pril', 'استعمال دواء ضغط ينتهي اسمه بـ«بريل» (-pril)'],
    says: [
      'lisinopril, ramipril, perindopril, enalapril, captopril, fosinopril, ace inhibitor',
      'ليزينوبريل, راميبريل, بيريندوبريل, انالابريل, كابتوبريل, كابوتن, كوفرسيل, زيستريل',
    ],
  }),
  // Rashes
  rash: finding(['Rash', 'طفح جلدي'], {
    tick: ['A rash or spots on the skin', 'طفح أو بقع على الجلد'],
    says: [
      'rash, skin eruption, spots|dots|bumps|blotches|patches + {skin}, red|itchy spots|bumps|dots|patches|blotches, maculopapular, papules, skin lesion|lesions|reaction, breaking out, broke out in',
      'طفح, طفوح, طفح جلدي, بقع|حبيبات|نقط|نقاط + {skin}, حبوب + جلد|جسم|بدن|يد|رجل|ظهر|بطن|صدر|ساق, بقع حمرا|حمراء, طلع|طلعت + حبوب|حبيبات|بقع, حمره + جلد|جسم',
    ],
  }),
  itch: finding(['Itching', 'حكة'], {
    tick: ['The skin itches', 'حكة في الجلد'],
    says: ['{itch}', '{itch}, ياكلني + جلد|جسم, اكلان, هرشه'],
  }),
  'purple-rash': finding(['Rash that does not fade', 'طفح لا يختفي بالضغط'], {
    tick: ['Purple or dark spots that do not fade when a clear glass is pressed on', 'بقع بنفسجية أو داكنة لا تختفي بضغط كأس شفافة عليها'],
    says: [
      'petechia, petechiae, petechial, purpura, purpuric, purple|bruise|bruises + spots|rash|dots|marks|blotches, blood spots|dots + {skin}, dark red + spots|rash|dots|marks|blotches, non blanching, nonblanching, rash|spots|dots|marks|blotches .. not fade|fading|blanch, not fade|fading|blanch|disappear|go .. press|pressed|pressing|glass|tumbler, glass test, pinprick + red|purple|bleeding + spots|dots',
      'فرفريه, بقع|نقط|نقاط|طفح + بنفسجي|بنفسجيه|موف|زرقا|كالكدمات|كدمات, بقع|نقط|نقاط + دمويه + {skin}, ما|لا|لم .. تروح|تختفي|راحت|اختفت|يروح|يختفي .. =بالضغط|=اضغط|=ضغطت|=نضغط|=ضغطنا|=يضغط|كوب|كاس|كبايه, نقط|نقاط|نزيف + تحت جلد, اختبار كاس',
    ],
    implies: ['rash'],
  }),
  'skin-peeling': finding(['Skin that comes off', 'انسلاخ الجلد'], {
    tick: ['The skin comes off, or blisters over large areas', 'الجلد ينسلخ أو تظهر فقاعات على مساحات واسعة'],
    says: [
      'skin + peel|peeling|sloughing|sheets + rash|body|everywhere|sheets|medicine|antibiotic, skin + peel|peeling|sloughing|sheets + all over, skin + coming|comes|falling|came off + rash|body|everywhere|sheets|medicine|antibiotic, skin + coming|comes|falling|came off + all over, skin coming|comes|came|falling off, blisters + whole|body|everywhere|widespread, blisters + all over, stevens johnson, toxic epidermal',
      'جلد + ينسلخ|انسلخ|يطيح|يتساقط|طاح|مسلوخ, جلد + يتقشر كله, فقاعات|بقابيق|نفاطات + جسم|كله|واسعه, فقاعات|بقابيق|نفاطات + كل مكان, ستيفنز جونسون',
    ],
    implies: ['rash'],
  }),
  'mucosal-sores': finding(['Rash with sores in the mouth, eyes or genitals', 'طفح مع تقرحات في الفم أو العينين أو الأعضاء التناسلية'], {
    tick: [
      'Sores in the mouth, on the eyes or the genitals together with the rash',
      'تقرحات في الفم أو العينين أو الأعضاء التناسلية مع الطفح',
    ],
    says: [
      'rash|blister|blisters + sores|ulcers|blisters|raw + {mouth}, rash|blister|blisters + sores|ulcers|blisters|raw + eyes|genitals|lips',
      'طفح|فقاعات|حبوب + تقرح|تقرحات|قروح|تسلخ + {mouth}, طفح|فقاعات|حبوب + تقرح|تقرحات|قروح|تسلخ + عين|تناسلي',
    ],
  }),
  'red-all-over': finding(['Nearly all the skin is red', 'احمرار معظم الجلد'], {
    tick: ['Nearly all the skin is red, hot or scaling', 'معظم الجلد أحمر أو ساخن أو متقشر'],
    says: [
      'erythroderma, whole|entire|all + body|skin + {red}, {red} + head to toe, red like lobster + all over',
      'جسم|جلد + كله + {red}, {red} + من راس لرجل',
    ],
    implies: ['rash'],
  }),
  'skin-blisters': finding(['Blisters', 'فقاعات جلدية'], {
    tick: ['Blisters filled with fluid', 'فقاعات ممتلئة بسائل'],
    says: [
      'blister, blisters, vesicles, bullae, fluid filled bumps|bubbles, bubbles + {skin}',
      'فقاعه, فقاعات, نفاطه, نفاطات, بقبوقه, بقابيق, بثور مايه, حبوب + ماي|ماء|سايل',
    ],
  }),
  impetigo: finding(['Crusted sores', 'قروح مغطاة بقشور'], {
    tick: ['Sores with yellow or honey-coloured crusts', 'قروح عليها قشور صفراء كالعسل'],
    says: [
      'impetigo, crust|crusty|crusts|crusted + sores|sore|yellow|honey|golden|spots, weeping sores',
      'قوباء, حصف, قشره|قشور + صفرا|صفراء|عسل, حبوب|بثور|قروح + تنز',
    ],
  }),
  'minor-skin': finding(['Common skin complaint', 'شكوى جلدية شائعة'], {
    says: [
      'dermatitis, psoriasis, chafing, callus, calluses, corn foot, corns, keratosis, wart, warts, verruca, skin tag, molluscum, vitiligo, melasma, dark|age|sun spots, hyperpigmentation, keloid, stretch marks, rosacea, razor burn, friction burn, pigmentation, sweat rash',
      'صدفيه, التهاب جلد تماسي, ثالول, ثاليل, ثالوله, تسلخات, بهاق, كلف, نمش, تصبغ, تصبغات, مسمار لحم|قدم, كالو, لحميه|زايده|زوايد جلد|جلديه, وردي وجه, بقع داكنه|غامقه, سواد + ابط|ركب|رقبه',
    ],
  }),
  eczema: finding(['Eczema', 'إكزيما'], {
    tick: ['Known eczema', 'إكزيما معروفة'],
    says: [
      'eczema, eczma, exzema, atopic, itchy|dry|scaly|flaky patch|patches + elbow|knee|arm|neck|face|hand',
      'اكزيما, اكزما, اكزيميا, حساسيه جلد|جلديه',
    ],
    implies: ['minor-skin'],
  }),
  'eczema-herpes': finding(['Painful small blisters in eczema', 'حويصلات مؤلمة في الإكزيما'], {
    tick: ['Many new painful small blisters or crusts on skin with eczema', 'حويصلات أو قشور صغيرة مؤلمة جديدة على جلد مصاب بالإكزيما'],
    says: ['eczema + blister|blisters|punched|clusters|herpes, eczema herpeticum', 'اكزيما|اكزما + فقاعات|حويصلات|هربس|بثور'],
    implies: ['eczema', 'skin-blisters'],
  }),
  'heat-rash': finding(['Heat rash', 'طفح الحر'], {
    tick: ['Small prickly spots after heat or sweating', 'حبيبات صغيرة واخزة بعد الحر أو التعرق'],
    says: [
      'heat|sweat rash|bumps|spots, prickly heat, miliaria, rash|spots|bumps|itch + heat|weather|sweat|sweating|humid',
      'حمو نيل, حصف حر, طفح|حبوب|حبيبات|حكه + عرق|حر|رطوبه|تعرق, حبوب|حبيبات حراره',
    ],
    implies: ['rash'],
  }),
  dandruff: finding(['Dandruff', 'قشرة الرأس'], {
    says: [
      'dandruff, seborrheic|seborrhoeic, flakes|flaky|flaking|scaly + scalp|hair|head|eyebrows',
      'قشره + شعر|راس|فروه|حواجب, قشره راس, =قشره',
    ],
    implies: ['minor-skin'],
  }),
  'dry-skin': finding(['Dry skin', 'جفاف الجلد'], {
    says: [
      'dry|cracked|chapped|rough|flaky|flaking|peeling skin|hand|hands|lips|elbows|heels|feet|fingers|face|knuckles|legs, skin|hands|heels|lips|elbows|fingers + dry|cracked|chapped|rough',
      'جلد|بشره|يد|ايد|كعب|كعوب|قدم|شفايف|كوع|ساق|وجه + جاف|جافه|ناشف|ناشفه|مشقق|مشققه|متشقق|تشقق|تشققات|خشن|خشنه|جفاف',
    ],
    implies: ['minor-skin'],
  }),
  'ingrown-hair': finding(['Ingrown hair', 'شعرة تحت الجلد'], {
    says: [
      'ingrown hair|hairs, razor bumps, bumps|spots|pimples + shave|shaving|wax|waxing|razor|laser, folliculitis',
      'شعر|شعره + غارزه|ناشبه, شعر|شعره + تحت|جوا جلد, حبوب|حبيبات + حلاقه|حلقت|شمع|موس|ليزر, حبوب|حبيبات + ازاله شعر, التهاب بصيلات',
    ],
    implies: ['minor-skin'],
  }),
  acne: finding(['Acne', 'حب الشباب'], {
    says: [
      'acne, pimple, zit, blackhead, whitehead, spots|breakout|breakouts + face|chin|forehead|cheeks|back',
      'حب شباب, حبوب|بثور|حبه + وجه|ويه|ذقن|جبهه|خد|خدود, رووس سودا|سوداء',
    ],
  }),
  'acne-deep': finding(['Deep or scarring acne', 'حب شباب عميق أو مع ندوب'], {
    tick: ['Deep painful lumps, or scars from the spots', 'كتل عميقة مؤلمة أو ندوب من الحبوب'],
    says: ['cystic acne, acne|pimples|spots + scar|scars|scarring|cyst|nodules|deep', 'حبوب|حب + ندوب|ندبات|اثار|عميقه|كيسيه|حفر'],
    implies: ['acne'],
  }),
  'fungal-skin': finding(['Fungal skin infection', 'فطريات جلدية'], {
    tick: [
      'Itchy peeling skin between the toes or in folds, or a ring-shaped patch',
      'جلد يتقشر مع حكة بين الأصابع أو في الثنايا، أو بقعة كالحلقة',
    ],
    says: [
      'athlete foot, athletes foot, ringworm, jock itch, fungal, fungus, tinea, pityriasis, ring|circular|round + patch|rash|patches, between toes + itch|peel|peeling|white|smell|cracked, toes|groin + {itch}',
      'فطريات, تينيا, سعفه, قوبه, بين اصابع + {itch}, بين اصابع + تقشر|تشقق|ريحه|ابيض, بقعه|بقع|طفح + دايريه|دايري|حلقه|مدوره|دواير',
    ],
  }),
  'scalp-patch': finding(['Scaly or painful patches of the scalp', 'بقع متقشرة أو مؤلمة في فروة الرأس'], {
    tick: ['Scaly, sore or swollen patches on the scalp', 'بقع متقشرة أو مؤلمة أو متورمة في فروة الرأس'],
    says: ['scalp + ringworm|fungus|fungal|scaly|crust|boggy|sore|sores|pus', 'فروه|راس + فطريات|سعفه|قروح|صديد|متقشره'],
  }),
  'head-lice': finding(['Head lice', 'قمل الرأس'], {
    tick: ['Lice or their eggs in the hair', 'قمل أو صئبان في الشعر'],
    says: ['lice, louse, nits, head lice, bugs + hair', 'قمل, قمله, صيبان, سيبان, صواب شعر, حشرات شعر'],
    implies: ['itch'],
  }),
  scabies: finding(['Scabies', 'جرب'], {
    tick: ['Itching worse at night, and others in the home itch too', 'حكة تشتد ليلاً، وآخرون في المسكن لديهم حكة أيضاً'],
    says: [
      'scabies, scabie, mites, {itch} + night|nights|bed + family|everyone|wife|husband|kids|roommate|roommates|wrist|fingers, family|everyone|roommate|roommates + {itch}, {itch} + wife|husband|kids|children|brother|sister + too|also|same, burrows',
      'جرب, سكابيوس, {itch} + ليل + بين اصابع, كلنا|اهلي|عايلتي|ربعي|عيالي|سكن + {itch}, {itch} + ليل + كلنا|اهلي|عيالي|زوجتي|زوجي, =يحكون',
    ],
    implies: ['itch'],
  }),
  mole: finding(['Mole or dark spot', 'شامة أو بقعة داكنة'], {
    says: ['mole, moles, freckle, pigmented lesion, beauty spot, melanoma', 'شامه, شامات, وحمه, =خال, =الخال, حسنه, ميلانوما'],
  }),
  'mole-changing': finding(['A spot that changes or does not heal', 'شامة متغيرة أو قرحة لا تلتئم'], {
    tick: ['It has grown, changed colour or shape, bleeds or does not heal', 'كبرت أو تغيّر لونها أو شكلها أو تنزف أو لا تلتئم'],
    says: [
      'mole|freckle + grow|grown|growing|bigger|changed|changing|bleed|bleeding|darker|black|irregular|itchy|new, sore|ulcer|spot|scab|wound .. not|wont|never heal|healing, non healing, nonhealing',
      'شامه|خال|وحمه + كبر|كبرت|تكبر|تغير|تغيرت|تنزف|نزف|نزفت|اسود|اسودت|غمق, قرحه|جرح|حبه .. ما|لا|مو تلتيم|يلتيم|تطيب|يطيب|تبرا|يبرا',
    ],
    implies: ['mole'],
  }),
  lump: finding(['Lump', 'كتلة'], {
    tick: ['A lump under the skin', 'كتلة تحت الجلد'],
    says: [
      'lump, nodule, growth + {skin}, cyst, lipoma, ganglion, goitre, goiter, swelling|bump + neck|armpit|groin, {mass} + armpit|groin, mass|swelling|bump under skin',
      'كتله, تكتل, عقده, درنه, كيس دهني, كلكوعه, حبه|كره|شي|ورم + ابط, حبه|كره|شي|ورم + تحت جلد, غده + {swell}, غده + بارزه, {mass} + {neck}, {mass} + ابط, انتفاخ رقبه',
    ],
  }),
  'lump-growing': finding(['Hard or growing lump', 'كتلة صلبة أو متنامية'], {
    tick: ['The lump is hard or fixed, grows, or is larger than a golf ball', 'الكتلة صلبة أو ثابتة أو تكبر أو أكبر من كرة الغولف'],
    says: [
      'lump|nodule|mass|cyst|gland + hard|fixed|grow|growing|grew|bigger|firm|large|rock',
      'كتله|عقده|كره|درنه|كيس|غده + صلب|صلبه|قاسي|قاسيه|يكبر|تكبر|كبر|كبرت|ثابته|كبيره',
    ],
    implies: ['lump'],
  }),
  'lump-soft': finding(['Soft lump, long the same', 'كتلة لينة لم تتغير'], {
    kind: 'comfort',
    tick: ['It is soft, moves under the skin and has not changed for months', 'لينة وتتحرك تحت الجلد ولم تتغير منذ أشهر'],
    says: [
      'lump|nodule|mass|cyst + soft|squishy|rubbery|moves|movable|mobile|fatty, lump|nodule|mass|cyst + same .. years, lipoma',
      'كتله|عقده|كره|حبه|كيس + لين|لينه|طري|طريه|متحركه|تتحرك|دهني|دهنيه, كتله|عقده|كره|حبه|كيس + من سنين|سنوات',
    ],
    implies: ['lump'],
  }),
  'hair-loss': finding(['Hair loss', 'تساقط الشعر'], {
    says: [
      'hair + fall|falling|fell|shed|shedding|loss|losing|thin|thinning|clumps, hair + coming|comes|came out, bald, balding, baldness, alopecia, receding hairline',
      'تساقط|سقوط شعر, شعر + يتساقط|بيتساقط|تساقط|يطيح|يوقع|بيوقع|بيقع|يقع|ينزل|بينزل|يخف|خف|خفيف, صلع, ثعلبه, صلعه',
    ],
  }),
  'hair-patches': finding(['Bald patches', 'بقع خالية من الشعر'], {
    tick: ['Smooth bald patches, or hair lost within weeks', 'بقع ملساء خالية من الشعر أو تساقط كثيف خلال أسابيع'],
    says: [
      'bald|hairless patch|patches|spot|spots, alopecia areata, hair + patch|patches|clumps',
      'ثعلبه, بقع|بقعه|فراغ|فراغات + شعر|راس|لحيه',
    ],
    implies: ['hair-loss'],
  }),
  'insect-bite': finding(['Insect bite or sting', 'لسعة حشرة'], {
    tick: ['A bite or sting of an insect', 'لسعة أو قرصة حشرة'],
    says: [
      'mosquito, mosquitoes, insect|bug|flea|spider|ant|midge|bedbug|sandfly|bee|wasp|hornet|tick bite|bites|sting|stings|bit|stung, bitten + insect|bug|spider|ant|mosquito|something, stung, bed bugs, bedbugs, gnat, =tick, =ticks, samsum ant, bite + itch, sandfly',
      'بعوض, بعوضه, ناموس, ناموسه, برغش, هاموش, =بق, =البق, براغيث, برغوث, قراد, سمسوم, قرص|قرصه|قرصني|قرصت|لسع|لسعه|لسعت|لدغه|لدغت|عقص|عقصه|عقصت|لدغ + حشره|بعوض|ناموس|نمل|نمله|نحل|نحله|دبور|زنبور|عنكبوت|=بق|=البق, =قرصه, =القرصه, قرصات, نحله, دبور',
    ],
  }),
  'sting-mouth': finding(['Sting in the mouth or throat', 'لسعة في الفم أو الحلق'], {
    tick: ['The sting is inside the mouth or the throat', 'اللسعة داخل الفم أو الحلق'],
    says: [
      'stung|sting|bee|wasp + tongue|throat|swallowed, stung|sting|bee|wasp + inside mouth',
      'لسعه|لسعت|قرصت|قرصه|نحله|دبور + لسان|حلق|بلعوم|بلعت|بلع, لسعه|لسعت|قرصت|قرصه|نحله|دبور + داخل فم',
    ],
    implies: ['insect-bite'],
  }),
  'many-stings': finding(['Many stings', 'لسعات كثيرة'], {
    tick: ['Ten or more stings of bees, wasps or ants', 'عشر لسعات نحل أو دبابير أو نمل أو أكثر'],
    says: [
      'swarm, many|dozens|lots|multiple|hundreds + sting|stings|stung|bees|wasps',
      'سرب|خليه نحل, لسعات|قرصات + كثيره|وايد|عشرات|نحل, هجم نحل',
    ],
    implies: ['insect-bite'],
  }),
  // Infection of the skin and of joints
  cellulitis: finding(['Red, hot, sore skin', 'جلد أحمر ساخن مؤلم'], {
    tick: ['An area of skin is red or darker, hot, swollen and sore', 'منطقة من الجلد محمرة أو أغمق وساخنة ومتورمة ومؤلمة'],
    says: [
      'cellulitis, erysipelas, {red} + {hot} + {skin}, {red} + {swell} + {pain}, {skin} + infected|infection, {wound} + infected|infection, stitches|scar|piercing|finger|toe|bite + infected|infection, infected + {skin}, infected + {wound}, infected + finger|toe|piercing|bite, {wound} + pus|smell|smells|oozing, {red} + spreading|spread, paronychia, whitlow',
      'التهاب خلوي|جلد, حمره|احمرار + {hot}, حمره|احمرار + {swell}, {wound} + ملتهب|ملتهبه|التهب|التهاب|صديد|عفن|متعفن|ريحه, خياطه|ثقب|صبع|اصبع|رجل|عمليه + ملتهب|ملتهبه|التهب|التهاب|صديد, احمرار|حمره + ينتشر|يزيد|يكبر|انتشر',
    ],
  }),
  'red-streak': finding(['Red line up the limb', 'خط أحمر صاعد في الطرف'], {
    tick: ['A red line runs up the arm or leg from it', 'خط أحمر يصعد منه في الذراع أو الساق'],
    says: ['red line|lines|streak|streaks|stripe, streaking + red|arm|leg', 'خط|خطوط احمر|حمرا|حمراء'],
    implies: ['cellulitis'],
  }),
  'flesh-eating': finding(['Skin turning dark', 'اسوداد الجلد'], {
    tick: [
      'The skin there turns purple, grey or black, or has dark blisters',
      'الجلد هناك يصير بنفسجياً أو رمادياً أو أسود أو فيه فقاعات داكنة',
    ],
    says: [
      'flesh eating, necrotising, necrotizing, necrotic, fasciitis, gangrene, gangrenous, fournier, skin|wound|sore|ulcer|cut|toe|foot|infection + {black}, skin|wound|sore|ulcer|cut|toe|foot|infection + purple|dying|grey|gray, dark|black|purple|bloody blister|blisters, crepitus, crackling|crackles skin',
      'غرغرينا, غنغرينا, موات, التهاب ناخر, {wound} + {black}, {wound} + اسودت|مسود|رمادي|بنفسجي, جلد|اصبع|صبع|رجل|قدم|التهاب + {black}, جلد|اصبع|صبع|رجل|قدم|التهاب + اسودت|مسود|رمادي|بنفسجي, فقاعات|نفاطات + سودا|داكنه|دمويه',
    ],
  }),
  'spreading-hours': finding(['Spreads within hours', 'ينتشر خلال ساعات'], {
    tick: ['The redness or swelling grows within hours', 'الاحمرار أو التورم يكبر خلال ساعات'],
    says: [
      '{red} + spread|spreading|spreads|growing|bigger|climbing + hour|hours|fast|quickly|rapidly|overnight, {swell} + spread|spreading|spreads|growing|bigger|climbing + hour|hours|fast|quickly|rapidly|overnight, infection + spread|spreading|spreads|growing|bigger|climbing + hour|hours|fast|quickly|rapidly|overnight, rapidly|quickly|fast spreading',
      '{red} + ينتشر|يمشي|يكبر|يزيد|انتشر|صعد|طلع|مشي|وصل + بسرعه|ساعات|ساعه, {swell} + ينتشر|يمشي|يكبر|يزيد|انتشر|صعد|طلع|مشي|وصل + بسرعه|ساعات|ساعه, التهاب + ينتشر|يمشي|يكبر|يزيد|انتشر|صعد|طلع|مشي|وصل + بسرعه|ساعات|ساعه',
    ],
  }),
  'pain-beyond-looks': finding(['Pain far worse than it looks', 'ألم أشد بكثير مما يبدو'], {
    tick: ['The pain is far worse than the skin looks', 'الألم أشد بكثير مما يبدو على الجلد'],
    says: [
      'pain + out proportion, pain + worse|more than look|looks|appears, pain + not match, pain + nothing see, {skin} + {pain} + {severe} + looks|normal|nothing',
      '{pain} + اكثر|اكبر|اشد من شكل|شكله|منظر, {pain} + ما يناسب',
    ],
  }),
  'perineal-infection': finding(['Sore swelling between the legs', 'تورم مؤلم بين الساقين'], {
    tick: ['The sore swelling is at the genitals, the anus or between them', 'التورم المؤلم في الأعضاء التناسلية أو حول الشرج أو بينهما'],
    says: [
      'abscess|boil|infection|infected + {anus}, abscess|boil|infection|infected + {testicle}, abscess|boil|infection|infected + perineum, abscess|boil|infection|infected + between legs',
      'خراج|دمل|دمله|التهاب + {anus}, خراج|دمل|دمله|التهاب + {testicle}, خراج|دمل|دمله|التهاب + عجان, خراج|دمل|دمله|التهاب + بين رجلين|رجولي',
    ],
  }),
  'sea-wound': finding(['Wound from the sea', 'جرح من البحر'], {
    kind: 'background',
    tick: ['The wound was in sea water, or is from a fish, shell or coral', 'الجرح لامس ماء البحر أو سببه سمك أو صدف أو مرجان'],
    says: [
      '{wound} + sea|seawater|beach|fish|coral|shell|oyster|crab|barnacle, scratch|spike|spine|prick|injury + sea|seawater|beach|fish|coral|shell|oyster|crab|barnacle',
      '{wound} + بحر|سمك|سمكه|مرجان|محار|صدف|قبقب, شوكه|خدش + بحر|سمك|سمكه|مرجان|محار|صدف|قبقب',
    ],
  }),
  pus: finding(['Pus', 'صديد'], {
    tick: ['Pus comes out', 'خروج صديد'],
    says: ['pus, oozing, weeping wound|sore', 'صديد, قيح, يطلع ماده'],
  }),
  abscess: finding(['Abscess', 'خراج'], {
    tick: ['A hot, very sore lump filled with pus', 'كتلة ساخنة شديدة الألم فيها صديد'],
    says: [
      'abscess, absess, carbuncle, pus filled, collection pus, pilonidal, lump|bump + pus|hot',
      'خراج, خراريج, جمره, ناسور عصعص, كيس شعر, حبه|كتله|ورم + صديد|قيح',
    ],
  }),
  boil: finding(['Boil', 'دمل'], {
    says: ['=boil, =boils, furuncle, painful pimple|spot|bump', 'دمل, دمله, دمامل, حبه كبيره|مولمه|تعور|توجع'],
  }),
  'hot-joint': finding(['Hot swollen joint', 'مفصل ساخن متورم'], {
    tick: ['A joint is hot, red or darker, and swollen', 'مفصل ساخن ومحمر أو أغمق ومتورم'],
    says: [
      'septic arthritis, {joint} + {hot}, {joint} + {red}, big toe + {red}, big toe + {hot}, big toe + {swell}, {joint} + infected',
      'التهاب مفصل صديدي|جرثومي, {joint} + {hot}, {joint} + {red}, اصبع|صبع رجل|قدم كبير + {red}, ابهام قدم + {red}, اصبع|صبع رجل|قدم كبير + {swell}, ابهام قدم + {swell}, اصبع|صبع رجل|قدم كبير + {pain}, ابهام قدم + {pain}',
    ],
    implies: ['swollen-joint'],
  }),
  'swollen-joint': finding(['Swollen joint', 'تورم مفصل'], {
    tick: ['A joint is swollen', 'مفصل متورم'],
    says: ['{joint} + {swell}, water|fluid + knee', '{joint} + {swell}, ماي|ماء|سوايل + ركبه'],
  }),
  'joint-stuck': finding(['Joint that cannot be moved', 'مفصل لا يمكن تحريكه'], {
    tick: ['The joint hurts too much to be moved or stood on', 'المفصل يؤلم بشدة تمنع تحريكه أو الوقوف عليه'],
    says: [
      'cant + move|bend|straighten|walk|stand + {joint}, {joint} + stuck|locked, {joint} + cant bend|move',
      '{joint} + ما|لا حرك|يتحرك|تحرك|ينثني|اثني, {joint} + ما|لا قدر احرك|اثني|اوقف',
    ],
  }),
  'joint-prosthesis': finding(['Artificial or operated joint', 'مفصل صناعي أو خضع لعملية'], {
    kind: 'background',
    tick: ['An artificial joint, or an injection or operation in it lately', 'مفصل صناعي، أو حقنة أو عملية فيه مؤخراً'],
    says: [
      'artificial|replaced|prosthetic joint|knee|hip, knee|hip|joint replacement, prosthesis, injection|injected + {joint}',
      'مفصل|ركبه|ورك صناعي|صناعيه, تبديل|تغيير مفصل|ركبه|ورك, ابره|حقنه + {joint}',
    ],
  }),
  gout: finding(['Known gout', 'نقرس معروف'], {
    kind: 'background',
    tick: ['Known gout', 'نقرس معروف'],
    says: ['gout, gouty, uric acid', 'نقرس, داء ملوك, يوريك اسيد, املاح + مفصل|اصبع|قدم'],
  }),
  // Shingles and herpes
  shingles: finding(['Shingles', 'الحزام الناري'], {
    tick: ['Painful blisters or rash in a strip on one side only', 'فقاعات أو طفح مؤلم كالشريط في جهة واحدة فقط'],
    says: [
      'shingles, zoster, blister|blisters|vesicles + one|left|right side, painful|burning|stinging rash|spots + one|left|right side, rash|blisters one side|half, band|strip|stripe|belt + blisters|rash|spots, line blisters, dermatome, dermatomal',
      'حزام ناري, زونا, هربس نطاقي, فقاعات|بثور|نفاطات + {side}, طفح|حبوب + جهه|جانب|صوب|ناحيه|جنب + وحده|واحده|واحد|يمين|يسار, فقاعات|حبوب|طفح|بثور + حزام|شريط',
    ],
  }),
  'shingles-eye': finding(['Rash near the eye', 'طفح قرب العين'], {
    tick: ['The blisters are on the forehead, the nose or round the eye', 'الفقاعات على الجبهة أو الأنف أو حول العين'],
    says: [
      'shingles|blister|blisters|zoster|herpes + eye|forehead|nose|eyelid',
      'زونا|هربس|فقاعات|بثور + عين|جبهه|جبين|انف|خشم|جفن, حزام ناري + عين|جبهه|جبين|انف|خشم|جفن',
    ],
    implies: ['shingles'],
  }),
  'shingles-wide': finding(['Blisters beyond one strip', 'فقاعات خارج شريط واحد'], {
    tick: ['The blisters spread beyond one strip of skin', 'الفقاعات تنتشر خارج شريط واحد من الجلد'],
    says: [
      'shingles|zoster + spread|spreading|everywhere, shingles|zoster + all over, shingles|zoster + both sides',
      'زونا + انتشر|ينتشر|جهتين, زونا + كل مكان, حزام ناري + انتشر|ينتشر|جهتين, حزام ناري + كل مكان',
    ],
    implies: ['shingles'],
  }),
  // Fever: signs, contact and places
  'line-or-valve': finding(['Port, drip line or heart valve', 'قسطرة وريدية أو صمام صناعي'], {
    kind: 'background',
    tick: ['A port, a drip line or an artificial heart valve', 'منفذ أو قسطرة وريدية أو صمام قلب صناعي'],
    says: [
      'port a cath, portacath, chemo port, picc, central line, hickman, artificial|mechanical|replaced|prosthetic valve, valve replacement, endocarditis',
      'بورت, قسطره وريديه|مركزيه, صمام صناعي|معدني|مبدل, تبديل|تغيير صمام',
    ],
  }),
  'operation-lately': finding(['Operation in the last weeks', 'عملية في الأسابيع الأخيرة'], {
    kind: 'background',
    tick: ['An operation or a hospital stay in the last 30 days', 'عملية أو إقامة في مستشفى خلال آخر 30 يوماً'],
    says: [
      'after|since|post|recent operation|surgery|op|procedure|hospital, operated, discharged from hospital, post op|operative',
      'بعد|من عمليه|جراحه|قيصريه, طلعت|طلع|خرجت من مستشفي, مسوي|سويت عمليه',
    ],
  }),
  travel: finding(['Travel', 'السفر'], {
    kind: 'background',
    tick: ['A journey to Africa, Asia or Latin America in the last year', 'سفر إلى أفريقيا أو آسيا أو أمريكا اللاتينية خلال آخر سنة'],
    says: [
      'travel, travelled, traveled, travelling, came|returned|return|arrived|flew + india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|trip|holiday|vacation|leave|village, back from india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|trip|holiday|vacation|leave|village|home, india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka + trip|visit|visited|holiday, =trip|=trips, holiday in, visited, safari, tropics, returned from',
      'سفر, سافرت, سافر, مسافر, رجعت|رجع|راجع|عدت|جاي|وصلت + هند|كيرلا|باكستان|بنغلادش|نيبال|فلبين|كينيا|سودان|نيجيريا|اثيوبيا|اوغندا|افريقيا|تايلند|اندونيسيا|سريلانكا|اجازه|سفر|بلد|ديره|ضيعه, رحله, سفاري',
    ],
  }),
  'travel-advice': finding(['Advice before a journey', 'نصيحة قبل السفر'], {
    says: [
      'travel vaccine|vaccines|vaccination|clinic, vaccine|vaccination|tablets|jab + before + travel|trip|journey|hajj|umrah, malaria tablets|prophylaxis|prevention, yellow fever vaccine',
      'تطعيم|تطعيمات|لقاح|لقاحات + سفر|حج|عمره, حبوب وقايه ملاريا',
    ],
  }),
  malaria: finding(['Malaria', 'ملاريا'], { kind: 'disease', says: ['malaria, falciparum, plasmodium', 'ملاريا, برداء'] }),
  dengue: finding(['Dengue', 'حمى الضنك'], {
    kind: 'disease',
    says: ['dengue, chikungunya, breakbone fever', 'حمي ضنك, ضنك, شيكونغونيا'],
  }),
  typhoid: finding(['Typhoid', 'تيفوئيد'], {
    kind: 'disease',
    says: ['typhoid, enteric fever, salmonella typhi', 'تيفوييد, تيفويد, تيفود, حمي تيفيه'],
  }),
  'raw-milk': finding(['Raw milk or fresh cheese', 'حليب غير مغلي أو جبن طازج'], {
    kind: 'background',
    tick: [
      'Raw milk or cheese from it, or work with sheep, goats or camels',
      'حليب غير مغلي أو جبن منه، أو عمل مع الغنم أو الماعز أو الإبل',
    ],
    says: [
      'raw|unboiled milk, fresh milk + farm|camel|goat|sheep|cow, unpasteurised, unpasteurized, brucella, brucellosis, malta fever, farm|slaughter + sheep|goat|goats',
      'حليب ني, حليب طازج + عزبه|غنم|ماعز|ناقه|بقر, غير مبستر|مغلي, بروسيلا, حمي مالطيه, عزبه, غنم|ماعز|حلال + {animal}, غنم|ماعز|حلال + ذبح|ولاده|حلب',
    ],
  }),
  camel: finding(['Contact with camels', 'مخالطة الإبل'], {
    kind: 'background',
    tick: [
      'Contact with camels, raw camel milk, or a person with MERS in 14 days',
      'مخالطة الإبل أو حليبها غير المغلي أو مصاب بمتلازمة الشرق الأوسط خلال 14 يوماً',
    ],
    says: ['camel, camels, =mers, camel milk|farm|race', 'بعير, بعارين, ابل, جمل, ناقه, نوق, هجن, كورونا شرق اوسط, متلازمه شرق اوسط'],
  }),
  umrah: finding(['Hajj or Umrah', 'الحج أو العمرة'], {
    kind: 'background',
    tick: ['Hajj, Umrah or a stay in Makkah in the last 14 days', 'حج أو عمرة أو إقامة في مكة خلال آخر 14 يوماً'],
    says: [
      'hajj, haj, umrah, umra, pilgrimage, mecca, makkah, makka, madinah',
      'مكه, =الحج, =للحج, =بالحج, =العمره, =للعمره, =بالعمره, =معتمر, رحت|سويت|اديت|رجعت|راجع .. عمره|حج, مدينه منوره',
    ],
  }),
  'measles-contact': finding(['Contact with measles', 'مخالطة مصاب بالحصبة'], {
    tick: ['Contact with somebody who has measles', 'مخالطة شخص مصاب بالحصبة'],
    says: [
      'contact|exposed|exposure|nursery|classmate|colleague|outbreak + measles',
      'مخالط|خالطت|مخالطه|خالط|عدوي|حضانه|مدرسه|زميل + حصبه',
    ],
  }),
  tuberculosis: finding(['Tuberculosis', 'السل'], {
    kind: 'disease',
    says: ['tuberculosis, =tb, tb test|skin test, latent tb', '=السل, =سل, درن, تدرن'],
  }),
  'tb-contact': finding(['Contact with tuberculosis', 'مخالطة مصاب بالسل'], {
    tick: ['Lives or works with somebody who has tuberculosis', 'سكن أو عمل مع شخص مصاب بالسل'],
    says: [
      'contact|exposed|exposure|roommate|colleague|lives|live + tuberculosis|=tb',
      'مخالط|خالطت|مخالطه|زميل|سكن|ساكن|قريب + =سل|=السل|درن',
    ],
  }),
  'hiv-worry': finding(['Worry about HIV', 'قلق من فيروس نقص المناعة'], {
    says: ['=hiv, =aids', 'ايدز, اتش اي في, فيروس نقص مناعه, فحص ايدز'],
  }),
  'hiv-contact': finding(['Possible contact with HIV', 'احتمال التعرض لفيروس نقص المناعة'], {
    tick: ['Possible contact with HIV within the last 72 hours', 'احتمال التعرض لفيروس نقص المناعة خلال آخر 72 ساعة'],
    says: [
      '=hiv|=aids + exposed|exposure|contact|condom|partner|prostitute|slept|sex, =pep, post exposure',
      'ايدز + تعرض|تعرضت|علاقه|جماع|واقي|مصاب|مصابه|شريك, نقص مناعه + تعرض|تعرضت|علاقه|جماع|واقي|مصاب|مصابه|شريك, اتش اي في + تعرض|تعرضت|علاقه|جماع|واقي|مصاب|مصابه|شريك',
    ],
    implies: ['hiv-worry'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
