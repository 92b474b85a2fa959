import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { compressions } from '../../compressions.ts';
import { heartSigns, onSide, sips } from '../../sentences.ts';
import { mindHelp, noVomiting, poisonSigns, stayWith } from '../sentences.ts';

const honest = say(
  'Tell the team openly what was taken: it decides the treatment.',
  'أخبر الطاقم بصراحة بما تم تناوله: فالعلاج يعتمد على ذلك.',
);

export const advice = {
  // Shisha
  'shisha-today': topic(
    'today',
    [
      say('Put the shisha out, and go into fresh air.', 'أطفئ الشيشة واخرج إلى الهواء الطلق.'),
      say(
        'Headache, dizziness or nausea after shisha can mean carbon monoxide: have it tested today.',
        'الصداع أو الدوخة أو الغثيان بعد الشيشة قد يدل على أول أكسيد الكربون: اطلب فحصه اليوم.',
      ),
      say('Do not drive.', 'تجنب القيادة.'),
    ],
    [
      say(
        'Call 999 if there is fainting, confusion, chest pain, vomiting, or headache that does not ease in fresh air.',
        'اتصل بالرقم 999 عند إغماء أو ارتباك ذهني أو ألم في الصدر أو قيء أو صداع لا يخف في الهواء الطلق.',
      ),
    ],
  ),
  shisha: topic(
    'home',
    [
      say('Stay in fresh air, and drink water.', 'ابقَ في الهواء الطلق واشرب الماء.'),
      say('Do not smoke shisha in a closed room.', 'لا تدخن الشيشة في غرفة مغلقة.'),
      say('Help to stop smoking: call 16000.', 'للمساعدة على الإقلاع عن التدخين: اتصل بالرقم 16000.'),
    ],
    [
      say(
        'Call 999 if there is headache with dizziness, fainting, chest pain or confusion.',
        'اتصل بالرقم 999 عند صداع مع دوخة أو إغماء أو ألم في الصدر أو ارتباك ذهني.',
      ),
    ],
  ),
  // Drugs and alcohol
  opioid: topic('ambulance', [
    say('Shout and shake the shoulders; keep the person awake if possible.', 'نادِ المصاب وهزّ كتفيه، وأبقه مستيقظاً إن أمكن.'),
    say('Give naloxone if it is at hand.', 'أعطِ النالوكسون إن كان متوفراً.'),
    ...compressions,
    onSide,
    stayWith,
    honest,
  ]),
  stimulants: topic('ambulance', [
    say('Sit in a cool quiet place, with nobody crowding around.', 'اجلس في مكان بارد هادئ دون ازدحام.'),
    say(
      'Cool the skin with cool water and a fan if the body is very hot, and take off clothes.',
      'عند السخونة الشديدة: انزع الملابس وبرّد بالماء والمروحة.',
      {
        when: any('very-hot', 'temperature-39', 'temperature-40', 'high-fever'),
      },
    ),
    say('Do not hold an agitated person down; keep dangerous things away.', 'لا تقيّد المصاب الهائج؛ وأبعد ما قد يؤذي.'),
    say('Do not take anything more: no coffee and no other medicine.', 'لا تتناول المزيد ولا قهوة ولا دواء آخر.'),
    onSide,
    honest,
  ]),
  'drugs-today': topic(
    'today',
    [
      say('Do not take anything more, and do not drink alcohol.', 'لا تتناول المزيد ولا الكحول.'),
      say('Stay with someone who can call for help; do not sleep it off alone.', 'ابقَ مع من يستطيع طلب المساعدة؛ ولا تنم وحيداً.'),
      say('Do not drive.', 'تجنب القيادة.'),
      honest,
    ],
    [
      poisonSigns,
      say(
        'Call 999 if there is slow breathing, blue lips or a very hot body, or if the person is hard to wake.',
        'اتصل بالرقم 999 عند بطء التنفس أو زرقة الشفتين أو جسم ساخن جداً أو صعوبة في الإيقاظ.',
      ),
      mindHelp,
    ],
  ),
  'drugs-help': topic(
    'weeks',
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
    'today',
    [
      say('Do not have any more energy drinks, coffee or tea.', 'لا مزيد من مشروبات الطاقة أو القهوة أو الشاي.'),
      say('Sit quietly, and drink water.', 'اجلس بهدوء واشرب الماء.'),
      say('Note how many cans or cups, and since when.', 'دوّن عدد العلب أو الأكواب ومنذ متى.'),
    ],
    [heartSigns],
  ),
  'caffeine-check': topic(
    'days',
    [
      say('Do not have any more energy drinks or coffee today; drink water.', 'لا مزيد من مشروبات الطاقة أو القهوة اليوم؛ اشرب الماء.'),
      say('Note how many cans or cups a day.', 'دوّن عدد العلب أو الأكواب في اليوم.'),
    ],
    [
      heartSigns,
      say(
        'See a doctor the same day if there is a racing or irregular heartbeat.',
        'راجع الطبيب في اليوم نفسه عند تسارع القلب أو عدم انتظامه.',
      ),
    ],
  ),
  caffeine: topic(
    'home',
    [
      say('Do not have caffeine today, and from then on none after midday.', 'لا كافيين اليوم، وبعد ذلك لا كافيين بعد الظهر.'),
      say('Cut down step by step: stopping suddenly can give headache.', 'قلّل تدريجياً: فالتوقف المفاجئ قد يسبب صداعاً.'),
      say(
        'Drink water instead, and do not have energy drinks before sport or with alcohol.',
        'اشرب الماء بدلاً منه، ولا مشروبات طاقة قبل الرياضة أو مع الكحول.',
      ),
    ],
    [
      heartSigns,
      say(
        'See a doctor the same day if there is a racing or irregular heartbeat.',
        'راجع الطبيب في اليوم نفسه عند تسارع القلب أو عدم انتظامه.',
      ),
    ],
  ),
  methanol: topic('emergency-department', [
    say(
      'Go to hospital now, even if you feel well: blindness can come a day later.',
      'اذهب إلى المستشفى الآن حتى لو كنت بخير: فقد يحدث العمى بعد يوم.',
    ),
    say('Everyone who drank of it must go too.', 'كل من شرب منه يجب أن يذهب أيضاً.'),
    noVomiting,
    say('Take the bottle to show.', 'خذ الزجاجة لعرضها.'),
    onSide,
  ]),
  drunk: topic('ambulance', [
    onSide,
    ...compressions,
    stayWith,
    say('Keep the person warm.', 'أبقِ المصاب دافئاً.'),
    say('Do not use coffee or a cold shower, and do not force vomiting.', 'لا تعطِه قهوة، ولا تضعه تحت دش بارد، ولا تحاول جعله يتقيأ.'),
    honest,
  ]),
  'drunk-today': topic(
    'today',
    [
      say('Stay with the person until sober, and do not let them sleep alone.', 'ابقَ مع الشخص حتى يزول أثر الكحول ولا تتركه ينام وحده.'),
      say(
        'Take sips of water when fully awake, and do not take more alcohol or sleeping tablets.',
        'أعطِه رشفات ماء عند الوعي الكامل؛ ولا مزيد من الكحول ولا حبوب نوم.',
      ),
      say('Do not drive.', 'لا تقد السيارة.'),
    ],
    [
      say(
        'Call 999 if the person cannot be woken, breathes slowly, has a seizure, is cold or blue, hit the head or vomits blood.',
        'اتصل بالرقم 999 إذا تعذّر إيقاظه أو تنفس ببطء أو تشنج أو كان بارداً أو مزرقاً أو أُصيب رأسه أو تقيأ دماً.',
      ),
    ],
  ),
  hangover: topic(
    'home',
    [
      sips,
      say('Rest, eat light food, and do not drink any more alcohol.', 'استرح وتناول طعاماً خفيفاً، ولا مزيد من الكحول.'),
      say('A simple painkiller with food can help; follow the package directions.', 'قد يفيد مسكّن بسيط مع الطعام؛ اتبع العبوة.', {
        unless: ['liver-disease', 'pregnant', 'blood-thinner'],
      }),
      say('Do not drive until you are sober and rested.', 'لا تقد السيارة حتى يزول أثر الكحول وترتاح.'),
    ],
    [
      say(
        'Call 999 if there is confusion, a seizure, blurred sight, vomiting blood, slow breathing or chest pain.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو تشنج أو تشوش الرؤية أو قيء دموي أو بطء في التنفس أو ألم في الصدر.',
      ),
      say(
        'See a doctor the same day if nothing stays down, or if you shake when you are not drinking.',
        'راجع الطبيب في اليوم نفسه إذا لم يبقَ أي سائل أو عند رجفة بعد التوقف عن الشرب.',
      ),
    ],
  ),
  withdrawal: topic('ambulance', [
    say('Stay with the person in a quiet, lit room.', 'ابقَ مع المصاب في غرفة هادئة مضاءة.'),
    say(
      'During a seizure, move dangers away and do not put anything in the mouth; then lay the person on the side.',
      'أثناء التشنج: أبعد الأخطار ولا تضع شيئاً في الفم، ثم مدّده على جنبه.',
    ),
    say('Do not give alcohol, drugs or borrowed tablets.', 'لا تعطِ كحولاً أو مخدرات أو حبوب شخص آخر.'),
    honest,
  ]),
  'withdrawal-today': topic(
    'today',
    [
      say(
        'See a doctor today: stopping suddenly can be dangerous after long use.',
        'راجع الطبيب اليوم: فالتوقف المفاجئ بعد استعمال طويل قد يكون خطراً.',
      ),
      sips,
      say('Stay with someone, and do not drive.', 'ابقَ مع شخص آخر وتجنب القيادة.'),
      honest,
    ],
    [
      say(
        'Call 999 if there is a seizure, confusion, fever or a very fast heart, or if things are seen that are not there.',
        'اتصل بالرقم 999 عند تشنج أو ارتباك ذهني أو حرارة أو قلب سريع جداً أو رؤية أشياء غير موجودة.',
      ),
      mindHelp,
    ],
  ),
} as const;
