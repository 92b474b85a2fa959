import { say, topic } from '../../kinds/topic.ts';
import { heartSigns, medicinesReady, mindSigns, sleepHabits } from '../../sentences.ts';
import { withdrawalSigns } from '../sentences.ts';

const noStimulants = say('Do not drink coffee, tea or energy drinks after midday.', 'لا قهوة ولا شاي ولا مشروبات طاقة بعد الظهر.');

export const advice = {
  // Sleep: NICE CKS insomnia, NG202
  sleep: topic(
    'weeks',
    [
      say('Keep a sleep diary for the doctor.', 'احتفظ بدفتر للنوم لعرضه على الطبيب.'),
      sleepHabits,
      noStimulants,
      say('Do not drive when sleepy.', 'لا تقد السيارة عند النعاس.', { unless: ['under-16'] }),
      say('Ask at home about snoring or pauses in breathing.', 'اسأل أهل البيت عن الشخير أو توقف التنفس أثناء النوم.'),
    ],
    [
      mindSigns,
      say(
        'See a doctor within a day if you fall asleep while driving or working.',
        'راجع الطبيب خلال يوم عند الغفوة أثناء القيادة أو العمل.',
      ),
    ],
  ),
  'poor-sleep': topic(
    'home',
    [
      sleepHabits,
      say('Keep the room dark, quiet and cool.', 'أبقِ الغرفة مظلمة وهادئة وباردة.'),
      noStimulants,
      say('Get up for a while if sleep does not come.', 'انهض قليلاً إذا لم يأتِ النوم.'),
    ],
    [
      mindSigns,
      say(
        'See a doctor after 4 weeks, if breathing pauses at night, or if you fall asleep while driving.',
        'راجع الطبيب بعد 4 أسابيع، أو عند توقف التنفس ليلاً، أو عند الغفوة أثناء القيادة.',
      ),
    ],
  ),
  'sleep-days': topic(
    'today',
    [
      say('Do not drive or use machines.', 'لا تقد السيارة ولا تشغّل الآلات.'),
      say('Do not take energy drinks, khat or other stimulants.', 'لا مشروبات طاقة ولا قات ولا منشطات أخرى.'),
      say('Do not take sleeping tablets that belong to someone else.', 'لا تتناول حبوب نوم تخص شخصاً آخر.'),
      medicinesReady,
    ],
    [mindSigns, withdrawalSigns],
  ),
  'asleep-at-wheel': topic(
    'today',
    [
      say('Do not drive or use machines until a doctor has checked you.', 'لا تقد السيارة ولا تشغّل الآلات حتى يفحصك الطبيب.'),
      say('Ask at home about snoring or pauses in breathing.', 'اسأل أهل البيت عن الشخير أو توقف التنفس أثناء النوم.'),
      medicinesReady,
    ],
    [heartSigns],
  ),
  'sleep-pauses': topic(
    'weeks',
    [
      say('Sleep on the side, and avoid alcohol and sleeping tablets.', 'نم على الجنب، دون كحول أو حبوب منوّمة.'),
      say('Losing weight and not smoking can help.', 'قد يفيد إنقاص الوزن وترك التدخين.', {
        unless: ['under-16', 'pregnant', 'eating-disorder'],
      }),
      say('Do not drive when sleepy.', 'لا تقد السيارة عند النعاس.', { unless: ['under-16'] }),
    ],
    [heartSigns],
  ),
} as const;
