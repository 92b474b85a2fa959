import { say, topic } from '../../kinds/topic.ts';
import { babySigns, dangers, left, now, papers, today, weeks } from '../sentences.ts';

export const advice = {
  // Emergencies of pregnancy: NICE NG126, NG133, NG25, NG255; RCOG GTG27a, 37b, 50, 57, 63, 64
  'less-movement': topic('emergency-department', [
    say('Go to the maternity hospital now, and do not wait until tomorrow.', 'اذهبي إلى مستشفى الولادة الآن ولا تنتظري حتى الغد.'),
    say('Do not rely on a home device that finds the heartbeat.', 'لا تعتمدي على جهاز منزلي لسماع النبض.'),
    say('Note when the baby last moved as usual.', 'دوّني متى تحرك الجنين آخر مرة كالمعتاد.'),
    weeks,
    papers,
  ]),
  // Labour and birth: NICE NG235, NG25; RCOG GTG50; WHO
  labour: topic('emergency-department', [
    now,
    say('Tell the staff how often the pains come, and the color of the waters.', 'أخبري الطاقم كم مرة يأتي الطلق وما لون ماء الجنين.'),
    left,
    weeks,
    papers,
  ]),
  'preterm-labour': topic('emergency-department', [
    say(
      'Go to the maternity hospital now, or call 999: before 37 weeks some treatments must begin early.',
      'اذهبي إلى مستشفى الولادة الآن أو اتصلي بالرقم 999: قبل الأسبوع 37 يجب أن تبدأ بعض العلاجات مبكراً.',
    ),
    left,
    say(
      'Wear a pad, note the color of any fluid, and do not take a bath or have sex.',
      'ضعي فوطة صحية ودوّني لون أي سائل، ولا استحمام في المغطس ولا جماع.',
    ),
    weeks,
    papers,
  ]),
  'cord-first': topic('ambulance', [
    say('Call 999 now and tell them: the cord has come out.', 'اتصلي بالرقم 999 الآن وقولي: خرج الحبل السري.'),
    say(
      'Kneel on knees and elbows, chest down and hips high, as in prostration.',
      'اركعي على الركبتين والمرفقين، والصدر لأسفل والوركان لأعلى، كالسجود.',
    ),
    say(
      'Do not push the cord back, do not pull it, and touch it as little as possible.',
      'لا تعيدي الحبل إلى الداخل ولا تسحبيه، ولا تلمسيه إلا للضرورة.',
    ),
    say('Do not push with the pains: pant instead.', 'لا تدفعي مع الطلق، بل تنفسي أنفاساً سريعة قصيرة.'),
  ]),
  'birth-now': topic('ambulance', [
    say('Call 999, unlock the door, and let someone stay on the phone.', 'اتصلي بالرقم 999 وافتحي الباب، وليبقَ أحد على الهاتف.'),
    say(
      'Lie on the side or kneel on clean towels; let the baby come slowly, and do not pull.',
      'استلقي على الجنب أو اركعي على الركبتين فوق مناشف نظيفة؛ دعي الطفل يخرج ببطء ولا تسحبيه.',
    ),
    say(
      'Dry the baby well, and lay it on the bare chest under a dry towel, head covered.',
      'جففي الطفل جيداً وضعيه على صدرك العاري تحت منشفة جافة مع تغطية رأسه.',
    ),
    say(
      'Baby not breathing: rub the back with a towel, and do what 999 says.',
      'إذا لم يتنفس الطفل: افركي ظهره بمنشفة واتبعي تعليمات 999.',
    ),
    say('Do not cut or pull the cord.', 'لا تقطعي الحبل ولا تسحبيه.'),
    say(
      'After birth: lie flat, rub the lower belly firmly if it bleeds, and put the baby to the breast.',
      'بعد الولادة: استلقي، ودلّكي أسفل البطن بقوة عند النزيف، وضعي الطفل على الثدي.',
    ),
  ]),
  'labour-today': topic(
    'today',
    [
      say('Call the maternity hospital now, and go as soon as they tell you to.', 'اتصلي بمستشفى الولادة الآن، واذهبي حين يطلبون منك ذلك.'),
      say('Note how often the pains come, and how long each lasts.', 'دوّني كم مرة يأتي الطلق وكم يستمر.'),
      say('Wear a pad, and note the color of the waters.', 'ضعي فوطة صحية ودوّني لون ماء الجنين.'),
      say('Walk, rest or take a warm shower between the pains, and drink.', 'امشي أو استريحي أو خذي دشاً دافئاً بين الطلقات، واشربي.'),
      papers,
    ],
    [
      say(
        'Call 999 if there is an urge to push, or if the cord, a hand or a foot comes out.',
        'اتصلي بالرقم 999 عند رغبة في الدفع أو خروج الحبل أو يد أو قدم.',
      ),
      say(
        'Go to hospital at once if the waters are green or bloody, if there is bleeding or fever, or if the baby moves less.',
        'اذهبي إلى المستشفى فوراً إذا كان الماء أخضر أو مدمماً أو عند نزيف أو حرارة أو قلة حركة الجنين.',
      ),
      say('Go to hospital at once if the pregnancy is under 37 weeks.', 'اذهبي إلى المستشفى فوراً إذا كان الحمل أقل من 37 أسبوعاً.'),
    ],
  ),
  'practice-pains': topic(
    'home',
    [
      say('Change position, walk a little, and drink water.', 'غيّري الوضعية وامشي قليلاً واشربي الماء.'),
      say('Empty the bladder, and rest.', 'أفرغي المثانة واستريحي.'),
      say('Time the tightenings for an hour.', 'احسبي أوقات التقلصات لمدة ساعة.'),
    ],
    [
      say(
        'Go to hospital if they become regular or painful, or before 37 weeks do not stop.',
        'اذهبي إلى المستشفى إذا انتظمت أو صارت مؤلمة، أو لم تتوقف قبل الأسبوع 37.',
      ),
      babySigns,
      dangers,
    ],
  ),
  // Today: NICE NG126, NG133, NG194; RCOG GTG43, 69; UKHSA
  'less-movement-today': topic('today', [today, weeks], [dangers, babySigns]),
  'first-movements': topic(
    'weeks',
    [
      say('First movements are often felt between 16 and 24 weeks.', 'يبدأ الإحساس بالحركة غالباً بين الأسبوعين 16 و24.'),
      say('Tell the maternity clinic if none is felt by 24 weeks.', 'أخبري عيادة الحوامل إذا لم تشعري بأي حركة حتى الأسبوع 24.'),
    ],
    [
      dangers,
      say(
        'Go to hospital at once if movements were felt before and become fewer.',
        'اذهبي إلى المستشفى فوراً إذا قلّت الحركة بعد أن كنتِ تشعرين بها.',
      ),
    ],
  ),
} as const;
