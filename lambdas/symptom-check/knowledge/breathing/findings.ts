import { type Finding, finding } from '../kinds.ts';

/** Airway, chest and what passes as a cold. */
export const findings = {
  breathless: finding(['Breathlessness', 'ضيق في التنفس'], {
    tick: ['Breathing is harder or shorter than usual', 'التنفس أصعب أو أقصر من المعتاد'],
    says: [
      'breathless, breathlessness, panting, =pant, =sob, dyspnea, dyspnoea, dyspneic, =winded, puffed, puffing, tachypnea, tachypnoea, air hunger, short|shortness|out|loss|runs|running breath, breath|breathing .. short|hard|harder|difficult|difficulty|laboured|labored|heavy|problem|issue, difficulty|trouble|struggle|struggling|hard|harder|problem|problems|difficult|laboured|labored|heavy|issue .. breath|breathe|breathing, cant|not .. breathe|breathing properly|well|fully|normally|deeply|easily, cant .. breathe|breath, catch breath, cant fill lungs, not enough air, cant in? enough? air, respiratory distress, suffocate, suffocating, stifled',
      'ضيق|ضيقه|ضاق|يضيق|كتمه|مكتوم|صعوبه|صعوبات تنفس|نفس, ضيق|ضيقه|صعوبه|صعوبات .. تنفس|=النفس|=بالنفس, تنفس|=النفس|=نفسي|=نفسه|=نفسها .. ضيق|ضايق|قصير|يقصر|مقطوع|ينقطع|صعب|صعوبه|تعبان|ثقيل|مكتوم|منحاش, ما|لا .. تنفس كويس|زين|منيح|عدل, ما|لا .. قدر .. تنفس, ما|لا .. قدر .. اخذ|خذ|ياخذ|ياخد|اخد|اسحب نفس, ما .. الحق|يلحق|لحق نفس, نفس ما يكفي, خذ|ياخذ|ياخد نفس بصعوبه, ضيقه|ضيق|كتمه|خنقه صدر, كتمه, نهج, نهجان, انهج, بنهج, بينهج, لاهث, لهاث, الهث, يلهث, تلهث, كرشه نفس, خنقه, مخنوق, مخنوقه, انخنق, اختنق, يختنق',
    ],
  }),
  'severe-breathless': finding(['Severe breathlessness', 'ضيق شديد في التنفس'], {
    tick: ['Too breathless for whole sentences, or fighting for each breath', 'ضيق يمنع إكمال الجملة، أو صراع مع كل نفس'],
    says: [
      'cant even? breathe|breath, cant .. catch breath, cant|hardly|barely|not .. speak|talk|finish|complete|say .. sentence|sentences|words|word, sentence|sentences + breath|breathless, cant|barely|hardly speak|talk .. breath|breathing, few|single|one|two words .. breath|time, word by? word, breathless rest, breathless .. sitting|talking|speaking|still, severe|severely|extremely|terribly + breathless|breathlessness|dyspnea, severe|extreme|terrible shortness|difficulty|trouble breath|breathing, gasp|gasping|fighting|fight|struggling|gulping|desperate for? breath|air, suffocating, respiratory distress, shortness breath .. rest, silent chest, stopped .. talk .. breath',
      'ما|لا قدر|عاد .. تنفس, ما|لا قدر .. اخذ|خذ|ياخذ|ياخد|اخد|اسحب نفس, ضيق .. تنفس|نفس شديد|شديده|حاد|قوي|قويه|جامد, تنفس|=النفس|=نفسي|=نفسه|=نفسها .. مقطوع|انقطع|ينقطع|بالموت|بالقوه, ما .. كمل|اكمل|يكمل|تكمل جمله|كلمتين|كلمه|كلام, ما قدر .. تكلم|كلام .. نفس|ضيق|كتمه, ما .. لحق|يلحق|الحق نفس, مختنق, مخنوق, مخنوقه, يصارع|ينازع|يقاتل .. نفس|تنفس, بالموت|بالقوه|بالعافيه تنفس|نفس, يشهق .. هوا|نفس, ما .. هوا .. كفي, حاس|احس|حاسس .. اموت .. تنفس|ضيق|كتمه|اختنق',
    ],
    implies: ['breathless'],
  }),
  'blue-lips': finding(['Blue or grey lips or face', 'ازرقاق الشفتين أو الوجه'], {
    tick: ['Lips, tongue or face are blue or grey', 'الشفتان أو اللسان أو الوجه بلون أزرق أو رمادي'],
    says: [
      'cyanosis, cyanotic, lip|lips|tongue|mouth + {blue}, face + blue|bluish|grey|gray|ashen|dusky, turn|turned|turning|went|going|gone|goes|found blue|grey|gray|ashen, blue spell',
      'شفه|شفت|شفايف|شفاه|شفته|لسان|وجه + {blue}, =لونه|=لونها + {blue}, صار|صارت|قلب|قلبت ازرق|زرقا, ازرق .. وجه|فجاه, يزرق, تزرق, ازراق',
    ],
  }),
  'no-breathing': finding(['Not breathing', 'توقف التنفس'], {
    tick: ['Does not breathe, or has no pulse', 'لا يوجد تنفس أو لا يوجد نبض'],
    says: [
      'not breathe|breathing, stopped|stops breathing, no|without pulse, no breath|breathing all|now|left|movement|effort|coming, no sign breath|breathing|life, cardiac arrest, heart|pulse stopped, cant feel pulse, apnea, apnoea, lifeless',
      'لا|ما|مو|بدون|بلا تنفس, ما عاد تنفس|نبض, ما|لا|بلا|بدون .. نبض, توقف|وقف|بطل عن? تنفس|نفس|قلب, تنفس|=النفس|=نفسي|=نفسه|=نفسها|قلب وقف|توقف, بلا حراك ونفس',
    ],
  }),
  'breathes-badly': finding(['Breathing not as it should be', 'تنفس غير طبيعي'], {
    says: [
      'not breathe|breathing .. properly|well|right|good|easily|fully|fast|quickly|through',
      'ما|لا|مو تنفس .. زين|كويس|منيح|عدل|طبيعي|صح|خشم|انف',
    ],
    implies: ['breathless'],
    excludes: ['no-breathing'],
  }),
  gasping: finding(['Only gasps', 'شهقات فقط'], {
    tick: ['Only gasps or snores now and then, and does not answer', 'شهقات أو شخير متقطع فقط دون أي استجابة'],
    says: [
      'agonal, gasp|gasps|gasping|snoring|gurgling + unresponsive|unconscious|collapsed|not respond|not wake|not answer|cant wake, gasp|gasps|breath every few|10|ten|20 seconds',
      'يشهق|شهقات|شهقه|يشخر|شخير|حشرجه|يحشرج|غرغره + ما|لا يرد|ترد|يستجيب|تستجيب|يصحي|تصحي|يفيق, يشهق|شهقات|شهقه|يشخر|شخير|حشرجه|يحشرج|غرغره + فاقد|غايب|مغمي|طاح',
    ],
    implies: ['no-breathing'],
  }),
  'slow-breathing': finding(['Slow or shallow breathing', 'تنفس بطيء أو ضعيف'], {
    tick: ['Breathing is very slow or shallow', 'التنفس بطيء جداً أو ضعيف'],
    says: [
      'barely|hardly breathing, slow|shallow .. breathing|breaths|breathes, breathing|breaths .. slow|slowly|shallow|shallowly|slows|slowing',
      'بطء|بطيء|بطي .. تنفس|نفس, تنفس|=النفس|=نفسي|=نفسه|=نفسها .. ببطء|بطيء|بطي|سطحي, بالكاد تنفس, يشخر .. ما يصحي',
    ],
  }),
  choking: finding(['Choking', 'غصة (انسداد مجرى الهواء)'], {
    tick: ['Something went into the windpipe or got stuck in the throat', 'دخل شيء في مجرى الهواء أو علق في الحلق'],
    says: [
      'choke, choked, choking, stuck|lodged|caught|jammed .. throat|windpipe|airway, went down wrong way|pipe, breathed|inhaled .. peanut|nut|seed|bead|toy|food|bean|grape',
      'غص, غصه, غصت, غصيت, غاص, انغص, =شرق, يشرق, شرقت, شرقان, انشرق, تشردق, عالق|عالقه|علق|علقت|وقف|وقفت|واقف|واقفه|ناشب|نشب|نشبت .. حلق|بلعوم|زور|قصبه, عالق|عالقه|علق|علقت|وقف|وقفت|واقف|واقفه|ناشب|نشب|نشبت .. مجري هوا|تنفس, حلق|بلعوم|زور .. عالق|عالقه|علق|واقف|ناشب, لقمه وقفت|علقت, دخل|دخلت|نزل .. قصبه, دخل|دخلت|نزل .. مجري هوا|تنفس, اختنق|اختناق + لقمه|اكل|حبه|مكسرات|فستق|لعبه|قطعه|عظمه',
    ],
  }),
  'cannot-cough': finding(['Cannot speak or cough', 'تعذر الكلام أو السعال'], {
    tick: ['Cannot speak, cry or cough', 'تعذر الكلام أو البكاء أو السعال'],
    says: [
      'cant|not|no .. speak|talk|cry|crying|cough|sound|noise|voice + choke|choked|choking|stuck, clutching throat|neck, holding throat, choking .. silent|silently, no sound .. coming',
      'ما|لا .. تكلم|كلام|بكي|صيح|كح|سعل|صوت + غص|شرق|شرقان|اختنق|علق|عالق|لقمه, ماسك حلق, ماسك رقبه + غص|شرق|اختنق|لقمه',
    ],
    implies: ['choking'],
  }),
  'choking-passed': finding(['It came out', 'خرج ما علق'], {
    kind: 'comfort',
    says: [
      'coughed|spat|came|popped|brought .. out|up + choke|choked|choking|stuck, choked + fine|ok|okay|normal|better|alright, dislodged',
      'طلع|طلعت|خرج|نزل|بلع|راحت + غص|غصه|غصيت|شرق|شرقت|شرقان|لقمه, غص|غصه|غصيت|شرق|شرقت + بخير|طبيعي|تمام|كويس|زين|عادي',
    ],
  }),
  'after-choking': finding(['Noisy or coughing since choking', 'صوت أو سعال منذ الغصة'], {
    tick: ['Cough, noise or wheeze goes on since choking', 'السعال أو الصوت أو الصفير مستمر منذ الغصة'],
    says: [
      'choke|choked|choking + since|still|keeps|after .. cough|coughing|wheeze|wheezing|noise|noisy, cough|wheeze .. since .. choked|choking|peanut|nut',
      'غص|غصه|شرق|شرقت|شرقان + بعدها|للحين|لسه|لسا, غص|غصه|شرق|شرقت|شرقان + الي الان, كح|سعال|صفير .. من|بعد .. غص|غصه|شرق',
    ],
    implies: ['choking'],
  }),
  'thrusts-given': finding(['Belly thrusts were given', 'أُجريت ضغطات على البطن'], {
    tick: ['Thrusts on the belly were given', 'أُجريت ضغطات على البطن'],
    says: ['heimlich, abdominal thrusts, thrusts, squeezed .. belly|stomach', 'هيمليك, مناوره هيمليك, ضغطات .. بطن, ضغطت|ضغطوا .. بطن'],
  }),
  asthma: finding(['Asthma', 'ربو'], {
    kind: 'background',
    tick: ['Known asthma', 'إصابة معروفة بالربو'],
    says: [
      'asthma, asthmatic, ventolin, salbutamol, symbicort, seretide',
      'ربو, حساسيه صدر|صدريه, ازمه صدر|صدريه|ربو, فنتولين, بخاخ ازرق|ربو|صدر',
    ],
  }),
  'asthma-attack': finding(['Asthma attack', 'نوبة ربو'], {
    tick: ['The asthma is clearly worse than usual', 'الربو أسوأ بوضوح من المعتاد'],
    says: [
      'asthma + attack|attacks|flare|flaring|flared|exacerbation|worse|bad|acting|triggered|playing, inhaler|ventolin|nebuliser|nebulizer + more|often|repeated|repeatedly',
      'نوبه|ازمه|هجمه|تهيج .. ربو, ازمه|تهيج صدر|صدريه, ربو + هاج|هاجت|تعب|زاد|زادت|شاد|شديد|رجع, حساسيه صدر + هاج|هاجت|زاد|زادت|شديد|رجع, جات|جاته|جاتني|جتني ازمه + تنفس|نفس|بخاخ',
    ],
    implies: ['asthma'],
  }),
  'asthma-icu': finding(['Earlier severe attack', 'نوبة شديدة سابقة'], {
    kind: 'background',
    tick: ['Asthma has needed intensive care or a breathing machine before', 'سبق دخول العناية المركزة أو التنفس الصناعي بسبب الربو'],
    says: [
      'asthma + icu|intensive|intubated|ventilator|ventilated, asthma + near fatal',
      'ربو + عنايه|مركزه|انبوب, ربو + تنفس صناعي, ازمه|حساسيه صدر + عنايه|مركزه|انبوب',
    ],
    implies: ['asthma'],
  }),
  'inhaler-fails': finding(['Reliever does not help', 'البخاخ المسعف لا يفيد'], {
    tick: ['The reliever does not help, or wears off within 4 hours', 'البخاخ المسعف لا يفيد، أو يزول أثره قبل 4 ساعات'],
    says: [
      'inhaler|ventolin|salbutamol|nebuliser|nebulizer|puffer|reliever|spray|pump + not help|work|working|helping|enough|respond|responding|better|touching, inhaler|ventolin|puffer|pump .. no|nothing|without effect|relief|help|use|improvement, no|not .. relief|improvement|better|help|effect .. inhaler|ventolin|puffer|nebuliser|nebulizer|puffs, inhaler|ventolin|puffs .. every hour|half|=2|two, inhaler empty|finished + {chest}, inhaler|ventolin|puffs .. still breathless|wheezing|wheeze|tight|cant',
      'بخاخ|فنتولين|بخار|بخات|بخه + ما|لا .. فاد|فيد|فاده|نفع|ينفع|جاب|ساعد|اثر|فرق|خف|ستجيب, بخاخ|فنتولين|بخار .. بدون|بلا|ماله|مافي فايده|نتيجه|فرق, بخاخ|فنتولين .. كل نص? ساعه, بخاخ|فنتولين .. كل ساعتين, ما|لا .. خف|تحسن .. بخاخ|فنتولين|بخار',
    ],
    excludes: ['inhaler-helps'],
  }),
  'inhaler-helps': finding(['Settles with the reliever', 'يتحسن بالبخاخ'], {
    kind: 'comfort',
    says: [
      'inhaler|ventolin|salbutamol|puffs|puffer .. help|helps|helped|works|worked|relieves|settles|settled, relief|better|relieved|eases|settles|improves|settled|fine .. inhaler|ventolin|puffs',
      'بخاخ|فنتولين .. يفيد|فاد|ينفع|نفع|ريح|ريحني|يخف|خف|هدا|ساعد, خف|خفت|تحسن|ارتحت|راح|يروح|هدا .. بخاخ|فنتولين',
    ],
  }),
  'asthma-nights': finding(['Asthma not well controlled', 'ربو غير مسيطر عليه'], {
    tick: [
      'Asthma wakes at night, or the reliever is used 3 or more times a week',
      'الربو يوقظ ليلاً، أو استعمال البخاخ المسعف 3 مرات أسبوعياً أو أكثر',
    ],
    says: [
      'asthma|inhaler|wheeze|wheezing + night|nights|nightly|wakes|woke|daily|often|exercise, asthma|inhaler|wheeze|wheezing + every day, renew|prescription|refill .. inhaler',
      'ربو|بخاخ|صفير|ازمه + ليل|يصحيني|رياضه, ربو|بخاخ|صفير|ازمه + كل يوم|ليله',
    ],
  }),
  'lung-disease': finding(['Lung disease', 'مرض مزمن في الرئة'], {
    kind: 'background',
    tick: ['Known lasting lung disease, such as COPD', 'مرض رئوي مزمن معروف، مثل الانسداد الرئوي'],
    says: [
      'copd, emphysema, chronic bronchitis, cystic fibrosis, bronchiectasis, pulmonary fibrosis, interstitial lung, sarcoidosis, home oxygen, lung disease, oxygen home',
      'انسداد ريوي, سده ريويه, تليف ريه|ريوي, تليف كيسي, توسع قصبات, نفاخ ريوي, مرض ريه|ريتين, اكسجين .. بيت, التهاب قصبات مزمن',
    ],
  }),
  'worse-than-usual': finding(['Worse than on usual days', 'أسوأ من الأيام المعتادة'], {
    tick: ['Breathing is clearly worse than on usual days', 'التنفس أسوأ بوضوح من الأيام المعتادة'],
    says: [
      'breath|breathing|breathless|copd|chest + worse|worsening|worsened|flare|exacerbation, more breathless|phlegm|sputum .. usual|normal',
      'تنفس|=النفس|=نفسي|=نفسه|=نفسها|ضيق|نهجان|صدر + زاد|زايد|ازداد|اسوا|ساء, تنفس|=النفس|=نفسي|=نفسه|=نفسها|ضيق|نهجان|صدر + اكثر|اكتر من',
    ],
  }),
  wheeze: finding(['Wheezing', 'صفير في الصدر'], {
    tick: ['A whistling sound in the chest', 'صوت صفير في الصدر'],
    says: [
      'wheeze, wheezes, wheezing, wheezy, {chest} + whistle|whistling|rattle, tight airways, whistling breath|breathing',
      'صفير, ازيز, يصفر|تصفر|بيصفر|بتصفر + تنفس|نفس|كح|كحه|سعال|ضيق|بالليل, {chest} + صفر|يصفر|تصفير|زيق|خرخش|وزوز|وزيز, تزييق, تزيق, يزيق, بيزيق, خرخشه, وزيز, يوزوز',
    ],
  }),
  'exhausted-breathing': finding(['Exhausted from breathing', 'إنهاك من التنفس'], {
    tick: ['Exhausted from the effort of breathing', 'إنهاك من شدة المجهود للتنفس'],
    says: [
      'exhausted|tired|worn out? from|by|trying|with .. breathe|breathing, exhausted + breathe|breathing|asthma|wheezing, hunched|bent|leaning forward .. breathe|breath, tripod',
      'منهك|مرهق|هلكان .. تنفس, تعب من كثر? تنفس, تنفس .. منهك|ارهق',
    ],
  }),
  'pleuritic-pain': finding(['Pain on breathing in', 'ألم مع الشهيق'], {
    tick: ['Sharp pain in the chest on breathing in', 'ألم حاد في الصدر مع الشهيق'],
    says: [
      'pleuritic, pleurisy, {pain} + {breathIn}, sharp|catch|catches|stab|stabbing + {breathIn}, hurts|painful|pain .. when|while|if breathe|breathing, hurts|painful breathe|breathing',
      '{pain} + {breathIn}, الم|وجع|عوار|نغزه|طعنه|شكه .. لما|مع|عند|اذا|يوم|وقت تنفس|شهيق|=النفس, نغزه|طعنه|شكه + {breathIn}',
    ],
  }),
  'coughing-blood': finding(['Coughing blood', 'سعال مع دم'], {
    tick: ['Blood comes up with coughing', 'خروج دم مع السعال'],
    says: [
      'hemoptysis, haemoptysis, cough|coughs|coughed|coughing + {blood}, phlegm|sputum|mucus + {blood}, spit|spits|spitting|spat blood, rust|rusty|pink|red|brown sputum|phlegm, {blood} + sputum|phlegm',
      'كح|كحه|كحيت|قحه|سعال|سعل|سعله + {blood}, بلغم|نخامه + {blood}, تف|يتف|اتف|بصق|ابصق + {blood}',
    ],
    implies: ['cough'],
  }),
  'much-coughed-blood': finding(['Much blood coughed up', 'سعال دم كثير'], {
    tick: [
      'More than streaks of blood: a spoonful or more, clots, or again and again',
      'دم أكثر من خيوط: ملعقة أو أكثر، أو كتل، أو تكرار ذلك',
    ],
    says: [
      'cough|coughs|coughed|coughing + {blood} + cup|cupful|mouthful|mouthfuls|lot|lots|spoon|spoonful|teaspoon|tablespoon|clots|bowl|fresh|bright|pouring|massive|large, cough|coughs|coughed|coughing + {blood} + tissue full',
      'كح|كحه|سعال|سعل|تف + {blood} + كثير|وايد|واجد|كوب|ملعقه|كتل|متجلط|كميه|كبيره|فنجان|صحن|غزير',
    ],
    implies: ['coughing-blood'],
  }),
  'frothy-phlegm': finding(['Pink or white froth', 'رغوة وردية أو بيضاء'], {
    tick: ['Pink or white froth comes up with the cough', 'خروج رغوة وردية أو بيضاء مع السعال'],
    says: [
      'pink|white froth|foam, pink|frothy|foamy sputum|phlegm|cough, froth|frothy|foam|foamy + cough|coughing|phlegm|sputum',
      'رغوه|زبد|رغوي + كح|كحه|سعال|بلغم|نفس|صدر, بلغم رغوي|ورد*',
    ],
  }),
  stridor: finding(['Noisy breathing in', 'صوت خشن عند الشهيق'], {
    tick: ['A harsh noise with each breath in, even at rest', 'صوت خشن مع كل شهيق حتى أثناء الراحة'],
    says: [
      'stridor, crowing, noisy breathing|breath, harsh|rasping|raspy|squeaky .. breath|breathe|breathing, high pitched .. breath|breathe|breathing, breath|breathe|breathing .. harsh|rasping|raspy|squeaky, breath|breathe|breathing .. high pitched, noise .. breath|breathe|breathes|breathing in, noise .. each|every breath',
      'صرير, صوت خشن|عالي|غريب|حاد|نباح .. تنفس|=النفس|=نفسي|=نفسه|=نفسها|شهيق, تنفس|=النفس|=نفسي|=نفسه|=نفسها|شهيق .. صوت خشن|عالي|غريب|حاد, صوت مع|عند شهيق, تنفس بصوت, شخره .. تنفس|شهيق',
    ],
  }),
  cough: finding(['Cough', 'سعال'], {
    tick: ['Cough', 'سعال'],
    says: ['cough, coughs, coughing, coughed, hacking, tickly throat', 'سعال, كحه, كح, كحيت, كحكحه, كحكح, قحه, قح, سعل, سعله, سعلت, اسعل'],
  }),
  'barking-cough': finding(['Barking cough', 'سعال نباحي'], {
    tick: ['The cough sounds like a barking dog or seal', 'صوت السعال كنباح الكلب'],
    says: [
      'croup, croupy, barky, bark|barks|barking|seal|dog + cough|coughing|coughs, cough|coughing .. like dog|seal',
      '=خناق, =الخناق, كح|كحه|سعال + نباح|نباحي|نباحيه|تنبح|ينبح|كلب|خشن',
    ],
    implies: ['cough'],
  }),
  whooping: finding(['Coughing fits', 'نوبات سعال'], {
    tick: ['Coughing fits that end in a whoop or in vomiting', 'نوبات سعال تنتهي بشهقة أو قيء'],
    says: [
      'whoop, whooping, pertussis, coughing|cough fits|fit|bouts|spells|attacks, coughs|coughing .. until|till vomit|vomits|vomiting|sick|throws|face',
      'سعال ديكي, شاهوق, كح|كحه|سعال + شهقه|نوبات|نوبه, كح|كحه|سعال .. لين|حتي|لحد|الين .. يرجع|يستفرغ|يزوع|يتقيا',
    ],
    implies: ['cough'],
  }),
  phlegm: finding(['Phlegm', 'بلغم'], {
    tick: ['Yellow, green or brown phlegm', 'بلغم أصفر أو أخضر أو بني'],
    says: [
      'phlegm, flem, sputum, productive|wet|chesty cough, mucus .. cough|chest, cough|coughing .. mucus|green|yellow, green|yellow|brown mucus',
      'بلغم, نخامه, نخام, قشع, بلغام, كحه|سعال رطب|رطبه',
    ],
  }),
  pneumonia: finding(['Pneumonia', 'التهاب رئوي'], {
    kind: 'disease',
    says: [
      'pneumonia, chest infection, lung infection, crackles, consolidation, crepitations, bronchiolitis',
      'التهاب ريوي, التهاب ريه|ريتين|صدر|شعب|شعبي|قصبات, ذات ريه, نيمونيا',
    ],
  }),
  cold: finding(['Cold symptoms', 'أعراض زكام'], {
    tick: ['Runny or blocked nose, or sneezing', 'سيلان الأنف أو انسداده أو العطاس'],
    says: [
      '{nose} + runing, {nose} + stuffed, {nose} + runny|runs|running|block|blocked|stuffy|congested|drip|dripping|bunged, congestion, congested, sneeze, sneezes, sneezing, a cold, common|head|bad|nasty|mild|winter|caught|catch|slight|simple|heavy cold, cold symptoms|flu|virus|cough|runny|blocked|lasting, cold sore throat, rhinorrhea, rhinorrhoea, coryza, coryzal, nasal discharge, post nasal, postnasal, snot, snotty, sniffle, sniffles, uri, urti, upper respiratory',
      'زكام, مزكوم, مزكومه, مزكم, زكمه, رشح, رشحان, راشح, مرشح, عطاس, عطس, اعطس, {nose} + مسدود|مسكر|انسد|يسيل|سايل|سايب|يخر|راشح|سيلان|انسداد, {nose} + ينزل ماي|ماء|سايل, احتقان انف, نزله برد|صدريه|شعبيه, دور برد, واخذ|واخد|ماخذ برد, شويه|شوي|نزله|لفحه برد, برد + كح|كحه|سعال|حلق|زكام|انف|خشم, برد خفيف|بسيط|عادي',
    ],
  }),
  'cold-returns': finding(['Better, then worse again', 'تحسن ثم سوء من جديد'], {
    tick: ['It got better, then worse again with fever', 'تحسنت الحالة ثم ساءت من جديد مع حرارة'],
    says: [
      'better|improved|improving|recovered|recovering + then|again|now worse|back|returned|fever, fever .. came|come back, relapse',
      'تحسن|تحسنت|خف|خفت|طاب + رجع|رجعت|ثم|بعدين .. حراره|اسوا|زاد|تعب, انتكس, انتكاسه',
    ],
  }),
  flu: finding(['Flu', 'إنفلونزا'], {
    tick: ['Aches all over with fever, as in flu', 'آلام في كل الجسم مع حرارة كما في الإنفلونزا'],
    says: [
      'flu, influenza, =grippe, flu like, covid, corona, fluey, fluish, viral infection|illness|fever, =virus, body|everywhere|everything|bones + ache|aches|aching|achy|sore|hurts|pains, all over + ache|aches|aching|achy|sore|hurts|pains, bodyache, bodyaches, aches pains, myalgia, achy temp*',
      'انفلونزا, فلونزا, كورونا, كوفيد, فيروس, جسم|عظام|بدن + مكسر|متكسر|مكسره|تكسير|تكسر|مهدود|هدود|مرضوض|يعور|يوجع|الم|وجع, همدان, دور برد قوي',
    ],
  }),
  hayfever: finding(['Hay fever', 'حساسية الأنف'], {
    tick: ['Sneezing or itchy nose and eyes with dust, plants or seasons', 'عطاس أو حكة في الأنف والعينين مع الغبار أو النباتات أو المواسم'],
    says: [
      'hay fever, hayfever, seasonal|dust|pollen|pet|cat|nasal allergy|allergies, allergic rhinitis|nose, pollen, {nose} + {itch}, {eye} + {itch} + sneeze|sneezing, {eye} + {itch} + {nose}, sneeze|sneezing + dust|dusty|pollen|spring|bukhoor|incense|sandstorm|cat|cats|ac|aircon, {nose} + dust|dusty|pollen|spring|bukhoor|incense|sandstorm|cat|cats',
      'حساسيه موسميه|انف|غبار|ربيع|عيون|جيوب|قطط, حساسيه + انف|خشم|غبار|عيون|ربيع|قطط|عطاس, {nose} + {itch}, حبوب لقاح, عطاس|عطس + غبار|ربيع|بخور|طوز|مكيف|قطط|نخيل, {nose} + غبار|ربيع|بخور|طوز|مكيف|قطط|نخيل, {eye} + {itch} + غبار|ربيع|طوز',
    ],
  }),
  'hayfever-uncontrolled': finding(['Treatment does not help', 'العلاج لا يفيد'], {
    tick: ['It spoils sleep or work in spite of 2 weeks of treatment', 'تؤثر في النوم أو العمل رغم علاج أسبوعين'],
    says: [
      'antihistamine|antihistamines|cetirizine|zyrtec|loratadine|nasal|spray .. not|no|nothing help|helping|work|working|enough|relief',
      'زيرتك|كلاريتين + ما|لا|بدون .. فاد|فيد|نفع|ينفع|فايده, حبوب حساسيه + ما|لا|بدون .. فاد|فيد|نفع|ينفع|فايده, بخاخ انف + ما|لا|بدون .. فاد|فيد|نفع|ينفع|فايده',
    ],
  }),
  'blocked-nose-breath': finding(['Only the nose is blocked', 'انسداد الأنف فقط'], {
    kind: 'comfort',
    tick: ['Only the nose is blocked; through the mouth breathing is easy', 'الأنف فقط مسدود، والتنفس من الفم سهل'],
    says: [
      'breathe|breath|breathing .. through? nose|nostril|nostrils, {nose} + breathe|breath|breathing, breathe|breathing .. through? mouth',
      'تنفس|=النفس|=نفسي|=نفسه|=نفسها + {nose}, تنفس .. من فم|=تمي|=تمه|=التم|حلج',
    ],
    implies: ['cold'],
  }),
  hoarse: finding(['Hoarse voice', 'بحة في الصوت'], {
    tick: ['The voice is hoarse or gone', 'بحة في الصوت أو اختفاؤه'],
    says: [
      'hoarse, hoarseness, croaky, husky, laryngitis, voice .. rough|scratchy|cracking|frog|going|gone|goes|changing|changed|lost|hoarse|husky|weak, lost|losing|lose voice, like frog, no voice',
      'بحه, مبحوح, مبحوحه, ابح, انبح, صوت .. راح|يروح|رايح|اختفي|تغير|مبحوح, ما .. يطلع|طالع صوت, التهاب احبال|حنجره, احبال صوتيه',
    ],
  }),
  snoring: finding(['Snoring', 'شخير'], {
    says: [
      'snore, snores, snoring, sleep apnea|apnoea, cpap',
      'شخير, يشخر .. نوم|نايم|ليل, اشخر, تشخر, انقطاع نفس|تنفس .. نوم, انقطاع تنفس نومي',
    ],
  }),
  'sleep-pauses': finding(['Pauses in sleep', 'توقف التنفس أثناء النوم'], {
    tick: ['Breathing stops for moments in sleep, with loud snoring', 'التنفس يتوقف لحظات أثناء النوم مع شخير عالٍ'],
    says: [
      'snore|snores|snoring|sleep|asleep|sleeping|night + stops|stop|pauses|pause|holds breathing|breath, sleep apnea|apnoea, wake|wakes|woke choking|gasping + snore|snoring',
      'نوم|نايم|شخير|ليل + يوقف|ينقطع|يتوقف|انقطاع نفس|تنفس, انقطاع .. نوم',
    ],
    excludes: ['no-breathing', 'breathing-pauses', 'gasping'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
