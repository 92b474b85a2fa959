import { type Finding, finding } from '../kinds/finding.ts';

/** Heart, blood pressure and vessels. */
export const findings = {
  'chest-pain': finding(['Chest pain', 'ألم في الصدر'], {
    tick: ['Pain, pressure or tightness in the chest', 'ألم أو ضغط أو ضيق في الصدر'],
    says: [
      '{chest} + {pain}, {chest} + {pressure}, angina, clutching|grabbing|holding + {chest}, {chest} + odd|funny|strange|weird|wrong, {heart} + {pain}, {chest} + catching|gripping|gripped|grip|grabbing|stinging, rubbing|rubs|rubbed|holding|clutching middle|centre|center {chest}, gtn|nitro|nitroglycerin|glyceryl|angina spray + not|no|nothing|twice|three|third|again, {chest} .. tight|closing|closed|close|tightening, {chest} + cutting|stitch|twinge|pulling, {chest} + funny|uneasy|bad|trouble|problem|discomfort|clench|clenching|grips|squashed|needle|needles|prick|pricking|sharp, behind breastbone|ribs + {pain}, fist + {chest}, {heart} + paining|catching|squeezing|pricking|grip, {chest} + stiff|stiffness, =cp + radiating|sob|diaphoretic|sweating',
      '{chest} + {pain}, {chest} + {pressure}, ذبحه, ذبحه صدريه, نغزه|نغزات|نخزه|وخزه قلب, =قلبي|=قلبه|=قلبها|=القلب|=قلبو|=بقلبي|=بقلبه|=بقلبها + {pain}, =قلبي|=قلبه|=قلبها|=القلب|=قلبو|=بقلبي .. {pressure}, {pressure} .. =قلبي|=قلبه|=قلبها|=القلب|=قلبو|=بقلبي, =قلبي|=قلبه|=قلبها|=القلب + عاصر|قابض|ماسك|كابس, {chest} + قابض|ماسك|ناغز|ينغز, بخاخ|حبه|حبوب لسان|تحت لسان, =الضيكه|=الضيجه|ضيكه|ضيجه|ضيقه تجي|تجيني|بتجيني|اجتني|جتني|تجيه|تجيها, ضلوع|ضلوعي|اضلاع + {pain}, {chest} + مسكر|طابق|طابقه|يقرص|قارص|ينقح|مسكه|مسكني|يعصرني|يعصره|ثقلان|مقبوض|مضغوط|متضايق|شكه|طعنه|سكين|سكاكين|نار|يخزني|يخز, =فم|=راس =المعده + عرق|ذراع|ايد|يد|فك|كتف|اصفر, =قلبي|=قلبه|=قلبها|=قلبو + مقبوض|يعصرني|يعصر|معصور|مضغوط|يوجع|يوجعني|بيوجعني|يعورني',
    ],
  }),
  'chest-burning': finding(['Burning in the chest', 'حرقة في الصدر'], {
    says: [
      '{chest} + {burns}, behind breastbone + {burns}, {chest} + fire|afire|acid|burnin|flames',
      '{chest} + {burns}, حرقان|نار + {chest}, {chest} + يولع|مولع|يكوي|كاوي|لهيب|حارق|يشتعل|شاعل',
    ],
  }),
  'spreading-pain': finding(['Pain that spreads', 'ألم يمتد إلى موضع آخر'], {
    tick: ['The pain goes into an arm, the neck, the jaw or the back', 'الألم يمتد إلى الذراع أو الرقبة أو الفك أو الظهر'],
    says: [
      '{pain} + {spreading} + {arm}, {pain} + {spreading} + {hand}, {pain} + {spreading} + {jaw}, {pain} + {spreading} + {neck}, {pain} + {spreading} + {shoulder}, {chest} + {spreading} + {arm}, {chest} + {spreading} + {hand}, {chest} + {spreading} + {jaw}, {chest} + {spreading} + {neck}, {chest} + {spreading} + {back}, {chest} + {spreading} + {shoulder}, {pain} + {spreading} to|into|through|towards|in .. {back}, spread|spreads|spreading|radiate|radiates|radiating|travel|travels|travelling|shoot|shoots|shooting|creep|creeping|run|runs|running|go|goes|going|move|moves|moving|came|comes|coming to|into|down|up|through|in|towards|along .. {arm}, spread|spreads|spreading|radiate|radiates|radiating|travel|travels|travelling|shoot|shoots|shooting|creep|creeping|run|runs|running|go|goes|going|move|moves|moving|came|comes|coming to|into|down|up|through|in|towards|along .. {hand}, spread|spreads|spreading|radiate|radiates|radiating|travel|travels|travelling|shoot|shoots|shooting|creep|creeping|run|runs|running|go|goes|going|move|moves|moving|came|comes|coming to|into|down|up|through|in|towards|along .. {jaw}, spread|spreads|spreading|radiate|radiates|radiating|travel|travels|travelling|shoot|shoots|shooting|creep|creeping|run|runs|running|go|goes|going|move|moves|moving|came|comes|coming to|into|down|up|through|in|towards|along .. {neck}, spread|spreads|spreading|radiate|radiates|radiating|travel|travels|travelling|shoot|shoots|shooting|creep|creeping|run|runs|running|go|goes|going|move|moves|moving|came|comes|coming to|into|down|up|through|in|towards|along .. {shoulder}, spread|spreads|spreading|radiate|radiates|radiating|travels|shoots|shooting|goes|going to|into|through|in|towards .. {back}, spread|spreads|spreading|radiate|radiates|radiating {arm}, radiate|radiates|radiating .. {back}, radiate|radiates|radiating .. {jaw}, {pain} + elbow|fingers + travel|travels|down|spread|spreads, {pain} + going|goes|go|run|runs|running|ran|come|comes|straight|through + {back} side, pain run|runs|ran|running down|up .. {back}, straight|right through|to .. {back}',
      '{pain} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {arm}, {pain} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {jaw}, {pain} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {neck}, {pain} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {shoulder}, {chest} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {arm}, {chest} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {jaw}, {chest} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {neck}, {chest} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {shoulder}, {pressure} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {arm}, {pressure} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {jaw}, {pressure} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {neck}, {pressure} + متد|امتد|ممتد|نتشر|انتشر|سري|ساري|روح|راح|رايح|نزل|نازل|وصل|واصل|انتقل|نتقل|مسمع|يضرب|ضارب|ضرب|شاد|سحب|ماشي|يمشي|طلع|طالع|رافع|لافف|يلف + {shoulder}, متد|امتد|ممتد|نتشر|انتشر|ساري|يسري|مسمع|انتقل|نتقل|يضرب|ضارب|نازل|ينزل|وصل|واصل|رايح .. {arm}, متد|امتد|ممتد|نتشر|انتشر|ساري|يسري|مسمع|انتقل|نتقل|يضرب|ضارب|نازل|ينزل|وصل|واصل|رايح .. {jaw}, متد|امتد|ممتد|نتشر|انتشر|ساري|يسري|مسمع|انتقل|نتقل|يضرب|ضارب|نازل|ينزل|وصل|واصل|رايح .. {neck}, متد|امتد|ممتد|نتشر|انتشر|ساري|يسري|مسمع|انتقل|نتقل|يضرب|ضارب|نازل|ينزل|وصل|واصل|رايح .. {shoulder}, {chest} + متد|امتد|ممتد|نتشر|روح|راح|نزل|وصل|انتقل|مسمع|يضرب|ضارب|طلع|نافذ|ينفذ + {back}, متد|امتد|ممتد|نتشر|انتشر|مسمع|يضرب|ضارب|وصل|واصل|انتقل علي|الي|حق|لين|صوب|لحد|لعند|لغايه|ناحيه {back}, متد|امتد|ممتد|نتشر|انتشر|مسمع|يضرب|ضارب|نازل|ينزل|يروح|راح|وصل|واصل =لظهري|=لظهره|=لظهرها|=للظهر|=بظهري|=عظهري|=لضهري|=ضهري|=عضهري, {pain} + {shoulder} + يضرب|نازل|واصل|طالع, يضرب|نازل|واصل|طالع|يوصل .. =بكتفي|=لكتفي|=عكتفي|=كتفي',
    ],
  }),
  'pressing-pain': finding(['Pressing or squeezing pain', 'ألم ضاغط أو عاصر'], {
    tick: ['It feels like pressing, squeezing or a heavy weight', 'الإحساس كضغط أو عصر أو ثقل كبير'],
    says: [
      '{chest} + {pressure}, {chest} + crushing|squeezing|constricting|gripping|gripped|=pressing|viselike|strangling {pain}?, crushing|viselike|constricting {pain}, {chest} + {pain} like|as .. {pressure}, {chest} .. tight like|as band|belt|vice|rope, {chest} + fist|clench|clenched|clenching|squashed|squashing|weighed|weight|strap|strapped|boulder|rock|block',
      '{chest} + {pressure}, {chest} + {pain} ضاغط|عاصر|قابض|كابس|خانق|يعصر|يضغط, {chest} + يعصرني|يعصره|معصور|مقبوض|مضغوط|ثقلان|جبل|صخره|طوبه|مربوط|مشدود',
    ],
    implies: ['chest-pain'],
  }),
  sweating: finding(['Sweating', 'تعرق'], {
    tick: ['Cold sweat, or pale and clammy skin', 'تعرق بارد، أو جلد شاحب ورطب'],
    says: [
      '{sweats}, clammy, diaphoresis, diaphoretic, =drenched in|with|through, dripping wet|with, pouring off, cold|clammy|sticky sweat|sweats|sweating|sweaty, dripping like, sticky + grey|gray|pale|cold, shirt|vest|clothes|thobe|tshirt|top|pyjamas + soaked|drenched|soaking|wringing|dripping, shirt|vest|clothes|thobe|tshirt wet, shirt|vest|clothes|thobe|tshirt became|become|becoming|all|fully|completely wet, cold clammy|wet skin|hands|forehead, face|forehead wet|dripping, sweat pouring|running|dripping|beads, beads .. forehead|face, clammy|sticky, =soaked in|with|through, wet through, break|broke|breaking out sweat|cold',
      '{sweats}, يتصبب, تصبب, عرق بارد, مبلل عرق, ثوبه|ثوبي|ملابسه|ملابسي|قميصه|هدومه + مبلل|مبلول|غرقان|مبلوله|غرقانه + عرق, غرقان|غرقانه عرق, متصبب|يصب|تصب|يتصبب|بينقط|يقطر + عرق, عرق .. يصب|بارد|شديد|كثير, مبلول|مبلل|غرقان + عرق, بارد|بارده ورطب|ومتعرق|ولزج',
    ],
  }),
  tearing: finding(['Tearing pain', 'ألم كالتمزق'], {
    tick: ['The pain is tearing or ripping, worst at its beginning', 'الألم كالتمزق أو الشق، وكان أشده عند بدايته'],
    says: [
      'ripping|tearing {pain}, tearing|ripping .. {pain} + {chest}, tearing|ripping .. {pain} + {back}, tearing|ripping .. interscapular, rip|tear + {pain} + {chest}, rip|tear + {pain} + {back}, sudden rip|tear + {chest}, sudden rip|tear + {back}, ripping|tearing sensation + {chest}, ripping|tearing sensation + {back}, torn|ripped|split apart|open|inside + {chest}, torn|ripped apart|inside + {back}, {chest} + torn|ripped|split|ripping|tearing two|half|apart, {back} + torn|ripped|split|ripping|tearing two|half|apart, ripped|ripping|tearing|torn|shredded|splitting + {chest}, ripping|tearing|torn|ripped + {back} + felt|feel|feels|like|inside, {pain} like|as .. rip|ripping|tearing|torn, tear|tore|torn|rip|ripped|ripping|snapped|split between .. shoulder|shoulders|blades, something tear|tore|torn|ripped .. chest|back',
      'الم|وجع كتمزق|تمزق|تمزيق, {pain} + كتمزق|يمزق|بيمزق|يتمزق, تمزق|كتمزق|يتمزق|ممزق|نشق|ينشق|انشق|=شق|يشق|تشقق|مزع|تمزع|شلخ|نشلخ|يفلق|ينفلق + {chest}, تمزق|كتمزق|يتمزق|ينشق|انشق|يشق|مزع|تمزع|شلخ|نشلخ|ينفلق + {back}, يتمزق .. من داخل|جوا, كسكين|سكين|سكاكين + {back}, مثل|متل|زي|كانه|كان شك|شق|تمزق|مزع|سكين|سكينه + {back}, مثل|متل|زي|كانه|كان شك|شق|تمزق|مزع|سكين + {shoulder}, مثل|متل|زي|كانه|كان شك|شق|تمزق|مزع|سكين + =جتوف|=الجتوف|=جتوفي|=جتوفه, {pain} .. شق|يشق|تمزق|يمزق|مزق|شرخ',
    ],
  }),
  'device-shock': finding(['Shocks from a heart device', 'صدمات من جهاز القلب'], {
    tick: ['An implanted heart device gave shocks', 'جهاز القلب المزروع أعطى صدمات'],
    says: [
      'pacemaker|defibrillator|icd + shock|shocks|shocking|firing|fired|zap|zapping, pacemaker|defib|defibrillator|icd + shock|shocked|shocking|fire|fired|firing|zap|zapped|zapping|jolt|jolts|current|kick|kicked|buzzed|electric, heart machine|device|box|battery|implant + shock|shocked|shocking|fire|fired|firing|zap|zapped|zapping|jolt|jolts|current|kick|kicked|buzzed|electric, machine|device|box|battery|implant|gadget + {heart} + shock|shocked|shocking|fire|fired|firing|zap|zapped|zapping|jolt|jolts|current|kick|kicked|buzzed|electric, machine|device|box|implant|icd|defib + heart + going|goes|went off, defib|icd|defibrillator going|goes|went off',
      'جهاز|بطاريه|منظم .. قلب + صعق|صدمه|صدمات|يكهرب, جهاز|بطاريه|منظم|صاعق + {heart} + صعق*|كهرب*|صدم*|نفض|ضرب|ضربه|لسع|لطش|تيار|رجه, جهاز|بطاريه|منظم + =لقلبي|=لقلبه|=لقلبها|=بقلبي + صعق*|كهرب*|صدم*|ضرب',
    ],
  }),
  palpitations: finding(['Palpitations', 'خفقان'], {
    tick: ['The heart races, pounds or skips beats', 'القلب يخفق بسرعة أو بقوة أو يفوّت نبضات'],
    says: [
      'palpitation, {heart} + race|racing|pound|pounding|flutter|fluttering|thump|thumping|skip|skipping|hammering|crazy|haywire|fast|faster|rapid|rapidly|quick|quickly|gallop|galloping|jump|jumping|mental|flip|flipping|flop|flopping|flippy|irregular|irregularly|uneven|mad|nuts|bananas|drum|drumming|banging|miss|missing|missed|speeding|speed|beating|ninety|runaway|leaping|somersaults|dancing|dhak|thud|thudding|bounce|bouncing|racin|poundin, skipped|skips beats, irregular heartbeat|pulse, heart 140|150|160|170|180|190|200, {chest} + flop|flopping|flutter|fluttering|flip|flips|butterflies|butterfly|thumping|pounding|hammering, {heart} + jumps|jumped|slow|slowly|tripping|stumbles|stops|stutter|boom, {heart} beat|beats|beating fast|hard|loud|too, {heart} + thumps|thumped|bump|bumping|bumps|boom|booming|going like clappers|train|hammer|mad, pulse .. fast|high|quick|racing|irregular|all over, {heart} beat|beats|beating|rate fast|faster|high|quick|irregular|strange|too',
      'خفقان, خفقات, {heart} بيوقف|يوقف|وقف|بتوقف, رفرفه, تسارع قلب, قلب|نبض|دقات|ضربات + سرع|سريع|يركض|يرفرف|يفز|ينط|يخبط|رقع|زايد|زايده|يدق, قلب|نبض|دقات|ضربات + غير|ما منتظم, {heart} + تنط|ينط|بينط|بتنط|نط|نقز|ينقز|فوت|يفوت|تفوت|رجف|يرجف|طاير|يطير|يركض|ركض|راكض|طبل|طبول|دقدق|يفر|نفض|ينتفض|مخربط|مخربطه|ملخبط|ملخبطه|يقفز|قفز|فلتان|متسارع|متسارعه|طقطق|دق|يضرب|بسرعه|سريعه|متلخبط|متلخبطه|ما منتظم, دقات|ضربات|نبضات + قوي|قويه, دقات|ضربات|قلب + =تنط|=ينط|=بتنط|=بينط|تفوت, {heart} + يجري|بيجري|تجري|جري|بيدق|عم يدق|يهرول|يتسارع|نقزه, تسارع نبض|نبضات|دقات, {heart} + بوقف|بيوقف, نبضي|نبضه|نبضها|دقات|ضربات + سريع|عالي|عاليه|سريعه|فوق|120|130|140|150|160|مو|ما منتظم|منتظمه?, {heart} + يدق|بيدق|تدق|دق|طلع|بيطلع|حيطلع|يطلع|بينط|يرقص|يفرفر|يرف|خبط|بيخبط|يخبط|ملخبط',
    ],
  }),
  fainted: finding(['Fainting', 'إغماء'], {
    tick: ['Fainted or lost consciousness', 'حدث إغماء أو فقدان للوعي'],
    says: [
      'dropped|fell|falls|down|went down + sun|=heat, =fainted, =fainting, =faints, =faint spell|episode|attack|fit, did|will|keeps|keep|kept|then =faint, =faint when|after|while|at|in|on|during|suddenly|today|yesterday|again|twice, =blacked|=blacking|=black out, blackout, pass|passed|passing out, syncope, collapse, collapsed, keeled over, =conked|=flaked|=sparked out + floor|ground|round|woke|came, lights out|went + floor|ground|round|woke|came, lost consciousness|conscious, lost my? senses, fall|fell|fallen|became|become|went|going unconscious, unconscious + minute|minutes|seconds|woke|then, woke|woken|came up? round|floor|carpet|ground|tiles|deck, drop|dropped|went down like, swoon|swooned, hit deck, =out for|like .. =sec|=secs|=second|=seconds, =went|=was =out for|like|cold|about, went =out .. second|seconds|secs|minute, came round|to floor|ground|deck, just|suddenly|simply went down, dropped floor|ground|deck|down|suddenly, found himself|herself|myself .. floor|ground, fell unconscious|senseless, was|went =gone second|seconds|minute, knocked out, found .. on floor|ground, not .. remember falling|fell|collapsing, blackout|blackouts, eyes rolled + fell|dropped|slumped, slumped|slump, crumpled|crumple + floor|ground|heap',
      'طاح|طاحت|طحت|يطيح|سقط|سقطت|وقع + شمس|=الحر|=حر|بالحر, اغماء, اغمي, يغمي, غمي, اغماءه, غشي, غاب|غابت|فقد|فقدت + وعي, داخ|داخت|دخت|دوخه .. طاح|طاحت|طحت|وقع|وقعت, انهار, سورق, سورقت, نغمي, انغمي, =اغما, غبت|غاب|غابت|يغيب|تغيب|غايب|غايبه|بيغيب + وعي|دنيا|وعيه|وعيها, فقدت|فقد|يفقد|فاقد|فاقده|تفقد + وعي, نغشي, انغشي, طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت .. طولي|طوله|طولها|طولو, فصلت|فصل .. دنيا|ثواني|دقيقه, ما دري|دريت|حس|حسيت =بنفسي|=بروحي|=بحالي|=بعمري|=بنفسه|=بروحه|=بحاله|=بعمره|=بنفسها|=بروحها|=بعمرها|بدنيا|عن, طحت|وقعت|سقطت|طاح|وقع|سقط .. صحيت|وعيت|فقت|صحي|=وعي|فاق, صحيت|وعيت|فقت .. وانا|لقيت .. ارض|قاع, طفت|انطفت + دنيا|عيوني, فيق|بفيق|يفيق|افيق|تفيق|فقت|اصحي|بصحي|صحيت|القي|لقي .. =عالارض|=الارض|=ارض|=القاع|=قاع|=البلاط|=بالارض|=بلاط, واغمي, =واغمي|=فاغمي عليه|عليها|علي, مغمي|مغما|مغشي, فاق|صحي|فقت|صحيت .. ما يعرف|يدري|اعرف|ادري .. وين|وينه, غاب|غابت|غبت .. شوي|ثواني|دقيقه|عنا, فقد|فقدت|يفقد|تفقد =الوعي|=وعيه|=وعيها|=وعيي, هبط|هبطت وطاح|وطاحت|وطحت, طاح|طاحت|وقع|وقعت .. مره وحده|فجاه',
    ],
  }),
  'nearly-fainted': finding(['Nearly fainting', 'قرب الإغماء'], {
    says: [
      'feel|feels|feeling|felt =faint, nearly|almost|about|close|verge|thought|near =fainted|=fainting|=faint|=collapse|=collapsed|unconscious, nearly|almost|about|close|verge|thought|near|gonna|going|might =pass|=passed|=passing|=black|=blacked|=blacking|=keel|=conk|=drop|=drops out|over, going|gonna|will|could|might =faint|=collapse|=drop, near syncope, vision|eyes|everything|world go|goes|went|going|turned|become|became|becoming black|dark|grey, woozy, presyncope, =faintness, could pass out, room|everything|lights|sight go|goes|going|went|turn|turns dark|black|dim|grey, legs|knees .. gave|buckled|jelly + dizzy|faint|sweat, see|seeing|saw stars|black|dark|spots|dots + stand|stood|up|dizzy|walk, nearly|almost fell|fall|falling .. when? stand|stood|standing|up, about pass, nearly|almost =passed out?, legs|knees =buckle|=buckled, tunnel vision, faint feeling, light headed faint',
      'بغيت اطيح, بطيح, بغيت|كدت|قربت|راح|رح|كاني|شبه + اطيح|يغمي|اغيب|اغماء|افقد, اسودت + دنيا, =بيغمي|=حيغمي|=حتغمي|=هيغمي|=هيغمي, كاد|كادت|كدت|قربت|قرب|بغي|بغيت|بغت|بغا|رح|راح|حسيت|شوي + اطيح|طيح|يطيح|تطيح|اغمي|يغمي|غمي|اغيب|غيب|افقد|اوقع|انغمي|ينغمي|يوقع|توقع, اسودت|سودت|اظلمت|غيمت|ظلمت + دنيا|عيوني|عيني|نظر, سواد .. عيوني|عيني, تعتم|بتعتم|عتمت|يعتم|تظلم|بتظلم|تسود|بتسود|يسود|بيسود|سودت|تغيم|بتغيم|تغبش + دنيا, =تسود|=بتسود|=تعتم|=بتعتم|=تظلم عيوني|عيني|عيونه|عيونها|نظري|بعيوني, كان|كنت|بغي|بغا|بغيت =بيطيح|=بطيح|=يطيح|=اطيح|=هقع|=حقع|=بوقع|=هيقع|=رح اقع, احس|حسيت|بحس .. =بيغمي|=بيغما|=هيغمي|=بطيح|=اطيح|=هقع|=بدوخ + اقع|اطيح|عليا|علي|اغمي, مسكت|تمسكت|سندت .. جدار|حيط|طاوله|مغسله, كنت =هقع|=حقع|=رح اوقع|=بوقع, قريب|شبه =اغماء',
    ],
  }),
  'fainted-on-effort': finding(['Fainting on effort', 'إغماء مع المجهود'], {
    tick: ['It came during effort, or while lying down', 'حدث أثناء المجهود أو أثناء الاستلقاء'],
    says: [
      '=fainted|=fainting|=faints|=faint|=collapsed|=collapse|=collapses|unconscious|syncope|blackout|keeled + {effort}, =blacked|=passed|=passing|=conked|=passes out + {effort}, =fainted|=fainting|=faint|=collapsed|=collapse|=collapses + match|pitch|race|cycling|swimming|swim|pe|sprint|sprinting|dancing|track|court|padel|basketball|treadmill, =blacked|=passed|=passing out + match|pitch|race|cycling|swimming|swim|pe|sprint|sprinting|dancing|track|court|padel|basketball|treadmill, =fainted|=fainting|=collapsed + while|when|was|just lying|laying|resting, =blacked|=passed out + while|when|was|just lying|laying|resting, flat back|bed + =fainted, flat back|bed + =blacked|=passed out, went|goes|go|dropped|drops down|out while|when|during|mid sprinting|sprint|running|run|playing|match|training|swimming|football|race',
      'اغمي|يغمي|غمي|اغماء|سورق|سورقت|غشي|نغمي|انغمي|انهار|انهارت + {effort}, غبت|غاب|غابت|فقدت|فقد|فقدان + وعي + {effort}, ما دري|دريت|حسيت =بنفسي|=بروحي|=بحالي|=بعمري|=بنفسه|=بروحه|=بحاله|=بعمره|بدنيا + {effort}, طحت|طاح|وقعت|وقع|سقط + {effort} + وعي|وعيت|صحيت|فقت|صحي|فاق|مغمي|يرد, اغمي|يغمي|غمي|اغماء|غشي + منسدح|منسدحه|متسطح|مستلقي|ممدد|راقد|نايم, غبت|غاب|غابت|فقدت|فقد + وعي + منسدح|متسطح|مستلقي|ممدد|نايم',
    ],
    implies: ['fainted'],
  }),
  'on-standing': finding(['On standing up', 'عند الوقوف'], {
    tick: ['It comes on standing up, and goes within a minute', 'يحدث عند الوقوف ويزول خلال دقيقة'],
    says: [
      'when|on|upon|after|if|whenever|time|while .. stand|stood|standing, when|on|upon|after|if|whenever .. rise|rising, when|whenever|if|on|time|as|soon up, up too? fast|quick|quickly|suddenly, stand|stood|standing|rise up? fast|quick|quickly|suddenly, stand|stood|standing|rise|rising|=sat|=sit up? + dizzy|lightheaded|=faint|spin|spins|black|woozy|swims|stars, stand|stood|standing up? + light headed, postural, orthostatic, from|out bed|chair|sofa|floor|mat|bath + dizzy|lightheaded|=faint|spin|spins|black|woozy|swims|stars|rush, when|whenever|if|after|as|time out bed|chair|sofa, when|whenever .. out bed|chair, when|if|whenever|after .. sit|sat up, head rush, stand|stood|standing|got|get =up|up way? too? quick|quickly|fast|suddenly, as|when|every|time .. stand|stood|rise',
      'لما|اذا|يوم|وقت|لين|عند|بعد|بمجرد|اول|حين .. وقفت|اوقف|بوقف|قمت|قوم|اقوم|نهض|نهضت|نشيت|انش, عند|مع|بعد|اثناء|وقت|مجرد =وقوف|=الوقوف|قيام|نهوض, بس|من|كل .. وقفت|اوقف|قمت|قوم|اقوم|نهض + دخت|ادوخ|دوخ|دايخ|دوخه|دنيا|راسي|اسودت|لفت|بتلف, قمت|وقفت|نشيت|نهضت + دخت|دوخ|دايخ|دوخه|دنيا|راسي|اسودت|لفت|دار, اقوم|اوقف|انهض|بوقف|بقوم + دخت|دوخ|دايخ|دوخه|دنيا|راسي|لف|بلف|تلف, اقوم|قمت من سرير|فراش|كرسي|نوم|سجود|صلاه|قعده + دخت|دوخ|دايخ|دوخه|دنيا|راسي|لف|تلف, قمت|اقوم|قام|قامت|يقوم|تقوم|وقفت|وقف|نهضت .. بسرعه|فجاه|مره وحده, لين|لما|يوم|اذا|كل قام|قامت|يقوم|تقوم|وقف|يوقف|توقف|نهض, وبس|كل ما وقف|اقف|اوقف|اقوم, كل ما =اقف',
    ],
  }),
  'chest-wall': finding(['On touch or movement', 'عند اللمس أو الحركة'], {
    tick: ['It hurts when that place is pressed or the body turns', 'يؤلم عند الضغط على الموضع أو لفّ الجسم'],
    says: [
      '{pain} + when|if|whenever =press|=pressed|touch|touching|push|pushing|poke|poking|prod|prodding|jab|jabbing|tap|lean, {pain} + on|by =pressing|=pressure|touch|touching|push|pushing|poke|poking|prod|prodding, {pain} + when|if|whenever .. =press|=pressed|touch|push|poke|prod|jab, {pain} + when|if|whenever =pressing on|there|it|with, {pain} + =press|=pressed|push|pushing|poke|poking|prod|prodding|jab|jabbing on|there|it|rib|ribs|with|finger|thumb, sore|tender|painful|hurts touch|press|move|twist, palpation, reproducible, when|if|after|on|with|each|every .. move|moving|twist|twisting|turn|turning|lift|lifting|bending|bend|roll|rolling|reach|reaching|cough|coughing|laugh|sneeze + {pain}, {pain} + when|if|on|with|whenever|every|each|or .. move|moving|twist|twisting|turn|turning|lift|lifting|bend|roll|reach|arms|laugh|sneeze|cough|coughing, can make hurt|pain, poke|poking|=press|=pressed|touch + {chest} + {pain}, stiff|sore|tight|hurts|ache when|if|whenever .. lift|move|raise|stretch|reach|twist, {pain} .. when|if .. move|lift|push|press',
      '{pain} + لما|اذا|عند|يوم|وقت|كل|بس|كان|لين .. لمس|ضغط|حرك|كح|سعل|لف|تقلب|قلب, {pain} + لمس|لمست|ضغطت|اضغط|كبس|كبست|دق|دقر|دست + صدر|ضلع|ضلوع|عليه|مكان|مطرح, {pain} + تحرك|تحركت|تحريك|حركه|لفيت|انحني|تقلب|تقلبت|كحيت|كحه|سعال + مع|بعد|لما|اذا|كل|يوم|بس|وقت, اذا|لما|كل .. كح|سعل|عطس + {pain}, بس|فقط|غير اذا|لما|يوم|مع|وقت =اكح|=كحيت|=بكح|=الكحه|=كحه|=اسعل|=السعال|=اعطس, اذا|لما|يوم =اكح|=كحيت|=بكح|=اسعل|=اعطس, عند|اذا|لما ضغط|اضغط|كبس, مع|بعد لمس|حرك + {pain}, من كثر كحه, ضلوع|ضلع + لمس|لمست|ضغط + {pain}, بدوس|ادوس|اكبس|اضغط|المس|بضغط|بلمس + {pain}, لما|اذا|يوم الف|اعطس|اتحرك|اتقلب|بلف|بتحرك + {pain}, {pain} + لما|اذا|يوم الف|اعطس|اتقلب|بلف, {pain} اذا|لما|يوم|كل .. حركت*|احرك*|رفعت*|ارفع*|مديت|لفيت|ضغط*',
    ],
  }),
  'chest-strain': finding(['After exercise of chest or arms', 'بعد تمرين للصدر أو الذراعين'], {
    tick: [
      'It began after exercise of the chest or arms, lifting, or much coughing',
      'بدأ بعد تمرين للصدر أو الذراعين أو حمل أو سعال كثير',
    ],
    says: [
      'pressup, press up|ups, push up|ups, pushup, bench press|pressing, benching, pullup, pull up|ups, weights + yesterday|after|since|gym|sore|lifted|lifting|new|heavier, chest day|workout|press, rowing machine, after|since|from .. gym|workout|weights|padel|tennis|swimming|moving|furniture|boxes + sore|soreness|stiff|press|muscle, coughing .. sore, sore .. coughing, pulled|strained muscle + {chest}, lifted|lifting|moved|moving|carried|carrying|pushed|hauling + {chest} + pull|pulled|sore|ache|pain, first|new|heavy bench|chest|gym|session|day + {pain}, gym|workout|lifting|weights session|yesterday|day, training session yesterday|chest',
      'ضغط|تمارين|تمرين =ضغط|صدر|بنش, بنش, بوش اب|ابس, بوشاب, بعد|عقب|من|ورا + حديد|اوزان|اثقال|جيم|نادي|تمرين|تمارين + {chest}, بعد|عقب|من|ورا + شلت|رفعت|حملت|شيل|رفع|نقل + {chest}, من كثر كحه|سعال|كح, شد عضل* + {chest}, شلت|رفعت|حملت|نقلت|شايل عفش|اثاث|اغراض|كراتين|ثقيل|حديد|اسطوانه|صناديق, لعبت|تمرنت|شلت حديد|اثقال|اوزان|صدر|بنش, تمرين|تمارين|نادي|جيم امس|البارحه|اليوم',
    ],
  }),
  'leg-swelling': finding(['Swollen or painful calf', 'تورم أو ألم في الساق'], {
    tick: ['One leg is swollen, painful or warm', 'ساق واحدة متورمة أو مؤلمة أو دافئة'],
    says: [
      'dvt, deep vein|venous thrombosis, clot + {leg}, {leg} + {swell}, {calf} + {swell}, =calf + pain|painful|ache|aching|achy|hurt|sore|tender|tenderness|throb|killing, {calf} + {red}, {calf} + {hot}, {leg} .. big|bigger|huge|fat|fatter|thick|thicker|ballooned, behind|back knee + {pain}, behind|back knee + {swell}, one leg + {pain} + {swell}',
      'جلطه + {leg}, {leg} + {swell}, {calf} + {swell}, {calf} + الم|وجع|توجع|عور|تعور|مولم|توجعني|تعورني|تولمني, {calf} + {red}, {calf} + {hot}, {leg} + كبر|كبرت|اكبر|متضخم|متضخمه',
    ],
  }),
  'swollen-calf': finding(['Swollen leg', 'ساق متورمة'], {
    says: [
      'dvt, {leg} + {swell}, {calf} + {swell}, {calf} + {red}, {calf} + {hot}, {calf} + bigger|big|hard|tight|thicker, {leg} + bigger|huge|fatter|thicker|ballooned, fatter|thicker|bigger|tighter than other leg|one|calf|side, {calf} + fatter|fat|tighter|rock|swell, one leg|calf + thicker|fatter|bigger',
      '{leg} + {swell}, {calf} + {swell}, {calf} + {red}, {calf} + {hot}, {leg} + كبر|كبرت|اكبر|متضخم|متضخمه, {calf} + كبر|كبرت|اكبر|متصلب|قاسيه, {leg} + اكبر|اعرض|امتن|اتخن من ثانيه|الثانيه|التانيه|الاخري',
    ],
    implies: ['leg-swelling'],
  }),
  'leg-swelling-both': finding(['Swollen ankles', 'تورم الكاحلين'], {
    tick: ['Both ankles or legs are swollen', 'الكاحلان أو الساقان متورمان'],
    says: [
      'both|bilateral + {leg} + {swell}, ankles|feet + {swell}, pedal|ankle oedema|edema, both|two|bilateral + {leg} + {swell}, both|two|bilateral + {foot} + {swell}, ankle|ankles + {swell}, cankle, cankles, {swell} + feet|ankles, dent|dents|hole|pit|mark + finger|press|pressing|push|sock|socks + stay|stays|remain|remains|make|makes|leave|leaves, sock|socks + groove|line|mark|marks|dent|ring, ankles|feet puff|puffy|balloon|swell, both|two ankle|ankles|feet|legs .. puff|puffy|fat|big|tight',
      'رجول|رجلين|قدمين|ساقين + {swell}, رجول|رجلين|قدمين|ساقين|كواحل|كاحلين|كراعين|كرعين|ارجل|اجرين|اقدام + {swell}, {leg} + {swell} + تنتين|ثنتين|اثنتين|اتنين|اثنين|ثنين|تنين|كلهم, {ankle} + {swell} + تنتين|ثنتين|اثنتين|اتنين|اثنين|ثنين|تنين, =رجولي|=رجولها|=رجوله|=ريولي|=ريوله|=ريولها|=رجليني|=رجليه|=رجليها|=رجلينا|=اجريي|=اجريه|=رجليا|=كرعيني + {swell}, كاحلاي|كاحليي|قدماي|قدمي|قدماه|قدماها|رجلاي|رجليي|رجليني|ساقاي|كواحلي + {swell}',
    ],
    excludes: ['leg-swelling'],
  }),
  'swelling-reason': finding(['Swollen after standing, sitting long or heat', 'تورم بعد وقوف أو جلوس طويل أو حر'], {
    tick: [
      'It comes after standing, sitting long, a flight or heat, and goes overnight',
      'يظهر بعد الوقوف أو الجلوس طويلاً أو طيران أو حر ويزول ليلاً',
    ],
    says: [
      'after|from|since|end + flight|plane|standing|=stood|shift|heat|hot|day|drive|journey|hajj|umrah|walking + {swell}, gone|goes|normal|fine|down + morning|overnight + {swell}, standing|sitting all|long day|hours|shift + {swell}, by|in evening|night|evenings + {swell}, evening|evenings + {swell}, flat|flatter|normal|gone|down again? by|in|next|every morning, after|from|when|next standing|sitting|flight|hours|day + puffy|puff|swell, flight|plane|flew|landed|bus + {swell}, hours flight|plane|bus|drive + feet|ankles, car|bus|train|long ride|drive|journey|trip|travel + feet|ankles|legs',
      'بعد|من|عقب|ورا|اخر + طياره|سفر|وقوف|وقفه|واقف|واقفه|جلوس|حر|دوام|=اليوم|نهار|عمره + {swell}, {swell} + صبح|صباح|نوم + يروح|تروح|يخف|تخف|عادي|طبيعي, اخر|نهايه نهار|يوم|دوام + {leg}, {swell} + مسا|ليل|اخر|دوام, رحله|طائره|طياره|باص|سفره + {swell}, {swell} + ارفع|رفعت|رفعتها|رفعتهم|ارفعها',
    ],
  }),
  orthopnoea: finding(['Breathless lying flat', 'ضيق عند الاستلقاء'], {
    tick: ['Breathing is worse lying flat, or wakes at night', 'التنفس أسوأ عند الاستلقاء أو يوقظ من النوم'],
    says: [
      'orthopnea, orthopnoea, lie|lying flat + cant|breathless|breath, extra|more pillows, wake|wakes breathless|gasping, lie|lying|lay|laying|flat|down + {stifled}, lie|lying|lay|laying|flat + short|hard|harder|trouble|difficulty|difficult|cant|no|not|struggle|less breath|breathe|breathing|air, lie|lying|lay|laying|flat + breath|breathing|air not|stops|worse|bad|heavy|short, flat|lie|lying|lay|laying + cant .. breathe|breath, upright|propped|pillow|pillows + breathe|breath|breathing|air|sleep, sit up .. breathe|breath|air, sleep|sleeping + sitting|chair|upright|recliner|armchair + breathe|breath|breathless|cant|must|only|have, wake|wakes|woke|waking .. breathless|gasping|gasp|suffocating, wakes|woke|waking .. cant|unable|fighting|short|struggling|out|no|not .. breath|breathe|air, wakes|wake|woke|waking .. choking|suffocating|gasping|breathless, sleep|sleeps|sleeping propped|upright|sitting .. breath, cant sleep flat|lying|down, two|three|four|extra|more pillows, sleep|sleeps|sleeping .. chair|recliner|armchair|sofa|upright + breath|breathe|water|legs|swollen|cough',
      'انسدح|نسدح|استلقي|استلقاء|ستلقي|انام|نمت|اتمدد + ضيق|ضيقه|كتمه|اختنق|انخنق|نهجان, مخدتين, ثلاث مخدات, سدح|نسدح|منسدح|منسدحه|انسدحت|استلقي|ستلقي|استلقاء|استلقيت|تسطح|متسطح|انسطح|نبطح|رقد|ارقد|رقدت|نام|انام|نمت|تمدد|اتمدد|تمددت|ممدد|نوم + {stifled}, سدح|نسدح|منسدح|استلقي|تسطح|متسطح|رقد|نام|انام|نمت|تمدد + ما + نفس|تنفس|هوا, {cant} .. نام|انام|ينام|تنام .. ظهر|ظهري|ظهره|ظهرها + ضيق|ضيقه|نفس|كتمه|رغوه|صدر, نام|انام|ارقد|بنام + قاعد|قاعده|جالس|جالسه + نفس, بنام|انام|ارقد|ينام|تنام =الا قاعد|قاعده|جالس|جالسه, ما .. بنام|انام|ارقد|ينام|تنام =وانا|=وهو|=وهي|=الا قاعد|قاعده|جالس|جالسه, مخدتين, مخدات, مخاد, وسادتين, ثلاث مخدات, صحي|قوم|فيق|يقعدني + {stifled} + ليل|نوم, افز|فز|فزيت|يفز|تفز|قام|صحي|يصحي|اصحي|قعد + مخنوق|مخنوقه|مكتوم|مكتومه|نهجان, نوم + مخنوق|مخنوقه|مكتوم|مختنق',
    ],
  }),
  'cold-limb': finding(['Cold or pale limb', 'برودة أو شحوب في طرف'], {
    tick: ['One arm or leg is suddenly cold, pale or blue', 'ذراع أو ساق صارت فجأة باردة أو شاحبة أو زرقاء'],
    says: [
      '{arm} + cold|cool|pale|white|pallor|pulseless|mottled|freezing|freezin|icy|=ice|frozen, {leg} + cold|cool|pale|white|pallor|pulseless|mottled|freezing|freezin|icy|=ice|frozen, {foot} + cold|cool|pale|white|pallor|pulseless|mottled|freezing|freezin|icy|=ice|frozen, {hand} + cold|cool|pale|white|pallor|pulseless|mottled|freezing|freezin|icy|=ice|frozen, {arm} .. turned|turning|went|gone|going|all|whole|suddenly blue|bluish|mottled, {leg} .. turned|turning|went|gone|going|all|whole|suddenly blue|bluish|mottled, {foot} .. turned|turning|went|gone|going|all|whole|suddenly blue|bluish|mottled, {hand} .. turned|turning|went|gone|going|all|whole|suddenly blue|bluish|mottled, {arm} + white|blue|pale + suddenly|sudden|nowhere|fish, {leg} + white|blue + suddenly|sudden|nowhere, {arm} + dead + white|cold|freezing|freezin|blue',
      '{arm} + بارد|بارده|برد|بردت|شاحب|شاحبه|ابيضت|متجمده|باهت|متلجه|مثلجه|ثلج|تلج|صقعه|ساقعه|سقعانه|شحبت|=بيضا|=بيضاء, {leg} + بارد|بارده|برد|بردت|شاحب|شاحبه|ابيضت|متجمده|باهت|متلجه|مثلجه|ثلج|تلج|صقعه|ساقعه|سقعانه|شحبت|=بيضا|=بيضاء, {foot} + بارد|بارده|برد|بردت|شاحب|شاحبه|ابيضت|متجمده|باهت|متلجه|مثلجه|ثلج|تلج|صقعه|ساقعه|سقعانه|شحبت|=بيضا|=بيضاء, {hand} + بارد|بارده|برد|بردت|شاحب|شاحبه|ابيضت|متجمده|باهت|متلجه|مثلجه|ثلج|تلج|صقعه|ساقعه|سقعانه|شحبت|=بيضا|=بيضاء, {arm} .. صار|صارت|صاير|صايره|قلبت|قلب|كلها|كله|فجاه =زرقا|=زرقاء|=ازرق|=مزرقه|=مزرق|=وزرقا|=وزرقاء, {leg} .. صار|صارت|صاير|صايره|قلبت|قلب|كلها|كله|فجاه =زرقا|=زرقاء|=ازرق|=مزرقه|=مزرق|=وزرقا|=وزرقاء, {foot} .. صار|صارت|صاير|صايره|قلبت|قلب|كلها|كله|فجاه =زرقا|=زرقاء|=ازرق|=مزرقه|=مزرق|=وزرقا|=وزرقاء, {hand} .. صار|صارت|صاير|صايره|قلبت|قلب|كلها|كله|فجاه =زرقا|=زرقاء|=ازرق|=مزرقه|=مزرق|=وزرقا|=وزرقاء, {arm} ازرقت|=ازرقت|=مزرقه, {leg} ازرقت|=ازرقت|=مزرقه, {foot} ازرقت|=ازرقت|=مزرقه, {hand} ازرقت|=ازرقت|=مزرقه, {leg} + زرقا|ازرق|بارده|ثلج|تلج + فجاه',
    ],
  }),
  'white-leg': finding(['White or blue leg', 'ساق بيضاء أو زرقاء'], {
    says: [
      '{leg} turned|went|gone|going|all? white|blue, {leg} white|blue cold, {leg} cold white|blue, cold|white|blue white|blue|cold {leg}, cold like? ice .. white|blue|pale, {leg} + cold|icy|freezing + white|blue|pale, white|pale|blue .. cold like ice',
      '{leg} صار|صارت|صايره|قلبت? =بيضا|=بيضاء|=زرقا|=زرقاء|=ابيضت|=ازرقت|=مزرقه, {leg} يسار|يمين|شمال? =بيضا|=بيضاء|=زرقا|=زرقاء|=ابيضت|=ازرقت .. بارده|متلجه|مثلجه, {leg} يسار|يمين|شمال? بارده|متلجه|مثلجه .. =وبيضا|=وبيضاء|=وزرقا|=وزرقاء|=وشاحبه',
    ],
    implies: ['cold-limb'],
  }),
  'cold-fingers': finding(['Cold hands or feet', 'برودة اليدين أو القدمين'], {
    tick: ['Both hands or feet, in the cold, and well again when warm', 'اليدان أو القدمان معاً في البرد ويزول بالدفء'],
    says: [
      'hands|fingers|feet|toes + cold|freezing|icy|white|pale + always|winter|weather|ac|aircon|office|both|outside|freezer|warm|warmed|gloves, hands and? feet .. cold|freezing|icy, cold|freezing hands feet|and, both hands|feet .. cold|freezing|icy, fingers|toes white|pale|blue + cold|ac|winter|freezer + warm|warms|back|minutes|normal, raynaud, fingers|toes|hands .. white|pale|blue + cold|freezer|fridge|ice|winter|ac|warm|warming',
      'يدين|ايدين|يديني|ايديني|اصابعي|اصابع|رجلين|رجولي|قدمي|اطراف|اطرافي + بارد|بارده|باردين|متجمده|ابيض|بيضا|بيض|تبيض + مكيف|شتا|شتاء|برد|دايم|دايما|ثلاجه|دفي|دفا|دفيت, رينود, صوابع|صوابعي|صوابعه|اصابع|اصابعي + تبيض|بتبيض|يبيض|بيبيض|ابيض|بيضا|تزرق|بتزرق + ساقع|ساقعه|بارد|برد|تلج|ثلج|مكيف|دفي|تدفي|دفا',
    ],
    implies: ['cold-limb'],
  }),
  'limb-with-heart': finding(['Cold limb and irregular heart', 'طرف بارد مع قلب غير منتظم'], {
    says: [
      '{leg} + {chilled} + {heart}, {arm} + {chilled} + {heart}, {foot} + {chilled} + {heart}, {hand} + {chilled} + {heart}, {leg} + {chilled} + irregular, {foot} + {chilled} + irregular',
      '{leg} + {chilled} + {heart}, {arm} + {chilled} + {heart}, {foot} + {chilled} + {heart}, {hand} + {chilled} + {heart}',
    ],
    implies: ['cold-limb'],
  }),
  'heart-attack': finding(['Heart attack', 'نوبة قلبية'], {
    kind: 'disease',
    says: ['heart attack, myocardial infarction', 'نوبه قلبيه, جلطه قلب|قلبيه, ازمه قلبيه'],
  }),
  'heart-disease': finding(['Heart disease', 'مرض في القلب'], {
    kind: 'background',
    tick: ['A known heart disease, stent or heart operation', 'مرض معروف في القلب أو دعامة أو عملية في القلب'],
    says: [
      'heart tablet|tablets|pill|pills|medicine|medicines|meds|medication, aortic|mitral|valve stenosis, leaky valve, stenosis aortic|mitral, heart disease|condition|problem|failure, coronary, stent, bypass, angina, cardiomyopathy, pacemaker, cabg, atrial fibrillation, afib, chf, heart patient|blockage|valve|murmur|surgery|operation|op|trouble|issues|bypass, weak|bad|dodgy|enlarged|leaky|hole heart|ticker, hole in? heart, {heart} + stent|stents|valve|patched|operated|hole|dodgy|bypass|angioplasty, stents, angioplasty, arrhythmia, open heart, cardiac patient|disease, ischaemic|ischemic heart, for? heart tablets|pills|medicine|apixaban|warfarin|blood|thinner, tablets|pills|medicine|medication|apixaban|warfarin|eliquis|bisoprolol|digoxin + for? heart, irregular heart|heartbeat|pulse .. years|long|known, irregular {heart} + long|years|known|always, two|three|2|3 stents|blockages, bypassed, heart + stented|bypassed|failing, weak heart, heart bypass|op|operation|surgery|problems|problem|patient|specialist|doctor, bisoprolol|digoxin|entresto|furosemide|spironolactone, valve replaced|replacement, hole .. heart, water tablets .. heart, heart attack years|before|last|ago',
      'مريض|مرض|مشاكل|ضعف|فشل + قلب, دعامه, قسطره شريان|شرايين|قلب, قلب مفتوح, ارتجاف|رجفان اذيني, حبوب|دوا|ادويه|علاج =القلب|=قلب|=للقلب|=قلبه|=قلبها|=قلبي, شبكه|دعامه|دعامات|صمام|بالون|منظم|ثقب|فتحه|قسطره + {heart}, جهاز|بطاريه + =قلب|=قلبي|=قلبه|=قلبها|=القلب|=بالقلب, مريض|مرض|امراض|مشكله|مشاكل|ضعف|فشل|تضخم|قصور|عمليه|اعتلال|ضعيفه|ضعيف|ضعيفا|تعبان من? =القلب|=قلب|=قلبه|=قلبي|=قلبها|=بالقلب|=قلبو, عمليه + {heart}, شرايين + {heart}, شرايين تاجيه, مركب|مركبه|مركبين|حاط|حاطين|حاطه|مسوي|مسويه|ركب|ركبت|ركبوا|عامل|عامله شبكه|دعامه|دعامات|بالون|قسطره|صمام|منظم|شرايين, شرايين + شبكه|دعامه|قسطره|بالون, =القلب|=قلبه|=قلبها|=قلبي|=قلبو ضعيف|ضعيفه|تعبان|واسع|متضخم|مريض, مسيل|مميع|سيوله|اسبرين + =للقلب|=القلب|=قلبه|=قلبها, رجفان|ارتجاف, لازكس|فوروسيمايد|ديجوكسين|كونكور, عضله قلب|القلب, دكتور|طبيب =القلب|=قلب + متابع|اتابع|مراجع|عند, جلطه قلب|قلبيه|بالقلب + قبل|سابقه|قديمه|سنه',
    ],
  }),
  'clot-risk': finding(['Risk of a clot', 'عوامل خطر الجلطة'], {
    kind: 'background',
    tick: [
      'An operation, plaster, long journey, birth or hormone tablets in the last weeks, or an earlier clot',
      'عملية أو جبس أو سفر طويل أو ولادة أو حبوب هرمونية في الأسابيع الأخيرة، أو جلطة سابقة',
    ],
    says: [
      'long haul, long .. flight|journey|drive|trip, surgery, operation, operated, contraceptive, birth control, on|take|taking|started the? =pill, immobile, immobilised, plaster cast, in cast, dvt, blood clot, bed rest, hip|knee replacement, hrt, in plaster, {leg} + plaster|cast, flew|flown + hours|from|long|yesterday|back|home|hrs, flight|plane + hours|long|hrs, c section|sectioned, caesarean, gave birth, just had baby|birth, postpartum, bedridden, bed bound, laid up, stuck bed, hormone tablets|pills|patches, long|18 hours bus|car|plane|drive, since flew, after flying|flight, long flight, new|replaced|replacement hip|knee|joint + week|weeks|month|days|ago, new hip|knee, delivered|delivery|gave birth|birthed + day|days|week|weeks|ago|last|after, after delivery|birth|childbirth, days|weeks|week|day after|post delivery|birth|op|operation|surgery, landed + hours|flight|long, on? hormones|oestrogen|estrogen|tamoxifen, had|got clot lung|leg|before, flew|flown|flight in? from|over|back|home, landed from, after long drive|ride|bus, plane journey|ride, hip|knee replaced|done|surgery, tibia|leg|ankle|foot|hip|femur fracture|broken|broke + plaster|cast|boot|operation, bed .. two|three weeks, on pill, depo|mirena|yasmin|marvelon|hormonal',
      'رحله|سفر طويل|طويله, عمليه, جراحه, حبوب منع, جبس, جلطه رجل, جبس, مجبس, مجبسه, جبص*, مجبص*, جبيره رجل|ساق|ايد|يد, مجبر, مجبره, طياره|طيران|سفر|مسافر|سافرت + ساعات|ساعه|طويل|طويله, مانع|موانع حمل, هرمون|هرمونات, قيصري*, =ولدت, نفاس, طريح|طريحه|لازم فراش|سرير, شال|شلت|شالت|شالوا|شايل|شايله|شايلين .. =المراره|=الزايده|=اللوز|=الرحم|=الطحال|=مراره|=رحم + ايام|يوم|اسبوع|اسبوعين|يومين|شهر, تكميم|تحويل مسار, =والده من|قبل .. يوم|ايام|اسبوع|اسبوعين|يومين|شهر, مربيه|نفاس|نافس|نفسا|نفسه|بكري|وضعت|ولاده + يوم|ايام|اسبوع|اسبوعين|يومين|اسابيع, عقب|بعد ولاده|ولادتي|ولادتها|وضع|عمليه|قيصريه, مسوي|مسويه|عامل|عامله|سويت|عملت عمليه|قيصريه|تكميم|جراحه, رحله|طيران|طياره|طائره|باص|سواقه + ساعات|طويل|طويله, عظم|كسر + جبس|جبيره',
    ],
  }),
  hypertension: finding(['High blood pressure', 'ارتفاع ضغط الدم'], {
    kind: 'background',
    says: [
      'hypertension, hypertensive, high blood pressure, htn, {bp} tablet|tablets|medicine|medicines|meds|pill|pills|medication|patient|problem|issue|trouble, {bp} + taking|take|takes|on|tablet|tablets|meds|medicine|medication|pill|pills, {bp} run|runs|running high, amlodipine, losartan, lisinopril, ramipril, valsartan, perindopril, concor, {bp} tablet|pill|medicine|medication|drug',
      'مرض|مريض|ارتفاع ضغط, ضغط + مرتفع|عالي, ضغط + دوا|دواء|علاج|حبوب|حبه|حبايه|ادويه|كونكور, =الضغط|=ضغط|=بالضغط + من سنه|سنين|سنوات|زمان, فيني|فيه|فيها|معي|معه|معها|معاي|معاه|معاها|معو|مصاب|مصابه|يشكي|عندو|ماسكني|ماسكها =الضغط|=ضغط, مصاب|مصابه =بالضغط, سكر ضغط, ضغط سكر, دوا|دواء|حبوب|علاج|ادويه ضغط|الضغط, املوديبين|كونكور|لوسارتان|فالسارتان|ديوفان',
    ],
  }),
  'limb-numb-cold': finding(['Cold limb without feeling', 'طرف بارد بلا إحساس'], {
    tick: ['That limb is numb or cannot be moved', 'ذلك الطرف بلا إحساس أو لا يتحرك'],
    says: [
      '{arm} + {chilled} + {numb}, {leg} + {chilled} + {numb}, {foot} + {chilled} + {numb}, {hand} + {chilled} + {numb}, {leg} .. {chilled} + {weak}, {arm} .. {chilled} + {weak}, {foot} .. {chilled} + {weak}, {chilled} {leg} + {weak}, {chilled} {arm} + {weak}, {chilled} {foot} + {weak}, cold|white|pale|blue + toes|fingers|foot + cant|not|no feel|feeling|move, toes|foot|fingers cant feel|move',
      '{arm} + {chilled} + {numb}, {leg} + {chilled} + {numb}, {foot} + {chilled} + {numb}, {hand} + {chilled} + {numb}, {leg} + {chilled} + {weak}, {arm} + {chilled} + {weak}, {foot} + {chilled} + {weak}',
    ],
    implies: ['cold-limb'],
  }),
  'jaw-pain': finding(['Jaw pain', 'ألم في الفك'], {
    tick: ['Pain in the jaw', 'ألم في الفك'],
    says: [
      '{jaw} + {pain}, {jaw} + {pressure}, {chest} {jaw} + {pain}, {chest} {jaw} + {pressure}, {throat} {jaw} + {pain}, {throat} {jaw} + {pressure}, {neck} {jaw} + {pain}, {arm} {jaw} + {pain}, hinge|mouth + {pain} + opens|open|chew|chewing, {jaw} + achy|killing, {jaw} + numb|ache|tight|paining|clench',
      '=فكي|=فكه|=فكها|=فكو|=الفك|=فك|=بفكي|=لفكي|=وفكي|=للفك|=بالفك|=والفك|حنك|حنكي + {pain}, =فكي|=فكه|=فكها|=فكو|=الفك|=فك|=بفكي|=لفكي|=وفكي|=للفك|=بالفك|=والفك|حنك|حنكي + {pressure}, =فكي|=فكه|=فكها|=فكو|=الفك|=بفكي|=وفكي|حنك|حنكي + يعور|يعوره|يعورها|يوجع|توجع|ثقيل|مخدر|ماسك',
    ],
  }),
  'arm-pain': finding(['Arm pain', 'ألم في الذراع'], {
    tick: ['Pain in an arm', 'ألم في الذراع'],
    says: [
      '{arm} + {pain}, {chest} left|right|both? {arm} + {pain}, {chest} left|right|both? {arm} + {pressure}, {jaw} left|right|both? {arm} + {pain}, {jaw} left|right|both? {arm} + {pressure}, {chest} {shoulder} left|right|both? {arm} + {pain}, {arm} + heavy|heaviness|tight|tightness|squeezing|pressure, {arm} + achy|gyp|agony, arm|hand + elbow|shoulder|wrist|bicep + {pain}, {arm} + heavy|dead|tingling + {chest}, both arms heavy|aching|weak, left arm heavy|numb|ache|aching|pain',
      '{arm} + {pain}, {arm} + عاصر|عصر|ثقل|ثقيل, =ايدي|=يدي|=ايده|=ايدها|=يده|=يدها|=ذراعي|=دراعي + كوع|كتف|زند + {pain}, ايده|يده|ايدي|يدي|ذراعه|ذراعي|دراعه|دراعي .. يسار|شمال|اليسار|الشمال|اليسري + مخدره|ثقيله|تعوره|توجعه|توجعني|تعورني|تنمل|منمله',
    ],
  }),
  'shoulder-pain': finding(['Shoulder pain', 'ألم في الكتف'], {
    says: [
      '{shoulder} + {pain}, top arm|arms + {pain}, {shoulder} + gyp|killing, shoulder aches|ache|hurts|stabbing|pain',
      '{shoulder} + {pain}, يضرب|ضارب|نازل|واصل|يوصل|طالع|مسمع .. {shoulder}, =عكتفي|=لكتفي|=بكتفي|=كتفي .. {pain}',
    ],
  }),
  'effort-changed': finding(['New, or at less effort', 'جديد أو مع مجهود أقل'], {
    kind: 'background',
    tick: [
      'It began in the last weeks, or comes more often or at less effort than before',
      'بدأ في الأسابيع الأخيرة، أو صار يأتي أكثر أو مع مجهود أقل من قبل',
    ],
    says: [
      'less|shorter|smaller|slightest walk|walking|effort|exertion|distance|activity, less and less + {effort}, even short|small|little walk|distance|effort, sooner|earlier|quicker|easier than before, more often|frequent|frequently + {effort}, more often|frequent|frequently + angina, angina + worse|worsening|increasing|changed|more|new, each|every day|week worse|earlier|sooner, getting|gets|got worse + {effort}, never had before + {effort}, new|newly|recent|recently|started|began + {effort} + {pain}',
      'اقل|ادني|ابسط مجهود|جهد|حركه|مشي|مسافه, مسافه اقل|اقصر, اسرع|اكثر من قبل|اول, كل يوم .. اسوا|ازيد|اقرب, يزيد|زاد|زادت|تزيد + {effort}, اول مره + {effort}, صار|صارت|بدا|بدات|بدي .. {effort} + {pain}, ذبحه + زاد|زادت|اكثر|اسوا',
    ],
  }),
  'comes-with-effort': finding(['Comes with effort', 'يأتي مع المجهود'], {
    tick: ['It comes with effort and goes within minutes of rest', 'يأتي مع المجهود ويزول بعد دقائق من الراحة'],
    says: [
      'when|while|with|on|after|during|if|whenever|from|every|each|only .. {effort} + {pain}, when|while|with|on|during|if|whenever|every|each|only .. {effort} + {pressure}, when|while|with|on|after|during|if|whenever|every|each .. {effort} + breathless, {pain} walking|exercise|climbing|stairs|lifting, tightness {effort}, {effort} hurts|aches, on exertion, with effort|exertion|stairs, on|when|with|after|while|if climbing|climb, when|while|with|after|on .. stairs, walk|walking|climb|climbing|run|running|exercise|exert|exertion|effort|stairs|hill|hills|hurry|hurrying|rush|jog|jogging|carry|lift + set|sets|bring|brings|trigger|triggers|start|starts|cause|causes|kicks|comes|appears, when|whenever|if|only|every|as|soon .. walk|walking|climb|climbing|run|running|exercise|exert|exertion|effort|stairs|hill|hills|hurry|hurrying|rush|jog|jogging|carry|lift + {pain}, when|whenever|if|only|each .. walk|walking|climb|climbing|run|running|exercise|exert|exertion|effort|stairs|hill|hills|hurry|hurrying|rush|jog|jogging|carry|lift + start|starts|comes|coming|stop|stops|goes|gone|rest|begin|begins, push|exert myself, uphill, {effort} .. chest|breath + tight|pain|heavy|short, when|whenever|if|each .. climb|walk|run|carry + chest|breath, never|not when? resting|rest, sits|sit|rest|stop|stand .. minutes|minute .. finish|gone|ok|fine, after|with|every every? training|sprint|match|practice|ramp, ramp|incline|slope + {chest}',
      'مع|لما|اذا|عند|كل|وقت|اثناء|بعد|من|يوم|وانا|وهو|بس|لين|كي .. {effort} + {pain}, {pain} .. مع|لما|اذا|عند|كل|وقت|اثناء|بعد|يوم|وانا|بس|لين|كي .. {effort}, مع|لما|اذا|عند|كل|وقت|اثناء|يوم|وانا|بس|لين .. {effort} + {pressure}, {pressure} .. مع|لما|اذا|عند|كل|وقت|اثناء|يوم|وانا|بس|لين .. {effort}, ضيق|نهجان|تنفس|=النفس|=نفسي|=نفسه|=نفسها + {effort}, مع مجهود|درج|مشي, اذا|لما|بس|كل|يوم|مع|لين|من|وقت|عند .. {effort} + يجي|جي|يبدا|بدا|يزيد|زيد|بيجي|تجي|يبلش|بلش|يطلع|عور|يعور|وجع',
    ],
  }),
  'effort-free': finding(['Does not come with effort', 'لا يأتي مع المجهود'], {
    kind: 'comfort',
    says: [
      'never|not .. with|on|during|when exercise|exertion|effort|walking|stairs|running',
      'ما|مو|مب|مش|ولا تجي|تجيني|يجي|يجيني|بتجيني|بيجيني|تزيد|يزيد|بيزيد|بتزيد|مرتبط|له|لها|علاقه .. {effort}',
    ],
  }),
  'rest-fails': finding(['Does not go with rest', 'لا يزول بالراحة'], {
    tick: ['It did not go within 15 minutes of rest', 'لم يزل خلال 15 دقيقة من الراحة'],
    says: [
      'wont|not go|going|stop|ease|settle|away .. rest|resting|sitting|sit, rest|resting|sitting|sat not|doesnt|didnt help|ease|stop|settle|better, still there .. rest|resting|sitting|sat, stopped|sat|rested .. still there|hurts|hurting|going|same',
      'ارتحت|قعدت|جلست|وقفت|استرحت|ريحت .. ما راح|خف|وقف|يخف|يروح, ما راح|خف|يروح|يخف .. راحه|ارتحت|قعدت|جلست, ارتحت|قعدت|جلست .. لسا|للحين|بعده|لسه|مستمر',
    ],
  }),
  'racing-heart': finding(['Pulse over 150', 'نبض فوق 150'], {
    says: [
      '{heart} + 150|155|160|165|170|175|180|185|190|195|200|210|220, watch|apple|fitbit|garmin|monitor|oximeter + says|shows|showing|reads|reading + 150|155|160|165|170|175|180|185|190|195|200|210|220, pulse|heart|heartbeat .. over|above|about|around 150|160|170|180|190|200',
      '{heart} + 150|155|160|165|170|175|180|185|190|195|200|210|220, ساعه|ابل|ذكيه + كاتبه|كاتب|تقول|بتقول|يبين|تبين|مبينه|مسجله|قاريه + 150|155|160|165|170|175|180|185|190|195|200|210|220',
    ],
    implies: ['palpitations'],
  }),
  'skipped-beats': finding(['A missed beat now and then', 'نبضة مفقودة أحياناً'], {
    tick: ['Only single missed or strong beats, over in seconds', 'نبضات مفقودة أو قوية منفردة تزول خلال ثوانٍ'],
    says: [
      'skips|skip|skipped|skipping|misses|missed|missing|extra a? beat|beats|heartbeat, {heart} .. little|small|single|one flip|flutter|skip|jump|thump, {heart} skips|flips|skipped|skipping|flipped, {heart} .. flip|flips|flop|somersault, ectopics, ectopic beat|beats|heartbeat, flutter|flutters|fluttering second|seconds + {heart}, {heart} + second|seconds + flutter|skips|jumps|thumps|pause',
      '{heart} .. يفوت|فوت|تفوت|ينط|نط|تنط|نقز|ينقز|يفز|رفه|يرف|ثانيه|دقه|نبضه + ثانيه|ثواني|لحظه|احيانا|مره, نبضه|دقه .. زايده|ناقصه|فايته|مفقوده, =ينقز|=نقزه|ينط|يفز + يوقف|وقف شوي|ثانيه|لحظه, نقزه نقزه, {heart} + نقزه|نطه|فزه|رفه',
    ],
    implies: ['palpitations'],
  }),
  'palpitation-trigger': finding(['After coffee, or with nerves', 'بعد القهوة أو مع التوتر'], {
    kind: 'background',
    tick: ['It comes after coffee, tea or energy drinks, or with nerves', 'يأتي بعد القهوة أو الشاي أو مشروبات الطاقة أو مع التوتر'],
    says: [
      'coffee|coffees|espresso|caffeine|tea|energy|redbull + {heart}, {heart} + exam|interview|presentation|nervous|nerves|stressed|scared|fright, palpitations + coffee|coffees|espresso|caffeine|tea|energy|exam|interview|nervous|nerves|stress, {heart} + picture|think|thinking|worry|worrying|anxious|anxiety|panic|boss|test|meeting|speech, presentation|exam|interview|meeting|speech + {heart}',
      'قهوه|شاي|كرك|كافيين|اسبريسو|طاقه + {heart}, {heart} + امتحان|الامتحان|مقابله|متوتر|متوتره|توتر|خوف, خفقان + قهوه|شاي|كرك|كافيين|طاقه|امتحان|مقابله|توتر, {heart} + شفهي|امتحانات|عرض|اجتماع|تقديم|اتوتر|توترت, شفهي|امتحان|مقابله|عرض + {heart}, قهوتين|فنجانين|قهوات|ريدبول|نسكافيه|كابتشينو + {heart}, {heart} + توتر|توتري|التوتر|متوتره|امتحان|بكره',
    ],
  }),
  'brief-stab': finding(['Stabs of a few seconds', 'نغزات تدوم ثوانيَ فقط'], {
    kind: 'comfort',
    tick: ['Each stab lasts only seconds, and does not come with effort', 'كل نغزة تدوم ثوانيَ فقط ولا تأتي مع المجهود'],
    says: [
      '{pain} + second|seconds|sec|secs|split|moment, last|lasts|lasting|lasted .. second|seconds|sec|secs, only|just .. second|seconds|sec|secs, stab|stabs|twinge|jab|prick + second|seconds|sec|secs|quick|gone',
      '{pain} + ثانيه|ثانيتين|ثواني|ثوان|لحظه|لحظات, نغزه|نغزات|شكه|نخزه|وخزه + ثانيه|ثانيتين|ثواني|ثوان|لحظه|لحظات',
    ],
  }),
  'faint-trigger': finding(['Fainted at a needle, blood, pain or in heat', 'إغماء عند إبرة أو دم أو ألم أو حر'], {
    tick: ['It came at a needle, blood, pain, in a crowd or after long standing', 'حدث عند إبرة أو رؤية دم أو ألم أو زحام أو وقوف طويل'],
    kind: 'background',
    says: [
      'blood + giving|gave|drawn|draw|sight|saw|donated|donating|taken|took|taking|test, blood test, needle, =injection, queue, crowd, crowded, assembly, stuffy, standing long|hours|ages|parade|prayer|queue|still, skipped|missed|without breakfast|lunch, empty stomach, hot shower|bath|bus|train|room, sight blood|needle',
      'سحب|تحليل|تبرع|شفت|شاف|شافت + دم|ابره, ابره, زحمه, طابور, واقف|واقفه|وقوف طويل|كثير|ساعات|ساعه, بدون|بلا فطور|اكل|ريوق, جوعان|جوعانه|صايم|صايمه',
    ],
  }),
  'sudden-death-family': finding(['Sudden death in the family', 'وفاة مفاجئة في العائلة'], {
    kind: 'background',
    tick: ['A close relative died suddenly before 40', 'وفاة مفاجئة لقريب قبل سن 40'],
    says: [
      'uncle|aunt|brother|sister|father|dad|mother|mum|mom|cousin|son|daughter|nephew|relative|family + died|dead|death|dropped|passed + suddenly|sudden|sleep|young|football|pitch|running|twenties|thirties|20s|30s|=16|=17|=18|=19|=20|=21|=22|=23|=24|=25|=26|=27|=28|=29|=30|=31|=32|=33|=34|=35|=36|=37|=38|=39, sudden|cardiac death|deaths + family',
      'اخ|اخوي|اخوه|اخي|ابوي|ابوه|عم|عمي|خال|خالي|اخت|اختي|قريب|قريبي|ابن + مات|توفي|توفت|ماتت|توفيت + فجاه|نوم|نايم|صغير|شباب|شاب|عشرين|ثلاثين|ملعب|كوره, موت فجاه|مفاجي + عايله|اهل|عيله',
    ],
  }),
  'raised-pressure-known': finding(['High reading at home', 'قراءة ضغط مرتفعة'], {
    says: [
      '{bp} + high|raised|elevated|up|higher|sky|shot|spiked|spiking|rocketed, {bp} + through roof, {bp} + 140*|145*|150*|155*|160*|165*|170*|175*|178*|180*|185*|190*|195*|200*|205*|210*|220*|230*, cuff|monitor|machine + 140*|145*|150*|155*|160*|165*|170*|175*|178*|180*|185*|190*|195*|200*|205*|210*|220*|230*, {bp} + 21*|22*|23*|24*, machine|monitor|cuff + 21*|22*|23*|24*, {bp} + 160|170|180|190|200|210|220 over',
      '{bp} + مرتفع|عالي|طالع|فوق|ارتفع|مرفوع|زايد|صاعد|واصل|رافع|نط, {bp} + 140*|145*|150*|155*|160*|165*|170*|175*|178*|180*|185*|190*|195*|200*|205*|210*|220*|230*, {bp} + 15|16|17|18|19|20|21|22 علي 9|10|11|12|13',
    ],
  }),
  'pressure-signs': finding(['Signs with high pressure', 'علامات مع الضغط المرتفع'], {
    tick: [
      'Bad headache, blurred sight, chest pain, breathlessness or confusion with it',
      'صداع قوي أو تشوش الرؤية أو ألم في الصدر أو ضيق نفس أو ارتباك ذهني معه',
    ],
  }),
  aneurysm: finding(['Known aneurysm', 'تمدد معروف في الشريان'], {
    kind: 'background',
    says: [
      'aneurysm, aaa, pulsating|pulsatile|pulsing + {belly}, balloon|ballooned|ballooning|swollen|bulge|bulging|bulged|widened|dilated|enlarged|weak artery|aorta|vessel, artery|aorta|vessel|aortic + balloon|ballooned|bulge|bulging|swollen|swelling|widened|dilated|enlarged, triple a|aaa, triple + artery|aorta|belly, dilated aorta',
      'تمدد شريان, انورسما, نبض + {belly}, توسع|متوسع|تمدد|انتفاخ|منتفخ|تضخم|بالون|كيس + شريان|ابهر|اورطي|اورطه|شرايين, ام دم|الدم',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
