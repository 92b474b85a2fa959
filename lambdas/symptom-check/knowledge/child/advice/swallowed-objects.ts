import { say, topic } from '../../kinds/topic.ts';
import { nothingByMouth } from '../../sentences.ts';
import { childCenter } from '../sentences.ts';

const notSick = say('Do not make the child or adult vomit.', 'لا تحاول إحداث القيء.');
const showOne = say('Take the package, or an object like it, to show.', 'خذ معك العلبة أو قطعة مماثلة لعرضها.');

export const advice = {
  'button-battery': topic('emergency-department', [
    say(
      'Go at once, even if all seems well: a battery burns the food pipe within two hours.',
      'اذهب فوراً حتى لو بدا كل شيء بخير: فالبطارية تحرق المريء خلال ساعتين.',
    ),
    notSick,
    say(
      'Nothing to eat or drink. Honey only if 999 or the hospital says so, and never under 1 year.',
      'لا طعام ولا شراب. لا تعطِ العسل إلا إذا طلبه موظف الطوارئ أو المستشفى، ولا تعطِه أبداً قبل عمر سنة.',
    ),
    showOne,
    childCenter,
  ]),
  'swallowed-magnets': topic('emergency-department', [
    say(
      'Go at once, even if all seems well: magnets can pinch the bowel between them.',
      'اذهب فوراً حتى لو بدا كل شيء بخير: فقطع المغناطيس قد تقرص الأمعاء بينها.',
    ),
    notSick,
    nothingByMouth,
    showOne,
  ]),
  'swallowed-object': topic('emergency-department', [
    say('Sit upright, and spit out saliva instead of swallowing it.', 'اجلس منتصباً وابصق اللعاب بدلاً من بلعه.'),
    notSick,
    say('Do not push it down with bread or water.', 'لا تدفعه بالخبز أو الماء.'),
    nothingByMouth,
    showOne,
  ]),
  'swallowed-object-today': topic(
    'today',
    [
      say(
        'Find out whether it could be a battery or a magnet: then it is an emergency.',
        'تحقق مما إذا كان بطارية أو مغناطيساً: فعندها الحالة طارئة.',
      ),
      notSick,
      showOne,
      childCenter,
    ],
    [
      say(
        'Call 999 if there is drooling, vomiting, cough, trouble breathing, or chest or belly pain.',
        'اتصل بالرقم 999 عند سيلان لعاب أو قيء أو سعال أو صعوبة في التنفس أو ألم في الصدر أو البطن.',
      ),
    ],
  ),
  'swallowed-object-watch': topic(
    'days',
    [
      say('Have a doctor or pharmacist judge what was swallowed.', 'اسأل طبيباً أو صيدلياً عما ابتُلع.'),
      say('Eat and drink as usual, and do not take laxatives.', 'تابع الطعام والشراب المعتادين دون ملينات.'),
    ],
    [
      say(
        'Go to an emergency department if there is drooling, vomiting, pain, blood, fever or cough.',
        'اذهب إلى قسم الطوارئ عند سيلان لعاب أو قيء أو ألم أو دم أو حرارة أو سعال.',
      ),
    ],
  ),
  'harmless-swallow': topic(
    'home',
    [
      say('Wipe out the mouth, and give a few sips of water.', 'امسح الفم وأعطِ رشفات قليلة من الماء.', { unless: ['under-6-months'] }),
      notSick,
      say('Keep the package, and read the warning on it.', 'احتفظ بالعلبة واقرأ التحذير عليها.'),
    ],
    [
      say(
        'Go to an emergency department if there is vomiting again and again, drowsiness, drooling or trouble breathing.',
        'اذهب إلى قسم الطوارئ عند قيء متكرر أو نعاس أو سيلان لعاب أو صعوبة في التنفس.',
      ),
      say('If it could be a battery, a magnet or a medicine, go at once.', 'إذا كان محتملاً أنه بطارية أو مغناطيس أو دواء فاذهب فوراً.'),
    ],
  ),
  'object-in-battery': topic('emergency-department', [
    say(
      'Go at once: a battery or magnets burn through the nose or ear within hours.',
      'اذهب فوراً: البطارية أو المغناطيس قد يثقب الأنف أو الأذن خلال ساعات.',
    ),
    say('Do not put drops, water or oil in.', 'لا تضع قطرات أو ماء أو زيتاً.'),
    say('Do not poke at it.', 'لا تحاول إخراجها بأداة.'),
  ]),
  'object-in': topic(
    'today',
    [
      say('Do not poke at it with fingers, cotton swabs or tweezers.', 'لا تحاول إخراجه بالأصابع أو أعواد القطن أو الملقط.'),
      say(
        'Nose: breathe through the mouth, and blow gently with the other nostril shut.',
        'الأنف: تنفس من الفم، ثم انفخ برفق مع إغلاق الفتحة الأخرى.',
      ),
      say('Do not put water in the ear: peas and beans swell.', 'لا تضع ماء في الأذن: فالبقول تنتفخ.'),
    ],
    [
      say(
        'Call 999 if there is choking or trouble breathing. If it could be a battery, go at once.',
        'اتصل بالرقم 999 عند اختناق أو صعوبة في التنفس. وإذا كان محتملاً أنه بطارية فاذهب فوراً.',
      ),
    ],
  ),
  'object-in-soon': topic(
    'days',
    [
      say('Do not poke at it with fingers, cotton swabs or tweezers.', 'لا تحاول إخراجه بالأصابع أو أعواد القطن أو الملقط.'),
      say('Keep the ear dry until it is out.', 'أبقِ الأذن جافة حتى يخرج.'),
    ],
    [
      say(
        'See a doctor the same day if there is pain, bleeding, a smell, poor hearing or dizziness.',
        'راجع الطبيب في اليوم نفسه عند ألم أو نزيف أو رائحة أو ضعف سمع أو دوخة.',
      ),
    ],
  ),
} as const;
