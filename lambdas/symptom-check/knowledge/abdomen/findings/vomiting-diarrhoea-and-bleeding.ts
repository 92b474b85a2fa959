import { type Finding, finding } from '../../kinds/finding.ts';
import { vomits } from '../words.ts';

const vomitsAr = 'قيء|=قي|=القي|استفراغ|ستفرغ|استفرغ|=ترجيع|=الترجيع|تقيا|تقيو|زوع|زاع|طرش|تطريش|لفظ';
const broughtAr = '=رجع|=رجعت|=ارجع|=يرجع|=ترجع|=بيرجع|=بترجع';
const stools = 'stool|poo|poop|motion|faeces|feces|crap|diarrhea|diarrhoea|bowel';
const stoolsAr = 'براز|خروج|غايط|فضلات|طلعه|اسهال|سهال|حمام|تواليت|كاكا';
const loose = 'loose|watery|runny|liquid';

export const findings = {
  vomiting: finding(['Vomiting', 'قيء'], {
    tick: ['Vomiting', 'قيء'],
    says: [
      'vomit, puke, emesis, retch, spew, spewing, spewed, throw|throwing|threw|thrown up, throws up, sicked up, violently|physically sick, sick .. times|twice|thrice|once|repeatedly|everywhere|bucket, keep|keeps|kept sick, sickness diarrhoea|diarrhea|bug, diarrhoea|diarrhea sickness, n/v, bring|brings|bringing|brought up food|milk|everything|all|lunch|dinner|bile, chuck|chucking|chucked up, cant keep .. down, nothing stays down, barf|barfed|barfing|barfs, hurl|hurled|hurling, chunder|chundered|chundering, upchuck, vom|voms|vommed|vomming|vomited|vomitting, vomit*, puk*, throwing|threw|thrown|throw .. up, chuck|chucked|chucking .. up|guts|lunch|dinner|breakfast|food, brought|bring|brings|bringing .. up .. lunch|dinner|breakfast|food|bile|everything, being|been sick .. times|all|since|night|morning, spew*, barf*, head .. toilet|bucket, started|starts|start sick, sick .. three|four|five|six|several|couple .. times, =boke|=boking|=boked|=heaved|=heaving, vomitted|vomitting|vommit, sick all|twice|everywhere|repeatedly, bringing|brought|brings .. up .. everything|all|food|milk|feed|tablets|medicine|water, lost my lunch|breakfast|dinner, sick all|since night|morning|day|midnight|lunch|dinner|yesterday, sick =5|=6|=4|=3|=7|=8|five|six|four|three|seven|eight|several times|time, sick .. bowl|basin|bucket|bag|sink|floor|bed|carpet, heaving guts',
      'قيء, =قي, مع|من|كثره|بعد|بسبب =القي, =قيه, استفراغ, ستفرغ, استفرغ, مستفرغ, ترجيع, تقيا, تقيو, زوع, زاع, طرش, تطريش, =ارجع كل|من|طول|مرات, =بيرجع|=بترجع كل|من|طول|مرات|كتير, ولد|بنت|ابن|طفل|بيبي|رضيع .. =بيرجع|=بترجع, لفظ .. اكل|حليب, رجع + مرات|مرتين|اكل|حليب|ماي|ماء|دم|اصفر|اخضر, ولد|بنت|ابن|طفل|بيبي|رضيع .. =يرجع|=ترجع, كل شي + رجع, قذف + اكل|حليب, حاس بالترجيع, =يرجعون, زعت مره|مرتين|مرات|كل|اكل|ماي|حليب|ثلاث|اربع|خمس|دم|اصفر|اخضر|عقب|بعد, {belly} + زعت, غثيان|لوعه|لايعه|دوخه|رحت|قمت + زعت, =ازوع|=يزوع|=تزوع|=ازوعه|=زاعت, =يطرش|=اطرش|=تطرش, =يقذف|=اقذف + اكل|حليب|لبن|مرات|كل, ترجع|يرجع|ارجع كل|اكل|كلشي, =بنرجع|=بيرجعو|=بيرجعوا|=بنستفرغ|=استفرغت|=يستفرغ|=تستفرغ|=بتستفرغ|=بيستفرغ|=كيتقيا|=كنتقيا|=كتتقيا|=تقيات|=كنرد|=كيرد, =تقيا|=يتقيا|=تتقيا|=اتقيا, =رد|=ردت + اكل|حليب|مرتين, من ساعتها|وقتها|بعدها =بيرجع|=بترجع|=ويرجع',
    ],
  }),
  'keeps-nothing': finding(['Cannot keep fluids', 'لا يحتفظ بالسوائل'], {
    tick: ['Even sips of water come up again', 'حتى رشفات الماء لا تبقى في المعدة'],
    says: [
      'cant|not keep|keeping|hold .. down, cant keep fluid|fluids|water|anything, vomit|throw|threw|bring up? everything|water, vomit|throw|threw|bring up? all food|fluid|drink, nothing stays|staying|stay down, everything|water|sips come|comes|coming .. up, even|also water|sip|sips|drop|fluid|drink|drinking .. vomit|vomiting|vomits|puke|up|come|comes|back|out, even .. water|sip|sips + vomit|vomiting|puke|up, water|drop|sip|sips|drink .. up .. come|comes|again, drop|sip|sips .. water + up|vomit|vomiting|comes|back|puke, everything|all .. drink|eat|swallow .. up|vomit|back|comes, vomit|vomiting|puke|puking everything|whatever, vomit|vomiting|puke|puking all food|water|drinks|liquids|fluids|medicine, cant|not keep .. in + water|food|anything|fluid, cant|not|unable .. keep|hold .. down, even .. water|sip|sips|fluid|fluids|drink .. up|back|out|vomit|sick|throw|puke, everything .. up|back|out .. drink|eat|swallow|comes|come|throw|vomit, nothing .. stay|stays|staying .. down|in, throw|throwing|vomit|vomiting|puke|puking up? even|out? everything|water|whatever',
      'ما .. ثبت|يثبت|يستقر|يضل|بضل|يقعد|قعد|يبقي|يمسك .. شي|بطن|معده|ماي|ماء|اكل, كل شي .. رجع|يرجع|ارجعه|يرجعه|ترجعه|يستفرغ|يطلع|زوع, رجع|يرجع|ارجع|يستفرغ|استفرغ|يزوع|ازوع كل شي, كل ما|شي .. شرب|اشرب|يشرب|تشرب|اكل|ياكل|تاكل .. رجع|يرجع|ارجع|ارجعه|يرجعه|ترجع|ترجعه|ستفرغ|استفرغ|يطلع|زوع, حتي ماي|ماء .. رجع|ارجعه|يرجعه|ارجع|يرجع|ستفرغ|استفرغ, حتي .. ماي|ماء|مي|ميه|مويه .. زوع|=ازوعه|=زوعه|رجع|=برجعها|=برجعو|=ارجعه|طلع|استفرغ|ستفرغ, حتي .. ماي|ماء|مي|ميه|مويه .. ما|لا .. ضل|=تضل|=يضل|=بتضل|قعد|=يقعد|ثبت|=يثبت|=يبقي|ستقر, شرب|=يشرب|=تشرب|=اشرب|=بشرب .. ماي|ماء|مي|ميه|مويه|شي .. طلع|=يطلعه|=تطلعه|=اطلعه|زوع|=ازوعه|رجع|=ارجعه|استفرغ|=بترجع, كل ما|شي .. شرب|اشرب|يشرب|تشرب|اكل|ياكل|تاكل .. طلع|=يطلعه|=تطلعه|=اطلعه|=برجعو|=رد|=يرده|=ترده|=ارده, =مبيثبتش|=مابيثبتش, ما .. ثابت|يثبت|يمكث|مثبت .. {belly}|شي|حاجه',
    ],
    implies: ['vomiting'],
  }),
  'keeps-fluids': finding(['Keeps fluids down', 'يحتفظ بالسوائل'], {
    kind: 'comfort',
    tick: ['Small sips of water stay down', 'رشفات الماء الصغيرة تبقى في المعدة'],
    says: [
      'keep|kept|hold fluid|water|food|drink|liquid|sip|small|some|everything|most .. down, keep|kept|hold down, drink|drinks|drinking ok|okay|fine|well|plenty|normally|lots, tolerating fluids|water|liquids|food, keep|keeps|keeping fluids|water in, eats|eating drinks|drinking fine|ok|normally|well, water|fluid|fluids|sips|drinks|juice|liquids .. stay|stays|staying|stayin, holding|hold .. water|fluids|sips, managing|able|manage .. water|fluids|sips|drink, keep|keeping|kept|hold|holding|get|getting .. water|fluids|sips|drinks|drink|tea|juice|liquid|liquids .. down, water|fluids|sips|drinks .. staying|stays|stay, drink|drinks|drinking .. pass|passing|passes|peeing|weeing, pass|passing|passes .. urine|pee|wee|water good|well|fine|ok|normal|normally, peeing|weeing|pees|wees|urinating|urine|pee|wee well|fine|ok|normal|normally|good|plenty|lots, sip|sips|sipping .. stay|stays|staying|down|ok|fine, drink|drinks|drinking .. ok|fine|well|normally|normal|enough, eat|eats|eating drink|drinks|drinking, drink|drinking|sip|sipping .. ors|rehydration|dioralyte|electrolyte|electrolytes|coconut + down|ok|fine|well|good|stays',
      'شرب|يشرب|تشرب|اشرب|بشرب .. زين|عادي|طبيعي|كويس|منيح|تمام, يثبت|ثبت|يبقي|تبقي .. ماي|ماء|سوايل|اكل, احتفظ|يحتفظ|تحتفظ .. سوايل|ماء, شرب|=اشرب|=يشرب|=تشرب|=بشرب .. ما|لا .. =ازوعه|=ازوع|=يزوع|=يطلعه|=تطلعه|=ارجعه|=يرجعه|=برجعو|استفرغ|=يستفرغ|=اطلعه|زوع, ماي|مي|ماء|ميه|مويه|سوايل .. ضل|=تضل|=يضل|=بتضل|=يثبت|=قاعده|=ستقر|=يقعد|=بيثبت + {belly}, ماي|مي|ماء|سوايل ثابت|ثابته|باقي, شرب|=اشرب|=يشرب|=تشرب|=بشرب|=بيشرب|=بتشرب .. ما|لا .. =برجع|=يرجع|=ترجع|=بيرجع|=بترجع|=ارجع|=استفرغ|=زوع|=استفرغش, يبقي|باقي|=بيبقي|=يضل|=بيضل|=ثابت + {belly}, شرب|=اشرب|=يشرب|=تشرب|=بشرب|=بيشرب|=بتشرب .. ماي|ماء|سوايل|ميه|مويه|عصير .. عادي|كويس|زين|تمام|طبيعي|منيح, شرب|=اشرب|=يشرب|=تشرب|=بشرب + بول|تبول عادي|طبيعي|كويس|زين, بول|تبول عادي|طبيعي|كويس|زين + شرب|=يشرب|=تشرب, شرب|=اشرب|=يشرب|=تشرب|=بشرب|=باخد|اخذ .. محلول|محاليل|جفاف|او ار اس',
    ],
  }),
  nausea: finding(['Nausea', 'غثيان'], {
    says: [
      'nausea, nauseous, nauseated, nauseating, queasy, feel|feeling|feels|felt sick, sick feeling, sick stomach|tummy, want|wanna|going vomit|throw|puke, turned stomach, feel|feeling|feels|felt like? vomit|vomiting|throwing|puking|puke|hurling|barfing|throw, gonna|about|want|wanna|nearly .. puke|vomit|throw|hurl|barf|spew, barfy, pukey, stomach turning|churning|churn, vomiting sensation|feeling|tendency|type, feel|feeling|felt|feels .. sick|vomit|nauseous|queasy|puke|vomiting|barf|pukey|ill stomach, sick .. stomach|tummy|feeling, wanna|gonna|want|about|going|need .. vomit|puke|barf|throw|hurl|spew|chunder, nauseos|nausious|nautious|naseous|nauseus, feel|feeling|feels|felt bit|little|slightly|kinda|quite|pretty|rather|mildly queasy|sick|nauseous|green, like? gonna|going|about sick, gonna sick, stomach|tummy|belly .. feeling|feels|feel bad|off|funny|unsettled|weird|queasy, smell|sight|thought .. makes|make|turns|making .. sick|gag|gagging|stomach|heave|heaving|retch|die|queasy, off =colour|color + stomach|tummy, gagging, urge vomit|puke|retch',
      'غثيان, لايعه, لايع, لوعه, لعيان, غثي, =لوع, =تلوعني|=يلوعني, لاعت, لاع, لوعان, بلوعه, نفسي|نفسه|نفسها غامه|غامي|لايعه, قلب لايع|غامم, غممان, هدام, =مغثوث, كبد|جبد لايعه|تلوع|لاعت, نفسي .. استفرغ|زوع, ابي|تبي|يبي|بدي|عايز|ودي|حس .. زوع|استفرغ, حس .. =ارجع|=برجع|=ترجيع, {belly} + قلب|تقلب|مقلوبه|قالبه|لايعه|تلوع, نفسي|نفسو|نفسه|نفسها تلعب|بتلعب|لعبت|قالبه, كبد|جبد + تلوع|لوع|تقلب|قالبه, لعيانه, ابغي|راح|رح|ودي|بدي|بغيت .. استفرغ|=ازوع|=ارجع|ستفرغ, =يلوع|=تلوع|=بلوع, غثيانه, مغثي, بدي =ارجع|=راجع|=استفرغ, نفسي|نفسه|نفسها =قايمه|=غامه|=غامه|=مقلوبه, معدتي|معدته|معدتها تقلب|مقلوبه|قالبه|لايعه, ودي|بغيت|كنت =ازوع|=استفرغ|=ارجع, ريحه .. تلوع|يلوع|تقلب|تغثي, دايخ|دايخه .. ولايع|لايع',
    ],
  }),
  'vomiting-blood': finding(['Vomiting blood', 'قيء دموي'], {
    tick: ['Vomit with blood, or like coffee grounds', 'قيء فيه دم أو يشبه تفل القهوة (القهوة المطحونة)'],
    says: [
      `${vomits} + {blood}, coffee ground|grounds|coloured|colored, ground coffee, like coffee + ${vomits}, hematemesis, haematemesis, blood + come|came|coming|comes up|mouth, vomit|puke look|looks|looked|colour|color|like brown|black|red|coffee, blood|bloody vomit|puke|sick|barf, vomit|puke|barf|puking|puked|vomited|vomiting|threw|throwing|spew|sick .. blood|bloody, vomit .. look|looks .. coffee|blood, vomit|barf|puke|vomited|barfed|puked all|only|pure|just|bright red|blood|bloody, threw|throwing up red|blood|coffee, vomit|vomited|vomiting|puke|puking|barf brown|black|maroon|crimson stuff|liquid|fluid|bits|gunk|stuffs?, vomit|vomited|vomiting|puke|puking|barf bright|dark red|brown, brown|black|red|maroon vomit, throwing|threw|bringing|brought up blood|clots|bloody, throwing|threw|bringing|brought up red|brown|black stuff|liquid|fluid, =vomit turned|came|looked? black|brown|red|dark`,
      `${vomitsAr} + {blood}, ${broughtAr} =دم, ${vomitsAr} + =بني|=بنيه|=البني|اسود, ${vomitsAr} + لون|لونه|كانه|تفل|حثل قهوه, ${broughtAr} + =بني|=بنيه|=البني|اسود, ${broughtAr} + مثل|متل|زي|لون|لونه|كانه تفل|حثل|قهوه, قيء|استفراغ|ترجيع احمر|دموي, زي|متل|مثل|لون تفل|حثل|قهوه|=القهوه + ${vomitsAr}, زعت|=ازوع|=يزوع|=ازوعه|زوع + {blood}, زعت|زوع + احمر|اسود|=بني, =رجعت|=رجع|=برجع|=ارجع|=يرجع|=بيرجع + دم, استفراغ|ترجيع|قيء + احمر`,
    ],
  }),
  'black-stool': finding(['Black stool', 'براز أسود'], {
    tick: ['Stool black and sticky like tar', 'براز أسود لزج كالقطران'],
    says: [
      `melena, melaena, black tarry, toilet + black tarry|tar, black|blackish|tarry|tar|inky colour|color|coloured|colored|tarry|sticky|loose|jet? {stool}, {stool} black|blackish|tarry|tar|inky, {stool} look|looks|looked|turned|turn|turning|gone|going|went|come|comes|came|coming|colour|color|all|completely|jet|pitch|like|as|become|became|now|dark out|in|colour|color|like|all|completely|as|jet? black|blackish|tar|tarry, shit|crap|turd|turds black|tarry|like tar?, black|tarry shit|crap|turd|turds, {stool} + like|as tar|bitumen|coal|charcoal|asphalt|ink|liquorice|treacle|marmite, {stool} + bitumen|asphalt|treacle|marmite|tarry, black .. in|down toilet|potty|nappy`,
      `{stool} + {black}, ${stoolsAr} + اسود|سودا|سوداء|زفت|قطران|فحم|مسود, كقطران, براز|خروج|غايط|فضلات|طلعه|برازي|اسهال + قير|جير|اسفلت|قطران|زفت|فحمي|سواد, =زي|مثل|متل|لون|كانه زفت|قطران|فحم + براز|حمام|خروج|برازي, حمام|براز .. اسود .. زي|مثل|متل|لزج|لزق`,
    ],
  }),
  'iron-tablets': finding(['Iron tablets', 'حبوب حديد'], {
    kind: 'background',
    tick: ['Iron, charcoal or bismuth is taken', 'تُستعمل حبوب حديد أو فحم أو بزموت'],
    says: [
      'iron tablet|supplement|pill|capsule|medicine|syrup, ferrous, pepto, bismuth, on|taking|started|take iron, charcoal tablet|pill|capsule, liquorice, licorice, on|taking|take iron, iron supplements|tabs|syrup|drops|infusion|tonic, iron .. tablet|tablets|pill|pills|supplement|supplements|medicine|syrup|capsules|liquid|drops, taking|take|on|started .. iron|bismuth, ferrous|iron .. started|start|began|taking|tablets|tablet|given, prescribed|given|gave|started .. iron|ferrous, feroglobin|ferroglobin|ferograd|galfer|fersamal',
      'حبوب|حبه|اخذ|دوا|مكمل|شراب حديد, بزموت, حديد + حبوب|مكمل|دوا, حديد + اخذ|اخد|اخدت|خذ|كبسول|كبسولات|حبوب|شراب|ابر|مقوي|اتناول|يشرب|تاخذ|كبسوله|ماخذ, كاتب*|كتب*|وصف*|عطتني|عطاني|عطوني|صرف*|اعطتني|ماشيه|ماشي|بدات|بديت .. حديد, حديد + حمل|حامل|دكتور|دكتوره|بدات|بديت|وصفه, فيروجلوبين|فيروز|فيفول',
    ],
  }),
  'much-rectal-blood': finding(['A lot of blood from the bottom', 'دم كثير من الشرج'], {
    tick: ['A lot of blood or clots from the bottom', 'دم كثير أو كتل دم من الشرج'],
    says: [
      'bottom|rectum|anus|bum + bleeding + not|wont stop, pure blood + {stool}, lot|lots|heavy|heavily|much|pouring|gushing|clots|tap|flood|flooding|fountain|buckets|everywhere|nonstop|pools|pool|loads + {blood} + bum|=butt|arse|backside|behind|back|rear|bottom|poo|anus|rectum|passage|ass|bumhole|butthole, bleed|bleeding|blood + tap|gush|gushing|pour|pouring|flood + bum|=butt|arse|backside|bottom|anus|rectum|ass, toilet|bowl .. bloodbath, toilet|bowl .. full|filled + {blood}, pouring|gushing|pissing .. blood|bleeding .. bum|bottom|arse|anus|rectum|behind, toilet|=bowl|pan|loo full|filled .. {blood}, toilet|=bowl|pan|loo covered .. {blood}, filled toilet|=bowl|pan|loo .. {blood}, filled toilet =bowl|pan, toilet|=bowl|loo .. all|completely|bright red + {blood}|poo|bum|bottom|motion|stool, lot|lots|heavy|heavily|large|profuse|massive|pouring|gushing|nonstop + blood|bleeding|clots + bottom|rectum|rectal|stool|anus|passage|bum|poo, clots + stool|rectum|bottom|anus|bum|poo|passage, lot|lots|loads|heavy|pouring|gushing|clots|massive .. blood|bleeding .. bum|bottom|rectum|anus|poo|stool|back|behind|arse, {blood} .. clots .. poo|stool|bum|bottom',
      'دم|نزيف كثير|وايد|غزير|شديد|قوي|واجد|كتير + {anus}, دم|نزيف كثير|وايد|غزير|شديد|قوي|واجد|كتير + {stool}, دم|نزيف كثير|وايد|غزير|شديد + تحت|حمام, براز كله دم, {anus} + كتل|تخثرات|جلطات دم, حمام|تواليت مليان|ممتلي|كله دم, دم .. يصب|ينزل|يخر + {anus}, دم|نزيف|دمي|نزف|ينزف + وايد|كتير|كثير|غزير|هواي|هوايه|بزاف|واجد|برشا|قطع|كتل|جلطات|خثرات|شلال|يصب + ورا|وراء|خروج|شرج|دبر|مقعده|طيز|مخرج|براز|خلف|مقعد, نزيف شرجي|شرج قوي|شديد|غزير|وايد|كثير, قطع|كتل|جلطات دم + ورا|خروج|براز|شرج|حمام, دم + ورا + يصب|شلال|حنفيه',
    ],
    implies: ['bloody-stool'],
  }),
  'bloody-stool': finding(['Blood in the stool', 'دم في البراز'], {
    tick: ['Blood in the stool or from the bottom', 'دم في البراز أو من الشرج'],
    says: [
      `{blood} + {stool}, {blood} + {anus}, {blood} + {nappy}, ${stools} + {blood}, red|maroon + stool|stools|poo|poos|poop|motion|motions|faeces|feces, red|maroon diarrhoea|diarrhea, hematochezia, haematochezia, dysentery, blood + wipe|wiping|wiped, blood|bleeding + bum|=butt|arse|backside|behind|bottom|anus|rectum|ass|bumhole, poo|poop|stool|shit|motion + blood|bloody, blood|bloody .. poo|poop|stool|stools|bum|bottom|toilet|motion|poos, poo|poop|stool|stools|bum|bottom|motion|poos .. blood|bloody|bleeding|bleed, blood|bleeding + loo|toilet|bog|bathroom times|going|go, blood mixed + loo|toilet|stool|motion|poo|loose|mucus, blood + loose|pencil|watery + toilet|stool|motion|poo|thin|mixed, blood|bloody .. loo|bog|toilet bowl, bleed|bleeds|bleeding|bled .. poo|poop|toilet|loo|motion|wipe, dark|fresh|bright|red blood + toilet|poo|motion|stool|wipe|paper|tissue, mucus .. blood + toilet|loo|stool|poo|diarrhoea`,
      `{blood} + {stool}, {blood} + {anus}, {blood} + {nappy}, براز|خروج|اسهال|سهال|فضلات + {blood}, زحار, ديسنتاريا, دم|نزيف .. من تحت|ورا, {blood} + دخلت|ادخل|رحت حمام, دم|نزيف|=ينزف|=انزف + شرج|طيز|دبر|خروج, دم|نزيف|=ينزف|=انزف من ورا, دم .. تبرز|=اتبرز|=اخرج, مخاط + دم, دم + كاغيط|كاغط|كلينيكس|كلينكس|محارم|منديل, دم + طواليط|تواليط|تواليت|توالت + خرج|=كنخرج|امساك|دخل|قبض, دم .. اروح|ادخل|افوت|بفوت|ادش حمام|تواليت|توالت`,
    ],
  }),
  'blood-on-paper': finding(['Little blood on the paper', 'دم قليل على المناديل'], {
    tick: ['Only a little bright red blood, on the paper or the outside of the stool', 'دم أحمر قليل فقط على المناديل أو على سطح البراز'],
    says: [
      'blood + paper|tissue|wipe|wiping|wiped, bright red + wipe|wiping|paper|tissue|toilet, streak|streaks|spots|specks|drops|drop + blood + {stool}, streak|streaks|spots|drops|drop blood + toilet|poo|bottom|anus|bum, little|bit|small blood + {stool}, little|bit|small blood + {anus}, bit|few|little|drop|drops|spot|spots|smear|streak|trace|tinge|pink|red|speck|blood + roll|tp|paper|tissue|wipe|wiped|wiping|loo paper|bog, {blood} + roll|tp, blood|red|pink|bleeding .. paper|wipe|wiping|wiped|tissue|roll, wipe|wiping|wiped|paper .. blood|red|pink, little|bit|spot|spots|drops|drop|streak|streaks|smear|few .. blood|red .. poo|stool|toilet|bum|bottom, few|drop|drops|spot|spots + tp|paper|tissue|roll, small|little|bit|some bright? red + tissue|paper|wipe|wiping, red|blood + tissue|paper + push|pushing|strain|straining|toilet|poo, streak|streaks|smear .. poo|stool|paper|tissue|wipe',
      'دم + ورق|منديل|مناديل|محارم|كلينكس|مسح|امسح, قطره|قطرات|نقطه|نقط|خيط|خيوط|شوي|شويه|بسيط دم + {stool}, قطره|قطرات|نقطه|نقط|خيط|خيوط دم + {anus}, دم خفيف|بسيط|قليل + {stool}, دم خفيف|بسيط|قليل + {anus}, دم|احمر + منديل|مناديل|كلينكس|ورق|محارم|محرمه|فاين|مسح|=امسح|تنشيف, قطره|قطرات|نقطه|نقط|خيط|خط|شويه|شوي .. دم + براز|خروج|شرج|مقعده, دم + كاغيط|كاغط|كلينيكس|كلينكس|مناديل, دم .. كاغيط|كاغط',
    ],
  }),
  'red-food': finding(['Food that reddens the stool', 'طعام يلوّن البراز بالأحمر'], {
    kind: 'comfort',
    tick: [
      'Beetroot, dragon fruit, tomato juice or red sweets in the last two days',
      'شمندر أو فاكهة التنين أو عصير طماطم أو حلوى حمراء في آخر يومين',
    ],
    says: [
      'beetroot, beetroots, borscht, dragonfruit, dragonfruits, dragon fruit|fruits, tomato soup|juice|paste, red velvet|jelly|slush|slushy|icing|cake|candy|sweets|gatorade|drink|popsicle|lolly|dye|colouring|coloring, =beets, ate|eaten|eating beet',
      'شمندر, بنجر, شوندر, باربا, عصير طماطم|بندوره|شمندر, دراغون|دراجون|تنين فروت, فاكهه تنين, حلاوه|حلويات|جلي|عصير|كيك حمرا|احمر',
    ],
  }),
  piles: finding(['Piles', 'بواسير'], {
    says: [
      '=piles, haemorrhoid, hemorrhoid, hemroid, hemmoroid, anal|anus|bottom fissure, fissure + {anus}, {anus} + {itch}, {anus} + {mass}, {anus} + {swell}, bum|=butt|arse|anal grapes|grape|lump|lumps|berries, haemorroid|hemorroids|haemorroids|hemroids|hemmorhoids, farmers|farmer chalfonts, piles|haemorrhoids|hemorrhoids .. playing|acting|flared|back|itchy|hanging, lump|lumps|itchy|itch|itching .. bum|bottom|anus|arse|bumhole, ball|lump|something|piece|grape|skin come|comes|coming|pops|popping|hanging out + go|goes|pushed|push back|in|inside|itself, itch|itching|itchy back side|passage|end, {mass} + back passage|end, lump|ball .. back passage|bottom|bum|anus',
      'بواسير, باسور, بواصير, شرخ شرجي|شرج, شرخ + {anus}, {anus} + {itch}, {anus} + {mass}, {anus} + {swell}, بواسر, بوسير, شق|تشقق + شرج|دبر, طالع .. شرج|دبر, حته|حبه|لحمه|شي|حاجه طالع|طالعه|نازل|نازله|يطلع|تطلع + شرج|مقعده|دبر|ورا|خروج',
    ],
  }),
  'anal-pain': finding(['Pain at the anus', 'ألم في الشرج'], {
    says: [
      '{anus} + {pain}, {anus} + {burns}, {stool} + {pain} + pass|passing|passed|when|during, hurts|painful + poo|poop, {anus} + fire|razor|razors|glass|killing|sting, sitting|sit .. painful|hurts + {anus}, pooing|pooping|poo|poop|motion|stool + hurts|painful|glass|razor|razors|knives|agony, pain|hurts|hurt|sore|burns|burning|sting|stings|agony|painful|killing .. bum|bottom|anus|arse|bumhole|poo|pooing|pooping|rectum, bum|bottom|anus|arse|bumhole|rectum .. pain|hurts|hurt|sore|burns|burning|sting|stings|agony|painful|killing|fire, hurts|pain|agony|painful|burns .. poo|poop|stool|motion|go toilet',
      '{anus} + {pain}, {anus} + {burns}, {pain} + تبرز|اخراج, {pain} + ادخل|دخلت حمام, {pain} + شرج|دبر|مقعده|طيز|خروج|مخرج, تبرز|=اتبرز|=اخرج|خروج + {pain}',
    ],
  }),
  'anal-lump': finding(['Swelling beside the anus', 'تورم بجانب الشرج'], {
    tick: ['A hot, very painful swelling beside the anus', 'تورم ساخن شديد الألم بجانب الشرج'],
    says: [
      'perianal|anal|rectal abscess|boil, abscess|boil|pus + {anus}, {anus} + {swell} + {severe}, {anus} + {mass} + {hot}, pilonidal, fistula + {anus}, piles|hemorrhoid + purple|hard|thrombosed|clot, abscess|boil|lump|ball|swelling + anus|anal|bum|=butt|arse|bottom|bumhole|butthole|passage|backside + hot|painful|sore|throbbing|sit|sitting|pain|killing|paining, boil|abscess + bum|=butt|arse|bottom|backside|buttock|bumhole, cant|not sit + {anus}|bum|=butt, hot|red|painful|throbbing .. lump|swelling|boil|abscess|bump .. anus|bum|bottom|arse|bumhole|anal, lump|swelling|boil|abscess|ball|bump .. anus|bum|bottom|arse|bumhole|anal .. hot|red|throbbing|sit|pus',
      'خراج|خراجه|دمل|صديد + {anus}, ناسور, ناصور, كيس شعر, باسور|بواسير + متجلط|متخثر|ازرق|قاسي|صلب, دمل|دمله|خراج|خراجه|حبن|كيس|ورم|انتفاخ|كتله|تجمع + شرج|مقعده|دبر|مخرج|طيز|مقعد|موخره|شرجي|خروج + {pain}|{hot}|{red}|صديد|قاعد|يقعد|اقعد|اجلس, دمل|دمله|خراج|خراجه|حبن + شرج|مقعده|دبر|مخرج|طيز|مقعد|شرجي',
    ],
  }),
  'green-vomit': finding(['Green vomit', 'قيء أخضر'], {
    tick: ['The vomit is green like grass', 'لون القيء أخضر كالعشب'],
    says: [
      `bilious, green bile, green|greenish|bilious vomit|vomits|vomiting|vomited|puke|puking|sick|barf|spew|hurl, vomit|vomits|vomiting|vomited|puke|puking|puked|barf|spew|spewing|hurling|retching green|greenish|bile|bilious, vomit|vomits|puke|sick looks|look|colour|color|turned|like|bright|all|dark green|greenish|grass|lime|shrek|pea, vomiting|vomited|vomits|puking|puked|throwing|threw|bringing|brought up? .. green|bile stuff|liquid|fluid|bile|vomit|gunk|water|colour|color, green|greenish liquid|fluid|stuff|bile vomit|vomited|puked|up, =vomit .. green|greenish, barf|vomit|puke|sick colour|color .. shrek|grass|lime|pea|green, throwing|threw|throws up .. green|greenish|bile, bringing|brought|bring|brings up bile, brings|bringing|brought up green milk|vomit|feed|feeds|liquid|stuff, vomit|vomiting|vomits|vomited|puke|puking|puked something|up|only|just|thick|dark|bright|like|pure|all green|greenish|bile|bilious, vomit|vomiting|vomits|vomited something|liquid|fluid|stuff .. green|greenish|bile, throw|throwing|threw|bringing|brought .. up something|only|thick|dark|bright|just green|greenish|bile`,
      `${vomitsAr} + اخضر|خضرا|خضراء|مخضر|عصاره, ${broughtAr} + اخضر|خضرا|خضراء|مخضر|عصاره, زعت|زوع|=ازوع|=يزوع + اخضر|خضرا|خضراء|مخضر|مراره|عشب, استفراغ|قيء|ترجيع|طرش|=يرجع|=رجع|=بيرجع|=ترجع + خضر|اخضر|مراره, =يزوع|=يستفرغ|=بيرجع|=يرجع|=يتقيا|=بيستفرغ|=استفرغ|=ترجع|=تستفرغ|=تزوع .. شي|ماده|سايل|حاجه|ماي .. اخضر|خضرا`,
    ],
    implies: ['vomiting'],
  }),
  diarrhoea: finding(['Diarrhoea', 'إسهال'], {
    tick: ['Loose or watery stool', 'براز رخو أو مائي'],
    says: [
      `diarrhea, diarrhoea, diarrhoeal, diarrheal, diarrohea, diarhea, diarrea, dioria, diorrhea, ${loose} + stool|motion|poo|poop|bowels|bowel|nappy|nappies|diaper|diapers|tummy, =runs + bad|since|today|stomach|tummy|belly, =runs + toilet|tummy|stomach, gastroenteritis, gastro, stomach|tummy bug|flu, gastric flu, upset stomach|tummy, stomach upset, toilet + times + day|night|hour|today, running|rushing + toilet|bathroom|loo + stomach|tummy|belly|poo|poos|poop|motion|motions|loose|watery|cramp|cramps|food|ate|eaten, =runs, trots, squits, skitters, shits, bum|arse|=butt|ass|backside tap|water|waterfall|peeing|pee|hose|faucet, delhi belly, explosive poo|poop|stool|shit|bathroom|toilet, shat|shitting|pooping|pooing|poo|crapping .. water|liquid|nonstop|times, watery|liquid|water + poo|poos|poop|shit|stools, loose|watery|runny|liquid|explosive|squirty .. stool|stools|poo|poos|poop|motion|motions|shit|bowels|diarrhea|nappies, poo|poos|poop|stool|stools|shit|motion|motions .. loose|watery|runny|liquid|water|explosive|soup|mush, diaria|diarrhia|diarhoea|diarreah|dihorrea|diorreah|diarrheoa|diahrea|diahorrea|diarrhoe, cant .. leave|off .. toilet|loo|bog, living|stuck|glued .. toilet|loo, stomach|tummy|belly bit? upset|unsettled|dodgy, loose + toilet|loo|bathroom, toilet|loo|bathroom + twice|thrice|times + loose|runny|watery, toilet|loo|bathroom .. times|time + water|watery|liquid|cramp|cramps|only, =dodgy tummy|stomach|belly|guts, =the =squits, loosies, tummy|stomach|belly|bowels like? water, poo|stool|motion like? water|soup|mustard|porridge + times|since|today, coming|came out like? water, shooting|squirting out + back|bottom|bum`,
      'اسهال, سهال, مسهل, مسهله, نزله معويه, {belly} + ممشي|سايب|سايبه|لينه|مفتوح|مسهله|يسهل|تسهل, براز|خروج مايي|سايل|لين|رخو, براز|خروج مثل|زي ماي|ماء, معويه, التهاب|فيروس|جرثومه معده|امعاء|معوي, سهل مع, ليان, استطلاق, حمام + كل شوي|دقيقه|ساعه + بطن|مغص|سايل|لين|اكل|اسهال, بطن|بطنه|بطني|بطنها =يمشي|=تمشي|=بيمشي|=ماشي|=ماشيه|=يسهل|=مسهله|=مسهول, سهلان|مسهول|جريان, ماي|مي|مويه + =اخرج|=اتبرز|تبرز|خروج|براز, حمام|براز|خروج|كاكا|بوبو طري|طريه|لين|سايل|سايب|مايع|رخو|ميه|خفيف|مايي, عمل|عملت|سوي|سوت كاكا|حمام|خروج + طري|سايل|لين|ميه|ماي, =باسهل|=بسهل|=يسهل|=تسهل|=اسهل|=بيسهل|=كرشي =جاريه, كرش|بطن =جاريه|=جاري|=سايبه|=يجري|=تجري',
    ],
  }),
  'watery-much': finding(['Very much watery stool', 'إسهال مائي غزير'], {
    tick: ['More than six watery stools in a day', 'أكثر من ست مرات إسهال مائي في اليوم'],
    says: [
      'rice water, cholera, pouring|nonstop|constant + diarrhea|diarrhoea, every hour|minutes + diarrhea|diarrhoea, 8|9|10|11|12|14|15|20 times + diarrhea|diarrhoea|toilet|stool|stools, ten|eight|twelve|fifteen|twenty times + diarrhea|diarrhoea|toilet, 7|8|9|10|11|12|13|14|15|16|17|18|20|25|30|seven|eight|nine|ten|twelve|fifteen|twenty watery|loose|liquid|poos|motions|stools|diarrhea, 7|8|9|10|11|12|13|14|15|16|17|18|20|25|30|seven|eight|nine|ten|twelve|fifteen|twenty|dozen times|time + water|watery|loose|diarrhea|diarrhoea|toilet|loo|bathroom|stool|motion|poo|poop|shat|shit|runs, shat|poo|pooing|pooping|shitting|diarrhea|diarrhoea .. 8|9|10|11|12|13|14|15|16|18|20|25|30 times, every|each 5|10|15|20|30|few|ten|five|hour + diarrhea|diarrhoea|poo|motion|motions|loose|watery, tap|waterfall|faucet|hose + diarrhea|poo|bum|stool, every|each .. minutes|mins|hour|half .. poo|poop|watery|diarrhea|diarrhoea|loose|stool|motion, lost count .. toilet|loo|poo|diarrhea|times, pure|just|only water|liquid .. poo|stool|bum|toilet, loose|watery motion|motions|stool|stools .. eight|nine|ten|eleven|twelve|8|9|10|11|12|15, ten|eleven|twelve|fifteen|twenty|10|11|12|15|20 times + motion|motions|stool|stools|poo',
      'كوليرا, ماي|ماء رز|ارز, اسهال|سهال + كل ساعه|نص|دقايق|ربع, 8|9|10|11|12|15|20 مرات|مره + اسهال|سهال|حمام, عشر|عشرين|ثمان مرات|مره + اسهال|سهال|حمام, اسهال|سهال + ما|لا وقف|يوقف|يتوقف, اسهال غزير, 7|8|9|10|11|12|13|14|15|16|18|20|25|30|سبع|ثمان|تسع|عشر|عشرين|خمسطعش|عشره مرات|مره|مرة + حمام|اسهال|سهال|ماي|سايل|خروج|تواليت|مسهل, اسهال|سهال + كل شوي|ساعه|نص|دقيقه|دقايق|عشر|خمس, حنفيه|شلال|صنبور + اسهال|سهال|براز|خروج|بطن, اكثر .. 6|7|8|10|عشر|ست|سبع مرات',
    ],
    implies: ['diarrhoea'],
  }),
  'night-stools': finding(['Diarrhoea at night', 'إسهال يوقظ من النوم'], {
    tick: ['The urge to pass stool wakes from sleep', 'الحاجة إلى التبرز توقظ من النوم'],
    says: [
      'wake|wakes|woken|waking + diarrhea|diarrhoea|toilet|poo|bowels, nocturnal diarrhea|diarrhoea, diarrhea|diarrhoea|runs|bowels|motion|poo|poop|loo|stool + out bed, wake|wakes|waking|woken|woke .. poo|poop|toilet|loo|bathroom|diarrhea|bowels|motion|runs, diarrhea|diarrhoea|runs|toilet|bowels|bowel|motion|motions|poo|tummy|loo|bathroom|poop|stool|stools + wake|wakes|waking|woken|woke|drag|drags .. night|sleep|bed|up|me|nights, wake|wakes|woken|woke|waking|getting .. night|sleep|middle|3am|2am|4am .. poo|poop|toilet|loo|diarrhea|diarrhoea|bowels|runs|stool|shit, poo|poop|toilet|loo|diarrhea|diarrhoea|bowels|runs|stool|motion .. wake|wakes|waking|woken|woke|2am|3am',
      'يصحي|يقوم|اقوم|اصحي|يقومني|يصحيني + اسهال|سهال|حمام, اسهال|سهال|حمام|خروج|براز|تبرز|بطن|تواليت + قعد|=يقعدني|قوم|=يقومني|فيق|=يفيقني|=بفيق|صحي|=يصحيني|قام|فاق|نهض|=يوعيني|=اوعي|قعدني|صحاني + نوم|ليل|ليله, اسهال|سهال|حمام|براز + من نوم|نومي|نومه',
    ],
  }),
  'food-poisoning': finding(['Food poisoning', 'تسمم غذائي'], {
    says: [
      'food poisoning, food poisoned, bad|dodgy|old|raw food|chicken|fish|meat|egg|rice|seafood|shawarma|meal|milk|prawns|sushi, spoiled|expired|rotten|undercooked + food|chicken|fish|meat|egg|rice|seafood|shawarma|meal|milk|prawns|sushi, food|chicken|fish|meat|egg|rice|seafood|milk|prawns gone? off, ate something, something ate|eaten|eat, {swallowed} + shawarma|street food|buffet|takeaway|leftovers|oysters|seafood|restaurant + {belly}, shawarma|takeaway|takeout|buffet|leftovers|oysters|seafood|kebab|mayo|mayonnaise|koshari|burger|sushi|prawns|chicken|biryani|canteen|party|wedding + toilet|loo|diarrhoea|diarrhea|vomit|vomiting|watery|motion|motions|puking|bathroom, reheated rice|chicken|food, left out rice|chicken|food + {belly}|sick|vomiting, curry night|house, kebab|takeaway|curry .. last night + runs|loose|bum|toilet',
      'تسمم غذايي|اكل|معوي, متسمم, تسمم + اكل|غذا|مطعم|شاورما|سمك|دجاج, اكل|اكله خربان|خربانه|فاسد|فاسده|منتهي|بايت|قديم|ملوث, دجاج|سمك|لحم|بيض|مايونيز|شاورما + خربان|فاسد|ني|نيه|قديم, دجاج|سمك|لحم|بيض + لا طازج, اكلت|كليت|كلنا|اكلنا + مطعم|شاورما|بره|بوفيه + {belly}, كشري|شاورما|فول|سمك|فسيخ|رنجه|مطعم|بوفيه|عربيه|سندويش|سندوتش|مايونيز|كبده|مشاوي|وليمه + اسهال|سهال|حمام|ترجيع|استفراغ|مغص|بطن|=ارجع|=استفرغ',
    ],
  }),
  'same-meal': finding(['Others who ate the same are ill', 'مرض آخرون أكلوا الطعام نفسه'], {
    kind: 'background',
    says: [
      'ate|eaten|had same + sick|ill|vomiting|too|also, others|friends|family|colleagues|everyone|kids|wife|husband|roommate|brother + same|too|also + sick|ill|vomiting|diarrhea|diarrhoea|bug, bug|virus going round|around, ate|eat|eaten|food|meal|buffet|restaurant|chicken|dish|dinner|lunch|same + everyone|everybody|all|whole|others|mates|roommates|they|we|friends|family|kids|husband|wife|colleagues|both + sick|ill|vomiting|unwell|puking|bad|poorly, also|too eat|ate|eaten|had .. same food|meal|thing|dish|lunch|dinner, eat|ate|eaten .. same + also|too|they, whole|entire|everyone|everybody table|party|group|office|class .. got|sick|ill|down|buffet|ate, everyone|everybody|all|both|others|friends|mates|family|husband|wife|kids .. ate|eat|eaten|had same|dinner|meal|chicken|food .. sick|ill|too|also|vomiting|same|bad|rough, ate .. same .. sick|ill|too|also|vomiting|rough|bad',
      'اكل|اكلوا|كلوا نفس|معي + تعبان|تعبوا|مرض|مرضوا, كلنا|جميعنا|عيال|اهل + نفس + اكل|اكله|صحن|مطعم, اكلوا|اكل|كلوا|كلينا|اكلنا|=اكلو + كل|كلهم|كلنا|ربع|اصحاب|معنا|معي|معاي|نفس|اهل|اخواني + مرض|تعب|تعبوا|استفرغ|سهال|اسهال|مغص|صار, نفس اكل|صحن|مطعم|وجبه|عزيمه|بوفيه + مرض|تعب|كلهم|كلنا|كل|ربع|صار',
    ],
  }),
  'antibiotics-recent': finding(['Recent antibiotics', 'مضاد حيوي حديث'], {
    kind: 'background',
    tick: ['Antibiotics in the last 8 weeks', 'مضاد حيوي خلال آخر 8 أسابيع'],
    says: [
      'antibiotic|antibiotics|augmentin|amoxicillin|clindamycin|ciprofloxacin|azithromycin + diarrhea|diarrhoea|loose|stool, after|on|taking|took|since|finished antibiotic|antibiotics, on|taking|took|finished|finish|started|course|after|since|had|been|given|completed .. antibiotic|antibiotics|amoxicillin|amoxil|azithro|azithromycin|augmentin|clindamycin|ciprofloxacin|cipro|doxycycline|doxy|cephalexin|cefalexin|flucloxacillin|erythromycin|clarithromycin|penicillin|metronidazole|flagyl, antibiotic|antibiotics + last|ago|week|weeks|month|course|finished|recently, course amoxicillin|antibiotic|antibiotics|augmentin|penicillin, antibiotic|antibiotics|amoxicillin|augmentin|azithromycin|penicillin|cipro|doxycycline .. last|ago|recently|week|weeks|month|finished|just|course|days, finished|just|recently|been|had|took|taking|on|after|course|started .. antibiotic|antibiotics|antibiotix|antibitics',
      'مضاد|مضادات حيوي|حيويه, اوجمنتين|اموكسيسيلين + اسهال|سهال, بعد|من|اخذ|اخذت مضاد, مضاد + خذ|خذت|اخذ|اخذت|اخد|اخدت|خدت|خلص|كورس|شهر|اسبوع|اسبوعين|قبل|عطوني|ماخذ|كمل|خلصت, =انتيبيوتك|=انتيبيوتيك|=انتبيوتيك|=انتي بيوتيك|=انتيبايوتك, اوجمنتين|اوغمنتين|اموكسيسيلين|اموكسيل|زيثروماكس|ازيثروميسين|فلاجيل|سيبرو|اوقمنتين',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
