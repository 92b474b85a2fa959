import { say, topic } from '../../kinds/topic.ts';
import { allergySigns, meningitisSigns, noAspirin, onSide, paracetamol, sepsisSigns, sips, travel } from '../../sentences.ts';

const steroidHydrocortisone = say('Give the prescribed hydrocortisone injection.', 'أعطِ إبرة الهيدروكورتيزون الموصوفة.', {
  when: 'adrenal',
});

export const advice = {
  sepsis: topic('ambulance', [
    say('Ask 999: could this be sepsis?', 'اسأل موظف الطوارئ: هل يمكن أن يكون تسمماً في الدم (إنتاناً)؟'),
    say(
      'Tell the staff about any cancer treatment, weak immunity, or recent birth or operation.',
      'أخبر الطاقم بأي علاج للسرطان أو ضعف مناعة أو ولادة أو عملية حديثة.',
    ),
    say('Lie down, and note the temperature and when urine last came.', 'استلقِ ودوّن درجة الحرارة وآخر مرة خرج فيها البول.'),
    steroidHydrocortisone,
    onSide,
  ]),
  'neutropenic-fever': topic('emergency-department', [
    say(
      'Go now, even if you feel well: fever with weak immunity can need antibiotics within the hour.',
      'اذهب الآن ولو كنت بخير: الحرارة مع ضعف المناعة قد تحتاج إلى مضاد حيوي خلال ساعة.',
    ),
    say(
      'Show the chemotherapy or transplant card, and call that unit on the way.',
      'اعرض بطاقة العلاج الكيميائي أو الزراعة، واتصل بالقسم في الطريق.',
    ),
    say('Do not take paracetamol before the temperature has been written down.', 'لا تتناول الباراسيتامول قبل تدوين درجة الحرارة.'),
    say('Do not use a suppository, an enema or a rectal thermometer.', 'لا تستخدم تحميلة أو حقنة شرجية أو ميزان حرارة شرجياً.'),
    steroidHydrocortisone,
  ]),
  'fever-today': topic(
    'today',
    [
      say('Rest in a cool room in light clothes.', 'استرح في غرفة باردة بملابس خفيفة.'),
      sips,
      paracetamol,
      noAspirin,
      travel,
      say('Wear a mask near other people.', 'البس الكمامة عند الاقتراب من الآخرين.'),
    ],
    [meningitisSigns, sepsisSigns],
  ),
  fever: topic(
    'days',
    [
      say('Rest, drink often and wear light clothes.', 'استرح واشرب كثيراً والبس ملابس خفيفة.'),
      paracetamol,
      noAspirin,
      say('Measure the temperature twice a day, and note it.', 'قِس الحرارة مرتين في اليوم ودوّنها.'),
      travel,
    ],
    [
      meningitisSigns,
      sepsisSigns,
      say(
        'See a doctor the same day after a trip, or if immunity is weak or there are shaking chills.',
        'راجع الطبيب في اليوم نفسه مع ضعف المناعة أو بعد سفر أو عند قشعريرة مع رجفة.',
      ),
    ],
  ),
  'fever-home': topic(
    'home',
    [
      say('Rest, drink often and wear light clothes.', 'استرح واشرب كثيراً والبس ملابس خفيفة.'),
      paracetamol,
      noAspirin,
      say('Stay at home until a day after the fever has gone.', 'ابقَ في البيت حتى يوم بعد زوال الحرارة.', { unless: ['vaccine'] }),
    ],
    [
      meningitisSigns,
      sepsisSigns,
      say(
        'See a doctor after 3 days of fever, or the same day after a trip or contact with camels.',
        'راجع الطبيب بعد 3 أيام من الحرارة، أو في اليوم نفسه بعد سفر أو مخالطة إبل.',
      ),
    ],
  ),
  'after-vaccine': topic(
    'home',
    [
      say(
        'A sore arm, a small lump, tiredness or a mild fever can come for two days after a vaccine.',
        'قد يأتي ألم في الذراع أو كتلة صغيرة أو تعب أو حرارة خفيفة ليومين بعد التطعيم.',
      ),
      say('Cool the spot with a damp cloth, and move the arm.', 'برّد المكان بقماش رطب وحرّك الذراع.'),
      paracetamol,
    ],
    [
      allergySigns,
      say(
        'See a doctor the same day if the redness grows after two days, or the fever lasts longer than 2 days.',
        'راجع الطبيب في اليوم نفسه إذا كبر الاحمرار بعد يومين أو استمرت الحرارة أكثر من يومين.',
      ),
    ],
  ),
  'fever-long': topic(
    'days',
    [
      say('Measure the temperature twice a day, and note sweats and weight.', 'قِس الحرارة مرتين يومياً ودوّن التعرق والوزن.'),
      say(
        'Tell the doctor about any raw milk, fresh cheese, or work with animals.',
        'أخبر الطبيب بأي حليب غير مغلي أو جبن طازج أو عمل مع الحيوانات.',
      ),
      say('Do not take leftover antibiotics: they can hide the cause.', 'لا تستخدم مضادات حيوية متبقية: فقد تخفي السبب.'),
      paracetamol,
    ],
    [meningitisSigns, sepsisSigns],
  ),
} as const;
