import { say, topic } from '../../kinds/topic.ts';
import { medicinesReady, mindSigns } from '../../sentences.ts';

const calm = say('Stay if it is safe, and speak calmly and slowly.', 'ابقَ مع الشخص إن كان ذلك آمناً وتحدث بهدوء وبطء.');
const noArguing = say('Do not argue about what is seen, heard or believed.', 'لا تجادل فيما يراه الشخص أو يسمعه أو يعتقده.');
const babySafe = say(
  'Do not leave mother and baby alone together; another adult holds the baby.',
  'لا تترك الأم والرضيع وحدهما، وليعتنِ شخص بالغ آخر بالرضيع.',
);

export const advice = {
  // Danger to others, psychosis, mania: NICE CG178, CG185, CG192, NG10
  'mind-emergency': topic('ambulance', [
    calm,
    noArguing,
    say('Put away knives, medicines and car keys.', 'أبعد السكاكين والأدوية ومفاتيح السيارة.'),
    say('If it becomes dangerous, leave with children and tell 999.', 'إذا صار الوضع خطراً فابتعد مع الأطفال وأخبر موظف الطوارئ.'),
    say('Measure the blood sugar if there is a meter and it is safe.', 'قِس سكر الدم إن وُجد جهاز وكان ذلك آمناً.', { when: 'diabetes' }),
  ]),
  'postnatal-psychosis': topic(
    'ambulance',
    [
      babySafe,
      calm,
      noArguing,
      say('Put away knives and medicines.', 'أبعد السكاكين والأدوية.'),
      say('Tell 999 how old the baby is and which medicines are taken.', 'أخبر 999 بعمر الرضيع والأدوية المستعملة.'),
    ],
    [],
    'after-birth',
  ),
  'psychosis-today': topic(
    'today',
    [
      say('Let someone you trust stay close by.', 'ليبقَ إلى جانبك، أو إلى جانب المصاب، شخص موثوق.'),
      noArguing,
      say('Keep the room calm and bright, with few people.', 'أبقِ الغرفة هادئة ومضيئة وبعدد قليل من الناس.'),
      say('Do not drink alcohol, take drugs or drive.', 'لا كحول ولا مخدرات ولا قيادة سيارة.'),
      medicinesReady,
    ],
    [
      mindSigns,
      say(
        'Call 999 if there is violence, fever or confusion, or if voices order harm.',
        'اتصل بالرقم 999 عند عنف أو حرارة أو ارتباك ذهني، أو عند سماع أصوات تأمر بالإيذاء.',
      ),
    ],
  ),
  'mania-today': topic(
    'today',
    [
      say('Keep the room quiet and dark at night, and visits short.', 'أبقِ الغرفة هادئة ومظلمة ليلاً والزيارات قصيرة.'),
      say('Hand bank cards and car keys to someone you trust.', 'سلّم بطاقات البنك ومفاتيح السيارة إلى شخص موثوق.'),
      say('Do not have coffee, energy drinks, alcohol or drugs.', 'لا قهوة ولا مشروبات طاقة ولا كحول ولا مخدرات.'),
      medicinesReady,
    ],
    [mindSigns],
  ),
} as const;
