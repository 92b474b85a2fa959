import { any, say, topic } from '../../kinds.ts';
import {
  askPharmacist,
  bellySigns,
  diary,
  heartSigns,
  medicinesReady,
  nothingByMouth,
  onSide,
  onlyPrescribed,
  paracetamol,
  strokeSigns,
} from '../../sentences.ts';
import { childSigns, fibre, gutBleeds, heartSpread, lieEased, noStrain, notePeriod, noteStool, photo, warmth } from '../sentences.ts';

const smallMeals = say('Eat small meals, and nothing in the 3 hours before bed.', 'تناول وجبات صغيرة، ولا أكل خلال 3 ساعات قبل النوم.');
const lessFat = say('Less fat, spice, chocolate and coffee, and no smoking.', 'تقليل الدهون والتوابل والشوكولاتة والقهوة، وعدم التدخين.', {
  unless: ['under-5'],
});
const blockedToday = say(
  'See a doctor the same day for vomiting with no stool and no wind.',
  'مراجعة الطبيب في اليوم نفسه عند قيء مع انقطاع البراز والغازات.',
);

export const advice = {
  'jaundice-danger': topic('Emergency', [
    nothingByMouth,
    say('No paracetamol, alcohol or herbal remedy.', 'لا باراسيتامول ولا كحول ولا أعشاب.'),
    medicinesReady,
    onSide,
  ]),
  'hernia-stuck': topic('Emergency', [say('Do not force the lump back in.', 'عدم إرجاع البروز بالقوة.'), lieEased, nothingByMouth]),
  'jaundice-today': topic(
    'High',
    [
      say('No paracetamol, alcohol or herbal remedy until a doctor has looked.', 'لا باراسيتامول ولا كحول ولا أعشاب حتى يفحص الطبيب الحالة.'),
      say('Say if there was travel, a tattoo, a blood transfusion or wild mushrooms.', 'ذكر أي سفر أو وشم أو نقل دم أو أكل فطر بري.'),
      say('Note the colour of urine and stool.', 'تدوين لون البول والبراز.'),
      medicinesReady,
    ],
    [
      say(
        'Call 999 for confusion, drowsiness, fever with shaking, severe belly pain or vomiting blood.',
        'اتصل بالرقم 999 عند ارتباك ذهني أو نعاس أو حرارة مع رجفة أو ألم بطن شديد أو قيء دموي.',
      ),
    ],
  ),
  'hernia-today': topic(
    'High',
    [
      say('Do not lift or strain, and do not force the lump back.', 'تجنب الرفع والشد وعدم إرجاع البروز بالقوة.'),
      say('Lie down: it may slip back by itself.', 'الاستلقاء: فقد يرجع البروز من نفسه.'),
    ],
    [
      say(
        'Call 999 if the lump gets hard, red or very painful, or with vomiting.',
        'اتصل بالرقم 999 إذا صار البروز صلباً أو أحمر أو شديد الألم، أو مع قيء.',
      ),
    ],
  ),
  'anal-abscess': topic(
    'High',
    [
      say('Do not squeeze or open the swelling.', 'عدم عصر التورم أو فتحه.'),
      say('Sit in warm water for 10 minutes, and pat dry.', 'الجلوس في ماء دافئ 10 دقائق ثم التجفيف بلطف.'),
      paracetamol,
    ],
    [
      gutBleeds,
      say(
        'Go to an emergency department for fever with shaking, or if the skin turns black.',
        'الذهاب إلى قسم الطوارئ عند حرارة مع رجفة أو إذا اسودّ الجلد.',
      ),
    ],
  ),
  'indigestion-lasting': topic(
    'Medium',
    [smallMeals, lessFat, onlyPrescribed, say('Note any weight loss or trouble swallowing.', 'تدوين أي نقص في الوزن أو صعوبة في البلع.')],
    [heartSpread, bellySigns, say('See a doctor the same day if food gets stuck.', 'مراجعة الطبيب في اليوم نفسه إذا علق الطعام.')],
  ),
  'bowel-change': topic(
    'Medium',
    [
      noteStool,
      say('Note any weight loss or tiredness, and bowel disease in the family.', 'تدوين أي نقص في الوزن أو تعب وأي مرض أمعاء في العائلة.'),
      say('No medicine against diarrhoea or constipation for weeks without asking.', 'لا دواء للإسهال أو الإمساك لأسابيع دون استشارة.'),
      say('Drink enough, and eat as usual.', 'شرب ما يكفي وتناول الطعام كالمعتاد.'),
    ],
    [bellySigns, blockedToday],
  ),
  'belly-swelling': topic(
    'Medium',
    [say('Note since when, and whether it stays or comes and goes.', 'تدوين منذ متى، وهل يبقى أم يأتي ويزول.'), noteStool, notePeriod],
    [bellySigns, blockedToday],
  ),
  hernia: topic(
    'Medium',
    [
      say('Do not lift heavy things, and avoid straining on the toilet.', 'تجنب حمل الأثقال والضغط في الحمام.', { unless: ['under-5'] }),
      say('Do not tape a coin or a bandage over it.', 'عدم وضع عملة معدنية أو رباط عليه.', { when: 'under-5' }),
      say('Note whether it goes back when lying down.', 'ملاحظة هل يرجع عند الاستلقاء.'),
    ],
    [
      say(
        'Call 999 if it gets hard, red or very painful, does not go back as before, or with vomiting.',
        'اتصل بالرقم 999 إذا صار صلباً أو أحمر أو شديد الألم، أو لم يعد يرجع كالسابق، أو مع قيء.',
      ),
    ],
  ),
  'child-constipation': topic(
    'Medium',
    [
      say('Go on with breast or formula milk, mixed as the packet says.', 'الاستمرار في حليب الأم أو الحليب الصناعي محضّراً كما على العبوة.'),
      say('Move the legs gently as on a bicycle, and stroke the belly.', 'تحريك الساقين برفق كركوب الدراجة وتدليك البطن بلطف.'),
      say('No laxative, suppository or herbal water without a doctor.', 'لا ملينات ولا تحاميل ولا ماء أعشاب دون طبيب.'),
    ],
    [childSigns],
    'under-16',
  ),
  'weight-loss': topic(
    'Medium',
    [
      say('Weigh once a week at the same time, and note it.', 'قياس الوزن مرة في الأسبوع في الوقت نفسه وتدوينه.'),
      say('Note appetite, mood, cough, stool and night sweats.', 'تدوين الشهية والمزاج والسعال والتبرز والتعرق الليلي.'),
      say('Eat small meals often, with enough protein.', 'تناول وجبات صغيرة متكررة فيها بروتين كافٍ.'),
      medicinesReady,
    ],
    [
      say(
        'See a doctor today for great thirst with much urine, yellow eyes, or if nothing stays down.',
        'مراجعة الطبيب اليوم عند عطش شديد مع بول كثير أو اصفرار العينين أو إذا لم يبقَ شيء في المعدة.',
      ),
    ],
  ),
  'worms-seen': topic(
    'Medium',
    [
      photo,
      say('Do not take worm tablets before asking.', 'عدم تناول حبوب الديدان قبل السؤال.'),
      say('Wash hands and nails before eating.', 'غسل اليدين والأظافر قبل الأكل.'),
    ],
    [bellySigns],
  ),
  'hiccups-lasting': topic(
    'Medium',
    [smallMeals, say('No alcohol or fizzy drinks.', 'لا كحول ولا مشروبات غازية.'), medicinesReady],
    [strokeSigns, heartSigns],
  ),
  heartburn: topic(
    'Low',
    [
      smallMeals,
      lessFat,
      say('Raise the head of the bed.', 'رفع رأس السرير.', { unless: ['under-1'] }),
      say('Ask a pharmacist for an antacid.', 'سؤال الصيدلي عن مضاد للحموضة.', { unless: ['under-16'] }),
      say('No ibuprofen or aspirin for pain.', 'لا إيبوبروفين ولا أسبرين للألم.'),
    ],
    [
      heartSpread,
      say(
        'See a doctor after 3 weeks, or for trouble swallowing, weight loss or black stool.',
        'مراجعة الطبيب بعد 3 أسابيع، أو عند صعوبة في البلع أو نقص في الوزن أو براز أسود.',
      ),
    ],
  ),
  bloating: topic(
    'Low',
    [
      say(
        'Eat slowly, in small meals; fewer fizzy drinks, beans, cabbage and onions.',
        'الأكل ببطء في وجبات صغيرة؛ وتقليل المشروبات الغازية والبقول والملفوف والبصل.',
      ),
      say('Walk after meals.', 'المشي بعد الوجبات.'),
      say('Try a week without milk if it comes after milk.', 'تجربة أسبوع دون حليب إذا كان يأتي بعد الحليب.', { unless: ['under-5'] }),
      warmth,
    ],
    [
      bellySigns,
      blockedToday,
      say('See a doctor if it lasts 3 weeks, or with weight loss or blood.', 'مراجعة الطبيب إذا استمر 3 أسابيع أو مع نقص في الوزن أو دم.'),
    ],
  ),
  'bowel-usual': topic(
    'Low',
    [
      say(
        'Regular meals without hurry; less coffee, fat and fizzy drinks.',
        'وجبات منتظمة دون عجلة؛ وتقليل القهوة والدهون والمشروبات الغازية.',
      ),
      say('Exercise and rest help, because stress can set it off.', 'الرياضة والراحة مفيدتان، فالضغط النفسي قد يثيره.'),
      say('Ask a pharmacist about a medicine for cramps, diarrhoea or constipation.', 'سؤال الصيدلي عن دواء للتقلصات أو الإسهال أو الإمساك.'),
      diary,
    ],
    [
      bellySigns,
      say(
        'See a doctor for blood, weight loss, fever, stool at night, or if it changes.',
        'مراجعة الطبيب عند دم أو نقص في الوزن أو حرارة أو تبرز يوقظ من النوم أو عند تغير الأعراض.',
      ),
    ],
  ),
  constipation: topic(
    'Low',
    [
      fibre,
      say('Walk each day.', 'المشي كل يوم.', { unless: ['under-2'] }),
      say('Go when the urge comes, with the feet on a small stool.', 'الذهاب إلى الحمام عند الحاجة مع وضع القدمين على كرسي صغير.', {
        unless: ['under-2'],
      }),
      say('Ask a pharmacist about a mild laxative.', 'سؤال الصيدلي عن ملين خفيف.', { unless: ['under-16'] }),
      askPharmacist,
    ],
    [
      bellySigns,
      blockedToday,
      say('See a doctor for blood or weight loss, or after 2 weeks.', 'مراجعة الطبيب عند دم أو نقص في الوزن، أو بعد أسبوعين.'),
    ],
  ),
  piles: topic(
    'Low',
    [
      fibre,
      noStrain,
      say('Wash with water, and pat dry.', 'الغسل بالماء والتجفيف بلطف.'),
      say('A warm bath or a cold pack in a cloth eases pain.', 'حمام دافئ أو كمادة باردة ملفوفة بقماش يخفف الألم.'),
      say('Ask a pharmacist for a cream.', 'سؤال الصيدلي عن كريم.'),
    ],
    [
      gutBleeds,
      say(
        'See a doctor for blood that comes again, severe pain, fever, or changed stool.',
        'مراجعة الطبيب عند تكرر الدم أو ألم شديد أو حرارة أو تغير التبرز.',
      ),
    ],
  ),
  worms: topic(
    'Low',
    [
      say(
        'Ask a pharmacist for worm medicine; all in the home take it together.',
        'سؤال الصيدلي عن دواء الديدان؛ ويتناوله جميع أهل البيت معاً.',
        {
          unless: ['pregnant', 'under-2', 'breastfeeding'],
        },
      ),
      say('Ask a doctor before any worm medicine.', 'سؤال الطبيب قبل أي دواء للديدان.', {
        when: any('pregnant', 'under-2', 'breastfeeding'),
      }),
      say('Wash bedding, towels and toys, and keep nails short.', 'غسل الفراش والمناشف والألعاب وتقصير الأظافر.'),
      say(
        'Wash the hands before food and after the toilet, and bathe in the morning.',
        'غسل اليدين قبل الأكل وبعد الحمام، والاستحمام صباحاً.',
      ),
    ],
    [
      say(
        'See a doctor for weight loss, blood, or worms longer than a few centimetres.',
        'مراجعة الطبيب عند نقص في الوزن أو دم أو ديدان أطول من بضعة سنتيمترات.',
      ),
    ],
  ),
  'motion-sickness': topic(
    'Low',
    [
      say('Look at the horizon, and get fresh air.', 'النظر إلى الأفق واستنشاق هواء نقي.'),
      say('Sit in front, and do not read or look at a screen.', 'الجلوس في الأمام وعدم القراءة أو النظر إلى شاشة.', {
        unless: ['under-16'],
      }),
      say('Keep the child looking far ahead, without a screen.', 'توجيه نظر الطفل إلى البعيد دون شاشة.', { when: 'under-16' }),
      say('Eat little before the journey.', 'تناول طعام قليل قبل السفر.'),
      askPharmacist,
      say('Some tablets make sleepy: do not drive then.', 'بعض الحبوب تسبب النعاس: تجنب القيادة عندها.', { unless: ['under-16'] }),
    ],
    [strokeSigns, say('See a doctor if it does not stop within a day after the journey.', 'مراجعة الطبيب إذا لم يتوقف خلال يوم بعد السفر.')],
  ),
  hiccups: topic(
    'Low',
    [
      say('Sip cold water, or hold the breath for a few seconds.', 'شرب رشفات ماء بارد أو حبس النفس بضع ثوانٍ.', { unless: ['under-2'] }),
      say('A baby: a pause in the feed, upright, to burp.', 'الرضيع: وقفة أثناء الرضعة بوضعية قائمة ليتجشأ.', { when: 'under-2' }),
      say('Eat slowly, and avoid fizzy and very hot drinks.', 'الأكل ببطء وتجنب المشروبات الغازية والساخنة جداً.'),
    ],
    [heartSigns, say('See a doctor if they last more than 2 days.', 'مراجعة الطبيب إذا استمرت أكثر من يومين.')],
  ),
} as const;
