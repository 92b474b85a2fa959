import { type Finding, finding } from '../kinds.ts';

/** Brain, nerves and spine. */
export const findings = {
  // Stroke
  'face-droop': finding(['Drooping face', 'ارتخاء في الوجه'], {
    tick: ['One side of the face droops', 'ارتخاء أو انحراف في جهة من الوجه'],
    says: [
      'face|facial|cheek|mouth|smile|lip|lips + droop|drooping|droopy|drooped|paralysed|paralyzed|paralysis|lopsided|sag|sagging|sagged|palsy|asymmetry|asymmetric|asymmetrical|slumped|wonky|lop, face|mouth|smile|lip .. crooked|twisted|uneven|melting|melted|slack|tilted|bent, face|mouth|smile|lip|cheek gone? weak|weakness|fallen|slipped|slid|hanging|hangs, weakness|weak + side face, side face|mouth dropped|falling|fell|lower|down|gone|weak|slack|dead|frozen|different|strange|funny, half face|mouth gone? dropped|falling|fell|lower|down|gone|weak|slack|dead|frozen|different|strange|funny, corner mouth|lip + down|dropped|lower|hanging|drops, mouth|face|smile|lip pulled|pulling|pulls|turned|turning|gone|going|bent|tilted|leaning + side|left|right, mouth|face .. one side + pulled|pulling|turned|dropped|down|lower|fallen|hanging|hangs|slid|slipped|gone|bent|tilted, smile + one side|uneven|half, facial palsy, bells palsy, bell palsy, face fell on? left|right|one, eye|eyelid + cant|not close|shut + face|mouth|cheek, drooping|droopy face|mouth|cheek|lip|smile, face|mouth dropping|dropped .. side|left|right',
      'وجه|ويه|وش|فم|حلج|بوز|شفه|شفايف|خد|=تمه|=تمها|=تمي|=خده|=خدها|=خدي + ارتخاء|مرتخي|ارتخي|ارتخت|شلل|مشلول|معوج|معووج|=اعوج|انعوج|اتعوج|متعوج|اعوجاج|=عوج|مايل|=مال|=ومال|ميلان|انحرف|انحراف|ملوي|ملتوي|التوي|مفتول|انفتل|ملووق, وجه|شفه|فم|خد نازل|نازله, =لقوه جهه|وجه, شلل وجهي, عصب سابع, نص|نصف|جهه|شق|صوب + وجه|ويه|وش|فم|حلج|خد + ما|طاح|نازل|ميت|نايم, ابتسامه + عوج|مايله|صوب|جهه, وجه|ويه|وش|فم|حلج|بوز + ملفوف|انفتل|مفتول|=مال, نص|نصف|جهه|شق|طرف|زاويه وجه|ويه|وش|فم|حلج|شفه + نازل|نزل|طاح|هابط|مرخي|ما يتحرك, وجه|ويه|وش|فم|حلج|شفه =نازل|=نازله|=طايح|=هابط|=مرخي|=راخي, وجه|ويه|وش|فم|حلج|خد =نزل|=طاح + جهه|صوب|يمين|يسار|شمال|ناحيه|طرف|فجاه, وجه|ويه|وش مفكوك|رخو',
    ],
  }),
  'one-sided-weakness': finding(['Weakness on one side', 'ضعف في جهة واحدة'], {
    tick: ['Weakness or numbness of an arm or leg on one side', 'ضعف أو خدر في ذراع أو ساق في جهة واحدة'],
    says: [
      '{side} + {arm} + {weak}, {side} + {hand} + {weak}, half body + {weak}, hemiplegia, hemiparesis, hemiplegic, {side} + {arm} + heavy|power|dead|lifeless|floppy|gone|drops|dropped|useless|strength|lead, {side} + {hand} + heavy|power|dead|lifeless|floppy|gone|drops|grip|strength|useless|clumsy, {side} + {leg} + heavy|power|dead|lifeless|floppy|gone|drags|dragging|strength|useless|lead, {cant} + lift|raise|move|grip|hold|use + {side} + {arm}, {cant} + lift|raise|move|grip|hold|use + {side} + {hand}, {cant} + lift|raise|move|use + {side} + {leg}, side body + {weak}, side body + {numb}, half body + not|cant move|moving|work|feel, no power|strength + {arm}, no power|strength + {side}, one|left|right side .. weak|weakness|numb|numbness|paralysed|dead|floppy|useless|heavy|lifeless, weak|weakness|numb|numbness|paralysis one|left|right|whole? side, weak|weakness|numb|numbness .. one|left|right side, one|left|right side gone|not|no working|moving|power|weak|numb|feeling, half body|face {numb}, half body|face|side gone|went|feels|feel {numb}, {arm} + leg|legs + {weak}, {arm} + leg|legs + {numb}, {side} {arm} .. weak|weakness|paralysed|useless|limp|floppy|drops|clumsy, {side} {leg} .. weak|weakness|paralysed|useless|dragging|drags|dead|heavy|numb, {side} {arm} .. {numb}, {arm} .. suddenly weak|dead|useless|numb, suddenly + {arm} + {weak}, suddenly + {arm} + {numb}, suddenly + {leg} + {weak}, {numb} + face + {arm}, {arm} gone|went dead|weak|limp|floppy|useless|lifeless, {arm} + not|wont obey|obeying, {cant} + lift|raise|move|feel + arm|arms + leg|face|side|speech|suddenly|sudden, cant lift|raise|move|hold up? one|left|right arm, dropping|dropped things|cup|mug|phone + left|right|one|suddenly hand|arm, arm drifts|drifting|drops down?, weak|weakness|numb|numbness|paralysis .. left|right face|arm|hand|leg|side, floppy|weak|dead|heavy|numb|paralysed all? on? one|left|right side, floppy|weak|dead|heavy .. one|left|right side',
      '{side} + {arm} + {weak}, {side} + {leg} + {weak}, {side} + {arm} + {numb}, {side} + {leg} + {numb}, نصف|نص|شق|جهه|جانب|ناحيه + ضعف|خدر|خدران|شلل|تنميل|مشلول|انشل|مخدر|منمل, شلل نصفي, {arm} + ارتخت|انشلت|ثقلت|ماتت|مشلوله, {side} + {arm} + ثقل|ثقيل|ثقيله|ماتت|ميته|طاحت|مرتخيه|نايمه|تقيله|خدر, {side} + {leg} + ثقل|ثقيل|ثقيله|ماتت|ميته|تسحب|يسحب|اسحب|نايمه|تقيله|خدر, {side} + {hand} + ما|لا + رفع|حرك|مسك|شيل|تحرك, {side} + {leg} + ما|لا + رفع|حرك|شيل|تحرك|حس, نص|نصف|شق|جهه|جانب جسم + ما|ميت|ثقيل|واقف|خدران|نايم|خامل, نص|نصف جسم .. ما تحرك|حرك|حس|يتحرك, {arm} + طاحت|يطيح|تطيح + رفع|شيل, {cant} + رفع|حرك|شيل + {side} + {arm}, {cant} + رفع|حرك|شيل + {side} + {leg}, {arm} + {leg} + {weak}, {arm} ضعف|ضعفت|ضعيفه|مرتخيه|ارتخت|مشلوله|انشلت|ثقلت|ثقيله, ضعف|شلل|ارتخاء {arm}, {cant} رفع|حرك|شيل {side}? {arm} يسار|يمين|شمال|يمني|يسري, {arm} يسار|يمين|شمال|يمني|يسري + {cant} + رفع|حرك|شيل, فجاه + {arm} + {weak}, فجاه + {arm} + {numb}, فجاه + {leg} + {weak}, فجاه + {cant} + رفع|حرك + {arm}, {side} + {arm} + ما|لا|ولا حس|شعر, {side} + {leg} + ما|لا|ولا حس|شعر, نص|نصف|شق جسم + ما|لا|ولا حس|شعر|حرك|تحرك',
    ],
  }),
  'speech-trouble': finding(['Trouble speaking', 'صعوبة في الكلام'], {
    tick: ['Speech is slurred, mixed up, or hard to find words', 'الكلام ثقيل أو مختلط أو يصعب إيجاد الكلمات'],
    says: [
      'slur, slurred, slurring, slurry, speech|words|talk|speak + thick|garbled|jumbled|muddled|drunk|nonsense|gibberish|unclear|funny|strange|strangely|mixed|wrong|lost|difficult|difficulty|trouble, cant + find|get|say words, cant speak|talk .. properly|clearly, cant talk|speak, not talk|speak .. properly|clearly|right, tongue + thick|heavy|tied|twisted, cant understand .. saying, aphasia, dysarthria, dysphasia, mumbling, words|speech|talking|talk|voice + coming out wrong|funny|mess|jumbled, words|speech|talking + salad|mush|mangled|scrambled|stuck|twisted|slow|heavy|thick|weird|drunk, cant|not + get|find|form|string + words|sentence|sentences, cant|not + words + out, talks|talking|speaks|speaking|sounds + drunk|slurry|mush|twisted|funny|unclear|clear not, tongue + swollen not|stuck|rolling|lazy|not moving|working, wrong words, mixing words|up words, cant understand|follow + saying|says|speech|words',
      'كلام|لسان|نطق|تكلم|حكي + ثقيل|تقيل|ثقل|ملخبط|ملعبك|مخربط|خربط|لخبط|معقود|انعقد|مربوط|انربط|صعوبه|غريب|تعثر, كلام + مو|مب|مش|غير|ما مفهوم|واضح|مفهومه|واضحه, تلعثم, يلعثم, ملعثم, تاتاه, ما قدر .. تكلم|كلام|نطق, فقد نطق, حبسه كلاميه, ما نفهم .. كلام|عليه, كلام|لسان|حكي|كلمات + ملخبط|لخبط|متلخبط|مكسر|متكسر|تتاتا|يتاتي|مفهوم|ثاقل|ثقيل|سكران|سكرانه|يتعقد|مخبوص|مخربط|خربط|غلط|ملتف|ملفوف|عجين|بطيء, {cant} + نطق|حكي|يحكي|كلام|تكلم|طلع كلمه|جمله|عدل|صح|منيح|زين|كلمات, ما .. تكلم|نطق|حكي عدل|زين|منيح|صح, ما .. القي|لاقي|يلاقي|يلقي كلمه|كلمات, يغلط|تغلط + كلام|كلمات, كلام|كلمات + ما|مو|مب|مش + ينفهم|تنفهم|فهم|يطلع|تطلع, لسان + ثقل|ثقيل|تقل|معقود|مربوط|يلتف',
    ],
  }),
  stroke: finding(['Stroke', 'سكتة دماغية'], {
    kind: 'disease',
    says: [
      'stroke, =tia, mini stroke, brain bleed, brain haemorrhage|hemorrhage, brain attack, clot brain|head, stroked',
      'سكته دماغيه, سكته دماغ|مخ, جلطه دماغ|دماغيه|مخ|راس, نزيف دماغ|مخ|دماغي, جلطه + راس|دماغ|مخ|دماغيه, جلطه + {face}, جلطه + نص|نصف|شلل|تكلم|كلام',
    ],
  }),
  'balance-loss': finding(['Loss of balance', 'فقدان التوازن'], {
    tick: ['Cannot stand or walk straight without holding on', 'لا يمكن الوقوف أو المشي باستقامة دون الاستناد'],
    says: [
      'cant walk|stand straight|unaided|alone, lost|loss|losing balance|coordination, balance + off|bad|gone|problem, ataxia, ataxic, stagger, stumble|stumbling, veering, uncoordinated, walk|walking + drunk, falling|leaning|veering|pulled to? one|left|right side, unsteady + feet|walking|gait, {cant} walk|stand .. straight|line|steady|holding|wall|alone|furniture|own|unaided|support|without, topple|toppling|veer|veers|lurch|lurching + side|over|left|right|walking|walk|stand|wall, hold|holding|grab|grabbing|clinging|cling + wall|walls|furniture|rail + walk|walking|stand|balance|up, walk|walking|walks + drunkard|zigzag|sideways|wobbly|staggering|line, legs + drunk, bumping + walls|doors|doorframe, not steady|balanced, balance + not|no|poor|shot|wonky, bumping walls',
      'توازن|اتزان + فقد|فقدان|اختل|اختلال|عدم|مختل|ما, ترنح, يتطوح, يتمايل, مشي + سكران|مايل|مترنح, ما قدر .. امشي|يمشي|اوقف|يوقف + عدل|مستقيم|صح|سند|لحالي, مو متوازن, {cant} + وقف|اوقف|مشي|امشي|يمشي|ثبت|قف + بروحي|لحالي|لوحدي|سند|مسك|عدل|دغري|مستقيم|مستوي, سند|اتسند|يتسند|تتسند|مسند|امسك|يتمسك|استند|متسند + طوفه|حيط|حايط|جدار|مشي|وقف|احد|حدا, يميل|تميل|اميل|مايل + مشي|امشي|يمشي|وقف, مشي|يمشي|امشي + يترنح|يتطوح|سكران|دغري|خط مستقيم|يتخبط, توازن|اتزان + ضاع|رايح|راح|ضايع|خربان|مضروب',
    ],
  }),
  // Headache
  headache: finding(['Headache', 'صداع'], {
    tick: ['A headache', 'صداع'],
    says: [
      'headache, head ache, migraine, {head} + {pain}, {head} + {pressure}, head + pounding|splitting|banging|hammering|thumping|exploding, skull|noggin|bonce|brain|temples + {pain}, skull|noggin|bonce|nut + splitting|pounding|banging|hammering|thumping|throbbing|drum|killing|bursting, {head} + drum|hammer|drilling|vice|paining|burst|explode|bang, =paining + {head}, {head} + paining|pains|hurting, sore head, brain freeze',
      'صداع, مصدع, شقيقه, {head} + {pain}, {head} + {pressure}, {head} + مشدود|تقيل|بينفجر|حتنفجر|ينبض|يدق|يطق, {head} + يضرني|كيضرني|ضارني|واجع|يطرق|يطن|مطرقه|ينفجر|منفجر|بيفقع|يفقع|ويع|يويعني, ويع + {head}, {head} + نقر|طرق',
    ],
  }),
  'worst-headache': finding(['Sudden worst headache', 'صداع مفاجئ هو الأشد'], {
    tick: ['The headache was at its worst within 5 minutes, or is the worst ever', 'بلغ الصداع أشده خلال 5 دقائق، أو هو الأشد على الإطلاق'],
    says: [
      'thunderclap, worst + headache, worst .. head, headache + explosive|explosion|thunder, {sudden} + {head} + {pain}, never .. headache .. like, headache + hit .. instant|hammer|thunder, {head} + {pain} + sudden|suddenly|instantly|instant|seconds|bang|explod|exploded|bolt|lightning|clap|snap, headache + bang|boom|sudden|suddenly|seconds|instantly|instant|lightning|bolt|bat|hammer|nowhere, {head} + hit|smashed|whacked|struck|cracked + bat|hammer|brick|axe|pan|bolt|lightning, never + {head} + {pain}, worst|strongest|biggest|baddest + {head}, worst|strongest pain|ever|life + headache, never|first .. headache|head + like|this|such, headache .. never|like before|ever|life, {head} exploded|bursting|burst, {head} + explosion|bomb, exploded|burst|erupted|peaked + second|seconds|instant|flash|clap, zero hundred|100|ten, sudden severe|worst|terrible|massive|awful|intense|blinding|bad|strong headache, sudden|suddenly + headache + severe|worst|terrible|massive|intense|blinding|vomit|vomiting|collapsed, like hit|hitting|kicked|struck|whacked|smacked .. {head}, like .. thunder|thunderclap|lightning|bomb|explosion|gunshot + {head}, headache .. clap|thunder|bang, burst|bursting|exploded|popped|snapped|cracked|exploding inside|in|behind head|skull|eyes, not .. felt|had|known|experienced such|like|this + headache, not .. headache like|such, such headache + not|life|ever, came|hit|started like? bang|thunder|lightning|clap|bomb',
      'اشد|اسوا|اقوي|اعنف + صداع, اشد|اسوا|اقوي .. الم|وجع .. راس, صداع + {sudden}, {sudden} + {head} + {pain}, {head} + انفجر|انفجار|انفلق|بينفلق, صداع + صاعق|رعد|صاعقه, صداع .. مثله|حياتي|عمري, عمره ما جاني + صداع|مثله, فجاه .. الم|ويع|وجع|عور|صداع .. راس, {head} + {pain} + عمري|حياتي|مثله|متله|زيه|فجاه, صداع + عمري|حياتي|مثله|متله|زيه|لحظه|ثانيه|ثواني|بلحظه, ويع|وجع|الم|عور راس .. مثله|متله|زيه, صداع|وجع|ويع|الم + اول مره + {head}, {head} + طق|انفجر|ينفجر|ضربه|مطرقه|فاس|انضرب + فجاه|مره وحده|حد|لحظه, ما .. حسيت|ياني|جاني|شفت .. مثله|متله|زيه|هيك + {head}',
    ],
    implies: ['headache'],
  }),
  'stiff-neck': finding(['Stiff neck', 'تيبس الرقبة'], {
    tick: ['The neck is so stiff that the chin does not reach the chest', 'تيبس في الرقبة يمنع وصول الذقن إلى الصدر'],
    says: [
      '{neck} + stiff|stiffness|rigid|rigidity|locked, cant|not bend|move|flex|touch + {neck}, cant|not .. chin .. chest, meningism, meningismus, kernig, brudzinski, {neck} + plank|board|wood|concrete|frozen|solid|iron|steel|brick, {cant} + chin + {chest}, {neck} + wont|not bend|fold|flex, chin + not|wont + {chest}, {cant} bend|flex|move {neck}, {cant} + bend|bring|put|tuck|lower|drop + head|chin + down|forward|chest, {neck} not|wont want|let bend|flex|move|me, {neck} + {pain} + chin|forward, {neck} hurts + chin|bend|bending',
      '{neck} + تيبس|متيبسه|ناشفه|جامده|يابسه|متصلبه|تصلب|صلبه|مصلبه|تخشب|متخشبه|خشبه|يباس|يبست, ما قدر .. يثني|يحني|ينزل|احني|انزل|تنزل + {neck}, ما قدر .. يثني|ينزل .. راسه|راسها|راسي, {neck} + قاسيه|قاسي|يابس|ناشف|مقفله|مقفل|مسكره|صخر|لوح|حجر|خشب|تيبس|تصلب|يابسه|واقفه|ما تتحرك, {cant} + نزل|ثني|احني|لوي|حني|دنق|ادنق|يدنق + {head}, {cant} + ذقن|دقن|لحيه|حنك + {chest}, ذقن|دقن|حنك + {chest} + ما|يوصل|توصل, {cant} ثني|احني|حني|حرك|نزل {neck}',
    ],
  }),
  'light-hurts': finding(['Light hurts', 'الانزعاج من الضوء'], {
    tick: ['Light hurts the eyes', 'الضوء يؤلم العينين'],
    says: [
      'photophobia, light + hurt|bother|sensitive|sensitivity|unbearable, cant bear|stand|look .. light, dark room, curtains + shut|closed|drawn, light|lights|daylight|sunlight|lamp|bulb|bright|brightness|sun|screen + {pain}, light|lights|daylight|sunlight|lamp|bulb|brightness + stabs|stabbing|kills|killing|burning|sting|stings|paining|bother|bothers|hurts|cant|stand|intolerable|torture|agony, cant + see|look|bear|stand|tolerate|face + light|lights|bulb|lamp|daylight|brightness|window, sit|sitting|lying|hiding|stay + dark, sunglasses + indoors|inside|house, squint|squinting + light, blinds|curtains + down|off|closed|shut|drawn|close, light|lights|daylight|sunlight horrible|awful|terrible|unbearable|killing|agony|too|hurting',
      'ضوء|ضو|نور|=ليت|=الليت|لمبه|اضاءه|انوار|شمس + يعور|يضايق|يزعج|يوذي|يوجع|يحرق|انزعاج|حساسيه|رهاب, ما .. تحمل|طايق|يطيق ضوء|ضو|نور|=ليت|=الليت, ضوء|ضو|نور|=ليت|=الليت|لمبه|اضاءه|انوار|شمس|الليتات|لايت + {pain}, ضوء|ضو|نور|=ليت|=الليت|لمبه|اضاءه|انوار|شمس + اذي|يوذي|يئذي|يذبح|يعمي|زعج|ضايق|عذاب|يقتل|حساس, {cant} + طالع|شوف|تحمل|فتح + ضوء|ضو|نور|=ليت|=الليت|لمبه|شمس|اضاءه, ما .. طيق|طايق|تحمل|احتمل|قدر|طالع + ضوء|ضو|نور|=ليت|=الليت|لمبه|شمس|اضاءه, ستاير|ستاره|برادي|غرفه + مسكر|مسكره|سكر|مظلم|ظلام|عتمه|مظلمه|سكرت|مغلق, قاعد|جالس|نايم + ظلام|ظلمه|عتمه',
    ],
  }),
  meningitis: finding(['Meningitis', 'التهاب السحايا'], { kind: 'disease', says: ['meningitis', 'سحايا, حمي شوكيه'] }),
  'brain-tumour': finding(['Brain tumour', 'ورم في الدماغ'], {
    kind: 'disease',
    says: [
      'brain tumour|tumor|cancer, tumour|tumor|growth|lump|mass|cancer + brain, glioma|glioblastoma|meningioma|astrocytoma',
      'ورم|سرطان دماغ|مخ|راس, ورم|كتله|سرطان + دماغ|مخ',
    ],
  }),
  aura: finding(['Known migraine', 'شقيقة معروفة'], {
    kind: 'background',
    tick: ['Known migraine', 'شقيقة (صداع نصفي) معروفة'],
    says: [
      'migraine, migraines, aura, zigzag|zigzags, migraineur, zigzag lines, sparkles before',
      'شقيقه, صداع نصفي, مايجرين, ميجرين, مايغرين, شقيقتي',
    ],
  }),
  scalp: finding(['Tender scalp', 'ألم عند لمس فروة الرأس'], {
    tick: [
      'The scalp or temples hurt on touch or combing, or the jaw on chewing',
      'ألم عند لمس فروة الرأس أو الصدغ أو تمشيط الشعر، أو في الفك عند المضغ',
    ],
    says: [
      'scalp|temple|temples + {pain}, combing|brushing + hair, jaw claudication, jaw + chewing|chew, scalp|temple|temples|hair + hurts|sore|tender|painful|touch|pillow|brush|brushing|comb|ow, {head} + {pain} + touch|touching|comb|combing|brush|brushing|pillow, jaw + {pain} + eating|chew|chewing|eat, jaw + tired|aches|tiring + chewing|eating',
      'فروه|صدغ + {pain}, تمشيط|امشط + شعر, فك + مضغ, فروه|صدغ|جبين + {pain}, شعر|شعري + {pain}, {head} + {pain} + مشط|لمس|مخده|المس|تمشيط, فك|حنك + {pain} + اكل|مضغ|علك, فك|حنك + تعب|يتعب|تتعب + اكل|مضغ',
    ],
  }),
  'morning-headache': finding(['Worse lying or straining', 'يزداد بالاستلقاء أو الكبس'], {
    tick: ['The headache is worse lying down, on coughing, or on waking', 'يزداد الصداع بالاستلقاء أو السعال أو عند الاستيقاظ'],
    says: [
      'headache + lying|bending|coughing|sneezing|straining|lie, {head} + {pain} + lying|bending|coughing|sneezing, {head} + {pain} + lie|lay|flat|cough|sneeze|=straining|=strain|bend|=mornings|wakes|waking|toilet, headache + flat|=mornings|cough|sneeze|bend|wakes|woken|toilet|=straining, sneeze|cough|bend|strain + {head} + burst|bursts|explode|explodes|split|splits|worse|pounding, every|each|most morning|mornings + headache, every|each|most morning|mornings + {head} + {pain}, wakes|waking|woken + headache, headache + on|every|each|when|first waking|awakening|thing, headache .. wake|woke|wakes|waking me',
      'صداع + استلقاء|انسدح|اكح|كحه|عطس|سجود, {head} + {pain} + استلقاء|انسدح|اكح|عطس|سجود, {head} + {pain} + تسطح|انسدح|نسدح|سدح|تمدد|كح|سعل|عطس|كحه|سجد|حزق, صداع|مصدع + يصحيني|يوقظني|يقعدني|يفيقني|بيفيقني|يوعيني, {head} + {pain} + يصحيني|يوقظني|يقعدني|يفيقني, كل يوم? صبح|صباح + صداع|مصدع, كل يوم? صبح|صباح + {head} + {pain}, صداع|مصدع + كل يوم? صبح|صباح, اصحي|اقوم|اقعد|بصحي|بفيق|يصحي|يقوم|افيق + صداع|مصدع, اصحي|اقوم|اقعد|بصحي|بفيق|يصحي|يقوم|افيق + {head} + {pain}, صداع|مصدع + تمدد|سدح|انسدح|تسطح|سعل|كح|سجد|حزق|انبطح|دنق, صداع + صبح .. اقوم|اصحي|اقعد|يصحي',
    ],
  }),
  'others-ill': finding(['Others are ill too', 'آخرون مرضى أيضاً'], {
    tick: ['Others in the same place have a headache or feel sick too', 'آخرون في المكان نفسه عندهم صداع أو غثيان أيضاً'],
    says: [
      'everyone|everybody|roommates|housemates|colleagues|coworkers + headache|dizzy|sick|nausea, whole family|house|room + headache|dizzy|sick, all us + headache|dizzy|sick, family|wife|husband|kids|children .. too|also .. headache|dizzy, everyone|everybody|roommates|roommate|housemates|colleagues|coworkers|friends|gang|crew|tent|flat|villa|camp|family|us + {head} + {pain}, everyone|everybody|roommates|roommate|housemates|colleagues|gang|crew|tent|flat|villa + rough|ill|unwell|dizzy|vomiting|same|sick|headache|woozy|nauseous, wife|husband|kids|children|brother|sister|mum|mom|dog|cat|friend + too|also|same|well + headache|dizzy|sick|vomiting|ill|rough|woozy, all + room|house|home|villa|camp|us + same|headache|dizzy|sick, wife|husband|kids|children|family|roommate|roommates|housemate|housemates|flatmate|parents|son|daughter too|also',
      'كلنا|جميعنا + صداع|مصدعين|دايخين|دوخه|غثيان, كل اهل|اللي + صداع|مصدعين|دايخين, ربعي|زملاي|عيالي|عايلتي + مصدعين|دايخين, كلنا|كلهم|جميعنا|كل اهل|كل من|خواتي|اخواتي|ربعي|زملاي|عيالي|عايلتي|اهلي|رفقاتي|حدا + {head} + {pain}, كلنا|كلهم|جميعنا|كلنا بيت|غرفه|شقه + دخنا|دايخين|مصدعين|صداع|لاعت|قلبت|استفرغ|مرضي|تعبانين|راسنا|دوخه|غثيان|نلوع, راسنا + {pain}, ربعي|زملاي|عيالي|عايلتي|اهلي|خواتي + نفس شي|حاله|اعراض, كلنا|جميعنا|خواتي|اخواتي|ربعي|زملاي|عيالي|عايلتي|اهلي|رفقاتي + {head} + {pain}, كلنا + دخنا|دايخين|مصدعين|لاعت|قلبت|استفرغ|مرضي|دوخه|غثيان, مو بس انا + صداع|دوخه|راس',
    ],
  }),
  'painkillers-often': finding(['Painkillers on many days', 'مسكنات في أيام كثيرة'], {
    kind: 'background',
    tick: ['Painkillers on 10 or more days a month', 'مسكنات في 10 أيام من الشهر أو أكثر'],
    says: [
      'panadol|painkiller|painkillers|ibuprofen|paracetamol + daily|always|everyday, panadol|painkiller|painkillers|ibuprofen|paracetamol + every day, panadol|brufen|nurofen|painkiller|painkillers|ibuprofen|paracetamol|advil|codeine|aspirin + daily|always|everyday|living|constantly|nightly|smarties, panadol|brufen|nurofen|painkiller|painkillers|ibuprofen|paracetamol + every day|morning|night|single, panadol|brufen|painkiller|painkillers + month|days week, panadol|painkiller|painkillers|ibuprofen|paracetamol + most|days days|week|month',
      'بندول|مسكن|مسكنات|بروفين + يوميا|دايما|دايم, بندول|مسكن|مسكنات|بروفين + كل يوم, عايش علي مسكنات|بندول|بنادول|حبوب, بندول|بنادول|مسكن|مسكنات|بروفين|ادول|ريفانين|كتافاست|صداع + يوميا|يومي|دايم|دايما|علطول|عايش, بندول|بنادول|مسكن|مسكنات|بروفين|ادول|ريفانين|كتافاست + كل يوم|يومين|اسبوع|ليله|شوي, بندول|بنادول|مسكن|مسكنات|بروفين|ادول + ايام|مرات|حبات|حبوب باسبوع|شهر|اسبوع',
    ],
  }),
  shunt: finding(['A shunt in the head', 'تحويلة في الرأس'], {
    kind: 'background',
    tick: ['A drain (shunt) in the head', 'تحويلة (أنبوب تصريف) في الرأس'],
    says: [
      'vp shunt, shunt + {head}, hydrocephalus, brain shunt, tube|drain|pipe|valve|device + brain|skull|head + fluid|water|drain|draining|born|csf, tube|drain|pipe|valve + head|skull|brain, water brain|head',
      'تحويله|انبوب|صمام + راس|دماغ, استسقاء دماغ|راس, شنت|شانت, انبوب|جهاز|صمام|بربيش|ماصوره|تيوب + {head}, {head} + تصريف|يصرف|تصرف|صرف|سحب + ماي|مي|ماء|سايل, ماي|مي|ماء + {head} + ركب|مركب|عمليه|استسقاء',
    ],
  }),
  'strain-headache': finding(['Tired, tense or thirsty', 'إرهاق أو توتر أو عطش'], {
    tick: [
      'It comes with little sleep, screens, stress, hunger, fasting or little water',
      'يأتي مع قلة النوم أو الشاشات أو التوتر أو الجوع أو الصيام أو قلة الماء',
    ],
    says: [
      '{head} + {pain} + laptop|screen|computer|phone|stress|fasting|coffee|hungry, headache + laptop|screen|computer|phone|stress|stressful|work|fasting|ramadan|coffee|caffeine|hungry|hunger|sleep|tired|dehydrated|tension|band, tension headache, {head} + {pain} + computer|screen|laptop|phone|stress|stressed|fasting|hungry|sleep|tired|water|coffee|caffeine|work|working|exam|thirsty|skipped|heat|driving|reading, screen|screens|computer|laptop|stress|stressed|fasting|skipped|hungry + {head} + hurts|hurt|pain|paining|pounding|ache, headache + screens|laptop|phone|exam|exams|studying|water|meal|meals|eaten|skipped|thirsty|driving|reading, noggin + hurts|hurt|aches, {head} + {pain} + full day|whole day computer|screen|laptop, computer|screen|laptop + {head}, tight|dull|pressing band|cap|hat|belt|rubber|ring, band|hat|belt|cap + {head}, end|after .. work|working|long|busy|office day, long|busy|hard|stressful day|drive|meeting|shift + headache, long|busy|hard|stressful day|drive|meeting|shift + {head}, headache + glare|bright|noise|noisy|kids|meetings|deadline|deadlines|crying|cried|ponytail|bun|hairband|helmet|glasses|goggles|frown|squinting|skipping|skip|breakfast|lunch|dinner|karak|tea|shisha|perfume|jet|flight|late, headache + fasted|fasting|iftar|suhoor, cut|cutting|quit|quitting|gave|giving|stopped|without|skipped coffee|caffeine|karak|tea|energy + {head}, cut|cutting|quit|quitting|gave|giving|stopped|without|skipped out|up|down? coffee|caffeine|karak|tea, fasting|ramadan + {head}, day fasting, caffeine withdrawal, headache + hair|ponytail|tied, {head} + tight|tense|squeezing + evening|day|work|afternoon|stress, brain freeze, ice cream|slush|slushie|icy + {head}, fizzy|ice cold drink + {head}, neck|shoulders tight|tense|stiff + headache, eye strain, no coffee|caffeine|karak|tea, without coffee|caffeine|karak',
      'صداع|مصدع|مصدعه + جوال|كمبيوتر|لابتوب|شاشه|دوام|شغل|توتر|صيام|صايم|رمضان|قهوه|جوع|نوم|سهر|تعب|عطش|شاي, {head} + {pain} + جوال|كمبيوتر|لابتوب|دوام|توتر|صيام|قهوه|جوع|سهر|عطش, {head} + {pain} + كمبيوتر|شاشه|تلفون|موبايل|ايباد|سهر|صيام|نوم|دراسه|امتحان|شغل|قهوه|كافي|شمس|ماي|جوع|ضغط|توتر|عطش, صداع|مصدع|مصدعه + ماي|مي|تلفون|موبايل|ايباد|امتحان|دراسه|كافي|نسكافيه|سايق|شمس, كثر|من كثر + كمبيوتر|شاشه|تلفون|سهر|شغل|تفكير + {head}, كثر .. كمبيوتر|شاشه|تلفون|سهر|شغل|تفكير|جوال + {head}, {head} + {pain} + كثر, حزام|ربطه|رباط|عصابه|طوق|طاقيه + {head}, مثل|متل|زي|كانه حزام|طوق|ربطه|عصابه, اخر|نهايه|عقب|بعد|اخير دوام|يوم طويل?|شغل|عمل, بعد|عقب يوم عمل|شغل? طويل + {head}, بعد|عقب يوم عمل|شغل? طويل, اخر يوم|دوام, {head} + دوام|شغل|لابتوب|جوال|شاشه|سهر|صيام|صايم|جوع, صداع|مصدع + فطور|فطار|سحور|غدا|بكا|بكيت|ازعاج|صراخ|عيال|ضغوط|زحمه|نظاره|حجاب|ربطه|شيله|بنسه|عطر|بخور|حر|سفر|طياره|مذاكره|كرك, وقفت|بطلت|قللت|قطعت|تركت|بدون|من غير قهوه|كرك|شاي|كافيين|نسكافيه, صيام|صايم|صايمه|رمضان + {head}, قل|قله|قليل نوم|ماي|ماء|اكل, ايسكريم|ثلج|ايس + {head}',
    ],
  }),
  'headache-eases': finding(['Eases with rest or a simple painkiller', 'يخف بالراحة أو بمسكن بسيط'], {
    kind: 'comfort',
    tick: ['The headache goes with a simple painkiller, food, water, rest or sleep', 'يزول الصداع بمسكن بسيط أو أكل أو ماء أو راحة أو نوم'],
    says: [
      'ease|eases|eased|easing|settle|settles|settled|goes|gone|went|better|helps|helped|fades|faded|clears|cleared|lifts|lifted|sorts|sorted|fine|fixes|fixed|cures|cured|disappears|disappeared|stops|stopped|relieves|relieved + paracetamol|panadol|ibuprofen|brufen|nurofen|painkiller|painkillers|tablet|sleep|sleeping|nap|rest|rested|resting|lie|walk|water|drinking|coffee|tea|karak|food|eating|ate|meal|iftar|massage|dark|weekend|weekends|holiday|shower|fresh, went|gone|goes|go away|off, better|fine|ok|gone now|after|already, eases|easing|settles|settling off|down, responds paracetamol|panadol|ibuprofen',
      'يخف|خف|خفت|تخف|بيخف|يروح|راح|راحت|بيروح|يزول|زال|يهدا|هدا|يتحسن|تحسن|تحسنت|ارتحت|ارتاح|اختفي|يختفي|طاب|يطيب|اوكي|احسن + بندول|بنادول|بروفين|ادول|مسكن|مسكنات|حبه|نوم|نمت|انام|راحه|ارتحت|اكلت|اكل|ماي|ماء|مويه|شربت|قهوه|شاي|كرك|فطور|فطار|افطر|افطرت|مساج|استرخاء|مشي|اجازه, ينفع|نفع|فاد|يفيد|ريحني + بندول|بنادول|بروفين|مسكن, راح|راحت|خف|خفت =لحاله|=لوحده|=الحين|=والحمدلله|=بعدها',
    ],
  }),
  'face-shocks': finding(['Face pain', 'ألم في الوجه'], {
    tick: ['Short electric-like pains in the face', 'آلام قصيرة كالكهرباء في الوجه'],
    says: [
      '{face} + electric|shock|shocks|shooting, trigeminal, facial pain, face + {pain} + sudden|seconds|second|sharp|brush|washing|shaving|wind|touch, jaw|cheek|face|tooth|gum + taser|tasers|tased|electric|electricity|shock|shocks|zap|zaps|zapping|jolt|jolts|lightning|current|stabbing, electric|shock|zap|current|jolt + face|cheek|jaw|teeth|gums',
      '{face} + كهرب|كهربا|صعق, عصب خامس|ثلاثي, وجه|خد + {pain} + ثواني|ثانيه|فجاه|لمس|غسل|حلاقه|هوا, {jaw} + كهرب|كهربا|صعق|صعقه|تيار|لسعه, {face} + كهرب|كهربا|صعق|صعقه|تيار|ماس|برق, {tooth} + كهرب|كهربا|صعق, كهرب|كهربا|صعق + فك|خد|وجه|ويه|ضرس|لثه|حنك',
    ],
  }),
  // Fits and consciousness
  seizure: finding(['Seizure', 'تشنج'], {
    tick: ['A fit: jerking or stiffening of the body without answering', 'نوبة تشنج: ارتجاف أو تصلب في الجسم دون استجابة'],
    says: [
      'seizure, convulsion, convulse, a fit, epilepsy attack, tonic clonic, eyes + rolled|rolling, foaming|frothing + mouth + not|shaking|eyes|unconscious, froth mouth, shaking|jerking|shook|twitching + unresponsive|unconscious|blank, jerking|twitching uncontrollably, jerking all over, flop|flopping|flapping|thrashing|jerk|jerks|jerking|jerky|convulsing|shaking|twitching|spasming|juddering + eyes|unresponsive|floor|not answer|respond|blank|conscious|stiff|foam|foaming|rigid|bit|bitten|tongue, eyes + rolled|rolling|white|gone|back|whites + stiff|shaking|jerk|jerky|jerking|flopping|limp, stiff + jerk|jerky|jerking|shaking|shook|twitching + eyes|body|arms|legs|minutes|floor|answer|respond, bit|bitten|biting tongue + shaking|shook|wet|jerking|floor|=fit, foaming mouth, =fit|=fits + minute|minutes, went into a fit, whole body + shaking|jerking|stiff|shook + eyes|answer|respond|floor|minutes, =seizing, flopping|flapping + fish|floor|bed + not|eyes|unresponsive|she|he, flopping about like fish + eyes, eyes white + shaking|jerk|flopping|stiff|gone, =eclampsia, =fitting, =fits, first|febrile|epileptic|another|big|long =fit, went|goes|gone into? fit|=fits, foam|froth|foaming|frothing .. mouth, foam|froth + lips|mouth, shaking|shakes|jerking|jerks + not|cant answer|respond|hear, body jerking + not|eyes|unresponsive|minutes|floor|stop, jerking|thrashing + floor, uncontrollable|uncontrollably|violently shaking|jerking + body|minutes|floor|eyes, whole|entire body jerking|convulsing|thrashing, flopping|flapping about|around? like? fish',
      'تشنجات, اختلاج, اختلاجات, نوبه صرع|كهربا|تشنج, نوبات صرع, كهربا زايده, ينتفض|تنتفض|انتفض + جسم|كله|كلها|سمك|ارض|عيون|وعي|فجاه, عيون|عين|عينيه + قلبت|انقلبت|مقلوبه, رغوه|زبد + فم|تم|حلج, جسم + يهتز|ينتفض|تخشب, يرجف|يرتعش|ترجف + ما يرد|ترد, يرجف|يرتعش|ترجف + وعي, كهربا + راس|جسم|جته|جاته|جتها|نوبه, نوبه + ينتفض|رجف|نفض|اختلج|تشنج|كهربا|صرع|رغوه|عيون, اختلج, يختلج, تختلج, اختلجت, تشنجت, {eye} + بيض|ابيضت|بيضا|قلبت|تنقلب|انقلبت|فوق + جسم|نفض|رجف|تخشب|يابس|تيبس, نفض|ينتفض|انتفض|تخشب|تيبس + {eye}, نفض|ينتفض|رجف|يرجف|تخشب|تيبس + ما .. رد|حس|وعي|كلم, رغوه|زبد|كشكوشه|ريم + {mouth}, عض|يعض لسان + رجف|نفض|تشنج, جسم + تخشب|تيبس|خشبه|متصلب + {eye}, نوبه|نوبات صرع|كهربا|اختلاج, =تشنج, =تشنجت, =التشنج, =بتشنج, =وتشنج, متشنج + وعي|كله|كلها|عيون|عيونه|عيونها|رد, رغوه|زبد|ريم .. {mouth}, =يتشنج, =بيتشنج, =ويتشنج, =تتشنج|=بتتشنج + بنت|بنتي|طفله|امي|زوجتي|اختي|كلها|جسم|جسمها|عيونها|ارض|حراره|سخنه|فجاه|الحين|وعي|ترد|كله',
    ],
  }),
  'febrile-seizure': finding(['Fit with fever', 'تشنج مع حرارة'], {
    says: [
      'febrile convulsion|seizure|=fit, seizure|convulsion|=fits|=fitting + fever|temperature, fever|temperature|hot|burning|39|40|39.*|40.* + a fit|=fits|seizure|convulsion|convulsing|jerking|jerky|twitching|shook, fever|temperature + stiff|rigid + jerk|jerky|jerking|eyes|shaking, fever|temperature + eyes + rolled, =fit + fever|temperature + had|son|daughter|baby|child',
      'تشنج|تشنجات|اختلاج + حراره|سخونه|حمي|حراري, حراره|سخونه|سخونته|حمي|سخن|39|40|39.*|40.* + تشنج|اختلج|انتفض|ينتفض|نفض|كهربا|تيبس|ابيضت|نوبه|رجف|تخشب, حراره|سخونه|سخونته|حمي + {eye} + قلبت|بيض|ابيضت',
    ],
    implies: ['seizure'],
  }),
  'seizure-long': finding(['A long or repeated fit', 'تشنج طويل أو متكرر'], {
    tick: ['The fit lasts over 5 minutes, goes on now, or came again', 'التشنج يزيد على 5 دقائق أو مستمر الآن أو تكرر'],
    says: [
      'seizure|convulsion|=fitting|=fits + still|again|another|second|repeated|cluster, seizure|convulsion|=fitting|=fits + not stop|stopping, status epilepticus, still =fitting|seizing|convulsing, jerking|=fit|=fitting|seizure|convulsing|convulsion + still|ongoing|wont|not|ages|again|repeated|back|nonstop|continuous|quit|10|15|20|another|second|third|twice|thrice, =fit|=fits|seizure|seizures + two|three|four|one after|times|row|twice|today again',
      'تشنج|يتشنج|نوبه + مستمر|مستمره|الحين|ثاني|ثانيه|متكرر|متكرره, تشنج|يتشنج|نوبه + ما وقف|يوقف|وقفت, حاله صرعيه, تشنج|يتشنج|نوبه|نوبات|اختلاج|ينتفض|كهربا + ورا|مرات|مرتين|مره ثانيه|متواصل|للحين|لسه|لسا|بعده|يوقف|ما خلص|طول|دقايق|متتاليه, نوبه|نوبات|تشنج|اختلاج|كهربا + ثلاث|اربع|خمس|كذا مره|مرات, تشنج|نوبه|اختلاج|ينتفض + ربع|نص ساعه|=10|=15|=20|عشر',
    ],
    implies: ['seizure'],
  }),
  'seizure-over': finding(['The usual fit, over', 'النوبة المعتادة وانتهت'], {
    kind: 'comfort',
    tick: ['The fit was like all others, under 5 minutes, and all is as before', 'النوبة كسابقاتها وأقل من 5 دقائق وعاد كل شيء كما كان'],
    says: [
      'usual|typical|normal seizure|fit, seizure|=fit|=fits + usual|typical|recovered|fine|ok|awake, woke up fine|normal, fit|=fits|seizure + same|usual|like always|before|normal|typical|standard|self|over|recovered|fine|passed|finished + minute|min|now|normal|ok|rain|fine|back|over, same + before|always + fit|=fits|seizure, standard|ordinary|regular fit|seizure, usual|typical|normal|standard + fit|seizure|=fits|epilepsy',
      'نوبته|نوبتي|نوبتها|تشنج|نوبه + معتاده|كالعاده|انتهت|صحي|طبيعي|طبيعيه, نوبته|نوبتي|نوبتها|تشنج|نوبه + مثل|زي كل مره, نوبه|نوبته|نوبتي|نوبتها|تشنج|صرع + مثل|متل|زي|نفس كل|العاده|قبل|دايما, نوبه|نوبته|نوبتي|نوبتها|تشنج + راحت|خلصت|خلص|انتهت|وقفت|صحي|تمام|منيح|زين|طبيعي|عادي|رجع, نوبه|نوبته|نوبتي|نوبتها|تشنج|نوبات|حاله + معتاد|معتاده|عاديه|متعودين|متعود',
    ],
  }),
  epilepsy: finding(['Known epilepsy', 'صرع معروف'], {
    kind: 'background',
    tick: ['Known epilepsy', 'صرع معروف'],
    says: [
      'epilepsy, epileptic, keppra, valproate, depakine, tegretol, =fits|=fit|seizure + disease|disorder|childhood|years|tablet|tablets|medicine|known|since, lamotrigine|carbamazepine|levetiracetam|phenytoin|lamictal, seizure disorder',
      'مرض|مريض|مصاب|علاج|دوا|حبوب صرع, صرع من|منذ|قديم|مزمن|معروف, كيبرا, ديباكين, تجريتول, كهربا راس|دماغ|مخ|زايده + من|علاج|دوا|حبوب|صغر|سنين|يوم, صرع + علاج|دوا|من|زمان|صغير|سنين|مرض|معه|ياخذ|اخذ, تيجريتول, لاميكتال, كبرا, كهربا + راس|دماغ|مخ',
    ],
  }),
  'staring-spells': finding(['Blank spells', 'نوبات شرود'], {
    tick: ['Short spells of staring without answering', 'نوبات قصيرة من الشرود دون استجابة'],
    says: [
      'staring|blank|absence spell|spells|episode|episodes|seizure|seizures, zones|zoned|zoning out, stares|staring blankly|space, staring into space, stare|stares|staring|blank|blanks|glazed|glazes|zones|zone|freezes|freeze|vacant|buffers|drifts|daydreaming + second|seconds|moment|respond|hear|hearing|answer|mid|blank|spells, looking|look|looks one place|spot|point|far|nowhere|through + not|hearing|second|seconds, not hear|hearing|answer|answering + second|seconds + looking|look|then|stop, eyes + blank|glazed|vacant|empty + second|seconds|then|back|moment, absent|absence + second|seconds, looking|look|looks .. one place|spot|point|direction, stares|staring|looking + second|seconds + ok|back|normal|then',
      'شرود, سرحان|يسرح|تسرح + ما يرد|ترد, يسرح|تسرح + ثواني, يبحلق, نوبات غياب, سرح|يسرح|تسرح|شرد|يشرد|تشرد|يبحلق|تبحلق|يبحر|يسهي|تسهي|يصفن|تصفن|صافن|صفن|يعلق|تعلق|توقف|تجمد|يجمد + ثواني|ثانيه|يسمع|تسمع|يسمعنا|تسمعنا|يرد|ترد|بعيد|مكان|حوالينا|جاوب|شي, يطالع|تطالع|يتطلع|تتطلع|يناظر|تناظر|يشخص + بعيد|فراغ|نقطه|مكان|ولا شي|سقف + ثواني|يسمع|تسمعنا|يرد|ترد|ما|لا, تطالع|يطالع بعيد, صفنات, نوبات شرود',
    ],
  }),
  unconscious: finding(['Unconscious', 'فقدان الوعي'], {
    tick: ['Does not wake or respond', 'لا يوجد استيقاظ ولا استجابة'],
    says: [
      'unconscious, unresponsive, comatose, lifeless, not wake|waking|respond|responding|rouse|responsive, cant wake|rouse, loss|lost|losing conscious|consciousness, gcs, out cold, passed out + wont|still, not + wake|waking|rouse|stir|respond|responding|open eyes, no response|reaction|answer + shake|shaking|calling|shout|shouting|pinch|slap|name, dead world, limp + lifeless|cold, cant get + wake|respond, collapsed + not|unresponsive|wont|cant, =coma, knocked out cold|still|wont|not, lying|lies|looks like dead, like dead body|man|person, found .. floor|collapsed + not|cold|blue|unresponsive|breathing, found collapsed|unresponsive|lifeless, nothing + slapped|shook|shouted|pinched, not conscious|senses, not getting up + collapsed|floor|fell, fell|fall|falls unconscious',
      'غيبوبه, مغمي, وعي + فقد|فقدت|فقدان|فاقد|فاقده|غاب|غابت|غايب|بدون|بلا, ما|لا|ولا يستجيب|ستجيب|تستجيب|يتجاوب|تتجاوب, ما|لا|ولا يرد|ترد .. علينا|علي|ابد, ما يصحي|تصحي|صحي|يفيق|تفيق|يقوم, لا يفيق|تفيق|يستيقظ|تستيقظ, ما نقدر نصحيه|نصحيها, بلا حراك, لقيته|لقيتها|لقينا + مرمي|طايح|ارض, مغمي عليه|عليها, فاقد|فاقده|فقد وعي, ما .. صحي|فاق|فيق|قام|رد|حس|استجاب|جاوب|يحس + ناديت|نادي|هز|هزيت|ضرب|نصحي|كلم|بنادي, طاح|طايح|وقع|مرمي + ما .. رد|تحرك|صحي|فاق|يحس|يرد, غاب|غايب عن? وعي|دنيا, جثه, ناديته|ناديتها|ننادي|هزيته|هزيتها|نهز|بنادي + ما|لا',
    ],
  }),
  drowsy: finding(['Drowsiness', 'نعاس غير معتاد'], {
    tick: ['Unusually sleepy or floppy', 'نعاس غير معتاد أو ارتخاء في الجسم'],
    says: [
      'drowsy, drowsiness, lethargic, lethargy, dopey, dozy, floppy, listless, somnolent, obtunded, not alert, keeps falling asleep, cant keep eyes open, sleepier, =sleepier, cant|not stay|keep awake, zonked, sleeping|sleeps|slept all|whole|entire day|time|through, sleeping|sleeps nonstop|constantly|lot|more|excessively|most|too much|than, more sleepy|sleep than usual|normal, sleepy, barely|hardly =awake|conscious|responsive, hard|hardly|struggling keep|stay awake, keeps|keep nodding|dozing|drifting|drifting|falling off|asleep, nodding|dozing|drifting off + keeps|talking, =groggy',
      'نعاس, نعسان, نعسانه, خمول, خامل, خامله, خملان, هامد, همدان, مهمد, مسبت, ذبلان, مدروخ, ما .. يفتح|تفتح .. عيون|عين, {cant} .. فتح {eye}, مسطول, مخمول, دايخ ونايم, كسلان|خمول + نوم, ثقيل نوم, يغفي|تغفي + كل|طول|وايد, مرتخي|مرتخيه|مرخي|مرخيه + ولد|ولدي|طفل|طفلي|بنت|بنتي|رضيع|بيبي|جسم|كله|كلها|ياهل|ابني|نايم|خامل, نايم|نايمه|ينام|تنام|راقد|راقده|يرقد طول|علطول|زياده|وايد|كثير|كتير|اكثر, طول يوم|وقت نايم|نايمه|راقد|راقده, نومه|نومها|نومي زياده|زايد|غير|كثير|كثر|وايد|اكثر, ينام|تنام اكثر|كثير|وايد',
    ],
  }),
  'hard-to-wake': finding(['Hard to wake', 'صعوبة الإيقاظ'], {
    tick: ['Hard to wake, or falls asleep again while spoken to', 'صعوبة في الإيقاظ أو عودة إلى النوم أثناء الحديث'],
    says: [
      'hard|difficult|struggling wake|rouse|awaken, wont wake, unrousable, falls asleep .. talking|sentence, hard|difficult|struggle|struggling|ages|cant|takes|effort|trouble|tough|barely + wake|waking|rouse|awake|waken|stir, wake|wakes|rouse|woke|awake|opens + drifts|falls|straight|conks|nods|sinks + sleep|off|out|again, conks|nods|drifts|falls|dozes out|off|asleep|again + mid|while|during|talking|sentence|talk|conversation|speaking, shake|shaking|pinch|shout + wake|awake|rouse',
      'صعب|صعوبه|بصعوبه|بالغصب|بالقوه|بالكاد يصحي|تصحي|نصحيه|نصحيها|ايقاظ|يوعي|نوعيه, صعوبه .. ايقاظ, ينام وهو يتكلم|يسولف, بالموت|بالزور|بالغصب|بالقوه|بالعافيه|بصعوبه|بالكاد|بالقوي|يالله|بالحيل|صعب + صحي|يصحي|تصحي|فيق|يفيق|تفيق|يقوم|قعد|يقعد|نقعد|يوعي|توعي|نصحيه|نصحيها|يفتح|انتبه|ينش|تنش, صحي|يصحي|فيق|يفيق|يفتح|تفتح|نقعد|قعد|نصحيه|نصحي|نصحيها|كلمه|نكلمه|نكلمها|اكلمه|وعي + ويرجع|يرجع|رجع|وبترجع|ترجع|يرد|وترد|وترجع|ويرد|مره ثانيه + نام|ينام|تنام|رقد|يرقد|غفي|يغفي, ينام|تنام|يرقد|ترقد|يغفي|تغفي + وهو|وانا|وهي|واحنا|ونحنا + تكلم|كلام|كلم|نكلم|اكلم|يحكي|سولف|احكي, نقعد|نصحي + يرجع|يرد ينام|يرقد',
    ],
    implies: ['drowsy'],
  }),
  confused: finding(['Confusion', 'ارتباك ذهني'], {
    tick: ['Newly confused: does not know where, when or who', 'ارتباك ذهني جديد: عدم معرفة المكان أو الوقت أو الأشخاص'],
    says: [
      'confuse, confused, confusion, disoriented, disorientated, delirious, delirium, incoherent, talking|speaking nonsense|rubbish|gibberish, not making sense, not know .. day|year|name|date, not know who people|family|son|wife|daughter|anyone, not recognise|recognize|recognising, altered mental|consciousness, not himself|herself|oneself today|since|now|suddenly|at, acting|behaving strange|strangely|weird|drunk|odd, mental status, not oriented, not|cant know|knowing|remember|recognise|recognize .. where|day|date|year|who|name|month|us|me|home, lost plot, thinks + 1970|1980|1985|1990|war|year|school|dead|home|mother, asking|asks|repeats|repeating same thing|question|questions, talking|speaking|saying|talks rubbish|nonsense|weird|gibberish|strange|odd|no sense, talking|speaking .. no|not|without sense, away fairies, not all there, not right head, not making? sense, =loopy, talks dead people, seeing people not, gone mad|doolally|senile suddenly|overnight, mind + not|clouded|muddled|confused clear, muddled + suddenly|talking|speech|where|mum|dad|mother|father|gran|granny|grandad|nan|nana|grandma|grandpa|nanny|hot|fever|since|today, mixing|mixes up + days|people|names|words|day|night, calls|calling me|us .. wrong name, thinks|says .. dead mother|husband|wife|father',
      'ارتباك, مرتبك, تشوش ذهن|ذهني|عقل, هذيان, يهذي, تهذي, يخربط, تخربط, مخربط, يهذرم, مو|مب|مش|غير واعي|واعيه|صاحي|مدرك, ما .. يعرف|تعرف + وين|فين|احد|مين|اولاده|عياله|نفسه, ما يعرفنا|تعرفنا|يعرفني|تعرفني, ما يدري|تدري وين, يخلط|تخلط كلام|ناس|ليل|اسماء, كلام + ملخبط, كلام + بدون|بلا معني, يخربط|تخربط|يخبص|تخبص|يهلوس|يخرف|تخرف|يهذي|يخربط|يهلوس|هذرم|يهذرب + كلام|تكلم|يوم|امس|فجاه|ليل|حكي, مضيع, مضيعه, ضايع|ضايعه + مكان|وين|وقت|يوم, يفكر|يحسب|مفكر|تحسب|تفكر + ميت|سنه|غير|بيتنا|شغل, مب|مو|مش + داري|داريه|عارف|عارفه + وين|مين|منو|ويننا, يكلم|تكلم|تحاكي|يحاكي ناس|ميتين|اموات, كلام|حكي + مب|مو|مش|ما مفهوم|مترابط|راكب|داخل, عقله|عقلها|ذهنه|مخه + مب|مو|مش|خربط|راح|ضايع|معه, ما|لا|ولا =يعرف|=تعرف|=يدري|=تدري|=يميز|=تميز|=عرف|=عرفت .. وين|اين|فين|منو|مين|مكانه|مكانها|ويننا|عياله|عيالها|اولاده|اولادها|ولده|بيته|بيتها|اسمه|اسمها|يوم, ما|لا|ولا =يعرف|=تعرف|=يميز|=تميز احد|حدا|ناس|اهله, =مشوش|=مشوشه + فجاه|ذهن|كلام|ابوي|امي|جدي|جدتي|حراره, مو|مب|مش طبيعته|طبيعتها, مو|مب|مش علي بعضه|بعضها + كلام|يخربط|يعرف|فجاه|وعي, يسال|تسال نفس سوال|السوال, تايه|تايهه + ما|وين|كلام|فجاه|ابوي|امي|جدي|جدتي, مو|مب|مش|ما مركز|مركزه + كلام|فجاه|رد, مب|مو|مش|ما عارف|عارفه|داري|داريه .. وينه|وينها|وين|مين|منو|مكانه',
    ],
  }),
  // Dizziness
  dizzy: finding(['Dizziness', 'دوخة'], {
    tick: ['Dizziness', 'دوخة'],
    says: [
      'dizzy, dizziness, lightheaded, light headed, lightheadedness, woozy, giddy, giddiness, swimmy, head rush, head + swim|swimming|floating|spin, head + wobbly|light|cloud|floaty|floating|spacey, floaty, faint feeling, off balance, drunk feeling, feel|feeling|felt|feels|bit|all|come|came wobbly|unsteady|swaying|swimmy|seasick, wobbly head|feeling|standing|walking, unsteady feet|walking|standing, like on? boat|cloud|ship',
      'دوخه, دايخ, دايخه, دايخين, دخت, ادوخ, تدوخ, دوخت, دوار, خفه راس, لفه راس, دوخان, يدوخ, يدوخني, داخ, دخنا, بدوخ, دوخني, راس يلف|فاضي, =راسي|=راسه|=راسها خفيف|خفه|يلف|فاضي|بيلف, كاني|حاس + سكران|قارب|مركب|غيم',
    ],
  }),
  vertigo: finding(['Spinning', 'دوران'], {
    tick: ['Everything seems to spin', 'الإحساس بأن كل شيء يدور'],
    says: [
      'vertigo, bppv, meniere, labyrinthitis, room|world|everything|head + spin|spinning|spins, =spinning, like merry round, everything|house|room|world|ground|floor|walls|ceiling|head + rotating|rotate|rotates|whirling|tilting|going round|round|circles|twirling|carousel|spinny, spinny, rotating, like merry go round, like carousel|waltzer, spin|spins + feel|feels, room|world|house|ground|floor|walls|ceiling turning|turns|moving',
      'دوران, دنيا|غرفه|راس|بيت|ارض + يدور|تدور|=تلف|=يلف|بتلف|بتدور|يفتل|لاف, تدور فيني, دنيا|غرفه|راس|بيت|ارض|كل شي|حيطان|سقف|دني + تفتر|يفتر|فتر|بتفتل|تفتل|فتل|برم|يبرم|تبرم|حوم|يحوم|تحوم|دار|بيدور|تفر|يفر|لف|لفت|دواره|دوامه|بتلف|يدور, مرجيحه, دوامه, دوار شديد|دهليزي, لفه|فتل راس, بتفتل, تفتر فيني, دنيا|غرفه|بيت|ارض + فتل|يفتل|تفتل|بتفتل|تفتر|فتر',
    ],
    implies: ['dizzy'],
  }),
  'turning-head': finding(['On moving the head', 'عند تحريك الرأس'], {
    tick: ['It lasts seconds, on turning in bed or moving the head', 'تستمر ثواني عند التقلب في السرير أو تحريك الرأس'],
    says: [
      'change|changing position, bppv, turn|turning|roll|rolling|tilt|tilting|move|moving|looking|look|bend|bending + bed|head|over|up|side|pillow|neck + dizzy|spin|spins|spinning|seconds|vertigo|giddy|whirl, head + turn|turning|tilt|move|moving|back|up + dizzy|spin|spins|spinning|seconds, turn|turning|roll|rolling|rolled over|bed|side, turn|turning|tilt|tilting|moving|move|moved head, look|looking up|down',
      'تقلب|اتقلب|لفيت|الف|حركت|احرك|ارفع|انزل|نزلت|سجدت|اسجد + راس|سرير|فراش|نوم, تغيير وضعيه, سجود, قلب|اتقلب|تقلب|بقلب|لف|الف|لفيت|حرك|رفع|رفعت|نزل|دنق|طالع|التفت|انسدح|سجد|ارفع|احرك + راس|جنب|تخت|فراش|سرير|فوق|تحت|صوب|مخده + داخ|دوخ|ادوخ|بدوخ|تدوخ|يدوخ|دوخه|دوار|تدور|يدور|ثواني|لفه, داخ|دوخ|ادوخ|بدوخ|تدوخ|يدوخ|دوخه + قلب|اتقلب|حرك|لف|رفع|دنق + راس|جنب|فراش|سرير|تخت',
    ],
  }),
  // Weakness and numbness
  'dizzy-brief': finding(['A short spell that passed', 'نوبة قصيرة وزالت'], {
    kind: 'comfort',
    tick: [
      'It lasted seconds after bending, a hot bath, hunger or a ride, and has passed',
      'استمرت ثواني بعد انحناء أو حمام ساخن أو جوع أو لعبة دوارة، وزالت',
    ],
    says: [
      'dizzy|dizziness|lightheaded|woozy|giddy|spinning|faint + second|seconds|moment|sec|instant|briefly|brief, second|seconds|moment|sec dizzy|dizziness|lightheaded|woozy|giddy, brief|momentary|short|quick|passing + dizzy|dizziness|lightheaded|giddiness, dizzy|dizziness|lightheaded|woozy|giddy + bent|bending|bath|shower|sauna|jacuzzi|rollercoaster|ride|roundabout|swing|merry|spinning|twirling|boat|ferry|car|bus|reading|vr|skipped|hungry|fasting|lunch|breakfast|laughing|blowing|balloon|balloons, skipped|missed|not|without breakfast|lunch|meal|eaten|eating|food + dizzy|lightheaded|shaky|faint|woozy, second|seconds|moment|brief + dizzy|woozy|giddy|lightheaded, skipped|missed|no|without lunch|breakfast|meal|meals|dinner, after|off boat|ferry|plane|rollercoaster|ride, sauna|jacuzzi',
      'دخت|دوخه|دايخ|دايخه|داخ|دوار|دوخ + ثانيه|ثواني|لحظه|لحظات|ثانيتين|شوي, ثانيه|ثواني|لحظه + دخت|دوخه|دوخ|دوار, دخت|دوخه|دايخ|دايخه|دوخ + انحنيت|دنقت|نزلت|حمام|شاور|دوش|ساونا|مرجيحه|لعبه|العاب|ملاهي|قارب|بحر|سياره|باص|جوع|جوعان|صايم|صيام|بدون فطور|اكل|ماكلت|نفخت|بالون, دخت|دوخه|دايخ|دوخ + سونا|السونا|جاكوزي|بخار|شمس, ما فطرت|تغديت|اكلت شي?',
    ],
  }),
  'numb-mouth-dentist': finding(['Numbed by a dentist', 'تخدير عند طبيب الأسنان'], {
    tick: ['The mouth was numbed by a dentist in the last hours', 'خُدّر الفم عند طبيب الأسنان قبل ساعات'],
    says: [
      'dentist|filling|extraction|anaesthetic|anesthetic|dental + {numb}, root canal + {numb}, dentist|filling|dental|tooth + injection|jab|anaesthetic|anesthetic + lip|lips|tongue|mouth|cheek|face',
      'دكتور|طبيب|عياده|مركز|حشوه|خلع|خلعت|حشيت اسنان|سن|ضرس + {numb}, اسنان|سن|ضرس|حشوه|خلع|خلعت|حشيت + مخدر|مخدره|خدران|خدرانه|منمل|منمله|بنج|تخدير, بنج + شفه|شفايف|لسان|فم|حلج|خد|وجه',
    ],
    implies: ['numbness'],
  }),
  weakness: finding(['Weakness', 'ضعف عام'], {
    says: [
      'weakness, no strength|energy, feeble, =drained, feel|feeling weak, no power|strength|energy, noodle|jelly + arms|arm|body|legs|all, weakly, legs like jelly|lead, strength gone|left, no strength, not strength|energy|power, =weak, =weaker, =weakly, wiped out',
      'ضعف, وهن, ضعيف, ضعيفه, ضعفان, هبوط عام, ما فيني حيل|قوه, جسم مهدود, ما + حيل, ما فيني|فيي|فيها|فيه|فينا? قوه|طاقه|حيل, جسم|جسمي + مهدود|منهد|خايس|ضعيف|منهك|طايح, حيلي مهدود|طايح, هدني, منهك, خاير قوه, موهون, واهن, خايره قواي',
    ],
  }),
  'weak-legs': finding(['Weak legs', 'ضعف في الساقين'], {
    tick: ['Both legs are weak, heavy or give way', 'ضعف أو ثقل في الساقين معاً أو عجز عن حملهما للجسم'],
    says: [
      'legs + weak|weakness|weaker|heavy|paralysed|paralyzed|buckle|buckling|numb, legs giving|give way, legs + not|cant|wont hold|carry|support|work|move|working, cant move|feel legs, paraplegia, weakness + lower limbs, {numb} + waist|chest down, legs + jelly|giving|gave|buckled|collapse|collapsing|noodles|lead|wobbly|dead|gone|power, two|both legs .. cant|weak|weaker|dead|heavy|numb, weak|weaker|weakness .. both|two legs, legs cant|wont stand|walk|hold|carry|move, {cant} + move|lift|feel + legs, legs stopped|not|wont work|working|obey|move, giving out|way + legs, waist|chest|hips down + weak|dead|not|nothing|cant, legs no|without power|strength, two|both legs no power|strength, legs .. not able',
      'رجول|رجلين|رجولي|رجليني|رجليه|ساقين|ساقي|قدمين + {weak}, اطراف سفلي|سفليه + {weak}, رجول|رجلين|رجولي|رجليه|ساقين + ما|لا تشيل|تشيلني|شالتني|تحمل|تحملني|شايلتني, رجول|رجلين|رجولي|رجليه|ساقين + ثقيله|ثقل|خدر|مشلوله, ما .. احس|يحس|حس .. رجولي|رجليه|رجوله|رجليني|ساقيه, شلل + سفلي|رجلين|ساقين, رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين + ما|لا|مو|مب شال|يشيل|تشيل|تشيلني|حمل|يحمل|يحملوني|تحملني|حملتني|تشيله|تشيلها|تحمله|تحركت|تحرك|يتحركوا|عاد|اطاع, رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين + ما عاد|عم? شال|يشيل|تشيل|حمل|يحمل|تحمل|تحرك, رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين + ضعف|ضعيف|ضعيفه|خور|خاوره|خار|رخو|مرتخيه|ارتخت|ميته|ماتت|هلام|جلي|عجين|خدران|تخون|تخوني|تطيح|تهتز, رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين + {cant} + مشي|وقف|حرك|رفع, {cant} + حرك|رفع + رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين, رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين + ثنتين|تنتين + ضعف|ثقيله, رجليني|رجولي|ريولي + تنثني|تخذلني',
    ],
  }),
  'rising-weakness': finding(['Weakness that climbs', 'ضعف يصعد في الجسم'], {
    tick: [
      'Weakness or numbness climbs from the feet to legs, arms or face',
      'ضعف أو خدر يصعد من القدمين إلى الساقين أو الذراعين أو الوجه',
    ],
    says: [
      'ascending weakness|paralysis|numbness, {weak} + feet|legs + climbing|ascending|rising|upwards, {numb} + feet|legs|toes + climbing|ascending|rising|upwards, guillain, gbs, {numb} + feet|foot|toes|legs|leg + up|upward|thighs|hands|hand|waist|hips|arms|moving|spreading|creeping|climbed|creep, {weak} + feet|foot|toes|legs|leg + up|upward|thighs|hands|waist|hips|arms|moving|creeping|climbed|spreading, weak|weaker|weakness|numb|numbness .. from? feet up, from feet up|upwards, {weak} + legs + now + arms|hands, legs + then|now arms|hands|face + {weak}, legs + then|now arms|hands|face + {numb}, weak|weakness|weaker|numb|numbness|tingling|heavy + started|began|first + feet|foot|toes|legs + hands|arms|thighs|hips|waist|chest|face, started|began .. feet|toes|legs + {numb} + hands|arms|knees|thighs|waist, {numb} + creeping|crept|climbing|climbed|marching|moving up, {weak} + creeping|crept|climbing|climbed|marching|moving up, creeping|crept|climbing|climbed|marching up .. legs|body, weakness spreading|climbing|ascending, sudden paralysis legs|body?, numb|weak|tingly|heavy toes|feet + knees|thighs|hips|waist|hands, creeping|crept|climbing up me|legs|body, {numb} + up thighs|knees|waist|hips|hands|arms, foot|feet + numb|weak + then leg|legs|knees, toes .. knees .. hips, now up thighs|knees|waist|hips',
      '{weak} + رجول|رجلين|قدم|ساقين + يصعد|صاعد|صعد|يطلع|طلع|لفوق, {numb} + رجول|رجلين|قدم|ساقين + يصعد|صاعد|صعد|يطلع|طلع|لفوق, ضعف|خدر|شلل صاعد|يصعد|تصاعدي, ضعف + رجلين|رجول|ساقين + يدين|ايدين|ذراعين, شلل مفاجي, غيلان|جيلان باريه, {weak} + {foot} + طلع|يطلع|صعد|يصعد|فوق|وصل|خصر|فخذ|زحف|يزحف|سري|مشي, {numb} + {foot} + طلع|يطلع|صعد|يصعد|فوق|وصل|خصر|فخذ|زحف|يزحف|سري|مشي, {weak} + {leg} + طلع|يطلع|صعد|يصعد|فوق|وصل|خصر|زحف|يزحف|سري, {numb} + {leg} + طلع|يطلع|صعد|يصعد|فوق|وصل|خصر|زحف|يزحف|سري, بدا|بلش|ابتدي ضعف|خدر|تنميل|شلل + رجل|رجول|قدم|قدامي|مشط|اصابع + طلع|وصل|يصعد|صعد|فوق|والحين|خصر|فخادي, من + قدم|رجول|مشط|اصابع + وصل|طلع|صعد + خصر|فخذ|فخادي|ركب|يد|صدر',
    ],
  }),
  'arms-too': finding(['Now the arms too', 'والآن الذراعان أيضاً'], {
    says: [
      'now|then my? arms|hands|face too|also, arms|hands too|also|now weak|numb|heavy, now arms|hands weak|heavy|numb, and? arms|hands now',
      'الحين|هلق|الان|وصار|صارت ايدي|ايديني|يدي|يديني|ذراعي, ايديني|يديني|ايديي كمان|بعد|هم|ايضا',
    ],
  }),
  numbness: finding(['Numbness or tingling', 'تنميل أو خدر'], {
    tick: ['Numbness or tingling', 'تنميل أو خدر'],
    says: [
      '=numb, numbing, numbed, tingle, tingles, tingly, paraesthesia, paresthesia, sensory loss, loss|lost sensation|feeling, {hand} + no|cant|lost|without feel|feeling|sensation, {foot} + no|cant|lost|without feel|feeling|sensation, {leg} + no|cant|lost|without feel|feeling|sensation, {face} + no|cant|lost feel|feeling|sensation, cant feel + {hand}, cant feel + {foot}, cant feel + {leg}, cant feel + {arm}, cant feel + {face}, {hand} + fizzy|fizz|fizzing|soda|buzz|buzzing|prickly|prickling|dead|asleep|static, {foot} + fizzy|fizz|fizzing|buzz|buzzing|prickly|prickling|dead|asleep|cotton|static, {leg} + fizzy|fizzing|buzzing|prickly|prickling|dead|asleep, {arm} + fizzy|fizzing|buzzing|prickly|prickling|dead|asleep, {face} {numb}, pricking sensation|feeling, =numbness, pins needles, like|feels ants crawling, {hand} went|goes|gone|fell|falls|falling to? sleep|asleep|dead, {arm} went|goes|gone|fell|falls|falling to? sleep|asleep|dead, {leg} went|goes|gone|fell|falls|falling to? sleep|asleep|dead, {foot} went|goes|gone|fell|falls|falling to? sleep|asleep|dead',
      'خدر, خدران, مخدر, مخدره, تنميل, منمل, منمله, فقدان احساس, وخز, منملين, خدرت, =نملت, ينمل, يخدر, خدرانه, =خادر, تخدير + {hand}, ما حس|احس|بحس|شعر|يحس|تحس + {hand}, ما حس|احس|بحس|شعر|يحس|تحس + {leg}, ما حس|احس|بحس|شعر|يحس|تحس + {foot}, ما حس|احس|بحس|شعر|يحس|تحس + {arm}, ما حس|احس|بحس|شعر|يحس|تحس + {face}, نمنمه, منمنمه, دبابيس, =نملان, =تنمل, =بتنمل, =منمل, =بينمل, {hand} =نمل|منمنم|منمنمه|ميته|نايمه, {leg} منمنم|منمنمه|ميته|نايمه, {foot} منمنمه|ميته|نايمه, {leg} =نمل, {foot} =نمل, مثل|متل|زي|كانه|كان نمل يمشي|بجسم|بجلد|بيد|برجل, ما حس|احس|يحس|تحس + ايدي|يدي|رجلي|رجولي|ريلي|ريولي|اصابعي|وجهي|ويهي, رجلي|ريلي|ايدي|يدي|ايديي|رجولي|ريولي نامت|نملت|خدرت|نمنمت',
    ],
  }),
  'pressed-nerve': finding(['After pressure on the limb', 'بعد ضغط على الطرف'], {
    tick: ['It came after lying or sitting on the limb, and passes in minutes', 'جاء بعد النوم أو الجلوس على الطرف ويزول خلال دقائق'],
    says: [
      'slept|lay|lying|leaning + {arm} + {numb}, sat|sitting + {leg} + {numb}, sat|sitting + {foot} + {numb}, slept|lay|lying|sat|leaned|leaning|leant|dozed|fell .. on|over arm|arms|hand|leg|foot|elbow|wrist, arm|hand|leg|foot|elbow under|over pillow|head|back|chair|sofa|body, slept|lay|leaned|sat on? arm|hand|leg|foot|elbow, slept funny|awkwardly|wrong + {numb}, funny bone, {arm} + sofa|chair|armrest|desk + {numb}, woke|waking + {numb} + {hand} + shook, woke|waking|wake .. {numb} .. finger|fingers|thumb|pinky, cross|crossed|crossing legs, sitting + floor|cross + {numb}, leg|arm|foot|hand fell? asleep, woke|waking + {numb} + {hand} + shook|shaking|minute|minutes|seconds, woke|waking + {numb} + {arm} + shook|shaking|minute|minutes|seconds, slept on, shook|shaken|shaking off|out|awake + {hand}, shook|shaken|shake off + fine|normal|back|minute|minutes|gone, shook + minute|minutes|seconds + normal|fine|gone|back, sat|sitting|kneeling|squatting|crosslegged + legs|leg|foot|feet + asleep|numb|tingly|tingling, toilet + leg|legs|foot + asleep|numb|tingly|tingling, phone + toilet + leg|legs, tight|tightly watch|strap|bag|shoes|boots + {numb}, heavy bags + {numb}, carrying bags + {numb}, hit|hitting|knocked|banged|bumped elbow + {numb}, dead arm|hand|leg + lying|lay|slept|sleeping|woke|minutes|minute, lying|lay|slept|sleeping on arm|arms|hand|leg, {hand} went|goes|fell|falls to? sleep|asleep, {arm} went|goes|fell|falls to? sleep|asleep, {leg} went|goes|fell|falls to? sleep|asleep, {foot} went|goes|fell|falls to? sleep|asleep',
      'نمت|قعدت|جلست|متكي + علي يد|ايد|رجل, قعده|جلسه طويله|ارض, تربيعه|متربع|تربعت, رجلي|يدي|ايدي|ريلي|ايديي نامت|نايمه, نمت|نايم|نايمه|قعدت|جلست|جالس|قاعد|اتكيت|متكي|اتكي|غفيت + {hand} + {numb}, نمت|نايم|نايمه|قعدت|جلست|جالس|قاعد|متكي|متربع + {leg} + {numb}, نمت|نايم|نايمه عليها|عليه|فوقها + {hand}, نمت عليها|عليه, صحيت|قمت|فقت|قعدت + {hand} + {numb} + حركتها|نفضتها|دقيقه|دقايق|ثواني|رجعت, نفضتها|حركتها|هزيتها + رجعت|راح|راحت|عادي|طبيعي, انضرب|ضربت|خبطت كوع|كوعي|مرفق + {numb}, شايل|حامل اكياس + {numb}, سجود|صلاه|تحيات|تشهد + رجلي|رجولي|ريلي + نامت|نمل|خدرت',
    ],
  }),
  'hand-numb-night': finding(['Fingers numb at night', 'تنميل الأصابع ليلاً'], {
    tick: ['Thumb and fingers tingle, more at night or with hand work', 'تنميل في الإبهام والأصابع يزيد ليلاً أو مع عمل اليد'],
    says: [
      'carpal tunnel, {hand} + {numb} + night|typing|mouse|sewing|driving|phone, {hand} + {numb} + wake|waking|wakes|3am|bed|asleep|sleep|night|nights|woken, {hand} + fizz|fizzing|buzz|buzzing|fuzzy|prickly|electric|burning|asleep + night|wake|bed|3am|nights|phone|typing, shake|flap|shaking|flapping + hand + night|feeling|wake|back, {hand} + {numb} + morning|mornings, thumb .. fingers + {numb}, drop|dropped|dropping cups|mugs|things + {hand} + {numb}, 3am|2am|4am + thumb|fingers|hand|hands + buzzing|tingling|numb|asleep',
      'نفق رسغي, {hand} + {numb} + ليل|نوم|كتابه|ماوس|جوال|سواقه, {hand} + {numb} + ليل|ليله|صحي|يصحيني|نوم|انام|تلفون|موبايل|طبخ|خياطه|فيق|كمبيوتر|مسك, انفض|بنفض|نفض|اهز + {hand} + ليل|نوم|خدر|تنميل|يرجع',
    ],
    implies: ['numbness'],
  }),
  'clumsy-hands': finding(['Clumsy hands', 'تعثر في حركة اليدين'], {
    tick: ['Both hands are clumsy, or walking has become unsteady', 'تعثر في حركة اليدين معاً أو عدم ثبات جديد في المشي'],
    says: [
      'hands + clumsy|clumsiness, buttons|keys|writing + cant|difficult|trouble|clumsy, hands + not|cant|dont working|work|obey|cooperate|button|write|grip|hold, both hands + clumsy|dropping|weak|useless|numb|working, dropping|drop + things|everything|cups|stuff + hands|both|lately, handwriting + gone|bad|worse|mess|pot|changed, all thumbs, fumble|fumbling, cant|not + buttons|button|laces|keys|zip|write|pick|coins, clumsy|clumsier, hands + buttons|laces|keys|fumbling',
      'ايدين|يدين|ايديني + تعثر|ضعف, ازرار|كتابه|خطي + صعب|صعوبه, ايدين|يدين|ايديني|ايديي|ايدي|يديني|ايديه|يديه|ايديها + ما|مو|مب|مش تضبط|يساعد|يساعدوني|تطيع|تطاوع|يمسك|تمسك|امسك|قدر|عاد|تشتغل, ايدين|يدين|ايديني|ايديي|ايدي|يديني|ايديه|يديه|ايديها + طاح|يطيح|يوقع|بيوقع|يطيحون|توقع|وقع + مني|منه|منها|شي|اغراض, كل شي .. يوقع|بيوقع|يطيح|توقع|تطيح مني|منه|منها|يد|ايد, {cant} + زرار|ازرار|ملعقه|قلم|كتب|مفتاح|خيط|سكر ازرار|قميص, ازرار|زرار|قلم|ملعقه|كتابه + {cant}, ما .. عرف|قدر|اعرف يمسك|امسك|يكتب|اكتب|يسكر + زين|ازرار|قلم|ملعقه, خطي|كتابتي + خرب|صار|تغير, ايدين|يدين|ايديني|ايديي|ايدي|يديني|ايديه|يديه|ايديها + {weak}, ايدين|يدين|ايديني|ايديي|ايدي|يديني|ايديه|يديه|ايديها + ثقيله|ملخبطه|خرقا|تخربط|ترتبك',
    ],
  }),
  'nerve-disease': finding(['A known nerve or muscle disease', 'مرض معروف في الأعصاب أو العضلات'], {
    kind: 'background',
    tick: ['Known multiple sclerosis, myasthenia or another nerve disease', 'تصلب متعدد أو وهن عضلي أو مرض عصبي آخر معروف'],
    says: [
      'multiple sclerosis, myasthenia, =ms, motor neurone|neuron, =als, parkinson, parkinsons, neuropathy',
      'تصلب متعدد|لويحي, وهن عضلي, باركنسون, ضمور عضلات, اعتلال اعصاب',
    ],
  }),
  'injury-recent': finding(['A recent injury', 'إصابة حديثة'], {
    tick: ['It followed a fall, blow or crash', 'جاء بعد سقوط أو ضربة أو حادث'],
    says: [
      'after|since|following {hit}, after|since accident|crash|whiplash, fell|fallen|hit|slipped + today|yesterday|week|morning|ago, car|bike accident, after|since|following|from + motorcycle|motorbike|bike|accident|crash|collision|tackle|blow|knock, took|copped|got ball|football|elbow|knee|punch|knock|blow|hit + head|face|back|neck, {hit} + since|then|after|ago|now|today|weekend|week|from that time',
      'بعد + {hit}, من يوم طحت|حادث, حادث سياره, طحت|طاح|طاحت|وقعت|وقع + امس|اليوم|اسبوع|صبح|قبل, من|منذ|بعد حادث|طيحه|طاح|ضربه|انضرب|وقع|الوقعه|صدمه, {hit} + عقب|عقبها|بعدها|وقتها|يومها|ساعتها, من وقت|يوم ما? {hit}, حادث + امس|اليوم|قبل|اسبوع|مبارح, انضرب|ضرب|وقع|وقعت|طاح|طحت + مبارح|امس|اليوم|البارحه|وقتها|عقبها|بعدها',
    ],
    implies: ['injury'],
  }),
  tremor: finding(['Tremor', 'رعشة'], {
    tick: ['Shaking of the hands, head or legs', 'رعشة في اليدين أو الرأس أو الساقين'],
    says: [
      'tremor, shaky, tremble, trembling, {hand} + shake|shaky|shaking, hand|hands|fingers|head|legs|chin + shiver|shivering|shakes|shake|shaking|wobble|quiver|quivering|jitter, shakes + cup|holding|writing|spill, shaky hands, spill|spilling tea|coffee|drink + shake|shaking|hands',
      'رعشه, رعاش, ارتعاش, {hand} + رجفه|ترجف|يرجف|ترتجف|ترعش, رجفه يد, {hand} + رجف|يرجف|يرجفو|يرجفون|يرعش|ترجف|ترتعش|يرتعش|ارتجاف|تهتز|يهتز|ينتفض|تنتفض|رعش|رجفان|رعشان, راس|رجول|ذقن + يرجف|ترجف|رعش|يهتز|تهتز, رجفان, ايديي|ايدي|يديي|يدي|ايدين|يدين + يرجفو|يرجفون|بترجف|بيرجفو|رجفه',
    ],
  }),
  'slow-stiff': finding(['Slow and stiff', 'بطء وتيبس'], {
    tick: ['Movements have become slow and stiff, with small steps', 'الحركة صارت بطيئة ومتيبسة والخطوات قصيرة'],
    says: [
      'shuffle|shuffling, slow + movements|moving|walking + stiff, small steps, parkinson|parkinsons, shuffles, shuffle|shuffles + walk|walks|feet|steps, tiny|little|short|small|baby steps, slow|slower|slowed|sluggish stiff|stiffness|rigid|rusty|robot, slow + stiff + walking|movements|steps|months|parkinson|father|mother|dad|mum|everything, stiff|rigid walk|walking|gait|movements|body, moves|moving|movements slow|slower|slowly, like? tin man + walks|walking|moves, robot|statue + walks|moves, like tin man, everything takes forever + stiff|rusty|slow',
      'خطوات قصيره|صغيره, حركه بطييه|ثقيله, بطء حركه, باركنسون, خطوات|خطوه|خطواته|خطوتي + قصيره|صغيره|زغيره|صغار|قصار, مشي|يمشي|حركه|حركته|يتحرك|حركتي + بطي|بطييه|بطيئه|متخشب|متيبس|سحب|يسحب|متصلب|روبوت|خشب|ثقل|ثقيله|يابس, جسم + متخشب|خشب|خشبه|متصلب + بطي|حركه|مشي, سحب|يسحب|يجر|يجرجر رجول|رجله|رجوله|ريوله|اقدام, كانه|كانها روبوت, شوي شوي + خطوات|مشي|يمشي',
    ],
  }),
  'shaky-cause': finding(['After coffee, hunger or hard work', 'بعد قهوة أو جوع أو مجهود'], {
    tick: ['It came with much coffee, a missed meal or hard work, and is passing', 'جاءت مع كثرة القهوة أو تفويت وجبة أو مجهود، وهي تزول'],
    says: [
      'skipped|missed|not|without .. breakfast|lunch|dinner|meal|eaten|eating|food + shaky|trembly|trembling|weak, hungry|hunger + shaky|trembly|trembling|weak, gym|workout|weights|lifting|carrying|climbing + shaky|shaking|trembling|jelly|wobbly, after|much|many|lots|too|strong|two|three|four|five|2|3|4|5|from .. coffee|coffees|espresso|espressos|caffeine|karak|redbull|matcha + shaky|shaking|shake|trembling|tremble|jittery|wired, after|much|many|lots|too|from energy drink|drinks + shaky|shaking|shake|trembling|jittery',
      'قهوه|كافيين|اسبريسو|كرك|نسكافيه|طاقه|شاي + رجف|ترجف|يرجف|رجفه|رعشه|ترتجف|يرتجف|برجف, جوع|جوعان|جوعانه|صايم|صيام + رجف|ترجف|رجفه|رعشه|برجف, ماكلت|بدون فطور|غدا|اكل + رجف|ترجف|رجفه|رعشه, تمرين|جيم|حديد|شيل + رجف|ترجف|رجفه|رعشه',
    ],
  }),
  'sleep-start': finding(['A jerk on falling asleep', 'نفضة عند بداية النوم'], {
    tick: ['The body jerks once just as sleep comes', 'نفضة واحدة في الجسم عند بداية النوم'],
    says: [
      'jerk|jerks|jerking|jerked|twitch|twitches|jolt|jolts|jump|jumps|startle|startled|kick + fall|falling|fell|drop|dropping|drift|drifting|doze|dozing|nod|nodding asleep|off, jerk|jerks|jolt|jolts|twitch + just|about =sleep, hypnic, like falling + asleep|sleep + jerk|jolt|wake|jump',
      'انتفض|انفض|انط|اقفز|نفضه|رجفه|نقزه|انقز + قبل|بدايه|اول|لما|يوم|اغفي|ادخل نوم|انام|اغفي, نفضه نوم, احس اني? اطيح|طايح + نوم|انام|اغفي',
    ],
  }),
  'attacks-more': finding(['More often than before', 'أكثر تكراراً من قبل'], {
    says: [
      'more often|frequent|frequently, now|nearly|almost every week|day, weekly|daily now, getting more|closer together?, times|days week|month, used every couple|few months',
      'صار|صارت تجي|تجيني|يجيني|ييني|كل اكثر|اسبوع|يوم, اكثر من قبل|اول, مرات باسبوع|بشهر|اسبوع|شهر, زادت|زاد عدد|مرات|نوبات',
    ],
  }),
  twitch: finding(['Twitching', 'رفة'], {
    tick: ['A small muscle or eyelid twitches', 'رفة في الجفن أو عضلة صغيرة'],
    says: [
      '{eyelid} + twitch|twitching|flicker, {eye} + twitch|twitching, muscle + twitch|twitching, fasciculation, {eye} + twitches|jump|jumps|jumping|flutter|fluttering|fluttery|flickers|flickering|dance|pulsing|dancing, {eyelid} + twitches|jump|jumping|flutter|fluttering|dance|pulsing, muscle|calf|thigh|arm|lip|cheek|thumb + twitches|flickering|jumping|flutter|fluttering|dancing|worms',
      'رفه عين|جفن, {eye} + ترف|يرف|رفه, {eyelid} + يرف|رفه, {muscle} + ترف|رفه|تنبض|ينبض, {eyelid} + رفرف|يرفرف|رف|ترف|ينط|ينبض|يرقص|ترقص|يرجف|يتحرك, {eye} + رفرف|ترفرف|رف|ترف|بترف|تنط|ينط|تنبض|ترجف|ترقص, {muscle} + رف|رفرف|ينط|تنط|يرجف|يرقص',
    ],
  }),
  memory: finding(['Memory trouble', 'ضعف الذاكرة'], {
    tick: ['Memory is failing', 'ضعف في الذاكرة'],
    says: [
      'memory, forgetful, forgetfulness, forgetting, keeps|keep|always|often|becoming|starting forget|forgets, dementia, alzheimer, alzheimers, repeats|repeating + questions|herself|himself, forgetting|forgot|forgets|forget + names|things|everything|words|where|keys|always|what, keeps asking same, misplacing|misplaces|loses|losing things|keys|phone|everything, brain|memory|mind|head sieve|fog|foggy|blank|goldfish|mush, not|cant remember|recall|retain names|things|words|conversations|where|what|appointments|anything, forgetting|forgets things|names|words, like sieve',
      'ذاكره, نسيان, ينسي, تنسي, انسي, خرف, زهايمر, الزهايمر, يكرر|تكرر سوال|كلام, نسي|ينسي|انسي|تنسي|بنسي|بينسي + كل|اسامي|اسماء|شي|مكان|وين|كثير|وايد, ما .. تذكر|اتذكر|يتذكر|تتذكر|اذكر|يذكر|تذكر, مخ|راس|ذاكره + صار|ما يمسك|ضعيف|ضعيفه|تعبان|راح, يعيد|تعيد|يسال|تسال نفس سوال|كلام|سالفه',
    ],
  }),
  'memory-unsafe': finding(['Unsafe at home', 'خطر في البيت'], {
    tick: ['Gets lost, wanders, or leaves the stove or doors open', 'ضياع في الطريق أو خروج بلا وعي أو نسيان الموقد أو الأبواب'],
    says: [
      'keep|keeps|kept|often lost, lost .. way|street|outside|driving, wanders|wandering off|out|street|night|house|alone, left|leaves + stove|gas|cooker|oven, forget|forgets|forgot|forgetting|left|leaves|leaving + stove|gas|cooker|oven|tap|door|iron|kettle|hob|fire + on|open|running, going|goes|went|walked|walks|gone + outside|out|off + alone|lost|wander|home|night, not|cant + finding|find + house|home|way|back, lost|wandered|found + street|outside|police|neighbour|nightie|pyjamas',
      'يضيع|تضيع|ضاع|ضاعت + طريق|بيت|شارع, يطلع|تطلع بدون .. يدري|تدري, نسي|ينسي|تنسي + غاز|فرن|موقد|باب, نسي|ينسي|تنسي|بتنسي|ينسون|خلي|تخلي|يخلي + غاز|فرن|موقد|باب|طباخه|طباخ|نار|ماي|شابه|مفتوح|والع, طلع|يطلع|تطلع|بتطلع|راح|يروح|خرج + ضاع|ضيع|ضيعناه|ضيعناها|يضيع|يتوه|ما يعرف رجع|بيت, ضاع|ضيع|تاه|يتوه|تتوه|يضيع|بتضيع|ضيعت + طريق|بيت|شارع|حاره|فريج|رجع|مره|سياره, لقيوه|لقوها|لقيناه|لقيناها|لقوه|جابوه|رجعوه + شارع|جيران|شرطه|برا|بعيد',
    ],
  }),
  // Back and neck
  'back-pain': finding(['Back pain', 'ألم في الظهر'], {
    tick: ['Back pain', 'ألم في الظهر'],
    says: [
      '{back} + {pain}, backache, sciatica, lumbago, slipped|herniated disc|disk, bad back, back locked|seized|spasm, lbp, waist|back|spine|lumbar + paining|pains|killing|agony|stiff|locked, sore|aching|dodgy back, slipped disc|disk, back went|spasm|spasms|spasmed|stiff|strained|pulled|tweaked|tight|seizing, spasm + {back}, strained|pulled|tweaked|wrenched|hurt|jarred lower? back, back .. spasm, lower|upper back stiff|tight|sore|aches|aching, back =gone|=went|out|gave out|again?, done back in?, back catch|catching|caught|twinged|twinge|clicked|gave, {back} + catch',
      '{back} + {pain}, ديسك, دسك, انزلاق غضروفي, عرق نسا, {back} + مشدود|متشنج|ماسك|مقفل|شاد, ظهر|ضهر|ظهري|ضهري|كلوه|حقو|خاصره + تويع|يتويع|واجعه|يوجع|ويع|ماسك|ممسوك|يذبح|مكسور|مقسوم|قاتلني|طق, ديسكات, دسكات, ظهري|ظهره|ظهرها|ظهر|ضهري|ضهره متشنج|متشنجه|تشنج|مشنج|انشد|شد|يابس, شد {back}, {back} انشد|مشدود|يابس|متيبس|تيبس, تيبس + {back}, اسفل ظهري|ظهر متشنج|مشدود',
    ],
  }),
  'neck-pain': finding(['Neck pain', 'ألم في الرقبة'], {
    tick: ['Neck pain', 'ألم في الرقبة'],
    says: [
      '{neck} + {pain}, torticollis, wry neck, whiplash, crick + {neck}, {neck} + tight|tightness|stiff|stiffness|cricked|seized|locked|cant turn, {cant} + turn|twist|rotate + {neck}, {cant} turn|twist|rotate head, crick, slept .. {neck} + crooked|wrong|funny|awkward|bent|twisted, {neck} + tense|knotted|tensed',
      '{neck} + {pain}, {neck} + مشدوده|ماسكه|ملويه|معلقه|متشنجه|شد, {neck} + تيبس|متيبسه|يابسه|ناشفه|مشنجه|متشنج, رقبتي|رقبته|رقبتها|رقبه متشنج|متشنجه|تشنج, {cant} لف|الف|التفت|دور {neck}, {cant} لف|الف|التفت|دور راس',
    ],
  }),
  'back-strain': finding(['Strain', 'شد عضلي'], {
    tick: [
      'It came after lifting, bending, much sitting or a bad sleeping position',
      'جاء بعد رفع أو انحناء أو جلوس طويل أو نوم بوضعية سيئة',
    ],
    says: [
      'pulled + muscle|back, strained + {back}, strained + {neck}, strained muscle, {back} + strain, muscle spasm, {back} + sitting|desk|office|driving, {neck} + sitting|desk|laptop|phone, {back} + lifting|lift|lifted|carrying|carried|bending|bent|hunched|laptop|desk|chair|gym|deadlift|mattress|shovelling|moving|moved|sofa|washing, {neck} + pillow|slept|laptop|desk|hunched|phone|awkward, lifting|lifted|lift|carry|carrying|carried + {back} + {pain}, hunched|hunching + laptop|desk|phone|computer|hours, after|while|from|since lifting|lifted|lift|bending|bent|gardening|carrying|digging|shifting|moving, lifted|lifting|carried|carrying|moved|moving|shifted|shifting .. heavy|box|boxes|furniture|suitcase|bag|bags|sofa|house|shopping|toddler, moved|moving house, slept .. wrong|funny|awkwardly|awkward|crooked|badly|odd|sofa|couch|floor|plane|flight|bus|train|chair|car + {neck}, slept .. wrong|funny|awkwardly|awkward|crooked|odd|sofa|couch|floor|plane|chair, slept + {neck} + wrong|funny|crooked|awkward|sofa|plane|flight, bad|new|wrong|soft|old|saggy pillow|pillows|mattress|bed, woke|wake|waking .. stiff|crick|sore|cricked|bad|tight neck|back, woke|wake|waking + crick + {neck}, woke|wake|waking + {neck} + stiff|sore|cricked|locked|tight, crick {neck}, dug|digging|gardening|hoovering|vacuuming|mowing|raking|planting|decorating|painting|shovelling|assembled|flatpack|ironing|cleaning + {back}, dug|digging|gardening|allotment|garden, {neck} + drive|driving|flight|plane|sofa|couch|screen|computer|monitor, {back} + drive|flight|plane|bed|slouch|slouched|slouching|standing|ironing, sitting|sat + desk|computer|laptop|chair|hours|car + {back}, tweaked|pulled|wrenched|twisted|jarred|strained|cricked back|neck|muscle, unpacking|packing boxes, long drive|flight',
      'شلت|رفعت|حملت|نقلت|شيل|رفع|حمل|شايل + ثقيل|كرتون|كراتين|شنطه|اثاث|اغراض|صندوق|عفش|اسطوانه, نمت|نومه + غلط|اعوج|عوج|مخده, شد عضل*, شد + {back}, شد + {neck}, {back} + قعده|جلسه|مكتب|سواقه|دوام, {neck} + مخده|لابتوب|جوال|مكتب, تمزق عضل*, شال|شلت|رفع|رفعت|حمل|حملت|نقل|شيل + {back}, {back} + شال|شلت|رفع|رفعت|حمل|حملت|كمبيوتر|لابتوب|جلوس|جالس|قاعد|كرسي|جيم|حديد|دنقت|انحنيت|دنق|فرشه|سيت, انشد|شد|تمزق|انلوي|انعفس|لوي + {back}, انشد|شد|انلوي|التوت + {neck}, {neck} + نمت|نوم|مخده|قاعد|كمبيوتر|تلفون, شال|شلت|رفع|رفعت|حمل|حملت|نقلت + دبه|غساله|ثلاجه|كيس|اكياس|قنينه|جره|عزال|طاوله, اشتغلت|عملت|عمل|شغل|اشتغل حديقه|مزرعه|بناء|حوش, نظفت|كنست|غسلت|مسحت|كويت|نظافه|تنظيف + {back}, نظفت|كنست|غسلت|مسحت|كويت|تنظيف + {neck}, تنظيف|نظفت سجاد|بيت, نمت|نايم|نايمه|نوم + مخده|كنبه|كنب|سياره|طياره|باص|ارض|غلط|اعوج|عوجه|وضعيه, صحيت|قمت|فقت|قعدت|استيقظ|استيقظت|نشيت + {neck} + {pain}, صحيت|قمت|فقت|قعدت|استيقظ|استيقظت|نشيت + {neck}, صحيت|قمت|فقت|قعدت|استيقظ|استيقظت + {back} + تيبس|متيبس|يابس|مشدود|الم|شد, {back} + كراتين|كرتون|شنطه|عفش|اثاث|سواقه|طريق|جلسه|قعده|مكتب|دوام|واقف|وقفه|طبخ, {neck} + سواقه|مكتب|دوام|شاشه|جوال|موبايل|سفر|طياره|مكيف|تكييف',
    ],
  }),
  'eases-moving': finding(['Better with movement, warmth or stretching', 'يتحسن بالحركة أو الدفء أو التمدد'], {
    kind: 'comfort',
    tick: ['It eases with moving about, stretching, warmth or a simple painkiller', 'يخف بالحركة أو التمدد أو الدفء أو مسكن بسيط'],
    says: [
      'eases|easing|ease|eased|better|loosens|loosening|looser|improves|improving|settles|fine|helps|easier + moving|moved|move|walking|walk|stretch|stretching|stretches|about|around|heat|hot|warm|shower|bath|bottle|pad|rub|ibuprofen|paracetamol|massage|gets|gets, takes edge off, day|days easier|better, moving|moves|turning gets? easier|freer|better, easing|improving|better already|daily|today|slowly|each|every',
      'يخف|خف|تخف|يتحسن|احسن|اخف|تحسن|يلين|لانت|ارتاح + حركه|بالحركه|حركت|تحركت|مشي|امشي|مشيت|تمدد|كمادات|كماده|دافيه|دافئه|حاره|حمام|مساج|بروفين|بندول|دهان|صبح|امس|يوم',
    ],
  }),
  'neck-turning': finding(['On turning the head to a side', 'عند لفّ الرأس إلى جهة'], {
    tick: [
      'It hurts on one side, on turning the head, and the chin reaches the chest',
      'ألم في جهة واحدة عند لفّ الرأس، والذقن يصل إلى الصدر',
    ],
    says: [
      'cant turn|twist|rotate|look + left|right|side|fully|shoulder|neck|head, turn|turning|rotate|rotating|twist|twisting|looking|look + left|right|side|shoulder|neck|head, can|able|still + chin + chest, one side neck, left|right side neck, reversing|reverse + {neck}, check|checking|look blind|over spot|shoulder',
      'الف|لف|لفها|الفها|التفت|التفات|ادور|ادير|لفيت|يلف + يمين|يسار|شمال|جهه|صوب|رقبه|رقبتي|راسي|راس, جهه|جانب|صوب|طرف + {neck}, {neck} + يمين|يسار|شمال|عاليمين|عاليسار, ذقن|دقن + {chest} + اقدر|يوصل|عادي|بقدر',
    ],
  }),
  'saddle-numbness': finding(['Numbness between the legs', 'خدر بين الساقين'], {
    tick: ['Numbness between the legs, around the genitals or bottom', 'خدر بين الساقين أو حول الأعضاء التناسلية أو المقعدة'],
    says: [
      '{numb} + groin|genitals|genital|private|saddle|perineum|crotch, {numb} + between legs|thighs, {numb} + {anus}, {numb} + {vagina}, {numb} + {penis}, saddle numbness|anaesthesia|anesthesia, cauda equina, cant feel .. wiping|wipe',
      '{numb} + بين رجول|رجلين|ساقين|فخذ|فخذين|فخوذي, {numb} + {anus}, {numb} + عجان|تناسليه|حساسه|حوض, ما .. احس|حس .. امسح|حمام|تحت, ما|لا|ولا حس|شعر|احس + بين رجول|رجولي|ريولي|ريول|رجلين|فخوذي|فخاذي, ما|لا|ولا حس|شعر|احس + عجان|حساسه|شرج|مقعده|طيز|مخرج',
    ],
  }),
  'lost-control': finding(['Loss of control', 'فقدان التحكم'], {
    tick: ['New loss of control over urine or stool', 'فقدان جديد للتحكم في البول أو البراز'],
    says: [
      'cant hold|control + {urine}, lost|losing|loss|no control + {urine}, cant hold|control + {stool}, lost|losing|loss|no control + {stool}, bladder|bowel control, incontinent, incontinence, wet|soiled|wetting|soiling myself|himself|herself, {urine} + itself|runs|running|leaks|leaking|pouring|dribbling + not|control|cant|warning|without|knowing|feel, wet|wetting|peed|peeing|pooed|soiled|messed pants|trousers|bed|myself|himself|herself, {stool} + itself|accident|accidents|leaks|leaking|out|knowing|without + not|control|warning|feel|knowing, cant hold|control pee|poo|wee|urine|stool|bladder|bowels, no control|warning + pee|poo|urine|stool|wee, {urine} + coming|comes|came|going + itself, {stool} + coming|comes|came + itself, =pee|=wee|urine|poo|stool runs|running|pours|leaks|pouring out, no|without warning + pee|wee|urine|poo|stool, pee just runs',
      '{urine} + ما|لا .. تحكم|سيطر|امسك|يمسك|تمسك, {urine} + فقد|فقدان|فقدت|عدم تحكم|سيطره, {urine} + لاارادي, {stool} + ما|لا .. تحكم|سيطر|امسك|يمسك|تمسك, {stool} + فقد|فقدان|فقدت|عدم تحكم|سيطره, {stool} + لاارادي, سلس, بال|تبول|يتبول + علي نفسه|روحه|عمره, {urine} + لحاله|لوحده|بروحه|نزل|ينزل|يطلع|طلع|يفلت|يسيب + دري|يدري|حس|يحس|ارادي, {stool} + لحاله|لوحده|بروحه|نزل|ينزل|يطلع|طلع|يفلت|يسيب + دري|يدري|حس|يحس|ارادي, {urine} + {cant} + مسك|حبس|امسك|احبس|تحكم, {stool} + {cant} + مسك|حبس|امسك|احبس|تحكم, {cant} + مسك|حبس|تحكم|ضبط + {urine}, {cant} + مسك|حبس|تحكم|ضبط + {stool}, عملها|يعملها|سواها|يسويها|بلل|تبلل|وسخ|بول + علي نفسه|روحه|حاله|عمره|نفسها|حالها|تيابه|ثيابه|هدومه, فقد|فقدت سيطره|تحكم + حمام|بول|براز, براز|خروج|بول|=البراز|=البول + يطلع|يخرج|ينزل + يدري|تدري|يحس|تحس|ادري|احس, عدم قدره .. تحكم|سيطره|تحكم + {urine}, عدم .. تحكم|سيطره .. {urine}, عدم .. تحكم|سيطره .. {stool}',
    ],
  }),
  'leg-shooting': finding(['Pain down the leg', 'ألم ينزل إلى الساق'], {
    tick: ['The pain runs down a leg below the knee', 'الألم ينزل في الساق إلى ما دون الركبة'],
    says: [
      'sciatica, {back} + {spreading} + {leg}, {back} + {pain} + down {leg}, {pain} + shooting|down|runs + {leg}, buttock + {leg}, {pain} + fires|firing|shoots|shot|runs|running|travels|goes|going|down|zaps|zapping|radiates|streaks + {leg}, bum|buttock|buttocks|hip|backside|bottom|back|waist + foot|toes|ankle|calf|knee + {pain}, bum|buttock|buttocks|back|waist + down + leg|foot|calf|toes|knee, back + leg + {pain} + foot|till|until|down|calf|knee, electric|shock|lightning|bolt + down + leg|thigh|calf',
      'عرق نسا, {back} + {spreading} + {leg}, {pain} + نازل|ينزل|يمتد|ماسك|يضرب + {leg}, {back} + {leg} + نزل|ينزل|بينزل|نازل|ينتشر|يمشي|ماسك|يضرب|يمتد|يوصل|لحد|لين|لعند|كهربا, {back} + {foot} + نزل|ينزل|بينزل|نازل|ماسك|يضرب|يمتد|يوصل|لين|لحد|لعند, {pain} + {back} + {leg} + قدم|جدم|كعب|اصابع|ركبه, كهربا|كهرب + {leg} + {back}, مقعده|ورك|الوركي|كفل + نزل|نازل|يمتد|لين|لحد + {leg}',
    ],
  }),
  'night-back-pain': finding(['Pain at rest and at night', 'ألم في الراحة والليل'], {
    tick: ['The pain is constant, also at rest, and wakes at night', 'الألم مستمر حتى في الراحة ويوقظ ليلاً'],
    says: [
      '{back} + {pain} + night|rest|constant|wakes, {back} + {pain} + waking|sleep, {back} + {pain} + never|24/7|constantly|nonstop|always|wake|woken|lying|bed|nights|even|rest|still, back + wakes|waking|wake|woken|rest|night|nights|24/7|3am|never|constant, back + never|no lets|rest, 24/7 + back',
      '{back} + {pain} + ليل|راحه|مستمر|نوم, {back} + {pain} + يصحيني|يوقظني, {back} + {pain} + ليل|صحي|يصحي|يصحيني|فيق|يقعد|يقعدني|نايم|ارتاح|مرتاح|دايم|علطول|ساكن|ما يروح|انسدح|يوعيني|قاعد|منسدح, {back} + يصحيني|يقعدني|يوعيني|بيفيقني|يفيق + ليل|نوم',
    ],
  }),
  'weak-bones': finding(['Weak bones', 'هشاشة العظام'], {
    kind: 'background',
    tick: ['Known weak bones, or long use of steroid tablets', 'هشاشة عظام معروفة أو استعمال طويل لحبوب الكورتيزون'],
    says: [
      'osteoporosis, brittle|weak bones, prednisolone, prednisone, steroid|steroids tablets|long|months, osteopenia, brittle|thin|weak|soft|fragile|crumbly bones, bones + brittle|weak|thin|thinning|fragile|crumbling|density',
      'هشاشه, كورتيزون, بريدنيزولون, ترقق|هشاشه|لين عظم|عظام, عظم|عظام|عظامي + هش|ترقق|رقيق|هشه|خفيفه',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
