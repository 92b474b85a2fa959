import { say, topic } from '../kinds.ts';
import { medicinesReady, nothingByMouth } from '../sentences.ts';

export const advice = {
  heart: topic('Emergency', [
    say('Sit down, rest, and do not walk about.', 'اجلس واسترح ولا تمشِ.'),
    say(
      'Pressing chest pain, 16 or over: chew 300 mg aspirin. Not if allergic, bleeding, with an ulcer, on blood thinners or with stroke signs; ask 999.',
      'ألم ضاغط في الصدر وعمرك 16 أو أكثر: امضغ 300 ملغ أسبرين، إلا عند حساسية أو نزيف أو قرحة أو أدوية سيولة أو علامات سكتة؛ اسأل 999.',
      { when: 'chest-pain', unless: ['tearing'] },
    ),
    say('Use the heart spray or tablet under the tongue if a doctor prescribed one.', 'استخدم بخاخ القلب أو الحبة تحت اللسان إذا وصفها الطبيب.', {
      when: 'heart-disease',
    }),
  ]),
  aorta: topic('Emergency', [
    say('Lie or sit still, and do not walk.', 'ابقَ مستلقياً أو جالساً دون حركة ولا تمشِ.'),
    say('No aspirin: tearing pain can be a torn vessel.', 'لا أسبرين: الألم كالتمزق قد يكون تمزقاً في الشريان.'),
    nothingByMouth,
  ]),
  'leg-clot': topic(
    'High',
    [
      say('Rest with the leg raised, and do not rub it.', 'استرح مع رفع الساق ولا تدلكها.'),
      say('Do not set out on a long journey.', 'لا تبدأ سفراً طويلاً.'),
      medicinesReady,
    ],
    [
      say(
        'Call 999 for sudden trouble breathing, chest pain, coughing up blood or fainting.',
        'اتصل بالرقم 999 عند صعوبة مفاجئة في التنفس أو ألم في الصدر أو سعال مصحوب بالدم أو إغماء.',
      ),
    ],
  ),
  'chest-pain-today': topic('High', [medicinesReady]),
  'effort-symptoms': topic('Medium', [medicinesReady]),
  'leg-swelling': topic('Medium', [medicinesReady]),
  'chest-wall': topic('Low', [say('Rest from what hurts, and use warmth.', 'تجنب ما يزيد الألم واستخدم الدفء.')]),
} as const;
