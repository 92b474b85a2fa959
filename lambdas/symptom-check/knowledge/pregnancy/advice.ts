import { any, say, topic } from '../kinds.ts';

const weeks = say('Say how many weeks the pregnancy is.', 'اذكري كم أسبوعاً بلغ الحمل.');
const birthDate = say('Say when and how the birth was.', 'اذكري متى كانت الولادة وكيف كانت.');
const left = say('Lie on the left side.', 'استلقي على الجانب الأيسر.');
const pads = say(
  'Use a pad, never a tampon, and keep the pads to show how much it is.',
  'استخدمي فوطة صحية وليس سدادة قطنية، واحتفظي بالفوط لتقدير الكمية.',
);
const papers = say('Take the pregnancy papers and the blood group with you.', 'خذي معك أوراق الحمل وفصيلة الدم.');
const now = say(
  'Go to an emergency department with a maternity ward now, or call 999.',
  'اذهبي الآن إلى قسم طوارئ فيه ولادة، أو اتصلي بالرقم 999.',
);
const fasting = say('Nothing to eat or drink until a doctor has looked.', 'لا طعام ولا شراب حتى يفحص الطبيب الحالة.');
const today = say('See a doctor or the maternity clinic today.', 'راجعي الطبيب أو عيادة الحوامل اليوم.');
const rest = say('Rest, and drink small sips often.', 'استريحي واشربي رشفات صغيرة ومتكررة.');
const tablets = say(
  'Paracetamol may be taken as the packet says; take no ibuprofen or aspirin unless prescribed.',
  'يمكن استعمال الباراسيتامول كما هو مكتوب على العبوة؛ ولا تتناولي الإيبوبروفين أو الأسبرين إلا بوصفة.',
);
const paracetamol = say(
  'Paracetamol can ease the pain: take it as the packet says.',
  'قد يخفف الباراسيتامول الألم: استعمليه كما هو مكتوب على العبوة.',
);
const dangers = say(
  'Call 999 for heavy bleeding, severe belly pain, fainting, a fit, chest pain or trouble breathing.',
  'اتصلي بالرقم 999 عند نزيف شديد أو ألم بطن شديد أو إغماء أو تشنج أو ألم في الصدر أو صعوبة في التنفس.',
);
const pressureSigns = say(
  'Go to hospital at once for a bad headache, blurred sight, pain under the ribs or a suddenly swollen face.',
  'اذهبي إلى المستشفى فوراً عند صداع قوي أو تشوش في الرؤية أو ألم تحت الأضلاع أو تورم مفاجئ في الوجه.',
);
const babySigns = say(
  'Go to hospital at once if the baby moves less, the waters break or pains come before 37 weeks.',
  'اذهبي إلى المستشفى فوراً إذا قلّت حركة الجنين أو نزل ماء الجنين أو جاء الطلق قبل الأسبوع 37.',
);
const birthSigns = say(
  'Call 999 for a pad soaked within an hour, fainting, a fit, chest pain or trouble breathing.',
  'اتصلي بالرقم 999 عند امتلاء فوطة صحية خلال ساعة أو إغماء أو تشنج أو ألم في الصدر أو صعوبة في التنفس.',
);
const birthFever = say(
  'Go to hospital at once for fever with shivering, belly pain or a bad smell.',
  'اذهبي إلى المستشفى فوراً عند حرارة مع رجفة أو ألم في البطن أو رائحة كريهة.',
);
const redBreast = say(
  'See a doctor the same day for fever, or a red, hot, painful part of the breast.',
  'راجعي الطبيب في اليوم نفسه عند حرارة أو جزء محمر ساخن مؤلم من الثدي.',
);

export const advice = {
  // Emergencies of pregnancy: NICE NG126, NG133, NG25, NG255; RCOG GTG27a, 37b, 50, 57, 63, 64
  'pregnancy-emergency': topic('Emergency', [
    now,
    weeks,
    left,
    say('In a fit, put nothing in the mouth.', 'عند التشنج لا يوضع شيء في الفم.'),
    papers,
  ]),
  ectopic: topic('Emergency', [
    say(
      'Call 999 or go to an emergency department now; do not drive yourself.',
      'اتصلي بالرقم 999 أو اذهبي إلى قسم الطوارئ الآن، ولا تقودي السيارة بنفسك.',
    ),
    say('Say: a pregnancy is possible, and when the last period was.', 'أخبري الطاقم بأن الحمل محتمل وبموعد آخر دورة.'),
    say('Lie down with the legs raised when faint.', 'استلقي مع رفع الساقين عند الشعور بالإغماء.'),
    pads,
    fasting,
  ]),
  'pregnancy-bleeding': topic('Emergency', [
    now,
    left,
    pads,
    say('Have no examination from inside outside a hospital, and no sex.', 'لا فحص داخلياً خارج المستشفى ولا جماع.'),
    weeks,
    papers,
    fasting,
  ]),
  'placenta-torn': topic('Emergency', [
    now,
    left,
    weeks,
    say('Note when the baby last moved.', 'دوّني متى تحرك الجنين آخر مرة.'),
    pads,
    fasting,
  ]),
  'pre-eclampsia': topic('Emergency', [
    now,
    say(
      'Rest on the left side in a dim, quiet room until help comes.',
      'استريحي على الجانب الأيسر في غرفة هادئة خافتة الضوء حتى تصل المساعدة.',
    ),
    say('Do not stay alone: a fit can follow.', 'لا تبقي وحدك: فقد يحدث تشنج.'),
    say('Tell the blood pressure, if measured.', 'اذكري قراءة الضغط إذا قيس.'),
    weeks,
    papers,
  ]),
  'eclampsia-fit': topic('Emergency', [
    say('Call 999 and say: a fit in pregnancy.', 'اتصلوا بالرقم 999 وقولوا: تشنج أثناء الحمل.'),
    say('Turn her on the left side, and put nothing in the mouth.', 'أديروها على جنبها الأيسر ولا تضعوا شيئاً في فمها.'),
    say('Move hard things away, do not hold her down, and note the time.', 'أبعدوا الأشياء الصلبة ولا تثبّتوها بالقوة ودوّنوا الوقت.'),
  ]),
  'pregnancy-clot': topic('Emergency', [
    say(
      'Call 999, sit in the way that makes breathing easiest, and keep still.',
      'اتصلي بالرقم 999 واجلسي في الوضع الأسهل للتنفس دون حركة.',
    ),
    say('Do not rub a painful or swollen leg.', 'لا تدلكي ساقاً مؤلمة أو متورمة.'),
    weeks,
  ]),
  'pregnancy-sepsis': topic('Emergency', [
    now,
    say('Ask: could this be sepsis in pregnancy?', 'اسألي: هل يمكن أن يكون هذا تسمماً في الدم أثناء الحمل؟'),
    weeks,
    say('Say if the waters have broken.', 'أخبري الطاقم إذا نزل ماء الجنين.'),
    left,
  ]),
  'pregnancy-blow': topic('Emergency', [
    now,
    left,
    say('Keep the head and neck still after a crash or a fall from height.', 'أبقي الرأس والرقبة ثابتين بعد حادث أو سقوط من ارتفاع.'),
    pads,
    weeks,
    say('Say if somebody did this; it is safe to ask for help.', 'أخبري الطاقم إذا تسبب أحد في ذلك؛ يمكنك طلب المساعدة.', {
      when: any('violence', 'assault'),
    }),
  ]),
  'less-movement': topic('Emergency', [
    say('Go to the maternity hospital now, and do not wait until tomorrow.', 'اذهبي إلى مستشفى الولادة الآن ولا تنتظري حتى الغد.'),
    say('Do not rely on a home device that finds the heartbeat.', 'لا تعتمدي على جهاز منزلي لسماع النبض.'),
    say('Note when the baby last moved as usual.', 'دوّني متى تحرك الجنين آخر مرة كالمعتاد.'),
    weeks,
    papers,
  ]),
  // Labour and birth: NICE NG235, NG25; RCOG GTG50; WHO
  labour: topic('Emergency', [
    now,
    say('Say how often the pains come, and the colour of the waters.', 'اذكري كم مرة يأتي الطلق ولون ماء الجنين.'),
    left,
    weeks,
    papers,
  ]),
  'preterm-labour': topic('Emergency', [
    say(
      'Go to the maternity hospital now, or call 999: before 37 weeks some treatments must begin early.',
      'اذهبي إلى مستشفى الولادة الآن أو اتصلي بالرقم 999: قبل الأسبوع 37 يجب أن تبدأ بعض العلاجات مبكراً.',
    ),
    left,
    say(
      'Put a pad in, note the colour of any fluid, and have no bath or sex.',
      'ضعي فوطة صحية ودوّني لون أي سائل، ولا استحمام في المغطس ولا جماع.',
    ),
    weeks,
    papers,
  ]),
  'cord-first': topic('Emergency', [
    say('Call 999 now and say: the cord has come out.', 'اتصلي بالرقم 999 الآن وقولي: خرج الحبل السري.'),
    say(
      'Kneel on knees and elbows, chest down and hips high, as in prostration.',
      'على الركبتين والمرفقين، الصدر لأسفل والوركان لأعلى، كالسجود.',
    ),
    say(
      'Do not push the cord back, do not pull it, and touch it as little as possible.',
      'لا تعيدي الحبل إلى الداخل ولا تسحبيه، ولا تلمسيه إلا للضرورة.',
    ),
    say('Do not push with the pains: pant instead.', 'لا تدفعي مع الطلق، بل تنفسي أنفاساً سريعة قصيرة.'),
  ]),
  'birth-now': topic('Emergency', [
    say('Call 999, unlock the door, and let somebody stay on the phone.', 'اتصلي بالرقم 999 وافتحي الباب، وليبقَ أحد على الهاتف.'),
    say(
      'Lie on the side or kneel on clean towels; let the baby come slowly, and do not pull.',
      'استلقي على الجنب أو اركعي على الركبتين فوق مناشف نظيفة؛ دعي الطفل يخرج ببطء ولا تسحبيه.',
    ),
    say(
      'Dry the baby well, and lay it on the bare chest under a dry towel, head covered.',
      'جففي الطفل جيداً وضعيه على صدرك العاري تحت منشفة جافة مع تغطية رأسه.',
    ),
    say(
      'Baby not breathing: rub the back with a towel, and do what 999 says.',
      'إذا لم يتنفس الطفل: افركي ظهره بمنشفة واتبعي تعليمات 999.',
    ),
    say('Do not cut or pull the cord.', 'لا تقطعي الحبل ولا تسحبيه.'),
    say(
      'After birth: lie flat, rub the lower belly firmly if it bleeds, and put the baby to the breast.',
      'بعد الولادة: استلقي، ودلّكي أسفل البطن بقوة عند النزيف، وضعي الطفل على الثدي.',
    ),
  ]),
  'labour-today': topic(
    'High',
    [
      say(
        'Call the maternity hospital, and go now if the pains come every 5 minutes or the waters have broken.',
        'اتصلي بمستشفى الولادة، واذهبي الآن إذا جاء الطلق كل 5 دقائق أو نزل ماء الجنين.',
      ),
      say('Note how often the pains come, and how long each lasts.', 'دوّني كم مرة يأتي الطلق وكم يستمر.'),
      say('Put a pad in, and note the colour of the waters.', 'ضعي فوطة صحية ودوّني لون ماء الجنين.'),
      say('Walk, rest or take a warm shower between the pains, and drink.', 'امشي أو استريحي أو خذي دشاً دافئاً بين الطلقات، واشربي.'),
      papers,
    ],
    [
      say(
        'Call 999 for an urge to push, or if the cord, a hand or a foot comes out.',
        'اتصلي بالرقم 999 عند رغبة في الدفع أو خروج الحبل أو يد أو قدم.',
      ),
      say(
        'Go to hospital at once for green or bloody waters, bleeding, fever, or if the baby moves less.',
        'اذهبي إلى المستشفى فوراً إذا كان الماء أخضر أو مدمماً أو عند نزيف أو حرارة أو قلة حركة الجنين.',
      ),
      say('Go to hospital at once if the pregnancy is under 37 weeks.', 'اذهبي إلى المستشفى فوراً إذا كان الحمل أقل من 37 أسبوعاً.'),
    ],
  ),
  'practice-pains': topic(
    'Low',
    [
      say('Change position, walk a little, and drink water.', 'غيّري الوضعية وامشي قليلاً واشربي الماء.'),
      say('Empty the bladder, and rest.', 'أفرغي المثانة واستريحي.'),
      say('Time the tightenings for an hour.', 'احسبي أوقات التقلصات لمدة ساعة.'),
    ],
    [
      say(
        'Go to hospital if they become regular or painful, or before 37 weeks do not stop.',
        'اذهبي إلى المستشفى إذا انتظمت أو صارت مؤلمة، أو لم تتوقف قبل الأسبوع 37.',
      ),
      babySigns,
      dangers,
    ],
  ),
  // Today: NICE NG126, NG133, NG194; RCOG GTG43, 69; UKHSA
  'pregnancy-today': topic('High', [today, rest, tablets, papers], [dangers, pressureSigns, babySigns]),
  'pregnancy-pressure': topic(
    'High',
    [
      say(
        'Go to the maternity clinic or hospital today: 140/90 and more in pregnancy is looked at the same day.',
        'اذهبي إلى عيادة الحوامل أو المستشفى اليوم: ضغط 140/90 فأكثر أثناء الحمل يُفحص في اليوم نفسه.',
      ),
      say('Measure again after 5 minutes of sitting, and note it.', 'أعيدي القياس بعد الجلوس 5 دقائق ودوّنيه.'),
      say('Take a fresh urine sample in a clean pot with you.', 'خذي معك عينة بول حديثة في وعاء نظيف.'),
      weeks,
    ],
    [say('Call 999 for 160/100 and more, or a fit.', 'اتصلي بالرقم 999 عند ضغط 160/100 فأكثر أو تشنج.'), pressureSigns],
  ),
  'pregnancy-headache-today': topic(
    'High',
    [today, say('Have the blood pressure measured today.', 'قيسي ضغط الدم اليوم.'), paracetamol, rest],
    [pressureSigns, dangers],
  ),
  'early-bleeding': topic(
    'High',
    [
      today,
      pads,
      say('Note the colour and the amount, and bring any tissue in a clean pot.', 'دوّني اللون والكمية، وأحضري أي أنسجة في وعاء نظيف.'),
      tablets,
      papers,
    ],
    [
      say(
        'Call 999 for a pad soaked every hour, strong pain, shoulder-tip pain or fainting.',
        'اتصلي بالرقم 999 عند امتلاء فوطة صحية كل ساعة أو ألم قوي أو ألم في طرف الكتف أو إغماء.',
      ),
      say('Go to hospital at once for fever or a bad smell.', 'اذهبي إلى المستشفى فوراً عند حرارة أو رائحة كريهة.'),
    ],
  ),
  'pregnancy-belly': topic(
    'High',
    [today, say('Rest, and note whether the pain comes and goes.', 'استريحي ودوّني هل الألم يأتي ويذهب.'), tablets, papers],
    [dangers, babySigns],
  ),
  'pregnancy-blow-today': topic(
    'High',
    [today, say('Note the movements of the baby.', 'دوّني حركات الجنين.'), papers],
    [
      say(
        'Go to hospital at once for belly pain, bleeding, fluid, or if the baby moves less.',
        'اذهبي إلى المستشفى فوراً عند ألم في البطن أو نزيف أو سائل أو قلة حركة الجنين.',
      ),
      dangers,
    ],
  ),
  hyperemesis: topic(
    'High',
    [
      today,
      say(
        'Take a sip every few minutes; rehydration drink or ice chips may stay down better.',
        'خذي رشفة كل بضع دقائق؛ محلول الجفاف (ORS) أو قطع الثلج قد تثبت أكثر.',
      ),
      say('Note the weight, and when urine last came.', 'دوّني الوزن ومتى خرج البول آخر مرة.'),
    ],
    [
      say(
        'Go to an emergency department if nothing stays down for a day or no urine comes for 8 hours.',
        'اذهبي إلى قسم الطوارئ إذا لم يثبت شيء في المعدة يوماً كاملاً أو لم يخرج بول 8 ساعات.',
      ),
      say('Call 999 for confusion, fainting or vomiting blood.', 'اتصلي بالرقم 999 عند ارتباك ذهني أو إغماء أو قيء دموي.'),
    ],
  ),
  'pregnancy-urine': topic(
    'High',
    [
      today,
      say('Take a fresh urine sample in a clean pot with you.', 'خذي معك عينة بول حديثة في وعاء نظيف.'),
      say('Drink water through the day.', 'اشربي الماء على مدار اليوم.'),
      tablets,
    ],
    [
      say(
        'Go to hospital at once for fever, shivering, vomiting or pain in the side.',
        'اذهبي إلى المستشفى فوراً عند حرارة أو رجفة أو قيء أو ألم في الخاصرة.',
      ),
      babySigns,
    ],
  ),
  'pregnancy-fever': topic(
    'High',
    [
      today,
      tablets,
      rest,
      say(
        'Say if there was travel, contact with a rash, or raw milk or soft cheese.',
        'أخبري الطبيب بأي سفر أو مخالطة طفح أو تناول حليب غير مغلي أو جبن طري.',
      ),
    ],
    [
      say(
        'Go to hospital at once for shivering, belly pain, fluid from the vagina, or if the baby moves less.',
        'اذهبي إلى المستشفى فوراً عند رجفة أو ألم في البطن أو سائل من المهبل أو قلة حركة الجنين.',
      ),
      dangers,
    ],
  ),
  'liver-itch': topic(
    'High',
    [
      say('See the maternity clinic today for a blood test of the liver.', 'راجعي عيادة الحوامل اليوم لفحص الكبد بتحليل دم.'),
      say('Wear loose cotton, and cool the skin.', 'البسي قطناً واسعاً وبرّدي الجلد.'),
      say('Watch the movements of the baby.', 'راقبي حركات الجنين.'),
    ],
    [
      say(
        'Go to hospital at once for yellow eyes, dark urine, or if the baby moves less.',
        'اذهبي إلى المستشفى فوراً عند اصفرار العينين أو بول داكن أو قلة حركة الجنين.',
      ),
    ],
  ),
  'rash-contact': topic(
    'High',
    [
      say(
        'Telephone the clinic today before going, so that others are not infected.',
        'اتصلي بالعيادة اليوم قبل الذهاب حتى لا تنتقل العدوى إلى غيرك.',
      ),
      say('Note the day of the contact, and past illness and vaccines.', 'دوّني يوم المخالطة والإصابات والتطعيمات السابقة.'),
    ],
    [
      say(
        'Go to hospital at once for trouble breathing, a severe headache or a rash that bleeds.',
        'اذهبي إلى المستشفى فوراً عند صعوبة التنفس أو صداع شديد أو طفح ينزف.',
      ),
    ],
  ),
  'less-movement-today': topic('High', [today, weeks], [dangers, babySigns]),
  'first-movements': topic(
    'Medium',
    [
      say('First movements are often felt between 16 and 24 weeks.', 'يبدأ الإحساس بالحركة غالباً بين الأسبوعين 16 و24.'),
      say('Tell the maternity clinic if none is felt by 24 weeks.', 'أخبري عيادة الحوامل إذا لم تشعري بأي حركة حتى الأسبوع 24.'),
    ],
    [
      dangers,
      say(
        'Go to hospital at once if movements were felt before and become fewer.',
        'اذهبي إلى المستشفى فوراً إذا قلّت الحركة بعد أن كنتِ تشعرين بها.',
      ),
    ],
  ),
  // Self-care of pregnancy: NHS; RCOG GTG69
  'morning-sickness': topic(
    'Low',
    [
      say('Eat a little and often: dry bread or biscuits before getting up.', 'كلي قليلاً ومراراً: خبز جاف أو بسكويت قبل النهوض.'),
      say(
        'Drink small sips between meals, and keep away from smells that bring it on.',
        'اشربي رشفات بين الوجبات وابتعدي عن الروائح المثيرة.',
      ),
      say('Ginger helps some women.', 'يفيد الزنجبيل بعض النساء.', { unless: ['blood-thinner'] }),
      say('Ask a pharmacist or doctor before any tablet for nausea.', 'اسألي الصيدلي أو الطبيب قبل أي دواء للغثيان.'),
    ],
    [
      say(
        'See a doctor today if nothing stays down, the urine is dark, or weight is lost.',
        'راجعي الطبيب اليوم إذا لم يثبت شيء في المعدة أو صار البول داكناً أو نقص الوزن.',
      ),
      dangers,
    ],
  ),
  'ligament-pain': topic(
    'Low',
    [
      say('Rise and turn slowly, with the knees together.', 'انهضي والتفّي ببطء مع ضم الركبتين.'),
      say('Sleep on the side, with a pillow between the knees.', 'نامي على الجنب مع وسادة بين الركبتين.'),
      paracetamol,
    ],
    [
      say(
        'See a doctor the same day for pain that stays or comes in waves, fever, or burning urine.',
        'راجعي الطبيب في اليوم نفسه عند ألم مستمر أو على موجات أو حرارة أو حرقة بول.',
      ),
      dangers,
      babySigns,
    ],
  ),
  'pregnancy-everyday': topic(
    'Low',
    [
      say('Rest with the feet raised, and walk a little each day.', 'استريحي مع رفع القدمين وامشي قليلاً كل يوم.'),
      say('Eat small meals, and stay upright for 2 hours after them.', 'كلي وجبات صغيرة وابقي منتصبة ساعتين بعدها.', { when: 'heartburn' }),
      say('Drink water and eat fruit, dates and vegetables.', 'اشربي الماء وكلي الفاكهة والتمر والخضار.', { when: 'constipation' }),
      say('Stretch the calf, and press the foot up when it cramps.', 'مدّي ربلة الساق وارفعي القدم نحوك عند التشنج العضلي.', {
        when: 'cramp',
      }),
      say('Sleep on the side, with a pillow between the knees.', 'نامي على الجنب مع وسادة بين الركبتين.', {
        when: any('back-pain', 'poor-sleep'),
      }),
      say('Take no medicine or herb before asking a pharmacist or doctor.', 'لا تتناولي دواءً أو عشبة قبل سؤال الصيدلي أو الطبيب.'),
      say('Keep the antenatal appointments.', 'حافظي على مواعيد متابعة الحمل.'),
    ],
    [dangers, pressureSigns, babySigns],
  ),
  'pregnancy-question': topic(
    'Low',
    [
      say(
        'Ask the maternity clinic or a pharmacist before any new medicine, herb or dye.',
        'اسألي عيادة الحوامل أو الصيدلي قبل أي دواء أو عشبة أو صبغة جديدة.',
      ),
      say(
        'Take folic acid until 12 weeks, and keep the antenatal appointments.',
        'تناولي حمض الفوليك حتى الأسبوع 12 وحافظي على مواعيد المتابعة.',
        { when: 'pregnant' },
      ),
      say(
        'Eat no raw meat, raw eggs, raw milk or soft cheese; no alcohol, no smoking.',
        'لا لحم نيئاً ولا بيضاً نيئاً ولا حليباً غير مغلي ولا جبناً طرياً؛ لا كحول ولا تدخين.',
        { when: 'pregnant' },
      ),
      say(
        'Ask before fasting or a flight, above all with diabetes or after 28 weeks.',
        'اسألي قبل الصيام أو السفر بالطائرة، خصوصاً مع السكري أو بعد الأسبوع 28.',
        { when: 'pregnant' },
      ),
    ],
    [dangers, babySigns],
  ),
  // After birth and loss: NICE NG194, NG255, CG192; RCOG GTG37b, 52, 64
  'after-birth-bleeding': topic('Emergency', [
    say('Call 999 now.', 'اتصلي بالرقم 999 الآن.'),
    say('Lie flat, and rub the lower belly firmly until the womb feels hard.', 'استلقي ودلّكي أسفل البطن بقوة حتى يتصلب الرحم.', {
      unless: ['over-1-day'],
    }),
    say('Lie flat with the legs raised, and keep warm.', 'استلقي مع رفع الساقين وتدفئي.'),
    say('Empty the bladder if possible, and put the baby to the breast.', 'أفرغي المثانة إن أمكن وضعي الطفل على الثدي.', {
      unless: ['over-1-day'],
    }),
    say('Never pull the cord.', 'لا تسحبي الحبل أبداً.', { when: any('baby-born', 'placenta-stuck') }),
    say(
      'Use pads, never a tampon, and keep them to show how much it is.',
      'استخدمي فوطاً صحية وليس سدادات قطنية، واحتفظي بها لتقدير الكمية.',
    ),
  ]),
  'birth-pressure': topic('Emergency', [
    say('Call 999, and say that there was a birth in the last weeks.', 'اتصلي بالرقم 999 واذكري أن الولادة كانت في الأسابيع الأخيرة.'),
    say('In a fit: turn on the left side, and put nothing in the mouth.', 'عند التشنج: على الجنب الأيسر ولا يوضع شيء في الفم.'),
    say('Do not stay alone with the baby.', 'لا تبقي وحدك مع الطفل.'),
  ]),
  'birth-clot': topic('Emergency', [
    say(
      'Call 999, sit in the way that makes breathing easiest, and keep still.',
      'اتصلي بالرقم 999 واجلسي في الوضع الأسهل للتنفس دون حركة.',
    ),
    say('Do not rub a painful or swollen leg.', 'لا تدلكي ساقاً مؤلمة أو متورمة.'),
    birthDate,
  ]),
  'birth-sepsis': topic('Emergency', [
    say(
      'Call 999 or go to an emergency department now, and ask: could this be sepsis after birth?',
      'اتصلي بالرقم 999 أو اذهبي إلى قسم الطوارئ الآن، واسألي: هل يمكن أن يكون هذا تسمماً في الدم بعد الولادة؟',
    ),
    birthDate,
    say('Let somebody look after the baby.', 'دعي أحداً يعتني بالطفل.'),
  ]),
  'birth-fever': topic('High', [today, paracetamol, rest, birthDate], [birthFever, birthSigns]),
  'birth-flow': topic(
    'High',
    [today, say('Use pads, no tampons, and have no sex.', 'استخدمي فوطاً صحية لا سدادات قطنية، ولا جماع.'), paracetamol],
    [birthFever, birthSigns],
  ),
  'birth-bleeding-today': topic(
    'High',
    [today, say('Note how many pads are soaked each day.', 'دوّني عدد الفوط الصحية الممتلئة كل يوم.'), rest],
    [birthSigns, birthFever],
  ),
  'birth-wound': topic(
    'High',
    [
      today,
      say('Wash with water only, and dry gently.', 'اغسلي بالماء فقط وجففي برفق.'),
      say('Lift nothing heavier than the baby.', 'لا ترفعي أثقل من الطفل.'),
      paracetamol,
    ],
    [birthFever, say('Go to hospital at once if the wound opens.', 'اذهبي إلى المستشفى فوراً إذا انفتح الجرح.')],
  ),
  'birth-headache': topic(
    'High',
    [
      say('See a doctor today, and have the blood pressure measured.', 'راجعي الطبيب اليوم وقيسي ضغط الدم.'),
      say('Say if there was an injection in the back at the birth.', 'أخبري الطبيب إذا أُعطيت إبرة في الظهر عند الولادة.'),
      paracetamol,
    ],
    [
      say(
        'Call 999 for a sudden severe headache, blurred sight, a stiff neck or a fit.',
        'اتصلي بالرقم 999 عند صداع شديد مفاجئ أو تشوش في الرؤية أو تيبس في الرقبة أو تشنج.',
      ),
    ],
  ),
  'birth-bladder': topic(
    'High',
    [
      today,
      say('Drink enough, and take time on the toilet.', 'اشربي ما يكفي وخذي وقتك عند التبول.'),
      say('Take a fresh urine sample in a clean pot with you.', 'خذي معك عينة بول حديثة في وعاء نظيف.'),
    ],
    [say('Go to an emergency department if no urine comes for 6 hours.', 'اذهبي إلى قسم الطوارئ إذا لم يخرج بول 6 ساعات.'), birthFever],
  ),
  'birth-mood': topic(
    'High',
    [
      say('See a doctor today, and tell somebody close.', 'راجعي الطبيب اليوم وأخبري شخصاً قريباً منك.'),
      say('Let others take the baby for some hours, and sleep.', 'دعي غيرك يعتني بالطفل بضع ساعات ونامي.'),
      say('The mental health line can be reached by calling 16000 and pressing 4.', 'خط الصحة النفسية: اتصلي بالرقم 16000 واضغطي 4.'),
    ],
    [
      say(
        'Call 999 for thoughts of suicide or of harming the baby, or for voices and strange beliefs.',
        'اتصلي بالرقم 999 عند أفكار انتحار أو إيذاء الطفل أو سماع أصوات أو أفكار غريبة.',
      ),
    ],
  ),
  'after-birth': topic(
    'Low',
    [
      say('Rest when the baby sleeps, and let others help.', 'استريحي حين ينام الطفل ودعي الآخرين يساعدونك.'),
      say('Walk a little each day, and drink enough.', 'امشي قليلاً كل يوم واشربي ما يكفي.'),
      say('Wash the stitches with water only, and dry gently.', 'اغسلي الغرز بالماء فقط وجففي برفق.'),
      say('Keep the visit after the birth.', 'حافظي على موعد المتابعة بعد الولادة.'),
    ],
    [birthSigns, birthFever, say('See a doctor if sadness lasts over 2 weeks.', 'راجعي الطبيب إذا استمر الحزن أكثر من أسبوعين.')],
  ),
  'loss-emergency': topic('Emergency', [
    say('Call 999 or go to an emergency department now.', 'اتصلي بالرقم 999 أو اذهبي إلى قسم الطوارئ الآن.'),
    say('Lie down with the legs raised.', 'استلقي مع رفع الساقين.'),
    say(
      'Use pads, never a tampon, and bring any tissue in a clean pot.',
      'استخدمي فوطاً صحية وليس سدادات قطنية، وأحضري أي أنسجة في وعاء نظيف.',
    ),
    say('Tell the staff everything that was taken: they ask in order to treat.', 'أخبري الطاقم بكل ما استُعمل: فهم يسألون من أجل العلاج.'),
  ]),
  'after-loss': topic(
    'High',
    [
      today,
      say('Use pads, no tampons, and have no sex until the bleeding ends.', 'استخدمي فوطاً صحية لا سدادات قطنية، ولا جماع حتى يتوقف النزيف.'),
      paracetamol,
      say('Ask whether an injection is needed because of the blood group.', 'اسألي هل تلزم إبرة بسبب فصيلة الدم.'),
    ],
    [birthSigns, birthFever],
  ),
  'after-loss-visit': topic(
    'Medium',
    [
      say('See a doctor within days.', 'راجعي الطبيب خلال أيام.'),
      rest,
      say('Grief after a loss is heavy: talk with somebody trusted.', 'الحزن بعد الفقد ثقيل: تحدثي مع شخص تثقين به.'),
    ],
    [birthSigns, birthFever],
  ),
  // Breastfeeding: NHS; NICE NG194; ABM 36
  breastfeeding: topic(
    'Low',
    [
      say('Feed whenever the baby wants, at least 8 times in 24 hours.', 'أرضعي كلما أراد الطفل، 8 مرات على الأقل في 24 ساعة.'),
      say('Ask a nurse or breastfeeding adviser to watch a feed.', 'اطلبي من ممرضة أو مستشارة رضاعة أن تشاهد رضعة.'),
    ],
    [
      redBreast,
      say(
        'Have the baby seen today for few wet nappies, sleepiness or poor feeding.',
        'اعرضي الطفل على الطبيب اليوم إذا قلّت الحفاضات المبللة أو كان خاملاً أو ضعيف الرضاعة.',
      ),
    ],
  ),
  'sore-nipples': topic(
    'Low',
    [
      say('Bring the baby close with a wide open mouth, chin first.', 'قرّبي الطفل وفمه مفتوح واسعاً والذقن أولاً.'),
      say(
        'Let some milk dry on the nipple after feeds, and change damp pads.',
        'اتركي قليلاً من الحليب يجف على الحلمة بعد الرضعات، وغيّري الحشوات الرطبة.',
      ),
      say('Go on feeding; begin with the less sore side.', 'استمري في الإرضاع وابدئي بالجهة الأقل ألماً.'),
    ],
    [
      redBreast,
      say(
        'Ask a breastfeeding adviser if it hurts through the feed or lasts over a week.',
        'اسألي مستشارة رضاعة إذا استمر الألم طوال الرضعة أو أكثر من أسبوع.',
      ),
    ],
  ),
  engorged: topic(
    'Low',
    [
      say(
        'Feed often; press out a little milk by hand first if the breast is too hard to take.',
        'أرضعي كثيراً، واعصري باليد قليلاً من الحليب أولاً إذا كان الثدي قاسياً على الطفل.',
      ),
      say(
        'Hold a cold pack in a cloth on it after feeds, and do not press or massage hard.',
        'ضعي كمادة باردة ملفوفة بقماش بعد الرضعات، ولا تضغطي أو تدلكي بقوة.',
      ),
      say('Wear a soft bra that is not tight.', 'البسي حمالة صدر لينة غير ضيقة.'),
      paracetamol,
    ],
    [redBreast, say('See a doctor for a lump that stays after 2 days.', 'راجعي الطبيب إذا بقيت كتلة بعد يومين.')],
  ),
  'little-milk': topic(
    'Medium',
    [
      say(
        'Feed at least 8 times in 24 hours from both sides, also at night.',
        'أرضعي 8 مرات على الأقل في 24 ساعة من الجهتين، وفي الليل أيضاً.',
      ),
      say('Count the wet nappies: six or more a day from the fifth day on.', 'عدّي الحفاضات المبللة: 6 أو أكثر يومياً من اليوم الخامس.'),
      say('Have the baby weighed, and a feed watched.', 'اطلبي وزن الطفل ومشاهدة رضعة.'),
    ],
    [
      say(
        'Have the baby seen today for few wet nappies, sleepiness, yellow skin or poor feeding.',
        'اعرضي الطفل على الطبيب اليوم إذا قلّت الحفاضات المبللة أو كان خاملاً أو مصفراً أو ضعيف الرضاعة.',
      ),
    ],
  ),
  'baby-blues': topic(
    'Low',
    [
      say(
        'Tears and changing mood between the third and tenth day are common, and pass.',
        'البكاء وتقلب المزاج بين اليوم الثالث والعاشر شائع ويزول.',
      ),
      say('Sleep when the baby sleeps, and let others help.', 'نامي حين ينام الطفل ودعي الآخرين يساعدونك.'),
      say('Tell somebody close how you feel.', 'أخبري شخصاً قريباً بما تشعرين به.'),
    ],
    [
      say('See a doctor if sadness lasts over 2 weeks or gets worse.', 'راجعي الطبيب إذا استمر الحزن أكثر من أسبوعين أو ازداد.'),
      say(
        'Call 999 for thoughts of suicide or of harming the baby, or for voices and strange beliefs.',
        'اتصلي بالرقم 999 عند أفكار انتحار أو إيذاء الطفل أو سماع أصوات أو أفكار غريبة.',
      ),
    ],
  ),
  afterpains: topic(
    'Low',
    [
      say('The womb shrinks while you feed: these cramps pass within a week.', 'ينقبض الرحم أثناء الرضاعة: تزول هذه التقلصات خلال أسبوع.'),
      say('Empty the bladder before a feed, and hold a warm pack on the belly.', 'أفرغي المثانة قبل الرضاعة وضعي كمادة دافئة على البطن.'),
      paracetamol,
    ],
    [birthSigns, birthFever],
  ),
  'early-pregnancy': topic(
    'Medium',
    [
      say('Book the first antenatal visit, best before 10 weeks.', 'احجزي أول زيارة لمتابعة الحمل، والأفضل قبل الأسبوع 10.'),
      say('Take folic acid each day until 12 weeks.', 'تناولي حمض الفوليك يومياً حتى الأسبوع 12.'),
      say(
        'Ask a pharmacist or doctor about all medicines; no alcohol, no smoking.',
        'اسألي الصيدلي أو الطبيب عن جميع الأدوية؛ لا كحول ولا تدخين.',
      ),
    ],
    [
      dangers,
      say(
        'Go to hospital at once for pain low on one side, shoulder-tip pain or bleeding with dizziness.',
        'اذهبي إلى المستشفى فوراً عند ألم أسفل البطن في جهة أو ألم في طرف الكتف أو نزف مع دوخة.',
      ),
    ],
  ),
} as const;
