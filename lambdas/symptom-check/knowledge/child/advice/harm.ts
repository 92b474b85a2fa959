import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { aman } from '../../sentences.ts';
import { children } from '../conditions.ts';

export const advice = {
  'child-harm': topic(
    'emergency-department',
    [
      say(
        'Take the child to an emergency department, away from whoever may have done it.',
        'خذ الطفل إلى قسم الطوارئ بعيداً عمّن يُحتمل أنه آذاه.',
      ),
      say('If anyone is in danger now, call 999.', 'إذا كان أحد في خطر الآن فاتصل بالرقم 999.'),
      say('Do not wash the child or change clothes before the examination.', 'لا تغسل الطفل ولا تغيّر ملابسه قبل الفحص.', {
        when: any('assault', 'vaginal-bleeding', 'child-harmed'),
      }),
      say('Note what the child says in their own words, and do not press with questions.', 'دوّن كلام الطفل كما قاله دون الإلحاح بالأسئلة.', {
        unless: ['under-1'],
      }),
      aman,
    ],
    [],
    children,
  ),
  'child-harm-today': topic(
    'today',
    [
      say('Keep the child with someone safe until it is clear what happened.', 'أبقِ الطفل مع شخص آمن حتى يتضح ما حدث.'),
      say('Have the child seen by a doctor today, even without pain.', 'اعرض الطفل على الطبيب اليوم ولو دون ألم.'),
      say('Listen calmly, and tell the child that it is not their fault.', 'استمع بهدوء وقل للطفل إنه ليس مخطئاً.', { unless: ['under-2'] }),
      say('Take photos of marks, with the date.', 'التقط صوراً للآثار مع التاريخ.'),
      aman,
    ],
    [
      say(
        'Call 999 if the child is in danger, drowsy, vomits, bleeds, or was hit on the head.',
        'اتصل بالرقم 999 إذا كان الطفل في خطر أو ناعساً أو يتقيأ أو ينزف أو ضُرب على رأسه.',
      ),
    ],
    children,
  ),
} as const;
