import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
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
} as const satisfies Readonly<Record<string, Finding>>;
