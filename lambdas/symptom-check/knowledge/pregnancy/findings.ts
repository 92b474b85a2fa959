import { type Finding, finding } from '../kinds.ts';

/** Pregnancy, birth, the weeks after it, and breastfeeding. */
export const findings = {
  pregnant: finding(['Pregnancy', 'حمل'], {
    kind: 'background',
    tick: ['Pregnant', 'حامل'],
    says: [
      'pregnant, pregnancy + weeks|wk|months|trimester|scan|twin|bump|complicated, during|in|early|late|first|second|third|current|twin|risk pregnancy, expecting baby|twins|child, gestation, gestational, trimester, antenatal, =gravida, primigravida, =/40, weeks|wks|months =preg|along|gone, preg, positive pregnancy test, pregnancy test positive|came|faint? positive|line, faint|two|second line + test, ivf pregnancy, carrying twins|baby, due date, ectopic',
      'حامل, حوامل, حبلي, حبله, حبلا, =حملي, =حملها, =بحملي, جنين, شهر|اسبوع|اشهر|اسابيع .. حمل, حمل شهر|اسبوع|اول|ثاني|ثالث|خارج|توام, بدايه|فتره|اثناء|خلال|وقت|مع حمل, تحليل|اختبار|فحص حمل + ايجابي|موجب|خطين, شهر + ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع + حمل|حامل|بطني|جنين, بيبي ببطني',
    ],
  }),
  'after-birth': finding(['After birth', 'بعد الولادة'], {
    kind: 'background',
    tick: ['A birth in the last 6 weeks', 'ولادة خلال آخر 6 أسابيع'],
    says: [
      'postpartum, post partum, postnatal, puerperal, caesarean, cesarean, c section, csection, gave birth, after birth|delivery|delivering|childbirth, since delivery|delivering|childbirth, after|since giving|gave birth, after|since baby born, delivered + baby|days|weeks|ago, days|weeks post birth|delivery, new mother|mum|mom',
      'نفاس, نفسا, نفساء, ولدت, توها|توني|لسه =والده, =والده قيصري|طبيعي, مولده, قيصريه, بعد|عقب ولاده|ولادتي|ولادتها, =اربعين + ولاده|نفاس, خلفت + من, من ولاده',
    ],
    excludes: ['pregnant'],
  }),
  'after-loss': finding(['After a miscarriage or abortion', 'بعد إجهاض'], {
    kind: 'background',
    tick: ['A miscarriage or an abortion in the last weeks', 'إجهاض في الأسابيع الأخيرة'],
    says: [
      'miscarriage, miscarried, abortion, aborted, abortion pills, after + termination|curettage|dnc|d&c, misoprostol, cytotec, mifepristone',
      'اجهاض, اجهضت, سقطت جنين|حمل, طرحت, تنزيل جنين, سايتوتك, سيتوتك, كحت رحم|بطانه, عمليه كحت, تنظيف رحم, حبوب اجهاض|تنزيل',
    ],
  }),
  breastfeeding: finding(['Breastfeeding', 'رضاعة طبيعية'], {
    kind: 'background',
    tick: ['Breastfeeding', 'رضاعة طبيعية'],
    says: [
      'breastfeed, breastfeeding, breast feeding, nursing mother|mom|mum|baby, lactating, pumping milk',
      'ارضع, ارضاع, رضاعه طبيعيه, مرضع, مرضعه, ترضع, برضع, رضاعه + ثدي|صدر|حلمه',
    ],
  }),
  preterm: finding(['Before 37 weeks', 'قبل الأسبوع 37'], {
    tick: ['The pregnancy is under 37 weeks', 'الحمل أقل من 37 أسبوعاً'],
    says: ['preterm, premature|early labour|labor|contractions, waters + early|premature', 'طلق|ولاده + مبكر, طلق|ولاده + قبل اوان|موعد|وقت'],
    excludes: ['near-term'],
  }),
  'ectopic-risk': finding(['Risk of a pregnancy outside the womb', 'خطر الحمل خارج الرحم'], {
    kind: 'background',
    tick: [
      'An ectopic pregnancy or a tube operation before, a coil, or IVF',
      'حمل خارج الرحم أو عملية في الأنابيب سابقاً، أو لولب أو أطفال أنابيب',
    ],
    says: [
      'ectopic + before|previous|previously|last, tubal|tube surgery|ligation, tubes tied, =ivf, fertility treatment',
      'حمل خارج رحم + قبل|سابق, حقن مجهري, اطفال انابيب, عمليه انابيب, ربط انابيب',
    ],
  }),
  ectopic: finding(['Pregnancy outside the womb', 'حمل خارج الرحم'], {
    kind: 'disease',
    says: ['ectopic pregnancy, ectopic, tubal pregnancy', 'حمل خارج رحم, حمل انبوبي|هاجر|مهاجر'],
    implies: ['pregnant'],
  }),
  'shoulder-tip': finding(['Shoulder-tip pain', 'ألم طرف الكتف'], {
    tick: ['Pain at the tip of a shoulder, for no reason', 'ألم في طرف الكتف دون سبب'],
    says: [
      'shoulder tip, tip shoulder, {shoulder} + {pain} + {belly}, {shoulder} + {pain} + {vagina}',
      'طرف كتف, راس كتف, {shoulder} + {pain} + {belly}',
    ],
  }),
  'tissue-passed': finding(['Tissue passed', 'خروج أنسجة'], {
    tick: ['Lumps of tissue came out with the blood', 'خرجت مع الدم قطع من الأنسجة'],
    says: [
      'passed|passing + tissue|fetus|sac, came|coming out + tissue|fetus|sac, tissue + {vagina}, tissue + {blood}',
      'نزل + قطعه|قطع|لحمه|انسجه|كيس, طلع|خرج + قطعه|قطع|انسجه + {blood}, قطعه لحم',
    ],
  }),
  'rhesus-negative': finding(['Rhesus negative', 'فصيلة سالبة'], {
    kind: 'background',
    tick: ['The mother’s blood group is negative', 'فصيلة دم الأم سالبة'],
    says: ['rhesus|rh negative, blood group negative, anti d', 'فصيله|دمي|زمره + سالب|سالبه|نيجاتيف'],
  }),
  'placenta-praevia': finding(['Low placenta', 'مشيمة منخفضة'], {
    kind: 'background',
    tick: ['The placenta is known to lie low', 'المشيمة منخفضة حسب الفحص'],
    says: [
      'placenta + praevia|previa|low|covering|accreta|lying',
      'مشيمه|سخد|=الخلاص + نازله|منخفضه|متقدمه|ساقطه|واطيه|ملتصقه, نزول مشيمه, مشيمه مغطيه',
    ],
  }),
  'womb-hard': finding(['Hard womb', 'تصلب الرحم'], {
    tick: ['The belly is hard all the time, and the pain does not let go', 'البطن متصلب طوال الوقت والألم لا يزول'],
    says: [
      'abruption, {belly} + hard|rock|board|rigid + constant|nonstop|pregnant, {belly} + hard|rock|board|rigid + all time, constant|nonstop + {pain} + {belly}',
      'انفصال مشيمه, بطني|بطنها|رحم + قاسي|متحجر|صلب|متصلب|حجر',
    ],
  }),
  'less-movement': finding(['Baby moves less', 'قلة حركة الجنين'], {
    tick: ['The baby in the womb moves less than usual, or not at all', 'الجنين يتحرك أقل من المعتاد أو لا يتحرك'],
    says: [
      '{fetus} + {movesLess}, no|reduced|decreased|less|fewer|weak fetal? movement|movements|kicks|kicking, cant|not feel|felt|feeling + baby|kicks|movements, baby + not|stopped|hasnt|isnt|barely|hardly moving|moved|kicking|kicked',
      '{fetus} + {movesLess}, حركه|حركته + قلت|قليله|خفت|خفيفه|وقفت|توقفت|نقصت|ضعفت|ضعيفه|معدومه|اختفت|اقل + {fetus}, {fetus} + ما|لا|بطل|مش|مو .. تحرك|يرفس|رفس|حرك, ما .. حس|حاسه|حسيت + جنين|بيبي|رفس|رفسات|حركته, قله|نقص|توقف|انعدام|ضعف حركه جنين',
    ],
  }),
  'nothing-felt': finding(['Nothing felt from the baby', 'لا حركة محسوسة'], {
    tick: ['No movement of the baby was felt today', 'لم تُحس أي حركة للجنين اليوم'],
    says: [
      'feel|felt nothing + {fetus}, no kicks|movement|movements since|today|all, not kicked|moved since|today|all, nothing since + {fetus}',
      'ولا رفسه|حركه, ما .. رفس|تحرك + من امس|اليوم|صبح|طول|ساعات, جنين|بيبي + ساكت|ساكن, {fetus} + وقف حركه',
    ],
    implies: ['less-movement'],
  }),
  'moves-again': finding(['Moves as usual again', 'عادت الحركة كالمعتاد'], {
    kind: 'comfort',
    tick: ['The baby moves as usual', 'الجنين يتحرك كالمعتاد'],
    says: [
      '{fetus} + moving|moves|kicking|kicks + fine|well|normal|normally|usual|good|lot|again, feel baby moving|kicking',
      '{fetus} + تحرك|حركه|حركته + عادي|طبيعي|طبيعيه|زين|زينه|كويس|كويسه|منيح|منيحه|كالمعتاد',
    ],
    excludes: ['less-movement', 'nothing-felt'],
  }),
  'face-hand-swelling': finding(['Swelling of face or hands', 'تورم الوجه أو اليدين'], {
    tick: ['The face or the hands are suddenly swollen', 'تورم مفاجئ في الوجه أو اليدين'],
    says: ['{face} + {swell}, {hand} + {swell}, rings + tight', '{face} + {swell}, {hand} + {swell}, خاتم + ضيق, خاتم + لا دخل'],
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
      'preeclampsia, pre eclampsia, eclampsia, hellp, protein|proteinuria + urine|pregnant',
      'تسمم حمل, تسمم حملي, زلال, بروتين بول, ارتعاج',
    ],
  }),
  'over-20-weeks': finding(['20 weeks or more', 'الأسبوع 20 أو بعده'], {
    kind: 'background',
    tick: ['The pregnancy is 20 weeks or more', 'الحمل 20 أسبوعاً أو أكثر'],
    says: [
      '=5|=6|=7|=8|=9|five|six|seven|eight|nine months pregnant|along, third trimester, last trimester, last month + pregnant|pregnancy',
      'شهر خامس|سادس|سابع|ثامن|تاسع, =خامس|سادس|سابع|ثامن|تاسع شهر + حامل|حمل, اخر شهر + حمل|حامل, شهر اخير + حمل|حامل, اشهر اخيره + حمل',
    ],
    implies: ['late-pregnancy'],
  }),
  labour: finding(['Labour pains', 'الطلق'], {
    tick: ['Pains or tightenings that come and go regularly', 'آلام أو انقباضات تأتي وتذهب بانتظام'],
    says: [
      'in|into labour|labor, labour|labor + pains|started|signs|pain, contraction, contractions, tightenings, tightening + bump|pregnant|womb|weeks, {belly} + tightens|tightening + pregnant, {pain} + every + minutes + pregnant|weeks, mucus plug, bloody show',
      'طلق, =الطلق, =بالطلق, =طلقات, ولاده + بدات|وشيكه|علامات|اعراض|قربت, انقباضات رحم, انقباضات|تقلصات + ولاده|رحم|حامل|حمل, مخاض, سداده مخاطيه, الام ولاده, مغص + كل + دقيقه|دقايق + حامل',
    ],
    implies: ['pregnant'],
  }),
  'pains-close': finding(['Pains close together', 'طلق متقارب'], {
    tick: ['The pains come every 5 minutes or less', 'تأتي الآلام كل 5 دقائق أو أقل'],
    says: [
      'every =1|=2|=3|=4|=5|one|two|three|four|five|few|couple minutes|mins|min, contractions + minutes apart, contractions + close|strong|nonstop, contractions back back',
      'كل =2|=3|=4|=5|دقيقه|دقيقتين|ثلاث|اربع|خمس دقايق|دقيقه, طلق + متقارب|قوي|متواصل|متتالي, طلق ورا بعض, كل دقيقه|دقيقتين',
    ],
  }),
  'practice-pains': finding(['Irregular painless tightenings', 'تقلصات غير منتظمة'], {
    kind: 'comfort',
    tick: ['Only irregular tightenings without pain, gone with rest', 'تقلصات غير منتظمة بلا ألم تزول بالراحة'],
    says: [
      'braxton hicks, practice|false contractions|labour|labor, irregular|painless + tightening|tightenings|contractions',
      'براكستون, طلق|ولاده كاذب|كاذبه, تقلصات|انقباضات غير منتظم, تقلصات|انقباضات خفيف|كاذب',
    ],
    excludes: ['pains-close'],
  }),
  'waters-broken': finding(['Waters broken', 'نزول ماء الجنين'], {
    tick: ['The waters have broken, or fluid leaks from the vagina', 'نزل ماء الجنين أو يتسرب سائل من المهبل'],
    says: [
      'water|waters + broke|broken|breaking|burst, waters + gone|leaking|leaked|trickling, gush fluid|water, leak|leaking|leaked|trickle|gush + fluid|water + pregnant|weeks|baby|down, {vagina} + fluid|water + leaking|gush, amniotic fluid, membranes ruptured',
      'كيس ماي|ماء|مويه|ميه|مي, ماي|ماء|مويه|ميه|مي راس|جنين, انفجر|انفجرت|فقع|فقعت|طش|طشت|انفتق + ماي|ماء|مويه|ميه|مي|كيس, نزل|نزلت|ينزل|تسرب|تسريب + ماي|ماء|مويه|ميه|مي|سايل + حامل|حمل|جنين|اسبوع, نزل|نزلت|ينزل|تسرب علي|عليها|مني|منها ماي|ماء|مويه|ميه|مي|سايل, ماي|ماء|مويه|ميه|سايل نزل|ينزل|نازل مني|منها',
    ],
  }),
  'waters-coloured': finding(['Coloured waters', 'ماء جنين ملوّن'], {
    tick: ['The waters are green, brown, bloody or smell bad', 'ماء الجنين أخضر أو بني أو مدمم أو كريه الرائحة'],
    says: [
      'waters + green|brown|bloody|smells|smelly, water|fluid + green|brown|bloody + pregnant|broke|leaking|baby, meconium',
      'ماي|ماء|مويه|ميه|سايل + اخضر|خضرا|خضراء|بني|مدمم + جنين|راس|كيس|نزل|حامل, عقي',
    ],
    implies: ['waters-broken'],
  }),
  'urge-to-push': finding(['Urge to push', 'رغبة في الدفع'], {
    tick: ['An urge to push, or the head can be seen', 'رغبة قوية في الدفع أو ظهور رأس الطفل'],
    says: [
      'urge|need|want|feel like? push, urge|need|want|feel bear down, crowning, head seen|visible|showing|coming|out + {fetus}, baby coming now|out, see baby? head, about deliver, about give birth, giving birth now',
      'ادفع|تدفع|ادفش|احزق|احزك|دفع + {fetus}, احس|حاسه|تبي|ابي + ادفع|ادفش|احزق|تدفع, راس بيبي|طفل|جنين باين|طالع|طلع|ظهر|نازل|يبان, باين|طالع|طلع|ظهر|نازل راس بيبي|طفل|جنين, {fetus} + طالع|بيطلع|نازل|بينزل + الحين|الان|هلا|دلوقتي, بتولد|تولد|اولد|بولد + الحين|الان|هلا|دلوقتي',
    ],
    implies: ['labour'],
  }),
  'cord-out': finding(['Cord came out', 'خروج الحبل السري'], {
    tick: ['The cord, a foot or a hand of the baby came out first', 'خرج أولاً الحبل السري أو قدم الطفل أو يده'],
    says: [
      'cord + out|hanging|visible|see|coming|prolapse|feel|rope, foot|feet|arm|hand|bottom|leg coming|came|hanging|sticking out|first + {fetus}, breech + coming|labour|labor, shoulders|baby stuck + head',
      'حبل سري + طالع|طلع|خارج|خرج|نازل|نزل|باين|متدلي, حبل سره + طلع|نزل, رجل|قدم|يد|مقعده جنين|بيبي طالع|طلع|خرج|نازل, كتف|كتوف + عالق|علق + {fetus}',
    ],
    implies: ['labour'],
  }),
  'baby-born': finding(['Born outside a hospital', 'ولادة خارج المستشفى'], {
    tick: ['The baby has just been born, and no midwife is there', 'وُلد الطفل الآن ولا توجد قابلة'],
    says: [
      '{fetus} + born|delivered in|on? home|car|taxi|toilet|bathroom|floor|road, baby came out in|on? home|car|taxi|toilet|bathroom|floor|road, baby just born, baby born just? now, just gave birth, just delivered baby, gave birth + home|car|bathroom|alone',
      'ولدت بيت|سياره|حمام|طريق|لوحدي, ولدت =الحين|=الان|=دلوقتي|=هلا, =توي|=توها ولدت, {fetus} انولد بيت|سياره|حمام|ارض, نزل جنين|بيبي + بيت|سياره|حمام|ارض',
    ],
  }),
  'placenta-stuck': finding(['Placenta still inside', 'المشيمة لم تخرج'], {
    tick: ['The placenta has not come out, or only in part', 'لم تخرج المشيمة أو خرج جزء منها فقط'],
    says: [
      'placenta|afterbirth + stuck|inside|not|hasnt|retained|piece|part, retained placenta|products',
      'مشيمه|سخد|=الخلاص + لا نزل|طلع|خرج, مشيمه|سخد + باقي|جزء|قطعه|احتباس|عالق',
    ],
  }),
  'smelly-lochia': finding(['Bad-smelling flow after birth', 'إفرازات نفاس كريهة'], {
    tick: ['The flow after the birth smells bad', 'إفرازات النفاس كريهة الرائحة'],
    says: [
      'lochia + smell|smelly|foul, {blood} + foul|smelly|smells + birth|delivery, discharge + foul|smelly|smells + birth|delivery',
      'نفاس + ريحه|ريحته|كريهه, دم|افرازات + ريحه|ريحته|كريهه + ولاده|نفاس',
    ],
  }),
  'birth-wound': finding(['Wound of the birth', 'جرح الولادة'], {
    tick: [
      'The stitches or the caesarean wound is red, open, oozing or more painful',
      'الغرز أو جرح القيصرية محمر أو مفتوح أو يفرز أو ازداد ألمه',
    ],
    says: [
      'stitches|stitch|episiotomy|tear|scar|wound|incision|section + {red}, stitches|episiotomy|scar|incision|section + pus|opened|open|oozing|leaking|infected|smell|hurts|painful|swollen',
      'غرز|خياطه|قيصريه + {red}, جرح ولاده + {red}, غرز|خياطه|قيصريه + {pain}, جرح ولاده + {pain}, جرح ولاده + صديد|مفتوح|انفتح|التهاب|ملتهب, غرز|خياطه|قيصريه + صديد|مفتوح|انفتح|التهاب|ملتهب|ينزل|ريحه',
    ],
  }),
  'morning-sickness': finding(['Sickness of pregnancy', 'غثيان الحمل'], {
    tick: ['Nausea or vomiting of early pregnancy', 'غثيان أو قيء في بداية الحمل'],
    says: ['morning sickness, hyperemesis, pregnancy sickness|nausea', 'وحام, وحم, اتوحم, غثيان|ترجيع|قيء|لوعه|استفراغ حمل|حوامل'],
    implies: ['pregnant'],
  }),
  'palms-itch': finding(['Itching of palms and soles', 'حكة الكفين والقدمين'], {
    tick: ['Strong itching of palms and soles without a rash', 'حكة شديدة في الكفين وباطن القدمين دون طفح'],
    says: [
      'palms|soles + {itch}, hands feet + {itch}, cholestasis',
      'كف|كفوف + {itch}, باطن قدم|رجل + {itch}, يدين|ايدي + رجول|قدمين|رجلين + {itch}, ركود صفراوي',
    ],
  }),
  'rash-contact': finding(['Contact with a rash illness', 'مخالطة مرض طفحي'], {
    tick: ['Contact with chickenpox, measles or slapped cheek, not immune', 'مخالطة جدري الماء أو الحصبة أو الخد المصفوع دون مناعة'],
    says: [
      'contact|exposed|exposure|near|around|son|daughter|kid|child + chickenpox|measles|shingles|parvovirus|rubella, contact|exposed|exposure|near|around|son|daughter|kid|child + chicken pox, contact|exposed|exposure|near|around|son|daughter|kid|child + slapped cheek',
      'مخالطه|خالطت|قريبه|ولدي|بنتي|عندهم|ابني + جدري|عنقز|حصبه|جديري|بوشنج, مخالطه|خالطت|قريبه|ولدي|بنتي|عندهم|ابني + حزام ناري',
    ],
  }),
  'ligament-pain': finding(['Short pains on moving', 'ألم قصير عند الحركة'], {
    kind: 'comfort',
    tick: ['Only short pulling pains on turning, coughing or standing up', 'آلام شد قصيرة فقط عند الالتفاف أو السعال أو الوقوف'],
    says: [
      'round ligament, growing|stretching|pulling + pains|pain|ligament|sensation, {pain} + turn|turning|rolling|roll|cough|stand + pregnant|groin, pelvic girdle, pubic bone, symphysis, =spd',
      'رباط مدور|مستدير, شد|يشد + بطني|اسفل + اقوم|اتحرك, عظمه عانه|حوض + {pain}, {pain} + اتقلب|التف|اعطس|اقوم + حامل',
    ],
  }),
  'pregnancy-question': finding(['A question about pregnancy', 'سؤال عن الحمل'], {
    says: [
      'safe|ok|allowed|can + pregnancy|pregnant|breastfeeding + take|eat|fly|drink|fast|use|travel|exercise|dye, due date, folic acid, prenatal vitamins, antenatal appointment|care, stretch marks, linea nigra',
      'حامل|حمل|مرضع|ارضع + يصير|يجوز|ممكن|مسموح|اقدر|عادي|ينفع|يضر|امان|صيام|اصوم|سفر|اسافر|طياره|صبغه, حمض فوليك, فيتامينات حمل, موعد ولاده, تشققات|علامات تمدد, مراجعه|متابعه حمل',
    ],
  }),
  'sore-nipples': finding(['Sore nipples', 'ألم الحلمتين'], {
    tick: ['Sore or cracked nipples from feeding', 'حلمات متشققة أو مؤلمة من الرضاعة'],
    says: [
      'nipple|nipples + sore|cracked|crack|bleeding|painful|hurts|feeding|latch, poor|bad|painful latch',
      'حلمه|حلمات|حلمتي + تشقق|تشققات|متشققه|مشققه|جرح|مجروحه, حلمه|حلمات|حلمتي + {pain}',
    ],
  }),
  engorged: finding(['Full, hard breasts', 'احتقان الثدي'], {
    tick: ['The breasts are full and hard with milk', 'الثديان ممتلئان ومتصلبان بالحليب'],
    says: [
      'engorged, engorgement, blocked|clogged duct|ducts, {breast} + full|hard + milk|feeding',
      'احتقان ثدي|حليب|صدر, تحجر ثدي|حليب|صدر, انسداد قناه|قنوات, {breast} + حليب + متحجر|قاسي|مليان|محتقن',
    ],
  }),
  'little-milk': finding(['Little milk', 'قلة الحليب'], {
    tick: ['Worry about too little milk', 'قلق من قلة الحليب'],
    says: [
      'low|decreased milk|breastmilk|supply, little|no breastmilk, little|no milk + breast|nipple|coming, not enough milk|breastmilk|supply, milk supply|drying|dried, stop|wean breastfeeding, weaning',
      'قله حليب|لبن, =حليبي|=حليبها|=لبني|=لبنها + قليل|قل|نشف|جف, =حليبي|=حليبها|=لبني|=لبنها + لا كفي, حليب نشف|جف, ادرار حليب|لبن, فطام, افطم',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
