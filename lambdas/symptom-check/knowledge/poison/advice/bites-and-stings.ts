import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { compressions } from '../../compressions.ts';
import { allergySigns, coldPack, infectedSkin, noScratching, onSide } from '../../sentences.ts';

const hotWater = say(
  'Put the place in hot, not scalding, water (45 °C at most) for 30 to 90 minutes; test it first with a hand that was not stung.',
  'اغمر الموضع بماء ساخن غير حارق (45° كحد أقصى) من 30 إلى 90 دقيقة؛ واختبره أولاً بيد سليمة.',
);
const seaWater = say('Rinse with sea water, not fresh water, and do not rub.', 'اشطف بماء البحر لا بالماء العذب، ولا تفرك.');
const tentacles = say(
  'Lift off tentacles with tweezers or the edge of a card, with gloves.',
  'انزع اللوامس بملقط أو بحافة بطاقة مع ارتداء قفاز.',
);
const noRemedies = say('Do not put urine, alcohol, sand or ice on it.', 'لا تضع عليه بولاً أو كحولاً أو رملاً أو ثلجاً.');

export const advice = {
  venom: topic('ambulance', [
    say(
      'Stay calm, and keep the bitten or stung limb still, with a splint if possible.',
      'ابقَ هادئاً وأبقِ الطرف الملدوغ ساكناً بجبيرة إن أمكن.',
    ),
    say('Take off rings, watches and tight clothes near it.', 'انزع الخواتم والساعات والملابس الضيقة القريبة منه.'),
    say('Do not tie, cut, suck or ice the bite.', 'لا تربط مكان اللدغة ولا تجرحه ولا تمصّه ولا تضع عليه ثلجاً.'),
    say('Do not try to catch the animal; a photo from afar is enough.', 'لا تحاول الإمساك بالحيوان؛ تكفي صورة من بعيد.'),
    say('Note the time, and mark the edge of the swelling with a pen.', 'دوّن الوقت وعلّم حدود التورم بقلم.'),
    say('Do not take aspirin or ibuprofen.', 'لا أسبرين ولا إيبوبروفين.'),
    onSide,
  ]),
  'unseen-bite': topic(
    'today',
    [
      say('Keep the limb still, and take off rings and tight clothes.', 'أبقِ الطرف ساكناً وانزع الخواتم والملابس الضيقة.'),
      say('Wash gently; do not cut, suck or tie it.', 'اغسل برفق؛ ولا تجرح أو تمص أو تربط.'),
      say('Mark the edge of the swelling with a pen and the time.', 'علّم حدود التورم بقلم مع الوقت.'),
    ],
    [
      say(
        'Call 999 if the swelling climbs, or if there are drooping eyelids, bleeding, vomiting, fainting or trouble breathing.',
        'اتصل بالرقم 999 عند تورم يصعد أو ارتخاء الجفنين أو نزيف أو قيء أو إغماء أو صعوبة في التنفس.',
      ),
    ],
  ),
  'spider-check': topic(
    'days',
    [say('Wash with soap and water.', 'اغسل بالماء والصابون.'), coldPack, say('Take a photo each day.', 'التقط صورة كل يوم.')],
    [
      allergySigns,
      say(
        'Go to an emergency department if there are muscle cramps, sweating, vomiting, or dark or spreading skin.',
        'اذهب إلى قسم الطوارئ عند تقلصات عضلية أو تعرق أو قيء أو اسوداد أو انتشار في الجلد.',
      ),
    ],
  ),
  'bite-mild': topic(
    'home',
    [say('Wash with soap and water.', 'اغسل بالماء والصابون.'), coldPack, noScratching],
    [
      allergySigns,
      infectedSkin,
      say(
        'Go to an emergency department if there are cramps, sweating, vomiting or swelling that climbs the limb.',
        'اذهب إلى قسم الطوارئ عند تقلصات أو تعرق أو قيء أو تورم يصعد في الطرف.',
      ),
    ],
  ),
  'sea-sting-emergency': topic('ambulance', [
    say('Get out of the water, lie down, and keep still.', 'اخرج من الماء واستلقِ دون حركة.'),
    say('Use the adrenaline pen if one is prescribed.', 'استخدم قلم الأدرينالين إذا كان موصوفاً.', {
      when: any('airway-swelling', 'tongue-swelling', 'epipen', 'allergy'),
    }),
    seaWater,
    tentacles,
    say('Do not pull a spine out of chest, belly, neck or face.', 'لا تنزع شوكة من الصدر أو البطن أو الرقبة أو الوجه.'),
    ...compressions,
  ]),
  'spine-sting': topic(
    'today',
    [
      hotWater,
      say('Pull out only a spine that lies loose; leave a deep one to a doctor.', 'انزع الشوكة السائبة فقط؛ واترك العميقة للطبيب.'),
      say('Press on the wound if it bleeds.', 'اضغط على الجرح إذا نزف.', { when: any('bleeding', 'heavy-bleeding') }),
      say(
        'Ask about a tetanus vaccine, and whether the wound needs an X-ray.',
        'اسأل عن تطعيم الكزاز (التيتانوس) وعن حاجة الجرح إلى أشعة.',
      ),
      say('Paracetamol can ease pain: follow the package directions.', 'قد يخفف الباراسيتامول الألم: اتبع العبوة.'),
    ],
    [
      say(
        'Call 999 if there is chest pain, trouble breathing, fainting, weakness, heavy bleeding, or a sting of chest, belly, neck or face.',
        'اتصل بالرقم 999 عند ألم في الصدر أو صعوبة في التنفس أو إغماء أو ضعف أو نزيف شديد، أو لسعة في الصدر أو البطن أو الرقبة أو الوجه.',
      ),
    ],
  ),
  'sea-sting-today': topic(
    'today',
    [seaWater, tentacles, hotWater, noRemedies],
    [
      allergySigns,
      say(
        'Call 999 if there is chest pain, vomiting or a sting over half a limb.',
        'اتصل بالرقم 999 عند ألم في الصدر أو قيء أو لسعة تغطي نصف طرف.',
      ),
    ],
  ),
  'sea-sting': topic(
    'days',
    [seaWater, tentacles, hotWater, noRemedies],
    [
      allergySigns,
      say(
        'See a doctor the same day for a small child or in pregnancy, or if there is severe pain, a sting near the eye or a spine in the skin.',
        'راجع الطبيب في اليوم نفسه إذا كان المصاب طفلاً صغيراً، أو أثناء الحمل، أو عند ألم شديد أو لسعة قرب العين أو شوكة في الجلد.',
      ),
    ],
  ),
  'sea-sting-mild': topic(
    'home',
    [
      seaWater,
      tentacles,
      hotWater,
      noRemedies,
      say('An antihistamine from the pharmacy can ease the itch.', 'قد يخفف مضاد الهيستامين من الصيدلية الحكة.', {
        unless: ['pregnant', 'under-2'],
      }),
    ],
    [
      allergySigns,
      infectedSkin,
      say(
        'See a doctor the same day if the pain is severe or lasts after the hot water.',
        'راجع الطبيب في اليوم نفسه إذا كان الألم شديداً أو استمر بعد الماء الساخن.',
      ),
    ],
  ),
} as const;
