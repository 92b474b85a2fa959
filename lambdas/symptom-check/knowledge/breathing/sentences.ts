import { say } from '../kinds/topic.ts';

export const holdBaby = say('Hold the baby upright, and unwrap tight clothes.', 'احمل الرضيع منتصباً وأرخِ ملابسه الضيقة.');
export const watchBreathing = say('Watch the breathing all the time.', 'راقب التنفس باستمرار.');
export const rubBaby = say('If the breathing stops, first rub the feet or the back.', 'إذا توقف التنفس فدلّك القدمين أو الظهر أولاً.');
/** How to sit, and how a baby is held, who cannot sit. */
export const upright = [
  say('Sit upright, leaning a little forward, and do not lie down.', 'اجلس منتصباً مائلاً قليلاً إلى الأمام ولا تستلقِ.', {
    unless: ['under-1'],
  }),
  { ...holdBaby, when: 'under-1' },
] as const;
export const noSmoke = say('Keep away from smoke, shisha, incense and dust.', 'ابتعد عن الدخان والشيشة والبخور والغبار.');
export const mask = say('Wear a mask near other people.', 'ضع كمامة بالقرب من الآخرين.');
export const restDrink = say('Rest and drink enough fluids.', 'استرح واشرب سوائل كافية.');
