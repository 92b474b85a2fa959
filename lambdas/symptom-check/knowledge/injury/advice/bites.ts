import { say, topic } from '../../kinds/topic.ts';
import { bleedingSigns, nothingByMouth, onSide, paracetamol } from '../../sentences.ts';
import { press, tetanusCard, tourniquet } from '../sentences.ts';

export const advice = {
  // Bites and the jaw: WHO (rabies, tetanus); NICE NG184
  bite: topic(
    'today',
    [
      say(
        'Wash the wound with soap and running water for 15 minutes, even if it is small.',
        'اغسل الجرح بالصابون والماء الجاري لمدة 15 دقيقة حتى لو كان صغيراً.',
      ),
      say('Press on it if it bleeds, then cover it.', 'اضغط عليه إذا نزف ثم غطِّه.'),
      say('Note which animal it was and who owns it; do not try to catch it.', 'دوّن أي حيوان كان ومن صاحبه؛ ولا تحاول الإمساك به.'),
      say(
        'Get medical care today: rabies can be prevented only before it begins.',
        'راجع الطبيب اليوم: فداء الكلب لا يمكن منعه إلا قبل أن يبدأ.',
      ),
      tetanusCard,
    ],
    [
      bleedingSigns,
      say(
        'Go to an emergency department if a bite to the face, neck or hand is deep, or if redness spreads with fever.',
        'اذهب إلى قسم الطوارئ عند عضة عميقة في الوجه أو الرقبة أو اليد، أو احمرار ينتشر مع حرارة.',
      ),
    ],
  ),
  'bite-severe': topic('ambulance', [
    press,
    tourniquet,
    say(
      'When it bleeds little: wash with soap and running water for 15 minutes.',
      'عندما يقل النزيف: اغسل بالصابون والماء الجاري لمدة 15 دقيقة.',
    ),
    say(
      'Tell the staff which animal it was: vaccines against rabies and tetanus may be due.',
      'أخبر الطاقم أي حيوان كان: فقد يلزم تطعيم داء الكلب والكزاز (التيتانوس).',
    ),
    say('Take a torn-off part along, wrapped damp in a bag on ice.', 'خذ الجزء المنفصل ملفوفاً بقماش رطب في كيس على ثلج.', {
      when: 'amputation',
    }),
  ]),
  'rabies-signs': topic('emergency-department', [
    say(
      'Go to an emergency department now, and tell the staff which bite it was and when.',
      'اذهب إلى قسم الطوارئ الآن، وأخبر الطاقم أي عضة كانت ومتى.',
    ),
    say('Keep others away from the saliva; wash any contact with soap.', 'أبعد الآخرين عن اللعاب، واغسل أي ملامسة بالصابون.'),
    say('Keep the room quiet and dim.', 'أبقِ المكان هادئاً وخافت الضوء.'),
  ]),
  'animal-lick': topic(
    'home',
    [say('Wash the skin with soap and water.', 'اغسل الجلد بالصابون والماء.')],
    [
      say(
        'See a doctor the same day after any bite, scratch or broken skin, a lick on the eye or mouth, or contact with a bat.',
        'راجع الطبيب في اليوم نفسه عند أي عضة أو خدش أو جلد مجروح أو لعق العين أو الفم أو ملامسة خفاش.',
      ),
    ],
  ),
  lockjaw: topic('ambulance', [
    say(
      'Keep the room quiet and dim: noise and touch can bring on spasms.',
      'أبقِ المكان هادئاً وخافت الضوء: فالضجيج واللمس قد يثيران التشنج.',
    ),
    nothingByMouth,
    say(
      'Tell the staff about any wound in the last weeks, and about the last tetanus vaccine.',
      'أخبر الطاقم بأي جرح في الأسابيع الأخيرة وبآخر تطعيم ضد الكزاز (التيتانوس).',
    ),
    onSide,
  ]),
  'jaw-today': topic(
    'today',
    [
      say('Do not force the jaw; drink with a straw if it can be swallowed.', 'لا تفتح الفك بالقوة؛ واشرب بقشة إذا كان البلع ممكناً.'),
      say('Tell the doctor about any wound, tooth trouble or new medicine.', 'أخبر الطبيب بأي جرح أو مشكلة في الأسنان أو دواء جديد.'),
      paracetamol,
    ],
    [
      say(
        'Call 999 if there are body spasms, trouble swallowing or breathing, a swollen neck or fever.',
        'اتصل بالرقم 999 عند تشنجات في الجسم أو صعوبة في البلع أو التنفس أو تورم الرقبة أو حرارة.',
      ),
    ],
  ),
  'jaw-check': topic(
    'weeks',
    [
      say('Eat soft food, and avoid wide yawning and chewing gum.', 'تناول طعاماً ليناً، وتجنب التثاؤب الواسع ومضغ العلكة.'),
      say('A warm cloth on the jaw can ease it.', 'قد يخفف وضع قماش دافئ على الفك.'),
      paracetamol,
    ],
    [
      say(
        'Call 999 if there are body spasms, trouble swallowing or breathing, or fever.',
        'اتصل بالرقم 999 عند تشنجات في الجسم أو صعوبة في البلع أو التنفس أو حرارة.',
      ),
    ],
  ),
} as const;
