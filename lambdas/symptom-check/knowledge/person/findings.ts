import { type Finding, finding } from '../kinds/finding.ts';

/** Known from the form, from a number or from how long it lasts; nobody is asked. */
const known = (en: string, ar: string): Finding => finding([en, ar], { kind: 'background' });
const tick = (label: readonly [string, string], ticked: readonly [string, string], en: string, ar: string): Finding =>
  finding(label, { kind: 'background', tick: ticked, says: [en, ar] });

/** Who somebody is, how a complaint goes, what was measured. */
export const findings = {
  'under-1-month': known('Under 1 month', 'دون شهر'),
  'under-3-months': known('Under 3 months', 'دون 3 أشهر'),
  'under-6-months': known('Under 6 months', 'دون 6 أشهر'),
  'under-1': known('Under 1 year', 'دون سنة'),
  'under-2': known('Under 2 years', 'دون سنتين'),
  'under-5': known('Under 5 years', 'دون 5 سنوات'),
  'under-16': known('Under 16', 'دون 16 سنة'),
  'under-40': known('Under 40', 'دون 40 سنة'),
  'over-16': known('16 or over', '16 سنة فأكثر'),
  'over-30': known('30 or over', '30 سنة فأكثر'),
  'over-40': known('40 or over', '40 سنة فأكثر'),
  'over-50': known('50 or over', '50 سنة فأكثر'),
  'over-60': known('60 or over', '60 سنة فأكثر'),
  'over-65': known('65 or over', '65 سنة فأكثر'),
  male: known('Male', 'ذكر'),
  female: known('Female', 'أنثى'),
  fertile: known('Could be pregnant', 'قد تكون حاملاً'),
  'over-1-day': known('For more than a day', 'منذ أكثر من يوم'),
  'over-3-days': known('For more than 3 days', 'منذ أكثر من 3 أيام'),
  'over-5-days': known('For more than 5 days', 'منذ أكثر من 5 أيام'),
  'over-week': known('For more than a week', 'منذ أكثر من أسبوع'),
  'over-3-weeks': known('For 3 weeks or more', 'منذ 3 أسابيع أو أكثر'),
  'over-6-weeks': known('For 6 weeks or more', 'منذ 6 أسابيع أو أكثر'),
  'late-pregnancy': known('Pregnant 20 weeks or more', 'حامل في الأسبوع 20 أو بعده'),
  'near-term': known('Pregnant 37 weeks or more', 'حامل في الأسبوع 37 أو بعده'),
  'temperature-39': known('39 °C or more', '39° أو أكثر'),
  'temperature-40': known('40 °C or more', '40° أو أكثر'),
  'low-temperature': known('Under 35.5 °C', 'أقل من 35.5°'),
  'low-oxygen': known('Oxygen under 92%', 'الأكسجين أقل من 92%'),
  'lowish-oxygen': known('Oxygen under 95%', 'الأكسجين أقل من 95%'),
  'very-fast-pulse': known('Very fast pulse for the age', 'نبض سريع جداً بالنسبة إلى العمر'),
  'fast-pulse': known('Fast pulse for the age', 'نبض سريع بالنسبة إلى العمر'),
  'slow-pulse': known('Slow pulse', 'نبض بطيء'),
  'low-pressure': known('Low blood pressure', 'ضغط دم منخفض'),
  'raised-pressure': known('140/90 or more', 'الضغط 140/90 أو أكثر'),
  'high-pressure': known('160/100 or more', 'الضغط 160/100 أو أكثر'),
  'very-high-pressure': known('180/120 or more', 'الضغط 180/120 أو أكثر'),
  'fast-breathing': known('Fast breathing for the age', 'تنفس سريع بالنسبة إلى العمر'),
  'low-sugar-reading': known('Sugar under 4 mmol/L', 'السكر أقل من 4 ملّي مول/لتر'),
  'high-sugar-reading': known('Sugar over 15 mmol/L', 'السكر أكثر من 15 ملّي مول/لتر'),
  'many-tablets': known('Many tablets', 'حبوب كثيرة'),
  'felt-severe': known('Felt as 8 or more of 10', 'الشدة 8 أو أكثر من 10'),
  severe: tick(
    ['Severe', 'شديد'],
    ['It is severe: hardly to be borne', 'شديد لا يكاد يُحتمل'],
    '{severe}, {pain} serious|seriously, paining .. serious|seriously',
    '{severe}, =ينطاق|=هتنفجر|=بينفجر',
  ),
  'severe-pain': tick(
    ['Severe pain', 'ألم شديد'],
    ['The pain is hardly to be borne', 'الألم لا يكاد يُحتمل'],
    '{pain} + {severe}, {pain} so|too|very bad|badly|much, too much {pain}, {pain} too much, bad {pain}, agony, excruciating, agonising, agonizing, writhing, {pain} + climb wall|walls, {pain} + cant .. bear|stand|take|tolerate|handle, worst {pain}, screaming|crying|howling with|in|from {pain}, {pain} + unreal|brutal|mental|crazy|insane, {pain} off scale|charts, =10/10|=9/10 {pain}, {pain} =10/10|=9/10, head|eye|skull + burst|bursting|explode|exploding, {pain} + burst|bursting|exploding, paining .. serious|seriously|much|bad|badly, too much paining|hurting, never .. felt|feel|had pain|headache, strong|strongest|heavy|horrible|terrible|awful|massive {pain}, worst|strongest .. {pain}, cant find .. position|comfortable, curled|rolling|doubled + {pain}, {pain} + screaming|screamed|crying|vomiting|faint, screaming|screamed .. {pain}',
    '{pain} + {severe}, {pain} + ما + تحمل|نحمل|ينحمل|طاق|يطاق|حتمل|استحمل|ستحمل, {pain} + حيل|موت|ذبح|ذابح|يذبح|فظيع|مو طبيعي|ما طبيعي|يقتل|بزاف, اصرخ|يصرخ|تصرخ|يصيح|اصيح|تصيح من .. {pain}, {pain} + كثير|مره قوي|شديد|جامد, راسي|راسه|راسها|دماغي|دماغه|عيني|عينه + ينفجر|بينفجر|بيطق|يطق|هتنفجر|حتنفجر|بتنفجر|تنفجر|بيتفجر|ينشق, {pain} + حاد|قوي|مو طبيعي|فظيع|رهيب, يتلوي|تتلوي|اتلوي|بتلوي|بيتلوي|يتقلب من? {pain}?, لا|ما .. وضع|وضعيه .. مريح|مريحا|ترتاح|ارتاح, {pain} + يطق|ينفجر|يفتك|طعن|خنجر, ما .. ينطاق|ينتحمل|يتحمل|اتحمل|ينحمل, حكه|الم|وجع + تذبح|يذبح',
  ),
  sudden: tick(
    ['Sudden onset', 'بداية مفاجئة'],
    ['It began suddenly, within seconds or minutes', 'بدأ فجأة خلال ثوانٍ أو دقائق'],
    '{sudden}, straight away|after, just|simply went down, one minute|moment .. next, out nowhere|blue, fine + then|lunch|minute|suddenly|before everything|start|started, while .. lifting|running|sprinting|playing|sitting|driving something tear|tore|snapped|popped|cracked, heard|felt crack|pop|snap|tear, started .. ago hours?|minutes?, like switch|curtain|bolt, outta blue, came on .. like that|once|strong, without warning, =flash, instant, in second|moment, bang, woke|woken by|with',
    'فجاه, =فجاه, =وفجاه, فجا, مفاجي, مفاجيه, بغته, مره وحده, صاعقه, علي غفله, غفله, بلحظه, لحظه وحده, دون مقدمات, علي غره, طب علي, فد مره, دفعه وحده, بدون سابق, من غير مقدمات, بدون مقدمات, بدون انذار, حين غره, في|خلال|بظرف|بغضون ثواني, =اتخشب|=وقع|=طاح|=اتشنج مره واحده, مره واحده + كنت|كان|وهو|وانا|وهي|قاعد|واقف|نايم, مثل|متل|زي صاعقه|برق|سكين, من ثانيه لثانيه, لحظيا, مره واحده وانا|وهو|وهي, فجاتا|فجئه|فجاءه|بفجاه, دون سابق انذار, من غير ما',
  ),
  mild: finding(['Mild', 'خفيف'], {
    kind: 'background',
    says: [
      'mild, mildly, slightly, =slight, minor, not bad, not severe|serious, superficial, tolerable, bearable, not|nothin|nothing|nowt major|big|much|terrible|serious|drastic, niggle, niggly, no biggie, not big deal, =only|just slight|small|little, barely notice|noticeable|there|hurts, meh, not too bad, hardly|barely noticeable, low grade, {slight} {slight}? {pain}, {slight} {slight}? {ailment}, {pain} up? =only|just? {slight}, {ailment} up? =only|just? {slight}, tiny {ailment}, =faint redness|line|ache|mark|pink|rash|headache|bruise, small problem, tiny|little|small|wee|brief streak|smear|stab|twinge|niggle|red|pimple|burn, few|couple seconds|sec|secs + {pain}, {pain} .. second|seconds|sec|secs, bit chesty|snotty|tender, not bother|bothered|bothering|bothers',
      '{pain} .. خفيف|خفيفه|بسيط|بسيطه|طفيف|محتمل, {ailment} .. خفيف|خفيفه|بسيط|بسيطه|طفيف|طفيفه|صغير|صغيره|سطحي|محتمل|قليل|قليله, خفيف|بسيط|بسيطه {pain}, شي|شيء|حاجه|شويه|اعراض|حاله|وضع خفيف|خفيفه|بسيط|بسيطه, خفيف|خفيفه|بسيط|بسيطه مو|ما|كثير|حيل|وايد|بس, ما قوي|شديد|جامد|شديده|قويه, لا شديد|شديده, ما|مو كثير|قويه|قوي, ما يذكر, عادي بسيط, ع خفيف, ما مضايقني|تاعبني|يعوقني|ياثر, طفيف, طفيفه, {slight} {pain}, {slight} {ailment}, {pain} {slight}, {ailment} {slight}, {pain}|مغص|وخز .. بسيط|خفيف|طفيف, قليلا|قليل|طفيفا|بسيطا|خفيفا, يحرق|احمر|حمرا|متضايقه|متضايق|يحك .. شوي|شويه|بس, بس احمر|حمرا|يحرق|شوي, ما .. يعور|يوجع|يالم, شوي|شويه .. {pain}',
    ],
  }),
  usual: finding(['As usual', 'كالمعتاد'], {
    kind: 'background',
    tick: ['It is as it often was before', 'كما حدث مرات عديدة من قبل'],
    says: [
      'same as|like|old always|before|usual|other|last|every|story|again, known migraine, like other|previous|last times|time|one|ones|episodes, like my? other, like before|always|ever, same same|old, regular thing|one, usual|typical|normal|regular {pain}, usual|typical|normal|regular headache|migraine|attack|episode|flare|cramp|symptom|pattern|thing|hayfever|hives, {pain} .. as ever|before|usual|always, headache|migraine|hives|attack .. as ever|before|usual|always, same .. every|each time|month|year|day, always like|same, happens every|each, {pain} + every month|spring|year|period, headache|migraine|hives|hayfever|sneezing|cramp|happens|comes|come|same every|each month|spring|year|summer|winter, every spring, nothing new, no different .. other|others|before|usual|last, same .. always|other|others|before|usual, exactly like .. other|before|last|usual, like .. other|previous|others episodes|attacks|times|ones|headaches|migraines, {pain} + every single? month, same .. always|everytime|everytimes, same happens|always|every, always .. when|if .. eat|stress|exam|exams, every|each time .. eat|exam|exams|stress, known|his|her usual|known fit|seizure|attack, like last year|time|times|month, had .. before|many times, i know it|this, used to it|this',
      'كالمعتاد, مثل|زي|متل|نفس|كما العاده|دايم|دايما|قبل|اول|عادتي|عادتها, مثل|متل|زي|كما .. كل مره|دايم|قبل|العاده|عاده|دايما, نفس .. كل مره|دايم|قبل|عاده|العاده|مره|شهر, دايما .. كذا|جذي|كده|هيك, كل مره|شهر|سنه|ربيع .. نفس|هيك|كذا|جذي|كده|نفسه, {pain} + كل شهر|سنه|ربيع|دوره, صداع|شقيقه|يجي|يجيني|تجيني|بتجيني|بيجيني|تجي كل شهر|سنه|ربيع|دوره, كل ربيع, متعود|متعوده علي|عليه|عليها, كالعاده, ما|مفيش جديد|شي جديد, نفس .. مرات|مره كثيره|قبل|سابقا, حاله القديمه, =هي هي|نفسها|ذاتها, زي|متل|مثل|نفس سنه|السنه|شهر|مره اللي|الي|السابقه|فاتت, نوبته|نوبتها|نوبتي معروفه|المعروفه|عاديه|المعتاده, هيك|كذا|جذي|كده|كدا يصير|بيصير|بيحصل|يحصل + كل|دايم|كلما, كعادته|كعادتها, صار|صارت لي|معي قبل, كل مره|مرات|كل ما نفس|هيك|كذا, تجيني|بتجيني|يجيني|بيجيني كل ما',
    ],
  }),
  worsening: finding(['Getting worse', 'يزداد سوءاً'], {
    kind: 'background',
    tick: ['It is getting worse quickly', 'يزداد سوءاً بسرعة'],
    says: [
      'worse, worsening, increase, increasing, progressive, progressively, spread, spreading, downhill, deteriorate, deteriorating, deterioration, worser, going down fast|hill, snowballing, escalating, stronger every, every hour more|stronger|bad, each hour|day more, crept|creeping|crawling|moving up, tripled|doubled, more more, bigger bigger, badder, every|each hour|day .. more|bigger|worse|up, then .. then .. today',
      '=يزيد, =ويزيد, =تزيد, =بيزيد, =بتزيد, =بزيد, =يزيدون, =متزايد, ازداد, اسوا, ازدياد, تفاقم, نتشر, انتشر, سوء, يسوء, تسوء, ساء, ساءت, تدهور, دهور, يتدهور, اردي, العن, اتعس, اخس, انتكس, كل ساعه|يوم|شوي|دقيقه .. اسوا|اردي|العن|اكثر|ازود|اقوي|اتعس|اشد|اصعب, =زاد, =وزاد, =زادت, =زايد, =وزايد, =زايدين, =يزود, يزداد, قاعد|قاعده يزيد|تزيد|يزود, كل .. جاه|مالها|ماله, يشتد|بيشتد|اشتد|تشتد|اشتدت, اكبر|اقوي|اكثر من قبل|امس|اول, تجاوز|تجاوزه|تعدي .. خط|خطا|ساعات, هسه|الحين|هلق|دلوقتي صار|صارت|رح ثالث|رابع|اكثر|اقوي|اسوا',
    ],
  }),
  recurring: finding(['Comes and goes', 'يتكرر'], {
    kind: 'background',
    says: [
      'chronic, recurrent, recurring, on off, come go, comes goes, intermittent, intermittently, keep coming, keeps happening, again again, {pain} + every day|night|week, happens|comes|coming often|frequently, frequent|often {pain}|headaches|attacks, persistent {pain}, long standing, longstanding, for months, for years, many months, several months, several weeks, few weeks, few months, past months, past year, on n off, off on|n, come n? go, comes n? goes, coming n? going, sometimes|sometime .. coming|comes|goes|going, sometimes .. {pain}, now then, in waves, again .. again, every few|couple days|weeks|hours, keeps coming|returning|happening|back, back again, comes back, disappears .. back|returns',
      'مزمن, مزمنه, متكرر, متكرره, روح رجع, يجي ويروح, تجي وتروح, كل فتره, من شهور, من اشهر, من فتره, من زمان, {pain} + كل يوم|اسبوع|ليله, من سنين, منذ اشهر, منذ سنوات, من اسابيع, منذ اسابيع, كل كم يوم, بين فتره وفتره, صارلي شهور|سنين, روح رد|يرد|رجع|يجي|جي, راح ورجع|رجع|رد, يجي|ييجي|تجي|بيجي|بتجي|ايجي|يي .. يروح|وروح|ويروح|تروح|وتروح|يمشي|ويمشي|تمشي|يغيب|ويختفي|يختفي|بيروح|وبيروح|يخف, يطلع ويختفي|ويروح, يروح ويرد|ويرجع|ويجي, تروح وترد|وترجع|وتجي, بيروح وبيرجع|وبيجي, احيانا يجي|تجي|يجيني|تجيني|يروح|تروح, احيانا .. {pain}, مرات ومرات, متقطع, متقطعه, مره .. مره, مرات .. مرات',
    ],
  }),
  settles: finding(['Eases with rest', 'يخف مع الراحة'], {
    kind: 'comfort',
    tick: ['It comes with effort only, and goes with rest', 'يأتي مع المجهود فقط ويزول بالراحة'],
    says: [
      'only on|with|when|during|after|if exertion|walk|walking|climb|climbing|exercise|effort|run|running|stairs, comes on|with exertion|walking|climbing|exercise, brought on by? exertion|walking|exercise|climbing|effort, occurs|occurring on|with|when|after exertion|walking|exercise|climbing, exertional chest, {relief} + {rest}, rest|resting|sit|sits|sitting|stop|stopping|feet .. gone|goes|finish|finished|ok|okay|better|stops|eases|fine|away|disappears|passes|settles|fades, rest|sit|stop|feet .. {relief}, goes|gone|away|better|ok|eases|fades|disappears .. rest|resting|sit|stop|sitting',
      'بس مع مجهود, اذا مشيت, لما امشي, مع مجهود فقط, اذا ارتحت روح, {relief} + {rest}, ارتحت|اريح|ريح|ارتاح|قعدت|اقعد|قعد|جلست|اجلس|وقفت|اوقف|استريح|استرحت|راحه|مرتاح|قعدته .. راح|يروح|تروح|روح|خف|يخف|تخف|اختفي|يختفي|هدا|يهدا|يزول|زال|وقف|يوقف|بيروح|بيخف|تحسن, الا .. {effort}, ما .. الا .. {effort}',
    ],
  }),
  'at-rest': finding(['At rest', 'عند الراحة'], {
    kind: 'background',
    tick: ['It comes at rest too', 'يحدث أثناء الراحة أيضاً'],
    says: [
      'even .. rest|resting|sitting|lying|sofa|still|couch|relaxing|bed|chair, even nothing, pain|breathless|comes|came|coming|happens|happening|strikes|starts|started|hit|hits|short|breath|attack|get|gets|got .. while|when|whilst|at resting|sitting|lying|lay|laying|sat|watching|chilling, while resting|sitting|chilling|=chillin|relaxing, just|only sitting|resting|=chilling|=chillin|lying, =chillin|relaxing|lounging, sitting still|idle|doing, =chilling, not moving|doing anything|work, doing nothing|nowt|nothin, watching tv|telly, pain|breathless|breathlessness|breath|also|too rest, even|also|too|pain|breathless|while at rest, minimal exertion|effort, without effort|exertion|moving|work',
      'حتي|وحتي وانا|وهو|وهي|لو|وقت|اثناء|مع|انا? قاعد|قاعده|جالس|جالسه|مرتاح|مرتاحه|متسطح|متسطحه|نايم|منسدح|منسدحه|راحه|ساكت|مستلقي, يجي|جاني|يجيني|تجيني|بيجيني|يصير + وانا|وهو|وهي جالس|جالسه|مرتاح|مرتاحه|قاعد|قاعده|منسدح|متسطح|مستلقي, وانا جالس|جالسه|قاعد|قاعده, وقت|اثناء راحه, حتي راحه, بدون مجهود|حركه|جهد, ما|مو مسوي|اسوي|عامل|بعمل|سويت شي, بلا مجهود|حركه, واني|وانا|وهو|وهي|اني كاعد|گاعد|كاعده|قاعد|متمدد|مسترخي, ما|مو مسوي|مسويه|عامل|عامله شي|شيء, اول ما حط|احط|انسدح|انام راسي?',
    ],
  }),
  effort: finding(['With effort', 'مع المجهود'], {
    kind: 'background',
    says: [
      'exert, exertion, exertional, exercise, stairs, climb, climbing, uphill, effort, sport, football, gym, strenuous, when|while|whenever|on|with|during|after|if|every|each|from|as .. walk|walks|walking|run|running|runs|play|playing, started walking|running, =walked|=running|=playing, walk|walks|walking|run fast|uphill|far|upstairs|briskly, {pain} walking|running,  heavy|hard work|lifting|load, working hard, jogging, jog, lifting weights, carrying, workout, exercising, hill, hills, cycling, swimming, rushing, hurry, hurrying, =ran, one|two|few|little stairs|steps|floors|floor, walk|walking|walks|going .. toilet|bathroom|kitchen|room|door|car, sprint|sprinting|training, every|after training|match|practice, ramp, flight stairs|steps, climb|climbing .. ramp|floors|steps',
      'مجهود, رياضه, لما|اذا|كل|وانا|وهو|وهي|اثناء|وقت|مع|بعد|عند|من|يوم|كي|بس|لين .. مشي|امشي|يمشي|تمشي|لعب|العب|يلعب, درج, سلم, ركض, اركض, طلوع, اصعد, =العب, =نلعب, =لعبت, كوره, =جري, =الجري, =بجري, =اجري, تمرين, تمارين, جيم, =الدري, =دري, شيل, شغل ثقيل, هروله, شلت|اشيل|بشيل|ارفع ثقيل|اثقال|اغراض, اتحرك كثير, جهد, اجهاد بدني, تسلق, طلعت درج|سلم|دري, راح|تروح|يروح|اروح|رايحه .. حمام|مطبخ|غرفه + نهج|تنهج|ينهج|انهج|توقف|وقف|نفس|تعب, طلعت|طلع|اطلع|بطلع .. دور|دورين|طابق|طابقين|ادوار|درجتين, رقيت|ارقي|يرقي|طلعت .. دري|درج, =بركض|=بجري|=عم اركض|=بتسلق|=بشيل|=مشيت|=ركضت|=جريت',
    ],
  }),
  newborn: finding(['Small baby', 'رضيع'], {
    kind: 'background',
    says: [
      'newborn baby|boy|girl|son|daughter|is|days|weeks|has|with, my newborn, newborn, neonate, infant, new baby, day old, week old, days old, weeks old, one month old, two month old, breastfed, bottle fed, new born, brand new + womb|days|old, days .. womb|born|birth, 1|2|3|4|5|6|7|8|10|12|14|15|20|21|25 day old?, baby 1|2|3|4|5|6|7|8|10|12|14|15|20|21|25 days|day|weeks|week, baby + days|weeks old, fortnight old baby?, born last|this|yesterday|days|weeks, just born, days fresh, bubba|baby few days|weeks, baby two|three|four|five|six|one weeks|week|days, 1|2|3|4|5|6|7|8 week|weeks|wk|wks old, first baby .. weeks|days, baby .. 4|5|6|7|8 weeks',
      'رضيع, رضيعه, مولود, حديث ولاده, بيبي, عمره|عمرها|عمرو|عمر .. يوم|ايام|اسبوع|اسبوعين|اسابيع|يومين, ابن|بنت يوم|يومين|اسبوع|اسبوعين|ايام|اسابيع|شهر, مولوده, توه|توها|تازه مولود|مولوده|نولد|انولد|ولدت, انولد|نولد .. قبل|من|اليوم|امس, رضيعتي, رضيعي, نونو, عمره|عمرها|عمرو شهر|شهرين, ابن|بنت شهرين',
    ],
  }),
  child: finding(['Child', 'طفل'], {
    kind: 'background',
    says: [
      'child, children, toddler, kid, little one, little boy, little girl, son, daughter, boy, girl, baby, grandson, granddaughter, schoolboy, schoolgirl, schoolchild, nephew, niece, kindergarten, nursery, 1|2|3|4|5|6|7|8|9|10|11|12|13|14 year|years|yr|yrs|yo|month|months old, 1|2|3|4|5|6|7|8|9|10|11|12|13 yo|yrs, lad|lass|bairn|tot|tots|bub|bubba|wean|kiddo|kiddie|munchkin|youngster|tiddler|nipper|babe|infant|preschooler|teen|teenager, lil|little man|lad|lass|fella|fellow|guy|princess|one|monkey|angel, two|three|four|five|six|seven|eight|nine|ten|eleven|twelve year|years|yr|month|months old, man|boy|girl two|three|four|five|six|seven|eight|nine, youngest|eldest',
      'طفل, طفله, طفلي, ولدي, بنتي, ابني, ابنتي, عيالي, صغيري, ولد صغير, بنت صغيره, حفيد, حفيدتي, حفيدي, رضيع, جاهل, جاهلي, ياهل, جهال, ياهلي, بزر, بزران, بزره, وليدي, الوليد, بنيتي, ابنيتي, بنوته, بنوتي, زعطوط, صغيرنا, شافع, عيل, عيلي, ورع, ورعان, صغيرونه, طفلنا, ولدنا, بنتنا, =البزر, =الجاهل, =الياهل, رضيعه, رضيعتي, ضناي, ابننا, وليده, نونو, زغيري, صغيرتي, عمره|عمرها|عمرو سنه|سنتين|ثلاث|تلات|اربع|خمس|ست|سبع|ثمان|تسع, مراهق|مراهقه, مخده|مخدة|سرير|لعب =الواد|=البت|=الولد, =الواد|=البت|=الصبي',
    ],
  }),
  elderly: finding(['Older person', 'كبير في السن'], {
    kind: 'background',
    says: [
      'elderly, grandmother, grandfather, grandma, grandpa, granny, nan, old man|woman|lady, spring chicken, pensioner, oap, nana, gran, grandad, granddad, grandparent, great grandmother, old age, eighties|seventies|nineties, old mum|dad|mother|father|parents|uncle|aunt, 68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95 year|years|yr|yrs|yo|next|now, senior citizen, aged 68|70|72|74|75|76|78|80|82|84|85|88|90',
      'جدتي, جدي, كبير سن, كبيره سن, مسن, مسنه, عجوز, يدتي, يدي العود, شيبه, شايب, =الشايب, شيبتنا, شايبنا, ختيار, ختياره, =ستي, =ستو, =ستنا, تيته, تيتا, جدو, =حبوبه, =حبوبتي, =حبوبتنا, عمر* .. سبعين|ثمانين|تمانين|تسعين|سبعينات, سبعين|ثمانين|تمانين|تسعين سنه|عام, فوق|تجاوز|تعدي سبعين|ثمانين|تمانين|ستين, =عجوزي, حاج كبير, =يدتي, عمر* .. 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90, كبير|كبيره بالعمر|بالسن|عمر, طاعن|طاعنه, =النانه, مسنين',
    ],
  }),
  smoker: finding(['Smoking', 'التدخين'], {
    kind: 'background',
    says: [
      'smoker, smoking, smoke|smoked cigarettes|daily|heavily|pack|packs|day|shisha|lot|since|years|too|10|20|30|40, =smokes, heavy smoke, dont? smoke, cigarettes, pack year, packs day|cigarettes|week|years, fag, fags, ciggie, ciggies, cigs, cigarette, vape, vaping, vaper, shisha, hookah, roll ups, rollies, =smokes, puff on tobacco, tobacco, nicotine, 20|10|15|30|40 a day',
      'مدخن, تدخين, ادخن, دخن, سجاير, شيشه, معسل, ارجيله, اركيله, نارجيله, نرقيله, فيب, سيجاره, سيجاير, سقاير, زقاير, زقاره, جقاره, جقاير, يكمي, كيكمي, كنكمي, باكيت|باكيه|بكيت|باكو, مدواخ, =دخان + شرب|بشرب|يشرب|اشرب|تشرب, مدخنه, سجائر, سكاير, قيليون, مدخنين',
    ],
  }),
  alcohol: finding(['Alcohol', 'الكحول'], {
    kind: 'background',
    says: [
      'alcohol, alcoholic, drunk, drinking heavily, heavy drinker, binge, beer, vodka, whisky, intoxicated, drink|drinks|drinking + most|daily|heavily|=evenings|nights|=evening|lot|everyday|weekend|weekends|spirits, booze, boozer, boozing, boozy, pints, pint, wine, hungover, hangover, tipsy, rum, gin, lager, cider, drink problem, liquor, beers, arak, brandy, drink every, drinker, pissed up, hammered last',
      'كحول, خمر, سكران, مدمن كحول, يسكر|بيسكر|تسكر|اسكر .. كل|ليل|يوم|دايم, =سكير, ويسكي, =بيره, =البيره, فودكا, نبيذ, مشروب روحي|كحولي, مشروبات كحوليه|روحيه, كحولي, عرق + بشرب|يشرب|اشرب|كاس, خمره, خمور, شراب مسكر, مدمن شرب|خمر|كحول, يتعاطي كحول|خمر, كاس|كاسين .. كل, يشرب|اشرب|بيشرب|كيشرب|بشرب كل ليله|ليل|مسا',
    ],
  }),
  cancer: finding(['Cancer', 'سرطان'], {
    kind: 'disease',
    tick: ['Cancer, now or earlier', 'سرطان حالياً أو سابقاً'],
    says: [
      'cancer, tumour, tumor, malignancy, metastatic, metastases, big c, carcinoma, melanoma, sarcoma, lymphoma, leukaemia, leukemia, =mets, oncology, oncologist, chemo, chemotherapy, radiotherapy',
      'سرطان, ورم خبيث, اورام, مرض خبيث, =الخبيث, كانسر, سرطانيه, لمفوما, ورم خبيث|سرطاني, هذاك|هداك|داك المرض, مرض شين, كيماوي, لوكيميا, سرطانات',
    ],
  }),
  tired: finding(['Tiredness', 'تعب'], {
    says: [
      'tired, tiredness, fatigue, fatigued, exhausted, exhaustion, no energy, lethargic lately, worn out, malaise, feel|feeling|felt|bit|generally|very run down, sleepy all, feel|feeling|completely|totally|so drained, =drained, drained of|all|out|energy, low energy, knackered, =shattered, =wiped out, =pooped, batteries dead|flat|empty, battery dead|flat|empty, no|zero stamina|battery|oomph, body|whole|any|got + no power|strength, dead beat|tired, weary, sluggish, burnt|burned out, running empty|fumes, cream crackered, dog tired, done in, could sleep week, lethargic, lethargy, bones tired, =tired bones, too much tired, tired my? bones, body weak|heavy|finished, no strength|stamina',
      'تعب, تعبان, تعبانه, ارهاق, مرهق, مرهقه, اجهاد, كسل, خمول عام, وهن, ما لي حيل, مالي حيل, هلكان, هلكانه, مهدود, مهدوده, منهك, منهكه, ما .. حيل, خامل, خامله, طاقتي|طاقه .. صفر|خلصت|نازله|واطيه|قليله, ما .. طاقه|جهد|قوه, خلصان, خلصانه, طفشان تعب, مكسل, كسلان, هبطان, خمول, مخلصه, عيان تعب, فاصل, فاصله, دايخ|مهبط تعب, ميت تعب, انهاك, =مرهقه, تعبت, اتعب|بتعب|اتعبت|تتعب .. بسرعه|ولا|اقل|لا شي, همدان|همدانه|هامد|هامده, =التعب|=تعبانة',
    ],
  }),
  'tired-reason': finding(['Tired after too little sleep or much work', 'تعب بعد قلة نوم أو جهد كثير'], {
    tick: ['It came after short nights, much work, travel or fasting', 'بدأ بعد قلة نوم أو عمل كثير أو سفر أو صيام'],
    says: [
      'tired|exhausted|knackered|shattered|sleepy|drained|worn|fatigued|tiredness + late night|nights, tired|exhausted|knackered|shattered|sleepy|drained|worn|fatigued|tiredness + jet|exams|exam|deadline|revision|overtime|shift|shifts|newborn|moving|flight|travelling|journey|wedding|party|fasting|ramadan|marathon|gaming|netflix, tired|exhausted|knackered|shattered|sleepy|drained|worn|fatigued + little|bad|poor|no|less|hours sleep, tired|exhausted|knackered|shattered|sleepy|drained|worn + slept badly|late|little|hours, tired|exhausted|knackered|drained after work|working|gym|training|trip|weekend, slept|sleep|sleeping .. 3|4|5|2|three|four|five hours|hrs|hr + shift|work|exams|exam|finals|energy|deadline|study|studying|baby|gaming, napped|nap|sleep|slept .. human|better|refreshed|fine, up|awake|stayed late|till|til|all|whole every? night|nights|2am|3am|4am|dawn, knackered|exhausted|tired|shattered .. exam|exams|dissertation|thesis|work|nights|shift, no|little|hardly|barely sleep + week|exam|exams|work|baby|shift|shifts|deadline',
      'تعبان|تعبانه|تعب|مرهق|مرهقه|ارهاق|خمول|خامل|خامله|هلكان|هلكانه|كسلان|نعسان|نعسانه + سهر|سهرت|سهران|سهره|سهرنا|سفر|امتحانات|امتحان|دوام|مناوبه|شفت|شفتات|صيام|صايم|رمضان|عرس|نقل|نوم|نمت|طياره, تعبان|تعبانه|مرهق|مرهقه|هلكان|مهدود + بعد|من|ورا شغل|دوام|دراسه|سفر|تمرين|جيم, خمول|خامل|تعب|تعبان|هبوط|كسل + قبل|بعد|عقب فطور|افطار|مغرب|اذان, افطر|افطرت|فطرت .. رد|رجع|يرجع|رجعت نشاط*|طبيعي|عادي|طاقه, خمول|تعب|تعبان|خامل|كسل + افطر|افطرت|فطور|صمت|صايم, سهران|سهرت|سهرنا + تعبان|خامل|مصدع|نعسان|دايخ|نمت|نوم, نمت|نايم ساعتين|ثلاث|تلات|اربع|ساعه + تعبان|خامل|مصدع|نعسان|دوام',
    ],
    implies: ['tired'],
  }),
  unwell: finding(['Feeling unwell', 'توعك'], {
    says: [
      'unwell, feel ill, feel bad|rough|terrible|awful|poorly|off, not feeling well, not feel well, under weather, generally unwell, sick, =poorly, =ill, rubbish, crap, crappy, lousy, shite, shit, ropey, rotten, grim, dreadful, not myself|himself|herself|100%, not feel|feeling right|good|fine|great|ok|okay|hot, body not good|ok|right, under weather, out sorts, feel|feeling bad|weird|strange|funny|horrible|low|rough|terrible|awful|ill, not keeping? well, something wrong|off body, wrecked, yuck, yucky, health not',
      'مريض, مريضه, مو زين, توعك, مو بخير, تعبان شوي,  متوعك, عيان, عيانه, وعك, وعكه, ما كويس|كويسه|بخير|تمام|منيح|منيحه, ما|مب|مو علي بعض*, ما عاجبني, ما .. علي بعضي, مالي مزاج, مريضين, صحتي|حالتي|وضعي ما|تعبانه|سيئه|مو, مش تمام, حاسس|احس|حاسه تعب|تعبان|سيء|بتعب, مالي|ماله|مالها خلق|حيل|بارض, مب|مو علي بعضه|بعضها|بعضي',
    ],
  }),
  'medicine-effect': finding(['Possible side effect', 'أثر جانبي محتمل'], {
    tick: ['It began after a new medicine or a new dose', 'بدأ بعد دواء جديد أو جرعة جديدة'],
    says: [
      'side effect, side effects, reaction .. medicine|tablet|antibiotic|vaccine|drug|medication, since starting|started .. tablet|medicine|medication|antibiotic|pill|statin, after starting|vaccine|vaccination|jab|injection, new medicine|medication|tablets, after .. antibiotic|vaccine|jab|vaccination, new pill|pills|tablet|tablets|medicine|medication|med|meds|dose|drug|injection|prescription, changed|changing|increased|upped|switched|swapped the? .. medicine|medication|dose|tablet|tablets|pill|pills|meds, since|after|from .. took|taking|take|taken|popped|swallowed|had|using new? .. medicine|medication|tablet|tablets|pill|pills|antibiotic|dose|meds|injection|drug|syrup, since|after .. doctor .. medicine|tablet|tablets, started|start|began after .. pill|pills|tablet|tablets|medicine|medication|antibiotic|meds|injection|dose, ever since .. tablets|meds|pills|dose, meds|tablets|pills|medicine + kicked|reacting|disagree|causing|gave me, ever since + {medicine}, put me|him|her on .. {medicine}, put|started|switched me? on ramipril|amlodipine|lisinopril|losartan|metformin|statin|iron|carbimazole, since|after|from .. start|started|begin|begin|began|taking iron|ferrous|ramipril|amlodipine|metformin|statin|carbimazole, began|begin|start|started|starting iron|ferrous .. medicine|tablet|tablets|tab|pills|from|on, new .. pressure|sugar|heart|cholesterol|thyroid {medicine}, taken|took|take .. nausea|sickness|vomiting medicine|tablet|injection',
      'اعراض جانبيه, اثار جانبيه, حساسيه دوا|دواء|مضاد|بنسلين, حساسيه من دوا|دواء|مضاد|بنسلين, بعد دوا|دواء|تطعيم|لقاح|مضاد|ابره, من بعد علاج|دوا|دواء, بعد|عقب .. بديت|خذت|اخذت|خذيت|اخدت|اخد|بدات|بلشت .. علاج|دوا|حبوب|دواء|مضاد|ابره, بعد|من ما|يوم|وقت? خذت|اخذت|خذيت|اخد|بديت|بدات .. مضاد|دوا|دواء|حبوب|علاج|ابره, من يوم .. دوا|حبوب|علاج, بعد|من|عقب .. غير*|بدل*|عطوها|عطوه|عطوني|اعطوني|زادوا|رفعوا|كتب*|وصف*|زود* .. دوا|دواء|علاج|حبوب|حبه|ابره|جرعه|مضاد, دوا|دواء|حبوب|علاج|ابره|حبه|جرعه|مضاد جديد|جديده, من|بعد|عقب|يوم ما|يوم|وقت|لما? خذ*|خد*|اخذ*|اخد*|بد*|بلش*|شرب*|تناول* .. دوا|دواء|علاج|حبوب|حبه|ابره|مضاد|جرعه, بعد|من|عقب حبوب|حبه|علاج|شراب|جرعه|مضاد|ابره|ابر, دوا|دواء|حبوب|علاج|مضاد .. سوي|عمل|سبب|سوت|عملت|قلب لي|فيني|فيه|معي|لي, غير|غيروا|غيرلي|غيرولي|غيرلو|بدل|بدلوا|بدلولي|زادوا|زادولي|زودولي|رفعوا|رفعولي .. دوا|دواء|حبوب|علاج|جرعه|الدوا, من ساعه|يوم|وقت ما .. كتب*|وصف*|عطا*|عطوني|اخذ*|بدا*|بديت .. دوا|دواء|حبوب|حديد|علاج, من|منذ|بعد|عقب .. حبوب|دوا|دواء حديد|ضغط|سكر|جديد, كاتب|كاتبه|كاتبالي|كتبلي|كاتبلي|وصفلي|وصفتلي .. حديد|دوا|دواء|حبوب, تناول|تناولت|اخذ|اخذت|خذت|خدت دواء|دوا .. غثيان|ترجيع',
    ],
  }),
  vaccine: finding(['After a vaccination', 'بعد التطعيم'], {
    kind: 'background',
    tick: ['It began within two days after a vaccination', 'بدأ خلال يومين من التطعيم'],
    says: [
      'vaccine, vaccinated, vaccination, =jab, =jabs, =jabbed got|yesterday|today|last, got|getting|been =jabbed, had jabbed, =jabbed + woke|arm|yesterday|night, immunisation, immunization, booster, flu|covid|mmr|tetanus|month|baby|travel|hajj shot|shots, 2|4|6|12|18 month shots, her|his|their shots, =shots + morning|today|yesterday|baby|vaccine',
      'تطعيم, لقاح, تطعيمه, جرعه تنشيطيه, تطعيمته, ابره|ابر تطعيم|شهرين|شهور|انفلونزا|كورونا, =طعمت, =طعمناه, =طعمناها, =طعموه, =طعموها, =طعمته, =طعمتها, =تطعم, =تطعمت, =مطعمينه, =انطعم',
    ],
  }),
  'vaccine-site': finding(['Sore arm after a vaccination', 'ألم مكان التطعيم'], {
    tick: ['It is only where the vaccine was given', 'في مكان التطعيم فقط'],
    says: [
      'arm|thigh|site|spot|place|shoulder|injection|leg + vaccine|vaccination|jab|booster|shot|immunisation|vaccinated + sore|red|swollen|hurts|lump|ache|aches|warm|hard|stiff|itchy|tender|bump|painful|pain, injection site, jab site, vaccine|jab arm, lump|bump where vaccine|jab|vaccinated',
      'مكان|موضع|محل + تطعيم|تطعيمه|لقاح|ابره, ابره|ابر|تطعيم|لقاح + ذراع|ذراعي|ايدي|يدي|كتفي|زندي|فخذه|فخذها|ايده + {pain}, ابره|ابر|تطعيم|لقاح + ذراع|ذراعي|ايدي|يدي|كتفي|زندي|فخذه|فخذها|ايده + احمر|احمرار|ورم|منتفخ|وارم|متورم|حمرا|وارمه|متورمه, تطعيم|لقاح|تطعيمه + كتله|حبه|ورم|احمرار',
    ],
    implies: ['vaccine'],
  }),
  fever: finding(['Fever', 'حرارة'], {
    tick: ['Fever, or the skin feels hot', 'حرارة، أو الجلد ساخن عند اللمس'],
    says: [
      'fever, feverish, febrile, pyrexia, high temperature, {feverish} + high|up|raised|spiking|spiked|sky|through|38|39|40|38*|39*|40*|101*|102*|103*|104*, running temperature|temp, a temperature, burning|burnin|boiling up, boiling|burning hot + him|her|baby|child|son|daughter|forehead|head|body|skin|touch|feels|feel|felt|temperature|temp|shivering|hot|shivery, =roasting + him|her|baby|child|son|daughter|forehead|head|body|feels|feel|touch|shivering|temp, pyrexial, hot touch, fry egg, forehead|body|head boiling|hot|burning, skin boiling, body heat|hot, temp|temps, {skin} very|too|so|extremely|burning much? hot|warm, skin|body|forehead|head too|very|so|much much? hot|warm, body|skin|forehead|baby like|as fire|oven|stove|heater, body hot|fire, baby|son|daughter|girl|boy hot|warm|=boiling, felt|feels|feel|bit|little hot|warm + 38|38.*|39.*|40.*, hot|warm|shivery|shiver|cold + 38.*|39.*|40.*, thermometer|reading|armpit|forehead|ear|measured|checked|showing + 38|39|40|38.*|39.*|40.*|101*|102*|103*, back .. to|at 38.*|39.*|40.*, =38.1|=38.2|=38.3|=38.4|=38.5|=38.6|=38.7|=38.8|=38.9|=39.0|=39.1|=39.2|=39.3|=39.4|=39.5|=39.6|=39.7|=39.8|=39.9',
      'حراره, =حمي, =الحمي, =بحمي, =بالحمي, حمى, محموم, سخونه, مسخن, سخن, سخونه, مسخنه, صخونه, مصخن, مصخنه, حرارته, حرارتها, حرارتي, مولع, مولعه, جسمه|جسمها|جسمي|بيبي|رضيعي|رضيعتي|راسه .. حار|حاره|نار|يولع|مولع|يغلي, طفلي|طفلتي|ولدي|بنتي|ابني حار|حاره|نار|يولع|مولع|مولعه, =حار كثير|جدا|مره, =سخنان, =سخنانه, =سخنانين, مسخون, مسخونه, سخونيه, حميت, يسخن, تسخن, سخانه, سخان, سخنا, سخنان, سخنانه, صخونه, صخانه, بنتي|طفلتي|=البنت|جسمها|جسمه|جسمي|وهي|=هي|امي|سخونته =سخنه|=مسخنه, =سخنه كثير|مره|جدا|وايد|نار|من, سخونيته, حراره*, حرارت*, مصخون, جسم|جسمه|جسمها|جسمي|راس|راسه + نار|يولع|مولع|حار|حاره|يغلي|يحرق|يشوي, نار + جسم, مسخن, تسخين, سخنت, قسته|قستها|قسناه|قسناها|قاست|قست|قياس|قياسه|طلع|طلعت|وصلت|واصله|وصل + 38|39|40|38.*|39.*|40.*, 38|39|40 نص|ونص|ونصف|وشوي|ونص, 38.*|39.* ونص|درجه, =السخانه, =السخونيه',
    ],
  }),
  'low-fever': finding(['Low fever', 'حرارة خفيفة'], {
    kind: 'background',
    says: [
      'low grade fever|temperature, mild fever, slight fever|temperature, low fever, bit temperature|fever, little temperature, 37.3|37.4|37.5|37.6|37.7|37.8|37.9, mild|low grade? =temp|=fever|=temperature, slight|little|bit|small|touch|hint .. temp|fever|temperature, slight|mild|low|bit|touch warm, temp|temperature|fever + slight|slightly|little|bit|mild|low|=only, low grade temp?, 99.5|100.2|100.4, 38|38.0|38.1|38.2 =only|just + fever|temperature|temp, temp|temperature|fever 38|38.0|38.1|38.2',
      'حراره خفيفه|بسيطه, سخونه خفيفه|بسيطه, 37.3|37.4|37.5|37.6|37.7|37.8|37.9, حراره|حرارت*|سخونه|سخانه .. خفيفه|بسيطه|شوي|شويه|طفيفه|قليله, شوي|شويه .. حراره|سخونه|سخونيه|دافي|حمي, دافي|دافيه شوي|شويه|بسيط, حراره|سخونه + 37.5|خفيفه|بسيطه, 37 ونص, 37 نص, {feverish} 38|38.1|38.2',
    ],
  }),
  'high-fever': finding(['High fever', 'حرارة مرتفعة'], {
    tick: ['The fever is 39 °C or more', 'الحرارة 39 درجة أو أكثر'],
    says: [
      'high fever, high grade fever, very high temperature, high spiking fever, burning up, {feverish} + 39|40|41|39*|40.*|41.*|102*|103*|104*|105*, {feverish} + sky|very|really|roof|dangerously|spiking|spiked|raging, raging|very|burning high? fever|temperature|temp, burnin|boiling up, fever|temp|temperature very? high, high temp|temperature, =roasting + forehead|head|body|child|baby|him|her, fry egg, =39.1|=39.2|=39.3|=39.4|=39.5|=39.6|=39.7|=39.8|=39.9|=40.1|=40.2|=40.5, tempreture|temprature + 39|40|39.*|40.*, fever .. 39|40|41|39.*|40.*, temperature .. 39|40|41|39.*|40.*',
      'حراره عاليه|مرتفعه|قويه, حرارته عاليه|مرتفعه, حرارتها عاليه|مرتفعه, حرارتي عاليه|مرتفعه, سخونه عاليه|قويه, {feverish} + 39|40|41|39*|40.*|41.*|102*|103*|104*|105*|اربعين, {feverish} + عاليه|مرتفعه|قويه|واصله|شديده|نار|عالي, حرارت* + 39|40|41|39*|40.*|41.*|102*|103*|104*|105*|اربعين, حرارت* .. عاليه|مرتفعه|قويه|نار|شديده, جسم* .. نار|يولع|مولع|يغلي, مولع|مولعه نار|حراره, سخون* + عاليه|قويه|نار|39|40|41|39*|40.*|41.*|102*|103*|104*|105*, 39 نص, تسعه وثلاثين|وتلاتين, سخانه عاليه|طالعه|قويه, 39|40 ونص|نص|ونصف, قسته|قستها|طلع|طلعت|وصلت|واصله + 39|40|39.*|40.*, {feverish} .. 39|40|41|39.*|40.*',
    ],
  }),
  rigors: finding(['Shaking chills', 'قشعريرة'], {
    tick: ['Shaking chills that cannot be stopped', 'قشعريرة مع رجفة لا يمكن إيقافها'],
    says: [
      'rigor, rigors, shaking chills, fever .. shaking|shakes, shaking .. fever, shaking uncontrollably|blankets, shivering uncontrollably, uncontrollable shivering, violent shivering, teeth chattering, shaking with cold, shake|shaking|shakes|shivering|shiver|shakin|shiverin|trembling + control|uncontrollable|uncontrollably|violently|stop|bed|violent|whole|cold|fever|blankets|teeth|rattling, cant|not control|stop .. shaking|shivering|shake|shiver|shakes, teeth chatter|rattling|chattering|knocking|banging, shaking leaf, bed shaking|rattling|shakes, shivering|shaking|shake|shakes .. bed|blanket|chair moving|moves|rattling, shivering|shaking|shivers|shakes so|too|very much|bad|badly|hard|strong, whole|all body shaking|shivering|shakes|rattling, bed|blanket shaking',
      'رجفه, =رجفان, قشعريره شديده|قويه, انتفاض, نفاضه, يرجف|ارجف|ترجف|ارتجف|رتجف|يرتجف من برد, ارتجاف, رجف|رتجف|نتفض|نفض|رعش|رتعش|يرعد + برد|بردان|حراره|سخونه|=الحمي|بطانيه|بطانيات|سرير|لحاف|تهتز|يهتز, كل|جسم + رجف|رتجف|نتفض|نفض|رعش|رتعش|يرجف, انتفض|ينتفض|تنتفض من, ينتفض|تنتفض|انتفض نفض|قوي, بردان .. ارجف|ارتجف, =نافض, رعده, رعشه شديده|قويه, اسنان|سنون|سناني + تطق|تصطك|تطقطق|تضرب|تصكصك|بتصك, برد|بردان|برديه + رجف|ارجف|يرجف|رعش|نفض|نتفض|يهز|اهتز, =بيترعش|=بيتنفض|=يتنفض|=بيتهز|=كيترعد|ينتفض|بينتفض|يترعش .. برد|حراره|سخونه, جسم|جسمه|جسمها|جسمي + =بيترعش|=بيتنفض|=يتنفض|=يترعش|=بيرعش, رجفه|نفضه|رعشه .. قويه|شديده|كل|جامده, جسمه|جسمها|جسمي كله .. يرجف|ينتفض|يرعش',
    ],
  }),
  chills: finding(['Chills', 'قشعريرة'], {
    says: [
      'chills, =chill, shiver, shivery, shivering, shiverin, feel|feeling|felt|so|always|freezing cold|freezing|chilly|frozen, cold inside|shivers|all|body|bones, cold cold, cant warm, cant stay|keep warm, goosebumps, goosebump, goose bumps|pimples, want|need|under blanket|blankets|duvet, freezing cold|inside|even, hot cold, shivery',
      'قشعريره, برديه, بردان, رعشه برد, قشعر, يقشعر, تقشعر, اقشعر, سقعه, سقعان, سقعانه, صقعه, صقعان, بردانه, برديه, برداه, بروده + جسم|جسمي|عظام|جوا, برد + جسم|جسمي|عظامي|عظام, شعر + واقف|يوقف, رعشه, رجفه خفيفه, دفا|ادفا|دفيت + ما, =رجفه|=ورجفه|=رجف|=بيترعش|=بيتنفض|=رجفة',
    ],
  }),
  'sepsis-signs': finding(['Signs of severe infection', 'علامات عدوى شديدة'], {
    tick: [
      'Skin mottled, grey or very pale, very fast breathing, or hardly any urine since yesterday',
      'جلد مرقّط أو رمادي أو شاحب جداً، أو تنفس سريع جداً، أو بول شبه معدوم منذ أمس',
    ],
    says: [
      'mottle, mottled, grey skin, gray skin, skin .. grey|gray|blotchy|ashen, ashen, breathing|breathes fast|rapidly|quickly, fast|rapid breathing, breath fast, never felt so ill, sepsis, septic, cold hands feet .. fever, rapid shallow, cold extremities, =marbled, =marbling, breathin|breathing|breathes .. dozen|fast|quick|quickly|rapid|rapidly, {skin} + mottled|marbled|marbling|patchy|ashen|grey|gray|blotchy|clammy + cold|pale|confused|fever|breath, corned beef, blood poisoning|infection, septicaemia, septicemia, skin patches|patchy|clammy pale|grey|gray|cold',
      'مبقع, مبقعه, تنفس سريع, نفسه سريع, نفسي سريع, تسمم دم, جلد رمادي, جلده رمادي, يتنفس بسرعه, نفسها سريع, تتنفس بسرعه, يتنفس|تتنفس|اتنفس|بيتنفس|بتنفس|=النفس|=نفسه|=نفسها|=نفسي|تنفس .. بسرعه|سريع|سريعا|سريعه, اطراف|يدينه|يديه|رجوله|ايديه|اطرافه|اطرافها .. بارده|متلجه|مثلجه + حراره|حرارت*|سخونه|سخن|شاحب|مبقع, جلد|جلده|جلدها .. مبقع|رخامي|رمادي|ملطخ, تسمم .. دم, مرقط, مرقطه, رخامي, رخاميه, جلد|جلده|جلدها|لونه|لونها .. رمادي|رمادى|مبقع|مرقط|شاحب جدا|رخامي|اصفر ميت, تلوث|تسمم دم, انتان, سبتيك, انتان دم, جلد|جلده|جلدها .. بقع بنفسجيه|رماديه, بقع رماديه .. جلد, وجه|وجهه|وجهها .. اصفر|شاحب .. ميت|موت, تنفس متسارع|سريع جدا, ينهج|بنهج|تنهج بسرعه, لونه|لونها|وجهه|وجهها|ويهه|ويهها + شمع|الشمع|رماد|ميت|رصاص',
    ],
  }),
  'sweat-smell': finding(['Smelly or much sweat', 'رائحة عرق أو كثرة التعرق'], {
    says: [
      '=smelly|=stinky|=stinking|=sweaty|smell|smells|stink|stinks|odour|odor + sweat|sweaty|armpit|armpits|feet|foot|shoes|trainers|body, sweaty hands|palms|feet|armpits|underarms, body odour|odor, sweat patches|stains, sweat|sweating too much|lot + summer|hot|heat|gym|humid|nervous',
      'ريحه|رائحه|ريحت + عرق|عرقي|تعرق|ابط|ابطي|رجلي|رجولي|قدمي|جوارب|جزم|جزمه, ايديي|يديني|كفوفي|رجولي + تعرق|تتعرق|يعرقون|بتعرق, عرق|تعرق زايد|كثير + صيف|حر|رطوبه|جيم',
    ],
  }),
  'night-sweats': finding(['Night sweats', 'تعرق ليلي'], {
    tick: ['Sweating at night that soaks the clothes', 'تعرق ليلي يبلل الملابس'],
    says: [
      'night sweat|sweats, drenching sweats, soaked sheets, sweating at? night, wake|wakes|woke|waking|waken .. drenched|soaked|soaking|wet|sweaty|sweating|sweat|sodden, night|nights|nightly|sleep|sleeping|bed|3am|midnight + {sweats}, sheets|pyjamas|pjs|bedding|tshirt|nightie|pillow|mattress|shirt + wet|soaked|drenched|soaking|wringing|change|sodden + {sweats}, sheets|pyjamas|pjs|bedding|nightie|pillow + soaked|drenched|soaking|wringing|sodden, night|nights time? .. shirt|tshirt|clothes|pillow|bed wet|soaked',
      'تعرق ليلي, عرق .. بالليل|ليلا, تعرق .. ليل, نوم|ليل|ليله|ليلي|باليل|بيجامه|بيجامت|مخده|فراش|صحي|اصحي|فيق|بفيق|اقوم|ليلا|ليليه|سرير|مخدتي + عرق|تعرق|اعرق|يعرق|تعرقت, فراشي|بيجامتي|مخدتي|ثيابي|ملابسي|هدومي + مبلل|مبلول|غرقان|غرقانه|مبلوله|مبلله + ليل|نوم|عرق|صحي|فيق',
    ],
  }),
  'weight-loss': finding(['Weight loss', 'نقص الوزن'], {
    tick: ['Weight was lost without trying', 'نقص الوزن دون قصد'],
    says: [
      'weight loss, lost|losing|loses|lose .. weight, lost .. kg|kilos|pounds|lbs|stone, unexplained weight, weight + down|drop|drops|dropping|dropped|falling|fallen|reducing|reduced|shrinking|losing|lost|less|off|melting|plummeting, pounds|kilos|kg|kgs|stone|lbs|kilo + dropping|dropped|lost|loss|lose|losing|less|down|gone, clothes|trousers|jeans|pants|belt .. loose|hanging|hang|baggy|falling|big|notch, become|becoming|became|gone|look|looking|so|too thin|thinner|skinny|skinnier|skeletal|bony, skinny, skinnier, thin|skinny|thinner + diet|dieting|trying|eat|lately, wasting away, belt + hole|holes|notch|loose, bangles|bracelet|ring|rings|watch + falling|loose|slipping|fall, pant|pants|trousers|clothes|jeans become|becoming|getting? loose, dress|clothes size|sizes + dropped|down|lost|two|three, kg|kilo|kilos less|lighter|down, less weight, lost .. size|sizes, got|become|becoming|so|gone thin|thinner|skinny|slim, weight going|coming|gone|falls|dropping down?, lost|dropped|losing .. kg|kgs|kilo|kilos|stone|pounds|size',
      'نزول وزن, نقص وزن, فقدان وزن, نزل وزن|وزني|وزنه, وزني نزل|ينزل, خسرت وزن, خسر وزن, ضعفت وايد, فقدت وزن, نحفت, نحف, ناحف, نحفان, نحفانه, نحيف, نحافه, وزن + نزل|نازل|نقص|ينقص|ناقص|قل|يقل|طاح|خسر|فقد|هبط|نزلت|نقصت|خسرت|هابط|طايح|نزول, ضعف|ضعفت|ضعفان + رجيم|ريجيم|دايت|حميه|كيلو|كيلوات|ملابس|هدوم, كيلو|كيلوات|كيلوين + نزل|نزلت|خسر|خسرت|نقص|فقد|نقصت|ضعفت|ضعف|راحو|نازل, ملابسي|هدومي|ثيابي|بنطلوني + وسيع|واسع|وسعت|واسعه|كبيره|كبرت|طيح, جلد علي? عظم, ذبل|ذبلان + وزن|ملابس|هدوم|شهر|شهور|اسابيع, فقد|فقدت|خسر|خسرت|نزل|نزلت|نزلوا .. كيلو|كيلوات|كيلوغرام*|كيلوغرامات|وزنه|وزن|وزنها, شكله|شكلها خاسس|خاس|ضعفان|نحفان, خاسس|خاسه|خسيت|خاسين, وزن|وزني|وزنه|وزنها .. نازل|ينزل|نزل|ناقص|نقص|يقل|قل, ضعفت|ضعف|نحف|نحفت .. كثير|وايد|مره|هوايه|بزاف|اوي',
    ],
  }),
  'no-appetite': finding(['No appetite', 'فقدان الشهية'], {
    tick: ['Hardly eats anything', 'لا يكاد يؤكل شيء'],
    says: [
      'no appetite, loss appetite, lost appetite, off food, not hungry, anorexia, not eat|eating, poor appetite, appetite .. poor|reduced|decreased, decreased appetite, reduced appetite, early satiety, cant|not|wont face|look|touch|stomach|bear|fancy|manage .. food|meal|eating|eat|grub|anything, off .. food|grub|scran|eating|meals|dinner, no|zero|not|hardly|little interest|desire|mood|interested .. food|eating|eat, not feel|feeling|want|wanting .. eat|eating|food, appetite .. gone|low|zero|lost|less|bad|nil|disappeared|rubbish|not|nothing, picking|pick at? food, food .. not interest|appeal|taste|interested, hunger gone|zero|no, no hunger, not hunger, hardly|barely eat|eating|eats|touch|eaten|touched, food turns off, not eaten .. days|yesterday, off food|feeds|meals, not .. eat|eating|touch .. anything|much|food|nothing, eats|eating .. nothing|little|less, refuse|refuses|refusing .. food|eat',
      'فقدان شهيه, ما اشتهي .. اكل|شي|طعام|زاد, سده نفس, قله شهيه, ما له نفس ياكل, ضعف شهيه, ما له|لي نفس .. اكل, ما ياكل|تاكل|يشتهي|تشتهي|بياكل|بتاكل, ما .. راضي|يبي|تبي .. ياكل|تاكل, مسدوده نفسي, نفسي مسدوده, عايف|عايفه .. اكل, شهيه|شهيت*|شهيتي .. صفر|راحت|ضعيفه|مسدوده|قليله|معدومه|ما|مقطوعه|انسدت|طايحه|واطيه, نفسي|نفسه|نفسها مسدود|مسدوده|انسدت|سدت, مالي|ماله|مالها|مالو|ما نفس|خلق|شهيه .. اكل|طعام|شي|ناكل|زاد, ما .. نفس .. اكل|=عالاكل|لقمه|شي|زاد, ما .. شهيه, بدون|بلا شهيه, ما|مب|مو مشتهي|اشتهي|يشتهي|تشتهي|بشتهي|طايق|متقبل .. اكل|شي|زاد, ما .. طيق|طايق|تقبل .. اكل, عايف|عايفه .. زاد|اكل|طعام, نفس مسدوده|انسدت عن|من|علي اكل, ما ذاق|ذقت|ياكل|كلت .. شي|لقمه|من, ما اكل .. من|شي امس|يومين|ايام|البارحه, مقطوع|مقاطع|كاره|كارهه .. اكل, شهوه .. اكل|ماكله, ما .. شهوه, ما كناكل|ناكل, مالوش|ملوش|مالهاش|ماليش|ملهاش نفس .. اكل|للاكل|ياكل, مالي|ماله|مالها نفس|خاطر اكل|عاكل|للاكل, ما .. يبي|تبي|ابي|بدي|بده|بدها|عايز .. ياكل|تاكل|اكل, تارك|تاركه|عايف اكل',
    ],
  }),
  'weak-immunity': finding(['Weak immune system', 'ضعف المناعة'], {
    kind: 'background',
    tick: [
      'A weak immune system: chemotherapy, transplant, no spleen, or long steroids',
      'مناعة ضعيفة: علاج كيميائي أو زراعة عضو أو استئصال الطحال أو كورتيزون لمدة طويلة',
    ],
    says: [
      'chemo, chemotherapy, transplant, no spleen, splenectomy, low white, neutropenia, neutropenic, immunosuppressed, immunosuppressant, immunocompromised, leukaemia, leukemia, =hiv, methotrexate, long term steroids, asplenia, sickle cell, lymphoma, aids, immune drug|drugs|medicine|medicines|tablets|injections, immune|immunity + weak|low|poor|down|suppressed|compromised|weakened|shot|knackered|bad|zero|problem, steroid|steroids|prednisolone|cortisone|pred + long|months|year|years|months|daily|since, anti rejection, biologics|biologic|humira|infliximab, removed spleen, spleen removed|out|gone, new|donor kidney|liver|heart, aids, kidney|liver|heart|bone marrow transplant|transplanted, tacrolimus|mycophenolate|azathioprine|rituximab|adalimumab, on chemo|chemotherapy|biologics, anti rejection',
      'كيماوي, كيميايي, زراعه كلي|كبد|قلب|نخاع, ضعيف مناعه, نقص مناعه, ضعف مناعه, بدون طحال, لوكيميا, مثبطات مناعه, منجلي, انيميا منجليه, سرطان دم, مناعه|مناعت*|مناعتي + ضعيف|ضعيفه|نازل|نازله|واطي|واطيه|قليل|قليله|صفر|تعبانه|ناقص|ناقصه|منخفضه|هابطه|طايحه|مضروبه|معدومه, كورتيزون|كورتزون|كرتزون|بريدنيزولون + سنه|سنين|شهور|اشهر|طويل|طويله|زمان|يوم|سنوات|مده, شالوا|شايلين|استاصل|استيصال|شايل|انشال طحال*, زارع|زراعه|زرعت|زارعين|زارعه كلي|كليه|كبد|قلب|نخاع|كلوه, جلسات كيماوي|كيمو, كيمو, علاج بيولوجي|كيماوي, ادويه مناعه, ايدز, زارع|زارعه|زراعه|زرع .. كلي|كليه|كليته|كبد|قلب|نخاع, ادويه|دوا|علاج مناعه|مناعي, جرعه|جلسه|جلسات كيماوي|كيمو',
    ],
  }),
  'blood-thinner': finding(['Blood thinners', 'مميعات الدم'], {
    kind: 'background',
    tick: ['Blood thinners are taken', 'تُستعمل أدوية مميعة للدم'],
    says: [
      'blood thinner, thinners, warfarin, apixaban, rivaroxaban, dabigatran, edoxaban, anticoagulant, anticoagulated, anticoagulation, eliquis, xarelto, coumadin, heparin, clopidogrel, haemophilia, hemophilia, blood thinning|thinner tablets|tablet|pill|medicine?, plavix|clexane|enoxaparin|brilinta|ticagrelor',
      'مميع, مميعات, سيوله, وارفارين, مسيل, مسيلات, هيموفيليا, زاريلتو, ماركيفان|ماريفان|بلافيكس|اليكويس|كليكسان|هيبارين, حبوب|حبه|دوا سيوله|مميع|مسيل',
    ],
  }),
  review: finding(['Check or repeat prescription', 'متابعة أو وصفة'], {
    says: [
      'check up, checkup, blood test|tests, test results, repeat prescription, prescription, =screening, thyroid, cholesterol, vitamin, sick note, anaemia, anemia, hypothyroid, refill, renew, renewal, top up prescription?, need|want|require .. refill|renew|prescription, medicine|tablets|meds|pills running|run|ran out|low|finish|finished + refill|need|prescription, check up, annual|routine|regular|yearly|full check|checkup|=bloods, =bloods, health check, mot, results test|blood|lab',
      'فحص دوري, تحليل, تحاليل, وصفه, غده درقيه, كوليسترول, فيتامين, فقر دم, انيميا, متابعه, تطعيمات, ناويه|ناوي حج|عمره|سفر, تجديد|جدد وصفه|دوا, قراءه تحاليل, مراجعه, كشف دوري, تشيك اب, تحاليلي, جدد|تجديد|اجدد .. دوا|علاج|حبوب|وصفه|ادويه|روشته, روشته, فحص|فحوصات|كشف عام|شامل|روتيني|سنوي|دوري, خلص .. دوا|علاج|حبوب .. وصفه|جديد|تجديد, ابي|اريد|بدي|عايز|محتاج|بغيت .. وصفه|روشته|تحليل|تحاليل|فحص|فحوصات|كشف|مراجعه, موعد مراجعه|متابعه, نتايج تحاليل|فحص, صرف دوا|علاج, باقي|بقي|خلصت|بتخلص|قربت تخلص .. حبوب|حبات|علاج|دوا + موعد|صرف|وصفه, موعد + حبات|حبوب|علاج|دوا',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
