import { say, topic } from '../kinds.ts';
import {
  allergySigns,
  breathingSigns,
  coldPack,
  infectedSkin,
  meningitisSigns,
  noAspirin,
  noIbuprofen,
  noScratching,
  nothingByMouth,
  onSide,
  paracetamol,
  sepsisSigns,
  sips,
  travel,
} from '../sentences.ts';

const mask = say(
  'Wear a mask, keep away from other people, and call ahead before going in.',
  'ضع كمامة وابتعد عن الآخرين، واتصل بالمنشأة قبل الوصول.',
);
const noDengueMedicine = say(
  'No ibuprofen or aspirin: it may be dengue. Paracetamol is allowed.',
  'لا إيبوبروفين ولا أسبرين: قد تكون حمى الضنك. الباراسيتامول مسموح.',
);
const whichJourney = say(
  'Tell the staff the countries, the dates and any mosquito bites.',
  'أخبر الطاقم بالبلدان والتواريخ وأي لسعات بعوض.',
);
const photo = say('A photo every few days shows how it changes.', 'صورة كل بضعة أيام تُظهر كيف يتغير.');
const line = say(
  'Draw a line round the red or dark area, to see whether it grows.',
  'ارسم خطاً حول المنطقة المحمرة أو الداكنة لمعرفة إن كانت تكبر.',
);
const noSqueezing = say('Do not squeeze or cut it.', 'لا تعصره ولا تفتحه.');
const steroidHydrocortisone = say('Give the prescribed hydrocortisone injection.', 'أعطِ إبرة الهيدروكورتيزون الموصوفة.', {
  when: 'adrenal',
});
const plainCare = say(
  'Use a plain moisturiser often, and short lukewarm showers without perfumed soap.',
  'يُستخدم مرطب بسيط بكثرة، مع استحمام قصير بماء فاتر دون صابون معطر.',
);
const hydrocortisoneAndSelfCare = say(
  'Ask a pharmacist before using a steroid cream, above all on the face or for a child.',
  'يُسأل الصيدلي قبل استخدام كريم الكورتيزون، وخصوصاً على الوجه أو لطفل.',
);
const antihistamine = say('A pharmacist can advise on an antihistamine for the itch.', 'يمكن للصيدلي أن ينصح بمضاد للحساسية يخفف الحكة.', {
  unless: ['under-2'],
});
const jointsToday = say(
  'Go to an emergency department for fever, shaking chills, or a joint that cannot be moved or stood on.',
  'اذهب إلى قسم الطوارئ عند حرارة أو قشعريرة مع رجفة أو مفصل لا يمكن تحريكه أو الوقوف عليه.',
);
const spreadsFast = say(
  'Go to an emergency department if it grows within hours, the skin turns dark, or the pain is very severe.',
  'اذهب إلى قسم الطوارئ إذا اتسع خلال ساعات أو صار الجلد داكناً أو كان الألم شديداً جداً.',
);
const doctorIfNotBetter = say('See a doctor if it is no better after 2 weeks.', 'تُراجع العيادة إذا لم يتحسن بعد أسبوعين.');
const bleedingOrBelly = say(
  'Call 999 for bleeding, severe belly pain, vomiting that does not stop, yellow eyes, confusion or unusual sleepiness.',
  'اتصل بالرقم 999 عند نزيف أو ألم بطن شديد أو قيء لا يتوقف أو اصفرار العينين أو ارتباك ذهني أو نعاس غير معتاد.',
);

export const advice = {
  // Allergy
  anaphylaxis: topic('Emergency', [
    say(
      'Use the adrenaline pen at once in the outer thigh, through clothes if need be.',
      'استخدم قلم الأدرينالين فوراً في الجهة الخارجية من الفخذ، ولو من فوق الملابس.',
    ),
    say(
      'Lie down with legs raised; sit up if breathing is hard. Do not stand or walk, even if better.',
      'استلقِ مع رفع الساقين، واجلس إذا صعب التنفس. لا تقف ولا تمشِ ولو بعد التحسن.',
    ),
    say('Still ill after 5 minutes: use a second pen if there is one.', 'إذا لم يحدث تحسن بعد 5 دقائق فاستخدم قلماً ثانياً إن وُجد.'),
    say('An antihistamine is no substitute for adrenaline.', 'مضاد الحساسية لا يغني عن الأدرينالين.'),
    say('Tell 999 that it is a severe allergic reaction.', 'أخبر موظف الطوارئ أنه رد فعل تحسسي شديد.'),
    say('Lie on the left side in pregnancy.', 'في الحمل استلقي على الجانب الأيسر.', { when: 'pregnant' }),
    onSide,
  ]),
  angioedema: topic('Emergency', [
    say('Sit upright, and stay calm.', 'اجلس منتصباً وابقَ هادئاً.'),
    say('Take no more of the blood pressure tablet; show it to the staff.', 'لا تتناول مزيداً من دواء الضغط، واعرضه على الطاقم.'),
    say(
      'Use an adrenaline pen at once if breathing or swallowing becomes hard and there is one.',
      'استخدم قلم الأدرينالين فوراً إن وُجد إذا صعب التنفس أو البلع.',
    ),
    nothingByMouth,
  ]),
  'sting-mouth': topic('Emergency', [
    say(
      'Sit upright, and suck ice or sip cold water if swallowing is easy.',
      'اجلس منتصباً، ومصّ ثلجاً أو اشرب ماء بارداً رشفات إذا كان البلع سهلاً.',
      { unless: ['under-5', 'trouble-swallowing'] },
    ),
    say(
      'Tell 999 that the sting is inside the mouth: it can swell within minutes.',
      'أخبر موظف الطوارئ أن اللسعة داخل الفم: قد يتورم خلال دقائق.',
    ),
    say('Use an adrenaline pen at once if breathing becomes hard and there is one.', 'استخدم قلم الأدرينالين فوراً إن وُجد إذا صعب التنفس.'),
  ]),
  'many-stings': topic('Emergency', [
    say('Get away from the insects, and cover the head.', 'ابتعد عن الحشرات وغطِّ الرأس.'),
    say('Scrape stings out sideways as fast as possible.', 'اكشط الإبر جانبياً بأسرع ما يمكن.'),
    say('Note how many stings there are, and when.', 'دوّن عدد اللسعات ووقتها.'),
    onSide,
  ]),
  'many-stings-today': topic(
    'High',
    [
      say('Scrape stings out sideways, and wash with soap and water.', 'اكشط الإبر جانبياً واغسل بالماء والصابون.'),
      coldPack,
      say('Drink water, and watch the colour of the urine.', 'اشرب الماء وراقب لون البول.'),
    ],
    [
      allergySigns,
      say(
        'Go to an emergency department for vomiting, dark urine or unusual sleepiness.',
        'اذهب إلى قسم الطوارئ عند قيء أو بول داكن أو نعاس غير معتاد.',
      ),
    ],
  ),
  'allergy-today': topic(
    'High',
    [
      say('Keep away from what may have caused it.', 'ابتعد عما قد يكون السبب.'),
      say('Do not stay alone, and keep an adrenaline pen at hand if there is one.', 'لا تبقَ وحدك، وأبقِ قلم الأدرينالين قريباً إن وُجد.'),
      say('Note what was eaten, taken or touched in the hours before.', 'دوّن ما أُكل أو استُعمل أو لُمس في الساعات السابقة.'),
      antihistamine,
    ],
    [allergySigns],
  ),
  'allergy-check': topic(
    'Medium',
    [
      say('Note what was eaten, taken or touched before it, and take photos.', 'يُدوَّن ما أُكل أو استُعمل أو لُمس قبله، مع التقاط صور.'),
      say('Avoid the suspected cause until it has been looked into.', 'يُتجنب السبب المحتمل حتى يُبحث فيه.'),
      say('Do not try it again at home to test it.', 'لا يُجرَّب مرة أخرى في المنزل للتأكد.'),
    ],
    [allergySigns],
  ),
  'allergy-home': topic(
    'Low',
    [
      say(
        'Keep away from what brings it on, and rinse eyes, nose or skin with water.',
        'تجنب المسبب، واغسل العينين أو الأنف أو الجلد بالماء.',
      ),
      antihistamine,
      noScratching,
    ],
    [allergySigns, doctorIfNotBetter],
  ),
  'hives-check': topic(
    'Medium',
    [
      say('Avoid heat, tight clothes and anything that seems to bring it on.', 'يُتجنب الحر والملابس الضيقة وكل ما يبدو أنه يثيره.'),
      antihistamine,
      say(
        'Take photos, and note food, medicines and infections of the days before.',
        'تُلتقط صور، ويُدوَّن الطعام والأدوية والعدوى في الأيام السابقة.',
      ),
    ],
    [allergySigns],
  ),
  hives: topic(
    'Low',
    [
      say('Cool the skin with a damp cloth, and wear loose cotton.', 'يُبرَّد الجلد بقطعة قماش رطبة، وتُلبس ملابس قطنية واسعة.'),
      antihistamine,
      noScratching,
      say('Ask before taking an antihistamine in pregnancy.', 'يُسأل الصيدلي قبل تناول مضاد الحساسية في الحمل.', { when: 'pregnant' }),
    ],
    [
      allergySigns,
      say('See a doctor if it lasts longer than 2 days, or with fever.', 'تُراجع العيادة إذا استمر أكثر من يومين أو مع حرارة.'),
    ],
  ),
  // Rashes
  'blood-spots': topic('Emergency', [
    say('Press a clear glass on the spots, and say if they do not fade.', 'اضغط كأساً شفافة على البقع، وأخبر موظف الطوارئ إن لم تختفِ.'),
    say(
      'On dark skin check palms, soles, mouth and the inside of the eyelids.',
      'في البشرة الداكنة افحص الكفين وباطن القدمين والفم وباطن الجفنين.',
    ),
    say('Say if blood thinners are taken.', 'اذكر أي أدوية سيولة.'),
    onSide,
  ]),
  'skin-breakdown': topic('Emergency', [
    say('Take no more of any new medicine, and bring the packet.', 'لا تتناول مزيداً من أي دواء جديد، وأحضر العبوة.'),
    say(
      'Do not burst blisters or pull at the skin; cover it with a clean cloth that does not stick.',
      'لا تفتح الفقاعات ولا تشد الجلد؛ غطّه بقماش نظيف لا يلتصق.',
    ),
    say('Put no cream on it.', 'لا تضع عليه أي كريم.'),
  ]),
  'medicine-rash': topic(
    'High',
    [
      say(
        'Take no more of the suspected medicine before asking today, except insulin, blood thinners, steroids, or heart or epilepsy medicine: ask first.',
        'لا يؤخذ مزيد من الدواء المشتبه به قبل السؤال اليوم، إلا الأنسولين ومميعات الدم والكورتيزون وأدوية القلب والصرع: يُسأل أولاً.',
      ),
      say('Bring the packet, and note when it was begun.', 'تُحضر العبوة ويُدوَّن وقت بدء الدواء.'),
      antihistamine,
    ],
    [
      allergySigns,
      say(
        'Go to an emergency department for blisters, peeling skin, or sores in the mouth or eyes.',
        'اذهب إلى قسم الطوارئ عند فقاعات أو تقشر الجلد أو تقرحات في الفم أو العينين.',
      ),
    ],
  ),
  'fever-rash': topic(
    'High',
    [
      mask,
      say('Say if there was contact with measles, a journey or a pregnancy.', 'يُذكر أي مخالطة للحصبة أو سفر أو حمل.'),
      paracetamol,
      noAspirin,
      sips,
    ],
    [meningitisSigns, sepsisSigns],
  ),
  'rash-today': topic(
    'High',
    [photo, say('Put no new cream on it.', 'لا يوضع عليه كريم جديد.'), paracetamol],
    [
      allergySigns,
      say(
        'Go to an emergency department for blisters, peeling skin, or spots that do not fade under a glass.',
        'اذهب إلى قسم الطوارئ عند فقاعات أو تقشر الجلد أو بقع لا تختفي تحت كأس شفافة.',
      ),
      sepsisSigns,
    ],
  ),
  'pregnancy-itch': topic(
    'High',
    [
      say('Call the maternity unit today: itching can need a blood test.', 'اتصلي بقسم الولادة اليوم: فالحكة قد تحتاج إلى تحليل دم.'),
      say(
        'Note whether palms and soles itch, and watch the movements of the baby.',
        'دوّني إن كانت الحكة في الكفين وباطن القدمين، وراقبي حركة الجنين.',
      ),
    ],
    [
      say(
        'Go to the maternity emergency at once if the baby moves less, or for bleeding or pain.',
        'اذهبي إلى طوارئ الولادة فوراً إذا قلّت حركة الجنين أو عند نزيف أو ألم.',
      ),
    ],
    'pregnant',
  ),
  'itch-yellow': topic(
    'High',
    [
      say(
        'Drink no alcohol, and take no paracetamol or herbal medicine before a doctor has looked.',
        'لا كحول ولا باراسيتامول ولا أعشاب قبل أن يفحص الطبيب الحالة.',
      ),
      say('Note the colour of urine and stool.', 'يُدوَّن لون البول والبراز.'),
    ],
    [
      say(
        'Call 999 for confusion, unusual sleepiness, bleeding, or fever with shaking.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو نعاس غير معتاد أو نزيف أو حرارة مع رجفة.',
      ),
    ],
  ),
  skin: topic(
    'Medium',
    [photo, plainCare, noScratching, say('Do not use the cream of another person.', 'لا يُستخدم كريم شخص آخر.'), hydrocortisoneAndSelfCare],
    [allergySigns, infectedSkin],
  ),
  'itchy-skin': topic(
    'Low',
    [
      plainCare,
      noScratching,
      say('Stop a new soap, cream, perfume or cosmetic.', 'يُوقف أي صابون أو كريم أو عطر أو مستحضر تجميل جديد.'),
      antihistamine,
    ],
    [
      allergySigns,
      infectedSkin,
      doctorIfNotBetter,
      say('Call the maternity unit the same day for itching in pregnancy.', 'اتصلي بقسم الولادة في اليوم نفسه عند حكة في الحمل.', {
        when: 'fertile',
      }),
    ],
  ),
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
  'friction-blister': topic(
    'Low',
    [
      say('Leave the blister closed, and cover it with a soft plaster.', 'تُترك الفقاعة مغلقة وتُغطى بلاصق لين.'),
      say('If it has burst, wash it with water, keep the skin on it, and cover it.', 'إذا انفتحت فتُغسل بالماء ويُترك الجلد فوقها وتُغطى.'),
      say('Wear other shoes or gloves until it has healed.', 'يُستعمل حذاء آخر أو قفاز حتى تلتئم.'),
    ],
    [
      infectedSkin,
      say(
        'See a doctor the same day for a blister on the foot in diabetes.',
        'تُراجع العيادة في اليوم نفسه عند فقاعة في القدم مع مرض السكري.',
      ),
      say(
        'See a doctor for many blisters without a cause, or after a new medicine.',
        'تُراجع العيادة عند فقاعات كثيرة دون سبب أو بعد دواء جديد.',
      ),
    ],
  ),
  'insect-bite': topic(
    'Low',
    [
      say('Scrape a sting out sideways, and wash with soap and water.', 'تُكشط الإبرة جانبياً ويُغسل الموضع بالماء والصابون.'),
      say('Take off rings near it.', 'تُنزع الخواتم القريبة.'),
      coldPack,
      antihistamine,
      noScratching,
    ],
    [
      allergySigns,
      say(
        'Call 999 after a scorpion or snake, or for a sting inside the mouth.',
        'اتصل بالرقم 999 بعد لدغة عقرب أو أفعى أو لسعة داخل الفم.',
      ),
      infectedSkin,
    ],
  ),
  'bite-infected': topic(
    'High',
    [
      line,
      say('Raise the sore part, and take off rings.', 'يُرفع الجزء المؤلم وتُنزع الخواتم.'),
      paracetamol,
      say('Say if there was a journey.', 'يُذكر أي سفر.'),
    ],
    [sepsisSigns, spreadsFast],
  ),
  // Infection of the skin and of joints
  'infection-today': topic(
    'High',
    [
      line,
      say('Rest and raise the sore part.', 'يُراح الجزء المؤلم ويُرفع.'),
      say('Do not squeeze or cut it, and use no left-over antibiotics.', 'لا يُعصر ولا يُفتح، ولا تُستخدم مضادات حيوية متبقية.'),
      paracetamol,
    ],
    [
      sepsisSigns,
      spreadsFast,
      say(
        'Go to an emergency department if the eye is swollen shut or sees less.',
        'اذهب إلى قسم الطوارئ إذا انغلقت العين من التورم أو ضعف النظر.',
      ),
    ],
  ),
  'necrotising-infection': topic('Emergency', [
    say('Go at once, and say that it spreads fast or turns dark.', 'اذهب فوراً وقل إن الالتهاب ينتشر بسرعة أو إن الجلد يسودّ.'),
    say('Draw a line round it with the time.', 'ارسم خطاً حوله مع الوقت.'),
    say('Say if the wound was in sea water or from a fish.', 'اذكر إن كان الجرح قد لامس ماء البحر أو سببه سمك.'),
    nothingByMouth,
  ]),
  'abscess-today': topic(
    'High',
    [
      noSqueezing,
      say('Hold a warm damp cloth on it for 10 minutes, several times a day.', 'توضع عليه قطعة قماش دافئة رطبة 10 دقائق عدة مرات يومياً.'),
      say('Cover it if it drains, and wash the hands.', 'يُغطى إذا خرج منه صديد مع غسل اليدين.'),
      paracetamol,
    ],
    [sepsisSigns, spreadsFast],
  ),
  boil: topic(
    'Medium',
    [
      say('Hold a warm damp cloth on it for 10 minutes, four times a day.', 'توضع عليه قطعة قماش دافئة رطبة 10 دقائق أربع مرات يومياً.'),
      noSqueezing,
      say('With boils that come back, have the blood sugar checked.', 'عند تكرر الدمامل يُفحص سكر الدم.'),
    ],
    [
      infectedSkin,
      say(
        'See a doctor the same day for a boil on the face or spine, or with diabetes.',
        'تُراجع العيادة في اليوم نفسه عند دمل في الوجه أو على العمود الفقري أو مع السكري.',
      ),
    ],
  ),
  'boil-home': topic(
    'Low',
    [
      say('Hold a warm damp cloth on it for 10 minutes, four times a day.', 'توضع عليه قطعة قماش دافئة رطبة 10 دقائق أربع مرات يومياً.'),
      noSqueezing,
      say('Keep it clean and covered, with a towel of its own.', 'يبقى نظيفاً ومغطى، مع منشفة خاصة به.'),
    ],
    [infectedSkin, say('See a doctor if it is not gone after a week.', 'تُراجع العيادة إذا لم يختفِ بعد أسبوع.')],
  ),
  'septic-joint': topic('Emergency', [
    say('Do not move or put weight on the joint.', 'لا تحرك المفصل ولا تقف عليه.'),
    say(
      'Say if there is an artificial joint, an injection in it, or a weak immune system.',
      'اذكر أي مفصل صناعي أو حقنة فيه أو ضعف في المناعة.',
    ),
    nothingByMouth,
  ]),
  'hot-joint': topic(
    'High',
    [
      say('Rest the joint, and raise it.', 'يُراح المفصل ويُرفع.'),
      coldPack,
      paracetamol,
      say('Do not rub it, and do not stop prescribed medicine.', 'لا يُدلَّك ولا يوقف أي دواء موصوف.'),
    ],
    [jointsToday],
  ),
  gout: topic(
    'Medium',
    [
      say('Rest and raise the joint.', 'يُراح المفصل ويُرفع.'),
      coldPack,
      say('Go on with prescribed gout medicine, and ask before starting a new one.', 'يستمر دواء النقرس الموصوف، ويُسأل قبل بدء دواء جديد.'),
      noIbuprofen,
      say('Drink enough water.', 'شرب ماء كافٍ.'),
    ],
    [jointsToday],
  ),
  'swollen-joint': topic(
    'Medium',
    [
      say('Rest it from what hurts, and move it gently.', 'يُراح مما يؤلم مع تحريكه بلطف.'),
      coldPack,
      paracetamol,
      noIbuprofen,
      say('Note which joints swell, and how long they are stiff in the morning.', 'يُدوَّن أي المفاصل يتورم ومدة التيبس صباحاً.'),
    ],
    [jointsToday],
  ),
  // Shingles
  shingles: topic(
    'High',
    [
      say('Treatment works best within 3 days of the rash: be seen today.', 'العلاج أنفع خلال 3 أيام من ظهور الطفح: يلزم الفحص اليوم.'),
      say('Keep it clean, dry and loosely covered.', 'يبقى نظيفاً وجافاً ومغطى دون ضغط.'),
      say(
        'Keep away from pregnant women, babies and people with weak immunity until it is crusted.',
        'يُتجنب الحوامل والرضّع وضعاف المناعة حتى تجف القشور.',
      ),
      paracetamol,
    ],
    [
      say(
        'Go to an emergency department for blisters near the eye, a painful eye or weaker sight.',
        'اذهب إلى قسم الطوارئ عند فقاعات قرب العين أو ألم فيها أو ضعف النظر.',
      ),
      meningitisSigns,
    ],
  ),
  'shingles-eye': topic('Emergency', [
    say('Do not touch or rub the eye, and take out contact lenses.', 'لا تلمس العين ولا تفركها، وانزع العدسات.'),
    say('Put no drops or cream in it unless an eye doctor prescribed them.', 'لا تضع قطرات أو كريماً إلا بوصفة طبيب عيون.'),
  ]),
  'shingles-wide': topic('Emergency', [
    say(
      'Say before going in that shingles and a weak immune system are possible.',
      'أخبر الطاقم قبل الدخول باحتمال الحزام الناري وضعف المناعة.',
    ),
    say('Cover the blisters, and wear a mask.', 'غطِّ الفقاعات وضع كمامة.'),
  ]),
  'shingles-face': topic(
    'High',
    [
      say('Be seen by an eye or emergency doctor today.', 'يلزم فحص طبيب عيون أو طوارئ اليوم.'),
      say('Do not touch the eye or the ear.', 'لا تُلمس العين أو الأذن.'),
      paracetamol,
    ],
    [
      say(
        'Go to an emergency department for a red or painful eye, weaker sight or a drooping face.',
        'اذهب إلى قسم الطوارئ عند احمرار أو ألم في العين أو ضعف النظر أو ارتخاء الوجه.',
      ),
      meningitisSigns,
    ],
  ),
  'shingles-late': topic(
    'Medium',
    [
      say('Keep it clean and dry, in loose cotton.', 'يبقى نظيفاً وجافاً مع ملابس قطنية واسعة.'),
      paracetamol,
      say('Tell the doctor about pain that remains: there is treatment for it.', 'يُخبر الطبيب بأي ألم باقٍ: فله علاج.'),
    ],
    [
      say(
        'See a doctor the same day for blisters near the eye, fever or spreading redness.',
        'تُراجع العيادة في اليوم نفسه عند فقاعات قرب العين أو حرارة أو احمرار ينتشر.',
      ),
    ],
  ),
  // Fever
  sepsis: topic('Emergency', [
    say('Ask 999: could this be sepsis?', 'اسأل موظف الطوارئ: هل يمكن أن يكون تسمماً في الدم (إنتاناً)؟'),
    say(
      'Say if there is cancer treatment, weak immunity, a recent birth or an operation.',
      'اذكر أي علاج للسرطان أو ضعف مناعة أو ولادة أو عملية حديثة.',
    ),
    say('Lie down, and note the temperature and when urine last came.', 'استلقِ ودوّن درجة الحرارة وآخر مرة خرج فيها البول.'),
    steroidHydrocortisone,
    onSide,
  ]),
  'neutropenic-fever': topic('Emergency', [
    say(
      'Go now, even if well: fever with weak immunity can need antibiotics within the hour.',
      'اذهب الآن ولو كنت بخير: الحرارة مع ضعف المناعة قد تحتاج إلى مضاد حيوي خلال ساعة.',
    ),
    say(
      'Show the chemotherapy or transplant card, and call that unit on the way.',
      'اعرض بطاقة العلاج الكيميائي أو الزراعة، واتصل بالقسم في الطريق.',
    ),
    say('Take no paracetamol before the temperature has been written down.', 'لا تتناول الباراسيتامول قبل تدوين درجة الحرارة.'),
    say('Use no suppository, enema or rectal thermometer.', 'لا تستخدم تحميلة أو حقنة شرجية أو ميزان حرارة شرجياً.'),
    steroidHydrocortisone,
  ]),
  'fever-today': topic(
    'High',
    [
      say('Rest in a cool room in light clothes.', 'راحة في غرفة باردة بملابس خفيفة.'),
      sips,
      paracetamol,
      noAspirin,
      travel,
      say('Wear a mask near other people.', 'توضع كمامة قرب الآخرين.'),
    ],
    [meningitisSigns, sepsisSigns],
  ),
  fever: topic(
    'Medium',
    [
      say('Rest, drink often and wear light clothes.', 'راحة وشرب متكرر وملابس خفيفة.'),
      paracetamol,
      noAspirin,
      say('Measure the temperature twice a day, and note it.', 'تُقاس الحرارة مرتين في اليوم وتُدوَّن.'),
      travel,
    ],
    [
      meningitisSigns,
      sepsisSigns,
      say(
        'See a doctor the same day with a weak immune system, after a journey, or for shaking chills.',
        'تُراجع العيادة في اليوم نفسه مع ضعف المناعة أو بعد سفر أو عند قشعريرة مع رجفة.',
      ),
    ],
  ),
  'fever-home': topic(
    'Low',
    [
      say('Rest, drink often and wear light clothes.', 'راحة وشرب متكرر وملابس خفيفة.'),
      paracetamol,
      noAspirin,
      say('Stay at home until a day after the fever has gone.', 'يُلزم البيت حتى يوم بعد زوال الحرارة.', { unless: ['vaccine'] }),
    ],
    [
      meningitisSigns,
      sepsisSigns,
      say(
        'See a doctor after 3 days of fever, or the same day after a journey or contact with camels.',
        'تُراجع العيادة بعد 3 أيام من الحرارة، أو في اليوم نفسه بعد سفر أو مخالطة إبل.',
      ),
    ],
  ),
  'after-vaccine': topic(
    'Low',
    [
      say(
        'A sore arm, a small lump, tiredness or a mild fever can come for two days after a vaccine.',
        'قد يأتي ألم في الذراع أو كتلة صغيرة أو تعب أو حرارة خفيفة ليومين بعد التطعيم.',
      ),
      say('Cool the spot with a damp cloth, and move the arm.', 'يُبرَّد المكان بقماش رطب وتُحرَّك الذراع.'),
      paracetamol,
    ],
    [
      allergySigns,
      say(
        'See a doctor the same day if the redness grows after two days, or the fever lasts longer than 2 days.',
        'تُراجع العيادة في اليوم نفسه إذا كبر الاحمرار بعد يومين أو استمرت الحرارة أكثر من يومين.',
      ),
    ],
  ),
  'fever-long': topic(
    'Medium',
    [
      say('Measure the temperature twice a day, and note sweats and weight.', 'تُقاس الحرارة مرتين يومياً ويُدوَّن التعرق والوزن.'),
      say('Say if there was raw milk, fresh cheese, or work with animals.', 'يُذكر أي حليب غير مغلي أو جبن طازج أو عمل مع الحيوانات.'),
      say('Take no left-over antibiotics: they can hide the cause.', 'لا تُستخدم مضادات حيوية متبقية: فقد تخفي السبب.'),
      paracetamol,
    ],
    [meningitisSigns, sepsisSigns],
  ),
  'night-sweats': topic(
    'Medium',
    [
      say('Note how often the sheets are soaked, and the temperature at night.', 'يُدوَّن عدد مرات ابتلال الفراش ودرجة الحرارة ليلاً.'),
      say('Note weight, cough, lumps and medicines.', 'يُدوَّن الوزن والسعال وأي كتل والأدوية.'),
    ],
    [
      say(
        'See a doctor the same day for coughing up blood, or fever with loss of weight.',
        'تُراجع العيادة في اليوم نفسه عند سعال مصحوب بالدم أو حرارة مع نقص الوزن.',
      ),
      breathingSigns,
    ],
  ),
  'hot-nights': topic(
    'Low',
    [
      say('Keep the room cool, and wear light cotton.', 'غرفة باردة وملابس قطنية خفيفة.'),
      say('Avoid coffee, hot food and smoking in the evening.', 'يُتجنب القهوة والطعام الحار والتدخين مساءً.'),
    ],
    [
      say(
        'See a doctor for loss of weight, cough, lumps, or sweats that go on for 3 weeks.',
        'تُراجع العيادة عند نقص الوزن أو سعال أو كتل أو تعرق يستمر 3 أسابيع.',
      ),
    ],
  ),
  // Journeys, animals, contact
  'travel-fever': topic(
    'High',
    [
      say('Ask for a malaria test today, even after prevention tablets.', 'يُطلب فحص الملاريا اليوم، ولو بعد أقراص الوقاية.'),
      noDengueMedicine,
      whichJourney,
      sips,
      say('Protect against mosquito bites, so that nobody else is infected.', 'يُتجنب لسع البعوض حتى لا تنتقل العدوى إلى غيرك.'),
    ],
    [bleedingOrBelly, meningitisSigns],
  ),
  'malaria-danger': topic('Emergency', [
    say('Say at once: fever after a journey, malaria is possible.', 'قل فوراً: حرارة بعد سفر، والملاريا محتملة.'),
    whichJourney,
    noDengueMedicine,
    onSide,
  ]),
  'dengue-danger': topic('Emergency', [
    say('Say at once: fever after a journey with bleeding or severe pain.', 'قل فوراً: حرارة بعد سفر مع نزيف أو ألم شديد.'),
    noDengueMedicine,
    say('No injections into a muscle, and no rough tooth cleaning.', 'لا حقن في العضل ولا تنظيف عنيف للأسنان.'),
    onSide,
  ]),
  'typhoid-danger': topic('Emergency', [
    say(
      'Say that typhoid is known or suspected, and which antibiotics were taken.',
      'اذكر أن التيفوئيد معروف أو مشتبه به، وأي مضادات حيوية أُخذت.',
    ),
    nothingByMouth,
  ]),
  'mers-breathless': topic('Emergency', [
    say(
      'Tell 999 at once about camels, raw camel milk or Hajj and Umrah, so that the crew can protect itself.',
      'أخبر موظف الطوارئ فوراً بمخالطة الإبل أو حليبها أو الحج والعمرة ليحتاط الطاقم.',
    ),
    say('Wear a mask, and let nobody near without one.', 'ضع كمامة ولا يقترب أحد دون كمامة.'),
    say('Sit upright.', 'اجلس منتصباً.'),
  ]),
  'mers-contact': topic(
    'High',
    [
      mask,
      say('Say first: contact with camels or raw camel milk.', 'قل أولاً: مخالطة للإبل أو شرب حليبها غير المغلي.'),
      say('Use a room of your own until seen.', 'البقاء في غرفة منفصلة حتى الفحص.'),
      paracetamol,
      sips,
    ],
    [breathingSigns, sepsisSigns],
  ),
  'mers-watch': topic(
    'Medium',
    [
      say('Measure the temperature twice a day for 14 days after the contact.', 'تُقاس الحرارة مرتين يومياً لمدة 14 يوماً بعد المخالطة.'),
      say('Wear a mask near others, and wash the hands often.', 'توضع كمامة قرب الآخرين مع غسل اليدين كثيراً.'),
      say('Drink no raw milk, and keep away from sick camels.', 'لا يُشرب حليب غير مغلي، ويُبتعد عن الإبل المريضة.'),
    ],
    [
      say(
        'See a doctor the same day for fever, and say that there was contact with camels.',
        'تُراجع العيادة في اليوم نفسه عند الحرارة مع ذكر مخالطة الإبل.',
      ),
      breathingSigns,
    ],
  ),
  'umrah-fever': topic(
    'High',
    [
      mask,
      say('Say when and where Hajj or Umrah was, and which vaccines were given.', 'يُذكر موعد الحج أو العمرة ومكانهما والتطعيمات المأخوذة.'),
      paracetamol,
      noAspirin,
      sips,
    ],
    [meningitisSigns, breathingSigns],
  ),
  'umrah-cough': topic(
    'Medium',
    [
      say('Wear a mask near others until seen.', 'توضع كمامة قرب الآخرين حتى الفحص.'),
      say(
        'Rest, drink warm fluids, and go on with regular medicines and inhalers.',
        'راحة وسوائل دافئة مع الاستمرار على الأدوية والبخاخات المعتادة.',
      ),
    ],
    [
      breathingSigns,
      say('See a doctor the same day for fever, or if it gets worse.', 'تُراجع العيادة في اليوم نفسه عند حرارة أو ازدياد السوء.'),
    ],
  ),
  'umrah-cold': topic(
    'Low',
    [
      say('Rest, drink warm fluids, and wear a mask near others.', 'راحة وسوائل دافئة وكمامة قرب الآخرين.'),
      paracetamol,
      say('Keep away from babies and old people until it has passed.', 'يُتجنب الرضّع وكبار السن حتى تزول الأعراض.'),
    ],
    [
      breathingSigns,
      meningitisSigns,
      say(
        'See a doctor the same day for fever within 14 days of Hajj or Umrah.',
        'تُراجع العيادة في اليوم نفسه عند حرارة خلال 14 يوماً من الحج أو العمرة.',
      ),
    ],
  ),
  travel: topic(
    'Medium',
    [
      say('Make the appointment 4 to 6 weeks before the journey.', 'يُحجز الموعد قبل السفر بمدة 4 إلى 6 أسابيع.'),
      say('Bring the vaccine card, the list of countries and all medicines.', 'تُحضر بطاقة التطعيم وقائمة البلدان وجميع الأدوية.'),
      say('Protect against mosquitoes, and drink safe water.', 'الحماية من البعوض وشرب ماء آمن.'),
    ],
    [
      say(
        'See a doctor the same day for any fever within a year of a journey to a malaria country.',
        'تُراجع العيادة في اليوم نفسه عند أي حرارة خلال سنة من السفر إلى بلد فيه ملاريا.',
      ),
    ],
  ),
  'measles-contact-today': topic(
    'High',
    [
      say(
        'Call a health centre today: a vaccine or antibodies help only within days of the contact.',
        'يُتصل بالمركز الصحي اليوم: اللقاح أو الأجسام المضادة تفيد خلال أيام فقط من المخالطة.',
      ),
      mask,
      say(
        'Have the vaccine card ready, and say if pregnant, under 1 year or with weak immunity.',
        'تُجهّز بطاقة التطعيم، ويُذكر الحمل أو العمر دون سنة أو ضعف المناعة.',
      ),
    ],
    [meningitisSigns, breathingSigns],
  ),
  'measles-contact': topic(
    'Medium',
    [
      say('Check the vaccine card: two doses protect most people.', 'تُراجع بطاقة التطعيم: جرعتان تحميان معظم الناس.'),
      say('Watch for fever, cough, red eyes and rash for 21 days.', 'تُراقب الحرارة والسعال واحمرار العينين والطفح مدة 21 يوماً.'),
    ],
    [say('Stay at home and call a doctor the same day if they come.', 'عند ظهورها يُلزم البيت ويُتصل بالطبيب في اليوم نفسه.')],
  ),
  'measles-danger': topic('Emergency', [
    say('Tell 999 about the contact with measles, and wear a mask.', 'أخبر موظف الطوارئ بمخالطة الحصبة وضع كمامة.', {
      unless: ['under-2'],
    }),
    say('Sit up if breathing is hard.', 'اجلس إذا صعب التنفس.'),
    onSide,
  ]),
  tuberculosis: topic(
    'Medium',
    [
      say('Wear a mask near others, and air the room, until seen.', 'توضع كمامة قرب الآخرين وتُهوّى الغرفة حتى الفحص.'),
      say('Note how long cough, sweats, fever and loss of weight have lasted.', 'تُدوَّن مدة السعال والتعرق والحرارة ونقص الوزن.'),
      say('Do not stop treatment for tuberculosis without asking.', 'لا يوقف علاج السل دون سؤال.'),
    ],
    [
      breathingSigns,
      say(
        'See a doctor the same day for coughing up a little blood, or for fever with loss of weight.',
        'تُراجع العيادة في اليوم نفسه عند سعال مع قليل من الدم أو حرارة مع نقص الوزن.',
      ),
    ],
  ),
  'tuberculosis-today': topic(
    'High',
    [
      mask,
      say('Bring the amount of blood on a tissue or a photo of it.', 'تُحضر كمية الدم على منديل أو صورة لها.'),
      say('Say if immunity is weak.', 'يُذكر أي ضعف في المناعة.'),
    ],
    [breathingSigns, meningitisSigns],
  ),
  'tuberculosis-danger': topic('Emergency', [
    say('Sit up and lean forward, and spit the blood out.', 'اجلس ومِل إلى الأمام وابصق الدم.'),
    say(
      'Tell 999 that tuberculosis is possible, and wear a mask if it can be borne.',
      'أخبر موظف الطوارئ باحتمال السل، وضع كمامة إن أمكن تحملها.',
    ),
    nothingByMouth,
  ]),
  'hiv-within-72-hours': topic(
    'High',
    [
      say(
        'Go to an emergency department now: preventive tablets must begin within 72 hours, best within 24.',
        'اذهب إلى قسم الطوارئ الآن: أقراص الوقاية يجب أن تبدأ خلال 72 ساعة، والأفضل خلال 24.',
      ),
      say(
        'Wash a wound with soap and water, and rinse eyes or mouth; do not squeeze or scrub.',
        'اغسل الجرح بالماء والصابون واشطف العين أو الفم؛ دون عصر أو فرك.',
      ),
      say('Ask at the start who will see the record.', 'اسأل منذ البداية عمن يطلع على السجل.'),
    ],
    [say('Call 999 if there was violence or the danger goes on.', 'اتصل بالرقم 999 إذا حدث عنف أو كان الخطر مستمراً.')],
  ),
  'hiv-test': topic(
    'Medium',
    [
      say(
        'A test is reliable only some weeks after the contact: ask when to repeat it.',
        'الفحص موثوق بعد أسابيع من التعرض فقط: يُسأل عن موعد إعادته.',
      ),
      say('Use condoms, and give no blood until the result is known.', 'يُستخدم الواقي ولا يُتبرع بالدم حتى تُعرف النتيجة.'),
      say('Ask at the start who will see the record.', 'يُسأل منذ البداية عمن يطلع على السجل.'),
    ],
    [
      say(
        'See a doctor the same day for fever with a rash, or contact within the last 72 hours.',
        'تُراجع العيادة في اليوم نفسه عند حرارة مع طفح أو تعرض خلال آخر 72 ساعة.',
      ),
    ],
  ),
  'weak-immunity-today': topic(
    'High',
    [
      say('Call the unit that treats the illness today, and follow its plan.', 'يُتصل اليوم بالقسم المعالج وتُتبع خطته.'),
      say('Measure the temperature now, and every 4 hours.', 'تُقاس الحرارة الآن وكل 4 ساعات.'),
      say('Keep away from people with infections.', 'يُبتعد عن المصابين بالعدوى.'),
      say('Do not stop steroids or transplant medicine.', 'لا يوقف الكورتيزون ولا أدوية الزراعة.'),
    ],
    [
      say(
        'Go to an emergency department at once for 38 °C or more, shaking chills, or feeling very ill without fever.',
        'اذهب إلى قسم الطوارئ فوراً عند 38 درجة أو أكثر أو قشعريرة مع رجفة أو تدهور دون حرارة.',
      ),
      sepsisSigns,
    ],
  ),
  'weak-immunity-check': topic(
    'Medium',
    [
      say('Measure the temperature twice a day, and wash the hands often.', 'تُقاس الحرارة مرتين يومياً مع غسل اليدين كثيراً.'),
      say('Ask about vaccines: live ones can be unsuitable.', 'يُسأل عن التطعيمات: فاللقاحات الحية قد لا تناسب.'),
    ],
    [
      say(
        'Go to an emergency department at once for 38 °C or more, or shaking chills.',
        'اذهب إلى قسم الطوارئ فوراً عند 38 درجة أو أكثر أو قشعريرة مع رجفة.',
      ),
      sepsisSigns,
    ],
  ),
} as const;
