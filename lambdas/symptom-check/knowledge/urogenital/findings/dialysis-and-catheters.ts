import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'missed-dialysis': finding(['Missed dialysis', 'تفويت غسيل الكلى'], {
    tick: ['A dialysis session was missed or cut short', 'فاتت جلسة غسيل كلى أو قُصّرت'],
    says: [
      'missed|miss|skipped|skip|late|cancelled|shortened|without + dialysis|hemodialysis|haemodialysis, no dialysis + week|days|since|yet|today, not dialysis, not go|gone|went|attended .. dialysis, dialysis + overdue, dialysis not done, last dialysis + week, last dialysis + =4|=5|=6|=7|four|five|six|seven days, dialysis|hemo|haemo + missed|skipped|skip|skipping|bailed|bunked|cut|left early|ended|stopped|shortened|delayed|postponed|cancelled|overdue|forgot, kidney wash|washing|session|sessions|machine|cleaning + missed|skipped|skip|bailed|cancelled|late|forgot|delayed|stopped, not go|going|went|gone|attend|attended|been|done|make|made|finish|complete|turn|show .. dialysis|hemo, not go|going|went|gone|attend|done|finish .. kidney wash|washing|machine|session, cant .. go|reach|make|get .. dialysis|wash, no dialysis, dialysis .. not|never done|finished|completed|happened, came|come off dialysis|machine early|before, dialysis early',
      'فات|فاتت|فاتني|فاتتني|فاتته|فوت|فوتت|تاخر|تاخرت|غاب|غبت|ترك|تركت|بدون + غسيل|غسله, لا راح|رحت|سوي|عمل|غسل + غسيل|غسله, فات|فاتت|فاتني|فاتتني|فوت|غاب|غبت + جلسه كلي, جلسه|جلستين|جلسات|جلستي + فات|فاتت|فاتني|فاتتني|راحت, غسيل|غسله|غسلات|غسلتي|غسيلي|دياليز + راح علي|طاف|طافت|طافتني|طوف|طوفت|ضيع|ضيعت|اهمل|اجل|اجلت|تاجل|اجلوا|وقف|وقفوا|قطع|قطعت|نقص|قصر|الغيت|فوت|فاتني|فاتته|فاتتها|تفوت|سحبت علي, غسيل|غسله|دياليز + ما كمل|راح|رحت|غسل|سوي|سويت|عمل|عملت|خلص|كملت|يروح|تروح|حضر|حضرت|مشيت, غسيل|غسله|جلسه قبل .. يخلص|تخلص|تكمل|يكمل, ما غسل|غسلت|اغسل|يغسل|تغسل|بغسل .. كلي|كلاه|كلاوي|كليه|كليته|كلاها|كليتي, ما .. راح|رحت|حضرت|سويت|عملت|مشيت|كمل|كملت .. غسيل|غسله|جلسه|دياليز, وقف|وقفوا|قطع|قطعوا|انهي .. غسيل|غسيله|غسيلي|غسيلها|جلسه, غسيل|غسيله + قبل وقت|يخلص|موعد',
    ],
    implies: ['kidney-disease'],
  }),
  'missed-two': finding(['Two dialysis sessions missed', 'تفويت جلستي غسيل'], {
    tick: ['Two or more dialysis sessions in a row were missed', 'فاتت جلستا غسيل متتاليتان أو أكثر'],
    says: [
      'missed|skipped + two|2|three|3|all|several + dialysis|sessions, no dialysis + week|days, week without dialysis, dialysis|session|sessions|wash|hemo + missed|skip|skipped|bailed|bunked|without|no|not|cancelled + twice|two|2|three|3|week|weeks|several|ten|row|last two, last two|three .. dialysis|session|sessions + not|missed|skipped, twice row + dialysis|wash, dialysis|session|wash .. twice|two|three, twice|two|three .. dialysis|session + miss|missed|bailed|skip|skipped',
      'جلستين|جلسات + فات|فاتت|فاتتني|فوت|فوتت|راحت, اسبوع بدون غسيل, جلستين|غسلتين|غسيلتين|غسلتينين|مرتين|جلسات|ثلاث + غسيل|غسله|جلسه|دياليز|كلي + ضيع|ضيعت|فات|فاتت|فاتتني|فاتني|فوت|فوتت|طاف|طافت|طوف|طوفت|غاب|غبت|راحت|اهمل|تركت, جلستين|غسلتين + ما رحت|راح|سوي|سويت|غسل|عملت|حضر, اسبوع|عشر|اسبوعين|ايام|سبع|ست + ما غسل|غسلت|اغسل|تغسل|يغسل, اسبوع|عشر|اسبوعين|ايام + بدون|بلا|دون غسيل|دياليز, جلستين|غسلتين|مرتين + غسيل|دياليز|كلي',
    ],
    implies: ['missed-dialysis'],
  }),
  'missed-day': finding(['A day missed', 'يوم فائت'], {
    kind: 'background',
    says: [
      'missed|skipped|skip|miss .. monday|tuesday|wednesday|thursday|friday|saturday|sunday, not go|gone|went .. monday|tuesday|wednesday|thursday|friday|saturday|sunday, missed|skipped|skip|miss|missing .. turn|turns|session|sessions|shift|appointment|slot, no transport|ride|taxi .. turn|turns|session',
      'فات*|فوت*|طوف*|ما رحت .. الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت, ما رحت|حضرت|قدرت|مشيت .. جلسه|جلستين|موعد|دوري|جلسات, فات*|فوت*|طوف* .. جلسه|جلستين|دور|موعد',
    ],
  }),
  'fistula-bleeding': finding(['Bleeding fistula', 'نزيف وصلة الغسيل'], {
    tick: ['The dialysis fistula or line bleeds', 'وصلة الغسيل أو قسطرته تنزف'],
    says: [
      'fistula|shunt|graft|permcath + {blood}, perm cath + {blood}, dialysis line|catheter|access + {blood}, fistula|shunt|graft|permcath|access + gush|gushing|pour|pouring|spurt|spurting|squirt|squirting|pumping|ooze|oozing|dripping, dialysis + needle|needles|site|arm|line|access|tube + {blood}, dialysis + needle|needles|site|arm|line|access + gushing|pouring|spurting|pumping|oozing|dripping, vascath + {blood}',
      'فستولا|شنت + {blood}, وصله|قسطره غسيل + {blood}, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + {blood}, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + تصب|يصب|تشخر|ينبع|يفور|تفور|يرش|تسيل, وصله|وصلت|قسطره|ابر|ابره|مكان|موضع|خط .. غسيل|غسله + {blood}, وصله + {blood} + يد|ايد|ذراع|غسيل, غسيل + {blood} + يد|ايد|ايده|يده|ذراع|ابر|ابره',
    ],
    implies: ['kidney-disease'],
  }),
  'fistula-trouble': finding(['Trouble with the fistula', 'مشكلة في وصلة الغسيل'], {
    tick: ['The dialysis fistula is red, swollen, painful or no longer buzzes', 'وصلة الغسيل محمرة أو متورمة أو مؤلمة أو توقف نبضها'],
    says: [
      'fistula|shunt|permcath + {red}, dialysis line|catheter + {red}, fistula|shunt|permcath + {swell}, fistula|shunt|permcath + {pain}, dialysis line|catheter + {pain}, fistula|shunt + no|not buzz|thrill|working, fistula|shunt + stopped, fistula|shunt|graft|access + buzz|buzzing|thrill|hum|humming|vibration|vibrating|vibrate|purring|pulse + not|no|cant|lost|gone|stopped|without|nothing|weak, cant|not|no|lost .. buzz|buzzing|thrill|hum|humming|vibration|vibrating|vibrate|purr|pulse .. fistula|shunt|graft|access, fistula|shunt|graft .. not|no|cant|stopped .. buzz|buzzing|thrill|hum|humming|vibrating|vibration|working, fistula|shunt|graft + quiet|silent|clotted|blocked|hot|lump|hard, fistula|graft|permcath + {red}, graft + {swell}, graft + {pain}, dialysis arm|line|catheter|access|site + {swell}, dialysis arm|line|access|site + {pain}, dialysis arm|access|site + {red}, no more|longer buzz|buzzing|humming|thrill',
      'فستولا|شنت + {red}, وصله غسيل + {red}, فستولا|شنت + {swell}, وصله غسيل + {swell}, فستولا|شنت + {pain}, وصله غسيل + {pain}, فستولا|شنت + واقف|توقف, فستولا|شنت + لا تنبض|نبض, وصله غسيل + واقف|توقف, وصله غسيل + لا تنبض|نبض, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + {red}, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + {swell}, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + {pain}, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + حار|حاره|حراره|سخن|مسدود|تجلط|انسد|جلطه|ساكت, فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت + رجه|هزه|نبض|نبضه|طنين|صوت|زنه|اهتزاز|رعشه|دقه|هدير + ما|لا|راح|راحت|اختفي|اختفت|وقف|وقفت|بدون|ضعف, ما .. حس|حسيت .. رجه|هزه|نبض|نبضه|طنين|اهتزاز|هدير|دقه .. فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت, ما .. حس|حسيت + فستول|فيستول|فستولا|فيستولا|فستوله|فسطول|ناسور|شنت, وصله + غسيل + {red}, وصله + غسيل + {swell}, وصله + غسيل + {pain}, وصله + غسيل + ما|لا|وقف|وقفت + نبض|رجه|هزه|صوت|طنين',
    ],
    implies: ['kidney-disease'],
  }),
  catheter: finding(['Catheter', 'قسطرة بولية'], {
    kind: 'background',
    tick: ['A catheter drains the urine', 'قسطرة لتصريف البول'],
    says: [
      'urinary|urine|foley|bladder|suprapubic catheter, catheter, catheterised, catheterized, nephrostomy, urine|pee|wee|bladder tube|pipe|bag, tube|pipe .. bladder|pee|urine, {pees} .. tube|pipe|bag, catheter bag, leg bag',
      'قسطره بول|بوليه|مثانه, قسطره .. بول, كيس بول, انبوب بول, انبوب|انبوبه|صونده|سونده|سوندا|صوندا|ماسوره|خرطوم|كيس|ليه|برابيج|بربيش + {pees}, صونده, سوندا, صوندا, سونده, قسطره + {pees}, قسطره + كيس|مثانه, كيس .. بول, قسطره بوليه',
    ],
  }),
  'catheter-blocked': finding(['Blocked catheter', 'انسداد القسطرة'], {
    tick: ['No urine runs into the catheter bag', 'لا يصل البول إلى كيس القسطرة'],
    says: [
      'catheter + block|clogged|empty|stopped, catheter + not drain|working|flowing, catheter + no urine|drainage, bag + empty|nothing + catheter, catheter + blocked|block|blocking|clogged|clog|kinked|nothing|dry|stuck, catheter .. not drain|draining|working|flowing|passing, catheter + no urine|drainage|pee|flow, tube|pipe + block|blocked|clogged|kinked|nothing + bag|urine|pee|bladder, tube .. block|blocked|clogged + bag|urine, bag + empty|nothing|nowt|dry|no + urine|pee|tube|catheter|bladder, urine|pee .. not coming|draining|going|running|flowing .. bag, tube clogged .. bag, nothing .. in|into .. bag, bag .. nowt|nothing|empty in, no|not .. catheter? bag .. hours|hour|since|morning, catheter bag empty|dry, no {pees} .. bag',
      'قسطره + مسدود|انسد|مسكر|واقف|توقف, قسطره + لا نزل|صرف, كيس بول + فاضي, كيس بول + لا نزل, قسطره|صونده|سونده|سوندا|صوندا|انبوب|انبوبه|ليه + مسدود|مسدوده|انسد|انسدت|مسكر|مسكره|واقف|واقفه|توقف|سكرت|سدت, قسطره|صونده|سوندا|صوندا .. ما نزل|طلع|تنزل|يجي|تصرف|تشتغل|شغاله|ينزل, كيس + فاضي|ناشف|فارغ|خالي + {pees}|قسطره|صونده|سوندا, كيس .. ما .. نزل|ينزل|يجي|ينزله .. بول|شي, ما .. ينزل|نزل|يجي|طلع .. كيس, كيس بول|قسطره فاضي|ناشف|فارغ',
    ],
    implies: ['catheter'],
  }),
  'catheter-trouble': finding(['Trouble with the catheter', 'مشكلة في القسطرة'], {
    tick: ['The catheter came out, leaks or hurts', 'القسطرة خرجت أو تسرّب أو تؤلم'],
    says: [
      'catheter + fell|came|pulled out, catheter + leak|hurts|painful|discomfort|dislodged|change, catheter + {pain}, catheter + leak|leaking|leaks|slip|slipped|fell|yanked|loose|burn|burning|bypassing|irritating|moved|tugged|bleeding|blood|smell|out place, catheter .. out, pee|urine|wee|bladder tube|pipe + leak|slipped|fell|out|pulled|loose|hurt|hurting, pulled|pull|yanked .. catheter|tube',
      'قسطره بول|بوليه + طلعت|طاحت|انسحبت|تسرب|تهرب|توجع|تعور|تغيير, قسطره|صونده|سونده|سوندا|صوندا + طلع|طلعت|طاحت|انسحب|انسحبت|سحب|شالها|قلع|انخلع|انخلعت|تسرب|يسرب|تهرب|تنقط|ينقط|وقعت|خرجت|مكانها|ترشح, صونده|سونده|سوندا|صوندا + {pain}, قسطره|القسطره {pain}, قسطره + {pain} + {pees}|كيس|مثانه, انبوب|انبوبه|ليه {pees} + طلع|طلعت|سحب|طاح|انسحب|{pain}, سحب|شال|قلع|شد .. انبوب|انبوبه|قسطره|صونده',
    ],
    implies: ['catheter'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
