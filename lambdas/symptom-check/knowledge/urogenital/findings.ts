import { type Finding, finding } from '../kinds.ts';

/** Kidneys, bladder, the organs of men and women, breasts. */
export const findings = {
  // Kidneys and urine
  'flank-pain': finding(['Pain in the flank', 'ألم في الخاصرة'], {
    tick: ['Pain in the side of the back, between the ribs and the hip', 'ألم في جانب الظهر بين الأضلاع والورك'],
    says: [
      '{flank} + {pain}, renal|ureteric|kidney colic, kidney|kidneys + hurt|hurting|killing|throbbing, side lower? back + {pain}, below|under ribs + back + {pain}',
      '{flank} + {pain}, مغص|وجع|الم كلوي, كلاوي|كلوتي|كليتي|كلوه|كلاويه + {pain}, خاصره|خواصر|خاصرتي + {pain}, جنبي|جنبه|جنبها + {pain}, {pain} + ظهر جنب',
    ],
  }),
  'kidney-stone': finding(['Kidney stone', 'حصى الكلى'], {
    kind: 'disease',
    tick: ['A kidney stone is known', 'حصوة معروفة في الكلى'],
    says: [
      'kidney|renal|ureteric|ureter|bladder stone|stones|calculi, passing|passed stone, stone in kidney|ureter, stones in kidney|kidneys',
      'حصوه|حصوات|حصاه|حصي + {flank}, حصوه|حصوات|حصاه|حصي + بول|حالب|مثانه|ظهر, رمل|املاح كلي|كليه',
    ],
  }),
  'pain-to-groin': finding(['Pain to the groin', 'ألم يمتد إلى أصل الفخذ'], {
    tick: ['The pain comes in waves, or goes down to the groin', 'الألم يأتي على موجات أو ينزل إلى أصل الفخذ'],
    says: [
      'loin groin, {spreading} + groin, {flank} + groin, {pain} + waves|wave',
      '{spreading} + عانه, {pain} + نازل + عانه|خصيه|تحت, {spreading} + اصل فخذ|مغبن, {pain} + موجات|نوبات, {pain} + روح رجع|يجي',
    ],
  }),
  'one-kidney': finding(['One kidney', 'كلية واحدة'], {
    kind: 'background',
    tick: ['Only one kidney, or a transplanted one', 'كلية واحدة فقط أو كلية مزروعة'],
    says: [
      'one|single|solitary kidney, kidney transplant|transplanted|removed, donated kidney, nephrectomy',
      'كليه وحده|واحده, زرعت|زراعه|زارع كلي|كليه, تبرعت كليه|كلي, شال|شالوا|استيصال كليه',
    ],
    implies: ['kidney-disease'],
  }),
  'kidney-disease': finding(['Kidney disease', 'مرض في الكلى'], {
    kind: 'background',
    tick: ['A known kidney disease, or dialysis', 'مرض معروف في الكلى أو غسيل كلى'],
    says: [
      'dialysis, hemodialysis, haemodialysis, ckd, esrd, kidney failure|disease|problem|problems|patient, renal failure|disease|patient, weak kidney|kidneys',
      'غسيل كلي|كلوي, يغسل|اغسل|تغسل كلي, فشل كلوي|كلي, قصور كلوي|كلي, مرض|مريض|مشاكل كلي|كليه|كلوي, ضعف كلي|كليه',
    ],
  }),
  'urine-burning': finding(['Burning urine', 'حرقة في البول'], {
    tick: ['Burning or pain on passing urine', 'حرقة أو ألم عند التبول'],
    says: [
      'dysuria, =uti, =utis, cystitis, urinary|urine|water|bladder|waterworks infection, infection in urine|bladder, {urine} + {burns}, pee|peeing|urine|urinate|urinating|urination|wee|weeing|micturition + {pain}, smelly|cloudy|foul pee|urine|wee, pee|urine|wee + smells|cloudy|stinks, bladder + {pain}',
      'التهاب بول|مسالك|مثانه|مجاري, عسر تبول, {urine} + {burns}, بول|تبول|ابول|يبول|مسالك + {pain}, بول|بولي + ريحته|ريحه|عكر, =نار + بول|ابول, مسالك ملتهبه',
    ],
  }),
  'urine-often': finding(['Frequent urine', 'كثرة التبول'], {
    tick: ['Passing urine far more often than usual', 'التبول أكثر من المعتاد بكثير'],
    says: [
      'pee|urinate|wee|urine|urination + often|frequent|frequency|constantly|nonstop, pee|urinate|wee lot|loads|more, pee|urinate|wee + every hour|few|half|ten, pee|urinate|wee + all time, pee|urinate|wee + too much, frequency urgency, urgency frequency, urinary frequency|urgency, keep|keeps peeing|weeing|urinating, running|rushing toilet pee|wee, polyuria',
      'كثره|تكرار|تردد تبول|بول, {urine} كثير|واجد|هوايه|متكرر, بول|تبول + كل شوي|شويه|ساعه, رايح جاي حمام, ادخل|اروح|يدخل|تدخل|يروح|تروح حمام + كل شوي|شويه|ساعه',
    ],
  }),
  'blood-in-urine': finding(['Blood in the urine', 'دم في البول'], {
    tick: ['Blood in the urine, or red or pink urine', 'دم في البول أو بول أحمر أو وردي'],
    says: [
      'hematuria, haematuria, pee|peeing|urine|urinating|urinate|wee|weeing|urination + {blood}, pee|urine|wee + red|pink|reddish|rusty, passing|passed blood + urine|pee',
      '{blood} + بول|تبول|ابول|يبول|تبوله, بول|بولي|بوله|بولها + احمر|حمرا|وردي|محمر|دموي, ابول|يبول|تبول دم',
    ],
  }),
  'urine-clots': finding(['Clots in the urine', 'تجلطات في البول'], {
    tick: ['Blood clots come with the urine', 'تنزل مع البول كتل من الدم'],
    says: ['clots|clot + urine|pee|wee|peeing|bladder', 'كتل|قطع|تجلط|تجلطات|جلط + بول|تبول|ابول'],
    implies: ['blood-in-urine'],
  }),
  'dark-urine': finding(['Dark urine', 'بول داكن'], {
    tick: ['Urine as dark as tea or cola', 'بول داكن كالشاي أو الكولا'],
    says: [
      'urine|pee|wee|peeing + dark|brown|tea|cola|coke|coffee|black|pepsi|coloured|colored|orange',
      'بول|بولي|بوله|بولها|تبول + غامق|غامج|داكن|بني|شاي|شاهي|جاي|كولا|ببسي|اسود, بول لون متغير, لون بول متغير',
    ],
  }),
  'drank-little': finding(['Drank little', 'قلة الشرب'], {
    kind: 'comfort',
    tick: ['Little was drunk, or much was sweated', 'شرب قليل أو تعرق كثير'],
    says: [
      'not drinking|drunk|drank|drink enough|much|water, little water, barely drink|drank|drinking, forgot drink',
      'ما .. شرب|اشرب|شربت + ماي|ماء|ميه|مويه|كفايه, شرب قليل, قله شرب, ماي|ماء قليل',
    ],
  }),
  'no-urine': finding(['Cannot pass urine', 'عدم القدرة على التبول'], {
    tick: ['No urine comes, or only drops, though there is an urge', 'لا يخرج البول أو تخرج قطرات فقط رغم الحاجة إليه'],
    says: [
      'cant even|really|properly|actually|seem? pee|wee|urinate|void, cant pass|passing|start .. water|urine|pee|wee, urinary|urine retention, retention urine, not pass|passed|passing .. urine|water, not peed|urinated|weed, no urine|pee|wee + since|for|hours|today|yesterday|day|output|out|come|passed|all, nothing comes out + pee|urine|wee|toilet, bladder full|bursting + cant|nothing, only|few drops + pee|urine|wee, not peeing|urinating',
      'احتباس|انحباس|حبس|حصر|انحصار بول, لا .. قدر|عرف .. تبول|ابول|يبول, لا .. قدر|عرف سوي|عمل|طلع|نزل|خرج بول, لا .. طلع|نزل|يجي|خرج مني|منه|معي|معه? بول|قطره|نقطه, بول|بولي|بوله + محصور|محبوس|محتبس|انحبس|انقطع|مسكر|مسدود, محصور|مزنوق + حمام|بول|ابول|تبول, قطرات|نقط بس|فقط + بول|تبول, مثانه + مليانه|منفوخه|بتنفجر, ما بال',
    ],
  }),
  'no-urine-long': finding(['No urine for long', 'لا بول منذ ساعات'], {
    tick: ['No urine for 12 hours or more', 'لا بول منذ 12 ساعة أو أكثر'],
    says: [
      'no|without urine|pee|peeing + since yesterday|morning|last, no|without urine|pee|peeing + all day|night, no|without urine|pee|peeing + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h, no|without urine|pee|peeing + many|several hours, not peed|urinated|weed + since yesterday|morning|last, not peed|urinated|weed + all day|night, not peed|urinated|weed + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h, not peed|urinated|weed + many|several hours, not|cant pass .. urine|water + since yesterday|morning|last, not|cant pass .. urine|water + all day|night, not|cant pass .. urine|water + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h, not|cant pass .. urine|water + many|several hours, cant pee|wee|urinate + since yesterday|morning|last, cant pee|wee|urinate + all day|night, cant pee|wee|urinate + =10|=11|=12|=13|=14|=15|=16|=18|=20|=24|=36|=48 hours|hrs|h, cant pee|wee|urinate + many|several hours',
      'لا بول|تبول|ابول|بال|بلت + امس|صبح|ساعات, لا بول|تبول|ابول|بال|بلت + يوم كامل, لا .. قدر .. تبول|ابول + امس|صبح|ساعات, لا .. طلع|نزل|خرج بول + امس|صبح|ساعات',
    ],
    implies: ['no-urine'],
  }),
  'weak-stream': finding(['Weak urine stream', 'ضعف تدفق البول'], {
    tick: ['A weak stream, dribbling or slow start of the urine', 'تدفق البول ضعيف أو متقطع أو يتأخر بدؤه'],
    says: [
      'weak|slow|poor + stream|flow, hesitancy, dribble|dribbling + urine|pee|end, stream + weak|slow|stops, takes long|ages + pee|urinate, strain|straining + pee|urinate, cant empty bladder, incomplete emptying',
      'ضعف|ضعيف|بطي|متقطع بول|تدفق|تبول|تيار, بول|تدفق|تبول|تيار ضعيف|بطي|متقطع, تقطير|ينقط|تنقيط + بول, يتاخر + ينزل بول',
    ],
  }),
  prostate: finding(['Prostate or urine at night', 'البروستاتا أو التبول الليلي'], {
    tick: ['A known enlarged prostate, or getting up often at night for urine', 'تضخم معروف في البروستاتا، أو استيقاظ متكرر ليلاً للتبول'],
    says: [
      'prostate, bph, nocturia, night|nights|nighttime + pee|urinate|urination|toilet|wee, wake|wakes|waking + pee|urinate|wee|toilet',
      'بروستات, بروستاتا, بروستتا, بروستاته, تبول ليلي, ليل + تبول|ابول|حمام, اقوم|اصحي + تبول|ابول|حمام',
    ],
  }),
  'leaking-urine': finding(['Leaking urine', 'تسرب البول'], {
    tick: ['Urine leaks out against the will', 'يتسرب البول لا إرادياً'],
    says: [
      'incontinence, incontinent, leak|leaks|leaking|leaked + urine|pee|wee|cough|coughing|sneeze|laugh|bladder, cant hold + pee|urine|bladder|wee, wet|wets|wetting myself|himself|herself|pants, pee|peeing + cough|sneeze|laugh, lost control bladder',
      'سلس, تسرب|يتسرب|تسريب|نزول + بول, بول + ارادي|لاارادي|لااراديا|غصب, بول + بدون ما حس, ما|لا .. قدر|ستطيع .. امسك|احبس|مسك|حبس بول, عطس|كح|ضحك + بول',
    ],
  }),
  'missed-dialysis': finding(['Missed dialysis', 'تفويت غسيل الكلى'], {
    tick: ['A dialysis session was missed or cut short', 'فاتت جلسة غسيل كلى أو قُصّرت'],
    says: [
      'missed|miss|skipped|skip|late|cancelled|shortened|without + dialysis|hemodialysis|haemodialysis, no dialysis + week|days|since|yet|today, not dialysis, not go|gone|went|attended .. dialysis, dialysis + overdue, dialysis not done, last dialysis + week, last dialysis + =4|=5|=6|=7|four|five|six|seven days',
      'فات|فاتت|فاتني|فاتتني|فاتته|فوت|فوتت|تاخر|تاخرت|غاب|غبت|ترك|تركت|بدون + غسيل|غسله, لا راح|رحت|سوي|عمل|غسل + غسيل|غسله, فات|فاتت|فاتني|فاتتني|فوت|غاب|غبت + جلسه كلي, جلسه|جلستين|جلسات|جلستي + فات|فاتت|فاتني|فاتتني|راحت',
    ],
    implies: ['kidney-disease'],
  }),
  'missed-two': finding(['Two dialysis sessions missed', 'تفويت جلستي غسيل'], {
    tick: ['Two or more dialysis sessions in a row were missed', 'فاتت جلستا غسيل متتاليتان أو أكثر'],
    says: [
      'missed|skipped + two|2|three|3|all|several + dialysis|sessions, no dialysis + week|days, week without dialysis',
      'جلستين|جلسات + فات|فاتت|فاتتني|فوت|فوتت|راحت, اسبوع بدون غسيل',
    ],
    implies: ['missed-dialysis'],
  }),
  'fistula-bleeding': finding(['Bleeding fistula', 'نزيف وصلة الغسيل'], {
    tick: ['The dialysis fistula or line bleeds', 'وصلة الغسيل أو قسطرته تنزف'],
    says: [
      'fistula|shunt|graft|permcath + {blood}, perm cath + {blood}, dialysis line|catheter|access + {blood}',
      'فستولا|شنت + {blood}, وصله|قسطره غسيل + {blood}',
    ],
    implies: ['kidney-disease'],
  }),
  'fistula-trouble': finding(['Trouble with the fistula', 'مشكلة في وصلة الغسيل'], {
    tick: ['The dialysis fistula is red, swollen, painful or no longer buzzes', 'وصلة الغسيل محمرة أو متورمة أو مؤلمة أو توقف نبضها'],
    says: [
      'fistula|shunt|permcath + {red}, dialysis line|catheter + {red}, fistula|shunt|permcath + {swell}, fistula|shunt|permcath + {pain}, dialysis line|catheter + {pain}, fistula|shunt + no|not buzz|thrill|working, fistula|shunt + stopped',
      'فستولا|شنت + {red}, وصله غسيل + {red}, فستولا|شنت + {swell}, وصله غسيل + {swell}, فستولا|شنت + {pain}, وصله غسيل + {pain}, فستولا|شنت + واقف|توقف, فستولا|شنت + لا تنبض|نبض, وصله غسيل + واقف|توقف, وصله غسيل + لا تنبض|نبض',
    ],
    implies: ['kidney-disease'],
  }),
  catheter: finding(['Catheter', 'قسطرة بولية'], {
    kind: 'background',
    tick: ['A catheter drains the urine', 'قسطرة لتصريف البول'],
    says: [
      'urinary|urine|foley|bladder|suprapubic catheter, catheter, catheterised, catheterized, nephrostomy',
      'قسطره بول|بوليه|مثانه, قسطره .. بول, كيس بول, انبوب بول',
    ],
  }),
  'catheter-blocked': finding(['Blocked catheter', 'انسداد القسطرة'], {
    tick: ['No urine runs into the catheter bag', 'لا يصل البول إلى كيس القسطرة'],
    says: [
      'catheter + block|clogged|empty|stopped, catheter + not drain|working|flowing, catheter + no urine|drainage, bag + empty|nothing + catheter',
      'قسطره + مسدود|انسد|مسكر|واقف|توقف, قسطره + لا نزل|صرف, كيس بول + فاضي, كيس بول + لا نزل',
    ],
    implies: ['catheter'],
  }),
  'catheter-trouble': finding(['Trouble with the catheter', 'مشكلة في القسطرة'], {
    tick: ['The catheter came out, leaks or hurts', 'القسطرة خرجت أو تسرّب أو تؤلم'],
    says: [
      'catheter + fell|came|pulled out, catheter + leak|hurts|painful|discomfort|dislodged|change',
      'قسطره بول|بوليه + طلعت|طاحت|انسحبت|تسرب|تهرب|توجع|تعور|تغيير',
    ],
    implies: ['catheter'],
  }),
  // Men
  'testicle-pain': finding(['Testicle pain', 'ألم في الخصية'], {
    tick: ['Pain in a testicle', 'ألم في الخصية'],
    says: [
      '{testicle} + {pain}, testicular torsion, torsion, epididymitis, orchitis, twisted + {testicle}, kicked + {testicle}',
      '{testicle} + {pain}, التواء خصيه|خصيته, خصيه|خصيته|خصيتي + ملتفه|ملتويه|ملتهبه, {testicle} + {severe}, {cry} + {testicle}',
    ],
  }),
  'testicle-swelling': finding(['Swollen testicle', 'تورم الخصية'], {
    tick: ['A testicle is swollen, red or sits higher than the other', 'خصية متورمة أو محمرة أو أعلى من الأخرى'],
    says: [
      '{testicle} + {swell}, {testicle} + {red}, {testicle} + bigger|larger|higher|riding|hard',
      '{testicle} + {swell}, {testicle} + {red}, {testicle} + كبيره|اكبر|كبرت|اعلي|مرتفعه|قاسيه',
    ],
  }),
  'testicle-lump': finding(['Lump in a testicle', 'كتلة في الخصية'], {
    tick: ['A lump in or at a testicle, without pain', 'كتلة غير مؤلمة في الخصية أو بجانبها'],
    says: [
      'varicocele, hydrocele, {testicle} + lump|mass|nodule|bump|growth|worms',
      'دوالي خصيه|خصيتين, قيله مايه, {testicle} + كتله|عقده|حبه|كيس|بروز|درنه',
    ],
  }),
  priapism: finding(['Erection that lasts', 'انتصاب مستمر'], {
    tick: ['An erection that has lasted for hours without desire', 'انتصاب مستمر منذ ساعات دون رغبة'],
    says: [
      'priapism, painful erection, erection|erect + hour|hrs|=lasting|=lasts|=lasted, erection|erect + not go|stop|down, erection|erect + since morning|yesterday|last, penis + hard|erect + hour|hrs, penis + hard|erect + not go|down',
      'انتصاب|منتصب + ساعات|ساعتين|ساعه|مستمر|مولم|امس|صبح, انتصاب|منتصب + لا نزل|راح|روح, {penis} + واقف|قايم + ساعات|ساعتين|ساعه|امس|صبح',
    ],
  }),
  'erection-trouble': finding(['Trouble with sex in men', 'ضعف جنسي عند الرجل'], {
    tick: ['Weak erections or early ejaculation', 'ضعف الانتصاب أو سرعة القذف'],
    says: [
      'erectile dysfunction, impotence, impotent, premature|early ejaculation, low libido|sex drive, erection + cant|problem|weak|lose|losing|difficulty|trouble|not, sexual weakness|dysfunction',
      'ضعف|مشكله|عدم انتصاب, ضعف|عجز|برود جنسي, سرعه قذف, انتصاب + ضعيف, انتصاب + لا يجي|صير',
    ],
  }),
  'blood-in-semen': finding(['Blood in the semen', 'دم في المني'], {
    tick: ['Blood in the semen', 'دم في السائل المنوي'],
    says: [
      'semen|sperm|ejaculate|cum + {blood}, semen|sperm + red|brown|pink',
      '=المني|=بالمني|قذف + {blood}, سايل منوي + {blood}, =المني + احمر|بني, سايل منوي + احمر|بني',
    ],
  }),
  'penis-trouble': finding(['Complaint of the penis', 'شكوى في القضيب'], {
    tick: ['Pain, redness, itching or swelling of the penis', 'ألم أو احمرار أو حكة أو تورم في القضيب'],
    says: [
      '{penis} + {pain}, {penis} + {itch}, {penis} + {red}, {penis} + {swell}, {penis} + {burns}, {penis} + rash|spots|patches, balanitis, phimosis, foreskin + tight, smegma',
      '{penis} + {pain}, {penis} + {itch}, {penis} + {red}, {penis} + {swell}, {penis} + {burns}, {penis} + طفح|حبوب|بقع, التهاب حشفه|قضيب|ذكر',
    ],
  }),
  'penis-discharge': finding(['Discharge from the penis', 'إفراز من القضيب'], {
    tick: ['Pus or discharge from the penis', 'صديد أو إفراز من القضيب'],
    says: [
      '{penis} + discharge|pus|drip|dripping|leaking|ooze, urethral discharge, dripping pus',
      '{penis} + {discharge}, افراز|صديد + فتحه|مجري بول, سيلان + {penis}',
    ],
  }),
  'foreskin-stuck': finding(['Foreskin stuck', 'قلفة عالقة'], {
    tick: ['The foreskin is stuck behind the head of the penis', 'القلفة عالقة خلف رأس القضيب'],
    says: [
      'paraphimosis, foreskin + stuck|trapped|retracted|behind, foreskin + pulled|not|cant .. back',
      'قلفه + عالق|علق|محشور|متراجع, قلفه + لا رجع, جلده ذكر|قضيب + عالق|علق|محشور, جلده ذكر|قضيب + لا رجع',
    ],
  }),
  'penis-caught': finding(['Penis caught', 'انحشار القضيب'], {
    tick: ['The penis is caught in a zip, ring or thread', 'القضيب عالق في سحّاب أو حلقة أو خيط'],
    says: [
      '{penis} + zip|zipper|ring|tourniquet|caught|trapped|bottle, {penis} + hair wrapped|around, zipper|zip + caught|stuck',
      '{penis} + سحاب|سوسته|خاتم|حلقه|خيط|شعره|علق|انحشر',
    ],
  }),
  'penis-fracture': finding(['Crack of the penis', 'انكسار القضيب'], {
    tick: ['A crack during an erection, then swelling or bruising', 'صوت طقة أثناء الانتصاب ثم تورم أو كدمة'],
    says: [
      'penis|penile fracture|fractured|broke|broken|snapped|cracked|bent, pop|snap|crack + sex|intercourse|erection|penis',
      'كسر|انكسر|انكسار + قضيب|ذكر, طقه|طق|طقطق + {penis}, صوت كسر + {penis}, طقه|طق|طقطق + انتصاب|جماع|علاقه, صوت كسر + انتصاب|جماع|علاقه',
    ],
  }),
  'circumcision-bleeding': finding(['Bleeding after circumcision', 'نزيف بعد الختان'], {
    tick: ['Bleeding after a circumcision that goes on', 'نزيف مستمر بعد الختان'],
    says: ['circumcision|circumcised + {blood}', 'ختان|طهور|طهاره|انختن|ختنا|مختون|تطهير + {blood}'],
  }),
  circumcision: finding(['Recent circumcision', 'ختان حديث'], {
    tick: ['A circumcision in the last days', 'ختان في الأيام الأخيرة'],
    says: ['circumcision, circumcised', 'ختان, طهور, انختن, ختناه, ختنا ولد, طهرنا, طاهرنا'],
  }),
  'genital-dark-skin': finding(['Dying genital skin', 'تلف جلد الأعضاء التناسلية'], {
    tick: [
      'The genital skin is dark, blistered or smells, with great pain',
      'جلد الأعضاء التناسلية داكن أو متقرح أو كريه الرائحة مع ألم شديد',
    ],
    says: [
      'fournier, gangrene + genital|scrotum|groin|penis|perineum, {testicle} + black|dark|rotten|foul, genital|scrotum|perineum + black|blistered|crackling',
      'فورنييه, غرغرينا + خصيه|تناسليه|صفن|عانه, {testicle} + سودا|اسود|ريحه|متعفنه',
    ],
  }),
  'genital-injury': finding(['Injury of the genitals', 'إصابة الأعضاء التناسلية'], {
    tick: ['A blow, fall or cut to the genitals', 'ضربة أو سقوط أو جرح في الأعضاء التناسلية'],
    says: [
      '{hit} + {testicle}, {hit} + genital|genitals|groin|crotch|private|penis|vagina, straddle injury|fall, {wound} + penis|genital|vagina|scrotum',
      '{hit} + {testicle}, {hit} + تناسلي|تناسليه|عانه|قضيب|مهبل, {hit} + منطقه حساسه, {wound} + قضيب|خصيه|مهبل|تناسلي',
    ],
  }),
  // Sexual health
  'sexual-risk': finding(['Sexual infection or risk', 'عدوى جنسية محتملة'], {
    tick: ['Sex without a condom with a new or infected partner', 'علاقة دون واقٍ مع شريك جديد أو مصاب'],
    says: [
      '=sti, =std, =stis, =stds, unprotected + sex|intercourse, sex|intercourse|slept + without|no|not condom|protection|use|using, chlamydia, gonorrhea, gonorrhoea, syphilis, sexually transmitted, partner + infected|positive|infection|chlamydia|tested, new partner, slept with + girl|man|woman|someone|stranger, prostitute, sex worker',
      'مرض|امراض|عدوي|التهاب جنسي|جنسيه|تناسلي|تناسليه, علاقه|جماع + غير محمي, علاقه|جماع + بدون|دون|بلا واقي|حمايه|كوندوم, سيلان|زهري|كلاميديا|سفلس, زوج|شريك + مصاب|مريض + جنسي, علاقه مع + بنت|واحده',
    ],
  }),
  'genital-sores': finding(['Sores on the genitals', 'تقرحات تناسلية'], {
    tick: ['Sores, blisters or warts on the genitals', 'تقرحات أو فقاعات أو ثآليل في الأعضاء التناسلية'],
    says: [
      'sore|sores|ulcer|ulcers|blister|blisters|wart|warts|herpes|bump|bumps|spots|lump + {penis}, sore|sores|ulcer|ulcers|blister|blisters|wart|warts|herpes|bump|bumps|lump + {vagina}, genital|genitals|private + sore|sores|ulcer|ulcers|blister|blisters|wart|warts|herpes|bump|bumps|lump, chancre',
      'تقرح|تقرحات|قرحه|بثور|ثاليل|ثالول|حبوب|حبه|فقاعات|هربس + {penis}, تقرح|تقرحات|قرحه|بثور|ثاليل|ثالول|حبوب|حبه|فقاعات|هربس + {vagina}, تناسلي|تناسليه + تقرح|تقرحات|قرحه|ثاليل|هربس|حبوب',
    ],
  }),
  'emergency-contraception': finding(['Emergency contraception', 'منع الحمل الطارئ'], {
    tick: ['Unprotected sex in the last 5 days, and no pregnancy wanted', 'علاقة دون حماية خلال آخر 5 أيام دون رغبة في الحمل'],
    says: [
      'morning after pill|tablet|contraception, emergency contraception|pill, plan b, condom + broke|broken|split|burst|slipped|tore, condom + came off, missed|forgot + contraceptive|contraception, missed|forgot + birth control, missed|forgot + pill + sex|pregnant|pregnancy, unprotected + pregnant|pregnancy, sex + not want pregnant|pregnancy',
      'حبه|حبوب صباح تالي, منع|مانع حمل طاري, بلان بي, واقي|كوندوم + انقطع|تمزق|انشق|طلع|انفلت, نسيت|نسيان|فاتتني|فوت + حبه|حبوب|مانع منع|حمل, علاقه|جماع + لا ابي|بدي|عايز|ودي|ابغي حمل|احمل, علاقه|جماع + خايفه حمل|احمل',
    ],
  }),
  // Women
  'vaginal-discharge': finding(['Vaginal discharge', 'إفرازات مهبلية'], {
    tick: ['An unusual discharge from the vagina', 'إفرازات مهبلية غير معتادة'],
    says: [
      '{vagina} + {discharge}, white|smelly|fishy|thick|cottage|yellow|green|brown|watery|curdy discharge, discharge + white|smelly|fishy|thick|yellow|green|itch|itchy|smell|underwear, bacterial vaginosis, leucorrhoea',
      'افرازات, {vagina} + {discharge}, التهاب|التهابات مهبل|مهبلي|مهبليه|نسائيه, نزول + ابيض|اصفر',
    ],
  }),
  'smelly-discharge': finding(['Bad-smelling discharge', 'إفرازات كريهة الرائحة'], {
    tick: ['The discharge smells bad, or is green, yellow or bloody', 'الإفرازات كريهة الرائحة أو خضراء أو صفراء أو مدممة'],
    says: [
      'discharge + smelly|smells|smell|fishy|foul|stinks|green|greenish|yellow|bloody|bad, fishy smell + {vagina}, {vagina} + smells|odor|odour',
      'افرازات|سايل + ريحه|ريحتها|كريهه|خضرا|خضراء|صفرا|صفراء|مدممه|دم|سمك, ريحه + {vagina}',
    ],
    implies: ['vaginal-discharge'],
  }),
  'vaginal-itch': finding(['Vaginal itch or soreness', 'حكة أو ألم في المهبل'], {
    tick: ['Itching, burning or soreness of the vagina', 'حكة أو حرقة أو ألم في المهبل'],
    says: [
      '{vagina} + {itch}, {vagina} + {burns}, {vagina} + {pain}, {vagina} + dry|dryness, {vagina} + {red}, itch|itching|itchy down|there',
      '{vagina} + {itch}, {vagina} + {burns}, {vagina} + {pain}, جفاف مهبل|مهبلي, حكه تحت|نسائيه',
    ],
  }),
  thrush: finding(['Thrush', 'فطريات'], {
    kind: 'disease',
    tick: ['White curdy discharge without smell, with itching', 'إفرازات بيضاء متجبنة بلا رائحة مع حكة'],
    says: [
      'thrush, yeast infection, candida, candidiasis, cottage cheese, curdy + discharge, white|thick discharge + {itch}',
      'فطريات, فطر مهبل, كانديدا, افرازات + بيضا|بيضاء|مجبنه|جبن, افرازات + {itch}',
    ],
  }),
  'vaginal-object': finding(['Something in the vagina', 'جسم في المهبل'], {
    tick: ['A lost tampon or other object in the vagina', 'سدادة منسية أو جسم آخر داخل المهبل'],
    says: [
      'tampon + stuck|lost|forgot|forgotten|string, tampon + cant find, {vagina} + stuck|inside|object|inserted',
      'سداده|تامبون + عالق|ضاعت|نسيت|داخل, سداده|تامبون + لا طلع, مهبل|فرج + علق|عالق, مهبل|فرج + دخل شي',
    ],
  }),
  tampon: finding(['Tampon', 'سدادة قطنية'], {
    kind: 'background',
    tick: ['A tampon or menstrual cup in use now or in the last days', 'استعمال سدادة قطنية أو كأس الحيض الآن أو في الأيام الأخيرة'],
    says: ['tampon, tampons, menstrual|moon cup, period cup', 'سداده قطنيه, سدادات, تامبون, تامبونات, كاس|كوب دوره|حيض|قمر'],
  }),
  'toxic-shock': finding(['Toxic shock', 'صدمة تسممية'], {
    kind: 'disease',
    says: ['toxic shock, =tss', 'صدمه تسمميه, صدمه سميه, متلازمه صدمه'],
  }),
  'vaginal-bleeding': finding(['Vaginal bleeding', 'نزيف مهبلي'], {
    tick: ['Bleeding from the vagina outside a normal period', 'نزيف من المهبل خارج الدورة المعتادة'],
    says: [
      '{vagina} + {blood}, =spotting, intermenstrual, postmenopausal bleeding, postcoital, uterine bleeding, {blood} + between periods, {blood} + after sex|intercourse|menopause, {blood} + womb|underwear',
      'نزيف|نزف + مهبل|مهبلي|رحم|رحمي|=مني|=منها, {vagina} + {blood}, تنقيط|تبقيع|تمشيح, =نقط + دم, نزل|ينزل|نازل علي|عليها|مني|منها دم|نزيف, دم|نزيف نزل|ينزل|نازل مني|منها|علي|عليها, بقع|مشحات دم, {blood} + بعد علاقه|جماع, {blood} + بين دورتين, {blood} + رحم',
    ],
  }),
  'bleeding-after-sex': finding(['Bleeding after sex or between periods', 'نزيف بعد الجماع أو بين الدورتين'], {
    tick: ['Bleeding after sex, or between the periods', 'نزيف بعد الجماع أو بين الدورتين'],
    says: [
      '{blood} + after sex|intercourse, {blood} + between periods, {blood} + mid cycle, postcoital, intermenstrual',
      '{blood} + بعد علاقه|جماع, {blood} + بين دورتين, {blood} + نص شهر',
    ],
    implies: ['vaginal-bleeding'],
  }),
  'pad-each-hour': finding(['Very heavy bleeding', 'نزيف غزير جداً'], {
    tick: ['A pad is soaked every hour for 2 hours, or large clots come', 'تمتلئ فوطة صحية كل ساعة لمدة ساعتين، أو تنزل كتل دم كبيرة'],
    says: [
      'soak|soaks|soaking|soaked|fill|filling|filled|change|changing|flooding|flooded + pad|pads|towel|tampons, pad|pads + hour|hourly|each|minutes, big|large|huge|fist clots, clots + {vagina}, gushing|flooding|pouring + {vagina}, {menses} + flooding|pouring|gushing',
      'فوطه|فوط|حفاضه|حفايض + ساعه|غرقانه|امتلت|تمتلي|دقايق, فوطه|فوط|حفاضه|حفايض + كل شوي|نص, كتل|قطع|تجلطات|جلط كبيره|دم, نزيف شديد|غزير|قوي|حاد + {vagina}, نزيف شديد|غزير|قوي|حاد + {menses}, نزيف شديد|غزير|قوي|حاد + رحم|=مني|=منها, غرقانه + دم, دم|نزيف + =مني|=منها|=علي|عليها + شلال|يصب|حنفيه, {menses} + شلال|يصب|حنفيه, {vagina} + دم + شلال|يصب|حنفيه',
    ],
  }),
  menopause: finding(['Menopause', 'انقطاع الطمث'], {
    kind: 'background',
    tick: ['The periods stopped a year or more ago', 'انقطعت الدورة منذ سنة أو أكثر'],
    says: [
      'menopause, menopausal, postmenopausal, post menopausal, perimenopause, perimenopausal, periods stopped years|year',
      'سن ياس|امل, انقطاع|انقطع|انقطعت طمث, {menses} + انقطعت|وقفت|توقفت + سنه|سنين|سنوات',
    ],
  }),
  'hot-flushes': finding(['Hot flushes', 'هبات ساخنة'], {
    tick: ['Sudden waves of heat and sweat', 'موجات مفاجئة من الحرارة والتعرق'],
    says: [
      'hot flush|flushes|flash|flashes, heat waves body, menopause + symptoms|sweats|sweating|mood|sleep',
      'هبات, هبات ساخنه|حراره, هبه حراره, سن ياس|امل + تعرق|حراره|مزاج',
    ],
  }),
  'missed-period': finding(['Missed period', 'تأخر الدورة'], {
    tick: ['The period is late', 'الدورة متأخرة'],
    says: [
      '{menses} + missed|late|overdue|delayed|skipped|absent, {menses} + not come|came|arrived|start, no period|menses + since|for|yet|month|weeks, amenorrhea, amenorrhoea',
      '{menses} + تاخر|متاخر|انقطع|انقطاع|غايب|غياب, {menses} + لا جت|جات|جاءت|اجت|اجات|نزل|تات|تجي',
    ],
  }),
  'period-trouble': finding(['Period trouble', 'اضطراب الدورة'], {
    tick: ['Irregular, long or heavy periods', 'دورة غير منتظمة أو طويلة أو غزيرة'],
    says: [
      '{menses} + irregular|heavy|heavier|long|longer|prolonged|twice|days|stopped|changed, menorrhagia, =pms, pmdd, pcos, polycystic, endometriosis, fibroid, fibroids, period problem|problems',
      '{menses} + غير|لا منتظم, {menses} + غزير|طويل|كثير|مرتين|اضطراب|لخبطه|ملخبط|مستمر, {menses} + عدم انتظام, تكيس|تكيسات, بطانه مهاجره, الياف|ليفي رحم, ورم ليفي, متلازمه + {menses}',
    ],
  }),
  'period-pain': finding(['Period pain', 'ألم الدورة'], {
    tick: ['Cramps with the period, as in other months', 'تقلصات مع الدورة كما في الأشهر الأخرى'],
    says: [
      '{menses} + {pain}, dysmenorrhea, dysmenorrhoea, on|having period + {belly}, first|second day period|cycle, time month + {pain}',
      '{menses} + {pain}, اول|ثاني يوم دوره, تقلصات + {menses}, جاتني|جتني|اجتني دوره + {belly}',
    ],
  }),
  'painful-sex': finding(['Pain with sex', 'ألم عند الجماع'], {
    tick: ['Pain during sex', 'ألم أثناء الجماع'],
    says: [
      'sex|intercourse + {pain}, painful sex, dyspareunia, vaginismus',
      'جماع + {pain}, علاقه زوجيه|حميمه|جنسيه + {pain}, بعد|اثناء|وقت|مع|خلال علاقه + {pain}, تشنج مهبلي',
    ],
  }),
  infertility: finding(['Wish for a child', 'تأخر الحمل'], {
    tick: ['No pregnancy after a year of trying', 'عدم حدوث حمل بعد سنة من المحاولة'],
    says: [
      'infertility, infertile, trying conceive|baby|pregnant, cant pregnant|conceive, sperm count, semen analysis',
      'عقم, تاخر حمل|انجاب, ما احمل, ما صار حمل, ابي احمل, تحليل مني|سايل منوي',
    ],
  }),
  'pelvic-pain': finding(['Pelvic pain', 'ألم الحوض'], {
    tick: ['Pain low in the belly or in the pelvis', 'ألم في أسفل البطن أو الحوض'],
    says: [
      '{pelvis} + {pain}, lower|low belly|abdominal|abdomen|tummy|stomach + {pain}, {pain} + lower|low abdomen|belly|tummy|stomach, {belly} + low|lower + {pain}',
      '{pelvis} + {pain}, اسفل|تحت بطن|بطني|بطنها|معده + {pain}, {pain} + اسفل|تحت بطن|بطني|سره, مبايض + {pain}',
    ],
    implies: ['belly-pain'],
  }),
  'ovarian-cyst': finding(['Ovarian cyst', 'كيس على المبيض'], {
    kind: 'background',
    tick: ['A known cyst on an ovary', 'كيس معروف على المبيض'],
    says: ['ovary|ovarian + cyst|cysts|dermoid, dermoid cyst', 'كيس|اكياس + مبيض|مبايض|مبيضي'],
  }),
  coil: finding(['Coil in the womb', 'لولب في الرحم'], {
    kind: 'background',
    tick: ['A coil (IUD) in the womb', 'لولب في الرحم'],
    says: ['=iud, =ius, intrauterine device, mirena, =coil', 'لولب, لولبي'],
  }),
  // Breasts
  'breast-lump': finding(['Breast lump', 'كتلة في الثدي'], {
    tick: ['A lump in the breast or armpit', 'كتلة في الثدي أو تحت الإبط'],
    says: ['{breast} + {mass}, {breast} + hard', '{breast} + {mass}, {breast} + قاسي|صلب|متحجر'],
  }),
  'breast-change': finding(['Change of the breast', 'تغير في الثدي'], {
    tick: ['Dimpled skin, a drawn-in nipple or fluid from a nipple', 'تجعد جلد الثدي أو انسحاب الحلمة أو خروج سائل منها'],
    says: [
      'nipple + discharge|inverted|bleeding|blood|retracted|fluid|leaking|drawn, breast + dimple|puckered, breast + orange peel, breast + changed shape, milk + not breastfeeding|pregnant',
      'حلمه + افراز|افرازات|دم|سايل|مسحوبه|داخله|منقلبه|غايره, ثدي|صدري + انكماش|تجعد, ثدي|صدري + قشر برتقال, ثدي|صدري + تغير شكل',
    ],
  }),
  'breast-pain': finding(['Breast pain', 'ألم في الثدي'], {
    tick: ['Pain in a breast', 'ألم في الثدي'],
    says: ['{breast} + {pain}, {breast} + {swell}, mastalgia', '{breast} + {pain}, {breast} + {swell}, {breast} + متحسس|ثقيل'],
  }),
  'breast-red': finding(['Red hot breast', 'ثدي محمر ساخن'], {
    tick: ['A part of the breast is red and hot', 'جزء من الثدي محمر وساخن'],
    says: [
      '{breast} + {red}, {breast} + {hot}, breast abscess|infection|infected, mastitis',
      '{breast} + {red}, {breast} + {hot}, التهاب|خراج ثدي|ضرع',
    ],
    implies: ['breast-pain'],
  }),
  'breast-cyclic': finding(['Both breasts before the period', 'الثديان قبل الدورة'], {
    tick: ['Both breasts are sore, before the periods', 'الثديان مؤلمان قبل الدورة'],
    says: ['{breast} + {menses}, both breasts + {pain}', '{breast} + {menses}, ثديين|صدري ثنين + {pain}'],
    implies: ['breast-pain'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
