import { type Finding, finding } from '../kinds.ts';

/** Sugar, hormones and blood. */
export const findings = {
  diabetes: finding(['Diabetes', 'سكري'], {
    kind: 'background',
    tick: ['Known diabetes', 'إصابة معروفة بالسكري'],
    says: [
      'diabetes, diabetic, insulin, metformin, glucophage, t1dm, t2dm, type 1|2|one|two, iddm, gliclazide, glimepiride, novorapid, lantus, ozempic, mounjaro',
      'سكري, مريض|مريضه|مرض|فيني سكر, السكر, =سكر, =سكره, =سكرها, =سكري, انسولين, ميتفورمين, غلوكوفاج, جلوكوفاج, ديابيتس',
    ],
  }),
  'low-sugar': finding(['Low blood sugar', 'انخفاض السكر'], {
    tick: ['Blood sugar is low', 'سكر الدم منخفض'],
    says: [
      'low blood? sugar|glucose, sugar|glucose + low|drop|dropped|dropping|drops|fell|falling|crashed|crash|down, hypo, =hypo, hypos, hypoglycemia, hypoglycaemia, hypoglycemic, hypoglycaemic',
      'سكر|سكره|سكري|سكرها + نازل|منخفض|نزل|ينزل|هابط|هبط|واطي|طايح|طاح|انخفض, انخفاض|هبوط|نقص|نزول سكر, هايبو',
    ],
  }),
  'sweet-not-helping': finding(['Sugar does not rise', 'السكر لا يرتفع'], {
    tick: ['Sugar stays low after two sweet drinks', 'السكر ما زال منخفضاً بعد مشروبين محلّيين'],
    says: [
      'sugar|juice|sweets|glucose|honey|coke|chocolate + still|not|keeps low|rise|rising|help|helping|up|work|dropping, still low after',
      'عصير|سكر|حلو|تمر|عسل + للحين|لسه نازل|منخفض, عصير|سكر|حلو|تمر|عسل + ما زال نازل|منخفض, عصير|حلو|تمر|عسل + ما ارتفع|يرتفع|طلع|فاد|نفع',
    ],
    implies: ['low-sugar'],
  }),
  'cannot-swallow-safely': finding(['Too drowsy to swallow', 'تعذر البلع بأمان'], {
    tick: ['Too sleepy or confused to drink safely', 'نعاس أو ارتباك يمنع الشرب بأمان'],
    says: [
      'sugar|hypo|diabetic + cant|not|wont swallow|drink|sit|wake, too sleepy|drowsy|confused .. drink|swallow',
      'سكر + ما|لا قدر|راضي يبلع|يشرب|تشرب|تبلع, سكر + رافض يبلع|يشرب',
    ],
  }),
  'odd-behaviour': finding(['Behaves oddly', 'تصرف غريب'], {
    tick: ['Behaves oddly or as if drunk, or answers wrongly', 'تصرف غريب أو كالسكران، أو أجوبة غير مفهومة'],
    says: [
      'act|acts|acting|behave|behaves|behaving .. weird|odd|oddly|strange|strangely|drunk|funny|aggressive, talk|talks|talking .. nonsense|rubbish|gibberish, not making sense, as if drunk, like drunk',
      'يتصرف|تصرف|تصرفات|تتصرف .. غريب|غريبه, يتصرف|تصرف|تصرفات|تتصرف .. ما طبيعي|طبيعيه, كانه|كانها سكران|سكرانه, كانه|كانها ما بوعي, يخربط|تخربط|يخرف|تخرف|يهلوس .. كلام?, كلام .. ما مفهوم, كلام .. غريب',
    ],
    implies: ['confused'],
  }),
  'too-much-insulin': finding(['Too much insulin', 'أنسولين زائد'], {
    tick: ['Too much insulin or diabetes tablets, or a dose without food', 'أنسولين أو حبوب سكري زائدة، أو جرعة دون طعام'],
    says: [
      'insulin|novorapid|gliclazide|glimepiride + double|doubled|twice|extra|wrong|mistake|overdose, insulin|novorapid|gliclazide|glimepiride + too much, insulin|novorapid|gliclazide|glimepiride + not|without|forgot|skipped|missed eat|eating|ate|food|lunch|dinner|breakfast|meal',
      'انسولين + مرتين|دبل|زايد|زياده|غلط, ابره|حبوب سكر + مرتين|دبل|زايد|زياده|غلط, انسولين + ما|بدون|نسيت|نسي اكل, ابره|حبوب سكر + ما|بدون|نسيت|نسي اكل, انسولين + دوز|جرعه عالي|عاليه|كبيره',
    ],
  }),
  'high-sugar': finding(['High blood sugar', 'ارتفاع السكر'], {
    tick: ['Blood sugar is much higher than usual', 'سكر الدم أعلى بكثير من المعتاد'],
    says: [
      'high blood? sugar|glucose, sugar|glucose|meter + high|hi|above|over|up|raised|rising|shot|spike|spiked|spiking|uncontrolled, sugar|glucose + through roof, sugar|glucose + out control, hyperglycemia, hyperglycaemia, ketoacidosis, dka',
      'سكر|سكره|سكري|سكرها + عالي|مرتفع|ارتفع|طالع|طلع|فوق|واصل|هاي|زايد|لاعب|صاعد, سكر|سكري + ما|غير منتظم, ارتفاع سكر, حماض كيتوني',
    ],
  }),
  'meter-high': finding(['Meter shows HI', 'الجهاز يُظهر HI'], {
    tick: ['The meter shows HI, or more than 25 mmol/L (450 mg/dL)', 'الجهاز يُظهر HI أو أكثر من 25 ملّي مول (450 ملغ)'],
    says: [
      'meter|glucometer|machine|reading|sensor + =hi|unreadable, meter|glucometer|machine|reading|sensor + says|shows|reads|error high, meter|glucometer|machine|reading|sensor + off scale, sugar =hi',
      'جهاز|قياس + =هاي|=hi|=high, جهاز + ما يقرا, جهاز + خارج قياس',
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
      'fruity, breath|smell|smells + fruit|acetone|pear, breath|smell|smells + nail polish',
      'ريحه|رايحه|ريحته|ريحتها + فواكه|فاكهه|تفاح|اسيتون|مزيل|مناكير',
    ],
  }),
  'deep-breathing': finding(['Deep fast breathing', 'تنفس عميق وسريع'], {
    tick: ['Breathing is deep and fast without effort', 'التنفس عميق وسريع دون مجهود'],
    says: [
      'kussmaul, deep|fast|rapid|rapidly|quick .. breathing|breathes, breathing|breathes .. deep|deeply|fast|rapidly|quickly|heavily',
      'تنفس|=النفس|=نفسي|=نفسه|=نفسها + بسرعه|سريع, تنفس .. بعمق|عميق',
    ],
  }),
  'missed-insulin': finding(['Missed insulin', 'انقطاع الأنسولين'], {
    tick: ['Insulin has run out, was missed, or the pump failed', 'نفد الأنسولين أو فاتت جرعة أو تعطلت المضخة'],
    says: [
      'insulin + missed|forgot|ran|finished|stopped|skipped|lost|expired, insulin pump .. broke|broken|failed|blocked|not, insulin .. run out, not take|taken|taking .. insulin',
      'انسولين + نسيت|نسي|خلص|خلصت|نفد|وقف|وقفت|تركت|انقطع, انسولين + ما اخذ|خذ|خذيت|ياخذ, مضخه + عطل|تعطلت|خربت|وقفت',
    ],
  }),
  thirst: finding(['Great thirst', 'عطش شديد'], {
    tick: ['Great thirst, and passing much urine', 'عطش شديد مع كثرة التبول'],
    says: [
      'thirst, thirsty, drink|drinks|drinking .. lot|lots|loads|litres|liters|constantly, drink|drinks|drinking all time, drink|drinks|drinking .. much water, polydipsia, polyuria, pee|peeing|urinating|wee|weeing + thirsty|thirst|drinking, always thirsty',
      'عطش, عطشان, عطشانه, اعطش, يعطش, شرب|يشرب|اشرب|تشرب .. ماي|مويه|ماء وايد|كثير|واجد, بول|تبول|حمام .. كثير|وايد + شرب, كل شوي بول|تبول|حمام + شرب',
    ],
  }),
  'bed-wetting-again': finding(['Wets the bed again', 'عودة التبول الليلي'], {
    tick: ['A child who was dry wets the bed again', 'عودة التبول في الفراش لدى طفل كان قد توقف عنه'],
    says: [
      'bed wetting|wet|wetting again|started|suddenly, wet|wets|wetting bed + again|thirst|thirsty|started|weight',
      'رجع|صار|بدا يبول|تبول .. فراش|فرشه|سرير, يبول .. فراش + عطش|يشرب',
    ],
  }),
  'raised-sugar-test': finding(['Raised sugar on a test', 'سكر مرتفع في الفحص'], {
    says: [
      'hba1c, =a1c, prediabetes, prediabetic, borderline diabetes|sugar, insulin resistance, fasting sugar|glucose|blood',
      'سكر تراكمي|صايم|صيام, تراكمي, مقدمات سكري, مقاومه انسولين',
    ],
  }),
  adrenal: finding(['Adrenal insufficiency', 'قصور الكظر'], {
    kind: 'background',
    tick: ['Known adrenal failure, or steroid tablets for weeks', 'قصور معروف في الغدة الكظرية، أو حبوب كورتيزون منذ أسابيع'],
    says: [
      'addison, addisons, adrenal insufficiency|failure|crisis|problem, hypoadrenal, congenital adrenal, =cah, hydrocortisone tablets?, fludrocortisone, steroid dependent|tablets|card, prednisolone|prednisone|cortisone|steroids .. months|years|daily|long|weeks, hypopituitarism, stopped .. prednisolone|prednisone|steroids|cortisone',
      'قصور|كسل|فشل غده? كظر|كظريه, اديسون, هيدروكورتيزون, كورتيزون|بريدنيزولون|بريدنيزون .. سنوات|سنين|شهور|اشهر|اسابيع|دايم|يومي|زمان, وقفت .. كورتيزون|بريدنيزولون, نقص كورتيزول, فرط تنسج كظر',
    ],
  }),
  'missed-steroids': finding(['Missed steroid tablets', 'انقطاع الكورتيزون'], {
    tick: ['Steroid tablets were missed, stopped or vomited', 'فاتت حبوب الكورتيزون أو أُوقفت أو خرجت مع القيء'],
    says: [
      'hydrocortisone|prednisolone|prednisone|steroid|steroids|cortisone + missed|stopped|forgot|finished|vomited|without|suddenly, hydrocortisone|prednisolone|prednisone|steroid|steroids|cortisone + ran|run out',
      'هيدروكورتيزون|بريدنيزولون|كورتيزون + نسيت|وقفت|وقف|خلص|تركت|انقطع|استفرغت|رجعت',
    ],
    implies: ['adrenal'],
  }),
  sickle: finding(['Sickle cell disease', 'أنيميا منجلية'], {
    kind: 'background',
    tick: ['Known sickle cell disease', 'إصابة معروفة بالأنيميا المنجلية'],
    says: ['sickle, sickler, =hbss, =scd, sickle cell', 'منجلي, منجليه, انيميا منجليه, فقر دم منجلي, تكسر دم منجلي, سكلر, سيكل'],
  }),
  'sickle-crisis': finding(['Sickle cell crisis', 'نوبة منجلية'], {
    tick: ['Pain of a sickle cell crisis', 'ألم نوبة الأنيميا المنجلية'],
    says: [
      'sickle + crisis|attack|episode, sickle + {pain}, pain crisis, vaso occlusive, painful crisis',
      'منجلي|منجليه|سكلر + نوبه|ازمه|كرايسس, منجلي|منجليه|سكلر + {pain}, نوبه منجليه|انحلال',
    ],
    implies: ['sickle'],
  }),
  'spleen-swelling': finding(['Swollen spleen', 'تضخم الطحال'], {
    tick: ['The left side of the belly is swollen or hard', 'انتفاخ أو صلابة في الجهة اليسرى من البطن'],
    says: [
      'spleen + {swell}, spleen + {pain}, splenic, spleen bigger|big|large',
      'طحال + {swell}, طحال + {pain}, طحال كبير|متضخم|تضخم, تضخم طحال',
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
      'اكل|اكلت|كل|كلت|ياكل|تاكل + فول|فلافل|طعميه, =فول, =الفول, باقلا, باقلاء, باجله, نفتالين, كور عته, حناء .. طفل|رضيع',
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
      'haemophilia, hemophilia, haemophiliac, hemophiliac, von willebrand, factor viii|8|9|ix|seven|vii|deficiency, bleeding disorder|condition, =itp, low platelet|platelets, platelets low, thrombocytopenia',
      'هيموفيليا, ناعور, نزف وراثي, سيوله .. وراثيه|وراثي, نقص|قله|انخفاض صفايح|عامل, صفايح .. نازله|قليله|منخفضه, فون ويلبراند',
    ],
  }),
  'joint-bleed': finding(['Bleed into a joint or muscle', 'نزف في مفصل أو عضلة'], {
    tick: ['A joint or muscle is newly swollen, tight or painful', 'مفصل أو عضلة مع تورم أو شد أو ألم جديد'],
    says: [
      'haemophilia|hemophilia|haemophiliac|hemophiliac + {joint} + {swell}, haemophilia|hemophilia|haemophiliac|hemophiliac + {joint} + {pain}, haemophilia|hemophilia|haemophiliac|hemophiliac + {muscle}, joint|muscle bleed, bleed|bleeding .. joint|knee|elbow|ankle|muscle',
      'هيموفيليا|ناعور + {joint}, هيموفيليا|ناعور + {muscle}, نزف|نزيف .. مفصل|ركبه|كوع|عضله|كاحل',
    ],
  }),
  'easy-bruising': finding(['Easy bruising', 'كدمات سهلة'], {
    tick: ['Bruises or tiny red spots came without a knock', 'ظهور كدمات أو نقاط حمراء صغيرة دون إصابة'],
    says: [
      'bruise|bruises|bruising .. easily|easy|without|unexplained|nowhere|everywhere|randomly, bruise|bruises|bruising .. no reason, bruise|bruises|bruising .. all over, unexplained|easy|spontaneous|random bruise|bruises|bruising, petechiae',
      'كدمات|كدمه|ازرقاق|زراق .. بدون|دون|بلا|كثيره, كدمات|كدمه|ازرقاق|زراق .. من غير, بقع زرقا, تكدم, نقاط|بقع حمرا .. صغيره + كدمات|لثه|رعاف',
    ],
  }),
  pallor: finding(['Paleness', 'شحوب'], {
    tick: ['Skin, lips or inner eyelids are paler than usual', 'الجلد أو الشفتان أو باطن الجفن أشحب من المعتاد'],
    says: [
      'pallor, pale, paler, {face} + pale|colourless, looks|looking|gone|went|turned white, white as sheet|ghost|paper, pasty',
      'شحوب, شاحب, شاحبه, باهت, باهته, وجه + شاحب|اصفر|باهت|ابيض|مخطوف, لون + مخطوف|شاحب|باهت|مصفر|مسحوب, مخطوف لون, مصفر وتعبان',
    ],
  }),
  anaemia: finding(['Anaemia', 'فقر الدم'], {
    says: [
      'anaemia, anemia, anaemic, anemic, low haemoglobin|hemoglobin|hb|iron|ferritin|b12, low blood count, haemoglobin|hemoglobin|hgb|ferritin|iron|b12 + low|dropped|down|deficiency',
      'فقر دم, فقر بالدم, انيميا, هيموجلوبين|هيموغلوبين|خضاب|حديد + نازل|منخفض|قليل|ناقص|نقص|واطي, فيتامين ب12 + نازل|منخفض|قليل|ناقص|نقص|واطي, نقص حديد|دم|هيموجلوبين, دمي|دمها|دمه نازل|قليل|ضعيف|ناقص',
    ],
  }),
  'very-low-haemoglobin': finding(['Very low haemoglobin', 'هيموغلوبين منخفض جداً'], {
    tick: ['Haemoglobin under 7 g/dL on a test', 'الهيموغلوبين أقل من 7 في الفحص'],
    says: [
      'haemoglobin|hemoglobin|hb|hgb + =3|=4|=5|=6|3.*|4.*|5.*|6.*|extremely|dangerously|critically, haemoglobin|hemoglobin|hb|hgb + below|under =7, need|needs|told .. transfusion',
      'هيموجلوبين|هيموغلوبين|خضاب + =3|=4|=5|=6|3.*|4.*|5.*|6.*|خمسه|سته|اربعه, =دمي|=دمه|=دمها =3|=4|=5|=6|خمسه|سته|اربعه, يحتاج|احتاج|تحتاج نقل دم',
    ],
    implies: ['anaemia'],
  }),
  'iron-loss': finding(['Signs of iron loss', 'علامات نقص الحديد'], {
    tick: ['Periods are heavy, or ice or soil is craved', 'الدورة غزيرة، أو اشتهاء الثلج أو التراب'],
    says: [
      '{menses} + heavy|flooding|heavier|clots, eat|eating|craving|crave|chew|chewing ice|soil|clay|chalk',
      '{menses} + غزيره|قويه|طويله|كتل, اكل|اشتهي|ياكل ثلج|تراب|طين|نشا',
    ],
  }),
  thalassaemia: finding(['Thalassaemia', 'ثلاسيميا'], {
    kind: 'background',
    tick: ['Thalassaemia or another illness that needs regular transfusions', 'ثلاسيميا أو مرض آخر يحتاج إلى نقل دم منتظم'],
    says: [
      'thalassaemia, thalassemia, regular|monthly transfusion|transfusions, deferiprone, deferasirox, exjade, iron chelation',
      'ثلاسيميا, تلاسيميا, انيميا بحر, بحر متوسط, نقل دم شهري|دوري|منتظم, طارد حديد',
    ],
  }),
  'after-transfusion': finding(['After a transfusion', 'بعد نقل الدم'], {
    kind: 'background',
    tick: ['Blood was transfused within the last day', 'نقل دم خلال اليوم الأخير'],
    says: ['after|during|since .. transfusion, transfused today|yesterday', 'بعد|اثناء|خلال .. نقل دم, نقلوا .. دم اليوم|امس'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
