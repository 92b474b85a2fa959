import { type Finding, finding } from '../../kinds/finding.ts';
import { vomits } from '../words.ts';

export const findings = {
  constipation: finding(['Constipation', 'إمساك'], {
    says: [
      'constipate, constipated, constipation, constapation, hard|dry + stool|poo|poop|motion, not|cant poo|pooed|poop|pooped|defecate, no bowel movement, not opened bowels, bowels + not|havent + move|moved|open|opened, not|cant go|gone|been toilet|loo|bathroom + days|week, not|cant pass|passed|passing stool|stools|motion|poo|poop, trouble|difficulty|straining|strain|struggling|hard + pass|passing|poo|poop|stool, no stool|poo|motion|motions + days|week, motion|motions|stool|poo|poop|bowels .. not|cant|hard .. coming|come|pass|properly|out, =bunged|=backed|=blocked|=bound|=clogged up + down|days|gone|toilet|poo|bowels|belly|stomach|since|week, stool|motion|poo|poop very? hard|rock|pebbles|bullets|stones, pebbles|bullets|rabbit + poo|poop|stool|shit, cant|not shit|crap|poop|poo, aint gone + since|days, not|cant|couldnt|havent|no .. poo|pooed|poop|pooped|shit|crap|number two|bowel .. days|week|since|days|out, not .. been|gone .. toilet|loo|bathroom .. days|week|since, stuck|blocked|backed .. poo|poop|bowels|up .. days|week, poo|poop|stool|shit .. stuck|hard|rock|wont|not|cant .. out|come|rock|pass, strain|straining|push|pushing .. toilet|loo|poo|stool, rabbit|sheep|goat pellets|droppings|poo, pellets + toilet|loo|poo, poo|poos|poop|pooing|motion|stool|goes once|twice .. week|every, poo|poos|stool|motion block|blocks|blocked|clog|clogs .. toilet|loo, smear|smears|skid|stains|streaks|soiling + his? pants|boxers, hold|holding|holds|hiding|hides .. poo|poop|motion, not|no|without|hasnt|havent done .. poo|poop|motion|stool|dump, not .. poo|poop|pooed|stool|motion .. day|days|week|since|yesterday, bowels not opened|moved|open, not toilet|loo|bathroom|washroom properly|since|for|in|days|week|once, not proper|properly toilet|loo|bathroom, not proper|properly .. poo|poop|motion|dump, not gone|went|go since|for .. days|week, no toilet|motion since|for|from|days|=2|=3|=4|=5|two|three|four, bunged up',
      'امساك, ممسك, متمسك, ممسكه, ممسوك, قبض|قابض بطن|معده, براز|خروج|بعر ناشف|قاسي|صعب|يابس|متحجر, صعوبه تبرز|اخراج|براز, ما .. ادخل|رحت|اروح|دخلت|يدخل|تدخل|يروح|طلعت|اطلع|تبرز|تبرزت حمام + ايام|يومين|اسبوع, ما|لا .. تبرز|تبرزت|يتبرز|اتبرز, حمام .. كل .. ايام, يعصر|اعصر .. حمام, ما .. طلع|خرج|نزل|يطلع|ينزل براز|خروج, =قبض|=القبض|=قبوض|=كتام|=الكتام|=بقبض|=معصم|=يبوسه|=مكتم, بطن|بطنه|بطني|بطنها يابسه|يابس|ناشفه|ممسكه|ماسكه .. ما, ما|لا .. طلع|=يطلع|=اطلع .. حمام|خروج|براز, ما .. خرج|=اخرج|تبرز + ايام|يومين|اسبوع|يوم, حمام + صعب|بالقوه|صعوبه|ناشف|بالعافيه, =القبط|=قبط|=قبظ|=القبظ|=مكبوض|=كابض|=مقبوض, ما .. عمل|عملت|سوي|سوت|دخل|فات|فوت .. حمام|كاكا|براز .. ايام|يومين|اسبوع|يوم, {belly} =مسكره|=مقفله|=ماسكه|=ممسكه, خروج|براز|حمام .. كل يومين|ثلاث|اربع|اسبوع, بعر|بعرور',
    ],
  }),
  'known-ibs': finding(['Known irritable bowel', 'قولون عصبي معروف'], {
    kind: 'background',
    says: [
      'ibs, irritable bowel, spastic colon, irritable colon',
      'قولون عصبي, قولوني|قولوني هايج|تعبان, قولون هايج|تعبان|متهيج, =قولون|=القولون|=قولوني|=قولونه|=قولونها|=بالقولون, =كولون|=الكولون|=كولوني, كولون عصبي|عصبي|هايج',
    ],
  }),
  'inflammatory-bowel': finding(['Inflammatory bowel disease', 'التهاب أمعاء مزمن'], {
    kind: 'background',
    tick: ['Known Crohn’s disease or ulcerative colitis', 'مرض كرون أو التهاب قولون تقرحي معروف'],
    says: [
      'crohn, crohns, ulcerative colitis, colitis, ibd, inflammatory bowel',
      '=كرون, كرونز, قولون تقرحي, تقرحات|تقرح قولون, التهاب قولون',
    ],
  }),
  'bowel-change': finding(['Change of bowel habit', 'تغير في عادة التبرز'], {
    tick: ['Stool has been different from before for 3 weeks or more', 'عادة التبرز تغيرت منذ 3 أسابيع أو أكثر'],
    says: [
      'change|changed|different|altered|unusual + bowel|bowels|habit|habits, thin|narrow|pencil|ribbon + stool|stools|poo, not empty|emptied|emptying + bowels|bowel|fully, incomplete emptying, alternating + constipation|diarrhea|diarrhoea, mucus + {stool}, stool|stools|poo|poos|poop|bowel|bowels|toilet|pooping|pooing|motion|motions|loo + change|changed|changes|changing|different|haywire|weird|irregular|messed|pattern|odd|schedule|unpredictable|strange, stool|poo|poop|bowel|bowels|toilet|motion|habits + not normal|same|usual|before|like, bowel|toilet|loo habit|habits|pattern|routine, constipation|constipated .. diarrhea|diarrhoea|loose, one day constipation|loose|hard|diarrhea, bowels|bowel|poo|poop|stool|stools|toilet .. changed|different|change|changing|irregular|weird|all over .. weeks|months|month|lately|place|habit, thinner|skinny|pencil|ribbon|narrow .. poo|poos|stool|stools|poop, poo|poos|stool|stools|poop .. thin|thinner|skinny|pencil|ribbon|narrow, weeks|months|month|lately .. going|go|gone .. loo|toilet .. times, weeks|months + loo|toilet + times + day, sometime|sometimes loose sometime|sometimes thin|hard|constipated, toilet changing|changed, loo|toilet .. times .. day + used|always|normally|before|man|once, brown smears|stains + pants',
      'تغير|تغيرت|اختلف|اختلفت|تبدل + تبرز|براز|خروج|اخراج, براز|خروج رفيع|نحيف|خيط, مره اسهال|امساك + امساك|اسهال, مخاط + {stool}, ما .. افرغ|يفرغ .. كامل, خروج|براز|طلعه|حمام|تبرز|اخراج|=طلعتي|=خروجي|بطن + ما|غير مثل|متل|زي|نفس|طبيعي|عاده + قبل|اول|عاده|عوايد|طبيعي|كان, مره اسهال|سهال|امساك|قبض|كتام .. مره|ومره|يوم .. امساك|قبض|كتام|اسهال|سهال, يوم اسهال|امساك .. يوم|ويوم امساك|اسهال, تبرز|براز|خروج|حمام|اخراج + تغير|اختلف|خربط|متخربط|مخربط|تلخبط|متلخبط|ملخبط, اسابيع|شهر|شهرين|سيمانات|جمع + حمام|تواليت|دخل|=بفوت|=افوت|=ادخل|=بدخل مرات|مره|خمس|ست|سبع|اربع, اسابيع|شهر|شهرين + مخاط|اسهال|امساك|دم + حمام|براز',
    ],
  }),
  'belly-mass': finding(['Lump in the belly', 'كتلة في البطن'], {
    tick: ['A lump can be felt inside the belly', 'كتلة محسوسة داخل البطن'],
    says: [
      '{mass} + {belly}, {mass} + {anus} + inside, something|thing|ball|knot|spot|lump hard? + belly|tummy|stomach|gut|abdomen + feel|touch|touching|press|pressing|poke|hand|fingers|inside, hard|round|solid|firm thing|ball|knot|something|spot|bit|lump + belly|tummy|stomach|gut|abdomen, something hard|round|solid|firm + belly|tummy|stomach|gut|abdomen, lump|mass|hard|ball|something .. in|inside .. belly|stomach|tummy|abdomen|gut .. feel|touch|press|poke|lump, feel|felt|found|touch|press .. lump|mass|ball|hard .. belly|stomach|tummy|abdomen|gut',
      '{mass} + {belly}, كوره|كره|طابه|صخره|كتله|حصاه|كلكوعه|عجره|درنه|بيضه + بطن|بطنه|بطني|بطنها|معده, شي يابس|صلب|قاسي|ناشف|متحجر|جامد|غريب + بطن|بطنه|بطني|بطنها, بطن|بطنه|بطني|بطنها .. شي + حس|احس|لمس|المس|ايد|يد|يابس|صلب|قاسي|بحسو|نحس',
    ],
  }),
  heartburn: finding(['Heartburn', 'حموضة'], {
    says: [
      'heartburn, heart burn, {belly} + {burns}, burn|burning + rising|rises|coming|comes|goes|up + throat|chest, antacid, gaviscon, rennie, acid reflux, reflux, regurgitation, indigestion, gerd, gord, dyspepsia, acidity, acid|sour + taste|mouth|coming|comes|stomach|throat, burp, burping, belch, belching, gastritis, gastric pain|problem|trouble, hyperacidity, stomach acid, acid|acidity|sour + {burns}, acid .. up|throat|chest|gullet|rising, {burns} + up + throat|gullet, gullet|food pipe + {burns}, acidity|acidic|gerd|gaviscon|nexium|omeprazole, acid|burning|burn|burns|sour|fire .. throat|chest|gullet|stomach|up .. eat|eating|meal|food|lie|lying|bed|night|up, acid .. reflux|stomach|burn|burning|mouth, reflux|heartburn|gerd|indigestion|heart burn, fire|acid|burning|sour water|food coming|comes|rises|rising|up .. throat|chest|mouth|gullet, sour water, acid|sour|bitter .. mouth|throat, eno|gelusil|digene|rennies|tums|pepcid|zantac|omez|pantoprazole',
      'حموضه, حزاز, حارق معده, حرقه معده|مري|فم, {belly} + {burns}, ارتجاع, ارتداد مري|معده|حمض, عسر هضم, سوء هضم, تجشو, تجشا, تكريع, دشاء, =ترجيع حمض, رجوع .. حمض|اكل, التهاب|قرحه معده, جرثومه معده, معده + تحرق|حارقتني|حرقان|نار|حامي, حموضيه, حرقان|حرقه|حارقني|نار + معده|معدت|بلعوم|زور|مري|اكل, حموضه|حامض + صدر|بلعوم|زور|حلق|طلع|رجع, حرقه قلب|فواد|صدر, حزازه|فم معده + حرق, حزازه|=حزاز, حرقان|حموضه|حرقه + معده|صدر|بلعوم|زور|اكل|نوم',
    ],
  }),
  'stomach-ulcer': finding(['Known stomach ulcer', 'قرحة معدة معروفة'], {
    kind: 'background',
    tick: ['A known stomach ulcer', 'قرحة معروفة في المعدة'],
    says: ['stomach|gastric|peptic|duodenal ulcer, ulcer + stomach, h pylori', 'قرحه معده|اثني عشر|هضميه, قرحه + معده, جرثومه معده'],
  }),
  'big-meal': finding(['After a meal', 'بعد الأكل'], {
    kind: 'background',
    says: [
      'after|big|large|heavy|spicy + meal|dinner|lunch|eating|food|iftar|suhoor|biryani|curry|machboos, ate|eaten|eat too much, overate, overeating, overeat, spicy food, too much food|coffee|chocolate|sweets, pig|pigged out, stuff|stuffed|stuffing myself|face, feast|feasted, buffet, after .. eat|eating|ate|food|lunch|dinner|breakfast|meal|meals, eat|ate|eating .. lot|loads|heavy|much, after .. big|huge|massive|heavy|large|spicy .. meal|dinner|lunch|curry|food|feast, ate|eaten|eat|had .. too|huge|massive|loads|lot|big|heavy .. food|meal|dinner|lunch|much|biryani|curry, wolf|wolfed|wolfing|scoff|scoffed|scoffing|gobbled|gobbling|demolished|polished|inhaled .. down|curry|food|plate|pizza|burger|dinner|meal|rice, full|whole|huge|big|large|heavy|two|three|second|several plate|plates|bowl|bowls|portion|portions|helping|helpings, vindaloo|curry|madras|phall|mutton|feast|thali + after|hot|eat|ate|down, wedding|party|feast|iftar|eid|christmas food|meal|dinner|lunch|buffet, too much|many biryani|food|curry|dates|sweets|meat|rice|cake|pizza|bread',
      'بعد|عقب|مع اكل|اكله|وجبه|عشا|غدا|فطور|سحور|عزيمه|بهارات|حار, اكلت وايد|كثير|كتير|واجد, اكل حار|حارق|مبهر|سبايسي, كثرت اكل|اكلت, دسم, بهارات, شطه, فلفل, بعد|عقب|وقت|كل ما اكل|اكلت|ياكل|تاكل|كلت|كليت|تغدي|تعشي|فطر|تغديت|تعشيت, اكل|اكلت|كليت|كلت .. كثير|وايد|كتير|واجد|هواي|زياده, ترس|تروس .. بطن|بطني, تخمه, متعشي|متغدي|متعشيه|متغديه, توه|توي|توها|لسه|لسا متعشي|متغدي|اكل|ماكل|كليت|مفطر|فاطر, عكيت|خبصت|لخبطت|خربطت|عكينا .. اكل|كحك|حلويات|فسيخ|سهره|عزومه|عزيمه, عزومه|عزيمه|وليمه|بوفيه, كلت|اكلت|كليت + شطه|كشري|فسيخ|كحك|محشي|مندي|كبسه|مشاوي|دهون|بهارات, شطه|حراق|حار + اكل|اكله|اكلت',
    ],
  }),
  bloating: finding(['Bloating', 'انتفاخ'], {
    says: [
      'bloat, bloated, bloating, gassy, flatulence, flatulent, windy, wind pain|pains, trapped wind|gas, lots wind|gas, pass|passing =wind|=gas, gas + {belly}, gurgling, rumbling, rumbles, farting, farts, fart, full|fullness + {belly}, gas pain|pains|problem, {belly} + balloon|inflated|blown|bloaty|puffy, gassy, tooting, trumping, gas|wind .. much|lot|lots|problem|stuck|trapped, {belly} + {swell} + eat|eating|food|meal, bloat*, gas|gassy|wind|windy .. belly|stomach|tummy|lot|lots|full, belly|stomach|tummy .. gas|gassy|wind|full|gurgling|gurgle|rumbling|balloon|puffed, {belly} + bloated|bloat|puffy|puffed|inflated|balloon|ballooned|blown|blowing, {belly} + tight + eat|eating|meal|food|gas|wind, ate too much + full|heavy, {belly} + full|heavy|heaviness + eat|eating|meal|food|dinner|lunch, trapped air, gas|gastric|gases trouble|problem|issue|attack, full of? gas|wind, burp, burping, belching, parping, tummy|belly|stomach gurgles|growling',
      'انتفاخ بطن|معده|قولون, انتفاخ, غازات, {belly} + {swell}, {belly} + غازات|ريح|=هوا|=هواء|قرقره|تقرقر|ممتلي, قرقره, اريح, ضراط, {belly} + ينتفخ|تنتفخ|نافخ|منفوخ|منفخ|تنفخ|يقرقر|قراقر|طبله, نفاخ, =نفخ|=نفخه|=النفخه|=ونفخه|=بنفخه, ارياح|ريح بطن|معده, =اتكرع|=بتكرع|=تكرع|=يتكرع|=تكريع|=اتجشا, {belly} + تقيل|تقيله|ثقيل|ثقيله|مليان|متروس|متروسه + اكل|اكلت|كلت|غدا|عشا|كحك|عزومه, نافخني|نافخه|منفخني, هضم|يهضم|مهضم',
    ],
  }),
  jaundice: finding(['Yellow skin or eyes', 'اصفرار الجلد أو العينين'], {
    tick: ['Yellow eyes or yellow skin', 'اصفرار في العينين أو الجلد'],
    says: [
      'yellow|yellowish|yellowing|yellowness eye|eyes|sclera|skin|face|body, eye|whites|sclera|skin|face|body|he|she|baby turned|turning|gone|going|look|looks|looking|became|become|bit|little|slightly|all|now|seem|also? yellow|yellowish, skin|complexion .. yellow|yellowish, whites + {yellow}, turned|turning|gone|became yellow, jaundice, jaundiced, icteric, icterus, {infant}|newborn yellow|yellowish, acute|got|have|caught? hepatitis + {yellow}, yellow tint|tinge + {eye}, yellow tint|tinge + {skin}, {infant}|kid|son|daughter|husband|dad|mum + look|looks|looking|looked yellow|yellowish, look|looks|looking still? yellow + eyes, eyes|eye .. yellow|yellowish|jaundiced, yellow|yellowish .. eyes|eyeballs',
      'عين|عيون|بياض|جلد|بشره|جسم صار|صارت|صايره|لون|شوي|بدا|بدات|قلب|كلها|كله|ثنتين|تنتين? {yellow}, {infant} + وجه|وجهه|ويه|ويهه {yellow}, اصفرار|صفار|اصفرت|اصفر .. عين|عيون|جلد|بشره|جسم, عيون|عين|جلد|بشره لون? اصفر|مصفر|مصفره|اصفرت|مصفرين|صفر, بياض + {yellow}, يرقان, صفيره, ابو صفار, صفار|صفره + {eye}, صفار|صفره + {skin}, صفار|صفره + مولود|رضيع|بيبي|طفل|ولد|بنت|ابن|كبد|مرض|ياهل, لون جلد|بشره|جسم|وجه|عين|عيون .. {yellow}, {infant} .. لون|لونه|لونها {yellow}, ابني|بنتي|ولدي|ابوي|امي|زوجي|جوزي|الوالد .. لون|لونه|لونها {yellow}, صرت|صرنا|صاير|صايره لوني? {yellow}, =الصفار',
    ],
  }),
  'liver-disease': finding(['Liver disease', 'مرض في الكبد'], {
    kind: 'background',
    tick: ['A known liver disease', 'مرض معروف في الكبد'],
    says: [
      'cirrhosis, liver disease|failure|problem|condition, hepatitis b|c, ascites, varices, fatty liver',
      'تليف كبد, مرض|مريض|مشاكل|فشل كبد, تشمع, دوالي مري, فيروس كبد|سي, كبد دهني|وبايي',
    ],
  }),
  dehydration: finding(['Signs of dehydration', 'علامات جفاف'], {
    tick: ['Very dry mouth and tongue', 'فم ولسان شديدا الجفاف'],
    says: [
      'dehydrate, dehydrated, dehydration, dry|parched mouth|tongue|lips + {urine}, mouth|tongue very? dry|parched + vomit|diarrhea|diarrhoea|thirsty|dizzy, sunken eyes, eyes + sunken|sunk|hollow, skin tent, mouth|tongue|mouths|tongues very|bone|bonedry|extremely|super|completely|totally|so|proper .. dry, mouth|tongue + parched|sahara|desert|cotton|sandpaper|bone, {mouth} + parched|sahara|desert, gasping .. water|drink, skin + pinch|pinched|tent|stays, mouth|tongue .. dry .. bone|desert|sand|very|super|sandpaper|cotton|stick|sticking, very .. dry .. mouth|tongue, dry .. mouth|tongue .. very|extremely, mouth|tongue dry dry, mouth|tongue very very? dry',
      'جفاف + جسم|علامات|حاله|اصابه|صار|شديد, =بالجفاف, =بجفاف, عيون|عين غايره|داخله|غارت, ناشف|ناشفه ريق|فم|لسان|حلق, ريق|فم|لسان|حلق ناشف|ناشفه|يابس, جفاف من, ريق|فم|لسان|=تمي|=تمه|=تمها|ريقه + ناشف|يابس|جاف|جافه|متخشب|متيبس|صحرا|نشف|نشفان|مشقق|ناشفه|يابسه, نشف|جف ريق|ريقه|ريقها|فم|لسان|حلق',
    ],
  }),
  'little-urine': finding(['Hardly any urine', 'بول قليل جداً'], {
    tick: ['No urine, or no wet nappy, for 8 hours or more', 'لا بول أو لا حفاض مبلل منذ 8 ساعات أو أكثر'],
    says: [
      'no|not .. wet {nappy}, few|fewer|less|dry + {nappy}, hardly|barely|little|less any? pee|peeing|urine|wee|weeing|urinating, not much pee|peeing|urine|wee|weeing, pee|urine|wee less|little, not|no pee|peed|wee|weed|urine|urinated + hours|today|day|morning|yesterday, not|no pee|peed|wee|weed|weeing|peeing|urine|urinate|urinated|piss|pissed + night|yest|since|ages|tonight|noon|evening, drop|drops .. wee|pee|urine, nappy|nappies|diaper|diapers .. dry|bone, hardly|barely|scarcely .. peed|weed|urinated|urine|pissed|pissing, pee|urine + less|hardly|dark .. less|very, urine very? less|little|low, hardly|barely|not|no|little|few .. pee|peed|wee|weed|urine|urinated|urinating|piss .. today|hours|day|all|since|yesterday|morning|night, dry|no|not .. nappy|nappies|diaper|diapers .. hours|day|today|since|morning, pee|wee|urine .. drops|trickle|tiny|little, nappy|diaper|pampers dry + morning|hours|since|till|now|evening, {nappy} .. dry .. urine|since|from|morning',
      '{nappy} + ناشف|ناشفه|جاف, ما|لا .. تبول|بال|بول|يبول + ساعات|ساعه|اليوم|صبح|=امس, بول قليل|قل|شوي|نادر, {nappy} + ما .. مبلول|بول, {nappy} + يابس|يابسه|نظيف|جافه, ما|لا .. تبول|بال|=يبول|=يتبول|تبولت|=بالت + ساعات|ساعه|اليوم|صبح|ليل|يوم|=امس|=امبارح|=البارح|=مبارح|عصر|ظهر|فجر, بول + قليل|قل|قليله|شحيح|نقط|نقطه|نقطتين',
    ],
  }),
  'no-tears': finding(['No tears, sunken eyes', 'بلا دموع أو عينان غائرتان'], {
    tick: ['No tears when crying, or sunken eyes', 'بكاء بلا دموع أو عينان غائرتان'],
    says: [
      'no|without tears, not tears, eyes + sunken|sunk|hollow, sunken eyes, tears .. not|no coming|come|falling, tears .. dry|dried, {eye} + caved|cave|hollow|sunken|sunk|sinking|sink|pits|sockets, {eye} gone|went|going|go|sunk inside|in|deep, cry|crying|cries .. no|without|not|dry .. tears|tear, cry|cries|crying|cried .. no|without|not|dry|zero .. tears|tear, no|without|dry|not .. tears .. cry|cries|crying|cried, eye|eyes .. sunken|sunk|hollow|sinking|caved|inside, eyes gone|went|going inside|in|deep|back',
      'بدون|بلا|غير|لا|مافي|مافيه دموع|دمع, عيون|عين غايره|داخله|غارت, دموع|دمع|دمعه .. ما|لا .. نزل|=تنزل|طلع|=تطلع|=ينزل, بكي|بكاء|صيح|=يبكي|=تبكي|=يصيح|=تصيح .. ما|لا|بلا|بدون|غير .. دموع|دمع|دمعه, {eye} + غايره|غايرين|داخله|داخلين|غارت|غارو|خاشه|فايته|مقعره|داخل',
    ],
  }),
  'passes-wind': finding(['Wind passes and eases it', 'خروج الغازات يريح'], {
    kind: 'comfort',
    tick: ['Wind passes, and that eases it', 'الغازات تخرج وهذا يريح'],
    says: [
      'gas|wind passing|passes|coming|comes|passed, pass|passing|passed gas|wind, fart|farts|farting|farted + better|relief|ease|eases|eased|helps, better|relief|eases|eased|ease .. fart|farting|wind|gas|burp, burp|burping|belch .. better|relief|eases|helps, still farting|passing, trump|trumped|trumping|fart|farted|guff|guffed|burp|burped|belch + gone|better|relief|went|vanished|disappeared|eased, big|huge|massive|enormous|giant|almighty fart|trump|burp|belch, pass|passing|passes|passed .. wind|gas + better|gone|relief|ok|fine|normally, still farting|trumping|passing',
      'طلع|يطلع|بطلع|اطلع|تطلع|طلعت|خرج|اخرج|يخرج|تخرج .. ريح|غازات|غاز|هوا|هواء + ارتاح|برتاح|خف|يخف|راح|احسن|اريح|مرتاح, غازات|ريح تطلع|بتطلع|تخرج|طالعه|=بتخرج عادي?, ارتاح|برتاح|يرتاح|يخف|اخف .. اطلع|طلع|يطلع|اخرج|تخرج .. ريح|غازات|غاز, اتجشا|تجشا|تجشي|اتكرع + ارتاح|يخف, طلع|طلعت|خرج|خرجت .. غازات|ريح|هوا + راح|خف|ارتحت|هدي|اختفي',
    ],
  }),
  'vomited-once': finding(['Vomited once', 'قيء مرة واحدة'], {
    kind: 'background',
    says: [
      `${vomits} up? once, ${vomits} one|single time, sick once, once vomit|vomited|threw, single vomit`,
      'رجعت|رجع|زعت|زاع|استفرغت|استفرغ|تقيات|ارجع|طرشت|طرش مره? وحده|واحده, رجعت|زعت|استفرغت|تقيات مره, قيء|استفراغ|ترجيع مره واحده|وحده',
    ],
    implies: ['vomiting'],
  }),
  'belly-exercise': finding(['After belly exercise', 'بعد تمارين البطن'], {
    kind: 'background',
    says: [
      'situp, situps, sit ups, crunches, plank, planks, abs workout|exercise|exercises|session|day|class, pilates',
      'تمارين|تمرين|تمارين بطن, نادي|جيم|تمرين + {belly}',
    ],
  }),
  'side-stitch': finding(['A stitch on running', 'نغزة في الجنب مع الجري'], {
    says: [
      'stitch + run|running|ran|runs|sprint|match|sport|jog|jogging|walk|walking|exercise|football|gym, stitch in|on? right|left? side .. run|running|jog|jogging|football|exercise|gym, side stitch .. run|running|jog|football|exercise, run|running|jog|jogging|football|exercise|sprint .. stitch in|on|under? right|left? side|ribs, stitch under ribs .. run|running|jog|jogging|football|exercise|gym',
      'نغزه|نغزات|شكه|شكشكه + جنب|خاصره|ضلوع|صفحه + اركض|ركض|جري|اجري|رياضه|كوره|العب',
    ],
  }),
  hiccups: finding(['Hiccups', 'حازوقة'], {
    says: [
      'hiccup, hiccups, hiccough, hickup, =hic hic, hiccup|hiccuping|hiccupping|hiccoughs|hicups|hiccuped, hiccup*, hiccough*',
      'فواق, حازوقه, زغطه, ابو شهاق, حزوقه, فهاق, شهاق, زغوطه, بو فواق, حازوق, حزقه, زقطه|زغوطه, بوفواق|بوشهاق',
    ],
  }),
  worms: finding(['Worms', 'ديدان'], {
    says: [
      'threadworm, pinworm, worms, =worm + {stool}, roundworm, tapeworm, bottom|anus|bum + {itch} + night, wriggly|wriggling|wiggly|wiggling|squirming|white + things|bits|threads|strings|thread + {anus}, wriggly|wriggling|wiggly|wiggling|squirming|moving + things|bits|threads|strings|thread + {stool}|bum|bottom|poo, worm*, white .. threads|thread|wriggly|wriggling|wiggly|moving|strings .. poo|stool|bum|bottom|nappy|anus, itchy|itching|itch .. bum|bottom|anus .. night, white .. threads|thread|worm|worms|wiggly|wriggly|strings .. moving|bottom|bum|night, {itch} bottom|bum|behind|back + night|bedtime|sleep',
      'ديدان, دود, دوده, دبوسيه, {anus} + {itch} + ليل|بالليل, دود|ديدان|دوده + براز|خروج|حفاظ|شرج|بطن, خيوط بيضا|بيضاء + براز|خروج|شرج|تتحرك, =دود|=الدود|ديدانه, خيط|خيوط|دوده|دود بيض|بيضا|ابيض|بيضاء|صغيره + تتحرك|متحرك|متحركه|يتحرك|فتحه|براز|حفاض, {itch} ورا|مقعده|فتحه + ليل|نوم|بالليل, حك|تحك|يحك|هرش|تهرش|يهرش ورا .. ليل|بالليل|نوم',
    ],
  }),
  'motion-sickness': finding(['Motion sickness', 'دوار الحركة'], {
    says: [
      'motion|car|sea|travel|bus|air sick|sickness, carsick, seasick, airsick, travelsick, sick|nausea|nauseous|queasy|vomit|dizzy + in|on|during car|boat|ferry|ship|bus|plane|coach|dhow|cruise|drive|journey, car|boat|boats|bus|buses|ferry|train|plane|seat|seats|travel|winding|drive|driving|boats|coach|ship|cruise + hurl|barf|puke|sick|queasy|nausea|nauseous|vomit|vomiting|dizzy|ill|green, car|boat|bus|ferry|plane|coach|train|travel|travelling|sea|seas|ship|boats|cars .. sick|vomit|puke|nauseous|queasy|hurl|throw|nausea, sick|vomit|puke|nauseous|queasy|hurl|nausea .. car|boat|bus|ferry|plane|coach|train|travel|travelling|sea|ship|boats|cars|road|journey',
      'دوار|دوخه حركه|بحر|سفر|سياره, غثيان|لوعه|دوخ|دوخه|ادوخ|=لوع|استفراغ|ترجيع|ستفرغ + سياره|باص|طياره|قارب|مركب|لنج|سفينه|بحر, سياره|باص|طياره|قارب|مركب|لنج|سفينه|بحر|سفر|باخره|حافله|طريق|سياره|طراد|يخت|موتر|عربيه + دوخ|=ادوخ|=يدوخ|لوع|=تلوع|=يلوع|غثي|استفرغ|=ارجع|=برجع|زوع|=ازوع|تقلب|لعب|نفسي|كبدي',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
