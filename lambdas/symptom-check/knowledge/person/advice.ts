import { any } from '../kinds/condition.ts';
import { say, topic } from '../kinds/topic.ts';
import {
  allergySigns,
  breathingSigns,
  diary,
  heartSigns,
  heartSpread,
  medicinesReady,
  nothingByMouth,
  paracetamol,
  strokeSigns,
} from '../sentences.ts';

const chestPains = ['chest-pain', 'pressing-pain', 'chest-burning', 'pleuritic-pain'] as const;
/** Whoever has pain in the chest is not told to call for pain in the chest, but for what makes it dangerous. */
const dangerSigns = [
  { ...heartSigns, unless: chestPains },
  { ...breathingSigns, unless: chestPains },
  { ...heartSpread, when: any(...chestPains) },
  strokeSigns,
];

/** Where no condition decided, or the form moved the level. */
export const advice = {
  'other-emergency': topic('ambulance', [say('Rest, and do not stay alone.', 'استرح ولا تبقَ دون مرافق.'), medicinesReady]),
  'other-hospital': topic(
    'emergency-department',
    [say('Do not drive yourself, and do not go alone.', 'لا تقُد السيارة بنفسك ولا تذهب دون مرافق.'), nothingByMouth, medicinesReady],
    dangerSigns,
  ),
  'other-today': topic('today', [say('Rest, and do not stay alone.', 'استرح ولا تبقَ دون مرافق.'), medicinesReady], dangerSigns),
  'other-appointment': topic('days', [diary, medicinesReady], dangerSigns),
  'other-weeks': topic('weeks', [diary, medicinesReady], dangerSigns),
  'other-home': topic(
    'home',
    [
      say('Rest, drink enough fluids, and see how it goes over the next days.', 'استرح واشرب سوائل كافية وراقب الحالة في الأيام القادمة.'),
      say('A pharmacist can say what eases it.', 'يمكن للصيدلي أن يرشدك إلى ما يخفف الأعراض.'),
      say('Call 16000 if you are not sure.', 'اتصل بالرقم 16000 عند الشك.'),
    ],
    [say('See a doctor if it gets worse or has not gone in a week.', 'راجع الطبيب إذا ساءت الحالة أو لم تزل خلال أسبوع.'), ...dangerSigns],
  ),
  'other-question': topic(
    'home',
    [
      say('Nothing that you wrote points to danger.', 'لا شيء مما كتبته يشير إلى خطر.'),
      say(
        'A pharmacist answers questions about medicines, and 16000 questions about health, at no cost.',
        'يجيب الصيدلي عن أسئلة الأدوية، ويجيب الرقم 16000 عن أسئلة الصحة، دون مقابل.',
      ),
      say(
        'Write what you feel, if you feel something, for an answer about that.',
        'اكتب ما تشعر به، إن كنت تشعر بشيء، للحصول على نصيحة بشأنه.',
      ),
    ],
    [say('See a doctor if the worry does not leave you.', 'راجع الطبيب إذا لم يفارقك القلق.'), ...dangerSigns],
  ),
  'tired-visit': topic(
    'weeks',
    [
      say(
        'Ask for a check of blood count, sugar, thyroid, iron and vitamin D.',
        'اطلب فحص تعداد الدم والسكر والغدة الدرقية والحديد وفيتامين د.',
      ),
      say('Note the hours of sleep, and what makes the tiredness better or worse.', 'دوّن ساعات النوم وما الذي يخفف التعب أو يزيده.'),
      say('Do not drive when sleepy.', 'لا تقُد السيارة عند النعاس.'),
      medicinesReady,
    ],
    [
      heartSigns,
      say(
        'See a doctor the same day if there is black stool, great paleness or fever that stays, or if you cannot get out of bed.',
        'راجع الطبيب في اليوم نفسه عند براز أسود أو شحوب شديد أو حرارة مستمرة أو عجز عن النهوض من السرير.',
      ),
    ],
  ),
  'tired-rest': topic(
    'home',
    [
      say('Sleep at fixed hours, 7 to 9 hours a night.', 'نم في أوقات ثابتة من 7 إلى 9 ساعات ليلاً.'),
      say('Drink enough fluids, eat regularly, and move every day.', 'اشرب سوائل كافية وتناول وجبات منتظمة وتحرك يومياً.'),
      say('Do not drive when sleepy.', 'لا تقُد السيارة عند النعاس.'),
    ],
    [
      heartSigns,
      say(
        'See a doctor if it stays for weeks in spite of rest, or if there is weight loss, fever or night sweats.',
        'راجع الطبيب إذا استمر أسابيع رغم الراحة، أو عند نقص الوزن أو حرارة أو تعرق ليلي.',
      ),
    ],
  ),
  'vaccine-arm': topic(
    'home',
    [
      say(
        'A cool cloth and moving the limb ease it; it goes in 2 to 3 days.',
        'كمادة باردة وتحريك الطرف يخففان الألم؛ ويزول خلال يومين إلى 3 أيام.',
      ),
      paracetamol,
    ],
    [
      allergySigns,
      say(
        'See a doctor if redness spreads, if it gets worse after 3 days, or if there is high fever.',
        'راجع الطبيب إذا انتشر الاحمرار أو ساءت الحالة بعد 3 أيام، أو عند حرارة عالية.',
      ),
    ],
  ),
  'sweat-care': topic(
    'home',
    [
      say(
        'Wash daily, dry well between the toes, and wear cotton and open shoes.',
        'استحم يومياً وجفف ما بين الأصابع والبس القطن وأحذية مفتوحة.',
      ),
      say('An antiperspirant at night helps more than in the morning.', 'مضاد التعرق ليلاً أفيد منه صباحاً.'),
      say('Drink enough water in the heat.', 'اشرب ما يكفي من الماء في الحر.'),
    ],
    [
      heartSigns,
      say(
        'See a doctor if there is sweating at night, weight loss or fever, or if the sweating began suddenly.',
        'راجع الطبيب عند تعرق ليلي أو نقص الوزن أو حرارة أو تعرق بدأ فجأة.',
      ),
    ],
  ),
} as const;
