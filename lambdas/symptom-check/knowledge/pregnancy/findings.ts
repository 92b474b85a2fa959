import { type Finding, finding } from '../kinds/finding.ts';

/** Pregnancy, birth, the weeks after it, and breastfeeding. */
export const findings = {
  pregnant: finding(['Pregnancy', 'حمل'], {
    kind: 'background',
    tick: ['Pregnant', 'حامل'],
    says: [
      'pregnancy + weeks|wk|months|trimester|scan|twin|bump|complicated, during|in|early|late|first|second|third|current|twin|risk pregnancy, expecting baby|twins|child, gestation, gestational, trimester, antenatal, =gravida, primigravida, =/40, weeks|wks|months =preg|along|gone, preg, positive pregnancy test, pregnancy test positive|came|faint? positive|line, faint|two|second line + test, ivf pregnancy, carrying twins|baby, due date, ectopic, preggo, preggers, prego, up the duff, bun in oven, =expecting, =waters broke|broken|gone|went|burst|popped, water|=waters broke|broken|burst, weeks|wks|weeker .. with first|second|third|fourth|fifth|1st|2nd|3rd|twins, weeks|wks + bump|midwife|midwives|braxton|trimester|contractions|placenta|antenatal, low placenta, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41|=42 weeks|wks|wk, twenty|thirty weeks|wks, twenty|thirty one|two|three|four|five|six|seven|eight|nine weeks|wks, iron|folic|folate .. pregnancy, pregnant, conceived, missed period .. positive test, =expecting our|second|third|another|first, baby due in|next|on|this weeks|week|month|days, pg, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41 =0|=1|=2|=3|=4|=5|=6 + waters|contractions|baby|labour|labor|bump|midwife|kicks|kicking|twins|pg|preg, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41 th|st|nd|rd week, test|tested positive + period|late|cramping|cramps|weeks|home|spotting, period late .. test positive, home|pregnancy|pee test .. positive, in fifth|sixth|seventh|eighth|ninth|5th|6th|7th|8th|9th month + i|my|wife|baby|head|belly|blood|waters',
      'حامل, حوامل, حبلي, حبله, حبلا, =حملي, =حملها, =بحملي, جنين, شهر|اسبوع|اشهر|اسابيع .. حمل, حمل شهر|اسبوع|اول|ثاني|ثالث|خارج|توام, بدايه|فتره|اثناء|خلال|وقت|مع حمل, تحليل|اختبار|فحص حمل + ايجابي|موجب|خطين, شهر + ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع + حمل|حامل|بطني|جنين, بيبي ببطني, حبلانه, =حامله, بيبي|ياهل|طفل بطني|بطنها, اسبوع|اسبوعي|باسبوع 20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42, حديد|فيتامين|فيتامينات|فوليك .. حمل, =للحمل, =بالحمل, دكتور|دكتوره|عياده حمل, حامل|حمل =تامن|=التامن|=بالتامن, متوحمه, بوحام, شايله بيبي|طفل, حامل|حملي, شهر سادس|سابع|ثامن|تامن|تاسع + راسي|بطني|ايدي|رجلي|وجهي|وشي|ويهي|ضغطي|ظهري|ضهري|طلق|جنين|ايديني|رجولي|مني, مرتي|زوجتي|حرمتي|مراتي|اختي|المدام|زوجته|مرته =بالسابع|=بالثامن|=بالتاسع|=بالسادس|=بالخامس|=بالتامن, مرتي|زوجتي|حرمتي|مراتي|اختي|المدام شهر خامس|سادس|سابع|ثامن|تاسع|تامن, شهري =السادس|=السابع|=الثامن|=التامن|=التاسع, اختبار|فحص|تحليل حمل .. خطين|ايجابي|موجب, دورتي|دوره متاخره|تاخرت + تحليل|اختبار|فحص .. ايجابي|موجب|خطين',
    ],
  }),
  'after-birth': finding(['After birth', 'بعد الولادة'], {
    kind: 'background',
    tick: ['A birth in the last 6 weeks', 'ولادة خلال آخر 6 أسابيع'],
    says: [
      'postpartum, post partum, postnatal, puerperal, caesarean, cesarean, c section, csection, gave birth, after birth|delivery|delivering|childbirth, since delivery|delivering|childbirth, after|since giving|gave birth, after|since baby born, delivered + baby|days|weeks|ago, days|weeks post birth|delivery, new mother|mum|mom, popped|pushed|delivered|=birthed baby|him|her|son|daughter|boy|girl .. ago|yesterday|days|weeks|last, popped|pushed baby out, =birthed, delivery|section|csection|birth + days|weeks ago|back|before, delivered + girl|boy|son|daughter|twins|normal|normally|vaginally|last|yesterday, new mama|mother, since|after csection|section, =pp, baby .. weeks|days old + stitches|womb, weeks|days|week after baby|twins, weeks|days|week after c section, baby|twins =1|=2|=3|=4|=5|=6|=7|=8|=9|=10|one|two|three|four|five|six|seven|eight|nine|ten days|weeks|wks ago, wife|sister|i|partner baby|daughter|son|girl|boy|twins .. days|weeks|wks ago, days|weeks post natal|natally, just|recently gave|delivered, weeks|days after delivery|birth|csection|section|giving, delivered|birth|baby born .. monday|tuesday|wednesday|thursday|friday|saturday|sunday, had|having baby .. days|weeks|week ago|back, since|after had baby, came home .. baby .. hospital, =postpartum, delivered .. normal|normally|section|caesarean|cesarean|home|hospital|village, =had .. baby .. last|days|weeks|ago|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday, weeks|days .. out|after|since from? birth|delivery|caesarean|section|labour, our|my newborn + milk|stitches|breast|cry, new mom|mum|mama|mother, came out .. theatre .. section, had .. baby|girl|boy|son|daughter|twins + monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|weekend, {infant} born|arrived .. monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|weekend, week|weeks|day|days old + stitches|bond|hopeless|tearful|resent|breastfeeding|lochia',
      'نفاس, نفسا, نفساء, ولدت, توها|توني|لسه =والده, =والده قيصري|طبيعي, مولده, قيصريه, بعد|عقب ولاده|ولادتي|ولادتها, =اربعين + ولاده|نفاس, خلفت + من, من =ولادتي|=ولادتها, جبت|جابت|يابت|يبت|انجبت|خلفت|وضعت|نفست|جبنا =بيبي|=البيبي|=بالبيبي|=مولود|=المولود|=طفل|=الطفل|=ياهل|=الياهل|=ولد|=بنت|=بنوته|=توام|=نونو|=طفلي|=طفله|=البيبيه|=الولد|=البنت|جنين + من|قبل|اسبوع|اسابيع|ايام|يوم|شهر|امس|توي|توها|لي|لها, وضعت =مولودي|=مولودها|=طفلي|=طفلها, والده قبل|من|امس|توها|توني|جديد, بعد|عقب ولاده|ولادتي|ولادتها|قيصريه|وضع, ولدنا + من|قبل|اسبوع|امس, نافس, نفست, مرتي|زوجتي|حرمتي|مرته|زوجته|اختي|امي|بنتي =مربيه|=مربي|=نفاسها, =مربيه من|لها|صارلها|قبل .. يوم|يومين|ايام|اسبوع|اسبوعين|اسابيع, نفاسي, نفاسها, حماتي .. بيبي, بكري .. عمره|عمرها, بعد ولادتي|ولادتها, ربيت|مربيه .. ايام|اسبوع, ولدت, والده من|قبل|له|لها|صار, جبنا|جبت|جابت .. بيبي|طفل|ولد|بنت .. من|قبل, نفاسي|نفاسها, قيصريه|قيصري .. من|قبل, بعد|عقب .. ولاده|ولادتي|قيصريه, =ولادتي|=ولادتها .. من|قبل|كانت, {infant} عمره|عمرها .. اسبوع|اسبوعين|اسابيع|ايام|شهر + ابكي|حزينه|زعلانه|حليبي|نفسيتي|مكتئبه|كابه|غرز|خياطه|نفاس, بعد ولاده|ولاد|اولد, ام جديده',
    ],
    excludes: ['pregnant'],
  }),
  'after-loss': finding(['After a miscarriage or abortion', 'بعد إجهاض'], {
    kind: 'background',
    tick: ['A miscarriage or an abortion in the last weeks', 'إجهاض في الأسابيع الأخيرة'],
    says: [
      'miscarriage, miscarried, abortion, aborted, abortion pills, after + termination|curettage|dnc|d&c, misoprostol, cytotec, mifepristone, lost|lose|losing .. baby|pregnancy|babies + week|weeks|wks|days|ago|month|last, lost baby, miscarr*, d c, d and c, stillbirth, stillborn, baby .. no heartbeat, pregnancy + loss|ended|terminated|failed, terminated .. pregnancy, termination, abortion tablets|medicine, took abortion|miso*, misso*, had medical termination, baby did? not make|survive + weeks|pregnancy',
      'اجهاض, اجهضت, سقطت جنين|حمل, طرحت, تنزيل جنين, سايتوتك, سيتوتك, كحت رحم|بطانه, عمليه كحت, تنظيف رحم, حبوب اجهاض|تنزيل, طاح|طاحت|سقط|خسرت|راح|فقدت|مات|نزل|نزلت|طيحت|اسقطت|ضيعت|طرحت .. جنين|=حملي|=حملها|جنيني|جنينها|حمل, كورتاج, توسيع كحت, تنظيفات رحم, تنظيف .. رحم|سقط|اجهاض, اجهض*, تسقيط, سقط .. حمل|جنين|طفل, اسقاط, طيحت|نزلت|سقطت بيبي|ياهل|طفل|توام, سقطت + حامل|حمل|اسبوع حمل|شهر حمل|رحم|نزيف',
    ],
  }),
  breastfeeding: finding(['Breastfeeding', 'رضاعة طبيعية'], {
    kind: 'background',
    tick: ['Breastfeeding', 'رضاعة طبيعية'],
    says: [
      'breastfeed, breastfeeding, breast feeding, nursing mother|mom|mum|baby, lactating, pumping milk, giving|give|gives|feeding|feed breast|boob|boobs, breast milk, breastfe*, boob feed|feeding|fed, =boobing, on breast|boob, =nursing mother|mum|mom|baby|him|her|bub|newborn|twins, =ebf, lactat*, expressing milk|breast, feed|feeding baby myself, milk came|come|coming .. breast|breasts|both|in, baby|he|she latch|latches|latching',
      'ارضع, ارضاع, رضاعه طبيعيه, مرضع, مرضعه, ترضع, برضع, رضاعه + ثدي|صدر|حلمه, ارضعه, ارضعها, =ارضع, =برضعه, =برضعها, رضع|ارضع|ترضع|برضع|ترضعه .. صدري|صدرها|ثديي, رضاعه|رضاعتي طبيعيه|صدر, ترضع طبيعي, ارضع طبيعي, =مرضعه, حليبي|حليب صدري|صدرها|ام, عم|جالسه|قاعده رضع|ارضع|ترضع, يمسك|تمسك|ياخذ|تاخذ|يمص|تمص|يعض ثدي|صدري|حلمه|حلمتي|ديدي, اول يمسك|تمسك .. ثدي|صدر|حلمه|ديد',
    ],
  }),
  preterm: finding(['Before 37 weeks', 'قبل الأسبوع 37'], {
    kind: 'background',
    tick: ['The pregnancy is under 37 weeks', 'الحمل أقل من 37 أسبوعاً'],
    says: [
      'preterm, premature|=early labour|labor|contractions, waters + =early|premature, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36 weeks|week|wks|wk|weeker, =22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36 =0|=1|=2|=3|=4|=5|=6 weeks|wks, =5|=6|=7|=8|five|six|seven|eight months|month + pregnan*|preg|along|gone|contractions|waters|labour|labor, fifth|sixth|seventh|eighth month, weeks|month early|premature, twenty weeks|wks, twenty|thirty one|two|three|four|five|six weeks|wks, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36 th|st|nd|rd week, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36 =0|=1|=2|=3|=4|=5|=6 + waters|contractions|baby|labour|labor|bump|midwife|kicks|kicking|twins|pg|preg, in|into fifth|sixth|seventh|eighth|5th|6th|7th|8th month, =5|=6|=7|=8|five|six|seven|eight months now|gone|pg',
      'طلق|ولاده + مبكر, طلق|ولاده + قبل اوان|موعد|وقت, شهر خامس|سادس|سابع|ثامن|تامن, حامل|مرتي|زوجتي|حرمتي|انا|اختي|المدام =بالخامس|=بالسادس|=بالسابع|=بالثامن|=بالتامن, حامل .. خامس|سادس|سابع|ثامن|تامن, اسبوع|اسبوعي|باسبوع 20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36, 20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36 اسبوع|اسابيع, اسبوع ثلاثين|عشرين|تلاتين, 5|6|7|8 شهور|اشهر حامل|حمل|حملي, حامل|حمل|حملي .. 5|6|7|8 شهور|اشهر, حامل سبع|ست|خمس|ثمان شهور|اشهر, حامل|حمل شهر|اول|اخر|نص|نصف|نهايه|بدايه|داخله|دخلت =التامن|=تامن|=الثامن|=السابع|=السادس, حامل|حمل خمس|ست|سبع|ثمان|خمسه|سته|سبعه|ثمانيه شهور|اشهر, حامل|حمل .. 5|6|7|8 شهور|اشهر, حامل|حمل شهر|شهري 5|6|7|8',
    ],
    excludes: ['near-term'],
  }),
  'ectopic-risk': finding(['Risk of a pregnancy outside the womb', 'خطر الحمل خارج الرحم'], {
    kind: 'background',
    tick: [
      'An ectopic pregnancy or a tube operation before, a coil, or IVF',
      'حمل خارج الرحم أو عملية في الأنابيب سابقاً، أو لولب أو أطفال أنابيب',
    ],
    says: [
      'ectopic + before|previous|previously|last, tubal|tube surgery|ligation, tubes tied, =ivf, fertility treatment, ectopic + ago|years|year|history|past|already, ectopic .. ago|before|previously|last, tube|tubes|fallopian + operation|surgery|removed|tied|blocked|damaged|scarred|cut|out|clipped, pregnant + coil|iud|mirena|=ius, pregnant .. coil|iud, baby|pregnancy .. stuck in tube + last|before|previous|time, test tube baby, icsi, salping*, tubal + operation|surgery|before, embryo transfer, previous|last|past pregnancy .. tube',
      'حمل خارج رحم + قبل|سابق, حقن مجهري, اطفال انابيب, عمليه انابيب, ربط انابيب, حمل .. انبوب|=بالانبوب|انابيب|قناه + سبق|قبل|سابق|صار|مره|سنه, طفل|اطفال|طفل انبوب|انابيب|انبوبه, حامل|حمل|حملت .. لولب, لولب + حامل|حمل|حملت, انبوب|انابيب|قناه|قنوات فالوب? + شال|شالوا|عمليه|استيصال|ربط|مسدود|مسدوده|التصاق|شلت|انشال, زراعه|ترجيع|نقل اجنه, حمل|حملت .. خارج|برا|بره رحم + قبل|سابق|سنه|مره|سبق|سنتين|سنين, تلقيح صناعي, تلقيح مجهري',
    ],
  }),
  ectopic: finding(['Pregnancy outside the womb', 'حمل خارج الرحم'], {
    kind: 'disease',
    says: [
      'ectopic pregnancy, ectopic, tubal pregnancy, pregnancy|baby|embryo|sac .. in|inside|stuck .. tube|tubes|fallopian, pregnancy|baby|embryo|sac .. outside|not in .. womb|uterus, implanted|growing|sitting .. tube|outside womb|uterus, not inside womb|uterus + pregnancy, tube pregnancy',
      'حمل خارج رحم, حمل انبوبي|هاجر|مهاجر, حمل|جنين|بيبي|كيس + برا|بره|خارج|خارجي + رحم, حمل|جنين|بيبي|كيس .. =بالانبوب|=بالانابيب|=بالقناه|=الانبوب|=بالانبوبه, حمل .. برا|بره|خارج|مو|مب|مش رحم, حمل قناه|انبوب|=الانبوب, حمل منتبذ',
    ],
    implies: ['pregnant'],
  }),
  'shoulder-tip': finding(['Shoulder-tip pain', 'ألم طرف الكتف'], {
    tick: ['Pain at the tip of a shoulder, for no reason', 'ألم في طرف الكتف دون سبب'],
    says: [
      'shoulder tip, tip shoulder, {shoulder} + {pain} + {belly}, {shoulder} + {pain} + {vagina}, {shoulder} + tip|top|point|corner|edge|end|very + {pain}, bra strap|straps + {pain}, {shoulder} + {pain} + bleeding|pregnant|period, {shoulder} + {pain} + no|without|some|any|unknown reason|cause, {shoulder} + {pain} + not know|sure why, {shoulder} + {pain} + lie|lying|laying down|flat, {belly} + goes|going|go|shoots|shooting|spreads|spreading|radiates|radiating|travels|up|reaches .. {shoulder}, {side} + goes|going|shoots|shooting|spreads|radiates|radiating .. {shoulder}, {shoulder} + {pain} + not|didnt hit|land|fall|touch|hurt|injure, strange|odd|weird ache|pain .. {shoulder}',
      'طرف كتف, راس كتف, {shoulder} + {pain} + {belly}, {shoulder} + طرف|راس|اعلي|فوق|حافه|قمه|اخر + {pain}, {shoulder} + {pain} + {menses}, {shoulder} + {pain} + حامل|جنب, {belly} + يوصل|وصل|واصل|يضرب|ضارب|يسمع|مسمع|يطلع|طالع|ينتشر|يمتد|يشع|يروح|رايح .. {shoulder}, {belly} .. .. يوصل|واصل|يضرب|ضارب|يسمع|مسمع|ينتشر|يمتد|يشع .. {shoulder}, {shoulder} + {pain} + بدون|بلا|غير|دون سبب, {shoulder} + {pain} + ما|مدري ادري|اعرف|ليش|ليه, {shoulder} + {pain} + انسدح|اتمدد|انام|استلقي|اضطجع, {shoulder} + {pain} + ما طحت|وقعت|ضربته|انضرب|خبطته عليه?',
    ],
  }),
  'tissue-passed': finding(['Tissue passed', 'خروج أنسجة'], {
    tick: ['Lumps of tissue came out with the blood', 'خرجت مع الدم قطع من الأنسجة'],
    says: [
      'passed|passing + tissue|fetus|sac, came|coming out + tissue|fetus|sac, tissue + {vagina}, passed|passing|pass|came|come|coming|fell|something + flesh|fleshy|chunk|chunks|liver|sac + {blood}, passed|passing|came|come|coming .. chunk|chunks|sac|fleshy|flesh|tissue|fetus + pregnant|vagina|loo|toilet|down|clots, flesh|fleshy|sac|chunk|chunks|fetus|grey tissue + {blood}, passed .. fleshy|flesh|tissue|sac|chunk, piece|pieces|bit|bits .. flesh|meat|tissue + {blood}|out|came|passed, tissue + passed|passing|came|pregnancy, chunk .. liver',
      'نزل + لحمه|انسجه, طلع|خرج + قطعه|قطع|انسجه + {blood}, قطعه لحم, نزل|نزلت|طلع|طلعت|خرج|خرجت|نزلي + لحمه|لحم|انسجه|نسيج|كبده|كيس حمل, نزل|نزلت|طلع|طلعت|خرج|خرجت + قطعه|قطع|كتله|شي + كبده|لحم|لحمه|نسيج|انسجه, نزل|نزلت|طلع|طلعت|خرج|خرجت + قطعه|قطع|كتله|كتل + {blood}',
    ],
  }),
  'rhesus-negative': finding(['Rhesus negative', 'فصيلة سالبة'], {
    kind: 'background',
    tick: ['The mother’s blood group is negative', 'فصيلة دم الأم سالبة'],
    says: [
      'rhesus|rh negative, blood group negative, anti d, blood group|type .. negative|neg, =o|=b|=ab|=a negative|neg|minus, rh|rhesus .. neg|negative|minus, my blood negative, negative blood group|type',
      'فصيله|دمي|زمره + سالب|سالبه|نيجاتيف, زمره|فصيله|زمرتي|فصيلتي|فصيلتها|زمرتها .. سالب|سالبه|سلبي|سلبيه|نيجاتيف|نقاتف|نيقاتيف|ناقص, =دمي|=دمها|=ودمها|=ودمي|=دمك سالب|سالبه|سلبي|سلبيه|نيجاتيف|نيقاتيف, رايزيسي|ريسوس|رايزس|رايسوس + سالب|سلبي|سالبه, =o|=b|=ab|=a سالب|نيقاتيف|سلبي|ناقص, ابره|حقنه رايزس|انتي دي, دم سالب + حامل|حمل',
    ],
  }),
  'placenta-praevia': finding(['Low placenta', 'مشيمة منخفضة'], {
    kind: 'background',
    implies: ['pregnant'],
    tick: ['The placenta is known to lie low', 'المشيمة منخفضة حسب الفحص'],
    says: [
      'placenta + praevia|previa|low|covering|accreta|lying, placenta + down|cover|covers|over|exit|block|blocking|cervix|opening|bottom|parked|sitting|below|mouth, afterbirth + low|covering|over|cervix|blocking|exit',
      'مشيمه|سخد|=الخلاص + نازله|منخفضه|متقدمه|ساقطه|واطيه|ملتصقه, نزول مشيمه, مشيمه مغطيه, مشيمه|=الخلاص|=خلاص|خلاص|سخد|بلاسنتا|مشيمتي + نازل|نازله|مغطي|مغطيه|مسكر|مسكره|ساد|ساده|عنق|منخفض|واطي|واطيه|متقدمه|مجيء|هابطه|قدام|تحت|نزلت|متدليه|سفلي',
    ],
  }),
  'womb-hard': finding(['Hard womb', 'تصلب الرحم'], {
    tick: ['The belly is hard all the time, and the pain does not let go', 'البطن متصلب طوال الوقت والألم لا يزول'],
    says: [
      'abruption, womb|uterus is? hard|rigid|board|stone, {belly} + hard|rock|board|rigid + constant|nonstop|pregnant, {belly} + hard|rock|board|rigid + all time, constant|nonstop + {pain} + {belly}, {belly} + hard|rock|stone|board|stiff|plank|solid|rigid|tight + nonstop|constant|constantly|continuous|continuously|whole time|day|hour|night|permanently|never, bump|womb|uterus + hard|rock|stone|board|stiff|plank|solid|rigid|tight + nonstop|constant|constantly|continuous|continuously|whole time|day|hour|night|permanently|never, {belly} + rock|stone|wood|board|plank + {pain}, {belly} + rock|stone|wood|board|plank + pregnant, {belly} .. hard|rock|stone|stiff|solid|rigid|tight .. not relax|soft|soften|ease|let|loosen|stop|go, bump|womb|uterus .. hard|rock|stone|stiff|solid|rigid|tight .. not relax|soft|soften|ease|let|loosen|stop|go, {belly} .. hard|stone|rock|board|rigid .. .. continuous|constant|constantly|nonstop|pregnant, pregnant .. .. belly|stomach|womb .. hard|rigid|stone, bump|womb|uterus + rock|plank|board|stone, =bump + hard + {pain}, {belly} + hard|rock|stone|board|stiff|solid + not relax|soften|ease|let|loosen, bump|womb|uterus + hard|rock|stone|board|stiff|solid + not relax|soften|ease|let|loosen, {belly} + hard|tight|rigid|solid|stone|rock + never|not lets|let|letting|eases|easing|relaxes|softens, bump|womb|uterus + hard|tight|rigid|solid + never|not lets|let|letting|eases|easing|relaxes|softens',
      'انفصال مشيمه, بطني|بطنها|رحم + قاسي|متحجر|صلب|متصلب|حجر, بطن|بطني|بطنها|رحم|كرشي + مشدود|مشدوده|خشب|صخر|حصاه|متخشب|متخشبه + طول|مستمر|مايفك|يرخي|ما|دايم|وجع|الم, بطن|بطني|بطنها|رحم .. حجر|قاسي|صلب|متحجر|جامد|مشدود .. ما .. يرخي|يلين|يفك|يرتخي|يرجع|يروح|يخف, بطنها|بطني|بطن + حجر|صلب|قاسي|متحجر + طول|مستمر|ما',
    ],
  }),
  'less-movement': finding(['Baby moves less', 'قلة حركة الجنين'], {
    tick: ['The baby in the womb moves less than usual, or not at all', 'الجنين يتحرك أقل من المعتاد أو لا يتحرك'],
    says: [
      '{fetus} + {movesLess}, no|reduced|decreased|less|fewer|weak fetal? kicks|kicking, reduced|decreased|less|fewer|weak fetal|foetal|baby movement|movements, no|reduced|decreased|less|fewer|weak movement|movements + {fetus}, no|reduced|decreased|less|fewer|weak movement|movements + womb|pregnant|weeks|today|kicks, cant|not feel|felt|feeling + baby|kicks|movements, baby + not|stopped|hasnt|isnt|barely|hardly moving|moved|kicking|kicked, kicks|kicking + less|fewer|slow|slowed|slowing|weaker|=hardly|quieter|lazy|reduced|dropped|decreased|stopped|barely, {fetus} movement|movements + less|fewer|slow|slowed|slowing|down|weaker|=hardly|quieter|reduced|dropped|decreased|stopped|barely, movements + fewer|weaker|slowed|reduced|quieter + pregnant|weeks|baby|belly|bump|womb, {fetus} + lazy|sluggish|quieter|slower|=slowed|=hardly|barely|calmer, {fetus} .. not .. moving|moved|move|kicking|kick|kicked|wriggling|active, {fetus} .. quiet|quieter|still .. today|day|since|morning|yesterday|normal|usual, {fetus} + quieter|calmer|lazier|sleepier + than|normal|usual, usually|normally .. kicker|kicks|footballer|active|dancing + nothing|not|quiet|today, not|nothing|no felt|feel|feeling|had .. kick|movement|flutter|wriggle, {fetus} + less + active|moving|kicks|movement, gone quiet + belly|womb|tummy|there|bump, not .. kicking|kicks|kicked .. much|usual|like, {fetus} movements not|never same|usual|normal, kicks not same|usual|normal|strong, movements not|never same|usual|normal + baby|pregnant|bump|weeks, usually|normally .. kicker|kicks|kicking|footballer|dancing|wriggles, used feel .. kick|kicks|movement|movements|moving, used kick|kicks, {fetus} + not|hasnt|isnt same|normal|usual|himself|herself + moving|kicking|active|today, {fetus} .. sleeping|asleep .. all|whole day|morning, {fetus} + moved|moves|kicked|kicks + once|twice|rarely|barely|only|few, only|just one|two|few|couple|three kicks|kick|movements|rolls|flutters, =usually|normally dances|dancing|jumps|kicks|parties|disco + today|now|nothing|since, {fetus} .. gone quiet|still|silent, =movements|kicks .. dropped|down|off|fewer|weaker|faint|softer, count|counted .. kicks|movements, quiet|still in there|belly|bump|tummy|womb, usually|normally .. somersaults|acrobat|gymnast|boxing|karate|disco|rave|jumping|rolling + quiet|still|nothing|today|now, not felt|feel|feeling + kick|kicks|moving|movement|flutter|flutters|bub|baby, {fetus} .. less|fewer|weaker .. than|usual',
      '{fetus} + {movesLess}, حركه|حركته + قلت|قليله|خفت|خفيفه|وقفت|توقفت|نقصت|ضعفت|ضعيفه|معدومه|اختفت|اقل + {fetus}, {fetus} + ما|لا|بطل|مش|مو .. تحرك|يرفس|رفس|حرك, ما .. حس|حاسه|حسيت + جنين|بيبي|رفس|رفسات|حركته, قله|نقص|توقف|انعدام|ضعف حركه جنين, {fetus} .. ما|لا|مب|مو|مش|بطل|وقف|قليل|بالكاد|نادر .. رفس|يرفس|تحرك|يتحرك|خبط|يخبط|حرك|يركل|يلعب, حركه|حركات|رفس|رفسات|رفساته|حركته|حركاته|تحركاته + خف|خفت|قل|قلت|قليل|قليله|ضعف|ضعفت|وقف|بطي|بطيه|اقل|ناقص|ناقصه|نقص|هدت|ضعيفه|نادره + {fetus}, حركه|حركات|رفس|رفسات|رفساته|حركته|حركاته|تحركاته + خف|خفت|قل|قلت|قليل|قليله|ضعف|ضعفت|وقف|بطي|بطيه|اقل|ناقص|ناقصه|نقص|هدت|ضعيفه|نادره + بطن|بطني|حامل|حملي|حمل, حركه|حركته|حركات|رفس .. مب|مو|مش|ما مثل|متل|زي + {fetus}, حركه|حركته|حركات|رفس .. مب|مو|مش|ما مثل|متل|زي + قبل|اول|عاده, قلت|خفت|نقصت|ضعفت حركه|حركته|حركات|رفسات|رفساته|رفس, {fetus} .. حركه|حركته|حركات .. قليل|قليله|قلت|خفت|ضعيفه|نقصت|مب|مو|مش, {fetus} .. هادي|هاديه|ساكن|ساكت|خامل|كسول|نايم .. عوايده|عادته|كثير|وايد|اليوم|امس|كله, {fetus} + هادي|ساكن|ساكت|نايم + مو|مب|موب|مش|غير عوايده|عادته|عادي|طبيعي, ما .. تحرك|يتحرك|رفس + الا مره|مرتين|شوي|خفيف|قليل, حسيت .. بس|الا حركه|رفسه|مره وحده|واحده, ما حسيت الا .. حركه|رفسه, حركته|حركاته|رفسه|رفساته .. مو|مب|موب|مش|غير اول|قبل|عوايده|طبيعي|مثل|زي|متل, ما .. حس|حسيت|احس|تحس برفس|رفس|رفسه|رفسته|حركته|خبط, {fetus} .. ما .. تحرك|يتحرك|رفس|يرفس',
    ],
  }),
  'nothing-felt': finding(['Nothing felt from the baby', 'لا حركة محسوسة'], {
    tick: ['No movement of the baby was felt today', 'لم تُحس أي حركة للجنين اليوم'],
    says: [
      'feel|felt nothing + {fetus}, feel|felt nothing + kicks|kicker|today|movement, nothing + kicker|kicks|kicking + today|since|all|morning|night, no kicks since|today|all, {fetus} .. no movement|movements since|today|all, no movement|movements + {fetus} + since|today|all, no movement|movements + womb|weeks|pregnant + since|today|all, not kicked since|today|all, nothing since + {fetus}, {fetus} .. not .. move|moved|moving|kicked|kick|kicking|stirred|budged|felt + today|since|morning|yesterday|hours|now|till|night|all|24|afternoon, not|cant .. felt|feel|feeling .. {fetus} + today|since|morning|yesterday|hours|now|till|night|all|24|afternoon|all, not .. felt|feel|feeling .. kick|kicks|movement|movements|move|flutter + today|since|morning|yesterday|hours|now|till|night|all|24|afternoon, no kick|kicks|kicking + today|since|morning, no movements today|since, no fetal|foetal movement|movements + today|since|morning|yesterday|hours|now|till|night|all|24|afternoon, not .. one|single|any kick, not felt|feel|feeling .. one|single|any movement|move, zero kick|kicks|movement|movements, felt|feel|feeling nothing since|today|all|at, no movement .. {fetus} + today|since|morning|now|night|hours, nothing + {fetus} + today|since|morning|yesterday|hours|now|till|night|all|24|afternoon, {fetus} + dead still|silent|motionless, dead still in|inside, not .. kicked|moved + today|since|morning|yesterday|hours|now|till|night|all|24|afternoon + {fetus}, not .. kicked|moved + today|since|morning|yesterday|hours|now|till|night|all|24|afternoon + belly|womb|inside, {fetus} + stopped moving|kicking, no life + {fetus}',
      'ولا رفسه|رفسات, ما .. رفس + من|امس|اليوم|صبح|طول|ساعات, جنين|بيبي + ساكت|ساكن, {fetus} + وقف حركه, ما .. حس|حسيت|احس|حاسه|تحس|حست .. {fetus} + اليوم|صبح|الصبح|امس|البارح|البارحه|مبارح|نهار|ليل|ساعات|ابدا|ابد|نهاييا|يومين|لهلق|للحين|طول|ساعه|كله|فجر, ما .. حس|حسيت|احس|حاسه|تحس|حست .. حركه|رفس|رفسه|رفسات|حركته|حركت|خبط + اليوم|صبح|الصبح|امس|البارح|البارحه|مبارح|نهار|ليل|ساعات|ابدا|ابد|نهاييا|يومين|لهلق|للحين|طول|ساعه|كله|فجر, ما .. حس|حسيت|احس|حاسه|تحس + {fetus} + اليوم|صبح|الصبح|امس|البارح|البارحه|مبارح|نهار|ليل|ساعات|ابدا|ابد|نهاييا|يومين|لهلق|للحين|طول|ساعه|كله|فجر, {fetus} .. ما|لا|ماتحرك .. تحرك|يتحرك|رفس|يرفس|حرك|خبط + اليوم|صبح|الصبح|امس|البارح|البارحه|مبارح|نهار|ليل|ساعات|ابدا|ابد|نهاييا|يومين|لهلق|للحين|طول|ساعه|كله|فجر, ما .. تحرك|رفس|يتحرك|خبط .. {fetus} + اليوم|صبح|الصبح|امس|البارح|البارحه|مبارح|نهار|ليل|ساعات|ابدا|ابد|نهاييا|يومين|لهلق|للحين|طول|ساعه|كله|فجر, {fetus} + بدون|بلا|مافي|ماكو|مفيش|ما حركه|حركات|رفس, ولا رفسه|خبطه|رفسات, ولا حركه + {fetus}, ولا حركه + حامل|بطني, {fetus} + جامد|ساكت|هادي|ميت + اليوم|صبح|الصبح|امس|البارح|البارحه|مبارح|نهار|ليل|ساعات|ابدا|ابد|نهاييا|يومين|لهلق|للحين|طول|ساعه|كله|فجر, {fetus} + وقف|وقفت|توقف|توقفت|انقطعت حركه|تحرك|حركته|يتحرك, حركه|حركته|حركت + {fetus} + معدومه|اختفت|مختفيه|مقطوعه|انقطعت',
    ],
    implies: ['less-movement'],
  }),
  'moves-again': finding(['Moves as usual again', 'عادت الحركة كالمعتاد'], {
    kind: 'comfort',
    tick: ['The baby moves as usual', 'الجنين يتحرك كالمعتاد'],
    says: [
      '{fetus} .. =moving|=moves|=kicking|=kicks fine|well|normally|=good|lots|loads|plenty|happily|again, {fetus} .. still? =moving|=kicking lot|loads|around, feel|feels baby =moving|=kicking, {fetus} back at, {fetus} .. =kicking|=moving|wriggling|active .. as|like|per usual|normal|always|before|ever, {fetus} .. =moving|=kicking|wriggling|active again|normally|fine|well|lots|plenty|happily, {fetus} .. =moved|=kicked .. normally|well, {fetus} + started moving|kicking again, movements .. back normal|usual, {fetus} .. back kicking|moving, little|lil man|lady|girl|boy|guy|fella|one|madam|mister .. =kicking|=moving|=moves|=kicks|=wriggling|=dancing|=active, {fetus} .. =kicking|=moving|=wriggling|=rolling|=dancing away|about|around|plenty|well|fine|now, {fetus} kicking|moving|fluttering|wriggling .. usual|normal|normally, feel|feels|feeling baby|babys fluttering|flutter|kicking|moving|wriggling',
      '{fetus} + تحرك|حركه|حركته + عادي|طبيعي|طبيعيه|زين|زينه|كويس|كويسه|منيح|منيحه|كالمعتاد, {fetus} + رجع|رد|عاد|رجعت|ردت .. تحرك|يتحرك|يرفس|رفس|حركه|حركته, رجع|رد|عاد .. {fetus} .. يرفس|يتحرك|تحرك|رفس, {fetus} + تحرك|يتحرك|يرفس|رفس .. مثل|متل|زي|نفس اول|قبل|كل|عادته|دايم|عاده|العاده, {fetus} + يتحرك|يرفس|بيتحرك|بيرفس عادي|طبيعي|زين|منيح|كويس|تمام|وايد|كثير, {fetus} + يتحرك|تحرك|يرفس|بيتحرك|حركته|رفسه + عادي|طبيعي|طبيعيه|زين|كويس|كويسه|منيح|منيحه|تمام|مثل|زي|كالمعتاد, حركه {fetus} عادي|عاديه|طبيعي|طبيعيه|زينه|كويسه|منيحه|ممتازه|جيده',
    ],
    excludes: ['less-movement', 'nothing-felt'],
  }),
  'face-hand-swelling': finding(['Swelling of face or hands', 'تورم الوجه أو اليدين'], {
    tick: ['The face or the hands are suddenly swollen', 'تورم مفاجئ في الوجه أو اليدين'],
    says: [
      '{face} + {swell}, {hand} + {swell}, =rings .. tight|tighter|not fit, =rings + fingers|finger + tight|stuck|off, {face} .. hands|fingers + blew|blown|ballooned|fat|bloated|puffed|puffy, {face}|{hand} + ballooned|bloated|blew|blown up, ring|rings not|cant|wont fit|come|off|on|slide, =ring too? tight|tighter, =rings + not|cant off, hands|fingers + sausages|sausage|balloons, face + moon|balloon, rings|ring|watch|bracelet .. tight|stuck|not|cant fit|off|remove|come, rings|ring .. too small, {face}|{hand} .. like balloon|balloons|moon|sausage|sausages, {face} + bloated|puffy|blown, hands|fingers + bloated|puffy|blown|tight|fat',
      '{face} + {swell}, {hand} + {swell}, خاتم + ضيق, خاتم + لا دخل, خاتم|خواتم|دبله|محبس|خاتمي + ضاق|ضيق|ما|لا يطلع|يدخل|يفوت|طلع|دخل, {face}|{hand}|ايدين|يديني + {swell}, خواتم|خاتم|دبلتي|خاتمي|محبسي .. ما|مو|مش|مب يدخل|يطلع|يفوت|ينزع|تطلع|تدخل, {face}|{hand} + منفخ|منفخين|منفخه|مورم|ورمانين|وارمين|متورمين',
    ],
  }),
  'pressure-measured': finding(['Pressure of 140/90 or more', 'ضغط 140/90 أو أكثر'], {
    kind: 'background',
    tick: ['A blood pressure of 140/90 or more was measured', 'قيس ضغط دم 140/90 أو أكثر'],
    implies: ['raised-pressure'],
  }),
  'pre-eclampsia': finding(['Pre-eclampsia', 'تسمم الحمل'], {
    kind: 'disease',
    tick: ['Pre-eclampsia, or protein found in the urine', 'تسمم الحمل، أو بروتين (زلال) في البول'],
    says: [
      'preeclampsia, pre eclampsia, eclampsia, hellp, protein|proteinuria + urine|pregnant, toxaemia, toxemia, pre e, protein .. pee|urine|wee, preeclamptic, pre eclamptic, pregnancy toxemia|poisoning',
      'تسمم حمل, تسمم حملي, زلال, بروتين بول, ارتعاج, تسمم .. حمل, بروتين + بول|حامل, بريكلامبسيا, بري اكلامبسيا, اكلامبسيا, قبل ارتعاج, =الزلال, تسمم حوامل|حمل',
    ],
  }),
  'fit-said': finding(['A fit', 'تشنج'], {
    says: [
      'a fit, convuls*, eyes rolled, whole body jerking|shaking, fitting + floor|jerking|unconscious|foam, eyes|eyeballs .. rolled|rolling|went|gone|turned back|up|white, stiff|rigid + jerk|jerking|shaking|twitching, body jerking|jerked|convulsing',
      '=تتشنج, =تشنجت, =بتتشنج, =وتشنجت, =متشنجه, جاها|اجاها|صابها|ياها|جاتها|جاني|اجاني =صرع|=الصرع, =صرعت, =انصرعت, اختلجت, تختلج, اختلاج, اختلاجات, جسمها يرجف|ينتفض كله, =اتشنجت, =اتشنج, =تشنج, =تشنجها, اتخشب|اتخشبت|تخشب|تخشبت|متخشب|متخشبه + جسم|كل|ترعش|ينتفض|عيون, عيون|عيونها|عينيها|عينها|عيونو|عيونه .. قلبت|انقلبت|بيضت|ابيضت|اتقلبت|شخصت, ترتعش|تترعش|بتترعش|تنتفض|بتنتفض + كل|جسمها|جسم|عيونها|عينيها',
    ],
  }),
  'over-20-weeks': finding(['20 weeks or more', 'الأسبوع 20 أو بعده'], {
    kind: 'background',
    tick: ['The pregnancy is 20 weeks or more', 'الحمل 20 أسبوعاً أو أكثر'],
    says: [
      '=5|=6|=7|=8|=9|five|six|seven|eight|nine months pregnant|along, third trimester, last trimester, last month + pregnant|pregnancy, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41 weeks|wks|wk|week|w pregnant|preg|preggo|preggers|along|gone|gestation|counting|pregnancy, pregnant|preg|preggo|gestation|pregnancy .. =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41 weeks|wks|wk|week, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41 weeks|wks|wk n|and counting|half, =5|=6|=7|=8|=9|five|six|seven|eight|nine month|months preggo|preg|gone|pregnancy|going, fifth|sixth|seventh|eighth|ninth|5th|6th|7th|8th|9th month + pregnan*|preg|baby|bump|wife|sister|kicks|contractions|waters|carrying|expecting, second|2nd half pregnancy, baby|bub due next|this|in|any week|month|days|day|weeks, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41|=42 weeks|wks|wk|weeker .. with first|second|third|fourth|1st|2nd|3rd|twins, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41|=42 weeks|wks + bump|midwife|midwives|braxton|contractions|placenta, =20/40|=24/40|=26/40|=28/40|=30/40|=31/40|=32/40|=33/40|=34/40|=35/40|=36/40|=37/40|=38/40|=39/40|=40/40, full term + pregnant|weeks, heavily pregnant, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41|=42 weeks|wks|wk|weeker, twenty|thirty weeks|wks, twenty|thirty one|two|three|four|five|six|seven|eight|nine weeks|wks, in|into fifth|sixth|seventh|eighth|ninth|5th|6th|7th|8th|9th month, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41 =0|=1|=2|=3|=4|=5|=6 + waters|contractions|baby|labour|labor|bump|midwife|kicks|kicking|twins|pg|preg, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41 =0|=1|=2|=3|=4|=5|=6 weeks|wks|wk, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41 th|st|nd|rd week, five|six|seven|eight|nine|=5|=6|=7|=8|=9 months|month now|gone|pg|along|pregnant',
      'شهر خامس|سادس|سابع|ثامن|تاسع, =خامس|سادس|سابع|ثامن|تاسع شهر + حامل|حمل, اخر شهر + حمل|حامل, شهر اخير + حمل|حامل, اشهر اخيره + حمل, اسبوع|اسبوعي|باسبوع 20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41, 20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41 اسبوع|اسابيع + حامل|حمل|حملي, اسبوع ثلاثين|عشرين|اربعين, مرتي|زوجتي|حرمتي|حامل|زوجته|المدام|دخلت|داخله|انا|اختي|شهري =التاسع|=الثامن|=السابع|=السادس|=الخامس|=بالتاسع|=بالثامن|=بالسابع|=بالسادس|=بالخامس|=تاسع|=ثامن|=سابع|=سادس|=خامس, شهور|اشهر اخيره|الاخيره + حمل|حامل|حملي|جنين, 5|6|7|8|9 شهور|اشهر حامل|حمل, نص|نصف تاني|ثاني حمل, حامل|حمل =التامن|=تامن|=بالتامن|=الثامن|=بالثامن|=ثامن|=السابع|=بالسابع|=سابع|=التاسع|=بالتاسع|=تاسع|=السادس|=بالسادس|=سادس|=الخامس|=بالخامس|=خامس, حامل|حمل شهر|اول|اخر|نص|نصف|نهايه|بدايه|داخله|دخلت =التامن|=تامن|=بالتامن|=الثامن|=بالثامن|=ثامن|=السابع|=بالسابع|=سابع|=التاسع|=بالتاسع|=تاسع|=السادس|=بالسادس|=سادس|=الخامس|=بالخامس|=خامس, حامل|حمل خمس|ست|سبع|ثمان|تسع|خمسه|سته|سبعه|ثمانيه|تسعه شهور|اشهر, حامل|حمل .. 5|6|7|8|9 شهور|اشهر, حامل|حمل شهر|شهري 5|6|7|8|9',
    ],
    implies: ['late-pregnancy'],
  }),
  'weeks-told': finding(['Weeks as of a pregnancy', 'أسابيع كأسابيع الحمل'], {
    kind: 'background',
    says: [
      '=20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41|=42 weeks|week|wks|wk|weeker, =22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41 =0|=1|=2|=3|=4|=5|=6 weeks|wks, =28/40|=30/40|=32/40|=34/40|=36/40|=37/40|=38/40|=39/40|=40/40, in seventh|eighth|ninth|7th|8th|9th month, twenty|thirty weeks|wks, twenty|thirty one|two|three|four|five|six|seven|eight|nine weeks|wks, =20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39|=40|=41 th|st|nd|rd week',
      'اسبوع|اسبوعي|باسبوع 20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42, 20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42 اسبوع|اسابيع, شهر سادس|سابع|ثامن|تامن|تاسع, =بالسابع|=بالثامن|=بالتاسع|=بالتامن, حامل|حمل =التامن|=تامن|=بالتامن|=الثامن|=بالثامن|=ثامن|=السابع|=بالسابع|=سابع|=التاسع|=بالتاسع|=تاسع|=السادس|=بالسادس|=سادس|=الخامس|=بالخامس|=خامس, حامل|حمل شهر|اول|اخر|نص|نصف|نهايه|بدايه|داخله|دخلت =التامن|=تامن|=بالتامن|=الثامن|=بالثامن|=ثامن|=السابع|=بالسابع|=سابع|=التاسع|=بالتاسع|=تاسع|=السادس|=بالسادس|=سادس|=الخامس|=بالخامس|=خامس',
    ],
  }),
  'kicks-said': finding(['Movements in the womb', 'حركة في البطن'], {
    kind: 'background',
    says: [
      'kicks, =kick|kicking|kicker + felt|feel|feeling|since|today|baby|bump|fewer|less, fetal|foetal movement|movements, {fetus} + inside|womb|bump|belly|tummy, =bump, baby movements, {fetus} + kick|kicking|kicks|kicked, feel .. kick|kicks|movement, {fetus} moving|moves|moved, movements .. baby, {fetus} kicked|kicks, {fetus} .. kicker|kicks|kicking|moving|somersaults, quiet in there',
      'جنين|=الجنين|جنيني, رفس|رفسه|رفسات|يرفس|بيرفس|رفساته, حركه بيبي|طفل|جنين, {fetus} بطني|بطنها, =ياهل|=الياهل|=البيبي|=الجنين .. يتحرك|تحرك|حركه|هادي|ساكن, بحركه|حركه|حركات وحده|واحده|خفيفه',
    ],
  }),
  labour: finding(['Labour pains', 'الطلق'], {
    tick: ['Pains or tightenings that come and go regularly', 'آلام أو انقباضات تأتي وتذهب بانتظام'],
    says: [
      'in|into labour|labor, labour|labor pains|pain|signs, signs labour|labor, labour|labor .. started, =contractions, contraction + weeks|pregnant|baby|minutes|bump|womb, =tightenings, =tightening + bump|pregnant|womb|weeks, =tightening|=tightenings|tightens .. every, =tightening + every + minutes|mins|min, {belly} + tightens|tightening + pregnant, {pain} + every + minutes|mins|min + pregnant, cramps|cramping|=tightening + every + minutes|mins|min + pregnant, mucus plug, bloody show, {pain} + full term, cramps|cramp|cramping|pains + full term, regular {pain} + weeks|pregnant|due date, regular cramps + weeks|pregnant|due date, cramps|pains|pain .. clockwork|regular|regularly + pregnant|baby|due|term|bump, pain|pains|cramps .. every .. minutes|mins .. full term|pregnant|due, pregnant|full term .. .. pains|pain|cramps .. every|regular, baby|bub .. on way, baby coming + cramps|pain|pains|contractions|regular, going|gone|went into labour|labor, =labouring, =laboring, started labour|labor, labour|labor .. started|starting|begun|coming, delivery pain|pains, =contracting + womb|uterus|pregnant|weeks|baby|minutes, surges + pregnant|weeks|minutes, every .. minutes|mins + full term, stomach|belly|back|bump .. tightening|cramping|contracting .. every .. minutes|mins|min, pain|pains|cramps|tightening|tightenings .. come|coming|comes .. go|goes|going + pregnant|baby|contractions',
      '=طلق, =الطلق, =بالطلق, =طلقات, ولاده + بدات|وشيكه|علامات|اعراض|قربت, انقباضات رحم, انقباضات|تقلصات + ولاده|رحم|حامل|حمل, مخاض, سداده مخاطيه, الام ولاده, مغص + كل + دقيقه|دقايق + حامل, {pain} .. ولاده|الوضع|مخاض|ولادتي, مغص|تقلصات|وجع .. ولاده|الوضع|مخاض|ولادتي, جاها|جاني|ياها|ياني|اجاني|بدا|بدي|مسكني|مسكها|اجاها|جالي|جاتني|شادني =الطلق|=طلق|=الطلوق, {pain} + كل + دقيقه|دقايق|دقيقتين + حامل|حمل|شهر|ولاده|اسبوع|تاسع, مغص|انقباضات|تقلصات + كل + دقيقه|دقايق|دقيقتين + حامل|حمل|شهر|ولاده|اسبوع|تاسع, مرتي|زوجتي|اختي|حرمتي|المدام|زوجته|بنتي =تولد|=بتولد|=راح تولد|=هتولد|=والده, =بولد|=هولد|راح =اولد|قربت =اولد|=تولد, حامل + {pain} + تروح|تجي|يروح|يجي|منتظم|منتظمه, ماسكها|ماسكني طلق|ولاده, مغص|الم|وجع|ظهر|ضهر|بطن .. كل .. دقايق|دقيقه|دقيقتين + حامل|اسبوع|شهر|بطني|ظهري|ضهري|يشتد|يروح, طلق .. بدا|بدي|بلش|جاي|جايني|ماسك, وجع|الم|مغص ولاده|طلق',
    ],
    implies: ['pregnant'],
  }),
  'pains-close': finding(['Pains close together', 'طلق متقارب'], {
    tick: ['The pains come every 5 minutes or less', 'تأتي الآلام كل 5 دقائق أو أقل'],
    says: [
      'every =1|=2|=3|=4|=5|one|two|three|four|five|few|couple minutes|mins|min, contractions + close|strong|nonstop, contractions back back, every =1|=2|=3|=4|two|three =2|=3|=4|=5|three|four|five minute|minutes|mins|min, every =1|=2|=3|=4|=5|one|two|three|four|five|couple minute, contractions|pains|cramps|tightenings + back back, cramps|pains|pain|contractions back back, contractions|pains|cramps + one after another|other, =2|=3|=4|=5|two|three|four|five|few minutes|mins|min|minute apart, barely|no|=hardly time|break|rest|gap .. between contractions|pains|cramps|them, contractions + nonstop|on top, contractions on top',
      'كل =2|=3|=4|=5|دقيقه|دقيقتين|ثلاث|اربع|خمس دقايق|دقيقه, =طلق|=الطلق|=طلقي + متقارب|قوي|متواصل|متتالي, طلق ورا بعض, كل دقيقه|دقيقتين, كل 1|2|3|4|5 دقايق|دقيقه|دقايق, كل دقيقه|دقيقتين|ثلاث|ثلاثه|تلات|اربع|خمس|خمسه دقايق|دقيقه, طلق|انقباضات|تقلصات|{pain}|وجع + ورا|وري|خلف بعض|بعضه|بعضها|بعضن, طلق|انقباضات + متواصل|متلاحق|متلاحقه|ما|بدون فاصل|يوقف, بين طلقه, طلقه طلقه',
    ],
  }),
  'practice-pains': finding(['Irregular painless tightenings', 'تقلصات غير منتظمة'], {
    kind: 'comfort',
    tick: ['Only irregular tightenings without pain, gone with rest', 'تقلصات غير منتظمة بلا ألم تزول بالراحة'],
    says: [
      'braxton hicks, practice|false contractions|labour|labor, irregular|painless + tightening|tightenings|contractions, tight|tightens|tightening|hard|tightenings .. .. no|without pain|ouch, tight|tightens|tightening .. not hurt|hurting|painful|sore, painless tight|tightening|tightenings|contractions, tightening|tightenings|contractions + irregular|random|randomly|on off|settles|settle|stop|rest|lie, {belly} .. tight|tightens|tightening .. .. rest|goes|lie|relax, bump .. tight|tightens|tightening .. .. rest|goes|lie|relax, {belly} .. tight|tightens|tightening .. .. now|and then|without|no pain, bump .. tight|tightens|tightening .. .. now|and then|without|no pain, tightening|tightenings .. .. no pain|pattern|without, braxton*, fake|practise contractions|labour|labor|pains, tight|tightens|tightening + sometimes|random|randomly|now and then + no|goes|rest, {belly}|bump|womb .. tight|tightens|tightening|hard .. .. lets|goes|eases|relaxes|softens|soft go|away|off|again, tight|tightens|tightening|tightenings|hard .. lets go, tight|tightens|tightening|tightenings .. .. seconds|minute|moment .. lets|goes|eases|gone|off|stops, no pattern|rhythm .. .. stops|stop|settles|goes, no pattern|rhythm + stops|settles|goes|eases + walk|rest|lie|drink|move|position|bath, tightenings|tightening|contractions .. .. settle|settles|stop|stops|go|goes|ease .. walk|walking|rest|lie|drink|bath|move|position',
      'براكستون, طلق|ولاده كاذب|كاذبه, تقلصات|انقباضات غير منتظم, تقلصات|انقباضات خفيف|كاذب, {belly} + يشد|شد|يتشنج|يتحجر|يقسي|يتصلب|يقسا .. بدون|بلا|ما|من|مو|مب الم|وجع|ويع|يعور|يوجع|يعورها, رحم + يشد|شد|يتشنج|يتحجر|يقسي|يتصلب|يقسا .. بدون|بلا|ما|من|مو|مب الم|وجع|ويع|يعور|يوجع|يعورها, {belly} .. يشد|يتحجر|يقسي|يتصلب|يشتد .. .. راح|تروح|يروح|بتروح|يخف, تقلصات|انقباضات|شد|طلق .. بدون|بلا|ولا|من غير الم|وجع|ويع, تقلصات|انقباضات|شد .. .. تروح|يروح|بتروح|راح .. ارتحت|ارتاح|راحه|نمت|انسدحت|استلقيت|اتمدد|ريح, تقلصات|انقباضات .. غير|مب|مو|مش منتظمه|منتظم, طلق|ولاده كذاب|كذابه|كاذبه|خفيف, بطني|بطنها|رحم|كرشي + يشد|يتحجر|يقسي|يقسا|يصلب|يتصلب|يكبش + يرخي|يرتخي|يفك|يلين|يروح|بيرخي|بيروح|يرجع, يشد|يتحجر|يقسي|يتصلب .. ثواني|دقيقه|نص .. يرخي|يرتخي|يفك|يلين|يروح',
    ],
    excludes: ['pains-close'],
  }),
  'waters-broken': finding(['Waters broken', 'نزول ماء الجنين'], {
    tick: ['The waters have broken, or fluid leaks from the vagina', 'نزل ماء الجنين أو يتسرب سائل من المهبل'],
    says: [
      'water|waters broke|broken|breaking|burst, =waters + gone|leaking|leaked|trickling|broke|broken, =water has? gone|went, gush .. fluid|water|clear, leak|leaking|leaked|trickle|gush + fluid|water + pregnant|weeks|baby|down, {vagina} + fluid|water + leaking|gush, amniotic fluid, membranes ruptured, =waters|water|membranes + popped|ruptured, =waters went|gone|go|popped|burst|released|leaking, water bag|bag water + broke|broken|burst|leak|leaking|bursted, bag waters, fluid|water|liquid + running|gushing|gushed|trickle|trickling|pouring|dripping|leaking|leaked + leg|legs|down|pants|below|underwear|knickers|vagina, gush|gushed|puddle .. water|fluid|clear, soaked + bed|pants|sheets + pregnant|water|waters, leaking amniotic|=waters|liquor, sac|bag broke|burst|ruptured, peed myself .. waters, water bag .. broke|broken|burst|leaking, trickle|gush|trickling .. clear? fluid|water|liquid, clear fluid + leaking|leak|down|trickle|gush, gush|gushed|trickle|leak|leaking .. fluid|water|liquid .. weeks|pregnant|legs, water|waters .. broke|burst|popped, =waters gone|came|come, wet|soaked|leaking .. pad|pants|underwear|bed|leg|legs + pregnant|waters|labour',
      'كيس ماي|ماء|مويه|ميه|مي + حامل|ولاده|راح|جنين|تسرب, ماي|ماء|مويه|ميه|مي راس|جنين, انفجر|انفجرت|فقع|فقعت|طش|طشت|انفتق + ماي|ماء|مويه|ميه|مي|كيس, نزل|نزلت|ينزل|تسرب|تسريب + ماي|ماء|مويه|ميه|مي|سايل + حامل|حمل|جنين|اسبوع, نزل|نزلت|ينزل|تسرب علي|عليها|مني|منها ماي|ماء|مويه|ميه|مي|سايل, ماي|ماء|مويه|ميه|سايل نزل|ينزل|نازل مني|منها, ماي|ماء|مويه|ميه|=مي|=المي|موي|مايه|سايل|سوايل .. ولاده|جنين|طلق, ماي|ماء|مويه|ميه|=مي|=المي راس, انفجر|انفجرت|فقع|فقعت|فقش|فقشت|طق|طقت|انفقع|انفقعت|بزل|طش|طشت|انفتح|انفتق|انفزر + ماي|ماء|مويه|ميه|=مي|=المي|موي|مايه|كيس|ماي راس, طلع|نزل|نزلت|خرج|طاح|طاحت|ينزل|يطلع|يسيل|نازل|سال .. مني|منها|علي|معي|معاي|عليها .. ماي|ماء|مويه|ميه|=مي|=المي|موي|مايه|سايل|سوايل, ماي|ماء|مويه|ميه|=مي|=المي|موي|مايه|سايل .. نازل|ينزل|طالع|يطلع|نزل|طلع مني|منها|معي|معاي, كيس .. انفجر|انفجرت|طق|فقع|انفتح, نزل|نزلت|طلع .. ماي|ماء|مويه|ميه|=مي|=المي|موي|مايه ولاده|راس|جنين|طلق, نزلت|نزل|طق|انفجر|انفجرت ماي|مويه|ميه|ماء|=المي|=مي .. راس|جنين|ولاده|حمل|كثير|غزير, ماي راس|=الراس|جنين|ولاده, كيس ماي|ماء|مي|جنين + انفجر|نزل|طق, سائل|سايل|ماي|ماء|مويه دافي + نزل|ينزل|نازل|تسرب',
    ],
  }),
  'waters-coloured': finding(['Coloured waters', 'ماء جنين ملوّن'], {
    tick: ['The waters are green, brown, bloody or smell bad', 'ماء الجنين أخضر أو بني أو مدمم أو كريه الرائحة'],
    says: [
      '=waters + green|brown|bloody|smells|smelly, water|fluid + green|greenish|brown|bloody + pregnant|broke|leaking|baby|gone|went, meconium, =waters + green|brown|bloody|pea|soup|murky|yellow|pink|dirty|stained|blood|smell|smells|stinks|foul|dark|greenish|brownish, water|fluid|liquid + green|brown|bloody|greenish|brownish|meconium|murky|dirty|smelly|foul|yellow + pregnant|broke|broken|baby|bag|delivery|burst, water|waters broke|broken|popped|burst .. .. green|brown|bloody|greenish|dirty|smelly|smells|dark|stained, water|waters came|come|coming|leaking|broke with? green|brown|bloody|dirty, waters .. green|brown|yellow colour|color, water came with green|brown',
      'ماي|ماء|مويه|ميه|سايل + اخضر|خضرا|خضراء|بني|مدمم + جنين|راس|كيس|نزل|حامل, عقي, ماي|ماء|مويه|ميه|=مي|=المي|موي|مايه|سايل ولاده|راس|جنين|كيس|طلق + اخضر|خضرا|خضراء|خضر|بني|دم|ريحه|ريحته|ريحتها|اصفر|صفرا|عكر|وسخ|مدمم|غامق|مخضر, ماي|ماء|مويه|ميه|=مي|=المي|موي|مايه|سايل راس|جنين|ولاده|كيس .. .. بني|اخضر|خضرا|دم|ريحه|ريحته|ريحتها|بشعه|كريهه|اصفر|مخضر, ماي|ماء|مويه|ميه|=مي|=المي|موي|مايه .. جنين|ولاده|راس|كيس .. فيه|فيها|معه|وفيه? دم|خضار, ماي|ماء|مويه|ميه|مايه .. راس|جنين|ولاده .. .. اخضر|بني|مخضر, =العقي|=عقي|زي|مثل كركم|سبانخ + ماي|ماء|ميه|مايه',
    ],
    implies: ['waters-broken'],
  }),
  'urge-to-push': finding(['Urge to push', 'رغبة في الدفع'], {
    tick: ['An urge to push, or the head can be seen', 'رغبة قوية في الدفع أو ظهور رأس الطفل'],
    says: [
      'urge|urges push|bear, feel|feeling|feels like pushing, need|needs|want|wants|feel push + baby|contractions|contraction|pregnant|labour|labor|waters|midwife|wife|minutes|weeks|now|head|giving|birth, urge|need|want|feel bear down + baby|contractions|pregnant|labour|labor|weeks|now, crowning, head seen|visible|showing|coming|out + {fetus}, baby coming now|out, see baby? head, about deliver baby?, about give birth, giving birth now, cant stop|help|resist .. push|pushing, push|pushing .. cant stop|help, must|gotta|have push now, body + =pushing|shoving, body shoving|pushing .. baby|out, cant hold .. baby, baby|head .. between .. legs + out|coming|see|feel|crowning, feel|feeling|see .. head|hair + {fetus} + out|coming|down|between, head + crowning|showing|visible|between, baby .. coming now|out|right, urge|urges .. push|bear, pushing + baby|involuntarily|labour|labor|contractions, not stop pushing, ready push, pressure + baby + coming|bottom, pressure .. down|below|bottom|bum + baby|contractions|labour|labor|pregnant|weeks, baby .. coming|falling|dropping|pushing out|now, feel|feels|feeling .. need|want|urge|like push|pushing + baby|contractions|labour|labor|waters|pregnant',
      'ادفع|تدفع|ادفش|احزق|احزك|دفع + {fetus}, احس|حاسه|تبي|ابي + ادفع|ادفش|احزق|تدفع + {fetus}, احس|حاسه|تبي|ابي + ادفع|ادفش|احزق|تدفع + طلق|ولاده|راس|حامل|تحت, راس بيبي|طفل|جنين باين|طالع|طلع|ظهر|نازل|يبان, باين|طالع|طلع|ظهر|نازل راس بيبي|طفل|جنين, {fetus} + طالع|بيطلع|نازل|بينزل + الحين|الان|هلا|دلوقتي, بتولد|تولد|اولد|بولد + الحين|الان|هلا|دلوقتي, راس|راسه + {fetus} + باين|مبين|طالع|ظاهر|بره|برا|نازل|طلع|يبين|بين|ظهر|شفنا|نشوف, راس|راسه + ولد|=الولد + باين|مبين|طالع|ظاهر|بره|برا|نازل|طلع|يبين|بين|ظهر|شفنا|نشوف, {fetus} + راس + باين|مبين|طالع|ظاهر|طلع, حاسه|تحس|احس|حاسس .. راس|بيبي|ياهل|طفل|جنين نازل|ينزل|بينزل|طالع|يطلع, ما .. قدر .. امسك|احبس|اوقف + {fetus}, ما .. قدر .. امسك|احبس|اوقف + دفع|طلق|بيبي|ولاده, رغبه|حاجه دفع|=بالدفع|=للدفع|حزق, ادفع|تدفع|ادفش|احزق|احزك|تحزق|تدفش|بتدفع|اطلق + ولاده|طلق|ما|لازم|غصب|حاسه|حامل|مرتي|زوجتي, مرتي|زوجتي|اختي|حرمتي .. =تولد|=بتولد + =الحين|=هلق|=هلا|=هلأ|=تو|=توها|=توني|=توه|=هسه|=دلوقتي|=الان|=هالحين|=هسع|قابله|اسعاف|=دابا|=ذحين|راس, =تولد|=بتولد|=بولد|=اولد + =الحين|=هلق|=هلا|=هلأ|=تو|=توها|=توني|=توه|=هسه|=دلوقتي|=الان|=هالحين|=هسع|قابله|اسعاف|=دابا|=ذحين, ادفع|احزق|ادفش + =الحين|=هلق|=هلا|=هلأ|=تو|=توها|=توني|=توه|=هسه|=دلوقتي|=الان|=هالحين|=هسع|قابله|اسعاف|=دابا|=ذحين|غصب, ادفع|احزق|ادفش + يطلع|بيطلع|بينزل|طالع, ابي|بدي|لازم ادفع, ضغط لتحت|تحت|=لتحت|حوض + ينزل|نازل|طلق|بيبي|جنين|ولاده, ضغط .. تحت + ينزل|بينزل|طلق|بيبي|جنين|ولاده, بدو|بده|يبي|راح|حاسه|كانه|كانو ينزل|يطلع + {fetus}, {fetus}|راس + كانو|كانه|متل|مثل|زي .. بدو|بده|رح|راح ينزل|يطلع|بينزل',
    ],
    implies: ['labour', 'pregnant'],
  }),
  'cord-out': finding(['Cord came out', 'خروج الحبل السري'], {
    tick: ['The cord, a foot or a hand of the baby came out first', 'خرج أولاً الحبل السري أو قدم الطفل أو يده'],
    says: [
      'cord + out|hanging|visible|coming|prolapse|rope, foot|feet|arm|hand|bottom|leg coming|came|hanging|sticking out|first + {fetus}, breech + coming|labour|labor, shoulders|baby stuck + head, foot|feet|leg|arm|hand|bum|bottom|butt|toes .. sticking|poking|hanging|coming|came|out|first .. .. not head, foot|feet|leg|arm|hand|bum|bottom|toes + first|hanging|sticking + {fetus}, foot|feet|leg|arm|hand|bum|bottom|toes + out|first|hanging|sticking + labour|labor|birth|vagina|delivery, cord + hanging|loop|dangling|out|poking|falling|fell|slipped + vagina|between|baby|labour|labor|water|waters|first|before, cord .. before|first .. baby|head, {fetus} feet|bum|foot first, breech + labour|labor|coming|out|now, rope|ropey .. hanging|hang|out|between|dangling|coming, rope|ropey|snake + hanging|dangling + legs|waters|vagina|below|out, something|thing .. hanging|dangling .. between .. legs + waters|water|baby|labour|labor|pregnant, cord + legs|between|below, feel|felt|see|seen cord',
      'حبل سري + طالع|طلع|خارج|خرج|نازل|نزل|باين|متدلي, حبل سره + طلع|نزل, رجل|قدم|يد|مقعده جنين|بيبي طالع|طلع|خرج|نازل, كتف|كتوف + عالق|علق + {fetus}, طلعت|طلع|ظهر|ظهرت|نزل|نزلت|خرجت رجل|ريل|قدم|يد|ايد|مقعده|كف {fetus} + اول|تولد|ولاده|طلق|راس|قبل|الاول, طلعت|طلع|ظهر|ظهرت|نزل|نزلت|خرجت .. رجل|قدم|يد|ايد|مقعده|كف .. {fetus} .. اول|قبل|مو راس, =تولد|ولاده|طلق + رجل|قدم|يد|ايد|رجول|رجلين|مقعده + طلع|طلعت|نزلت|نزل|ظهرت|طالعه|اول, حبل سري|سره|صره|مشيمي + قدام|قبل|برا|بره|تحت|مدلدل|طالع|طلع|نزل|ظاهر|مني|منها, حبل .. جنين|بيبي|ياهل + طلع|نزل|برا|طالع, رجل|قدم|رجول جنين|بيبي|ياهل اول|قبل, حبل|شي مثل|متل|زي? حبل + طالع|نازل|طلع|نزل|متدلي|مدلدل|معلق + رجول|رجولي|تحت|رجليها|رجلي|مني',
    ],
    implies: ['labour', 'pregnant'],
  }),
  'baby-born': finding(['Born outside a hospital', 'ولادة خارج المستشفى'], {
    tick: ['The baby has just been born, and no midwife is there', 'وُلد الطفل الآن ولا توجد قابلة'],
    says: [
      '{fetus} + born|delivered in|on? home|car|taxi|toilet|bathroom|floor|road, baby came out in|on? home|car|taxi|toilet|bathroom|floor|road, baby just born, baby born just? now, just delivered baby, gave birth + home|car|bathroom|alone, baby|bub .. just? came|popped|slid|fell|shot out + home|house|car|bathroom|taxi|floor|toilet|bed|now|ambulance|kitchen, baby .. came|popped|slid|shot out .. .. home|house|car|bathroom|taxi|floor|ambulance, just popped|pushed|had baby out? + home|car|now, delivered|delivering baby|her|herself .. home|house|car|bathroom|road|floor|taxi, delivered|birth|born + home|house|car|bathroom|road|floor + now|no|just|help|alone|doctor|nurse|midwife, baby here|arrived|out + no midwife|doctor|ambulance|nurse|home|car|house, gave birth|delivered + just|now|minutes, baby .. out + just|now|minutes + home|help|car, just gave birth .. now|minutes|home|alone|car|bathroom|toilet|taxi|floor|help, gave birth .. minutes ago, gave birth alone',
      'ولدت بيت|سياره|حمام|طريق|لوحدي, ولدت =الحين|=الان|=دلوقتي|=هلا, =توي|=توها ولدت, {fetus} انولد بيت|سياره|حمام|ارض, نزل جنين|بيبي + بيت|سياره|حمام|ارض, ولدت|جابت|يابت|جبت|يبت|انولد|ولدنا|خلفت|وضعت .. بيت|سياره|حمام|طريق|باص|مطبخ|تاكسي + =الحين|=هلق|=هلا|=هلأ|=تو|=توها|=توني|=توه|=هسه|=دلوقتي|=الان|=هالحين|=هسع|قابله|اسعاف|=دابا|=ذحين|بدون|ما|لحالها|لوحدها, ولدت|جابت|يابت|يبت|انولد|ولدنا|وضعت|نزل + =الحين|=هلق|=هلا|=هلأ|=تو|=توها|=توني|=توه|=هسه|=دلوقتي|=الان|=هالحين|=هسع|قابله|اسعاف|=دابا|=ذحين + بيت|سياره|حمام|طريق|باص|مطبخ|تاكسي|غرفه, {fetus} + نزل|طلع|انولد|خرج|طاح|زلق + =الحين|=هلق|=هلا|=هلأ|=تو|=توها|=توني|=توه|=هسه|=دلوقتي|=الان|=هالحين|=هسع|قابله|اسعاف|=دابا|=ذحين|بيت|سياره|حمام|ارض, جابت|يابت|يبت|جبت|ولدت .. {fetus} .. بيت|سياره|حمام|طريق, ولدت =الحين|=هلق|=هلا|=هلأ|=تو|=توها|=توني|=توه|=هسه|=دلوقتي|=الان|=هالحين|=هسع|قابله|اسعاف|=دابا|=ذحين, ولدت + بدون|بلا قابله|دكتور|احد|اسعاف, ولدت + ما .. قابله|دكتور|دكتوره|اسعاف',
    ],
  }),
  'placenta-stuck': finding(['Placenta still inside', 'المشيمة لم تخرج'], {
    tick: ['The placenta has not come out, or only in part', 'لم تخرج المشيمة أو خرج جزء منها فقط'],
    says: [
      'placenta|afterbirth + stuck|inside|not|hasnt|retained|piece|part, retained placenta|products, placenta|afterbirth + still|inside|budge|half|bits|left|remain|remaining|remains|waiting|yet|attached|torn|missing, placenta|afterbirth .. not .. come|came|out|delivered|budge|budging, placenta|afterbirth .. cant out|deliver',
      'مشيمه|سخد|=الخلاص + لا نزل|طلع|خرج, مشيمه|سخد + باقي|جزء|قطعه|احتباس|عالق, مشيمه|=الخلاص|=خلاص|=والخلاص|سخد|خلاصها|بلاسنتا + داخل|جوا|جوه|بعده|بعدها|باقي|باقيه|بقايا|نص|عالق|عالقه|لسا|لسه|محبوسه, مشيمه|=الخلاص|=والخلاص|خلاص|سخد|بلاسنتا .. ما .. طلع|نزل|خرج|نزلت|طلعت|خرجت, ما .. طلعت|نزلت|خرجت|نزل|طلع .. مشيمه|=الخلاص|سخد|بلاسنتا',
    ],
  }),
  'smelly-lochia': finding(['Bad-smelling flow after birth', 'إفرازات نفاس كريهة'], {
    tick: ['The flow after the birth smells bad', 'إفرازات النفاس كريهة الرائحة'],
    says: [
      'lochia + smell|smelly|foul, {blood} + foul|smelly|smells + birth|delivery, discharge + foul|smelly|smells + birth|delivery, birth|delivery|postpartum|lochia|csection|section + smell|smells|smelly|stink|stinks|stinking|reek|reeks|foul|rotten|rank|pong|odour|odor, bleeding|discharge|flow|gunk after birth|delivery .. smell|smells|stinks|reeks|foul|smelly|bad, blood|bleeding|discharge|flow|water|fluid|stuff|liquid|gunk .. coming|comes|leaking|pouring|running from|out|down .. smells|smell|smelling|stinks|stink|rotten|foul + birth|delivered|delivery|section|postpartum',
      'نفاس + ريحه|ريحته|كريهه, دم|افرازات + ريحه|ريحته|كريهه + ولاده|نفاس, نفاس|ولاده|ولدت|=والده|ولادتي + ريحه|ريحته|ريحتو|ريحتها|ريحت|كريهه|نتنه|عفنه|خايس|خايسه|معفن|زفره, دم|نزيف|افرازات|نزول نفاس|ولاده .. ريحه|ريحته|ريحتو|ريحتها, ولدت|ولاده|نفاس .. .. ريحه|ريحته|ريحتها|نتنه|كريهه',
    ],
  }),
  'lochia-light': finding(['Flow after birth that lessens', 'نزف نفاس يخف'], {
    kind: 'comfort',
    tick: ['The bleeding after the birth gets lighter', 'نزف النفاس يخف تدريجياً'],
    says: [
      'light|lighter|less|pink|pinkish|brown|brownish|little .. bleeding|blood|spotting|lochia|flow, bleeding|blood|spotting|lochia|flow .. lighter|light|less|pink|pinkish|brown|brownish|easing|slowing|settling',
      'دم|نزيف|افراز|افرازات|نفاس .. خف|قل|بني|وردي|خفيف|شوي|بسيط, خف|قل .. دم|نزيف, نقط دم|بنيه|ورديه',
    ],
  }),
  'birth-wound': finding(['Wound of the birth', 'جرح الولادة'], {
    tick: [
      'The stitches or the caesarean wound is red, open, oozing or more painful',
      'الغرز أو جرح القيصرية محمر أو مفتوح أو يفرز أو ازداد ألمه',
    ],
    says: [
      'episiotomy|csection|caesarean + {red}, section|csection|caesarean|cesarean|episiotomy|c-section + angry|weepy|pus|open|opening|opened|weeping|oozing|gaping|burst|infected|smell|smells|yellow|hot|leaking|apart|split|throbbing|discharge, section|csection|caesarean|cesarean|episiotomy|c-section + {red}, section|csection|caesarean|cesarean|episiotomy|c-section + {pain}, section|csection|caesarean|cesarean|episiotomy|c-section + {swell}, delivery|birth|perineum|perineal|section|caesarean + cut|wound|scar|stitches|stitch|operation|tear|incision + angry|weepy|pus|open|opening|opened|weeping|oozing|gaping|burst|infected|smell|smells|yellow|hot|leaking|apart|split|throbbing|discharge, delivery|birth|perineum|perineal|section|caesarean + cut|wound|scar|stitches|stitch|operation|tear|incision + {red}, delivery|birth|perineum|perineal|section|caesarean + cut|wound|scar|stitches|stitch|operation|tear|incision + {pain}, delivery|birth|perineum|perineal|section|caesarean + cut|wound|scar|stitches|stitch|operation|tear|incision + {swell}, =stitches|stitch|tear|wound + down|below|perineum|private|vagina|there|baby|birth|delivery + angry|weepy|pus|open|opening|opened|weeping|oozing|gaping|burst|infected|smell|smells|yellow|hot|leaking|apart|split|throbbing|discharge, =stitches|stitch|tear|wound + down|below|perineum|private|vagina|there|baby|birth|delivery + {red}, =stitches|stitch|tear|wound + down|below|perineum|private|vagina|there|baby|birth|delivery + {pain}, =stitches|stitch|tear|wound + down|below|perineum|private|vagina|there|baby|birth|delivery + {swell}',
      'قيصريه + {red}, جرح ولاده + {red}, قيصريه + {pain}, جرح ولاده + {pain}, جرح ولاده + صديد|مفتوح|انفتح|التهاب|ملتهب, قيصريه + صديد|مفتوح|انفتح|التهاب|ملتهب|ينزل|ريحه, قيصريه|قيصري|عجان + صديد|مفتوح|مفتوحه|انفتح|انفتحت|التهاب|ملتهب|ملتهبه|ينز|تنز|ريحه|ريحته|ريحتها|قيح|مده|يفرز|تفتح|مفكوك|انفكت|سايل|حار|حامي, قيصريه|قيصري|عجان + {red}, قيصريه|قيصري|عجان + {pain}, قيصريه|قيصري|عجان + {swell}, غرز|خياطه|جرح|خياطتي|الغرز|شق|عمليه|قطب|القطب + ولاده|تحت|نفاس|عجان|مهبل|ولدت|=الولاده + صديد|مفتوح|مفتوحه|انفتح|انفتحت|التهاب|ملتهب|ملتهبه|ينز|تنز|ريحه|ريحته|ريحتها|قيح|مده|يفرز|تفتح|مفكوك|انفكت|سايل|حار|حامي, غرز|خياطه|جرح|خياطتي|الغرز|شق|عمليه|قطب|القطب + ولاده|تحت|نفاس|عجان|مهبل|ولدت|=الولاده + {red}, غرز|خياطه|جرح|خياطتي|الغرز|شق|عمليه|قطب|القطب + ولاده|تحت|نفاس|عجان|مهبل|ولدت|=الولاده + {pain}, غرز|خياطه|جرح|خياطتي|الغرز|شق|عمليه|قطب|القطب + ولاده|تحت|نفاس|عجان|مهبل|ولدت|=الولاده + {swell}',
    ],
  }),
  'morning-sickness': finding(['Sickness of pregnancy', 'غثيان الحمل'], {
    tick: ['Nausea or vomiting of early pregnancy', 'غثيان أو قيء في بداية الحمل'],
    says: [
      'morning sickness, hyperemesis, pregnancy sickness|nausea, pregnant|pregnancy|preggo|preg|trimester + vomit|vomiting|throwing|threw|puke|pukes|puking|sick|nausea|nauseous|nauseated|retching|queasy|barfing|chucking|heaving, pregnant|preggo|preg .. .. vomit|vomiting|throwing|threw|puke|pukes|puking|sick|nausea|nauseous|nauseated|retching|queasy|barfing|chucking|heaving, vomit|vomiting|throwing|threw|puke|pukes|puking|sick|nausea|nauseous|nauseated|retching|queasy|barfing|chucking|heaving + pregnancy|pregnant|preggo|trimester, preggo .. vomit|vomiting|throwing|threw|puke|pukes|puking|sick|nausea|nauseous|nauseated|retching|queasy|barfing|chucking|heaving',
      'غثيان|ترجيع|قيء|لوعه|استفراغ حمل|حوامل, حامل|حمل|حملي|حبلي|=الحمل|حملها|حبله + استفرغ|استفراغ|تستفرغ|ترجيع|ارجع|ترجع|تزوع|ازوع|زوعه|زوع|غثيان|غثه|لوعه|لاعت|لعيان|تقيو|اتقيا|تتقيا|قي|قيء|يلوع|تلوع|استفرق|طرش|اطرش|تطرش, حامل|حمل|حملي|حبلي .. .. استفرغ|استفراغ|تستفرغ|ترجيع|ارجع|ترجع|تزوع|ازوع|زوعه|زوع|غثيان|غثه|لوعه|لاعت|لعيان|تقيو|اتقيا|تتقيا|قي|قيء|يلوع|تلوع|استفرق|طرش|اطرش|تطرش, استفرغ|استفراغ|تستفرغ|ترجيع|ارجع|ترجع|تزوع|ازوع|زوعه|زوع|غثيان|غثه|لوعه|لاعت|لعيان|تقيو|اتقيا|تتقيا|قي|قيء|يلوع|تلوع|استفرق|طرش|اطرش|تطرش .. حامل|حمل|حملي|اول حمل, =وحام, =الوحام, =بالوحام, =وحامي, =وحامها, =توحم, =اتوحم, =متوحمه, =تتوحم, =بتوحم, =الوحم, =متوحم, =بتتوحم',
    ],
    implies: ['pregnant'],
  }),
  'palms-itch': finding(['Itching of palms and soles', 'حكة الكفين والقدمين'], {
    tick: ['Strong itching of palms and soles without a rash', 'حكة شديدة في الكفين وباطن القدمين دون طفح'],
    says: [
      'palms|soles + {itch}, hands feet + {itch}, cholestasis, hands .. feet + {itch}, hand .. foot + {itch}, {itch} .. hands .. feet, {itch} .. palms|soles|feet, itchy hands|palms .. feet|soles, palms|soles + itchy|itch|scratching|scratch',
      'كف|كفوف + {itch}, باطن قدم|رجل + {itch}, يدين|ايدي + رجول|قدمين|رجلين + {itch}, ركود صفراوي, كف|كفوف|كفيني|راحه يد + {itch}, باطن|بطن|اسفل|تحت قدم|رجل|رجول|قدمي|يد + {itch}, يدين|ايدي|ايديني|يديني|ايد|يدي + رجول|قدمين|رجلين|رجليني|رجلي|رجولي|قدم + {itch}, رجولي|رجليني|ريولي + {itch} + يدي|ايدي|ايديني, ركود صفراوي|صفرا, حكه|حكان|تحكني|يحكني|تاكلني|حكاني + كفوف|كف|كفي|كفوفي + رجلي|رجولي|قدمي|رجلين',
    ],
  }),
  'rash-contact': finding(['Contact with a rash illness', 'مخالطة مرض طفحي'], {
    tick: ['Contact with chickenpox, measles or slapped cheek, not immune', 'مخالطة جدري الماء أو الحصبة أو الخد المصفوع دون مناعة'],
    says: [
      'contact|exposed|exposure|near|around|son|daughter|kid|child + chickenpox|measles|shingles|parvovirus|rubella, contact|exposed|exposure|near|around|son|daughter|kid|child + chicken pox, contact|exposed|exposure|near|around|son|daughter|kid|child + slapped cheek, chickenpox|measles|shingles|pox|rubella|parvovirus|parvo + exposed|contact|nephew|niece|neighbour|neighbor|class|classmate|school|nursery|work|colleague|friend|sister|brother|met|visited|around|sat|caught, chickenpox|measles|shingles|pox|rubella|parvovirus|parvo .. never had|jab|vaccinated|immune, chickenpox|measles|shingles|pox|rubella|parvovirus|parvo + never|not had|immune|vaccinated|jab|jabbed, chickenpox|measles|shingles|pox|rubella|parvovirus|parvo .. not immune|vaccinated, slapped cheek|fifth disease|german measles + exposed|contact|near|school|class|nursery|child|kid|around|met',
      'مخالطه|خالطت|قريبه|ولدي|بنتي|عندهم|ابني + جدري|عنقز|حصبه|جديري|بوشنج, مخالطه|خالطت|قريبه|ولدي|بنتي|عندهم|ابني + حزام ناري, جدري|عنقز|حصبه|جديري|بوشنج|شاريوط|بوحمرون|حماق + قعد|قعدت|جلست|جلس|كنت|خالط|خالطت|زرت|سلمت|ويا|جنب|ولاد|عيال|اولاد|اختي|اخوي|جيران|مدرسه|دوام|مناعه|مخالط|قابلت|اختلطت|حضنت|رفيقتي|صديقتي|زميلتي|بالصف|حضانه|عدوي, جدري|عنقز|حصبه|جديري|بوشنج|شاريوط|بوحمرون|حماق .. .. ما ياني|جاني|اجاني|ماخدته|صابني|اخذته|عندي, جدري|عنقز|حصبه|جديري|بوشنج|شاريوط|بوحمرون|حماق + مع|عند + قعدت|جلست|كنت|بنت|ولد, حزام ناري + قعدت|مع|جلست|خالطت|زرت',
    ],
  }),
  'ligament-pain': finding(['Short pains on moving', 'ألم قصير عند الحركة'], {
    kind: 'comfort',
    tick: ['Only short pulling pains on turning, coughing or standing up', 'آلام شد قصيرة فقط عند الالتفاف أو السعال أو الوقوف'],
    says: [
      'round ligament, growing|stretching|pulling + pains|pain|ligament|sensation, {pain} + turn|turning|rolling|roll|cough|stand + pregnant|groin, pelvic girdle, pubic bone, symphysis, =spd, quick|brief|short|sharp|sudden|zing|tug|pull|twinge|pulling|stabbing + turn|turning|roll|rolling|sneeze|sneezing|cough|coughing|stand|standing|twist|move + groin|bump|belly|tummy|side|low|bed|pregnant, zing|tug|twinge|pull|tugging .. groin|bump|belly|tummy|side, {pain} + turn|roll|rolling|sneeze|getting .. bed|over|up + gone|goes|second|seconds|moment|sec, gone .. sec|second|seconds + sneeze|turn|cough|roll|move, round lig*, pull|pulling|sharp|tug|stretch|stretching + groin|side|belly|bump + turn|roll|stand|sneeze|cough|bed|seconds|quick, {pain} .. few|couple seconds|secs .. gone|only, few|couple seconds .. gone',
      'رباط مدور|مستدير, شد|يشد + بطني|اسفل + اقوم|اتحرك, عظمه عانه|حوض + {pain}, {pain} + اتقلب|التف|اعطس|اقوم + حامل, نغزه|نغز|شد|شده|يشد|يشدها|يشدني|وخزه|نخزه|تشد + =اقلب|=قلبت|اتقلب|تقلب|لفيت|لف|لفت|اعطس|عطس|كحيت|كح|اقوم|قمت|تحرك|فراش|تخت|سرير, نغزه|شده|وخزه|نخزه|وجع سريعه|سريع|خفيفه|ثواني|لحظه, {pain} + سريع|ثواني|لحظه|قصير + اقوم|اقلب|تحرك|عطس|الف, شد|شده|نغزه|وخزه + اقوم|قمت|اقلب|التفت|الف|اعطس|اكح + ثواني|ثانيه|لحظه|يروح|تروح',
    ],
  }),
  'pregnancy-question': finding(['A question about pregnancy', 'سؤال عن الحمل'], {
    says: [
      'safe|ok|allowed|can + pregnancy|pregnant|breastfeeding + take|eat|fly|drink|fast|use|travel|exercise|dye, due date, folic acid, prenatal vitamins, antenatal appointment|care, stretch marks, linea nigra, safe|ok|okay|allowed|can|should|may + pregnan*|preggo|trimester|breastfeeding|expecting + fly|flying|travel|coffee|sushi|cheese|dye|eat|drink|take|exercise|gym|sex|sleep|paracetamol|panadol|fast|fasting|massage|vaccine|tea|run|swim|have, safe|ok|okay|allowed|can .. fly|flying|travel|exercise|swim|drink|eat .. weeks|pregnant|pregnancy, when|how|what + first? scan|appointment|ultrasound|checkup|vitamins|test|tests + pregnan*, first scan|appointment|ultrasound|antenatal|booking + pregnan*, pregnan* .. can|safe|ok|okay|allowed, can pregnant|preggo, is safe + pregnan*|bump|weeks, what .. eat|avoid|take .. pregnan*, vitamins|supplements|folate + pregnan*',
      'حامل|حمل|مرضع|ارضع + يصير|يجوز|ممكن|مسموح|اقدر|عادي|ينفع|يضر|امان|صيام|اصوم|سفر|اسافر|طياره|صبغه, حمض فوليك, فيتامينات حمل, موعد ولاده, تشققات|علامات تمدد, مراجعه|متابعه حمل, متي|كم|اي|شنو|شو|ايش + لازم|تسوي|يسوي|اسوي|سونار|فحص|موعد|ايكو|مراجعه|فيتامين|فيتامينات + حمل|حامل|=للحمل, حامل|حمل|مرضع|مرضعه|ارضع|=الحمل .. عادي|يجوز|ينفع|مسموح|يصير|ممكن|اقدر|بقدر|يضر|فيني|امن|خطر|هل|بصير, عادي|يجوز|ينفع|مسموح|يصير|ممكن|هل .. حامل|حمل|=الحامل|=للحامل, سونار|ايكو|موعد|فحوصات + اول|متي + حمل|=للحمل|حامل',
    ],
  }),
  'sore-nipples': finding(['Sore nipples', 'ألم الحلمتين'], {
    tick: ['Sore or cracked nipples from feeding', 'حلمات متشققة أو مؤلمة من الرضاعة'],
    says: [
      'nipple|nipples + sore|cracked|crack|bleeding|painful|hurts|feeding|latch, poor|bad|painful latch, nipples|nips + {pain}, nipple|nip + {pain} + feed|feeds|feeding|breastfeed|breastfeeding|nursing|baby|latch|latches, nipple|nipples|nip|nips + bleed|bleeds|shreds|shredded|chew|chewing|chewed|bite|biting|raw|scab|blister|blistered|split|chapped|latch|latching|{blood}, nips|nip + cracked|sore, nipples|nipple .. cracked|split|bleeding|raw|sore|chapped',
      'حلمه|حلمات|حلمتي + تشقق|تشققات|متشققه|مشققه|جرح|مجروحه, حلمه|حلمات|حلمتي + {pain}, حلمه|حلمات|حلماتي|حلماتها|حلمتي|حلمتها|حلمت + تنزف|نزف|ينزف|ملتهبه|ملتهب|محمره|متقرحه|مجروحه|متشققه|مشققه|انجرحت|مفطره, حلمه|حلمات|حلمتي|حلماتي|حلماتها + {pain}, حلمه|حلمات|حلمتي|حلماتي|حلماتها + {blood}|{burns}, حلمه|حلمات|حلماتي|حلماتها|حلمتي + رضاعه|رضاع|ترضع|ارضع|يرضع|بيبي, تشقق|تشققات|جرح|جروح|قشور .. حلمه|حلمات|حلماتي|حلمتي',
    ],
  }),
  engorged: finding(['Full, hard breasts', 'احتقان الثدي'], {
    tick: ['The breasts are full and hard with milk', 'الثديان ممتلئان ومتصلبان بالحليب'],
    says: [
      'engorged, engorgement, blocked|clogged duct|ducts, {breast} + full|hard + milk|feeding, {breast}|jugs|milk jugs + full|hard|brick|bricks|rock|rocks|bursting|solid|stone|stones|overfull|melons|balloons + milk|feed|feeding|nursing|baby|full, {breast} + milk + {pain}|tight|hard|full|heavy|stuck|lumpy, milk jugs|ducts|duct, {breast} + rock|rocks|brick|bricks|bursting|solid|stone, milk + clogged|blocked|stuck + {breast}, {breast} .. hard .. full, {breast} .. full .. milk, {breast} .. full .. hard|tight|heavy, {breast} like rocks|rock|stones|bricks, {breast} .. stone|stones|rock|rocks|brick|bricks|balloon|balloons|concrete, {breast} + tight|hard|full|bursting + milk|baby|feed|latch|catch|delivery, milk came .. {breast}',
      'احتقان ثدي|حليب|صدر, تحجر ثدي|حليب|صدر, انسداد قناه|قنوات, {breast} + حليب + متحجر|قاسي|مليان|محتقن, صدر|صدري|صدرها|ثدي|ثديي|{breast} + حليب|لبن|=الحليب + متحجر|متحجره|قاسي|مليان|متروس|محقن|محتقن|ممتلي|حجر|منتفخ|مسدود|صلب|متجمع|متجبن|تحجر, متحجر|متحجره|تحجر|محقن|محتقن|متروس|مليان + حليب|لبن, صدر|صدري|صدرها|{breast} + متحجر|متحجره|محتقن|محقن|متروس, {breast} + مليان|قاسي|ممتلي|صلب, {breast} + حجر|حجاره|صخر|طابوق|صلب|متحجر|قاسي + حليب|رضاعه|ولاده|رضع|بيبي, صدري|صدرها + حجر|حجاره|صخر|طابوق + حليب|رضاعه|ولاده',
    ],
  }),
  'little-milk': finding(['Little milk', 'قلة الحليب'], {
    tick: ['Worry about too little milk', 'قلق من قلة الحليب'],
    says: [
      'low|decreased milk|breastmilk|supply, little|no breastmilk, no milk + breast|nipple|coming, =little milk coming|supply|from breast, not enough milk|breastmilk|supply, milk supply|drying|dried, stop|wean breastfeeding, weaning, not make|making|produce|producing .. milk, not .. enough milk, milk .. not .. enough|coming|satisfying|come, have enough milk, enough milk my|breast milk + low|drying|dried|reduced|dropping, milk drying|dried|dropped up?, milk supply, not enough .. milk, pump|pumping + barely|nothing|drops|little|dribble|=hardly|few, barely|=hardly .. any? milk|breastmilk, low .. milk|supply|breastmilk, =little breastmilk, very|too|so little milk, supply + low|dropped|dropping|gone|tanked|down',
      'قله حليب|لبن, =حليبي|=حليبها|=لبني|=لبنها + قليل|قل|نشف|جف, =حليبي|=حليبها|=لبني|=لبنها + لا كفي, حليب نشف|جف, ادرار حليب|لبن, فطام, افطم, حليب|لبن|حليبي|حليبها|لبني|=الحليب .. ما .. يشبع|يكفي|كفي|كافي|يشبعه|يكفيه|يشبعها, ما .. حليب|لبن + يشبع|كفايه|يكفي|كافي|صدري|صدرها|ثدي, ما فيها|فيني|عندي حليب|لبن, حليب|حليبي|لبني|حليبها + قليل|ناشف|نشف|قل|ناقص|شحيح|خفيف, ادرار|در حليب|لبن|=الحليب, صدري|صدرها|ثديي ناشف|فاضي|نشف',
    ],
  }),
  'baby-blues': finding(['Baby blues', 'كآبة الأيام الأولى'], {
    tick: [
      'Tears and changing mood in the first 10 days after the birth, with good hours between',
      'بكاء وتقلب مزاج في أول 10 أيام بعد الولادة مع ساعات جيدة بينها',
    ],
    says: [
      'baby blues, cry|crying|tears|emotional + on and? off, cry|crying|tears|emotional .. no|any reason, cry|crying|tears .. nothing|everything|adverts|happy, cry|crying|tears + happy, weepy, tearful, crying|cry|tears|weepy|tearful .. happy|laughing|smiling|fine, cry|crying|burst .. tears|crying .. over|at|for nothing|small|silly|ad|advert',
      'ابكي|تبكي|بكي|دموعي .. بدون|بلا|من غير سبب, ابكي|تبكي .. .. اضحك|تضحك|ارجع|عادي, حساسه|عاطفيه|مزاجي متقلب, ابكي|تبكي|بعيط|بتعيط|تصيح|اصيح .. على .. اقل|اتفه|ولا شي|حاجه|سبب, دموعي|دموعها .. تنزل|بتنزل|على',
    ],
  }),
  'first-days': finding(['First 10 days after the birth', 'أول 10 أيام بعد الولادة'], {
    kind: 'background',
    tick: ['The birth was in the last 10 days', 'الولادة خلال آخر 10 أيام'],
    says: [
      'birth|delivered|delivery|born|section|baby .. =1|=2|=3|=4|=5|=6|=7|=8|=9|=10|one|two|three|four|five|six|seven|eight|nine|ten|few|couple days, =1|=2|=3|=4|=5|=6|=7|=8|=9|=10|one|two|three|four|five|six|seven|eight|nine|ten|few|couple days after|post|since|old .. birth|baby|delivery|delivering|section|giving, birth|born|delivered last week|yesterday, baby =2|=3|=4|=5|=6|=7|=8|=9|=10|two|three|four|five|six|seven days old, delivered|birth|born|section .. last|this monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend, delivered|birth|born|section|had baby|girl|boy|son|daughter|twins .. monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|weekend, delivered|birth|born|section|gave .. monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|weekend, delivered|birth|born|section|baby|gave .. one|1 week ago|before|back, =1|=2|=3|=4|=5|=6|=7|=8|=9|=10|one|two|three|four|five|six|seven|eight|nine|ten|few days|day postpartum|pp|postnatal, delivered|birth|gave week ago',
      'ولدت|ولاده|والده|ولادتي .. يومين|ايام|يوم|امس, ايام|يومين .. ولدت|ولاده|ولادتي, ثالث|رابع|خامس|ثاني يوم .. ولاده|ولدت|ولادتي, قيصريه|قيصري|ولدت|والده|مربيه|جبت|جابت|يبت|يابت|خلفت .. يوم|يومين|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع|عشر|ثلاثه|اربعه|خمسه|سته|سبعه|ثمانيه|تسعه|عشره|1|2|3|4|5|6|7|8|9|10 ايام|يوم|تيام, عمره|عمرها 1|2|3|4|5|6|7|8|9|10|يومين|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع ايام, ولدت|والده|قيصري|قيصريه|ولادتي|ولادتها|جبت|جابت|يبت|يابت|خلفت|نفاس|وضعت .. =اسبوع|=امس|=يومين|=البارح|=مبارح|=امبارح, نفاس|نافس|نفسا .. يومين|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع|عشر|1|2|3|4|5|6|7|8|9|10 ايام|يوم',
    ],
  }),
  'first-hours': finding(['First day after the birth', 'أول يوم بعد الولادة'], {
    kind: 'background',
    says: [
      'birth|delivered|delivery|born|section .. hours|hour|today|tonight|morning|minutes, hours|hour|minutes after|post|since .. birth|delivery|delivering|giving|baby, just gave|=delivered + now|today|tonight|hour|hours|minutes|home|alone|placenta|blood|bleeding|bleed|pouring|gushing|flooding|soaked',
      'ولدت|والده|ولاده .. ساعه|ساعات|ساعتين|اليوم|صبح|دقايق, ساعه|ساعات|ساعتين .. ولدت|ولاده',
    ],
  }),
  afterpains: finding(['Cramps while feeding', 'تقلصات أثناء الرضاعة'], {
    kind: 'comfort',
    tick: ['Cramps of the belly that come with breastfeeding, in the first days', 'تقلصات في البطن تأتي مع الرضاعة في الأيام الأولى'],
    says: [
      '{pain} + {belly} + when|while|during|each|every .. breastfeed|breastfeeding|feed|feeding|nurse|nursing|latches, {pain} + womb|uterus + when|while|during|each|every .. breastfeed|breastfeeding|feed|feeding|nurse|nursing|latches, cramp|cramps|cramping + {belly} + when|while|during|each|every .. breastfeed|breastfeeding|feed|feeding|nurse|nursing|latches, cramp|cramps|cramping + womb|uterus + when|while|during|each|every .. breastfeed|breastfeeding|feed|feeding|nurse|nursing|latches, afterpains, after pains, cramp|cramps|cramping when|while|during .. breastfeed|breastfeeding|nursing',
      'مغص|تقلصات|وجع|الم + بطن|بطني|رحم + ارضع|ترضع|رضاعه, الخوالف, خوالف',
    ],
  }),
  'stretch-itch': finding(['Itch where the skin stretches', 'حكة مكان تمدد الجلد'], {
    kind: 'comfort',
    tick: ['It itches only where the skin of the belly stretches', 'الحكة فقط مكان تمدد جلد البطن'],
    says: ['itch|itchy|itching + stretch|stretching|stretched, stretch marks', 'حكه|تحك|يحك + تمدد|تشققات|يتمدد, تشققات بطن'],
  }),
  'birth-delusion': finding(['Strange beliefs about the baby', 'أفكار غريبة عن الطفل'], {
    says: [
      'baby|daughter|son|she|he .. not hers|mine|ours|real|her baby|my baby|her child, not her baby|child|daughter|son, baby .. swapped|switched|evil|possessed|devil|demon|cursed|jinn|replaced|chosen|sent back, voice|voices .. baby|daughter|son|child, rid .. baby|daughter|son, baby|child|newborn|son|daughter .. swapped|switched|replaced|changed .. hospital|home|sent|send, swapped|switched|replaced baby|child|newborn, send|give|take .. back + baby|her|him|child, not our|real|her|my baby|child|son|daughter, baby|child|son|daughter .. sent from|by, baby|son|daughter .. dead|robot|fake|doll|god|prophet|messiah|possessed, signs|messages|signals .. television|tv|radio, newborn|infant .. sent from|by, newborn|infant|baby|child .. devil|evil|demon|jinn|possessed|cursed|swapped|switched, baby|child|newborn not .. someone|watching|voices|real, someone|people .. swapped|took|changed .. baby|child',
      'مو|مب|مش|مهو|مهي|ليس|ليست|ماهي|ماهو =بنتها|=ولدها|=طفلها|=بنتي|=ولدي|=ابنها|=بيبيها, بيبي|بنت|ولد|طفل .. مسكون|مبدل|بدلوه|بدلوها|جني|شيطان|ممسوس|ملبوس, صوت|اصوات|احد|حدا .. يكلمها|يقلها|يقولها|يقول|يامرها|بيحكيلها|بتحكي|يقل, تخلص .. بنت|بيبي|ولد|طفل|منه|منها, طفل|بيبي|ولد|بنت|مولود .. مو|مب|مش|ليس|ليست|مهو|موب|ما =طفلنا|=طفلي|=طفلها|=ولدنا|=ولدها|=بنتنا|=بنتها|=ابننا|=ابنها|=ابنتنا|=ابنتها|=لنا|=لها, مو|مب|مش|موب|مهو|مهي|ليس|ليست|ما =طفلنا|=ولدنا|=بنتنا|=ابننا|=ابنتنا|=ابنتها|=ضناها, بدلوه|بدلوها|مبدل|تبدل|استبدلوه|انبدل + بيبي|طفل|ولد|بنت|مستشفي, بيبي|طفل|ولد|بنت .. شيطان|جن|نبي|مسحور|يتكلم, {infant} .. فيه|فيها|داخله|راكبه|لابسه جن|جني|شيطان|شي, {infant} .. جن|جني|شيطان|شياطين',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
