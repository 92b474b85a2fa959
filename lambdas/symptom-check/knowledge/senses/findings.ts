import { type Finding, finding } from '../kinds.ts';

/** Eye, ear, nose, throat, mouth and the glands of the neck. */
export const findings = {
  'vision-loss': finding(['Loss of sight', 'فقدان الرؤية'], {
    tick: ['Sight is lost in one or both eyes, wholly or in part', 'فقدان الرؤية كلياً أو جزئياً في عين أو في العينين'],
    says: [
      'cant|cannot|unable see anything|nothing|out|from, {sudden} + cant|cannot|couldnt see, {eye} + cant|cannot|couldnt see, loss|lost|losing|lose|gone|disappeared|vanished|missing + {sight}, {sight} + went|goes|turned|turning black|dark|grey|gray|blank|away, went|gone|going|suddenly blind, {eye} + blind, blind in, blindness, {sight} + curtain|shade|shadow|veil|blackout, dark|black|grey|blank spot|area|patch|shadow + {sight}, half|part|side + {sight} + gone|missing|lost, field loss, hemianopia, amaurosis, not|cant see|seeing + {eye}, {eye} + no vision|sight|eyesight, black|dark|nothing|darkness only + {eye}, only black|dark|darkness|nothing + {eye}, only black|dark|darkness + see|seeing, see nothing|darkness|blackness, {eye} + stopped working, {eye} see|sees|seeing nothing, lost =eye, eye|eyes .. gave|given out|up, cant|not see .. from|with|outta|through|thru .. eye, eye|eyes .. no see, cant see =my|face|hand|hands, {eye} + lost|lose|losing {sight}, cant|not|couldnt see|seeing half|left|right, cant|not|couldnt see|seeing one side|half|eye, cant|not|couldnt see|seeing at all, cant|couldnt see|seeing nothing, half|part|side|piece|chunk|section .. vision|view|sight|eyesight .. missing|gone|cut|black|lost, half|part|piece|chunk .. see|look|looking .. missing|gone|cut, {eye} + switched|conked|packed off|out|up, blind spot|patch|hole + {sight}, blind spot|patch|hole + {eye}, black|blank|dark hole|patch|blob|smudge + {eye}, black|blank|dark hole|patch|blob|smudge + {sight}, black|blank|dark hole|patch|blob|smudge see|look, {eye} went|goes|just|suddenly? went|goes? .. blind, {eye} went|goes black|dark|blank, {eye} suddenly|just|all|completely? went|goes .. black|dark|blank, {sight} .. went|gone|goes|turned .. black|dark|blank, {sight} + cut|switched off, sight|vision|eyesight .. disappeared|disappearing|gone|lost|missing|vanished, went|gone|going blind .. eye, went|gone|going dark|black in|from .. eye, {eye} + totally|completely .. dark|blind, half .. see|look .. not|isnt there, half|part|side|piece .. see|look|looking|view .. missing|gone|not there, {eye} .. went|goes .. dark|black out?, vision|sight .. black|blackness, {eye} went|gone|go|goes .. dim, {sight} + went|gone .. dim, cant|not .. see .. =one|left|right eye, half|part|side|piece|chunk .. tv|telly|screen|face|faces|page|clock|mirror|word|words .. missing|gone|blank|black|cut, everything went|goes|gone black|dark on|in right|left, hand over|covering|in front one|left|right? {eye}, {sight} switched|cut, {eye} gone dark|black|blank, half|part|side|piece|chunk .. plate|sight|vision|face|screen|room + not|missing|gone|dropped|lost|ignoring, barely|hardly see .. hand|hands|face|fingers|anything, {sight} + dropped out',
      'ما|لا شوف|بشوف .. شي|شيء|خالص|ابدا|بعين, {eye} + ما|لا شوف, {eye} + ما عاد .. شوف, {sudden} + ما|لا شوف, ما عاد .. شوف, لا اري|يري .. شي|شيء|ابدا|بعين, {eye} + لا اري|يري, {sudden} + لا اري|يري, لا ستطيع رويه, فقد|فقدت|فقدان|انعدام + {sight}, نظر|بصر|رويه + راح|راحت|اختفي|اختفت|انعدم|طفي|اظلم|اسود|اسودت, سواد|ظلام|ظلمه + {sight}, سواد|ظلام قدام|امام عين|عيني|عيوني, ستاره|ستار|غطا اسود|سوداء|سودا + {eye}, ستاره|ستار|غطا اسود|سوداء|سودا + {sight}, نص|نصف|جزء + نظر|بصر|رويه + راح|مفقود|ناقص, {sudden} + =عميت|انعميت|انعمي, =العمي, =عميت, انعميت, ما|لا .. شوف + {eye}, {eye} + ما|لا .. شوف, =عتمت|=عتم|=بتعتم|=عتمه|=تعتم + {eye}, عتمه|عتم|عتمت + {sight}, {eye} + ضرير|اعمي|عميا|عمياء|عميان, نص|نصف|جزء|ربع .. شوف .. ما|مو|مفقود|مختفي|ناقص|اسود|راح|مقطوع|ضايع, نظر|بصر|رويه + انقطع|ضاع|طار|انطفا|طافي|مطفي|انعمي, كل شي .. اسود|سواد|ظلام + {eye}, ما .. شوف + غير|الا سواد|ظلام|ظلمه, فقدت نظر|بصر, {eye} + اظلمت|عميت|عمت|انطفت|انعمت|طافيه|مطفيه|طفيت|عتمت, {eye} اسودت, اسودت {eye}, ما|لا شوف + الا|غير خيال|خيالات|ظل|نور|ضوء, مااشوف|ماشوف .. شي|شيء|بعين|الا, نص|نصف|ربع|جزء رويه|نظر|صوره|وجه + غطت|اختفي|راح|مختفي|غطي|ناقص, غطت|غطي|اختفت .. رويه|نظر',
    ],
  }),
  curtain: finding(['A curtain over the sight', 'ستارة على الرؤية'], {
    tick: ['A dark curtain or shadow covers part of the sight', 'ستارة داكنة أو ظل يغطي جزءاً من الرؤية'],
    says: [
      'curtain|shade|shadow|veil + {sight}, like curtain, curtain coming|came|falling|dropping, black|dark|grey|gray + cloth|blanket|cloud|shadow|shaddow|wall|sheet|drape|shutter|curtain + {sight}, shadow|shaddow|curtain|veil|shade|shutter|darkness|blackness + creeping|coming|moving|sliding|closing|covering|across|over|down|drawn|pulled|side + {sight}, cover|covers|covering + side|half|part + {sight}, like|as curtain|veil|shade|blind|blinds|shutter, blind|shutter|curtain|shade|veil came|come|coming|pulled|drawn|dropped|going, edge|side|corner|part .. {sight} .. dark|black|grey|shadow|gone, curtain|shade|shadow|veil in|over|across|on|down|front .. {eye}, {eye} + curtain|veil, black|dark|grey|gray + cloth|blanket|cloud|shadow|shaddow|wall|sheet|drape|shutter|curtain + {eye}, shadow|shaddow|curtain|veil|shade|shutter|darkness|blackness|blind + creeping|coming|moving|sliding|closing|covering|across|over|down|drawn|pulled + {eye}, covers|covering + side|half|part + {eye}, like|as someone .. curtain|blind|shade|veil, dark|black|grey .. half|side|top|bottom|corner + {sight}, dark|black shadow|patch + side|corner|edge + {sight}, dark|black shadow + corner|edge|side + {eye}, shadow|darkness in? side|corner|edge + {eye}, pulled|drew|dropped|drawing .. curtain|shade|veil + {eye}, dark|black|grey|gray .. covering|covers|across|blocking|over + {sight}, dark|black|grey|gray thing|something|patch|area .. covering|covers|across|blocking + {eye}, dark|black|grey|gray wave|cloud|shadow|smoke|ink|liquid|thing .. rising|rise|coming|spreading|moving|creeping + {eye}|{sight}, ink|blood running|dripping|pouring down? {eye}|{sight}',
      'مثل|زي|كان|كانه ستاره, ستاره سوداء|سودا|نزلت|نازله, شيله|عبايه|بردايه|برداي|ستاره|ستار|غيمه|غيم|ظل|خيال|لحاف|قماش|قماشه|خرقه|خمار|غطا|غطاء|حجاب|سواد|عتمه|سحابه|شرشف|بطانيه + نزل|نازل|نازله|غطي|مغطي|يغطي|بتغطي|زحف|يزحف|سكر|طرف|جنب|جهه|صوب|نص|نصف|جزء + {eye}, شيله|عبايه|بردايه|برداي|ستاره|ستار|غيمه|ظل|قماش|خرقه|خمار|سواد|عتمه|سحابه|ظلام + نزل|نازل|نازله|غطي|مغطي|يغطي|زحف|يزحف|سكر|طرف|نص|نصف|جزء + {sight}, كان|مثل|متل|زي بردايه|برداي|شيله|عبايه|خمار, ستاره|ستار|غطاء|=الظل + {eye}, ستاره|ستار|غطاء|=الظل + {sight}, =ظل|=ظلا اسود|سودا|داكن|غامق + {eye}, =ظل|=ظلا اسود|داكن|غامق + {sight}, =ظل علي {eye}, سواد|ظلمه|عتمه .. من طرف|جنب {eye}, سواد .. مغطي|يغطي|غطي, شي|شيء|حاجه|خط|لون اسود|سودا + نزل|نازل|نازله|غطي|مغطي|يغطي|بتغطي|زحف|يزحف|سكر + {eye}',
    ],
  }),
  'double-vision': finding(['Double vision', 'ازدواج الرؤية'], {
    tick: ['Everything is seen double', 'رؤية كل شيء مزدوجاً'],
    says: [
      'double vision|sight, diplopia, see|seeing|sees|saw double, see|seeing|sees|saw two everything|things|images, {sight} + double|doubled, ghost copy|image|images, seein|seing double|2|two, see|sees|seeing|saw|look|looks|looking|become|becoming|appear|appears .. double|doubled, see|sees|seeing|saw|looking .. two|2 everything|everyone|things|people|images|faces|lights|same, see|sees|seeing|saw everything|things|people|faces|lights|letters|object|objects|one .. two|2|twice, see|sees|seeing|saw =two|=2 you|me|him|phone|tv|road|car|cars|screen, two|2 everything|everyone, one thing|person|object|car|face .. looking|looks|seen|becoming|appearing .. two|2|double, seeing|sees double, double image|images, images .. double|overlap|overlapping, everything|things|everyone look|looks|looking|become|becomes|becoming|seem|seems|appears|appear like? two|2|twin|twins, everything|things|everyone double|doubled|duplicate|duplicated|twins, {eye} see|sees|seeing double|two|2, two|2 images|copies|versions|heads|faces, seeing|sees|see two|2 everything|you|me|things|same, see|seeing|sees .. two|2 .. instead, two|2 tvs|mums|mummies|mommies|daddies|dads|moons|screens, see|seeing|sees|saw two|2 each|person|persons|people|objects|object|every*, there two|2 husband|wife|him|her|him|everyone|doctors|doors|cups|phones|cars, split|splits|splitting into two|2, lines|letters|lights|cars|things split|doubled|doubling',
      'ازدواج|ازدواجيه|مزدوج|مزدوجه + {sight}, حول مفاجي, دبل|دوبل|مزدوج + {eye}, دبل|دوبل|مزدوج + {sight}, صورتين|نسختين|خيالين, شوف .. دبل|مزدوج|=ثنين|=اثنين|=اتنين|=تنين|ثنتين|صورتين|شخصين|جوز|زوز|دوبل|خيالين|مكرر|مضاعف|شيين|نسختين, كل شي .. =اثنين|=ثنين|=تنين|=اتنين|دبل, صار|صاير|يصير .. =اثنين|=ثنين|=تنين|دبل + شوف, شي|كل|واحد|شخص|غرض|ناس + شوف + =اثنين|=ثنين|=تنين|=اتنين|دبل|جوز|زوز|شيين|=2, اشياء|حاجات|ناس|اشخاص|وجوه|كلمات|صور مزدوجه|مزدوج|مكرره|مضاعفه|دبل|مرتين',
    ],
  }),
  'blurred-vision': finding(['Blurred sight', 'تشوش الرؤية'], {
    tick: ['Sight is newly blurred or cloudy', 'الرؤية صارت مشوشة أو ضبابية'],
    says: [
      'blur, blurred, blurry, blurring, blury, {sight} + hazy|cloudy|fuzzy|dim|dimming|reduced|decreased|foggy|misty|unclear|worse|worsening|poor|deteriorating, {eye} + hazy|cloudy|fuzzy|foggy|misty, everything|things .. hazy|foggy|cloudy|unclear|fuzzy, not|cant|cannot see|seeing clear|clearly|well|properly, {eye} + not clear|focus|focusing, {sight} + not clear|sharp|focus, not clear + see|seeing, smeared|smeary|smudged|smudgy|misted|milky|filmy|foggy|fogged|hazy|cloudy|misty + see|seeing|look|{eye}|everything, {eye} + fog|mist|smoke|haze|cloud|smudge|vaseline, film over|on|across|covering {eye}, {sight} + fog|mist|smoke|film|haze|cloud|smudged|smudgy|fuzz|fuzzy|swimming|swimmy, everything|things|words|letters|faces|people|world|text .. unclear|fuzz|fuzzy|smudgy|hazy|foggy|swimming|misty|cloudy|smeared, out focus, cant make out .. face|faces|words|letters|signs, {sight} + fuzzy|funny|off|smoky|smokey|cloudy|milky, {eye} + blurr|blurrd|blurrie|fuzzy|funny|milky|cloudy, cant|not|hard .. see .. properly|clear|clearly|well|proper|straight|sharp, unclear + see|seeing|{eye}|everything, everything|everythin|stuff|text|words .. blur|blurr|blurred|fuzzy|foggy|hazy|swimmy, cant|not focus|focusing + {eye}, cant|not focus|focusing + {sight}, cant|not focus|focusing + read|reading|screen|words|letters, looking|seeing|look|see .. through|thru|thro .. fog|mist|smoke|dirty|frosted|steamed|steamy|haze|windscreen|vaseline|milk|cloud, like|as .. looking|seeing|look .. through|thru .. glass|water|window, gone|go|goes|going|went blurry|blurred|blury|fuzzy|hazy|misty, vision|sight|eyesight|eye|eyes gone|go|goes|going|went blurry|blurred|blury|fuzzy|hazy|misty, vision|sight|eyesight|eye|eyes gone|go|goes|going|went bit|all|completely|really|little|slightly blurry|blurred|blury|fuzzy|hazy|misty, telly|tv|screen|board|letters|road|signs|faces .. blurry|blurred|foggy|fuzzy|hazy|cloudy|misty, world|everything .. foggy|misty|milky|steamy, everything|all|words|plates|signs|screen + smeary|smeared|smudged|fuzzy|blurry, cant read number plate|plates|signs|subtitles|whatsapp|phone, snow|snowstorm|snowy|steam|frosted glass|fog|mist + look|looking|see|seeing|front|like|everything, colour|colours|colors|color .. dull|faded|washed|pale|grey + {eye}|{sight}',
      'زغلله, مزغلل, تزغلل, بتزغلل, مزغلله, {sight} + مغبش|مغبشه|غباش|غبش|مشوش|مشوشه|تشوش|ضباب|ضبابيه|مضبب|مضببه|غشاوه|مغوش|غواش|غبشه|تغبيش|ضعف|ضعيف|خف, {eye} + مغبش|مغبشه|غباش|غبش|مشوشه|ضباب|مضببه|غشاوه|غواش|غبشه, ضبابيه, غشاوه, عدم وضوح + {sight}, ما|لا =شوف|=اشوف|=بشوف|=يشوف|=تشوف|=بيشوف|=بتشوف|=شايف|=شايفه .. بوضوح|واضح|زين|كويس|منيح|عدل, ضباب|غمام|دخان|شبوره|سحابه|غشوه|طشاش|غوش|غبش|شابوره|غيم|بخار|غباش + شوف|{sight}|دنيا, ضباب|شبوره|سحابه|غشوه|طشاش|غوش|غبش|شابوره|غباش + {eye}, {eye} + تغوش|يغوش|مغوشه|تغبش|مغبشه|مشوشه|ضباب|مضببه|غبشانه|مدخنه|مزغلله|غشاوه, شوف .. مغبش|مشوش|مضبب|غبش|مغوش|ضباب|غباش|مشوشه|مغبشه, ما|غير واضح|صافي|واضحه|صافيه + {sight}|شوف|{eye}|صوره|دنيا|اشكال|وجوه, دنيا|كل شي|صوره|كلام|حروف مغبش|مغبشه|مغوش|مغوشه|ضباب|مضببه|مشوش|مشوشه|مضبب|غبش, شايف*|شوف* .. دنيا|دني .. مغبش*|ضباب|مضبب*, مثل|متل|زي|كانه ضباب|غشاوه|غباش, كل|دنيا .. ضباب|غباش|مشوش, ضباب|غباش|غبشه|غشاوه قدامي|جدامي|قبالي|قدام|امامي, شوف .. مثل|متل|زي|كانه? ثلج|بياض|دخان|ضباب|بخار, {eye}|{sight} + باهت|باهته|معتم, الوان باهته|ضعيفه + {eye}|{sight}',
    ],
  }),
  halos: finding(['Rings round lights', 'هالات حول الأضواء'], {
    tick: ['Coloured rings are seen round lights', 'رؤية هالات ملونة حول الأضواء'],
    says: [
      'see|seeing|saw .. halo|halos|haloes, =ring|=rings|rainbow|rainbows around|round light|lights|lamp, rainbow|rainbows|circle|circles|=ring|=rings|halo|haloes|glow|glowing|donut|donuts|colours|colors|coloured .. around|round|em|surrounding + light|lights|lamp|lamps|bulb|bulbs|headlight|headlights|streetlight|streetlights, =light|=lights|lamp|lamps|bulb|bulbs|headlight|headlights + rainbow|rainbows|=rings|halo|halos|haloes|donut|donuts|circle|circles, halo|halos|=rings|rainbow|rainbows|starburst .. =light|=lights|lamp|lamps|bulb|headlights, hoops|hoop + lights|lamps|light',
      'هاله|هالات|حلقات|دواير .. نور|ضوء|لمبه|انوار|اضواء|ملونه, قوس|حلقه|حلقات|دايره|دواير|هاله|هالات|الوان|اقواس + حول|حوالين|حوالي|حوله|حولها|دور|داير|مداير|محاوط + ضو|ضوء|نور|ليت|لمبه|لمبات|انوار|مصباح|كشاف|كشافات|ليتات|سراج|اضواء|لايتات, هاله|هالات|حلقه|حلقات|قوس|دواير + ضو|ضوء|نور|ليت|لمبه|لمبات|انوار|ليتات|اضواء|ملونه|الوان, شوف .. هاله|هالات|حلقات, دواير|حلقات|قوس + ليتات|لمبات|سيارات|نور',
    ],
  }),
  flashes: finding(['Flashes or floaters', 'ومضات أو ذباب طائر'], {
    tick: ['New flashes of light, or many new floating spots', 'ومضات ضوء جديدة أو نقاط كثيرة جديدة تسبح في الرؤية'],
    says: [
      'floater, floaters, photopsia, flash|flashes|flashing light|lights, see|seeing|saw stars|spots|flashes|sparks|zigzag|lights|dots|cobwebs, black|dark spots|dots|threads|strings|specks + {eye}, black|dark spots|dots|threads|strings|specks + {sight}, spots|dots|threads floating, zig zag, cobwebs, black|dark|little|small|tiny .. thing|things|spots|dots|=bits|specks|squiggles|flies|threads|hairs|worms + floating|moving|swimming|drifting|dancing|flying|front + {eye}, mosquito|mosquitoes|mosquitos|fly|flies|tadpoles|soot|pepper|midges|gnats|bugs|squiggles|worms + floating|moving|swimming|dancing|drifting|front|flying|inside + {eye}, squiggle|squiggles|squiggly|floaty|floaters + {eye}, squiggle|squiggles|squiggly|floaty + {sight}, lights|lightning|sparks|zaps + edge|corner|side + {eye}, lights|lightning|sparks|flashes + edge|corner|side + {sight}, black|dark spots|dots|specks .. float|floating|moving|swimming, light|lights .. flashing|flashes|flickering|blinking .. eye|vision|side|corner, like .. camera flash|flashes, little|tiny .. lights|stars|sparkles, zap|zaps|spark|sparks|bolts|strobe|lightning|camera|disco|flicker|flickers|flickering|flash|flashes .. light|lights, spots|dots|specks|strings|hairs|cobwebs|spiders|blobs + floating|drifting|swimming|float|drift|view, spots|dots|specks|strings|hairs|cobwebs|blobs + {sight}, cobweb|cobwebs|threads|strings|blobs + {eye}, flash|flashes|flashing|sparks|sparkles|lightning|zigzag|=stars + {eye}, flash|flashes|flashing|sparks|sparkles|lightning|zigzag|=stars + {sight}, firefly|fireflies|glitter|sparkles|stars|sparklers + {eye}, see|seeing|saw .. =stars|glitter|sparkles|sparks|fireflies, =stars .. front .. me|eyes|{eye}, flies|gnats|midges|specks|dots|spots|cobwebs in|across view|sight|vision, swarm|shower|cloud|lots|hundreds|dozens .. flies|specks|dots|spots|floaters|gnats|midges, arc|arcs|flash|streak|streaks light .. edge|corner|side, arc|arcs light, zigzag|zigzags|shimmer|shimmering|silver worms|spots|dots|sparkles|lines|zigzags, shimmering lights?, visual|vision + sparkles|sparkle|sparkly|glitter, see|seeing|saw + sparkles|glitter',
      'ومضات|وميض|لمعات|لمعه|فلاشات|برق|شرار|شراره|ذباب|ذبابه|عوايم|خيوط|نقط|نقاط + {eye}, ومضات|وميض|لمعات|لمعه|فلاشات|برق|شرار|شراره|ذباب|ذبابه|عوايم|خيوط|نقط|نقاط + {sight}, ذباب طاير, ذبابه طايره, عوايم, ومضات ضوء|ضوييه, شوف لمعات|نقط|نقاط|برق|فلاش|خيوط|نجوم|شرار|ومضات, دبان|ذبان|ذباب|بعوض|نمل|نقط|نقاط|خيوط|ناموس + {sight}, برق|شرار|شرارات|فلاشات|كاميرا|ومضه|ومضات|لمع|تلمع|لمعان|بروق + {eye}, ضو|نور|ليت|اضواء + يلمع|تلمع|يبرق|يفلش|يومض|تومض|يضرب|يطفي|طرف + {eye}, دبان|ذبان|ذباب|بعوض|بعوضه|نمل|نقط|نقاط|خيوط|شعرات|حشرات|دود|ناموس|هاموش + طاير|تطير|يطير|يسبح|تسبح|يعوم|تعوم|قدام|جدام|قبال|امام|تتحرك|يتحرك|تمشي|يمشي + {eye}, شوف .. نجوم|شرار|فراشات|لمعات|نقط|نقاط, نجوم|شرار|نقط|لمعات .. قدام|جدام|قبال|امام|بتلمع|تلمع, زكزاك|زجزاج|زقزاق|متعرج + يلمع|تلمع|نظر|عين|قدام|ضو|نور',
    ],
  }),
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
    tick: ['The eye is sticky, itchy or watery', 'العين لاصقة أو تحكّ أو تدمع'],
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
  // Ear
  'ear-pain': finding(['Earache', 'ألم في الأذن'], {
    tick: ['Pain in an ear', 'ألم في الأذن'],
    says: [
      'earache, earaches, {ear} + {pain}, {ear} + infection|infected, otitis, otalgia, pulling|tugging|rubbing + {ear}, swimmers ear, ice pick|knife|needle|needles|screwdriver|drill + {ear}, {ear} + throbs|killing|screaming, hold|holds|holding|grab|grabs|grabbing|grabbed|clutch|clutches|clutching|pull|pulls|batting|hitting|poking|slapping .. {ear}, cry|cries|cried|crying|screaming|screams + {ear}, {ear} + sore|infect*',
      '{ear} + {pain}, {ear} + التهاب|ملتهبه|يشد|تشد|يحك|يمسك, التهاب اذن, {ear} + تنقح|ينقح|تضرب|نغز|تشكني|نخز|تنغزني|مسامير, يمسك|تمسك|ماسك|ماسكه|يشد|تشد|يضرب|تضرب|يفرك|تفرك|يحك + {ear}, يصيح|تصيح|يبكي|تبكي|صياح + من {ear}, {ear} + تنبض|ينبض|يضرب|دق|تدق',
    ],
  }),
  'ear-discharge': finding(['Discharge from an ear', 'إفرازات من الأذن'], {
    tick: ['Fluid, pus or blood comes out of an ear', 'يخرج من الأذن سائل أو صديد أو دم'],
    says: [
      '{ear} + {discharge}, {ear} + gunk|oozing|smelly|running|runny|draining|wet, {ear} + {blood}, {ear} + leak|leaking|leaks|drip|dripping|wet|gunky|goo|sticky|yellow|green, water|stuff|liquid|something + coming|come|comes|leaking|dripping|running + {ear}, gunk|goo|pus|liquid|fluid|stuff|yellow|green|wet|sticky|smelly .. ear|ears, ear|ears .. leaking|leaks|weeping|oozing|dripping|draining|running|runny|goo|gunk|gooey, yellow|yellowish|pus|smelly|smelling|crusty|brown water|wet|patch|fluid|liquid|gunk|goo|goop|discharge|sticky|smelling|something + pillow, pillow .. yellow|pus|gunk',
      '{ear} + {discharge}, {ear} + {blood}, {ear} + تنزل|ينزل|تسيل|يسيل|ريحه|بتنزل|بينزل|تطلع|تخر, {ear} + طلع|نزل|سيل|خر|خرج|ينقط|رشح|يرشح + ماي|ماء|مويه|ميه|مي|سايل|سوايل|صفار|اصفر|وسخ|شي|قيح|مده|ريحه|صديد|اصفر|صفرا, ماي|مويه|صديد|قيح|مده|سايل .. طلع|نزل|سيل|خر + {ear}, صفار|اصفر|صديد|قيح|ماده|سايل + مخده|مخدته|مخدتها|وساده|وسادته|وسادتها',
    ],
  }),
  'ear-blocked': finding(['Blocked ear', 'انسداد الأذن'], {
    tick: ['The ear feels blocked or full', 'إحساس بانسداد أو امتلاء في الأذن'],
    says: [
      'earwax, wax + {ear}, {ear} + wax|blocked|block|pop|popping|popped|plugged|full|fullness|clogged|muffled|pressure|=stuffed|bunged|water|plane|flight|landing|unpop|clicking, {ear} .. not|wont|cant .. pop|unpop|clear|unblock, not|wont|cant pop|unpop|clear|unblock + {ear}, underwater + {ear}, under water + {ear}, everyone|everything|side sound|sounds .. underwater|water, {ear} + =full|cotton|squeak|squeaks|squeaking|crackling|crackle|crackles, like|feel underwater, {ear} + cotton|cottonwool|stuffy|bunged|filled|closed|close|shut|clog|stuck|blocking, ear|ears .. blocked|bunged|clogged|=stuffed|plugged|full|muffled|closed, wax .. ear, sound|everything|sounds .. muffled|dull|far',
      'صملاخ, شمع + {ear}, {ear} + شمع|مكتومه|مكتوم|مسكره|مسكر|مسدوده|مسدود|انسدت|انسداد|مقفوله|مقفله|مسكوره|مصمخه|طقطقه|طرقعه|طرقعت|ضغط|ماي|طياره, {ear} + مطبقه|قطن|مقفل|مصكوكه|مصكره|معبايه|مليانه|منسده|صامه|مصكر|مسكرين|مسدودين|مكتومين|سد|سكرت|انسكرت|صمخ|مسطومه|مقفول, كاني تحت ماي|ماء|مي|بحر',
    ],
  }),
  'ear-insect': finding(['Insect in the ear', 'حشرة في الأذن'], {
    tick: ['An insect or object is in the ear', 'في الأذن حشرة أو جسم غريب'],
    says: [
      '=fly|cotton in|inside|into|stuck + {ear}, something stuck + {ear}, insect|bug|cockroach|ant|spider|moth|bead|stone|object|=fly in|inside|into .. {ear}, insect|bug|cockroach|ant|spider|moth|=fly|something + crawled|crawling|flew|went|moving|buzzing|fluttering in|inside|into {ear}, {ear} + cockroach|moth|ant|spider + inside|in|stuck|crawling|moving',
      'حشره|صرصور|صرصار|نمله|ذبانه|ذبابه|عنكبوت|قطنه|خرزه|حصاه + {ear}',
    ],
  }),
  'ear-injury': finding(['Blow to the ear or loud blast', 'ضربة على الأذن أو انفجار'], {
    tick: ['It began with a blow to the ear, a blast, or something poked in', 'بدأ بعد ضربة على الأذن أو انفجار أو إدخال شيء فيها'],
    says: [
      '{ear} + {hit}, {ear} + slap|slapped|poked|explosion|blast|diving|dive|perforated|burst|ruptured, cotton bud|swab + {pain}, qtip + {pain}, cotton bud|swab + {blood}, qtip + {blood}, eardrum burst|perforated|ruptured, pen|pencil|stick|pin|hairpin|key|cotton|bud|qtip|matchstick|match|tip|swab + in|into|inside|poked|pushed|stuck|jabbed|shoved|too + {ear}, {ear} + cuffed|whacked|smacked|wallop|clip|clipped|bang|banged|boxed, blast|bang|explosion|grenade|bomb .. {ear}, slapped|smacked|whacked|hit|clipped .. {ear}, cotton bud|buds|swab|q tip|tip + far|deep|pain|blood|stuck|pushed, bud|qtip|swab too? far|deep',
      '{ear} + {hit}, {ear} + كف|صفعه|انفجار|غوص|مثقوبه|انثقبت|انخرمت, طبله + مثقوبه|انثقبت|انخرمت|مخرومه|ثقب|خرم, قلم|عود|عودان|عيدان|مفتاح|قطنه|نكاشه|دبوس|شيش|كبريته|بنسه|مرود + دخل|حط|دش|غرز|طعن|نكش|نظف|فات|فوت|دزه + {ear}, {ear} + طراق|راشدي|سطره|قلم|لطمه|لطم|طق|صفع, انفجار|تفجير|قنبله|مفرقعات + {ear}, انصفع*|انصفعت|صفعه|كف|راشدي + {ear}',
    ],
  }),
  'hearing-loss': finding(['Hearing loss', 'ضعف السمع'], {
    tick: ['Hearing is worse in one or both ears', 'ضعف السمع في أذن أو في الأذنين'],
    says: [
      'hearing + loss|lost|lose|losing|worse|worsening|reduced|gone|decreased|bad|poor|went|trouble|difficulty, deaf, deafness, cant|cannot|couldnt hear, hard hearing, {ear} + hear nothing, not hear|hearing + {ear}, not hear|hearing properly|well|good|clearly|anything|nothing|people|tv|much, hear|hears|hearing less|muffled|nothing|faint|faintly, {ear} + dead|useless|muffled|dull, volume up|max, hearing + less|down|dull|muffled|problem|weak|dead|disappeared|vanished, cant|not|hardly|barely .. hear, hearing .. bad|worse|going|gone|down|rubbish|terrible|poor|faded|fading, people|everyone .. mumbling|mumble|shout|repeat, say .. what|pardon|huh, telly|tv|volume .. loud|full|up|max|high, everyone|everything|people|person|world|music|teacher|voices|side|they sound|sounds|sounding .. underwater|far|distant|muffled|faint|quiet|away, underwater + sound|sounds|hear|hearing, under water + sound|sounds|hear|hearing, sounds|sound like .. distant|far, {ear} + everyone|everything|people sound|sounds',
      'سمع + ضعف|ضعيف|فقدان|فقدت|راح|خف|قل|نقص|انعدم|ثقيل|تقيل|مشكله, ما|لا =اسمع|=يسمع|=تسمع|=بسمع|=سامع|=سامعه|=بيسمع|=بتسمع|=نسمع, اسمع .. بعيد|ضعيف, =طرش|=الطرش|انطرش|انطرشت|=اطرش|=طرشا|صمم, ما|لا .. سمع + {ear}, سمع .. شوي|قليل|خفيف|وشوش|ناقص + {ear}, {ear} + ما =تسمع|=يسمع|=اسمع|=بتسمع, ما =سامع|=سامعه|=بسمع',
    ],
  }),
  'sudden-deafness': finding(['Sudden hearing loss', 'فقدان مفاجئ للسمع'], {
    tick: ['Hearing was lost suddenly, within hours or days', 'فقدان السمع فجأة خلال ساعات أو أيام'],
    says: [
      '{sudden} + cant|cannot|couldnt hear, {sudden} + deaf|hearing, woke|overnight + deaf|hearing, woke|overnight + cant|cannot hear, {sudden} + not hear|hearing, {sudden} + {ear} + nothing|stopped|off|dead|gone|blank|deaf|working, {ear} .. switched|shut|cut|went|conked off|dead|out|down, hearing + gone|lost|vanished|went|disappeared|dead + hour|hours|yesterday|today|morning|overnight|instant|second|seconds|night|minutes|flash, woke|wake|woken|overnight + not|cant|deaf|dead + {ear}, woke|wake|overnight .. cant|not hear, deaf .. overnight|today|morning|yesterday|hours, woke|wake|woken|waking .. deaf|hearing, hearing .. gone|went|vanished|dropped|died|cut .. suddenly|overnight|today|yesterday|hour|hours|morning|just, suddenly|overnight|sudden .. deaf|hearing|hear, all sudden .. hear|hearing|deaf|ear|ears, deaf .. sudden|suddenly|just|one, bed fine .. deaf, got|get|woke|wake up deaf, deaf in? one|left|right side|ear?',
      '{sudden} + سمع|طرش|انطرش|انطرشت, {sudden} + ما|لا =اسمع|=يسمع|=تسمع|=بسمع, صحيت|قمت|نمت + ما اسمع|يسمع, صحيت|قمت + سمع + راح|فقد|خف, صحي|صحيت|قمت|قام|قامت|قعد|قعدت|فاق|فقت|فاقت|نهض|استيقظ + ما|لا .. سمع, {sudden} + ما|لا .. =اسمع|=يسمع|=تسمع|=بسمع, سمع + راح|اختفي|انقطع|طفا|فقد|ضاع + امس|اليوم|ساعه|يوم|صبح|ليل|لحظه, {sudden} + {ear} + سكرت|وقفت|ماتت|طفت|راحت|انسدت, طرش|انطرشت|انطرش + اليوم|امس|صبح|نوم',
    ],
    implies: ['hearing-loss'],
  }),
  tinnitus: finding(['Ringing in the ear', 'طنين الأذن'], {
    tick: ['Ringing or buzzing in the ear', 'طنين أو صفير في الأذن'],
    says: [
      'tinnitus, {ear} + ring|ringing|rings|buzz|buzzing|hum|humming|hissing|whistling|noise|noises|whooshing|sound, {ear} + whine|whining|beep|beeep|beeping|hiss|chirp|chirping|crickets|cricket|cicada|cicadas|roar|roaring|squeal|screech|drone|static|bell|bells|siren|tone|whistle|pitched|eeee|tv, ringing|buzzing + head|constant, ear|ears .. ring|ringing|buzz|buzzing|hum|humming|hiss|hissing|whistle|whistling|beep|noise|sound|sounds|singing|screaming, high pitched|pitch .. noise|sound|ear|ringing|whine, {ear} .. go|going|gone eee*|beee*, whistle|whistling|beep|beeping|humming|hissing + {ear}',
      'طنين, {ear} + صفير|تصفير|يصفر|تصفر|وش|وشه|وشوشه|صوت|اصوات|يطن|تطن|زنه|زن|بتزن|رنين, {ear} + توش|يوش|وشيش|صفاره|تزن|يزن|طن|رن|يرن|ترن|جرس|صراصير|زيز|هدير|شوشره|ونين|زنين|ازيز|تزنن|توشوش|صرصر|تون|يون|تطنطن|يوز|توز, صفير|طنين .. اذن|اذني|اذنه|اذنها|وذن|ودن|ودني|دينه|راس|راسي, اذن|اذني|اذنه|اذنها|ودن|ودني|بدينتي .. صفير, {ear} + تصفر|يصفر|يصفرون|تصفير|صفر, {ear} + =كتصفر|=كيصفر|=كيصفرو|=تصفر|=يصفر|=بتصفر|=بيصفر|=كتوش',
    ],
  }),
  'pulsing-tinnitus': finding(['Noise in time with the pulse', 'صوت مع النبض'], {
    tick: ['The noise beats in time with the pulse', 'الصوت يدق مع النبض'],
    says: [
      'pulsatile|pulsing|pulsating tinnitus, hear|hearing heartbeat|pulse + {ear}, {ear} + whooshing|heartbeat|pulsing|pulsating|pulse, {ear} + thump|thumping|thud|thudding|whoosh|whooshes|drumbeat|drum|beat|beats|beating|dhak|boom|booming|heart|swoosh|swooshing, hear|hearing heart|pulse + {ear}, noise|sound|ringing + time|sync|same + heart|pulse|heartbeat, ear|ears .. heartbeat|pulse|beat|beats|thumping|whoosh|whooshing|pounding|throb, hear .. heart|pulse|heartbeat|blood .. ear|ears|head|beating|pumping, pounding|thudding + {ear}',
      'اسمع|سمع + نبض|دقات + {ear}, {ear} + نبض|ينبض, {ear} + دقات قلب, {ear} + طبل|طبول|يدق|تدق|ينبض|تنبض|نبضات, قلب + دق|يدق|نبض|سمع|دقات|ضرب + {ear}, {ear} + صوت|وش|طنين + قلب|نبض',
    ],
    implies: ['tinnitus'],
  }),
  'loud-noise': finding(['After loud noise', 'بعد ضجيج عالٍ'], {
    kind: 'background',
    tick: ['It began after loud music or noise', 'بدأ بعد موسيقى صاخبة أو ضجيج عالٍ'],
    says: [
      'concert, loud music|noise|party, nightclub, gunshot, headphones, fireworks, clubbing, gig, rave, disco, dj, nightclub, speaker|speakers .. loud|mental|big|near|next|front, loud sound|bang|noise, big|huge bang|noise|music|speaker|speakers|blast, festival, shooting range|practice, gun|guns|rifle .. fired|firing|shooting|ear|ears, machine|machinery|jackhammer|construction .. noise|loud|noisy, noisy, loud .. music|noise|noises|bang|concert|party|speakers|machine|sound, concert|gig|club|rave|festival|fireworks|firework|explosion|gunfire|gunshots|headphones|earphones|earbuds, drums|drummer|band .. loud|practice, speaker|speakers, wedding .. music|dj|speaker, shot|shooting|fired|firing gun|guns|rifle|range',
      'حفله, حفلات, صوت|موسيقي|اغاني عالي|عاليه, ضجيج, ازعاج, سماعات, رمي|قنص|رصاص|طلق|طلقه|اطلاق|سلاح|بندقيه|مسدس + صوت|{ear}, صوت رمي|رصاص|انفجار|طلق, =دي =جي, =الدي =جي, ديجي, =ديجيه, سبيكر, سبيكرات, مكبر|مكبرات, عرس + {ear}, ديسكو, كونسرت, زفه, مكاين|ماكينات|مكينه|معدات|مصنع + صوت|{ear}, موسيقي|اغاني قوي|قويه|صاخب|صاخبه|عاليين, رميت|رمينا|يرمي|ارمي .. بندقيه|سلاح|رصاص|مسدس|رشاش, قناص, سماعه|سماعات|سبيكر + عرس|حفله|راس|دي جي|عالي|عاليه',
    ],
  }),
  'behind-ear': finding(['Swelling behind the ear', 'تورم خلف الأذن'], {
    tick: ['Behind the ear it is swollen, red or tender, or the ear sticks out', 'تورم أو احمرار أو ألم خلف الأذن، أو الأذن بارزة'],
    says: [
      'mastoid, mastoiditis, {ear} + sticks|sticking|pushed out|forward, behind|back|bone .. {ear} + {swell}, {red} behind {ear}, behind {ear} .. {red}, behind|back|bone .. {ear} + {pain}, behind|back|bone .. {ear} + {mass}, behind|back .. {ear} + {hot}, {ear} + pushed|poking|standing|stuck out|forward, bump|lump|swelling|swollen|red|sore|pain|hurts|tender|bone .. behind|back .. ear, behind|back .. ear .. swollen|red|sore|hurts|puffy|tender|bulging|lump|bump|painful, ear .. sticking|sticks|pushed|poking|pointing|forward out|forward',
      'خشاء, التهاب خشاء, {ear} + بارزه, {ear} + طالع برا|بره|قدام, خلف|ورا|وراء|قفا|ظهر .. {ear} + {swell}, {red} خلف|ورا|وراء {ear}, خلف|ورا|وراء {ear} {red}, خلف|ورا|وراء .. {ear} + {pain}, خلف|ورا|وراء .. {ear} + {mass}, خلف|ورا|وراء .. {ear} + {hot}, عظمه|عظم .. {ear} + {swell}, عظمه|عظم .. {ear} + {pain}',
    ],
  }),
  // Nose
  nosebleed: finding(['Nosebleed', 'نزيف الأنف'], {
    tick: ['The nose is bleeding or bled', 'نزيف من الأنف'],
    says: [
      'nosebleed, nosebleeds, epistaxis, {nose} + {blood}, {nose} + leaking|dripping|running|pouring|gushing|streaming red|claret, red stuff|drops|claret + {nose}, {nose} + red, blood|bleed|bleeding .. nose|nostril, nose|nostril .. blood|bleed|bleeding|bled, nose bleed|bleeds|bled, nose|nostril .. gushing|pouring|dripping red|claret|blood, {nose} + pouring|gushing + pinch|pinching|pinched, nose + gushing|gush|spurting, nose .. started|start gushing|pouring|bleeding, {nose} tap blood|red',
      'رعاف, يرعف, {nose} + {blood}, {nose} + نازف|بينزف|ينزف|تنزف, رعف, =يرعف, =ترعف, =ارعف, رعفت, {nose} + تدمي|يدمي, {nose} + يصب|يخر|ينقط|يشرشر|شلال + دم|احمر',
    ],
  }),
  'nosebleed-long': finding(['Nosebleed over 30 minutes', 'نزيف أنف أكثر من 30 دقيقة'], {
    tick: ['It still bleeds after 30 minutes, in spite of pinching', 'لا يزال ينزف بعد 30 دقيقة رغم الضغط'],
    says: [
      '{nose} + {blood} + wont|doesnt|not|cant|never stop|stopping|stopped, nosebleed + wont|doesnt|not|cant|never stop|stopping|stopped, nosebleed + 30|35|40|45|50|60 min|mins|minute|minutes, press|pressing|pressed|pinch|pinching|pinched|squeeze|squeezing|held|holding + {nose} + 30|35|40|45|50|60|hour|hours|forty|thirty, {nose} + {blood} + nonstop|gushing|gushes|endless|forever|ages, {nose} + {blood} for|over|past|last|since|nearly|almost|about|almost|another .. hour|hours, {nose} + {blood} .. for|over|past|last|nearly|almost .. hour|hours, {nose} + {blood} + 30|35|40|45|50|60|forty|thirty min|mins|minute|minutes, nosebleed|nose + an|hour|hours + stop|stopping|pouring|gushing|bleeding, nosebleed + nonstop|gushing|pouring, nosebleed .. for|over|past|last|since|nearly|almost .. hour|hours|ages, nosebleed still .. after|for .. 30|40|45|hour|hours|half, {nose} still bleeding|bleed .. after|for .. 30|40|45|hour|hours|half, half hour + still + {nose}, {nose} .. wont|not|cant|never stop|stopping bleeding?, {blood} + like|as tap|river + {nose}, nosebleed like tap|river, {nose} + {blood} + still|keeps|keep .. going|coming|pouring|dripping, nose .. bleeding .. long|ages, nose .. bled .. for .. long|ages, {nose} + {blood} + not|wont|cant|never .. stop|stopping, hour|hours now + {nose} + {blood}, {nose} + pouring|gushing|dripping|going|running + 30|35|40|45|50|60|forty|thirty|hour min|mins|minute|minutes|hours?, {nose} + pouring|gushing + pinch|pinching|pinched|pressing|pressed, pinch|pinched|pinching|press|pressing|pressed|holding|held it? hour|hours|half|ages + {nose}|dripping|bleeding|drip',
      '{nose} + {blood} + ما|لا|راضي وقف|يوقف|توقف|بيوقف, {nose} + {blood} + 30|35|40|45|50|60 دقيقه|دقايق, رعاف + ما|لا|راضي وقف|يوقف|توقف, {nose} + ضغط|ماسك|كبس|مسك|سد + ساعه|ساعات|30|35|40|45|50|60, {nose} + {blood} + يصب|يتدفق|شلال, {nose} + {blood} + من|صار|صارله|صارلي|لمده|لاكثر|طول|حوالي|اكثر|فوق ساعه|ساعات|ساعتين, رعاف + من|صار|صارله|صارلي|لمده|لاكثر|طول|حوالي|اكثر|فوق ساعه|ساعات|ساعتين, {nose} + {blood} + نص ساعه + لسا|لسه|للحين|ما|مو|وما, {nose} + {blood} + من|صار*|لمده|طول|حوالي نص ساعه, {nose} + {blood} + ساعه|ساعتين|ساعات + ما|لسه|لسا|للحين',
    ],
    implies: ['nosebleed'],
  }),
  sinus: finding(['Sinus pressure', 'ضغط الجيوب الأنفية'], {
    tick: ['Pressure or pain in the cheeks or forehead, with a blocked nose', 'ضغط أو ألم في الخدين أو الجبهة مع انسداد الأنف'],
    says: [
      'sinus, sinuses, sinusitis, cheek|cheekbone|forehead|facial + {pressure}, face {pressure}, face + full|{pressure} + nose|cold|snot|bend|bending, {pressure} .. face, cheekbone|facial + {pain}, green|yellow + {nose}, {nose} + {discharge}, cheek|cheeks|cheekbone|cheekbones|face|forehead + concrete|stuffed|congested|throbs, cheek|cheeks|cheekbone|cheekbones|face|facial {pain}, cheek|cheeks|cheekbones + side? + forehead + {pain}, behind|around|under|between|above eyes + {pressure}, cheekbones|cheeks + {pain}, face + {pain} + nose|bend|bending|lean|leaning, sinus*, pressure|pain|ache|heavy|hurts|throbbing .. cheeks|cheek|cheekbones|forehead|eyes, cheeks|cheekbones|forehead|face .. hurt|hurts|pressure|ache|aches|sore|tender|heavy|throb|throbbing, bunged|blocked|stuffed .. face|sinuses|nose .. pain|pressure|hurts|ache, green snot|mucus|bogeys|boogers',
      'جيوب, جيوب انفيه, التهاب جيوب, وجه|وجهي|جبهه|جبهتي|جبيني|خدود|خدودي + {pressure}, خدودي|وجنتين|وجنات + {pain}, {nose} + {discharge}, {nose} + اخضر|مخاط, خدود|خدودي|وجنات|جبهه|جبين|حواجب|وجه|ويه + {pressure}, وجه|ويه|خدود|جبهه|جبين|جيوب + {pain} + خدود|جبين|جبهه|خشم|انف|انحني|اوطي|سجد|انزل, وجه|ويه|خدود|خدودها|خدوده {pain}, {pain} وجه|خدود|جبين, بين|حول|ورا عيون|عيني + {pressure}, خد|خدي|وخدي|خدودي|جبهتي|جبيني|جبهه|وجهي|ويهي + {pain} + انزل|نزلت|سجود|سجدت|سجد|ركوع|اركع|انحني|اوطي|خشم|انف|زكام|مسدود',
    ],
  }),
  'smell-loss': finding(['Loss of smell', 'فقدان الشم'], {
    tick: ['Smell or taste is lost', 'فقدان الشم أو التذوق'],
    says: [
      'cant|cannot|lost|loss smell|taste, smell|taste + lost|gone|loss, anosmia, no|zero|not smell .. no|not|or|and|nor? taste, not =smelling|=tasting, no sense smell|taste, no taste|smell since|at|anymore, smell|smells|taste|tastes|tasting|smelling like? nothing|cardboard|zilch|water, smell|taste|tastebuds|taste buds + gone|dead|disappeared|vanished|strike|off|zero|no, cant|not .. smell|taste, cant smell|taste, food tasteless|bland, cant|not|dont|lost|no .. smell|taste .. anything|thing|nothing|food|coffee|at|all, smell|taste|smelling|tasting .. gone|lost|nothing|disappeared|vanished|missing, nothing smells|tastes, food .. tastes? nothing|cardboard|bland|tasteless, no|zero smell|taste|flavour|flavor, coffee|food|perfume|garlic|onion|curry .. no|not|nothing smell|taste',
      'ما اشم|شم|اذوق|تذوق, شم|طعم|تذوق|ذوق + فقدت|فقدان|راح|راحت|انعدام, ما|لا .. شم|=اشم|=يشم|=تشم|ذوق|اذوق|يذوق|تذوق, اكل|شي|عطر|قهوه .. ماله|ملوش|بلا|بدون|مافي|ماكو|ما طعم|ريحه|نكهه, ماله|مالها|ملوش طعم, ما .. حس .. طعم|ريحه|روايح, حاسه شم|ذوق|تذوق',
    ],
  }),
  'nosebleeds-many': finding(['Nosebleeds again and again', 'رعاف متكرر'], {
    kind: 'background',
    tick: ['Nosebleeds come several times a week', 'يتكرر الرعاف عدة مرات في الأسبوع'],
    says: [
      'nosebleed|nosebleeds|bleed|bleeds|bled|bleeding + {nose} + again|times|daily|weekly|frequent|often|keep|keeps, nosebleed|nosebleeds + twice|three|four|five|several|many|few|every|daily|weekly + week|day|month|times|time|days, =nosebleeds + keep|keeps|getting|lots|frequent|often|always|recurrent, nosebleed again, second|third|fourth|fifth|another|2nd|3rd|4th nosebleed, {nose} + {blood} + every|each|daily|week|weekly|twice',
      'رعاف + متكرر|يتكرر|كل|مرات|كم مره|كثير|دايم, {nose} + {blood} + يتكرر|متكرر|كل يوم|اسبوع|شوي|مرات|دايم, كل يوم|يومين|اسبوع + {nose} + {blood}, ثالث|رابع|ثاني مره + {nose}',
    ],
  }),
  'nosebleed-stopped': finding(['It has stopped', 'توقف الآن'], {
    kind: 'comfort',
    says: [
      '=stopped, nosebleed|bleeding|bleed|bled =stop|=stops, =stops, nosebleed over|gone|finished now?, stop|stopped|stops after|within|when|once, stop now|already|itself|soon|quickly, no longer bleeding|dripping, not bleeding|dripping anymore|now, dried up, bleeding|nose dried|finished|over',
      '=وقف, =ووقف, =وقفت, =ووقفت, =توقف, =وتوقف, =توقفت, =وقفها, =وقفته, =انقطع, =وانقطع, رعاف خلص|راح, وقف|توقف بعد|لحاله|بسرعه, وقف|توقف|وقفت =بعد, =انحبس, =بطل, =خلص نزيف|رعاف|دم, ما عاد ينزف|تنزف|نزف',
    ],
  }),
  'nosebleed-short': finding(['A short nosebleed', 'رعاف قصير'], {
    kind: 'background',
    says: [
      'nosebleed|nosebleeds .. 1|2|3|4|5|6|7|8|9|10|few|couple|two|three|five|ten min|mins|minute|minutes|second|seconds, {nose} + {blood} + 1|2|3|4|5|6|7|8|9|10|few|couple|two|three|five|ten min|mins|minute|minutes|second|seconds, short|small|little|tiny|slight|quick|brief|minor nosebleed, nosebleed short|small|tiny|slight|brief, stop|stopped|stops after|within|in .. 1|2|3|4|5|6|7|8|9|10|few|couple|two|three|five|ten min|mins|minute|minutes, pinch|pinched|pinching|pinch|held|squeezed|pressed .. 1|2|3|4|5|6|7|8|9|10|few|couple|two|three|five|ten min|mins|minute|minutes',
      'رعاف|نزيف خفيف|بسيط|شوي|قصير|قليل + {nose}, رعاف خفيف|بسيط|شوي|قليل, {nose} + {blood} + دقيقه|دقيقتين|دقايق|خفيف|بسيط, رعاف .. دقيقه|دقيقتين|دقايق, ضغط|ضغطنا|ضغطت|مسك|مسكت|مسكنا|سكرت|قفلت|قفلتها|كبست|سديت + دقيقه|دقيقتين|دقايق, وقف|توقف|وقفت + دقيقه|دقيقتين|دقايق',
    ],
  }),
  'dry-nose': finding(['Dry nose', 'جفاف الأنف'], {
    says: [
      '{nose} + dry|dryness|crusty|crusts|crust|scab|scabs|flaky|cracked, {nose} stuffy|dry at? night|ac, boogers|bogeys hard|dry',
      '{nose} + جاف|جافه|ناشف|ناشفه|جفاف|قشور|قشره|يابس|نشفان|متقشر, جفاف {nose}',
    ],
  }),
  'lid-twitch': finding(['Twitching eyelid', 'رفة الجفن'], {
    says: [
      '{eyelid} + twitch|twitching|twitches|twitchy|flutter|flutters|fluttering|flicker|flickering|flickers|jump|jumps|jumping|pulsing|dancing|spasm|spasms, {eye} + twitch|twitching|twitches|twitchy|fluttering|flutters, {eye} keeps? jumping|jumps|flickering',
      '{eyelid} + رف|يرف|ترف|رفه|رفرف|يرفرف|ينط|ينبض|يرقص|يرجف, {eye} + ترف|رفه|بترف|رفرف|ترفرف|تنط|بتنط, رفه عين|جفن',
    ],
    implies: ['twitch'],
  }),
  'eye-blood-spot': finding(['A blood spot on the white of the eye', 'بقعة دم في بياض العين'], {
    tick: ['A flat red patch on the white of one eye, without pain', 'بقعة حمراء في بياض العين دون ألم'],
    says: [
      'burst|broken|popped|ruptured|bust blood? vessel|vein|capillary + {eye}, subconjunctival, red|blood patch|spot|blotch|splotch|stain + {eye}, red|blood patch|spot|blotch|splotch + white, blood + white {eye}, bleed|blood on|in white|whites, {eye} .. bright red .. spot|patch, half white .. red|blood, white|whites one|left|right? {eye} + bright|blood|bloody|half|patch|crimson|scarlet|corner, {eye} white + blood|bloody|bright|crimson|scarlet, {eye} .. filled|pool|splash blood, bruise|blood .. on|in =eyeball',
      'بقعه|بقعت|نقطه|لطخه دم|حمرا|حمراء + {eye}, دم + بياض {eye}, بياض {eye} + دم|احمر|حمرا, عرق|شعيره|شعيرات|وعاء .. انفجر|انفجرت|طق|طقت + {eye}, نزيف تحت ملتحمه, {eye} + بقعه|بقعت|لطخه|نقطه دم|حمرا|حمراء, دم متجمع|محتقن + {eye}, بياض عين*|عين + دم|بقعه',
    ],
    implies: ['red-eye'],
  }),
  'milk-tooth': finding(['A milk tooth', 'سن لبني'], {
    kind: 'background',
    says: [
      'milk|baby|first tooth|teeth, tooth fairy, {kid} + wobbly|loose|wiggly tooth|teeth, wobbly|wiggly|loose front|bottom|top|first tooth|teeth, wobbly|wiggly tooth|teeth, tooth|teeth wobbly|wiggly',
      'سن|اسنان|سنون|ضرس .. لبن|لبني|لبنيه|حليب, {kid} + سن|سنه|سنها|سنونه مخلخل|متخلخل|يتخلخل|يتحرك|يهتز|يخلخل',
    ],
  }),
  // Throat
  'sore-throat': finding(['Sore throat', 'ألم في الحلق'], {
    tick: ['The throat is sore', 'ألم في الحلق'],
    says: [
      'sore throat, {throat} + {pain}, {throat} + {burns}, {throat} + {itch}, {throat} + {red}, {throat} + raw|scratchy|dry|tickle|tickly|infection|infected|swollen, tonsillitis, tonsils, tonsils + {swell}, pharyngitis, laryngitis, strep, {pain} + swallow|swallowing|swallows, odynophagia, razor|razors|razorblade|razorblades|glass|knives|gravel|sandpaper|needles|nails + swallow|swallowing|{throat}, {throat} + gravel|raspy|killing|fire|itches|grating, throat .. sore|hurts|hurt|kills|killing|scratchy|burning|burns|raw|fire|aches|painful|swollen|itchy, swallow|swallowing .. hurts|hurt|painful|kills|agony|razor, hurts|painful|kills .. swallow, swallowed glass|razors|razorblades|knives|needles|gravel, throat .. glass|razors|knives|needles|sandpaper, throat .. scratchy|tickly|dry|itchy, swallowing .. sore|pain, throat|throats on fire|killing',
      '{throat} + {pain}, {throat} + {burns}, {throat} + {itch}, {throat} + {red}, {throat} + {swell}, {throat} + التهاب|ملتهب|ملتهبه|محتقن|احتقان|مجروح|مجرح|ناشف|جاف|خشن|خشونه|محروق|=شوك, لوز|لوزتين|لوزه|بلاعيم|بلاعيمي, {pain} + بلع|ابلع|يبلع|تبلع|بلعت, بلع|=ابلع|=يبلع|=تبلع + مسامير|قزاز|زجاج|امواس|موس|شوك|سكاكين|نار|حجر, {throat} + نار|=شوك|مسامير|يحرق|تحرق|محترق|مخرش|يخرش|مقرح, {throat} + يذبح*|يقطع*|=شوك|مسامير|امواس',
    ],
  }),
  'strep-signs': finding(['Pus on the tonsils', 'صديد على اللوزتين'], {
    tick: ['White or yellow spots or pus on the tonsils', 'بقع بيضاء أو صفراء أو صديد على اللوزتين'],
    says: [
      'white|pus|exudate|exudates|spots|patches|dots + {throat}, strep, exudative tonsillitis, tonsils + white|yellow|pus|spots|patches|coated, white|yellow|pus|grey + gunk|stuff|bits|spots|spot|dots|patches|coating|goo|slime|blobs|points + throat|tonsil|tonsils|throats, tonsil|tonsils|throat + pus|exudate|whitish|yellowish, white|yellow|pus|spots|patches|dots .. tonsils|tonsil|throat, tonsils|tonsil|throat .. white|yellow|pus|spots|patches|spotty|dots, grey|gray|white|yellow sheet|membrane|film|skin|layer|coat + tonsil|tonsils|throat',
      'صديد|قيح|نقط|نقاط|بقع|طبقه + {throat}, {throat} .. ابيض|بيضاء|بيضا, بيضا|بيضاء .. {throat}, ابيض علي {throat}, لوز|لوزتين + صديد|قيح|ابيض|بيضاء|بيضا|بقع|نقط, بكتيريا + {throat}, بياض|ابيض|بيضا|صديد|قيح|مده|نقط|حبوب|بقع|تقيح|خراج + لوز|لوزات|لوزتين|لوزه|بلاعيم, بياض|مده|تقيح + {throat}',
    ],
    implies: ['sore-throat'],
  }),
  'trouble-swallowing': finding(['Trouble swallowing', 'صعوبة في البلع'], {
    tick: ['Swallowing is hard', 'صعوبة في البلع'],
    says: [
      'dysphagia, difficulty|trouble|hard|difficult|problem|problems|struggling|struggle + swallow|swallowing, {throat} + food stuck|sticks|sticking, food|pills + stick|sticks|sticking|stuck + {throat}, food|pills + stick|sticks|sticking|stuck + {chest}, hard|difficult|difficulty|trouble|struggle|struggling .. food|eat|swallow down|food, {throat} + not let|letting|lets|wanna|want|wants|allow|allowing, food|pills|tablets .. not|wont|hard|slow|slowly|cant go|going|goes|pass|passing|get down, food|pills|bread|meat + catch|catches|catching|hangs + {throat}, food|stuff|things .. sticks|sticking|stuck|catches .. going|swallow|throat|chest|down, food .. not|wont .. down|go, choke|choking|chokes .. food|eating|eat|drink|swallow, food|meat|bread|pills .. gets|get|getting|sometimes|often|keeps .. stuck|sticks|sticking|catches|caught, food sticks|sticking, swallow|swallowing + slow|effort|problem|issue|hurdle|harder|tough, swallow|swallowing .. hard|harder|difficult|trouble|struggle|tricky|problem|slow, trouble|hard|harder|difficulty|struggle|struggling .. swallow|swallowing, wash|washing|push|flush .. food|bite|bites|mouthful|everything down, drink|water|sip .. push|wash|get .. food down, bites|mouthfuls|food + slow|slowly|struggle|stick .. down, only liquid|liquids|soft|soup .. go|goes|swallow|down, swallow|swallowing + weird|strange|funny|wrong|harder|off|heavy|weak, water|drink|drinks|liquid|food .. up|through|out nose .. drink|swallow, choke|choking|coughing .. water|drinks|liquids',
      'صعوبه|صعب|يصعب|مشكله|اتعب|بتعب + بلع|ابلع|يبلع|تبلع|بالبلع, اكل|لقمه + يعلق|تعلق, اكل|لقمه + وقف + {throat}, اكل|لقمه + وقف + {chest}, غصه, =يغص|=اغص|=تغص|=بغص|=بيغص, بلع|=ابلع|=يبلع|=تبلع + صعب|صعبه|ثقيل|بالقوه|بالعافيه|بالزور|مشقه|عاني|بطيء|معاناه, اكل|لقمه|طعام|لقم|خبز + ما|لا|بالقوه|بالزور|صعوبه|بالعافيه .. نزل|=ينزل|=تنزل|مر|يمر|يمشي|عدي|يعدي|ينبلع, مشكله|صعوبات|عسر .. بلع, بلع .. ثقيل|غريب|ضعيف|صاير, ماي|ماء|شراب .. يطلع|ينزل من? خشم|انف, يشرق|اشرق|تشرق .. ماي|ماء|اشرب|ياكل',
    ],
  }),
  'cannot-swallow': finding(['Cannot swallow even spit', 'تعذر بلع حتى الريق'], {
    tick: ['Not even spit or water can be swallowed', 'لا يمكن بلع حتى الريق أو الماء'],
    says: [
      'cant + swallow + saliva|spit|water|anything|fluid|liquid, not swallow + saliva|spit, impossible swallow, cant swallow, cant .. even swallow, {throat} .. totally|completely|fully .. shut|closed|blocked, spit|spitting .. spit|saliva out, nothing .. getting past, cant get|take .. saliva|spit|water|liquid|anything down, even|also water|saliva|spit .. not|cant .. go|going|swallow|swallowing|down, not =swallow + saliva|spit|even, cant|unable .. swallow .. spit|saliva|water|anything|even|own|at, spit|saliva .. not|cant|wont .. down|swallow, nothing goes|going|go|gets down, food|water|drink|drinks|spit|saliva not|wont go|going|goes down, not|wont go|going|goes down throat, not =swallowing anything|water|spit|saliva, cant|not|unable .. get|keep|take .. spit|saliva .. down, cant get .. water|drink|drinks .. down + {throat}, spitting saliva|spit .. into|cup|bowl|bucket|tissue, nothing .. go|goes|going .. down + {throat}, cant .. drink|drinking .. even|anything + {throat}, even water .. stuck|comes .. {throat}, water .. not|wont .. down .. {throat}, impossible + swallow|swallowing, swallow|swallowing + saliva|spit + impossible, spits|spitting|spit out? every*|own saliva|spit, cant .. get|take .. own? spit|saliva|water|sip|sips down, spit|saliva .. wont|not|cant go|stay down',
      'ما|لا قدر|ستطيع|يقدر|تقدر .. بلع|ابلع|يبلع|تبلع, ما عاد|صار|صارت .. بلع|ابلع|يبلع, ما|لا بلع|ابلع|يبلع|تبلع + ريق|ريقه|ريقي|ريقها, عدم|تعذر .. بلع, ريق|ريقه|ريقي|ريقها .. ما|لا .. نزل|=ينزل|بلع|=ينبلع|=ابلعه, ما|لا .. نزل|=ينزل|=يدخل .. ريق|ريقي|ريقه|ماي|ماء|مي|مويه + {throat}, حتي ريق|ريقي|ريقه|ماي|ماء|مي|مويه .. ما|لا .. قدر|بلع|نزل|ينزل + بلع|=ابلع|=يبلع|{throat}, حتي ريقي|ريقه|ريقها .. بلع|=ابلعه|=يبلعه, ما|لا =يبلع|=ابلع|=تبلع|=ببلع|=بيبلع .. ريق|ريقه|ريقي|ريقها|ماء|ماي|مي|شي, ابصق|يبصق|تبصق|بصق|اتفل|يتفل|تتفل|تفل ريق|ريقي|ريقه|ريقو|ريقها|لعاب|لعابه|لعابي|لعابها + بلع*|{throat}, ريق|ريقي|ريقه|ريقو|ريقها|لعاب|لعابه|لعابي|لعابها + ما|لا|مو|مب|مش + =يبلعو|=يبلعه|=ابلعو|=تبلعو|=يبلعها|=تبلعه',
    ],
    implies: ['trouble-swallowing'],
  }),
  'food-stuck': finding(['Food stuck in the gullet', 'طعام عالق في المريء'], {
    tick: ['Food or a bone is stuck and will not go down', 'طعام أو عظمة عالقة لا تنزل'],
    says: [
      'food|meat|chicken|bone|fishbone|steak|pill|bread|something + stuck|lodged + {throat}, food|meat|chicken|bone|fishbone|steak|pill|bread|something + stuck|lodged + {chest}, food|meat|chicken|bone|fishbone|steak|pill|bread|something + stuck|lodged + foodpipe|oesophagus|esophagus|gullet, fish bone + {throat}, not go down + {throat}, food|meat|chicken|bone|fishbone|steak|beef|kebab|pill|tablet|bread|rice|something|lump|bite|apple|mouthful + wedged|jammed|caught|trapped|stuck|lodged|blocked|sitting|not + {throat}, food|meat|chicken|bone|steak|beef|kebab|pill|tablet|bread|rice|lump|bite + wedged|jammed|caught|trapped|sitting + {chest}, food|meat|chicken|steak|beef|bread|pill .. not|wont|cant .. go|going|shift|move|come|down + {throat}, stuck|lodged|wedged|jammed|caught .. throat|gullet|chest|pipe|oesophagus|esophagus, throat|gullet|chest|pipe .. food|meat|chicken|bone|steak|pill|bread .. stuck|lodged|caught|jammed, food|meat|chicken|bone|steak|pill|bread|rice .. stuck|lodged|wedged|jammed|caught .. halfway|way|down|swallow',
      'اكل|لحم|دجاج|عظم|شوكه|لقمه|حبه|خبز|سمك + واقف|وقف + {throat}, اكل|لحم|دجاج|عظم|شوكه|لقمه|حبه|خبز|سمك + واقف|وقف + {chest}, شوكه سمك + {throat}, اكل|لحم|لحمه|دجاج|دجاجه|عظمه|عظم|شوكه|لقمه|حبه|خبز|خبزه|سمك|قطعه|حته|تمره|تفاح + علق|عالق|ناشب|نشب|حشر|محشور|واقف|وقف|عصي|صمل|غص|انحصر|انحشر + {throat}, اكل|لحم|لحمه|دجاج|عظمه|شوكه|لقمه|حبه|خبز|قطعه + علق|عالق|ناشب|نشب|حشر|محشور|واقف|وقف|انحشر + {chest}, اكل|لحم|لحمه|دجاج|عظمه|شوكه|لقمه|حبه|خبز|قطعه + علق|عالق|ناشب|نشب|واقف|وقف|انحشر + مري, اكل|لحم|لحمه|عظمه|شوكه|لقمه|حبه|خبز|قطعه .. ما|لا .. نزل|=ينزل|=تنزل|=نزلت|=طلعت + علق|عالق|نشب|واقف|وقف|{throat}, علق|نشب|وقف .. اكل|لحم|عظم|شوك|لقم|قطع + {throat}',
    ],
  }),
  drooling: finding(['Drooling', 'سيلان اللعاب'], {
    tick: ['Spit runs out of the mouth', 'اللعاب يسيل من الفم'],
    says: [
      'drool, drooling, drools, =dribbling, saliva|spit + running|runs|coming|pouring|pooling|dripping, slobber|slobbering, dribble|dribbles + saliva|spit|mouth|chin|constantly|bib, saliva|spit + falling|leaking|flowing|drips, cant|not .. keep|hold .. saliva|spit, drool*, spit|saliva|dribble .. chin|down|bib|everywhere|nonstop|constantly, shirt .. saliva|spit',
      '=لعاب, =لعابه, =لعابها, =لعابي, لعاب|ريال|ريق|ريقه|ريقي|ريقها|رياله|ريالته|ريالتها + سيل|يسيل|ينزل|نزل|سايل|نازل|يطلع|سيلان|يطيح|بيسيل|بينزل, يريل, تريل, سعابيل|سعابيله|سعبول, ريال|رياله|ريالته|ريالتها|ريق|ريقه|ريقها|لعاب|ريوقه|تفال|بزاق + طيح|طاح|خر|نقط|فايض|مغرق|كب|سيل|نزل|سال, =يسعبل|=تسعبل|=يريل|=بتريل, لعاب|ريق|ريقه|ريال .. يسيل|ينزل|نازل|سايل|يطيح|فم, =ريالته|=ريالتها|=ريالي تسيل|تنزل|سايله|نازله|تخر, ريق|ريقي|ريقه|ريقو|ريقها|لعاب|لعابه|لعابي|لعابها + يشر|تشر|شر|بيشر|يشرشر|يخر|بيخر|مغرق, مخده .. ريق|ريقي|ريقه|ريقو|ريقها|لعاب|لعابه|لعابي|لعابها',
    ],
  }),
  'muffled-voice': finding(['Muffled voice', 'صوت مكتوم'], {
    tick: ['The voice is thick or muffled, as with a hot potato', 'الصوت مكتوم كأن في الفم شيئاً ساخناً'],
    says: [
      'hot potato, voice|speech + muffled|thick|thickened|strangled, quinsy, peritonsillar, voice|talk|talking|talks|speech|speak|speaking + mouthful|potato|cotton|marbles|kermit|muffled|plum|gargling|underwater|garbled|bunged, sound|sounds + mouthful|potato|marbles|kermit|plum|gargling, voice|talk|talking|sound|sounds|speaking .. mouth full|stuffed|food, sound|sounds|talking|talk|speak|speaking .. potato|mouthful|marbles|cotton|full mouth, voice + thick, voice .. muffled|thick|strangled|plummy|choked|potato|garbled, voice changed|gone|sounds .. thick|potato|mouthful|full, talk|talking|speak|speaking|sounds like .. something|food|golf|ball|marble|hot .. mouth|throat, talk|talks|talking|speaks|speaking|voice .. tongue .. swollen|thick|big',
      'صوت|صوتي|صوته|صوتها + مكتوم|مخنوق|خنفه|مكبوت, خراج + {throat}, خراج لوزه|لوز, صوت|كلام|حكي|يحكي|يتكلم|تتكلم + بطاطا|بطاطس|بطاط|لقمه|تخين|ثخين|مليان|غليظ|مخنوق|مكبوس|منخنق|متخن, صوت|كلام|حكي|يحكي + شي|اكل|حاجه + تم|حلق|حلج|فم|حلك',
    ],
  }),
  trismus: finding(['Mouth cannot be opened', 'تعذر فتح الفم'], {
    tick: ['The mouth cannot be opened fully', 'لا يمكن فتح الفم كاملاً'],
    says: [
      'trismus, lockjaw, cant|cannot|couldnt|hard|difficult|difficulty|trouble|unable|hardly|barely open|opening + {mouth}, cant|cannot|couldnt|hard|difficult|difficulty|trouble|unable|hardly|barely open|opening + {jaw}, {jaw} + not open, mouth + open + finger|inch|little|bit|small|half|crack, cant fit|get .. spoon|finger|fingers|toothbrush|fork in|mouth|past, jaw|jaws .. locked|stuck|shut|jammed|clamped|seized, lock jaw, mouth|mouths|jaw|jaws not|wont|cant|hardly|barely .. open|opening|opens, not|cant|wont|hardly|barely|unable|hard|difficult|struggle|struggling open|opening .. wide|full|fully|mouth|gob|jaw, jaw|jaws + jam|jammed|locked|clamped|seized|frozen|wired|welded, cant|barely|hardly|unable|struggle|struggling|difficult .. open .. mouth|jaw, mouth|jaw opens|opening|open only|little|half|barely|bit|not, mouth|jaw only|barely|hardly|just open|opens|opening, {jaw} + lock|locked, jaw stuck, cant .. open .. more|than|finger|inch|cm, open .. mouth .. only|just .. finger|inch|little|bit, mouth .. only open|opens|opening, jaw .. wont|not|cant .. open|move, only|barely|just .. =two|=one|=2|=1 finger|fingers|fingertip .. between|in|into|past|inside teeth|mouth, =one|=two|=2|=1 finger|fingers + teeth|mouth|jaw + open|between|fit|fits|width',
      'ما|لا قدر|ستطيع|يقدر|تقدر .. فتح|افتح|يفتح|تفتح + {mouth}, ما|لا قدر|ستطيع|يقدر|تقدر .. فتح|افتح|يفتح|تفتح + {jaw}, صعوبه|صعب|تعذر .. فتح|افتح + {mouth}, صعوبه|صعب|تعذر .. فتح|افتح + {jaw}, {jaw} + علق|مقفل|قفل|متيبس|مسكر|عالق, ما قدر .. فتح بقي|بقه|بقها|حلقي, ما|لا .. فتح|بطل|فك|فج|حل|شق + {mouth}, ما|لا .. فتح|بطل|فك|فج + {throat}, {mouth} .. ما|لا .. فتح|=يفتح|=ينفتح|=يتفتح|=يبطل|بطل|=ينفك|=ينبطل, {mouth} + فتح|=يفتح|=ينفتح|بطل + شوي|بسيط|صبع|سانتي|نص, {jaw} + معلق|مقفل|مشدود|متيبس|مسكر|ملزق|مصكوك|متشنج|قافل|معصعص|عالق|تيبس, {jaw} .. ما|لا .. فتح|=يفتح|=ينفتح|=يتحرك',
    ],
  }),
  'tonsil-stones': finding(['Tonsil stones', 'حصى اللوزتين'], {
    tick: ['Small white smelly lumps come out of the throat', 'حبيبات بيضاء صغيرة كريهة الرائحة تخرج من الحلق'],
    says: [
      'tonsil|tonsils stone|stones, tonsilloliths, tonsillolith, white|smelly|stinky|stinking|cheesy|yellow|yellowish .. bits|balls|lumps|chunks|stones|nuggets|crumbs|pieces|grains|things|rice + come|comes|coming|cough|coughing|coughed|hawk|hawked|pop|popped|popping|spit|out|dig|pick + {throat}, white|smelly|stinky|cheesy|yellow .. ball|bit|lump|chunk|stone|nugget|crumb|thing + {throat} + smell|smells|stink|stinks|stinking|foul|rotten, cough|coughing|coughed|hawk|hawking|pop|popped up|out .. smelly|stinky|stinking|cheesy .. bits|balls|lumps|chunks|stones|nuggets|crumbs|thing|things',
      'حصي|حصوات|حصاه|حجر .. لوز|لوزتين|لوزات, حبيبات|حبات|حصيات|كتل|قطع|حبوب|كرات|فتات .. بيضا|ابيض|صفرا|بيضاء + تطلع|طلع|بتطلع|يطلع|تخرج|تنزل|تطيح + {throat}, حبيبات|حبات|حصيات|قطع|كرات|فتات|شي .. بيضا|ابيض|بيضاء + {throat} + ريحه|ريحتها|ريحتا|ريحته|رايحه|كريه*|تقرف|بتقرف',
    ],
  }),
  'tooth-shed': finding(['A tooth came out by itself', 'سن سقط وحده'], {
    kind: 'background',
    says: [
      'tooth|teeth fell|came|come|dropped|popped out .. eating|biting|bit|apple|brushing|wiggling|wobbling|itself, tooth|teeth .. out .. eating|biting|apple|brushing|itself, {tooth} + wobbly + fell|came|come out?, {tooth} + fell|came|out + tooth fairy, loose|wobbly + {tooth} + fell|came|come out?',
      '{tooth} + وقع|وقعت|طاح|طاحت|سقط|سقطت|طلع|طلعت|انخلع|وگع + تاكل|ياكل|اكل|لحاله|لحالها|لوحده|لوحدها|بروحه|بروحها|تفاحه|تفرش|يفرش, {tooth} + يتحرك|تتحرك|متخلخل|مخلخل|يهتز|يلعب + وقع|طاح|سقط|طلع|انخلع',
    ],
  }),
  'one-sided-throat': finding(['Throat pain on one side', 'ألم الحلق في جهة واحدة'], {
    tick: ['The throat is far worse on one side', 'ألم الحلق أشد بكثير في جهة واحدة'],
    says: [
      '{throat} + {side} + {pain}, {throat} + one|left|right side, uvula + side|shifted|pushed, {throat} + one|left|right + {pain}, one|left|right tonsil|side .. throat, tonsil + bigger|huge|one|left|right, {pain} swallow|swallowing + one|left|right, one|left|right side .. throat .. {pain}|worse|swollen, throat .. one|left|right side|only, sore|swollen|pain|hurts .. one|left|right side .. throat|tonsil, one tonsil|side .. bigger|swollen|huge|worse, tonsil .. one|left|right',
      '{throat} + {side} + {pain}, {throat} + {side} + {swell}, {throat} + صوب|جهه|طرف|جنب|ناحيه|ميله|يمين|يسار|شمال + {pain}, {throat} + طرف|صوب|جهه واحد|واحده|يمين|يسار|شمال, لوزه وحده|واحده|يمين|يسار + {pain}|{swell}|كبير|اكبر',
    ],
    implies: ['sore-throat'],
  }),
  'neck-swelling': finding(['Swelling of the neck or under the tongue', 'تورم الرقبة أو تحت اللسان'], {
    tick: ['The neck or the floor of the mouth is swollen', 'تورم في الرقبة أو تحت اللسان'],
    says: [
      '{tooth} + {neck} + {swell}, whole|entire neck + {swell}, bull neck, under|beneath|underneath tongue|chin + {swell}, ludwig*, floor mouth + {swell}, {neck} {swell}, {swell} {neck}, neck + bullfrog|bullfrogs|balloon|ballooned|ballooning|huge|massive|thick|thicker|fat|tyre|tire|double, floor mouth|tongue + {swell}|raised|lifted, swollen|swelling {neck}, neck + look|looks .. frog|swollen, swollen|swelling .. under .. tongue, swollen|swelling under|beneath chin, under .. tongue|chin swollen|swelling|puffy|hard, neck .. side bulge|bulging|bulges, bulge|bulging .. side .. neck, under .. chin .. swelling|swollen|hard|puffed|bulging, neck + blown|blew|ballooned|puffed up, neck + both sides + {swell}, {swell} .. both sides? .. under|below jaw|chin + hard|both|spreading, below|under|beneath chin .. hard|wood|woody|swollen|swelling|puffy|tight, tongue + pushed|lifted|raised|pushing up',
      '{tooth} + {neck} + {swell}, كل رقبه|رقبتي|رقبته + {swell}, تحت لسان|لساني|لسانه|لسانها|ذقن|ذقني|ذقنه + {swell}, رقبه|رقبت|عنق {swell}, رقبه + {swell} + كبير|كبيره|كله|كلها|جبير, رقبه|عنق + متورم|متنفخه|منفخه|وارمه|ضخمه|كبرت|تخنت|ورمانه, زور وارم|منتفخ|متورم, انتفخ|تورم|ورم .. تحت لسان|ذقن|ذقني|ذقنه|حنكي|فك, تحت ذقن*|حنك*|فك* .. متورم|وارم|صلب|منتفخ|قاسي, لسان* + مرفوع|يرتفع|مدفوع',
    ],
  }),
  'throat-operation': finding(['After a throat operation', 'بعد عملية في الحلق'], {
    tick: ['Tonsils or adenoids were taken out in the last 2 weeks', 'استئصال اللوزتين أو اللحمية خلال آخر أسبوعين'],
    says: [
      'tonsillectomy, adenoidectomy, tonsil|tonsils|adenoid|adenoids + operation|surgery|removed|removal|op|taken, tonsils|adenoids =out, {throat} + operation|surgery, tonsils|adenoids|tonsil + yanked|whipped|cut|op|operated|taken|ago, tonsils|tonsil|adenoids .. out|removed|taken|op|operation|surgery|week|days|yesterday',
      'لوز|لوزتين|لوزات|لحميه|لوزه|ناميات + عمليه|استيصال|شال|شالوا|شلنا|شلت|ازاله|جراحه, {throat} + عمليه|جراحه, لوز|لوزتين|لوزات|لحميه + شيل|شلتهم|شلناها|قطع|انشال|انشالت|تنظيف|قص|شيله, شالوا|شال|شالت|شلنا|شالولها|شالوله .. لوز*, استيصال|ازاله|عمليه .. لوز*',
    ],
  }),
  'throat-bleeding': finding(['Blood from the throat or mouth', 'دم من الحلق أو الفم'], {
    tick: ['Blood comes from the throat, or is spat out', 'خروج دم من الحلق أو بصقه'],
    says: [
      '{throat} + {blood}, spit|spitting|spat|spits|spitted + {blood}, swallowing + {blood}, tonsil|tonsils|tonsillectomy + {blood}, bleeding|blood from mouth, spit|spitting|spat|saliva|spits + red|pink, every time|when .. spit .. red|blood|pink, taste|tasting blood, coughing|gagging .. blood .. throat, blood|bleeding .. throat|mouth|tonsil|tonsils|spit|saliva, throat|mouth|tonsil|tonsils|spit|saliva|spitting .. blood|bloody|bleeding',
      '{throat} + {blood}, بصق|يبصق|تبصق|ابصق|تفل|يتفل|يبزق|بزق|تفال + {blood}, لوز|لوزتين|لحميه + {blood}, دم|نزيف|ينزف من فم|تم|حلق, دم|نزيف|ينزف فم, تفل|بصق|=ابصق|=اتفل|بصاق|ريق|لعاب|بزاق|تفال|بزق|=تف|=بتف|=اتف + {blood}, دم|نزيف + فم|تم|حلج|بق|=تمي|=تمه|=تمها|=بقي|=حلقي, تفل|بصق|ريق|لعاب|تفال|بزاق + احمر',
    ],
  }),
  'white-cell-medicine': finding(['Medicine that can lower white cells', 'دواء قد يخفض كريات الدم البيضاء'], {
    kind: 'background',
    tick: ['Carbimazole, methotrexate, clozapine or chemotherapy is taken', 'استعمال كاربيمازول أو ميثوتركسات أو كلوزابين أو علاج كيميائي'],
    says: [
      'carbimazole, methimazole, propylthiouracil, neomercazole, methotrexate, clozapine, chemo, chemotherapy, azathioprine, overactive thyroid tablets, metoject, methotraxate, mtx, mercaptopurine, leflunomide, sulfasalazine, cyclophosphamide',
      'كاربيمازول, ميثيمازول, نيوميركازول, ميثوتركسات, ميثوتريكسات, كلوزابين, كيماوي, علاج كيماوي|كيميايي, ازاثيوبرين, ميثوتركسيت, ميتوتركسات, ميثوتريكسيت, متوتركسات, =كيمو, جلسات كيماوي|كيمو, ايموران, ليفلونوميد',
    ],
  }),
  // Mouth and teeth
  'mouth-sores': finding(['Mouth ulcer', 'قرحة في الفم'], {
    tick: ['Ulcers or sores in the mouth', 'قرح أو تقرحات في الفم'],
    says: [
      'ulcer|ulcers|canker|blister|blisters|cut|cuts + {mouth}, sore|sores|raw|bump + mouth|tongue|lip|lips|cheek, mouth|tongue|lip|lips + {pain}, mouth|tongue|lip|lips + {burns}, aphthous, stomatitis, bitten|bit|burnt|burned tongue|lip|cheek|mouth, dry|chapped|cracked|split + lip|lips, mouth|tongue|lips|lip|gum|gums + wound|wounds|sores|ulcer|ulcers|burning|burn|raw|spots|crater|craters|holes|cuts|cut|blisters, {mouth} + ulcerated|ulcer|ulcers|canker, ulcer|ulcers|sore|sores|blister|blisters|cut|cuts|crater .. mouth|tongue|lip|gum|cheek|gums, mouth|tongue|lip|gum|gums .. ulcer|ulcers|sore|sores|blister|blisters|crater|raw|burning|stings, roof|palate|palat mouth? + burnt|burned|burn|skin|peeling|peel|hanging|blister|raw|scalded, skin + hanging|peeling|peeled|coming|came + mouth|palate|roof|cheek|lip|gum, burnt|burned|scalded mouth|tongue|palate|roof, ulcers, {mouth} + pit|hole|crater|whitish sore, {throat} + ulcers|ulcer',
      'قرحه|قرح|تقرح|تقرحات|حبه|حبايه|حبوب|فقاعه|فقاعات|جرح|حموه + {mouth}, فم|لسان|شفه|شفايف|شفاه|=تمي|=تمه|=بتمي|=بتمه + {pain}, فم|لسان|شفه|شفايف|شفاه|=تمي|=تمه|=بتمي|=بتمه + {burns}, عضيت|عضضت|حرقت لسان|لساني|شفتي|خدي, {mouth} + متشققه|مشققه|تشقق|ناشفه|مقشره|يابسه, فطور|افطور|قروح|تقرح|متقرح|جروح|مجرح|مجروح|مقرح|ملتهب|قلاع|فقاقيع|تسلخ + {mouth}, فطور|تقرح|قروح|حبوب|جروح + لثه|حلج|خد|خدي|سقف, حلج|لثه + {burns}, {mouth} + مقرح|متسلخ|مشقق|متشقق, حاجه|شي|شيء|جوره|نقره|حفره|نقطه|دايره|بقعه|حبه|حبايه|بثره + بيضا|بيضاء|ابيض|صغيره|صغير + جوا|جوه|داخل|تحت|باطن|علي|طرف شفه|شفتي|شفته|شفتها|لسان|لساني|خد|خدي|لثه|لثتي|فم|فمي|تمي|بقي|حلجي, حاجه|شي|شيء|جوره|نقره|حفره|نقطه|دايره|بقعه|حبه|حبايه|بثره + بيضا|بيضاء|ابيض + شفه|شفتي|شفته|شفتها|لسان|لساني|خد|خدي|لثه|لثتي|فم|فمي|تمي|بقي|حلجي, جوا|جوه|داخل شفه|شفتي|شفته|شفتها|لسان|لساني|خد|خدي|لثه|لثتي|فم|فمي|تمي|بقي|حلجي + تحرق|بتحرق|يحرق|حرقه|حرقان, قرحه|قرح|تقرح|تقرحات|حبه|حبايه|جرح|بثره + لثه|لثتي|لثته|خد|خدي|سقف, {mouth} + تشقق|مشقق|ناشف|ناشفين|مشققين|متشققين|تقشر|يتقشر',
    ],
  }),
  'tongue-burnt': finding(['Mouth burnt by hot food', 'حرق الفم بطعام ساخن'], {
    tick: ['The tongue or mouth was burnt by hot food or drink', 'احتراق اللسان أو الفم بطعام أو شراب ساخن'],
    says: [
      'burn|burnt|burned|burning|scald|scalded tongue|mouth|palate|lip|lips|=gums + coffee|tea|chai|karak|soup|pizza|hot|food|drink|drinking|eating|fast|milk|cocoa|noodles|rice|samosa|potato, burnt|burned|scalded tongue|palate, tongue|palate|roof mouth? .. burnt|burned|scalded, {mouth} + burnt|burned|scalded + hot|coffee|tea|soup|pizza|karak|chai, hot|coffee|tea|soup|pizza|karak|chai .. burnt|burned|scalded .. {mouth}',
      'حرقت|احترق|انحرق|اتحرق|احرقت|محروق|اتلسع|انلسع|لسعت|تلسع|كويت .. لسان|لساني|لسانه|لسانها|سقف, لسان|لساني|لسانه|لسانها .. حرقت|احترق|انحرق|اتحرق|محروق|اتلسع|انلسع|لسعت, {mouth} + احترق|انحرق|اتحرق|محروق|اتلسع|انلسع|حرقت + شاي|قهوه|كرك|شوربه|بيتزا|حار|ساخن|سخن|مته',
    ],
    implies: ['mouth-sores'],
  }),
  'oral-thrush': finding(['White patches in the mouth', 'بقع بيضاء في الفم'], {
    tick: ['White patches in the mouth or on the tongue', 'بقع بيضاء في الفم أو على اللسان'],
    says: [
      'oral|mouth thrush|candida|fungal|fungus, white|coated|coating|patches + {mouth}, thrush + {mouth}, {mouth} + cheese|milk|milky|furry|fuzzy|curd|curds|film|cotton|snow|fur|whitish|coated, tongue|mouth + white, tongue|mouth .. white|coated|furry|patches|thrush|fuzzy|fur, white .. tongue|mouth|cheeks, white patch|patches|coating|stuff|film .. inside|gums',
      'فطريات|فطر|قلاع|سلاق + {mouth}, بيضاء|بيضا|بياض|بقع|طبقه + لسان|فم|حلج|=تمي|=تمه|=بتمي|=بتمه, قلاع, لسان|فم|تم|حلج|خدود|لثه + ابيض|بياض|بيضا|طبقه|جبن|جبنه|فطر|قشطه|فطريات, فطريات|فطر + فم|لسان|=تمي|=تمه|حلج|بق',
    ],
  }),
  'cold-sore': finding(['Cold sore', 'هربس الشفة'], {
    tick: ['Small painful blisters on or near the lip', 'بثور صغيرة مؤلمة على الشفة أو قربها'],
    says: [
      'cold sore|sores, coldsore, fever blister|blisters, blister|blisters|scab|herpes + lip|lips|mouth, herpes labialis, herpes simplex, bubble|bubbles|blister|blisters|scab|cluster|crusty|tingly|tingle|water .. lip|lips|mouth, lip|lips + bubble|bubbles|blister|blisters|tingling|tingle|scabby|crust, coldie, blister|blisters|tingle|tingling|tingly|scab|crust|sore .. lip|lips, lip|lips .. blister|blisters|tingle|tingling|tingly|scab|crusty|bubbles|herpes',
      'هربس + {lips}, حبه|حبوب|فقاعه|فقاعات|بثور|حبايه|حبيبات + شفه|شفتي|شفته|شفتها|شفايف|شفاه, سخونه|حراره + شفه|شفتي|شفايف, عقبول, حبه|حبوب|حبات|حبيبات|فقاعه|فقاعات|بثور|نفطه|نفاطات + شفه|شفتي|شفته|براطم|برطم|شفاه|شفايف|شلايف|بوز, حبه|حبوب|حبات سخونه|حراره|حمي|برد, حمو|سخونه + شفه|شفتي|شفايف|برطم, هربس + شفه|شفتي|فم|برطم, فقاعه|فقاعات|فقاقيع|نفاط|نفطه|بثور|حبيبات|حبوب + شفتي|شفته|شفتها|شفايفي|شفايفه|شفايفها|براطمي|برطمي',
    ],
  }),
  toothache: finding(['Toothache', 'ألم في الأسنان'], {
    tick: ['Pain in a tooth or the gum', 'ألم في سن أو في اللثة'],
    says: [
      'toothache, toothaches, {tooth} + {pain}, {tooth} + sensitive|sensitivity|infection|infected|decay|decayed|rotten|cavity|nerve, cavity, cavities, lost|loose filling|crown, filling|crown|cap + fell|came|lost|out, root canal, braces + {pain}, {tooth} + throbbing|throbs|twinge|twinges|killer|cold|sweet|hot|nerve|rotting, tooth|teeth|molar|gum|gums .. hurt|hurts|ache|aches|killing|throb|throbbing|sore|agony|pain|sensitive|nerve, bad|dodgy|gammy|rotten|rotting|hurting|aching tooth|teeth|molar, toothpain, tooth|teeth pain|paining|painful, {tooth} + pounding|pound|pulsing|pulsates|banging|screaming|hammering|drilling',
      '{tooth} + {pain}, {tooth} + حساس|حساسه|حساسيه|مسوس|مسوسه|تسوس|التهاب|ملتهب|ملتهبه|عصب, تسوس, حشوه|تلبيسه + طاح|طاحت|وقع|وقعت|طلعت, عصب سن|ضرس, ضرس عقل, {tooth} + ينقح|تنقح|يضرب|تضرب|نبض|ينبض|يذبح|مخرب|خربان|منخور|يقتل|ضارب, {tooth} + يوجع*|يعور*|ياجع*|يولم*, {tooth} + يذبح*|ينبض|دق|يدق|مولم|يضرب*',
    ],
  }),
  'tooth-sensitive': finding(['Sensitive tooth', 'حساسية الأسنان'], {
    tick: ['A short sharp twinge only with cold, hot or sweet things', 'نغزة قصيرة فقط مع البارد أو الحار أو الحلو'],
    says: [
      '{tooth} + sensitive|sensitivity|twinge|twinges|tingle|zing|zings, {tooth} + {pain} + ice|cold|sweet|sweets|icecream|hot + second|seconds|moment|only|goes|drink|drinks|eat|water, {tooth} + zap|zaps|zapped|shock|shocks|jolt|jolts + cold|ice|sweet|hot|brush',
      '{tooth} + حساس|حساسه|حساسيه|تحسس|تتحسس|حساسين, {tooth} + {pain} + بارد|ساقع|حلو|حار|ايسكريم|مثلج + ثواني|ثانيه|بس|يروح|شوي|لحظه|اشرب|اكل, {tooth} + بارد|ساقع|حلو + ثواني|ثانيه|يروح|لحظه, {tooth} + يحس|تحس|حس بارد|ساقع|حار|حلو, {tooth} + بارد|ساقع|مثلج|حلو|ايسكريم + ثانيتين|ثواني|يصك|يلسع|يكهرب|ينغز|لسعه|كهربا|كهرباء, {tooth} + ثانيتين',
    ],
    implies: ['toothache'],
  }),
  'dental-abscess': finding(['Swelling from a tooth', 'تورم من السن'], {
    tick: ['The gum or cheek by a tooth is swollen, or pus comes', 'تورم في اللثة أو الخد عند السن، أو خروج صديد'],
    says: [
      '{tooth} + {swell}, {tooth} + abscess|pus|boil, dental|gum abscess, cheek|face|jaw + {swell} + {tooth}, toothache + {swell}, cheek|face|jaw|gum|gums + {swell} + tooth|teeth|molar|gum|gums|dental|wisdom, hamster|chipmunk cheek|cheeks|face + tooth|teeth, hamster|chipmunk cheek|cheeks, {swell} cheek|face|jaw|gum + tooth|teeth, gum|gums {swell}, gumboil, tooth|teeth|gum|gums|dental .. abscess|pus|swollen|swelling|boil|lump|puffy, abscess|pus|swelling|swollen|lump|boil|bump .. tooth|teeth|gum|gums, face|cheek|jaw .. swollen|swelling|puffy|huge|fat .. tooth|teeth|gum, {tooth} + pimple|zit|bubble|spot|boil|blob + gum|gums|pus|press|taste|tastes, pimple|pimples|zit|bubble|boil|blob on|in {tooth}, foul|bad|salty|horrible taste + {tooth}|press|pop|burst, gum .. pimple|pimples|bubble|boil, lump|bump|bubble|ball gum',
      '{tooth} + {swell}, {tooth} + خراج|صديد|قيح|دمل, خد|خدي|خده|خدها|وجه|وجهي|وجهه + {swell} + {tooth}, خراج سن|ضرس|لثه|اسنان, خدي|خده|خدها + {swell}, خد|وجه|فك|حنك|ويه|صدغ + {swell} + سن|سني|ضرس|ضرسي|ضروس|اسنان|لثه|طاحونه|طواحين, لثه {swell}, {swell} + ضرس|لثه|طاحونه, لثه|لثتي|لثته|لثتها + حبه|حبايه|بثره|فقاعه, طعم|ريحه كريه*|مقرف* + {tooth}',
    ],
  }),
  'tooth-knocked': finding(['Knocked-out tooth', 'سن مخلوع بضربة'], {
    tick: ['A whole tooth was knocked out by a blow', 'سن خرج كله من مكانه بضربة'],
    says: [
      '{tooth} + knocked|knock|punched|kicked out, {tooth} + fell|came|come out + hit|punch|ball|football|accident|bike|elbow|playing|fight|tripped|falling, {tooth} + avulsed, tooth|teeth + knocked|knock|knocks|bashed|smashed|punched|kicked .. out|flying|off, lost|losing|missing .. tooth|teeth + fight|punch|hit|bike|accident|fell|football|fall, {hit} .. tooth|teeth .. out, tooth|teeth .. knocked|smashed|bashed|kicked|punched|flew|popped .. out, knocked|smashed|bashed|kicked|punched|lost .. tooth|teeth .. out|whole|root|root, tooth|teeth .. out .. fell|hit|fall|accident|fight|ball|elbow|bike|root, tooth|teeth + floor|flew|flying|ground|avulsed|whole + fell|hit|punch|punched|knocked|fight, whole tooth|teeth came|come|fell|knocked|popped out, punch|punched|hit|kicked|fell|ball|elbow + gap|hole .. tooth|teeth, lost .. tooth|teeth + whole|root|floor',
      '{tooth} + طلع|طلعت|طاح|طاحت|وقع|وقعت + ضربه|ضرب|انضرب|حادث|كوره|لكمه|سقوط|طيحه|كوع, {tooth} + انخلع|انخلعت|طار, {hit} + {tooth} + طلع|طار|انقلع|سقط|انخلع|انكلع, {tooth} + طلع|طار|انقلع|وقع|طاح|سقط|انكلع كله|كامل|كلها, {tooth} + طاح|وقع|سقط|طلع من مكان*, =سنه|=وسنه|=سني|=وسني|=سنها|=وسنها + طار|انقلع|انخلع|طلع كله, {tooth} + طار|انقلع|انكلع|نط, =سنه|=وسنه|=سني|=وسني|=سنها|=وسنها + انقلع|انخلع|انكلع|طار, طاح|طاحت|وقع|وقعت|سقط|ضربه|انضرب|حادث + طلع|طلعت|انقلع|طار|انخلع + =سنه|=سني|=سنها|=ضرسه|=سنو + كله*|كامل*',
    ],
  }),
  'tooth-chipped': finding(['Broken or loosened tooth', 'سن مكسور أو متخلخل'], {
    tick: ['A tooth is broken, loosened or pushed in', 'سن مكسور أو متخلخل أو مندفع إلى الداخل'],
    says: [
      '{tooth} + broke|broken|break|chip|chipped|crack|cracked|loose|wobbly|pushed|moved|fractured, {tooth} + snap|snapped|snaps|corner|half|chunk|shattered|wobble|wobbles|shaking|shaky|shake|split|splintered|wiggly|wiggle|moving|dislodged, snapped|broke|chipped|cracked .. bit|piece|corner|chunk .. tooth|teeth|crown, broke|broken|chip|chipped|cracked|snapped|loose|wobbly .. tooth|teeth, piece|chunk|half|corner tooth|teeth + off|out|missing|came|fell|gone|broke|broken, tooth|teeth .. broke|broken|chip|chipped|crack|cracked|loose|wobbly|snapped|wobbling|pushed',
      '{tooth} + انكسر|مكسور|كسر|انكسرت|مكسوره|متخلخل|يتحرك|مخلخل|مشروخ|انشرخ|يهتز, {tooth} + تخلخل|خلخل|هز|يهتز|تهتز|ملخلخ|مهزوز|مفلوق|انفلق|يلعب|يتلخلخ|تحرك|شرخ|انشعر, {tooth} + نص|حته|شقفه|طرف|قطعه|وصله + راح|طلع|انكسر|طار|طاح, =سنه|=وسنه|=سنها|=وسنها + يتخلخل|مكسور|انكسر|يهتز|يتحرك',
    ],
  }),
  'tooth-pulled': finding(['After a tooth was pulled', 'بعد خلع سن'], {
    tick: ['A tooth was pulled in the last days', 'خلع سن في الأيام الأخيرة'],
    says: [
      '{tooth} + extraction|extracted|pulled|removed, {tooth} + taken out, dry socket, tooth|teeth extraction|extracted|removal|removed|pulled, after dental surgery|extraction, tooth|teeth|molar|wisdom + yank|yanked|extract|extracting, dentist + took|yanked|pulled|removed|extracted .. tooth|teeth|molar, wisdom tooth|teeth .. out, tooth|teeth|molar out + dentist|last|yesterday|ago|monday|tuesday|wednesday|thursday|friday|week|today, tooth removing|removal|extraction, tooth|teeth|molar|wisdom .. pulled|extracted|removed|yanked|taken|extraction|removal, pulled|extracted|removed|yanked|extraction|removal .. tooth|teeth|molar|wisdom, dry socket, socket + {pain}, socket + dentist, extraction site|socket|hole, {tooth} hole|socket + dentist|bleeding|clot|pain',
      '{tooth} + خلع|خلعت|خلعته|شلت|شال|قلعت|قلع, خلع ضرس|سن, {tooth} + شلع|سحب|نزع|جر|مخلوع|مقلوع|شالها|شاله|كلع|انخلع, خلع .. طاحونه|ضرس|عقل, دكتور|طبيب|اسنان + خلع|شال|قلع|شلع|سحب',
    ],
  }),
  'gum-bleeding': finding(['Bleeding gums', 'نزيف اللثة'], {
    tick: ['The gums bleed', 'نزيف من اللثة'],
    says: [
      'gum|gums + {blood}, {blood} + brush|brushing|floss|flossing|toothbrush, gingivitis, gum disease, toothbrush|brush|brushing|sink|floss + red|pink|blood|bloody|crime, spit|spitting .. pink|red + brush|brushing, gum|gums + red|pink spit|brush, gums|gum .. bleed|bleeds|bleeding|blood|bloody|bled, blood|bleed|bleeding|pink|red .. brush|brushing|floss|flossing|toothbrush|gums|sink, brush|brushing|floss|flossing|toothpaste .. blood|bleed|bleeds|bloody|pink|red, blood|bleed|bleeding between teeth|tooth, between teeth + {blood}',
      'لثه|لثتي|لثته|لثتها + {blood}, {blood} + فرش|فرشاه|تفريش|معجون, {blood} + خيط اسنان, التهاب لثه, لثه + دم|تدمي|نزف|تنزف|ينزف, {blood} + فرش|افرش|يفرش|تفرش|فرشه|سواك, {blood} + بين اسنان*|سنون*|ضروس*',
    ],
  }),
  // Neck
  glands: finding(['Swollen glands', 'تورم الغدد'], {
    tick: ['Lumps or swollen glands in the neck', 'كتل أو غدد متورمة في الرقبة'],
    says: [
      'gland|glands|node|nodes|lymph + {swell}, gland|glands + {pain}, lymphadenopathy, swollen gland|glands|node|nodes|lymph, lymph node|nodes, {neck} + {mass}, golf|marble|marbles|pea|peas|grape|grapes|knot|lump|lumps|bump|bumps|node|pebble|egg|small|hard|round|kernel .. ball|balls|sized|size|like|thing + neck|armpit|jaw|=chin, ball|balls|marble|marbles|pea|peas|grape|grapes|knot|lump|lumps|pebble|egg + neck|armpit|jaw|=chin, glands up|raised|big|huge|out, golf ball|balls + {neck}, lump|lumps|swollen|swelling|bump|bumps|balls|marbles|golf|nodes|glands .. neck|jaw|ears, neck|jaw .. lump|lumps|glands|bumps|balls|nodes|marbles, glands .. up|swollen|big|huge|out|raised|swell|sore|tender, swollen|swelling neck gland|glands|node|nodes|lymph, gland|glands|node|nodes|lump|lumps .. under|below jaw|chin|neck, swollen|swelling .. under|below jaw|chin|ear',
      'غده|غدد|عقد|عقده|لمفاويه|لمفيه + {swell}, غدد|عقد لمفاويه|ليمفاويه, تضخم غدد|عقد|غده, {neck} + {mass}, غدد .. رقبه|رقبتي, درن|درنات|درنه|حصي|حصاه|كور|كره|كوره|طابه|حبه|بيضه|عجره|دحله|زيتونه|حمصه|كلكوعه|عقد|غدد|كتله|بنادق + رقبه|رقبت|رقبتي|عنق|فك|ابط|ذقن, غدد|عقد + كبير|كبيره|متضخم|متورم|نافر|نافره|طالع|طالعه, شي|حاجه + طلع|طالع|برز|ناتي + {neck}, غده|غدد|كتله|كره|حبه تحت فك*|حنك*|ذقن*|ابط*, غده|غدد طلعت|طالعه|طلع',
    ],
  }),
  'hot-neck-lump': finding(['Hot red lump in the neck', 'كتلة حمراء ساخنة في الرقبة'], {
    tick: ['A lump in the neck is hot, red and very tender', 'كتلة في الرقبة ساخنة وحمراء ومؤلمة جداً'],
    says: [
      '{neck} + {mass} + {red}, {neck} + {mass} + {hot}, {neck} + abscess, thing|lump|swelling|bump|spot|gland|one + neck|necks + {hot}, thing|lump|swelling|bump|gland + neck|necks + {red}, gland|glands|neck + {hot} + {red}, neck + {swell} + {hot}, neck + {swell} + {red}, lump|bump|gland|swelling|boil|ball .. neck .. hot|red|burning|throbbing, hot|red|burning .. lump|bump|gland|swelling|boil|ball .. neck, neck .. lump|bump|gland|swelling|boil .. hot|red|burning',
      '{neck} + {mass} + {red}, {neck} + {mass} + {hot}, {neck} + خراج, {neck} + {swell} + {red}, {neck} + {swell} + {hot}, كوره|كره|شي|حبه|غده|درنه + {neck} + {red}, كوره|كره|شي|حبه|غده|درنه + {neck} + {hot}',
    ],
    implies: ['glands'],
  }),
  mono: finding(['Glandular fever', 'حمى غدية'], {
    kind: 'disease',
    says: [
      'mono, mononucleosis, glandular fever, epstein barr, kissing disease, ebv',
      'حمي غديه, كثره وحيدات, داء تقبيل, مرض قبله, =مونو|=المونو|مونونكليوزيس, فيروس|مرض مونو|ابشتاين|ايبشتاين',
    ],
  }),
  mumps: finding(['Mumps', 'النكاف'], {
    kind: 'disease',
    tick: ['The cheek in front of the ear is swollen', 'تورم الخد أمام الأذن'],
    says: [
      'mumps, parotid, parotitis, front ear|ears + {swell}, salivary gland|glands, jaw|cheek|cheeks|face|jaws + {swell} + ear|ears, chipmunk|hamster + {jaw}, chipmunk|hamster + ear|ears|cheek|cheeks, below|under|beneath|near|front ear|ears + {swell}, cheek|cheeks|jaw|face .. swollen|puffy|swelling|chipmunk|hamster .. ear|ears|front, chipmunk|hamster .. cheek|cheeks|face, swollen|puffy|swelling .. ear|ears .. jaw|cheek',
      'نكاف, ابو كعب|اكعيب|دغيم, ابو دغيم, قدام|امام اذن|ودن + {swell}, غده نكفيه|لعابيه, ابو|بو خدود|خدود|لغيف|دغيم|كعب, خد|فك|حنك|خدود|خده + {swell} + اذن|اذنه|ودن, تحت|قدام|جنب|جدام اذن|اذنه|اذني|ودن + {swell}',
    ],
  }),
  // Jaw
  'jaw-clicks': finding(['Jaw clicks or aches on chewing', 'طقطقة أو ألم في الفك عند المضغ'], {
    tick: ['The jaw clicks or aches on chewing or after clenching the teeth', 'الفك يطقطق أو يؤلم عند المضغ أو بعد الضغط على الأسنان'],
    says: [
      '{jaw} + click|clicks|clicking|pop|pops|popping|chew|chewing|clench|clenching|grind|grinding|yawn|yawning, tmj, tmd, grind|grinding|clench|clenching + {tooth}, {jaw} + tak|crack|cracks|cracking|snap|snapping|popcorn|crunch|crunching|crunches|noise|sound|grating|munch|munching|eat|eating|bite|biting|clunk|clunking|creak, clench|clenching|grind|grinding .. teeth|jaw, jaw .. click|clicks|clicking|pop|pops|popping|crack|cracks|cracking|crunch|chew|chewing|eat|yawn|grind|clench, click|clicks|clicking|pop|pops|popping .. jaw|chew|chewing, grind|grinding|clench|clenching .. teeth|night, face|cheek|cheeks|jaw + tire|tires|tired|ache|aches|hurts + chew|chewing|eat|eating|steak',
      '{jaw} + طقطقه|يطقطق|يطق|طرقعه|يطرقع|مضغ|امضغ|اكل|تثاوب, صرير اسنان, اجز|يجز|اكز|اصك + {tooth}, {jaw} + طق|=يطق|طقطق|طك|تكتك|صوت|طرقع|فرقع|علك|جز|يجز|صك, {jaw} + {pain} + مضغ|اكل|امضغ|علك|افتح, كز|جز|صك|صر + {tooth}, فمي|فمه|فمها|تمي|تمه|حنكي|حنكه|بقي + يطقطق|طقطقه|يطق|طق|يفرقع|تثاوب, وجه|خد|فك + يتعب|تتعب|تعب + مضغ|امضغ|اكل',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
