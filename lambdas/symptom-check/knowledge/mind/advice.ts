import { say, topic } from '../kinds.ts';
import { diary, heartSigns, medicinesReady, mindSigns, onSide, sips, sleepHabits, talk } from '../sentences.ts';

const lineClosed = say(
  'When the line is closed, any emergency department can help, day and night.',
  'عند إغلاق الخط يمكن لأي قسم طوارئ أن يساعد ليلاً ونهاراً.',
);
const tellSomebody = say('Tell somebody you trust, and stay together today.', 'إخبار شخص موثوق والبقاء معه اليوم.');
const outOfReach = say('Put medicines, sharp things and ropes out of reach.', 'إبعاد الأدوية والأدوات الحادة والحبال عن المتناول.');
const noSubstances = say('Stay away from alcohol and drugs.', 'الابتعاد عن الكحول والمخدرات.');
const breatheSlowly = say('Breathe in through the nose and slowly out, longer out than in.', 'شهيق من الأنف ثم زفير بطيء أطول من الشهيق.');
const regularDay = say(
  'Daylight, a little movement, and meals and sleep at regular times help the day.',
  'ضوء النهار وقليل من الحركة ووجبات ونوم في مواعيد منتظمة تعين على اليوم.',
);
const calm = say('Stay if it is safe, and speak calmly and slowly.', 'ابقَ مع الشخص إن كان ذلك آمناً وتحدث بهدوء وبطء.');
const noArguing = say('Do not argue about what is seen, heard or believed.', 'لا تجادل فيما يراه الشخص أو يسمعه أو يعتقده.');
const babySafe = say(
  'Do not leave mother and baby alone together; another adult holds the baby.',
  'لا تُترك الأم والرضيع وحدهما، وليعتنِ شخص بالغ آخر بالرضيع.',
);
const noStimulants = say('No coffee, tea or energy drinks after midday.', 'لا قهوة ولا شاي ولا مشروبات طاقة بعد الظهر.');
const safePlace = say('Go to a safe place, if it can be done safely.', 'الانتقال إلى مكان آمن إذا أمكن ذلك بأمان.');
const notYourFault = say('What happened is not your fault.', 'ما حدث ليس ذنبك.');
const keepTraces = say('If possible, do not wash, and keep the clothes in a paper bag.', 'إن أمكن: عدم الاغتسال، وحفظ الملابس في كيس ورقي.');
const safePhone = say('Use a phone that the other person does not check.', 'استخدام هاتف لا يطّلع عليه الشخص الآخر.');
const dangerNow = say(
  'Call 999 at once for danger, or bleeding, a head injury or strong pain.',
  'اتصل بالرقم 999 فوراً عند الخطر أو نزيف أو إصابة في الرأس أو ألم قوي.',
);
const neckSigns = say(
  'Call 999 if the neck was squeezed, even if all seems well.',
  'اتصل بالرقم 999 إذا ضُغط على الرقبة ولو بدا كل شيء بخير.',
);
const withdrawalSigns = say(
  'Call 999 for a fit, confusion, seeing things, or somebody who is hard to wake.',
  'اتصل بالرقم 999 عند تشنج أو ارتباك ذهني أو رؤية أشياء غير موجودة أو صعوبة في الإيقاظ.',
);

export const advice = {
  // Suicide and self-harm: NICE NG225, WHO mhGAP
  'self-harm': topic('Emergency', [
    say('Stay with somebody you trust, or tell somebody now.', 'ابقَ مع شخص تثق به أو أخبر أحداً الآن.'),
    say('If it is about someone else, stay with them and listen.', 'إن كان الأمر يخص شخصاً آخر فابقَ معه واستمع إليه.'),
    say('Put away what could be used to do harm.', 'أبعد كل ما قد يُستخدم للإيذاء.'),
    say(
      'Anything swallowed, or a deep cut: call 999 now, even if all seems well.',
      'عند ابتلاع شيء أو جرح عميق: اتصل بالرقم 999 الآن ولو بدا كل شيء بخير.',
    ),
    talk,
    lineClosed,
  ]),
  'self-harm-act': topic('Emergency', [
    say(
      'Anything swallowed, or a deep cut: call 999 now, even if all seems well.',
      'عند ابتلاع شيء أو جرح عميق: اتصل بالرقم 999 الآن ولو بدا كل شيء بخير.',
    ),
    say('Sleepy but breathing: on the side.', 'عند النعاس مع وجود تنفس: على الجنب.'),
    say('Bleeding: press hard with a clean cloth.', 'عند النزيف: اضغط بقوة بقماش نظيف.'),
    say('Do not make anyone sick, and give nothing to eat or drink.', 'لا تحفّز القيء ولا تعطِ طعاماً ولا شراباً.'),
    say('Keep the packet, bottle or object to show, and note when it was.', 'احتفظ بالعلبة أو الزجاجة أو الأداة لعرضها ودوّن الوقت.'),
    say(
      'After hanging: take the weight off the neck, cut it free, and check the breathing.',
      'بعد الشنق: ارفع الثقل عن الرقبة واقطع الحبل وتحقق من التنفس.',
    ),
    say('Stay close, and put away what else could do harm.', 'ابقَ قريباً وأبعد كل ما قد يؤذي.'),
  ]),
  'mental-distress': topic(
    'High',
    [
      say('You do not have to manage this alone.', 'لا داعي لمواجهة هذا دون عون.'),
      tellSomebody,
      outOfReach,
      say('Eat and drink a little.', 'تناول القليل من الطعام والشراب.'),
      noSubstances,
      talk,
      lineClosed,
    ],
    [mindSigns],
  ),
  // Danger to others, psychosis, mania: NICE CG178, CG185, CG192, NG10
  'mind-emergency': topic('Emergency', [
    calm,
    noArguing,
    say('Put away knives, medicines and car keys.', 'أبعد السكاكين والأدوية ومفاتيح السيارة.'),
    say('If it becomes dangerous, leave with children and say so to 999.', 'إذا صار الوضع خطراً فابتعد مع الأطفال وأخبر موظف الطوارئ.'),
    say('Measure the blood sugar if there is a meter and it is safe.', 'قِس سكر الدم إن وُجد جهاز وكان ذلك آمناً.', { when: 'diabetes' }),
  ]),
  'postnatal-psychosis': topic(
    'Emergency',
    [
      babySafe,
      calm,
      noArguing,
      say('Put away knives and medicines.', 'أبعد السكاكين والأدوية.'),
      say('Say how old the baby is and which medicines are taken.', 'اذكر عمر الرضيع والأدوية المستعملة.'),
    ],
    [],
    'after-birth',
  ),
  'psychosis-today': topic(
    'High',
    [
      say('Let somebody trusted stay close by.', 'بقاء شخص موثوق قريباً.'),
      noArguing,
      say('Keep the room calm and bright, with few people.', 'إبقاء الغرفة هادئة ومضيئة وبعدد قليل من الناس.'),
      say('No alcohol, drugs or driving.', 'لا كحول ولا مخدرات ولا قيادة سيارة.'),
      medicinesReady,
    ],
    [
      mindSigns,
      say(
        'Call 999 for voices that order harm, violence, fever or confusion.',
        'اتصل بالرقم 999 عند أصوات تأمر بالإيذاء أو عنف أو حرارة أو ارتباك ذهني.',
      ),
    ],
  ),
  'mania-today': topic(
    'High',
    [
      say('Keep the room quiet and dark at night, and visits short.', 'إبقاء الغرفة هادئة ومظلمة ليلاً والزيارات قصيرة.'),
      say('Hand bank cards and car keys to somebody trusted.', 'تسليم بطاقات البنك ومفاتيح السيارة لشخص موثوق.'),
      say('No coffee, energy drinks, alcohol or drugs.', 'لا قهوة ولا مشروبات طاقة ولا كحول ولا مخدرات.'),
      medicinesReady,
    ],
    [mindSigns],
  ),
  // Fear: NICE CG113, CG31, NG116
  'panic-today': topic(
    'High',
    [
      breatheSlowly,
      say('Sit down, and let somebody stay close by.', 'الجلوس مع بقاء شخص قريب.'),
      say(
        'A first attack with chest pain or trouble breathing needs a look today.',
        'النوبة الأولى مع ألم في الصدر أو ضيق في التنفس تحتاج إلى فحص اليوم.',
      ),
      say('No coffee, energy drinks or nicotine.', 'لا قهوة ولا مشروبات طاقة ولا نيكوتين.'),
    ],
    [heartSigns, mindSigns],
  ),
  'panic-unclear': topic(
    'Medium',
    [
      breatheSlowly,
      say('Name five things that can be seen, and stay where it is safe.', 'ذكر خمسة أشياء مرئية والبقاء في مكان آمن.'),
      say('Cut down on coffee and energy drinks.', 'التقليل من القهوة ومشروبات الطاقة.'),
      diary,
      talk,
    ],
    [heartSigns, mindSigns],
  ),
  panic: topic(
    'Low',
    [
      breatheSlowly,
      say('Remember that earlier attacks have passed, and do not run from the place.', 'تذكّر أن النوبات السابقة مرّت، والبقاء في المكان.'),
      say('Use what was learnt in treatment.', 'استخدام ما تم تعلّمه في العلاج.'),
      say('Cut down on coffee and energy drinks.', 'التقليل من القهوة ومشروبات الطاقة.'),
    ],
    [
      heartSigns,
      mindSigns,
      say('See a doctor if attacks come more often or keep from going out.', 'راجع الطبيب إذا كثرت النوبات أو منعت من الخروج.'),
    ],
  ),
  anxiety: topic(
    'Medium',
    [
      breatheSlowly,
      regularDay,
      say('Write worries down at a fixed time of the day.', 'تدوين المخاوف في وقت محدد من اليوم.'),
      say('Cut down on coffee and news.', 'التقليل من القهوة ومتابعة الأخبار.'),
      talk,
    ],
    [mindSigns, heartSigns],
  ),
  stress: topic(
    'Low',
    [
      breatheSlowly,
      regularDay,
      say('Talk with somebody trusted, and do one thing at a time.', 'الحديث مع شخص موثوق وإنجاز أمر واحد في كل مرة.'),
      talk,
    ],
    [
      mindSigns,
      say(
        'See a doctor if it lasts over 2 weeks, or work, school or sleep suffer.',
        'راجع الطبيب إذا استمر أكثر من أسبوعين أو تأثر العمل أو الدراسة أو النوم.',
      ),
    ],
  ),
  obsessions: topic(
    'Medium',
    [
      say('Note the thoughts or acts, and how much of the day they take.', 'تدوين الأفكار أو الأفعال ومقدار ما تأخذه من اليوم.'),
      say('There are treatments for this: talk to a doctor about it.', 'لهذا علاجات: يمكن الحديث عنه مع الطبيب.'),
      talk,
    ],
    [mindSigns],
  ),
  'trauma-memories': topic(
    'Medium',
    [
      say('Tell somebody trusted as much as feels right.', 'إخبار شخص موثوق بالقدر المريح.'),
      say('When memories come, look around and name where you are now.', 'عند عودة الذكريات: النظر حولك وتسمية المكان الحالي.'),
      regularDay,
      noSubstances,
      talk,
    ],
    [mindSigns],
  ),
  // Mood: NICE NG222, NG134, CG192
  mood: topic(
    'Medium',
    [say('Tell somebody trusted.', 'إخبار شخص موثوق.'), regularDay, noSubstances, talk],
    [
      mindSigns,
      say(
        'See a doctor the same day if eating, sleeping or looking after oneself stops.',
        'راجع الطبيب في اليوم نفسه عند العجز عن الأكل أو النوم أو العناية بالنفس.',
      ),
    ],
  ),
  'mood-today': topic(
    'High',
    [
      tellSomebody,
      say('Eat and drink a little, even without hunger.', 'تناول القليل من الطعام والشراب ولو دون جوع.'),
      say('For a child or teenager, a parent or trusted adult comes along.', 'للطفل أو المراهق: يرافقه أحد الوالدين أو شخص بالغ موثوق.', {
        when: 'under-16',
      }),
      outOfReach,
      talk,
      lineClosed,
    ],
    [mindSigns],
  ),
  'postnatal-today': topic(
    'High',
    [
      say(
        'Tell somebody today, and let another adult share the nights with the baby.',
        'أخبري شخصاً اليوم، وليشاركك شخص بالغ رعاية الرضيع ليلاً.',
      ),
      say('Eat, drink and sleep when somebody else is there.', 'كُلي واشربي ونامي بوجود شخص آخر.'),
      say('Do not stop a medicine without asking.', 'لا توقفي دواء دون سؤال.'),
      talk,
      lineClosed,
    ],
    [
      say(
        'Call 999 for thoughts of harming yourself or the baby, voices, or great confusion.',
        'اتصلي بالرقم 999 عند أفكار إيذاء النفس أو الرضيع أو سماع أصوات أو ارتباك شديد.',
      ),
    ],
    'after-birth',
  ),
  'postnatal-mood': topic(
    'Medium',
    [
      say('Low mood after a birth is common and nobody is to blame.', 'المزاج المنخفض بعد الولادة شائع ولا لوم على أحد.'),
      say('Talk with the partner, family, or the well-baby clinic.', 'تحدثي مع الزوج أو الأهل أو عيادة الأم والطفل.'),
      say('Rest when the baby rests, and accept help.', 'استريحي عند نوم الرضيع واقبلي المساعدة.'),
      talk,
    ],
    [
      say(
        'Call 999 for thoughts of harming yourself or the baby, voices, or great confusion.',
        'اتصلي بالرقم 999 عند أفكار إيذاء النفس أو الرضيع أو سماع أصوات أو ارتباك شديد.',
      ),
      say(
        'See a doctor the same day if sleep is impossible even when the baby sleeps.',
        'راجعي الطبيب في اليوم نفسه إذا تعذّر النوم حتى عند نوم الرضيع.',
      ),
    ],
    'after-birth',
  ),
  'mind-medicine-today': topic(
    'High',
    [
      say(
        'Ask the doctor or pharmacist today before taking or leaving out more.',
        'سؤال الطبيب أو الصيدلي اليوم قبل تناول المزيد أو تركه.',
      ),
      say('Do not double the dose to catch up.', 'عدم مضاعفة الجرعة للتعويض.'),
      medicinesReady,
      talk,
    ],
    [mindSigns, withdrawalSigns],
  ),
  grief: topic(
    'Low',
    [
      say('Grief comes in waves and takes its own time.', 'يأتي الحزن على موجات ويأخذ وقته.'),
      say('Talk about the one who is missed, with family or friends.', 'الحديث عن الفقيد مع الأهل أو الأصدقاء.'),
      regularDay,
      talk,
    ],
    [mindSigns, say('See a doctor if daily life stands still after 6 weeks.', 'راجع الطبيب إذا بقيت الحياة اليومية متوقفة بعد 6 أسابيع.')],
  ),
  // Sleep: NICE CKS insomnia, NG202
  sleep: topic(
    'Medium',
    [
      say('Keep a sleep diary for the doctor.', 'الاحتفاظ بدفتر للنوم لعرضه على الطبيب.'),
      sleepHabits,
      noStimulants,
      say('Do not drive when sleepy.', 'لا تقد السيارة عند النعاس.', { unless: ['under-16'] }),
      say('Ask at home about snoring or pauses in breathing.', 'سؤال أهل البيت عن الشخير أو توقف التنفس أثناء النوم.'),
    ],
    [
      mindSigns,
      say('See a doctor within a day if sleep comes while driving or working.', 'راجع الطبيب خلال يوم عند الغفوة أثناء القيادة أو العمل.'),
    ],
  ),
  'poor-sleep': topic(
    'Low',
    [
      sleepHabits,
      say('Keep the room dark, quiet and cool.', 'إبقاء الغرفة مظلمة وهادئة وباردة.'),
      noStimulants,
      say('Get up for a while if sleep does not come.', 'النهوض قليلاً إذا لم يأتِ النوم.'),
    ],
    [
      mindSigns,
      say(
        'See a doctor after 4 weeks, for pauses in breathing at night, or if sleep comes while driving.',
        'راجع الطبيب بعد 4 أسابيع، أو عند توقف التنفس ليلاً، أو عند الغفوة أثناء القيادة.',
      ),
    ],
  ),
  'sleep-days': topic(
    'High',
    [
      say('Do not drive or use machines.', 'لا تقد السيارة ولا تشغّل الآلات.'),
      say('No energy drinks, khat or other stimulants.', 'لا مشروبات طاقة ولا قات ولا منشطات أخرى.'),
      say('Take no sleeping tablets of somebody else.', 'عدم تناول حبوب نوم تخص شخصاً آخر.'),
      medicinesReady,
    ],
    [mindSigns, withdrawalSigns],
  ),
  'asleep-at-wheel': topic(
    'High',
    [
      say('Do not drive or use machines until a doctor has looked.', 'لا تقد السيارة ولا تشغّل الآلات حتى يفحص الطبيب الحالة.'),
      say('Ask at home about snoring or pauses in breathing.', 'سؤال أهل البيت عن الشخير أو توقف التنفس أثناء النوم.'),
      medicinesReady,
    ],
    [heartSigns],
  ),
  'sleep-pauses': topic(
    'Medium',
    [
      say('Sleep on the side, and take no alcohol or sleeping tablets.', 'النوم على الجنب، دون كحول أو حبوب منوّمة.'),
      say('Losing weight and not smoking can help.', 'قد يفيد إنقاص الوزن وترك التدخين.', {
        unless: ['under-16', 'pregnant', 'eating-disorder'],
      }),
      say('Do not drive when sleepy.', 'لا تقد السيارة عند النعاس.', { unless: ['under-16'] }),
    ],
    [heartSigns],
  ),
  // Eating: RCPsych CR233, NICE NG69
  'eating-emergency': topic('Emergency', [
    say('Lie down, keep warm, and do not exercise.', 'استلقِ وحافظ على الدفء ولا تمارس الرياضة.'),
    say('Do not eat a large meal now: feeding is begun slowly in hospital.', 'لا تتناول وجبة كبيرة الآن: فالتغذية تبدأ ببطء في المستشفى.'),
    say('Say how much was eaten, and about vomiting or laxatives.', 'اذكر كمية الطعام وأي قيء متعمد أو ملينات.'),
    onSide,
  ]),
  'eating-today': topic(
    'High',
    [
      say('Eat and drink small amounts often; no sport.', 'تناول كميات صغيرة ومتكررة من الطعام والشراب دون رياضة.'),
      say('Tell somebody trusted and go together.', 'إخبار شخص موثوق والذهاب معاً.'),
      say('Take no laxatives or slimming tablets.', 'لا ملينات ولا حبوب تنحيف.'),
    ],
    [heartSigns, mindSigns],
  ),
  'eating-disorder': topic(
    'Medium',
    [
      say('Tell somebody trusted: it is an illness, not a choice.', 'إخبار شخص موثوق: فهذا مرض وليس اختياراً.'),
      say('Eat three small meals at fixed times, with company if possible.', 'تناول ثلاث وجبات صغيرة في مواعيد ثابتة ومع رفقة إن أمكن.'),
      say('After vomiting rinse with water, and do not brush the teeth for an hour.', 'بعد القيء المضمضة بالماء وتأخير تفريش الأسنان ساعة.'),
      talk,
    ],
    [heartSigns, mindSigns],
  ),
  // Dependence: NICE CG100, CG52, NG209
  addiction: topic(
    'Medium',
    [
      say('Ask for help: treatment is care, and it is planned together.', 'طلب المساعدة: فالعلاج رعاية ويُخطط له معاً.'),
      say(
        'Do not stop alcohol or calming tablets all at once after daily use.',
        'عدم التوقف عن الكحول أو المهدئات دفعة واحدة بعد استعمال يومي.',
      ),
      say('Do not use alone, and do not mix substances.', 'عدم التعاطي منفرداً وعدم خلط المواد.'),
      talk,
    ],
    [withdrawalSigns, mindSigns],
  ),
  'addiction-today': topic(
    'High',
    [
      say('Let somebody stay close by.', 'بقاء شخص قريب.'),
      sips,
      say(
        'Do not stop alcohol or calming tablets all at once; see a doctor today.',
        'عدم التوقف عن الكحول أو المهدئات دفعة واحدة مع مراجعة الطبيب اليوم.',
      ),
      say('No driving.', 'لا تقد السيارة.'),
      talk,
    ],
    [withdrawalSigns, mindSigns],
  ),
  'stop-smoking': topic(
    'Low',
    [
      say('Choose a day to stop, and tell family and friends.', 'اختيار يوم للتوقف وإخبار الأهل والأصدقاء.'),
      say('Ask a pharmacist about nicotine patches or gum.', 'سؤال الصيدلي عن لصقات أو علكة النيكوتين.', {
        unless: ['pregnant', 'under-16'],
      }),
      say('Each health centre can point to a stop-smoking clinic.', 'يمكن للمركز الصحي الإرشاد إلى عيادة الإقلاع عن التدخين.'),
      say('Cravings pass within minutes: drink water, walk, wait.', 'الرغبة تمر خلال دقائق: شرب الماء والمشي والانتظار.'),
    ],
    [
      heartSigns,
      say('See a doctor for coughing blood, weight loss or low mood.', 'راجع الطبيب عند سعال مصحوب بالدم أو نقص الوزن أو مزاج منخفض.'),
    ],
  ),
  // Violence: NICE PH50, FFLM, WHO 2013, ILO C189
  strangled: topic('Emergency', [
    say('Sit up and rest the voice; swelling can come hours later.', 'اجلس وأرح الصوت؛ فقد يظهر التورم بعد ساعات.'),
    say('Keep the head and neck still if they hurt.', 'أبقِ الرأس والرقبة ثابتين إن كان فيهما ألم.'),
    safePlace,
    notYourFault,
    onSide,
  ]),
  'violence-hurt': topic('Emergency', [
    safePlace,
    say('Bleeding: press hard with a clean cloth.', 'عند النزيف: اضغط بقوة بقماش نظيف.'),
    say('After a blow to head or neck keep still as found.', 'بعد ضربة على الرأس أو الرقبة أبقِ المصاب ثابتاً كما هو.'),
    say('Say at once if pregnant.', 'أخبري الطوارئ فوراً إن كان هناك حمل.', { when: 'fertile' }),
    onSide,
  ]),
  'violence-danger': topic('Emergency', [
    say('Get out, or lock yourself where there is a way out.', 'اخرج، أو احتمِ في مكان مقفل له مخرج.'),
    say('Keep away from the kitchen and from weapons.', 'ابتعد عن المطبخ وعن أي سلاح.'),
    say('If you cannot speak, leave the call open.', 'إذا تعذّر الكلام فاترك المكالمة مفتوحة.'),
    say('Take the children along.', 'خذ الأطفال معك.'),
  ]),
  'violence-today': topic(
    'High',
    [
      notYourFault,
      safePlace,
      say('Tell somebody trusted, and agree on a word that means danger.', 'إخبار شخص موثوق والاتفاق على كلمة تعني الخطر.'),
      say('Have papers, medicines, money and a phone ready.', 'تجهيز الأوراق والأدوية والمال والهاتف.'),
      safePhone,
      say('Let a doctor see and write down every injury today.', 'عرض كل إصابة على الطبيب اليوم وتوثيقها.'),
      talk,
    ],
    [dangerNow, neckSigns, mindSigns],
  ),
  'worker-abuse': topic(
    'High',
    [
      notYourFault,
      safePlace,
      say('Any emergency department or health centre can look at injuries.', 'يمكن لأي قسم طوارئ أو مركز صحي فحص الإصابات.'),
      say(
        'Your embassy or the Ministry of Labour can help with passport, pay and shelter.',
        'يمكن للسفارة أو وزارة العمل المساعدة في الجواز والأجر والمأوى.',
      ),
      safePhone,
      say('Drink water and eat if it was kept from you.', 'شرب الماء وتناول الطعام إذا مُنعا.'),
    ],
    [dangerNow, neckSigns, mindSigns],
  ),
  'sexual-assault': topic(
    'High',
    [
      say('What happened is not your fault, and help is there.', 'ما حدث ليس ذنبك، والمساعدة متاحة.'),
      say(
        'Go to an emergency department today: some treatments work only within 72 hours.',
        'الذهاب إلى قسم الطوارئ اليوم: فبعض العلاجات لا تفيد إلا خلال 72 ساعة.',
      ),
      say('Ask somebody trusted to come along.', 'اصطحاب شخص موثوق.'),
      keepTraces,
      say('Pregnancy can be prevented for up to 5 days: ask about it.', 'يمكن منع الحمل حتى 5 أيام: اسألي عن ذلك.', { when: 'fertile' }),
    ],
    [dangerNow, neckSigns, mindSigns, talk],
  ),
  'assault-past': topic(
    'Medium',
    [
      notYourFault,
      say('There is no time limit for asking for care.', 'لا حدّ زمنياً لطلب الرعاية.'),
      say('A doctor can check for infections and talk about what is needed.', 'يمكن للطبيب الفحص بحثاً عن عدوى والحديث عما يلزم.'),
      say('Take a pregnancy test if a period is late.', 'يُجرى اختبار حمل إذا تأخرت الدورة.', { when: 'fertile' }),
      talk,
    ],
    [dangerNow, mindSigns],
  ),
  'assault-hurt': topic('Emergency', [
    notYourFault,
    say('Go to a place that is safe, and stay with somebody trusted.', 'انتقل إلى مكان آمن وابقَ مع شخص موثوق.'),
    say('Bleeding: press firmly with a clean cloth or pad.', 'عند النزيف: اضغط بقوة بقماش نظيف أو فوطة صحية.'),
    keepTraces,
    onSide,
  ]),
} as const;
