import { say, topic } from '../../kinds/topic.ts';
import { coldPack, eyeSigns, nothingByMouth, strokeSigns } from '../../sentences.ts';
import { eyeSameDay, forPain, lensesOut, noDriving, noRubbing, noSqueezing, ownTowel } from '../sentences.ts';

const coolTap = say(
  'In summer tap water can be hot: test it on the hand, and use cool bottled water if it is.',
  'في الصيف قد يكون ماء الصنبور ساخناً: اختبره على اليد، واستخدم ماء معبأ بارداً عند الحاجة.',
);

export const advice = {
  // Emergency
  'newborn-eye-now': topic('emergency-department', [
    say('Take the newborn to a Pediatric Emergency Center now.', 'خذ المولود إلى طوارئ الأطفال الآن.'),
    say('Wipe pus away gently with clean cotton and boiled, cooled water.', 'امسح الصديد برفق بقطن نظيف وماء مغلي مبرّد.'),
    say('Do not use drops, breast milk or kohl in the eye.', 'لا تضع قطرات ولا حليب الأم ولا الكحل في العين.'),
  ]),
  'eye-wound': topic('emergency-department', [
    say('Leave anything stuck in the eye where it is.', 'اترك أي شيء مغروز في العين مكانه.'),
    noRubbing,
    say(
      'Hold a clean paper cup over the eye without touching it; do not rinse it.',
      'ضع كوباً ورقياً نظيفاً فوق العين دون ملامستها؛ ولا تغسلها.',
    ),
    say('Sit up, and keep both eyes still.', 'اجلس وأبقِ العينين ثابتتين.'),
    nothingByMouth,
  ]),
  'chemical-eye': topic('emergency-department', [
    say(
      'Rinse the open eye at once with plenty of clean water for at least 20 minutes, from the nose outward.',
      'اشطف العين مفتوحة فوراً بكثير من الماء النظيف لمدة 20 دقيقة على الأقل، من جهة الأنف إلى الخارج.',
    ),
    coolTap,
    say('Take out contact lenses while rinsing.', 'انزع العدسات اللاصقة أثناء الشطف.', { unless: ['under-5'] }),
    say('Wipe dry cement, lime or powder away before rinsing.', 'أزل الإسمنت أو الجير أو المسحوق الجاف قبل الشطف.'),
    say(
      'Bring the container or a photo of it, and do not put any other liquid into the eye.',
      'أحضر العبوة أو صورة لها، ولا تضع أي سائل آخر في العين.',
    ),
  ]),
  // High
  'newborn-eye': topic(
    'today',
    [
      say('Show the newborn to a doctor today.', 'اعرض المولود على الطبيب اليوم.'),
      say(
        'Wipe the lids gently with clean cotton and boiled, cooled water, a fresh piece for each eye.',
        'امسح الجفنين برفق بقطن نظيف وماء مغلي مبرّد، بقطعة جديدة لكل عين.',
      ),
      say('Do not use drops, breast milk or kohl in the eye.', 'لا تضع قطرات ولا حليب الأم ولا الكحل في العين.'),
    ],
    [
      say(
        'Go to a Pediatric Emergency Center if there is fever, if the lids are swollen or red, or if the baby feeds badly.',
        'اذهب إلى طوارئ الأطفال عند تورم الجفنين أو احمرارهما أو حرارة أو ضعف الرضاعة.',
      ),
    ],
  ),
  'eye-hit': topic(
    'today',
    [
      noRubbing,
      say(
        'Hold a cold pack in a cloth lightly on the bone around the eye, not on the eye.',
        'ضع كمادة باردة ملفوفة بقماش برفق على العظم حول العين لا على العين.',
        { when: 'eye-injury' },
      ),
      say('Leave in place what does not rinse out.', 'اترك مكانه ما لا يخرج بالشطف.'),
      lensesOut,
      noDriving,
    ],
    [
      eyeSigns,
      say(
        'Call 999 if there is something sharp in the eye, blood inside it, or a pupil of odd shape.',
        'اتصل بالرقم 999 عند دخول شيء حاد في العين أو دم داخلها أو تغير شكل الحدقة.',
      ),
    ],
  ),
  'arc-eye': topic(
    'today',
    [
      say('Stay in a dim room, or wear sunglasses.', 'ابقَ في غرفة خافتة الإضاءة أو البس نظارة شمسية.'),
      lensesOut,
      noRubbing,
      forPain,
      say(
        'Do not weld or look at bright light until a doctor has checked the eye.',
        'لا تقم باللحام ولا تنظر إلى ضوء قوي حتى يفحص الطبيب العين.',
      ),
    ],
    [eyeSigns],
  ),
  // Medium
  'lid-check': topic(
    'weeks',
    [
      say('Do not use make-up or contact lenses until it is gone.', 'لا تستخدم المكياج أو العدسات حتى يزول.', { unless: ['under-5'] }),
      coldPack,
      ownTowel,
    ],
    [
      say(
        'Go to an emergency department if there is fever, pain on moving the eye, a bulging eye, or double or blurred sight.',
        'اذهب إلى قسم الطوارئ عند حرارة أو بروز العين أو ازدواج الرؤية أو تشوشها أو ألم عند تحريك العين.',
      ),
    ],
  ),
  // Low
  stye: topic(
    'home',
    [
      say(
        'Hold a clean warm cloth on the closed eye for 5 to 10 minutes, several times a day.',
        'ضع قماشاً نظيفاً دافئاً على العين المغلقة من 5 إلى 10 دقائق عدة مرات يومياً.',
      ),
      noSqueezing,
      say('Do not use eye make-up or contact lenses until it is gone.', 'لا تستخدم مكياج العين أو العدسات حتى تزول.', {
        unless: ['under-5'],
      }),
      ownTowel,
    ],
    [
      eyeSigns,
      say(
        'See a doctor if it is not better within 3 weeks, or the whole lid swells.',
        'راجع الطبيب إذا لم تتحسن خلال 3 أسابيع أو تورم الجفن كله.',
      ),
    ],
  ),
  'dry-eyes': topic(
    'pharmacist',
    [
      say('Ask a pharmacist for artificial tears.', 'اسأل الصيدلي عن قطرات الدموع الصناعية.'),
      say('Rest the eyes from screens every 20 minutes, and blink often.', 'أرح العينين من الشاشة كل 20 دقيقة وارمش كثيراً.'),
      say('Turn the air conditioning away from the face.', 'وجّه هواء المكيف بعيداً عن الوجه.'),
    ],
    [eyeSigns, eyeSameDay],
  ),
  'lid-twitch': topic(
    'home',
    [
      say('It is harmless and passes by itself, within days or weeks.', 'رفة الجفن غير ضارة وتزول وحدها خلال أيام أو أسابيع.'),
      say('Sleep enough, and have less coffee, tea and energy drinks.', 'نم ما يكفي وقلل القهوة والشاي ومشروبات الطاقة.', {
        unless: ['under-5'],
      }),
      say('Rest the eyes from screens every 20 minutes.', 'أرح العينين من الشاشة كل 20 دقيقة.'),
    ],
    [
      strokeSigns,
      say(
        'See a doctor if it lasts over 3 weeks, the lid droops or closes, or other parts of the face twitch.',
        'راجع الطبيب إذا استمرت أكثر من 3 أسابيع أو هبط الجفن أو انغلق، أو امتدت الرفة إلى أجزاء أخرى من الوجه.',
      ),
    ],
  ),
  'black-eye': topic(
    'home',
    [
      coldPack,
      say('Do not press on the eye, or put meat or ice directly on it.', 'لا تضغط على العين ولا تضع اللحم أو الثلج عليها مباشرة.'),
      say('The bruise goes within 2 weeks.', 'تزول الكدمة خلال أسبوعين.'),
      forPain,
    ],
    [
      eyeSigns,
      say(
        'Go to an emergency department if there is vomiting, drowsiness, bleeding from the nose or ear, or both eyes black.',
        'اذهب إلى قسم الطوارئ عند قيء أو نعاس أو نزيف من الأنف أو الأذن أو كدمة حول العينين معاً.',
      ),
    ],
  ),
  'eye-blood-spot': topic(
    'home',
    [
      say(
        'It is like a bruise: harmless, though it looks bad, and gone within 2 weeks.',
        'هي مثل الكدمة: غير ضارة وإن بدت مخيفة، وتزول خلال أسبوعين.',
      ),
      noRubbing,
      say('Drops are not needed.', 'لا حاجة إلى قطرات.'),
      say('Have the blood pressure measured if it was not for a while.', 'قس ضغط الدم إذا لم يُقس منذ مدة.', { unless: ['under-16'] }),
    ],
    [
      eyeSigns,
      say(
        'See a doctor the same day if there is pain, changed sight or a blow to the eye, or if you take blood thinners.',
        'راجع الطبيب في اليوم نفسه عند ألم أو تغير في الرؤية أو بعد ضربة على العين أو مع مميعات الدم.',
      ),
    ],
  ),
  'eye-dust': topic(
    'home',
    [
      say(
        'Wash the hands, then rinse the open eye with clean water for several minutes.',
        'اغسل اليدين ثم اشطف العين مفتوحة بماء نظيف عدة دقائق.',
      ),
      coolTap,
      say('Do not rub the eye or use tweezers.', 'لا تفرك العين ولا تستخدم الملقط.'),
      say('Take out contact lenses.', 'انزع العدسات اللاصقة.', { when: 'contact-lens' }),
    ],
    [
      say(
        'See a doctor the same day if it still feels as if something were in the eye, or if light hurts.',
        'راجع الطبيب في اليوم نفسه إذا بقي الإحساس بشيء في العين أو كان الضوء مؤلماً.',
      ),
      say(
        'Call 999 if there is loss of sight, or if it was a chemical or something sharp.',
        'اتصل بالرقم 999 عند دخول مادة كيميائية أو شيء حاد أو عند فقدان الرؤية.',
      ),
    ],
  ),
  'minor-eyes': topic(
    'home',
    [
      say(
        'Wipe the lids with clean cotton and boiled, cooled water, a fresh piece for each eye.',
        'امسح الجفنين بقطن نظيف وماء مغلي مبرّد، بقطعة جديدة لكل عين.',
      ),
      ownTowel,
      say('Do not wear contact lenses.', 'لا تضع العدسات اللاصقة.', { unless: ['under-5'] }),
      say('A pharmacist can give drops.', 'يمكن للصيدلي أن يعطي قطرات.', { unless: ['under-2'] }),
    ],
    [
      eyeSigns,
      eyeSameDay,
      say('See a doctor the same day if the baby is under 1 month old.', 'راجع الطبيب في اليوم نفسه لرضيع دون شهر.', { when: 'under-1' }),
    ],
  ),
  'puffy-lid': topic(
    'pharmacist',
    [
      coldPack,
      noRubbing,
      say('Ask a pharmacist for an antihistamine.', 'اسأل الصيدلي عن مضاد للحساسية.', { when: 'itch', unless: ['under-2', 'pregnant'] }),
    ],
    [
      say(
        'Call 999 if there is a swollen tongue or throat, or trouble breathing.',
        'اتصل بالرقم 999 عند تورم اللسان أو الحلق أو صعوبة في التنفس.',
      ),
      say(
        'Go to an emergency department if there is fever, pain on moving the eye, or blurred sight.',
        'اذهب إلى قسم الطوارئ عند حرارة أو تشوش الرؤية أو ألم عند تحريك العين.',
      ),
    ],
  ),
} as const;
