import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'eye-pain': finding(['Eye pain', 'ألم في العين'], {
    tick: ['The eye itself is painful', 'ألم في العين نفسها'],
    says: [
      '{eye} + {pain}, {eye} + rock|stone hard, {eye} + like rock|stone, stinging|stings|burning + inside {eye}',
      '{eye} + {pain}, {eye} + حارقه|تنغز|ينغز|نار',
    ],
  }),
  'pain-moving-eye': finding(['Pain on moving the eye', 'ألم عند تحريك العين'], {
    tick: ['It hurts to move the eye', 'تحريك العين مؤلم'],
    says: [
      'cant|cannot move + {eye}, cant|cannot .. look|move|roll|turn .. without .. {eye}, cant|cannot .. look sideways|left|right|up|around + {eye}, moving|rolling|turning|shifting eye|eyes|eyeball|eyeballs .. {pain}, {eye} + {pain} + look|looking|looks left|right|up|down|sideways|around|side|sidewards, {pain} move|moving|roll|rolling|turn|turning|shift {eye}, {pain} when|on|while|if|to|with|every move|moving|roll|rolling|turn|turning|shift .. {eye}, {pain} .. moving|rolling .. {eye}, {eye} + {pain} when|on|while|if move|moving|roll|rolling|turn|turning|look|looking, {eye} + move|moving + {pain}, cry|cries|crying|scream|screams|screaming|hurts look|looking up|sideways|around, {pain} look|looking sideways|sidewards',
      '{pain} + حرك|تحريك|حركه|لف + {eye}, ما قدر حرك + {eye}, {eye} + {pain} + لف|دير|ادير|طالع|اطالع|التفت|تلتفت|يمين|ابص|باوع|اباوع|تطلع|اتطلع|حرك|احرك|تتحرك|برم|جنب|اقلب, {pain} + احرك|حرك|ادير|الف|ابرم + {eye}, {pain} + لما|اذا|كل .. =اطالع|=التفت|=احرك|=حرك + {eye}, تحريك|حركه|لف عين + {pain}',
    ],
  }),
  'red-eye': finding(['Red eye', 'احمرار العين'], {
    tick: ['The white of the eye is red', 'احمرار بياض العين'],
    says: [
      '{eye} + {red}, {eye} + blood, bloodshot, subconjunctival, pink eye, pinkeye, conjunctivitis, uveitis, iritis, keratitis, episcleritis, eyes red, burst|broken|popped blood vessel + {eye}, {eye} + vein|veiny|veins|tomato|beetroot|crimson|scarlet|rabbit|vampire, {eye} + bloody|bloodied|reddish|reddened|redder|inflamed',
      '{eye} + {red}, {eye} + دم|دمويه, التهاب ملتحمه|قزحيه|قرنيه, رمد, عرق|شريان .. انفجر + {eye}, {eye} + محتقن|محتقنه|احتقان|جمر|طماطه|طماطم|بندوره|كاس دم, {eye} =حمر|حمران|محمرين',
    ],
  }),
  'minor-eyes': finding(['Sticky, itchy or watery eye', 'حكة أو دموع أو إفرازات في العين'], {
    tick: ['The eye is sticky, itchy or watery', 'التصاق الجفنين أو حكة في العين أو دموع'],
    says: [
      '{eye} + {itch}, {eye} + {discharge}, {eye} + sticky|crusty|crust|gunky|gunk|goop|goopy|glued|stuck|watery|watering|waters|runny|streaming|teary|tearing|tears, {eye} + {burns}, {eyelid} + {itch}, {eyelid} + sticky|crusty|crust|glued|flaky|twitch|twitching|twitches, {eye} + twitch|twitching|twitches|strain|tired, conjunctivitis, pink eye, pinkeye, blepharitis, {eye} + gooey|goo|matted|crusted|crusting|weepy|weeping|gummy|gummed|mucky|sleepy dust|yellow stuff, {eyelid} + matted|crusted|stuck|itchy|sore, {eye} + itch|scratchy|rubbing|goopy|sticky|crust|glue|glued|shut morning|stringy|mucus|weep|leaking|tearful|watery, {eye} + goopy|gloopy|glue|pus|puss|boogers|bogies|sleep, wake|woke|waking|wakes .. {eye} stuck|shut|glued, lash|lashes|eyelash|eyelashes + stuck|crusted|crusty|glued|gunky|matted|gummed',
      '{eye} + {itch}, {eye} + {discharge}, {eye} + {burns}, {eye} + دمع|تدمع|دموع|مدمعه|بتدمع|لاصقه|ملزقه|لازقه|بتلزق|معمصه|عماص|عمص|رمص|قذي|مرهقه|اجهاد, {eyelid} + {itch}, {eyelid} + قشور|لاصق, رمد, التهاب ملتحمه, رفه عين, {eye} + تلصق|ملصقه|تلزق|ملتصقه|غمص|مغمصه|قيح|تهرش|يهرش|تاكلني|تاكله|تسيل|تكرش|لزقه|لاصقين|تدمع|دمعه|معمصين|لازقين|دمعت|يدمع, {eye} + تحك|يحك|حكه, حكه .. {eye}',
    ],
  }),
  'dry-eye': finding(['Dry or gritty eyes', 'جفاف العينين'], {
    tick: ['Both eyes feel dry, tired or gritty', 'إحساس بجفاف أو تعب أو خشونة في العينين'],
    says: [
      '{eye} + dry|dryness|gritty|scratchy|strained|strain|tired, artificial tears, {eye} + screen|computer|laptop, {eye} + sandpaper|desert|parched|dried|rough|blink|blinking, {eye} + feel|feels|like .. sand|grit, {eye} + dry|dryness|drying|gritty|sandy|drops|moisture|stingy|scratchy, like|feels .. sand|sandpaper|grit + {eye}',
      '{eye} + جفاف|جافه|ناشفه|ناشف|خشنه|تعبانه|مجهده, جفاف عين|عيون, {eye} + كمبيوتر|شاشه|جوال|موبايل, {eye} + يابسه|يابس|نشاف|نشفان|ناشفين|رمل|خشن|تنشف|صحرا|يبوسه|جافين|يابسين|نشفت|قشر',
    ],
  }),
  'eye-irritated': finding(['After the pool, smoke, wind or onions', 'بعد المسبح أو الدخان أو الهواء أو البصل'], {
    kind: 'background',
    tick: ['It began after swimming, smoke, wind, make-up or onions', 'بدأ بعد السباحة أو الدخان أو الهواء أو المكياج أو البصل'],
    says: [
      'pool|swimming|swim|chlorine|chlorinated|smoke|smoky|shisha|onion|onions|windy|dusty|makeup|mascara|sunscreen|crying + {eye}, cried + {eye}, mascara, eyeliner, eyelash glue|extension|extensions',
      'مسبح|سباحه|سبحت|اسبح|كلور|دخان|شيشه|بخور|بصل|عجاج|مكياج|كحل|مسكره|رموش + {eye}, {eye} + غبار|هوا|بكي|بكيت|بحر, ماسكرا, ايلاينر, رموش صناعيه|تركيب',
    ],
  }),
  stye: finding(['Stye or eyelid lump', 'دمل أو حبة في الجفن'], {
    tick: ['A sore lump at the edge of the eyelid', 'حبة مؤلمة على حافة الجفن'],
    says: [
      'stye, =sty, styes, chalazion, {eyelid} + {mass}, {eyelid} + pimple|boil|bump|spot, {eye} + pimple|boil, {eyelid} + zit|whitehead|spot|ball|pustule|pimple|boil|bump|lump, {eye} + zit|whitehead|lump|bump, zit|pimple|boil|bump|lump eyelid|eyelash|eye, {eye} + bead|pea|pus|spot|pimples|infected lash|eyelash, lump|bump|ball|swelling .. eyelid|lid|eyelash|lash|eye',
      'شحاذ, شحاد, كيس دهني .. جفن, {eyelid} + {mass}, {eyelid} + دمل|دمله|بثره|حبايه, {eye} + دمل|دمله|جنجل|جدجد|شعيره|باروده, {eyelid} + حبه|حبايه|كيس|طالع|طلع|بثره|كتله, {eye} + حبايه|بثره|حبه|كيس|دملوج|دمامل|شحاذ, شعيره, ودقه, {eye} + جليجل|زريع',
    ],
  }),
  'eye-check': finding(['Slow change of sight', 'تغير بطيء في النظر'], {
    tick: ['Sight has been changing slowly, over months', 'النظر يتغير ببطء على مدى أشهر'],
    says: [
      'need|new|wear|wearing|change =glasses, {sight} + gradual|slowly, {sight} + over months|years, cataract, squint, reading .. difficult|hard|blurry, trouble|difficulty reading|read, cant read small|close|far|board, eye test, glaucoma, {sight} + test|check, {sight} + slow|slowly|gradual|gradually|creeping, {sight} + every month|year, {eye} + number|power|prescription|weaker|weak, need|new|change|stronger specs|glasses|spectacles|lenses|prescription, need|new|change|stronger .. specs|glasses|spectacles, cant|hard|struggle|struggling|difficult|not .. read|reading|see .. print|small|newspaper|book|text|menu|label|signs|far|distance, arm length, {eye} + slowly|gradually, {sight} + getting|worse|worsening|fading|declining|weaker|poorer .. slowly|gradually|months|years|year|over|age, {sight} .. slowly|gradually, squinting|squint .. read|see|tv|screen|board, hold|holding .. phone|book|paper .. away|far|arm|further, =glasses .. old|stronger|new|prescription|weak, headlights dazzle|dazzling|glare, =glasses .. made? no|not difference|help|helping, need|want long|longer|arms arms|arm, longer arms, hold menu|phone|book|paper away|far|further, night driving|steering|drive + lights|glare|harder|scatter|dazzle, lights scatter|dazzle|glare, brighter lamp|light read|reading',
      'نظاره|نظارات + جديد*|تغير|قديم*|نظر|ضعيف*|مقاس|احتاج|محتاج, {sight} + تدريجي|ببطء, {sight} + شوي شوي, {sight} + مع وقت, كتاركت, مويه|مويا|ماء بيضاء|بيضا|ابيض, ماء ازرق|زرقاء, {eye} حولاء|حولا, =احول|=حولاء|=حوله, =الحول, صعوبه قراءه, ما قدر اقرا, فحص نظر, قياس نظر, {sight} + مهل|تدريجيا|بالتدريج|كل شهر|سنه|شويه شويه, {sight} + ضعف|خف|نقص|قل|قصر + شهور|اشهر|سنين|شهر|سنه|سنوات|مهل|وقت, درجه نظر|نظاره|نظارات, قرب|يقرب|اقرب|اقترب + تلفزيون|كتاب|جوال|تلفون|موبايل|تلفاز|ورق, ما .. قرا|اقرا|يقرا|تقرا خط|صغير|بعيد|جريده|كتابه|لوحات, {sight} + يضعف|ضعف|يخف|خف + شوي',
    ],
  }),
  'eye-swelling': finding(['Swelling round the eye', 'تورم حول العين'], {
    tick: ['The eyelid or the skin round the eye is swollen', 'تورم في الجفن أو حول العين'],
    says: [
      '{eye} + {swell}, {eyelid} + {swell}, {eye} + swollen|closed|puffed shut, periorbital, orbital cellulitis, {eye} + golf|tennis|balloon|boxer|boxers, cant open + {eye} + {swell}, {eye} puffed|ballooned|blown up, {eye} + closed|shut + {swell}, {eyelid} + blew|blown|puff|puffed|puffy|balloon|ballooned|size|twice up?, {eyelid} blew|blown|puffed up, {eye} blew|blown up',
      '{eye} + {swell}, {eyelid} + {swell}, {eye} + تسكرت|مسكره|قفلت|مقفوله + {swell}, {eye} + منفخه|منتفخه|مورمه|ورمانه|منفوخين|وارمين|متنفخ, {eye} + تورمت|منفخ|منفوخه|انتفخت, {eyelid} + منتفخ|وارم|منفوخ|ورم|متورم|كبير',
    ],
  }),
  'bulging-eye': finding(['Bulging eye', 'بروز العين'], {
    tick: ['An eye bulges forward', 'العين بارزة إلى الأمام'],
    says: [
      '{eye} + bulge|protrude, proptosis, exophthalmos, {eye} + frog|froggy|goldfish|bulgy|bugging|buggy|bugged, frog eyes|eyed, bug eyes|eyed, eyeball|eye .. sticks|stick|sticking|pushed|popping|poking .. out, {eye} + sticking|sticks|popping|poppin|pops|poking|pushed|bugging|bug|hanging|protruding out|outside|forward|outta|outwards, {eye} coming|come|pop|stick out|forward, {eye} + bulgy|bulges|protrudes|protruding|popped, {eye} coming|come|comes outside|forward|forwards, {eye} bigger|forward than, {eye} .. stick|sticks|push|pushed|pop .. out, {eye} look|looks|looking|seem bigger|starey|staring|popping|bulging, =eyes .. bigger',
      '{eye} + بارزه|بارز|جاحظه|جحوظ|جحظت|بروز, {eye} + طالع برا|بره|قدام, {eye} + طالع|طالعه|ناطه|ناطره|ناطر|خارجه|نافره|نافر|طلع|طلعت|ناتيه|دافره .. برا|بره|لبرا|خارج|قدام|جدام|مكان, {eye} + مبققه|مفنجره|مبحلقه|مبلقه|ضفدع|مجحوظه|جاحظ|مبحره|ناتيه|نافره, عيون .. صارت? اكبر|برزت|طلعت برا|لبرا|جاحظ*, {eye} + برزت|مبرزه',
    ],
  }),
  pupil: finding(['Drooping eyelid or unequal pupils', 'هبوط الجفن أو اختلاف الحدقتين'], {
    tick: ['One eyelid droops, or the pupils differ in size', 'جفن هابط، أو حدقتان غير متساويتين'],
    says: [
      'pupil + bigger|larger|big|large|wide|dilated|blown|huge|unequal|uneven|different|smaller|odd|irregular, {eyelid} + droop|drooping|droopy|drooped|hanging|hangs|falling, ptosis, anisocoria, pupil + not same|equal|match|matching, one pupil, black part|dot|circle|bit|middle .. eye .. bigger|large|larger|huge, pupils + equal|match, pupils .. different|uneven|unequal|size|sizes, pupil .. bigger|larger|huge|massive|big|wide, {eyelid} + sag|sagged|saggy|sagging|sags|drops|dropped|dropping|lazy, {eyelid} half down|closed|shut, {eyelid} hanging|hangs|falling|came|coming|gone|fallen down, {eyelid} wont|not stay|lift|open up?, {eye} + droop|droopy|drooping, cant lift + {eyelid}, one {eyelid} lower|down|shut|half, {eyelid} not open|opening|lifting, {eyelid} + lower than, one side .. {eyelid} down|lower|drooping, {eye} not open|opening fully|properly|all, {eye} looks|look? half closed|shut',
      'بوبو|حدقه + اوسع|اكبر|اصغر|واسع|واسعه|متوسع|متوسعه|مختلف|كبير|كبيره, {eyelid} + هابط|هبوط|نازل|نزل|نزول|متدلي|ساقط|ارتخي|مرتخي|ارتخاء|طايح, {eyelid} + لا ينفتح, {eye} + نص مسكره|مقفله|مغمضه|مسكر|مفتوحه, حدقه|بوبو|ننوه|نني|سواد عين|بياب + اكبر|اوسع|كبر|كبير|ما|مختلف|غير|توسع|اصغر|واسع|قد|متساوي, {eyelid} + سقط|مدلي|نزل|طاح|طايح|مرخي|رخي|مرتخي|ارتخي|تدلي, {eyelid} + يطيح|تطيح|طاح|طاحت|يهبط|بتهبط|تهبط|ينزل|تنزل|بينزل|متهدل|تهدل|متدلي|يتدلي|ثقيل|ثقيله',
    ],
  }),
  'contact-lens': finding(['Contact lenses', 'عدسات لاصقة'], {
    kind: 'background',
    tick: ['Contact lenses are worn', 'استعمال عدسات لاصقة'],
    says: [
      'contact lens|lenses, =contacts, lens|lense in, lens|lense + wear, lens|lenses .. overnight|slept|sleep|monthly|daily|wearer|user, slept|sleep|swim .. lenses|contacts, =contacts in|out|overnight|slept|wear|wearing, wear|wearing|use|using =contacts|lenses',
      'عدسات, عدسه + لبس|نمت|نام|لاصقه|طبيه|{eye}, عدسات لاصقه|ملونه, لنسز, لينسز, لنزات|لنز|لنزه|لينز|لنسات|لنسه|لنزاتي|لينسات|لانس',
    ],
  }),
  'eye-injury': finding(['Eye injury', 'إصابة في العين'], {
    tick: ['The eye was hit or hurt', 'تعرضت العين لضربة أو إصابة'],
    says: [
      '{eye} + {hit}, {eye} wound|gash|laceration, {eye} .. =cut|=cuts|gash|gashed|laceration|lacerated, =cut|=cuts|gash|laceration|wound {eye}, =cut|=cuts|gash|laceration|wound above|below|under|over|near|across|beside|on|to {eye}, {eye} + punch|punched|poke|poked|poking|pierced|stabbed|scratched|scratch|ball|elbow|fist|finger|fingernail|branch|stick|firework|fireworks|explosion, black eye, corneal abrasion, hyphema, hyphaema',
      '{eye} + {hit}, {eye} + {wound}, {eye} + كوره|كره|لكمه|بوكس|كوع|ظفر|غصن|عود|طراطيع|مفرقعات|خدش|خرمش|انخدشت|طعن|نغز, {eye} + العاب ناريه',
    ],
  }),
  'black-eye': finding(['Black eye', 'كدمة حول العين'], {
    says: [
      'black eye, shiner, bruise|bruised|bruising + {eye}, {eye} black blue, purple|blue|bruised|violet {eye}, {eye} + purple|violet + hit|punch|door|fell|elbow|ball',
      'كدمه|كدمات|ازرق|زرقا|ازرقاق .. حول|تحت|حوالين {eye}, {eye} ازرق|زرقا|ازرقت|مزرقه, {eye} + ازرق|زرقا|ازرقت|صارت زرقا + ضرب*|كوع*|كوره|لكم*|بوكس, تحت|حول {eye} + ازرق|زرقا|ازرقت|كدمه|بنفسجي',
    ],
    implies: ['eye-injury'],
  }),
  'eye-pierced': finding(['Something sharp in the eye', 'شيء حاد في العين'], {
    tick: ['Something sharp went into the eye or is stuck in it', 'شيء حاد دخل العين أو مغروز فيها'],
    says: [
      '{eye} + =pierced|penetrating|penetrated|impaled|punctured|ruptured|=stabbed, metal|=glass|nail|wire|needle|knife|scissors|pencil|pen|splinter|shard|hook|thorn|dart|shrapnel + went|gone|got|flew|poked|stuck|=stabbed|jabbed|pierced|hit|struck|entered|embedded|lodged + {eye}, splinter|shard|thorn|hook|dart|shrapnel in|into {eye}, embedded|lodged|impaled + {eye}, sharp .. in|into|inside|went|hit + {eye}, claw|talon|beak|thorn + {eye}, twig|branch|stick|wire|pencil|pen|fork|toothpick|skewer|scissors .. straight|into|went|through|stuck|poked + {eye}, sticking out + {eye} + twig|branch|stick|wire|splinter|nail|pencil',
      'حديد|حديده|زجاج|قزاز|مسمار|سلك|ابره|سكين|مقص|قلم|شظيه|شظايا|شوكه|صناره|خشبه + {eye}, {eye} + انثقبت|انفجرت|انفقعت|مغروز|انغرز|مثقوبه|نافذه|انفقات, مخلب|مخلبه|مخالب|منقار|ظفر .. {eye}',
    ],
    implies: ['eye-injury'],
  }),
  'eye-high-speed': finding(['Hit by a flying particle', 'إصابة بجسم متطاير'], {
    tick: ['It flew in from hammering, grinding, drilling or an explosion', 'تطاير أثناء طرق أو جلخ أو حفر أو من انفجار'],
    says: [
      '{eye} + grinding|grinder|hammering|hammer|jackhammer|drilling|drill|chisel|chiselling|explosion|exploded|firework|fireworks|airgun|pellet|shrapnel, piece|chip|bit|splinter|fragment|shard|particle .. iron|metal|steel|stone|disc + {eye}, bit|chip|fleck|shaving|shavings|filing|filings .. metal|steel|iron + {eye}, metal|iron|steel|piece|chip|spark|sparks|stone|nail|splinter|fragment|particle|shard|shrapnel|wood|wire|disc + flew|flying|flung|shot|spat|pinged|jumped|bounced|ricocheted + {eye}, {eye} + cutter|cutting metal|steel|iron|tile|tiles|stone|wood, {eye} + saw|sawing|chisel|lathe|strimmer|lawnmower|mower|power tool|tools, nail gun + {eye}, stone|chip|metal .. shot|flew|pinged .. {eye}, something .. shot|pinged .. {eye}, metal|iron|steel + got|went|in|into|came + {eye}, {eye} + flew|shot|flying .. at|while|when|from, grinding|hammering|drilling|welding + something|bit|piece + {eye}',
      '{eye} + صاروخ|جلخ|تجليخ|مطرقه|شاكوش|دريل|=حفر|=يحفر|=احفر|انفجار|انفجرت|طراطيع|مفرقعات|طار|تطاير|شظيه, {eye} + العاب ناريه, حديد|حديده|قطعه|شظيه|شظايا|براده|حصي|حصاه|رايش|نشاره|مسمار|سيخ|حصوه + طار|نط|نقز|ضرب|طفر|تطاير|فر + {eye}, منشار|مقدح|درل|دريل|هيلتي|جلاخه|مطرقه|شاكوش|جاكوش|مثقاب|خراطه|قطاعه|طرق|حفار|كوسره + {eye}',
    ],
    implies: ['eye-injury'],
  }),
  'arc-eye': finding(['After welding or strong light', 'بعد لحام أو ضوء شديد'], {
    tick: ['It came hours after welding, sunlamp or glare from snow or sea', 'بدأ بعد ساعات من لحام أو مصباح تسمير أو وهج قوي'],
    says: [
      'weld|welding|welder|welded + {eye}, arc eye, {eye} + sunlamp|eclipse, {eye} + uv|sun lamp, see|saw|seen|seeing|look|looked|watch|watched|watching|staring|stared|without|no|after|did|doing weld|welding|welder, welding light|flash|torch|arc|mask|goggles|helmet|job|shield, welder|weld + night|flash|mask|goggles, glare + sea|snow|water|sun|beach|{eye}, stared|staring|looked|looking|watched .. sun|eclipse, sunbed|tanning|snow|ski|skiing + {eye}, sun + {eye} + {burns}, weld|welding|welder|welded .. eye|eyes|mask|helmet|shield|goggles|yesterday|today|last|night, uv|sunlamp|sunbed|tanning .. eye|eyes, sun|snow|sea .. glare|bright|blind .. eyes|eye',
      'لحام|لحمت|=الحم|=بلحم|=يلحم|تلحيم + {eye}, {eye} + كسوف, لحم|لحام|تلحيم|يلحم|الحم .. حديد|بلا|بدون|نظاره|نظارات|قناع|ضو|نور|شرار, ضو|نور|شرار|شغل|شفت|طالعت|باوعت|وهج لحام|لحيم|تلحيم, لحام|لحيم|تلحيم|=الحم|=بلحم|=يلحم + {eye}, {eye} + وهج|ثلج|كسوف|شمس',
    ],
  }),
  'chemical-eye': finding(['Chemical in the eye', 'مادة كيميائية في العين'], {
    tick: ['A chemical or cleaning product got into the eye', 'دخلت العين مادة كيميائية أو منظف'],
    says: [
      'dishwasher|laundry|washing|cleaning tablet|pod|capsule|powder|liquid|product|fluid|spray + {eye}, splash|splashed|squirted|sprayed|spurted .. {notFood} + {eye}, bleach|chemical|cleaner|acid|ammonia|paint|cement|glue|solvent|detergent .. splash|splashed|splashd|sprayed|squirted|got|in|into|went .. eye|eyes, splash|splashed|sprayed|squirted|got .. bleach|chemical|cleaner|acid|ammonia|paint|cement|glue|detergent .. eye|eyes, chemical|chemicals|bleach|acid|alkali|caustic|lye|ammonia|thinner|petrol|diesel|dettol|disinfectant|clorox|superglue|pesticide|harpic|varnish|resin|epoxy|peroxide|descaler|kerosene|acetone|weedkiller|insecticide|cement|limescale + {eye}, lime|cleaner|detergent|solvent|paint|battery|=glue|sanitizer|sanitiser|fertiliser|fertilizer|vinegar|fuel|chlorine|dye|deodorant|plaster + splash|splashed|squirt|squirted|sprayed|spray|spilled|spilt|dripped|went|got|jumped|fell|flew|popped|burst|leaked + {eye}, lime|cleaner|detergent|solvent|paint|battery|=glue|sanitizer|sanitiser|fertiliser|fertilizer|vinegar|fuel|chlorine|dye|deodorant|plaster in|into|inside both|left|right|one? {eye}, {notFood} .. splash|splashed|squirted|sprayed|jumped|fell + {eye}, {notFood} .. went|got|in|into .. {eye}, lime|cement|plaster|drain dust|powder|cleaner + {eye}, splash|splashed in|into|inside {eye}, superglue|=glue|acetone|nail + eye drop|drops, instead eye drops, both {eye} + splash|splashed|bleach|acid',
      'كلوركس|كلوروكس|كلوريكس|اسيد|حمض|منظف|ديتول|معقم|مطهر|اسمنت|جير|جبس|صودا|بنزين|ديزل|تنر|بويه|صبغ|غراء|كيماوي|كيماويه|كيميايي|كيميايه|كيميا|مبيد|بطاريه|سبيرتو + {eye}, ماء|ماي نار + {eye}, فلاش .. دخل|طاح|نط|طار + {eye}, دخل|طاح|نط|طار .. فلاش + {eye}, صابون|كبسوله|مسحوق غسيل + {eye}, فلاش حمام|تواليت|مرحاض + {eye}, طرطش|طش|رش|انكب|انرش|طفر|طشر|نقز|نط|طار|دخل|طاح|فات|دش .. فلاش|اسيد|كلور|ماده|منظف|صبغه|تيزاب|اسمنت|ديتول + {eye}, جافيل|وايتكس|هايبكس|هاربيك|فينيك|تيزاب|=نفط|كاز|مازوت|=خل|=الخل|اسيتون|مناكير|صمغ|طلاء|مبيض|كحول|كيروسين|صبغه|سائل تنظيف + {eye}, ماده|مواد كيميا*|تنظيف|حارقه|كاويه + {eye}, كلور .. {eye}, {eye} .. كلور, نوره دخل|دخلت|طارت|طار .. {eye}, سوبر|صمغ|لصق|غرا|غراء جلو|قلو|غلو? + {eye}, سوبرجلو|سوبرقلو|امير + {eye}',
    ],
  }),
  'eye-dust': finding(['Something small in the eye', 'جسم صغير في العين'], {
    tick: ['Dust, sand, an eyelash or soap got into the eye', 'دخل العين غبار أو رمل أو رمش أو صابون'],
    says: [
      'dust|sand|eyelash|grit|dirt|speck|particle|sawdust|bug|insect|soap|shampoo|sunscreen|perfume|makeup|chilli|chili|pepper|onion + {eye}, something|=smth in|into|inside|under|went|flew|blew|stuck|got {eye}, something .. in|into|inside|under .. {eye}, eyelash|lash|grit|sand|speck .. under|behind {eyelid}|{eye}, {eyelid} + grit|sand|speck|dust',
      'غبار|تراب|رمل|رمله|رمش|شعره|ذره|قشه|حشره|صابون|شامبو|عطر|مكياج|فلفل|شطه|بصل + {eye}, شي|شيء|حاجه دخل|دخلت + {eye}, {eye} + دخل|دخلت شي|شيء|حاجه, {eye} + فيها|بيها|جواها شي|شيء|حاجه',
    ],
  }),
  'eye-still-gritty': finding(['Still felt after rinsing', 'لا يزال الإحساس به بعد الشطف'], {
    tick: ['It still feels as if something were in the eye after rinsing', 'لا يزال الإحساس بشيء في العين بعد شطفها'],
    says: [
      'wont|cant|couldnt|not come|came|get|wash out + {eye}, still feel|feels|there|in + {eye}, rinsed|washed|flushed + still + gritty|grit|scratchy|scratching|something|there|feel|feels|sore|poking|pricking, still feel|feels|feeling .. something|gritty|scratchy|there|grit|sand, still something|scratchy|gritty + in|there, speck|grit|sand|dust|eyelash|particle|thing|bit .. not|cant|wont .. budge|shift|move|come|go|get|wash|out, washed|rinsed|flushed .. still|not|nothing + {eye}, still|same .. feeling|feel + {eye}, rinsed|washed|flushed .. eye|eyes, still .. there|in|feel|feels|scratching|scratchy|gritty + {eye}, still got .. something, cant|not .. wash|rinse|flush|get .. out, after washing|rinsing|flushing .. still .. gritty|scratchy|something|there|feel|feels|{eye}',
      'ما|لا طلع|راح|يطلع + {eye}, غسلت|شطفت + لسه|للحين|مازال|بعده|لسا, غسلت|شطفت + لا راح|روح|طلع, غسل|شطف + {eye} + بعدني|بعدها|بعده|بعدو|باقي|للحين|لسا|لسه|لساتني|لساته|مازال|لحد|حاس, بعدني|بعدها|بعدو|لسا|لسه|للحين|باقي|لساتني|مازال|لساه .. حس|شي|حاس + {eye}, اكو|بعده|لسه|لسا|للحين|باقي شي|حاجه + {eye}, غسلت .. ما .. طلع|راح|نفع|فاد',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
