import { type Finding, finding } from '../kinds/finding.ts';

/** Sugar, hormones and blood. */
export const findings = {
  diabetes: finding(['Diabetes', 'سكري'], {
    kind: 'background',
    tick: ['Known diabetes', 'إصابة معروفة بالسكري'],
    says: [
      'diabetes, diabetic, insulin, metformin, glucophage, t1dm, t2dm, type 1|2|one|two, iddm, gliclazide, glimepiride, novorapid, lantus, ozempic, mounjaro, sugar patient|disease|problem|complaint|tablet|tablets|medicine|injection|injections, sugar since|for|from years|long, =diabetis, diabetees, have|has|got =sugar',
      '=السكري, =سكري, =بالسكري, مريض|مريضه|مرض|فيني|معاه|معه|عنده سكر, =السكر, =سكر, =سكره, =سكرها, =سكري, انسولين, ميتفورمين, غلوكوفاج, جلوكوفاج, ديابيتس, ابر|حبوب|علاج|دوا سكر, سكري|السكري|السكر من سنه|سنين|سنوات|زمان',
    ],
  }),
  'low-sugar': finding(['Low blood sugar', 'انخفاض السكر'], {
    tick: ['Blood sugar is low', 'سكر الدم منخفض'],
    says: [
      'low blood? sugar|glucose, hypo, =hypo, hypos, hypoglycemia, hypoglycaemia, hypoglycemic, hypoglycaemic, sugar|glucose + tanked|plummeted|plunged|dipped|dipping|bottomed|sank|tumbled, sugar|glucose .. 2.*|3.*, hypoing, sugar|glucose + =low|drop|dropped|dropping|drops|fell|falling|crashed|crash, sugar|glucose went|going|gone|coming down, sugar|glucose became? less, sugar|glucose less|under|below 4|3|70|60|50, sugar|glucose + =40|=45|=48|=50|=52|=55|=58|=60|=62|=65',
      'سكر|سكره|سكري|سكرها + نازل|منخفض|نزل|ينزل|هابط|هبط|واطي|طايح|طاح|انخفض, انخفاض|هبوط|نقص|نزول سكر, هايبو, سكر|سكره|سكري|سكرها + ناقص|نقص|خفض|منزل|وطي + الحين|اليوم|مره|شوي, سكر|سكره|سكري|سكرها .. تحت 80|70|60|50|40|4|3|طبيعي, سكري|سكره|سكرها قليل, سكر .. 2.*|3.*, سكر|سكره|سكري|سكرها + =40|=45|=48|=50|=52|=55|=58|=60|=62|=65, سكر|سكره|سكري|سكرها .. نزل|نازل|هبط|هابط|طاح|واطي|منخفض',
    ],
  }),
  'sugar-recovered': finding(['Sugar is back to normal', 'السكر عاد إلى الطبيعي'], {
    kind: 'comfort',
    tick: ['After something sweet the sugar is back to normal and so is the person', 'بعد شيء حلو عاد السكر إلى الطبيعي وزالت الأعراض'],
    says: [
      'sugar|glucose|reading|juice|sweets|dates|biscuit + back|now normal|up|fine|ok|5.*|6.*|7.*|8.*, back up to? 5.*|6.*|7.*|8.*|=5|=6|=7|=8|=100|=110|=120, juice|sweets|dates|biscuit|biscuits|glucose|lucozade|chocolate|snack .. better|fine|ok|normal|sorted|worked, feel|feeling|felt|am fine|better|ok|normal now|after|again, came|come|gone|went up|back, now 4.*|5.*|6.*|7.*|8.*|9.*, up to 5.*|6.*|7.*|8.*',
      'سكر|قراءه|قياس + صار|رجع|طلع|ارتفع|الحين + طبيعي|زين|تمام|5.*|6.*|7.*|8.*|=100|=110|=120, عصير|تمر|حلو|شوكولاته + تحسن|تحسنت|زين|تمام|طبيعي|ارتحت|راح|خف, رجعت|صرت|صار|الحين طبيعي|زين|تمام|بخير',
    ],
  }),
  'sweet-not-helping': finding(['Sugar does not rise', 'السكر لا يرتفع'], {
    tick: ['Sugar stays low after two sweet drinks', 'السكر ما زال منخفضاً بعد مشروبين محلّيين'],
    says: [
      'sugar|juice|sweets|glucose|honey|coke|chocolate + still|not|keeps low|rise|rising|help|helping|up|work|dropping, still low after, juice|sweets|coke|cola|pepsi|=dates|candy|glucose|biscuit|chocolate|lucozade|honey|jelly|gel|sugar + not|wont .. up|rise|rising|help|work|budge|shift|improve|climb, juice|sweets|coke|cola|pepsi|=dates|candy|glucose|biscuit|chocolate|lucozade|honey|jelly|gel + still .. low|2.*|3.*|=40|=45|=48|=50|=55|=60|hypo|shaky, sugar .. still .. low|2.*|3.*|=40|=45|=48|=50|=55|=60, juice|coke|sweets|lucozade|=dates + no difference|change|effect, keeps dropping + juice|sweets|coke|=dates',
      'عصير|سكر|حلو|تمر|عسل + للحين|لسه نازل|منخفض, عصير|سكر|حلو|تمر|عسل + ما زال نازل|منخفض, عصير|حلو|تمر|عسل + ما ارتفع|يرتفع|طلع|فاد|نفع, عصير|حلو|تمر|عسل|كولا|بيبسي|شوكولاته|سكر + ما زال|للحين|لسه|لسا|لساته|بعده|باقي .. نازل|منخفض|واطي|هابط|2.*|3.*|=40|=45|=48|=50|=55|=60|طلع, عصير|حلو|تمر|عسل|كولا|بيبسي|شوكولاته|سكر + ما .. ارتفع|رفع|طلع|فاد|نفع|صعد|تعدل|زاد|تحسن|تحرك|رضي',
    ],
    implies: ['low-sugar'],
  }),
  'cannot-swallow-safely': finding(['Too drowsy to swallow', 'تعذر البلع بأمان'], {
    tick: ['Too sleepy or confused to drink safely', 'نعاس أو ارتباك يمنع الشرب بأمان'],
    says: [
      'sugar|hypo|diabetic + cant|not|wont swallow|drink|sit|wake, too sleepy|drowsy|confused .. drink|swallow, too|so|very .. drowsy|sleepy|zonked|dopey|dazed|groggy|woozy|confused|gone|out + drink|swallow|sip|juice|water, drowsy|sleepy|zonked|dopey|dazed|groggy|semi|half + cant .. drink|swallow|sip, juice|water|drink|sugar|tea + dribbles|dribbling|dribble|spills|running|coming|pouring + mouth|chin|lips, chokes|choking|gagging|splutters|coughs + juice|water|sip + drowsy|sleepy|dopey|confused|groggy, not swallowing .. juice|water|sip, too|so|very|how zonked|drowsy|sleepy|dopey|groggy|dazed + water|juice|drink|swallow, water|juice|drink|sugar .. mouth + sits|stays|swallow|dribbles|drips|comes, juice|water|sugar|drink|food + come|comes|coming|came|falls|spills out? mouth, coming|comes|came out his|her|from? mouth + talk|nonsense|give|try|juice',
      'سكر + ما|لا قدر|راضي يبلع|يشرب|تشرب|تبلع, سكر + رافض يبلع|يشرب, عصير|ماي|ماء|مي|مويه|شراب|شربه + طلع|رجع|سال|يسيل|نزل|كب .. {mouth}, {cant} .. شرب|بلع + دايخ|مدوخ|مخربط|نعسان|خامل|مرتخي|تعبان|غايب|سكر, ما .. واعي|واعيه|صاحي|صاحيه + {cant} .. شرب|بلع, عصير|ماي|ماء|مي|مويه + شرق|غص|تشردق|شردق + واعي|صاحي|دايخ|سكر, دايخ|مدوخ|مخربط|نعسان + تشردق|شردق|شرق|يغص, يرقد|ترقد|نايم|نايمه + {cant} .. شرب|بلع|سقي|اسقي',
    ],
  }),
  'odd-behaviour': finding(['Behaves oddly', 'تصرف غريب'], {
    tick: ['Behaves oddly or as if drunk, or answers wrongly', 'تصرف غريب أو كالسكران، أو أجوبة غير مفهومة'],
    says: [
      'act|acts|acting|behave|behaves|behaving .. weird|odd|oddly|strange|strangely|drunk|funny|aggressive, talk|talks|talking .. nonsense|rubbish|gibberish, not making sense, as if drunk, like drunk, answer|answers|answering|replies|replying + wrong|wrongly|odd|weird|nonsense|another|different|gibberish, acting|acts|act|behaving|behaves|looks|seems|like + drunk|drunkard, talk|talks|talking|speaking + silly|wrong|odd|weird, act|acting|behave|behaving + different|differently|mad|crazy|silly|bizarre|off|abnormal, drunk + not|without drop|alcohol|drink|drinking, not answering|answer .. right|correctly|properly',
      'يتصرف|تصرف|تصرفات|تتصرف .. غريب|غريبه, يتصرف|تصرف|تصرفات|تتصرف .. ما طبيعي|طبيعيه, كانه|كانها سكران|سكرانه, كانه|كانها ما بوعي, يخربط|تخربط|يخرف|تخرف|يهلوس .. كلام?, كلام .. ما مفهوم, كلام .. غريب, جاوب|يجاوب|اجابات + غلط|شي تاني|ثاني|غريب|غريبه, مثل|متل|زي|كان|شكل سكران|سكرانه|سكرانين, تصرف|تصرفات|حركات + غريب|غريبه|عجيبه|غير طبيعيه|مجنون, جاوب|يجاوب|اجابات + غلط|ثاني|تاني|غريب|غريبه, تصرف|تصرفات|حركات + غريب|غريبه|عجيبه|مجنون',
    ],
    implies: ['confused'],
  }),
  'too-much-insulin': finding(['Too much insulin', 'أنسولين زائد'], {
    tick: ['Too much insulin or diabetes tablets, or a dose without food', 'أنسولين أو حبوب سكري زائدة، أو جرعة دون طعام'],
    says: [
      'insulin|novorapid|gliclazide|glimepiride + double|doubled|twice|extra|wrong|mistake|overdose, insulin|novorapid|gliclazide|glimepiride + too much, insulin|novorapid|gliclazide|glimepiride + not|without|forgot|skipped|missed eat|eating|ate|food|lunch|dinner|breakfast|meal, units + instead|extra|double|twice|wrong|mistake, injected|took|taken|given|gave + insulin|novorapid|lantus|units + again|instead|two times|already, double|doubled|twice|extra|two times|again + sugar|diabetes|diabetic|metformin|gliclazide + tablet|tablets|medicine|injection|pill|dose, insulin|jab|injection|units + not|without|forgot|skipped eat|ate|eating|food|lunch|dinner|meal, double|twice|extra|two + sugar|diabetes|diabetic|metformin|insulin + tablet|tablets|medicine|pill|pills|dose|injection, insulin|injection|units .. then|and|but not|no eat|eating|food|lunch|breakfast, take|took|taken|gave|given|inject|injected insulin|novorapid + slept|sleep|sleeping|fasting|without',
      'انسولين + مرتين|دبل|زايد|زياده|غلط, ابره|حبوب سكر + مرتين|دبل|زايد|زياده|غلط, انسولين + ما|بدون|نسيت|نسي اكل, ابره|حبوب سكر + ما|بدون|نسيت|نسي اكل, انسولين + دوز|جرعه عالي|عاليه|كبيره, ابره|ابر|حبوب|حبه|دوا|جرعه سكر|سكري + مره ثانيه|تانيه, ابره|ابر|حبوب|حبه|دوا سكر|سكري + بدل|بدال|ضعف|كثير|مرتين|زياده|زايد|غلط, انسولين + مره ثانيه|تانيه, انسولين + بدل|بدال|ضعف|اكثر|كثير|زود|وايد, وحده|وحدات + بدل|بدال|زياده|زايد',
    ],
  }),
  'insulin-overdose': finding(['Much too much insulin', 'أنسولين زائد كثيراً'], {
    tick: ['Insulin was injected twice, or far more units than prescribed', 'حُقن الأنسولين مرتين أو بوحدات أكثر بكثير من الموصوف'],
    says: [
      'units instead, insulin + twice|double|doubled|overdose|overdosed, injected .. twice|double|again, units .. extra|more|too much',
      'انسولين + مرتين|دبل|ضعف, وحدات|وحده بدل|بدال|زياده, ابره سكر|انسولين + مرتين',
    ],
    implies: ['too-much-insulin'],
  }),
  'sugar-normal': finding(['Sugar measured and normal', 'السكر طبيعي عند القياس'], {
    kind: 'comfort',
    tick: ['The sugar was measured and is normal', 'قيس السكر وهو طبيعي'],
    says: [
      'sugar|glucose|reading|readings|level|levels + normal|fine|good|ok|okay|stable|steady|perfect, sugar|glucose .. =5|=6|=7|=8|5.*|6.*|7.*|8.*|=90|=95|=100|=105|=110|=115|=120|=125|=130|=140, readings|reading|sugar|sugars .. 80|85|90|95|100|4.*|5.*|6.* .. 110|120|125|130|135|140|6.*|7.*|8.*',
      'سكر|سكري|سكره|سكرها|قراياتي|قراءاتي|قراءات|قرايات|قياس|قياسات + طبيعي|طبيعيه|زين|زينه|تمام|مضبوط|منتظم|عادي|كويس|كويسه|منيح|منيحه, سكر|سكري|سكره|سكرها .. =90|=95|=100|=105|=110|=115|=120|=125|=130|=140|5.*|6.*|7.*|8.*, قراياتي|قراءاتي|سكري|سكره|قياسي|قياساتي|القراءه .. 80|85|90|95|100|4.*|5.*|6.* .. 110|120|125|130|135|140|6.*|7.*|8.*',
    ],
    excludes: ['low-sugar', 'high-sugar'],
  }),
  'high-sugar': finding(['High blood sugar', 'ارتفاع السكر'], {
    tick: ['Blood sugar is much higher than usual', 'سكر الدم أعلى بكثير من المعتاد'],
    says: [
      'high blood? sugar|glucose, sugar|glucose|meter + high|hi|above|over|up|raised|rising|shot|spike|spiked|spiking|uncontrolled, sugar|glucose + through roof, sugar|glucose + out control, hyperglycemia, hyperglycaemia, ketoacidosis, dka, sugar|glucose + 300s|400s|sky|rocketing|climbing|soaring|crazy|mad|too much, sugar|glucose .. 16.*|17.*|18.*|19.*|20.*|21.*|22.*|23.*|24.*|=280|=290|=300|=310|=320|=330|=340|=350|=360|=380|=390|=400|=420, sugar|glucose reading|level|showing|at|now? =16|=17|=18|=19|=20|=21|=22|=23|=24, sugar|glucose .. =250|=260|=270|=280|=300|=320|=350|=400|=13|=14|=15|13.*|14.*|15.*',
      'سكر|سكره|سكري|سكرها + عالي|مرتفع|ارتفع|طالع|فوق|واصل|هاي|زايد|لاعب|صاعد, سكر|سكري + ما|غير منتظم, ارتفاع سكر, حماض كيتوني, سكر|سكره|سكري + طاير|طار|نار|صعد|رفع|راقي|ثلاثميه|ثلاثمايه|اربعميه|تلتميه|خمسميه, سكر .. =280|=290|=300|=310|=320|=330|=340|=350|=360|=380|=390|=400|=420, سكر|سكره|سكري + طاير|طار|نار|صعد|رفع|راقي|ثلاثميه|ثلاثمايه|اربعميه|تلتميه|خمسميه, سكر|سكره|سكري|سكرها .. =250|=260|=270|=240|=230',
    ],
  }),
  'meter-high': finding(['Meter shows HI', 'الجهاز يُظهر HI'], {
    tick: ['The meter shows HI, or more than 25 mmol/L (450 mg/dL)', 'الجهاز يُظهر HI أو أكثر من 25 ملّي مول/لتر (450 ملغ/ديسيلتر)'],
    says: [
      'meter|glucometer|machine|reading|sensor + =hi|unreadable, meter|glucometer|machine|reading|sensor + says|shows|reads|error high, meter|glucometer|machine|reading|sensor + off scale, sugar =hi, meter|glucometer|machine|monitor|screen|sensor|device + =hi|maxed|max|error, not|wont|no number|figure|value + sugar|meter|machine|screen|glucometer, only|just|writing|written|writes|shows|showing|says|saying =hi, number|figure + machine|meter|screen + not|wont|cant, sugar|glucose .. =450|=460|=470|=480|=490|=500|=510|=520|=530|=540|=550|=560|=580|=600|=26|=27|=28|=29|=30|=31|=32|=33|26.*|27.*|28.*|29.*|30.*|31.*, on? screen + maxed|figure|=h, maxed out + meter|screen|sugar',
      'جهاز|قياس + =هاي|=hi|=high, جهاز + ما يقرا, جهاز + خارج قياس, جهاز + ما .. رقم|قراءه|قرا, مكتوب|كاتب|يكتب|يطلع|طالع|طلع =hi|=high|هاي, شاشه + =hi|هاي, سكر .. =450|=460|=470|=480|=490|=500|=510|=520|=530|=540|=550|=560|=580|=600, سكر + خمسميه|ستميه|خمسمايه',
    ],
    implies: ['high-sugar'],
  }),
  ketones: finding(['Ketones', 'كيتونات'], {
    tick: ['Ketones are raised in blood or urine', 'الكيتونات مرتفعة في الدم أو البول'],
    says: ['ketone, ketones, ketotic, ketonuria', 'كيتون, كيتونات, اسيتون .. بول|دم|عالي|مرتفع'],
  }),
  'fruity-breath': finding(['Breath smells of fruit', 'رائحة فواكه من الفم'], {
    tick: ['The breath smells of fruit or nail polish remover', 'رائحة النفس كالفواكه أو مزيل طلاء الأظافر'],
    says: [
      'fruity, breath|smell|smells + fruit|acetone|pear, breath|smell|smells + nail polish, breath|smell|smells|smelling + varnish|polish|remover|thinner|pear|pears|apple|sweets, breath .. sweet|fruit|fruity|nail',
      'ريحه|رايحه|ريحته|ريحتها + فواكه|فاكهه|تفاح|اسيتون|مزيل|مناكير, ريحه|ريحت|ريحته|ريحتها فم|فمه|فمها|تم|تمه|تمها|نفس|نفسه|نفسها + غريبه|حلوه|تفاح|فواكه',
    ],
  }),
  'deep-breathing': finding(['Deep fast breathing', 'تنفس عميق وسريع'], {
    tick: ['Breathing is deep and fast without effort', 'التنفس عميق وسريع دون مجهود'],
    says: [
      'kussmaul, deep fast|rapid|quick breathing|breaths, deep|fast|rapid|rapidly|quick breathing|breathes, breathing|breathes .. deep|deeply|fast|rapidly|quickly|heavily, gulping|gulps|heaving|sucking|hauling + air, deep|deeply|big|huge + breath|breaths|breathing|breathe + fast|rapid|quick|nonstop|constantly|rest|sitting|running, panting|puffing + rest|sitting|bed|nothing, breathing like + run|ran|race|marathon|dog',
      'تنفس|=النفس|=نفسي|=نفسه|=نفسها + بسرعه|سريع, تنفس .. بعمق|عميق, نفس|تنفس + عميق|بعمق + سريع|بسرعه|كثير, يتنفس|تتنفس|يلهث|تلهث|نفسه|نفسها + قاعد|جالس|نايم + سريع|بسرعه|قوي|عميق, يلهث|تلهث + ركض|قاعد|جالس|يركض|مكانه, يتنفس|تتنفس + كانه|مثل + ركض|يركض|راكض',
    ],
  }),
  'missed-insulin': finding(['Missed insulin', 'انقطاع الأنسولين'], {
    tick: ['Insulin has run out, was missed, or the pump failed', 'نفد الأنسولين أو فاتت جرعة أو تعطلت المضخة'],
    says: [
      'insulin + missed|forgot|ran|finished|stopped|skipped|lost|expired, insulin pump .. broke|broken|failed|blocked|not, insulin .. run out, not take|taken|taking .. insulin, insulin + missing|skipping, pump + packed|died|fell|alarm|disconnected|blocked|stopped|broke|broken, diabetic|sugar injection|jab|shot + missed|forgot|finished|ran|stopped|skipped|without, not take|taken|taking|had|inject|injected|done|give|given .. insulin|injection|novorapid|lantus, without|out|no .. insulin|novorapid|lantus, insulin + none|left, pump + came|come|fell|fallen|off|out|leak|leaking|kinked',
      'انسولين + نسيت|نسي|خلص|خلصت|نفد|وقف|وقفت|تركت|انقطع, انسولين + ما اخذ|خذ|خذيت|ياخذ, مضخه + عطل|تعطلت|خربت|وقفت, ابره|ابر|ابرتي سكر|سكري + نسي|نسيت|خلص|ما|بدون|وقف|ترك|قطع, ما اخذ|خذ|خذت|اخذت|اخدت|ياخذ|ضرب ابره|ابر|ابرتي سكر|سكري|انسولين, انسولين + بدون|بلا|ما عندي|مافي|انتهي|انكسر|خربان|خلصان, مضخه + خربانه|طفت|طفي|فصلت|وقع',
    ],
  }),
  thirst: finding(['Great thirst', 'عطش شديد'], {
    tick: ['Great thirst, and passing much urine', 'عطش شديد مع كثرة التبول'],
    says: [
      'thirst, thirsty, drink|drinks|drinking .. litres|liters|constantly, drink|drinks|drinking all time, drink|drinks|drinking .. much water, polydipsia, polyuria, pee|peeing|urinating|wee|weeing + thirsty|thirst|drinking, always thirsty, drinking|downing|drink|drank|gulping|guzzling .. gallons|litres|jugs|pints|bottles .. water|day|still, drinking water? all day, mouth + sahara|desert|sandpaper + drink|drinking|bottle|weeing|peeing, drink|drinking .. lot|much|always|constantly|nonstop + weeing|peeing|pee|toilet|loo|urinating, always|constantly drinking|thirsty|drink, cant quench, not quench, parched + water|drink|drinking|always|pee|wee, downing|drinking|gulping bottle|glass|jug|litre, bottle after bottle, =pee|peeing|wee|weeing + racehorse|horse|camel, thirst .. toilet|pee|urine, always thirst|thirsty|drinking, thirst|thirsty + toilet|pee|urine|night',
      'عطش, عطشان, عطشانه, اعطش, يعطش, شرب|يشرب|اشرب|تشرب .. ماي|مويه|ماء وايد|كثير|واجد, بول|تبول|حمام .. كثير|وايد + شرب, كل شوي بول|تبول|حمام + شرب, ما .. شبع|ارتوي|يرتوي|روي + ماي|مي|مويه|ماء, يطلب|يشرب|تشرب|اشرب + ماي|مي|مويه|ماء + دايم, يطلب + ماي|مي|مويه + طول|كل, يشرب|تشرب|اشرب + ماي|مي|مويه + حمام|بول, ناشف|ناشفه|جاف|يابس + حلج|فم|ريق + ماي|حمام|بول|شرب, عطشا*, تعطش, عطشت, نشفان ريق, ماي|ماء|مي|مويه + بلا|بدون|ما توقف|يتوقف|يوقف, تشرب|يشرب|اشرب|بشرب .. ماي|ماء|مي|مويه وايد|كثير|واجد|هوايه|بزاف|بلا|دايم',
    ],
  }),
  'bed-wetting-again': finding(['Wets the bed again', 'عودة التبول الليلي'], {
    tick: ['A child who was dry wets the bed again', 'عودة التبول في الفراش لدى طفل كان قد توقف عنه'],
    says: [
      'bed wetting|wet|wetting again|started|suddenly, wet|wets|wetting bed + again|thirst|thirsty|started|weight, wet|wets|wetting|soak|soaks|soaking|pee|peeing|peed + bed|mattress|sheets + again|now|suddenly|after|since|dry|trained, dry|trained + years|nights|before + wet|wetting|wets|accidents|again, making|make wet + bed|night|again, bed wetting + again|back|returned|restarted',
      'رجع|صار|بدا يبول|تبول .. فراش|فرشه|سرير, يبول .. فراش + عطش|يشرب, رجع|رد|عاد|صار|بلش|بدا .. بول|تبول|يبول|بلل|يبلل|تبلل|يعملها|تعملها|يسويها|تسويها + فراش|فرشه|سرير|تخت|نوم|ليل, تبول|بول|بلل|يبلل|يبول + فراش|سرير|تخت|فرشه + رجع|رجعت|مره ثانيه|تانيه|فجاه|بعد, رجع|رد|عاد|صار|بلش|بدا + عمل|يعمل|سوي|بول|بلل + تخت|فراش|سرير|فرشه, نضفت|نظفت|تنظف|بطلت حفاض + رجع',
    ],
  }),
  'raised-sugar-test': finding(['Raised sugar on a test', 'سكر مرتفع في الفحص'], {
    says: [
      'hba1c, =a1c, prediabetes, prediabetic, borderline diabetes|sugar, insulin resistance, fasting sugar|glucose|blood, checkup|check up|medical|screening|blood test|test|lab|labs|gp|doctor|report|visa + sugar|glucose + high|raised|borderline|up|elevated|coming, fasting + 126|130|140|150|160|170, pre diabetes|diabetic, sugar + borderline',
      'سكر تراكمي|صايم|صيام, تراكمي, مقدمات سكري, مقاومه انسولين, تحليل|فحص|فحوصات|تحاليل|فحوص|مختبر + سكر + مرتفع|عالي|زايد|طالع|ارتفاع|فوق|حد, مخزون سكر, علي حد|حافه سكر',
    ],
  }),
  adrenal: finding(['Adrenal insufficiency', 'قصور الكظر'], {
    kind: 'background',
    tick: ['Known adrenal failure, or steroid tablets for weeks', 'قصور معروف في الغدة الكظرية، أو حبوب كورتيزون منذ أسابيع'],
    says: [
      'addison, addisons, adrenal insufficiency|failure|crisis|problem, hypoadrenal, congenital adrenal, =cah, hydrocortisone tablets?, fludrocortisone, steroid dependent|tablets|card, prednisolone|prednisone|cortisone|steroids .. months|years|daily|long|weeks, hypopituitarism, stopped .. prednisolone|prednisone|steroids|cortisone, adrenal|adrenals + knackered|failed|gone|bad|disease|not|removed|low|weak, hydrocort, cortisol low|deficiency, low cortisol, prednisolone|prednisone|cortisone|steroid|steroids|dexamethasone .. =month|=year|ages|life|since, addison*',
      'قصور|كسل|فشل غده? كظر|كظريه, اديسون, هيدروكورتيزون, كورتيزون|بريدنيزولون|بريدنيزون .. سنوات|سنين|شهور|اشهر|اسابيع|دايم|يومي|زمان, وقفت .. كورتيزون|بريدنيزولون, نقص كورتيزول, فرط تنسج كظر, كظريه|كظر + خمول|كسل|ضعف|فشل|قصور|نقص|مشكله|مرض|تعبانه, كورتيزون|كورتزون|بريدنيزولون .. شهر|شهرين|سنه|سنتين|اسبوعين|فتره|طول, غده فوق كلويه|كلوه|كليه, كورتيزون|كورتزون|بريدنيزولون + سنين|سنه|سنتين|شهور|اشهر',
    ],
  }),
  'missed-steroids': finding(['Missed steroid tablets', 'انقطاع الكورتيزون'], {
    kind: 'background',
    tick: ['Steroid tablets were missed, stopped or vomited', 'فاتت حبوب الكورتيزون أو أُوقفت أو خرجت مع القيء'],
    says: [
      'hydrocortisone|prednisolone|prednisone|steroid|steroids|cortisone + missed|stopped|forgot|finished|vomited|without|suddenly, hydrocortisone|prednisolone|prednisone|steroid|steroids|cortisone + ran|run out, hydrocortisone|hydrocort|prednisolone|prednisone|pred|steroid|steroids|cortisone|dexamethasone + missed|stopped|stop|quit|forgot|skipped|vomited|vomit|throwing|threw|sick|without|ran|finished|suddenly|turkey, not take|taken|taking|keep|keeping .. hydrocortisone|hydrocort|prednisolone|prednisone|steroids|cortisone, brought|bringing|threw|throwing|vomited|vomiting|sicked|puked up? .. hydrocortisone|steroid|steroids|prednisolone|tablets|pills + times|today, {medicine} + steroid stopped|stop',
      'هيدروكورتيزون|بريدنيزولون|كورتيزون + نسيت|وقفت|وقف|خلص|تركت|انقطع|استفرغت|رجعت, هيدروكورتيزون|بريدنيزولون|كورتيزون|كورتزون + بدون|قطع|قطعت|نسي|ترك|خلص|استفرغ|تستفرغ|رجع|برجع|زوع|يزوع|يطرش|طلعت|وقف|انقطع, هيدروكورتيزون|بريدنيزولون|كورتيزون|كورتزون + ما اخذ|خذ|اخد|قدر|ياخذ|عندي|بقي|لقيت, هيدروكورتيزون|بريدنيزولون|كورتيزون + ما قدر .. اخذ|اخد, =ووقفته|=وقفته|=وقفتها|=قطعته|=قطعتها + كورتيزون|كورتزون|بريدنيزولون',
    ],
    implies: ['adrenal'],
  }),
  sickle: finding(['Sickle cell disease', 'أنيميا منجلية'], {
    kind: 'background',
    tick: ['Known sickle cell disease', 'إصابة معروفة بالأنيميا المنجلية'],
    says: [
      'sickle, sickler, =hbss, =scd, sickle cell, =ss genotype, sickling',
      'منجلي, منجليه, انيميا منجليه, فقر دم منجلي, تكسر دم منجلي, سكلر, سيكل',
    ],
  }),
  'sickle-crisis': finding(['Sickle cell crisis', 'نوبة منجلية'], {
    tick: ['Pain of a sickle cell crisis', 'ألم نوبة الأنيميا المنجلية'],
    says: [
      'sickle + crisis|attack|episode, sickle + {pain}, pain crisis, vaso occlusive, painful crisis, crisis|crises + bone|bones|pain|back|legs|chest|again|started, sickle|sickler + bones|crisis|legs|back|chest|killing|smashed|agony, crisis|crises + normal|usual|own|always|worse|severe|chest|bone|this, sickle warrior',
      'منجلي|منجليه|سكلر + نوبه|ازمه|كرايسس, منجلي|منجليه|سكلر + {pain}, نوبه منجليه|انحلال, منجلي|منجليه|سكلر|سيكل + عظام|عظامي|عظم|رجولي|ظهر|صدر|نوبه|كرايسز|وجع, جتني|جاتني|ياتني|نوبه + سكلر|سكلسل|منجليه, كرايسس|كرايسز',
    ],
    implies: ['sickle'],
  }),
  'spleen-swelling': finding(['Swollen spleen', 'تضخم الطحال'], {
    tick: ['The left side of the belly is swollen or hard', 'انتفاخ أو صلابة في الجهة اليسرى من البطن'],
    says: [
      'spleen + {swell}, spleen + {pain}, splenic, spleen bigger|big|large, left + belly|tummy|stomach|abdomen|ribs|rib + {swell}, left + belly|tummy|stomach|abdomen|ribs|rib + hard|lump|big|bigger|solid|firm|brick|full, spleen + huge|hard|swelling|up|bigger|big|felt',
      'طحال + {swell}, طحال + {pain}, طحال كبير|متضخم|تضخم, تضخم طحال, {belly} + يسار|شمال|ايسر|يسري + {swell}, {belly} + يسار|شمال|ايسر|يسري + قاسي|قاسيه|يابس|صلب|حجر|كبر|كبير|كتله|ناشف|جامد, طحال + كبر|كبير|قاسي|يابس|وارم|متضخم|تضخم, ضلوع|ضلع + يسار|شمال|ايسر + كتله|ورم|قاسي|صلب|يابس',
    ],
  }),
  g6pd: finding(['G6PD deficiency', 'نقص إنزيم G6PD (أنيميا الفول)'], {
    kind: 'background',
    tick: ['Known G6PD deficiency (favism)', 'نقص إنزيم G6PD معروف (أنيميا الفول)'],
    says: [
      'g6pd, favism, fava bean disease|allergy|deficiency',
      'تفول, فوال, انيميا|فقر فول, انيميا .. فول, =g6pd, نقص خميره|انزيم, نقص .. خميره, فقر دم .. فول, حساسيه فول',
    ],
  }),
  'g6pd-trigger': finding(['Fava beans or another trigger', 'فول أو مسبب آخر'], {
    tick: ['Ate fava beans, or took or touched something forbidden in G6PD deficiency', 'أكل الفول، أو دواء أو مادة ممنوعة في نقص G6PD'],
    says: [
      'fava, favas, broad bean|beans, foul medames|beans, ate|eating|eaten|eats foul, =ful, mothball, mothballs, naphthalene, nitrofurantoin, primaquine, dapsone, rasburicase, methylene blue',
      'اكل|اكلت|كل|كلت|ياكل|تاكل + فول|فلافل|طعميه, باقلا, باقلاء, باجله, نفتالين, كور عته, حناء .. طفل|رضيع',
    ],
  }),
  'inborn-metabolic': finding(['Inborn metabolic disease', 'مرض استقلابي وراثي'], {
    kind: 'background',
    tick: ['Known inborn metabolic disease', 'مرض استقلابي (أيضي) وراثي معروف'],
    says: [
      'metabolic disease|disorder|condition|crisis, inborn error|errors, homocystinuria, maple syrup, =msud, =pku, phenylketonuria, urea cycle, =mcad, mcadd, fatty acid oxidation, glycogen storage, organic acid, organic acidemia|aciduria, propionic, methylmalonic, galactosaemia, galactosemia, mitochondrial disease',
      'استقلابي|ايضي|استقلابيه|ايضيه, امراض|مرض استقلاب|ايض|تمثيل, تمثيل غذايي, هوموسيستين, هوموسيستينوريا, فينيل كيتون, بول قيقب, دوره يوريا, حموضه عضويه',
    ],
  }),
  'bleeding-disorder': finding(['Bleeding disorder', 'اضطراب نزفي'], {
    kind: 'background',
    tick: ['Known bleeding disorder, such as haemophilia or low platelets', 'اضطراب نزفي معروف، مثل الهيموفيليا أو نقص الصفائح'],
    says: [
      'haemophilia, hemophilia, haemophiliac, hemophiliac, von willebrand, factor viii|8|9|ix|seven|vii|deficiency, bleeding disorder|condition, =itp, low platelet|platelets, platelets low, thrombocytopenia, factor 8|9|eight|nine|deficiency, clotting disorder|problem|deficiency, platelets + low|less|down|drop, blood not clot|clotting, haemo, bleeder',
      'هيموفيليا, ناعور, نزف وراثي, سيوله .. وراثيه|وراثي, نقص|قله|انخفاض صفايح|عامل, صفايح .. نازله|قليله|منخفضه, فون ويلبراند, نزف|نزيف دم? وراثي, ناقص|نقصه|نقص|ناقصه عامل, عامل ثمانيه|تاسع|ثامن|تسعه|تمانيه|8|9, فيه|عنده|معه نزف|نزاف دم?, =نزاف, دم .. ما يتخثر|تخثر|يتجلط, مرض نزف|نزاف, صفايح|صفيحات + ناقصه|قليله|نازله|منخفضه|نقص|قله',
    ],
  }),
  'joint-bleed': finding(['Bleed into a joint or muscle', 'نزف في مفصل أو عضلة'], {
    tick: ['A joint or muscle is newly swollen, tight or painful', 'مفصل أو عضلة مع تورم أو شد أو ألم جديد'],
    says: [
      'haemophilia|hemophilia|haemophiliac|hemophiliac + {joint} + {swell}, haemophilia|hemophilia|haemophiliac|hemophiliac + {joint} + {pain}, haemophilia|hemophilia|haemophiliac|hemophiliac + {muscle}, joint|muscle bleed, bleed|bleeding .. joint|knee|elbow|ankle|muscle, haemophilia|hemophilia|haemophiliac|hemophiliac|haemo|factor + {joint}, haemophilia|hemophilia|haemophiliac|hemophiliac|factor + {leg}, bleed|bleeding + knee|elbow|ankle|joint|muscle|thigh|calf|hip|shoulder, {joint} + bubbling|tight|full|swelling|swollen|blown + bleed',
      'هيموفيليا|ناعور + {joint}, هيموفيليا|ناعور + {muscle}, نزف|نزيف .. مفصل|ركبه|كوع|عضله|كاحل, هيموفيليا|ناعور|نزاف|نزف + {joint}, هيموفيليا|ناعور|نزاف + {swell}, هيموفيليا|ناعور|نزاف|نزف + {leg} + {swell}, هيموفيليا|ناعور|نزاف|نزف + {muscle}, {joint} + نزف|نزيف',
    ],
  }),
  'easy-bruising': finding(['Easy bruising', 'كدمات سهلة'], {
    tick: ['Bruises or tiny red spots came without a knock', 'ظهور كدمات أو نقاط حمراء صغيرة دون إصابة'],
    says: [
      'bruise|bruises|bruising .. easily|easy|without|unexplained|nowhere|everywhere|randomly, bruise|bruises|bruising .. no reason, bruise|bruises|bruising .. all over, unexplained|easy|spontaneous|random bruise|bruises|bruising, petechiae, bruise|bruises|bruising|bruised + peach|easy|easily|lately, pinprick|pinpoint red|purple dots|spots|pinpricks, tiny purple dots|spots|pinpricks, tiny red dots|spots|pinpricks + legs|leg|ankles|shins|feet|gums|bruise|bruises|press|fade|bleed|mouth|reason|knock, red|purple pinpricks|pinprick, purple dots|spots + legs|skin|body|arms, mark|marks|spots|dots|patches + blue|purple|black + no|without injury|reason|knock|fall, small|tiny red dots legs|arms, red dots .. legs, dots|spots .. no injury, blue|purple marks|patches + without|no|nowhere, bruise|bruises|bruising + no|without reason|cause|injury|knock|knocks|bump, purple|blue|dark blotches|patches|marks .. hands|arms|forearms|legs, {skin} + purple|blue blotches|patches, bruise|bruises just? touch|touching|brush|brushes|lightest',
      'كدمات|ازرقاق|زراق كثيره|وايد, كدمات|كدمه|ازرقاق|زراق .. بدون|دون|بلا|غير سبب|ضربه|ضرب|اصابه|صدمه|طيحه|سقوط, تكدم, نقاط|بقع حمرا .. صغيره + كدمات|لثه|رعاف, كدمات|كدمه|بقع|ازرقاق|زراق|زرق|نقاط + بدون|دون|بلا|ما|من غير|لحالها|لوحدها + انطق|ضرب|طاح|طيحه|سبب|صدمه|ضربه|سبب|طاحت|انضرب|خبطه|شي, كدمات|ازرقاق|بقع زرقا|زرق|زرقاء|بنفسجيه + جسم|ظهر|رجول|بطن, نقط|نقاط حمرا|حمر صغيره|صغار|زغيره, ازرق|يزرق|تزرق + لمس|سبب|بدون|بسهوله, كدمات|كدمه|بقع|ازرقاق|زراق|زرق + بدون|دون|بلا|لحالها|لوحدها|ما + انطق|ضرب|طاح|طيحه|سبب|صدمه|ضربه|طاحت|انضرب|خبطه|شي, كدمات|بقع|ازرقاق + من غير, كدمات + ظهره|ظهري|بطني|بطنه + بدون|سبب|كثيره|جديده',
    ],
  }),
  pallor: finding(['Paleness', 'شحوب'], {
    tick: ['Skin, lips or inner eyelids are paler than usual', 'الجلد أو الشفتان أو باطن الجفن أشحب من المعتاد'],
    says: [
      'pallor, pale, paler, {face} + pale|colourless, looks|looking|gone|went|turned white, white as sheet|ghost|paper, pasty, like|as|white ghost|sheet|paper|chalk, colour|color + drained|gone|lost|zero|washed, whitish|yellowish face|look, washed out, no|zero|lost|drained colour|color face|lips|cheeks|all, lost colour|color, grey|gray|white|pale like|as putty|wax|candle|clay|flour, look|looks|looking like? ghost|wax, {face} .. like wax|candle',
      'شحوب, شاحب, شاحبه, باهت, باهته, وجه + شاحب|اصفر|باهت|ابيض|مخطوف, لون + مخطوف|شاحب|باهت|مصفر|مسحوب, مخطوف لون, مصفر وتعبان, وجه|ويه|وش + ابيض|اصفر|صفره|صفار|ما فيه دم|باهت, بدون لون, ما .. لون|دم وجه|ويه|وش, وجه|ويه|وش + ابيض|صفره|صفار|باهت, ما فيه دم, لونه|لونها|وجهه|وجهها|ويهه|وشه|وشي|وشها + رايح|راح|شمع|ليمون|ليمونه|مخطوف|باهت|بهتان|ميت, وجه|وجهه|وجهها|ويه|وش|لونه|لونها .. مثل|زي شمع|ليمون, =بهتان|=بهتانه, بقي باهت|شاحب, صفار|اصفر .. وجه|ويه, عرق* + وجهه|وجهها|ويهه|ويهها + اصفر',
    ],
  }),
  anaemia: finding(['Anaemia', 'فقر الدم'], {
    kind: 'disease',
    says: [
      'anaemia, anemia, anaemic, anemic, low haemoglobin|hemoglobin|hb|iron|ferritin|b12, low blood count, haemoglobin|hemoglobin|hgb|ferritin|iron|b12 + low|dropped|down|deficiency, blood + less|low|weak|short|deficiency, haemoglobin|hemoglobin|hb + =8|=9|8.*|9.*|10.*|less|under|below',
      'فقر دم, فقر بالدم, انيميا, هيموجلوبين|هيموغلوبين|خضاب|حديد + نازل|منخفض|قليل|ناقص|نقص|واطي, فيتامين ب12 + نازل|منخفض|قليل|ناقص|نقص|واطي, نقص حديد|دم|هيموجلوبين, دمي|دمها|دمه نازل|قليل|ضعيف|ناقص, دم =ضعيف|=ناقص|=نقص|=واطي, =دمي|=دمها|=دمه + قليل|ضعيف|ناقص|نقص|واطي, نسبه دم|حديد + نازل|قليل|ضعيف|ناقص|واطي|منخفض, هيموجلوبين|هيموغلوبين + 8|9|10|8.*|9.*|10.*',
    ],
  }),
  'very-low-haemoglobin': finding(['Very low haemoglobin', 'هيموغلوبين منخفض جداً'], {
    tick: ['Haemoglobin under 7 g/dL on a test', 'الهيموغلوبين أقل من 7 غ/ديسيلتر في الفحص'],
    says: [
      'haemoglobin|hemoglobin|hb|hgb + =3|=4|=5|=6|3.*|4.*|5.*|6.*|extremely|dangerously|critically, haemoglobin|hemoglobin|hb|hgb + below|under =7, need|needs|told .. transfusion, haemoglobin|hemoglobin|hb|hgb|blood|blood count + 3.*|4.*|5.*|6.*|=3|=4|=5|=6, need|needs|urgent|told blood transfusion|transfusing',
      'هيموجلوبين|هيموغلوبين|خضاب + =3|=4|=5|=6|3.*|4.*|5.*|6.*|خمسه|سته|اربعه, =دمي|=دمه|=دمها =3|=4|=5|=6|خمسه|سته|اربعه, يحتاج|احتاج|تحتاج نقل دم, دم|دمي|دمها|دمه|هيموجلوبين|هيموغلوبين|خضاب + 3.*|4.*|5.*|6.*, هيموجلوبين|هيموغلوبين|خضاب|=دمي|=دمها|=دمه + =3|=4|=5|=6|خمسه|سته|اربعه, لازم|محتاج|يحتاج|تحتاج|احتاج نقل|اكياس|كيس دم, دم|=دمها|=دمي|=دمه|هيموجلوبين + خمسه|سته|اربعه|ثلاثه, نسبه دم + نازل + وايد|كثير|جدا, تحليل|=دمها|=دمه|=دمي|نسبه + طالع|طلع|نازل + 3.*|4.*|5.*|6.*',
    ],
    implies: ['anaemia'],
  }),
  'iron-loss': finding(['Signs of iron loss', 'علامات نقص الحديد'], {
    tick: ['Periods are heavy, or ice or soil is craved', 'الدورة غزيرة، أو اشتهاء الثلج أو التراب'],
    says: [
      '{menses} + heavy|flooding|heavier|clots, {menses} + too much|many|lots|pads|forever|long|soaking|gushing, mens|=monthly + flow|bleed|period|much|heavy + much|heavy|many|pads|long, craving|crave|craves|munch|munching|crunch|crunching|eat|eats|eating|chew|chewing + ice|soil|clay|chalk|sand|mud|dirt|paper|starch, super|pad|pads|tampon|tampons|towels + every|each|per hour|hours|two|three, {menses} .. 8|9|10|11|12|14|eight|nine|ten days, {menses} + flooding|crime scene|gushing',
      '{menses} + غزيره|قويه|طويله|كتل, اكل|اشتهي|ياكل ثلج|تراب|طين|نشا, {menses} + كثيره|وايد|فوط|غزير|شلال|قطع|تطول|نزيف, اكل|اشتهي|ياكل|تاكل|يشتهي|تشتهي|يمضغ|اقرش|يقرش|يقرط|اقرط|اكرمش + ثلج|تراب|طين|نشا|رمل|طباشير|تلج, عادتي|شهريه + غزيره|كثيره|قويه|وايد|كتير, {menses} + تقيله|ثقيله|تقيل|ثقيل|تطول|طويله, {menses} .. تطول|تقعد|تستمر|تجلس|تدوم .. عشر|تسع|ثمان|تمن|9|10|12 ايام|يوم',
    ],
  }),
  thalassaemia: finding(['Thalassaemia', 'ثلاسيميا'], {
    kind: 'background',
    tick: ['Thalassaemia or another illness that needs regular transfusions', 'ثلاسيميا أو مرض آخر يحتاج إلى نقل دم منتظم'],
    says: [
      'thalassaemia, thalassemia, regular|monthly transfusion|transfusions, deferiprone, deferasirox, exjade, iron chelation, thal, thalassemic, transfused|transfusion + monthly|regularly|regular|month|weeks|every|lifelong, blood every month|weeks',
      'ثلاسيميا, تلاسيميا, انيميا بحر, بحر متوسط, نقل دم شهري|دوري|منتظم, طارد حديد, ثلاسيميه, نقل|ينقل|تنقل|انقل|ياخذ|اخذ + دم + كل|شهر|شهري|اسابيع|دايم',
    ],
  }),
  'after-transfusion': finding(['After a transfusion', 'بعد نقل الدم'], {
    kind: 'background',
    tick: ['Blood was transfused within the last day', 'نقل دم خلال اليوم الأخير'],
    says: [
      'after|during|since .. transfusion, transfused today|yesterday, transfusion + today|yesterday|night|morning|hours|after|just, transfused + today|yesterday|morning|hours|night|ago|just, blood|units|unit|bag|bags + given|topped|received + today|yesterday|morning|hospital|hours|ago|night, give|gave|given|got|topped|received + bag|bags|unit|units blood, unit|units|bag|bags|pint|pints blood, given|received|infused|transfused blood, give|gave blood + hospital, infusion|transfusion finished|done|over, give|gave|given me|us blood, was? given blood + hospital|yesterday|today|night',
      'بعد|اثناء|خلال .. نقل دم, نقلوا .. دم اليوم|امس, نقل|نقلت|عطوه|عطوها|عطوني|اعطوه|اعطوني|اعطوها|اخذت|اخدت|خذت|ركبوا|علقوا|حطوا + دم + اليوم|امس|مبارح|البارحه|ساعه|ساعات|صبح|مسا|ليل|هلق|الحين|قبل|توه|توني, كيس|كيسين|اكياس|وحدتين دم + اليوم|امس|مبارح|ساعه|ساعات|الحين, بعد ما .. نقل|عطوه|خذت|اخذت دم',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
