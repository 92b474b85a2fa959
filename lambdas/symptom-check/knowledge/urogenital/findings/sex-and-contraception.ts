import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'sexual-risk': finding(['Sexual infection or risk', 'عدوى جنسية محتملة'], {
    tick: ['Sex without a condom with a new or infected partner', 'علاقة دون واقٍ مع شريك جديد أو مصاب'],
    says: [
      '=sti, =std, =stis, =stds, unprotected + sex|intercourse, sex|intercourse|slept + without|no|not condom|protection|use|using, chlamydia, gonorrhea, gonorrhoea, syphilis, sexually transmitted, partner + infected|positive|infection|chlamydia|tested, new partner, slept with + girl|man|woman|someone|stranger, prostitute, sex worker, {sex} + without|no|not .. condom|protection|protected|rubber|johnny, unprotected, bareback, raw dog|dogged|dogging, one night stand, hookup, hooked up, no|without|not .. condom|protection + {sex}|relation|him|her|girl|guy|man|woman|date, multiple|new|random|different partners|partner, slept|sleep|sex with .. stranger|random|new|someone|escort|prostitute|girl, escort, brothel, massage parlour|parlor, caught|have|has clap, clap + sex|penis|discharge|partner|girl|std|test, caught std|sti, partner|ex|husband|wife|boyfriend|girlfriend|he|she + std|sti|chlamydia|herpes|gonorrhea|gonorrhoea|clap|syphilis, tinder|grindr, cheated on|with, condom broke|split|burst',
      'مرض|امراض|عدوي|التهاب جنسي|جنسيه|تناسلي|تناسليه, علاقه|جماع + غير محمي, علاقه|جماع + بدون|دون|بلا واقي|حمايه|كوندوم, =السيلان|كلاميديا|سفلس, مرض سيلان|زهري, =الزهري, =بالزهري, زوج|شريك + مصاب|مريض + جنسي, علاقه مع + بنت|واحده, {sex} + بدون|بلا|دون|من غير|غير + واقي|حمايه|كوندوم|عازل|كبوت|وقايه|كندوم, {sex} + غريبه|غريب|عابره|محرمه|عاهره, علاقه عابره|محرمه|غير شرعيه|بدون|بلا|خارج|غير, بدون|بلا|دون|غير واقي|حمايه|كوندوم|عازل|كندوم|كبوت, زنا|زنيت|مومس|عاهره|بايعه هوي, بنت ليل|هوي, زوج|زوجي|شريك|شريكي|زوجها + كلاميديا|سيلان|سفلس|زهري|تناسلي|جنسي',
    ],
  }),
  'genital-sores': finding(['Sores on the genitals', 'تقرحات تناسلية'], {
    tick: ['Sores, blisters or warts on the genitals', 'تقرحات أو فقاعات أو ثآليل في الأعضاء التناسلية'],
    says: [
      'sore|sores|ulcer|ulcers|blister|blisters|wart|warts|herpes|bump|bumps|=spots|lump + {penis}, sore|sores|ulcer|ulcers|blister|blisters|wart|warts|herpes|bump|bumps|lump + {vagina}, genital|genitals|private + sore|sores|ulcer|ulcers|blister|blisters|wart|warts|herpes|bump|bumps|lump, chancre, {penis} + sore|ulcer|blister|wart|warty|herpes|pimple|wound|crusty|scab|cauliflower|lesion|bump|spots|lump, {vagina} + sore|ulcer|blister|wart|warty|herpes|pimple|wound|crusty|scab|cauliflower|lesion|bump|=spots|lump, =privates|genital|genitals|private + sore|ulcer|blister|wart|warty|herpes|pimple|wound|crusty|scab|cauliflower|lesion|bump|=spots|lump, on =bits|=junk + sore|ulcer|blister|wart|warty|herpes|crusty|scab|cauliflower|lesion|=spots, groin + wart|warts|herpes|ulcer|blister|blisters, warts + anus|bits|pubic, herpes + outbreak|genital|flare, {penis} + dots|papules|pimples',
      'تقرح|تقرحات|قرحه|بثور|ثاليل|ثالول|حبوب|حبه|فقاعات|هربس + {penis}, تقرح|تقرحات|قرحه|بثور|ثاليل|ثالول|حبوب|حبه|فقاعات|هربس + {vagina}, تناسلي|تناسليه + تقرح|تقرحات|قرحه|ثاليل|هربس|حبوب, {penis} + تقرح|تقرحات|قرحه|قرح|بثور|بثره|ثاليل|ثواليل|ثالول|ثالوله|حبوب|حبه|حب|فقاعات|فقاقيع|هربس|جروح|زوايد|حبيبات|دمامل, {vagina} + تقرح|تقرحات|قرحه|قرح|بثور|بثره|ثاليل|ثواليل|ثالول|ثالوله|حبوب|حبه|حب|فقاعات|فقاقيع|هربس|جروح|زوايد|حبيبات|دمامل, تناسلي|تناسليه|عانه|محاشم|خصيه + تقرح|تقرحات|قرحه|قرح|بثور|بثره|ثاليل|ثواليل|ثالول|ثالوله|حبوب|حبه|حب|فقاعات|فقاقيع|هربس|جروح|زوايد|حبيبات|دمامل',
    ],
  }),
  'emergency-contraception': finding(['Emergency contraception', 'منع الحمل الطارئ'], {
    tick: ['Unprotected sex in the last 5 days, and no pregnancy wanted', 'علاقة دون حماية خلال آخر 5 أيام دون رغبة في الحمل'],
    says: [
      'morning after pill|tablet|contraception, emergency contraception|pill, plan b, condom + broke|broken|split|burst|slipped|tore, condom + came off, missed|forgot + contraceptive|contraception + sex|pregnant|pregnancy|condom|husband|boyfriend, missed|forgot + birth control + sex|pregnant|pregnancy|condom|husband|boyfriend, missed|forgot + pill + sex|pregnant|pregnancy, unprotected + pregnant|pregnancy, sex + not want pregnant|pregnancy, not want .. pregnant|pregnancy|conceive, no|without protection|condom .. .. not want .. pregnant|baby|pregnancy|kid, no|not want? baby|pregnancy + unprotected|condom|protection|sex|pill, unprotected .. .. pill|pregnant|pregnancy|baby|contraception, unprotected + yesterday|last|days|ago|night|morning, day after pill, next day pill, postinor, levonelle, ella one, ellaone, stop|prevent|avoid|avoiding .. pregnancy|pregnant|conceiving + sex|pill|yesterday|night|unprotected|condom|protection, condom .. off|break|tear|inside|popped|failed|leaked|ripped, finished|ejaculated|cum|nutted inside, pulled|pull out + pregnant|late|pill, missed|forgot|skipped .. pill|pills .. sex|husband|boyfriend|unprotected|pregnant, {sex} .. .. not want pregnant|baby, scared|worried|panicking .. pregnant + {sex}|condom',
      'حبه|حبوب صباح تالي, منع|مانع حمل طاري, بلان بي, واقي|كوندوم + انقطع|تمزق|انشق|طلع|انفلت, علاقه|جماع + لا ابي|بدي|عايز|ودي|ابغي حمل|احمل, علاقه|جماع + خايفه حمل|احمل, ما .. ابي|ابغي|بدي|عايز|عايزه|ودي|اريد|اريده|نبي|تبي|بغيت|نبغي .. حمل|احمل|تحمل|حبل|احبل|تحبل|نحمل, حبه|حبوب|دوا|ابره + تمنع|يمنع|منع|يوقف .. حمل + {sex}|امس|بعد|طاري|يومين|بدون, امنع|نمنع|يمنع|تمنع|اتجنب|نتجنب .. حمل + {sex}|امس|بعد|بدون|علاقه|واقي, انزل|نزل|قذف|جاب|افرغ|كب|فرغ + داخلي|بداخلي|جواتي|جواي, نسيت|نسي|نست|ناسيه|نسيان|فات|طافتني .. حبوب|حبه|حبوبها|حبايه + {sex}|ريل|ريلها|زوج|زوجي|زوجها|واقي, واقي|كوندوم|عازل|كندوم|كبوت + انقطع|تمزق|انشق|طلع|انفلت|انثقب|انخرق|خرب|فك, {sex} + حمل|احمل|حبل|تحمل + خايف|خايفه|ما|بدون, بدون|بلا مانع|حمايه|واقي + حمل|احمل|حبل|تحمل',
    ],
  }),
  'pill-missed': finding(['A contraceptive pill forgotten', 'نسيان حبة منع الحمل'], {
    tick: ['One contraceptive pill was forgotten', 'نُسيت حبة واحدة من حبوب منع الحمل'],
    says: [
      'missed|forgot|forgotten|skipped|late .. contraceptive|contraception|birth, missed|forgot|forgotten|late .. mini pill, missed|forgot|forgotten|skipped .. =pill, late taking .. pill, forgot|missed|late .. one pill',
      'نسي*|ناسي*|فات*|فوت*|طافت* .. حبه|حبوب|حبايه منع|مانع|الحمل, نسي*|ناسي*|فات*|فوت* مانع حمل, نسي*|ناسي*|فات* .. حبوب|حبه حمل',
    ],
  }),
  'pills-missed-more': finding(['Two or more pills forgotten', 'نسيان حبتين أو أكثر'], {
    tick: ['Two or more contraceptive pills were forgotten', 'نُسيت حبتان أو أكثر من حبوب منع الحمل'],
    says: [
      'missed|forgot|forgotten|skipped .. two|three|four|five|2|3|4|5|several|few|couple .. pills|contraceptive, missed|forgot .. week .. pills, not taken .. pill .. days',
      'نسي*|ناسي*|فات* .. حبتين|ثلاث|يومين|ايام|اسبوع + منع|مانع|حمل',
    ],
    implies: ['pill-missed'],
  }),
  'new-contraceptive': finding(['A contraceptive begun lately', 'وسيلة منع حمل جديدة'], {
    kind: 'background',
    tick: [
      'The pill, implant, injection or coil was begun in the last 3 months',
      'بدأ استعمال حبوب أو غرسة أو إبرة أو لولب لمنع الحمل في آخر 3 أشهر',
    ],
    says: [
      'started|start|starting|began|new|since|after|switched|changed .. mini? =pill, started|start|starting|began|new|since|after|switched|changed .. contraceptive|contraception|implant|depo|patch|coil|iud|mirena|nexplanon, =pill .. started|began .. weeks|days|month',
      'بديت|بدات|بدي|بلشت|جديد|من يوم|بعد .. حبوب|حبه|ابره|شريحه|لولب|لصقه منع|حمل, ركبت|حطيت .. لولب|شريحه, من|بعد لولب|شريحه',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
