import { any } from '../../kinds/condition.ts';
import { say, topic } from '../../kinds/topic.ts';
import { nothingByMouth } from '../../sentences.ts';
import { babySigns, dangers, left, now, papers, paracetamol, pressureSigns, rest, today, weeks } from '../sentences.ts';

const pads = say(
  'Use a pad, never a tampon, and keep the pads to show how much it is.',
  'استخدمي فوطة صحية وليس سدادة قطنية، واحتفظي بالفوط لتقدير الكمية.',
);
const tablets = say(
  'Paracetamol may be taken as the package says; do not take ibuprofen or aspirin unless prescribed.',
  'يمكن استعمال الباراسيتامول كما هو مكتوب على العبوة؛ ولا تتناولي الإيبوبروفين أو الأسبرين إلا بوصفة.',
);
const callNow = say('Call 999 now.', 'اتصلي بالرقم 999 الآن.');

export const advice = {
  // Emergencies of pregnancy: NICE NG126, NG133, NG25, NG255; RCOG GTG27a, 37b, 50, 57, 63, 64
  'pregnancy-emergency': topic('emergency-department', [
    now,
    weeks,
    left,
    say('During a seizure, do not put anything in the mouth.', 'عند التشنج لا تضعوا شيئاً في فمها.'),
    papers,
  ]),
  ectopic: topic('ambulance', [
    say('Call 999 now; do not drive yourself.', 'اتصلي بالرقم 999 الآن، ولا تقودي السيارة بنفسك.'),
    say('Tell the staff that a pregnancy is possible, and when your last period was.', 'أخبري الطاقم بأن الحمل محتمل وبموعد آخر دورة.'),
    say('Lie down with the legs raised if you feel faint.', 'استلقي مع رفع الساقين عند الشعور بالإغماء.'),
    pads,
    nothingByMouth,
  ]),
  'pregnancy-bleeding': topic('emergency-department', [
    now,
    left,
    pads,
    say('Do not have an internal examination outside a hospital, or sex.', 'لا فحص داخلياً خارج المستشفى ولا جماع.'),
    weeks,
    papers,
    nothingByMouth,
  ]),
  'placenta-torn': topic('ambulance', [
    callNow,
    left,
    weeks,
    say('Note when the baby last moved.', 'دوّني متى تحرك الجنين آخر مرة.'),
    pads,
    nothingByMouth,
  ]),
  'pre-eclampsia': topic('ambulance', [
    callNow,
    say(
      'Rest on the left side in a dim, quiet room until help comes.',
      'استريحي على الجانب الأيسر في غرفة هادئة خافتة الضوء حتى تصل المساعدة.',
    ),
    say('Do not stay alone: a seizure can follow.', 'لا تبقي وحدك: فقد يحدث تشنج.'),
    say('Tell the staff the blood pressure, if it was measured.', 'أخبري الطاقم بقراءة الضغط إذا قيس.'),
    weeks,
    papers,
  ]),
  'eclampsia-fit': topic('ambulance', [
    say('Call 999 and tell them: a seizure in pregnancy.', 'اتصلوا بالرقم 999 وقولوا: تشنج أثناء الحمل.'),
    say('Turn her on the left side, and do not put anything in the mouth.', 'أديروها على جنبها الأيسر ولا تضعوا شيئاً في فمها.'),
    say('Move hard things away, do not hold her down, and note the time.', 'أبعدوا الأشياء الصلبة ولا تثبّتوها بالقوة ودوّنوا الوقت.'),
  ]),
  'pregnancy-clot': topic('ambulance', [
    say(
      'Call 999, sit in the way that makes breathing easiest, and keep still.',
      'اتصلي بالرقم 999 واجلسي في الوضع الأسهل للتنفس دون حركة.',
    ),
    say('Do not rub a painful or swollen leg.', 'لا تدلكي ساقاً مؤلمة أو متورمة.'),
    weeks,
  ]),
  'pregnancy-sepsis': topic('emergency-department', [
    now,
    say('Ask: could this be sepsis in pregnancy?', 'اسألي: هل يمكن أن يكون هذا تسمماً في الدم أثناء الحمل؟'),
    weeks,
    say('Tell the staff if your waters have broken.', 'أخبري الطاقم إذا نزل ماء الجنين.'),
    left,
  ]),
  'pregnancy-blow': topic('emergency-department', [
    now,
    left,
    say('Keep the head and neck still after a crash or a fall from height.', 'أبقي الرأس والرقبة ثابتين بعد حادث أو سقوط من ارتفاع.'),
    pads,
    weeks,
    say('Tell the staff if someone did this; it is safe to ask for help.', 'أخبري الطاقم إذا تسبب أحد في ذلك؛ يمكنك طلب المساعدة.', {
      when: any('violence', 'assault'),
    }),
  ]),
  // Today: NICE NG126, NG133, NG194; RCOG GTG43, 69; UKHSA
  'pregnancy-today': topic('today', [today, rest, tablets, papers], [dangers, pressureSigns, babySigns]),
  'pregnancy-pressure': topic(
    'today',
    [
      say(
        'Go to the maternity clinic or hospital today: 140/90 and more in pregnancy is looked at the same day.',
        'اذهبي إلى عيادة الحوامل أو المستشفى اليوم: ضغط 140/90 فأكثر أثناء الحمل يُفحص في اليوم نفسه.',
      ),
      say('Measure again after 5 minutes of sitting, and note it.', 'أعيدي القياس بعد الجلوس 5 دقائق ودوّنيه.'),
      say('Take a sample of fresh urine in a clean container with you.', 'خذي معك عينة بول حديثة في وعاء نظيف.'),
      weeks,
    ],
    [
      say(
        'Call 999 if the blood pressure is 160/100 or more, or if there is a seizure.',
        'اتصلي بالرقم 999 عند ضغط 160/100 فأكثر أو تشنج.',
      ),
      pressureSigns,
    ],
  ),
  'pregnancy-headache-today': topic(
    'today',
    [today, say('Have the blood pressure measured today.', 'قيسي ضغط الدم اليوم.'), paracetamol, rest],
    [pressureSigns, dangers],
  ),
  'early-bleeding': topic(
    'today',
    [
      today,
      pads,
      say('Note the color and the amount, and bring any tissue in a clean container.', 'دوّني اللون والكمية، وأحضري أي أنسجة في وعاء نظيف.'),
      tablets,
      papers,
    ],
    [
      say(
        'Call 999 if a pad is soaked every hour, or if there is strong pain, shoulder-tip pain or fainting.',
        'اتصلي بالرقم 999 عند امتلاء فوطة صحية كل ساعة أو ألم قوي أو ألم في طرف الكتف أو إغماء.',
      ),
      say('Go to hospital at once if there is fever or a bad smell.', 'اذهبي إلى المستشفى فوراً عند حرارة أو رائحة كريهة.'),
    ],
  ),
  'pregnancy-belly': topic(
    'today',
    [today, say('Rest, and note whether the pain comes and goes.', 'استريحي ودوّني هل الألم يأتي ويذهب.'), tablets, papers],
    [dangers, babySigns],
  ),
  'pregnancy-blow-today': topic(
    'today',
    [today, say('Note the movements of the baby.', 'دوّني حركات الجنين.'), papers],
    [
      say(
        'Go to hospital at once if there is belly pain, bleeding or fluid, or if the baby moves less.',
        'اذهبي إلى المستشفى فوراً عند ألم في البطن أو نزيف أو سائل أو قلة حركة الجنين.',
      ),
      dangers,
    ],
  ),
  hyperemesis: topic(
    'today',
    [
      today,
      say(
        'Take a sip every few minutes; rehydration drink or ice chips may stay down better.',
        'خذي رشفة كل بضع دقائق؛ محلول الجفاف (ORS) أو قطع الثلج قد تثبت أكثر.',
      ),
      say('Note the weight, and when urine last came.', 'دوّني الوزن ومتى خرج البول آخر مرة.'),
    ],
    [
      say(
        'Go to an emergency department if nothing stays down for a day or no urine comes for 8 hours.',
        'اذهبي إلى قسم الطوارئ إذا تقيأتِ كل ما تتناولينه طوال يوم كامل أو لم يخرج بول 8 ساعات.',
      ),
      say('Call 999 if there is confusion, fainting or vomiting blood.', 'اتصلي بالرقم 999 عند ارتباك ذهني أو إغماء أو قيء دموي.'),
    ],
  ),
  'pregnancy-urine': topic(
    'today',
    [
      today,
      say('Take a sample of fresh urine in a clean container with you.', 'خذي معك عينة بول حديثة في وعاء نظيف.'),
      say('Drink water through the day.', 'اشربي الماء على مدار اليوم.'),
      tablets,
    ],
    [
      say(
        'Go to hospital at once if there is fever, shivering, vomiting or pain in the side.',
        'اذهبي إلى المستشفى فوراً عند حرارة أو رجفة أو قيء أو ألم في الخاصرة.',
      ),
      babySigns,
    ],
  ),
  'pregnancy-fever': topic(
    'today',
    [
      today,
      tablets,
      rest,
      say(
        'Tell the doctor about any travel, contact with a rash, or raw milk or soft cheese.',
        'أخبري الطبيب بأي سفر أو مخالطة طفح أو تناول حليب غير مغلي أو جبن طري.',
      ),
    ],
    [
      say(
        'Go to hospital at once if there is shivering, belly pain or fluid from the vagina, or if the baby moves less.',
        'اذهبي إلى المستشفى فوراً عند رجفة أو ألم في البطن أو سائل من المهبل أو قلة حركة الجنين.',
      ),
      dangers,
    ],
  ),
  'liver-itch': topic(
    'today',
    [
      say('See the maternity clinic today for a blood test of the liver.', 'راجعي عيادة الحوامل اليوم لفحص الكبد بتحليل دم.'),
      say('Wear loose cotton, and cool the skin.', 'البسي ملابس داخلية قطنية واسعة وبرّدي الجلد.'),
      say('Watch the movements of the baby.', 'راقبي حركات الجنين.'),
    ],
    [
      say(
        'Go to hospital at once if there are yellow eyes or dark urine, or if the baby moves less.',
        'اذهبي إلى المستشفى فوراً عند اصفرار العينين أو بول داكن أو قلة حركة الجنين.',
      ),
    ],
  ),
  'rash-contact': topic(
    'today',
    [
      say(
        'Call the clinic today before going, so that others are not infected.',
        'اتصلي بالعيادة اليوم قبل الذهاب حتى لا تنتقل العدوى إلى غيرك.',
      ),
      say('Note the day of the contact, and past illness and vaccines.', 'دوّني يوم المخالطة والإصابات والتطعيمات السابقة.'),
    ],
    [
      say(
        'Go to hospital at once if there is trouble breathing, a severe headache or a rash that bleeds.',
        'اذهبي إلى المستشفى فوراً عند صعوبة التنفس أو صداع شديد أو طفح ينزف.',
      ),
    ],
  ),
} as const;
