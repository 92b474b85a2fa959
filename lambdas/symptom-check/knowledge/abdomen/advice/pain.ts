import { say, topic } from '../../kinds.ts';
import { bellySigns, diary, medicinesReady, nothingByMouth, onSide, paracetamol } from '../../sentences.ts';
import { childSigns, heartSpread, lieEased, notePeriod, spoon, warmth } from '../sentences.ts';

const noBellyMedicine = say('No laxative, aspirin or ibuprofen.', 'لا ملينات ولا أسبرين ولا إيبوبروفين.');
const noteBelly = say('Note where it hurts, when it began and when stool last came.', 'تدوين موضع الألم ووقت بدايته ووقت آخر تبرز.');
const nothingForChild = say('Nothing by mouth: no food, drink or milk.', 'لا شيء بالفم: لا طعام ولا شراب ولا حليب.');
const childToday = say(
  'See a doctor today for pain low on the right, fever, repeated vomiting, blood in the stool, or a painful testicle.',
  'مراجعة الطبيب اليوم عند ألم أسفل اليمين أو حرارة أو قيء متكرر أو دم في البراز أو ألم في الخصية.',
);
const lowRight = say(
  'See a doctor the same day if the pain moves to the lower right, or with fever, vomiting or pregnancy.',
  'مراجعة الطبيب في اليوم نفسه إذا انتقل الألم إلى أسفل اليمين، أو مع حرارة أو قيء أو حمل.',
);

export const advice = {
  'severe-abdomen': topic('Emergency', [
    lieEased,
    nothingByMouth,
    noBellyMedicine,
    say('Tell the staff of any fainting or a known widening of the aorta.', 'إخبار الطاقم بأي إغماء أو توسع معروف في الشريان الأبهر.'),
    say('Tell the staff if a pregnancy is possible.', 'إخبار الطاقم إذا كان الحمل محتملاً.', { when: 'fertile' }),
    onSide,
  ]),
  'child-severe-abdomen': topic(
    'Emergency',
    [
      say('Let the child lie as it hurts least.', 'ترك الطفل في الوضعية الأقل ألماً.'),
      nothingForChild,
      say('No laxative, enema or pain tablets before a doctor has looked.', 'لا ملينات ولا حقن شرجية ولا مسكنات قبل فحص الطبيب.'),
      say(
        'Go to a children’s emergency center, or call 999 if the child is pale, limp or fainting.',
        'الذهاب إلى مركز طوارئ الأطفال، أو الاتصال بالرقم 999 إذا كان الطفل شاحباً أو مرتخياً أو مغمى عليه.',
      ),
    ],
    [],
    'under-16',
  ),
  'belly-early-pregnancy': topic(
    'Emergency',
    [
      say('Lie down with the legs raised, and do not drive.', 'الاستلقاء مع رفع الساقين وعدم القيادة.'),
      nothingByMouth,
      say('Give the date of the last period and any positive test.', 'ذكر موعد آخر دورة شهرية وأي اختبار حمل إيجابي.'),
      onSide,
    ],
    [],
    'fertile',
  ),
  'child-bowel': topic(
    'Emergency',
    [
      say('Green vomit: hospital now.', 'قيء أخضر: المستشفى الآن.'),
      nothingForChild,
      say('Take a nappy or a photo of the vomit or stool along.', 'أخذ الحفاض أو صورة للقيء أو البراز.'),
    ],
    [],
    'under-16',
  ),
  'abdomen-today': topic(
    'High',
    [
      say('Small sips of water, and no food until seen.', 'رشفات ماء صغيرة ولا طعام قبل الفحص.'),
      noBellyMedicine,
      noteBelly,
      notePeriod,
      medicinesReady,
    ],
    [
      bellySigns,
      say('Call 999 if a pregnancy is possible and the pain is strong.', 'اتصل بالرقم 999 إذا كان الحمل محتملاً والألم قوياً.', {
        when: 'fertile',
      }),
    ],
  ),
  'child-belly-today': topic(
    'High',
    [
      spoon,
      say('No laxative, and no food until seen.', 'لا ملينات ولا طعام قبل الفحص.'),
      say('A boy: look whether a testicle is swollen, red or painful.', 'إذا كان ذكراً: النظر هل الخصية متورمة أو حمراء أو مؤلمة.', {
        when: 'male',
      }),
      noteBelly,
    ],
    [childSigns],
    'under-16',
  ),
  'abdominal-pain': topic(
    'Medium',
    [
      say('Eat little and plain, and drink small sips.', 'تناول طعام قليل وخفيف وشرب رشفات صغيرة.'),
      warmth,
      paracetamol,
      noBellyMedicine,
      noteBelly,
      notePeriod,
    ],
    [bellySigns, lowRight, heartSpread],
  ),
  'child-belly': topic(
    'Medium',
    [
      say('Let the child rest, with small sips and plain food.', 'راحة الطفل مع رشفات صغيرة وطعام خفيف.'),
      paracetamol,
      say('No ibuprofen or laxative without a doctor.', 'لا إيبوبروفين ولا ملينات دون طبيب.'),
      diary,
    ],
    [childSigns, childToday],
    'under-16',
  ),
  'belly-ache': topic(
    'Low',
    [warmth, say('Eat little and plain today, and drink enough.', 'طعام قليل وخفيف اليوم مع شرب ما يكفي.'), paracetamol, notePeriod],
    [
      bellySigns,
      lowRight,
      say('See a doctor if it lasts more than 3 days or comes again.', 'مراجعة الطبيب إذا استمر أكثر من 3 أيام أو تكرر.'),
    ],
  ),
  'child-belly-ache': topic(
    'Low',
    [
      say('Rest, small sips of water, and food only when the child wants it.', 'راحة ورشفات ماء صغيرة، وطعام فقط عندما يريد الطفل.'),
      say('A warm, not hot, pack in a cloth for up to 15 minutes.', 'كمادة دافئة غير ساخنة ملفوفة بقماش لمدة لا تزيد على 15 دقيقة.'),
      say('Let the child try to pass stool.', 'تشجيع الطفل على محاولة التبرز.'),
    ],
    [childSigns, childToday],
    'under-16',
  ),
} as const;
