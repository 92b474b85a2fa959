import { say, topic } from '../../kinds/topic.ts';
import { medicinesReady, noAntibiotics, nothingByMouth, onSide, strokeSigns } from '../../sentences.ts';
import { childAspirin, forPain } from '../sentences.ts';

const dryEar = say('Keep the ear dry, and do not put anything into it.', 'أبقِ الأذن جافة ولا تدخل فيها شيئاً.');
const earSigns = say(
  'Call 999 if there is swelling behind the ear with fever, a stiff neck, a drooping face or confusion.',
  'اتصل بالرقم 999 عند تيبس في الرقبة أو ارتخاء في الوجه أو ارتباك ذهني أو تورم خلف الأذن مع حرارة.',
);
const deafSigns = say(
  'See a doctor the same day if there is sudden hearing loss or spinning.',
  'راجع الطبيب في اليوم نفسه عند فقدان مفاجئ للسمع أو دوار.',
);

export const advice = {
  // Emergency
  'ear-spreading': topic('emergency-department', [
    say('Do not put anything into the ear or plug it.', 'لا تدخل شيئاً في الأذن ولا تسدّها.'),
    onSide,
    nothingByMouth,
    say('Tell the staff at once if there was a blow to the head.', 'أخبر الطاقم فوراً عند التعرض لضربة على الرأس.'),
  ]),
  // High
  'ear-today': topic(
    'today',
    [dryEar, forPain, childAspirin, say('Do not use drops unless a doctor has checked.', 'لا تستخدم قطرات قبل فحص الطبيب.')],
    [earSigns],
  ),
  'ear-insect': topic(
    'today',
    [
      say('Tilt the ear down, and pull gently on the outer ear.', 'أمِل الأذن إلى الأسفل واسحب صيوانها برفق.'),
      say(
        'A living insect: a little warm, not hot, olive oil can calm it, if the eardrum is whole.',
        'حشرة حية: قليل من زيت الزيتون الدافئ غير الحار قد يهدئها، إذا كانت الطبلة سليمة.',
        { unless: ['ear-discharge', 'ear-injury'] },
      ),
      say('Do not poke anything in or put water on seeds or batteries.', 'لا تدخل شيئاً في الأذن، ولا تضع الماء على البذور أو البطاريات.'),
    ],
    [
      say(
        'Go to an emergency department at once if there is a button battery, bleeding or strong pain.',
        'اذهب إلى قسم الطوارئ فوراً عند وجود بطارية زر أو نزيف أو ألم قوي.',
      ),
    ],
  ),
  'sudden-deafness': topic(
    'today',
    [
      say('See a doctor within 24 hours: treatment works best early.', 'راجع الطبيب خلال 24 ساعة: العلاج المبكر أنفع.'),
      say('Note when it began and in which ear.', 'دوّن متى بدأ ذلك وفي أي أذن.'),
      say('Do not put anything into the ear, and avoid loud noise.', 'لا تدخل شيئاً في الأذن وتجنب الضجيج.'),
      medicinesReady,
    ],
    [strokeSigns],
  ),
  'pulsing-ear': topic(
    'today',
    [
      say('Have the blood pressure measured today.', 'قِس ضغط الدم اليوم.'),
      say(
        'Note whether it is in one ear or both, and whether sight or hearing has changed.',
        'دوّن هل الصوت في أذن واحدة أم في الأذنين، وهل تغيرت الرؤية أو السمع.',
      ),
      medicinesReady,
    ],
    [
      strokeSigns,
      say(
        'Go to an emergency department if there is a sudden severe headache or a change of sight.',
        'اذهب إلى قسم الطوارئ عند صداع شديد مفاجئ أو تغير في الرؤية.',
      ),
    ],
  ),
  // Medium
  ear: topic(
    'days',
    [
      dryEar,
      forPain,
      childAspirin,
      say('A warm cloth on the ear can ease the pain.', 'قد يخفف الألم قماش دافئ على الأذن.'),
      say('Do not use drops unless a doctor has checked.', 'لا تستخدم قطرات قبل فحص الطبيب.'),
    ],
    [earSigns, deafSigns],
  ),
  hearing: topic(
    'weeks',
    [
      say(
        'Do not put anything into the ear; a doctor can see whether there is wax.',
        'لا تدخل شيئاً في الأذن؛ يمكن للطبيب أن يرى إن كان فيها شمع.',
      ),
      say('Protect the ears from loud noise.', 'احمِ الأذنين من الضجيج.'),
      medicinesReady,
    ],
    [deafSigns, strokeSigns],
  ),
  tinnitus: topic(
    'weeks',
    [
      say('Quiet background sound can make it less noticeable.', 'قد يقلل صوت هادئ في الخلفية من ملاحظته.'),
      say('Avoid loud noise, and use ear protection.', 'تجنب الضجيج واستخدم واقي الأذن.'),
      medicinesReady,
    ],
    [
      say(
        'See a doctor the same day if there is sudden hearing loss, spinning, or a noise in time with the pulse.',
        'راجع الطبيب في اليوم نفسه عند فقدان مفاجئ للسمع أو دوار أو صوت مع النبض.',
      ),
    ],
  ),
  // Low
  'blocked-ear': topic(
    'home',
    [
      say('Do not put a cotton swab or anything else into the ear.', 'لا تدخل عود قطن ولا أي شيء آخر في الأذن.'),
      say(
        'A few drops of olive oil for some days can soften wax, if the eardrum is whole.',
        'بضع قطرات من زيت الزيتون لعدة أيام قد تلين الشمع، إذا كانت الطبلة سليمة.',
        { unless: ['ear-discharge', 'ear-injury'] },
      ),
      say('After a flight, a dive or a cold, swallow, yawn or chew.', 'بعد الطيران أو الغوص أو الزكام ابلع أو تثاءب أو امضغ.'),
    ],
    [
      deafSigns,
      say(
        'See a doctor if there is discharge or strong pain, or if it is not better after a week.',
        'راجع الطبيب عند إفرازات أو ألم قوي، أو إذا لم تتحسن بعد أسبوع.',
      ),
    ],
  ),
  earache: topic(
    'home',
    [forPain, childAspirin, dryEar, say('A warm cloth on the ear can ease the pain.', 'قد يخفف الألم قماش دافئ على الأذن.'), noAntibiotics],
    [
      say(
        'See a doctor if there is fever or discharge, or if it lasts over 3 days.',
        'راجع الطبيب عند حرارة أو إفرازات أو إذا استمر أكثر من 3 أيام.',
      ),
      earSigns,
    ],
  ),
  'noise-ringing': topic(
    'home',
    [
      say('Rest the ears from all loud noise for some days.', 'أرح الأذنين من أي ضجيج عدة أيام.'),
      say('Quiet background sound can help with sleep.', 'قد يساعد صوت هادئ في الخلفية على النوم.'),
    ],
    [deafSigns, say('See a doctor if it is still there after a few days.', 'راجع الطبيب إذا استمر بعد أيام.')],
  ),
} as const;
