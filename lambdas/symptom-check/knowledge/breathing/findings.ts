import { type Finding, finding } from '../kinds/finding.ts';

/** Airway, chest and what passes as a cold. */
export const findings = {
  breathless: finding(['Breathlessness', 'ضيق في التنفس'], {
    tick: ['Breathing is harder or shorter than usual', 'التنفس أصعب أو أقصر من المعتاد'],
    says: [
      'breathless, breathlessness, =panting, =pantin, =pant, =panted, got|have|has|with|severe|mild|some|bit|bad|more|feeling|started =sob, =sob on|at|when|since|with, dyspnea, dyspnoea, dyspneic, =winded, =puffing, huffing, huffin, puffed out, out puff, tachypnea, tachypnoea, air hunger, short|shortness|out|loss|runs|running breath, breath|breathing .. short|hard|harder|difficult|difficulty|laboured|labored|heavy|problem|issue, difficulty|trouble|struggle|struggling|hard|harder|problem|problems|difficult|laboured|labored|heavy|issue .. breath|breathe|breathing, cant|not .. breathe|breathing properly|well|fully|normally|deeply|easily, cant .. breathe|breath, catch breath, cant fill lungs, not enough air, cant in? enough? air, respiratory distress, suffocate, suffocating, stifled, cant .. full|deep|proper|enough|decent|good breath|lungful|air|breaths, sigh|sighing|gasp|gasping|hungry|fighting|struggle|struggling|gulping for air|breath, {breath} not coming|come|enough|full, cant|not take|catch|draw|fill .. breath|air|lungs|lung, no|not|little|less air, lungs not|wont|cant fill|work|working|open|expand, like|feel|feels drown|drowning|drownin|suffocating, {breath} problem|trouble|issue|difficult|difficulty|tight|laboured|struggle, {breath} .. heavy|tight|hard|harder|difficult|short|struggle, short puff|wind, puff|puffing + stairs|walk|walking|talk|little, chest|lungs wont|not .. air, breathlessness, {chest} closing|closed|closes|shutting up?, {chest} .. closing|closes, chest close|closed|closing|shut|blocked, cant .. air in|inside, cant say .. long word|words|sentence, puffed|puffing|puffs + walk|walking|stairs|toilet|talk|few, wheezy breathless, {breath} not .. going inside|in, not .. catch breath, out breath|puff, breath gone|goes|short|shallow|stops|catching, cant breathe, no breath left|for, gasp|gasping|gasps, heavy breathing|breath, breath heavy|little|less|small|quick, diaphoretic|cp|wheeze + =sob, =sob + exertion|rest|chest|worse',
      'ضيق|ضيقه|ضاق|يضيق|كتمه|مكتوم|صعوبه|صعوبات تنفس|نفس, ضيق|ضيقه|صعوبه|صعوبات .. تنفس|=النفس|=بالنفس, تنفس|=النفس|=نفسي|=نفسه|=نفسها .. ضيق|ضايق|قصير|يقصر|مقطوع|ينقطع|صعب|صعوبه|تعبان|ثقيل|مكتوم|منحاش, ما|لا .. تنفس كويس|زين|منيح|عدل, ما|لا .. قدر .. تنفس, ما|لا .. قدر .. اخذ|خذ|ياخذ|ياخد|اخد|اسحب نفس, ما .. الحق|يلحق|لحق نفس, نفس ما يكفي, خذ|ياخذ|ياخد نفس بصعوبه, ضيقه|ضيق|كتمه|خنقه صدر, كتمه, نهج, نهجان, انهج, بنهج, بينهج, لاهث, لهاث, الهث, يلهث, تلهث, كرشه نفس, خنقه, مخنوق, مخنوقه, انخنق, اختنق, يختنق, {breath} .. ضيق|ضايق|ضاق|قصير|يقصر|مقطوع|ينقطع|صعب|صعوبه|تعبان|ثقيل|مكتوم|مخنوق|ما كافي|محبوس, ينقطع|انقطع|نقطع|مقطوع|يضيق|ضاق|ضايق =نفسي|=نفسه|=نفسها|=النفس|=نفسو, ما|ماكو|مافي|مافيه|بدون|قله|ناقص|ناقصني هوا|هواء|اكسجين, {breath} ما .. طلع|دخل|كمل|نزل|ياخذ|راضي|يجي|كفي, ما قدر|عم|عارف|فيي|فيني|راضي .. اخذ|اخد|سحب|خذ نفس|نفسي|هوا, نهت, تنهت, لهث, {chest} + =ضايق|=ضايقه|ضيق|مكتوم|مقفل|قافل|طابق|مطبق|مسكر|ضيقه, ضاق|يضيق صدر|صدري + عرق|اعرق|يعرق|روحي|نفسي|فجاه|هوا, ضيقه تنفس|نفس, نكتم, ختنق, خنقني, مختنق, صعب|صعوبه|تعب .. تنفس, هوا + ما + يدخل|كفي|يكفي|يوصل, ينهج|بينهج|تنهج|بتنهج|انهج, {breath} + ضيق|قصير, انكتم|انكتمت|ينكتم|منكتم|منكتمه, =الضيقه|=ضيقه|=ضيجه|=الضيجه, مو قادر|عم .. سحب|اسحب|ياخذ نفس, مقطوع|مقطوعه نفس|=النفس, نفسي|نفسه|نفسها|النفس .. يضيق|بيضيق|تعبان|قاصر|قصير|قليل|ثقيل|يروح|راح|مو طبيعي|صعب, ما .. يلحق|الحق|لاحق .. نفس|نفسه|نفسي, مو|مش|ما عم? قادر|قادره .. اتنفس|يتنفس|تتنفس, ضايقه|ضايق|ضاق .. نفس|تنفس|نفسي|نفسه, بيموت|بموت .. نفس|هوا',
    ],
  }),
  'severe-breathless': finding(['Severe breathlessness', 'ضيق شديد في التنفس'], {
    tick: ['Too breathless for whole sentences, or fighting for each breath', 'ضيق يمنع إكمال الجملة، أو صراع مع كل نفس'],
    says: [
      'cant even? breathe|breath, cant .. catch breath, =only .. say|speak|talk|manage .. one|two|three|few|couple word|words, cant|hardly|barely|not .. speak|talk|finish|complete|say .. sentence|sentences|words|word, sentence|sentences + breath|breathless, cant|barely|hardly speak|talk .. breath|breathing, few|single|one|two words .. breath|time, word by? word, breathless rest, breathless .. sitting|talking|speaking|still, severe|severely|extremely|terribly + breathless|breathlessness|dyspnea, severe|extreme|terrible shortness|difficulty|trouble breath|breathing, gasp|gasping|fighting|fight|struggling|gulping|desperate for? breath|air, suffocating, respiratory distress, shortness breath .. rest, silent chest, stopped .. talk .. breath, cant|hardly|barely|not|struggling|too .. speak|talk|say|talking + {stifled}, hardly|barely|cant .. speak|talk + air|breath|breathe, cant|hardly|barely .. say|speak|talk|get|finish .. name|word|words|sentence|sentences|go, one|two|three|single word|words .. time|breath|go|each, word word, suck|sucking|suckin|gulping|gasping|fighting|clawing|desperate|starving for? air|breath, {breath} so|too hard|bad|difficult|fast|much cant, like drowning|drownin .. land|air|dry, drown|drowning|drownin + talk|speak|word|air, cant|barely|hardly breathin|breathing, struggle|struggling .. every|each breath, {breath} every|each|single + fight|struggle|battle|effort|agony, cant|not|hardly say .. long? word|words|sentence|sentences, cant .. talk|speak .. properly|well|more|full, stop .. between|every words|word, breathing .. so|very|too bad|hard|fast|heavy .. cant|talk|sit, lips blue|purple + breath, bent|leaning|hunched .. forward|over .. breath|breathe|air',
      'ما|لا قدر|عاد .. تنفس, ما|لا قدر .. اخذ|خذ|ياخذ|ياخد|اخد|اسحب نفس, ضيق .. تنفس|نفس شديد|شديده|حاد|قوي|قويه|جامد, {chest} .. ضيق|ضيقه شديد|شديده|قوي|قويه, ما|لا روم|اروم|يروم|تروم .. تكلم|كلام + نفس|ضيق|ضيقه|ضيج|ضيجه, نفس|ضيق|ضيقه|ضيجه + ما|لا روم|اروم|يروم|تروم .. تكلم|كلام, تنفس|=النفس|=نفسي|=نفسه|=نفسها .. مقطوع|انقطع|ينقطع|بالموت|بالقوه, ما .. كمل|اكمل|يكمل|تكمل جمله|كلمتين|كلمه|كلام, ما قدر .. تكلم|كلام .. نفس|ضيق|كتمه, ما .. لحق|يلحق|الحق نفس, مختنق|مخنوق|مخنوقه|نختنق|بختنق + {breath}, مختنق|مخنوق|مخنوقه + {chest}, مختنق|مخنوق|مخنوقه + {throat}, مختنق|مخنوق|مخنوقه + هوا|هواء|كلام|يتكلم|يحكي|ازرق|بموت|يموت|الحقوني|الحقونا|كح|يكح|كحه|شرق|غص|فجاه|ربو|بخاخ|لقمه, يصارع|ينازع|يقاتل .. نفس|تنفس, بالموت|بالقوه|بالعافيه تنفس|نفس, يشهق .. هوا|نفس, ما .. هوا .. كفي, حاس|احس|حاسس .. اموت .. تنفس|ضيق|كتمه|اختنق, كلمه كلمه, كلمه .. كلمه نفس|ضيق, ما قدر .. كلام|تكلم|كلمه|كلمتين|جمله + {stifled}, ما قدر .. كلام|تكلم|كلمه|كلمتين|جمله + نفس|هوا, ما قدر|عم .. كلام|كلمتين|جمله .. ورا|بعض|بعضها, لهث|نهج|ينهج|تلهث|نهت + قوي|شديد|حيل|موت|جامد, {breath} .. مقطوع|انقطع|ينقطع, يصارع|ينازع|يكافح|يحارب + نفس|تنفس|هوا, {breath} بالعافيه|بالقوه|بالموت|بالويل|بالغصب|بالحيل|بصعوبه شديده?, بالعافيه|بالويل|بالغصب|بالعويل .. ياخذ|ياخد|يسحب|خذ|اخذ نفس, كل نفس .. صراع|معركه|بطلوع, ما .. كمل|كملت|يكمل|تكمل جمله|كلمتين|كلمه|كلام|جملته, ما|لا .. اكمال جمله|كلام|كلمه|كلمتين, ما .. قدر|يقدر|تقدر .. تقول|يقول|اقول|كمل .. كلمتين|كلمه|جمله, منحني|منحنيه|مايل|ميل|قاعد|قاعده .. جدام|قدام|لقدام .. كتوف|كتاف|نفس|تنفس, كتوفه|كتوفها|كتافه .. تطلع|تنزل|ترتفع',
    ],
    implies: ['breathless'],
  }),
  'blue-lips': finding(['Blue or grey lips or face', 'ازرقاق الشفتين أو الوجه'], {
    tick: ['Lips, tongue or face are blue or grey', 'الشفتان أو اللسان أو الوجه بلون أزرق أو رمادي'],
    says: [
      'cyanosis, cyanotic, lip|lips|tongue|mouth + {blue}, face .. blue|bluish|grey|gray|ashen, blue|bluish|grey|gray|ashen .. face, turn|turned|turning|went|going|gone|goes|go|became|become|found blue|bluish|ashen, gone|turned|turning|going grey|gray, went|goes|go grey|gray + clammy|sweaty|limp|floppy|collapsed|breath|breathing|face|lips|baby|cold, grey|gray like|as putty|ash|ashes|slate|concrete|cement|stone|death, grey|gray + clammy|sweaty|soaked, blue spell, lip|lips|tongue|mouth|face|gums + bluey|smurf|purplish|greyish, lip|lips|tongue + black|dark|colour|color, {turnsBlue} .. face|lips|mouth, {face} + purple|blue|grey|gray + breath|breathing|lips',
      'شفه|شفت|شفايف|شفاه|شفته|لسان|وجه + {blue}, =لونه|=لونها + {blue}, صار|صارت|صاير|صايره|قلب|قلبت ازرق|زرقا|زرقه|رمادي, ازرق .. وجه|فجاه, يزرق|تزرق|بيزرق|بتزرق|ازراق|زراق + {breath}, يزرق|تزرق|بيزرق|بتزرق|ازراق + {face}, يزرق|تزرق|بيزرق|بتزرق|ازراق + {lips}, يزرق|تزرق|بيزرق|بتزرق + {coughs}, يزرق|تزرق|بيزرق|بتزرق + بكي|يبكي|تبكي|بيعيط|يصيح|رضاعه|يرضع|ترضع|رضيع|بيبي|البيبي|مولود|طفل|ولدي|بنتي|ابني|=صار|=قام|=بدا|=بلش|كله|كلها, شلاليف|شلاليفه|شلاليفها|براطم|براطمه|براطمها|برطم|مبسم|شفافه|شفافها|شفاتير|شفته + {blue}, {lips} + {blue}, شفايف|شفاه|شفته + بنفسجي|غامق|=سودا|=سوده|=سوداء|اسود, =وشو|=وشه|=وشها|=وجهو + {blue}, مزرق|مزرقه .. شفايف|وجه',
    ],
  }),
  'no-breathing': finding(['Not breathing', 'توقف التنفس'], {
    tick: ['Does not breathe, or has no pulse', 'لا يوجد تنفس أو لا يوجد نبض'],
    says: [
      'not breathe|breathing, stopped|stops breathing, no|without pulse, no breath|breathing all|now|left|movement|effort|coming, no sign breath|breathing|life, cardiac arrest, heart|pulse stopped, cant feel pulse, apnea, apnoea, lifeless, {chest} not|isnt going|moving|rising|rise|move|up|lifting, {chest} stopped|still + moving|rising|breathing, not|no .. breathin, not taking|drawing breath|breaths, not taking any breath|breaths, stop|stopped|quit breathin, no air|breath coming|going, nothing + coming nose|mouth, breath|breathing stopped|gone|finished|ceased, no|without heartbeat, cant find heartbeat|pulse, no signs|sign life, {breath} stop|stopped, not breath',
      'لا|ما|مو|بدون|بلا تنفس, ما عاد تنفس|نبض, توقف|وقف|بطل عن? تنفس|نفس|=قلبه|=قلبها|=القلب|=قلبو, تنفس|=النفس|=نفسي|=نفسه|=نفسها|=نفسو وقف|توقف, بلا حراك ونفس, ما|لا|بلا|بدون|ماكو|مافي|مافيه له|لها|لو|فيه|فيها|فيو|حس|حسيت|لقي|لقيت|لقينا|عاد? نبض|=نفس|=تنفس|=بنفس|=النفس|=نفسه|=نفسها|=بنفسه|=بنفسها, صدر ما تحرك|يتحرك|يرتفع|ارتفع|يعلي|يطلع|ينزل, =صدره|=صدرها|=صدرو ما .. تحرك|يرتفع|ارتفع|يعلي|يطلع, ما فيه|فيها|فيو حياه|روح|حركه, =نفسه|=نفسها|=نفسو|=تنفسه|=تنفسها|=تنفسو|=النفس|=التنفس وقف|انقطع تماما|خلص|خلاص|كليا?, =قلبه|=قلبها|=قلبو|=القلب =وقف|=توقف|=واقف, قطع|انقطع =النفس|=نفسه|=نفسها|=نفسو',
    ],
  }),
  'breathes-badly': finding(['Breathing not as it should be', 'تنفس غير طبيعي'], {
    says: [
      'not breathe|breathing .. properly|well|right|good|easily|fully, {breath} .. not right|normal|good|proper|properly|well|ok|regular|usual|same|correct, {breath} + weird|strange|strangely|funny|odd|oddly|wrong|abnormal|abnormally|irregular|uneven|jerky|dodgy|off|different, not {breath} .. right|normal|normally|proper|properly|good|regular, {breath} not .. way, {breath} fast|quickly|rapid|rapidly|hard|heavy|noisy|pauses, {breath} .. fast',
      'ما|لا|مو تنفس .. زين|كويس|منيح|عدل|طبيعي|صح|خشم|انف, {breath} .. ما .. زين|كويس|منيح|عدل|طبيعي|صح|مضبوط|منتظم|عادي|تمام|متل|زي|مثل, {breath} .. غريب|غريبه|غلط|عجيب|مخربط|ملخبط|متقطع|مضطرب, نفس|نفسه ما .. عدل|طبيعي|منتظم|مضبوط, شي|شيء|حاجه غلط|غريب + {breath}, طريقه|بشكل + {breath} + غريب|غريبه|غلط|ما, نفس .. ما عدل|طبيعي|منتظم|مضبوط, {breath} .. سريع|بسرعه',
    ],
    implies: ['breathless'],
    excludes: ['no-breathing'],
  }),
  'breathes-well': finding(['Breathing easy', 'التنفس سهل'], {
    kind: 'comfort',
    tick: ['Breathing and talking are easy', 'التنفس والكلام سهلان'],
    says: [
      'breathe|breathing|breath fine|ok|okay|easily|easy|normal|normally|well|freely|perfectly|alright, can breathe|talk|speak, breathing and? talking|swallowing .. fine|ok|normal|normally, talking|speaking fine|normally|ok|okay, no trouble|problem|difficulty breathing|talking, {breath} grand|great|perfect|good|comfortable|same|steady|lovely, breathes just|same|as ever|usual|normal, talk|talks|talking grand|fine|ok|normal, {breath} all? right|okay',
      'تنفس|اتنفس|يتنفس|تتنفس|بتنفس|بيتنفس|=نفسي|=نفسه|=نفسها|=النفس عادي|طبيعي|زين|تمام|كويس|كويسه|منيح|عدل|سهل, اقدر|قادر|يقدر|تقدر|بقدر .. اتنفس|يتنفس|تتنفس|اتكلم|يتكلم|احكي|تنفس|كلام, اتكلم|يتكلم|تتكلم|بحكي|كلام عادي|طبيعي|زين|تمام, {breath} ما فيه|فيها شي|مشكله, ما|بدون ضيق|كتمه|صعوبه نفس|تنفس',
    ],
  }),
  'breath-recovers': finding(['Breath back within minutes of effort', 'يعود النفس خلال دقائق من المجهود'], {
    kind: 'comfort',
    tick: ['Only after hard effort, and gone within minutes', 'بعد مجهود شديد فقط ويزول خلال دقائق'],
    says: [
      'normal|fine|ok|okay|recovered|recovers|settled|settles|easy .. one|two|three|few|couple|five|1|2|3|5|10|ten? minute|minutes|mins|min|seconds, back normal|fine|ok .. minute|minutes|mins|seconds, fine|ok|okay|normal|recover|recovers|recovered|passes|back|better|settles after|in|within|again minute|minutes|seconds|quickly|quick|bit|few, out breath|puffed + sprint|sprinting|race|flights|steep + fine|ok|normal|back, unfit, out shape, minute|minutes|seconds|moment then|and normal|fine|ok|back, then normal|fine|ok after|again',
      'رجعت|رجع|ارتحت|هديت .. دقيقه|دقيقتين|دقايق|ثواني|شوي, رجعت|رجع|ارتحت|هديت عادي|طبيعي|تمام دقيقه|دقيقتين|دقايق|ثواني|شوي, ارجع|يرجع|ترجع|يروح|ارتاح|برتاح|يخف|عادي|طبيعي بعد|خلال|في دقيقه|دقيقتين|دقايق|ثواني|شوي, رجع|ورجع|يرجع نفس|نفسي|نفسه|نفسها طبيعي|عادي|تمام|زين, نفس|نفسي يرجع|رجع .. بسرعه|عادي|طبيعي, مو|مب|ما متعود|متعوده|رياضي .. رياضه|ركض|مشي|درج, دقيقه|دقيقتين|دقايق|ثواني|شوي .. رجع|ورجع|رجعت عادي|طبيعي|تمام, مو|مش|مب|ماني رياضي|رياضيه|متعود',
    ],
  }),
  gasping: finding(['Only gasps', 'شهقات فقط'], {
    tick: ['Only gasps or snores now and then, and does not answer', 'شهقات أو شخير متقطع فقط دون أي استجابة'],
    says: [
      'agonal, gasp|gasps|gasping|snoring|gurgling + unresponsive|unconscious|collapsed|not respond|not wake|not answer|cant wake, gasp|gasps|breath every few|10|ten|20 seconds, =only|just gasp|gasps|gasping, =only .. gasp|gasps, gasp|gasps|gasping + now|once|every|odd|occasional|one|few|bit, like fish + mouth|gulp|gasp|gulping|gasping, mouth opens|open|opening like fish, gasp|gasping|gasps|snoring|gurgling|gurgle + unresponsive|unconscious|out, gasp|gasping|gurgling|gurgle|snoring + not|wont answer|wake|respond|answering|responding|waking|open, breath every minute|while, long|big gaps gasp|gasps',
      'يشهق|شهقات|شهقه|يشخر|شخير|حشرجه|يحشرج|غرغره + ما|لا يرد|ترد|يستجيب|تستجيب|يصحي|تصحي|يفيق, يشهق|شهقات|شهقه|يشخر|شخير|حشرجه|يحشرج|غرغره + فاقد|غايب|مغمي|طاح, شهق|شهقات|شهقه|شخر|شخير|حشرجه|حشرج|غرغره + ما|لا + جاوب|يجاوب|رد|يرد|وعي|واعي|حس|يحس|يتحرك|يستجيب|يصحي|يفوق|يفيق|بيصحي|يقوم, بس|فقط|غير شهق|شهقات|شهقه|شهقه شهقه, ياخذ|ياخد|بياخد|تاخذ نفس كل دقيقه|نص|شوي|عشر|كم, شهق|شهقات|شهقه + مغمي|غايب|فاقد|غاب|طايح|طاح, كل شوي|فتره|دقيقه .. شهق|شهقه وقف|يوقف',
    ],
    implies: ['no-breathing'],
  }),
  'slow-breathing': finding(['Slow or shallow breathing', 'تنفس بطيء أو ضعيف'], {
    tick: ['Breathing is very slow or shallow', 'التنفس بطيء جداً أو ضعيف'],
    says: [
      'barely|hardly breathing, =slow|shallow .. breathing|breaths|breathes, breathing|breaths .. =slow|=slowly|shallow|shallowly|=slows|=slowing, hardly|barely|scarcely breathin|breathes|breath, {breath} + =slow|shallow|=faint|=weak|=weakly|=slower, long gap|gaps|pause|pauses .. {breath}, gap|gaps|pauses between .. {breath}, {breath} .. gaps, tiny|small|little|weak|faint|slow breath|breaths, sips air|breath, few breath|breaths minute, sips air',
      'بطء|بطيء|بطي .. تنفس|نفس, تنفس|=النفس|=نفسي|=نفسه|=نفسها .. ببطء|بطيء|بطي|سطحي, بالكاد تنفس, يشخر .. ما يصحي, {breath} .. بطيء|بطي|ضعيف|ضعيفه|خفيف|سطحي|سطحيه|واطي|قليل|ببطء|بطيئه|شبه, بالكاد|دوب|يادوب|يالله|بالقوه|ما كاد|يكاد .. تنفس, نفس|نفسه ضعيف|خفيف|قليل + حيل|مره|شديد|كثير|جدا',
    ],
  }),
  choking: finding(['Choking', 'غصة (انسداد مجرى الهواء)'], {
    tick: ['Something went into the windpipe or got stuck in the throat', 'دخل شيء في مجرى الهواء أو علق في الحلق'],
    says: [
      'eating|ate nuts|nut|peanut|popcorn|grape|grapes|carrot|sweet|seeds + coughed|coughing|cough, nuts|peanut|popcorn|bead|toy + coughed|coughing|cough|wheeze|whistle, choke, choked, choking, choking fit|attack|spell, stuck|lodged|caught|jammed .. windpipe|airway, stuck|lodged|caught .. throat, went down wrong way|pipe, breathed|inhaled .. peanut|nut|seed|bead|toy|food|bean|grape, down|in|into wrong way|pipe|hole|tube|side, stuck|lodged|caught|jammed|wedged .. throat|windpipe|gullet|airway, blocking .. airway|throat|windpipe, swallowed|inhaled|swallow + choke|choking|cant breathe, peanut|nut|grape|sweet|bead|seed|popcorn + cough|choke|choked|gag|gagging|gagged, something|food|bone|meat|tablet|pill stuck .. throat|gullet|windpipe',
      'ياكل|تاكل|اكل|اكلت فستق|مكسرات|فول|فشار|عنب|جزر|حب|فصفص|سوداني + كح|كحه|يكح|تكح|صفير|يصفر|شهق, غص, غصه, غصت, غصيت, غاص, انغص, =شرق, يشرق, شرقت, شرقان, انشرق, تشردق, عالق|عالقه|علق|علقت|وقف|وقفت|واقف|واقفه|ناشب|نشب|نشبت .. حلق|بلعوم|زور|قصبه, عالق|عالقه|علق|علقت|وقف|وقفت|واقف|واقفه|ناشب|نشب|نشبت .. مجري هوا|تنفس, حلق|بلعوم|زور .. عالق|عالقه|علق|واقف|ناشب, لقمه وقفت|علقت, دخل|دخلت|نزل .. قصبه, دخل|دخلت|نزل .. مجري هوا|تنفس, اختنق|اختناق + لقمه|اكل|حبه|مكسرات|فستق|لعبه|قطعه|عظمه, نحشر|انحشر|انحشرت|محشور|محشوره|مسدود|ساد|سد|سدت .. حلق|بلعوم|زور|حنجره, شردق, راح|راحت|نزل|نزلت|دخل|دخلت .. غلط|غلطانه|ثانيه + {coughs}, {throat} + {stifled} + لقمه|اكل|قطعه|حبه, شارق, متشردق, =شردق|=وشردق|=غص|=وغص|=شرق|=وشرق|تشردق, لقمه|لحمه|عظمه|حبه|شوكه|قطعه + علقت|علق|واقفه|وقفت|ناشبه|نشبت|انحشرت',
    ],
  }),
  'cannot-cough': finding(['Cannot speak or cough', 'تعذر الكلام أو السعال'], {
    tick: ['Cannot speak, cry or cough', 'تعذر الكلام أو البكاء أو السعال'],
    says: [
      'cant|not|no .. speak|talk|cry|crying|cough|sound|noise|voice + choke|choked|choking|stuck, clutching throat|neck, holding throat, choking .. silent|silently, no sound .. coming, cant cough, cant .. make sound|noise, cant|unable|not|no .. speak|talk|voice|words|word|sound|cry + no|not|cant|or {coughs} coming?, not|no cough coming|come|comes|out, no sound|voice|word|words|noise no? cough, cant speak|talk|breathe .. cough|choke, cant|not .. speak|talk|cry|breathe + throat|neck|choke|choking|stuck + hand|hands|holding|pointing|grabbing|clutching|food, mouth|mouths + open|opens + nothing|no + cough|sound|comes|words',
      'ما|لا .. تكلم|كلام|بكي|صيح|كح|سعل|صوت + غص|شرق|شرقان|اختنق|علق|عالق|لقمه, ماسك حلق, ماسك رقبه + غص|شرق|اختنق|لقمه, ما|ولا|لا|مو قدر|عم|عارف|قادر كح|سعل|قح|كحكح, ما .. قدر .. تكلم|كلام|صيح|بكي|حكي ولا|لا|و? كح|سعل|قح|كحه|سعال, ما قدر|عم تكلم|كلام|يطلع .. {coughs}, ما .. طلع|يطلع|طالع .. صوت ولا|لا .. كح|سعل|قح|كحه|سعله, ماسك رقبه|حلق|زور + ما + تكلم|صوت|كلام|كح|تنفس, ما قدر .. تكلم|كلام ولا قح|كح|سعل, ولا قح|كح|سعل + ما قدر',
    ],
    implies: ['choking'],
  }),
  'choking-passed': finding(['It came out', 'خرج ما علق'], {
    kind: 'comfort',
    says: [
      'coughed .. came|come|popped|flew out|up, coughed|spat|came|popped|brought .. out|up + choke|choked|choking|stuck, choked + fine|ok|okay|normal|better|alright, dislodged, pop|popped|spat|coughed|hacked|came|come|threw|puked|brought|went .. out|outside|down|up + now|fine|ok|okay|gone|phew|better|again|breathe, popped out, came|come outside, coughed|hacked|spat .. it|thing|piece|food|bit up|out, now|all gone|clear|cleared|out + choke|choking|stuck, swallowed .. fine|ok, gone down|through now',
      'طلع|طلعت|خرج|نزل|بلع|راحت + غص|غصه|غصيت|شرق|شرقت|شرقان|لقمه, غص|غصه|غصيت|شرق|شرقت + بخير|طبيعي|تمام|كويس|زين|عادي, طلع|طلعت|خرج|خرجت|نزل|نزلت|راح|راحت|انزلق + قطعه|لقمه|عظمه|اكله|تمره|لحمه|شوكه|مكسره|حبه + ارتاح|ارتحت|الحين|خلاص|هلا|دلوقتي|زين|بخير|رجع|تنفس, {choked} + طلع|طلعت|خرج|خرجت|نزلت|طلعها|قطها|بصقها|وارتحت|وارتاح, طلعت|خرجت|نزلت قطعه|لقمه|عظمه|اكله|تمره|لحمه',
    ],
  }),
  'after-choking': finding(['Noisy or coughing since choking', 'صوت أو سعال منذ الغصة'], {
    tick: ['Cough, noise or wheeze goes on since choking', 'السعال أو الصوت أو الصفير مستمر منذ الغصة'],
    says: [
      'choke|choked|choking + since|still|keeps|after .. cough|coughing|wheeze|wheezing|noise|noisy, cough|wheeze .. since .. choked|choking|peanut|nut, since|after|ever|till|until|still|from|keeps + {coughs} + {choked}, since|after|ever|still|keeps + {choked} + wheeze|wheezing|rattle|rattling|noise|noisy|hoarse|chesty|crackly|whistling|whistle, {coughs} + since|after + swallowed|inhaled|swallowing, been {coughs} .. since .. {choked}, rattling since, wheeze|whistle|whistling|noise + one side, since .. {coughs} + nut|peanut|bead|seed, since then .. wheeze|cough|coughing|whistle',
      'غص|غصه|شرق|شرقت|شرقان + بعدها|للحين|لسه|لسا, غص|غصه|شرق|شرقت|شرقان + الي الان, كح|سعال|صفير .. من|بعد .. غص|غصه|شرق, من|بعد|عقب|وقت|لسا|لسه|للحين|بعده + {coughs} + {choked}, من|بعد|عقب|وقت|لسا|لسه|للحين + {choked} + صفير|خرخش|يخرخش|خرخشه|صوت|يصفر|يزيق|تصفر|ازيز, صفير|يصفر|صفر|ازيز + جهه|ناحيه|ناحيته|طرف|صوب|جنب وحده|واحده|واحد, من وقتها|ساعتها .. كح|يكح|صفر|صفير|يصفر|اسمع, فستق|مكسرات|حب|فول|سوداني|عنب + {whistles}',
    ],
    implies: ['choking'],
  }),
  'thrusts-given': finding(['Belly thrusts were given', 'أُجريت ضغطات على البطن'], {
    tick: ['Thrusts on the belly were given', 'أُجريت ضغطات على البطن'],
    says: [
      'heimlich, abdominal thrusts, thrusts, squeezed .. belly|stomach, push|pushed|pushing|press|pressed|pump|pumped|squeeze|thrust|punched|hugged|hug + {belly} + behind|food|out|pop|popped|choke|choking|come|came, bear hug|hugged, hugged|grabbed|squeezed .. from? behind, thrusts|compressions + {belly}',
      'هيمليك, مناوره هيمليك, ضغطات .. بطن, ضغطت|ضغطوا .. بطن, كبس|ضغط|عصر|دفع|حضن|ضم|دق + {belly} + ورا|وراي|خلف|قطعه|لقمه|غص|طلع|طلعت|خلفه, حضن|حضني|مسك|مسكني|ضمني|شالني .. ورا|وراه|خلف + ضغط|كبس|عصر|بطن|معده|دفع, كبست|ضغطت|كبس .. =عبطنو|=عبطني|=عبطنه|=عبطنها, هايمليك',
    ],
  }),
  asthma: finding(['Asthma', 'ربو'], {
    kind: 'background',
    tick: ['Known asthma', 'إصابة معروفة بالربو'],
    says: [
      'asthma, asthmatic, ventolin, salbutamol, symbicort, seretide, blue|reliever|brown|preventer|rescue inhaler|puffer|pump',
      'ربو, حساسيه صدر|صدريه, ازمه صدر|صدريه|ربو, فنتولين, بخاخ ازرق|ربو|صدر, عطيتها|عطيته|اخذ|اخذت|خذت|استخدم|بخيت {puffer}, بخاخ ازرق|موسع|ربو',
    ],
  }),
  'asthma-attack': finding(['Asthma attack', 'نوبة ربو'], {
    tick: ['The asthma is clearly worse than usual', 'الربو أسوأ بوضوح من المعتاد'],
    says: [
      'asthma + attack|attacks|flare|flaring|flared|exacerbation|worse|bad|acting|triggered|playing, inhaler|ventolin|nebuliser|nebulizer + more|often|repeated|repeatedly, asthma + increased|increase|increasing|bad|badly|kicking|kickin|kicked|up|severe|serious|came|started|worst|worsening|terrible|tight|struggling|attack|out|wheezing|mad|hell, asthma + today|tonight|now + more|much|cant|breath, {puffer} + =8|=9|=10|=11|=12|=14|=15|=20|eight|ten|twelve|twenty times',
      'نوبه|ازمه|هجمه|تهيج .. ربو, ازمه|تهيج صدر|صدريه, ربو + هاج|هاجت|زاد|زادت|شاد|شديد|رجع, حساسيه صدر + هاج|هاجت|زاد|زادت|شديد|رجع, جات|جاته|جاتني|جتني ازمه + تنفس|نفس|بخاخ, ربو + هايج|هاج|هيجان|قايم|قام|قامت|ثاير|ثار|مشتد|اشتد|حاد|زايد|تعبني|تاعبني|ذابحني|ماسكني|مسكني|جاتني|جتني|جاني|لعب|نشط|صعب|زود|قوي, قامت|هاجت|مسكت + ازمه, ازمه + قامت|هاجت|قايمه|هايجه|ماسكه|مسكت|شديده + علي|صدر|ولد|بنت, نوبه|هجمه|ازمه ربو|صدر, {puffer} .. عشر|تسع|ثمان|سبع|ست|عشرين|15|12|10|8 مرات|بخات',
    ],
    implies: ['asthma'],
  }),
  'asthma-icu': finding(['Earlier severe attack', 'نوبة شديدة سابقة'], {
    kind: 'background',
    tick: ['Asthma has needed intensive care or a breathing machine before', 'سبق دخول العناية المركزة أو التنفس الصناعي بسبب الربو'],
    says: [
      'asthma + icu|intensive|intubated|ventilator|ventilated, asthma + near fatal, asthma + nearly|almost|near + killed|died|did|dead|fatal|death, asthma + tube|tubes|breathing machine|coma|life support|hdu|resus, asthma + machine, intubated + asthma, icu + breathing|lungs|attack',
      'ربو + عنايه|مركزه|انبوب, ربو + تنفس صناعي, ازمه|حساسيه صدر + عنايه|مركزه|انبوب, ربو|ازمه + عنايه|مركزه|انبوب|انعاش|تنفس صناعي|جهاز تنفس|منفسه, ربو|ازمه + بغيت|كدت|كنت اموت|روح, تنويم|دخلت انعاش|عنايه + ربو|ازمه',
    ],
    implies: ['asthma'],
  }),
  'inhaler-fails': finding(['Reliever does not help', 'البخاخ المسعف لا يفيد'], {
    tick: ['The reliever does not help, or wears off within 4 hours', 'البخاخ المسعف لا يفيد، أو يزول أثره قبل 4 ساعات'],
    says: [
      'inhaler|ventolin|salbutamol|nebuliser|nebulizer|puffer|reliever|spray|pump + not help|work|working|helping|enough|respond|responding|better|touching, inhaler|ventolin|puffer|pump .. no|nothing|without effect|relief|help|use|improvement, no|not .. relief|improvement|better|help|effect .. inhaler|ventolin|puffer|nebuliser|nebulizer|puffs, inhaler|ventolin|puffs .. every hour|half|=2|two, inhaler empty|finished + {chest}, inhaler|ventolin|puffs .. still breathless|wheezing|wheeze|tight|cant, {puffer} + useless|nothing|zero|pointless|empty|nada, {puffer} not .. doing|do|touch|touching|anything|difference|much|helping|help|work|working|working|effect|relief|cutting, {puffer} + again again|many times|every hour|ten|10|20|constantly + still|no|not|same, {puffer} .. still|same|worse|no|without .. breathless|tight|wheezy|wheezing|change|difference|better|relief|breath, {puffer} + wears|worn|wearing off, {puffer} + stopped|failed|failing|fails|no use|no good|no effect, even after|with {puffer} .. not|no|cant|still, {puffer} .. no relief|use|effect|help|difference|change|good, {puffer} + no relief|use|effect|improvement, {puffer} + =6|=7|=8|=9|=10|=11|=12|=14|=15|=20|six|seven|eight|ten|twelve|twenty times|puffs, {puffer} .. works|working|lasts|lasting|helps =only, works|working|lasts|helping =only .. min|mins|minutes|hour, {puffer} .. min|mins|minutes then|only, {puffer} + not|no|nothing .. helping|help|relief|work|difference|touch, {puffer} + again|every|hourly|hour|nonstop',
      'بخاخ|فنتولين|بخار|بخات|بخه + ما|لا .. فاد|فيد|فاده|نفع|ينفع|جاب|ساعد|اثر|فرق|خف|ستجيب, بخاخ|فنتولين|بخار .. بدون|بلا|ماله|مافي فايده|نتيجه|فرق, بخاخ|فنتولين .. كل نص? ساعه, بخاخ|فنتولين .. كل ساعتين, ما|لا .. خف|تحسن .. بخاخ|فنتولين|بخار, {puffer} + ما|ولا|لا|مب + عمل|يعمل|سوي|يسوي|جاب|جايب|شغال|نافع|فايد|فاد|نفع|اثر|ياثر|ماثر|بينفع|بيفيد|عاد|مفعول|فرق, {puffer} + بلا|بدون|ماله|مالها|مافي|ماكو|ولا فايده|نتيجه|فرق|فاده|فود|تحسن, {puffer} + كل ساعه|ساعتين|شوي|نص + ما|لسا|ضيق|نفس, خلص مفعول + {puffer}, عشر|عشره|كثير|وايد|عشرين بخات|بخه + ما, {puffer} .. عشر|تسع|ثمان|تمن|سبع|ست|عشرين|15|12|10|8 مرات|بخات, بخاخ لسان? ما .. يفيد|ديفيد|فاد|نفع, {puffer} .. ما ديفيد',
    ],
    excludes: ['inhaler-helps'],
  }),
  'inhaler-helps': finding(['Settles with the reliever', 'يتحسن بالبخاخ'], {
    kind: 'comfort',
    says: [
      'inhaler|ventolin|salbutamol|puffs|puffer .. help|helps|helped|works|worked|relieves|settles|settled, relief|better|relieved|eases|settles|improves|settled|fine .. inhaler|ventolin|puffs, after|two|couple|few|took|take|taken|taking|used|one|some .. {puffer} .. ok|okay|good|better|cleared|clear|settled|fine|golden|gone|sorted|eased|calm|calmed|improved|normal|right|breathing, {puffer} .. helped|helps|cleared|settled|sorted|fixed|eased|opened|relieved|golden|trick|sorts|worked|works|settles, {puffer} .. breathing good|better|fine|ok|easy, better|fine|ok|good|settled|eases|improves|improved .. after|with|once .. {puffer}, works straight away|fast|well|quickly, {puffer} .. straight away, works|helps + {puffer}',
      'بخاخ|فنتولين .. يفيد|فاد|ينفع|نفع|ريح|ريحني|يخف|خف|هدا|ساعد, خف|خفت|تحسن|ارتحت|راح|يروح|هدا .. بخاخ|فنتولين, {puffer} .. ارتحت|ارتاح|ارتاحت|تحسن|تحسنت|خف|خفت|هدا|هديت|راح|راحت|زان|احسن|زين|كويس|منيح|فتح|انفتح|روق|روقت|تمام|رجع|ريح|ريحني|يريحني|يفتح|فاد|فادني|نفع|نفعني',
    ],
  }),
  'asthma-nights': finding(['Asthma not well controlled', 'ربو غير مسيطر عليه'], {
    tick: [
      'Asthma wakes at night, or the reliever is used 3 or more times a week',
      'الربو يوقظ ليلاً، أو استعمال البخاخ المسعف 3 مرات أسبوعياً أو أكثر',
    ],
    says: [
      'asthma|inhaler|wheeze|wheezing + night|nights|nightly|wakes|woke|daily|often|exercise, asthma|inhaler|wheeze|wheezing + every day, renew|prescription|refill .. inhaler, asthma + sleep|sleeping|nighttime|waking|most, {puffer} + day day|daily|everyday|constantly|all time|most days|each day|every night|morning|times week, {coughs} + night|nights + asthma, asthma + wont|not|cant .. sleep, {puffer} .. 3|4|5|6|three|four|five|six|more times week, 3|4|5|6|three|four|five times week + {puffer}, {puffer} more month|week|lately|often, wake|wakes|woke|waking .. {coughs} + {puffer}, whistle|whistling|wheeze|wheezing + night|nights',
      'ربو|صفير|ازمه + =بالليل|=ليل|=الليل|=ليلا|=باليل|يصحيني|رياضه, ربو|بخاخ|صفير|ازمه + كل يوم|ليله, ربو|ازمه|كحه + نوم|يصحي|تصحي|قوم|يقعد|فيق|صحي + ليل|نوم|كل, بخاخ + كل يوم|ليله|يومين, بخاخ + يوميا|مرات|دايم|باستمرار, ربو + نوم|نام|انام|ارقد|يصحيني|يقومني|يقعدني|بفيق, ضيقه|ضيق|صدري + يصحي|تصحيني|فيق|تفيق|كتفيق*|قوم|تقوم + ليل, بخاخ|بخاخه + كل نهار|مره|ساعات',
    ],
  }),
  'lung-disease': finding(['Lung disease', 'مرض مزمن في الرئة'], {
    kind: 'background',
    tick: ['Known lasting lung disease, such as COPD', 'مرض رئوي مزمن معروف، مثل الانسداد الرئوي'],
    says: [
      'copd, emphysema, chronic bronchitis, cystic fibrosis, bronchiectasis, pulmonary fibrosis, interstitial lung, sarcoidosis, home oxygen, lung disease, oxygen home, lung|lungs + knackered|damaged|scarred|scarring|bad|fibrosis|patient|weak|shot|wrecked|chronic|failing, chronic .. bronchitis|lung|lungs|chest, bronchitis + years|chronic, oxygen .. home, smoker lung|lungs',
      'انسداد ريوي, سده ريويه, تليف ريه|ريوي, تليف كيسي, توسع قصبات, نفاخ ريوي, مرض ريه|ريتين, اكسجين .. بيت, التهاب قصبات مزمن, ريه|ريتين|رئه|رئتين + مزمن|مزمنه|تليف|تعبانه|متليفه|انسداد|تالفه|خربانه|نفاخ, انسداد + ريه|رئه|ريوي|شعب|قصبات, سده ريويه, التهاب .. مزمن قصبات?, اوكسجين|اكسجين + بيت, قصبات|شعب + مزمن|مزمنه',
    ],
  }),
  'worse-than-usual': finding(['Worse than on usual days', 'أسوأ من الأيام المعتادة'], {
    tick: ['Breathing is clearly worse than on usual days', 'التنفس أسوأ بوضوح من الأيام المعتادة'],
    says: [
      'breath|breathing|breathless|copd|chest + worse|worsening|worsened|flare|exacerbation, more breathless|phlegm|sputum .. usual|normal, worse|more|bad|harder|heavier|tighter|different than|from|compared usual|normal|everyday|every|always|other|most|before|ever|daily, more|worse .. than .. usual|normal|everyday|day|days, next level, not like other|normal|usual|every, worse .. normal|usual|other|average|most days?, worst {breath}',
      'تنفس|=النفس|=نفسي|=نفسه|=نفسها|ضيق|نهجان|صدر + زاد|زايد|ازداد|اسوا|ساء, تنفس|=النفس|=نفسي|=نفسه|=نفسها|ضيق|نهجان|صدر + اكثر|اكتر من, اسوا|اردي|اتعس|العن|ازود|اكثر|اكتر|اشد|اخس|اصعب|ازيد .. من|عن .. كل|عاده|معتاد|قبل|متعود|متعودين|يوم|ايام|العاده|دايم|غيره, زاد|زايد|زود .. من|عن .. العاده|المعتاد|المعتاده|عاده|كل|قبل, ما متل|مثل|زي .. العاده|كل|الايام',
    ],
  }),
  wheeze: finding(['Wheezing', 'صفير في الصدر'], {
    tick: ['A whistling sound in the chest', 'صوت صفير في الصدر'],
    says: [
      'wheeze, wheezes, wheezing, wheezy, {chest} + whistle|whistling|rattle, tight airways, whistling breath|breathing, squeak|squeaky|squeaking|squeaks|whistle|whistles|whistling|musical|crackle|crackling|rattle|rattling|purring|accordion + breath|breathe|breathing|exhale|lungs|chest|breathin, whistle|whistling|wheezin|wheezey',
      '{whistles} + {chest}, {whistles} + {breath}, {whistles},  يصفر|تصفر|بيصفر|بتصفر + تنفس|نفس|كح|كحه|سعال|ضيق|بالليل, {chest} + صفر|يصفر|تصفير|زيق|خرخش|وزوز|وزيز, تزييق, تزيق, يزيق, بيزيق, خرخشه, وزيز, يوزوز, خرخر|يخرخر|خرخره|خرخش|يخرخش|خرخشه|يصفر|ازيز|يزمر|تزمير|تزييق|يزيق|صفر|زنزن|كركر|خرير|يوش|يزن|قطه|قطو + {chest}, خرخر|يصفر|صفير|تصفير|ازيز|تزييق|زيق|يزيق + {breath}, صفير + {coughs}, يصفر|تصفر|بيصفر|بتصفر|صفر + {chest}, يصفر|تصفر|بيصفر|بتصفر + {breath}, {chest} + بيزيق|يزيق|كيصفر|بيصفر|عم يصفر|يزيك|بيزن',
    ],
  }),
  'exhausted-breathing': finding(['Exhausted from breathing', 'إنهاك من التنفس'], {
    tick: ['Exhausted from the effort of breathing', 'إنهاك من شدة المجهود للتنفس'],
    says: [
      'exhausted|tired|worn|knackered|shattered|wiped|drained|weak out? from|by|trying|with|because|just|to hard|to? breathe|breathing|breath|breathin|huffing|huffin|puffing|panting, exhausted + breathe|breathing|asthma|wheezing, hunched|bent|leaning forward .. breathe|breath, tripod, too tired|weak|exhausted|knackered breathe|breathing, no|running|out|losing .. steam|strength|energy|power + breathe|breathing|breath, cant keep .. breathing|breathe, work|effort|fight|fighting .. breathe|breathing + tired|exhausted|knackered|weak|worn, exhausted|knackered|shattered|tired|tiring + huffing|puffing|struggling|fighting|gasping|panting .. breathe|breath|breathing|air, giving up|tiring .. breathe|breathing, tired|exhausted|worn|knackered + trying|try|effort + breathe|breathing',
      'منهك|مرهق|هلكان .. تنفس, تعب من كثر? تنفس, تنفس .. منهك|ارهق, تعبت|تعب|تعبان|هلك|هلكت|هلكان|هلكانه|منهك|منهكه|انهد|نهد|انهديت|خارت|كليت|مرهق|مهدود + كثر|كتر|قد|وانا|وهو|وهي|من + تنفس|نهج|نهجان|لهث|=النفس|تلهث, ما + حيل|قوه|طاقه|جهد + تنفس|نفس|نهج, تعب|هلك|انهك|ارهق .. تنفس, {breath} تعبني|اتعبني|هلكني|هدني',
    ],
  }),
  'pleuritic-pain': finding(['Pain on breathing in', 'ألم مع الشهيق'], {
    tick: ['Sharp pain in the chest on breathing in', 'ألم حاد في الصدر مع الشهيق'],
    says: [
      'pleuritic, pleurisy, {pain} + {breathIn}, sharp|catch|catches|stab|stabbing + {breathIn}, hurts|painful|pain .. when|while|if breathe|breathing, hurts|painful breathe|breathing, stab|stabs|stabbing|knife|dagger|needle|needles|sharp|catch|catches|jab|jabbing|sting|twinge + {breathIn}, breathe|breathing|inhale|breath in + {pain}, breathe|breathing|inhale|breath in + dagger|knife|stab|sharp|needle, hurt|hurts|pain|painful|stab|stabs .. when|while|if|as|every|each|time .. breathe|breath|inhale|breathing|breathin, deep breath + {pain}, breath|breathe|breathing + cut|cuts|cutting|hurts|hurting|paining|pricks|pricking|stabs|catches|stitch, {breathIn} + stitch|catch|catches|cutting|prick|pricking, stitch|stabbing|catch .. proper|deep|full|big breath',
      '{pain} + {breathIn}, الم|وجع|عوار|نغزه|طعنه|شكه .. لما|مع|عند|اذا|يوم|وقت تنفس|شهيق|=النفس, نغزه|طعنه|شكه + {breathIn}, {pain} + لما|مع|عند|اذا|يوم|وقت|كل|بس|كي|لين .. تنفس|شهيق|=النفس, سكين|ابره|خنجر|شكه|غزه|طعنه|نخزه|نغزه + {breathIn}, لما|اذا|بس|كل|كي|يوم|مع|لين .. تنفس + {pain}, لما|اذا|بس|كل|كي|يوم|مع|لين .. اخذ|اخد|خذ|سحب|ياخذ|ياخد نفس + {pain}, نفس + عميق|غميق|قوي + {pain}, شهيق + {pain}, {pain} + شهق|شهقت|اشهق|يشهق, نغز*|ينغز|ينغزني|نغزه + نفس|تنفس|شهيق, ما .. اخد|اخذ|خذ|ياخذ نفس .. =للاخر|=كامل|عميق|=للآخر, {chest} + {pain} + اذا|لما|يوم|كل خذ|اخذ|اخدت|خذت نفس',
    ],
  }),
  'coughing-blood': finding(['Coughing blood', 'سعال مع دم'], {
    tick: ['Blood comes up with coughing', 'خروج دم مع السعال'],
    says: [
      'hemoptysis, haemoptysis, cough|coughs|coughed|coughing + {blood}, phlegm|sputum|mucus + {blood}, spit|spits|spitting|spat blood, rust|rusty|pink|red|brown sputum|phlegm, {blood} + sputum|phlegm, {coughs} + {blood}, hack|hacked|hacking|coughed|cough|coughing|hock|hocked|spit|spat|coughin up? .. red|claret|crimson, {coughs} up .. red|claret|crimson, blood + {coughs}, blood + coming|comes|came + {coughs}, spit|spitting|spat|sputum|phlegm|tissue|handkerchief + blood + cough|coughed|coughing, streaks|streak|specks blood .. phlegm|spit|sputum|cough|tissue',
      'كح|كحه|كحيت|قحه|سعال|سعل|سعله + {blood}, بلغم|نخامه + {blood}, =تف|=يتف|=اتف|=بتف|=بيتف|=تفيت|=يتفل|=اتفل|بصق|ابصق + {blood}, {coughs} + {blood}, بلغم + احمر|محمر|وردي, كح*|قح*|سعال|سعل* + =دم|=الدم|=بدم|=ودم, تفلت|تفل|بصق|بصقت|طلع + دم + كح|كحه|سعال|بلغم',
    ],
    implies: ['cough'],
  }),
  'much-coughed-blood': finding(['Much blood coughed up', 'سعال دم كثير'], {
    tick: [
      'More than streaks of blood: a spoonful or more, clots, or again and again',
      'دم أكثر من خيوط: ملعقة أو أكثر، أو كتل، أو تكرار ذلك',
    ],
    says: [
      'cough|coughs|coughed|coughing + {blood} + cup|cupful|mouthful|mouthfuls|lot|lots|spoon|spoonful|teaspoon|tablespoon|clots|bowl|fresh|bright|pouring|massive|large, cough|coughs|coughed|coughing + {blood} + tissue full, {coughs} + {blood} + cup|cupful|mouthful|mouthfuls|lot|lots|spoon|spoons|spoonful|teaspoon|tablespoon|clots|bowl|fresh|bright|pouring|massive|large|much|load|loads|tons|everywhere|cups|handful|handfuls|glass|pint|pints|spoonfuls|bucket|clot|full|gushing|heaps|every|big|again, {coughs} + claret|red + cup|cupful|mouthful|mouthfuls|lot|lots|spoon|spoons|spoonful|teaspoon|tablespoon|clots|bowl|fresh|bright|pouring|massive|large|much|load|loads|tons|everywhere|cups|handful|handfuls|glass|pint|pints|spoonfuls|bucket|clot|full|gushing|heaps|every|big|again, claret everywhere, cough|coughed|coughing .. cupful|cups|glassful {blood}, cupful|cupfuls|glassful {blood}, {blood} cupful, blood .. {coughs} + fresh|clot|again|time, {coughs} + blood + time|times|twice|again',
      'كح|كحه|سعال|سعل|تف + {blood} + كثير|وايد|واجد|كوب|ملعقه|كتل|متجلط|كميه|كبيره|فنجان|صحن|غزير, {coughs} + {blood} + كثير|وايد|واجد|كوب|ملعقه|كتل|متجلط|كميه|كبيره|فنجان|صحن|غزير|هواي|هوايه|بزاف|برشا|طشت|حوض|كاسه|كوبايه|ملاعق|خثر|خثره|متخثر|قطع|يكب|يصب|مرات|تكرر|زايد|حيل|ياسر|مليان|ملي|كاس|تجلط|جلط|كتيره',
    ],
    implies: ['coughing-blood'],
  }),
  cupful: finding(['A spoonful or more', 'ملعقة أو أكثر'], {
    kind: 'background',
    says: [
      'cupful, cupfuls, half|full|whole|one|two tea|coffee|small? glass|cup|cups|glasses|mug, cup|glass|mug full, glassful, mouthful, mouthfuls, handful, handfuls, spoonful, spoonfuls, tablespoon, tablespoons, clots, toilet full',
      'نص|نصف|مليان|ملي|قدر|مقدار|حوالي? كوب|كاسه|كاس|استكان|بياله|فنجان, كوبايه, فنجان, كاسه, ملعقه, ملاعق, كتل, خثر, كميه كبيره',
    ],
  }),
  'frothy-phlegm': finding(['Pink or white froth', 'رغوة وردية أو بيضاء'], {
    tick: ['Pink or white froth comes up with the cough', 'خروج رغوة وردية أو بيضاء مع السعال'],
    says: [
      'pink|white froth|foam, pink|frothy|foamy sputum|phlegm|cough, froth|frothy|foam|foamy + cough|coughing|phlegm|sputum, bubble|bubbles|bubbly|suds|soapy|froth|frothing|foam|foaming|fizz|lather + {coughs}, bubbles|bubbly|froth|frothy|foam|foamy|suds + pink|pinkish|white|rosy|phlegm|spit|bring|bringing, pink|white|rosy + froth|foam|bubbles|frothy|foamy|bubbly|spit|phlegm',
      'رغوه|زبد|رغوي + كح|كحه|سعال|بلغم|نفس|صدر, بلغم رغوي|ورد*, رغوه|زبد|رغوي|فقاعات|رغاوي|رغاويه|ريم|فقاقيع + {coughs}, رغوه|زبد|رغوي|رغاوي|ريم + بلغم|نفس|صدر|تف|بصق|وردي|ورديه|زهري|زهريه|ابيض|بيضا|بيضه|ضيق|ضيقه|كتمه, فقاعات|فقاقيع + بلغم|تف|بصق, رغاوي|رغوه|رغاوه|زبد + بمبي|زهري|وردي|ورديه|بيضا|حمرا|دم, {coughs} + رغاوي|رغوه|رغاوه|زبد',
    ],
  }),
  stridor: finding(['Noisy breathing in', 'صوت خشن عند الشهيق'], {
    tick: ['A harsh noise with each breath in, even at rest', 'صوت خشن مع كل شهيق حتى أثناء الراحة'],
    says: [
      'stridor, crowing, noisy breathing|breath, harsh|rasping|raspy|squeaky .. breath|breathe|breathing, high pitched .. breath|breathe|breathing, breath|breathe|breathing .. harsh|rasping|raspy|squeaky, breath|breathe|breathing .. high pitched, noise .. breath|breathe|breathes|breathing in, noise .. each|every breath, sound|noise|noises|rasp|whoop|squeak + breath|breathe|breathing|breathin|inhale|inhales + in|inside|rough|harsh|loud|horrible|scary|rasping|raspy|high|pitched|barking, breath|breathe|breathes|breathing|breathin|inhale|sucks|sucking|suckin in|inside|air + noise|sound|noisy|noisily|harsh|rough|raspy|rasping|loud|squeak|vader|creaky|crow|croak, darth vader, air + suck|sucking|suckin|sucks + noise|sound|sounds|noisy',
      'صرير, صوت خشن|عالي|غريب|حاد|نباح .. تنفس|=النفس|=نفسي|=نفسه|=نفسها|شهيق, تنفس|=النفس|=نفسي|=نفسه|=نفسها|شهيق .. صوت خشن|عالي|غريب|حاد, صوت مع|عند شهيق, تنفس بصوت, شخره .. تنفس|شهيق, صوت خشن|قوي|غليظ|عالي|مزعج|غريب|حاد|نباح + {breath}, صوت خشن|قوي|غليظ|عالي|غريب|حاد|مزعج + نفس|شهيق|شهقه, نفس|شهيق|شهقه + صوت + خشن|قوي|غليظ|عالي|غريب|حاد|صرير|مزعج, {breath} + صوت + خشن|قوي|غليظ|عالي|غريب|حاد|مزعج|داخل|حلق|زور',
    ],
  }),
  cough: finding(['Cough', 'سعال'], {
    tick: ['Cough', 'سعال'],
    says: ['{coughs}, tickly throat, bark|barking like? seal', '{coughs}, كحكح, اسعل, كحكحت'],
  }),
  'barking-cough': finding(['Barking cough', 'سعال نباحي'], {
    tick: ['The cough sounds like a barking dog or seal', 'صوت السعال كنباح الكلب'],
    says: [
      'croup, croupy, barky, bark|barks|barking|seal|dog + cough|coughing|coughs, cough|coughing .. like dog|seal, {coughs} + bark|barks|barking|barky|dog|doggy|dogs|seal|woof|hound|puppy|honk|honking, barking|barks|bark like? seal|dog|sealion|puppy, seal barking|bark|like, sound|sounds|sounding like? seal',
      '=خناق, =الخناق, كح|كحه|سعال + نباح|نباحي|نباحيه|تنبح|ينبح|كلب|خشن, {coughs} + نباح|نباحي|نباحيه|ينبح|تنبح|نبح|كلب|كلاب|عوي|يعوي|جرو|هوهو|خشن|خشنه|فقمه|ديك, =خانوق, =الخانوق',
    ],
    implies: ['cough'],
  }),
  whooping: finding(['Coughing fits', 'نوبات سعال'], {
    tick: ['Coughing fits that end in a whoop or in vomiting', 'نوبات سعال تنتهي بشهقة أو قيء'],
    says: [
      'whoop, whooping, pertussis, coughing|cough fits|fit|bouts|spells|attacks, coughs|coughing .. until|till vomit|vomits|vomiting|sick|throws|face, {coughs} + continuous|continuously|nonstop|fits|fit|bout|bouts|spell|spells|attacks|stop|long + vomit|vomits|vomiting|sick|throw|throws|puke|pukes|whoop|blue|red, {coughs} + then|till|until|after|followed|end|ends|ending + vomit|vomits|vomiting|sick|throw|throws|puke|pukes|retch|gag|whoop|hoop|whooping|barf|chuck|chucks, hoop*, hooo*, {coughs} + hoop|whoop|crowing|gasp + end|then|big',
      'سعال ديكي, شاهوق, كح|كحه|سعال + شهقه|نوبات|نوبه, كح|كحه|سعال .. لين|حتي|لحد|الين .. يرجع|يستفرغ|يزوع|يتقيا, {coughs} + نوبات|نوبه|متواصل|متواصله|ورا|متتابع|شهقه|شهق|يشهق|تشهق + رجع|يرجع|ستفرغ|زوع|تقيا|طرش|كب|شهقه|شهق|يشهق|تشهق|بعض|بعضها, {coughs} .. لين|حتي|لحد|الين|لما|بعدها|وبعدها|ثم .. رجع|ستفرغ|زوع|تقيا|طرش|يطرش|يكب|يزوع, {coughs} + نوبات|نوبه|شهقه, سعال|كحه + ديكي',
    ],
    implies: ['cough'],
  }),
  phlegm: finding(['Phlegm', 'بلغم'], {
    tick: ['Yellow, green or brown phlegm', 'بلغم أصفر أو أخضر أو بني'],
    says: [
      'phlegm, flem, sputum, productive|wet cough, chesty cough + green|yellow|brown|phlegm|mucus, mucus .. cough|chest, cough|coughing .. mucus|green|yellow, green|yellow|brown mucus, cough|coughing|bring|bringing|brought|hock|hockin|hocking|spit|spitting|coughin|hacking|hackin|spittin + green|yellow|brown|gunk|gunge|muck|loogies|loogie|slime|mucus|gloop|catarrh, catarrh, {coughs} + mucus|green|gunk|productive|chesty, chesty|gunky|slimy .. green|yellow|brown, spit|spitting|cough|coughing up? yellow|green|brown|rusty|thick',
      'بلغم, نخامه, نخام, قشع, بلغام, كحه|سعال رطب|رطبه, {coughs} + اخضر|خضرا|اصفر|صفرا|بني|رطب|رطبه|مخاط, بلاغم, نخمه, مخاط + {coughs}, مخاط + صدر',
    ],
  }),
  pneumonia: finding(['Pneumonia', 'التهاب رئوي'], {
    kind: 'disease',
    says: [
      'pneumonia, chest infection, lung infection, crackles + lung|lungs|chest|base|bases|basal|bibasal|bilateral|zone|breath, consolidation, crepitations, bronchiolitis',
      'التهاب ريوي, التهاب ريه|ريتين|صدر|شعب|شعبي|قصبات, ذات ريه, نيمونيا',
    ],
  }),
  cold: finding(['Cold symptoms', 'أعراض زكام'], {
    tick: ['Runny or blocked nose, or sneezing', 'سيلان الأنف أو انسداده أو العطاس'],
    says: [
      '{nose} + runing, {nose} + stuffed, {nose} + runny|runs|running|block|blocked|stuffy|congested|drip|dripping|bunged, congestion, congested, sneeze, sneezes, sneezing, a cold, common|head|bad|nasty|mild|winter|caught|catch|slight|simple|heavy cold, cold symptoms|flu|virus|cough|runny|blocked|lasting, cold sore throat, rhinorrhea, rhinorrhoea, coryza, coryzal, nasal discharge, post nasal, postnasal, snot, snotty, sniffle, sniffles, uri, urti, upper respiratory, {nose} + leak|leaky|leaking|tap|pouring|streaming|stream|bung|bunged|stuffy|congested|wet|water|watery, sneezin, sniffly, sniffling, snuffly, snuffles, blocked sinuses, man flu, lurgy, nose .. tap|running|runny|blocked|stuffy, runny, streaming cold|nose, cold|flu going round|about',
      'زكام, مزكوم, مزكومه, مزكم, زكمه, رشح, رشحان, راشح, مرشح, عطاس, عطس, اعطس, {nose} + مسدود|مسكر|انسد|يسيل|سايل|سايب|يخر|راشح|سيلان|انسداد, {nose} + ينزل ماي|ماء|سايل, احتقان انف, نزله برد|صدريه|شعبيه, دور برد, واخذ|واخد|ماخذ برد, شويه|شوي|نزله|لفحه برد, برد + كح|كحه|سعال|حلق|زكام|انف|خشم, برد خفيف|بسيط|عادي, {nose} + ينقط|يصب|مزكوم|مزكم|مخنوق|يشرشر|يجري|جاري|سايح|نازل|ينزل|مسدوده|ماي, منشول, نشله, مستبرد, بردان زكام, مبرد, خشمي|انفي|مناخيري|خشمه|انفه|مناخيره|منخاري + يصب|حنفيه|الحنفيه|بيشر|بيسيل|مسدود|مسدوده|نازل|بتشر, برد عادي|شويه|خفيف|بسيط|وزكام, رشحان|رشحانه|مرشحه|مزكومين',
    ],
  }),
  sneezing: finding(['Only sneezing or hiccups', 'عطاس أو حازوقة فقط'], {
    says: [
      'sneeze, sneezes, sneezing, sneezy, achoo, snuffly, snuffles, snuffle, snorts, snorty, hiccup|hiccups',
      'عطاس, عطس, تعطس, يعطس, اعطس, خنفره, يخنفر, تخنفر, مزكوم, خشمه|خشمها|انفه|انفها مسدود|مسكر, حازوقه|زغطه|شهقه حازوقه|فواق|بوفاق|ابو فهاق',
    ],
  }),
  'cold-returns': finding(['Better, then worse again', 'تحسن ثم سوء من جديد'], {
    tick: ['It got better, then worse again with fever', 'تحسنت الحالة ثم ساءت من جديد مع حرارة'],
    says: [
      'better|improved|improving|recovered|recovering + then|again|now worse|back|returned|fever, fever .. came|come back, relapse, fever|temperature|temp back|returned|again|returning, fever|temperature|temp|flu|cold|cough .. came|come|comes|coming back, fever|temperature|flu|cold returned|returning|again, again|back .. fever|temperature|sick|ill|feverish, better|improved|ok|fine|recovered|recovering|beaten|over then|again|now|but|and|back + fever|worse|bad|back|sick|ill, round two, then again|worse .. fever|temperature|sick|flu, second wave|time .. fever, got|felt|feeling better then|and|before|for .. fever|worse|crashed, got better .. back|returned|again|worse',
      'تحسن|تحسنت|خف|خفت|طاب + رجع|رجعت|ثم|بعدين .. حراره|اسوا|زاد|تعب, انتكس, انتكاسه, رد|ردت|رجع|رجعت|عاود|عاودت|عاودني|عاودتني|رجعلي|رجعتلي|ردتله|جات .. حراره|سخونه|حمي|=الحمي|حرارته|حرارتها + مره|ثاني|تاني|زود|اقوي|اشد|اسوا|خف|خفت|تحسن, رجعت|ردت|عاودت حراره|سخونه|=الحمي, حراره|سخونه|=الحمي رجعت|ردت|عاودت, تحسن|تحسنت|خف|خفت|طاب|طابت|تعافي|شفي|صرت احسن|زين .. رجع|رجعت|رد|ردت|ثم|بعدين|فجاه|انتكس, نتكس, خفيت|تحسنت|خف|خفت|طبت .. رد|ردت|رجع|رجعت|عاد, زكمت|زكام|انفلونزا + رد|رجع + اقوي|ثاني|زود',
    ],
  }),
  flu: finding(['Flu', 'إنفلونزا'], {
    tick: ['Aches all over with fever, as in flu', 'آلام في كل الجسم مع حرارة كما في الإنفلونزا'],
    says: [
      'flu, influenza, =grippe, flu like, covid, corona, fluey, fluish, viral infection|illness|fever, =virus, body|everywhere|=bones .. ache|aches|aching|achy|sore|hurts|pains|paining, ache|aches|aching|achy|sore|hurts|pain|pains|paining all? over|everywhere|body, everything aches|hurts|aching|sore|paining, all over .. ache|aches|aching|achy|sore|hurts|pains, bodyache, bodyaches, aches pains, myalgia, achy temp*',
      'انفلونزا, فلونزا, كورونا, كوفيد, فيروس, جسم|جسمي|عظام|عظامي|بدن .. مكسر|متكسر|مكسره|تكسير|مهدود|هدود|مرضوض, جسم|جسمي|عظام|عظامي|بدن|بدني كل|كله|كلها|كلو? يعور|يعورني|يوجع|يوجعني|توجعني|تعورني|بتوجعني|بيوجعني, الم|وجع|تكسير|تكسر|عوار|مكسر .. جسم|جسمي|عظام|عظامي|بدن, همدان, دور برد قوي',
    ],
  }),
  hayfever: finding(['Hay fever', 'حساسية الأنف'], {
    tick: ['Sneezing or itchy nose and eyes with dust, plants or seasons', 'عطاس أو حكة في الأنف والعينين مع الغبار أو النباتات أو المواسم'],
    says: [
      'hay fever, hayfever, seasonal|dust|pollen|pet|cat|nasal allergy|allergies, allergic rhinitis|nose, pollen, {nose} + {itch}, {eye} + {itch} + sneeze|sneezing, {eye} + {itch} + {nose}, sneeze|sneezing + dust|dusty|pollen|spring|bukhoor|incense|sandstorm|cat|cats|ac|aircon, {nose} + dust|dusty|pollen|spring|bukhoor|incense|sandstorm|cat|cats, dust|dusty|sandstorm|pollen + throat|eyes|nose + scratchy|itchy|tickly|runny|sneezing',
      'حساسيه موسميه|انف|غبار|ربيع|عيون|جيوب|قطط, حساسيه + انف|خشم|غبار|عيون|ربيع|قطط|عطاس, {nose} + {itch}, حبوب لقاح, عطاس|عطس + غبار|ربيع|بخور|طوز|مكيف|قطط|نخيل, {nose} + غبار|ربيع|بخور|طوز|مكيف|قطط|نخيل, {eye} + {itch} + غبار|ربيع|طوز, غبار|عجه|غبره|طوز|تراب + عطاس|اعطس|يعطس|عطس|خشمي|عيوني|حلقي, من عجه|غبره|طوز|غبار + عطس|عطاس|اعطس|خشم|عيون',
    ],
  }),
  'hayfever-uncontrolled': finding(['Treatment does not help', 'العلاج لا يفيد'], {
    tick: ['It spoils sleep or work in spite of 2 weeks of treatment', 'تؤثر في النوم أو العمل رغم علاج أسبوعين'],
    says: [
      'antihistamine|antihistamines|cetirizine|zyrtec|loratadine|nasal|spray .. not|no|nothing help|helping|work|working|enough|relief, spray|sprays|tablet|tablets|pill|pills|antihistamine|antihistamines|medicine|meds + week|weeks|month|months|ages|fortnight + still|cant|no|not|nothing|same|useless, allergy|allergies|hayfever|hay|nose|pollen + ruin|ruining|ruined|spoil|spoils|affect|affecting|disturb|disturbing|wreck|wrecking|messing + sleep|work|night|nights|school, still cant sleep|work|function, antihistamines|tablets|spray|sprays .. useless|nothing|pointless, cant sleep|work + allergy|hayfever|nose|sneezing|hay',
      'زيرتك|كلاريتين + ما|لا|بدون .. فاد|فيد|نفع|ينفع|فايده, حبوب حساسيه + ما|لا|بدون .. فاد|فيد|نفع|ينفع|فايده, بخاخ انف + ما|لا|بدون .. فاد|فيد|نفع|ينفع|فايده, حساسيه + مخربه|خرب|مخرب|يخرب|مضيعه|ماثره|اثر|ياثر|مو|ما + نوم|نام|انام|ارقد|رقاد|شغل|دوام|دراسه|مدرسه, حساسيه + ما + فايده|فاد|فيد|نفع|ينفع|تحسن|خف|نفعت|فادت + دوا|علاج|حبوب|بخاخ|اسبوع|شهر|اسبوعين|اسابيع, دوا|علاج|حبوب|بخاخ + حساسيه + ما|ماكو|مافي|بدون + فايده|فاد|نفع|نام|فادت|نفعت, حساسيه + ما خلي|تخلي|يخلي|مخليتني|مخليني .. نام|ارقد|انام|نوم|شغل',
    ],
  }),
  'blocked-nose-breath': finding(['Only the nose is blocked', 'انسداد الأنف فقط'], {
    kind: 'comfort',
    tick: ['Only the nose is blocked; through the mouth breathing is easy', 'الأنف فقط مسدود، والتنفس من الفم سهل'],
    says: [
      'breathe|breath|breathing .. through? nose|nostril|nostrils, {nose} + blocked|block|stuffed|stuffy|bunged|congested + breathe|breath|breathing, breathe|breathing .. through? mouth, mouth breathe|breathing|breath|breather, from|through|by|thru|via mouth|gob .. breathe|breath|breathing|easy|fine|ok|works, thru|via nose|nostril|hooter|nostrils, breathe|breath|breathing .. fine|easy|easily|ok|good|normal|normally|well through|from|by|via|with mouth|gob, breathe|breath|breathing mouth|gob fine|ok|easy',
      '{breath} من|عن|مع {nose}, {nose} + مسدود|مسكر|انسداد|منسد|مغلق|مقفل + {breath}, مسدود|مسدوده|مسكر|مسكره|مغلق|مقفل .. ما قدر|عارف|قادر|عم .. تنفس منه|منها|منو, مسدود|مسدوده|مسكر .. مو|مش|مب قادر|عارف .. تنفس منه|منها|منو, تنفس .. من فم|=تمي|=تمه|=التم|حلج, من|=بتمي|عن|عبر {mouth} .. تنفس|نفس, تنفس .. من|عن|=بفمي|=بتمي {mouth}, تنفس =بتمي|=بفمي|=بتمه|=بفمه|=بحلقي|=بحلجي, من حلج|حلجي|حلقي|تمي|فمي|بقي|تمه|فمه|حلجه .. تنفس, من|بسبب {nose} مسدود|مسدوده|مسكر|المسدود, نخره|نخرت* مسدوده|مسدود, من {nose} .. تنفس تمام|عادي|زين|منيح',
    ],
    implies: ['cold'],
  }),
  hoarse: finding(['Hoarse voice', 'بحة في الصوت'], {
    tick: ['The voice is hoarse or gone', 'بحة في الصوت أو اختفاؤه'],
    says: [
      'hoarse, hoarseness, croaky, husky, laryngitis, voice .. rough|scratchy|cracking|frog|going|gone|goes|changing|changed|lost|hoarse|husky|weak, lost|losing|lose voice, like frog, no voice, voice + not coming|come|rough|husky|croak|croaky|weird|deep|broken|raspy|rasp|scratch|gravelly|cracked|cracks|squeaky|disappeared|packed|gone|low|closed, sound|sounding|sounds + frog|gate|rusty|croaky|smoker|gravelly|hoarse|robot, throaty, croak, croaking, croakin',
      'بحه, مبحوح, مبحوحه, ابح, انبح, صوت .. راح|يروح|رايح|اختفي|تغير|مبحوح, ما .. يطلع|طالع صوت, التهاب احبال|حنجره, احبال صوتيه, صوت .. مبحوح|بح|خشن|متغير|تغير|ضاع|مخفي|مجروح|منبح|مختفي|تخن|واطي|مقطوع|يتقطع|يبح|بحيح, مبحوح, =باح, بحيت, انقطع صوت, صوت + بح|مبوح|مبحوح|بحه',
    ],
  }),
  snoring: finding(['Snoring', 'شخير'], {
    says: [
      'snore, snores, snoring, sleep apnea|apnoea, cpap, snorin, snored, big|loud|heavy|horrible|huge sound|noise|noises .. sleep|night|sleeping|asleep, sleep|asleep|night|sleeping + loud|big noise|noises|sound|sounds, =sawing logs, =sawing|chainsaw|tractor + night|sleep|asleep',
      'شخير, يشخر .. نوم|نايم|ليل, اشخر, تشخر, انقطاع نفس|تنفس .. نوم, انقطاع تنفس نومي, شخر, شخير, شخيري, شخيره, نوم|نايم|ليل + صوت عالي|قوي|مزعج, تشخر|يشخر|بيشخر|بتشخر',
    ],
  }),
  'sleep-pauses': finding(['Pauses in sleep', 'توقف التنفس أثناء النوم'], {
    tick: ['Breathing stops for moments in sleep, with loud snoring', 'التنفس يتوقف لحظات أثناء النوم مع شخير عالٍ'],
    says: [
      'snore|snores|snoring|sleep|asleep|sleeping|night + stops|stop|pauses|pause|holds breathing|breath, sleep apnea|apnoea, wake|wakes|woke choking|gasping + snore|snoring, sleep|asleep|sleeping|snore|snores|snoring|night|bed + {breath} + stop|stops|stopping|stopped|pause|pauses|hold|holds|cut|cuts|cease|gap, snore|snores|snoring + pause|pauses|gasp|gasping|gasps|choke|choking|nothing|silence|jump, stop|stops|stopping {breath} .. sleep|asleep|sleeping|night|seconds',
      'نوم|نايم|شخير|ليل + يوقف|ينقطع|يتوقف|انقطاع نفس|تنفس, انقطاع .. نوم, نوم|نايم|نايمه|راقد|راقده|رقد|رقاد|ناعس|نام|شخر|شخير|اشخر|ليل + ينقطع|نقطع|انقطع|يتقطع|يوقف|يتوقف|توقف|قطع|بيوقف|بيقطع|يقطع|وقف + نفس|تنفس|نفسه|نفسي|=النفس, شخر|شخير + شهق|شهقه|يشهق|يختنق|ختنق, نفسه|نفسها|نفسي|=النفس + يوقف|يتوقف|بيوقف|وقف|ينقطع + نوم|ليل|شخير|يشخر|بيشخر|راقد, اوقف|يوقف|توقف عن نفس|تنفس + نايم|راقد|نوم|ليل|شخير, ثواني|شوي|كم .. يشهق|بيشهق|شهق + نوم|رقاد|شخير|يشخر|نفس',
    ],
    excludes: ['no-breathing', 'breathing-pauses', 'gasping'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
