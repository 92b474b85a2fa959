import { say } from '../kinds.ts';

export const upright = say('Sit upright, leaning a little forward, and do not lie down.', 'اجلس منتصباً مائلاً قليلاً إلى الأمام ولا تستلقِ.');
export const noSmoke = say('Keep away from smoke, shisha, incense and dust.', 'ابتعد عن الدخان والشيشة والبخور والغبار.');
export const mask = say('Wear a mask near other people.', 'ضع كمامة بالقرب من الآخرين.');
export const restDrink = say('Rest and drink enough.', 'استرح واشرب ما يكفي.');
