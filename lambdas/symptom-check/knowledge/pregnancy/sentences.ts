import { say } from '../kinds/topic.ts';

export const weeks = say('Tell the staff how many weeks pregnant you are.', 'أخبري الطاقم كم أسبوعاً بلغ الحمل.');
export const left = say('Lie on the left side.', 'استلقي على الجانب الأيسر.');
export const papers = say('Take the pregnancy papers and the blood group with you.', 'خذي معك أوراق الحمل وفصيلة الدم.');
export const now = say(
  'Go to an emergency department with a maternity ward now, or call 999.',
  'اذهبي الآن إلى قسم طوارئ فيه ولادة، أو اتصلي بالرقم 999.',
);
export const today = say('See a doctor or the maternity clinic today.', 'راجعي الطبيب أو عيادة الحوامل اليوم.');
export const rest = say('Rest, and drink small sips often.', 'استريحي واشربي رشفات صغيرة ومتكررة.');
export const paracetamol = say(
  'Paracetamol can ease the pain: take it as the package says, and not with a cold or flu medicine that contains it too.',
  'قد يخفف الباراسيتامول الألم: استعمليه كما هو مكتوب على العبوة، لا مع دواء للزكام أو الإنفلونزا يحتوي عليه أيضاً.',
);
export const dangers = say(
  'Call 999 if there is heavy bleeding, severe belly pain, fainting, a seizure, chest pain or trouble breathing.',
  'اتصلي بالرقم 999 عند نزيف شديد أو ألم بطن شديد أو إغماء أو تشنج أو ألم في الصدر أو صعوبة في التنفس.',
);
export const pressureSigns = say(
  'Go to hospital at once if there is a bad headache, blurred sight, pain under the ribs or a suddenly swollen face.',
  'اذهبي إلى المستشفى فوراً عند صداع قوي أو تشوش في الرؤية أو ألم تحت الأضلاع أو تورم مفاجئ في الوجه.',
);
export const babySigns = say(
  'Go to hospital at once if the baby moves less, the waters break or pains come before 37 weeks.',
  'اذهبي إلى المستشفى فوراً إذا قلّت حركة الجنين أو نزل ماء الجنين أو جاء الطلق قبل الأسبوع 37.',
);
