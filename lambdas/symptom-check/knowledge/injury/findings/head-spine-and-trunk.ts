import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  injury: finding(['Injury', 'إصابة'], {
    tick: ['Hurt by a fall, a blow or an accident', 'إصابة بسقوط أو ضربة أو حادث'],
    says: [
      '{hit}, injury, injured, in|after|since|had|car|bike|road|work|bad|major|small|minor|horse|sports accident, accident + hurt|injured|pain|happened|work|yesterday, beaten|beat up|by, prang, battered, came off|a cropper, tumble|tumbled, hurt|injured .. falling|fight|playing, on|to head + fell|fall|hit|dropped, nail|screw|glass|knife|blade|door|hammer|ball + went|go|hit|cut|got|caught + {hand}|{foot}|{leg}|{arm}|{head}, stepped|trod on nail|glass|urchin|rake|plug, twisted|rolled .. ankle|knee|wrist, caught .. in|on|by door|drawer|machine|fence|gate, crashed|crash into, got|took ball|elbow|knee|knock|kick|punch|whack|bump, knocked|clipped|smashed|bruised|twisted|=crushed|trapped + {hand}|{foot}|{leg}|{arm}|{joint}|{chest}|{head}, trip|tripped|tripping over|on|down, hurt|injured|injure {hand}|{foot}|{leg}|{arm}|{joint}|{back}|{head}|{shoulder}, after .. fall|tackle|crash|knock|blow|bump|punch, came|come down hard|badly|awkwardly, took .. tumble|spill|fall',
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
    tick: [
      'Thrown out, run over, rolled over, trapped, or hit while walking',
      'سقط المصاب خارج المركبة أو دُهس أو انقلبت به أو انحشر فيها أو صُدم وهو يمشي',
    ],
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
    tick: [
      'Stabbed, shot or pierced in the trunk, neck, head or groin',
      'طعن أو طلق ناري أو اختراق في الجذع أو الرقبة أو الرأس أو أعلى الفخذ (المغبن)',
    ],
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
} as const satisfies Readonly<Record<string, Finding>>;
