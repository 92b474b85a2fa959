import { say } from '../kinds/topic.ts';

export const sample = say('Take a sample of fresh urine in a clean container with you.', 'خذ معك عينة بول حديثة في وعاء نظيف.');
export const drink = say('Drink water through the day.', 'اشرب الماء على مدار اليوم.', {
  unless: ['kidney-disease', 'missed-dialysis', 'heart-disease'],
});
export const whenBegan = say('Note when it began.', 'دوّن متى بدأ.');
export const tellIllness = say(
  'Tell the staff at once about diabetes, a weak immune system, only one kidney or a pregnancy.',
  'أخبر الطاقم فوراً بوجود سكري أو ضعف مناعة أو كلية واحدة أو حمل.',
);
export const noUrine = say('Go to an emergency department if no urine comes at all.', 'اذهب إلى قسم الطوارئ إذا لم يخرج بول إطلاقاً.');
export const feverOrFlank = say(
  'See a doctor the same day if there is fever, shivering, vomiting or pain in the side.',
  'راجع الطبيب في اليوم نفسه عند حرارة أو رجفة أو قيء أو ألم في الخاصرة.',
);
export const shiver = say(
  'Go to an emergency department if fever comes with shivering or confusion.',
  'اذهب إلى قسم الطوارئ إذا جاءت الحرارة مع رجفة أو ارتباك ذهني.',
);
export const testicleSigns = say(
  'Go to an emergency department at once if there is sudden or severe pain in a testicle.',
  'اذهب إلى قسم الطوارئ فوراً عند ألم مفاجئ أو شديد في الخصية.',
);
export const womanSigns = say(
  'Call 999 if there is fainting or sudden severe pain, above all when a pregnancy is possible.',
  'اتصلي بالرقم 999 عند إغماء أو ألم شديد مفاجئ، خصوصاً مع احتمال الحمل.',
);
export const padSigns = say(
  'Go to an emergency department if a pad is soaked every hour for 2 hours, or if you are dizzy.',
  'اذهبي إلى قسم الطوارئ إذا امتلأت فوطة صحية كل ساعة لمدة ساعتين، أو مع دوخة.',
);
export const testIfLate = say('Take a pregnancy test if the period is late.', 'أجري اختبار حمل إذا تأخرت الدورة.');
export const warmth = say('A warm pack on the belly can ease cramps.', 'قد تخفف كمادة دافئة على البطن التقلصات.');
export const tablets = say(
  'Paracetamol can ease the pain: take it as the package says, and not with a cold or flu medicine that contains it too.',
  'قد يخفف الباراسيتامول الألم: استعمليه كما هو مكتوب على العبوة، لا مع دواء للزكام أو الإنفلونزا يحتوي عليه أيضاً.',
);
export const noSex = say(
  'Do not have sex until a doctor has checked and treated you, or use a condom.',
  'امتنع عن الجماع حتى الفحص والعلاج، أو استعمل الواقي.',
);
export const noShame = say('Doctors see this every day; there is no need to feel ashamed.', 'يرى الأطباء هذا كل يوم، ولا داعي للخجل.');
