import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import {
  askPharmacist,
  bellySigns,
  diary,
  heartSigns,
  heartSpread,
  medicinesReady,
  nothingByMouth,
  onSide,
  onlyPrescribed,
  paracetamol,
  strokeSigns,
} from '../../sentences.ts';
import { childSigns, fibre, gutBleeds, lieEased, noStrain, notePeriod, noteStool, photo, warmth } from '../sentences.ts';

const smallMeals = say('Eat small meals, and do not eat in the 3 hours before bed.', 'تناول وجبات صغيرة، ولا تأكل خلال 3 ساعات قبل النوم.');
const lessFat = say('Cut down on fat, spice, chocolate and coffee, and do not smoke.', 'قلّل الدهون والتوابل والشوكولاتة والقهوة، ولا تدخن.', {
  unless: ['under-5'],
});
const blocked = say(
  'Go to an emergency department if there is vomiting with no stool and no gas.',
  'اذهب إلى قسم الطوارئ عند قيء مع انقطاع البراز والغازات.',
);

export const advice = {
  'jaundice-danger': topic('emergency-department', [
    nothingByMouth,
    say('Do not take paracetamol, alcohol or herbal remedies.', 'لا باراسيتامول ولا كحول ولا أعشاب.'),
    medicinesReady,
    onSide,
  ]),
  'hernia-stuck': topic('emergency-department', [
    say('Do not force the lump back in.', 'لا تُعد البروز إلى مكانه بالقوة.'),
    lieEased,
    nothingByMouth,
  ]),
  'jaundice-today': topic(
    'today',
    [
      say(
        'Do not take paracetamol, alcohol or herbal remedies until a doctor has checked you.',
        'لا باراسيتامول ولا كحول ولا أعشاب حتى يفحصك الطبيب.',
      ),
      say(
        'Tell the doctor about any travel, tattoo, blood transfusion or wild mushrooms.',
        'أخبر الطبيب بأي سفر أو وشم أو نقل دم أو أكل فطر بري.',
      ),
      say('Note the color of urine and stool.', 'دوّن لون البول والبراز.'),
      medicinesReady,
    ],
    [
      say(
        'Call 999 if there is confusion, drowsiness, fever with shaking, severe belly pain or vomiting blood.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو نعاس أو حرارة مع رجفة أو ألم بطن شديد أو قيء دموي.',
      ),
    ],
  ),
  'hernia-today': topic(
    'today',
    [
      say('Do not lift or strain, and do not force the lump back.', 'تجنب رفع الأثقال والشد، ولا تُعد البروز إلى مكانه بالقوة.'),
      say('Lie down: it may slip back by itself.', 'استلقِ: فقد يرجع البروز من نفسه.'),
    ],
    [
      say(
        'Call 999 if the lump gets hard, red or very painful, or if there is vomiting.',
        'اتصل بالرقم 999 إذا صار البروز صلباً أو أحمر أو شديد الألم، أو مع قيء.',
      ),
    ],
  ),
  'anal-abscess': topic(
    'today',
    [
      say('Do not squeeze or open the swelling.', 'لا تعصر التورم ولا تفتحه.'),
      say('Sit in warm water for 10 minutes, and pat dry.', 'اجلس في ماء دافئ 10 دقائق ثم جفف بلطف.'),
      paracetamol,
    ],
    [
      gutBleeds,
      say(
        'Go to an emergency department if there is fever with shaking, or if the skin turns black.',
        'اذهب إلى قسم الطوارئ عند حرارة مع رجفة أو إذا اسودّ الجلد.',
      ),
    ],
  ),
  'indigestion-lasting': topic(
    'weeks',
    [smallMeals, lessFat, onlyPrescribed, say('Note any weight loss or trouble swallowing.', 'دوّن أي نقص في الوزن أو صعوبة في البلع.')],
    [heartSpread, bellySigns, say('See a doctor the same day if food gets stuck.', 'راجع الطبيب في اليوم نفسه إذا علق الطعام.')],
  ),
  'bowel-change': topic(
    'weeks',
    [
      noteStool,
      say('Note any weight loss or tiredness, and bowel disease in the family.', 'دوّن أي نقص في الوزن أو تعب وأي مرض أمعاء في العائلة.'),
      say(
        'Do not take medicine against diarrhea or constipation for weeks without asking.',
        'لا تستعمل دواء للإسهال أو الإمساك لأسابيع دون استشارة.',
      ),
      say('Drink enough fluids, and eat as usual.', 'اشرب سوائل كافية وتناول الطعام كالمعتاد.'),
    ],
    [bellySigns, blocked],
  ),
  'belly-swelling': topic(
    'weeks',
    [say('Note since when, and whether it stays or comes and goes.', 'دوّن منذ متى بدأ، وهل يبقى أم يأتي ويزول.'), noteStool, notePeriod],
    [bellySigns, blocked],
  ),
  hernia: topic(
    'weeks',
    [
      say('Do not lift heavy things, and avoid straining on the toilet.', 'تجنب حمل الأثقال والضغط في الحمام.', { unless: ['under-5'] }),
      say('Do not tape a coin or a bandage over it.', 'لا تضع عليه عملة معدنية أو رباطاً.', { when: 'under-5' }),
      say('Note whether it goes back when lying down.', 'لاحظ هل يرجع عند الاستلقاء.'),
    ],
    [
      say(
        'Call 999 if it gets hard, red or very painful, if it does not go back as before, or if there is vomiting.',
        'اتصل بالرقم 999 إذا صار صلباً أو أحمر أو شديد الألم، أو لم يعد يرجع كالسابق، أو مع قيء.',
      ),
    ],
  ),
  'child-constipation': topic(
    'days',
    [
      say('Go on with breast or formula milk, mixed as the package says.', 'استمر في حليب الأم أو الحليب الصناعي محضّراً كما على العبوة.'),
      say('Move the legs gently as on a bicycle, and stroke the belly.', 'حرّك الساقين برفق كركوب الدراجة ودلّك البطن بلطف.'),
      say('Do not use a laxative, suppository or herbal water without a doctor.', 'لا ملينات ولا تحاميل ولا ماء أعشاب دون طبيب.'),
    ],
    [childSigns],
    'under-16',
  ),
  'weight-loss': topic(
    'weeks',
    [
      say('Weigh once a week at the same time, and note it.', 'قِس الوزن مرة في الأسبوع في الوقت نفسه ودوّنه.'),
      say('Note appetite, mood, cough, stool and night sweats.', 'دوّن الشهية والمزاج والسعال والتبرز والتعرق الليلي.'),
      say('Eat small meals often, with enough protein.', 'تناول وجبات صغيرة متكررة فيها بروتين كافٍ.'),
      medicinesReady,
    ],
    [
      say(
        'See a doctor today if there is great thirst with a lot of urine or yellow eyes, or if nothing stays down.',
        'راجع الطبيب اليوم عند اصفرار العينين أو عطش شديد مع بول كثير، أو إذا لم يبقَ شيء في المعدة.',
      ),
    ],
  ),
  'worms-seen': topic(
    'weeks',
    [
      photo,
      say('Do not take worm tablets before asking.', 'لا تتناول حبوب الديدان قبل السؤال.'),
      say('Wash hands and nails before eating.', 'اغسل اليدين والأظافر قبل الأكل.'),
    ],
    [bellySigns],
  ),
  'hiccups-lasting': topic(
    'days',
    [smallMeals, say('Do not drink alcohol or carbonated drinks.', 'لا كحول ولا مشروبات غازية.'), medicinesReady],
    [strokeSigns, heartSigns],
  ),
  heartburn: topic(
    'home',
    [
      smallMeals,
      lessFat,
      say('Raise the head of the bed.', 'ارفع رأس السرير.', { unless: ['under-1'] }),
      say('Ask a pharmacist for an antacid.', 'اسأل الصيدلي عن مضاد للحموضة.', { unless: ['under-16'] }),
      say('Do not take ibuprofen or aspirin for pain.', 'لا إيبوبروفين ولا أسبرين للألم.'),
    ],
    [
      heartSpread,
      say(
        'See a doctor after 3 weeks, or if there is trouble swallowing, weight loss or black stool.',
        'راجع الطبيب بعد 3 أسابيع، أو عند صعوبة في البلع أو نقص في الوزن أو براز أسود.',
      ),
    ],
  ),
  bloating: topic(
    'home',
    [
      say(
        'Eat slowly, in small meals, and cut down on carbonated drinks, beans, cabbage and onions.',
        'كُل ببطء في وجبات صغيرة؛ وقلّل المشروبات الغازية والبقول والملفوف والبصل.',
      ),
      say('Walk after meals.', 'امشِ بعد الوجبات.'),
      say('Try a week without milk if it comes after milk.', 'جرّب أسبوعاً دون حليب إذا كان يأتي بعد الحليب.', { unless: ['under-5'] }),
      warmth,
    ],
    [
      bellySigns,
      blocked,
      say(
        'See a doctor if it lasts 3 weeks, or if there is weight loss or blood.',
        'راجع الطبيب إذا استمر 3 أسابيع أو مع نقص في الوزن أو دم.',
      ),
    ],
  ),
  'bowel-usual': topic(
    'home',
    [
      say(
        'Regular meals without hurry; less coffee, fat and carbonated drinks.',
        'تناول وجبات منتظمة دون عجلة؛ وقلّل القهوة والدهون والمشروبات الغازية.',
      ),
      say('Exercise and rest help, because stress can set it off.', 'الرياضة والراحة مفيدتان، فالضغط النفسي قد يثيره.'),
      say('Ask a pharmacist about a medicine for cramps, diarrhea or constipation.', 'اسأل الصيدلي عن دواء للتقلصات أو الإسهال أو الإمساك.'),
      diary,
    ],
    [
      bellySigns,
      say(
        'See a doctor if there is blood, weight loss or fever, if stool comes at night, or if it changes.',
        'راجع الطبيب عند دم أو نقص في الوزن أو حرارة أو تبرز يوقظ من النوم أو عند تغير الأعراض.',
      ),
    ],
  ),
  constipation: topic(
    'home',
    [
      fibre,
      say('Walk each day.', 'امشِ كل يوم.', { unless: ['under-2'] }),
      say('Go when the urge comes, with the feet on a small stool.', 'اذهب إلى الحمام عند الحاجة مع وضع القدمين على كرسي صغير.', {
        unless: ['under-2'],
      }),
      say('Ask a pharmacist about a mild laxative.', 'اسأل الصيدلي عن ملين خفيف.', { unless: ['under-16'] }),
      askPharmacist,
    ],
    [
      bellySigns,
      blocked,
      say('See a doctor after 2 weeks, or if there is blood or weight loss.', 'راجع الطبيب عند دم أو نقص في الوزن، أو بعد أسبوعين.'),
    ],
  ),
  piles: topic(
    'home',
    [
      fibre,
      noStrain,
      say('Wash with water, and pat dry.', 'اغسل بالماء وجفف بلطف.'),
      say('A warm bath or a cold pack in a cloth eases pain.', 'حمام دافئ أو كمادة باردة ملفوفة بقماش يخفف الألم.'),
      say('Ask a pharmacist for a cream.', 'اسأل الصيدلي عن كريم.'),
    ],
    [
      gutBleeds,
      say(
        'See a doctor if blood comes again, or if there is severe pain, fever or a change of stool.',
        'راجع الطبيب عند تكرر الدم أو ألم شديد أو حرارة أو تغير التبرز.',
      ),
    ],
  ),
  worms: topic(
    'pharmacist',
    [
      say(
        'Ask a pharmacist for worm medicine; all in the home take it together.',
        'اسأل الصيدلي عن دواء الديدان؛ ويتناوله جميع أهل البيت معاً.',
        {
          unless: ['pregnant', 'under-2', 'breastfeeding'],
        },
      ),
      say('Ask a doctor before any worm medicine.', 'اسأل الطبيب قبل أي دواء للديدان.', {
        when: any('pregnant', 'under-2', 'breastfeeding'),
      }),
      say('Wash bedding, towels and toys, and keep nails short.', 'اغسل الفراش والمناشف والألعاب، وقصّر الأظافر.'),
      say('Wash the hands before food and after the toilet, and bathe in the morning.', 'اغسل اليدين قبل الأكل وبعد الحمام، واستحم صباحاً.'),
    ],
    [
      say(
        'See a doctor if there is weight loss or blood, or if the worms are longer than a few centimeters.',
        'راجع الطبيب عند نقص في الوزن أو دم أو ديدان أطول من بضعة سنتيمترات.',
      ),
    ],
  ),
  'motion-sickness': topic(
    'pharmacist',
    [
      say('Look at the horizon, and get fresh air.', 'انظر إلى الأفق واستنشق هواءً نقياً.'),
      say('Sit in front, and do not read or look at a screen.', 'اجلس في الأمام، ولا تقرأ ولا تنظر إلى شاشة.', {
        unless: ['under-16'],
      }),
      say('Keep the child looking far ahead, without a screen.', 'وجّه نظر الطفل إلى البعيد دون شاشة.', { when: 'under-16' }),
      say('Eat little before the trip.', 'تناول القليل من الطعام قبل السفر.'),
      askPharmacist,
      say('Some tablets make you sleepy: do not drive then.', 'بعض الحبوب تسبب النعاس: تجنب القيادة عندها.', { unless: ['under-16'] }),
    ],
    [strokeSigns, say('See a doctor if it does not stop within a day after the trip.', 'راجع الطبيب إذا لم يتوقف خلال يوم بعد السفر.')],
  ),
  hiccups: topic(
    'home',
    [
      say('Sip cold water, or hold the breath for a few seconds.', 'اشرب رشفات ماء بارد أو احبس النفس بضع ثوانٍ.', { unless: ['under-2'] }),
      say('A baby: a pause in the feed, upright, to burp.', 'الرضيع: أوقف الرضعة قليلاً واحمله بوضعية قائمة ليتجشأ.', { when: 'under-2' }),
      say('Eat slowly, and avoid carbonated and very hot drinks.', 'كُل ببطء وتجنب المشروبات الغازية والساخنة جداً.'),
    ],
    [heartSigns, say('See a doctor if they last more than 2 days.', 'راجع الطبيب إذا استمرت أكثر من يومين.')],
  ),
} as const;
