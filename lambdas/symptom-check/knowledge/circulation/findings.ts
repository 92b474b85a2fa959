import { type Finding, finding } from '../kinds.ts';

/** Heart, blood pressure and vessels. */
export const findings = {
  'chest-pain': finding(['Chest pain', 'ألم في الصدر'], {
    tick: ['Pain, pressure or tightness in the chest', 'ألم أو ضغط أو ضيق في الصدر'],
    says: [
      '{chest} + {pain}, {chest} + {pressure}, angina, clutching|grabbing|holding + {chest}, {chest} + odd|funny|strange|weird|wrong, heart + {pain}',
      '{chest} + {pain}, {chest} + {pressure}, ذبحه, ذبحه صدريه, نغزه|نغزات|نخزه|وخزه قلب, قلب + {pain}, قلب + {pressure}, قلب + عاصر|قابض|ماسك|كابس',
    ],
  }),
  'chest-burning': finding(['Burning in the chest', 'حرقة في الصدر'], {
    says: ['{chest} + {burns}, behind breastbone + {burns}', '{chest} + {burns}, حرقان|نار + {chest}'],
  }),
  'spreading-pain': finding(['Pain that spreads', 'ألم يمتد إلى موضع آخر'], {
    tick: ['The pain goes into an arm, the neck, the jaw or the back', 'الألم يمتد إلى الذراع أو الرقبة أو الفك أو الظهر'],
    says: [
      '{pain} + {spreading} + {arm}, {spreading} + {arm}, {spreading} + {jaw}, {spreading} + {neck}, {spreading} + {shoulder}, {spreading} + {back}',
      '{spreading} + {arm}, {spreading} + {jaw}, {spreading} + {neck}, {spreading} + {shoulder}, {spreading} + {back}',
    ],
  }),
  'pressing-pain': finding(['Pressing or squeezing pain', 'ألم ضاغط أو عاصر'], {
    tick: ['It feels like pressing, squeezing or a heavy weight', 'الإحساس كضغط أو عصر أو ثقل كبير'],
    says: ['{chest} + {pressure}, {pain} + {pressure}', '{chest} + {pressure}, {pain} + {pressure}'],
    implies: ['chest-pain'],
  }),
  sweating: finding(['Sweating', 'تعرق'], {
    tick: ['Cold sweat, or pale and clammy skin', 'تعرق بارد، أو جلد شاحب ورطب'],
    says: [
      'sweat, sweaty, sweating, clammy, diaphoresis, diaphoretic, drenched, dripping',
      'عرق, تعرق, عرقان, عرقانه, عرقت, يتصبب, تصبب, عرق بارد, مبلل عرق',
    ],
  }),
  tearing: finding(['Tearing pain', 'ألم كالتمزق'], {
    tick: ['The pain is tearing or ripping, worst at its beginning', 'الألم كالتمزق أو الشق، وكان أشده عند بدايته'],
    says: [
      'rip + {pain}, tear + {pain}, ripping|tearing sensation|apart|through, being torn',
      'تمزق, كتمزق, نشق, ينشق, ممزق, يتمزق, يتشقق, انشق, كسكين + {back}',
    ],
  }),
  'device-shock': finding(['Shocks from a heart device', 'صدمات من جهاز القلب'], {
    tick: ['An implanted heart device gave shocks', 'جهاز القلب المزروع أعطى صدمات'],
    says: [
      'pacemaker|defibrillator|icd + shock|shocks|shocking|firing|fired|zap|zapping',
      'جهاز|بطاريه|منظم .. قلب + صعق|صدمه|صدمات|يكهرب',
    ],
  }),
  palpitations: finding(['Palpitations', 'خفقان'], {
    tick: ['The heart races, pounds or skips beats', 'القلب يخفق بسرعة أو بقوة أو يفوّت نبضات'],
    says: [
      'palpitation, heart|pulse + race|racing|pound|pounding|flutter|fluttering|thump|thumping|skip|skipping|hammering|crazy|haywire, skipped|skips beats, irregular heartbeat|pulse',
      'خفقان, خفقات, رفرفه, تسارع قلب, قلب|نبض|دقات|ضربات + سرع|سريع|يركض|يرفرف|يفز|ينط|يخبط|رقع|زايد|زايده|يدق, قلب|نبض|دقات|ضربات + غير|ما منتظم',
    ],
  }),
  fainted: finding(['Fainting', 'إغماء'], {
    tick: ['Fainted or lost consciousness', 'حدث إغماء أو فقدان للوعي'],
    says: [
      'faint, fainted, fainting, black|blacked|blacking out, blackout, pass|passed|passing out, syncope, collapse, collapsed, keeled over',
      'اغماء, اغمي, يغمي, غمي, اغماءه, غشي, غاب|غابت|فقد|فقدت + وعي, داخ|داخت|دخت|دوخه .. طاح|طاحت|طحت|وقع|وقعت, انهار, سورق, سورقت',
    ],
  }),
  'nearly-fainted': finding(['Nearly fainting', 'قرب الإغماء'], {
    says: [
      'feel|feels|feeling|felt faint, near|nearly|almost|about + faint|fainted|pass|passed, presyncope, faintness, might pass out',
      'بغيت اطيح, بطيح, بغيت|كدت|قربت|راح|رح|كاني|شبه + اطيح|يغمي|اغيب|اغماء|افقد, اسودت + دنيا',
    ],
  }),
  'fainted-on-effort': finding(['Fainting on effort', 'إغماء مع المجهود'], {
    tick: ['It came during effort, or while lying down', 'حدث أثناء المجهود أو أثناء الاستلقاء'],
    says: ['faint|fainted|collapsed|passed + {effort}', 'اغمي|اغماء|طاح|طاحت|وقع + {effort}'],
    implies: ['fainted'],
  }),
  'on-standing': finding(['On standing up', 'عند الوقوف'], {
    tick: ['It comes on standing up, and goes within a minute', 'يحدث عند الوقوف ويزول خلال دقيقة'],
    says: [
      'when|on|upon|after|if|whenever .. stand|stood|standing|rise, stand|stood|standing up, postural, orthostatic, from bed|chair, sit up',
      'وقفت, اوقف, قمت, اقوم, من سرير, وقوف, قيام, نشيت, نهضت, انهض',
    ],
  }),
  'chest-wall': finding(['On touch or movement', 'عند اللمس أو الحركة'], {
    tick: ['It hurts when that place is pressed or the body turns', 'يؤلم عند الضغط على الموضع أو لفّ الجسم'],
    says: [
      'when|if|on|with|by .. press|touch|push, press|push|touch on|there|chest|rib, sore|tender|painful|hurts touch|press, palpation, reproducible, when|after + move|moving|twist|turn|lifting|bending|cough|coughing',
      'لما|اذا|عند|يوم|وقت|كل|بس .. لمس|اضغط|ضغطت|حرك|كح|سعل|لف, عند|اذا ضغط, مع|بعد لمس|حرك|كح|كحه|سعال|لف, من كثر كحه',
    ],
  }),
  'leg-swelling': finding(['Swollen or painful calf', 'تورم أو ألم في الساق'], {
    tick: ['One leg is swollen, painful or warm', 'ساق واحدة متورمة أو مؤلمة أو دافئة'],
    says: [
      'dvt, deep vein|venous thrombosis, clot + {leg}, {leg} + {swell}, {calf} + {swell}, {calf} + {pain}, {calf} + {red}, {calf} + {hot}',
      'جلطه + {leg}, {leg} + {swell}, {calf} + {swell}, {calf} + {pain}, {calf} + {red}, {calf} + {hot}',
    ],
  }),
  'leg-swelling-both': finding(['Swollen ankles', 'تورم الكاحلين'], {
    tick: ['Both ankles or legs are swollen', 'الكاحلان أو الساقان متورمان'],
    says: ['both|bilateral + {leg} + {swell}, ankles|feet + {swell}, pedal|ankle oedema|edema', 'رجول|رجلين|قدمين|ساقين + {swell}'],
    excludes: ['leg-swelling'],
  }),
  orthopnoea: finding(['Breathless lying flat', 'ضيق عند الاستلقاء'], {
    tick: ['Breathing is worse lying flat, or wakes at night', 'التنفس أسوأ عند الاستلقاء أو يوقظ من النوم'],
    says: [
      'orthopnea, orthopnoea, lie|lying flat + cant|breathless|breath, extra|more pillows, wake|wakes + breathless|gasping',
      'انسدح|نسدح|استلقي|استلقاء|ستلقي|انام|نمت|اتمدد + ضيق|ضيقه|كتمه|اختنق|انخنق|نهجان, مخدتين, ثلاث مخدات',
    ],
  }),
  'cold-limb': finding(['Cold or pale limb', 'برودة أو شحوب في طرف'], {
    tick: ['One arm or leg is suddenly cold, pale or blue', 'ذراع أو ساق صارت فجأة باردة أو شاحبة أو زرقاء'],
    says: [
      '{arm} + {chilled}, {leg} + {chilled}, {foot} + {chilled}, {hand} + {chilled}',
      '{arm} + {chilled}, {leg} + {chilled}, {foot} + {chilled}, {hand} + {chilled}',
    ],
  }),
  'heart-attack': finding(['Heart attack', 'نوبة قلبية'], {
    kind: 'disease',
    says: ['heart attack, myocardial infarction', 'نوبه قلبيه, جلطه قلب|قلبيه, ازمه قلبيه'],
  }),
  'heart-disease': finding(['Heart disease', 'مرض في القلب'], {
    kind: 'background',
    tick: ['A known heart disease, stent or heart operation', 'مرض معروف في القلب أو دعامة أو عملية في القلب'],
    says: [
      'heart disease|condition|problem|failure, coronary, stent, bypass, angina, cardiomyopathy, pacemaker, cabg, atrial fibrillation, afib, chf',
      'مريض|مرض|مشاكل|ضعف|فشل + قلب, دعامه, قسطره, قلب مفتوح, ارتجاف اذيني',
    ],
  }),
  'clot-risk': finding(['Risk of a clot', 'عوامل خطر الجلطة'], {
    kind: 'background',
    tick: [
      'An operation, plaster, long journey, birth or hormone tablets in the last weeks, or an earlier clot',
      'عملية أو جبس أو سفر طويل أو ولادة أو حبوب هرمونية في الأسابيع الأخيرة، أو جلطة سابقة',
    ],
    says: [
      'long haul, long .. flight|journey|drive|trip, surgery, operation, operated, contraceptive, birth control, on pill, immobile, immobilised, plaster cast, in cast, dvt, blood clot, bed rest, hip|knee replacement, hrt',
      'رحله|سفر طويل|طويله, عمليه, جراحه, حبوب منع, جبس, جلطه رجل',
    ],
  }),
  hypertension: finding(['High blood pressure', 'ارتفاع ضغط الدم'], {
    kind: 'background',
    says: ['hypertension, hypertensive, high blood pressure, htn', 'مرض|مريض|ارتفاع ضغط, ضغط + مرتفع|عالي'],
  }),
  'limb-numb-cold': finding(['Cold limb without feeling', 'طرف بارد بلا إحساس'], {
    tick: ['That limb is numb or cannot be moved', 'ذلك الطرف بلا إحساس أو لا يتحرك'],
    says: [
      '{arm} + {chilled} + {numb}, {leg} + {chilled} + {numb}, {foot} + {chilled} + {numb}',
      '{arm} + {chilled} + {numb}, {leg} + {chilled} + {numb}, {foot} + {chilled} + {numb}',
    ],
    implies: ['cold-limb'],
  }),
  'jaw-pain': finding(['Jaw pain', 'ألم في الفك'], {
    tick: ['Pain in the jaw', 'ألم في الفك'],
    says: ['{jaw} + {pain}, {jaw} + {pressure}', '{jaw} + {pain}, {jaw} + {pressure}'],
  }),
  'arm-pain': finding(['Arm pain', 'ألم في الذراع'], {
    tick: ['Pain in an arm', 'ألم في الذراع'],
    says: ['{arm} + {pain}, {arm} + {pressure}', '{arm} + {pain}, {arm} + {pressure}'],
  }),
  'shoulder-pain': finding(['Shoulder pain', 'ألم في الكتف'], {
    says: ['{shoulder} + {pain}', '{shoulder} + {pain}'],
  }),
  'comes-with-effort': finding(['Comes with effort', 'يأتي مع المجهود'], {
    tick: ['It comes with effort and goes within minutes of rest', 'يأتي مع المجهود ويزول بعد دقائق من الراحة'],
    says: [
      '{pain} + {effort}, {pressure} + {effort}, breathless + {effort}, on exertion, with effort|exertion|stairs, climbing stairs',
      '{pain} + {effort}, {pressure} + {effort}, ضيق|نهجان|تنفس|=النفس|=نفسي|=نفسه|=نفسها + {effort}, مع مجهود|درج|مشي',
    ],
  }),
  'sudden-death-family': finding(['Sudden death in the family', 'وفاة مفاجئة في العائلة'], {
    kind: 'background',
    tick: ['A close relative died suddenly before 40', 'وفاة مفاجئة لقريب قبل سن 40'],
  }),
  'raised-pressure-known': finding(['High reading at home', 'قراءة ضغط مرتفعة'], {
    says: ['pressure|bp + high|raised|elevated, blood pressure + up, bp + up, pressure|bp + through roof', 'ضغط + مرتفع|عالي|طالع|فوق'],
  }),
  'pressure-signs': finding(['Signs with high pressure', 'علامات مع الضغط المرتفع'], {
    tick: [
      'Bad headache, blurred sight, chest pain, breathlessness or confusion with it',
      'صداع قوي أو زغللة أو ألم في الصدر أو ضيق نفس أو ارتباك ذهني معه',
    ],
  }),
  aneurysm: finding(['Known aneurysm', 'تمدد معروف في الشريان'], {
    kind: 'background',
    says: ['aneurysm, aaa, pulsating|pulsatile|pulsing + {belly}', 'تمدد شريان, انورسما, نبض + {belly}'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
