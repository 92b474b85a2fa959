import { say, topic } from '../../kinds/topic.ts';
import { aman, mindSigns, onSide, talk } from '../../sentences.ts';

const safePlace = say('Go to a safe place, if it can be done safely.', 'انتقل إلى مكان آمن إذا أمكن ذلك دون خطر.');
const notYourFault = say('What happened is not your fault.', 'ما حدث ليس ذنبك.');
const keepTraces = say('If possible, do not wash, and keep the clothes in a paper bag.', 'إن أمكن فلا تغتسل، واحفظ الملابس في كيس ورقي.');
const safePhone = say('Use a phone that the other person does not check.', 'استخدم هاتفاً لا يطّلع عليه الشخص الآخر.');
const dangerNow = say(
  'Call 999 at once if there is danger, bleeding, a head injury or strong pain.',
  'اتصل بالرقم 999 فوراً عند الخطر أو نزيف أو إصابة في الرأس أو ألم قوي.',
);
const neckSigns = say(
  'Call 999 if the neck was squeezed, even if all seems well.',
  'اتصل بالرقم 999 إذا ضُغط على الرقبة ولو بدا كل شيء بخير.',
);

export const advice = {
  // Violence: NICE PH50, FFLM, WHO 2013, ILO C189
  strangled: topic('emergency-department', [
    say('Sit up and rest the voice; swelling can come hours later.', 'اجلس وأرح الصوت؛ فقد يظهر التورم بعد ساعات.'),
    say('Keep the head and neck still if they hurt.', 'أبقِ الرأس والرقبة ثابتين إن كان فيهما ألم.'),
    safePlace,
    notYourFault,
    onSide,
  ]),
  'violence-hurt': topic('emergency-department', [
    safePlace,
    say('Bleeding: press hard with a clean cloth.', 'عند النزيف: اضغط بقوة بقماش نظيف.'),
    say('After a blow to head or neck keep still as found.', 'بعد ضربة على الرأس أو الرقبة أبقِ المصاب ثابتاً كما هو.'),
    say('Tell the staff at once if you are pregnant.', 'أخبري الطوارئ فوراً إن كان هناك حمل.', { when: 'fertile' }),
    aman,
    onSide,
  ]),
  'violence-danger': topic('ambulance', [
    say('Get out, or lock yourself where there is a way out.', 'اخرج، أو احتمِ في مكان مقفل له مخرج.'),
    say('Keep away from the kitchen and from weapons.', 'ابتعد عن المطبخ وعن أي سلاح.'),
    say('If you cannot speak, leave the call open.', 'إذا تعذّر الكلام فاترك المكالمة مفتوحة.'),
    say('Take the children along.', 'خذ الأطفال معك.'),
  ]),
  'violence-today': topic(
    'today',
    [
      notYourFault,
      safePlace,
      say('Tell someone you trust, and agree on a word that means danger.', 'أخبر شخصاً تثق به، واتفقا على كلمة تعني الخطر.'),
      say('Have papers, medicines, money and a phone ready.', 'جهّز الأوراق والأدوية والمال والهاتف.'),
      safePhone,
      say('Let a doctor see and write down every injury today.', 'اعرض كل إصابة على الطبيب اليوم لتوثيقها.'),
      aman,
      talk,
    ],
    [dangerNow, neckSigns, mindSigns],
  ),
  'worker-abuse': topic(
    'today',
    [
      notYourFault,
      safePlace,
      say('Any emergency department or health center can look at injuries.', 'يمكن لأي قسم طوارئ أو مركز صحي فحص الإصابات.'),
      say(
        'Your embassy or the Ministry of Labor can help with passport, pay and shelter.',
        'يمكن للسفارة أو وزارة العمل المساعدة في الجواز والأجر والمأوى.',
      ),
      safePhone,
      say('Drink water and eat if it was kept from you.', 'اشرب الماء وتناول الطعام إذا مُنعا عنك.'),
    ],
    [dangerNow, neckSigns, mindSigns],
  ),
  'sexual-assault': topic(
    'emergency-department',
    [
      say('What happened is not your fault, and help is there.', 'ما حدث ليس ذنبك، والمساعدة متاحة.'),
      say(
        'Go to an emergency department today: some treatments work only within 72 hours.',
        'اذهب إلى قسم الطوارئ اليوم: فبعض العلاجات لا تفيد إلا خلال 72 ساعة.',
      ),
      say('Ask someone you trust to come along.', 'اطلب من شخص تثق به أن يرافقك.'),
      keepTraces,
      say(
        'Pregnancy can be prevented within 5 days of the assault: ask about it today.',
        'يمكن منع حدوث الحمل خلال 5 أيام من الاعتداء؛ اسألي عن ذلك اليوم.',
        { when: 'fertile' },
      ),
    ],
    [dangerNow, neckSigns, mindSigns, aman, talk],
  ),
  'assault-past': topic(
    'days',
    [
      notYourFault,
      say('There is no time limit for asking for care.', 'لا حدّ زمنياً لطلب الرعاية.'),
      say('A doctor can check for infections and talk about what is needed.', 'يمكن للطبيب الفحص بحثاً عن عدوى والحديث عما يلزم.'),
      say('Take a pregnancy test if a period is late.', 'أجري اختبار حمل إذا تأخرت الدورة.', { when: 'fertile' }),
      talk,
    ],
    [dangerNow, mindSigns],
  ),
  'assault-hurt': topic('emergency-department', [
    notYourFault,
    say('Go to a place that is safe, and stay with someone you trust.', 'انتقل إلى مكان آمن وابقَ مع شخص موثوق.'),
    say('Bleeding: press firmly with a clean cloth or pad.', 'عند النزيف: اضغط بقوة بقماش نظيف أو فوطة صحية.'),
    keepTraces,
    onSide,
  ]),
} as const;
