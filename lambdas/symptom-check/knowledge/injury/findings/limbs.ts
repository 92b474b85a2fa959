import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'limb-injury': finding(['Injured arm or leg', 'إصابة في طرف'], {
    tick: ['An arm, leg, hand, foot or joint was hurt', 'إصابة في ذراع أو ساق أو يد أو قدم أو مفصل'],
    says: [
      '{arm} + {hit}, {leg} + {hit}, {hand} + {hit}, {foot} + {hit}, {joint} + {hit}, {shoulder} + {hit}, collarbone|clavicle + {hit}, stubbed toe, toe + stubbed|dropped, did|done|knackered|busted|wrecked|jarred|tweaked|buggered|mashed|jammed|whacked|=bumped|bashed|smacked|=hurt + {ankle} + on|playing|football|stairs|falling|after|in, did|done .. ankle|knee|wrist|shoulder|finger|toe|elbow|hip|leg|arm in, whacked|bashed|smacked|=bumped|=bumping|jammed|stubbed|mashed|battered + {arm}, whacked|bashed|smacked|=bumped|=bumping|jammed|mashed|battered + {leg}, whacked|bashed|smacked|=bumped|=bumping|jammed|stubbed|mashed|battered + {hand}, whacked|bashed|smacked|=bumped|=bumping|jammed|stubbed|mashed|battered + {foot}, whacked|bashed|smacked|=bumped|battered + {joint}, landed on + {arm}, landed on + {joint}, {hand}|{foot}|{leg}|{arm}|{joint}|{shoulder} + trapped|slammed|shut|jammed|crushed|pinched|stubbed|twisted|rolled|bashed|whacked|banged, fell|landed|came down .. wrist|ankle|knee|elbow|shoulder|arm|hand|leg',
      '{arm} + {hit}, {leg} + {hit}, {hand} + {hit}, {foot} + {hit}, {joint} + {hit}, {shoulder} + {hit}, ترقوه + {hit}, =عورت|=تعورت|=عور|=وعورت|انعورت|تعوقت|تاذت|انضرت|انعفست|انرضت|جلت + {leg}, =عورت|=تعورت|=عور|انعورت|تعوقت|تاذت|انعفست|انرضت|تعورت + {hand}, =عورت|=تعورت|انعورت|تعوقت|تاذت|انعفست|انرضت + {joint}, =عورت|=تعورت|انعورت|تاذت|انعفست|انرضت + {foot}, تعورت .. رجل|يد|ايد|ركبه|كوع, {hand}|{foot}|{leg}|{arm}|{joint}|{shoulder} + اتخبط*|انخبط*|انضرب*|اتعورت|=تعورت|=وتعورت|انلوي*|انلوت*|اتلوي*|انعوج*|صك|انحشر*|انقفل, صك|صكيت|صكت|سكرت .. باب .. صبع*|اصبع*|يد*|ايد*',
    ],
    implies: ['injury'],
  }),
  'funny-bone': finding(['Knocked elbow with tingling', 'ضربة على الكوع مع تنميل'], {
    kind: 'comfort',
    tick: ['A knock on the elbow gave tingling that was gone in minutes', 'ضربة على الكوع سببت تنميلاً زال خلال دقائق'],
    says: [
      'funny bone, elbow + {hit}|knocked|banged|whacked|caught + tingle|tingling|shock|electric|zing|numb|buzzing, elbow|hand|finger|pinky + electric|electricity|zing|zap + minute|seconds|gone|back',
      'كوع*|مرفق* + {hit} + كهربا|كهرباء|تنميل|نمل*|خدر*|لسعه, كوع*|مرفق* + {hit} .. كهربا|كهرباء, كهربا|كهرباء + خنصر|اصابع + كوع*|مرفق*|يد*|ايد*, كوع*|مرفق* + {hit}|دقيت|دقت|ارتطم*|صكيت + تكهرب*|كهرب*|نمل*|تنميل|خدر*|خدران',
    ],
    implies: ['limb-injury'],
  }),
  'fell-on-hand': finding(['Fall on the outstretched hand', 'سقوط على اليد الممدودة'], {
    tick: ['A fall on the hand, and the wrist hurts', 'سقوط على اليد مع ألم في الرسغ'],
    says: [
      'fell|fall|fallen|landed|slipped|tripped|came .. on|onto|with .. hand|wrist|palm|hands|outstretched, outstretched hand|arm, put|stuck hand|hands|arm out + {hit}|landed|save|stop, wrist + thumb|snuffbox + {hit}|sore|pain|hurts|swollen|tender, wrist + {hit} + sore|pain|hurts|swollen',
      'طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|اتزحلق* + علي|ع يد*|ايد*|كف*|رسغ*|معصم*, {hit} + رسغ*|معصم* + يعور*|يوجع*|الم|مولم|ورم|وارم',
    ],
    implies: ['limb-injury'],
  }),
  fracture: finding(['Possible fracture', 'احتمال كسر'], {
    tick: ['A crack was heard or felt, or it looks broken', 'سماع طقة أو الإحساس بها، أو يبدو مكسوراً'],
    says: [
      'fracture, fractured, broken|broke|break left|right|both|big|little|small|other? {bone}, broken bone, bone broken|broke, heard|felt|hear crack|snap|pop + {joint}, heard|felt|hear crack|snap|pop + {leg}, snapped + {bone}, dislocate, dislocated, dislocation, bust|busted|snapped|shattered|smashed|fractured + collarbone|clavicle|wrist|ankle|arm|leg|shin|forearm|finger|toe|elbow|hip|shoulder|rib|jaw|kneecap, heard|felt|hear|sound|sounded|made + crack|snap|crunch|tak|pop|cracking|crunching + {hit}, heard|felt|hear|sound|sounded|made + crack|snap|crunch|tak|pop|cracking|crunching + bone|leg|arm|wrist|ankle|knee|hand|foot|fall|fell|landed, {joint} popped|pop|jumped out|off, {shoulder} popped|pop|jumped|came out, collarbone|clavicle + broken|broke|bust|gone|snapped, cracked collarbone|clavicle|wrist|ankle|arm|leg|shin|forearm|elbow|kneecap|rib|bone, bone|bones + snapped|cracked|shattered|grinding, {bone} broken|broke',
      'كسر + {bone}, كسور, كسرت + {bone}, سمعت|سمع|حسيت + طق|طقه|طقت, طقت + {bone}, خلع كتف|مفصل|ورك|كوع|صبع|ركبه, انخلع|انخلعت|مخلوع + {shoulder}, انخلع|انخلعت|مخلوع + {joint}, انخلع|انخلعت|مخلوع + {hand}, انكسر*|مكسور*|انكسار|كسور|مشعور|شرخ|متهشم|متفتت + {hand}, انكسر*|مكسور*|انكسار|كسور|مشعور|شرخ|متهشم + {leg}, انكسر*|مكسور*|شرخ|مشعور + {foot}, انكسر*|مكسور*|شرخ + {joint}, انكسر*|مكسور*|خلع*|انخلع* + {shoulder}, انكسر*|مكسور*|شرخ|متهشم + {bone}, انكسر*|انكسار + {hit}, ترقوه|ضلع|عظمه + انكسر*|مكسور*|كسر, سمع*|حسيت|حس|طلع + طق|طقه|طقت|تك|كرك|قرقعه|فرقعه|طقطقه|صوت + {hit}, سمع*|حسيت|حس|طلع + طق|طقه|طقت|تك|كرك|قرقعه|فرقعه|طقطقه|صوت + عظم|رجل|ريل|يد|ايد|كاحل|ركبه, طق|طقت|طقه + عظم|رجل|يد|ايد|ركبه|كاحل + {hit}',
    ],
    implies: ['injury'],
  }),
  'no-weight': finding(['Cannot walk or use it', 'تعذر المشي أو الاستعمال'], {
    tick: ['Cannot take four steps, or cannot use the arm or hand', 'تعذر المشي أربع خطوات، أو تعذر استعمال الذراع أو اليد'],
    says: [
      'cant|unable walk|stand|step|weight, cant|unable|not bear|put .. weight, not|barely|hardly walk|walking|stand, cant|not lift|move|bend|use|raise + {arm}, cant|not move|bend|use|grip + {hand}, cant|not move|bend + {foot}, cant|not move|bend|straighten + {joint}, cant|not lift|hold|pick|carry|squeeze|close|grip|use|move|bend|raise + {hand}, cant|not lift|use|raise|straighten|hold|carry + {arm}, {arm} + useless|hanging|limp, {hand} + useless|hanging|no use, cant|not use|work .. arm|hand|leg|foot, {leg} + useless|gives, no weight, cant|not|unable put|bear|take .. weight|foot|pressure, one|two|few step|steps + cant|only|collapse|collapsed, {arm} wont|not work|move|do|lift',
      'ما|لا|مو|مش|مب اقدر|يقدر|تقدر|قادر|قادره|استطيع|يستطيع|قدر|ستطيع .. امشي|يمشي|تمشي|=اوقف|=يوقف|=توقف|=بوقف|اقف|يقف|تقف|ادوس|يدوس|تدوس|ادعس|يدعس|تدعس|اقوم|يقوم|تقوم|مشي|دوس|دعس|قوم, ما|لا|مو|مش اقدر|يقدر|تقدر|قادر|استطيع|قدر .. احرك|يحرك|تحرك|ارفع|يرفع|اثني|حرك|رفع, ما يدوس|تدوس|ادوس|يدعس|تدعس|ادعس|دوس|دعس + عليها|عليه|رجل, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + {hand}, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + {leg}, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + {arm}, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + {joint}, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + {foot}, ما|لا|مو|مش|مب فيني|فيي|فيه|فيها|قدر|قادر|قادره|عرف|يستطيع|عاد .. امشي|مشي|ادعس|يدعس|دعس|ادوس|دوس|=اوقف|=يوقف|=توقف|=بوقف|اقوم|قوم|امسك|مسك|استعمل|يستعمل|استخدم|احرك|حرك|ارفع|رفع|اثني|شيل|اشيل|ستعمل + شي|عليها|عليه, ما|مو|مش|مب فيني|فيي|قدر|قادر|قادره .. ادعس|دعس|ادوس|دوس|امشي|مشي|=اوقف|=يوقف|=توقف|=بوقف, ما|لا|مو|مش|مب قدر|قادر|يقدر|اقدر|فيني + استعمل|يستعمل|تستعمل|استخدم|يستخدم|امسك|يمسك|تمسك|مسك|ستعمل|ستخدم, ما يستعمل|استعمل|يحرك|احرك|يرفع|ارفع|يدوس|يمشي|ستعمل|حرك|رفع + {hand}, ما يستعمل|يحرك|احرك|يرفع|ارفع|حرك|رفع + {leg}',
    ],
    excludes: ['can-walk'],
  }),
  'can-walk': finding(['Can walk or use it', 'المشي أو الاستعمال ممكن'], {
    kind: 'comfort',
    tick: ['Can take four steps, or use the arm or hand', 'المشي أربع خطوات أو استعمال الذراع أو اليد ممكن'],
    says: [
      'can|able|still walk|walking|bear|move|stand|weight|bend|grip|wiggle|use, walk|walks|walking ok|okay|fine|normally|on, moves|bends|move|bend fully|fine|normally|ok, full movement|range, weight bearing, gets|get .. about|around, hobble|hobbling|hobblin|limp|limping|walk|walking|walks about|around|along|slowly|still|normal|normally|though|ok|fine, can|able|still hobble|limp|lift|hold|use|walk|grip|stand|step|climb|run|jump, bears|takes|take|put|puts|putting weight|full, walk|walks|walking on|with, walk|walks|walking|running|runs around|about|fine|normal|normally, i went to work, walks round, manage|manages|managing stairs|walk|walking|weight, move|moves|moving|wiggle|bend|wiggles all? fingers|toes|thumb|ankle|knee|wrist|elbow|shoulder|it fine|ok|okay|normal|well|freely|all, fingers|toes|thumb|ankle|knee|wrist|elbow|shoulder move|moves|moving|bend|bends|bending fine|ok|okay|normal|well|freely, walking|walk but|with? slow|slowly|limp|limping|paining|sore|hurts, strength|grip good|fine|normal|same, can drive|type|write|climb|work|hold|carry, go|going|went|gone|back work|school|gym|duty + fine|ok|still|walk|limping, stand|stood|standing on it, runs|running|plays|playing football|around|about + knee|leg|limp|hurts|pain|ankle, able .. walk|move|bend|lift|grip|stand|use, no trouble|problem|difficulty walking|moving|bending|standing, walk|walking same|like|as always|usual|before, still walking|running|working|cycling|playing|climbing, climb|climbs stairs|floors, up|down stairs fine|ok|normally|without',
      'اقدر|يقدر|تقدر|قادر|قادره|استطيع|قدر + امشي|يمشي|تمشي|احرك|يحرك|ادوس|يدوس|اوقف|اثني|مشي|حرك|دوس, يمشي|تمشي|امشي|بمشي|بيمشي|مشي عادي|طبيعي|زين|كويس|عليها|عليه|عدل|شوي, يتحرك|تتحرك|احركها|احركه|تحرك عادي|طبيعي|زين, قدر|يقدر|تقدر|قادر|قادره|فيني|فيي|بقدر|عم + امشي|مشي|يمشي|ادعس|دعس|يدعس|ادوس|دوس|يدوس|اوقف|وقف|احرك|حرك|امسك|مسك|استعمل|ارفع|رفع|اثني, امشي|يمشي|تمشي|بمشي|عم|مشي يمشي|مشي عليها|عليه|شوي|عادي|طبيعي|بشويش|بعرج, {joint}|مفصل + احرك|يتحرك|اثني|احركه + بلا|بدون|دون الم|وجع|صعوبه, امشي|يمشي|تمشي|بمشي|بيمشي|المشي دون|بدون|بلا صعوبه|الم|وجع|عرج, بيمشي|بتمشي|يمشي|تمشي + يلعب|بيلعب|وعادي, طلع|بطلع|يطلع|اطلع|تطلع سلم|درج|دري عادي|طبيعي|زين, احرك|يحرك|تحرك|حرك|بحرك|بيحرك + اصابع*|اصابيع*|صوابع*|يد*|ايد*|رجل*|كتف*|ركبه* + عادي|تمام|زين|كويس|منيح|بسهوله|اقدر|بدون|كلها, ادوس|يدوس|بدوس|ادعس|بدعس|يدعس|بيدوس عليها|عليه|عادي, اثنيه|اثنيها|يثنيها|بثنيها|اطويها|بطويها|تنثني, امشي|بمشي|يمشي|تمشي|بيمشي بس|لكن|مع يعور*|وجع|الم|عرج|بشويش|شوي, رحت|رايح|داومت دوام|شغل|مدرسه|جيم, اطلع|يطلع|بطلع|بيطلع درج|سلم|دري, حركه|حركتها|حركته طبيعي*|سليم*|عادي*|كامل*|تمام, يعرج|بيعرج|تعرج|اعرج + يمشي|بيمشي|يلعب|شوي, بحركه|بحركها|احركه|احركها|يحركه|تحركه|بيحركها|بتنيه|بثنيه|اثنيه|اثنيها, اقدر|بقدر|يقدر|تقدر|قادر|قادره .. امسك|اكتب|اثني|ارفع|احرك|حرك|مسك|رفع|ثني, مشيه|مشيته|مشيي|مشيها عادي|طبيعي|زين|تمام, ماشي|ماشيه|امشي + زي|مثل|متل عاده|اول|فل|عادي, طالع|نازل|اطلع|انزل|يطلع + درج|سلم|طوابق|ادوار + عادي|زين|تمام',
    ],
  }),
  'bone-tender': finding(['Tender bone', 'ألم عند الضغط على العظم'], {
    tick: ['It hurts when the bone itself is pressed', 'ألم عند الضغط على العظم نفسه'],
    says: [
      'bone + tender|hurts|painful, bone + sore|tender|hurts|painful|pain|paining|agony, press|pressing|pressed|poke|poked|prod|touch|touching|tap + bone + {pain}, press|pressing|pressed|poke|poked|prod|touch|touching|tap + bone + roof|scream|jump|yelp|agony|flinch',
      'عظم|عظمه + {pain}, ضغط|لمس|دق|كبس|نكز|مس + عظم|عظمه + {pain}, ضغط|لمس|دق|كبس|نكز|مس + عظم|عظمه + يصرخ|يصيح|يقفز|انط',
    ],
  }),
  'open-fracture': finding(['Bone through the skin', 'عظم بارز من الجلد'], {
    tick: ['Bone shows, or there is a wound over a break', 'العظم ظاهر، أو جرح فوق كسر'],
    says: [
      'bone|bones + sticking|stick|showing|through|=poking|visible|exposed|protruding + skin|arm|leg|shin|wrist|finger|ankle|elbow|thigh|forearm|toe|wound|foot, bone|bones + came|coming out + skin|arm|leg|shin|wrist|finger|ankle|elbow, bone|bones through|poking|sticking skin|out, see bone, open|compound fracture, see|saw|seeing|seen .. bone, bone|bones + =coming|=comin|=poking|thru|jutting|pierced|piercing|bursting|popped + skin|out|thru|through|arm|leg|shin|wrist|finger, bone pierced|popped|burst|jutting|sticking',
      'عظم|عظمه + طالع|=برا|=بره|=لبرا|=لبره|شاقق|خارج|مكشوف, عظم|عظمه + باين|باينه|بارز|ظاهر|بارزه|ظاهره + جلد|جرح|لحم|كسر|رجل|ساق|يد|ايد|ذراع|صبع|اصبع, كسر مفتوح, عظم|عظمه|عظام طلع|طلعت من|لبرا|برا|بره|جلد, عظم|عظمه + اخترق|خارق|شق|شاق|طالع|بين|بان|بانت|مبين|مبينه|يبين|ظهر|شايف + {leg}, عظم|عظمه + اخترق|خارق|شق|شاق|طالع|بين|بان|بانت|مبين|مبينه|يبين|ظهر|شايف + {hand}, عظم|عظمه + اخترق|خارق|شق|شاق|طالع|بين|بان|بانت|مبين|مبينه|يبين|ظهر|شايف + جلد|برا|لحم|جرح, شايف|اشوف|نشوف|يبين|مبين|بان|ظهر|شفت|شوف عظم|عظمه',
    ],
    implies: ['fracture'],
  }),
  'bent-limb': finding(['Bent out of shape', 'تشوه في الشكل'], {
    tick: ['It is bent, or out of its place', 'ملتوٍ أو خارج مكانه'],
    says: [
      'arm|wrist|finger|fingers|leg|forearm|shin|thumb + =bent|crooked|deform|deformed|deformity|misshapen, {joint} + deform|deformed|deformity|misshapen|dislocated|crooked, {shoulder} + deformed|dislocated|popped|dislocation, {bone} + wrong way|direction|angle, {bone} + out place|socket, kneecap out|moved, pointing wrong, {hand} + crooked|wonky|deform|deformed|misshapen|weird angle|funny angle|skew|askew|sideways, {arm} + =bent|crooked|wonky|deformed|misshapen|weird angle|funny angle|odd angle|banana|zigzag, {leg} + =bent|crooked|wonky|deformed|misshapen|weird angle|funny angle|odd angle|zigzag, {foot} + crooked|wonky|deformed|backwards|backward|wrong way|sideways|facing, {joint} + crooked|wonky|=bent|sideways|misshapen, {joint} wrong way|angle|place|side, kneecap|kneecaps + round|out|moved|sideways|wrong, looks all? wrong|wonky|deformed|bent|crooked + {hand}, looks all? wrong|wonky|deformed|bent|crooked + {leg}, looks all? wrong|wonky|deformed|bent|crooked + {arm}, looks all? wrong|wonky|deformed|bent|crooked + {joint}, looks all? wrong|wonky|deformed|bent|crooked + kneecap|finger, {shoulder} + square|out place',
      'يد|رجل|ذراع|صبع|اصبع|ساق|رسغ|كوع|كاحل + معوج|معوجه|اعوج|اعوجت|مشوه|مشوهه|تشوه, {joint} + معوج|معوجه|انخلع|انخلعت|مخلوع|مشوه, {shoulder} + انخلع|مخلوع|خلع, طلع|طلعت|خرج من مكان + {joint}, طلع|طلعت|خرج من مكان + {shoulder}, معوج*|اعوج*|عوج*|عويه|عويان|منحني|ملوي|ملويه|ملتوي*|مشوه*|مايل|مايله|مطعوج*|منثني|مقلوب*|محروف|انحرف|مفكوك|مفكوكه|مخلوع* + {hand}, معوج*|اعوج*|عوج*|منحني|ملوي|ملويه|ملتوي*|مشوه*|مايل|مايله|مطعوج*|مقلوب*|محروف + {leg}, معوج*|اعوج*|عوج*|منحني|ملوي|ملتوي*|مايل|مايله|مقلوب*|انزاح*|زايحه + {joint}, معوج*|اعوج*|ملوي|ملتوي*|مايل|مقلوب* + {foot}, {hand} شكل|شكله|شكلها غريب|غلط|متغير|مشوه|مو طبيعي, شكل {hand} غريب|غلط|متغير|مشوه|مو طبيعي, {leg} شكل|شكله|شكلها غريب|غلط|متغير|مشوه|مو طبيعي, شكل {leg} غريب|غلط|متغير|مشوه|مو طبيعي, {joint} شكل|شكله|شكلها غريب|غلط|متغير|مشوه|مو طبيعي, شكل {joint} غريب|غلط|متغير|مشوه|مو طبيعي, {foot} شكل|شكله|شكلها غريب|غلط|متغير|مشوه|مو طبيعي, شكل {foot} غريب|غلط|متغير|مشوه|مو طبيعي, اصبع|صبع شكل|شكله|شكلها غريب|غلط|متغير|مشوه, مو|مش|ما|مب بمحل*|مكان*|محل* + {hand}, مو|مش|ما|مب بمحل*|مكان*|محل* + {leg}, مو|مش|ما|مب بمحل*|مكان*|محل* + {joint}, مو|مش|ما|مب بمحل*|مكان*|محل* + {shoulder}, مو|مش|ما|مب بمحل*|مكان*|محل* + ايد|رجل, طلع|طلعت|طالع|طالعه|راح|انزاح من? مكان*|محل* + {hand}, طلع|طلعت|طالع|طالعه|راح|انزاح من? مكان*|محل* + {joint}, طلع|طلعت|طالع|طالعه|راح|انزاح من? مكان*|محل* + {shoulder}, طلع|طلعت|طالع|طالعه|راح|انزاح من? مكان*|محل* + اصبع|ركبه',
    ],
    implies: ['fracture'],
  }),
  'crushed-limb': finding(['Crushed or trapped limb', 'طرف مهروس أو محشور'], {
    tick: ['An arm, leg, hand or foot was crushed or trapped under weight', 'سحق أو انحشار ذراع أو ساق أو يد أو قدم تحت ثقل'],
    says: [
      'crush injury, =crushed|squashed|mangled + {leg}, =crushed|squashed|mangled + {arm}, =crushed|squashed|mangled + {hand}, =crushed|squashed|mangled + {foot}, trapped|=pinned|stuck|caught under|between|beneath + {leg}, trapped|=pinned|stuck|caught under|between|beneath + {arm}, trapped|=pinned|stuck|caught under|between|beneath + {hand}, trapped|=pinned|stuck|caught under|between|beneath + {foot}, flattened|=pinned|squashed|crushed|pinched|mashed + {foot}, flattened|pinched|mashed|pulped + {hand}, car|wheel|van|truck|forklift|tyre|trolley|bus|lorry|cart|bike ran|rolled|went|drove over + {foot}, ran|drove over {foot}, car|wheel|van|truck|forklift|tyre|trolley|bus|lorry|cart|bike ran|rolled|went|drove over + {hand}, ran|drove over {hand}, car|wheel|van|truck|forklift|tyre|trolley|bus|lorry|cart|bike ran|rolled|went|drove over + {leg}, ran|drove over {leg}, forklift|wheel|tyre|tire|car .. over .. {foot}, ran|drove|run over .. {foot}, fell|dropped|landed on + {leg} + heavy|slab|block|pallet|beam|motorbike|wardrobe|fridge|engine|stone|rock, {hand} + went|caught|stuck|pulled|got in|into grinder|saw|blender|mixer|machine|mincer|press|mower|lathe',
      'انهرس|هرس|انحشر|انحشرت|انسحق|انسحقت|انعصر|انعصرت|محشور|محشوره + {leg}, انهرس|هرس|انحشر|انحشرت|انسحق|انسحقت|انعصر + {arm}, انهرس|هرس|انحشر|انسحق|انعصر + {hand}, انهرس|هرس|انحشر|انسحق + {foot}, علق|علقت|انزنق|انزنقت|انحصر|انحصرت|انكبس|انكبست|انعفس|انعفست|انضغط|انضغطت|انداس|محصور|محصوره|عالق|عالقه|محشور + {leg} + تحت|بين|حجر|سياره|باب|ماكينه|مكينه|صخره|عجل*|تاير|جدار|حديد|رافعه, علق|علقت|انزنق|انزنقت|انحصر|انحصرت|انكبس|انكبست|انعفس|انضغط|انضغطت|محصور|عالق|انحشر + {hand} + تحت|بين|حجر|ماكينه|مكينه|صخره|مكبس|جدار|حديد|رافعه, مرت|مر|مشت|داس*|دعس* + سياره|موتر|عجل|تاير|رافعه|شيول + {foot}, مرت|مر|مشت|داست|دعست + سياره|موتر|عجل|تاير|رافعه|شيول + {leg}, طاح|طاحت|وقع|وقعت|سقط|سقطت ثقيل|حجر|حديد|حديده|بلوك|خزان|ثلاجه|صخره .. علي .. {leg}, هرس*|سحق* + {hand}, هرس*|سحق* + {leg}, علق|علقت|دخلت|راحت|انسحبت|سحبت + {hand} + فرامه|خلاطه|ماكينه|مكينه|سير|جنزير|مفرمه|منشار|مكبس',
    ],
    implies: ['injury'],
  }),
  'finger-jam': finding(['Finger or toe jammed', 'انحشار إصبع'], {
    tick: ['A finger or toe was caught in a door or hit by a hammer', 'انحشار إصبع في باب أو ضربة مطرقة عليه'],
    says: [
      'finger|fingers|thumb|toe|fingertip + door|drawer|jammed|slammed|shut|hammer|window|gate, finger|fingers|thumb|thumbs|toe|toes|fingertip + caught|trapped|pinched|squashed|smashed|shut|crushed|slammed|hit|whacked + door|car|drawer|hinge|lid|gate|boot|window|hammer|mallet|chair|till, hammer|mallet|rock|brick|stone + finger|thumb|toe',
      'اصبع|صبع|صبعه|صبعي|اصابع|ابهام + باب|درج|مطرقه|شاكوش|شباك|تسكر|انقفل, اصابيع|اصابيعو|اصبعت|صوابع|صباع|اصبع|صبع|ابهام|صبوع + باب|درج|مطرقه|شاكوش|جاكوش|شباك|تسكر|انسكر|انقفل|انصك|صك|انطبق|انزنق|قفل|هواء',
    ],
    implies: ['limb-injury'],
    excludes: ['crushed-limb'],
  }),
  'tense-limb': finding(['Hard, tense limb', 'طرف متصلب ومشدود'], {
    tick: ['The limb is hard and tense, pain grows, or a plaster is too tight', 'الطرف قاسٍ ومشدود والألم يزداد، أو الجبس ضيق جداً'],
    says: [
      '{leg} + tense|wooden|rock, {calf} + tense|rock|wooden, {arm} + tense|rock|wooden, cast + tight|unbearable|swollen|blue|cutting, plaster + tight|swollen|cutting, compartment syndrome, worse stretching|stretched + fingers|toes, {leg} + tight|hard|solid|tense like|as stone|rock|wood|drum|board|concrete|iron|brick, {calf} + tight|hard|solid|tense like|as stone|rock|wood|drum|board|concrete, {arm} + tight|hard|solid|tense like|as stone|rock|wood|drum|board|concrete, {leg} rock hard|solid, {leg} stone hard, cast|splint + tight|strangling|stranglin|squeezing|digging|numb|killing|choking, plaster + strangling|squeezing|digging|choking, {leg} tense|solid|woody, {arm} tense|solid|woody',
      '{leg} + متحجر|متحجره|=حجر|=الحجر|=خشب|=الخشب, {leg} كلها|كله قاسي|قاسيه|صلب|صلبه, {leg} قاسي|قاسيه|صلب|صلبه, {arm} + قاسي|قاسيه|صلب|صلبه|متحجر|=حجر|=الحجر, جبس|جبيره + ضيق|ضاغط|شاد|تورم|مزرق, جبس|جبسه|جبيره|جبص|جبصين + ضيق|ضيقه|خانق|خانقه|يخنق|خنق|شاد|شاده|ضاغط|ضاغطه|يضغط|معصور|عاصر, {leg} + متحجر*|متصلب|متصلبه|مشدود|مشدوده|قاس*|صلب* + {pain}, {leg} + متحجر*|متصلب|متصلبه|مشدود|مشدوده|قاس*|صلب* + ورم|كسر|ضربه|متل|مثل|كانها, {leg} + مثل|متل|زي|كانها|كانه|كنها حجر|خشب|خشبه|صخر|حديد, {hand} + مثل|متل|زي|كانها|كانه|كنها حجر|خشب|خشبه|صخر + {swell}|{pain}|جبس|جبيره|مشدود*',
    ],
  }),
  'hip-hurt': finding(['Hurt hip', 'إصابة في الورك'], {
    tick: ['The hip, groin or thigh hurts after a fall', 'ألم في الورك أو المغبن أو الفخذ بعد سقوط'],
    says: [
      'hip|groin|pelvis|thigh + {hit}, hip + broken|broke|fracture|fractured, hip|hips|groin|pelvis|thigh|thighbone + landed|whacked|bashed|fell|falling|tumble|tumbled|crash',
      'ورك|حوض|فخذ|حقو + {hit}, ورك|حوض + كسر|انكسر|مكسور, ورك|حوض|فخذ|حقو|فخد|وركي + وقعه|طيحه|طحت|خبطه|ضربه|حادث|انضرب|انكسر|مكسور',
    ],
    implies: ['injury'],
  }),
  'hip-fracture': finding(['Leg short or turned after a fall', 'ساق أقصر أو ملتفة بعد سقوط'], {
    tick: ['After a fall one leg is shorter or turned outward', 'ساق أقصر أو ملتفة إلى الخارج بعد سقوط'],
    says: [
      '{leg} + shorter|shortened|rotated, {leg} + turned out|outward|outwards, broken|broke|fractured|snapped hip, leg|legs|pin|foot turn|turned|turning|rotated|twisted|pointing|points|rolled|flopped outside|out|outward|outwards|sideways, one leg|pin|foot .. shorter|short, {leg} + short|shorter|shortened + {hit}, {leg} + turn|turned|turning|rotated|points|pointing + outside|outwards|outward|out|sideways + {hit}, {leg} + turn|turned|turning|rotated|points|pointing + outside|outwards|outward|out|sideways + short|shorter, hip broken|broke|fractured|=snapped|gone|bust',
      '{leg} + اقصر|قصيره|ملتفه|مفتوله|ملتويه|للخارج|لبرا, كسر ورك|حوض|فخذ, {leg} + قصرت|اقصر|قصيره|انقصرت|ملفوفه|لافه|ملفوف|مايله|مقلوبه|مفتوله|مفتوحه|دايره|ملتفه|طالعه|انفتلت + {hit}, {leg} + قصرت|اقصر|قصيره|انقصرت|ملفوفه|لافه|ملفوف|مايله|مقلوبه|مفتوله|مفتوحه|دايره|ملتفه|طالعه|انفتلت + برا|لبرا|خارج|ثانيه|تانيه, {leg} + قصرت|اقصر|انقصرت',
    ],
    implies: ['hip-hurt'],
  }),
  sprain: finding(['Sprain', 'التواء'], {
    tick: ['A joint was twisted', 'التواء في مفصل'],
    says: [
      'sprain, sprained, {ankle} + twist|twisted|rolled|turned|rolling, went over on? ankle, twisted + knee|ankle|wrist|finger|elbow, tweak|tweaked|wrenched|ricked|jarred|twist|twisted|rolled|turned + {ankle}, went|going|go|gone over + ankle|wrist|foot|knee, turned ankle, ankle|foot|knee|wrist gave|buckled|bent|rolled|turned|twisted',
      'التواء مفصل|كاحل|ركبه|قدم|رجل|رسغ|معصم|يد|اصبع, التواء + {joint}|{foot}|{leg}|{hand}, لويت, انلوت رجل*|ريلي|ريله|قدم*|ايد*|يد*, لويت|انلوي|انلوت|التوي|التوت|لوي|ملويه + {joint}|{foot}|{leg}|{hand}, فكش, انفكش, انفرك, {ankle} + ملتوي, انملخ*|ملخ*|مملوخ*|انفتل*|افتك*|وثي|وثاء|انقلبت|انثنت|انبرم*|انلف*|التف*|انعفط*|انعفس*|انفشخ*|فشخ* + {foot}, انملخ*|ملخ*|مملوخ*|انفتل*|افتك*|انثنت|انبرم*|انفشخ*|انعفس* + {leg}, انملخ*|ملخ*|انفتل*|افتك*|انثنت|انبرم*|انعفس* + {joint}, انملخ*|ملخ*|انفتل*|افتك*|انبرم* + {hand}, انملخت|انملخ|ملخه, التوا|التواه|التوي|ملويه|انلوت|لويت|لفيت + {foot}',
    ],
    implies: ['injury'],
  }),
  'muscle-strain': finding(['Pulled muscle', 'شد أو تمزق عضلي'], {
    tick: ['A muscle was pulled or strained', 'شد أو تمزق في عضلة'],
    says: [
      'pulled|strained|tore|torn + {muscle}, pulled|strained|tore|torn left|right? calf|groin|thigh|hamstring|shoulder|quad, muscle strain|tear|pull, pinged|ping|popped|twanged|twang|snapped|ripped|tweaked|pulled|strained|tore|torn|pull|strain|tear|done + {muscle}, pinged|popped|twanged|snapped|ripped|tweaked|pulled|strained|tore|torn|done left|right? hamstring|hammy|calf|groin|quad|thigh|bicep|glute|achilles|lat|pec, pulled|strained something',
      'شد|تمزق|تمزقت|مزق + {muscle}, شد عضلي|عضله, تمزق عضلي|عضله, انشد*|انمزق*|تمزق*|انقطع*|شديت|متمزق*|مشدود*|انسلخ*|تفسخ*|مزق* + {muscle}, انشد*|انمزق*|تمزق*|شديت + فخذ|فخد|سمانه|كتف|ظهر|رقبه + لعب*|شلت|شيل*|حركه|تمرين|ركض*|كوره',
    ],
  }),
  bruise: finding(['Bruise', 'كدمة'], {
    tick: ['A bruise', 'كدمة'],
    says: [
      'bruise, bruised, black eye, black blue mark, stubbed, shiner, black|purple|blue|yellow mark|marks|spot|spots|patch|lump + hit|bump|bumped|knock|knocked|fell|fall|kick|kicked|ball, black blue, mark|marks|spot|patch gone|turned|went|going blue|purple|yellow|black + {hit}, egg|goose egg + {leg}, purple|blue|black + {leg} + {hit}, purple|blue|black + {leg} + mark|yellow, hit|bump|bumped|knock|knocked|fell|fall + blue|purple|black|yellow, purple|blue|black like|as plum|aubergine|grape|eggplant, gone|went|turned|goes purple|blue|black + elbow|arm|hand|leg|thigh|knee|shin|skin, took|drew|drawn|taken blood + purple|blue|black|lump, purple|blue blotch|blotches|patch|patches|marks + hand|hands|arm|arms|forearms|leg|legs',
      'كدمه, كدمات, زرقه, رضه, =رضوض|=الرضوض|=ورضوض, ازرق + {hit}, زراق|زراقات|زروقه|تزرق|مزرق|مزرقه|ازرق|ازرقت|زرقا|ازرقاق|بقعه|زرق زرقا|بنفسجي|كحلي + {hit}, زراق|زروقه|ازرقاق + {leg}, زراق|زروقه|ازرقاق + {hand}, زراق|زروقه + فخذ|وجه|ظهر, متكدم|متكدمه|تكدم, هاله سودا + عين + {hit}, {leg}|{arm}|{hand} + كدم*|زرقا|بنفسجي* + خبط*|انخبط*|سحب دم|تحليل|ابره, سحب|سحبوا|سحبو دم + ازرق|زرقا|مزرق|بنفسجي|كدمه',
    ],
  }),
  'growing-swelling': finding(['Swelling that grows fast', 'تورم يزداد بسرعة'], {
    tick: ['The bruise or swelling grows quickly', 'الكدمة أو التورم يكبر بسرعة'],
    says: [
      'bruise|bruising|swelling|haematoma|hematoma + growing|bigger|expanding|spreading|huge|larger|fast|quickly, {swell} + growing|bigger|expanding|spreading|huge|fast|quickly|minute|second|hour|rapidly|massive + {hit}, {swell} + growing|bigger|expanding|spreading|huge|fast|quickly|minute|second|hour|rapidly|massive + minute|minutes|hour|fast, =ballooning + up|fast|minute|minutes, bruise|bruising + spreading|spread|growing|grows|doubling|doubled|minute|hour|fast, bigger and? bigger + {swell}, bigger and? bigger + bruise|lump',
      'كدمه|زرقه|ورم|تورم + يكبر|تكبر|كبرت|يزيد|بسرعه|كبر, ورم|تورم|ورمه|انتفاخ|نفخه|كدمه|زرقه|رضه|زراق + يكبر|تكبر|كبر|كبرت|كبران|بسرعه|دقيقه|دقايق|يزيد|تزيد|زاد|زادت|عم|ساعه|زيد + {hit}, ورم|تورم|ورمه|انتفاخ|نفخه|كدمه|زرقه|رضه|زراق + يكبر|تكبر|كبر|كبرت|كبران|بسرعه|دقيقه|دقايق|يزيد|تزيد|زاد|زادت|عم|ساعه|زيد + بسرعه|كل|دقيقه|دقايق|يكبر, كدمه|زراق|زرقه + انتشر|ينتشر|تنتشر|توسع|كبر|تكبر|نتشر',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
