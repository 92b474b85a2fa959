import { say, topic } from '../../kinds/topic.ts';
import { heartSigns, mindSigns, onSide, sips, talk } from '../../sentences.ts';
import { withdrawalSigns } from '../sentences.ts';

export const advice = {
  // Eating: RCPsych CR233, NICE NG69
  'eating-emergency': topic('emergency-department', [
    say('Lie down, keep warm, and do not exercise.', 'استلقِ وحافظ على الدفء ولا تمارس الرياضة.'),
    say('Do not eat a large meal now: feeding is begun slowly in hospital.', 'لا تتناول وجبة كبيرة الآن: فالتغذية تبدأ ببطء في المستشفى.'),
    say('Tell the staff how much was eaten, and about vomiting or laxatives.', 'أخبر الطاقم بكمية الطعام وبأي قيء متعمد أو ملينات.'),
    onSide,
  ]),
  'eating-today': topic(
    'today',
    [
      say('Eat and drink small amounts often, and do not do sport.', 'تناول كميات صغيرة ومتكررة من الطعام والشراب دون رياضة.'),
      say('Tell someone you trust and go together.', 'أخبر شخصاً تثق به واذهبا معاً.'),
      say('Do not take laxatives or slimming tablets.', 'لا ملينات ولا حبوب تنحيف.'),
    ],
    [heartSigns, mindSigns],
  ),
  'eating-disorder': topic(
    'weeks',
    [
      say('Tell someone you trust: it is an illness, not a choice.', 'أخبر شخصاً تثق به: فهذا مرض وليس اختياراً.'),
      say('Eat three small meals at fixed times, with company if possible.', 'تناول ثلاث وجبات صغيرة في مواعيد ثابتة ومع رفقة إن أمكن.'),
      say('After vomiting rinse with water, and do not brush the teeth for an hour.', 'بعد القيء تمضمض بالماء، وأخّر تفريش الأسنان ساعة.'),
      talk,
    ],
    [heartSigns, mindSigns],
  ),
  // Dependence: NICE CG100, CG52, NG209
  addiction: topic(
    'weeks',
    [
      say('Ask for help: treatment is care, and it is planned together.', 'اطلب المساعدة: فالعلاج رعاية، ولك رأي في خطته.'),
      say('Do not stop alcohol or calming tablets all at once after daily use.', 'لا توقف الكحول أو المهدئات دفعة واحدة بعد استعمال يومي.'),
      say('Do not use alone, and do not mix substances.', 'لا تتعاطَ منفرداً ولا تخلط المواد.'),
      talk,
    ],
    [withdrawalSigns, mindSigns],
  ),
  'addiction-today': topic(
    'today',
    [
      say('Let someone stay close by.', 'اطلب من شخص أن يبقى إلى جانبك.'),
      sips,
      say(
        'Do not stop alcohol or calming tablets all at once; see a doctor today.',
        'لا توقف الكحول أو المهدئات دفعة واحدة، وراجع الطبيب اليوم.',
      ),
      say('Do not drive.', 'لا تقد السيارة.'),
      talk,
    ],
    [withdrawalSigns, mindSigns],
  ),
  'stop-smoking': topic(
    'pharmacist',
    [
      say('Choose a day to stop, and tell family and friends.', 'اختر يوماً للتوقف وأخبر الأهل والأصدقاء.'),
      say('Ask a pharmacist about nicotine patches or gum.', 'اسأل الصيدلي عن لصقات أو علكة النيكوتين.', {
        unless: ['pregnant', 'under-16'],
      }),
      say('Each health center can point to a stop-smoking clinic.', 'يمكن للمركز الصحي الإرشاد إلى عيادة الإقلاع عن التدخين.'),
      say('Cravings pass within minutes: drink water, walk, wait.', 'الرغبة تمر خلال دقائق: اشرب الماء وامشِ وانتظر.'),
    ],
    [
      heartSigns,
      say('See a doctor if you cough blood, lose weight or feel low.', 'راجع الطبيب عند نقص الوزن أو تدنّي المزاج أو سعال مصحوب بالدم.'),
    ],
  ),
} as const;
