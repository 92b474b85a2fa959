import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'swallowed-object': finding(['Swallowed object', 'ابتلاع جسم'], {
    tick: ['A coin, toy part or other object was swallowed', 'ابتلاع عملة أو قطعة لعبة أو جسم آخر'],
    says: [
      'swallow|swallowed|ingested|gulped|=downed + {object}, {object} + stuck|inside + {throat}, {object} + inside + {belly}, swallowed + something|screw|earring|ring|stone|plastic|key|magnet, swallowed foreign body, swallow|swallowed|gulp|gulped|=downed|ate|eaten + coin|toy|bead|marble|button|screw|lego|pebble|stone|=earring|=earrings|ring|magnet|key|plastic|foil|crayon|part|bolt|nail|pin, swallow|swallowed|gulped|=downed .. object|objects|thing|something, swallow|swallowed|swalowed|gulped|ate|eaten .. coin|riyal|dirham|bead|beads|marble|lego|button|ring|earring|toy|stone|pebble|key|screw|cap|lid|sticker|magnet|magnets|battery|ball|balls|nail|piece plastic, coin|riyal|dirham|penny|bead|beads|marble|button|lego|magnet|toy|ring|screw|bolt|stone .. mouth + gone|swallowed|missing|vanished|cant, put .. coin|riyal|dirham|penny|bead|beads|marble|button|lego|magnet|toy|ring|screw|bolt|stone .. mouth',
      'بلع|ابتلع|بلعت|ابتلعت + {object}, بلع|ابتلع|بلعت + خاتم|مفتاح|بلاستيك|حصاه|برغي|مسمار, بلع|ابتلع جسم غريب, بلع|ابتلع شي + طفل|ولد|بنت|ابن|بيبي, {swallowed} + عمله|قطعه|لعبه|خرزه|خرز|دبوس|دنبوس|مسمار|درهم|فلس|نقديه|نقود|تيله|حصاه|خاتم|مفتاح|برغي|زر|حلق ذهب|بلاستيك|ريال, بلع|بلعت|بلعها|سرط|زرط|زلط|ابتلع شي|شيء|حاجه, بلع|سرط|زرط|زلط جسم غريب, بلع|بلعت|ابتلع|ابتلعت|زلط|سرط|زرط .. كره|كرات|كور|كوره|كورتين|حجر|حصي|زرار|غطا|سداده|مسبحه|سلسله|سلك|حلقه|كوين, {swallowed} + قطعه|لعبه|عمله|ليرات|ليره|ريال|درهم|خرزه|كوره|كره|زر|برغي|خاتم|مفتاح|غطا|بلاستيك|معدن|معدنيه|قرش|بيزه|تعريفه, حط|حطت|كان|كانت .. عمله|درهم|ريال|خرزه|لعبه|زر|قطعه .. فمه|فمها|تمه|تمها|بقه|حلجه, {swallowed} + حته|نص ريال|قطعه, بلع|بلعت|ابتلع|ابتلعت|سرط|زرط|زلط =حلق|=حلقها',
    ],
  }),
  'button-battery': finding(['Battery', 'بطارية'], {
    tick: ['It is, or could be, a battery', 'هو بطارية أو قد يكون بطارية'],
    says: [
      'button|coin|watch|disc|lithium battery|batteries|cell, {swallowed} + battery|batteries, battery|batteries + missing|stomach|throat|nose|ear|swallowed, battery + child|baby|toddler|son|daughter, tiny|little|shiny|round|flat|silver|small|coin|key|remote|toy .. battery|batteries|batterys, battery|batteries|batterys + ate|swallowed|gulp|gulped|eaten|eat|mouth|nose|ear|gone|lost, {swallowed} + batterys, {swallowed} + battery|batteries, cant find|missing|lost .. round|button|coin|little|small|tiny|key|remote|toy .. battery|batteries, battery|batteries .. missing|lost + toy|remote|key|watch|thermometer|hearing|candle|light, round|flat|coin .. battery',
      'بطاريه|بطاريات + بلع|ابتلع|بلعت|ابتلعت|حلق|خشم|انف|اذن|طفل|ولد|بنت|ناقصه, بطاريه ساعه|زر|دائريه|صغيره, {swallowed} + بطاريه|بطاريات, {swallowed} + حجر ساعه, بتري|بطريه|بتاري|باتري|بطاريه|بطاريات|حجر|حجره|حجار + {swallowed}, {swallowed} + بتري|بطريه|باتري|بتاري, بلع|سرط|زرط + ساعه|ريموت, بطاريه|بطاريات|حجر ريموت|ساعه .. ناقص|ناقصه|ضايع|ضايعه|مختفي|مختفيه|مو موجود',
    ],
  }),
  magnets: finding(['Magnets', 'مغناطيس'], {
    tick: ['It is one or more magnets', 'هو مغناطيس واحد أو أكثر'],
    says: [
      '{swallowed} + magnet|magnets|magnetic, magnet|magnets + {nose}, magnet|magnets + {belly}, magnetic|magnet bead|beads|ball|balls|marble|marbles|toy',
      '{swallowed} + مغناطيس|مغناطيسات|ممغنط, بلع|بلعت + مغناطيس, {swallowed} + مغنطيس|مغانط|مغناطيسات|مغناطيسيه, مغنطيس|مغناطيس + {swallowed}, كره|كرات|كورتين|كور|كوره|حبات|حبتين .. مغناطيس|مغنطيس|مغناطيسيه + {swallowed}, بلع|بلعت|ابتلع|ابتلعت|زلط|سرط .. مغناطيس|مغنطيس',
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
      '{swallowed} + دبوس|زجاج|مسمار|شفره|موس|حاد|حاده, بلع|بلعت|بلعها|ابتلع|ابتلعت|سرط|سرطت|زلط + ابره, عود اسنان + بلع, {swallowed} + دنبوس|دبابيس|مسامير|امواس|زجاجه|قزاز|قزازه|برغي|ابر|سكين|قلم|عود, عظمه + {throat}, {swallowed} + خلال|خله|خلاله .. اسنان|سنون, {swallowed} + =خلاله|=الخلال',
    ],
    implies: ['swallowed-object'],
  }),
  'object-stuck': finding(['Object stuck in the throat or chest', 'جسم عالق في الحلق أو الصدر'], {
    tick: [
      'It feels stuck, or there is drooling, vomiting, cough or belly pain',
      'إحساس بأنه عالق، أو سيلان لعاب أو قيء أو سعال أو ألم بطن',
    ],
    says: [
      '{object} + stuck|lodged + {throat}, bone|object|coin|food|meat + stuck|lodged + throat|chest|gullet, stuck|lodged|jammed|wedged + gullet|oesophagus|esophagus|halfway|food pipe|windpipe, {swallowed} + {object} + drool|drooling|dribbling|vomit|vomiting|cough|coughing|gagging|stuck, {swallowed} + drool|drooling + coin|toy|bead|marble|button|battery|bone, {object} + stuck|lodged + throat|chest|gullet|neck, cant swallow + {object}, feel|feels|still + stuck|lodged + swallowed|throat|chest|down, not go|going|gone down + {object}|{swallowed}|{throat}, {swallowed} .. stuck|coughing|drooling|choking|gagging|dribbling, stuck .. throat|chest|gullet + swallowed|coin|bone|fish|meat|food|pill',
      '{object} + عالق|عالقه|علق|علقت|واقف|نشب|ناشب + {throat}, لقمه|لحم|اكل + عالق|عالقه|واقف|نشب + حلق|صدر|بلعوم|زور, بلع|بلعت|بلعها|سرط|زرط|زلط|ابتلع + واقف|واقفه|عالق|عالقه|علقان|علقت|ناشب|نشب|نشبت|يسعل|سعال|كح|يكح|يقح|قح|يستفرغ|يزوع|يطرش|يشرق, بلع|بلعت|بلعها|سرط|زرط|زلط|ابتلع + واقف|واقفه|عالق|عالقه|علقان|علقت|ناشب|نشب|نشبت + حلق|حلج|صدر|بلعوم|زور|بلعومه|رقبه, بلع|بلعت|بلعها|سرط|زرط|زلط|ابتلع + يسعل|سعال|كح|يكح|يقح|قح|يستفرغ|يزوع|يطرش|يشرق, واقف|واقفه|عالق|عالقه + بلعوم|بلعومه|حلجه|زوره|حلقه, بلع|بلعت|بلعها|سرط|زرط|زلط + عمله|قطعه|لعبه|خرزه|شي|دبوس|عظمه + ريال|ريالته|لعاب|لعابه|ريقه|ريقها, بلع|بلعت|ابتلع|ابتلعت|زلط|سرط .. .. يسعل|يكح|ريالته|لعابه|عالق|واقف|غص|يغص',
    ],
  }),
  'harmless-swallow': finding(['Something harmless swallowed', 'ابتلاع شيء غير ضار'], {
    tick: ['Only a lick of something mild: toothpaste, crayon, paper, sand', 'لعقة من شيء خفيف فقط: معجون أسنان أو لون شمعي أو ورق أو رمل'],
    says: [
      '{swallowed} + toothpaste|gum|crayon|chalk|sand|paper|playdough|lipstick|sunscreen, {swallowed} + soap bubble|bubbles, {swallowed} + silica gel, lick|licked|ate|swallowed + soap|shampoo|lotion|cream|candle, {swallowed} + bubble bath|shampoo, lick|licked|licks|taste|tasted|nibbled|ate|eaten|chewed + toothpaste|crayon|crayons|chalk|sand|mud|dirt|paper|playdough|lipstick|glue stick|tissue|candle|wax, {swallowed} + cherry|date|olive|orange|watermelon|grape|apple|apricot|plum|lemon|fruit + stone|stones|pip|pips|seed|seeds|pit|pits|kernel, {swallowed} + pip|pips, {swallowed} + baby|milk|wobbly|loose tooth, {swallowed} + fly|ant|ants|grass|soil|dirt|hair|eggshell|glitter|pencil|ink|chewing, {swallowed} + blu tack, {swallowed} + glue stick, {swallowed} + cat|dog|pet food|biscuit|biscuits, {swallowed} + bath water|bathwater|pool water, {swallowed} + lip balm|chapstick|vaseline|petroleum jelly, {swallowed} + melon|watermelon|papaya|mango|pomegranate|guava|pumpkin|sunflower|peach|grapefruit|tomato|date|olive|orange|lemon|apple + seed|seeds|pip|pips|stone|stones|pit|pits, not eat packet|packets|sachet|bag, silica|desiccant, packet|sachet|sachets .. shoes|shoe|shoebox|handbag|seaweed + {swallowed}, packet|sachet|sachets .. shoes|shoe|shoebox|handbag + chew|chewed|bit|mouth|tongue|licked, chew|chewed|chewing|bit|nibbled|licked|lick|eat|eating|eats + crayon|crayons|chalk|lipstick|playdough|toothpaste|candle|paper|cardboard|sachet|packet|glue|soap|chapstick, swallowed|swallow|ate|eaten|chewed|licked|lick|drank|drunk .. gum|chewing|toothpaste|crayon|chalk|sand|paper|playdoh|playdough|lipstick|soap|candle|glitter|tissue|cardboard|sticker|mud|soil|grass|ant|ants|fly, {swallowed} + bubble|bubbles mixture|liquid|solution|soap|bath|mix, {swallowed} + blue|blu|sticky tack|tac, tack|tac .. ate|eaten|swallowed|eat',
      '{swallowed} + معجون|علكه|لبان|رمل|=ورقه|كاغد|طباشير|صلصال, {swallowed} + لون|الوان شمع, {swallowed} + احمر شفاه, لحس|اكل|بلع + كريم|صابون|صابونه|معجون|شامبو|شمعه, ذاق|ذاقت|لحس|لحست|مص|مضغ|اكل|اكلت|بلع + معجون|شمع|الوان|رمل|تراب|طباشير|صلصال|روج|علكه|مناديل, لحس|ذاق|مص + صابون, {kid} + كل|كلت|اكل|ياكل|اكلت + رمل|تراب|طين|معجون|طباشير|شمع|صلصال, لونه|الوان|لون شمع, {swallowed} + نواه|نوي|نواية|نوايه|بذر|بذره|بذور + تمر|تمره|زيتون|مشمش|برتقال|بطيخ|عنب|خوخ|ليمون|تفاح, {swallowed} + سن|سنه|ضرس لبني|متحرك|مخلخل|حليب, {swallowed} + ذبابه|نمله|عشب|شعره|حبر|علك|لبانه, {kid} + =كل|=كلت|=اكل|=اكلت|=ياكل|=تاكل|لحس|مضغ|قضم|عض + روج|=الروج|احمر شفايف|علكه|علكتين|لبان|لبانه|ورق|ورقه|صابون|شمع|الوان|كرتون|تراب|طين|رمل, =كل|=كلت|=اكل|=اكلت .. .. روج|=الروج|كيس|اكياس + روج|سيليكا|صباع|صوباع|قلم|شنطه|جزمه, {swallowed} + علكه|علكتين|علك|علوك|لبان|لبانه|=لبانتين|مسكه, سيليكا, سليكا, كيس|حبيبات|خرز .. جزمه|شنطه|حذاء|جزم|احذيه, بلع|بلعت|ابتلع|سرط .. نواه|نوايه|=النوايه|=النواية|عجمه|فصمه|=نوى|بذره|بذور, {swallowed} + معجون|علكه|لبان|طباشير|الوان|شمع|ورق|ورقه|صابون|شامبو|رمل|تراب|طين|روج|نواه|صلصال|كلينكس|منديل|ملصق|ذبانه|ذبابه|نمله, =كل|=كلت|=كلى|=وكل .. معجون|طباشير|رمل|تراب|صابون|شمع|صلصال|روج|علك|علكه|ورق',
    ],
  }),
  'object-in': finding(['Object in nose or ear', 'جسم في الأنف أو الأذن'], {
    tick: ['Something is stuck in the nose or in an ear', 'شيء عالق في الأنف أو الأذن'],
    says: [
      '{object} + in|up|inside|stuck|pushed|put + {nose}, {object} + in|inside|stuck|pushed|put + {ear}, pea|bean|insect|bug|cotton|something|seed|foam|stone + up|stuck|inside|pushed|crawled + {nose}, pea|bean|insect|bug|cotton|something|seed|foam|stone|cockroach + stuck|inside|in|pushed|crawled + {ear}, jammed|lodged|wedged|shoved + nose|nostril|ear|earhole, something|thing + up|stuck|inside + nose|nostril|ear|earhole, put .. stone|bead|pea|toy|seed|paper .. nose|ear, pea|bean|seed|foam|stone|pebble|bead|popcorn|sweet|raisin|paper|tissue|crayon|lego|toy|cotton|bud|corn|nut|peanut|button|battery|sponge|eraser|rubber|berry + nose|nostril|ear|earhole|ears + put|shoved|stuffed|jammed|stuck|lodged|pushed|poked|inside, pea|bean|seed|foam|stone|pebble|bead|popcorn|sweet|raisin|paper|tissue|crayon|lego|toy|cotton|bud|corn|nut|peanut|button|battery|sponge|eraser|rubber|berry .. in|up|into|down nose|nostril|ear|earhole|ears, pea|bean|seed|foam|stone|pebble|bead|popcorn|sweet|raisin|paper|tissue|crayon|lego|toy|cotton|bud|corn|nut|peanut|button|battery|sponge|eraser|rubber|berry .. in|up|into left|right|one|other nostril|ear|nose, nose|nostril|ear .. pea|bean|seed|foam|stone|pebble|bead|popcorn|sweet|raisin|paper|tissue|crayon|lego|toy|cotton|bud|corn|nut|peanut|button|battery|sponge|eraser|rubber|berry in|inside|up|stuck',
      '{object} + {nose}, {object} + {ear}, حشره|صرصور|قطن|قطنه|حبه|فول|حمص|حجر|نمله|شي + دخل|دخلت|داخل|عالق|حط|حطت|علق + {nose}, حشره|صرصور|قطن|قطنه|حبه|فول|حمص|حجر|نمله|شي + دخل|دخلت|داخل|عالق|حط|حطت|علق + {ear}, حشره|صرصور|قطن|قطنه|حبه|فول|حمص|حجر|نمله|شي|حصوه|حصاه|بذره|ورقه|لولو|ليغو|عدسه|خرزه|خرز|اسفنج|ذبابه|بعوضه|عود|طرف|راس قطن|فصمه|مكسرات|كلينكس|منديل|زر + دش|دشت|دخل|دخلت|حط|حطت|علق|علقت|حشر|حشرت|نشب|نشبت|خش|خشت|فات|فاتت|طبت|مدخل|مدخله|عالق|عالقه|محشور|محشوره + خشم|انف|منخر|منخار|مناخير|اذن|اذنه|اذني|اذنها|خشمه|خشمها|انفه|دينته|اذون',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
