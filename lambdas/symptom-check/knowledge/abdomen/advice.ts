import { any, say, topic } from '../kinds.ts';
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
  sips,
  strokeSigns,
} from '../sentences.ts';

const lieEased = say('Lie in the way that hurts least, often with the knees bent.', 'الاستلقاء بالوضعية الأقل ألماً، وغالباً مع ثني الركبتين.');
const noBellyMedicine = say('No laxative, aspirin or ibuprofen.', 'لا ملينات ولا أسبرين ولا إيبوبروفين.');
const noteBelly = say('Note where it hurts, when it began and when stool last came.', 'تدوين موضع الألم ووقت بدايته ووقت آخر تبرز.');
const notePeriod = say(
  'Note the date of the last period, and take a pregnancy test if it is late.',
  'تدوين موعد آخر دورة شهرية، وإجراء اختبار حمل إذا تأخرت.',
  {
    when: 'fertile',
  },
);
const warmth = say('A warm pack on the belly can ease cramps.', 'قد تخفف الكمادة الدافئة على البطن التقلصات.');
const rehydration = say(
  'A rehydration drink (ORS) from the pharmacy replaces water and salts.',
  'محلول الجفاف (ORS) من الصيدلية يعوض الماء والأملاح.',
);
const washHands = say(
  'Wash the hands with soap, and stay at home until 2 days after it stops.',
  'غسل اليدين بالصابون والبقاء في البيت حتى يومين بعد توقفه.',
);
const noCooking = say('Prepare no food for others while it lasts.', 'عدم تحضير الطعام للآخرين خلال هذه المدة.');
const breakFast = say('Break a fast: drinking comes first.', 'الإفطار عند الصيام: شرب السوائل أولاً.', { unless: ['under-16'] });
const spoon = say('Give a spoonful of fluid every few minutes, and do not force it.', 'إعطاء ملعقة من السوائل كل بضع دقائق دون إجبار.');
const childRehydration = say(
  'Use a rehydration drink (ORS) from the pharmacy, mixed exactly as the packet says.',
  'استخدام محلول الجفاف (ORS) من الصيدلية، محضّراً كما هو مكتوب على العبوة تماماً.',
);
const keepFeeding = say('Go on with breast or usual milk, in small amounts.', 'الاستمرار في حليب الأم أو الحليب المعتاد بكميات صغيرة.', {
  when: 'under-2',
});
const noJuice = say('No fizzy drinks or fruit juice.', 'لا مشروبات غازية ولا عصائر.');
const noStopper = say('No medicine against diarrhoea or vomiting without a doctor.', 'لا دواء للإسهال أو القيء دون طبيب.');
const nothingForChild = say('Nothing by mouth: no food, drink or milk.', 'لا شيء بالفم: لا طعام ولا شراب ولا حليب.');
const smallMeals = say('Eat small meals, and nothing in the 3 hours before bed.', 'تناول وجبات صغيرة، ولا أكل خلال 3 ساعات قبل النوم.');
const lessFat = say('Less fat, spice, chocolate and coffee, and no smoking.', 'تقليل الدهون والتوابل والشوكولاتة والقهوة، وعدم التدخين.', {
  unless: ['under-5'],
});
const fibre = say(
  'Drink enough, and eat more fruit, vegetables, whole grains and dates.',
  'شرب ما يكفي من الماء وزيادة الفواكه والخضار والحبوب الكاملة والتمر.',
  { unless: ['under-1'] },
);
const noStrain = say('Do not strain or sit long on the toilet.', 'تجنب الضغط والجلوس الطويل في الحمام.');
const noteStool = say('Note how often stool comes, how soft it is, and any blood.', 'تدوين عدد مرات التبرز وقوام البراز وأي دم.');
const photo = say('A photo of it helps the doctor.', 'صورة له تساعد الطبيب.');

const heartSpread = say(
  'Call 999 if the pain presses, spreads to the arm, jaw or back, or comes with sweating or breathlessness.',
  'اتصل بالرقم 999 إذا كان الألم ضاغطاً أو امتد إلى الذراع أو الفك أو الظهر، أو جاء مع تعرق أو ضيق نفس.',
  { unless: ['under-16'] },
);
const drySigns = say(
  'Call 999 for confusion, fainting, cold blotchy skin, or somebody who is hard to wake.',
  'اتصل بالرقم 999 عند ارتباك ذهني أو إغماء أو جلد بارد مبقّع أو صعوبة في إيقاظ المصاب.',
);
const staysDown = say('Go to an emergency department if no fluid stays down.', 'الذهاب إلى قسم الطوارئ إذا لم يبقَ أي سائل في المعدة.');
const todayDry = say(
  'See a doctor today if no fluid stays down, no urine comes for 8 hours, or there is blood or high fever.',
  'مراجعة الطبيب اليوم إذا لم يبقَ أي سائل في المعدة، أو لم يخرج بول لمدة 8 ساعات، أو عند دم أو حرارة عالية.',
);
const childSigns = say(
  'Call 999 for green or bloody vomit, a stiff neck, a hard belly, or a child who is floppy or hard to wake.',
  'اتصل بالرقم 999 عند قيء أخضر أو دموي أو تيبس في الرقبة أو بطن متصلب أو طفل مرتخٍ أو صعب الإيقاظ.',
);
const childToday = say(
  'See a doctor today for pain low on the right, fever, repeated vomiting, blood in the stool, or a painful testicle.',
  'مراجعة الطبيب اليوم عند ألم أسفل اليمين أو حرارة أو قيء متكرر أو دم في البراز أو ألم في الخصية.',
);
const blockedToday = say(
  'See a doctor the same day for vomiting with no stool and no wind.',
  'مراجعة الطبيب في اليوم نفسه عند قيء مع انقطاع البراز والغازات.',
);
const lowRight = say(
  'See a doctor the same day if the pain moves to the lower right, or with fever, vomiting or pregnancy.',
  'مراجعة الطبيب في اليوم نفسه إذا انتقل الألم إلى أسفل اليمين، أو مع حرارة أو قيء أو حمل.',
);
const seeDoctor = say(
  'See a doctor for blood, weight loss, or if it does not pass.',
  'مراجعة الطبيب عند دم أو نقص في الوزن أو إذا لم يزل.',
);
const gutBleeds = say('Call 999 for much blood, black stool or fainting.', 'اتصل بالرقم 999 عند دم كثير أو براز أسود أو إغماء.');

/** NICE CG84, CG141, CG184, CG61, NG12, CG99; WSES; NHS; WHO. */
export const advice = {
  'severe-abdomen': topic('Emergency', [
    lieEased,
    nothingByMouth,
    noBellyMedicine,
    say('Tell the staff of any fainting or a known widening of the aorta.', 'إخبار الطاقم بأي إغماء أو توسع معروف في الشريان الأبهر.'),
    say('Tell the staff if a pregnancy is possible.', 'إخبار الطاقم إذا كان الحمل محتملاً.', { when: 'fertile' }),
    onSide,
  ]),
  'child-severe-abdomen': topic(
    'Emergency',
    [
      say('Let the child lie as it hurts least.', 'ترك الطفل في الوضعية الأقل ألماً.'),
      nothingForChild,
      say('No laxative, enema or pain tablets before a doctor has looked.', 'لا ملينات ولا حقن شرجية ولا مسكنات قبل فحص الطبيب.'),
      say(
        'Go to a children’s emergency centre, or call 999 if the child is pale, limp or fainting.',
        'الذهاب إلى مركز طوارئ الأطفال، أو الاتصال بالرقم 999 إذا كان الطفل شاحباً أو مرتخياً أو مغمى عليه.',
      ),
    ],
    [],
    'under-16',
  ),
  'belly-early-pregnancy': topic(
    'Emergency',
    [
      say('Lie down with the legs raised, and do not drive.', 'الاستلقاء مع رفع الساقين وعدم القيادة.'),
      nothingByMouth,
      say('Give the date of the last period and any positive test.', 'ذكر موعد آخر دورة شهرية وأي اختبار حمل إيجابي.'),
      onSide,
    ],
    [],
    'fertile',
  ),
  'child-bowel': topic(
    'Emergency',
    [
      say('Green vomit: hospital now.', 'قيء أخضر: المستشفى الآن.'),
      nothingForChild,
      say('Take a nappy or a photo of the vomit or stool along.', 'أخذ الحفاض أو صورة للقيء أو البراز.'),
    ],
    [],
    'under-16',
  ),
  'gut-bleeding': topic('Emergency', [
    say('Lie down, on the side when vomiting.', 'الاستلقاء، وعلى الجنب عند القيء.'),
    nothingByMouth,
    say('No aspirin or ibuprofen.', 'لا أسبرين ولا إيبوبروفين.'),
    say('Note how much blood there is and its colour.', 'تدوين كمية الدم ولونه.'),
    say('Tell the staff of blood thinners or liver disease.', 'إخبار الطاقم بأي مميعات دم أو مرض في الكبد.'),
    onSide,
  ]),
  'dehydration-severe': topic('Emergency', [
    say('Lie down with the legs raised.', 'الاستلقاء مع رفع الساقين.'),
    say(
      'Awake and able to swallow: small sips of a rehydration drink on the way.',
      'عند اليقظة والقدرة على البلع: رشفات صغيرة من محلول الجفاف في الطريق.',
    ),
    say('Adrenal disease: give the prescribed hydrocortisone injection.', 'مرض الغدة الكظرية: إعطاء إبرة الهيدروكورتيزون الموصوفة.', {
      when: 'adrenal',
    }),
    onSide,
  ]),
  'child-dehydration-severe': topic(
    'Emergency',
    [
      say(
        'Awake and able to swallow: a spoonful of rehydration drink every minute on the way.',
        'عند اليقظة والقدرة على البلع: ملعقة من محلول الجفاف كل دقيقة في الطريق.',
      ),
      say('Keep the child warm, and go on with the breast if the baby sucks.', 'تدفئة الطفل، والاستمرار في الرضاعة إذا كان يمص.', {
        when: 'under-2',
      }),
      onSide,
    ],
    [],
    'under-16',
  ),
  'food-poison': topic('Emergency', [
    say(
      'Double vision, slurred speech or trouble swallowing after food needs hospital now.',
      'ازدواج الرؤية أو ثقل الكلام أو صعوبة البلع بعد طعام يستدعي المستشفى الآن.',
    ),
    nothingByMouth,
    say('Keep what is left of the food, the tin or its name.', 'الاحتفاظ ببقية الطعام أو العلبة أو اسمه.'),
    onSide,
  ]),
  'jaundice-danger': topic('Emergency', [
    nothingByMouth,
    say('No paracetamol, alcohol or herbal remedy.', 'لا باراسيتامول ولا كحول ولا أعشاب.'),
    medicinesReady,
    onSide,
  ]),
  'hernia-stuck': topic('Emergency', [say('Do not force the lump back in.', 'عدم إرجاع البروز بالقوة.'), lieEased, nothingByMouth]),
  'abdomen-today': topic(
    'High',
    [
      say('Small sips of water, and no food until seen.', 'رشفات ماء صغيرة ولا طعام قبل الفحص.'),
      noBellyMedicine,
      noteBelly,
      notePeriod,
      medicinesReady,
    ],
    [
      bellySigns,
      say('Call 999 if a pregnancy is possible and the pain is strong.', 'اتصل بالرقم 999 إذا كان الحمل محتملاً والألم قوياً.', {
        when: 'fertile',
      }),
    ],
  ),
  'child-belly-today': topic(
    'High',
    [
      spoon,
      say('No laxative, and no food until seen.', 'لا ملينات ولا طعام قبل الفحص.'),
      say('A boy: look whether a testicle is swollen, red or painful.', 'إذا كان ذكراً: النظر هل الخصية متورمة أو حمراء أو مؤلمة.', {
        when: 'male',
      }),
      noteBelly,
    ],
    [childSigns],
    'under-16',
  ),
  dehydration: topic(
    'High',
    [
      say('Small sips every few minutes; a rehydration drink (ORS) is best.', 'رشفات صغيرة كل بضع دقائق؛ ومحلول الجفاف (ORS) هو الأفضل.'),
      { ...spoon, when: 'under-16' },
      keepFeeding,
      breakFast,
      say('Rest in a cool room.', 'الراحة في غرفة باردة.'),
      say(
        'Ask before the next dose of water tablets, blood pressure or diabetes tablets.',
        'السؤال قبل الجرعة التالية من مدرات البول أو أدوية الضغط أو السكري.',
        {
          unless: ['under-16'],
        },
      ),
      say('After antibiotics: no medicine to stop the diarrhoea.', 'بعد المضاد الحيوي: لا دواء لإيقاف الإسهال.', {
        when: 'antibiotics-recent',
      }),
    ],
    [drySigns, staysDown],
  ),
  'child-dehydration': topic(
    'High',
    [
      spoon,
      childRehydration,
      keepFeeding,
      noJuice,
      noStopper,
      say('Count the wet nappies or the times of passing urine.', 'عدّ الحفاضات المبللة أو مرات التبول.'),
    ],
    [childSigns, staysDown],
    'under-16',
  ),
  'bowel-bleeding': topic(
    'High',
    [
      say('Note how much blood there is, its colour and when it came.', 'تدوين كمية الدم ولونه ووقت ظهوره.'),
      onlyPrescribed,
      say('Do not stop blood thinners without a doctor.', 'عدم إيقاف مميعات الدم دون طبيب.', { when: 'blood-thinner' }),
      medicinesReady,
    ],
    [gutBleeds, bellySigns],
  ),
  'bowel-flare': topic(
    'High',
    [
      say('Call the bowel clinic if there is one.', 'الاتصال بعيادة الأمعاء إن وجدت.'),
      say('Go on with the bowel medicine, and no ibuprofen.', 'الاستمرار في دواء الأمعاء، ولا إيبوبروفين.'),
      say('No medicine to stop the diarrhoea.', 'لا دواء لإيقاف الإسهال.'),
      rehydration,
    ],
    [gutBleeds, bellySigns],
  ),
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
  'abdominal-pain': topic(
    'Medium',
    [
      say('Eat little and plain, and drink small sips.', 'تناول طعام قليل وخفيف وشرب رشفات صغيرة.'),
      warmth,
      paracetamol,
      noBellyMedicine,
      noteBelly,
      notePeriod,
    ],
    [bellySigns, lowRight, heartSpread],
  ),
  'child-belly': topic(
    'Medium',
    [
      say('Let the child rest, with small sips and plain food.', 'راحة الطفل مع رشفات صغيرة وطعام خفيف.'),
      paracetamol,
      say('No ibuprofen or laxative without a doctor.', 'لا إيبوبروفين ولا ملينات دون طبيب.'),
      diary,
    ],
    [childSigns, childToday],
    'under-16',
  ),
  'vomiting-lasting': topic(
    'Medium',
    [
      sips,
      rehydration,
      say('Eat plain food in small amounts when able.', 'تناول طعام خفيف بكميات صغيرة عند القدرة.'),
      say('Note what it looks like and what brings it on.', 'تدوين شكل القيء وما يثيره.'),
      say('A late period: take a pregnancy test.', 'عند تأخر الدورة: إجراء اختبار حمل.', { when: 'fertile' }),
      medicinesReady,
    ],
    [bellySigns, heartSpread, todayDry],
  ),
  'child-vomiting-lasting': topic('Medium', [spoon, childRehydration, keepFeeding, noJuice, noStopper], [childSigns, todayDry], 'under-16'),
  'diarrhoea-lasting': topic(
    'Medium',
    [
      sips,
      rehydration,
      noteStool,
      say('Say if there was travel, antibiotics or a new medicine.', 'ذكر أي سفر أو مضاد حيوي أو دواء جديد.'),
      say(
        'After antibiotics, or with blood or fever: no medicine to stop it.',
        'بعد المضاد الحيوي أو مع دم أو حرارة: لا دواء لإيقاف الإسهال.',
      ),
    ],
    [bellySigns, todayDry],
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
  'bleeding-little': topic(
    'Medium',
    [fibre, noStrain, noteStool, onlyPrescribed, photo],
    [
      gutBleeds,
      say('See a doctor today if blood comes without stool or mixed with it.', 'مراجعة الطبيب اليوم إذا خرج الدم دون براز أو مختلطاً به.'),
    ],
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
  'red-stool': topic(
    'Low',
    [
      say(
        'Beetroot, dragon fruit, tomato and red dye colour the stool red for a day or two.',
        'الشمندر وفاكهة التنين والطماطم والصبغة الحمراء تلوّن البراز بالأحمر يوماً أو يومين.',
      ),
      say('Leave that food out, and look at the stool for two days.', 'تجنب ذلك الطعام ومراقبة البراز يومين.'),
    ],
    [
      say(
        'See a doctor the same day if it stays red after two days, or comes without such food.',
        'مراجعة الطبيب في اليوم نفسه إذا بقي أحمر بعد يومين أو عاد دون ذلك الطعام.',
      ),
      say(
        'Go to an emergency department for much blood, black stool, dizziness or bad belly pain.',
        'التوجه إلى الطوارئ عند دم كثير أو براز أسود أو دوخة أو ألم شديد في البطن.',
      ),
    ],
  ),
  'mild-dehydration': topic(
    'Medium',
    [sips, rehydration, breakFast, say('Rest in a cool room.', 'الراحة في غرفة باردة.')],
    [drySigns, staysDown],
  ),
  'belly-ache': topic(
    'Low',
    [warmth, say('Eat little and plain today, and drink enough.', 'طعام قليل وخفيف اليوم مع شرب ما يكفي.'), paracetamol, notePeriod],
    [
      bellySigns,
      lowRight,
      say('See a doctor if it lasts more than 3 days or comes again.', 'مراجعة الطبيب إذا استمر أكثر من 3 أيام أو تكرر.'),
    ],
  ),
  'child-belly-ache': topic(
    'Low',
    [
      say('Rest, small sips of water, and food only when the child wants it.', 'راحة ورشفات ماء صغيرة، وطعام فقط عندما يريد الطفل.'),
      say('A warm, not hot, pack in a cloth for up to 15 minutes.', 'كمادة دافئة غير ساخنة ملفوفة بقماش لمدة لا تزيد على 15 دقيقة.'),
      say('Let the child try to pass stool.', 'تشجيع الطفل على محاولة التبرز.'),
    ],
    [childSigns, childToday],
    'under-16',
  ),
  'vomiting-diarrhoea': topic(
    'Low',
    [sips, rehydration, say('Eat plain food when able.', 'تناول طعام خفيف عند القدرة.'), breakFast, washHands, noCooking],
    [
      bellySigns,
      todayDry,
      say('See a doctor after 2 days of vomiting or a week of diarrhoea.', 'مراجعة الطبيب بعد يومين من القيء أو أسبوع من الإسهال.'),
    ],
  ),
  'child-vomiting': topic('Low', [spoon, childRehydration, noJuice, noStopper, washHands], [childSigns, todayDry], 'under-16'),
  nausea: topic(
    'Low',
    [
      say('Fresh air, and cool drinks in small sips.', 'هواء نقي ومشروبات باردة برشفات صغيرة.'),
      say('Eat little and often; avoid fat and strong smells.', 'طعام قليل ومتكرر مع تجنب الدهون والروائح القوية.'),
      say('Look at the leaflet of a new medicine, or ask a pharmacist.', 'مراجعة نشرة أي دواء جديد أو سؤال الصيدلي.'),
      say('A late period: take a pregnancy test.', 'عند تأخر الدورة: إجراء اختبار حمل.', { when: 'fertile' }),
    ],
    [heartSpread, bellySigns, seeDoctor],
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
  'iron-stool': topic(
    'Low',
    [
      say(
        'Iron, charcoal and bismuth make stool dark green to black: that is harmless.',
        'الحديد والفحم والبزموت تجعل البراز أخضر داكناً أو أسود، وهذا غير ضار.',
      ),
      say('Go on taking iron as prescribed, best with a glass of orange juice.', 'الاستمرار في الحديد كما وُصف، والأفضل مع عصير برتقال.'),
      askPharmacist,
    ],
    [
      gutBleeds,
      say(
        'See a doctor the same day for stool that is sticky like tar, belly pain, dizziness or breathlessness.',
        'مراجعة الطبيب في اليوم نفسه عند براز لزج كالقطران أو ألم في البطن أو دوخة أو ضيق نفس.',
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
