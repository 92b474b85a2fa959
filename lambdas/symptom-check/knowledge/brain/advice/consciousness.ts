import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { compressions } from '../../compressions.ts';
import { diary, heartSigns, medicinesReady, meningitisSigns, onSide, strokeSigns } from '../../sentences.ts';
import { noDriving } from '../sentences.ts';

const fitFirstAid = [
  say('Note the time it began.', 'دوّن وقت بدء التشنج.'),
  say('Do not hold the person down or put anything in the mouth.', 'لا تمسك المصاب بالقوة، ولا تضع شيئاً في فمه.'),
  say('Move hard things away and put something soft under the head.', 'أبعد الأشياء الصلبة وضع شيئاً ليناً تحت رأسه.'),
  say('When the jerking stops, lay the person on their side.', 'عند توقف التشنج مدّد المصاب على جنبه.'),
];
const fitAgain = say(
  'Call 999 if there is a seizure over 5 minutes, a second seizure, trouble breathing, or no waking between seizures.',
  'اتصل بالرقم 999 عند تشنج يزيد على 5 دقائق أو تشنج ثانٍ أو صعوبة في التنفس أو عدم الإفاقة بين النوبات.',
);

export const advice = {
  // Fits and consciousness: NICE NG217, RCUK 2021, NICE CG103
  seizure: topic('ambulance', [
    ...fitFirstAid,
    say('Tell the call handler about a pregnancy, diabetes or a head injury.', 'أخبر موظف الطوارئ بأي حمل أو سكري أو إصابة في الرأس.'),
  ]),
  'pregnancy-fit': topic(
    'ambulance',
    [
      ...fitFirstAid,
      say('Tell 999 at once that she is pregnant or has just given birth.', 'أخبر الطوارئ فوراً أنها حامل أو وضعت حديثاً.'),
      say('After the seizure lay her on the left side.', 'بعد التشنج مدّدها على جانبها الأيسر.'),
    ],
    [],
    any('pregnant', 'late-pregnancy', 'after-birth'),
  ),
  'seizure-today': topic(
    'today',
    [
      say('Let someone stay close by today.', 'ليبقَ شخص إلى جانب المصاب اليوم.'),
      say('Do not drive or climb, and do not swim or bathe alone.', 'لا تقُد السيارة ولا تتسلق، ولا تسبح ولا تستحم وحدك.'),
      say('Show the doctor a video of a spell if there is one.', 'اعرض على الطبيب مقطعاً مصوراً للنوبة إن وُجد.'),
      medicinesReady,
    ],
    [fitAgain],
  ),
  'seizure-known': topic(
    'days',
    [
      say('Rest, and let someone stay until all is as before.', 'استرح، وليبقَ شخص إلى جانبك حتى يعود كل شيء كما كان.'),
      say(
        'Take the epilepsy medicine on time, and tell the doctor about missed doses.',
        'تناول دواء الصرع في موعده، وأخبر الطبيب بأي جرعة فائتة.',
      ),
      say('Do not drive until a doctor agrees, and do not swim or bathe alone.', 'لا تقُد السيارة حتى يوافق الطبيب، ولا تسبح ولا تستحم وحدك.'),
      say('Write down when it was and how long it lasted.', 'دوّن وقت النوبة ومدتها.'),
    ],
    [
      fitAgain,
      say(
        'Call 999 if the seizure came after an injury, in water or in pregnancy, or was different this time.',
        'اتصل بالرقم 999 إذا جاءت النوبة بعد إصابة أو في الماء أو أثناء الحمل، أو كانت مختلفة هذه المرة.',
      ),
    ],
    'epilepsy',
  ),
  'blank-spells': topic(
    'weeks',
    [
      diary,
      say('Film a spell for the doctor.', 'صوّر النوبة لعرضها على الطبيب.'),
      say('Do not drive, and do not swim or bathe alone.', 'لا تقُد السيارة، ولا تسبح ولا تستحم وحدك.'),
    ],
    [fitAgain],
  ),
  'blackout-today': topic(
    'today',
    [
      say('Lie down, and let someone stay close by.', 'استلقِ، وليبقَ شخص إلى جانبك.'),
      noDriving,
      say('Ask a witness what happened and how long it lasted.', 'اسأل من شاهد ما حدث وكم استمر.'),
      medicinesReady,
    ],
    [heartSigns, fitAgain, strokeSigns],
  ),
  confusion: topic('ambulance', [
    say('Stay with the person and speak calmly and slowly.', 'ابقَ مع المصاب وتحدث إليه بهدوء وبطء.'),
    say('Measure the blood sugar if there is a meter.', 'قِس سكر الدم إن وُجد جهاز.'),
    say('After heat: into the shade, wet the skin and fan.', 'بعد حر شديد: انقله إلى الظل وبلّل الجلد وهوِّه.'),
    say('Note when the person was last their usual self.', 'دوّن آخر وقت كان فيه المصاب على طبيعته.'),
    onSide,
  ]),
  'confusion-today': topic(
    'today',
    [
      say('Do not leave the person alone.', 'لا تترك المصاب وحده.'),
      say('Offer drinks, glasses and hearing aids, and keep a light on at night.', 'قدّم المشروبات والنظارة والسماعة، وأبقِ ضوءاً خافتاً ليلاً.'),
      say(
        'Look for fever, pain, new medicines, and trouble with urine or stool.',
        'ابحث عن حرارة أو ألم أو أدوية جديدة أو صعوبة في البول أو البراز.',
      ),
      medicinesReady,
    ],
    [
      strokeSigns,
      say(
        'Call 999 if there is sudden worsening, a seizure or fever, or if the person is hard to wake.',
        'اتصل بالرقم 999 عند تدهور مفاجئ أو تشنج أو حرارة أو صعوبة في الإيقاظ.',
      ),
    ],
  ),
  'drowsy-today': topic(
    'today',
    [
      say('Let someone stay close by and wake the person every hour.', 'ليبقَ شخص إلى جانب المصاب ويوقظه كل ساعة.'),
      noDriving,
      say('Do not drink alcohol or take sleeping medicine.', 'لا كحول ولا أدوية منوّمة.'),
      medicinesReady,
    ],
    [
      say(
        'Call 999 after a blow to the head, or if the person is hard to wake, confused or breathing badly.',
        'اتصل بالرقم 999 عند صعوبة الإيقاظ أو ارتباك ذهني أو تنفس غير طبيعي أو بعد ضربة على الرأس.',
      ),
      meningitisSigns,
    ],
  ),
  'overdose-sleepy': topic('ambulance', [
    onSide,
    say('Watch the breathing all the time; give naloxone if it is there.', 'راقب التنفس باستمرار؛ وأعطِ النالوكسون إن وُجد.'),
    say('Do not make the person vomit or walk them around.', 'لا تجعل المصاب يتقيأ ولا تمشِّه.'),
    ...compressions,
    say('Keep the package or what is left to show.', 'احتفظ بالعلبة أو ما تبقى لعرضه.'),
  ]),
  'withdrawal-danger': topic('ambulance', [
    say('Stay with the person in a calm, lit room.', 'ابقَ مع المصاب في غرفة هادئة ومضاءة.'),
    say(
      'During a seizure, do not hold the person down, and lay them on their side afterward.',
      'عند التشنج لا تمسك المصاب بالقوة، ومدّده على جنبه بعده.',
    ),
    say('Tell 999 what was stopped, and when.', 'أخبر 999 بما تم إيقافه ومتى.'),
  ]),
} as const;
