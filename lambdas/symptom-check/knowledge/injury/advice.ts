import { any, say, topic } from '../kinds.ts';
import {
  bleedingSigns,
  breathingSigns,
  coldPack,
  compressions,
  infectedSkin,
  keepMoving,
  keepStill,
  medicinesReady,
  noIbuprofen,
  nothingByMouth,
  onSide,
  onlyPrescribed,
  paracetamol,
  rollInLine,
  sips,
  spineSigns,
} from '../sentences.ts';

const asFound = say('Keep head and neck as found, and leave a helmet on.', 'أبقِ الرأس والرقبة كما هما، ولا تنزع الخوذة.');
const press = say(
  'Press firmly on the wound with a clean cloth, and keep pressing without lifting it to look.',
  'اضغط بقوة على الجرح بقماش نظيف، واستمر في الضغط دون رفعه للنظر.',
);
const pressBeside = say(
  'Leave a thing stuck in the wound where it is, and press beside it.',
  'اترك أي شيء مغروز في الجرح مكانه واضغط بجانبه.',
);
const tourniquet = say(
  'Limb still pouring despite pressure: tourniquet 5 to 7 cm above the wound, not on a joint; tighten until it stops, and note the time.',
  'تدفق من طرف رغم الضغط: عاصبة فوق الجرح بـ 5 إلى 7 سم بعيداً عن المفصل، شدّها حتى يتوقف ودوّن الوقت.',
);
const warm = say('Lie down, and keep warm with a blanket or coat.', 'استلقِ وحافظ على الدفء ببطانية أو معطف.');
const thinnersSaid = say('Say at once that blood thinners are taken.', 'أخبر الطاقم فوراً باستخدام مميعات الدم.', { when: 'blood-thinner' });
const tetanusCard = say('Ask about the tetanus vaccine, and have the vaccine card ready.', 'اسأل عن تطعيم التيتانوس وجهّز بطاقة التطعيم.');
const rinseWound = say(
  'Rinse the wound under clean running water, and cover it with a clean dressing.',
  'اشطف الجرح بماء جارٍ نظيف وغطِّه بضماد نظيف.',
);
const ringsOff = say('Take off rings, watches and tight things before it swells.', 'انزع الخواتم والساعة وكل ما يضغط قبل أن يزداد التورم.');
const support = say(
  'Keep the part still as it lies, with a pillow or a cloth that holds the arm; do not straighten it.',
  'أبقِ الجزء المصاب ساكناً كما هو بوسادة أو رباط يعلّق الذراع، ولا تقوّمه.',
);
const coolBurn = say(
  'Cool the burn under cool running water for 20 minutes, also up to 3 hours after it, and keep the rest of the body warm.',
  'برّد الحرق تحت ماء جارٍ بارد غير مثلج لمدة 20 دقيقة، حتى بعد مرور 3 ساعات، وأبقِ باقي الجسم دافئاً.',
);
const testWater = say(
  'Tap water can be hot in summer: test it, and use cool bottled water if it is.',
  'قد يكون ماء الصنبور ساخناً في الصيف: اختبر الماء، واستخدم ماء معبأ بارداً عند الحاجة.',
);
const noHomeCure = say('No ice, butter, cream, oil or toothpaste on it.', 'لا تضع ثلجاً أو زبدة أو كريماً أو زيتاً أو معجون أسنان.');
const filmOn = say('Then cover it loosely with cling film or a clean cloth.', 'ثم غطِّه برفق بغلاف بلاستيكي شفاف أو قماش نظيف.');
const burnClothes = say(
  'Take off clothes and rings near the burn, unless they stick to it.',
  'انزع الملابس والخواتم القريبة من الحرق إلا إذا التصقت به.',
);
const headSigns = say(
  'Call 999 for vomiting, growing sleepiness, confusion, a fit, a worse headache, weakness, or clear fluid or blood from the ear or nose.',
  'اتصل بالرقم 999 عند القيء أو نعاس متزايد أو ارتباك ذهني أو تشنج أو صداع يشتد أو ضعف أو خروج سائل صافٍ أو دم من الأذن أو الأنف.',
);
const limbSigns = say(
  'Call 999 if bone shows, or if the part is bent, cold, blue or numb.',
  'اتصل بالرقم 999 إذا ظهر العظم، أو كان الجزء ملتوياً أو بارداً أو مزرقاً أو فيه تنميل.',
);
const traumaSigns = say(
  'Call 999 for fainting, trouble breathing, confusion, a hard or very painful belly, or numb or weak limbs.',
  'اتصل بالرقم 999 عند إغماء أو صعوبة في التنفس أو ارتباك ذهني أو بطن متصلب أو شديد الألم أو تنميل أو ضعف في الأطراف.',
);
const pregnantToo = say(
  'Pregnancy: have the baby checked today too, and say how many weeks it is.',
  'في الحمل: يلزم فحص الجنين اليوم أيضاً، مع ذكر عدد الأسابيع.',
  { when: 'pregnant' },
);
const notBetter = say('See a doctor if it is not better after a week.', 'راجع الطبيب إذا لم يتحسن بعد أسبوع.');
const spreadsFast = say(
  'Call 999 for redness that spreads within hours, black skin, dark blisters, confusion, or fever with shivering.',
  'اتصل بالرقم 999 عند احمرار ينتشر خلال ساعات أو جلد أسود أو فقاعات داكنة أو ارتباك ذهني أو حرارة مع رجفة.',
);
const neverHelp = say(
  'If somebody caused the injury, a doctor can be told; call 999 in danger.',
  'إذا كان شخص قد سبّب الإصابة فيمكن إخبار الطبيب؛ اتصل بالرقم 999 عند الخطر.',
);

export const advice = {
  // Head, neck, large injuries: NICE NG232, NG41, NG39; ERC and Resuscitation Council UK first aid 2021
  'head-injury': topic('Emergency', [
    asFound,
    say('Press a clean cloth gently on a bleeding wound, but not on a dent.', 'اضغط برفق بقماش نظيف على الجرح النازف، لا على موضع منخسف.'),
    say('Note any vomiting, sleepiness or confusion, and stay with the person.', 'دوّن أي قيء أو نعاس أو ارتباك ذهني، ولا تترك المصاب وحده.'),
    thinnersSaid,
    rollInLine,
    nothingByMouth,
  ]),
  'head-and-neck-injury': topic('Emergency', [keepStill, asFound, rollInLine]),
  concussion: topic(
    'High',
    [
      say('Stay with somebody for the next 24 hours.', 'يلزم وجود مرافق خلال 24 ساعة القادمة.'),
      say('Rest: no sport, driving or alcohol.', 'الراحة دون رياضة أو قيادة أو كحول.'),
      paracetamol,
      onlyPrescribed,
      thinnersSaid,
    ],
    [headSigns],
  ),
  'head-bump': topic(
    'Low',
    [
      coldPack,
      say(
        'Somebody should look at the person often for 24 hours; sleep is allowed.',
        'ينبغي أن يتابع أحدٌ المصاب كثيراً خلال 24 ساعة؛ والنوم مسموح.',
      ),
      say('Rough play and sport wait until all is well.', 'يؤجَّل اللعب العنيف والرياضة حتى يزول كل شيء.'),
      paracetamol,
    ],
    [
      headSigns,
      say(
        'See a doctor the same day for a lasting headache, or a baby under 1 year.',
        'راجع الطبيب في اليوم نفسه عند صداع مستمر أو رضيع دون سنة.',
      ),
    ],
  ),
  'spine-injury': topic('Emergency', [
    keepStill,
    asFound,
    say('Hold the head with both hands as it lies, until help comes.', 'ثبّت الرأس بكلتا اليدين كما هو حتى تصل المساعدة.'),
    rollInLine,
    say('Still in the water: keep the face up and the body floating level.', 'إذا كان المصاب في الماء فأبقِ وجهه لأعلى وجسمه طافياً مستوياً.', {
      when: any('dive-headfirst', 'water-crash'),
    }),
  ]),
  'neck-back-today': topic(
    'High',
    [
      say('Lie still if it hurts to move, and do not lift or bend.', 'ابقَ مستلقياً إذا كانت الحركة مؤلمة، دون رفع أو انحناء.'),
      say(
        'Do not drive, and do not let anyone pull or crack the neck or back.',
        'لا تقُد السيارة، ولا تسمح لأحد بشدّ الرقبة أو الظهر أو طقطقتهما.',
      ),
      paracetamol,
    ],
    [
      spineSigns,
      say('Call 999 for numb or tingling arms, hands or legs.', 'اتصل بالرقم 999 عند تنميل أو وخز في الذراعين أو اليدين أو الساقين.'),
    ],
  ),
  'neck-back-strain': topic(
    'Medium',
    [keepMoving, say('A warm pack can ease the pain.', 'قد تخفف الكمادة الدافئة الألم.'), paracetamol],
    [
      spineSigns,
      say(
        'See a doctor the same day if the pain grows or goes into an arm or leg.',
        'راجع الطبيب في اليوم نفسه إذا اشتد الألم أو امتد إلى ذراع أو ساق.',
      ),
    ],
  ),
  'major-injury': topic('Emergency', [
    say('Stay out of danger: traffic, machines, falling things, fire.', 'ابتعد عن الخطر: السيارات والآلات وما قد يسقط والنار.'),
    keepStill,
    say('Press firmly on any bleeding.', 'اضغط بقوة على أي نزيف.'),
    tourniquet,
    say('Keep the person warm with a blanket or coat.', 'دفّئ المصاب ببطانية أو معطف.'),
    nothingByMouth,
    compressions,
  ]),
  'stab-injury': topic('Emergency', [
    say('Leave the knife or other thing in; hold it still.', 'اترك السكين أو الجسم المغروز في مكانه وثبّته.'),
    say('Press firmly around it on the bleeding.', 'اضغط بقوة حوله على موضع النزيف.'),
    say('Chest wound: sit up leaning, and leave it open to the air.', 'جرح الصدر: اجلس مائلاً واترك الجرح مكشوفاً للهواء.'),
    say(
      'Bowel that shows: do not push it back; cover it with a clean wet cloth.',
      'عند خروج الأمعاء: لا تدفعها إلى الداخل، وغطِّها بقماش نظيف مبلل.',
    ),
    tourniquet,
    nothingByMouth,
  ]),
  'pregnancy-injury': topic(
    'Emergency',
    [
      say('Lie on the left side, unless the neck or back may be hurt.', 'استلقي على الجنب الأيسر، إلا عند احتمال إصابة الرقبة أو الظهر.'),
      say('Say how many weeks it is, and whether the baby moves.', 'اذكري عدد أسابيع الحمل وهل يتحرك الجنين.'),
      say('Use a pad for bleeding, and note its colour and amount.', 'استخدمي فوطة صحية عند النزيف، ودوّني لونه وكميته.'),
    ],
    [],
    'pregnant',
  ),
  'crash-today': topic(
    'High',
    [
      say('Be checked today: injuries can show after hours.', 'يلزم الفحص اليوم: فقد تظهر الإصابات بعد ساعات.'),
      say('Do not drive, and do not stay alone.', 'لا تقُد السيارة ولا تبقَ وحدك.'),
      paracetamol,
      thinnersSaid,
      pregnantToo,
    ],
    [traumaSigns, headSigns],
  ),
  'crash-check': topic(
    'Medium',
    [say('Stiffness can come on the second day.', 'قد يظهر التيبس في اليوم الثاني.'), keepMoving, paracetamol],
    [traumaSigns, spineSigns],
  ),
  'fall-today': topic(
    'High',
    [
      say('Rest until seen, and do not walk on what hurts.', 'استرح حتى الفحص ولا تمشِ على الجزء المؤلم.'),
      coldPack,
      medicinesReady,
      say(
        'Tell the doctor what came before the fall: dizziness, palpitations or a faint.',
        'أخبر الطبيب بما سبق السقوط: دوخة أو خفقان أو إغماء.',
      ),
      thinnersSaid,
      pregnantToo,
    ],
    [traumaSigns, headSigns],
  ),
  'fall-care': topic(
    'Low',
    [coldPack, say('Rest for a day, then move gently.', 'استرح يوماً ثم تحرك برفق.'), paracetamol],
    [traumaSigns, headSigns, notBetter, neverHelp],
  ),
  'injury-check': topic(
    'Medium',
    [coldPack, say('Rest the hurt part, and raise it.', 'أرح الجزء المصاب وارفعه.'), paracetamol],
    [traumaSigns, limbSigns, neverHelp],
  ),
  'trunk-injury': topic('Emergency', [
    say('Sit or lie as it is easiest, and keep still.', 'اجلس أو استلقِ بالوضعية الأسهل وابقَ ساكناً.'),
    say('Do not press on the belly, and do not bandage the chest tightly.', 'لا تضغط على البطن ولا تشد رباطاً على الصدر.'),
    nothingByMouth,
    thinnersSaid,
    onSide,
  ]),
  'trunk-today': topic(
    'High',
    [say('Rest, and do no sport or lifting.', 'استرح دون رياضة أو رفع أشياء.'), paracetamol, onlyPrescribed, thinnersSaid],
    [
      say(
        'Call 999 for trouble breathing, fainting, blood in urine or vomit, shoulder pain, or a hard or growing belly.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو إغماء أو دم في البول أو القيء أو ألم في الكتف أو بطن متصلب أو منتفخ.',
      ),
    ],
  ),
  'trunk-bruise': topic(
    'Low',
    [
      coldPack,
      paracetamol,
      say('Rest from sport today, and watch a child closely for a day.', 'لا رياضة اليوم، وراقب الطفل جيداً مدة يوم.'),
      say(
        'Bruised ribs: breathe deeply and cough several times an hour, with a pillow held to the chest.',
        'كدمة الضلوع: تنفس بعمق واسعل عدة مرات كل ساعة مع ضمّ وسادة إلى الصدر.',
      ),
    ],
    [
      say(
        'Call 999 for trouble breathing, fainting, blood in urine or vomit, or belly pain that grows.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو إغماء أو دم في البول أو القيء أو ألم بطن يزداد.',
      ),
      say('See a doctor the same day for fever or cough with phlegm.', 'راجع الطبيب في اليوم نفسه عند حرارة أو سعال مع بلغم.'),
    ],
  ),
  // Bleeding and wounds: ERC and AHA first aid; NICE CKS; BSSH; UKHSA; CDC
  'heavy-bleeding': topic('Emergency', [
    press,
    say('If blood comes through, put another cloth on top and press harder.', 'إذا تسرّب الدم فضع قماشاً آخر فوقه واضغط أكثر.'),
    tourniquet,
    pressBeside,
    warm,
    thinnersSaid,
  ]),
  'nose-throat-bleeding': topic('Emergency', [
    say('Sit, lean forward, and spit blood out.', 'اجلس ومِل للأمام وابصق الدم.'),
    say('Nose: pinch the soft part firmly without letting go.', 'الأنف: اضغط الجزء اللين بقوة دون تركه.', { when: 'nosebleed' }),
    say('After a throat or tonsil operation: nothing to eat or drink.', 'بعد عملية في الحلق أو اللوزتين: لا طعام ولا شراب.', {
      when: 'throat-operation',
    }),
    thinnersSaid,
  ]),
  'birth-bleeding': topic('Emergency', [
    say(
      'After birth: lie flat, rub the lower belly firmly, never pull the cord.',
      'بعد الولادة: استلقي ودلّكي أسفل البطن بقوة، ولا تسحبي الحبل.',
    ),
    say('Use pads, keep them to show, and keep warm.', 'استخدمي الفوط الصحية واحتفظي بها لعرضها، وحافظي على الدفء.'),
    nothingByMouth,
  ]),
  'bleeding-today': topic(
    'High',
    [
      say('Press firmly with a clean cloth for 10 minutes without looking.', 'اضغط بقوة بقماش نظيف لمدة 10 دقائق دون النظر.'),
      say('Raise the bleeding part.', 'ارفع الجزء النازف.'),
      say(
        'Take no aspirin or ibuprofen, and say if blood thinners are taken.',
        'لا تتناول الأسبرين أو الإيبوبروفين، وأخبر الطاقم إن كانت تُستخدم مميعات الدم.',
      ),
    ],
    [bleedingSigns],
  ),
  amputation: topic('Emergency', [
    press,
    tourniquet,
    say(
      'Rinse the cut-off part briefly, wrap it in a clean damp cloth, put it in a closed bag, and lay the bag on ice in water.',
      'اشطف الجزء المبتور قليلاً ولفّه بقماش نظيف رطب وضعه في كيس مغلق، ثم ضع الكيس على ثلج وماء.',
    ),
    say('The part must never touch ice itself; write the time on the bag.', 'يجب ألا يلامس الجزء الثلج مباشرة؛ اكتب الوقت على الكيس.'),
    say('A part that still hangs on stays as it is: cover it and hold it still.', 'الجزء الذي ما زال متصلاً يُترك كما هو: غطِّه وثبّته.'),
    nothingByMouth,
  ]),
  'wound-to-close': topic(
    'High',
    [
      say('Press firmly with a clean cloth for 10 minutes.', 'اضغط بقوة بقماش نظيف لمدة 10 دقائق.'),
      rinseWound,
      say('Be seen within hours, as a wound closes best early.', 'يلزم الفحص خلال ساعات، فإغلاق الجرح مبكراً أفضل.'),
      ringsOff,
      tetanusCard,
    ],
    [bleedingSigns, say('Say at once if the part is numb or does not move.', 'أخبر الطبيب فوراً إذا كان في الجزء تنميل أو تعذر تحريكه.')],
  ),
  'cut-tendon': topic('Emergency', [
    say('Press firmly on the wound with a clean cloth.', 'اضغط بقوة على الجرح بقماش نظيف.'),
    say('Keep the hand or foot still and raised.', 'أبقِ اليد أو القدم ثابتة ومرفوعة.'),
    ringsOff,
    say('Do not try to move or test the part again.', 'لا تحاول تحريك الجزء أو اختباره مرة أخرى.'),
    nothingByMouth,
  ]),
  'wound-check': topic(
    'Medium',
    [rinseWound, say('Press with a clean cloth if it bleeds.', 'اضغط بقماش نظيف إذا نزف.'), tetanusCard],
    [
      bleedingSigns,
      infectedSkin,
      say(
        'See a doctor the same day for a deep, gaping, dirty or numb wound, or a bite.',
        'راجع الطبيب في اليوم نفسه عند جرح عميق أو مفتوح أو متسخ أو فيه تنميل، أو عضة.',
      ),
    ],
  ),
  graze: topic(
    'Low',
    [
      say('Wash the hands, then rinse the wound under clean running water.', 'اغسل اليدين ثم اشطف الجرح بماء جارٍ نظيف.'),
      say('Press with a clean cloth if it bleeds.', 'اضغط بقماش نظيف إذا نزف.'),
      say('Pat dry, cover with a plaster, and change it when wet or dirty.', 'جفف الجرح بلطف وغطِّه بلاصق، وغيّره إذا ابتل أو اتسخ.'),
      say(
        'A splinter that sticks out: pull it with clean tweezers the way it went in; leave blisters closed.',
        'شوكة بارزة: اسحبها بملقط نظيف في اتجاه دخولها؛ ولا تفتح النفطات.',
      ),
    ],
    [
      bleedingSigns,
      infectedSkin,
      say(
        'See a doctor the same day for a deep or dirty wound, a bite, or an old tetanus vaccine.',
        'راجع الطبيب في اليوم نفسه عند جرح عميق أو متسخ أو عضة، أو إذا كان تطعيم التيتانوس قديماً.',
      ),
    ],
  ),
  'embedded-object': topic(
    'High',
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
    'High',
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
    'High',
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
    'High',
    [
      say('Draw a line round the redness with a pen and note the time.', 'ارسم خطاً حول الاحمرار بقلم ودوّن الوقت.'),
      say('Raise the part, and do not squeeze it.', 'ارفع الجزء ولا تعصره.'),
      paracetamol,
      tetanusCard,
    ],
    [spreadsFast],
  ),
  'wound-infection': topic('Emergency', [
    say('Go now: an infection like this spreads within hours.', 'اذهب الآن: فمثل هذا الالتهاب ينتشر خلال ساعات.'),
    say('Mark the edge of the redness with a pen and the time.', 'علّم حافة الاحمرار بقلم مع كتابة الوقت.'),
    say('Say that the wound was in the sea, or from fish or coral.', 'أخبر الطاقم أن الجرح لامس البحر أو سببه سمك أو مرجان.', {
      when: 'sea-wound',
    }),
    medicinesReady,
    nothingByMouth,
  ]),
  'pressure-injection': topic('Emergency', [
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
    'High',
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
  // Burns, current and water: British Burn Association; NHS; ERC and Resuscitation Council UK 2021; DAN
  'serious-burn': topic('Emergency', [
    coolBurn,
    testWater,
    burnClothes,
    noHomeCure,
    filmOn,
    say('Small children chill fast: cool the burn only, and wrap the rest.', 'يبرد صغار الأطفال بسرعة: برّد الحرق وحده ولفّ باقي الجسم.', {
      when: 'under-5',
    }),
  ]),
  'chemical-burn': topic('Emergency', [
    say('Brush dry powder off first; wear gloves if there are any.', 'أزل المسحوق الجاف أولاً بالنفض؛ والبس قفازات إن وُجدت.'),
    say(
      'Rinse with plenty of running water until help comes, at least 20 minutes, away from the eyes.',
      'اشطف بماء جارٍ كثير حتى تصل المساعدة، 20 دقيقة على الأقل، بعيداً عن العينين.',
    ),
    testWater,
    say('Take off clothes and shoes that the chemical has touched.', 'انزع الملابس والحذاء التي لامستها المادة.'),
    say('Do not put vinegar, soda or cream on it.', 'لا تضع خلاً أو بيكربونات أو كريماً.'),
    say('Take the name of the chemical, or a photo of the label.', 'خذ معك اسم المادة أو صورة الملصق.'),
  ]),
  'burn-smoke': topic('Emergency', [
    say('Get out into fresh air, and never go back in.', 'اخرج إلى الهواء الطلق ولا تعد أبداً إلى الداخل.'),
    say('Sit upright; loosen what is tight at the neck.', 'اجلس منتصباً وأرخِ ما يضيّق الرقبة.'),
    coolBurn,
    testWater,
    nothingByMouth,
    compressions,
  ]),
  'burn-today': topic(
    'High',
    [coolBurn, testWater, burnClothes, noHomeCure, filmOn, paracetamol, tetanusCard],
    [
      say(
        'Call 999 if it is larger than the hand, white or charred, blistered on the face, or came with smoke, current or a chemical.',
        'اتصل بالرقم 999 إذا كان أكبر من اليد أو أبيض أو متفحماً أو بفقاعات في الوجه، أو كان مع دخان أو كهرباء أو مادة كيميائية.',
      ),
    ],
  ),
  'minor-burn': topic(
    'Low',
    [coolBurn, testWater, burnClothes, noHomeCure, filmOn, say('Leave blisters closed.', 'لا تفقأ الفقاعات.'), paracetamol],
    [
      say(
        'See a doctor the same day if it blisters, is on the face, hands, feet or genitals, or for a small child.',
        'راجع الطبيب في اليوم نفسه إذا ظهرت فقاعات، أو كان في الوجه أو اليدين أو القدمين أو الأعضاء التناسلية، أو لطفل صغير.',
      ),
      say('Call 999 if it is larger than the hand, white or charred.', 'اتصل بالرقم 999 إذا كان أكبر من اليد أو أبيض أو متفحماً.'),
      infectedSkin,
    ],
  ),
  chilli: topic(
    'Low',
    [
      say(
        'Rub the skin with cooking oil, then wash with dish soap and cool water, several times.',
        'افرك الجلد بزيت الطعام ثم اغسله بصابون الصحون وماء بارد، عدة مرات.',
      ),
      say('Cold milk or yoghurt on the skin eases the burning.', 'الحليب أو اللبن البارد على الجلد يخفف الحرقة.'),
      say('Keep the hands away from eyes, contact lenses and children.', 'أبعد اليدين عن العينين والعدسات والأطفال.'),
      paracetamol,
    ],
    [
      say(
        'See a doctor the same day for blisters, or eyes that still hurt or see badly after 15 minutes of rinsing.',
        'راجع الطبيب في اليوم نفسه عند فقاعات، أو إذا بقي ألم أو ضعف رؤية في العينين بعد الشطف 15 دقيقة.',
      ),
      say('Call 999 for trouble breathing.', 'اتصل بالرقم 999 عند صعوبة في التنفس.'),
    ],
  ),
  sunburn: topic(
    'Low',
    [
      say('Get out of the sun, and stay in the shade until the skin has healed.', 'ابتعد عن الشمس وابقَ في الظل حتى يشفى الجلد.'),
      say(
        'Cool the skin with a cool shower or wet cloth, then use a plain moisturiser.',
        'برّد الجلد بحمام فاتر أو قماش مبلل، ثم استخدم مرطباً بسيطاً.',
      ),
      say('Drink plenty of water.', 'اشرب ماء كثيراً.'),
      paracetamol,
    ],
    [
      say('Call 999 for confusion, fainting, a fit or very hot skin.', 'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو تشنج أو جلد ساخن جداً.'),
      say(
        'See a doctor the same day for large blisters, swelling, vomiting, fever, or sunburn in a baby.',
        'راجع الطبيب في اليوم نفسه عند فقاعات كبيرة أو تورم أو قيء أو حرارة، أو حرق شمس عند رضيع.',
      ),
    ],
  ),
  'sunburn-today': topic(
    'High',
    [
      say('Get into a cool place, and cool the skin with wet cloths.', 'انتقل إلى مكان بارد وبرّد الجلد بقماش مبلل.'),
      sips,
      paracetamol,
      say('Leave blisters closed.', 'لا تفقأ الفقاعات.'),
    ],
    [say('Call 999 for confusion, fainting, a fit or very hot skin.', 'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو تشنج أو جلد ساخن جداً.')],
  ),
  'electric-shock': topic('Emergency', [
    say('Do not touch the person before the power is off.', 'لا تلمس المصاب قبل فصل الكهرباء.'),
    say('Stay far away from high-voltage cables, and wait for help.', 'ابتعد كثيراً عن أسلاك الضغط العالي وانتظر المساعدة.'),
    compressions,
    onSide,
    say('Cool any burn under running water when it is safe.', 'برّد أي حرق بماء جارٍ عندما يصبح ذلك آمناً.'),
    say('After lightning it is safe to touch the person at once.', 'بعد الصاعقة يمكن لمس المصاب فوراً.', { when: 'high-voltage' }),
  ]),
  'electric-today': topic(
    'High',
    [
      say('Have the heart traced (ECG) today.', 'يلزم تخطيط القلب اليوم.'),
      say('Do not use that socket or machine again before it is repaired.', 'لا تستخدم ذلك المقبس أو الجهاز قبل إصلاحه.'),
      say('Look at both hands and feet for burns.', 'افحص اليدين والقدمين بحثاً عن حروق.'),
    ],
    [
      say(
        'Call 999 for fainting, palpitations, chest pain, a fit or numb limbs.',
        'اتصل بالرقم 999 عند إغماء أو خفقان أو ألم في الصدر أو تشنج أو تنميل في الأطراف.',
      ),
    ],
  ),
  'static-shock': topic(
    'Low',
    [
      say(
        'A spark of static is felt only for a moment; touching metal with a key first weakens it.',
        'شرارة الكهرباء الساكنة لا تُحس إلا لحظة؛ ولمس المعدن بمفتاح أولاً يخففها.',
      ),
    ],
    [
      say(
        'Call 999 for fainting, palpitations or chest pain, or if it came from a socket or cable.',
        'اتصل بالرقم 999 عند إغماء أو خفقان أو ألم في الصدر، أو إذا كان المصدر مقبساً أو سلكاً.',
      ),
    ],
  ),
  drowning: topic('Emergency', [
    say('Do not go into dangerous water: reach or throw something that floats.', 'لا تنزل إلى ماء خطر: مدّ أو ارمِ شيئاً يطفو.'),
    say(
      'Not breathing normally: 5 breaths first, then 30 compressions and 2 breaths in turn.',
      'عند عدم التنفس الطبيعي: 5 أنفاس أولاً، ثم 30 ضغطة ونفسان بالتناوب.',
    ),
    compressions,
    say('Children: press a third of the depth of the chest.', 'للأطفال: اضغط حتى ثلث عمق الصدر.'),
    onSide,
    say(
      'Take off wet clothes, keep warm, and go to hospital even if all seems well.',
      'انزع الملابس المبللة وحافظ على الدفء، واذهب إلى المستشفى حتى لو بدا كل شيء بخير.',
    ),
  ]),
  'water-today': topic(
    'High',
    [
      say('Be checked today, and stay with somebody for 8 hours.', 'يلزم الفحص اليوم مع وجود مرافق لمدة 8 ساعات.'),
      say('Rest, stay warm, and do not swim.', 'الراحة والدفء دون سباحة.'),
    ],
    [
      breathingSigns,
      say('Call 999 for cough that grows, vomiting, or unusual sleepiness.', 'اتصل بالرقم 999 عند سعال يزداد أو قيء أو نعاس غير معتاد.'),
    ],
  ),
  'water-swallowed': topic(
    'Low',
    [say('Rest out of the water, and watch the breathing for 8 hours.', 'استرح خارج الماء وراقب التنفس لمدة 8 ساعات.'), sips],
    [
      breathingSigns,
      say(
        'See a doctor at once for cough that lasts, vomiting or unusual sleepiness.',
        'راجع الطبيب فوراً عند سعال مستمر أو قيء أو نعاس غير معتاد.',
      ),
    ],
  ),
  'dive-illness': topic('Emergency', [
    say('Lie flat; mention the dive; do not fly.', 'استلقِ مستوياً، واذكر الغوص، ولا تسافر جواً.'),
    say('Breathe pure oxygen if it is at hand, from a trained person.', 'تنفس أكسجيناً نقياً إن توفر مع شخص مدرّب.'),
    say('Do not dive again to treat it.', 'لا تغُص مرة أخرى للعلاج.'),
    say(
      'Have depth, time and the dive computer ready, and ask how the diving partner is.',
      'جهّز العمق والوقت وحاسوب الغوص، واسأل عن حال رفيق الغوص.',
    ),
    onSide,
  ]),
  'dive-today': topic(
    'High',
    [
      say('Lie down and rest; no dive, flight, hot bath or exercise.', 'استلقِ واسترح دون غوص أو طيران أو حمام ساخن أو رياضة.'),
      say('Mention the dive, its depth and when it ended.', 'اذكر الغوص وعمقه ووقت نهايته.'),
      sips,
    ],
    [
      say(
        'Call 999 for numb or weak limbs, joint pain, trouble breathing, chest pain, dizziness, confusion or a blotchy rash.',
        'اتصل بالرقم 999 عند تنميل أو ضعف في الأطراف أو ألم المفاصل أو صعوبة في التنفس أو ألم في الصدر أو دوخة أو ارتباك ذهني أو طفح مبقّع.',
      ),
    ],
  ),
  'dive-check': topic(
    'Medium',
    [
      say('No diving or flying until the ears have been seen.', 'لا غوص ولا طيران حتى تُفحص الأذنان.'),
      say('Put nothing into the ear, and do not blow the nose hard.', 'لا تُدخل شيئاً في الأذن ولا تتمخط بقوة.'),
      paracetamol,
    ],
    [
      say(
        'See a doctor the same day for hearing loss, spinning, or fluid or blood from the ear.',
        'راجع الطبيب في اليوم نفسه عند ضعف السمع أو دوار أو خروج سائل أو دم من الأذن.',
      ),
      say(
        'Call 999 for numb or weak limbs, joint pain, trouble breathing or chest pain.',
        'اتصل بالرقم 999 عند تنميل أو ضعف في الأطراف أو ألم المفاصل أو صعوبة في التنفس أو ألم في الصدر.',
      ),
    ],
  ),
  // Bites and the jaw: WHO (rabies, tetanus); NICE NG184
  bite: topic(
    'High',
    [
      say(
        'Wash the wound with soap and running water for 15 minutes, even if it is small.',
        'اغسل الجرح بالصابون والماء الجاري لمدة 15 دقيقة حتى لو كان صغيراً.',
      ),
      say('Press on it if it bleeds, then cover it.', 'اضغط عليه إذا نزف ثم غطِّه.'),
      say('Note which animal it was and who owns it; do not try to catch it.', 'دوّن أي حيوان كان ومن صاحبه؛ ولا تحاول الإمساك به.'),
      say('Be seen today: rabies can be prevented only before it begins.', 'يلزم الفحص اليوم: فداء الكلب لا يمكن منعه إلا قبل أن يبدأ.'),
      tetanusCard,
    ],
    [
      bleedingSigns,
      say(
        'Go to an emergency department for a deep bite to the face, neck or hand, or spreading redness with fever.',
        'اذهب إلى قسم الطوارئ عند عضة عميقة في الوجه أو الرقبة أو اليد، أو احمرار ينتشر مع حرارة.',
      ),
    ],
  ),
  'bite-severe': topic('Emergency', [
    press,
    tourniquet,
    say(
      'When it bleeds little: wash with soap and running water for 15 minutes.',
      'عندما يقل النزيف: اغسل بالصابون والماء الجاري لمدة 15 دقيقة.',
    ),
    say(
      'Say which animal it was: vaccines against rabies and tetanus may be due.',
      'اذكر أي حيوان كان: فقد يلزم تطعيم داء الكلب والتيتانوس.',
    ),
    say('Take a torn-off part along, wrapped damp in a bag on ice.', 'خذ الجزء المنفصل ملفوفاً بقماش رطب في كيس على ثلج.', {
      when: 'amputation',
    }),
  ]),
  'rabies-signs': topic('Emergency', [
    say('Go to an emergency department now, and say which bite it was and when.', 'اذهب إلى قسم الطوارئ الآن، واذكر العضة ووقتها.'),
    say('Keep others away from the saliva; wash any contact with soap.', 'أبعد الآخرين عن اللعاب، واغسل أي ملامسة بالصابون.'),
    say('Keep the room quiet and dim.', 'أبقِ المكان هادئاً وخافت الضوء.'),
  ]),
  'animal-lick': topic(
    'Low',
    [say('Wash the skin with soap and water.', 'اغسل الجلد بالصابون والماء.')],
    [
      say(
        'See a doctor the same day for any bite, scratch or broken skin, a lick on the eye or mouth, or a bat.',
        'راجع الطبيب في اليوم نفسه عند أي عضة أو خدش أو جلد مجروح أو لعق العين أو الفم أو ملامسة خفاش.',
      ),
    ],
  ),
  lockjaw: topic('Emergency', [
    say(
      'Keep the room quiet and dim: noise and touch can bring on spasms.',
      'أبقِ المكان هادئاً وخافت الضوء: فالضجيج واللمس قد يثيران التشنج.',
    ),
    nothingByMouth,
    say(
      'Tell of any wound of the last weeks, and the last tetanus vaccine.',
      'أخبر الطاقم بأي جرح في الأسابيع الأخيرة وبآخر تطعيم ضد التيتانوس.',
    ),
    onSide,
  ]),
  'jaw-today': topic(
    'High',
    [
      say('Do not force the jaw; drink with a straw if it can be swallowed.', 'لا تفتح الفك بالقوة؛ واشرب بقشة إذا كان البلع ممكناً.'),
      say('Tell of any wound, tooth trouble or new medicine.', 'أخبر الطبيب بأي جرح أو مشكلة في الأسنان أو دواء جديد.'),
      paracetamol,
    ],
    [
      say(
        'Call 999 for body spasms, trouble swallowing or breathing, a swollen neck or fever.',
        'اتصل بالرقم 999 عند تشنجات في الجسم أو صعوبة في البلع أو التنفس أو تورم الرقبة أو حرارة.',
      ),
    ],
  ),
  'jaw-check': topic(
    'Medium',
    [
      say('Eat soft food, and avoid wide yawning and chewing gum.', 'تناول طعاماً ليناً، وتجنب التثاؤب الواسع ومضغ العلكة.'),
      say('A warm cloth on the jaw can ease it.', 'قد يخفف وضع قماش دافئ على الفك.'),
      paracetamol,
    ],
    [
      say(
        'Call 999 for body spasms, trouble swallowing or breathing, or fever.',
        'اتصل بالرقم 999 عند تشنجات في الجسم أو صعوبة في البلع أو التنفس أو حرارة.',
      ),
    ],
  ),
  // Limbs, joints and muscles: NICE NG37, NG38, CG124, NG226, CKS; BOAST; Ottawa rules; NHS
  'limb-danger': topic('Emergency', [
    support,
    say('Cover a wound or bone with a clean damp cloth; do not push it back.', 'غطِّ الجرح أو العظم بقماش نظيف رطب، ولا تدفعه إلى الداخل.'),
    say('Press beside it if it bleeds.', 'اضغط بجانبه إذا نزف.'),
    ringsOff,
    nothingByMouth,
  ]),
  'tense-limb': topic('Emergency', [
    say('Loosen everything tight: bandage, splint, shoe, ring.', 'أرخِ كل ما يضغط: الرباط والجبيرة والحذاء والخاتم.'),
    say('Keep the limb level with the heart; do not cool or rub it.', 'أبقِ الطرف على مستوى القلب؛ لا تبرّده ولا تدلكه.'),
    nothingByMouth,
  ]),
  'crushed-limb': topic('Emergency', [
    say('Lift the weight off at once if it is safe.', 'ارفع الثقل فوراً إذا كان ذلك آمناً.'),
    say(
      'Trapped for longer than 15 minutes: ask 999 before freeing the limb.',
      'إذا استمر الانحشار أكثر من 15 دقيقة: اسأل 999 قبل تحرير الطرف.',
    ),
    press,
    tourniquet,
    ringsOff,
    nothingByMouth,
  ]),
  'hip-broken': topic('Emergency', [
    say(
      'Do not stand or walk; lie as it hurts least, with pillows along the leg.',
      'لا وقوف ولا مشي؛ استلقِ بالوضعية الأقل ألماً مع وسائد حول الساق.',
    ),
    warm,
    nothingByMouth,
    medicinesReady,
    thinnersSaid,
  ]),
  'possible-fracture': topic(
    'High',
    [
      support,
      ringsOff,
      coldPack,
      paracetamol,
      say('Eat nothing until seen, in case an operation is needed.', 'لا تأكل قبل الفحص، فقد تلزم عملية.'),
    ],
    [
      limbSigns,
      say(
        'Call 999 if the hip, back or neck is hurt and the person cannot get up.',
        'اتصل بالرقم 999 إذا أصيب الورك أو الظهر أو الرقبة وتعذر النهوض.',
      ),
    ],
  ),
  'limb-check': topic(
    'Medium',
    [say('Rest and raise it for 2 days.', 'أرح الجزء المصاب وارفعه يومين.'), coldPack, ringsOff, paracetamol],
    [
      limbSigns,
      say(
        'See a doctor the same day if it takes no weight, or hurts on the bone.',
        'راجع الطبيب في اليوم نفسه إذا تعذر الوقوف عليه أو كان مؤلماً على العظم.',
      ),
      neverHelp,
    ],
  ),
  sprain: topic(
    'Low',
    [
      say('Rest and raise it for 2 days, with a firm but not tight bandage.', 'أرح الجزء المصاب وارفعه يومين مع رباط ثابت غير مشدود.'),
      coldPack,
      say('Then move it gently, more each day.', 'ثم حرّكه برفق، وأكثر كل يوم.'),
      paracetamol,
    ],
    [
      limbSigns,
      say(
        'See a doctor the same day if it takes no weight, is bent, or hurts on the bone.',
        'راجع الطبيب في اليوم نفسه إذا تعذر الوقوف عليه أو كان ملتوياً أو مؤلماً على العظم.',
      ),
      notBetter,
    ],
  ),
  bruise: topic(
    'Low',
    [coldPack, say('Rest it, and raise an arm or leg.', 'أرح الموضع، وارفع الذراع أو الساق.'), paracetamol],
    [
      say('Call 999 after a hard blow to the head, chest or belly.', 'اتصل بالرقم 999 بعد ضربة قوية على الرأس أو الصدر أو البطن.'),
      say(
        'See a doctor for bruises without a blow, with blood thinners, or swelling that grows.',
        'راجع الطبيب عند كدمات دون ضربة، أو مع مميعات الدم، أو تورم يكبر.',
      ),
      neverHelp,
    ],
  ),
  'bruise-today': topic(
    'High',
    [coldPack, onlyPrescribed, medicinesReady],
    [
      bleedingSigns,
      say(
        'Call 999 if the limb turns hard, cold or numb, or with a rash that does not fade under a glass.',
        'اتصل بالرقم 999 إذا صار الطرف قاسياً أو بارداً أو فيه تنميل، أو مع طفح لا يختفي تحت ضغط كأس شفافة.',
      ),
    ],
  ),
  'bruise-check': topic(
    'Medium',
    [
      say('Note where and when the bruises come, and all medicines and herbs.', 'دوّن أماكن الكدمات وأوقاتها وجميع الأدوية والأعشاب.'),
      onlyPrescribed,
    ],
    [
      say(
        'See a doctor the same day for fever, bleeding gums, nosebleeds, or small red spots.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو نزيف اللثة أو الأنف أو نقاط حمراء صغيرة.',
      ),
      neverHelp,
    ],
  ),
  'muscle-review': topic(
    'Medium',
    [
      say('Take prescribed tablets on until a doctor says otherwise.', 'استمر على الأدوية الموصوفة حتى يقرر الطبيب غير ذلك.'),
      say('Avoid hard exercise until seen.', 'تجنب المجهود الشديد حتى الفحص.'),
      medicinesReady,
    ],
    [
      say(
        'Go to an emergency department for urine like tea or cola, little urine, or weak muscles.',
        'اذهب إلى قسم الطوارئ عند بول بلون الشاي أو الكولا أو قلة البول أو ضعف العضلات.',
      ),
    ],
  ),
  'muscle-ache': topic(
    'Low',
    [
      say('Rest the muscle for a day or two, then move gently.', 'أرح العضلة يوماً أو يومين ثم تحرك برفق.'),
      say('A warm pack eases soreness.', 'تخفف الكمادة الدافئة الألم.'),
      say('Drink enough water.', 'اشرب ما يكفي من الماء.'),
      paracetamol,
    ],
    [
      say(
        'Go to an emergency department for urine like tea or cola, or weak muscles.',
        'اذهب إلى قسم الطوارئ عند بول بلون الشاي أو الكولا أو ضعف العضلات.',
      ),
      say(
        'See a doctor the same day for fever, or one swollen, hot leg.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو ساق واحدة متورمة وساخنة.',
      ),
      notBetter,
    ],
  ),
  'heat-cramps': topic(
    'High',
    [
      say('Stop work or sport, and rest in a cool place.', 'أوقف العمل أو الرياضة واسترح في مكان بارد.'),
      say('Drink water with rehydration salts (ORS), little by little.', 'اشرب محلول الجفاف (ORS) قليلاً قليلاً.'),
      say('Stretch the muscle slowly and rub it.', 'مدّد العضلة ببطء ودلّكها.'),
    ],
    [say('Call 999 for confusion, fainting, a fit or very hot skin.', 'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو تشنج أو جلد ساخن جداً.')],
  ),
  cramp: topic(
    'Low',
    [
      say(
        'Stretch the muscle slowly and rub it; for the calf, pull the toes up towards the shin.',
        'مدّد العضلة ببطء ودلّكها؛ وفي ربلة الساق اسحب أصابع القدم نحو الساق.',
      ),
      say('Drink enough, above all in the heat.', 'اشرب ما يكفي، خصوصاً في الحر.'),
      say('Stretch before bed; a warm pack eases soreness.', 'مدّد العضلات قبل النوم؛ وتخفف الكمادة الدافئة الألم.'),
    ],
    [
      say(
        'See a doctor the same day if one leg is swollen, hot or red.',
        'راجع الطبيب في اليوم نفسه إذا كانت ساق واحدة متورمة أو ساخنة أو حمراء.',
      ),
      say(
        'Call 999 for chest pain, trouble breathing, a locked jaw, or confusion in the heat.',
        'اتصل بالرقم 999 عند ألم في الصدر أو صعوبة في التنفس أو تيبس في الفك أو ارتباك ذهني في الحر.',
      ),
      say('See a doctor if cramps often wake from sleep.', 'راجع الطبيب إذا كان التقلص يوقظ من النوم كثيراً.'),
    ],
  ),
  joints: topic(
    'Medium',
    [
      keepMoving,
      say('Use a warm pack for stiffness and a cold one for swelling.', 'استخدم كمادة دافئة للتيبس وباردة للتورم.'),
      paracetamol,
      noIbuprofen,
      say('Note which joints hurt, and how long they are stiff in the morning.', 'دوّن المفاصل المؤلمة ومدة التيبس صباحاً.'),
    ],
    [
      say(
        'See a doctor the same day for one hot, swollen joint, fever, or if it takes no weight.',
        'راجع الطبيب في اليوم نفسه عند مفصل واحد ساخن ومتورم أو حرارة أو إذا تعذر الوقوف عليه.',
      ),
      say('Call 999 after a bad fall or crash.', 'اتصل بالرقم 999 بعد سقوط أو حادث شديد.'),
    ],
  ),
  'joint-today': topic(
    'High',
    [
      say('Rest the joint, and put no weight on it.', 'أرح المفصل دون الوقوف عليه.'),
      paracetamol,
      medicinesReady,
      say('Say if there is a metal joint or a recent injection into it.', 'أخبر الطبيب بأي مفصل صناعي أو حقنة حديثة فيه.'),
    ],
    [
      say(
        'Call 999 for confusion, fast breathing, or fever with shivering.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو تنفس سريع أو حرارة مع رجفة.',
      ),
    ],
  ),
  'joint-care': topic(
    'Low',
    [
      say('Rest from the work or sport that brought it on, for some days.', 'توقف أياماً عن العمل أو الرياضة التي أثارته.'),
      coldPack,
      paracetamol,
      say('Then move it gently, a little more each day.', 'ثم حرّكه برفق، وأكثر قليلاً كل يوم.'),
    ],
    [
      say(
        'See a doctor the same day for a hot, swollen joint, fever, or if it takes no weight.',
        'راجع الطبيب في اليوم نفسه عند مفصل ساخن متورم أو حرارة أو إذا تعذر الوقوف عليه.',
      ),
      say(
        'Call 999 for a cold, pale limb, or arm or shoulder pain with chest pressure, sweating or breathlessness.',
        'اتصل بالرقم 999 عند طرف بارد شاحب، أو ألم في الذراع أو الكتف مع ضغط في الصدر أو تعرق أو ضيق نفس.',
      ),
      say('See a doctor if it is not better after 2 weeks.', 'راجع الطبيب إذا لم يتحسن بعد أسبوعين.'),
    ],
  ),
  'limb-pain-today': topic(
    'High',
    [say('Rest the limb, and take off tight things.', 'أرح الطرف وانزع ما يضغط عليه.'), paracetamol, medicinesReady],
    [
      say(
        'Call 999 if the limb turns cold, pale, numb or hard, or for chest pain or breathlessness.',
        'اتصل بالرقم 999 إذا صار الطرف بارداً أو شاحباً أو قاسياً أو فيه تنميل، أو عند ألم في الصدر أو ضيق نفس.',
      ),
    ],
  ),
  'limb-lasting': topic(
    'Medium',
    [
      keepMoving,
      paracetamol,
      say('Note when it hurts: at rest, at night, or on walking.', 'دوّن متى يؤلم: عند الراحة أو ليلاً أو عند المشي.'),
    ],
    [
      say(
        'Call 999 if the limb turns cold, pale or numb, or for chest pain, sweating or breathlessness.',
        'اتصل بالرقم 999 إذا صار الطرف بارداً أو شاحباً أو فيه تنميل، أو عند ألم في الصدر أو تعرق أو ضيق نفس.',
      ),
      say(
        'See a doctor the same day for one swollen, warm leg, or fever.',
        'راجع الطبيب في اليوم نفسه عند ساق واحدة متورمة ودافئة أو حرارة.',
      ),
    ],
  ),
  // Feet and nails: NICE NG19, CKS; NHS
  'foot-emergency': topic('Emergency', [
    say('Do not walk on the foot; keep it covered with a clean dry dressing.', 'لا تمشِ على القدم؛ وغطِّها بضماد نظيف جاف.'),
    say('Take blood sugar, and have the numbers ready.', 'قِس سكر الدم وجهّز القراءات.', { when: 'diabetes' }),
    medicinesReady,
    nothingByMouth,
  ]),
  'foot-today': topic(
    'High',
    [
      say('Take weight off the foot, and wear nothing that rubs.', 'خفف الوقوف على القدم ولا تلبس ما يحتك بها.'),
      say('Wash it with clean water, and cover it with a dry dressing.', 'اغسلها بماء نظيف وغطِّها بضماد جاف.'),
      say(
        'Cut nothing off, and use no corn plaster, hot water or henna on it.',
        'لا تقص شيئاً، ولا تضع لاصقات مسمار القدم أو ماء ساخناً أو حناء.',
      ),
      medicinesReady,
    ],
    [
      say(
        'Call 999 for fever with shivering, confusion, black skin, or a cold, pale foot.',
        'اتصل بالرقم 999 عند حرارة مع رجفة أو ارتباك ذهني أو جلد أسود أو قدم باردة شاحبة.',
      ),
    ],
  ),
  'foot-check': topic(
    'Medium',
    [
      say('Keep it clean and covered, and wear wide shoes.', 'أبقِ القدم نظيفة ومغطاة والبس حذاء واسعاً.'),
      say('Have the blood sugar checked.', 'يُنصح بفحص سكر الدم.'),
    ],
    [
      infectedSkin,
      say(
        'See a doctor the same day with diabetes, numb feet or weak immunity.',
        'راجع الطبيب في اليوم نفسه مع السكري أو تنميل القدمين أو ضعف المناعة.',
      ),
    ],
  ),
  'hard-skin': topic(
    'Low',
    [
      say(
        'Soak it in warm water, rub it down gently with a pumice stone, and use a thick moisturiser daily.',
        'انقع الموضع في ماء دافئ وافركه برفق بحجر الخفاف وضع مرطباً كثيفاً يومياً.',
      ),
      say('Wear wide, soft shoes, and gloves for rough work.', 'البس حذاء واسعاً ليناً، وقفازاً للعمل الخشن.'),
      say('Do not cut it, and use no corn plasters with acid on thin skin.', 'لا تقصه بآلة حادة، ولا تضع لاصقات حمضية على جلد رقيق.'),
    ],
    [
      infectedSkin,
      say('See a doctor with diabetes, or if it bleeds or hurts for 3 weeks.', 'راجع الطبيب مع السكري، أو إذا نزف أو آلم 3 أسابيع.'),
    ],
  ),
  'nail-today': topic(
    'High',
    [
      say('Raise the hand or foot, and do not pierce the nail at home.', 'ارفع اليد أو القدم ولا تثقب الظفر في البيت.'),
      coldPack,
      paracetamol,
      ringsOff,
    ],
    [spreadsFast, limbSigns],
  ),
  'nail-check': topic('Medium', [say('Take a photo now, to see whether it changes.', 'التقط صورة الآن لمعرفة أي تغيّر.')], [infectedSkin]),
  'nail-care': topic(
    'Low',
    [
      say(
        'Cut nails straight across, keep them short and dry, and wear wide shoes.',
        'قص الأظافر بشكل مستقيم، وأبقها قصيرة وجافة، والبس حذاء واسعاً.',
      ),
      say(
        'Ingrown: soak the foot in warm salt water and lift the edge gently.',
        'الظفر المنغرس: انقع القدم في ماء دافئ مملح وارفع الحافة برفق.',
        { unless: ['diabetes'] },
      ),
      say('Bruised nail: a cold pack; the nail may come off and grow again.', 'كدمة الظفر: كمادة باردة؛ وقد يسقط الظفر ثم ينمو.', {
        when: 'black-nail',
      }),
      say('Ask a pharmacist about a lacquer for a thick, yellow nail.', 'اسأل الصيدلي عن طلاء علاجي للظفر السميك الأصفر.'),
    ],
    [
      infectedSkin,
      say(
        'See a doctor with diabetes, for strong pain, or a dark streak that came without a blow.',
        'راجع الطبيب مع السكري أو عند ألم شديد أو خط داكن ظهر بلا ضربة.',
      ),
    ],
  ),
} as const;
