import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'chemical-swallowed': finding(['Chemical or plant swallowed', 'ابتلاع مادة كيميائية أو نبات'], {
    tick: ['A cleaning product, chemical, plant or mushroom was swallowed', 'ابتلاع منظف أو مادة كيميائية أو نبات أو فطر'],
    says: [
      '{swallowed} + bleach|clorox|dettol|detergent|disinfectant|sanitiser|sanitizer|pesticide|insecticide|antifreeze|glycol|mothball|mothballs|naphthalene|weedkiller|screenwash|jif|harpic|fertiliser|fertilizer|toadstool|toadstools|oleander|varnish|descaler, {swallowed} .. cleaner|perfume|aftershave|nail|floor|hair polish|remover|cleaner|dye|perfume|aftershave, {swallowed} perfume|cleaner|polish|poison|poisons|chemical|chemicals|dye|paint|glue|ink|softener|antiseptic|mouthwash|shampoo|soap|dishwashing|deodorant, {swallowed} .. toilet|window|oven|kitchen|glass|drain|floor|bathroom cleaner|block|cleaning|liquid|wash, {swallowed} .. cleaning|washing|laundry|dishwasher|dishwashing|detergent product|products|liquid|powder|capsule|capsules|pod|pods|tablet|fluid|stuff|spray, {swallowed} .. =pod|=pods, {swallowed} .. rat|ant|roach|weed|bug|insect|cockroach poison|killer|bait|spray|powder, weed|rat|ant|roach + killer|poison|bait + {swallowed}, =poisoned by|with, vape liquid|juice + {swallowed}, nicotine + liquid|pouch + {swallowed}, {swallowed} + plant|plants|houseplant|leaf|leaves|petals|flower|flowers|berries|berry|seeds|beans + garden|bush|tree|hedge|unknown|poisonous|wild|oleander|castor|datura, {swallowed} .. plant|houseplant|oleander|petals, chewed|bit leaf|leaves|plant|flower|petal, {kid} + eat|ate|eaten|eating|swallowed + plant|leaf|leaves|petals|flower|flowers|berries|berry, mushroom|mushrooms|shrooms + wild|picked|garden|forest|farm|poisonous, {swallowed} + shrooms, gulp|gulped|sip|sipped|swig|=downed|necked|licked|mouthful|drank|drinking|swallowed .. bleach|clorox|dettol|cleaner|detergent|disinfectant|sanitiser|sanitizer|perfume|polish|pesticide|insecticide|poison|chemical|antifreeze|fertiliser|varnish|softener, {kid} + into + bleach|cleaner|detergent|pesticide|poison|cleaning|harpic|clorox|dettol + {mouth}, bottle .. {mouth} + bleach|cleaner|detergent|clorox|dettol, tasted .. bleach|clorox|dettol|detergent|disinfectant|pesticide|insecticide|poison|antifreeze',
      '{swallowed} + كلور|كلوركس|كلوريكس|كلوروكس|منظف|منظفات|مبيد|ديتول|عطر|معقم|مطهر|سموم|مبيض|صبغه|زيبق|نبته|نبات|=فطر|=الفطر|فطر سام|بري, {swallowed} + ورق شجر, {swallowed} + =سم|=السم, {swallowed} + مواد تنظيف, {swallowed} + كبسوله|سائل غسيل, {swallowed} + مضاد تجمد, تسمم + منظف|مبيد|كيماوي|نبات, سم فيران|فار, {swallowed} + مسحوق|تايد|بريل|فيري|ملطف|نفتالين|دفله|نبته|شامبو|غسول|هاربك|ديتول|كلورين|سماد|حبر|صمغ|اسيتون|بويه|دفلي, {swallowed} + سايل|مسحوق|كبسوله|صابون غسيل|جلي|صحون|غساله|ملابس|مواعين, {swallowed} + مشروم|فطر بري|سام|حديقه, {swallowed} + صابون ارض|غسيل|ملابس|جلي|سايل|مواعين, {swallowed} + ورق|ورده|اوراق + شجر*|زرع*|نبات*|دفله|حديقه|زينه, شارب|شاربه|شرب*|بلع*|اكل*|كلا|ماكل|ذاق|لحس|مص + كلور*|كلوركس|منظف*|مبيد|ديتول|عطر|معقم|مطهر|=سم|=السم|مبيض|صبغه|مسحوق|تايد|دفله|نفتالين|هاربك, بلع|ابتلع|شرب|شربت|ابتلعت|بلعت + منظف|منظفات|كلوركس|كلور|مبيض|فلاش',
    ],
  }),
  corrosive: finding(['Burning chemical swallowed', 'ابتلاع مادة حارقة'], {
    tick: [
      'It was a drain or oven cleaner, acid, strong bleach or dishwasher tablet',
      'كانت مسلّك مجارٍ أو منظف أفران أو حمضاً أو مبيضاً مركزاً أو قرص جلاية',
    ],
    says: [
      '{swallowed} acid|lye|flash, {swallowed} .. battery|toilet|drain|hydrochloric|sulphuric|muriatic|strong|pool acid, {swallowed} + lye|caustic|corrosive|descaler, {swallowed} + drain|oven|toilet + cleaner|opener|liquid, dishwasher tablet|pod|salt + {swallowed}, {swallowed} + descaler|harpic|battery acid|drano|unblocker|drain|caustic|bleach concentrated, {swallowed} + strong|concentrated|industrial + bleach|cleaner|chemical, gulp|gulped|sip|sipped|swig|=downed|necked|mouthful .. acid|drain|lye|caustic|descaler|oven',
      '{swallowed} + فلاش|حمض|اسيد|تيزاب|كاويه|بوتاس, {swallowed} + ماء|ماي نار, {swallowed} + مسلك مجاري, {swallowed} + منظف افران, {swallowed} + قرص جلايه, {swallowed} + روح ملح, {swallowed} + كلور|كلوركس|كلوريكس|كلوروكس|منظف|مبيض + مركز|مركزه|قوي|صناعي, {swallowed} + مسلك|سليك|منظف|مسيل + مجاري|بالوعه|بلاعه|حمام|حمامات|افران|فرن|مواسير, {swallowed} + هاربك|هاربيك|تيزاب|صودا|بطاريه|مي نار|ماي نار|فلاش, شرب*|بلع*|شارب + فلاش|تيزاب|اسيد|حمض|هاربك|كاويه|ماي نار|ماء نار|روح ملح',
    ],
    implies: ['chemical-swallowed'],
  }),
  'petrol-swallowed': finding(['Petrol, kerosene or thinner swallowed', 'ابتلاع بنزين أو كيروسين أو مذيب'], {
    tick: ['It was petrol, kerosene, lamp oil, thinner or essential oil', 'كان بنزيناً أو كيروسيناً أو زيت مصابيح أو مذيباً أو زيتاً عطرياً'],
    says: [
      '{swallowed} + petrol|gasoline|kerosene|diesel|turpentine|thinner|thinners|camphor|eucalyptus, {swallowed} + white spirit, {swallowed} + lamp|essential oil, {swallowed} + lighter fluid, {swallowed} + fuel|kero|paraffin|naphtha|benzine|turps|citronella|lighter, siphon|siphoned|siphoning|syphon|sucked + petrol|diesel|fuel|gasoline|hose, gulp|gulped|sip|sipped|swig|mouthful|=downed + petrol|gasoline|kerosene|diesel|thinner|turpentine|fuel|turps|paraffin, {swallowed} + tea tree|clove|peppermint oil, paint thinner|stripper + {swallowed}',
      '{swallowed} + بنزين|كاز|كيروسين|جاز|ديزل|تنر|تربنتين|كافور, {swallowed} + سائل ولاعه, {swallowed} + زيت مصباح|عطري, {swallowed} + مزيل طلاء, {swallowed} + قاز|جاز|كاز|بترول|بنزين|بانزين|ديزل|مازوت|جازولين|تنر|ثنر|كيروسين|كروسين|تربنتين|نفط|زيت مصباح|زيت فانوس|زيت ولاعه|سايل ولاعه|بخور سائل, شرب*|بلع*|شارب|شفط*|مص*|ابتلع* + قاز|جاز|كاز|بترول|بنزين|بانزين|ديزل|مازوت|جازولين|تنر|ثنر|كيروسين|كروسين|تربنتين|نفط|زيت مصباح|زيت فانوس|زيت ولاعه|سايل ولاعه|بخور سائل',
    ],
    implies: ['chemical-swallowed'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
