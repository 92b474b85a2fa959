import { any } from '../kinds/condition.ts';
import { say } from '../kinds/topic.ts';

export const childSigns = say(
  'Call 999 if the child is hard to wake, floppy, blue or very pale, or breathes with effort.',
  'اتصل بالرقم 999 إذا صعب إيقاظ الطفل أو كان مرتخياً أو مزرقاً أو شاحباً جداً أو يتنفس بجهد.',
);
export const babyFever = say(
  'Any fever under 3 months: go to an emergency department at once.',
  'أي حرارة قبل عمر 3 أشهر: اذهب إلى قسم الطوارئ فوراً.',
);
export const childCenter = say(
  'Children up to 14 are seen in a Pediatric Emergency Center.',
  'مراكز طوارئ الأطفال تستقبل الأطفال حتى عمر 14 سنة.',
  { unless: ['over-16'] },
);
export const babyBreaths = say(
  'Not breathing, or only gasping: 5 breaths over mouth and nose, then press the middle of the chest by a third of its depth: 30 presses, 2 breaths.',
  'إذا كان الطفل لا يتنفس أو يشهق فقط: أعطِه 5 أنفاس على الفم والأنف، ثم اضغط وسط الصدر بثلث عمقه: 30 ضغطة ثم نفَسان.',
);
export const oftenDrinks = say('Offer drinks or the breast little and often.', 'قدّم السوائل أو الرضاعة بكميات قليلة ومتكررة.');
export const childParacetamol = say(
  'Paracetamol for children can help a child in distress: follow the package directions.',
  'قد يفيد باراسيتامول الأطفال إذا كان الطفل منزعجاً: اتبع المكتوب على العبوة.',
  { unless: ['under-3-months'] },
);
export const keepBreastfeeding = say(
  'Keep feeding breast milk or formula, and do not give plain water.',
  'استمر في حليب الأم أو الحليب الصناعي، ولا تعطِ ماءً وحده.',
  {
    when: any('under-6-months', 'newborn'),
  },
);
