import { say, topic } from '../../kinds/topic.ts';
import { paracetamol } from '../sentences.ts';

const redBreast = say(
  'See a doctor the same day if there is fever, or if part of the breast is red, hot and painful.',
  'راجعي الطبيب في اليوم نفسه عند حرارة أو جزء محمر ساخن مؤلم من الثدي.',
);

export const advice = {
  // Breastfeeding: NHS; NICE NG194; ABM 36
  breastfeeding: topic(
    'home',
    [
      say('Feed whenever the baby wants, at least 8 times in 24 hours.', 'أرضعي كلما أراد الطفل، 8 مرات على الأقل في 24 ساعة.'),
      say('Ask a nurse or breastfeeding adviser to watch a feed.', 'اطلبي من ممرضة أو مستشارة رضاعة أن تشاهد رضعة.'),
    ],
    [
      redBreast,
      say(
        'Have the baby seen today if there are few wet diapers, sleepiness or poor feeding.',
        'اعرضي الطفل على الطبيب اليوم إذا قلّت الحفاضات المبللة أو كان خاملاً أو ضعيف الرضاعة.',
      ),
    ],
  ),
  'sore-nipples': topic(
    'home',
    [
      say('Bring the baby close with a wide open mouth, chin first.', 'قرّبي الطفل وفمه مفتوح واسعاً والذقن أولاً.'),
      say(
        'Let some milk dry on the nipple after feeds, and change damp pads.',
        'اتركي قليلاً من الحليب يجف على الحلمة بعد الرضعات، وغيّري الحشوات الرطبة.',
      ),
      say('Go on feeding; begin with the less sore side.', 'استمري في الإرضاع وابدئي بالجهة الأقل ألماً.'),
    ],
    [
      redBreast,
      say(
        'Ask a breastfeeding adviser if it hurts through the feed or lasts over a week.',
        'اسألي مستشارة رضاعة إذا استمر الألم طوال الرضعة أو أكثر من أسبوع.',
      ),
    ],
  ),
  engorged: topic(
    'home',
    [
      say(
        'Feed often; press out a little milk by hand first if the breast is too hard to take.',
        'أرضعي كثيراً، واعصري باليد قليلاً من الحليب أولاً إذا كان الثدي قاسياً على الطفل.',
      ),
      say(
        'Hold a cold pack in a cloth on it after feeds, and do not press or massage hard.',
        'ضعي كمادة باردة ملفوفة بقماش بعد الرضعات، ولا تضغطي أو تدلكي بقوة.',
      ),
      say('Wear a soft bra that is not tight.', 'البسي حمالة صدر لينة غير ضيقة.'),
      paracetamol,
    ],
    [redBreast, say('See a doctor if the lump is still there after 2 days.', 'راجعي الطبيب إذا بقيت كتلة بعد يومين.')],
  ),
  'little-milk': topic(
    'days',
    [
      say(
        'Feed at least 8 times in 24 hours from both sides, also at night.',
        'أرضعي 8 مرات على الأقل في 24 ساعة من الجهتين، وفي الليل أيضاً.',
      ),
      say('Count the wet diapers: six or more a day from the fifth day on.', 'عدّي الحفاضات المبللة: 6 أو أكثر يومياً من اليوم الخامس.'),
      say('Have the baby weighed, and a feed watched.', 'اطلبي وزن الطفل ومشاهدة رضعة.'),
    ],
    [
      say(
        'Have the baby seen today if there are few wet diapers, sleepiness, yellow skin or poor feeding.',
        'اعرضي الطفل على الطبيب اليوم إذا قلّت الحفاضات المبللة أو كان خاملاً أو مصفراً أو ضعيف الرضاعة.',
      ),
    ],
  ),
} as const;
