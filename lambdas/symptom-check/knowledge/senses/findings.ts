import { type Finding, finding } from '../kinds.ts';

/** Eye, ear, nose, throat, mouth and the glands of the neck. */
export const findings = {
  'vision-loss': finding(['Loss of sight', 'فقدان الرؤية'], {
    tick: ['Sight is lost in one or both eyes, wholly or in part', 'فقدان الرؤية كلياً أو جزئياً في عين أو في العينين'],
    says: [
      'cant|cannot|unable see anything|nothing|out|from, {sudden} + cant|cannot|couldnt see, {eye} + cant|cannot|couldnt see, loss|lost|losing|lose|gone|disappeared|vanished|missing + {sight}, {sight} + went|goes|turned|turning black|dark|grey|gray|blank|away, went|gone|going|suddenly blind, {eye} + blind, blind in, blindness, {eye} + went|gone|goes black|dark|blank, {sight} + curtain|shade|shadow|veil|blackout, {eye} + curtain|shade|veil, dark|black|grey|blank spot|area|patch|shadow + {sight}, half|part|side + {sight} + gone|missing|lost, field loss, hemianopia, amaurosis',
      'ما|لا شوف|بشوف .. شي|شيء|خالص|ابدا|بعين, {eye} + ما|لا شوف, {eye} + ما عاد .. شوف, {sudden} + ما|لا شوف, ما عاد .. شوف, لا اري|يري .. شي|شيء|ابدا|بعين, {eye} + لا اري|يري, {sudden} + لا اري|يري, لا ستطيع رويه, فقد|فقدت|فقدان|انعدام + {sight}, {sight} + راح|راحت|اختفي|اختفت|انعدم|طفي|اظلم|اسود|اسودت, {eye} + اظلمت|اسودت|عميت|عمت|طفت|انطفت|سوده, سواد|ظلام|ظلمه + {sight}, سواد|ظلام قدام|امام عين|عيني|عيوني, ستاره|ستار|غطا اسود|سوداء|سودا + {eye}, ستاره|ستار|غطا اسود|سوداء|سودا + {sight}, نص|نصف|جزء + {sight} + راح|مفقود|ناقص, {sudden} + عمي|عميت|انعميت, =العمي, =عميت, انعميت',
    ],
  }),
  curtain: finding(['A curtain over the sight', 'ستارة على الرؤية'], {
    tick: ['A dark curtain or shadow covers part of the sight', 'ستارة داكنة أو ظل يغطي جزءاً من الرؤية'],
    says: [
      'curtain|shade|shadow|veil + {sight}, curtain|shade|shadow|veil + {eye}, like curtain, curtain coming|came|falling|dropping, shadow side|corner + {eye}',
      'ستاره|ستار|ظل|غطاء + {eye}, ستاره|ستار|ظل|غطاء + {sight}, مثل|زي|كان|كانه ستاره, ستاره سوداء|سودا|نزلت|نازله',
    ],
  }),
  'double-vision': finding(['Double vision', 'ازدواج الرؤية'], {
    tick: ['Everything is seen double', 'رؤية كل شيء مزدوجاً'],
    says: [
      'double vision|sight, diplopia, see|seeing|sees|saw double, see|seeing|sees|saw two everything|things|images, {sight} + double|doubled, everything|things .. double|doubled',
      'ازدواج|ازدواجيه|مزدوج|مزدوجه + {sight}, شوف .. دبل|مزدوج|ثنين|اثنين|اتنين|ثنتين|صورتين|شخصين|مرتين, كل شي .. اثنين|ثنين|دبل, حول مفاجي',
    ],
  }),
  'blurred-vision': finding(['Blurred sight', 'تشوش الرؤية'], {
    tick: ['Sight is newly blurred or cloudy', 'الرؤية صارت مشوشة أو ضبابية'],
    says: [
      'blur, blurred, blurry, blurring, blury, {sight} + hazy|cloudy|fuzzy|dim|dimming|reduced|decreased|foggy|misty|unclear|worse|worsening|poor|deteriorating, {eye} + hazy|cloudy|fuzzy|foggy|misty, everything|things .. hazy|foggy|cloudy|unclear|fuzzy, not|cant|cannot see|seeing clear|clearly|well|properly',
      'زغلله, مزغلل, تزغلل, بتزغلل, مزغلله, {sight} + مغبش|مغبشه|غباش|غبش|مشوش|مشوشه|تشوش|ضباب|ضبابيه|مضبب|مضببه|غشاوه|مغوش|غواش|غبشه|تغبيش|ضعف|ضعيف|خف, {eye} + مغبش|مغبشه|غباش|غبش|مشوشه|ضباب|مضببه|غشاوه|غواش|غبشه, ضبابيه, غشاوه, عدم وضوح + {sight}, ما|لا شوف .. بوضوح|واضح|زين|كويس|منيح|عدل',
    ],
  }),
  halos: finding(['Rings round lights', 'هالات حول الأضواء'], {
    tick: ['Coloured rings are seen round lights', 'رؤية هالات ملونة حول الأضواء'],
    says: [
      'halo, halos, haloes, ring|rings|rainbow|rainbows around|round light|lights|lamp',
      'هاله|هالات|حلقات|دواير .. نور|ضوء|لمبه|انوار|اضواء|ملونه, هالات',
    ],
  }),
  flashes: finding(['Flashes or floaters', 'ومضات أو ذباب طائر'], {
    tick: ['New flashes of light, or many new floating spots', 'ومضات ضوء جديدة أو نقاط كثيرة جديدة تسبح في الرؤية'],
    says: [
      'floater, floaters, photopsia, flash|flashes|flashing|sparks|sparkles|lightning|zigzag|stars + {eye}, flash|flashes|flashing|sparks|sparkles|lightning|zigzag|stars + {sight}, flash|flashes|flashing light|lights, see|seeing|saw stars|spots|flashes|sparks|zigzag|lights|dots|cobwebs, black|dark spots|dots|threads|strings|specks + {eye}, black|dark spots|dots|threads|strings|specks + {sight}, spots|dots|threads floating, zig zag, cobwebs',
      'ومضات|وميض|لمعات|لمعه|فلاش|فلاشات|برق|شرار|شراره|ذباب|ذبابه|عوايم|خيوط|نقط|نقاط + {eye}, ومضات|وميض|لمعات|لمعه|فلاش|فلاشات|برق|شرار|شراره|ذباب|ذبابه|عوايم|خيوط|نقط|نقاط + {sight}, ذباب طاير, ذبابه طايره, عوايم, ومضات ضوء|ضوييه, شوف لمعات|نقط|نقاط|برق|فلاش|خيوط|نجوم|شرار|ومضات',
    ],
  }),
  'eye-pain': finding(['Eye pain', 'ألم في العين'], {
    tick: ['The eye itself is painful', 'ألم في العين نفسها'],
    says: ['{eye} + {pain}, {eye} + rock|stone hard, {eye} + like rock|stone', '{eye} + {pain}'],
  }),
  'pain-moving-eye': finding(['Pain on moving the eye', 'ألم عند تحريك العين'], {
    tick: ['It hurts to move the eye', 'تحريك العين مؤلم'],
    says: [
      '{pain} + move|moving|looking|turn|turning + {eye}, cant|cannot move + {eye}',
      '{pain} + حرك|تحريك|حركه|لف + {eye}, ما قدر حرك + {eye}',
    ],
  }),
  'red-eye': finding(['Red eye', 'احمرار العين'], {
    tick: ['The white of the eye is red', 'احمرار بياض العين'],
    says: [
      '{eye} + {red}, {eye} + blood, bloodshot, subconjunctival, pink eye, pinkeye, conjunctivitis, uveitis, iritis, keratitis, episcleritis, eyes red, burst|broken|popped blood vessel + {eye}',
      '{eye} + {red}, {eye} + دم|دمويه, التهاب ملتحمه|قزحيه|قرنيه, رمد, عرق|شريان .. انفجر + {eye}',
    ],
  }),
  'minor-eyes': finding(['Sticky, itchy or watery eye', 'حكة أو دموع أو إفرازات في العين'], {
    tick: ['The eye is sticky, itchy or watery', 'العين لاصقة أو تحكّ أو تدمع'],
    says: [
      '{eye} + {itch}, {eye} + {discharge}, {eye} + sticky|crusty|crust|gunky|gunk|goop|goopy|glued|stuck|watery|watering|waters|runny|streaming|teary|tearing|tears, {eye} + {burns}, {eyelid} + {itch}, {eyelid} + sticky|crusty|crust|glued|flaky|twitch|twitching|twitches, {eye} + twitch|twitching|twitches|strain|tired, conjunctivitis, pink eye, pinkeye, blepharitis',
      '{eye} + {itch}, {eye} + {discharge}, {eye} + {burns}, {eye} + دمع|تدمع|دموع|مدمعه|بتدمع|لاصقه|ملزقه|لازقه|بتلزق|معمصه|عماص|عمص|رمص|قذي|ترف|رفه|يرف|مرهقه|اجهاد, {eyelid} + {itch}, {eyelid} + يرف|يرفرف|رفه|قشور|لاصق, رمد, التهاب ملتحمه, رفه عين',
    ],
  }),
  'dry-eye': finding(['Dry or gritty eyes', 'جفاف العينين'], {
    tick: ['Both eyes feel dry, tired or gritty', 'إحساس بجفاف أو تعب أو خشونة في العينين'],
    says: [
      '{eye} + dry|dryness|gritty|scratchy|strained|strain|tired, artificial tears, {eye} + screen|computer|laptop',
      '{eye} + جفاف|جافه|ناشفه|ناشف|خشنه|تعبانه|مجهده, جفاف عين|عيون, {eye} + كمبيوتر|شاشه|جوال|موبايل',
    ],
  }),
  stye: finding(['Stye or eyelid lump', 'دمل أو حبة في الجفن'], {
    tick: ['A sore lump at the edge of the eyelid', 'حبة مؤلمة على حافة الجفن'],
    says: [
      'stye, =sty, styes, chalazion, {eyelid} + {mass}, {eyelid} + pimple|boil|bump|spot, {eye} + pimple|boil',
      'شحاذ, شحاد, كيس دهني .. جفن, {eyelid} + {mass}, {eyelid} + دمل|دمله|بثره|حبايه, {eye} + دمل|دمله|جنجل|جدجد|شعيره|باروده',
    ],
  }),
  'eye-check': finding(['Slow change of sight', 'تغير بطيء في النظر'], {
    tick: ['Sight has been changing slowly, over months', 'النظر يتغير ببطء على مدى أشهر'],
    says: [
      'need|new|wear|wearing|change =glasses, {sight} + gradual|slowly, {sight} + over months|years, cataract, squint, reading .. difficult|hard|blurry, trouble|difficulty reading|read, cant read small|close|far|board, eye test, glaucoma, {sight} + test|check',
      'نظاره|نظارات, {sight} + تدريجي|ببطء, {sight} + شوي شوي, {sight} + مع وقت, كتاركت, مويه|مويا|ماء بيضاء|بيضا|ابيض, ماء ازرق|زرقاء, {eye} حولاء|حولا, {eye} =حول, =الحول, صعوبه قراءه, ما قدر اقرا, فحص نظر, قياس نظر',
    ],
  }),
  'eye-swelling': finding(['Swelling round the eye', 'تورم حول العين'], {
    tick: ['The eyelid or the skin round the eye is swollen', 'تورم في الجفن أو حول العين'],
    says: [
      '{eye} + {swell}, {eyelid} + {swell}, {eye} + swollen|closed|puffed shut, periorbital, orbital cellulitis',
      '{eye} + {swell}, {eyelid} + {swell}, {eye} + تسكرت|مسكره|قفلت|مقفوله + {swell}',
    ],
  }),
  'bulging-eye': finding(['Bulging eye', 'بروز العين'], {
    tick: ['An eye bulges forward', 'العين بارزة إلى الأمام'],
    says: [
      '{eye} + bulge|protrude, {eye} + pop|stick|pushed out, proptosis, exophthalmos',
      '{eye} + بارزه|بارز|جاحظه|جحوظ|جحظت|بروز, {eye} + طالع برا|بره|قدام',
    ],
  }),
  pupil: finding(['Drooping eyelid or unequal pupils', 'هبوط الجفن أو اختلاف الحدقتين'], {
    tick: ['One eyelid droops, or the pupils differ in size', 'جفن هابط، أو حدقتان غير متساويتين'],
    says: [
      'pupil + bigger|larger|big|large|wide|dilated|blown|huge|unequal|uneven|different|smaller|size|odd|irregular, {eyelid} + droop|drooping|droopy|drooped|hanging|hangs|falling, ptosis, anisocoria, cant open|lift + {eyelid}',
      'بوبو|حدقه + اوسع|اكبر|اصغر|واسع|واسعه|متوسع|متوسعه|مختلف|كبير|كبيره, {eyelid} + هابط|هبوط|نازل|نزل|نزول|متدلي|ساقط|ارتخي|مرتخي|ارتخاء|طايح, {eyelid} + لا ينفتح',
    ],
  }),
  'contact-lens': finding(['Contact lenses', 'عدسات لاصقة'], {
    kind: 'background',
    tick: ['Contact lenses are worn', 'استعمال عدسات لاصقة'],
    says: ['contact lens|lenses, =contacts, lens|lense in, lens|lense + wear', 'عدسات, عدسه, عدسات لاصقه|ملونه, لنسز, لينسز'],
  }),
  'eye-injury': finding(['Eye injury', 'إصابة في العين'], {
    tick: ['The eye was hit or hurt', 'تعرضت العين لضربة أو إصابة'],
    says: [
      '{eye} + {hit}, {eye} + {wound}, {eye} + punch|punched|poke|poked|poking|pierced|stabbed|scratched|scratch|ball|elbow|fist|finger|fingernail|branch|stick|firework|fireworks|explosion, black eye, corneal abrasion, hyphema, hyphaema',
      '{eye} + {hit}, {eye} + {wound}, {eye} + كوره|كره|لكمه|بوكس|كوع|ظفر|غصن|عود|طراطيع|مفرقعات|خدش|خرمش|انخدشت|طعن|نغز, {eye} + العاب ناريه',
    ],
  }),
  'eye-pierced': finding(['Something sharp in the eye', 'شيء حاد في العين'], {
    tick: ['Something sharp went into the eye or is stuck in it', 'شيء حاد دخل العين أو مغروز فيها'],
    says: [
      'metal|=glass|nail|wire|needle|knife|scissors|pencil|pen|splinter|shard|hook|thorn|dart|shrapnel + {eye}, {eye} + pierce|pierced|penetrating|penetrated|impaled|punctured|ruptured|stabbed, stuck|embedded|lodged + {eye}',
      'حديد|حديده|زجاج|قزاز|مسمار|سلك|ابره|سكين|مقص|قلم|شظيه|شظايا|شوكه|صناره|خشبه + {eye}, {eye} + انثقبت|انفجرت|انفقعت|مغروز|انغرز|مثقوبه|نافذه|انفقات',
    ],
    implies: ['eye-injury'],
  }),
  'eye-high-speed': finding(['Hit by a flying particle', 'إصابة بجسم متطاير'], {
    tick: ['It flew in from hammering, grinding, drilling or an explosion', 'تطاير أثناء طرق أو جلخ أو حفر أو من انفجار'],
    says: [
      '{eye} + grinding|grinder|hammering|hammer|jackhammer|drilling|drill|chisel|chiselling|explosion|exploded|firework|fireworks|airgun|pellet|shrapnel|flew',
      '{eye} + صاروخ|جلخ|تجليخ|مطرقه|شاكوش|دريل|حفر|انفجار|انفجرت|طراطيع|مفرقعات|طار|تطاير|شظيه, {eye} + العاب ناريه',
    ],
    implies: ['eye-injury'],
  }),
  'arc-eye': finding(['After welding or strong light', 'بعد لحام أو ضوء شديد'], {
    tick: ['It came hours after welding, sunlamp or glare from snow or sea', 'بدأ بعد ساعات من لحام أو مصباح تسمير أو وهج قوي'],
    says: [
      'weld|welding|welder|welded + {eye}, arc eye, {eye} + sunlamp|eclipse, {eye} + uv|sun lamp',
      'لحام|لحمت|الحم|تلحيم + {eye}, {eye} + كسوف',
    ],
  }),
  'chemical-eye': finding(['Chemical in the eye', 'مادة كيميائية في العين'], {
    tick: ['A chemical or cleaning product got into the eye', 'دخلت العين مادة كيميائية أو منظف'],
    says: [
      'chemical|chemicals|bleach|acid|alkali|lime|cement|caustic|lye|cleaner|detergent|ammonia|solvent|thinner|petrol|diesel|paint|battery|dettol|disinfectant|clorox|sanitizer|sanitiser|superglue|=glue|pesticide + {eye}, dishwasher|laundry|washing|cleaning tablet|pod|capsule|powder|liquid|product|fluid|spray + {eye}',
      'كلور|كلوركس|كلوروكس|كلوريكس|اسيد|حمض|منظف|ديتول|معقم|مطهر|اسمنت|جير|نوره|جبس|صودا|بنزين|ديزل|تنر|بويه|صبغ|غراء|امير|كيماوي|كيماويه|كيميايي|كيميايه|كيميا|مبيد|بطاريه|سبيرتو + {eye}, ماء|ماي نار + {eye}, فلاش .. دخل|طاح|نط|طار + {eye}, دخل|طاح|نط|طار .. فلاش + {eye}, صابون|كبسوله|مسحوق غسيل + {eye}',
    ],
  }),
  'eye-dust': finding(['Something small in the eye', 'جسم صغير في العين'], {
    tick: ['Dust, sand, an eyelash or soap got into the eye', 'دخل العين غبار أو رمل أو رمش أو صابون'],
    says: [
      'dust|sand|eyelash|grit|dirt|speck|particle|sawdust|bug|insect|soap|shampoo|sunscreen|perfume|makeup|chilli|chili|pepper|onion + {eye}, something + {eye}',
      'غبار|تراب|رمل|رمله|رمش|شعره|ذره|قشه|حشره|صابون|شامبو|عطر|مكياج|فلفل|شطه|بصل + {eye}, شي|شيء|حاجه دخل|دخلت + {eye}, {eye} + دخل|دخلت شي|شيء|حاجه, {eye} + فيها|بيها|جواها شي|شيء|حاجه',
    ],
  }),
  'eye-still-gritty': finding(['Still felt after rinsing', 'لا يزال الإحساس به بعد الشطف'], {
    tick: ['It still feels as if something were in the eye after rinsing', 'لا يزال الإحساس بشيء في العين بعد شطفها'],
    says: [
      'wont|cant|couldnt|not come|came|get|wash out + {eye}, still feel|feels|there|in + {eye}, rinsed|washed|flushed + still',
      'ما|لا طلع|راح|يطلع + {eye}, غسلت|شطفت + لسه|للحين|مازال|بعده|لسا, غسلت|شطفت + لا راح|روح|طلع',
    ],
  }),
  // Ear
  'ear-pain': finding(['Earache', 'ألم في الأذن'], {
    tick: ['Pain in an ear', 'ألم في الأذن'],
    says: [
      'earache, earaches, {ear} + {pain}, {ear} + infection|infected, otitis, otalgia, pulling|tugging|rubbing + {ear}, swimmers ear',
      '{ear} + {pain}, {ear} + التهاب|ملتهبه|يشد|تشد|يحك|يمسك, التهاب اذن',
    ],
  }),
  'ear-discharge': finding(['Discharge from an ear', 'إفرازات من الأذن'], {
    tick: ['Fluid, pus or blood comes out of an ear', 'يخرج من الأذن سائل أو صديد أو دم'],
    says: [
      '{ear} + {discharge}, {ear} + gunk|oozing|smelly|running|runny|draining|wet, {ear} + {blood}',
      '{ear} + {discharge}, {ear} + {blood}, {ear} + تنزل|ينزل|تسيل|يسيل|ريحه|بتنزل|بينزل|تطلع|تخر',
    ],
  }),
  'ear-blocked': finding(['Blocked ear', 'انسداد الأذن'], {
    tick: ['The ear feels blocked or full', 'إحساس بانسداد أو امتلاء في الأذن'],
    says: [
      'earwax, wax + {ear}, {ear} + wax|blocked|block|pop|popping|popped|plugged|full|fullness|clogged|muffled|pressure|stuffed|bunged|water|plane|flight|landing|unpop|clicking',
      'صملاخ, شمع + {ear}, {ear} + شمع|مكتومه|مكتوم|مسكره|مسكر|مسدوده|مسدود|انسدت|انسداد|مقفوله|مقفله|مسكوره|مصمخه|طقطقه|طرقعه|طرقعت|ضغط|ماي|طياره',
    ],
  }),
  'ear-insect': finding(['Insect in the ear', 'حشرة في الأذن'], {
    tick: ['An insect or object is in the ear', 'في الأذن حشرة أو جسم غريب'],
    says: [
      'insect|bug|cockroach|ant|spider|moth|bead|stone|object + {ear}, =fly|cotton in|inside|into|stuck + {ear}, something stuck + {ear}',
      'حشره|صرصور|صرصار|نمله|ذبانه|ذبابه|عنكبوت|قطنه|خرزه|حصاه + {ear}',
    ],
  }),
  'ear-injury': finding(['Blow to the ear or loud blast', 'ضربة على الأذن أو انفجار'], {
    tick: ['It began with a blow to the ear, a blast, or something poked in', 'بدأ بعد ضربة على الأذن أو انفجار أو إدخال شيء فيها'],
    says: [
      '{ear} + {hit}, {ear} + slap|slapped|poked|explosion|blast|diving|dive|perforated|burst|ruptured, cotton bud|swab + {pain}, qtip + {pain}, cotton bud|swab + {blood}, qtip + {blood}, eardrum burst|perforated|ruptured',
      '{ear} + {hit}, {ear} + كف|صفعه|انفجار|غوص|مثقوبه|انثقبت|انخرمت, طبله + مثقوبه|انثقبت|انخرمت|مخرومه|ثقب|خرم',
    ],
  }),
  'hearing-loss': finding(['Hearing loss', 'ضعف السمع'], {
    tick: ['Hearing is worse in one or both ears', 'ضعف السمع في أذن أو في الأذنين'],
    says: [
      'hearing + loss|lost|lose|losing|worse|worsening|reduced|gone|decreased|bad|poor|went|trouble|difficulty, deaf, deafness, cant|cannot|couldnt hear, hard hearing, {ear} + hear nothing',
      'سمع + ضعف|ضعيف|فقدان|فقدت|راح|خف|قل|نقص|انعدم|ثقيل|تقيل|مشكله, ما|لا اسمع|يسمع|تسمع|بسمع|سامع|سامعه, اسمع .. بعيد|ضعيف, طرش|انطرش|انطرشت|اطرش|صمم',
    ],
  }),
  'sudden-deafness': finding(['Sudden hearing loss', 'فقدان مفاجئ للسمع'], {
    tick: ['Hearing was lost suddenly, within hours or days', 'فقدان السمع فجأة خلال ساعات أو أيام'],
    says: [
      '{sudden} + cant|cannot|couldnt hear, {sudden} + deaf|hearing, woke|overnight + deaf|hearing, woke|overnight + cant|cannot hear',
      '{sudden} + سمع|طرش|انطرش|انطرشت, {sudden} + ما|لا اسمع|يسمع|تسمع, صحيت|قمت|نمت + ما اسمع|يسمع, صحيت|قمت + سمع + راح|فقد|خف',
    ],
    implies: ['hearing-loss'],
  }),
  tinnitus: finding(['Ringing in the ear', 'طنين الأذن'], {
    tick: ['Ringing or buzzing in the ear', 'طنين أو صفير في الأذن'],
    says: [
      'tinnitus, {ear} + ring|ringing|rings|buzz|buzzing|hum|humming|hissing|whistling|noise|noises|whooshing|sound',
      'طنين, {ear} + صفير|تصفير|يصفر|تصفر|وش|وشه|وشوشه|صوت|اصوات|يطن|تطن|زنه|زن|بتزن|رنين',
    ],
  }),
  'pulsing-tinnitus': finding(['Noise in time with the pulse', 'صوت مع النبض'], {
    tick: ['The noise beats in time with the pulse', 'الصوت يدق مع النبض'],
    says: [
      'pulsatile|pulsing|pulsating tinnitus, hear|hearing heartbeat|pulse + {ear}, {ear} + whooshing|heartbeat|pulsing|pulsating|pulse',
      'اسمع|سمع + نبض|دقات + {ear}, {ear} + نبض|ينبض, {ear} + دقات قلب',
    ],
    implies: ['tinnitus'],
  }),
  'loud-noise': finding(['After loud noise', 'بعد ضجيج عالٍ'], {
    kind: 'background',
    tick: ['It began after loud music or noise', 'بدأ بعد موسيقى صاخبة أو ضجيج عالٍ'],
    says: [
      'concert, loud music|noise|party, nightclub, gunshot, headphones, fireworks',
      'حفله, حفلات, صوت|موسيقي|اغاني عالي|عاليه, ضجيج, ازعاج, سماعات',
    ],
  }),
  'behind-ear': finding(['Swelling behind the ear', 'تورم خلف الأذن'], {
    tick: ['Behind the ear it is swollen, red or tender, or the ear sticks out', 'تورم أو احمرار أو ألم خلف الأذن، أو الأذن بارزة'],
    says: [
      'behind|back ear|ears, mastoid, mastoiditis, {ear} + sticks|sticking|pushed out|forward',
      'خلف|ورا|وراء اذن|اذني|اذنه|اذنها|ودن|ودنه, خشاء, التهاب خشاء, {ear} + بارزه, {ear} + طالع برا|بره|قدام',
    ],
  }),
  // Nose
  nosebleed: finding(['Nosebleed', 'نزيف الأنف'], {
    tick: ['The nose is bleeding or bled', 'نزيف من الأنف'],
    says: ['nosebleed, nosebleeds, epistaxis, {nose} + {blood}', 'رعاف, يرعف, {nose} + {blood}, {nose} + نازف|بينزف|ينزف|تنزف'],
  }),
  'nosebleed-long': finding(['Nosebleed over 30 minutes', 'نزيف أنف أكثر من 30 دقيقة'], {
    tick: ['It still bleeds after 30 minutes, in spite of pinching', 'لا يزال ينزف بعد 30 دقيقة رغم الضغط'],
    says: [
      '{nose} + {blood} + hour|hours|nonstop|gushing|pouring|gushes, {nose} + {blood} + wont|doesnt|not|cant|never stop|stopping|stopped, {nose} + {blood} + 30|35|40|45|50|60 min|mins|minute|minutes, nosebleed + wont|doesnt|not|cant|never stop|stopping|stopped, nosebleed + hour|hours|nonstop|gushing|pouring, nosebleed + 30|35|40|45|50|60 min|mins|minute|minutes',
      '{nose} + {blood} + ما|لا|راضي وقف|يوقف|توقف|بيوقف, {nose} + {blood} + ساعه|ساعات|ساعتين|يصب|يتدفق|شلال, {nose} + {blood} + 30|35|40|45|50|60 دقيقه|دقايق, رعاف + ما|لا|راضي وقف|يوقف|توقف, رعاف + ساعه|ساعات|ساعتين',
    ],
    implies: ['nosebleed'],
  }),
  sinus: finding(['Sinus pressure', 'ضغط الجيوب الأنفية'], {
    tick: ['Pressure or pain in the cheeks or forehead, with a blocked nose', 'ضغط أو ألم في الخدين أو الجبهة مع انسداد الأنف'],
    says: [
      'sinus, sinuses, sinusitis, cheek|cheekbone|forehead|face|facial + {pressure}, cheekbone|facial + {pain}, green|yellow + {nose}, {nose} + {discharge}',
      'جيوب, جيوب انفيه, التهاب جيوب, وجه|وجهي|جبهه|جبهتي|جبيني|خدود|خدودي + {pressure}, خدودي|وجنتين|وجنات + {pain}, {nose} + {discharge}, {nose} + اخضر|مخاط',
    ],
  }),
  'smell-loss': finding(['Loss of smell', 'فقدان الشم'], {
    tick: ['Smell or taste is lost', 'فقدان الشم أو التذوق'],
    says: [
      'cant|cannot|lost|loss smell|taste, smell|taste + lost|gone|loss, anosmia',
      'ما اشم|شم|اذوق|تذوق, شم|طعم|تذوق|ذوق + فقدت|فقدان|راح|راحت|انعدام',
    ],
  }),
  // Throat
  'sore-throat': finding(['Sore throat', 'ألم في الحلق'], {
    tick: ['The throat is sore', 'ألم في الحلق'],
    says: [
      'sore throat, {throat} + {pain}, {throat} + {burns}, {throat} + {itch}, {throat} + {red}, {throat} + raw|scratchy|dry|tickle|tickly|infection|infected|swollen, tonsillitis, tonsils, tonsils + {swell}, pharyngitis, laryngitis, strep, {pain} + swallow|swallowing|swallows, odynophagia',
      '{throat} + {pain}, {throat} + {burns}, {throat} + {itch}, {throat} + {red}, {throat} + {swell}, {throat} + التهاب|ملتهب|ملتهبه|محتقن|احتقان|مجروح|مجرح|ناشف|جاف|خشن|خشونه|محروق|شوك, لوز|لوزتين|لوزه|بلاعيم|بلاعيمي, {pain} + بلع|ابلع|يبلع|تبلع|بلعت',
    ],
  }),
  'strep-signs': finding(['Pus on the tonsils', 'صديد على اللوزتين'], {
    tick: ['White or yellow spots or pus on the tonsils', 'بقع بيضاء أو صفراء أو صديد على اللوزتين'],
    says: [
      'white|pus|exudate|exudates|spots|patches|dots + {throat}, strep, exudative tonsillitis, tonsils + white|yellow|pus|spots|patches|coated',
      'صديد|قيح|نقط|نقاط|بقع|طبقه|ابيض|بيضاء|بيضا + {throat}, لوز|لوزتين + صديد|قيح|ابيض|بيضاء|بيضا|بقع|نقط, بكتيريا + {throat}',
    ],
    implies: ['sore-throat'],
  }),
  'trouble-swallowing': finding(['Trouble swallowing', 'صعوبة في البلع'], {
    tick: ['Swallowing is hard', 'صعوبة في البلع'],
    says: [
      'dysphagia, difficulty|trouble|hard|difficult|problem|problems|struggling|struggle + swallow|swallowing, {throat} + food stuck|sticks|sticking, food|pills + stick|sticks|sticking|stuck + {throat}, food|pills + stick|sticks|sticking|stuck + {chest}',
      'صعوبه|صعب|يصعب|مشكله|اتعب|بتعب + بلع|ابلع|يبلع|تبلع|بالبلع, اكل|لقمه + يعلق|تعلق, اكل|لقمه + وقف + {throat}, اكل|لقمه + وقف + {chest}, غصه',
    ],
  }),
  'cannot-swallow': finding(['Cannot swallow even spit', 'تعذر بلع حتى الريق'], {
    tick: ['Not even spit or water can be swallowed', 'لا يمكن بلع حتى الريق أو الماء'],
    says: [
      'cant + swallow + saliva|spit|water|anything|fluid|liquid, not swallow + saliva|spit|water|anything|fluid|liquid, impossible swallow, cant swallow, cant .. even swallow',
      'ما|لا قدر|ستطيع|يقدر|تقدر .. بلع|ابلع|يبلع|تبلع, ما عاد|صار|صارت .. بلع|ابلع|يبلع, ما|لا بلع|ابلع|يبلع|تبلع + ريق|ريقه|ريقي|ريقها|ماء|ماي|شي, عدم|تعذر .. بلع',
    ],
    implies: ['trouble-swallowing'],
  }),
  'food-stuck': finding(['Food stuck in the gullet', 'طعام عالق في المريء'], {
    tick: ['Food or a bone is stuck and will not go down', 'طعام أو عظمة عالقة لا تنزل'],
    says: [
      'food|meat|chicken|bone|fishbone|steak|pill|bread|something + stuck|lodged + {throat}, food|meat|chicken|bone|fishbone|steak|pill|bread|something + stuck|lodged + {chest}, food|meat|chicken|bone|fishbone|steak|pill|bread|something + stuck|lodged + foodpipe|oesophagus|esophagus|gullet, fish bone + {throat}, not go down + {throat}',
      'اكل|لحم|لحمه|دجاج|عظمه|عظم|شوكه|لقمه|حبه|خبز|سمك + علق|عالق|ناشب|نشب|حشر|محشور, اكل|لحم|دجاج|عظم|شوكه|لقمه|حبه|خبز|سمك + واقف|وقف + {throat}, اكل|لحم|دجاج|عظم|شوكه|لقمه|حبه|خبز|سمك + واقف|وقف + {chest}, شوكه سمك + {throat}',
    ],
  }),
  drooling: finding(['Drooling', 'سيلان اللعاب'], {
    tick: ['Spit runs out of the mouth', 'اللعاب يسيل من الفم'],
    says: [
      'drool, drooling, drools, dribble, dribbling, dribbles, saliva|spit + running|runs|coming|pouring|pooling|dripping',
      '=لعاب, =لعابه, =لعابها, =لعابي, لعاب|ريال|ريق|ريقه|ريقي|ريقها|رياله|ريالته|ريالتها + سيل|يسيل|ينزل|نزل|سايل|نازل|يطلع|سيلان|يطيح|بيسيل|بينزل, يريل, تريل',
    ],
  }),
  'muffled-voice': finding(['Muffled voice', 'صوت مكتوم'], {
    tick: ['The voice is thick or muffled, as with a hot potato', 'الصوت مكتوم كأن في الفم شيئاً ساخناً'],
    says: [
      'hot potato, voice|speech + muffled|thick|thickened|strangled, quinsy, peritonsillar',
      'صوت|صوتي|صوته|صوتها + مكتوم|مخنوق|خنفه|مكبوت, خراج + {throat}, خراج لوزه|لوز',
    ],
  }),
  trismus: finding(['Mouth cannot be opened', 'تعذر فتح الفم'], {
    tick: ['The mouth cannot be opened fully', 'لا يمكن فتح الفم كاملاً'],
    says: [
      'trismus, lockjaw, cant|cannot|couldnt|hard|difficult|difficulty|trouble|unable|hardly|barely open|opening + {mouth}, cant|cannot|couldnt|hard|difficult|difficulty|trouble|unable|hardly|barely open|opening + {jaw}, {jaw} + lock|stuck, {jaw} + not open',
      'ما|لا قدر|ستطيع|يقدر|تقدر .. فتح|افتح|يفتح|تفتح + {mouth}, ما|لا قدر|ستطيع|يقدر|تقدر .. فتح|افتح|يفتح|تفتح + {jaw}, صعوبه|صعب|تعذر .. فتح|افتح + {mouth}, صعوبه|صعب|تعذر .. فتح|افتح + {jaw}, {jaw} + علق|مقفل|قفل|متيبس|مسكر|عالق, ما قدر .. فتح بقي|بقه|بقها|حلقي',
    ],
  }),
  'one-sided-throat': finding(['Throat pain on one side', 'ألم الحلق في جهة واحدة'], {
    tick: ['The throat is far worse on one side', 'ألم الحلق أشد بكثير في جهة واحدة'],
    says: [
      '{throat} + {side} + {pain}, {throat} + one|left|right side, uvula + side|shifted|pushed',
      '{throat} + {side} + {pain}, {throat} + {side} + {swell}',
    ],
    implies: ['sore-throat'],
  }),
  'neck-swelling': finding(['Swelling of the neck or under the tongue', 'تورم الرقبة أو تحت اللسان'], {
    tick: ['The neck or the floor of the mouth is swollen', 'تورم في الرقبة أو تحت اللسان'],
    says: [
      '{tooth} + {neck} + {swell}, whole|entire neck + {swell}, bull neck, under|beneath|underneath tongue|chin + {swell}, ludwig*, floor mouth + {swell}',
      '{tooth} + {neck} + {swell}, كل رقبه|رقبتي|رقبته + {swell}, تحت لسان|لساني|لسانه|لسانها|ذقن|ذقني|ذقنه + {swell}',
    ],
  }),
  'throat-operation': finding(['After a throat operation', 'بعد عملية في الحلق'], {
    tick: ['Tonsils or adenoids were taken out in the last 2 weeks', 'استئصال اللوزتين أو اللحمية خلال آخر أسبوعين'],
    says: [
      'tonsillectomy, adenoidectomy, tonsil|tonsils|adenoid|adenoids + operation|surgery|out|removed|removal|op|taken, {throat} + operation|surgery',
      'لوز|لوزتين|لوزات|لحميه|لوزه|ناميات + عمليه|استيصال|شال|شالوا|شلنا|شلت|ازاله|جراحه, {throat} + عمليه|جراحه',
    ],
  }),
  'throat-bleeding': finding(['Blood from the throat or mouth', 'دم من الحلق أو الفم'], {
    tick: ['Blood comes from the throat, or is spat out', 'خروج دم من الحلق أو بصقه'],
    says: [
      '{throat} + {blood}, spit|spitting|spat|spits|spitted + {blood}, swallowing + {blood}, tonsil|tonsils|tonsillectomy + {blood}, bleeding|blood from mouth',
      '{throat} + {blood}, بصق|يبصق|تبصق|ابصق|تفل|يتفل|يبزق|بزق|تفال + {blood}, لوز|لوزتين|لحميه + {blood}, دم|نزيف|ينزف من فم|تم|حلق, دم|نزيف|ينزف فم',
    ],
  }),
  'white-cell-medicine': finding(['Medicine that can lower white cells', 'دواء قد يخفض كريات الدم البيضاء'], {
    kind: 'background',
    tick: ['Carbimazole, methotrexate, clozapine or chemotherapy is taken', 'استعمال كاربيمازول أو ميثوتركسات أو كلوزابين أو علاج كيميائي'],
    says: [
      'carbimazole, methimazole, propylthiouracil, neomercazole, methotrexate, clozapine, chemo, chemotherapy, azathioprine, overactive thyroid tablets',
      'كاربيمازول, ميثيمازول, نيوميركازول, ميثوتركسات, ميثوتريكسات, كلوزابين, كيماوي, علاج كيماوي|كيميايي, ازاثيوبرين',
    ],
  }),
  // Mouth and teeth
  'mouth-sores': finding(['Mouth ulcer', 'قرحة في الفم'], {
    tick: ['Ulcers or sores in the mouth', 'قرح أو تقرحات في الفم'],
    says: [
      'ulcer|ulcers|canker|blister|blisters|cut|cuts + {mouth}, sore|sores|raw|bump + mouth|tongue|lip|lips|cheek, mouth|tongue|lip|lips + {pain}, mouth|tongue|lip|lips + {burns}, aphthous, stomatitis, bitten|bit|burnt|burned tongue|lip|cheek|mouth, dry|chapped|cracked|split + lip|lips',
      'قرحه|قرح|تقرح|تقرحات|حبه|حبايه|حبوب|فقاعه|فقاعات|جرح|حموه + {mouth}, فم|لسان|شفه|شفايف|شفاه|=تمي|=تمه|=بتمي|=بتمه + {pain}, فم|لسان|شفه|شفايف|شفاه|=تمي|=تمه|=بتمي|=بتمه + {burns}, عضيت|عضضت|حرقت لسان|لساني|شفتي|خدي, {mouth} + متشققه|مشققه|تشقق|ناشفه|مقشره|يابسه',
    ],
  }),
  'oral-thrush': finding(['White patches in the mouth', 'بقع بيضاء في الفم'], {
    tick: ['White patches in the mouth or on the tongue', 'بقع بيضاء في الفم أو على اللسان'],
    says: [
      'oral|mouth thrush|candida|fungal|fungus, white|coated|coating|patches + {mouth}, thrush + {mouth}',
      'فطريات|فطر|قلاع|سلاق + {mouth}, ابيض|بيضاء|بيضا|بياض|بقع|طبقه + لسان|فم|حلج|=تمي|=تمه|=بتمي|=بتمه, قلاع',
    ],
  }),
  'cold-sore': finding(['Cold sore', 'هربس الشفة'], {
    tick: ['Small painful blisters on or near the lip', 'بثور صغيرة مؤلمة على الشفة أو قربها'],
    says: [
      'cold sore|sores, coldsore, fever blister|blisters, blister|blisters|scab|herpes + lip|lips|mouth, herpes labialis, herpes simplex',
      'هربس + {lips}, حبه|حبوب|فقاعه|فقاعات|بثور|حبايه|حبيبات + شفه|شفتي|شفته|شفتها|شفايف|شفاه, سخونه|حراره + شفه|شفتي|شفايف, عقبول',
    ],
  }),
  toothache: finding(['Toothache', 'ألم في الأسنان'], {
    tick: ['Pain in a tooth or the gum', 'ألم في سن أو في اللثة'],
    says: [
      'toothache, toothaches, {tooth} + {pain}, {tooth} + sensitive|sensitivity|infection|infected|decay|decayed|rotten|cavity|nerve, cavity, cavities, lost|loose filling|crown, filling|crown|cap + fell|came|lost|out, root canal, braces + {pain}',
      '{tooth} + {pain}, {tooth} + حساس|حساسه|حساسيه|مسوس|مسوسه|تسوس|التهاب|ملتهب|ملتهبه|عصب, تسوس, حشوه|تلبيسه + طاح|طاحت|وقع|وقعت|طلعت, عصب سن|ضرس, ضرس عقل',
    ],
  }),
  'dental-abscess': finding(['Swelling from a tooth', 'تورم من السن'], {
    tick: ['The gum or cheek by a tooth is swollen, or pus comes', 'تورم في اللثة أو الخد عند السن، أو خروج صديد'],
    says: [
      '{tooth} + {swell}, {tooth} + abscess|pus|boil, dental|gum abscess, cheek|face|jaw + {swell} + {tooth}, toothache + {swell}',
      '{tooth} + {swell}, {tooth} + خراج|صديد|قيح|دمل|كيس, خد|خدي|خده|خدها|وجه|وجهي|وجهه + {swell} + {tooth}, خراج سن|ضرس|لثه|اسنان, خدي|خده|خدها + {swell}',
    ],
  }),
  'tooth-knocked': finding(['Knocked-out tooth', 'سن مخلوع بضربة'], {
    tick: ['A whole tooth was knocked out by a blow', 'سن خرج كله من مكانه بضربة'],
    says: [
      '{tooth} + knocked|knock|punched|kicked out, {tooth} + fell|came|come out + hit|punch|ball|football|accident|bike|elbow|playing|fight|tripped|falling, {tooth} + avulsed',
      '{tooth} + طلع|طلعت|طاح|طاحت|وقع|وقعت + ضربه|ضرب|انضرب|حادث|كوره|لكمه|سقوط|طيحه|كوع, {tooth} + انخلع|انخلعت|طار',
    ],
  }),
  'tooth-chipped': finding(['Broken or loosened tooth', 'سن مكسور أو متخلخل'], {
    tick: ['A tooth is broken, loosened or pushed in', 'سن مكسور أو متخلخل أو مندفع إلى الداخل'],
    says: [
      '{tooth} + broke|broken|break|chip|chipped|crack|cracked|loose|wobbly|pushed|moved|fractured',
      '{tooth} + انكسر|مكسور|كسر|انكسرت|مكسوره|متخلخل|يتحرك|مخلخل|مشروخ|انشرخ|يهتز',
    ],
  }),
  'tooth-pulled': finding(['After a tooth was pulled', 'بعد خلع سن'], {
    tick: ['A tooth was pulled in the last days', 'خلع سن في الأيام الأخيرة'],
    says: [
      '{tooth} + extraction|extracted|pulled|removed, {tooth} + taken out, dry socket, tooth|teeth extraction|extracted|removal|removed|pulled, after dental surgery|extraction',
      '{tooth} + خلع|خلعت|خلعته|شلت|شال|قلعت|قلع, خلع ضرس|سن',
    ],
  }),
  'gum-bleeding': finding(['Bleeding gums', 'نزيف اللثة'], {
    tick: ['The gums bleed', 'نزيف من اللثة'],
    says: [
      'gum|gums + {blood}, {blood} + brush|brushing|floss|flossing|toothbrush, gingivitis, gum disease',
      'لثه|لثتي|لثته|لثتها + {blood}, {blood} + فرش|فرشاه|تفريش|معجون, {blood} + خيط اسنان, التهاب لثه',
    ],
  }),
  // Neck
  glands: finding(['Swollen glands', 'تورم الغدد'], {
    tick: ['Lumps or swollen glands in the neck', 'كتل أو غدد متورمة في الرقبة'],
    says: [
      'gland|glands|node|nodes|lymph + {swell}, gland|glands + {pain}, lymphadenopathy, swollen gland|glands|node|nodes|lymph, lymph node|nodes, {neck} + {mass}',
      'غده|غدد|عقد|عقده|لمفاويه|لمفيه + {swell}, غدد|عقد لمفاويه|ليمفاويه, تضخم غدد|عقد|غده, {neck} + {mass}, غدد .. رقبه|رقبتي',
    ],
  }),
  'hot-neck-lump': finding(['Hot red lump in the neck', 'كتلة حمراء ساخنة في الرقبة'], {
    tick: ['A lump in the neck is hot, red and very tender', 'كتلة في الرقبة ساخنة وحمراء ومؤلمة جداً'],
    says: [
      '{neck} + {mass} + {red}, {neck} + {mass} + {hot}, {neck} + abscess',
      '{neck} + {mass} + {red}, {neck} + {mass} + {hot}, {neck} + خراج',
    ],
    implies: ['glands'],
  }),
  mono: finding(['Glandular fever', 'حمى غدية'], {
    kind: 'disease',
    says: ['mono, mononucleosis, glandular fever, epstein barr, kissing disease, ebv', 'حمي غديه, كثره وحيدات, داء تقبيل, مرض قبله'],
  }),
  mumps: finding(['Mumps', 'النكاف'], {
    kind: 'disease',
    tick: ['The cheek in front of the ear is swollen', 'تورم الخد أمام الأذن'],
    says: [
      'mumps, parotid, parotitis, front ear|ears + {swell}, salivary gland|glands',
      'نكاف, ابو كعب|اكعيب|دغيم, ابو دغيم, قدام|امام اذن|ودن + {swell}, غده نكفيه|لعابيه',
    ],
  }),
  // Jaw
  'jaw-clicks': finding(['Jaw clicks or aches on chewing', 'طقطقة أو ألم في الفك عند المضغ'], {
    tick: ['The jaw clicks or aches on chewing or after clenching the teeth', 'الفك يطقطق أو يؤلم عند المضغ أو بعد الضغط على الأسنان'],
    says: [
      '{jaw} + click|clicks|clicking|pop|pops|popping|chew|chewing|clench|clenching|grind|grinding|yawn|yawning, tmj, tmd, grind|grinding|clench|clenching + {tooth}',
      '{jaw} + طقطقه|يطقطق|يطق|طرقعه|يطرقع|مضغ|امضغ|اكل|تثاوب, صرير اسنان, اجز|يجز|اكز|اصك + {tooth}',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
