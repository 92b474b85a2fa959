import { type Finding, finding } from '../kinds.ts';

/** What was swallowed, taken, breathed in, bitten or stung by; and the heat. */
export const findings = {
  // Swallowed
  'chemical-swallowed': finding(['Chemical or plant swallowed', 'ابتلاع مادة كيميائية أو نبات'], {
    tick: ['A cleaning product, chemical, plant or mushroom was swallowed', 'ابتلاع منظف أو مادة كيميائية أو نبات أو فطر'],
    says: [
      '{swallowed} + bleach|clorox|dettol|detergent|disinfectant|sanitiser|sanitizer|pesticide|insecticide|antifreeze|glycol|mothball|mothballs|naphthalene|weedkiller|screenwash|jif|harpic|fertiliser|fertilizer|toadstool|toadstools|oleander|varnish|descaler, {swallowed} .. cleaner|perfume|aftershave|nail|floor|hair polish|remover|cleaner|dye|perfume|aftershave, {swallowed} perfume|cleaner|polish|poison|poisons|chemical|chemicals|dye|paint|glue|ink|softener|antiseptic|mouthwash|shampoo|soap|dishwashing|deodorant, {swallowed} .. toilet|window|oven|kitchen|glass|drain|floor|bathroom cleaner|block|cleaning|liquid|wash, {swallowed} .. cleaning|washing|laundry|dishwasher|dishwashing|detergent product|products|liquid|powder|capsule|capsules|pod|pods|tablet|fluid|stuff|spray, {swallowed} .. =pod|=pods, {swallowed} .. rat|ant|roach|weed|bug|insect|cockroach poison|killer|bait|spray|powder, weed|rat|ant|roach + killer|poison|bait + {swallowed}, =poisoned by|with, vape liquid|juice + {swallowed}, nicotine + liquid|pouch + {swallowed}, {swallowed} + plant|plants|houseplant|leaf|leaves|petals|flower|flowers|berries|berry|seeds|beans + garden|bush|tree|hedge|unknown|poisonous|wild|oleander|castor|datura, {swallowed} .. plant|houseplant|oleander|petals, chewed|bit leaf|leaves|plant|flower|petal, {kid} + eat|ate|eaten|eating|swallowed + plant|leaf|leaves|petals|flower|flowers|berries|berry, mushroom|mushrooms|shrooms + wild|picked|garden|forest|farm|poisonous, {swallowed} + shrooms, gulp|gulped|sip|sipped|swig|=downed|necked|licked|tasted|mouthful|drank|drinking|swallowed .. bleach|clorox|dettol|cleaner|detergent|disinfectant|sanitiser|sanitizer|perfume|polish|pesticide|insecticide|poison|chemical|antifreeze|fertiliser|varnish|softener, {kid} + into + bleach|cleaner|detergent|pesticide|poison|cleaning|harpic|clorox|dettol + {mouth}, bottle .. {mouth} + bleach|cleaner|detergent|clorox|dettol',
      '{swallowed} + كلور|كلوركس|كلوريكس|كلوروكس|منظف|منظفات|مبيد|ديتول|عطر|معقم|مطهر|سموم|مبيض|صبغه|زيبق|نبته|نبات|فطر, {swallowed} + ورق شجر, {swallowed} + =سم|=السم, {swallowed} + مواد تنظيف, {swallowed} + كبسوله|سائل غسيل, {swallowed} + مضاد تجمد, تسمم + منظف|مبيد|كيماوي|نبات, سم فيران|فار, {swallowed} + مسحوق|تايد|بريل|فيري|ملطف|نفتالين|دفله|نبته|شامبو|غسول|هاربك|ديتول|كلورين|سماد|حبر|صمغ|اسيتون|بويه|دفلي, {swallowed} + سايل|مسحوق|كبسوله|صابون غسيل|جلي|صحون|غساله|ملابس|مواعين, {swallowed} + مشروم|فطر بري|سام|حديقه, {swallowed} + صابون ارض|غسيل|ملابس|جلي|سايل|مواعين, {swallowed} + ورق|ورده|اوراق + شجر*|زرع*|نبات*|دفله|حديقه|زينه, شارب|شاربه|شرب*|بلع*|اكل*|كلا|ماكل|ذاق|لحس|مص + كلور*|كلوركس|منظف*|مبيد|ديتول|عطر|معقم|مطهر|=سم|=السم|مبيض|صبغه|مسحوق|تايد|دفله|نفتالين|هاربك',
    ],
  }),
  corrosive: finding(['Burning chemical swallowed', 'ابتلاع مادة حارقة'], {
    tick: [
      'It was a drain or oven cleaner, acid, strong bleach or dishwasher tablet',
      'كانت مسلّك مجارٍ أو منظف أفران أو حمضاً أو مبيضاً مركزاً أو قرص جلاية',
    ],
    says: [
      '{swallowed} acid|lye|flash, {swallowed} .. battery|toilet|drain|hydrochloric|sulphuric|muriatic|strong|pool acid, {swallowed} + lye|caustic|corrosive|descaler, {swallowed} + drain|oven|toilet + cleaner|opener|liquid, dishwasher tablet|pod|salt + {swallowed}, {swallowed} + descaler|harpic|battery acid|drano|unblocker|drain|caustic|bleach concentrated, {swallowed} + strong|concentrated|industrial + bleach|cleaner|chemical, gulp|gulped|sip|sipped|swig|=downed|necked|mouthful .. acid|drain|lye|caustic|descaler|oven',
      '{swallowed} + فلاش|حمض|اسيد|تيزاب|كاويه|بوتاس, {swallowed} + ماء|ماي نار, {swallowed} + مسلك مجاري, {swallowed} + منظف افران, {swallowed} + قرص جلايه, {swallowed} + روح ملح, {swallowed} + كلور|كلوركس|كلوريكس|كلوروكس|منظف|مبيض + مركز|مركزه|قوي|صناعي, {swallowed} + مسلك|سليك|منظف|مسيل + مجاري|بالوعه|بلاعه|حمام|حمامات|افران|فرن|مواسير, {swallowed} + هاربك|هاربيك|تيزاب|صودا|بطاريه|مي نار|ماي نار|فلاش, شرب*|بلع*|شارب + فلاش|تيزاب|اسيد|حمض|هاربك|كاويه|ماي نار|ماء نار|روح ملح',
    ],
    implies: ['chemical-swallowed'],
  }),
  'petrol-swallowed': finding(['Petrol, kerosene or thinner swallowed', 'ابتلاع بنزين أو كيروسين أو مذيب'], {
    tick: ['It was petrol, kerosene, lamp oil, thinner or essential oil', 'كان بنزيناً أو كيروسيناً أو زيت مصابيح أو مذيباً أو زيتاً عطرياً'],
    says: [
      '{swallowed} + petrol|gasoline|kerosene|diesel|turpentine|thinner|thinners|camphor|eucalyptus, {swallowed} + white spirit, {swallowed} + lamp|essential oil, {swallowed} + lighter fluid, {swallowed} + fuel|kero|paraffin|naphtha|benzine|turps|citronella|lighter, siphon|siphoned|siphoning|syphon|sucked + petrol|diesel|fuel|gasoline|hose, gulp|gulped|sip|sipped|swig|mouthful|=downed + petrol|gasoline|kerosene|diesel|thinner|turpentine|fuel|turps|paraffin, {swallowed} + tea tree|clove|peppermint oil, paint thinner|stripper + {swallowed}',
      '{swallowed} + بنزين|كاز|كيروسين|جاز|ديزل|تنر|تربنتين|كافور, {swallowed} + سائل ولاعه, {swallowed} + زيت مصباح|عطري, {swallowed} + مزيل طلاء, {swallowed} + قاز|جاز|كاز|بترول|بنزين|بانزين|ديزل|مازوت|جازولين|تنر|ثنر|كيروسين|كروسين|تربنتين|نفط|زيت مصباح|زيت فانوس|زيت ولاعه|سايل ولاعه|بخور سائل, شرب*|بلع*|شارب|شفط*|مص*|ابتلع* + قاز|جاز|كاز|بترول|بنزين|بانزين|ديزل|مازوت|جازولين|تنر|ثنر|كيروسين|كروسين|تربنتين|نفط|زيت مصباح|زيت فانوس|زيت ولاعه|سايل ولاعه|بخور سائل',
    ],
    implies: ['chemical-swallowed'],
  }),
  overdose: finding(['Too much medicine', 'جرعة زائدة'], {
    tick: ['More medicine than allowed, or tablets swallowed by a child', 'دواء أكثر من المسموح، أو أقراص ابتلعها طفل'],
    says: [
      'overdose, overdosed, took od, handful + {medicine}, {medicine} + whole|entire + box|bottle|packet|pack|strip|blister, swallowed|ate|eaten|eating + pills|tablets|pill|tablet|medicine|medicines|contraceptive + child|baby|toddler|son|daughter|kid|boy|girl, too many|much sleeping tablets|pills, took|taken|swallowed|popped|=downed|necked|ate|gobbled whole|entire|full|all + strip|box|packet|pack|bottle|sheet, whole|entire|full strip|box|packet|bottle|sheet + panadol|brufen|paracetamol|tablets|pills|ibuprofen|meds|tabs|medicine, many many tablets|pills, too many tablets|pills|panadol|paracetamol|paras|brufen|meds, too much medicine|medication|panadol|paracetamol, double|triple max|maximum|limit|allowed, more than allowed|recommended|max|maximum + {medicine}, more than allowed|recommended|max|maximum + panadol|paracetamol, handful|loads|bunch|lots + paracetamol|panadol|brufen|tablets|pills|meds|tabs, emptied .. bottle|box|packet|strip, took|taken|take|swallowed|popped|ate|eaten|=downed|necked|gobbled .. 8|9|10|11|12|13|14|15|16|18|20|24|25|30|40|50|60|eight|ten|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|dozen|dozens|many|handful|loads|load|bunch|lots panadol|panadols|paracetamol|brufen|ibuprofen|nurofen|aspirin|xanax|valium|paras|adol|pills|pill|tablets|tablet|tabs|capsules|meds|painkillers|antidepressants, took|taken|swallowed .. 8|10|12|14|15|16|18|20|24|30|40|50|ten|twelve|fifteen|twenty|thirty|forty|fifty sleeping|heart|pressure|iron|sugar|diabetes|x|mg? pills|tablets|paracetamol|panadol|tabs, panadol|paracetamol|brufen|ibuprofen|tablets|pills|xanax .. took|taken|swallowed 10|12|15|16|18|20|24|25|30|40|50|60|ten|twelve|fifteen|twenty|thirty|forty|fifty, too many|much {medicine}, took|taken|had|swallowed|given|gave too many|much .. {medicine}, too many|much .. panadol|paracetamol|brufen|insulin|pills|tablets|meds|painkillers + took|taken|had|swallowed|gave|given|today|already, taken|took|swallowed|downed all|whole|entire|every .. sleeping|antidepressants|antidepressant|painkillers|pills|paracetamol|panadol|xanax, taken|took|swallowed all .. tablets|meds|medication|medicine once|together|left|packet|box|bottle, taken|took .. all rest tablets|pills|meds, {kid} + into .. tablets|pills|medicine|medicines|meds|tabs|medication, {kid} + drank|drunk|chewed|ate|eaten|swallowed|gulped whole|all|entire|full|granny|gran|grandma|nan|mum|dad|mom|mother|father|grandad|grandpa|grandfather|grandmother|brother|sister .. medicine|syrup|calpol|tablets|pills|meds|medication|drops|liquid, {kid} + drank|ate|swallowed|chewed medicine|syrup|calpol|pills|tablets|tablet|iron|meds, {kid} + drank|ate|swallowed|chewed .. bottle|packet|strip medicine|syrup|calpol|pills|tablets, into .. heart|iron|sugar|blood|pressure|sleeping|diabetes tablets|pills|meds|medicine, into .. gran|grandma|grandads|grandad|granny|nan|mum|dad|mom|grandpa|grandfather|grandmother .. tablets|pills|medicine|meds, {kid} + ate|swallowed|eaten|chewed|gulped .. tablets|tablet|pills|pill|capsules|capsule',
      '=جرعه|=بجرعه|=لجرعه زايده|مفرطه|كبيره, اخذ|خذ|اخذت|خذت|خذيت|اخدت|تناول .. جرعه زايده|مفرطه|كبيره|كبيره, {medicine} + شريط|علبه|قوطي|عبوه|غرشه|حفنه|شرايط + كامل|كامله|كله|كلها|فاضي|فاضيه|خلصها, خذ|خذت|اخذ|اخذت|خذيت|بلع|بلعت|شرب|شربت|اكل|تناول|تناولت + شريط|علبه|قوطي|عبوه|حفنه|شريطين, خذت|خذيت|اخذت|اخدت|بلع|بلعت|شربت|تناولت + حبوب|بندول|بنادول|مسكن + كثير|كثيره|وايد|كتير|كلها|زياده, بلع|ابتلع|اكل + حبوب|ادويه|حبايه|اقراص + طفل|ولد|بنت|ابن|بيبي|صغير, اكثر من جرعه|لازم|مسموح|موصوف, خذ|خذت|اخذ|اخذت|خذيت|اخد|اخدت|خدت|خد|بلع|بلعت|شرب|شربت|كليت|تناول|ماخذ|ماخد .. عشر|عشره|عشرين|ثلاثين|تلاتين|خمسطعش|خمستعش|خمستاشر|اربعين|خمسين|دزينه|10|12|15|16|20|24|25|30|40|50|كوم|كمشه|حفنه .. حبه|حبات|حبوب|بندول|بنادول|براسيتامول|مسكن|بروفين|ادول|حبايه|اقراص, خذ|خذت|اخذ|اخذت|خذيت|اخدت|بلع|بلعت|شرب|شربت كل حبوب|حبات|بندول|بنادول|دوا|شريط|علبه|اقراص|ادويه|منوم|مسكنات, خذ|خذت|اخذ|اخذت|خذيت|اخدت|بلع|بلعت|شرب|شربت .. شريط|شريطين|كمشه|حفنه|علبه|باكيت .. حبوب|بندول|بنادول|مسكن|بروفين|منوم|اقراص|دوا|ادول, شريط|باكيت|علبه|قوطي|كمشه|حفنه|شرايط + حبوب|بندول|بنادول|بروفين|مسكن|ادول|حب|اقراص|دوا|دواء + كامل*|كله|كلو|كلها|خلص*|بلع*|شرب*|خذ*|اخذ*|اخد*|ضرب*|نص, حبوب|بندول|بنادول|دوا|دواء + كثير|كثيره|وايد|كتير|هوايه|زياده|زايده + خذت|اخدت|خذيت|اخذت|بلع|شربت|لزوم, {kid} + بلع|بلعت|ابتلع|اكل|اكلت|كلي|كلت|شرب|شربت حبه|حبوب|حبايه|دوا|دواء|شراب|اقراص ضغط|سكر|سكري|حديد|قلب|صرع|اعصاب|جدته|جدتها|جده|امه|امها|ابوه|يدته|يدتها|نوم|منوم|حساسيه|مسكن, {kid} + بلع|بلعت|ابتلع|شرب|شربت|اكل|كلي .. حبه|حبوب|حبايه|دوا|دواء|علبه|شراب .. جدته|جدتها|جده|امه|امها|ابوه|يدته|يدتها|حق|مال|تبع, {kid} + بلع|بلعت|ابتلع|اكل|اكلت|كلي|كلت .. حبه|حبوب دوا|دواي|دواء|مالي|مالتي',
    ],
  }),
  'pills-missing': finding(['Tablets missing', 'أقراص مفقودة'], {
    tick: ['Tablets are missing, or the packet is open or empty', 'أقراص ناقصة أو العلبة مفتوحة أو فارغة'],
    says: [
      'pills|tablets|tabs|capsules =missing|scattered|everywhere|spilled|spilt, pills|tablets|tabs|capsules gone + bottle|packet|box|strip|child|son|daughter|toddler|baby|found|where, =missing|fewer pills|tablets|tabs|capsules, pill|pills|tablet|tablets|medicine|medication + =missing|scattered|empty|opened|spilled|playing|chewing|holding + child|baby|toddler|son|daughter|kid|boy|girl, empty pill|tablet|medicine|paracetamol|panadol|insulin bottle|packet|strip|blister|box, empty bottle|packet|packets|strip|strips|blister|box + pill|pills|tablet|tablets|panadol|paracetamol|medicine|beside|next, bottle|packet|box|strip|cupboard open|opened + pills|tablets|medicine|capsules + found|child|toddler|baby|son|daughter|floor, found .. pills|tablets|capsules + floor|mouth|hand|bed + child|toddler|baby|son|daughter|him|her, toddler|baby|son|daughter|child|kid + pills|tablets|tablet|pill + hand|mouth|floor|playing, pills|tablets|strip|packet + short|less + child|toddler|baby|counted|should, counted .. pills|tablets|meds, half packet|strip|box|bottle gone|empty|missing, pill|tablet|medicine bottle open|opened|empty|half, tablets|pills not there + strip|bottle|packet|box',
      'حبوب|ادويه|دوا|دواء|اقراص|علبه|شريط + ناقص|ناقصه|مفتوح|مفتوحه|متناثره|مرميه|مكبوبه, حبات|حب|ادويه|دوا|دواء|اقراص|علبه|شريط|قوطي|بندول|باكيت + ناقص|ناقصه|ناقصين|مبعثر*|متناثر*|مرمي|مرميه|مرميين|مطشر*|مكبوب*|مختفي*|مفكوكه|منثور*, علبه|شريط|قوطي|باكيت|غرشه + دوا|دواء|حبوب|بندول|مسكن|اقراص + فاضي|فاضيه|مفتوح|مفتوحه|ناقص|مرمي, لقيت|لقينا|لقيته|لقيتها|شفت + علبه|شريط|قوطي|باكيت + فاضي|فاضيه|مفتوح|مفتوحه|ناقص|مرمي|مرميه, لقيت|لقينا .. حبوب|علبه|شريط|دوا + يده|ايده|يد ولدي|فمه|تمه|حلجه|جنبه|بجنبه',
    ],
  }),
  'risky-medicine': finding(['Medicine of which little is dangerous', 'دواء يضر القليل منه'], {
    tick: [
      'It was a heart, blood pressure, diabetes, iron, epilepsy, mood or opioid medicine',
      'كان دواء قلب أو ضغط أو سكري أو حديد أو صرع أو مزاج أو أفيون',
    ],
    says: [
      'tablet|tablets|pill|pills|medicine|medication|dose|took|taken + digoxin|verapamil|amlodipine|diltiazem|gliclazide|glibenclamide|sulfonylurea|insulin|lithium|colchicine|theophylline|amitriptyline|methotrexate, {swallowed} + iron tablets|pills, {swallowed} + metformin|bisoprolol|propranolol, diabetes|diabetic|sugar|heart|pressure|bp|epilepsy|seizure|fits|iron|antidepressant|psychiatric|mood|opioid|methadone|malaria|gout tablets|tablet|pills|pill|medicine|meds|med + child|eat|ate|eaten|swallowed|took|granddad|grandad|grandma|gran|nan|mum|dad|mother|father|grandfather|grandmother|baby|toddler|kid|son|daughter|many|overdose|boy|girl|it, gran|grandma|granddad|grandad|grandmother|grandfather|nan|mum|dad|mother|father + diabetes|diabetic|sugar|heart|pressure|bp|epilepsy|iron|antidepressant + tablet|tablets|pill|pills|medicine|meds, was|were? iron tablet|tablets|pills, was metformin|gliclazide|amlodipine|bisoprolol|digoxin|lithium|tramadol|methadone|amitriptyline|propranolol|verapamil|ferrous, swallowed|ate|took|taken|eaten + bp|pressure|sugar|heart|iron|diabetes|diabetic|epilepsy pill|pills|tablet|tablets|medicine|meds',
      'دواء|حبوب|حبه|جرعه|ابره + ديجوكسين|انسولين|ليثيوم|ميثوتركسات|املوديبين|جليكلازيد|داونيل|كولشيسين, بلع|شرب|اكل + حبوب حديد|ضغط|سكر|قلب|صرع|كابه, بلع*|شرب*|اكل*|ماكل|خذ|خذت|اخذ|ابتلع* + حبه|حبوب|حبايه|دوا|دواء|اقراص حديد|ضغط|سكر|سكري|قلب|صرع|كابه|اعصاب|نفسي|تشنج|مورفين, =كانت|=كانو|=كان|=كانوا|=طلعت|=طلع حبه|حبوب|حبايه|دوا|دواء|اقراص حديد|ضغط|سكر|سكري|قلب|صرع|كابه|اعصاب|نفسيه|تشنج, حبه|حبوب|حبايه|دوا|دواء حديد|ضغط|سكر|سكري|قلب|صرع|كابه|اعصاب + مال|مالت|حق|تبع + يدته|جدته|جده|يده|امه|ابوه|امي|ابوي|جدتي|جدي|تيتا|ستو|ستي, حبه|حبوب|حبايه|دوا|دواء حديد|ضغط|سكر|سكري|قلب|صرع|كابه + جدته|جده|يدته|امه|ابوه|حجيه|تيتا, حبوب|حبه|دوا ضغط|سكري|قلب|صرع|حديد + مال|حق|تبع|طفل|ياهل|ولدي|بنتي|زايد|كثير',
    ],
  }),
  'double-dose': finding(['Double or extra dose', 'جرعة مضاعفة'], {
    tick: ['One dose too many was taken by mistake', 'جرعة إضافية أُخذت بالخطأ'],
    says: [
      'double|doubled|extra|second|two|twice + dose|doses|tablet|tablets|pill|pills|medicine + mistake|accident|accidentally|instead|forgot|again|already, double|extra dose, took + twice|again|doubled + {medicine}, two instead one, dose|doses|tablet|tablets|pill|pills|meds|medicine|insulin|tabs|injection twice|again|double|two times, took|taken|take|had|gave|given|=downed|swallowed + twice|double|two times|again|extra + tablet|tablets|dose|pill|pills|meds|medicine|med|insulin|injection, twice + medicine|meds|tablet|tablets|pill|pills|dose|morning|night + took|taken|forgot|mistake|accident|gave, double|doubled|extra|second|one more + dose|tablet|pill|meds|tabs, doubled up, two + instead one, took|had|taken .. vitamin|vitamins|d3|b12|antihistamine|cetirizine|thyroxine|statin|omeprazole|iron|folic .. twice|double|again, extra|another|double|two|one more cetirizine|antihistamine|antihistamines|vitamin|vitamins|loratadine|omeprazole|statin|thyroxine, one extra .. tablet|pill|dose|cetirizine|vitamin',
      'جرعه + مضاعفه|اضافيه|مرتين|دبل|زياده|زايده + غلط|خطا|نسيت|بالغلط, حبتين|جرعتين|مرتين + بدل|غلط|خطا|نسيت|بالغلط, كررت|اعدت + دوا|دواء|جرعه|حبه, حبه|حبتين|جرعه|جرعتين|دوا|دواء|علاج|حبايه|حبايتين|ابره|انسولين + مرتين|زياده|زايده|زايد|دبل|مضاعف|مضاعفه|ثانيه|تانيه|اضافيه|مكرر|مكرره|بدل + غلط|خطا|بالغلط|بالخطا|ناسي|ناسيه|نسي|نسيت|سهو|سهيت|نسيان|غلطت, دوا|دواء|حبه|جرعه|علاج|انسولين مرتين|دبل|مضاعف, دوا|دواء|علاج|حبوب + مرتين + خذ|خذت|اخذ|اخذت|اخدت|خذيت|شرب|عطيت|عطيته|ناسي|نسي|نفس, اخذ|خذ|اخذت|خذت|اخدت|خذيت|عطيت|شربت حبه|حبتين|جرعه|جرعتين|حبايتين + زياده|زايده|بدل|دبل',
    ],
    implies: ['missed-or-double'],
  }),
  'wrong-medicine': finding(['Wrong medicine', 'دواء بالخطأ'], {
    tick: ["A wrong medicine, or somebody else's, was taken", 'دواء خاطئ أو دواء شخص آخر أُخذ'],
    says: [
      'wrong + medicine|medication|tablet|tablets|pill|pills|dose|drug|injection|insulin, took|taken|given|gave|drank + {medicine} + someone|somebody|else|wife|husband|mother|father|brother|sister|his|her|adult, took|taken|take|gave|given|drank|swallowed|had|ate|popped|=downed mum|mom|dad|wife|husband|granny|gran|nan|grandma|grandad|granddad|grandfather|grandmother|mother|father|brother|sister|dog|cat|someone|somebody|roommate|friend|wrong + meds|med|tablet|tablets|pill|pills|medicine|medication|tab|dose, mixed|mix|muddled|confused|swapped up? + boxes|box|meds|tablets|bottles|pills|medicine|medicines|strips, meds|med|tablet|tablets|pill|pills|medicine|medicines + instead mine|own|his|hers|of, someone|somebody|else + meds|med|tablet|tablets|pill|pills|medicine, wrong + meds|med|tab|box|bottle|strip|syrup|drops + took|taken|gave|given|drank|mistake, not mine|prescribed + took|taken|meds|tablet|pill',
      'دواء|دوا|حبه|حبوب|ابره|علاج + غلط|خطا|بالغلط|غيره|غيري, دواء|دوا|حبه|حبوب|ابره|علاج + شخص ثاني, شرب|اخذ|خذ|خذت|عطيت|اعطيت + دواء|دوا|حبوب + امه|ابوه|جدته|جده|اخوه|زوجي|زوجتي|امي|ابوي, دوا|دواء|حبوب|حبه|علاج|حبايه|ابر|جرعه امه|ابوه|جدته|جده|اخوه|زوجي|زوجتي|امي|ابوي|مرتي|يدته|خيه|اختي|اخوي|غيري|غيره|غيرها|بنتي|ولدي|رفيقي|واحد|غير + اخذ|خذ|خذت|اخذت|اخدت|خذيت|بلع|بلعت|شرب|شربت|عطيت|عطيته|اكل|غلط|بدل|مال, دوا|دواء|حبوب|حبه|علاج + بدل|مكان + دواي|دوا|دوايي|حبوبي|علاجي|مالي|حقي, غلط*|خطا|خلطت|خربطت|خربط|لخبطت|تلخبطت|خربطنا + دوا|دواء|حبوب|حبه|علاج|ادويه|علب|علبه|شريط, دوا|دواء|حبوب|حبه|علاج|حبايه مال|حق|تبع + امي|ابوي|زوجي|زوجتي|اخوي|غيري|امه|ابوه|مرتي|شخص|واحد + اخذ|خذت|خذيت|اخدت|شرب*|بلع*|غلط',
    ],
  }),
  'missed-or-double': finding(['Missed or doubled dose', 'جرعة منسية أو مضاعفة'], {
    says: [
      'missed|skipped|forgot|forgotten|late + {medicine}, missed|skipped|forgot dose|doses|insulin|statin|inhaler|vitamin, ran|running out + {medicine}, ran out insulin|inhaler, stopped taking + {medicine}, forget|forgot|forgotten|forgetting|miss|missed|missing|skip|skipped|slept through|thru|late + medicine|dose|doses|tablet|tablets|pill|pills|meds|med|injection|insulin|jab|inhaler|tabs, not take|taken|took + medicine|meds|tablet|tablets|pill|dose|insulin + yesterday|today|days|last|night|morning|forgot|since, ran|running|run out + meds|pills|tablets|medicine|prescription, forgot|forgotten|missed|skipped|late|forgetting .. simvastatin|atorvastatin|rosuvastatin|statin|amlodipine|thyroxine|levothyroxine|omeprazole|vitamin|vitamins|iron|cetirizine|contraceptive|pill|antibiotic|amoxicillin|sertraline|metformin|losartan|valsartan|eltroxin, forgot|forgotten|missed|skipped|forgetting .. blood pressure|thinner|sugar, pill|tablet|dose hours late, took .. pill|tablet|dose .. late',
      'نسي|نسيت|نست|فاتتني|فات|فوت|فوتت + {medicine}, نسيت|فاتت + انسولين|بخاخ, خلص|خلصت|انتهي + دوا|دواء|علاج|ابر|انسولين, وقفت|وقف|قطعت + دوا|دواء|علاج|حبوب, نسي*|ناسي*|سهي*|سهو*|فات*|فوت*|طافت*|طوف* + {medicine}, نسي*|ناسي*|سهي*|سهو*|فات*|فوت*|طافت*|طوف* + دوا|دواء|جرعه|حبه|حبوب|علاج|ابره|موعد|انسولين, راح|راحت|طار|فات|فاتني + موعد|جرعه|وقت + دوا|دواء|حبه|علاج|ابره, ما اخذت|خذت|اخدت|خذيت|شربت|اخذ|خذ|ياخذ + دوا|دواء|حبه|حبوب|جرعه|علاج|انسولين + امس|اليوم|نسيت|ناسي|مبارح|البارح|يوم|يومين, بدون دوا|دواء|علاج + يوم|يومين|ايام|اسبوع, نسي|نسيت|نست|ناسي|ناسيه|فاتتني|طافتني|فاتني|سهيت .. حبه|حبوب|حبايه|دوا|دواء|علاج|جرعه ضغط|سكر|غده|كوليسترول|كولسترول|منع|حمل|معده|حساسيه|حديد|فيتامين, نسيت|ناسي|ناسيه|فاتتني فيتامين|اوميغا|الغده|كوليسترول|كولسترول, تاخرت|اخرت .. حبه|حبوب|جرعه|دوا',
    ],
  }),
  'medicine-question': finding(['Question about a medicine', 'سؤال عن دواء'], {
    says: [
      'can|could|ok|okay|safe|allowed|should take|taking|have|mix|combine + {medicine} + together|with|alongside|both, can|could|ok|okay|safe|allowed|should take|taking|have|mix|combine + {medicine} + same time, can|could|ok|okay|safe|should .. take|mix|give .. panadol|paracetamol|brufen|ibuprofen|nurofen|vitamin|vitamins|antihistamine|antihistamines + with|and|together|same|both|after|before, how many|much panadol|paracetamol|brufen|ibuprofen|nurofen|vitamin|vitamins + can|should|day|max|allowed|take, what dose|maximum panadol|paracetamol|brufen|ibuprofen, or? too much|many + panadol|paracetamol|brufen|ibuprofen + can|ok|safe',
      'اقدر|ممكن|ينفع|يصير|عادي|يجوز|فيني|بقدر|هل + اخذ|اخد|اجمع|استخدم|استعمل + بندول|بنادول|بروفين|مسكن|دوا|دواء|فيتامين|مضاد + مع|سوا|نفس|ويا|وانا|ماخذ|ماخذه, كم حبه|جرعه + بندول|بنادول|بروفين|مسكن|اليوم, جرعه زايده|كثيره + هل|عادي|خطر|ولا',
    ],
  }),
  'common-effect': finding(['Common mild effect of a medicine', 'أثر خفيف شائع لدواء'], {
    says: [
      'dry|bitter|metallic|metal mouth|taste + since|after|from|with|taking|started .. antihistamine|antihistamines|cetirizine|loratadine|antibiotic|antibiotics|metronidazole|flagyl|tablets|tablet|medicine|pills|pill|iron|metformin|antidepressant|zopiclone, constipated|constipation + since|after|from|with|taking|started .. iron|codeine|tablets|cocodamol|tramadol|calcium, orange|yellow|green urine|pee|wee + vitamin|vitamins|rifampicin|b12|multivitamin, bit|little|slightly loose|nausea|queasy|gassy + metformin|antibiotic|antibiotics|iron',
      'نشاف|ناشف|مراره + فم|تم|حلج|حلق|ريق + دوا|دواء|حبوب|حساسيه|مضاد|حديد + من|بعد|مع|بديت, طعم معدن|مر + دوا|دواء|حبوب|مضاد, امساك + من|بعد|مع + حديد|كودايين|مسكن|كالسيوم, بول اصفر|برتقالي|فسفوري + فيتامين|فيتامينات',
    ],
  }),
  'vital-medicine': finding(['Medicine that must not be missed', 'دواء لا ينبغي تفويته'], {
    kind: 'background',
    tick: [
      'Insulin, blood thinner, steroid, heart, epilepsy, transplant or HIV medicine',
      'أنسولين أو مميع دم أو كورتيزون أو دواء قلب أو صرع أو زراعة أو مناعة',
    ],
    says: [
      'insulin, warfarin, apixaban, rivaroxaban, steroid|prednisolone|hydrocortisone, epilepsy|seizure|heart|transplant|hiv|psychiatric|lithium tablets|medicine|medication|meds, keppra, tegretol, tacrolimus, eliquis|xarelto|pradaxa|dabigatran|clexane|heparin|edoxaban, prednisone|pred|dexamethasone|cortisone|methylprednisolone, blood thinner|thinners, lamotrigine|valproate|phenytoin|levetiracetam|carbamazepine|epilim|depakine|lamictal, digoxin|amiodarone|bisoprolol|metoprolol, ciclosporin|cyclosporine|mycophenolate|cellcept|prograf, antiretroviral|antiretrovirals|biktarvy|prep, clozapine|olanzapine|quetiapine|risperidone, heart|epilepsy|fits|fit|seizure|seizures|transplant|kidney|hiv|steroid|anti rejection tablet|pills|pill|drugs|drug|tabs, on steroids|thinners|insulin|lithium',
      'انسولين, وارفارين, كورتيزون, دواء|دوا|حبوب|علاج + صرع|قلب|سيوله|زراعه|مناعه|تشنج, دواء|دوا|حبوب|علاج نفسي|نفسيه, مميع|مميعات|سيوله, بريدنيزون|بريدنيزولون|ديكسا|هيدروكورتيزون|ستيرويد, ديباكين|تيجريتول|تجريتول|كيبرا|كبرا|لاميكتال|ديلانتين, هيبارين|كلكسان|اليكويس|زاريلتو|زارلتو|ماريفان, دواء|دوا|حبوب|علاج|ادويه + صرع|قلب|زراعه|تشنجات|مناعه|رفض|ايدز|كليه مزروعه|مميع, حبوب|دوا|ابر|ابره سيوله|تجلط|مميعه, ليثيوم|ديجوكسين',
    ],
  }),
  'harmless-dose': finding(['A medicine that may be missed once', 'دواء لا يضر نسيانه مرة'], {
    kind: 'background',
    tick: ['A vitamin, statin, thyroid, allergy or stomach-acid tablet', 'فيتامين أو دواء كوليسترول أو غدة درقية أو حساسية أو حموضة'],
    says: [
      '=statin, =statins, atorvastatin, simvastatin, rosuvastatin, cholesterol tablet|pill|tablets|medicine, vitamin, vitamins, folic, antihistamine, cetirizine, loratadine, thyroxine, levothyroxine, omeprazole, pantoprazole, calcium tablet|tablets, multivitamin|multivit|supplement|supplements|biotin|zinc|magnesium, hayfever|hay fever|allergy|thyroid|acid|reflux|stomach|heartburn|cholesterol|calcium|iron tab|tabs|tablet|tablets|pill|pills|med|meds|medicine, vit c|d|b12, zyrtec|claritin|telfast|nexium|gaviscon, lipitor|crestor, contraceptive|birth control|mini|combined pill|pills|tablet, =pill + pack|packet|combined|contraceptive',
      'كوليسترول, كولسترول, فيتامين, فيتامينات, ستاتين, غده درقيه, حبه|حبوب|دواء|دوا حساسيه|حموضه, اوميبرازول, كالسيوم, حبه|حبوب|حبايه|دواء|دوا|علاج|برشام غده|كوليسترول|كولسترول|حساسيه|حموضه|معده|حرقه|كالسيوم|فيتامين, نكسيوم|نيكسيوم|زيرتك|زيرتيك|كلاريتين|تيروكسين|اوميغا|اوميجا|زنك|مكمل|مكملات, حبه|حبوب|دوا|دواء منع, حبوب منع',
    ],
  }),
  'one-missed': finding(['Only one dose missed', 'نسيان جرعة واحدة فقط'], {
    kind: 'background',
    tick: ['Only one dose was missed or late', 'جرعة واحدة فقط نُسيت أو تأخرت'],
    says: [
      'forgot|forget|missed|skipped|forgotten .. one|1|single|last|yesterday|yesterdays|morning|mornings|night|nights|today|todays|evening tablet|pill|dose|tab|medicine|meds|capsule|antibiotic, {medicine} + forgot|missed|skipped|forgotten + last night|evening, {medicine} + forgot|missed|skipped|forgotten + morning|yesterday|today, hours late + {medicine}, pill|tablet|dose .. hours late, forgot|missed|skipped once, just|only one + forgot|missed|skipped, forgot|missed|skipped .. simvastatin|atorvastatin|rosuvastatin|statin|amlodipine|thyroxine|levothyroxine|omeprazole|vitamin|losartan|valsartan + night|morning|yesterday|today|dose',
      'نسي|نسيت|نست|ناسي|ناسيه|فاتتني|طافتني|فاتني|سهيت + امس|اليوم|البارح|البارحه|مبارح|امبارح|صبح|ليل|وحده|واحده|مره + حبه|جرعه|دوا|دواء|علاج|حبايه, نسي|نسيت|نست|ناسي|ناسيه|فاتتني|طافتني|سهيت .. حبه|حبايه|حبوب|دوا|دواء ضغط|غده|كوليسترول|كولسترول|معده|حساسيه|حديد|فيتامين|منع + امس|اليوم|البارح|البارحه|مبارح|امبارح|صبح|ليل, تاخرت|اخرت .. حبه|جرعه|دوا .. ساعه|ساعات|ساعتين',
    ],
  }),
  'peeling-after-medicine': finding(['Blistering or peeling skin', 'فقاعات أو تقشر في الجلد'], {
    tick: [
      'Blistering or peeling skin, or sores in mouth or eyes, after a medicine',
      'فقاعات أو تقشر في الجلد أو تقرحات في الفم أو العينين بعد دواء',
    ],
    says: [
      '{skin} + peel|peels|peeling|blister|blisters|blistering + after|since|from|started|starting|taking|took .. {medicine}, {mouth} + sores|blisters|ulcers + {medicine} + rash, stevens johnson, {mouth} + wounds|sores|ulcers|raw|blisters + {skin} + peel|peeling|coming|blisters|off, shedding|shed|peeling|sloughing|blistering|peels|blisters|sheets + {skin} + started|start|after|since|new + allopurinol|lamotrigine|carbamazepine|tegretol|meds|antibiotic|antibiotics|tablet|tablets|sulfa|bactrim|medicine|pill|pills, allopurinol|lamotrigine|carbamazepine|tegretol|sulfa|bactrim|phenytoin + peel|peeling|shed|shedding|blister|blisters|blistering|sores|raw, {medicine} + shedding|sloughing|raw + {skin}, after|since|from|started|taking .. {medicine} + blisters|sores|ulcers + eyes|mouth|lips|everywhere|body',
      '{skin} + يتقشر|تقشر|فقاعات|فقاقيع|ينسلخ|انسلخ|نسلخ + دوا|دواء|مضاد|علاج|ابره|بنسلين, {mouth} + تقرحات|فقاعات + دوا|دواء|مضاد|علاج|ابره|بنسلين, ستيفنز جونسون, دوا|دواء|مضاد|علاج|ابره|بنسلين + فقاقيع|فقاعات|بثور|تقرحات|قروح|يسلخ|ينسلخ|يتقشر|يقشر|سلخ|انسلخ|تسلخ|نفطات|نسلخ, {skin} + يسلخ|ينسلخ|يقشر|تقشر|سلخ|تسلخ|يطيح|فقاقيع|فقاعات|نفط|قشر + دوا|دواء|مضاد|حبوب|علاج|ابره, تمي|حلج|فم|شفايف|عيون + قروح|تقرحات|جروح|تقرح|ملتهبه + جلد* + يسلخ|يتقشر|فقاقيع|فقاعات',
    ],
  }),
  // Drugs and alcohol
  substance: finding(['Drugs taken', 'تعاطي مخدرات'], {
    says: [
      'took|taken|takes|using|does|doing|addicted =drugs, illegal|recreational|street|party|hard =drugs, took|taken|taking|used|using|smoked|injected|stoned|addicted + heroin|cocaine|weed|spice|hash|ecstasy|mdma|ketamine|ghb|lsd, drug + use|user|abuse, cannabis, marijuana, hashish, synthetic + drug|drugs|weed, edible + weed|cannabis|gummies, =stoned, high on, off .. face, =tripping, bad trip, smoked|smoking|had|took|did|eaten|ate + joint|weed|hash|spice|edible|edibles|bong|brownie|gummy|gummies|pot|ket|acid|mushies|mdma|lsd|zombie, spiked + drink, snorted|injected|injecting|shooting|shot|smoking + something|drugs|powder|gear|stuff, ketamine|ghb|mandy|pregabalin|nitrous|laughing gas|poppers, weed|hash|joint + smoked|smoke|smoking|freaking|paranoid',
      'مخدرات, مخدر + شرب|اخذ|تعاطي|دخن, حشيش, تعاطي, متعاطي, شبو, كريستال + دخن|شرب|تعاطي, ماريجوانا, كوكايين, سبايس, مسطول|محشش|محششه|مفيون, حشيش|ماريجوانا|زطله|زطل|بانقو|بنجو|شابو|شبو|كيتامين|حبوب مخدره|ترياك|سبايس|بودره, اخذ|خذ|خذت|شرب|ضرب|شم|تعاطي|يتعاطي|متعاطي|دخن + مخدرات|مخدره|بودره|حشيش|سيجاره ملغومه, جرعه زايده مخدر*, حبوب هلوسه',
    ],
  }),
  opioids: finding(['Opioids or tramadol', 'أفيونات أو ترامادول'], {
    tick: ['Tramadol, morphine, codeine, heroin or another opioid was taken', 'تعاطي ترامادول أو مورفين أو كودايين أو هيروين أو أفيون آخر'],
    says: [
      'opioid, opioids, opiate, opium, heroin, fentanyl, methadone, tramadol, tramal, morphine, oxycodone, codeine + took|too|many|syrup|tablets, pregabalin|lyrica + took|high|many, oxy|oxycontin|percocet|vicodin|dihydrocodeine|cocodamol|subutex|suboxone|buprenorphine|pethidine|tapentadol|hydrocodone|codiene, codeine, smack|brown|gear + injected|smoked|took|shot, lean|purple drank + drank|sipping|sipped, trams|tramadols, pain patch|patches, lyrica|pregabalin|gabapentin',
      'هيروين, ترامادول, ترامال, مورفين, فنتانيل, افيون, ميثادون, كودايين, كودين, ليريكا, اوكسي|اوكسيكودون|كودايين|تريماكس|تراما|تراماجاك|ترمال|بيثيدين|بثدين|لصقه مورفين|لصقات فنتانيل, افيون|ترياك, هيروين|هروين',
    ],
  }),
  'collapsed-drugs': finding(['Collapsed beside a needle or drugs', 'انهيار بجانب إبرة أو مخدرات'], {
    tick: ['Found blue, limp or not answering beside a needle, foil or powder', 'وُجد مزرقاً أو مرتخياً أو لا يستجيب بجانب إبرة أو مسحوق'],
    says: [
      'needle|syringe|foil|powder + blue|grey|unresponsive|collapsed|unconscious|limp|snoring|gurgling|floor|slumped + found|beside|next|arm|him|her|husband|friend|toilet|bathroom, found .. blue|grey|unresponsive|unconscious|slumped|collapsed + needle|syringe|foil|powder',
      'ابره|سرنجه|بودره|قصدير + ازرق|مزرق|مغمي|طايح|ما يرد|نايم|فاقد + لقيت*|جنبه|بجنبه|يمه|حمام',
    ],
    implies: ['opioids'],
  }),
  'mixed-drugs': finding(['Mixed with alcohol or sleeping tablets', 'مع كحول أو حبوب نوم'], {
    tick: ['It was taken together with alcohol, sleeping tablets or other drugs', 'أُخذ مع كحول أو حبوب نوم أو مواد أخرى'],
    says: [
      'mixed|together|plus|and|with + alcohol|vodka|beer|wine|whisky + pills|tablets|tramadol|xanax|sleeping|drugs|valium, sleeping pills|tablets + tramadol|alcohol|drugs, mixed|mixing|mix|together|combined|combo|washed + drink|drinks|drinking|booze|alcohol|vodka|beer|beers|wine|whisky|gin|arak|spirits + benzos|benzo|xanax|valium|pills|tablets|tramadol|sleeping|drugs|meds|diazepam|coke|codeine|painkillers, benzos|benzo|xanax|valium|pills|tablets|tramadol|sleeping|meds|diazepam|codeine + booze|alcohol|vodka|beer|beers|wine|whisky|gin|arak, xanax|valium|benzos|sleeping + tramadol|opioid|codeine|morphine|heroin',
      'خلط|مع + كحول|خمر + حبوب|ترامادول|منوم|مخدر, حبوب نوم + كحول|خمر|ترامادول, منوم|منومه|زاناكس + كحول|خمر|ترامادول, حبوب|حبات|اقراص|زاناكس|فاليوم|ترامادول|منوم|مهدي|ليريكا + خمر|كحول|ويسكي|فودكا|=بيره|=البيره|=بيرا, خلط|خالط|خلطت|مخلوط|مع|ويا|فوق|علي|وشرب + حبوب|حبه|اقراص|زاناكس|مهدي|منوم|ترامادول|ليريكا + خمر|كحول|ويسكي|فودكا|=بيره|=البيره|مخدرات|حشيش, مهدي|منوم|زاناكس + ترامادول|ليريكا|كودايين|مخدر*, خالط|خلط|خلطت + حبوب|مهدي|منوم + شراب|مشروب, منوم|منومه|مهدي|زاناكس|ترامادول + مشروب|شراب مسكر?',
    ],
  }),
  stimulants: finding(['Stimulants', 'منشطات'], {
    tick: ['Captagon, amphetamine, cocaine, crystal or ecstasy was taken', 'تعاطي كبتاجون أو أمفيتامين أو كوكايين أو شبو أو إكستاسي'],
    says: [
      'captagon, amphetamine, amphetamines, meth + took|smoked|crystal|high, crystal meth, cocaine, ecstasy, mdma, =molly, ritalin|adderall + took|many|extra, pre workout, fat burner|burners, stimulant, stimulants, snorted|sniffed|line|lines|gram|grams + coke|cocaine|charlie, did|doing|done cocaine|coke lines?, shabu|shaboo|mephedrone|=mcat, smoking|smoked|smoke|using ice|crystal|tina, tweaking|tweaked + crystal|meth|ice|days, captagons|capta|amphet|amphets|phet|=molly|xtc|mandy|ecstacy, pills + rave|festival|clubbing|party, dexies|modafinil|vyvanse, pre workout|preworkout',
      'كبتاجون, كبتاغون, كبتي, ابو ملف, امفيتامين, شبو, كريستال, كوكايين, اكستاسي, منشط, منشطات, ريتالين, حارق دهون, حبوب سهر, كبتاجون|كبتاقون|كبتا|حبوب ابيض|شابو|ايس|كرستال|كوك|امفيتامينات|ايكستاسي|كوكاين|ميث, حبوب منشطه|تنحيف|تنشيط|سهر|سواقين',
    ],
    implies: ['substance'],
  }),
  khat: finding(['Khat', 'القات'], {
    tick: ['Khat was chewed', 'مضغ القات'],
    says: [
      'khat, qat, chewing|chewed|chew qat|leaves, khat|qat|qaat|gat|kat + chew|chewing|chewed|leaf|leaves|session|hours, khat|qat|qaat, miraa',
      'قات, خزن, تخزين + قات, مخزن قات, =مخزن|=مخزنين|=يخزن|=خزنت|=خزن|=نخزن + قات|من|ساعات|عصر|ظهر|ليل|طول|امس',
    ],
    implies: ['stimulants'],
  }),
  'energy-drinks': finding(['Energy drinks or much coffee', 'مشروبات طاقة أو قهوة كثيرة'], {
    tick: ['Energy drinks or much coffee were drunk', 'شرب مشروبات طاقة أو قهوة كثيرة'],
    says: [
      'energy drink|drinks, red bull, redbull, monster + drink|drank|can|cans, caffeine, coffee|coffees|espresso + too|much|many|cups|lot|five|six|four, monster|monsters + coffees|coffee|can|cans|drank|drink|drinks|wired|three|four|two|red|bull|energy, wired on, redbulls|red bulls|prime energy, espressos|coffees|coffee|espresso + shaky|jittery|wired|too, energy|power drink|drinks|can|cans|shots, caffeine|preworkout + pills|tablets|too|overload, 2|3|4|5|6|7|8|two|three|four|five|six|seven|several coffees|espressos|redbulls, 3|4|5|6|7|8|three|four|five|six cups coffee|tea|karak',
      'مشروب|مشروبات طاقه, ردبول, ريدبول, رد بول, كودرد, بايسن, كافيين, قهوه كثير|كثيره|اكواب, ريد بول|بل, مونستر|مونستار|بايسون|كودريد|رد بل|ريدبل|باور هورس, شرب*|شارب*|شربت + قهوه|اسبريسو|نسكافه|كوفي + كثير|كثيره|وايد|كتير|هوايه|اكواب|فناجين|خمس|ست|اربع|عشر|5|6|7, مشروب|مشروبات|علب|علبه طاقه',
    ],
  }),
  shisha: finding(['Shisha', 'شيشة'], {
    tick: ['It came during or after smoking shisha', 'حدث أثناء تدخين الشيشة أو بعده'],
    says: [
      'shisha, sheesha, hookah, waterpipe, water pipe, hubbly, sheesha|shish pipe|narghile|nargile|argileh|argila|hooka|hubbly bubbly|hubble|bubble pipe',
      'شيشه, معسل, ارقيله, ارجيله, نرجيله, جراك, قدو, اشيش|يشيش|تشيش|شيشت|مشيش|نشيش|شيشه, اركيله|اركيلة|اراقيل|ارقيله|ارجيله|ارجيلتي|نارجيله|راس معسل|معسل|كدو',
    ],
  }),
  'very-drunk': finding(['Very drunk', 'سكر شديد'], {
    tick: ['Very drunk: cannot stand, or vomits while drowsy', 'سكر شديد: عدم القدرة على الوقوف أو قيء مع نعاس'],
    says: [
      'dead|blind|very|=too drunk, drunk + cant|unable|vomit|vomiting|passed|stand|wake|sleepy, wasted + drunk|alcohol|drinking, alcohol poisoning|intoxication|intoxicated, drank + bottle + vodka|whisky|spirits, too much alcohol|vodka|whisky|drink|booze + not|cant|vomiting|sleeping|stand|floor|unconscious, drunk|pissed|=hammered|smashed|wasted|sloshed|trolleyed|trashed|bladdered + floor|cant|stand|vomit|vomiting|puking|wake|sleeping|unresponsive|legs|collapsed|passed|choking, =paralytic|=legless, drank|drunk|=downed|necked + whole|entire|full|litre + bottle|vodka|whisky|arak|gin|spirits, black|blackout drunk, hammered legs|floor, drunk + cant|unable|not walk|stand',
      'سكران + وايد|مره|كثير|يرجع|يستفرغ|طاح, سكران .. ما|مو|مش قادر|يقدر|يرد|يصحي|يوقف, تسمم كحول|كحولي, شرب + غرشه|زجاجه|قزازه + خمر|كحول|فودكا|ويسكي, سكران|سكرانه|سكرانين|مخمور|ثمل + يزوع|يتقيا|نايم|نص|يترنح|يطيح|مرمي|طايح|فاقد|يطوح|مغمي|واقف|استفرغ, سكران|سكرانه + ما|مو|مش + قدر|يقدر|يوقف|يصحي|يقوم|يرد, شرب*|شارب + غرشه|بطل|زجاجه|قنينه|قزازه|بطحه + عرق|فودكا|ويسكي|كامله|كامل|خمر, سكران طينه|لاخر|للاخر|حده|مره|خالص',
    ],
    implies: ['alcohol'],
  }),
  'bad-alcohol': finding(['Home-made alcohol', 'كحول مغشوش'], {
    tick: ['Home-made or unlabelled alcohol, perfume or methanol was drunk', 'شرب كحول منزلي الصنع أو مجهول أو عطر أو ميثانول'],
    says: [
      'homemade|fake|bootleg|illegal|counterfeit|unlabelled|local|cheap + alcohol|liquor|spirit|spirits|wine|vodka|whisky|arak, home made + alcohol|liquor|spirit|spirits|wine|vodka|whisky|arak, moonshine, methanol, methylated, drank + cologne|perfume|aftershave|sanitizer|sanitiser, sadiqi, siddiqui + drink, home|house brewed|brew|made|distilled + alcohol|liquor|spirit|arak|wine|hooch, hooch|moonshine|homebrew|home brewed|bathtub gin|country liquor|desi daru|toddy|changaa, drank|drink|drinking|drunk|swallowed|swig + cologne|perfume|aftershave|sanitizer|sanitiser|methanol|meths|methylated|mouthwash|=eau, drank|drink|drinking|drunk|swallowed .. surgical|rubbing|methylated|white spirit|alcohol|spirits, alcohol|liquor|vodka|whisky + no label|unlabelled|labour|camp|worker|fake|dodgy|illegal|plastic bottle|jerrycan',
      'خمر|كحول + مغشوش|بيتي|مصنوع|مسوينه|مضروب|محلي|مجهول|منزلي, ميثانول, سبرتو, سبيرتو, شرب .. عرق بيتي|مغشوش|محلي, شرب*|شربنا|شربوا .. صديقي سكر|مغشوش, شرب|شربوا|شربنا + كولونيا|عطر|معقم, خمر|كحول|ويسكي|فودكا + بلدي|مغشوش|تصنيع|مصنع|مقطر|سكن|عمال|مجهول|رخيص|تقليد|مزور|بيت|بدون ماركه|ملصق, شرب*|شارب*|شاربين + كولونيا|كلونيا|عطر|معقم|سبيرتو|سبرتو|ميثانول|ميتانول|كحول طبي|مطهر, شارب|شرب|شربوا|شربنا عرق, عرق بلدي|مغشوش|محلي|تصنيع',
    ],
  }),
  withdrawal: finding(['Withdrawal', 'أعراض انسحاب'], {
    tick: ['It came after stopping alcohol, tablets or drugs taken for long', 'حدث بعد إيقاف كحول أو حبوب أو مخدرات استُعملت طويلاً'],
    says: [
      'withdrawal, withdrawals, stop|stopped|stopping|quit|quitting + alcohol|tramadol|opioids|heroin|valium|xanax|benzos|captagon|drugs|vodka|whisky, stop|stopped|stopping sleeping tablets|pills, quit drinking + days|ago|week|yesterday|shaking, stopped drinking + shaking|shakes|tremor|sweating|heavily|years|seeing, shakes + alcohol|drink, dts, delirium tremens, stopped|quit|quitting|stop|gave up drinking|alcohol|booze|drink|vodka + days|ago|shaking|shakes|week|sweating|hours|seeing, off booze|drink|alcohol|gear|tramadol|xanax|heroin|valium + days|shaking|shakes|sweating|clucking|since, no drink|alcohol|booze|tramadol|xanax|heroin + days|since|shaking|shakes, coming|came off + tramadol|xanax|valium|benzos|heroin|alcohol|drink|booze|opioids|pills|codeine|lyrica|oxy, stopped|stop|quit|ran out + benzo|benzos|diazepam|lorazepam|codeine|oxy|pregabalin|lyrica|methadone|suboxone|weed|meth|captagon|sleepers, clucking|rattling + gear|heroin|off, cold turkey + alcohol|drink|booze|pills|xanax|tramadol|heroin|drugs|benzos|opioids|shaking',
      'اعراض انسحاب, انسحاب + مخدر|كحول|ترامادول|ادمان, ترك|توقف|وقف|وقفت|قطع|قطعت|بطل + كحول|خمر|مخدرات|ترامادول|ترامال|ليريكا|زاناكس|فاليوم|كبتاجون, ترك*|توقف*|وقف*|قطع*|قاطع*|بطل*|انقطع*|خلص* + مهدي|مهديات|منوم|منومات|مخدرات|مخدر|خمر|شرب خمر|كحول|زاناكس|فاليوم|ترامادول|ترمال|ليريكا|كبتاجون|هيروين|حشيش|شبو|مشروب|عرق|حبوب مهدي + يوم|يومين|ايام|فجاه|ارجف|يرجف|رجفه|يتعرق|تعرق|يتلوي|يهلوس|سنين|اسبوع|من|رجف, ترك|وقف|قطع|بطل + شرب|سكر|ادمان + رجفه|يرجف|تعرق|يهلوس|رعشه, خرمان|خرمه|سحب مخدر*',
    ],
  }),
  hangover: finding(['Hangover', 'آثار الكحول في اليوم التالي'], {
    tick: ['Headache or nausea the morning after drinking', 'صداع أو غثيان في الصباح بعد شرب الكحول'],
    says: [
      'hangover, hungover, hung over, alcohol|beer|vodka|whisky|wine|drunk|drinks|party + night|yesterday|morning + headache|nausea|thirsty|sick|vomiting, tequilas|beers|drinks|shots|wines|pints|cocktails|bevvies|booze + last|night|nite|yesterday|morning, too many tequilas|beers|drinks|shots|wines|pints|cocktails, drank|drink|drunk|drinking + yesterday|last|nite + beer|vodka|whisky|wine|alcohol|much|lot|heavy|party, alcohol|beer|vodka|whisky|wine|drunk|drinks|party|booze + head|headache|nausea|sick|rough|puking|vomiting + morning|today|next|after, rough|head|headache|sick|dying + night out|party|clubbing|drinking, on lash|piss',
      'هانج اوفر, هانق اوفر, شربت|شرب + امس|البارح|الليله + خمر|كحول|مشروب, صداع|راسي|راسه|مصدع|لايعه|غثيان|ارجع + بعد|من|عقب خمر|كحول|سكره|ويسكي|=بيره|=البيره, سكرت|سكرنا|سكران امس|البارح|مبارح|امبارح|البارحه|ليله, شارب|شربت|شربنا + خمر|كحول|ويسكي|=بيره|=البيره|فودكا + امس|البارح|مبارح|امبارح|البارحه|ليله, شارب|شاربين البارح|امس|امبارح|مبارح|البارحه + راسي|راسه|مصدع|صداع|لايعه|غثيان',
    ],
  }),
  // Fumes
  'toxic-gas': finding(['Smoke, gas or fumes', 'دخان أو غاز أو أبخرة'], {
    tick: ['Smoke, gas, exhaust or chemical fumes were breathed in', 'استنشاق دخان أو غاز أو عادم أو أبخرة مادة كيميائية'],
    says: [
      'carbon monoxide, co alarm, gas leak, gas + leak|leaking|leaked, smell|smelled|smelt|smelling .. gas, gas smell + kitchen|house|flat|room|home|cooker|stove|cylinder, gas + left on|open, smoke + breathed|inhaled|inhalation|filled|=fire, house|flat|kitchen|car|room|bed|apartment fire, inhale|inhaled|breathed + chemical|fumes|gas|smoke|chlorine|bleach|ammonia|paint|vapour|vapor, inhaled|breathed|exhaust|diesel|petrol|chemical|toxic + fumes, generator + inside|room|tent|garage|running, chlorine|chloramine gas, soot, mixed|mixing bleach|clorox|chlorine|cleaner|cleaning + fumes|smell|ammonia|acid|coughing|vinegar|breathed|products|chemicals|toilet, carbon|monoxide alarm, exhaust|chemical|paint|glue|chlorine|bleach|solvent|welding|acid fumes|vapour|vapours|gas|smell, gas cylinder leak|leaking|leaked|hissing|open, gas + hiss|valve, tear|pepper gas|spray, smoke + filled|house|=fire|kitchen|thick, h2s|ammonia|chlorine + leak|smell|breathed|pool|room|plant, mixed|mixing|mix|combined|together + bleach|clorox|chlorine|harpic|flash|ammonia|vinegar|cleaner|cleaners + clean|cleaning|toilet|bathroom|breathe|breath|cough|fumes|smell|gas|choking|chest|harpic|acid|vinegar|ammonia|flash, cleaning|cleaned toilet|bathroom + bleach|clorox|flash|harpic|acid|chemical + breathe|breath|breathing|choking|cough|coughing|gas, bleach + vinegar|ammonia|acid|harpic|flash, two|2|three|both|different|some cleaning? products|cleaners|chemicals|liquids together|mixed, cleaning|cleaned + products|chemicals|liquids + together|mixed|mixing, products|cleaners|chemicals mixed|together',
      'استنشاق, استنشق, استنشقت, شميت|شم|شمينا + غاز|دخان|كلور|مبيد|بخار, دخان + حريق|دخل|غرفه|خنقنا, حريق|حريقه + بيت|غرفه|شقه|مطبخ|دخان|سياره|شب|صار|عماره|مصنع|محل|مستودع|طلع*|كان, تسرب|تسريب|ريحه|رائحه غاز, اول اكسيد, ابخره, غاز + مسكر|مفتوح|شميت, مولد|عادم + غرفه|داخل|خيمه|كراج, خلط*|خالط + كلور|كلوركس|كلوريكس|فلاش|منظف*|اسيد|هاربك|خل + {throat}, خلط*|خالط + كلور|كلوركس|كلوريكس|فلاش|منظف*|اسيد|هاربك|خل + ريحه|شم|شميت|تنشق*|بخار|دخان|كح*|اختنق*|فلاش|مع, تنشق*|استنشق*|شم|شميت|شمينا|شمت|تنفست + بخار|ابخره|كلور|غاز|مواد|كيماوي|منظف|فلاش|عادم|بويه|تنر|دخان|كلوركس|صبغ, غاز + تسرب*|تسريب|تهريب|يهرب|هرب|شميت|شمينا|ريحه|ريحته|فاتح|ناسين, اول اكسيد|مونوكسيد, خلطت|خلط|خلطنا|خالط .. كلور|كلوركس|كلوريكس|فلاش|هاربك|ديتول|اسيد|منظف|منظفات, كلور|كلوركس|فلاش + مع + فلاش|اسيد|هاربك|خل|كلور|كلوركس + نظف*|حمام|ضيق|نفس|كح|اختنق*',
    ],
  }),
  charcoal: finding(['Charcoal or a fire indoors', 'فحم أو نار في مكان مغلق'], {
    tick: ['Charcoal, a heater, generator or car ran in a closed place', 'فحم أو دفاية أو مولد أو سيارة تعمل في مكان مغلق'],
    says: [
      'charcoal|coal|coals|bbq|barbecue|brazier|generator|engine + inside|indoors|room|tent|closed|majlis|garage|bedroom|caravan, car running + garage|closed, slept + charcoal|heater|generator|coal, charcoal|coals|coal|bbq|barbecue|brazier|grill|firewood|generator + indoor|inside|tent|closed|shut|room|garage|slept|sleeping|sealed|windows|unventilated|van|cabin|bedroom|majlis, car|engine running|left on + garage|closed|inside|slept|shut|sealed, gas|kerosene|paraffin heater + room|indoors|inside|closed|tent|slept|bathroom|caravan',
      'فحم|منقل|كانون|دوه|جمر|دفايه|صوبه|مولد|ماطور|شوايه + داخل|غرفه|خيمه|مسكر|مسكره|مجلس|مغلق|نمنا|نايمين|كرفان|جوه, فحم + نمنا|صداع|دوخه|اختنق|اختنقنا, فحم|منقل|كانون|دوه|جمر|دفايه|صوبه|مولد|ماطور|شوايه|حطب|موقد + غرفه|حجره|خيمه|مسكر*|مسكره|مجلس|مغلق*|نمنا|نايم*|كرفان|جوه|داخل|مقفل*|مقفول*|كراج|سكرنا|عزبه|شبابيك|ملحق|مطبخ, سياره + شغاله|شغال|تشتغل|مشغله + كراج|مسكر*|نايم|نمت|مغلق',
    ],
    implies: ['toxic-gas'],
  }),
  fumigation: finding(['Pesticide fumes', 'أبخرة مبيد'], {
    tick: ['Pesticide or fumigation was used in this home or next door', 'رش مبيد أو تبخير في هذا المسكن أو المجاور'],
    says: [
      'fumigate, fumigated, fumigation, pest control, phosphine, aluminium|aluminum phosphide, celphos, pesticide|insecticide|bedbug|bug|cockroach + spray|sprayed|smell|powder|tablet|tablets|treatment + home|house|room|flat|neighbour|neighbor|apartment|building|camp, pesticide|insecticide|bedbug|bug|cockroach + spray|sprayed|smell|powder|tablet|tablets|treatment + next door, sprayed + room|house|flat + bugs|bedbugs|cockroaches|insects, bombed|fogged|fogger|fogging|bomb|fumes + bug|bugs|roach|roaches|bedbugs|flea|house|flat|pest|cockroach, bug|flea|roach bomb|bombed|bombs|fogger|spray|sprayed|killer|poison + house|flat|room|home|smell|last|night|apartment|villa, pest|pests|termite|termites|exterminator + sprayed|spray|man|treatment|control|came|neighbour|neighbours|house|flat|chemical, neighbour|neighbours|next door + sprayed|spraying|fumigated|pesticide|bugs|chemicals|insecticide, sprayed + bugs|bedbugs|cockroaches|insects|roaches|ants|mosquito|mosquitoes|flies, pesticide|insecticide + smell|fumes|spray|sprayed|breathed|tablets|powder',
      'رش|رشوا|رشينا|رشيت|رشه + مبيد|حشرات|بق|صراصير, رشوا|رشينا|رشو بيت|شقه|غرفه|سكن, مبيد + بيت|شقه|غرفه|جيران|ريحه|شم|استنشق, مكافحه حشرات, فوسفين, فوسفيد, تبخير + شقه|بيت|حشرات|جيران, حبوب|حبه غاز|قمح|بق, شركه رش, رش|رشوا|رشينا|رشيت|رشه|رشو|بخوا|بخينا|بخيت|بخ|رشت|رشيناه|رشوه + مبيد*|حشرات|بق|صراصير|جيران|نمل|قوارض|عماره|حجره|دوا|بيف باف|سم|حشري|صرصور|صراصر, مبيد* + بيت|شقه|غرفه|جيران|ريح*|شم*|استنشق*|تنشق*|رش|رشوا|بخ|حجره|عماره, مكافحه + حشرات|قوارض|بق|صراصير|نمل, جيران* + رش|رشوا|رشو|بخوا|بخ|مبيد*|تبخير, حبوب|اقراص|حبه غاز|قمح|بق|غله|مسممه',
    ],
    implies: ['toxic-gas'],
  }),
  'others-too': finding(['Others feel it too', 'آخرون يشكون منه أيضاً'], {
    tick: ['Others in the same place feel ill too', 'آخرون في المكان نفسه يشعرون بالمرض أيضاً'],
    says: [
      '{house} + sick|ill|headache|headaches|dizzy|vomiting|unwell|same, =others|roommate|roommates|colleagues|neighbours + same|sick|ill|too|also, {house} + crook|rough|poorly|feeling|groggy|woozy|symptoms|headachy|fainted|coughing|puking|throwing, everyone|everybody + tent|room|flat|house|office|villa|car + ill|sick|headache|dizzy|crook|unwell|headaches|poorly|rough|feeling|same, others|roommate|roommates|colleagues|neighbours|friends|kids|wife|husband|family|flatmates|workers + also|too|as well|same + sick|ill|headache|dizzy|vomiting|unwell|problem|symptoms, all us|them + sick|ill|headache|dizzy|vomiting|unwell, we all + sick|ill|headache|dizzy|vomiting|feel|headaches',
      '{house} + صداع|دايخين|دوخه|يرجعون|تعبانين, {house} + نفس شي|اعراض|حاله|مشكله|تعب, زملائي|ربعي|اصحابي|جيران + صداع|دايخين|يرجعون|تعبانين|برضو, زملائي|ربعي|اصحابي|جيران + نفس شي|اعراض|حاله|مشكله|تعب, كلهم|كلنا|كلن|كلهن|الكل|جميعنا|كلكم + صداع|مصدع|مصدعين|دايخ|دايخين|يرجعون|يستفرغ*|تعبان*|نفس شي|مرضي|دوخه|يزوع*|يكح*|مريض|مرضانين|دخنا|تعبنا, اهل*|عايله|عيال|زوج*|مرت*|اخوان*|ربع*|زملاء|زملائي|شباب|عمال|رفقات* + نفس شي|اعراض|حاله|مشكله|تعب|وجع, اهل*|عيال*|زوجتي|مرتي|ربعي|زملائي|رفقاتي|شباب|عمال + صداع|مصدع*|دايخ*|دوخه|تعبان*|يرجعون|يزوعون|يستفرغون + مثلي|معي|كلهم|برضو|كمان|بعد|مثل',
    ],
  }),
  'airway-burnt': finding(['Burnt or sooty face or throat', 'حروق أو سواد في الوجه أو الحلق'], {
    tick: ['Soot or burns at nose or mouth, or a hoarse voice after smoke', 'سواد أو حروق عند الأنف أو الفم، أو بحة بعد الدخان'],
    says: [
      'soot + {nose}, soot + {mouth}, soot + {face}, singed + hair|eyebrows|nose, hoarse|hoarseness + =fire|blaze|fumes, black phlegm|spit|mucus + =fire|blaze, {nose} + soot|singed|blackened|black + =fire|blaze|smoke, {mouth} + soot|singed|blackened + =fire|blaze|smoke|inside, {mouth} + burnt|=burned + =fire|blaze|house, {nose} + inside black|sooty, cough|coughing|spit|spitting|phlegm|snot|mucus|hacking + black|soot|sooty + =fire|blaze|house|kitchen, voice|throat + gone|hoarse|raspy|husky|lost|croaky|=burned + blaze|fumes|house|kitchen, sooty|soot .. face|nose|mouth|lips, eyebrows|eyelashes|nose hair|hairs|moustache|beard + singed|burnt|gone|burned|fire, face + =burnt|=burned|soot|sooty|black + fire|smoke|blaze|explosion|flash',
      'سواد|سخام|هباب|اسود + {nose}, سواد|سخام|هباب + {mouth}, شعر|رموش|حواجب + احترق|احترقت|محروقه, بحه + حريق|حريقه, بلغم اسود + حريق|حريقه|دخان, شحار|سخام|هباب|=رماد|سناج|شحوار + {mouth}, شحار|سخام|هباب|=رماد|سناج|شحوار|اسود|سواد + {nose}, شحار|سخام|هباب|=رماد|سناج|شحوار + {face}, صوت*|صوته + راح|بح|بحه|مبحوح|خشن|متغير|اختفي|مخنوق + حريق|حريقه, شعر*|رموش|حواجب|شارب|لحيه + احترق*|محروق*|انحرق*|شاط|اشتاط, بلغم|يتفل|تفال|كح*|مخاط|بزاق|يسعل|سعال + سخام|شحار|هباب, حلق*|بلعوم|زور* + محترق|احترق|انحرق + دخان|حريق*|نار|بخار',
    ],
    implies: ['toxic-gas'],
  }),
  'pesticide-signs': finding(['Drooling, tears and sweating', 'لعاب ودموع وتعرق'], {
    tick: ['Much drool, tears and sweat, small pupils or twitching muscles', 'لعاب ودموع وتعرق غزير، أو حدقتان ضيقتان، أو رجفة عضلات'],
    says: [
      'drooling|salivating|saliva + sweating|tears|pesticide|spray|twitching|insecticide, small|tiny|pinpoint pupils + spray|pesticide|insecticide, organophosphate, muscles twitching + pesticide|spray, drool|drooling|saliva|salivating|dribbling + sweat|sweating|sweaty|sweats + tears|watering|watery|streaming|twitchy|twitching|spray|vomiting, eyes|tears|watery|streaming|watering + drool|drooling|saliva|salivating|sweating + spray|sprayed|pesticide|insecticide|farm|fumigated|twitching, sweating|drooling|twitching|tears|saliva + after spray|spraying|sprayed|pesticide|insecticide|fumigation|farm, pupils + tiny|small|pinpoint + sweating|drooling|saliva|twitching, leaking from everywhere',
      'لعاب|ريق + تعرق|دموع|مبيد|رش, حدقه ضيقه + مبيد|رش, فوسفور عضوي, لعاب|لعابه|لعابو|ريق|ريقه|ريالته|سعابيل|ريال + يعرق|تعرق|عرق|عرقان|يتعرق|دموع|تدمع|يدمع|دامعه|دمع + {eye}, لعاب|لعابه|لعابو|ريق|ريقه|ريالته|سعابيل|ريال + يعرق|تعرق|عرق|عرقان|يتعرق|دموع|تدمع|يدمع|دامعه|دمع + عضلات|رجف|ترجف|وايد|مبيد|رش|تعرق|يعرق|عرق, لعاب|لعابه|لعابو|ريق|ريقه|سعابيل|دموع|تدمع + مبيد*|رش|رشوا|مزرعه|بخ*|سم, عضلات*|جسم* + ترجف|ترتعش|تنفض|ترف|رجفان + مبيد*|رش|رشوا|لعاب*|سم',
    ],
  }),
  'smell-only': finding(['Only the smell of paint, glue or a cleaner', 'رائحة دهان أو غراء أو منظف فقط'], {
    kind: 'background',
    tick: [
      'Only the smell of paint, glue, perfume, incense or a cleaner, in open air or a large room',
      'رائحة دهان أو غراء أو عطر أو بخور أو منظف فقط، في مكان مفتوح أو واسع',
    ],
    says: [
      'paint|painting|varnish|glue|polish|perfume|incense|bakhoor|solvent|marker + smell|fumes|smelled|smelling|breathed|inhaled|odour|odor, smell|smelled .. paint|varnish|glue|polish|perfume|incense|bakhoor, painting|painted .. room|house|wall|walls',
      'ريحه|شميت|شم|استنشق*|بخار .. صبغ|بويه|دهان|غرا|عطر|بخور|عود|مناكير|تنر|معطر, صبغ|بويه|دهان|بخور + ريحه|شميت',
    ],
  }),
  'pinpoint-pupils': finding(['Tiny pupils', 'حدقتان صغيرتان جداً'], {
    tick: ['The pupils are as small as pinheads', 'الحدقتان صغيرتان كرأس دبوس'],
    says: [
      'pinpoint|tiny|small + pupil|pupils, pupil|pupils|eyes + pinprick|pinpricks|pinned|pinhole|pinholes|constricted|pinhead|pinheads|specks, black part|bit|spot|dot|middle .. eye|eyes + small|tiny|little|pin, eyes pinned, pupil|pupils .. small|tiny',
      'حدقه|بؤبؤ|بوبو + صغير|صغيره|ضيق|ضيقه|دبوس, حدقه|حدقات|بوبو|بوبوه|ببو|بؤبؤ|نيني|انسان عين|سواد عين + صغير*|زغير*|صغار|ضيق*|ضايق*|دبوس|نقطه|ابره|صاغر|متقلص*|ديق, سواد عينه|عيونه|عينها|عيونها|عين + صغير*|زغير*|نقطه|ضيق*|صغار',
    ],
  }),
  // Heat
  'heat-exposure': finding(['Heat', 'التعرض للحر'], {
    kind: 'background',
    tick: ['Much heat or sun before it: work, sport, hot car, outdoors', 'حر أو شمس قبله: عمل أو رياضة أو سيارة حارة أو خارجاً'],
    says: [
      '=heat, in|under sun|heat, sun|heat|outdoor|outdoors + work|worked|working|walk|walked|walking|played|playing|run|running|hours|site, sun|heat|outdoors + all day, hot car|tent|weather|kitchen|day|outside|site|work, construction + sun|hot|site, no|without aircon|ac, no|without air conditioning|conditioner, marathon, sauna, left|locked + car, scorching|blazing|baking|sweltering|boiling|roasting + day|outside|outdoors|weather|sun|car|site|street|desert, no shade, hot + sun|site|outside|outdoors|afternoon|room|warehouse|car|desert|tent, heatwave, car + hot|baking|sun|parked + child|baby|kid|left|locked|sitting|inside, =ac|aircon broken|off|broke|not, outside + midday|noon|hours + hot|heat|sun',
      'تحت|في|من + شمس, شمس|رطوبه + شغل|اشتغل|يشتغل|عمل|دوام|لعب|مشي|ساعات|وقف|شتغل, شمس + طول يوم, حراره جو, بالحر, =حر, =الحر, =والحر, شوب, سياره حاره|مسكره|مقفله, موقع + عمل|شمس|حر, بدون|بلا|غير مكيف|تكييف, ما فيه? مكيف|تكييف, ساونا, جو|طقس + حار|نار|حر|حاره|شوب|لاهب|مولع, مكيف|تكييف + طافي|مطفي|خربان|خرب|معطل|عطلان|مو شغال|وقف|ما يشتغل, شمس|قايله|ظهريه|عز ظهر + شغل|وقف|واقف|مشي|ركض|عمل|سواقه|ساعه|ساعتين|طول|لعب, حر + شغل|وقف|واقف|مشي|عمل|ساعه|ساعتين|طول|موقع|مصنع|مخيم|كرفان|سياره',
    ],
  }),
  'heat-illness': finding(['Heat illness', 'إجهاد أو ضربة حرارة'], {
    tick: ['Ill from heat: dizzy, weak, headache or sick', 'تعب من الحر: دوخة أو ضعف أو صداع أو غثيان'],
    says: [
      'heatstroke, heat stroke, heat exhaustion, sunstroke, sun stroke, heat cramp|cramps, overheated, overheating, dizzy|giddy|faint|fainty|sick|headache|nausea|vomiting|lightheaded|woozy|collapsed|spinning|jelly|weak|cramps|wiped|drained + from|because|in|due|after|with .. =heat|sun, =heat|sun got|made|knocked|wiped|hit|beat me|him, dizzy|giddy|weak|headache|nausea|sick|vomiting|spinning|faint + hot sun|weather|day, sun|=heat + dizzy|giddy|lightheaded|woozy|spinning|faint|fainting|collapsed|collapse|nauseous, heat|sun sickness|illness, dehydrated + sun|=heat',
      'ضربه شمس, ضربه حر, ضربه حراره, اجهاد حراري, انهاك حراري, ضربتني|ضربته|ضربتها|ضربه شمس, ضربه الشمس, =الحر|=حر|=بالحر|=والحر|=حرر|شمس|حراره جو|شوب|رطوبه + تعب|تعبت|تعبان|تعبني|تعبانه|دايخ|دايخه|دخت|دوخ|دوخه|داخ|مصدع|صداع|غثيان|طاح|طحت|هبطت|هبط|لايعه|لايع|استفرغ|استفرغت|ارجع|رجع|ضعف|وهن|هلكان|انهد|انهك|خمول|ذبحني|قتلني|سدحني|دوخني|غمي, اجهاد|انهاك|اعياء حر|حراري|شمس, ضارب*|ضربت* شمس|حر',
    ],
    implies: ['heat-exposure'],
  }),
  'very-hot': finding(['Very hot body', 'جسم شديد السخونة'], {
    tick: ['The body feels burning hot, dry or not', 'الجسم ساخن جداً عند اللمس، جافاً كان أو متعرقاً'],
    says: [
      'stopped sweating, not|no sweating + {hot}, not|no sweating + sun|heat, {skin} + dry + hot|burning, body + boiling, body + {hot} + very|extremely|burning|fire|touch, body|skin|forehead|head burning hot, body|skin|forehead|head|child|baby|=him|=her + hot|burning|scorching touch, hot as radiator|oven|furnace|kettle|stove|coal|coals|iron, hot like|as + radiator|oven|furnace|kettle|stove|fire|coal|iron, body|skin|forehead boiling|roasting|scorching, body|forehead burning, {skin} + red hot|hot dry, radiating heat, {skin} + dry + hot|burning|boiling, =burning touch, hot touch + all over|body|baby|child',
      'جسمه|جسمها|جسمي|جلده|جلدها + =نار|=النار|يغلي|مولع, جسمه|جسمها|جسمي|جلده|جلدها + حار مره|وايد|كثير|كتير, توقف|وقف + تعرق|عرق, ما يعرق|تعرق|عرق + حر|شمس|ساخن|حراره, جلد + ناشف|جاف + {hot}, جسم|جلد|بدن + يغلي|تغلي|غلي|يفور|مولع|=نار|=النار|شاب|جمر|جمره|فرن|يشوي|حامي|والع|يولع|قايد, يفور|يغلي|يشتعل|مولع + حراره|سخونه|حر|جسم|لمس, جسم|جلد + حار|ساخن|سخن|حاره|حامي + مره|وايد|كثير|كتير|لمس|لمسته|ناشف|هوايه|حيل',
    ],
  }),
  'no-cooling-effect': finding(['Not better after cooling', 'لا تحسن بعد التبريد'], {
    tick: ['No better after 30 minutes of rest and cooling', 'لا تحسن بعد 30 دقيقة من الراحة والتبريد'],
    says: [
      'still|not|no + better|improving|cooling|recovering + shade|cooling|cool|water|rest|ac|30|half|hour, resting|rested|rest|cooling|cooled|shade|ice|fan|ac|aircon|shower + still|no|not + better|improvement|use|difference|hour|half|minutes, still + rough|bad|same|dizzy|hot|ill|sick|boiling|unwell + shade|cooling|ac|rest|resting|water|fan|ice|min|mins|hour|minutes|lying, nothing|nada|zilch + cool|cooling|cools|fan|ice|shade',
      'ما|لم + تحسن|خف|يخف|يبرد + ظل|تبريد|مكيف|ماء|ماي|راحه|ساعه, كمادات|برد*|بردن*|تبريد|ظل|فيه|مكيف|ريحن*|ارتاح*|ثلج|ماي بارد|مي بارده|ماء بارد|مروحه|دوش|سبح* + ولا|ما|مافي|لسا|للحين|نفس|بعده|مو|لسه + فايده|تحسن|يتحسن|حاله|خف|نزل|نزلت|حار|تعبان|دايخ|ساعه|نص|فرق|شي, ساعه|نص ساعه|ربع + ظل|مكيف|راحه|ريح*|تبريد|برد* + ما|لسا|للحين|نفس|ولا|بعده',
    ],
  }),
  // Bites and stings
  'better-cooled': finding(['Better after cooling', 'تحسن بعد التبريد'], {
    kind: 'comfort',
    tick: ['Well again after shade, rest, cooling and drinks', 'تحسن تام بعد الظل والراحة والتبريد والسوائل'],
    says: [
      'better|fine|ok|okay|recovered|normal|gone|settled|passed|good + shade|ac|aircon|water|salts|ors|drank|drinking|drink|rest|resting|cool|cooling|shower|indoors|inside|home, much|feeling|feel|all|totally better|fine|ok now, better|fine|ok|okay|gone|passed + fresh air|outside|outdoors',
      'تحسن*|احسن|خف|راح|زين|زينه|تمام|كويس|كويسه|منيح|بخير|طبت|افضل + ظل|مكيف|ماي|مي|ماء|مويه|شربت|ارتحت|راحه|دوش|بردت|برد, احسن|زين|تمام|كويس|منيح|بخير الحين|هلق|هلا|دلوقتي|هسه|الان|بعدها',
    ],
  }),
  venom: finding(['Snake or scorpion', 'أفعى أو عقرب'], {
    tick: ['A snake bite or a scorpion sting', 'لدغة أفعى أو لسعة عقرب'],
    says: [
      'snake|viper|cobra|adder|snakes + {bites}, snake|viper|cobra|adder|scorpion|scorpions|scorp|scorpio + sting|stung|stings|got|struck|attack|attacked|nailed|nipped|fang|fangs|venom|poison|jabbed|zapped|pinched|tagged, snakebite, snake bite, scorpion|scorp + {bites}, scorpion sting, scorpion|snake + {foot}, scorpion|snake + {hand}, scorpion|snake + {leg}, scorpion|snake in|inside shoe|boot|bed, snake|viper|scorpion + {joint}, snake|viper|cobra|scorpion + fang|fangs|marks|bitten|bite|stung, snake|scorpion got him|her|me|my|ankle|foot|leg|hand|finger',
      'افعي|حيه|ثعبان|عقرب|عقربه|حنش|حنيش|داب|ثعابين|عقارب|صل|كوبرا|ام جنيب|يمل + {bites}, افعي|حيه|ثعبان|عقرب|عقربه|حنش|داب|كوبرا + لدغ*|لسع*|قرص*|عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|عقص*|نهش*|لذع*|ضرب*|صاب*|كرص*|نغز*|شك*|رش*, عقرب|عقربه + {foot}, عقرب|عقربه + {hand}, حيه|ثعبان|افعي + سم|رجل|يد|ناب|انياب, لدغه الداب',
    ],
  }),
  bitten: finding(['Bite from something unseen', 'عضة من شيء لم يُرَ'], {
    tick: ['Something unseen bit or stung, in sand, grass or a shoe', 'شيء لم يُرَ عض أو لسع، في الرمل أو العشب أو الحذاء'],
    says: [
      'something|unknown bit|bites|stung|stings, bitten|stung + something|unknown|sleeping|asleep, two|2|twin|pair small|little|tiny? dots|holes|marks|punctures|pricks, fang|fangs + marks?, puncture marks, bitten|stung + desert|camp|sand|grass|shoe|shoes|rocks|camping, bit + desert|shoe|shoes|rocks, something|summat|sth|smth nipped|nip|pricked|jabbed|bit|stung|got|bite|sting|poked + tent|sand|grass|shoe|boot|dark|night|sleep|clue|idea|what|dunno|not see|garden|bed|camp|desert|foot|leg|hand|ankle|toe, no clue|idea what + bit|bite|stung|sting|it|nipped, dunno|not know|see what + bit|bite|stung|sting|nipped|it, bitten|stung|bite|sting + unknown|not see|seen|dark|asleep|sleeping|shoe|boot|tent|wadi, fang marks|mark|holes',
      'شي + عضني|عضه|عضها|لدغني|لدغه|لدغها|قرصني|قرصه|قرصها|لسعني|لسعه|لسعها, لدغ|لدغني|قرصني|عضني|لسعني + رمل|بر|حذاء|جوتي|صخور|مخيم|عزبه, نقطتين|ثقبين + {bites}, نقطتين|ثقبين + رجل|يد|جلد, اثر ناب|انياب, شي عضني|عضه|عضها|عضو|لدغ*|قرص*|لسع*|عقص*|نغز*|شك*|لذع*, لدغ*|قرص*|لسع*|عقص*|عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|لذع* + رمل|بر|حذا*|جوتي|صخور|مخيم|عزبه|خيمه|جزمه|نعال|حشيش|عشب|زرع|حجر|ليل|ظلام|نايم + ما|شي|مدري|ما شفت|مدري|شو, شي + لدغ*|قرص*|لسع*|عقص* + ما|مدري|مادري|شفت|شو|وش|ايش|شنو, ما شفت|عرف|ادري|اعرف|بعرف + لدغ*|قرص*|لسع*|عقص*|عضني',
    ],
  }),
  'bite-spreading': finding(['Swelling climbs the limb', 'تورم يصعد في الطرف'], {
    tick: ['Swelling, blisters or dark skin spread from the bite', 'تورم أو بثور أو اسوداد ينتشر من مكان اللدغة'],
    says: [
      'bite|sting|bitten|stung + {swell} + spreading|climbing|up|worse|fast, bite|sting + black|dark|purple|dying, {swell} + spreading|moving|reached|reaching|travelled|climbing|creeping + bite|bitten|sting|stung|snake|scorpion|spider, {swell} + whole|entire arm|leg|hand|foot|limb + bite|bitten|sting|stung|snake|scorpion|spider, whole|entire arm|leg|limb {swell} + bite|bitten|sting|stung|snake|scorpion|spider, snake|bite|bitten|stung|sting + {swell} + hour|hours|thigh|fast, bite|sting + skin + black|purple|blue|dark, bite|sting + blistering|blistered|rotting|necrotic',
      'لدغه|لسعه|عضه|قرصه + {swell} + ينتشر|يزيد|صعد|طلع|كامل, لدغه|لسعه|عضه|قرصه + اسود|اسودت|بثور|فقاعات|مزرق, لدغ*|عقص*|قرص*|لسع*|عضه|حيه|عقرب|ثعبان|عضته|افعي + {swell} + وصل*|صعد|يصعد|يمتد|يطلع|طلع|يمشي|انتشر|ينتشر|يزيد|يكبر|يصعد|لفوق|فوق|كامل|كله|كلها|نتشر, ورم|تورم|انتفاخ + يمتد|صعد|يصعد|يطلع|يمشي|ينتشر|لفوق + لدغ*|عقص*|قرص*|لسع*|عضه, لدغ*|عقص*|قرص*|لسع*|عضه + اسود*|بثور|فقاعات|فقاقيع|مزرق*|نفطات|ازرق*|سودا + مكان|محل|جلد|رجل|يد|حول|صار|صارت',
    ],
  }),
  'venom-signs': finding(['Signs of venom in the body', 'علامات سم في الجسم'], {
    tick: [
      'Drooping eyelids, blurred sight, bleeding, vomiting or cramps after the bite',
      'ارتخاء الجفنين أو غشاوة أو نزيف أو قيء أو تقلصات بعد اللدغة',
    ],
    says: [
      '=bite|=bites|bitten|sting|stung|spider + vomit|vomiting|cramp|cramps|drooping|blurred|double|weak|sweating|drooling|twitching|numbness, {eyelid} + drooping|heavy + bite|bitten|snake, snake|snakebite|scorpion|viper|cobra + vomit|vomiting|cramp|cramps|drooping|droopy|blurred|blurry|double|weak|sweating|drooling|twitching|numbness|numb|bleeding|gums|nosebleed|eyelids|paralysed|collapsed|breathing|swallow|swallowing|speech|slurred|dizzy|faint|jerking|spasms, =bite|=bites|bitten|stung|sting + bleeding|gums|double|blurry|eyelids|droopy|slurred|paralysed|jerking|roving|swallowing, {eyelid} + drooping|heavy|droopy|wont|open + =bite|bitten|snake|scorpion',
      'لدغه|لدغ|لسعه|لسع|قرصه|عضه|عنكبوت + قيء|يرجع|تقلصات|تشنج|ارتخاء|غباش|زغلله|تعرق|لعاب|خدر|تنميل, {eyelid} + مرتخي|نازل|ثقيل + لدغه, لدغ*|لسع*|حيه|عقرب*|قرص*|عقص*|ثعبان|افعي|حنش|عضه + جفون*|جفن*|ترتخي|يرتخي|مرتخي*|تنزف|ينزف|نزيف|نزف|لثه*|لثت*|غباش|مغبش|زغلله|مزغلل|دبل|استفرغ|يستفرغ|يزوع|زاع|يرجع|رجع|قيء|تقلص*|تشنج*|شلل|انشل|يتعرق|تعرق|يعرق|خدر*|تنميل|منمل*|رجفه|يرجف|لعاب|يبلع|دايخ|دوخه|ضيق|رتخي|ستفرغ|عرق, لدغ*|لسع*|حيه|عقرب*|قرص*|عضه + عيون*|عين* + تطيح|طاحت|طايحه|نازله|نازلين|تسكر|يسكرون|ما, لدغ*|حيه|عقرب*|ثعبان + ما يشوف|شوف|يبلع|يقدر + زين|بلع|يتنفس|عين*|يفتح',
    ],
  }),
  'spider-bite': finding(['Spider bite', 'عضة عنكبوت'], {
    tick: ['A spider bite', 'عضة عنكبوت'],
    says: [
      'spider, tarantula, black widow, brown recluse, camel spider, 8|eight legged|legs + bit|bite|chomped|nipped|thing|creepy|bitten, redback|wolf|huntsman spider|bite, spider|spiders',
      'عنكبوت, عنكبوته, شبث, ابو شبث, عنكبوت*|عناكب|رتيلاء|رتيله|تارانتولا|شبث|عنكبوته|ارمله سوداء',
    ],
  }),
  'sea-sting': finding(['Sting from the sea', 'لسعة من البحر'], {
    tick: ['A jellyfish or another sea animal stung', 'لسعة قنديل بحر أو كائن بحري آخر'],
    says: [
      'jellyfish, jelly fish, man of war, bluebottle, coral + cut|sting|stung|scratch, sea|beach|swimming + stung|sting|stings, sea lice, anemone, =jelly|=jellies + sea|water|swim|swimming|beach|stung|sting|stings|zapped|got|tentacle|tentacles|wrapped, tentacle|tentacles, stung|stings|zapped|sting + water|ocean|snorkel|snorkelling|diving|surfing|wading|sea|swimming|beach|waves, fire coral|sea wasp|box jelly|sea nettle|hydroid',
      'قنديل, قناديل, لوليه, دوول, بحر|شاطي|سباحه|شط + لسع|لسعني|لسعه|لدغ|قرص|قرصني|لدغني, مرجان + جرح|لسع, شقائق, قنديل*|قناديل*|=لساع|=اللساع|لوليه|دوله, بحر|شاطي|سباحه|شط|سيف|كورنيش|اسبح|يسبح|سبحت|نسبح|غوص|سبح + لسع*|لدغ*|قرص*|عقص*|لذع*|شي حرقني, مرجان + جرح*|لسع*|حرق*|خدش*',
    ],
  }),
  'spine-sting': finding(['Sting from a fish spine', 'وخزة من شوكة سمكة'], {
    tick: [
      'A stingray, stonefish, lionfish, catfish or sea urchin stung',
      'وخزة لخمة (راي) أو سمكة صخرية أو سمكة الأسد أو سلور أو قنفذ بحر',
    ],
    says: [
      'stingray, sting ray, stonefish, stone fish, lionfish, scorpionfish, catfish + sting|stung|spine, sea urchin, urchin, weever, stepped + fish|urchin|ray|something + sea|beach|water, fish spine, catfish|lionfish|stonefish|ray|stingray|rabbitfish|safi|urchin|fish thorn|spine|barb|needle|spike|poked|prick|pricked|stabbed|spiked|jabbed|stung|tail|whipped, stood|stepped|trod|standing + urchin|ray|stingray|catfish|stonefish|fish|spiny|spikes|spines, fish + thorn|barb|spine|spines|spike + hand|foot|finger|leg|stung|poked|pricked, stung|spiked|stabbed|barbed|poked by|from? ray|fish|catfish|stonefish|urchin|lionfish',
      'لخمه, لخمه بحر, راي + بحر|لسع, سمكه + صخريه|حجريه|اسد|شوكه|شوكتها, قنفذ بحر|البحر, توتيا, فريالي, خبال + شوك, دست|داس|دعس + سمكه|بحر|قنفذ, شوكه سمكه, سمكه|سمك|سمج|سمجه|جم|لخمه|لخم|فرياله|فريال|شنينوه|كنعد|صافي|هامور|خبا|دجاجه|قنفذ*|راي|سلور|كيم|قرقور + طعن*|شك*|ضرب*|نغز*|غرز*|لسع*|لدغ*|شوك*|قرص*|دخل*|غز*|داس*|دعس*|وطي*|عقص*, شوك|شوكه|اشواك + قنفذ*|سمك*|سمج*|بحر*|لخمه, حداق|يحدق|احدق|صيد|سماك|يصيد|حدق + شوكه|شوك|طعن*|نغز*|سمكه|سمج*, قنفذ|قنافذ|توتياء|توتيا|رتسا',
    ],
    implies: ['sea-sting'],
  }),
  'sea-snake': finding(['Sea snake', 'ثعبان البحر'], {
    tick: ['A sea snake bit', 'عضة ثعبان بحر'],
    says: [
      'sea snake + {bites}, snake + sea|gulf|swimming|beach|ocean|diving|reef|fishing|net|boat|water + {bites}, water|sea|striped|stripy snake|snakes + {bites}, sea snake + got|nipped|bitten|hand|foot|leg|fang',
      'بزيمي + عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|لدغ*|قرص*, ثعبان|حيه|افعي|حنش|بزيمي|ثعابين + بحر|بحريه|بحري|سباحه|اسبح|يسبح|شاطي|شط|غوص|ماي|سبح + عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|لدغ*|قرص*|لسع*|نهش*',
    ],
    implies: ['venom'],
  }),
  'large-sting': finding(['Large or dangerous place stung', 'لسعة واسعة أو في موضع خطر'], {
    tick: [
      'The sting covers half a limb, or is on face, neck, chest or belly',
      'اللسعة تغطي نصف طرف، أو على الوجه أو الرقبة أو الصدر أو البطن',
    ],
    says: [
      'sting|stung|jellyfish|stingray|tentacles + whole|entire|half, sting|stung|jellyfish|stingray|tentacles + all over, jellyfish|stingray|=stung + {face}, sting|stung|jellyfish|stingray + {neck}, sting|stung|jellyfish|stingray + {chest}, sting|stung|stingray + {belly}, jellyfish|=jelly|=jellies|tentacles|tentacle|stung|stingray + {neck}, jellyfish|=jelly|tentacles|tentacle + {face}, jellyfish|=jelly|tentacles|tentacle + {chest}, jellyfish|=jelly|tentacles|tentacle|stung + {belly}, jellyfish|=jelly|tentacles|stung|stings|welts|whip + all over|whole|entire|half|both|wrapped|everywhere|body|thighs|thigh|across|round, stung + eye|eyes|throat|lips|genitals',
      'لسع|لسعه|قنديل|لخمه + كامل|كله|كلها|نص, لسع|لسعه|قنديل|لخمه + كل جسم, قنديل + {face}, لسع|لسعه + بحر + {face}, لسع|لسعه|قنديل|لخمه + {neck}, لسع|لسعه|قنديل|لخمه + {chest}, لخمه + {belly}, لسع*|قنديل*|لخمه|لوليه|قناديل + كل رجل*|اجر*|ذراع*|ايد*|يد*|ظهر*|جسم*|ساق*|فخذ*|بطن*|صدر*|رجول*|ريل*, لسع*|قنديل*|قناديل|لوليه + نص|نصف|كامل|كله|كلها|كلو|طول|جسم*|مغطي|لف*|التف*, قنديل*|قناديل|لخمه|لوليه + {face}, قنديل*|قناديل|لخمه|لوليه + {neck}, قنديل*|قناديل|لخمه|لوليه + {chest}, قنديل*|قناديل|لخمه|لوليه + {belly}',
    ],
  }),
  'spine-inside': finding(['Spine still inside', 'الشوكة ما زالت داخلاً'], {
    tick: ['A spine is still in the wound', 'شوكة ما زالت داخل الجرح'],
    says: [
      'spine|spines|=barb + inside|still|in|stuck|broken|left, spine + {foot}, spine + {hand}, fish|urchin|ray|catfish|stonefish + thorn|needle|needles|=barb|spike|spikes|quill|quills|bit|tip|piece|spine|spines + inside|stuck|left|snapped|broken|in|still|broke|embedded, thorn|needles|spikes|spine|spines|=barb .. not|cant come|get|pull|out, urchin + inside|stuck|left|snapped|broken|still|black dots, spines|=barb|spikes snapped|broke|broken|stuck|still|left|inside',
      'شوكه|شوك + داخل|باقي|باقيه|انكسر|انكسرت|عالق|عالقه, شوك|شوكه|اشواك|شوكها|شوكتها|شوكته|ابر|راس شوكه + ضل|ضلت|ظل|ظلت|جوا|جوه|جواتي|داخل|باقي*|انكسر*|عالق*|علق*|علجت|ثابت*|لسا|للحين|ما طلع*|انغرز* + {foot}, شوك|شوكه|اشواك|شوكها|شوكتها|شوكته|ابر|راس شوكه + ضل|ضلت|ظل|ظلت|جوا|جوه|جواتي|داخل|باقي*|انكسر*|عالق*|علق*|علجت|ثابت*|لسا|للحين|ما طلع*|انغرز* + {hand}, شوك|شوكه|اشواك|شوكها|شوكتها|شوكته|ابر|راس شوكه + ضل|ضلت|ظل|ظلت|جوا|جوه|جواتي|داخل|باقي*|انكسر*|عالق*|علق*|علجت|ثابت*|لسا|للحين|ما طلع*|انغرز* + {leg}, شوك|شوكه|اشواك|شوكها|شوكتها|شوكته|ابر|راس شوكه + ضل|ضلت|ظل|ظلت|جوا|جوه|جواتي|داخل|باقي*|انكسر*|عالق*|علق*|علجت|ثابت*|لسا|للحين|ما طلع*|انغرز* + قنفذ*|سمك*|سمج*|لخمه|جلد|جرح|لحم',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
