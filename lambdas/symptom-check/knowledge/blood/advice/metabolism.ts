import { say, topic } from '../../kinds/topic.ts';
import { onSide } from '../../sentences.ts';
import { plan } from '../sentences.ts';

export const advice = {
  // Emergency
  'metabolic-crisis': topic('emergency-department', [
    say(
      'Start the emergency feed or drink of the plan, if awake and not vomiting.',
      'ابدأ تغذية الطوارئ أو شرابها كما في الخطة عند الوعي وعدم القيء.',
    ),
    say('Do not leave long gaps between feeds.', 'لا فترات طويلة دون تغذية.'),
    plan,
    say('Measure the blood sugar if there is a meter.', 'قِس سكر الدم إن وُجد جهاز.'),
    say('Call the metabolic team on the way.', 'اتصل بفريق الأمراض الاستقلابية في الطريق.'),
    onSide,
  ]),
  // Today
  'metabolic-today': topic(
    'today',
    [
      say('Follow the emergency plan, and call the metabolic team now.', 'اتبع خطة الطوارئ واتصل بفريق الأمراض الاستقلابية الآن.'),
      say('Do not leave long gaps between feeds.', 'لا فترات طويلة دون تغذية.'),
      plan,
    ],
    [
      say(
        'Call 999 if there is vomiting, drowsiness, a seizure or fast breathing, or if feeds are refused.',
        'اتصل بالرقم 999 عند القيء أو النعاس أو التشنج أو التنفس السريع أو رفض التغذية.',
      ),
    ],
    'inborn-metabolic',
  ),
} as const;
