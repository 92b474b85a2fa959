import { say, topic } from '../kinds/topic.ts';
import { breathingSigns, heartSigns } from '../sentences.ts';

const ask16000 = say('Call 16000 for advice by phone.', 'اتصل بالرقم 16000 للاستشارة الهاتفية.');

/** Sources: NHS (pregnancy tests, emergency contraception, vaccinations, recovery after operations); WHO (rabies, HIV). */
export const advice = {
  'pregnancy-worry': topic(
    'pharmacist',
    [
      say(
        'Take a test from the pharmacy on the first day of a late period, or 3 weeks after the sex in question.',
        'أجري اختبار حمل من الصيدلية في أول يوم من تأخر الدورة، أو بعد 3 أسابيع من العلاقة.',
      ),
      say('Repeat a negative test after a week if no period has come.', 'أعيدي الاختبار السلبي بعد أسبوع إذا لم تأتِ الدورة.'),
      say(
        'Ordinary antibiotics do not stop the pill from working; rifampicin and lasting vomiting or diarrhea do.',
        'المضادات الحيوية المعتادة لا تبطل مفعول حبوب منع الحمل، أما الريفامبيسين أو القيء أو الإسهال المستمر فيبطله.',
      ),
      say(
        'Emergency contraception works only within 5 days of sex: ask as early as possible.',
        'وسيلة منع الحمل الطارئة لا تفيد إلا خلال 5 أيام من الجماع: اسألي عنها في أسرع وقت.',
      ),
    ],
    [
      say(
        'See a doctor the same day if there is bleeding or one-sided pain with a late period or a positive test.',
        'راجعي الطبيب في اليوم نفسه عند نزيف أو ألم في جهة واحدة مع تأخر الدورة أو اختبار إيجابي.',
      ),
    ],
  ),
  'infection-worry': topic(
    'home',
    [
      say(
        'Touching, toilet seats, shared cups and insects on food almost never pass on a serious disease.',
        'اللمس ومقعد المرحاض والأكواب المشتركة والحشرات على الطعام لا تكاد تنقل مرضاً خطيراً.',
      ),
      say('Wash the hands, and throw away food that was soiled.', 'اغسل اليدين وتخلص من الطعام الملوث.'),
      say('Unbroken skin that was licked needs only soap and water.', 'الجلد السليم الذي لحسه حيوان يكفيه الماء والصابون.'),
    ],
    [
      say(
        'See a doctor the same day after an animal bite or scratch, a prick from a used needle, or sex without a condom with someone who may have HIV.',
        'راجع الطبيب في اليوم نفسه بعد عضة أو خدش من حيوان أو وخزة إبرة مستعملة أو علاقة دون واقٍ مع من قد يحمل فيروس نقص المناعة.',
      ),
    ],
  ),
  'result-worry': topic(
    'weeks',
    [
      say(
        'Show the whole report to the doctor who asked for it: one value alone says little.',
        'اعرض التقرير كاملاً على الطبيب الذي طلبه: فقيمة واحدة لا تكفي للحكم.',
      ),
      say('Bring earlier results and a list of medicines.', 'أحضر النتائج السابقة وقائمة الأدوية.'),
    ],
    [
      say(
        'See a doctor the same day if the laboratory called, or if there are yellow eyes, fainting or trouble breathing.',
        'راجع الطبيب في اليوم نفسه إذا اتصل بك المختبر، أو عند اصفرار العينين أو إغماء أو صعوبة في التنفس.',
      ),
    ],
  ),
  'vaccine-question': topic(
    'home',
    [
      say(
        'Call the health center with the vaccine card: a missed dose can be caught up.',
        'اتصل بالمركز الصحي ومعك بطاقة التطعيم: يمكن تعويض الجرعة الفائتة.',
      ),
      say('A cold without fever is not a reason to put off a vaccine.', 'الزكام دون حرارة ليس سبباً لتأجيل التطعيم.'),
      say(
        'Tell the pharmacist about any severe allergy, pregnancy or weak immune system.',
        'أخبر الصيدلي بأي حساسية شديدة أو حمل أو ضعف في المناعة.',
      ),
    ],
    [breathingSigns],
  ),
  'recovery-question': topic(
    'home',
    [
      say(
        'Some bruising, swelling, a scab or a white layer in the mouth are usual, and grow less day by day.',
        'بعض الكدمات والتورم والقشرة أو الطبقة البيضاء في الفم أمور معتادة تخف يوماً بعد يوم.',
      ),
      say(
        'Follow the sheet from the clinic on washing, sport and driving, or call the clinic.',
        'اتبع تعليمات العيادة بشأن الاستحمام والرياضة والقيادة، أو اتصل بها.',
      ),
      ask16000,
    ],
    [
      say(
        'See a doctor the same day if there is fever, pus, growing redness or pain, or if the wound opens.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو صديد أو ازدياد الاحمرار أو الألم أو انفتاح الجرح.',
      ),
      heartSigns,
    ],
  ),
  'activity-question': topic(
    'home',
    [
      say('Go back step by step, and only without fever and without new complaints.', 'عُد تدريجياً، وفقط دون حرارة ودون أعراض جديدة.'),
      say('Rest when it brings on pain, dizziness or breathlessness.', 'استرح إذا سبب ذلك ألماً أو دوخة أو ضيق نفس.'),
      ask16000,
    ],
    [heartSigns],
  ),
} as const;
