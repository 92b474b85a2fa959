import { say } from '../kinds/topic.ts';

export const press = say(
  'Press firmly on the wound with a clean cloth, and keep pressing without lifting it to look.',
  'اضغط بقوة على الجرح بقماش نظيف، واستمر في الضغط دون رفعه للنظر.',
);
export const tourniquet = say(
  'Limb still pouring despite pressure: tourniquet 5 to 7 cm above the wound, not on a joint; tighten until it stops, and note the time.',
  'إذا استمر تدفق الدم من ذراع أو ساق رغم الضغط: اربط رباطاً ضاغطاً (عاصبة) بين الجرح والجسم، على بعد 5 إلى 7 سم من الجرح لا على مفصل، وشدّه حتى يتوقف الدم، ودوّن الوقت.',
);
export const warm = say('Lie down, and keep warm with a blanket or coat.', 'استلقِ وحافظ على الدفء ببطانية أو معطف.');
export const thinnersSaid = say('Tell the staff at once that blood thinners are taken.', 'أخبر الطاقم فوراً باستخدام مميعات الدم.', {
  when: 'blood-thinner',
});
export const tetanusCard = say(
  'Ask about the tetanus vaccine, and have the vaccine card ready.',
  'اسأل عن تطعيم الكزاز (التيتانوس) وجهّز بطاقة التطعيم.',
);
export const ringsOff = say(
  'Take off rings, watches and tight things before it swells.',
  'انزع الخواتم والساعة وكل ما يضغط قبل أن يزداد التورم.',
);
export const limbSigns = say(
  'Call 999 if bone shows, or if the part is bent, cold, blue or numb.',
  'اتصل بالرقم 999 إذا ظهر العظم، أو كان الجزء ملتوياً أو بارداً أو مزرقاً أو فيه تنميل.',
);
export const notBetter = say('See a doctor if it is not better after a week.', 'راجع الطبيب إذا لم يتحسن بعد أسبوع.');
export const spreadsFast = say(
  'Call 999 if redness spreads within hours, or if there is black skin, dark blisters, confusion, or fever with shivering.',
  'اتصل بالرقم 999 عند احمرار ينتشر خلال ساعات أو جلد أسود أو فقاعات داكنة أو ارتباك ذهني أو حرارة مع رجفة.',
);
export const neverHelp = say(
  'If someone caused the injury, a doctor can be told; call 999 in danger.',
  'إذا كان شخص قد سبّب الإصابة فيمكن إخبار الطبيب؛ اتصل بالرقم 999 عند الخطر.',
);
