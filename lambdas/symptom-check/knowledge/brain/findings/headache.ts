import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  headache: finding(['Headache', 'صداع'], {
    tick: ['A headache', 'صداع'],
    says: [
      'headache, head ache, migraine, {head} + {pain}, {head} + {pressure}, head + pounding|splitting|banging|hammering|thumping|exploding, skull|noggin|bonce|brain|temples + {pain}, skull|noggin|bonce|nut + splitting|pounding|banging|hammering|thumping|throbbing|drum|killing|bursting, {head} + drum|hammer|drilling|vice|paining|burst|explode|bang, =paining + {head}, {head} + paining|pains|hurting, sore head, brain freeze, head|headache + wont|not stop|stopping|go|ease|shift, tight headband, head|forehead feels|feel|like going? explode|burst|split|pop, head bursting',
      'صداع, مصدع, شقيقه, {head} + {pain}, {head} + {pressure}, {head} + مشدود|تقيل|بينفجر|حتنفجر|ينبض|يدق|يطق, {head} + يضرني|كيضرني|ضارني|واجع|يطرق|يطن|مطرقه|ينفجر|منفجر|بيفقع|يفقع|ويع|يويعني, ويع + {head}, {head} + نقر|طرق, {head} =هتنفجر|=هينفجر|=حينفجر|=بتنفجر|=تنفجر|=هيتفرتك|=بيتفرتك|=هيطق|=حيطق|=بيطق|=حتنفجر, =مصدعين|=مصدعه|=صداعي|=الصداع|=مصدعني',
    ],
  }),
  'worst-headache': finding(['Sudden worst headache', 'صداع مفاجئ هو الأشد'], {
    tick: ['The headache was at its worst within 5 minutes, or is the worst ever', 'بلغ الصداع أشده خلال 5 دقائق، أو هو الأشد على الإطلاق'],
    says: [
      'thunderclap, worst + headache, worst .. head, headache + explosive|explosion|thunder, {sudden} + {head} + {pain}, never .. headache .. like, headache + hit .. instant|hammer|thunder, {head} + {pain} + sudden|suddenly|instantly|instant|seconds|bang|explod|exploded|bolt|lightning|clap|snap, headache + boom|sudden|suddenly|seconds|instantly|instant|lightning|bolt|bat|nowhere, {head} + hit|smashed|whacked|struck|cracked + bat|hammer|brick|axe|pan|bolt|lightning, never + {head} + {pain}, worst|strongest|biggest|baddest + {head}, worst|strongest pain|ever|life + headache, never|first .. headache|head + like|this|such, headache .. never|like before|ever|life, {head} exploded|bursting|burst, {head} + explosion|bomb, exploded|burst|erupted|peaked + second|seconds|instant|flash|clap, zero hundred|100|ten, sudden severe|worst|terrible|massive|awful|intense|blinding|bad|strong headache, sudden|suddenly + headache + severe|worst|terrible|massive|intense|blinding|vomit|vomiting|collapsed, like hit|hitting|kicked|struck|whacked|smacked .. {head}, like .. thunder|thunderclap|lightning|bomb|explosion|gunshot + {head}, headache .. clap|thunder|bang, burst|bursting|exploded|popped|snapped|cracked|exploding inside|in|behind head|skull, not .. felt|had|known|experienced such|like|this + headache, not .. headache like|such, such headache + not|life|ever, came|hit|started like? bang|thunder|lightning|clap|bomb, headache|head|pain hit|hits|struck|came|exploded|started .. like? train|bat|truck|brick|thunder|thunderclap|lightning|hammer|gunshot|shot|bomb|bang|snap, worst|strongest|baddest headache|migraine|head ever|life, never .. headache|pain .. head|like|bad|before|life, zero .. hundred|100|10|ten .. seconds|second|instant|nothing, head .. explode|exploded|exploding|burst|split .. suddenly|seconds|instant|instantly|gym|sex|toilet|lifting, suddenly|sudden|instantly .. headache|head .. severe|worst|terrible|massive|agony|screaming|blinding|collapse|collapsed|vomit|vomited, like kicked|hit|struck|shot|smashed back head',
      'اشد|اسوا|اقوي|اعنف + صداع, اشد|اسوا|اقوي .. الم|وجع .. راس, صداع + {sudden}, {sudden} + {head} + {pain}, {head} + انفجر|انفجار|انفلق|بينفلق, صداع + صاعق|رعد|صاعقه, صداع .. مثله|حياتي|عمري, عمره ما جاني + صداع|مثله, فجاه .. الم|ويع|وجع|عور|صداع .. راس, {head} + {pain} + عمري|حياتي|مثله|متله|زيه|فجاه, صداع + عمري|حياتي|مثله|متله|زيه|لحظه|ثانيه|ثواني|بلحظه, ويع|وجع|الم|عور راس .. مثله|متله|زيه, صداع|وجع|ويع|الم + اول مره + {head}, {head} + طق|انفجر|ينفجر|ضربه|مطرقه|فاس|انضرب + فجاه|مره وحده|حد|لحظه, ما .. حسيت|ياني|جاني|شفت .. مثله|متله|زيه|هيك + {head}, صداع|وجع|الم|عوار راس*? + فجاه|مره وحده|ثواني|لحظه|بلحظه|صاعقه|انفجار|انفجر|مثل الرعد|ضربه|طلقه|قنبله|مطرقه + راس*|اول مره|حياتي|عمري, عمري|حياتي + ما حسيت|ما جاني|ما ياني|ما مر + صداع|راس|وجع|الم|زي*|مثل*, اقوي|اسوا|اشد|اصعب صداع|وجع راس|الم راس',
    ],
    implies: ['headache'],
  }),
  'stiff-neck': finding(['Stiff neck', 'تيبس الرقبة'], {
    tick: ['The neck is so stiff that the chin does not reach the chest', 'تيبس في الرقبة يمنع وصول الذقن إلى الصدر'],
    says: [
      '{neck} + stiff|stiffness|rigid|rigidity|locked, cant|not bend|move|flex|touch + {neck}, cant|not .. chin .. chest, meningism, meningismus, kernig, brudzinski, {neck} + plank|board|wood|concrete|frozen|solid|iron|steel|brick, {cant} + chin + {chest}, {neck} + wont|not bend|fold|flex, chin + not|wont + {chest}, {cant} bend|flex|move {neck}, {cant} + bend|bring|put|tuck|lower|drop + head|chin + down|forward|chest, {neck} not|wont want|let bend|flex|move|me, {neck} + {pain} + chin|forward, {neck} hurts + chin|bend|bending, neck wont|not|cant|doesnt bend|move|flex|forward|down, {cant} .. chin|head .. chest|down|forward, neck .. board|plank|rock|wood|rigid|stiff|locked',
      '{neck} + تيبس|متيبسه|ناشفه|جامده|يابسه|متصلبه|تصلب|صلبه|مصلبه|تخشب|متخشبه|خشبه|يباس|يبست, ما قدر .. يثني|يحني|ينزل|احني|انزل|تنزل + {neck}, ما قدر .. يثني|ينزل .. راسه|راسها|راسي, {neck} + قاسيه|قاسي|يابس|ناشف|مقفله|مقفل|مسكره|صخر|لوح|حجر|خشب|تيبس|تصلب|يابسه|واقفه|ما تتحرك, {cant} + نزل|ثني|احني|لوي|حني|دنق|ادنق|يدنق + {head}, {cant} + ذقن|دقن|لحيه|حنك + {chest}, ذقن|دقن|حنك + {chest} + ما|يوصل|توصل, {cant} ثني|احني|حني|حرك|نزل {neck}, {neck} + ما|لا =بتتني|=تنثني|=تتني|=بينتني|=بتنتني|=تنحني|=بتنحني|=تلين, رقبه*|رقبت*|عنق* + ما|مش|مب|مو يثني*|يحني*|ينزل*|تنزل|تنثني|تتحرك|يحرك*|بتتحرك, رقبه*|رقبت* + ناشف*|متخشب*|خشب*|يابس*|متيبس*|متصلب*|جامد*|واقف*|لوح',
    ],
  }),
  'light-hurts': finding(['Light hurts', 'الانزعاج من الضوء'], {
    tick: ['Light hurts the eyes', 'الضوء يؤلم العينين'],
    says: [
      'photophobia, light + hurt|bother|sensitive|sensitivity|unbearable, cant bear|stand|look .. light, dark room, curtains + shut|closed|drawn, light|lights|daylight|sunlight|lamp|bulb|bright|brightness|sun|screen + {pain}, light|lights|daylight|sunlight|lamp|bulb|brightness + stabs|stabbing|kills|killing|burning|sting|stings|paining|bother|bothers|hurts|cant|stand|intolerable|torture|agony, cant + see|look|bear|stand|tolerate|face + light|lights|bulb|lamp|daylight|brightness|window, sit|sitting|lying|hiding|stay + dark, sunglasses + indoors|inside|house, squint|squinting + light, blinds|curtains + down|off|closed|shut|drawn|close, light|lights|daylight|sunlight horrible|awful|terrible|unbearable|killing|agony|too|hurting, light|lights|sun|brightness|screen|phone .. hurts|hurting|kills|killing|bothers|bothering|unbearable|stabs|burns|painful, cant|hates|hating|crying|cries|screams|screaming|covers|covering .. light|lights|sun|curtains|torch, wants|want|needs|sitting|lying|hiding .. dark, eyes .. sensitive light|lights',
      'ضوء|ضو|نور|=ليت|=الليت|لمبه|اضاءه|انوار + يعور|يضايق|يزعج|يوذي|يوجع|يحرق|انزعاج|حساسيه|رهاب, ما .. تحمل|طايق|يطيق ضوء|ضو|نور|=ليت|=الليت, ضوء|ضو|نور|=ليت|=الليت|لمبه|اضاءه|انوار|الليتات|لايت + {pain}, شمس + {eye} + يعور|يضايق|يزعج|يوذي|يوجع, شمس + {eye} + {pain}, ضوء|ضو|نور|=ليت|=الليت|لمبه|اضاءه|انوار|شمس + اذي|يوذي|يئذي|يذبح|يعمي|زعج|ضايق|عذاب|يقتل|حساس, {cant} + طالع|شوف|تحمل|فتح + ضوء|ضو|نور|=ليت|=الليت|لمبه|شمس|اضاءه, ما .. طيق|طايق|تحمل|احتمل|قدر|طالع + ضوء|ضو|نور|=ليت|=الليت|لمبه|شمس|اضاءه, ستاير|ستاره|برادي + مسكر|مسكره|سكر|سكرت|مغلق, ستاير|ستاره|برادي|غرفه + مظلم|ظلام|عتمه|مظلمه, قاعد|جالس|نايم + ظلام|ظلمه|عتمه',
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
      'migraine, migraines, aura, zigzag|zigzags, migraineur, zigzag lines, sparkles before, migraine|migraines since|years|usual|sufferer, usual|known|same|another|my migraine|migraines',
      'شقيقه, صداع نصفي, مايجرين, ميجرين, مايغرين, شقيقتي',
    ],
  }),
  scalp: finding(['Tender scalp', 'ألم عند لمس فروة الرأس'], {
    tick: [
      'The scalp or temples hurt on touch or combing, or the jaw on chewing',
      'ألم عند لمس فروة الرأس أو الصدغ أو تمشيط الشعر، أو في الفك عند المضغ',
    ],
    says: [
      'scalp|temple|temples + {pain}, combing|brushing + hair, jaw claudication, jaw + chewing|chew, scalp|temple|temples|hair + hurts|sore|tender|painful|touch|pillow|brush|brushing|comb|ow, {head} + {pain} + touch|touching|comb|combing|brush|brushing|pillow, jaw + {pain} + eating|chew|chewing|eat, jaw + tired|aches|tiring + chewing|eating, hurts|sore|pain|painful|tender .. comb|combing|brush|brushing|wash|washing hair|head, temple|temples|scalp .. sore|tender|hurt|hurts|touch|lumpy|throbbing|painful, jaw .. tired|aches|ache|cramps|hurts|pain .. chew|chewing|eating|eat|meat|steak|bread, glasses|hat|pillow .. hurts|sore|tender + temple|head|scalp',
      'فروه|صدغ + {pain}, تمشيط|امشط + شعر, فك + مضغ, فروه|صدغ|جبين + {pain}, شعر|شعري + {pain}, {head} + {pain} + مشط|لمس|مخده|المس|تمشيط, فك|حنك + {pain} + اكل|مضغ|علك, فك|حنك + تعب|يتعب|تتعب + اكل|مضغ, صدغ*|فروه|جبين|راس* + المس*|لمس*|امشط|تمشيط|مشط|مخده|حجاب|شيله|غتره|نظاره + وجع*|يعور*|الم|يوجع*|يالم, فك*|حنك* + امضغ|مضغ|اكل|العلك|لحم + تعب|يتعب|يعور*|وجع|الم|يوجع*',
    ],
  }),
  'morning-headache': finding(['Worse lying or straining', 'يزداد بالاستلقاء أو الكبس'], {
    tick: ['The headache is worse lying down, on coughing, or on waking', 'يزداد الصداع بالاستلقاء أو السعال أو عند الاستيقاظ'],
    says: [
      'headache + lying|bending|coughing|sneezing|straining|lie, {head} + {pain} + lying|bending|coughing|sneezing, {head} + {pain} + lie|lay|flat|cough|sneeze|=straining|=strain|bend|=mornings|wakes|waking|toilet, headache + flat|=mornings|cough|sneeze|bend|wakes|woken|toilet|=straining, sneeze|cough|bend|strain + {head} + burst|bursts|explode|explodes|split|splits|worse|pounding, every|each|most morning|mornings + headache, every|each|most morning|mornings + {head} + {pain}, wakes|waking|woken + headache, headache + on|every|each|when|first waking|awakening|thing, headache .. wake|woke|wakes|waking me, wakes|wake|waking|woke + headache|headaches, headache|headaches + wakes|waking|first thing|every morning|mornings, headache .. morning|mornings|wake|waking|wakes|lie|lying|cough|coughing|sneeze|sneezing|bend|bending|strain|straining|toilet|laugh, wakes|woken|woke .. headache|head, head worse|pounds .. lying|lie|bend|cough|sneeze|morning',
      'صداع + استلقاء|انسدح|اكح|كحه|عطس|سجود, {head} + {pain} + استلقاء|انسدح|اكح|عطس|سجود, {head} + {pain} + تسطح|انسدح|نسدح|سدح|تمدد|كح|سعل|عطس|كحه|سجد|حزق, صداع|مصدع + يصحيني|يوقظني|يقعدني|يفيقني|بيفيقني|يوعيني, {head} + {pain} + يصحيني|يوقظني|يقعدني|يفيقني, كل يوم? صبح|صباح + صداع|مصدع, كل يوم? صبح|صباح + {head} + {pain}, صداع|مصدع + كل يوم? صبح|صباح, اصحي|اقوم|اقعد|بصحي|بفيق|يصحي|يقوم|افيق + صداع|مصدع, اصحي|اقوم|اقعد|بصحي|بفيق|يصحي|يقوم|افيق + {head} + {pain}, صداع|مصدع + تمدد|سدح|انسدح|تسطح|سعل|كح|سجد|حزق|انبطح|دنق, صداع + صبح .. اقوم|اصحي|اقعد|يصحي, صبح|صباح|صحيت|اصحي|اقوم|قمت|تستيقظ|استيقظ|تصحي|تقوم|يقوم|بصحي|بفيق + صداع|مصدع|مصدعه|راسي يعور*|راسها يعور*, صداع*|مصدع* + اصحي|اقوم|يقوم|تقوم|يصحي|تصحي|تستيقظ|اكح|اعطس|اسجد|انسدح|ادنق|استلقي, صداع*|مصدع* + كل صبح|صباح',
    ],
  }),
  'others-ill': finding(['Others are ill too', 'آخرون مرضى أيضاً'], {
    tick: ['Others in the same place have a headache or feel sick too', 'آخرون في المكان نفسه عندهم صداع أو غثيان أيضاً'],
    says: [
      'everyone|everybody|roommates|housemates|colleagues|coworkers + headache|dizzy|sick|nausea, whole family|house|room|office|flat|class + headache|dizzy|sick|vomiting|throwing|diarrhoea, whole|entire office|class|team|family|house|flat|school got|has|have|caught|getting? same|it|this|sick|bug, all us + headache|dizzy|sick, family|wife|husband|kids|children .. too|also .. headache|dizzy, everyone|everybody|roommates|roommate|housemates|colleagues|coworkers|friends|gang|crew|tent|flat|villa|camp|family|us + {head} + {pain}, everyone|everybody|roommates|roommate|housemates|colleagues|gang|crew|tent|flat|villa + rough|ill|unwell|dizzy|vomiting|same|sick|headache|woozy|nauseous, wife|husband|kids|children|brother|sister|mum|mom|dog|cat|friend + too|also|same|well + headache|dizzy|sick|vomiting|ill|rough|woozy, all + room|house|home|villa|camp|us + same|headache|dizzy|sick, wife|husband|kids|children|family|roommate|roommates|housemate|housemates|flatmate|parents|son|daughter too|also, all|both|everyone|everybody|kids|wife|husband|roommates|flatmates|us|we .. same headache|headaches|thing|feeling|sickness|dizziness, me and? kids|wife|husband|sons|son|roommate|family|mum|all + headache|headaches|sick|dizzy|vomiting|nausea, same|splitting headache .. both|all|sons|kids|too|us, entire office|class|team|family got, whole office|class|team',
      'كلنا|جميعنا + صداع|مصدعين|دايخين|دوخه|غثيان, كل اهل|اللي + صداع|مصدعين|دايخين, ربعي|زملاي|عيالي|عايلتي + مصدعين|دايخين, كلنا|كلهم|جميعنا|كل اهل|كل من|خواتي|اخواتي|ربعي|زملاي|عيالي|عايلتي|اهلي|رفقاتي|حدا + {head} + {pain}, كلنا|كلهم|جميعنا|كلنا بيت|غرفه|شقه + دخنا|دايخين|مصدعين|صداع|لاعت|قلبت|استفرغ|مرضي|تعبانين|راسنا|دوخه|غثيان|نلوع, راسنا + {pain}, ربعي|زملاي|عيالي|عايلتي|اهلي|خواتي + نفس شي|حاله|اعراض, كلنا|جميعنا|خواتي|اخواتي|ربعي|زملاي|عيالي|عايلتي|اهلي|رفقاتي + {head} + {pain}, كلنا + دخنا|دايخين|مصدعين|لاعت|قلبت|استفرغ|مرضي|دوخه|غثيان, مو بس انا + صداع|دوخه|راس, انا|احنا|كلنا|نحن + عيال*|اولاد*|الاولاد|اهل*|مرتي|زوجتي|زوجي|اخوي + مصدعين|دايخين|نرجع|بنرجع|نستفرغ|نزوع|تعبانين, وانا وعيال*|والعيال|واولادي|والاولاد|وزوجتي|ومرتي مصدعين|دايخين|تعبانين, عيال|العيال|اولاد مصدعين|دايخين, كلنا|كلهم|احنا|حنا|انا وعيالي|والعيال|وعيالي|واولادي|وامي|وزوجتي|ومرتي|وخوي|وربعي + نرجع|بنرجع|مصدع*|صداع|دايخ*|نستفرغ|نزوع|غثيان|لوعه|تعبان*, حتي|وكمان|وبعد|وحتي القطه|الخدامه|الشغاله|عيالي|زوجتي|اخوي + مصدع*|دايخ*|يرجع*|يستفرغ*',
    ],
  }),
  'painkillers-often': finding(['Painkillers on many days', 'مسكنات في أيام كثيرة'], {
    kind: 'background',
    tick: ['Painkillers on 10 or more days a month', 'مسكنات في 10 أيام من الشهر أو أكثر'],
    says: [
      'panadol|painkiller|painkillers|ibuprofen|paracetamol + daily|always|everyday, panadol|painkiller|painkillers|ibuprofen|paracetamol + every day, panadol|brufen|nurofen|painkiller|painkillers|ibuprofen|paracetamol|advil|codeine|aspirin + daily|always|everyday|living|constantly|nightly|smarties, panadol|brufen|nurofen|painkiller|painkillers|ibuprofen|paracetamol + every day|morning|night|single, panadol|brufen|painkiller|painkillers + month|days week, panadol|painkiller|painkillers|ibuprofen|paracetamol + most|days days|week|month, living|surviving on? painkillers|panadol|paracetamol|ibuprofen|brufen|nurofen',
      'بندول|مسكن|مسكنات|بروفين + يوميا|دايما|دايم, بندول|مسكن|مسكنات|بروفين + كل يوم, عايش علي مسكنات|بندول|بنادول|حبوب, بندول|بنادول|مسكن|مسكنات|بروفين|ادول|ريفانين|كتافاست|صداع + يوميا|يومي|دايم|دايما|علطول|عايش, بندول|بنادول|مسكن|مسكنات|بروفين|ادول|ريفانين|كتافاست + كل يوم|يومين|اسبوع|ليله|شوي, بندول|بنادول|مسكن|مسكنات|بروفين|ادول + ايام|مرات|حبات|حبوب باسبوع|شهر|اسبوع, ياخد|ياخذ|تاخذ|تاخد|اخذ|باخد|يشرب|بياخد + مسكن|مسكنات|بروفين|بنادول|بندول + كثير|كتير|وايد|يوميا|دايم|كل يوم',
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
      '{head} + {pain} + laptop|screen|computer|phone|stress|fasting|coffee|hungry, headache + laptop|screen|computer|phone|stress|stressful|work|fasting|ramadan|coffee|caffeine|hungry|hunger|sleep|tired|dehydrated|tension|band, tension headache, {head} + {pain} + computer|screen|laptop|phone|stress|stressed|fasting|hungry|sleep|tired|water|coffee|caffeine|work|working|exam|thirsty|skipped|heat|driving|reading, screen|screens|computer|laptop|stress|stressed|fasting|skipped|hungry + {head} + hurts|hurt|pain|paining|pounding|ache, headache + screens|laptop|phone|exam|exams|studying|water|meal|meals|eaten|skipped|thirsty|driving|reading, noggin + hurts|hurt|aches, {head} + {pain} + full day|whole day computer|screen|laptop, computer|screen|laptop + {head}, tight|dull|pressing band|cap|hat|belt|rubber|ring, band|hat|belt|cap + {head}, end|after .. work|working|long|busy|office day, long|busy|hard|stressful day|drive|meeting|shift + headache, long|busy|hard|stressful day|drive|meeting|shift + {head}, headache + glare|bright|noise|noisy|kids|meetings|deadline|deadlines|crying|cried|ponytail|bun|hairband|helmet|glasses|goggles|frown|squinting|skipping|skip|breakfast|lunch|dinner|karak|tea|shisha|perfume|jet|flight|late, headache + fasted|fasting|iftar|suhoor, cut|cutting|quit|quitting|gave|giving|stopped|without|skipped coffee|caffeine|karak|tea|energy + {head}, cut|cutting|quit|quitting|gave|giving|stopped|without|skipped out|up|down? coffee|caffeine|karak|tea, fasting|ramadan + {head}, day fasting, caffeine withdrawal, headache + hair|ponytail|tied, {head} + tight|tense|squeezing + evening|day|work|afternoon|stress, brain freeze, ice cream|slush|slushie|icy + {head}, fizzy|ice cold drink + {head}, neck|shoulders tight|tense|stiff + headache, eye strain, no coffee|caffeine|karak|tea, without coffee|caffeine|karak, headache|head|headband|band .. screen|laptop|studying|revising|revision|exams|exam|work|deadline|stress|tired|sleep|coffee|fasting|skipped|hungry|dehydrated|water|shift|shifts|screens|evening|evenings, tight band|headband|pressure|vice|hat + head|forehead|temples, stopped|quit|quitting|cut|cutting|gave coffee|caffeine|tea|drinking coffee',
      'صداع|مصدع|مصدعه + جوال|كمبيوتر|لابتوب|شاشه|دوام|شغل|توتر|صيام|صايم|رمضان|قهوه|جوع|نوم|سهر|تعب|عطش|شاي, {head} + {pain} + جوال|كمبيوتر|لابتوب|دوام|توتر|صيام|قهوه|جوع|سهر|عطش, {head} + {pain} + كمبيوتر|شاشه|تلفون|موبايل|ايباد|سهر|صيام|نوم|دراسه|امتحان|شغل|قهوه|كافي|شمس|ماي|جوع|ضغط|توتر|عطش, صداع|مصدع|مصدعه + ماي|مي|تلفون|موبايل|ايباد|امتحان|دراسه|كافي|نسكافيه|سايق|شمس, كثر|من كثر + كمبيوتر|شاشه|تلفون|سهر|شغل|تفكير + {head}, كثر .. كمبيوتر|شاشه|تلفون|سهر|شغل|تفكير|جوال + {head}, {head} + {pain} + كثر, حزام|ربطه|رباط|عصابه|طوق|طاقيه + {head}, مثل|متل|زي|كانه حزام|طوق|ربطه|عصابه, اخر|نهايه|عقب|بعد|اخير دوام|يوم طويل?|شغل|عمل, بعد|عقب يوم عمل|شغل? طويل + {head}, بعد|عقب يوم عمل|شغل? طويل, اخر يوم|دوام, {head} + دوام|شغل|لابتوب|جوال|شاشه|سهر|صيام|صايم|جوع, صداع|مصدع + فطور|فطار|سحور|غدا|بكا|بكيت|ازعاج|صراخ|عيال|ضغوط|زحمه|نظاره|حجاب|ربطه|شيله|بنسه|عطر|بخور|حر|سفر|طياره|مذاكره|كرك, وقفت|بطلت|قللت|قطعت|تركت|بدون|من غير قهوه|كرك|شاي|كافيين|نسكافيه, صيام|صايم|صايمه|رمضان + {head}, قل|قله|قليل نوم|ماي|ماء|اكل, ايسكريم|ثلج|ايس + {head}, صداع*|راس*|مصدع*|وجع راس + صيام|صايم|رمضان|قهوه|كرك|شاي|سهر|نوم|شاشه|كمبيوتر|لابتوب|جوال|مذاكره|دراسه|امتحان*|دوام|شغل|ضغط|توتر|جوع|عطش|ماي, صيام|صايم|رمضان + راسي|راسه|صداع|مصدع, قطع|قطعت|اقطع|وقفت|تركت|بدون|بطلت + قهوه|كرك|كافيين|شاي|نسكافيه, صداع*|مصدع* + لاني|لان|عشان ما نمت|نوم, صداع*|مصدع* + قله نوم',
    ],
  }),
  'headache-eases': finding(['Eases with rest or a simple painkiller', 'يخف بالراحة أو بمسكن بسيط'], {
    kind: 'comfort',
    tick: ['The headache goes with a simple painkiller, food, water, rest or sleep', 'يزول الصداع بمسكن بسيط أو أكل أو ماء أو راحة أو نوم'],
    says: [
      'ease|eases|eased|easing|settle|settles|settled|goes|gone|went|better|helps|helped|fades|faded|clears|cleared|lifts|lifted|sorts|sorted|fixes|fixed|cures|cured|disappears|disappeared|stops|stopped|relieves|relieved + paracetamol|panadol|ibuprofen|brufen|nurofen|painkiller|painkillers|tablet|sleep|sleeping|nap|rest|rested|resting|lie|walk|water|drinking|coffee|tea|karak|food|eating|ate|meal|iftar|massage|dark|weekend|weekends|holiday|shower|fresh, went|gone|goes|go away|off, better|fine|ok|gone after, headache|head|pain|ache better|gone|fine now|already, eases|easing|settles|settling off|down, responds paracetamol|panadol|ibuprofen, fine after|once|with + paracetamol|panadol|sleep|nap|rest|food|water|coffee|tea|eating|shower, goes|gone|went|clears|clear after .. nap|panadol|sleep|rest, headache|head|it .. goes|gone|better|eases|clears|lifts|disappears|settles .. after|with|once|when|by nap|panadol|paracetamol|coffee|tea|food|water|sleep|rest|morning|weekend|iftar, goes|gone|clears|eases|better after|with|once nap|panadol|paracetamol|ibuprofen|brufen|coffee|tea|food|water|sleep|rest|iftar',
      'يخف|خف|خفت|تخف|بيخف|يروح|راح|راحت|بيروح|يزول|زال|يهدا|هدا|يتحسن|تحسن|تحسنت|ارتحت|ارتاح|اختفي|يختفي|طاب|يطيب|اوكي|احسن + بندول|بنادول|بروفين|ادول|مسكن|مسكنات|حبه|نوم|نمت|انام|راحه|ارتحت|اكلت|اكل|ماي|ماء|مويه|شربت|قهوه|شاي|كرك|فطور|فطار|افطر|افطرت|مساج|استرخاء|مشي|اجازه, ينفع|نفع|فاد|يفيد|ريحني + بندول|بنادول|بروفين|مسكن, راح|راحت|خف|خفت =لحاله|=لوحده|=الحين|=والحمدلله|=بعدها, يروح|راح|يختفي|خف|يخف|بيروح + قهوه|كرك|شاي|فطور|نوم|بندول|بنادول|ماي, قهوه|كرك|شاي + يروح|راح|يختفي|كانه ما, يروح|تروح|راح|يخف|خف|يزول|يختفي|يهدا|بيروح|بيخف + مع|بعد|عقب|اذا|لما|اول ما + بنادول|بندول|مسكن|نوم|انام|نمت|قهوه|اكل|فطور|افطر|ماي|ارتاح|راحه',
    ],
  }),
  'cold-food': finding(['After something ice-cold', 'بعد شيء مثلج'], {
    kind: 'comfort',
    tick: [
      'It came at once with something ice-cold to eat or drink, and went within minutes',
      'جاء فوراً مع طعام أو شراب مثلج وزال خلال دقائق',
    ],
    says: [
      'brain freeze, ice cream|lolly|lollies|pop + {head}, slushie|slush|slushy|icecream|smoothie|frappe|sorbet|gelato|milkshake|iced + {head}, slushie|slush|slushy|icecream|frappe|sorbet|gelato + fast|quick|quickly|pain|stabbing|gulped, cold drink|water|juice + {head} + second|seconds|secs|sec',
      'ايس كريم|بوظه|مثلجات|سلاش|سلاشي|ايسكريم|جيلاتي|مثلج|متلج|بارد + {head}',
    ],
  }),
  'noise-in-sleep': finding(['A loud noise on falling asleep', 'صوت عالٍ عند بداية النوم'], {
    kind: 'comfort',
    tick: ['A loud bang is heard on falling asleep or waking, without pain', 'صوت انفجار عالٍ عند بداية النوم أو الاستيقاظ دون ألم'],
    says: [
      'exploding head syndrome, hear|heard|hearing .. bang|explosion|gunshot|crash|boom|slam|blast + {head}, hear|heard|hearing|loud|noise|sound + bang|explosion|gunshot|crash|boom|blast + asleep|sleep|drifting|dozing|nodding',
      'متلازمه راس منفجر, اسمع|بسمع|سمعت + انفجار|طلقه|صوت قوي|دوي|فرقعه|ضربه باب + نوم|انام|اغفي|بنام|راسي',
    ],
  }),
  'face-shocks': finding(['Face pain', 'ألم في الوجه'], {
    tick: ['Short electric-like pains in the face', 'آلام قصيرة كالكهرباء في الوجه'],
    says: [
      '{face} + electric|shock|shocks|shooting, trigeminal, facial pain, face + {pain} + sudden|seconds|second|sharp|brush|washing|shaving|wind|touch, jaw|cheek|face|tooth|gum + taser|tasers|tased|electric|electricity|shock|shocks|zap|zaps|zapping|jolt|jolts|lightning|current|stabbing, electric|shock|zap|current|jolt + face|cheek|jaw|teeth|gums, face|cheek|jaw|gum|tooth|teeth .. electric|shock|shocks|zap|zaps|lightning|stab|stabs|stabbing|jolts|jolt + brush|brushing|touch|wind|shave|shaving|talk|talking|eat|eating|chew|seconds|second|wash|cold',
      '{face} + كهرب|كهربا|صعق, عصب خامس|ثلاثي, وجه|خد + {pain} + ثواني|ثانيه|فجاه|غسل|حلاقه|هوا, {jaw} + كهرب|كهربا|صعق|صعقه|تيار|لسعه, {face} + كهرب|كهربا|صعق|صعقه|تيار|ماس|برق, {tooth} + كهرب|كهربا|صعق, كهرب|كهربا|صعق + فك|خد|وجه|ويه|ضرس|لثه|حنك, {face} + كهرب*|صعق*|طعن*|لسع*|تيار + لمس*|المس*|هواء|هوا|امضغ|اكل|فرشاه|افرش|احلق|اغسل|ثواني|لحظه',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
