import { sameFor, say, topic } from '../../kinds/topic.ts';
import { askPharmacist, bellySigns, heartSpread, medicinesReady, nothingByMouth, onSide, onlyPrescribed, sips } from '../../sentences.ts';
import { childSigns, fibre, gutBleeds, noStrain, noteStool, photo, spoon } from '../sentences.ts';

const rehydration = say(
  'A rehydration drink (ORS) from the pharmacy replaces water and salts.',
  'محلول الجفاف (ORS) من الصيدلية يعوض الماء والأملاح.',
);
const washHands = say(
  'Wash the hands with soap, and stay at home until 2 days after it stops.',
  'اغسل اليدين بالصابون وابقَ في البيت حتى يومين بعد توقفه.',
);
const noCooking = say('Do not prepare food for others while it lasts.', 'لا تحضّر الطعام للآخرين خلال هذه المدة.');
const breakFast = say('If you are fasting, break your fast: drinking comes first.', 'إذا كنت صائماً فاقطع الصيام: شرب السوائل أهم.', {
  unless: ['under-16'],
});
const childRehydration = say(
  'Use a rehydration drink (ORS) from the pharmacy, mixed exactly as the package says.',
  'استخدم محلول الجفاف (ORS) من الصيدلية، محضّراً كما هو مكتوب على العبوة تماماً.',
);
const keepFeeding = say('Go on with breast or usual milk, in small amounts.', 'استمر في حليب الأم أو الحليب المعتاد بكميات صغيرة.', {
  when: 'under-2',
});
const noJuice = say('Avoid carbonated drinks and fruit juice.', 'لا مشروبات غازية ولا عصائر.');
const noStopper = say('Do not take medicine against diarrhea or vomiting without a doctor.', 'لا دواء للإسهال أو القيء دون طبيب.');
const drySigns = say(
  'Call 999 if there is confusion, fainting or cold blotchy skin, or if the person is hard to wake.',
  'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو جلد بارد مبقّع أو صعوبة في إيقاظ المصاب.',
);
const staysDown = say('Go to an emergency department if no fluid stays down.', 'اذهب إلى قسم الطوارئ إذا لم يبقَ أي سائل في المعدة.');
const todayDry = say(
  'See a doctor today if no fluid stays down, no urine comes for 8 hours, or there is blood or high fever.',
  'راجع الطبيب اليوم إذا لم يبقَ أي سائل في المعدة، أو لم يخرج بول لمدة 8 ساعات، أو عند دم أو حرارة عالية.',
);
const seeDoctor = say(
  'See a doctor if there is blood or weight loss, or if it does not pass.',
  'راجع الطبيب عند ظهور دم أو نقص الوزن أو إذا استمرت الأعراض.',
);

const mildDehydrationTopic = topic(
  'days',
  [sips, rehydration, breakFast, say('Rest in a cool room.', 'استرح في غرفة باردة.')],
  [drySigns, staysDown],
);

const bowelBleedingTopic = topic(
  'today',
  [
    say('Note how much blood there is, its color and when it came.', 'دوّن كمية الدم ولونه ووقت ظهوره.'),
    onlyPrescribed,
    say('Do not stop blood thinners without a doctor.', 'لا توقف مميعات الدم دون طبيب.', { when: 'blood-thinner' }),
    medicinesReady,
  ],
  [gutBleeds, bellySigns],
);

export const advice = {
  'gut-bleeding': topic('ambulance', [
    say('Lie down, on the side when vomiting.', 'استلقِ، وعلى الجنب عند القيء.'),
    nothingByMouth,
    say('Do not take aspirin or ibuprofen.', 'لا أسبرين ولا إيبوبروفين.'),
    say('Note how much blood there is and its color.', 'دوّن كمية الدم ولونه.'),
    say('Tell the staff about blood thinners or liver disease.', 'أخبر الطاقم بأي مميعات دم أو مرض في الكبد.'),
    onSide,
  ]),
  'dehydration-severe': topic('emergency-department', [
    say('Lie down with the legs raised.', 'استلقِ مع رفع الساقين.'),
    say(
      'Awake and able to swallow: small sips of a rehydration drink on the way.',
      'إذا كان المصاب يقظاً وقادراً على البلع فأعطِه رشفات صغيرة من محلول الجفاف في الطريق.',
    ),
    say('Adrenal disease: give the prescribed hydrocortisone injection.', 'مرض الغدة الكظرية: أعطِ إبرة الهيدروكورتيزون الموصوفة.', {
      when: 'adrenal',
    }),
    onSide,
  ]),
  'child-dehydration-severe': topic(
    'emergency-department',
    [
      say(
        'Awake and able to swallow: a spoonful of rehydration drink every minute on the way.',
        'إذا كان الطفل يقظاً وقادراً على البلع فأعطِه ملعقة من محلول الجفاف كل دقيقة في الطريق.',
      ),
      say('Keep the child warm, and go on with the breast if the baby sucks.', 'دفّئ الطفل، واستمر في الرضاعة إذا كان يمص.', {
        when: 'under-2',
      }),
      onSide,
    ],
    [],
    'under-16',
  ),
  'food-poison': topic('emergency-department', [
    say(
      'Double vision, slurred speech or trouble swallowing after food needs hospital now.',
      'اذهب إلى المستشفى الآن عند ازدواج الرؤية أو ثقل الكلام أو صعوبة البلع بعد طعام.',
    ),
    nothingByMouth,
    say('Keep what is left of the food, the can or its name.', 'احتفظ ببقية الطعام أو العلبة أو اسمه.'),
    onSide,
  ]),
  dehydration: topic(
    'today',
    [
      say(
        'Small sips every few minutes; a rehydration drink (ORS) is best.',
        'اشرب رشفات صغيرة كل بضع دقائق؛ ومحلول الجفاف (ORS) هو الأفضل.',
      ),
      { ...spoon, when: 'under-16' },
      keepFeeding,
      breakFast,
      say('Rest in a cool room.', 'استرح في غرفة باردة.'),
      say(
        'Ask before the next dose of water tablets, blood pressure or diabetes tablets.',
        'اسأل قبل الجرعة التالية من مدرات البول أو أدوية الضغط أو السكري.',
        {
          unless: ['under-16'],
        },
      ),
      say('After antibiotics, do not take medicine to stop the diarrhea.', 'بعد المضاد الحيوي: لا دواء لإيقاف الإسهال.', {
        when: 'antibiotics-recent',
      }),
    ],
    [drySigns, staysDown],
  ),
  'child-dehydration': topic(
    'today',
    [
      spoon,
      childRehydration,
      keepFeeding,
      noJuice,
      noStopper,
      say('Count the wet diapers or the times of passing urine.', 'عُدّ الحفاضات المبللة أو مرات التبول.'),
    ],
    [childSigns, staysDown],
    'under-16',
  ),
  'bowel-bleeding': bowelBleedingTopic,
  'bowel-bleeding-visit': sameFor('weeks', bowelBleedingTopic),
  'bowel-flare': topic(
    'today',
    [
      say('Call the bowel clinic if there is one.', 'اتصل بعيادة الأمعاء إن وجدت.'),
      say('Go on with the bowel medicine, and do not take ibuprofen.', 'استمر في دواء الأمعاء، ولا تتناول الإيبوبروفين.'),
      say('Do not take medicine to stop the diarrhea.', 'لا دواء لإيقاف الإسهال.'),
      rehydration,
    ],
    [gutBleeds, bellySigns],
  ),
  'vomiting-lasting': topic(
    'days',
    [
      sips,
      rehydration,
      say('Eat plain food in small amounts when able.', 'تناول طعاماً خفيفاً بكميات صغيرة عندما تستطيع.'),
      say('Note what it looks like and what brings it on.', 'دوّن شكل القيء وما يثيره.'),
      say('A late period: take a pregnancy test.', 'إذا تأخرت الدورة فأجري اختبار حمل.', { when: 'fertile' }),
      medicinesReady,
    ],
    [bellySigns, heartSpread, todayDry],
  ),
  'child-vomiting-lasting': topic('days', [spoon, childRehydration, keepFeeding, noJuice, noStopper], [childSigns, todayDry], 'under-16'),
  'diarrhoea-lasting': topic(
    'days',
    [
      sips,
      rehydration,
      noteStool,
      say('Tell the doctor about any travel, antibiotics or new medicine.', 'أخبر الطبيب بأي سفر أو مضاد حيوي أو دواء جديد.'),
      say(
        'After antibiotics, or with blood or fever, do not take medicine to stop it.',
        'بعد المضاد الحيوي أو مع دم أو حرارة: لا دواء لإيقاف الإسهال.',
      ),
    ],
    [bellySigns, todayDry],
  ),
  'bleeding-little': topic(
    'weeks',
    [fibre, noStrain, noteStool, onlyPrescribed, photo],
    [
      gutBleeds,
      say('See a doctor today if blood comes without stool or mixed with it.', 'راجع الطبيب اليوم إذا خرج الدم دون براز أو مختلطاً به.'),
    ],
  ),
  'red-stool': topic(
    'home',
    [
      say(
        'Beetroot, dragon fruit, tomato and red dye color the stool red for a day or two.',
        'الشمندر وفاكهة التنين والطماطم والصبغة الحمراء تلوّن البراز بالأحمر يوماً أو يومين.',
      ),
      say('Leave that food out, and look at the stool for two days.', 'تجنب ذلك الطعام وراقب البراز يومين.'),
    ],
    [
      say(
        'See a doctor the same day if it stays red after two days, or comes without such food.',
        'راجع الطبيب في اليوم نفسه إذا بقي أحمر بعد يومين أو عاد دون ذلك الطعام.',
      ),
      say(
        'Go to an emergency department if there is a lot of blood, black stool, dizziness or bad belly pain.',
        'اذهب إلى قسم الطوارئ عند دم كثير أو براز أسود أو دوخة أو ألم شديد في البطن.',
      ),
    ],
  ),
  'mild-dehydration': mildDehydrationTopic,
  'dehydration-care': sameFor('home', mildDehydrationTopic),
  'vomiting-diarrhoea': topic(
    'home',
    [sips, rehydration, say('Eat plain food when able.', 'تناول طعاماً خفيفاً عند القدرة.'), breakFast, washHands, noCooking],
    [
      bellySigns,
      todayDry,
      say('See a doctor after 2 days of vomiting or a week of diarrhea.', 'راجع الطبيب بعد يومين من القيء أو أسبوع من الإسهال.'),
    ],
  ),
  'child-vomiting': topic('home', [spoon, childRehydration, noJuice, noStopper, washHands], [childSigns, todayDry], 'under-16'),
  nausea: topic(
    'home',
    [
      say('Fresh air, and cool drinks in small sips.', 'استنشق هواءً نقياً واشرب مشروبات باردة رشفات صغيرة.'),
      say('Eat little and often; avoid fat and strong smells.', 'كُل قليلاً ومراراً وتجنب الدهون والروائح القوية.'),
      say('Look at the leaflet of a new medicine, or ask a pharmacist.', 'اقرأ نشرة أي دواء جديد أو اسأل الصيدلي.'),
      say('A late period: take a pregnancy test.', 'إذا تأخرت الدورة فأجري اختبار حمل.', { when: 'fertile' }),
    ],
    [heartSpread, bellySigns, seeDoctor],
  ),
  'iron-stool': topic(
    'home',
    [
      say(
        'Iron, charcoal and bismuth make stool dark green to black: that is harmless.',
        'الحديد والفحم والبزموت تجعل البراز أخضر داكناً أو أسود، وهذا غير ضار.',
      ),
      say('Go on taking iron as prescribed, best with a glass of orange juice.', 'استمر في تناول الحديد كما وُصف، والأفضل مع عصير برتقال.'),
      askPharmacist,
    ],
    [
      gutBleeds,
      say(
        'See a doctor the same day if the stool is sticky like tar, or if there is belly pain, dizziness or breathlessness.',
        'راجع الطبيب في اليوم نفسه عند براز لزج كالقطران أو ألم في البطن أو دوخة أو ضيق نفس.',
      ),
    ],
  ),
} as const;
