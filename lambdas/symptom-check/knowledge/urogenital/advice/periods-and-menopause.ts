import { say, topic } from '../../kinds/topic.ts';
import { padSigns, tablets, testIfLate, warmth, womanSigns } from '../sentences.ts';

const noteDays = say('Note the days of bleeding, the amount and the pain.', 'دوّني أيام النزيف وكميته والألم.');
const pads = say('Use a pad, not a tampon, and count the pads.', 'استخدمي فوطة صحية وليس سدادة قطنية، وعدّي الفوط.');

export const advice = {
  // Women: NICE NG88, NG126, NG73, NG23, NG12, CKS; BASHH; RCOG
  'heavy-periods': topic('emergency-department', [
    say('Go to an emergency department now; call 999 if you feel faint.', 'اذهبي إلى قسم الطوارئ الآن، واتصلي بالرقم 999 عند الإغماء.'),
    say('Lie down with the legs raised.', 'استلقي مع رفع الساقين.'),
    pads,
    say('Tell the staff if a pregnancy is possible, or if you take blood thinners.', 'أخبري الطاقم باحتمال الحمل أو استعمال مميعات الدم.'),
  ]),
  'vaginal-bleeding-today': topic(
    'today',
    [
      say('See a doctor today.', 'راجعي الطبيب اليوم.'),
      pads,
      say('Take a pregnancy test, if a pregnancy is possible.', 'أجري اختبار حمل إذا كان الحمل محتملاً.', {
        unless: ['menopause', 'pregnant'],
      }),
      say('Do not take aspirin or ibuprofen.', 'لا تتناولي الأسبرين أو الإيبوبروفين.'),
    ],
    [padSigns, womanSigns],
  ),
  'bleeding-visit': topic(
    'weeks',
    [noteDays, say('Check when your last Pap smear was.', 'تحققي من موعد آخر مسحة لعنق الرحم.'), testIfLate],
    [padSigns, womanSigns],
  ),
  'bleeding-after-menopause': topic(
    'days',
    [
      say('See a doctor within days, even if it was once and a little.', 'راجعي الطبيب خلال أيام حتى لو حدث مرة واحدة وبكمية قليلة.'),
      say('Note the days and the amount, and any hormones taken.', 'دوّني الأيام والكمية وأي هرمونات مستعملة.'),
    ],
    [padSigns],
  ),
  periods: topic('weeks', [noteDays, warmth, tablets, testIfLate], [padSigns, womanSigns]),
  'period-pain': topic(
    'home',
    [
      say('Hold a warm pack on the belly, and move gently.', 'ضعي كمادة دافئة على البطن وتحركي برفق.'),
      tablets,
      say('Ibuprofen with food can help, if it is safe.', 'قد يفيد الإيبوبروفين مع الطعام إذا كان آمناً.', {
        unless: ['kidney-disease', 'blood-thinner', 'asthma', 'pregnant'],
      }),
    ],
    [
      womanSigns,
      say(
        'See a doctor the same day if there is fever or a bad-smelling discharge.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو إفرازات كريهة الرائحة.',
      ),
      say('See a doctor if it gets worse month by month.', 'راجعي الطبيب إذا اشتد الألم شهراً بعد شهر.'),
    ],
  ),
  'period-pain-visit': topic(
    'weeks',
    [noteDays, warmth, tablets, say('Note pain with sex, stool or urine too.', 'دوّني أيضاً أي ألم مع الجماع أو التبرز أو التبول.')],
    [womanSigns],
  ),
  'late-period': topic(
    'pharmacist',
    [
      say('Take a pregnancy test now; repeat it after a week if it is negative.', 'أجري اختبار حمل الآن، وأعيديه بعد أسبوع إذا كان سلبياً.'),
      say('Stress, travel, weight change and illness can delay a period.', 'التوتر والسفر وتغير الوزن والمرض قد تؤخر الدورة.'),
      say('Do not take medicine to bring on a period without a doctor.', 'لا تتناولي دواءً لإنزال الدورة دون طبيب.'),
    ],
    [
      say(
        'Call 999 if there is severe belly pain, shoulder-tip pain or fainting.',
        'اتصلي بالرقم 999 عند ألم شديد في البطن أو ألم في طرف الكتف أو إغماء.',
      ),
      say(
        'See a doctor the same day if there is belly pain or bleeding with a late period.',
        'راجعي الطبيب في اليوم نفسه عند ألم في البطن أو نزيف مع تأخر الدورة.',
      ),
      say('See a doctor after 3 missed periods.', 'راجعي الطبيب بعد غياب 3 دورات.'),
    ],
  ),
  menopause: topic(
    'weeks',
    [
      say('Note how often it comes, and how sleep and mood are.', 'دوّني كم مرة تحدث وحال النوم والمزاج.'),
      say('Ask the doctor about treatments, with and without hormones.', 'اسألي الطبيب عن العلاجات الهرمونية وغير الهرمونية.'),
    ],
    [
      say(
        'See a doctor within days if there is any bleeding after your periods have stopped for good.',
        'راجعي الطبيب خلال أيام عند أي نزيف بعد انقطاع الدورة.',
      ),
    ],
  ),
  'hot-flushes': topic(
    'home',
    [
      say('Wear light layers, and keep the bedroom cool.', 'البسي طبقات خفيفة وأبقي غرفة النوم باردة.'),
      say('Cut down on coffee, hot drinks and spicy food.', 'قللي القهوة والمشروبات الساخنة والطعام الحار.'),
      say('Walk or exercise most days.', 'مارسي المشي أو الرياضة معظم الأيام.'),
    ],
    [
      say(
        'See a doctor if it disturbs sleep or daily life, or if there is any bleeding after your periods have stopped for good.',
        'راجعي الطبيب إذا أثّرت في النوم أو الحياة اليومية، أو عند أي نزيف بعد انقطاع الدورة.',
      ),
    ],
  ),
  // Self-care: NHS; FSRH; NICE CKS
  'newborn-bleed': topic(
    'home',
    [
      say(
        'A little blood or white mucus from the vagina is common in the first two weeks, from the hormones of the mother.',
        'قليل من الدم أو المخاط الأبيض من المهبل شائع في أول أسبوعين بسبب هرمونات الأم.',
      ),
      say('Wipe gently from front to back with water at each change.', 'امسحي بلطف بالماء من الأمام إلى الخلف عند كل تغيير.'),
      say('Tell the midwife or doctor at the next visit.', 'أخبري القابلة أو الطبيب في الزيارة القادمة.'),
    ],
    [
      say(
        'Go to an emergency department if there is more than a smear, bleeding elsewhere or fever, or if the baby feeds poorly or is drowsy.',
        'اذهبي إلى قسم الطوارئ إذا زاد الدم عن أثر بسيط أو ظهر نزيف في مكان آخر أو حرارة أو ضعف رضاعة أو خمول.',
      ),
      say('See a doctor if it goes on after two weeks of age.', 'راجعي الطبيب إذا استمر بعد عمر أسبوعين.'),
    ],
  ),
  'pill-spotting': topic(
    'home',
    [
      say('Light bleeding is common in the first 3 months of a new method.', 'النزيف الخفيف شائع في أول 3 أشهر من الوسيلة الجديدة.'),
      say('Go on with it, at the same hour each day.', 'تابعي استعمالها في الوقت نفسه كل يوم.'),
      noteDays,
    ],
    [
      padSigns,
      womanSigns,
      say(
        'See a doctor if it lasts over 3 months, comes after sex, or a period is missed.',
        'راجعي الطبيب إذا استمر أكثر من 3 أشهر أو جاء بعد الجماع أو غابت الدورة.',
      ),
    ],
  ),
  'period-shift': topic(
    'home',
    [
      say(
        'A period some days early, shorter or lighter now and then is normal.',
        'تقدم الدورة بضعة أيام أو قِصرها أو خفتها أحياناً أمر طبيعي.',
      ),
      say('Stress, travel and a change of weight can shift it.', 'التوتر والسفر وتغير الوزن قد يغيّر موعدها.'),
      noteDays,
    ],
    [
      testIfLate,
      padSigns,
      say(
        'See a doctor if it goes on for 3 months, or if there is bleeding after sex.',
        'راجعي الطبيب إذا استمر 3 أشهر أو مع نزيف بعد الجماع.',
      ),
    ],
  ),
} as const;
