import { say, topic } from '../../kinds/topic.ts';
import { coldPack, diary, medicinesReady, meningitisSigns, nothingByMouth, sepsisSigns, sips } from '../../sentences.ts';
import { childAspirin, forPain, noSqueezing, softFood, throatSigns, toothSigns } from '../sentences.ts';

const growing = say(
  'See a doctor if it is still there after 3 weeks, grows, or comes with weight loss or night sweats.',
  'راجع الطبيب إذا استمر أكثر من 3 أسابيع أو كبر أو صاحبه نقص في الوزن أو تعرق ليلي.',
);

export const advice = {
  // Emergency
  'tetanus-signs': topic('emergency-department', [
    say(
      'Tell the staff when the wound happened and when the last tetanus vaccine was.',
      'أخبر الطاقم متى حدث الجرح ومتى كان آخر تطعيم ضد الكزاز (التيتانوس).',
    ),
    say('Keep the room quiet and dim.', 'أبقِ المكان هادئاً وخافت الإضاءة.'),
    nothingByMouth,
  ]),
  spleen: topic('ambulance', [
    say('Lie still, and do not press on the belly.', 'استلقِ دون حركة ولا تضغط على البطن.'),
    nothingByMouth,
    say('Tell the staff if you have mono (glandular fever), or may have it.', 'أخبر الطاقم إذا كانت لديك الحمى الغدية أو يُشتبه بها.'),
  ]),
  // High
  'temple-artery-today': topic(
    'today',
    [
      say(
        'See a doctor today, and ask for blood tests: the sight has to be protected.',
        'راجع الطبيب اليوم واطلب فحوص دم: لا بد من حماية الرؤية.',
      ),
      medicinesReady,
    ],
    [
      say(
        'Go to an emergency department at once if there is any change of sight, even a passing one.',
        'اذهب إلى قسم الطوارئ فوراً عند أي تغير في الرؤية ولو كان عابراً.',
      ),
    ],
  ),
  'jaw-hurt': topic(
    'today',
    [say('Eat only soft food, and do not open the mouth wide.', 'تناول طعاماً ليناً فقط ولا تفتح الفم واسعاً.'), coldPack, forPain],
    [toothSigns],
  ),
  'glands-today': topic(
    'today',
    [noSqueezing, forPain, say('Note when it came and whether it grows.', 'دوّن متى ظهر التورم وهل يكبر.'), medicinesReady],
    [throatSigns, sepsisSigns],
  ),
  'mumps-today': topic(
    'today',
    [forPain, childAspirin, say('Stay away from school, work and pregnant women.', 'ابتعد عن المدرسة والعمل والحوامل.'), sips],
    [meningitisSigns],
  ),
  // Medium
  jaw: topic(
    'weeks',
    [
      say('Eat soft food, and do not chew gum or open the mouth wide.', 'تناول طعاماً ليناً ولا تمضغ العلكة ولا تفتح الفم واسعاً.'),
      forPain,
      diary,
    ],
    [
      say(
        'Call 999 if there is jaw pain with chest pain, sweating or trouble breathing, or if it comes on effort.',
        'اتصل بالرقم 999 عند ألم في الفك مع ألم في الصدر أو تعرق أو صعوبة في التنفس أو مع المجهود.',
      ),
      say(
        'See a doctor the same day if the jaw locks, or if someone over 50 has a new headache.',
        'راجع الطبيب في اليوم نفسه إذا علق الفك، أو عند صداع جديد بعد سن 50.',
      ),
    ],
  ),
  mumps: topic(
    'days',
    [
      say('Call before coming, and stay away from others for 5 days.', 'اتصل قبل الحضور وابتعد عن الآخرين 5 أيام.'),
      forPain,
      childAspirin,
      softFood,
    ],
    [
      say(
        'See a doctor the same day in pregnancy, or if there is pain in the belly or testicles or hearing loss.',
        'راجع الطبيب في اليوم نفسه أثناء الحمل، أو عند ضعف السمع أو ألم في البطن أو الخصيتين.',
      ),
      meningitisSigns,
    ],
  ),
  'glands-check': topic(
    'weeks',
    [noSqueezing, say('Note when it came, where it is and whether it grows.', 'دوّن متى ظهر التورم وأين هو وهل يكبر.')],
    [throatSigns],
  ),
  // Low
  'jaw-care': topic(
    'home',
    [
      say('Eat soft food, and do not chew gum or clench the teeth.', 'تناول طعاماً ليناً ولا تمضغ العلكة ولا تضغط على الأسنان.'),
      say('Hold something warm or cold on the jaw for 10 minutes at a time.', 'ضع شيئاً دافئاً أو بارداً على الفك 10 دقائق في كل مرة.'),
      forPain,
    ],
    [
      say(
        'Call 999 if there is jaw pain with chest pain, sweating or trouble breathing, or if it comes on effort.',
        'اتصل بالرقم 999 عند ألم في الفك مع ألم في الصدر أو تعرق أو صعوبة في التنفس أو مع المجهود.',
      ),
      say(
        'See a doctor or dentist if the jaw locks or it lasts over 3 weeks.',
        'راجع الطبيب أو طبيب الأسنان إذا علق الفك أو استمر أكثر من 3 أسابيع.',
      ),
    ],
  ),
  glands: topic('home', [forPain, say('Rest and drink enough fluids.', 'استرح واشرب سوائل كافية.'), noSqueezing], [growing, throatSigns]),
  mono: topic(
    'home',
    [
      say('Rest as needed, and drink enough fluids.', 'استرح عند الحاجة واشرب سوائل كافية.'),
      forPain,
      childAspirin,
      say(
        'Do not do contact sport or heavy lifting for a month: the spleen can be swollen.',
        'لا رياضة احتكاك ولا رفع أثقال لمدة شهر: قد يكون الطحال متضخماً.',
      ),
      say('Do not kiss anyone or share cups.', 'لا تقبّل أحداً ولا تشارك الأكواب.'),
    ],
    [throatSigns, say('Call 999 if there is sudden belly pain or fainting.', 'اتصل بالرقم 999 عند ألم مفاجئ في البطن أو إغماء.')],
  ),
} as const;
