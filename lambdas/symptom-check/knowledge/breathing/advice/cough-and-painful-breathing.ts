import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { compressions } from '../../compressions.ts';
import {
  breathingSigns,
  honey,
  medicinesReady,
  noAntibiotics,
  noAspirin,
  nothingByMouth,
  onSide,
  paracetamol,
  sepsisSigns,
  sips,
  travel,
} from '../../sentences.ts';
import { holdBaby, mask, noSmoke, restDrink, rubBaby, upright, watchBreathing } from '../sentences.ts';

const childOnLap = say('Keep the child calm and upright on the lap.', 'أبقِ الطفل هادئاً ومنتصباً في الحضن.', { unless: ['over-16'] });
const notInThroat = say('Do not look into the throat or put anything in the mouth.', 'لا تنظر في الحلق ولا تضع شيئاً في الفم.');
const smallFeeds = say('Offer smaller feeds more often.', 'قدّم رضعات أصغر وأكثر تكراراً.');
const babySigns = say(
  'Call 999 if there are pauses in breathing, blue lips or ribs drawing in, or if the baby is limp or hard to wake.',
  'اتصل بالرقم 999 عند توقف التنفس لثوانٍ أو زرقة في الشفتين أو انسحاب الجلد بين الأضلاع أو ارتخاء الرضيع أو صعوبة إيقاظه.',
);

export const advice = {
  // Emergency
  'pneumonia-severe': topic('ambulance', [
    ...upright,
    onSide,
    say('Note the temperature, and when urine last came.', 'دوّن درجة الحرارة وآخر مرة خرج فيها البول.'),
    travel,
    mask,
    medicinesReady,
  ]),
  'coughing-much-blood': topic('ambulance', [
    say('Sit leaning forward, and spit the blood out.', 'اجلس مائلاً إلى الأمام وابصق الدم.'),
    say('If lying down, lie on the side that feels ill or bubbles.', 'إذا استلقيت فعلى الجنب المصاب أو الذي تُسمع فيه فقاعات.'),
    nothingByMouth,
    say('Tell the staff about any blood thinners, and show them the medicines.', 'أخبر الطاقم بأي مميعات للدم واعرض عليهم الأدوية.'),
    say('Keep a little of the blood, or a photo, to show how much it was.', 'احتفظ بقليل من الدم أو بصورة لإظهار كميته.'),
  ]),
  'croup-emergency': topic('ambulance', [
    say(
      'Sit upright, in the way that makes breathing easiest; a child stays calm on the lap.',
      'اجلس منتصباً بالوضعية الأسهل للتنفس؛ وأبقِ الطفل هادئاً في الحضن.',
    ),
    notInThroat,
    nothingByMouth,
    say('Do not use steam: it does not help, and it can scald.', 'لا بخار: فهو لا يفيد وقد يسبب حرقاً.'),
  ]),
  'baby-breathing': topic(
    'ambulance',
    [holdBaby, watchBreathing, rubBaby, ...compressions, say('Do not give cough or cold medicine.', 'لا تعطِ أدوية السعال أو الزكام.')],
    [],
    any('under-1', 'under-2', 'under-6-months', 'under-3-months', 'child', 'newborn'),
  ),
  // Today
  'chest-infection': topic(
    'today',
    [say('Rest propped up, and do not smoke.', 'استرح مع رفع الظهر وتجنب التدخين.'), sips, paracetamol, noAspirin, travel, mask],
    [breathingSigns, sepsisSigns],
  ),
  'pleuritic-today': topic(
    'today',
    [
      say('Rest in the position that hurts least.', 'استرح بالوضعية الأقل ألماً.'),
      say(
        'Tell the doctor about any operation, long trip, birth or hormone tablets in the last weeks.',
        'أخبر الطبيب بأي عملية أو سفر طويل أو ولادة أو حبوب هرمونية في الأسابيع الأخيرة.',
      ),
      medicinesReady,
    ],
    [
      say(
        'Call 999 if there is trouble breathing, blue lips, coughing up blood, or pain that presses, spreads or gets much worse.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو زرقة الشفتين أو سعال مصحوب بالدم، أو إذا صار الألم ضاغطاً أو امتد أو اشتد كثيراً.',
      ),
    ],
  ),
  'coughing-blood-today': topic(
    'today',
    [
      say('Note how much blood, how often and since when; a photo helps.', 'دوّن كمية الدم وعدد المرات ومنذ متى؛ والصورة تفيد.'),
      mask,
      say(
        'Tell the doctor about weight loss, night sweats, smoking, or contact with tuberculosis.',
        'أخبر الطبيب بنقص الوزن أو التعرق الليلي أو التدخين أو مخالطة مصاب بالسل.',
      ),
      say('Do not take aspirin or ibuprofen unless a doctor prescribed it.', 'لا تتناول الأسبرين أو الإيبوبروفين إلا إذا وصفه طبيب.'),
      medicinesReady,
    ],
    [
      say(
        'Call 999 if there is more than streaks of blood, or breathlessness, chest pain or fainting.',
        'اتصل بالرقم 999 إذا زاد الدم عن خيوط، أو عند ضيق التنفس أو ألم الصدر أو الإغماء.',
      ),
    ],
  ),
  'croup-today': topic(
    'today',
    [childOnLap, notInThroat, sips, say('Do not use steam or cough medicine.', 'لا بخار ولا أدوية للسعال.'), paracetamol],
    [
      say(
        'Call 999 if there is noisy, harsh breathing at rest, skin sucking in between the ribs, blue lips, drooling or drowsiness.',
        'اتصل بالرقم 999 عند تنفس بصوت خشن أثناء الراحة أو انخساف الجلد بين الأضلاع أو زرقة الشفتين أو سيلان اللعاب أو النعاس.',
      ),
    ],
  ),
  'whooping-today': topic(
    'today',
    [
      say('Stay away from babies and pregnant women until a doctor has checked you.', 'تجنب مخالطة الرضّع والحوامل حتى يفحص الطبيب الحالة.'),
      say('Small meals and sips, often.', 'تناول وجبات صغيرة ورشفات متكررة.'),
      mask,
      say('Tell the doctor which vaccines were given.', 'أخبر الطبيب بالتطعيمات التي أُخذت.'),
    ],
    [
      say(
        'Call 999 if there are pauses in breathing, blue lips, a seizure or exhaustion.',
        'اتصل بالرقم 999 عند توقف التنفس لثوانٍ أو زرقة الشفتين أو تشنج أو إنهاك.',
      ),
    ],
  ),
  'baby-cough-today': topic(
    'today',
    [
      smallFeeds,
      say(
        'A few drops of salt water in each nostril before feeds can help.',
        'قد تفيد قطرات قليلة من محلول ملحي في كل فتحة أنف قبل الرضاعة.',
      ),
      say('Do not give cough medicine or honey.', 'لا تعطِ أدوية السعال ولا العسل.'),
      say('Measure the temperature.', 'قِس درجة الحرارة.'),
      noSmoke,
    ],
    [
      babySigns,
      say('Go to the Pediatric Emergency Center if there is fever of 38 °C or more.', 'اذهب إلى مركز طوارئ الأطفال عند حرارة 38° أو أكثر.'),
    ],
    'under-3-months',
  ),
  // An appointment
  'lasting-cough': topic(
    'weeks',
    [
      say(
        'Note how long it has lasted, and any weight loss, night sweats or blood.',
        'دوّن منذ متى السعال، وأي نقص في الوزن أو تعرق ليلي أو دم.',
      ),
      noSmoke,
      say('Cover the mouth, and wear a mask near others until a doctor has checked you.', 'غطِّ الفم وضع كمامة قرب الآخرين حتى الفحص.'),
      medicinesReady,
    ],
    [
      breathingSigns,
      say(
        'See a doctor the same day if there is fever with shivering, or if it gets worse quickly.',
        'راجع الطبيب في اليوم نفسه عند حرارة مع رجفة أو إذا ساءت الحالة بسرعة.',
      ),
    ],
  ),
  'baby-cough': topic(
    'home',
    [smallFeeds, say('Salt water drops can clear the nose before feeds.', 'قد تنظف قطرات المحلول الملحي الأنف قبل الرضاعة.'), noSmoke],
    [babySigns],
    'under-3-months',
  ),
  'croup-mild': topic(
    'today',
    [
      childOnLap,
      sips,
      paracetamol,
      say('Do not use steam or cough medicine.', 'لا بخار ولا أدوية للسعال.'),
      say('Stay near the child at night.', 'ابقَ قرب الطفل ليلاً.', { unless: ['over-16'] }),
    ],
    [
      say(
        'Call 999 if there is noisy, harsh breathing at rest, skin sucking in between the ribs, blue lips, drooling or drowsiness.',
        'اتصل بالرقم 999 عند تنفس بصوت خشن أثناء الراحة أو انخساف الجلد بين الأضلاع أو زرقة الشفتين أو سيلان اللعاب أو النعاس.',
      ),
    ],
  ),
  'pleuritic-review': topic(
    'today',
    [say('Rest from what hurts, and use warmth.', 'تجنب ما يزيد الألم واستخدم الدفء.'), paracetamol],
    [breathingSigns],
  ),
  // Self-care
  cough: topic(
    'home',
    [
      restDrink,
      honey,
      noSmoke,
      say('Do not give cough medicine under 6 years.', 'لا تعطِ أدوية السعال لمن هم دون 6 سنوات.', { unless: ['over-16'] }),
      noAntibiotics,
      say('A cough can last 3 to 4 weeks.', 'قد يستمر السعال من 3 إلى 4 أسابيع.'),
    ],
    [
      breathingSigns,
      say(
        'See a doctor after 3 weeks, or if there is high fever, weight loss or night sweats.',
        'راجع الطبيب بعد 3 أسابيع، أو عند حرارة عالية أو نقص في الوزن أو تعرق ليلي.',
      ),
    ],
  ),
  stitch: topic(
    'home',
    [
      say('Stop, breathe deeply and press on the place until it has gone.', 'توقف وتنفس بعمق واضغط على الموضع حتى يزول.'),
      say('Avoid a big meal or a lot to drink in the two hours before running.', 'تجنب وجبة كبيرة أو شرب كثير قبل الركض بساعتين.'),
      say('Start slowly, and warm up.', 'ابدأ ببطء مع الإحماء.'),
    ],
    [breathingSigns, say('See a doctor if it comes at rest too.', 'راجع الطبيب إذا حدث أثناء الراحة أيضاً.')],
  ),
  'baby-snuffles': topic(
    'home',
    [
      say(
        'Sneezing, snuffles and hiccups are common in small babies who feed well.',
        'العطاس والخنة والفواق (الحازوقة) شائعة لدى الرضّع الذين يرضعون جيداً.',
      ),
      smallFeeds,
      say('Salt water drops can clear the nose before feeds.', 'قد تنظف قطرات المحلول الملحي الأنف قبل الرضاعة.'),
      noSmoke,
    ],
    [
      babySigns,
      say(
        'Go to the Pediatric Emergency Center if there is fever of 38 °C or more, or if feeds are refused.',
        'اذهب إلى مركز طوارئ الأطفال عند حرارة 38° أو أكثر، أو عند رفض الرضاعة.',
      ),
    ],
    'under-3-months',
  ),
} as const;
