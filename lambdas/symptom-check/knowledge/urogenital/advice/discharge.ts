import { sameFor, say, topic } from '../../kinds/topic.ts';
import { noShame } from '../sentences.ts';

const vaginalDischargeTopic = topic(
  'days',
  [
    say('Wash with water only, and do not wash inside.', 'اغسلي بالماء فقط ولا تغسلي من الداخل.'),
    say(
      'Do not use perfumed soap, spray or powder, and wear loose cotton.',
      'لا تستخدمي صابوناً معطراً أو بخاخاً أو بودرة، والبسي ملابس داخلية قطنية واسعة.',
    ),
    say('Note the color and the smell.', 'دوّني اللون والرائحة.'),
    noShame,
  ],
  [
    say(
      'See a doctor the same day in pregnancy, or if there is fever, belly pain or bleeding.',
      'راجعي الطبيب في اليوم نفسه عند الحمل، أو عند حرارة أو نزيف أو ألم في البطن.',
    ),
  ],
);

export const advice = {
  // Women: NICE NG88, NG126, NG73, NG23, NG12, CKS; BASHH; RCOG
  'vaginal-discharge': vaginalDischargeTopic,
  'vaginal-discharge-visit': sameFor('weeks', vaginalDischargeTopic),
  thrush: topic(
    'pharmacist',
    [
      say('Ask a pharmacist for an antifungal treatment.', 'اسألي الصيدلي عن علاج مضاد للفطريات.'),
      say('Wash with water only, and wear loose cotton.', 'اغسلي بالماء فقط والبسي قطناً واسعاً.'),
      say('Do not use perfumed soap or spray, and do not wash inside.', 'لا تستخدمي صابوناً معطراً أو بخاخاً ولا تغسلي من الداخل.'),
    ],
    [
      say(
        'See a doctor if it is the first time, comes often, or lasts over 2 weeks.',
        'راجعي الطبيب إذا كانت المرة الأولى أو تكررت كثيراً أو استمرت أكثر من أسبوعين.',
      ),
      say(
        'See a doctor the same day if there is fever, belly pain or sores.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو تقرحات أو ألم في البطن.',
      ),
    ],
  ),
  'vaginal-object': topic(
    'today',
    [
      say('Have a doctor take it out today, and do not search with tools.', 'دعي الطبيب يخرجه اليوم ولا تبحثي عنه بأدوات.'),
      say('Do not insert anything else.', 'لا تدخلي أي شيء آخر.'),
    ],
    [
      say(
        'Go to an emergency department at once if there is fever, a rash, vomiting or fainting.',
        'اذهبي إلى قسم الطوارئ فوراً عند حرارة أو طفح أو قيء أو إغماء.',
      ),
    ],
  ),
  'toxic-shock': topic('ambulance', [
    say('Call 999, and take the tampon or cup out now.', 'اتصلي بالرقم 999 وأخرجي السدادة أو الكأس الآن.'),
    say('Tell the staff that a tampon or cup was used.', 'أخبري الطاقم بأن سدادة أو كأساً استُعملت.'),
    say('Lie down with the legs raised.', 'استلقي مع رفع الساقين.'),
  ]),
  tampon: topic(
    'home',
    [
      say('Change a tampon every 4 to 8 hours, and wash hands before.', 'غيّري السدادة كل 4 إلى 8 ساعات واغسلي يديك قبل ذلك.'),
      say('Use a pad at night.', 'استخدمي فوطة صحية ليلاً.'),
    ],
    [
      say(
        'Call 999 if there is fever, a rash, vomiting or fainting while a tampon is in use.',
        'اتصلي بالرقم 999 عند حرارة أو طفح أو قيء أو إغماء أثناء استعمال السدادة.',
      ),
    ],
  ),
  // Self-care: NHS; FSRH; NICE CKS
  'discharge-clear': topic(
    'home',
    [
      say(
        'Clear or milky discharge without smell or itch is normal, and changes through the cycle.',
        'الإفرازات الشفافة أو الحليبية دون رائحة أو حكة طبيعية وتتغير خلال الدورة.',
      ),
      say('Wash with water only, and do not wash inside.', 'اغسلي بالماء فقط ولا تغسلي من الداخل.'),
      say('Wear loose cotton, and do not use perfumed soap.', 'البسي ملابس داخلية قطنية واسعة ولا تستخدمي صابوناً معطراً.'),
    ],
    [
      say(
        'See a doctor if there is a smell, an itch, or green or bloody discharge.',
        'راجعي الطبيب عند رائحة أو حكة أو إفراز أخضر أو مدمم.',
      ),
      say(
        'See a doctor the same day if there is fever or belly pain, or watery fluid in pregnancy.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو ألم في البطن أو سائل مائي أثناء الحمل.',
      ),
    ],
  ),
  'vaginal-dry': topic(
    'pharmacist',
    [
      say('Ask a pharmacist for a moisturizer or a water-based lubricant.', 'اسألي الصيدلي عن مرطب مهبلي أو مزلق مائي.'),
      say('Do not use perfumed soap, and do not wash inside.', 'لا تستخدمي صابوناً معطراً ولا تغسلي من الداخل.'),
      say('Breastfeeding, the pill and the change of life can cause it.', 'قد تسببه الرضاعة أو حبوب منع الحمل أو سن انقطاع الطمث.'),
    ],
    [
      say(
        'See a doctor if there is bleeding, sores or smell, or if it lasts over some weeks.',
        'راجعي الطبيب عند نزيف أو تقرحات أو رائحة أو إذا استمر بضعة أسابيع.',
      ),
    ],
  ),
} as const;
