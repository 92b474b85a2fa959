import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
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
} as const satisfies Readonly<Record<string, Finding>>;
