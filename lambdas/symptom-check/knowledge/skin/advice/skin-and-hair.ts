import { say, topic } from '../../kinds.ts';
import { infectedSkin, noScratching, nothingByMouth, paracetamol, sepsisSigns } from '../../sentences.ts';
import { doctorIfNotBetter, noSqueezing, photo, plainCare, spreadsFast } from '../sentences.ts';

export const advice = {
  'common-skin': topic(
    'Low',
    [
      plainCare,
      say('Protect the skin from sun, rubbing and harsh cleaners.', 'يُحمى الجلد من الشمس والاحتكاك والمنظفات القوية.'),
      say('A pharmacist can advise on treatment without prescription.', 'يمكن للصيدلي أن ينصح بعلاج دون وصفة.'),
    ],
    [infectedSkin, doctorIfNotBetter],
  ),
  'heat-rash': topic(
    'Low',
    [
      say('Stay in a cool, airy place, and wear loose cotton.', 'يُفضَّل مكان بارد جيد التهوية وملابس قطنية واسعة.'),
      say('Cool the skin with a damp cloth, and pat it dry.', 'يُبرَّد الجلد بقماش رطب ثم يُجفف برفق.'),
      say('Use no thick cream or perfumed powder.', 'يُتجنب الكريم الثقيل والبودرة المعطرة.'),
      noScratching,
    ],
    [
      infectedSkin,
      say(
        'Call 999 for confusion, fainting or a very hot body after heat.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو سخونة شديدة في الجسم بعد الحر.',
      ),
    ],
  ),
  chafing: topic(
    'Low',
    [
      say(
        'Wash with water, pat the skin dry, and put on petroleum jelly or a zinc cream.',
        'يُغسل الجلد بالماء ويُجفف برفق، ثم يُدهن بالفازلين أو كريم الزنك.',
      ),
      say('Wear loose, dry cotton, and change damp clothes soon.', 'تُلبس ملابس قطنية واسعة جافة، وتُبدَّل الملابس الرطبة سريعاً.'),
      say('Rest from what rubs until the skin has healed.', 'يُتجنب ما يسبب الاحتكاك حتى يلتئم الجلد.'),
    ],
    [infectedSkin, say('See a doctor if it is no better after a week.', 'تُراجع العيادة إذا لم يتحسن بعد أسبوع.')],
  ),
  eczema: topic(
    'Low',
    [
      plainCare,
      noScratching,
      say(
        'Go on with the prescribed creams, also on good days as advised.',
        'يستمر استخدام الكريمات الموصوفة، وفي الأيام الجيدة أيضاً كما نُصح.',
      ),
      say('Avoid wool, perfume, dust and heat.', 'يُتجنب الصوف والعطور والغبار والحر.'),
    ],
    [
      infectedSkin,
      say(
        'Go to an emergency department for many painful small blisters or crusts with fever.',
        'اذهب إلى قسم الطوارئ عند حويصلات أو قشور صغيرة كثيرة مؤلمة مع حرارة.',
      ),
    ],
  ),
  'eczema-herpes': topic(
    'High',
    [
      say(
        'Be seen within hours: it can need treatment at once, and an eye doctor if near the eye.',
        'يلزم الفحص خلال ساعات: قد يحتاج إلى علاج فوري، وإلى طبيب عيون إذا كان قرب العين.',
      ),
      say('Do not touch the blisters, and use no steroid cream on them.', 'لا تُلمس الحويصلات ولا يوضع عليها كريم الكورتيزون.'),
      say('Keep away from babies and pregnant women.', 'يُتجنب الرضّع والحوامل.'),
    ],
    [
      sepsisSigns,
      say(
        'Go to an emergency department for fever, a red or painful eye, or blisters that spread fast.',
        'اذهب إلى قسم الطوارئ عند حرارة أو احمرار أو ألم في العين أو انتشار سريع للحويصلات.',
      ),
    ],
  ),
  dandruff: topic(
    'Low',
    [
      say(
        'Use an anti-dandruff shampoo, left on for 5 minutes, twice a week for a month.',
        'يُستخدم شامبو مضاد للقشرة ويُترك 5 دقائق، مرتين في الأسبوع لمدة شهر.',
        { unless: ['under-2'] },
      ),
      noScratching,
    ],
    [
      infectedSkin,
      say(
        'See a doctor for sore or bald patches, or if it is no better after a month.',
        'تُراجع العيادة عند بقع مؤلمة أو خالية من الشعر أو عدم التحسن بعد شهر.',
      ),
    ],
  ),
  'dry-skin': topic(
    'Low',
    [
      plainCare,
      say(
        'Put an ointment on cracks at night, with cotton gloves or socks over it.',
        'يوضع مرهم على التشققات ليلاً مع قفازات أو جوارب قطنية.',
      ),
      say('Keep feet out of hot water and open shoes when heels crack.', 'عند تشقق الكعبين يُتجنب الماء الساخن والأحذية المفتوحة.'),
    ],
    [infectedSkin, say('See a doctor soon for cracks in the feet with diabetes.', 'تُراجع العيادة قريباً عند تشقق القدمين مع السكري.')],
  ),
  'ingrown-hair': topic(
    'Low',
    [
      say('Stop shaving or waxing there until it has settled.', 'يوقف الحلق أو الشمع في الموضع حتى يهدأ.'),
      say('Hold a warm damp cloth on it for 10 minutes, three times a day.', 'توضع قطعة قماش دافئة رطبة 10 دقائق ثلاث مرات يومياً.'),
      noSqueezing,
    ],
    [infectedSkin],
  ),
  acne: topic(
    'Low',
    [
      say('Wash gently twice a day with mild soap and lukewarm water.', 'غسل لطيف مرتين يومياً بصابون خفيف وماء فاتر.'),
      noSqueezing,
      say('Use oil-free cream and sun protection.', 'يُستخدم كريم خالٍ من الزيوت وواقٍ من الشمس.'),
      say('A pharmacist can advise on a gel; it needs 6 to 8 weeks.', 'يمكن للصيدلي أن ينصح بجل؛ ويحتاج من 6 إلى 8 أسابيع.'),
      say('Ask before using strong creams in pregnancy.', 'يُسأل الصيدلي قبل استخدام الكريمات القوية في الحمل.', { when: 'fertile' }),
    ],
    [
      infectedSkin,
      say('See a doctor for deep painful lumps, scars or low mood.', 'تُراجع العيادة عند كتل عميقة مؤلمة أو ندوب أو ضيق نفسي.'),
    ],
  ),
  'acne-check': topic(
    'Medium',
    [
      say('Do not squeeze the spots, and use no steroid or whitening cream.', 'لا تُعصر الحبوب ولا يُستخدم كريم كورتيزون أو تبييض.'),
      say('Note what has been tried, and for how long.', 'يُدوَّن ما جُرّب من علاج ومدته.'),
      say('Say if pregnancy is possible: some treatments harm the baby.', 'يُذكر احتمال الحمل: فبعض العلاجات يضر الجنين.', {
        when: 'fertile',
      }),
    ],
    [infectedSkin],
  ),
  'fungal-skin': topic(
    'Low',
    [
      say('Wash and dry the skin well, also between the toes.', 'يُغسل الجلد ويُجفف جيداً، وبين أصابع القدمين أيضاً.'),
      say(
        'Use an antifungal cream from a pharmacist as long as the packet says.',
        'يُستخدم كريم مضاد للفطريات من الصيدلية للمدة المكتوبة على العبوة.',
      ),
      say('Change socks each day, and share no towels or shoes.', 'تُبدَّل الجوارب كل يوم، ولا تُشارك المناشف أو الأحذية.'),
    ],
    [
      infectedSkin,
      say(
        'See a doctor if it is on the scalp or nails, or no better after 2 weeks.',
        'تُراجع العيادة إذا كانت في الرأس أو الأظافر أو لم تتحسن بعد أسبوعين.',
      ),
    ],
  ),
  'fungal-check': topic(
    'Medium',
    [
      say('Keep the skin clean and dry, and use no steroid cream alone.', 'يُحافظ على نظافة الجلد وجفافه، ولا يُستخدم كريم كورتيزون وحده.'),
      say('Share no combs, caps, towels or shoes.', 'لا تُشارك الأمشاط أو القبعات أو المناشف أو الأحذية.'),
      say('Check the feet every day with diabetes.', 'مع السكري تُفحص القدمان كل يوم.', { when: 'diabetes' }),
    ],
    [infectedSkin],
  ),
  'head-lice': topic(
    'Low',
    [
      say(
        'Comb wet hair with conditioner and a fine lice comb, from root to tip; again on days 5, 9 and 13.',
        'يُمشط الشعر المبلل مع البلسم بمشط قمل ناعم من الجذور إلى الأطراف، ثم في الأيام 5 و9 و13.',
      ),
      say('Check all at home on the same day.', 'يُفحص جميع أهل البيت في اليوم نفسه.'),
      say('Use no kerosene, petrol or insect spray on the head.', 'لا يوضع كاز أو بنزين أو مبيد حشرات على الرأس.'),
    ],
    [
      infectedSkin,
      say(
        'Ask a pharmacist before a lotion for a child under 2 or in pregnancy, or if live lice remain after 2 treatments.',
        'يُسأل الصيدلي قبل استخدام الغسول لطفل دون سنتين أو في الحمل، أو إذا بقي قمل حي بعد علاجين.',
      ),
    ],
  ),
  scabies: topic(
    'Medium',
    [
      say('All in the home are treated on the same day, also without itching.', 'يُعالج جميع من في المسكن في اليوم نفسه ولو دون حكة.'),
      say(
        'Wash bedding, towels and clothes at 60 °C, or keep them in a closed bag for 4 days.',
        'تُغسل الأغطية والمناشف والملابس على 60 درجة، أو تُحفظ في كيس مغلق 4 أيام.',
      ),
      noScratching,
    ],
    [infectedSkin],
  ),
  'scabies-baby': topic(
    'High',
    [
      say('Use no scabies cream on a young baby before a doctor has looked.', 'لا يُستخدم كريم الجرب لرضيع صغير قبل أن يفحصه الطبيب.'),
      say('Bring a list of all who live together.', 'تُحضر قائمة بجميع الساكنين معاً.'),
    ],
    [sepsisSigns],
    'under-3-months',
  ),
  impetigo: topic(
    'Medium',
    [
      say('Wash the sores gently with soap and water, and cover them.', 'تُغسل القروح بلطف بالماء والصابون وتُغطى.'),
      say(
        'Share no towels, and stay away from school or nursery until treated.',
        'لا تُشارك المناشف، ويُلزم البيت بعيداً عن المدرسة أو الحضانة حتى العلاج.',
      ),
      noScratching,
    ],
    [infectedSkin],
  ),
  mole: topic(
    'Medium',
    [
      say('Take a photo with a coin or ruler beside it.', 'تُلتقط صورة وبجانبه عملة أو مسطرة.'),
      say('Do not cut, burn or squeeze it.', 'لا يُقص ولا يُكوى ولا يُعصر.'),
    ],
    [say('See a doctor the same day if bleeding does not stop under pressure.', 'تُراجع العيادة في اليوم نفسه إذا لم يتوقف النزيف بالضغط.')],
  ),
  'mole-watch': topic(
    'Low',
    [say('Take a photo every month, and protect it from the sun.', 'تُلتقط صورة كل شهر مع الحماية من الشمس.')],
    [
      say(
        'See a doctor if it grows, changes colour or shape, itches, bleeds or does not heal.',
        'تُراجع العيادة إذا كبرت أو تغيّر لونها أو شكلها أو سببت حكة أو نزفت أو لم تلتئم.',
      ),
    ],
  ),
  lump: topic(
    'Medium',
    [
      say('A doctor should feel a new lump.', 'ينبغي أن يفحص الطبيب أي كتلة جديدة.'),
      say('Note when it came, where it is and whether it grows.', 'يُدوَّن متى ظهرت وأين هي وهل تكبر.'),
      noSqueezing,
    ],
    [
      say('See a doctor the same day if it is hot, red and very painful.', 'تُراجع العيادة في اليوم نفسه إذا كانت ساخنة وحمراء ومؤلمة جداً.'),
      say(
        'Go to an emergency department for a sore groin lump that cannot be pushed back.',
        'اذهب إلى قسم الطوارئ عند كتلة مؤلمة في أعلى الفخذ لا يمكن إرجاعها.',
      ),
      say('Call 999 for a neck swelling with trouble breathing.', 'اتصل بالرقم 999 عند تورم في الرقبة مع صعوبة في التنفس.'),
    ],
  ),
  'lump-today': topic(
    'High',
    [
      noSqueezing,
      paracetamol,
      say('A warm damp cloth for 10 minutes can ease the soreness.', 'قد تخفف قطعة قماش دافئة رطبة لمدة 10 دقائق الألم.'),
    ],
    [sepsisSigns, spreadsFast],
  ),
  'lump-watch': topic(
    'Low',
    [say('Measure it once a month, and leave it alone.', 'تُقاس مرة كل شهر وتُترك دون عبث.')],
    [
      say(
        'See a doctor if it grows, gets hard or hurts, or after 2 weeks with any doubt.',
        'تُراجع العيادة إذا كبرت أو صارت صلبة أو مؤلمة، أو عند الشك بعد أسبوعين.',
      ),
    ],
  ),
  'neck-swelling': topic('Emergency', [say('Sit upright, and keep calm.', 'اجلس منتصباً وابقَ هادئاً.'), nothingByMouth]),
  'hair-loss': topic(
    'Low',
    [
      say(
        'Be gentle: no tight styles, bleach, hot irons or strong rubbing.',
        'يُعامل الشعر بلطف: دون شد أو صبغ قوي أو مكواة ساخنة أو فرك شديد.',
      ),
      say('Eat enough protein and iron, and ask before taking supplements.', 'غذاء كافٍ من البروتين والحديد، مع السؤال قبل تناول المكملات.'),
      say(
        'More shedding in the months after a birth, fever or stress is common.',
        'يشيع زيادة التساقط في الأشهر التي تلي ولادة أو حمى أو ضغطاً نفسياً.',
      ),
    ],
    [
      say(
        'See a doctor for bald patches, a sore scalp, loss of weight, or hair that keeps falling after 6 months.',
        'تُراجع العيادة عند بقع خالية أو ألم في الفروة أو نقص الوزن أو استمرار التساقط بعد 6 أشهر.',
      ),
    ],
  ),
  'hair-check': topic(
    'Medium',
    [
      photo,
      say('List medicines, illnesses and births of the last 6 months.', 'تُدوَّن الأدوية والأمراض والولادات في آخر 6 أشهر.'),
      say('Share no combs or caps if the scalp is scaly.', 'لا تُشارك الأمشاط أو القبعات إذا كانت الفروة متقشرة.'),
    ],
    [infectedSkin],
  ),
} as const;
