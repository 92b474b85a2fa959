import { say } from '../kinds/topic.ts';
import { noAspirin, paracetamol } from '../sentences.ts';

export const forPain = { ...paracetamol, unless: ['under-3-months'] as const };
export const childAspirin = { ...noAspirin, when: 'under-16' as const };
export const lensesOut = say('Take out contact lenses, and bring them along.', 'انزع العدسات اللاصقة وأحضرها معك.', { unless: ['under-5'] });
export const noRubbing = say('Do not rub or press the eye.', 'لا تفرك العين ولا تضغط عليها.');
export const noDriving = say('Do not drive.', 'لا تقد السيارة.', { unless: ['under-16'] });
export const ownTowel = say('Wash the hands often, and do not share towels.', 'اغسل اليدين كثيراً ولا تشارك المناشف.');
export const eyeSameDay = say(
  'See a doctor the same day if light hurts, sight is blurred, contact lenses are worn, or the eye becomes painful.',
  'راجع الطبيب في اليوم نفسه إذا كان الضوء مؤلماً أو تشوشت الرؤية أو كانت هناك عدسات لاصقة أو صارت العين مؤلمة.',
);
export const sitForward = say(
  'Sit, lean forward, and spit the blood out; do not lie on the back.',
  'اجلس ومِل إلى الأمام وابصق الدم؛ ولا تستلقِ على الظهر.',
);
export const upright = say('Sit upright, and do not lie down.', 'اجلس منتصباً ولا تستلقِ.');
export const throatSigns = say(
  'Call 999 if there is noisy or hard breathing or drooling, or if spit cannot be swallowed or the mouth cannot be opened.',
  'اتصل بالرقم 999 عند تنفس صعب أو مصحوب بصوت، أو سيلان اللعاب، أو تعذر بلع الريق أو فتح الفم.',
);
export const softFood = say('Take cool drinks and soft food.', 'تناول مشروبات باردة وطعاماً ليناً.', { unless: ['under-6-months'] });
export const toothSigns = say(
  'Call 999 if the swelling reaches the eye, the neck or under the tongue, or if breathing, swallowing or opening the mouth is hard.',
  'اتصل بالرقم 999 إذا وصل التورم إلى العين أو الرقبة أو تحت اللسان، أو صعب التنفس أو البلع أو فتح الفم.',
);
export const noSqueezing = say('Do not squeeze or cut it.', 'لا تعصرها ولا تفتحها.');
