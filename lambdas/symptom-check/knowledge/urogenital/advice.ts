import { any, say, topic } from '../kinds.ts';
import { coldPack, medicinesReady, noIbuprofen, nothingByMouth, paracetamol, sepsisSigns } from '../sentences.ts';

const sample = say('Take a fresh urine sample in a clean pot with you.', 'خذ معك عينة بول حديثة في وعاء نظيف.');
const drink = say('Drink water through the day.', 'اشرب الماء على مدار اليوم.', {
  unless: ['kidney-disease', 'missed-dialysis', 'heart-disease'],
});
const whenBegan = say('Note when it began.', 'دوّن متى بدأ.');
const tellIllness = say(
  'Say at once if there is diabetes, a weak immune system, one kidney or a pregnancy.',
  'أخبر الطاقم فوراً بوجود سكري أو ضعف مناعة أو كلية واحدة أو حمل.',
);
const noUrine = say('Go to an emergency department if no urine comes at all.', 'اذهب إلى قسم الطوارئ إذا لم يخرج بول إطلاقاً.');
const feverOrFlank = say(
  'See a doctor the same day for fever, shivering, vomiting or pain in the side.',
  'راجع الطبيب في اليوم نفسه عند حرارة أو رجفة أو قيء أو ألم في الخاصرة.',
);
const shiver = say(
  'Go to an emergency department if fever comes with shivering or confusion.',
  'اذهب إلى قسم الطوارئ إذا جاءت الحرارة مع رجفة أو ارتباك ذهني.',
);
const testicleSigns = say(
  'Go to an emergency department at once for sudden or severe pain in a testicle.',
  'اذهب إلى قسم الطوارئ فوراً عند ألم مفاجئ أو شديد في الخصية.',
);
const womanSigns = say(
  'Call 999 for fainting, or for sudden severe pain, above all when a pregnancy is possible.',
  'اتصلي بالرقم 999 عند إغماء أو ألم شديد مفاجئ، خصوصاً مع احتمال الحمل.',
);
const padSigns = say(
  'Go to an emergency department if a pad is soaked every hour for 2 hours, or with dizziness.',
  'اذهبي إلى قسم الطوارئ إذا امتلأت فوطة صحية كل ساعة لمدة ساعتين، أو مع دوخة.',
);
const testIfLate = say('Take a pregnancy test if the period is late.', 'أجري اختبار حمل إذا تأخرت الدورة.');
const noteDays = say('Note the days of bleeding, the amount and the pain.', 'دوّني أيام النزيف وكميته والألم.');
const warmth = say('A warm pack on the belly can ease cramps.', 'قد تخفف كمادة دافئة على البطن التقلصات.');
const tablets = say(
  'Paracetamol can ease the pain: take it as the packet says.',
  'قد يخفف الباراسيتامول الألم: استعمليه كما هو مكتوب على العبوة.',
);
const pads = say('Use a pad, not a tampon, and count the pads.', 'استخدمي فوطة صحية وليس سدادة قطنية، وعدّي الفوط.');
const noSex = say('Have no sex until seen and treated, or use a condom.', 'الامتناع عن الجماع حتى الفحص والعلاج، أو استعمال الواقي.');
const noShame = say('Doctors see this every day; there is no need to feel ashamed.', 'يرى الأطباء هذا كل يوم، ولا داعي للخجل.');
const feverBreast = say(
  'See a doctor the same day if the breast is red, hot and painful, or with fever.',
  'راجعي الطبيب في اليوم نفسه إذا صار الثدي محمراً وساخناً ومؤلماً، أو مع حرارة.',
);

export const advice = {
  // Kidneys and urine: NICE NG118, NG111, NG109, NG12, NG123; EAU; UK Kidney Association
  'infected-kidney': topic('Emergency', [
    say(
      'Go to an emergency department now: an infection behind a blocked kidney worsens within hours.',
      'اذهب إلى قسم الطوارئ الآن: العدوى خلف كلية مسدودة تسوء خلال ساعات.',
    ),
    tellIllness,
    nothingByMouth,
    medicinesReady,
  ]),
  'blocked-kidney': topic('Emergency', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say('Note when urine last came, and how much.', 'دوّن متى خرج البول آخر مرة وكم كان.'),
    say('Take no ibuprofen or aspirin.', 'لا تتناول الإيبوبروفين أو الأسبرين.'),
    tellIllness,
  ]),
  'flank-artery': topic('Emergency', [
    say('Call 999, lie down and do not walk about.', 'اتصل بالرقم 999 واستلقِ ولا تمشِ.'),
    nothingByMouth,
    say('Say if a widened artery of the belly is known.', 'أخبر الطاقم إذا كان هناك توسع معروف في شريان البطن.'),
  ]),
  'urine-sepsis': topic('Emergency', [
    say('Ask the call handler: could this be sepsis?', 'اسأل موظف الطوارئ: هل يمكن أن يكون هذا تسمماً في الدم؟'),
    say('Lie down, and do not drive yourself.', 'استلقِ ولا تقد السيارة بنفسك.'),
    tellIllness,
    medicinesReady,
  ]),
  'kidney-infection': topic(
    'High',
    [
      say('See a doctor today: an infection of the kidney needs treatment early.', 'راجع الطبيب اليوم: التهاب الكلى يحتاج إلى علاج مبكر.'),
      drink,
      sample,
      paracetamol,
      tellIllness,
    ],
    [
      sepsisSigns,
      say(
        'Go to an emergency department for shaking chills, or if nothing stays down.',
        'اذهب إلى قسم الطوارئ عند رجفة شديدة أو إذا لم يثبت شيء في المعدة.',
      ),
      noUrine,
    ],
  ),
  'stone-today': topic(
    'High',
    [
      say('See a doctor today; walk or lie in whatever way hurts least.', 'راجع الطبيب اليوم، وتحرك أو استلقِ في الوضع الأقل ألماً.'),
      paracetamol,
      noIbuprofen,
      say('Catch any stone that passes in a clean pot, and bring it.', 'التقط أي حصوة تنزل في وعاء نظيف وأحضرها معك.'),
      sample,
    ],
    [
      say(
        'Go to an emergency department if painkillers do not hold the pain within an hour.',
        'اذهب إلى قسم الطوارئ إذا لم تخفف المسكنات الألم خلال ساعة.',
      ),
      say(
        'Go to an emergency department at once for fever or shivering with the pain.',
        'اذهب إلى قسم الطوارئ فوراً عند حرارة أو رجفة مع الألم.',
      ),
      noUrine,
    ],
  ),
  'flank-pain': topic('Medium', [drink, paracetamol, noIbuprofen, sample, whenBegan], [feverOrFlank, shiver, noUrine]),
  'flank-strain': topic(
    'Low',
    [
      say('Keep gently moving, and use warmth on the sore place.', 'استمر في الحركة الخفيفة واستخدم الدفء على موضع الألم.'),
      paracetamol,
      say('Lift nothing heavy for some days.', 'لا ترفع أشياء ثقيلة لبضعة أيام.'),
    ],
    [
      say(
        'See a doctor the same day for fever, burning urine, blood in the urine or pain in waves.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو حرقة بول أو دم في البول أو ألم على موجات.',
      ),
      say('See a doctor if it lasts over 2 weeks.', 'راجع الطبيب إذا استمر أكثر من أسبوعين.'),
    ],
  ),
  'urine-today': topic('High', [drink, sample, paracetamol, tellIllness], [sepsisSigns, noUrine, shiver]),
  urinary: topic(
    'Medium',
    [drink, say('Do not hold urine for long.', 'لا تحبس البول طويلاً.'), paracetamol, sample],
    [
      feverOrFlank,
      say('See a doctor the same day for blood in the urine or a pregnancy.', 'راجع الطبيب في اليوم نفسه عند دم في البول أو حمل.'),
      noUrine,
    ],
  ),
  bladder: topic(
    'Medium',
    [
      say('Note for 3 days how much is drunk, and when urine comes or leaks.', 'دوّن لمدة 3 أيام كمية الشرب ومواعيد التبول أو التسرب.'),
      say('Cut down on coffee, tea and fizzy drinks, above all in the evening.', 'قلل القهوة والشاي والمشروبات الغازية، خصوصاً مساءً.'),
      say(
        'Ask a pharmacist before cold or allergy tablets: some block the urine.',
        'اسأل الصيدلي قبل حبوب الزكام أو الحساسية، فبعضها يحبس البول.',
        { when: 'male' },
      ),
      say('Exercise the muscles between the legs each day, as if holding urine.', 'مرّن عضلات الحوض كل يوم كأنك تحبس البول.', {
        when: 'leaking-urine',
      }),
    ],
    [
      noUrine,
      say('Call 999 for new numbness between the legs or weak legs.', 'اتصل بالرقم 999 عند خدر جديد بين الساقين أو ضعف في الساقين.'),
      feverOrFlank,
      say('See a doctor the same day for great thirst with weight loss.', 'راجع الطبيب في اليوم نفسه عند عطش شديد مع نقص الوزن.'),
    ],
  ),
  retention: topic('Emergency', [
    say('Go to an emergency department now: a full bladder must be emptied.', 'اذهب إلى قسم الطوارئ الآن: يجب تفريغ المثانة الممتلئة.'),
    say('Drink nothing more, and do not press on the belly.', 'لا تشرب المزيد ولا تضغط على البطن.'),
    say('Note when urine last came.', 'دوّن متى خرج البول آخر مرة.'),
    say(
      'Say at once if there is back pain, numbness between the legs or weak legs.',
      'أخبر الطاقم فوراً بوجود ألم في الظهر أو خدر بين الساقين أو ضعف في الساقين.',
    ),
    medicinesReady,
  ]),
  'muscle-breakdown': topic('Emergency', [
    say(
      'Go to an emergency department now: muscles that break down can harm the kidneys.',
      'اذهب إلى قسم الطوارئ الآن: تكسّر العضلات قد يضر الكلى.',
    ),
    say('Stop all effort, and go out of the heat.', 'أوقف أي مجهود وابتعد عن الحر.'),
    say('Drink water on the way, if awake and not vomiting.', 'اشرب الماء في الطريق إذا كان الوعي كاملاً ولا يوجد قيء.', {
      unless: ['kidney-disease'],
    }),
    say('Take no ibuprofen, aspirin or diclofenac.', 'لا تتناول الإيبوبروفين أو الأسبرين أو الديكلوفيناك.'),
  ]),
  'blood-breakdown': topic('Emergency', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say(
      'Say at once if G6PD deficiency or sickle cell is known in the family.',
      'أخبر الطاقم فوراً بوجود نقص أنزيم التفول (G6PD) أو فقر الدم المنجلي لدى المصاب أو أسرته.',
    ),
    say('Eat no fava beans, and take no new medicine.', 'لا فول ولا أي دواء جديد.'),
    say('Bring the packets of what was taken in the last 3 days.', 'أحضر عبوات ما استُعمل خلال آخر 3 أيام.'),
  ]),
  'dark-urine-today': topic(
    'High',
    [
      say('See a doctor today, with a fresh urine sample.', 'راجع الطبيب اليوم مع عينة بول حديثة.'),
      drink,
      say('Rest in a cool place.', 'استرح في مكان بارد.'),
      say('Take no paracetamol, ibuprofen or herbs until asked.', 'لا تتناول الباراسيتامول أو الإيبوبروفين أو الأعشاب قبل السؤال.'),
    ],
    [say('Call 999 for confusion, great weakness or fainting.', 'اتصل بالرقم 999 عند ارتباك ذهني أو ضعف شديد أو إغماء.'), noUrine],
  ),
  'dark-urine': topic(
    'Medium',
    [
      drink,
      say('Keep out of the heat, and note the colour of the urine each time.', 'ابتعد عن الحر ودوّن لون البول في كل مرة.'),
      say(
        'Note new medicines, fava beans and hard exercise of the last days.',
        'دوّن ما جدّ من أدوية أو أكل فول أو رياضة شاقة في الأيام الأخيرة.',
      ),
      sample,
    ],
    [
      say(
        'Go to an emergency department for painful or weak muscles, or with great paleness.',
        'اذهب إلى قسم الطوارئ عند ألم أو ضعف في العضلات أو شحوب شديد.',
      ),
      say('See a doctor today for yellow eyes, pale stool or fever.', 'راجع الطبيب اليوم عند اصفرار العينين أو براز فاتح أو حرارة.'),
    ],
  ),
  'drink-more': topic(
    'Low',
    [
      drink,
      say('Drink until the urine is pale yellow again.', 'اشرب حتى يعود لون البول أصفر فاتحاً.'),
      say('Rest in a cool place out of the sun.', 'استرح في مكان بارد بعيداً عن الشمس.'),
    ],
    [
      say(
        'See a doctor today if it stays dark for a day although enough was drunk.',
        'راجع الطبيب اليوم إذا بقي داكناً يوماً كاملاً رغم الشرب الكافي.',
      ),
      say(
        'Go to an emergency department for painful muscles, yellow eyes or no urine.',
        'اذهب إلى قسم الطوارئ عند ألم في العضلات أو اصفرار العينين أو انقطاع البول.',
      ),
    ],
  ),
  'kidney-injury': topic('Emergency', [
    say('Call 999, lie still and do not walk about.', 'اتصل بالرقم 999 وابقَ مستلقياً دون حركة.'),
    nothingByMouth,
    say('Say if blood thinners are taken.', 'أخبر الطاقم باستعمال أي مميع للدم.'),
  ]),
  'blood-in-urine': topic(
    'High',
    [
      drink,
      sample,
      say('Do not stop a blood thinner by yourself; ask today.', 'لا توقف مميع الدم من نفسك؛ اسأل اليوم.', { when: 'blood-thinner' }),
      medicinesReady,
    ],
    [
      say('Go to an emergency department if clots come, or no urine comes.', 'اذهب إلى قسم الطوارئ إذا نزلت كتل دم أو لم يخرج بول.'),
      shiver,
    ],
  ),
  'blood-in-urine-visit': topic(
    'Medium',
    [
      say('See a doctor even if the blood does not come back.', 'راجع الطبيب حتى لو لم يعد الدم.'),
      drink,
      sample,
      say('Note whether red food was eaten, or the period was there.', 'دوّن إن سبق ذلك طعام أحمر اللون أو كان وقت الدورة.'),
    ],
    [
      say('Go to an emergency department for clots, or if no urine comes.', 'اذهب إلى قسم الطوارئ عند نزول كتل دم أو إذا لم يخرج بول.'),
      feverOrFlank,
    ],
  ),
  'dialysis-emergency': topic('Emergency', [
    say('Call 999 and say: dialysis was missed.', 'اتصل بالرقم 999 وقل: فاتت جلسة غسيل الكلى.'),
    say('Sit up if breathing is hard.', 'اجلس منتصباً عند صعوبة التنفس.'),
    say(
      'Drink and eat nothing with salt or potassium: no dates, bananas, juice or soup.',
      'تجنب ما فيه ملح أو بوتاسيوم: لا تمر ولا موز ولا عصير ولا شوربة.',
    ),
    say('Let nobody use the arm of the fistula for needles or pressure cuffs.', 'لا إبر ولا قياس ضغط في ذراع الوصلة.'),
  ]),
  'missed-dialysis': topic(
    'High',
    [
      say('Call the dialysis unit now for a session today.', 'اتصل بوحدة الغسيل الآن لترتيب جلسة اليوم.'),
      say(
        'Drink little, and eat no dates, bananas, oranges, potatoes or salt.',
        'اشرب قليلاً ولا تأكل التمر أو الموز أو البرتقال أو البطاطس أو الملح.',
      ),
      say('Go to an emergency department if no session can be had today.', 'اذهب إلى قسم الطوارئ إذا تعذّرت جلسة اليوم.'),
    ],
    [
      say(
        'Call 999 for trouble breathing, chest pain, weak muscles, an uneven pulse or fainting.',
        'اتصل بالرقم 999 عند صعوبة التنفس أو ألم الصدر أو ضعف العضلات أو نبض غير منتظم أو إغماء.',
      ),
    ],
  ),
  'fistula-bleeding': topic('Emergency', [
    say(
      'Call 999, and press hard with one finger on the very spot that bleeds.',
      'اتصل بالرقم 999 واضغط بقوة بإصبع واحد على نقطة النزف نفسها.',
    ),
    say('Lie down and hold the arm up, and do not lift the finger to look.', 'استلقِ مع رفع الذراع، ولا ترفع إصبعك للنظر.'),
    say('Close the clamp of a bleeding line.', 'أغلق مشبك القسطرة إذا كان النزف منها.'),
  ]),
  'fistula-trouble': topic(
    'High',
    [
      say('Call the dialysis unit now.', 'اتصل بوحدة الغسيل الآن.'),
      say('Keep the arm free of tight clothes, bags and pressure cuffs.', 'أبعد عن الذراع الملابس الضيقة والحقائب وجهاز الضغط.'),
      whenBegan,
    ],
    [say('Call 999 if it bleeds, and press on the spot.', 'اتصل بالرقم 999 إذا نزفت واضغط على موضع النزف.'), shiver],
  ),
  'catheter-blocked': topic('Emergency', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say(
      'See that the tube has no kink, and that the bag hangs below the bladder.',
      'تأكد من عدم انثناء الأنبوب ومن أن الكيس أدنى من مستوى المثانة.',
    ),
    say('Do not pull the catheter out, and do not rinse it unless trained.', 'لا تسحب القسطرة ولا تغسلها دون تدريب.'),
  ]),
  catheter: topic(
    'High',
    [
      say(
        'See that the tube has no kink, and that the bag hangs below the bladder and is not full.',
        'تأكد من عدم انثناء الأنبوب، وأن الكيس أدنى من المثانة وغير ممتلئ.',
      ),
      say('Call the nurse or the clinic that looks after the catheter today.', 'اتصل اليوم بالممرض أو العيادة المسؤولة عن القسطرة.'),
      say('Do not push back a catheter that came out.', 'لا تُعِد إدخال قسطرة خرجت.'),
    ],
    [
      say(
        'Go to an emergency department for belly pain, fever or 2 hours without urine.',
        'اذهب إلى قسم الطوارئ عند ألم في البطن أو حرارة أو مرور ساعتين دون بول.',
      ),
    ],
  ),
  'catheter-visit': topic(
    'Medium',
    [
      say(
        'Wash hands before and after touching the catheter, and wash around it each day.',
        'اغسل اليدين قبل لمس القسطرة وبعده، واغسل حولها يومياً.',
      ),
      drink,
      say('Fix the tube to the thigh so that it does not pull.', 'ثبّت الأنبوب على الفخذ حتى لا يشد.'),
    ],
    [
      say(
        'Go to an emergency department if no urine runs, or for fever or belly pain.',
        'اذهب إلى قسم الطوارئ إذا لم ينزل بول أو عند حرارة أو ألم في البطن.',
      ),
    ],
  ),
  // Men: EAU; NICE CKS
  'twisted-testicle': topic('Emergency', [
    say('Go at once, even if the pain eases: every hour counts.', 'اذهب فوراً حتى لو خفّ الألم: فكل ساعة مهمة.'),
    whenBegan,
    say('Do not try to turn the testicle back.', 'لا تحاول إعادة الخصية إلى وضعها بنفسك.'),
    nothingByMouth,
  ]),
  'testicle-today': topic(
    'High',
    [
      say('See a doctor today.', 'راجع الطبيب اليوم.'),
      say('Lie down with a rolled towel under the scrotum.', 'استلقِ مع وضع منشفة ملفوفة تحت كيس الصفن.'),
      paracetamol,
      sample,
    ],
    [testicleSigns, shiver],
  ),
  'testicle-lump': topic(
    'Medium',
    [
      say('See a doctor in the next days, and have the lump felt.', 'راجع الطبيب خلال أيام لفحص الكتلة.'),
      say('Note when it was found, and whether it grows or aches.', 'دوّن متى اكتُشفت وهل تكبر أو تؤلم.'),
    ],
    [testicleSigns],
  ),
  'genital-dark-skin': topic('Emergency', [
    say('Call 999: an infection here can spread within hours.', 'اتصل بالرقم 999: العدوى هنا قد تنتشر خلال ساعات.'),
    say('Mark the edge of the redness with a pen, and note the time.', 'علّم حدود الاحمرار بالقلم ودوّن الوقت.'),
    nothingByMouth,
    say('Say if there is diabetes.', 'أخبر الطاقم بوجود السكري.'),
  ]),
  priapism: topic('Emergency', [
    say('Go to an emergency department now: after 4 hours lasting harm begins.', 'اذهب إلى قسم الطوارئ الآن: بعد 4 ساعات يبدأ ضرر دائم.'),
    say('Use no ice, and take no more tablets or injections for erection.', 'لا تستخدم الثلج، ولا مزيد من حبوب أو إبر الانتصاب.'),
    say('Try to pass urine, and walk a little on the way.', 'حاول التبول وامشِ قليلاً في الطريق.'),
    say('Say if sickle cell is known, and what was taken.', 'أخبر الطاقم بوجود فقر دم منجلي وبما استُعمل من أدوية.'),
  ]),
  'foreskin-stuck': topic('Emergency', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say(
      'On the way, hold a cold pack in a cloth on it, and press the swelling gently with the hand.',
      'في الطريق ضع كمادة باردة ملفوفة بقماش واضغط التورم برفق باليد.',
    ),
    say('Do not cut or force anything.', 'لا تقطع شيئاً ولا تستعمل القوة.'),
  ]),
  'penis-fracture': topic('Emergency', [
    say('Go to an emergency department now: it may need an operation today.', 'اذهب إلى قسم الطوارئ الآن: قد يحتاج الأمر إلى عملية اليوم.'),
    coldPack,
    nothingByMouth,
    say('Say if there is blood in the urine, or none comes.', 'أخبر الطاقم بوجود دم في البول أو عدم خروجه.'),
  ]),
  'penis-caught': topic('Emergency', [
    say('Go to an emergency department now, and do not pull.', 'اذهب إلى قسم الطوارئ الآن ولا تسحب.'),
    say('Oil or soap on a zip may help it slide; stop if it hurts.', 'قد يساعد الزيت أو الصابون على انزلاق السحّاب؛ توقف إذا آلم.'),
    say('Cut a hair or thread only if it is plainly seen.', 'لا تقص شعرة أو خيطاً إلا إذا كان ظاهراً بوضوح.'),
  ]),
  'circumcision-bleeding': topic('Emergency', [
    say(
      'Press on the place with clean gauze for 10 minutes without looking, on the way to an emergency department.',
      'اضغط على الموضع بشاش نظيف 10 دقائق دون رفعه، في الطريق إلى قسم الطوارئ.',
    ),
    say('Say if a bleeding disorder is known in the family.', 'أخبر الطاقم بوجود مرض نزف في الأسرة.'),
  ]),
  'penis-today': topic(
    'High',
    [
      say('See a doctor today.', 'راجع الطبيب اليوم.'),
      say('Wash gently with water only.', 'اغسل برفق بالماء فقط.'),
      say('Never force the foreskin back.', 'لا تسحب القلفة بالقوة أبداً.'),
    ],
    [noUrine, shiver],
  ),
  penis: topic(
    'Medium',
    [
      say('Wash daily with water only, and dry gently.', 'اغسل يومياً بالماء فقط وجفف برفق.'),
      say('Use no perfumed soap, and no left-over cream.', 'لا تستخدم صابوناً معطراً أو كريماً متبقياً.'),
      say('Never force the foreskin back.', 'لا تسحب القلفة بالقوة أبداً.'),
      noShame,
    ],
    [
      say(
        'Go to an emergency department if the foreskin is stuck behind the head.',
        'اذهب إلى قسم الطوارئ إذا علقت القلفة خلف رأس القضيب.',
      ),
      noUrine,
    ],
  ),
  circumcision: topic(
    'Low',
    [
      say('Keep the place clean and dry, and change nappies often.', 'أبقِ الموضع نظيفاً وجافاً وغيّر الحفاض كثيراً.'),
      say('Put petroleum jelly on the place so that it does not stick.', 'ضع الفازلين على الموضع حتى لا يلتصق.'),
      say(
        'Dress loosely, and give paracetamol by weight as the packet says.',
        'استخدم ملابس واسعة، وأعطِ الباراسيتامول حسب الوزن كما هو مكتوب على العبوة.',
        { unless: ['under-3-months'] },
      ),
      say('A thin yellow film while it heals is no pus.', 'الطبقة الصفراء الرقيقة أثناء الشفاء ليست صديداً.'),
    ],
    [
      say(
        'Go to an emergency department if bleeding goes on, or no urine comes for 12 hours.',
        'اذهب إلى قسم الطوارئ إذا استمر النزف أو لم يخرج بول 12 ساعة.',
      ),
      say('See a doctor the same day for fever, spreading redness or pus.', 'راجع الطبيب في اليوم نفسه عند حرارة أو احمرار ينتشر أو صديد.'),
    ],
  ),
  'genital-injury': topic('Emergency', [
    say('Go to an emergency department now.', 'اذهب إلى قسم الطوارئ الآن.'),
    say('Press on bleeding with a clean cloth.', 'اضغط على النزف بقماش نظيف.'),
    say('Do not pull out what is stuck in.', 'لا تسحب أي جسم مغروس.'),
    nothingByMouth,
  ]),
  'genital-injury-today': topic(
    'High',
    [coldPack, say('Rest, and wear close underwear for support.', 'استرح والبس ملابس داخلية داعمة.'), paracetamol],
    [
      say(
        'Go to an emergency department for blood in the urine, no urine, swelling or pain beyond an hour.',
        'اذهب إلى قسم الطوارئ عند دم في البول أو عدم خروجه أو تورم أو ألم يزيد على ساعة.',
      ),
    ],
  ),
  'genital-bruise': topic(
    'Low',
    [coldPack, say('Rest, and wear close underwear for support.', 'استرح والبس ملابس داخلية داعمة.'), paracetamol],
    [
      say(
        'Go to an emergency department for swelling, blood in the urine, or pain beyond an hour.',
        'اذهب إلى قسم الطوارئ عند تورم أو دم في البول أو ألم يزيد على ساعة.',
      ),
    ],
  ),
  // Sexual health: BASHH; FSRH; WHO
  'sexual-contact-72': topic(
    'High',
    [
      say(
        'Go to an emergency department or a clinic today: treatment against HIV must begin within 72 hours.',
        'اذهب إلى قسم الطوارئ أو العيادة اليوم: علاج الوقاية من فيروس نقص المناعة يبدأ خلال 72 ساعة.',
      ),
      say('Note when it happened.', 'دوّن متى حدث ذلك.'),
      say('Ask about emergency contraception too.', 'اسألي أيضاً عن منع الحمل الطارئ.', { when: 'fertile' }),
      noSex,
    ],
    [say('Call 999 for danger or an injury.', 'اتصل بالرقم 999 عند وجود خطر أو إصابة.')],
  ),
  'sexual-today': topic('High', [noShame, noSex, paracetamol, sample], [testicleSigns, shiver, noUrine]),
  'sexual-health': topic(
    'Medium',
    [
      noShame,
      noSex,
      say('Use no left-over medicine, and do not wash inside.', 'لا تستخدم أدوية متبقية ولا تغسل من الداخل.'),
      say('Tell the partner, so that both can be tested.', 'أخبر الطرف الآخر ليُفحص الاثنان.'),
    ],
    [
      say('Go within 72 hours where contact with HIV is feared.', 'راجع الطبيب خلال 72 ساعة عند الخوف من التعرض لفيروس نقص المناعة.'),
      say(
        'See a doctor the same day for fever, strong pain in the belly or a testicle, or a pregnancy.',
        'راجع الطبيب في اليوم نفسه عند حرارة أو ألم قوي في البطن أو الخصية أو حمل.',
      ),
    ],
  ),
  'emergency-contraception': topic(
    'High',
    [
      say(
        'See a doctor or pharmacist today: the earlier, the better, up to 5 days afterwards.',
        'راجعي الطبيب أو الصيدلي اليوم: كلما كان أبكر كان أفضل، حتى 5 أيام.',
      ),
      say('Note when it happened, and the first day of the last period.', 'دوّني متى حدث ذلك وأول يوم من آخر دورة.'),
      say('Have all medicines ready to show, as some weaken it.', 'جهّزي جميع الأدوية لعرضها، فبعضها يضعف المفعول.'),
      say('Ask for another tablet if vomiting comes within 3 hours of it.', 'اطلبي حبة أخرى إذا حدث قيء خلال 3 ساعات منها.'),
    ],
    [
      say(
        'Take a pregnancy test 3 weeks later, or if the period is over a week late.',
        'أجري اختبار حمل بعد 3 أسابيع، أو إذا تأخرت الدورة أكثر من أسبوع.',
      ),
      say('Call 999 for severe belly pain, fainting or heavy bleeding.', 'اتصلي بالرقم 999 عند ألم شديد في البطن أو إغماء أو نزيف شديد.'),
    ],
  ),
  'sexual-function': topic(
    'Medium',
    [
      noShame,
      say('Note all medicines, and how sleep, stress and smoking are.', 'دوّن جميع الأدوية وحال النوم والتوتر والتدخين.'),
      say(
        'Buy no tablets for erection without a doctor, above all with heart disease or nitrates.',
        'لا تشترِ حبوب الانتصاب دون طبيب، خصوصاً مع مرض القلب أو أدوية النترات.',
        { unless: ['female'] },
      ),
    ],
    [
      say('Call 999 for new numbness between the legs.', 'اتصل بالرقم 999 عند خدر جديد بين الساقين.'),
      say(
        'Go to an emergency department for an erection that lasts over 4 hours.',
        'اذهب إلى قسم الطوارئ عند انتصاب يستمر أكثر من 4 ساعات.',
        { unless: ['female'] },
      ),
    ],
  ),
  fertility: topic(
    'Medium',
    [
      say('Have both partners seen by a doctor.', 'ينبغي أن يفحص الطبيب الزوجين كليهما.'),
      say('Note the dates of the last six periods.', 'تدوين تواريخ آخر 6 دورات.'),
      say('Folic acid each day is advised for whoever wishes to become pregnant.', 'يُنصح بحمض الفوليك يومياً لمن ترغب في الحمل.'),
      say('Smoking lowers the chances of both.', 'التدخين يقلل فرص الزوجين كليهما.'),
    ],
    [
      say(
        'See a doctor earlier after 6 months of trying, from the age of 36 on.',
        'يُنصح بمراجعة الطبيب بعد 6 أشهر من المحاولة لمن بلغت 36 سنة.',
      ),
    ],
  ),
  // Women: NICE NG88, NG126, NG73, NG23, NG12, CKS; BASHH; RCOG
  'vaginal-discharge': topic(
    'Medium',
    [
      say('Wash with water only, and do not wash inside.', 'اغسلي بالماء فقط ولا تغسلي من الداخل.'),
      say('Use no perfumed soap, spray or powder, and wear loose cotton.', 'لا تستخدمي صابوناً معطراً أو بخاخاً أو بودرة، والبسي قطناً واسعاً.'),
      say('Note the colour and the smell.', 'دوّني اللون والرائحة.'),
      noShame,
    ],
    [
      say(
        'See a doctor the same day for fever, belly pain, bleeding or a pregnancy.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو ألم في البطن أو نزيف أو حمل.',
      ),
    ],
  ),
  thrush: topic(
    'Low',
    [
      say('Ask a pharmacist for an antifungal treatment.', 'اسألي الصيدلي عن علاج مضاد للفطريات.'),
      say('Wash with water only, and wear loose cotton.', 'اغسلي بالماء فقط والبسي قطناً واسعاً.'),
      say('Use no perfumed soap or spray, and do not wash inside.', 'لا تستخدمي صابوناً معطراً أو بخاخاً ولا تغسلي من الداخل.'),
    ],
    [
      say(
        'See a doctor if it is the first time, comes often, or lasts over 2 weeks.',
        'راجعي الطبيب إذا كانت المرة الأولى أو تكررت كثيراً أو استمرت أكثر من أسبوعين.',
      ),
      say('See a doctor the same day for fever, belly pain or sores.', 'راجعي الطبيب في اليوم نفسه عند حرارة أو ألم في البطن أو تقرحات.'),
    ],
  ),
  'vaginal-object': topic(
    'High',
    [
      say('Have it taken out by a doctor today, and do not search with tools.', 'دعي الطبيب يخرجه اليوم ولا تبحثي عنه بأدوات.'),
      say('Insert nothing else.', 'لا تدخلي أي شيء آخر.'),
    ],
    [
      say(
        'Go to an emergency department at once for fever, a rash, vomiting or fainting.',
        'اذهبي إلى قسم الطوارئ فوراً عند حرارة أو طفح أو قيء أو إغماء.',
      ),
    ],
  ),
  'toxic-shock': topic('Emergency', [
    say('Call 999, and take the tampon or cup out now.', 'اتصلي بالرقم 999 وأخرجي السدادة أو الكأس الآن.'),
    say('Say that a tampon or cup was used.', 'أخبري الطاقم بأن سدادة أو كأساً استُعملت.'),
    say('Lie down with the legs raised.', 'استلقي مع رفع الساقين.'),
  ]),
  tampon: topic(
    'Low',
    [
      say('Change a tampon every 4 to 8 hours, and wash hands before.', 'غيّري السدادة كل 4 إلى 8 ساعات واغسلي يديك قبل ذلك.'),
      say('Use a pad at night.', 'استخدمي فوطة صحية ليلاً.'),
    ],
    [
      say(
        'Call 999 for fever, a rash, vomiting or fainting while a tampon is in use.',
        'اتصلي بالرقم 999 عند حرارة أو طفح أو قيء أو إغماء أثناء استعمال السدادة.',
      ),
    ],
  ),
  'twisted-ovary': topic('Emergency', [
    say('Go to an emergency department now, even if the pain eases.', 'اذهبي إلى قسم الطوارئ الآن حتى لو خفّ الألم.'),
    say('Nothing to eat or drink until a doctor has looked.', 'لا طعام ولا شراب حتى يفحص الطبيب الحالة.'),
    say('Say when the last period was, and if a cyst is known.', 'اذكري موعد آخر دورة ووجود أي كيس معروف.'),
  ]),
  'pelvic-infection': topic(
    'High',
    [
      say('See a doctor today: treatment early protects the tubes.', 'راجعي الطبيب اليوم: العلاج المبكر يحمي الأنابيب.'),
      testIfLate,
      tablets,
      noSex,
    ],
    [
      womanSigns,
      say(
        'Call 999 for shaking chills, confusion or a very fast pulse.',
        'اتصلي بالرقم 999 عند رجفة شديدة أو ارتباك ذهني أو نبض سريع جداً.',
      ),
    ],
  ),
  'pelvic-today': topic(
    'High',
    [
      say('See a doctor today.', 'راجعي الطبيب اليوم.'),
      say('Take a pregnancy test, if a pregnancy is possible.', 'أجري اختبار حمل إذا كان الحمل محتملاً.', {
        unless: ['menopause', 'pregnant'],
      }),
      say('Note the first day of the last period.', 'دوّني أول يوم من آخر دورة.'),
      tablets,
    ],
    [womanSigns, padSigns],
  ),
  'pelvic-pain': topic(
    'Medium',
    [say('Note for each day the pain, the period, the stool and the urine.', 'دوّني كل يوم الألم والدورة والتبرز والتبول.'), warmth, tablets],
    [
      womanSigns,
      say(
        'See a doctor the same day for fever or a bad-smelling discharge.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو إفرازات كريهة الرائحة.',
      ),
    ],
  ),
  'heavy-periods': topic('Emergency', [
    say('Go to an emergency department now; call 999 when fainting.', 'اذهبي إلى قسم الطوارئ الآن، واتصلي بالرقم 999 عند الإغماء.'),
    say('Lie down with the legs raised.', 'استلقي مع رفع الساقين.'),
    pads,
    say('Say if a pregnancy is possible, or blood thinners are taken.', 'أخبري الطاقم باحتمال الحمل أو استعمال مميعات الدم.'),
  ]),
  'vaginal-bleeding-today': topic(
    'High',
    [
      say('See a doctor today.', 'راجعي الطبيب اليوم.'),
      pads,
      say('Take a pregnancy test, if a pregnancy is possible.', 'أجري اختبار حمل إذا كان الحمل محتملاً.', {
        unless: ['menopause', 'pregnant'],
      }),
      say('Take no aspirin or ibuprofen.', 'لا تتناولي الأسبرين أو الإيبوبروفين.'),
    ],
    [padSigns, womanSigns],
  ),
  'bleeding-visit': topic(
    'Medium',
    [noteDays, say('Ask when the last cervical smear was.', 'تحققي من موعد آخر مسحة لعنق الرحم.'), testIfLate],
    [padSigns, womanSigns],
  ),
  'bleeding-after-menopause': topic(
    'Medium',
    [
      say('See a doctor within days, even if it was once and a little.', 'راجعي الطبيب خلال أيام حتى لو حدث مرة واحدة وبكمية قليلة.'),
      say('Note the days and the amount, and any hormones taken.', 'دوّني الأيام والكمية وأي هرمونات مستعملة.'),
    ],
    [padSigns],
  ),
  periods: topic('Medium', [noteDays, warmth, tablets, testIfLate], [padSigns, womanSigns]),
  'period-pain': topic(
    'Low',
    [
      say('Hold a warm pack on the belly, and move gently.', 'ضعي كمادة دافئة على البطن وتحركي برفق.'),
      tablets,
      say('Ibuprofen with food can help, if it is safe.', 'قد يفيد الإيبوبروفين مع الطعام إذا كان آمناً.', {
        unless: ['kidney-disease', 'blood-thinner', 'asthma', 'pregnant'],
      }),
    ],
    [
      womanSigns,
      say(
        'See a doctor the same day for fever or a bad-smelling discharge.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو إفرازات كريهة الرائحة.',
      ),
      say('See a doctor if it gets worse month by month.', 'راجعي الطبيب إذا اشتد الألم شهراً بعد شهر.'),
    ],
  ),
  'period-pain-visit': topic(
    'Medium',
    [noteDays, warmth, tablets, say('Note pain with sex, stool or urine too.', 'دوّني أيضاً أي ألم مع الجماع أو التبرز أو التبول.')],
    [womanSigns],
  ),
  'late-period': topic(
    'Low',
    [
      say('Take a pregnancy test now; repeat it after a week if it is negative.', 'أجري اختبار حمل الآن، وأعيديه بعد أسبوع إذا كان سلبياً.'),
      say('Stress, travel, weight change and illness can delay a period.', 'التوتر والسفر وتغير الوزن والمرض قد تؤخر الدورة.'),
      say('Take no medicine to bring on a period without a doctor.', 'لا تتناولي دواءً لإنزال الدورة دون طبيب.'),
    ],
    [
      say(
        'Call 999 for severe belly pain, shoulder-tip pain or fainting.',
        'اتصلي بالرقم 999 عند ألم شديد في البطن أو ألم في طرف الكتف أو إغماء.',
      ),
      say(
        'See a doctor the same day for belly pain or bleeding with a late period.',
        'راجعي الطبيب في اليوم نفسه عند ألم في البطن أو نزيف مع تأخر الدورة.',
      ),
      say('See a doctor after 3 missed periods.', 'راجعي الطبيب بعد غياب 3 دورات.'),
    ],
  ),
  menopause: topic(
    'Medium',
    [
      say('Note how often it comes, and how sleep and mood are.', 'دوّني كم مرة تحدث وحال النوم والمزاج.'),
      say('Ask the doctor about treatments, with and without hormones.', 'اسألي الطبيب عن العلاجات الهرمونية وغير الهرمونية.'),
    ],
    [say('See a doctor within days for any bleeding after the periods stopped.', 'راجعي الطبيب خلال أيام عند أي نزيف بعد انقطاع الدورة.')],
  ),
  'hot-flushes': topic(
    'Low',
    [
      say('Wear light layers, and keep the bedroom cool.', 'البسي طبقات خفيفة وأبقي غرفة النوم باردة.'),
      say('Cut down on coffee, hot drinks and spicy food.', 'قللي القهوة والمشروبات الساخنة والطعام الحار.'),
      say('Walk or exercise most days.', 'مارسي المشي أو الرياضة معظم الأيام.'),
    ],
    [
      say(
        'See a doctor if it disturbs sleep or daily life, or for any bleeding after the periods stopped.',
        'راجعي الطبيب إذا أثّرت في النوم أو الحياة اليومية، أو عند أي نزيف بعد انقطاع الدورة.',
      ),
    ],
  ),
  breast: topic(
    'Medium',
    [
      say(
        'See a doctor in the next days: every new lump or change should be felt.',
        'ينبغي مراجعة الطبيب خلال أيام: كل كتلة أو تغير جديد يستحق الفحص.',
      ),
      say('Note when it came, and whether it changes with the period.', 'تدوين وقت ظهوره وهل يتغير مع الدورة.'),
    ],
    [feverBreast],
  ),
  'breast-pain': topic(
    'Medium',
    [
      say('Wear a soft bra that fits, also at night.', 'البسي حمالة صدر لينة مناسبة، ليلاً أيضاً.', { unless: ['male'] }),
      paracetamol,
      say('Note when it hurts, and whether it goes with the period.', 'تدوين أوقات الألم وهل يرتبط بالدورة.', { unless: ['male'] }),
    ],
    [
      say(
        'Call 999 for pressing chest pain, trouble breathing or sweating.',
        'اتصل بالرقم 999 عند ألم ضاغط في الصدر أو صعوبة في التنفس أو تعرق.',
      ),
      feverBreast,
    ],
  ),
  'breast-sepsis': topic('Emergency', [
    say('Ask the call handler: could this be sepsis?', 'اسألي موظف الطوارئ: هل يمكن أن يكون هذا تسمماً في الدم؟'),
    say('Go on emptying the breast, if breastfeeding.', 'استمري في إفراغ الثدي إذا كانت هناك رضاعة.', {
      when: any('breastfeeding', 'after-birth'),
    }),
    say('Lie down, and do not drive.', 'استلقي ولا تقودي السيارة.'),
  ]),
  mastitis: topic(
    'High',
    [
      say('See a doctor today.', 'راجعي الطبيب اليوم.'),
      say('Go on feeding as usual; the milk does not harm the baby.', 'استمري في الإرضاع كالمعتاد؛ فالحليب لا يضر الطفل.', {
        when: any('breastfeeding', 'after-birth'),
      }),
      say(
        'Hold a cold pack in a cloth on the breast after feeds, and do not press hard.',
        'ضعي كمادة باردة ملفوفة بقماش على الثدي بعد الرضعات، ولا تضغطي بقوة.',
      ),
      tablets,
    ],
    [
      say(
        'Call 999 for shaking chills, confusion, very fast breathing or fainting.',
        'اتصلي بالرقم 999 عند رجفة شديدة أو ارتباك ذهني أو تنفس سريع جداً أو إغماء.',
      ),
    ],
  ),
  'breast-cyclic': topic(
    'Low',
    [
      say('Wear a soft bra that fits, also at night.', 'البسي حمالة صدر لينة مناسبة، ليلاً أيضاً.'),
      tablets,
      say('Note the days of pain and of the period for 2 months.', 'دوّني أيام الألم والدورة لمدة شهرين.'),
    ],
    [
      say(
        'See a doctor for a lump, a change of the skin or nipple, or pain in one place.',
        'راجعي الطبيب عند كتلة أو تغير في الجلد أو الحلمة أو ألم في موضع واحد.',
      ),
      feverBreast,
    ],
  ),
  // Self-care: NHS; FSRH; NICE CKS
  'urine-colour': topic(
    'Low',
    [
      say(
        'Beetroot, vitamins, asparagus and food dyes can colour or scent the urine for a day or two.',
        'الشمندر والفيتامينات والهليون وصبغات الطعام قد تغيّر لون البول أو رائحته ليوم أو يومين.',
      ),
      drink,
      say('Leave that food out, and look at the colour for two days.', 'امتنع عن ذلك الطعام وراقب اللون يومين.'),
    ],
    [
      say(
        'See a doctor today if it is red without such food, or stays for over 2 days.',
        'راجع الطبيب اليوم إذا كان أحمر دون ذلك الطعام أو استمر أكثر من يومين.',
      ),
      feverOrFlank,
    ],
  ),
  'urine-much': topic(
    'Low',
    [
      say(
        'Coffee, tea and fizzy drinks bring more urine: cut down for two days.',
        'القهوة والشاي والمشروبات الغازية تزيد البول: قللها يومين.',
      ),
      say('Drink when thirsty, and little in the evening.', 'اشرب عند العطش وقليلاً في المساء.'),
    ],
    [
      say(
        'See a doctor if it goes on without them, or with great thirst or weight loss.',
        'راجع الطبيب إذا استمر دونها أو مع عطش شديد أو نقص وزن.',
      ),
      feverOrFlank,
    ],
  ),
  'penis-harmless': topic(
    'Low',
    [
      say(
        'Small even bumps that stay the same are part of the skin, and no infection.',
        'الحبيبات الصغيرة المتساوية الثابتة جزء من الجلد وليست عدوى.',
      ),
      say('Do not squeeze or cut them; wash with water only.', 'لا تعصرها ولا تقطعها، واغسل بالماء فقط.'),
      say('After shaving: leave the razor for some days, and wear loose cotton.', 'بعد الحلاقة: اترك الشفرة بضعة أيام والبس قطناً واسعاً.'),
    ],
    [
      say(
        'See a doctor for sores, blisters, pus, fever or bumps that grow.',
        'راجع الطبيب عند تقرحات أو فقاعات أو صديد أو حرارة أو حبيبات تكبر.',
      ),
      say('Have a test after sex without a condom with a new partner.', 'أجرِ فحصاً بعد علاقة دون واقٍ مع شريك جديد.'),
    ],
  ),
  'pill-missed': topic(
    'Low',
    [
      say(
        'Take the forgotten pill as soon as it is noticed, even if two come on one day, and go on as usual.',
        'خذي الحبة المنسية فور تذكرها ولو أخذت حبتين في يوم واحد، ثم تابعي كالمعتاد.',
      ),
      say('Read the leaflet: some pills allow only a few hours of delay.', 'اقرئي النشرة: بعض الحبوب لا تسمح إلا بتأخير بضع ساعات.'),
      say('Use a condom for 7 days when in doubt.', 'استعملي الواقي 7 أيام عند الشك.'),
    ],
    [
      say(
        'Ask a pharmacist or doctor today when two or more were forgotten and there was sex.',
        'اسألي الصيدلي أو الطبيب اليوم إذا نُسيت حبتان أو أكثر وحدثت علاقة.',
      ),
      testIfLate,
    ],
  ),
  'newborn-bleed': topic(
    'Low',
    [
      say(
        'A little blood or white mucus from the vagina is common in the first two weeks, from the hormones of the mother.',
        'قليل من الدم أو المخاط الأبيض من المهبل شائع في أول أسبوعين بسبب هرمونات الأم.',
      ),
      say('Wipe gently from front to back with water at each change.', 'امسحي بلطف بالماء من الأمام إلى الخلف عند كل تغيير.'),
      say('Tell the midwife or doctor at the next visit.', 'أخبري القابلة أو الطبيب في الزيارة القادمة.'),
    ],
    [
      say(
        'Go to an emergency department for more than a smear, bleeding elsewhere, fever, poor feeding or a drowsy baby.',
        'اذهبي إلى قسم الطوارئ إذا زاد الدم عن أثر بسيط أو ظهر نزف في مكان آخر أو حرارة أو ضعف رضاعة أو خمول.',
      ),
      say('See a doctor if it goes on after two weeks of age.', 'راجعي الطبيب إذا استمر بعد عمر أسبوعين.'),
    ],
  ),
  'pill-spotting': topic(
    'Low',
    [
      say('Light bleeding is common in the first 3 months of a new method.', 'النزف الخفيف شائع في أول 3 أشهر من الوسيلة الجديدة.'),
      say('Go on with it, at the same hour each day.', 'تابعي استعمالها في الوقت نفسه كل يوم.'),
      noteDays,
    ],
    [
      padSigns,
      womanSigns,
      say(
        'See a doctor if it lasts over 3 months, comes after sex, or a period is missed.',
        'راجعي الطبيب إذا استمر أكثر من 3 أشهر أو جاء بعد الجماع أو غابت الدورة.',
      ),
    ],
  ),
  'discharge-clear': topic(
    'Low',
    [
      say(
        'Clear or milky discharge without smell or itch is normal, and changes through the cycle.',
        'الإفرازات الشفافة أو الحليبية دون رائحة أو حكة طبيعية وتتغير خلال الدورة.',
      ),
      say('Wash with water only, and do not wash inside.', 'اغسلي بالماء فقط ولا تغسلي من الداخل.'),
      say('Wear loose cotton, and use no perfumed soap.', 'البسي قطناً واسعاً ولا تستخدمي صابوناً معطراً.'),
    ],
    [
      say('See a doctor for smell, itch, green or bloody discharge.', 'راجعي الطبيب عند رائحة أو حكة أو إفراز أخضر أو مدمم.'),
      say(
        'See a doctor the same day for fever, belly pain, or watery fluid in pregnancy.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو ألم في البطن أو سائل مائي أثناء الحمل.',
      ),
    ],
  ),
  'vaginal-dry': topic(
    'Low',
    [
      say('Ask a pharmacist for a moisturiser or a water-based lubricant.', 'اسألي الصيدلي عن مرطب مهبلي أو مزلق مائي.'),
      say('Use no perfumed soap, and do not wash inside.', 'لا تستخدمي صابوناً معطراً ولا تغسلي من الداخل.'),
      say('Breastfeeding, the pill and the change of life can cause it.', 'قد تسببه الرضاعة أو حبوب منع الحمل أو سن انقطاع الطمث.'),
    ],
    [
      say(
        'See a doctor for bleeding, sores, smell, or if it lasts over some weeks.',
        'راجعي الطبيب عند نزف أو تقرحات أو رائحة أو إذا استمر بضعة أسابيع.',
      ),
    ],
  ),
  'ovulation-pain': topic(
    'Low',
    [warmth, tablets, say('It passes within 2 days: note the day of the cycle.', 'يزول خلال يومين: دوّني يوم الدورة.')],
    [
      womanSigns,
      say(
        'See a doctor the same day for fever, vomiting, bleeding or a late period.',
        'راجعي الطبيب في اليوم نفسه عند حرارة أو قيء أو نزف أو تأخر الدورة.',
      ),
    ],
  ),
  'period-shift': topic(
    'Low',
    [
      say(
        'A period some days early, shorter or lighter now and then is normal.',
        'تقدم الدورة بضعة أيام أو قِصرها أو خفتها أحياناً أمر طبيعي.',
      ),
      say('Stress, travel and a change of weight can shift it.', 'التوتر والسفر وتغير الوزن قد يغيّر موعدها.'),
      noteDays,
    ],
    [
      testIfLate,
      padSigns,
      say('See a doctor if it goes on for 3 months, or with bleeding after sex.', 'راجعي الطبيب إذا استمر 3 أشهر أو مع نزف بعد الجماع.'),
    ],
  ),
} as const;
