import { type Finding, finding } from '../kinds.ts';

/** Accidents, wounds, burns, water, bites; bones, joints and muscles. */
export const findings = {
  injury: finding(['Injury', 'إصابة'], {
    tick: ['Hurt by a fall, a blow or an accident', 'إصابة بسقوط أو ضربة أو حادث'],
    says: [
      '{hit}, injury, injured, in|after|since|had|car|bike|road|work|bad|major|small|minor|horse|sports accident, accident + hurt|injured|pain|happened|work|yesterday, beaten|beat up|by, prang, battered, came off|a cropper, tumble|tumbled, hurt|injured .. falling|fight|playing, on|to head + fell|fall|hit|dropped, nail|screw|glass|knife|blade|door|hammer|ball + went|go|hit|cut|got|caught + {hand}|{foot}|{leg}|{arm}|{head}, stepped|trod on nail|glass|urchin|rake|plug, twisted|rolled .. ankle|knee|wrist, caught .. in|on|by door|drawer|machine|fence|gate, crashed|crash into, got|took ball|elbow|knee|knock|kick|punch|whack|bump, knocked|clipped|smashed|bruised|twisted|crushed|trapped + {hand}|{foot}|{leg}|{arm}|{joint}|{chest}|{head}, trip|tripped|tripping over|on|down, hurt|injured|injure {hand}|{foot}|{leg}|{arm}|{joint}|{back}|{head}|{shoulder}, after .. fall|tackle|crash|knock|blow|bump|punch, came|come down hard|badly|awkwardly, took .. tumble|spill|fall',
      '{hit}, حادث, حادثه, تشقلب, انلطم, تعوقت, اجتني|جتني|اجته|جته|جات|اجت|ضربت* + طابه|كوره|كره|حجر, انضربت|انضرب|انخبط|اتخبط*|اتعورت|=تعورت|=وتعورت|انجرح*|وقعت|زلق*|اتزحلق*|اتكعبل*|انعوج*|انلوي*|انلوت, صك|صكيت|صكت|سكرت .. باب .. صبع*|اصبع*|يد*|ايد*, طيحه|وقعه|خبطه|صدمه|عثره|زلقه|لكمه|ركله, اتخبط*|اتصدم*|اتزحلق*|انزلق*|تشقلب*',
    ],
  }),
  // Head
  'head-injury': finding(['Head injury', 'إصابة في الرأس'], {
    tick: ['A blow to the head, or a fall on the head', 'ضربة على الرأس أو سقوط عليه'],
    says: [
      '{hit} .. {head}, {head} {hit}, {head} .. {hit} on|against|by|with|off|into|floor|ground|wall|door|table, head injury|trauma|wound, concussion, concussed, headbutt, =bump|bruise .. head|forehead, on|to head|forehead + landed|blow|dropped, headfirst, head first, skull fracture|fractured|broken|cracked, {head} + cracked|smashed|bonked|conked|walloped|clonked, goose egg|bump + {head}, seeing|saw|seein stars, {head} + doorframe|doorway|beam + {hit}, caught|cracked|whacked|knocked|smacked|clipped .. head .. on|against|off, fell|fall|fallen|dropped|landed|came|tumbled|crashed|hit + on head|forehead|face, head first|down + {hit}',
      '{hit} .. {head}, {head} .. {hit}, ارتجاج, علي راس + نزل|انقلب|طار, كدمه|زرقه|بعجه|نفخه + جبهه|جبين|راس, صك|دق|خبط راس, {head} + انفلق|انفتح|انشج|انفشخ|مفشوخ|انفغش|فشخ, فشخه, {hit} + علي راس, طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|نط|فلت|انقلب + علي|ع راس, راس|راسه|راسها|راسو + ورم*|نفخه|طعجه + {hit}|بلاط|ارض',
    ],
    implies: ['injury'],
  }),
  'knocked-out': finding(['Knocked out', 'فقدان الوعي بعد الضربة'], {
    tick: ['Knocked out after the blow, even for seconds', 'فقدان للوعي بعد الضربة ولو لثوانٍ'],
    says: [
      'knocked out|unconscious|cold, unconscious|fainted + {hit}, lost|loss|losing consciousness + {hit}, blacked|passed out + {hit}, out cold + {hit}, unresponsive + {hit}, lights out + {hit}, came|come round|to + {hit}, sparked out, knocked for six, blackout + {hit}, woke|woken up on floor|ground|grass|road|pavement, out for + second|seconds|minute|minutes + {hit}, lost|losing consciousness|conciousness + {hit}, not|no response|responding|wake + {hit}, lights out, collapsed|fell|dropped|falls + not|cant talk|talking|speak|speaking|answering, fell|collapsed|dropped + not|no moving|move|open eyes?',
      'اغمي|اغماء|غيبوبه + {hit}, فقد|فقدت|فقدان|غاب|غابت|راح .. وعي + {hit}, ما رد علينا + {hit}, غاب|غبت|غابت|غيب عن|من دنيا|وعي|حاله|روحه + ضربه|خبطه|وقعه|طيحه|حادث|انضرب|انخبط|صدمه, غمي|اغمي|انغمي + {hit}, ما وعي|فاق|صحي|رد + {hit}, ما حس بشي|بنفسه|بحاله|بروحه|شي|حاله|نفسه|روحه + {hit}, ما يتكلم|يحكي|تكلم|ينطق|تحكي + طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت, طفي|فصل|راح|راحت|ضاع + وعي|وعيه|وعيي + {hit}, فقد|فقدت|فقدان|غاب|غابت وعي + ضربه|خبطه|وقعه|طيحه|حادث|انضرب|انخبط|صدمه',
    ],
    implies: ['injury'],
  }),
  amnesia: finding(['No memory of the accident', 'نسيان الحادث'], {
    tick: ['No memory of what happened before or after it', 'عدم تذكر ما حدث قبل الإصابة أو بعدها'],
    says: [
      'cant|not|doesnt remember|recall + {hit}, cant|not remember|recall accident|crash|fall|happened|what, no memory, amnesia, same question|questions again|repeatedly, keeps|keep asking same|again, blank|blanked + {hit}, blank|blanked + memory|mind|crash|accident|happened|total|complete, memory + gone|wiped|lost|missing|hole|gap|blank, =forgot|forgotten + accident|crash|happened, hazy|fuzzy|foggy + {hit}, hazy|fuzzy|foggy + accident|crash, asking|asks|repeating|repeats same, not|cant|doesnt remember|recall anything|thing|bit|much|how|before|after|hitting|falling|happened|what, no memory, cant|not remember|recall + crash|accident|fall|falling|hitting|happened',
      'ما|مو|مش|لا يتذكر|تذكر|اتذكر|متذكر|فاكر|يفتكر + {hit}, ما|مو|مش يتذكر|تذكر|اتذكر|متذكر|فاكر شي|صار|حصل|حادث, فقد|فقدان ذاكره, نفس سوال, ما|لا|مو|مش|مب تذكر|متذكر|فاكر|يفتكر|ذاكر|يذكر|ذكر + صار|حادث|حصل|وقع|جري|شي|كيف|شلون, ناسي|نسي|نسيت|نست + حادث|وقعه|ضربه|طيحه|وش صار|شو صار|شنو صار|اللي صار, ذاكره + راحت|فاضيه|ممسوحه|انمسحت|طارت, يعيد|يكرر|عم يسال|يسال + نفس|كل شوي|سوال',
    ],
  }),
  'head-danger': finding(['Fluid or blood from ear or nose', 'سائل أو دم من الأذن أو الأنف'], {
    tick: ['After the blow: clear fluid or blood from an ear or the nose', 'بعد الضربة: سائل صافٍ أو دم من الأذن أو الأنف'],
    says: [
      'clear fluid|water|liquid + {ear}, clear fluid|water|liquid + {nose}, {blood} + from ear|ears, bruise behind ear, raccoon eyes, both eyes black|bruised, {hit} + water|fluid|liquid|clear + {nose}, {hit} + water|fluid|liquid|clear + {ear}, {blood} + from|out|outta|in|inside .. ear|ears|earhole|lug, {ear} + {blood} + {hit}, ear|ears bleeding, panda eyes, {nose} + dripping|leaking|running|runs + clear|watery|water + {hit}',
      'سايل|ماي|مويه|ماء صافي|شفاف + {ear}, سايل صافي|شفاف + {nose}, {blood} + من اذن|ودن, زرقه|كدمه|سواد + حول عينين|عيون, كدمه خلف|ورا اذن, {hit} + ماي|مي|ماء|مويه|سايل|سوايل + {nose}, {hit} + ماي|مي|ماء|مويه|سايل|سوايل + {ear}, {blood} + ينزل|نازل|يطلع|طالع|يسيل|يخر|نزل|طلع + {ear}, {hit} + {blood} + {ear}, دينتو|دينته|دينتي + {blood}, سواد|ازرق|مزرقه + حول عين|عيون + {hit}',
    ],
  }),
  'skull-dent': finding(['Dent in the skull', 'انخساف في الجمجمة'], {
    tick: ['A dent, or a large soft swelling on the head', 'انخساف أو تورم كبير طري في الرأس'],
    says: [
      '{head} + dent|dented|boggy|squishy|spongy, skull fracture|fractured|broken|cracked, {head} + dip|hollow|sunken|sunk|caved|crater|dint|indent|indentation|soft|squashy|mushy|depression|depressed|squidgy|pushed + {hit}, skull + caved|dip|hollow|dent|dint|indent|soft|sunken|crushed|smashed, {head} + squidgy|boggy|mushy|spongy, {head} caved',
      '{head} + غاير|انخساف|انخسف|بعجه, جمجمه + كسر|مكسوره|شرخ, ورم|انتفاخ طري + {head}, {head} + حفره|جوره|غوره|طعجه|نقره|مطعوج|مبعوج|بعج|غارت|غار|منخسف|هابط|خسفه + {hit}, {head} + طري|طريه|رخو|رخوه|لين|لينه + {hit}, ورم|ورمه|نفخه .. رخو|رخوه|طري|طريه|لين|لينه + {head}, {head} + خسفه|جوره|انطعج|منخسف|مبعوج|داخل لجوه, ورم*|نفخ*|انتفاخ + طري*|رخو*|لين*|اسفنج* + راس|راسه|راسو|راسها',
    ],
  }),
  'well-since': finding(['As usual since', 'الحالة كالمعتاد منذ ذلك'], {
    kind: 'comfort',
    tick: ['Awake, and behaving and moving as usual since it happened', 'يقظة وسلوك وحركة كالمعتاد منذ الإصابة'],
    says: [
      'acting|acts|behaving|playing|plays|eating|walking normal|normally|usual|fine|ok|okay|well|happily, back normal|himself|herself, now normal|fine|ok, playing|running again|around, cried straight|right|immediately|instantly, seems|seem|looks|feel|feels fine|ok|okay|normal|alright|well, fine|okay|normal since|now|afterwards, totally|completely|old|usual|normal himself|herself|themselves|myself, himself|herself|themselves|myself since|again, {hit} + normal|fine|ok|okay|alright|usual, right as rain, like nothing happened, bouncing|running|jumping|tearing|playing about|around|away|again|happily, awake|alert + playing|normal|talking|laughing, playing|eating|laughing|chatting|talking + normal|fine|usual, good as gold|new, cried once|loud|loudly, now|already playing|eating|laughing|running|happy|chatting, settled|gone|better|passed|okay|fine|normal now, now settled|gone|better|passed, back to normal, crying then playing|fine|normal, no after|other effects|symptoms|problems, feels|feel absolutely|totally|completely fine|normal|ok, then|and|now fine|ok|okay|alright, fine|ok|okay after, straight back playing|toys|play|game, not hurt|hurting|sore|paining now|anymore|longer|any, pain gone, once|then|now|straight|already laughing|smiling|giggling|playing, he|she|child|boy|girl|kid|lad jumping|running|playing|dancing as|like usual|always|normal, jumping|running|playing as usual, playing only, child|kid|boy|girl|he|she only playing, happy|cheerful as anything|usual|always|normal, wanting|wants|asking go|play|back|again match|school|play|playing|biscuit|snack, eating|finished|having .. lunch|breakfast|sandwich|cornflakes|dinner|biscuit|snack + happy|normal|fine|back|play, laughing|talking|smiling talking|laughing|drinking|eating|playing, usual|normal|cheeky|happy|chirpy self, full beans, happy larry, chirpy|cheerful|lively|perky + now|since|as, none worse, not bothered|bother him|her|me, tucking into, crawling|toddling about|around|normal, watching cartoons|tv, ate|eaten|had lunch|dinner|breakfast|tea|sandwich + fine|normal|well|ok|happily|playing, talking|walking|eating|drinking|breathing and? all? normal|normally, everything normal|fine|ok since|now|after, otherwise|apart fine|well|ok|normal|grand, easing|calming|settling|fading|wearing off|down already|now|nicely, already easing|better|calmer|fading|settling, feel|feeling no different, as usual now|since, like normal|before again, came right|round quick|quickly, playing|plays with toys|brother|sister|friends|ipad|lego, in good form|spirits|mood, feel|feels|feeling great|grand|perfect|brilliant|myself, perfectly|absolutely|completely|totally|otherwise well|fine|ok|normal|healthy, eating and drinking|sleeping|playing|pooing|weeing, smiling|giggling|babbling|cooing + normal|playing|at|when|me|feeding, active|alert and|now|as|playing, no|zero complaints|complaint, happy to? play|playing|eat|eating, himself again, acting|behaving same|usual|normal|himself|herself|fine, jumping on|around|about',
      'يلعب|تلعب|ياكل|تاكل|يضحك|تضحك|يمشي|تمشي|يتصرف|تتصرف|لعب|اكل|ضحك|مشي|تصرف عادي|طبيعي|زين|كويس|منيح|تمام, رجع|رجعت يلعب|تلعب|طبيعي|عادي|لعب, بكي|صاح علي طول|فورا, الحين|الان|هلق|دلوقتي طبيعي|زين|كويس|تمام|بخير, عادي|طبيعي|كويس|زين|تمام|بخير|منيح|صاحي|واعي + {hit}, كانه|كان|كانو|ولا ما صار شي, ولا كان|كانه|كانو صار شي, مثل|متل|زي قبل|عاده|عادته|عادتو|اول|دايم + {hit}, مثل|متل|زي قبل|عاده|عادته|عادتو|اول|دايم + لعب|يلعب|ياكل|يمشي|يركض, صاحي|واعي + يلعب|يضحك|ياكل|يحكي|يتكلم|يرد, بكي|بكت|صاح|صاحت|صرخ|عيط فورا|مباشره|دغري|ساعتها, عاد|رجع|رجعت|راح لعب|يلعب|تلعب|طبيعي|عادي, يلعب|تلعب|ياكل ويضحك|وتضحك|ويركض|وياكل|ويلعب, الحين|هلق|هلا|هسه|دلوقتي|توه يلعب|تلعب|ياكل|تاكل|يضحك|تضحك|يركض|عادي, ما فيه|فيها شي|الا العافيه, ما يعور|يعورني|يوجع|يوجعني|توجع|توجعني الحين|هلق|الان|هسه|دلوقتي|حاليا, راح|اختفي الالم|الوجع|العوار, بيلعب|عم يلعب|يلعب|تلعب|بتلعب + قدامي|شقه|بيت|صاله|بلايستيشن|عيال|عادي|طلب*, ودلوقتي|وهلق|والحين|وهسه|وهلا|والان بيجري|بيلعب|يركض|يلعب|يضحك|ياكل|يسولف|بيضحك, رجع|رجعت|قام|قامت تغدي|ياكل|اكل|تعشي|يركض|يلعب|يضحك|تغدت, عم|قاعد يركض|يلعب|يضحك|ينط|يتنطط, يسولف|تسولف|يحكي|يتكلم + عادي|ويضحك|زين|طبيعي, زي القرد|متل القرد|مثل القرد, رجع|رجعت|راح|راحت|ذهب|ذهبت|عاد جامعه|مدرسه|دوام|شغل, متل|مثل|زي عادته|عادتها|كعادته|كعادتها, حالته|حالتها|وضعه|وضعها عادي|طبيعي|كويس|زين|تمام|منيح*|مستقر, نشيط|نشيطه|مبسوط|مبسوطه|مرتاح + ويلعب|وياكل|عادي|الحين|هلق|دلوقتي, بياكل|ياكل|تاكل|بتاكل وبيشرب|ويشرب|وتشرب|وبتشرب|وبيلعب|ويلعب|وتلعب, كمل|كملت لعب*|اكل*|مباراه|شغل*, ما تغير .. شي, ما اثر|اثرت .. شي, قام|قامت لوحده|لحاله|بروحه|يمشي|يركض, صار|صارت|صرت تمام|منيح*|كويس*|زين*|احسن|عادي|طبيعي, احس|حاسس|حاسه .. تمام|عادي|طبيعي|كويس*|زين*|بخير, يلعب|بيلعب|تلعب|بتلعب + مع|ويا|معي|خوانه|اخوه|اخته|عيال, غير هيك|ذلك|كذا|جذي + تمام|منيح|كويس|زين|طبيعي|عادي|بخير, رجع|رجعت|عاد|عادت + لطبيعته|لطبيعتها|تماما|كما|مثل, شي ثاني|تاني ما, غيره تمام|زين|كويس|منيح, صاحي|صاحيه + ويلعب|وياكل|ويضحك|ومركز|ويحكي, =حيويه|نشيط|نشيطه + ويلعب|وياكل|عادي|زين, يبتسم|تبتسم|بيضحك|بتضحك|يضحك|تضحك + لما|معي|عادي|وياكل|وترضع|ويلعب, وضعه|وضعها|وضعي|حالتي|صحته|صحتها + تمام|زين*|كويس*|منيح*|ممتاز*|طبيعي*|عادي*|مستقر*, ياكل|يشرب|ينام|تاكل|تشرب|تنام|باكل|بشرب|بنام عادي|طبيعي|زين|كويس|منيح|تمام',
    ],
  }),
  // Neck and back
  'spine-injury': finding(['Neck or back injury', 'إصابة في الرقبة أو الظهر'], {
    tick: ['The neck or back was hurt in a fall, blow or crash', 'إصابة في الرقبة أو الظهر بسقوط أو ضربة أو حادث'],
    says: [
      '{neck} + {hit}, {back} + {hit}, {neck} + crash|accident|collision, {back} + crash|accident|collision, broke|broken|fractured|snapped neck|back|spine, spinal|spine|neck injury, whiplash, {neck} + jolted|jarred|jerked|cricked|snapped|crunched + {hit}, {neck} + jolted|jarred|jerked + car|behind, {back} + jolted|jarred|crunched + {hit}, rear ended + {neck}, rear ended + {back}',
      '{neck} + {hit}, {back} + {hit}, {neck} + حادث, {back} + حادث, كسر|انكسر|مكسور + رقبه|عمود|فقره|فقرات|=ظهره|=ظهري|=ظهرها|=الظهر|=بالظهر, {neck} + انرضت|انعفست|انلوت|طقت|رجت|ارتجت + {hit}, {neck} + انرضت|انعفست|انلوت|طقت|رجت|ارتجت + سياره, {neck} + خبطتنا|دعمتنا|صدمتنا|صدمونا|دعمونا|خبطونا, {back} + خبطتنا|دعمتنا|صدمتنا|صدمونا|دعمونا|خبطونا',
    ],
    implies: ['injury'],
  }),
  'numb-limbs': finding(['Numb or weak limbs', 'تنميل أو ضعف في الأطراف'], {
    tick: ['Arms, hands or legs are numb, tingling or weak', 'تنميل أو وخز أو ضعف في الذراعين أو اليدين أو الساقين'],
    says: [
      '{hand} + {numb}, {arm} + {numb}, {leg} + {numb}, {foot} + {numb}, =legs + {weak}, both .. {weak}, =arms + {weak}, electric shocks down|arms|legs, cant|not feel|move|moving =legs|=arms|=feet|=hands|anything, cant|not feel .. leg|arm|foot|feet|hand, no feeling + {leg}, {leg} + jelly|dead|wooden + {hit}, cant|not wiggle|feel|move|budge .. =toes|=legs|=feet|=arms|=hands, zaps|shocks|tingles|tingling down|arms|legs|hands|feet, {hand}|{foot}|{leg}|{arm} + ants|buzzing|prickling|prickly|fuzzy|cotton|deadened|fizzy|tingles, {hand}|{foot}|{leg}|{arm} .. sleeping|asleep|electric, =pins|=needles + {hand}|{foot}|{leg}|{arm}|toes|fingers, pinky|little finger|ring finger + sleeping|asleep|numb|tingling|tingly|dead',
      '{hand} + {numb}, {arm} + {numb}, {leg} + {numb}, {foot} + {numb}, ما|لا|مو|مش .. يحس|احس|حاسس|حاس|يحرك|احرك|حرك + رجول|رجوله|اطراف|رجلين|ساقين|ايدين, ما|لا|مو|مش حاسس|حاسه|حاسي|حاس|حس + {leg}, ما|لا|مو|مش حاسس|حاسه|حاسي|حاس|حس + {hand}, {hand} + ضعاف|ثقال|ميته|ميتات|مرتخيه, {leg} + ضعاف|ثقال|ميته|ميتات|مرتخيه, كهربا|كهرباء|تيار + تنزل|ينزل|يمشي|تمشي|نزل|مشي + {leg}, ما|لا|مو|مش يتحرك|احرك|تحرك|حرك .. رجلي|رجليه|رجولي|رجوله|رجلين|كرعين|ايديني, =رجليه|=رجليني|=رجولي|=رجوله|=رجولها|=اطرافه|=اطرافي|=ريولي|=ريوله|=كرعيني + {weak}, {hand}|{foot}|{leg}|{arm} + نمل|نميل|تنام|بتنام|بينام|نايمين|وخز|شكشكه|دبابيس|كهربا|قطن|=تنمل|تنميل, رجليه|رجليها|ريوله|ريولي|رجليني|رجولي + قطن|ما|مو|مش + حمل*|يحمل*|تشيل*|شايل*|صاروا',
    ],
  }),
  'neck-midline': finding(['Pain in the middle of the neck', 'ألم في وسط الرقبة'], {
    tick: ['The neck hurts in the middle at the back, or cannot be turned', 'ألم في وسط الرقبة من الخلف أو تعذر لفّها'],
    says: [
      '{neck} + cant|not turn|rotate|lift|hold, {neck} not|cant move, {neck} + middle|midline|bone|vertebra|vertebrae, {neck} .. {severe}, {severe} .. {neck}, {neck} + centre|center|central|midline|dead|spinous, back neck + bone|middle|bony, {neck} + locked|seized|rigid + {hit}, {neck} + cant|not swivel|look|twist, cant|not turn|move|swivel|twist + {neck}, neck locked|seized',
      '{neck} + ما|لا|مو|مش|مب تتحرك|يلف|الف|تلف, {neck} + ما|لا|مو|مش|مب قدر|يقدر|اقدر|يستطيع لف|يلف|الف|دور|يدور|ادور|التفت|يلتفت|احرك|حرك|يحرك|افتل, {neck} + وسط|نص|فقره|فقرات|عظم, {neck} + {severe}, {neck} + ما|لا|مو|مش|مب تدور|دور|التفت|يلتفت|تلتفت|احرك|حرك|افتل|لتفت, {neck} + نصف|منتصف|بالنص|وسط|خرزه|خرزات',
    ],
  }),
  'dive-headfirst': finding(['Head first into water or sand', 'قفزة على الرأس'], {
    tick: ['Dived or fell head first, into water or on the ground', 'قفز أو سقوط على الرأس في الماء أو على الأرض'],
    says: [
      'dive|dived|diving|dove|jumped + shallow|headfirst, dive|dived|diving|dove|jumped + {head}, dive|dived|diving|dove|jumped + {neck}, headfirst, head first, landed on|onto head|neck, did|took .. header, header into|off, headlong, dive|dived|diving|dove|jumped|jump + rocks|seabed|floor|sandbank|sandbar|sand|low water|shallows|knee deep, dive|dived|diving|dove|jumped + {hit} + {head}, dive|dived|dove|diving|jumped .. hit|touch|touched|struck|banged|bottom .. bottom|sand|floor|pool|sea, jumped|dived|dove + pool|sea|water + hit|struck|touched|banged bottom',
      'نط|قفز|غطس|شك|شكه|نزل + ضحل|قاع|مسبح, نط|قفز|غطس|غطست + {head}, نط|قفز|غطس|غطست + {neck}, علي راس + مسبح|بحر|حوض|ارض, نط|نطيت|نطينا|قفز|غطس|رمي|رميت|رمت|شك|دايف + {head}, نط|نطيت|قفز|غطس|رمي|رميت|دايف + ضحل|ضحله|قاع|قاعه|قليل|صخر|صخور|رمل|غميق|غميج|واطي, غطس|قفز|نط|دايف + {neck}',
    ],
    implies: ['injury'],
    excludes: ['diving'],
  }),
  // Crash and fall
  'road-crash': finding(['Road crash', 'حادث مرور'], {
    tick: ['A crash on the road, or hit by a vehicle', 'حادث مرور أو صدمة مركبة'],
    says: [
      'car|bike|motorbike|motorcycle|scooter|quad|bus|truck|road|traffic|vehicle|bicycle|taxi|buggy|delivery + crash|crashed|accident|collision|collided|rolled|overturned|wreck|wrecked, hit|struck|knocked by|down|off + car|bike|bus|truck|motorcycle|scooter|van|taxi, rta, mvc, mva, rear ended, run over, airbag, fell|thrown|came off motorbike|motorcycle|quad|moped|motor, prang, write|written off + car|motor|bike|truck|crash|prang, =totalled + car|truck|bike|van, =pileup, car|cars|vehicle|highway|motorway + =pile up, fender bender, car|lorry|pickup|suv|jeep|van|taxi|cab|tuk|trailer|motor|4x4|cruiser + crash|crashed|accident|collision|smashed|ploughed|plowed|skidded|rolled|flipped|overturned|hit|ditch|lamppost, smashed|crashed|ploughed|skidded into|off + wall|pole|car|barrier|tree|road|truck|lorry, knocked|clipped|hit|struck by + lorry|pickup|suv|jeep|cab|cyclist|scooter, crossing road|street + {hit}, flew|chucked|flung|thrown|launched off|over + bike|bicycle|motorbike|scooter|quad|moped|handlebars, came|come off + motorbike|motorcycle|quad|moped, tboned, head on crash|collision|smash|with, slip|slipped|skid|skidded|fell|fall|tumbled with|off|from bike|motorbike|motorcycle|scooter|cycle',
      'حادث|انقلب|انقلبت|تصادم + سياره|موتر|دراجه|دباب|سيكل|باص|شاحنه|طريق|بطابط|موتوسيكل|شارع, حادث|حادثه سير|مرور|مروري|مروريه|سياره, سياره|موتر|باص|شاحنه|موتوسيكل + دعم|دعمت|صدم|صدمت|ضرب|ضربت|خبط|خبطت|دهس|دهست, دهس, انقلبت|انقلب سياره|موتر, طاح|وقع|سقط من دباب|موتوسيكل|دراجه ناريه, انقلب|انقلبت|قلبت|قلب|تقلب|تشقلب + سياره|موتر|جيب|وانيت|=البقي|=بالبقي|دباب|سيكل|ددسن|شاص, سياره|موتر|باص|شاحنه|تريلا|تريله|لوري|وانيت|تكسي|دراجه|سيكل|دباب + صدم*|دعم*|خبط*|دعس*|دهس*|ضربت*|لطش*, انصدم|اندعم|اصطدم|تصادم|سوينا|سويت|عملت|عملنا|صار حادث, تصادم, اندهس, انداس + سياره, سياره + طلعت من شارع|طريق, انقلب|انقلبت|انقلبنا|قلبت|تقلب|تقلبنا|تشقلب|تشقلبنا|طحت|طاح|وقع + بطبطه|بطابط|بانشي|جت سكي',
    ],
    implies: ['injury'],
  }),
  'crash-danger': finding(['Dangerous crash', 'حادث خطير'], {
    tick: ['Thrown out, run over, rolled over, trapped, or hit while walking', 'قذف خارج المركبة أو دهس أو انقلاب أو انحشار أو صدمة لماشٍ'],
    says: [
      'ejected, thrown out|from|off|clear + car|vehicle|bike|motorbike|motorcycle|quad|truck, run over, ran|knocked over by|me|him|her|child|son|daughter, rolled over + car|vehicle|truck|quad|buggy, rollover, overturned|flipped + car|vehicle|truck|quad|bike|buggy, trapped|pinned in|inside|under + car|vehicle|truck|bike, high speed + crash|accident|collision, head on crash|collision, hit|struck|knocked by|down + car|bus|truck|van|motorcycle, pedestrian, {hit} + windscreen|dashboard, car|bus|truck|lorry|van|pickup|taxi|suv|motorbike|bike|train|tram hit|struck|knocked|mowed|clipped|ploughed|smashed me|us|child|kid|son|daughter|boy|girl|friend|man|woman|wife|husband|brother, crossing road|street + hit|struck|knocked|car|bus, hit|struck|knocked|mowed|clipped by|down|over by|off? + car|bus|truck|lorry|van|pickup|taxi|suv|train, chucked|flung|flew|hurled|catapulted|flying|shot|tossed out|outta|from|through|over|off + car|bike|motorbike|windscreen|windshield|handlebars|jeep|quad|vehicle, cut out|free + car|wreck|vehicle, trapped|stuck|pinned|jammed + car|wreck|vehicle|lorry + crash|rolled|accident|under|inside, firemen|firefighters|fire brigade|crew + cut|pulled|freed + car|wreck|out, car|jeep|pickup|van|suv|bus|truck|quad|buggy|4x4 rolled|flipped|somersaulted|overturned|turned over|upside, rolled|flipped + twice|three times|several times|over and over',
      'دهس, انقلب|انقلبت سياره|موتر, طار|انقذف|طلع + من سياره|موتر, محشور|انحشر + سياره|موتر, سرعه عاليه, سياره|باص|شاحنه دعمت|صدمت|ضربت|خبطت, انقلب|انقلبت|قلبت|تقلب|تقلبت|تشقلب + سياره|موتر|جيب|وانيت|=البقي|=بالبقي|باص|شاص, دعسته|دعستو|دعستني|دعسه|دعسوه|دعستها|دعسني + سياره|باص|شاحنه|موتر|شارع|طريق|تكسي, دهس*, انداس + سياره, يقطع|قطع|يعبر|عبر|اعبر|اقطع|نعبر + شارع|طريق + سياره|صدم*|دعم*|ضرب*|خبط*, انحصر|انحصرت|انحشر|انحشرت|محصور|محشور|علق|عالق + سياره|موتر|باص|شاحنه|داخلها|حديد, دفاع مدني|اطفاء + سياره|طلع*|قص*, طار|طرت|انقذف|انقذفت|طيره|انرمي|انرميت + من + سياره|موتر|دباب|سيكل|دراجه|قزاز|جام|شباك, سياره|موتر|باص|شاحنه|تريلا|وانيت|تكسي صدمتني|صدمته|صدمتها|دعمتني|دعمته|ضربته|خبطته|خبطني|صدمت طفل|ولد|بنت, انقلب|انقلبت|انقلبنا|تقلب|تقلبنا|تشقلب|تشقلبنا + بطبطه|بطابط|بانشي, طلع|طلعت من قزاز|جام|شباك',
    ],
    implies: ['road-crash'],
  }),
  'major-trauma': finding(['Serious injury', 'إصابة شديدة'], {
    tick: ['Crushed, buried, blown up, trampled or caught in a machine', 'سحق أو انطمار أو انفجار أو دوس أو انحشار في آلة'],
    says: [
      'explosion, blast, building|wall|scaffold|scaffolding|trench collapsed|fell, buried, trampled, gored, impaled, kicked|stepped|trampled by + horse|camel|bull|cow, pulled|caught|stuck into|in + machine|machinery|lathe|mixer|conveyor|grinder, crushed|squashed under|between, load|crane|forklift|container|beam|girder fell|landed|dropped|hit|struck|swung .. on|onto|me|him|her|worker, pelvis + broken|crushed|fractured, multiple injuries|fractures, trapped|pinned|buried|stuck + rubble|wall|debris|beam|collapsed|roof|ceiling|forklift|container|crane|sand|trench, wall|roof|ceiling|building|crane|shelving|rack|tree|scaffold collapsed|came down|fell|toppled + on|onto|over|me|him|us|worker, collapsed wall|building|roof|trench|ceiling, clothes|clothing|cloth|sleeve|scarf|hair|shirt|abaya catch|caught|got|sucked + machine|machinery|conveyor|mixer|roller, machine|conveyor|mixer|roller|press|lathe pulled|pull|dragged|caught|sucked|grabbed|crushed, squashed|crushed|flattened|pinned|run + forklift|load|container|pallet|crane|bulldozer|digger|excavator|slab, gas|cylinder|tyre|tire|boiler|bottle|battery|tank|firework|fireworks|grenade|mine exploded|explode|blew|blown up?, blown up by|in|when, bomb .. went|explode|exploded|blast|off, =bombing, gored|kicked|trampled + camel|horse|bull|cow',
      'انفجار, انهار|انهدم|طاح + جدار|سقف|مبني, انهار|انهدم .. عليه|علينا, انطمر|مدفون, رفس|رفسه|داس|دهس + حصان|جمل|بعير|ثور|بقره, انحشر|=سحبته|=سحبت|انسحب|علق + ماكينه|مكينه|=الاله|=اله|خلاطه, انسحق|انهرس|انضغط تحت|بين, رافعه|كرين|كونتينر + {hit}, كسور متعدده, انفجر|انفجرت + اسطوانه|غاز|قنينه|جره|تاير|كفر|بطاريه|لغم|قنبله|سخان|غلايه|خزان|انبوبه|العاب, وقع|وقعت|طاح|طاحت|سقط|سقطت|نزل|انهد|انهدم|تهدم|انهار + سقف|جدار|حايط|حيط|سور|بنايه|مبني|طابوق|كونتينر|رافعه|كرين|خرسانه + عليه|عليها|علينا|عليهم|فوقه|فوقهم|فوقنا, انسحق|انهرس|انعصر|انعجن|انفرم|انطحن + جوه|تحت|بين|مكينه|ماكينه|رافعه|شيول|لوري, سحبت*|سحب*|شفطت*|لفت*|بلعت*|علقت|مسكت* + مكينه|ماكينه|مكاين|خلاطه|سير, تحت ردم|انقاض|تراب|رمل|حطام + طلع*|دفن*|علق*|محصور|محشور, نطح*|داس*|رفس* + ثور|حصان|جمل|بعير|بقره|ناقه',
    ],
    implies: ['injury'],
  }),
  stabbed: finding(['Stab or gunshot wound', 'طعنة أو طلق ناري'], {
    tick: ['Stabbed, shot or pierced in the trunk, neck, head or groin', 'طعن أو طلق ناري أو اختراق في الجذع أو الرقبة أو الرأس أو الفخذ'],
    says: [
      '=stabbed + {belly}, =stabbed + {chest}, =stabbed + {neck}, =stabbed + {back}, =stabbed by|with|him|me|times|fight, =stabbed, stab wound, stabbing wound, gunshot wound|wounds|injury|victim, gunshot + chest|belly|stomach|abdomen|neck|back|leg|arm|hand|foot|shoulder|thigh|bleeding|hit|shot, bullet, =shot in chest|belly|stomach|head|neck|back|abdomen|leg|knee|foot|side|face|groin, =shot + gun|police|pistol|rifle|hunting, pellet gun, knife + stuck|sticking|still + chest|neck|belly|stomach|abdomen|back|groin, rod|rebar|screwdriver|glass|scissors|metal into|through + chest|neck|belly|stomach|abdomen|back|groin, pierced|impaled + chest|neck|belly|stomach|abdomen, open chest wound|injury, chest wound + sucking|bubbling, got|get|took|taken|gave|stuck knife|blade|machete|screwdriver|bullet|spike in|to|through, knife|blade|machete|dagger|shank in|into + chest|gut|belly|neck|back|stomach|ribs|side|abdomen|groin + fight|attack|robbed|someone|argument|bleeding|he|she|friend|roommate, shanked, =knifed, took|hit by bullet|round|slug, =shot + times|twice|shotgun|him|her|leg|belly|stomach|chest|head|neck|groin + bullet|gun|robber|hunting|man|someone, arrow|spear|spike|railing|fence|pole|bar|rebar + through|impaled|into + chest|belly|neck|stomach|abdomen|groin|back, =glassed|=bottled in|with',
      'انطعن, مطعون, طعن|طعنه|طعنوه|طعنني|طعنات + سكين|سكينه|مقص|خناقه|هوشه|عركه|مضاربه, رصاصه, اصيب|انصاب|ضرب|ضربوه|اطلق + رصاص, طلق ناري|نار, سكين|سيخ|حديده|زجاج|مسمار + دخل|داخل|اخترق + بطن|صدر|رقبه|فخذ|=ظهره|=ظهري|=ظهرها|=الظهر|=بالظهر, انصاب|اصيب|ضرب*|انضرب|صابته|صابتني|اجته|جته|دخلت + طلقه|طلقات|رصاصه|رصاص|خرطوش|شوزن|رش, سكين|سكينه|خنجر|موس|مطوه|شفره + ضرب*|غرز*|طعن*|عطوه|غز* + {belly}, سكين|سكينه|خنجر|موس|مطوه|شفره + ضرب*|غرز*|طعن*|عطوه|غز* + {chest}, سكين|سكينه|خنجر|موس|مطوه|شفره + ضرب*|غرز*|طعن*|عطوه|نغز*|غز* + {neck}, سكين|سكينه|خنجر|مطوه + ضربوه|ضربه|ضربني|غزه|غزوه|طعن*, طعن*|طعنه + {neck} + سكين|مقص|حديده|خناقه|هوشه|مشكله, طلقه|رصاصه + {chest}, طلقه|رصاصه + {neck}, طلقه|رصاصه + {belly}, انغرز|اخترق|دخل|دخلت|فات|فاتت + سيخ|حديده|قضيب|عمود|سياخ + {belly}, انغرز|اخترق|دخل|دخلت|فات|فاتت + سيخ|حديده|قضيب|عمود|سياخ + {chest}, شظيه|شظايا .. صدر*|بطن*|رقبه|رقبت*|ظهر*|راس*|عنق*',
    ],
    implies: ['injury'],
  }),
  'high-fall': finding(['Fall from a height', 'سقوط من مكان مرتفع'], {
    tick: ['Fell 3 metres or more, or a child twice its own height', 'سقوط من 3 أمتار أو أكثر، أو لطفل من ضعفي طوله'],
    says: [
      'fell|fall|fallen|jumped + floors|storey|storeys|stories|scaffolding|scaffold|roof|rooftop|balcony|crane|window|building|cliff, fell|fall|fallen|jumped from|off height|heights, fell|fallen|fall + palm tree, fell|fall|fallen|jumped + second|third|fourth|fifth|sixth|first|2nd|3rd|4th|5th floor, fell|fall|fallen|jumped + from|off floor, fell|fall|fallen|dropped|jumped + 3|4|5|6|7|8|9|10|12|15|20|three|four|five|six|ten|several metre|meter|m, dropped|tumbled|plummeted|plunged|toppled|pushed|slipped|thrown|leapt|went over + balcony|roof|rooftop|storey|storeys|stories|scaffold|scaffolding|window|bridge|cliff|crane|terrace|mezzanine, came|come|went|gone off|over|through|down + roof|balcony|scaffold|scaffolding|skylight|railing|cliff|crane, fell|fall|fallen|dropped|jumped + terrace|bridge|mezzanine|shaft|manhole|tower|skylight|pylon|parapet|upstairs window, fell|fall|fallen|dropped|jumped .. 8|10|12|15|20|25|30|eight|ten|twelve|fifteen|twenty feet|ft|foot, fell|fallen|dropped down|into|in well|shaft|manhole|lift shaft, dropped|tumbled|plunged|slipped|came|went|falling + second|third|fourth|fifth|sixth|first|2nd|3rd|4th|5th floor, falling + scaffold|scaffolding|roof|balcony|building|floor',
      'طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|سقوط|نط|قفز + طابق|طوابق|دورين|طابقين|امتار|سقاله|=سطح|=السطح|=سطحنا|بلكونه|شباك|نافذه|دريشه|عماره|نخله|رافعه, طاح|وقع|سقط + 3|4|5|6|7|8|9|10|12|15|20 متر|م, رمي|انزلق|نط|طب|نطيت|زلق|اندفع|انزلقت + =سطح|=السطح|سطوح|بلكونه|برنده|شباك|دريشه|شرفه|طابق|سقاله|عماره|جبل, طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|سقوط|نط .. دور اول|ثاني|تاني|ثالث|تالت|رابع|خامس, طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|سقوط من ارتفاع|علو|مرتفع, هوي من + =سطح|=السطح|طابق|دور|شباك|بلكونه|عماره, طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|سقوط + سطوح|برنده|شرفه|بلكون|برج|جبل|بير|خزان|منور|سقايل|سكله|سكله|شبابيك|كونتينر|روف|مكان عالي|مكان مرتفع|جسر|كوبري|متر|امتار|مترين',
    ],
    implies: ['injury'],
  }),
  'fall-from': finding(['Fall from a ladder, stairs or animal', 'سقوط عن سلم أو درج أو دابة'], {
    tick: ['Fell from a ladder, stairs, bed, chair or animal', 'سقوط عن سلم أو درج أو سرير أو كرسي أو دابة'],
    says: [
      'fell|fall|fallen|slipped|tumbled|thrown + ladder|stairs|steps|staircase|horse|camel|escalator|tree|swing|slide|trampoline|bunk|bed|sofa|couch|chair|table|cot, fell|fall|fallen + 1|2|one|two metre|meter|m, came|come|comes|went|gone|flew|flying|flung|bucked|toppled|dived off|from + ladder|stairs|horse|camel|pony|donkey|chair|stool|bed|sofa|table|swing|wall|step|trampoline|tree|worktop, down stairs|steps|staircase|escalator + fell|fall|tumbled|slipped|went|tripped, missed .. step|stair, fell|fall|fallen|slipped|tumbled|toppled|thrown + stool|pony|donkey|bunk|crib|cradle|highchair|wall|worktop|bench|pram|buggy|step|stepladder|monkey bars|climbing frame|mattress|shelf, rolled|slid off|out|down + bed|sofa|couch|stairs|steps|cot|table, fell|came|come|fall|tumbled|slipped off|from + bike|bicycle|scooter|skateboard|bmx|skates|rollerblades, came|fell off bike|bicycle|scooter|skateboard, fell|fall|fallen|dropped|slipped climbing frame, fell|dropped|slipped|rolled .. changing table|hands|arms|grip + baby|he|she|him|her',
      'طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|تدحرج + سلم|درج|حصان|جمل|شجره|مرجيحه|زحليقه|نطيطه|سرير|كنب|كنبه|كرسي|طاوله|متر|مترين, طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|تدحرج|تدحرجت|تشقلب|طب|انزلق|انزلقت|تزحلق|رماه|رماني|رمته + تخت|خيل|ناقه|بعير|حمار|مرجوحه|اراجيح|درجات|فراش|عتبه|بنك|طبلي|ستول|اسكلاتر|عربانه|عربيه|كرسيه|سور|كاونتر|كنبايه|صوفا|مهد|سلالم|درابزين, انزلق|انزلقت|تزحلق|تدحرج|تدحرجت|طب|تشقلب + سلم|درج|حصان|جمل|شجره|سرير|كنب|كنبه|كرسي|طاوله, طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|انزلق + دراجه|سيكل|سكوتر|بسكليت|بسكليته|عجله|سكيت, نط|فلت|فلتت|انزلق|طار|زحلق|زحط|طاح|وقع من ايد|يد|ايدي|يدي|حضن|حضني, طاوله غيار|التغيير, نط|فلت|طاح|وقع|انزلق|سقط + بلاط|سيراميك|ارض + ايد|يد|حضن|طاوله',
    ],
    implies: ['injury'],
  }),
  'water-crash': finding(['Kite, jet ski or boat accident', 'حادث تزلج شراعي أو دراجة مائية أو قارب'], {
    tick: ['A kite surfing, jet ski, boat or paragliding accident', 'حادث تزلج شراعي أو دراجة مائية أو قارب أو طيران شراعي'],
    says: [
      'kite|kitesurf|kitesurfing|kiteboarding|kiting|wakeboard|jetski|paraglide|paragliding|parasailing|parachute|boat + {hit}, jet ski + {hit}, kite|kitesurf|kitesurfing|kiteboarding|jetski|boat + accident|slammed|lofted|crash|crashed|lifted|dragged, jet ski + accident|slammed|crash|crashed|dragged, parasailing|parasail|kite|kitesurfing|jetski|wakeboarding|banana boat|paddleboard|speedboat|surfing + wiped|crashed|slammed|smashed|hit|flung|thrown|hurt|injured, jet ski + wiped|smashed|flung|thrown|hit|fell|flipped|collided, boat|dinghy|yacht|dhow|canoe|kayak|speedboat|jetski|jet ski capsized|flipped|overturned|sank|tipped, boat|propeller|prop + hit|struck|cut, capsized',
      'كايت|جتسكي|قارب|طراد|بارا|مظله + {hit}, جت سكي + {hit}, دباب بحر + {hit}, كايت|جتسكي|قارب|طراد + حادث|رفعني|رماني|طار, جت سكي + حادث|رماني|طار, دباب بحر + حادث|رماني|طار, انقلب|انقلبت|غرق|صدم*|ضرب*|دعم*|طار|رمي*|خبط* + قارب|طراد|لنش|جتسكي|بوت|يخت|زورق|فلوكه|هوري|مركب|سكي|براشوت|كايت|بنانا',
    ],
    implies: ['injury'],
  }),
  // Trunk
  'belly-injury': finding(['Blow to the belly', 'ضربة في البطن'], {
    tick: ['A blow to the belly, flank or lower ribs', 'ضربة على البطن أو الخاصرة أو أسفل الضلوع'],
    says: [
      '{hit} .. {belly}, {hit} .. {flank}, {belly} {hit} on|by|against|with|off, {flank} {hit} on|by|against|with|off, {belly} injury|trauma, handlebar|handlebars + {belly}, seatbelt + {belly}, seat belt + {belly}, kick|kicked|punch|punched|blow|elbow|elbowed|=knee|kneed|thump|thumped|ball|hoof|knock|headbutt|boot|whack into|on|in? {belly}, kick|kicked|punch|punched|blow|elbow|knee|thump|ball|whack into|on|in? {flank}, handlebars|handlebar|bars|steering + {belly}, winded + {hit}, {belly} + punched|kicked|elbowed|kneed|rammed|thumped, hit|struck|kick|kicked|knock|punch|punched|handle|handlebar|fell .. under|below|lower ribs|rib, {hit} + under|below ribs',
      '{hit} .. {belly}, {hit} .. {flank}, {belly} انضرب|انضربت|انخبط|انخبطت|انرفس, مقود + {belly}, حزام امان + {belly}, {belly} + رفس*|ركل*|لكم*|بوكس|دفر*|كوع|نطح*|شلوت|كرسي + {hit}, {belly} + رفس*|ركل*|لكم*|بوكس|دفر*|كوع|نطح*|شلوت|كرسي + اجته|جته|عطاه|ضرب*|اكل|خذ, {belly} + رفسني|رفسه|ركله|ركلني|لكمني|لكمه|بوكس|نطحني|نطحه, {hit} + تحت|اسفل ضلوع|ضلع|قفص',
    ],
    implies: ['injury'],
  }),
  winded: finding(['Winded', 'انقطاع النفس لحظات بعد الضربة'], {
    kind: 'comfort',
    tick: ['The breath was knocked out for a minute at most, and is easy again', 'انقطع النفس دقيقة على الأكثر بعد الضربة ثم عاد سهلاً'],
    says: [
      '=winded, wind knocked out, half? minute|seconds|moment|second + cant|not take|get|catch breath, cant|not take|get|catch breath + half|few? minute|seconds|moment|second, knocked wind|breath out',
      'انقطع|انكتم|راح نفس*|نفسه + ثواني|دقيقه|لحظه|شوي + رجع|رد|عاد, ما قدر|قدرت .. نفس*|يتنفس + ثواني|نص دقيقه|لحظات',
    ],
  }),
  'chest-injury': finding(['Blow to the chest', 'ضربة في الصدر'], {
    tick: ['A blow to the chest or ribs', 'ضربة على الصدر أو الضلوع'],
    says: [
      '{hit} .. {chest}, {hit} .. rib|ribs, {chest} {hit} on|by|against|with|off, rib|ribs {hit} on|by|against|with, {chest} injury|trauma, broken|cracked|bruised|fractured rib|ribs, steering wheel + {chest}, seatbelt + {chest}, seat belt + {chest}, kick|kicked|punch|punched|blow|elbow|elbowed|knee|kneed|thump|thumped|ball|hoof|headbutt|boot|whack|shoulder into|on|in? {chest}, kick|kicked|punch|punched|blow|elbow|elbowed|knee|kneed|thump|ball|boot|whack into|on|in? rib|ribs, elbow|knee|fist|boot drove|into|in .. ribcage|ribs, drove|slammed|smashed + knee|elbow|fist|shoulder|ball + {chest}, {chest} + slammed|smashed|crushed|rammed + wheel|wall|bar|door|table|handlebars|dashboard',
      '{hit} .. {chest}, {hit} .. ضلع|ضلوع|قفص, {chest} انضرب|انضربت|انخبط|انخبطت, كسر|انكسر|مكسور + ضلع|ضلوع, مقود|دركسون|حزام + {chest}, {chest} + رفسني|رفسه|ركله|ركلني|لكمني|لكمه|بوكس|نطحني|نطحه|كوع, ضلع|ضلوع|قفص + بوكس|لكمه|كوع|رفسه|انكسر|طق|كسر',
    ],
    implies: ['injury'],
  }),
  // Bleeding and wounds
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
  // Burns and current
  burn: finding(['Burn', 'حرق'], {
    tick: ['A burn or scald', 'حرق من نار أو سائل أو سطح ساخن أو مادة'],
    says: [
      '=burnt|=burned + {hand}, =burnt|=burned + {arm}, =burnt|=burned + {leg}, =burnt|=burned + {foot}, =burnt|=burned + {face}, =burnt|=burned + oil|tea|coffee|water|soup|karak|tongue|palate, =burn|=burns on hand|hands|arm|arms|leg|legs|foot|feet|finger|fingers|face|chest|back|thigh|body|neck|skin|wrist, hand|finger|arm|leg|foot|face|skin|steam|oil|iron|oven|fire burn injury|mark|wound, =burn|=burnt|=burned + oven|stove|hob|kettle|pan|fire|flame|exhaust|cooking|grill|barbecue|straightener|cigarette|shisha|coal|cement|steam|iron, =burn from|by, scald, scalded, scalding, hot|=boiling|=boiled water|oil|tea|coffee|soup|milk|karak|noodles + spilled|spilt|spilling|over|splashed|poured|fell|on|onto|pulled, caught fire, burn injury|mark|victim, third|second|first degree burn|burns, large|big|small|minor|bad|deep|severe|tiny =burn, touched|grabbed|leaned + hot iron|oven|stove|kettle|pan|exhaust|grill, touched|grabbed + iron|oven|stove|kettle|exhaust, sizzled|singed|seared|fried|charred|roasted|scorched|toasted|branded + {hand}, sizzled|singed|seared|charred|scorched|branded + {arm}, singed|seared|charred|scorched|branded + {leg}, singed|seared|charred|scorched + {face}, =burnt|=burned + pan|tray|stove|steam|bulb|candle|kettle|radiator|hob|grease|hot|soup|flame|match|lighter|firework|curling, hot|=boiling + water|oil|tea|coffee|soup|milk|karak|noodles|fat|rice|sauce|chai|drink|cup|pot|pan|kettle + splash|splashed|spill|spilled|spilt|poured|pour|tipped|knocked|fell|fall, =burn + hand|finger|arm|leg|foot|face|iron|pan|oven|stove|kettle|steam|exhaust, clothes|shirt|hair|sleeve|dress|abaya|kandura|trousers caught|catch|on|went|go fire|flames|alight, caught fire|alight, =burnt|=burned myself|himself|herself|bit|area|place|skin, caught|touched|brushed|leaned|grabbed|put|knocked .. hot oven|pan|tray|iron|stove|hob|kettle|grill|pot|plate|exhaust|barbecue, touched|touch|brushed|grabbed .. hot? oven|tray|iron|stove|kettle|pan|exhaust|grill|radiator, karak|tea|coffee|soup|drink|pizza + too fast|hot + mouth|tongue|palate|roof, oil|fat|grease|water|tea|soup jumped|popped|spat|splattered|spurted|flew + {hand}|{arm}|{face}|{leg}|{chest}, straightener|straighteners|curling|tongs|glue gun|exhaust|silencer|radiator|wax|candle|sparkler|incense|bukhoor|mabkhara|iron + burn|burnt|=burned|touched|caught|hand|finger|neck|leg|arm|forehead, touched|caught|leaned|grabbed|picked .. hot, caught|touched|brushed|leaned .. oven|stove|grill|kettle|radiator|exhaust|straightener',
      'احترق, انحرق, احترقت, انحرقت, اتحرق, اتحرقت, محروق, حروق, =حرق|=الحرق + {hand}, =حرق|=الحرق + {leg}, =حرق|=الحرق + وجه|ويه|ظهر, =حرق|=الحرق|=حرقت|=حرقني + نار|زيت|ماي|مويه|شاي|قهوه|فرن|مكوي|مكواه|طبخ|بخار|صينيه|كرك|فحم|عادم|لسان, انكب|انسكب|كب|انصب|انكت|طش + حار|مغلي|يغلي|سخن|ساخن|زيت|شاي|قهوه|كرك|شوربه, طاح|وقع + مغلي|زيت|شاي|قهوه|كرك|شوربه, لسعه|لسعتني|انلسع + نار|زيت|فرن|صينيه|مكوي, ولعت|ولع|شبت|شب نار + ثوب|ملابس|عبايه|هدوم, =لسعته|=لسعتو|=لسعها|=لسعتني|=لسعني|لسعه|لسعتها|حرقته|حرقتو|حرقتني|حرقها|كوته|كوتني|انكوي|انكوت|اكتوي + دله|ابريق|قدر|طنجره|مقلايه|مقلي|صاج|فحمه|جمره|كبايه|بخار|شوايه|غلايه|براد|كتلي|فرن|صينيه|مكوه|مكواه|اكزوز|عادم|شمعه|ولاعه|دلال|حاره|سخان|دفايه, انسلق|انسلقت|اتسلق|سلقت|انشوي|انشوت + {hand}, انسلق|انسلقت|اتسلق|سلقت|انشوي|انشوت + {leg}, انسلق|انسلقت|مسلوق|مسلوقه, محل|مكان|موضع|منطقه حرق, =الحرق, =وانحرق, =حروق, ماي|مي|ماء|مويه حار|حاره|مغلي|مغليه|سخن + انكب|انسكب|كب|انصب|طش|انكت|اندلق|وقع|طاح|طرطش|كت, انكب|انسكب|اندلق|طرطش|طش|انكت + مرق|مرقه|هريس|عدس|حليب|نسكافه|كابتشينو|شوربه|اندومي|سمن|قدر|دله|غلايه|ابريق, مسك|لمس|مسكت|لمست|حط|حطيت|داس + فرن|مكوه|مكواه|جمر|فحم|شوايه|طنجره|قدر حار|ساخن|مولع, لمست|لمس|مسكت|مسك|دست|داس|لزقت|حط|حطت + مكوه|مكواه|مكوي|جمر|فحم|شوايه, لمست|لمس|مسكت|مسك صينيه|قدر|طنجره حار|حاره|حامي|ساخن|ساخنه, زيت حار|مغلي|حامي|ساخن|الحامي + {face}, زيت حار|مغلي|حامي|ساخن + انكب|وقع|وقعت|طاح|طاحت|طش, لمست|لمس|مسكت|مسك طرف? فرن|صينيه|طنجره|مقلايه|صاج|غلايه|مكواه|مكوه|مكوي|كاويه|عادم|اكزوز, لمست|لمس|حط|حطت + مكوي|مكواه|مكوه|فرن + صبع|اصبع|يد|ايد, زيت|ماي|شاي|مرق + طار|طرطش|نط|رش|طش + {hand}|{arm}|{face}|{leg}|{chest}, مبخر*|مدخن|بخور|فحم|شيشه|سشوار|شمع|شمعه|ستريتنر|عادم|شكمان|اكزوز|دفايه|صوبه + حرق*|لسع*|لمس*|انحرق*, لمس*|مسك*|داس*|دعس* + فحم*|جمر*|صينيه|طنجره|قدر|مقلايه|فرن|مكوي|مكواه|غلايه',
    ],
  }),
  'chilli-hands': finding(['Burning skin from chillies', 'حرقة الجلد من الفلفل الحار'], {
    tick: ['The skin burns after chillies, and looks as usual', 'حرقة في الجلد بعد تقطيع الفلفل الحار، وشكله كالمعتاد'],
    says: [
      'hand|hands|finger|fingers|skin|palms + burn|burning|fire|hot|stinging|tingling + chilli|chillies|chili|chilies|chilly|jalapeno|jalapenos|pepper|peppers|capsicum, cut|cutting|chopped|chopping|sliced|deseeded|handled|touched .. chilli|chillies|chili|chilies|chilly|jalapeno|jalapenos + hand|hands|finger|fingers|burn|burning|glove|gloves, cut|cutting|chopped|chopping|sliced|handled kilo? green|red|hot? chilli|chillies|chili|chilies|jalapeno',
      '{hand} + حرق*|تحرق*|يحرق*|حرقان|نار|مولع* + فلفل|شطه|فليفله|حراق, قطع*|فرم*|نظف*|قشر* + فلفل|فليفله|شطه + {hand}, فلفل حار|حراق + {hand}',
    ],
  }),
  'big-burn': finding(['Burn larger than the hand', 'حرق أكبر من اليد'], {
    tick: ['The burn is larger than the hand of the person burned', 'الحرق أكبر من يد المصاب'],
    says: [
      '=burned|=burnt|scald|scalded + large|big|extensive|whole|entire|both|most|chest|back|bigger|larger|arms|legs|body, large|big|extensive|huge|bad burn|burns|scald, =burn|=burns on chest|back|body|legs|arms|thigh|tummy|belly, hot|=boiling water|oil|tea|coffee|soup|milk|karak + {chest}, hot|=boiling water|oil|tea|coffee|soup|milk|karak + {leg}, hot|=boiling water|oil|tea|coffee|soup|milk|karak + body|back|tummy, hot|=boiling water|oil|tea|coffee|soup|milk|karak + all over, caught fire, house fire, clothes + fire, =burn|=burns|=burned|=burnt|scald|scalded + covers|covering|covered|whole|entire|full|all|half|most|huge|massive|palm, =burn|=burns + forearm|arm|leg|legs|calf|stomach|shoulder|shoulders|torso|trunk + whole|all|full|entire|up|down, whole|entire|full|all|half + chest|back|arm|forearm|leg|thigh|belly|body|tummy|stomach + =burnt|=burned|=burn|scalded|burnt, =burn|=burns bigger|larger|size, karak|tea|coffee|soup|water|oil|chai + pulled|tipped|spilled|spilt|poured|knocked + neck|chest|face|back|tummy|belly|legs, blisters + big|size .. palm|hand + skin',
      'احترق|انحرق|احترقت|انحرقت|حروق + كبير|كبيره|جسم|جسمه|جسمها|كامل|صدر|بطن|=ظهره|=ظهري|=ظهرها|=الظهر|واسع|رجلين|ايدين, =حرق|=الحرق|حروق كبير|كبيره|واسع|واسعه, انكب|انسكب|كب|انصب|طاح|وقع|طش|اندلق + حار|مغلي|يغلي|شاي|قهوه|زيت|كرك|شوربه + جسم|جسمه|بطن|بطنه|ظهر|ظهره|فخذ|رجله|صدر|صدره, ولعت|شبت نار + ملابس|ثوب|عبايه, =حرق|=الحرق|=حروق|=الحروق|=وحرق + ماخذ|ماخد|ماكل|غطي|مغطي|مغطيه|غطت|كله|كلو|كلها|كامل|كامله|نص|نصف|طول|كبير|كبيره|واصل|ممتد|واسع|اكبر|قد, احترق|انحرق|احترقت|انحرقت|انسلق|انشوي + {belly}, احترق|انحرق|احترقت|انحرقت|انسلق|انشوي + كله|كلو|كلها|كامل|نص|نصف|طول|ماخذ|مغطي, احترق|انحرق|احترقت|انحرقت|انسلق + {back}',
    ],
    implies: ['burn'],
  }),
  'deep-burn': finding(['Deep burn', 'حرق عميق'], {
    tick: ['The burnt skin is white, brown, charred or without feeling', 'الجلد المحروق أبيض أو بني أو متفحم أو بلا إحساس'],
    says: [
      '=burned|=burnt|=burn|scald|scalded + charred|leathery|waxy|deep, =burned|=burnt|=burn|scald|scalded + full thickness, =burned|=burnt|scald|scalded + white|black|painless, =burned|=burnt|scald|scalded + no feeling, skin + charred|melted, severe|deep burn|burns, third degree burn|burns, skin peeled|coming|came|melted off, =burned|=burnt|=burn|=burns|scald|scalded + leather|numb|brown|crispy|crisp|charcoal|toast|dead|ash|grey|marble|bone|muscle|no pain|no sensation, skin|flesh|hand|arm|leg + crispy|charcoal|leathery|waxy|cooked|toast|leather + {numb}, skin|flesh looks|look|is|like|gone|went + toast|charcoal|leather|wax|waxy|charred|crispy|cooked, =burn|=burns|=burned|=burnt skin .. white|black|brown, =burned|=burnt|=burn + {numb}',
      '=حرق|=الحرق|حروق|احترق|انحرق + عميق|عميقه|متفحم|متفحمه, =حرق|=الحرق|حروق + درجه ثالثه, حروق شديده, احترق|انحرق|محروق + ابيض|بيضا|اسود, جلد + تفحم|متفحم|ذاب|انسلخ, =حرق|=الحرق|محروق|محروقه|احترق|انحرق|=وانحرق + بني|بنيه|ناشف|ناشفه|فحم|فحمي|فحمه|شمع|شمعي|ما حس|ميت|عظم|لحم|جلد اسود|رمادي|مسود, =حرق|=الحرق|محروق|محروقه + {numb}, =حرق|=الحرق + ابيض|بيضا|اسود|سودا, جلد + فحم|فحمه|مشوي|شمعي|مسلوخ|سلخ|ذايب|انشوي + {hot}, جلد + فحم|فحمه|مشوي|شمعي|مسلوخ|سلخ|ذايب|انشوي + =حرق|=الحرق|نار|محروق|احترق|انحرق',
    ],
    implies: ['burn'],
  }),
  'burn-place': finding(['Burn on face, hands or genitals', 'حرق في الوجه أو اليدين أو الأعضاء التناسلية'], {
    tick: [
      'The burn is on the face, neck, hands, feet, a joint or the genitals',
      'الحرق في الوجه أو الرقبة أو اليدين أو القدمين أو مفصل أو الأعضاء التناسلية',
    ],
    says: [
      '=burned|=burnt|scald|scalded|=boiling|acid|flame|steam + face|cheek|eyelid, =burned|=burnt|scald|scalded|=boiling + {neck}, scald|scalded|burned|burnt + {penis}, burn|burns on face|neck|hand|hands|foot|feet|genitals|groin|joint, =burned|=burnt|scald|scalded both? hands|feet|hand|foot, scald|scalded|burned|burnt + groin|genitals, =burned|=burnt|scald|scalded|singed|seared|scorched + hand|hands|palm|palms|wrist, =burned|=burnt|scald|scalded|singed|scorched + {foot}, =burned|=burnt|scald|scalded|singed|scorched + {joint}, =burned|=burnt|scald|scalded + {testicle}, =burned|=burnt|scald|scalded + {vagina}, =burned|=burnt|scald|scalded + crotch|bits|privates|private|lap|knackers|groin|genitals, oil|tea|water|soup|coffee|milk|karak|steam|grease|fat splash|splashed|spill|spilled|fell|poured|spat|hit|went + {face}, oil|tea|water|soup|coffee|milk|karak|steam|grease splash|splashed|spill|spilled|fell|poured|spat + {neck}, hot|=boiling tea|soup|coffee|water|oil|milk|karak + crotch|lap|groin|privates|genitals|bits|penis|balls|face|neck, =burn|=burns on|to + face|cheek|eyelid, =burn|=burns on|to + hand|hands|palm|palms|wrist, =burn|=burns on|to + {foot}',
      '=حرق|=الحرق|حروق|احترق|انحرق|احترقت|اسيد|بخار|مغلي|زيت + {face}, =حرق|=الحرق|حروق|احترق|انحرق|مغلي + {neck}, حرق|حروق|احترق|انحرق + تناسليه|ايدين|يدينه|قدمين|مفصل, احترق|انحرق|احترقت|انحرقت|=حرق|=الحرق|=حرقت|انسلق|انسلقت|محروق|محروقه|انشوت + يد|ايد|ايدي|يدي|ايدين|كف|كفوف|رسغ, احترق|انحرق|احترقت|انحرقت|=حرق|=الحرق|انسلق|انسلقت|محروق|محروقه + {foot}, احترق|انحرق|احترقت|انحرقت|=حرق|=الحرق|انسلق|محروق|محروقه|انسلقت + {face}, احترق|انحرق|احترقت|انحرقت|=حرق|=الحرق|=وانحرق|انسلق|محروق|مغلي|حار + {testicle}, احترق|انحرق|احترقت|=حرق|=الحرق|انسلق|محروق + {penis}, احترق|انحرق|احترقت|=حرق|=الحرق|انسلق|محروق|حار|مغلي + محاشم|خصيان|حساسه|عوره|بين فخوذ|بين رجلين, انكب|انسكب|طش|كب|اندلق|طرطش + حار|مغلي|زيت|شاي|ساخن|كرك|قهوه + {face}, انكب|انسكب|طش|كب|اندلق|طرطش + حار|مغلي|زيت|شاي|ساخن|كرك|قهوه + يد|ايد|ايدين|كف, احترق|انحرق|احترقت|انحرقت|=حرق|=الحرق|انسلق|محروق + {joint}',
    ],
  }),
  'burn-blister': finding(['Blistered burn', 'حرق بفقاعات'], {
    tick: ['The burn has blisters', 'في الحرق فقاعات'],
    says: [
      '=burned|=burnt|scald|scalded|=boiling + blister|blisters|blistered|blistering, =burn|=burns .. blister|blisters|blistered|blistering, =burned|=burnt|=burn|=burns|scald|scalded + bubble|bubbles|bubbled|bubbling|blister|blisters|blistered|blistering|puffed|fluid|juice|filled|water, =burned|=burnt|=burn|scald|scalded + {swell}, blister|blisters big as palm|hand|coin, skin coming|came off sheets|strips',
      'حرق|حروق|احترق|انحرق|احترقت|مغلي|زيت + فقاعات|فقاعه|نفطات|نفطه|فقاقيع|بقاليل, =حرق|=الحرق|=حروق|احترق|انحرق|احترقت|انحرقت|محروق|انسلق|لسعه + نفط|نفطت|منفط|منفطه|بقبق|بقبقت|بقبوقه|بالونات|بالونه|نفاخات|نفاخه|ماي|مي|مويه|سوايل|سايل|بقاليل|بقابيق|فقاقيع|فقاعات|فقاعه|فقع|نفخ|منفوخ|منتفخ|كيس',
    ],
  }),
  'chemical-burn': finding(['Chemical on the skin', 'مادة كيميائية على الجلد'], {
    tick: [
      'A chemical, acid, lye, bleach or wet cement is or was on the skin',
      'مادة كيميائية أو حمض أو صودا أو كلور أو إسمنت رطب على الجلد',
    ],
    says: [
      'chemical burn|burns|splash, acid|lye|caustic|cement|cleaner|bleach|chemical|chemicals|solvent + spilled|splashed|fell|poured|skin|=burned|=burnt|thrown, acid|caustic + {hand}, acid|caustic + {leg}, wet cement|concrete + {hand}, wet cement|concrete + {leg}, chemical|chemicals|cement + {hand} + =burnt|=burned|=burn|burning|burns|fell|spilled|splashed|blister, chemical|chemicals|cement + {leg} + =burnt|=burned|=burn|burning|burns|fell|spilled|splashed|blister, acid|chemical|caustic + face|eyes|neck, acid|lye|caustic|cement|cleaner|bleach|clorox|chemical|chemicals|solvent|ammonia|descaler|thinner|lime|concrete + {hit} + on|me|him|her|onto|over|skin|legs|arms|hand|hands|feet, acid|lye|caustic|cement|cleaner|bleach|clorox|chemical|chemicals|solvent|ammonia|descaler|thinner|lime|concrete + drip|dripped|leaked|got|tipped|sprayed|splash|spill|went + on|me|him|her|onto|over|skin|legs|arms|hand|hands|feet, bleach|clorox|cleaner|lye|cement|concrete|lime|ammonia|descaler|chemical + {hand} + =burnt|=burned|=burn|burning|burns|stinging|spilled|spilt|splashed|soaked|blister|white|peeling, bleach|clorox|cleaner|lye|cement|concrete|lime|chemical + {leg} + =burnt|=burned|=burn|burning|burns|spilled|spilt|splashed|soaked|blister|inside|filled, bleach|clorox|cleaner|lye|cement|concrete|lime + {arm} + =burnt|=burned|burning|spilled|splashed|soaked, lye|acid + {foot}, cement|concrete|lime|chemical + {foot} + =burnt|=burned|=burn|burning|boot|boots|soaked|inside|filled|blister, cement|lime|concrete inside|in .. boot|boots|shoe|shoes|glove|gloves|sock|socks|eye|eyes, wet cement|concrete|plaster|lime, cement|concrete|lime + wet|got|went|inside + knees|hands|feet|skin|legs|boot|boots|shoe|face',
      'اسيد|حمض|تيزاب|كاويه|كلور|فلاش|كيماويه|كيميايي|كيميايه|اسمنت|سمنت + انكب|انسكب|طش|حرق|حرقت|احترق|انصب|انكت, ماء|ماي نار + انكب|انسكب|طش|حرق|حرقت|احترق|جلد|انصب|انكت, اسيد|تيزاب + {face}, اسيد|تيزاب + {hand}, كلوركس|كلوريكس|كلوروكس|ديتول|هاربك|منظف|مواد|ماده|تنر|صودا|نشادر|اسيتون|امونيا|جير|نوره + انكب|انسكب|كب|طش|حرق*|انصب|انكت|اندلق|جا|اجا|طرطش|نزل|وقع + علي|عليه|عليها|جلد|يد|ايد|رجل|جسم, اسيد|تيزاب|كيماويه|اسمنت|سمنت|فلاش + {leg}, تيزاب|كيماويه|فلاش + {hand}, اسمنت|سمنت|اسيد + {foot}, كلور|كلوركس|فلاش|اسمنت + {hand} + حرق|حرقت|حرقني|احترق|انحرق|فقاعات|يقشر, اسيد|حمض|تيزاب|كلور|كلوركس|فلاش|كيماويه + اندلق|كب|وقع|نزل|جا|اجا|طرطش, اسمنت|سمنت|خرسانه|جص|نوره + جلد*|رجل*|ركب*|يد*|ايد*|جزمه|بوت|حرق*',
    ],
    implies: ['burn'],
  }),
  'fire-smoke': finding(['Smoke breathed in', 'استنشاق دخان حريق'], {
    tick: ['Smoke of a fire was breathed in: soot, hoarse voice or cough', 'استنشاق دخان حريق: سخام أو بحة أو سعال'],
    says: [
      'smoke inhalation, inhaled|breathed|swallowed + smoke + fire|house|kitchen|burning|car|room, fire|smoke + soot|trapped|singed, house|room|kitchen|car|building fire + smoke|cough|coughing|breathing, smoke + fire|blaze|flames, lungs|lungful|chest full|filled + smoke, trapped|stuck + fire|smoke|blaze, blaze|=fire|bonfire house|kitchen|flat|building|warehouse|tent|car + throat|voice|cough|coughing|breathless|raspy|hoarse|soot',
      'استنشق|استنشاق دخان + حريق|نار|بيت|مطبخ|كثير|وايد, شم|بلع دخان حريق|نار, حريق + دخان|سخام|كح|محبوس|بيت|غرفه, دخان|دخنه|دخانه|شحار|سخام + حريق|حريقه|نار|احترق|احترقت|شب|شبت|ولعت|اطفاء, حريق|حريقه + شميت|شم|شمينا|بلع|بلعت|تنفس|استنشق|تنشق|محصور|محبوسين|اختنق|كح*|سعل*|اسعل, شبت|ولعت + دخان|شميت|شم',
    ],
  }),
  'small-burn': finding(['Small burn', 'حرق بسيط'], {
    tick: ['The burn is small, only red, without blisters', 'الحرق صغير وأحمر فقط بلا فقاعات'],
    says: [
      'small|minor|little|slight|mild|tiny|superficial =burn|burns|scald, =burn|=burnt|=burned .. small|minor|tiny|coin|superficial, =burnt|=burned + slightly|tongue|fingertip|fingertips|palate|mouth|gum|gums, =burnt|=burned tip .. finger|thumb|toe, =burnt|=burned|singed .. finger|thumb|toe|knuckle, scalded .. tongue|finger|thumb, tongue|palate|roof mouth + =burnt|=burned|scalded, lentil|pea|coin|dot|spot|pinhead size|sized? + =burn|=burnt|=burned, touched|brushed|tapped .. iron|oven|pan|tray|straightener|hob|kettle + finger|fingertip|thumb|knuckle, caught|touched|brushed .. finger|fingertip|thumb|knuckle .. hot oven|pan|tray|iron|stove|hob|kettle|grill|pot|plate, =burn|=burned|=burnt + no|not|without blister|blisters|blistering, tiny|small|minor|little|lil|slight|wee|mini|superficial|light + =burn|=burnt|=burned|singe|singed|scald, pink + =burn|=burnt|=burned|singe, just|only + red|pink + =burn|=burnt|=burned|singe, small|little|tiny + hot|iron|pan|oven|steam|stove + mark|burn|touch, =burn|=burnt|=burned + size|patch|spot|mark + coin|lentil|pea|stamp|dot|button|fingernail|grain, drop|drops|splash|speck|spot|spatter .. hot? oil|fat|grease + tiny|small|little|dot|spot|drop, touched|brushed|tapped .. oven|tray|pan|iron|kettle + small|tiny|little|red, roof mouth + white|skin|peel|peeling + hot|fast|karak|tea|coffee|pizza, =burn|=burnt|=burned|scald|scalded + size|big|smaller + coin|pea|fingernail|stamp|bean|lentil|thumbnail|dirham|riyal|penny, =burn|=burnt|=burned + tap|cold|cool|running water + better|fine|red|only|eased|less, little|small|tiny red mark|line|patch|spot + no blister|blisters, red line|mark + oven|tray|iron|pan, =burn|=burnt|=burned|scald|splash|oil|oven|iron|steam|pan|kettle|straightener + coin|pea|fingernail|stamp|lentil|penny|thumbnail, tap|cold water + better|fine|eased|less|ok, caught|touched|brushed .. oven|grill|iron|pan + little|small|tiny|red',
      '=حرق|=الحرق|=بحرق|احترق|انحرق|اتحرق|=حرقت|احترقت|انحرقت|اتحرقت + بسيط|صغير|خفيف|سطحي|=شوي|=شويه|=شوية|بسيطه|خفيفه|صغيره, احترق|انحرق|=حرقت|اتحرق|انحرقت|احترقت|=حرق|=لسعت|=لسعني|حرقني + لسان|لساني|لسانه|لسانها, احترق|انحرق|=حرقت|اتحرق|=حرق|لمست|لسعت|لسعني|=لسعتني|مسكت|دقت + اصبع|صبع|صباع|اصبعي|صبعي|طرف اصبع + مكوه|مكوي|مكواه|فرن|صينيه|قدر|طنجره|مقلايه|غلايه|براد|سشوار|كاويه, صبع|صبعي|اصبع|اصبعي|صباعي|ابهامي احترق|انحرق|اتحرق, حرق|احترق + بدون|بلا|دون|ما فقاعات|فقاعه|نفطات, =حرق|=الحرق|=حروق|احترق|انحرق|لسعه|انلسع|لسعني|=لسعتني + صغير|صغيره|زغير|زغيره|بسيط|بسيطه|خفيف|خفيفه|سطحي|صغيرون|احمر بس|احمر فقط|قد راس + فرن|قدر|طنجره|مكوه|زيت|صينيه|اصبع|صبع|يد|ايد|شاي, =حرق|=الحرق + زغير|زغيره|صغيرون|صغنون|شوي|احمر, نقطه|قطره|طرطوشه + زيت|شاي|ماي حار? + صغير*|احمر|حمرا|يد|ايد|صبع, لمست|لمس|لامست .. مكوه|مكواه|مكوي|فرن|صينيه|قدر .. صبع|صبعي|اصبع|اصبعي|صباعي, احمر|حمرا|شقفه|بقعه + زغير*|صغير*|قد|ربع + بدون|بلا|ما|دون فقاعات|فقاقيع|فقاعه, احمر بس|فقط + ما|بدون|بلا|دون|وما + فقاعه|فقاعات|فقاقيع, حرق*|=حرقت + لسان*|سقف حلق|سقف فم, حرق*|لسع* + قد|بحجم|كبر عدسه|حمصه|ظفر|درهم|ريال|ربع|عمله|حبه|راس, تحت ماي|ماء|مي|مويه|حنفيه + احمر|حمرا|خف|بسيط, {hand} + احمر بس|شوي|خفيف + فرن|صينيه|مكوه|مكوي|زيت|قدر|غلايه',
    ],
  }),
  'hot-liquid': finding(['Hot liquid poured over', 'انسكاب سائل ساخن'], {
    tick: ['Hot oil, water, tea or soup was poured or spilled over the body', 'انسكب زيت أو ماء أو شاي أو حساء ساخن على الجسم'],
    says: [
      'hot|=boiling|=boiled oil|water|tea|coffee|soup|milk|karak|noodles|fat|chai|rice|grease|sauce|porridge + spilled|spilt|spilling|over|poured|fell|tipped|pulled|knocked|threw|thrown|onto|all, oil|tea|coffee|soup|karak|chai|noodles|kettle|pan|pot|cup|mug|fat|grease spilled|spilt|poured|tipped|fell|pulled|knocked .. on|onto|over|down|himself|herself|me|him|her, pulled .. kettle|pan|pot|cup|mug|tea|coffee|soup|noodles + on|onto|over|down|himself|herself, spilled|poured|tipped|knocked .. tea|coffee|soup|karak|chai|kettle|oil|noodles|=boiling|hot + on|onto|over|down|himself|herself|leg|legs|arm|chest|belly|face, fryer oil|fat, scalded by|with|her|his|himself|herself, scald|scalds, pulled|tipped|knocked|spilled|spilt|poured|dropped + karak|tea|coffee|soup|kettle|noodles|chai|oil|cup|mug + neck|chest|face|himself|herself|leg|arm|lap|tummy|down|all over',
      'انكب|انسكب|كب|انصب|انكت|اندلق|طرطش|وقع|وقعت|طاح|طاحت|كبت|كبيت|سكبت|دلق|دلقت + شاي|قهوه|كرك|شوربه|زيت|مرق|مرقه|نسكافه|اندومي|سمن|مغلي|مغليه|غلايه|ابريق|دله|قدر|طنجره|كتلي|براد, انكب|انسكب|كب|انصب|انكت|اندلق|وقع|وقعت|طاح|طاحت|كبيت|سكبت + ماي|مي|ماء|مويه|ميه|حليب حار|حاره|مغلي|مغليه|سخن|ساخن|ساخنه|يغلي, زيت حار|مغلي|ساخن|حامي|مولع|سخن + علي*|عليه|عليها|وجه*|جسم*|رجل*|يد*|صدر*',
    ],
    implies: ['burn'],
  }),
  'burn-face': finding(['Burn on the face or genitals', 'حرق في الوجه أو الأعضاء التناسلية'], {
    tick: ['The burn is on the face, an eye or the genitals', 'الحرق في الوجه أو العين أو الأعضاء التناسلية'],
    says: [
      '=burned|=burnt|scald|scalded|=burn|=burns|singed|scorched|=boiling|steam + face|eyelid|eyelids|forehead|cheek|cheeks|chin|nose|ear|ears|eyes|eye|genitals|genital|crotch|groin|privates|private|penis|balls|scrotum|vagina, oil|tea|water|soup|coffee|milk|karak|steam|grease|fat|petrol|gas splash|splashed|spill|spilled|spilt|fell|poured|spat|hit|went|exploded|flashed + face|eyes|eye|cheek|forehead, hot|=boiling oil|water|tea|soup|coffee|karak|fat + face|eyes|crotch|groin|lap|privates|genitals, eyebrows|eyelashes|lashes singed|burnt|=burned|gone, face singed|scorched',
      '=حرق|=الحرق|حروق|احترق|انحرق|احترقت|انحرقت|=حرقت|محروق|محروقه|انسلق|=لسعه|لسعته|=لسعتني + وجه|وجهي|وجهه|وجهها|وجهو|ويه|ويهي|ويهه|وش|وشه|جفن|خد|خده|خدها|خدي|جبهه|اذن|محاشم|خصيان|تناسليه|حساسه|عوره, زيت|مغلي|شاي|قهوه|كرك|شوربه|بخار|بنزين|نار|لهب|غاز + وجه|وجهي|وجهه|وجهها|وجهو|ويهي|ويهه|وشه + انكب|انسكب|كب|انصب|طش|طرطش|اندلق|وقع|وقعت|طاح|طاحت|نط|طار|انفجر|هب|شب|حار|حرق, =حرق|=الحرق|انحرق|احترق|محروق + عين|عيون|عينه|عيني + زيت|نار|بخار|شاي|قهوه|مغلي|مفرقعات|العاب, {burns} + وجه|وجهه|وجهي|ويهه + زيت|نار|بخار|شاي|بنزين',
    ],
    implies: ['burn', 'burn-place'],
  }),
  'fire-burn': finding(['Burnt by fire, petrol or an explosion', 'حرق من نار أو بنزين أو انفجار'], {
    tick: ['The burn came from fire, petrol, gas or an explosion', 'الحرق من نار أو بنزين أو غاز أو انفجار'],
    says: [
      '=burned|=burnt|=burn|=burns|singed|scorched + petrol|gasoline|flame|flames|explosion|exploded|fireball|bonfire|blaze|gas|fireworks|firework|thinner|spirit, caught fire, clothes|shirt|dress|abaya|hair|sleeve|kandura|trousers caught|catch|on|went|go fire|flames|alight, gas|petrol|cylinder|cooker|stove flashed|exploded|flared + face|burnt|=burned|hand|hands, petrol|gas|bbq|barbecue|stove|oven|lighter|gasoline flashed|flared|exploded|blew|whooshed, flashed|flared|blew + petrol|gas|bbq|barbecue|stove|face|back, eyebrows|eyelashes|lashes|fringe|hair singed|burnt|=burned|gone',
      '=حرق|=الحرق|حروق|احترق|انحرق|احترقت|انحرقت|محروق|محروقه + بنزين|بترول|لهب|انفجار|انفجر|انفجرت|غاز|اسطوانه|تنر|حريق|سبيرتو, ولعت|شبت نار + ثوب|ملابس|عبايه|هدوم|شعر|فيه|فيها, انفجر|انفجرت|هب|هبت + غاز|اسطوانه|بنزين|طباخ|فرن + وجه*|ويه*|يد*|ايد*|حرق*|احترق*, =حرق|احترق|انحرق|حروق + العاب ناريه',
    ],
    implies: ['burn'],
  }),
  sunburn: finding(['Sunburn', 'حرق شمس'], {
    tick: ['Red, sore skin after sun', 'جلد أحمر مؤلم بعد الشمس'],
    says: [
      'sunburn, sunburnt, sunburned, sun burn|burned|burnt, =burned|=burnt|=red|peeling|redness + sun|sunbathing|beach, caught sun, too much|long sun + {skin}, sun + burnt|burned|fried|roasted|red|sore|peel|peeling|lobster|scorched|toasted|raw, lobster, fried|roasted|scorched|burnt|cooked + beach|pool|sun, beach|pool|sun|sea + shoulders|back|face|nose|neck|skin + red|sore|burnt|peeling|burning|hot, red|sore|peeling|burnt + shoulders|back|face|nose|skin + beach|pool|sun|sea|swimming, shoulders|nose|back|face|neck + red|sore|burning|burns + touch|cream|sunblock|sunscreen|beach|sea|sealine',
      'حرق|حروق|لسعه شمس, احترق|انحرق|احترقت|احمر|حمرا|احمرت|محمر|يتقشر|تقشر|حرقتني|لسعتني|اتحرقت + شمس, احترق|انحرق|احترقت|يتقشر|تقشر|اتحرقت + بحر|شاطي|مسبح, شمس + قشر|قشرت|مقشر|احمريت|حروق|محروق|محروقه|محترق|سلخ|انسلخ|سلقت|انسلقت|شوتني|لسعه|ملسوع|حمرت, بحر|شاطي|مسبح|بركه|كشته + احترق|احمر|محمر|انحرق|احترقت|يقشر|قشر|محروق + {skin}, احمرار|حمره|محمر|حرقان|احمر|حمرا + شمس, احمرار|حمره|حرقان|محمر|محمره + بحر|شاطي|مسبح|شط, كتف*|كتوف*|كتاف*|خشم*|انف*|وجه*|ويه*|ظهر*|جلد* + احمر|حمر|حمرا|حمراء|محمر* + شاطي|بحر|شمس|سيلين|مسبح|واقي|واق|صن بلوك, ما حطيت|حطينا|حط|استخدمت صن بلوك|واقي + حمر|حمرا|احمر|يحرق*|محروق*, صن بلوك|كريم واقي|واقي شمس|بدون واقي + حمر|حمرا|احمر|محمر|يحرق*, كتف*|خشم*|وجه* + ساخن*|مولم* + شاطي|شمس|بحر|كريم واق, شاطي|بحر|شمس + بدون|دون|بلا|ما + كريم|واق|واقي|=صن + احمر*|حمر|حمرا|حمراء|يحرق*',
    ],
    excludes: ['burn'],
  }),
  electric: finding(['Electric shock', 'صعق كهربائي'], {
    tick: ['An electric shock or a lightning strike', 'صعقة كهربائية أو ضربة صاعقة'],
    says: [
      'electrocute, electrocuted, electrocution, electric|electrical|electricity|mains shock|shocked|jolt, socket|plug|outlet + shock|shocked|touched|zapped|jolt, live|bare|power|electric|electrical wire|cable|line + shock|shocked|touched|hit|held|grabbed, shocked|shock by|from + wire|socket|plug|cable|machine|washing|fridge|kettle|charger|switch, lightning strike, struck|hit lightning, stuck|put + fork|finger|key|pin|wire + socket|outlet|plug, current|electricity|mains hit|shocked|zapped|jolted|threw|buzzed|caught|passed|shook|grabbed|pulled, touched live|electric|bare wire|cable, volts through|went|hit, caught|hit|thrown|shocked by current|electricity|mains, got|had|took|gave|felt + shock + wire|socket|plug|machine|kettle|cable|switch|charger|heater|fridge|lamp|power|tap|shower|fence|mains, zapped|buzzed by|from|off|on, current + wire|fridge|switch|plug|socket|cable, lightning + struck|hit|bolt me|him|her|near, touched|touch|grabbed|holding|held|chewed|bit + wire|wires|cable|socket + live|bare|power|electric|exposed|hand|shock, got|had|took belt|jolt|whack|kick|bang off|from + panel|socket|mains|fuse|board|cable|wire|db|appliance|fridge, 3|three phase + hand|palm|arm|panel|touched|belt|shock, belt off panel|mains|socket',
      'صعق, انصعق, صعقه, صعقته, انكهرب, اتكهرب, تكهرب, مكهرب, كهربه|كهربته|كهربني|كهربها|كهربتني, كهرب|كهربا|كهرباء|كهربه + =ضربته|=ضربت|=ضربتني|=ضربتها|=ضربته|=ضربو|مسكت|مسكته|مسكتني|شدته|لسعته|لسعتني|نفضت|نفضته|جته|صعقت|صدمت, سلك|كيبل|اسلاك + لمس|مسك|عض|ضربه|مسكه, فيش|بلك|مقبس + لمس|مسك|عض|دخل|حط|ضربه|مسكه, برق|صاعقه + ضرب|ضربت|ضربته, نتعته|نتعتني|نفضته|نفضتني|لقطته|شفطته|مسكته|مسكتني|مسكه|ضربته|ضربتني|ضربه|انضرب + كهرب*|تيار, كهربت*|انكهرب*|تكهرب*|اتكهرب*, مسك|مسكت|لمس|لمست|عض|قضم|حط|دخل + سلك|اسلاك|فيش|بلك|كيبل|بريزه|قابس|مقبس + مكشوف|عاري|يد|مبلل*|كهرب*|صبع|اصبع, صعق*',
    ],
  }),
  'static-shock': finding(['Static spark', 'شرارة كهرباء ساكنة'], {
    tick: ['Only a spark of static: from a car door, clothes or carpet', 'مجرد شرارة كهرباء ساكنة من باب سيارة أو ملابس أو سجاد'],
    says: [
      'static, shock|spark|zap + doorknob|carpet|clothes|blanket|sweater|trolley, shock|spark|zap + car door, shock|spark|zap|zapped|tingle + jumper|sofa|fleece|trampoline|slide|rug|balloon|escalator|fabric|handle|jacket|socks|bedsheet, tiny|little|small|mild|minor|slight electric? shock|zap|tingle + charger|phone|laptop|lamp|earphones|switch',
      'كهرباء ساكنه|استاتيكيه, شراره + باب|سجاد|ملابس, نتعه|لسعه|شراره|شرارات|كهربه|كهربا|كهرباء|تكهربت|صعقه + سجاد|سجاده|موكيت|بطانيه|هدوم|كنزه|صوف|عربه|مقبض|بلوزه|باب سياره|ترولي|عبايه, كهربه|كهربا|نتعه|لسعه خفيفه|بسيطه|صغيره + شاحن|جوال|لابتوب|مقبض|باب',
    ],
    excludes: ['electric'],
  }),
  'high-voltage': finding(['High voltage', 'جهد كهربائي عالٍ'], {
    tick: ['High voltage, lightning, thrown, could not let go, or wet skin', 'جهد عالٍ أو صاعقة أو قذف أو تعذر الإفلات أو جلد مبلل'],
    says: [
      'high voltage|tension, overhead|power line|lines|cable|cables, pylon, transformer, substation, industrial + electric|shock, lightning strike|struck|hit, hit|struck by? lightning, thrown|threw|flung + electric|shock|shocked, cant|not let go, wet|shower|pool|water + electric|electrocuted|shocked, volt|volts|kv|voltage + line|lines|cable|thousand|wire|touch|touched|11000|33000|tower, overhead + line|lines|cable|wire|wires|touched|hit, power|electric line|lines|cable|cables + ladder|crane|pole|touched, stuck|couldnt let|frozen + wire|cable|electric|current|shock, threw|flung|thrown|blasted|knocked|flew + current|shock|electricity|cable|socket|wire, wet|soaked|barefoot|bath + electric|shock|shocked|wire|current|socket|plug',
      'جهد عالي, ضغط عالي + كهرب|كهربا|كهرباء|سلك, عمود|محول|محطه كهرباء, صاعقه|برق + ضرب|ضربت|ضربته, رماه|رمته|قذفته|طيرته + كهربا|كهرباء, لصق|علق|مسكت + كهربا|كهرباء|سلك, مبلل|ماي|مويه|مسبح|حمام + كهربا|كهرباء|انصعق, خط|خطوط|سلك|اسلاك|كيبل|عمود|برج|محول ضغط|جهد|توتر|فولت, فولت|كيلو عالي|عاليه, 11000|33000, كهرب*|صعق* + ضغط|جهد|توتر عالي, شلف*|رماه|رمته|طير*|قذف*|طار|رمت|رماني|رمتني|شال* + سلك|كهرب*|تيار|صعق*|فيش, مبلل*|رطب*|حافي|ماي|مويه|مي|مسبح|دوش|بانيو + سلك|كهرب*|فيش|صعق*|تيار, ما قدر|عرف يفلت|يترك|يفك|يهد|تركه|فك|شيل + سلك|كهرب*|تيار|فيش, لزق|لصق|علق|لصقت + سلك|كهرب*|تيار',
    ],
    implies: ['electric'],
  }),
  // Water
  drowning: finding(['Near drowning', 'غرق'], {
    tick: ['Pulled out of water, or was under water and struggled', 'إخراج من الماء أو بقاء تحت الماء مع عجز'],
    says: [
      'drown|drowning|drowned + pool|sea|water|bath|tub|bathtub|lake|river|beach|swim|swimming|nearly|almost|child|son|daughter|baby|kid|boy|girl|brother|friend|rescued|saved|pulled|minutes|near|found, =drowned, underwater + found|minutes|seconds|unconscious|pulled, found|dragged|rescued|fished + pool|sea|water|bath|bathtub|lake|bucket, submerged, head under water + long|minutes|seconds|choking, pulled|taken out|from|him|child|baby|son|daughter|boy|girl + pool|sea|water|bath|bathtub|lake|bucket, went under + pool|sea|water|wave|waves|bath, sink|sank|sunk|sinking|under|submerged|face down|bottom|floating|swept|dragged + pool|sea|water|beach|waves|bath|tub|river|lake + child|baby|toddler|son|daughter|kid|boy|girl|found|pulled|took|take|rescued|lifeguard|fished|minute|minutes|couldnt|struggled, went|gone|going|go|pulled|dragged under + back up|fished|pulled|lifeguard|minute|minutes|seconds|couldnt|cant|pool|sea|water, fished|hauled|dragged|pulled|plucked me|him|us? out + pool|sea|water|bath|tub|waves|lifeguard|blue|breathing|under, lifeguard|coastguard + pulled|saved|dragged|got|rescued|hauled, saved|rescued + drowning|sea|pool|water, found floating|face down|bottom, fall|fell + pool|sea|water|lake|bucket + sink|sank|under|out',
      'غرق|غرقت|غرقان|يغرق|تغرق + مسبح|بحر|حوض|بانيو|انقذ|سباحه, =غرق, =يغرق, =بيغرق, =تغرق, طلعناه|طلعوه|طلعته|سحبوه|انقذوه|لقيناه|لقيته + مسبح|بحر|ماي|ماء|مويه|حوض|بانيو|بركه, تحت ماي|ماء|مويه + دقيقه|دقايق|ثواني|لقيناه|طلع, طلعوه|طلعوها|طلعوني|طلعناه|طلعناها|سحبناه|سحبناها|سحبوه|سحبوني|انتشل*|شالوه|جروه|انقذ*|لقوه|لقيوه|لقيناه + مسبح|بحر|ماي|مي|ماء|مويه|حوض|بانيو|بركه|موج, نزل|غطس|راح|غاب|وقع|طاح|ظل|ضل|كان تحت|قاع ماي|مي|ماء|مويه|مسبح, غطس|نزل|وقع|طاح + مسبح|بحر|بركه|بانيو|حوض + ما طلع|قدر يطلع|اختفي|انقذ*|طلع*|غرق, كاد|كان|كانت|شوي|قريب|بغي|بغا .. غرق|يغرق|تغرق, منقذ + طلع*|سحب*|شال*, =غرقت|=غرقنا|=انغرق + مسبح|بحر|بركه|موج, =غرقت|=غرقنا|=انغرق ماي|مي|ماء, غرق|غرقت|غرقان|يغرق|تغرق ماي|ماء|مويه, =غرق|=غرقت|=يغرق|=بيغرق|=تغرق + طفل|ولد|بنت',
    ],
  }),
  'water-inhaled': finding(['Water went down the wrong way', 'دخول ماء إلى مجرى التنفس'], {
    tick: ['Water was breathed in or choked on while in the water', 'شرقة بالماء أو استنشاقه أثناء السباحة أو الاستحمام'],
    says: [
      'swallowed|inhaled|breathed|choked|gulped + pool|sea|bath|water + swimming|pool|sea|bath, choked|coughed + pool|swimming|bath, dry drowning, secondary drowning, water + lungs|lung|windpipe|airway|wrong way|pipe|hole|chest + swimming|swim|pool|sea|bath|wave|coughing|went|enter|entered|got|breathed|inhaled, snorted|inhaled|gulped|breathed|aspirated|swallowed|choked|spluttered|coughing|mouthful|lungful + pool|sea|bath|wave|waves|swimming|surfing|seawater, water went|gone|go|going down wrong',
      'بلع|شرب|شرق|شرقت + ماي|ماء|مويه مسبح|بحر|بانيو, شرق|غص|كح + مسبح|بحر|سباحه, غرق جاف|ثانوي, شرق*|غص*|بلع*|اختنق*|استنشق*|تشردق*|كح* + ماي|مي|ماء|مويه|موج + يسبح|سبح|سباحه|مسبح|بحر|بانيو|بركه|اسبح|نسبح|تسبح|شاور|دوش|رقبه, ماي|مي|ماء|مويه + دخل*|فات*|راح|خش*|وصل* + ريه|ريته|رياته|صدر|قصبه|نفس, شرق*|غص*|تشردق* + مسبح|بحر|سباحه|يسبح|سبح|بانيو|حمام|بركه',
    ],
  }),
  diving: finding(['Diving with a tank', 'الغوص'], {
    tick: ['Dived with a tank in the last 2 days', 'غوص بأسطوانة خلال اليومين الماضيين'],
    says: [
      'scuba, diver, dives, dive|diving|dived + tank|metres|meters|deep|depth|wreck|reef|regulator|buddy|boat|surfaced|ascent|ascended|bends, diving trip|course|lesson|session|holiday, after|since dive|diving, =ascended, surfaced too? fast|quickly, decompression sickness|illness, free diving|diver, freediving, freediver, pearl diving, tank|tanks|cylinder|regulator|bcd|padi|nitrox + metres|meters|depth|underwater|deep|dive|diving, dive|dives|diving|dived + bottle|yesterday|ago|today|saturday|morning|trip|centre|site|weekend|gulf|twice|last|padi|open water|coast, surfacing|surfaced + dive|metres|bottom, =m|metres|meters down|deep|dive|dives, from|at .. =m|metres|meters + bottom|surface|cork|dive|down|under',
      'غوص|غواص|غاص|غصت, غواصه + دوره|رحله, اسطوانه|تانك + بحر|غوص|غطس, غطس|غطست + متر|عمق|عميق|اسطوانه, طلعت|طلع سريع|بسرعه + سطح|غوص|بحر, تخفيف ضغط, مرض غواصين, نزلت|نزل|نزلنا|رحت|رحنا|راح|كنت|كان|طلعت|طلعنا غطس|غوص|غايص|غطسه|غواص, غايص|غطسه|غطسات|غطسنا|غطست|غطس|غصت|غصنا|غوص + قنينه|سلندر|سلندرات|انبوبه|هوا|هواء|تانك|اوكسجين|امس|مبارح|البارح|يوم|يومين|متر|امتار|بحر|عمق|مره|مرات|دايفنق, سكوبا, دايفنق|دايفينج|دايفنج',
    ],
  }),
  'dive-risk': finding(['Risky dive', 'غوص عالي الخطر'], {
    tick: [
      'Came up fast, missed a stop, dived deep or many times, or flew after it',
      'صعود سريع أو ترك وقفة أو غوص عميق أو متكرر أو طيران بعده',
    ],
    says: [
      'came|shot|went|surfaced up? too? fast|quick|quickly + dive|diving|scuba|surface|underwater|metres, rapid|fast|uncontrolled ascent, missed + stop|deco|decompression|safety + dive|diving|scuba, ran out air + dive|diving|scuba|underwater, flew|flight|flying + dive|diving, several|three|four|multiple dives, ascend|ascent|ascended|surfaced|bolted|popped|shot|rocketed|came up + quick|quickly|fast|rapid|rapidly|cork|stop|stops|panic|panicked|air, skipped|missed|without|no|blew + safety|deco stop|stops, shot|bolted|rocketed|flew|popped up .. from|like, like .. cork, flight|flew|flying|plane|fly + dive|dives|diving|scuba, dives + day|three|four|five|many|several|repeated, ran|air out|finished|gone + dive|diving|metres|deep|underwater|ascend|surface, 30|35|40|45|50 =m|metres|meters',
      'طلعت|طلع|صعدت|صعد سريع|بسرعه + غوص|غطس|سطح|بحر, خلص هوا|هواء + غوص|بحر|اسطوانه, طيران|طياره|سافر + غوص, عده غوصات, طلعت|طلع|طلعنا|صعدت|صعد|صعدنا + دغري|فوق|سريع|سرعه|فجاه|مره وحده|صاروخ|هلع + عمق|غوص|غطس|غميق|متر|سطح|قاع|بحر|هوا, ما|بدون|بلا|دون + وقفه|وقف|وقفات|توقف|استراحه + غوص|عمق|غطس|غميق|صعود|طلعت|سطح|ديكو, غصت|غوص|غطس|غطست|غصنا|غوصه|غطسات + سافرت|سافر|طياره|طيران|طرت|كم مره|مرات|عده|كثير, خلص|انتهي|فضي + هوا|هواء|اوكسجين + تحت|غوص|غطس|عمق|طلعت, بعد|عقب + غوص|غطس + طياره|سفر|سافرت|رحله, غوص|غطس|غصت|نزلت + 30|35|40|45|50 متر|م',
    ],
    implies: ['diving'],
  }),
  // Bites
  bite: finding(['Animal or human bite', 'عضة حيوان أو إنسان'], {
    tick: ['Bitten or scratched by an animal, or bitten by a person', 'عضة أو خدش من حيوان، أو عضة إنسان'],
    says: [
      'dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|human + {bites}, dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|human + attack|attacked|mauled|nipped, mauled, bitten|bit by|from|another child|kid|toddler|boy|person|man|woman|patient|student|someone|human, dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|mutt|moggy|pup|hound|squirrel|hedgehog|lizard|turtle|bird + chomp|chomped|nip|nipped|savaged|clawed|gnawed|teeth|swiped|latched|bite|bit|bitten|scratched|snapped, teeth|tooth marks|mark, sank teeth, nursery|daycare|school|brother|sister|classmate|friend|kid|child + bit|bitten|=bite + him|her|arm|hand|cheek|finger|me, cat|dog|kitten|puppy|monkey|hamster + claw|clawed|nip|nipped|tooth|teeth|scratch|scratched',
      'كلب|كلبه|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|بسه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|حمار|ثعلب|حيوان|ارنب|هامستر|ماعز + {bites}, كلب|كلبه|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|بسه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|حمار|ثعلب|حيوان|ارنب|هامستر|ماعز + هجم|هاجم, عضه|عضني|عض انسان|ادمي|بشر|طفل|زميله|زميل, كلب|كلبه|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|بسه|بزون|بزونه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|ثعلب|ناقه|سنجاب|ببغاء|عرسه|سحليه|ديك + عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|خرمش*|خربش*|نهش*|خدش*|جرح*|هبش*|خمش*|كمش*|نيب*|هجم*, =العضه|=عضه, عضه|عضها|عضو|عضته|عضتها|عضني|عضت|معضوض|معضوضه + حضانه|روضه|مدرسه|اخوه|اخته|زميل*|ولد|بنت, =قط|=القط|=البس|=كلبنا|=كلبهم|=كلبي + عضه|عضها|عضني|عضت|خرمش*|خربش*|خدش*|هبش*|خمش*',
    ],
  }),
  'bite-place': finding(['Bite on face, neck or hand', 'عضة في الوجه أو الرقبة أو اليد'], {
    tick: ['The bite is on the face, head, neck, hand or genitals', 'العضة في الوجه أو الرأس أو الرقبة أو اليد أو الأعضاء التناسلية'],
    says: [
      '=bite|=bites|bitten|scratched|scratches|clawed|=bit + {face} + dog|cat|animal|monkey|camel|horse|rat|stray|him|puppy|kitten|child, =bite|=bites|bitten|mauled + {face}, =bite|=bites|bitten|mauled + {neck}, =bite|=bites|bitten|mauled + {head}, dog|cat|monkey|camel|animal + {bites} + {head}, dog|cat|monkey|camel|animal|horse + {bites} + {face}, dog|cat|monkey|camel|animal|horse + {bites} + {neck}, attacked|mauled + {face}, bitten|mauled|=bites + ear|nose|lip|genitals|throat, =bite on|to ear|nose|lip|genitals|throat, =bite|=bites|bitten|teeth|mauled|clawed + {hand}, dog|cat|monkey|camel|rat|horse|animal|stray|puppy|kitten|he|child|kid bit|nipped|chomped|grabbed|got + {hand}, dog|cat|monkey|camel|rat|horse|animal|stray|puppy|kitten|child|kid bit|nipped|chomped|grabbed|got + {face}, teeth marks|mark + {neck}, teeth marks|mark + {face}, =bite|=bites|bitten|teeth|mauled|clawed + {penis}, dog|cat|monkey|camel|rat|horse|animal|stray|puppy|kitten + {bites} + {hand}',
      '{bites} + {face}, {bites} + {neck}, {bites} + {head}, هجم|نهش + {face}, {bites} + اذن|انف|شفه|خد, {bites} + {hand}, عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|نهش*|خرمش* + كلب|قط*|قرد|بزون + {hand}, عضه|عضت|عضني|عضها|عضو|نهشه|نهشني + {hand}, عضه|عضت|عضني|عضها|نهشه|هبش* + {face}, عضه|عضني|نهشه + صوابع|اصابع|كف|خد',
    ],
  }),
  'rabies-risk': finding(['Risk of rabies', 'احتمال داء الكلب'], {
    tick: [
      'A stray or wild animal or bat, or one that is ill, dead or not found',
      'حيوان ضال أو بري أو خفاش، أو مريض أو نافق أو لم يُعثر عليه',
    ],
    says: [
      'stray, bat + {bites}, fox + {bites}, wild animal|dog|cat, rabid, rabies, unvaccinated dog|cat|animal, street dog|cat, monkey + {bites}, foaming + dog|cat|fox|animal|monkey, feral|wild|street|homeless|ownerless|roaming|unknown + dog|cat|animal|moggy|monkey|mutt|fox, dog|cat|animal|moggy|mutt|monkey|fox|it ran|run away|off + {bites}, dog|cat|animal|mutt|moggy + died|dead|disappeared|vanished|missing|missin|sick|foaming|frothing|crazy|strange|mad|aggressive + {bites}, dog|cat|animal|mutt|moggy + died|dead|disappeared|vanished|missing|missin|sick|foaming|frothing|crazy|strange|mad|aggressive + bit, not|no + owner|collar|tag|vaccinated|vaccine|jabs + dog|cat|animal|mutt, jackal|raccoon|mongoose|wolf|bat + {bites}, jackal|raccoon|mongoose|wolf|bat + bit|touched|scratched, foaming|frothing + dog|cat|animal|fox|mutt, feral',
      'ضال, ضاله, شارع + كلب|قطو|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة, خفاش, ثعلب, حيوان بري, سعار, مسعور, داء كلب, غير مطعم + كلب|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة, شارد|شارده|سايب|سايبه|متشرد|هايم|هايمه|مشرد|براني|بريه|مجهول|غريب|سكه|ضال|شوارع + كلب|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|قطط|بسه|بزون*|قرد|حيوان, كلب|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|بسه|بزون|بزونه|حيوان|قرد + مات|ماتت|اختفي|شرد|هرب|انحاش|ضاع|ما لقيناه|مو مطعم|مريض|هايج|زبد|رغوه|لمين|مين صاحبه|صاحب, كلب|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|حيوان + ما + مطعم|معروف|تطعيم|ملقح|اعرف|عرف|صاحب',
    ],
  }),
  'rabies-signs': finding(['Fear of water after a bite', 'خوف من الماء بعد عضة'], {
    tick: ['Weeks after a bite: fear of water, spasms, or strange behaviour', 'بعد عضة بأسابيع: خوف من الماء أو تشنجات أو سلوك غريب'],
    says: [
      'fear|afraid|scared|terrified water, hydrophobia, {bites} + tingling|agitated|spasms|hallucinating + weeks|months, water|drink|swallow|drinking + scared|gag|gagging|choke|choking|panic|panics|afraid|terrified|fear|hates + {bites}, water|drink|swallow|drinking + scared|gag|gagging|choke|choking|panic|panics|afraid|terrified|fear|hates + bite|bitten|dog|cat|mutt|bat|monkey|animal, water + terrified|terror|panic|panics|afraid|scared|fear, {bites} + strange|weird|odd|confused|aggressive|agitated|foaming|drooling + month|weeks|ago|since',
      'خوف|يخاف|تخاف|خايف|خاف من ماء|ماي|مويه, رهاب ماء, خوف|يخاف|تخاف|خايف|اخاف|يرتعب|يفزع|يهرب|يختنق|يغص|خاف من|كل ماي|مي|ماء|مويه|شرب, كلب|قط*|عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|عضه + يخاف|خوف|خايف|تشنج*|يهلوس|يتصرف|هياج|غريب + شهر|اسبوع|اسابيع|ماي|مي|ماء, رهاب ماي|مي|ماء, ما|لا يقدر|قدر + شرب|يشرب|يشوف + ماي|ماء|مي + عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|كلب',
    ],
  }),
  licked: finding(['Only licked or touched', 'لعق أو لمس فقط'], {
    tick: ['Only licked or touched, the skin is whole', 'لعق أو لمس فقط والجلد سليم'],
    says: [
      'licked|lick + dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|human, only|just touched + dog|cat|animal|camel|monkey, lick|licked|licks|licking|slobber|slobbered|slobbery|slobbering|drooled|nuzzled|kiss|kissed|sniffed|touched|petted|stroked|patted|saliva + dog|cat|animal|camel|monkey|mutt|pup|puppy|kitten|pooch|moggy|stray|goat|doggo, dog|cat|animal|mutt|monkey + no|not bite|bitten|scratch|bit',
      'لحس|لحسني|لعق|لحسه + كلب|كلبه|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|بسه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|حمار|ثعلب|حيوان|ارنب|هامستر|ماعز, لحس*|لحوس*|لعق*|باسه|باسني|لمس*|شم|شمني|لعاب + كلب|كلبه|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|بسه|بزون|بزونه|قرد|حيوان|جمل|حمار|حصان|ماعز|جرو, كلب|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|قطط + ما عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|خرمش*|جرح* + بس|فقط, لحسني|لحسه|لحسها|لحوس*|لحس يد|وجه|ايد|رجل',
    ],
  }),
  tetanus: finding(['Stiff jaw or spasms', 'تيبس الفك أو تشنجات'], {
    tick: ['The jaw is locked or stiff and does not open', 'الفك متيبس أو مقفل ولا ينفتح'],
    says: [
      '{jaw} + lock|locked|stiff|stiffness|clamped|stuck, {jaw} + cant|not open, lockjaw, cant open jaw, tetanus spasm|spasms|symptoms, jaw|jaws|teeth not|cant open|opening|part|unclench, cant|not open|prise|pry|unclench .. jaw|teeth|jaws, {jaw} + tight|clench|clenched|clenching|seized|rigid|frozen|tightening|clenches|stuck, mouth|gob|teeth locked|clamped|seized|jammed|clenched',
      '{jaw} + مقفل|متيبس|متصلب|ناشف|جامد|تيبس|تصلب|مسكر|قافل|معلق, ما|لا|مو|مش اقدر|يقدر|قادر|تقدر|قدر + افتح|يفتح|تفتح|فتح + فك|فكي|فكه, {jaw} + مصكوك|مصكك|مشدود|متشنج|عاض|شاد|مشنج|مطبق|مقفول|يابس|معضوض|ما ينفتح|انقفل|تشنج|قفل, فم|فمه|فمي|حلج|حلجه|بوز|=تمي|=تمه|=تمها مقفول|مقفل|مسكوك|مصكوك|مصكك|مطبق|قافل|انقفل|مقفوله, فك|فكي|فكه + ما|لا|مو|مش ينفتح|يفتح|ينفك|يفك|افتح|فتح|انفتح|نفتح, سنون|سنونه|اسنان|اسنانه + مطبقه|مصكوكه|عاض',
    ],
  }),
  'body-spasms': finding(['Spasms of the body', 'تشنجات في الجسم'], {
    tick: ['Painful spasms of the neck, back or whole body', 'تشنجات مؤلمة في الرقبة أو الظهر أو الجسم كله'],
    says: [
      'body|back|neck|whole|muscle spasms|spasm + jaw|body|whole, back arching|arched|arches, whole|full|entire|all body + spasm|spasms|cramping|tightening|tightens|locking|stiffening|stiffens|clenching|arching|rigid, spasm|spasms|spasming|cramping + whole|entire|full|every|all|body|back|neck + muscle|painful|body|agony|uncontrollable, goes|gone|going|went stiff|rigid as board|plank|poker, back|spine|neck arches|arching|arched|bends|bending|bows + backwards|back|pain|spasm|stiff|like|off, {back} + locked|locking + arms|whole|screams, body goes|going|went|becomes stiff|rigid, muscles locking|locked|seizing|lock',
      'تشنج|تشنجات + جسم, تشنج|تشنجات + متقوس|تقوس, ظهر|ظهره|ظهرها|رقبه|رقبته ينحني|يتقوس|ينثني|يقوس|تقوس|ينشد|متقوس|مقوس|يتشنج|تشنج|قوس, يتيبس|يتخشب|يتصلب|ينشد|يشد|يتشنج|تيبس|تخشب|تشنج|متشنج|يقفل|يعصب + كل|كامل|جسم|جسمه|عضلات + جسم|جسمه|جسمها|جسمو|بدن, تشنج*|شد|شدات|تقلصات + رقبه|ظهر|جسم|عضلات + مولم*|الم|كل|يصرخ|يصيح|يتالم',
    ],
  }),
  // Limbs
  'limb-injury': finding(['Injured arm or leg', 'إصابة في طرف'], {
    tick: ['An arm, leg, hand, foot or joint was hurt', 'إصابة في ذراع أو ساق أو يد أو قدم أو مفصل'],
    says: [
      '{arm} + {hit}, {leg} + {hit}, {hand} + {hit}, {foot} + {hit}, {joint} + {hit}, {shoulder} + {hit}, collarbone|clavicle + {hit}, stubbed toe, toe + stubbed|dropped, did|done|knackered|busted|wrecked|jarred|tweaked|buggered|mashed|jammed|whacked|=bumped|bashed|smacked|=hurt + {ankle} + on|playing|football|stairs|falling|after|in, did|done .. ankle|knee|wrist|shoulder|finger|toe|elbow|hip|leg|arm in, whacked|bashed|smacked|=bumped|=bumping|jammed|stubbed|mashed|battered + {arm}, whacked|bashed|smacked|=bumped|=bumping|jammed|mashed|battered + {leg}, whacked|bashed|smacked|=bumped|=bumping|jammed|stubbed|mashed|battered + {hand}, whacked|bashed|smacked|=bumped|=bumping|jammed|stubbed|mashed|battered + {foot}, whacked|bashed|smacked|=bumped|battered + {joint}, landed on + {arm}, landed on + {joint}, {hand}|{foot}|{leg}|{arm}|{joint}|{shoulder} + trapped|slammed|shut|jammed|crushed|pinched|stubbed|twisted|rolled|bashed|whacked|banged, fell|landed|came down .. wrist|ankle|knee|elbow|shoulder|arm|hand|leg',
      '{arm} + {hit}, {leg} + {hit}, {hand} + {hit}, {foot} + {hit}, {joint} + {hit}, {shoulder} + {hit}, ترقوه + {hit}, =عورت|=تعورت|=عور|=وعورت|انعورت|تعوقت|تاذت|انضرت|انعفست|انرضت|جلت + {leg}, =عورت|=تعورت|=عور|انعورت|تعوقت|تاذت|انعفست|انرضت|تعورت + {hand}, =عورت|=تعورت|انعورت|تعوقت|تاذت|انعفست|انرضت + {joint}, =عورت|=تعورت|انعورت|تاذت|انعفست|انرضت + {foot}, تعورت .. رجل|يد|ايد|ركبه|كوع, {hand}|{foot}|{leg}|{arm}|{joint}|{shoulder} + اتخبط*|انخبط*|انضرب*|اتعورت|=تعورت|=وتعورت|انلوي*|انلوت*|اتلوي*|انعوج*|صك|انحشر*|انقفل, صك|صكيت|صكت|سكرت .. باب .. صبع*|اصبع*|يد*|ايد*',
    ],
    implies: ['injury'],
  }),
  'funny-bone': finding(['Knocked elbow with tingling', 'ضربة على الكوع مع تنميل'], {
    kind: 'comfort',
    tick: ['A knock on the elbow gave tingling that was gone in minutes', 'ضربة على الكوع سببت تنميلاً زال خلال دقائق'],
    says: [
      'funny bone, elbow + {hit}|knocked|banged|whacked|caught + tingle|tingling|shock|electric|zing|numb|buzzing, elbow|hand|finger|pinky + electric|electricity|zing|zap + minute|seconds|gone|back',
      'كوع*|مرفق* + {hit} + كهربا|كهرباء|تنميل|نمل*|خدر*|لسعه, كوع*|مرفق* + {hit} .. كهربا|كهرباء, كهربا|كهرباء + خنصر|اصابع + كوع*|مرفق*|يد*|ايد*, كوع*|مرفق* + {hit}|دقيت|دقت|ارتطم*|صكيت + تكهرب*|كهرب*|نمل*|تنميل|خدر*|خدران',
    ],
    implies: ['limb-injury'],
  }),
  'fell-on-hand': finding(['Fall on the outstretched hand', 'سقوط على اليد الممدودة'], {
    tick: ['A fall on the hand, and the wrist hurts', 'سقوط على اليد مع ألم في الرسغ'],
    says: [
      'fell|fall|fallen|landed|slipped|tripped|came .. on|onto|with .. hand|wrist|palm|hands|outstretched, outstretched hand|arm, put|stuck hand|hands|arm out + {hit}|landed|save|stop, wrist + thumb|snuffbox + {hit}|sore|pain|hurts|swollen|tender, wrist + {hit} + sore|pain|hurts|swollen',
      'طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|اتزحلق* + علي|ع يد*|ايد*|كف*|رسغ*|معصم*, {hit} + رسغ*|معصم* + يعور*|يوجع*|الم|مولم|ورم|وارم',
    ],
    implies: ['limb-injury'],
  }),
  fracture: finding(['Possible fracture', 'احتمال كسر'], {
    tick: ['A crack was heard or felt, or it looks broken', 'سماع طقة أو الإحساس بها، أو يبدو مكسوراً'],
    says: [
      'fracture, fractured, broken|broke|break left|right|both|big|little|small|other? {bone}, broken bone, bone broken|broke, heard|felt|hear crack|snap|pop + {joint}, heard|felt|hear crack|snap|pop + {leg}, snapped + {bone}, dislocate, dislocated, dislocation, bust|busted|snapped|shattered|smashed|fractured + collarbone|clavicle|wrist|ankle|arm|leg|shin|forearm|finger|toe|elbow|hip|shoulder|rib|jaw|kneecap, heard|felt|hear|sound|sounded|made + crack|snap|crunch|tak|pop|cracking|crunching + {hit}, heard|felt|hear|sound|sounded|made + crack|snap|crunch|tak|pop|cracking|crunching + bone|leg|arm|wrist|ankle|knee|hand|foot|fall|fell|landed, {joint} popped|pop|jumped out|off, {shoulder} popped|pop|jumped|came out, collarbone|clavicle + broken|broke|bust|gone|snapped, cracked collarbone|clavicle|wrist|ankle|arm|leg|shin|forearm|elbow|kneecap|rib|bone, bone|bones + snapped|cracked|shattered|grinding, {bone} broken|broke',
      'كسر + {bone}, كسور, كسرت + {bone}, سمعت|سمع|حسيت + طق|طقه|طقت, طقت + {bone}, خلع كتف|مفصل|ورك|كوع|صبع|ركبه, انخلع|انخلعت|مخلوع + {shoulder}, انخلع|انخلعت|مخلوع + {joint}, انخلع|انخلعت|مخلوع + {hand}, انكسر*|مكسور*|انكسار|كسور|مشعور|شرخ|متهشم|متفتت + {hand}, انكسر*|مكسور*|انكسار|كسور|مشعور|شرخ|متهشم + {leg}, انكسر*|مكسور*|شرخ|مشعور + {foot}, انكسر*|مكسور*|شرخ + {joint}, انكسر*|مكسور*|خلع*|انخلع* + {shoulder}, انكسر*|مكسور*|شرخ|متهشم + {bone}, انكسر*|انكسار + {hit}, ترقوه|ضلع|عظمه + انكسر*|مكسور*|كسر, سمع*|حسيت|حس|طلع + طق|طقه|طقت|تك|كرك|قرقعه|فرقعه|طقطقه|صوت + {hit}, سمع*|حسيت|حس|طلع + طق|طقه|طقت|تك|كرك|قرقعه|فرقعه|طقطقه|صوت + عظم|رجل|ريل|يد|ايد|كاحل|ركبه, طق|طقت|طقه + عظم|رجل|يد|ايد|ركبه|كاحل + {hit}',
    ],
    implies: ['injury'],
  }),
  'no-weight': finding(['Cannot walk or use it', 'تعذر المشي أو الاستعمال'], {
    tick: ['Cannot take four steps, or cannot use the arm or hand', 'تعذر المشي أربع خطوات، أو تعذر استعمال الذراع أو اليد'],
    says: [
      'cant|unable walk|stand|step|weight, cant|unable|not bear|put .. weight, not|barely|hardly walk|walking|stand, cant|not lift|move|bend|use|raise + {arm}, cant|not move|bend|use|grip + {hand}, cant|not move|bend + {foot}, cant|not move|bend|straighten + {joint}, cant|not lift|hold|pick|carry|squeeze|close|grip|use|move|bend|raise + {hand}, cant|not lift|use|raise|straighten|hold|carry + {arm}, {arm} + useless|hanging|limp, {hand} + useless|hanging|no use, cant|not use|work .. arm|hand|leg|foot, {leg} + useless|gives, no weight, cant|not|unable put|bear|take .. weight|foot|pressure, one|two|few step|steps + cant|only|collapse|collapsed, {arm} wont|not work|move|do|lift',
      'ما|لا|مو|مش|مب اقدر|يقدر|تقدر|قادر|قادره|استطيع|يستطيع|قدر|ستطيع .. امشي|يمشي|تمشي|=اوقف|=يوقف|=توقف|=بوقف|اقف|يقف|تقف|ادوس|يدوس|تدوس|ادعس|يدعس|تدعس|اقوم|يقوم|تقوم|مشي|دوس|دعس|قوم, ما|لا|مو|مش اقدر|يقدر|تقدر|قادر|استطيع|قدر .. احرك|يحرك|تحرك|ارفع|يرفع|اثني|حرك|رفع, ما يدوس|تدوس|ادوس|يدعس|تدعس|ادعس|دوس|دعس + عليها|عليه|رجل, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + {hand}, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + {leg}, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + {arm}, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + {joint}, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + {foot}, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + شي|عليها|عليه, ما|مو|مش|مب فيني|فيي|قدر|قادر|قادره .. ادعس|دعس|ادوس|دوس|امشي|مشي|=اوقف|=يوقف|=توقف|=بوقف, ما|لا|مو|مش|مب قدر|قادر|يقدر|اقدر|فيني + استعمل|يستعمل|تستعمل|استخدم|يستخدم|امسك|يمسك|تمسك|مسك|ستعمل|ستخدم, ما يستعمل|استعمل|يحرك|احرك|يرفع|ارفع|يدوس|يمشي|ستعمل|حرك|رفع + {hand}, ما يستعمل|يحرك|احرك|يرفع|ارفع|حرك|رفع + {leg}',
    ],
    excludes: ['can-walk'],
  }),
  'can-walk': finding(['Can walk or use it', 'المشي أو الاستعمال ممكن'], {
    kind: 'comfort',
    tick: ['Can take four steps, or use the arm or hand', 'المشي أربع خطوات أو استعمال الذراع أو اليد ممكن'],
    says: [
      'can|able|still walk|walking|bear|move|stand|weight|bend|grip|wiggle|use, walk|walks|walking ok|okay|fine|normally|on, moves|bends|move|bend fully|fine|normally|ok, full movement|range, weight bearing, gets|get .. about|around, hobble|hobbling|hobblin|limp|limping|walk|walking|walks about|around|along|slowly|still|normal|normally|though|ok|fine, can|able|still hobble|limp|lift|hold|use|walk|grip|stand|step|climb|run|jump, bears|takes|take|put|puts|putting weight|full, walk|walks|walking on|with, walk|walks|walking|running|runs around|about|fine|normal|normally, i went to work, walks round, manage|manages|managing stairs|walk|walking|weight, move|moves|moving|wiggle|bend|wiggles all? fingers|toes|thumb|ankle|knee|wrist|elbow|shoulder|it fine|ok|okay|normal|well|freely|all, fingers|toes|thumb|ankle|knee|wrist|elbow|shoulder move|moves|moving|bend|bends|bending fine|ok|okay|normal|well|freely, walking|walk but|with? slow|slowly|limp|limping|paining|sore|hurts, strength|grip good|fine|normal|same, can drive|type|write|climb|work|hold|carry, go|going|went|gone|back work|school|gym|duty + fine|ok|still|walk|limping, stand|stood|standing on it, runs|running|plays|playing football|around|about + knee|leg|limp|hurts|pain|ankle, able .. walk|move|bend|lift|grip|stand|use, no trouble|problem|difficulty walking|moving|bending|standing, walk|walking same|like|as always|usual|before, still walking|running|working|cycling|playing|climbing, climb|climbs stairs|floors, up|down stairs fine|ok|normally|without',
      'اقدر|يقدر|تقدر|قادر|قادره|استطيع|قدر + امشي|يمشي|تمشي|احرك|يحرك|ادوس|يدوس|اوقف|اثني|مشي|حرك|دوس, يمشي|تمشي|امشي|بمشي|بيمشي|مشي عادي|طبيعي|زين|كويس|عليها|عليه|عدل|شوي, يتحرك|تتحرك|احركها|احركه|تحرك عادي|طبيعي|زين, قدر|يقدر|تقدر|قادر|قادره|فيني|فيي|بقدر|عم + امشي|مشي|يمشي|ادعس|دعس|يدعس|ادوس|دوس|يدوس|اوقف|وقف|احرك|حرك|امسك|مسك|استعمل|ارفع|رفع|اثني, امشي|يمشي|تمشي|بمشي|عم|مشي يمشي|مشي عليها|عليه|شوي|عادي|طبيعي|بشويش|بعرج, {joint}|مفصل + احرك|يتحرك|اثني|احركه + بلا|بدون|دون الم|وجع|صعوبه, امشي|يمشي|تمشي|بمشي|بيمشي|المشي دون|بدون|بلا صعوبه|الم|وجع|عرج, بيمشي|بتمشي|يمشي|تمشي + يلعب|بيلعب|وعادي, طلع|بطلع|يطلع|اطلع|تطلع سلم|درج|دري عادي|طبيعي|زين, احرك|يحرك|تحرك|حرك|بحرك|بيحرك + اصابع*|اصابيع*|صوابع*|يد*|ايد*|رجل*|كتف*|ركبه* + عادي|تمام|زين|كويس|منيح|بسهوله|اقدر|بدون|كلها, ادوس|يدوس|بدوس|ادعس|بدعس|يدعس|بيدوس عليها|عليه|عادي, اثنيه|اثنيها|يثنيها|بثنيها|اطويها|بطويها|تنثني, امشي|بمشي|يمشي|تمشي|بيمشي بس|لكن|مع يعور*|وجع|الم|عرج|بشويش|شوي, رحت|رايح|داومت دوام|شغل|مدرسه|جيم, اطلع|يطلع|بطلع|بيطلع درج|سلم|دري, حركه|حركتها|حركته طبيعي*|سليم*|عادي*|كامل*|تمام, يعرج|بيعرج|تعرج|اعرج + يمشي|بيمشي|يلعب|شوي, بحركه|بحركها|احركه|احركها|يحركه|تحركه|بيحركها|بتنيه|بثنيه|اثنيه|اثنيها, اقدر|بقدر|يقدر|تقدر|قادر|قادره .. امسك|اكتب|اثني|ارفع|احرك|حرك|مسك|رفع|ثني, مشيه|مشيته|مشيي|مشيها عادي|طبيعي|زين|تمام, ماشي|ماشيه|امشي + زي|مثل|متل عاده|اول|فل|عادي, طالع|نازل|اطلع|انزل|يطلع + درج|سلم|طوابق|ادوار + عادي|زين|تمام',
    ],
  }),
  'bone-tender': finding(['Tender bone', 'ألم عند الضغط على العظم'], {
    tick: ['It hurts when the bone itself is pressed', 'ألم عند الضغط على العظم نفسه'],
    says: [
      'bone + tender|hurts|painful, bone + sore|tender|hurts|painful|pain|paining|agony, press|pressing|pressed|poke|poked|prod|touch|touching|tap + bone + {pain}, press|pressing|pressed|poke|poked|prod|touch|touching|tap + bone + roof|scream|jump|yelp|agony|flinch',
      'عظم|عظمه + {pain}, ضغط|لمس|دق|كبس|نكز|مس + عظم|عظمه + {pain}, ضغط|لمس|دق|كبس|نكز|مس + عظم|عظمه + يصرخ|يصيح|يقفز|انط',
    ],
  }),
  'open-fracture': finding(['Bone through the skin', 'عظم بارز من الجلد'], {
    tick: ['Bone shows, or there is a wound over a break', 'العظم ظاهر، أو جرح فوق كسر'],
    says: [
      'bone|bones + sticking|stick|showing|through|=poking|visible|exposed|protruding + skin|arm|leg|shin|wrist|finger|ankle|elbow|thigh|forearm|toe|wound|foot, bone|bones + came|coming out + skin|arm|leg|shin|wrist|finger|ankle|elbow, bone|bones through|poking|sticking skin|out, see bone, open|compound fracture, see|saw|seeing|seen .. bone, bone|bones + =coming|=comin|=poking|thru|jutting|pierced|piercing|bursting|popped + skin|out|thru|through|arm|leg|shin|wrist|finger, bone pierced|popped|burst|jutting|sticking',
      'عظم|عظمه + طالع|=برا|=بره|=لبرا|=لبره|شاقق|خارج|مكشوف, عظم|عظمه + باين|باينه|بارز|ظاهر|بارزه|ظاهره + جلد|جرح|لحم|كسر|رجل|ساق|يد|ايد|ذراع|صبع|اصبع, كسر مفتوح, عظم|عظمه|عظام طلع|طلعت من|لبرا|برا|بره|جلد, عظم|عظمه + اخترق|خارق|شق|شاق|طالع|بين|بان|بانت|مبين|مبينه|يبين|ظهر|شايف + {leg}, عظم|عظمه + اخترق|خارق|شق|شاق|طالع|بين|بان|بانت|مبين|مبينه|يبين|ظهر|شايف + {hand}, عظم|عظمه + اخترق|خارق|شق|شاق|طالع|بين|بان|بانت|مبين|مبينه|يبين|ظهر|شايف + جلد|برا|لحم|جرح, شايف|اشوف|نشوف|يبين|مبين|بان|ظهر|شفت|شوف عظم|عظمه',
    ],
    implies: ['fracture'],
  }),
  'bent-limb': finding(['Bent out of shape', 'تشوه في الشكل'], {
    tick: ['It is bent, or out of its place', 'ملتوٍ أو خارج مكانه'],
    says: [
      'arm|wrist|finger|fingers|leg|forearm|shin|thumb + =bent|crooked|deform|deformed|deformity|misshapen, {joint} + deform|deformed|deformity|misshapen|dislocated|crooked, {shoulder} + deformed|dislocated|popped|dislocation, {bone} + wrong way|direction|angle, {bone} + out place|socket, kneecap out|moved, pointing wrong, {hand} + crooked|wonky|deform|deformed|misshapen|weird angle|funny angle|skew|askew|sideways, {arm} + =bent|crooked|wonky|deformed|misshapen|weird angle|funny angle|odd angle|banana|zigzag, {leg} + =bent|crooked|wonky|deformed|misshapen|weird angle|funny angle|odd angle|zigzag, {foot} + crooked|wonky|deformed|backwards|backward|wrong way|sideways|facing, {joint} + crooked|wonky|=bent|sideways|misshapen, {joint} wrong way|angle|place|side, kneecap|kneecaps + round|out|moved|sideways|wrong, looks all? wrong|wonky|deformed|bent|crooked + {hand}, looks all? wrong|wonky|deformed|bent|crooked + {leg}, looks all? wrong|wonky|deformed|bent|crooked + {arm}, looks all? wrong|wonky|deformed|bent|crooked + {joint}, looks all? wrong|wonky|deformed|bent|crooked + kneecap|finger, {shoulder} + square|out place',
      'يد|رجل|ذراع|صبع|اصبع|ساق|رسغ|كوع|كاحل + معوج|معوجه|اعوج|اعوجت|مشوه|مشوهه|تشوه, {joint} + معوج|معوجه|انخلع|انخلعت|مخلوع|مشوه, {shoulder} + انخلع|مخلوع|خلع, طلع|طلعت|خرج من مكان + {joint}, طلع|طلعت|خرج من مكان + {shoulder}, معوج*|اعوج*|عوج*|عويه|عويان|منحني|ملوي|ملويه|ملتوي*|مشوه*|مايل|مايله|مطعوج*|منثني|مقلوب*|محروف|انحرف|مفكوك|مفكوكه|مخلوع* + {hand}, معوج*|اعوج*|عوج*|منحني|ملوي|ملويه|ملتوي*|مشوه*|مايل|مايله|مطعوج*|مقلوب*|محروف + {leg}, معوج*|اعوج*|عوج*|منحني|ملوي|ملتوي*|مايل|مايله|مقلوب*|انزاح*|زايحه + {joint}, معوج*|اعوج*|ملوي|ملتوي*|مايل|مقلوب* + {foot}, {hand} شكل|شكله|شكلها غريب|غلط|متغير|مشوه|مو طبيعي, شكل {hand} غريب|غلط|متغير|مشوه|مو طبيعي, {leg} شكل|شكله|شكلها غريب|غلط|متغير|مشوه|مو طبيعي, شكل {leg} غريب|غلط|متغير|مشوه|مو طبيعي, {joint} شكل|شكله|شكلها غريب|غلط|متغير|مشوه|مو طبيعي, شكل {joint} غريب|غلط|متغير|مشوه|مو طبيعي, {foot} شكل|شكله|شكلها غريب|غلط|متغير|مشوه|مو طبيعي, شكل {foot} غريب|غلط|متغير|مشوه|مو طبيعي, اصبع|صبع شكل|شكله|شكلها غريب|غلط|متغير|مشوه, مو|مش|ما|مب بمحل*|مكان*|محل* + {hand}, مو|مش|ما|مب بمحل*|مكان*|محل* + {leg}, مو|مش|ما|مب بمحل*|مكان*|محل* + {joint}, مو|مش|ما|مب بمحل*|مكان*|محل* + {shoulder}, مو|مش|ما|مب بمحل*|مكان*|محل* + ايد|رجل, طلع|طلعت|طالع|طالعه|راح|انزاح من? مكان*|محل* + {hand}, طلع|طلعت|طالع|طالعه|راح|انزاح من? مكان*|محل* + {joint}, طلع|طلعت|طالع|طالعه|راح|انزاح من? مكان*|محل* + {shoulder}, طلع|طلعت|طالع|طالعه|راح|انزاح من? مكان*|محل* + اصبع|ركبه',
    ],
    implies: ['fracture'],
  }),
  'crushed-limb': finding(['Crushed or trapped limb', 'طرف مهروس أو محشور'], {
    tick: ['An arm, leg, hand or foot was crushed or trapped under weight', 'سحق أو انحشار ذراع أو ساق أو يد أو قدم تحت ثقل'],
    says: [
      'crush injury, =crushed|squashed|mangled + {leg}, =crushed|squashed|mangled + {arm}, =crushed|squashed|mangled + {hand}, =crushed|squashed|mangled + {foot}, trapped|=pinned|stuck|caught under|between|beneath + {leg}, trapped|=pinned|stuck|caught under|between|beneath + {arm}, trapped|=pinned|stuck|caught under|between|beneath + {hand}, trapped|=pinned|stuck|caught under|between|beneath + {foot}, flattened|=pinned|squashed|crushed|pinched|mashed + {foot}, flattened|pinched|mashed|pulped + {hand}, car|wheel|van|truck|forklift|tyre|trolley|bus|lorry|cart|bike ran|rolled|went|drove over + {foot}, ran|drove over {foot}, car|wheel|van|truck|forklift|tyre|trolley|bus|lorry|cart|bike ran|rolled|went|drove over + {hand}, ran|drove over {hand}, car|wheel|van|truck|forklift|tyre|trolley|bus|lorry|cart|bike ran|rolled|went|drove over + {leg}, ran|drove over {leg}, forklift|wheel|tyre|tire|car .. over .. {foot}, ran|drove|run over .. {foot}, fell|dropped|landed on + {leg} + heavy|slab|block|pallet|beam|motorbike|wardrobe|fridge|engine|stone|rock, {hand} + went|caught|stuck|pulled|got in|into grinder|saw|blender|mixer|machine|mincer|press|mower|lathe',
      'انهرس|هرس|انحشر|انحشرت|انسحق|انسحقت|انعصر|انعصرت|محشور|محشوره + {leg}, انهرس|هرس|انحشر|انحشرت|انسحق|انسحقت|انعصر + {arm}, انهرس|هرس|انحشر|انسحق|انعصر + {hand}, انهرس|هرس|انحشر|انسحق + {foot}, علق|علقت|انزنق|انزنقت|انحصر|انحصرت|انكبس|انكبست|انعفس|انعفست|انضغط|انضغطت|انداس|محصور|محصوره|عالق|عالقه|محشور + {leg} + تحت|بين|حجر|سياره|باب|ماكينه|مكينه|صخره|عجل*|تاير|جدار|حديد|رافعه, علق|علقت|انزنق|انزنقت|انحصر|انحصرت|انكبس|انكبست|انعفس|انضغط|انضغطت|محصور|عالق|انحشر + {hand} + تحت|بين|حجر|ماكينه|مكينه|صخره|مكبس|جدار|حديد|رافعه, مرت|مر|مشت|داس*|دعس* + سياره|موتر|عجل|تاير|رافعه|شيول + {foot}, مرت|مر|مشت|داست|دعست + سياره|موتر|عجل|تاير|رافعه|شيول + {leg}, طاح|طاحت|وقع|وقعت|سقط|سقطت ثقيل|حجر|حديد|حديده|بلوك|خزان|ثلاجه|صخره .. علي .. {leg}, هرس*|سحق* + {hand}, هرس*|سحق* + {leg}, علق|علقت|دخلت|راحت|انسحبت|سحبت + {hand} + فرامه|خلاطه|ماكينه|مكينه|سير|جنزير|مفرمه|منشار|مكبس',
    ],
    implies: ['injury'],
  }),
  'finger-jam': finding(['Finger or toe jammed', 'انحشار إصبع'], {
    tick: ['A finger or toe was caught in a door or hit by a hammer', 'انحشار إصبع في باب أو ضربة مطرقة عليه'],
    says: [
      'finger|fingers|thumb|toe|fingertip + door|drawer|jammed|slammed|shut|hammer|window|gate, finger|fingers|thumb|thumbs|toe|toes|fingertip + caught|trapped|pinched|squashed|smashed|shut|crushed|slammed|hit|whacked + door|car|drawer|hinge|lid|gate|boot|window|hammer|mallet|chair|till, hammer|mallet|rock|brick|stone + finger|thumb|toe',
      'اصبع|صبع|صبعه|صبعي|اصابع|ابهام + باب|درج|مطرقه|شاكوش|شباك|تسكر|انقفل, اصابيع|اصابيعو|اصبعت|صوابع|صباع|اصبع|صبع|ابهام|صبوع + باب|درج|مطرقه|شاكوش|جاكوش|شباك|تسكر|انسكر|انقفل|انصك|صك|انطبق|انزنق|قفل|هواء',
    ],
    implies: ['limb-injury'],
    excludes: ['crushed-limb'],
  }),
  'tense-limb': finding(['Hard, tense limb', 'طرف متصلب ومشدود'], {
    tick: ['The limb is hard and tense, pain grows, or a plaster is too tight', 'الطرف قاسٍ ومشدود والألم يزداد، أو الجبس ضيق جداً'],
    says: [
      '{leg} + tense|wooden|rock, {calf} + tense|rock|wooden, {arm} + tense|rock|wooden, cast + tight|unbearable|swollen|blue|cutting, plaster + tight|swollen|cutting, compartment syndrome, worse stretching|stretched + fingers|toes, {leg} + tight|hard|solid|tense like|as stone|rock|wood|drum|board|concrete|iron|brick, {calf} + tight|hard|solid|tense like|as stone|rock|wood|drum|board|concrete, {arm} + tight|hard|solid|tense like|as stone|rock|wood|drum|board|concrete, {leg} rock hard|solid, {leg} stone hard, cast|splint + tight|strangling|stranglin|squeezing|digging|numb|killing|choking, plaster + strangling|squeezing|digging|choking, {leg} tense|solid|woody, {arm} tense|solid|woody',
      '{leg} + متحجر|متحجره|=حجر|=الحجر|=خشب|=الخشب, {leg} كلها|كله قاسي|قاسيه|صلب|صلبه, {leg} قاسي|قاسيه|صلب|صلبه, {arm} + قاسي|قاسيه|صلب|صلبه|متحجر|=حجر|=الحجر, جبس|جبيره + ضيق|ضاغط|شاد|تورم|مزرق, جبس|جبسه|جبيره|جبص|جبصين + ضيق|ضيقه|خانق|خانقه|يخنق|خنق|شاد|شاده|ضاغط|ضاغطه|يضغط|معصور|عاصر, {leg} + متحجر*|متصلب|متصلبه|مشدود|مشدوده|قاس*|صلب* + {pain}, {leg} + متحجر*|متصلب|متصلبه|مشدود|مشدوده|قاس*|صلب* + ورم|كسر|ضربه|متل|مثل|كانها, {leg} + مثل|متل|زي|كانها|كانه|كنها حجر|خشب|خشبه|صخر|حديد, {hand} + مثل|متل|زي|كانها|كانه|كنها حجر|خشب|خشبه|صخر + {swell}|{pain}|جبس|جبيره|مشدود*',
    ],
  }),
  'hip-hurt': finding(['Hurt hip', 'إصابة في الورك'], {
    tick: ['The hip, groin or thigh hurts after a fall', 'ألم في الورك أو أعلى الفخذ بعد سقوط'],
    says: [
      'hip|groin|pelvis|thigh + {hit}, hip + broken|broke|fracture|fractured, hip|hips|groin|pelvis|thigh|thighbone + landed|whacked|bashed|fell|falling|tumble|tumbled|crash',
      'ورك|حوض|فخذ|حقو + {hit}, ورك|حوض + كسر|انكسر|مكسور, ورك|حوض|فخذ|حقو|فخد|وركي + وقعه|طيحه|طحت|خبطه|ضربه|حادث|انضرب|انكسر|مكسور',
    ],
    implies: ['injury'],
  }),
  'hip-fracture': finding(['Leg short or turned after a fall', 'ساق أقصر أو ملتفة بعد سقوط'], {
    tick: ['After a fall one leg is shorter or turned outward', 'ساق أقصر أو ملتفة إلى الخارج بعد سقوط'],
    says: [
      '{leg} + shorter|shortened|rotated, {leg} + turned out|outward|outwards, broken|broke|fractured|snapped hip, leg|legs|pin|foot turn|turned|turning|rotated|twisted|pointing|points|rolled|flopped outside|out|outward|outwards|sideways, one leg|pin|foot .. shorter|short, {leg} + short|shorter|shortened + {hit}, {leg} + turn|turned|turning|rotated|points|pointing + outside|outwards|outward|out|sideways + {hit}, {leg} + turn|turned|turning|rotated|points|pointing + outside|outwards|outward|out|sideways + short|shorter, hip broken|broke|fractured|=snapped|gone|bust',
      '{leg} + اقصر|قصيره|ملتفه|مفتوله|ملتويه|للخارج|لبرا, كسر ورك|حوض|فخذ, {leg} + قصرت|اقصر|قصيره|انقصرت|ملفوفه|لافه|ملفوف|مايله|مقلوبه|مفتوله|مفتوحه|دايره|ملتفه|طالعه|انفتلت + {hit}, {leg} + قصرت|اقصر|قصيره|انقصرت|ملفوفه|لافه|ملفوف|مايله|مقلوبه|مفتوله|مفتوحه|دايره|ملتفه|طالعه|انفتلت + برا|لبرا|خارج|ثانيه|تانيه, {leg} + قصرت|اقصر|انقصرت',
    ],
    implies: ['hip-hurt'],
  }),
  sprain: finding(['Sprain', 'التواء'], {
    tick: ['A joint was twisted', 'التواء في مفصل'],
    says: [
      'sprain, sprained, {ankle} + twist|twisted|rolled|turned|rolling, went over on? ankle, twisted + knee|ankle|wrist|finger|elbow, tweak|tweaked|wrenched|ricked|jarred|twist|twisted|rolled|turned + {ankle}, went|going|go|gone over + ankle|wrist|foot|knee, turned ankle, ankle|foot|knee|wrist gave|buckled|bent|rolled|turned|twisted',
      'التواء مفصل|كاحل|ركبه|قدم|رجل|رسغ|معصم|يد|اصبع, التواء + {joint}|{foot}|{leg}|{hand}, لويت, انلوت رجل*|ريلي|ريله|قدم*|ايد*|يد*, لويت|انلوي|انلوت|التوي|التوت|لوي|ملويه + {joint}|{foot}|{leg}|{hand}, فكش, انفكش, انفرك, {ankle} + ملتوي, انملخ*|ملخ*|مملوخ*|انفتل*|افتك*|وثي|وثاء|انقلبت|انثنت|انبرم*|انلف*|التف*|انعفط*|انعفس*|انفشخ*|فشخ* + {foot}, انملخ*|ملخ*|مملوخ*|انفتل*|افتك*|انثنت|انبرم*|انفشخ*|انعفس* + {leg}, انملخ*|ملخ*|انفتل*|افتك*|انثنت|انبرم*|انعفس* + {joint}, انملخ*|ملخ*|انفتل*|افتك*|انبرم* + {hand}, انملخت|انملخ|ملخه, التوا|التواه|التوي|ملويه|انلوت|لويت|لفيت + {foot}',
    ],
    implies: ['injury'],
  }),
  'muscle-strain': finding(['Pulled muscle', 'شد أو تمزق عضلي'], {
    tick: ['A muscle was pulled or strained', 'شد أو تمزق في عضلة'],
    says: [
      'pulled|strained|tore|torn + {muscle}, pulled|strained|tore|torn left|right? calf|groin|thigh|hamstring|shoulder|quad, muscle strain|tear|pull, pinged|ping|popped|twanged|twang|snapped|ripped|tweaked|pulled|strained|tore|torn|pull|strain|tear|done + {muscle}, pinged|popped|twanged|snapped|ripped|tweaked|pulled|strained|tore|torn|done left|right? hamstring|hammy|calf|groin|quad|thigh|bicep|glute|achilles|lat|pec, pulled|strained something',
      'شد|تمزق|تمزقت|مزق + {muscle}, شد عضلي|عضله, تمزق عضلي|عضله, انشد*|انمزق*|تمزق*|انقطع*|شديت|متمزق*|مشدود*|انسلخ*|تفسخ*|مزق* + {muscle}, انشد*|انمزق*|تمزق*|شديت + فخذ|فخد|سمانه|كتف|ظهر|رقبه + لعب*|شلت|شيل*|حركه|تمرين|ركض*|كوره',
    ],
  }),
  bruise: finding(['Bruise', 'كدمة'], {
    tick: ['A bruise', 'كدمة'],
    says: [
      'bruise, bruised, black eye, black blue mark, stubbed, shiner, black|purple|blue|yellow mark|marks|spot|spots|patch|lump + hit|bump|bumped|knock|knocked|fell|fall|kick|kicked|ball, black blue, mark|marks|spot|patch gone|turned|went|going blue|purple|yellow|black + {hit}, egg|goose egg + {leg}, purple|blue|black + {leg} + {hit}, purple|blue|black + {leg} + mark|yellow, hit|bump|bumped|knock|knocked|fell|fall + blue|purple|black|yellow, purple|blue|black like|as plum|aubergine|grape|eggplant, gone|went|turned|goes purple|blue|black + elbow|arm|hand|leg|thigh|knee|shin|skin, took|drew|drawn|taken blood + purple|blue|black|lump, purple|blue blotch|blotches|patch|patches|marks + hand|hands|arm|arms|forearms|leg|legs',
      'كدمه, كدمات, زرقه, رضه, =رضوض|=الرضوض|=ورضوض, ازرق + {hit}, زراق|زراقات|زروقه|تزرق|مزرق|مزرقه|ازرق|ازرقت|زرقا|ازرقاق|بقعه|زرق زرقا|بنفسجي|كحلي + {hit}, زراق|زروقه|ازرقاق + {leg}, زراق|زروقه|ازرقاق + {hand}, زراق|زروقه + فخذ|وجه|ظهر, متكدم|متكدمه|تكدم, هاله سودا + عين + {hit}, {leg}|{arm}|{hand} + كدم*|زرقا|بنفسجي* + خبط*|انخبط*|سحب دم|تحليل|ابره, سحب|سحبوا|سحبو دم + ازرق|زرقا|مزرق|بنفسجي|كدمه',
    ],
  }),
  'growing-swelling': finding(['Swelling that grows fast', 'تورم يزداد بسرعة'], {
    tick: ['The bruise or swelling grows quickly', 'الكدمة أو التورم يكبر بسرعة'],
    says: [
      'bruise|bruising|swelling|haematoma|hematoma + growing|bigger|expanding|spreading|huge|larger|fast|quickly, {swell} + growing|bigger|expanding|spreading|huge|fast|quickly|minute|second|hour|rapidly|massive + {hit}, {swell} + growing|bigger|expanding|spreading|huge|fast|quickly|minute|second|hour|rapidly|massive + minute|minutes|hour|fast, =ballooning + up|fast|minute|minutes, bruise|bruising + spreading|spread|growing|grows|doubling|doubled|minute|hour|fast, bigger and? bigger + {swell}, bigger and? bigger + bruise|lump',
      'كدمه|زرقه|ورم|تورم + يكبر|تكبر|كبرت|يزيد|بسرعه|كبر, ورم|تورم|ورمه|انتفاخ|نفخه|كدمه|زرقه|رضه|زراق + يكبر|تكبر|كبر|كبرت|كبران|بسرعه|دقيقه|دقايق|يزيد|تزيد|زاد|زادت|عم|ساعه|زيد + {hit}, ورم|تورم|ورمه|انتفاخ|نفخه|كدمه|زرقه|رضه|زراق + يكبر|تكبر|كبر|كبرت|كبران|بسرعه|دقيقه|دقايق|يزيد|تزيد|زاد|زادت|عم|ساعه|زيد + بسرعه|كل|دقيقه|دقايق|يكبر, كدمه|زراق|زرقه + انتشر|ينتشر|تنتشر|توسع|كبر|تكبر|نتشر',
    ],
  }),
  // Muscles, joints, nails, feet
  'muscle-ache': finding(['Muscle ache', 'ألم عضلي'], {
    tick: ['Aching muscles', 'ألم في العضلات'],
    says: [
      '{muscle} + {pain}, {muscle} + stiff|stiffness, myalgia, =doms, sore|aching|ache|stiff + gym|workout|training|marathon|padel|squats|exercise, leg day, every muscle, {muscle} + screaming|screamin|killing|sore|burning|heavy|aching|tender|wrecked, muscles|body + wrecked|ruined + gym|workout|run|training, days on|later|after + cant straighten|lift|bend, thighs|arms|legs|quads|glutes|shoulders + wrecked|dead|jelly|screaming|in bits, bench|press|push|workout|chest day + chest + killing|sore|pain, =squats|=squat + thighs|legs, body|whole body|all body + ache|aches|aching|paining|pain|sore|hurts, sore|stiff|achy|aching all over|everywhere, legs|thighs|arms|back|shoulders|calves|abs + stiff|sore|ache|aching|jelly|heavy + gym|session|squats|run|training|class|workout|hike|padel|football|stairs, stairs .. legs|thighs, thighs|legs|arms + on fire|killing|screaming|destroyed|dead + session|gym|squats|class|day',
      '{muscle} + {pain}, عضلات + تعبانه|مكسره|مشدوده|متكسره, تكسير + جسم|عضلات, جسمي|جسمه مكسر|متكسر, {muscle} + تصيح|تولع|تالمني|يولم|مرهقه|متعبه|شادين|توجعني, متكسر جسم|عضلات, تمرين|جيم|رياضه + {pain} + {muscle}, تمرين|جيم|رياضه + {pain} + جسم, {leg}|{arm}|{muscle}|مقعد*|كتاف|كتوف + متكسر*|مكسر*|مكسره|مكسرين|مهدود*, جسم|جسمي|جسمه|بدن|بدني + متكسر|مكسر, جسم*|جسد*|بدن* + يوجع*|يعور*|بيوجع*|مهدود|هامد|متكسر*|مكسر*|وجع*|الم*|تكسير, كل جسم*|بدن* + {pain}|متكسر*|مكسر*, فخوذ*|افخاذ*|زنود*|اكتاف*|سيقان* + {pain}|شاد*|متيبس*|توجع*',
    ],
  }),
  'muscle-breakdown': finding(['Muscle breakdown', 'انحلال العضلات'], {
    kind: 'disease',
    says: [
      'rhabdo, rhabdomyolysis, muscle|muscles breakdown|breaking|broken|dissolving|destroyed down? + blood|kidney|kidneys|doctor|urine|test, ck|cpk high|raised|through|elevated',
      'انحلال|تحلل عضلات|عضلي, تكسر + عضلات|عضل|عضلي, تكسير عضلات + دكتور|تحليل|تحاليل|كلي|انزيم, انزيم|انزيمات عضل|عضلات + عالي|مرتفع|عاليه|مرتفعه',
    ],
  }),
  statin: finding(['Cholesterol tablet', 'دواء الكوليسترول'], {
    kind: 'background',
    tick: ['Takes a cholesterol tablet (a statin)', 'استعمال دواء للكوليسترول (ستاتين)'],
    says: [
      'statin, statins, atorvastatin, rosuvastatin, simvastatin, lipitor, crestor, cholesterol tablet|tablets|pill|medicine, cholesterol + tablet|tablets|pill|pills|medicine|medication|meds|tab|tabs|drug|drugs|taking|med, no|any tablets apart .. statin, =and =statin',
      'ستاتين, ليبيتور, كريستور, اتورفاستاتين, حبوب|دوا|علاج كوليسترول|كولسترول, حبايه|حبه|حبوب|دوا|دواء|علاج|ادويه|ابره|برشام + كوليسترول|كولسترول|كلسترول|دهون, روزوفاستاتين|سيمفاستاتين|روسوفاستاتين|ستاتين',
    ],
  }),
  cramp: finding(['Muscle cramp', 'تقلص عضلي'], {
    tick: ['A muscle cramp that comes and goes', 'تقلص عضلي يأتي ويزول'],
    says: [
      '{leg} + cramp|cramps|cramping, {calf} + cramp|cramps|cramping|spasm, {foot} + cramp|cramps, {hand} + cramp|cramps, {muscle} + cramp|cramps|spasm, charley horse, muscle catch|catches|catching|caught|pull|pulling|knot|knots|knotting|seizing|seizes + leg|calf|foot|thigh|come|comes|coming|night, charlie|charley horse, {calf} + seize|seizes|knots|knot|locks|tightens|grabs, {leg} + seize|seizes|knots|knotting|spasm|spasms, {calf}|{leg}|{foot}|toes + goes|going|gone|went hard|rigid|rock|tight|spasm + night|minute|sleep|bed|rub|eases, woken|woke|wakes by? {calf}|cramp',
      '{calf} + شد|شدت|تشنج|تقلص|تشد, {leg} + شد|تشنج|تقلص|تشد, {muscle} + شد|تشنج|تقلص|تشد, {foot} + تشنج|تقلص|شد, {calf} + يمسك|تمسك|ماسكه|تقفل|يقفل|تعصب|تتشنج|يتشنج|شاده|يشد|تنشد|تتكعبر|مسك|قفل|تشنج, {leg} + يمسك|تمسك|تقفل|تتشنج|يتشنج|تنشد|شد|مسك|تشنج عضل, {foot} + تتشنج|تنشد|يتشنج|تقلص|تشنج, عضله|عضلات تمسك|تقفل|تشد|تنشد|تتقلص|تتشنج, شد عضلي + نوم|ليل|رجل|ساق, {calf}|{leg} + شد|تشد|يشد|تتشنج|تمسك + ليل|بالليل|نوم|اصحي|يصحيني|دقيقه|دقايق',
    ],
  }),
  'joint-pain': finding(['Joint pain', 'ألم في المفاصل'], {
    tick: ['A painful or stiff joint', 'مفصل مؤلم أو متيبس'],
    says: [
      '{joint} + {pain}, {shoulder} + {pain}, {hand} + {pain}, {foot} + {pain}, {joint} + stiff|stiffness|locks|locking|gives, {hand} + stiff|stiffness, arthritis, osteoarthritis, rheumatoid, frozen shoulder, tennis|golfers elbow, bursitis, plantar fasciitis, tendonitis, tendinitis, heel spur, trigger finger, carpal tunnel, {joint} + grind|grinding|grumble|ache|swollen|gippy|dodgy|bad|killing|paining|knackered|giving|seized, {shoulder} + grinding|clicking|killing|seized|stiff|paining, knuckles|knees|hips|joints + {swell}, {shoulder} + tight|knots|knotted|tense|tightness, big toe|toe + swollen|throb|throbbing|burning|fire|killing|red, {joint}|{shoulder} + hurts|hurting|sore|stiff|swollen|ache|aching|catching|giving way|locking|puffy|hot|red',
      '{joint} + {pain}, {shoulder} + {pain}, {hand} + {pain}, {foot} + {pain}, {joint} + تيبس|متيبس|متيبسه|تعلق, خشونه, روماتيزم, روماتويد, التهاب مفاصل|مفصل|اوتار|وتر, شوكه|مسمار كعب|عظميه, كتف متجمد, نفق رسغي, {joint} + تالم*|يولم*|توجع*|تعور*|متيبس*|يابس*|متورم*|التهاب|خشن*|احتكاك, {shoulder} + يطق|متيبس|التهاب|متجمد, {shoulder} + مشدود|مشدوده|شاد|يابس, صباع|اصبع|صبع .. كبير + وارم|منفوخ|مولع|نار|ورم, {joint} + تطقطق|بتطقطق|ناشف*|تنشف|يبس*, عشان|بسبب ركب|ركبه|ركبته|مفاصل, {joint}|{shoulder} + {pain}|تعور*|توجع*|يعور*|يوجع*|بيوجع*|وارم*|منفخ*|ورم*|يابس*|ماسك*|تخون*',
    ],
  }),
  'joint-clicks': finding(['Clicking joint', 'طقطقة في المفصل'], {
    tick: ['A joint clicks, cracks or creaks', 'مفصل يطقطق أو يصدر صوتاً'],
    says: [
      '{joint} + clicks|clicking|click|clicky|cracks|cracking|crack|creak|creaks|creaking|creaky|crunch|crunchy|crunching|crunches|pops|popping, {shoulder} + clicks|clicking|cracks|cracking|creaks|pops|popping, crack|cracks|cracking my? knuckles|fingers|neck|toes, {hand} + clicks|clicking|cracks|cracking',
      '{joint} + تطقطق|يطقطق|طقطقه|تخرخش|تطق|يطق|تفرقع|يفرقع, {shoulder} + تطقطق|يطقطق|طقطقه|يطق|يفرقع, اطقطق|يطقطق|طقطقه + {hand}, طقطقه|فرقعه .. مفاصل|ركب|اصابع|اصابيع|صوابع|رقبه, {joint} .. =صوت|=صوتها|=صوته|=اصوات, مفاصل|مفصل .. تطقطق|يطقطق|طقطقه|تفرقع|تخرخش',
    ],
  }),
  'brief-stiffness': finding(['Stiff for minutes only', 'تيبس لدقائق فقط'], {
    kind: 'comfort',
    says: [
      'stiff|stiffness|tight + gone|goes|loosened|loosens|eases|eased|better|fine|wears off + minute|minutes|mins|moving|move|stretch|stretching|shower|walk, stiff|stiffness + minute|minutes|few mins only?, better|eases|gone after|with stretch|stretching|hot shower|warm shower|massage|heat, stiff + sitting .. long|hours|car|flight, loosened|loosens|loosen|wore|wears off|up .. minutes|minute|mins|few|moving|stretch|shower, loosened|loosens within|after|once|minutes',
      'متيبس*|تيبس|يابس*|ناشف*|مشدود* + يروح|تروح|راح|تفك|فك|يخف|تخف + دقايق|دقيقتين|حركه|تحرك|حركت|تمدد|دوش, يروح|يخف|تخف مع حركه|تمدد|تمديد|دوش حار|مساج, تفك|فكت|يفك|تروح|راحت بعد .. دقايق|دقيقتين|حركه|شوي',
    ],
  }),
  'joint-locks': finding(['Locking or giving way', 'تعليق المفصل أو خيانته'], {
    tick: ['The joint locks, catches or gives way', 'المفصل يعلق أو يقفل أو يخون'],
    says: [
      'locks|locking|locked|catches|catching|gives way|giving way|gave way|buckles|buckling + {joint}, locks|catches|buckles .. stairs|walking|steps, knee gives|giving|gave way|out',
      '{joint} + تعلق|يعلق|تقفل|يقفل|تخون|يخون|تفلت',
    ],
  }),
  'hard-skin': finding(['Hard skin', 'جلد قاسٍ'], {
    tick: ['A corn, callus, or hard or cracked skin on hands or feet', 'مسمار لحم أو جلد قاسٍ أو متشقق في اليدين أو القدمين'],
    says: [
      'callus|calluses|callous|calloused|callouses, corn|corns + {foot}, hard|thick|rough|dead|cracked|dry skin + heel|heels|foot|feet|sole|soles|palm|palms|hands, cracked|cracking heels|heel, hard|thick patch|bump + sole|heel|palm|toe, bunion',
      'جلد|جلدي|جلدها قاسي|سميك|خشن|ناشف|ميت + {hand}, جلد|جلدي قاسي|سميك|خشن|ناشف|ميت + {foot}, جلد قاسي|سميك, مسمار لحم|قدم, عين سمكه, كعب|كعوب|كعبي|كعوبي + متشقق*|مشقق*|تشقق|مشققه|متشققه|ناشف, تشقق*|تشققات + كعب|كعوب|قدم|اقدام|رجولي, كالو',
    ],
  }),
  'morning-stiffness': finding(['Morning stiffness', 'تيبس صباحي'], {
    tick: ['Joints are stiff for over half an hour in the morning', 'تيبس المفاصل صباحاً أكثر من نصف ساعة'],
    says: [
      'stiff|stiffness + morning|mornings|wake|waking, stiff|stiffness|tight|seized|frozen|unseize|locked|rigid|solid + morning|mornings|wake|waking|woke|waken|up bed, tin man + morning|wake|mornings, morning|mornings + loosen|unseize|hour|mins|minutes + stiff|tight|joints|hands|knees',
      'تيبس|متيبس|متيبسه|ناشفه + صباح|صبح|اصحي|اقوم|نوم, صبح|صباح|صبحيه|صباحا|اصحي|اقوم|قوم|فايق|افيق|صحي + يابس|يابسه|يابسين|متخشب*|متصلب*|ناشف|ناشفين|جامد*|تيبس|متيبس*|مجمد|متجمد*|متكلبش*|متحجر*',
    ],
  }),
  overuse: finding(['After unusual work or sport', 'بعد عمل أو رياضة غير معتادة'], {
    tick: ['It came after unusual work, sport, lifting or typing', 'بدأ بعد عمل أو رياضة أو حمل أو طباعة غير معتادة'],
    says: [
      'after|since|from .. gym|workout|training|=run|=running|match|football|padel|lifting|typing|gardening|exercise|hike|=cleaning|=marathon|=squats, yesterday + gym|workout|training|match|football|padel|lifting|gardening|exercise|hike|=marathon|=squats, {pain} + gym|workout|squats|padel|football|typing|keyboard|lifting, overdid|overdone|overdoing, went hard|daft|mad|crazy + gym|padel|court|training|weights|run|football, paying for, after|since|from|yesterday + lifted|lifting|carried|carrying|shifting|digging|painting|decorating|squat|deadlift|tennis|swimming|crossfit|pilates|cycling|typing, after|since .. moving|moved house|furniture|boxes|sofa|stuff, gym|workout|padel|football|lifting|typing|crossfit + yesterday|after|since|started|hard|new, leg|arm|chest|back day, first day|time|session|class|week gym|training|class, hike|hiking|hiked|trek|trekking, press|push|pull|sit ups, pushups, pressups, situps, =lunges|=squats|deadlifts|=planks, spin class, stood|standing|walked|walking all? day|hours|lot|mall|far|miles|km, dancing|danced all|night, from|after|sitting .. desk|computer|laptop|keyboard, desk work|job, new trainers|running shoes, carrying|lifting .. boxes|shopping|furniture|baby|bags, helped .. move|moving, started running|jogging|gym|training|football, new exercise|workout|routine, =bowling|badminton|volleyball|basketball|rowing|riding + yesterday|after|since, first day|time|session|game|match|week back? football|padel|tennis|swimming|run|work|pilates|yoga|crossfit|cycling, first .. back football|gym|training|padel|running, back football|gym|training after, first session|class|lesson|workout|gym|ride|run|swim in|after|for year|years|ages|months, first bench|leg|squat|deadlift|pull|push day, bench|leg|squat|deadlift|pull|push|shoulder day, trainer|coach|pt + session|killed|smashed|destroyed|wrecked|bully|bullied, helping move|moving, shift|shifted|shifting|moved|moving|lugged|dragged .. pots|plants|fridge|sofa|furniture|boxes|wardrobe|bed|cylinder|machine, =squats|=pushups|=burpees|=lunges|deadlifts 50|100|200|300|400|500, work sewing|typing|cleaning|washing|ironing, so|too much|many washing|typing|ironing|sewing|scrubbing, long|whole drive|flight|shift|ride|hike|walk, after|since|from .. housework|wedding|dancing|decorating|packing|unpacking|moving|packing|drilling|sweeping|mopping|scrubbing|gaming|knitting|sewing|driving, all day on? feet|computer|laptop|phone|standing|typing, carrying|holding|lifting|rocking .. baby|toddler|child|son|daughter|kids, new job|gym|bike|bicycle|racket|programme|program|instructor|class, first time .. gym|running|padel|football|tennis|yoga|pilates|hike|ride|riding|weights, 5k|10k|half marathon|marathon|parkrun, gaming|playstation|scrolling|texting|phone|mouse + hours|thumb|wrist|neck, lifted|lifting|carried|carrying|dragged|pushed .. heavy|cylinder|boxes|furniture|sofa|fridge|bags|luggage|suitcase|water|bottles|patient, delivery|cleaner|housemaid|mason|tailor|driver job|work|duty + hands|wrist|back|knee|standing|sitting, started .. gym|running|jogging|crossfit|zumba|football|training|swimming|yoga|pilates, {pain}|stiff|sore + dug|digging|painting|raking|sawing|hoovering|ironing|knitting|climbing|skiing|skating|surfing|boxing|karate|dance, after|since|from .. bench|weights|deadlift|deadlifts|burpees|pushups|zumba|boxing|karate|horse|camel|ski|skiing|trampoline|bike|cycling',
      'بعد|من|عقب|ورا .. تمرين|جيم|رياضه|نادي|مباراه|كوره|بادل|ركض|جري|كتابه|كمبيوتر|تنظيف|هايك|تمرنت|لعبت, =امس|مبارح|امبارح|البارح + تمرين|رياضه|مباراه|كوره|بادل|ركض|هايك|تمرنت|لعبت, بعد|من|عقب|امس|ورا|بدا|بلش + شلت|شال|اشيل|يشيل|شالت|نقلت|نقلنا|نقل|حملت|حمل|رفعت|رفع|سحبت|دفعت|شيل + ثقيل|ثقيله|اغراض|عفش|صناديق|كراتين|اثاث|اكياس|غرض|انبوبه|اسطوانه|ثلاجه|غساله, بعد|من|عقب|ورا + عفش|اثاث|نقل بيت|حداده|زراعه|حديقه|سباحه|هرول*|جري|حديد|حمل اثقال|اوزان|طباعه|لابتوب|تنس|بلايستيشن|ملعب, اول يوم|مره|حصه .. جيم|نادي|تمرين|رياضه, بعد|من|عقب + ضغط صدر|بطن|سكوات|بوش اب|هايكنج|مشي طويل|مشيت|وقفه|وقوف|وقفت, مشيت|مشينا|وقفت|وقفنا وايد|كثير|كتير|ساعات|طول, من جلسه|قعده|قعدت|كثر .. مكتب|كمبيوتر|لابتوب|جوال|شاشه, يوم رجول|ارجل|رجلين + جيم|تمرين, شلنا|شلت|نقلنا|رتبنا|نظفنا .. بيت|اثاث|عفش|اغراض, رقصت|رقص + عرس|زواج|حفله, لعبت|لعب + كوره|بادل|تنس|سله|طايره + امس|مبارح|امبارح|البارحه, من كثر ما? مشينا|مشيت|وقفت|وقفنا|لعبت|شلت|ركضت|كتبت|طلعت, من كثر مشي|وقوف|لعب|شغل|كتابه|ركض, اول مره|يوم .. خيل|سنين|سنه|زمان|شهور + اركب|ركب*|لعب*|تمرن*|سبح*|ركض*|مشي*|جيم, شغل* + ماكينه خياطه|خياطه|كمبيوتر|كتابه|تنظيف|كوي|غسيل|لابتوب, اول مره اركب|ركبت|العب|لعبت|اتمرن|تمرنت, تعزيل|تنظيف|نظافه|ترتيب بيت|العيد|رمضان|شقه|مطبخ, شيل|اشيل|شايل|شايله|احمل|حامله + ولدي|بنتي|بيبي|ابني|طفل|رضيع, طول يوم|نهار + واقف|واقفه|قاعد|قاعده|كمبيوتر|لابتوب|مكتب|سياره, كثر|كتر + جوال|موبايل|تلفون|لابتوب|كتابه|سواقه|وقوف|شغل, رجعت|بديت|بدات|بلشت|رحت نادي|جيم|رياضه|تمرين|كوره|مشي, اول يوم|مره|تمرين جيم|نادي|بادل|كوره|رياضه|دوام|شغل, شلت|شال|رفعت|رفع|حملت|سحبت + ثقيل|تقيل|اسطوانه|انبوبه|كرتون|كراتين|اثاث|كنب|شنط|اغراض|ماي|صندوق|صناديق, سواقه|سقت|اسوق|سايق + طويل*|ساعات|ساعه, لعبت|لعب|العب + بادل|كوره|تنس|طايره|سله|بلايستيشن|حديد, سكوات|السكوات|اسكوات|اوزان|حديد|كروسفت|زومبا|يوغا|بيلاتس|ملاكمه + {pain}|امس|بعد|من, بعد|من|عقب|ورا .. جبل|الجبل|هايكنق|درج|سلالم|دراجه|خيل|سباحه|تجديف|=حفر|صبغ|دهان|كوي|خياطه',
    ],
  }),
  'night-pain': finding(['Bone pain at night', 'ألم عظمي ليلي'], {
    tick: ['The pain is in the bone, at rest and at night too', 'الألم في العظم، حتى عند الراحة وفي الليل'],
    says: [
      'bone + {pain}, night|nights|wakes|sleep + {pain} + {leg}, night|wakes + {pain} + {arm}, deep bone',
      'عظم|عظام|عظمه + {pain}, ليل|نوم|يصحيني + {pain} + {leg}',
    ],
  }),
  'limb-pain': finding(['Pain in an arm or leg', 'ألم في الذراع أو الساق'], {
    tick: ['Pain in an arm or leg', 'ألم في ذراع أو ساق'],
    says: [
      '{leg} + {pain}, shin splints, {arm} + {pain}, {leg} + killing|throb|aches|gives gip|paining|achy, {arm} + killing|throb|aches|paining|achy, {leg}|{calf} + cramp|shooting|sore|tender|painful|aching, shooting pain + {leg}, bum|buttock|hip + down {leg}, {foot}|heel|heels|thumb|finger + sore|paining|pain|hurts, {leg}|{foot}|{calf} + burns|burning|throbs|throbbing|paining, {leg}|{foot} + cant put|step|walk down|on, {arm}|{leg} + sore|tender|painful|stiff|heavy|aching, {calf}|{foot}|heel + {pain}',
      '{leg} + {pain}, {arm} + {pain}, {leg} + تالم*|يولم*|توجع*|تعور*, {arm} + تالم*|يولم*|توجع*|تعور*, {leg}|{foot}|{calf} + {pain}, {leg}|{foot} + =تحرق|=يحرق|=بتحرق|=وتحرق|مولعه + ليل|سكر|سكري, {foot}|كعب*|صبع|اصبع|صباع + {pain}|ويوجع|بيوجع|يدق, {leg}|{arm} + تعبان*|متكسر*|مكسر*, عرق نسا',
    ],
  }),
  'foot-ulcer': finding(['Foot sore', 'قرحة في القدم'], {
    tick: ['A sore or wound on the foot that does not heal', 'قرحة أو جرح في القدم لا يلتئم'],
    says: [
      '{foot} + ulcer|ulcers|gangrene|rotting|rotten, foot ulcer|sore|wound|infection, {wound} + foot|toe|heel + not heal|healing, sore + foot|toe|heel + open, sore + foot|toe|heel + not heal|healing, black toe|toes|heel, foot|toe|toes|heel turned|turning|going|gone|went black, wound|sore smelly|smells|smelling + {foot}, diabetic foot, {foot} + hole|sore|ulcer|raw|weeping|weepin|oozing|open|wound + week|weeks|month|months|heal|healing|closing|diabetic|ages, sore|wound|hole|ulcer|cut|blister + {foot} + not|never heal|healing|close|closing|better|healed, {foot} + not|never healing|heal|healed|closing, blister|blisters|sore|wound|cut + {foot} + broke|burst|wet|open|weeping|leaking, diabetic|diabetes|sugar + blister|sore|wound|cut|ulcer + {foot}, sandals|shoes|slippers + blister|sore|wound + {foot} + broke|wet|open|not, {foot} + crack|hole|sore|blister|cut|wound|ulcer|raw + diabetic|diabetes|sugar|smell|weeks|week|month|heal|healing|wet|black',
      '{foot} + قرحه|تقرح|متقرح|متقرحه|غرغرينا, قرحه|تقرح|جرح + قدم|رجل|كعب + ما|لا يلتيم|يطيب|يبري|يشفي, صار|صارت|لون اسود|سودا + {foot}, جرح|قرحه + ريحه + {foot}, قدم|رجل سكري|سكريه, جرح|قرحه|تقرح|حفره|فتحه|دمل + {foot} + شهر|اسابيع|شهور|زمان|سكري|سكر|ما|لا|لسا, جرح|قرحه|تقرح|حفره + {leg} + شهر|اسابيع|شهور|زمان + ما|مو|مش|لا, جرح|قرحه|تقرح + قدم|رجل|كعب|اصبع|ريل + ما|لا|مو|مش يطيب|طاب|يلحم|يلتيم|التام|يسكر|يبرا|يختم|ينشف|يتعافي|يلم|عم يلحم, سكري|سكر + جرح|قرحه|فقاعه|فقاقيع|نفطه|بثره + {leg}|{foot}|صبع|اصبع|باطن, جرح|قرحه|فقاعه + {leg}|{foot}|صبع|اصبع|باطن + ما|مو|مب|لا|ماهوب + يبرا|يلتم|يلتيم|يطيب|يسكر|تسكر|سكرت|يختم|برا|طاب, ما|مو|مب|ماهوب راضي|قاعد يلتم|يبرا|يطيب|يسكر|يلتيم, جرح|قرحه|فقاعه + {leg}|{foot}|صبع|باطن + مفتوح*|خياس|ريحه|ماي|ينز|صديد, فقاعه|فقاقيع|جرح + نعال|جزمه|حذا|صندل + سكري|سكر',
    ],
  }),
  'black-nail': finding(['Bruised nail', 'كدمة تحت الظفر'], {
    tick: ['Blood under a nail after a blow', 'دم تحت الظفر بعد ضربة'],
    says: [
      'nail|toenail|fingernail|nails + black|purple|bruised, blood under nail|toenail|fingernail, subungual, nail|nails|toenail|fingernail|thumbnail + blood|blue|dark|blackened + hit|hammer|door|dropped|under|inside|jammed|bashed|crushed|slammed, blood|bruise|bruising .. under|inside|beneath|behind .. nail|toenail|fingernail|thumbnail, nail|toenail|fingernail|thumbnail dark|blue|darker|purple under|underneath',
      'ظفر|ظفري|ظفره|اظافر|ضفر + اسود|بنفسجي|سودا|دم, ظفر|ظفري|ظفره|ضفر|اظافر|اظفر|ضفري + ازرق|ازرقت|زرقا|مزرق|كدمه|تجمع|اسودت|محقون|مدمي, دم + تحت ظفر|ضفر|اظفر',
    ],
  }),
  'nail-streak': finding(['Dark streak in a nail', 'خط داكن في الظفر'], {
    tick: ['A dark streak or spot in the nail that came without a blow', 'خط أو بقعة داكنة في الظفر بلا ضربة'],
    says: [
      'nail|toenail|fingernail + dark|brown|black line|streak|stripe|band, nail|toenail|fingernail|thumbnail|thumb + line|streak|stripe|band|stain + dark|brown|black|marker|pen|pencil|ink, line|streak|stripe|band .. up|down|along|in|on|under .. nail|toenail|thumbnail',
      'ظفر|ظفري|ضفر + خط اسود|بني|غامق|داكن, ظفر|ظفري|ضفر|ضفري|اظفر|ظفره + خط|شريط|بقعه|خطوط|عرق + اسود|بني|غامق|داكن|سودا|بنيه|غامج|طويل',
    ],
  }),
  'nail-trouble': finding(['Nail complaint', 'شكوى في الأظافر'], {
    tick: ['Thick, brittle, ingrown, torn or discoloured nails', 'أظافر سميكة أو هشة أو منغرسة أو ممزقة أو متغيرة اللون'],
    says: [
      'nail|nails|toenail|toenails|fingernail|fingernails + thin|thick|thickened|yellow|peeling|brittle|ridge|ridges|split|splitting|flaking|rough|white|soft|lines|weak|ingrown|ingrowing|torn|ripped|lifted|fungus|loose|crumbling, ingrown|ingrowing toenail|nail, hangnail, nail|nails|toenail|toenails|fingernail|fingernails + crumbly|crumble|manky|flaky|snapping|ridged|discoloured|discolored|green|falling|coming off|lifting|pitted|dents|curling|bendy|hard|ugly|grotty|gnarly|smelly|infected|chipping|breaking|break',
      'ظفر|اظافر|ظفري|اظافري|ضفر|اضافر + تتكسر|تتقصف|يتكسر|هشه|هش|متقصف|تتشقق|متشققه|تتقشر|خطوط|نقط|بقع|اصفر|صفرا|سميك|فطر|فطريات|انقلع|غارز|غارس|منغرز|تكسر|تقصف, ظفر|ظفري|اظافر|ضفر + داخل لحم, ظفر|اظافر|ظفري|ضفر|اضافر|اظفر|ضوافر|اظافير + صفر|صفره|متفتت|تتفتت|يتفتت|سميكه|متكسر*|يتكسر*|تنكسر|ضعيف*|مشقق*|متشقق*|متغير*|لونه*|متعرج*|بيضا|خشن*|طالع|متقشر*|تتقشر|يوقع|طايح|انخلع|ينبت|داخل|تفتت, ظفر|ضفر غارز|داخل|نابت, ضوافير*|ضوافر*|اظافير* + تكسر*|تتكسر|يتكسر*|تتقصف|ينكسر*|هش*',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
