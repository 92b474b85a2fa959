import { type Finding, finding } from '../kinds.ts';

/** Brain, nerves and spine. */
export const findings = {
  // Stroke
  'face-droop': finding(['Drooping face', 'ارتخاء في الوجه'], {
    tick: ['One side of the face droops', 'ارتخاء أو انحراف في جهة من الوجه'],
    says: [
      '{face} + droop|drooping|weakness|paralysed|paralyzed|paralysis|lopsided|crooked|sag|sagging|uneven|palsy|asymmetry|asymmetric, face|mouth|smile .. twisted|pulled|dropped|fallen, facial palsy, bells palsy, bell palsy, {face} + hanging|hang|hangs|slid|slipping|slumped|falling|fallen|lower|gone down|funny|wonky|melting|melted|drooped|slack|lop, one side|half + face|mouth|smile + different|down|strange, smile + one side|uneven|wonky|half, {face} + bent|turning|turned|tilted|pulled|pulling one? side, eyelid|eye + cant|not close|shut + {face}, mouth + corner + down',
      '{face} + ارتخاء|مرتخي|ارتخي|ارتخت|شلل|مشلول|معوج|معووج|اعوج|انعوج|اتعوج|متعوج|عوج|اعوجاج|مايل|مال|ميلان|ميل|انحرف|انحراف|ملوي|ملتوي|التوي|مفتول|انفتل|مسحوب|انسحب|ملووق, وجه|شفه|فم|خد نازل|نازله, =لقوه جهه|وجه, شلل وجهي, عصب سابع, {face} نزل|نازل|طاح|هابط|هبط|مفكوك|مرخي|راخي|رخو|ما يتحرك|تحرك, نص|نصف|جهه|شق|صوب + {face} + ما|طاح|نازل|ميت|نايم, ابتسامه + عوج|مايله|صوب|جهه, وجه|ويه|وش|فم|حلج|بوز + لف|ملفوف|انفتل|مفتول|ينزل|مال',
    ],
  }),
  'one-sided-weakness': finding(['Weakness on one side', 'ضعف في جهة واحدة'], {
    tick: ['Weakness or numbness of an arm or leg on one side', 'ضعف أو خدر في ذراع أو ساق في جهة واحدة'],
    says: [
      '{side} + {arm} + {weak}, {side} + {hand} + {weak}, {side} + {leg} + {weak}, {side} + {arm} + {numb}, {side} + {leg} + {numb}, {arm} + {weak}, one|left|right side + weak|weakness|numb|numbness|paralysed|dead|floppy|useless, half body|face + {numb}, half body + {weak}, cant + lift|raise|move|grip|hold + {arm}, hemiplegia, hemiparesis, hemiplegic, dropping things, {side} + {arm} + heavy|power|dead|lifeless|floppy|gone|drops|dropped|useless|strength|lead, {side} + {hand} + heavy|power|dead|lifeless|floppy|gone|drops|grip|strength|useless|clumsy, {side} + {leg} + heavy|power|dead|lifeless|floppy|gone|drags|dragging|strength|useless|lead, {side} + {hand} + {numb}, {cant} + lift|raise|move|grip|hold|use + {side} + {arm}, {cant} + lift|raise|move|grip|hold|use + {side} + {hand}, {cant} + lift|raise|move|use + {side} + {leg}, one|left|right side + dead|heavy|gone|no power|not moving, side body + {weak}, side body + {numb}, half body + not|cant move|moving|work|feel, no power|strength + {arm}, no power|strength + {side}',
      '{side} + {arm} + {weak}, {side} + {leg} + {weak}, {side} + {arm} + {numb}, {side} + {leg} + {numb}, {arm} + {weak}, نصف|نص|شق|جهه|جانب|ناحيه + ضعف|خدر|خدران|شلل|تنميل|مشلول|انشل|مخدر|منمل, شلل نصفي, {arm} + ارتخت|انشلت|ثقلت|ماتت|مشلوله, ما قدر .. رفع|حرك|مسك + {arm}, طاح .. من يد|ايد, {side} + {arm} + ثقل|ثقيل|ثقيله|ماتت|ميته|طاحت|مرتخيه|نايمه|تقيله|خدر, {side} + {leg} + ثقل|ثقيل|ثقيله|ماتت|ميته|تسحب|يسحب|اسحب|نايمه|تقيله|خدر, {side} + {hand} + ما|لا + رفع|حرك|مسك|شيل|تحرك, {side} + {leg} + ما|لا + رفع|حرك|شيل|تحرك|حس, نص|نصف|شق|جهه|جانب جسم + ما|ميت|ثقيل|واقف|خدران|نايم|خامل, نص|نصف جسم .. ما تحرك|حرك|حس|يتحرك, {arm} + طاحت|يطيح|تطيح + رفع|شيل, {cant} + رفع|حرك|شيل + {side} + {arm}, {cant} + رفع|حرك|شيل + {side} + {leg}, {cant} + رفع|حرك|شيل + {arm} + يسار|يمين|شمال',
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
      'cant walk|stand + straight|properly|unaided|alone|support|help|without, lost|loss|losing balance|coordination, balance + off|bad|gone|problem, ataxia, ataxic, stagger, stumble|stumbling, veering, uncoordinated, walk|walking + drunk, falling|leaning|veering|pulled to? one|left|right side?, unsteady + feet|walking|gait, {cant} + walk|stand + straight|line|steady|holding|wall|alone|furniture|own, topple|toppling|veer|veers|drift|drifting|lurch|lurching + side|over|left|right|walking|walk|stand|wall, hold|holding|grab|grabbing|clinging|cling + wall|walls|furniture|rail + walk|walking|stand|balance|up, walk|walking|walks + drunkard|zigzag|sideways|wobbly|staggering|line, legs + drunk, bumping + walls|doors|doorframe, not + steady|balanced|balance, balance + not|no|poor|shot|wonky',
      'توازن|اتزان + فقد|فقدان|اختل|اختلال|عدم|مختل|ما, ترنح, يتطوح, يتمايل, مشي + سكران|مايل|مترنح, ما قدر .. امشي|يمشي|اوقف|يوقف + عدل|مستقيم|صح|سند|لحالي, مو متوازن, {cant} + وقف|اوقف|مشي|امشي|يمشي|ثبت|قف + بروحي|لحالي|لوحدي|سند|مسك|عدل|دغري|مستقيم|مستوي, سند|اتسند|يتسند|تتسند|مسند|امسك|يتمسك|استند|متسند + طوفه|حيط|حايط|جدار|مشي|وقف|احد|حدا, ميل|يميل|تميل|اميل|مايل + مشي|امشي|يمشي|وقف|يمين|يسار|جنب|صوب, مشي|يمشي|امشي + يترنح|يتطوح|سكران|دغري|خط مستقيم|يتخبط, توازن|اتزان + ضاع|رايح|راح|ضايع|خربان|مضروب',
    ],
  }),
  // Headache
  headache: finding(['Headache', 'صداع'], {
    tick: ['A headache', 'صداع'],
    says: [
      'headache, head ache, migraine, {head} + {pain}, {head} + {pressure}, head + pounding|splitting|banging|hammering|thumping|exploding, skull|noggin|bonce|brain|temples + {pain}, skull|noggin|bonce|nut + splitting|pounding|banging|hammering|thumping|throbbing|drum|killing|bursting, {head} + drum|hammer|drilling|vice|paining|burst|explode|bang, =paining + {head}, {head} + paining|pains|hurting, sore head',
      'صداع, مصدع, شقيقه, {head} + {pain}, {head} + {pressure}, {head} + مشدود|تقيل|بينفجر|حتنفجر|ينبض|يدق|يطق, {head} + يضرني|كيضرني|ضارني|واجع|يطرق|يطن|مطرقه|ينفجر|منفجر|بيفقع|يفقع|ويع|يويعني, ويع + {head}, {head} + نقر|طرق',
    ],
  }),
  'worst-headache': finding(['Sudden worst headache', 'صداع مفاجئ هو الأشد'], {
    tick: ['The headache was at its worst within 5 minutes, or is the worst ever', 'بلغ الصداع أشده خلال 5 دقائق، أو هو الأشد على الإطلاق'],
    says: [
      'thunderclap, worst + headache, worst .. head, {head} + exploded|explosion|burst|bomb, headache + explosive|explosion|thunder, sudden + headache, {sudden} + {head} + {pain}, never .. headache .. like, headache + hit .. instant|hammer|thunder, {head} + {pain} + sudden|suddenly|instantly|instant|seconds|bang|explod|exploded|bolt|lightning|clap|snap, headache + bang|boom|sudden|suddenly|seconds|instantly|instant|lightning|bolt|bat|hammer|nowhere, zero + hundred|100|ten|worst, {head} + hit|smashed|whacked|struck|cracked + bat|hammer|brick|axe|pan|bolt|lightning, never + {head} + {pain}, worst|strongest|biggest|baddest + {head}, worst|strongest pain|ever|life + headache, never|first .. headache|head + like|this|such, headache .. never|like before|ever|life',
      'اشد|اسوا|اقوي|اعنف + صداع, اشد|اسوا|اقوي .. الم|وجع .. راس, صداع + {sudden}, {sudden} + {head} + {pain}, {head} + انفجر|انفجار|انفلق|بينفلق, صداع + صاعق|رعد|صاعقه, صداع .. مثله|حياتي|عمري, عمره ما جاني + صداع|مثله, فجاه .. الم|ويع|وجع|عور|صداع .. راس, {head} + {pain} + عمري|حياتي|مثله|متله|زيه|فجاه, صداع + عمري|حياتي|مثله|متله|زيه|لحظه|ثانيه|ثواني|بلحظه, ويع|وجع|الم|عور راس .. مثله|متله|زيه, صداع|وجع|ويع|الم + اول مره + {head}, {head} + طق|انفجر|ينفجر|ضربه|مطرقه|فاس|انضرب + فجاه|مره وحده|حد|لحظه, ما .. حسيت|ياني|جاني|شفت .. مثله|متله|زيه|هيك + {head}',
    ],
    implies: ['headache'],
  }),
  'stiff-neck': finding(['Stiff neck', 'تيبس الرقبة'], {
    tick: ['The neck is so stiff that the chin does not reach the chest', 'تيبس في الرقبة يمنع وصول الذقن إلى الصدر'],
    says: [
      '{neck} + stiff|stiffness|rigid|rigidity|locked, cant|not bend|move|flex|touch + {neck}, cant|not .. chin .. chest, meningism, meningismus, kernig, brudzinski, {neck} + plank|board|wood|concrete|frozen|solid|iron|steel|brick|tight, {cant} + {neck}, {cant} + chin + {chest}, {cant} + bend|bring|put|tuck|lower|drop|move + head|chin + down|forward|chest, {neck} + wont|not bend|fold|move|turn|flex, chin + not|wont + {chest}',
      '{neck} + تيبس|متيبسه|ناشفه|جامده|يابسه|متصلبه|تصلب|صلبه|مصلبه|تخشب|متخشبه|خشبه|يباس|يبست, ما قدر .. يثني|يحني|ينزل|احني|انزل|تنزل + {neck}, ما قدر .. يثني|ينزل .. راسه|راسها|راسي, {neck} + قاسيه|قاسي|يابس|ناشف|مقفله|مقفل|مسكره|صخر|لوح|حجر|خشب|تيبس|تصلب|يابسه|واقفه|ما تتحرك, {cant} + {neck}, {cant} + نزل|ثني|احني|لوي|حني|دنق|ادنق|يدنق + {head}, {cant} + ذقن|دقن|لحيه|حنك + {chest}, ذقن|دقن|حنك + {chest} + ما|يوصل|توصل',
    ],
  }),
  'light-hurts': finding(['Light hurts', 'الانزعاج من الضوء'], {
    tick: ['Light hurts the eyes', 'الضوء يؤلم العينين'],
    says: [
      'photophobia, light + hurt|bother|sensitive|sensitivity|unbearable, cant bear|stand|look .. light, dark room, curtains + shut|closed|drawn, light|lights|daylight|sunlight|lamp|bulb|bright|brightness|sun|screen + {pain}, light|lights|daylight|sunlight|lamp|bulb|brightness + stabs|stabbing|kills|killing|burning|sting|stings|paining|bother|bothers|hurts|cant|stand|intolerable|torture|agony, cant + see|look|bear|stand|tolerate|face + light|lights|bulb|lamp|daylight|brightness|window, vampire, sit|sitting|lying|hiding|stay + dark, sunglasses + indoors|inside|house, squint|squinting + light, blinds|curtains + down|off|closed|shut|drawn|close',
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
      'headache + lying|bending|coughing|sneezing|straining|lie, {head} + {pain} + lying|bending|coughing|sneezing, wake|wakes|waking|morning + headache, {head} + {pain} + lie|lay|flat|cough|sneeze|strain|bend|morning|mornings|wake|waking|toilet, headache + flat|lay|morning|mornings|cough|sneeze|bend|wakes|woken|bed|toilet|strain, sneeze|cough|bend|strain + {head} + burst|bursts|explode|explodes|split|splits|worse|pounding',
      'صداع + استلقاء|انسدح|اكح|كحه|عطس|سجود, {head} + {pain} + استلقاء|انسدح|اكح|عطس|سجود, صداع + الصبح|صباح|يصحيني|يوقظني, {head} + {pain} + صبح|الصبح|تسطح|انسدح|نسدح|سدح|تمدد|كح|سعل|عطس|كحه|سجد|حزق|قام من? نوم, {head} + {pain} + قعدت|قوم|اقوم|يقوم|اصحي|صحي|فيق|انتبه|قايم + نوم|صبح, صداع + تمدد|سدح|تسطح|سعل|كح|سجد|نوم|انام|فيق|صحي|قوم|حزق|انبطح|دنق',
    ],
  }),
  'others-ill': finding(['Others are ill too', 'آخرون مرضى أيضاً'], {
    tick: ['Others in the same place have a headache or feel sick too', 'آخرون في المكان نفسه عندهم صداع أو غثيان أيضاً'],
    says: [
      'everyone|everybody|roommates|housemates|colleagues|coworkers + headache|dizzy|sick|nausea, whole family|house|room + headache|dizzy|sick, all us + headache|dizzy|sick, family|wife|husband|kids|children .. too|also .. headache|dizzy, everyone|everybody|roommates|roommate|housemates|colleagues|coworkers|friends|gang|crew|tent|flat|villa|camp|family|us + {head} + {pain}, everyone|everybody|roommates|roommate|housemates|colleagues|gang|crew|tent|flat|villa + rough|ill|unwell|dizzy|vomiting|same|sick|headache|woozy|nauseous, wife|husband|kids|children|brother|sister|mum|mom|dog|cat|friend + too|also|same|well + headache|dizzy|sick|vomiting|ill|rough|woozy, all + room|house|home|villa|camp|us + same|headache|dizzy|sick',
      'كلنا|جميعنا + صداع|مصدعين|دايخين|دوخه|غثيان, كل اهل|اللي + صداع|مصدعين|دايخين, ربعي|زملاي|عيالي|عايلتي + مصدعين|دايخين, كلنا|كلهم|جميعنا|كل اهل|كل من|خواتي|اخواتي|ربعي|زملاي|عيالي|عايلتي|اهلي|رفقاتي|حدا + {head} + {pain}, كلنا|كلهم|جميعنا|كلنا بيت|غرفه|شقه + دخنا|دايخين|مصدعين|صداع|لاعت|قلبت|استفرغ|مرضي|تعبانين|راسنا|دوخه|غثيان|نلوع, راسنا + {pain}, ربعي|زملاي|عيالي|عايلتي|اهلي|خواتي + نفس شي|حاله|اعراض, كلنا|جميعنا|خواتي|اخواتي|ربعي|زملاي|عيالي|عايلتي|اهلي|رفقاتي + {head} + {pain}, كلنا + دخنا|دايخين|مصدعين|لاعت|قلبت|استفرغ|مرضي|دوخه|غثيان, مو بس انا + صداع|دوخه|راس',
    ],
  }),
  'painkillers-often': finding(['Painkillers on many days', 'مسكنات في أيام كثيرة'], {
    kind: 'background',
    tick: ['Painkillers on 10 or more days a month', 'مسكنات في 10 أيام من الشهر أو أكثر'],
    says: [
      'panadol|painkiller|painkillers|ibuprofen|paracetamol + daily|always|everyday, panadol|painkiller|painkillers|ibuprofen|paracetamol + every day, panadol|brufen|nurofen|painkiller|painkillers|ibuprofen|paracetamol|advil|codeine|aspirin + daily|always|everyday|week|living|constantly|nightly|smarties, panadol|brufen|nurofen|painkiller|painkillers|ibuprofen|paracetamol + every day|morning|night|single, panadol|brufen|painkiller|painkillers + month|days week',
      'بندول|مسكن|مسكنات|بروفين + يوميا|دايما|دايم, بندول|مسكن|مسكنات|بروفين + كل يوم, بندول|بنادول|مسكن|مسكنات|بروفين|ادول|ريفانين|كتافاست|حبوب صداع + كل|يوم|يوميا|ايام|اسبوع|شهر|دايم|علطول|عايش, بندول|بنادول|مسكن|مسكنات|بروفين|ادول|كتافاست + كل|يوميا|ايام|اسبوع|شهر|دايم|علطول|عايش, عايش علي مسكنات|بندول|بنادول|حبوب',
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
      '{head} + {pain} + laptop|screen|computer|phone|stress|fasting|coffee|hungry, headache + laptop|screen|computer|phone|stress|stressful|work|fasting|ramadan|coffee|caffeine|hungry|hunger|sleep|tired|dehydrated|tension|band, tension headache, {head} + {pain} + computer|screen|laptop|phone|stress|stressed|fasting|hungry|sleep|tired|water|coffee|caffeine|work|working|exam|thirsty|skipped|heat|driving|reading, screen|screens|computer|laptop|stress|stressed|fasting|skipped|hungry + {head} + hurts|hurt|pain|paining|pounding|ache, headache + screens|laptop|phone|exam|exams|studying|water|meal|meals|eaten|skipped|thirsty|hours|driving|reading, noggin + hurts|hurt|aches, {head} + {pain} + full day|whole day computer|screen|laptop, computer|screen|laptop + {head}',
      'صداع|مصدع|مصدعه + جوال|كمبيوتر|لابتوب|شاشه|دوام|شغل|توتر|صيام|صايم|رمضان|قهوه|جوع|نوم|سهر|تعب|عطش|شاي, {head} + {pain} + جوال|كمبيوتر|لابتوب|دوام|توتر|صيام|قهوه|جوع|سهر|عطش, {head} + {pain} + كمبيوتر|شاشه|تلفون|موبايل|ايباد|سهر|صيام|نوم|دراسه|امتحان|شغل|قهوه|كافي|شمس|ماي|جوع|ضغط|توتر|عطش, صداع|مصدع|مصدعه + ماي|مي|تلفون|موبايل|ايباد|امتحان|دراسه|كافي|نسكافيه|سايق|شمس, كثر|من كثر + كمبيوتر|شاشه|تلفون|سهر|شغل|تفكير + {head}, كثر .. كمبيوتر|شاشه|تلفون|سهر|شغل|تفكير|جوال + {head}, {head} + {pain} + كثر',
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
      'seizure, convulsion, convulse, =fitting, =fits, a fit, first|febrile|epileptic fit, epilepsy attack, tonic clonic, =eclampsia, eyes + rolled|rolling, foam|froth mouth, foaming|frothing + mouth + not|shaking|eyes|unconscious, froth mouth, shaking|jerking|shook|twitching + unresponsive|unconscious|blank, jerking|twitching uncontrollably, jerking + {arm}, jerking + {leg}, body + jerk|jerking, jerking all over, flop|flopping|flapping|thrashing|jerk|jerks|jerking|jerky|convulsing|shaking|twitching|spasming|juddering + eyes|unresponsive|floor|not answer|respond|blank|conscious|stiff|foam|foaming|rigid|bit|bitten|tongue, eyes + rolled|rolling|white|gone|back|whites + stiff|shaking|jerk|jerky|jerking|flopping|limp, stiff + jerk|jerky|jerking|shaking|shook|twitching|eyes, bit|bitten|biting tongue + shaking|shook|wet|jerking|floor|=fit, foaming mouth, =fit|=fits + had|having|took|coming|went|came|minute|minutes, having fits|=fit, went into a fit, whole body + shaking|jerking|stiff|shook + eyes|not, =seizing, =fitting, flopping|flapping + fish|floor|bed + not|eyes|unresponsive|she|he, flopping about like fish + eyes, eyes white + shaking|jerk|flopping|stiff|gone, no one home, jerking|thrashing + bed|floor',
      'تشنج, تشنجات, اختلاج, اختلاجات, نوبه صرع|كهربا|تشنج, نوبات صرع, كهربا زايده, ينتفض|تنتفض|انتفض + جسم|كله|كلها|سمك|ارض|عيون|وعي|فجاه, عيون|عين|عينيه + قلبت|انقلبت|مقلوبه, رغوه|زبد + فم|تم|حلج, جسم + يهتز|ينتفض|تخشب, يرجف|يرتعش|ترجف + ما يرد|ترد, يرجف|يرتعش|ترجف + وعي, يتشنج, متشنج, كهربا + راس|جسم|جته|جاته|جتها|نوبه, نوبه + ينتفض|رجف|نفض|اختلج|تشنج|كهربا|صرع|رغوه|عيون, اختلج, يختلج, تختلج, اختلجت, تشنجت, تتشنج, {eye} + بيض|ابيضت|بيضا|قلبت|تنقلب|انقلبت|فوق + جسم|نفض|رجف|تخشب|يابس|تيبس, نفض|ينتفض|انتفض|رجف|تخشب|تيبس + {eye}, نفض|ينتفض|رجف|يرجف|تخشب|تيبس + ما .. رد|حس|وعي|كلم, رغوه|زبد|كشكوشه|ريم + {mouth}, عض|يعض لسان + رجف|نفض|تشنج, جسم + تخشب|تيبس|خشبه|متصلب + {eye}, نوبه|نوبات صرع|كهربا|اختلاج',
    ],
  }),
  'febrile-seizure': finding(['Fit with fever', 'تشنج مع حرارة'], {
    says: [
      'febrile convulsion|seizure|=fit, seizure|convulsion|=fits|=fitting + fever|temperature, fever|temperature|hot|burning|39|40|39.*|40.* + fit|=fits|seizure|convulsion|convulsing|jerking|jerky|twitching|shook, stiff + fever, fever|temperature + stiff|rigid|eyes + jerk|jerky|rolled|gone|shaking',
      'تشنج|تشنجات|اختلاج + حراره|سخونه|حمي|حراري, حراره|سخونه|سخونته|حمي|سخن|39|40|39.*|40.* + تشنج|اختلج|انتفض|ينتفض|نفض|كهربا|تيبس|ابيضت|نوبه|رجف|تخشب, حراره|سخونه|سخونته|حمي + {eye} + قلبت|بيض|ابيضت',
    ],
    implies: ['seizure'],
  }),
  'seizure-long': finding(['A long or repeated fit', 'تشنج طويل أو متكرر'], {
    tick: ['The fit lasts over 5 minutes, goes on now, or came again', 'التشنج يزيد على 5 دقائق أو مستمر الآن أو تكرر'],
    says: [
      'seizure|convulsion|=fitting|=fits + still|again|another|second|repeated|cluster, seizure|convulsion|=fitting|=fits|shaking + not stop|stopping, status epilepticus, still =fitting|seizing|convulsing, shaking|jerking|=fit|=fitting|seizure|convulsing|convulsion + still|ongoing|wont|not|ages|again|repeated|back|nonstop|continuous|quit|10|15|20|another|second|third|twice|thrice, =fit|=fits|seizure|seizures + two|three|four|one after|times|row|twice|today again',
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
      'epilepsy, epileptic, keppra, valproate, depakine, tegretol, =fits|fit|seizure + disease|disorder|childhood|years|tablet|tablets|medicine|known|since, lamotrigine|carbamazepine|levetiracetam|phenytoin|lamictal, seizure disorder',
      'مرض|مريض|مصاب|علاج|دوا|حبوب صرع, صرع من|منذ|قديم|مزمن|معروف, كيبرا, ديباكين, تجريتول, كهربا راس|دماغ|مخ|زايده + من|علاج|دوا|حبوب|صغر|سنين|يوم, صرع + علاج|دوا|من|زمان|صغير|سنين|مرض|معه|ياخذ|اخذ, تيجريتول, لاميكتال, كبرا, كهربا + راس|دماغ|مخ',
    ],
  }),
  'staring-spells': finding(['Blank spells', 'نوبات شرود'], {
    tick: ['Short spells of staring without answering', 'نوبات قصيرة من الشرود دون استجابة'],
    says: [
      'staring|blank|absence spell|spells|episode|episodes|seizure|seizures, zones|zoned|zoning out, stares|staring blankly|space, staring into space, stare|stares|staring|blank|blanks|glazed|glazes|zones|zone|freezes|frozen|freeze|vacant|buffers|drifts|daydreaming + second|seconds|moment|off|eyes|back|respond|hear|hearing|answer|mid|blank|spells|again, looking|look|looks one place|spot|point|far|nowhere|through + not|hearing|second|seconds, not hear|hearing|answer|answering + second|seconds + looking|look|then|stop, eyes + blank|glazed|vacant|empty + second|seconds|then|back|moment, absent|absence + second|seconds, looking|look|looks .. one place|spot|point|direction, stares|staring|looking + second|seconds + ok|back|normal|then',
      'شرود, سرحان|يسرح|تسرح + ما يرد|ترد, يسرح|تسرح + ثواني, يبحلق, نوبات غياب, سرح|يسرح|تسرح|شرد|يشرد|تشرد|يبحلق|تبحلق|يبحر|يسهي|تسهي|يصفن|تصفن|صافن|صفن|يعلق|تعلق|توقف|تجمد|يجمد + ثواني|ثانيه|يسمع|تسمع|يسمعنا|تسمعنا|يرد|ترد|بعيد|مكان|حوالينا|جاوب|شي, يطالع|تطالع|يتطلع|تتطلع|يناظر|تناظر|يشخص + بعيد|فراغ|نقطه|مكان|ولا شي|سقف + ثواني|يسمع|تسمعنا|يرد|ترد|ما|لا, تطالع|يطالع بعيد, صفنات, نوبات شرود',
    ],
  }),
  unconscious: finding(['Unconscious', 'فقدان الوعي'], {
    tick: ['Does not wake or respond', 'لا يوجد استيقاظ ولا استجابة'],
    says: [
      'unconscious, unresponsive, comatose, coma, knocked out, lifeless, not wake|waking|respond|responding|rouse|responsive, cant wake|rouse, loss|lost|losing conscious|consciousness, found + floor|collapsed, gcs, out cold, passed out + wont|still, not + wake|waking|rouse|stir|respond|responding|open eyes, nothing + slapped|shook|shaking|shouted|pinched|calling, no response|reaction|answer + shake|shaking|calling|shout|shouting|pinch|slap|name, dead world, limp + lifeless|cold, cant get + wake|respond, like dead, collapsed + not|unresponsive|wont|cant, not getting up|conscious|senses',
      'غيبوبه, مغمي, وعي + فقد|فقدت|فقدان|فاقد|فاقده|غاب|غابت|غايب|بدون|بلا, ما|لا يستجيب|ستجيب|تستجيب|يتجاوب, ما|لا يرد|ترد .. علينا|علي|ابد, ما يصحي|تصحي|صحي|يفيق|تفيق|يقوم, لا يفيق|تفيق|يستيقظ|تستيقظ, ما نقدر نصحيه|نصحيها, بلا حراك, لقيته|لقيتها|لقينا + مرمي|طايح|ارض, مغمي عليه|عليها, فاقد|فاقده|فقد وعي, ما .. صحي|فاق|فيق|قام|رد|حس|استجاب|جاوب|يحس + ناديت|نادي|هز|هزيت|ضرب|نصحي|كلم|بنادي, طاح|طايح|وقع|مرمي + ما .. رد|تحرك|صحي|فاق|يحس|يرد, غاب|غايب عن? وعي|دنيا, جثه, ناديته|ناديتها|ننادي|هزيته|هزيتها|نهز|بنادي + ما|لا',
    ],
  }),
  drowsy: finding(['Drowsiness', 'نعاس غير معتاد'], {
    tick: ['Unusually sleepy or floppy', 'نعاس غير معتاد أو ارتخاء في الجسم'],
    says: [
      'drowsy, drowsiness, lethargic, lethargy, sleepy, dopey, dozy, floppy, listless, somnolent, obtunded, not alert, sleeping|sleeps + all|whole day, sleeping|sleeps too much, keeps falling asleep, cant keep eyes open, barely|hardly awake|conscious|responsive, sleepier, =sleepier, sleeps|sleeping|sleep + nonstop|constantly|always|lot|most|more|excessive|normal|usual|too, cant|not stay|keep awake, nodding|dozing|drifting off + keeps|day|talking|keep, groggy, zonked, hard + keep awake, sluggish, spaced out, half asleep',
      'نعاس, نعسان, نعسانه, خمول, خامل, خامله, خملان, هامد, همدان, مهمد, مسبت, ذبلان, مدروخ, مرتخي, مرتخيه, مرخي, نايم|نايمه|ينام|تنام|راقد + طول|زياده|وايد|كثير, ما .. يفتح|تفتح .. عيون|عين, {cant} .. فتح {eye}, نايم|نايمه|ينام|تنام|راقد|يرقد|نوم|نومه + طول|اكثر|وايد|كتير|زياده|غير|علطول|كثر, مسطول, مخمول, دايخ ونايم, كسلان|خمول + نوم, ثقيل نوم, يغفي|تغفي + كل|طول|وايد',
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
      'confuse, confused, confusion, disoriented, disorientated, delirious, delirium, incoherent, rambling, muddled, talking|speaking nonsense|rubbish|gibberish, not making sense, not know .. day|year|name|date, not know who people|family|son|wife|daughter|anyone, not recognise|recognize|recognising, altered mental|consciousness, not himself|herself, acting|behaving strange|strangely|weird|drunk|odd, mental status, not oriented, not|cant|doesnt + know|knowing|remember|recognise|recognize + where|day|date|year|who|name|month|us|me|home|people, lost plot, thinks + 1970|1980|1985|1990|war|year|school|dead|home|mother, asking|asks|repeats|repeating + same + thing|question|again|over, mind + not clear|clouded|foggy|gone|muddled|confused, talking|speaking|saying + rubbish|sense|nonsense|silly|mad|weird|gibberish|strange|odd, muddled|mixed up|mixing, away fairies, not + with it|himself|herself|all there|right head, =loopy, talks dead people, seeing people not, calling + wrong name|names, gone mad|doolally|senile suddenly|overnight, out mind|his mind',
      'ارتباك, مرتبك, تشوش ذهن|ذهني|عقل, مشوش, مشوشه, هذيان, يهذي, تهذي, يخربط, تخربط, مخربط, يهذرم, تايه, تايهه, مو|مب|مش|غير واعي|واعيه|صاحي|مدرك, ما .. يعرف|تعرف + وين|فين|احد|مين|اولاده|عياله|نفسه, ما يعرفنا|تعرفنا|يعرفني|تعرفني, ما يدري|تدري وين, مو|مب|مش علي بعضه|بعضها|طبيعته, يخلط|تخلط كلام|ناس|ليل|اسماء, كلام + ملخبط, كلام + بدون|بلا معني, ما .. عرف|يعرف|تعرف|يدري|تدري|يميز|تميز + وين|اين|فين|منو|مين|مكان|احد|حدا|ناس|ويننا|عياله|اولاده|ولده|بيت|اسم, يخربط|تخربط|يخبص|تخبص|يهلوس|يخرف|تخرف|يهذي|يخربط|يهلوس|هذرم|يهذرب + كلام|تكلم|يوم|امس|فجاه|ليل|حكي, مضيع, مضيعه, ضايع|ضايعه + مكان|وين|وقت|يوم, يسال|تسال + نفس + سوال, يفكر|يحسب|مفكر|تحسب|تفكر + ميت|سنه|غير|بيتنا|شغل, مب|مو|مش + داري|داريه|عارف|عارفه + وين|مين|منو|ويننا, يكلم|تكلم|تحاكي|يحاكي ناس|ميتين|اموات, كلام|حكي + مب|مو|مش|ما مفهوم|مترابط|راكب|داخل, عقله|عقلها|ذهنه|مخه + مب|مو|مش|خربط|راح|ضايع|معه, مش|مو|مب|ما مركز|مركزه|مجمع|مجمعه',
    ],
  }),
  // Dizziness
  dizzy: finding(['Dizziness', 'دوخة'], {
    tick: ['Dizziness', 'دوخة'],
    says: [
      'dizzy, dizziness, lightheaded, light headed, lightheadedness, woozy, giddy, giddiness, swimmy, head rush, unsteady, head + swim|swimming|floating|spin, wobbly, head + wobbly|light|cloud|floaty|floating|spacey, floaty, faint feeling, off balance, swaying, seasick, on boat|cloud|ship, drunk feeling',
      'دوخه, دايخ, دايخه, دايخين, دخت, ادوخ, تدوخ, دوخت, دوار, خفه راس, لفه راس, دوخان, يدوخ, يدوخني, داخ, دخنا, بدوخ, دوخني, راس + خفيف|خفه|يلف|فاضي, كاني|حاس + سكران|قارب|مركب|غيم',
    ],
  }),
  vertigo: finding(['Spinning', 'دوران'], {
    tick: ['Everything seems to spin', 'الإحساس بأن كل شيء يدور'],
    says: [
      'vertigo, bppv, meniere, labyrinthitis, room|world|everything|head + spin|spinning|spins, =spinning, merry round, everything|house|room|world|ground|floor|walls|bed|ceiling|head + rotating|rotate|rotates|turning|turns|moving|whirling|tilting|going round|round|circles|twirling|carousel|spinny, spinny, rotating, merry go round, carousel, =waltzer, spin|spins|spinning + not stop|stops|like|feel|never',
      'دوران, دنيا|غرفه|راس|بيت|ارض + يدور|تدور|تلف|يلف|بتلف|بتدور|يفتل|لاف, تدور فيني, دنيا|غرفه|راس|بيت|ارض|كل شي|حيطان|سقف|دني + تفتر|يفتر|فتر|بتفتل|تفتل|فتل|برم|يبرم|تبرم|حوم|يحوم|تحوم|دار|بيدور|تفر|يفر|لف|لفت|دواره|دوامه|بتلف|يدور, مرجيحه, دوامه, دوار شديد|دهليزي, لفه|فتل راس, بتفتل, تفتر فيني, دنيا|غرفه|بيت|ارض + فتل|يفتل|تفتل|بتفتل|تفتر|فتر',
    ],
    implies: ['dizzy'],
  }),
  'turning-head': finding(['On moving the head', 'عند تحريك الرأس'], {
    tick: ['It lasts seconds, on turning in bed or moving the head', 'تستمر ثواني عند التقلب في السرير أو تحريك الرأس'],
    says: [
      'turn|turning|roll|rolling|tilt|move|moving|look|looking + bed|head|over|up|side, change|changing position, bppv, turn|turning|roll|rolling|tilt|tilting|move|moving|looking|look|bend|bending + bed|head|over|up|side|pillow|neck + dizzy|spin|spins|spinning|seconds|vertigo|giddy|whirl, head + turn|turning|tilt|move|moving|back|up + dizzy|spin|spins|spinning|seconds',
      'تقلب|اتقلب|لفيت|الف|حركت|احرك|ارفع|انزل|نزلت|سجدت|اسجد + راس|سرير|فراش|نوم, تغيير وضعيه, سجود, قلب|اتقلب|تقلب|بقلب|لف|الف|لفيت|حرك|رفع|رفعت|نزل|دنق|طالع|التفت|انسدح|سجد|ارفع|احرك + راس|جنب|تخت|فراش|سرير|فوق|تحت|صوب|مخده + داخ|دوخ|ادوخ|بدوخ|تدوخ|يدوخ|دوخه|دوار|تدور|يدور|ثواني|لفه, داخ|دوخ|ادوخ|بدوخ|تدوخ|يدوخ|دوخه + قلب|اتقلب|حرك|لف|رفع|دنق + راس|جنب|فراش|سرير|تخت',
    ],
  }),
  // Weakness and numbness
  weakness: finding(['Weakness', 'ضعف عام'], {
    says: [
      'weak, weakness, no strength|energy, feeble, drained, no power|strength|energy, noodle|jelly + arms|arm|body|legs|all, zapped, wiped, =zonked, weakly, running fumes|empty, legs like jelly|lead, strength gone|left, not strength|energy|power',
      'ضعف, وهن, ضعيف, ضعيفه, ضعفان, هبوط عام, ما فيني حيل|قوه, جسم مهدود|مكسر, ما + حيل, ما فيني|فيي|فيها|فيه|فينا? قوه|طاقه|حيل, جسم|جسمي + تعبان|مهدود|منهد|مكسر|همدان|خايس|ضعيف|منهك|طايح, حيلي مهدود|طايح, هدني, منهك, خاير قوه, موهون, واهن, خايره قواي',
    ],
  }),
  'weak-legs': finding(['Weak legs', 'ضعف في الساقين'], {
    tick: ['Both legs are weak, heavy or give way', 'ضعف أو ثقل في الساقين معاً أو عجز عن حملهما للجسم'],
    says: [
      'legs + weak|weakness|weaker|heavy|paralysed|paralyzed|buckle|buckling|numb, legs giving|give way, legs + not|cant|wont hold|carry|support|work|move|working, cant move|feel legs, paraplegia, weakness + lower limbs, {numb} + waist|chest down, legs|leg|knees + power|jelly|giving|gave|buckled|collapse|collapsing|noodles|lead|wobbly|dead|gone, two|both legs + no|not|cant|weak|dead|heavy, legs + cant + stand|walk|hold|carry|move, {cant} + move|lift|feel + legs, legs stopped|not|wont work|working|obey|move, keep giving out|way + legs, waist|chest|hips down + weak|dead|not|nothing|cant',
      'رجول|رجلين|رجولي|رجليني|رجليه|ساقين|ساقي|قدمين + {weak}, اطراف سفلي|سفليه + {weak}, رجول|رجلين|رجولي|رجليه|ساقين + ما|لا تشيل|تشيلني|شالتني|تحمل|تحملني|شايلتني, رجول|رجلين|رجولي|رجليه|ساقين + ثقيله|ثقل|خدر|مشلوله, ما .. احس|يحس|حس .. رجولي|رجليه|رجوله|رجليني|ساقيه, شلل + سفلي|رجلين|ساقين, رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين + ما|لا|مو|مب شال|يشيل|تشيل|تشيلني|حمل|يحمل|يحملوني|تحملني|حملتني|تشيله|تشيلها|تحمله|تحركت|تحرك|يتحركوا|عاد|اطاع, رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين + ما عاد|عم? شال|يشيل|تشيل|حمل|يحمل|تحمل|تحرك, رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين + ضعف|ضعيف|ضعيفه|خور|خاوره|خار|رخو|مرتخيه|ارتخت|ميته|ماتت|هلام|جلي|عجين|خدران|تخون|تخوني|تطيح|تهتز, رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين + {cant} + مشي|وقف|حرك|رفع, {cant} + حرك|رفع + رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين, رجول|رجلين|رجولي|رجليني|رجليه|رجليي|ريول|ريولي|ريوله|ساقين|ساقي|قدمين|كرعين + ثنتين|تنتين + ضعف|ثقيله, رجليني|رجولي|ريولي + تنثني|تخذلني',
    ],
  }),
  'rising-weakness': finding(['Weakness that climbs', 'ضعف يصعد في الجسم'], {
    tick: [
      'Weakness or numbness climbs from the feet to legs, arms or face',
      'ضعف أو خدر يصعد من القدمين إلى الساقين أو الذراعين أو الوجه',
    ],
    says: [
      'ascending weakness|paralysis|numbness, {weak} + feet|legs + climbing|ascending|rising|upwards, {numb} + feet|legs|toes + climbing|ascending|rising|upwards, legs + arms + weak|weakness, weakness + spreading|climbing|ascending, guillain, gbs, sudden paralysis, {numb} + feet|foot|toes|legs|leg + up|upward|thighs|hands|hand|waist|hips|arms|moving|spreading|creeping|climbed|creep, {weak} + feet|foot|toes|legs|leg + up|upward|thighs|hands|waist|hips|arms|moving|creeping|climbed|spreading, creeping|crept|climbing|climbed|marching + up + legs|body|me|feet|toes|arms, toes|feet|foot + knees|thighs|hips|waist + then|now|today, started|began + feet|foot|toes|legs + hands|arms|thighs|hips|waist|chest|face, first + feet|foot|toes|legs + then + leg|legs|hand|arms|waist',
      '{weak} + رجول|رجلين|قدم|ساقين + يصعد|صاعد|صعد|يطلع|طلع|لفوق, {numb} + رجول|رجلين|قدم|ساقين + يصعد|صاعد|صعد|يطلع|طلع|لفوق, ضعف|خدر|شلل صاعد|يصعد|تصاعدي, ضعف + رجلين|رجول|ساقين + يدين|ايدين|ذراعين, شلل مفاجي, غيلان|جيلان باريه, {weak} + {foot} + طلع|يطلع|صعد|يصعد|فوق|وصل|خصر|فخذ|زحف|يزحف|سري|مشي, {numb} + {foot} + طلع|يطلع|صعد|يصعد|فوق|وصل|خصر|فخذ|زحف|يزحف|سري|مشي, {weak} + {leg} + طلع|يطلع|صعد|يصعد|فوق|وصل|خصر|زحف|يزحف|سري, {numb} + {leg} + طلع|يطلع|صعد|يصعد|فوق|وصل|خصر|زحف|يزحف|سري, بدا|بلش|ابتدي ضعف|خدر|تنميل|شلل + رجل|رجول|قدم|قدامي|مشط|اصابع + طلع|وصل|يصعد|صعد|فوق|والحين|خصر|فخادي, من + قدم|رجول|مشط|اصابع + وصل|طلع|صعد + خصر|فخذ|فخادي|ركب|يد|صدر',
    ],
  }),
  numbness: finding(['Numbness or tingling', 'تنميل أو خدر'], {
    tick: ['Numbness or tingling', 'تنميل أو خدر'],
    says: [
      'pins needles, numb, =numb, numbing, numbed, tingle, tingles, tingly, paraesthesia, paresthesia, sensory loss, loss|lost sensation|feeling, {hand} + no|cant|lost|without feel|feeling|sensation, {foot} + no|cant|lost|without feel|feeling|sensation, {leg} + no|cant|lost|without feel|feeling|sensation, {face} + no|cant|lost feel|feeling|sensation, cant feel + {hand}, cant feel + {foot}, cant feel + {leg}, cant feel + {arm}, cant feel + {face}, {hand} + fizzy|fizz|fizzing|soda|buzz|buzzing|prickly|prickling|dead|asleep|static, {foot} + fizzy|fizz|fizzing|buzz|buzzing|prickly|prickling|dead|asleep|cotton|static, {leg} + fizzy|fizzing|buzzing|prickly|prickling|dead|asleep, {arm} + fizzy|fizzing|buzzing|prickly|prickling|dead|asleep, {face} + dead|asleep|dentist|buzzing, ants + crawling|skin|hand|feet, pricking sensation|feeling',
      'خدر, خدران, مخدر, مخدره, تنميل, تنمل, منمل, منمله, فقدان احساس, وخز, منملين, خدرت, نمل, =نملت, ينمل, يخدر, خدرانه, =خادر, تخدير + {hand}, ما حس|احس|بحس|شعر|يحس|تحس + {hand}, ما حس|احس|بحس|شعر|يحس|تحس + {leg}, ما حس|احس|بحس|شعر|يحس|تحس + {foot}, ما حس|احس|بحس|شعر|يحس|تحس + {arm}, ما حس|احس|بحس|شعر|يحس|تحس + {face}, {hand} + نايمه|نايم|منمنم|ميته, {leg} + نايمه|نايم|منمنم|ميته, {foot} + نايمه|منمنمه|ميته, نمنمه, منمنمه, دبابيس, نمل + يمشي|جلد|رجول',
    ],
  }),
  'pressed-nerve': finding(['After pressure on the limb', 'بعد ضغط على الطرف'], {
    tick: ['It came after lying or sitting on the limb, and passes in minutes', 'جاء بعد النوم أو الجلوس على الطرف ويزول خلال دقائق'],
    says: [
      'slept|lay|lying|leaning + {arm} + {numb}, sat|sitting + {leg} + {numb}, sat|sitting + {foot} + {numb}, slept|lay|sat on? arm|hand|leg|foot, cross|crossed|crossing legs, sitting + floor|cross + {numb}, leg|arm|foot|hand fell? asleep',
      'نمت|قعدت|جلست|متكي + علي يد|ايد|رجل, قعده|جلسه طويله|ارض, تربيعه|متربع|تربعت, رجلي|يدي|ايدي نامت|نايمه',
    ],
  }),
  'hand-numb-night': finding(['Fingers numb at night', 'تنميل الأصابع ليلاً'], {
    tick: ['Thumb and fingers tingle, more at night or with hand work', 'تنميل في الإبهام والأصابع يزيد ليلاً أو مع عمل اليد'],
    says: [
      'carpal tunnel, {hand} + {numb} + night|typing|mouse|sewing|driving|phone, {hand} + {numb} + wake|waking|wakes|3am|bed|asleep|sleep|night|nights|woken, {hand} + fizz|fizzing|buzz|buzzing|fuzzy|prickly|electric|burning|asleep + night|wake|bed|3am|nights|phone|typing, shake|flap|shaking|flapping + hand + night|feeling|wake|back',
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
      'رعشه, رعاش, ارتعاش, {hand} + رجفه|ترجف|يرجف|ترتجف|ترعش, رجفه يد, {hand} + رجف|يرجف|يرجفو|يرجفون|يرعش|ترجف|ترتعش|يرتعش|ارتجاف|تهتز|يهتز|ينتفض|تنتفض|رعش|رجفان|رعشان, راس|رجول|ذقن + يرجف|ترجف|رعش|يهتز|تهتز, رجفان',
    ],
  }),
  'slow-stiff': finding(['Slow and stiff', 'بطء وتيبس'], {
    tick: ['Movements have become slow and stiff, with small steps', 'الحركة صارت بطيئة ومتيبسة والخطوات قصيرة'],
    says: [
      'shuffle|shuffling, slow + movements|moving|walking + stiff, small steps, parkinson|parkinsons, shuffles, shuffle|shuffles + walk|walks|feet|steps, slow|slower|slowed|slowly|forever|ages|sluggish + stiff|stiffness|rigid|rusty|robot|wooden, stiff|rigid|rusty|robot|wooden + walk|walking|walks|steps|moving|movements|body|everything|takes, tiny|little|short|small|baby steps, tin man, robot|statue + walks|walking|moves, move|moves|moving|movements + slow|slower|slowly|molasses|treacle',
      'خطوات قصيره|صغيره, حركه بطييه|ثقيله, بطء حركه, باركنسون, خطوات|خطوه|خطواته|خطوتي + قصيره|صغيره|زغيره|صغار|قصار, مشي|يمشي|حركه|حركته|يتحرك|حركتي + بطي|بطييه|بطيئه|متخشب|متيبس|سحب|يسحب|متصلب|روبوت|خشب|ثقل|ثقيله|يابس, جسم + متخشب|متيبس|خشب|خشبه|يابس|متصلب|تيبس, سحب|يسحب|يجر|يجرجر رجول|رجله|رجوله|ريوله|اقدام, كانه|كاني|مثل|متل روبوت, شوي شوي + خطوات|مشي|يمشي',
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
      'memory, forgetful, forgetfulness, forget, forgets, forgetting, dementia, alzheimer, alzheimers, repeats|repeating + questions|herself|himself, brain|memory|mind|head + sieve|fog|foggy|blank|goldfish|mush, forgetting|forgot|forgets|forget + names|things|everything|words|where|keys|always|what, not remember|remembering|retain, cant remember|recall|retain, keeps asking same, misplacing|misplaces|loses|losing things|keys|phone|everything, where put|left',
      'ذاكره, نسيان, ينسي, تنسي, انسي, خرف, زهايمر, الزهايمر, يكرر|تكرر سوال|كلام, نسي|ينسي|انسي|تنسي|بنسي|بينسي + كل|اسامي|اسماء|شي|مكان|وين|كثير|وايد, ما .. تذكر|اتذكر|يتذكر|تتذكر|اذكر|يذكر|تذكر, مخ|راس|ذاكره + صار|ما يمسك|ضعيف|ضعيفه|تعبان|راح, يعيد|تعيد|يسال|تسال نفس سوال|كلام|سالفه',
    ],
  }),
  'memory-unsafe': finding(['Unsafe at home', 'خطر في البيت'], {
    tick: ['Gets lost, wanders, or leaves the stove or doors open', 'ضياع في الطريق أو خروج بلا وعي أو نسيان الموقد أو الأبواب'],
    says: [
      'keep|keeps|kept|often lost, lost .. way|street|outside|driving, wander|wanders|wandering, left|leaves + stove|gas|cooker|oven, forget|forgets|forgot|forgetting|left|leaves|leaving + stove|gas|cooker|oven|tap|door|iron|kettle|hob|fire + on|open|running, going|goes|went|walked|walks|gone + outside|out|off + alone|lost|wander|home|night, not|cant + finding|find + house|home|way|back, lost|wandered|found + street|outside|police|neighbour|nightie|pyjamas',
      'يضيع|تضيع|ضاع|ضاعت + طريق|بيت|شارع, يطلع|تطلع بدون .. يدري|تدري, نسي|ينسي|تنسي + غاز|فرن|موقد|باب, نسي|ينسي|تنسي|بتنسي|ينسون|خلي|تخلي|يخلي + غاز|فرن|موقد|باب|طباخه|طباخ|نار|ماي|شابه|مفتوح|والع, طلع|يطلع|تطلع|بتطلع|راح|يروح|خرج + ضاع|ضيع|ضيعناه|ضيعناها|يضيع|يتوه|ما يعرف رجع|بيت, ضاع|ضيع|تاه|يتوه|تتوه|يضيع|بتضيع|ضيعت + طريق|بيت|شارع|حاره|فريج|رجع|مره|سياره, لقيوه|لقوها|لقيناه|لقيناها|لقوه|جابوه|رجعوه + شارع|جيران|شرطه|برا|بعيد',
    ],
  }),
  // Back and neck
  'back-pain': finding(['Back pain', 'ألم في الظهر'], {
    tick: ['Back pain', 'ألم في الظهر'],
    says: [
      '{back} + {pain}, backache, sciatica, lumbago, slipped|herniated disc|disk, bad back, back locked|seized|spasm, lbp, backside|waist|back|spine|lumbar + paining|pains|gone|killing|agony|went|stiff|out|locked, back .. =gone|=went|out|again|bad, sore|aching|dodgy back, slipped disc|disk',
      '{back} + {pain}, ديسك, دسك, انزلاق غضروفي, عرق نسا, {back} + مشدود|متشنج|ماسك|مقفل|شاد, ظهر|ضهر|ظهري|ضهري|كلوه|حقو|خاصره + تويع|يتويع|واجعه|يوجع|ويع|ماسك|ممسوك|يذبح|مكسور|مقسوم|قاتلني|طق, ديسكات, دسكات',
    ],
  }),
  'neck-pain': finding(['Neck pain', 'ألم في الرقبة'], {
    tick: ['Neck pain', 'ألم في الرقبة'],
    says: [
      '{neck} + {pain}, torticollis, wry neck, whiplash, crick + {neck}',
      '{neck} + {pain}, {neck} + مشدوده|ماسكه|ملويه|معلقه|متشنجه|شد',
    ],
  }),
  'back-strain': finding(['Strain', 'شد عضلي'], {
    tick: [
      'It came after lifting, bending, much sitting or a bad sleeping position',
      'جاء بعد رفع أو انحناء أو جلوس طويل أو نوم بوضعية سيئة',
    ],
    says: [
      'after|while + lifting|lifted|lift|bending|bent|gardening|carrying, lifted|lifting|carried|moved|moving + heavy|box|boxes|furniture|suitcase|bag|bags, slept + wrong|funny|awkwardly|bad, bad|new|wrong pillow|mattress, pulled + muscle|back, strained + {back}, strained + {neck}, strained muscle, {back} + strain, muscle spasm, {back} + sitting|desk|office|driving, {neck} + sitting|desk|laptop|phone, did|done|tweaked|pulled|wrenched|put|hurt|twisted|jarred|strained|cricked back|neck|out|shoulder|muscle, {back} + lifting|lift|lifted|carrying|carried|bending|bent|hunched|laptop|desk|chair|gym|deadlift|mattress|shovelling|moving|moved|sofa|washing, {neck} + pillow|slept|laptop|desk|hunched|phone|awkward, lifting|lifted|lift|carry|carrying|carried + {back} + {pain}, hunched|hunching + laptop|desk|phone|computer|hours',
      'شلت|رفعت|حملت|نقلت|شيل|رفع|حمل|شايل + ثقيل|كرتون|كراتين|شنطه|اثاث|اغراض|صندوق|عفش|اسطوانه, نمت|نومه + غلط|اعوج|عوج|مخده, شد عضل*, شد + {back}, شد + {neck}, {back} + قعده|جلسه|مكتب|سواقه|دوام, {neck} + مخده|لابتوب|جوال|مكتب, تمزق عضل*, شال|شلت|رفع|رفعت|حمل|حملت|نقل|شيل + {back}, {back} + شال|شلت|رفع|رفعت|حمل|حملت|كمبيوتر|لابتوب|جلوس|جالس|قاعد|كرسي|جيم|حديد|دنقت|انحنيت|دنق|فرشه|سيت, انشد|شد|تمزق|انلوي|انعفس|لوي + {back}, انشد|شد|انلوي|التوت + {neck}, {neck} + نمت|نوم|مخده|قاعد|كمبيوتر|تلفون, شال|شلت|رفع|رفعت|حمل|حملت|نقلت + دبه|غساله|ثلاجه|كيس|اكياس|قنينه|جره|عزال|طاوله',
    ],
  }),
  'saddle-numbness': finding(['Numbness between the legs', 'خدر بين الساقين'], {
    tick: ['Numbness between the legs, around the genitals or bottom', 'خدر بين الساقين أو حول الأعضاء التناسلية أو المقعدة'],
    says: [
      '{numb} + groin|genitals|genital|private|saddle|perineum|crotch, {numb} + between legs|thighs, {numb} + {anus}, {numb} + {vagina}, {numb} + {penis}, saddle numbness|anaesthesia|anesthesia, cauda equina, cant feel .. wiping|wipe',
      '{numb} + بين رجول|رجلين|ساقين|فخذ|فخذين|فخوذي, {numb} + {anus}, {numb} + عجان|تناسليه|حساسه|حوض, ما .. احس|حس .. امسح|حمام|تحت',
    ],
  }),
  'lost-control': finding(['Loss of control', 'فقدان التحكم'], {
    tick: ['New loss of control over urine or stool', 'فقدان جديد للتحكم في البول أو البراز'],
    says: [
      'cant hold|control + {urine}, lost|losing|loss|no control + {urine}, cant hold|control + {stool}, lost|losing|loss|no control + {stool}, bladder|bowel control, incontinent, incontinence, wet|soiled|wetting|soiling myself|himself|herself, {urine} + itself|runs|running|leaks|leaking|pouring|dribbling + not|control|cant|warning|without|knowing|feel, wet|wetting|peed|peeing|pooed|soiled|messed pants|trousers|bed|myself|himself|herself, {stool} + itself|accident|accidents|leaks|leaking|out|knowing|without + not|control|warning|feel|knowing, cant hold|control pee|poo|wee|urine|stool|bladder|bowels, no control|warning + pee|poo|urine|stool|wee, {urine} + coming|comes|came|going + itself, {stool} + coming|comes|came + itself',
      '{urine} + ما|لا .. تحكم|سيطر|امسك|يمسك|تمسك, {urine} + فقد|فقدان|فقدت|عدم تحكم|سيطره, {urine} + لاارادي, {stool} + ما|لا .. تحكم|سيطر|امسك|يمسك|تمسك, {stool} + فقد|فقدان|فقدت|عدم تحكم|سيطره, {stool} + لاارادي, سلس, بال|تبول|يتبول + علي نفسه|روحه|عمره, {urine} + لحاله|لوحده|بروحه|نزل|ينزل|يطلع|طلع|يفلت|يسيب + دري|يدري|حس|يحس|ارادي, {stool} + لحاله|لوحده|بروحه|نزل|ينزل|يطلع|طلع|يفلت|يسيب + دري|يدري|حس|يحس|ارادي, {urine} + {cant} + مسك|حبس|امسك|احبس|تحكم, {stool} + {cant} + مسك|حبس|امسك|احبس|تحكم, {cant} + مسك|حبس|تحكم|ضبط + {urine}, {cant} + مسك|حبس|تحكم|ضبط + {stool}, عملها|يعملها|سواها|يسويها|بلل|تبلل|وسخ|بول + علي نفسه|روحه|حاله|عمره|نفسها|حالها|تيابه|ثيابه|هدومه, فقد|فقدت سيطره|تحكم + حمام|بول|براز',
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
      '{back} + {pain} + night|rest|constant|wakes, {back} + {pain} + waking|sleep, {back} + {pain} + never|24/7|constantly|nonstop|always|wake|woken|lying|bed|nights|even|rest|still, back + wakes|waking|wake|woken|rest|night|nights|24/7|3am|never|constant',
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
