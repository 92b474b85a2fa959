import { say, topic } from '../../kinds/topic.ts';
import { compressions } from '../../compressions.ts';
import { onSide } from '../../sentences.ts';

const outside = say(
  'Everyone should get out into fresh air; do not go back for anything.',
  'ليخرج الجميع إلى الهواء الطلق، ولا يعد أحد لأي سبب.',
);

export const advice = {
  fumes: topic('ambulance', [
    outside,
    say('Do not enter smoke or gas to rescue: you may collapse too.', 'لا تدخل الدخان أو الغاز للإنقاذ: فقد تفقد الوعي أيضاً.'),
    say('Do not turn any switch or light a flame where gas smells.', 'لا تشغّل مفتاحاً ولا تشعل لهباً حيث توجد رائحة غاز.'),
    say('Rinse burning eyes with water.', 'اشطف العينين بالماء عند حرقتهما.'),
    say('Everyone who was there needs a check, even if they feel well.', 'كل من كان في المكان يحتاج إلى فحص ولو كان بخير.'),
    onSide,
    ...compressions,
  ]),
  fumigation: topic('ambulance', [
    outside,
    say('Leave the building, and warn the neighbors.', 'غادر المبنى ونبّه الجيران.'),
    say(
      'Tell 999 that a pesticide or fumigation was used, also if it was next door.',
      'أخبر موظف الطوارئ باستخدام مبيد أو تبخير، ولو كان عند الجيران.',
    ),
    say('Take off clothes, and wash skin and hair with soap and water.', 'انزع الملابس واغسل الجلد والشعر بالماء والصابون.'),
    say('Everyone who was there needs a check, children first.', 'كل من كان في المكان يحتاج إلى فحص، والأطفال أولاً.'),
    say('Do not give milk, oil or salt water.', 'لا تعطِ حليباً ولا زيتاً ولا ماءً مالحاً.'),
    onSide,
  ]),
  'fumes-today': topic(
    'today',
    [
      outside,
      say(
        'Do not open gas or light anything until the place was checked; call 999 about a gas leak or an alarm.',
        'لا تفتح الغاز ولا تشعل شيئاً حتى يُفحص المكان؛ واتصل بالرقم 999 عند تسرب غاز أو إنذار.',
      ),
      say(
        'After pesticide or fumigation, sleep elsewhere until it is declared safe.',
        'بعد الرش أو التبخير لا تنم في المكان حتى يُعلن أنه آمن.',
        { when: 'fumigation' },
      ),
      say('Never burn charcoal or run a generator indoors.', 'لا تشعل الفحم ولا تشغّل مولداً داخل المكان.', { when: 'charcoal' }),
    ],
    [
      say(
        'Call 999 if there is headache, dizziness, vomiting, cough, trouble breathing or drowsiness, or if others are ill too.',
        'اتصل بالرقم 999 عند صداع أو دوخة أو قيء أو سعال أو صعوبة في التنفس أو نعاس، أو إذا مرض آخرون أيضاً.',
      ),
    ],
  ),
} as const;
