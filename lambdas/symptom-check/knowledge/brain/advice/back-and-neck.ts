import { say, topic } from '../../kinds/topic.ts';
import {
  coldPack,
  keepMoving,
  medicinesReady,
  meningitisSigns,
  noIbuprofen,
  nothingByMouth,
  onlyPrescribed,
  paracetamol,
  spineSigns,
  strokeSigns,
} from '../../sentences.ts';
import { noteBegin } from '../sentences.ts';

const warmPack = say('A warm pack can ease the pain.', 'قد تخفف الكمادة الدافئة الألم.');
const gel = say('Ask a pharmacist about a pain gel or tablet.', 'اسأل الصيدلي عن جل أو حبوب للألم.', { unless: ['pregnant'] });
const backWarning = say(
  'See a doctor the same day if there is fever, or if it came after a fall or after cancer.',
  'راجع الطبيب في اليوم نفسه عند حرارة أو بعد سقوط أو بعد إصابة بالسرطان.',
);

export const advice = {
  // Back and neck: NICE NG59, NG234, GIRFT 2023
  'cauda-equina': topic('emergency-department', [
    say('Lie in the way that hurts least.', 'استلقِ بالوضعية الأقل ألماً.'),
    say('Note when the numbness or weakness began, and when urine last came.', 'دوّن متى بدأ الخدر أو الضعف، وآخر مرة خرج فيها البول.'),
    say('Tell the doctors at once about numbness between the legs.', 'أخبر الأطباء فوراً عن أي خدر بين الساقين.'),
    nothingByMouth,
  ]),
  continence: topic(
    'weeks',
    [
      say('Keep a diary of drinks and toilet visits for 3 days.', 'دوّن المشروبات ومرات دخول الحمام لمدة 3 أيام.'),
      say('Cut down on coffee, tea and cola.', 'قلّل القهوة والشاي والكولا.'),
      medicinesReady,
    ],
    [spineSigns],
  ),
  'back-today': topic(
    'today',
    [
      say('Lie in the way that hurts least, and do not lift.', 'استلقِ بالوضعية الأقل ألماً ولا ترفع الأشياء.'),
      paracetamol,
      say('Measure the temperature.', 'قِس درجة الحرارة.'),
      medicinesReady,
    ],
    [spineSigns],
  ),
  'back-unclear': topic(
    'days',
    [
      keepMoving,
      warmPack,
      paracetamol,
      say(
        'Note any pain at night, fever, weight loss or pain down a leg.',
        'دوّن أي ألم ليلي أو حرارة أو نقص في الوزن أو ألم ينزل إلى الساق.',
      ),
    ],
    [spineSigns, backWarning],
  ),
  'back-lasting': topic(
    'weeks',
    [
      keepMoving,
      warmPack,
      paracetamol,
      say('Lift with bent knees, and change position often when sitting.', 'ارفع الأشياء بثني الركبتين وغيّر الوضعية كثيراً عند الجلوس.'),
    ],
    [spineSigns, backWarning],
  ),
  sciatica: topic(
    'weeks',
    [keepMoving, warmPack, paracetamol, say('Lie on the side with a pillow between the knees.', 'استلقِ على الجنب مع وسادة بين الركبتين.')],
    [
      spineSigns,
      say('See a doctor the same day if the foot becomes weak or drags.', 'راجع الطبيب في اليوم نفسه إذا ضعفت القدم أو صارت تنجرّ.'),
    ],
  ),
  'back-strain': topic(
    'home',
    [keepMoving, warmPack, gel, noIbuprofen],
    [
      spineSigns,
      say(
        'See a doctor if there is fever or pain at night, if it came after a fall, or if it is not better after 2 weeks.',
        'راجع الطبيب عند حرارة أو ألم ليلي أو بعد سقوط، أو إذا لم يتحسن بعد أسبوعين.',
      ),
    ],
  ),
  'neck-unclear': topic(
    'days',
    [
      say('Move the neck gently, and sit with the screen at eye level.', 'حرّك الرقبة برفق، واجلس بحيث تكون الشاشة بمستوى العين.'),
      warmPack,
      paracetamol,
    ],
    [meningitisSigns, strokeSigns, spineSigns],
  ),
  'neck-lasting': topic(
    'weeks',
    [
      say('Move the neck gently several times a day.', 'حرّك الرقبة برفق عدة مرات يومياً.'),
      warmPack,
      paracetamol,
      say('Note any numb fingers or clumsy hands.', 'دوّن أي تنميل في الأصابع أو تعثر في حركة اليدين.'),
    ],
    [spineSigns, meningitisSigns],
  ),
  'neck-today': topic(
    'today',
    [say('Do not twist, crack or massage the neck.', 'لا تلفّ الرقبة ولا تطقطقها ولا تدلّكها.'), paracetamol, noteBegin, onlyPrescribed],
    [spineSigns, meningitisSigns, strokeSigns],
  ),
  'neck-strain': topic(
    'home',
    [
      say('Move the neck gently, and do not wear a collar.', 'حرّك الرقبة برفق، ولا تضع طوقاً للرقبة.'),
      warmPack,
      coldPack,
      gel,
      say('Sleep on one pillow, and keep screens at eye level.', 'نم على وسادة واحدة واجعل الشاشات بمستوى العين.'),
    ],
    [
      meningitisSigns,
      spineSigns,
      say(
        'See a doctor if it is not better after 2 weeks, or fingers go numb.',
        'راجع الطبيب إذا لم يتحسن بعد أسبوعين أو ظهر تنميل في الأصابع.',
      ),
    ],
  ),
} as const;
