import { say, topic } from '../../kinds/topic.ts';
import { medicinesReady, noIbuprofen, nothingByMouth, paracetamol, sepsisSigns } from '../../sentences.ts';
import { drink, feverOrFlank, noUrine, sample, shiver, tellIllness, whenBegan } from '../sentences.ts';

export const advice = {
  // Kidneys and urine: NICE NG118, NG111, NG109, NG12, NG123; EAU; UK Kidney Association
  'infected-kidney': topic('emergency-department', [
    say(
      'Go to an emergency department now: an infection behind a blocked kidney worsens within hours.',
      'اذهب إلى قسم الطوارئ الآن: العدوى خلف كلية مسدودة تسوء خلال ساعات.',
    ),
    tellIllness,
    nothingByMouth,
    medicinesReady,
  ]),
  'blocked-kidney': topic('emergency-department', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say('Note when urine last came, and how much.', 'دوّن متى خرج البول آخر مرة وكم كان.'),
    say('Do not take ibuprofen or aspirin.', 'لا تتناول الإيبوبروفين أو الأسبرين.'),
    tellIllness,
  ]),
  'flank-artery': topic('ambulance', [
    say('Call 999, lie down and do not walk around.', 'اتصل بالرقم 999 واستلقِ ولا تمشِ.'),
    nothingByMouth,
    say('Tell the staff if a widened artery of the belly is known.', 'أخبر الطاقم إذا كان هناك توسع معروف في شريان البطن.'),
  ]),
  'kidney-infection': topic(
    'today',
    [
      say('See a doctor today: an infection of the kidney needs treatment early.', 'راجع الطبيب اليوم: التهاب الكلى يحتاج إلى علاج مبكر.'),
      drink,
      sample,
      paracetamol,
      tellIllness,
    ],
    [
      sepsisSigns,
      say(
        'Go to an emergency department if there are shaking chills, or if nothing stays down.',
        'اذهب إلى قسم الطوارئ عند رجفة شديدة أو إذا تقيأت كل ما تتناوله.',
      ),
      noUrine,
    ],
  ),
  'stone-today': topic(
    'today',
    [
      say('See a doctor today; walk or lie in whatever way hurts least.', 'راجع الطبيب اليوم، وتحرك أو استلقِ في الوضع الأقل ألماً.'),
      paracetamol,
      noIbuprofen,
      say('Catch any stone that passes in a clean container, and bring it.', 'التقط أي حصوة تنزل في وعاء نظيف وأحضرها معك.'),
      sample,
    ],
    [
      say(
        'Go to an emergency department if painkillers do not hold the pain within an hour.',
        'اذهب إلى قسم الطوارئ إذا لم تخفف المسكنات الألم خلال ساعة.',
      ),
      say(
        'Go to an emergency department at once if there is fever or shivering with the pain.',
        'اذهب إلى قسم الطوارئ فوراً عند حرارة أو رجفة مع الألم.',
      ),
      noUrine,
    ],
  ),
  'flank-pain': topic('days', [drink, paracetamol, noIbuprofen, sample, whenBegan], [feverOrFlank, shiver, noUrine]),
  'flank-strain': topic(
    'home',
    [
      say('Keep gently moving, and use warmth on the sore place.', 'استمر في الحركة الخفيفة واستخدم الدفء على موضع الألم.'),
      paracetamol,
      say('Do not lift anything heavy for some days.', 'لا ترفع أشياء ثقيلة لبضعة أيام.'),
    ],
    [
      say(
        'See a doctor the same day if there is fever, burning urine, blood in the urine or pain in waves.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو حرقة بول أو دم في البول أو ألم على موجات.',
      ),
      say('See a doctor if it lasts over 2 weeks.', 'راجع الطبيب إذا استمر أكثر من أسبوعين.'),
    ],
  ),
} as const;
