import { type Finding, finding } from '../kinds.ts';

/** Known from the form, from a number or from how long it lasts; nobody is asked. */
const known = (en: string, ar: string): Finding => finding([en, ar], { kind: 'background' });
const tick = (label: readonly [string, string], ticked: readonly [string, string], en: string, ar: string): Finding =>
  finding(label, { kind: 'background', tick: ticked, says: [en, ar] });

/** Who somebody is, how a complaint goes, what was measured. */
export const findings = {
  'under-1-month': known('Under 1 month', 'دون شهر'),
  'under-3-months': known('Under 3 months', 'دون 3 أشهر'),
  'under-6-months': known('Under 6 months', 'دون 6 أشهر'),
  'under-1': known('Under 1 year', 'دون سنة'),
  'under-2': known('Under 2 years', 'دون سنتين'),
  'under-5': known('Under 5 years', 'دون 5 سنوات'),
  'under-16': known('Under 16', 'دون 16 سنة'),
  'under-40': known('Under 40', 'دون 40 سنة'),
  'over-16': known('16 or over', '16 سنة فأكثر'),
  'over-30': known('30 or over', '30 سنة فأكثر'),
  'over-40': known('40 or over', '40 سنة فأكثر'),
  'over-50': known('50 or over', '50 سنة فأكثر'),
  'over-60': known('60 or over', '60 سنة فأكثر'),
  'over-65': known('65 or over', '65 سنة فأكثر'),
  male: known('Male', 'ذكر'),
  female: known('Female', 'أنثى'),
  fertile: known('Could be pregnant', 'قد تكون حاملاً'),
  'over-1-day': known('For more than a day', 'منذ أكثر من يوم'),
  'over-3-days': known('For more than 3 days', 'منذ أكثر من 3 أيام'),
  'over-5-days': known('For more than 5 days', 'منذ أكثر من 5 أيام'),
  'over-week': known('For more than a week', 'منذ أكثر من أسبوع'),
  'over-3-weeks': known('For 3 weeks or more', 'منذ 3 أسابيع أو أكثر'),
  'over-6-weeks': known('For 6 weeks or more', 'منذ 6 أسابيع أو أكثر'),
  'late-pregnancy': known('Pregnant 20 weeks or more', 'حامل في الأسبوع 20 أو بعده'),
  'near-term': known('Pregnant 37 weeks or more', 'حامل في الأسبوع 37 أو بعده'),
  'temperature-39': known('39 °C or more', '39° أو أكثر'),
  'temperature-40': known('40 °C or more', '40° أو أكثر'),
  'low-temperature': known('Under 35.5 °C', 'أقل من 35.5°'),
  'low-oxygen': known('Oxygen under 92%', 'الأكسجين أقل من 92%'),
  'lowish-oxygen': known('Oxygen under 95%', 'الأكسجين أقل من 95%'),
  'very-fast-pulse': known('Very fast pulse for the age', 'نبض سريع جداً بالنسبة إلى العمر'),
  'fast-pulse': known('Fast pulse for the age', 'نبض سريع بالنسبة إلى العمر'),
  'slow-pulse': known('Slow pulse', 'نبض بطيء'),
  'low-pressure': known('Low blood pressure', 'ضغط دم منخفض'),
  'raised-pressure': known('140/90 or more', 'الضغط 140/90 أو أكثر'),
  'high-pressure': known('160/100 or more', 'الضغط 160/100 أو أكثر'),
  'very-high-pressure': known('180/120 or more', 'الضغط 180/120 أو أكثر'),
  'fast-breathing': known('Fast breathing for the age', 'تنفس سريع بالنسبة إلى العمر'),
  'low-sugar-reading': known('Sugar under 4 mmol/L', 'السكر أقل من 4'),
  'high-sugar-reading': known('Sugar over 15 mmol/L', 'السكر أكثر من 15'),
  'many-tablets': known('Many tablets', 'حبوب كثيرة'),
  'felt-severe': known('Felt as 8 or more of 10', 'الشدة 8 أو أكثر من 10'),
  severe: tick(['Severe', 'شديد'], ['It is severe: hardly to be borne', 'شديد لا يكاد يُحتمل'], '{severe}', '{severe}'),
  'severe-pain': tick(
    ['Severe pain', 'ألم شديد'],
    ['The pain is hardly to be borne', 'الألم لا يكاد يُحتمل'],
    '{pain} + {severe}',
    '{pain} + {severe}',
  ),
  sudden: tick(
    ['Sudden onset', 'بداية مفاجئة'],
    ['It began suddenly, within seconds or minutes', 'بدأ فجأة خلال ثوانٍ أو دقائق'],
    '{sudden}',
    '{sudden}',
  ),
  mild: finding(['Mild', 'خفيف'], {
    kind: 'background',
    says: [
      'mild, mildly, slight, slightly, minor, little, =bit, small, tiny, not bad, not severe|serious, faint, low grade, superficial, tolerable, bearable',
      'خفيف, خفيفه, بسيط, بسيطه, شوي, شويه, قليلا, قليل, محتمل, صغير, صغيره, سطحي, شويتين, طفيف, طفيفه, محمول, ما قوي|شديد|جامد|شديده|قويه, لا شديد|شديده',
    ],
  }),
  usual: finding(['As usual', 'كالمعتاد'], {
    kind: 'background',
    tick: ['It is as it often was before', 'كما حدث مرات عديدة من قبل'],
    says: [
      'usual, usually, typical, as always, same as before, known migraine, every month, every spring, each year, every year, like other times, like my other',
      'كالمعتاد, معتاد, معتاده, مثل كل مره, كل شهر, مثل العاده, كل سنه, كل ربيع, دايما نفس, زي|متل|مثل كل مره, زي|متل|مثل العاده|دايما, كالعاده, مثل دايم, كل شهر نفس, نفس كل مره, كل مره نفس, متعود, دايما .. كذا|جذي|كده|هيك',
    ],
  }),
  worsening: finding(['Getting worse', 'يزداد سوءاً'], {
    kind: 'background',
    tick: ['It is getting worse quickly', 'يزداد سوءاً بسرعة'],
    says: [
      'worse, worsening, increase, increasing, progressive, progressively, spread, spreading',
      'زيد, ازداد, اسوا, ازدياد, تفاقم, نتشر, انتشر',
    ],
  }),
  recurring: finding(['Comes and goes', 'يتكرر'], {
    kind: 'background',
    says: [
      'chronic, recurrent, recurring, on off, come go, comes goes, intermittent, intermittently, keep coming, keeps happening, again again, frequent, frequently, often, every day|night|week, persistent, persistently, long standing, longstanding, for months, for years, many months, several months, several weeks, few weeks, few months, past months, gradually, past year, always',
      'مزمن, مزمنه, متكرر, متكرره, روح رجع, يجي ويروح, تجي وتروح, كل فتره, من شهور, من اشهر, من فتره, من زمان, كل يوم, دايما, من سنين, منذ اشهر, منذ سنوات, من اسابيع, منذ اسابيع, تدريجي, كل اسبوع, كل كم يوم, بين فتره وفتره, صارلي شهور|سنين, دايم',
    ],
  }),
  settles: finding(['Eases with rest', 'يخف مع الراحة'], {
    kind: 'background',
    tick: ['It comes with effort only, and goes with rest', 'يأتي مع المجهود فقط ويزول بالراحة'],
    says: [
      'only on|with|when|during|after|if exertion|walk|walking|climb|climbing|exercise|effort|run|running|stairs, comes on|with exertion|walking|climbing|exercise, brought on by? exertion|walking|exercise|climbing|effort, occurs|occurring on|with|when|after exertion|walking|exercise|climbing, exertional chest, {relief} + {rest}',
      'بس مع مجهود, اذا مشيت, لما امشي, مع مجهود فقط, اذا ارتحت روح, {relief} + {rest}',
    ],
  }),
  'at-rest': finding(['At rest', 'عند الراحة'], {
    kind: 'background',
    tick: ['It comes at rest too', 'يحدث أثناء الراحة أيضاً'],
    says: [
      'even when? rest|resting|sitting, while|when|just resting|sitting, pain|breathless|breathlessness|breath|also|too rest, minimal exertion|effort',
      'وانا جالس, وقت راحه, حتي راحه, وانا مرتاح, بدون مجهود, اثناء راحه',
    ],
  }),
  effort: finding(['With effort', 'مع المجهود'], {
    kind: 'background',
    says: [
      'exert, exertion, exertional, exercise, walking, walk, running, run, stairs, climb, climbing, uphill, effort, sport, football, gym, playing, strenuous',
      'مجهود, رياضه, مشي, امشي, درج, سلم, ركض, اركض, طلوع, اصعد, العب, لعب, كوره, جري',
    ],
  }),
  newborn: finding(['Small baby', 'رضيع'], {
    kind: 'background',
    says: [
      'newborn, neonate, infant, new baby, day old, week old, days old, weeks old, one month old, two month old, breastfed, bottle fed',
      'رضيع, رضيعه, مولود, حديث ولاده, بيبي',
    ],
  }),
  child: finding(['Child', 'طفل'], {
    kind: 'background',
    says: [
      'child, children, toddler, kid, little one, little boy, little girl, son, daughter, boy, girl, baby, grandson, granddaughter, schoolboy, schoolgirl, schoolchild, pupil, nephew, niece, kindergarten, nursery',
      'طفل, طفله, طفلي, ولدي, بنتي, ابني, ابنتي, عيالي, صغيري, ولد صغير, بنت صغيره, حفيد, حفيدتي, حفيدي, رضيع',
    ],
  }),
  elderly: finding(['Older person', 'كبير في السن'], {
    kind: 'background',
    says: [
      'elderly, grandmother, grandfather, grandma, grandpa, granny, nan, old man|woman|lady',
      'جدتي, جدي, كبير سن, كبيره سن, مسن, مسنه, عجوز, يدتي, يدي العود',
    ],
  }),
  smoker: finding(['Smoking', 'التدخين'], {
    kind: 'background',
    says: ['smoke, smoker, smoking, cigarettes, pack year, packs', 'مدخن, تدخين, ادخن, دخن, سجاير'],
  }),
  alcohol: finding(['Alcohol', 'الكحول'], {
    kind: 'background',
    says: [
      'alcohol, alcoholic, drunk, drinking heavily, heavy drinker, binge, beer, vodka, whisky, intoxicated',
      'كحول, خمر, سكران, مدمن كحول',
    ],
  }),
  cancer: finding(['Cancer', 'سرطان'], {
    kind: 'disease',
    tick: ['Cancer, now or earlier', 'سرطان حالياً أو سابقاً'],
    says: ['cancer, tumour, tumor, malignancy, metastatic, metastases', 'سرطان, ورم خبيث, اورام'],
  }),
  tired: finding(['Tiredness', 'تعب'], {
    says: [
      'tired, tiredness, fatigue, fatigued, exhausted, exhaustion, no energy, lethargic lately, worn out, malaise, run down, sleepy all, drained, low energy',
      'تعب, تعبان, تعبانه, ارهاق, مرهق, مرهقه, اجهاد, كسل, خمول عام, وهن, ما لي حيل, مالي حيل',
    ],
  }),
  unwell: finding(['Feeling unwell', 'توعك'], {
    says: [
      'unwell, feel ill, feel bad|rough|terrible|awful|poorly|off, not feeling well, not feel well, under weather, generally unwell, sick, poorly, ill',
      'مريض, مريضه, مو زين, توعك, مو بخير, تعبان شوي, متوعك',
    ],
  }),
  'medicine-effect': finding(['Possible side effect', 'أثر جانبي محتمل'], {
    tick: ['It began after a new medicine or a new dose', 'بدأ بعد دواء جديد أو جرعة جديدة'],
    says: [
      'side effect, side effects, reaction .. medicine|tablet|antibiotic|vaccine|drug|medication, since starting|started .. tablet|medicine|medication|antibiotic|pill|statin, after starting|vaccine|vaccination|jab|injection, new medicine|medication|tablets, after .. antibiotic|vaccine|jab|vaccination',
      'اعراض جانبيه, اثار جانبيه, حساسيه دوا|دواء|مضاد|بنسلين, حساسيه من دوا|دواء|مضاد|بنسلين, بعد دوا|دواء|تطعيم|لقاح|مضاد|ابره, من بعد علاج|دوا|دواء, بعد ما بديت .. علاج|دوا|حبوب|دواء, بعد|من .. خذت|اخذت|خذيت|اخد|بديت|بدات .. مضاد|دوا|دواء|حبوب|علاج|ابره, من يوم .. دوا|حبوب|علاج',
    ],
  }),
  vaccine: finding(['After a vaccination', 'بعد التطعيم'], {
    kind: 'background',
    tick: ['It began within two days after a vaccination', 'بدأ خلال يومين من التطعيم'],
    says: [
      'vaccine, vaccinated, vaccination, jab, jabs, immunisation, immunization, booster, flu shot',
      'تطعيم, لقاح, تطعيمه, جرعه تنشيطيه, طعم, تطعيمته, ابره تطعيم',
    ],
  }),
  fever: finding(['Fever', 'حرارة'], {
    tick: ['Fever, or the skin feels hot', 'حرارة، أو الجلد ساخن عند اللمس'],
    says: [
      'fever, feverish, febrile, pyrexia, high temperature, temperature high|up|raised, running temperature, temp high, a temperature, burning up, pyrexial',
      'حراره, حمي, محموم, سخونه, مسخن, سخن, سخونه, مسخنه, صخونه, مصخن, مصخنه, حرارته, حرارتها, حرارتي, مولع, مولعه, جسمه|جسمها|جسمي|بيبي|طفلي|ولدي|راسه .. حار|حاره|نار|يولع|مولع|يغلي, =حار كثير|جدا|مره, =سخنان, =سخنانه, =سخنانين, مسخون, مسخونه, سخونيه, حميت, يسخن, تسخن',
    ],
  }),
  'low-fever': finding(['Low fever', 'حرارة خفيفة'], {
    kind: 'background',
    says: [
      'low grade fever|temperature, mild fever, slight fever|temperature, low fever, bit temperature|fever, little temperature',
      'حراره خفيفه|بسيطه, سخونه خفيفه|بسيطه',
    ],
  }),
  'high-fever': finding(['High fever', 'حرارة مرتفعة'], {
    tick: ['The fever is 39 °C or more', 'الحرارة 39 درجة أو أكثر'],
    says: [
      'high fever, high grade fever, very high temperature, high spiking fever, burning up',
      'حراره عاليه|مرتفعه|قويه, حرارته عاليه|مرتفعه, حرارتها عاليه|مرتفعه, حرارتي عاليه|مرتفعه, سخونه عاليه|قويه',
    ],
  }),
  rigors: finding(['Shaking chills', 'قشعريرة'], {
    tick: ['Shaking chills that cannot be stopped', 'قشعريرة مع رجفة لا يمكن إيقافها'],
    says: [
      'rigor, rigors, shaking chills, fever .. shaking|shakes, shaking .. fever, shaking uncontrollably|blankets, shivering uncontrollably, uncontrollable shivering, violent shivering, teeth chattering, shaking with cold',
      'رجفه, قشعريره شديده|قويه, انتفاض, نفاضه, يرجف|ارجف|ترجف|ارتجف|رتجف|يرتجف من برد, ارتجاف, ترجف, =ارجف, =ارتجف, =وارتجف, =وارجف, بردان .. ارجف|ارتجف, نافض, رعده, رعشه شديده|قويه',
    ],
  }),
  chills: finding(['Chills', 'قشعريرة'], {
    says: ['chill, chills, shiver, shivery, shivering', 'قشعريره, برديه, بردان, رعشه برد'],
  }),
  'sepsis-signs': finding(['Signs of severe infection', 'علامات عدوى شديدة'], {
    tick: [
      'Skin mottled, grey or very pale, very fast breathing, or hardly any urine since yesterday',
      'جلد مرقّط أو رمادي أو شاحب جداً، أو تنفس سريع جداً، أو بول شبه معدوم منذ أمس',
    ],
    says: [
      'mottle, mottled, grey skin, gray skin, skin .. grey|gray|blotchy|ashen, ashen, breathing|breathes fast|rapidly|quickly, fast|rapid breathing, breath fast, no urine|pee, not pass|passed|passing .. urine|water, not pee|peed|peeing|urinated|weed .. day|today|hours|since, anuria, like dying, feel .. going die|dying, never felt so ill, sepsis, septic, cold hands feet .. fever, rapid shallow, cold extremities',
      'مبقع, مبقعه, تنفس سريع, نفسه سريع, نفسي سريع, انقطاع بول, ما بول|تبول|تبولت, لم تبول, ما بال, تسمم دم, جلد رمادي, جلده رمادي, يتنفس بسرعه, نفسها سريع, تتنفس بسرعه, ما دخل حمام, يديه بارده, يتنفس|تتنفس|اتنفس|بيتنفس|بتنفس|=النفس|=نفسه|=نفسها|=نفسي|تنفس .. بسرعه|سريع|سريعا|سريعه, اطراف|يدينه|يديه|رجوله|ايديه|اطرافه|اطرافها .. بارده|بارد|متلجه|مثلجه, بول قليل, بول .. انقطع|معدوم, ما .. تبول|بال|يبول|بول|تبول|بولت .. من|اليوم|طول, جلد|جلده|جلدها .. مبقع|رخامي|رمادي|ملطخ, تسمم .. دم',
    ],
  }),
  'night-sweats': finding(['Night sweats', 'تعرق ليلي'], {
    tick: ['Sweating at night that soaks the clothes', 'تعرق ليلي يبلل الملابس'],
    says: ['night sweat|sweats, drenching sweats, soaked sheets, sweating at? night', 'تعرق ليلي, عرق .. بالليل|ليلا, تعرق .. ليل'],
  }),
  'weight-loss': finding(['Weight loss', 'نقص الوزن'], {
    tick: ['Weight was lost without trying', 'نقص الوزن دون قصد'],
    says: [
      'weight loss, lost|losing|loses|lose .. weight, lost .. kg|kilos|pounds|lbs|stone, unexplained weight',
      'نزول وزن, نقص وزن, فقدان وزن, نزل وزن|وزني|وزنه, وزني نزل|ينزل, خسرت وزن, خسر وزن, ضعفت وايد, فقدت وزن',
    ],
  }),
  'no-appetite': finding(['No appetite', 'فقدان الشهية'], {
    tick: ['Hardly eats anything', 'لا يكاد يؤكل شيء'],
    says: [
      'no appetite, loss appetite, lost appetite, off food, not hungry, anorexia, not eat|eating, poor appetite, appetite .. poor|reduced|decreased, decreased appetite, reduced appetite, early satiety',
      'فقدان شهيه, ما اشتهي, ما اكل, سده نفس, قله شهيه, ما له نفس ياكل, ضعف شهيه, ما له|لي نفس .. اكل, ما ياكل|تاكل|يشتهي|تشتهي|بياكل|بتاكل, ما .. راضي|يبي|تبي .. ياكل|تاكل, مسدوده نفسي, نفسي مسدوده, عايف|عايفه .. اكل',
    ],
  }),
  'weak-immunity': finding(['Weak immune system', 'ضعف المناعة'], {
    kind: 'background',
    tick: [
      'A weak immune system: chemotherapy, transplant, no spleen, or long steroids',
      'مناعة ضعيفة: علاج كيميائي أو زراعة عضو أو استئصال الطحال أو كورتيزون لمدة طويلة',
    ],
    says: [
      'chemo, chemotherapy, transplant, no spleen, splenectomy, low white, neutropenia, neutropenic, immunosuppressed, immunosuppressant, immunocompromised, leukaemia, leukemia, =hiv, methotrexate, long term steroids, asplenia, sickle cell, lymphoma, aids, immune drug|drugs|medicine|medicines|tablets|injections',
      'كيماوي, كيميايي, زراعه كلي|كبد|قلب|نخاع, ضعيف مناعه, نقص مناعه, ضعف مناعه, بدون طحال, لوكيميا, مثبطات مناعه, منجلي, انيميا منجليه, سرطان دم',
    ],
  }),
  'blood-thinner': finding(['Blood thinners', 'مميعات الدم'], {
    kind: 'background',
    tick: ['Blood thinners are taken', 'تُستعمل أدوية مميعة للدم'],
    says: [
      'blood thinner, thinners, warfarin, apixaban, rivaroxaban, dabigatran, edoxaban, anticoagulant, anticoagulated, anticoagulation, eliquis, xarelto, coumadin, heparin, clopidogrel, haemophilia, hemophilia',
      'مميع, مميعات, سيوله, وارفارين, مسيل, مسيلات, هيموفيليا, زاريلتو',
    ],
  }),
  review: finding(['Check or repeat prescription', 'متابعة أو وصفة'], {
    says: [
      'check up, checkup, blood test|tests, test results, repeat prescription, prescription, =screening, thyroid, cholesterol, vitamin, sick note, anaemia, anemia, hypothyroid',
      'فحص دوري, تحليل, تحاليل, وصفه, غده درقيه, كوليسترول, فيتامين, فقر دم, انيميا, متابعه, تطعيمات, ناويه|ناوي حج|عمره|سفر, تجديد|جدد وصفه|دوا, قراءه تحاليل, مراجعه, كشف دوري, تشيك اب, تحاليلي',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
