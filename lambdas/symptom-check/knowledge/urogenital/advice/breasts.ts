import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { paracetamol } from '../../sentences.ts';
import { tablets } from '../sentences.ts';

const feverBreast = say(
  'See a doctor the same day if the breast is red, hot and painful, or if there is fever.',
  'راجع الطبيب في اليوم نفسه إذا صار الثدي محمراً وساخناً ومؤلماً، أو مع حرارة.',
);

export const advice = {
  // Women: NICE NG88, NG126, NG73, NG23, NG12, CKS; BASHH; RCOG
  breast: topic(
    'weeks',
    [
      say(
        'See a doctor within two weeks: every new lump or change should be felt.',
        'راجع الطبيب خلال أسبوعين: كل كتلة أو تغير جديد يستحق الفحص.',
      ),
      say('Note when it came, and whether it changes with the period.', 'دوّن وقت ظهوره وهل يتغير مع الدورة.'),
    ],
    [feverBreast],
  ),
  'breast-pain': topic(
    'home',
    [
      say('Wear a soft bra that fits, also at night.', 'البسي حمالة صدر لينة مناسبة، ليلاً أيضاً.', { unless: ['male'] }),
      paracetamol,
      say('Note when it hurts, and whether it goes with the period.', 'دوّني أوقات الألم وهل يرتبط بالدورة.', { unless: ['male'] }),
    ],
    [
      say(
        'Call 999 if there is pressing chest pain, trouble breathing or sweating.',
        'اتصل بالرقم 999 عند ألم ضاغط في الصدر أو صعوبة في التنفس أو تعرق.',
      ),
      feverBreast,
    ],
  ),
  'breast-sepsis': topic('ambulance', [
    say('Ask the call handler: could this be sepsis?', 'اسألي موظف الطوارئ: هل يمكن أن يكون هذا تسمماً في الدم؟'),
    say('Go on emptying the breast, if breastfeeding.', 'استمري في إفراغ الثدي إذا كانت هناك رضاعة.', {
      when: any('breastfeeding', 'after-birth'),
    }),
    say('Lie down, and do not drive.', 'استلقي ولا تقودي السيارة.'),
  ]),
  mastitis: topic(
    'today',
    [
      say('See a doctor today.', 'راجعي الطبيب اليوم.'),
      say('Go on feeding as usual; the milk does not harm the baby.', 'استمري في الإرضاع كالمعتاد؛ فالحليب لا يضر الطفل.', {
        when: any('breastfeeding', 'after-birth'),
      }),
      say(
        'Hold a cold pack in a cloth on the breast after feeds, and do not press hard.',
        'ضعي كمادة باردة ملفوفة بقماش على الثدي بعد الرضعات، ولا تضغطي بقوة.',
      ),
      tablets,
    ],
    [
      say(
        'Call 999 if there are shaking chills, confusion, very fast breathing or fainting.',
        'اتصلي بالرقم 999 عند رجفة شديدة أو ارتباك ذهني أو تنفس سريع جداً أو إغماء.',
      ),
    ],
  ),
  'breast-cyclic': topic(
    'home',
    [
      say('Wear a soft bra that fits, also at night.', 'البسي حمالة صدر لينة مناسبة، ليلاً أيضاً.'),
      tablets,
      say('Note the days of pain and of the period for 2 months.', 'دوّني أيام الألم والدورة لمدة شهرين.'),
    ],
    [
      say(
        'See a doctor if there is a lump, a change of the skin or nipple, or pain in one place.',
        'راجعي الطبيب عند كتلة أو تغير في الجلد أو الحلمة أو ألم في موضع واحد.',
      ),
      feverBreast,
    ],
  ),
} as const;
