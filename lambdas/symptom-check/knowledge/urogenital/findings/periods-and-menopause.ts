import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'vaginal-bleeding': finding(['Vaginal bleeding', 'نزيف مهبلي'], {
    tick: ['Bleeding from the vagina outside a normal period', 'نزيف من المهبل خارج الدورة المعتادة'],
    says: [
      '{vagina} + {blood}, =spotting, intermenstrual, postmenopausal bleeding, postcoital, uterine bleeding, {blood} + between periods, {blood} + after sex|intercourse|menopause, {blood} + womb|underwear, {blood} .. not .. period|menses|cycle, bleeding|blood|bleed + {vagina}, bleed|bleeding|spotting|blood + mid cycle|month, bleed|bleeding|spotting|blood + after menopause, bleeding|blood + random|again|extra + period|cycle|month, brown spotting|discharge|spots, bleeding|blood|bleed from? down, bleed|bleeding|blood not period, brown|brownish|red|pink|pinkish|rusty smear|stain|stains|spot|spots|streak|mark|marks|discharge + underwear|knickers|panties|pad|liner|undies, little|bit|some|drop brown blood, blood|bloody|bleeding .. front .. nappy|diaper|nappies|pampers, blood|bloody|smear|streak .. front bit|bottom|private|parts, light|slight|on off bleeding + pill|pregnant|coil|implant|period|sex|menopause, spots blood + underwear|knickers|pants',
      'نزيف|نزف + مهبل|مهبلي|رحم|رحمي|=مني|=منها, {vagina} + {blood}, تنقيط|تبقيع|تمشيح, =نقط + دم, نزل|ينزل|نازل علي|عليها|مني|منها دم|نزيف, دم|نزيف نزل|ينزل|نازل مني|منها|علي|عليها, بقع|مشحات دم, {blood} + بعد علاقه|جماع, {blood} + بين دورتين, {blood} + رحم, {blood} من تحت, {blood} + غير|مب|مو|مش|ليس|بدون|موعد|بعد|بين|قبل {menses}, {blood} + سن ياس, مشحات|مسحات|ترويث, ينزل|نزل|نازل .. دم + {menses}|تحت|رحم|حامل|حمل, {blood} + بعد انقطاع|ياس, لسه|لسا|هسع|للحين|مازال|مستمر|بعدو .. دم نازل|ينزل|ينزف, بقع|نقط|نقطه دم|بني|بنيه|بنيات .. ملابس|داخلي|كيلوت|كلوت|سروال|فوطه, دم خفيف|بسيط|قليل .. داخلي|كيلوت|كلوت|سروال|فوطه',
    ],
  }),
  'bleeding-after-sex': finding(['Bleeding after sex or between periods', 'نزيف بعد الجماع أو بين الدورتين'], {
    tick: ['Bleeding after sex, or between the periods', 'نزيف بعد الجماع أو بين الدورتين'],
    says: [
      '{blood} + after sex|intercourse, {blood} + between periods, {blood} + mid cycle, postcoital, intermenstrual, {sex} + {blood}, {sex} .. {blood}, {blood} + mid cycle|month, {blood} + between period|menses|cycles, {blood} + two weeks after period',
      '{blood} + بعد علاقه|جماع, {blood} + بين دورتين, {blood} + نص شهر, {sex} + {blood}, {sex} .. {blood}, {blood} + بين دوره|الدوره|دورات|الدورتين|دورتي, {blood} + وسط|نص|منتصف شهر|دوره',
    ],
    implies: ['vaginal-bleeding'],
  }),
  'pad-each-hour': finding(['Very heavy bleeding', 'نزيف غزير جداً'], {
    tick: ['A pad is soaked every hour for 2 hours, or large clots come', 'تمتلئ فوطة صحية كل ساعة لمدة ساعتين، أو تنزل كتل دم كبيرة'],
    says: [
      'soak|soaks|soaking|soaked|fill|filling|filled|flooding|flooded + through|two|three|four|five|six|several|many|2|3|4|5|6 .. pad|pads|tampons, soak|soaks|soaking|soaked|fill|filling|filled|flooding|flooded + pad|pads|towel|tampons + every|each|an|one|=1|this|less|under|half hour|hr|30|20|15|10|ten|twenty, soaked|soaking|drenched pads, pads not|cant enough|cope|hold|keep, =gushing|=flooding + clots|pads, pad|pads|towel|tampons + every|each|one|=1|this|an|less|under hour|hr, pad|pads .. hourly, pad|pads hour|hr, pad|pads half hour, pad|pads + every half hour, pad|pads + every =10|=15|=20|=30|=40|=45|ten|fifteen|twenty|thirty|few minutes|mins|min, big|large|huge|fist clots + bleeding|pad|pads|down|pregnant|miscarriage|passing|passed, clots + {vagina}, gushing|flooding|pouring + {vagina}, {menses} + pouring|gushing, pad|pads|towels + through|drench|drenched|overflow|overflowing|keep up|minutes|double|doubling, pads .. cant|not keep up, flooding .. pads|clots, gushing|pouring|pours + {menses}, flooding|flooded + {menses} + today|tonight|hour|hours|minutes, flooding|flooded|gushing|pouring|pours + pads|bed|sheets|clothes|trousers, clots + plum|plums|golf|lemon|fist + {menses}, clots + plum|plums|golf|lemon|fist|big|huge|large + flooding|pads|down|miscarriage|pregnant|vagina|heavy, {blood} .. running|pouring|gushing|flooding down .. leg|legs, {blood} + through + pads|clothes|trousers|bed, like tap + {blood} + {menses}, like tap + {blood} + {vagina}, like tap + {blood} + down|legs, pads|pad soaked|full|drenched|flooded, pad|pads .. in .. minutes|mins, big|large|huge|fist|massive clots + coming|came|come|dropping|falling|out|toilet, going|goes|went|getting through .. pads + hour|hours|day|quick|fast|today',
      'فوطه|فوط|حفاضه|حفايض + ساعه|غرقانه|امتلت|تمتلي|دقايق, فوطه|فوط|حفاضه|حفايض + كل شوي|نص, كتل|قطع|تجلطات|جلط دم? كبيره + {menses}, كتل|قطع|تجلطات|جلط دم? كبيره + {vagina}, كتل|قطع|تجلطات|جلط دم? كبيره + فوطه|رحم|نزيف, نزيف شديد|غزير|قوي|حاد + {vagina}, نزيف شديد|غزير|قوي|حاد + {menses}, نزيف شديد|غزير|قوي|حاد + رحم|=مني|=منها,  دم|نزيف + =مني|=منها|=علي|عليها + شلال|يصب|حنفيه, {menses} + شلال|يصب|حنفيه, {vagina} + دم + شلال|يصب|حنفيه, فوطه|فوط|اولويز|الويز|اولويزات|كوتكس|قطنه|حفاضه + كل ساعه|شوي|نص, فوطه|فوط|اولويز|الويز|كوتكس|حفاضه + متروسه|تترس|غرق|تغرق|مليان|تمتلي|يمتلي|دقايق|ما تكفي|تلحق|يكفي, ابدل|اغير|بغير|تغير|تبدل + فوطه|فوط|اولويز|حفاضه|الويز + ساعه|شوي|دقايق, غرقت|غرقانه|غرقان|غارقه + دم|نزيف + {menses}|فوطه|حفاضه|فوط|رحم|تحت|حامل|حمل|ولاده|=مني|=منها, كتل|قطع|تجلطات|جلط|خثرات|كتله دم|كبيره + {menses}, كتل|قطع|تجلطات|جلط|خثرات|كتله دم|كبيره + {vagina}, كتل|قطع|تجلطات|جلط|خثرات|كتله دم|كبيره + رحم|فوطه|نزيف|حامل, دم + كتل|تجلطات|خثرات + {menses}, دم + كتل|تجلطات|خثرات + =مني|=منها|حامل',
    ],
  }),
  menopause: finding(['Menopause', 'انقطاع الطمث'], {
    kind: 'background',
    tick: ['The periods stopped a year or more ago', 'انقطعت الدورة منذ سنة أو أكثر'],
    says: [
      'menopause, menopausal, postmenopausal, post menopausal, perimenopause, perimenopausal, periods stopped years|year, menopaus*, perimenopaus*, change life, change of life, no|without {menses} .. year|years|yrs|ages, {menses} + stop|stopped|finished|ended|dried|gone|stopping + year|years|yrs|ages|long, going through change|menopause, not .. {menses} .. years|year, finished|stopped|done|through with? {menses} .. years|year|ago, finished|stopped|done with monthlies|periods',
      'سن ياس|امل, انقطاع|انقطع|انقطعت طمث, {menses} + انقطعت|وقفت|توقفت + سنه|سنين|سنوات, {menses} + قطع|انقطع|مقطوعه|قاطعه|قاطعتها|وقف|وقفت|راحت|خلصت|توقفت|انقطعت|قطعت + سنه|سنتين|سنين|سنوات|زمان|عمر|عام|عوام, مقطوعه|قاطعه|قاطعتها|قاطعتني|قطعتني .. {menses}, سن انقطاع, ما .. {menses} + سنتين|سنين|سنوات, انقطعت|توقفت|وقفت .. {menses} .. سنه|سنوات|سنين|زمان, {menses} .. انقطعت|توقفت|وقفت|راحت .. سنه|سنوات|سنين|زمان',
    ],
  }),
  'hot-flushes': finding(['Hot flushes', 'هبات ساخنة'], {
    tick: ['Sudden waves of heat and sweat', 'موجات مفاجئة من الحرارة والتعرق'],
    says: [
      'hot flush|flushes|flash|flashes, heat waves body, menopause + symptoms|sweats|sweating|mood|sleep, hot|heat|burning|warm|boiling .. sweat|sweating|sweats .. go|goes|then|gone|pass|passes, sudden|suddenly .. hot|boiling|burning|heat .. sweat|sweating|red|face, hot|heat|warm + wave|waves|rush|surge|whoosh + face|body|neck|chest|up|over, personal|own summer, flushes, flushing, flush + face|hot|sweat|night, night sweats + menopause|periods|hot, hot + sweat|sweating + times|often|minute|minutes, whoosh heat|hot|sweat',
      'هبات, هبات ساخنه|حراره, هبه حراره, سن ياس|امل + تعرق|حراره|مزاج, {sudden} + نار|شوب|شوبه|صهد|لهب|=حر|=الحر|فوره|لهيب + {sudden}, {sudden} + نار|شوب|شوبه|صهد|لهب|=حر|حريه|فوره|لهيب|احمي, نار|شوب|شوبه|صهد|لهب|=حر|فوره|لهيب + عرق|اعرق|تعرق|بعرق, شوبه|صهد|هبه|فوره|لهبه + وجه|جسم|عرق, موجه|موجات|هبو|هبات|نوبات حر|حراره|سخونه|سخنه|حاره, فجاه .. تحس|احس|حس .. حراره|نار|سخونه|حر .. عرق|تعرق|واعرق|وتعرق',
    ],
  }),
  'missed-period': finding(['Missed period', 'تأخر الدورة'], {
    tick: ['The period is late', 'الدورة متأخرة'],
    says: [
      '{menses} late|overdue|delayed|skipped|absent|missed, =missed|=skipped|late|delayed|overdue {menses}, =missed|=skipped one|two|three|=1|=2|=3|last|first {menses}, {menses} + overdue|delayed, {menses} not come|came|arrived|started|yet, last {menses} .. =5|=6|=7|=8|=9|=10|=11|=12|five|six|seven|eight|nine|ten|eleven|twelve weeks|wks|wk ago, last {menses} .. two|three|four|=2|=3|=4 months ago, =5|=6|=7|=8|=9|=10|five|six|seven|eight|nine|ten weeks|wks since last? {menses}, lmp =5|=6|=7|=8|=9|=10|five|six|seven|eight|nine weeks|wks, =5|=6|=7|=8|=9|=10|five|six|seven|eight|nine|two|three|four|=2|=3|=4 weeks|days late, no period|menses + since|for|yet|month|weeks, amenorrhea, amenorrhoea, {menses} .. late|overdue|absent|behind|delayed|mia|awol, {menses} no show, {menses} .. not show|shown|come|came|arrived|started|turned|appeared, no {menses} + month|months|weeks|yet|since|weeks|this, not had? {menses} + since|month|months|weeks|yet|this, {menses} + days late|overdue, where .. {menses}, {menses} =due + last|ago|not|yet, =due {menses} + last|ago|not, not {menses} .. two|three|four|five|six|several|2|3|4|5|6 weeks|months, {menses} .. weeks|week late, late .. {menses}, {menses} .. finally coming|here|started',
      '{menses} + تاخر|متاخر|انقطع|انقطاع|غايب|غياب, {menses} + لا جت|جات|جاءت|اجت|اجات|نزل|تات|تجي, {menses} + متاخر|متاخره|تاخرت|غابت|غايبه|محبوسه|انحبست|فاتت|ماشرفت, {menses} .. ما|مو|لسا|لسه .. جت|جات|جاءت|اجت|اجات|يتني|ياتني|ياتها|ياتنيش|يات|يت|نزلت|جتني|جاتني|جتها|وصلت|بانت|صارت, ما|لا .. جت|جات|جاتني|جتني|ياتني|ياتها|اجتني|اجت|نزلت|شفت|نزلتلي .. {menses}',
    ],
  }),
  'weeks-late': finding(['More than a week late', 'تأخر أكثر من أسبوع'], {
    kind: 'background',
    tick: ['The period is more than a week late', 'الدورة متأخرة أكثر من أسبوع'],
    says: [
      '=8|=9|=10|=11|=12|=13|=14|=15|=16|=17|=18|=20|=21|ten|twelve|fourteen days late|overdue, two|three|four|five|six|seven|eight|several|couple|few|=2|=3|=4|=5|=6|=7|=8 weeks|wks|months late|overdue, weeks|months late|overdue, late|overdue .. two|three|four|five|six|=2|=3|=4|=5|=6 weeks|wks|months, missed|skipped two|three|several|=2|=3 {menses}, no {menses} .. two|three|four|five|six|=2|=3|=4|=5|=6|few|several weeks|wks|months, {menses} .. over|more than? month, not {menses} .. two|three|four|five|six|several|2|3|4|5|6 weeks|months, {menses} .. two|three|four|2|3|4 weeks late',
      'متاخر|متاخره|تاخرت|تاخر|غايبه|غابت|انقطعت .. اسبوعين|اسابيع|شهر|شهرين|شهور|اشهر, {menses} .. اسبوعين|اسابيع|شهرين|شهور|اشهر .. ما, ما .. {menses} .. اسبوعين|شهرين|شهور|اشهر, {menses} + 2|3|4|5|6|ثلاث|اربع اسابيع|اشهر|شهور + ما|لا|انقطع|متاخر|غايب|تاخر',
    ],
  }),
  'test-positive': finding(['Positive pregnancy test', 'اختبار حمل إيجابي'], {
    kind: 'background',
    tick: ['A pregnancy test was positive', 'اختبار الحمل كان إيجابياً'],
    says: [
      'positive .. test, test|tests .. positive, two|second|faint lines|line, pregnancy test + positive|line|lines, test .. two|2 lines|line, test|tests .. said|says|came|come pregnant|positive',
      'اختبار|تحليل|فحص|تست .. موجب|ايجابي|بوزتيف|خطين|طلع حمل|طلعت حامل, خطين, طلعت حامل, تحليل|اختبار|فحص|تست طلع|بين|طالع حامل|حمل|ايجابي|موجب, تحليل|اختبار .. حامل',
    ],
  }),
  'never-period': finding(['No first period yet', 'لم تأتِ أول دورة بعد'], {
    says: [
      'not {menses} yet|ever, not {menses} + =14|=15|=16|=17|=18, =14|=15|=16|=17|=18 .. not {menses}, not started|begun .. {menses} yet, {menses} .. not started|begun yet, yet start {menses}, no first {menses}',
      'ما|لا جت|جتها|جات|جاتها|اجت|اجتها|نزلت|جاءتها|جتني .. {menses} .. للحين|لهلق|لسا|لسه|ابد|بعد, ما .. {menses} .. للحين|لهلق|لسا|لسه|ابد|بعد|ولا مره, {menses} .. ما .. للحين|لهلق|لسا|لسه|ابد|ولا مره, ما بلغت',
    ],
  }),
  'period-shift': finding(['A period a little early, short or light', 'دورة مبكرة أو قصيرة أو خفيفة قليلاً'], {
    kind: 'comfort',
    tick: ['One period a few days early, shorter or lighter, otherwise well', 'دورة واحدة أبكر ببضعة أيام أو أقصر أو أخف، دون شكوى أخرى'],
    says: [
      '{menses} .. days early|earlier, {menses} .. early .. month|time, {menses} .. lighter|shorter .. usual|normal|month|time, light|short {menses} .. month|time',
      '{menses} .. بدري|قبل موعدها|مبكره|بكرت|تقدمت .. ايام|يوم|يومين|اسبوع|مره|شهر, {menses} .. خفيفه|قصيره .. شهر|مره, {menses} .. قبل وقتها|موعدها|ميعادها',
    ],
  }),
  'period-trouble': finding(['Period trouble', 'اضطراب الدورة'], {
    tick: ['Irregular, long or heavy periods', 'دورة غير منتظمة أو طويلة أو غزيرة'],
    says: [
      '{menses} .. irregular|heavy|heavier|longer|prolonged|twice|stopped|changed, heavy|irregular|prolonged|long {menses}, {menses} + irregular, {menses} .. every .. days, {menses} lasts|lasting|last .. days, stopped {menses}, menorrhagia, =pms, pmdd, pcos, polycystic ovary|ovaries|ovarian, endometriosis, fibroid, fibroids, period problem|problems, {menses} + not .. regular|normal|on time, {menses} .. all over, {menses} + never on time, {menses} + irregular|erratic|random|unpredictable|bonkers|haywire|messed|crazy|wonky|gaps|clots|mess, {menses} + every two|three|2|3 weeks, {menses} .. not regular|stop|stopping|ending, irregular|heavy {menses}, {menses} .. really|very|so heavy, heavy|heavier|irregular {menses}, {menses} + =7|=8|=9|=10|=11|=12|=14|=15|nine|ten|twelve days, {menses} + clots|clot, {menses} + flooding|flood|floods|flooded, {menses} + months + heavy|bleeding|long, pad|pads|tampon|tampons .. every two|2|three|3 hours, {menses} .. all month|weeks, {menses} .. every? three|four|2|3|4 months, super|double|night pads|pad|tampons + period|days|hours|month',
      '{menses} + غير|لا منتظم, {menses} + غزير|طويل|كثير|مرتين|اضطراب|لخبطه|ملخبط|مستمر, {menses} + عدم انتظام, تكيس|تكيسات, بطانه مهاجره, الياف|ليفي رحم, ورم ليفي, متلازمه + {menses}, {menses} + مخربطه|خربانه|متلخبطه|ملخبطه|مخربط|مضطربه|تتقدم|تطول|طويله|غزيره, {menses} + كل + ايام|يوم, {menses} .. عشر|تسع|ثمان|عشره|تسعه ايام, {menses} .. ما|مب|مو|مش|غير منتظمه|منتظم|مضبوطه|توقف|وقفت|تخلص|نظام, {menses} + مرتين|كل اسبوعين, {menses} + تقيل|تقيله|ثقيل|ثقيله|قويه|كتيره|كثيره, {menses} + تقعد|تستمر|بتقعد|تطول|بتطول|تجلس|تضل + ايام|اسبوع|اسبوعين|يوم, {menses} .. كل شهرين|شهور|ثلاث|تلات|اربع, {menses} + كتل|جلط|تجلطات|خثر, {menses} + عشر|عشره|تسع|تمن|ثمان|12|10|9 ايام|يوم',
    ],
  }),
  'period-pain': finding(['Period pain', 'ألم الدورة'], {
    tick: ['Cramps with the period, as in other months', 'تقلصات مع الدورة كما في الأشهر الأخرى'],
    says: [
      '{menses} + {pain}, dysmenorrhea, dysmenorrhoea, on|having period + {belly}, first|second day period|cycle, =time of month + {pain}, uterus|womb|ovaries + monthly|month, {menses} + cramp|cramps|cramping, monthly|=time of month + {pain}, monthly tantrum|cramps|pains, {menses} + {belly} + {pain}, cramps .. monthly|month, day one|two|=1|=2 {menses} + {pain}|cramp|cramps, started {menses} + cramp|cramps, cramping|cramps like|as|same|the usual|always',
      '{menses} + {pain}, اول|ثاني يوم دوره, تقلصات + {menses}, جاتني|جتني|اجتني دوره + {belly}, {menses} + {belly} + {pain}, عليها|علي|جايتها|جاتها|ياتني|جتني|عندها {menses} + {belly}, {pain} + كل شهر + {belly}|{menses}, مغص|تقلصات|الام + {menses}, {menses} + بطن|بطني|بطنها + {pain}, {menses} + {pain} + بطن',
    ],
  }),
  premenstrual: finding(['Days before the period', 'الأيام قبل الدورة'], {
    kind: 'comfort',
    tick: [
      'Mood, bloating or tender breasts in the days before the period, as in other months',
      'تغير المزاج أو انتفاخ أو ألم الثدي قبل الدورة كما في الأشهر الأخرى',
    ],
    says: [
      '=pms, premenstrual, moody|bloated|bloating|irritable|craving|cravings|grumpy|emotional|tearful + {menses}, {menses} + due + moody|craving|bloated|tender|normal|usual, before {menses} + moody|bloated|bloating|irritable|tender|headache|grumpy|tired',
      '{menses} + قبل + مزاج|نفسيه|انتفاخ|عصبيه|عصبي|اكل, متلازمه قبل {menses}',
    ],
  }),
  'stops-life': finding(['Keeps from school or work', 'يمنع من المدرسة أو العمل'], {
    kind: 'background',
    tick: ['It keeps from school or work each month', 'يمنع من المدرسة أو العمل كل شهر'],
    says: [
      'miss|missing|missed|misses|off .. school|work|college|uni|lessons|class|classes, cant .. school|work|college|class, stay|stays|staying home|bed .. each|every month|time',
      'تغيب|اغيب|غبت|غياب .. مدرسه|دوام|جامعه|شغل, ما .. قدر|اروح|تروح .. مدرسه|دوام|جامعه|شغل, تمنعني|يمنعني|تمنعها|يمنعها .. مدرسه|دوام|جامعه|شغل',
    ],
  }),
  'mid-cycle': finding(['Middle of the cycle', 'منتصف الدورة'], {
    kind: 'comfort',
    tick: ['It comes about two weeks before the period, as in other months', 'يأتي قبل الدورة بنحو أسبوعين كما في الأشهر الأخرى'],
    says: [
      'ovulation, ovulating, ovulate, mittelschmerz, mid cycle|month, middle {menses}, middle month, halfway .. {menses}, halfway .. month, two weeks before {menses}',
      'تبويض, اباضه, اباضتي, نص|منتصف|وسط شهر|دوره|الدوره|دورتي',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
