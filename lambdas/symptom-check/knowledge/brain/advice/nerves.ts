import { say, topic } from '../../kinds/topic.ts';
import { diary, heartSigns, medicinesReady, nothingByMouth, paracetamol, sips, spineSigns, strokeSigns } from '../../sentences.ts';
import { noDriving, noteBegin, safeSteps } from '../sentences.ts';

const spreads = say(
  'Call 999 if weakness spreads, or breathing or swallowing becomes hard.',
  'اتصل بالرقم 999 إذا انتشر الضعف أو صعب التنفس أو البلع.',
);

export const advice = {
  // Stroke and nerves: AHA/ASA 2019, NICE NG128, NG127
  'nerve-today': topic(
    'today',
    [
      noteBegin,
      noDriving,
      safeSteps,
      say('If an eye does not close, keep it moist and cover it at night.', 'إذا لم تنغلق إحدى العينين فأبقها رطبة وغطّها ليلاً.', {
        when: 'face-droop',
      }),
    ],
    [strokeSigns, spineSigns, spreads],
  ),
  'pressed-nerve': topic(
    'home',
    [
      say('Take the pressure off, and move the limb gently.', 'أزل الضغط عن الطرف وحرّكه برفق.'),
      say('Change position often when sitting or sleeping.', 'غيّر الوضعية كثيراً أثناء الجلوس أو النوم.'),
    ],
    [
      strokeSigns,
      say(
        'See a doctor if the feeling is not back within a day, or it keeps coming.',
        'راجع الطبيب إذا لم يعد الإحساس خلال يوم أو تكرر ذلك.',
      ),
    ],
  ),
  'numb-mouth': topic(
    'home',
    [
      say('The feeling comes back within 2 to 5 hours.', 'يعود الإحساس خلال ساعتين إلى خمس ساعات.'),
      say('Until then do not chew on that side or have anything very hot.', 'حتى ذلك الحين لا تمضغ على تلك الجهة ولا تتناول شيئاً ساخناً جداً.'),
      say('See that a child does not bite the lip or tongue.', 'انتبه ألا يعض الطفل شفته أو لسانه.', { when: 'under-16' }),
    ],
    [
      strokeSigns,
      say(
        'Call the dentist if the mouth is still numb the next day, or it swells or bleeds.',
        'اتصل بطبيب الأسنان إذا بقي الخدر إلى اليوم التالي أو ظهر تورم أو نزيف.',
      ),
    ],
  ),
  'spreading-weakness': topic('emergency-department', [
    say('Note when it began and how far it has climbed.', 'دوّن متى بدأ الضعف وإلى أين وصل.'),
    say('Sit up if breathing or swallowing is hard.', 'اجلس إذا صعب التنفس أو البلع.'),
    say('Do not walk alone: the legs may give way.', 'لا تمشِ وحدك فقد لا تحملك الساقان.'),
    nothingByMouth,
  ]),
  numbness: topic(
    'weeks',
    [
      noteBegin,
      say(
        'Look at numb feet each day for wounds, and test hot water with another part of the body.',
        'تفقّد القدمين الخدرتين كل يوم بحثاً عن جروح، واختبر الماء الساخن بجزء آخر من الجسم.',
      ),
      say('Tell the doctor about diabetes, new medicines and what the diet is like.', 'أخبر الطبيب عن السكري والأدوية الجديدة ونوع الغذاء.'),
    ],
    [
      strokeSigns,
      spineSigns,
      say('See a doctor the same day if it spreads or weakness comes.', 'راجع الطبيب في اليوم نفسه إذا انتشر الخدر أو ظهر ضعف.'),
    ],
  ),
  'hand-numbness': topic(
    'weeks',
    [
      say(
        'Rest the wrist from work that brings it on, and keep it straight at night with a splint.',
        'أرِح المعصم من العمل الذي يثيره، وأبقِه مستقيماً ليلاً بجبيرة.',
      ),
      say('Note whether the grip is weaker or things are dropped.', 'دوّن ضعف القبضة أو سقوط الأشياء من اليد.'),
    ],
    [strokeSigns, say('See a doctor within days if the thumb becomes weak or thin.', 'راجع الطبيب خلال أيام إذا ضعف الإبهام أو نحف.')],
  ),
  'weak-all-over': topic(
    'weeks',
    [
      say(
        'Note sleep, meals, mood, weight loss, thirst, fever and bleeding.',
        'دوّن النوم والوجبات والمزاج ونقص الوزن والعطش والحرارة والنزيف.',
      ),
      say('Eat and drink at regular times, and rest in between.', 'كُل واشرب في مواعيد منتظمة واسترح بينها.'),
      medicinesReady,
    ],
    [
      heartSigns,
      strokeSigns,
      say(
        'See a doctor the same day if there is fever, black stool, great thirst or yellow skin.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو براز أسود أو عطش شديد أو اصفرار الجلد.',
      ),
    ],
  ),
  'weak-today': topic(
    'today',
    [say('Rest, and ask someone to stay close by.', 'استرح، واطلب من شخص أن يبقى إلى جانبك.'), sips, noDriving, medicinesReady],
    [heartSigns, strokeSigns, spreads],
  ),
  tremor: topic(
    'weeks',
    [
      say('Cut down on coffee, tea and energy drinks.', 'قلّل القهوة والشاي ومشروبات الطاقة.'),
      say('Note whether it comes at rest or while holding things.', 'دوّن هل تأتي الرعشة في الراحة أم عند مسك الأشياء.'),
      say('Measure the blood sugar when it comes, if there is a meter.', 'قِس سكر الدم عند حدوثها إن وُجد جهاز.', { when: 'diabetes' }),
      medicinesReady,
    ],
    [
      strokeSigns,
      say(
        'See a doctor the same day if there is fever, or if it came after stopping alcohol or a medicine.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو بعد ترك الكحول أو إيقاف دواء.',
      ),
    ],
  ),
  'shaky-passing': topic(
    'home',
    [
      say('Sit down, drink water, and eat something if a meal was missed.', 'اجلس واشرب الماء، وتناول شيئاً عند تفويت وجبة.'),
      say('Do not have any more coffee, tea or energy drinks today.', 'لا مزيد من القهوة أو الشاي أو مشروبات الطاقة اليوم.'),
      say('Breathe slowly until it passes, and rest tired muscles.', 'تنفس ببطء حتى تزول، وأرِح العضلات المتعبة.'),
    ],
    [
      strokeSigns,
      heartSigns,
      say(
        'See a doctor if it keeps coming back, lasts over a day, or comes with a new medicine.',
        'راجع الطبيب إذا تكررت أو استمرت أكثر من يوم أو جاءت مع دواء جديد.',
      ),
    ],
  ),
  twitch: topic(
    'home',
    [
      say('Rest and sleep enough, and cut down on coffee and energy drinks.', 'استرح ونم ما يكفي وقلّل القهوة ومشروبات الطاقة.'),
      say('Rest the eyes from screens.', 'أرِح العينين من الشاشات.'),
    ],
    [
      strokeSigns,
      say(
        'See a doctor if it lasts over 2 weeks, spreads, or comes with weakness.',
        'راجع الطبيب إذا استمر أكثر من أسبوعين أو انتشر أو ظهر معه ضعف.',
      ),
    ],
  ),
  'face-pain': topic(
    'weeks',
    [
      diary,
      paracetamol,
      say('Note whether touch, wind, chewing or brushing teeth sets it off.', 'دوّن هل يثيره اللمس أو الهواء أو المضغ أو تفريش الأسنان.'),
    ],
    [
      heartSigns,
      strokeSigns,
      say('See a doctor the same day if there is a rash, swelling or fever.', 'راجع الطبيب في اليوم نفسه عند طفح أو تورم أو حرارة.'),
    ],
  ),
  'face-today': topic(
    'today',
    [paracetamol, say('Do not rub the face or eye.', 'لا تفرك الوجه أو العين.'), medicinesReady],
    [
      strokeSigns,
      say(
        'Go to an emergency department if the eye is red, painful or sees less.',
        'اذهب إلى قسم الطوارئ إذا احمرت العين أو آلمت أو ضعف نظرها.',
      ),
    ],
  ),
  memory: topic(
    'weeks',
    [
      say('Note examples, and when it began.', 'دوّن أمثلة ووقت البداية.'),
      say('Ask someone close to you to come along.', 'اصطحب أحد المقربين إلى الموعد.'),
      say('Keep a calendar, lists and fixed places for keys and medicines.', 'استخدم تقويماً وقوائم وأماكن ثابتة للمفاتيح والأدوية.'),
      medicinesReady,
    ],
    [
      strokeSigns,
      say(
        'Call 999 if there is sudden confusion or drowsiness, or after a blow to the head.',
        'اتصل بالرقم 999 عند ارتباك ذهني مفاجئ أو نعاس أو بعد ضربة على الرأس.',
      ),
    ],
  ),
  'memory-unsafe': topic(
    'today',
    [
      say('Let someone stay with the person, also at night.', 'ليبقَ شخص مع المريض ليلاً ونهاراً.'),
      say('Turn off gas, lock away medicines, and take the car keys.', 'أغلق الغاز واحفظ الأدوية في مكان مقفل وخذ مفاتيح السيارة.'),
      say('Put a name and phone number into a pocket or on a bracelet.', 'ضع الاسم ورقم الهاتف في الجيب أو على سوار.'),
    ],
    [
      strokeSigns,
      say(
        'Call 999 if the person is missing, or suddenly more confused or drowsy.',
        'اتصل بالرقم 999 إذا ضاع المريض ولم يُعثر عليه، أو عند زيادة مفاجئة في الارتباك الذهني أو النعاس.',
      ),
    ],
  ),
} as const;
