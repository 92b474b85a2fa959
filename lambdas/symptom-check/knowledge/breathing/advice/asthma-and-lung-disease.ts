import { say, topic } from '../../kinds/topic.ts';
import { breathingSigns, medicinesReady } from '../../sentences.ts';
import { noSmoke, upright } from '../sentences.ts';

const reliever = say(
  'Reliever inhaler, usually blue: one puff every 30 to 60 seconds, up to 10 puffs, with a spacer if there is one.',
  'البخاخ المسعف (الأزرق عادة): بخة كل 30 إلى 60 ثانية حتى 10 بخات، مع السبيسر إن وُجد.',
);
const combined = say('A combined inhaler as reliever follows its own plan.', 'البخاخ المركّب المستخدم للإسعاف يتبع خطته الخاصة.');
const attackSigns = say(
  'Call 999 if the reliever does not help or wears off within 4 hours, or if speaking a sentence is hard.',
  'اتصل بالرقم 999 إذا لم يفد البخاخ المسعف أو زال أثره قبل 4 ساعات، أو إذا صعب إكمال جملة.',
);

export const advice = {
  // Emergency
  asthma: topic('ambulance', [
    say('Sit upright, and breathe slowly and steadily.', 'اجلس منتصباً وتنفس ببطء وانتظام.'),
    reliever,
    combined,
    say(
      'If there is no improvement when 10 puffs are used, repeat them while waiting for the ambulance.',
      'إذا لم يحدث تحسن بعد 10 بخات فكررها أثناء انتظار الإسعاف.',
    ),
    say('Take a steroid tablet now if the asthma plan says so.', 'تناول حبة الكورتيزون الآن إذا نصت خطة علاج الربو على ذلك.'),
  ]),
  'lung-disease-emergency': topic('ambulance', [
    ...upright,
    say('Use the reliever inhaler or nebulizer as the plan says.', 'استخدم البخاخ المسعف أو جهاز البخار كما في خطة العلاج.'),
    say('Use home oxygen only at the prescribed flow, not more.', 'استخدم الأكسجين المنزلي بالتدفق الموصوف فقط دون زيادة.'),
    medicinesReady,
  ]),
  // Today
  'asthma-today': topic(
    'today',
    [
      say('Sit upright, and take the reliever inhaler as the asthma plan says.', 'اجلس منتصباً واستخدم البخاخ المسعف كما في خطة علاج الربو.'),
      say('Go on with the preventer inhaler every day.', 'استمر في استخدام البخاخ الوقائي يومياً.'),
      noSmoke,
      say('Bring the inhalers and the spacer.', 'أحضر البخاخات والسبيسر.'),
    ],
    [attackSigns, breathingSigns],
  ),
  'lung-disease-today': topic(
    'today',
    [
      say('Use the inhalers as the plan for flares says.', 'استخدم البخاخات كما في خطة التفاقم.'),
      say('Start the tablets kept at home for flares only as the plan says.', 'لا تبدأ حبوب التفاقم المحفوظة في البيت إلا كما في الخطة.'),
      noSmoke,
      medicinesReady,
    ],
    [
      say(
        'Call 999 if there is breathlessness at rest, blue lips, confusion, drowsiness or chest pain.',
        'اتصل بالرقم 999 عند ضيق التنفس أثناء الراحة أو زرقة الشفتين أو الارتباك الذهني أو النعاس أو ألم الصدر.',
      ),
    ],
  ),
  // An appointment
  'asthma-review': topic(
    'weeks',
    [
      say('Use the preventer inhaler every day, and keep the reliever at hand.', 'استخدم البخاخ الوقائي يومياً وأبقِ البخاخ المسعف قريباً.'),
      say('Note how often the reliever is used, and bring the inhalers.', 'دوّن عدد مرات استخدام البخاخ المسعف وأحضر البخاخات.'),
      noSmoke,
    ],
    [attackSigns],
  ),
  'lung-disease-review': topic(
    'weeks',
    [
      say('Go on with the usual inhalers.', 'استمر في استخدام البخاخات المعتادة.'),
      noSmoke,
      say('Ask about the vaccines against flu and pneumonia.', 'اسأل عن تطعيمي الإنفلونزا والالتهاب الرئوي.'),
      medicinesReady,
    ],
    [
      breathingSigns,
      say(
        'See a doctor the same day if there is more breathlessness, or more or colored phlegm.',
        'راجع الطبيب في اليوم نفسه عند زيادة ضيق التنفس، أو زيادة البلغم أو تغير لونه.',
      ),
    ],
  ),
} as const;
