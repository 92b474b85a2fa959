import { sameFor, say, topic } from '../../kinds/topic.ts';
import {
  bleedingSigns,
  breathingSigns,
  medicinesReady,
  noAntibiotics,
  nothingByMouth,
  onlyPrescribed,
  saltWater,
  sips,
} from '../../sentences.ts';
import { childAspirin, forPain, sitForward, softFood, throatSigns, upright } from '../sentences.ts';

const noLooking = say('Do not look into the throat or press on the tongue.', 'لا تنظر داخل الحلق ولا تضغط على اللسان.');
const calmChild = say('Keep the child calm on the lap.', 'أبقِ الطفل هادئاً في الحضن.', { when: 'under-5' });

const swallowingCheckTopic = topic(
  'days',
  [
    say('Eat slowly, in small soft bites, sitting up.', 'كُل ببطء لقماً صغيرة لينة وأنت جالس.'),
    say('Note what sticks, solids or drinks, and whether weight was lost.', 'دوّن ما الذي يعلق، الطعام أم الشراب، وهل نقص الوزن.'),
    medicinesReady,
  ],
  [
    say(
      'Call 999 if spit cannot be swallowed, or if there is trouble breathing or slurred speech.',
      'اتصل بالرقم 999 إذا تعذر بلع الريق، أو عند صعوبة في التنفس أو ثقل في الكلام.',
    ),
  ],
);

export const advice = {
  // Emergency
  'throat-closing': topic('ambulance', [upright, calmChild, noLooking, nothingByMouth]),
  'food-stuck-now': topic('emergency-department', [
    upright,
    say('Spit saliva out, and do not push the food down with bread or drinks.', 'ابصق اللعاب ولا تدفع الطعام بالخبز أو المشروبات.'),
    say('Do not make the person vomit.', 'لا تحاول إثارة القيء.'),
    say(
      'If the person cannot breathe, cough or speak: 5 blows between the shoulder blades, then 5 thrusts above the navel.',
      'إذا تعذر التنفس أو السعال أو الكلام: اضرب المصاب 5 ضربات بين لوحي الكتف، ثم اضغط 5 ضغطات فوق السرة.',
      {
        unless: ['under-1', 'pregnant'],
      },
    ),
  ]),
  'tonsil-bleeding': topic('emergency-department', [
    sitForward,
    say('Go at once even if the bleeding stops or is only a little.', 'اذهب فوراً حتى لو توقف النزيف أو كان قليلاً.'),
    nothingByMouth,
    say('Tell the staff when the operation was.', 'أخبر الطاقم بموعد العملية.', { when: 'throat-operation' }),
    onlyPrescribed,
  ]),
  // High
  'throat-blood-count': topic(
    'today',
    [
      say(
        'Ask today for a blood count, and tell the doctor which medicine is taken.',
        'اطلب اليوم فحص تعداد الدم، وأخبر الطبيب بالدواء المستعمل.',
      ),
      say('Ask a doctor before the next dose.', 'اسأل الطبيب قبل الجرعة التالية.'),
      medicinesReady,
    ],
    [
      say(
        'Go to an emergency department now if there is fever of 38 °C or more or shivering.',
        'اذهب إلى قسم الطوارئ الآن عند حرارة 38° أو أكثر أو رجفة.',
      ),
      throatSigns,
    ],
  ),
  'throat-today': topic('today', [softFood, noLooking, forPain, childAspirin], [throatSigns]),
  'food-stuck': topic(
    'today',
    [
      say('Do not eat anything more, and spit out what cannot be swallowed.', 'لا تأكل شيئاً آخر وابصق ما لا يمكن بلعه.'),
      say(
        'Do not push it down with bread or drinks, and do not reach into the throat.',
        'لا تدفعه بالخبز أو المشروبات، ولا تدخل الأصابع في الحلق.',
      ),
    ],
    [
      say(
        'Call 999 if spit cannot be swallowed, or if there is chest pain, trouble breathing or blood.',
        'اتصل بالرقم 999 إذا تعذر بلع الريق، أو عند ألم في الصدر أو صعوبة في التنفس أو دم.',
      ),
    ],
  ),
  'after-tonsils-today': topic(
    'today',
    [
      say('Call the hospital that operated, or go there today.', 'اتصل بالمستشفى الذي أجرى العملية أو اذهب إليه اليوم.'),
      sips,
      say('Give the prescribed pain medicine regularly.', 'أعطِ مسكن الألم الموصوف بانتظام.'),
      onlyPrescribed,
    ],
    [
      say(
        'Call 999 if there is any fresh blood from the throat or mouth, or trouble breathing.',
        'اتصل بالرقم 999 عند صعوبة في التنفس أو أي دم جديد من الحلق أو الفم.',
      ),
    ],
  ),
  'throat-blood': topic(
    'today',
    [
      sitForward,
      say('Note how much it was, and whether it came with coughing or vomiting.', 'دوّن مقدار الدم وهل خرج مع السعال أو القيء.'),
      medicinesReady,
    ],
    [bleedingSigns, breathingSigns],
  ),
  // Medium
  'throat-check': topic(
    'days',
    [softFood, forPain, saltWater, childAspirin, say('Do not share cups or utensils.', 'لا تشارك الأكواب وأدوات الطعام.')],
    [throatSigns],
  ),
  'swallowing-check': swallowingCheckTopic,
  'swallowing-visit': sameFor('weeks', swallowingCheckTopic),
  // Low
  'sore-throat': topic(
    'home',
    [softFood, forPain, childAspirin, saltWater, noAntibiotics],
    [
      throatSigns,
      say('See a doctor if there is high fever or a rash, or after a week.', 'راجع الطبيب عند حرارة عالية أو طفح، أو بعد أسبوع.'),
    ],
  ),
  dribbling: topic(
    'home',
    [
      say('Wipe the chin gently, and change wet bibs.', 'امسح الذقن برفق وغيّر المريلة المبتلة.'),
      say('Offer a clean, cool teething ring.', 'قدّم عضّاضة نظيفة باردة.'),
      say('Do not use numbing gel for teething.', 'لا تستخدم جل التخدير للتسنين.'),
    ],
    [
      say(
        'Call 999 if there is noisy breathing, or if the child suddenly drools and cannot swallow.',
        'اتصل بالرقم 999 عند تنفس مصحوب بصوت، أو سيلان مفاجئ للعاب مع تعذر البلع.',
      ),
    ],
    'under-5',
  ),
  'after-tonsils': topic(
    'home',
    [
      say(
        'Give the prescribed pain medicine regularly, best half an hour before meals.',
        'أعطِ مسكن الألم الموصوف بانتظام، والأفضل قبل الأكل بنصف ساعة.',
      ),
      say('Eat and drink normally; chewing keeps the throat clean.', 'كُل واشرب كالمعتاد؛ فالمضغ ينظف الحلق.'),
      say('White patches and ear pain are common in the first 10 days.', 'البقع البيضاء وألم الأذن شائعان في أول 10 أيام.'),
      onlyPrescribed,
    ],
    [
      say(
        'Call 999 if there is any fresh blood from the throat, mouth or nose.',
        'اتصل بالرقم 999 عند أي دم جديد من الحلق أو الفم أو الأنف.',
      ),
      say(
        'See a doctor the same day if there is high fever, or if nothing can be drunk.',
        'راجع الطبيب في اليوم نفسه عند حرارة عالية أو تعذر الشرب.',
      ),
    ],
  ),
  'tonsil-stones': topic(
    'home',
    [
      say(
        'Small white lumps that form in the tonsils are harmless, though they smell.',
        'الحبيبات البيضاء الصغيرة التي تتكون في اللوزتين غير ضارة وإن كانت رائحتها كريهة.',
      ),
      say('Gargle with warm salt water after meals.', 'تغرغر بماء دافئ وملح بعد الوجبات.', { unless: ['under-5'] }),
      say('Brush the teeth and tongue twice a day, and drink enough water.', 'نظّف الأسنان واللسان مرتين يومياً واشرب ما يكفي من الماء.'),
      say('Do not dig at the tonsils with anything sharp.', 'لا تنكش اللوزتين بأي شيء حاد.'),
    ],
    [
      say(
        'See a doctor if there is a sore throat on one side, hard swallowing, fever or blood, or if the lumps keep coming back.',
        'راجع الطبيب عند ألم الحلق في جهة واحدة أو صعوبة البلع أو الحرارة أو الدم أو إذا تكررت كثيراً.',
      ),
    ],
  ),
} as const;
