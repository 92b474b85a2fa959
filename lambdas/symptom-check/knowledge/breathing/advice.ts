import { any, say, topic } from '../kinds.ts';
import {
  allergySigns,
  askPharmacist,
  breathingSigns,
  compressions,
  heartSigns,
  honey,
  medicinesReady,
  noAntibiotics,
  noAspirin,
  nothingByMouth,
  onSide,
  paracetamol,
  saltWater,
  sepsisSigns,
  sips,
  travel,
} from '../sentences.ts';

const upright = say('Sit upright, leaning a little forward, and do not lie down.', 'اجلس منتصباً مائلاً قليلاً إلى الأمام ولا تستلقِ.');
const loosen = say('Loosen tight clothes, and let fresh air in.', 'أرخِ الملابس الضيقة ودع الهواء يدخل.');
const noSmoke = say('Keep away from smoke, shisha, incense and dust.', 'ابتعد عن الدخان والشيشة والبخور والغبار.');
const mask = say('Wear a mask near other people.', 'ضع كمامة بالقرب من الآخرين.');
const restDrink = say('Rest and drink enough.', 'استرح واشرب ما يكفي.');
const childOnLap = say('Keep the child calm and upright on the lap.', 'أبقِ الطفل هادئاً ومنتصباً في الحضن.', { unless: ['over-16'] });
const notInThroat = say('Do not look into the throat or put anything in the mouth.', 'لا تنظر في الحلق ولا تضع شيئاً في الفم.');
const smallFeeds = say('Offer smaller feeds more often.', 'قدّم رضعات أصغر وأكثر تكراراً.');
const babySigns = say(
  'Call 999 for pauses in breathing, blue lips, ribs drawing in, a limp baby or one that cannot be woken.',
  'اتصل بالرقم 999 عند توقفات في التنفس أو زرقة في الشفتين أو انسحاب الأضلاع أو ارتخاء الرضيع أو صعوبة إيقاظه.',
);
const reliever = say(
  'Reliever inhaler, usually blue: one puff every 30 to 60 seconds, up to 10 puffs, with a spacer if there is one.',
  'البخاخ المسعف (الأزرق عادة): بخة كل 30 إلى 60 ثانية حتى 10 بخات، مع السبيسر إن وُجد.',
);
const combined = say('A combined inhaler as reliever follows its own plan.', 'البخاخ المركّب المستخدم للإسعاف يتبع خطته الخاصة.');
const attackSigns = say(
  'Call 999 if the reliever does not help or wears off within 4 hours, or if speaking a sentence is hard.',
  'اتصل بالرقم 999 إذا لم يفد البخاخ المسعف أو زال أثره قبل 4 ساعات، أو إذا صعب إكمال جملة.',
);
const worseInDays = say(
  'See a doctor if it is worse after a few days, or not better after 10 days.',
  'راجع الطبيب إذا ساءت الحالة بعد أيام، أو لم تتحسن بعد 10 أيام.',
);

export const advice = {
  // Emergency
  'no-breathing': topic('Emergency', [
    compressions,
    say(
      'Children: press a third of the depth of the chest; for a baby with two fingers or thumbs.',
      'للأطفال: اضغط بعمق ثلث الصدر؛ وللرضيع بإصبعين أو بالإبهامين.',
    ),
    say(
      'A child, or somebody drowned: 5 breaths first, then 30 presses and 2 breaths by turns.',
      'طفل أو غريق: 5 أنفاس أولاً، ثم 30 ضغطة ونفَسان بالتناوب.',
    ),
    say('Send somebody for a defibrillator, switch it on and do as it says.', 'اطلب من شخص إحضار جهاز الصدمات، وشغّله واتبع تعليماته.'),
    say('Put the phone on loudspeaker, and do not hang up.', 'شغّل مكبر صوت الهاتف ولا تُنهِ المكالمة.'),
  ]),
  'slow-breathing': topic('Emergency', [
    say('Try to wake the person, and keep them awake if possible.', 'حاول إيقاظ المصاب، وأبقِه مستيقظاً إن أمكن.'),
    onSide,
    compressions,
    say(
      'Say what was taken: pain medicine, sleeping tablets, drugs or alcohol.',
      'أخبر 999 بما تم تناوله: مسكنات أو منومات أو مخدرات أو كحول.',
    ),
    say('Give naloxone if it is there.', 'أعطِ النالوكسون إن كان متوفراً.'),
  ]),
  choking: topic('Emergency', [
    say('Cough hard as long as coughing is possible.', 'اسعل بقوة ما دام السعال ممكناً.'),
    say(
      'Cannot cough: bend forward, 5 firm blows between the shoulder blades, then 5 sharp thrusts inwards and upwards above the navel, by turns.',
      'عند تعذر السعال: انحناء إلى الأمام و5 ضربات قوية بين لوحي الكتف، ثم 5 ضغطات سريعة إلى الداخل والأعلى فوق السرة، بالتناوب.',
      { unless: ['under-1'] },
    ),
    say('Pregnant or very large: press on the chest instead of the belly.', 'الحامل أو صاحب الوزن الكبير: الضغط على الصدر بدلاً من البطن.', {
      unless: ['under-1'],
    }),
    say(
      'Baby under 1: head down, 5 back blows, then 5 chest thrusts with two fingers, never the belly.',
      'الرضيع دون سنة: الرأس إلى أسفل، 5 ضربات على الظهر ثم 5 ضغطات على الصدر بإصبعين، ولا تضغط على البطن أبداً.',
    ),
    say('Do not reach blindly into the mouth.', 'لا تُدخل إصبعك في الفم دون رؤية الجسم العالق.'),
    say('If the person goes limp, start chest compressions.', 'إذا ارتخى المصاب فابدأ الضغط على الصدر.'),
  ]),
  breathing: topic('Emergency', [
    upright,
    loosen,
    say('Use the inhaler or oxygen if a doctor prescribed it.', 'استخدم البخاخ أو الأكسجين إذا وصفه الطبيب.'),
    say('Keep a child calm on the lap, and do not look into the throat.', 'أبقِ الطفل هادئاً في الحضن ولا تنظر في حلقه.', {
      unless: ['over-16'],
    }),
    nothingByMouth,
    compressions,
  ]),
  asthma: topic('Emergency', [
    say('Sit upright, and breathe slowly and steadily.', 'اجلس منتصباً وتنفس ببطء وانتظام.'),
    reliever,
    combined,
    say(
      'If there is no improvement when 10 puffs are used, repeat them while waiting for the ambulance.',
      'إذا لم يحدث تحسن بعد 10 بخات فكررها أثناء انتظار الإسعاف.',
    ),
    say('Take a steroid tablet now if the asthma plan says so.', 'تُؤخذ حبة الكورتيزون الآن إذا نصت خطة علاج الربو على ذلك.'),
  ]),
  'lung-disease-emergency': topic('Emergency', [
    upright,
    say('Use the reliever inhaler or nebuliser as the plan says.', 'استخدم البخاخ المسعف أو جهاز البخار كما في خطة العلاج.'),
    say('Home oxygen: only at the prescribed flow, no more.', 'الأكسجين المنزلي: بالتدفق الموصوف فقط دون زيادة.'),
    medicinesReady,
  ]),
  'lung-clot': topic('Emergency', [
    say('Sit in the way that makes breathing easiest, and keep still.', 'اجلس بالوضعية التي تجعل التنفس أسهل وابقَ ساكناً.'),
    say('Do not rub a painful or swollen leg.', 'لا تدلك ساقاً مؤلمة أو متورمة.'),
    say(
      'Tell the crew of any operation, long journey, pregnancy, birth, hormone tablets or earlier clot.',
      'أخبر الطاقم بأي عملية حديثة أو سفر طويل أو حمل أو ولادة أو حبوب هرمونية أو جلطة سابقة.',
    ),
    medicinesReady,
  ]),
  'pneumonia-severe': topic('Emergency', [
    upright,
    onSide,
    say('Note the temperature, and when urine last came.', 'دوّن درجة الحرارة وآخر مرة خرج فيها البول.'),
    travel,
    mask,
    medicinesReady,
  ]),
  'coughing-much-blood': topic('Emergency', [
    say('Sit leaning forward, and spit the blood out.', 'اجلس مائلاً إلى الأمام وابصق الدم.'),
    say('If lying down, lie on the side that feels ill or bubbles.', 'عند الاستلقاء فليكن على الجنب الذي يبدو مصاباً.'),
    nothingByMouth,
    say('Say if there are blood thinners, and show the medicines.', 'أخبر الطاقم بأي مميعات للدم وأظهر الأدوية.'),
    say('Keep a little of the blood, or a photo, to show how much it was.', 'احتفظ بقليل من الدم أو بصورة لإظهار كميته.'),
  ]),
  'croup-emergency': topic('Emergency', [
    say(
      'Sit upright, in the way that makes breathing easiest; a child stays calm on the lap.',
      'الجلوس منتصباً بالوضعية الأسهل للتنفس؛ ويبقى الطفل هادئاً في الحضن.',
    ),
    notInThroat,
    nothingByMouth,
    say('No steam: it does not help, and it can scald.', 'لا بخار: فهو لا يفيد وقد يسبب حرقاً.'),
  ]),
  'baby-breathing': topic(
    'Emergency',
    [
      say('Hold the baby upright, and unwrap tight clothes.', 'احمل الرضيع منتصباً وأرخِ ملابسه الضيقة.'),
      say('Watch the breathing all the time.', 'راقب التنفس باستمرار.'),
      say(
        'Breathing stops: rub the feet or back; if it does not start, 5 breaths over mouth and nose, then chest presses with two fingers.',
        'عند توقف التنفس: دلّك القدمين أو الظهر؛ فإن لم يعد فأعطِ 5 أنفاس على الفم والأنف، ثم اضغط الصدر بإصبعين.',
      ),
      say('Give no cough or cold medicine.', 'لا تعطِ أدوية السعال أو الزكام.'),
    ],
    [],
    any('under-1', 'under-2', 'under-6-months', 'under-3-months', 'child', 'newborn'),
  ),
  // Today
  'choking-checked': topic(
    'High',
    [
      say('Eat and drink nothing more until swallowing is clearly normal.', 'لا طعام ولا شراب حتى يعود البلع طبيعياً تماماً.'),
      say('Tell the doctor what it was, and whether thrusts on the belly were given.', 'أخبر الطبيب بما علق، وهل أُجريت ضغطات على البطن.'),
    ],
    [
      say(
        'Call 999 for noisy or hard breathing, blue lips, drooling or belly pain.',
        'اتصل بالرقم 999 عند تنفس صعب أو بصوت أو زرقة الشفتين أو سيلان اللعاب أو ألم البطن.',
      ),
    ],
  ),
  'breathless-today': topic(
    'High',
    [upright, say('Rest, and do not climb stairs or walk far.', 'استرح ولا تصعد الدرج ولا تمشِ مسافة طويلة.'), noSmoke, medicinesReady],
    [
      say(
        'Call 999 if it comes suddenly or gets worse, or for blue lips, chest pain, fainting, confusion or coughing blood.',
        'اتصل بالرقم 999 إذا حدث فجأة أو ازداد، أو عند زرقة الشفتين أو ألم الصدر أو الإغماء أو الارتباك الذهني أو سعال الدم.',
      ),
    ],
  ),
  'asthma-today': topic(
    'High',
    [
      say('Sit upright, and take the reliever inhaler as the asthma plan says.', 'اجلس منتصباً واستخدم البخاخ المسعف كما في خطة علاج الربو.'),
      say('Go on with the preventer inhaler every day.', 'استمر في استخدام البخاخ الوقائي يومياً.'),
      noSmoke,
      say('Bring the inhalers and the spacer.', 'أحضر البخاخات والسبيسر.'),
    ],
    [attackSigns, breathingSigns],
  ),
  'lung-disease-today': topic(
    'High',
    [
      say('Use the inhalers as the plan for flares says.', 'استخدم البخاخات كما في خطة التفاقم.'),
      say('Start the tablets kept at home for flares only as the plan says.', 'لا تبدأ حبوب التفاقم المحفوظة في البيت إلا كما في الخطة.'),
      noSmoke,
      medicinesReady,
    ],
    [
      say(
        'Call 999 for breathlessness at rest, blue lips, confusion, drowsiness or chest pain.',
        'اتصل بالرقم 999 عند ضيق التنفس أثناء الراحة أو زرقة الشفتين أو الارتباك الذهني أو النعاس أو ألم الصدر.',
      ),
    ],
  ),
  'chest-infection': topic(
    'High',
    [say('Rest propped up, and do not smoke.', 'استرح مع رفع الظهر وتجنب التدخين.'), sips, paracetamol, noAspirin, travel, mask],
    [breathingSigns, sepsisSigns],
  ),
  'pleuritic-today': topic(
    'High',
    [
      say('Rest in the position that hurts least.', 'استرح بالوضعية الأقل ألماً.'),
      say(
        'Tell the doctor of any operation, long journey, birth or hormone tablets in the last weeks.',
        'أخبر الطبيب بأي عملية أو سفر طويل أو ولادة أو حبوب هرمونية في الأسابيع الأخيرة.',
      ),
      medicinesReady,
    ],
    [breathingSigns],
  ),
  'coughing-blood-today': topic(
    'High',
    [
      say('Note how much blood, how often and since when; a photo helps.', 'دوّن كمية الدم وعدد المرات ومنذ متى؛ والصورة تفيد.'),
      mask,
      say(
        'Tell the doctor of weight loss, night sweats, smoking, or contact with tuberculosis.',
        'أخبر الطبيب بنقص الوزن أو التعرق الليلي أو التدخين أو مخالطة مصاب بالسل.',
      ),
      say('Take no aspirin or ibuprofen unless a doctor prescribed it.', 'لا تتناول الأسبرين أو الإيبوبروفين إلا إذا وصفه طبيب.'),
      medicinesReady,
    ],
    [
      say(
        'Call 999 for more than streaks of blood, breathlessness, chest pain or fainting.',
        'اتصل بالرقم 999 إذا زاد الدم عن خيوط، أو عند ضيق التنفس أو ألم الصدر أو الإغماء.',
      ),
    ],
  ),
  'croup-today': topic(
    'High',
    [childOnLap, notInThroat, sips, say('No steam and no cough medicine.', 'لا بخار ولا أدوية للسعال.'), paracetamol],
    [
      say(
        'Call 999 for a harsh noise at rest, ribs drawing in, blue lips, drooling or drowsiness.',
        'اتصل بالرقم 999 عند صوت خشن أثناء الراحة أو انسحاب الأضلاع أو زرقة الشفتين أو سيلان اللعاب أو النعاس.',
      ),
    ],
  ),
  'whooping-today': topic(
    'High',
    [
      say('Stay away from babies and pregnant women until a doctor has looked.', 'تجنب مخالطة الرضّع والحوامل حتى يفحص الطبيب الحالة.'),
      say('Small meals and sips, often.', 'وجبات صغيرة ورشفات متكررة.'),
      mask,
      say('Tell the doctor which vaccines were given.', 'أخبر الطبيب بالتطعيمات التي أُخذت.'),
    ],
    [
      say(
        'Call 999 for pauses in breathing, blue lips, a fit or exhaustion.',
        'اتصل بالرقم 999 عند توقفات في التنفس أو زرقة الشفتين أو تشنج أو إنهاك.',
      ),
    ],
  ),
  'flu-today': topic(
    'High',
    [
      say(
        'Ask today about a medicine against flu: it works best within 2 days.',
        'اسأل اليوم عن دواء للإنفلونزا: فائدته أكبر خلال أول يومين.',
      ),
      restDrink,
      paracetamol,
      noAspirin,
      mask,
    ],
    [breathingSigns, sepsisSigns],
  ),
  'baby-cough-today': topic(
    'High',
    [
      smallFeeds,
      say(
        'A few drops of salt water in each nostril before feeds can help.',
        'قد تفيد قطرات قليلة من محلول ملحي في كل فتحة أنف قبل الرضاعة.',
      ),
      say('Give no cough medicine and no honey.', 'لا تعطِ أدوية السعال ولا العسل.'),
      say('Measure the temperature.', 'قِس درجة الحرارة.'),
      noSmoke,
    ],
    [
      babySigns,
      say('Go to the paediatric emergency centre for fever of 38 °C or more.', 'اذهب إلى مركز طوارئ الأطفال عند حرارة 38° أو أكثر.'),
    ],
    'under-3-months',
  ),
  'hoarse-today': topic(
    'High',
    [say('Rest the voice, and take sips of water.', 'أرِح الصوت واشرب رشفات من الماء.'), noSmoke, medicinesReady],
    [
      say(
        'Call 999 for noisy or hard breathing, drooling or a swollen throat.',
        'اتصل بالرقم 999 عند تنفس صعب أو بصوت أو سيلان اللعاب أو تورم الحلق.',
      ),
    ],
  ),
  // An appointment
  'lasting-breathlessness': topic(
    'Medium',
    [
      say('Note what brings it on, and how far walking is possible without a stop.', 'دوّن ما يثيره، والمسافة التي يمكن مشيها دون توقف.'),
      noSmoke,
      medicinesReady,
    ],
    [
      heartSigns,
      say(
        'See a doctor the same day if it gets worse, or for swollen legs, fever or black stool.',
        'راجع الطبيب في اليوم نفسه إذا ازداد، أو عند تورم الساقين أو حرارة أو براز أسود.',
      ),
    ],
  ),
  'asthma-review': topic(
    'Medium',
    [
      say('Use the preventer inhaler every day, and keep the reliever at hand.', 'استخدم البخاخ الوقائي يومياً وأبقِ البخاخ المسعف قريباً.'),
      say('Note how often the reliever is used, and bring the inhalers.', 'دوّن عدد مرات استخدام البخاخ المسعف وأحضر البخاخات.'),
      noSmoke,
    ],
    [attackSigns],
  ),
  'lung-disease-review': topic(
    'Medium',
    [
      say('Go on with the usual inhalers.', 'استمر في استخدام البخاخات المعتادة.'),
      noSmoke,
      say('Ask about the vaccines against flu and pneumonia.', 'اسأل عن تطعيمي الإنفلونزا والالتهاب الرئوي.'),
      medicinesReady,
    ],
    [
      breathingSigns,
      say(
        'See a doctor the same day for more breathlessness, or more or coloured phlegm.',
        'راجع الطبيب في اليوم نفسه عند زيادة ضيق التنفس، أو زيادة البلغم أو تغير لونه.',
      ),
    ],
  ),
  'lasting-cough': topic(
    'Medium',
    [
      say(
        'Note how long it has lasted, and any weight loss, night sweats or blood.',
        'دوّن منذ متى السعال، وأي نقص في الوزن أو تعرق ليلي أو دم.',
      ),
      noSmoke,
      say('Cover the mouth, and wear a mask near others until seen.', 'تغطية الفم ووضع كمامة قرب الآخرين حتى الفحص.'),
      medicinesReady,
    ],
    [
      breathingSigns,
      say(
        'See a doctor the same day for fever with shivering, or getting worse quickly.',
        'راجع الطبيب في اليوم نفسه عند حرارة مع رجفة أو إذا ساءت الحالة بسرعة.',
      ),
    ],
  ),
  'baby-cough': topic(
    'Medium',
    [smallFeeds, say('Salt water drops can clear the nose before feeds.', 'قد تنظف قطرات المحلول الملحي الأنف قبل الرضاعة.'), noSmoke],
    [babySigns],
    'under-3-months',
  ),
  'croup-mild': topic(
    'Medium',
    [
      childOnLap,
      sips,
      paracetamol,
      say('No steam and no cough medicine.', 'لا بخار ولا أدوية للسعال.'),
      say('Stay near the child at night.', 'ابقَ قرب الطفل ليلاً.', { unless: ['over-16'] }),
    ],
    [
      say(
        'Call 999 for a harsh noise at rest, ribs drawing in, blue lips, drooling or drowsiness.',
        'اتصل بالرقم 999 عند صوت خشن أثناء الراحة أو انسحاب الأضلاع أو زرقة الشفتين أو سيلان اللعاب أو النعاس.',
      ),
    ],
  ),
  'pleuritic-review': topic(
    'Medium',
    [say('Rest from what hurts, and use warmth.', 'تجنب ما يزيد الألم واستخدم الدفء.'), paracetamol],
    [breathingSigns],
  ),
  'cold-lasting': topic(
    'Medium',
    [restDrink, paracetamol, saltWater, noAntibiotics],
    [
      breathingSigns,
      say(
        'See a doctor the same day for high fever, or severe pain in the face or ear.',
        'راجع الطبيب في اليوم نفسه عند حرارة عالية أو ألم شديد في الوجه أو الأذن.',
      ),
    ],
  ),
  'flu-lasting': topic('Medium', [restDrink, paracetamol, noAspirin, mask], [breathingSigns, sepsisSigns]),
  'hay-fever-review': topic(
    'Medium',
    [
      say('Use the nose spray every day, not only on bad days.', 'استخدم بخاخ الأنف يومياً لا في الأيام السيئة فقط.'),
      say('Note what brings it on.', 'دوّن ما يثيره.'),
      say('Rinse the nose with salt water.', 'اغسل الأنف بمحلول ملحي.'),
    ],
    [allergySigns],
  ),
  'hoarse-lasting': topic(
    'Medium',
    [say('Rest the voice, and do not whisper or shout.', 'أرِح الصوت دون همس أو صراخ.'), noSmoke, sips],
    [say('Call 999 for noisy or hard breathing.', 'اتصل بالرقم 999 عند تنفس صعب أو بصوت.')],
  ),
  'sleep-apnoea': topic(
    'Medium',
    [
      say('Sleep on the side, and keep to a healthy weight.', 'النوم على الجنب والحفاظ على وزن صحي.'),
      say('No alcohol and no sleeping tablets in the evening.', 'لا كحول ولا حبوب منومة مساءً.'),
      say('Do not drive when sleepy.', 'لا تقُد السيارة عند النعاس.'),
      say('A recording of the sleep is useful to the doctor.', 'تسجيل مصوّر للنوم مفيد للطبيب.'),
    ],
    [heartSigns],
  ),
  // Self-care
  'choking-over': topic(
    'Low',
    [
      say('Small bites, chewed well; sit upright for meals.', 'لقيمات صغيرة مع المضغ الجيد والجلوس منتصباً عند الأكل.'),
      say('No whole nuts, grapes or hard sweets under 5 years.', 'لا مكسرات كاملة ولا عنب كامل ولا حلوى صلبة دون 5 سنوات.'),
    ],
    [
      say(
        'Go to an emergency department for cough, wheeze or noisy breathing that stays, fever, or trouble swallowing.',
        'اذهب إلى قسم الطوارئ عند سعال أو صفير أو تنفس بصوت مستمر، أو حرارة، أو صعوبة في البلع.',
      ),
    ],
  ),
  cold: topic(
    'Low',
    [
      restDrink,
      paracetamol,
      askPharmacist,
      noAntibiotics,
      say('Salt water in the nose can ease the blockage.', 'قد يخفف المحلول الملحي في الأنف الانسداد.'),
    ],
    [
      breathingSigns,
      say(
        'See a doctor for fever over 3 days, earache, or if it is worse after a week.',
        'راجع الطبيب عند حرارة أكثر من 3 أيام أو ألم في الأذن، أو إذا ساءت الحالة بعد أسبوع.',
      ),
    ],
  ),
  flu: topic(
    'Low',
    [
      restDrink,
      paracetamol,
      noAspirin,
      say('Stay at home until fever has gone for a day.', 'البقاء في البيت حتى تزول الحرارة يوماً كاملاً.'),
      mask,
      askPharmacist,
    ],
    [breathingSigns, sepsisSigns, worseInDays],
  ),
  cough: topic(
    'Low',
    [
      restDrink,
      honey,
      noSmoke,
      say('Give no cough medicine under 6 years.', 'لا تعطِ أدوية السعال لمن هم دون 6 سنوات.', { unless: ['over-16'] }),
      noAntibiotics,
      say('A cough can last 3 to 4 weeks.', 'قد يستمر السعال من 3 إلى 4 أسابيع.'),
    ],
    [
      breathingSigns,
      say(
        'See a doctor after 3 weeks, or for high fever, weight loss or night sweats.',
        'راجع الطبيب بعد 3 أسابيع، أو عند حرارة عالية أو نقص في الوزن أو تعرق ليلي.',
      ),
    ],
  ),
  'hay-fever': topic(
    'Low',
    [
      say('Keep away from dust, pollen and incense as far as possible.', 'ابتعد قدر الإمكان عن الغبار وحبوب اللقاح والبخور.'),
      say('Shut the windows on dusty days, and wash face and hair afterwards.', 'أغلق النوافذ في الأيام المغبرة، واغسل الوجه والشعر بعدها.'),
      say(
        'Ask a pharmacist for an antihistamine that does not make sleepy, or a nose spray.',
        'اسأل الصيدلي عن مضاد للحساسية لا يسبب النعاس أو بخاخ للأنف.',
      ),
      say('Rinse the nose with salt water.', 'اغسل الأنف بمحلول ملحي.'),
      askPharmacist,
    ],
    [
      allergySigns,
      say(
        'See a doctor for wheezing, or if it is not better after 2 weeks of treatment.',
        'راجع الطبيب عند صفير في الصدر، أو إذا لم يتحسن الحال بعد أسبوعين من العلاج.',
      ),
    ],
  ),
  hoarse: topic(
    'Low',
    [say('Rest the voice, and do not whisper or shout.', 'أرِح الصوت دون همس أو صراخ.'), restDrink, noSmoke, paracetamol],
    [
      say(
        'Call 999 for noisy or hard breathing, or if spit cannot be swallowed.',
        'اتصل بالرقم 999 عند تنفس صعب أو بصوت أو تعذر بلع الريق.',
      ),
      say('See a doctor if the voice is still hoarse after 3 weeks.', 'راجع الطبيب إذا استمرت بحة الصوت أكثر من 3 أسابيع.'),
    ],
  ),
  snoring: topic(
    'Low',
    [
      say('Sleep on the side, with the head a little raised.', 'النوم على الجنب مع رفع الرأس قليلاً.'),
      say('Losing weight, and no smoking or alcohol, can lessen it.', 'إنقاص الوزن وترك التدخين والكحول قد يخففه.'),
      say('Treat a blocked nose.', 'عالج انسداد الأنف.'),
    ],
    [
      say(
        'See a doctor for pauses in breathing during sleep, or sleepiness by day.',
        'راجع الطبيب عند توقف التنفس أثناء النوم أو النعاس نهاراً.',
      ),
    ],
  ),
  stitch: topic(
    'Low',
    [
      say('Stop, breathe deeply and press on the place until it has gone.', 'توقف وتنفس بعمق واضغط على الموضع حتى يزول.'),
      say('No big meal or much drink in the two hours before running.', 'تجنب وجبة كبيرة أو شرب كثير قبل الركض بساعتين.'),
      say('Start slowly, and warm up.', 'ابدأ ببطء مع الإحماء.'),
    ],
    [breathingSigns, say('See a doctor if it comes at rest too.', 'راجع الطبيب إذا حدث أثناء الراحة أيضاً.')],
  ),
  'baby-snuffles': topic(
    'Low',
    [
      say(
        'Sneezing, snuffles and hiccups are common in small babies who feed well.',
        'العطاس والخنة والحازوقة شائعة لدى الرضّع الذين يرضعون جيداً.',
      ),
      smallFeeds,
      say('Salt water drops can clear the nose before feeds.', 'قد تنظف قطرات المحلول الملحي الأنف قبل الرضاعة.'),
      noSmoke,
    ],
    [
      babySigns,
      say(
        'Go to the paediatric emergency centre for fever of 38 °C or more, or if feeds are refused.',
        'اذهب إلى مركز طوارئ الأطفال عند حرارة 38° أو أكثر، أو عند رفض الرضاعة.',
      ),
    ],
    'under-3-months',
  ),
  unfit: topic(
    'Low',
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
        'See a doctor if less effort brings it on than before, or for wheeze or cough.',
        'راجع الطبيب إذا صار جهد أقل من قبل يسببه، أو عند صفير أو سعال.',
      ),
    ],
  ),
} as const;
