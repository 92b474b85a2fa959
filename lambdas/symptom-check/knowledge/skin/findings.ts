import { type Finding, finding } from '../kinds.ts';

/** Allergy, skin, joints that swell, fever of adults, and infections of travel, animals and contact. */
export const findings = {
  // Allergy
  'allergic-reaction': finding(['Allergic reaction', 'رد فعل تحسسي'], {
    says: [
      'allergic|allergy reaction|attack, reacted|reacting|reaction + food|nut|nuts|peanut|sting|shellfish|medicine|antibiotic|injection, sudden allergy, allergy + come|came|flared, reaction something|food|cat|dog|soap|perfume|cream|lotion|makeup|dye|detergent|bite, bad|weird|nasty|funny|strange|severe reaction, allergy|allergic|alergic + soap|cat|dog|cream|lotion|perfume|makeup|dye|nuts|peanut|food|egg|shellfish|prawn|shrimp|milk|latex|metal|detergent|medicine + itching|itchy|swelling|swollen|rash|since|think|after|now|from, allergy|allergic|alergic + itch|itching|itchy|swell|swelling|swollen|rash|blotchy|welts, having|from|new|flare|flaring allergy, think alergic|allergic, alergic, bite|ate|eaten|eating|eat|after|tasted + cashew|peanut|peanuts|nut|nuts|shrimp|shrimps|prawn|prawns|fish|egg|sesame|pistachio|almond|walnut|kiwi|seafood|crab + lips|face|eyes|swell|swollen|swelling|blew|rash|hives|itch|itchy|itching|throat|tongue|voice|welts, cashew|peanut|peanuts|nut|nuts|shrimp|prawn|prawns|egg|sesame|pistachio|seafood|crab + lips|face|throat|tongue|eyes + swell|swollen|swelling|blew|ballooned|itch|itchy|tight|puffed, stung|sting|bee|wasp|ant + itch|itching|rash|hives + all over|whole body, stung|sting|bee|wasp|ant|ate|eaten + voice|lips|face|tongue|throat + swollen|thick|swell|hoarse|tight|changed, satay|sushi|biryani|curry|cake|chocolate|hummus|strawberry|strawberries|kiwi|mango|painkiller|brufen|antibiotic|amoxicillin|augmentin|penicillin + face|lips|eyes|throat|tongue|body + {swell}|{itch}|hives|rash|tight|welts, face|lips|eyes|tongue {swell} after|since eating|food|lunch|dinner|sting|tablet|injection',
      'تحسست|تحسس|يتحسس|تحسسي|تحسسيه + اكل|اكله|دوا|دواء|ابره|مضاد|لسعه|مكسرات|سمك|ربيان, رد فعل تحسسي, جاني|جته|جتني|جاه|صار|صارت|جاتني|جاته حساسيه, حساسيه + قويه|شديده|مفاجيه, تحسس|تحسست|حساسيه + بيض|حليب|ربيان|روبيان|جمبري|قبقب|فستق|كاجو|سوداني|فول|سمسم|مانجا|فراوله|موز|كيوي|قطو|قطه|كلب|صابون|كريم|عطر|صبغه|حنا|مكسرات|شوكولاته + طلعت|طلع|صار|صارت|جت|جات|حبوب, تحسس|تحسست|حساسيه + بيض|حليب|ربيان|روبيان|جمبري|قبقب|فستق|كاجو|سوداني|فول|سمسم|مانجا|فراوله|موز|كيوي|قطو|قطه|كلب|صابون|كريم|عطر|صبغه|حنا|مكسرات|شوكولاته + {itch}, طلع|طلعت|صادتني|اجتني|جتني|هاجت|ثارت|بدت|صادته|صادتها|جاتني|جاتها|عملت .. حساسيه, تحسس|تحسست + {itch}, حساسيه + كلت|كليت|اكلت|اكله|اكل, تحسست من, متحسس|متحسسه من, كل|كلت|كليت|اكل|اكلت|ياكل|كلا|ذاق|بعد ربيان|روبيان|جمبري|سمك|فستق|مكسرات|بيض|قبقب|سوداني|كاجو|لوز|بحريات|شوكولاته|فراوله|كيوي|سمسم + طلع|طلعت|حبوب|طفح|{itch}|{swell}|شفايف, قرصني|قرصتني|قرصه|لسعني|لسعتني|عقصني|عقصتني|لسعته|قرصته + جسم|جسمي|جسمه|شفايف|وجه|لسان|حلق + {itch}|{swell}|طفح|حبوب|كبرت|احمر, بعد|عقب|من + ابره|حبه|مضاد|دوا|بروفين|اوجمنتين|بنسلين + طفح|حبوب|{itch}|شفايف|{swell} + وجه|ويه|جسم|جسمي|شفايف, بدا|بدات|بديت|خذت|خذيت|اخذت|خد|اخد + مضاد|بروفين|اوجمنتين|بنسلين|دوا + {itch}|شفايف|شرا|شري',
    ],
  }),
  anaphylaxis: finding(['Severe allergic reaction', 'رد فعل تحسسي شديد'], {
    kind: 'disease',
    says: [
      'anaphylaxis, anaphylactic, allergic shock, severe allergic reaction, allergic|allergy + attack|reaction + cant|throat|collapse|collapsed|severe|full|shutting, full blown + allergic|allergy, severe|serious|major|massive|bad allergic reaction|attack|shock, allergy|allergic + cant breathe|breath, allergic|allergy + throat + close|closing',
      'صدمه تحسسيه, صدمه حساسيه, حساسيه مفرطه, حساسيه {severe} + {cant}, صدمه تحسس, حساسيه {severe} + نفس|نفسها|نفسه|تنفس|اختنق|دايخ|دوخه|يغمي|حلق|ضغط|شفايف|لسان, صادتني|جاتها|جاتني|جتني|جته|جاته|صارت حساسيه {severe}, حساسيه + {cant} تنفس, حساسيه شديده + جسم|جسمي, {breath} + {cant} + حساسيه, اختنق|بختنق|مختنق + حساسيه|اكلت|كليت|لسعه|قرصه',
    ],
    implies: ['allergic-reaction'],
  }),
  hives: finding(['Hives', 'شرى'], {
    tick: ['Raised itchy patches or welts on the skin', 'بقع بارزة مثيرة للحكة على الجلد'],
    says: [
      '=hives, urticaria, urticarial, welt, wheal, nettle rash, allergic rash, raised bumps|blotches|lumps|patches|marks, itchy blotches|welts, rash|bumps|blotches + come and go, rash|bumps|spots + allergy, {rashes} + {itch} + raised|everywhere, {rashes} + {itch} + all over, itchy|raised welts|blotches|swellings, raised lumps, {itch} + welts|=hives|blotches, nettles + skin|stung|rash|bumps|itch, bumps|blotches|lumps + appear|vanish|disappear|move|moving, itchy|red|raised|big lumps|bumps|patches|blotches|marks + move|moving|moves|come|comes|appear|vanish|disappear|different place|hours',
      '=شري, =الشري, =شرا, ارتيكاريا, ارتكاريا, طفح|حبوب|بقع|نفط + حساسيه|تحسس|تحسسي, حبوب|بقع|نفط|نفوط + {itch} + جسم|بدن, حبوب|بقع|نفط + تروح + ترجع|تجي, بقع|حبوب|حب|نفط|انتفاخات|طفح + منفخه|بارزه|منتفخه|وارمه|مرتفعه|ناتيه|نافره + {itch}, بقع|حبوب|نفط|انتفاخات + {itch} + كل|جسم|بدن|تروح|تختفي, بقع|طفح بارز|بارزه|منفخه|منتفخه|نافره|مرتفعه, نفطه, نفاط + {itch}, لسعه|قرصه قراص|حريق, بقع|نفط|طفح|حبوب + {itch} + تطلع|طلعت|طلع|وتروح|تغيب|فجاه, =بالشري, =وشري, =مشري, جسم|جسمي|جسمه|جسمها|بدن + كله|كلو|كلها + {rashes}|{itch}|منفط|مشري, كل|كلت|كليت|اكل|اكلت ربيان|روبيان|سمك|فستق|مكسرات|بيض|فراوله + حبوب|طفح|بقع + {itch}',
    ],
  }),
  allergen: finding(['After a possible trigger', 'بعد مسبب محتمل'], {
    kind: 'background',
    tick: ['It began within hours after a food, a medicine or a sting', 'بدأ خلال ساعات بعد طعام أو دواء أو لسعة'],
    says: [
      'after + eating|food|meal|nut|nuts|peanut|shellfish|sting|antibiotic|injection|tablet|pill|painkiller, ate|eaten|eating + peanut|nut|nuts|cashew|pistachio|shrimp|prawn|shellfish|crab|fish|egg|milk|sesame|kiwi|strawberry|mango, stung|sting + bee|wasp|hornet|ant, =took|=taken|=started|=taking + antibiotic|penicillin|amoxicillin|augmentin|ibuprofen|brufen|voltaren|aspirin, ate|eaten|eating|scoffed|munched|tried|tasted|had + satay|nuts|nut|peanuts|prawns|shrimps|lobster|seafood|chocolate|almond|walnut|tahini|hummus|soya|wheat, minutes|mins|hour|hours + after|later + eating|ate|eat|food|dinner|lunch|meal|tablet|pill|injection|sting|satay|nuts, minutes|mins min later, new + soap|cream|perfume|detergent|shampoo|medicine|tablet|tablets, bite|bites|piece|mouthful|spoon|taste|bit .. cashew|peanut|peanuts|nut|nuts|shrimp|prawn|fish|egg|sesame|pistachio|almond|walnut|kiwi|biscuit, ant|bee|wasp|hornet|insect|bug bite|bites|bit|sting|stung, =ate|=eaten|=eating + sweet|cake|biscuit|chocolate|mansaf|biryani|sushi|restaurant + lips|throat|swell|swollen|hives|itch|rash, painkiller|antibiotic|injection|tablet + minutes|immediately + rash|itch|lips|face|swollen|hives, painkiller|antibiotic|injection|tablet + half hour + rash|itch|lips|face|swollen|hives, =had + prawns|prawn|shrimp|shrimps|nuts|peanuts|seafood|crab|fish|egg|eggs + dinner|lunch|breakfast|hour|minutes|now, prawns|shrimps|peanuts|cashews|seafood|crab + for dinner|lunch|breakfast|supper',
      'بعد + =اكل|=اكلت|=الاكل|=اكله|=اكلي|طعام|وجبه|دوا|دواء|ابره|مضاد|مسكن|لسعه|قرصه, اكل|اكلت|ياكل|كلت|ذاق + مكسرات|فستق|سوداني|كاجو|سمك|ربيان|روبيان|جمبري|قبقب|بيض|حليب|سمسم|كيوي|فراوله|مانجا|شوكولاته|عسل, خذ|خذت|خذيت|اخذ|اخذت|اخد|شرب|شربت + مضاد|بنسلين|اوجمنتين|بروفين|فولتارين|مسكن|اسبرين, لسعت|قرصت|عقصت|لدغت + نحله|دبور|زنبور|نمله|سمسوم, عقب|بعد ما? كليت|اكلت|كلت|خذيت|خذت|شربت|لسع|لسعتني|قرصتني|قرصت|كلنا, عقب اكل|اكله|دوا|دواء|ابره|مضاد|لسعه|قرصه|غدا|عشا, كليت|كلت|اكلت|اكل|ذقت + ربيان|مكسرات|فستق|سمك|بيض|فول|بحريات|بحري|جوز|لوز|كاجو|شوكولاته|موز|مانجا, {animal} قرص|لسع, كل|كلي|ياكل|كلا ربيان|روبيان|جمبري|سمك|فستق|مكسرات|بيض|قبقب|سوداني|كاجو|لوز, قرصني|قرصتني|قرصه|قرصها|قرصته|لسعني|لسعتني|لسعه|لسعته|لسعها|عقصني|عقصتني|عقصه|عضني نحل|نحله|دبور|زنبور|نمل|نمله|سمسوم|حشره|ناموسه, بديت|بدات|بديته|بلشت|بدا|استخدمت|استعملت|اخذت|خذت|خذيت + مضاد|دوا|دواء|حبوب جديده|مرهم|كريم|صبغه|اوجمنتين|بروفين|فولتارين, كليت|كلت|كل|كلنا|اكلنا|اكلت + مطعم|برا|وجبه|شاورما|حلو|كيك|اكل بحري, بعد ما? اكل|اكلت|اكله|كلت|اكلنا|شربت|خذت|خذيت|اخذت',
    ],
  }),
  allergy: finding(['Allergy', 'حساسية'], {
    kind: 'background',
    says: [
      'allergy, allergic, alergic, alergy, allergies, cant eat|touch|go near nuts|peanuts|shellfish|eggs|milk|fish|seafood|dairy|gluten|cats|dogs, nuts|peanuts|shellfish|eggs|seafood + swell|swells|hives|hates|rash, intolerant|intolerance',
      'حساسيه, تحسس, يتحسس, اتحسس, تتحسس, حساسيتي, متحسس, متحسسه',
    ],
  }),
  'severe-allergy': finding(['Known severe allergy', 'حساسية شديدة معروفة'], {
    kind: 'background',
    tick: ['A severe allergic reaction before, or an adrenaline pen prescribed', 'رد فعل تحسسي شديد سابق، أو قلم أدرينالين موصوف'],
    says: [
      'epipen, adrenaline|epinephrine pen|autoinjector, jext, anaphylaxis|anaphylactic + before|past|previous|history, severe|serious + allergy + known|since|to, =epi, =epis, epi pen|pens|bag, epipens, auto injector|injectors, bad|severe|serious|terrible|life threatening|dangerous|nasty reaction|allergy + before|past|once|previous|last|icu|hospital|penicillin|nuts|peanut|peanuts|bee|wasp|carry|known, icu|ventilator|hospital|hospitalised|hospitalized|admitted|intubated|resus + allergy|allergic|reaction|wasp|bee|nuts|peanut|peanuts|penicillin|sting|stung, carry|carries|carrying adrenaline|epi|epipen|pen, nearly died|killed + nut|nuts|peanut|sting|wasp|bee|allergy|penicillin|prawn',
      'قلم|ابره|حقنه ادرينالين|ابينفرين, ابيبن, ايبيبن, حساسيه شديده + سابق|سابقا|معروفه|سابقه, حساسيه شديده + من قبل, حساسيه|حساسيته|حساسيتها|حساسيتي + خطيره|قاتله|مميته|خطره|تموت, حساسيته|حساسيتها|حساسيتي شديده|قويه|خطيره, ايبي بن|قلم, ايبيبين, قلم|ابره|حقنه حساسيه|ادرينالين|طوارئ, قلم + حساسيه + وصف|صارف|معي|شايل|عنده|عندي|شايله|معاي, دخل|دخلت|ودتني|نومت|نوموني عنايه|انعاش|مستشفي|طوارئ + حساسيه|تحسس|بنسلين|لسعه|مكسرات, حساسيه {severe} من|ضد',
    ],
  }),
  epipen: finding(['Adrenaline pen used', 'استخدام قلم الأدرينالين'], {
    tick: ['An adrenaline pen has just been used', 'استُخدم قلم الأدرينالين الآن'],
    says: [
      'used|gave|given|injected|took|administered|stabbed + epipen|adrenaline|epinephrine|autoinjector|jext, used|gave|give|given|injected|took|administered|stabbed|jabbed|jab|stuck|done|using|use .. epi|epipen|adrenaline|adrenalin|epinephrine|autoinjector|jext|injector|=epis, adrenaline|adrenalin|epinephrine|epipen|epi + minutes|mins|now|already|ago, epi pen + used|gave|given|jabbed|just|leg|thigh',
      'استخدم|استخدمت|استعمل|اعطيت|عطيت|ضرب|ضربت|خذ|اخذ|اخذت|حقن + ادرينالين|ابينفرين|ايبيبن|ابيبن, عطيته|عطيتها|عطيت|اعطيته|اعطيتها|اعطيناه|عطيناه|عطيناها|ضربت|ضربته|ضربتها|ضربناه|استخدمت|استعملت|استخدمنا|خذت|اخذت|خذيت|حقنته|حقنت|حقنتها|غرزت|غزيت .. ايبي|ايبيبن|ايبيبين|ابيبن|ادرينالين|قلم|=القلم|ايبينفرين|ابينفرين, عطيته|عطيتها|اعطيته|ضربته|ضربت|حقنته ابره|حقنه حساسيه|ادرينالين',
    ],
    implies: ['severe-allergy'],
  }),
  'airway-swelling': finding(['Swelling of the lips or face', 'تورم الشفتين أو الوجه'], {
    tick: ['The lips or the face are swollen', 'الشفتان أو الوجه متورمة'],
    says: [
      'angioedema, angio oedema|edema, lips|lip|face + {swell}, lips|lip + fat|bigger|huge, face + huge, face puffed|blown up?, lip|lips|face blown|blew up, lip|lips|face + ballooned|balloons|ballooning|inflated|massive|doubled|sausage|fillers|botox|bulging|giant|bloated|enormous|trout|puffing|ginormous, top|upper|lower|bottom lip + massive|huge|big|tight|fat, top|upper|lower|bottom lip + {swell}, lip|lips become|became|got|getting|went|gone|look big|thick, lip|lips thick|thicker|fatter|heavy|rubbery, face|lips|eyes puffed|puffing|puffy up, face .. like balloon|moon|football',
      'وذمه وعائيه, شفه|شفايف|شفاه|براطم|برطم|وجه|ويه + {swell}, شفه|شفايف|شفاه|براطم|برطم + كبر|كبرت|نفخ|نفخت|غلظت, شفايف|شفاه|شفات|شفاف|شفافي|شفتي|شفته|شلايف|شلافي|براطم|براطيم|برطم|بوز|وجه|شفايفي + {swell}, شفايف|شفاه|شفات|شفاف|شفافي|شلايف|براطم|وجه + بالون|بالونه|كبر|كبرت|غلظ|تخن|ورمانه|ضخم|ضخمه, =ووشي|=وشي|=ووشها|=وشهم|=وشو|=ووشو {swell}, ايد|ايدي|ايديا|ايديي|ايدين + =وشي|=ووشي|=وشها|=ووشها + {swell}, شفايف|شفايفي|شفته|شفتها|شفاتي كبرت|كبر|غليظه|تخنت|مكبره, حس .. شفايف|شفايفي|شفاتي|لسان .. كبر|كبرت|ثقل',
    ],
  }),
  'lip-swelling': finding(['Swollen lips', 'تورم الشفتين'], {
    says: [
      'angioedema, angio oedema|edema, lips|lip + {swell}, lips|lip + fat|bigger|huge, lip|lips blown|blew up, lip|lips + ballooned|balloons|ballooning|inflated|doubled|sausage|fillers|botox|giant|enormous|trout, top|upper|lower|bottom lip + massive|huge|big|tight|fat, lip|lips become|became|got|getting|went|gone|look big|thick, lip|lips thick|thicker|fatter|heavy|rubbery, lips|lip + blew|blown|blow up',
      'وذمه وعائيه, شفه|شفايف|شفاه|براطم|برطم|شفات|شفاف|شفافي|شفتي|شفته|شلايف|شلافي|براطيم|شفايفي|بوز + {swell}, شفه|شفايف|شفاه|براطم|برطم|شفات|شفافي|شفتي|شلايف + كبر|كبرت|نفخ|نفخت|غلظ|غلظت|بالون|تخن, حس .. شفايف|شفايفي|شفاتي .. كبر|كبرت|ثقل|تنفخ, شفايف|شفايفي|شفته|شفتها|شفاتي كبرت|كبر|غليظه|تخنت|مكبره',
    ],
    implies: ['airway-swelling'],
  }),
  'tongue-swelling': finding(['Swollen tongue or tight throat', 'تورم اللسان أو ضيق الحلق'], {
    tick: ['The tongue is swollen, or the throat is tight or closing', 'اللسان متورم، أو الحلق ضيق أو ينغلق'],
    says: [
      'tongue|uvula + {swell}, tongue too|getting|feels|gone? big|bigger|huge|thick|growing|enlarging|enlarged, throat + close|closing|closed|constricting|shut, {throat} + tight|tightness|tightening + allergy|eating|ate|sting|hive|suddenly, lump throat after eating|ate|nuts|sting|stung|tablet|shellfish|prawn, tongue + balloon|ballooned|blown|fills|filling|double|doubled, tongue fat, throat|airway|windpipe .. closing|narrowing|swelling|swollen|seizing|blocking|tightening|swelled|swells, throat|airway|windpipe + tightening|narrowing|closing|swelling + allergy|ate|food|sting|stung|nuts|medicine|face|lips, tongue too big|fat|thick, airway closing|swelling|narrowing, tongue .. too|so|very big|large|thick|fat|huge, tongue .. big|large|thick for mouth, tongue filling|fills mouth, tongue grew|grown|swell|swole, throat feel|feels closing|tight|narrow + ate|sting|stung|nuts|injection|tablet|hives|lips',
      'لسان + {swell}, لسان كبر|يكبر|ثخين, {throat} + =يسكر|=بيسكر|=تسكر|=يتسكر|=مسكر|ضاق|يضيق|بيضيق|يقفل|بيقفل|قفل|ينسد|بينسد|يختنق, {throat} + انسد|مسدود + تحسس|حساسيه|اكل|لسعه|فجاه, ضيق حلق|بلعوم|زور, {throat} + يتقفل|بيتقفل|ينقفل|مقفول|تقفل|يضيق|بيضيق|عم يضيق|ينسد, لسان + بالون|ضخم|تخين|غليظ, لسان مالي فم|تم|حلق, لسان قد|مثل بالون|كوره, {throat} + {swell} + حساسيه|اكلت|كليت|لسعه|لسان|شفايف, لسان + منفخ|نافخ|ورم|متضخم, لسان صار? كبير|قد, حلق|زور|بلعوم|حلج + ضيق|مسدود|تسكر|يسكر|قفل + حساسيه|نفس, حلق|زور|بلعوم|حلج + ضيق|مسدود|تسكر|يسكر|قفل + {swell}, لسان|لساني|لسانه|لسانها .. كبير|كبر|ثقيل|تخن|متورم|ورم|نافخ .. فم|حلق, لسان|لساني|لسانه|لسانها + اكبر|كبير|مو قادر|ضاق + فم|حلج|تم',
    ],
  }),
  'ace-inhibitor': finding(['Blood pressure tablet ending in -pril', 'دواء ضغط ينتهي بـ«بريل»'], {
    kind: 'background',
    tick: ['Takes a blood pressure tablet whose name ends in -pril', 'استعمال دواء ضغط ينتهي اسمه بـ«بريل» (-pril)'],
    says: [
      'lisinopril, ramipril, perindopril, enalapril, captopril, fosinopril, ace inhibitor, coversyl, zestril, tritace, capoten, renitec, acertil, preterax, coveram, quinapril, benazepril, trandolapril, tablet|pill|tablets end|ends|ending|pril, =pril',
      'ليزينوبريل, راميبريل, بيريندوبريل, انالابريل, كابتوبريل, كابوتن, كوفرسيل, زيستريل, بيرندوبريل, برندوبريل, رامبريل, ليزنوبريل, انلابريل, تريتاس, كوفيرسيل, رينيتك, كابوتين, اسيرتيل, بيرندوبريل|ليسينوبريل, ليسينوبريل, اينالابريل, دوا|حبه|حبوب ضغط + =بريل',
    ],
  }),
  // Rashes
  rash: finding(['Rash', 'طفح جلدي'], {
    tick: ['A rash or spots on the skin', 'طفح أو بقع على الجلد'],
    says: [
      'rash, skin eruption, =spots|=spot|dots|=bumps|blotches|patches + {skin}, red|itchy =spots|bumps|dots|=patches|=blotches, itchy patch|spot, maculopapular, papules, skin lesion|lesions|reaction, skin breaking|breaks|broke out, breaking|broke|broken out in? spots|bumps|rash|hives|blotches|pimples, skin|chest|body|face|arms|legs|back|tummy + blotchy|pimply|spotty|bumpy|speckled, covered|came|come|broken|breaking out in? spots|bumps|dots|pimples|blotches|rash|rashes, skin gone|all blotchy|spotty|bumpy|pimply, rashes, red|pink|itchy|tiny|little|raised spots|bumps|dots|pimples|blotches|marks, {rashes} + all over, rash|rashes|=spots|=dots|=bumps|pimples|blotches|=patches|eruption + everywhere|belly|tummy|chest|trunk|bottom|groin|thigh|thighs|neck|wrist|wrists|ankles|cheeks|cheek|armpit|armpits|shoulders|hands|feet|elbow|elbows|knees, rash|rashes|=spots|=dots|=bumps|pimples|blotches|=patches on|over|across body|back|arms|legs|arm|leg|skin|face, red|pink|purple|itchy|scaly|crusty|rough|bumpy|blotchy|flaky skin, skin + red|rough|bumpy|blotchy|scaly|inflamed + patch|patches|area|areas|itchy|dots, red lines|marks|streaks|whip marks? + {burns}|{itch}|jellyfish, small|tiny|little|red lines + {itch}, body|skin + full + {rashes}, full .. {rashes} + body|skin|neck|chest|back|arms|legs|face, {itch} red|pink|tiny|little|small? {rashes}, red|pink|tiny|little|raised|rough|scaly|crusty =spots|dots|=bumps|blotches|pimples|=patches|specks, speckled|speckles|measles like|goosebump|goosebumps|grains + skin|body|arms|legs|face|chest, redness|red + between|inner + legs|thighs, {wound}|skin + ooze|oozing|weeping + {itch}, breakout + skin|body|chest|back|face, eruption, eruptions, grains|granules + body|skin|back|neck|chest, marks|spots|patches appeared|came|showed|come up? + skin|tummy|belly|arm|arms|leg|legs|chest|back|face|neck|body, {rashes} + come|comes|goes|appeared|appear + skin|tummy|belly|arm|arms|leg|legs|chest|back|neck|body|shin, pattern|lacy|net|slapped|sandpaper + rash|cheeks|skin + red, =redness|=red + under + breast|breasts|belly|fold|folds|armpit + {burns}|sore|itch|itchy|sting, =rashes|=rash under|between breast|breasts|thighs|fold|folds',
      'طفح, طفوح, طفح جلدي, بقع|حبيبات|نقط|نقاط + {skin}, حبوب + جلد|جسم|بدن|يد|رجل|ظهر|بطن|صدر|ساق, بقع حمرا|حمراء, =طلع|=طلعت|=وطلع|=وطلعت|=طالع|=طالعه|=طلعلي|=طلعتلي|=يطلع|=طلعله|=طلعلها|=طلعو|=طلعوا|=بيطلع|=بتطلع|=بيطلعلي|=بتطلعلي|=تطلعلي|=يطلعلي|=طالعلي|=طالعلها|=طالعين|=طلعتله|=طلعتلها|=طلعلو|=طلعلا|=طلعولي|=وطلعلي + حبوب|حبيبات|بقع, تطلع لي|له|لها|عليه|فيني|فيه|فيها {rashes}, حمره + جلد|جسم, جلد|جسم|بدن|يد|ظهر|رجل|صدر|بطن|ضهر|ايد + =حب|حبوب|بثور|طافح|منقط|بوبو|معبي حب|بقع|نقط, {rashes} + احمر|حمرا|حمر, {rashes} + {itch}, {rashes} + =طلع|=طلعت|=وطلع|=وطلعت|=طالع|=طالعه|=طلعلي|=طلعتلي|=طلعله|=طلعلها|=طلعو|=طلعوا|=يطلع|=بيطلع|=بتطلع|=بيطلعلي|=بتطلعلي|=تطلعلي|=يطلعلي|=طالعلي|=طالعلها|=طالعين|=طلعتله|=طلعتلها|=طلعلو|=طلعلا|=طلعولي|=وطلعلي|انتشر|منتشر|تنتشر|انتشرت, طفحت|طافح جسم|جلد, جسم|جسما|بدن|جلد|بطن|صدر|ظهر|وجه|رقبه|فخوذ|يدين|رجول + حبات|حبيبات|حبوب|نقط|نقاط|بقع|بثور, {rashes} احمر|حمرا|حمر|صغيره|صغار|ناعمه|ناعمين, بقع|نقط|نقاط|طفح|بثور ورديه|وردي|زهر, خط|خطوط|اثار حمرا|حمر|حمراء + {burns}|{itch}, خط|خطوط + {burns} + {itch}, جلد|بشره|ثنيات|فخوذ|فخاذ|افخاذ|رقبه|خدود|خدوده|كوع + {red} + {itch}|ناشف|ناشفه|تقشر|يتقشر|حرقان|{burns}, جلد|بشره + {red}, احمرار + بين|تحت + فخوذ|فخاذ|افخاذ|رجول|ثدي|ابط|باط, حبه|حبايه حمرا|حمراء, {red} + تحت ثدي|صدر|ابط|باط, طالع|طالعه|طلع|طلعت|ظهر|ظهرت|بان|بانت|طفح + =حب|حبوب|حبيبات|بثور|بقع|طفح + يد|ايد|بطن|صدر|ظهر|رجل|رقبه|وجه|جسم|خد|ذراع, {red} + خد|خدود|خدودها|خدوده|وجه|جبين|رقبه + {itch}|ظهر|صار|طلع|لقيت|ناشف|ناشفه, لقيت|صار|ظهر|طلع .. احمرار|طفح|بقع|حبوب .. خد|خدود|وجه|رقبه|بطن|صدر|ظهر|جسم|رجل|يد|فخذ, بقع ورديه|زهريه|زهر|بيضا|بنيه + جلد|جسم|صدر|ظهر|بطن|رقبه',
    ],
  }),
  itch: finding(['Itching', 'حكة'], {
    tick: ['The skin itches', 'حكة في الجلد'],
    says: [
      '{itch}, crawling + skin|ants, claw|rip|tear|scratching skin, skin crawling, ants crawling, cant|not stop|quit {itch}, not sleep|slept .. {itch}, skin + prickling|prickly|prickles|crawly|creepy',
      '{itch}, ياكلني + جلد|جسم, اكلان, هرشه, يرعي|يرعاني|ترعي|ترعاني|ترعاه + جلد|جسم|بدن|ضهر|يد, جلد|جسم|ضهر|راس|بدن|ظهر|يد|رجل + بيكلني|ياكلني|يكلني|بياكلني|تاكلني|ياكله|بياكلو|يقرصني, ما .. نمت|انام|نام|بطل|ابطل|وقفت|اوقف|ارتاح|ارتحت|بنام|اقدر .. {itch}, رعيان, رعي|رعيه جلد|جسم, ياكلوني|كياكلوني|كياكلني|كياكلنا|تاكلني|بتاكلني|ياكلوه + يد|يدي|يديني|جلد|جسم|رجل|رجلي|ظهر, كنحك, كيحك, كتحك, يدعك + جلد',
    ],
  }),
  'purple-rash': finding(['Rash that does not fade', 'طفح لا يختفي بالضغط'], {
    tick: ['Purple or dark spots that do not fade when a clear glass is pressed on', 'بقع بنفسجية أو داكنة لا تختفي بضغط كأس شفافة عليها'],
    says: [
      'petechia, petechiae, petechial, purpura, purpuric, purple + spots|rash|dots|blotches, blood spots|dots + {skin}, dark red dots|pinpricks, non blanching, nonblanching, rash|spots|dots|marks|blotches .. not fade|fading|blanch, not fade|fading|blanch|disappear|go .. press|pressed|pressing|glass|tumbler, fail|fails|failed .. glass test, not pass|passed|passing .. glass test, glass test + not|still|positive|failed, pinprick + red|purple|bleeding + spots|dots, spots|dots|rash|blotches|speckles + maroon|burgundy|plum|wine|violet|purplish|blackish, press|pressed|pressing + spots|rash|dots + still|stay|stays|same|not, blood spots|dots|blisters under skin, rash + not go|vanish|disappear|change .. press|pressed|glass, purple marks + fever|spreading|appearing, press|pressed|pressing|rolled|held|put|roll .. glass|tumbler|cup + not|still|stay|stays|stayed|same|visible|there, rash|spots|dots|marks|blotches|bruise|bruises + glass|tumbler|cup + not|still|stay|stays|stayed|visible, not .. vanish|vanishing|disappear|disappearing|fade|fading|blanch .. press|pressed|pressing|push|pushed|pushing|glass|tumbler, {rashes} + not .. go|change .. press|pressed|pressing|push|pushed|pushing|glass|tumbler, {rashes} + press|pressed|pressing|push + not|still|stay|stays|remain|remains, dark red|purple pinprick|pinpricks|dots|specks, bruise like|looking spots|rash|marks, {rashes} + like bruise|bruises + fever|ill|unwell|sick|hot',
      'فرفريه, بقع|نقط|نقاط|طفح + بنفسجي|بنفسجيه|موف, طفح + كالكدمات|كدمات, بقع|نقط|نقاط + دمويه + {skin}, ما|لا|لم .. تروح|تختفي|راحت|اختفت|يروح|يختفي|يزول|تزول|زال|زالت|يبهت|تبهت .. =بالضغط|=اضغط|=ضغطت|=نضغط|=ضغطنا|=يضغط|كوب|كاس|كبايه, نقط|نقاط|نزيف + تحت جلد, نقط|بقع|حبوب|طفح|نقاط|حب|حبيبات + خمري|خمريه|عنابي|عنابيه|نبيتي|ارجواني|ارجوانيه|نيلي|موف|بنفسجي|بنفسجيه, كبس|كبست|ضغط|ضغطت|حطيت|ضغطنا|حطينا|دست|اضغط + كاس|كاسه|كوب|كبايه|زجاج|قلاص|كلاص + ما|ظل|ظلت|تم|تمت|بقت|بقي|نفس|موجوده|لسا, ما .. راح|راحت|تروح|اختفي|اختفت|تختفي|يروح + كاس|كاسه|كوب|كبايه|زجاج|قلاص, {rashes} + ما .. تختفي|يختفي|تروح|راحت + ضغط|اضغط|ضغطت|كبست, {rashes} + ما|لا|لم + تزول|تختفي|تروح|يختفي|يروح|يزول|تبهت + =الضغط|=بالضغط|ضغطنا|ضغطت|=اضغط|كاس|كبايه|كوب, {rashes} + داكن|داكنه|غامق|غامقه|زرقا|زرق|كحلي + {feverish}|خمول|تعبان|رجول|رجليه|ساق, {rashes} + مثل|متل|زي|كانها|كنها كدمه|كدمات|رضه|رضوض, طفح|بقع|نقط دمويه|نزفيه',
    ],
    implies: ['rash'],
  }),
  'skin-peeling': finding(['Skin that comes off', 'انسلاخ الجلد'], {
    tick: ['The skin comes off, or blisters over large areas', 'الجلد ينسلخ أو تظهر فقاعات على مساحات واسعة'],
    says: [
      'skin + peel|peeling|sloughing|sheets + rash|everywhere|sheets|medicine|antibiotic|blisters|allopurinol|tablets, skin + peel|peeling|sloughing|sheets + all over, skin + coming|comes|falling|came off + rash|body|everywhere|sheets|medicine|antibiotic, skin + coming|comes|falling|came off + all over, blisters + whole|body|everywhere|widespread, blisters + all over, stevens johnson, toxic epidermal, skin + sliding|slides|sloughing|shed|shedding|lifting|rubs|slips|slipping + off|away|sheets|pieces|layers|strips|chunks, skin sliding|slides|peels|peeling|rubs|slips|shedding|coming|comes|came|falling|falls|melting .. off|away + sheets|layers|strips|chunks|pieces|body|raw|touch|burn|over, skin + coming|comes|come|peeling|falling + pieces|layers|strips|sheets|chunks, sheets .. come|coming|comes|peel|peeling|away|off + skin, raw meat|flesh|skin under|underneath, sheets + come|coming|comes away, shed|shedding + snake, skin off + sheets, skin sliding|slides|slipping off|away, skin melting, skin + coming|comes|came off + sheets|everywhere|body|rash|blisters|touch|medicine, skin + coming|comes|came|rubs|wipes away|off + towel|touch|rub|rubs|wipe|shower|clothes',
      'جلد + ينسلخ|انسلخ|يطيح|يتساقط|طاح|مسلوخ, جلد + يتقشر كله, فقاعات|بقابيق|نفاطات + جسم|كله|واسعه, فقاعات|بقابيق|نفاطات + كل مكان, ستيفنز جونسون, جلد|جلده|جلدي|جلدها|يلد + ينسلخ|انسلخ|ينشلع|انشلع|ينقلع|انقلع|ينزع|ينخلع|يتسلخ|متسلخ|ينقشط|يتقلع|يذوب|يتساقط|بيفصل|ينفصل|ينكشط, جلد|يلد + يقشط|يطلع|يقشر|يتقشر|يتقشع|ينقشر + ورق|ورقه|قطع|المس|لمسته|المسه|كبير|كبيره|طبقات|صفايح|شرايح|شقف, {blister} + كل|كامل جسم|ظهر|بطن|صدر|مكان, {blister} كبيره|كبار + ظهر|بطن|صدر|جسم|كل, جلد|يلد + يطيح|يوقع|بيوقع|ينزل|يطلع + قطع|شرايح|كبيره',
    ],
    implies: ['rash'],
  }),
  'rash-medicine': finding(['Medicine known to harm the skin', 'دواء معروف بإيذاء الجلد'], {
    kind: 'background',
    says: [
      'lamotrigine, lamictal, carbamazepine, tegretol, phenytoin, phenobarbital, phenobarbitone, oxcarbazepine, allopurinol, zyloric, co trimoxazole, cotrimoxazole, septrin, bactrim, sulfasalazine, salazopyrin, sulfa, sulpha, nevirapine, dapsone',
      'لاموتريجين, لاميكتال, كاربامازيبين, تيجريتول, تجريتول, فينيتوين, فينوباربيتال, الوبيورينول, الوبيرينول, زايلوريك, زيلوريك, سبترين, سيبترين, باكتريم, سلفا, سلفاسالازين',
    ],
  }),
  'mucosal-sores': finding(['Rash with sores in the mouth, eyes or genitals', 'طفح مع تقرحات في الفم أو العينين أو الأعضاء التناسلية'], {
    tick: [
      'Sores in the mouth, on the eyes or the genitals together with the rash',
      'تقرحات في الفم أو العينين أو الأعضاء التناسلية مع الطفح',
    ],
    says: [
      'rash|blister|blisters + sores|ulcers|blisters|raw + {mouth}, rash|blister|blisters + sores|ulcers|blisters|raw + eyes|genitals|lips, rash|rashes|=spots|blotches + =sores|ulcers|wounds|raw|blisters|shredded + mouth|gob|tongue|lips|eyes|genitals|private|groin|vagina|penis, ulcers|=sores|wounds|raw|blisters + mouth|tongue|lips|gob + eyes|genitals|private|=bits|vagina|penis|below|privates|willy, {blister} + mouth|lips|tongue + eyes|genitals|private|privates|vagina|penis, mouth|gob + shredded|raw|ulcers|=sores + rash|=spots|eyes, eyes|eye|lips|mouth|tongue sore|raw|gritty|crusted|bleeding .. skin coming|comes|peeling|off|blister|blisters|rash, eyes sore + skin + coming|comes|peeling|away|off, lips|mouth crusted|raw|bleeding|ulcers + eyes|skin|rash|peeling',
      'طفح|فقاعات|حبوب + تقرح|تقرحات|قروح|تسلخ + {mouth}, طفح|فقاعات|حبوب + تقرح|تقرحات|قروح|تسلخ + عين|تناسلي, طفح|فقاعات|طافح|بقع + حلج|حلق|فم|تم|تمي|لثه|لثته|شفايف|لسان|عيون|عين|تناسلي|حلجي|بق|حنك + مقرح|متقرح|متقرحه|جروح|قروح|تقرحات|مجروح|تسلخ|مسلوخ|حروق|تنزف, {rashes} + جسم|جسمو|جسمه|جلد + مقرح|متقرح|متقرحه|قروح|تقرحات, تقرحات|قروح|جروح + فم|تم|حلج|لسان|حلق + عيون|عين|تناسلي|تناسليه|تحت|فرج, طافح + متقرح|متقرحه|جروح|قروح, شفايف|فم|عيون|لسان + متقرح|متقرحه|تنزف|تقرح|قروح|ملتهبه + جلد|يلد + يتقشر|ينسلخ|يطيح|يقشر',
    ],
  }),
  'red-all-over': finding(['Nearly all the skin is red', 'احمرار معظم الجلد'], {
    tick: ['Nearly all the skin is red, hot or scaling', 'معظم الجلد أحمر أو ساخن أو متقشر'],
    says: [
      'erythroderma, whole|entire|all body|skin + {red}, {red} + head to toe, red like lobster + all over, red everywhere, red all over, red + whole|entire body|skin, red + head|top toe, lobster + everywhere|all|boiled|over|body|skin, {red} + top bottom|toe, {red} + head|top toe, red like|as lobster|beetroot|tomato + over|body|everywhere|whole, red|pink skin all over|everywhere, skin red all over|everywhere, red all over|everywhere + sunburn|sunburnt|body|skin, whole body red|scaling|peeling',
      'جسم|جلد + كله + {red}, {red} + من راس لرجل, كل|كامل|جميع جسم|جلد|بدن|جسمي|جسمه + {red}, {red} + من فوق لتحت, {red} + من راس|راسه|راسي|راسها + رجل|رجوله|رجلي|ساس|ساسه, كلي {red}, صار|صاير|صارت|طلع|طلعناه كله|كلها|كلو {red}, جسم|جلد + احمر|محمر + كله|كلو|كامل, احمر|حمرا|محمر + كل جسم|جسمي|جسمه, جسم كله|كلو + ملتهب|مقشر|محمر|احمر, جلد|جسم احمر كله|كلو',
    ],
    implies: ['rash'],
  }),
  'skin-blisters': finding(['Blisters', 'فقاعات جلدية'], {
    tick: ['Blisters filled with fluid', 'فقاعات ممتلئة بسائل'],
    says: [
      'blister, blisters, vesicles, bullae, fluid filled bumps|bubbles, bubbles + {skin}, {blister}, water|fluid filled, water|fluid balloon|balloons|bag|bags + heel|heels|toe|toes|palm|foot|feet|hand|skin|arm|leg',
      'فقاعه, فقاعات, نفاطه, نفاطات, بقبوقه, بقابيق, بثور مايه, حبوب + ماي|ماء|سايل, {blister}',
    ],
  }),
  impetigo: finding(['Crusted sores', 'قروح مغطاة بقشور'], {
    tick: ['Sores with yellow or honey-coloured crusts', 'قروح عليها قشور صفراء كالعسل'],
    says: [
      'impetigo, crust|crusty|crusts|crusted + sores|sore|yellow|honey|golden|spots, weeping sores, yellow|golden|honey|custard|gunky|gold|amber .. crust|crusts|crusty|scab|scabs|scabby, crust|crusts|crusty|scab|scabs|scabby + yellow|golden|honey|custard|weeping|oozing + nose|mouth|chin|face|lip|cheek, crusty|scabby|weeping patches|sores, eczema|eczma|patch|patches|rash|sores|sore|spots + weeping|oozing|crusting|crusted|crusty|yellow + yellow|honey|golden|weeping|oozing|water|fluid|crust, ooze|oozing|weeping|leaking yellow|honey|golden|sticky fluid|water|liquid|stuff, golden crust|crusts',
      'قوباء, قشره|قشور + عسل|عسلي|عسليه, قشره|قشور|قشر + صفرا|صفراء|صفره|صفر|اصفر + {face}|خشم|انف|ذقن|يد|رجل|ركب|جسم|جرح|جروح|قروح|حول|ينز|تنز|ماي|سايل|ينتشر|اكزيما, حبوب|بثور|قروح + تنز, قروح|جروح|حبوب|بثور|بقع + خشم|انف|فم|تم|وجه|ذقن|حول + قشره|قشور|تنز|قشر|ينز|صفرا|صفر, قشره|قشور|قشر عسلي|عسليه|عسل, قروح|جروح + تنز|ينز|بتنز + قشور|قشره|قشر|صفر, {rashes} + تنز|ينز|بتنز + قشور|قشره|قشر|صفر, جروح|قروح + تنز|ينز|بتنز, تنز|ينز|بتنز|تنزل|ينزل|تطلع|يطلع|صار|فيها ماي|ماء|سايل|مويه|مي|ميه اصفر|صفرا|صفره + قشور|قشره|قشر|جلد|بشره|اكزيما|{itch}, تنز|ينز|بتنز ماي|ماء|سايل|مويه|مي|ميه اصفر|صفرا|صفره, اكزيما + ماي|سايل|مويه|صديد|تنز|ينز + اصفر|صفرا|قشور, ماي|سايل|مويه اصفر|صفرا + قشور|قشره',
    ],
  }),
  'minor-skin': finding(['Common skin complaint', 'شكوى جلدية شائعة'], {
    says: [
      'dermatitis, psoriasis, chafing, callus, calluses, corn foot, =corn, =corns, keratosis, wart, warts, verruca, skin tag, molluscum, vitiligo, melasma, dark|age|sun spots, hyperpigmentation, keloid, stretch marks, rosacea, razor burn, friction burn, pigmentation, sweat rash, skin problem|problems|issue|issues|trouble|complaint|thing|condition + small|minor|little|bit|mild|only|just|nothing|cream, skin|skins playing up, small|minor|little|mild skin problem|issue|thing, problem|issue + skin + small|minor|little|bit|mild, hard|thick|rough|tough skin + hand|hands|palm|palms|foot|feet|heel|heels|sole|fingers|toe, =corns|calluses|calloused|callous|callouses + work|hands|feet, razor|shaving|shave|waxing rash|bumps|burn|irritation, rash|irritated|irritation|spots + shaving|shave|shaved|razor|waxing|waxed, chafed, chafe, rubbed raw thighs, thighs rubbing|rub, inner thighs + sore|red|rubbed|chafe, keratosis pilaris, chicken skin, goosebumps, orange|yellow palms|hands + carrots|carrot|mango|pumpkin, blue|black dye + jeans|hands|legs|skin, henna + stained|stain, skin tags, age spots, oily skin, enlarged|large|open pores, dark circles, dull skin, split|dry ends, sweaty|smelly feet|palms|armpits|hands + years|always|summer|shoes|advice|embarrassing, body odour|odor, sebaceous spots, milia + eye|eyes|face, nettle sting|stung, stretch mark, wrinkles, frown lines, dark underarms|armpits|elbows|knees|neck, chilli|chillies|chili|chilies|chilis|jalapeno|jalapenos|capsaicin|peppers + hand|hands|finger|fingers|skin, orange|yellow + palms|hands|skin|nose|soles|feet|tint|colour|color + carrot|carrots|pumpkin|mango|papaya|squash, orange|yellow + palms|hands|skin|nose|soles|feet|tint|colour|color + sweet potato, purple|red|pink|white|silver|silvery|reddish lines|streaks|stripes + thigh|thighs|hip|hips|tummy|belly|breast|breasts|bum|lower back|shoulders, lines|streaks|stripes + thighs|hips|lower back + gained|grew|growing|growth|taller|gym|weight|spurt, white|pale|light patch|patches + skin|face|cheek|cheeks|arms|neck|back, skin lighter|darker patch|patches|tone|colour, dark patch|patches + face|cheeks|forehead|neck, milk spots, stain|stained|dye + skin|hands|fingers|legs|palms, scar + {itch} + closed|healed|dry|old|flat|months|years, scar raised|thick|lumpy, bumps|spots + dimple|dimples|pearly|skin coloured|colored|flesh, small|tiny white bumps|spots|dots + face|nose|cheeks|eye|eyes|baby, hyperpigmented, cracked|itchy old? scar, scar + itch|itching|itchy, blackheads, cradle|stork|birth mark',
      'صدفيه, التهاب جلد تماسي, ثالول, ثاليل, ثالوله, تسلخات, بهاق, كلف, =نمش, =النمش, =ونمش, تصبغ, تصبغات, مسمار لحم|قدم, كالو, لحميه|زايده|زوايد جلد|جلديه, وردي وجه, بقع داكنه|غامقه, سواد + ابط|ركب|رقبه, مشكله|شي|شيء|حاجه|شغله + بسيط|بسيطه|صغيره|صغير|خفيف|خفيفه|عادي + جلد|بشره|بشرتي|جلدها|جلدي|جلده, مشكله|مشاكل جلديه|بشره|جلد, جلد|بشره + مشكله|شي|شغله بسيطه|بسيط|خفيف|صغيره, جلد قاسي|سميك|خشن|يابس + يد|ايد|كف|كفوف|رجل|قدم|كعب|صبع|اصبع|اصابع, كفوف|كف|يد|ايد|قدم|كعب + جلد قاسي|سميك|خشن, مسامير قدم|رجل, حبوب|تهيج|احمرار + حلاقه|حلقت|موس|شمع, احتكاك + فخذ|فخاذ|افخاذ|بين, سماط فخوذ|فخاذ, هالات سودا|سوداء, مسام, بشره دهنيه, ريحه|رايحه عرق|رجول|رجلي|ابط, تعرق|عرق + ابط|كفوف|يدين|رجول + دايم|صيف|سنين, خطوط بيضا|حمل|تمدد + جلد|بطن|فخذ, صبغه جينز|حنا + جلد|يد|رجل, يد|كفوف|كف + برتقاليه|صفرا + جزر, فلفل|شطه|شطة|فلفول + يد|ايد|ايدي|ايديي|كفوف|صبع|صوابع|جلد + {burns}|حار|حر|نار, كفوف|كف|يد|ايد|خشم|انف|وجه|جلد|بشره|لون|لونهم|لونه|لونها + برتقالي|برتقاليه|برتقاني|برتقانيه, جزر|قرع|مانجا + لون|لونه|لونها|لونهم|برتقالي|اصفر|صفر|صفرا, بطاط حلو + لون|لونه|لونها|لونهم|برتقالي|اصفر|صفر|صفرا, خط|خطوط + بنفسجي|بنفسجيه|حمرا|حمر|بيضا|بيض|ورديه + فخذ|فخوذ|فخذي|ورك|بطن|ظهر|صدر|ثدي|كتف, تشققات حمل|بيضا|نمو|جلد + بطن|فخذ|ظهر|ورك, علامات تمدد, بقع بيضا|فاتحه|افتح + وجه|خد|خدود|يد|جسم|جلد, ندبه|اثر|مكان عمليه|جرح|خياطه + {itch} + ناشف|مسكر|قديم|ملتيم|سنه|شهور, حبوب|حبيبات + لون جلد|بلون + نقره|صغيره, حبوب بيضا|بيض صغار|صغيره, ندبه|اثر + {itch}, وحمه + من الولاده|صغيره, =كلف, =الكلف',
    ],
  }),
  chafing: finding(['Sore skin from rubbing', 'تسلخات من الاحتكاك'], {
    tick: ['Red, sore skin where it rubs on skin or clothes', 'جلد أحمر مؤلم حيث يحتك بالجلد أو بالملابس'],
    says: [
      'chafing, chafed, chafe, thigh|thighs + rub|rubs|rubbing|rubbed + red|raw|sore|burning|stinging, inner thigh|thighs + red|raw|sore|burning|stinging|rash, between legs|thighs|buttocks + raw|red|burning|stinging|chafed + walk|walking|tawaf|umrah|hajj|sweat|ihram|running|cycling|heat, skin + raw|red|sore + rubbing|rubs|rubbed + clothes|shirt|bra|seam|thighs|underwear, ihram + rubbing|rubbed|raw|sore|burning, nipples + running|run|marathon + sore|raw|rubbed',
      'سماط, مسمط, مسمطه, تسميط, تسلخات + فخوذ|فخاذ|افخاذ|بين|مشي|حر|عرق, بين فخوذ|فخاذ|افخاذ|فخذي|رجول|رجولي|ريولي + {red}|{burns}|ملتهب|ملتهبه|مسلوخ|تسلخ|سلخ, احتكاك + فخوذ|فخاذ|افخاذ|بين|ملابس|احرام|جلد, احرام + {red}|{burns}|احتكاك|تسلخ|سلخ|يحك, طواف|سعي|مشي + بين فخوذ|فخاذ|افخاذ|رجول',
    ],
    implies: ['minor-skin'],
  }),
  'friction-blister': finding(['Blister from rubbing', 'فقاعة من الاحتكاك'], {
    tick: ['A blister where a shoe, a tool or a strap rubbed', 'فقاعة في موضع احتكاك حذاء أو أداة أو حزام'],
    says: [
      '{blister} + shoe|shoes|boot|boots|trainers|sandals|heels|sneakers|socks|sliders|flops|football|footy|hike|hiking|marathon|run|running|walk|walking|rubbing|rubbed|rub|rubs|friction|racket|racquet|tennis|padel|rowing|gym|weights|bar|broom|rake|raking|shovel|spade|tools|hammer|gardening|digging|trek|jog|jogging|dance|dancing|dribbling, {blister} + heel|toe|toes|sole|heels + new|walk|hike|run|popped|small|big|massive, {blister} heel|toe, heel|toe|sole + {blister}, shoes|boots|trainers|heels|sandals + rubbed|rub|rubbing|raw|skinned|chafed, rubbed .. heel|toe|foot|ankle .. raw|sore, bubble|bubbles + heel|heels|toe|toes|boots|shoes|trainers|palm, heel|heels|toe|toes|palm|palms|sole|soles|foot|feet + water|fluid balloon|balloons|bubble|bubbles|bag|bags|ball|balls, balloon|balloons|bubble|bubbles|burst|popped + heel|heels|toes|soles + shoe|shoes|boot|boots|walk|duty|walking, new|safety|tight shoe|shoes|boot|boots|sandals + {blister}|raw|peeled|skinned|burst|balloon|rubbed',
      '{blister} + حذا|حذاء|حذاي|جزمه|جزمتي|كندره|كندرتي|نعال|نعل|جوتي|جوتي|بوت|صندل|شوز|سبادري|شبشب|كعب|مشي|مشيت|جري|ركض|احتكاك|تحك|رياضه|مضرب|تنس|تجديف|نادي|حديد|مكنسه|شغل|شاكوش|حفر|زراعه|بوط|شحاطه|صباط, {blister} + كعب|كعبي|كعوب, {blister} + اصبع رجل, {blister} + باطن قدم, حذا|حذاء|جزمه|كندره|نعال|جوتي|شوز|بوت|صباط + جرح|جرحني|حك|حكتني|اكل|اكلت|سلخ|سلخت + كعب|كعبي|رجل|رجلي|قدم, {blister} + نعال|جوتي|سيفتي|بوت|مشي|طواف|سعي|كعب|كعبي|عرقوب, كعب|كعبي|كعوب|باطن قدم|صبوع + {blister}',
    ],
    implies: ['skin-blisters'],
  }),
  'contact-rash': finding(['Rash where something touched the skin', 'طفح في موضع ملامسة شيء للجلد'], {
    tick: [
      'The rash is only where a strap, metal, plaster, soap or cosmetic touched',
      'الطفح فقط حيث لامس الجلد حزام أو معدن أو لاصق أو صابون أو مستحضر',
    ],
    says: [
      '{rashes} + watch|strap|buckle|bracelet|necklace|earring|earrings|nickel|plaster|tape|ecg|elastic|waistband|glove|gloves|latex|detergent|softener|deodorant|perfume|aftershave|soap|shampoo|lotion|sunscreen|makeup|dye|mask, {red} + under|where|from|around + watch|strap|belt|buckle|bracelet|necklace|ring|plaster|tape|gloves|deodorant|detergent|wristband, {itch} + watch|strap|buckle|bracelet|necklace|earrings|nickel|deodorant|detergent|powder|softener|gloves, {itch} + washing up|powder, contact dermatitis, nickel allergy, ears + {itch} + earring|earrings, new|changed washing? powder|detergent|soap|deodorant|softener|bodywash, new|changed body wash, new|changed shower gel, {rashes}|{red}|{itch} + henna|dye|sanitiser|sanitizer|zip|headphones|elastoplast, {rashes}|{red}|{itch} + hair dye, {rashes}|{red}|{itch} + band aid',
      '{rashes} + =ساعتي|=ساعته|=ساعتها|=الساعه|سوار|اسواره|سلسال|حلقان|خاتم|لصقه|لزقه|بلاستر|قفاز|قفازات|صابون|مسحوق|منظف|مزيل|عطر|كريم|شامبو|صبغه|مكياج, {itch} + =ساعتي|=ساعته|=ساعتها|=الساعه|سوار|اسواره|سلسال|حلقان|خاتم|لصقه|لزقه|قفاز|قفازات|صابون|مسحوق|مزيل|عطر|شامبو, {red} + مكان|تحت|حول + =ساعتي|=ساعته|=الساعه|سوار|سلسال|حلقان|خاتم|لصقه|لزقه, لصقه|سير|حزام|معدن ساعه + {itch}, غيرت|بدلت مسحوق|صابون|منظف|مزيل, {rashes}|{red}|{itch} + حنا|حنه|معقم|كمامه|سحاب|عطر|بخور, {rashes}|{red}|{itch} + صبغه شعر, {rashes}|{red}|{itch} + كريم جديد, {rashes}|{red}|{itch} + دهن عود',
    ],
  }),
  'rash-gone': finding(['Gone again', 'زال من جديد'], {
    kind: 'comfort',
    says: [
      'rash|hives|spots|swelling|welts|redness|itching|blotches|bumps + faded|disappeared|cleared|vanished, rash|hives|spots|swelling|welts|redness|itching|blotches|bumps .. gone now|already|away|down|again|completely|by|after|within|itself|own, gone now|already|again|by, all gone, fade|fades|faded .. hour|hours|minutes|itself|own, cleared up, went away, nearly|almost|mostly gone, going down now|already, fading, settling + already|now|down',
      'طفح|حبوب|بقع|احمرار|ورم|حكه|حساسيه|شري + اختفي|اختفت|راح|راحت|خف|خفت|زال|زالت + الحين|هلا|هلق|دلوقتي|الان|بعد|خلاص|كله|كلها|ساعه|ساعات|وحده|وحدها|تقريبا, بدا|بدت يخف|تخف|يختفي|تختفي|يروح|تروح, راحت|راح|اختفت|اختفي خلاص|الحين|كلها|وحدها, تختفي|تروح .. ساعه|ساعات',
    ],
  }),
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
  'insect-bite': finding(['Insect bite or sting', 'لسعة حشرة'], {
    tick: ['A bite or sting of an insect', 'لسعة أو قرصة حشرة'],
    says: [
      'mosquito, mosquitoes, insect|bug|flea|spider|ant|midge|bedbug|sandfly|bee|wasp|hornet|tick bite|bites|sting|stings|bit|stung, bitten + insect|bug|spider|ant|mosquito|something, stung, bed bugs, bedbugs, gnat, =tick + bite|bitten|pulled|removed|found|attached|stuck|embedded|skin|hiking|grass, =ticks, samsum ant, bite + itch, sandfly, =bites|=bitten|stung|nipped + ant|ants|wasp|bee|hornet|mosquito|mosquitos|mossie|mozzie|fleas|spider|insect|bug|bugs, mozzie, mossie|mozzies|mossies, ants nest, wasp|hornet|bee + got|me|jabbed|hid|sting, =bites + garden|camping, =bites + ankles|ankle|legs|arms|itchy|itching|scratching|window|bedroom|bed, something|somethin|insect|bug|thing bit|bitten|stung|nipped|stinged, bitten|bit|stung something|insect|bug, =10|=11|=12|=13|=14|=15|=20|ten|dozen|many|lots|several|few|two|three|four|five itchy|red? =bites|bumps|lumps + legs|ankles|arms|feet|hotel|bed|garden|fountain|night|woke|morning|park|beach|camping|balcony|outside|outdoors|grass|picnic, itchy bumps|lumps|spots + night|garden|fountain|outside|outdoors|camping|park|picnic|balcony|hotel|bed|corniche|desert|farm|sat|slept, ant|ants|bee|bees|wasp|mosquitoes + bite|bites|bit|bitten|sting|stings|got, sand flies, =stung|=bitten + foot|hand|arm|leg|neck|face|finger|bee|wasp|ant, red itchy lump|lumps|spot|spots + =bite|=bites|bitten|night|mosquito|mosquitos, =bites|=bite + itch|itches|itchy|scratch|red|swollen|swelled, =bites + legs|arms|garden|night',
      'بعوض, بعوضه, ناموس, ناموسه, برغش, هاموش, براغيث, برغوث, قراد, سمسوم, قرص|قرصه|قرصني|قرصت|لسع|لسعه|لسعت|لدغه|لدغت|عقص|عقصه|عقصت|لدغ + حشره|بعوض|ناموس|نمل|نمله|نحل|نحله|دبور|زنبور|عنكبوت|=بق|=البق, =قرصه, =القرصه, قرصات, نحله, دبور, نحل|نحله|دبور|دبابير|نمل|نمله|زنبور|بعوضه|ناموسه|عنكبوت|حشره|بق|برغوث + قرص|قرصه|قرصني|قرصت|عقص|عقصه|عقصني|عقصوني|لسع|لسعه|لسعني|لدغ|عض|عضه|عضوه|عضتني|قرصوه|قرصوني|هجم, لسعه|قرصه|عقصه حشره|نحله|بعوضه|ناموسه|نمله, دبابير, قرصت, قرصني|قرصتني|قرصه|قرصها|لسعني|لسعتني|عقصني|عقصتني|لسعته|قرصته|عضني|عضتني شي|شيء|حشره|دبور|نحل|نحله|نمل|نمله|ناموس|بعوض|دودة, قرصه|قرصات|لسعه|لسعات|عضه|عضات ناموس|بعوض|نمل|حشره|حشرات|بق|برغوث|نحله|دبور, قرص بعوض|ناموس|نمل, حبوب + {itch} + نمت|فراش|كشته|بر|مزرعه|حديقه|فندق, قرصني|قرصتني|لسعتني|لسعني|عقصتني|عقصني|لدغتني|لدغني + رجل|يد|ايد|رقبه|وجه|صبع|ذراع|حديقه|مزرعه|بر|كشته, قرصه + {itch}|{swell}|{red}, قرصات|لسعات + {itch}|رجل|يد|جسم, شي قرصني|لسعني|عقصني|عضني',
    ],
  }),
  'hives-wide': finding(['Hives away from the bite', 'شرى بعيداً عن اللسعة'], {
    tick: ['Hives or redness also far from the bite, or all over', 'شرى أو احمرار بعيداً عن مكان اللسعة أو في كل الجسم'],
    says: [
      '=hives|welts|rash|itching|itchy|blotches|urticaria + all over|body, =hives|welts|rash|itching|blotches + everywhere|whole|entire|spreading|spread|elsewhere, hives + after|minutes + sting|stung, {itch}|rash|red|spots|bumps|hives + whole body, {itch}|rash|red|spots|bumps|hives + all body, {itch}|rash|red|spots|bumps|hives + head toe, body full|covered + rash|hives|bumps|itching|welts',
      '{itch} + كل|كامل جسم|جسمي|جسمه, شري + جسم|كل, طفح|حبوب|بقع|حكه + كل جسم|جسمي|جسمه|جسمها, طفح|بقع|شري + انتشر|انتشرت|منتشر|منتشره, جسم|جسمي|جسمه|جسمها|بدن كله|كلو|كلها + {rashes}|{itch}|احمر|حمر',
    ],
    implies: ['hives'],
  }),
  'sting-mouth': finding(['Sting in the mouth or throat', 'لسعة في الفم أو الحلق'], {
    tick: ['The sting is inside the mouth or the throat', 'اللسعة داخل الفم أو الحلق'],
    says: [
      'stung|sting|bee|wasp + tongue|throat|swallowed, stung|sting|bee|wasp + inside mouth, wasp|bee|sting|stung|hornet + gob|roof|mouth|coke|cola|drink|juice|bottle|can|swallowed|throat|tongue|tonsil|gum',
      'لسعه|لسعت|قرصت|قرصه|نحله|دبور + لسان|حلق|بلعوم|بلعت|بلع, لسعه|لسعت|قرصت|قرصه|نحله|دبور + داخل فم, نحله|دبور|زنبور|نحل|لسعه|لسعت|عقصه|قرصني|لسعني|قرصتني|لسعتني|عقصتني + حلج|تم|فم|لسان|حلق|تمي|حلجي|بق|زوري|بلعت|بلع|بلعوم|عصير|علبه|بيبسي|كوب|لساني|سقف|اشرب',
    ],
    implies: ['insect-bite'],
  }),
  'many-stings': finding(['Many stings', 'لسعات كثيرة'], {
    tick: ['Ten or more stings of bees, wasps or ants', 'عشر لسعات نحل أو دبابير أو نمل أو أكثر'],
    says: [
      'swarm, many|dozens|lots|multiple|hundreds + sting|stings|stung|bees|wasps, sting|stings|stung + =10|ten|dozen|dozens|fifteen|twenty|thirty|forty|fifty|hundred|hundreds|=11|=12|=13|=14|=15|=16|=18|=20|=25|=30|=35|=40|=45|=50|=60|=70|=80|=100|=200|loads|tons|countless|numerous|many of? bee|bees|wasp|wasps|hornet|hornets|ant|ants|times, stung + =10|ten|dozen|dozens|fifteen|twenty|thirty|forty|fifty|hundred|hundreds|=11|=12|=13|=14|=15|=16|=18|=20|=25|=30|=35|=40|=45|=50|=60|=70|=80|=100|=200|loads|tons|countless|numerous|several|many + times|places|over, nest + sting|stings|stung|got|ants|wasps|hornets, attacked bees|wasps|hornets|ants, bees|wasps|hornets|ants attacked|swarmed, swarmed, =10|ten|dozen|dozens|fifteen|twenty|thirty|forty|fifty|hundred|hundreds|=11|=12|=13|=14|=15|=16|=18|=20|=25|=30|=35|=40|=45|=50|=60|=70|=80|=100|=200|loads|tons|countless|numerous|many bee|wasp|ant|hornet|angry|painful? =stings|bees|wasps|hornets|sting marks?, stung all over|everywhere',
      'سرب|خليه نحل, لسعات|قرصات + كثيره|وايد|عشرات|نحل, هجم نحل, قرصني|قرصت|عقص|عقصه|عقصوني|لسع|لسعه|لسعات|قرصات|عض|عضه|عضوه|لدغ|لدغه|قرصوني + عشر|عشره|عشرات|=10|=11|=12|=13|=14|=15|=20|=25|=30|=40|=50|=60|=100|عشرين|ثلاثين|تلاتين|اربعين|خمسين|خمسطعش|خمستعشر|خمسطعشر|ميه|مليان|كثيره|كثير|وايد|كتير + نحل|نحله|دبور|دبابير|نمل|زنبور|زنابير|قرصه|لسعه|عقصه|عضه|لدغه|مره|مكان, هجم|هجمت|طلع|طلعوا نحل|دبابير|دبور|زنابير|نمل, هجم علي? نحل|دبابير, عش|خليه|بيت نحل|دبابير|دبور|زنابير|نمل + قرص|لسع|عقص|عض|وقعت|قعد|عقصوني|عضوه|قرصوني|لسعوني',
    ],
    implies: ['insect-bite'],
  }),
  // Infection of the skin and of joints
  cellulitis: finding(['Red, hot, sore skin', 'جلد أحمر ساخن مؤلم'], {
    tick: ['An area of skin is red or darker, hot, swollen and sore', 'منطقة من الجلد محمرة أو أغمق وساخنة ومتورمة ومؤلمة'],
    says: [
      'cellulitis, erysipelas, {red} + {swell} + {pain}, {wound} + infected|infection, infected + {wound}, infected + finger|toe|piercing|bite, {wound} + pus|smell|smells|oozing, paronychia, whitlow, leg|shin|calf|foot|arm|hand|finger|toe + {red} + {hot}, leg|shin|calf|foot|arm|hand|finger|toe + {red} + {swell}, {wound} + {red} + {hot}, {wound} + {red} + {swell}, arm|leg|foot|feet|hand|finger|toe|shin|calf|thigh|ankle|forearm|skin|thumb|knee|elbow + {red} + hot|warm, {skin} .. infected, skin infected|infection, infected {skin}, infection in? skin|leg|arm|foot|hand|finger|toe|shin|thigh|calf|cheek, stitches|scar|piercing|finger|toe|bite|tattoo|nail|blister|graze .. infected|infection, infected stitches|scar|piercing|finger|toe|bite|tattoo|nail|blister|graze|cut|wound|leg|foot|hand, looks|look|looking|gone|going|got|think infected, redness spreading|spread|spreads|growing|bigger, redness .. spreading|spread|spreads, {red} area|patch|skin + spreading|spread|hot|warm, {red} {hot} and? {swell}, {red} {swell} and? {hot}, {swell} {red} and? {hot}, {hot} {red} and? {swell}, {hot} {swell} and? {red}, {hot} and? {swell} + {pain}, {red} and? {swell} + {pain}, {swell} and? {red} + {pain}, {swell} and? {hot} + {pain}, {red} and? {swell} + hot|warm|spreading|throbbing|tight, {swell} and? {hot} + leg|shin|calf|foot|arm|hand|finger|skin|thigh, {hot} and? {swell} + leg|shin|calf|foot|arm|hand|finger|skin|thigh, {skin} + {red} and? {swell}, {skin} + {swell} and? {red}, {red} tender|shiny + skin|leg|shin|calf|foot|arm|hand|finger|area|patch, angry red + leg|shin|foot|hand|finger|wound|cut|scar|arm, hot|warm and? {swell}, {swell} and? hot|warm, {red} bit|part|mark|bump|area|patch|ring|skin|circle + crept|creeping|spread|spreading|grown|growing|bigger|climbing|hot|warm, =redness + crept|creeping|grown|climbing|past|line|pen, finger|thumb|toe|hand|foot|leg|arm|ear|cheek|knuckle + fat|puffy|puffed|swollen and? hot|warm|red|sore|throbbing, finger|thumb|toe|hand|foot|leg|shin|calf|arm|ear + hot + sore|tender|red|swollen, wound|=bite|=cut|scratch|graze|=burn|blister|stitches|scar + hot|throbbing|angry|red + sore|swollen|spreading|bigger, {wound}|burn|bite|scar|navel|stitches + red around|round, red around|round + {wound}|bite|scar|stitches|navel|piercing|nail, hot|warm|hard|tender .. redness|red .. spreading|growing|bigger|size, skin|area|patch hot|warm and? red|hard|swollen|tender|sore, red hot|warm tender|painful|sore|swollen, hot|warm painful|sore|tender red|swollen',
      'التهاب خلوي|جلد, حمره|احمرار + {hot} + جلد|رجل|ساق|يد|ايد|قدم|ذراع|فخذ|كراع|مكان|حول|منطقه|صبع|اصبع, حمره|احمرار + {swell} + {pain}, حمره|احمرار + {swell} + جلد|رجل|ساق|يد|ايد|قدم|ذراع|فخذ|كراع|مكان|حول|منطقه|صبع|اصبع, {wound} + ملتهب|ملتهبه|التهب|التهاب|صديد|عفن|متعفن|ريحه, خياطه|ثقب|صبع|اصبع|رجل|عمليه + ملتهب|ملتهبه|التهب|التهاب|صديد, احمرار|حمره + ينتشر|يزيد|يكبر|انتشر, رجل|ساق|يد|ايد|قدم|اصبع|ذراع|فخذ|كراع + {red} + {hot}, رجل|ساق|يد|ايد|قدم|اصبع|ذراع|فخذ|كراع + {red} + {swell}, {red} {hot} + {leg}|{arm}|{hand}|{foot}|{calf}|جلد|مكان|منطقه|بقعه|جرح|حوله|حولها, {red} {hot} {swell}|{pain} + جلد|مكان|خد|بطن|اذن, {wound} + محمر|محمره|احمرار|حمره, حول|حوالي|حوالين|اطراف {wound} + {red}, {wound} + {swell}, متجرثم, جلد ملتهب|ملتهبه, احمرار|حمره|الاحمرار + تجاوز|تعدي|تخطي|انتشر|كبر|يكبر|يتمدد|تمدد|توسع|يتوسع|زاد|يزحف, حوالي|حوالين|حواليها|حواليه|حولها|حوله|حول|اطرافه|اطرافها {red} + {pain}|{swell}|{hot}|يوجع|بيوجع, حوالي|حوالين|حواليها|حواليه|حولها|حوله|حول + محمر|محمره|حمرا + {pain}, صبع|اصبع|صباع|ابهام|ايد|يد|رجل|ساق|كراع|قدم|ذراع + {swell} + {hot}|{red}, صبع|اصبع|صباع|ابهام|يد|رجل|ساق|قدم + {hot} + {pain}|{red}, مكان قرصه|عضه|لسعه|جرح|عمليه|خدش + {red}|{hot}, مكانها|مكانه {red}|{swell}|{hot} + {hot}|{pain}|{red}|يكبر|ينتشر, جلد|مكان|منطقه {hot} + {red}|{swell}|{pain}, {red} + {hot} + ساق|رجل|يد|قدم|فخذ|ذراع|صبع|اصبع, جلد + {red} + {hot}, {wound}|خدش|قرصه|عضه + {swell}|{red}|{hot} + {pain}|{swell}|يكبر|ينتشر, ملتهب|ملتهبه|التهاب|التهبت + جرح|اصبع|صبع|ظفر|خياطه|غرز|عمليه|قرصه|عضه|وشم, حامي|حاميه|حميان|مولع + {red}|{swell} + {leg}|{hand}|{foot}|{arm}|جلد|مكان, رجل|رجلي|يد|يدي|ساق|صبع|صبعي|قدم + تنفخات|تنفخت|انتفخت|ورمت|نفخت + حمارت|احمرت|حمرت|حاميه|سخنت, خد|خدي|خده|وجه|اذن|اذني + {red} + {hot} + {swell}',
    ],
  }),
  'red-streak': finding(['Red line up the limb', 'خط أحمر صاعد في الطرف'], {
    tick: ['A red line runs up the arm or leg from it', 'خط أحمر يصعد منه في الذراع أو الساق'],
    says: [
      'red line|lines|streak|streaks|stripe + up|creeping|climbing|running|runs|going|from|tracking|travelling|spreading|towards|wound|cut|bite|infected|infection, streaking + red + arm|leg|up, red .. track|trail|trails + arm|leg|up, line|lines|streak|streaks|stripe|track|trail + red + up|creeping|climbing|running|wound, red marker|pen line',
      'خط|خطوط احمر|حمرا|حمراء|حمر + طالع|يطلع|صاعد|يصعد|ماشي|يمشي|ممتد|يمتد|جرح|واصل|وصل|صعد|طلع|مشي|فوق, خط|خطوط|شريط|خيط .. احمر|حمرا|حمراء|حمر + طالع|يطلع|صاعد|يصعد|ماشي|يمشي|ممتد|يمتد|جرح|واصل|وصل|صعد|طلع|مشي|فوق, احمر خط + طالع|ماشي|ممتد|جرح, خط + {red} + طالع|يطلع|ماشي|يمشي|جرح',
    ],
    implies: ['cellulitis'],
  }),
  'flesh-eating': finding(['Skin turning dark', 'اسوداد الجلد'], {
    tick: [
      'The skin there turns purple, grey or black, or has dark blisters',
      'الجلد هناك يصير بنفسجياً أو رمادياً أو أسود أو فيه فقاعات داكنة',
    ],
    says: [
      'flesh eating, necrotising, necrotizing, necrotic, fasciitis, gangrene, gangrenous, fournier, wound|ulcer|infection + {black}, sore|cut .. {black}, skin|toe|foot|flesh turned|turning|gone|going|went|became|become|becoming|looks black|blackish, wound|sore|ulcer|infection + purple|dying|grey|gray, skin + dying, black skin + wound|pain|smell|spreading|fever|infection|genital|down, dark|black|purple blister|blisters, crepitus, crackling|crackles skin, skin|flesh|tissue|toe|foot + blackish|rotting|rotten|rots|decaying|dying, {wound} + dead|blackish|rotten|rotting|rots|black|dying, skin|flesh looks|look dead|rotten|burnt|black, skin|flesh + dead + blackish|black|purple|grey|round|around, skin + turning|turned|going|gone|went|becoming|become black|purple|dusky + pain|painful|swollen|fever|infection|wound|leg|spreading, flesh rotting|dying|melting, black smelly|dying|dead|rotten|rotting|cold|numb|painful|stinking? toe|toes|foot|finger|heel, toe|toes|foot|finger|heel .. black + smell|smelly|smells|stinks|diabetic|diabetes|pus|fever|dead|rotting, {swell} + dark|black|purple|blackish|dusky + smell|smells|smelly|stinks|stink|rotten, {wound}|boil|skin|area|place + dark|black|purple|blackish + smell|smells|smelly|stinks|stink|rotten, skin|area|patch turned|turning|going|gone|went|becoming|became purple|dusky|purplish|dark + pain|painful|agony|fever|shivering|hours|spreading, infection spreading hour + purple|unbearable|black, infection + skin purple|black',
      'غرغرينا, غنغرينا, موات, التهاب ناخر, {wound} + {black}, {wound} + اسودت|مسود|رمادي|بنفسجي, جلد|اصبع|صبع|رجل|قدم|التهاب + {black}, جلد|اصبع|صبع|رجل|قدم|التهاب + اسودت|مسود|رمادي|بنفسجي, فقاعات|نفاطات + سودا|داكنه|دمويه, لحم|جرح|جلد + تعفن|متعفن|يعفن|عفن|متفحم|ميت|يموت|متاكل|يتاكل, لحم|جرح + ميت|متعفن|معفن|عفن|اسود, جلد|جلدي|جلده + اسود|مسود|بنفسجي|ازرق غامق|رمادي|غامق + جرح|حول|ورم|الم|حراره, يسود|اسودت|اسود + {wound}, {swell} + لون|لونه|لونها غامج|غامق|اسود|مسود|ازرق|بنفسجي|بنفسجيا|كحلي, لون جلد|=الجلد|جلده|جلدي|جلدها + بنفسجي|بنفسجيا|بنفسجيه|اسود|غامق|غامج|رمادي, لون|لونه|لونها|المكان غامج|غامق|اسود|مسود + ريحه|ريحته|ريحتها|تعفن|عفن|خياس, صار لون {skin} + بنفسجيا|بنفسجي|اسود|غامق',
    ],
  }),
  'spreading-hours': finding(['Spreads within hours', 'ينتشر خلال ساعات'], {
    tick: ['The redness or swelling grows within hours', 'الاحمرار أو التورم يكبر خلال ساعات'],
    says: [
      '{red} + spread|spreading|spreads|growing|bigger|climbing + hour|hours|fast|quickly|rapidly|overnight, {swell} + spread|spreading|spreads|growing|bigger|climbing + hour|hours|fast|quickly|rapidly|overnight, infection + spread|spreading|spreads|growing|bigger|climbing + hour|hours|fast|quickly|rapidly|overnight, rapidly|quickly|fast spreading, redness|swelling|red|rash|infection + doubled|tripled|racing|creep|creeping|crept|climbing|bigger|spreading|spread|growing + hour|hours|hourly|lunch|minutes|noon|overnight|fast|quickly|breakfast, redness|swelling|red|infection + doubled|tripled|racing, racing|creeping|crept up? leg|arm|thigh|shin|calf|foot|hand, growing|spreading|climbing up? fast|quickly|rapidly|every hour, swelling|redness|red + going|moving up fast|quickly, spread|spreading|spreads|grown|growing|bigger + hour|hours|hourly + =redness|red|swelling|skin|wound|infection|rash, spread|spreading + last|past|few|couple hours, redness|red|swelling|infection|it + past|over|beyond|crossed|outside + pen|line|marker|mark|circle + hour|hours|minutes|now|already, grown|growing|spread|spreads|spreading|bigger|crept|climbed|moved + since|in|within|every + hour|hours|lunch|morning|breakfast|noon + red|redness|swelling|black|purple, spread|spreading|crept|climbed|gone|moved + from ankle|foot|toe|shin|hand|finger|wrist to knee|thigh|groin|elbow|shoulder|arm + hours|hour|morning|overnight|today, spread|spreading|crept|climbed|gone|moved + from ankle|foot|toe|shin|hand|finger|wrist to knee|thigh|groin|elbow|shoulder|arm + last night',
      '{red} + ينتشر|يمشي|يكبر|يزيد|انتشر|صعد|مشي|وصل + بسرعه|ساعات|ساعه, {swell} + ينتشر|يمشي|يكبر|يزيد|انتشر|صعد|طلع|مشي|وصل + بسرعه|ساعات|ساعه, التهاب + ينتشر|يمشي|يكبر|يزيد|انتشر|صعد|طلع|مشي|وصل + بسرعه|ساعات|ساعه, احمرار|ورم|حمره|التورم|انتفاخ|التهاب + ينتشر|انتشر|طلع|مشي|كبر|يكبر|امتد|تضاعف|صعد|يطلع|زاد|وصل|يزحف|ممتد + ساعات|ساعه|بسرعه|ساعتين|صبح|كل ساعه|سريع|دقايق|الظهر|عصر, {red} + ينتشر|انتشر|مشي|كبر|يكبر|امتد|تضاعف|صعد|زاد|وصل|يزحف|ممتد + ساعات|ساعه|بسرعه|ساعتين|صبح|كل ساعه|سريع|دقايق|الظهر|عصر, {swell} + ينتشر|انتشر|طلع|مشي|كبر|يكبر|امتد|تضاعف|صعد|يطلع|زاد|وصل|يزحف|ممتد + ساعات|ساعه|بسرعه|ساعتين|صبح|كل ساعه|سريع|دقايق|الظهر|عصر, ساعات|ساعه|ساعتين|بسرعه + وصل|وصلت|انتشر|طلع|صعد|يمشي|امتد|زحف + ركبه|ركبتي|فخذ|ساق|رجل|يد|كوع|كتف|ذراع, صبح + صغير|صغيره|نقطه + كبر|كبرت|ورم|وارم|وصل|وصلت|انتشر|كل رجل|يد, احمرار|ورم|تورم|حمره|الاحمرار|انتفاخ + تجاوز|تعدي|تخطي|عدي|خط|رسمت + ساعه|ساعات|ساعتين|بسرعه, تجاوز|تجاوزه|تعداه|تخطاه|تعدي|عداه + خلال|في|بعد + ساعه|ساعات|ساعتين|ثلاث',
    ],
  }),
  'pain-beyond-looks': finding(['Pain far worse than it looks', 'ألم أشد بكثير مما يبدو'], {
    tick: ['The pain is far worse than the skin looks', 'الألم أشد بكثير مما يبدو على الجلد'],
    says: [
      'pain + out proportion, pain + worse|more than look|looks|appears, pain + not match, pain + nothing see, {skin} + {pain} + {severe} + looks|normal|nothing, {pain} + looks|look|appears|appear + normal|fine|nothing|okay|minor|almost, {severe} + looks|look|appears + normal|fine|nothing|okay, agony + nothing|little|hardly|barely see|show|visible|there, {pain} + nothing|little|hardly|barely see|show|visible|there, {pain} + worse|more|bigger than .. looks|look|appears|see|skin, {pain} + not match|fit|add .. look|looks|skin|see, {pain} + out proportion, {pain} way|far|much worse|more .. looks|look, {pain} + makes|make|making no sense + mark|skin|cut|scratch, {pain} + unbelievable|insane|severe|unbearable|screaming|crazy|agony + tiny|small|little|just scratch|graze|nick|cut|mark|spot|nothing, {severe}|agony + hardly|barely|almost|nothing + see|show|visible|seen, {pain}|agony + skin looks|look normal|fine|okay|ok',
      '{pain} + اكثر|اكبر|اشد من شكل|شكله|منظر, {pain} + ما يناسب, {pain} + مع ان|انه|انو + جلد|يلد|شكل|شكله|مبين|شي|منظر|اليلد + عادي|طبيعي|بسيط|خفيف|سليم|ما, {severe} + مع ان|انه|انو + جلد|يلد|شكل|شكله|مبين|شي|منظر|اليلد + عادي|طبيعي|بسيط|خفيف|سليم|ما, يصارخ|يصرخ + ما نشوف|نشوف|مبين|يبين|يبان|باين|شايف .. شي|الا|شيء|عليها|عليه, {pain} + ما نشوف|نشوف|مبين|يبين|يبان|باين|شايف .. شي|الا|شيء|عليها|عليه, {severe} + ما نشوف|نشوف|مبين|يبين|يبان|باين|شايف .. شي|الا|شيء|عليها|عليه, {pain} + اكبر|اكثر|اقوي|اشد من شكل|شكله|منظر|منظره|يبان, {pain} + لا|ما يتناسب|يناسب|يطابق, {severe} + {pain} + شكل|شكله|جلد|يلد + عادي|طبيعي|سليم|بسيط, {pain} + اشد|اكثر|اكبر|اقوي .. من شكل|شكله|شكلها|منظر|منظره|حجم|حجمه, {pain} .. اشد|اكثر|اكبر|اقوي + جرح|خدش + تافه|بسيط|صغير',
    ],
  }),
  'perineal-infection': finding(['Sore swelling between the legs', 'تورم مؤلم بين الساقين'], {
    tick: ['The sore swelling is at the genitals, the anus or between them', 'التورم المؤلم في الأعضاء التناسلية أو حول الشرج أو بينهما'],
    says: [
      'abscess|boil|infection|infected + {anus}, abscess|boil|infection|infected + {testicle}, abscess|boil|infection|infected + perineum, abscess|boil|infection|infected + between legs, {swell} + {pain} + anus|perineum|undercarriage|bum|buttock|butt|groin|scrotum|buttocks, {swell} + {pain} + back passage|bum hole|between legs|down there, undercarriage|perineum|gooch|taint|crotch + swollen|swelling|throbbing|sore|infected|lump|pus, lump|boil|swelling|abscess + between + legs|balls|anus|vagina|testicles, boil|abscess|lump + anus|perineum|scrotum|vulva|labia + hot|pus|throbbing, boil|abscess|lump + anus|perineum|scrotum|vulva|labia + {pain}, {swell} + anus|perineum|scrotum|vulva|labia + hot|pus|throbbing, {swell} + anus|perineum|scrotum|vulva|labia + {pain}, cyst|boil|abscess|lump + bum|butt|anus|buttock|perineum|labia + {pain}, {swell} + {pain} + passage|private, lump|swelling + bum|anus|back passage + sit|sitting, lump|swelling + bum|anus|back passage + {pain}, boil|abscess|lump|swelling|pimple|swollen|infection + scrotum|testicles|testicle|balls|perineum|anus|private|privates|vagina|labia + dark|black|smell|smells|swollen|spreading|hot|pus|diabetic|diabetes|sugar',
      'خراج|دمل|دمله|التهاب + {anus}, خراج|دمل|دمله|التهاب + {testicle}, خراج|دمل|دمله|التهاب + عجان, خراج|دمل|دمله|التهاب + بين رجلين|رجولي, ورم|انتفاخ|وارم|منتفخ|منفخ|دمل|تورم|كتله + {pain} + شرج|مقعده|دبر|خصيه|شفره|عجان|الشفره|فتحه|مخرج|فرج, ورم|انتفاخ|وارم|منتفخ|دمل|تورم + {pain} + بين رجل|رجلي|رجلين|فخذ|فخوذ|ريول, ورم|انتفاخ|تورم|دمل + بين رجلي|رجلين|ريولي|فخاذي + شرج, ورم|انتفاخ|تورم|دمل + بين رجلي|رجلين|ريولي|فخاذي + {pain}, شفره|شفرات|عجان + ورم|وارم|منتفخ|دمل, شفره|شفرات|عجان + {pain}, ورم|انتفاخ|خراج + موخره|مقعده|شرج|طيز + {pain}, حبه|حبوب|دمل|دمله|خراج|ورم|حبايه + خصيه|خصيتين|خصيتي|خصيته|صفن|عجان|شرج|مقعده|دبر|مهبل|شفره|محاشم + {swell}|{pain}|غامج|غامق|ريحه|صديد|تكبر|سكر|سكري, طلع|طلعت|طالع|طالعه .. حبه|دمل|دمله|خراج|ورم .. خصيه|شرج|مقعده|دبر|صفن|عجان|مهبل',
    ],
  }),
  'sea-wound': finding(['Wound from the sea', 'جرح من البحر'], {
    kind: 'background',
    tick: ['The wound was in sea water, or is from a fish, shell or coral', 'الجرح لامس ماء البحر أو سببه سمك أو صدف أو مرجان'],
    says: [
      '{wound} + sea|seawater|beach|fish|coral|shell|oyster|crab|barnacle, scratch|spike|spine|prick|injury + sea|seawater|beach|fish|coral|shell|oyster|crab|barnacle, fish|crab|shell|coral|oyster|barnacle|urchin|hammour|shrimp|prawn|catfish|lobster|stingray + poke|poked|nip|nipped|pricked|stabbed|spiked|jabbed|cut|scratched|pinched|fin|scraped|grazed|sliced, fish bone|fin|spine|hook + hand|finger|thumb|foot|palm|toe|poke|poked|wound, cut|scraped|grazed|wound|bled|nicked + swimming|diving|snorkelling|fishing|rocks|boat|sea|beach, {wound} + sea water|seawater|fish tank|rocks|reef, sea water + cut|wound|bled|in, sea water + {wound}, urchin, urchins, sea thorn|thorns|spike|spikes|spine|spines, fish + bit|stung|stabbed|thorn|spike|pricked + finger|hand|foot|toe|thumb|leg',
      '{wound} + بحر|سمك|سمكه|مرجان|محار|صدف|قبقب, شوكه|خدش + بحر|مرجان|محار|صدف|قبقب, شوكه|عظمه|سنه سمك|سمكه|هامور|صافي|شعري + دخلت|نغزت, شوكه|عظمه|سنه سمك|سمكه|هامور|صافي|شعري + {hand}, شوكه|عظمه|سنه سمك|سمكه|هامور|صافي|شعري + {foot}, شوكه|عظمه|سنه سمك|سمكه|هامور|صافي|شعري + {leg}, {wound} + شاطي|شط|صخر|ميناء|غوص|سباحه|قواقع|روبيان|ربيان, سمكه|قبقب|سلطعون|محار|مرجان|قواقع|صدف|محاره + جرح|جرحني|نغز|نغزني|عض|قرص|قطع|خدش|شك, شوكه|شوك|عظمه سمج|سمك|سميج|بحر, شوكه|شوك|دشت|دخلت + سمج|سميج|سمك|بحر|هامور + صبع|اصبع|يد|رجل|كف|قدم, قنفذ|قنافذ|توتيا|توتياء بحر, توتيا, دعست|دست|دعس قنفذ|توتيا, شكني|شكتني|نغزني|نغزتني|دشت|غزني سمك|سمكه|سمج|سميج|شوك|شوكه|قنفذ + صبع|صبعي|يد|يدي|رجل|رجلي|كف|قدم|بحر',
    ],
  }),
  pus: finding(['Pus', 'صديد'], {
    tick: ['Pus comes out', 'خروج صديد'],
    says: [
      'pus, oozing, weeping wound|sore, boil|sore|lump|cut|toe|finger|spot|pimple|squeezed|popped|burst + yellow|white|green|custardy|creamy|cheesy|smelly + water|liquid|fluid|muck|stuff|gunk|goo|coming|smell|discharge|cream|ooze, {wound} + yellow|white|green|custardy|creamy|cheesy|smelly + water|liquid|fluid|muck|stuff|gunk|goo|coming|smell|discharge|cream|ooze, {wound} + yellow|green + smell|water|coming|oozing|leaking, custardy, squeezed|popped|burst + muck|gunk|goo|stuff|stinks|smelly|pus, puss, yellow|green|white pus|matter|gunk|goo|muck|discharge + skin|boil|leg|foot, yellow|green|white pus|matter|gunk|goo|muck|discharge + {wound}, yellow|green|greenish|yellowish stuff|gunk|gunge|goo|fluid|liquid|water|muck|matter|crust + bandage|dressing|plaster|gauze|sock|pillow|ear|stitches|scar|navel|operation|nail|sticks|stuck, yellow|green|greenish|yellowish stuff|gunk|gunge|goo|fluid|liquid|water|muck|matter|crust + belly button, yellow|green sticky|smelly|thick + ear|wound|pillow|bandage|stitches, oozing|leaking|weeping|discharging + yellow|green|smelly|thick|cloudy, stitches|scar|wound|burn|blister|ulcer|toe + smell|smells|stinks|smelly|stinky, ear|stitches|scar|navel|wound + running|runs|leaking|oozing + yellow|green|thick|smelly',
      'صديد, قيح, يطلع ماده, جرح|دمل|حبه|كتله|صبع|دمله|اصبع|قرحه + مده|ماده|جراحه|سايل|ماي|مويه|عمل|مواد|افرازات + صفرا|صفره|صفر|اصفر|ابيض|بيضا|خضرا|ريحه|ريحتها|طلع|يطلع|تنزل, مده|ماده|جراحه|مويه|مواد صفره|صفرا|بيضا|خضرا|صفراء, فيها|فيه|بها|بيها|مليان|مليانه|معبي|معبايه مده|عمل|قيح|صديد|جراحه, ينز|تنز + {wound}, سايل|ماي|ماء|ماده|افراز|افرازات|مويه|مي|ميه اصفر|صفرا|اخضر|خضرا|صفره + جرح|عمليه|فتحه|سره|خياطه|غرز|اذن|اصبع|صبع|رجل|قدم|دمل|حبه|حرق, يطلع|تطلع|طلع|ينزل|ينز .. خياس|وسخ|وصخ|قيح|صديد|مده, جرح|فتحه|خياطه|عمليه + ينزل|بتنزل|تنزل|ينز|تنز + سايل|ماي|ماده|اصفر|ريحه, يطلع منها|منه|منهم .. ريحه|خياس|ماده|صديد',
    ],
  }),
  abscess: finding(['Abscess', 'خراج'], {
    tick: ['A hot, very sore lump filled with pus', 'كتلة ساخنة شديدة الألم فيها صديد'],
    says: [
      'abscess, absess, carbuncle, pus filled, collection pus, pilonidal, lump|bump + pus|hot, boil|boils|lump|bump|swelling|spot|=ball + pus, boil|boils + hot|burning|throbbing|huge|under arm, pus ball|filled|full|pocket|lump|bump, hot|burning|throbbing lump|bump|boil, lump|bump + throbbing|burning|pus|hot + red|full, lump|bump + throbbing|burning|pus|hot + {pain}, lump|bump|boil|swelling + hot|warm + sore|pain|painful|red|tender|pus|armpit|underarm|groin|buttock|bum|thigh, lump|bump|boil size golf|egg|plum|walnut|lemon + hot|red|sore|throbbing|painful',
      'خراج, خراريج, جمره, ناسور عصعص, كيس شعر, حبه|كتله|ورم + صديد|قيح, دمل|دمله|دماله|حبه|كتله|ورم|انتفاخ|كوره + قيح|صديد|مده|مليان|مليانه|سخنه|حاره|ساخنه|ساخن|جراحه|معبايه|نابضه|تنبض, كتله|ورم|حبه|دمل حاره|ساخنه|سخنه|حار|ساخن, حبه|حبايه|كتله|ورم كبيره|جبيره|كبير + حاره|حار|ساخنه|ساخن|مليانه|صديد|قيح, حبه|كتله|ورم + تحت باط|ابط + حاره|{hot}',
    ],
  }),
  boil: finding(['Boil', 'دمل'], {
    says: [
      '=boil, =boils, furuncle, boyl, boyls, furuncles, big|huge|large|painful|sore|hot =pimple|=bump|lump + thigh|armpit|buttock|bum|groin|underarm|throbbing, pimple|lump + throbbing|burst|squeeze|pus + thigh|armpit|buttock|bum|groin|underarm|neck, boil like',
      'دمل, دمله, دمامل, دمال, دماله, دماميل, دمول, حبه + كبيره + {pain}, حبه|حبوب كبيره|كبيره حاره|مولمه, دبله + {pain}, حبه كبيره|حمرا|مولمه + {pain}, حبه كبيره + {pain}, حبه كبيره حاره|حمرا|مولمه, حبه|حبايه|دمل كبيره|جبيره|جبير|عوده|عود + {pain}|حاره|ساخنه|تحت باط|ابط|فخذ|موخره, طلع|طلعت|طالع|طالعه .. حبه|دمل|دمله|حبايه + خصيه|موخره|مقعده|فخذ|باط|ابط + {pain}|{swell}|حاره, دبل, حبه تحت باط|باطي|ابط|ابطي',
    ],
  }),
  'hot-joint': finding(['Hot swollen joint', 'مفصل ساخن متورم'], {
    tick: ['A joint is hot, red or darker, and swollen', 'مفصل ساخن ومحمر أو أغمق ومتورم'],
    says: [
      'septic arthritis, {joint} .. hot|warm, hot {swell}? and? {joint}, {joint} + {red} + {swell}|{hot}|{pain}|{cant}, big toe + {red}, big toe + {hot}, big toe + {swell}, {joint} + infected, joint|joints|knee|ankle|elbow|wrist|hip|toe + {red} + {swell}, joint|joints|knee|ankle|elbow|wrist|hip|toe + {red} + {pain}, joint|joints|knee|ankle|elbow|wrist|hip|toe + hot|warm|boiling + {swell}, joint|joints|knee|ankle|elbow|wrist|hip|toe .. hot|warm + {pain}, big toe + fire|burning|red|hot|swollen|throbbing|glowing|ballooned|agony, knee|ankle|elbow|wrist|joint + fire|furnace|glowing|radiator, {swell} + joint|knee|ankle|elbow|wrist + {hot}, {swell} + joint|knee|ankle|elbow|wrist + {red}, joint|joints|knee|ankle|elbow|wrist|hip|toe {red} and? {pain}, {red} {pain} joint|joints|knee|ankle|elbow|wrist|hip|toe',
      'التهاب مفصل صديدي|جرثومي, {joint} .. {hot}, {joint} + {red} + {swell}|{hot}|{pain}|{cant}, اصبع|صبع رجل|قدم كبير + {red}, ابهام قدم + {red}, اصبع|صبع رجل|قدم كبير + {swell}, ابهام قدم + {swell}, اصبع|صبع رجل|قدم كبير + {pain}, ابهام قدم + {pain}, مفصل|مفاصل|ركبه|ركبتي|ركبته|كوع|كاحل|معصم|رسغ|ورك|كعب + نار|مولع|حار|حاره|ساخن|سخنه, مفصل|مفاصل|ركبه|ركبتي|ركبته|كوع|كاحل|معصم|رسغ|ورك|كعب .. {hot}, اصبع|صبع|ابهام + رجل|قدم|كبير|ريل + نار|مولع, اصبع|صبع|ابهام + رجل|قدم|كبير|ريل + {red}, اصبع|صبع|ابهام + رجل|قدم|كبير|ريل + {swell}, صباع|صابع|صوباع|اباهم + رجل|رجلي|قدم|كبير + {swell}|{red}|{hot}|نار|مولع, كبير|ابهام .. رجل|قدم + مولع|نار|{hot}, {joint} {red} {pain}, مفصل|ركبه|ركبتي|كاحل|كوع + {red} + {pain} + {cant}|{swell}',
    ],
    implies: ['swollen-joint'],
  }),
  'swollen-joint': finding(['Swollen joint', 'تورم مفصل'], {
    tick: ['A joint is swollen', 'مفصل متورم'],
    says: [
      '{joint} + {swell}, water|fluid + knee, joint|joints|knee|knees|ankle|ankles|elbow|wrist|hip|knuckle|knuckles + balloon|ballooned|melon|grapefruit|twice|double, joint|joints|knee|knees|ankle|ankles|elbow|wrist|hip|knuckle|knuckles + {swell}, fluid|water + knee|joint, knee|ankle|wrist|elbow|knuckle|joint + puffed|puffy|fat|bigger|huge + one|other|right|left, knee|ankle|wrist|elbow|joints|knuckles|finger joint up|gone|went|came|blew|blown like? balloon|balloons|melon|egg|ball, joints puffy|swollen|stiff',
      '{joint} + {swell}, ماي|ماء|سوايل + ركبه, مفصل|مفاصل|ركبه|ركبتي|ركبته|كوع|كاحل|معصم|رسغ|ورك + وارم|منفخ|متنفخه|منتفخ|ورمان, مفصل|مفاصل|ركبه|ركبتي|ركبته|كوع|كاحل|معصم|رسغ|ورك + {swell}, سوايل|ماي|مويه|ماء + مفصل|ركبه|ركبتي, ركبه|كاحل|مفصل|كوع|رسغ + كبر|كبرت|متورم|متورمه|نفخ|نفخت|بالون, صباع|صابع|صبع|اصبع|ابهام رجلي|رجل|قدم|ريل كبير? + {swell}, ركبه|ركبتي|كاحل|كاحلي|كوع|رسغ|معصم + كبر|متضخم|متضخمه',
    ],
  }),
  'joint-stuck': finding(['Joint that cannot be moved', 'مفصل لا يمكن تحريكه'], {
    tick: ['The joint hurts too much to be moved or stood on', 'المفصل يؤلم بشدة تمنع تحريكه أو الوقوف عليه'],
    says: [
      'cant + move|bend|straighten|walk|stand + {joint}, {joint} + stuck|locked, {joint} + cant bend|move, cant|not + bend|move|straighten + knee|shoulder|elbow|hip|wrist|ankle|joint|knees, knee|shoulder|elbow|hip|wrist|ankle|joint + frozen|jammed|seized|rigid|locked|stuck, scream|screams + move|moved|bend|moving + {joint}, {cry} + move|moved|bend|moving + {joint}, shoulder|knee|hip|elbow|wrist|ankle not bend|move|straighten|budge, not|cant budge|bend|straighten|move .. knee|hip|elbow|shoulder|ankle|wrist',
      '{joint} + ما|لا حرك|يتحرك|تحرك|ينثني|اثني, {joint} + ما|لا قدر احرك|اثني|اوقف, {cant} حرك|حركو|حركه|احركه|احركها|احرك|اثني|اثنيها|اطوي|افرد|افردها|اطويها|يحرك|يثني|اتحرك + كتف|كتفي|ركبه|ركبتي|ركبته|مفصل|كوع|كوعي|ورك|كاحل|رسغ, كتف|ركبه|ركبتي|ركبته|مفصل|كوع|ورك|كاحل|رسغ|كتفي + {cant} .. حرك|حركه|حركو|اثني|اطوي|افرد|احركه|احركها, كتف|ركبه|مفصل|كوع|ورك|كاحل|ركبتي|كتفي + مقفل|مقفله|معلق|معلقه|متيبس|متيبسه|جامد|جامده|متصلب|قافله|قافل|لاصق|ما يتحرك|ما ينثني|ما تنثني, ركبه|مفصل|كوع|ورك|كاحل + حركنا|لمسنا|حركه|نحركه|نحرك|احرك + {cry}',
    ],
  }),
  'joint-prosthesis': finding(['Artificial or operated joint', 'مفصل صناعي أو خضع لعملية'], {
    kind: 'background',
    tick: ['An artificial joint, or an injection or operation in it lately', 'مفصل صناعي، أو حقنة أو عملية فيه مؤخراً'],
    says: [
      'artificial|replaced|prosthetic joint|knee|hip, knee|hip|joint replacement, prosthesis, injection|injected + {joint}, bionic|titanium|metal|new|fake|plastic|steel|artificial|replacement|replaced + knee|hip|joint|shoulder, knee|hip|shoulder|joint + replaced|replacement|replacements|prosthesis|implant|titanium|metal, steroid|cortisone injection|jab|shot + {joint}',
      'مفصل|ركبه|ورك صناعي|صناعيه, تبديل|تغيير مفصل|ركبه|ورك, ابره|حقنه + {joint}, مغير|غيرت|غيرو|غيروا|مبدل|بدلت|بدلوا|مركب|ركبوا|ركبوله|زارع + ركبه|ورك|مفصل|ركبته|ركبتي|ركبتها|وركه, مفصل|ركبه|ورك حديد|بلاتين|تيتانيوم|معدن|معدني|صناعي|صناعيه|اصطناعي|اصطناعيه, ابره|حقنه|كورتيزون + ركبه|مفصل|ركبتي|ركبته|كتفه',
    ],
  }),
  gout: finding(['Known gout', 'نقرس معروف'], {
    kind: 'background',
    tick: ['Known gout', 'نقرس معروف'],
    says: [
      'gout, gouty, high|raised|elevated uric acid, uric acid + high|raised|elevated|up, gowt, king disease, kings disease, disease kings, allopurinol, colchicine, febuxostat',
      'نقرس, داء ملوك, يوريك اسيد, املاح + مفصل|اصبع|قدم, نقرص, مرض ملوك, كولشيسين, زايلوريك, يوريك + عالي|مرتفع|زايد, حمض بول|بوليك|يوريك + عالي|مرتفع|زايد',
    ],
  }),
  // Shingles and herpes
  shingles: finding(['Shingles', 'الحزام الناري'], {
    tick: ['Painful blisters or rash in a strip on one side only', 'فقاعات أو طفح مؤلم كالشريط في جهة واحدة فقط'],
    says: [
      'shingles, zoster, blister|blisters|vesicles + one|left|right side, painful|burning|stinging rash|spots + one|left|right side, rash|blisters one side|half, band|strip|stripe|belt + blisters|rash|spots, line blisters, dermatome, dermatomal, rash|spots + line|band|stripe|strip|belt|wrapped|ribbon, {blister} + line|band|stripe|strip|belt|wrapped|ribbon, {blister} + one|left|right side|half, burning|painful|stinging stripe|strip|band|line|belt + blisters|bubbles|rash|spots|side|round|around, {blister} + half way|round + me|middle|side|body, stripe|strip|band|belt bubbles|blisters|rash|spots, shingle, zona, strip|stripe|band|line|belt|row|patch .. little|tiny|small|water|painful? {blister}, {blister} + one|single|left|right side|half, {burns}|burning + {blister} + side|round|around|rib|ribs|waist|spine|back, {blister} + from spine|back + round|around|front|under|chest|belly|breast|navel',
      'حزام ناري, زونا, هربس نطاقي, فقاعات|بثور|نفاطات + {side}, طفح|حبوب + جهه|جانب|صوب|ناحيه|جنب + وحده|واحده|واحد|يمين|يسار, فقاعات|حبوب|طفح|بثور + حزام|شريط, حب|حبوب|طفح + شريط|شريطي|خط|حزام|زنار|صف, =بقع + شريط|شريطي|زنار + حرق|يحرق|الم|ماي, {blister} + شريط|شريطي|خط|حزام|زنار|صف, حب|حبوب|طفح + جهه|جنب|طرف|ينب|صوب + وحده|واحد|واحده + حرق|يحرق, حب|حبوب|طفح + جهه|جنب|طرف|ينب|صوب + وحده|واحد|واحده + {burns}, حب|حبوب|طفح + جهه|جنب|طرف|ينب|صوب + وحده|واحد|واحده + {pain}, {blister} + جهه|جنب|طرف|ينب|صوب + وحده|واحد|واحده + حرق|يحرق, {blister} + جهه|جنب|طرف|ينب|صوب + وحده|واحد|واحده + {burns}, {blister} + جهه|جنب|طرف|ينب|صوب + وحده|واحد|واحده + {pain}, حب|حبوب|طفح متل|مثل|زي شريط|حزام|زنار|خط, {blister} متل|مثل|زي شريط|حزام|زنار|خط, زنار|حزام نار|ناري|ناريه, {blister} + جهه|جنب|طرف|ينب + وحده|واحد|واحده, هربس نطاق, {blister}|حبوب|بقع|حب + شريط|خط|حزام|صف + ظهر|بطن|صدر|خصر|ضلوع|جنب, {burns} + جهه|ناحيه|جنب|شق|صوب وحده|واحده|واحد|يمين|يسار + حبوب|{blister}|بقع|طفح',
    ],
    implies: ['rash'],
  }),
  'shingles-eye': finding(['Rash near the eye', 'طفح قرب العين'], {
    tick: ['The blisters are on the forehead, the nose or round the eye', 'الفقاعات على الجبهة أو الأنف أو حول العين'],
    says: [
      'shingles|blister|blisters|zoster|herpes + eye|forehead|nose|eyelid, {blister} + eye|eyelid|forehead|nose|brow|lid|eyes|eyebrow, bubbly + eyelid|lid|eye|nose|forehead, shingles + face|brow|lid|eyebrow|eyelid|temple|head, painful|burning rash|spots + forehead|eyelid|nose + side|eye',
      'زونا|هربس|فقاعات|بثور + عين|جبهه|جبين|انف|خشم|جفن, حزام ناري + عين|جبهه|جبين|انف|خشم|جفن, {blister} + عين|جبهه|جبين|انف|خشم|جفن|حاجب|عيني|حوالي عين, زنار|حزام نار|ناري + عين|جبهه|جبين|انف|خشم|جفن|وجه|حاجب',
    ],
    implies: ['shingles'],
  }),
  'shingles-wide': finding(['Blisters beyond one strip', 'فقاعات خارج شريط واحد'], {
    tick: ['The blisters spread beyond one strip of skin', 'الفقاعات تنتشر خارج شريط واحد من الجلد'],
    says: [
      'shingles|zoster + spread|spreading|everywhere, shingles|zoster + all over, shingles|zoster + both sides, shingles|zoster + full|whole body, shingles|zoster + more|other|beyond|several|many|multiple + places|areas|body|strip|patches|sides, shingles|zoster + face|arm|leg + back|chest|belly, blisters + rogue|spread|spreading + over|body, not|beyond one|just strip|side|band, shingles .. spread|spreading|everywhere|body',
      'زونا + انتشر|ينتشر|جهتين, زونا + كل مكان, حزام ناري + انتشر|ينتشر|جهتين, حزام ناري + كل مكان, حزام ناري|نار + منتشر|انتشر|جسم|جسمي|كل|ريوله|رجول|جهتين|صوبين|مكان ثاني, حزام ناري|نار + ظهر + بطن|صدر|رجل|ريوله, زنار|زونا + منتشر|انتشر|جسم|كل|جهتين, حبوب|فقاعات + منتشر|انتشرت|انتشر + حزام|زونا|زنار',
    ],
    implies: ['shingles'],
  }),
  // Fever: signs, contact and places
  'line-or-valve': finding(['Port, drip line or heart valve', 'قسطرة وريدية أو صمام صناعي'], {
    kind: 'background',
    tick: ['A port, a drip line or an artificial heart valve', 'منفذ أو قسطرة وريدية أو صمام قلب صناعي'],
    says: [
      'port a cath, portacath, chemo port, =picc, central line, hickman, artificial|mechanical|replaced|prosthetic valve, valve replacement, endocarditis, mechanical|artificial|metal|prosthetic|replaced|new|pig|tissue heart? valve, port + chest|chemo|chemotherapy|collarbone|implanted|arm, dialysis|chemo|feeding|central line|catheter + neck|chest|arm|vein, valve + replaced|replacement|mechanical|clicks|metal, permcath, tunnelled',
      'بورت, قسطره وريديه|مركزيه, صمام صناعي|معدني|مبدل, تبديل|تغيير صمام, قسطره|كسطره|قثطره|انبوب|خط + وريد|وريدي|رقبه|رقبته|رقبتها|رقبتي|غسيل|كيماوي|كيميا|صدر|صدري, صمام + معدن|معدني|حديد|صناعي|اصطناعي|مبدل|مغير|مركب|ميكانيكي|بدلت|غيرت|غيروا|ركب|ركبوا, بورت|بورتكاث + صدر|كيماوي, برمكاث, بيرمكاث, راكب|راكبه|حاط|حاطين|مركب|مركبين|ركبوا قسطره|كسطره|بورت|صمام + غسيل|رقبه|صدر|كيماوي|قلب',
    ],
  }),
  'operation-lately': finding(['Operation in the last weeks', 'عملية في الأسابيع الأخيرة'], {
    kind: 'background',
    tick: ['An operation or a hospital stay in the last 30 days', 'عملية أو إقامة في مستشفى خلال آخر 30 يوماً'],
    says: [
      'after|since|post|recent operation|surgery|op|procedure|hospital, operated + ago|days|day|weeks|week|yesterday|last|month|sunday|monday|tuesday|wednesday|thursday|friday|saturday|recent|recently|lately|just, discharged from hospital, post op|operative, appendix|gallbladder|tonsils|hernia|womb|uterus|ovary|kidney|thyroid|spleen|bladder|piles|fibroid|fibroids|lump op|repair|surgery, appendix|gallbladder|tonsils|hernia|womb|uterus|ovary|kidney|thyroid|spleen|bladder|wisdom|piles|fibroid|cataract out|removed|done|fixed|repaired + last|ago|week|weeks|days|day|yesterday|month|recently|just|monday|tuesday|wednesday|thursday|friday|saturday|sunday, removed .. gallbladder|appendix|womb|tonsils|kidney|thyroid, took|taken out .. gallbladder|appendix|womb|tonsils|kidney|thyroid, took|taken gallbladder|appendix|womb|tonsils|kidney out, surgery|operation|op|procedure|keyhole|csection|cesarean|caesarean|surgical + ago|weeks|days|yesterday|last|monday|recent|recently|before|month, hospital + discharged|sprung|released|came|home|left|out|admitted + last|yesterday|days|week|weeks|ago|month|recently, surgery|operation done|had|did, done|did|had surgery|operation, inpatient, new|replaced knee|hip|joint|valve + days|day|weeks|week|ago|month|monday|tuesday|sunday|friday, sleeve|bypass|gastric|bariatric|keyhole|laparoscopic|hysterectomy|caesarean|csection|hernia|gallbladder|tonsils|appendix + days|weeks|day|week|yesterday + ago|back|since|after|post, =had knee|hip|gallbladder|appendix|tonsils|hernia|womb + done|out|removed|replaced|repaired, stitches|staples|drain still|in|out + days|week|operation, c section + ago|weeks|week|days|day|yesterday|last|back|post, surgeon|stitches|staples + days|week|weeks + ago|yesterday|last, surgery|operation|op|csection|caesarean + back|post|day|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday, day|week =2|=3|=4|=5|=6|=7|=8|=9|=10|two|three|four|five after|post surgery|operation|op, knee|hip|joint|valve replaced|repaired|operated|fixed + ago|days|weeks|week|last',
      'بعد|من عمليه|جراحه|قيصريه, طلعت|طلع|خرجت من مستشفي, مسوي|سويت عمليه, عمليه|جراحه|منظار|قيصريه|عمليتي + قبل|من|صارلي|صار|صارله|هالاسبوع|الشهر + اسبوع|اسبوعين|ايام|يوم|يومين|شهر|كم, مرقد|مرقده|منوم|منومه|متنوم|نايم|تنومت|رقدت|ترقد + مستشفي + طلع|طلعت|الاسبوع|قبل|امس|ايام|لين|خرج, شال|شلت|شالوا|استاصل|استاصلت|شلنا + مراره|زايده|لوز|رحم|كليه|غده, سوي|سويت|سووا|عمل|عملت|عملوا عمليه|جراحه, طلع|طلعت|خرج|خرجت مستشفي, مسوي|مسويه|سويت|عملت|عامل|عامله|عمل|سوا|سوي|مسوين تكميم|منظار|قيصريه|فتق|بواسير|مراره|زايده|لوز|قسطره|عمليه|جراحه, مسوي|مسويه|سويت|عملت|عامل|عامله|عمل|سوا|سوي|مسوين قص معده, مسوي|مسويه|سويت|عملت|عامل|عامله|عمل|سوا|سوي|مسوين تحويل مسار, تكميم|قيصريه|استيصال|منظار + من|قبل|صارلي|صار|لي|بعد + يوم|يومين|ايام|اسبوع|اسبوعين|خمس|اربع|ثلاث|تلات|ست|سبع|عشر|شهر, تحويل مسار + من|قبل|صارلي|صار|لي|بعد + يوم|يومين|ايام|اسبوع|اسبوعين|خمس|اربع|ثلاث|تلات|ست|سبع|عشر|شهر, تبديل مفصل + من|قبل|صارلي|صار|لي|بعد + يوم|يومين|ايام|اسبوع|اسبوعين|خمس|اربع|ثلاث|تلات|ست|سبع|عشر|شهر, تبديل ركبه + من|قبل|صارلي|صار|لي|بعد + يوم|يومين|ايام|اسبوع|اسبوعين|خمس|اربع|ثلاث|تلات|ست|سبع|عشر|شهر, بعد|عقب عمليه|جراحه|تكميم|قيصريه|استيصال, جراحه|عمليه .. يوم|ايام|باسبوع|اسبوع, ولدت|ولاده|ولدتني + قيصري|قيصريه, قيصري|قيصريه + من|قبل|صارلي|بعد + يوم|يومين|ايام|اسبوع|اسبوعين|شهر, عمليه|جراحه|عمليتي + من|قبل|صارلي|امس|اول امس|بعد + يوم|يومين|ايام|اسبوع|اسبوعين|خمس|اربع|ثلاث|تلات|تلت|ست|سبع|عشر|عشره|كام|كم, عمليه|جراحه|منظار + البارح|امبارح|امس|سيمانه|سيمانات|جمعه, درت|ديت|سويت|عملت عمليه',
    ],
  }),
  travel: finding(['Travel', 'السفر'], {
    kind: 'background',
    tick: ['A journey to Africa, Asia or Latin America in the last year', 'سفر إلى أفريقيا أو آسيا أو أمريكا اللاتينية خلال آخر سنة'],
    says: [
      '=travel, =travelled, =traveled, travelling from|back|abroad, came|returned|return|arrived|flew + india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|trip|holiday|vacation|leave|village, back from india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|trip|holiday|vacation|leave|village|home, india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka + trip|visit|visited|holiday, =trip|=trips, holiday in, visited, safari, tropics, returned from, backpacking, landed back?|home|from, flew|flown + back|home|from|abroad, vietnam|tanzania|bali|cambodia|myanmar|burma|laos|malaysia|congo|cameroon|senegal|yemen|afghanistan|brazil|peru|mexico|colombia|rwanda|somalia|zambia|malawi|mozambique|angola|mali|zanzibar|madagascar|gambia|liberia|benin|togo|vietnam|asia|india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|abroad|overseas|eritrea|djibouti|egypt + back|landed|returned|came|trip|flew|arrived|home|visited|holiday|week|weeks|went|been|thing|spent|travelled|work, trip|trips vietnam|tanzania|bali|cambodia|myanmar|burma|laos|malaysia|congo|cameroon|senegal|yemen|afghanistan|brazil|peru|mexico|colombia|rwanda|somalia|zambia|malawi|mozambique|angola|mali|zanzibar|madagascar|gambia|liberia|benin|togo|vietnam|asia|india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|abroad|overseas|eritrea|djibouti|egypt, abroad|overseas + came|back|went|week|weeks|month|returned|work, came|returned|return|back|landed|arrived|flew + from + india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|lagos|kampala|nairobi|khartoum|dhaka|lahore|karachi|mumbai|goa|abuja|accra|cebu|kathmandu|colombo|jakarta|addis, in|was sudan|india|kenya|nigeria|uganda|ghana|ethiopia|pakistan|nepal|bangladesh|philippines|tanzania|thailand|indonesia|yemen|egypt + until|ago|last|days|weeks|month|returned|before, wedding|funeral|holiday|leave|vacation|trip in|to sudan|india|kenya|nigeria|uganda|ghana|ethiopia|pakistan|nepal|bangladesh|philippines|tanzania|thailand|indonesia|yemen',
      'سفر, سافرت, سافر, مسافر, رجعت|رجع|راجع|عدت|جاي|وصلت + هند|كيرلا|باكستان|بنغلادش|نيبال|فلبين|كينيا|سودان|نيجيريا|اثيوبيا|اوغندا|افريقيا|تايلند|اندونيسيا|سريلانكا|اجازه|سفر|بلد|ديره|ضيعه, رحله, سفاري, تنزانيا|فيتنام|بالي|ماليزيا|كمبوديا|يمن|صومال|كونغو|كاميرون|سنغال|مالي|زنجبار|موزمبيق|هند|كيرلا|باكستان|بنغلادش|نيبال|فلبين|كينيا|سودان|نيجيريا|اثيوبيا|اوغندا|افريقيا|تايلند|تايلاند|اندونيسيا|سريلانكا|غانا|رواندا|اريتريا|حبشه|جيبوتي|برازيل|بنقلاديش|بنغلاديش|سيريلانكا + رد|رديت|ردينا|رجع|رجعت|راجع|راجعين|عاد|جاي|جيت|وصل|وصلت|رحت|رحنا|كنت|كنا|اسبوع|اسبوعين|ايام|شهر|سافر|سافرت|امس|توه|توني|نزلت, رجعت|رجع|رجعنا|رجعو|راجع|راجعين|جيت|جينا|جا|جاء|جاي|جايين|وصل|وصلت|وصلنا|رديت|ردينا|عدنا|عدت من? بلد|البلد|سودان|سنار|الخرطوم|خرطوم|دارفور|كسلا|هند|كيرلا|باكستان|بنغلادش|نيبال|فلبين|كينيا|نيجيريا|اثيوبيا|اوغندا|افريقيا|تايلند|اندونيسيا|سريلانكا|ضيعه|ديره|قريه|اجازه|يمن|تنزانيا, جا|جيت|جينا|رجع|رجعت|رجعنا|جينا + من سودان|هند|باكستان|كينيا|نيجيريا|اثيوبيا|اوغندا|افريقيا|نيبال|فلبين|اجازه|بلد, اجازه في|ب سنار|خرطوم|سودان|هند|باكستان|بلد|افريقيا, اجازه سنار|خرطوم|سودان|هند|باكستان|افريقيا, كنت|كنا|كان|مسافر|مسافرين + سودان|هند|باكستان|كينيا|نيجيريا|اثيوبيا|اوغندا|افريقيا|نيبال|فلبين|بنغلادش|تنزانيا|تايلند|اندونيسيا|يمن + اسبوع|اسبوعين|شهر|ايام|قبل|فات|ماضي|رجعت|رجع',
    ],
  }),
  'travel-advice': finding(['Advice before a journey', 'نصيحة قبل السفر'], {
    says: [
      'travel vaccine|vaccines|vaccination|clinic, vaccine|vaccination|tablets|jab + before + travel|trip|journey|hajj|umrah, malaria tablets|prophylaxis|prevention, yellow fever vaccine, which|what|any|need|recommended|required jab|jabs|vaccine|vaccines|vaccination|vaccinations|shots|injections|pills + need|take|get|before|go|required|vietnam|tanzania|bali|cambodia|myanmar|burma|laos|malaysia|congo|cameroon|senegal|yemen|afghanistan|brazil|peru|mexico|colombia|rwanda|somalia|zambia|malawi|mozambique|angola|mali|zanzibar|madagascar|gambia|liberia|benin|togo|vietnam|asia|india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|abroad|overseas|eritrea|djibouti|egypt|travel|trip|there, jab|jabs|vaccine|vaccines|vaccination|vaccinations|shots|injections|pills + vietnam|tanzania|bali|cambodia|myanmar|burma|laos|malaysia|congo|cameroon|senegal|yemen|afghanistan|brazil|peru|mexico|colombia|rwanda|somalia|zambia|malawi|mozambique|angola|mali|zanzibar|madagascar|gambia|liberia|benin|togo|vietnam|asia|india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|abroad|overseas|eritrea|djibouti|egypt|travel|flying|trip|travelling|holiday|hajj|umrah|country, before + travel|flying|trip|holiday + jabs|vaccine|vaccines|pills|tablets|medicine, flying|going|travelling vietnam|tanzania|bali|cambodia|myanmar|burma|laos|malaysia|congo|cameroon|senegal|yemen|afghanistan|brazil|peru|mexico|colombia|rwanda|somalia|zambia|malawi|mozambique|angola|mali|zanzibar|madagascar|gambia|liberia|benin|togo|vietnam|asia|india|kerala|pakistan|bangladesh|nepal|philippines|manila|kenya|sudan|nigeria|ethiopia|uganda|ghana|africa|thailand|indonesia|lanka|abroad|overseas|eritrea|djibouti|egypt + next|soon|month, jabs|vaccines|pills before go|trip|travel|flying',
      'تطعيم|تطعيمات|لقاح|لقاحات + سفر|حج|عمره, حبوب وقايه ملاريا, تطعيم|تطعيمات|لقاح|لقاحات|ابر|طعوم|مطاعيم + سافر|سفر|بسافر|رايح|اروح|بروح|بتروح|عمره|حج|مسافر|سفري|رحله|تنزانيا|فيتنام|بالي|ماليزيا|كمبوديا|يمن|صومال|كونغو|كاميرون|سنغال|مالي|زنجبار|موزمبيق|هند|كيرلا|باكستان|بنغلادش|نيبال|فلبين|كينيا|سودان|نيجيريا|اثيوبيا|اوغندا|افريقيا|تايلند|تايلاند|اندونيسيا|سريلانكا|غانا|رواندا|اريتريا|حبشه|جيبوتي|برازيل|بنقلاديش|بنغلاديش|سيريلانكا',
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
      'raw|unboiled milk, fresh milk + farm|camel|goat|sheep|cow, unpasteurised, unpasteurized, brucella, brucellosis, malta fever, farm|slaughter + sheep|goat|goats, milk + straight|direct|directly + udder|cow|goat|camel|farm|animal|sheep, milk + not|without boil|boiled|boiling|pasteurised|pasteurized, not|without boil|boiled|boiling .. milk, raw|unboiled|unpasteurised|fresh cheese|milk|laban|yogurt|yoghurt + farm|village|goat|sheep|camel|cow, camel milk|milking, udder, farm cheese, milking + goat|goats|sheep|cow|camel',
      'حليب ني, حليب طازج + عزبه|غنم|ماعز|ناقه|بقر, غير مبستر|مغلي, بروسيلا, حمي مالطيه, عزبه + غنم|ماعز|حلال|بوش|حليب|ناقه|نوق|اشتغل|نشتغل|يشتغل|شغل|عمل|نحلب|احلب, غنم|ماعز|حلال + {animal}, غنم|ماعز|حلال + ذبح|ولاده|حلب, حليب|لبن|جبن|جبنه|جبنة + ما|مو|مب|مش|غير|بدون|بلا|دون .. مغلي|غلي|غليان|مغليه|مبستر|مبستره|يغلي|غليته|بستره|انغلي|غليناه, جبن|جبنه|لبن|لبنه بلدي|بلديه|عربي|بيضا + راعي|غنم|ماعز|ضيعه|قريه|مزرعه|عزبه, حليب + غنم|ماعز|بوش|ناقه|نوق|بقر|بل|جمل|خليج? + شرب|شربت|نشرب|يشرب|طازج|طازه, حليب + علي طول + غنم|ماعز|بوش|ناقه|نوق|بقر|بقره, حليب|لبن بوش|ناقه|نوق|ابل|خلفات, حليب|لبن نياق|ناقه|بوش|ابل|خلفات|غنم|ماعز, حليب + راعي|مزرعه|عزبه|خام|طازج|فريش',
    ],
  }),
  camel: finding(['Contact with camels', 'مخالطة الإبل'], {
    kind: 'background',
    tick: [
      'Contact with camels, raw camel milk, or a person with MERS in 14 days',
      'مخالطة الإبل أو حليبها غير المغلي أو مصاب بمتلازمة الشرق الأوسط خلال 14 يوماً',
    ],
    says: [
      'camel, camels, =mers, camel milk|farm|race, camel + visited|farm|race|touched|milk|rode|riding|work|near',
      'بعير, بعارين, ابل, جمل, ناقه, نوق, هجن, كورونا شرق اوسط, متلازمه شرق اوسط, بوش, =البوش, =بل, =البل, =الابل, بعران, اباعر, نياق, مطيه, مطايا, حوار, عزبه بوش|ابل, هجانه',
    ],
  }),
  umrah: finding(['Hajj or Umrah', 'الحج أو العمرة'], {
    kind: 'background',
    tick: ['Hajj, Umrah or a stay in Makkah in the last 14 days', 'حج أو عمرة أو إقامة في مكة خلال آخر 14 يوماً'],
    says: [
      'hajj, haj, umrah, umra, pilgrimage, mecca, makkah, makka, madinah, tawaf, ihram, mina tents|tent|jamarat, arafat, arafah, muzdalifah',
      'مكه, =الحج, =للحج, =بالحج, =العمره, =للعمره, =بالعمره, =معتمر, رحت|سويت|اديت|رجعت|راجع .. عمره|حج, مدينه منوره, =مزدلفه, =عرفات, =بعرفات, يوم عرفه, =مني + شمس|حر|حجاج|خيمه|خيام|جمرات|حج, =الطواف, =طواف, =والسعي, احرام, جمرات, =المشاعر, حملة حج',
    ],
  }),
  'measles-contact': finding(['Contact with measles', 'مخالطة مصاب بالحصبة'], {
    tick: ['Contact with somebody who has measles', 'مخالطة شخص مصاب بالحصبة'],
    says: [
      'contact|exposed|exposure|nursery|classmate|colleague|outbreak + measles, flatmate|housemate|roommate|friend|cousin|neighbour|neighbor|nephew|niece|bloke|guy|colleague|coworker|classmate|teammate|someone|somebody|person|boy|girl|man|woman|desk|cousins|mate|workmate|driver|maid|cook .. measles|meesles|measels, sat|next|beside|played|shared|slept|same|visited|near|around|met|with + measles|meesles|measels, measles|meesles + going|school|class|work|office|nursery|daycare|camp|building|room, flatmate|housemate|roommate|friend|cousin|neighbour|neighbor|nephew|niece|bloke|guy|colleague|coworker|classmate|teammate|someone|somebody|person|boy|girl|man|woman|desk|cousins|mate|workmate|driver|maid|cook + down|has|with|got|caught + meesles|measels|measles',
      'مخالط|خالطت|مخالطه|خالط|عدوي|حضانه|مدرسه|زميل + حصبه, رفيق|رفيقي|صديق|صديقي|جار|جارنا|يار|يارنا|ابن اخت|ابن اختي|ابن اخ|ولد عم|ولد خال|ولد يارنا|ولد اختي|ولد اخوي|زميل|صاحب|واحد|شخص|فصل|صف|روضه|حضانه|ناس|بنت عم|بنت اختي|بنت يارنا + حصبه, قعدت|جلست|لعب|يلعب|نام|كنت|زرت|زرنا|زارنا|سلمت|قعد + حصبه, حصبه + عنا|عندنا|بيتنا|بصف|مدرسه|روضه|فصل|شغل|سكن',
    ],
  }),
  tuberculosis: finding(['Tuberculosis', 'السل'], {
    kind: 'disease',
    says: [
      'tuberculosis, =tb, tb test|skin test, latent tb, consumption + got|rifampicin|lung|lungs|cough|diagnosed, rifampicin, isoniazid, ethambutol, pyrazinamide, consumption like',
      '=السل, =سل, =درن, =الدرن, تدرن, =بالسل, =بالدرن, ريفامبيسين, سل رئوي',
    ],
  }),
  'tb-contact': finding(['Contact with tuberculosis', 'مخالطة مصاب بالسل'], {
    tick: ['Lives or works with somebody who has tuberculosis', 'سكن أو عمل مع شخص مصاب بالسل'],
    says: [
      'contact|exposed|exposure|roommate|colleague|lives|live + tuberculosis|=tb, flatmate|housemate|roommate|friend|cousin|neighbour|neighbor|nephew|niece|bloke|guy|colleague|coworker|classmate|teammate|someone|somebody|person|boy|girl|man|woman|desk|cousins|mate|workmate|driver|maid|cook + =tb|tuberculosis, sat|next|beside|shared|slept|same|room|living + =tb|tuberculosis, uncle|aunt|brother|sister|father|mother|wife|husband|dad|mum|boss|family .. =tb|tuberculosis',
      'مخالط|خالطت|مخالطه|زميل|سكن|ساكن|قريب + =سل|=السل|درن, رفيق|رفيقي|زميل|زميلي|شغاله|خادمه|سايق|سواق|طباخ|جار|جارنا|صديق|صديقي|صاحب|زوج|زوجتي|سكن|واحد|شخص|اخوي|اختي|عمي|خالي|مربيه|مدير|شغل|مكتب|غرفه + =سل|=السل|=درن|=الدرن, =سل|=السل|=درن|=الدرن + ساكن|ساكنين|يسكن|اسكن|قاعدين|قريب|معاي|معانا|معنا|غرفه|بيت|شغل',
    ],
  }),
  'hiv-worry': finding(['Worry about HIV', 'قلق من فيروس نقص المناعة'], {
    says: ['=hiv, =aids', 'ايدز, اتش اي في, فيروس نقص مناعه, فحص ايدز'],
  }),
  'hiv-contact': finding(['Possible contact with HIV', 'احتمال التعرض لفيروس نقص المناعة'], {
    tick: ['Possible contact with HIV within the last 72 hours', 'احتمال التعرض لفيروس نقص المناعة خلال آخر 72 ساعة'],
    says: [
      '=hiv|=aids + exposed|exposure|contact|condom|partner|prostitute|slept|sex, =pep, post exposure, =hiv|=aids + positive|girl|unprotected|needle|prick|blood|patient|stranger|escort|broke|exposed + condom|she|partner|sex|last|yesterday|days|hours|night, =hiv|=aids + prevention|prevent|prophylaxis, without|no condom + =hiv|=aids, condom + broke|broken|slip|slipped|split|torn|burst + =hiv|=aids, hiv positive partner|girl|man|woman|person|patient|guy, =hiv|=aids + needle|needlestick|pricked|prick|splash, medicine + =hiv + prevention|prevent|exposure|after, partner|girl|guy|boyfriend|girlfriend|she|he|wife|husband + =hiv positive?',
      'ايدز + تعرض|تعرضت|علاقه|جماع|واقي|مصاب|مصابه|شريك, نقص مناعه + تعرض|تعرضت|علاقه|جماع|واقي|مصاب|مصابه|شريك, اتش اي في + تعرض|تعرضت|علاقه|جماع|واقي|مصاب|مصابه|شريك, بدون|بلا|دون|غير واقي|كوندوم|كندوم + ايدز|=hiv|اتش, ايدز|=hiv|=اتش + علاقه|نمت|جماع|ابره|انشك|انشكت|وخزه|وخز|مريض|شخص|دم|معو|عندها|انقطع|تمزق|بنت, نقص مناعه + ابره|دم|وخز|انشك|شخص|مريض',
    ],
    implies: ['hiv-worry'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
