import { say, topic } from '../../kinds/topic.ts';
import { compressions } from '../../compressions.ts';
import { breathingSigns, onSide, paracetamol, sips } from '../../sentences.ts';

export const advice = {
  // Burns, current and water: British Burn Association; NHS; ERC and Resuscitation Council UK 2021; DAN
  drowning: topic('ambulance', [
    say('Do not go into dangerous water: reach or throw something that floats.', 'لا تنزل إلى ماء خطر: مدّ أو ارمِ شيئاً يطفو.'),
    say(
      'Not breathing normally: 5 breaths first, then 30 compressions and 2 breaths in turn.',
      'إذا كان المصاب لا يتنفس طبيعياً: أعطِه 5 أنفاس أولاً، ثم 30 ضغطة ونفَسين بالتناوب.',
      { unless: ['under-16'] },
    ),
    ...compressions,
    onSide,
    say(
      'Take off wet clothes, keep warm, and let the ambulance crew look even if all seems well.',
      'انزع الملابس المبللة وحافظ على الدفء، واطلب فحص طاقم الإسعاف حتى لو بدا كل شيء بخير.',
    ),
  ]),
  'water-today': topic(
    'today',
    [
      say('Get medical care today, and stay with someone for 8 hours.', 'راجع الطبيب اليوم، وابقَ برفقة شخص لمدة 8 ساعات.'),
      say('Rest, stay warm, and do not swim.', 'استرح وحافظ على الدفء ولا تسبح.'),
    ],
    [
      breathingSigns,
      say(
        'Call 999 if a cough grows, or if there is vomiting or unusual sleepiness.',
        'اتصل بالرقم 999 عند سعال يزداد أو قيء أو نعاس غير معتاد.',
      ),
    ],
  ),
  'water-swallowed': topic(
    'home',
    [say('Rest out of the water, and watch the breathing for 8 hours.', 'استرح خارج الماء وراقب التنفس لمدة 8 ساعات.'), sips],
    [
      breathingSigns,
      say(
        'See a doctor at once if a cough lasts, or if there is vomiting or unusual sleepiness.',
        'راجع الطبيب فوراً عند سعال مستمر أو قيء أو نعاس غير معتاد.',
      ),
    ],
  ),
  'dive-illness': topic('ambulance', [
    say('Lie flat, do not fly, and tell the staff about the dive.', 'استلقِ مستوياً، وأخبر الطاقم بالغوص، ولا تسافر جواً.'),
    say('Breathe pure oxygen if it is at hand, from a trained person.', 'تنفس أكسجيناً نقياً إن توفر مع شخص مدرّب.'),
    say('Do not dive again to treat it.', 'لا تغُص مرة أخرى للعلاج.'),
    say(
      'Have depth, time and the dive computer ready, and ask how the diving partner is.',
      'جهّز العمق والوقت وحاسوب الغوص، واسأل عن حال رفيق الغوص.',
    ),
    onSide,
  ]),
  'dive-today': topic(
    'today',
    [
      say('Lie down and rest; do not dive, fly, take a hot bath or exercise.', 'استلقِ واسترح دون غوص أو طيران أو حمام ساخن أو رياضة.'),
      say('Tell the doctor about the dive, its depth and when it ended.', 'أخبر الطبيب بالغوص وعمقه ووقت نهايته.'),
      sips,
    ],
    [
      say(
        'Call 999 if limbs are numb or weak, or if there is joint pain, trouble breathing, chest pain, dizziness, confusion or a blotchy rash.',
        'اتصل بالرقم 999 عند تنميل أو ضعف في الأطراف أو ألم المفاصل أو صعوبة في التنفس أو ألم في الصدر أو دوخة أو ارتباك ذهني أو طفح مبقّع.',
      ),
    ],
  ),
  'dive-check': topic(
    'days',
    [
      say('Do not dive or fly until a doctor has checked the ears.', 'لا تغُص ولا تسافر جواً حتى يفحص الطبيب الأذنين.'),
      say('Do not put anything into the ear or blow the nose hard.', 'لا تُدخل شيئاً في الأذن ولا تتمخط بقوة.'),
      paracetamol,
    ],
    [
      say(
        'See a doctor the same day if there is hearing loss, spinning, or fluid or blood from the ear.',
        'راجع الطبيب في اليوم نفسه عند ضعف السمع أو دوار أو خروج سائل أو دم من الأذن.',
      ),
      say(
        'Call 999 if limbs are numb or weak, or if there is joint pain, trouble breathing or chest pain.',
        'اتصل بالرقم 999 عند تنميل أو ضعف في الأطراف أو ألم المفاصل أو صعوبة في التنفس أو ألم في الصدر.',
      ),
    ],
  ),
} as const;
