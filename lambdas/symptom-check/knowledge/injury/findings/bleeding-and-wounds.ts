import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'heavy-bleeding': finding(['Heavy bleeding', 'نزيف شديد'], {
    tick: ['Blood spurts, pours, or soaks cloth after cloth', 'الدم يندفع أو يتدفق أو يبلل قطعة قماش بعد أخرى'],
    says: [
      '{blood} + spurt|spurting|gush|gushing|pouring|pours|everywhere|squirt|squirting|pumping|soaked|soaking|soaks|puddle|jets|spraying|jumping, heavy|profuse|severe|massive|uncontrolled|uncontrollable bleed|bleeding|blood, bleed|bleeding heavy|heavily|profusely|severely|badly|massively|uncontrollably|out|lot|loads, blood pool|pools, pool|lot|lots|loads|litre|bucket blood, haemorrhaging, hemorrhaging, artery cut, {blood} + flood|flooding|flooded|streaming|drenched|torrent|fountain|bucketing|spurted|tap|hosing|waterfall, too much|so much|lot|lots|loads|tons|massive|shedload bleeding|blood, cloth|towel|towels|bandage|shirt|rag|sheet|dressing|dressings|tissue|gauze|trousers + full|soaked|drenched|soaking|red|through|another|dripping + {blood}, towel|towels|bandage|bandages|shirt|dressing|gauze|cloth|rag + soaked|drenched|soaking|after towel|cloth|bandage, another cloth|towel|bandage|dressing full|soaked, cloth|towel full|soaked .. again|another, bleeding|blood like mad|crazy|tap|pig|stuck|fountain|river|hell|water',
      'نزيف|نزف|ينزف|تنزف|انزف|بينزف|دم شديد|شديده|غزير|قوي|قويه|كثير|وايد|واجد|هوايه|كتير|جامد, {blood} + بغزاره|يصب|ينط|ينفر|يشخل|شلال|نافوره|يتدفق|يندفع|يدفق|يطفر|بركه|مغرق|غرقان|غرق|سايح, شريان + مقطوع|انقطع|قطع, {blood} + يشرشر|شرشر|يشر|شر|يشخب|شخب|يطش|يشلب|يخر|يفور|حنفيه|سيل|ترس|تراس|معبي|مليان|مليانه|مغطي|انبوب|خرطوم|مثل ماي, خاولي|فوطه|منشفه|شرشف|شاش|قماش|هدوم|ملابس|ارض|غتره + {blood} + ترس|غرق*|مليان*|معبي*|تعبت|انترس|سبح, {blood} .. ما يوقف ابد, ينزف + كثير|وايد|هواي|هوايه|بقوه|بسرعه|مره|بشده|جامد|زايد',
    ],
    implies: ['bleeding'],
  }),
  bleeding: finding(['Bleeding', 'نزيف'], {
    tick: ['Bleeding', 'نزيف دم'],
    says: [
      'bleed, bleeding, bled, haemorrhage, hemorrhage, {blood} + coming|comes|dripping|drips|trickling|oozing|running|leaking|seeping|comin|drippin|pouring + {hand}, {blood} + coming|comes|dripping|drips|trickling|oozing|running|leaking|seeping|comin|drippin|pouring + {arm}, {blood} + coming|comes|dripping|drips|trickling|oozing|running|leaking|seeping|comin|drippin|pouring + {leg}, {blood} + coming|comes|dripping|drips|trickling|oozing|running|leaking|seeping|comin|drippin|pouring + {foot}, {blood} + coming|comes|dripping|drips|trickling|oozing|running|leaking|seeping|comin|drippin|pouring + {head}, {blood} + {wound}, claret, {blood} + {hit} + coming|dripping|running|oozing',
      'نزيف, نزف, نازف, انزف, ينزف, تنزف, بينزف, =دم|=الدم|=والدم يطلع|ينزل|طالع|نازل, =دم|=الدم|=ودم|=دمه + طلع|نزل|نازل|طالع|يسيل|يخر|خر|يقطر|نقط|ينقط|شر|يشر|جاي + {hand}, =دم|=الدم|=دمه + طلع|نزل|نازل|طالع|يسيل|يخر|خر|يقطر|نقط|ينقط|شر|يشر|جاي + {leg}, =دم|=الدم|=دمه + طلع|نزل|نازل|طالع|يسيل|يخر|خر|يقطر|نقط|ينقط|شر|يشر|جاي + {foot}, =دم|=الدم|=دمه + طلع|نزل|نازل|طالع|يسيل|يخر|خر|يقطر|نقط|ينقط|شر|يشر|جاي + {head}, =دم|=الدم + جرح|جرحي|جرحه|مجروح, =دم|=الدم + {hit}, =يدمي|=تدمي|=بيدمي|=بتدمي|=ويدمي|=وتدمي|=يدمى|=تدمى|مدمي',
    ],
  }),
  'not-stopping': finding(['Bleeding does not stop', 'نزيف لا يتوقف'], {
    tick: ['Still bleeding after 10 minutes of firm pressure', 'النزيف مستمر بعد 10 دقائق من الضغط القوي'],
    says: [
      '{blood} + not|cant|never|refuse stop|stopping|stopped, keeps|still bleeding, cant stop blood|bleeding, pressing|pressed|pressure|clamp|clamping|clampin|squeezing|holding|held|towel|bandage + still|keeps|keep|continues|not|cant + {blood}, still|keeps|keep|continue|continues leaking|oozing|dripping|seeping|coming|pouring|leakin|gushing|trickling|drippin + {blood}, still|keeps|keep|continue|continues leaking|oozing|dripping|seeping|coming|pouring|leakin|gushing|trickling|drippin + red, {blood} + still|keeps|keep|continues coming|leaking|oozing|dripping|pouring|flowing|going|seeping|running|comin, {blood} + refuses|wont|not|never quit|slow|slowing|settle|ease, keeps|keep|still leakin|leaking|oozing|dripping|seeping red, not|cant get|make .. bleeding stop, wont|not stop bleeding, pressing|pressed|clamping .. {blood} + hour|ages|forever',
      '{blood} + ما|لا|مو|مش|مب|ولا وقف|يوقف|توقف|بيوقف|يقف|راضي|طايع|نوقف, {blood} + مستمر, ضاغط*|كابس*|ضغطت|ماسك*|حاط*|رابط*|شاد|شاده|كبست|ضغط + {blood} + ساعه|وقت|لسا|لسه|للحين|ما, لسا|لسه|لساته|لساتو|للحين|بعده|بعدها|مازال|لهلق|لسي|الي الان|هسه|لحد الان + نزف|ينزف|تنزف|ينزل|يطلع|يسيل + {wound}, لسا|لسه|لساته|لساتو|للحين|بعده|بعدها|مازال|لهلق|لسي|الي الان|هسه|لحد الان + نزف|ينزف|تنزف|ينزل|يطلع|يسيل + جرح|دم, لسا|لسه|لساته|لساتو|للحين|بعده|مازال|لهلق .. ينزف|نزف|تنزف, {blood} + ما|لا|مو|مش|مب|ولا حبس|يحبس|ينقطع|قطع|ينسد|سد|سكت|يهدا|يخف|بغي|بغا|بغاش|وقفش|بيوقفش|ينشف|يجمد|عم يوقف|رضي|يرضي',
    ],
    implies: ['bleeding'],
    excludes: ['bleeding-stopped'],
  }),
  'bleeding-stopped': finding(['Bleeding stopped', 'توقف النزيف'], {
    kind: 'comfort',
    tick: ['The bleeding has stopped', 'توقف النزيف'],
    says: [
      'stopped bleeding, {blood} now|finally|already|just|mostly|completely|quickly|soon? stopped|stop|controlled|clotted|dried, no|not|longer bleeding any|anymore|now|longer, no more blood|bleeding|bleed, no longer bleeding, clotted|scabbed|dried up|over|now, now stop|stopped, coming now stop|stopped, stopped on own|itself|quickly|quick, pressed|pressure|pressing|held|pinch|pinched|pinching|squeezed|plaster + stopped|stop, {blood} + then|soon|minutes|mins + stopped|stop, stopped on own|itself|its own|after|within|quickly|straight, not|no bleeding|blood now|anymore|since|more|after, plaster|pressure|tissue|ice + stopped|stop, bleeding|blood + stopped|stop|dried|settled + minutes|mins|after|now|quickly|pressure',
      '{blood} وقف|توقف|انقطع|خلاص|وقفناه|سيطرنا, {blood} .. وقف|توقف|انقطع|انحبس|نشف|تخثر|انسد|خلاص|سكت, وقف|توقف|انقطع|انحبس|وقفنا|وقفت|سيطرنا {blood}, هلق|هلا|الحين|الان|هسه|دلوقتي|توه|خلاص وقف|توقف|انقطع|نشف, ما عاد|عم|بقي ينزف|نزف|ينزل|نزل, ما ينزف|نزف الحين|هلق|خلاص|الان|هسه, ضغط*|قفل*|سديت|سكر*|مسك*|قرصت|كبست|حط* + دقايق|دقيقه|دقيقتين|منديل|شاش|قطن|ثلج|تلج + وقف|وقفت|انقطع|سكت|توقف, ثم|بعدها|بعدين|وبعدين|شوي|شويه توقف|توقفت|وقف|وقفت|انقطع|انقطعت, {blood} + توقف|توقفت, وقف|وقفت|توقف|انقطع لحاله|لحالو|بروحه|لوحده|لوحدو|نفسه|بسرعه|فورا|خلال, ما|مافي|مفيش عاد|في|فيه|بقي دم|نزيف الحين|هلق|هسه|دلوقتي|الان|بعدها, وقف|وقفت|توقف + بعد|خلال + دقايق|دقيقه|دقيقتين|ضغط*|ربع|شوي, {blood}|نزف* .. وقف*|توقف*|نشف*|انقطع*|خف',
    ],
  }),
  amputation: finding(['Part cut or torn off', 'بتر جزء من طرف'], {
    tick: ['A finger, toe or larger part is cut or torn off', 'إصبع أو جزء أكبر مقطوع أو منفصل'],
    says: [
      'amputate, amputated, amputation, finger|fingers|thumb|toe|toes|fingertip|hand|arm|leg|foot|ear came|come|torn|cut|chopped|sliced|ripped|bitten|blown|half|nearly off, chopped|cut|sliced|tore|ripped|bit off .. finger|fingers|thumb|toe|toes|fingertip|tip|hand|arm|leg|foot|ear, chopped|cut|sliced|tore|ripped .. finger|thumb|toe|fingertip|hand|arm|leg off, finger|fingers|thumb|toe|fingertip + severed|detached|hanging|dangling, severed hand|arm|leg|foot, hand|arm|leg|foot severed, missing finger|fingers|thumb|toe|tip, took|taken|takes|lopped|sawn|sheared|hacked|bit|chopped|ripped|cut|sliced tip|end|top|bit .. finger|fingers|thumb|toe, finger|fingers|thumb|thumbs|toe|toes|fingertip + lopped|separated|detached|sheared|severed, half|top|tip|end|part .. finger|fingers|thumb|toe|toes|fingertip gone|missing|off, finger|fingers|thumb|toe|toes gone|missing + machine|saw|blade|grinder|blender|mincer|accident|explosion|door, lost top|tip|end|part|half .. finger|thumb|toe|fingertip, lost finger|fingers|thumb|toe|fingertip, saw|machine|grinder|blade|mincer|mower|fan|axe|cleaver|guillotine took|chopped|ate|lopped + finger|fingers|thumb|toe|hand|fingertip|arm|foot, lopped|sheared|sawed|hacked|snipped|ripped|torn .. off + finger|fingers|thumb|toe|hand|arm|leg|ear|foot, finger|thumb|toe|fingertip|hand|arm|leg cut|chopped|ripped|torn|sliced fully|completely|clean|totally|separate, tip|end|finger|thumb|toe .. hanging|dangling, hanging|dangling .. skin|thread|flap',
      '=بتر|=البتر|=بترت|=بتروا, انبتر, مبتور, انقطع|انقطعت|طار|طارت|انفصل + اصبع|صبع|صبعه|اصابع|صوابع|كف|عقله, انقص|انقصت|انقطع|انقطعت + اصبع|صبع|صبعه|عقله|صباع + طرف|كله|كامل|راس|بالكامل, انقطعت|انفصلت|طارت يد|ايد|رجل|ريل, قطع|قطعت|قص|قصت + اصبع|صبع|صبعه|صبعي|اصابع + كامل|كله|منشار|مكينه|ماكينه|ساطور|مقص, اصبع|صبع|يد|رجل + معلق|معلقه|متعلق|متدلي, اصبع|صبع|اصبعت|صباع|صوابع|اصابع|ابهام|عقله|طرف|راس اصبع + صارت|صار لحالها|لحاله|وحده|وحدها, اصبع|صبع|اصبعت|صباع|صوابع|اصابع|ابهام|عقله + انقطع|انقطعت|انفصل|انفصلت|طار|طارت|انبتر, قطع|قطعت|قص|قصت|فرم|فرمت|اخذت|خذت|طير|طيرت|شال|شالت|اكلت|بتر|بترت + مكينه|ماكينه|مكاين|منشار|ساطور|صاروخ|جلخ|فرامه|خلاط + {hand}, انقطع|انقطعت|انفصل|انفصلت|انبترت + {hand}, انقطع|انقطعت|انفصل|انفصلت|انبترت + {foot}, بترت|انبترت, اصبع|صبع|اصبعت|يد|ايد|رجل|اذن + انفصل|انفصلت|انخلع من مكان, ماسك|جايب|حاط + اصبع|صبع|طرف + مقطوع|مقطوعه|ثلج',
    ],
    implies: ['wound'],
  }),
  wound: finding(['Wound', 'جرح'], {
    tick: ['An open wound or cut', 'جرح مفتوح أو قطع'],
    says: [
      '{wound}, sliced, torn skin, slit|nicked|gashed|gouged|slashed|ripped|tore + {hand}, slit|nicked|gashed|gouged|slashed|ripped|tore|split + {leg}, slit|nicked|gashed|gouged|slashed|ripped|tore|split + {foot}, ripped|tore|torn|split + skin, incision|stitches|staples|scar|operation|section|surgery|keyhole + pus|ooze|oozing|leaking|weeping|opened|open|discharge|gaping|smell|smelly, belly button|navel + operation|surgery|keyhole|laparoscopic + red|fluid|leaking|oozing|discharge, {hand}|{foot}|{leg}|{arm}|{face} + sliced|gashed|slashed|nicked|pierced|pricked',
      '{wound}, انشق|انشقت|انفتح|انفتحت|انفلق|انشطب|شطب|شقيت|شق|شلخ|انشلخ|تشلخ|انفقش + {leg}, انشق|انشقت|انفتح|انفتحت|انفلق|انشطب|شطب|شقيت|شق|شلخ|انشلخ|تشلخ + {hand}, انشق|انشقت|انفتح|انفتحت|انفلق|انفشخ|انفج + {head}, انشق|انشقت|انفتح|انفلق|انشطب|شطب + {face}, انشق|انشقت|انفلق|انشطب + {foot}, عمليه|غرز|خياطه|قيصريه|منظار|سره + سايل|صديد|ينز|ينزل|محمر|حمره|انفتح*|فتح|ريحه, {hand}|{foot}|{leg}|{arm} + انجرح*|جرح*|شطب*|اتجرح*|اتعورت|=تعورت + سكين|زجاج|قزاز|حديد|موس|شفره|علبه|معلبات|ورق',
    ],
  }),
  'deep-cut': finding(['Deep or gaping wound', 'جرح عميق'], {
    tick: ['The wound gapes, or is deep or longer than 2 cm', 'الجرح مفتوح أو عميق أو أطول من 2 سم'],
    says: [
      '{wound} + deep|deeply|gaping|gape|open|bone|fat|big|large|flap|tendon, long {wound}, deep tear|bite|hole|puncture|scratch, chunk|lump|piece .. missing|gone|hanging|out|off + cheek|face|skin|flesh|arm|leg|hand|ear|lip|nose|muscle, stitch|stitches|sutures + need|needs, gash, laceration, split|busted open, {wound} + down to|right|inside|gapes|gapping|yawning|apart|meat|muscle|yellow|stitches|stitching|wide, {wound} + 2|3|4|5|6|7|8|10|12|two|three|four|five|six cm|inch|inches|centimetre|centimeters, split|busted|burst|laid|sliced open, see fat|flesh|muscle|tendon|inside + {wound}, {wound} + edges, edges gape|gaping|gapping|apart|open|separate|separated, need|needs|needing closing|stitching|stitched|glued, =gaping',
      '{wound} + عميق|عميقه|غميق|غميقه|غويط|مفتوح|كبير|كبيره|طويل|عظم|خياطه|غرز, خياطه|غرز + يحتاج|تحتاج|يبي|محتاج|يبغي|عايز|حتاج, شق|انفتح + كبير|راس|حاجب|جلد, {wound} + لحم|شحم|فاتح|فاتحه|مفتوحه|غاير|غايره|عرض|واسع|واسعه|عمق|كبيره|طويله|لجوه, شق|انفتح|فتح|انشق|مفتوح|مفتوحه + لحم|شحم|عظم|غرز, بده|بدها|لازم|يبيله|يباله|محتاج|تحتاج + خياطه|غرز|قطب|تقطيب|قطبه, {wound} + 2|3|4|5|6|7|8|10 سم|سانتي|سنتيمتر, قطعه|شقفه|حته لحم|جلد + طاير|طايره|ناقص|ناقصه|مقطوعه|معلقه|راحت, لحم .. طالع|مبين|مفتوح, جرح*|خياط*|غرز*|قطب + انفتح*|انفك*|فتح|انفتق*',
    ],
    implies: ['wound'],
  }),
  'minor-wound': finding(['Small wound', 'جرح بسيط'], {
    tick: ['A small graze, scratch, splinter or blister', 'سحجة أو خدش أو شوكة أو نفطة صغيرة'],
    says: [
      '{wound} + small|minor|superficial|tiny|little|shallow|slight, =graze, =grazed, =grazes, =scrape, =scraped, scraped|skinned knee|knees|elbow, paper cut, papercut, splinter, =nick, =nicked, abrasion, blister + shoe|shoes|heel|walking|rubbing, {wound} + shaving, small|tiny|little|lil|wee|minor|slight|light|superficial|shallow + scratch|scratches|scrape|graze|nick|prick|cut, scratch|scratches only|on hand|knee|elbow|arm|leg, only|just|bit + scratch|scratched|graze|scrape|nick|grazed, barely broke skin, plaster enough, =bit|=bitten inside? tongue|lip|cheek, bit inside .. cheek|mouth|lip, grazed|skinned|scuffed .. knee|knees|elbow|elbows|palm|palms|shin, {wound} + shallow|scratch|plaster, blister|blisters .. new|tight shoes|boots|heels|sandals|trainers, new|tight shoes|boots|heels|sandals|trainers + blister, rubbed raw|sore + heel|shoe|shoes, nicked .. finger|thumb|fingertip|chin|face|leg, carpet|rope|turf|friction burn, shallow|superficial|tiny + cm|centimetre|centimeter|millimetre|mm, heel|heels|toe|toes|foot|feet + water|watery balloon|balloons|bubble|bubbles, bubble|bubbles|blister|blisters|balloon + shoe|shoes|sandals|boots|slippers, not deep + {wound}|cut|graze|scratch|bite|slice|nick|bleeding|blood|{hand}|{leg}|{arm}|{foot}|skin, barely|hardly bled|bleeds|bleeding, surface only|scratch, like paper cut, little|small|tiny|wee bit blood|nick|graze|scratch|cut|splinter|prick|hole, thorn|splinter + out|removed|pulled|tweezers|came, shaving|razor nick|cut, plaster|band aid + cut|finger|thumb|knee|scratch|enough, shoe|shoes|sandals|boots|trainers + rub|rubbed|rubbing|bite|blister|blisters|raw, =skinned|scraped|scuffed|grazed + {hand}|{leg}|{joint}|{face}',
      '{wound} + بسيط|صغير|سطحي|خفيف|صغيره|بسيطه, {wound} شوي, خدش, سحجه, سحجات, كشط, انكشط, خربوش, خرابيش, خربشه, شوكه + اصبع|يد|رجل|قدم|صبع, نفطه|فقاعه + حذا|جوتي|جزمه|كعب|مشي, خرمشه|خرموش|خرمشات|خدوش|شخطه|شخط|شموخ|شمخ|مشخ|انخدش|انخدشت|تخدش|انشمط|قشطه|انقشط|تقشير|جلط|جلطه جلد + {leg}, خرمشه|خرموش|خرمشات|خدوش|شخطه|شخط|شموخ|شمخ|مشخ|انخدش|انخدشت|تخدش|انشمط|قشطه|انقشط|تقشير|جلط|جلطه جلد + بسيط|بسيطه|صغيره|صغير|خفيفه|خفيف|زغيره|سطحي, خرمشه|خدوش|شخطه|انخدش|انقشط|انشمط|انجلط + ركبه|كوع|يد|رجل, {wound} + زغير|زغيره|صغنون|تافه|تافهه|ما يذكر|سطحيه|خفيفه|صغيرون, اتخدش|انخدش|اتخربش|اتجرح|انجلط كوع|ركبه|يد|رجل|ايد, عضيت|عض لسان|لساني|شفه|خد|خدي|شفتي, نفطه|نفطات|فقاعه|فقاعات|بقبوقه + حذا|جزمه|كندره|صندل|نعال|شوز|كعب, {wound} + شعره|خفيفه|بلاستر|لزقه|ما عميق, شلت|شال|شلنا|طلعت|طلعنا .. بالملقط|بملقط, شوكه|شظيه + ملقط, سكين|فاكهه|بصل + خدش|شخط, {wound} + ما|مو|مش|مب عميق|غميق|عميقه|غميقه, خدش*|شخط*|خرمش*|خربش*|كشط*|سحج* , شوكه|شظيه + طلعت*|شلت*|طلع*|انشالت, انجرح*|جرحت|انشطب + ورق|ورقه|حلاقه|موس|شفره + صغير*|خفيف*|شوي|بسيط*|حلاقه|ورق*, جرح* + صغنون|سنتي|سطحي*|زغير*|خفيف*|بسيط*|ما عميق, حذا|جزمه|شوز|كندره|نعال|صندل + جرح*|فقاقيع|فقاعه|حك*|ياكل|اكل|سلخ*',
    ],
    implies: ['wound'],
  }),
  embedded: finding(['Something in the wound', 'جسم في الجرح'], {
    tick: ['Something is still stuck in the wound', 'شيء لا يزال مغروزاً في الجرح'],
    says: [
      'stuck|embedded|lodged + glass|nail|metal|knife|wood|fishhook|hook|wire|thorn|screw|spine, embedded, fish hook|hooks, fishhook, glass|metal|wood|nail|splinter still|inside, rod|stick|knife|rebar sticking|through, glass|metal|wood|nail|splinter|steel|wire|thorn|plastic|stone|gravel|iron piece|bit|shard|tip|fragment? still|inside|stuck|left|in + {wound}, piece|bit|shard|sliver|fragment|chunk|tip + glass|metal|wood|nail|steel|wire|thorn|plastic|stone|needle + inside|in|stuck|embedded|left|still|lodged + {hand}, piece|bit|shard|sliver|fragment|chunk|tip + glass|metal|wood|nail|steel|wire|thorn|plastic|stone|needle + inside|in|stuck|embedded|left|still|lodged + {foot}, piece|bit|shard|sliver|fragment|chunk|tip + glass|metal|wood|nail|steel|wire|thorn|plastic|stone|needle + inside|in|stuck|embedded|left|still|lodged + {leg}, {wound} + glass|metal|wood|nail|splinter|wire|thorn|gravel|grit|shard + inside|in|stuck|left|still, glass|metal|splinter|thorn|nail|wood|wire not come|coming out, cant get|pull .. glass|metal|splinter|thorn|nail|wood|wire out',
      'مغروز|انغرز|عالق|علق|غارس|داخل + زجاج|قزاز|مسمار|حديد|حديده|خشب|سلك|صناره|سكين, صناره|ميدار + {hand}, زجاج|قزاز|مسمار + باقي|جوه|داخل, شقفه|قطعه|حته|كسره|شظيه|شظايا|خشبه|حديده|زجاجه|قزازه|كزاز|جزازه|زجاج|مسمار|شوكه|سلك + جوه|جوا|جواته|داخل|داخله|باقي|باقيه|ضل|ضلت|ظل|ظلت|لسا|عالق|عالقه|علق|علقت|ثابت|ثابته|غارز|مغروس + جرح|جلد|لحم, قطعه|شقفه|حته|كسره|خشبه|حديده|زجاجه|قزازه|زجاج|مسمار|شوكه|صناره|سلك + جوه|جوا|داخل|باقي|ضل|ظل|عالق|علق|علقت|غارز|مغروز|مغروس|ما طلع|ثابت + {hand}, قطعه|شقفه|حته|كسره|خشبه|حديده|زجاجه|قزازه|زجاج|مسمار|شوكه|صناره|سلك + جوه|جوا|داخل|باقي|ضل|ظل|عالق|علق|علقت|غارز|مغروز|مغروس|ما طلع|ثابت + {foot}, قطعه|شقفه|حته|كسره|خشبه|حديده|زجاجه|قزازه|زجاج|مسمار|شوكه|سلك + جوه|جوا|داخل|باقي|ضل|ظل|عالق|علق|علقت|غارز|مغروز|مغروس|ما طلع|ثابت + {leg}, قنفذ|شوك|شوكه|اشواك + ضل|ظل|بقي|باقي|لسا + جوا|جوه|داخل|كعب*|رجل*|قدم*',
    ],
    implies: ['wound'],
  }),
  'beyond-wound': finding(['Numb or not moving beyond the wound', 'خدر أو عجز بعد موضع الجرح'], {
    tick: ['Beyond the wound it is numb, or a finger or toe does not move', 'تنميل بعد موضع الجرح، أو إصبع لا يتحرك'],
    says: [
      '{wound} + {numb}, cant|not bend|straighten|move|feel + finger|fingers|thumb|toe|tip, tendon + cut|torn|severed, cant|not wiggle|bend|move|straighten|flex|feel|work + {wound}, finger|fingers|thumb|toe|toes|fingertip|tip + {numb} + {wound}, finger|fingers|thumb|toe|toes|fingertip|tip no feeling|numb|dead, cant|not wiggle|straighten|flex|bend .. finger|fingers|thumb|toe|toes, finger|thumb|toe not|cant wiggle|straighten|bend|flex',
      '{wound} + {numb}, ما|لا|مو|مش اقدر|يقدر|يتحرك|يثني|اثني|يحس|احس|قدر|ثني + اصبع|صبع|صبعي|صبعه|ابهام, وتر + قطع|مقطوع|انقطع, {wound} + ما|لا|مو|مش|مب تحرك|يتحرك|تتحرك|ينثني|ينطوي|يطوي|يحس|حس|حاسس|حاس, {wound} + ما|لا|مو|مش|مب قدر .. احرك|حرك|اثني|ثني|اطوي|طوي|افتح|اسكر|قفل, اصبع|صبع|صباع|اصبعت|ابهام|طرف + ميت|خدران|منمل|نايم|نمل|خدر + {wound}, اصبع|صبع|صباع|اصبعت|ابهام|طرف + ميت|خدران|منمل|نايم|نمل|خدر + جرح|انجرح|جرحت, ما|لا|مو|مش|مب يتحرك|تحرك|اثني|يثني|ينثني|ينطوي|يفرد|افرد|احرك|حرك|ثني|فرد + اصبع|صبع|صباع|اصبعت|ابهام',
    ],
  }),
  'wound-place': finding(['Wound in a delicate place', 'جرح في موضع دقيق'], {
    tick: ['It is on the face, an eyelid, a hand, a joint or the genitals', 'في الوجه أو الجفن أو اليد أو مفصل أو الأعضاء التناسلية'],
    says: [
      '{wound} + lip|eyebrow|eyelid|cheek|ear|nose|knuckle|palm|genitals|penis|chin, {wound} + {face}, {wound} + {joint}, {wound} + face|lid|nostril|scrotum|vagina|privates|forehead|temple|web|tendon|wrist',
      '{wound} + شفه|حاجب|جفن|خد|اذن|انف|خشم|كف|ذقن|دقن, {wound} + {face}, {wound} + {joint}, {wound} + مفصل|جبين|جبهه|بين اصابع|راحه|محاشم|رسغ|لسان',
    ],
  }),
  puncture: finding(['Puncture or dirty wound', 'جرح وخزي أو متسخ'], {
    tick: ['A nail, thorn or other dirty thing went in deep, or the wound is dirty', 'دخل مسمار أو شوكة أو شيء متسخ، أو الجرح متسخ'],
    says: [
      'stepped|trod|stood|standing on + nail|glass|needle|screw|thorn|wire|metal, nail|screw|thorn|wire|rod into|through + {foot}, nail|screw|wire|thorn into|through + {hand}, nail|screw|thorn|wire|rod|needle|glass went in|into|through|inside .. {foot}, nail|screw|thorn|wire|rod|glass went in|into|through|inside .. {hand}, nail gun, puncture|punctured wound|skin|foot|hand, dirty|soil|mud|manure|dirt + {wound}, nail|screw|thorn|wire|rod|spike|tack|splinter|glass|needle|skewer|pin|metal enter|entered|into|inside|through|pierced|poked|stabbed|jabbed|pricked|spiked|punctured|stuck + {foot}, nail|screw|thorn|wire|rod|spike|tack|skewer|fork|pin|metal enter|entered|into|inside|through|pierced|poked|stabbed|jabbed|spiked|punctured|stuck + {leg}, nail|screw|thorn|wire|rod|spike|tack|skewer|fork|metal enter|entered|inside|pierced|poked|stabbed|jabbed|spiked|punctured|stuck + {hand}, through + shoe|shoes|boot|boots|sole|slipper|sandal|flipflop + nail|screw|glass|thorn|spike|wire, rusty|rusted nail|screw|metal|wire|tin|can|fence|iron|blade|knife|hook|fork|tool|bar|edge, barbed wire, {wound} + filthy|dirty|muddy|manure|soil|sewage|rust|rusty|grit, two|2|small|little deep holes|hole, nail|screw|thorn|needle|wire go|going|went|goes|passed|pass .. shoe|boot|foot|sole|heel|hand|finger|palm',
      'دست|داس|داست|دعست|دعس|وطيت + مسمار|زجاج|قزاز|شوكه|ابره|حديد|سلك, مسمار|برغي|حديده + دخل|دخلت|صدي|مصدي, {wound} + وسخ|متسخ|ملوث|تراب|طين|صدا|صدي, فات|فاتت|خش|خشت|دش|دشت|دخل|دخلت|غز|غزت|انغرز|انغرزت|شك|شكت|شكتني|نغز|نغزتني|انغز|طب|اخترق + مسمار|شوكه|ابره|سيخ|سلك|خشبه|حديده|قزازه|زجاجه|برغي|دبوس|سكروب|شوك|عود + {foot}, فات|فاتت|خش|خشت|دش|دشت|دخل|دخلت|غز|غزت|انغرز|انغرزت|شك|شكت|شكتني|نغز|نغزتني|انغز|طب|اخترق + مسمار|شوكه|ابره|سيخ|سلك|خشبه|حديده|قزازه|زجاجه|برغي|دبوس|سكروب|شوك|عود + {leg}, فات|فاتت|خش|خشت|دش|دشت|دخل|دخلت|غز|غزت|انغرز|انغرزت|انغز|طب|اخترق + مسمار|شوكه|سيخ|سلك|خشبه|حديده|برغي|سكروب|شوك|عود + {hand}, دست|دعست|دعس|داس|وطيت|مشيت|نطيت علي|ع|فوق مسمار|زجاج|قزاز|شوكه|حديده|حديد|سلك|ابره|برغي, سلك شايك, {wound} + زباله|مجاري|رمل|غبار|حظيره|مزرعه|زريبه',
    ],
    implies: ['wound'],
  }),
  'tetanus-due': finding(['Tetanus vaccine not up to date', 'تطعيم التيتانوس غير حديث'], {
    kind: 'background',
    tick: ['No tetanus vaccine in the last 10 years, or not known', 'لا تطعيم ضد التيتانوس خلال 10 سنوات أو غير معروف'],
    says: [
      'tetanus + not|never|cant|overdue|expired|remember|need|due, never|not vaccinated, tetanus|tetnus|tetanis|tetnis + no|not|never|dunno|unsure|ages|clue|idea|decade|decades|school|childhood|child|kid|lapsed|expired|behind|forever|forgot|due, tetanus|tetnus .. 10|11|12|13|14|15|16|20|25|30|ten|eleven|twelve|fifteen|twenty|thirty years, tetanus|tetnus .. long ago|back|time, tt|td|tdap + never|not|no|remember + injection|vaccine|shot|jab|dose|booster, tetanus|tetnus over|more .. years, 10|12|15|20|ten|twelve|fifteen|twenty years since|ago + tetanus|tetnus, when + last tetanus',
      'كزاز|تيتانوس + ما|لا|مو|مش|قديم|اتذكر, كزاز|تيتانوس|تيتانس + عشر|عشرين|كم سنين|سنوات|سنه, غير مطعم|مطعمه, كزاز|تيتانوس|تتانوس|تيتنوس|طيطنوس|تيتانس|طيطانوس + متذكر|ماخذ|قديمه|زمان|عارف|ادري|متي|منتهي|مدرسه|عمري|صغير|ناسي|نسيت|ذاكر|عشر, تطعيم|تطعيمات|لقاح|ابره + كزاز|تيتانوس|تتانوس|مسمار + ما|قديم|زمان|مدرسه',
    ],
  }),
  'blade-cut': finding(['Cut with a blade at the wrist', 'جرح بشفرة أو في المعصم'], {
    kind: 'background',
    says: [
      '{wound} wrist|wrists|forearm|forearms, {wound} .. with? razor|blade + arm|arms|wrist|thigh|thighs|hand|forearm, cuts|cutting + arms|thighs|myself|herself|himself, cut|cuts + arm|arms|thigh|thighs + lines|several|many|again, {wound} + many times|myself|himself|herself',
      '{wound} + موس|بالموس|شفره|شفرات + يد|يدي|يده|يدها|ايد|ايدي|ايدها|ذراع|فخذ|زند, {wound} + معصم|معصمه|معصمها|معصمي, {wound} + كذا مره, {wound} + عده مرات, {wound} + نفسه|نفسها|روحه|روحها',
    ],
  }),
  'dark-blisters': finding(['Dark blisters', 'فقاعات داكنة'], {
    says: [
      'blister|blisters + black|dark|purple|bloody|blue|brown, blood colour|coloured|filled blister|blisters, blisters|blister .. blood colour|coloured, bubble|bubbles|sacs|bullae|bulla + black|purple|inky|maroon|bloody, blister|blisters|bulla|bullae + inky|maroon|violet|dusky',
      'فقاعات|فقاعه|نفطات|نفطه|فقاقيع|حويصلات + سودا|سوداء|اسود|غامق|غامقه|داكنه|بنفسجي|دم|زرقا, فقاعات|فقاعه|فقاقيع|نفاخات|بالونات|نفطات|بثور + سود|سوده|كحلي|خمري|خمريه|مسوده|بنفسجيه|غامقه|غامجه|دمويه',
    ],
    implies: ['flesh-eating'],
  }),
  needlestick: finding(['Used needle prick', 'وخزة إبرة مستعملة'], {
    tick: ['Pricked by a used needle, or blood got into a cut or the eye', 'وخزة إبرة مستعملة، أو دم لامس جرحاً أو العين'],
    says: [
      'needlestick, needle stick|injury, used|dirty|patient|discarded|contaminated needle|syringe|lancet|blade, pricked|poked|jabbed|stuck + needle|syringe + used|patient|hospital|clinic|work|trash|garbage|beach|recapping, {blood} splash|splashed|squirted|spurted|sprayed|spat|went|got|in|on + {wound} + patient|someone|client|man|work|he|she|hospital|nurse, {blood} splash|splashed|squirted|spurted|sprayed|spat|went|got|in|on + eye|eyes|mouth + patient|someone|client|man|work|he|she|hospital|nurse, patient|patients|someone|client + {blood} + eye|mouth|cut|splash|splashed, jabbed|pricked|stuck|stabbed|scratched|poked|spiked|punctured|prick + sharps|syringe|needle|lancet|cannula|scalpel + bin|used|patient|patients|someone|found|bag|dirty|cleaning|rubbish|injecting|drawing|ward|dentist|beach|street|park|junkie|addict|diabetic|glove|gloves, pricked|jabbed by|with|on|self? .. needle|syringe',
      'وخز|وخزني|شك|شكتني|شكني|انشك|نغزتني + ابره|سرنجه|مشرط + مستعمله|مستخدمه|ملوثه|مريض|مستشفي|زباله|قمامه, ابره|سرنجه مستعمله|مستخدمه|ملوثه|مريض, =دم|=الدم|بدم + مريض|مصاب|زبون|واحد + طش|طشر|رش|تطاير|نط|طار|دخل|جا|اجا|وصل|انرش|طرطش + {eye}, =دم|=الدم + مريض|مصاب|زبون|واحد + طش|طشر|رش|تطاير|نط|طار|دخل|جا|اجا|انرش|طرطش + {mouth}, =دم + مريض + جرح|مجروح, انشك*|شك*|وخز*|انوخز*|نغز*|انغز*|غز*|انضرب*|ضربت*|دخلت|جرحت*|نخز* + ابره|سرنجه|حقنه|مشرط|سرنجات|ابر + مريض|مستعمله|مستخدمه|زباله|كيس|مستشفي|شغل|تنظيف|مدمن|شخص|ملوثه|عياده|مختبر|قديمه|شاطي',
    ],
  }),
  'pressure-injection': finding(['High-pressure injection', 'حقن بضغط عالٍ'], {
    tick: ['A high-pressure gun shot grease, paint, oil or water into the skin', 'مسدس ضغط عالٍ حقن شحماً أو دهاناً أو زيتاً أو ماء في الجلد'],
    says: [
      'grease|paint|pressure|airless|oil gun|washer|sprayer|injector|jet + {hand}, high pressure gun|hose|washer|injection|jet|air|oil|water|paint|grease, hydraulic oil|fluid + {hand}, airless|grease|pressure|jet|spray|paint|hydraulic gun|sprayer|washer|hose|spray|jet|line + {hand}, airless|grease|pressure|jet|spray|paint|hydraulic gun|sprayer|washer|hose|spray|jet|line + skin|inside|under|into|injected|went, paint|grease|oil|water|diesel|fuel|fluid|hydraulic + went|go|gone|shot|injected|inside|into|under + skin + gun|spray|pressure|jet|washer|hose|leak|hand|finger, pressure|jet washer|wash + {foot}, pressure|jet washer|wash + {leg}, injected + grease|oil|paint|hydraulic + {hand}',
      'مسدس|ماكينه|خرطوم شحم|دهان|ضغط|صبغ|زيت + {hand}, هواء مضغوط + {hand}, هيدروليك + {hand}, زيت|شحم|صبغ|دهان|بويه|ماي|مي|ماء|ديزل|هوا|هواء|قريس + تحت|جوه|جوا|داخل جلد + ضغط|مسدس|مكينه|ماكينه|غساله|كمبريسر|هيدروليك|رشاش, مسدس|غساله|رشاش|خرطوم|كمبريسر|مضخه + شحم|دهان|ضغط|صبغ|زيت|بويه|هوا|قريس + دخل*|فات*|حقن*|ضرب*|جلد + {hand}, ضغط|مسدس|كمبريسر|هيدروليك + زيت|شحم|دهان|بويه|صبغ|قريس + {hand}',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
