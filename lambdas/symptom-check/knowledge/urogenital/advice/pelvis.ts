import { say, topic } from '../../kinds/topic.ts';
import { nothingByMouth } from '../../sentences.ts';
import { noSex, padSigns, tablets, testIfLate, warmth, womanSigns } from '../sentences.ts';

export const advice = {
  // Women: NICE NG88, NG126, NG73, NG23, NG12, CKS; BASHH; RCOG
  'twisted-ovary': topic('emergency-department', [
    say('Go to an emergency department now, even if the pain eases.', 'اذهبي إلى قسم الطوارئ الآن حتى لو خفّ الألم.'),
    nothingByMouth,
    say('Tell the staff when your last period was, and if a cyst is known.', 'أخبري الطاقم بموعد آخر دورة وبأي كيس معروف.'),
  ]),
  'pelvic-infection': topic(
    'today',
    [
      say('See a doctor today: treatment early protects the tubes.', 'راجعي الطبيب اليوم: العلاج المبكر يحمي الأنابيب.'),
      testIfLate,
      tablets,
      noSex,
    ],
    [
      womanSigns,
      say(
        'Call 999 if there are shaking chills, confusion or a very fast pulse.',
        'اتصلي بالرقم 999 عند رجفة شديدة أو ارتباك ذهني أو نبض سريع جداً.',
      ),
    ],
  ),
  'pelvic-today': topic(
    'today',
    [
      say('See a doctor today.', 'راجعي الطبيب اليوم.'),
      say('Take a pregnancy test, if a pregnancy is possible.', 'أجري اختبار حمل إذا كان الحمل محتملاً.', {
        unless: ['menopause', 'pregnant'],
      }),
      say('Note the first day of the last period.', 'دوّني أول يوم من آخر دورة.'),
      tablets,
    ],
    [womanSigns, padSigns],
  ),
  'pelvic-pain': topic(
    'weeks',
    [say('Note for each day the pain, the period, the stool and the urine.', 'دوّني كل يوم الألم والدورة والتبرز والتبول.'), warmth, tablets],
    [
      womanSigns,
      say(
        'See a doctor the same day if there is fever or a bad-smelling discharge.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو إفرازات كريهة الرائحة.',
      ),
    ],
  ),
  // Self-care: NHS; FSRH; NICE CKS
  'ovulation-pain': topic(
    'home',
    [warmth, tablets, say('It passes within 2 days: note the day of the cycle.', 'يزول خلال يومين: دوّني يوم الدورة.')],
    [
      womanSigns,
      say(
        'See a doctor the same day if there is fever, vomiting, bleeding or a late period.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو قيء أو نزيف أو تأخر الدورة.',
      ),
    ],
  ),
} as const;
