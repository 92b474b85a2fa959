import { sameFor, say, topic } from '../../kinds/topic.ts';
import { diary, heartSigns, medicinesReady, mindSigns, talk } from '../../sentences.ts';
import { lineClosed, noSubstances, outOfReach, tellSomebody, withdrawalSigns } from '../sentences.ts';

const breatheSlowly = say(
  'Breathe in through the nose and slowly out, longer out than in.',
  'خذ شهيقاً من الأنف ثم زفيراً بطيئاً أطول من الشهيق.',
);
const regularDay = say(
  'Daylight, a little movement, and meals and sleep at regular times make the day easier.',
  'ضوء النهار وقليل من الحركة ووجبات ونوم في مواعيد منتظمة تحسّن يومك.',
);

const moodTopic = topic(
  'weeks',
  [say('Tell someone you trust.', 'أخبر شخصاً تثق به.'), regularDay, noSubstances, talk],
  [
    mindSigns,
    say(
      'See a doctor the same day if you stop eating, sleeping or looking after yourself.',
      'راجع الطبيب في اليوم نفسه إذا توقفت عن الأكل أو النوم أو العناية بنفسك.',
    ),
  ],
);

const panicUnclearTopic = topic(
  'days',
  [
    breatheSlowly,
    say('Name five things that can be seen, and stay where it is safe.', 'اذكر خمسة أشياء تراها وابقَ في مكان آمن.'),
    say('Cut down on coffee and energy drinks.', 'قلّل القهوة ومشروبات الطاقة.'),
    diary,
    talk,
  ],
  [heartSigns, mindSigns],
);

export const advice = {
  // Fear: NICE CG113, CG31, NG116
  'panic-today': topic(
    'today',
    [
      breatheSlowly,
      say('Sit down, and let someone stay close by.', 'اجلس، واطلب من شخص أن يبقى إلى جانبك.'),
      say(
        'A first attack with chest pain or trouble breathing needs a look today.',
        'النوبة الأولى مع ألم في الصدر أو ضيق في التنفس تحتاج إلى فحص اليوم.',
      ),
      say('Do not have coffee, energy drinks or nicotine.', 'لا قهوة ولا مشروبات طاقة ولا نيكوتين.'),
    ],
    [heartSigns, mindSigns],
  ),
  'panic-unclear': panicUnclearTopic,
  'panic-care': sameFor('home', panicUnclearTopic),
  panic: topic(
    'home',
    [
      breatheSlowly,
      say('Remember that earlier attacks have passed, and do not run from the place.', 'تذكّر أن النوبات السابقة مرّت، وابقَ في المكان.'),
      say('Use what was learned in treatment.', 'استخدم ما تعلّمته في العلاج.'),
      say('Cut down on coffee and energy drinks.', 'قلّل القهوة ومشروبات الطاقة.'),
    ],
    [
      heartSigns,
      mindSigns,
      say('See a doctor if attacks come more often or keep you from going out.', 'راجع الطبيب إذا كثرت النوبات أو منعتك من الخروج.'),
    ],
  ),
  anxiety: topic(
    'weeks',
    [
      breatheSlowly,
      regularDay,
      say('Write worries down at a fixed time of the day.', 'دوّن المخاوف في وقت محدد من اليوم.'),
      say('Cut down on coffee and news.', 'قلّل القهوة ومتابعة الأخبار.'),
      talk,
    ],
    [mindSigns, heartSigns],
  ),
  stress: topic(
    'home',
    [
      breatheSlowly,
      regularDay,
      say('Talk with someone you trust, and do one thing at a time.', 'تحدث مع شخص تثق به، وأنجز أمراً واحداً في كل مرة.'),
      talk,
    ],
    [
      mindSigns,
      say(
        'See a doctor if it lasts over 2 weeks, or if work, school or sleep suffer.',
        'راجع الطبيب إذا استمر أكثر من أسبوعين أو تأثر العمل أو الدراسة أو النوم.',
      ),
    ],
  ),
  obsessions: topic(
    'weeks',
    [
      say('Note the thoughts or acts, and how much of the day they take.', 'دوّن الأفكار أو الأفعال ومقدار ما تأخذه من اليوم.'),
      say('There are treatments for this: talk to a doctor about it.', 'لهذا علاجات: تحدث عنه مع الطبيب.'),
      talk,
    ],
    [mindSigns],
  ),
  'trauma-memories': topic(
    'weeks',
    [
      say('Tell someone you trust as much as feels right.', 'أخبر شخصاً تثق به بالقدر المريح لك.'),
      say('When memories come, look around and name where you are now.', 'عند عودة الذكريات انظر حولك وسمِّ المكان الذي أنت فيه الآن.'),
      regularDay,
      noSubstances,
      talk,
    ],
    [mindSigns],
  ),
  // Mood: NICE NG222, NG134, CG192
  mood: moodTopic,
  'mood-care': sameFor('home', moodTopic),
  'mood-today': topic(
    'today',
    [
      tellSomebody,
      say('Eat and drink a little, even without hunger.', 'تناول القليل من الطعام والشراب ولو دون جوع.'),
      say('For a child or teenager, a parent or trusted adult comes along.', 'الطفل أو المراهق: ليرافقه أحد الوالدين أو شخص بالغ موثوق.', {
        when: 'under-16',
      }),
      outOfReach,
      talk,
      lineClosed,
    ],
    [mindSigns],
  ),
  'postnatal-today': topic(
    'today',
    [
      say(
        'Tell someone today, and let another adult share the nights with the baby.',
        'أخبري شخصاً اليوم، وليشاركك شخص بالغ رعاية الرضيع ليلاً.',
      ),
      say('Eat, drink and sleep when someone else is there.', 'كُلي واشربي ونامي بوجود شخص آخر.'),
      say('Do not stop a medicine without asking.', 'لا توقفي دواء دون سؤال.'),
      talk,
      lineClosed,
    ],
    [
      say(
        'Call 999 if there are thoughts of harming yourself or the baby, or voices or great confusion.',
        'اتصلي بالرقم 999 عند ارتباك ذهني شديد أو أفكار عن إيذاء النفس أو الرضيع، أو عند سماع أصوات.',
      ),
    ],
    'after-birth',
  ),
  'postnatal-mood': topic(
    'days',
    [
      say('Low mood after a birth is common and nobody is to blame.', 'تدنّي المزاج بعد الولادة شائع ولا لوم على أحد.'),
      say('Talk with the partner, family, or the well-baby clinic.', 'تحدثي مع الزوج أو الأهل أو عيادة الأم والطفل.'),
      say('Rest when the baby rests, and accept help.', 'استريحي عند نوم الرضيع واقبلي المساعدة.'),
      talk,
    ],
    [
      say(
        'Call 999 if there are thoughts of harming yourself or the baby, or voices or great confusion.',
        'اتصلي بالرقم 999 عند ارتباك ذهني شديد أو أفكار عن إيذاء النفس أو الرضيع، أو عند سماع أصوات.',
      ),
      say(
        'See a doctor the same day if sleep is impossible even when the baby sleeps.',
        'راجعي الطبيب في اليوم نفسه إذا تعذّر النوم حتى عند نوم الرضيع.',
      ),
    ],
    'after-birth',
  ),
  'mind-medicine-today': topic(
    'today',
    [
      say(
        'Ask the doctor or pharmacist today before you take more or skip another dose.',
        'اسأل الطبيب أو الصيدلي اليوم قبل أن تتناول المزيد أو تترك جرعة أخرى.',
      ),
      say('Do not double the dose to catch up.', 'لا تضاعف الجرعة للتعويض.'),
      medicinesReady,
      talk,
    ],
    [mindSigns, withdrawalSigns],
  ),
  grief: topic(
    'home',
    [
      say('Grief comes in waves and takes its own time.', 'يأتي الحزن على موجات ويأخذ وقته.'),
      say('Talk about the one who is missed, with family or friends.', 'تحدث عن الفقيد مع الأهل أو الأصدقاء.'),
      regularDay,
      talk,
    ],
    [
      mindSigns,
      say('See a doctor if daily life is still on hold after 6 weeks.', 'راجع الطبيب إذا بقيت الحياة اليومية متوقفة بعد 6 أسابيع.'),
    ],
  ),
} as const;
