import { sameFor, say, topic } from '../../kinds/topic.ts';
import { medicinesReady, nothingByMouth, paracetamol, sepsisSigns } from '../../sentences.ts';
import { drink, feverOrFlank, noUrine, sample, shiver, tellIllness } from '../sentences.ts';

const darkUrineTopic = topic(
  'days',
  [
    drink,
    say('Keep out of the heat, and note the color of the urine each time.', 'ابتعد عن الحر ودوّن لون البول في كل مرة.'),
    say(
      'Note new medicines, fava beans and hard exercise of the last days.',
      'دوّن ما جدّ من أدوية أو أكل فول أو رياضة شاقة في الأيام الأخيرة.',
    ),
    sample,
  ],
  [
    say(
      'Go to an emergency department if muscles are painful or weak, or if there is great paleness.',
      'اذهب إلى قسم الطوارئ عند شحوب شديد أو ألم أو ضعف في العضلات.',
    ),
    say('See a doctor today if there are yellow eyes, pale stool or fever.', 'راجع الطبيب اليوم عند اصفرار العينين أو براز فاتح أو حرارة.'),
  ],
);

export const advice = {
  // Kidneys and urine: NICE NG118, NG111, NG109, NG12, NG123; EAU; UK Kidney Association
  'urine-sepsis': topic('ambulance', [
    say('Ask the call handler: could this be sepsis?', 'اسأل موظف الطوارئ: هل يمكن أن يكون هذا تسمماً في الدم؟'),
    say('Lie down, and do not drive yourself.', 'استلقِ ولا تقد السيارة بنفسك.'),
    tellIllness,
    medicinesReady,
  ]),
  'urine-today': topic('today', [drink, sample, paracetamol, tellIllness], [sepsisSigns, noUrine, shiver]),
  urinary: topic(
    'days',
    [drink, say('Do not hold urine for long.', 'لا تحبس البول طويلاً.'), paracetamol, sample],
    [
      feverOrFlank,
      say(
        'See a doctor the same day if there is blood in the urine, or in pregnancy.',
        'راجع الطبيب في اليوم نفسه عند الحمل، أو عند دم في البول.',
      ),
      noUrine,
    ],
  ),
  bladder: topic(
    'weeks',
    [
      say('Note for 3 days how much is drunk, and when urine comes or leaks.', 'دوّن لمدة 3 أيام كمية الشرب ومواعيد التبول أو التسرب.'),
      say('Cut down on coffee, tea and carbonated drinks, above all in the evening.', 'قلل القهوة والشاي والمشروبات الغازية، خصوصاً مساءً.'),
      say(
        'Ask a pharmacist before cold or allergy tablets: some block the urine.',
        'اسأل الصيدلي قبل حبوب الزكام أو الحساسية، فبعضها يحبس البول.',
        { when: 'male' },
      ),
      say('Exercise the muscles between the legs each day, as if holding urine.', 'مرّن عضلات الحوض كل يوم كأنك تحبس البول.', {
        when: 'leaking-urine',
      }),
    ],
    [
      noUrine,
      say(
        'Call 999 if there is new numbness between the legs, or if the legs are weak.',
        'اتصل بالرقم 999 عند خدر جديد بين الساقين أو ضعف في الساقين.',
      ),
      feverOrFlank,
      say('See a doctor the same day if there is great thirst with weight loss.', 'راجع الطبيب في اليوم نفسه عند عطش شديد مع نقص الوزن.'),
    ],
  ),
  retention: topic('emergency-department', [
    say('Go to an emergency department now: a full bladder must be emptied.', 'اذهب إلى قسم الطوارئ الآن: يجب تفريغ المثانة الممتلئة.'),
    say('Do not drink anything more, and do not press on the belly.', 'لا تشرب المزيد ولا تضغط على البطن.'),
    say('Note when urine last came.', 'دوّن متى خرج البول آخر مرة.'),
    say(
      'Tell the staff at once about back pain, numbness between the legs or weak legs.',
      'أخبر الطاقم فوراً بوجود ألم في الظهر أو خدر بين الساقين أو ضعف في الساقين.',
    ),
    medicinesReady,
  ]),
  'muscle-breakdown': topic('emergency-department', [
    say(
      'Go to an emergency department now: muscles that break down can harm the kidneys.',
      'اذهب إلى قسم الطوارئ الآن: تكسّر العضلات قد يضر الكلى.',
    ),
    say('Stop all effort, and go out of the heat.', 'أوقف أي مجهود وابتعد عن الحر.'),
    say('Drink water on the way, if awake and not vomiting.', 'اشرب الماء في الطريق إذا كان الوعي كاملاً ولا يوجد قيء.', {
      unless: ['kidney-disease'],
    }),
    say('Do not take ibuprofen, aspirin or diclofenac.', 'لا تتناول الإيبوبروفين أو الأسبرين أو الديكلوفيناك.'),
  ]),
  'blood-breakdown': topic('emergency-department', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say(
      'Tell the staff at once if G6PD deficiency or sickle cell is known in the family.',
      'أخبر الطاقم فوراً بوجود نقص إنزيم G6PD (أنيميا الفول) أو الأنيميا المنجلية لدى المصاب أو أسرته.',
    ),
    say('Do not eat fava beans or take new medicines.', 'لا فول ولا أي دواء جديد.'),
    say('Bring the packages of what was taken in the last 3 days.', 'أحضر عبوات ما استُعمل خلال آخر 3 أيام.'),
  ]),
  'dark-urine-today': topic(
    'today',
    [
      say('See a doctor today, with a fresh urine sample.', 'راجع الطبيب اليوم مع عينة بول حديثة.'),
      drink,
      say('Rest in a cool place.', 'استرح في مكان بارد.'),
      say(
        'Do not take paracetamol, ibuprofen or herbs until you have asked.',
        'لا تتناول الباراسيتامول أو الإيبوبروفين أو الأعشاب قبل السؤال.',
      ),
    ],
    [say('Call 999 if there is confusion, great weakness or fainting.', 'اتصل بالرقم 999 عند ارتباك ذهني أو ضعف شديد أو إغماء.'), noUrine],
  ),
  'dark-urine': darkUrineTopic,
  'dark-urine-care': sameFor('home', darkUrineTopic),
  'drink-more': topic(
    'home',
    [
      drink,
      say('Drink until the urine is pale yellow again.', 'اشرب حتى يعود لون البول أصفر فاتحاً.'),
      say('Rest in a cool place out of the sun.', 'استرح في مكان بارد بعيداً عن الشمس.'),
    ],
    [
      say(
        'See a doctor today if it stays dark for a day although you drank enough.',
        'راجع الطبيب اليوم إذا بقي داكناً يوماً كاملاً رغم الشرب الكافي.',
      ),
      say(
        'Go to an emergency department if muscles are painful, the eyes are yellow or no urine comes.',
        'اذهب إلى قسم الطوارئ عند ألم في العضلات أو اصفرار العينين أو انقطاع البول.',
      ),
    ],
  ),
  'kidney-injury': topic('ambulance', [
    say('Call 999, lie still and do not walk around.', 'اتصل بالرقم 999 وابقَ مستلقياً دون حركة.'),
    nothingByMouth,
    say('Tell the staff if blood thinners are taken.', 'أخبر الطاقم باستعمال أي مميع للدم.'),
  ]),
  'blood-in-urine': topic(
    'today',
    [
      drink,
      sample,
      say('Do not stop a blood thinner by yourself; ask today.', 'لا توقف مميع الدم من تلقاء نفسك؛ اسأل اليوم.', { when: 'blood-thinner' }),
      medicinesReady,
    ],
    [
      say('Go to an emergency department if clots come, or no urine comes.', 'اذهب إلى قسم الطوارئ إذا نزلت كتل دم أو لم يخرج بول.'),
      shiver,
    ],
  ),
  'blood-in-urine-visit': topic(
    'today',
    [
      say('See a doctor even if the blood does not come back.', 'راجع الطبيب حتى لو لم يعد الدم.'),
      drink,
      sample,
      say('Note whether red food was eaten, or the period was there.', 'دوّن إن سبق ذلك طعام أحمر اللون أو كان وقت الدورة.'),
    ],
    [
      say(
        'Go to an emergency department if there are clots, or if no urine comes.',
        'اذهب إلى قسم الطوارئ عند نزول كتل دم أو إذا لم يخرج بول.',
      ),
      feverOrFlank,
    ],
  ),
  // Self-care: NHS; FSRH; NICE CKS
  'urine-colour': topic(
    'home',
    [
      say(
        'Beetroot, vitamins, asparagus and food dyes can color or scent the urine for a day or two.',
        'الشمندر والفيتامينات والهليون وصبغات الطعام قد تغيّر لون البول أو رائحته ليوم أو يومين.',
      ),
      drink,
      say('Leave that food out, and look at the color for two days.', 'امتنع عن ذلك الطعام وراقب اللون يومين.'),
    ],
    [
      say(
        'See a doctor today if it is red without such food, or stays for over 2 days.',
        'راجع الطبيب اليوم إذا كان أحمر دون ذلك الطعام أو استمر أكثر من يومين.',
      ),
      feverOrFlank,
    ],
  ),
  'urine-much': topic(
    'home',
    [
      say(
        'Coffee, tea and carbonated drinks bring more urine: cut down for two days.',
        'القهوة والشاي والمشروبات الغازية تزيد البول: قللها يومين.',
      ),
      say('Drink when thirsty, and little in the evening.', 'اشرب عند العطش وقليلاً في المساء.'),
    ],
    [
      say(
        'See a doctor if it goes on without them, or if there is great thirst or weight loss.',
        'راجع الطبيب إذا استمر دونها أو مع عطش شديد أو نقص وزن.',
      ),
      feverOrFlank,
    ],
  ),
} as const;
