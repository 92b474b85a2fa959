import { say, topic } from '../../kinds/topic.ts';
import { medicinesReady, noAntibiotics, strokeSigns } from '../../sentences.ts';
import { forPain } from '../sentences.ts';

const pinch = say(
  'Sit, lean forward, and pinch the soft part of the nose for 15 minutes without letting go.',
  'اجلس ومِل إلى الأمام، واضغط على الجزء اللين من الأنف لمدة 15 دقيقة دون ترك.',
);
const spitBlood = say('Spit blood out, and do not swallow it.', 'ابصق الدم ولا تبلعه.');
const nothingUpNose = say('Do not push anything into the nose.', 'لا تدخل شيئاً في الأنف.');

export const advice = {
  // Emergency
  'nosebleed-heavy': topic('ambulance', [
    say(
      'Sit, lean forward, and keep the soft part of the nose pinched until help comes.',
      'اجلس ومِل إلى الأمام، واستمر في الضغط على الجزء اللين من الأنف حتى تصل المساعدة.',
    ),
    spitBlood,
    say('If you feel faint, lie on the side so that the blood runs out.', 'عند الإحساس بالإغماء استلقِ على الجنب ليخرج الدم.'),
    nothingUpNose,
    medicinesReady,
  ]),
  // High
  'nosebleed-lasting': topic(
    'today',
    [
      pinch,
      spitBlood,
      nothingUpNose,
      say('Do not stop a prescribed blood thinner by yourself; ask today.', 'لا توقف مميع الدم الموصوف من تلقاء نفسك؛ اسأل اليوم.', {
        when: 'blood-thinner',
      }),
      medicinesReady,
    ],
    [
      say(
        'Call 999 if it lasts over 30 minutes, pours, or comes with fainting, trouble breathing or after a blow to the head.',
        'اتصل بالرقم 999 إذا استمر النزيف أكثر من 30 دقيقة أو تدفق، أو مع إغماء أو صعوبة في التنفس أو بعد ضربة على الرأس.',
      ),
    ],
  ),
  'sinus-today': topic(
    'today',
    [forPain, say('Drink enough fluids, and rest with the head raised.', 'اشرب سوائل كافية واسترح مع رفع الرأس.'), medicinesReady],
    [
      say(
        'Call 999 if there is swelling around the eye, double sight, confusion or a stiff neck.',
        'اتصل بالرقم 999 عند تورم حول العين أو ازدواج الرؤية أو ارتباك ذهني أو تيبس الرقبة.',
      ),
    ],
  ),
  // Medium
  'nosebleed-check': topic(
    'days',
    [pinch, spitBlood, nothingUpNose, say('Note how often it bleeds and for how long.', 'دوّن عدد مرات النزيف ومدته.')],
    [
      say(
        'Call 999 if it lasts over 30 minutes, pours, or comes with fainting or after a blow to the head.',
        'اتصل بالرقم 999 إذا استمر النزيف أكثر من 30 دقيقة أو تدفق، أو مع إغماء أو بعد ضربة على الرأس.',
      ),
      say(
        'See a doctor the same day if you take blood thinners, or if the child is under 2.',
        'راجع الطبيب في اليوم نفسه مع مميعات الدم، أو لدى طفل دون سنتين.',
      ),
    ],
  ),
  'sinus-lasting': topic(
    'weeks',
    [
      say('Rinse the nose with salt water from the pharmacy.', 'اغسل الأنف بمحلول ملحي من الصيدلية.'),
      forPain,
      say('Use a spray against a blocked nose for no more than a week.', 'لا تستخدم بخاخ انسداد الأنف أكثر من أسبوع.', {
        unless: ['under-16'],
      }),
      say('Do not smoke.', 'لا تدخن.', { when: 'smoker' }),
    ],
    [
      say(
        'Go to an emergency department if there is swelling around the eye, double sight, confusion or a stiff neck.',
        'اذهب إلى قسم الطوارئ عند تورم حول العين أو ازدواج الرؤية أو ارتباك ذهني أو تيبس الرقبة.',
      ),
    ],
  ),
  smell: topic(
    'weeks',
    [
      say(
        'Check smoke alarms and the dates on food, as smoke and bad food cannot be smelled.',
        'تأكد من كاشف الدخان وتواريخ الطعام، لأن الدخان والطعام الفاسد لا يُشمّان.',
      ),
      medicinesReady,
    ],
    [strokeSigns],
  ),
  // Low
  nosebleed: topic(
    'home',
    [
      pinch,
      say('Breathe through the mouth, and spit blood out.', 'تنفس من الفم وابصق الدم.'),
      say(
        'For a day, do not blow the nose hard, lift heavy things or have hot drinks.',
        'لمدة يوم لا تتمخط بقوة ولا ترفع أشياء ثقيلة ولا تشرب مشروبات ساخنة.',
      ),
      say('Keep the nose moist in dry, air-conditioned rooms.', 'حافظ على رطوبة الأنف في الهواء الجاف والمكيف.'),
    ],
    [
      say(
        'Call 999 if it lasts over 30 minutes, pours, or comes with fainting or after a blow to the head.',
        'اتصل بالرقم 999 إذا استمر النزيف أكثر من 30 دقيقة أو تدفق، أو مع إغماء أو بعد ضربة على الرأس.',
      ),
    ],
  ),
  'dry-nose': topic(
    'pharmacist',
    [
      say(
        'Use salt-water drops or spray from the pharmacy several times a day.',
        'استخدم قطرات أو بخاخ محلول ملحي من الصيدلية عدة مرات يومياً.',
      ),
      say('A little petroleum jelly inside the nostrils keeps them moist.', 'القليل من الفازلين داخل فتحتي الأنف يحفظ رطوبتهما.', {
        unless: ['under-5'],
      }),
      say(
        'Turn the air conditioning away from the face, and drink enough water.',
        'وجّه هواء المكيف بعيداً عن الوجه واشرب ما يكفي من الماء.',
      ),
      say('Do not pick the crusts off.', 'لا تنزع القشور.'),
    ],
    [
      say(
        'See a doctor if there are nosebleeds that come again, or sores that do not heal within 3 weeks.',
        'راجع الطبيب عند تكرر نزيف الأنف أو قروح لا تلتئم خلال 3 أسابيع.',
      ),
    ],
  ),
  sinus: topic(
    'home',
    [
      forPain,
      say('Rinse the nose with salt water from the pharmacy.', 'اغسل الأنف بمحلول ملحي من الصيدلية.'),
      say('Sleep with the head raised, and drink enough fluids.', 'نم مع رفع الرأس واشرب سوائل كافية.', { unless: ['under-1'] }),
      noAntibiotics,
    ],
    [
      say(
        'See a doctor if it lasts over 10 days or gets worse after getting better.',
        'راجع الطبيب إذا استمر أكثر من 10 أيام أو ساء بعد تحسن.',
      ),
      say(
        'Go to an emergency department if there is swelling around the eye, double sight, confusion or a stiff neck.',
        'اذهب إلى قسم الطوارئ عند تورم حول العين أو ازدواج الرؤية أو ارتباك ذهني أو تيبس الرقبة.',
      ),
    ],
  ),
} as const;
