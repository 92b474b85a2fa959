import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  venom: finding(['Snake or scorpion', 'أفعى أو عقرب'], {
    tick: ['A snake bite or a scorpion sting', 'لدغة أفعى أو لسعة عقرب'],
    says: [
      'snake|viper|cobra|adder|snakes + {bites}, snake|viper|cobra|adder|scorpion|scorpions|scorp|scorpio + sting|stung|stings|got|struck|attack|attacked|nailed|nipped|fang|fangs|venom|poison|jabbed|zapped|pinched|tagged, snakebite, snake bite, scorpion|scorp + {bites}, scorpion sting, scorpion|snake + {foot}, scorpion|snake + {hand}, scorpion|snake + {leg}, scorpion|snake in|inside shoe|boot|bed, snake|viper|scorpion + {joint}, snake|viper|cobra|scorpion + fang|fangs|marks|bitten|bite|stung, snake|scorpion got him|her|me|my|ankle|foot|leg|hand|finger, saw tail going|gone|went sand|rocks|bush|hole, thin|long .. nipped|bit + tail|sand|ankle|foot, something|snake|viper|scorpion + fangs|tail|slithered|slid|yellow|black + bit|bite|stung|sting|nipped',
      'افعي|حيه|ثعبان|عقرب|عقربه|حنش|حنيش|داب|ثعابين|عقارب|صل|كوبرا|ام جنيب|يمل + {bites}, افعي|حيه|ثعبان|عقرب|عقربه|حنش|داب|كوبرا + لدغ*|لسع*|قرص*|عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|عقص*|نهش*|لذع*|ضرب*|صاب*|كرص*|نغز*|شك*|رش*, عقرب|عقربه + {foot}, عقرب|عقربه + {hand}, حيه|ثعبان|افعي + سم|رجل|يد|ناب|انياب, لدغه الداب, حيه|افعي|ثعبان|داب|عقرب|حنش + عض*|لدغ*|قرص*|لسع*|ضرب*',
    ],
  }),
  bitten: finding(['Bite from something unseen', 'عضة من شيء لم يُرَ'], {
    tick: ['Something unseen bit or stung, in sand, grass or a shoe', 'شيء لم يُرَ عض أو لسع، في الرمل أو العشب أو الحذاء'],
    says: [
      'something|unknown bit|bites|stung|stings, bitten|stung + something|unknown|sleeping|asleep, two|2|twin|pair small|little|tiny|red|fang? dots|marks|punctures|pricks, two|2 small|little|tiny|red|deep holes, fang|fangs + marks?, puncture marks, bitten|stung + desert|camp|sand|grass|shoe|shoes|rocks|camping, bit + desert|shoe|shoes|rocks, something|summat|sth|smth nipped|nip|pricked|jabbed|bit|stung|got|bite|sting|poked + tent|sand|grass|shoe|boot|dark|night|sleep|clue|idea|what|dunno|not see|garden|bed|camp|desert|foot|leg|hand|ankle|toe, no clue|idea what + bit|bite|stung|sting|it|nipped, dunno|not know|see what + bit|bite|stung|sting|nipped|it, bitten|stung|bite|sting + unknown|not see|seen|dark|asleep|sleeping|shoe|boot|tent|wadi, fang marks|mark|holes',
      'شي .. عضني|عضه|عضها|لدغني|لدغه|لدغها|قرصني|قرصه|قرصها|لسعني|لسعه|لسعها, عضني|عضه|عضها|لدغني|لدغه|لدغها|قرصني|قرصه|قرصها شي, لدغ|لدغني|قرصني|عضني|لسعني + رمل|بر|حذاء|جوتي|صخور|مخيم|عزبه, نقطتين|ثقبين + {bites}, نقطتين|ثقبين + رجل|يد|جلد, اثر ناب|انياب, شي عضني|عضه|عضها|عضو|لدغ*|قرص*|لسع*|عقص*|نغز*|شك*|لذع*, لدغ*|قرص*|لسع*|عقص*|عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|لذع* + رمل|بر|حذا*|جوتي|صخور|مخيم|عزبه|خيمه|جزمه|نعال|حشيش|عشب|زرع|حجر|ليل|ظلام|نايم + ما|شي|مدري|ما شفت|مدري|شو, شي + لدغ*|قرص*|لسع*|عقص* + ما|مدري|مادري|شفت|شو|وش|ايش|شنو, ما شفت|عرف|ادري|اعرف|بعرف + لدغ*|قرص*|لسع*|عقص*|عضني',
    ],
  }),
  'bite-spreading': finding(['Swelling climbs the limb', 'تورم يصعد في الطرف'], {
    tick: ['Swelling, blisters or dark skin spread from the bite', 'تورم أو بثور أو اسوداد ينتشر من مكان اللدغة'],
    says: [
      'bite|sting|bitten|stung + {swell} + spreading|climbing|up|worse|fast, =bite|=bites|sting|bitten|stung + black|dark|purple|dying, {swell} + spreading|moving|reached|reaching|travelled|climbing|creeping + bite|bitten|sting|stung|snake|scorpion|spider, {swell} + whole|entire arm|leg|hand|foot|limb + bite|bitten|sting|stung|snake|scorpion|spider, whole|entire arm|leg|limb {swell} + bite|bitten|sting|stung|snake|scorpion|spider, snake|bite|bitten|stung|sting + {swell} + hour|hours|thigh|fast, =bite|=bites|sting + skin + black|purple|blue|dark, =bite|=bites|sting + blistering|blistered|rotting|necrotic, puffiness|puffy|swelling|swollen up to|the shin|knee|thigh|calf|elbow, {swell} up? to knee|shin|thigh|elbow|shoulder',
      'لدغه|لسعه|عضه|قرصه + {swell} + ينتشر|يزيد|صعد|طلع|كامل, لدغه|لسعه|عضه|قرصه + اسود|اسودت|بثور|فقاعات|مزرق, لدغ*|عقص*|قرص*|لسع*|عضه|حيه|عقرب|ثعبان|عضته|افعي + {swell} + وصل*|صعد|يصعد|يمتد|يطلع|طلع|يمشي|انتشر|ينتشر|يزيد|يكبر|يصعد|لفوق|فوق|كامل|كله|كلها|نتشر, ورم|تورم|انتفاخ + يمتد|صعد|يصعد|يطلع|يمشي|ينتشر|لفوق + لدغ*|عقص*|قرص*|لسع*|عضه, لدغ*|عقص*|قرص*|لسع*|عضه + اسود*|بثور|فقاعات|فقاقيع|مزرق*|نفطات|ازرق*|سودا + مكان|محل|جلد|رجل|يد|حول|صار|صارت, ورم|تورم|انتفاخ وصل|طلع|صعد|لين .. ركبه|ركبته|فخذ*|ساق*|كوع*|كتف*',
    ],
  }),
  'venom-signs': finding(['Signs of venom in the body', 'علامات سم في الجسم'], {
    tick: [
      'Drooping eyelids, blurred sight, bleeding, vomiting or cramps after the bite',
      'ارتخاء الجفنين أو تشوش الرؤية أو نزيف أو قيء أو تقلصات بعد اللدغة',
    ],
    says: [
      '=bite|=bites|bitten|sting|stung|spider + vomit|vomiting|cramp|cramps|drooping|blurred|double|weak|sweating|drooling|twitching|numbness, {eyelid} + drooping|heavy + bite|bitten|snake, snake|snakebite|scorpion|viper|cobra + vomit|vomiting|cramp|cramps|drooping|droopy|blurred|blurry|double|weak|sweating|drooling|twitching|numbness|numb|bleeding|gums|nosebleed|eyelids|paralysed|collapsed|breathing|swallow|swallowing|speech|slurred|dizzy|faint|jerking|spasms, bitten|stung|snake|snakebite|viper|nipped + gums|bleeding, =bite|=bites|bitten|stung|sting + double|blurry|eyelids|droopy|slurred|paralysed|jerking|roving|swallowing, {eyelid} + drooping|heavy|droopy|wont|open + =bite|bitten|snake|scorpion, nipped|bitten|stung + gums|eyelids, gums bled|bleeding + nipped|bitten|dots',
      'لدغه|لدغ|لسعه|لسع|قرصه|عضه|عنكبوت + قيء|يرجع|تقلصات|تشنج|ارتخاء|غباش|زغلله|تعرق|لعاب|خدر|تنميل, {eyelid} + مرتخي|نازل|ثقيل + لدغه, لدغ*|لسع*|حيه|عقرب*|قرص*|عقص*|ثعبان|افعي|حنش|عضه + جفون*|جفن*|ترتخي|يرتخي|مرتخي*|تنزف|ينزف|نزيف|نزف|لثه*|لثت*|غباش|مغبش|زغلله|مزغلل|دبل|استفرغ|يستفرغ|يزوع|زاع|يرجع|رجع|قيء|تقلص*|تشنج*|شلل|انشل|يتعرق|تعرق|يعرق|خدر*|تنميل|منمل*|رجفه|يرجف|لعاب|يبلع|دايخ|دوخه|ضيق|رتخي|ستفرغ|عرق, لدغ*|لسع*|حيه|عقرب*|قرص*|عضه + عيون*|عين* + تطيح|طاحت|طايحه|نازله|نازلين|تسكر|يسكرون|ما, لدغ*|حيه|عقرب*|ثعبان + ما يشوف|شوف|يبلع|يقدر + زين|بلع|يتنفس|عين*|يفتح, حيه|ثعبان|عقرب|لدغته|لدغه|قرصه|عضته + عيون* + تروح|تيي|تلعب|يمين, عيونه|عينه|عيونها + تلعب|تروح|ترتجف + يسعبل|يعرق|عرقان|يزوع|ينتفض, جفون*|جفن* ثقيل*|نازل*|طايح* + جسم*|مكسر*|متكسر*, لثته|لثتها|لثتي تنزف + ورم|ريله|رجله|نقطتين, ورم .. ركبه|ركبته|فخذ* + لثته|لثتها',
    ],
  }),
  'spider-bite': finding(['Spider bite', 'عضة عنكبوت'], {
    tick: ['A spider bite', 'عضة عنكبوت'],
    says: [
      'spider, tarantula, black widow, brown recluse, camel spider, 8|eight legged|legs + bit|bite|chomped|nipped|thing|creepy|bitten, redback|wolf|huntsman spider|bite, spider|spiders',
      'عنكبوت, عنكبوته, شبث, ابو شبث, عنكبوت*|عناكب|رتيلاء|رتيله|تارانتولا|شبث|عنكبوته|ارمله سوداء',
    ],
  }),
  'sea-sting': finding(['Sting from the sea', 'لسعة من البحر'], {
    tick: ['A jellyfish or another sea animal stung', 'لسعة قنديل بحر أو كائن بحري آخر'],
    says: [
      'jellyfish, jelly fish, man of war, bluebottle, coral + sting|stung|scratch, sea|beach|swimming + stung|sting|stings, sea lice, anemone, =jelly|=jellies + sea|water|swim|swimming|beach|stung|sting|stings|zapped|got|tentacle|tentacles|wrapped, tentacle|tentacles, stung|stings|zapped|sting + water|ocean|snorkel|snorkelling|diving|surfing|wading|sea|swimming|beach|waves, fire coral|sea wasp|box jelly|sea nettle|hydroid, jellyfish|jelly brushed|got|touched|wrapped|stung, something + sea|water|beach|swimming|snorkelling + stung|stinging|sting|welts|lines|burning',
      'قنديل, قناديل, لوليه, دوول, بحر|شاطي|سباحه|=شط|=الشط|=عالشط + لسع|لسعني|لسعه|لدغ|قرص|قرصني|لدغني, مرجان + جرح|لسع, شقائق, قنديل*|قناديل*|=لساع|=اللساع|لوليه|دوله, بحر|شاطي|سباحه|شط|سيف|كورنيش|اسبح|يسبح|سبحت|نسبح|غوص|سبح + لسع*|لدغ*|قرص*|عقص*|لذع*|شي حرقني, مرجان + جرح*|لسع*|حرق*|خدش*, شي + بحر|ماي|شاطي|سباحه + لسع*|قرص*|حرق*|خطوط',
    ],
  }),
  'spine-sting': finding(['Sting from a fish spine', 'وخزة من شوكة سمكة'], {
    tick: [
      'A stingray, stonefish, lionfish, catfish or sea urchin stung',
      'وخزة لخمة (راي) أو سمكة صخرية أو سمكة الأسد أو سلور أو قنفذ بحر',
    ],
    says: [
      'stingray, sting ray, stonefish, stone fish, lionfish, scorpionfish, catfish + sting|stung|spine, sea urchin, urchin, weever, stepped + fish|urchin|ray|something + sea|beach|water, fish spine, catfish|lionfish|stonefish|ray|stingray|rabbitfish|safi|urchin|fish thorn|spine|barb|needle|spike|poked|prick|pricked|stabbed|spiked|jabbed|stung|tail|whipped, stood|stepped|trod|standing + urchin|ray|stingray|catfish|stonefish|fish|spiny|spikes|spines, fish + thorn|barb|spine|spines|spike + hand|foot|finger|leg|stung|poked|pricked, stung|spiked|stabbed|barbed|poked by|from? ray|fish|catfish|stonefish|urchin|lionfish',
      'لخمه, لخمه بحر, راي + بحر|لسع, سمكه + صخريه|حجريه|اسد|شوكه|شوكتها, قنفذ بحر|البحر, توتيا, فريالي, خبال + شوك, دست|داس|دعس + سمكه|بحر|قنفذ, شوكه سمكه, سمكه|سمك|سمج|سمجه|جم|لخمه|لخم|فرياله|فريال|شنينوه|كنعد|هامور|خبا|دجاجه|قنفذ*|راي|سلور|كيم|قرقور + طعن*|شك*|ضرب*|نغز*|غرز*|لسع*|لدغ*|شوك*|قرص*|دخل*|غز*|داس*|دعس*|وطي*|عقص*, شوك|شوكه|اشواك + قنفذ*|بحر*|لخمه, شوك|شوكه|اشواك + سمك*|سمج* + {foot}|{leg}|{hand}, حداق|يحدق|احدق|صيد|سماك|يصيد|حدق + شوكه|شوك|طعن*|نغز*|سمكه|سمج*, قنفذ|قنافذ|توتياء|توتيا|رتسا, صافي + شوك*|نغز*|طعن*',
    ],
    implies: ['sea-sting'],
  }),
  'sea-snake': finding(['Sea snake', 'ثعبان البحر'], {
    tick: ['A sea snake bit', 'عضة ثعبان بحر'],
    says: [
      'sea snake + {bites}, snake + sea|gulf|swimming|beach|ocean|diving|reef|fishing|net|boat|water + {bites}, water|sea|striped|stripy snake|snakes + {bites}, sea snake + got|nipped|bitten|hand|foot|leg|fang',
      'بزيمي + عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|لدغ*|قرص*, ثعبان|حيه|افعي|حنش|بزيمي|ثعابين + بحر|بحريه|بحري|سباحه|اسبح|يسبح|شاطي|شط|غوص|ماي|سبح + عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|لدغ*|قرص*|لسع*|نهش*',
    ],
    implies: ['venom'],
  }),
  'large-sting': finding(['Large or dangerous place stung', 'لسعة واسعة أو في موضع خطر'], {
    tick: [
      'The sting covers half a limb, or is on face, neck, chest or belly',
      'اللسعة تغطي نصف طرف، أو على الوجه أو الرقبة أو الصدر أو البطن',
    ],
    says: [
      'sting|stung|jellyfish|stingray|tentacles + whole|entire|half, sting|stung|jellyfish|stingray|tentacles + all over, jellyfish|stingray|=stung + {face}, sting|stung|jellyfish|stingray + {neck}, sting|stung|jellyfish|stingray + {chest}, sting|stung|stingray + {belly}, jellyfish|=jelly|=jellies|tentacles|tentacle|stung|stingray + {neck}, jellyfish|=jelly|tentacles|tentacle + {face}, jellyfish|=jelly|tentacles|tentacle + {chest}, jellyfish|=jelly|tentacles|tentacle|stung + {belly}, jellyfish|=jelly|tentacles|stung|stings|welts|whip + all over|whole|entire|half|both|wrapped|everywhere|body|thighs|thigh|across|round, stung + eye|eyes|throat|lips|genitals',
      'قنديل|لخمه + كامل|كله|كلها|نص, لسع|لسعه|قنديل|لخمه + كل جسم, قنديل + {face}, لسع|لسعه + بحر + {face}, لسع|لسعه|قنديل|لخمه + {neck}, لسع|لسعه|قنديل|لخمه + {chest}, لخمه + {belly}, لسع*|قنديل*|لخمه|لوليه|قناديل + كل رجل*|اجر*|ذراع*|ايد*|يد*|ظهر*|جسم*|ساق*|فخذ*|بطن*|صدر*|رجول*|ريل*, قنديل*|قناديل|لوليه + نص|نصف|كامل|كله|كلها|كلو|طول|جسم*|مغطي|=لف|=لفت|=لفوا|التف*, قنديل*|قناديل|لخمه|لوليه + {face}, قنديل*|قناديل|لخمه|لوليه + {neck}, قنديل*|قناديل|لخمه|لوليه + {chest}, قنديل*|قناديل|لخمه|لوليه + {belly}, لسع* + بحر|سباحه|دول|سيلين + نص|نصف|كامل|كله|كلها|كلو',
    ],
  }),
  'spine-inside': finding(['Spine still inside', 'الشوكة ما زالت داخلاً'], {
    tick: ['A spine is still in the wound', 'شوكة ما زالت داخل الجرح'],
    says: [
      '=spine|=spines|=barb + inside|still|stuck|broken|left, =spine|=spines + {foot}, =spine|=spines + {hand}, fish|urchin|ray|catfish|stonefish + thorn|needle|needles|=barb|spike|spikes|quill|quills|bit|tip|piece|spine|spines + inside|stuck|left|snapped|broken|in|still|broke|embedded, thorn|needles|spikes|=spine|=spines|=barb .. not|cant come|get|pull|out, urchin + inside|stuck|left|snapped|broken|still|black dots, spines|=barb|spikes snapped|broke|broken|stuck|still|left|inside',
      'شوكه|شوك + داخل|باقي|باقيه|انكسر|انكسرت|عالق|عالقه, شوك|شوكه|اشواك|شوكها|شوكتها|شوكته|ابر|راس شوكه + ضل|ضلت|ظل|ظلت|جوا|جوه|جواتي|داخل|باقي*|انكسر*|عالق*|علق*|علجت|ثابت*|لسا|للحين|ما طلع*|انغرز* + {foot}, شوك|شوكه|اشواك|شوكها|شوكتها|شوكته|ابر|راس شوكه + ضل|ضلت|ظل|ظلت|جوا|جوه|جواتي|داخل|باقي*|انكسر*|عالق*|علق*|علجت|ثابت*|لسا|للحين|ما طلع*|انغرز* + {hand}, شوك|شوكه|اشواك|شوكها|شوكتها|شوكته|ابر|راس شوكه + ضل|ضلت|ظل|ظلت|جوا|جوه|جواتي|داخل|باقي*|انكسر*|عالق*|علق*|علجت|ثابت*|لسا|للحين|ما طلع*|انغرز* + {leg}, شوك|شوكه|اشواك|شوكها|شوكتها|شوكته|ابر|راس شوكه + ضل|ضلت|ظل|ظلت|جوا|جوه|جواتي|داخل|باقي*|انكسر*|عالق*|علق*|علجت|ثابت*|لسا|للحين|ما طلع*|انغرز* + قنفذ*|سمك*|سمج*|لخمه|جلد|جرح|لحم, شوك|شوكه|اشواك + جوا|جوه|داخل + كعب*|رجل*|قدم*|ريل*|ايد*|صبع*',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
