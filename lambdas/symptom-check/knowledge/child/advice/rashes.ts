import { sameFor, say, topic } from '../../kinds/topic.ts';
import { infectedSkin, meningitisSigns, noAntibiotics, noAspirin, noScratching, onSide } from '../../sentences.ts';
import { children } from '../conditions.ts';
import { childSigns, oftenDrinks } from '../sentences.ts';

const childRashCheckTopic = topic(
  'days',
  [
    say('Take a photo of the rash each day.', 'التقط صورة للطفح كل يوم.'),
    say('Press a clear glass on it: it should fade.', 'اضغط عليه بكأس شفافة: ينبغي أن يختفي.'),
    say('On dark skin look at palms, soles and inside the mouth.', 'في البشرة الداكنة انظر إلى الكفين والقدمين وداخل الفم.'),
    noScratching,
  ],
  [meningitisSigns, childSigns, infectedSkin],
  children,
);

export const advice = {
  'child-rash-check': childRashCheckTopic,
  'child-rash-care': sameFor('home', childRashCheckTopic),
  'child-rash-fever': topic(
    'today',
    [
      say('Press a clear glass on the rash: it should fade.', 'اضغط على الطفح بكأس شفافة: ينبغي أن يختفي.'),
      say('Keep the child away from others, above all from pregnant women.', 'أبعد الطفل عن الآخرين، خصوصاً الحوامل.'),
      say('Tell the clinic about the rash before coming.', 'أخبر المركز الصحي بالطفح قبل الحضور.'),
      oftenDrinks,
      noAspirin,
    ],
    [meningitisSigns, childSigns],
    children,
  ),
  chickenpox: topic(
    'home',
    [
      say(
        'Keep away from school, work and pregnant women until every spot has a crust.',
        'ابتعد عن المدرسة والعمل والحوامل حتى تجف كل الحبوب.',
      ),
      noScratching,
      say(
        'Paracetamol can help: follow the package directions. Do not give or take ibuprofen with chickenpox.',
        'قد يفيد الباراسيتامول: اتبع العبوة. لا إيبوبروفين مع جدري الماء.',
        { unless: ['under-3-months'] },
      ),
      noAspirin,
      say('Cool clothes and calamine lotion can ease the itch.', 'قد تخفف الملابس الخفيفة وغسول الكالامين الحكة.'),
    ],
    [
      say(
        'Call 999 if there is trouble breathing, confusion, a stiff neck, a seizure or unsteady walking.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو ارتباك ذهني أو تيبس الرقبة أو تشنج أو ترنح.',
      ),
      infectedSkin,
      say(
        'See a doctor the same day in pregnancy, if immunity is weak, or for a baby.',
        'راجع الطبيب في اليوم نفسه في الحمل أو ضعف المناعة أو للرضيع.',
      ),
    ],
  ),
  'chickenpox-today': topic(
    'today',
    [
      say('Phone before coming, so that others are not infected.', 'اتصل قبل الحضور حتى لا يُصاب الآخرون.'),
      say(
        'A medicine against the virus works best within a day of the first spots.',
        'الدواء المضاد للفيروس أنفع خلال يوم من ظهور أول الحبوب.',
      ),
      noAspirin,
      say('Do not give or take ibuprofen with chickenpox.', 'لا إيبوبروفين مع جدري الماء.'),
    ],
    [
      say(
        'Call 999 if there is trouble breathing, confusion, a stiff neck or a seizure.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو ارتباك ذهني أو تيبس الرقبة أو تشنج.',
      ),
    ],
  ),
  'chickenpox-now': topic('ambulance', [
    say('Tell 999 about the chickenpox, so that others are protected.', 'أخبر موظف الطوارئ بجدري الماء لحماية الآخرين.'),
    say('Sit up if breathing is hard.', 'اجلس منتصباً عند صعوبة التنفس.'),
    onSide,
    noAspirin,
  ]),
  handfoot: topic(
    'home',
    [
      say('Take cool drinks and soft food, and avoid anything sour or spicy.', 'تناول مشروبات باردة وطعاماً ليناً، دون حامض أو حار.'),
      say(
        'Paracetamol can ease fever and sore mouth: follow the package directions.',
        'قد يخفف الباراسيتامول الحرارة وألم الفم: اتبع العبوة.',
        {
          unless: ['under-3-months'],
        },
      ),
      noAspirin,
      say('Wash hands often, and stay at home while feeling ill.', 'اغسل اليدين كثيراً وابقَ في البيت أثناء المرض.'),
      noAntibiotics,
    ],
    [
      say(
        'See a doctor the same day if drinking stops or urine is scarce, or after a week.',
        'راجع الطبيب في اليوم نفسه عند التوقف عن الشرب أو قلة البول أو بعد أسبوع.',
      ),
      say(
        'Call 999 if there is a stiff neck, a seizure or hard breathing, or if the person is hard to wake.',
        'اتصل بالرقم 999 عند تيبس الرقبة أو تشنج أو تنفس بجهد أو صعوبة في الإيقاظ.',
      ),
    ],
  ),
  'handfoot-today': topic(
    'today',
    [oftenDrinks, say('Phone before coming, so that others are not infected.', 'اتصل قبل الحضور حتى لا يُصاب الآخرون.'), noAspirin],
    [
      say(
        'Call 999 if there is a seizure or hard breathing, or if the person is hard to wake.',
        'اتصل بالرقم 999 عند تشنج أو تنفس بجهد أو صعوبة في الإيقاظ.',
      ),
    ],
  ),
  'measles-today': topic(
    'today',
    [
      say('Phone before coming: measles passes through the air.', 'اتصل قبل الحضور: تنتقل الحصبة بالهواء.'),
      say('Stay away from babies, pregnant women and anyone with weak immunity.', 'ابتعد عن الرضع والحوامل وضعاف المناعة.'),
      say('Bring the vaccine record.', 'أحضر سجل التطعيم.'),
      noAspirin,
    ],
    [
      say(
        'Call 999 if there is trouble breathing, confusion or a seizure, or if the person is hard to wake.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو ارتباك ذهني أو تشنج أو صعوبة في الإيقاظ.',
      ),
    ],
  ),
  'measles-now': topic('ambulance', [
    say('Tell 999 about the measles, so that others are protected.', 'أخبر موظف الطوارئ بالحصبة لحماية الآخرين.'),
    onSide,
    say('Sit up if breathing is hard.', 'اجلس منتصباً عند صعوبة التنفس.'),
  ]),
  'nappy-rash': topic(
    'home',
    [
      say('Change diapers often, and leave them off when you can.', 'غيّر الحفاضات كثيراً واترك الجلد مكشوفاً متى أمكن.'),
      say('Clean with water or plain wipes, and pat dry.', 'نظّف بالماء أو مناديل بسيطة وجفف بلطف.'),
      say('Put on a thin layer of barrier cream each time.', 'ضع طبقة رقيقة من كريم واقٍ كل مرة.'),
      say('Do not use powder or perfumed soap.', 'لا تستخدم البودرة أو الصابون المعطر.'),
    ],
    [
      infectedSkin,
      say(
        'See a doctor if it is no better after a week, or if it spreads or blisters.',
        'راجع الطبيب إذا لم يتحسن الطفح بعد أسبوع أو انتشر أو ظهرت فقاعات.',
      ),
      childSigns,
    ],
  ),
  'nappy-rash-check': topic(
    'days',
    [
      say('Change diapers often, and use barrier cream each time.', 'غيّر الحفاضات كثيراً مع كريم واقٍ كل مرة.'),
      say(
        'A lasting rash with red spots around it can need an antifungal cream.',
        'قد يحتاج الطفح المستمر مع بقع حوله إلى كريم مضاد للفطريات.',
      ),
      say('Do not use steroid cream without advice.', 'لا تستخدم كريم الكورتيزون دون استشارة.'),
    ],
    [infectedSkin, childSigns],
  ),
  'nappy-rash-today': topic(
    'today',
    [
      say('Leave the diaper off when you can, and pat dry.', 'اترك الجلد مكشوفاً متى أمكن وجففه بلطف.'),
      say('Measure the temperature.', 'قِس الحرارة.'),
    ],
    [childSigns],
  ),
} as const;
