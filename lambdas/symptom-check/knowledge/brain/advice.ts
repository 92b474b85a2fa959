import { any, say, topic } from '../kinds.ts';
import {
  coldPack,
  diary,
  heartSigns,
  keepMoving,
  medicinesReady,
  meningitisSigns,
  noAspirin,
  noIbuprofen,
  nothingByMouth,
  onSide,
  onlyPrescribed,
  paracetamol,
  sips,
  spineSigns,
  strokeSigns,
} from '../sentences.ts';

const darkRoom = say('Rest in a quiet, dark room.', 'الراحة في غرفة هادئة ومظلمة.');
const noDriving = say('Do not drive.', 'لا تقد السيارة.', { unless: ['under-16'] });
const fewDays = say(
  'Take painkillers on no more than 2 days a week: more can cause headaches.',
  'لا تتناول المسكنات أكثر من يومين في الأسبوع، فالإكثار منها قد يسبب الصداع.',
);
const warmPack = say('A warm pack can ease the pain.', 'قد تخفف الكمادة الدافئة الألم.');
const gel = say('Ask a pharmacist about a pain gel or tablet.', 'اسأل الصيدلي عن جل أو حبوب للألم.', { unless: ['pregnant'] });
const worstHeadache = say('Call 999 for a sudden headache that is the worst ever.', 'اتصل بالرقم 999 عند صداع مفاجئ هو الأشد على الإطلاق.');
const spreads = say(
  'Call 999 if weakness spreads, or breathing or swallowing becomes hard.',
  'اتصل بالرقم 999 إذا انتشر الضعف أو صعب التنفس أو البلع.',
);
const safeSteps = say('Take care on stairs, and have somebody close by.', 'الانتباه على الدرج، مع وجود شخص قريب.');
const noteBegin = say('Note when it began, where it is and whether it spreads.', 'تدوين وقت البداية والمكان وهل ينتشر.');
const whenDizzy = say('Sit or lie down when it comes, and get up slowly.', 'الجلوس أو الاستلقاء عند حدوثها، والنهوض ببطء.');
const backWarning = say(
  'See a doctor the same day with fever, after a fall, or after cancer.',
  'راجع الطبيب في اليوم نفسه عند حرارة أو بعد سقوط أو بعد إصابة بالسرطان.',
);
const fitFirstAid = [
  say('Note the time it began.', 'دوّن وقت بدء التشنج.'),
  say('Do not hold the person down, and put nothing in the mouth.', 'لا تمسك المصاب بالقوة، ولا تضع شيئاً في فمه.'),
  say('Move hard things away and put something soft under the head.', 'أبعد الأشياء الصلبة وضع شيئاً ليناً تحت رأسه.'),
  say('When the jerking stops, lay the person on their side.', 'عند توقف التشنج مدّد المصاب على جنبه.'),
];
const fitAgain = say(
  'Call 999 for a fit over 5 minutes, a second fit, trouble breathing, or no waking between fits.',
  'اتصل بالرقم 999 عند تشنج يزيد على 5 دقائق أو تشنج ثانٍ أو صعوبة في التنفس أو عدم الإفاقة بين النوبات.',
);

export const advice = {
  // Stroke and nerves: AHA/ASA 2019, NICE NG128, NG127
  stroke: topic('Emergency', [
    say('Note the time it began, or when the person was last well.', 'دوّن وقت بدء الأعراض، أو آخر وقت كان فيه المصاب بخير.'),
    say('Call even if it has passed.', 'اتصل حتى لو زالت الأعراض.'),
    say('Give no food, drink or medicine, not even aspirin.', 'لا تعطِ طعاماً ولا شراباً ولا دواء، ولا حتى الأسبرين.'),
    say('Measure the blood sugar if there is a meter.', 'قِس سكر الدم إن وُجد جهاز.', { when: 'diabetes' }),
    onSide,
  ]),
  'nerve-today': topic(
    'High',
    [
      noteBegin,
      noDriving,
      safeSteps,
      say('If an eye does not close, keep it moist and cover it at night.', 'إذا لم تنغلق إحدى العينين فأبقها رطبة وغطّها ليلاً.', {
        when: 'face-droop',
      }),
    ],
    [strokeSigns, spineSigns, spreads],
  ),
  'pressed-nerve': topic(
    'Low',
    [
      say('Take the pressure off, and move the limb gently.', 'إزالة الضغط عن الطرف وتحريكه برفق.'),
      say('Change position often when sitting or sleeping.', 'تغيير الوضعية كثيراً أثناء الجلوس أو النوم.'),
    ],
    [
      strokeSigns,
      say(
        'See a doctor if the feeling is not back within a day, or it keeps coming.',
        'راجع الطبيب إذا لم يعد الإحساس خلال يوم أو تكرر ذلك.',
      ),
    ],
  ),
  'numb-mouth': topic(
    'Low',
    [
      say('The feeling comes back within 2 to 5 hours.', 'يعود الإحساس خلال ساعتين إلى خمس ساعات.'),
      say('Until then do not chew on that side, and nothing very hot.', 'حتى ذلك الحين لا تمضغ على تلك الجهة ولا تتناول شيئاً ساخناً جداً.'),
      say('See that a child does not bite the lip or tongue.', 'انتبه ألا يعض الطفل شفته أو لسانه.', { when: 'under-16' }),
    ],
    [
      strokeSigns,
      say(
        'Call the dentist if the mouth is still numb the next day, or it swells or bleeds.',
        'اتصل بطبيب الأسنان إذا بقي الخدر إلى اليوم التالي أو ظهر تورم أو نزف.',
      ),
    ],
  ),
  'spreading-weakness': topic('Emergency', [
    say('Note when it began and how far it has climbed.', 'دوّن متى بدأ الضعف وإلى أين وصل.'),
    say('Sit up if breathing or swallowing is hard.', 'اجلس إذا صعب التنفس أو البلع.'),
    say('Do not walk alone: the legs may give way.', 'لا تمشِ وحدك فقد لا تحملك الساقان.'),
    nothingByMouth,
  ]),
  numbness: topic(
    'Medium',
    [
      noteBegin,
      say(
        'Look at numb feet each day for wounds, and test hot water with another part of the body.',
        'تفقّد القدمين الخدرتين كل يوم بحثاً عن جروح، واختبار الماء الساخن بجزء آخر من الجسم.',
      ),
      say('Mention diabetes, new medicines and what the diet is like.', 'ذكر السكري والأدوية الجديدة ونوع الغذاء للطبيب.'),
    ],
    [
      strokeSigns,
      spineSigns,
      say('See a doctor the same day if it spreads or weakness comes.', 'راجع الطبيب في اليوم نفسه إذا انتشر الخدر أو ظهر ضعف.'),
    ],
  ),
  'hand-numbness': topic(
    'Medium',
    [
      say(
        'Rest the wrist from work that brings it on, and keep it straight at night with a splint.',
        'إراحة المعصم من العمل الذي يثيره، وإبقاؤه مستقيماً ليلاً بجبيرة.',
      ),
      say('Note whether the grip is weaker or things are dropped.', 'تدوين ضعف القبضة أو سقوط الأشياء من اليد.'),
    ],
    [strokeSigns, say('See a doctor within days if the thumb becomes weak or thin.', 'راجع الطبيب خلال أيام إذا ضعف الإبهام أو نحف.')],
  ),
  'weak-all-over': topic(
    'Medium',
    [
      say(
        'Note sleep, meals, mood, weight loss, thirst, fever and bleeding.',
        'تدوين النوم والوجبات والمزاج ونقص الوزن والعطش والحرارة والنزيف.',
      ),
      say('Eat and drink at regular times, and rest in between.', 'الأكل والشرب في مواعيد منتظمة مع الراحة بينها.'),
      medicinesReady,
    ],
    [
      heartSigns,
      strokeSigns,
      say(
        'See a doctor the same day for fever, black stool, great thirst or yellow skin.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو براز أسود أو عطش شديد أو اصفرار الجلد.',
      ),
    ],
  ),
  'weak-today': topic(
    'High',
    [say('Rest, and ask somebody to stay close by.', 'الراحة مع بقاء شخص قريب.'), sips, noDriving, medicinesReady],
    [heartSigns, strokeSigns, spreads],
  ),
  tremor: topic(
    'Medium',
    [
      say('Cut down on coffee, tea and energy drinks.', 'التقليل من القهوة والشاي ومشروبات الطاقة.'),
      say('Note whether it comes at rest or while holding things.', 'تدوين هل تأتي الرعشة في الراحة أم عند مسك الأشياء.'),
      say('Measure the blood sugar when it comes, if there is a meter.', 'قياس سكر الدم عند حدوثها إن وُجد جهاز.', { when: 'diabetes' }),
      medicinesReady,
    ],
    [
      strokeSigns,
      say(
        'See a doctor the same day with fever, or after stopping alcohol or a medicine.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو بعد ترك الكحول أو إيقاف دواء.',
      ),
    ],
  ),
  'shaky-passing': topic(
    'Low',
    [
      say('Sit down, drink water, and eat something if a meal was missed.', 'الجلوس وشرب الماء، وتناول شيء عند تفويت وجبة.'),
      say('No more coffee, tea or energy drinks today.', 'لا مزيد من القهوة أو الشاي أو مشروبات الطاقة اليوم.'),
      say('Breathe slowly until it passes, and rest tired muscles.', 'التنفس ببطء حتى تزول، وإراحة العضلات المتعبة.'),
    ],
    [
      strokeSigns,
      heartSigns,
      say(
        'See a doctor if it keeps coming back, lasts over a day, or comes with a new medicine.',
        'راجع الطبيب إذا تكررت أو استمرت أكثر من يوم أو جاءت مع دواء جديد.',
      ),
    ],
  ),
  twitch: topic(
    'Low',
    [
      say('Rest and sleep enough, and cut down on coffee and energy drinks.', 'الراحة والنوم الكافي والتقليل من القهوة ومشروبات الطاقة.'),
      say('Rest the eyes from screens.', 'إراحة العينين من الشاشات.'),
    ],
    [
      strokeSigns,
      say(
        'See a doctor if it lasts over 2 weeks, spreads, or comes with weakness.',
        'راجع الطبيب إذا استمر أكثر من أسبوعين أو انتشر أو ظهر معه ضعف.',
      ),
    ],
  ),
  'face-pain': topic(
    'Medium',
    [
      diary,
      paracetamol,
      say('Note whether touch, wind, chewing or brushing teeth sets it off.', 'تدوين هل يثيره اللمس أو الهواء أو المضغ أو تفريش الأسنان.'),
    ],
    [
      heartSigns,
      strokeSigns,
      say('See a doctor the same day for a rash, swelling or fever.', 'راجع الطبيب في اليوم نفسه عند طفح أو تورم أو حرارة.'),
    ],
  ),
  'face-today': topic(
    'High',
    [paracetamol, say('Do not rub the face or eye.', 'عدم فرك الوجه أو العين.'), medicinesReady],
    [
      strokeSigns,
      say(
        'Go to an emergency department if the eye is red, painful or sees less.',
        'اذهب إلى قسم الطوارئ إذا احمرت العين أو آلمت أو ضعف نظرها.',
      ),
    ],
  ),
  memory: topic(
    'Medium',
    [
      say('Note examples, and when it began.', 'تدوين أمثلة ووقت البداية.'),
      say('Ask somebody close to come along.', 'اصطحاب شخص قريب إلى الموعد.'),
      say('Keep a calendar, lists and fixed places for keys and medicines.', 'استخدام تقويم وقوائم وأماكن ثابتة للمفاتيح والأدوية.'),
      medicinesReady,
    ],
    [
      strokeSigns,
      say(
        'Call 999 for sudden confusion or drowsiness, or after a blow to the head.',
        'اتصل بالرقم 999 عند ارتباك ذهني مفاجئ أو نعاس أو بعد ضربة على الرأس.',
      ),
    ],
  ),
  'memory-unsafe': topic(
    'High',
    [
      say('Let somebody stay with the person, also at night.', 'بقاء شخص مع المريض ليلاً ونهاراً.'),
      say('Turn off gas, lock away medicines, and take the car keys.', 'إغلاق الغاز وحفظ الأدوية في مكان مقفل وأخذ مفاتيح السيارة.'),
      say('Put a name and phone number into a pocket or on a bracelet.', 'وضع الاسم ورقم الهاتف في الجيب أو على سوار.'),
    ],
    [
      strokeSigns,
      say(
        'Call 999 if the person is missing, or suddenly more confused or drowsy.',
        'اتصل بالرقم 999 عند فقدان المريض أو زيادة مفاجئة في الارتباك أو النعاس.',
      ),
    ],
  ),
  // Headache: NICE CG150, NG240; BSR 2020; NG133
  'sudden-headache': topic('Emergency', [
    say('Lie down in a quiet, dark room with the head a little raised.', 'استلقِ في غرفة هادئة مظلمة مع رفع الرأس قليلاً.', {
      unless: ['injury', 'injury-recent', 'head-injury'],
    }),
    say('Take no aspirin or ibuprofen.', 'لا تتناول الأسبرين أو الإيبوبروفين.'),
    say('Note the time it began and what was being done.', 'دوّن وقت بدء الصداع وما كان يجري حينها.'),
    onSide,
  ]),
  meningitis: topic('Emergency', [
    say('Do not wait for a rash.', 'لا تنتظر ظهور طفح.'),
    say(
      'Press the side of a clear glass on any rash, and say if it does not fade.',
      'اضغط جانب كأس شفافة على أي طفح، وأخبر موظف الطوارئ إن لم يختفِ.',
    ),
    say('On dark skin check palms, soles and mouth.', 'في البشرة الداكنة افحص الكفين والقدمين والفم.'),
    onSide,
  ]),
  'gas-headache': topic('Emergency', [
    say('Everyone out into fresh air now, and do not go back in.', 'أخرج الجميع إلى الهواء الطلق الآن ولا تعودوا إلى الداخل.'),
    say('Put out charcoal or turn off the heater or engine only if that is safe.', 'أطفئ الفحم أو الدفاية أو المحرك فقط إن كان ذلك آمناً.'),
    say('Say how many people are ill: the gas may have no smell.', 'اذكر عدد المصابين: فقد يكون الغاز بلا رائحة.'),
    onSide,
  ]),
  'head-pressure': topic('Emergency', [
    say('Keep the person lying with head and shoulders a little raised.', 'أبقِ المصاب مستلقياً مع رفع الرأس والكتفين قليلاً.', {
      unless: ['injury', 'injury-recent', 'head-injury'],
    }),
    say('Stay with the person, and note how easily they wake.', 'ابقَ مع المصاب ودوّن مدى سهولة إيقاظه.'),
    nothingByMouth,
    onSide,
  ]),
  'pregnancy-headache': topic(
    'Emergency',
    [
      say('Lie on the left side in a quiet, dark room.', 'استلقي على الجانب الأيسر في غرفة هادئة مظلمة.'),
      say('Measure the blood pressure if there is a device, and say the value.', 'قيسي ضغط الدم إن وُجد جهاز واذكري القراءة.'),
      say('No ibuprofen or aspirin unless a doctor prescribed it.', 'لا إيبوبروفين ولا أسبرين إلا بوصفة طبيب.'),
      say('Have the maternity record ready.', 'جهّزي ملف الحمل.'),
    ],
    [],
    any('pregnant', 'late-pregnancy', 'after-birth'),
  ),
  'head-pregnant-today': topic(
    'High',
    [
      say('Measure the blood pressure today, at a clinic or pharmacy.', 'قيسي ضغط الدم اليوم في عيادة أو صيدلية.'),
      say(
        'Rest, drink water, and take paracetamol if needed; no ibuprofen.',
        'استريحي واشربي الماء، وتناولي الباراسيتامول عند الحاجة دون الإيبوبروفين.',
      ),
    ],
    [
      say(
        'Call 999 for blurred sight or flashes, pain under the ribs, a swollen face, a fit, or a sudden severe headache.',
        'اتصلي بالرقم 999 عند تغيّم الرؤية أو ومضات أو ألم تحت الأضلاع أو تورم الوجه أو تشنج أو صداع شديد مفاجئ.',
      ),
    ],
    any('pregnant', 'late-pregnancy', 'after-birth'),
  ),
  'headache-artery': topic(
    'High',
    [
      say('See a doctor today: waiting can cost sight.', 'راجع الطبيب اليوم: فالتأخر قد يؤثر في البصر.'),
      say('Mention pain on combing or chewing, and any weight loss.', 'اذكر الألم عند التمشيط أو المضغ وأي نقص في الوزن.'),
      medicinesReady,
    ],
    [
      say(
        'Go to an emergency department at once for loss of sight or double vision.',
        'اذهب إلى قسم الطوارئ فوراً عند فقدان الرؤية أو ازدواجها.',
      ),
      strokeSigns,
    ],
    'over-50',
  ),
  'headache-today': topic(
    'High',
    [darkRoom, paracetamol, noAspirin, sips, say('Note how it differs from other headaches.', 'تدوين ما يميزه عن أي صداع سابق.')],
    [strokeSigns, meningitisSigns, worstHeadache],
  ),
  'headache-unclear': topic(
    'Medium',
    [
      say('Rest in a quiet room, drink water and eat something.', 'الراحة في غرفة هادئة مع شرب الماء وتناول شيء خفيف.'),
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
    'Medium',
    [
      say('Keep a headache diary: when, where, how strong and what helped.', 'الاحتفاظ بدفتر للصداع: متى وأين وما شدته وما الذي خففه.'),
      fewDays,
      say('Drink enough, sleep regularly and do not skip meals.', 'شرب ما يكفي والنوم بانتظام وعدم تفويت الوجبات.'),
      paracetamol,
    ],
    [strokeSigns, meningitisSigns, worstHeadache],
  ),
  migraine: topic(
    'Low',
    [
      darkRoom,
      say('Take the usual migraine medicine early, as prescribed.', 'تناول دواء الشقيقة المعتاد مبكراً كما وُصف.'),
      say('Drink in small sips, and put a cold cloth on the forehead.', 'الشرب رشفات صغيرة ووضع قماش بارد على الجبين.'),
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
    'Low',
    [
      say('Drink water, eat something and rest in a quiet room.', 'شرب الماء وتناول شيء والراحة في غرفة هادئة.'),
      say('Take breaks from screens, and loosen neck and shoulders.', 'أخذ فترات راحة من الشاشات وإرخاء الرقبة والكتفين.'),
      paracetamol,
      noAspirin,
      fewDays,
    ],
    [strokeSigns, meningitisSigns, worstHeadache],
  ),
  'stiff-neck-today': topic(
    'High',
    [
      paracetamol,
      say('Look for a rash, and press a clear glass on it.', 'البحث عن طفح والضغط عليه بكأس شفافة.'),
      say('Measure the temperature.', 'قياس درجة الحرارة.'),
    ],
    [meningitisSigns, strokeSigns],
  ),
  // Fits and consciousness: NICE NG217, RCUK 2021, NICE CG103
  seizure: topic('Emergency', [
    ...fitFirstAid,
    say('Tell the call handler of a pregnancy, diabetes or a head injury.', 'أخبر موظف الطوارئ بأي حمل أو سكري أو إصابة في الرأس.'),
  ]),
  'pregnancy-fit': topic(
    'Emergency',
    [
      ...fitFirstAid,
      say('Say at once that she is pregnant or has just given birth.', 'أخبر الطوارئ فوراً أنها حامل أو وضعت حديثاً.'),
      say('After the fit lay her on the left side.', 'بعد التشنج مدّدها على جانبها الأيسر.'),
    ],
    [],
    any('pregnant', 'late-pregnancy', 'after-birth'),
  ),
  'seizure-today': topic(
    'High',
    [
      say('Let somebody stay close by today.', 'بقاء شخص قريب اليوم.'),
      say('Do not drive, swim, bathe alone or climb.', 'تجنب القيادة والسباحة والاستحمام منفرداً والتسلق.'),
      say('Show the doctor a video of a spell if there is one.', 'عرض مقطع مصور للنوبة على الطبيب إن وُجد.'),
      medicinesReady,
    ],
    [fitAgain],
  ),
  'seizure-known': topic(
    'Medium',
    [
      say('Rest, and let somebody stay until all is as before.', 'الراحة مع بقاء شخص حتى يعود كل شيء كما كان.'),
      say(
        'Take the epilepsy medicine on time, and tell the doctor of missed doses.',
        'تناول دواء الصرع في موعده وإخبار الطبيب بأي جرعة فائتة.',
      ),
      say('Do not drive, swim or bathe alone until a doctor has agreed.', 'تجنب القيادة والسباحة والاستحمام منفرداً حتى يوافق الطبيب.'),
      say('Write down when it was and how long it lasted.', 'تدوين وقت النوبة ومدتها.'),
    ],
    [
      fitAgain,
      say(
        'Call 999 after an injury, in water, in pregnancy, or if this fit was different.',
        'اتصل بالرقم 999 بعد إصابة أو نوبة في الماء أو أثناء الحمل أو إذا كانت النوبة مختلفة.',
      ),
    ],
    'epilepsy',
  ),
  'blank-spells': topic(
    'Medium',
    [
      diary,
      say('Film a spell for the doctor.', 'تصوير النوبة لعرضها على الطبيب.'),
      say('Do not swim or bathe alone, and do not drive.', 'تجنب السباحة والاستحمام منفرداً وقيادة السيارة.'),
    ],
    [fitAgain],
  ),
  'blackout-today': topic(
    'High',
    [
      say('Lie down, and let somebody stay close by.', 'الاستلقاء مع بقاء شخص قريب.'),
      noDriving,
      say('Ask a witness what happened and how long it lasted.', 'سؤال من شاهد ما حدث وكم استمر.'),
      medicinesReady,
    ],
    [heartSigns, fitAgain, strokeSigns],
  ),
  confusion: topic('Emergency', [
    say('Stay with the person and speak calmly and slowly.', 'ابقَ مع المصاب وتحدث إليه بهدوء وبطء.'),
    say('Measure the blood sugar if there is a meter.', 'قِس سكر الدم إن وُجد جهاز.'),
    say('After heat: into the shade, wet the skin and fan.', 'بعد حر شديد: انقله إلى الظل وبلّل الجلد وهوِّه.'),
    say('Note when the person was last their usual self.', 'دوّن آخر وقت كان فيه المصاب على طبيعته.'),
    onSide,
  ]),
  'confusion-today': topic(
    'High',
    [
      say('Do not leave the person alone.', 'لا يُترك المصاب وحده.'),
      say(
        'Offer drinks, glasses and hearing aids, and keep a light on at night.',
        'تقديم المشروبات والنظارة والسماعة وإبقاء ضوء خافت ليلاً.',
      ),
      say(
        'Look for fever, pain, new medicines, and trouble with urine or stool.',
        'البحث عن حرارة أو ألم أو أدوية جديدة أو صعوبة في البول أو البراز.',
      ),
      medicinesReady,
    ],
    [
      strokeSigns,
      say(
        'Call 999 for sudden worsening, a fit, fever, or somebody who is hard to wake.',
        'اتصل بالرقم 999 عند تدهور مفاجئ أو تشنج أو حرارة أو صعوبة في الإيقاظ.',
      ),
    ],
  ),
  'drowsy-today': topic(
    'High',
    [
      say('Let somebody stay close by and wake the person every hour.', 'بقاء شخص قريب وإيقاظ المصاب كل ساعة.'),
      noDriving,
      say('No alcohol and no sleeping medicine.', 'لا كحول ولا أدوية منوّمة.'),
      medicinesReady,
    ],
    [
      say(
        'Call 999 for somebody who is hard to wake, confused, breathing badly, or after a blow to the head.',
        'اتصل بالرقم 999 عند صعوبة الإيقاظ أو ارتباك ذهني أو تنفس غير طبيعي أو بعد ضربة على الرأس.',
      ),
      meningitisSigns,
    ],
  ),
  'overdose-sleepy': topic('Emergency', [
    onSide,
    say('Watch the breathing all the time; give naloxone if it is there.', 'راقب التنفس باستمرار؛ وأعطِ النالوكسون إن وُجد.'),
    say('Do not make the person sick or walk them about.', 'لا تجعل المصاب يتقيأ ولا تمشِّه.'),
    say(
      'Not breathing normally: flat on the back, press hard and fast on the middle of the chest.',
      'عند عدم التنفس الطبيعي: على الظهر، واضغط وسط الصدر بقوة وسرعة.',
    ),
    say('Keep the packet or what is left to show.', 'احتفظ بالعلبة أو ما تبقى لعرضه.'),
  ]),
  'withdrawal-danger': topic('Emergency', [
    say('Stay with the person in a calm, lit room.', 'ابقَ مع المصاب في غرفة هادئة ومضاءة.'),
    say('In a fit, hold nothing down, and lay them on the side afterwards.', 'عند التشنج لا تمسك المصاب بالقوة، ومدّده على جنبه بعده.'),
    say('Say what was stopped, and when.', 'اذكر ما الذي تم إيقافه ومتى.'),
  ]),
  // Dizziness: NICE NG127, GRACE-3 2023
  dizziness: topic(
    'Medium',
    [
      whenDizzy,
      say('Drink enough, and do not skip meals.', 'شرب ما يكفي وعدم تفويت الوجبات.'),
      say('Do not drive, climb or swim alone.', 'تجنب القيادة والتسلق والسباحة منفرداً.'),
      diary,
    ],
    [
      strokeSigns,
      heartSigns,
      say(
        'See a doctor the same day with a new headache, hearing loss or steady vomiting.',
        'راجع الطبيب في اليوم نفسه عند صداع جديد أو فقدان سمع أو قيء مستمر.',
      ),
    ],
  ),
  'dizzy-today': topic(
    'High',
    [whenDizzy, sips, noDriving, safeSteps, medicinesReady],
    [strokeSigns, heartSigns, say('Call 999 if standing or walking becomes impossible.', 'اتصل بالرقم 999 إذا تعذّر الوقوف أو المشي.')],
  ),
  'vertigo-turning': topic(
    'Medium',
    [
      say('Turn slowly in bed, and sit on its edge before standing.', 'التقلب ببطء في السرير والجلوس على حافته قبل الوقوف.'),
      say('Ask the doctor about the head movements that treat it.', 'سؤال الطبيب عن حركات الرأس العلاجية.'),
      say('Do not drive or climb while it comes.', 'تجنب القيادة والتسلق ما دامت تأتي.'),
    ],
    [
      strokeSigns,
      say(
        'See a doctor the same day if it does not stop within a minute, or hearing is lost.',
        'راجع الطبيب في اليوم نفسه إذا لم تتوقف خلال دقيقة أو حدث فقدان سمع.',
      ),
    ],
  ),
  'dizzy-standing': topic(
    'Low',
    [
      say('Rise slowly: sit for a minute before standing.', 'النهوض ببطء: الجلوس دقيقة قبل الوقوف.'),
      say('Drink more water, above all in the heat, and do not skip meals.', 'الإكثار من شرب الماء خصوصاً في الحر وعدم تفويت الوجبات.', {
        unless: ['heart-disease'],
      }),
      say('Lie down with the legs raised when it comes.', 'الاستلقاء مع رفع الساقين عند حدوثها.'),
    ],
    [
      heartSigns,
      strokeSigns,
      say(
        'See a doctor if it comes often, with a new medicine, or with black stool.',
        'راجع الطبيب إذا تكررت أو جاءت مع دواء جديد أو مع براز أسود.',
      ),
    ],
  ),
  // Back and neck: NICE NG59, NG234, GIRFT 2023
  'cauda-equina': topic('Emergency', [
    say('Lie in the way that hurts least.', 'استلقِ بالوضعية الأقل ألماً.'),
    say('Note when the numbness or weakness began, and when urine last came.', 'دوّن متى بدأ الخدر أو الضعف، وآخر مرة خرج فيها البول.'),
    say('Tell the doctors at once about numbness between the legs.', 'أخبر الأطباء فوراً عن أي خدر بين الساقين.'),
    nothingByMouth,
  ]),
  continence: topic(
    'Medium',
    [
      say('Keep a diary of drinks and toilet visits for 3 days.', 'تدوين المشروبات ومرات دخول الحمام لمدة 3 أيام.'),
      say('Cut down on coffee, tea and cola.', 'التقليل من القهوة والشاي والكولا.'),
      medicinesReady,
    ],
    [spineSigns],
  ),
  'back-today': topic(
    'High',
    [
      say('Lie in the way that hurts least, and do not lift.', 'الاستلقاء بالوضعية الأقل ألماً وعدم رفع الأشياء.'),
      paracetamol,
      say('Measure the temperature.', 'قياس درجة الحرارة.'),
      medicinesReady,
    ],
    [spineSigns],
  ),
  'back-unclear': topic(
    'Medium',
    [
      keepMoving,
      warmPack,
      paracetamol,
      say(
        'Note any pain at night, fever, weight loss or pain down a leg.',
        'تدوين أي ألم ليلي أو حرارة أو نقص في الوزن أو ألم ينزل إلى الساق.',
      ),
    ],
    [spineSigns, backWarning],
  ),
  'back-lasting': topic(
    'Medium',
    [
      keepMoving,
      warmPack,
      paracetamol,
      say('Lift with bent knees, and change position often when sitting.', 'رفع الأشياء بثني الركبتين وتغيير الوضعية كثيراً عند الجلوس.'),
    ],
    [spineSigns, backWarning],
  ),
  sciatica: topic(
    'Medium',
    [
      keepMoving,
      warmPack,
      paracetamol,
      say('Lie on the side with a pillow between the knees.', 'الاستلقاء على الجنب مع وسادة بين الركبتين.'),
    ],
    [
      spineSigns,
      say('See a doctor the same day if the foot becomes weak or drags.', 'راجع الطبيب في اليوم نفسه إذا ضعفت القدم أو صارت تنجرّ.'),
    ],
  ),
  'back-strain': topic(
    'Low',
    [keepMoving, warmPack, gel, noIbuprofen],
    [
      spineSigns,
      say(
        'See a doctor for fever, pain at night, after a fall, or if it is not better after 2 weeks.',
        'راجع الطبيب عند حرارة أو ألم ليلي أو بعد سقوط، أو إذا لم يتحسن بعد أسبوعين.',
      ),
    ],
  ),
  'neck-unclear': topic(
    'Medium',
    [
      say('Move the neck gently, and sit with the screen at eye level.', 'تحريك الرقبة برفق والجلوس مع جعل الشاشة بمستوى العين.'),
      warmPack,
      paracetamol,
    ],
    [meningitisSigns, strokeSigns, spineSigns],
  ),
  'neck-lasting': topic(
    'Medium',
    [
      say('Move the neck gently several times a day.', 'تحريك الرقبة برفق عدة مرات يومياً.'),
      warmPack,
      paracetamol,
      say('Note any numb fingers or clumsy hands.', 'تدوين أي تنميل في الأصابع أو تعثر في حركة اليدين.'),
    ],
    [spineSigns, meningitisSigns],
  ),
  'neck-today': topic(
    'High',
    [say('Do not twist, crack or massage the neck.', 'عدم لفّ الرقبة أو طقطقتها أو تدليكها.'), paracetamol, noteBegin, onlyPrescribed],
    [spineSigns, meningitisSigns, strokeSigns],
  ),
  'neck-strain': topic(
    'Low',
    [
      say('Move the neck gently, and do not wear a collar.', 'تحريك الرقبة برفق دون طوق للرقبة.'),
      warmPack,
      coldPack,
      gel,
      say('Sleep on one pillow, and keep screens at eye level.', 'النوم على وسادة واحدة وجعل الشاشات بمستوى العين.'),
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
