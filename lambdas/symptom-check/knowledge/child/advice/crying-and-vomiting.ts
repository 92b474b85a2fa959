import { say, topic } from '../../kinds/topic.ts';
import { children, smallChildren, underTwo } from '../conditions.ts';
import { babyBreaths, childCenter, childSigns, keepBreastfeeding } from '../sentences.ts';

export const advice = {
  // Crying, feeding
  'crying-today': topic(
    'today',
    [
      say(
        'Look for a hair around a toe or finger, a swollen groin, and anything that presses or pinches.',
        'ابحث عن شعرة حول إصبع أو تورم في أعلى الفخذ (المغبن) أو ما يضغط أو يقرص.',
      ),
      say('Measure the temperature.', 'قِس الحرارة.'),
      say('Offer the breast or bottle, a clean diaper and a calm dark room.', 'قدّم الثدي أو الزجاجة وحفاضاً نظيفاً وغرفة هادئة معتمة.'),
      say(
        'If it gets too much, lay the baby safely down for some minutes, and never shake.',
        'إذا صعب التحمل فضع الرضيع في مكان آمن بضع دقائق، ولا تهزّه أبداً.',
      ),
    ],
    [
      childSigns,
      say(
        'Call 999 if there is green or bloody vomit, bouts with legs drawn up, or blood in the stool.',
        'اتصل بالرقم 999 عند قيء أخضر أو دموي أو دم في البراز أو نوبات مع ثني الساقين.',
      ),
    ],
    underTwo,
  ),
  'crying-check': topic(
    'days',
    [
      say('Offer the breast or bottle, a clean diaper and a calm dark room.', 'قدّم الثدي أو الزجاجة وحفاضاً نظيفاً وغرفة هادئة معتمة.'),
      say('Look for a hair around a toe or finger, and measure the temperature.', 'ابحث عن شعرة حول إصبع، وقِس الحرارة.'),
      say('Hold the baby close, and burp the baby after feeds.', 'ضم الرضيع إليك وساعده على التجشؤ بعد الرضاعة.'),
      say(
        'If it gets too much, lay the baby safely down for some minutes, and never shake.',
        'إذا صعب التحمل فضع الرضيع في مكان آمن بضع دقائق، ولا تهزّه أبداً.',
      ),
    ],
    [
      childSigns,
      say(
        'Call 999 if there is green or bloody vomit, bouts with legs drawn up, or blood in the stool.',
        'اتصل بالرقم 999 عند قيء أخضر أو دموي أو دم في البراز أو نوبات مع ثني الساقين.',
      ),
      say(
        'See a doctor the same day if nothing comforts the baby, or if there is fever or poor feeding.',
        'راجع الطبيب في اليوم نفسه إذا لم يهدأ الرضيع بشيء أو عند حرارة أو ضعف الرضاعة.',
      ),
    ],
    underTwo,
  ),
  'crying-carer': topic(
    'today',
    [
      say(
        'Lay the baby on the back in the crib, and leave the room for some minutes.',
        'ضع الرضيع على ظهره في سريره واخرج من الغرفة بضع دقائق.',
      ),
      say('Ask someone to take the baby now.', 'اطلب من شخص آخر أن يعتني بالرضيع الآن.'),
      say('Never shake a baby: it can do lasting harm.', 'لا تهزّ الرضيع أبداً: قد يسبب ذلك ضرراً دائماً.'),
      say('Healthcare contact center: 16000.', 'مركز الاتصال الموحد للرعاية الصحية: 16000.'),
    ],
    [say('Call 999 if the baby was shaken, or if someone may be harmed.', 'اتصل بالرقم 999 إذا هُزّ الرضيع أو إذا كان أحد معرضاً للأذى.')],
    underTwo,
  ),
  colic: topic(
    'home',
    [
      say('Hold the baby close, rock gently, and burp the baby after feeds.', 'ضم الرضيع إليك وهزّه برفق وساعده على التجشؤ بعد الرضاعة.'),
      say('Hold the baby upright for feeding and some time after it.', 'احمل الرضيع مرفوع الرأس أثناء الرضاعة ولبعض الوقت بعدها.'),
      say('A warm bath or a soft steady sound can calm.', 'قد يهدئه حمام دافئ أو صوت هادئ ثابت.'),
      say('Do not give herbs, sugar water or honey.', 'لا تعطِ أعشاباً ولا ماء محلى ولا عسلاً.'),
      say(
        'If it gets too much, lay the baby safely down for some minutes, and never shake.',
        'إذا صعب التحمل فضع الرضيع في مكان آمن بضع دقائق، ولا تهزّه أبداً.',
      ),
    ],
    [
      childSigns,
      say(
        'Call 999 if there is a weak or shrill cry, green or bloody vomit, or a seizure.',
        'اتصل بالرقم 999 عند بكاء ضعيف أو حاد أو قيء أخضر أو دموي أو تشنج.',
      ),
      say(
        'See a doctor the same day if there is fever, poor feeding, or blood in the stool.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو ضعف الرضاعة أو دم في البراز.',
      ),
    ],
    underTwo,
  ),
  posseting: topic(
    'home',
    [
      say('Feed smaller amounts more often, and burp the baby in between.', 'أرضع كميات أقل ومرات أكثر مع التجشؤ بينها.'),
      say('Hold the baby upright for half an hour after feeds.', 'احمل الرضيع بوضع قائم نصف ساعة بعد الرضاعة.'),
      say('Lay the baby on the back to sleep, flat, without pillows.', 'ضع الرضيع على ظهره للنوم، مستوياً دون وسائد.'),
    ],
    [
      say(
        'Call 999 if there is green or bloody vomit, or if the baby is floppy.',
        'اتصل بالرقم 999 عند قيء أخضر أو دموي أو ارتخاء الرضيع.',
      ),
      say(
        'See a doctor the same day if there is forceful vomiting, poor weight gain, fever or few wet diapers.',
        'راجع الطبيب في اليوم نفسه عند قيء مقذوف أو ضعف زيادة الوزن أو حرارة أو قلة التبول.',
      ),
    ],
    smallChildren,
  ),
  'shaken-baby': topic(
    'ambulance',
    [
      say('Call 999, even if the baby seems well.', 'اتصل بالرقم 999 حتى لو بدا الرضيع بخير.'),
      say('Keep the head and neck still, and do not give anything by mouth.', 'أبقِ الرأس والرقبة ثابتين ولا تعطِ شيئاً بالفم.'),
      say('Tell the team exactly what happened and when.', 'أخبر الطاقم بما حدث بالضبط ومتى.'),
      babyBreaths,
    ],
    [],
    children,
  ),
  'hair-around': topic('emergency-department', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say(
      'If the end is free, unwind it gently; do not cut anything that you cannot see well.',
      'إذا كان الطرف ظاهراً ففكّه برفق؛ ولا تقص ما لا تراه بوضوح.',
    ),
    say('Do not put cream or ice on it.', 'لا تضع عليه كريماً أو ثلجاً.'),
  ]),
  // Vomiting and diarrhoea
  'child-vomiting-home': topic(
    'home',
    [
      say(
        'Give a rehydration drink (ORS) in small sips, a spoon every few minutes.',
        'أعطِ محلول الجفاف (ORS) رشفات صغيرة، ملعقة كل بضع دقائق.',
      ),
      keepBreastfeeding,
      say('Avoid fruit juice, carbonated drinks and medicine against diarrhea.', 'لا عصير ولا مشروبات غازية ولا دواء يوقف الإسهال.'),
      say('Food as usual when the child wants it.', 'طعام معتاد عندما يرغب الطفل.'),
      say('Wash hands, and keep the child at home until two days after it stops.', 'اغسل اليدين وأبقِ الطفل في البيت حتى يومين بعد توقفه.'),
    ],
    [
      childSigns,
      say(
        'See a doctor the same day if there is blood or high fever, if no urine comes for 8 hours, or if nothing stays down.',
        'راجع الطبيب في اليوم نفسه عند دم أو حرارة عالية أو عدم التبول 8 ساعات أو عدم بقاء أي سائل.',
      ),
      say('Go to an emergency department if there is green or bloody vomit.', 'اذهب إلى قسم الطوارئ عند قيء أخضر أو دموي.'),
    ],
    smallChildren,
  ),
  'child-vomiting-check': topic(
    'days',
    [
      say(
        'Give a rehydration drink (ORS) in small sips, a spoon every few minutes.',
        'أعطِ محلول الجفاف (ORS) رشفات صغيرة، ملعقة كل بضع دقائق.',
      ),
      keepBreastfeeding,
      say('Avoid fruit juice, carbonated drinks and medicine against diarrhea.', 'لا عصير ولا مشروبات غازية ولا دواء يوقف الإسهال.'),
    ],
    [
      childSigns,
      say(
        'See a doctor the same day if there is blood or high fever, if no urine comes for 8 hours, or if the baby is under 6 months.',
        'راجع الطبيب في اليوم نفسه عند دم أو حرارة عالية أو عدم التبول 8 ساعات أو رضيع دون 6 أشهر.',
      ),
      say('Go to an emergency department if there is green or bloody vomit.', 'اذهب إلى قسم الطوارئ عند قيء أخضر أو دموي.'),
    ],
    smallChildren,
  ),
  'child-dry-today': topic(
    'today',
    [
      say('Give a rehydration drink (ORS), a spoon every two to five minutes.', 'أعطِ محلول الجفاف (ORS)، ملعقة كل دقيقتين إلى 5 دقائق.'),
      keepBreastfeeding,
      say('Bring a photo of the stool or vomit if there was blood.', 'أحضر صورة للبراز أو القيء إذا كان فيه دم.'),
      childCenter,
    ],
    [
      childSigns,
      say(
        'Call 999 if there is green vomit, a seizure or cold hands and feet, or if the child is too weak to drink.',
        'اتصل بالرقم 999 عند قيء أخضر أو تشنج أو برودة اليدين والقدمين أو عجز الطفل عن الشرب.',
      ),
    ],
    smallChildren,
  ),
} as const;
