import { say, topic } from '../kinds/topic.ts';
import { not } from '../kinds/condition.ts';
import { compressions } from '../compressions.ts';
import { diary, heartSigns, medicinesReady, nothingByMouth, onSide, strokeSigns } from '../sentences.ts';

const rest = say('Sit down, rest, and do not walk around.', 'اجلس واسترح ولا تمشِ.');
const noStimulants = say('Do not drink coffee or energy drinks, or smoke.', 'تجنب القهوة ومشروبات الطاقة والتدخين.');
const flat = say('Lie flat with the legs raised if you feel faint.', 'عند الشعور بالإغماء استلقِ على الظهر مع رفع الساقين.');
const worsePain = say(
  'Call 999 if the pain presses, spreads, comes back stronger, or comes with sweating, trouble breathing or fainting.',
  'اتصل بالرقم 999 إذا صار الألم ضاغطاً أو امتد أو عاد أقوى، أو جاء مع تعرق أو صعوبة في التنفس أو إغماء.',
);

/** AHA first aid 2020; Resuscitation Council UK; ESC; NICE. */
export const advice = {
  heart: topic('ambulance', [
    rest,
    say(
      'Pressing chest pain, 16 or over: chew 300 mg aspirin. Not if allergic, bleeding, with an ulcer, on blood thinners or with stroke signs; ask 999.',
      'ألم ضاغط في الصدر وعمرك 16 أو أكثر: امضغ 300 ملغ أسبرين، إلا عند حساسية أو نزيف أو قرحة أو مميعات دم أو علامات سكتة دماغية. عند الشك اسأل موظف 999.',
      { unless: ['tearing', 'under-16', 'blood-thinner', 'pregnant', 'allergy', 'back-pain'] },
    ),
    say(
      'Use the heart spray or tablet under the tongue if a doctor prescribed one, but not after Viagra or Levitra in the last day, or Cialis in the last two.',
      'استخدم بخاخ القلب أو الحبة تحت اللسان إذا وصفها الطبيب، إلا بعد تناول فياغرا أو ليفيترا خلال آخر يوم، أو سياليس خلال آخر يومين.',
      {
        unless: ['under-16'],
      },
    ),
    ...compressions,
  ]),
  aorta: topic('ambulance', [
    say('Lie or sit still, and do not walk.', 'ابقَ مستلقياً أو جالساً دون حركة أو مشي.'),
    say('Do not take aspirin, because the pain tears or is in the back.', 'لا أسبرين، لأن الألم كالتمزق أو في الظهر.'),
    nothingByMouth,
    ...compressions,
  ]),
  'irregular-heartbeat': topic('ambulance', [
    say('Sit or lie down and rest.', 'اجلس أو استلقِ واسترح.'),
    flat,
    { ...noStimulants, unless: ['under-5'] },
    say('Note when it began and how fast the pulse is.', 'دوّن وقت البداية وسرعة النبض.'),
    ...compressions,
  ]),
  collapse: topic('ambulance', [
    say(
      'Not waking: shake the shoulders gently, shout, and look for breathing for up to 10 seconds.',
      'من لا يستيقظ: هزّ كتفيه برفق ونادِه، وانظر هل يتنفس لمدة لا تزيد على 10 ثوانٍ.',
    ),
    ...compressions,
    say('Send someone for a defibrillator and do what it says.', 'أرسل من يحضر جهاز إزالة الرجفان واتبع إرشاداته.'),
    onSide,
  ]),
  'pressure-emergency': topic('ambulance', [rest, say('Do not take extra tablets.', 'لا تتناول حبوباً إضافية.'), nothingByMouth, onSide]),
  'heart-failure': topic('ambulance', [
    say('Sit upright with the legs down.', 'اجلس منتصباً مع إنزال الساقين.'),
    say('Use the oxygen or the tablets only as a doctor prescribed.', 'استعمل الأكسجين أو الحبوب كما وصفها الطبيب فقط.'),
    ...compressions,
  ]),
  'limb-without-blood': topic('emergency-department', [
    say('Rest with the limb a little lower than the heart.', 'استرح مع إبقاء الطرف أخفض قليلاً من مستوى القلب.'),
    say('Cover it loosely, and do not rub, heat or cool it.', 'غطِّ الطرف برفق دون تدليك أو تسخين أو تبريد.'),
    say('Note when it began.', 'دوّن وقت البداية.'),
    nothingByMouth,
  ]),
  'chest-pain-today': topic('today', [rest, noStimulants, medicinesReady], [worsePain]),
  'palpitations-today': topic(
    'today',
    [rest, noStimulants, say('Count the pulse for a minute.', 'عُدّ النبض لمدة دقيقة.'), medicinesReady],
    [heartSigns],
  ),
  'fainted-today': topic(
    'today',
    [
      say('Lie flat until it has passed, then get up slowly.', 'استلقِ حتى يزول ذلك، ثم قم ببطء.'),
      say('Do not drive, and do not stay alone.', 'لا تقد السيارة ولا تبقَ دون مرافق.'),
      medicinesReady,
    ],
    [heartSigns, strokeSigns],
  ),
  'heart-failure-today': topic(
    'today',
    [say('Rest sitting up, and write down the weight.', 'استرح في وضع الجلوس ودوّن الوزن.'), medicinesReady],
    [heartSigns],
  ),
  'limb-today': topic(
    'today',
    [say('Keep the limb still and covered, and do not heat it.', 'أبقِ الطرف ساكناً ومغطى دون تسخين.'), medicinesReady],
    [
      say(
        'Call 999 if it turns numb, cannot be moved, or hurts very much.',
        'اتصل بالرقم 999 إذا فقد الطرف الإحساس أو الحركة أو اشتد الألم.',
      ),
    ],
  ),
  'blood-pressure-today': topic(
    'today',
    [
      say('Sit quietly for 5 minutes, measure again, and note both values.', 'اجلس بهدوء 5 دقائق ثم أعد القياس ودوّن القراءتين.'),
      say('Take the blood pressure medicine as prescribed, but do not take extra tablets.', 'تناول دواء الضغط كما وُصف دون حبوب إضافية.'),
      noStimulants,
    ],
    [strokeSigns, heartSigns],
    not('pregnant'),
  ),
  'leg-clot': topic(
    'today',
    [
      say('Rest with the leg raised, and do not rub it.', 'استرح مع رفع الساق دون تدليك.'),
      say('Do not set out on a long trip.', 'تجنب السفر الطويل.'),
      say(
        'Ask whether a clot must be looked for: an urgent care center sends you on for the scan.',
        'اسأل هل يلزم فحص الجلطة: مركز الرعاية العاجلة يحوّلك لإجراء الأشعة.',
      ),
      medicinesReady,
    ],
    [
      say(
        'Call 999 if there is sudden trouble breathing, chest pain, coughing up blood or fainting.',
        'اتصل بالرقم 999 عند صعوبة مفاجئة في التنفس أو ألم في الصدر أو إغماء أو سعال مصحوب بالدم.',
      ),
    ],
  ),
  'effort-today': topic(
    'today',
    [
      say('Stop all effort, and sit down when it comes.', 'أوقف كل مجهود، واجلس عند حدوثه.'),
      say('Do not drive yourself.', 'لا تقُد السيارة بنفسك.'),
      noStimulants,
      medicinesReady,
    ],
    [
      heartSigns,
      say(
        'Call 999 if it comes at rest, or does not go within 5 minutes of rest.',
        'اتصل بالرقم 999 إذا حدث أثناء الراحة أو لم يزل بعد 5 دقائق من الراحة.',
      ),
    ],
  ),
  'chest-pain-clear': topic('weeks', [say('Avoid what brings the pain.', 'تجنب ما يثير الألم.'), diary], [worsePain]),
  'effort-symptoms': topic(
    'days',
    [
      say('Avoid hard effort, heat and heavy meals until a doctor has checked you.', 'تجنب الجهد الشديد والحر والوجبات الثقيلة حتى الفحص.'),
      say('Stop and sit down when it comes.', 'توقف واجلس عند حدوثه.'),
      diary,
      medicinesReady,
    ],
    [
      say(
        'Call 999 if it comes at rest, does not go within 15 minutes, or comes with sweating, trouble breathing or fainting.',
        'اتصل بالرقم 999 إذا حدث أثناء الراحة أو لم يزل خلال 15 دقيقة، أو جاء مع تعرق أو صعوبة في التنفس أو إغماء.',
      ),
    ],
  ),
  palpitations: topic(
    'weeks',
    [
      say('Sit down and breathe slowly when it comes.', 'اجلس وتنفس ببطء عند حدوثه.'),
      say('Count the pulse for a minute.', 'عُدّ النبض لمدة دقيقة.'),
      noStimulants,
      diary,
    ],
    [heartSigns, say('See a doctor the same day if it does not stop.', 'راجع الطبيب في اليوم نفسه إذا لم يتوقف.')],
  ),
  'fainted-simple': topic(
    'weeks',
    [
      say('Lie down with the legs raised when it comes.', 'استلقِ مع رفع الساقين عند حدوثه.'),
      say('Drink enough water, and get up slowly.', 'اشرب ماءً كافياً وقم ببطء.'),
      diary,
    ],
    [heartSigns],
  ),
  'fainted-simple-self': topic(
    'home',
    [
      say('Get up slowly, and drink more water in the heat.', 'قم ببطء واشرب ماءً أكثر في الحر.'),
      say('Sit or lie down when it comes.', 'اجلس أو استلقِ عند حدوثه.'),
    ],
    [heartSigns, say('See a doctor if it comes again or comes after a new medicine.', 'راجع الطبيب إذا تكرر أو بدأ بعد دواء جديد.')],
  ),
  'blood-pressure': topic(
    'weeks',
    [
      say(
        'Measure once in the morning and once in the evening, sitting, for a week, and note the values.',
        'قِس الضغط صباحاً ومساءً أثناء الجلوس لمدة أسبوع ودوّن القراءات.',
      ),
      say('Eat less salt, do not smoke, and take the medicine as prescribed.', 'قلّل الملح ولا تدخن وتناول الدواء كما وُصف.'),
    ],
    [say('Go today if it stays at 180/120 or more.', 'راجع الطبيب اليوم إذا بقي الضغط 180/120 أو أكثر.'), strokeSigns, heartSigns],
    not('pregnant'),
  ),
  'limb-circulation': topic(
    'weeks',
    [say('Keep the limb warm and do not smoke.', 'دفّئ الطرف ولا تدخن.'), diary],
    [say('Call 999 if it is suddenly cold, white and painful.', 'اتصل بالرقم 999 إذا صار فجأة بارداً وأبيض ومؤلماً.')],
  ),
  'leg-swelling': topic(
    'weeks',
    [say('Raise the legs when sitting, and walk often.', 'ارفع الساقين عند الجلوس وامشِ كثيراً.'), medicinesReady],
    [heartSigns],
  ),
  'chest-wall': topic(
    'home',
    [
      say('Rest from what hurts, and use warmth.', 'تجنب ما يزيد الألم واستخدم الدفء.'),
      say(
        'Paracetamol can ease the pain: take it as the package says, and not with a cold or flu medicine that contains it too.',
        'قد يخفف الباراسيتامول الألم: استعمله كما هو مكتوب على العبوة، لا مع دواء للزكام أو الإنفلونزا يحتوي عليه أيضاً.',
      ),
    ],
    [worsePain],
  ),
  'palpitations-simple': topic(
    'home',
    [
      say('Single missed or strong beats are common and usually harmless.', 'النبضات المفقودة أو القوية المنفردة شائعة وغالباً غير ضارة.'),
      say(
        'Cut down on coffee, tea and energy drinks, sleep enough, and do not smoke.',
        'قلّل القهوة والشاي ومشروبات الطاقة، ونم ما يكفي، ولا تدخن.',
      ),
      say('Sit down and breathe slowly when it comes.', 'اجلس وتنفس ببطء عند حدوثه.'),
    ],
    [heartSigns, say('See a doctor if it lasts longer than minutes or comes often.', 'راجع الطبيب إذا استمر أكثر من دقائق أو تكرر كثيراً.')],
  ),
  'cold-hands': topic(
    'home',
    [
      say('Keep the whole body warm, with gloves and socks.', 'دفّئ الجسم كله، والبس قفازات وجوارب.'),
      say('Warm fingers or toes slowly, and do not smoke.', 'دفّئ الأصابع ببطء ولا تدخن.'),
    ],
    [
      say(
        'Call 999 if one limb is suddenly cold, white, painful or numb.',
        'اتصل بالرقم 999 إذا صار طرف واحد فجأة بارداً أو أبيض أو مؤلماً أو خدراً.',
      ),
      say(
        'See a doctor if there are sores on the fingers, or if only one side is affected.',
        'راجع الطبيب عند تقرحات في الأصابع أو إذا كان في جهة واحدة فقط.',
      ),
    ],
  ),
  'leg-swelling-home': topic(
    'home',
    [
      say('Raise the legs, walk often, and drink enough fluids.', 'ارفع الساقين وامشِ كثيراً واشرب سوائل كافية.'),
      say('Eat less salt, and wear wide shoes.', 'قلّل الملح والبس أحذية واسعة.'),
    ],
    [
      heartSigns,
      say(
        'See a doctor the same day if one leg swells, hurts or turns warm.',
        'راجع الطبيب في اليوم نفسه إذا تورمت ساق واحدة أو آلمت أو صارت دافئة.',
      ),
      say('See a doctor if it has not gone after a few days.', 'راجع الطبيب إذا لم يزل بعد أيام.'),
    ],
  ),
} as const;
