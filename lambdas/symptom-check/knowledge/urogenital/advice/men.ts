import { sameFor, say, topic } from '../../kinds/topic.ts';
import { coldPack, nothingByMouth, paracetamol } from '../../sentences.ts';
import { noShame, noUrine, sample, shiver, testicleSigns, whenBegan } from '../sentences.ts';

const penisTopic = topic(
  'days',
  [
    say('Wash daily with water only, and dry gently.', 'اغسل يومياً بالماء فقط وجفف برفق.'),
    say('Do not use perfumed soap or leftover cream.', 'لا تستخدم صابوناً معطراً أو كريماً متبقياً.'),
    say('Never force the foreskin back.', 'لا تسحب القلفة بالقوة أبداً.'),
    noShame,
  ],
  [
    say('Go to an emergency department if the foreskin is stuck behind the head.', 'اذهب إلى قسم الطوارئ إذا علقت القلفة خلف رأس القضيب.'),
    noUrine,
  ],
);

export const advice = {
  // Men: EAU; NICE CKS
  'twisted-testicle': topic('emergency-department', [
    say('Go at once, even if the pain eases: every hour counts.', 'اذهب فوراً حتى لو خفّ الألم: فكل ساعة مهمة.'),
    whenBegan,
    say('Do not try to turn the testicle back.', 'لا تحاول إعادة الخصية إلى وضعها بنفسك.'),
    nothingByMouth,
  ]),
  'testicle-today': topic(
    'today',
    [
      say('See a doctor today.', 'راجع الطبيب اليوم.'),
      say('Lie down with a rolled towel under the scrotum.', 'استلقِ مع وضع منشفة ملفوفة تحت كيس الصفن.'),
      paracetamol,
      sample,
    ],
    [testicleSigns, shiver],
  ),
  'testicle-lump': topic(
    'weeks',
    [
      say('Have the lump felt by a doctor within two weeks.', 'راجع الطبيب خلال أسبوعين لفحص الكتلة.'),
      say('Note when it was found, and whether it grows or aches.', 'دوّن متى اكتُشفت وهل تكبر أو تؤلم.'),
    ],
    [testicleSigns],
  ),
  'genital-dark-skin': topic('emergency-department', [
    say('Call 999: an infection here can spread within hours.', 'اتصل بالرقم 999: العدوى هنا قد تنتشر خلال ساعات.'),
    say('Mark the edge of the redness with a pen, and note the time.', 'علّم حدود الاحمرار بالقلم ودوّن الوقت.'),
    nothingByMouth,
    say('Tell the staff if there is diabetes.', 'أخبر الطاقم بوجود السكري.'),
  ]),
  priapism: topic('emergency-department', [
    say('Go to an emergency department now: after 4 hours lasting harm begins.', 'اذهب إلى قسم الطوارئ الآن: بعد 4 ساعات يبدأ ضرر دائم.'),
    say('Do not use ice, and do not take any more tablets or injections for erection.', 'لا تستخدم الثلج، ولا مزيد من حبوب أو إبر الانتصاب.'),
    say('Try to pass urine, and walk a little on the way.', 'حاول التبول وامشِ قليلاً في الطريق.'),
    say('Tell the staff if sickle cell is known, and what was taken.', 'أخبر الطاقم بوجود الأنيميا المنجلية وبما استُعمل من أدوية.'),
  ]),
  'foreskin-stuck': topic('emergency-department', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say(
      'On the way, hold a cold pack in a cloth on it, and press the swelling gently with the hand.',
      'في الطريق ضع كمادة باردة ملفوفة بقماش واضغط التورم برفق باليد.',
    ),
    say('Do not cut or force anything.', 'لا تقطع شيئاً ولا تستعمل القوة.'),
  ]),
  'penis-fracture': topic('emergency-department', [
    say('Go to an emergency department now: it may need an operation today.', 'اذهب إلى قسم الطوارئ الآن: قد يحتاج الأمر إلى عملية اليوم.'),
    coldPack,
    nothingByMouth,
    say('Tell the staff if there is blood in the urine, or if none comes.', 'أخبر الطاقم بوجود دم في البول أو عدم خروجه.'),
  ]),
  'penis-caught': topic('emergency-department', [
    say('Go to an emergency department now, and do not pull.', 'اذهب إلى قسم الطوارئ الآن ولا تسحب.'),
    say('Oil or soap on a zip may help it slide; stop if it hurts.', 'قد يساعد الزيت أو الصابون على انزلاق السحّاب؛ توقف إذا آلم.'),
    say('Cut a hair or thread only if it is plainly seen.', 'لا تقص شعرة أو خيطاً إلا إذا كان ظاهراً بوضوح.'),
  ]),
  'circumcision-bleeding': topic('emergency-department', [
    say(
      'Press on the place with clean gauze for 10 minutes without looking, on the way to an emergency department.',
      'اضغط على الموضع بشاش نظيف 10 دقائق دون رفعه، في الطريق إلى قسم الطوارئ.',
    ),
    say('Tell the staff if a bleeding disorder is known in the family.', 'أخبر الطاقم بوجود اضطراب نزفي في الأسرة.'),
  ]),
  'penis-today': topic(
    'today',
    [
      say('See a doctor today.', 'راجع الطبيب اليوم.'),
      say('Wash gently with water only.', 'اغسل برفق بالماء فقط.'),
      say('Never force the foreskin back.', 'لا تسحب القلفة بالقوة أبداً.'),
    ],
    [noUrine, shiver],
  ),
  penis: penisTopic,
  'penis-visit': sameFor('weeks', penisTopic),
  circumcision: topic(
    'home',
    [
      say('Keep the place clean and dry, and change diapers often.', 'أبقِ الموضع نظيفاً وجافاً وغيّر الحفاض كثيراً.'),
      say('Put petroleum jelly on the place so that it does not stick.', 'ضع الفازلين على الموضع حتى لا يلتصق.'),
      say(
        'Dress loosely, and give paracetamol by weight as the package says.',
        'استخدم ملابس واسعة، وأعطِ الباراسيتامول حسب الوزن كما هو مكتوب على العبوة.',
        { unless: ['under-3-months'] },
      ),
      say('A thin yellow film while it heals is not pus.', 'الطبقة الصفراء الرقيقة أثناء الشفاء ليست صديداً.'),
    ],
    [
      say(
        'Go to an emergency department if bleeding goes on, or no urine comes for 12 hours.',
        'اذهب إلى قسم الطوارئ إذا استمر النزيف أو لم يخرج بول 12 ساعة.',
      ),
      say(
        'See a doctor the same day if there is fever, spreading redness or pus.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو احمرار ينتشر أو صديد.',
      ),
    ],
  ),
  'genital-injury': topic('emergency-department', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say('Press on bleeding with a clean cloth.', 'اضغط على النزيف بقماش نظيف.'),
    say('Do not pull out what is stuck in.', 'لا تسحب أي جسم مغروس.'),
    nothingByMouth,
  ]),
  'genital-injury-today': topic(
    'today',
    [coldPack, say('Rest, and wear snug underwear for support.', 'استرح والبس ملابس داخلية داعمة.'), paracetamol],
    [
      say(
        'Go to an emergency department if there is blood in the urine, no urine, or swelling or pain beyond an hour.',
        'اذهب إلى قسم الطوارئ عند دم في البول أو عدم خروجه أو تورم أو ألم يزيد على ساعة.',
      ),
    ],
  ),
  'genital-bruise': topic(
    'home',
    [coldPack, say('Rest, and wear snug underwear for support.', 'استرح والبس ملابس داخلية داعمة.'), paracetamol],
    [
      say(
        'Go to an emergency department if there is swelling, blood in the urine, or pain beyond an hour.',
        'اذهب إلى قسم الطوارئ عند تورم أو دم في البول أو ألم يزيد على ساعة.',
      ),
    ],
  ),
  // Self-care: NHS; FSRH; NICE CKS
  'penis-harmless': topic(
    'home',
    [
      say(
        'Small even bumps that stay the same are part of the skin, not an infection.',
        'الحبيبات الصغيرة المتساوية الثابتة جزء من الجلد وليست عدوى.',
      ),
      say('Do not squeeze or cut them; wash with water only.', 'لا تعصرها ولا تقطعها، واغسل بالماء فقط.'),
      say('After shaving: leave the razor for some days, and wear loose cotton.', 'بعد الحلاقة: اترك الشفرة بضعة أيام والبس قطناً واسعاً.'),
    ],
    [
      say(
        'See a doctor if there are sores, blisters, pus, fever or bumps that grow.',
        'راجع الطبيب عند تقرحات أو فقاعات أو صديد أو حرارة أو حبيبات تكبر.',
      ),
      say('Have a test after sex without a condom with a new partner.', 'أجرِ فحصاً بعد علاقة دون واقٍ مع شريك جديد.'),
    ],
  ),
} as const;
