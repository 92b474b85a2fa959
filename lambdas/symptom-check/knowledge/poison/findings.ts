import { type Finding, finding } from '../kinds.ts';

/** What was swallowed, taken, breathed in, bitten or stung by; and the heat. */
export const findings = {
  // Swallowed
  'chemical-swallowed': finding(['Chemical or plant swallowed', 'ابتلاع مادة كيميائية أو نبات'], {
    tick: ['A cleaning product, chemical, plant or mushroom was swallowed', 'ابتلاع منظف أو مادة كيميائية أو نبات أو فطر'],
    says: [
      '{swallowed} + bleach|clorox|dettol|cleaner|detergent|pod|disinfectant|sanitiser|sanitizer|perfume|polish|pesticide|insecticide|poison|chemical|antifreeze|glycol|berries|mushrooms|plant|leaves|dye, {swallowed} + cleaning|washing + product|liquid|powder|capsule, weed|rat|ant|roach + killer|poison + {swallowed}, poisoned, vape liquid + {swallowed}, nicotine + liquid|pouch + {swallowed}',
      '{swallowed} + كلور|كلوركس|كلوريكس|كلوروكس|منظف|منظفات|مبيد|ديتول|عطر|معقم|مطهر|سموم|مبيض|صبغه|زيبق|نبته|نبات|فطر, {swallowed} + ورق شجر, {swallowed} + =سم|=السم, {swallowed} + مواد تنظيف, {swallowed} + كبسوله|سائل غسيل, {swallowed} + مضاد تجمد, تسمم + منظف|مبيد|كيماوي|نبات, سم فيران|فار',
    ],
  }),
  corrosive: finding(['Burning chemical swallowed', 'ابتلاع مادة حارقة'], {
    tick: [
      'It was a drain or oven cleaner, acid, strong bleach or dishwasher tablet',
      'كانت مسلّك مجارٍ أو منظف أفران أو حمضاً أو مبيضاً مركزاً أو قرص جلاية',
    ],
    says: [
      '{swallowed} + acid|lye|caustic|corrosive|descaler|flash, {swallowed} + drain|oven|toilet + cleaner|opener|liquid, dishwasher tablet|pod|salt + {swallowed}',
      '{swallowed} + فلاش|حمض|اسيد|تيزاب|كاويه|بوتاس, {swallowed} + ماء|ماي نار, {swallowed} + مسلك مجاري, {swallowed} + منظف افران, {swallowed} + قرص جلايه, {swallowed} + روح ملح',
    ],
    implies: ['chemical-swallowed'],
  }),
  'petrol-swallowed': finding(['Petrol, kerosene or thinner swallowed', 'ابتلاع بنزين أو كيروسين أو مذيب'], {
    tick: ['It was petrol, kerosene, lamp oil, thinner or essential oil', 'كان بنزيناً أو كيروسيناً أو زيت مصابيح أو مذيباً أو زيتاً عطرياً'],
    says: [
      '{swallowed} + petrol|gasoline|kerosene|diesel|turpentine|thinner|thinners|camphor|eucalyptus, {swallowed} + white spirit, {swallowed} + lamp|essential oil, {swallowed} + lighter fluid',
      '{swallowed} + بنزين|كاز|كيروسين|جاز|ديزل|تنر|تربنتين|كافور, {swallowed} + سائل ولاعه, {swallowed} + زيت مصباح|عطري, {swallowed} + مزيل طلاء',
    ],
    implies: ['chemical-swallowed'],
  }),
  overdose: finding(['Too much medicine', 'جرعة زائدة'], {
    tick: ['More medicine than allowed, or tablets swallowed by a child', 'دواء أكثر من المسموح، أو أقراص ابتلعها طفل'],
    says: [
      'overdose, overdosed, took od, too many|much + {medicine}, took|taken|swallowed|ate + lots|loads|bunch + {medicine}, handful + {medicine}, {medicine} + whole|entire + box|bottle|packet|pack|strip|blister, swallowed|ate|eaten|eating + pills|tablets|pill|tablet|medicine|medicines|contraceptive + child|baby|toddler|son|daughter|kid|boy|girl, too many|much + panadol|insulin|sleeping, into + {medicine}',
      'جرعه + زايده|كبيره|مفرطه|مضاعفات, {medicine} + شريط|علبه|قوطي|عبوه|غرشه|حفنه|شرايط + كامل|كامله|كله|كلها|فاضي|فاضيه|خلصها, خذ|خذت|اخذ|اخذت|خذيت|بلع|بلعت|شرب|شربت|اكل|تناول|تناولت + شريط|علبه|قوطي|عبوه|حفنه|شريطين, خذ|خذت|اخذ|اخذت|بلع|بلعت|شرب|تناول + حبوب|دواء|بندول|بنادول|مسكن + كثير|كثيره|وايد|كتير|كلها|زياده, بلع|ابتلع|اكل + حبوب|ادويه|حبايه|اقراص + طفل|ولد|بنت|ابن|بيبي|صغير, اكثر من جرعه',
    ],
  }),
  'pills-missing': finding(['Tablets missing', 'أقراص مفقودة'], {
    tick: ['Tablets are missing, or the packet is open or empty', 'أقراص ناقصة أو العلبة مفتوحة أو فارغة'],
    says: [
      'pill|pills|tablet|tablets|medicine|medication + gone|missing|scattered|empty|open|opened + child|baby|toddler|son|daughter|found, empty + pill|tablet|medicine + bottle|packet|strip|blister',
      'حبوب|ادويه|دوا|دواء|اقراص|علبه|شريط + ناقص|ناقصه|مفتوح|مفتوحه|فاضي|فاضيه|متناثره|مرميه|مكبوبه',
    ],
  }),
  'risky-medicine': finding(['Medicine of which little is dangerous', 'دواء يضر القليل منه'], {
    tick: [
      'It was a heart, blood pressure, diabetes, iron, epilepsy, mood or opioid medicine',
      'كان دواء قلب أو ضغط أو سكري أو حديد أو صرع أو مزاج أو أفيون',
    ],
    says: [
      'tablet|tablets|pill|pills|medicine|medication|dose|took|taken + digoxin|verapamil|amlodipine|diltiazem|gliclazide|glibenclamide|sulfonylurea|insulin|lithium|colchicine|theophylline|amitriptyline|methotrexate, {swallowed} + iron tablets|pills, {swallowed} + metformin|bisoprolol|propranolol',
      'دواء|حبوب|حبه|جرعه|ابره + ديجوكسين|انسولين|ليثيوم|ميثوتركسات|املوديبين|جليكلازيد|داونيل|كولشيسين, بلع|شرب|اكل + حبوب حديد|ضغط|سكر|قلب|صرع|كابه',
    ],
  }),
  'double-dose': finding(['Double or extra dose', 'جرعة مضاعفة'], {
    tick: ['One dose too many was taken by mistake', 'جرعة إضافية أُخذت بالخطأ'],
    says: [
      'double|doubled|extra|second|two|twice + dose|doses|tablet|tablets|pill|pills|medicine + mistake|accident|accidentally|instead|forgot|again|already, double|extra dose, took + twice|again|doubled + {medicine}, two instead one',
      'جرعه + مضاعفه|اضافيه|مرتين|دبل|زياده|زايده + غلط|خطا|نسيت|بالغلط, حبتين|جرعتين|مرتين + بدل|غلط|خطا|نسيت|بالغلط, كررت|اعدت + دوا|دواء|جرعه|حبه',
    ],
    implies: ['missed-or-double'],
  }),
  'wrong-medicine': finding(['Wrong medicine', 'دواء بالخطأ'], {
    tick: ["A wrong medicine, or somebody else's, was taken", 'دواء خاطئ أو دواء شخص آخر أُخذ'],
    says: [
      'wrong + medicine|medication|tablet|tablets|pill|pills|dose|drug|injection|insulin, took|taken|given|gave|drank + {medicine} + someone|somebody|else|wife|husband|mother|father|brother|sister|his|her|adult',
      'دواء|دوا|حبه|حبوب|ابره|علاج + غلط|خطا|بالغلط|غيره|غيري, دواء|دوا|حبه|حبوب|ابره|علاج + شخص ثاني, شرب|اخذ|خذ|خذت|عطيت|اعطيت + دواء|دوا|حبوب + امه|ابوه|جدته|جده|اخوه|زوجي|زوجتي|امي|ابوي',
    ],
  }),
  'missed-or-double': finding(['Missed or doubled dose', 'جرعة منسية أو مضاعفة'], {
    says: [
      'missed|skipped|forgot|forgotten|late + {medicine}, missed|skipped|forgot dose|doses|insulin|statin|inhaler|vitamin, ran|running out + {medicine}, ran out insulin|inhaler, stopped taking + {medicine}',
      'نسي|نسيت|نست|فاتتني|فات|فوت|فوتت + {medicine}, نسيت|فاتت + انسولين|بخاخ, خلص|خلصت|انتهي + دوا|دواء|علاج|ابر|انسولين, وقفت|وقف|قطعت + دوا|دواء|علاج|حبوب',
    ],
  }),
  'vital-medicine': finding(['Medicine that must not be missed', 'دواء لا ينبغي تفويته'], {
    kind: 'background',
    tick: [
      'Insulin, blood thinner, steroid, heart, epilepsy, transplant or HIV medicine',
      'أنسولين أو مميع دم أو كورتيزون أو دواء قلب أو صرع أو زراعة أو مناعة',
    ],
    says: [
      'insulin, warfarin, apixaban, rivaroxaban, steroid|prednisolone|hydrocortisone, epilepsy|seizure|heart|transplant|hiv|psychiatric|lithium tablets|medicine|medication|meds, keppra, tegretol, tacrolimus',
      'انسولين, وارفارين, كورتيزون, دواء|دوا|حبوب|علاج + صرع|قلب|سيوله|زراعه|مناعه|تشنج, دواء|دوا|حبوب|علاج نفسي|نفسيه',
    ],
  }),
  'harmless-dose': finding(['A medicine that may be missed once', 'دواء لا يضر نسيانه مرة'], {
    kind: 'background',
    tick: ['A vitamin, statin, thyroid, allergy or stomach-acid tablet', 'فيتامين أو دواء كوليسترول أو غدة درقية أو حساسية أو حموضة'],
    says: [
      '=statin, =statins, atorvastatin, simvastatin, rosuvastatin, cholesterol tablet|pill|tablets|medicine, vitamin, vitamins, folic, antihistamine, cetirizine, loratadine, thyroxine, levothyroxine, omeprazole, pantoprazole, calcium tablet|tablets',
      'كوليسترول, كولسترول, فيتامين, فيتامينات, ستاتين, غده درقيه, حبه|حبوب|دواء|دوا حساسيه|حموضه, اوميبرازول, كالسيوم',
    ],
  }),
  'peeling-after-medicine': finding(['Blistering or peeling skin', 'فقاعات أو تقشر في الجلد'], {
    tick: [
      'Blistering or peeling skin, or sores in mouth or eyes, after a medicine',
      'فقاعات أو تقشر في الجلد أو تقرحات في الفم أو العينين بعد دواء',
    ],
    says: [
      '{skin} + peel|peels|peeling|blister|blisters|blistering + {medicine}, {mouth} + sores|blisters|ulcers + {medicine} + rash, stevens johnson',
      '{skin} + يتقشر|تقشر|فقاعات|فقاقيع|ينسلخ|انسلخ + {medicine}, {mouth} + تقرحات|فقاعات + {medicine}, ستيفنز جونسون',
    ],
  }),
  // Drugs and alcohol
  substance: finding(['Drugs taken', 'تعاطي مخدرات'], {
    says: [
      'took|taken|taking|used|using|smoked|injected|high|stoned|addicted + drug|drugs|heroin|cocaine|weed|spice|hash|ecstasy|mdma|ketamine|ghb|lsd, drug + use|user|abuse, cannabis, marijuana, hashish, synthetic + drug|drugs|weed, edible + weed|cannabis|gummies',
      'مخدرات, مخدر + شرب|اخذ|تعاطي|دخن, حشيش, تعاطي, متعاطي, شبو, كريستال + دخن|شرب|تعاطي, ماريجوانا, كوكايين, سبايس',
    ],
  }),
  opioids: finding(['Opioids or tramadol', 'أفيونات أو ترامادول'], {
    tick: ['Tramadol, morphine, codeine, heroin or another opioid was taken', 'تعاطي ترامادول أو مورفين أو كودايين أو هيروين أو أفيون آخر'],
    says: [
      'opioid, opioids, opiate, opium, heroin, fentanyl, methadone, tramadol, tramal, morphine, oxycodone, codeine + took|too|many|syrup|tablets, pregabalin|lyrica + took|high|many',
      'هيروين, ترامادول, ترامال, مورفين, فنتانيل, افيون, ميثادون, كودايين, كودين, ليريكا',
    ],
  }),
  'mixed-drugs': finding(['Mixed with alcohol or sleeping tablets', 'مع كحول أو حبوب نوم'], {
    tick: ['It was taken together with alcohol, sleeping tablets or other drugs', 'أُخذ مع كحول أو حبوب نوم أو مواد أخرى'],
    says: [
      'mixed|together|plus|and|with + alcohol|vodka|beer|wine|whisky + pills|tablets|tramadol|xanax|sleeping|drugs|valium, sleeping pills|tablets + tramadol|alcohol|drugs',
      'خلط|مع + كحول|خمر|مشروب + حبوب|ترامادول|منوم|مخدر, حبوب نوم + كحول|خمر|ترامادول, منوم|منومه|زاناكس + كحول|خمر|ترامادول',
    ],
  }),
  stimulants: finding(['Stimulants', 'منشطات'], {
    tick: ['Captagon, amphetamine, cocaine, crystal or ecstasy was taken', 'تعاطي كبتاجون أو أمفيتامين أو كوكايين أو شبو أو إكستاسي'],
    says: [
      'captagon, amphetamine, amphetamines, meth + took|smoked|crystal|high, crystal meth, cocaine, ecstasy, mdma, molly, ritalin|adderall + took|many|extra, pre workout, fat burner|burners, stimulant, stimulants',
      'كبتاجون, كبتاغون, كبتي, ابو ملف, امفيتامين, شبو, كريستال, كوكايين, اكستاسي, منشط, منشطات, ريتالين, حارق دهون, حبوب سهر',
    ],
    implies: ['substance'],
  }),
  khat: finding(['Khat', 'القات'], {
    tick: ['Khat was chewed', 'مضغ القات'],
    says: ['khat, qat, chewing|chewed|chew qat|leaves', 'قات, خزن, تخزين + قات, مخزن قات'],
    implies: ['stimulants'],
  }),
  'energy-drinks': finding(['Energy drinks or much coffee', 'مشروبات طاقة أو قهوة كثيرة'], {
    tick: ['Energy drinks or much coffee were drunk', 'شرب مشروبات طاقة أو قهوة كثيرة'],
    says: [
      'energy drink|drinks, red bull, redbull, monster + drink|drank|can|cans, caffeine, coffee|coffees|espresso + too|much|many|cups|lot|five|six|four',
      'مشروب|مشروبات طاقه, ردبول, ريدبول, رد بول, كودرد, بايسن, كافيين, قهوه + كثير|كثيره|وايد|كتير|اكواب',
    ],
  }),
  shisha: finding(['Shisha', 'شيشة'], {
    tick: ['It came during or after smoking shisha', 'حدث أثناء تدخين الشيشة أو بعده'],
    says: ['shisha, sheesha, hookah, waterpipe, water pipe, hubbly', 'شيشه, معسل, ارقيله, ارجيله, نرجيله, جراك, قدو'],
  }),
  'very-drunk': finding(['Very drunk', 'سكر شديد'], {
    tick: ['Very drunk: cannot stand, or vomits while drowsy', 'سكر شديد: عدم القدرة على الوقوف أو قيء مع نعاس'],
    says: [
      'too|dead|blind drunk, drunk + cant|unable|vomit|vomiting|passed|stand|wake|sleepy, wasted + drunk|alcohol|drinking, alcohol poisoning|intoxication|intoxicated, drank + bottle + vodka|whisky|spirits',
      'سكران + وايد|مره|كثير|يرجع|يستفرغ|طاح, سكران .. ما|مو|مش قادر|يقدر|يرد|يصحي|يوقف, تسمم كحول|كحولي, شرب + غرشه|زجاجه|قزازه + خمر|كحول|فودكا|ويسكي',
    ],
    implies: ['alcohol'],
  }),
  'bad-alcohol': finding(['Home-made alcohol', 'كحول مغشوش'], {
    tick: ['Home-made or unlabelled alcohol, perfume or methanol was drunk', 'شرب كحول منزلي الصنع أو مجهول أو عطر أو ميثانول'],
    says: [
      'homemade|fake|bootleg|illegal|counterfeit|unlabelled|local|cheap + alcohol|liquor|spirit|spirits|wine|vodka|whisky|arak, home made + alcohol|liquor|spirit|spirits|wine|vodka|whisky|arak, moonshine, methanol, methylated, drank + cologne|perfume|aftershave|sanitizer|sanitiser, sadiqi, siddiqui + drink',
      'خمر|كحول|مشروب|عرق + مغشوش|بيتي|مصنوع|مسوينه|مضروب|محلي|مجهول|منزلي, ميثانول, سبرتو, سبيرتو, صديقي + شرب, شرب|شربوا|شربنا + كولونيا|عطر|معقم',
    ],
  }),
  withdrawal: finding(['Withdrawal', 'أعراض انسحاب'], {
    tick: ['It came after stopping alcohol, tablets or drugs taken for long', 'حدث بعد إيقاف كحول أو حبوب أو مخدرات استُعملت طويلاً'],
    says: [
      'withdrawal, withdrawals, stop|stopped|stopping|quit|quitting + alcohol|tramadol|opioids|heroin|valium|xanax|benzos|captagon|drugs|vodka|whisky, stop|stopped|stopping sleeping tablets|pills, quit drinking, stopped drinking + shaking|shakes|tremor|sweating|heavily|years|seeing, cold turkey, shakes + alcohol|drink, dts, delirium tremens',
      'اعراض انسحاب, انسحاب + مخدر|كحول|ترامادول|ادمان, ترك|توقف|وقف|وقفت|قطع|قطعت|بطل + كحول|خمر|مخدرات|ترامادول|ترامال|ليريكا|زاناكس|فاليوم|كبتاجون',
    ],
  }),
  hangover: finding(['Hangover', 'آثار الكحول في اليوم التالي'], {
    tick: ['Headache or nausea the morning after drinking', 'صداع أو غثيان في الصباح بعد شرب الكحول'],
    says: [
      'hangover, hungover, hung over, alcohol|beer|vodka|whisky|wine|drunk|drinks|party + night|yesterday|morning + headache|nausea|thirsty|sick|vomiting',
      'هانج اوفر, هانق اوفر, صداع + بعد خمر|كحول|سكره|سهره, شربت|شرب + امس|البارح|الليله + خمر|كحول|مشروب',
    ],
  }),
  // Fumes
  'toxic-gas': finding(['Smoke, gas or fumes', 'دخان أو غاز أو أبخرة'], {
    tick: ['Smoke, gas, exhaust or chemical fumes were breathed in', 'استنشاق دخان أو غاز أو عادم أو أبخرة مادة كيميائية'],
    says: [
      'carbon monoxide, co alarm, gas leak, gas + smell|smelled|leak|leaking|heater|cooker|stove|cylinder, smoke + breathed|inhaled|inhalation|filled|fire, house|flat|kitchen|car|room|bed|apartment fire, inhale|inhaled|breathed + chemical|fumes|gas|smoke|chlorine|bleach|ammonia|paint|vapour|vapor, fumes, generator + inside|room|tent|garage|running, chlorine|chloramine gas, soot',
      'استنشاق, استنشق, استنشقت, شميت|شم|شمينا + غاز|دخان|كلور|مبيد|بخار, دخان + حريق|دخل|غرفه|خنقنا, حريق, تسرب|تسريب|ريحه|رائحه غاز, اول اكسيد, ابخره, غاز + مسكر|مفتوح|طباخ|سخان|دفايه|اسطوانه|شميت, مولد|عادم + غرفه|داخل|خيمه|كراج',
    ],
  }),
  charcoal: finding(['Charcoal or a fire indoors', 'فحم أو نار في مكان مغلق'], {
    tick: ['Charcoal, a heater, generator or car ran in a closed place', 'فحم أو دفاية أو مولد أو سيارة تعمل في مكان مغلق'],
    says: [
      'charcoal|coal|coals|bbq|barbecue|brazier|bakhoor|heater|generator|engine + inside|indoors|room|tent|closed|majlis|garage|bedroom|caravan, car running + garage|closed, slept + charcoal|heater|generator|coal',
      'فحم|منقل|كانون|دوه|جمر|دفايه|صوبه|مولد|ماطور|شوايه + داخل|غرفه|خيمه|مسكر|مسكره|مجلس|مغلق|نمنا|نايمين|كرفان|جوه, فحم + نمنا|صداع|دوخه|اختنق|اختنقنا',
    ],
    implies: ['toxic-gas'],
  }),
  fumigation: finding(['Pesticide fumes', 'أبخرة مبيد'], {
    tick: ['Pesticide or fumigation was used in this home or next door', 'رش مبيد أو تبخير في هذا المسكن أو المجاور'],
    says: [
      'fumigate, fumigated, fumigation, pest control, phosphine, aluminium|aluminum phosphide, celphos, pesticide|insecticide|bedbug|bug|cockroach + spray|sprayed|smell|powder|tablet|tablets|treatment + home|house|room|flat|neighbour|neighbor|apartment|building|camp, pesticide|insecticide|bedbug|bug|cockroach + spray|sprayed|smell|powder|tablet|tablets|treatment + next door, sprayed + room|house|flat + bugs|bedbugs|cockroaches|insects',
      'رش|رشوا|رشينا|رشيت|رشه + مبيد|حشرات|بق|صراصير|بيت|شقه|غرفه|جيران, مبيد + بيت|شقه|غرفه|جيران|ريحه|شم|استنشق, مكافحه حشرات, فوسفين, فوسفيد, تبخير + شقه|بيت|حشرات|جيران, حبوب|حبه غاز|قمح|بق, شركه رش',
    ],
    implies: ['toxic-gas'],
  }),
  'others-too': finding(['Others feel it too', 'آخرون يشكون منه أيضاً'], {
    tick: ['Others in the same place feel ill too', 'آخرون في المكان نفسه يشعرون بالمرض أيضاً'],
    says: [
      '{house} + sick|ill|headache|headaches|dizzy|vomiting|unwell|same, others|roommate|roommates|colleagues|neighbours + same|sick|ill|too|also',
      '{house} + صداع|دايخين|دوخه|يرجعون|تعبانين, {house} + نفس شي|اعراض|حاله|مشكله|تعب, زملائي|ربعي|اصحابي|جيران + صداع|دايخين|يرجعون|تعبانين|برضو, زملائي|ربعي|اصحابي|جيران + نفس شي|اعراض|حاله|مشكله|تعب',
    ],
  }),
  'airway-burnt': finding(['Burnt or sooty face or throat', 'حروق أو سواد في الوجه أو الحلق'], {
    tick: ['Soot or burns at nose or mouth, or a hoarse voice after smoke', 'سواد أو حروق عند الأنف أو الفم، أو بحة بعد الدخان'],
    says: [
      'soot + {nose}, soot + {mouth}, soot + {face}, singed + hair|eyebrows|nose, hoarse|hoarseness + smoke|fire|fumes, black phlegm|spit|mucus + smoke|fire',
      'سواد|سخام|هباب|اسود + {nose}, سواد|سخام|هباب + {mouth}, شعر|رموش|حواجب + احترق|احترقت|محروقه, بحه + دخان|حريق, بلغم اسود',
    ],
    implies: ['toxic-gas'],
  }),
  'pesticide-signs': finding(['Drooling, tears and sweating', 'لعاب ودموع وتعرق'], {
    tick: ['Much drool, tears and sweat, small pupils or twitching muscles', 'لعاب ودموع وتعرق غزير، أو حدقتان ضيقتان، أو رجفة عضلات'],
    says: [
      'drooling|salivating|saliva + sweating|tears|pesticide|spray|twitching|insecticide, small|tiny|pinpoint pupils + spray|pesticide|insecticide, organophosphate, muscles twitching + pesticide|spray',
      'لعاب|ريق + تعرق|دموع|مبيد|رش, حدقه ضيقه + مبيد|رش, فوسفور عضوي',
    ],
  }),
  'pinpoint-pupils': finding(['Tiny pupils', 'حدقتان صغيرتان جداً'], {
    tick: ['The pupils are as small as pinheads', 'الحدقتان صغيرتان كرأس دبوس'],
    says: ['pinpoint|tiny|small + pupil|pupils', 'حدقه|بؤبؤ|بوبو + صغير|صغيره|ضيق|ضيقه|دبوس'],
  }),
  // Heat
  'heat-exposure': finding(['Heat', 'التعرض للحر'], {
    kind: 'background',
    tick: ['Much heat or sun before it: work, sport, hot car, outdoors', 'حر أو شمس قبله: عمل أو رياضة أو سيارة حارة أو خارجاً'],
    says: [
      '=heat, in|under sun|heat, sun|heat|outdoor|outdoors + work|worked|working|walk|walked|walking|played|playing|run|running|hours|site, sun|heat|outdoors + all day, hot car|tent|weather|kitchen|day|outside|site|work, construction + sun|hot|site, no|without aircon|ac, no|without air conditioning|conditioner, marathon, sauna, left|locked + car',
      'تحت|في|من + شمس, شمس|رطوبه + شغل|اشتغل|يشتغل|عمل|دوام|لعب|مشي|ساعات|وقف, شمس + طول يوم, حراره جو, بالحر, =حر, =الحر, =والحر, شوب, سياره حاره|مسكره|مقفله, موقع + عمل|شمس|حر, بدون|بلا|غير مكيف|تكييف, ما فيه? مكيف|تكييف, ساونا',
    ],
  }),
  'heat-illness': finding(['Heat illness', 'إجهاد أو ضربة حرارة'], {
    tick: ['Ill from heat: dizzy, weak, headache or sick', 'تعب من الحر: دوخة أو ضعف أو صداع أو غثيان'],
    says: [
      'heatstroke, heat stroke, heat exhaustion, sunstroke, sun stroke, heat cramp|cramps, overheated, overheating',
      'ضربه شمس, ضربه حر, ضربه حراره, اجهاد حراري, انهاك حراري, ضربتني|ضربته|ضربتها|ضربه شمس, ضربه الشمس',
    ],
    implies: ['heat-exposure'],
  }),
  'very-hot': finding(['Very hot body', 'جسم شديد السخونة'], {
    tick: ['The body feels burning hot, dry or not', 'الجسم ساخن جداً عند اللمس، جافاً كان أو متعرقاً'],
    says: [
      'stopped sweating, not|no sweating + {hot}, not|no sweating + sun|heat, {skin} + dry + {hot}, body + boiling, body + {hot} + very|extremely|burning|fire|touch, burning hot',
      'جسمه|جسمها|جسمي|جلده|جلدها + نار|يغلي|مولع, جسمه|جسمها|جسمي|جلده|جلدها + حار مره|وايد|كثير|كتير, توقف|وقف + تعرق|عرق, ما يعرق|تعرق + حر|شمس|ساخن|حراره, جلد + ناشف|جاف + {hot}',
    ],
  }),
  'no-cooling-effect': finding(['Not better after cooling', 'لا تحسن بعد التبريد'], {
    tick: ['No better after 30 minutes of rest and cooling', 'لا تحسن بعد 30 دقيقة من الراحة والتبريد'],
    says: [
      'still|not|no + better|improving|cooling|recovering + shade|cooling|cool|water|rest|ac|30|half|hour',
      'ما|لم + تحسن|خف|يخف|يبرد + ظل|تبريد|مكيف|ماء|ماي|راحه|ساعه',
    ],
  }),
  // Bites and stings
  venom: finding(['Snake or scorpion', 'أفعى أو عقرب'], {
    tick: ['A snake bite or a scorpion sting', 'لدغة أفعى أو لسعة عقرب'],
    says: [
      'snake, snakebite, viper, cobra, adder, scorpion, scorpions',
      'افعي, حيه + {bites}, حيه + لدغ|لدغت|لدغته|لدغتني|قرص|رجل|يد, ثعبان, لدغه|لدغته|لدغتني حيه, عقرب, عقربه, حنش, =داب, لدغه الداب',
    ],
  }),
  bitten: finding(['Bite from something unseen', 'عضة من شيء لم يُرَ'], {
    tick: ['Something unseen bit or stung, in sand, grass or a shoe', 'شيء لم يُرَ عض أو لسع، في الرمل أو العشب أو الحذاء'],
    says: [
      'something|unknown bit|bites|stung|stings, bitten|stung + something|unknown|sleeping|asleep, two|2|twin + dots|holes|marks|punctures|pricks, fang|fangs + marks?, puncture marks, bitten|stung + desert|camp|sand|grass|shoe|shoes|rocks|camping, bit + desert|shoe|shoes|rocks',
      'شي + عضني|عضه|عضها|لدغني|لدغه|لدغها|قرصني|قرصه|قرصها|لسعني|لسعه|لسعها, لدغ|لدغني|قرصني|عضني|لسعني + رمل|بر|حذاء|جوتي|صخور|مخيم|عزبه, نقطتين|ثقبين + {bites}, نقطتين|ثقبين + رجل|يد|جلد, اثر ناب|انياب',
    ],
  }),
  'bite-spreading': finding(['Swelling climbs the limb', 'تورم يصعد في الطرف'], {
    tick: ['Swelling, blisters or dark skin spread from the bite', 'تورم أو بثور أو اسوداد ينتشر من مكان اللدغة'],
    says: [
      'bite|sting|bitten|stung + {swell} + spreading|climbing|up|worse|fast, bite|sting + blister|blisters|black|dark|purple|dying',
      'لدغه|لسعه|عضه|قرصه + {swell} + ينتشر|يزيد|صعد|طلع|كامل, لدغه|لسعه|عضه|قرصه + اسود|اسودت|بثور|فقاعات|مزرق',
    ],
  }),
  'venom-signs': finding(['Signs of venom in the body', 'علامات سم في الجسم'], {
    tick: [
      'Drooping eyelids, blurred sight, bleeding, vomiting or cramps after the bite',
      'ارتخاء الجفنين أو غشاوة أو نزيف أو قيء أو تقلصات بعد اللدغة',
    ],
    says: [
      'bite|bitten|sting|stung|spider + vomit|vomiting|cramp|cramps|drooping|blurred|double|weak|sweating|drooling|twitching|numbness, {eyelid} + drooping|heavy + bite|bitten|snake',
      'لدغه|لدغ|لسعه|لسع|قرصه|عضه|عنكبوت + قيء|يرجع|تقلصات|تشنج|ارتخاء|غباش|زغلله|تعرق|لعاب|خدر|تنميل, {eyelid} + مرتخي|نازل|ثقيل + لدغه',
    ],
  }),
  'spider-bite': finding(['Spider bite', 'عضة عنكبوت'], {
    tick: ['A spider bite', 'عضة عنكبوت'],
    says: ['spider, tarantula, black widow, brown recluse, camel spider', 'عنكبوت, عنكبوته, شبث, ابو شبث'],
  }),
  'sea-sting': finding(['Sting from the sea', 'لسعة من البحر'], {
    tick: ['A jellyfish or another sea animal stung', 'لسعة قنديل بحر أو كائن بحري آخر'],
    says: [
      'jellyfish, jelly fish, man of war, bluebottle, coral + cut|sting|stung|scratch, sea|beach|swimming + stung|sting|stings, sea lice, anemone',
      'قنديل, قناديل, لوليه, دوول, بحر|شاطي|سباحه|شط + لسع|لسعني|لسعه|لدغ|قرص|قرصني|لدغني, مرجان + جرح|لسع, شقائق',
    ],
  }),
  'spine-sting': finding(['Sting from a fish spine', 'وخزة من شوكة سمكة'], {
    tick: [
      'A stingray, stonefish, lionfish, catfish or sea urchin stung',
      'وخزة لخمة (راي) أو سمكة صخرية أو سمكة الأسد أو سلور أو قنفذ بحر',
    ],
    says: [
      'stingray, sting ray, stonefish, stone fish, lionfish, scorpionfish, catfish + sting|stung|spine, sea urchin, urchin, weever, stepped + fish|urchin|ray|something + sea|beach|water, fish spine',
      'لخمه, لخمه بحر, راي + بحر|لسع, سمكه + صخريه|حجريه|اسد|شوكه|شوكتها, قنفذ بحر|البحر, توتيا, فريالي, خبال + شوك, دست|داس|دعس + سمكه|بحر|قنفذ, شوكه سمكه',
    ],
    implies: ['sea-sting'],
  }),
  'sea-snake': finding(['Sea snake', 'ثعبان البحر'], {
    tick: ['A sea snake bit', 'عضة ثعبان بحر'],
    says: ['sea snake', 'ثعبان|حيه|افعي|بزيمي بحر|بحري, بزيمي'],
    implies: ['venom'],
  }),
  'large-sting': finding(['Large or dangerous place stung', 'لسعة واسعة أو في موضع خطر'], {
    tick: [
      'The sting covers half a limb, or is on face, neck, chest or belly',
      'اللسعة تغطي نصف طرف، أو على الوجه أو الرقبة أو الصدر أو البطن',
    ],
    says: [
      'sting|stung|jellyfish|stingray|tentacles + whole|entire|half, sting|stung|jellyfish|stingray|tentacles + all over, sting|stung|jellyfish|stingray + {face}, sting|stung|jellyfish|stingray + {neck}, sting|stung|jellyfish|stingray + {chest}, sting|stung|stingray + {belly}',
      'لسع|لسعه|قنديل|لخمه + كامل|كله|كلها|نص, لسع|لسعه|قنديل|لخمه + كل جسم, لسع|لسعه|قنديل + {face}, لسع|لسعه|قنديل|لخمه + {neck}, لسع|لسعه|قنديل|لخمه + {chest}, لخمه + {belly}',
    ],
  }),
  'spine-inside': finding(['Spine still inside', 'الشوكة ما زالت داخلاً'], {
    tick: ['A spine is still in the wound', 'شوكة ما زالت داخل الجرح'],
    says: [
      'spine|spines|barb + inside|still|in|stuck|broken|left, spine + {foot}, spine + {hand}',
      'شوكه|شوك + داخل|باقي|باقيه|انكسر|انكسرت|عالق|عالقه',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
