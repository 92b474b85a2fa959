import { sameFor, say, topic } from '../../kinds/topic.ts';
import {
  bleedingSigns,
  coldPack,
  eyeSigns,
  medicinesReady,
  nothingByMouth,
  onlyPrescribed,
  saltWater,
  sepsisSigns,
  sips,
} from '../../sentences.ts';
import { childAspirin, forPain, sitForward, softFood, toothSigns, upright } from '../sentences.ts';

const dentist = say('Make an appointment with a dentist.', 'احجز موعداً عند طبيب الأسنان.');
const noGumAspirin = say('Do not put aspirin on the gum or heat on the cheek.', 'لا تضع الأسبرين على اللثة ولا الحرارة على الخد.');

const toothTopic = topic(
  'days',
  [
    dentist,
    forPain,
    childAspirin,
    saltWater,
    say('Eat soft food, and avoid anything very hot, cold or sweet.', 'تناول طعاماً ليناً ليس شديد السخونة أو البرودة أو الحلاوة.'),
    noGumAspirin,
  ],
  [
    say(
      'See a dentist or doctor the same day if there is a swollen face or fever.',
      'راجع طبيب الأسنان أو الطبيب في اليوم نفسه عند تورم الوجه أو حرارة.',
    ),
    toothSigns,
  ],
);

const gumsTopic = topic(
  'home',
  [
    say(
      'Brush gently twice a day with a soft brush, and clean between the teeth.',
      'نظّف الأسنان برفق مرتين يومياً بفرشاة ناعمة ونظّف ما بينها.',
    ),
    say('Let the dentist look at the gums at the next check-up.', 'اطلب من طبيب الأسنان فحص اللثة في الزيارة المعتادة القادمة.'),
    say('Do not smoke.', 'لا تدخن.', { when: 'smoker' }),
  ],
  [
    say(
      'See a doctor the same day if bruises come without a blow, or if there are nosebleeds, fever or bleeding that does not stop.',
      'راجع الطبيب في اليوم نفسه عند حرارة أو نزيف من الأنف أو نزيف لا يتوقف أو كدمات دون ضربة.',
    ),
  ],
);

export const advice = {
  // Emergency
  'peeling-mouth': topic('emergency-department', [
    say(
      'Stop any medicine that was begun in the last 2 months, unless it is vital.',
      'أوقف أي دواء بدأت تناوله في آخر شهرين، إلا إذا كانت حياتك تعتمد عليه.',
    ),
    medicinesReady,
    say('Do not rub the skin or break blisters.', 'لا تفرك الجلد ولا تفتح الفقاعات.'),
    sips,
  ]),
  'tooth-spreading': topic('emergency-department', [upright, nothingByMouth, noGumAspirin, medicinesReady]),
  'tooth-breathed-in': topic('emergency-department', [
    upright,
    say('Encourage coughing, and do not reach into the throat.', 'شجّع على السعال ولا تدخل الأصابع في الحلق.'),
    say('Look for the tooth, and bring it along.', 'ابحث عن السن وأحضره معك.'),
  ]),
  'tooth-out': topic('emergency-department', [
    say('Hold the tooth by its crown, never by the root.', 'أمسك السن من التاج وليس من الجذر أبداً.'),
    say(
      'If dirty, rinse it for a few seconds with milk or water; do not scrub it.',
      'إذا كان متسخاً فاشطفه بضع ثوانٍ بالحليب أو الماء دون فرك.',
    ),
    say(
      'A permanent tooth: push it back into its socket and bite on a cloth, or keep it in milk.',
      'السن الدائم: أعده إلى مكانه وعضّ على قماش، أو احفظه في الحليب.',
    ),
    say('Never put a baby tooth back.', 'لا تُعد سن الحليب إلى مكانه أبداً.', { when: 'under-16' }),
    say(
      'Go to a dental emergency clinic or emergency department now: every minute counts, best within 30.',
      'اذهب إلى طوارئ الأسنان أو قسم الطوارئ الآن: كل دقيقة مهمة، والأفضل خلال 30 دقيقة.',
    ),
  ]),
  'mouth-bleeding': topic('ambulance', [
    sitForward,
    say(
      'Bite hard on a rolled, damp clean cloth over the place until help comes.',
      'عضّ بقوة على قماش نظيف رطب ملفوف فوق الموضع حتى تصل المساعدة.',
    ),
    say('Do not rinse the mouth.', 'لا تمضمض الفم.'),
    medicinesReady,
  ]),
  // High
  'mouth-today': topic(
    'today',
    [softFood, sips, forPain, childAspirin],
    [
      say(
        'Call 999 if there is trouble breathing, a swollen tongue or peeling skin, or if the person is hard to wake.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو تورم اللسان أو تقشر الجلد أو صعوبة في الإيقاظ.',
      ),
    ],
  ),
  'cold-sore-today': topic(
    'today',
    [
      say('Do not touch it, and wash the hands.', 'لا تلمس القرحة واغسل اليدين.'),
      say('Do not put in contact lenses.', 'لا تضع العدسات اللاصقة.'),
      say('Ask today whether antiviral medicine is needed.', 'اسأل اليوم عن الحاجة إلى دواء مضاد للفيروسات.'),
    ],
    [
      eyeSigns,
      say(
        'Go to an emergency department if there are blisters and the baby is ill or feeds badly.',
        'اذهب إلى قسم الطوارئ عند ظهور فقاعات لدى رضيع مريض أو ضعيف الرضاعة.',
      ),
    ],
  ),
  'tooth-abscess': topic(
    'today',
    [
      say('See a dentist today, or a doctor if there is none.', 'راجع طبيب الأسنان اليوم، أو طبيباً إن لم تجده.'),
      forPain,
      saltWater,
      noGumAspirin,
    ],
    [toothSigns, sepsisSigns],
  ),
  'tooth-hurt-today': topic(
    'today',
    [
      say('See a dentist today, and bring any piece of tooth in milk.', 'راجع طبيب الأسنان اليوم وأحضر أي قطعة من السن في الحليب.'),
      say('Do not put a baby tooth back.', 'لا تُعد سن الحليب إلى مكانه.', { when: 'under-16' }),
      say('Bite gently on a clean damp cloth if it bleeds.', 'عضّ برفق على قماش نظيف رطب عند النزيف.'),
      coldPack,
      forPain,
    ],
    [
      bleedingSigns,
      say(
        'Call 999 after a blow to the head with vomiting, drowsiness or confusion.',
        'اتصل بالرقم 999 بعد ضربة على الرأس مع قيء أو نعاس أو ارتباك ذهني.',
      ),
    ],
  ),
  'pulled-tooth-today': topic(
    'today',
    [
      say('Call the dentist who pulled it, today.', 'اتصل اليوم بطبيب الأسنان الذي خلعه.'),
      say('For bleeding, bite firmly on a rolled damp cloth for 20 minutes.', 'عند النزيف عضّ بقوة على قماش رطب ملفوف لمدة 20 دقيقة.'),
      forPain,
      say('Do not smoke, spit hard or rinse hard.', 'لا تدخن ولا تبصق بقوة ولا تمضمض بقوة.'),
    ],
    [bleedingSigns, toothSigns],
  ),
  'gum-blood-today': topic(
    'today',
    [
      say('Ask today for a blood test.', 'اطلب اليوم فحص دم.'),
      say('Use a soft toothbrush, and do not use toothpicks.', 'استخدم فرشاة ناعمة ولا تستخدم أعواد الأسنان.'),
      onlyPrescribed,
      medicinesReady,
    ],
    [bleedingSigns, sepsisSigns],
  ),
  // Medium
  'mouth-check': topic(
    'weeks',
    [
      softFood,
      say('Use a soft toothbrush.', 'استخدم فرشاة أسنان ناعمة.', { unless: ['under-6-months'] }),
      say('Do not smoke or chew tobacco.', 'لا تدخن ولا تمضغ التبغ.', { unless: ['under-16'] }),
      medicinesReady,
    ],
    [
      say(
        'See a doctor the same day if there is fever or a rash, or if drinking is too painful.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو طفح أو إذا كان الشرب مؤلماً جداً.',
      ),
    ],
  ),
  tooth: toothTopic,
  'tooth-visit': sameFor('weeks', toothTopic),
  'broken-tooth': topic(
    'days',
    [
      dentist,
      say('Keep broken pieces in milk or water.', 'احفظ القطع المكسورة في الحليب أو الماء.'),
      say('Cover a sharp edge with sugar-free gum or wax.', 'غطِّ الحافة الحادة بعلكة بلا سكر أو شمع.', { unless: ['under-5'] }),
      softFood,
      forPain,
    ],
    [
      say(
        'See a dentist the same day if it came from a blow, is loose or hurts strongly.',
        'راجع طبيب الأسنان في اليوم نفسه إذا حدث بضربة أو كان متخلخلاً أو شديد الألم.',
      ),
    ],
  ),
  'pulled-tooth': topic(
    'days',
    [
      say('Call the dentist who pulled it.', 'اتصل بطبيب الأسنان الذي خلعه.'),
      forPain,
      softFood,
      say('From the next day, rinse gently with warm salt water.', 'من اليوم التالي تمضمض برفق بماء دافئ مملح.'),
    ],
    [bleedingSigns, toothSigns],
  ),
  // Low
  gums: gumsTopic,
  'gums-visit': sameFor('weeks', gumsTopic),
  'mouth-sores': topic(
    'pharmacist',
    [
      say('Eat soft food, and avoid anything spicy, salty or sour.', 'تناول طعاماً ليناً غير حار ولا مالح ولا حامض.', {
        unless: ['under-6-months'],
      }),
      saltWater,
      say('Ask a pharmacist for a numbing or protecting gel.', 'اسأل الصيدلي عن جل مسكّن أو واقٍ.', { unless: ['under-2'] }),
      forPain,
    ],
    [
      say(
        'See a doctor or dentist if one lasts over 3 weeks, bleeds or grows.',
        'راجع الطبيب أو طبيب الأسنان إذا استمرت القرحة أكثر من 3 أسابيع أو نزفت أو كبرت.',
      ),
      say(
        'See a doctor the same day if there is fever or a rash, or if drinking is too painful.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو طفح أو إذا كان الشرب مؤلماً جداً.',
      ),
    ],
  ),
  'oral-thrush': topic(
    'pharmacist',
    [
      say('Ask a pharmacist for an antifungal gel or drops.', 'اسأل الصيدلي عن جل أو نقط مضادة للفطريات.'),
      say('Rinse the mouth after a steroid inhaler, and use a spacer.', 'تمضمض بعد بخاخ الكورتيزون واستخدم السبيسر.', { when: 'asthma' }),
      say('Boil pacifiers and bottle nipples.', 'اغلِ اللهايات وحلمات الرضّاعة.', { when: 'under-2' }),
      say('Clean dentures every night.', 'نظّف طقم الأسنان كل ليلة.', { when: 'over-60' }),
    ],
    [
      say(
        'See a doctor if it is not better after a week, comes back, or swallowing hurts.',
        'راجع الطبيب إذا لم يتحسن بعد أسبوع أو تكرر أو كان البلع مؤلماً.',
      ),
    ],
  ),
  'cold-sore': topic(
    'pharmacist',
    [
      say('Do not touch it, and wash the hands.', 'لا تلمس القرحة واغسل اليدين.'),
      say('Do not kiss anyone, above all a baby, and do not share cups.', 'لا تقبّل أحداً، وخصوصاً الرضّع، ولا تشارك الأكواب.'),
      say('Ask a pharmacist for a cream at the first tingling.', 'اسأل الصيدلي عن كريم عند أول وخز.'),
      forPain,
    ],
    [
      say(
        'See a doctor the same day if it is near the eye, if immunity is weak, or for a baby or late in pregnancy.',
        'راجع الطبيب في اليوم نفسه إذا كانت قرب العين، أو لدى رضيع، أو في أواخر الحمل، أو مع ضعف المناعة.',
      ),
      say('See a doctor if it has not healed after 10 days.', 'راجع الطبيب إذا لم تُشفَ بعد 10 أيام.'),
    ],
  ),
  'tooth-sensitive': topic(
    'home',
    [
      say(
        'Use a toothpaste for sensitive teeth, and leave a little on the tooth overnight.',
        'استخدم معجوناً للأسنان الحساسة واترك القليل منه على السن ليلاً.',
        {
          unless: ['under-5'],
        },
      ),
      say('Brush softly, and have less sour and carbonated drinks.', 'فرّش بلطف وقلل المشروبات الحامضة والغازية.'),
    ],
    [
      toothSigns,
      say(
        'See a dentist if it lasts over 3 weeks, the pain stays for minutes, or it wakes you.',
        'راجع طبيب الأسنان إذا استمرت أكثر من 3 أسابيع أو دام الألم دقائق أو أيقظ من النوم.',
      ),
    ],
  ),
  'milk-tooth': topic(
    'home',
    [
      say(
        'Baby teeth loosen and fall out from about 5 to 12 years: no treatment is needed.',
        'أسنان اللبن تتخلخل وتسقط بين 5 و12 سنة تقريباً ولا تحتاج إلى علاج.',
      ),
      say('Let the child wiggle it with the tongue; do not pull hard.', 'دع الطفل يحركها بلسانه، ولا تسحبها بقوة.'),
      say('If it bleeds, let the child bite on clean gauze for 10 minutes.', 'عند النزيف دع الطفل يعض على شاش نظيف لمدة 10 دقائق.'),
    ],
    [
      say(
        'See a dentist if there is swelling, pus or bad pain, or if a tooth is loose after a blow.',
        'راجع طبيب الأسنان عند تورم أو صديد أو ألم شديد أو تخلخل بعد ضربة.',
      ),
    ],
    'under-16',
  ),
  'pulled-tooth-care': topic(
    'home',
    [
      say('For bleeding, bite firmly on a rolled damp cloth for 20 minutes.', 'عند النزيف عضّ بقوة على قماش رطب ملفوف لمدة 20 دقيقة.'),
      say('For a day, do not rinse, smoke or have hot drinks.', 'لمدة يوم لا تمضمض ولا تدخن ولا تشرب مشروبات ساخنة.'),
      say('From the next day, rinse gently with warm salt water.', 'من اليوم التالي تمضمض برفق بماء دافئ مملح.'),
      forPain,
    ],
    [
      bleedingSigns,
      say(
        'Call the dentist if there is fever or swelling, or if pain grows after the third day.',
        'اتصل بطبيب الأسنان عند حرارة أو تورم أو ألم يزداد بعد اليوم الثالث.',
      ),
    ],
  ),
} as const;
