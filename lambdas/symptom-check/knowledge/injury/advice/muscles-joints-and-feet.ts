import { say, topic } from '../../kinds/topic.ts';
import { coldPack, infectedSkin, keepMoving, medicinesReady, noIbuprofen, nothingByMouth, paracetamol } from '../../sentences.ts';
import { limbSigns, notBetter, ringsOff, spreadsFast } from '../sentences.ts';

export const advice = {
  // Limbs, joints and muscles: NICE NG37, NG38, CG124, NG226, CKS; BOAST; Ottawa rules; NHS
  'muscle-review': topic(
    'days',
    [
      say('Take prescribed tablets on until a doctor says otherwise.', 'استمر على الأدوية الموصوفة حتى يقرر الطبيب غير ذلك.'),
      say('Avoid hard exercise until a doctor has checked you.', 'تجنب المجهود الشديد حتى الفحص.'),
      medicinesReady,
    ],
    [
      say(
        'Go to an emergency department if urine is like tea or cola or scarce, or if muscles are weak.',
        'اذهب إلى قسم الطوارئ عند بول بلون الشاي أو الكولا أو قلة البول أو ضعف العضلات.',
      ),
    ],
  ),
  'muscle-ache': topic(
    'home',
    [
      say('Rest the muscle for a day or two, then move gently.', 'أرح العضلة يوماً أو يومين ثم تحرك برفق.'),
      say('A warm pack eases soreness.', 'تخفف الكمادة الدافئة الألم.'),
      say('Drink enough water.', 'اشرب ما يكفي من الماء.'),
      paracetamol,
    ],
    [
      say(
        'Go to an emergency department if urine is like tea or cola, or if muscles are weak.',
        'اذهب إلى قسم الطوارئ عند بول بلون الشاي أو الكولا أو ضعف العضلات.',
      ),
      say(
        'See a doctor the same day if there is fever, or if one leg is swollen and hot.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو ساق واحدة متورمة وساخنة.',
      ),
      notBetter,
    ],
  ),
  'heat-cramps': topic(
    'today',
    [
      say('Stop work or sport, and rest in a cool place.', 'أوقف العمل أو الرياضة واسترح في مكان بارد.'),
      say('Drink water with rehydration salts (ORS), little by little.', 'اشرب محلول الجفاف (ORS) قليلاً قليلاً.'),
      say('Stretch the muscle slowly and rub it.', 'مدّد العضلة ببطء ودلّكها.'),
    ],
    [
      say(
        'Call 999 if there is confusion, fainting, a seizure or very hot skin.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو تشنج أو جلد ساخن جداً.',
      ),
    ],
  ),
  cramp: topic(
    'home',
    [
      say(
        'Stretch the muscle slowly and rub it; for the calf, pull the toes up toward the shin.',
        'مدّد العضلة ببطء ودلّكها؛ وفي ربلة الساق اسحب أصابع القدم نحو الساق.',
      ),
      say('Drink enough water, above all in the heat.', 'اشرب ما يكفي من الماء، خصوصاً في الحر.'),
      say('Stretch before bed; a warm pack eases soreness.', 'مدّد العضلات قبل النوم؛ وتخفف الكمادة الدافئة الألم.'),
    ],
    [
      say(
        'See a doctor the same day if one leg is swollen, hot or red.',
        'راجع الطبيب في اليوم نفسه إذا كانت ساق واحدة متورمة أو ساخنة أو حمراء.',
      ),
      say(
        'Call 999 if there is chest pain, trouble breathing, a locked jaw, or confusion in the heat.',
        'اتصل بالرقم 999 عند ألم في الصدر أو صعوبة في التنفس أو تيبس في الفك أو ارتباك ذهني في الحر.',
      ),
      say('See a doctor if cramps often wake you.', 'راجع الطبيب إذا كان التقلص يوقظ من النوم كثيراً.'),
    ],
  ),
  joints: topic(
    'weeks',
    [
      keepMoving,
      say('Use a warm pack for stiffness and a cold one for swelling.', 'استخدم كمادة دافئة للتيبس وباردة للتورم.'),
      paracetamol,
      noIbuprofen,
      say('Note which joints hurt, and how long they are stiff in the morning.', 'دوّن المفاصل المؤلمة ومدة التيبس صباحاً.'),
    ],
    [
      say(
        'See a doctor the same day if there is fever, if one joint is hot and swollen, or if you cannot stand on it.',
        'راجع الطبيب في اليوم نفسه عند مفصل واحد ساخن ومتورم أو حرارة أو إذا تعذر الوقوف عليه.',
      ),
      say('Call 999 after a bad fall or crash.', 'اتصل بالرقم 999 بعد سقوط أو حادث شديد.'),
    ],
  ),
  'joint-today': topic(
    'today',
    [
      say('Rest the joint, and do not put weight on it.', 'أرح المفصل دون الوقوف عليه.'),
      paracetamol,
      medicinesReady,
      say('Tell the doctor about any metal joint or a recent injection into it.', 'أخبر الطبيب بأي مفصل صناعي أو حقنة حديثة فيه.'),
    ],
    [
      say(
        'Call 999 if there is confusion, fast breathing, or fever with shivering.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو تنفس سريع أو حرارة مع رجفة.',
      ),
    ],
  ),
  'joint-care': topic(
    'home',
    [
      say('Rest from the work or sport that brought it on, for some days.', 'توقف أياماً عن العمل أو الرياضة التي أثارته.'),
      coldPack,
      paracetamol,
      say('Then move it gently, a little more each day.', 'ثم حرّكه برفق، وأكثر قليلاً كل يوم.'),
    ],
    [
      say(
        'See a doctor the same day if there is fever, if the joint is hot and swollen, or if you cannot stand on it.',
        'راجع الطبيب في اليوم نفسه عند مفصل ساخن متورم أو حرارة أو إذا تعذر الوقوف عليه.',
      ),
      say(
        'Call 999 if a limb is cold and pale, or if arm or shoulder pain comes with chest pressure, sweating or breathlessness.',
        'اتصل بالرقم 999 عند طرف بارد شاحب، أو ألم في الذراع أو الكتف مع ضغط في الصدر أو تعرق أو ضيق نفس.',
      ),
      say('See a doctor if it is not better after 2 weeks.', 'راجع الطبيب إذا لم يتحسن بعد أسبوعين.'),
    ],
  ),
  'limb-pain-today': topic(
    'today',
    [say('Rest the limb, and take off tight things.', 'أرح الطرف وانزع ما يضغط عليه.'), paracetamol, medicinesReady],
    [
      say(
        'Call 999 if the limb turns cold, pale, numb or hard, or if there is chest pain or breathlessness.',
        'اتصل بالرقم 999 إذا صار الطرف بارداً أو شاحباً أو قاسياً أو فيه تنميل، أو عند ألم في الصدر أو ضيق نفس.',
      ),
    ],
  ),
  'limb-lasting': topic(
    'weeks',
    [
      keepMoving,
      paracetamol,
      say('Note when it hurts: at rest, at night, or on walking.', 'دوّن متى يؤلم: عند الراحة أو ليلاً أو عند المشي.'),
    ],
    [
      say(
        'Call 999 if the limb turns cold, pale or numb, or if there is chest pain, sweating or breathlessness.',
        'اتصل بالرقم 999 إذا صار الطرف بارداً أو شاحباً أو فيه تنميل، أو عند ألم في الصدر أو تعرق أو ضيق نفس.',
      ),
      say(
        'See a doctor the same day if there is fever, or if one leg is swollen and warm.',
        'راجع الطبيب في اليوم نفسه عند ساق واحدة متورمة ودافئة أو حرارة.',
      ),
    ],
  ),
  // Feet and nails: NICE NG19, CKS; NHS
  'foot-emergency': topic('emergency-department', [
    say('Do not walk on the foot; keep it covered with a clean dry dressing.', 'لا تمشِ على القدم؛ وغطِّها بضماد نظيف جاف.'),
    say('Take your blood sugar, and have the numbers ready.', 'قِس سكر الدم وجهّز القراءات.', { when: 'diabetes' }),
    medicinesReady,
    nothingByMouth,
  ]),
  'foot-today': topic(
    'today',
    [
      say('Take weight off the foot, and do not wear anything that rubs.', 'خفف الوقوف على القدم ولا تلبس ما يحتك بها.'),
      say('Wash it with clean water, and cover it with a dry dressing.', 'اغسلها بماء نظيف وغطِّها بضماد جاف.'),
      say(
        'Do not cut anything off, and do not use corn pads, hot water or henna on it.',
        'لا تقص شيئاً، ولا تضع لاصقات مسمار القدم أو ماء ساخناً أو حناء.',
      ),
      medicinesReady,
    ],
    [
      say(
        'Call 999 if there is fever with shivering, confusion or black skin, or if a foot is cold and pale.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو جلد أسود أو قدم باردة شاحبة أو حرارة مع رجفة.',
      ),
    ],
  ),
  'foot-check': topic(
    'weeks',
    [
      say('Keep it clean and covered, and wear wide shoes.', 'أبقِ القدم نظيفة ومغطاة والبس حذاء واسعاً.'),
      say('Have the blood sugar checked.', 'اطلب فحص سكر الدم.'),
    ],
    [
      infectedSkin,
      say(
        'See a doctor the same day if there is diabetes, weak immunity or numb feet.',
        'راجع الطبيب في اليوم نفسه مع السكري أو تنميل القدمين أو ضعف المناعة.',
      ),
    ],
  ),
  'hard-skin': topic(
    'home',
    [
      say(
        'Soak it in warm water, rub it down gently with a pumice stone, and use a thick moisturizer daily.',
        'انقع الموضع في ماء دافئ وافركه برفق بحجر الخفاف وضع مرطباً كثيفاً يومياً.',
      ),
      say('Wear wide, soft shoes, and gloves for rough work.', 'البس حذاء واسعاً ليناً، وقفازاً للعمل الخشن.'),
      say('Do not cut it, and do not use corn pads with acid on thin skin.', 'لا تقصه بآلة حادة، ولا تضع لاصقات حمضية على جلد رقيق.'),
    ],
    [
      infectedSkin,
      say('See a doctor if there is diabetes, or if it bleeds or hurts for 3 weeks.', 'راجع الطبيب مع السكري، أو إذا نزف أو آلم 3 أسابيع.'),
    ],
  ),
  'nail-today': topic(
    'today',
    [
      say('Raise the hand or foot, and do not pierce the nail at home.', 'ارفع اليد أو القدم ولا تثقب الظفر في البيت.'),
      coldPack,
      paracetamol,
      ringsOff,
    ],
    [spreadsFast, limbSigns],
  ),
  'nail-check': topic('weeks', [say('Take a photo now, to see whether it changes.', 'التقط صورة الآن لمعرفة أي تغيّر.')], [infectedSkin]),
  'nail-care': topic(
    'home',
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
        'See a doctor if there is diabetes or strong pain, or if a dark streak came without a blow.',
        'راجع الطبيب مع السكري أو عند ألم شديد أو خط داكن ظهر بلا ضربة.',
      ),
    ],
  ),
} as const;
