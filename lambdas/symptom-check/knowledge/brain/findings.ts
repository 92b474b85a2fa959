import { type Finding, finding } from '../kinds.ts';

/** Brain, nerves and spine. */
export const findings = {
  // Stroke
  'face-droop': finding(['Drooping face', 'ارتخاء في الوجه'], {
    tick: ['One side of the face droops', 'ارتخاء أو انحراف في جهة من الوجه'],
    says: [
      '{face} + droop|drooping|weakness|paralysed|paralyzed|paralysis|lopsided|crooked|sag|sagging|uneven|palsy|asymmetry|asymmetric, face|mouth|smile .. twisted|pulled|dropped|fallen, facial palsy, bells palsy, bell palsy',
      '{face} + ارتخاء|مرتخي|ارتخي|ارتخت|شلل|مشلول|معوج|معووج|اعوج|انعوج|اتعوج|متعوج|عوج|اعوجاج|مايل|مال|ميلان|ميل|انحرف|انحراف|ملوي|ملتوي|التوي|مفتول|انفتل|مسحوب|انسحب|ملووق, وجه|شفه|فم|خد نازل|نازله, لقوه, شلل وجهي, عصب سابع',
    ],
  }),
  'one-sided-weakness': finding(['Weakness on one side', 'ضعف في جهة واحدة'], {
    tick: ['Weakness or numbness of an arm or leg on one side', 'ضعف أو خدر في ذراع أو ساق في جهة واحدة'],
    says: [
      '{side} + {arm} + {weak}, {side} + {hand} + {weak}, {side} + {leg} + {weak}, {side} + {arm} + {numb}, {side} + {leg} + {numb}, {arm} + {weak}, one|left|right side + weak|weakness|numb|numbness|paralysed|dead|floppy|useless, half body|face + {numb}, half body + {weak}, cant + lift|raise|move|grip|hold + {arm}, hemiplegia, hemiparesis, hemiplegic, dropping things',
      '{side} + {arm} + {weak}, {side} + {leg} + {weak}, {side} + {arm} + {numb}, {side} + {leg} + {numb}, {arm} + {weak}, نصف|نص|شق|جهه|جانب|ناحيه + ضعف|خدر|خدران|شلل|تنميل|مشلول|انشل|مخدر|منمل, شلل نصفي, {arm} + ارتخت|انشلت|ثقلت|ماتت|مشلوله, ما قدر .. رفع|حرك|مسك + {arm}, طاح .. من يد|ايد',
    ],
  }),
  'speech-trouble': finding(['Trouble speaking', 'صعوبة في الكلام'], {
    tick: ['Speech is slurred, mixed up, or hard to find words', 'الكلام ثقيل أو مختلط أو يصعب إيجاد الكلمات'],
    says: [
      'slur, slurred, slurring, slurry, speech|words|talk|speak + thick|garbled|jumbled|muddled|drunk|nonsense|gibberish|unclear|funny|strange|strangely|mixed|wrong|lost|difficult|difficulty|trouble, cant + find|get|say words, cant speak|talk .. properly|clearly, cant talk|speak, not talk|speak .. properly|clearly|right, tongue + thick|heavy|tied|twisted, cant understand .. saying, aphasia, dysarthria, dysphasia, mumbling',
      'كلام|لسان|نطق|تكلم|حكي + ثقيل|تقيل|ثقل|ملخبط|ملعبك|مخربط|خربط|لخبط|معقود|انعقد|مربوط|انربط|صعوبه|غريب|تعثر, كلام + مو|مب|مش|غير|ما مفهوم|واضح|مفهومه|واضحه, تلعثم, يلعثم, ملعثم, تاتاه, ما قدر .. تكلم|كلام|نطق, فقد نطق, حبسه كلاميه, ما نفهم .. كلام|عليه',
    ],
  }),
  stroke: finding(['Stroke', 'سكتة دماغية'], {
    kind: 'disease',
    says: [
      'stroke, =tia, mini stroke, brain bleed, brain haemorrhage|hemorrhage, brain attack',
      'سكته دماغيه, سكته دماغ|مخ, جلطه دماغ|دماغيه|مخ|راس, نزيف دماغ|مخ|دماغي',
    ],
  }),
  'balance-loss': finding(['Loss of balance', 'فقدان التوازن'], {
    tick: ['Cannot stand or walk straight without holding on', 'لا يمكن الوقوف أو المشي باستقامة دون الاستناد'],
    says: [
      'cant walk|stand + straight|properly|unaided|alone|support|help|without, lost|loss|losing balance|coordination, balance + off|bad|gone|problem, ataxia, ataxic, stagger, stumble|stumbling, veering, uncoordinated, walk|walking + drunk, falling|leaning|veering|pulled to? one|left|right side?, unsteady + feet|walking|gait',
      'توازن|اتزان + فقد|فقدان|اختل|اختلال|عدم|مختل|ما, ترنح, يتطوح, يتمايل, مشي + سكران|مايل|مترنح, ما قدر .. امشي|يمشي|اوقف|يوقف + عدل|مستقيم|صح|سند|لحالي, مو متوازن',
    ],
  }),
  // Headache
  headache: finding(['Headache', 'صداع'], {
    tick: ['A headache', 'صداع'],
    says: [
      'headache, head ache, migraine, {head} + {pain}, {head} + {pressure}, head + pounding|splitting|banging|hammering|thumping|exploding',
      'صداع, مصدع, شقيقه, {head} + {pain}, {head} + {pressure}, {head} + مشدود|تقيل|بينفجر|حتنفجر|ينبض|يدق|يطق',
    ],
  }),
  'worst-headache': finding(['Sudden worst headache', 'صداع مفاجئ هو الأشد'], {
    tick: ['The headache was at its worst within 5 minutes, or is the worst ever', 'بلغ الصداع أشده خلال 5 دقائق، أو هو الأشد على الإطلاق'],
    says: [
      'thunderclap, worst + headache, worst .. head, {head} + exploded|explosion|burst|bomb, headache + explosive|explosion|thunder, sudden + headache, {sudden} + {head} + {pain}, never .. headache .. like, headache + hit .. instant|hammer|thunder',
      'اشد|اسوا|اقوي|اعنف + صداع, اشد|اسوا|اقوي .. الم|وجع .. راس, صداع + {sudden}, {sudden} + {head} + {pain}, {head} + انفجر|انفجار|انفلق|بينفلق, صداع + صاعق|رعد|صاعقه, صداع .. مثله|حياتي|عمري, عمره ما جاني + صداع|مثله',
    ],
    implies: ['headache'],
  }),
  'stiff-neck': finding(['Stiff neck', 'تيبس الرقبة'], {
    tick: ['The neck is so stiff that the chin does not reach the chest', 'تيبس في الرقبة يمنع وصول الذقن إلى الصدر'],
    says: [
      '{neck} + stiff|stiffness|rigid|rigidity|locked, cant|not bend|move|flex|touch + {neck}, cant|not .. chin .. chest, meningism, meningismus, kernig, brudzinski',
      '{neck} + تيبس|متيبسه|ناشفه|جامده|يابسه|متصلبه|تصلب|صلبه|مصلبه|تخشب|متخشبه|خشبه|يباس|يبست, ما قدر .. يثني|يحني|ينزل|احني|انزل|تنزل + {neck}, ما قدر .. يثني|ينزل .. راسه|راسها|راسي',
    ],
  }),
  'light-hurts': finding(['Light hurts', 'الانزعاج من الضوء'], {
    tick: ['Light hurts the eyes', 'الضوء يؤلم العينين'],
    says: [
      'photophobia, light + hurt|bother|sensitive|sensitivity|unbearable, cant bear|stand|look .. light, dark room, curtains + shut|closed|drawn',
      'ضوء|ضو|نور|ليت|لمبه|اضاءه|انوار|شمس + يعور|يضايق|يزعج|يوذي|يوجع|يحرق|انزعاج|حساسيه|رهاب, ما .. تحمل|طايق|يطيق ضوء|ضو|نور|ليت',
    ],
  }),
  meningitis: finding(['Meningitis', 'التهاب السحايا'], { kind: 'disease', says: ['meningitis', 'سحايا, حمي شوكيه'] }),
  'brain-tumour': finding(['Brain tumour', 'ورم في الدماغ'], {
    kind: 'disease',
    says: ['brain tumour|tumor|cancer', 'ورم|سرطان دماغ|مخ|راس'],
  }),
  aura: finding(['Known migraine', 'شقيقة معروفة'], {
    kind: 'background',
    tick: ['Known migraine', 'شقيقة (صداع نصفي) معروفة'],
    says: ['migraine, migraines, aura, zigzag|zigzags', 'شقيقه, صداع نصفي, مايجرين, ميجرين, مايغرين'],
  }),
  scalp: finding(['Tender scalp', 'ألم عند لمس فروة الرأس'], {
    tick: [
      'The scalp or temples hurt on touch or combing, or the jaw on chewing',
      'ألم عند لمس فروة الرأس أو الصدغ أو تمشيط الشعر، أو في الفك عند المضغ',
    ],
    says: [
      'scalp|temple|temples + {pain}, combing|brushing + hair, jaw claudication, jaw + chewing|chew',
      'فروه|صدغ + {pain}, تمشيط|امشط + شعر, فك + مضغ',
    ],
  }),
  'morning-headache': finding(['Worse lying or straining', 'يزداد بالاستلقاء أو الكبس'], {
    tick: ['The headache is worse lying down, on coughing, or on waking', 'يزداد الصداع بالاستلقاء أو السعال أو عند الاستيقاظ'],
    says: [
      'headache + lying|bending|coughing|sneezing|straining|lie, {head} + {pain} + lying|bending|coughing|sneezing, wake|wakes|waking|morning + headache',
      'صداع + استلقاء|انسدح|اكح|كحه|عطس|سجود, {head} + {pain} + استلقاء|انسدح|اكح|عطس|سجود, صداع + الصبح|صباح|يصحيني|يوقظني',
    ],
  }),
  'others-ill': finding(['Others are ill too', 'آخرون مرضى أيضاً'], {
    tick: ['Others in the same place have a headache or feel sick too', 'آخرون في المكان نفسه عندهم صداع أو غثيان أيضاً'],
    says: [
      'everyone|everybody|roommates|housemates|colleagues|coworkers + headache|dizzy|sick|nausea, whole family|house|room + headache|dizzy|sick, all us + headache|dizzy|sick, family|wife|husband|kids|children .. too|also .. headache|dizzy',
      'كلنا|جميعنا + صداع|مصدعين|دايخين|دوخه|غثيان, كل اهل|اللي + صداع|مصدعين|دايخين, ربعي|زملاي|عيالي|عايلتي + مصدعين|دايخين',
    ],
  }),
  'painkillers-often': finding(['Painkillers on many days', 'مسكنات في أيام كثيرة'], {
    kind: 'background',
    tick: ['Painkillers on 10 or more days a month', 'مسكنات في 10 أيام من الشهر أو أكثر'],
    says: [
      'panadol|painkiller|painkillers|ibuprofen|paracetamol + daily|always|everyday, panadol|painkiller|painkillers|ibuprofen|paracetamol + every day',
      'بندول|مسكن|مسكنات|بروفين + يوميا|دايما|دايم, بندول|مسكن|مسكنات|بروفين + كل يوم',
    ],
  }),
  shunt: finding(['A shunt in the head', 'تحويلة في الرأس'], {
    kind: 'background',
    tick: ['A drain (shunt) in the head', 'تحويلة (أنبوب تصريف) في الرأس'],
    says: ['vp shunt, shunt + {head}, hydrocephalus, brain shunt', 'تحويله|انبوب|صمام + راس|دماغ, استسقاء دماغ|راس'],
  }),
  'strain-headache': finding(['Tired, tense or thirsty', 'إرهاق أو توتر أو عطش'], {
    tick: [
      'It comes with little sleep, screens, stress, hunger, fasting or little water',
      'يأتي مع قلة النوم أو الشاشات أو التوتر أو الجوع أو الصيام أو قلة الماء',
    ],
    says: [
      '{head} + {pain} + laptop|screen|computer|phone|stress|fasting|coffee|hungry, headache + laptop|screen|computer|phone|stress|stressful|work|fasting|ramadan|coffee|caffeine|hungry|hunger|sleep|tired|dehydrated|tension|band, tension headache',
      'صداع|مصدع|مصدعه + جوال|كمبيوتر|لابتوب|شاشه|دوام|شغل|توتر|صيام|صايم|رمضان|قهوه|جوع|نوم|سهر|تعب|عطش|شاي, {head} + {pain} + جوال|كمبيوتر|لابتوب|دوام|توتر|صيام|قهوه|جوع|سهر|عطش',
    ],
  }),
  'face-shocks': finding(['Face pain', 'ألم في الوجه'], {
    tick: ['Short electric-like pains in the face', 'آلام قصيرة كالكهرباء في الوجه'],
    says: [
      '{face} + electric|shock|shocks|shooting, trigeminal, facial pain, face + {pain}',
      '{face} + كهرب|كهربا|صعق, عصب خامس|ثلاثي, وجه|خد + {pain}',
    ],
  }),
  // Fits and consciousness
  seizure: finding(['Seizure', 'تشنج'], {
    tick: ['A fit: jerking or stiffening of the body without answering', 'نوبة تشنج: ارتجاف أو تصلب في الجسم دون استجابة'],
    says: [
      'seizure, convulsion, convulse, =fitting, =fits, a fit, first|febrile|epileptic fit, epilepsy attack, tonic clonic, eclampsia, eyes + rolled|rolling, foam|froth + mouth, shaking|jerking|shook|twitching + unresponsive|unconscious|blank|uncontrollably, jerking + {arm}, jerking + {leg}, body + jerk|jerking, jerking all over',
      'تشنج, تشنجات, اختلاج, اختلاجات, نوبه صرع|كهربا|تشنج, نوبات صرع, كهربا زايده, ينتفض, تنتفض, انتفض, عيون|عين|عينيه + قلبت|انقلبت|مقلوبه, رغوه|زبد + فم|تم|حلج, جسم + يهتز|ينتفض|تخشب, يرجف|يرتعش|ترجف + ما يرد|ترد, يرجف|يرتعش|ترجف + وعي, يتشنج, متشنج',
    ],
  }),
  'febrile-seizure': finding(['Fit with fever', 'تشنج مع حرارة'], {
    says: [
      'febrile convulsion|seizure|fit, seizure|convulsion|=fits|=fitting + fever|temperature',
      'تشنج|تشنجات|اختلاج + حراره|سخونه|حمي|حراري',
    ],
    implies: ['seizure'],
  }),
  'seizure-long': finding(['A long or repeated fit', 'تشنج طويل أو متكرر'], {
    tick: ['The fit lasts over 5 minutes, goes on now, or came again', 'التشنج يزيد على 5 دقائق أو مستمر الآن أو تكرر'],
    says: [
      'seizure|convulsion|=fitting|=fits + still|now|again|another|second|repeated|cluster, seizure|convulsion|=fitting|=fits|shaking + not stop|stopping, status epilepticus, still fitting|seizing|convulsing',
      'تشنج|يتشنج|نوبه + مستمر|مستمره|الحين|ثاني|ثانيه|متكرر|متكرره, تشنج|يتشنج|نوبه + ما وقف|يوقف|وقفت, حاله صرعيه',
    ],
    implies: ['seizure'],
  }),
  'seizure-over': finding(['The usual fit, over', 'النوبة المعتادة وانتهت'], {
    kind: 'comfort',
    tick: ['The fit was like all others, under 5 minutes, and all is as before', 'النوبة كسابقاتها وأقل من 5 دقائق وعاد كل شيء كما كان'],
    says: [
      'usual|typical|normal seizure|fit, seizure|=fit|=fits + usual|typical|recovered|fine|ok|awake, woke up fine|normal',
      'نوبته|نوبتي|نوبتها|تشنج|نوبه + معتاده|كالعاده|انتهت|صحي|طبيعي|طبيعيه, نوبته|نوبتي|نوبتها|تشنج|نوبه + مثل|زي كل مره',
    ],
  }),
  epilepsy: finding(['Known epilepsy', 'صرع معروف'], {
    kind: 'background',
    tick: ['Known epilepsy', 'صرع معروف'],
    says: [
      'epilepsy, epileptic, keppra, valproate, depakine, tegretol',
      'مرض|مريض|مصاب|علاج|دوا|حبوب صرع, صرع من|منذ|قديم|مزمن|معروف, كيبرا, ديباكين, تجريتول',
    ],
  }),
  'staring-spells': finding(['Blank spells', 'نوبات شرود'], {
    tick: ['Short spells of staring without answering', 'نوبات قصيرة من الشرود دون استجابة'],
    says: [
      'staring|blank|absence spell|spells|episode|episodes|seizure|seizures, zones|zoned|zoning out, stares|staring blankly|space, staring into space',
      'شرود, سرحان|يسرح|تسرح + ما يرد|ترد, يسرح|تسرح + ثواني, يبحلق, نوبات غياب',
    ],
  }),
  unconscious: finding(['Unconscious', 'فقدان الوعي'], {
    tick: ['Does not wake or respond', 'لا يوجد استيقاظ ولا استجابة'],
    says: [
      'unconscious, unresponsive, comatose, coma, knocked out, lifeless, not wake|waking|respond|responding|rouse|responsive, cant wake|rouse, loss|lost|losing conscious|consciousness, found + floor|collapsed, gcs',
      'غيبوبه, مغمي, وعي + فقد|فقدت|فقدان|فاقد|فاقده|غاب|غابت|غايب|بدون|بلا, ما|لا يستجيب|ستجيب|تستجيب|يتجاوب, ما|لا يرد|ترد .. علينا|علي|ابد, ما يصحي|تصحي|صحي|يفيق|تفيق|يقوم, لا يفيق|تفيق|يستيقظ|تستيقظ, ما نقدر نصحيه|نصحيها, بلا حراك, لقيته|لقيتها|لقينا + مرمي|طايح|ارض',
    ],
  }),
  drowsy: finding(['Drowsiness', 'نعاس غير معتاد'], {
    tick: ['Unusually sleepy or floppy', 'نعاس غير معتاد أو ارتخاء في الجسم'],
    says: [
      'drowsy, drowsiness, lethargic, lethargy, sleepy, dopey, dozy, floppy, listless, somnolent, obtunded, not alert, sleeping|sleeps + all|whole day, sleeping|sleeps too much, keeps falling asleep, cant keep eyes open, barely|hardly awake|conscious|responsive',
      'نعاس, نعسان, نعسانه, خمول, خامل, خامله, خملان, هامد, همدان, مهمد, مسبت, ذبلان, مدروخ, مرتخي, مرتخيه, مرخي, نايم|نايمه|ينام|تنام|راقد + طول|زياده|وايد|كثير, ما .. يفتح|تفتح .. عيون|عين',
    ],
  }),
  'hard-to-wake': finding(['Hard to wake', 'صعوبة الإيقاظ'], {
    tick: ['Hard to wake, or falls asleep again while spoken to', 'صعوبة في الإيقاظ أو عودة إلى النوم أثناء الحديث'],
    says: [
      'hard|difficult|struggling wake|rouse|awaken, wont wake, unrousable, falls asleep .. talking|sentence',
      'صعب|صعوبه|بصعوبه|بالغصب|بالقوه|بالكاد يصحي|تصحي|نصحيه|نصحيها|ايقاظ|يوعي|نوعيه, صعوبه .. ايقاظ, ينام وهو يتكلم|يسولف',
    ],
    implies: ['drowsy'],
  }),
  confused: finding(['Confusion', 'ارتباك ذهني'], {
    tick: ['Newly confused: does not know where, when or who', 'ارتباك ذهني جديد: عدم معرفة المكان أو الوقت أو الأشخاص'],
    says: [
      'confuse, confused, confusion, disoriented, disorientated, delirious, delirium, incoherent, rambling, muddled, talking|speaking nonsense|rubbish|gibberish, not making sense, not know .. day|year|name|date, not know who people|family|son|wife|daughter|anyone, not recognise|recognize|recognising, altered mental|consciousness, not himself|herself, acting|behaving strange|strangely|weird|drunk|odd, mental status, not oriented',
      'ارتباك, مرتبك, تشوش ذهن|ذهني|عقل, مشوش, مشوشه, هذيان, يهذي, تهذي, يخربط, تخربط, مخربط, يهذرم, تايه, تايهه, مو|مب|مش|غير واعي|واعيه|صاحي|مدرك, ما .. يعرف|تعرف + وين|فين|احد|مين|اولاده|عياله|نفسه, ما يعرفنا|تعرفنا|يعرفني|تعرفني, ما يدري|تدري وين, مو|مب|مش علي بعضه|بعضها|طبيعته, يخلط|تخلط كلام|ناس|ليل|اسماء, كلام + ملخبط, كلام + بدون|بلا معني',
    ],
  }),
  // Dizziness
  dizzy: finding(['Dizziness', 'دوخة'], {
    tick: ['Dizziness', 'دوخة'],
    says: [
      'dizzy, dizziness, lightheaded, light headed, lightheadedness, woozy, giddy, giddiness, swimmy, head rush, unsteady, head + swim|swimming|floating|spin',
      'دوخه, دايخ, دايخه, دايخين, دخت, ادوخ, تدوخ, دوخت, دوار, خفه راس, لفه راس',
    ],
  }),
  vertigo: finding(['Spinning', 'دوران'], {
    tick: ['Everything seems to spin', 'الإحساس بأن كل شيء يدور'],
    says: [
      'vertigo, bppv, meniere, labyrinthitis, room|world|everything|head + spin|spinning|spins, =spinning, merry round',
      'دوران, دنيا|غرفه|راس|بيت|ارض + يدور|تدور|تلف|يلف|بتلف|بتدور|يفتل|لاف, تدور فيني',
    ],
    implies: ['dizzy'],
  }),
  'turning-head': finding(['On moving the head', 'عند تحريك الرأس'], {
    tick: ['It lasts seconds, on turning in bed or moving the head', 'تستمر ثواني عند التقلب في السرير أو تحريك الرأس'],
    says: [
      'turn|turning|roll|rolling|tilt|move|moving|look|looking + bed|head|over|up|side, change|changing position, bppv',
      'تقلب|اتقلب|لفيت|الف|حركت|احرك|ارفع|انزل|نزلت|سجدت|اسجد + راس|سرير|فراش|نوم, تغيير وضعيه, سجود',
    ],
  }),
  // Weakness and numbness
  weakness: finding(['Weakness', 'ضعف عام'], {
    says: [
      'weak, weakness, no strength|energy, feeble, drained',
      'ضعف, وهن, ضعيف, ضعيفه, ضعفان, هبوط عام, ما فيني حيل|قوه, جسم مهدود|مكسر',
    ],
  }),
  'weak-legs': finding(['Weak legs', 'ضعف في الساقين'], {
    tick: ['Both legs are weak, heavy or give way', 'ضعف أو ثقل في الساقين معاً أو عجز عن حملهما للجسم'],
    says: [
      'legs + weak|weakness|weaker|heavy|paralysed|paralyzed|buckle|buckling|numb, legs giving|give way, legs + not|cant|wont hold|carry|support|work|move|working, cant move|feel legs, paraplegia, weakness + lower limbs, {numb} + waist|chest down',
      'رجول|رجلين|رجولي|رجليني|رجليه|ساقين|ساقي|قدمين + {weak}, اطراف سفلي|سفليه + {weak}, رجول|رجلين|رجولي|رجليه|ساقين + ما|لا تشيل|تشيلني|شالتني|تحمل|تحملني|شايلتني, رجول|رجلين|رجولي|رجليه|ساقين + ثقيله|ثقل|خدر|مشلوله, ما .. احس|يحس|حس .. رجولي|رجليه|رجوله|رجليني|ساقيه, شلل + سفلي|رجلين|ساقين',
    ],
  }),
  'rising-weakness': finding(['Weakness that climbs', 'ضعف يصعد في الجسم'], {
    tick: [
      'Weakness or numbness climbs from the feet to legs, arms or face',
      'ضعف أو خدر يصعد من القدمين إلى الساقين أو الذراعين أو الوجه',
    ],
    says: [
      'ascending weakness|paralysis|numbness, {weak} + feet|legs + climbing|ascending|rising|upwards, {numb} + feet|legs|toes + climbing|ascending|rising|upwards, legs + arms + weak|weakness, weakness + spreading|climbing|ascending, guillain, gbs, sudden paralysis',
      '{weak} + رجول|رجلين|قدم|ساقين + يصعد|صاعد|صعد|يطلع|طلع|لفوق, {numb} + رجول|رجلين|قدم|ساقين + يصعد|صاعد|صعد|يطلع|طلع|لفوق, ضعف|خدر|شلل صاعد|يصعد|تصاعدي, ضعف + رجلين|رجول|ساقين + يدين|ايدين|ذراعين, شلل مفاجي, غيلان|جيلان باريه',
    ],
  }),
  numbness: finding(['Numbness or tingling', 'تنميل أو خدر'], {
    tick: ['Numbness or tingling', 'تنميل أو خدر'],
    says: ['{numb}, pins needles', '{numb}'],
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
      'carpal tunnel, {hand} + {numb} + night|typing|mouse|sewing|driving|phone',
      'نفق رسغي, {hand} + {numb} + ليل|نوم|كتابه|ماوس|جوال|سواقه',
    ],
    implies: ['numbness'],
  }),
  'clumsy-hands': finding(['Clumsy hands', 'تعثر في حركة اليدين'], {
    tick: ['Both hands are clumsy, or walking has become unsteady', 'تعثر في حركة اليدين معاً أو عدم ثبات جديد في المشي'],
    says: [
      'hands + clumsy|clumsiness, buttons|keys|writing + cant|difficult|trouble|clumsy',
      'ايدين|يدين|ايديني + تعثر|ضعف, ازرار|كتابه|خطي + صعب|صعوبه',
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
      'after|since|following + {hit}, after|since accident|crash|whiplash, fell|fallen|hit|slipped + today|yesterday|week|morning|ago, car|bike accident',
      'بعد + {hit}, من يوم طحت|حادث, حادث سياره, طحت|طاح|طاحت|وقعت|وقع + امس|اليوم|اسبوع|صبح|قبل',
    ],
    implies: ['injury'],
  }),
  tremor: finding(['Tremor', 'رعشة'], {
    tick: ['Shaking of the hands, head or legs', 'رعشة في اليدين أو الرأس أو الساقين'],
    says: [
      'tremor, shaky, tremble, trembling, {hand} + shake|shaky|shaking',
      'رعشه, رعاش, ارتعاش, {hand} + رجفه|ترجف|يرجف|ترتجف|ترعش, رجفه يد',
    ],
  }),
  'slow-stiff': finding(['Slow and stiff', 'بطء وتيبس'], {
    tick: ['Movements have become slow and stiff, with small steps', 'الحركة صارت بطيئة ومتيبسة والخطوات قصيرة'],
    says: [
      'shuffle|shuffling, slow + movements|moving|walking + stiff, small steps, parkinson|parkinsons',
      'خطوات قصيره|صغيره, حركه بطييه|ثقيله, بطء حركه, باركنسون',
    ],
  }),
  twitch: finding(['Twitching', 'رفة'], {
    tick: ['A small muscle or eyelid twitches', 'رفة في الجفن أو عضلة صغيرة'],
    says: [
      '{eyelid} + twitch|twitching|flicker, {eye} + twitch|twitching, muscle + twitch|twitching, fasciculation',
      'رفه عين|جفن, {eye} + ترف|يرف|رفه, {eyelid} + يرف|رفه, {muscle} + ترف|رفه|تنبض|ينبض',
    ],
  }),
  memory: finding(['Memory trouble', 'ضعف الذاكرة'], {
    tick: ['Memory is failing', 'ضعف في الذاكرة'],
    says: [
      'memory, forgetful, forgetfulness, forget, forgets, forgetting, dementia, alzheimer, alzheimers, repeats|repeating + questions|herself|himself',
      'ذاكره, نسيان, ينسي, تنسي, انسي, خرف, زهايمر, الزهايمر, يكرر|تكرر سوال|كلام',
    ],
  }),
  'memory-unsafe': finding(['Unsafe at home', 'خطر في البيت'], {
    tick: ['Gets lost, wanders, or leaves the stove or doors open', 'ضياع في الطريق أو خروج بلا وعي أو نسيان الموقد أو الأبواب'],
    says: [
      'keep|keeps|kept|often lost, lost .. way|street|outside|driving, wander|wanders|wandering, left|leaves + stove|gas|cooker|oven',
      'يضيع|تضيع|ضاع|ضاعت + طريق|بيت|شارع, يطلع|تطلع بدون .. يدري|تدري, نسي|ينسي|تنسي + غاز|فرن|موقد|باب',
    ],
  }),
  // Back and neck
  'back-pain': finding(['Back pain', 'ألم في الظهر'], {
    tick: ['Back pain', 'ألم في الظهر'],
    says: [
      '{back} + {pain}, backache, sciatica, lumbago, slipped|herniated disc|disk, bad back, back locked|seized|spasm, lbp',
      '{back} + {pain}, ديسك, دسك, انزلاق غضروفي, عرق نسا, {back} + مشدود|متشنج|ماسك|مقفل|شاد',
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
      'after|when|while + lifting|lifted|lift|bending|bent|gardening|carrying, lifted|lifting|carried|moved|moving + heavy|box|boxes|furniture|suitcase|bag|bags, slept + wrong|funny|awkwardly|bad, bad|new|wrong pillow|mattress, pulled + muscle|back, strained, {back} + strain, muscle spasm, {back} + sitting|desk|office|driving, {neck} + sitting|desk|laptop|phone',
      'شلت|رفعت|حملت|نقلت|شيل|رفع|حمل|شايل + ثقيل|كرتون|كراتين|شنطه|اثاث|اغراض|صندوق|عفش|اسطوانه, نمت|نومه + غلط|اعوج|عوج|مخده, شد عضل*, شد + {back}, شد + {neck}, {back} + قعده|جلسه|مكتب|سواقه|دوام, {neck} + مخده|لابتوب|جوال|مكتب, تمزق عضل*',
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
      'cant hold|control + {urine}, lost|losing|loss|no control + {urine}, cant hold|control + {stool}, lost|losing|loss|no control + {stool}, bladder|bowel control, incontinent, incontinence, wet|soiled|wetting|soiling myself|himself|herself',
      '{urine} + ما|لا .. تحكم|سيطر|امسك|يمسك|تمسك, {urine} + فقد|فقدان|فقدت|عدم تحكم|سيطره, {urine} + لاارادي, {stool} + ما|لا .. تحكم|سيطر|امسك|يمسك|تمسك, {stool} + فقد|فقدان|فقدت|عدم تحكم|سيطره, {stool} + لاارادي, سلس, بال|تبول|يتبول + علي نفسه|روحه|عمره',
    ],
  }),
  'leg-shooting': finding(['Pain down the leg', 'ألم ينزل إلى الساق'], {
    tick: ['The pain runs down a leg below the knee', 'الألم ينزل في الساق إلى ما دون الركبة'],
    says: [
      'sciatica, {back} + {spreading} + {leg}, {back} + {pain} + down {leg}, {pain} + shooting|down|runs + {leg}, buttock + {leg}',
      'عرق نسا, {back} + {spreading} + {leg}, {pain} + نازل|ينزل|يمتد|ماسك|يضرب + {leg}',
    ],
  }),
  'night-back-pain': finding(['Pain at rest and at night', 'ألم في الراحة والليل'], {
    tick: ['The pain is constant, also at rest, and wakes at night', 'الألم مستمر حتى في الراحة ويوقظ ليلاً'],
    says: [
      '{back} + {pain} + night|rest|constant|wakes, {back} + {pain} + waking|sleep',
      '{back} + {pain} + ليل|راحه|مستمر|نوم, {back} + {pain} + يصحيني|يوقظني',
    ],
  }),
  'weak-bones': finding(['Weak bones', 'هشاشة العظام'], {
    kind: 'background',
    tick: ['Known weak bones, or long use of steroid tablets', 'هشاشة عظام معروفة أو استعمال طويل لحبوب الكورتيزون'],
    says: [
      'osteoporosis, brittle|weak bones, prednisolone, prednisone, steroid|steroids tablets|long|months',
      'هشاشه, كورتيزون, بريدنيزولون',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
