import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { medicinesReady, meningitisSigns, noAspirin, nothingByMouth, onSide, paracetamol, sips, strokeSigns } from '../../sentences.ts';

const darkRoom = say('Rest in a quiet, dark room.', 'استرح في غرفة هادئة ومظلمة.');
const fewDays = say(
  'Take painkillers on no more than 2 days a week: more can cause headaches.',
  'لا تتناول المسكنات أكثر من يومين في الأسبوع، فالإكثار منها قد يسبب الصداع.',
);
const worstHeadache = say('Call 999 if there is a sudden headache, the worst ever.', 'اتصل بالرقم 999 عند صداع مفاجئ هو الأشد على الإطلاق.');

export const advice = {
  // Headache: NICE CG150, NG240; BSR 2020; NG133
  'sudden-headache': topic('ambulance', [
    say('Lie down in a quiet, dark room with the head a little raised.', 'استلقِ في غرفة هادئة مظلمة مع رفع الرأس قليلاً.', {
      unless: ['injury', 'injury-recent', 'head-injury'],
    }),
    say('Do not take aspirin or ibuprofen.', 'لا تتناول الأسبرين أو الإيبوبروفين.'),
    say('Note the time it began and what was being done.', 'دوّن وقت بدء الصداع وما كان يجري حينها.'),
    onSide,
  ]),
  meningitis: topic('ambulance', [
    say('Do not wait for a rash.', 'لا تنتظر ظهور طفح.'),
    say(
      'Press the side of a clear glass on any rash, and tell 999 if it does not fade.',
      'اضغط جانب كأس شفافة على أي طفح، وأخبر موظف الطوارئ إن لم يختفِ.',
    ),
    say('On dark skin check palms, soles and mouth.', 'في البشرة الداكنة افحص الكفين والقدمين والفم.'),
    onSide,
  ]),
  'gas-headache': topic('ambulance', [
    say('Everyone should get out into fresh air now; do not go back in.', 'ليخرج الجميع إلى الهواء الطلق الآن، ولا يعد أحد إلى الداخل.'),
    say('Put out charcoal or turn off the heater or engine only if that is safe.', 'أطفئ الفحم أو الدفاية أو المحرك فقط إن كان ذلك آمناً.'),
    say('Tell 999 how many people are ill: the gas may have no smell.', 'أخبر 999 بعدد المصابين: فقد يكون الغاز بلا رائحة.'),
    onSide,
  ]),
  'head-pressure': topic('ambulance', [
    say('Keep the person lying with head and shoulders a little raised.', 'أبقِ المصاب مستلقياً مع رفع الرأس والكتفين قليلاً.', {
      unless: ['injury', 'injury-recent', 'head-injury'],
    }),
    say('Stay with the person, and note how easily they wake.', 'ابقَ مع المصاب ودوّن مدى سهولة إيقاظه.'),
    nothingByMouth,
    onSide,
  ]),
  'pregnancy-headache': topic(
    'emergency-department',
    [
      say('Lie on the left side in a quiet, dark room.', 'استلقي على الجانب الأيسر في غرفة هادئة مظلمة.'),
      say(
        'Measure the blood pressure if there is a device, and tell the staff the value.',
        'قيسي ضغط الدم إن وُجد جهاز وأخبري الطاقم بالقراءة.',
      ),
      say('Do not take ibuprofen or aspirin unless a doctor prescribed it.', 'لا إيبوبروفين ولا أسبرين إلا بوصفة طبيب.'),
      say('Have the maternity record ready.', 'جهّزي ملف الحمل.'),
    ],
    [],
    any('pregnant', 'late-pregnancy', 'after-birth'),
  ),
  'head-pregnant-today': topic(
    'today',
    [
      say('Measure the blood pressure today, at a clinic or pharmacy.', 'قيسي ضغط الدم اليوم في عيادة أو صيدلية.'),
      say(
        'Rest, drink water, and take paracetamol if needed, but not ibuprofen.',
        'استريحي واشربي الماء، وتناولي الباراسيتامول عند الحاجة دون الإيبوبروفين.',
      ),
    ],
    [
      say(
        'Call 999 if there is blurred sight or flashes, pain under the ribs, a swollen face, a seizure, or a sudden severe headache.',
        'اتصلي بالرقم 999 عند تشوش الرؤية أو ومضات أو ألم تحت الأضلاع أو تورم الوجه أو تشنج أو صداع شديد مفاجئ.',
      ),
    ],
    any('pregnant', 'late-pregnancy', 'after-birth'),
  ),
  'headache-artery': topic(
    'today',
    [
      say('See a doctor today: waiting can cost sight.', 'راجع الطبيب اليوم: فالتأخر قد يؤثر في البصر.'),
      say(
        'Tell the doctor about pain on combing or chewing, and any weight loss.',
        'أخبر الطبيب بأي ألم عند التمشيط أو المضغ وأي نقص في الوزن.',
      ),
      medicinesReady,
    ],
    [
      say(
        'Go to an emergency department at once if there is loss of sight or double vision.',
        'اذهب إلى قسم الطوارئ فوراً عند فقدان الرؤية أو ازدواجها.',
      ),
      strokeSigns,
    ],
    'over-50',
  ),
  'headache-today': topic(
    'today',
    [darkRoom, paracetamol, noAspirin, sips, say('Note how it differs from other headaches.', 'دوّن ما يميزه عن أي صداع سابق.')],
    [strokeSigns, meningitisSigns, worstHeadache],
  ),
  'headache-unclear': topic(
    'days',
    [
      say('Rest in a quiet room, drink water and eat something.', 'استرح في غرفة هادئة، واشرب الماء وتناول شيئاً خفيفاً.'),
      paracetamol,
      noAspirin,
      say(
        'If others in the place have a headache too, all go outside: it can be gas.',
        'إذا أصاب الصداع آخرين في المكان فاخرجوا جميعاً إلى الهواء: فقد يكون السبب غازاً.',
      ),
    ],
    [strokeSigns, meningitisSigns, worstHeadache],
  ),
  'headache-recurring': topic(
    'weeks',
    [
      say('Keep a headache diary: when, where, how strong and what helped.', 'احتفظ بدفتر للصداع: متى وأين وما شدته وما الذي خففه.'),
      fewDays,
      say('Drink enough water, sleep regularly and do not skip meals.', 'اشرب ما يكفي من الماء ونم بانتظام ولا تفوّت الوجبات.'),
      paracetamol,
    ],
    [strokeSigns, meningitisSigns, worstHeadache],
  ),
  migraine: topic(
    'home',
    [
      darkRoom,
      say('Take the usual migraine medicine early, as prescribed.', 'تناول دواء الشقيقة المعتاد مبكراً كما وُصف.'),
      say('Drink in small sips, and put a cold cloth on the forehead.', 'اشرب رشفات صغيرة وضع قماشاً بارداً على الجبين.'),
      fewDays,
    ],
    [
      strokeSigns,
      meningitisSigns,
      say(
        'See a doctor if it differs from other attacks or lasts over 3 days.',
        'راجع الطبيب إذا اختلفت النوبة عن سابقاتها أو استمرت أكثر من 3 أيام.',
      ),
    ],
  ),
  headache: topic(
    'home',
    [
      say('Drink water, eat something and rest in a quiet room.', 'اشرب الماء وتناول شيئاً واسترح في غرفة هادئة.'),
      say('Take breaks from screens, and loosen neck and shoulders.', 'خذ فترات راحة من الشاشات وأرخِ الرقبة والكتفين.'),
      paracetamol,
      noAspirin,
      fewDays,
    ],
    [strokeSigns, meningitisSigns, worstHeadache],
  ),
  'stiff-neck-today': topic(
    'today',
    [
      paracetamol,
      say('Look for a rash, and press a clear glass on it.', 'ابحث عن طفح واضغط عليه بكأس شفافة.'),
      say('Measure the temperature.', 'قِس درجة الحرارة.'),
    ],
    [meningitisSigns, strokeSigns],
  ),
} as const;
