import { say } from '../kinds/topic.ts';

export const lineClosed = say(
  'When the line is closed, any emergency department can help, day and night.',
  'عند إغلاق الخط يمكن لأي قسم طوارئ أن يساعد ليلاً ونهاراً.',
);
export const tellSomebody = say('Tell someone you trust, and stay together today.', 'أخبر شخصاً تثق به وابقَ معه اليوم.');
export const outOfReach = say('Put medicines, sharp things and ropes out of reach.', 'أبعد الأدوية والأدوات الحادة والحبال عن المتناول.');
export const noSubstances = say('Stay away from alcohol and drugs.', 'ابتعد عن الكحول والمخدرات.');
export const withdrawalSigns = say(
  'Call 999 if there is a seizure or confusion, if things are seen that are not there, or if the person is hard to wake.',
  'اتصل بالرقم 999 عند تشنج أو ارتباك ذهني أو رؤية أشياء غير موجودة أو صعوبة في الإيقاظ.',
);
