import { say, topic } from '../../kinds/topic.ts';
import { onSide } from '../../sentences.ts';

const cool = say(
  'Move to the shade or a cool room, take off extra clothes, wet the skin with cool water and fan it.',
  'انتقل إلى الظل أو غرفة باردة وانزع الملابس الزائدة وبلّل الجلد بماء بارد مع التهوية.',
);
const heatSigns = say(
  'Call 999 if there is confusion, fainting, a seizure or very hot skin, or if it is not better after 30 minutes of cooling.',
  'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو تشنج أو جلد ساخن جداً، أو إذا لم يحدث تحسن بعد 30 دقيقة من التبريد.',
);

export const advice = {
  heatstroke: topic('ambulance', [
    say('Call 999, and begin to cool at once: minutes count.', 'اتصل بالرقم 999 وابدأ التبريد فوراً: فالدقائق مهمة.'),
    say('Move to the shade or a cool room, and take off outer clothes.', 'انقل المصاب إلى الظل أو غرفة باردة وانزع الملابس الخارجية.'),
    say(
      'Cold water over the whole body or a cold bath, and a fan; ice packs on neck, armpits and groin.',
      'صبّ ماءً بارداً على الجسم كله أو ضع المصاب في حمام بارد مع مروحة؛ وضع كمادات ثلج على الرقبة والإبطين وأعلى الفخذين (المغبنين).',
    ),
    say('Keep cooling until help comes.', 'استمر في التبريد حتى تصل المساعدة.'),
    say(
      'Take sips of water only if fully awake, and do not take paracetamol.',
      'أعطِ رشفات ماء فقط لمن هو واعٍ تماماً، ولا تعطِ الباراسيتامول.',
    ),
    onSide,
  ]),
  'muscle-heat': topic('emergency-department', [
    say('Stop all effort, and cool down in the shade or a cool room.', 'أوقف كل مجهود وبرّد جسمك في الظل أو في غرفة باردة.'),
    say('Drink water in sips while fully awake.', 'اشرب الماء رشفات ما دمت واعياً تماماً.', {
      unless: ['drowsy', 'confused', 'unconscious'],
    }),
    say('Tell the staff about dark urine, and do not take ibuprofen.', 'أخبر الطاقم بلون البول الداكن؛ ولا تتناول الإيبوبروفين.'),
  ]),
  'heat-exhaustion': topic(
    'today',
    [
      cool,
      say('Lie down with the legs raised.', 'استلقِ مع رفع الساقين.'),
      say(
        'Drink water or a rehydration drink (ORS) in sips; if you are fasting, break your fast.',
        'اشرب الماء أو محلول الجفاف (ORS) رشفات واقطع الصيام.',
      ),
      say('Someone should stay close by.', 'ليبقَ شخص إلى جانب المصاب.'),
      say('Do not work or do sport in the heat for the rest of the day.', 'لا تعمل ولا تمارس الرياضة في الحر بقية اليوم.'),
    ],
    [heatSigns],
  ),
  'heat-mild': topic(
    'home',
    [
      cool,
      say('Drink water with a rehydration drink (ORS) or a salty snack.', 'اشرب الماء مع محلول الجفاف (ORS) أو وجبة خفيفة مالحة.'),
      say('Stretch a cramped muscle gently.', 'مدّد العضلة المتشنجة برفق.', { when: 'cramp' }),
      say('Keep out of the sun from late morning to late afternoon.', 'تجنب الشمس من الضحى إلى آخر العصر.'),
    ],
    [
      heatSigns,
      say(
        'See a doctor the same day if there is vomiting or dark urine, or if a headache stays.',
        'راجع الطبيب في اليوم نفسه عند قيء أو بول داكن أو صداع لا يزول.',
      ),
    ],
  ),
} as const;
