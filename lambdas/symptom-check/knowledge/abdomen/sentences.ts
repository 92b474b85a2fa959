import { say } from '../kinds/topic.ts';

export const lieEased = say(
  'Lie in the way that hurts least, often with the knees bent.',
  'استلقِ بالوضعية الأقل ألماً، وغالباً مع ثني الركبتين.',
);
export const notePeriod = say(
  'Note the date of the last period, and take a pregnancy test if it is late.',
  'دوّني موعد آخر دورة شهرية، وأجري اختبار حمل إذا تأخرت.',
  {
    when: 'fertile',
  },
);
export const warmth = say('A warm pack on the belly can ease cramps.', 'قد تخفف الكمادة الدافئة على البطن التقلصات.');
export const spoon = say(
  'Give a spoonful of fluid every few minutes, and do not force it.',
  'أعطِ ملعقة من السوائل كل بضع دقائق دون إجبار.',
);
export const fibre = say(
  'Drink enough water, and eat more fruit, vegetables, whole grains and dates.',
  'اشرب ما يكفي من الماء، وأكثر من الفواكه والخضار والحبوب الكاملة والتمر.',
  { unless: ['under-1'] },
);
export const noStrain = say('Do not strain or sit long on the toilet.', 'لا تضغط بقوة عند التبرز ولا تطل الجلوس في الحمام.');
export const noteStool = say('Note how often stool comes, how soft it is, and any blood.', 'دوّن عدد مرات التبرز وقوام البراز وأي دم.');
export const photo = say('A photo of it helps the doctor.', 'صورة له تساعد الطبيب.');
export const childSigns = say(
  'Call 999 if there is green or bloody vomit, a stiff neck or a hard belly, or if the child is floppy or hard to wake.',
  'اتصل بالرقم 999 عند قيء أخضر أو دموي أو تيبس في الرقبة أو بطن متصلب أو طفل مرتخٍ أو صعب الإيقاظ.',
);
export const gutBleeds = say(
  'Call 999 if there is a lot of blood, black stool or fainting.',
  'اتصل بالرقم 999 عند دم كثير أو براز أسود أو إغماء.',
);
