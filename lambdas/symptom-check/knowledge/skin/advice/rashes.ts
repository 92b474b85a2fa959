import { say, topic } from '../../kinds/topic.ts';
import {
  allergySigns,
  infectedSkin,
  meningitisSigns,
  noAspirin,
  noScratching,
  onSide,
  paracetamol,
  sepsisSigns,
  sips,
} from '../../sentences.ts';
import { antihistamine, doctorIfNotBetter, mask, photo, plainCare } from '../sentences.ts';

const hydrocortisoneAndSelfCare = say(
  'Ask a pharmacist before using a steroid cream, above all on the face or for a child.',
  'اسأل الصيدلي قبل استخدام كريم الكورتيزون، وخصوصاً على الوجه أو لطفل.',
);

export const advice = {
  'blood-spots': topic('ambulance', [
    say('Press a clear glass on the spots, and tell 999 if they do not fade.', 'اضغط كأساً شفافة على البقع، وأخبر موظف الطوارئ إن لم تختفِ.'),
    say(
      'On dark skin check palms, soles, mouth and the inside of the eyelids.',
      'في البشرة الداكنة افحص الكفين وباطن القدمين والفم وباطن الجفنين.',
    ),
    say('Tell the staff if blood thinners are taken.', 'أخبر الطاقم باستعمال أي مميع للدم.'),
    onSide,
  ]),
  'skin-breakdown': topic('emergency-department', [
    say('Do not take any more of a new medicine, and bring the package.', 'لا تتناول مزيداً من أي دواء جديد، وأحضر العبوة.'),
    say(
      'Do not burst blisters or pull at the skin; cover it with a clean cloth that does not stick.',
      'لا تفتح الفقاعات ولا تشد الجلد؛ غطّه بقماش نظيف لا يلتصق.',
    ),
    say('Do not put cream on it.', 'لا تضع عليه أي كريم.'),
  ]),
  'medicine-rash': topic(
    'today',
    [
      say(
        'Do not take any more of the suspected medicine before asking today, except insulin, blood thinners, steroids, or heart or epilepsy medicine: ask first.',
        'لا تتناول مزيداً من الدواء المشتبه به قبل السؤال اليوم، إلا الأنسولين ومميعات الدم والكورتيزون وأدوية القلب والصرع: اسأل أولاً.',
      ),
      say('Bring the package, and note when it was begun.', 'أحضر العبوة ودوّن وقت بدء الدواء.'),
      antihistamine,
    ],
    [
      allergySigns,
      say(
        'Go to an emergency department if there are blisters, peeling skin, or sores in the mouth or eyes.',
        'اذهب إلى قسم الطوارئ عند فقاعات أو تقشر الجلد أو تقرحات في الفم أو العينين.',
      ),
    ],
  ),
  'fever-rash': topic(
    'today',
    [
      mask,
      say('Tell the doctor about any travel, pregnancy or contact with measles.', 'أخبر الطبيب بأي مخالطة للحصبة أو سفر أو حمل.'),
      paracetamol,
      noAspirin,
      sips,
    ],
    [meningitisSigns, sepsisSigns],
  ),
  'rash-today': topic(
    'today',
    [photo, say('Do not put new creams on it.', 'لا تضع عليه كريماً جديداً.'), paracetamol],
    [
      allergySigns,
      say(
        'Go to an emergency department if there are blisters, peeling skin, or spots that do not fade when a clear glass is pressed on them.',
        'اذهب إلى قسم الطوارئ عند فقاعات أو تقشر الجلد أو بقع لا تختفي تحت ضغط كأس شفافة.',
      ),
      sepsisSigns,
    ],
  ),
  'pregnancy-itch': topic(
    'today',
    [
      say('Call the maternity unit today: itching can need a blood test.', 'اتصلي بقسم الولادة اليوم: فالحكة قد تحتاج إلى تحليل دم.'),
      say(
        'Note whether palms and soles itch, and watch the movements of the baby.',
        'دوّني إن كانت الحكة في الكفين وباطن القدمين، وراقبي حركة الجنين.',
      ),
    ],
    [
      say(
        'Go to the maternity emergency at once if the baby moves less, or if there is bleeding or pain.',
        'اذهبي إلى طوارئ الولادة فوراً إذا قلّت حركة الجنين أو عند نزيف أو ألم.',
      ),
    ],
    'pregnant',
  ),
  'itch-yellow': topic(
    'today',
    [
      say(
        'Do not drink alcohol or take paracetamol or herbal medicine before a doctor has checked you.',
        'لا كحول ولا باراسيتامول ولا أعشاب قبل أن يفحصك الطبيب.',
      ),
      say('Note the color of urine and stool.', 'دوّن لون البول والبراز.'),
    ],
    [
      say(
        'Call 999 if there is confusion, unusual sleepiness, bleeding, or fever with shaking.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو نعاس غير معتاد أو نزيف أو حرارة مع رجفة.',
      ),
    ],
  ),
  skin: topic(
    'weeks',
    [photo, plainCare, noScratching, say('Do not use the cream of another person.', 'لا تستخدم كريم شخص آخر.'), hydrocortisoneAndSelfCare],
    [allergySigns, infectedSkin],
  ),
  'itchy-skin': topic(
    'home',
    [
      plainCare,
      noScratching,
      say('Stop a new soap, cream, perfume or cosmetic.', 'أوقف أي صابون أو كريم أو عطر أو مستحضر تجميل جديد.'),
      antihistamine,
    ],
    [
      allergySigns,
      infectedSkin,
      doctorIfNotBetter,
      say('Call the maternity unit the same day if there is itching in pregnancy.', 'اتصلي بقسم الولادة في اليوم نفسه عند حكة في الحمل.', {
        when: 'fertile',
      }),
    ],
  ),
  'friction-blister': topic(
    'home',
    [
      say('Leave the blister closed, and cover it with a soft adhesive bandage.', 'اترك الفقاعة مغلقة وغطِّها بلاصق لين.'),
      say('If it has burst, wash it with water, keep the skin on it, and cover it.', 'إذا انفتحت فاغسلها بالماء واترك الجلد فوقها وغطِّها.'),
      say('Wear other shoes or gloves until it has healed.', 'استعمل حذاءً آخر أو قفازاً حتى تلتئم.'),
    ],
    [
      infectedSkin,
      say(
        'See a doctor the same day if someone with diabetes has a blister on the foot.',
        'راجع الطبيب في اليوم نفسه عند فقاعة في القدم مع مرض السكري.',
      ),
      say(
        'See a doctor if many blisters come without a cause or after a new medicine.',
        'راجع الطبيب عند فقاعات كثيرة دون سبب أو بعد دواء جديد.',
      ),
    ],
  ),
} as const;
