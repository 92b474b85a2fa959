import { say, topic } from '../../kinds/topic.ts';
import { bleedingSigns, coldPack, medicinesReady, nothingByMouth, onlyPrescribed, paracetamol } from '../../sentences.ts';
import { limbSigns, neverHelp, notBetter, press, ringsOff, thinnersSaid, tourniquet, warm } from '../sentences.ts';

const support = say(
  'Keep the part still as it lies, with a pillow or a cloth that holds the arm; do not straighten it.',
  'أبقِ الجزء المصاب ساكناً كما هو بوسادة أو رباط يعلّق الذراع، ولا تقوّمه.',
);

export const advice = {
  // Limbs, joints and muscles: NICE NG37, NG38, CG124, NG226, CKS; BOAST; Ottawa rules; NHS
  'limb-danger': topic('ambulance', [
    support,
    say('Cover a wound or bone with a clean damp cloth; do not push it back.', 'غطِّ الجرح أو العظم بقماش نظيف رطب، ولا تدفعه إلى الداخل.'),
    say('Press beside it if it bleeds.', 'اضغط بجانبه إذا نزف.'),
    ringsOff,
    nothingByMouth,
  ]),
  'tense-limb': topic('emergency-department', [
    say('Loosen everything tight: bandage, splint, shoe, ring.', 'أرخِ كل ما يضغط: الرباط والجبيرة والحذاء والخاتم.'),
    say('Keep the limb level with the heart; do not cool or rub it.', 'أبقِ الطرف على مستوى القلب؛ لا تبرّده ولا تدلكه.'),
    nothingByMouth,
  ]),
  'crushed-limb': topic('ambulance', [
    say('Lift the weight off at once if it is safe.', 'ارفع الثقل فوراً إذا كان ذلك آمناً.'),
    say(
      'Trapped for longer than 15 minutes: ask 999 before freeing the limb.',
      'إذا استمر الانحشار أكثر من 15 دقيقة: اسأل 999 قبل تحرير الطرف.',
    ),
    press,
    tourniquet,
    ringsOff,
    nothingByMouth,
  ]),
  'hip-broken': topic('ambulance', [
    say(
      'Do not stand or walk; lie as it hurts least, with pillows along the leg.',
      'لا تقف ولا تمشِ؛ استلقِ بالوضعية الأقل ألماً مع وسائد حول الساق.',
    ),
    warm,
    nothingByMouth,
    medicinesReady,
    thinnersSaid,
  ]),
  'possible-fracture': topic(
    'today',
    [
      support,
      ringsOff,
      coldPack,
      paracetamol,
      say('Do not eat until a doctor has checked you, in case an operation is needed.', 'لا تأكل قبل الفحص، فقد تلزم عملية.'),
    ],
    [
      limbSigns,
      say(
        'Call 999 if the hip, back or neck is hurt and the person cannot get up.',
        'اتصل بالرقم 999 إذا أصيب الورك أو الظهر أو الرقبة وتعذر النهوض.',
      ),
    ],
  ),
  'limb-check': topic(
    'days',
    [say('Rest and raise it for 2 days.', 'أرح الجزء المصاب وارفعه يومين.'), coldPack, ringsOff, paracetamol],
    [
      limbSigns,
      say(
        'See a doctor the same day if you cannot stand on it, or if it hurts on the bone.',
        'راجع الطبيب في اليوم نفسه إذا تعذر الوقوف عليه أو كان مؤلماً على العظم.',
      ),
      neverHelp,
    ],
  ),
  sprain: topic(
    'home',
    [
      say('Rest and raise it for 2 days, with a firm but not tight bandage.', 'أرح الجزء المصاب وارفعه يومين مع رباط ثابت غير مشدود.'),
      coldPack,
      say('Then move it gently, more each day.', 'ثم حرّكه برفق، وأكثر كل يوم.'),
      paracetamol,
    ],
    [
      limbSigns,
      say(
        'See a doctor the same day if you cannot stand on it, or if it is bent or hurts on the bone.',
        'راجع الطبيب في اليوم نفسه إذا تعذر الوقوف عليه أو كان ملتوياً أو مؤلماً على العظم.',
      ),
      notBetter,
    ],
  ),
  bruise: topic(
    'home',
    [coldPack, say('Rest it, and raise an arm or leg.', 'أرح الموضع، وارفع الذراع أو الساق.'), paracetamol],
    [
      say('Call 999 after a hard blow to the head, chest or belly.', 'اتصل بالرقم 999 بعد ضربة قوية على الرأس أو الصدر أو البطن.'),
      say(
        'See a doctor if bruises come without a blow, if the swelling grows, or if you take blood thinners.',
        'راجع الطبيب عند كدمات دون ضربة، أو مع مميعات الدم، أو تورم يكبر.',
      ),
      neverHelp,
    ],
  ),
  'bruise-today': topic(
    'today',
    [coldPack, onlyPrescribed, medicinesReady],
    [
      bleedingSigns,
      say(
        'Call 999 if the limb turns hard, cold or numb, or if there is a rash that does not fade when a clear glass is pressed on it.',
        'اتصل بالرقم 999 إذا صار الطرف قاسياً أو بارداً أو فيه تنميل، أو مع طفح لا يختفي تحت ضغط كأس شفافة.',
      ),
    ],
  ),
  'bruise-check': topic(
    'days',
    [
      say('Note where and when the bruises come, and all medicines and herbs.', 'دوّن أماكن الكدمات وأوقاتها وجميع الأدوية والأعشاب.'),
      onlyPrescribed,
    ],
    [
      say(
        'See a doctor the same day if there is fever, bleeding gums, nosebleeds, or small red spots.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو نزيف اللثة أو الأنف أو نقاط حمراء صغيرة.',
      ),
      neverHelp,
    ],
  ),
} as const;
