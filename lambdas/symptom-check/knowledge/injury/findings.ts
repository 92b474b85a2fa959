import { type Finding, finding } from '../kinds.ts';

/** Accidents, wounds, burns, water, bites; bones, joints and muscles. */
export const findings = {
  injury: finding(['Injury', 'إصابة'], {
    tick: ['Hurt by a fall, a blow or an accident', 'إصابة بسقوط أو ضربة أو حادث'],
    says: ['{hit}, injury, injured, accident, beaten|beat up|by', '{hit}, اصابه, مصاب, حادث, حادثه'],
  }),
  // Head
  'head-injury': finding(['Head injury', 'إصابة في الرأس'], {
    tick: ['A blow to the head, or a fall on the head', 'ضربة على الرأس أو سقوط عليه'],
    says: [
      '{head} + {hit}, head injury|trauma|wound, concussion, concussed, headbutt, =bump|egg|bruise .. head|forehead, on|to head|forehead + landed|blow|dropped, headfirst, head first, skull fracture|fractured|broken|cracked',
      '{head} + {hit}, ارتجاج, علي راس + نزل|انقلب|طار, كدمه|زرقه|بعجه|نفخه + جبهه|جبين|راس, صك|دق|خبط راس',
    ],
    implies: ['injury'],
  }),
  'knocked-out': finding(['Knocked out', 'فقدان الوعي بعد الضربة'], {
    tick: ['Knocked out after the blow, even for seconds', 'فقدان للوعي بعد الضربة ولو لثوانٍ'],
    says: [
      'knocked out|unconscious|cold, unconscious|fainted + {hit}, lost|loss|losing consciousness + {hit}, blacked|passed out + {hit}, out cold, unresponsive + {hit}',
      'اغمي|اغماء|غيبوبه + {hit}, فقد|فقدت|فقدان|غاب|غابت|راح .. وعي + {hit}, ما رد علينا + {hit}',
    ],
    implies: ['injury'],
  }),
  amnesia: finding(['No memory of the accident', 'نسيان الحادث'], {
    tick: ['No memory of what happened before or after it', 'عدم تذكر ما حدث قبل الإصابة أو بعدها'],
    says: [
      'cant|not|doesnt remember|recall + {hit}, cant|not remember|recall accident|crash|fall|happened|what, no memory, amnesia, same question|questions again|repeatedly, keeps|keep asking same|again',
      'ما|مو|مش|لا يتذكر|تذكر|اتذكر|متذكر|فاكر|يفتكر + {hit}, ما|مو|مش يتذكر|تذكر|اتذكر|متذكر|فاكر شي|صار|حصل|حادث, فقد|فقدان ذاكره, نفس سوال',
    ],
  }),
  'head-danger': finding(['Fluid or blood from ear or nose', 'سائل أو دم من الأذن أو الأنف'], {
    tick: ['After the blow: clear fluid or blood from an ear or the nose', 'بعد الضربة: سائل صافٍ أو دم من الأذن أو الأنف'],
    says: [
      'clear fluid|water|liquid + {ear}, clear fluid|water|liquid + {nose}, {blood} + from ear|ears, bruise behind ear, raccoon eyes, both eyes black|bruised',
      'سايل|ماي|مويه|ماء صافي|شفاف + {ear}, سايل صافي|شفاف + {nose}, {blood} + من اذن|ودن, زرقه|كدمه|سواد + حول عينين|عيون, كدمه خلف|ورا اذن',
    ],
  }),
  'skull-dent': finding(['Dent in the skull', 'انخساف في الجمجمة'], {
    tick: ['A dent, or a large soft swelling on the head', 'انخساف أو تورم كبير طري في الرأس'],
    says: [
      '{head} + dent|dented|boggy|squishy|spongy, skull fracture|fractured|broken|cracked',
      '{head} + غاير|انخساف|انخسف|بعجه, جمجمه + كسر|مكسوره|شرخ, ورم|انتفاخ طري + {head}',
    ],
  }),
  'well-since': finding(['As usual since', 'الحالة كالمعتاد منذ ذلك'], {
    kind: 'comfort',
    tick: ['Awake, and behaving and moving as usual since it happened', 'يقظة وسلوك وحركة كالمعتاد منذ الإصابة'],
    says: [
      'acting|acts|behaving|playing|plays|eating|walking normal|normally|usual|fine|ok|okay|well|happily, back normal|himself|herself, now normal|fine|ok, playing|running again|around, cried straight|right|immediately|instantly, seems|seem|looks|feel|feels fine|ok|okay|normal|alright|well, fine|okay|normal since|now|afterwards',
      'يلعب|تلعب|ياكل|تاكل|يضحك|تضحك|يمشي|تمشي|يتصرف|تتصرف عادي|طبيعي|زين|كويس|منيح|تمام, رجع|رجعت يلعب|تلعب|طبيعي|عادي, بكي|صاح علي طول|فورا, الحين|الان|هلق|دلوقتي طبيعي|زين|كويس|تمام|بخير',
    ],
  }),
  // Neck and back
  'spine-injury': finding(['Neck or back injury', 'إصابة في الرقبة أو الظهر'], {
    tick: ['The neck or back was hurt in a fall, blow or crash', 'إصابة في الرقبة أو الظهر بسقوط أو ضربة أو حادث'],
    says: [
      '{neck} + {hit}, {back} + {hit}, {neck} + crash|accident|collision, {back} + crash|accident|collision, broke|broken|fractured|snapped neck|back|spine, spinal|spine|neck injury, whiplash',
      '{neck} + {hit}, {back} + {hit}, {neck} + حادث, {back} + حادث, كسر|انكسر|مكسور + رقبه|عمود|فقره|فقرات|=ظهره|=ظهري|=ظهرها|=الظهر|=بالظهر',
    ],
    implies: ['injury'],
  }),
  'numb-limbs': finding(['Numb or weak limbs', 'تنميل أو ضعف في الأطراف'], {
    tick: ['Arms, hands or legs are numb, tingling or weak', 'تنميل أو وخز أو ضعف في الذراعين أو اليدين أو الساقين'],
    says: [
      '{hand} + {numb}, {arm} + {numb}, {leg} + {numb}, {foot} + {numb}, {leg} + {weak}, {arm} + {weak}, {hand} + {weak}, electric shocks down|arms|legs, cant|not feel|move|moving legs|arms|toes|fingers|anything',
      '{hand} + {numb}, {arm} + {numb}, {leg} + {numb}, {foot} + {numb}, {leg} + {weak}, {arm} + {weak}, ما|لا|مو|مش .. يحس|احس|حاسس|حاس|يحرك|احرك + رجول|رجوله|اطراف|رجلين|ساقين|ايدين',
    ],
  }),
  'neck-midline': finding(['Pain in the middle of the neck', 'ألم في وسط الرقبة'], {
    tick: ['The neck hurts in the middle at the back, or cannot be turned', 'ألم في وسط الرقبة من الخلف أو تعذر لفّها'],
    says: [
      '{neck} + cant|not turn|move|rotate|lift|hold, {neck} + middle|midline|bone|vertebra|vertebrae, {neck} + {severe}',
      '{neck} + ما|لا|مو|مش اقدر|يقدر|تتحرك|يلف|الف|تلف, {neck} + وسط|نص|فقره|فقرات|عظم, {neck} + {severe}',
    ],
  }),
  'dive-headfirst': finding(['Head first into water or sand', 'قفزة على الرأس'], {
    tick: ['Dived or fell head first, into water or on the ground', 'قفز أو سقوط على الرأس في الماء أو على الأرض'],
    says: [
      'dive|dived|diving|dove|jumped + shallow|bottom|headfirst|pool, dive|dived|diving|dove|jumped + {head}, dive|dived|diving|dove|jumped + {neck}, headfirst, head first, landed on|onto head|neck',
      'نط|قفز|غطس|شك|شكه|نزل + ضحل|قاع|مسبح, نط|قفز|غطس|غطست + {head}, نط|قفز|غطس|غطست + {neck}, علي راس + مسبح|بحر|حوض|ارض',
    ],
    implies: ['injury'],
    excludes: ['diving'],
  }),
  // Crash and fall
  'road-crash': finding(['Road crash', 'حادث مرور'], {
    tick: ['A crash on the road, or hit by a vehicle', 'حادث مرور أو صدمة مركبة'],
    says: [
      'car|bike|motorbike|motorcycle|scooter|quad|bus|truck|road|traffic|vehicle|bicycle|taxi|buggy|delivery + crash|crashed|accident|collision|collided|rolled|overturned|wreck|wrecked, hit|struck|knocked by|down|off + car|bike|bus|truck|motorcycle|scooter|van|taxi, rta, mvc, mva, rear ended, run over, airbag, fell|thrown|came off bike|motorbike|motorcycle|quad|scooter|bicycle',
      'حادث|انقلب|انقلبت|تصادم + سياره|موتر|دراجه|دباب|سيكل|باص|شاحنه|طريق|بطابط|موتوسيكل|شارع, حادث|حادثه سير|مرور|مروري|مروريه|سياره, سياره|موتر|باص|شاحنه|موتوسيكل + دعم|دعمت|صدم|صدمت|ضرب|ضربت|خبط|خبطت|دهس|دهست, دهس, دعس, انقلبت|انقلب سياره|موتر, طاح|وقع|سقط من دراجه|دباب|سيكل|موتوسيكل',
    ],
    implies: ['injury'],
  }),
  'crash-danger': finding(['Dangerous crash', 'حادث خطير'], {
    tick: ['Thrown out, run over, rolled over, trapped, or hit while walking', 'قذف خارج المركبة أو دهس أو انقلاب أو انحشار أو صدمة لماشٍ'],
    says: [
      'ejected, thrown out|from|off|clear + car|vehicle|bike|motorbike|motorcycle|quad|truck, run over, ran over, rolled over + car|vehicle|truck|quad|buggy, rollover, overturned|flipped + car|vehicle|truck|quad|bike|buggy, trapped|pinned in|inside|under + car|vehicle|truck|bike, high speed + crash|accident|collision, head on crash|collision, hit|struck|knocked by|down + car|bus|truck|van|motorcycle, pedestrian, windscreen, dashboard',
      'دهس, دعس, انقلب|انقلبت سياره|موتر, طار|انقذف|طلع + من سياره|موتر, محشور|انحشر + سياره|موتر, سرعه عاليه, سياره|باص|شاحنه دعمت|صدمت|ضربت|خبطت',
    ],
    implies: ['road-crash'],
  }),
  'major-trauma': finding(['Serious injury', 'إصابة شديدة'], {
    tick: ['Crushed, buried, blown up, trampled or caught in a machine', 'سحق أو انطمار أو انفجار أو دوس أو انحشار في آلة'],
    says: [
      'explosion, blast, blown up, building|wall|scaffold|scaffolding|trench collapsed|fell, buried, trampled, gored, impaled, kicked|stepped|trampled by + horse|camel|bull|cow, pulled|caught|stuck into|in + machine|machinery|lathe|mixer|conveyor|grinder, crushed|squashed under|between, load|crane|forklift|container|beam|steel + {hit}, pelvis + broken|crushed|fractured, multiple injuries|fractures',
      'انفجار, انهار|انهدم|طاح + جدار|سقف|مبني|عليه|علينا, انطمر|مدفون, رفس|رفسه|داس|دهس + حصان|جمل|بعير|ثور|بقره, انحشر|سحب|علق + ماكينه|مكينه|اله|خلاطه, انسحق|انهرس|انضغط تحت|بين, رافعه|كرين|حديد|كونتينر + {hit}, كسور متعدده',
    ],
    implies: ['injury'],
  }),
  stabbed: finding(['Stab or gunshot wound', 'طعنة أو طلق ناري'], {
    tick: ['Stabbed, shot or pierced in the trunk, neck, head or groin', 'طعن أو طلق ناري أو اختراق في الجذع أو الرقبة أو الرأس أو الفخذ'],
    says: [
      '=stabbed, stab wound, stabbing wound, gunshot, bullet, =shot in chest|belly|stomach|head|neck|back|abdomen, =shot + gun|police|pistol|rifle|hunting, pellet gun, knife + stuck|sticking|still + chest|neck|belly|stomach|abdomen|back|groin, rod|rebar|screwdriver|glass|scissors|metal into|through|in + chest|neck|belly|stomach|abdomen|back|groin, pierced|impaled + chest|neck|belly|stomach|abdomen, open chest, chest wound + sucking|bubbling',
      'انطعن, مطعون, طعن|طعنه|طعنوه|طعنني|طعنات + سكين|سكينه|مقص|خناقه|هوشه|عركه|مضاربه, رصاصه, اصيب|انصاب|ضرب|ضربوه|اطلق + رصاص, طلق ناري|نار, سكين|سيخ|حديده|زجاج|مسمار + دخل|داخل|اخترق + بطن|صدر|رقبه|فخذ|=ظهره|=ظهري|=ظهرها|=الظهر|=بالظهر',
    ],
    implies: ['injury'],
  }),
  'high-fall': finding(['Fall from a height', 'سقوط من مكان مرتفع'], {
    tick: ['Fell 3 metres or more, or a child twice its own height', 'سقوط من 3 أمتار أو أكثر، أو لطفل من ضعفي طوله'],
    says: [
      'fell|fall|fallen|jumped + floors|storey|storeys|stories|scaffolding|scaffold|roof|rooftop|balcony|crane|window|building|palm|cliff|height, fell|fall|fallen|jumped + second|third|fourth|fifth|sixth|first|2nd|3rd|4th|5th floor, fell|fall|fallen|jumped + from|off floor, fell|fall|fallen|dropped|jumped + 3|4|5|6|7|8|9|10|12|15|20|three|four|five|six|ten|several metre|meter|m',
      'طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|سقوط|نط|قفز + طابق|طوابق|دور|دورين|طابقين|امتار|سقاله|سطح|بلكونه|شباك|نافذه|دريشه|ارتفاع|علو|عماره|نخله|رافعه, طاح|وقع|سقط + 3|4|5|6|7|8|9|10|12|15|20 متر|م',
    ],
    implies: ['injury'],
  }),
  'fall-from': finding(['Fall from a ladder, stairs or animal', 'سقوط عن سلم أو درج أو دابة'], {
    tick: ['Fell from a ladder, stairs, bed, chair or animal', 'سقوط عن سلم أو درج أو سرير أو كرسي أو دابة'],
    says: [
      'fell|fall|fallen|slipped|tumbled|rolled|thrown + ladder|stairs|steps|staircase|horse|camel|escalator|tree|swing|slide|trampoline|bunk|bed|sofa|couch|chair|table|cot|counter, fell|fall|fallen + 1|2|one|two metre|meter|m',
      'طاح|طاحت|طحت|وقع|وقعت|سقط|سقطت|تدحرج + سلم|درج|حصان|جمل|شجره|مرجيحه|زحليقه|نطيطه|سرير|كنب|كنبه|كرسي|طاوله|متر|مترين',
    ],
    implies: ['injury'],
  }),
  'water-crash': finding(['Kite, jet ski or boat accident', 'حادث تزلج شراعي أو دراجة مائية أو قارب'], {
    tick: ['A kite surfing, jet ski, boat or paragliding accident', 'حادث تزلج شراعي أو دراجة مائية أو قارب أو طيران شراعي'],
    says: [
      'kite|kitesurf|kitesurfing|kiteboarding|kiting|wakeboard|jetski|paraglide|paragliding|parasailing|parachute|boat + {hit}, jet ski + {hit}, kite|kitesurf|kitesurfing|kiteboarding|jetski|boat + accident|slammed|lofted|crash|crashed|lifted|dragged, jet ski + accident|slammed|crash|crashed|dragged',
      'كايت|جتسكي|قارب|طراد|بارا|مظله + {hit}, جت سكي + {hit}, دباب بحر + {hit}, كايت|جتسكي|قارب|طراد + حادث|رفعني|رماني|طار, جت سكي + حادث|رماني|طار, دباب بحر + حادث|رماني|طار',
    ],
    implies: ['injury'],
  }),
  // Trunk
  'belly-injury': finding(['Blow to the belly', 'ضربة في البطن'], {
    tick: ['A blow to the belly, flank or lower ribs', 'ضربة على البطن أو الخاصرة أو أسفل الضلوع'],
    says: [
      '{belly} + {hit}, {flank} + {hit}, handlebar|handlebars + {belly}, seatbelt + {belly}, seat belt + {belly}',
      '{belly} + {hit}, {flank} + {hit}, مقود|حزام + {belly}',
    ],
    implies: ['injury'],
  }),
  'chest-injury': finding(['Blow to the chest', 'ضربة في الصدر'], {
    tick: ['A blow to the chest or ribs', 'ضربة على الصدر أو الضلوع'],
    says: [
      '{chest} + {hit}, rib|ribs + {hit}, broken|cracked|bruised|fractured rib|ribs, steering wheel + {chest}, seatbelt + {chest}, seat belt + {chest}',
      '{chest} + {hit}, ضلع|ضلوع|قفص + {hit}, كسر|انكسر|مكسور + ضلع|ضلوع, مقود|دركسون|حزام + {chest}',
    ],
    implies: ['injury'],
  }),
  // Bleeding and wounds
  'heavy-bleeding': finding(['Heavy bleeding', 'نزيف شديد'], {
    tick: ['Blood spurts, pours, or soaks cloth after cloth', 'الدم يندفع أو يتدفق أو يبلل قطعة قماش بعد أخرى'],
    says: [
      '{blood} + spurt|spurting|gush|gushing|pouring|pours|everywhere|squirt|squirting|pumping|soaked|soaking|soaks|puddle|jets|spraying|jumping, heavy|profuse|severe|massive|uncontrolled|uncontrollable bleed|bleeding|blood, bleed|bleeding heavy|heavily|profusely|severely|badly|massively|uncontrollably|out|lot|loads, blood pool|pools, pool|lot|lots|loads|litre|cup|bucket blood, haemorrhaging, hemorrhaging, artery cut',
      'نزيف|نزف|ينزف|تنزف|انزف|بينزف|دم شديد|شديده|غزير|قوي|قويه|كثير|وايد|واجد|هوايه|كتير|جامد, {blood} + بغزاره|يصب|ينط|ينفر|يشخل|شلال|نافوره|يتدفق|يندفع|يدفق|يطفر|بركه|مغرق|غرقان|غرق|سايح, شريان + مقطوع|انقطع|قطع',
    ],
    implies: ['bleeding'],
  }),
  bleeding: finding(['Bleeding', 'نزيف'], {
    tick: ['Bleeding', 'نزيف دم'],
    says: ['bleed, bleeding, bled, haemorrhage, hemorrhage', 'نزيف, نزف, نازف, انزف, ينزف, تنزف, بينزف, دم يطلع|ينزل|طالع|نازل'],
  }),
  'not-stopping': finding(['Bleeding does not stop', 'نزيف لا يتوقف'], {
    tick: ['Still bleeding after 10 minutes of firm pressure', 'النزيف مستمر بعد 10 دقائق من الضغط القوي'],
    says: [
      '{blood} + not|cant|never|refuse stop|stopping|stopped, keeps|still bleeding, cant stop blood|bleeding',
      '{blood} + ما|لا|مو|مش|مب|ولا وقف|يوقف|توقف|بيوقف|يقف|راضي|طايع|نوقف, {blood} + مستمر',
    ],
    implies: ['bleeding'],
    excludes: ['bleeding-stopped'],
  }),
  'bleeding-stopped': finding(['Bleeding stopped', 'توقف النزيف'], {
    kind: 'comfort',
    tick: ['The bleeding has stopped', 'توقف النزيف'],
    says: ['{blood} + stopped|stop|controlled, stopped bleeding', '{blood} + وقف|توقف|انقطع|خلاص|وقفناه|سيطرنا'],
  }),
  amputation: finding(['Part cut or torn off', 'بتر جزء من طرف'], {
    tick: ['A finger, toe or larger part is cut or torn off', 'إصبع أو جزء أكبر مقطوع أو منفصل'],
    says: [
      'amputate, amputated, amputation, finger|fingers|thumb|toe|toes|fingertip|tip|hand|arm|leg|foot|ear came|come|torn|cut|chopped|sliced|ripped|bitten|blown|half|nearly off, chopped|cut|sliced|tore|ripped|bit|took off .. finger|fingers|thumb|toe|toes|fingertip|tip|hand|arm|leg|foot|ear, chopped|cut|sliced|tore|ripped .. finger|thumb|toe|fingertip|hand|arm|leg off, finger|fingers|thumb|toe|fingertip + severed|detached|hanging|dangling, severed hand|arm|leg|foot, hand|arm|leg|foot severed, missing finger|fingers|thumb|toe|tip',
      'بتر, انبتر, مبتور, انقطع|انقطعت|انقص|انقصت|طار|طارت|انفصل + اصبع|صبع|صبعه|اصابع|صوابع|يد|ايد|رجل|كف|طرف|عقله, قطع|قطعت|قص|قصت + اصبع|صبع|صبعه|صبعي|اصابع + كامل|كله|منشار|مكينه|ماكينه|ساطور|مقص, اصبع|صبع|يد|رجل + معلق|معلقه|متعلق|متدلي',
    ],
    implies: ['wound'],
  }),
  wound: finding(['Wound', 'جرح'], {
    tick: ['An open wound or cut', 'جرح مفتوح أو قطع'],
    says: ['{wound}, sliced, torn skin', '{wound}'],
  }),
  'deep-cut': finding(['Deep or gaping wound', 'جرح عميق'], {
    tick: ['The wound gapes, or is deep or longer than 2 cm', 'الجرح مفتوح أو عميق أو أطول من 2 سم'],
    says: [
      '{wound} + deep|deeply|gaping|gape|open|bone|fat|big|large|long|flap|tendon, stitch|stitches|sutures + need|needs, gash, laceration, split|busted open',
      '{wound} + عميق|عميقه|غميق|غميقه|غويط|مفتوح|كبير|كبيره|طويل|عظم|خياطه|غرز, خياطه|غرز + يحتاج|تحتاج|يبي|محتاج|يبغي|عايز, شق|انفتح + كبير|راس|حاجب|جلد',
    ],
    implies: ['wound'],
  }),
  'minor-wound': finding(['Small wound', 'جرح بسيط'], {
    tick: ['A small graze, scratch, splinter or blister', 'سحجة أو خدش أو شوكة أو نفطة صغيرة'],
    says: [
      '{wound} + small|minor|superficial|tiny|little|shallow|slight, =graze, =grazed, =grazes, =scrape, =scraped, scraped|skinned knee|knees|elbow, paper cut, papercut, splinter, =nick, =nicked, abrasion, blister + shoe|shoes|heel|walking|rubbing, {wound} + shaving',
      '{wound} + بسيط|صغير|سطحي|خفيف|شوي|صغيره|بسيطه, خدش, سحجه, سحجات, كشط, انكشط, خربوش, خرابيش, خربشه, شوكه + اصبع|يد|رجل|قدم|صبع, نفطه|فقاعه + حذا|جوتي|جزمه|كعب|مشي',
    ],
    implies: ['wound'],
  }),
  embedded: finding(['Something in the wound', 'جسم في الجرح'], {
    tick: ['Something is still stuck in the wound', 'شيء لا يزال مغروزاً في الجرح'],
    says: [
      'stuck|embedded|lodged + glass|nail|metal|knife|wood|fishhook|hook|wire|thorn|screw|spine, embedded, fish hook|hooks, fishhook, glass|metal|wood|nail|splinter still|inside, rod|stick|knife|rebar sticking|through',
      'مغروز|انغرز|عالق|علق|غارس|داخل + زجاج|قزاز|مسمار|حديد|حديده|خشب|سلك|شوكه|صناره|سكين, صناره|ميدار + {hand}, زجاج|قزاز|مسمار + باقي|جوه|داخل',
    ],
    implies: ['wound'],
  }),
  'beyond-wound': finding(['Numb or not moving beyond the wound', 'خدر أو عجز بعد موضع الجرح'], {
    tick: ['Beyond the wound it is numb, or a finger or toe does not move', 'تنميل بعد موضع الجرح، أو إصبع لا يتحرك'],
    says: [
      '{wound} + {numb}, cant|not bend|straighten|move|feel + finger|fingers|thumb|toe|tip, tendon + cut|torn|severed',
      '{wound} + {numb}, ما|لا|مو|مش اقدر|يقدر|يتحرك|يثني|اثني|يحس|احس + اصبع|صبع|صبعي|صبعه|ابهام, وتر + قطع|مقطوع|انقطع',
    ],
  }),
  'wound-place': finding(['Wound in a delicate place', 'جرح في موضع دقيق'], {
    tick: ['It is on the face, an eyelid, a hand, a joint or the genitals', 'في الوجه أو الجفن أو اليد أو مفصل أو الأعضاء التناسلية'],
    says: [
      '{wound} + lip|eyebrow|eyelid|cheek|ear|nose|knuckle|palm|genitals|penis|chin, {wound} + {face}',
      '{wound} + شفه|حاجب|جفن|خد|اذن|انف|خشم|كف|ذقن|دقن, {wound} + {face}',
    ],
  }),
  puncture: finding(['Puncture or dirty wound', 'جرح وخزي أو متسخ'], {
    tick: ['A nail, thorn or other dirty thing went in deep, or the wound is dirty', 'دخل مسمار أو شوكة أو شيء متسخ، أو الجرح متسخ'],
    says: [
      'stepped|trod|stood|standing on + nail|glass|needle|screw|thorn|wire|metal, nail|screw|thorn|wire|rod into|through|went + {foot}, nail|screw|wire|thorn into|through|went + {hand}, nail gun, rusty, puncture|punctured wound|skin|foot|hand, dirty|soil|mud|manure|dirt + {wound}',
      'دست|داس|داست|دعست|دعس|وطيت + مسمار|زجاج|قزاز|شوكه|ابره|حديد|سلك, مسمار|برغي|حديده + دخل|دخلت|صدي|مصدي, {wound} + وسخ|متسخ|ملوث|تراب|طين|صدا|صدي',
    ],
    implies: ['wound'],
  }),
  'tetanus-due': finding(['Tetanus vaccine not up to date', 'تطعيم التيتانوس غير حديث'], {
    kind: 'background',
    tick: ['No tetanus vaccine in the last 10 years, or not known', 'لا تطعيم ضد التيتانوس خلال 10 سنوات أو غير معروف'],
    says: [
      'tetanus + not|never|cant|overdue|expired|years|remember|need|due, never|not vaccinated',
      'كزاز|تيتانوس + ما|لا|مو|مش|قديم|سنوات|سنين|اتذكر, غير مطعم|مطعمه',
    ],
  }),
  'dark-blisters': finding(['Dark blisters', 'فقاعات داكنة'], {
    says: [
      'blister|blisters + black|dark|purple|bloody|blue|brown',
      'فقاعات|فقاعه|نفطات|نفطه|فقاقيع|حويصلات + سودا|سوداء|اسود|غامق|غامقه|داكنه|بنفسجي|دم|زرقا',
    ],
    implies: ['flesh-eating'],
  }),
  needlestick: finding(['Used needle prick', 'وخزة إبرة مستعملة'], {
    tick: ['Pricked by a used needle, or blood got into a cut or the eye', 'وخزة إبرة مستعملة، أو دم لامس جرحاً أو العين'],
    says: [
      'needlestick, needle stick|prick|injury, used|dirty|patient|discarded|contaminated needle|syringe|lancet|blade, pricked|poked|jabbed|stuck + needle|syringe + used|patient|hospital|clinic|work|trash|garbage|beach|recapping',
      'وخز|وخزني|شك|شكتني|شكني|انشك|نغزتني + ابره|سرنجه|مشرط + مستعمله|مستخدمه|ملوثه|مريض|مستشفي|زباله|قمامه, ابره|سرنجه مستعمله|مستخدمه|ملوثه|مريض',
    ],
  }),
  'pressure-injection': finding(['High-pressure injection', 'حقن بضغط عالٍ'], {
    tick: ['A high-pressure gun shot grease, paint, oil or water into the skin', 'مسدس ضغط عالٍ حقن شحماً أو دهاناً أو زيتاً أو ماء في الجلد'],
    says: [
      'grease|paint|pressure|airless|oil gun|washer|sprayer|injector|jet + {hand}, high pressure gun|hose|washer|injection|jet|air|oil|water|paint|grease, hydraulic oil|fluid + {hand}',
      'مسدس|ماكينه|خرطوم شحم|دهان|ضغط|صبغ|زيت + {hand}, هواء مضغوط + {hand}, هيدروليك + {hand}',
    ],
  }),
  // Burns and current
  burn: finding(['Burn', 'حرق'], {
    tick: ['A burn or scald', 'حرق من نار أو سائل أو سطح ساخن أو مادة'],
    says: [
      '=burnt|=burned + {hand}, =burnt|=burned + {arm}, =burnt|=burned + {leg}, =burnt|=burned + {foot}, =burnt|=burned + {face}, =burnt|=burned + oil|tea|coffee|water|soup|karak|tongue|palate, =burn|=burns on hand|hands|arm|arms|leg|legs|foot|feet|finger|fingers|face|chest|back|thigh|body|neck|skin|wrist, hand|finger|arm|leg|foot|face|skin|steam|oil|iron|oven|fire burn injury|mark|wound, =burn|=burnt|=burned + oven|stove|hob|kettle|pan|fire|flame|exhaust|cooking|grill|barbecue|straightener|cigarette|shisha|coal|cement|steam|iron, =burn from|by, scald, scalded, scalding, hot|boiling|boiled water|oil|tea|coffee|soup|milk|karak|noodles + spilled|spilt|spilling|over|splashed|poured|fell|on|onto|pulled, caught fire, on fire, burn injury|mark|victim, third|second|first degree burn|burns, large|big|small|minor|bad|deep|severe|tiny =burn, touched|grabbed|leaned + hot iron|oven|stove|kettle|pan|exhaust|grill, touched|grabbed + iron|oven|stove|kettle|exhaust',
      'احترق, انحرق, احترقت, انحرقت, اتحرق, اتحرقت, محروق, حروق, =حرق + {hand}, =حرق + {leg}, =حرق + وجه|ويه|ظهر, =حرق|=حرقت|=حرقني + نار|زيت|ماي|مويه|شاي|قهوه|فرن|مكوي|مكواه|طبخ|بخار|صينيه|كرك|فحم|عادم|لسان, انكب|انسكب|كب|انصب|انكت|طش + حار|مغلي|يغلي|سخن|ساخن|زيت|شاي|قهوه|كرك|شوربه, طاح|وقع + مغلي|زيت|شاي|قهوه|كرك|شوربه, لسعه|لسعتني|انلسع + نار|زيت|فرن|صينيه|مكوي, ولعت|ولع|شبت|شب نار + ثوب|ملابس|عبايه|هدوم',
    ],
  }),
  'big-burn': finding(['Burn larger than the hand', 'حرق أكبر من اليد'], {
    tick: ['The burn is larger than the hand of the person burned', 'الحرق أكبر من يد المصاب'],
    says: [
      '=burned|=burnt|scald|scalded + large|big|extensive|whole|entire|both|most|chest|back|bigger|larger|arms|legs|body, large|big|extensive|huge|bad burn|burns|scald, =burn|=burns on chest|back|body|legs|arms|thigh|tummy|belly, hot|boiling water|oil|tea|coffee|soup|milk|karak + {chest}, hot|boiling water|oil|tea|coffee|soup|milk|karak + {leg}, hot|boiling water|oil|tea|coffee|soup|milk|karak + body|back|tummy, hot|boiling water|oil|tea|coffee|soup|milk|karak + all over, caught fire, house fire, clothes + fire',
      'احترق|انحرق|احترقت|انحرقت|حروق + كبير|كبيره|جسم|جسمه|جسمها|كامل|صدر|بطن|=ظهره|=ظهري|=ظهرها|=الظهر|واسع|رجلين|ايدين, =حرق|حروق كبير|كبيره|واسع|واسعه, انكب|انسكب|كب|انصب|طاح|وقع|طش + حار|مغلي|شاي|قهوه|زيت|كرك|شوربه + جسم|جسمه|بطن|بطنه|ظهر|ظهره|فخذ|رجله|صدر|صدره, ولعت|شبت نار + ملابس|ثوب|عبايه',
    ],
    implies: ['burn'],
  }),
  'deep-burn': finding(['Deep burn', 'حرق عميق'], {
    tick: ['The burnt skin is white, brown, charred or without feeling', 'الجلد المحروق أبيض أو بني أو متفحم أو بلا إحساس'],
    says: [
      '=burned|=burnt|=burn|scald|scalded + charred|leathery|waxy|deep, =burned|=burnt|=burn|scald|scalded + full thickness, =burned|=burnt|scald|scalded + white|black|painless, =burned|=burnt|scald|scalded + no feeling, skin + charred|melted, severe|deep burn|burns, third degree burn|burns, skin peeled|coming|came|melted off',
      '=حرق|حروق|احترق|انحرق + عميق|عميقه|متفحم|متفحمه, =حرق|حروق + درجه ثالثه, حروق شديده, احترق|انحرق|محروق + ابيض|بيضا|اسود, جلد + تفحم|متفحم|ذاب|انسلخ',
    ],
    implies: ['burn'],
  }),
  'burn-place': finding(['Burn on face, hands or genitals', 'حرق في الوجه أو اليدين أو الأعضاء التناسلية'], {
    tick: [
      'The burn is on the face, neck, hands, feet, a joint or the genitals',
      'الحرق في الوجه أو الرقبة أو اليدين أو القدمين أو مفصل أو الأعضاء التناسلية',
    ],
    says: [
      '=burned|=burnt|scald|scalded|boiling|acid|flame|steam + {face}, =burned|=burnt|scald|scalded|boiling + {neck}, scald|scalded|burned|burnt + {penis}, burn|burns on face|neck|hand|hands|foot|feet|genitals|groin|joint, =burned|=burnt|scald|scalded both? hands|feet|hand|foot, scald|scalded|burned|burnt + groin|genitals',
      'حرق|حروق|احترق|انحرق|احترقت|اسيد|بخار|مغلي|زيت + {face}, حرق|حروق|احترق|انحرق|مغلي + {neck}, حرق|حروق|احترق|انحرق + تناسليه|ايدين|يدينه|قدمين|مفصل',
    ],
  }),
  'burn-blister': finding(['Blistered burn', 'حرق بفقاعات'], {
    tick: ['The burn has blisters', 'في الحرق فقاعات'],
    says: [
      '=burned|=burnt|scald|scalded|boiling + blister|blisters|blistered|blistering, =burn|=burns .. blister|blisters|blistered|blistering',
      'حرق|حروق|احترق|انحرق|احترقت|مغلي|زيت + فقاعات|فقاعه|نفطات|نفطه|فقاقيع|بقاليل',
    ],
  }),
  'chemical-burn': finding(['Chemical on the skin', 'مادة كيميائية على الجلد'], {
    tick: [
      'A chemical, acid, lye, bleach or wet cement is or was on the skin',
      'مادة كيميائية أو حمض أو صودا أو كلور أو إسمنت رطب على الجلد',
    ],
    says: [
      'chemical burn|burns|splash, acid|lye|caustic|cement|cleaner|bleach|chemical|chemicals|solvent + spilled|splashed|fell|poured|skin|burned|burnt|thrown, acid|chemical|cement|caustic + {hand}, acid|chemical|cement|caustic + {leg}, acid|chemical|caustic + face|eyes|neck',
      'اسيد|حمض|تيزاب|كاويه|كلور|فلاش|كيماوي|كيماويه|كيميايي|كيميايه|اسمنت|سمنت + انكب|انسكب|طش|حرق|حرقت|احترق|جلد|انصب|انكت, ماء|ماي نار + انكب|انسكب|طش|حرق|حرقت|احترق|جلد|انصب|انكت, اسيد|حمض|تيزاب|كيماوي|اسمنت + {face}, اسيد|حمض|تيزاب|كيماوي|اسمنت + {hand}',
    ],
    implies: ['burn'],
  }),
  'fire-smoke': finding(['Smoke breathed in', 'استنشاق دخان حريق'], {
    tick: ['Smoke of a fire was breathed in: soot, hoarse voice or cough', 'استنشاق دخان حريق: سخام أو بحة أو سعال'],
    says: [
      'smoke inhalation, inhaled|breathed|swallowed + smoke + fire|house|kitchen|burning|car|room, fire|smoke + soot|hoarse|trapped|singed, house|room|kitchen|car|building fire + smoke|cough|coughing|breathing',
      'استنشق|استنشاق|شم|بلع دخان, حريق + دخان|سخام|كح|محبوس|بيت|غرفه',
    ],
  }),
  'small-burn': finding(['Small burn', 'حرق بسيط'], {
    tick: ['The burn is small, only red, without blisters', 'الحرق صغير وأحمر فقط بلا فقاعات'],
    says: [
      'small|minor|little|slight|mild|tiny|superficial =burn|burns|scald, =burn|=burnt|=burned .. small|minor|tiny|coin|superficial, =burnt|=burned + slightly|tongue|fingertip|palate|mouth, =burn|=burned|=burnt + no|not|without blister|blisters|blistering',
      'حرق|احترق|انحرق|اتحرق|حرقت + بسيط|صغير|خفيف|سطحي|شوي|بسيطه|خفيفه|صغيره, حرق|احترق|انحرق|حرقت + لسان|لساني, حرق|احترق|انحرق|حرقت + طرف اصبع|صبع, حرق|احترق + بدون|بلا|دون|ما فقاعات|فقاعه|نفطات',
    ],
  }),
  sunburn: finding(['Sunburn', 'حرق شمس'], {
    tick: ['Red, sore skin after sun', 'جلد أحمر مؤلم بعد الشمس'],
    says: [
      'sunburn, sunburnt, sunburned, sun burn|burned|burnt, =burned|=burnt|=red|peeling|redness + sun|sunbathing|beach, caught sun, too much|long sun + {skin}',
      'حرق|حروق|لسعه شمس, احترق|انحرق|احترقت|احمر|حمرا|احمرت|محمر|يتقشر|تقشر|حرقتني|لسعتني|اتحرقت + شمس, احترق|انحرق|احترقت|يتقشر|تقشر|اتحرقت + بحر|شاطي|مسبح',
    ],
    excludes: ['burn'],
  }),
  electric: finding(['Electric shock', 'صعق كهربائي'], {
    tick: ['An electric shock or a lightning strike', 'صعقة كهربائية أو ضربة صاعقة'],
    says: [
      'electrocute, electrocuted, electrocution, electric|electrical|electricity|socket|plug|outlet|mains + shock|shocked|touched|zapped|jolt|held|burn, live|bare|power|electric|electrical wire|cable|line + shock|shocked|touched|hit|held|grabbed, shocked|shock by|from + wire|socket|plug|cable|machine|washing|fridge|kettle|charger|switch, lightning strike, struck|hit lightning, stuck|put + fork|finger|key|pin|wire + socket|outlet|plug',
      'صعق, انصعق, صعقه, صعقته, انكهرب, اتكهرب, تكهرب, مكهرب, كهربه|كهربته|كهربني|كهربها|كهربتني, كهرب|كهربا|كهرباء|كهربه + ضرب|ضربت|ضربته|ضربتني|مسك|مسكت|مسكته|شدت|شدته|لسعت|نفضت|نفضته|جته|صعقت|صدمت, سلك|كيبل|اسلاك + لمس|مسك|عض|ضربه|مسكه, فيش|بلك|مقبس + لمس|مسك|عض|دخل|حط|ضربه|مسكه, برق|صاعقه + ضرب|ضربت|ضربته',
    ],
  }),
  'static-shock': finding(['Static spark', 'شرارة كهرباء ساكنة'], {
    tick: ['Only a spark of static: from a car door, clothes or carpet', 'مجرد شرارة كهرباء ساكنة من باب سيارة أو ملابس أو سجاد'],
    says: [
      'static, shock|spark|zap + doorknob|carpet|clothes|blanket|sweater|trolley, shock|spark|zap + car door',
      'كهرباء ساكنه|استاتيكيه, شراره + باب|سجاد|ملابس',
    ],
    excludes: ['electric'],
  }),
  'high-voltage': finding(['High voltage', 'جهد كهربائي عالٍ'], {
    tick: ['High voltage, lightning, thrown, could not let go, or wet skin', 'جهد عالٍ أو صاعقة أو قذف أو تعذر الإفلات أو جلد مبلل'],
    says: [
      'high voltage|tension, overhead|power line|lines|cable|cables, pylon, transformer, substation, industrial + electric|shock, lightning, thrown|threw|flung + electric|shock|shocked, cant|not let go, wet|shower|pool|water + electric|electrocuted|shocked',
      'جهد عالي, ضغط عالي + كهرب|كهربا|كهرباء|سلك, عمود|محول|محطه كهرباء, صاعقه|برق + ضرب|ضربت|ضربته, رماه|رمته|قذفته|طيرته + كهربا|كهرباء, لصق|علق|مسكت + كهربا|كهرباء|سلك, مبلل|ماي|مويه|مسبح|حمام + كهربا|كهرباء|انصعق',
    ],
    implies: ['electric'],
  }),
  // Water
  drowning: finding(['Near drowning', 'غرق'], {
    tick: ['Pulled out of water, or was under water and struggled', 'إخراج من الماء أو بقاء تحت الماء مع عجز'],
    says: [
      'drown, drowning, drowned, underwater + found|minutes|seconds|unconscious|pulled, found|dragged|rescued|fished + pool|sea|water|bath|bathtub|lake|bucket, submerged, head under water + long|minutes|seconds|choking, pulled|taken out|from|him|child|baby|son|daughter|boy|girl + pool|sea|water|bath|bathtub|lake|bucket, went under + pool|sea|water|wave|waves|bath',
      'غرق|غرقت|غرقان|يغرق|تغرق + مسبح|بحر|ماي|ماء|مويه|حوض|بانيو|طفل|ولد|بنت|انقذ|سباحه, =غرق, =يغرق, =بيغرق, =تغرق, طلعناه|طلعوه|طلعته|سحبوه|انقذوه|لقيناه|لقيته + مسبح|بحر|ماي|ماء|مويه|حوض|بانيو|بركه, تحت ماي|ماء|مويه + دقيقه|دقايق|ثواني|لقيناه|طلع',
    ],
  }),
  'water-inhaled': finding(['Water went down the wrong way', 'دخول ماء إلى مجرى التنفس'], {
    tick: ['Water was breathed in or choked on while in the water', 'شرقة بالماء أو استنشاقه أثناء السباحة أو الاستحمام'],
    says: [
      'swallowed|inhaled|breathed|choked|gulped + pool|sea|bath|water + swimming|pool|sea|bath, choked|coughed + pool|swimming|bath, dry drowning, secondary drowning',
      'بلع|شرب|شرق|شرقت + ماي|ماء|مويه مسبح|بحر|بانيو, شرق|غص|كح + مسبح|بحر|سباحه, غرق جاف|ثانوي',
    ],
  }),
  diving: finding(['Diving with a tank', 'الغوص'], {
    tick: ['Dived with a tank in the last 2 days', 'غوص بأسطوانة خلال اليومين الماضيين'],
    says: [
      'scuba, diver, dives, dive|diving|dived + tank|metres|meters|deep|depth|wreck|reef|regulator|buddy|boat|surfaced|ascent|ascended|bends, diving trip|course|lesson|session|holiday, after|since dive|diving, =ascended, surfaced too? fast|quickly, decompression sickness|illness, free diving|diver, freediving, freediver, pearl diving',
      'غوص, غواص, غاص, غصت, غواصه + دوره|رحله, اسطوانه|تانك + بحر|غوص|غطس, غطس|غطست + متر|عمق|عميق|اسطوانه, طلعت|طلع سريع|بسرعه + سطح|غوص|بحر, تخفيف ضغط, مرض غواصين',
    ],
  }),
  'dive-risk': finding(['Risky dive', 'غوص عالي الخطر'], {
    tick: [
      'Came up fast, missed a stop, dived deep or many times, or flew after it',
      'صعود سريع أو ترك وقفة أو غوص عميق أو متكرر أو طيران بعده',
    ],
    says: [
      'came|shot|went|surfaced up? too? fast|quick|quickly + dive|diving|scuba|surface|underwater|metres, rapid|fast|uncontrolled ascent, missed + stop|deco|decompression|safety + dive|diving|scuba, ran out air + dive|diving|scuba|underwater, flew|flight|flying + dive|diving, several|three|four|multiple dives',
      'طلعت|طلع|صعدت|صعد سريع|بسرعه + غوص|غطس|سطح|بحر, خلص هوا|هواء + غوص|بحر|اسطوانه, طيران|طياره|سافر + غوص, عده غوصات',
    ],
    implies: ['diving'],
  }),
  // Bites
  bite: finding(['Animal or human bite', 'عضة حيوان أو إنسان'], {
    tick: ['Bitten or scratched by an animal, or bitten by a person', 'عضة أو خدش من حيوان، أو عضة إنسان'],
    says: [
      'dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|human + {bites}, dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|human + attack|attacked|mauled|nipped, mauled, bitten|bit by|from|another child|kid|toddler|boy|person|man|woman|patient|student|someone|human',
      'كلب|كلبه|قطه|قطو|قطوه|بسه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|حمار|ثعلب|حيوان|ارنب|هامستر|ماعز + {bites}, كلب|كلبه|قطه|قطو|قطوه|بسه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|حمار|ثعلب|حيوان|ارنب|هامستر|ماعز + هجم|هاجم, عضه|عضني|عض انسان|ادمي|بشر|طفل|زميله|زميل',
    ],
  }),
  'bite-place': finding(['Bite on face, neck or hand', 'عضة في الوجه أو الرقبة أو اليد'], {
    tick: ['The bite is on the face, head, neck, hand or genitals', 'العضة في الوجه أو الرأس أو الرقبة أو اليد أو الأعضاء التناسلية'],
    says: [
      '{bites} + {face}, {bites} + {neck}, {bites} + {head}, attacked|mauled + {face}, {bites} + ear|nose|lip|genitals|throat',
      '{bites} + {face}, {bites} + {neck}, {bites} + {head}, هجم|نهش + {face}, {bites} + اذن|انف|شفه|خد',
    ],
  }),
  'rabies-risk': finding(['Risk of rabies', 'احتمال داء الكلب'], {
    tick: [
      'A stray or wild animal or bat, or one that is ill, dead or not found',
      'حيوان ضال أو بري أو خفاش، أو مريض أو نافق أو لم يُعثر عليه',
    ],
    says: [
      'stray, bat + {bites}, fox + {bites}, wild animal|dog|cat, rabid, rabies, unvaccinated dog|cat|animal, street dog|cat, monkey + {bites}, foaming',
      'ضال, ضاله, شارع + كلب|قطو|قطه, خفاش, ثعلب, حيوان بري, سعار, مسعور, داء كلب, غير مطعم + كلب|قطه',
    ],
  }),
  'rabies-signs': finding(['Fear of water after a bite', 'خوف من الماء بعد عضة'], {
    tick: ['Weeks after a bite: fear of water, spasms, or strange behaviour', 'بعد عضة بأسابيع: خوف من الماء أو تشنجات أو سلوك غريب'],
    says: [
      'fear|afraid|scared|terrified water, hydrophobia, {bites} + tingling|agitated|spasms|hallucinating + weeks|months',
      'خوف|يخاف|تخاف|خايف من ماء|ماي|مويه, رهاب ماء',
    ],
  }),
  licked: finding(['Only licked or touched', 'لعق أو لمس فقط'], {
    tick: ['Only licked or touched, the skin is whole', 'لعق أو لمس فقط والجلد سليم'],
    says: [
      'licked|lick + dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|human, only|just touched + dog|cat|animal|camel|monkey',
      'لحس|لحسني|لعق|لحسه + كلب|كلبه|قطه|قطو|قطوه|بسه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|حمار|ثعلب|حيوان|ارنب|هامستر|ماعز',
    ],
  }),
  tetanus: finding(['Stiff jaw or spasms', 'تيبس الفك أو تشنجات'], {
    tick: ['The jaw is locked or stiff and does not open', 'الفك متيبس أو مقفل ولا ينفتح'],
    says: [
      '{jaw} + lock|locked|stiff|stiffness|clamped|stuck, {jaw} + cant|not open, lockjaw, cant open mouth|jaw, tetanus spasm|spasms|symptoms',
      '{jaw} + مقفل|متيبس|متصلب|ناشف|جامد|تيبس|تصلب|مسكر|قافل|معلق, ما|لا|مو|مش اقدر|يقدر|قادر|تقدر + افتح|يفتح|تفتح + فم|فمه|حلج|=تمه|=تمي|=تمها|فك|بوز',
    ],
  }),
  'body-spasms': finding(['Spasms of the body', 'تشنجات في الجسم'], {
    tick: ['Painful spasms of the neck, back or whole body', 'تشنجات مؤلمة في الرقبة أو الظهر أو الجسم كله'],
    says: [
      'body|back|neck|whole|muscle spasms|spasm + jaw|body|whole, back arching|arched|arches',
      'تشنج|تشنجات + جسم, تشنج|تشنجات + متقوس|تقوس',
    ],
  }),
  // Limbs
  'limb-injury': finding(['Injured arm or leg', 'إصابة في طرف'], {
    tick: ['An arm, leg, hand, foot or joint was hurt', 'إصابة في ذراع أو ساق أو يد أو قدم أو مفصل'],
    says: [
      '{arm} + {hit}, {leg} + {hit}, {hand} + {hit}, {foot} + {hit}, {joint} + {hit}, {shoulder} + {hit}, collarbone|clavicle + {hit}, stubbed toe, toe + stubbed|dropped',
      '{arm} + {hit}, {leg} + {hit}, {hand} + {hit}, {foot} + {hit}, {joint} + {hit}, {shoulder} + {hit}, ترقوه + {hit}',
    ],
    implies: ['injury'],
  }),
  fracture: finding(['Possible fracture', 'احتمال كسر'], {
    tick: ['A crack was heard or felt, or it looks broken', 'سماع طقة أو الإحساس بها، أو يبدو مكسوراً'],
    says: [
      'fracture, fractured, broken|broke|break + {bone}, broken bone, bone broken|broke, crack|snap|pop + {joint}, crack|snap|pop + {leg}, snapped + {bone}, dislocate, dislocated, dislocation, popped out',
      'كسر + {bone}, انكسر, انكسرت, مكسور, مكسوره, كسور, كسرت + {bone}, سمعت|سمع|حسيت + طق|طقه|طقت, طقت + {bone}, خلع, انخلع, انخلعت, مخلوع',
    ],
    implies: ['injury'],
  }),
  'no-weight': finding(['Cannot walk or use it', 'تعذر المشي أو الاستعمال'], {
    tick: ['Cannot take four steps, or cannot use the arm or hand', 'تعذر المشي أربع خطوات، أو تعذر استعمال الذراع أو اليد'],
    says: [
      'cant|unable walk|stand|step|bear|put|weight|up, cant|unable|not bear|put .. weight, not|barely|hardly walk|walking|stand, cant|not lift|move|bend|use|raise + {arm}, cant|not move|bend|use|grip + {hand}, cant|not move|bend + {foot}, cant|not move|bend|straighten + {joint}',
      'ما|لا|مو|مش|مب اقدر|يقدر|تقدر|قادر|قادره|استطيع|يستطيع + امشي|يمشي|تمشي|اوقف|يوقف|توقف|اقف|يقف|تقف|ادوس|يدوس|تدوس|ادعس|يدعس|تدعس|اقوم|يقوم|تقوم, ما|لا|مو|مش اقدر|يقدر|تقدر|قادر|استطيع + احرك|يحرك|تحرك|ارفع|يرفع|اثني, ما يدوس|تدوس|ادوس|يدعس|تدعس|ادعس + عليها|عليه|رجل',
    ],
    excludes: ['can-walk'],
  }),
  'can-walk': finding(['Can walk or use it', 'المشي أو الاستعمال ممكن'], {
    kind: 'comfort',
    tick: ['Can take four steps, or use the arm or hand', 'المشي أربع خطوات أو استعمال الذراع أو اليد ممكن'],
    says: [
      'can|able|still walk|walking|bear|move|stand|weight|bend|grip|wiggle|use, walk|walks|walking ok|okay|fine|normally|on, moves|bends|move|bend fully|fine|normally|ok, full movement|range, weight bearing',
      'اقدر|يقدر|تقدر|قادر|قادره|استطيع + امشي|يمشي|تمشي|احرك|يحرك|ادوس|يدوس|اوقف|اثني, يمشي|تمشي|امشي|بمشي|بيمشي عادي|طبيعي|زين|كويس|عليها|عليه|عدل|شوي, يتحرك|تتحرك|احركها|احركه عادي|طبيعي|زين',
    ],
  }),
  'bone-tender': finding(['Tender bone', 'ألم عند الضغط على العظم'], {
    tick: ['It hurts when the bone itself is pressed', 'ألم عند الضغط على العظم نفسه'],
    says: ['bone + tender|hurts|press|pressed|pressing|painful|touch', 'عظم|عظمه + {pain}, عظم|عظمه + ضغط|لمس'],
  }),
  'open-fracture': finding(['Bone through the skin', 'عظم بارز من الجلد'], {
    tick: ['Bone shows, or there is a wound over a break', 'العظم ظاهر، أو جرح فوق كسر'],
    says: [
      'bone|bones + sticking|stick|showing|through|poking|visible|exposed|protruding, bone|bones + came|coming out, see bone, open|compound fracture',
      'عظم|عظمه + طالع|طلع|طلعت|برا|بره|باين|باينه|بارز|ظاهر|شاقق|خارج|مكشوف, كسر مفتوح',
    ],
    implies: ['fracture'],
  }),
  'bent-limb': finding(['Bent out of shape', 'تشوه في الشكل'], {
    tick: ['It is bent, or out of its place', 'ملتوٍ أو خارج مكانه'],
    says: [
      'arm|wrist|finger|fingers|leg|forearm|shin|thumb + =bent|crooked|deform|deformed|deformity|misshapen, {joint} + deform|deformed|deformity|misshapen|dislocated|crooked, {shoulder} + deformed|dislocated|popped|dislocation, {bone} + wrong way|direction|angle, {bone} + out place|socket, kneecap out|side|moved, pointing wrong',
      'يد|رجل|ذراع|صبع|اصبع|ساق|رسغ|كوع|كاحل + معوج|معوجه|اعوج|اعوجت|مشوه|مشوهه|تشوه, {joint} + معوج|معوجه|انخلع|انخلعت|مخلوع|مشوه, {shoulder} + انخلع|مخلوع|خلع, طلع|طلعت|خرج من مكان + {joint}, طلع|طلعت|خرج من مكان + {shoulder}',
    ],
    implies: ['fracture'],
  }),
  'crushed-limb': finding(['Crushed or trapped limb', 'طرف مهروس أو محشور'], {
    tick: ['An arm, leg, hand or foot was crushed or trapped under weight', 'سحق أو انحشار ذراع أو ساق أو يد أو قدم تحت ثقل'],
    says: [
      'crush injury, =crushed|squashed|mangled + {leg}, =crushed|squashed|mangled + {arm}, =crushed|squashed|mangled + {hand}, =crushed|squashed|mangled + {foot}, trapped|pinned|stuck|caught under|between|beneath + {leg}, trapped|pinned|stuck|caught under|between|beneath + {arm}, trapped|pinned|stuck|caught under|between|beneath + {hand}, trapped|pinned|stuck|caught under|between|beneath + {foot}',
      'انهرس|هرس|انحشر|انحشرت|انسحق|انسحقت|انعصر|انعصرت|محشور|محشوره + {leg}, انهرس|هرس|انحشر|انحشرت|انسحق|انسحقت|انعصر + {arm}, انهرس|هرس|انحشر|انسحق|انعصر + {hand}, انهرس|هرس|انحشر|انسحق + {foot}',
    ],
    implies: ['injury'],
  }),
  'finger-jam': finding(['Finger or toe jammed', 'انحشار إصبع'], {
    tick: ['A finger or toe was caught in a door or hit by a hammer', 'انحشار إصبع في باب أو ضربة مطرقة عليه'],
    says: [
      'finger|fingers|thumb|toe|fingertip + door|drawer|jammed|slammed|shut|hammer|window|gate',
      'اصبع|صبع|صبعه|صبعي|اصابع|ابهام + باب|درج|مطرقه|شاكوش|شباك|سكر|تسكر|انقفل',
    ],
    implies: ['limb-injury'],
    excludes: ['crushed-limb'],
  }),
  'tense-limb': finding(['Hard, tense limb', 'طرف متصلب ومشدود'], {
    tick: ['The limb is hard and tense, pain grows, or a plaster is too tight', 'الطرف قاسٍ ومشدود والألم يزداد، أو الجبس ضيق جداً'],
    says: [
      '{leg} + tense|wooden|rock, {calf} + tense|rock|wooden, {arm} + tense|rock|wooden, hard like|as wood|rock|stone|board, cast|plaster + tight|unbearable|swollen|blue|cutting, compartment syndrome, worse stretching|stretched + fingers|toes',
      '{leg} + قاسي|قاسيه|صلب|صلبه|متحجر|حجر|خشب, {arm} + قاسي|قاسيه|صلب|صلبه|متحجر|حجر, جبس|جبيره + ضيق|ضاغط|شاد|تورم|مزرق',
    ],
  }),
  'hip-hurt': finding(['Hurt hip', 'إصابة في الورك'], {
    tick: ['The hip, groin or thigh hurts after a fall', 'ألم في الورك أو أعلى الفخذ بعد سقوط'],
    says: ['hip|groin|pelvis|thigh + {hit}, hip + broken|broke|fracture|fractured', 'ورك|حوض|فخذ|حقو + {hit}, ورك|حوض + كسر|انكسر|مكسور'],
    implies: ['injury'],
  }),
  'hip-fracture': finding(['Leg short or turned after a fall', 'ساق أقصر أو ملتفة بعد سقوط'], {
    tick: ['After a fall one leg is shorter or turned outward', 'ساق أقصر أو ملتفة إلى الخارج بعد سقوط'],
    says: [
      '{leg} + shorter|shortened|rotated, {leg} + turned out|outward|outwards, broken|broke|fractured|snapped hip',
      '{leg} + اقصر|قصيره|ملتفه|مفتوله|ملتويه|للخارج|لبرا, كسر ورك|حوض|فخذ',
    ],
    implies: ['hip-hurt'],
  }),
  sprain: finding(['Sprain', 'التواء'], {
    tick: ['A joint was twisted', 'التواء في مفصل'],
    says: [
      'sprain, sprained, {ankle} + twist|twisted|rolled|turned|rolling, went over on? ankle, twisted + knee|ankle|wrist|finger|elbow',
      'التواء, لويت, انلوي, انلوت, التوي, التوت, لوي, ملويه, فكش, انفكش, انفرك, {ankle} + ملتوي',
    ],
    implies: ['injury'],
  }),
  'muscle-strain': finding(['Pulled muscle', 'شد أو تمزق عضلي'], {
    tick: ['A muscle was pulled or strained', 'شد أو تمزق في عضلة'],
    says: [
      'pulled|strained|tore|torn + {muscle}, pulled|strained|tore + calf|groin|thigh|hamstring|shoulder|quad, muscle strain|tear|pull',
      'شد|تمزق|تمزقت|مزق + {muscle}, شد عضلي|عضله, تمزق عضلي|عضله',
    ],
  }),
  bruise: finding(['Bruise', 'كدمة'], {
    tick: ['A bruise', 'كدمة'],
    says: ['bruise, bruised, black eye, black blue mark, stubbed', 'كدمه, كدمات, زرقه, رضه, رضوض, ازرق + {hit}'],
  }),
  'growing-swelling': finding(['Swelling that grows fast', 'تورم يزداد بسرعة'], {
    tick: ['The bruise or swelling grows quickly', 'الكدمة أو التورم يكبر بسرعة'],
    says: [
      'bruise|bruising|swelling|haematoma|hematoma + growing|bigger|expanding|spreading|huge|larger|fast|quickly',
      'كدمه|زرقه|ورم|تورم + يكبر|تكبر|كبرت|يزيد|بسرعه',
    ],
  }),
  // Muscles, joints, nails, feet
  'muscle-ache': finding(['Muscle ache', 'ألم عضلي'], {
    tick: ['Aching muscles', 'ألم في العضلات'],
    says: [
      '{muscle} + {pain}, {muscle} + stiff|stiffness, myalgia, doms, sore|aching|ache|stiff + gym|workout|training|marathon|padel|squats|exercise, leg day',
      '{muscle} + {pain}, عضلات + تعبانه|مكسره|مشدوده|متكسره, تكسير + جسم|عضلات, جسمي|جسمه مكسر|متكسر',
    ],
  }),
  'muscle-breakdown': finding(['Muscle breakdown', 'انحلال العضلات'], {
    kind: 'disease',
    says: ['rhabdo, rhabdomyolysis', 'انحلال|تحلل عضلات|عضلي'],
  }),
  statin: finding(['Cholesterol tablet', 'دواء الكوليسترول'], {
    kind: 'background',
    tick: ['Takes a cholesterol tablet (a statin)', 'استعمال دواء للكوليسترول (ستاتين)'],
    says: [
      'statin, statins, atorvastatin, rosuvastatin, simvastatin, lipitor, crestor, cholesterol tablet|tablets|pill|medicine',
      'ستاتين, ليبيتور, كريستور, اتورفاستاتين, حبوب|دوا|علاج كوليسترول|كولسترول',
    ],
  }),
  cramp: finding(['Muscle cramp', 'تقلص عضلي'], {
    tick: ['A muscle cramp that comes and goes', 'تقلص عضلي يأتي ويزول'],
    says: [
      '{leg} + cramp|cramps|cramping, {calf} + cramp|cramps|cramping|spasm, {foot} + cramp|cramps, {hand} + cramp|cramps, {muscle} + cramp|cramps|spasm, charley horse',
      '{calf} + شد|شدت|تشنج|تقلص|تشد, {leg} + شد|تشنج|تقلص|تشد, {muscle} + شد|تشنج|تقلص|تشد, {foot} + تشنج|تقلص|شد',
    ],
  }),
  'joint-pain': finding(['Joint pain', 'ألم في المفاصل'], {
    tick: ['A painful or stiff joint', 'مفصل مؤلم أو متيبس'],
    says: [
      '{joint} + {pain}, {shoulder} + {pain}, {hand} + {pain}, {foot} + {pain}, {joint} + stiff|stiffness|locks|locking|clicks|clicking|gives, {hand} + stiff|stiffness, arthritis, osteoarthritis, rheumatoid, frozen shoulder, tennis|golfers elbow, bursitis, plantar fasciitis, tendonitis, tendinitis, heel spur, trigger finger, carpal tunnel',
      '{joint} + {pain}, {shoulder} + {pain}, {hand} + {pain}, {foot} + {pain}, {joint} + تيبس|متيبس|متيبسه|تطقطق|تعلق, خشونه, روماتيزم, روماتويد, التهاب مفاصل|مفصل|اوتار|وتر, شوكه|مسمار كعب|عظميه, كتف متجمد, نفق رسغي',
    ],
  }),
  'morning-stiffness': finding(['Morning stiffness', 'تيبس صباحي'], {
    tick: ['Joints are stiff for over half an hour in the morning', 'تيبس المفاصل صباحاً أكثر من نصف ساعة'],
    says: ['stiff|stiffness + morning|mornings|wake|waking', 'تيبس|متيبس|متيبسه|ناشفه + صباح|صبح|اصحي|اقوم|نوم'],
  }),
  overuse: finding(['After unusual work or sport', 'بعد عمل أو رياضة غير معتادة'], {
    tick: ['It came after unusual work, sport, lifting or typing', 'بدأ بعد عمل أو رياضة أو حمل أو طباعة غير معتادة'],
    says: [
      'after|since|from|yesterday + gym|workout|training|run|running|match|football|padel|lifting|moving|typing|gardening|exercise|hike|cleaning|marathon|squats, {pain} + gym|workout|squats|padel|football|typing|keyboard|lifting',
      'بعد|من|عقب|امس|ورا + تمرين|جيم|رياضه|نادي|مباراه|كوره|بادل|شيل|ركض|جري|كتابه|كمبيوتر|تنظيف|هايك|تمرنت|لعبت',
    ],
  }),
  'night-pain': finding(['Bone pain at night', 'ألم عظمي ليلي'], {
    tick: ['The pain is in the bone, at rest and at night too', 'الألم في العظم، حتى عند الراحة وفي الليل'],
    says: [
      'bone + {pain}, night|nights|wakes|sleep + {pain} + {leg}, night|wakes + {pain} + {arm}, deep bone',
      'عظم|عظام|عظمه + {pain}, ليل|نوم|يصحيني + {pain} + {leg}',
    ],
  }),
  'limb-pain': finding(['Pain in an arm or leg', 'ألم في الذراع أو الساق'], {
    tick: ['Pain in an arm or leg', 'ألم في ذراع أو ساق'],
    says: ['{leg} + {pain}, shin splints, {arm} + {pain}', '{leg} + {pain}, {arm} + {pain}'],
  }),
  'foot-ulcer': finding(['Foot sore', 'قرحة في القدم'], {
    tick: ['A sore or wound on the foot that does not heal', 'قرحة أو جرح في القدم لا يلتئم'],
    says: [
      '{foot} + ulcer|ulcers|gangrene|rotting|rotten, foot ulcer|sore|wound|infection, {wound} + foot|toe|heel + not heal|healing, sore + foot|toe|heel + open, sore + foot|toe|heel + not heal|healing, black toe|toes|heel, foot|toe|toes|heel turned|turning|going|gone|went black, wound|sore smelly|smells|smelling + {foot}, diabetic foot',
      '{foot} + قرحه|تقرح|متقرح|متقرحه|غرغرينا, قرحه|تقرح|جرح + قدم|رجل|كعب + ما|لا يلتيم|يطيب|يبري|يشفي, صار|صارت|لون اسود|سودا + {foot}, جرح|قرحه + ريحه + {foot}, قدم|رجل سكري|سكريه',
    ],
  }),
  'black-nail': finding(['Bruised nail', 'كدمة تحت الظفر'], {
    tick: ['Blood under a nail after a blow', 'دم تحت الظفر بعد ضربة'],
    says: [
      'nail|toenail|fingernail|nails + black|purple|bruised, blood under nail|toenail|fingernail, subungual',
      'ظفر|ظفري|ظفره|اظافر|ضفر + اسود|بنفسجي|سودا|دم',
    ],
  }),
  'nail-streak': finding(['Dark streak in a nail', 'خط داكن في الظفر'], {
    tick: ['A dark streak or spot in the nail that came without a blow', 'خط أو بقعة داكنة في الظفر بلا ضربة'],
    says: ['nail|toenail|fingernail + dark|brown|black line|streak|stripe|band', 'ظفر|ظفري|ضفر + خط اسود|بني|غامق|داكن'],
  }),
  'nail-trouble': finding(['Nail complaint', 'شكوى في الأظافر'], {
    tick: ['Thick, brittle, ingrown, torn or discoloured nails', 'أظافر سميكة أو هشة أو منغرسة أو ممزقة أو متغيرة اللون'],
    says: [
      'nail|nails|toenail|toenails|fingernail|fingernails + thin|thick|thickened|yellow|peeling|brittle|ridge|ridges|split|splitting|flaking|rough|white|soft|lines|weak|ingrown|ingrowing|torn|ripped|lifted|fungus|loose|crumbling, ingrown|ingrowing toenail|nail, hangnail',
      'ظفر|اظافر|ظفري|اظافري|ضفر|اضافر + تتكسر|تتقصف|يتكسر|هشه|هش|متقصف|تتشقق|متشققه|تتقشر|خطوط|نقط|بقع|اصفر|صفرا|سميك|فطر|فطريات|انقلع|غارز|غارس|منغرز|تكسر|تقصف, ظفر|ظفري|اظافر|ضفر + داخل لحم',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
