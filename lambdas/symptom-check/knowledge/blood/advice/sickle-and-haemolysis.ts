import { say, topic } from '../../kinds/topic.ts';
import { plan } from '../sentences.ts';

export const advice = {
  // Emergency
  sickle: topic('emergency-department', [
    say('Tell the staff at once that it is sickle cell disease.', 'أخبر الطاقم فوراً بوجود الأنيميا المنجلية.'),
    say('Keep warm, and drink sips of water.', 'حافظ على الدفء واشرب رشفات من الماء.'),
    say('Take the pain medicine of the home plan.', 'تناول مسكن الألم المذكور في خطة العلاج في البيت.'),
    say('Do not use ice or cold packs.', 'لا ثلج ولا كمادات باردة.'),
    plan,
  ]),
  haemolysis: topic('emergency-department', [
    say('Stop the food, medicine or substance, and keep its package to show.', 'أوقف الطعام أو الدواء أو المادة واحتفظ بالعبوة لعرضها.'),
    say('Tell the staff: G6PD deficiency, known or possible.', 'أخبر الطاقم بوجود نقص G6PD أو احتماله.'),
    say('Keep some of the dark urine, or a photo of it.', 'احتفظ بعينة من البول الداكن أو صورة له.'),
    say('Lie down, and keep warm.', 'استلقِ وحافظ على الدفء.'),
  ]),
  // Today
  'sickle-today': topic(
    'today',
    [
      say('Drink often, keep warm, and rest.', 'اشرب كثيراً وحافظ على الدفء واسترح.'),
      say('Take the pain medicine of the home plan.', 'تناول مسكن الألم المذكور في خطة العلاج في البيت.'),
      say('Measure the temperature.', 'قِس درجة الحرارة.'),
    ],
    [
      say(
        'Call 999 if there is chest pain, breathlessness, fever, paleness, a swollen belly, weakness of one side, or pain that the home plan does not ease.',
        'اتصل بالرقم 999 عند ألم الصدر أو ضيق التنفس أو الحرارة أو الشحوب أو انتفاخ البطن أو ضعف في جهة واحدة أو ألم لا يخف بخطة العلاج في البيت.',
      ),
    ],
    'sickle',
  ),
  'g6pd-today': topic(
    'today',
    [
      say('Stop the food, medicine or substance, and keep its package to show.', 'أوقف الطعام أو الدواء أو المادة واحتفظ بالعبوة لعرضها.'),
      say('Watch the color of the urine, the skin and the eyes.', 'راقب لون البول والجلد والعينين.'),
      say('Drink enough water.', 'اشرب ما يكفي من الماء.'),
    ],
    [
      say(
        'Go to an emergency department if there is dark urine, paleness, yellow eyes, breathlessness or drowsiness.',
        'اذهب إلى قسم الطوارئ عند بول داكن أو شحوب أو اصفرار العينين أو ضيق التنفس أو النعاس.',
      ),
    ],
  ),
  // An appointment
  'g6pd-watch': topic(
    'days',
    [
      say('For three days watch for dark urine, paleness and yellow eyes.', 'راقب لمدة ثلاثة أيام ظهور بول داكن أو شحوب أو اصفرار العينين.'),
      say(
        'Show the list of forbidden foods and medicines to every doctor and pharmacist.',
        'اعرض قائمة الأطعمة والأدوية الممنوعة على كل طبيب وصيدلي.',
      ),
    ],
    [
      say(
        'Go to an emergency department if there is dark urine, paleness, yellow eyes, breathlessness or drowsiness.',
        'اذهب إلى قسم الطوارئ عند بول داكن أو شحوب أو اصفرار العينين أو ضيق التنفس أو النعاس.',
      ),
    ],
  ),
  // Self-care
  'fava-eaten': topic(
    'home',
    [
      say(
        'Most people eat fava beans without harm; watch the urine for three days.',
        'يأكل معظم الناس الفول دون ضرر؛ راقب لون البول ثلاثة أيام.',
      ),
    ],
    [
      say(
        'Go to an emergency department if there is dark urine, paleness, yellow eyes or weakness.',
        'اذهب إلى قسم الطوارئ عند بول داكن أو شحوب أو اصفرار العينين أو ضعف.',
      ),
    ],
  ),
} as const;
