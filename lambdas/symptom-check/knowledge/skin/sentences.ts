import { say } from '../kinds/topic.ts';

export const mask = say(
  'Wear a mask, keep away from other people, and call ahead before going in.',
  'ضع كمامة وابتعد عن الآخرين، واتصل بالمنشأة قبل الوصول.',
);
export const photo = say('A photo every few days shows how it changes.', 'صورة كل بضعة أيام تُظهر كيف يتغير.');
export const noSqueezing = say('Do not squeeze or cut it.', 'لا تعصره ولا تفتحه.');
export const plainCare = say(
  'Use a plain moisturizer often, and short lukewarm showers without perfumed soap.',
  'استخدم مرطباً بسيطاً بكثرة، واستحم سريعاً بماء فاتر دون صابون معطر.',
);
export const antihistamine = say(
  'A pharmacist can advise on an antihistamine for the itch.',
  'يمكن للصيدلي أن ينصح بمضاد للحساسية يخفف الحكة.',
  {
    unless: ['under-2'],
  },
);
export const spreadsFast = say(
  'Go to an emergency department if it grows within hours, the skin turns dark, or the pain is very severe.',
  'اذهب إلى قسم الطوارئ إذا اتسع خلال ساعات أو صار الجلد داكناً أو كان الألم شديداً جداً.',
);
export const doctorIfNotBetter = say('See a doctor if it is no better after 2 weeks.', 'راجع الطبيب إذا لم يتحسن بعد أسبوعين.');
