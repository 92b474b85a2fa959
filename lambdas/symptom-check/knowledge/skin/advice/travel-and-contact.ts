import { sameFor, say, topic } from '../../kinds/topic.ts';
import { breathingSigns, meningitisSigns, noAspirin, nothingByMouth, onSide, paracetamol, sepsisSigns, sips } from '../../sentences.ts';
import { mask } from '../sentences.ts';

const noDengueMedicine = say('Do not take ibuprofen or aspirin: it may be dengue.', 'لا إيبوبروفين ولا أسبرين: قد تكون حمى الضنك.');
const paracetamolAllowed = say('Paracetamol is allowed.', 'الباراسيتامول مسموح.');
const whichJourney = say(
  'Tell the staff the countries, the dates and any mosquito bites.',
  'أخبر الطاقم بالبلدان والتواريخ وأي لسعات بعوض.',
);
const bleedingOrBelly = say(
  'Call 999 if there is bleeding, severe belly pain, vomiting that does not stop, yellow eyes, confusion or unusual sleepiness.',
  'اتصل بالرقم 999 عند نزيف أو ألم بطن شديد أو قيء لا يتوقف أو اصفرار العينين أو ارتباك ذهني أو نعاس غير معتاد.',
);

const tuberculosisTopic = topic(
  'days',
  [
    say('Wear a mask near others, and air the room, until a doctor has checked you.', 'ضع كمامة قرب الآخرين وهوِّ الغرفة حتى الفحص.'),
    say('Note how long cough, sweats, fever and loss of weight have lasted.', 'دوّن مدة السعال والتعرق والحرارة ونقص الوزن.'),
    say('Do not stop treatment for tuberculosis without asking.', 'لا توقف علاج السل دون سؤال.'),
  ],
  [
    breathingSigns,
    say(
      'See a doctor the same day if there is coughing up of a little blood, or fever with loss of weight.',
      'راجع الطبيب في اليوم نفسه عند سعال مع قليل من الدم، أو عند حرارة مع نقص الوزن.',
    ),
  ],
);

export const advice = {
  // Night sweats
  'night-sweats': topic(
    'weeks',
    [
      say('Note how often the sheets are soaked, and the temperature at night.', 'دوّن عدد مرات ابتلال الفراش ودرجة الحرارة ليلاً.'),
      say('Note weight, cough, lumps and medicines.', 'دوّن الوزن والسعال وأي كتل والأدوية.'),
    ],
    [
      say(
        'See a doctor the same day if there is coughing up blood, or fever with loss of weight.',
        'راجع الطبيب في اليوم نفسه عند سعال مصحوب بالدم، أو عند حرارة مع نقص الوزن.',
      ),
      breathingSigns,
    ],
  ),
  'hot-nights': topic(
    'home',
    [
      say('Keep the room cool, and wear light cotton.', 'أبقِ الغرفة باردة والبس ملابس قطنية خفيفة.'),
      say('Avoid coffee, spicy food and smoking in the evening.', 'تجنب القهوة والطعام الحار والتدخين مساءً.'),
    ],
    [
      say(
        'See a doctor if there is loss of weight, a cough or lumps, or if the sweats go on for 3 weeks.',
        'راجع الطبيب عند نقص الوزن أو سعال أو كتل أو تعرق يستمر 3 أسابيع.',
      ),
    ],
  ),
  // Journeys, animals, contact
  'travel-fever': topic(
    'today',
    [
      say('Ask for a malaria test today, even after prevention tablets.', 'اطلب فحص الملاريا اليوم، ولو بعد أقراص الوقاية.'),
      noDengueMedicine,
      paracetamolAllowed,
      whichJourney,
      sips,
      say('Protect against mosquito bites, so that nobody else is infected.', 'تجنب لسع البعوض حتى لا تنتقل العدوى إلى غيرك.'),
    ],
    [bleedingOrBelly, meningitisSigns],
  ),
  'malaria-danger': topic('emergency-department', [
    say('Tell the staff at once: fever after a trip, malaria is possible.', 'أخبر الطاقم فوراً: حرارة بعد سفر، والملاريا محتملة.'),
    whichJourney,
    noDengueMedicine,
    paracetamolAllowed,
    onSide,
  ]),
  'dengue-danger': topic('emergency-department', [
    say('Tell the staff at once: fever after a trip with bleeding or severe pain.', 'أخبر الطاقم فوراً: حرارة بعد سفر مع نزيف أو ألم شديد.'),
    noDengueMedicine,
    paracetamolAllowed,
    say('Do not have injections into a muscle, and do not clean the teeth roughly.', 'لا حقن في العضل ولا تنظيف عنيف للأسنان.'),
    onSide,
  ]),
  'typhoid-danger': topic('emergency-department', [
    say(
      'Tell the staff that typhoid is known or suspected, and which antibiotics were taken.',
      'أخبر الطاقم أن التيفوئيد معروف أو مشتبه به، وأي مضادات حيوية أُخذت.',
    ),
    nothingByMouth,
  ]),
  'mers-breathless': topic('ambulance', [
    say(
      'Tell 999 at once about camels, raw camel milk or Hajj and Umrah, so that the crew can protect itself.',
      'أخبر موظف الطوارئ فوراً بمخالطة الإبل أو حليبها أو الحج والعمرة ليحتاط الطاقم.',
    ),
    say('Wear a mask, and do not let anyone come near without one.', 'ضع كمامة ولا يقترب أحد دون كمامة.'),
    say('Sit upright.', 'اجلس منتصباً.'),
  ]),
  'mers-contact': topic(
    'today',
    [
      mask,
      say('Tell the staff first: contact with camels or raw camel milk.', 'أخبر الطاقم أولاً: مخالطة للإبل أو شرب حليبها غير المغلي.'),
      say('Use a room of your own until a doctor has checked you.', 'ابقَ في غرفة منفصلة حتى الفحص.'),
      paracetamol,
      sips,
    ],
    [breathingSigns, sepsisSigns],
  ),
  'mers-watch': topic(
    'days',
    [
      say('Measure the temperature twice a day for 14 days after the contact.', 'قِس الحرارة مرتين يومياً لمدة 14 يوماً بعد المخالطة.'),
      say('Wear a mask near others, and wash the hands often.', 'ضع كمامة قرب الآخرين واغسل اليدين كثيراً.'),
      say('Do not drink raw milk, and keep away from sick camels.', 'لا تشرب حليباً غير مغلي، وابتعد عن الإبل المريضة.'),
    ],
    [
      say(
        'See a doctor the same day if there is a fever, and tell the staff about the contact with camels.',
        'راجع الطبيب في اليوم نفسه عند الحرارة وأخبر الطاقم بمخالطة الإبل.',
      ),
      breathingSigns,
    ],
  ),
  'umrah-fever': topic(
    'today',
    [
      mask,
      say(
        'Tell the staff when and where Hajj or Umrah was, and which vaccines were given.',
        'أخبر الطاقم بموعد الحج أو العمرة ومكانهما وبالتطعيمات المأخوذة.',
      ),
      paracetamol,
      noAspirin,
      sips,
    ],
    [meningitisSigns, breathingSigns],
  ),
  'umrah-cough': topic(
    'days',
    [
      say('Wear a mask near others until a doctor has checked you.', 'ضع كمامة قرب الآخرين حتى الفحص.'),
      say(
        'Rest, drink warm fluids, and go on with regular medicines and inhalers.',
        'استرح واشرب سوائل دافئة، واستمر على الأدوية والبخاخات المعتادة.',
      ),
    ],
    [
      breathingSigns,
      say('See a doctor the same day if there is fever, or if it gets worse.', 'راجع الطبيب في اليوم نفسه عند حرارة أو إذا ساءت الحالة.'),
    ],
  ),
  'umrah-cold': topic(
    'home',
    [
      say('Rest, drink warm fluids, and wear a mask near others.', 'استرح واشرب سوائل دافئة وضع كمامة قرب الآخرين.'),
      paracetamol,
      say('Keep away from babies and old people until it has passed.', 'تجنب مخالطة الرضّع وكبار السن حتى تزول الأعراض.'),
    ],
    [
      breathingSigns,
      meningitisSigns,
      say(
        'See a doctor the same day if there is fever within 14 days of Hajj or Umrah.',
        'راجع الطبيب في اليوم نفسه عند حرارة خلال 14 يوماً من الحج أو العمرة.',
      ),
    ],
  ),
  travel: topic(
    'weeks',
    [
      say('Make the appointment 4 to 6 weeks before the trip.', 'احجز الموعد قبل السفر بمدة 4 إلى 6 أسابيع.'),
      say('Bring the vaccine card, the list of countries and all medicines.', 'أحضر بطاقة التطعيم وقائمة البلدان وجميع الأدوية.'),
      say('Protect against mosquitoes, and drink safe water.', 'احمِ نفسك من البعوض واشرب ماءً آمناً.'),
    ],
    [
      say(
        'See a doctor the same day if there is any fever within a year of a trip to a malaria country.',
        'راجع الطبيب في اليوم نفسه عند أي حرارة خلال سنة من السفر إلى بلد فيه ملاريا.',
      ),
    ],
  ),
  'measles-contact-today': topic(
    'today',
    [
      say(
        'Call the health center today: a vaccine or antibodies help only in the first days after the contact.',
        'اتصل بالمركز الصحي اليوم: اللقاح أو الأجسام المضادة تفيد في الأيام الأولى فقط بعد المخالطة.',
      ),
      mask,
      say(
        'Have the vaccine card ready, and tell the staff about pregnancy, weak immunity or an age under 1 year.',
        'جهّز بطاقة التطعيم، وأخبر الطاقم بأي حمل أو عمر دون سنة أو ضعف مناعة.',
      ),
    ],
    [meningitisSigns, breathingSigns],
  ),
  'measles-contact': topic(
    'days',
    [
      say('Check the vaccine card: two doses protect most people.', 'تحقق من بطاقة التطعيم: جرعتان تحميان معظم الناس.'),
      say('Watch for fever, cough, red eyes and rash for 21 days.', 'راقب الحرارة والسعال واحمرار العينين والطفح مدة 21 يوماً.'),
    ],
    [say('Stay at home and call a doctor the same day if they come.', 'عند ظهورها ابقَ في البيت واتصل بالطبيب في اليوم نفسه.')],
  ),
  'measles-danger': topic('ambulance', [
    say('Tell 999 about the contact with measles, and wear a mask.', 'أخبر موظف الطوارئ بمخالطة الحصبة وضع كمامة.', {
      unless: ['under-2'],
    }),
    say('Sit up if breathing is hard.', 'اجلس إذا صعب التنفس.'),
    onSide,
  ]),
  tuberculosis: tuberculosisTopic,
  'tuberculosis-visit': sameFor('weeks', tuberculosisTopic),
  'tuberculosis-today': topic(
    'today',
    [
      mask,
      say('Bring the amount of blood on a tissue or a photo of it.', 'أحضر ما خرج من الدم على منديل أو صورة له.'),
      say('Tell the doctor if immunity is weak.', 'أخبر الطبيب بأي ضعف في المناعة.'),
    ],
    [breathingSigns, meningitisSigns],
  ),
  'tuberculosis-danger': topic('ambulance', [
    say('Sit up and lean forward, and spit the blood out.', 'اجلس ومِل إلى الأمام وابصق الدم.'),
    say(
      'Tell 999 that tuberculosis is possible, and wear a mask if it can be borne.',
      'أخبر موظف الطوارئ باحتمال السل، وضع كمامة إن أمكن تحملها.',
    ),
    nothingByMouth,
  ]),
  'hiv-within-72-hours': topic(
    'emergency-department',
    [
      say(
        'Go to an emergency department now: preventive tablets must begin within 72 hours, best within 24.',
        'اذهب إلى قسم الطوارئ الآن: أقراص الوقاية يجب أن تبدأ خلال 72 ساعة، والأفضل خلال 24.',
      ),
      say(
        'Wash a wound with soap and water, and rinse eyes or mouth; do not squeeze or scrub.',
        'اغسل الجرح بالماء والصابون واشطف العين أو الفم؛ دون عصر أو فرك.',
      ),
      say('Ask at the start who will see the record.', 'اسأل منذ البداية عمن يطلع على السجل.'),
    ],
    [say('Call 999 if there was violence or the danger goes on.', 'اتصل بالرقم 999 إذا حدث عنف أو كان الخطر مستمراً.')],
  ),
  'hiv-test': topic(
    'weeks',
    [
      say(
        'A test is reliable only some weeks after the contact: ask when to repeat it.',
        'لا يكون الفحص موثوقاً إلا بعد مرور أسابيع على التعرض: اسأل عن موعد إعادته.',
      ),
      say('Use condoms, and do not give blood until the result is known.', 'استخدم الواقي ولا تتبرع بالدم حتى تُعرف النتيجة.'),
      say('Ask at the start who will see the record.', 'اسأل منذ البداية عمن يطلع على السجل.'),
    ],
    [
      say(
        'See a doctor the same day if there is fever with a rash, or if the contact was within the last 72 hours.',
        'راجع الطبيب في اليوم نفسه عند تعرض خلال آخر 72 ساعة أو حرارة مع طفح.',
      ),
    ],
  ),
  'weak-immunity-today': topic(
    'today',
    [
      say('Call the unit that treats the illness today, and follow its plan.', 'اتصل اليوم بالقسم المعالج واتبع خطته.'),
      say('Measure the temperature now, and every 4 hours.', 'قِس الحرارة الآن وكل 4 ساعات.'),
      say('Keep away from people with infections.', 'ابتعد عن المصابين بالعدوى.'),
      say('Do not stop steroids or transplant medicine.', 'لا توقف الكورتيزون ولا أدوية الزراعة.'),
    ],
    [
      say(
        'Go to an emergency department at once if there is a fever of 38 °C or more, if there are shaking chills, or if you feel very ill without fever.',
        'اذهب إلى قسم الطوارئ فوراً عند 38 درجة أو أكثر أو قشعريرة مع رجفة أو تدهور دون حرارة.',
      ),
      sepsisSigns,
    ],
  ),
  'weak-immunity-check': topic(
    'today',
    [
      say('Measure the temperature twice a day, and wash the hands often.', 'قِس الحرارة مرتين يومياً واغسل اليدين كثيراً.'),
      say('Ask about vaccines: live ones can be unsuitable.', 'اسأل عن التطعيمات: فاللقاحات الحية قد لا تناسب.'),
    ],
    [
      say(
        'Go to an emergency department at once if there is a fever of 38 °C or more, or shaking chills.',
        'اذهب إلى قسم الطوارئ فوراً عند 38 درجة أو أكثر أو قشعريرة مع رجفة.',
      ),
      sepsisSigns,
    ],
  ),
} as const;
