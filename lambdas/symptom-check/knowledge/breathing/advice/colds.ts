import { say, topic } from '../../kinds/topic.ts';
import {
  allergySigns,
  askPharmacist,
  breathingSigns,
  heartSigns,
  medicinesReady,
  noAntibiotics,
  noAspirin,
  paracetamol,
  saltWater,
  sepsisSigns,
  sips,
} from '../../sentences.ts';
import { mask, noSmoke, restDrink } from '../sentences.ts';

const worseInDays = say(
  'See a doctor if it is worse after a few days, or not better after 10 days.',
  'راجع الطبيب إذا ساءت الحالة بعد أيام، أو لم تتحسن بعد 10 أيام.',
);

export const advice = {
  // Today
  'flu-today': topic(
    'today',
    [
      say(
        'Ask today about a medicine against flu: it works best within 2 days.',
        'اسأل اليوم عن دواء للإنفلونزا: فائدته أكبر خلال أول يومين.',
      ),
      restDrink,
      paracetamol,
      noAspirin,
      mask,
    ],
    [breathingSigns, sepsisSigns],
  ),
  'hoarse-today': topic(
    'today',
    [say('Rest the voice, and take sips of water.', 'أرِح الصوت واشرب رشفات من الماء.'), noSmoke, medicinesReady],
    [
      say(
        'Call 999 if there is noisy or hard breathing, drooling or a swollen throat.',
        'اتصل بالرقم 999 عند سيلان اللعاب أو تورم الحلق أو تنفس صعب أو بصوت.',
      ),
    ],
  ),
  // An appointment
  'cold-lasting': topic(
    'days',
    [restDrink, paracetamol, saltWater, noAntibiotics],
    [
      breathingSigns,
      say(
        'See a doctor the same day if there is high fever, or severe pain in the face or ear.',
        'راجع الطبيب في اليوم نفسه عند حرارة عالية أو ألم شديد في الوجه أو الأذن.',
      ),
    ],
  ),
  'flu-lasting': topic('days', [restDrink, paracetamol, noAspirin, mask], [breathingSigns, sepsisSigns]),
  'hay-fever-review': topic(
    'weeks',
    [
      say('Use the nose spray every day, not only on bad days.', 'استخدم بخاخ الأنف يومياً لا في الأيام السيئة فقط.'),
      say('Note what brings it on.', 'دوّن ما يثيره.'),
      say('Rinse the nose with salt water.', 'اغسل الأنف بمحلول ملحي.'),
    ],
    [allergySigns],
  ),
  'hoarse-lasting': topic(
    'weeks',
    [say('Rest the voice, and do not whisper or shout.', 'أرِح الصوت دون همس أو صراخ.'), noSmoke, sips],
    [say('Call 999 if there is noisy or hard breathing.', 'اتصل بالرقم 999 عند تنفس صعب أو بصوت.')],
  ),
  'sleep-apnoea': topic(
    'weeks',
    [
      say('Sleep on the side, and keep to a healthy weight.', 'نم على الجنب وحافظ على وزن صحي.'),
      say('Do not drink alcohol or take sleeping tablets in the evening.', 'لا كحول ولا حبوب منومة مساءً.'),
      say('Do not drive when sleepy.', 'لا تقُد السيارة عند النعاس.'),
      say('A recording of the sleep is useful to the doctor.', 'تسجيل مصوّر للنوم مفيد للطبيب.'),
    ],
    [heartSigns],
  ),
  // Self-care
  cold: topic(
    'home',
    [
      restDrink,
      paracetamol,
      askPharmacist,
      noAntibiotics,
      say('Salt water in the nose can ease the blockage.', 'قد يخفف المحلول الملحي في الأنف الانسداد.'),
    ],
    [
      breathingSigns,
      say(
        'See a doctor if there is fever over 3 days or earache, or if it is worse after a week.',
        'راجع الطبيب عند حرارة أكثر من 3 أيام أو ألم في الأذن، أو إذا ساءت الحالة بعد أسبوع.',
      ),
    ],
  ),
  flu: topic(
    'home',
    [
      restDrink,
      paracetamol,
      noAspirin,
      say('Stay at home until fever has gone for a day.', 'ابقَ في البيت حتى تزول الحرارة يوماً كاملاً.'),
      mask,
      askPharmacist,
    ],
    [breathingSigns, sepsisSigns, worseInDays],
  ),
  'hay-fever': topic(
    'pharmacist',
    [
      say('Keep away from dust, pollen and incense as far as possible.', 'ابتعد قدر الإمكان عن الغبار وحبوب اللقاح والبخور.'),
      say('Shut the windows on dusty days, and wash face and hair afterward.', 'أغلق النوافذ في الأيام المغبرة، واغسل الوجه والشعر بعدها.'),
      say(
        'Ask a pharmacist for an antihistamine that does not make you sleepy, or a nose spray.',
        'اسأل الصيدلي عن مضاد للحساسية لا يسبب النعاس أو بخاخ للأنف.',
      ),
      say('Rinse the nose with salt water.', 'اغسل الأنف بمحلول ملحي.'),
      askPharmacist,
    ],
    [
      allergySigns,
      say(
        'See a doctor if there is wheezing, or if it is not better after 2 weeks of treatment.',
        'راجع الطبيب عند صفير في الصدر، أو إذا لم يتحسن الحال بعد أسبوعين من العلاج.',
      ),
    ],
  ),
  hoarse: topic(
    'home',
    [say('Rest the voice, and do not whisper or shout.', 'أرِح الصوت دون همس أو صراخ.'), restDrink, noSmoke, paracetamol],
    [
      say(
        'Call 999 if there is noisy or hard breathing, or if spit cannot be swallowed.',
        'اتصل بالرقم 999 عند تعذر بلع الريق أو تنفس صعب أو بصوت.',
      ),
      say('See a doctor if the voice is still hoarse after 3 weeks.', 'راجع الطبيب إذا استمرت بحة الصوت أكثر من 3 أسابيع.'),
    ],
  ),
  snoring: topic(
    'home',
    [
      say('Sleep on the side, with the head a little raised.', 'نم على الجنب مع رفع الرأس قليلاً.'),
      say('Losing weight, and not smoking or drinking alcohol, can lessen it.', 'إنقاص الوزن وترك التدخين والكحول قد يخففه.'),
      say('Treat a blocked nose.', 'عالج انسداد الأنف.'),
    ],
    [
      say(
        'See a doctor if there are pauses in breathing during sleep, or sleepiness by day.',
        'راجع الطبيب عند النعاس نهاراً أو توقف التنفس أثناء النوم.',
      ),
    ],
  ),
} as const;
