import { sameFor, say, topic } from '../../kinds/topic.ts';
import { coldPack, nothingByMouth } from '../../sentences.ts';
import { children } from '../conditions.ts';
import { childCenter } from '../sentences.ts';

const bedwettingTopic = topic(
  'weeks',
  [
    say('Give drinks through the day, and a visit to the toilet before bed.', 'قدّم السوائل خلال النهار مع دخول الحمام قبل النوم.'),
    say('Praise, and never punish.', 'شجّع الطفل ولا تعاقبه أبداً.'),
    say('Note dry and wet nights for two weeks.', 'دوّن الليالي الجافة والمبللة أسبوعين.'),
  ],
  [
    say(
      'See a doctor the same day if there is great thirst, weight loss, fever, or pain on passing urine.',
      'راجع الطبيب في اليوم نفسه عند عطش شديد أو نقص وزن أو حرارة أو ألم عند التبول.',
    ),
  ],
  children,
);

export const advice = {
  'infected-joint': topic(
    'emergency-department',
    [
      say('Keep the child off the leg: carry the child.', 'امنع الطفل من الوقوف على الساق واحمله.'),
      say('Move the leg as little as possible.', 'حرّك الساق أقل ما يمكن.'),
      nothingByMouth,
    ],
    [],
    children,
  ),
  'limp-today': topic(
    'today',
    [
      say('Rest the leg until a doctor has checked it.', 'أرح الساق حتى يفحصها الطبيب.'),
      say('Measure the temperature, and look at the foot, the knee and the hip.', 'قِس الحرارة وانظر إلى القدم والركبة والورك.'),
      say('Paracetamol for children can ease pain: follow the package directions.', 'قد يخفف باراسيتامول الأطفال الألم: اتبع العبوة.', {
        unless: ['under-3-months'],
      }),
      childCenter,
    ],
    [
      say(
        'Go to an emergency department if there is fever with a limp, or if the leg cannot be moved.',
        'اذهب إلى قسم الطوارئ عند تعذّر تحريك الساق أو حرارة مع عرج.',
      ),
    ],
    children,
  ),
  'limp-check': topic(
    'days',
    [say('Rest from sport and running.', 'أوقف الرياضة والجري.'), coldPack],
    [
      say(
        'See a doctor the same day if there is fever, worse pain or a swollen joint, or if the child cannot stand.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو ازدياد الألم أو تورم مفصل أو عجز عن الوقوف.',
      ),
    ],
    children,
  ),
  'growing-pains': topic(
    'home',
    [
      say('Rub the legs gently, and use warmth.', 'دلّك الساقين برفق واستخدم الدفء.'),
      say(
        'Paracetamol for children can ease a bad night: follow the package directions.',
        'قد يخفف باراسيتامول الأطفال ألم الليل: اتبع العبوة.',
      ),
    ],
    [
      say(
        'See a doctor the same day if there is a limp, fever, a swollen joint, bruises, or pain in one leg or by day.',
        'راجع الطبيب في اليوم نفسه عند عرج أو حرارة أو تورم مفصل أو كدمات أو ألم في ساق واحدة أو نهاراً.',
      ),
    ],
    children,
  ),
  'child-development': topic(
    'weeks',
    [
      say('Note what the child can do, and since when there is worry.', 'دوّن ما يستطيع الطفل فعله ومنذ متى بدأ القلق.'),
      say('Take a short video to show.', 'صوّر مقطعاً قصيراً لعرضه.'),
      say('Bring the vaccine and growth records.', 'أحضر سجل التطعيم والنمو.'),
      say('Talk, play and read with the child each day, with little screen time.', 'تحدث والعب واقرأ مع الطفل كل يوم، وقلّل الشاشات.'),
    ],
    [
      say('See a doctor this week if the child has lost a skill.', 'راجع الطبيب هذا الأسبوع إذا فقد الطفل مهارة.'),
      say(
        'Call 999 if there is a seizure, or if the child is floppy and hard to wake.',
        'اتصل بالرقم 999 عند تشنج أو إذا كان الطفل مرتخياً ويصعب إيقاظه.',
      ),
    ],
    children,
  ),
  'lost-skills': topic(
    'today',
    [
      say('Take videos of what is different.', 'صوّر مقاطع تُظهر ما تغيّر.'),
      say('Bring the vaccine and growth records.', 'أحضر سجل التطعيم والنمو.'),
    ],
    [
      say(
        'Call 999 if there is a seizure, weakness or repeated sudden bends of the body, or if the child is hard to wake.',
        'اتصل بالرقم 999 عند تشنج أو انثناءات مفاجئة متكررة أو ضعف أو صعوبة في الإيقاظ.',
      ),
    ],
    children,
  ),
  bedwetting: bedwettingTopic,
  'bedwetting-care': sameFor('home', bedwettingTopic),
  'bedwetting-small': topic(
    'home',
    [
      say('Bedwetting is common under 5: praise, and never punish.', 'التبول الليلي شائع قبل سن 5: شجّع الطفل ولا تعاقبه أبداً.'),
      say('Try a visit to the toilet before bed, and a waterproof sheet.', 'خذ الطفل إلى الحمام قبل النوم، وضع غطاء فراش واقياً.'),
    ],
    [
      say(
        'See a doctor the same day if there is great thirst, weight loss, fever, or pain on passing urine.',
        'راجع الطبيب في اليوم نفسه عند عطش شديد أو نقص وزن أو حرارة أو ألم عند التبول.',
      ),
    ],
    children,
  ),
  'bedwetting-today': topic(
    'today',
    [
      say('Ask for a sugar test and a urine test today.', 'اطلب فحص السكر وفحص البول اليوم.'),
      say('Let the child drink water freely.', 'دع الطفل يشرب الماء كما يريد.'),
    ],
    [
      say(
        'Call 999 if there is vomiting with thirst, deep fast breathing or drowsiness.',
        'اتصل بالرقم 999 عند قيء مع عطش أو تنفس عميق سريع أو نعاس.',
      ),
    ],
    children,
  ),
} as const;
