import { say } from './kinds/topic.ts';

/** Chest compressions, as they are for a grown person and for a child: a topic has both, and each person reads one. */
export const compressions = [
  say(
    'Gasping is not breathing. Not breathing normally: flat on the back, press on the middle of the chest, 5 to 6 cm deep, 100 to 120 times a minute, until help comes.',
    'الشهقات ليست تنفساً. إذا كان المصاب لا يتنفس طبيعياً فمدّده على ظهره واضغط وسط صدره بعمق 5 إلى 6 سم، من 100 إلى 120 مرة في الدقيقة، حتى تصل المساعدة.',
    { unless: ['under-16'] },
  ),
  say(
    'Gasping is not breathing. A child not breathing normally: 5 breaths first, then press the middle of the chest by a third of its depth (a baby: about 4 cm, with two fingers or thumbs), 30 presses to 2 breaths, until help comes.',
    'الشهقات ليست تنفساً. إذا كان الطفل لا يتنفس طبيعياً: أعطِه 5 أنفاس أولاً، ثم اضغط وسط صدره بثلث عمقه (للرضيع نحو 4 سم، بإصبعين أو بالإبهامين)، 30 ضغطة ثم نفَسان، حتى تصل المساعدة.',
    { when: 'under-16' },
  ),
];
