import { sameFor, say, topic } from '../../kinds/topic.ts';
import { infectedSkin, noScratching, nothingByMouth, paracetamol, sepsisSigns } from '../../sentences.ts';
import { doctorIfNotBetter, noSqueezing, photo, plainCare, spreadsFast } from '../sentences.ts';

const scabiesTopic = topic(
  'days',
  [
    say('Treat everyone in the home on the same day, even those who do not itch.', 'عالج جميع من في المسكن في اليوم نفسه ولو دون حكة.'),
    say(
      'Wash bedding, towels and clothes at 60 °C, or keep them in a closed bag for 4 days.',
      'اغسل الأغطية والمناشف والملابس على 60 درجة، أو احفظها في كيس مغلق 4 أيام.',
    ),
    noScratching,
  ],
  [infectedSkin],
);

export const advice = {
  'common-skin': topic(
    'home',
    [
      plainCare,
      say('Protect the skin from sun, rubbing and harsh cleaners.', 'احمِ الجلد من الشمس والاحتكاك والمنظفات القوية.'),
      say('A pharmacist can advise on treatment without prescription.', 'يمكن للصيدلي أن ينصح بعلاج دون وصفة.'),
    ],
    [infectedSkin, doctorIfNotBetter],
  ),
  'heat-rash': topic(
    'home',
    [
      say('Stay in a cool, airy place, and wear loose cotton.', 'ابقَ في مكان بارد جيد التهوية والبس ملابس قطنية واسعة.'),
      say('Cool the skin with a damp cloth, and pat it dry.', 'برّد الجلد بقماش رطب ثم جففه برفق.'),
      say('Do not use thick cream or perfumed powder.', 'تجنب الكريم الثقيل والبودرة المعطرة.'),
      noScratching,
    ],
    [
      infectedSkin,
      say(
        'Call 999 if there is confusion or fainting, or if the body is very hot after heat.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو سخونة شديدة في الجسم بعد الحر.',
      ),
    ],
  ),
  chafing: topic(
    'home',
    [
      say(
        'Wash with water, pat the skin dry, and put on petroleum jelly or a zinc cream.',
        'اغسل الجلد بالماء وجففه برفق، ثم ادهنه بالفازلين أو كريم الزنك.',
      ),
      say('Wear loose, dry cotton, and change damp clothes soon.', 'البس ملابس قطنية واسعة جافة، وبدّل الملابس الرطبة سريعاً.'),
      say('Rest from what rubs until the skin has healed.', 'تجنب ما يسبب الاحتكاك حتى يلتئم الجلد.'),
    ],
    [infectedSkin, say('See a doctor if it is no better after a week.', 'راجع الطبيب إذا لم يتحسن بعد أسبوع.')],
  ),
  eczema: topic(
    'home',
    [
      plainCare,
      noScratching,
      say(
        'Go on with the prescribed creams, also on good days as advised.',
        'استمر في استخدام الكريمات الموصوفة، وفي الأيام الجيدة أيضاً كما نصح الطبيب.',
      ),
      say('Avoid wool, perfume, dust and heat.', 'تجنب الصوف والعطور والغبار والحر.'),
    ],
    [
      infectedSkin,
      say(
        'Go to an emergency department if there are many painful small blisters or crusts with fever.',
        'اذهب إلى قسم الطوارئ عند فقاعات أو قشور صغيرة كثيرة مؤلمة مع حرارة.',
      ),
    ],
  ),
  'eczema-herpes': topic(
    'today',
    [
      say(
        'Get medical care within hours: it can need treatment at once, and an eye doctor if near the eye.',
        'راجع الطبيب خلال ساعات: قد يحتاج إلى علاج فوري، وإلى طبيب عيون إذا كان قرب العين.',
      ),
      say('Do not touch the blisters or use steroid cream on them.', 'لا تلمس الفقاعات ولا تضع عليها كريم الكورتيزون.'),
      say('Keep away from babies and pregnant women.', 'تجنب مخالطة الرضّع والحوامل.'),
    ],
    [
      sepsisSigns,
      say(
        'Go to an emergency department if there is fever, a red or painful eye, or blisters that spread fast.',
        'اذهب إلى قسم الطوارئ عند حرارة أو احمرار أو ألم في العين أو انتشار سريع للفقاعات.',
      ),
    ],
  ),
  dandruff: topic(
    'home',
    [
      say(
        'Use an anti-dandruff shampoo, left on for 5 minutes, twice a week for a month.',
        'استخدم شامبو مضاداً للقشرة واتركه 5 دقائق، مرتين في الأسبوع لمدة شهر.',
        { unless: ['under-2'] },
      ),
      noScratching,
    ],
    [
      infectedSkin,
      say(
        'See a doctor if there are sore or bald patches, or if it is no better after a month.',
        'راجع الطبيب عند بقع مؤلمة أو خالية من الشعر أو عدم التحسن بعد شهر.',
      ),
    ],
  ),
  'dry-skin': topic(
    'home',
    [
      plainCare,
      say(
        'Put an ointment on cracks at night, with cotton gloves or socks over it.',
        'ضع مرهماً على التشققات ليلاً مع قفازات أو جوارب قطنية.',
      ),
      say('Keep feet out of hot water and open shoes when heels crack.', 'عند تشقق الكعبين تجنب الماء الساخن والأحذية المفتوحة.'),
    ],
    [
      infectedSkin,
      say('See a doctor soon if someone with diabetes has cracks in the feet.', 'راجع الطبيب قريباً عند تشقق القدمين مع السكري.'),
    ],
  ),
  'ingrown-hair': topic(
    'home',
    [
      say('Stop shaving or waxing there until it has settled.', 'أوقف الحلاقة أو الشمع في الموضع حتى يهدأ.'),
      say('Hold a warm damp cloth on it for 10 minutes, three times a day.', 'ضع قطعة قماش دافئة رطبة 10 دقائق ثلاث مرات يومياً.'),
      noSqueezing,
    ],
    [infectedSkin],
  ),
  acne: topic(
    'home',
    [
      say('Wash gently twice a day with mild soap and lukewarm water.', 'اغسل بلطف مرتين يومياً بصابون خفيف وماء فاتر.'),
      noSqueezing,
      say('Use oil-free cream and sun protection.', 'استخدم كريماً خالياً من الزيوت وواقياً من الشمس.'),
      say('A pharmacist can advise on a gel; it needs 6 to 8 weeks.', 'يمكن للصيدلي أن ينصح بجل؛ ويحتاج من 6 إلى 8 أسابيع.'),
      say('Ask before using strong creams in pregnancy.', 'اسألي الصيدلي قبل استخدام الكريمات القوية في الحمل.', { when: 'fertile' }),
    ],
    [
      infectedSkin,
      say('See a doctor if there are deep painful lumps, scars or low mood.', 'راجع الطبيب عند كتل عميقة مؤلمة أو ندوب أو تدنّي المزاج.'),
    ],
  ),
  'acne-check': topic(
    'weeks',
    [
      say('Do not squeeze the pimples, and do not use steroid or whitening cream.', 'لا تعصر الحبوب ولا تستخدم كريم كورتيزون أو تبييض.'),
      say('Note what has been tried, and for how long.', 'دوّن ما جُرّب من علاج ومدته.'),
      say(
        'Tell the doctor if a pregnancy is possible: some treatments harm the baby.',
        'أخبري الطبيب باحتمال الحمل: فبعض العلاجات يضر الجنين.',
        {
          when: 'fertile',
        },
      ),
    ],
    [infectedSkin],
  ),
  'fungal-skin': topic(
    'pharmacist',
    [
      say('Wash and dry the skin well, also between the toes.', 'اغسل الجلد وجففه جيداً، وبين أصابع القدمين أيضاً.'),
      say(
        'Use an antifungal cream from a pharmacist as long as the package says.',
        'استخدم كريماً مضاداً للفطريات من الصيدلية للمدة المكتوبة على العبوة.',
      ),
      say('Change socks each day, and do not share towels or shoes.', 'بدّل الجوارب كل يوم، ولا تشارك المناشف أو الأحذية.'),
    ],
    [
      infectedSkin,
      say(
        'See a doctor if it is on the scalp or nails, or no better after 2 weeks.',
        'راجع الطبيب إذا كانت في الرأس أو الأظافر أو لم تتحسن بعد أسبوعين.',
      ),
    ],
  ),
  'fungal-check': topic(
    'weeks',
    [
      say('Keep the skin clean and dry, and do not use steroid cream alone.', 'حافظ على نظافة الجلد وجفافه، ولا تستخدم كريم كورتيزون وحده.'),
      say('Do not share combs, caps, towels or shoes.', 'لا تشارك الأمشاط أو القبعات أو المناشف أو الأحذية.'),
      say('Check the feet every day with diabetes.', 'مع السكري افحص القدمين كل يوم.', { when: 'diabetes' }),
    ],
    [infectedSkin],
  ),
  'head-lice': topic(
    'pharmacist',
    [
      say(
        'Comb wet hair with conditioner and a fine lice comb, from root to tip; again on days 5, 9 and 13.',
        'مشّط الشعر المبلل مع البلسم بمشط قمل ناعم من الجذور إلى الأطراف، ثم في الأيام 5 و9 و13.',
      ),
      say('Check all at home on the same day.', 'افحص جميع أهل البيت في اليوم نفسه.'),
      say('Do not use kerosene, gasoline or insect spray on the head.', 'لا تضع كازاً أو بنزيناً أو مبيد حشرات على الرأس.'),
    ],
    [
      infectedSkin,
      say(
        'Ask a pharmacist before a lotion for a child under 2 or in pregnancy, or if live lice remain after 2 treatments.',
        'اسأل الصيدلي قبل استخدام الغسول لطفل دون سنتين أو في الحمل، أو إذا بقي قمل حي بعد علاجين.',
      ),
    ],
  ),
  scabies: scabiesTopic,
  'scabies-treatment': sameFor('pharmacist', scabiesTopic),
  'scabies-baby': topic(
    'today',
    [
      say(
        'Do not use scabies cream on a young baby before a doctor has checked the baby.',
        'لا تستخدم كريم الجرب لرضيع صغير قبل أن يفحصه الطبيب.',
      ),
      say('Bring a list of all who live together.', 'أحضر قائمة بجميع الساكنين معاً.'),
    ],
    [sepsisSigns],
    'under-3-months',
  ),
  impetigo: topic(
    'days',
    [
      say('Wash the sores gently with soap and water, and cover them.', 'اغسل القروح بلطف بالماء والصابون وغطِّها.'),
      say(
        'Do not share towels, and stay away from school or daycare until treated.',
        'لا تشارك المناشف، وابقَ في البيت بعيداً عن المدرسة أو الحضانة حتى العلاج.',
      ),
      noScratching,
    ],
    [infectedSkin],
  ),
  mole: topic(
    'weeks',
    [
      say('Take a photo with a coin or ruler beside it.', 'التقط صورة وبجانبه عملة أو مسطرة.'),
      say('Do not cut, burn or squeeze it.', 'لا تقصه ولا تكوِه ولا تعصره.'),
    ],
    [say('See a doctor the same day if bleeding does not stop under pressure.', 'راجع الطبيب في اليوم نفسه إذا لم يتوقف النزيف بالضغط.')],
  ),
  'mole-watch': topic(
    'home',
    [say('Take a photo every month, and protect it from the sun.', 'التقط صورة كل شهر، واحمِ الموضع من الشمس.')],
    [
      say(
        'See a doctor if it grows, changes color or shape, itches, bleeds or does not heal.',
        'راجع الطبيب إذا كبرت أو تغيّر لونها أو شكلها أو سببت حكة أو نزفت أو لم تلتئم.',
      ),
    ],
  ),
  lump: topic(
    'weeks',
    [
      say('A doctor should feel a new lump.', 'اعرض أي كتلة جديدة على الطبيب.'),
      say('Note when it came, where it is and whether it grows.', 'دوّن متى ظهرت وأين هي وهل تكبر.'),
      noSqueezing,
    ],
    [
      say('See a doctor the same day if it is hot, red and very painful.', 'راجع الطبيب في اليوم نفسه إذا كانت ساخنة وحمراء ومؤلمة جداً.'),
      say(
        'Go to an emergency department if a sore groin lump cannot be pushed back.',
        'اذهب إلى قسم الطوارئ عند كتلة مؤلمة في أعلى الفخذ (المغبن) لا يمكن إرجاعها.',
      ),
      say('Call 999 if there is a neck swelling with trouble breathing.', 'اتصل بالرقم 999 عند تورم في الرقبة مع صعوبة في التنفس.'),
    ],
  ),
  'lump-today': topic(
    'today',
    [
      noSqueezing,
      paracetamol,
      say('A warm damp cloth for 10 minutes can ease the soreness.', 'قد تخفف قطعة قماش دافئة رطبة لمدة 10 دقائق الألم.'),
    ],
    [sepsisSigns, spreadsFast],
  ),
  'lump-watch': topic(
    'home',
    [say('Measure it once a month, and leave it alone.', 'قِسها مرة كل شهر واتركها دون عبث.')],
    [
      say(
        'See a doctor if it grows, gets hard or hurts, or after 2 weeks if you are in any doubt.',
        'راجع الطبيب إذا كبرت أو صارت صلبة أو مؤلمة، أو عند الشك بعد أسبوعين.',
      ),
    ],
  ),
  'neck-swelling': topic('ambulance', [say('Sit upright, and keep calm.', 'اجلس منتصباً وابقَ هادئاً.'), nothingByMouth]),
  'hair-loss': topic(
    'home',
    [
      say(
        'Be gentle: avoid tight styles, bleach, hot irons and strong rubbing.',
        'عامل الشعر بلطف: دون شد أو صبغ قوي أو مكواة ساخنة أو فرك شديد.',
      ),
      say('Eat enough protein and iron, and ask before taking supplements.', 'تناول ما يكفي من البروتين والحديد، واسأل قبل تناول المكملات.'),
      say(
        'More shedding in the months after a birth, fever or stress is common.',
        'تشيع زيادة التساقط في الأشهر التي تلي ولادة أو حمى أو ضغطاً نفسياً.',
      ),
    ],
    [
      say(
        'See a doctor if there are bald patches, a sore scalp or loss of weight, or if hair keeps falling after 6 months.',
        'راجع الطبيب عند بقع خالية أو ألم في الفروة أو نقص الوزن أو استمرار التساقط بعد 6 أشهر.',
      ),
    ],
  ),
  'hair-check': topic(
    'weeks',
    [
      photo,
      say('List medicines, illnesses and births of the last 6 months.', 'دوّن الأدوية والأمراض والولادات في آخر 6 أشهر.'),
      say('Do not share combs or caps if the scalp is scaly.', 'لا تشارك الأمشاط أو القبعات إذا كانت الفروة متقشرة.'),
    ],
    [infectedSkin],
  ),
} as const;
