import { say, topic } from '../../kinds/topic.ts';
import { mindSigns, talk } from '../../sentences.ts';
import { lineClosed, noSubstances, outOfReach, tellSomebody } from '../sentences.ts';

export const advice = {
  // Suicide and self-harm: NICE NG225, WHO mhGAP
  'self-harm': topic('ambulance', [
    say('Stay with someone you trust, or tell someone now.', 'ابقَ مع شخص تثق به أو أخبر أحداً الآن.'),
    say('If it is about someone else, stay with them and listen.', 'إن كان الأمر يخص شخصاً آخر فابقَ معه واستمع إليه.'),
    say('Put away what could be used to do harm.', 'أبعد كل ما قد يُستخدم للإيذاء.'),
    say(
      'Anything swallowed, or a deep cut: call 999 now, even if all seems well.',
      'عند ابتلاع شيء أو جرح عميق: اتصل بالرقم 999 الآن ولو بدا كل شيء بخير.',
    ),
    talk,
    lineClosed,
  ]),
  'self-harm-act': topic('ambulance', [
    say(
      'Anything swallowed, or a deep cut: call 999 now, even if all seems well.',
      'عند ابتلاع شيء أو جرح عميق: اتصل بالرقم 999 الآن ولو بدا كل شيء بخير.',
    ),
    say('Sleepy but breathing: on the side.', 'إذا كان المصاب ناعساً ويتنفس فمدّده على جنبه.'),
    say('Bleeding: press hard with a clean cloth.', 'عند النزيف: اضغط بقوة بقماش نظيف.'),
    say('Do not make anyone vomit, and do not give anything to eat or drink.', 'لا تحفّز القيء ولا تعطِ طعاماً ولا شراباً.'),
    say('Keep the package, bottle or object to show, and note when it was.', 'احتفظ بالعلبة أو الزجاجة أو الأداة لعرضها ودوّن الوقت.'),
    say(
      'After hanging: lift the body to take the pull off the neck, cut the rope, and check the breathing.',
      'بعد الشنق: ارفع الجسم لتخفيف الشد عن الرقبة، ثم اقطع الحبل وتحقق من التنفس.',
    ),
    say('Stay close, and put away what else could do harm.', 'ابقَ قريباً وأبعد كل ما قد يؤذي.'),
  ]),
  'mental-distress': topic(
    'today',
    [
      say('You do not have to manage this alone.', 'لا داعي لمواجهة هذا دون عون.'),
      tellSomebody,
      outOfReach,
      say('Eat and drink a little.', 'تناول القليل من الطعام والشراب.'),
      noSubstances,
      talk,
      lineClosed,
    ],
    [mindSigns],
  ),
} as const;
