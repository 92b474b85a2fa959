import { any } from '../../kinds/condition.ts';
import { sameFor, say, topic } from '../../kinds/topic.ts';
import { allergySigns, medicinesReady, onSide } from '../../sentences.ts';
import { keepPacket, mindHelp, noVomiting, poisonSigns, stayWith } from '../sentences.ts';

const doseAskTopic = topic(
  'days',
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
);

export const advice = {
  overdose: topic('ambulance', [
    say(
      'Call 999 now, even if all seems well: harm can come hours later.',
      'اتصل بالرقم 999 الآن حتى لو بدا كل شيء بخير: فقد يظهر الضرر بعد ساعات.',
    ),
    noVomiting,
    say('Do not take any more medicine, food or alcohol.', 'لا مزيد من الأدوية أو الطعام أو الكحول.'),
    keepPacket,
    onSide,
    stayWith,
    say(
      'Fully awake after too much insulin or diabetes tablets: juice or an ordinary (not diet) soft drink.',
      'بعد زيادة الأنسولين أو حبوب السكري مع وعي كامل: اشرب عصيراً أو مشروباً غازياً عادياً (ليس دايت).',
      {
        when: any('diabetes', 'low-sugar', 'risky-medicine'),
      },
    ),
  ]),
  'dose-today': topic(
    'today',
    [
      say('Ask a doctor or pharmacist now, before the next dose.', 'اسأل طبيباً أو صيدلياً الآن قبل الجرعة التالية.'),
      keepPacket,
      say('Do not drive, and stay with someone today.', 'تجنب القيادة والبقاء وحيداً اليوم.'),
      say('Measure the sugar every hour after extra insulin or diabetes tablets.', 'قِس السكر كل ساعة بعد زيادة الأنسولين أو حبوب السكري.', {
        when: any('diabetes', 'risky-medicine'),
      }),
    ],
    [poisonSigns, mindHelp],
  ),
  'dose-ask': doseAskTopic,
  'dose-pharmacist': sameFor('pharmacist', doseAskTopic),
  'dose-mild': topic(
    'pharmacist',
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
  'adrenal-missed': topic('ambulance', [
    say('Give the prescribed hydrocortisone injection.', 'أعطِ إبرة الهيدروكورتيزون الموصوفة.'),
    say('Lie down with the legs raised.', 'استلقِ مع رفع الساقين.'),
    say('Show the steroid card to the team.', 'اعرض بطاقة الكورتيزون على الطاقم.'),
  ]),
  'missed-today': topic(
    'today',
    [
      say('Ask a doctor or pharmacist today how to go on.', 'اسأل طبيباً أو صيدلياً اليوم عن كيفية المتابعة.'),
      say('Do not take a double dose after a forgotten one.', 'لا تأخذ جرعة مضاعفة بعد جرعة منسية.'),
      say('Insulin: measure the sugar now, and drink water.', 'الأنسولين: قِس السكر الآن واشرب الماء.', { when: 'diabetes' }),
      say(
        'With epilepsy, do not drive, swim or climb until the dose is right again.',
        'الصرع: لا تقد السيارة ولا تسبح ولا تصعد إلى أماكن مرتفعة حتى تنتظم الجرعة.',
        { when: 'epilepsy' },
      ),
      medicinesReady,
    ],
    [
      say(
        'Call 999 if there is a seizure, chest pain, a drooping face, a weak arm, vomiting with high sugar, or drowsiness.',
        'اتصل بالرقم 999 عند تشنج أو نعاس أو ألم في الصدر أو ارتخاء الوجه أو ضعف في ذراع أو قيء مع سكر مرتفع.',
      ),
    ],
  ),
  'side-effect': topic(
    'days',
    [
      say('Ask a pharmacist or doctor before the next dose.', 'اسأل الصيدلي أو الطبيب قبل الجرعة التالية.'),
      say('Do not stop a prescribed medicine without asking.', 'لا توقف دواء موصوفاً دون سؤال.'),
      medicinesReady,
    ],
    [
      allergySigns,
      say(
        'See a doctor the same day if there is a rash, yellow skin, bleeding, or a fast heartbeat.',
        'راجع الطبيب في اليوم نفسه عند طفح أو اصفرار الجلد أو نزيف أو تسارع القلب.',
      ),
    ],
  ),
  'medicine-mild': topic(
    'pharmacist',
    [
      say('Ask a pharmacist, and bring the package.', 'اسأل الصيدلي وأحضر العبوة.'),
      say('Read the leaflet: it says which effects are common.', 'اقرأ النشرة: فهي تذكر الآثار الشائعة.'),
      say('Do not stop a prescribed medicine without asking.', 'لا توقف دواء موصوفاً دون سؤال.'),
    ],
    [
      allergySigns,
      say(
        'See a doctor the same day if there is a rash, yellow skin or bleeding, or if it gets worse.',
        'راجع الطبيب في اليوم نفسه عند طفح أو اصفرار الجلد أو نزيف أو إذا ساءت الحالة.',
      ),
    ],
  ),
  'medicine-today': topic(
    'today',
    [
      say('Ask a doctor or pharmacist today, before the next dose.', 'اسأل طبيباً أو صيدلياً اليوم قبل الجرعة التالية.'),
      say(
        'Do not stop insulin, blood thinners, steroids, or heart or epilepsy medicine without asking.',
        'لا توقف الأنسولين أو مميعات الدم أو الكورتيزون أو أدوية القلب أو الصرع دون سؤال.',
      ),
      say(
        'A new medicine that gave a rash: do not take any more of it until you have asked.',
        'دواء جديد سبّب طفحاً: لا تأخذ منه مزيداً قبل أن تسأل.',
        { when: any('rash', 'hives') },
      ),
      medicinesReady,
    ],
    [
      allergySigns,
      say(
        'Go to an emergency department if there are blisters, peeling skin or sores in the mouth or eyes.',
        'اذهب إلى قسم الطوارئ عند فقاعات أو تقشر في الجلد أو تقرحات في الفم أو العينين.',
      ),
    ],
  ),
  'medicine-emergency': topic('ambulance', [
    say('Do not take any more of the medicine until a doctor has checked.', 'لا مزيد من الدواء حتى يفحص الطبيب الحالة.'),
    medicinesReady,
    onSide,
    say('Cover raw skin with a clean sheet, without creams.', 'غطِّ الجلد المتسلخ بقماش نظيف دون كريمات.', {
      when: 'peeling-after-medicine',
    }),
  ]),
} as const;
