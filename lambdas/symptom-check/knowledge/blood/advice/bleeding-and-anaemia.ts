import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import {
  bleedingSigns,
  heartSigns,
  medicinesReady,
  nothingByMouth,
  onSide,
  onlyPrescribed,
  paracetamol,
  sepsisSigns,
} from '../../sentences.ts';
import { plan } from '../sentences.ts';

const factor = say(
  'Give the clotting factor kept at home at once, as the plan says.',
  'أعطِ عامل التخثر المحفوظ في البيت فوراً كما في الخطة.',
);
const noNsaid = say('Do not take aspirin or ibuprofen.', 'لا أسبرين ولا إيبوبروفين.');
const noInjection = say('Do not have an injection into a muscle.', 'لا حقن في العضل.');

export const advice = {
  // Emergency
  'bleeding-disorder': topic('emergency-department', [
    factor,
    say(
      'Press firmly on a wound; nose: sit, lean forward and pinch the soft part.',
      'اضغط بقوة على الجرح؛ وفي الأنف: اجلس ومِل للأمام واضغط الجزء الليّن.',
    ),
    say('Tell the staff at once which bleeding disorder it is.', 'أخبر الطاقم فوراً بنوع الاضطراب النزفي.'),
    noNsaid,
    noInjection,
    plan,
  ]),
  'bruising-emergency': topic('emergency-department', [
    say('Press firmly on what bleeds.', 'اضغط بقوة على موضع النزيف.'),
    say('Lie still, and avoid any knock.', 'ابقَ مستلقياً دون حركة وتجنب أي صدمة.'),
    noNsaid,
    medicinesReady,
  ]),
  'anaemia-emergency': topic('ambulance', [
    say('Lie down with the legs raised, or sit if breathing is hard.', 'استلقِ مع رفع الساقين، أو اجلس إذا كان التنفس صعباً.'),
    say('Press firmly on any bleeding that can be seen.', 'اضغط بقوة على أي نزيف ظاهر.'),
    nothingByMouth,
    onSide,
    say('Bring the last blood tests and all medicines.', 'أحضر آخر تحاليل الدم وجميع الأدوية.'),
  ]),
  'transfusion-reaction': topic('emergency-department', [
    say('If the blood is still running, have it stopped at once.', 'إذا كان الدم لا يزال يُنقل فاطلب إيقافه فوراً.'),
    say('Tell the staff when and where the transfusion was.', 'أخبر الطاقم بوقت نقل الدم ومكانه.'),
    say('Sit up if breathing is hard, otherwise lie down.', 'اجلس إذا كان التنفس صعباً، وإلا فاستلقِ.'),
  ]),
  'thalassaemia-emergency': topic('emergency-department', [
    say(
      'Tell the staff at once that it is thalassemia, and whether the spleen was removed.',
      'أخبر الطاقم فوراً بوجود الثلاسيميا، وهل استُؤصل الطحال.',
    ),
    say(
      'Do not take any more of the iron-binding medicine until a doctor has checked you.',
      'لا تتناول الدواء الطارد للحديد حتى يفحصك الطبيب.',
    ),
    medicinesReady,
    onSide,
  ]),
  // Today
  'joint-bleed': topic(
    'today',
    [
      factor,
      say(
        'Rest the joint, raise it, and put a cold pack in a cloth on it for up to 20 minutes.',
        'أرِح المفصل وارفعه وضع عليه كمادة باردة ملفوفة بقماش لمدة لا تزيد على 20 دقيقة.',
      ),
      say('Call the treatment center at once: the first hours matter.', 'اتصل بمركز العلاج فوراً: الساعات الأولى مهمة.'),
      noNsaid,
      noInjection,
    ],
    [
      say(
        'Call 999 if there is numbness, a tight hard limb, a knock on the head, severe headache, or pain in the belly, groin or back.',
        'اتصل بالرقم 999 عند تنميل أو طرف مشدود وصلب أو ضربة على الرأس أو صداع شديد أو ألم في البطن أو أعلى الفخذ (المغبن) أو الظهر.',
      ),
    ],
    'bleeding-disorder',
  ),
  'bleeding-disorder-today': topic(
    'today',
    [
      factor,
      say('Press firmly for 15 minutes without a pause.', 'اضغط بقوة 15 دقيقة دون توقف.'),
      say('Call the treatment center.', 'اتصل بمركز العلاج.'),
      noNsaid,
      noInjection,
    ],
    [
      bleedingSigns,
      say(
        'Call 999 if there is a knock on the head, severe headache, drowsiness or black stool.',
        'اتصل بالرقم 999 عند ضربة على الرأس أو صداع شديد أو نعاس أو براز أسود.',
      ),
    ],
    'bleeding-disorder',
  ),
  'bruising-today': topic(
    'today',
    [
      say('Ask for a blood count today.', 'اطلب فحص تعداد الدم اليوم.'),
      noNsaid,
      say('Avoid rough sport and knocks.', 'تجنب الرياضة العنيفة والصدمات.'),
      medicinesReady,
    ],
    [
      bleedingSigns,
      say(
        'Call 999 if there is a severe headache, confusion, high fever or black stool.',
        'اتصل بالرقم 999 عند صداع شديد أو ارتباك ذهني أو حرارة عالية أو براز أسود.',
      ),
    ],
  ),
  'anaemia-today': topic(
    'today',
    [
      say('Rest, and stand up slowly.', 'استرح وانهض ببطء.'),
      say('Bring the last blood tests.', 'أحضر آخر تحاليل الدم.'),
      say('Tell the doctor about any bleeding, heavy periods or dark stool.', 'أخبر الطبيب بأي نزيف أو دورة غزيرة أو براز داكن.'),
      medicinesReady,
    ],
    [
      heartSigns,
      say('Call 999 if there is black stool, vomiting blood or heavy bleeding.', 'اتصل بالرقم 999 عند براز أسود أو قيء دموي أو نزيف شديد.'),
    ],
  ),
  'thalassaemia-today': topic(
    'today',
    [
      say('Measure the temperature.', 'قِس درجة الحرارة.'),
      say(
        'With fever, do not take iron-binding medicine until a doctor has checked you.',
        'مع الحرارة: لا تتناول الدواء الطارد للحديد حتى يفحصك الطبيب.',
      ),
      say('Call the thalassemia clinic.', 'اتصل بعيادة الثلاسيميا.'),
      medicinesReady,
    ],
    [heartSigns, sepsisSigns],
    any('thalassaemia', 'after-transfusion'),
  ),
  // An appointment
  'bleeding-disorder-review': topic(
    'today',
    [noNsaid, say('Call the treatment center for advice.', 'اتصل بمركز العلاج للاستشارة.'), paracetamol],
    [bleedingSigns],
    'bleeding-disorder',
  ),
  bruising: topic(
    'days',
    [
      say('Ask for a blood count.', 'اطلب فحص تعداد الدم.'),
      onlyPrescribed,
      say('Take photos of the bruises, with dates.', 'التقط صوراً للكدمات مع تواريخها.'),
      medicinesReady,
    ],
    [
      bleedingSigns,
      say(
        'See a doctor the same day if there are new bruises everywhere, bleeding gums or nose, fever or paleness.',
        'راجع الطبيب في اليوم نفسه عند كدمات جديدة منتشرة أو نزيف اللثة أو الأنف أو حرارة أو شحوب.',
      ),
    ],
  ),
  anaemia: topic(
    'weeks',
    [
      say('Bring earlier blood tests, and ask for the cause.', 'أحضر تحاليل الدم السابقة واسأل عن السبب.'),
      say(
        'Iron tablets only after a blood test; not with tea, coffee or milk.',
        'حبوب الحديد بعد فحص الدم فقط، وليس مع الشاي أو القهوة أو الحليب.',
      ),
      say('Meat, lentils, beans and leafy greens contain iron.', 'اللحوم والعدس والبقوليات والخضار الورقية تحتوي على الحديد.', {
        unless: ['g6pd'],
      }),
      say('Note heavy periods, dark stool or weight loss.', 'دوّن غزارة الدورة أو البراز الداكن أو نقص الوزن.'),
    ],
    [
      heartSigns,
      say(
        'See a doctor the same day if there is breathlessness, palpitations or dark urine.',
        'راجع الطبيب في اليوم نفسه عند ضيق التنفس أو الخفقان أو البول الداكن.',
      ),
    ],
  ),
} as const;
