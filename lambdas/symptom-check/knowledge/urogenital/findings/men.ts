import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'testicle-pain': finding(['Testicle pain', 'ألم في الخصية'], {
    tick: ['Pain in a testicle', 'ألم في الخصية'],
    says: [
      '{testicle} + {pain}, =nuts|nut {pain}, =nuts|nut killing|agony|throbbing, one|left|right|other =ball + {pain}, one|left|right|other =ball + killing|agony|throbbing|high|higher, {pain} + one|left|right|other =ball, twisted + {testicle}, kicked + {testicle}, {testicle} + agony|killing|twisted|unbearable, {testicle} + twist|twisting, =sore|=swollen|=aching =ball, =ball pain|aches|hurts,  one|left|right|other side|one down + {pain}|touch|sore|killing|agony, down .. one|left|right side + {pain}|touch|sore|killing, private|privates {pain} + one|swollen|sick, private parts {pain} + one|swollen|sick, {pain} .. private|privates|parts + one|swollen, pain|painful|ache|sudden + =ball|=balls + swollen|high|up|kicked|hurts|pain',
      '{testicle} + {pain}, =nuts|nut {pain}, =nuts|nut killing|agony|throbbing, one|left|right|other =ball + {pain}, one|left|right|other =ball + killing|agony|throbbing|high|higher, {pain} + one|left|right|other =ball, خصيه|خصيته|خصيتي + ملتفه|ملتويه|ملتهبه, {testicle} + {severe}, {cry} + {testicle}, {testicle} + التوت|ملتويه|تلتوي|ملفوفه|ذابح|ضارب',
    ],
  }),
  'testicle-torsion': finding(['Torsion or inflammation of a testicle', 'التواء الخصية أو التهابها'], {
    kind: 'disease',
    says: ['testicular torsion, torsion, epididymitis, orchitis', 'التواء خصيه|خصيته|خصيتي'],
    implies: ['testicle-pain'],
  }),
  'testicle-swelling': finding(['Swollen testicle', 'تورم الخصية'], {
    tick: ['A testicle is swollen, red or sits higher than the other', 'خصية متورمة أو محمرة أو أعلى من الأخرى'],
    says: [
      '{testicle} + {swell}, {testicle} + {red}, testicle|scrotum + bigger|larger, testicle|testicles|testis|scrotum|=nuts|nutsack|ballsack|=balls|bollock + size|twice|huge|blown|double|grapefruit|lemon|egg|big|bigger|larger|enlarged|higher|=high|riding|hot, one|left|right =ball + size|twice|huge|blown|bigger|larger|swollen|big|double|higher|=high, one =balls + swollen|bigger|higher|=high|huge, left|right|one =nut + size|twice|huge|blown|swollen|bigger|big|like, =ball|=balls|=nut swollen|swelling|swelled|swole|blew|blown|size|huge|puffed|ballooned, swollen|puffy|huge|massive =ball|=balls|=nut|=nuts, {testicle} .. hard, =ball|=balls|=nut|=nuts + grapefruit|lemon|orange|plum|melon|tennis, sit|sits|sitting|riding|hanging|hangs|hung way? higher|=high, higher other|normal + side|one|testicle|ball|down, one|left|right|other side|one down .. higher|bigger|swollen|hard|huge|twice, higher than other, private|privates|parts + one .. swollen|bigger|higher|huge|twice, one swollen + private|privates|parts|=balls|down, {testicle} .. up|high + other, one .. up other + swollen|pain|paining|vomiting',
      '{testicle} + {swell}, {testicle} + {red}, {testicle} + كبيره|اكبر|كبرت|اعلي|مرتفعه|قاسيه, {testicle} + كبير|كبرانه|كبرانه|كبرت|اكبر|ضعف|نافخه|منفوخه|متورمه|مدبله|قد, اعلي|ارفع|فوق .. ثانيه|تانيه|اخري + خصيه|بيضه, كوره|طابه|ضربه + بيضه|خصيه + {swell}|قد|كبر, بيضه|خصيه صار|صارت .. قد|كبر|مثل|متل',
    ],
  }),
  'testicle-lump': finding(['Lump in a testicle', 'كتلة في الخصية'], {
    tick: ['A lump in or at a testicle, without pain', 'كتلة غير مؤلمة في الخصية أو بجانبها'],
    says: [
      'varicocele, hydrocele, {testicle} + lump|mass|nodule|bump|growth|worms, {testicle} + marble|pebble|bead|lumpy, thing|something|=pea|grain|lump|bump .. in|on|stuck|inside .. =ball|=balls|=nut|=nuts|testicle|scrotum, hard|small .. in|on .. =ball|=balls|=nuts|testicle, thing|something|=pea|lump|bump|marble|stuck + in|on =nut|=nuts',
      'دوالي خصيه|خصيتين, قيله مايه, {testicle} + كتله|عقده|حبه|كيس|بروز|درنه, {testicle} + حبيبه|حصوه|بحصه|كوره|كره|زايده|تكتل|كلكوعه|كتل|ورمه|شي قاسي|صغيره, {testicle} + شي قاسي|صلب|غريب',
    ],
  }),
  priapism: finding(['Erection that lasts', 'انتصاب مستمر'], {
    tick: ['An erection that has lasted for hours without desire', 'انتصاب مستمر منذ ساعات دون رغبة'],
    says: [
      'priapism, painful erection, erection|erect + hour|hrs|=lasting|=lasts|=lasted, erection|erect + not go|stop|down, erection|erect + since morning|yesterday|last, penis + hard|erect + hour|hrs, penis + hard|erect + not go|down, boner|hardon|stiffy + hour|hours|since|not|wont, {penis} + hard|stiff|erect|rigid|up + from|since|hours|hour|all|hrs, {penis} + not go|going .. down|soft, hard|erect|stiff|erection .. hours .. not turned|aroused|horny, erection + from|since|all, erection .. not go|going|went down|away, hard on + hours|since, standing|hard|stiff|erect|up + no|not|without woman|women|film|video|porn|desire|horny|aroused|turned, standing|hard|stiff|erect since|from|for .. 1am|2am|3am|4am|5am|midnight, viagra|cialis + hours .. hard|erect|stiff|down, still|remains|stays|staying hard|erect|stiff .. hours, hard|erect|stiff .. hours .. painful|hurts|paining, hard down there + go|hours|down, stayed|stays|staying hard + hours|down|painful, hard|erect|stiff down + not go|hours|hrs',
      'انتصاب|منتصب + ساعات|ساعتين|ساعه|مستمر|مولم|امس|صبح, انتصاب|منتصب + لا نزل|راح|روح, {penis} + واقف|قايم + ساعات|ساعتين|ساعه|امس|صبح, انتصاب|منتصب|{penis} + ليل|فجر|فير|صبح|ساعات|ساعه|البارح|امس, {penis} + واقف|قايم|منتصب|صلب|متصلب|شاد + ليل|فجر|فير|صبح|ساعات|ساعه|ساعتين|البارح|امس|مبارح|طول, {penis}|انتصاب|منتصب .. ما|مب|مو|مش .. ينام|يرتخي|ينزل|يهدا|يرخي|نام, {penis} .. واقف .. ما .. ينام|يرتخي|ينزل',
    ],
  }),
  'erection-trouble': finding(['Trouble with sex in men', 'ضعف جنسي عند الرجل'], {
    tick: ['Weak erections or early ejaculation', 'ضعف الانتصاب أو سرعة القذف'],
    says: [
      'erectile dysfunction, impotence, impotent, premature|early ejaculation, low libido|sex drive, erection + cant|problem|weak|lose|losing|difficulty|trouble|not, sexual weakness|dysfunction, {penis} .. not|cant|wont .. hard|stand|work|rise|up|erect|function|stiff|perform|attention, not stand|standing|stay|staying|keep .. attention|erect|hard, cant .. hard|erect|hard on|stiff + {sex}|wife|bed|stay|keep|girlfriend|partner, cant up + sex|bedroom, soft|floppy|limp .. during|in|before .. sex|intercourse|bed|action, lose|losing|lost .. erection|hardness|hard, erections|erection + weak|weaker|soft|gone|lost|poor|not, not .. stay|get|keep|maintain erection, cum|finish|ejaculate|ejaculating .. too|so|very? quick|quickly|fast|=early|soon, libido|sex drive|desire + low|gone|lost|none|no|zero, impotency, bedroom problem|problems|performance, viagra not',
      'ضعف|مشكله|عدم انتصاب, ضعف|عجز|برود جنسي, سرعه قذف, انتصاب + ضعيف, انتصاب + لا يجي|صير, {penis} .. ما .. وقف|ينتصب|قوم|يقوم|يوقف|تصلب, ما .. ينتصب|انتصب|يوقف|يقوم|بيوقف|بينتصب + {sex}|زوجتي|معاي|معي|مرتي|وياي, يرتخي|ارتخاء|ينام + بسرعه|سرعه|{sex}|{penis}, يقذف|قذف|اقذف|بيقذف|اخلص|انزل + سريع|بسرعه|سرعه|مبكر|بدري, ضعف + جنسي|زوجيه|انتصاب|{sex}, رغبه|شهوه + جنسيه|ضعيفه|قليله|مفقوده|معدومه|راحت|قلت, انتصاب + ضعيف|ضعف|قل|مشكله|ما|عدم|راح, ما .. قدر .. اجامع|جامع|اكمل|يكمل|يجامع|معاشره + ريلي|زوجي|زوجتي|مرتي|{sex}|يرتخي',
    ],
  }),
  'blood-in-semen': finding(['Blood in the semen', 'دم في المني'], {
    tick: ['Blood in the semen', 'دم في السائل المنوي'],
    says: [
      'semen|sperm|ejaculate|cum + {blood}, semen|sperm + red|brown|pink, jizz|spunk|ejaculation|ejaculating|ejaculated|ejaculate|cum|cumming|semen|sperm|seed|climax|orgasm + {blood}, jizz|spunk|ejaculation|ejaculate|cum|semen|sperm|seed + red|pink|brown|rusty|brownish|reddish|rust',
      '=المني|=بالمني|قذف + {blood}, سايل منوي + {blood}, =المني + احمر|بني, سايل منوي + احمر|بني, قذف|اقذف|يقذف|انزال|احتلام|سايل منوي|حيوانات منويه|منيه|مني =بتاعي + {blood}, قذف|اقذف|انزال|سايل منوي|=المني|منيه + احمر|بني|زهري|وردي|مدمي|مدمم, {blood} + قذف|=المني|=بالمني|=المنى|سايل منوي',
    ],
  }),
  'penis-trouble': finding(['Complaint of the penis', 'شكوى في القضيب'], {
    tick: ['Pain, redness, itching or swelling of the penis', 'ألم أو احمرار أو حكة أو تورم في القضيب'],
    says: [
      '{penis} + {pain}, {penis} + {itch}, {penis} + {red}, {penis} + {swell}, {penis} + {burns}, {penis} + rash|spots|patches, balanitis, phimosis, foreskin + tight, smegma, {penis} + irritated|irritation|peeling|cracked|flaky|inflamed|raw|infection|infected, tip|head .. {penis} + sore|red|{burns}, foreskin + {pain}, foreskin + {red}',
      '{penis} + {pain}, {penis} + {itch}, {penis} + {red}, {penis} + {swell}, {penis} + {burns}, {penis} + طفح|حبوب|بقع, التهاب حشفه|قضيب|ذكر, {penis} + التهاب|ملتهب|متشقق|جاف|تشقق|منفوخ',
    ],
  }),
  'penis-discharge': finding(['Discharge from the penis', 'إفراز من القضيب'], {
    tick: ['Pus or discharge from the penis', 'صديد أو إفراز من القضيب'],
    says: [
      '{penis} + discharge|pus|drip|dripping|leaking|ooze, urethral discharge, dripping pus, {penis} + liquid|goo|gunk|yellow|green|slime|milky|creamy|sticky|stuff|pus|oozing|weeping|seeping, urethra|pee hole|peehole|urethral + discharge|pus|drip|goo, discharge .. from|out .. {penis}, {penis} .. dripping|drips|drip|leaking|oozing .. green|yellow|goo|pus|white, yellow|yellowish|green|greenish|white|milky|thick|creamy .. leak|leaking|coming|comes|dripping|drips|oozing .. thing|private|tip|urethra|dick|willy|manhood, stuff|pus|fluid|liquid|discharge leak|leaking|coming|comes|dripping .. from .. thing|tip|private|urethra|dick, white stuff|discharge|drip|liquid|fluid + {penis}',
      '{penis} + {discharge}, افراز|صديد + فتحه|مجري بول, سيلان + {penis}, {penis} + مده|ماده|قيح|صديد|ابيض|اصفر|اخضر|سايل|سوايل|ينقط|لزج|افراز|افرازات|مخاط, ماده|سايل|شي|صديد اصفر|ابيض|اخضر + ينزل|يطلع|نازل + {pees}|عضو|فتحه|مجري',
    ],
  }),
  'foreskin-stuck': finding(['Foreskin stuck', 'قلفة عالقة'], {
    tick: ['The foreskin is stuck behind the head of the penis', 'القلفة عالقة خلف رأس القضيب'],
    says: [
      'paraphimosis, foreskin + stuck|trapped|retracted|behind, foreskin + pulled|not|cant .. back, foreskin|hood + stuck|trapped|behind|rolled|choking|strangling|tight ring, foreskin .. not|cant|wont .. back|forward|down|over|front, foreskin + back + swollen|{swell}, hood|skin .. {penis} .. back .. not|cant|stuck, skin {penis} .. back .. not|cant|stuck, pulled|pull|retracted|rolled|slid|went back .. foreskin|skin|hood .. not|cant|stuck, skin + behind|back + head|tip|glans, hood stuck|rolled',
      'قلفه + عالق|علق|محشور|متراجع, قلفه + لا رجع, جلده ذكر|قضيب + عالق|علق|محشور, جلده ذكر|قضيب + لا رجع, قلفه|غلفه|جلده|الجلده|جلد .. ورا|وراء|خلف|ورا راس .. ما رجع|ترجع|نزل|تنزل|يرجع, قلفه|غلفه|جلده .. ورا|خلف|وراء .. .. ما رجع|ترجع|تنزل, قلفه|غلفه|جلده + علق|عالق|عالقه|انحشر|انحشرت|محشور|محشوره|محصور|خانق|خانقه|خنق + ورا|راس|{penis}|ذكر, ما .. ترجع|رجع|يرجع|تنزل .. قلفه|جلده|غلفه',
    ],
  }),
  'penis-caught': finding(['Penis caught', 'انحشار القضيب'], {
    tick: ['The penis is caught in a zip, ring or thread', 'القضيب عالق في سحّاب أو حلقة أو خيط'],
    says: [
      '{penis} + zip|zipper|ring|tourniquet|caught|trapped|bottle, {penis} + hair wrapped|around, zipper|zip + caught|stuck, {penis} + zip|zipper|fly|band|stuck|caught|elastic|hair tie|jammed|bottle, ring .. on .. {penis}, {penis} + ring + not|cant|stuck|off',
      '{penis} + سحاب|سوسته|خاتم|حلقه|خيط|شعره|علق|انحشر, {penis} + سحاب|السحاب|سحابه|سوسته|زمام|خاتم|حلقه|دبله|خيط|مطاط|علق|انحشر|مسك|زنق|عالق|محشور|قنينه, سحاب|سوسته|سحابه + علق|مسك|زنق|عض + {penis}|ذكر|جلده',
    ],
  }),
  'penis-fracture': finding(['Crack of the penis', 'انكسار القضيب'], {
    tick: ['A crack during an erection, then swelling or bruising', 'صوت طقة أثناء الانتصاب ثم تورم أو كدمة'],
    says: [
      'penis|penile fracture|fractured|broke|broken|snapped|cracked|bent, pop|snap|crack + sex|intercourse|erection|penis, {penis} + broke|broken|snap|snapped|crack|cracked|popped|bent|fracture|eggplant|aubergine|buckled, pop|snap|crack|cracking|popping sound|noise? + {sex}|intimate|erect, heard|felt .. pop|snap|crack .. soft|limp|bent|swollen|swelled|purple, intimate + crack|pop|snap, {penis} .. bent|dark|purple + crack|pop|snap|sex, went|gone soft|limp .. straight|away|immediately|suddenly + crack|pop|snap',
      'كسر|انكسر|انكسار + قضيب|ذكر, طقه|طق|طقطق + {penis}, صوت كسر + {penis}, طقه|طق|طقطق + انتصاب|جماع|علاقه, صوت كسر + انتصاب|جماع|علاقه, {penis} + كسر|انكسر|مكسور|انعوج|انطعج|انثني|التوي|انلوي|انطوي|فرقعه|فرقع|قرقعه|طرقه|طقطقه, {sex} + فرقعه|انكسر|كسر|طقه|طق|قرقعه',
    ],
  }),
  'circumcision-bleeding': finding(['Bleeding after circumcision', 'نزيف بعد الختان'], {
    tick: ['Bleeding after a circumcision that goes on', 'نزيف مستمر بعد الختان'],
    says: [
      'circumcision|circumcised + {blood}, {circ} + {blood}, {circ} .. .. {blood}, {blood} + {circ}',
      'ختان|طهور|طهاره|انختن|ختنا|مختون|تطهير + {blood}, {circ} + {blood}, {circ} .. .. {blood}, {blood} + {circ}',
    ],
  }),
  circumcision: finding(['Recent circumcision', 'ختان حديث'], {
    tick: ['A circumcision in the last days', 'ختان في الأيام الأخيرة'],
    says: ['circumcision, circumcised, {circ}', 'ختان, طهور, انختن, ختناه, ختنا ولد, طهرنا, طاهرنا, {circ}'],
  }),
  'penis-harmless': finding(['Small even bumps, long the same', 'حبيبات صغيرة ثابتة'], {
    kind: 'comfort',
    tick: [
      'Small even bumps round the rim or on the shaft, unchanged for long, or bumps after shaving',
      'حبيبات صغيرة متساوية ثابتة منذ زمن، أو حبوب بعد الحلاقة',
    ],
    says: [
      'pearly papules|bumps|spots, pearly penile, fordyce, tiny|small|little .. spots|bumps|dots|papules .. round|around|all|along .. edge|rim|head|crown, shaving|shaved|razor|wax|waxing|trimming|ingrown + {penis}, shaving|shaved|razor|wax|waxing|trimming|ingrown + pubic|groin|bikini|=balls|scrotum|shaft|down|labia, shaving|shaved|waxing|razor + bumps|spots|pimple|pimples|rash, tiny|small|little white? skin? .. spots|bumps|dots|papules + years|ages|always|same|long + {penis}|rim|head|shaft',
      'حبيبات|حبوب|نقط صغيره|صغار .. حوالين|حول|داير .. راس|حافه, حلاقه|شفره|موس|واكس|شمع|نتف + حبوب|حبه|حبيبات|حكه|احمرار, حبوب|حبه بعد حلاقه|شفره|واكس',
    ],
  }),
  'genital-dark-skin': finding(['Dying genital skin', 'تلف جلد الأعضاء التناسلية'], {
    tick: [
      'The genital skin is dark, blistered or smells, with great pain',
      'جلد الأعضاء التناسلية داكن أو متقرح أو كريه الرائحة مع ألم شديد',
    ],
    says: [
      'fournier, gangrene + genital|scrotum|groin|penis|perineum, {testicle} + black|dark|rotten|foul, genital|scrotum|perineum + black|blistered|crackling, {vagina}|{testicle} + rotting|rotten|gangrene|gangrenous, sack|scrotum|=balls|nutsack|groin|perineum|penis|dick + rotting|gangrene|gangrenous|dying|crackling|blackened, {vagina}|{penis} + black + stink|stinks|smell|smells|agony|rotten|foul|blister|blisters, {vagina} .. black .. .. smell|stinks|agony|pain|blisters, sack|scrotum|=balls + black + patches|blister|smell|stink|pain, private|privates|genital .. black .. .. smell|stink|stinks|foul|pain|agony, skin down + black + stinks|smell|smells|agony|blisters, down .. black .. stinks|smells|foul|rotten, {testicle}|{penis}|{vagina}|groin + black|dark|purple|dead|blackish + smell|smells|stink|stinks|spreading|blisters|foul, {vagina}|groin|perineum .. foul|rotten|dead .. smell|smells',
      'فورنييه, غرغرينا + خصيه|تناسليه|صفن|عانه, {testicle} + سودا|اسود|ريحه|متعفنه, {testicle}|{penis}|{vagina}|تناسلي|تناسليه|عانه + متعفن|متعفنه|عفن|غرغرينا|معفن|معفنه|تعفن, {testicle}|{penis}|{vagina} + اسود|سودا|سوداء|مسود|اسودت|اسودو + ريحه|ريحته|ريحتها|نتنه|{pain}|فقاعات, {testicle}|{penis}|{vagina}|مكان|منطقه + غامج|غامق|اسود|سودا|ازرق|مسود + ريحه|ريحته|ريحتها|متعفن, {swell} + غامج|غامق|اسود|مسود + ريحه|ريحته|ريحتها',
    ],
  }),
  'genital-injury': finding(['Injury of the genitals', 'إصابة الأعضاء التناسلية'], {
    tick: ['A blow, fall or cut to the genitals', 'ضربة أو سقوط أو جرح في الأعضاء التناسلية'],
    says: [
      '{hit} + genital|genitals|groin|crotch|private|penis|vagina, straddle injury|fall, {wound} + penis|genital|vagina|scrotum, {hit} + =balls|=nuts|testicle|scrotum|nutsack|ballsack|bollock|jewels|groin|crotch|privates|private|genital|genitals|goolies|nads|penis|dick|cock|=willy|vulva|vagina|fanny|perineum, took|got|knee|kneed|kicked|kick|elbow|boot|crossbar|whacked|smacked|smashed|caught .. =balls|=nuts|testicle|scrotum|nutsack|ballsack|bollock|jewels|groin|crotch|privates|private|genital|genitals|goolies|nads|penis|dick|cock|=willy|vulva|vagina|fanny|perineum, {wound} + {penis}, {wound} + =balls|testicle|nutsack|labia, straddle',
      '{hit} + {testicle}, {hit} + تناسلي|تناسليه|عانه|قضيب|مهبل, {hit} + منطقه حساسه, {wound} + قضيب|خصيه|مهبل|تناسلي, {hit} + {penis}, {hit} + محاشم|بين رجول|رجلين|فخذين, {hit} + {vagina}, بين رجول|رجلين|ريولي|رجليه|رجليها|ريوله|ريولها|فخذيه|فخوذه + {hit}, {wound}|انجرح|انجرحت|ينزف|تنزف + {vagina}, انجرح|انجرحت|جرح|انجراح|تعورت من تحت, {hit} + عانه|اعضاء تناسليه, طابه|كوره|كره|ركله|رفسه|ركبه .. بين رجول|رجلين|رجليي|رجلي|رجليه|فخاد, بين رجليي|رجلي|رجليه|رجولي|رجوله + اجتني|جاتني|جتني|دخلت|ضرب|خبط|طابه|كوره',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
