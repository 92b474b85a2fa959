import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
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
} as const satisfies Readonly<Record<string, Finding>>;
