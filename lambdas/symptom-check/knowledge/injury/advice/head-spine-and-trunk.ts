import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { compressions } from '../../compressions.ts';
import {
  coldPack,
  keepMoving,
  keepStill,
  medicinesReady,
  nothingByMouth,
  onSide,
  onlyPrescribed,
  paracetamol,
  rollInLine,
  spineSigns,
} from '../../sentences.ts';
import { limbSigns, neverHelp, notBetter, thinnersSaid, tourniquet } from '../sentences.ts';

const asFound = say('Keep head and neck as found, and leave a helmet on.', 'أبقِ الرأس والرقبة كما هما، ولا تنزع الخوذة.');
const headSigns = say(
  'Call 999 if there is vomiting, growing sleepiness, confusion, a seizure, a worse headache, weakness, or clear fluid or blood from the ear or nose.',
  'اتصل بالرقم 999 عند القيء أو نعاس متزايد أو ارتباك ذهني أو تشنج أو صداع يشتد أو ضعف أو خروج سائل صافٍ أو دم من الأذن أو الأنف.',
);
const traumaSigns = say(
  'Call 999 if there is fainting, trouble breathing, confusion, a hard or very painful belly, or numb or weak limbs.',
  'اتصل بالرقم 999 عند إغماء أو صعوبة في التنفس أو ارتباك ذهني أو بطن متصلب أو شديد الألم أو تنميل أو ضعف في الأطراف.',
);
const pregnantToo = say(
  'Have the baby in the womb checked today too, and tell the staff how many weeks pregnant you are.',
  'اطلبي فحص الجنين اليوم أيضاً، وأخبري الطاقم بعدد أسابيع الحمل.',
  { when: 'pregnant' },
);

export const advice = {
  // Head, neck, large injuries: NICE NG232, NG41, NG39; ERC and Resuscitation Council UK first aid 2021
  'head-injury': topic('ambulance', [
    asFound,
    say('Press a clean cloth gently on a bleeding wound, but not on a dent.', 'اضغط برفق بقماش نظيف على الجرح النازف، لا على موضع منخسف.'),
    say('Note any vomiting, sleepiness or confusion, and stay with the person.', 'دوّن أي قيء أو نعاس أو ارتباك ذهني، ولا تترك المصاب وحده.'),
    thinnersSaid,
    rollInLine,
    nothingByMouth,
  ]),
  'head-and-neck-injury': topic('ambulance', [keepStill, asFound, rollInLine]),
  concussion: topic(
    'today',
    [
      say('Stay with someone for the next 24 hours.', 'ابقَ برفقة شخص خلال 24 ساعة القادمة.'),
      say('Rest, and do not do sport, drive or drink alcohol.', 'استرح دون رياضة أو قيادة أو كحول.'),
      paracetamol,
      onlyPrescribed,
      thinnersSaid,
    ],
    [headSigns],
  ),
  'head-bump': topic(
    'home',
    [
      coldPack,
      say('Someone should look at the person often for 24 hours; sleep is allowed.', 'تفقّد المصاب كثيراً خلال 24 ساعة؛ والنوم مسموح.'),
      say('Rough play and sport wait until all is well.', 'أجّل اللعب العنيف والرياضة حتى يزول كل شيء.'),
      paracetamol,
    ],
    [
      headSigns,
      say(
        'See a doctor the same day if a headache lasts, or if the baby is under 1 year.',
        'راجع الطبيب في اليوم نفسه عند صداع مستمر أو رضيع دون سنة.',
      ),
    ],
  ),
  'spine-injury': topic('ambulance', [
    keepStill,
    asFound,
    say('Hold the head with both hands as it lies, until help comes.', 'ثبّت الرأس بكلتا اليدين كما هو حتى تصل المساعدة.'),
    rollInLine,
    say('Still in the water: keep the face up and the body floating level.', 'إذا كان المصاب في الماء فأبقِ وجهه لأعلى وجسمه طافياً مستوياً.', {
      when: any('dive-headfirst', 'water-crash'),
    }),
  ]),
  'neck-back-today': topic(
    'today',
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
      say('Call 999 if arms, hands or legs are numb or tingling.', 'اتصل بالرقم 999 عند تنميل أو وخز في الذراعين أو اليدين أو الساقين.'),
    ],
  ),
  'neck-back-strain': topic(
    'home',
    [keepMoving, say('A warm pack can ease the pain.', 'قد تخفف الكمادة الدافئة الألم.'), paracetamol],
    [
      spineSigns,
      say(
        'See a doctor the same day if the pain grows or goes into an arm or leg.',
        'راجع الطبيب في اليوم نفسه إذا اشتد الألم أو امتد إلى ذراع أو ساق.',
      ),
    ],
  ),
  'major-injury': topic('ambulance', [
    say('Stay out of danger: traffic, machines, falling things, fire.', 'ابتعد عن الخطر: السيارات والآلات وما قد يسقط والنار.'),
    keepStill,
    say('Press firmly on any bleeding.', 'اضغط بقوة على أي نزيف.'),
    tourniquet,
    say('Keep the person warm with a blanket or coat.', 'دفّئ المصاب ببطانية أو معطف.'),
    nothingByMouth,
    ...compressions,
  ]),
  'stab-injury': topic('ambulance', [
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
    'ambulance',
    [
      say('Lie on the left side, unless the neck or back may be hurt.', 'استلقي على الجنب الأيسر، إلا عند احتمال إصابة الرقبة أو الظهر.'),
      say(
        'Tell the staff how many weeks pregnant you are, and whether the baby moves.',
        'أخبري الطاقم بعدد أسابيع الحمل وهل يتحرك الجنين.',
      ),
      say('Use a pad for bleeding, and note its color and amount.', 'استخدمي فوطة صحية عند النزيف، ودوّني لونه وكميته.'),
    ],
    [],
    'pregnant',
  ),
  'crash-today': topic(
    'today',
    [
      say('Get medical care today: injuries can show after hours.', 'راجع الطبيب اليوم: فقد تظهر الإصابات بعد ساعات.'),
      say('Do not drive, and do not stay alone.', 'لا تقُد السيارة ولا تبقَ وحدك.'),
      paracetamol,
      thinnersSaid,
      pregnantToo,
    ],
    [traumaSigns, headSigns],
  ),
  'crash-check': topic(
    'home',
    [say('Stiffness can come on the second day.', 'قد يظهر التيبس في اليوم الثاني.'), keepMoving, paracetamol],
    [traumaSigns, spineSigns],
  ),
  'fall-today': topic(
    'today',
    [
      say('Rest until a doctor has checked you, and do not walk on what hurts.', 'استرح حتى الفحص ولا تمشِ على الجزء المؤلم.'),
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
    'home',
    [coldPack, say('Rest for a day, then move gently.', 'استرح يوماً ثم تحرك برفق.'), paracetamol],
    [traumaSigns, headSigns, notBetter, neverHelp],
  ),
  'injury-check': topic(
    'days',
    [coldPack, say('Rest the hurt part, and raise it.', 'أرح الجزء المصاب وارفعه.'), paracetamol],
    [traumaSigns, limbSigns, neverHelp],
  ),
  'trunk-injury': topic('ambulance', [
    say('Sit or lie as it is easiest, and keep still.', 'اجلس أو استلقِ بالوضعية الأسهل وابقَ ساكناً.'),
    say('Do not press on the belly, and do not bandage the chest tightly.', 'لا تضغط على البطن ولا تشد رباطاً على الصدر.'),
    nothingByMouth,
    thinnersSaid,
    onSide,
  ]),
  'trunk-today': topic(
    'today',
    [say('Rest, and do not do sport or lift things.', 'استرح دون رياضة أو رفع أشياء.'), paracetamol, onlyPrescribed, thinnersSaid],
    [
      say(
        'Call 999 if there is trouble breathing, fainting, blood in urine or vomit, shoulder pain, or a hard or growing belly.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو إغماء أو ألم في الكتف أو بطن متصلب أو منتفخ أو دم في البول أو القيء.',
      ),
    ],
  ),
  'trunk-bruise': topic(
    'home',
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
        'Call 999 if there is trouble breathing, fainting, blood in urine or vomit, or belly pain that grows.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو إغماء أو ألم بطن يزداد أو دم في البول أو القيء.',
      ),
      say('See a doctor the same day if there is fever or cough with phlegm.', 'راجع الطبيب في اليوم نفسه عند حرارة أو سعال مع بلغم.'),
    ],
  ),
} as const;
