import { say, topic } from '../../kinds/topic.ts';
import { bellySigns, diary, heartSpread, medicinesReady, nothingByMouth, onSide, paracetamol } from '../../sentences.ts';
import { childSigns, lieEased, notePeriod, spoon, warmth } from '../sentences.ts';

const noBellyMedicine = say('Do not take a laxative, aspirin or ibuprofen.', 'لا ملينات ولا أسبرين ولا إيبوبروفين.');
const noteBelly = say('Note where it hurts, when it began and when stool last came.', 'دوّن موضع الألم ووقت بدايته ووقت آخر تبرز.');
const nothingForChild = say('Do not give anything by mouth: no food, drink or milk.', 'لا شيء بالفم: لا طعام ولا شراب ولا حليب.');
const childToday = say(
  'See a doctor today if there is pain low on the right, fever, repeated vomiting, blood in the stool, or a painful testicle.',
  'راجع الطبيب اليوم عند ألم أسفل اليمين أو حرارة أو قيء متكرر أو دم في البراز أو ألم في الخصية.',
);
const lowRight = say(
  'See a doctor the same day in pregnancy, if the pain moves to the lower right, or if there is fever or vomiting.',
  'راجع الطبيب في اليوم نفسه إذا انتقل الألم إلى أسفل اليمين، أو مع حرارة أو قيء أو حمل.',
);

export const advice = {
  'severe-abdomen': topic('emergency-department', [
    lieEased,
    nothingByMouth,
    noBellyMedicine,
    say('Tell the staff about any fainting or a known widening of the aorta.', 'أخبر الطاقم بأي إغماء أو توسع معروف في الشريان الأبهر.'),
    say('Tell the staff if a pregnancy is possible.', 'أخبري الطاقم إذا كان الحمل محتملاً.', { when: 'fertile' }),
    onSide,
  ]),
  'child-severe-abdomen': topic(
    'emergency-department',
    [
      say('Let the child lie as it hurts least.', 'اترك الطفل في الوضعية الأقل ألماً.'),
      nothingForChild,
      say(
        'Do not use a laxative, an enema or pain tablets before a doctor has checked.',
        'لا ملينات ولا حقن شرجية ولا مسكنات قبل فحص الطبيب.',
      ),
      say(
        'Go to a Pediatric Emergency Center, or call 999 if the child is pale, limp or fainting.',
        'اذهب إلى مركز طوارئ الأطفال، أو اتصل بالرقم 999 إذا كان الطفل شاحباً أو مرتخياً أو مغمى عليه.',
      ),
    ],
    [],
    'under-16',
  ),
  'belly-early-pregnancy': topic(
    'ambulance',
    [
      say('Lie down with the legs raised, and do not drive.', 'استلقي مع رفع الساقين ولا تقودي السيارة.'),
      nothingByMouth,
      say('Give the date of the last period and any positive test.', 'أخبري الطاقم بموعد آخر دورة شهرية وبأي اختبار حمل إيجابي.'),
      onSide,
    ],
    [],
    'fertile',
  ),
  'child-bowel': topic(
    'ambulance',
    [
      say('Green vomit is an emergency: it needs a hospital now.', 'القيء الأخضر حالة طارئة تحتاج إلى المستشفى الآن.'),
      nothingForChild,
      say('Take a diaper or a photo of the vomit or stool along.', 'خذ معك الحفاض أو صورة للقيء أو البراز.'),
    ],
    [],
    'under-16',
  ),
  'abdomen-today': topic(
    'today',
    [
      say('Take small sips of water, but do not eat until a doctor has checked you.', 'اشرب رشفات ماء صغيرة ولا تأكل قبل الفحص.'),
      noBellyMedicine,
      noteBelly,
      notePeriod,
      medicinesReady,
    ],
    [
      bellySigns,
      say('Call 999 if a pregnancy is possible and the pain is strong.', 'اتصلي بالرقم 999 إذا كان الحمل محتملاً والألم قوياً.', {
        when: 'fertile',
      }),
    ],
  ),
  'child-belly-today': topic(
    'today',
    [
      spoon,
      say('Do not take a laxative, and do not eat until a doctor has checked you.', 'لا ملينات ولا طعام قبل الفحص.'),
      say('A boy: look whether a testicle is swollen, red or painful.', 'إذا كان ذكراً فانظر هل الخصية متورمة أو حمراء أو مؤلمة.', {
        when: 'male',
      }),
      noteBelly,
    ],
    [childSigns],
    'under-16',
  ),
  'abdominal-pain': topic(
    'days',
    [
      say('Eat little and plain, and drink small sips.', 'تناول طعاماً قليلاً خفيفاً واشرب رشفات صغيرة.'),
      warmth,
      paracetamol,
      noBellyMedicine,
      noteBelly,
      notePeriod,
    ],
    [bellySigns, lowRight, heartSpread],
  ),
  'child-belly': topic(
    'days',
    [
      say('Let the child rest, with small sips and plain food.', 'دع الطفل يرتاح، وأعطِه رشفات صغيرة وطعاماً خفيفاً.'),
      paracetamol,
      say('Do not take ibuprofen or a laxative without a doctor.', 'لا إيبوبروفين ولا ملينات دون طبيب.'),
      diary,
    ],
    [childSigns, childToday],
    'under-16',
  ),
  'belly-ache': topic(
    'home',
    [
      warmth,
      say('Eat little and plain today, and drink enough fluids.', 'تناول طعاماً قليلاً خفيفاً اليوم واشرب سوائل كافية.'),
      paracetamol,
      notePeriod,
    ],
    [
      bellySigns,
      lowRight,
      say('See a doctor if it lasts more than 3 days or comes again.', 'راجع الطبيب إذا استمر أكثر من 3 أيام أو تكرر.'),
    ],
  ),
  'child-belly-ache': topic(
    'home',
    [
      say(
        'Rest, small sips of water, and food only when the child wants it.',
        'دع الطفل يرتاح وأعطِه رشفات ماء صغيرة، وطعاماً عندما يريد فقط.',
      ),
      say('A warm, not hot, pack in a cloth for up to 15 minutes.', 'ضع كمادة دافئة غير ساخنة ملفوفة بقماش لمدة لا تزيد على 15 دقيقة.'),
      say('Let the child try to pass stool.', 'شجّع الطفل على محاولة التبرز.'),
    ],
    [childSigns, childToday],
    'under-16',
  ),
} as const;
