import { any, say, topic } from '../kinds.ts';
import {
  heartSigns,
  bleedingSigns,
  medicinesReady,
  nothingByMouth,
  onlyPrescribed,
  onSide,
  paracetamol,
  sepsisSigns,
  sips,
} from '../sentences.ts';

const sugarNow = say(
  'Awake and able to swallow: 150 to 200 ml juice or ordinary (not diet) soft drink at once, then bread or dates.',
  'عند الوعي والقدرة على البلع: 150 إلى 200 مل عصير أو مشروب غازي عادي (ليس دايت) فوراً، ثم خبز أو تمر.',
);
const again = say(
  'Measure again after 15 minutes; if it is still under 4, the same again.',
  'أعد القياس بعد 15 دقيقة؛ فإن بقي أقل من 4 فكرر الكمية نفسها.',
);
const breakFast = say('Break a fast.', 'يجب قطع الصيام.');
const noDriving = say(
  'Do not drive until the sugar has been normal for 45 minutes.',
  'لا تقُد السيارة حتى يمضي 45 دقيقة على عودة السكر إلى الطبيعي.',
  { unless: ['under-16'] },
);
const keepInsulin = say('Never stop insulin.', 'لا توقف الأنسولين أبداً.', { when: 'diabetes' });
const measure = say('Measure the blood sugar, and ketones if possible, and note them.', 'قِس سكر الدم، والكيتونات إن أمكن، ودوّن القراءات.');
const lowAgain = say(
  'Call 999 for drowsiness, confusion, a fit, or if the sugar does not rise after two sweet drinks.',
  'اتصل بالرقم 999 عند نعاس أو ارتباك ذهني أو تشنج، أو إذا لم يرتفع السكر بعد مشروبين محلّيين.',
);
const highAgain = say(
  'Call 999 for repeated vomiting, deep fast breathing, belly pain, drowsiness or confusion.',
  'اتصل بالرقم 999 عند قيء متكرر أو تنفس عميق سريع أو ألم بطن أو نعاس أو ارتباك ذهني.',
);
const plan = say('Show the emergency letter or card.', 'أظهر رسالة الطوارئ أو بطاقتها.');
const factor = say(
  'Give the clotting factor kept at home at once, as the plan says.',
  'أعطِ عامل التخثر المحفوظ في البيت فوراً كما في الخطة.',
);
const noNsaid = say('No aspirin and no ibuprofen.', 'لا أسبرين ولا إيبوبروفين.');
const noInjection = say('No injection into a muscle.', 'لا حقن في العضل.');

export const advice = {
  // Emergency
  'low-sugar': topic('Emergency', [
    sugarNow,
    breakFast,
    say(
      'Drowsy or confused: nothing in the mouth, on the side, and the glucagon if it was prescribed.',
      'عند النعاس أو الارتباك الذهني: لا شيء في الفم، ومدّد المصاب على جنبه، وأعطِ الغلوكاغون إن كان موصوفاً.',
    ),
    again,
    say('Stay with the person; never leave them alone to sleep.', 'ابقَ مع المصاب ولا تتركه ينام وحده.'),
  ]),
  'sugar-unknown': topic('Emergency', [
    say('Measure the blood sugar at once if there is a meter.', 'قِس سكر الدم فوراً إن وُجد جهاز.'),
    say('Under 4, or no meter: treat it as low sugar.', 'إذا كان أقل من 4 أو لم يوجد جهاز: يُعامل كانخفاض في السكر.'),
    sugarNow,
    say(
      'Drowsy or confused: nothing in the mouth, on the side, and the glucagon if it was prescribed.',
      'عند النعاس أو الارتباك الذهني: لا شيء في الفم، ومدّد المصاب على جنبه، وأعطِ الغلوكاغون إن كان موصوفاً.',
    ),
    say('Give no insulin until the sugar is known.', 'لا تعطِ الأنسولين قبل معرفة السكر.'),
  ]),
  'high-sugar': topic('Emergency', [
    keepInsulin,
    measure,
    say('Sip water if awake and not vomiting, and break a fast.', 'رشفات ماء عند الوعي وعدم القيء، ويجب قطع الصيام.'),
    say('No exercise.', 'لا رياضة.'),
    onSide,
    medicinesReady,
  ]),
  'new-diabetes-ill': topic('Emergency', [
    say('Ask for the blood sugar to be measured at once.', 'اطلب قياس سكر الدم فوراً.'),
    say('Sips of water only; nothing sweet to drink.', 'رشفات ماء فقط دون مشروبات محلاة.'),
    say('Note since when there has been thirst, much urine and weight loss.', 'دوّن منذ متى العطش وكثرة البول ونقص الوزن.'),
    onSide,
  ]),
  'adrenal-crisis': topic('Emergency', [
    say(
      'Give the prescribed hydrocortisone injection now: 100 mg for an adult, a child the dose on the card.',
      'أعطِ إبرة الهيدروكورتيزون الموصوفة الآن: 100 ملغ للبالغ، وللطفل الجرعة المكتوبة في البطاقة.',
    ),
    say('Say at once: adrenal crisis, steroid-dependent.', 'أخبر 999 والطاقم فوراً: نوبة قصور الكظر، اعتماد على الكورتيزون.'),
    say('Lie down with the legs raised.', 'استلقِ مع رفع الساقين.'),
    plan,
    onSide,
  ]),
  sickle: topic('Emergency', [
    say('Say at once that it is sickle cell disease.', 'أخبر 999 والطاقم فوراً بوجود الأنيميا المنجلية.'),
    say('Keep warm, and drink sips of water.', 'حافظ على الدفء واشرب رشفات من الماء.'),
    say('Take the pain medicine of the home plan.', 'تناول مسكن الألم المذكور في خطة البيت.'),
    say('No ice or cold packs.', 'لا ثلج ولا كمادات باردة.'),
    plan,
  ]),
  haemolysis: topic('Emergency', [
    say('Stop the food, medicine or substance, and keep its packet to show.', 'أوقف الطعام أو الدواء أو المادة واحتفظ بالعبوة لعرضها.'),
    say('Tell the staff: G6PD deficiency, known or possible.', 'أخبر الطاقم بوجود نقص G6PD أو احتماله.'),
    say('Keep some of the dark urine, or a photo of it.', 'احتفظ بعينة من البول الداكن أو صورة له.'),
    say('Lie down, and keep warm.', 'استلقِ وحافظ على الدفء.'),
  ]),
  'metabolic-crisis': topic('Emergency', [
    say(
      'Start the emergency feed or drink of the plan, if awake and not vomiting.',
      'ابدأ تغذية الطوارئ أو شرابها كما في الخطة عند الوعي وعدم القيء.',
    ),
    say('No long gap without feeding.', 'لا فترات طويلة دون تغذية.'),
    plan,
    say('Measure the blood sugar if there is a meter.', 'قِس سكر الدم إن وُجد جهاز.'),
    say('Call the metabolic team on the way.', 'اتصل بفريق الأمراض الاستقلابية في الطريق.'),
    onSide,
  ]),
  'bleeding-disorder': topic('Emergency', [
    factor,
    say(
      'Press firmly on a wound; nose: sit, lean forward and pinch the soft part.',
      'اضغط بقوة على الجرح؛ وفي الأنف: اجلس ومِل للأمام واضغط الجزء الليّن.',
    ),
    say('Say at once which bleeding disorder it is.', 'أخبر 999 والطاقم فوراً بنوع الاضطراب النزفي.'),
    noNsaid,
    noInjection,
    plan,
  ]),
  'bruising-emergency': topic('Emergency', [
    say('Press firmly on what bleeds.', 'اضغط بقوة على موضع النزف.'),
    say('Lie still, and avoid any knock.', 'ابقَ مستلقياً دون حركة وتجنب أي صدمة.'),
    noNsaid,
    medicinesReady,
  ]),
  'anaemia-emergency': topic('Emergency', [
    say('Lie down with the legs raised, or sit if breathing is hard.', 'استلقِ مع رفع الساقين، أو اجلس إذا كان التنفس صعباً.'),
    say('Press firmly on any bleeding that can be seen.', 'اضغط بقوة على أي نزف ظاهر.'),
    nothingByMouth,
    onSide,
    say('Bring the last blood tests and all medicines.', 'أحضر آخر تحاليل الدم وجميع الأدوية.'),
  ]),
  'transfusion-reaction': topic('Emergency', [
    say('If the blood is still running, have it stopped at once.', 'إذا كان الدم لا يزال يُنقل فاطلب إيقافه فوراً.'),
    say('Say when the transfusion was, and where.', 'أخبر الطاقم بوقت نقل الدم ومكانه.'),
    say('Sit up if breathing is hard, otherwise lie down.', 'اجلس إذا كان التنفس صعباً، وإلا فاستلقِ.'),
  ]),
  'thalassaemia-emergency': topic('Emergency', [
    say(
      'Say at once that it is thalassaemia, and whether the spleen was removed.',
      'أخبر 999 والطاقم فوراً بوجود الثلاسيميا، وهل استُؤصل الطحال.',
    ),
    say('Take no more of the iron-binding medicine until a doctor has looked.', 'لا تتناول الدواء الطارد للحديد حتى يفحص الطبيب الحالة.'),
    medicinesReady,
    onSide,
  ]),
  // Today
  'low-sugar-today': topic(
    'High',
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
    'High',
    [
      keepInsulin,
      say('Measure the blood sugar more often than usual, and ketones if possible.', 'قِس سكر الدم أكثر من المعتاد، والكيتونات إن أمكن.'),
      say('Drink water, and break a fast.', 'اشرب الماء، ويجب قطع الصيام.'),
      say('Bring the meter and all medicines.', 'أحضر جهاز القياس وجميع الأدوية.'),
    ],
    [highAgain, lowAgain],
  ),
  'diabetes-sick-day': topic(
    'High',
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
    'High',
    [
      say('Ask for a blood sugar test today.', 'اطلب فحص سكر الدم اليوم.'),
      say('Drink water, not sweet drinks.', 'الماء بدلاً من المشروبات المحلاة.'),
      say('Note the thirst, the urine at night and any weight loss.', 'دوّن العطش والتبول الليلي وأي نقص في الوزن.'),
    ],
    [highAgain],
  ),
  'adrenal-today': topic(
    'High',
    [
      say(
        'Follow the sick-day rules: with fever or injury the steroid dose is usually doubled.',
        'اتبع قواعد أيام المرض: تُضاعف جرعة الكورتيزون عادة عند الحرارة أو الإصابة.',
      ),
      say('Never miss or stop the steroid tablets.', 'لا تفوّت حبوب الكورتيزون ولا توقفها أبداً.'),
      say('Keep the hydrocortisone injection and the card at hand.', 'أبقِ إبرة الهيدروكورتيزون والبطاقة قريبتين.'),
    ],
    [
      say(
        'Vomiting, diarrhoea, drowsiness, confusion or fainting: give the prescribed hydrocortisone injection and call 999.',
        'عند القيء أو الإسهال أو النعاس أو الارتباك الذهني أو الإغماء: أعطِ إبرة الهيدروكورتيزون الموصوفة واتصل بالرقم 999.',
      ),
    ],
    'adrenal',
  ),
  'sickle-today': topic(
    'High',
    [
      say('Drink often, keep warm, and rest.', 'اشرب كثيراً وحافظ على الدفء واسترح.'),
      say('Take the pain medicine of the home plan.', 'تناول مسكن الألم المذكور في خطة البيت.'),
      say('Measure the temperature.', 'قِس درجة الحرارة.'),
    ],
    [
      say(
        'Call 999 for chest pain, breathlessness, fever, paleness, a swollen belly, weakness of one side, or pain that the home plan does not ease.',
        'اتصل بالرقم 999 عند ألم الصدر أو ضيق التنفس أو الحرارة أو الشحوب أو انتفاخ البطن أو ضعف في جهة واحدة أو ألم لا يخف بخطة البيت.',
      ),
    ],
    'sickle',
  ),
  'g6pd-today': topic(
    'High',
    [
      say('Stop the food, medicine or substance, and keep its packet to show.', 'أوقف الطعام أو الدواء أو المادة واحتفظ بالعبوة لعرضها.'),
      say('Watch the colour of the urine, the skin and the eyes.', 'راقب لون البول والجلد والعينين.'),
      say('Drink enough water.', 'اشرب ما يكفي من الماء.'),
    ],
    [
      say(
        'Go to an emergency department for dark urine, paleness, yellow eyes, breathlessness or drowsiness.',
        'اذهب إلى قسم الطوارئ عند بول داكن أو شحوب أو اصفرار العينين أو ضيق التنفس أو النعاس.',
      ),
    ],
  ),
  'metabolic-today': topic(
    'High',
    [
      say('Follow the emergency plan, and call the metabolic team now.', 'اتبع خطة الطوارئ واتصل بفريق الأمراض الاستقلابية الآن.'),
      say('No long gap without feeding.', 'لا فترات طويلة دون تغذية.'),
      plan,
    ],
    [
      say(
        'Call 999 for vomiting, refusing feeds, drowsiness, a fit or fast breathing.',
        'اتصل بالرقم 999 عند القيء أو رفض التغذية أو النعاس أو التشنج أو التنفس السريع.',
      ),
    ],
    'inborn-metabolic',
  ),
  'joint-bleed': topic(
    'High',
    [
      factor,
      say(
        'Rest the joint, raise it, and put a cold pack in a cloth on it for up to 20 minutes.',
        'أرِح المفصل وارفعه وضع عليه كمادة باردة ملفوفة بقماش لمدة لا تزيد على 20 دقيقة.',
      ),
      say('Call the treatment centre at once: the first hours matter.', 'اتصل بمركز العلاج فوراً: الساعات الأولى مهمة.'),
      noNsaid,
      noInjection,
    ],
    [
      say(
        'Call 999 for numbness, a tight hard limb, a knock on the head, severe headache, or pain in the belly, groin or back.',
        'اتصل بالرقم 999 عند تنميل أو طرف مشدود وصلب أو ضربة على الرأس أو صداع شديد أو ألم في البطن أو أعلى الفخذ أو الظهر.',
      ),
    ],
    'bleeding-disorder',
  ),
  'bleeding-disorder-today': topic(
    'High',
    [
      factor,
      say('Press firmly for 15 minutes without a pause.', 'اضغط بقوة 15 دقيقة دون توقف.'),
      say('Call the treatment centre.', 'اتصل بمركز العلاج.'),
      noNsaid,
      noInjection,
    ],
    [
      bleedingSigns,
      say(
        'Call 999 for a knock on the head, severe headache, drowsiness or black stool.',
        'اتصل بالرقم 999 عند ضربة على الرأس أو صداع شديد أو نعاس أو براز أسود.',
      ),
    ],
    'bleeding-disorder',
  ),
  'bruising-today': topic(
    'High',
    [
      say('Ask for a blood count today.', 'اطلب فحص تعداد الدم اليوم.'),
      noNsaid,
      say('Avoid rough sport and knocks.', 'تجنب الرياضة العنيفة والصدمات.'),
      medicinesReady,
    ],
    [
      bleedingSigns,
      say(
        'Call 999 for a severe headache, confusion, high fever or black stool.',
        'اتصل بالرقم 999 عند صداع شديد أو ارتباك ذهني أو حرارة عالية أو براز أسود.',
      ),
    ],
  ),
  'anaemia-today': topic(
    'High',
    [
      say('Rest, and stand up slowly.', 'استرح وانهض ببطء.'),
      say('Bring the last blood tests.', 'أحضر آخر تحاليل الدم.'),
      say('Tell the doctor of any bleeding, heavy periods or dark stool.', 'أخبر الطبيب بأي نزف أو دورة غزيرة أو براز داكن.'),
      medicinesReady,
    ],
    [
      heartSigns,
      say('Call 999 for black stool, vomiting blood or heavy bleeding.', 'اتصل بالرقم 999 عند براز أسود أو قيء دموي أو نزيف شديد.'),
    ],
  ),
  'thalassaemia-today': topic(
    'High',
    [
      say('Measure the temperature.', 'قِس درجة الحرارة.'),
      say(
        'With fever: no iron-binding medicine until a doctor has looked.',
        'مع الحرارة: لا تتناول الدواء الطارد للحديد حتى يفحص الطبيب الحالة.',
      ),
      say('Call the thalassaemia clinic.', 'اتصل بعيادة الثلاسيميا.'),
      medicinesReady,
    ],
    [heartSigns, sepsisSigns],
    any('thalassaemia', 'after-transfusion'),
  ),
  // An appointment
  'low-sugar-review': topic(
    'Medium',
    [
      say('Carry juice or sweets always.', 'احمل دائماً عصيراً أو حلوى.'),
      say('Note each low value with time, meal, dose and effort.', 'دوّن كل قراءة منخفضة مع وقتها والوجبة والجرعة والمجهود.'),
      say('Measure before driving, and ask before fasting.', 'قِس السكر قبل القيادة، واسأل قبل الصيام.'),
    ],
    [lowAgain],
  ),
  'diabetes-review': topic(
    'Medium',
    [
      keepInsulin,
      say('Note the sugar before meals and at bedtime, and bring the meter.', 'دوّن السكر قبل الوجبات وعند النوم وأحضر الجهاز.'),
      say('Water instead of sweet drinks, and a walk each day.', 'الماء بدلاً من المشروبات المحلاة، والمشي يومياً.'),
      say('Ask before Ramadan whether fasting is safe.', 'اسأل قبل رمضان هل الصيام آمن.'),
    ],
    [highAgain, lowAgain],
  ),
  thirst: topic(
    'Medium',
    [
      say('Ask for a blood sugar test.', 'اطلب فحص سكر الدم.'),
      say('Water instead of sweet drinks.', 'الماء بدلاً من المشروبات المحلاة.'),
      say('Note how much is drunk and passed in a day.', 'دوّن كمية الشرب والبول في اليوم.'),
      medicinesReady,
    ],
    [
      highAgain,
      say(
        'See a doctor the same day for weight loss, blurred sight, or in a child.',
        'راجع الطبيب في اليوم نفسه عند نقص الوزن أو تشوش الرؤية، أو لدى الأطفال.',
      ),
    ],
  ),
  'sugar-test': topic(
    'Medium',
    [
      say('Bring the test result; one value alone is usually repeated.', 'أحضر نتيجة الفحص؛ فالقراءة الواحدة تُعاد عادة.'),
      say('Water instead of sweet drinks, and a walk each day.', 'الماء بدلاً من المشروبات المحلاة، والمشي يومياً.'),
      medicinesReady,
    ],
    [
      highAgain,
      say(
        'See a doctor the same day for great thirst, weight loss or blurred sight.',
        'راجع الطبيب في اليوم نفسه عند عطش شديد أو نقص الوزن أو تشوش الرؤية.',
      ),
    ],
  ),
  'g6pd-watch': topic(
    'Medium',
    [
      say('For three days watch for dark urine, paleness and yellow eyes.', 'راقب لمدة ثلاثة أيام ظهور بول داكن أو شحوب أو اصفرار العينين.'),
      say(
        'Show the list of forbidden foods and medicines to every doctor and pharmacist.',
        'أظهر قائمة الأطعمة والأدوية الممنوعة لكل طبيب وصيدلي.',
      ),
    ],
    [
      say(
        'Go to an emergency department for dark urine, paleness, yellow eyes, breathlessness or drowsiness.',
        'اذهب إلى قسم الطوارئ عند بول داكن أو شحوب أو اصفرار العينين أو ضيق التنفس أو النعاس.',
      ),
    ],
  ),
  'bleeding-disorder-review': topic(
    'Medium',
    [noNsaid, say('Call the treatment centre for advice.', 'اتصل بمركز العلاج للاستشارة.'), paracetamol],
    [bleedingSigns],
    'bleeding-disorder',
  ),
  bruising: topic(
    'Medium',
    [
      say('Ask for a blood count.', 'اطلب فحص تعداد الدم.'),
      onlyPrescribed,
      say('Take photos of the bruises, with dates.', 'التقط صوراً للكدمات مع تواريخها.'),
      medicinesReady,
    ],
    [
      bleedingSigns,
      say(
        'See a doctor the same day for new bruises everywhere, bleeding gums or nose, fever or paleness.',
        'راجع الطبيب في اليوم نفسه عند كدمات جديدة منتشرة أو نزف اللثة أو الأنف أو حرارة أو شحوب.',
      ),
    ],
  ),
  anaemia: topic(
    'Medium',
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
        'See a doctor the same day for breathlessness, palpitations or dark urine.',
        'راجع الطبيب في اليوم نفسه عند ضيق التنفس أو الخفقان أو البول الداكن.',
      ),
    ],
  ),
  // Self-care
  'fava-eaten': topic(
    'Low',
    [
      say(
        'Most people eat fava beans without harm; watch the urine for three days.',
        'يأكل معظم الناس الفول دون ضرر؛ راقب لون البول ثلاثة أيام.',
      ),
    ],
    [
      say(
        'Go to an emergency department for dark urine, paleness, yellow eyes or weakness.',
        'اذهب إلى قسم الطوارئ عند بول داكن أو شحوب أو اصفرار العينين أو ضعف.',
      ),
    ],
  ),
} as const;
