import { sameFor, say, topic } from '../../kinds/topic.ts';
import {
  allergySigns,
  coldPack,
  infectedSkin,
  meningitisSigns,
  noIbuprofen,
  noScratching,
  nothingByMouth,
  onSide,
  paracetamol,
  sepsisSigns,
} from '../../sentences.ts';
import { antihistamine, noSqueezing, spreadsFast } from '../sentences.ts';

const line = say(
  'Draw a line around the red or dark area, to see whether it grows.',
  'ارسم خطاً حول المنطقة المحمرة أو الداكنة لمعرفة إن كانت تكبر.',
);
const jointsToday = say(
  'Go to an emergency department if there is fever or shaking chills, or if a joint cannot be moved or stood on.',
  'اذهب إلى قسم الطوارئ عند حرارة أو قشعريرة مع رجفة أو مفصل لا يمكن تحريكه أو الوقوف عليه.',
);

const boilTopic = topic(
  'days',
  [
    say('Hold a warm damp cloth on it for 10 minutes, four times a day.', 'ضع عليه قطعة قماش دافئة رطبة 10 دقائق أربع مرات يومياً.'),
    noSqueezing,
    say('With boils that come back, have the blood sugar checked.', 'عند تكرر الدمامل اطلب فحص سكر الدم.'),
  ],
  [
    infectedSkin,
    say(
      'See a doctor the same day if the boil is on the face or spine, or if there is diabetes.',
      'راجع الطبيب في اليوم نفسه عند دمل في الوجه أو على العمود الفقري أو مع السكري.',
    ),
  ],
);

export const advice = {
  // Bites and stings
  'sting-mouth': topic('ambulance', [
    say(
      'Sit upright, and suck ice or sip cold water if swallowing is easy.',
      'اجلس منتصباً، ومصّ ثلجاً أو اشرب ماء بارداً رشفات إذا كان البلع سهلاً.',
      { unless: ['under-5', 'trouble-swallowing'] },
    ),
    say(
      'Tell 999 that the sting is inside the mouth: it can swell within minutes.',
      'أخبر موظف الطوارئ أن اللسعة داخل الفم: قد يتورم خلال دقائق.',
    ),
    say('Use an adrenaline pen at once if breathing becomes hard and there is one.', 'استخدم قلم الأدرينالين فوراً إن وُجد إذا صعب التنفس.'),
  ]),
  'many-stings': topic('ambulance', [
    say('Get away from the insects, and cover the head.', 'ابتعد عن الحشرات وغطِّ الرأس.'),
    say('Scrape stings out sideways as fast as possible.', 'اكشط الإبر جانبياً بأسرع ما يمكن.'),
    say('Note how many stings there are, and when.', 'دوّن عدد اللسعات ووقتها.'),
    onSide,
  ]),
  'many-stings-today': topic(
    'today',
    [
      say('Scrape stings out sideways, and wash with soap and water.', 'اكشط الإبر جانبياً واغسل بالماء والصابون.'),
      coldPack,
      say('Drink water, and watch the color of the urine.', 'اشرب الماء وراقب لون البول.'),
    ],
    [
      allergySigns,
      say(
        'Go to an emergency department if there is vomiting, dark urine or unusual sleepiness.',
        'اذهب إلى قسم الطوارئ عند قيء أو بول داكن أو نعاس غير معتاد.',
      ),
    ],
  ),
  'insect-bite': topic(
    'pharmacist',
    [
      say('Scrape a sting out sideways, and wash with soap and water.', 'اكشط الإبرة جانبياً واغسل الموضع بالماء والصابون.'),
      say('Take off rings near it.', 'انزع الخواتم القريبة.'),
      coldPack,
      antihistamine,
      noScratching,
    ],
    [
      allergySigns,
      say(
        'Call 999 after a scorpion sting or a snake bite, or if the sting is inside the mouth.',
        'اتصل بالرقم 999 بعد لدغة عقرب أو أفعى أو لسعة داخل الفم.',
      ),
      infectedSkin,
    ],
  ),
  'bite-infected': topic(
    'today',
    [
      line,
      say('Raise the sore part, and take off rings.', 'ارفع الجزء المؤلم وانزع الخواتم.'),
      paracetamol,
      say('Tell the doctor about any trip.', 'أخبر الطبيب بأي سفر.'),
    ],
    [sepsisSigns, spreadsFast],
  ),
  // Infection of the skin and of joints
  'infection-today': topic(
    'today',
    [
      line,
      say('Rest and raise the sore part.', 'أرِح الجزء المؤلم وارفعه.'),
      say('Do not squeeze or cut it, and do not use leftover antibiotics.', 'لا تعصره ولا تفتحه، ولا تستخدم مضادات حيوية متبقية.'),
      paracetamol,
    ],
    [
      sepsisSigns,
      spreadsFast,
      say(
        'Go to an emergency department if the eye is swollen shut or sees less.',
        'اذهب إلى قسم الطوارئ إذا انغلقت العين من التورم أو ضعف النظر.',
      ),
    ],
  ),
  'necrotising-infection': topic('emergency-department', [
    say(
      'Go at once, and tell the staff that it spreads fast or turns dark.',
      'اذهب فوراً وأخبر الطاقم أن الالتهاب ينتشر بسرعة أو أن الجلد يسودّ.',
    ),
    say('Draw a line around it with the time.', 'ارسم خطاً حوله مع الوقت.'),
    say('Tell the staff if the wound was in sea water or from a fish.', 'أخبر الطاقم إن كان الجرح قد لامس ماء البحر أو سببه سمك.'),
    nothingByMouth,
  ]),
  'abscess-today': topic(
    'today',
    [
      noSqueezing,
      say('Hold a warm damp cloth on it for 10 minutes, several times a day.', 'ضع عليه قطعة قماش دافئة رطبة 10 دقائق عدة مرات يومياً.'),
      say('Cover it if it drains, and wash the hands.', 'غطِّه إذا خرج منه صديد واغسل اليدين.'),
      paracetamol,
    ],
    [sepsisSigns, spreadsFast],
  ),
  boil: boilTopic,
  'boil-care': sameFor('home', boilTopic),
  'boil-home': topic(
    'home',
    [
      say('Hold a warm damp cloth on it for 10 minutes, four times a day.', 'ضع عليه قطعة قماش دافئة رطبة 10 دقائق أربع مرات يومياً.'),
      noSqueezing,
      say('Keep it clean and covered, with a towel of its own.', 'أبقِه نظيفاً ومغطى، مع منشفة خاصة به.'),
    ],
    [infectedSkin, say('See a doctor if it is not gone after a week.', 'راجع الطبيب إذا لم يختفِ بعد أسبوع.')],
  ),
  'septic-joint': topic('emergency-department', [
    say('Do not move or put weight on the joint.', 'لا تحرك المفصل ولا تقف عليه.'),
    say(
      'Tell the staff about any artificial joint, an injection in it, or a weak immune system.',
      'أخبر الطاقم بأي مفصل صناعي أو حقنة فيه أو ضعف في المناعة.',
    ),
    nothingByMouth,
  ]),
  'hot-joint': topic(
    'today',
    [
      say('Rest the joint, and raise it.', 'أرِح المفصل وارفعه.'),
      coldPack,
      paracetamol,
      say('Do not rub it, and do not stop prescribed medicine.', 'لا تدلّكه، ولا توقف أي دواء موصوف.'),
    ],
    [jointsToday],
  ),
  gout: topic(
    'days',
    [
      say('Rest and raise the joint.', 'أرِح المفصل وارفعه.'),
      coldPack,
      say(
        'Go on with prescribed gout medicine, and ask before starting a new one.',
        'استمر على دواء النقرس الموصوف، واسأل قبل بدء دواء جديد.',
      ),
      noIbuprofen,
      say('Drink enough water.', 'اشرب ماءً كافياً.'),
    ],
    [jointsToday],
  ),
  'swollen-joint': topic(
    'days',
    [
      say('Rest it from what hurts, and move it gently.', 'أرِحه مما يؤلم وحرّكه بلطف.'),
      coldPack,
      paracetamol,
      noIbuprofen,
      say('Note which joints swell, and how long they are stiff in the morning.', 'دوّن أي المفاصل يتورم ومدة التيبس صباحاً.'),
    ],
    [jointsToday],
  ),
  // Shingles
  shingles: topic(
    'today',
    [
      say(
        'Treatment works best within 3 days of the rash: get medical care today.',
        'العلاج أنفع خلال 3 أيام من ظهور الطفح: راجع الطبيب اليوم.',
      ),
      say('Keep it clean, dry and loosely covered.', 'أبقِه نظيفاً وجافاً ومغطى دون ضغط.'),
      say(
        'Keep away from pregnant women, babies and people with weak immunity until it is crusted.',
        'تجنب مخالطة الحوامل والرضّع وضعاف المناعة حتى تجف القشور.',
      ),
      paracetamol,
    ],
    [
      say(
        'Go to an emergency department if there are blisters near the eye, a painful eye or weaker sight.',
        'اذهب إلى قسم الطوارئ عند فقاعات قرب العين أو ألم فيها أو ضعف النظر.',
      ),
      meningitisSigns,
    ],
  ),
  'shingles-eye': topic('emergency-department', [
    say('Do not touch or rub the eye, and take out contact lenses.', 'لا تلمس العين ولا تفركها، وانزع العدسات.'),
    say('Do not put drops or cream in it unless an eye doctor prescribed them.', 'لا تضع قطرات أو كريماً إلا بوصفة طبيب عيون.'),
  ]),
  'shingles-wide': topic('emergency-department', [
    say(
      'Tell the staff before going in that shingles and a weak immune system are possible.',
      'أخبر الطاقم قبل الدخول باحتمال الحزام الناري وضعف المناعة.',
    ),
    say('Cover the blisters, and wear a mask.', 'غطِّ الفقاعات وضع كمامة.'),
  ]),
  'shingles-face': topic(
    'today',
    [
      say('See an eye doctor or an emergency doctor today.', 'راجع طبيب عيون أو طبيب طوارئ اليوم.'),
      say('Do not touch the eye or the ear.', 'لا تلمس العين أو الأذن.'),
      paracetamol,
    ],
    [
      say(
        'Go to an emergency department if there is a red or painful eye, weaker sight or a drooping face.',
        'اذهب إلى قسم الطوارئ عند احمرار أو ألم في العين أو ضعف النظر أو ارتخاء الوجه.',
      ),
      meningitisSigns,
    ],
  ),
  'shingles-late': topic(
    'days',
    [
      say('Keep it clean and dry, in loose cotton.', 'أبقِه نظيفاً وجافاً مع ملابس قطنية واسعة.'),
      paracetamol,
      say('Tell the doctor about pain that remains: there is treatment for it.', 'أخبر الطبيب بأي ألم باقٍ: فله علاج.'),
    ],
    [
      say(
        'See a doctor the same day if there are blisters near the eye, fever or spreading redness.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو احمرار ينتشر أو فقاعات قرب العين.',
      ),
    ],
  ),
} as const;
