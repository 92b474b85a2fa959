import { say, topic } from '../../kinds/topic.ts';
import { allergySigns, noScratching, nothingByMouth, onSide } from '../../sentences.ts';
import { antihistamine, doctorIfNotBetter } from '../sentences.ts';

export const advice = {
  // Allergy
  anaphylaxis: topic('ambulance', [
    say(
      'Use the adrenaline pen at once in the outer thigh, through clothes if need be.',
      'استخدم قلم الأدرينالين فوراً في الجهة الخارجية من الفخذ، ولو من فوق الملابس.',
    ),
    say(
      'Lie down with legs raised; sit up if breathing is hard. Do not stand or walk, even if better.',
      'استلقِ مع رفع الساقين، واجلس إذا صعب التنفس. لا تقف ولا تمشِ ولو بعد التحسن.',
    ),
    say('Still ill after 5 minutes: use a second pen if there is one.', 'إذا لم يحدث تحسن بعد 5 دقائق فاستخدم قلماً ثانياً إن وُجد.'),
    say('An antihistamine is no substitute for adrenaline.', 'مضاد الحساسية لا يغني عن الأدرينالين.'),
    say('Tell 999 that it is a severe allergic reaction.', 'أخبر موظف الطوارئ أنه رد فعل تحسسي شديد.'),
    say('Lie on the left side in pregnancy.', 'في الحمل استلقي على الجانب الأيسر.', { when: 'pregnant' }),
    onSide,
  ]),
  angioedema: topic('ambulance', [
    say('Sit upright, and stay calm.', 'اجلس منتصباً وابقَ هادئاً.'),
    say('Do not take any more of the blood pressure tablet; show it to the staff.', 'لا تتناول مزيداً من دواء الضغط، واعرضه على الطاقم.'),
    say(
      'Use an adrenaline pen at once if breathing or swallowing becomes hard and there is one.',
      'استخدم قلم الأدرينالين فوراً إن وُجد إذا صعب التنفس أو البلع.',
    ),
    nothingByMouth,
  ]),
  // Bites and stings
  'allergy-today': topic(
    'today',
    [
      say('Keep away from what may have caused it.', 'ابتعد عما قد يكون السبب.'),
      say('Do not stay alone, and keep an adrenaline pen at hand if there is one.', 'لا تبقَ وحدك، وأبقِ قلم الأدرينالين قريباً إن وُجد.'),
      say('Note what was eaten, taken or touched in the hours before.', 'دوّن ما أُكل أو استُعمل أو لُمس في الساعات السابقة.'),
      antihistamine,
    ],
    [allergySigns],
  ),
  'allergy-check': topic(
    'weeks',
    [
      say('Note what was eaten, taken or touched before it, and take photos.', 'دوّن ما أُكل أو استُعمل أو لُمس قبله، والتقط صوراً.'),
      say('Avoid the suspected cause until a doctor has checked it.', 'تجنب السبب المحتمل حتى يتضح الأمر.'),
      say('Do not try it again at home to test it.', 'لا تجرّبه مرة أخرى في المنزل للتأكد.'),
    ],
    [allergySigns],
  ),
  'allergy-home': topic(
    'pharmacist',
    [
      say(
        'Keep away from what brings it on, and rinse eyes, nose or skin with water.',
        'تجنب المسبب، واغسل العينين أو الأنف أو الجلد بالماء.',
      ),
      antihistamine,
      noScratching,
    ],
    [allergySigns, doctorIfNotBetter],
  ),
  'hives-check': topic(
    'weeks',
    [
      say('Avoid heat, tight clothes and anything that seems to bring it on.', 'تجنب الحر والملابس الضيقة وكل ما يبدو أنه يثيره.'),
      antihistamine,
      say(
        'Take photos, and note food, medicines and infections of the days before.',
        'التقط صوراً، ودوّن الطعام والأدوية والعدوى في الأيام السابقة.',
      ),
    ],
    [allergySigns],
  ),
  hives: topic(
    'pharmacist',
    [
      say('Cool the skin with a damp cloth, and wear loose cotton.', 'برّد الجلد بقطعة قماش رطبة، والبس ملابس قطنية واسعة.'),
      antihistamine,
      noScratching,
      say('Ask before taking an antihistamine in pregnancy.', 'اسألي الصيدلي قبل تناول مضاد الحساسية في الحمل.', { when: 'pregnant' }),
    ],
    [
      allergySigns,
      say('See a doctor if it lasts longer than 2 days, or if there is fever.', 'راجع الطبيب إذا استمر أكثر من يومين أو مع حرارة.'),
    ],
  ),
} as const;
