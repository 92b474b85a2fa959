import { sameFor, say, topic } from '../../kinds/topic.ts';
import { medicinesReady, onSide, sips } from '../../sentences.ts';
import { plan } from '../sentences.ts';

const sugarNow = say(
  'Awake and able to swallow: 150 to 200 ml juice or ordinary (not diet) soft drink at once, then bread or dates.',
  'عند الوعي والقدرة على البلع: اشرب فوراً 150 إلى 200 مل من العصير أو من مشروب غازي عادي (ليس دايت)، ثم كُل خبزاً أو تمراً.',
);
const again = say(
  'Measure again after 15 minutes; if it is still under 4 mmol/L (70 mg/dL), the same again.',
  'أعد القياس بعد 15 دقيقة؛ فإن بقي أقل من 4 ملّي مول/لتر (70 ملغ/ديسيلتر) فكرر الكمية نفسها.',
);
const breakFast = say('If you are fasting, break your fast.', 'إذا كنت صائماً فاقطع الصيام.');
const noDriving = say(
  'Do not drive until the sugar has been normal for 45 minutes.',
  'لا تقُد السيارة حتى يمضي 45 دقيقة على عودة السكر إلى الطبيعي.',
  { unless: ['under-16'] },
);
const keepInsulin = say('Never stop insulin.', 'لا توقف الأنسولين أبداً.', { when: 'diabetes' });
const measure = say('Measure the blood sugar, and ketones if possible, and note them.', 'قِس سكر الدم، والكيتونات إن أمكن، ودوّن القراءات.');
const lowAgain = say(
  'Call 999 if there is drowsiness, confusion or a seizure, or if the sugar does not rise after two sweet drinks.',
  'اتصل بالرقم 999 عند نعاس أو ارتباك ذهني أو تشنج، أو إذا لم يرتفع السكر بعد مشروبين محلّيين.',
);
const highAgain = say(
  'Call 999 if there is repeated vomiting, deep fast breathing, belly pain, drowsiness or confusion.',
  'اتصل بالرقم 999 عند قيء متكرر أو تنفس عميق سريع أو ألم بطن أو نعاس أو ارتباك ذهني.',
);

const thirstTopic = topic(
  'days',
  [
    say('Ask for a blood sugar test.', 'اطلب فحص سكر الدم.'),
    say('Drink water instead of sweet drinks.', 'اشرب الماء بدلاً من المشروبات المحلاة.'),
    say('Note how much is drunk and passed in a day.', 'دوّن كمية الشرب والبول في اليوم.'),
    medicinesReady,
  ],
  [
    highAgain,
    say(
      'See a doctor the same day if there is weight loss or blurred sight, or if it is a child.',
      'راجع الطبيب في اليوم نفسه عند نقص الوزن أو تشوش الرؤية، أو لدى الأطفال.',
    ),
  ],
);

export const advice = {
  // Emergency
  'low-sugar': topic('ambulance', [
    sugarNow,
    breakFast,
    say(
      'Drowsy or confused: give nothing by mouth, lay the person on the side, and give the glucagon if it was prescribed.',
      'عند النعاس أو الارتباك الذهني: لا تعطِ شيئاً بالفم، ومدّد المصاب على جنبه، وأعطِ الغلوكاغون إن كان موصوفاً.',
    ),
    again,
    say('Stay with the person; never leave them alone to sleep.', 'ابقَ مع المصاب ولا تتركه ينام وحده.'),
  ]),
  'sugar-unknown': topic('ambulance', [
    say('Measure the blood sugar at once if there is a meter.', 'قِس سكر الدم فوراً إن وُجد جهاز.'),
    say(
      'Under 4 mmol/L (70 mg/dL), or no meter: treat it as low sugar.',
      'إذا كان السكر أقل من 4 ملّي مول/لتر (70 ملغ/ديسيلتر) أو لم يوجد جهاز فعالجه على أنه انخفاض في السكر.',
    ),
    sugarNow,
    say(
      'Drowsy or confused: give nothing by mouth, lay the person on the side, and give the glucagon if it was prescribed.',
      'عند النعاس أو الارتباك الذهني: لا تعطِ شيئاً بالفم، ومدّد المصاب على جنبه، وأعطِ الغلوكاغون إن كان موصوفاً.',
    ),
    say('Do not give insulin until the sugar is known.', 'لا تعطِ الأنسولين قبل معرفة السكر.'),
  ]),
  'high-sugar': topic('emergency-department', [
    keepInsulin,
    measure,
    say(
      'Sip water if you are awake and not vomiting; if you are fasting, break your fast.',
      'اشرب رشفات ماء إذا كنت واعياً ولا تتقيأ، وإذا كنت صائماً فاقطع الصيام.',
    ),
    say('Do not exercise.', 'لا رياضة.'),
    onSide,
    medicinesReady,
  ]),
  'new-diabetes-ill': topic('emergency-department', [
    say('Ask for the blood sugar to be measured at once.', 'اطلب قياس سكر الدم فوراً.'),
    say('Take only sips of water; do not drink anything sweet.', 'اشرب رشفات ماء فقط دون مشروبات محلاة.'),
    say('Note since when there has been thirst, much urine and weight loss.', 'دوّن منذ متى العطش وكثرة البول ونقص الوزن.'),
    onSide,
  ]),
  'adrenal-crisis': topic('ambulance', [
    say(
      'Give the prescribed hydrocortisone injection now: 100 mg for an adult, a child the dose on the card.',
      'أعطِ إبرة الهيدروكورتيزون الموصوفة الآن: 100 ملغ للبالغ، وللطفل الجرعة المكتوبة في البطاقة.',
    ),
    say(
      'Tell 999 and the staff at once: adrenal crisis, steroid-dependent.',
      'أخبر 999 والطاقم فوراً: نوبة قصور الكظر، اعتماد على الكورتيزون.',
    ),
    say('Lie down with the legs raised.', 'استلقِ مع رفع الساقين.'),
    plan,
    onSide,
  ]),
  // Today
  'low-sugar-today': topic(
    'today',
    [
      sugarNow,
      breakFast,
      again,
      noDriving,
      say(
        'Ask a doctor today about the insulin or tablets before the next dose.',
        'اسأل الطبيب اليوم عن الأنسولين أو الحبوب قبل الجرعة التالية.',
        { when: 'diabetes' },
      ),
    ],
    [lowAgain],
  ),
  'diabetes-today': topic(
    'today',
    [
      keepInsulin,
      say('Measure the blood sugar more often than usual, and ketones if possible.', 'قِس سكر الدم أكثر من المعتاد، والكيتونات إن أمكن.'),
      say('Drink water; if you are fasting, break your fast.', 'اشرب الماء، وإذا كنت صائماً فاقطع الصيام.'),
      say('Bring the meter and all medicines.', 'أحضر جهاز القياس وجميع الأدوية.'),
    ],
    [highAgain, lowAgain],
  ),
  'diabetes-sick-day': topic(
    'today',
    [
      keepInsulin,
      say(
        'Follow the sick-day plan; measure the sugar every 2 to 4 hours, and ketones if possible.',
        'اتبع خطة أيام المرض؛ وقِس السكر كل ساعتين إلى 4 ساعات، والكيتونات إن أمكن.',
      ),
      sips,
      breakFast,
      say(
        'Ask at once whether metformin or similar tablets should pause.',
        'اسأل فوراً هل يلزم إيقاف الميتفورمين أو الحبوب المماثلة مؤقتاً.',
      ),
    ],
    [highAgain, lowAgain],
    'diabetes',
  ),
  'new-diabetes-today': topic(
    'today',
    [
      say('Ask for a blood sugar test today.', 'اطلب فحص سكر الدم اليوم.'),
      say('Drink water, not sweet drinks.', 'اشرب الماء بدلاً من المشروبات المحلاة.'),
      say('Note the thirst, the urine at night and any weight loss.', 'دوّن العطش والتبول الليلي وأي نقص في الوزن.'),
    ],
    [highAgain],
  ),
  'adrenal-today': topic(
    'today',
    [
      say(
        'Follow the sick-day rules: with fever or injury the steroid dose is usually doubled.',
        'اتبع قواعد أيام المرض: عند الحرارة أو الإصابة تتضاعف جرعة الكورتيزون عادة.',
      ),
      say('Never miss or stop the steroid tablets.', 'لا تفوّت حبوب الكورتيزون ولا توقفها أبداً.'),
      say('Keep the hydrocortisone injection and the card at hand.', 'أبقِ إبرة الهيدروكورتيزون والبطاقة قريبتين.'),
    ],
    [
      say(
        'Vomiting, diarrhea, drowsiness, confusion or fainting: give the prescribed hydrocortisone injection and call 999.',
        'عند القيء أو الإسهال أو النعاس أو الارتباك الذهني أو الإغماء: أعطِ إبرة الهيدروكورتيزون الموصوفة واتصل بالرقم 999.',
      ),
    ],
    'adrenal',
  ),
  // An appointment
  'low-sugar-review': topic(
    'weeks',
    [
      say('Always carry juice or candy.', 'احمل دائماً عصيراً أو حلوى.'),
      say('Note each low value with time, meal, dose and effort.', 'دوّن كل قراءة منخفضة مع وقتها والوجبة والجرعة والمجهود.'),
      say('Measure before driving, and ask before fasting.', 'قِس السكر قبل القيادة، واسأل قبل الصيام.'),
    ],
    [lowAgain],
  ),
  'diabetes-review': topic(
    'weeks',
    [
      keepInsulin,
      say('Note the sugar before meals and at bedtime, and bring the meter.', 'دوّن السكر قبل الوجبات وعند النوم وأحضر الجهاز.'),
      say('Drink water instead of sweet drinks, and walk each day.', 'اشرب الماء بدلاً من المشروبات المحلاة، وامشِ يومياً.'),
      say('Ask before Ramadan whether fasting is safe.', 'اسأل قبل رمضان هل الصيام آمن.'),
    ],
    [highAgain, lowAgain],
  ),
  thirst: thirstTopic,
  'thirst-visit': sameFor('weeks', thirstTopic),
  'sugar-test': topic(
    'weeks',
    [
      say('Bring the test result; one value alone is usually repeated.', 'أحضر نتيجة الفحص؛ فالقراءة الواحدة تُعاد عادة.'),
      say('Drink water instead of sweet drinks, and walk each day.', 'اشرب الماء بدلاً من المشروبات المحلاة، وامشِ يومياً.'),
      medicinesReady,
    ],
    [
      highAgain,
      say(
        'See a doctor the same day if there is great thirst, weight loss or blurred sight.',
        'راجع الطبيب في اليوم نفسه عند عطش شديد أو نقص الوزن أو تشوش الرؤية.',
      ),
    ],
  ),
} as const;
