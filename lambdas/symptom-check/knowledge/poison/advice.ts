import { any, say, topic } from '../kinds.ts';
import {
  allergySigns,
  compressions,
  coldPack,
  heartSigns,
  infectedSkin,
  medicinesReady,
  noScratching,
  onSide,
  sips,
} from '../sentences.ts';

const noVomiting = say('Do not make the person vomit.', 'لا تحاول إحداث القيء.');
const keepPacket = say(
  'Keep the packet, bottle or plant to show, and note what it was, how much and when.',
  'احتفظ بالعلبة أو الزجاجة أو النبتة لعرضها، ودوّن ما هي وكميتها ووقتها.',
);
const noHomeCure = say('No milk, oil or salt water.', 'لا حليب ولا زيت ولا ماء مالح.');
const outside = say('Everyone out into fresh air, and do not go back for anything.', 'أخرجوا الجميع إلى الهواء الطلق ولا تعودوا لأي سبب.');
const stayWith = say('Do not leave the person alone.', 'لا تترك المصاب وحده.');
const honest = say(
  'Tell the team openly what was taken: it decides the treatment.',
  'أخبر الطاقم بصراحة بما تم تناوله: فالعلاج يعتمد على ذلك.',
);
const poisonSigns = say(
  'Call 999 for drowsiness, confusion, a fit, chest pain, trouble breathing or fainting.',
  'اتصل بالرقم 999 عند نعاس أو ارتباك ذهني أو تشنج أو ألم في الصدر أو صعوبة في التنفس أو إغماء.',
);
const mindHelp = say(
  'Call 999 or go to any emergency department if there are thoughts of suicide.',
  'اتصل بالرقم 999 أو اذهب إلى أي قسم طوارئ عند وجود أفكار انتحار.',
);
const hotWater = say(
  'Put the place in hot, not scalding, water (45 °C at most) for 30 to 90 minutes; test it first with a hand that was not stung.',
  'اغمر الموضع بماء ساخن غير حارق (45° كحد أقصى) من 30 إلى 90 دقيقة؛ واختبره أولاً بيد سليمة.',
);
const seaWater = say('Rinse with sea water, not fresh water, and do not rub.', 'اشطف بماء البحر لا بالماء العذب، ولا تفرك.');
const tentacles = say(
  'Lift off tentacles with tweezers or the edge of a card, with gloves.',
  'انزع اللوامس بملقط أو بحافة بطاقة مع ارتداء قفاز.',
);
const noRemedies = say('No urine, alcohol, sand or ice on it.', 'لا تضع عليه بولاً أو كحولاً أو رملاً أو ثلجاً.');
const cool = say(
  'Move to the shade or a cool room, take off extra clothes, wet the skin with cool water and fan it.',
  'انتقل إلى الظل أو غرفة باردة وانزع الملابس الزائدة وبلّل الجلد بماء بارد مع التهوية.',
);
const heatSigns = say(
  'Call 999 for confusion, fainting, a fit, very hot skin, or if it is not better after 30 minutes of cooling.',
  'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو تشنج أو جلد ساخن جداً، أو إذا لم يحدث تحسن بعد 30 دقيقة من التبريد.',
);

export const advice = {
  // Swallowed
  poisoning: topic('Emergency', [
    onSide,
    compressions,
    noVomiting,
    stayWith,
    keepPacket,
    say('Nothing to eat or drink while drowsy.', 'لا طعام ولا شراب أثناء النعاس.'),
  ]),
  'chemical-swallowed': topic('Emergency', [
    say('Rinse the mouth and spit out; wash it off skin and eyes with cool water.', 'تمضمض وابصق، واغسل الجلد والعينين بماء بارد.'),
    noHomeCure,
    noVomiting,
    keepPacket,
    onSide,
  ]),
  corrosive: topic('Emergency', [
    say('Rinse the mouth and spit out.', 'تمضمض وابصق.'),
    say('Nothing to eat or drink unless 999 says so.', 'لا طعام ولا شراب إلا إذا طلبه موظف الطوارئ.'),
    noHomeCure,
    noVomiting,
    say('Sit upright, and keep the bottle to show.', 'الجلوس باعتدال، مع الاحتفاظ بالزجاجة لعرضها.'),
  ]),
  petrol: topic('Emergency', [
    say('Do not make the person vomit: it is dangerous in the lungs.', 'لا تحاول إحداث القيء: فوصول المادة إلى الرئتين خطر.'),
    noHomeCure,
    say('Take off soaked clothes, and wash the skin with soap and water.', 'انزع الملابس المبللة واغسل الجلد بالماء والصابون.'),
    say('Sit upright, and watch the breathing.', 'الجلوس باعتدال مع مراقبة التنفس.'),
    say('No smoking or flame nearby.', 'لا تدخين ولا لهب قريب.'),
  ]),
  'chemical-today': topic(
    'High',
    [
      say('Rinse the mouth and spit out; a few sips of water are enough.', 'تمضمض وابصق؛ وتكفي رشفات قليلة من الماء.'),
      noHomeCure,
      noVomiting,
      keepPacket,
    ],
    [
      poisonSigns,
      say(
        'Call 999 for drooling, pain on swallowing, vomiting or cough.',
        'اتصل بالرقم 999 عند سيلان لعاب أو ألم عند البلع أو قيء أو سعال.',
      ),
    ],
  ),
  // Medicines
  overdose: topic('Emergency', [
    say(
      'Call 999 now, even if all seems well: harm can come hours later.',
      'اتصل بالرقم 999 الآن حتى لو بدا كل شيء بخير: فقد يظهر الضرر بعد ساعات.',
    ),
    noVomiting,
    say('Take no more medicine, food or alcohol.', 'لا مزيد من الأدوية أو الطعام أو الكحول.'),
    keepPacket,
    onSide,
    stayWith,
    say(
      'Fully awake after too much insulin or diabetes tablets: juice or an ordinary (not diet) soft drink.',
      'بعد زيادة الأنسولين أو حبوب السكري مع وعي كامل: عصير أو مشروب غازي عادي (ليس دايت).',
      {
        when: any('diabetes', 'low-sugar', 'risky-medicine'),
      },
    ),
  ]),
  'dose-today': topic(
    'High',
    [
      say('Ask a doctor or pharmacist now, before the next dose.', 'اسأل طبيباً أو صيدلياً الآن قبل الجرعة التالية.'),
      keepPacket,
      say('Do not drive, and stay with somebody today.', 'تجنب القيادة والبقاء وحيداً اليوم.'),
      say('Measure the sugar every hour after extra insulin or diabetes tablets.', 'قِس السكر كل ساعة بعد زيادة الأنسولين أو حبوب السكري.', {
        when: any('diabetes', 'risky-medicine'),
      }),
    ],
    [poisonSigns, mindHelp],
  ),
  'dose-ask': topic(
    'Medium',
    [
      say('Ask a pharmacist, or call 16000, before the next dose.', 'اسأل الصيدلي أو اتصل بالرقم 16000 قبل الجرعة التالية.'),
      say('Do not take a double dose after a forgotten one.', 'لا تأخذ جرعة مضاعفة بعد جرعة منسية.'),
      say('Read the leaflet: it says what to do after a missed dose.', 'اقرأ النشرة: فهي تذكر ما يُفعل بعد جرعة منسية.'),
      medicinesReady,
    ],
    [
      poisonSigns,
      say(
        'Ask a doctor the same day about insulin, blood thinners, steroids, or heart, epilepsy or transplant medicine.',
        'اسأل طبيباً في اليوم نفسه عن الأنسولين أو مميعات الدم أو الكورتيزون أو أدوية القلب أو الصرع أو الزراعة.',
      ),
    ],
  ),
  'dose-mild': topic(
    'Low',
    [
      say('Take the next dose at its usual time.', 'خذ الجرعة التالية في وقتها المعتاد.'),
      say('Do not take a double dose after a forgotten one.', 'لا تأخذ جرعة مضاعفة بعد جرعة منسية.'),
      say('Read the leaflet, or ask a pharmacist.', 'اقرأ النشرة أو اسأل الصيدلي.'),
      say('A pill box or an alarm can help to remember.', 'قد تساعد علبة الأقراص أو المنبه على التذكر.'),
    ],
    [
      say(
        'Ask a pharmacist the same day after several missed doses, or if anything feels unusual.',
        'اسأل الصيدلي في اليوم نفسه بعد جرعات منسية عدة أو عند أي شيء غير معتاد.',
      ),
      poisonSigns,
    ],
  ),
  'adrenal-missed': topic('Emergency', [
    say('Give the prescribed hydrocortisone injection.', 'أعطِ إبرة الهيدروكورتيزون الموصوفة.'),
    say('Lie down with the legs raised.', 'الاستلقاء مع رفع الساقين.'),
    say('Show the steroid card to the team.', 'أظهر بطاقة الكورتيزون للطاقم.'),
  ]),
  'missed-today': topic(
    'High',
    [
      say('Ask a doctor or pharmacist today how to go on.', 'اسأل طبيباً أو صيدلياً اليوم عن كيفية المتابعة.'),
      say('Do not take a double dose after a forgotten one.', 'لا تأخذ جرعة مضاعفة بعد جرعة منسية.'),
      say('Insulin: measure the sugar now, and drink water.', 'الأنسولين: قِس السكر الآن واشرب الماء.', { when: 'diabetes' }),
      say(
        'Epilepsy: no driving, swimming or heights until the dose is right again.',
        'الصرع: لا قيادة ولا سباحة ولا أماكن مرتفعة حتى تنتظم الجرعة.',
        { when: 'epilepsy' },
      ),
      medicinesReady,
    ],
    [
      say(
        'Call 999 for a fit, chest pain, a drooping face, a weak arm, vomiting with high sugar, or drowsiness.',
        'اتصل بالرقم 999 عند تشنج أو ألم في الصدر أو ارتخاء الوجه أو ضعف في ذراع أو قيء مع سكر مرتفع أو نعاس.',
      ),
    ],
  ),
  'side-effect': topic(
    'Medium',
    [
      say('Ask a pharmacist or doctor before the next dose.', 'اسأل الصيدلي أو الطبيب قبل الجرعة التالية.'),
      say('Do not stop a prescribed medicine without asking.', 'لا توقف دواء موصوفاً دون سؤال.'),
      medicinesReady,
    ],
    [
      allergySigns,
      say(
        'See a doctor the same day for a rash, yellow skin, bleeding, or a fast heartbeat.',
        'راجع الطبيب في اليوم نفسه عند طفح أو اصفرار الجلد أو نزيف أو تسارع القلب.',
      ),
    ],
  ),
  'medicine-mild': topic(
    'Low',
    [
      say('Ask a pharmacist, and bring the packet.', 'اسأل الصيدلي وأحضر العبوة.'),
      say('Read the leaflet: it says which effects are common.', 'اقرأ النشرة: فهي تذكر الآثار الشائعة.'),
      say('Do not stop a prescribed medicine without asking.', 'لا توقف دواء موصوفاً دون سؤال.'),
    ],
    [
      allergySigns,
      say(
        'See a doctor the same day for a rash, yellow skin, bleeding, or if it gets worse.',
        'راجع الطبيب في اليوم نفسه عند طفح أو اصفرار الجلد أو نزيف أو إذا ساءت الحالة.',
      ),
    ],
  ),
  'medicine-today': topic(
    'High',
    [
      say('Ask a doctor or pharmacist today, before the next dose.', 'اسأل طبيباً أو صيدلياً اليوم قبل الجرعة التالية.'),
      say(
        'Do not stop insulin, blood thinners, steroids, or heart or epilepsy medicine without asking.',
        'لا توقف الأنسولين أو مميعات الدم أو الكورتيزون أو أدوية القلب أو الصرع دون سؤال.',
      ),
      say(
        'A new medicine that gave a rash: take no more of it until you have asked.',
        'دواء جديد سبّب طفحاً: لا تأخذ منه مزيداً قبل أن تسأل.',
        { when: any('rash', 'hives') },
      ),
      medicinesReady,
    ],
    [
      allergySigns,
      say(
        'Go to an emergency department for blisters, peeling skin or sores in the mouth or eyes.',
        'اذهب إلى قسم الطوارئ عند فقاعات أو تقشر في الجلد أو تقرحات في الفم أو العينين.',
      ),
    ],
  ),
  'medicine-emergency': topic('Emergency', [
    say('Take no more of the medicine until a doctor has looked.', 'لا مزيد من الدواء حتى يفحص الطبيب الحالة.'),
    medicinesReady,
    onSide,
    say('Cover raw skin with a clean sheet, without creams.', 'غطِّ الجلد المتسلخ بقماش نظيف دون كريمات.', {
      when: 'peeling-after-medicine',
    }),
  ]),
  // Fumes
  fumes: topic('Emergency', [
    outside,
    say('Do not enter smoke or gas to rescue: you may collapse too.', 'لا تدخل الدخان أو الغاز للإنقاذ: فقد تفقد الوعي أيضاً.'),
    say('Turn no switch and light no flame where gas smells.', 'لا تشغّل مفتاحاً ولا تشعل لهباً حيث توجد رائحة غاز.'),
    say('Rinse burning eyes with water.', 'اشطف العينين بالماء عند حرقتهما.'),
    say('Everyone who was there needs a check, even if they feel well.', 'كل من كان في المكان يحتاج إلى فحص ولو كان بخير.'),
    onSide,
    compressions,
  ]),
  fumigation: topic('Emergency', [
    outside,
    say('Leave the building, and warn the neighbours.', 'غادر المبنى ونبّه الجيران.'),
    say(
      'Tell 999 that a pesticide or fumigation was used, also if it was next door.',
      'أخبر موظف الطوارئ باستخدام مبيد أو تبخير، ولو كان عند الجيران.',
    ),
    say('Take off clothes, and wash skin and hair with soap and water.', 'انزع الملابس واغسل الجلد والشعر بالماء والصابون.'),
    say('Everyone who was there needs a check, children first.', 'كل من كان في المكان يحتاج إلى فحص، والأطفال أولاً.'),
    say('Give no milk, oil or salt water.', 'لا تعطِ حليباً ولا زيتاً ولا ماءً مالحاً.'),
    onSide,
  ]),
  'fumes-today': topic(
    'High',
    [
      outside,
      say(
        'Open no gas and light nothing until the place was checked; call 999 about a gas leak or an alarm.',
        'لا تفتح الغاز ولا تشعل شيئاً حتى يُفحص المكان؛ واتصل بالرقم 999 عند تسرب غاز أو إنذار.',
      ),
      say(
        'After pesticide or fumigation, sleep elsewhere until it is declared safe.',
        'بعد الرش أو التبخير لا تنم في المكان حتى يُعلن أنه آمن.',
        { when: 'fumigation' },
      ),
      say('Never burn charcoal or run a generator indoors.', 'لا تشعل الفحم ولا تشغّل مولداً داخل المكان.', { when: 'charcoal' }),
    ],
    [
      say(
        'Call 999 for headache, dizziness, vomiting, cough, trouble breathing or drowsiness, or if others are ill too.',
        'اتصل بالرقم 999 عند صداع أو دوخة أو قيء أو سعال أو صعوبة في التنفس أو نعاس، أو إذا مرض آخرون أيضاً.',
      ),
    ],
  ),
  'shisha-today': topic(
    'High',
    [
      say('Put the shisha out, and go into fresh air.', 'أطفئ الشيشة واخرج إلى الهواء الطلق.'),
      say(
        'Headache, dizziness or nausea after shisha can mean carbon monoxide: have it tested today.',
        'الصداع أو الدوخة أو الغثيان بعد الشيشة قد يدل على أول أكسيد الكربون: يلزم فحصه اليوم.',
      ),
      say('Do not drive.', 'تجنب القيادة.'),
    ],
    [
      say(
        'Call 999 for fainting, confusion, chest pain, vomiting, or headache that does not ease in fresh air.',
        'اتصل بالرقم 999 عند إغماء أو ارتباك ذهني أو ألم في الصدر أو قيء أو صداع لا يخف في الهواء الطلق.',
      ),
    ],
  ),
  shisha: topic(
    'Low',
    [
      say('Stay in fresh air, and drink water.', 'ابقَ في الهواء الطلق واشرب الماء.'),
      say('Smoke no shisha in a closed room.', 'لا تدخن الشيشة في غرفة مغلقة.'),
      say('Help to stop smoking: call 16000.', 'للمساعدة على الإقلاع عن التدخين: اتصل بالرقم 16000.'),
    ],
    [
      say(
        'Call 999 for headache with dizziness, fainting, chest pain or confusion.',
        'اتصل بالرقم 999 عند صداع مع دوخة أو إغماء أو ألم في الصدر أو ارتباك ذهني.',
      ),
    ],
  ),
  // Drugs and alcohol
  opioid: topic('Emergency', [
    say('Shout and shake the shoulders; keep the person awake if possible.', 'نادِ المصاب وهزّ كتفيه، وأبقه مستيقظاً إن أمكن.'),
    say('Give naloxone if it is at hand.', 'أعطِ النالوكسون إن كان متوفراً.'),
    compressions,
    onSide,
    stayWith,
    honest,
  ]),
  stimulants: topic('Emergency', [
    say('Sit in a cool quiet place, with nobody crowding round.', 'الجلوس في مكان بارد هادئ دون ازدحام.'),
    say('Very hot: take off clothes, and cool with water and a fan.', 'عند السخونة الشديدة: انزع الملابس وبرّد بالماء والمروحة.', {
      when: any('very-hot', 'temperature-39', 'temperature-40', 'high-fever'),
    }),
    say('Do not hold an agitated person down; keep dangerous things away.', 'لا تقيّد المصاب الهائج؛ وأبعد ما قد يؤذي.'),
    say('Take nothing more, no coffee and no other medicine.', 'لا تتناول المزيد ولا قهوة ولا دواء آخر.'),
    onSide,
    honest,
  ]),
  'drugs-today': topic(
    'High',
    [
      say('Take nothing more, and no alcohol.', 'لا تتناول المزيد ولا الكحول.'),
      say('Stay with somebody who can call for help; do not sleep it off alone.', 'ابقَ مع من يستطيع طلب المساعدة؛ ولا تنم وحيداً.'),
      say('Do not drive.', 'تجنب القيادة.'),
      honest,
    ],
    [
      poisonSigns,
      say(
        'Call 999 for slow breathing, blue lips, a very hot body or somebody who is hard to wake.',
        'اتصل بالرقم 999 عند بطء التنفس أو زرقة الشفتين أو جسم ساخن جداً أو صعوبة في الإيقاظ.',
      ),
      mindHelp,
    ],
  ),
  'drugs-help': topic(
    'Medium',
    [
      say('A doctor can plan with you how to stop safely.', 'يمكن للطبيب وضع خطة للتوقف بأمان.'),
      say(
        'Do not stop alcohol, sleeping tablets or tramadol suddenly after long use.',
        'لا توقف الكحول أو حبوب النوم أو الترامادول فجأة بعد استعمال طويل.',
      ),
      say('The mental health line: call 16000 and press 4, in its hours.', 'خط الصحة النفسية: اتصل بالرقم 16000 واضغط 4 خلال ساعات عمله.'),
    ],
    [poisonSigns, mindHelp],
  ),
  'caffeine-today': topic(
    'High',
    [
      say('No more energy drinks, coffee or tea.', 'لا مزيد من مشروبات الطاقة أو القهوة أو الشاي.'),
      say('Sit quietly, and drink water.', 'الجلوس بهدوء مع شرب الماء.'),
      say('Note how many cans or cups, and since when.', 'دوّن عدد العلب أو الأكواب ومنذ متى.'),
    ],
    [heartSigns],
  ),
  'caffeine-check': topic(
    'Medium',
    [
      say('No more energy drinks or coffee today; drink water.', 'لا مزيد من مشروبات الطاقة أو القهوة اليوم؛ اشرب الماء.'),
      say('Note how many cans or cups a day.', 'دوّن عدد العلب أو الأكواب في اليوم.'),
    ],
    [
      heartSigns,
      say('See a doctor the same day for a racing or irregular heartbeat.', 'راجع الطبيب في اليوم نفسه عند تسارع القلب أو عدم انتظامه.'),
    ],
  ),
  caffeine: topic(
    'Low',
    [
      say('No caffeine today, and none after midday from then on.', 'لا كافيين اليوم، ولا بعد الظهر فيما بعد.'),
      say('Cut down step by step: stopping suddenly can give headache.', 'قلّل تدريجياً: فالتوقف المفاجئ قد يسبب صداعاً.'),
      say('Water instead, and no energy drinks before sport or with alcohol.', 'الماء بدلاً منه، ولا مشروبات طاقة قبل الرياضة أو مع الكحول.'),
    ],
    [
      heartSigns,
      say('See a doctor the same day for a racing or irregular heartbeat.', 'راجع الطبيب في اليوم نفسه عند تسارع القلب أو عدم انتظامه.'),
    ],
  ),
  methanol: topic('Emergency', [
    say(
      'Go to hospital now, even if you feel well: blindness can come a day later.',
      'اذهب إلى المستشفى الآن حتى لو كنت بخير: فقد يحدث العمى بعد يوم.',
    ),
    say('Everyone who drank of it must go too.', 'كل من شرب منه يجب أن يذهب أيضاً.'),
    noVomiting,
    say('Take the bottle to show.', 'خذ الزجاجة لعرضها.'),
    onSide,
  ]),
  drunk: topic('Emergency', [
    onSide,
    compressions,
    stayWith,
    say('Keep the person warm.', 'أبقِ المصاب دافئاً.'),
    say('No coffee, no cold shower, no vomiting by force.', 'لا قهوة ولا دش بارد ولا قيء بالقوة.'),
    honest,
  ]),
  'drunk-today': topic(
    'High',
    [
      say('Stay with the person until sober, and do not let them sleep alone.', 'ابقَ مع الشخص حتى يزول أثر الكحول ولا تتركه ينام وحده.'),
      say(
        'Sips of water when fully awake; no more alcohol, no sleeping tablets.',
        'رشفات ماء عند الوعي الكامل؛ لا مزيد من الكحول ولا حبوب نوم.',
      ),
      say('No driving.', 'لا قيادة.'),
    ],
    [
      say(
        'Call 999 if the person cannot be woken, breathes slowly, has a fit, is cold or blue, hit the head or vomits blood.',
        'اتصل بالرقم 999 إذا تعذّر إيقاظه أو تنفس ببطء أو تشنج أو كان بارداً أو مزرقاً أو أُصيب رأسه أو تقيأ دماً.',
      ),
    ],
  ),
  hangover: topic(
    'Low',
    [
      sips,
      say('Rest, light food, and no more alcohol.', 'الراحة وطعام خفيف ولا مزيد من الكحول.'),
      say('A simple painkiller with food can help; follow the packet.', 'قد يفيد مسكّن بسيط مع الطعام؛ اتبع العبوة.', {
        unless: ['liver-disease', 'pregnant', 'blood-thinner'],
      }),
      say('No driving until sober and rested.', 'لا قيادة حتى زوال أثر الكحول والراحة.'),
    ],
    [
      say(
        'Call 999 for confusion, a fit, blurred sight, vomiting blood, slow breathing or chest pain.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو تشنج أو غشاوة في الرؤية أو قيء دموي أو بطء في التنفس أو ألم في الصدر.',
      ),
      say(
        'See a doctor the same day if nothing stays down, or for shaking when not drinking.',
        'راجع الطبيب في اليوم نفسه إذا لم يبقَ أي سائل أو عند رجفة بعد التوقف عن الشرب.',
      ),
    ],
  ),
  withdrawal: topic('Emergency', [
    say('Stay with the person in a quiet, lit room.', 'ابقَ مع المصاب في غرفة هادئة مضاءة.'),
    say(
      'During a fit: keep away dangers, put nothing in the mouth, then lay on the side.',
      'أثناء التشنج: أبعد الأخطار ولا تضع شيئاً في الفم، ثم مدّده على جنبه.',
    ),
    say('Give no alcohol, drugs or borrowed tablets.', 'لا تعطِ كحولاً أو مخدرات أو حبوب شخص آخر.'),
    honest,
  ]),
  'withdrawal-today': topic(
    'High',
    [
      say(
        'See a doctor today: stopping suddenly can be dangerous after long use.',
        'راجع الطبيب اليوم: فالتوقف المفاجئ بعد استعمال طويل قد يكون خطراً.',
      ),
      sips,
      say('Stay with somebody, and do not drive.', 'ابقَ مع شخص آخر وتجنب القيادة.'),
      honest,
    ],
    [
      say(
        'Call 999 for a fit, confusion, seeing things, a fever or a very fast heart.',
        'اتصل بالرقم 999 عند تشنج أو ارتباك ذهني أو رؤية أشياء غير موجودة أو حرارة أو قلب سريع جداً.',
      ),
      mindHelp,
    ],
  ),
  // Heat
  heatstroke: topic('Emergency', [
    say('Call 999, and begin to cool at once: minutes count.', 'اتصل بالرقم 999 وابدأ التبريد فوراً: فالدقائق مهمة.'),
    say('Move to the shade or a cool room, and take off outer clothes.', 'انقل المصاب إلى الظل أو غرفة باردة وانزع الملابس الخارجية.'),
    say(
      'Cold water over the whole body or a cold bath, and a fan; ice packs on neck, armpits and groin.',
      'ماء بارد على الجسم كله أو حمام بارد مع مروحة؛ وكمادات ثلج على الرقبة والإبطين وأعلى الفخذين.',
    ),
    say('Keep cooling until help comes.', 'استمر في التبريد حتى تصل المساعدة.'),
    say('Sips of water only if fully awake, and no paracetamol.', 'رشفات ماء فقط لمن هو واعٍ تماماً، ولا باراسيتامول.'),
    onSide,
  ]),
  'muscle-heat': topic('Emergency', [
    say('Stop all effort, and cool down in the shade or a cool room.', 'أوقف كل مجهود وابرد في الظل أو غرفة باردة.'),
    say('Drink water in sips while fully awake.', 'اشرب الماء رشفات ما دمت واعياً تماماً.', {
      unless: ['drowsy', 'confused', 'unconscious'],
    }),
    say('Tell the team about dark urine; take no ibuprofen.', 'أخبر الطاقم بلون البول الداكن؛ ولا تتناول الإيبوبروفين.'),
  ]),
  'heat-exhaustion': topic(
    'High',
    [
      cool,
      say('Lie down with the legs raised.', 'الاستلقاء مع رفع الساقين.'),
      say('Drink water or a rehydration drink (ORS) in sips, and break a fast.', 'اشرب الماء أو محلول الجفاف (ORS) رشفات واقطع الصيام.'),
      say('Somebody should stay close by.', 'ينبغي أن يبقى شخص قريباً.'),
      say('No work or sport in the heat for the rest of the day.', 'لا عمل ولا رياضة في الحر بقية اليوم.'),
    ],
    [heatSigns],
  ),
  'heat-mild': topic(
    'Low',
    [
      cool,
      say('Drink water with a rehydration drink (ORS) or a salty snack.', 'اشرب الماء مع محلول الجفاف (ORS) أو وجبة خفيفة مالحة.'),
      say('Stretch a cramped muscle gently.', 'مدّد العضلة المتشنجة برفق.', { when: 'cramp' }),
      say('Keep out of the sun from late morning to late afternoon.', 'تجنب الشمس من الضحى إلى آخر العصر.'),
    ],
    [
      heatSigns,
      say(
        'See a doctor the same day for vomiting, dark urine or headache that stays.',
        'راجع الطبيب في اليوم نفسه عند قيء أو بول داكن أو صداع لا يزول.',
      ),
    ],
  ),
  // Bites and stings
  venom: topic('Emergency', [
    say(
      'Stay calm, and keep the bitten or stung limb still, with a splint if possible.',
      'الهدوء مع إبقاء الطرف الملدوغ ساكناً بجبيرة إن أمكن.',
    ),
    say('Take off rings, watches and tight clothes near it.', 'انزع الخواتم والساعات والملابس الضيقة القريبة منه.'),
    say('Do not tie, cut, suck or ice the bite.', 'لا تربط مكان اللدغة ولا تجرحه ولا تمصّه ولا تضع عليه ثلجاً.'),
    say('Do not try to catch the animal; a photo from afar is enough.', 'لا تحاول الإمساك بالحيوان؛ تكفي صورة من بعيد.'),
    say('Note the time, and mark the edge of the swelling with a pen.', 'دوّن الوقت وعلّم حدود التورم بقلم.'),
    say('No aspirin or ibuprofen.', 'لا أسبرين ولا إيبوبروفين.'),
    onSide,
  ]),
  'unseen-bite': topic(
    'High',
    [
      say('Keep the limb still, and take off rings and tight clothes.', 'أبقِ الطرف ساكناً وانزع الخواتم والملابس الضيقة.'),
      say('Wash gently; do not cut, suck or tie it.', 'اغسل برفق؛ ولا تجرح أو تمص أو تربط.'),
      say('Mark the edge of the swelling with a pen and the time.', 'علّم حدود التورم بقلم مع الوقت.'),
    ],
    [
      say(
        'Call 999 for climbing swelling, drooping eyelids, bleeding, vomiting, fainting or trouble breathing.',
        'اتصل بالرقم 999 عند تورم يصعد أو ارتخاء الجفنين أو نزيف أو قيء أو إغماء أو صعوبة في التنفس.',
      ),
    ],
  ),
  'spider-check': topic(
    'Medium',
    [say('Wash with soap and water.', 'اغسل بالماء والصابون.'), coldPack, say('Take a photo each day.', 'التقط صورة كل يوم.')],
    [
      allergySigns,
      say(
        'Go to an emergency department for muscle cramps, sweating, vomiting, or dark or spreading skin.',
        'اذهب إلى قسم الطوارئ عند تقلصات عضلية أو تعرق أو قيء أو اسوداد أو انتشار في الجلد.',
      ),
    ],
  ),
  'bite-mild': topic(
    'Low',
    [say('Wash with soap and water.', 'اغسل بالماء والصابون.'), coldPack, noScratching],
    [
      allergySigns,
      infectedSkin,
      say(
        'Go to an emergency department for cramps, sweating, vomiting or swelling that climbs the limb.',
        'اذهب إلى قسم الطوارئ عند تقلصات أو تعرق أو قيء أو تورم يصعد في الطرف.',
      ),
    ],
  ),
  'sea-sting-emergency': topic('Emergency', [
    say('Out of the water, lie down, and keep still.', 'اخرج من الماء واستلقِ دون حركة.'),
    say('Use the adrenaline pen if one is prescribed.', 'استخدم قلم الأدرينالين إذا كان موصوفاً.', {
      when: any('airway-swelling', 'tongue-swelling', 'epipen', 'allergy'),
    }),
    seaWater,
    tentacles,
    say('Do not pull a spine out of chest, belly, neck or face.', 'لا تنزع شوكة من الصدر أو البطن أو الرقبة أو الوجه.'),
    compressions,
  ]),
  'spine-sting': topic(
    'High',
    [
      hotWater,
      say('Pull out only a spine that lies loose; leave a deep one to a doctor.', 'انزع الشوكة السائبة فقط؛ واترك العميقة للطبيب.'),
      say('Press on the wound if it bleeds.', 'اضغط على الجرح إذا نزف.', { when: any('bleeding', 'heavy-bleeding') }),
      say('Ask about a tetanus vaccine, and whether the wound needs an X-ray.', 'اسأل عن تطعيم التيتانوس وعن حاجة الجرح إلى أشعة.'),
      say('Paracetamol can ease pain: follow the packet.', 'قد يخفف الباراسيتامول الألم: اتبع العبوة.'),
    ],
    [
      say(
        'Call 999 for chest pain, trouble breathing, fainting, weakness, heavy bleeding, or a sting of chest, belly, neck or face.',
        'اتصل بالرقم 999 عند ألم في الصدر أو صعوبة في التنفس أو إغماء أو ضعف أو نزيف شديد، أو لسعة في الصدر أو البطن أو الرقبة أو الوجه.',
      ),
    ],
  ),
  'sea-sting-today': topic(
    'High',
    [seaWater, tentacles, hotWater, noRemedies],
    [
      allergySigns,
      say(
        'Call 999 for chest pain, vomiting or a sting over half a limb.',
        'اتصل بالرقم 999 عند ألم في الصدر أو قيء أو لسعة تغطي نصف طرف.',
      ),
    ],
  ),
  'sea-sting': topic(
    'Medium',
    [seaWater, tentacles, hotWater, noRemedies],
    [
      allergySigns,
      say(
        'See a doctor the same day for severe pain, a sting near the eye, a spine in the skin, a small child or pregnancy.',
        'راجع الطبيب في اليوم نفسه عند ألم شديد أو لسعة قرب العين أو شوكة في الجلد أو لطفل صغير أو في الحمل.',
      ),
    ],
  ),
  'sea-sting-mild': topic(
    'Low',
    [
      seaWater,
      tentacles,
      hotWater,
      noRemedies,
      say('An antihistamine from the pharmacy can ease the itch.', 'قد يخفف مضاد الهيستامين من الصيدلية الحكة.', {
        unless: ['pregnant', 'under-2'],
      }),
    ],
    [
      allergySigns,
      infectedSkin,
      say(
        'See a doctor the same day if the pain is severe or lasts after the hot water.',
        'راجع الطبيب في اليوم نفسه إذا كان الألم شديداً أو استمر بعد الماء الساخن.',
      ),
    ],
  ),
} as const;
