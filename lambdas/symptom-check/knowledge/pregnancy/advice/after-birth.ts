import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { paracetamol, rest, today } from '../sentences.ts';

const birthDate = say('Tell the staff when and how the birth was.', 'أخبري الطاقم متى كانت الولادة وكيف كانت.');
const birthSigns = say(
  'Call 999 if a pad is soaked within an hour, or if there is fainting, a seizure, chest pain or trouble breathing.',
  'اتصلي بالرقم 999 عند امتلاء فوطة صحية خلال ساعة أو إغماء أو تشنج أو ألم في الصدر أو صعوبة في التنفس.',
);
const birthFever = say(
  'Go to hospital at once if there is fever with shivering, belly pain or a bad smell.',
  'اذهبي إلى المستشفى فوراً عند ألم في البطن أو رائحة كريهة أو حرارة مع رجفة.',
);

export const advice = {
  // After birth and loss: NICE NG194, NG255, CG192; RCOG GTG37b, 52, 64
  'after-birth-bleeding': topic('ambulance', [
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
  'birth-pressure': topic('ambulance', [
    say('Call 999, and tell them that you gave birth in the last weeks.', 'اتصلي بالرقم 999 وأخبريهم أن الولادة كانت في الأسابيع الأخيرة.'),
    say(
      'During a seizure, turn her on the left side, and do not put anything in the mouth.',
      'عند التشنج مدّدوها على جنبها الأيسر، ولا تضعوا شيئاً في فمها.',
    ),
    say('Do not stay alone with the baby.', 'لا تبقي وحدك مع الطفل.'),
  ]),
  'birth-clot': topic('ambulance', [
    say(
      'Call 999, sit in the way that makes breathing easiest, and keep still.',
      'اتصلي بالرقم 999 واجلسي في الوضع الأسهل للتنفس دون حركة.',
    ),
    say('Do not rub a painful or swollen leg.', 'لا تدلكي ساقاً مؤلمة أو متورمة.'),
    birthDate,
  ]),
  'birth-sepsis': topic('ambulance', [
    say(
      'Call 999 now, and ask: could this be sepsis after birth?',
      'اتصلي بالرقم 999 الآن، واسألي: هل يمكن أن يكون هذا تسمماً في الدم بعد الولادة؟',
    ),
    birthDate,
    say('Let someone look after the baby.', 'دعي أحداً يعتني بالطفل.'),
  ]),
  'birth-fever': topic('today', [today, paracetamol, rest, birthDate], [birthFever, birthSigns]),
  'birth-flow': topic(
    'today',
    [today, say('Use pads, never tampons, and do not have sex.', 'استخدمي فوطاً صحية لا سدادات قطنية، ولا جماع.'), paracetamol],
    [birthFever, birthSigns],
  ),
  'birth-bleeding-today': topic(
    'today',
    [today, say('Note how many pads are soaked each day.', 'دوّني عدد الفوط الصحية الممتلئة كل يوم.'), rest],
    [birthSigns, birthFever],
  ),
  'birth-wound': topic(
    'today',
    [
      today,
      say('Wash with water only, and dry gently.', 'اغسلي بالماء فقط وجففي برفق.'),
      say('Do not lift anything heavier than the baby.', 'لا ترفعي أثقل من الطفل.'),
      paracetamol,
    ],
    [birthFever, say('Go to hospital at once if the wound opens.', 'اذهبي إلى المستشفى فوراً إذا انفتح الجرح.')],
  ),
  'birth-headache': topic(
    'today',
    [
      say('See a doctor today, and have the blood pressure measured.', 'راجعي الطبيب اليوم وقيسي ضغط الدم.'),
      say('Tell the doctor if there was an injection in the back at the birth.', 'أخبري الطبيب إذا أُعطيت إبرة في الظهر عند الولادة.'),
      paracetamol,
    ],
    [
      say(
        'Call 999 if there is a sudden severe headache, blurred sight, a stiff neck or a seizure.',
        'اتصلي بالرقم 999 عند صداع شديد مفاجئ أو تشوش في الرؤية أو تيبس في الرقبة أو تشنج.',
      ),
    ],
  ),
  'birth-bladder': topic(
    'today',
    [
      today,
      say('Drink enough fluids, and take time on the toilet.', 'اشربي سوائل كافية وخذي وقتك عند التبول.'),
      say('Take a sample of fresh urine in a clean container with you.', 'خذي معك عينة بول حديثة في وعاء نظيف.'),
    ],
    [say('Go to an emergency department if no urine comes for 6 hours.', 'اذهبي إلى قسم الطوارئ إذا لم يخرج بول 6 ساعات.'), birthFever],
  ),
  'birth-mood': topic(
    'today',
    [
      say('See a doctor today, and tell someone close to you.', 'راجعي الطبيب اليوم وأخبري أحد المقربين.'),
      say('Let others take the baby for some hours, and sleep.', 'دعي غيرك يعتني بالطفل بضع ساعات ونامي.'),
      say('The mental health line can be reached by calling 16000 and pressing 4.', 'خط الصحة النفسية: اتصلي بالرقم 16000 واضغطي 4.'),
    ],
    [
      say(
        'Call 999 if there are thoughts of suicide or of harming the baby, or if there are voices and strange beliefs.',
        'اتصلي بالرقم 999 عند أفكار عن الانتحار أو عن إيذاء الطفل، أو عند أفكار غريبة أو سماع أصوات.',
      ),
    ],
  ),
  'after-birth': topic(
    'home',
    [
      say('Rest when the baby sleeps, and let others help.', 'استريحي حين ينام الطفل ودعي الآخرين يساعدونك.'),
      say('Walk a little each day, and drink enough fluids.', 'امشي قليلاً كل يوم واشربي سوائل كافية.'),
      say('Wash the stitches with water only, and dry gently.', 'اغسلي الغرز بالماء فقط وجففي برفق.'),
      say('Keep the visit after the birth.', 'حافظي على موعد المتابعة بعد الولادة.'),
    ],
    [birthSigns, birthFever, say('See a doctor if sadness lasts over 2 weeks.', 'راجعي الطبيب إذا استمر الحزن أكثر من أسبوعين.')],
  ),
  'loss-emergency': topic('ambulance', [
    say('Call 999 now.', 'اتصلي بالرقم 999 الآن.'),
    say('Lie down with the legs raised.', 'استلقي مع رفع الساقين.'),
    say(
      'Use pads, never a tampon, and bring any tissue that comes out in a clean container.',
      'استخدمي فوطاً صحية وليس سدادات قطنية، وأحضري أي أنسجة في وعاء نظيف.',
    ),
    say('Tell the staff everything that was taken: they ask in order to treat.', 'أخبري الطاقم بكل ما استُعمل: فهم يسألون من أجل العلاج.'),
  ]),
  'after-loss': topic(
    'today',
    [
      today,
      say(
        'Use pads, never tampons, and do not have sex until the bleeding ends.',
        'استخدمي فوطاً صحية لا سدادات قطنية، ولا جماع حتى يتوقف النزيف.',
      ),
      paracetamol,
      say('Ask whether an injection is needed because of the blood group.', 'اسألي هل تلزم إبرة بسبب فصيلة الدم.'),
    ],
    [birthSigns, birthFever],
  ),
  'after-loss-visit': topic(
    'days',
    [
      say('See a doctor within days.', 'راجعي الطبيب خلال أيام.'),
      rest,
      say('Grief after a loss is heavy: talk with someone you trust.', 'الحزن بعد الفقد ثقيل: تحدثي مع شخص تثقين به.'),
    ],
    [birthSigns, birthFever],
  ),
  // Breastfeeding and the first weeks: NHS; NICE NG194; ABM 36
  'baby-blues': topic(
    'home',
    [
      say(
        'Tears and changing mood between the third and tenth day are common, and pass.',
        'البكاء وتقلب المزاج بين اليوم الثالث والعاشر شائع ويزول.',
      ),
      say('Sleep when the baby sleeps, and let others help.', 'نامي حين ينام الطفل ودعي الآخرين يساعدونك.'),
      say('Tell someone close to you how you feel.', 'أخبري أحد المقربين بما تشعرين به.'),
    ],
    [
      say('See a doctor if sadness lasts over 2 weeks or gets worse.', 'راجعي الطبيب إذا استمر الحزن أكثر من أسبوعين أو ازداد.'),
      say(
        'Call 999 if there are thoughts of suicide or of harming the baby, or if there are voices and strange beliefs.',
        'اتصلي بالرقم 999 عند أفكار عن الانتحار أو عن إيذاء الطفل، أو عند أفكار غريبة أو سماع أصوات.',
      ),
    ],
  ),
  afterpains: topic(
    'home',
    [
      say('The womb shrinks while you feed: these cramps pass within a week.', 'ينقبض الرحم أثناء الرضاعة: تزول هذه التقلصات خلال أسبوع.'),
      say('Empty the bladder before a feed, and hold a warm pack on the belly.', 'أفرغي المثانة قبل الرضاعة وضعي كمادة دافئة على البطن.'),
      paracetamol,
    ],
    [birthSigns, birthFever],
  ),
} as const;
