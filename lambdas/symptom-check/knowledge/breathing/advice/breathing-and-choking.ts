import { say, topic } from '../../kinds/topic.ts';
import { compressions } from '../../compressions.ts';
import { heartSigns, medicinesReady, nothingByMouth, onSide } from '../../sentences.ts';
import { noSmoke, rubBaby, upright, watchBreathing } from '../sentences.ts';

const loosen = say('Loosen tight clothes, and let fresh air in.', 'أرخِ الملابس الضيقة ودع الهواء يدخل.', {
  unless: ['under-1'],
});

export const advice = {
  // Emergency
  'no-breathing': topic('ambulance', [
    ...compressions,
    say(
      'Someone drowned: 5 breaths first, then 30 presses and 2 breaths, alternating.',
      'الغريق: أعطِه 5 أنفاس أولاً، ثم 30 ضغطة ونفَسين بالتناوب.',
      { unless: ['under-16'] },
    ),
    say('Send someone for a defibrillator, switch it on and do as it says.', 'اطلب من شخص إحضار جهاز الصدمات، وشغّله واتبع تعليماته.'),
    say('Put the phone on speaker, and do not hang up.', 'شغّل مكبر صوت الهاتف ولا تُنهِ المكالمة.'),
  ]),
  'slow-breathing': topic('ambulance', [
    say('Try to wake the person, and keep them awake if possible.', 'حاول إيقاظ المصاب، وأبقِه مستيقظاً إن أمكن.'),
    onSide,
    ...compressions,
    say(
      'Tell 999 what was taken: pain medicine, sleeping tablets, drugs or alcohol.',
      'أخبر 999 بما تم تناوله: مسكنات أو منومات أو مخدرات أو كحول.',
    ),
    say('Give naloxone if it is there.', 'أعطِ النالوكسون إن كان متوفراً.'),
  ]),
  choking: topic('ambulance', [
    say('Cough hard as long as coughing is possible.', 'اسعل بقوة ما دام السعال ممكناً.'),
    say(
      'If the person cannot cough, lean them forward, give 5 firm blows between the shoulder blades, then 5 sharp thrusts inward and upward above the navel, and keep alternating.',
      'إذا تعذر السعال: أمِل المصاب إلى الأمام واضربه 5 ضربات قوية بين لوحي الكتف، ثم اضغط 5 ضغطات سريعة إلى الداخل والأعلى فوق السرة، بالتناوب.',
      { unless: ['under-1'] },
    ),
    say('Pregnant or very large: press on the chest instead of the belly.', 'الحامل أو صاحب الوزن الكبير: اضغط على الصدر بدلاً من البطن.', {
      unless: ['under-1'],
    }),
    say(
      'Baby under 1: head down, 5 back blows, then 5 chest thrusts with two fingers, never the belly.',
      'الرضيع دون سنة: اجعل رأسه إلى أسفل واضربه 5 ضربات على الظهر، ثم اضغط 5 ضغطات على الصدر بإصبعين، ولا تضغط على البطن أبداً.',
    ),
    say('Do not reach blindly into the mouth.', 'لا تُدخل إصبعك في الفم دون رؤية الجسم العالق.'),
    say('If the person goes limp, start chest compressions.', 'إذا ارتخى جسم المصاب ولم يعد يستجيب فابدأ الضغط على الصدر.'),
    ...compressions,
  ]),
  breathing: topic('ambulance', [
    ...upright,
    loosen,
    { ...watchBreathing, when: 'under-1' },
    { ...rubBaby, when: 'under-1' },
    say('Use the inhaler or oxygen if a doctor prescribed it.', 'استخدم البخاخ أو الأكسجين إذا وصفه الطبيب.'),
    say('Keep a child calm on the lap, and do not look into the throat.', 'أبقِ الطفل هادئاً في الحضن ولا تنظر في حلقه.', {
      unless: ['over-16'],
    }),
    nothingByMouth,
    ...compressions,
  ]),
  'lung-clot': topic('ambulance', [
    say('Sit in the way that makes breathing easiest, and keep still.', 'اجلس بالوضعية التي تجعل التنفس أسهل وابقَ ساكناً.'),
    say('Do not rub a painful or swollen leg.', 'لا تدلك ساقاً مؤلمة أو متورمة.'),
    say(
      'Tell the crew about any operation, long trip, pregnancy, birth, hormone tablets or earlier clot.',
      'أخبر الطاقم بأي عملية حديثة أو سفر طويل أو حمل أو ولادة أو حبوب هرمونية أو جلطة سابقة.',
    ),
    medicinesReady,
  ]),
  // Today
  'choking-checked': topic(
    'today',
    [
      say('Do not eat or drink anything more until swallowing is clearly normal.', 'لا طعام ولا شراب حتى يعود البلع طبيعياً تماماً.'),
      say('Tell the doctor what it was, and whether thrusts on the belly were given.', 'أخبر الطبيب بما علق، وهل أُجريت ضغطات على البطن.'),
    ],
    [
      say(
        'Call 999 if there is noisy or hard breathing, blue lips, drooling or belly pain.',
        'اتصل بالرقم 999 عند زرقة الشفتين أو سيلان اللعاب أو ألم البطن أو تنفس صعب أو بصوت.',
      ),
    ],
  ),
  'breathless-today': topic(
    'today',
    [...upright, say('Rest, and do not climb stairs or walk far.', 'استرح ولا تصعد الدرج ولا تمشِ مسافة طويلة.'), noSmoke, medicinesReady],
    [
      say(
        'Call 999 if it comes suddenly or gets worse, or if there are blue lips, chest pain, fainting, confusion or coughing of blood.',
        'اتصل بالرقم 999 إذا حدث فجأة أو ازداد، أو عند زرقة الشفتين أو ألم الصدر أو الإغماء أو الارتباك الذهني أو سعال الدم.',
      ),
    ],
  ),
  // An appointment
  'lasting-breathlessness': topic(
    'weeks',
    [
      say('Note what brings it on, and how far walking is possible without a stop.', 'دوّن ما يثيره، والمسافة التي يمكن مشيها دون توقف.'),
      noSmoke,
      medicinesReady,
    ],
    [
      heartSigns,
      say(
        'See a doctor the same day if it gets worse, or if there are swollen legs, fever or black stool.',
        'راجع الطبيب في اليوم نفسه إذا ازداد، أو عند تورم الساقين أو حرارة أو براز أسود.',
      ),
    ],
  ),
  // Self-care
  'choking-over': topic(
    'home',
    [
      say('Small bites, chewed well; sit upright for meals.', 'كُل لقيمات صغيرة مع المضغ الجيد، واجلس منتصباً عند الأكل.'),
      say('Do not give whole nuts, grapes or hard candy under 5 years.', 'لا مكسرات كاملة ولا عنب كامل ولا حلوى صلبة دون 5 سنوات.'),
    ],
    [
      say(
        'Go to an emergency department if there is cough, wheeze or noisy breathing that stays, fever, or trouble swallowing.',
        'اذهب إلى قسم الطوارئ عند سعال أو صفير أو تنفس بصوت مستمر، أو حرارة، أو صعوبة في البلع.',
      ),
    ],
  ),
  unfit: topic(
    'home',
    [
      say(
        'Getting out of breath with hard effort is normal when it goes within minutes.',
        'ضيق النفس مع المجهود الشديد طبيعي إذا زال خلال دقائق.',
      ),
      say('Train a little every day, and raise it slowly.', 'تدرّب قليلاً كل يوم وزد الجهد تدريجياً.'),
      noSmoke,
    ],
    [
      heartSigns,
      say(
        'See a doctor if less effort brings it on than before, or if there is wheezing or a cough.',
        'راجع الطبيب إذا صار جهد أقل من قبل يسببه، أو عند صفير أو سعال.',
      ),
    ],
  ),
} as const;
