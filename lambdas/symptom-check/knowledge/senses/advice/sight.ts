import { sameFor, say, topic } from '../../kinds/topic.ts';
import { eyeSigns, medicinesReady, nothingByMouth } from '../../sentences.ts';
import { eyeSameDay, lensesOut, noDriving, noRubbing, ownTowel } from '../sentences.ts';

const eyeCheckTopic = topic(
  'days',
  [
    say('Note which eye it is, and what is seen differently.', 'دوّن أي عين هي وما الذي تغير في الرؤية.'),
    say('Bring glasses, and leave contact lenses out while the eye is sore.', 'أحضر النظارة واترك العدسات ما دامت العين متهيجة.', {
      unless: ['under-5'],
    }),
    say('Do not drive while the sight is unclear.', 'لا تقد السيارة ما دامت الرؤية غير واضحة.', { unless: ['under-16'] }),
    say('Have the sugar and the back of the eye checked.', 'افحص السكر وقاع العين.', { when: 'diabetes' }),
  ],
  [eyeSigns, eyeSameDay],
);

export const advice = {
  // Emergency
  'sight-lost': topic('emergency-department', [
    say('Note the time the sight was lost, and in which eye.', 'دوّن وقت فقدان الرؤية وفي أي عين.'),
    noDriving,
    say('Sit quietly, and do not rub or press the eye.', 'اجلس بهدوء ولا تفرك العين ولا تضغط عليها.'),
    medicinesReady,
  ]),
  'temple-artery': topic('emergency-department', [
    say('Go to an emergency department at once, even if the sight comes back.', 'اذهب إلى قسم الطوارئ فوراً حتى لو عادت الرؤية.'),
    noDriving,
    say(
      'Tell the staff that there is headache, scalp or jaw pain with the change of sight.',
      'أخبر الطاقم بوجود صداع أو ألم في فروة الرأس أو الفك مع تغير الرؤية.',
    ),
    medicinesReady,
  ]),
  'eye-emergency': topic('emergency-department', [
    noRubbing,
    lensesOut,
    say('Note when it began, and what is seen differently.', 'دوّن متى بدأ ذلك وما الذي تغير في الرؤية.'),
    say('Do not use old drops or cover the eye tightly.', 'لا تستخدم قطرات قديمة ولا تغطِّ العين بإحكام.'),
    noDriving,
  ]),
  'double-vision': topic('emergency-department', [
    say('Note the time it began.', 'دوّن وقت بدء الأعراض.'),
    noDriving,
    say('Covering one eye can ease the double picture on the way.', 'قد تخفف تغطية إحدى العينين ازدواج الصورة في الطريق.', {
      when: 'double-vision',
    }),
    nothingByMouth,
  ]),
  // High
  'eye-today': topic(
    'today',
    [lensesOut, noRubbing, say('Do not use old drops.', 'لا تستخدم قطرات قديمة.'), noDriving, ownTowel],
    [eyeSigns, say('Go to an emergency department if there is vomiting with eye pain.', 'اذهب إلى قسم الطوارئ عند قيء مع ألم العين.')],
  ),
  'flashes-today': topic(
    'today',
    [
      say('Have your eyes examined today, by an eye doctor where possible.', 'افحص العينين اليوم، لدى طبيب عيون إن أمكن.'),
      noDriving,
      say('Note which eye it is and when it began.', 'دوّن أي عين هي ومتى بدأ ذلك.'),
    ],
    [
      say(
        'Go to an emergency department at once if there is a shadow, something like a curtain, or loss of sight.',
        'اذهب إلى قسم الطوارئ فوراً عند ظهور ظل أو ما يشبه الستارة أمام العين، أو عند فقدان الرؤية.',
      ),
    ],
  ),
  // Medium
  'eye-check': eyeCheckTopic,
  'eye-visit': sameFor('weeks', eyeCheckTopic),
  'standing-sight': topic(
    'weeks',
    [
      say('Sit down at once when it gets dark, and stand up slowly.', 'اجلس فوراً عندما تظلم الرؤية، وقف ببطء.'),
      say('Drink enough water, above all in the heat.', 'اشرب ما يكفي من الماء، خصوصاً في الحر.'),
      medicinesReady,
    ],
    [
      say(
        'Call 999 if there is fainting on effort, chest pain, or sight that does not come back within minutes.',
        'اتصل بالرقم 999 عند إغماء مع المجهود أو ألم في الصدر أو رؤية لا تعود خلال دقائق.',
      ),
    ],
  ),
  // Low
  'old-floaters': topic(
    'home',
    [
      say(
        'A few floating spots that have been the same for months or years are harmless.',
        'النقاط السابحة القليلة التي لم تتغير منذ أشهر أو سنوات غير ضارة.',
      ),
      say('They are seen most against a bright wall or the sky.', 'تظهر أكثر أمام جدار مضيء أو السماء.'),
      say('Have the eyes tested at the next routine check.', 'اطلب فحص عينيك في الفحص الدوري القادم.'),
    ],
    [
      eyeSigns,
      say(
        'See a doctor the same day if there are new or many more floaters, flashes of light, or a shadow over the sight.',
        'راجع الطبيب في اليوم نفسه عند ظهور نقاط سابحة جديدة أو ازدياد عددها كثيراً أو ومضات ضوء أو ظل على الرؤية.',
      ),
    ],
  ),
} as const;
