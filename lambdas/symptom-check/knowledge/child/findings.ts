import { type Finding, finding } from '../kinds.ts';

/** Babies and children: how ill they are, their own complaints, what they swallow and who may have hurt them. */
export const findings = {
  // Danger signs
  'infant-danger': finding(['Danger sign in a small child', 'علامة خطر لدى طفل صغير'], {
    says: [
      'not responding normally, not himself|herself + baby|infant|toddler, not wake + feed|feeds, cant be woken, blue spell, lifeless, looks very ill|sick, not smiling, no response + baby|toddler',
      'ما يستجيب|تستجيب + طفل|رضيع|بيبي, ما يصحي للرضاعه, شكله مريض كثير|مره|وايد, ما يبتسم, ما يتفاعل, مو علي بعضه',
    ],
  }),
  'not-feeding': finding(['Not feeding or drinking', 'لا يرضع أو لا يشرب'], {
    tick: ['Refuses feeds, or takes less than half as much as usual', 'رفض الرضاعة أو الشرب، أو أقل من نصف المعتاد'],
    says: [
      'not|stopped|refuse|refuses|refusing|barely|hardly|poor|off .. feed|feeds|feeding|nurse|nursing|breast|bottle|breastfeed, refuse|refuses|refusing|=stopped|barely|hardly + drink|drinks|drinking|milk|fluids, not .. drink|drinking|milk + {kid}, not drink|drinking|take|taking anything|water|milk|fluids|well|much|enough|properly|as, less than half + feed|feeds|milk|bottle, feeding poorly|badly|less, too sleepy|weak|tired|breathless + feed, not latch|suck, spit|spits|spitting out + bottle|everything|nursing|breast, clamp|clamps|shuts|closes + lips|mouth + feed|milk|bottle|nursing|breast, clamp|clamps|clamping lips|mouth, turn|turns|turning + away|head + bottle|breast|feed|milk, push|pushes|pushing|knocks + bottle|breast|milk|feed + away, no|lost interest + milk|feed|bottle|feeds|breast|drinking, half|less|little + milk|feeds|bottle|ounces|oz + usual|normal|than|only, only + ounce|ounces|oz|ml|mls, off milk|food|feeds|bottles|bottle, not taken|touched|finish|finishing|want|taking + bottle|milk|feed|feeds, not latch|latching|suck|sucking|suckling, cant suck|latch|feed, ignoring|ignores|ignored bottle|feeds|food, sleeps|sleeping|sleep through|thru feeds|feed, screams|cries|fights breast|bottle, barely|hardly|scarcely + sip|sips|suck|sucks|milk|feed, skipped|missed feeds|feed',
      'ما|لا|مو|مش|رافض|رفض|يرفض|ترفض|وقف|قلت|ضعف راضي|راضيه|يبي|يبغي|عايز|بده|قادر|يقدر|تقدر|ياخذ|تاخذ? رضع|يرضع|ترضع|رضاعه|رضعه|ثدي|رضاعته|رضاعتها, ما|لا|مو|مش|رافض|رفض|يرفض|ترفض راضي|راضيه|يبي|يبغي|ياخذ|تاخذ? صدر امه, رضاعته|رضاعتها|رضاعه + قلت|قليله|ضعيفه|ضعفت, رافض|رفض|يرفض|ترفض|رافضه + شرب|يشرب|تشرب|حليب|سوائل|ماي|موي, ما|لا|مو|مب|مش|لم .. =يشرب|=تشرب|=بيشرب|=بتشرب|=شرب|=يشربش, مو|مش راضي|راضيه يشرب|تشرب, ما .. ياخذ|تاخذ|ياخد|تاخد|يبي|تبي|بده|بدها حليب|حليبه|حليبها, ما ياخذ رضعه|حليب|بزازه, ما|لا|مو|مش|مب|رافض|رفض|يرفض|ترفض|عايف|عايفه|يعاف|عيا|معيي|صاد|يصد|تصد|يبعد|يلف|يلوي|هامل .. ديد|ديدي|بزازه|ببرونه|قنينه|ممه|رضاعه|رضعه|حليب|ثدي|بز|صدر|رضع, رضاعه|رضعه|حليب|ديد|بزازه|قنينه|ببرونه|بز + يصد|تصد|عايف|عايفه|يبعد|يلف|يعاف|يعيف|تعيف, ما يمص|تمص|يمسك|تمسك ثدي|صدر|ديد|حلمه|بز|بزازه?, ما .. ديد|بزازه|ببرونه',
    ],
    implies: ['infant-danger'],
    excludes: ['feeds-well'],
  }),
  'dry-nappies': finding(['No wet nappies', 'حفاضات جافة'], {
    tick: ['No wet nappy or no urine for 8 hours or more', 'لا حفاض مبلل أو لا بول منذ 8 ساعات أو أكثر'],
    says: [
      '{nappy} still|bone? dry, dry {nappy}, {nappy} .. dry + hours|today|since|morning|night|yesterday|all, no|not|hardly|fewer|without + wet + {nappy}, not wee|weed|peed|pee|urinated|passed + hours|today|since|baby|toddler, no wee|pee|urine + hours|today|since|baby|toddler, {nappy} still|as|like clean|new, {nappy} bone|empty|unused, {nappy} .. light|clean|as new, no|not|zero|barely wet|soaked|heavy {nappy}, last wet {nappy}, not drop|drops .. since|midnight|midnite|hours|morning|yesterday|pee|wee|urine, not single wet, not wet {nappy}, no|not|hardly wee|pee|peed|weed|urine|urinated + morning|night|yesterday|midnight|midnite|noon, {nappy} .. not wet',
      '{nappy} .. ناشف|ناشفه|جاف|جافه|يابس, ما|لا|لم + بلل|يبلل|مبلل, ما|لا|لم .. بال|تبول|تبولت|يبول + ساعات|ساعه|اليوم|امس|صباح, ما|لا|لم عمل|سوي حمام|بول + ساعات|ساعه|اليوم|امس|صباح, {nappy} .. نظيف|نظيفه|فاضي|نشف|ناشفين|يابسه, {nappy} مثل|زي|متل ما, ما|لا|لم|ولا .. =بال|=بالت|بولت|تبول|تبولت|شخ|شخت|طرطر|بلل|بللت|وسخ + ساعات|ساعه|اليوم|امس|صبح|فجر|ليل|ظهر|مبارح|عصر|نهار|نقطه',
    ],
    implies: ['infant-danger'],
  }),
  floppy: finding(['Floppy', 'ارتخاء الجسم'], {
    tick: ['Floppy or limp, does not hold itself as usual', 'جسم الطفل مرتخٍ ولا يتماسك كالمعتاد'],
    says: [
      'floppy, rag doll, gone limp, no muscle tone, hypotonic, hypotonia, no bones, flop|flops|flopping|flopped + {infant}, {head} + flop|flops|lolling|lolls|dropping back, no strength|tone|energy + hold|head|lift|body, no muscle|muscles, like wet cloth|rag, like soggy|dishrag|sponge, cant hold head|itself, wobbly head|neck + {infant}, body|arms|legs|neck|muscles + loose|slack + {kid}, body loose loose, like noodle|spaghetti|rag|puppet|dishcloth|blancmange, {kid} + like jelly|sack, body|arms|legs + like jelly|sack, flop|flops|flopping|flopped over, flop|flops|flopping + bones|hold, hands|arms|legs|head + falling|hanging|hang|dangle|dangling|drop|drops|falls + lift|pick|hold + {kid}, head|hands|arms|legs + hanging|hang|dangle|dangling|falls|drop|drops + lift|pick, =limp baby|body|child|arms|legs, went|goes|going|all|gone =limp, {infant} + =limp, =limp + burning|drowsy|pale|blue|unresponsive|unconscious|lifeless|sleepy|arms|cold, body + slack|=limp, body loose',
      'مرتخي, مرتخيه, مرخي, مرخيه, متراخي, ارتخي + جسم, مثل|زي خرقه|قماشه, جسمه|جسمها + راخي|سايب|طايح, {kid} + هامد|سايح|مرخي|مرخيه|راخي|راخيه, جسم + هامد|سايح|لين|طري|مرخوخ|مرخرخ|رخو|خدلان|طايح|ميت, مثل|زي|كانه|كانها|متل|كنه|كنها|عبالك خرقه|قماشه|شرشف|فوطه|خيشه|دميه, جسم|جسمه|جسمها + مثل|زي|كانه|كانها|متل|كنه|كنها عجين|عجينه|جلي|مخده|قطن|لعبه, ما .. يشد|يثبت|يرفع|يشيل|يمسك|تشد|تثبت|ترفع|تشيل راس|رقبه|جسم|نفسه|حاله, راس|ايد|يد|رجل + يطيح|تطيح|يوقع|بتوقع|مرمي|راخيه|مرخيه|تهوي + ارفع|اشيل|احمل|شلته|حملته|رفعته',
    ],
    implies: ['infant-danger'],
  }),
  'bulging-fontanelle': finding(['Bulging soft spot', 'انتفاخ اليافوخ'], {
    tick: ['The soft spot on the head bulges', 'المنطقة اللينة في الرأس (اليافوخ) منتفخة'],
    says: [
      'fontanelle|fontanel + {swell}, soft spot + {swell}, fontanelle|fontanel + bulging|full|tense|raised|hard, soft spot + bulging|full|tense|raised|hard, soft spot|bit|part|place|patch|area + sticking|sticks|raised|up|bump|swollen|hard|full|tight|tense|pushed|pushing|popping|outside|lump|domed|puffy',
      'يافوخ + {swell}, يافوخ + بارز|طالع|مشدود, المنطقه لينه + {swell}, يافوخ|نافوخ|يفوخ|هامه|طاسه + وارم|ورم|منتفخ|منفوخ|طالع|بارز|ناتي|مرتفع|قاسي|ناشف|ناط|مشدود|صلب|متورم|منفخ|فوق, منطقه|حته|بقعه|مكان|جزء|محل طريه|طري|لينه|لين|رخوه|رخو + وارم|ورم|منتفخ|منتفخه|منفوخه|طالع|طالعه|بارز|بارزه|ناتيه|مرتفع|مرتفعه|قاسي|قاسيه|مشدود|مشدوده|صلبه|وارمه',
    ],
    implies: ['infant-danger'],
  }),
  'tiny-baby': finding(['Baby in the first months', 'رضيع في الأشهر الأولى'], {
    kind: 'background',
    says: ['newborn + month old, =one|=two month old, days|weeks old baby', 'عمره|عمرها|عمرو|عمر شهر|شهرين|=شهر|=شهرين, ابن|بنت شهر|شهرين'],
  }),
  'sunken-fontanelle': finding(['Sunken eyes or soft spot', 'غؤور العينين أو اليافوخ'], {
    tick: ['Sunken eyes or soft spot, or crying without tears', 'عينان أو يافوخ غائران، أو بكاء بلا دموع'],
    says: [
      'fontanelle|fontanel + sunken|sunk|dipped|hollow, soft spot + sunken|sunk|dipped|hollow, {eye} + sunken|sunk|hollow, no|without tears when|crying|while|cry|cries, {cry} + no|without tears, soft spot|bit|part|place|patch|area + caved|dip|dips|dent|dented|inside|crater|indented|depressed|concave|pit|scooped|hole, fontanelle|fontanel + caved|dent|dented|inside|depressed|crater|low, {eye} + caved|deep|pit, eyes going|gone inside|in|deep, no tears + eyes|coming|come',
      'يافوخ + غاير|داخل|نازل|غائر|مخسوف, {eye} + غايره|غايرات|داخله|غارت|غائره, بدون|بلا|غير دموع, ما .. دموع, يافوخ|نافوخ|يفوخ|هامه|طاسه + خاسف|مخسوف|واطي|مقعر|حفره|غميق|فايت|مجوف|مطعوج|هابط|دخل|داخل|نازل|غاير|لجوا|للداخل|مقعور, منطقه|حته|بقعه|مكان|جزء|محل طريه|طري|لينه|لين|رخوه|رخو + خاسف|خاسفه|مخسوفه|واطيه|حفره|فايته|داخله|نازله|غايره|مجوفه, {eye} + غارو|غارن|فايته|فايتين|خاسفه|مجوفه|غرقانه|دخلت|دخلو|تحت, عيون + غارت|غاروا|لجوا|جوه',
    ],
    implies: ['dehydration', 'infant-danger'],
  }),
  'shrill-cry': finding(['Weak or shrill cry', 'بكاء ضعيف أو حاد'], {
    tick: ['The cry is weak, moaning or high-pitched', 'البكاء ضعيف أو كالأنين أو حاد النبرة'],
    says: [
      '{cry} + weak|shrill|moaning|whimper|whimpering|whimpery, =cry|=crying|=cries sounds? very? strange|different|odd|weird|unusual|abnormal|funny, =cry|=crying .. strange|different|odd|weird|funny|unusual|abnormal, {cry} + high pitched, moaning + baby|toddler, {cry} + squeak|squeaky|squeaking|squeeking|squeal|squealing|mew|mewing|piercing|feeble|pitched|groan, like kitten|cat + {cry}, {cry} like|as .. kitten|cat, =cry|=crying|=cries .. faint|thin|changed|moan, =cry|=crying .. not normal|usual, cry|cries|crying|scream + high, kitten|cat cries|crying|cry, screech|screechy|shriek + high|odd|weird',
      '{cry} + ضعيف|حاد|غريب|انين|رفيع, يون|تون|يين + طفل|رضيع|بيبي, {cry} + خافت|واطي|حاده|غريبه|مختلف|تغير|متغير|صفير|زقزقه|نونوه|رفيعه|ضعيفه|موجوع, {cry} + مو|مب|مش|ما طبيعي|طبيعيه|عادي|عاديه|يشبه|مثل, صوت بكا|بكاه|بكاها + ضعيف|حاد|رفيع|غريب|تغير|خافت, ما .. قدر|قادر|فيه|له .. {cry}, {kid} + =يين|=تين|=بيين|=يون|=تون|انين|ونين, {cry} + =يين|=تين|انين|ونين, =يين انين|بسيط, {cry} + مثل|زي|متل|كانه|كانها|كنه قطه|قطوه|بسه',
    ],
    implies: ['infant-danger'],
  }),
  inconsolable: finding(['Cannot be comforted', 'بكاء لا يهدأ'], {
    tick: ['Nothing comforts, the crying does not stop', 'لا شيء يهدّئ، والبكاء لا يتوقف'],
    says: [
      'inconsolable, cant|not|nothing + console|consoled|settle|calm|comfort|soothe + baby|son|daughter|toddler|him|her, {cry} + nonstop|constantly, {cry} + for hours, {cry} + hours straight|solid|without, {cry} + all night|day, cant settle, not settle, nothing calms|soothes|settles, {cry} + all|whole|entire day|morning|night|afternoon|nite, {cry} + endless|endlessly|nonstop|non stop|continuous|continuously|relentless|solid, cant|nothing|not calm|soothe|console|quieten|settle|comfort|pacify, cant|nothing|not .. calm down, not stop|stopping {cry}, {cry} + not stop|stopping, nothing works|helps|working + {cry}, tried everything + {cry}, not stop|stopping screaming, {cry} + no let up, cant get him|her? calm|settle, rocking|holding|feeding + not help|working + {cry}',
      '{cry} + متواصل|مستمر|ساعات, {cry} + ما|لا يوقف|يسكت|يهدا, {cry} + طول ليل|يوم, {cry} + بدون|بلا|غير توقف, ما|لا + يسكت|تسكت|يهدا|تهدا + طفل|رضيع|بيبي|ولد|بنت|ابن, ما|لا شي|شيء|حاجه .. يسكت|يسكته|يسكتها|يهديه|يهديها|يهدي|نافع, {cry} + ما|مو|مش|مب .. يسكت|تسكت|سكت|سكتت|يهدا|تهدا|هدا|هديت, ما .. يسكته|يسكتها|يهديه|يهديها, {cry} + طول نهار|يوم|ليل|وقت, {cry} + كل وقت, {cry} + من صبح|امس|فجر|ظهر|مبارح, {cry} + متواصل|مستمر|دايم|ما بطل|ما وقف|ما يبطل|بلا انقطاع',
    ],
    implies: ['crying-baby'],
  }),
  mottled: finding(['Pale, mottled or ashen skin', 'شحوب أو تبقّع الجلد'], {
    tick: ['The skin is very pale, mottled, ashen or blue', 'الجلد شاحب جداً أو مبقّع أو رمادي أو مزرق'],
    says: [
      'mottled, ashen, mottled skin|legs|arms|hands, marbled skin, looks|look|gone|went|going|goes|turned|turning|all|very grey|gray|ashen + {kid}, {infant} grey|gray, looks|look|looking|gone|went|going|goes|turned|turning|all|very|deathly|ghostly pale|white + {kid}, {infant} pale, pale floppy|sweaty|cold|clammy|grey|gray|lethargic|drowsy|limp|sleepy, deathly|ghostly pale|white, {skin} + mottled|marbled|ashen, skin|colour|color|face|body|legs + marbled|marble|corned|lacy|ashen|waxy + {kid}, skin|colour|color|face|lips + {blue} + {kid}, {kid} + ghost|ghostly|colourless|waxy|ashen|sheet, all marbled|mottled, marbled like|all|over, corned beef, lips|skin|face + grey|gray|greyish|purple|bluish + {infant}, marbled|lacy skin|legs|body|pattern, looks|went|gone|turned|turning grey|gray|ashen|pasty + {infant}',
      '{skin} + مبقع|مبقعه|مرقط|رمادي|مرمري, لون|لونه|لونها + رمادي|شاحب|مخطوف, شاحب|شاحبه + طفل|رضيع|بيبي, لون|جلد|وجه|شفايف|جسم + باهت|شاحب|مخطوف|رمادي|مزرق|مزرقه|ازرق|زرقا|معرق|مشجر|رخام|مرخم|مرمر|موزاييك + {kid}, يد|رجل + شاحب|رمادي|معرق|مشجر|رخام|مرخم|مرمر|موزاييك + {kid}, جلد|جسم|لون + مخطط|معرق|مشجر|مرخم|رخام|رخامي, جلد|جسم|لون مثل|متل|زي رخام',
    ],
    implies: ['infant-danger'],
  }),
  'feeds-well': finding(['Feeds, drinks or plays as usual', 'يرضع أو يشرب أو يلعب كالمعتاد'], {
    kind: 'background',
    tick: ['Feeds or drinks well, and plays as usual when calm', 'رضاعة أو شرب جيد ولعب كالمعتاد عند الهدوء'],
    says: [
      'feed|feeds|feeding|drink|drinks|drinking|eat|eats|eating + well|normally|fine|ok|okay|great|plenty|usual, =playing .. happily|fine|normally|well|normal|usual|games|toys, =playing, =plays, playful, alert, active, smiling, smiles, laughing, running about|around, {nappy} + wet + normal|usual|plenty|many, gaining|gains weight, weight + gaining|good, thriving, cried straight|once|immediately away?, happy baby|child|in, otherwise well|happy|fine|himself|herself, scoffed|gobbled|wolfed|guzzled|demolished|polished|finished|finishes + dinner|bottle|lunch|breakfast|milk|plate|food|meal|bottles|tea, bounced|bouncing|jumping|leaping about|around|bed|sofa|couch|trampoline|walls, usual|normal|old|cheeky|happy self, cheeky self, full beans|life|energy, milk|feeds|bottle|bottles|food + ok|okay|fine|well|good|normal, good|great|normal|usual appetite, running|jumping|climbing|racing|charging about|around, great eater|feeder, eats|eating|feeds|feeding|drinks|drinking + great|loads|lots|happily|same, like nothing happened, =plays|=played happily|normally|fine|well|usual, happy + feeding|eating|drinking|playing|smiling, cooing, giggling, giggles, giggly, laughs, cheerful, contented, content between|otherwise|and, chatty, back normal|himself|herself, dancing, {nappy} + plenty|lots|many|loads|soaked|normal, wet {nappy} + as|usual|plenty|lots|normal, settles|settled|calms|calm .. cuddle|held|picked|feed|arms|breast|hug, easily? comforted|consoled|soothed, growing well|fine|normally, putting on weight, wolfing, taking .. bottles|bottle|feeds|milk|breast + fine|well|ok|okay|normally|happily|usual, full feeds|bottles, sleeps|sleeping well|fine|normally, =happy, =content',
      '=ويلعب, =وتلعب, =بيلعب, =بتلعب, =وبيلعب, =وبتلعب, =يلعب عادي|طبيعي|زين|ويضحك|مثل|متل|زي|كعادته|كويس|تمام|حلو|ويركض|وياكل|ويشرب|منيح, =تلعب عادي|طبيعي|زين|وتضحك|مثل|متل|زي|كعادتها|كويس|تمام|حلو|وتاكل, وعم|قاعد|قاعده|قام|قامت يلعب|تلعب, نشيط, نشيطه, يضحك, تضحك, يبتسم, تبتسم, مبسوط, مبسوطه, رضع|يرضع|ترضع|ياكل|تاكل|يشرب|تشرب|رضاعه|رضاعته|رضاعتها|اكله|اكلها|شربه + زين|زينه|كويس|كويسه|منيح|منيحه|عادي|طبيعي|جيد|جيده|تمام|عدل|ممتاز|كعادته|كعادتها, =وزنه|=وزنها|=ووزنه|=ووزنها + يزيد|زايد|زياده|طيب|ممتاز|بيزيد|زاد, =وزنه|=وزنها|=ووزنه|=ووزنها يزيد|زايد|بيزيد, يزيد|زايد|بيزيد =وزنه|=وزنها, {nappy} + مبلل|مبلله|مبلول|مبلوله|مبلولين|عاديه|كثير|غرقان, ياكل|تاكل|يشرب|تشرب|يرضع|ترضع|رضاعه + مثل|زي|متل عادته|عادتها|اول|قبل|دايما, اكل|شرب|رضاعه + طيب|طيبه|ممتازه|مضبوط|مزبوط|حلو, يركض|تركض|ينط|تنط + يضحك|تضحك|مبسوط|عادي|يلعب|تلعب, يناغي, تناغي, يكاغي, تكاغي, =ويضحك, =وتضحك, =وبيضحك, =وبتضحك, مرتاح|مرتاحه + نوم|تنام|ينام, ينام|تنام مرتاح|مرتاحه|زين|كويس|منيح, يتنطط, تتنطط, يركض, تركض, =بيجري, =بتجري, هادي|هاديه اذا|لما|لين حمل|شيل|حضن, يهدا|تهدا|يسكت|تسكت + حمل|شيل|حضن|رضع|نشيل',
    ],
    excludes: ['not-feeding'],
  }),
  // Breathing
  'chest-indrawing': finding(['Chest drawn in with each breath', 'انسحاب الصدر مع التنفس'], {
    tick: [
      'The skin between the ribs or under the throat is drawn in with each breath',
      'ينسحب الجلد بين الأضلاع أو أسفل الحلق إلى الداخل مع كل نفس',
    ],
    says: [
      'ribs|rib|chest|stomach|tummy|belly|throat|neck|skin|collarbone|breastbone sucking|sucked|pulling|pulls|drawing|drawn|draws|caving|caves|tugging|tugs|sucks|dipping|dips|sinking|sinks|going|goes in|inside|inward|inwards, ribs|rib|chest|tummy|belly|stomach|collarbone|breastbone + sucking|sucked|caving|tugging|tugs|drawing|drawn + {breath}, sucking|pulling|drawing|caving in .. ribs|rib|chest|tummy|throat|neck, recession, retractions, indrawing, tracheal tug, subcostal, intercostal, nostrils + flare|flaring, nasal flaring, grunt|grunts|grunting + {breath}, grunting .. each|every breath|time, skin|chest|ribs|rib|tummy|belly|stomach|throat|neck|collarbone|breastbone + dip|dips|dipping|sink|sinks|sinking|cave|caves|hollow|hollows|suck|sucks|pumping|pumps|heaving + {breath}, ribs|rib|collarbone|breastbone|tummy|belly + pull|pulls|pulling|tug|tugs|draw|draws + {breath}, between ribs + dip|dips|sink|sinks|cave|caves|hollow|suck|sucks|pull|pulls|draw|draws|tug|tugs, ribs|rib|chest .. right in, see ribs + {breath}, nostril|nose + flaring|flares|flare, throat|neck|ribs|chest dips|dip|sinks|tugs in?, see|showing ribs + breath|breathing|breathes|breathin, belly|tummy going|goes up + {breath}, head bobbing + {breath}',
      'ضلع|ضلوع|اضلاع|صدر|صدره|صدرها|بطن + ينسحب|تنسحب|انسحاب|يغور|تغور|ينشفط|يخسف|تخسف|ينخسف|غاير, ضلع|ضلوع|اضلاع|صدر|صدره|صدرها|بطن + يدخل|تدخل|داخل + {breath}, {nose} + يفتح|يوسع|تفتح|ترفرف|يرفرف + {breath}, يون|تون|انين + يتنفس|تنفس|نفس, ضلع|ضلوع|ضلوعه|ضلوعها|اضلاع|صدر|جلد|بطن|رقبه|حلق|قفص + يخسف|تخسف|يغور|يفوت|يفوتو|ينسحب|ينشفط|يشفط|ينكمش|يغرق|ينمص|يسحب|ينخسف|يدخل|تدخل|يطلع|تطلع|بتدخل|يخش|ينزل|تبان|تبين|تغوص|يهبط + {breath}, ضلع|ضلوع|اضلاع|صدر|جلد|بطن|رقبه|حلق + لجوا|للداخل|جوه|لجوه|لداخل + {breath}, ضلوع|ضلوعه|ضلوعها|اضلاعه|اضلاعها|صدره|صدرها|بطنه + يدخل|تدخل|يخش|تخش|يفوت|يغور لداخل|لجوه|لجوا|جوه|للداخل|داخل, ضلوعه|ضلوعها|اضلاعه|اضلاعها + تدخل|تسحب|تنسحب|تطلع|تبان + =نفس|=النفس|يتنفس|تتنفس',
    ],
    implies: ['severe-breathless'],
  }),
  'breathing-pauses': finding(['Pauses in breathing', 'توقفات في التنفس'], {
    tick: ['Breathing stops for some seconds, or went blue or limp for a moment', 'التنفس يتوقف ثوانيَ، أو حدثت زرقة أو ارتخاء للحظات'],
    says: [
      'breathing|breath|breathe + pause|pauses|pausing, stop|stops|stopped|stopping + breathing + seconds|moment|briefly|then|baby|sleep, apnea, apnoea, held|holds|holding breath + blue|baby|toddler, forgets to? breathe, went|goes|turned blue|limp + moment|seconds|briefly|minute, stop|stops|stopped|stopping breathing|breathe + {infant}, {breath} + gap|gaps|skips + {infant}, long|big gap|gaps|pause|pauses|stops + {breath}, {breath} + stops|stopped|stop|stopping + then|again|second|seconds|secs, not breathing|breathe + second|seconds|secs, went|goes|turned|turning|gone|go blue|limp + {infant}, went|goes|turned floppy|stiff|limp + {blue}',
      'تنفس|يتنفس|=نفسه|=نفسها|=النفس + يوقف|توقف|يتوقف|انقطع|ينقطع|يقطع + ثواني|لحظات|ثانيه|رجع|يرجع, توقف تنفس|نفس + طفل|رضيع|بيبي|نوم, ازرق + لحظات|ثواني|رجع, وقف|يوقف|توقف|يتوقف|انقطع|ينقطع|يقطع|غاب|راح|يروح تنفس|نفس|=نفسه|=نفسها|=النفس|=نفسو + ازرق|زرقا|ثواني|ثانيه|رجع|ارتخي|شوي|لحظه|لحظات|يرجع|نايم, وقف|يوقف|توقف|يتوقف|انقطع|ينقطع|يقطع|غاب|راح|يروح تنفس|نفس|=نفسه|=نفسها|=النفس|=نفسو + {kid}, {kid} + نسي|ينسي|يبطل|بطل تنفس|يتنفس, ما .. يتنفس|تتنفس + ثواني|ثانيه|لحظات + {kid}, يتنفس|تنفس + يوقف|يقف|توقف|ويوقف + يرجع|ثم|بعدين|ثواني|وبعدين',
    ],
    implies: ['infant-danger'],
  }),
  // Belly and feeding
  'drawn-up-legs': finding(['Bouts with legs drawn up', 'نوبات مع ثني الساقين'], {
    tick: ['Bouts of screaming, pale, with the legs drawn up, then quiet', 'نوبات صراخ وشحوب مع ثني الساقين، ثم هدوء'],
    says: [
      'draw|draws|drawing|pull|pulls|pulling|bring|brings|bringing + legs|knees + up|chest|tummy|belly|stomach, intussusception, jelly|redcurrant + {stool}, jelly|redcurrant + {nappy}, {cry} + bouts|waves|spells|episodes + pale|legs|knees, fold|folds|folding|curl|curls|curling|tuck|tucks|tucking|scrunch|scrunches|scrunching|lift|lifts|bend|bends|pull|pulls|pulling|draw|draws|bring|brings + legs|knees + {belly}, fold|folds|folding|curl|curls|curling|tuck|tucks|scrunch|scrunches|lift|lifts|bend|bends + legs|knees + up|chest|pain|scream, fold|folds|folding|curl|curls|curling|tuck|tucks|scrunch|scrunches|lift|lifts|bend|bends + legs|knees + {cry}, curl|curls|curling|scrunch|scrunches + ball + {cry}, {cry} + every + mins|minutes|min + then|flops|quiet|calm|limp|pale, {cry} + legs|knees + up|chest|tummy|belly, folding|scrunches|curls|scrunching + legs|ball|knees + stomach|tummy|belly|chest|mins|minutes, jelly + blood|poo|stool',
      'يثني|تثني|يطوي|يضم|تضم|يرفع|ترفع|يسحب + رجل|رجول|رجليه|رجليها|ركب|ساقيه|ركبتيه + {cry}, يثني|تثني|يضم|تضم + رجول|رجوله|رجليه|رجليها|ركبه|ركبتيه, هلامي|جيلي|جلي + {stool}, نوبات + {cry}, انغلاف امعاء, يطوي|تطوي|بتطوي|يلم|تلم|بتلم|يكمش|تكمش|يعكف|يجمع|تجمع|يضم|تضم|يثني|تثني|يرفع|ترفع|يشد|تشد|يسحب|تسحب|يقرب|يكرمش + رجل|رجول|رجليه|رجليها|ركب|ركبه|ساقيه|كرعينه|سيقانه + بطن|صدر|معده, نوبه|نوبات|موجه|موجات|كل شوي|كل ربع|كل نص|كل ساعه|كل عشر + {cry} + رجل|رجول|رجليه|رجليها|ركب|يصفر|شاحب|يبيض, يلم|تلم|يطوي|تطوي|بيطوي رجل|رجول|رجليه|رجليها|رجوله',
    ],
  }),
  'projectile-vomiting': finding(['Forceful vomiting', 'قيء مقذوف'], {
    tick: ['The milk shoots out with force after most feeds', 'الحليب يندفع بقوة بعد معظم الرضعات'],
    says: [
      'projectile, vomit|vomits|vomiting|sick|milk + shoots|shooting|forceful|forcefully|fountain, vomit|vomits|vomiting|sick|milk + across room, vomit|vomits|vomiting|sick|milk + hits wall, pyloric stenosis, vomit|vomits|vomiting|sick|milk|puke|pukes|puking|throw|throws|throwing up? + force|exorcist|fly|flies|flying|jet|hose|spray|sprays|blasts|rocket|volcano|metre|metres|feet|powerful|powerfully|distance, vomit|vomits|vomiting|sick|milk|puke|pukes + going|goes|comes|shoots|flies far|across|everywhere, vomit|vomits|vomiting|puke|pukes|sick|milk + shoot|shoots|shot|fires|gushes|flew|hits|hit + out|wall|room|floor|across|me',
      'قيء|ترجيع|يرجع|ترجع|يستفرغ|حليب|يطرش|يزوع + بقوه|مقذوف|يندفع|نافوره|بعيد|يطير, تضيق بواب, قيء|ترجيع|يرجع|ترجع|يستفرغ|تستفرغ|حليب|يطرش|يزوع|تزوع|يقذف|يتقيا|يكب|يراجع|استفراغ|زوعه + قوه|بقوه|قويه|طاير|متر|حيط|جدار|قذف|انفجار|رشاش|مدفع|شلال|صاروخ|لبعيد|ينط|ينفجر|مسافه|ينفث|ينطلق',
    ],
    implies: ['vomiting'],
  }),
  posseting: finding(['Brings up a little milk', 'قشط حليب بسيط'], {
    tick: ['Only a little milk comes up after feeds, without effort', 'كمية قليلة من الحليب تخرج بعد الرضاعة دون جهد'],
    says: [
      'posset, possets, posseting, spit|spits|spitting|spat up, bring|brings|bringing|brought up + milk|feed|feeds, dribbles milk, little milk + comes|after|vomit|vomits, milk + after feed|feeds|feeding, reflux + baby|newborn|infant, little|lil|bit|small|wee|dribble|drop|drops|mouthful|tiny + milk|feed|curdled + comes|runs|dribbles|back|up|out|chin|burp|burps|burping|mouth|wind|winding, milk + runs|dribbles|dribbling|trickles + chin|mouth, burp|burps|burping|burped + milk, curdled milk, milk + comes|coming|came back|up|out + little|bit|small|burp|every|feed, spits|spitting up little|bit|small|milk, spit up, wet burp|burps, sicks|sick up little|bit|small|tiny|mouthful, little|bit|small|tiny|mouthful|bits .. sick + after feed|feeds|bottle|burp|burping|winding, burp|burps|burping + little|bit|tiny .. sick, sicky|possety|spitty {infant}, {infant} + sicky|possety|dribbles|dribbly .. milk, vomits|vomit|pukes|sick little|bit|tiny|small .. milk, milk + dribbles|trickles|runs|leaks + corner|side|chin|mouth, sicks|sick up little|bit|mouthful|some|milk, sicks up',
      'قشط, يقشط, تقشط, كشط, مقشط, يرجع|ترجع|يكب|يطلع|تطلع|ينزل + حليب + شوي|بسيط|خفيف|قليل, يرجع|ترجع|يكب|يطلع|تطلع|ينزل + حليب + بعد رضاعه|رضعه, ارتجاع + رضيع|بيبي|مولود, حليب + نقطه|نقط|شوي|شويه|بسيط|خفيف|قليل|خيط|ملعقه + يطلع|بيطلع|ينزل|يرجع|يكب|يقشط|تجشي|يتجشا|يتجشي|يتدشي|دشيه|كرع|تكرع|يتريع|رضاعه|رضعه|تم|فم|طرف, يتجشا|يتجشي|تجشي|يتجشى|يتريع|يتكرع|تجشا + حليب, يراجع|ترجيعه حليب? بسيط|بسيطه|خفيف|خفيفه, يرجع|ترجع|رجع|يطلع|تطلع|طلع|يكب|تكب|كب|يقشط|تقشط|قشط|ينزل حليب|لبن بسيط|شوي|شويه|خفيف|قليل|بعد, يطلع|تطلع|طلع|ينزل|يرجع|ترجع حليب|لبن .. فم|فمه|فمها|تم|تمه|تمها|=بقه|=بقها, يرجع|ترجع|يستفرغ|تستفرغ|يطرش|تطرش|يزوع|تزوع|يكب + شوي|شويه|بسيط|قليل|خفيف|نقطه + بعد|عقب رضعه|رضاعه|رضعات|كل, لبن + شوي|شويه|بسيط|خفيف|قليل + يرجع|ترجع|يطلع|بيطلع|بيرجع|بترجع|ينزل',
    ],
  }),
  'crying-baby': finding(['Crying', 'بكاء'], {
    says: [
      '{cry} + baby|infant|newborn|toddler|lot|constantly|hours|night, cries + lot|baby|constantly|hours|every|nonstop, fussy + {infant}, irritable + baby|toddler|infant, grizzly, unsettled + baby|infant|newborn, {cry} + {infant}, {cry} + kid|child|boy|girl|son|daughter, head off + {cry}',
      '{cry} + رضيع|بيبي|طفل|مولود|ولد|بنت|ابن|وايد|كثير|كتير, يصيح|تصيح|يبكي|تبكي|بيعيط|بتعيط|يصرخ|تصرخ + كثير|وايد|كتير|طول|ليل|ساعات, زنان, متضايق + رضيع|بيبي, {cry} + {infant}, =يزن, =تزن, بيزن, نقنقه',
    ],
  }),
  colic: finding(['Colic', 'مغص الرضع'], {
    tick: ['Crying most evenings, feeding and growing well between', 'بكاء في معظم الأمسيات مع رضاعة ونمو جيدين بينها'],
    says: [
      'colic + baby|infant|newborn|evening|evenings|week|weeks|month, colicky, {cry} + every|most|in + evening|evenings, gripe water, wind|gas|gassy|windy + baby|newborn|infant, {cry} + every|each|most|only + evening|evenings|night|nights|nite, {cry} + =evenings|dusk|sunset|teatime, {infant} + evening|evenings + {cry}, witching hour, windy|gassy|trapped wind + {infant}, {cry} + =evenings, {cry} + evening|night + weeks|months',
      'مغص + رضع|رضيع|بيبي|مولود|طفل, غازات + بيبي|رضيع|مولود|طفل, كوليك, {cry} + مغرب|مساء + كل|دايم|ايام|يوميا, {cry} + كل ليله|يوم, ماء غريب, {cry} + كل|بس مغرب|عصر|مساء|ليله|ليل, {cry} + كل|دايم .. مغرب|عصر|نهار, {cry} + مغرب|المغربيه|عشيه|مسا + لين|ساعتين|ساعات|ساعه|دايم|كل, مغص + رضاعه|مغرب|ليل + {kid}, مغص رضع|اطفال|بيبي',
    ],
    implies: ['crying-baby'],
  }),
  'hair-tourniquet': finding(['Hair or thread around a toe or finger', 'شعرة أو خيط حول إصبع'], {
    tick: ['A hair or thread is tight around a toe, finger or penis', 'شعرة أو خيط مشدود حول إصبع أو حول القضيب'],
    says: [
      'hair|thread|string + around|round|wrapped|tight|cutting + {hand}, hair|thread|string + around|round|wrapped|tight|cutting + {foot}, hair|thread|string + wrapped|tight + {penis}, hair|thread|string|strand|fibre|fiber|cotton|yarn|wool|strands + looped|wound|tied|twisted|tangled|strangling|caught|knotted|wrapped|around|round|tight|digging|cutting|stuck + toe|toes|finger|fingers|pinky|pinkie|thumb|willy|penis',
      'شعره|شعر|خيط + ملفوف|ملفوفه|ملتف|لاف|حول|مشدود + {hand}, شعره|شعر|خيط + ملفوف|ملفوفه|ملتف|لاف|حول|مشدود + {foot}, شعره|شعر|شعرايه|خيط|خيوط|سلك|خيطان + ملفوف|ملفوفه|ملتف|ملتفه|معقود|معقوده|مربوط|مربوطه|خانق|خانقه|خانقته|خانقتها|لافه|لفت|التفت|عاصر|شاده|رابط|رابطه|ملفلف|حول|مشدود|عالق|لاف + اصبع|صبع|اصابع|صوابع|ابهام|ايد|رجل|قضيب|ذكر|اصبعه|صبعه|اصبعها',
    ],
  }),
  'carer-breaking': finding(['Carer at the end of their strength', 'إنهاك من يرعى الطفل'], {
    tick: ['Whoever cares for the baby is close to losing control', 'من يرعى الرضيع على وشك فقدان السيطرة'],
    says: [
      'cant cope|take|handle + {cry}, cant cope|take|handle + baby, afraid|scared|worried|might + hurt|shake|harm baby|him|her|child, losing it|control|temper + baby|child, want|wanted + shake|hit baby, breaking point, end rope|tether|wits + {infant}, felt|feel|feeling like shaking|hitting|smacking|throwing|slapping|hurting + shut|quiet|crying|just, felt|feel|feeling like shaking|hitting|smacking|throwing|slapping|hurting + {infant}, want|wanted|wanna|urge|tempted|close + shake|shaking|smack|throw|hit + {infant}, might|may|could|gonna|will|afraid|scared do something bad|stupid|terrible|awful|regret, snap|snapping|lose|losing it|explode|temper + {infant}, cant cope|take|stand|handle|bear + {infant}, angry + {infant}, cant take|stand|handle|bear|cope .. crying|screaming, going mad|crazy|insane|mental + {cry}, scared|afraid|worried|might|gonna .. hurt|shake|harm + {infant}',
      'ما|لا + اقدر اتحمل|تحمل + {cry}, خايف|خايفه|اخاف + اضرب|اذي|اهز + طفل|بيبي|رضيع|ولد|بنت, بفقد|افقد + اعصابي|سيطره, ودي|بدي + اهزه|اضربه, ما|لا .. اتحمل|تحمل|طايق|طايقه|اطيق|قادره|قادر + {cry}, {cry} + تعبت|تعبني|تعبتني|زهقت|طهقت|مليت|انهرت|جننني|بيجنني|بجن, انفجر|بنفجر|بطق|=اجن|=بجن|انهار|بنهار|=انجن|=بنجن|اطق + فيه|فيها|عليه|عليها, انفجر|بنفجر|بطق|=اجن|=بجن|انهار|بنهار|=انجن|=بنجن|اطق + {cry}, انفجر|بنفجر|بطق|=اجن|=بجن|انهار|بنهار|=انجن|=بنجن|اطق + {kid}, رح|راح|حاسه|حاسس|خايف|خايفه|اخاف|بدي|ودي|كنت + اضربه|اضربها|اذيه|اذيها|اهزه|اهزها|ارميه|ارميها|اخنقه, اعمل|اسوي|اعملها|نسوي فيه|فيها شي|حاجه, اعصاب|اعصابي|اعصابه|اعصابها|سيطره + يفقد|افقد|بفقد|تفقد|بتفقد|فقدت|بنفقد|افلت|تفلت + عليه|عليها|فيه, اعصاب|اعصابي|اعصابه|اعصابها|سيطره + يفقد|افقد|بفقد|تفقد|بتفقد|فقدت|بنفقد|افلت|تفلت + {kid}, انفجر|بنفجر|=اجن|=بجن|=جن + {cry}',
    ],
  }),
  // Newborns
  'jaundice-first-day': finding(['Yellow in the first 24 hours', 'اصفرار في أول 24 ساعة'], {
    tick: ['The baby became yellow within the first 24 hours of life', 'بدأ الاصفرار خلال أول 24 ساعة من العمر'],
    says: [
      '{yellow} + first day|24, {yellow} + day one|1, {yellow} + born today|yesterday|hours, jaundice + first day|24, jaundice + born today|yesterday, {yellow} + same|very day|night born|birth?, {yellow} + born + yesterday|today|hours|hrs|morning|tonight, {yellow} + hour|hours|hrs|day old, {yellow} + hours|hrs|soon|straight|right|immediately|within|minutes + birth|born|delivery, {yellow} + less|under|within|before + 24|day, banana|lemon|mustard + born|newborn|day, yellow|banana|lemon|jaundiced + less day, {yellow} + {infant} + 12|18|20|24|10|15 hours|hrs',
      '{yellow} .. اول يوم|24, {yellow} + =ولد|=ولدت|=انولد|انولدت|مولود + اليوم|امس|ساعات, يرقان|صفار .. اول يوم|24, {yellow} + مولود|انولد|ولاده|ولادته|ولادتها|خلق|خلقته + ساعه|ساعات|نفس, {yellow} + عمره|عمرها|عمرو + ساعه|ساعات, {yellow} + نفس|بنفس يوم|ليله|نهار, اول يوم|نهار|ليله صار|صارت|اصفر|طلع|بدا|ظهر .. {yellow}, {yellow} .. من اول يوم|نهار|ليله, {yellow} اول|باول|في|من|خلال يوم|نهار, {yellow} + اول ساعات|24',
    ],
    implies: ['jaundice'],
  }),
  'pale-stool': finding(['Pale stools', 'براز شاحب'], {
    tick: ['The stools are white, clay-coloured or very pale', 'البراز أبيض أو بلون الطين أو شاحب جداً'],
    says: [
      '{stool} + pale|white|clay|chalky|grey, acholic, {stool} + cream|creamy|beige|putty|cement|ash|colourless|light|whitish|milky|grayish|chalk, potty|nappy + clay|chalk|cement|putty|cream, {stool} colour|color|coloured white|pale|light|cream|clay|grey',
      '{stool} + ابيض|شاحب|فاتح|طيني|رمادي, {stool} + باهت|كريمي|بيج|طين|جبس|اسمنت|طباشير|بيضا|سكري|رصاصي|مبيض|جير|حليب|بلا لون, {stool} لون ابيض|فاتح|رمادي|شاحب|باهت|طين',
    ],
  }),
  'navel-red': finding(['Red or smelly navel', 'احمرار أو رائحة في السرة'], {
    tick: ['The navel or cord is red, swollen, smells or has pus', 'السرة أو الحبل السري محمر أو متورم أو ذو رائحة أو صديد'],
    says: [
      'cord|umbilical|navel|bellybutton + {red}, belly button + {red}, cord|umbilical|navel|bellybutton + {discharge}, belly button + {discharge}, belly button + smell|smelly|smells|infected|swollen, cord|umbilical|navel|bellybutton + smell|smelly|smells|infected|swollen, belly|tummy button + gunk|gunky|pongs|stinks|stinky|goo|mucky|infected|swollen|bleeding|red|weepy|pus|smelly, cord|stump|navel|umbilical + gunk|gunky|stinks|stinky|goo|infected|swollen|red|weepy|pus|smelly|oozing|raw, cord|stump|umbilical|navel + oozing|yellow|bad smell|smelling|pink|inflamed|sore, belly|tummy button + yellow|bad|inflamed|pink|sore|oozing|wet',
      'سره|سرته|سرتها + {red}, حبل سري + {red}, سره|سرته|سرتها + {discharge}, حبل سري + {discharge}, سره|سرته|سرتها + ريحه|رايحه|ملتهب|ملتهبه, حبل سري + ريحه|رايحه|ملتهب|ملتهبه, صره|صرته|صرتها|صرتو|سره|سرته|سرتها|سرتو|حبل سري + حمرا|احمر|محمره|منفخه|وارمه|منتفخه|قيح|صديد|ماده|مده|ريحه|عفن|ملتهبه|تنز|دم|متورمه|سايل|افرازات|ريحتها|متعفنه, صره|صرته + {red}, صره|صرته + {swell}',
    ],
  }),
  'cradle-cap': finding(['Cradle cap', 'قشرة رأس الرضيع'], {
    tick: ['Greasy yellow scales on the scalp of a baby who is well', 'قشور دهنية صفراء على فروة رأس رضيع بحالة جيدة'],
    says: [
      'cradle cap, scales|scaly|flakes|flaky|crust|crusty|dandruff + {head} + baby|newborn|infant, baby|newborn|infant + scaly|flaky|crusty + scalp, {head} + cornflakes|flakes|flaky|scales|scaly|crust|crusty|greasy|plaques|scabs + covered|thick|yellow, {head} + cornflakes|flakes|flaky|scales|scaly|crust|crusty|greasy|plaques|scabs + {infant}, head|scalp + covered|full|thick|stuck + flakes|cornflakes|scales|crust|crusts, yellow|greasy|waxy|oily flakes|scales|crust|crusts|scabs + head|scalp|hair',
      'قشره|قشور + راس|فروه + رضيع|بيبي|مولود|طفل, قبعه المهد, قشره حليب, قشره|قشور صفرا + راس, قشور|قشره|قشر|قشور + راس|فروه|نافوخ|شعر + صفرا|صفر|صفراء|دهنيه|لازقه|سميكه, قشور|قشره|قشر|قشور + راس|فروه|نافوخ|شعر + {kid}, قشور|قشره|قشر + راس|فروه + {kid}',
    ],
  }),
  // Skin and infections of childhood
  'newborn-spots': finding(['Harmless spots of a newborn', 'بقع غير ضارة لدى المولود'], {
    tick: [
      'Small white or pink spots on the face or body of a baby who is well',
      'حبيبات صغيرة بيضاء أو وردية على وجه أو جسم رضيع بحالة جيدة',
    ],
    says: [
      'milia, milk|baby spots, baby|newborn|infant|infantile acne, neonatal acne, erythema toxicum, stork|salmon mark|bite|patch, mongolian|slate spot|patch|mark, strawberry mark, white|tiny|little|small|pink|red white? spots|bumps|dots|pimples|spot + {infant}, white|tiny|little|small|pink|red spots|bumps|dots|pimples + day|days|week|weeks old, {infant} + pimples|acne|zits + face|nose|cheeks|chin|forehead, {infant} + skin + peeling|flaking|flaky|dry + hands|feet|ankles|wrists|body|new, birthmark + {infant}, {infant} + bald|flat patch|spot|bit + back|head',
      'حبوب|حبيبات|بقع|نقط|بثور + ابيض|بيضا|بيضاء|صغيره|ورديه|حليب + مولود|رضيع|رضيعه|بيبي|مولوده, حبوب حليب, حب شباب + مولود|رضيع|بيبي|رضيعه, حبوب|حبيبات + وجه|خد|خدود|انف|خشم + مولود|رضيع|بيبي|رضيعه|مولوده, حبوب|حبيبات|نقط + عمره|عمرها ايام|يوم|اسبوع|اسبوعين|اسابيع, وحمه|بقعه زرقا|زرقاء|منغوليه + مولود|رضيع|بيبي|رضيعه, جلد + يقشر|مقشر|يتقشر + مولود|رضيع|بيبي|رضيعه|مولوده',
    ],
  }),
  'baby-habits': finding(['Ordinary habits of a baby', 'عادات طبيعية للرضيع'], {
    tick: ['Sneezes, hiccups, snuffles, wind or straining, and well otherwise', 'عطاس أو فواق أو شخير خفيف أو غازات أو حزق مع حالة جيدة'],
    says: [
      '{infant} + sneeze|sneezes|sneezing|hiccup|hiccups|hiccups|snuffly|snuffles|snorts|snorty, {infant} + startles|jumps|twitches asleep|sleep, {infant} + strain|strains|straining|grunts|grunting|pushes|red + poo|poop|poos|pooing|stool|wind|farts|soft|nappy, {infant} + green|mustard|seedy|grainy poo|poop|stool|stools|nappies|nappy|poos, {stool} + green|mustard|seedy + {infant}, breastfed|breastfeeding + not|no pooed|poo|pooped|poop|stool|stools + days, not|no pooed|poo|pooped|poop|stool .. days + breastfed|breastfeeding, {infant} + cross eyed, {infant} + arms|hands startle|jerk + asleep|noise|put, {infant} + sweaty head, {infant} + cold hands|feet + warm|pink|chest|tummy|body, cluster feeding, growth spurt, not|no pooed|poo|pooped|poop .. days + {infant}, {infant} .. not pooed|pooped|poo .. days',
      'رضيع|مولود|بيبي|رضيعه|مولوده|طفل|طفلي + يعطس|تعطس|عطاس|حازوقه|فواق|زغطه|يحزق|تحزق|حزق|يزحر|تزحر, رضيع|مولود|بيبي|رضيعه|طفلي|ابني|بنتي + براز|برازه|برازها|كاكا + اخضر|خضرا|خردلي|لين|طري|محبب, براز|برازه|برازها|كاكا + اخضر|خردلي + رضيع|مولود|بيبي|رضيعه|رضاعه, يحزق|تحزق|يزحر|تزحر|يحمر|تحمر + براز|يتبرز|تتبرز|كاكا|اخراج + لين|طري, رضاعه طبيعيه|صدر|امه + ما .. تبرز|تبرزت|براز|كاكا|اخراج, رضيع|مولود|بيبي|رضيعه|طفلي|طفلتي + ما تبرز|تبرزت|طلع|طلعت براز? .. ايام|يومين|يوم',
    ],
  }),
  'child-habits': finding(['Ordinary habits of childhood', 'عادات شائعة في الطفولة'], {
    says: [
      'tantrum, tantrums, picky|fussy|choosy eater|eating|eats|about, night terror|terrors, nightmare|nightmares + {kid}, bad dreams + {kid}, sleepwalking + {kid}, sleepwalks|sleepwalk + {kid}, thumb sucking, sucks|sucking thumb|fingers|dummy, bites|biting|chews nails + {kid}, imaginary friend, clingy + {kid}, separation anxiety + {kid}, potty|toilet training, not sleep|settle alone|own + {kid}, wakes .. night + feed|comfort|milk|cuddle, sleep regression, only eats|wants + pasta|chips|rice|bread|chicken|nuggets, not eat|eating|touch vegetables|veg|veggies|meat|fruit, wakes|woke|waking .. screaming|crying + night|asleep + remember|remembers|terror|calm|asleep, wakes|waking .. for cuddle|comfort',
      'نوبه|نوبات غضب|عصبيه + {kid}, يعاند|عنيد|عناد + {kid}, ما|لا|يرفض ياكل|تاكل خضار|خضروات|لحم|فواكه, انتقايي اكل, فزع|رعب ليلي, كوابيس + {kid}, كابوس + {kid}, يمص|تمص|مص اصبع|اصبعه|اصبعها|ابهامه|صبعه|لهايه, يقضم|تقضم اظافر|اظافره|اظافرها + {kid}, تدريب حمام|نونيه|بوتي, متعلق|متعلقه + امه|امها|فيني, يمشي|تمشي وهو|وهي نايم|نايمه + {kid}, يعض|تعض|ياكل|تاكل اظافره|اظافرها|اظافيره|اظافيرها|ظوافره',
    ],
  }),
  'nappy-rash': finding(['Nappy rash', 'طفح الحفاض'], {
    tick: ['Red or sore skin only under the nappy', 'احمرار أو تهيج في الجلد تحت الحفاض فقط'],
    says: [
      '{nappy} + rash, {nappy} + {red}, {nappy} + {pain}, {nappy} + raw|spots|patches, {anus} + {red} + baby|newborn|infant|toddler, sore bottom|bum + baby|toddler, bottom|bum|butt|tush|tushy|botty|bumbum + red|raw|rash|sore|scarlet|pink|inflamed, {nappy} + sore|scalded|burnt|burned|inflamed|bleeding|peeling|area',
      '{nappy} + طفح|تسلخ|تسلخات|التهاب|حبوب, {nappy} + {red}, تسلخات + رضيع|بيبي|طفل|مولود, تسلخ + {anus}, {nappy} + مسلوخ|مسلوخه|احمرار|حرق|محروق|التهابات|سماط|سمط|مسمط|ملتهب|ملتهبه|حمره|طفحيه, سماط, مسمط, تسميط, مسلوخ|مسلوخه|محمر|احمر|حمرا|ملتهب + موخره|مقعده|شرج|طيز|بين رجول|تحت',
    ],
  }),
  handfoot: finding(['Hand, foot and mouth', 'اليد والقدم والفم'], {
    tick: ['Small blisters on hands and feet with sores in the mouth', 'بثور صغيرة على اليدين والقدمين مع تقرحات في الفم'],
    says: [
      'hand foot mouth, hfmd, spots|blisters|rash + {hand} + {foot} + {mouth}, slapped cheek, fifth disease, roseola, {blister} + hand|hands|palm|palms + sole|soles|foot|feet|leg|legs|toes, {rashes} + palm|hand|hands|palms + sole|soles|feet|foot, {blister} + mouth + hand|hands|palms|feet|soles|foot, {rashes} + mouth|tongue + hands|hand|palms|feet|soles, palms|hands soles|feet + spots|blisters|sores|ulcers, palms|hands soles|feet + {rashes}, lacy|lace rash, red cheeks + lacy|lace|rash, rash + after fever gone|went|stopped|settled|broke, rash .. fever .. gone|went|stopped|broke + {kid}',
      'يد قدم فم, يد وقدم وفم, حبوب|بثور|طفح + {hand} + {foot} + {mouth}, ورديه الاطفال, خد مصفوع, {blister} + يد|ايد|ايدي|يدين|كف|كفوف|ايدين + رجل|رجول|قدم|رجلين|اقدام, {rashes} + يد|ايد|ايدي|يدين|ايدين|كف|كفوف + رجل|رجول|قدم|رجلين|اقدام + فم|تم|حلج|لسان|لثه|حلق|حنك|حلقه|تمو|تمه|بق|لثته|لسانه|شفايف, كفوف|كف + قدم|اقدام|رجول + {rashes}, طفح|حبوب + بعد ما راحت|نزلت|خفت|راح|اختفت حراره|سخونه|=الحمي',
    ],
  }),
  chickenpox: finding(['Chickenpox', 'جدري الماء'], {
    tick: ['Itchy spots that turn into small blisters and crusts, in crops', 'حبوب حاكّة تتحول إلى بثور ثم قشور، على دفعات'],
    says: [
      'chickenpox, chicken pox, varicella, spots + blisters|crusts|scabs + itch|itchy, {blister} + crust|crusts|crusty|scab|scabs|scabby|dried|scabbing|popped, {blister} + full|whole|all body|over + {kid}, {blister} + {itch} + body|over|everywhere|covered, {blister} + {itch} + {kid}, {rashes} + crust|crusts|crusty|scab|scabs + blisters|new|popped, {rashes} + crust|crusts|crusty|scab|scabs + {itch}, covered + {itch} + drops|bubbles|blisters, spots|pimples|blisters new|fresh + every|each|daily|day, chickpox, chicken pocks, the pox',
      'جدري ماء|ماي|المي, جديري, جدري, عنقز, عنكز, حماق, شيكن بوكس, {blister} + {itch} + جسم|كل|قشور|قشره, {blister} + {itch} + {kid}, {blister} + قشور|قشره|يقشر|تقشر|تنشف|ناشف|يابس|يبست|نشفت, {blister} + كل|بكل جسم|جسمه|جسمو, بوبو + {itch}, {rashes} + {itch} + قشور|قشره + جديد|يديد|جدد|كل يوم, حبوب|حب|بوبو + ماي|مي|ماء|مويه + قشور|قشره|يقشر',
    ],
  }),
  measles: finding(['Measles', 'حصبة'], {
    kind: 'disease',
    tick: ['Rash from the face down with fever, cough and red eyes', 'طفح يبدأ من الوجه مع حرارة وسعال واحمرار العينين'],
    says: [
      'measles, rubella, german measles, koplik, rash|rashes|spots|blotches|eruption + hairline|face|behind ears|ears + down|downward|downwards|spread|spreading|south, rash|rashes|spots|blotches|eruption|dots + hairline, rash|rashes|spots|blotches|eruption|dots + start|startd|started|starts|began|starting + face|hairline|ears|forehead + spread|spreading|down|now|then|body|chest|fever|moved|south, rash|rashes + start|startd|started|starts|began|starting + face|hairline|ears, meesles, measels, measle, meazles, rash from face|ears|hairline, rash + face downward|downwards|down',
      'حصبه, حصبه المانيه, كوبليك, {rashes} + بدا|بدت|بدات|بلش|بلشت|ابتدا|طلع|طلعت|يبدا + وجه|وش|=الوش|ورا اذن|راس|جبين|جبهه + نزل|نازل|نزلت|لتحت|جسم|صدر|بطن|لباقي',
    ],
  }),
  'scarlet-fever': finding(['Scarlet fever', 'حمى قرمزية'], {
    kind: 'disease',
    tick: ['A rough sandpaper rash with a sore throat', 'طفح خشن كورق الصنفرة مع ألم في الحلق'],
    says: [
      'scarlet fever, scarlatina, sandpaper + rash, strawberry tongue, rash + rough, rash|spots|pimples + sandpaper|sand paper|sandpapery, red + sandpaper|sand paper, tongue + strawberry',
      'حمي قرمزيه, طفح خشن, لسان فراوله, {rashes} + خشن|خشنه|صنفره|سمباده|سنفره|مبرد|زجاج, جلد|جسم|بشره + احمر|حمرا|محمر|احمرار + خشن|خشنه|صنفره|سمباده|سنفره, لسان + فراوله|توت|فراوليه',
    ],
  }),
  'kawasaki-signs': finding(['Red eyes, lips and hands', 'احمرار العينين والشفتين واليدين'], {
    tick: ['Red eyes, cracked red lips or tongue, or swollen red hands', 'عينان حمراوان، أو شفتان متشققتان، أو يدان متورمتان محمرتان'],
    says: [
      'kawasaki, lips + cracked|red + {eye}, {eye} + {red} + lips, lips + cracked + rash|fever, fingers|hands peeling + fever, lip|lips + cracked|chapped|split|broken|peeling|dry + red|bright|bleeding, lip|lips + cracked|chapped|split|broken|peeling + red, lip|lips + red + bright|swollen|eyes|tongue, tongue + strawberry|bright + lips|eyes|fever, hands|feet|fingers|palms + red + puffy|swollen|swelling|peeling + fever|feet|lips, hands|feet|fingers|palms + red + puffy|swollen|swelling|peeling + {kid}',
      'كاواساكي, شفايف|شفاه|شفتين + متشقق|متشققه|حمر|محمره + {eye}, لسان فراوله + {eye}, شفايف|شفاه|شفات|شفاف|شفته|شفاته|شفايفه|شفتين|شلايف|شفافو + مشقق|مشققه|متشقق|متشققه|مفسخ|مفسخه|مقشره|محمره|حمر|حمرا|متفطره|مفطره + حمر|حمرا|محمره|احمر|حمراء, شفايف|شفاه|شفات|شفاف|شفاته|شفايفه|شفتين|شفافو + حمر|حمرا|محمره|احمر|حمراء|مشققه|متشققه|مفسخه + عين|عيون|عيونه|لسان|يد|ايد, {eye} + {red} + شفايف|شفاه|شفات|شفاف|شفافو|شفايفه, لسان + فراوله + شفايف|عيون|حمي',
    ],
  }),
  teething: finding(['Teething', 'تسنين'], {
    tick: ['New teeth are coming: dribbling, chewing, sore gums', 'أسنان جديدة تظهر: لعاب ومضغ وألم في اللثة'],
    says: [
      '=teething, =teethin, teeth|tooth + coming|new|cutting|first|through + baby|toddler|gum|gums, chewing + fingers|fist|fists|everything|toys, dribble|dribbling|drool|drooling + chewing|gums|teeth, tooth|teeth|toothy|nubs|incisor|molars .. poke|poking|popping|cutting|coming|comin|through|erupting|sprouting|peeking|showing, cutting|sprouting|getting new|first|another tooth|teeth, chomp|chomping|chompin|chew|chewing|chewin|gnaw|gnawing|bites|biting + finger|fingers|everything|fist|fists|toys|anything, pearly|white nubs, gums + swollen|red|sore + drool|drooling|dribbling, gums + swollen|red|sore + {infant}, gums + swollen|red|sore|puffy + dribble|dribbling|baby|tooth|teeth, first|new|front tooth|teeth + coming|through|cutting, hands|hand|fist|fists|fingers + mouth + dribble|dribbles|dribbling|drool|drools|drooling|chew|chewing|chews|gums|gum, dribble|dribbles|dribbling|dribbly|drool|drools|drooling|drooly + {infant}, dribble|dribbling|drool|drooling|drools + chin|cheek|cheeks|bib|bibs|chewing|gnawing|fists|fist|hands, rubbing gums|gum, red|rosy cheek|cheeks + dribbling|dribble|drool|drooling|gums|chewing|teeth|tooth',
      'تسنين, يسنن, تسنن, مسنن, طلوع|=يطلع|=تطلع|=طالع|=بتطلع|=بيطلع + اسنان|سن|سنون|سنونه|اسنانه|اسنانها, =يعض|=تعض|=بيعض|=بتعض|=ويعض|=وتعض|يعضعض|تعضعض|بيعضعض|يعضض + اصابع|اصابعه|اصابعها|يد|يده|يدها|ايده|ايدها|صوابع|صوابعه|صوابعها, =يعض|=تعض|=بيعض|=بتعض|=ويعض|=وتعض|يعضعض|تعضعض|بيعضعض|يعضض + كل شي|شيء|حاجه, =يعض|=تعض|=بيعض|=بتعض|يعضعض|تعضعض + كلشي|لعب|العاب|العابه, لثه|لثته|لثتها + {swell} + طفل|رضيع|بيبي, =يطلع|ديطلع|يطلعو|بيطلع|بتطلع|=طالع|=طالعه|شق|يشق|تشق|نبت|بزغ|تبزغ|بتشق + سن|سنون|سنان|اسنان|سنانه|سنانو|سنونه|اسنانه|اسنانها|سنونها|ضروسه, يطلع|ديطلع|يطلعو|بيطلع|بتطلع|شق|يشق|تشق|نبت|بزغ سن|سنون|سنان|اسنان|سنانه|سنانو|سنونه|اسنانه|اسنانها, لثه|لثته|لثتها + وارمه|منتفخه|حمرا|توجع|توجعه|متورمه + ريال|لعاب|سنون, لثه|لثته|لثتها + وارمه|منتفخه|حمرا|توجع|توجعه|متورمه + {kid}, ريال|لعاب|ريق|سعابيل|يسعبل|يريل + يعض|تعض|يعضعض|لثه|اسنان|سنون, يحط|تحط|بيحط|بتحط|حاط يده|ايده|يدها|ايدها|يدينه|اصابعه|صوابعه|اصابعها .. فم|فمه|فمها|=تمه|=تمها|=بتمه|=بتمها|=بقه|=بقها|حلجه|حلقه, ريق|ريقه|ريقها|ريال|ريالته|ريالتها|لعاب|لعابه|لعابها|سعابيل|سعابيله|رواله + كثير|كتير|وايد|يسيل|تسيل|سايل|سايله|زايد|ينزل|تنزل|نازل|طول + {kid}, {kid} + يسعبل|يريل|تسعبل|تريل, =يطلع|=بيطلع|=طالع|=طالعله|=طلعله له|لها سن|ضرس|اسنان|سنون',
    ],
  }),
  // Limbs, growth
  limp: finding(['Limping', 'عرج'], {
    tick: ['A child limps or does not want to walk', 'طفل يعرج أو لا يريد المشي'],
    says: [
      '=limping, =limps, limped, walk|walks|walking + limp|limping|funny, refuse|refuses|refusing|not|stopped + walk|walking|stand|standing + child|toddler|son|daughter|boy|girl|baby|leg, favouring leg, hobble|hobbling|hobbles|hobblin|hobbled, walk|walking|walkin|walks|run|runs + wonky|oddly|weird|weirdly|lopsided|pirate|duck|strange|strangely|sideways|tilted|crooked|tiptoe, drag|drags|dragging leg|foot, favours|favors|favouring|favoring, hop|hops|hopping + leg|foot, limpin, limpy, limp leg|walk, not walking properly|right|straight|normally, walks|walking + limp|one leg, holds leg',
      'يعرج, تعرج, عرج, عرجه, يخمع, تخمع, يزك, مشيته|مشيتها + غلط|غريبه, ما|لا|رافض|يرفض + يمشي|تمشي|يوقف + {leg}, ما يبي|يبغي|راضي يمشي, قزل|يقزل|ديقزل|بيقزل|تقزل, يعكز, تعكز, يكسح, بيعرج, يحجل, تحجل, يظلع, يضلع, يظالع, متعرج, يسحب|تسحب|يجر|تجر رجل|رجله|رجلها, مشي|مشيته|مشيتها|يمشي|تمشي + عوجا|اعوج|مايل|مايله|غريب|معوج|مو طبيعي|مب طبيعي|مش طبيعي|مو عدل|مب عدل, ما|مو|مش يريد|يبي|يبغي|راضي|بده|عايز|تريد|تبي .. يمشي|تمشي|مشي|يوقف|توقف',
    ],
  }),
  'no-weight-bearing': finding(['Cannot stand or walk', 'عدم القدرة على الوقوف أو المشي'], {
    tick: ['Cannot put any weight on the leg, or screams when it is moved', 'لا يمكن الوقوف على الساق، أو صراخ عند تحريكها'],
    says: [
      'cant|not|unable|refuses .. bear|put weight, cant|not|unable|refuses put .. foot, non weight bearing, {cry} + move|moved|moving|touch|touched|lift .. leg|legs|hip|knee|foot|ankle|thigh, cant|not|refuses|refuse|refusing .. weight + leg|legs|foot|feet|ankle|knee|hip, leg|legs|foot|hip + not hold|holding|support|take|carry|bear, yell|yells|scream|screams + shift|move|touch|lift|moved|touched|shifted + leg|foot|hip|knee|ankle, {cry} + shift|move|touch|lift|moved|touched|shifted .. leg|legs|foot|hip|knee|ankle, cant|not|refuses stand|walk + leg|foot|hip|knee|ankle, cant|not|refuses|refuse stand up?|on =it|legs, cant|not|refuses|refuse stand up?|on {leg}, cant|not|refuses|refuse stand up?|on {foot}, cant|refuses|refuse stand + {kid}, scream|screams|yells|cries|yell + shift|move|moved|moving|touch .. leg|legs|hip|foot|=u|=you|=we|=i, refuse|refuses|refusing|not|cant|unable move + leg|hip|knee|foot, scream|screams|cries + hip|leg + touched|moved',
      'ما|لا|مو + قادر|يقدر|تقدر|يستطيع + يوقف|يمشي|يدعس|يدوس|وقوف + {leg}, ما|لا + يدوس|يدعس|يوقف علي رجل|رجله, {cry} + احرك|تحريك|نحرك|لمس + {leg}, ما|لا|مو|مش|مب .. يوقف|يقيف|يدوس|يدعس|يسند|يقف|توقف|تقيف|تدوس|تدعس|تقف|يوطي .. علي رجل|رجله|رجلها|كراع|قدم|ساق|رجلو, ما|لا|مو|مش .. يوقف|يقيف|يقف|توقف|تقف|يدوس|تدوس|يدعس + كراع|كراعه|كراعو|رجل|قدم|ساق, {cry} + حركه|حركنا|احركها|نحركها|حركتها|المسها|تحريكها|يتحرك + رجل|ورك|ركبه|كراع|ساق|فخذ, ما|لا|رافض|يرفض .. يحرك|تحرك رجل|رجله|رجلها|ورك|وركه|ركبته, يرفض|ترفض|رافض .. يمشي|يوقف|تمشي|توقف + رجل|ورك|حراره',
    ],
  }),
  'growing-pains': finding(['Growing pains', 'آلام النمو'], {
    tick: ['Both legs ache in the evening or night, and all is well by day', 'ألم في الساقين مساءً أو ليلاً، وكل شيء طبيعي نهاراً'],
    says: [
      'growing pain|pains, both legs|shins + {pain} + night|evening|bedtime + child|son|daughter|boy|girl, legs + {pain} + night|evening|bedtime + fine|gone|normal + morning|day, legs|shins|calves|thighs|knees + {pain} + night|nite|nights|bedtime|evening|evenings|bed|sleep + {kid}, legs|shins|calves + {pain} + nite|night|nights|bedtime, legs|shins|calves|thighs throb|ache|hurt + bedtime|night|nite|evening',
      'الام|الم نمو, {leg} + {pain} + ليل|مساء|نوم + طفل|ولد|بنت|ابن|صبح, رجل|رجول|رجليه|رجليها|رجلين|سيقان|ساقين|كرعين|كرعينو|كرعينه|ساقيه + {pain} + ليل|بالليل|مساء|قبل نوم|مغرب, رجل|رجول|رجليه|رجليها|سيقان|كرعين|كرعينو + بوجع*|بيوجع*|توجع*|تعور*|يوجع* + ليل|بالليل|مساء',
    ],
  }),
  'child-development': finding(['Child development', 'نمو الطفل'], {
    tick: ['Worry about speech, walking, learning, growth or behaviour', 'قلق بشأن النطق أو المشي أو التعلم أو النمو أو السلوك'],
    says: [
      'late|slow|delay|delayed|behind + talking|speaking|speech|walking|crawling|development|milestone|milestones|growth|growing|talk|walk, not reaching|meeting|hitting milestones, autism, autistic, adhd, hyperactive, short for age, attention + school|child, still|yet no|not words|word|talking|walking|speaking|crawling|babbling, no words|word + yet|still|two|three|2|3|old|only, not talking|walking|crawling|speaking|sitting|babbling yet, not talking|walking|crawling|speaking|talk|walk + {kid}, behind + school|class|others|peers|friends|reading|letters|kids, cant|slow|struggles|struggling learn|read|write|learning|reading, cant learn letters|read|write|numbers|words, late talker|walker, learning difficulty|difficulties|disability, not growing, not talking|speaking properly|clearly|well',
      'تاخر|متاخر|تاخرت|متاخره|تاخير + نطق|نمو|كلام|مشي|يتكلم|يمشي|يحبي|تكلم|تسنين|وقوف|جلوس, توحد, فرط حركه, تشتت انتباه, قصير|قصيره + عمره|عمرها|اصدقاءه, ما|مو|مب|مش|لسا|لساته .. =يتكلم|=يمشي|=يحبي|=ينطق|=تتكلم|=تمشي|=تحبي|=تنطق|=يحكي|=تحكي|=يقول + عمره|عمرها|سنتين|سنه|سنوات|سنين|شهر, ما|مو|مب|مش|لسا|لساته .. =يتكلم|=يمشي|=يحبي|=ينطق|=تتكلم|=تمشي|=تحبي|=تنطق|=يحكي|=تحكي|=يقول + {kid}, متاخر|متاخره|ضعيف|بطيء|ورا + دراسه|مدرسه|تعلم|قراءه|صف|اقرانه|ربعه',
    ],
  }),
  'lost-skills': finding(['Lost a skill', 'فقدان مهارة مكتسبة'], {
    tick: ['The child lost something they could do: words, walking, play', 'فقدان مهارة كانت موجودة: كلمات أو مشي أو لعب'],
    says: [
      'lost|losing|stopped + words|talking|talk|walk|walking|skills|sitting + child|son|daughter|toddler|baby, no longer|used talk|talks|talking|walk|walks|walking|sit|sits|say|says + child|son|daughter|toddler|baby, lost|losing|stopped|no + eye contact + child|son|daughter|toddler|baby, regress|regressed|regression, now not|cant|no talking|talk|speak|speaking|say|says|words|wave, could|used|was|before .. walk|walking|sit|crawl|smile + now not|cant|no, now says|say|saying none|nothing|no|zilch, going|gone|goes|went backward|backwards + speech|talking|words|development|skills|walking, forgot|forgotten|forgets|forget .. words|walk|talk|everything|how + walking|words|talk, forgot|forgotten|forgets|forget .. words|walk|talk|everything|how + {kid}, could|used|before + walk|walking|talk|say|sit|words|speak + now + zilch|nothing|none|cant|not|stopped|zero, lost words|speech|skills|language, stopped talking|speaking|babbling|walking|waving|saying, no longer says|talks|walks|speaks|waves, not talk|say|speak anymore|any more, now not|cant|no walking|walk, going|gone|goes backwards',
      'وقف|نسي|نسيت|بطل|بطلت|توقف يتكلم|تتكلم|يمشي|تمشي|يقول|كلام|مشي, ما عاد يتكلم|تتكلم|يمشي|تمشي|يقول, فقد|فقدت + كلمات|مهاره|مهارات|كلام, =يقول|=تقول|=يتكلم|=تتكلم|كلام|كلمات|=يمشي|=تمشي|=يجلس|=يحبي + والحين|الحين|هسه|وهسه|هلا|هلق|وهلا|دلوقتي|الان|وهسا|هسا نسي|وقف|بطل|ولا|نست|ما|صار|صارت, نسي|نسيت|ضيع + كلام|كلمات|مشي|كلشي|كل شي|حروف + والحين|هسه|تكلم, نسي|نسيت|ضيع + كلام|كلمات|مشي|كلشي|كل شي|حروف + {kid}',
    ],
  }),
  bedwetting: finding(['Bedwetting', 'تبول ليلي'], {
    tick: ['A child wets the bed at night', 'طفل يبلل الفراش ليلاً'],
    says: [
      'bedwetting, bed wetting, wet|wets|wetting + bed, enuresis, pee|pees|peeing|wee|wees|weeing|urine|urinate|urinates|urinating|wets + bed|sheets|mattress|pyjamas|pjs, pee|pees|wees|wets|urinates himself|herself + night|nite|sleep|nights|nites|asleep, wet sheets|bed|mattress, bed + wet|soaked|soaking|pee|wee + night|nite|morning|every|nights, accidents night|bed',
      'تبول لا ارادي, تبول ليلي, يبول|تبول|يتبول|يبلل + فراش|سرير|نايم, سلس ليلي, بول|يبول|تبول|يتبول|تتبول|يبلل|تبلل|يشخ|تشخ|يعملها|بيعملها|بتعملها|يسويها|تسويها + فراش|فرشه|سرير|تخت|مرتبه|مطرح|نومه|فرشته|فراشه, يسويها|تسويها|يعملها|بيعملها|بتعملها|يشخ|يبول|يتبول + روحه|روحها|نفسه|حاله|حالها|عليه|ملابسه + ليل|نايم|نوم|فراش, فراش|فراشه|فراشها|سريره|مرتبته + بول|مبلل|مبلول|مبللين|مبتل|غرقان',
    ],
  }),
  // Swallowed, stuck in
  'swallowed-object': finding(['Swallowed object', 'ابتلاع جسم'], {
    tick: ['A coin, toy part or other object was swallowed', 'ابتلاع عملة أو قطعة لعبة أو جسم آخر'],
    says: [
      'swallow|swallowed|ingested|gulped|=downed + {object}, {object} + stuck|inside + {throat}, {object} + inside + {belly}, swallowed + something|screw|earring|ring|stone|plastic|key|magnet, swallowed foreign body, swallow|swallowed|gulp|gulped|=downed|ate|eaten + coin|toy|bead|marble|button|screw|lego|pebble|stone|=earring|=earrings|ring|magnet|key|plastic|foil|crayon|part|bolt|nail|pin, swallow|swallowed|gulped|=downed .. object|objects|thing|something',
      'بلع|ابتلع|بلعت|ابتلعت + {object}, بلع|ابتلع|بلعت + خاتم|مفتاح|بلاستيك|حصاه|برغي|مسمار, بلع|ابتلع جسم غريب, بلع|ابتلع شي + طفل|ولد|بنت|ابن|بيبي, {swallowed} + عمله|قطعه|لعبه|خرزه|خرز|دبوس|دنبوس|مسمار|درهم|فلس|نقديه|نقود|تيله|حصاه|خاتم|مفتاح|برغي|زر|حلق ذهب|بلاستيك|ريال, بلع|بلعت|بلعها|سرط|زرط|زلط|ابتلع شي|شيء|حاجه, بلع|سرط|زرط|زلط جسم غريب',
    ],
  }),
  'button-battery': finding(['Battery', 'بطارية'], {
    tick: ['It is, or could be, a battery', 'هو بطارية أو قد يكون بطارية'],
    says: [
      'button|coin|watch|disc|lithium battery|batteries|cell, {swallowed} + battery|batteries, battery|batteries + missing|stomach|throat|nose|ear|swallowed, battery + child|baby|toddler|son|daughter, tiny|little|shiny|round|flat|silver|small|coin|key|remote|toy .. battery|batteries|batterys, battery|batteries|batterys + ate|swallowed|gulp|gulped|eaten|eat|mouth|nose|ear|gone|lost, {swallowed} + batterys',
      'بطاريه|بطاريات + بلع|ابتلع|بلعت|ابتلعت|حلق|خشم|انف|اذن|طفل|ولد|بنت|ناقصه, بطاريه ساعه|زر|دائريه|صغيره, {swallowed} + بطاريه|بطاريات, {swallowed} + حجر ساعه, بتري|بطريه|بتاري|باتري|بطاريه|بطاريات|حجر|حجره|حجار + {swallowed}, {swallowed} + بتري|بطريه|باتري|بتاري, بلع|سرط|زرط + ساعه|ريموت',
    ],
  }),
  magnets: finding(['Magnets', 'مغناطيس'], {
    tick: ['It is one or more magnets', 'هو مغناطيس واحد أو أكثر'],
    says: [
      '{swallowed} + magnet|magnets|magnetic, magnet|magnets + {nose}, magnet|magnets + {belly}, magnetic|magnet bead|beads|ball|balls|marble|marbles|toy',
      '{swallowed} + مغناطيس|مغناطيسات|ممغنط, بلع|بلعت + مغناطيس, {swallowed} + مغنطيس|مغانط|مغناطيسات|مغناطيسيه, مغنطيس|مغناطيس + {swallowed}',
    ],
    implies: ['swallowed-object'],
  }),
  'fish-bone': finding(['Fish bone', 'شوكة سمك'], {
    tick: ['A fish bone was swallowed or scratches in the throat', 'ابتلاع شوكة سمك أو إحساس بها في الحلق'],
    says: [
      'fish bone, fishbone, bone + fish + throat|swallowed|stuck|ate|eating',
      'شوكه|عظمه|سنه|حسكه + سمك|سمكه|سمج|سمجه|هامور|صافي|شعري + حلق|بلع|بلعت|زور|بلعوم|حلج|حلقي|حلجي|اكل|اكلت|علقت|عالقه|زوري|بلعومي, شوكه|حسكه + {throat}, {swallowed} + شوكه|حسكه',
    ],
    implies: ['swallowed-object'],
  }),
  'sharp-object': finding(['Sharp or long object', 'جسم حاد أو طويل'], {
    tick: ['It is sharp, or longer than a finger', 'هو حاد، أو أطول من إصبع'],
    says: [
      '{swallowed} + pin|needle|glass|nail|blade|razor|screw|sharp|hairpin|toothpick, {swallowed} + bolt|staple|tack|thumbtack|pins|needles|toothbrush|pen|pointy|spike|drawing pin|safety pin|=earring|=earrings|fork, chicken|meat bone + swallowed|throat|stuck',
      '{swallowed} + دبوس|ابره|زجاج|مسمار|شفره|موس|حاد|حاده, عود اسنان + بلع, {swallowed} + دنبوس|دبابيس|خلال|مسامير|امواس|زجاجه|قزاز|قزازه|برغي|ابر|سكين|قلم|عود, عظمه + {throat}',
    ],
    implies: ['swallowed-object'],
  }),
  'object-stuck': finding(['Object stuck in the throat or chest', 'جسم عالق في الحلق أو الصدر'], {
    tick: [
      'It feels stuck, or there is drooling, vomiting, cough or belly pain',
      'إحساس بأنه عالق، أو سيلان لعاب أو قيء أو سعال أو ألم بطن',
    ],
    says: [
      '{object} + stuck|lodged + {throat}, bone|object|coin|food|meat + stuck|lodged + throat|chest|gullet, stuck|lodged|jammed|wedged + gullet|oesophagus|esophagus|halfway|food pipe|windpipe, {swallowed} + {object} + drool|drooling|dribbling|vomit|vomiting|cough|coughing|gagging|stuck, {swallowed} + drool|drooling + coin|toy|bead|marble|button|battery|bone, {object} + stuck|lodged + throat|chest|gullet|neck, cant swallow + {object}, feel|feels|still + stuck|lodged + swallowed|throat|chest|down, not go down, not going|gone down + {object}',
      '{object} + عالق|عالقه|علق|علقت|واقف|نشب|ناشب + {throat}, لقمه|لحم|اكل + عالق|عالقه|واقف|نشب + حلق|صدر|بلعوم|زور, بلع|بلعت|بلعها|سرط|زرط|زلط|ابتلع + واقف|واقفه|عالق|عالقه|علقان|علقت|ناشب|نشب|نشبت|يسعل|سعال|كح|يكح|يقح|قح|يستفرغ|يزوع|يطرش|يشرق, بلع|بلعت|بلعها|سرط|زرط|زلط|ابتلع + واقف|واقفه|عالق|عالقه|علقان|علقت|ناشب|نشب|نشبت + حلق|حلج|صدر|بلعوم|زور|بلعومه|رقبه, بلع|بلعت|بلعها|سرط|زرط|زلط|ابتلع + يسعل|سعال|كح|يكح|يقح|قح|يستفرغ|يزوع|يطرش|يشرق, واقف|واقفه|عالق|عالقه + بلعوم|بلعومه|حلجه|زوره|حلقه, بلع|بلعت|بلعها|سرط|زرط|زلط + عمله|قطعه|لعبه|خرزه|شي|دبوس|عظمه + ريال|ريالته|لعاب|لعابه|ريقه|ريقها',
    ],
  }),
  'harmless-swallow': finding(['Something harmless swallowed', 'ابتلاع شيء غير ضار'], {
    tick: ['Only a lick of something mild: toothpaste, crayon, paper, sand', 'لعقة من شيء خفيف فقط: معجون أسنان أو لون شمعي أو ورق أو رمل'],
    says: [
      '{swallowed} + toothpaste|gum|crayon|chalk|sand|paper|playdough|lipstick|sunscreen, {swallowed} + soap bubble|bubbles, {swallowed} + silica gel, lick|licked|ate|swallowed + soap|shampoo|lotion|cream|candle, {swallowed} + bubble bath|shampoo, lick|licked|licks|taste|tasted|nibbled|ate|eaten|chewed + toothpaste|crayon|crayons|chalk|sand|mud|dirt|paper|playdough|lipstick|glue stick|tissue|candle|wax, {swallowed} + cherry|date|olive|orange|watermelon|grape|apple|apricot|plum|lemon|fruit + stone|stones|pip|pips|seed|seeds|pit|pits|kernel, {swallowed} + pip|pips, {swallowed} + baby|milk|wobbly|loose tooth, {swallowed} + fly|ant|ants|grass|soil|dirt|hair|eggshell|glitter|pencil|ink|chewing, {swallowed} + blu tack, {swallowed} + glue stick, {swallowed} + cat|dog|pet food|biscuit|biscuits, {swallowed} + bath water|bathwater|pool water, {swallowed} + lip balm|chapstick|vaseline|petroleum jelly',
      '{swallowed} + معجون|علكه|لبان|رمل|=ورقه|كاغد|طباشير|صلصال, {swallowed} + لون|الوان شمع, {swallowed} + احمر شفاه, لحس|اكل|بلع + كريم|صابون|صابونه|معجون|شامبو|شمعه, ذاق|ذاقت|لحس|لحست|مص|مضغ|اكل|اكلت|بلع + معجون|شمع|الوان|لونه|رمل|تراب|طباشير|صلصال|روج|علكه|مناديل, لحس|ذاق|مص + صابون|لون, {kid} + كل|كلت|اكل|ياكل|اكلت + رمل|تراب|طين|معجون|طباشير|شمع|صلصال, لونه|الوان|لون شمع, {swallowed} + نواه|نوي|نواية|نوايه|بذر|بذره|بذور + تمر|تمره|زيتون|مشمش|برتقال|بطيخ|عنب|خوخ|ليمون|تفاح, {swallowed} + سن|سنه|ضرس لبني|متحرك|مخلخل|حليب, {swallowed} + ذبابه|نمله|عشب|شعره|حبر|علك|لبانه',
    ],
  }),
  'object-in': finding(['Object in nose or ear', 'جسم في الأنف أو الأذن'], {
    tick: ['Something is stuck in the nose or in an ear', 'شيء عالق في الأنف أو الأذن'],
    says: [
      '{object} + in|up|inside|stuck|pushed|put + {nose}, {object} + in|inside|stuck|pushed|put + {ear}, pea|bean|insect|bug|cotton|something|seed|foam|stone + up|stuck|inside|pushed|crawled + {nose}, pea|bean|insect|bug|cotton|something|seed|foam|stone|cockroach + stuck|inside|in|pushed|crawled + {ear}, pea|bean|seed|foam|stone|pebble|bead|popcorn|sweet|raisin|paper|tissue|crayon|lego|toy|cotton|bud|corn|nut|peanut|button|battery|sponge|eraser|rubber|berry + nose|nostril|ear|earhole|ears + put|shoved|stuffed|jammed|stuck|lodged|pushed|poked|in|up|inside, jammed|lodged|wedged|shoved + nose|nostril|ear|earhole, something|thing + up|stuck|inside + nose|nostril|ear|earhole, put .. stone|bead|pea|toy|seed|paper .. nose|ear',
      '{object} + {nose}, {object} + {ear}, حشره|صرصور|قطن|قطنه|حبه|فول|حمص|حجر|نمله|شي + دخل|دخلت|داخل|عالق|حط|حطت|علق + {nose}, حشره|صرصور|قطن|قطنه|حبه|فول|حمص|حجر|نمله|شي + دخل|دخلت|داخل|عالق|حط|حطت|علق + {ear}, حشره|صرصور|قطن|قطنه|حبه|فول|حمص|حجر|نمله|شي|حصوه|حصاه|بذره|ورقه|لولو|ليغو|عدسه|خرزه|خرز|اسفنج|ذبابه|بعوضه|عود|طرف|راس قطن|فصمه|مكسرات|كلينكس|منديل|زر + دش|دشت|دخل|دخلت|حط|حطت|علق|علقت|حشر|حشرت|نشب|نشبت|خش|خشت|فات|فاتت|طبت|مدخل|مدخله|عالق|عالقه|محشور|محشوره + خشم|انف|منخر|منخار|مناخير|اذن|اذنه|اذني|اذنها|خشمه|خشمها|انفه|دينته|اذون',
    ],
  }),
  // Harm by others
  'child-harmed': finding(['Somebody may have hurt the child', 'ربما آذى شخص ما الطفل'], {
    tick: ['Somebody may have hurt, touched or neglected the child', 'ربما ضرب شخص ما الطفل أو لمسه أو أهمله'],
    says: [
      'child abuse|abused, beat|beats|beaten|beating|slapped|molested|abused|abusing + child|kid|baby|son|daughter|toddler + nanny|maid|teacher|father|mother|stepfather|uncle|husband|driver|someone|somebody, nanny|maid|teacher|babysitter|driver + hit|hits|beat|beats|slapped|hurt|hurting|touched|abusing, sitter|babysitter|nanny|maid|housemaid|daycare|childminder|stepdad|stepfather|stepmum|stepmother|helper|carer + hit|hits|hitting|smack|smacks|slap|slaps|slapped|beat|beats|beating|hurt|hurts|shake|shakes|shook|pinch|pinches|burn|touch|touches|touching|grabbed|grabs, someone|somebody|teacher|coach|driver|uncle|neighbour|dad|father|husband|he|she hit|hits|hitting|hurt|hurting|beat|beats|beating|smacked|smacks|slapped|harmed|harming|touched|touching|abusing|abused|molested + {kid}, think|sure|suspect|worried someone|somebody .. hit|hits|hurt|harmed|touched|beat|beating|abusing, {kid} + scared|afraid|flinches|flinch + teacher|maid|nanny|dad|driver|uncle|everyone|evryone, flinches, neglect|neglected|neglecting + {kid}, someone|somebody + hurting|hurt|hit|hits|touching|harming + child|son|daughter|kid|boy|girl|baby, inappropriate|inappropriately + touched|touching, inappropriate|inappropriately + {kid}',
      'عنف|اعتداء|اساءه + طفل|اطفال, شغاله|مربيه|خادمه|معلم|معلمه|مدرسه|سايق|=عمه|=عمها|=خاله|=خالها + ضرب|ضربت|يضرب|تضرب|تحرش|لمس|اذي, زوج ام + ضرب|ضربت|يضرب|تضرب|تحرش|لمس|اذي, تعذيب|تحرش|يتحرش + طفل|ولدي|بنتي|ابني, ضرب طفل|رضيع|ياهل, شغاله|خادمه|مربيه|داده|ناني|دادا|مرات ابو|مره ابوهو|مره ابوه|مره ابوها|مره اب|زوجه اب|زوجه ابوه|سواق|مدرس|استاذ|مدرب + يضرب|تضرب|بتضرب|بيضرب|تدق|بتدق|يدق|تطق|يطق|طقت|ضربت|ضربته|تقرص|تحرق|تعض|تاذي|تمد يد|تعذب|تحبس, شغاله|خادمه|مربيه|داده|ناني|مرات ابو|مره ابوه|زوجه اب + يضرب|تضرب|بتضرب|تدق|بتدق|تطق|طقت|ضربت|ضربته|تقرص|تقرصه|تحرق|تاذي|تعذب|تحبس, احد|حد|واحد|حدا|شخص + ضرب|ضربه|ضربها|اذي|لمس|لمسه|لمسها|تحرش|تعرض|طق|طقه + {kid}, {kid} + احد|حد|واحد|حدا|شخص ضرب|ضربه|ضربها|لمس|لمسه|لمسها|اذاه|اذاها|طقه|تحرش, {kid} + انضرب|انضربت|يتعرض ضرب, مرات|مره|زوجه ابوه|ابوها|ابوهو|اب + تدق|بتدق|تضرب|بتضرب|تعذب|ما تاكل',
    ],
  }),
  'unexplained-bruise': finding(['Injury that is not explained', 'إصابة بلا تفسير واضح'], {
    tick: ['Bruise or injury before the baby can crawl, or the story does not fit', 'كدمة أو إصابة قبل أن يحبو الرضيع، أو رواية لا تطابقها'],
    says: [
      'unexplained|unsure + bruise|bruises|bruising|injury|burn + baby|child|son|daughter|infant, not know + bruise|bruises|bruising|injury|burn + baby|child|son|daughter|infant, no idea + bruise|bruises|bruising|injury|burn + baby|child|son|daughter|infant, story not fit|match, bruise|bruises|bruising|marks|injury|burn|broken|fracture|fractured|swollen + nobody|noone|unknown|unexplained|mystery + know|knows|knew|how|explain|where, bruise|bruises|bruising|marks|injury|burn|broken|fracture|fractured|swollen + nobody|noone|unknown|unexplained|mystery + {kid}, story|explanation|version|account + changing|changin|changes|keeps|different|odd|fishy|not fit|match|add, not matching|match|fit + say|says|story|injury|explanation|they, bruise|bruises|bruising|marks + months|month|weeks|week old, weird|strange|odd|unexplained bruise|bruises|marks|bruising, bruise|bruises|bruising|fracture|injury + cant|no explain|explanation|reason|idea, not know|sure how|where + bruise|bruises|injury|mark|marks, bruise|bruises|bruising + newborn, bruise|bruises|bruising + {infant} + not|before crawl|crawling|crawls|roll|rolling|rolls|mobile|moving|move|sit|sitting',
      'كدمه|كدمات|ازرقاق|حرق + ما ادري|اعرف + طفل|ولد|بنت|ابن, كدمه|كدمات|ازرقاق|حرق + بدون سبب + طفل|ولد|بنت|ابن, كدمه|كدمات|ازرقاق|حرق + مجهول + طفل|ولد|بنت|ابن, اثار ضرب, كدمه|كدمات|ازرقاق|زرقه|زراق|بقع زرقا|بقع زرق|علامه|علامات|حرق|حروق|كسر|اثر|اثار|رضه|خبطه + ما ادري|ندري|نعرف|اعرف|اعرفش|نعرفش|يعرف|يدري|حدا|حد|احد|عارف|عارفين|من وين|ليش|سببها|تفسير|مجهول, كدمه|كدمات|ازرقاق|زرقه|زراق|زرقا|علامات|حرق|كسر .. ما|محد|ماحد .. ادري|ندري|نعرف|اعرف|يعرف|يدري|عارف|عرف|حدا|احد, {kid} + كدمه|كدمات|ازرقاق|زراق|زرقا|زرق|علامات|حرق|كسر + ما|محد + ادري|ندري|نعرف|اعرف|يعرف|يدري|عارف|عرف, كلام|سالفه|قصه|روايه|حجي + ما يركب|تركب|تصدق|يصدق|مقنعه|مقنع|راكبه|راكب|يدخل, قصه|سالفه|روايه|كلامه|كلامها + يتغير|تتغير|متناقض|متناقضه|يغير|تغير, كدمه|كدمات|ازرقاق|زرقه|زراق + رضيع|بيبي|مولود|رضيعه + ما|لا|لسا|بعده|قبل يحبي|يتقلب|ينقلب|تحبي|تتقلب|حبا|حبت, كدمه|كدمات|زرقه|زراق + مولود',
    ],
  }),
  shaken: finding(['Shaken baby', 'هزّ الرضيع بعنف'], {
    tick: ['The baby was shaken or thrown', 'هُزّ الرضيع بعنف أو رُمي'],
    says: [
      'shaken baby, shook|shaken + baby|newborn|infant|violently, thrown|threw baby|infant, shook|shaken|rattled|shakes|shake {infant}, {infant} + got? shaken|shook, shake|shakes|shaking {infant} + hard|violently|rough|roughly|camera|strongly|anger, rattled|shook|shaken hard|violently|roughly, lost it + shook|rattled|shake, shook|rattled + head + snap|snapping|snapped|flopping|whipped|back, threw|thrown|tossed|flung|slammed {infant}',
      'هز|هزه|هزيت|هزته|انهز + بقوه|بعنف, رماه|رميته|رماها + رضيع|بيبي|طفل|ارض|جدار, =هزت|=هزيت|رج|ترج|رجت|رجيت|رجيته|يرج|خض|خضيت|خضته|نفض {kid}, رج|ترج|رجت|رجيت|خض|خضيت|نفض|رجيته|رجته + قوي|قويه|بقوه|بعنف|شديد|بعصبيه + {kid}, رجيته|رجته|خضيته|هزيته|هزته|نفضته, رمي|رميت|رمت|ذب|ذبيت|حذف|حذفت|لزخ {kid}',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
