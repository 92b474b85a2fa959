import { say, topic } from '../../kinds/topic.ts';
import { bleedingSigns, infectedSkin, medicinesReady, nothingByMouth, paracetamol } from '../../sentences.ts';
import { press, ringsOff, spreadsFast, tetanusCard, thinnersSaid, tourniquet, warm } from '../sentences.ts';

const pressBeside = say(
  'Leave a thing stuck in the wound where it is, and press beside it.',
  'اترك أي شيء مغروز في الجرح مكانه واضغط بجانبه.',
);
const rinseWound = say(
  'Rinse the wound under clean running water, and cover it with a clean dressing.',
  'اشطف الجرح بماء جارٍ نظيف وغطِّه بضماد نظيف.',
);

export const advice = {
  // Bleeding and wounds: ERC and AHA first aid; NICE CKS; BSSH; UKHSA; CDC
  'heavy-bleeding': topic('ambulance', [
    press,
    say('If blood comes through, put another cloth on top and press harder.', 'إذا تسرّب الدم فضع قماشاً آخر فوقه واضغط أكثر.'),
    tourniquet,
    pressBeside,
    warm,
    thinnersSaid,
  ]),
  'nose-throat-bleeding': topic('ambulance', [
    say('Sit, lean forward, and spit blood out.', 'اجلس ومِل للأمام وابصق الدم.'),
    say('Nose: pinch the soft part firmly without letting go.', 'الأنف: اضغط الجزء اللين بقوة دون تركه.', { when: 'nosebleed' }),
    say('After a throat or tonsil operation, do not eat or drink.', 'بعد عملية في الحلق أو اللوزتين: لا طعام ولا شراب.', {
      when: 'throat-operation',
    }),
    thinnersSaid,
  ]),
  'birth-bleeding': topic('ambulance', [
    say(
      'After birth: lie flat, rub the lower belly firmly, never pull the cord.',
      'بعد الولادة: استلقي ودلّكي أسفل البطن بقوة، ولا تسحبي الحبل.',
    ),
    say('Use pads, keep them to show, and keep warm.', 'استخدمي الفوط الصحية واحتفظي بها لعرضها، وحافظي على الدفء.'),
    nothingByMouth,
  ]),
  'bleeding-today': topic(
    'today',
    [
      say('Press firmly with a clean cloth for 10 minutes without looking.', 'اضغط بقوة بقماش نظيف لمدة 10 دقائق دون النظر.'),
      say('Raise the bleeding part.', 'ارفع الجزء النازف.'),
      say(
        'Do not take aspirin or ibuprofen, and tell the staff if blood thinners are taken.',
        'لا تتناول الأسبرين أو الإيبوبروفين، وأخبر الطاقم إن كانت تُستخدم مميعات الدم.',
      ),
    ],
    [bleedingSigns],
  ),
  amputation: topic('ambulance', [
    press,
    tourniquet,
    say(
      'Rinse the cut-off part briefly, wrap it in a clean damp cloth, put it in a closed bag, and lay the bag on ice in water.',
      'اشطف الجزء المبتور قليلاً ولفّه بقماش نظيف رطب وضعه في كيس مغلق، ثم ضع الكيس على ثلج وماء.',
    ),
    say('The part must never touch ice itself; write the time on the bag.', 'يجب ألا يلامس الجزء الثلج مباشرة؛ اكتب الوقت على الكيس.'),
    say('A part that still hangs on stays as it is: cover it and hold it still.', 'اترك الجزء الذي ما زال متصلاً كما هو: غطِّه وثبّته.'),
    nothingByMouth,
  ]),
  'wound-to-close': topic(
    'today',
    [
      say('Press firmly with a clean cloth for 10 minutes.', 'اضغط بقوة بقماش نظيف لمدة 10 دقائق.'),
      rinseWound,
      say('Get medical care within hours, as a wound closes best early.', 'راجع الطبيب خلال ساعات، فإغلاق الجرح مبكراً أفضل.'),
      ringsOff,
      tetanusCard,
    ],
    [
      bleedingSigns,
      say('Tell the doctor at once if the part is numb or does not move.', 'أخبر الطبيب فوراً إذا كان في الجزء تنميل أو تعذر تحريكه.'),
    ],
  ),
  'cut-tendon': topic('emergency-department', [
    say('Press firmly on the wound with a clean cloth.', 'اضغط بقوة على الجرح بقماش نظيف.'),
    say('Keep the hand or foot still and raised.', 'أبقِ اليد أو القدم ثابتة ومرفوعة.'),
    ringsOff,
    say('Do not try to move or test the part again.', 'لا تحاول تحريك الجزء أو اختباره مرة أخرى.'),
    nothingByMouth,
  ]),
  'wound-check': topic(
    'days',
    [rinseWound, say('Press with a clean cloth if it bleeds.', 'اضغط بقماش نظيف إذا نزف.'), tetanusCard],
    [
      bleedingSigns,
      infectedSkin,
      say(
        'See a doctor the same day if the wound is deep, gaping, dirty or numb, or is a bite.',
        'راجع الطبيب في اليوم نفسه عند جرح عميق أو مفتوح أو متسخ أو فيه تنميل، أو عضة.',
      ),
    ],
  ),
  graze: topic(
    'home',
    [
      say('Wash the hands, then rinse the wound under clean running water.', 'اغسل اليدين ثم اشطف الجرح بماء جارٍ نظيف.'),
      say('Press with a clean cloth if it bleeds.', 'اضغط بقماش نظيف إذا نزف.'),
      say('Pat dry, cover with an adhesive bandage, and change it when wet or dirty.', 'جفف الجرح بلطف وغطِّه بلاصق، وغيّره إذا ابتل أو اتسخ.'),
      say(
        'A splinter that sticks out: pull it with clean tweezers the way it went in; leave blisters closed.',
        'شوكة بارزة: اسحبها بملقط نظيف في اتجاه دخولها؛ ولا تفتح الفقاعات.',
      ),
    ],
    [
      bleedingSigns,
      infectedSkin,
      say(
        'See a doctor the same day if the wound is deep, dirty or a bite, or if the last tetanus vaccine is long ago.',
        'راجع الطبيب في اليوم نفسه عند جرح عميق أو متسخ أو عضة، أو إذا كان تطعيم الكزاز (التيتانوس) قديماً.',
      ),
    ],
  ),
  'embedded-object': topic(
    'today',
    [
      say('Do not pull it out, and do not press on it.', 'لا تسحب الجسم المغروز ولا تضغط عليه.'),
      say('Press beside it, pad around it, and keep the part still.', 'اضغط بجانبه وضع حوله ضماداً وأبقِ الجزء ساكناً.'),
      tetanusCard,
    ],
    [
      bleedingSigns,
      say(
        'Call 999 if it is in the eye, neck, chest or belly, or large.',
        'اتصل بالرقم 999 إذا كان في العين أو الرقبة أو الصدر أو البطن أو كان كبيراً.',
      ),
    ],
  ),
  'puncture-today': topic(
    'today',
    [
      say(
        'Wash it with soap and running water for several minutes, and let it bleed a little.',
        'اغسل الموضع بالصابون والماء الجاري عدة دقائق، واترك الدم يخرج قليلاً.',
      ),
      say('Keep the shoe and the nail to show.', 'احتفظ بالحذاء والمسمار لعرضهما.'),
      tetanusCard,
    ],
    [bleedingSigns, spreadsFast],
  ),
  'sea-wound-today': topic(
    'today',
    [
      say('Wash it well with clean fresh water and soap, and cover it.', 'اغسل الجرح جيداً بماء عذب نظيف وصابون وغطِّه.'),
      say(
        'Tell the doctor about sea water, fish or coral: it changes the antibiotic.',
        'أخبر الطبيب عن ماء البحر أو السمك أو المرجان: فذلك يغيّر المضاد الحيوي.',
      ),
      tetanusCard,
    ],
    [spreadsFast],
  ),
  'wound-infected': topic(
    'today',
    [
      say('Draw a line around the redness with a pen and note the time.', 'ارسم خطاً حول الاحمرار بقلم ودوّن الوقت.'),
      say('Raise the part, and do not squeeze it.', 'ارفع الجزء ولا تعصره.'),
      paracetamol,
      tetanusCard,
    ],
    [spreadsFast],
  ),
  'wound-infection': topic('emergency-department', [
    say('Go now: an infection like this spreads within hours.', 'اذهب الآن: فمثل هذا الالتهاب ينتشر خلال ساعات.'),
    say('Mark the edge of the redness with a pen and the time.', 'علّم حافة الاحمرار بقلم مع كتابة الوقت.'),
    say('Tell the staff that the wound was in the sea, or from fish or coral.', 'أخبر الطاقم أن الجرح لامس البحر أو سببه سمك أو مرجان.', {
      when: 'sea-wound',
    }),
    medicinesReady,
    nothingByMouth,
  ]),
  'pressure-injection': topic('emergency-department', [
    say(
      'Go at once, even if the hole is tiny and hurts little: the hand can be lost.',
      'اذهب فوراً حتى لو كان الثقب صغيراً قليل الألم: فقد تُفقد اليد.',
    ),
    say('Keep the hand raised and still; do not squeeze or cool it.', 'أبقِ اليد مرفوعة وساكنة؛ لا تعصرها ولا تبرّدها.'),
    say('Take the name of the substance with you.', 'خذ معك اسم المادة.'),
    ringsOff,
    nothingByMouth,
  ]),
  needlestick: topic(
    'today',
    [
      say(
        'Let it bleed under running water, and wash with soap; do not suck or scrub.',
        'اترك الدم يخرج تحت ماء جارٍ واغسل بالصابون، دون مصّ أو فرك شديد.',
      ),
      say('Eye or mouth: rinse with plenty of water.', 'العين أو الفم: اشطف بماء كثير.'),
      say(
        'Go within hours: medicine that prevents infection works best early.',
        'اذهب خلال ساعات: فالدواء الذي يمنع العدوى أفضل ما يكون مبكراً.',
      ),
      say('Note whose needle it was, if known, and tell the employer.', 'دوّن صاحب الإبرة إن عُرف، وأبلغ جهة العمل.'),
    ],
    [bleedingSigns],
  ),
} as const;
