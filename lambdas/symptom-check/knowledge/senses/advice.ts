import { say, topic } from '../kinds.ts';
import {
  bleedingSigns,
  breathingSigns,
  coldPack,
  diary,
  eyeSigns,
  medicinesReady,
  meningitisSigns,
  noAntibiotics,
  noAspirin,
  nothingByMouth,
  onSide,
  onlyPrescribed,
  paracetamol,
  saltWater,
  sepsisSigns,
  sips,
  strokeSigns,
} from '../sentences.ts';

const forPain = { ...paracetamol, unless: ['under-3-months'] as const };
const childAspirin = { ...noAspirin, when: 'under-16' as const };
const lensesOut = say('Take out contact lenses, and bring them along.', 'انزع العدسات اللاصقة وأحضرها معك.', { unless: ['under-5'] });
const noRubbing = say('Do not rub or press the eye.', 'لا تفرك العين ولا تضغط عليها.');
const noDriving = say('Do not drive.', 'لا تقد السيارة.', { unless: ['under-16'] });
const ownTowel = say('Wash the hands often, and share no towels.', 'اغسل اليدين كثيراً ولا تشارك المناشف.');
const eyeSameDay = say(
  'See a doctor the same day if light hurts, sight is blurred, contact lenses are worn, or the eye becomes painful.',
  'راجع الطبيب في اليوم نفسه إذا كان الضوء مؤلماً أو تشوشت الرؤية أو كانت هناك عدسات لاصقة أو صارت العين مؤلمة.',
);
const dryEar = say('Keep the ear dry, and put nothing into it.', 'أبقِ الأذن جافة ولا تدخل فيها شيئاً.');
const earSigns = say(
  'Call 999 for swelling behind the ear with fever, a stiff neck, a drooping face or confusion.',
  'اتصل بالرقم 999 عند تورم خلف الأذن مع حرارة أو تيبس في الرقبة أو ارتخاء في الوجه أو ارتباك ذهني.',
);
const deafSigns = say(
  'See a doctor the same day for sudden hearing loss or spinning.',
  'راجع الطبيب في اليوم نفسه عند فقدان مفاجئ للسمع أو دوار.',
);
const pinch = say(
  'Sit, lean forward, and pinch the soft part of the nose for 15 minutes without letting go.',
  'اجلس ومِل إلى الأمام، واضغط على الجزء اللين من الأنف لمدة 15 دقيقة دون ترك.',
);
const spitBlood = say('Spit blood out, and do not swallow it.', 'ابصق الدم ولا تبلعه.');
const sitForward = say(
  'Sit, lean forward, and spit the blood out; do not lie on the back.',
  'اجلس ومِل إلى الأمام وابصق الدم؛ ولا تستلقِ على الظهر.',
);
const nothingUpNose = say('Push nothing into the nose.', 'لا تدخل شيئاً في الأنف.');
const upright = say('Sit upright, and do not lie down.', 'اجلس منتصباً ولا تستلقِ.');
const noLooking = say('Do not look into the throat or press on the tongue.', 'لا تنظر داخل الحلق ولا تضغط على اللسان.');
const calmChild = say('Keep the child calm on the lap.', 'أبقِ الطفل هادئاً في الحضن.', { when: 'under-5' });
const throatSigns = say(
  'Call 999 for noisy or hard breathing, drooling, or if spit cannot be swallowed or the mouth cannot be opened.',
  'اتصل بالرقم 999 عند تنفس صعب أو مصحوب بصوت، أو سيلان اللعاب، أو تعذر بلع الريق أو فتح الفم.',
);
const softFood = say('Take cool drinks and soft food.', 'تناول مشروبات باردة وطعاماً ليناً.', { unless: ['under-6-months'] });
const dentist = say('Make an appointment with a dentist.', 'احجز موعداً عند طبيب الأسنان.');
const noGumAspirin = say('Put no aspirin on the gum, and no heat on the cheek.', 'لا تضع الأسبرين على اللثة ولا الحرارة على الخد.');
const toothSigns = say(
  'Call 999 if the swelling reaches the eye, the neck or under the tongue, or if breathing, swallowing or opening the mouth is hard.',
  'اتصل بالرقم 999 إذا وصل التورم إلى العين أو الرقبة أو تحت اللسان، أو صعب التنفس أو البلع أو فتح الفم.',
);
const noSqueezing = say('Do not squeeze or cut it.', 'لا تعصرها ولا تفتحها.');
const coolTap = say(
  'In summer tap water can be hot: test it on the hand, and use cool bottled water if it is.',
  'في الصيف قد يكون ماء الصنبور ساخناً: اختبره على اليد، واستخدم ماء معبأ بارداً عند الحاجة.',
);
const growing = say(
  'See a doctor if it is still there after 3 weeks, grows, or comes with weight loss or night sweats.',
  'راجع الطبيب إذا استمر أكثر من 3 أسابيع أو كبر أو صاحبه نقص في الوزن أو تعرق ليلي.',
);

export const advice = {
  // Emergency
  'sight-lost': topic('Emergency', [
    say('Note the time the sight was lost, and in which eye.', 'دوّن وقت فقدان الرؤية وفي أي عين.'),
    noDriving,
    say('Sit quietly, and do not rub or press the eye.', 'اجلس بهدوء ولا تفرك العين ولا تضغط عليها.'),
    medicinesReady,
  ]),
  'temple-artery': topic('Emergency', [
    say('Go to an emergency department at once, even if the sight comes back.', 'اذهب إلى قسم الطوارئ فوراً حتى لو عادت الرؤية.'),
    noDriving,
    say(
      'Say that there is headache, scalp or jaw pain with the change of sight.',
      'أخبر الطاقم بوجود صداع أو ألم في فروة الرأس أو الفك مع تغير الرؤية.',
    ),
    medicinesReady,
  ]),
  'eye-emergency': topic('Emergency', [
    noRubbing,
    lensesOut,
    say('Note when it began, and what is seen differently.', 'دوّن متى بدأ ذلك وما الذي تغير في الرؤية.'),
    say('Use no old drops, and do not cover the eye tightly.', 'لا تستخدم قطرات قديمة ولا تغطِّ العين بإحكام.'),
    noDriving,
  ]),
  'double-vision': topic('Emergency', [
    say('Note the time it began.', 'دوّن وقت بدء الأعراض.'),
    noDriving,
    say('Covering one eye can ease the double picture on the way.', 'قد تخفف تغطية إحدى العينين ازدواج الصورة في الطريق.', {
      when: 'double-vision',
    }),
    nothingByMouth,
  ]),
  'newborn-eye-now': topic('Emergency', [
    say('Take the newborn to a paediatric emergency centre now.', 'خذ المولود إلى طوارئ الأطفال الآن.'),
    say('Wipe pus away gently with clean cotton and boiled, cooled water.', 'امسح الصديد برفق بقطن نظيف وماء مغلي مبرّد.'),
    say('Use no drops, breast milk or kohl in the eye.', 'لا تضع قطرات ولا حليب الأم ولا الكحل في العين.'),
  ]),
  'eye-wound': topic('Emergency', [
    say('Leave anything stuck in the eye where it is.', 'اترك أي شيء مغروز في العين مكانه.'),
    noRubbing,
    say(
      'Hold a clean paper cup over the eye without touching it; do not rinse it.',
      'ضع كوباً ورقياً نظيفاً فوق العين دون ملامستها؛ ولا تغسلها.',
    ),
    say('Sit up, and keep both eyes still.', 'اجلس وأبقِ العينين ثابتتين.'),
    nothingByMouth,
  ]),
  'chemical-eye': topic('Emergency', [
    say(
      'Rinse the open eye at once with plenty of clean water for at least 20 minutes, from the nose outwards.',
      'اشطف العين مفتوحة فوراً بكثير من الماء النظيف لمدة 20 دقيقة على الأقل، من جهة الأنف إلى الخارج.',
    ),
    coolTap,
    say('Take out contact lenses while rinsing.', 'انزع العدسات اللاصقة أثناء الشطف.', { unless: ['under-5'] }),
    say('Wipe dry cement, lime or powder away before rinsing.', 'أزل الإسمنت أو الجير أو المسحوق الجاف قبل الشطف.'),
    say(
      'Bring the container or a photo of it, and put no other liquid into the eye.',
      'أحضر العبوة أو صورة لها، ولا تضع أي سائل آخر في العين.',
    ),
  ]),
  'ear-spreading': topic('Emergency', [
    say('Put nothing into the ear, and do not plug it.', 'لا تدخل شيئاً في الأذن ولا تسدّها.'),
    onSide,
    nothingByMouth,
    say('Say at once if there was a blow to the head.', 'أخبر الطاقم فوراً عند التعرض لضربة على الرأس.'),
  ]),
  'nosebleed-heavy': topic('Emergency', [
    say(
      'Sit, lean forward, and keep the soft part of the nose pinched until help comes.',
      'اجلس ومِل إلى الأمام، واستمر في الضغط على الجزء اللين من الأنف حتى تصل المساعدة.',
    ),
    spitBlood,
    say('If faint, lie on the side so that the blood runs out.', 'عند الإحساس بالإغماء استلقِ على الجنب ليخرج الدم.'),
    nothingUpNose,
    medicinesReady,
  ]),
  'throat-closing': topic('Emergency', [upright, calmChild, noLooking, nothingByMouth]),
  'tetanus-signs': topic('Emergency', [
    say('Say when the wound happened and when the last tetanus vaccine was.', 'أخبر الطاقم متى حدث الجرح ومتى كان آخر تطعيم ضد التيتانوس.'),
    say('Keep the room quiet and dim.', 'أبقِ المكان هادئاً وخافت الإضاءة.'),
    nothingByMouth,
  ]),
  'food-stuck-now': topic('Emergency', [
    upright,
    say('Spit saliva out, and do not push the food down with bread or drinks.', 'ابصق اللعاب ولا تدفع الطعام بالخبز أو المشروبات.'),
    say('Do not make the person vomit.', 'لا تحاول إثارة القيء.'),
    say(
      'If the person cannot breathe, cough or speak: 5 blows between the shoulder blades, then 5 thrusts above the navel.',
      'إذا تعذر التنفس أو السعال أو الكلام: 5 ضربات بين لوحي الكتف ثم 5 ضغطات فوق السرة.',
      {
        unless: ['under-1', 'pregnant'],
      },
    ),
  ]),
  'tonsil-bleeding': topic('Emergency', [
    sitForward,
    say('Go at once even if the bleeding stops or is only a little.', 'اذهب فوراً حتى لو توقف النزيف أو كان قليلاً.'),
    nothingByMouth,
    say('Say when the operation was.', 'أخبر الطاقم بموعد العملية.', { when: 'throat-operation' }),
    onlyPrescribed,
  ]),
  'peeling-mouth': topic('Emergency', [
    say(
      'Stop any medicine that was begun in the last 2 months, unless it is vital; ask 999.',
      'أوقف أي دواء بدأ خلال آخر شهرين إلا إذا كان ضرورياً للحياة؛ اسأل 999.',
    ),
    medicinesReady,
    say('Do not rub the skin, and break no blisters.', 'لا تفرك الجلد ولا تفتح الفقاعات.'),
    sips,
  ]),
  'tooth-spreading': topic('Emergency', [upright, nothingByMouth, noGumAspirin, medicinesReady]),
  'tooth-breathed-in': topic('Emergency', [
    upright,
    say('Encourage coughing, and do not reach into the throat.', 'شجّع على السعال ولا تدخل الأصابع في الحلق.'),
    say('Look for the tooth, and bring it along.', 'ابحث عن السن وأحضره معك.'),
  ]),
  'tooth-out': topic('Emergency', [
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
  'mouth-bleeding': topic('Emergency', [
    sitForward,
    say(
      'Bite hard on a rolled, damp clean cloth over the place until help comes.',
      'عضّ بقوة على قماش نظيف رطب ملفوف فوق الموضع حتى تصل المساعدة.',
    ),
    say('Do not rinse the mouth.', 'لا تمضمض الفم.'),
    medicinesReady,
  ]),
  spleen: topic('Emergency', [
    say('Lie still, and do not press on the belly.', 'استلقِ دون حركة ولا تضغط على البطن.'),
    nothingByMouth,
    say('Say that glandular fever is known or suspected.', 'أخبر الطاقم بأن الحمى الغدية معروفة أو مشتبه بها.'),
  ]),
  // High
  'eye-today': topic(
    'High',
    [lensesOut, noRubbing, say('Use no old drops.', 'لا تستخدم قطرات قديمة.'), noDriving, ownTowel],
    [eyeSigns, say('Go to an emergency department for vomiting with eye pain.', 'اذهب إلى قسم الطوارئ عند قيء مع ألم العين.')],
  ),
  'flashes-today': topic(
    'High',
    [
      say('Have the eyes examined today, by an eye doctor where possible.', 'افحص العينين اليوم، لدى طبيب عيون إن أمكن.'),
      noDriving,
      say('Note which eye it is and when it began.', 'دوّن أي عين هي ومتى بدأ ذلك.'),
    ],
    [
      say(
        'Go to an emergency department at once for a curtain, a shadow or loss of sight.',
        'اذهب إلى قسم الطوارئ فوراً عند ظهور ستارة أو ظل أو فقدان الرؤية.',
      ),
    ],
  ),
  'newborn-eye': topic(
    'High',
    [
      say('Show the newborn to a doctor today.', 'اعرض المولود على الطبيب اليوم.'),
      say(
        'Wipe the lids gently with clean cotton and boiled, cooled water, a fresh piece for each eye.',
        'امسح الجفنين برفق بقطن نظيف وماء مغلي مبرّد، بقطعة جديدة لكل عين.',
      ),
      say('Use no drops, breast milk or kohl in the eye.', 'لا تضع قطرات ولا حليب الأم ولا الكحل في العين.'),
    ],
    [
      say(
        'Go to a paediatric emergency centre for swollen or red lids, fever, or a baby who feeds badly.',
        'اذهب إلى طوارئ الأطفال عند تورم الجفنين أو احمرارهما أو حرارة أو ضعف الرضاعة.',
      ),
    ],
  ),
  'eye-hit': topic(
    'High',
    [
      noRubbing,
      say(
        'Hold a cold pack in a cloth lightly on the bone round the eye, not on the eye.',
        'ضع كمادة باردة ملفوفة بقماش برفق على العظم حول العين لا على العين.',
        { when: 'eye-injury' },
      ),
      say('Leave in place what does not rinse out.', 'اترك مكانه ما لا يخرج بالشطف.'),
      lensesOut,
      noDriving,
    ],
    [
      eyeSigns,
      say(
        'Call 999 for something sharp in the eye, blood inside it, or a pupil of odd shape.',
        'اتصل بالرقم 999 عند دخول شيء حاد في العين أو دم داخلها أو تغير شكل الحدقة.',
      ),
    ],
  ),
  'arc-eye': topic(
    'High',
    [
      say('Stay in a dim room, or wear sunglasses.', 'ابقَ في غرفة خافتة الإضاءة أو البس نظارة شمسية.'),
      lensesOut,
      noRubbing,
      forPain,
      say('Do not weld or look at bright light until a doctor has looked.', 'لا تقم باللحام ولا تنظر إلى ضوء قوي حتى يفحص الطبيب العين.'),
    ],
    [eyeSigns],
  ),
  'ear-today': topic(
    'High',
    [dryEar, forPain, childAspirin, say('Use no drops unless a doctor has looked.', 'لا تستخدم قطرات قبل فحص الطبيب.')],
    [earSigns],
  ),
  'ear-insect': topic(
    'High',
    [
      say('Tilt the ear down, and pull gently on the outer ear.', 'أمِل الأذن إلى الأسفل واسحب صيوانها برفق.'),
      say(
        'A living insect: a little warm, not hot, olive oil can quieten it, if the eardrum is whole.',
        'حشرة حية: قليل من زيت الزيتون الدافئ غير الحار قد يهدئها، إذا كانت الطبلة سليمة.',
        { unless: ['ear-discharge', 'ear-injury'] },
      ),
      say('Poke nothing in, and put no water on seeds or batteries.', 'لا تدخل شيئاً في الأذن، ولا تضع الماء على البذور أو البطاريات.'),
    ],
    [
      say(
        'Go to an emergency department at once for a button battery, bleeding or strong pain.',
        'اذهب إلى قسم الطوارئ فوراً عند وجود بطارية زر أو نزيف أو ألم قوي.',
      ),
    ],
  ),
  'sudden-deafness': topic(
    'High',
    [
      say('See a doctor within 24 hours: treatment works best early.', 'راجع الطبيب خلال 24 ساعة: العلاج المبكر أنفع.'),
      say('Note when it began and in which ear.', 'دوّن متى بدأ ذلك وفي أي أذن.'),
      say('Put nothing into the ear, and avoid loud noise.', 'لا تدخل شيئاً في الأذن وتجنب الضجيج.'),
      medicinesReady,
    ],
    [strokeSigns],
  ),
  'pulsing-ear': topic(
    'High',
    [
      say('Have the blood pressure measured today.', 'قِس ضغط الدم اليوم.'),
      say(
        'Note whether it is in one ear or both, and whether sight or hearing has changed.',
        'دوّن هل الصوت في أذن واحدة أم في الأذنين، وهل تغيرت الرؤية أو السمع.',
      ),
      medicinesReady,
    ],
    [
      strokeSigns,
      say(
        'Go to an emergency department for a sudden severe headache or a change of sight.',
        'اذهب إلى قسم الطوارئ عند صداع شديد مفاجئ أو تغير في الرؤية.',
      ),
    ],
  ),
  'nosebleed-lasting': topic(
    'High',
    [
      pinch,
      spitBlood,
      nothingUpNose,
      say('Do not stop a prescribed blood thinner by yourself; ask today.', 'لا توقف مميع الدم الموصوف من تلقاء نفسك؛ اسأل اليوم.', {
        when: 'blood-thinner',
      }),
      medicinesReady,
    ],
    [
      say(
        'Call 999 if it lasts over 30 minutes, pours, or comes with fainting, trouble breathing or after a blow to the head.',
        'اتصل بالرقم 999 إذا استمر النزيف أكثر من 30 دقيقة أو تدفق، أو مع إغماء أو صعوبة في التنفس أو بعد ضربة على الرأس.',
      ),
    ],
  ),
  'sinus-today': topic(
    'High',
    [forPain, say('Drink enough, and rest with the head raised.', 'اشرب ما يكفي واسترح مع رفع الرأس.'), medicinesReady],
    [
      say(
        'Call 999 for swelling round the eye, double sight, confusion or a stiff neck.',
        'اتصل بالرقم 999 عند تورم حول العين أو ازدواج الرؤية أو ارتباك ذهني أو تيبس الرقبة.',
      ),
    ],
  ),
  'throat-blood-count': topic(
    'High',
    [
      say('Ask today for a blood count, and say which medicine is taken.', 'اطلب اليوم فحص تعداد الدم، واذكر الدواء المستعمل.'),
      say('Ask a doctor before the next dose.', 'اسأل الطبيب قبل الجرعة التالية.'),
      medicinesReady,
    ],
    [
      say(
        'Go to an emergency department now for fever of 38 °C or more or shivering.',
        'اذهب إلى قسم الطوارئ الآن عند حرارة 38° أو أكثر أو رجفة.',
      ),
      throatSigns,
    ],
  ),
  'throat-today': topic('High', [softFood, noLooking, forPain, childAspirin], [throatSigns]),
  'food-stuck': topic(
    'High',
    [
      say('Eat nothing more, and spit out what cannot be swallowed.', 'لا تأكل شيئاً آخر وابصق ما لا يمكن بلعه.'),
      say(
        'Do not push it down with bread or drinks, and do not reach into the throat.',
        'لا تدفعه بالخبز أو المشروبات، ولا تدخل الأصابع في الحلق.',
      ),
    ],
    [
      say(
        'Call 999 if spit cannot be swallowed, or for chest pain, trouble breathing or blood.',
        'اتصل بالرقم 999 إذا تعذر بلع الريق، أو عند ألم في الصدر أو صعوبة في التنفس أو دم.',
      ),
    ],
  ),
  'after-tonsils-today': topic(
    'High',
    [
      say('Call the hospital that operated, or go there today.', 'اتصل بالمستشفى الذي أجرى العملية أو اذهب إليه اليوم.'),
      sips,
      say('Give the prescribed pain medicine regularly.', 'أعطِ مسكن الألم الموصوف بانتظام.'),
      onlyPrescribed,
    ],
    [
      say(
        'Call 999 for any fresh blood from the throat or mouth, or for trouble breathing.',
        'اتصل بالرقم 999 عند أي دم جديد من الحلق أو الفم أو صعوبة في التنفس.',
      ),
    ],
  ),
  'throat-blood': topic(
    'High',
    [
      sitForward,
      say('Note how much it was, and whether it came with coughing or vomiting.', 'دوّن مقدار الدم وهل خرج مع السعال أو القيء.'),
      medicinesReady,
    ],
    [bleedingSigns, breathingSigns],
  ),
  'mouth-today': topic(
    'High',
    [softFood, sips, forPain, childAspirin],
    [
      say(
        'Call 999 for trouble breathing, a swollen tongue, peeling skin or somebody who is hard to wake.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو تورم اللسان أو تقشر الجلد أو صعوبة في الإيقاظ.',
      ),
    ],
  ),
  'cold-sore-today': topic(
    'High',
    [
      say('Do not touch it, and wash the hands.', 'لا تلمس القرحة واغسل اليدين.'),
      say('Put in no contact lenses.', 'لا تضع العدسات اللاصقة.'),
      say('Ask today whether antiviral medicine is needed.', 'اسأل اليوم عن الحاجة إلى دواء مضاد للفيروسات.'),
    ],
    [
      eyeSigns,
      say(
        'Go to an emergency department for blisters in a baby who is ill or feeds badly.',
        'اذهب إلى قسم الطوارئ عند ظهور فقاعات لدى رضيع مريض أو ضعيف الرضاعة.',
      ),
    ],
  ),
  'tooth-abscess': topic(
    'High',
    [
      say('See a dentist today, or a doctor if there is none.', 'راجع طبيب الأسنان اليوم، أو طبيباً إن لم تجده.'),
      forPain,
      saltWater,
      noGumAspirin,
    ],
    [toothSigns, sepsisSigns],
  ),
  'tooth-hurt-today': topic(
    'High',
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
    'High',
    [
      say('Call the dentist who pulled it, today.', 'اتصل اليوم بطبيب الأسنان الذي خلعه.'),
      say('For bleeding, bite firmly on a rolled damp cloth for 20 minutes.', 'عند النزيف عضّ بقوة على قماش رطب ملفوف لمدة 20 دقيقة.'),
      forPain,
      say('Do not smoke, spit hard or rinse hard.', 'لا تدخن ولا تبصق بقوة ولا تمضمض بقوة.'),
    ],
    [bleedingSigns, toothSigns],
  ),
  'gum-blood-today': topic(
    'High',
    [
      say('Ask today for a blood test.', 'اطلب اليوم فحص دم.'),
      say('Use a soft toothbrush, and no toothpicks.', 'استخدم فرشاة ناعمة ولا تستخدم أعواد الأسنان.'),
      onlyPrescribed,
      medicinesReady,
    ],
    [bleedingSigns, sepsisSigns],
  ),
  'temple-artery-today': topic(
    'High',
    [
      say(
        'See a doctor today, and ask for blood tests: the sight has to be protected.',
        'راجع الطبيب اليوم واطلب فحوص دم: لا بد من حماية الرؤية.',
      ),
      medicinesReady,
    ],
    [
      say(
        'Go to an emergency department at once for any change of sight, even a passing one.',
        'اذهب إلى قسم الطوارئ فوراً عند أي تغير في الرؤية ولو كان عابراً.',
      ),
    ],
  ),
  'jaw-hurt': topic(
    'High',
    [say('Eat only soft food, and do not open the mouth wide.', 'تناول طعاماً ليناً فقط ولا تفتح الفم واسعاً.'), coldPack, forPain],
    [toothSigns],
  ),
  'glands-today': topic(
    'High',
    [noSqueezing, forPain, say('Note when it came and whether it grows.', 'دوّن متى ظهر التورم وهل يكبر.'), medicinesReady],
    [throatSigns, sepsisSigns],
  ),
  'mumps-today': topic(
    'High',
    [forPain, childAspirin, say('Stay away from school, work and pregnant women.', 'ابتعد عن المدرسة والعمل والحوامل.'), sips],
    [meningitisSigns],
  ),
  // Medium
  'eye-check': topic(
    'Medium',
    [
      say('Note which eye it is, and what is seen differently.', 'دوّن أي عين هي وما الذي تغير في الرؤية.'),
      say('Bring glasses, and leave contact lenses out while the eye is sore.', 'أحضر النظارة واترك العدسات ما دامت العين متهيجة.', {
        unless: ['under-5'],
      }),
      say('Do not drive while the sight is unclear.', 'لا تقد السيارة ما دامت الرؤية غير واضحة.', { unless: ['under-16'] }),
      say('Have the sugar and the back of the eye checked.', 'افحص السكر وقاع العين.', { when: 'diabetes' }),
    ],
    [eyeSigns, eyeSameDay],
  ),
  'standing-sight': topic(
    'Medium',
    [
      say('Sit down at once when it gets dark, and stand up slowly.', 'اجلس فوراً عندما تظلم الرؤية، وقف ببطء.'),
      say('Drink enough, above all in the heat.', 'اشرب ما يكفي وخصوصاً في الحر.'),
      medicinesReady,
    ],
    [
      say(
        'Call 999 for fainting on effort, chest pain, or sight that does not come back within minutes.',
        'اتصل بالرقم 999 عند إغماء مع المجهود أو ألم في الصدر أو رؤية لا تعود خلال دقائق.',
      ),
    ],
  ),
  'lid-check': topic(
    'Medium',
    [
      say('Use no make-up or contact lenses until it is gone.', 'لا تستخدم المكياج أو العدسات حتى يزول.', { unless: ['under-5'] }),
      coldPack,
      ownTowel,
    ],
    [
      say(
        'Go to an emergency department for fever, pain on moving the eye, a bulging eye, or double or blurred sight.',
        'اذهب إلى قسم الطوارئ عند حرارة أو ألم عند تحريك العين أو بروزها أو ازدواج الرؤية أو تشوشها.',
      ),
    ],
  ),
  ear: topic(
    'Medium',
    [
      dryEar,
      forPain,
      childAspirin,
      say('A warm cloth on the ear can ease the pain.', 'قد يخفف الألم قماش دافئ على الأذن.'),
      say('Use no drops unless a doctor has looked.', 'لا تستخدم قطرات قبل فحص الطبيب.'),
    ],
    [earSigns, deafSigns],
  ),
  hearing: topic(
    'Medium',
    [
      say('Put nothing into the ear; a doctor can see whether there is wax.', 'لا تدخل شيئاً في الأذن؛ يمكن للطبيب أن يرى إن كان فيها شمع.'),
      say('Protect the ears from loud noise.', 'احمِ الأذنين من الضجيج.'),
      medicinesReady,
    ],
    [deafSigns, strokeSigns],
  ),
  tinnitus: topic(
    'Medium',
    [
      say('Quiet background sound can make it less noticeable.', 'قد يقلل صوت هادئ في الخلفية من ملاحظته.'),
      say('Avoid loud noise, and use ear protection.', 'تجنب الضجيج واستخدم واقي الأذن.'),
      medicinesReady,
    ],
    [
      say(
        'See a doctor the same day for sudden hearing loss, spinning, or a noise in time with the pulse.',
        'راجع الطبيب في اليوم نفسه عند فقدان مفاجئ للسمع أو دوار أو صوت مع النبض.',
      ),
    ],
  ),
  'nosebleed-check': topic(
    'Medium',
    [pinch, spitBlood, nothingUpNose, say('Note how often it bleeds and for how long.', 'دوّن عدد مرات النزيف ومدته.')],
    [
      say(
        'Call 999 if it lasts over 30 minutes, pours, or comes with fainting or after a blow to the head.',
        'اتصل بالرقم 999 إذا استمر النزيف أكثر من 30 دقيقة أو تدفق، أو مع إغماء أو بعد ضربة على الرأس.',
      ),
      say(
        'See a doctor the same day with blood thinners, or in a child under 2.',
        'راجع الطبيب في اليوم نفسه مع مميعات الدم، أو لدى طفل دون سنتين.',
      ),
    ],
  ),
  'sinus-lasting': topic(
    'Medium',
    [
      say('Rinse the nose with salt water from the pharmacy.', 'اغسل الأنف بمحلول ملحي من الصيدلية.'),
      forPain,
      say('Use a spray against a blocked nose for no more than a week.', 'لا تستخدم بخاخ انسداد الأنف أكثر من أسبوع.', {
        unless: ['under-16'],
      }),
      say('Do not smoke.', 'لا تدخن.', { when: 'smoker' }),
    ],
    [
      say(
        'Go to an emergency department for swelling round the eye, double sight, confusion or a stiff neck.',
        'اذهب إلى قسم الطوارئ عند تورم حول العين أو ازدواج الرؤية أو ارتباك ذهني أو تيبس الرقبة.',
      ),
    ],
  ),
  smell: topic(
    'Medium',
    [
      say(
        'Check smoke alarms and the dates on food, as smoke and bad food cannot be smelt.',
        'تأكد من كاشف الدخان وتواريخ الطعام، لأن الدخان والطعام الفاسد لا يُشمّان.',
      ),
      medicinesReady,
    ],
    [strokeSigns],
  ),
  'throat-check': topic(
    'Medium',
    [softFood, forPain, saltWater, childAspirin, say('Share no cups or cutlery.', 'لا تشارك الأكواب وأدوات الطعام.')],
    [throatSigns],
  ),
  'swallowing-check': topic(
    'Medium',
    [
      say('Eat slowly, in small soft bites, sitting up.', 'كل ببطء لقماً صغيرة لينة وأنت جالس.'),
      say('Note what sticks, solids or drinks, and whether weight was lost.', 'دوّن ما الذي يعلق، الطعام أم الشراب، وهل نقص الوزن.'),
      medicinesReady,
    ],
    [
      say(
        'Call 999 if spit cannot be swallowed, or for trouble breathing or slurred speech.',
        'اتصل بالرقم 999 إذا تعذر بلع الريق، أو عند صعوبة في التنفس أو ثقل في الكلام.',
      ),
    ],
  ),
  'mouth-check': topic(
    'Medium',
    [
      softFood,
      say('Use a soft toothbrush.', 'استخدم فرشاة أسنان ناعمة.', { unless: ['under-6-months'] }),
      say('Do not smoke or chew tobacco.', 'لا تدخن ولا تمضغ التبغ.', { unless: ['under-16'] }),
      medicinesReady,
    ],
    [
      say(
        'See a doctor the same day for fever, a rash, or if drinking is too painful.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو طفح أو إذا كان الشرب مؤلماً جداً.',
      ),
    ],
  ),
  tooth: topic(
    'Medium',
    [
      dentist,
      forPain,
      childAspirin,
      saltWater,
      say('Eat soft food, nothing very hot, cold or sweet.', 'تناول طعاماً ليناً ليس شديد السخونة أو البرودة أو الحلاوة.'),
      noGumAspirin,
    ],
    [
      say(
        'See a dentist or doctor the same day for a swollen face or fever.',
        'راجع طبيب الأسنان أو الطبيب في اليوم نفسه عند تورم الوجه أو حرارة.',
      ),
      toothSigns,
    ],
  ),
  'broken-tooth': topic(
    'Medium',
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
    'Medium',
    [
      say('Call the dentist who pulled it.', 'اتصل بطبيب الأسنان الذي خلعه.'),
      forPain,
      softFood,
      say('From the next day, rinse gently with warm salt water.', 'من اليوم التالي تمضمض برفق بماء دافئ مملح.'),
    ],
    [bleedingSigns, toothSigns],
  ),
  jaw: topic(
    'Medium',
    [
      say('Eat soft food, chew no gum, and do not open the mouth wide.', 'تناول طعاماً ليناً ولا تمضغ العلكة ولا تفتح الفم واسعاً.'),
      forPain,
      diary,
    ],
    [
      say(
        'Call 999 for jaw pain with chest pain, sweating, trouble breathing, or on effort.',
        'اتصل بالرقم 999 عند ألم في الفك مع ألم في الصدر أو تعرق أو صعوبة في التنفس أو مع المجهود.',
      ),
      say(
        'See a doctor the same day if the jaw locks, or for a new headache over 50.',
        'راجع الطبيب في اليوم نفسه إذا علق الفك، أو عند صداع جديد بعد سن 50.',
      ),
    ],
  ),
  mumps: topic(
    'Medium',
    [
      say('Call before coming, and stay away from others for 5 days.', 'اتصل قبل الحضور وابتعد عن الآخرين 5 أيام.'),
      forPain,
      childAspirin,
      softFood,
    ],
    [
      say(
        'See a doctor the same day for pain in the belly or testicles, hearing loss, or in pregnancy.',
        'راجع الطبيب في اليوم نفسه عند ألم في البطن أو الخصيتين أو ضعف السمع أو أثناء الحمل.',
      ),
      meningitisSigns,
    ],
  ),
  'glands-check': topic(
    'Medium',
    [noSqueezing, say('Note when it came, where it is and whether it grows.', 'دوّن متى ظهر التورم وأين هو وهل يكبر.')],
    [throatSigns],
  ),
  // Low
  stye: topic(
    'Low',
    [
      say(
        'Hold a clean warm cloth on the closed eye for 5 to 10 minutes, several times a day.',
        'ضع قماشاً نظيفاً دافئاً على العين المغلقة من 5 إلى 10 دقائق عدة مرات يومياً.',
      ),
      noSqueezing,
      say('Use no eye make-up or contact lenses until it is gone.', 'لا تستخدم مكياج العين أو العدسات حتى تزول.', { unless: ['under-5'] }),
      ownTowel,
    ],
    [
      eyeSigns,
      say(
        'See a doctor if it is not better within 3 weeks, or the whole lid swells.',
        'راجع الطبيب إذا لم تتحسن خلال 3 أسابيع أو تورم الجفن كله.',
      ),
    ],
  ),
  'dry-eyes': topic(
    'Low',
    [
      say('Ask a pharmacist for artificial tears.', 'اسأل الصيدلي عن قطرات الدموع الصناعية.'),
      say('Rest the eyes from screens every 20 minutes, and blink often.', 'أرح العينين من الشاشة كل 20 دقيقة وارمش كثيراً.'),
      say('Turn the air conditioning away from the face.', 'وجّه هواء المكيف بعيداً عن الوجه.'),
    ],
    [eyeSigns, eyeSameDay],
  ),
  'lid-twitch': topic(
    'Low',
    [
      say('It is harmless and passes by itself, within days or weeks.', 'رفة الجفن غير ضارة وتزول وحدها خلال أيام أو أسابيع.'),
      say('Sleep enough, and have less coffee, tea and energy drinks.', 'نم ما يكفي وقلل القهوة والشاي ومشروبات الطاقة.', {
        unless: ['under-5'],
      }),
      say('Rest the eyes from screens every 20 minutes.', 'أرح العينين من الشاشة كل 20 دقيقة.'),
    ],
    [
      strokeSigns,
      say(
        'See a doctor if it lasts over 3 weeks, the lid droops or closes, or other parts of the face twitch.',
        'راجع الطبيب إذا استمرت أكثر من 3 أسابيع أو هبط الجفن أو انغلق، أو امتدت الرفة إلى أجزاء أخرى من الوجه.',
      ),
    ],
  ),
  'black-eye': topic(
    'Low',
    [
      coldPack,
      say('Do not press on the eye, and put no meat or ice directly on it.', 'لا تضغط على العين ولا تضع اللحم أو الثلج عليها مباشرة.'),
      say('The bruise goes within 2 weeks.', 'تزول الكدمة خلال أسبوعين.'),
      forPain,
    ],
    [
      eyeSigns,
      say(
        'Go to an emergency department for vomiting, drowsiness, bleeding from the nose or ear, or both eyes black.',
        'اذهب إلى قسم الطوارئ عند قيء أو نعاس أو نزيف من الأنف أو الأذن أو كدمة حول العينين معاً.',
      ),
    ],
  ),
  'eye-blood-spot': topic(
    'Low',
    [
      say(
        'It is like a bruise: harmless, though it looks bad, and gone within 2 weeks.',
        'هي مثل الكدمة: غير ضارة وإن بدت مخيفة، وتزول خلال أسبوعين.',
      ),
      noRubbing,
      say('No drops are needed.', 'لا حاجة إلى قطرات.'),
      say('Have the blood pressure measured if it was not for a while.', 'قس ضغط الدم إذا لم يُقس منذ مدة.', { unless: ['under-16'] }),
    ],
    [
      eyeSigns,
      say(
        'See a doctor the same day for pain, changed sight, a blow to the eye, or with blood thinners.',
        'راجع الطبيب في اليوم نفسه عند ألم أو تغير في الرؤية أو بعد ضربة على العين أو مع مميعات الدم.',
      ),
    ],
  ),
  'old-floaters': topic(
    'Low',
    [
      say(
        'A few floating spots that have been the same for months or years are harmless.',
        'النقاط العائمة القليلة التي لم تتغير منذ أشهر أو سنوات غير ضارة.',
      ),
      say('They are seen most against a bright wall or the sky.', 'تظهر أكثر أمام جدار مضيء أو السماء.'),
      say('Have the eyes tested at the next routine check.', 'افحص العينين في الفحص الدوري القادم.'),
    ],
    [
      eyeSigns,
      say(
        'See a doctor the same day for new or many more floaters, flashes of light, or a shadow over the sight.',
        'راجع الطبيب في اليوم نفسه عند ظهور نقاط جديدة أو كثيرة أو ومضات ضوء أو ظل على الرؤية.',
      ),
    ],
  ),
  'eye-dust': topic(
    'Low',
    [
      say(
        'Wash the hands, then rinse the open eye with clean water for several minutes.',
        'اغسل اليدين ثم اشطف العين مفتوحة بماء نظيف عدة دقائق.',
      ),
      coolTap,
      say('Do not rub the eye, and use no tweezers.', 'لا تفرك العين ولا تستخدم الملقط.'),
      say('Take out contact lenses.', 'انزع العدسات اللاصقة.', { when: 'contact-lens' }),
    ],
    [
      say(
        'See a doctor the same day if it still feels as if something were in the eye, or light hurts.',
        'راجع الطبيب في اليوم نفسه إذا بقي الإحساس بشيء في العين أو كان الضوء مؤلماً.',
      ),
      say(
        'Call 999 for a chemical, something sharp, or loss of sight.',
        'اتصل بالرقم 999 عند دخول مادة كيميائية أو شيء حاد أو عند فقدان الرؤية.',
      ),
    ],
  ),
  'minor-eyes': topic(
    'Low',
    [
      say(
        'Wipe the lids with clean cotton and boiled, cooled water, a fresh piece for each eye.',
        'امسح الجفنين بقطن نظيف وماء مغلي مبرّد، بقطعة جديدة لكل عين.',
      ),
      ownTowel,
      say('Wear no contact lenses.', 'لا تضع العدسات اللاصقة.', { unless: ['under-5'] }),
      say('A pharmacist can give drops.', 'يمكن للصيدلي أن يعطي قطرات.', { unless: ['under-2'] }),
    ],
    [
      eyeSigns,
      eyeSameDay,
      say('See a doctor the same day for a baby under 1 month.', 'راجع الطبيب في اليوم نفسه لرضيع دون شهر.', { when: 'under-1' }),
    ],
  ),
  'puffy-lid': topic(
    'Low',
    [
      coldPack,
      noRubbing,
      say('Ask a pharmacist for an antihistamine.', 'اسأل الصيدلي عن مضاد للحساسية.', { when: 'itch', unless: ['under-2', 'pregnant'] }),
    ],
    [
      say('Call 999 for a swollen tongue or throat, or trouble breathing.', 'اتصل بالرقم 999 عند تورم اللسان أو الحلق أو صعوبة في التنفس.'),
      say(
        'Go to an emergency department for fever, pain on moving the eye, or blurred sight.',
        'اذهب إلى قسم الطوارئ عند حرارة أو ألم عند تحريك العين أو تشوش الرؤية.',
      ),
    ],
  ),
  'blocked-ear': topic(
    'Low',
    [
      say('Put no cotton bud or anything else into the ear.', 'لا تدخل عود قطن ولا أي شيء آخر في الأذن.'),
      say(
        'A few drops of olive oil for some days can soften wax, if the eardrum is whole.',
        'بضع قطرات من زيت الزيتون لعدة أيام قد تلين الشمع، إذا كانت الطبلة سليمة.',
        { unless: ['ear-discharge', 'ear-injury'] },
      ),
      say('After a flight, a dive or a cold, swallow, yawn or chew.', 'بعد الطيران أو الغوص أو الزكام ابلع أو تثاءب أو امضغ.'),
    ],
    [
      deafSigns,
      say(
        'See a doctor for discharge or strong pain, or if it is not better after a week.',
        'راجع الطبيب عند إفرازات أو ألم قوي، أو إذا لم تتحسن بعد أسبوع.',
      ),
    ],
  ),
  earache: topic(
    'Low',
    [forPain, childAspirin, dryEar, say('A warm cloth on the ear can ease the pain.', 'قد يخفف الألم قماش دافئ على الأذن.'), noAntibiotics],
    [
      say(
        'See a doctor for fever, discharge, or if it lasts over 3 days.',
        'راجع الطبيب عند حرارة أو إفرازات أو إذا استمر أكثر من 3 أيام.',
      ),
      earSigns,
    ],
  ),
  'noise-ringing': topic(
    'Low',
    [
      say('Rest the ears from all loud noise for some days.', 'أرح الأذنين من أي ضجيج عدة أيام.'),
      say('Quiet background sound can help with sleep.', 'قد يساعد صوت هادئ في الخلفية على النوم.'),
    ],
    [deafSigns, say('See a doctor if it is still there after a few days.', 'راجع الطبيب إذا استمر بعد أيام.')],
  ),
  nosebleed: topic(
    'Low',
    [
      pinch,
      say('Breathe through the mouth, and spit blood out.', 'تنفس من الفم وابصق الدم.'),
      say(
        'For a day, do not blow the nose hard, lift heavy things or have hot drinks.',
        'لمدة يوم لا تتمخط بقوة ولا ترفع أشياء ثقيلة ولا تشرب مشروبات ساخنة.',
      ),
      say('Keep the nose moist in dry, air-conditioned rooms.', 'حافظ على رطوبة الأنف في الهواء الجاف والمكيف.'),
    ],
    [
      say(
        'Call 999 if it lasts over 30 minutes, pours, or comes with fainting or after a blow to the head.',
        'اتصل بالرقم 999 إذا استمر النزيف أكثر من 30 دقيقة أو تدفق، أو مع إغماء أو بعد ضربة على الرأس.',
      ),
    ],
  ),
  'dry-nose': topic(
    'Low',
    [
      say(
        'Use salt-water drops or spray from the pharmacy several times a day.',
        'استخدم قطرات أو بخاخ محلول ملحي من الصيدلية عدة مرات يومياً.',
      ),
      say('A little petroleum jelly inside the nostrils keeps them moist.', 'القليل من الفازلين داخل فتحتي الأنف يحفظ رطوبتهما.', {
        unless: ['under-5'],
      }),
      say('Turn the air conditioning away from the face, and drink enough.', 'وجّه هواء المكيف بعيداً عن الوجه واشرب ما يكفي.'),
      say('Do not pick the crusts off.', 'لا تنزع القشور.'),
    ],
    [
      say(
        'See a doctor for nosebleeds that come again, or sores that do not heal within 3 weeks.',
        'راجع الطبيب عند تكرر نزيف الأنف أو قروح لا تلتئم خلال 3 أسابيع.',
      ),
    ],
  ),
  sinus: topic(
    'Low',
    [
      forPain,
      say('Rinse the nose with salt water from the pharmacy.', 'اغسل الأنف بمحلول ملحي من الصيدلية.'),
      say('Sleep with the head raised, and drink enough.', 'نم مع رفع الرأس واشرب ما يكفي.', { unless: ['under-1'] }),
      noAntibiotics,
    ],
    [
      say(
        'See a doctor if it lasts over 10 days or gets worse after getting better.',
        'راجع الطبيب إذا استمر أكثر من 10 أيام أو ساء بعد تحسن.',
      ),
      say(
        'Go to an emergency department for swelling round the eye, double sight, confusion or a stiff neck.',
        'اذهب إلى قسم الطوارئ عند تورم حول العين أو ازدواج الرؤية أو ارتباك ذهني أو تيبس الرقبة.',
      ),
    ],
  ),
  'sore-throat': topic(
    'Low',
    [softFood, forPain, childAspirin, saltWater, noAntibiotics],
    [throatSigns, say('See a doctor for high fever, a rash, or after a week.', 'راجع الطبيب عند حرارة عالية أو طفح، أو بعد أسبوع.')],
  ),
  dribbling: topic(
    'Low',
    [
      say('Wipe the chin gently, and change wet bibs.', 'امسح الذقن برفق وغيّر المريلة المبتلة.'),
      say('Offer a clean, cool teething ring.', 'قدّم عضّاضة نظيفة باردة.'),
      say('Use no numbing gel for teething.', 'لا تستخدم جل التخدير للتسنين.'),
    ],
    [
      say(
        'Call 999 for noisy breathing, or if the child suddenly drools and cannot swallow.',
        'اتصل بالرقم 999 عند تنفس مصحوب بصوت، أو سيلان مفاجئ للعاب مع تعذر البلع.',
      ),
    ],
    'under-5',
  ),
  'after-tonsils': topic(
    'Low',
    [
      say(
        'Give the prescribed pain medicine regularly, best half an hour before meals.',
        'أعطِ مسكن الألم الموصوف بانتظام، والأفضل قبل الأكل بنصف ساعة.',
      ),
      say('Eat and drink normally; chewing keeps the throat clean.', 'كل واشرب كالمعتاد؛ فالمضغ ينظف الحلق.'),
      say('White patches and ear pain are common in the first 10 days.', 'البقع البيضاء وألم الأذن شائعان في أول 10 أيام.'),
      onlyPrescribed,
    ],
    [
      say('Call 999 for any fresh blood from the throat, mouth or nose.', 'اتصل بالرقم 999 عند أي دم جديد من الحلق أو الفم أو الأنف.'),
      say(
        'See a doctor the same day for high fever, or if nothing can be drunk.',
        'راجع الطبيب في اليوم نفسه عند حرارة عالية أو تعذر الشرب.',
      ),
    ],
  ),
  gums: topic(
    'Low',
    [
      say(
        'Brush gently twice a day with a soft brush, and clean between the teeth.',
        'نظّف الأسنان برفق مرتين يومياً بفرشاة ناعمة ونظّف ما بينها.',
      ),
      dentist,
      say('Do not smoke.', 'لا تدخن.', { when: 'smoker' }),
    ],
    [
      say(
        'See a doctor the same day for bruises without a blow, nosebleeds, fever or bleeding that does not stop.',
        'راجع الطبيب في اليوم نفسه عند كدمات دون ضربة أو نزيف من الأنف أو حرارة أو نزيف لا يتوقف.',
      ),
    ],
  ),
  'mouth-sores': topic(
    'Low',
    [
      say('Eat soft food, nothing spicy, salty or sour.', 'تناول طعاماً ليناً غير حار ولا مالح ولا حامض.', { unless: ['under-6-months'] }),
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
        'See a doctor the same day for fever, a rash, or if drinking is too painful.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو طفح أو إذا كان الشرب مؤلماً جداً.',
      ),
    ],
  ),
  'oral-thrush': topic(
    'Low',
    [
      say('Ask a pharmacist for an antifungal gel or drops.', 'اسأل الصيدلي عن جل أو نقط مضادة للفطريات.'),
      say('Rinse the mouth after a steroid inhaler, and use a spacer.', 'تمضمض بعد بخاخ الكورتيزون واستخدم السبيسر.', { when: 'asthma' }),
      say('Boil dummies and teats.', 'اغلِ اللهايات وحلمات الرضّاعة.', { when: 'under-2' }),
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
    'Low',
    [
      say('Do not touch it, and wash the hands.', 'لا تلمس القرحة واغسل اليدين.'),
      say('Kiss nobody, above all no baby, and share no cups.', 'لا تقبّل أحداً، وخصوصاً الرضّع، ولا تشارك الأكواب.'),
      say('Ask a pharmacist for a cream at the first tingling.', 'اسأل الصيدلي عن كريم عند أول وخز.'),
      forPain,
    ],
    [
      say(
        'See a doctor the same day if it is near the eye, in a baby, in late pregnancy or with a weak immune system.',
        'راجع الطبيب في اليوم نفسه إذا كانت قرب العين، أو لدى رضيع، أو في أواخر الحمل، أو مع ضعف المناعة.',
      ),
      say('See a doctor if it has not healed after 10 days.', 'راجع الطبيب إذا لم تُشفَ بعد 10 أيام.'),
    ],
  ),
  'tooth-sensitive': topic(
    'Low',
    [
      say(
        'Use a toothpaste for sensitive teeth, and leave a little on the tooth overnight.',
        'استخدم معجوناً للأسنان الحساسة واترك القليل منه على السن ليلاً.',
        {
          unless: ['under-5'],
        },
      ),
      say('Brush softly, and have less sour and fizzy drinks.', 'فرّش بلطف وقلل المشروبات الحامضة والغازية.'),
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
    'Low',
    [
      say(
        'Milk teeth loosen and fall out from about 5 to 12 years: no treatment is needed.',
        'أسنان اللبن تتخلخل وتسقط بين 5 و12 سنة تقريباً ولا تحتاج إلى علاج.',
      ),
      say('Let the child wiggle it with the tongue; do not pull hard.', 'دع الطفل يحركها بلسانه، ولا تسحبها بقوة.'),
      say('If it bleeds, let the child bite on clean gauze for 10 minutes.', 'عند النزيف يعض الطفل على شاش نظيف لمدة 10 دقائق.'),
    ],
    [
      say(
        'See a dentist for swelling, pus, bad pain, or a tooth that is loose after a blow.',
        'راجع طبيب الأسنان عند تورم أو صديد أو ألم شديد أو تخلخل بعد ضربة.',
      ),
    ],
    'under-16',
  ),
  'pulled-tooth-care': topic(
    'Low',
    [
      say('For bleeding, bite firmly on a rolled damp cloth for 20 minutes.', 'عند النزيف عضّ بقوة على قماش رطب ملفوف لمدة 20 دقيقة.'),
      say('For a day, do not rinse, smoke or have hot drinks.', 'لمدة يوم لا تمضمض ولا تدخن ولا تشرب مشروبات ساخنة.'),
      say('From the next day, rinse gently with warm salt water.', 'من اليوم التالي تمضمض برفق بماء دافئ مملح.'),
      forPain,
    ],
    [
      bleedingSigns,
      say(
        'Call the dentist for fever, swelling, or pain that grows after the third day.',
        'اتصل بطبيب الأسنان عند حرارة أو تورم أو ألم يزداد بعد اليوم الثالث.',
      ),
    ],
  ),
  'jaw-care': topic(
    'Low',
    [
      say('Eat soft food, chew no gum, and do not clench the teeth.', 'تناول طعاماً ليناً ولا تمضغ العلكة ولا تضغط على الأسنان.'),
      say('Hold something warm or cold on the jaw for 10 minutes at a time.', 'ضع شيئاً دافئاً أو بارداً على الفك 10 دقائق في كل مرة.'),
      forPain,
    ],
    [
      say(
        'Call 999 for jaw pain with chest pain, sweating, trouble breathing, or on effort.',
        'اتصل بالرقم 999 عند ألم في الفك مع ألم في الصدر أو تعرق أو صعوبة في التنفس أو مع المجهود.',
      ),
      say(
        'See a doctor or dentist if the jaw locks or it lasts over 3 weeks.',
        'راجع الطبيب أو طبيب الأسنان إذا علق الفك أو استمر أكثر من 3 أسابيع.',
      ),
    ],
  ),
  'tonsil-stones': topic(
    'Low',
    [
      say(
        'Small white lumps that form in the tonsils are harmless, though they smell.',
        'الحبيبات البيضاء الصغيرة التي تتكون في اللوزتين غير ضارة وإن كانت رائحتها كريهة.',
      ),
      say('Gargle with warm salt water after meals.', 'تغرغر بماء دافئ وملح بعد الوجبات.', { unless: ['under-5'] }),
      say('Brush the teeth and tongue twice a day, and drink enough water.', 'نظّف الأسنان واللسان مرتين يومياً واشرب ما يكفي من الماء.'),
      say('Do not dig at the tonsils with anything sharp.', 'لا تنكش اللوزتين بأي شيء حاد.'),
    ],
    [
      say(
        'See a doctor for a sore throat on one side, hard swallowing, fever, blood, or if they keep coming back.',
        'راجع الطبيب عند ألم الحلق في جهة واحدة أو صعوبة البلع أو الحرارة أو الدم أو إذا تكررت كثيراً.',
      ),
    ],
  ),
  glands: topic('Low', [forPain, say('Rest and drink enough.', 'استرح واشرب ما يكفي.'), noSqueezing], [growing, throatSigns]),
  mono: topic(
    'Low',
    [
      say('Rest as needed, and drink enough.', 'استرح عند الحاجة واشرب ما يكفي.'),
      forPain,
      childAspirin,
      say(
        'No contact sport or heavy lifting for a month: the spleen can be swollen.',
        'لا رياضة احتكاك ولا رفع أثقال لمدة شهر: قد يكون الطحال متضخماً.',
      ),
      say('Kiss nobody, and share no cups.', 'لا تقبّل أحداً ولا تشارك الأكواب.'),
    ],
    [throatSigns, say('Call 999 for sudden belly pain or fainting.', 'اتصل بالرقم 999 عند ألم مفاجئ في البطن أو إغماء.')],
  ),
} as const;
