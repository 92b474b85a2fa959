import { type Finding, finding } from '../kinds.ts';

/** Kidneys, bladder, the organs of men and women, breasts. */
export const findings = {
  // Kidneys and urine
  'flank-pain': finding(['Pain in the flank', 'ألم في الخاصرة'], {
    tick: ['Pain in the side of the back, between the ribs and the hip', 'ألم في جانب الظهر بين الأضلاع والورك'],
    says: [
      '{flank} + {pain}, renal|ureteric|kidney colic, kidney|kidneys + hurt|hurting|killing|throbbing, side lower? back + {pain}, below|under ribs + back + {pain}, side .. back + {pain}, {back} + left|right|one side + {pain}, left|right side .. lower|mid|middle? back + {pain}, {pain} + between ribs hip, {pain} + round|around|into|behind back|side + rib, {pain} + back + under|below|beneath rib|ribs, side waist + {pain}, {pain} + side waist, renal angle, {pain} + side + kidney',
      '{flank} + {pain}, مغص|وجع|الم كلوي, كلاوي|كلوتي|كليتي|كلوه|كلاويه + {pain}, خاصره|خواصر|خاصرتي + {pain}, جنبي|جنبه|جنبها + {pain}, {pain} + ظهر جنب, {pain} + ورا|خلف + ضلوع|اضلاع|جنب, {pain} + جنب + ظهر, {pain} + خصر|خصري|خصره|الخصر, {pain} .. =وسطي|=وسطه|=وسطها, =وسطي|=وسطه|=وسطها .. {pain}, كلاوي|كلوتي|كليتي|كلوه|كلاويه + تاكلني|تذبح|تحرق|نغز|تشد, صلبي + {pain}, حريق|حرقان|شده + جنب|خاصره',
    ],
  }),
  'kidney-stone': finding(['Kidney stone', 'حصى الكلى'], {
    kind: 'disease',
    tick: ['A kidney stone is known', 'حصوة معروفة في الكلى'],
    says: [
      'kidney|renal|ureteric|ureter|bladder stone|stones|calculi, passing|passed stone, stone in kidney|ureter, stones in kidney|kidneys, stone|stones|rock|rocks|gravel|calculus|calculi .. kidney|kidneys|ureter|bladder, kidney|renal|kidneys .. stone|stones|rock|rocks|gravel, nephrolithiasis, urolithiasis, renal calculus|calculi, passed|passing gravel|grit|stone, stone|stones + ureter|urinary',
      'حصوه|حصوات|حصاه|حصي + {flank}, حصوه|حصوات|حصاه|حصي + بول|حالب|مثانه|ظهر, رمل|املاح كلي|كليه, حصو|بحص|بحصه|بحصات|حصوه|حصوات|حصيات|حصي|حصاه|رمل|رمله|املاح|كلس + كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين|بول|حالب|مثانه, حجر|حجره|حجاره|احجار .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين|حالب|بول, كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين .. حجر|بحص|حصو|حصوه|حصي, ترسبات|املاح + كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين|بول',
    ],
  }),
  'pain-to-groin': finding(['Pain to the groin', 'ألم يمتد إلى أصل الفخذ'], {
    tick: ['The pain comes in waves, or goes down to the groin', 'الألم يأتي على موجات أو ينزل إلى أصل الفخذ'],
    says: [
      'loin groin, {spreading} + groin, {flank} + groin, {pain} + waves|wave, comes|coming|come waves|wave|surges|bouts|spasms|episodes, pain + surges|spasms|bouts, {spreading} + leg joins|meets body, {spreading} + testicle|testicles|=balls|labia|inner thigh|private|privates, {flank}|back|side + down|to|into + =balls|private|testicle|testicles|thigh, waves pain, comes goes|go waves, {pain} + comes goes',
      '{spreading} عانه, {spreading} علي|الي|لين|لحد|ناحيه عانه, {pain} .. {spreading} .. عانه, {pain} + نازل + عانه|خصيه|تحت, {spreading} + اصل فخذ|مغبن, {pain} + موجات|نوبات, {pain} + روح رجع|يجي, {spreading} + خصيه|محاشم|خصاوي|بيضات|تناسلي|خصيتي|خصيته, {flank} + {spreading} + فخذ|تحت|عانه|مغبن|خصيه, {flank} + فخذ|عانه|مغبن|محاشم|خصيه, {pain} + موجه|دفعات|نوبه|طلعات, تمشي تجي, يمشي يجي, يجي|تجي|ييجي|بيجي|يروح|تروح روح|تروح|يجي|تجي + {pain}|{flank}, يهبط|تهبط|هابط|يسمع|مسمع + {flank}|فخذ|عانه',
    ],
  }),
  'one-kidney': finding(['One kidney', 'كلية واحدة'], {
    kind: 'background',
    tick: ['Only one kidney, or a transplanted one', 'كلية واحدة فقط أو كلية مزروعة'],
    says: [
      'one|single|solitary kidney, kidney transplant|transplanted|removed, donated kidney, nephrectomy, removed|took|lost|taken|cut|donated|gave|given|missing .. kidney, kidney .. removed|taken out|donated, born with one|only|single, only|single working|functioning|good|left|right? kidney, one working|functioning|good|left kidney, transplanted|transplant|new|donor kidney, kidney transplant|graft, kidney from brother|sister|donor|mother|father|wife, other kidney not|gone|missing|removed|dead, second kidney not|gone|removed, renal transplant|agenesis',
      'كليه وحده|واحده, زرعت|زراعه|زارع كلي|كليه, تبرعت كليه|كلي, شال|شالوا|استيصال كليه, كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين + وحده|واحده|وحيده, شايل|شايلين|شالوا|شلت|شيلت|شلنا|استاصل|استاصلوا|انشالت|مشيول|مشيوله|شال|نزع|نحيت .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين, كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين .. انشالت|مشيوله|مستاصله|مزروعه|مزروع, تبرع|متبرع|تبرعت|اتبرعت|متبرعه .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين, زرع|زارع|زارعين|زراعه|مزروع|زرعولي|زرعوا .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين, عايش|اعيش|عايشه|مخلوق|مولود .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين + وحده|واحده|يمين|يسار',
    ],
    implies: ['kidney-disease'],
  }),
  'kidney-disease': finding(['Kidney disease', 'مرض في الكلى'], {
    kind: 'background',
    tick: ['A known kidney disease, or dialysis', 'مرض معروف في الكلى أو غسيل كلى'],
    says: [
      'dialysis, hemodialysis, haemodialysis, ckd, esrd, kidney failure|disease|problem|problems|patient, renal failure|disease|patient, weak kidney|kidneys, kidney|kidneys|renal + failing|failed|packed|insufficiency|impairment|function|damaged|chronic|nephritis|stage|shrunk|gave up|bad, kidney|kidneys not working|work|functioning, creatinine + high|raised|up|sky|elevated, nephritis, nephrotic, glomerulonephritis, polycystic kidney|kidneys, nephrologist, kidney|kidneys wash|washing|cleaning|machine|specialist|doctor, egfr',
      'غسيل كلي|كلوي, يغسل|اغسل|تغسل كلي, فشل كلوي|كلي, قصور كلوي|كلي, مرض|مريض|مشاكل كلي|كليه|كلوي, ضعف كلي|كليه, كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين + تعبان|تعبانه|تعبانين|ضعيفه|ضعاف|فشل|فاشله|قصور|خربان|خربت|تالفه|واقفه|عطلانه|مزمن, كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين + ما تشتغل|شغال|شغاله|عمل|يشتغلون|تعمل|خدام, كرياتين|كرياتنين|كيراتنين|كرياتينين|كرياتينين + عالي|مرتفع|زايد|طالع, قصور + كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين, غسيل|يغسل|تغسل|اغسل|بغسل|غسل .. كلوه|كليه|كلي|كلا|كلاوي|كلوتي|كلوته|كليته|كليتي|كلاويه|كليتين|كلاه, روح|يروح|تروح|اروح|بروح غسيل, جلسه|جلسات غسيل, مريض غسيل, دياليز, دكتور|اخصايي كلي',
    ],
  }),
  'side-pain': finding(['Pain in the side', 'ألم في الجنب'], {
    says: [
      '{pain} in|on|down side, side {pain}, {pain} side',
      '{pain} + جنب|جنبي|جنبه|جنبها|خاصره, مكان كليه|كلوه|كلي + {pain}|واجعني|يوجعني',
    ],
  }),
  'urine-burning': finding(['Burning urine', 'حرقة في البول'], {
    tick: ['Burning or pain on passing urine', 'حرقة أو ألم عند التبول'],
    says: [
      'dysuria, =uti, =utis, cystitis, urinary|urine|=water|bladder|waterworks infection, infection in urine|bladder, {pees} + {burns}, pee|peeing|urine|urinate|urinating|urination|wee|weeing|micturition + {pain}, smelly|cloudy|foul pee|urine|wee, pee|urine|=wee + =smells|=smelly|cloudy|stinks, bladder + {pain}, {pees} + {pain}, {pees} + fire|hot|razor|razors|glass|acid|lava|knife|knives|needles|flames|barbed, {pees} + fire|razor|razors|glass|acid|lava|knife|knives|needles|flames, {pees} + =smell|stink|stinks|reeks|cloudy|murky|foul|fishy|pong, waterworks + {burns}, {cry} + when|every|while .. {pees}, water infxn, urine infxn|infect, tract infection, {burns} .. when|while|every|each|after .. {pees}, {pees} stings|burns|hurts|stinging|burning, cry|cries|crying|screams|scream .. stings|burns|hurts .. {pees}, {pees} infection|infxn, =cloudy|=murky {pees}, passing|pass urine|water .. stings|burns|hurts',
      'التهاب بول|مسالك|مثانه|مجاري, عسر تبول, {urine} + {burns}, بول|تبول|ابول|يبول|مسالك + {pain}, بول|بولي + ريحته|ريحه|عكر, =نار + بول|ابول, مسالك ملتهبه, {pees} + {pain}, {pees} + {burns}, {pees} + =نار|=ونار|لسع|يلسع|لاسع|شطه|فلفل|حامي|كاوي|يكوي|حرقان|محروق, {pees} + ريحه|ريحته|ريحتها|عكر|خاثر|معكر, {cry} + {pees}, ميكروب|جرثومه|صديد|بكتيريا + بول, حرقه|حريق + {pees}, حرقه|حريق + مسالك|مجاري, {cry}|يصيح|تصيح|يبكي|تبكي + حمام + حرق|يحرق|تحرق|{burns}, {burns}|يحرقني|تحرقني|يحرقها + حمام|تواليت, حرقان|حرقه|بيحرق|يحرق + وانا|لما|اذا|كل + {pees}|حمام|تواليت',
    ],
  }),
  'urine-often': finding(['Frequent urine', 'كثرة التبول'], {
    tick: ['Passing urine far more often than usual', 'التبول أكثر من المعتاد بكثير'],
    says: [
      'pee|urinate|wee|urine|urination + often|frequent|frequency|constantly|nonstop, pee|urinate|wee lot|loads|more, pee|urinate|wee + every hour|half|ten, pee|urinate|wee + all time, pee|urinate|wee + too much, frequency urgency, urgency frequency, urinary frequency|urgency, keep|keeps peeing|weeing|urinating, running|rushing toilet pee|wee, polyuria, {pees} + often|frequent|frequently|constantly|constant|nonstop|loads|=hourly|lot|too much, {pees} + more than usual|before|normal, {pees} + many|so times, {pees} + every .. minutes|mins|min|half|hour|hr, {pees} + up down|and down, {pees} + again again, keep|keeps {pees}, need|needing|want|going {pees} again|all time, toilet|loo|bathroom|washroom|restroom + {pees} + too much|every|up|keep|day night|constantly|running|nonstop|often|times|again, cant stop .. {pees}, not stop {pees}, living in toilet|loo, bladder + tiny|overactive|peanut|small, too much .. toilet|washroom|bathroom .. urine, toilet toilet, up|gets|getting|get|wakes|wake .. times|hourly|hour .. night|nightly, up|gets|getting|wakes|wake .. night .. times|four|five|six|several, {pees} .. all time|day|night, {pees} every .. hour|minutes|mins, loo|toilet|bathroom every .. hour|minutes|mins, running|rushing|back forth|keeps .. loo|toilet|bathroom .. every|minutes|{pees}, never out|off loo|toilet|bathroom, {pees} again|more, {pees} .. times .. night|day|hour, small|tiny amounts .. {pees}',
      'كثره|تكرار|تردد تبول|بول, {urine} كثير|واجد|هوايه|متكرر, بول|تبول + كل شوي|شويه|ساعه, رايح جاي حمام, ادخل|اروح|يدخل|تدخل|يروح|تروح حمام + كل شوي|شويه|ساعه, {pees} + كل شوي|شويه|ساعه|نص|خمس|عشر|ربع|دقيقه|دقايق|دقيقتين|حين|5|10|15|20|30, {pees} وايد|كثير|هواي|هوايه|واجد|بزاف|برشا|زايد, وايد|كثير|بزاف|برشا {pees}, {pees} .. وايد|كثير|بزاف|برشا, {pees} + مرات|مره كثيره, حمام|تواليت|توالت|دوره مياه|مرحاض|بيت راحه + كل شوي|شويه|دقيقه|نص|خمس|عشر|ساعه, رايح|طالع|داخل|رايحه راجع|جاي|جايه|داخل حمام|تواليت, كل .. دقايق|ساعه|شوي + {pees}, كل شوي|شويه|ساعه|دقيقه رايح|رايحه|داخل|داخله|داش|داشه|يروح|تروح|اروح|يدخل|تدخل|بدخل|بروح|يدش|تدش حمام|تواليت|دوره, يقوم|بيقوم|تقوم|بتقوم|اقوم|بقوم|يصحي|استيقظ|اصحي|يستيقظ|انهض|كنفيق|بفيق|يفيق + مرات|مره|مرتين|اربع|خمس|ست + {pees}|حمام|تواليت|توالت, مرات|مره + ليل|ليله + {pees}|حمام|تواليت, مرات|مره .. يوم|ليل .. {pees}',
    ],
  }),
  'blood-in-urine': finding(['Blood in the urine', 'دم في البول'], {
    tick: ['Blood in the urine, or red or pink urine', 'دم في البول أو بول أحمر أو وردي'],
    says: [
      'hematuria, haematuria, pee|peeing|urine|urinating|urinate|wee|weeing|urination + {blood}, pee|urine|wee + red|pink|reddish|rusty, passing|passed blood + urine|pee, {pees} + {blood}, {pees} + red|pink|reddish|pinkish|rose|rosé|wine|ketchup|tomato|cherry|beetroot|beet|claret|crimson|rusty, toilet|bowl|loo .. pink|pinky|pinkish|rosé|rose, {pees} .. look|looks|looked|looking .. pink|red|wine|rosé|blood|cola|ketchup, pink|red|bloody {pees}, pink|red|blood .. wipe|wiped|wiping + {pees}, {pees} .. pinky|reddish|pinkish|purple',
      '{blood} + بول|تبول|ابول|يبول|تبوله, بول|بولي|بوله|بولها + احمر|حمرا|وردي|محمر|دموي, ابول|يبول|تبول دم, {pees} + {blood}, {pees} + احمر|حمرا|حمره|وردي|زهري|شمندر|نبيذ|عنابي|دموي|محمر, مغسول لحم + {pees}, بول .. لون|لونه وردي|احمر|زهري|بنفسجي|عنابي|ورديه',
    ],
  }),
  'urine-clots': finding(['Clots in the urine', 'تجلطات في البول'], {
    tick: ['Blood clots come with the urine', 'تنزل مع البول كتل من الدم'],
    says: [
      'clots|clot + urine|=pee|=wee|peeing|bladder, {pees} + clot|clots|jelly, {pees} + blob|blobs|lumps|chunks|stringy|strings|pieces|bits + {blood}|red|liver, clot|clots|blobs .. when .. {pees}',
      'كتل|تجلط|تجلطات|جلط + بول|تبول|ابول, =قطع دم|متجلطه|متخثره + بول|تبول|ابول, {pees} + خثره|خثرات|متخثر|جلط|جلطات|جلطه|تجلط|تجلطات|متجلط|متجلطه|علق, {pees} + كتل|كتله|=قطع|=وقطع|قطعه|متجمد|مجمد|مجمدين|جامد|خيوط|طراف|تخين + {blood}, {pees}|بول|وياالبول + جلط|متجلط|متجلطه|خثره|خثرات|تجلط',
    ],
    implies: ['blood-in-urine'],
  }),
  'dark-urine': finding(['Dark urine', 'بول داكن'], {
    tick: ['Urine as dark as tea or cola', 'بول داكن كالشاي أو الكولا'],
    says: [
      'urine|=pee|=wee + dark|brown|=coloured|=colored|orange, urine|=pee|=wee|{pees} + like|colour|color|=as|looks|looking|turned|came + tea|cola|coke|coffee|black|pepsi|karak, tea|cola|coke|coffee|pepsi colour|color|coloured|colored {pees}, {pees} tea|cola|coke|pepsi|coffee|black, {pees} + dark|brown|amber|orange|molasses|mahogany|guinness|stout|treacle|gravy|whisky|chai|syrup|brownish, dark yellow {pees}, {pees} dark yellow',
      'بول|بولي|بوله|بولها|تبول + غامق|غامج|داكن|=بني|=شاي|=الشاي|=كالشاي|=شاهي|=جاي|كولا|ببسي|اسود, بول لون متغير, لون بول متغير, {pees} + غامق|غامج|غامقه|قاتم|داكن|=بني|=شاي|=الشاي|=شاهي|=جاي|كرك|كولا|بيبسي|ببسي|كوكا|قهوه|اسود|سودا|خمري|برتقالي|متغير لون, {pees} + لون|لونه|لونها بيبسي|ببسي|شاي|كولا|قهوه|غامق, بوله|بولي|بولها .. بيبسي|ببسي|شاي|كولا|قهوه',
    ],
  }),
  'drank-little': finding(['Drank little', 'قلة الشرب'], {
    kind: 'comfort',
    tick: ['Little was drunk, or much was sweated', 'شرب قليل أو تعرق كثير'],
    says: [
      'not drinking|drunk|drank|drink enough|much|water, little water + drink|drank|drunk|drinking|day|today|all, barely drink|drank|drinking, forgot drink, barely|=hardly|scarcely .. water, barely|=hardly|scarcely|little|few .. drink|drinks|drinking|drunk|drank|sip|sips|fluid|fluids, =only .. sip|sips|glass|cup .. water|tea|day|today|fluid, not .. drunk|drinking|drink|drank .. much|enough|water|all|today, not .. enough|much water|fluid|fluids|liquid|liquids, forgot|forget|forgetting .. drink|water, one|two|few|couple glass|glasses|cup|cups|sips .. day|today|water, drink|drinking|drank less|little|nothing, sweat|sweating|sweated + buckets|loads|litres|tons, no water all|since|today, =fasting, no water|drink|drinks since|all|until|till, sweated|sweating .. lot|loads|all day|buckets, working|worked .. sun|heat|outside .. all|day|long',
      'ما .. شرب|اشرب|شربت + ماي|ماء|ميه|مويه|كفايه, شرب قليل, قله شرب,  شرب|اشرب|يشرب|تشرب|بشرب|شربت + قليل|قليله|ناقص, ما .. شرب|اشرب|يشرب|تشرب|شربت, كاس|كاسه|كوب|قلاص|غلاص|كلاص + وحده|واحد|واحده|بس, قله|قليل .. ماي|سوايل|شرب|ميه|مويه|مي|ماء, ناسي|نسيت|انسي .. شرب|ماي|ماء|ميه|مويه|اشرب, ماي|ماء|ميه|مويه|سوايل|مي + قليله|قليل|شويه|شوي|نص + شرب|=اشرب|=يشرب|=تشرب|=بشرب, عرقت|اعرق|تعرق وايد|كثير, صايم, صايمه, صيام, =صمت|=صمنا, عرقت .. كثير|وايد, شمس + طول نهار|يوم',
    ],
  }),
  'much-drunk': finding(['Coffee, tea or much to drink', 'قهوة أو شاي أو شرب كثير'], {
    kind: 'comfort',
    tick: ['It began after much coffee, tea, fizzy drink or water', 'بدأ بعد قهوة أو شاي أو مشروبات غازية أو ماء كثير'],
    says: [
      'coffee|coffees|espresso|espressos|tea|teas|cola|colas, energy drink|drinks, watermelon, extra water',
      'قهوه|كوفي|كرك|شاي|شاهي|نسكافيه|كولا|ببسي|بيبسي, مشروب|مشروبات طاقه|غازيه, بطيخ|=رقي|=الرقي|=جح',
    ],
  }),
  'coloured-food': finding(['Food or vitamin that colours the urine', 'طعام أو فيتامين يلوّن البول'], {
    kind: 'comfort',
    tick: ['Beetroot, asparagus, vitamins or food dye in the last two days', 'شمندر أو هليون أو فيتامينات أو صبغة طعام في آخر يومين'],
    says: [
      'beetroot, beetroots, beets, =beet, rhubarb, blackberries, dragon fruit, asparagus, vitamin|vitamins, multivitamin, multivitamins, food dye|colouring|coloring, berocca, dragonfruit, dragonfruits, pitaya, black|blue berries|currants, blackcurrant, blueberries, borscht, food colour|color|colours|dyes|dye, blue|green|purple|red|rainbow|coloured|colored|pink|black .. cake|icing|frosting|candy|sweets|drink|juice|slush|slushy|slushie|jelly|cereal|ice|lolly|lollies|gummies, icing|frosting + blue|green|red|coloured, b complex, multi vit|vits, b12 tablets|tablet, energy tablets, red velvet, candy floss',
      'شمندر, بنجر, شوندر, باربا, هليون, فيتامين, فيتامينات, صبغه طعام, بيتروت, بيت روت, سلطه بنجر, دراغون|دراجون|تنين فروت, فاكهه تنين, فيتامين|فيتامينات|ملتي, توت|كيك|عصير|حلاوه|حلويات|ايسكريم|سلاش ملون|ملونه|ازرق|احمر|اخضر|زرقا, =فوارات|=فوار, بي كومبلكس, ب12',
    ],
  }),
  'urine-odd': finding(['Odd colour or smell of the urine', 'لون أو رائحة غير معتادة للبول'], {
    says: [
      '{pees} + bright|neon|fluorescent|luminous, {pees} smells|smell funny|odd|strange|weird|different, {pees} + funny|odd|strange|weird|different smell|colour|color, bright yellow {pees}, {pees} dark? yellow, {pees} .. pink|pinky|pinkish|purple|green|blue|neon|shining|shiny|glowing|glow|glows|highlighter|lime|luminous|fluorescent, {pees} .. bright|strong|funny .. yellow|colour|color, toilet|bowl|loo .. pink|pinky|pinkish|green|blue|neon, {pees} + smell|smells|smelly|whiffy|whiff|pong|stinks + asparagus|strong|coffee|funny',
      '{pees} + اصفر فاقع|فسفوري|قوي, {pees} .. ريحه|ريحته غريبه|مختلفه|قويه, {pees} .. لون|لونه غريب|مختلف|فسفوري|اصفر, {pees} + يلمع|فسفوري|فوسفوري|نيون|فلورسنت|مشع|وردي|اخضر|ازرق|زهري|بنفسجي|ورديه, {pees} .. لون غريب|متغير|مختلف',
    ],
  }),
  'urine-cleared': finding(['Urine pale again after drinking', 'عاد البول فاتحاً بعد الشرب'], {
    kind: 'comfort',
    tick: ['The urine became pale again after drinking', 'عاد لون البول فاتحاً بعد الشرب'],
    says: [
      '{pees} .. clear|clearer|pale|paler|lighter|normal|yellow again|now, {pees} .. back normal|yellow|clear|pale, gone|went|going back yellow|clear|pale|light, drank|drinking|drink|drunk|water + clear|clearer|pale|paler|lighter|normal + {pees}|again|now|after, second|next|later|now {pees} .. normal|clear|pale|fine',
      '{pees} .. افتح|فاتح|صافي|شفاف, صار|رجع|صارت|رد|عاد افتح|فاتح|صافي|شفاف, شربت|اشرب|شرب|شربنا + افتح|فاتح|صافي|شفاف|طبيعي, {pees} .. رجع|صار|عاد طبيعي|عادي|فاتح|صافي',
    ],
  }),
  'no-urine': finding(['Cannot pass urine', 'عدم القدرة على التبول'], {
    tick: ['No urine comes, or only drops, though there is an urge', 'لا يخرج البول أو تخرج قطرات فقط رغم الحاجة إليه'],
    says: [
      'cant even|really|properly|actually|seem? pee|wee|urinate|void, cant pass|passing|start .. water|urine|pee|wee, urinary|urine retention, retention urine, not pass|passed|passing any? urine|water, not peed|urinated|weed, no urine|pee|wee + since|for|hours|today|yesterday|day|output|out|come|passed|all, nothing comes out + pee|urine|wee|toilet, bladder full|bursting + cant|nothing, only|few drops + pee|urine|wee, not peeing|urinating, {pees} .. not coming|come|comes, {pees} .. wont|not come|flow|start|go, {pees} .. nothing comes|coming|out|happens|came, nothing comes|coming|out .. {pees}, {pees} .. cant start|pass|empty|go|manage|make|force|squeeze, cant {pees}, cant really|even|properly|actually|seem|pass|start|go|manage|do .. {pees}, cant|unable .. empty bladder, bursting|desperate .. cant|nothing|zilch, =only|just .. drop|drops|dribble|trickle .. {pees}, {pees} .. =only|just few? drop|drops|dribble, not|no|single drop .. {pees}, not drop .. out, {pees} .. stuck|blocked, bladder .. stuck|blocked|lockdown|locked, no {pees} + coming|come|out|since|today|hours|all, not {pees} + since|hours|today|all|yesterday, {pees} stopped|stop completely|coming|altogether, not {pees} all|since|for, want|wanting|need|trying|try|urge|desperate .. {pees} + cant =go|start|pass|nothing, not managed|manage|managing .. {pees}, only|just few|little? dribble|dribbles|drips|trickle|trickles, strain|straining|push|pushing .. any {pees}, stood|standing|stand|sat|sitting .. ages|hours|forever .. {pees}|loo|toilet, not|cant .. proper|decent {pees}, trying .. {pees} .. nothing|cant|drops, {pees} .. dribbles|drips|drops .. since|only|just, bladder .. bursting|full|tight, nothing .. when .. {pees}, not able .. {pees}, cant|not make|making|made|do|doing|did .. urine|=pee|=wee|=weewee, drop drop, urine|pee .. drop drop, no .. in|into catheter? bag + hours|since|hour',
      'احتباس|انحباس|حبس|حصر|انحصار بول, لا .. قدر|عرف .. تبول|ابول|يبول, لا .. قدر|عرف سوي|عمل|طلع|نزل|خرج بول, لا .. طلع|نزل|يجي|خرج مني|منه|معي|معه? بول|قطره|نقطه, بول|بولي|بوله + محصور|محبوس|محتبس|انحبس|انقطع|مسكر|مسدود, محصور|مزنوق + حمام|بول|ابول|تبول, قطرات|نقط بس|فقط + بول|تبول, مثانه + مليانه|منفوخه|بتنفجر, ما بال, {pees} .. ما .. طلع|نزل|خرج|يجي|راضي|ينزل, حمام|تواليت .. ما .. ينزل|يطلع|نزل|طلع .. بول|شي, ما .. قدر|عرف|عارف|راضي|ستطيع|نجم {pees}, ما .. قدر|عرف|عارف|راضي|ستطيع|نجم اعمل|اطلع|افضي|انزل|اسوي {pees}, ابي|بدي|عايز|ودي|ابغي|اريد|محتاج|حاسس .. {pees} .. ما .. قدر|عارف|عرف, {pees} + محبوس|محصور|محتبس|منحبس|انحبس|منقطع|انقطع|انسد|مسدود|مسكر|حابس|متحصر, نقطه|قطره|نقطتين|نقط نقطه|قطره|نقط, {pees} + نقطه|نقطتين|قطره|قطرتين, محصور|محصوره|حصران|مزنوق|مزنوقه + {pees}, مثانه|مثانتي|مثانته + منتفخه|ممتليه|متروسه|منفوخه|مليانه|تنفجر, ما =بولت|=بالت|=بال|=تبولت|=تبول|=بلت|=طرطر|=شخيت|=شخ|=بولنا, ماكو|مافي|مافيه|مفيش|مابي بول, ما .. ينزل|طلع|نزل|خرج|يجي .. {pees}, {pees} + واقف|موقف, واقف|قاعد|اقف|يقف .. طويل|طويلا|ساعه|وقت|كثير .. {pees}|ينزل .. ما|بدون|نقط',
    ],
  }),
  'no-urine-long': finding(['No urine for long', 'لا بول منذ ساعات'], {
    tick: ['No urine for 12 hours or more', 'لا بول منذ 12 ساعة أو أكثر'],
    says: [
      'no|without urine|pee|peeing + since yesterday|morning|last, no|without urine|pee|peeing + all day|night, no|without urine|pee|peeing + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h, no|without urine|pee|peeing + many|several hours, not peed|urinated|weed + since yesterday|morning|last, not peed|urinated|weed + all day|night, not peed|urinated|weed + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h, not peed|urinated|weed + many|several hours, not|cant pass .. urine|water + since yesterday|morning|last, not|cant pass .. urine|water + all day|night, not|cant pass .. urine|water + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h, not|cant pass .. urine|water + many|several hours, cant pee|wee|urinate + since yesterday|morning|last, cant pee|wee|urinate + all day|night, cant pee|wee|urinate + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h, cant pee|wee|urinate + many|several hours, no|without|zero {pees} + since yesterday|morning|last|evening|dawn|night, no|without|zero {pees} + all|whole|entire day|night, no|without|zero {pees} + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h|hour|hr, no|without|zero {pees} + many|several|twelve|fourteen|sixteen|eighteen|twenty hours, no|without|zero {pees} + from yesterday|morning|night|last|evening, no|without|zero {pees} + half day, not {pees} + since yesterday|morning|last|evening|dawn|night, not {pees} + all|whole|entire day|night, not {pees} + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h|hour|hr, not {pees} + many|several|twelve|fourteen|sixteen|eighteen|twenty hours, not {pees} + from yesterday|morning|night|last|evening, not {pees} + half day, not passed|passing|produced|made|been .. {pees} + since yesterday|morning|last|evening|dawn|night, not passed|passing|produced|made|been .. {pees} + all|whole|entire day|night, not passed|passing|produced|made|been .. {pees} + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h|hour|hr, not passed|passing|produced|made|been .. {pees} + many|several|twelve|fourteen|sixteen|eighteen|twenty hours, not passed|passing|produced|made|been .. {pees} + from yesterday|morning|night|last|evening, not passed|passing|produced|made|been .. {pees} + half day, cant {pees} + since yesterday|morning|last|evening|dawn|night, cant {pees} + all|whole|entire day|night, cant {pees} + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h|hour|hr, cant {pees} + many|several|twelve|fourteen|sixteen|eighteen|twenty hours, cant {pees} + from yesterday|morning|night|last|evening, cant {pees} + half day, nothing .. {pees} + since yesterday|morning|last|evening|dawn|night, nothing .. {pees} + all|whole|entire day|night, nothing .. {pees} + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h|hour|hr, nothing .. {pees} + many|several|twelve|fourteen|sixteen|eighteen|twenty hours, nothing .. {pees} + from yesterday|morning|night|last|evening, nothing .. {pees} + half day, {pees} .. nothing + since yesterday|morning|last|evening|dawn|night, {pees} .. nothing + all|whole|entire day|night, {pees} .. nothing + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h|hour|hr, {pees} .. nothing + many|several|twelve|fourteen|sixteen|eighteen|twenty hours, {pees} .. nothing + from yesterday|morning|night|last|evening, {pees} .. nothing + half day, not drop + since yesterday|morning|last|evening|dawn|night, not drop + all|whole|entire day|night, not drop + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h|hour|hr, not drop + many|several|twelve|fourteen|sixteen|eighteen|twenty hours, not drop + from yesterday|morning|night|last|evening, not drop + half day, no drop + since yesterday|morning|last|evening|dawn|night, no drop + all|whole|entire day|night, no drop + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h|hour|hr, no drop + many|several|twelve|fourteen|sixteen|eighteen|twenty hours, no drop + from yesterday|morning|night|last|evening, no drop + half day, {pees} not come|coming + since yesterday|morning|last|evening|dawn|night, {pees} not come|coming + all|whole|entire day|night, {pees} not come|coming + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h|hour|hr, {pees} not come|coming + many|several|twelve|fourteen|sixteen|eighteen|twenty hours, {pees} not come|coming + from yesterday|morning|night|last|evening, {pees} not come|coming + half day, last|lastly .. {pees} + yesterday|morning|night',
      'لا بول|تبول|ابول|بال|بلت + امس|صبح|ساعات, لا بول|تبول|ابول|بال|بلت + يوم كامل, لا .. قدر .. تبول|ابول + امس|صبح|ساعات, لا .. طلع|نزل|خرج بول + امس|صبح|ساعات, ما|بدون|بلا {pees} + امس|البارحه|البارح|بارح|مبارح|الصبح|صبح|فجر|عصر|ساعات|ليل, ما|بدون|بلا {pees} + يوم|نهار|ليل كامل|كله, ما|بدون|بلا {pees} + طول يوم|ليل|نهار, ما|بدون|بلا {pees} + 10|12|13|14|15|16|18|20|24|36 ساعه|ساعات, ما .. قدر|عرف {pees} + امس|البارحه|البارح|بارح|مبارح|الصبح|صبح|فجر|عصر|ساعات|ليل, ما .. قدر|عرف {pees} + يوم|نهار|ليل كامل|كله, ما .. قدر|عرف {pees} + طول يوم|ليل|نهار, ما .. قدر|عرف {pees} + 10|12|13|14|15|16|18|20|24|36 ساعه|ساعات, ما .. طلع|نزل|خرج|جا .. {pees} + امس|البارحه|البارح|بارح|مبارح|الصبح|صبح|فجر|عصر|ساعات|ليل, ما .. طلع|نزل|خرج|جا .. {pees} + يوم|نهار|ليل كامل|كله, ما .. طلع|نزل|خرج|جا .. {pees} + طول يوم|ليل|نهار, ما .. طلع|نزل|خرج|جا .. {pees} + 10|12|13|14|15|16|18|20|24|36 ساعه|ساعات, {pees} .. ما طلع|نزل|خرج|يجي|ينزل + امس|البارحه|البارح|بارح|مبارح|الصبح|صبح|فجر|عصر|ساعات|ليل, {pees} .. ما طلع|نزل|خرج|يجي|ينزل + يوم|نهار|ليل كامل|كله, {pees} .. ما طلع|نزل|خرج|يجي|ينزل + طول يوم|ليل|نهار, {pees} .. ما طلع|نزل|خرج|يجي|ينزل + 10|12|13|14|15|16|18|20|24|36 ساعه|ساعات, محصور|محبوس|محتبس|محصوره|انحبس|منحبس + امس|البارحه|البارح|بارح|مبارح|الصبح|صبح|فجر|عصر|ساعات|ليل, محصور|محبوس|محتبس|محصوره|انحبس|منحبس + يوم|نهار|ليل كامل|كله, محصور|محبوس|محتبس|محصوره|انحبس|منحبس + طول يوم|ليل|نهار, محصور|محبوس|محتبس|محصوره|انحبس|منحبس + 10|12|13|14|15|16|18|20|24|36 ساعه|ساعات, ولا نقطه|قطره + امس|البارحه|البارح|بارح|مبارح|الصبح|صبح|فجر|عصر|ساعات|ليل, ولا نقطه|قطره + يوم|نهار|ليل كامل|كله, ولا نقطه|قطره + طول يوم|ليل|نهار, ولا نقطه|قطره + 10|12|13|14|15|16|18|20|24|36 ساعه|ساعات, حفاض|حفاظ|حفاظه|بامبرز|حفاضه ناشف|جاف|يابس|ناشفه|يابسه|جافه + امس|البارحه|البارح|بارح|مبارح|الصبح|صبح|فجر|عصر|ساعات|ليل, حفاض|حفاظ|حفاظه|بامبرز|حفاضه ناشف|جاف|يابس|ناشفه|يابسه|جافه + يوم|نهار|ليل كامل|كله, حفاض|حفاظ|حفاظه|بامبرز|حفاضه ناشف|جاف|يابس|ناشفه|يابسه|جافه + طول يوم|ليل|نهار, حفاض|حفاظ|حفاظه|بامبرز|حفاضه ناشف|جاف|يابس|ناشفه|يابسه|جافه + 10|12|13|14|15|16|18|20|24|36 ساعه|ساعات',
    ],
    implies: ['no-urine'],
  }),
  'weak-stream': finding(['Weak urine stream', 'ضعف تدفق البول'], {
    tick: ['A weak stream, dribbling or slow start of the urine', 'تدفق البول ضعيف أو متقطع أو يتأخر بدؤه'],
    says: [
      'weak|slow|poor + stream|flow, hesitancy, dribble|dribbling + urine|pee|end, stream + weak|slow|stops, takes long|ages + pee|urinate, strain|straining + pee|urinate, cant empty bladder, incomplete emptying, {pees}|stream|flow + weak, {pees} + slow|slowly|slower|thin|trickle|trickles|dribble|dribbles|dribbling|hesitant|hesitate|strain|straining|stop start|stops starts, {pees} + start stop|stops, {pees} + starts|stop|stops .. starts|stops, stream|flow + thin|trickle|poor|slow|slower|splits|stops|weaker|weak|barely|pathetic, wait|waiting|stand|standing ages|long|forever|minutes .. {pees}|flow|start, {pees} + ages|forever|long time|takes while, push|force|forcing|strain .. {pees} out|start, push|force|strain|straining .. start|make .. stream|flow, not .. empty|emptying|emptied .. bladder|fully|completely|all, bladder .. not|never .. empty|emptied|emptying, used hit|reach|clear wall|bowl, stand|stood|standing|wait|waiting .. ages|long|forever|minutes .. start|come|go|{pees}|loo|toilet, {pees} .. just|only dribble|dribbles|dribbling|trickle|trickles, strain|straining|push .. any? {pees}, dribbles|dribbling|dribbled after|end|pants|trousers',
      'ضعف|ضعيف|بطي|متقطع بول|تدفق|تبول|تيار, بول|تدفق|تبول|تيار ضعيف|بطي|متقطع, تقطير|ينقط|تنقيط + بول, يتاخر + ينزل بول, {pees} + ضعيف|بطي|خيط|متقطع|يتقطع|تقطع|تنقيط|ينقط|تقطير|يقطر|صعوبه|بصعوبه|تعسر|رفيع, {pees} + شوي شوي, {pees} + قطره قطره, {pees} + يتاخر|تاخر|استني|انتظر|مستني|اشد|احزق|اضغط|ادفش|اعصر, ما .. فضي|تفضي|افرغ|تفرغ|فضت .. مثانه|بول, {pees} .. ما يكمل|اكمل|يخلص, =مجري|اندفاع|ضغط + {pees} + ضعيف|خفيف|قليل, واقف|يقف|اقف|بيقف|بقف|وقف|وقوف + طويل|طويلا|كثير|ساعه|وقت|مده + {pees}|ينزل|تنزل, ينزل|تنزل|بتنزل|نازل|يطلع|بيطلع|بيجي خيط|نقط|قطرات, خيط {pees}, خيط بول, خيط رفيع|ضعيف|رقيق, {pees} .. يوقف .. يرد|يرجع|ينزل',
    ],
  }),
  prostate: finding(['Prostate or urine at night', 'البروستاتا أو التبول الليلي'], {
    tick: ['A known enlarged prostate, or getting up often at night for urine', 'تضخم معروف في البروستاتا، أو استيقاظ متكرر ليلاً للتبول'],
    says: [
      'prostate, bph, nocturia, nights|nighttime|overnight + {pees}, {pees} .. times|lot|often|more|much .. night|nights, {pees} night, every|each|all|through|during|middle night .. {pees}|loo|toilet, {pees} every|each|all|through|during night, wake|wakes|waking + =pee|urinate|=wee, night|nights|overnight + loo|bathroom|washroom + times|trips|up|get|wake|waking|every|again|sleep, night + loo|bathroom|washroom trips|visits|runs, prostrate, enlarged|big|swollen gland + {pees}, up|getting .. night .. {pees}|loo|toilet, wake|waking|wakes .. {pees}|loo, toilet|loo|bathroom night, up .. times .. night, night|nightly .. up|wake|wakes .. times',
      'بروستات, بروستاتا, بروستتا, بروستاته, تبول ليلي, ليل + تبول|ابول|حمام, اقوم|اصحي + تبول|ابول|حمام, بروستيت, بروسطات, بروستاط, غده بروستات, ليل + {pees}|تواليت|حمام|توالت|دوره مياه, اقوم|اصحي|بصحي|بقوم|فايق|اقعد|انوض|يقوم|يصحي|قوم + {pees}|تواليت|حمام|توالت + ليل|نوم|مرات|مره',
    ],
  }),
  'leaking-urine': finding(['Leaking urine', 'تسرب البول'], {
    tick: ['Urine leaks out against the will', 'يتسرب البول لا إرادياً'],
    says: [
      'incontinence, incontinent, leak|leaks|leaking|leaked + urine|pee|wee|cough|coughing|sneeze|laugh|bladder, cant hold + pee|urine|bladder|wee, wet|wets|wetting myself|himself|herself|pants, pee|peeing + cough|sneeze|laugh, lost control bladder, {pees} + leak|leaks|leaking|accident|accidents|dribble|escape|escapes|involuntary|uncontrollably|trampoline, {pees} + without|no control|knowing|warning, {pees} + cough|coughing|sneeze|sneezing|laugh|laughing|jump|jumping|lift, {pees} + pants|knickers|trousers|underwear, lost|losing|lose|no control .. {pees}|bladder, bladder + leaks|leaking|leak|weak|control|accidents, cant hold|control .. {pees}|bladder, not|cant|never make|reach|making .. toilet|loo|bathroom, wet|wets|wetting clothes|herself|knickers|underwear|trousers, leaking|leak|leaks when|little|bit + cough|sneeze|laugh, leak|leaks|leaking|dribble when|every .. cough|sneeze|laugh|jump|run|lift, wet|wets|wetting bed|pants|clothes|knickers|trousers again?, {pees} bed, wee|pee comes|came|escapes out + cough|sneeze|laugh|jump',
      'سلس, تسرب|يتسرب|تسريب|نزول + بول, بول + ارادي|لاارادي|لااراديا|غصب, بول + بدون ما حس, ما|لا .. قدر|ستطيع .. امسك|احبس|مسك|حبس بول, عطس|كح|ضحك + بول, {pees} + يفلت|بيفلت|فلت|تسرب|يتسرب|يتهرب|تهرب|يهرب|غصب|لاارادي|ارادي|عطس|كح|ضحك|سعل|ملابس|هدوم, {pees} + لحاله|لحالها|لوحده|بروحه|روحه|بدون ما حس, {pees} + بدون|دون|بلا تحكم|ارادتي|سيطره|ارادته|اراده, ما .. قدر .. امسك|احبس|احصر|اضبط|احكم|اتحكم|امسكه|احصره|تمسك|يمسك + {pees}|حالي|نفسي|روحي|حاله|حالها, تبلل|يبلل|ابلل|يبل|تبل|بلت .. ملابس|ثياب|هدوم|حالها|حاله|نفسها|نفسه|روحه, قبل .. وصل|يوصل|توصل|اوصل|الحق|يلحق .. حمام|تواليت, ما .. الحق|لحق|يلحق|تلحق|بلحق .. حمام|تواليت|{pees}, عطس|تعطس|اعطس|كح|تكح|اكح|تضحك|اضحك|ضحك|انط + تفلت|يفلت|بتفلت|بيفلت|تنزل|ينزل|بتنزل|يهرب|تطلع + مي|ماي|ميه|نقط|نقطه|شوي|شويه|بول, تبلل|يبلل|تبول|يتبول|يبول|بلل علي? ملابس|ملابسه|ملابسها|فراش|فراشه|سرير|سريره|نفسه|هدوم|هدومه, بيعملها|يعملها|يسويها|تسويها علي|في? نفسه|حاله|ملابسه|هدومه|فراش',
    ],
  }),
  'missed-dialysis': finding(['Missed dialysis', 'تفويت غسيل الكلى'], {
    tick: ['A dialysis session was missed or cut short', 'فاتت جلسة غسيل كلى أو قُصّرت'],
    says: [
      'missed|miss|skipped|skip|late|cancelled|shortened|without + dialysis|hemodialysis|haemodialysis, no dialysis + week|days|since|yet|today, not dialysis, not go|gone|went|attended .. dialysis, dialysis + overdue, dialysis not done, last dialysis + week, last dialysis + =4|=5|=6|=7|four|five|six|seven days, dialysis|hemo|haemo + missed|skipped|skip|skipping|bailed|bunked|cut|left early|ended|stopped|shortened|delayed|postponed|cancelled|overdue|forgot, kidney wash|washing|session|sessions|machine|cleaning + missed|skipped|skip|bailed|cancelled|late|forgot|delayed|stopped, not go|going|went|gone|attend|attended|been|done|make|made|finish|complete|turn|show .. dialysis|hemo, not go|going|went|gone|attend|done|finish .. kidney wash|washing|machine|session, cant .. go|reach|make|get .. dialysis|wash, no dialysis, dialysis .. not|never done|finished|completed|happened, came|come off dialysis|machine early|before, dialysis early',
      'فات|فاتت|فاتني|فاتتني|فاتته|فوت|فوتت|تاخر|تاخرت|غاب|غبت|ترك|تركت|بدون + غسيل|غسله, لا راح|رحت|سوي|عمل|غسل + غسيل|غسله, فات|فاتت|فاتني|فاتتني|فوت|غاب|غبت + جلسه كلي, جلسه|جلستين|جلسات|جلستي + فات|فاتت|فاتني|فاتتني|راحت, غسيل|غسله|غسلات|غسلتي|غسيلي|دياليز + راح علي|طاف|طافت|طافتني|طوف|طوفت|ضيع|ضيعت|اهمل|اجل|اجلت|تاجل|اجلوا|وقف|وقفوا|قطع|قطعت|نقص|قصر|الغيت|فوت|فاتني|فاتته|فاتتها|تفوت|سحبت علي, غسيل|غسله|دياليز + ما كمل|راح|رحت|غسل|سوي|سويت|عمل|عملت|خلص|كملت|يروح|تروح|حضر|حضرت|مشيت, غسيل|غسله|جلسه قبل .. يخلص|تخلص|تكمل|يكمل, ما غسل|غسلت|اغسل|يغسل|تغسل|بغسل .. كلي|كلاه|كلاوي|كليه|كليته|كلاها|كليتي, ما .. راح|رحت|حضرت|سويت|عملت|مشيت|كمل|كملت .. غسيل|غسله|جلسه|دياليز, وقف|وقفوا|قطع|قطعوا|انهي .. غسيل|غسيله|غسيلي|غسيلها|جلسه, غسيل|غسيله + قبل وقت|يخلص|موعد',
    ],
    implies: ['kidney-disease'],
  }),
  'missed-two': finding(['Two dialysis sessions missed', 'تفويت جلستي غسيل'], {
    tick: ['Two or more dialysis sessions in a row were missed', 'فاتت جلستا غسيل متتاليتان أو أكثر'],
    says: [
      'missed|skipped + two|2|three|3|all|several + dialysis|sessions, no dialysis + week|days, week without dialysis, dialysis|session|sessions|wash|hemo + missed|skip|skipped|bailed|bunked|without|no|not|cancelled + twice|two|2|three|3|week|weeks|several|ten|row|last two, last two|three .. dialysis|session|sessions + not|missed|skipped, twice row + dialysis|wash, dialysis|session|wash .. twice|two|three, twice|two|three .. dialysis|session + miss|missed|bailed|skip|skipped',
      'جلستين|جلسات + فات|فاتت|فاتتني|فوت|فوتت|راحت, اسبوع بدون غسيل, جلستين|غسلتين|غسيلتين|غسلتينين|مرتين|جلسات|ثلاث + غسيل|غسله|جلسه|دياليز|كلي + ضيع|ضيعت|فات|فاتت|فاتتني|فاتني|فوت|فوتت|طاف|طافت|طوف|طوفت|غاب|غبت|راحت|اهمل|تركت, جلستين|غسلتين + ما رحت|راح|سوي|سويت|غسل|عملت|حضر, اسبوع|عشر|اسبوعين|ايام|سبع|ست + ما غسل|غسلت|اغسل|تغسل|يغسل, اسبوع|عشر|اسبوعين|ايام + بدون|بلا|دون غسيل|دياليز, جلستين|غسلتين|مرتين + غسيل|دياليز|كلي',
    ],
    implies: ['missed-dialysis'],
  }),
  'missed-day': finding(['A day missed', 'يوم فائت'], {
    kind: 'background',
    says: [
      'missed|skipped|skip|miss .. monday|tuesday|wednesday|thursday|friday|saturday|sunday, not go|gone|went .. monday|tuesday|wednesday|thursday|friday|saturday|sunday, missed|skipped|skip|miss|missing .. turn|turns|session|sessions|shift|appointment|slot, no transport|ride|taxi .. turn|turns|session',
      'فات*|فوت*|طوف*|ما رحت .. الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت, ما رحت|حضرت|قدرت|مشيت .. جلسه|جلستين|موعد|دوري|جلسات, فات*|فوت*|طوف* .. جلسه|جلستين|دور|موعد',
    ],
  }),
  'fistula-bleeding': finding(['Bleeding fistula', 'نزيف وصلة الغسيل'], {
    tick: ['The dialysis fistula or line bleeds', 'وصلة الغسيل أو قسطرته تنزف'],
    says: [
      'fistula|shunt|graft|permcath + {blood}, perm cath + {blood}, dialysis line|catheter|access + {blood}, fistula|shunt|graft|permcath|access + gush|gushing|pour|pouring|spurt|spurting|squirt|squirting|pumping|ooze|oozing|dripping, dialysis + needle|needles|site|arm|line|access|tube + {blood}, dialysis + needle|needles|site|arm|line|access + gushing|pouring|spurting|pumping|oozing|dripping, vascath + {blood}',
      'فستولا|شنت + {blood}, وصله|قسطره غسيل + {blood}, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + {blood}, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + تصب|يصب|تشخر|ينبع|يفور|تفور|يرش|تسيل, وصله|وصلت|قسطره|ابر|ابره|مكان|موضع|خط .. غسيل|غسله + {blood}, وصله + {blood} + يد|ايد|ذراع|غسيل, غسيل + {blood} + يد|ايد|ايده|يده|ذراع|ابر|ابره',
    ],
    implies: ['kidney-disease'],
  }),
  'fistula-trouble': finding(['Trouble with the fistula', 'مشكلة في وصلة الغسيل'], {
    tick: ['The dialysis fistula is red, swollen, painful or no longer buzzes', 'وصلة الغسيل محمرة أو متورمة أو مؤلمة أو توقف نبضها'],
    says: [
      'fistula|shunt|permcath + {red}, dialysis line|catheter + {red}, fistula|shunt|permcath + {swell}, fistula|shunt|permcath + {pain}, dialysis line|catheter + {pain}, fistula|shunt + no|not buzz|thrill|working, fistula|shunt + stopped, fistula|shunt|graft|access + buzz|buzzing|thrill|hum|humming|vibration|vibrating|vibrate|purring|pulse + not|no|cant|lost|gone|stopped|without|nothing|weak, cant|not|no|lost .. buzz|buzzing|thrill|hum|humming|vibration|vibrating|vibrate|purr|pulse .. fistula|shunt|graft|access, fistula|shunt|graft .. not|no|cant|stopped .. buzz|buzzing|thrill|hum|humming|vibrating|vibration|working, fistula|shunt|graft + quiet|silent|clotted|blocked|hot|lump|hard, fistula|graft|permcath + {red}, graft + {swell}, graft + {pain}, dialysis arm|line|catheter|access|site + {swell}, dialysis arm|line|access|site + {pain}, dialysis arm|access|site + {red}, no more|longer buzz|buzzing|humming|thrill',
      'فستولا|شنت + {red}, وصله غسيل + {red}, فستولا|شنت + {swell}, وصله غسيل + {swell}, فستولا|شنت + {pain}, وصله غسيل + {pain}, فستولا|شنت + واقف|توقف, فستولا|شنت + لا تنبض|نبض, وصله غسيل + واقف|توقف, وصله غسيل + لا تنبض|نبض, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + {red}, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + {swell}, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + {pain}, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + حار|حاره|حراره|سخن|مسدود|تجلط|انسد|جلطه|ساكت, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + رجه|هزه|نبض|نبضه|طنين|صوت|زنه|اهتزاز|رعشه|دقه|هدير + ما|لا|راح|راحت|اختفي|اختفت|وقف|وقفت|بدون|ضعف, ما .. حس|حسيت .. رجه|هزه|نبض|نبضه|طنين|اهتزاز|هدير|دقه .. فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت, ما .. حس|حسيت + فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت, وصله + غسيل + {red}, وصله + غسيل + {swell}, وصله + غسيل + {pain}, وصله + غسيل + ما|لا|وقف|وقفت + نبض|رجه|هزه|صوت|طنين',
    ],
    implies: ['kidney-disease'],
  }),
  catheter: finding(['Catheter', 'قسطرة بولية'], {
    kind: 'background',
    tick: ['A catheter drains the urine', 'قسطرة لتصريف البول'],
    says: [
      'urinary|urine|foley|bladder|suprapubic catheter, catheter, catheterised, catheterized, nephrostomy, urine|pee|wee|bladder tube|pipe|bag, tube|pipe .. bladder|pee|urine, {pees} .. tube|pipe|bag, catheter bag, leg bag',
      'قسطره بول|بوليه|مثانه, قسطره .. بول, كيس بول, انبوب بول, انبوب|انبوبه|صونده|سونده|سوندا|صوندا|ماسوره|خرطوم|كيس|ليه|برابيج|بربيش + {pees}, صونده, سوندا, صوندا, سونده, قسطره + {pees}, قسطره + كيس|مثانه, كيس .. بول, قسطره بوليه',
    ],
  }),
  'catheter-blocked': finding(['Blocked catheter', 'انسداد القسطرة'], {
    tick: ['No urine runs into the catheter bag', 'لا يصل البول إلى كيس القسطرة'],
    says: [
      'catheter + block|clogged|empty|stopped, catheter + not drain|working|flowing, catheter + no urine|drainage, bag + empty|nothing + catheter, catheter + blocked|block|blocking|clogged|clog|kinked|nothing|dry|stuck, catheter .. not drain|draining|working|flowing|passing, catheter + no urine|drainage|pee|flow, tube|pipe + block|blocked|clogged|kinked|nothing + bag|urine|pee|bladder, tube .. block|blocked|clogged + bag|urine, bag + empty|nothing|nowt|dry|no + urine|pee|tube|catheter|bladder, urine|pee .. not coming|draining|going|running|flowing .. bag, tube clogged .. bag, nothing .. in|into .. bag, bag .. nowt|nothing|empty in, no|not .. catheter? bag .. hours|hour|since|morning, catheter bag empty|dry, no {pees} .. bag',
      'قسطره + مسدود|انسد|مسكر|واقف|توقف, قسطره + لا نزل|صرف, كيس بول + فاضي, كيس بول + لا نزل, قسطره|صونده|سونده|سوندا|صوندا|انبوب|انبوبه|ليه + مسدود|مسدوده|انسد|انسدت|مسكر|مسكره|واقف|واقفه|توقف|سكرت|سدت, قسطره|صونده|سوندا|صوندا .. ما نزل|طلع|تنزل|يجي|تصرف|تشتغل|شغاله|ينزل, كيس + فاضي|ناشف|فارغ|خالي + {pees}|قسطره|صونده|سوندا, كيس .. ما .. نزل|ينزل|يجي|ينزله .. بول|شي, ما .. ينزل|نزل|يجي|طلع .. كيس, كيس بول|قسطره فاضي|ناشف|فارغ',
    ],
    implies: ['catheter'],
  }),
  'catheter-trouble': finding(['Trouble with the catheter', 'مشكلة في القسطرة'], {
    tick: ['The catheter came out, leaks or hurts', 'القسطرة خرجت أو تسرّب أو تؤلم'],
    says: [
      'catheter + fell|came|pulled out, catheter + leak|hurts|painful|discomfort|dislodged|change, catheter + {pain}, catheter + leak|leaking|leaks|slip|slipped|fell|yanked|loose|burn|burning|bypassing|irritating|moved|tugged|bleeding|blood|smell|out place, catheter .. out, pee|urine|wee|bladder tube|pipe + leak|slipped|fell|out|pulled|loose|hurt|hurting, pulled|pull|yanked .. catheter|tube',
      'قسطره بول|بوليه + طلعت|طاحت|انسحبت|تسرب|تهرب|توجع|تعور|تغيير, قسطره|صونده|سونده|سوندا|صوندا + طلع|طلعت|طاحت|انسحب|انسحبت|سحب|شالها|قلع|انخلع|انخلعت|تسرب|يسرب|تهرب|تنقط|ينقط|وقعت|خرجت|مكانها|ترشح, صونده|سونده|سوندا|صوندا + {pain}, قسطره|القسطره {pain}, قسطره + {pain} + {pees}|كيس|مثانه, انبوب|انبوبه|ليه {pees} + طلع|طلعت|سحب|طاح|انسحب|{pain}, سحب|شال|قلع|شد .. انبوب|انبوبه|قسطره|صونده',
    ],
    implies: ['catheter'],
  }),
  // Men
  'testicle-pain': finding(['Testicle pain', 'ألم في الخصية'], {
    tick: ['Pain in a testicle', 'ألم في الخصية'],
    says: [
      '{testicle} + {pain}, =nuts|nut {pain}, =nuts|nut killing|agony|throbbing, one|left|right|other =ball + {pain}, one|left|right|other =ball + killing|agony|throbbing|high|higher, {pain} + one|left|right|other =ball, twisted + {testicle}, kicked + {testicle}, {testicle} + agony|killing|twisted|unbearable, {testicle} + twist|twisting, =sore|=swollen|=aching =ball, =ball pain|aches|hurts,  one|left|right|other side|one down + {pain}|touch|sore|killing|agony, down .. one|left|right side + {pain}|touch|sore|killing, private|privates {pain} + one|swollen|sick, private parts {pain} + one|swollen|sick, {pain} .. private|privates|parts + one|swollen, pain|painful|ache|sudden + =ball|=balls + swollen|high|up|kicked|hurts|pain',
      '{testicle} + {pain}, =nuts|nut {pain}, =nuts|nut killing|agony|throbbing, one|left|right|other =ball + {pain}, one|left|right|other =ball + killing|agony|throbbing|high|higher, {pain} + one|left|right|other =ball, خصيه|خصيته|خصيتي + ملتفه|ملتويه|ملتهبه, {testicle} + {severe}, {cry} + {testicle}, {testicle} + التوت|ملتويه|تلتوي|ملفوفه|ذابح|ضارب',
    ],
  }),
  'testicle-torsion': finding(['Torsion or inflammation of a testicle', 'التواء الخصية أو التهابها'], {
    kind: 'disease',
    says: ['testicular torsion, torsion, epididymitis, orchitis', 'التواء خصيه|خصيته|خصيتي'],
    implies: ['testicle-pain'],
  }),
  'testicle-swelling': finding(['Swollen testicle', 'تورم الخصية'], {
    tick: ['A testicle is swollen, red or sits higher than the other', 'خصية متورمة أو محمرة أو أعلى من الأخرى'],
    says: [
      '{testicle} + {swell}, {testicle} + {red}, testicle|scrotum + bigger|larger, testicle|testicles|testis|scrotum|=nuts|nutsack|ballsack|=balls|bollock + size|twice|huge|blown|double|grapefruit|lemon|egg|big|bigger|larger|enlarged|higher|=high|riding|hot, one|left|right =ball + size|twice|huge|blown|bigger|larger|swollen|big|double|higher|=high, one =balls + swollen|bigger|higher|=high|huge, left|right|one =nut + size|twice|huge|blown|swollen|bigger|big|like, =ball|=balls|=nut swollen|swelling|swelled|swole|blew|blown|size|huge|puffed|ballooned, swollen|puffy|huge|massive =ball|=balls|=nut|=nuts, {testicle} .. hard, =ball|=balls|=nut|=nuts + grapefruit|lemon|orange|plum|melon|tennis, sit|sits|sitting|riding|hanging|hangs|hung way? higher|=high, higher other|normal + side|one|testicle|ball|down, one|left|right|other side|one down .. higher|bigger|swollen|hard|huge|twice, higher than other, private|privates|parts + one .. swollen|bigger|higher|huge|twice, one swollen + private|privates|parts|=balls|down, {testicle} .. up|high + other, one .. up other + swollen|pain|paining|vomiting',
      '{testicle} + {swell}, {testicle} + {red}, {testicle} + كبيره|اكبر|كبرت|اعلي|مرتفعه|قاسيه, {testicle} + كبير|كبرانه|كبرانه|كبرت|اكبر|ضعف|نافخه|منفوخه|متورمه|مدبله|قد, اعلي|ارفع|فوق .. ثانيه|تانيه|اخري + خصيه|بيضه, كوره|طابه|ضربه + بيضه|خصيه + {swell}|قد|كبر, بيضه|خصيه صار|صارت .. قد|كبر|مثل|متل',
    ],
  }),
  'testicle-lump': finding(['Lump in a testicle', 'كتلة في الخصية'], {
    tick: ['A lump in or at a testicle, without pain', 'كتلة غير مؤلمة في الخصية أو بجانبها'],
    says: [
      'varicocele, hydrocele, {testicle} + lump|mass|nodule|bump|growth|worms, {testicle} + marble|pebble|bead|lumpy, thing|something|=pea|grain|lump|bump .. in|on|stuck|inside .. =ball|=balls|=nut|=nuts|testicle|scrotum, hard|small .. in|on .. =ball|=balls|=nuts|testicle, thing|something|=pea|lump|bump|marble|stuck + in|on =nut|=nuts',
      'دوالي خصيه|خصيتين, قيله مايه, {testicle} + كتله|عقده|حبه|كيس|بروز|درنه, {testicle} + حبيبه|حصوه|بحصه|كوره|كره|زايده|تكتل|كلكوعه|كتل|ورمه|شي قاسي|صغيره, {testicle} + شي قاسي|صلب|غريب',
    ],
  }),
  priapism: finding(['Erection that lasts', 'انتصاب مستمر'], {
    tick: ['An erection that has lasted for hours without desire', 'انتصاب مستمر منذ ساعات دون رغبة'],
    says: [
      'priapism, painful erection, erection|erect + hour|hrs|=lasting|=lasts|=lasted, erection|erect + not go|stop|down, erection|erect + since morning|yesterday|last, penis + hard|erect + hour|hrs, penis + hard|erect + not go|down, boner|hardon|stiffy + hour|hours|since|not|wont, {penis} + hard|stiff|erect|rigid|up + from|since|hours|hour|all|hrs, {penis} + not go|going .. down|soft, hard|erect|stiff|erection .. hours .. not turned|aroused|horny, erection + from|since|all, erection .. not go|going|went down|away, hard on + hours|since, standing|hard|stiff|erect|up + no|not|without woman|women|film|video|porn|desire|horny|aroused|turned, standing|hard|stiff|erect since|from|for .. 1am|2am|3am|4am|5am|midnight, viagra|cialis + hours .. hard|erect|stiff|down, still|remains|stays|staying hard|erect|stiff .. hours, hard|erect|stiff .. hours .. painful|hurts|paining, hard down there + go|hours|down, stayed|stays|staying hard + hours|down|painful, hard|erect|stiff down + not go|hours|hrs',
      'انتصاب|منتصب + ساعات|ساعتين|ساعه|مستمر|مولم|امس|صبح, انتصاب|منتصب + لا نزل|راح|روح, {penis} + واقف|قايم + ساعات|ساعتين|ساعه|امس|صبح, انتصاب|منتصب|{penis} + ليل|فجر|فير|صبح|ساعات|ساعه|البارح|امس, {penis} + واقف|قايم|منتصب|صلب|متصلب|شاد + ليل|فجر|فير|صبح|ساعات|ساعه|ساعتين|البارح|امس|مبارح|طول, {penis}|انتصاب|منتصب .. ما|مب|مو|مش .. ينام|يرتخي|ينزل|يهدا|يرخي|نام, {penis} .. واقف .. ما .. ينام|يرتخي|ينزل',
    ],
  }),
  'erection-trouble': finding(['Trouble with sex in men', 'ضعف جنسي عند الرجل'], {
    tick: ['Weak erections or early ejaculation', 'ضعف الانتصاب أو سرعة القذف'],
    says: [
      'erectile dysfunction, impotence, impotent, premature|early ejaculation, low libido|sex drive, erection + cant|problem|weak|lose|losing|difficulty|trouble|not, sexual weakness|dysfunction, {penis} .. not|cant|wont .. hard|stand|work|rise|up|erect|function|stiff|perform|attention, not stand|standing|stay|staying|keep .. attention|erect|hard, cant .. hard|erect|hard on|stiff + {sex}|wife|bed|stay|keep|girlfriend|partner, cant up + sex|bedroom, soft|floppy|limp .. during|in|before .. sex|intercourse|bed|action, lose|losing|lost .. erection|hardness|hard, erections|erection + weak|weaker|soft|gone|lost|poor|not, not .. stay|get|keep|maintain erection, cum|finish|ejaculate|ejaculating .. too|so|very? quick|quickly|fast|=early|soon, libido|sex drive|desire + low|gone|lost|none|no|zero, impotency, bedroom problem|problems|performance, viagra not',
      'ضعف|مشكله|عدم انتصاب, ضعف|عجز|برود جنسي, سرعه قذف, انتصاب + ضعيف, انتصاب + لا يجي|صير, {penis} .. ما .. وقف|ينتصب|قوم|يقوم|يوقف|تصلب, ما .. ينتصب|انتصب|يوقف|يقوم|بيوقف|بينتصب + {sex}|زوجتي|معاي|معي|مرتي|وياي, يرتخي|ارتخاء|ينام + بسرعه|سرعه|{sex}|{penis}, يقذف|قذف|اقذف|بيقذف|اخلص|انزل + سريع|بسرعه|سرعه|مبكر|بدري, ضعف + جنسي|زوجيه|انتصاب|{sex}, رغبه|شهوه + جنسيه|ضعيفه|قليله|مفقوده|معدومه|راحت|قلت, انتصاب + ضعيف|ضعف|قل|مشكله|ما|عدم|راح, ما .. قدر .. اجامع|جامع|اكمل|يكمل|يجامع|معاشره + ريلي|زوجي|زوجتي|مرتي|{sex}|يرتخي',
    ],
  }),
  'blood-in-semen': finding(['Blood in the semen', 'دم في المني'], {
    tick: ['Blood in the semen', 'دم في السائل المنوي'],
    says: [
      'semen|sperm|ejaculate|cum + {blood}, semen|sperm + red|brown|pink, jizz|spunk|ejaculation|ejaculating|ejaculated|ejaculate|cum|cumming|semen|sperm|seed|climax|orgasm + {blood}, jizz|spunk|ejaculation|ejaculate|cum|semen|sperm|seed + red|pink|brown|rusty|brownish|reddish|rust',
      '=المني|=بالمني|قذف + {blood}, سايل منوي + {blood}, =المني + احمر|بني, سايل منوي + احمر|بني, قذف|اقذف|يقذف|انزال|احتلام|سايل منوي|حيوانات منويه|منيه|مني =بتاعي + {blood}, قذف|اقذف|انزال|سايل منوي|=المني|منيه + احمر|بني|زهري|وردي|مدمي|مدمم, {blood} + قذف|=المني|=بالمني|=المنى|سايل منوي',
    ],
  }),
  'penis-trouble': finding(['Complaint of the penis', 'شكوى في القضيب'], {
    tick: ['Pain, redness, itching or swelling of the penis', 'ألم أو احمرار أو حكة أو تورم في القضيب'],
    says: [
      '{penis} + {pain}, {penis} + {itch}, {penis} + {red}, {penis} + {swell}, {penis} + {burns}, {penis} + rash|spots|patches, balanitis, phimosis, foreskin + tight, smegma, {penis} + irritated|irritation|peeling|cracked|flaky|inflamed|raw|infection|infected, tip|head .. {penis} + sore|red|{burns}, foreskin + {pain}, foreskin + {red}',
      '{penis} + {pain}, {penis} + {itch}, {penis} + {red}, {penis} + {swell}, {penis} + {burns}, {penis} + طفح|حبوب|بقع, التهاب حشفه|قضيب|ذكر, {penis} + التهاب|ملتهب|متشقق|جاف|تشقق|منفوخ',
    ],
  }),
  'penis-discharge': finding(['Discharge from the penis', 'إفراز من القضيب'], {
    tick: ['Pus or discharge from the penis', 'صديد أو إفراز من القضيب'],
    says: [
      '{penis} + discharge|pus|drip|dripping|leaking|ooze, urethral discharge, dripping pus, {penis} + liquid|goo|gunk|yellow|green|slime|milky|creamy|sticky|stuff|pus|oozing|weeping|seeping, urethra|pee hole|peehole|urethral + discharge|pus|drip|goo, discharge .. from|out .. {penis}, {penis} .. dripping|drips|drip|leaking|oozing .. green|yellow|goo|pus|white, yellow|yellowish|green|greenish|white|milky|thick|creamy .. leak|leaking|coming|comes|dripping|drips|oozing .. thing|private|tip|urethra|dick|willy|manhood, stuff|pus|fluid|liquid|discharge leak|leaking|coming|comes|dripping .. from .. thing|tip|private|urethra|dick, white stuff|discharge|drip|liquid|fluid + {penis}',
      '{penis} + {discharge}, افراز|صديد + فتحه|مجري بول, سيلان + {penis}, {penis} + مده|ماده|قيح|صديد|ابيض|اصفر|اخضر|سايل|سوايل|ينقط|لزج|افراز|افرازات|مخاط, ماده|سايل|شي|صديد اصفر|ابيض|اخضر + ينزل|يطلع|نازل + {pees}|عضو|فتحه|مجري',
    ],
  }),
  'foreskin-stuck': finding(['Foreskin stuck', 'قلفة عالقة'], {
    tick: ['The foreskin is stuck behind the head of the penis', 'القلفة عالقة خلف رأس القضيب'],
    says: [
      'paraphimosis, foreskin + stuck|trapped|retracted|behind, foreskin + pulled|not|cant .. back, foreskin|hood + stuck|trapped|behind|rolled|choking|strangling|tight ring, foreskin .. not|cant|wont .. back|forward|down|over|front, foreskin + back + swollen|{swell}, hood|skin .. {penis} .. back .. not|cant|stuck, skin {penis} .. back .. not|cant|stuck, pulled|pull|retracted|rolled|slid|went back .. foreskin|skin|hood .. not|cant|stuck, skin + behind|back + head|tip|glans, hood stuck|rolled',
      'قلفه + عالق|علق|محشور|متراجع, قلفه + لا رجع, جلده ذكر|قضيب + عالق|علق|محشور, جلده ذكر|قضيب + لا رجع, قلفه|غلفه|جلده|الجلده|جلد .. ورا|وراء|خلف|ورا راس .. ما رجع|ترجع|نزل|تنزل|يرجع, قلفه|غلفه|جلده .. ورا|خلف|وراء .. .. ما رجع|ترجع|تنزل, قلفه|غلفه|جلده + علق|عالق|عالقه|انحشر|انحشرت|محشور|محشوره|محصور|خانق|خانقه|خنق + ورا|راس|{penis}|ذكر, ما .. ترجع|رجع|يرجع|تنزل .. قلفه|جلده|غلفه',
    ],
  }),
  'penis-caught': finding(['Penis caught', 'انحشار القضيب'], {
    tick: ['The penis is caught in a zip, ring or thread', 'القضيب عالق في سحّاب أو حلقة أو خيط'],
    says: [
      '{penis} + zip|zipper|ring|tourniquet|caught|trapped|bottle, {penis} + hair wrapped|around, zipper|zip + caught|stuck, {penis} + zip|zipper|fly|band|stuck|caught|elastic|hair tie|jammed|bottle, ring .. on .. {penis}, {penis} + ring + not|cant|stuck|off',
      '{penis} + سحاب|سوسته|خاتم|حلقه|خيط|شعره|علق|انحشر, {penis} + سحاب|السحاب|سحابه|سوسته|زمام|خاتم|حلقه|دبله|خيط|مطاط|علق|انحشر|مسك|زنق|عالق|محشور|قنينه, سحاب|سوسته|سحابه + علق|مسك|زنق|عض + {penis}|ذكر|جلده',
    ],
  }),
  'penis-fracture': finding(['Crack of the penis', 'انكسار القضيب'], {
    tick: ['A crack during an erection, then swelling or bruising', 'صوت طقة أثناء الانتصاب ثم تورم أو كدمة'],
    says: [
      'penis|penile fracture|fractured|broke|broken|snapped|cracked|bent, pop|snap|crack + sex|intercourse|erection|penis, {penis} + broke|broken|snap|snapped|crack|cracked|popped|bent|fracture|eggplant|aubergine|buckled, pop|snap|crack|cracking|popping sound|noise? + {sex}|intimate|erect, heard|felt .. pop|snap|crack .. soft|limp|bent|swollen|swelled|purple, intimate + crack|pop|snap, {penis} .. bent|dark|purple + crack|pop|snap|sex, went|gone soft|limp .. straight|away|immediately|suddenly + crack|pop|snap',
      'كسر|انكسر|انكسار + قضيب|ذكر, طقه|طق|طقطق + {penis}, صوت كسر + {penis}, طقه|طق|طقطق + انتصاب|جماع|علاقه, صوت كسر + انتصاب|جماع|علاقه, {penis} + كسر|انكسر|مكسور|انعوج|انطعج|انثني|التوي|انلوي|انطوي|فرقعه|فرقع|قرقعه|طرقه|طقطقه, {sex} + فرقعه|انكسر|كسر|طقه|طق|قرقعه',
    ],
  }),
  'circumcision-bleeding': finding(['Bleeding after circumcision', 'نزيف بعد الختان'], {
    tick: ['Bleeding after a circumcision that goes on', 'نزيف مستمر بعد الختان'],
    says: [
      'circumcision|circumcised + {blood}, {circ} + {blood}, {circ} .. .. {blood}, {blood} + {circ}',
      'ختان|طهور|طهاره|انختن|ختنا|مختون|تطهير + {blood}, {circ} + {blood}, {circ} .. .. {blood}, {blood} + {circ}',
    ],
  }),
  circumcision: finding(['Recent circumcision', 'ختان حديث'], {
    tick: ['A circumcision in the last days', 'ختان في الأيام الأخيرة'],
    says: ['circumcision, circumcised, {circ}', 'ختان, طهور, انختن, ختناه, ختنا ولد, طهرنا, طاهرنا, {circ}'],
  }),
  'penis-harmless': finding(['Small even bumps, long the same', 'حبيبات صغيرة ثابتة'], {
    kind: 'comfort',
    tick: [
      'Small even bumps round the rim or on the shaft, unchanged for long, or bumps after shaving',
      'حبيبات صغيرة متساوية ثابتة منذ زمن، أو حبوب بعد الحلاقة',
    ],
    says: [
      'pearly papules|bumps|spots, pearly penile, fordyce, tiny|small|little .. spots|bumps|dots|papules .. round|around|all|along .. edge|rim|head|crown, shaving|shaved|razor|wax|waxing|trimming|ingrown + {penis}, shaving|shaved|razor|wax|waxing|trimming|ingrown + pubic|groin|bikini|=balls|scrotum|shaft|down|labia, shaving|shaved|waxing|razor + bumps|spots|pimple|pimples|rash, tiny|small|little white? skin? .. spots|bumps|dots|papules + years|ages|always|same|long + {penis}|rim|head|shaft',
      'حبيبات|حبوب|نقط صغيره|صغار .. حوالين|حول|داير .. راس|حافه, حلاقه|شفره|موس|واكس|شمع|نتف + حبوب|حبه|حبيبات|حكه|احمرار, حبوب|حبه بعد حلاقه|شفره|واكس',
    ],
  }),
  'genital-dark-skin': finding(['Dying genital skin', 'تلف جلد الأعضاء التناسلية'], {
    tick: [
      'The genital skin is dark, blistered or smells, with great pain',
      'جلد الأعضاء التناسلية داكن أو متقرح أو كريه الرائحة مع ألم شديد',
    ],
    says: [
      'fournier, gangrene + genital|scrotum|groin|penis|perineum, {testicle} + black|dark|rotten|foul, genital|scrotum|perineum + black|blistered|crackling, {vagina}|{testicle} + rotting|rotten|gangrene|gangrenous, sack|scrotum|=balls|nutsack|groin|perineum|penis|dick + rotting|gangrene|gangrenous|dying|crackling|blackened, {vagina}|{penis} + black + stink|stinks|smell|smells|agony|rotten|foul|blister|blisters, {vagina} .. black .. .. smell|stinks|agony|pain|blisters, sack|scrotum|=balls + black + patches|blister|smell|stink|pain, private|privates|genital .. black .. .. smell|stink|stinks|foul|pain|agony, skin down + black + stinks|smell|smells|agony|blisters, down .. black .. stinks|smells|foul|rotten, {testicle}|{penis}|{vagina}|groin + black|dark|purple|dead|blackish + smell|smells|stink|stinks|spreading|blisters|foul, {vagina}|groin|perineum .. foul|rotten|dead .. smell|smells',
      'فورنييه, غرغرينا + خصيه|تناسليه|صفن|عانه, {testicle} + سودا|اسود|ريحه|متعفنه, {testicle}|{penis}|{vagina}|تناسلي|تناسليه|عانه + متعفن|متعفنه|عفن|غرغرينا|معفن|معفنه|تعفن, {testicle}|{penis}|{vagina} + اسود|سودا|سوداء|مسود|اسودت|اسودو + ريحه|ريحته|ريحتها|نتنه|{pain}|فقاعات, {testicle}|{penis}|{vagina}|مكان|منطقه + غامج|غامق|اسود|سودا|ازرق|مسود + ريحه|ريحته|ريحتها|متعفن, {swell} + غامج|غامق|اسود|مسود + ريحه|ريحته|ريحتها',
    ],
  }),
  'genital-injury': finding(['Injury of the genitals', 'إصابة الأعضاء التناسلية'], {
    tick: ['A blow, fall or cut to the genitals', 'ضربة أو سقوط أو جرح في الأعضاء التناسلية'],
    says: [
      '{hit} + genital|genitals|groin|crotch|private|penis|vagina, straddle injury|fall, {wound} + penis|genital|vagina|scrotum, {hit} + =balls|=nuts|testicle|scrotum|nutsack|ballsack|bollock|jewels|groin|crotch|privates|private|genital|genitals|goolies|nads|penis|dick|cock|=willy|vulva|vagina|fanny|perineum, took|got|knee|kneed|kicked|kick|elbow|boot|crossbar|whacked|smacked|smashed|caught .. =balls|=nuts|testicle|scrotum|nutsack|ballsack|bollock|jewels|groin|crotch|privates|private|genital|genitals|goolies|nads|penis|dick|cock|=willy|vulva|vagina|fanny|perineum, {wound} + {penis}, {wound} + =balls|testicle|nutsack|labia, straddle',
      '{hit} + {testicle}, {hit} + تناسلي|تناسليه|عانه|قضيب|مهبل, {hit} + منطقه حساسه, {wound} + قضيب|خصيه|مهبل|تناسلي, {hit} + {penis}, {hit} + محاشم|بين رجول|رجلين|فخذين, {hit} + {vagina}, بين رجول|رجلين|ريولي|رجليه|رجليها|ريوله|ريولها|فخذيه|فخوذه + {hit}, {wound}|انجرح|انجرحت|ينزف|تنزف + {vagina}, انجرح|انجرحت|جرح|انجراح|تعورت من تحت, {hit} + عانه|اعضاء تناسليه, طابه|كوره|كره|ركله|رفسه|ركبه .. بين رجول|رجلين|رجليي|رجلي|رجليه|فخاد, بين رجليي|رجلي|رجليه|رجولي|رجوله + اجتني|جاتني|جتني|دخلت|ضرب|خبط|طابه|كوره',
    ],
  }),
  // Sexual health
  'sexual-risk': finding(['Sexual infection or risk', 'عدوى جنسية محتملة'], {
    tick: ['Sex without a condom with a new or infected partner', 'علاقة دون واقٍ مع شريك جديد أو مصاب'],
    says: [
      '=sti, =std, =stis, =stds, unprotected + sex|intercourse, sex|intercourse|slept + without|no|not condom|protection|use|using, chlamydia, gonorrhea, gonorrhoea, syphilis, sexually transmitted, partner + infected|positive|infection|chlamydia|tested, new partner, slept with + girl|man|woman|someone|stranger, prostitute, sex worker, {sex} + without|no|not .. condom|protection|protected|rubber|johnny, unprotected, bareback, raw dog|dogged|dogging, one night stand, hookup, hooked up, no|without|not .. condom|protection + {sex}|relation|him|her|girl|guy|man|woman|date, multiple|new|random|different partners|partner, slept|sleep|sex with .. stranger|random|new|someone|escort|prostitute|girl, escort, brothel, massage parlour|parlor, caught|have|has clap, clap + sex|penis|discharge|partner|girl|std|test, caught std|sti, partner|ex|husband|wife|boyfriend|girlfriend|he|she + std|sti|chlamydia|herpes|gonorrhea|gonorrhoea|clap|syphilis, tinder|grindr, cheated on|with, condom broke|split|burst',
      'مرض|امراض|عدوي|التهاب جنسي|جنسيه|تناسلي|تناسليه, علاقه|جماع + غير محمي, علاقه|جماع + بدون|دون|بلا واقي|حمايه|كوندوم, =السيلان|كلاميديا|سفلس, مرض سيلان|زهري, =الزهري, =بالزهري, زوج|شريك + مصاب|مريض + جنسي, علاقه مع + بنت|واحده, {sex} + بدون|بلا|دون|من غير|غير + واقي|حمايه|كوندوم|عازل|كبوت|وقايه|كندوم, {sex} + غريبه|غريب|عابره|محرمه|عاهره, علاقه عابره|محرمه|غير شرعيه|بدون|بلا|خارج|غير, بدون|بلا|دون|غير واقي|حمايه|كوندوم|عازل|كندوم|كبوت, زنا|زنيت|مومس|عاهره|بايعه هوي, بنت ليل|هوي, زوج|زوجي|شريك|شريكي|زوجها + كلاميديا|سيلان|سفلس|زهري|تناسلي|جنسي',
    ],
  }),
  'genital-sores': finding(['Sores on the genitals', 'تقرحات تناسلية'], {
    tick: ['Sores, blisters or warts on the genitals', 'تقرحات أو فقاعات أو ثآليل في الأعضاء التناسلية'],
    says: [
      'sore|sores|ulcer|ulcers|blister|blisters|wart|warts|herpes|bump|bumps|=spots|lump + {penis}, sore|sores|ulcer|ulcers|blister|blisters|wart|warts|herpes|bump|bumps|lump + {vagina}, genital|genitals|private + sore|sores|ulcer|ulcers|blister|blisters|wart|warts|herpes|bump|bumps|lump, chancre, {penis} + sore|ulcer|blister|wart|warty|herpes|pimple|wound|crusty|scab|cauliflower|lesion|bump|spots|lump, {vagina} + sore|ulcer|blister|wart|warty|herpes|pimple|wound|crusty|scab|cauliflower|lesion|bump|=spots|lump, =privates|genital|genitals|private + sore|ulcer|blister|wart|warty|herpes|pimple|wound|crusty|scab|cauliflower|lesion|bump|=spots|lump, on =bits|=junk + sore|ulcer|blister|wart|warty|herpes|crusty|scab|cauliflower|lesion|=spots, groin + wart|warts|herpes|ulcer|blister|blisters, warts + anus|bits|pubic, herpes + outbreak|genital|flare, {penis} + dots|papules|pimples',
      'تقرح|تقرحات|قرحه|بثور|ثاليل|ثالول|حبوب|حبه|فقاعات|هربس + {penis}, تقرح|تقرحات|قرحه|بثور|ثاليل|ثالول|حبوب|حبه|فقاعات|هربس + {vagina}, تناسلي|تناسليه + تقرح|تقرحات|قرحه|ثاليل|هربس|حبوب, {penis} + تقرح|تقرحات|قرحه|قرح|بثور|بثره|ثاليل|ثواليل|ثالول|ثالوله|حبوب|حبه|حب|فقاعات|فقاقيع|هربس|جروح|زوايد|حبيبات|دمامل, {vagina} + تقرح|تقرحات|قرحه|قرح|بثور|بثره|ثاليل|ثواليل|ثالول|ثالوله|حبوب|حبه|حب|فقاعات|فقاقيع|هربس|جروح|زوايد|حبيبات|دمامل, تناسلي|تناسليه|عانه|محاشم|خصيه + تقرح|تقرحات|قرحه|قرح|بثور|بثره|ثاليل|ثواليل|ثالول|ثالوله|حبوب|حبه|حب|فقاعات|فقاقيع|هربس|جروح|زوايد|حبيبات|دمامل',
    ],
  }),
  'emergency-contraception': finding(['Emergency contraception', 'منع الحمل الطارئ'], {
    tick: ['Unprotected sex in the last 5 days, and no pregnancy wanted', 'علاقة دون حماية خلال آخر 5 أيام دون رغبة في الحمل'],
    says: [
      'morning after pill|tablet|contraception, emergency contraception|pill, plan b, condom + broke|broken|split|burst|slipped|tore, condom + came off, missed|forgot + contraceptive|contraception + sex|pregnant|pregnancy|condom|husband|boyfriend, missed|forgot + birth control + sex|pregnant|pregnancy|condom|husband|boyfriend, missed|forgot + pill + sex|pregnant|pregnancy, unprotected + pregnant|pregnancy, sex + not want pregnant|pregnancy, not want .. pregnant|pregnancy|conceive, no|without protection|condom .. .. not want .. pregnant|baby|pregnancy|kid, no|not want? baby|pregnancy + unprotected|condom|protection|sex|pill, unprotected .. .. pill|pregnant|pregnancy|baby|contraception, unprotected + yesterday|last|days|ago|night|morning, day after pill, next day pill, postinor, levonelle, ella one, ellaone, stop|prevent|avoid|avoiding .. pregnancy|pregnant|conceiving + sex|pill|yesterday|night|unprotected|condom|protection, condom .. off|break|tear|inside|popped|failed|leaked|ripped, finished|ejaculated|cum|nutted inside, pulled|pull out + pregnant|late|pill, missed|forgot|skipped .. pill|pills .. sex|husband|boyfriend|unprotected|pregnant, {sex} .. .. not want pregnant|baby, scared|worried|panicking .. pregnant + {sex}|condom',
      'حبه|حبوب صباح تالي, منع|مانع حمل طاري, بلان بي, واقي|كوندوم + انقطع|تمزق|انشق|طلع|انفلت, علاقه|جماع + لا ابي|بدي|عايز|ودي|ابغي حمل|احمل, علاقه|جماع + خايفه حمل|احمل, ما .. ابي|ابغي|بدي|عايز|عايزه|ودي|اريد|اريده|نبي|تبي|بغيت|نبغي .. حمل|احمل|تحمل|حبل|احبل|تحبل|نحمل, حبه|حبوب|دوا|ابره + تمنع|يمنع|منع|يوقف .. حمل + {sex}|امس|بعد|طاري|يومين|بدون, امنع|نمنع|يمنع|تمنع|اتجنب|نتجنب .. حمل + {sex}|امس|بعد|بدون|علاقه|واقي, انزل|نزل|قذف|جاب|افرغ|كب|فرغ + داخلي|بداخلي|جواتي|جواي, نسيت|نسي|نست|ناسيه|نسيان|فات|طافتني .. حبوب|حبه|حبوبها|حبايه + {sex}|ريل|ريلها|زوج|زوجي|زوجها|واقي, واقي|كوندوم|عازل|كندوم|كبوت + انقطع|تمزق|انشق|طلع|انفلت|انثقب|انخرق|خرب|فك, {sex} + حمل|احمل|حبل|تحمل + خايف|خايفه|ما|بدون, بدون|بلا مانع|حمايه|واقي + حمل|احمل|حبل|تحمل',
    ],
  }),
  'pill-missed': finding(['A contraceptive pill forgotten', 'نسيان حبة منع الحمل'], {
    tick: ['One contraceptive pill was forgotten', 'نُسيت حبة واحدة من حبوب منع الحمل'],
    says: [
      'missed|forgot|forgotten|skipped|late .. contraceptive|contraception|birth, missed|forgot|forgotten|late .. mini pill, missed|forgot|forgotten|skipped .. =pill, late taking .. pill, forgot|missed|late .. one pill',
      'نسي*|ناسي*|فات*|فوت*|طافت* .. حبه|حبوب|حبايه منع|مانع|الحمل, نسي*|ناسي*|فات*|فوت* مانع حمل, نسي*|ناسي*|فات* .. حبوب|حبه حمل',
    ],
  }),
  'pills-missed-more': finding(['Two or more pills forgotten', 'نسيان حبتين أو أكثر'], {
    tick: ['Two or more contraceptive pills were forgotten', 'نُسيت حبتان أو أكثر من حبوب منع الحمل'],
    says: [
      'missed|forgot|forgotten|skipped .. two|three|four|five|2|3|4|5|several|few|couple .. pills|contraceptive, missed|forgot .. week .. pills, not taken .. pill .. days',
      'نسي*|ناسي*|فات* .. حبتين|ثلاث|يومين|ايام|اسبوع + منع|مانع|حمل',
    ],
    implies: ['pill-missed'],
  }),
  'new-contraceptive': finding(['A contraceptive begun lately', 'وسيلة منع حمل جديدة'], {
    kind: 'background',
    tick: [
      'The pill, implant, injection or coil was begun in the last 3 months',
      'بدأ استعمال حبوب أو غرسة أو إبرة أو لولب لمنع الحمل في آخر 3 أشهر',
    ],
    says: [
      'started|start|starting|began|new|since|after|switched|changed .. mini? =pill, started|start|starting|began|new|since|after|switched|changed .. contraceptive|contraception|implant|depo|patch|coil|iud|mirena|nexplanon, =pill .. started|began .. weeks|days|month',
      'بديت|بدات|بدي|بلشت|جديد|من يوم|بعد .. حبوب|حبه|ابره|شريحه|لولب|لصقه منع|حمل, ركبت|حطيت .. لولب|شريحه, من|بعد لولب|شريحه',
    ],
  }),
  // Women
  'vaginal-discharge': finding(['Vaginal discharge', 'إفرازات مهبلية'], {
    tick: ['An unusual discharge from the vagina', 'إفرازات مهبلية غير معتادة'],
    says: [
      '{vagina} + {discharge}, =white|smelly|fishy|cottage|curdy discharge, discharge smell|smells|smelling|stinks|itchy, thick white discharge, white|thick|yellow|green|brown|watery|sticky discharge + down|below|period|pants|knickers|underwear|pad|partner|sex|itch|pelvic|pregnant|vagina|smell|smells|fishy, discharge + fishy|underwear|mid cycle, {itch} + =white discharge, discharge itch|itching|itchy, itchy|itching discharge, bacterial vaginosis, leucorrhoea, weird|strange|unusual|abnormal|funny discharge, {vagina} + liquid|goo|gunk|curd|mucus|fluid|stuff|goop|slime|water, discharge|goo|goopy|gunk|gunky|slime|slimy|curdy|mucus|sticky|gooey + undies|knickers|panties|underwear|pants|pad|panty|liner, stuff + undies|knickers|panties|underwear, white water, leukorr*, leucorr*, more|heavy|lots|lot discharge, discharge + down there|vagina|below|period|pants|knickers|undies, discharge|gunk|goo down, stuff|goo|gunk + pants|pad|liner, smell|smells|smelly fishy|bad|foul|rank|rotten|off + down|pants|period|sex, white|creamy|curdy|thick|greyish|grayish|yellowish thing|things|stuff|water .. coming|comes|come|pants|private|down|cheese|curd|yogurt, mucus|jelly|white .. front bit|bits|bottom, water|fluid|white coming from|down .. private|vagina|her|below',
      'افرازات, {vagina} + {discharge}, التهاب|التهابات مهبل|مهبلي|مهبليه|نسائيه, نزول + ابيض|اصفر, ينزل|نزل|ينزلي|نازل مني|معي|معاي شي|سايل|ماده|ابيض|مخاط|اصفر|لزج + تحت|ريحه|ريحته|حكه|داخليه|دوره|ابيض|لبني|مهبل, ينزل منها + كيلوت|داخليه, كيلوت|كلوت|داخليه + يوسخ|توسخ|متوسخ|مبلول|افراز, سيلان مهبلي|ابيض, نزول + شفاف|مخاط, سوايل + {vagina}, سوايل + نسايي, نازل|ينزل|نزل|طالع|يطلع|بينزل علي|لي|مني|منها|عليها|معايا|منى? شي|شيء|حاجه|ماده|سايل ابيض|بيضا|اصفر|اخضر|لزج|مثل|زي|شفاف, روب|زبادي|جبن|جبنه|لبنه|خثره + نازل|ينزل|نزل|طالع|تحت|حكه',
    ],
  }),
  'smelly-discharge': finding(['Bad-smelling discharge', 'إفرازات كريهة الرائحة'], {
    tick: ['The discharge smells bad, or is green, yellow or bloody', 'الإفرازات كريهة الرائحة أو خضراء أو صفراء أو مدممة'],
    says: [
      'discharge + smelly|smells|smell|fishy|foul|stinks, {vagina} + discharge + green|greenish|yellow|bloody, fishy smell + {vagina}, {vagina} + smells|odor|odour, {vagina} + stink|stinks|stinky|reek|reeks|rank|pong|ponging|whiff|smell|fishy|rotten|odour|honks|minging, {vagina} + green|yellow|grey|gray goo|stuff|gunk|liquid, discharge + rotten|rank|reeks|reek|odour|odor|stinky|stink|honking, =grey|=gray|greyish|grayish thin? discharge, smell|smells|smelly|stink|stinks down, down smells|stinks|reeks, down .. smells|stinks|reeks, smell|smells|smelling fishy|bad|foul|rank|rotten|weird|off|awful down|below|private, lochia|discharge|water|bleeding coming|comes .. smell|smells|smelly|stinks|stinking|rotten, lochia .. smell|smells|smelly|foul|rotten|stinks, smell|smells fishy|rotten + down|sex|pants|period, fishy smell|odour|odor',
      'افرازات|سايل + ريحه|ريحتها|كريهه|خضرا|خضراء|صفرا|صفراء|مدممه|دم|سمك, ريحه + {vagina}, ريحه|ريحته|ريحتها + {vagina}, ريحه|ريحته|ريحتها + افراز|افرازات|نزول, ريحه زفره|سمك|نتنه + {vagina}, ريحه زفره|سمك|نتنه + تحت|مهبل|افراز, افراز|افرازات|نزول + نتن|نتنه|عفنه|معفنه|زفره|خايسه|مخضره|مخضر|مصفر|رمادي|رماديه|خضر|زنخه, دم|نزيف|سايل + نازل|ينزل|ينزف + عفن|عفنه|نتن|نتنه|معفن|معفنه|كريهه|خايسه, ريحه|ريحته|ريحتو|ريحتها عفنه|نتنه|كريهه|خايسه|معفنه + نفاس|ولاده|اجهاض|حمل|دم|تحت',
    ],
    implies: ['vaginal-discharge'],
  }),
  'discharge-clear': finding(['Clear discharge without smell or itch', 'إفرازات شفافة دون رائحة أو حكة'], {
    kind: 'comfort',
    tick: ['Only clear or milky discharge, without smell, itch or pain', 'إفرازات شفافة أو حليبية فقط دون رائحة أو حكة أو ألم'],
    says: [
      'clear|stretchy|transparent|milky|odourless|odorless|jelly .. discharge, discharge + clear|stretchy|transparent|milky|odourless|odorless|slippery, discharge + egg white, egg white, discharge + mid cycle|month|ovulation, normal discharge',
      'افراز|افرازات .. شفاف|شفافه|مخاطيه|مطاطيه, افراز|افرازات + بياض|زلال بيض, افراز|افرازات .. بدون|بلا|من غير ريحه|حكه|لون, افراز|افرازات + نص|منتصف|وسط شهر|دوره, افراز|افرازات عاديه|طبيعيه, سايل شفاف .. بدون, نزول .. شفاف|بياض, شفاف|شفافه مثل|زي بياض|زلال',
    ],
    implies: ['vaginal-discharge'],
  }),
  'vaginal-itch': finding(['Vaginal itch or soreness', 'حكة أو ألم في المهبل'], {
    tick: ['Itching, burning or soreness of the vagina', 'حكة أو حرقة أو ألم في المهبل'],
    says: [
      '{vagina} + {itch}, {vagina} + {burns}, {vagina} + {pain}, {vagina} + dry|dryness, {vagina} + {red}, itch|itching|itchy down there?, {vagina} + fire|raw|irritated|irritation|itchy|inflamed|scratchy, {burns} .. undies|knickers, itchy|itch|itching .. undies|knickers, itchy|itch|itching =bits, =bits itchy|itch|itching|burning, itch|itchy|itching|burning|sore down, down itch|itchy|itching|burning|sore',
      '{vagina} + {itch}, {vagina} + {burns}, {vagina} + {pain}, جفاف مهبل|مهبلي, حكه تحت|نسائيه, {burns} من تحت + بنتي|بنيتي|مرتي|زوجتي|حرمتي|اختي, {itch} من تحت + بنتي|بنيتي|مرتي|زوجتي|حرمتي|اختي, تحك|حكه|يحك|تهرش|يحرقها|تحرق|حرقان من تحت + بنتي|بنيتي|مرتي|زوجتي|حرمتي|اختي, {itch} من تحت, {itch} تحت',
    ],
  }),
  'vaginal-dry': finding(['Dry vagina', 'جفاف المهبل'], {
    tick: ['The vagina is dry, above all with sex', 'جفاف في المهبل خصوصاً عند الجماع'],
    says: [
      '{vagina} .. dry|dryness, dryness|dry down|there|below, dry .. {vagina}',
      'جفاف .. مهبل|مهبلي|فرج|تحت, مهبل .. ناشف|جاف, ناشفه تحت',
    ],
  }),
  thrush: finding(['Thrush', 'فطريات'], {
    kind: 'disease',
    tick: ['White curdy discharge without smell, with itching', 'إفرازات بيضاء متجبنة بلا رائحة مع حكة'],
    says: [
      'thrush, yeast infection, candida, candidiasis, cottage cheese, curdy + discharge, white|thick discharge + {itch}, curd|curds|curdy|cheese|cheesy|ricotta|yoghurt|yogurt + {vagina}|knickers|underwear|undies|discharge|itch|itching|itches|panties, yeast infxn|again|back|down|thing, white .. curd|cheese|curds, candid*, fungal|fungus|yeast + {vagina}, itchy|itching .. white|thick discharge, white thing|things|stuff|discharge .. cheese|curd|curds|yogurt|yoghurt|milk, cheese|cheesy|curdy|cottage .. itch|itching|itchy|private|discharge|coming, itch|itchy|itching + white|curdy|cheesy .. discharge|stuff|thing',
      'فطر مهبل, كانديدا, افرازات + بيضا|بيضاء|مجبنه|جبن, افرازات + {itch}, فطريات|فطر + {vagina}|حكه|افراز|افرازات|نسايي|نسائيه|حمل|حامل|دوره|رجعت|عادت|زوجي|{itch}, جبن|جبنه|متجبن|لبنه|مجبن|لبن رايب + افراز|افرازات|ينزل|نزول|حكه|{vagina}|ابيض|بيضا|بيضاء, فطريات تحت|مهبل|فرج, فطريات + بيض|ابيض, روب|زبادي|جبن|جبنه|لبنه|خثره + ابيض|بيضا|حكه|نازل|ينزل|تحت',
    ],
  }),
  'thrush-often': finding(['Thrush again and again', 'فطريات متكررة'], {
    kind: 'background',
    tick: ['It is the third time within a year, or the treatment did not help', 'المرة الثالثة خلال سنة، أو لم يفد العلاج'],
    says: [
      'third|fourth|fifth|3rd|4th|5th time year, third|fourth|fifth|3rd|4th|5th .. this year, keeps coming|returning|recurring, back again again, not cleared|clearing|worked|working|helped|helping, not gone .. cream|pessary|treatment, again and again',
      'ثالث|رابع|خامس مره, ترجع كل, ما فاد|نفع|راحت|تروح .. علاج|كريم|تحميله|تحاميل, مره ورا مره',
    ],
  }),
  'vaginal-object': finding(['Something in the vagina', 'جسم في المهبل'], {
    tick: ['A lost tampon or other object in the vagina', 'سدادة منسية أو جسم آخر داخل المهبل'],
    says: [
      'tampon + stuck|lost|forgot|forgotten|string, tampon + cant find, {vagina} + stuck|inside|object|inserted, {vagina} + lost|put|bead|toy|condom|retrieve|fish|wedged, {vagina} + something|object up|stuck|in|inside, lost|stuck something? up|inside .. {vagina}, lost something up, tampon|cup|condom|toy + stuck|lost|retrieve|string|forgot|forgotten|left in, tampon|cup|condom .. cant .. out|find|reach|remove',
      'سداده|تامبون + عالق|ضاعت|نسيت|داخل, سداده|تامبون + لا طلع, مهبل|فرج + علق|عالق, مهبل|فرج + دخل شي, سداده|تامبون|كوندوم|واقي|قطنه + علق|عالق|ضاع|ضاعت|نسيت|نسيته|جوا|جوه|داخل|ما طلع, {vagina} + دخل|دخلت|حط|حطت|عالق|علق|خرزه|لعبه|حشرت|شي, {vagina} + {object}',
    ],
  }),
  tampon: finding(['Tampon', 'سدادة قطنية'], {
    kind: 'background',
    tick: ['A tampon or menstrual cup in use now or in the last days', 'استعمال سدادة قطنية أو كأس الحيض الآن أو في الأيام الأخيرة'],
    says: ['tampon, tampons, menstrual|moon cup, period cup', 'سداده قطنيه, سدادات, تامبون, تامبونات, كاس|كوب دوره|حيض|قمر'],
  }),
  'toxic-shock': finding(['Toxic shock', 'صدمة تسممية'], {
    kind: 'disease',
    says: ['toxic shock, =tss', 'صدمه تسمميه, صدمه سميه, متلازمه صدمه'],
  }),
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
  'painful-sex': finding(['Pain with sex', 'ألم عند الجماع'], {
    tick: ['Pain during sex', 'ألم أثناء الجماع'],
    says: [
      'sex|intercourse + {pain}, painful sex, dyspareunia, vaginismus, {sex} + {pain}, {sex} + {burns}, {sex} + sandpaper|dry|razor|razors|tearing|ouch, {pain} + {sex}, doing it .. {pain}|sandpaper, hurts .. inside .. {sex}, penetration + {pain}',
      'علاقه زوجيه|حميمه|جنسيه + {pain}, بعد|اثناء|وقت|مع|خلال علاقه + {pain}, تشنج مهبلي, {sex} + {pain}, {sex} + {burns}, دخول|ايلاج|يدخل + {pain} + زوجي|ريلي|رجلي, {pain} + {sex}',
    ],
  }),
  infertility: finding(['Wish for a child', 'تأخر الحمل'], {
    tick: ['No pregnancy after a year of trying', 'عدم حدوث حمل بعد سنة من المحاولة'],
    says: [
      'infertility, infertile, trying conceive|baby|pregnant, cant pregnant|conceive, sperm count, semen analysis, trying .. baby|child|kid|kids|conceive|pregnant|bun|family, =ttc, no|without baby|child|bun|pregnancy|kids|luck + married|trying|year|years|yr|yrs, married .. .. no|without baby|child|kids|pregnancy, cant .. conceive|fall pregnant, not .. conceive|conceived|conceiving|fallen pregnant, fertility, not pregnant .. trying|years|year + trying|married|years|year, want baby|child|conceive|pregnant + year|years|months|trying|married',
      '=عقم, =العقم, =عقيم, =عقيمه, =بالعقم, تاخر حمل|انجاب, ما احمل, ما صار حمل, ابي احمل, تحليل مني|سايل منوي, ما .. حملت|حبلت|حملنا|صار حمل|حبل, ما صار|صارلي|حصل|تم حمل|حبل, متزوج|متزوجه|متزوجين|معرس|معرسه|معرسين|مجوزه|مجوز|مزوجه .. .. ما|بدون|بلا حمل|حملت|حبلت|حبل|عيال|اطفال|اولاد|خلفه|ذريه|جبت|يابت|خلفت|انجبت|يبت, ما جبت|يابت|خلفت|انجبت|يبت|جابت|خلفنا|جبنا .. عيال|اطفال|اولاد|ولد, نحاول|احاول|بنحاول|حاولنا .. حمل|نجيب|نخلف|ننجب|انجب|احمل|نحمل, نحاول .. ما صار|حمل|حبل|حصل, تاخر|متاخر|تاخير + حمل|انجاب|خلفه, ابي|بدي|عايزه|نفسي|ودي|تبي|ابغي|اريد|حابه + احمل|تحمل|اخلف|انجب|احبل, عدم|مشكله|تاخر انجاب',
    ],
  }),
  'pelvic-pain': finding(['Pelvic pain', 'ألم الحوض'], {
    tick: ['Pain low in the belly or in the pelvis', 'ألم في أسفل البطن أو الحوض'],
    says: [
      '{pelvis} + {pain}, lower|low belly|abdominal|abdomen|tummy|stomach + {pain}, {pain} + lower|low abdomen|belly|tummy|stomach, lower|low .. {belly} + {pain}, {belly} .. low|lower + {pain}, below|under|beneath belly|button|navel|bellybutton|tummy + {pain}, bikini|pubic|pubis|suprapubic|ovaries|ovary|womb|uterus + {pain}, low down + {pain}, {pain} + low down, lower|low + tummy|stomach|belly|abdomen + {pain}, lady basement|parts|bits + {pain}, belly|stomach|tummy below|down + {pain}, below|under|lower belly .. sore|pain|hurts, {pain} low|lower|down in|of? belly|tummy|stomach',
      '{pelvis} + {pain}, اسفل|تحت بطن|بطني|بطنها|معده + {pain}, {pain} + اسفل|تحت بطن|بطني|سره, مبايض + {pain}, عانه + {pain}, {pain} + اسفل|تحت بطنها|بطنه|بطن|بطني|سره|صره, مبايضي|مبيضي|رحمي + {pain}',
    ],
    implies: ['belly-pain'],
  }),
  'one-sided-pelvic': finding(['Pain low on one side', 'ألم أسفل في جهة واحدة'], {
    tick: ['The pain is low, and on one side only', 'الألم في الأسفل وفي جهة واحدة فقط'],
    says: [
      '{pain} + one|left|right side|sided + low|lower|down|pelvis|pelvic|ovary|tummy|belly|stomach, {pain} .. left|right .. low|lower|down, {pain} + low|lower|down .. left|right|side, one sided .. {belly} .. {pain}, one sided .. pelvic|pelvis|lower .. {pain}, one sided .. {pain}, {pain} one side, left|right side {pain}, {pain} .. left|right side only|one, ovary|ovaries .. one|left|right + {pain}',
      '{pain} + جنب|جهه|صوب|ناحيه|طرف + واحد|واحده|وحده|تحت|اسفل|يمين|يسار|شمال|ايسر|ايمن, {pain} .. يمين|يسار|شمال .. تحت, {pain} .. تحت .. يمين|يسار|شمال|جنب, مغص {severe}? يسار|يمين|شمال|يمني|يسري|ايسر|ايمن, مغص .. جهه|صوب|ناحيه|جنب',
    ],
  }),
  'ovarian-cyst': finding(['Ovarian cyst', 'كيس على المبيض'], {
    kind: 'background',
    tick: ['A known cyst on an ovary', 'كيس معروف على المبيض'],
    says: [
      'ovary|ovarian + cyst|cysts|dermoid, dermoid cyst, cyst|cysts .. ovary|ovaries, ovary|ovarian|ovaries .. cyst|cysts, chocolate cyst, endometrioma',
      'كيس|اكياس + مبيض|مبايض|مبيضي, كيس|اكياس|كيسه|تكيس .. مبيض|مبايض|مبيضي|مبيضها, مبيض|مبايض + كيس|اكياس',
    ],
  }),
  coil: finding(['Coil in the womb', 'لولب في الرحم'], {
    kind: 'background',
    tick: ['A coil (IUD) in the womb', 'لولب في الرحم'],
    says: ['=iud, =ius, intrauterine device, mirena, =coil, copper coil|iud|t, intrauterine, hormonal coil|iud', 'لولب, لولبي'],
  }),
  // Breasts
  'breast-lump': finding(['Breast lump', 'كتلة في الثدي'], {
    tick: ['A lump in the breast or armpit', 'كتلة في الثدي أو تحت الإبط'],
    says: [
      '{breast} + {mass}, {breast} + hard lump|area|patch|spot|bit|bead|round, {breast} + ball|pea|marble|pebble|thickening|grape|lumpy|=hard thing|something|bit, underarm|under arm|under arms|armpit|armpits|axilla + lump|ball|mass|bump|lumps, {breast} + something|thing hard|round, lump|bump|mass|ball|knot|thickening .. {breast}, hard inside|in {breast}, {breast} .. hard .. pea|size|sized|thing, left|right|one {breast} .. hard, {breast} + hard + spot|place|part|side|corner|something, armpit|armpits + hard|round|marble|pea, lump|ball|bump|mass|something .. armpit|armpits|axilla',
      '{breast} + {mass}, {breast} + قاسي|صلب|متحجر, صدر|صدري|صدرها|باط|باطي|باطها|ابط|ابطي|{breast} + كتله|درنه|عقده|كوره|تكتل|بروز|كلكوعه|كلكيعه|كتل|كره|حصوه|زايده, صدر|صدري|صدرها + شي قاسي|صلب|متحجر, صدر|صدري + حبه قاسيه|كبيره|صلبه|داخل, صدر|صدري + غده|كيس|كيسه, حته|شي|حاجه|بليه|عقده|حبه|كوره|غده|كتله ناشفه|ناشف|يابسه|يابس|جامده|صلبه|قاسيه|قاسي|مدوره + صدر|صدري|صدرها|ثدي|بزي|بزها, صدر|صدري|صدرها|ثدي + بليه|كوره|حصوه|عجره|تكوير|زيتونه|حبه حمص',
    ],
  }),
  'breast-change': finding(['Change of the breast', 'تغير في الثدي'], {
    tick: ['Dimpled skin, a drawn-in nipple or fluid from a nipple', 'تجعد جلد الثدي أو انسحاب الحلمة أو خروج سائل منها'],
    says: [
      'nipple + discharge|inverted|bleeding|blood|retracted|fluid|leaking|drawn, breast + dimple|puckered, breast + orange peel, breast + changed shape, milk + not breastfeeding|pregnant, nipple|nips|nip + turned|turn|turning|inward|inwards|pulled|sunk|sunken|flat|liquid|oozing|crusty|crusted|scaly|weeping|dripping|scab|drip|leaks|leak|sucked|flipped, water|liquid|fluid|blood|milk|stuff .. nipple, {breast} + dent|dented|dimple|dimples|dimpled|dimpling|pucker|puckering|orange|golf|indent|crease|shrunk, {breast} + shape|skin + change|changed|different|orange|thick',
      'حلمه + افراز|افرازات|دم|سايل|مسحوبه|داخله|منقلبه|غايره, ثدي|صدري + انكماش|تجعد, ثدي|صدري + قشر برتقال, ثدي|صدري + تغير شكل, حلمه|حلمت|حلمات|حلمتي|حلمتها + دخل|دخلت|غارت|غايره|انقلبت|مقلوبه|مقلوبه|سايل|ماي|ماء|ينز|تنز|انسحبت|مسحوبه|قشور|متغيره|انكمشت|ينزل|ينقط|ملفوفه|لجوا|لداخل, {breast}|صدر|صدري|صدرها + انكماش|مجعد|تجعيد|تجاعيد|حفره|نقره|منكمش|انسحاب|برتقال|برتقاله|غايره|انخساف, {breast}|صدري + تغير|متغير شكل|شكله|حجم',
    ],
  }),
  'breast-pain': finding(['Breast pain', 'ألم في الثدي'], {
    tick: ['Pain in a breast', 'ألم في الثدي'],
    says: [
      '{breast} + {pain}, {breast} + {swell}, mastalgia, both? breasts|breast|boobs + stone|stones|rock|rocks|engorged|tight|paining|throbbing|heavy',
      '{breast} + {pain}, {breast} + {swell}, {breast} + متحسس|ثقيل, {breast} + محتقن|متحجر|حساس|يشد|تشد, صدر|صدري|صدرها .. {pain} .. ثدي|نهد, ثدي|نهد .. صدري + {pain}, صدر|صدري|صدرها + {pain} + رضاعه|ارضع|برضع|يرضع|ترضع|حليب|حلمه|{menses}, {breast} .. تعور|يعور|يوجع|توجع|تالم',
    ],
  }),
  'breast-red': finding(['Red hot breast', 'ثدي محمر ساخن'], {
    tick: ['A part of the breast is red and hot', 'جزء من الثدي محمر وساخن'],
    says: [
      '{breast} + {red}, {breast} + {hot}, breast abscess|infection|infected, {breast} + fire|inflamed|flaming, {breast} .. hot .. red|hard|sore, red|hot|hard .. patch|wedge|area|streak .. {breast}, {breast} .. patch|wedge|area|streak .. red|hot',
      '{breast} + {red}, {breast} + {hot}, التهاب|خراج ثدي|ضرع, صدر|صدري|صدرها + {red} + ترضع|ارضع|رضاعه|حليب|جهه|طرف|جنب, صدر|صدري|صدرها + {red} + {hot} + جهه|طرف|حليب|رضاعه|مرضع, {breast} + نار|مولع|حامي|ملتهب|حراره, صدر|صدري|صدرها + حته|حتت|بقعه|جزء|منطقه|جهه|كتله + {red} + ناشف|ناشفه|يابس|يابسه|قاسي|قاسيه|متحجر|متحجره|سخن|سخنه|حار|حاره|حامي|سخنت, صدر|صدري + {red}|متحجر + {hot} + رضاعه|ارضع|برضع|يرضع|ترضع|نفاس, ثدي|ثديي|بزي|ديدي .. {red}|{hot}',
    ],
    implies: ['breast-pain'],
  }),
  mastitis: finding(['Mastitis', 'التهاب الثدي'], {
    kind: 'disease',
    says: ['mastitis', 'التهاب ثدي|ضرع'],
    implies: ['breast-red'],
  }),
  'breast-cyclic': finding(['Both breasts before the period', 'الثديان قبل الدورة'], {
    tick: ['Both breasts are sore, before the periods', 'الثديان مؤلمان قبل الدورة'],
    says: [
      'both breasts + {pain}, {breast} + {pain} + {menses}|monthly|pms|premenstrual|month, {breast} + pms|premenstrual|monthly, {breast} .. before|pre {menses}, {breast} + {menses} + before|pre|due|around|every|until|till|week|coming|start|starts|come|comes|each, the girls .. {pain} .. period|pre',
      'ثديين|صدري ثنين + {pain}, {breast}|صدر|صدري|صدرها + {menses} + قبل|كل|قرب|موعد|تجي|تروح|وقت|مع|جات|تنزل|تقرب|اقتراب, صدر|صدري|صدرها + {pain} + {menses}, صدرها|صدري .. {pain} .. قبل {menses}',
    ],
    implies: ['breast-pain'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
