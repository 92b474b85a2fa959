import { type Finding, finding } from '../kinds.ts';

const vomits = 'vomit|vomits|puke|retch|spew|spewing|spewed|emesis|throw|throwing|threw|thrown';
const vomitsAr = 'قيء|قي|استفراغ|ستفرغ|استفرغ|=ترجيع|=الترجيع|تقيا|تقيو|زوع|زاع|طرش|تطريش|لفظ';
const broughtAr = '=رجع|=رجعت|=ارجع|=يرجع|=ترجع|=بيرجع|=بترجع';
const stools = 'stool|poo|poop|motion|faeces|feces|crap|diarrhea|diarrhoea|bowel';
const stoolsAr = 'براز|خروج|غايط|فضلات|طلعه|اسهال|سهال|حمام|تواليت|كاكا';
const loose = 'loose|watery|runny|liquid|soft';

/** Belly, gut and liver. */
export const findings = {
  'belly-pain': finding(['Belly pain', 'ألم في البطن'], {
    tick: ['Pain in the belly', 'ألم في البطن'],
    says: [
      '{belly} + {pain}, {pelvis} + {pain}, bellyache, stomachache, tummyache, belly ache|trouble, tummy trouble, biliary colic, biliary pain, stomach upset|issue|problem, {belly} + killing|twisting|knots|dying, period like cramps, appendix + {pain}',
      '{belly} + {pain}, {pelvis} + {pain}, مغص, مغصه, يمغص, ممغوص, مغصات, ممغوصه, {belly} + تعبان|تعبانه|تعبني|قرص|عصر|تقطع|مقطع|لوي, عوار بطن, قولون + {pain}',
    ],
  }),
  'upper-belly-pain': finding(['Pain in the upper belly', 'ألم في أعلى البطن'], {
    tick: ['The pain is in the pit of the stomach, just below the breastbone', 'الألم في فم المعدة تحت عظمة الصدر مباشرة'],
    says: [
      'epigastric|epigastrium + {pain}, epigastric|epigastrium + {pressure}, upper|top|high + {belly} + {pain}, pit stomach, below|under|beneath breastbone|sternum + {pain}, {pain} + upper abdomen|abdominal|belly|stomach|tummy, {belly} + {pressure}, above belly? button|navel + {pain}',
      'فم معده, راس معده, راس قلب + {pain}, اعلي|فوق بطن|معده + {pain}, فوق سره + {pain}, شرسوف, {pain} + شرسوفي, بطن من فوق + {pain}, تحت صدر|قفص + {pain}, {belly} + {pressure}',
    ],
    implies: ['belly-pain'],
  }),
  'belly-effort': finding(['Upper belly trouble on effort', 'ألم أعلى البطن مع المجهود'], {
    tick: ['It comes on walking, stairs or other effort', 'يأتي مع المشي أو صعود الدرج أو أي مجهود'],
    says: [
      '{belly} + when|on|with|after|during + {effort}, indigestion|heartburn|burning + when|on|with|after|during + {effort}',
      '{belly} + لما|اذا|مع|عند|وقت|كل + {effort}, حموضه|حرقه|حرقان + لما|اذا|مع|عند|وقت|كل + {effort}',
    ],
  }),
  'pain-to-back': finding(['Belly pain going through to the back', 'ألم يخترق إلى الظهر'], {
    tick: ['The belly pain goes straight through to the back', 'ألم البطن يخترق إلى الظهر'],
    says: [
      '{belly} + {spreading} + {back}, {belly} + through|bores|boring + {back}, band like + {belly}, belt + {belly} + {back}',
      '{belly} + {spreading} + {back}, {belly} + ضارب|يضرب|ضرب|مسمع|حزام|طالع|واصل + {back}, مثل|زي حزام + {pain}',
    ],
    implies: ['belly-pain'],
  }),
  'low-side-pain': finding(['Pain low on one side', 'ألم أسفل البطن في جهة'], {
    tick: ['The pain is low in the belly on one side', 'الألم أسفل البطن في جهة واحدة'],
    says: [
      '{pain} + low|lower left|right|side, {pain} + left|right lower, {pain} + side low|down, iliac fossa, lower left|right abdomen|abdominal|belly|stomach|tummy|quadrant, left|right lower quadrant, left|right iliac, {pelvis} + one|left|right side',
      '{pain} + تحت|اسفل .. يمين|يسار|ايمن|ايسر|شمال|جنب|جهه, {pain} + يمين|يسار|جنب|جهه .. تحت|اسفل, اسفل بطن .. يمين|يسار|ايمن|ايسر|شمال, حفره حرقفيه',
    ],
    implies: ['belly-pain'],
  }),
  'low-right-pain': finding(['Pain low on the right', 'ألم أسفل يمين البطن'], {
    tick: ['The pain is low on the right side of the belly', 'الألم أسفل البطن في الجهة اليمنى'],
    says: [
      'low|lower right side|hand|quadrant|abdomen|abdominal|belly|stomach|tummy, right lower side|quadrant|abdomen|abdominal|belly|stomach|tummy, {belly} + low|lower right, {belly} + right lower, {pain} + low|lower right, right iliac, rlq, rif, mcburney, right bottom side, right groin + {pain}, right side|sided .. belly|abdomen|stomach|tummy|abdominal, {belly} + right side',
      'اسفل بطن ايمن|يمين, {pain} + تحت|اسفل علي? جهه? يمين|ايمن|يمني, {pain} + يمين تحت|اسفل, {belly} + تحت|اسفل .. يمين|ايمن|يمني, {belly} + يمين .. تحت|اسفل, بطن .. يمين|ايمن + {pain}, جنب ايمن|يمين + {belly}, جهه يمين|يمني + {belly}',
    ],
    implies: ['low-side-pain', 'belly-pain'],
  }),
  'pain-moved': finding(['Pain that moved to the lower right', 'ألم انتقل إلى أسفل اليمين'], {
    tick: ['The pain began around the navel and moved to the lower right', 'بدأ الألم حول السرة ثم انتقل إلى أسفل اليمين'],
    says: [
      'moved|shifted|migrated|went|gone|moving|settled|now .. right + {belly}, navel|bellybutton|button|umbilicus|periumbilical|middle + right, moved|shifted|migrated .. lower? right',
      'سره|وسط|نص + انتقل|تحول|نزل|راح|صار|نقل + يمين|ايمن|يمني, سره + يمين|ايمن|يمني',
    ],
    implies: ['low-right-pain', 'belly-pain'],
  }),
  'jolt-pain': finding(['Each step or cough hurts the belly', 'كل خطوة أو سعلة تؤلم البطن'], {
    tick: ['Each step, bump or cough makes the belly pain sharp', 'كل خطوة أو هزة أو سعلة تزيد ألم البطن حدة'],
    says: [
      '{belly} + {pain} + walk|walking|step|bump|bumps|jump|cough|coughing|move|moving, walk|walks|walking bent|hunched|doubled, cant stand|straighten|walk + {belly}, speed bump|bumps, rebound',
      '{belly} + {pain} + مشي|امشي|خطوه|حركه|اتحرك|كح|مطب, مشي|يمشي|تمشي|امشي منحني|محني|منثني, ما .. وقف|مشي|يفرد + {belly}',
    ],
  }),
  appendicitis: finding(['Appendicitis', 'التهاب الزائدة'], {
    kind: 'disease',
    says: [
      'appendicitis, appendix, appendic*',
      'زايده دوديه, زايده ملتهبه|منفجره, التهاب|انفجار|الم|وجع زايده, =زايدتي, =زايدته, =زايدتها, =الزايده, مصران اعور, =الاعور + {pain}',
    ],
  }),
  'rigid-belly': finding(['Hard belly', 'تصلب البطن'], {
    tick: ['The belly is as hard as a board, or too sore to be touched', 'البطن متصلب كاللوح، أو لا يحتمل اللمس'],
    says: [
      '{belly} + rigid|board|drum|boardlike|rock|stone|stiff, {belly} + hard|tense|solid, guarding, peritonitis, peritonism, perforated, perforation, cant|not touch|bear|stand + {belly}, {belly} + sore|tender|painful touch',
      '{belly} + قاسي|صلب|متحجر|متصلب|ناشف|حجر|خشب|مخشب|مشدود|قاسيه|متخشب|يابس|لوح|متيبس, تصلب بطن, ما|لا .. تحمل|يتحمل|يقدر|تقدر|اقدر .. لمس|المس|يلمس + {belly}, انفجار|انثقاب امعاء|معده|قرحه',
    ],
    implies: ['belly-pain'],
  }),
  'upper-right': finding(['Under the right ribs', 'تحت الأضلاع اليمنى'], {
    tick: ['The pain is under the right ribs', 'الألم تحت الأضلاع اليمنى'],
    says: [
      'upper right, right upper, ruq, under|below|beneath right? rib|ribs|ribcage, right rib|ribs, right hypochondri*, liver + {pain}, gallbladder + {pain}',
      'تحت|اسفل ضلع|ضلوع, فوق يمين, يمين فوق, اعلي بطن ايمن|يمين, مراره + {pain}, {pain} + كبد',
    ],
    implies: ['belly-pain'],
  }),
  gallstones: finding(['Gallstones', 'حصى المرارة'], {
    kind: 'disease',
    says: ['gallbladder, gall bladder, gallstone, gall stone, cholecystitis, biliary, murphy', 'مراره, حصي|حصوات|حصوه مراره'],
  }),
  'fatty-meal': finding(['After a fatty meal', 'بعد وجبة دسمة'], {
    kind: 'background',
    says: [
      'fatty|greasy|fried|oily|fat + meal|food|foods|eat|eating|after',
      'اكل|وجبه|بعد|اكلت|اكله دسم|دسمه|دهون|مقلي|مقليات|سمين|دهني|زيوت, دسم, مقليات',
    ],
  }),
  pancreatitis: finding(['Pancreatitis', 'التهاب البنكرياس'], { kind: 'disease', says: ['pancreatitis, pancreas', 'بنكرياس'] }),
  diverticulitis: finding(['Diverticulitis', 'التهاب الرتوج'], {
    kind: 'disease',
    says: [
      'diverticul*, llq, left lower quadrant, lower left quadrant|abdomen|abdominal|belly|stomach',
      'رتوج, رتج, جيوب قولون|امعاء, اسفل بطن ايسر|يسار',
    ],
  }),
  'belly-operation': finding(['Recent belly operation', 'عملية حديثة في البطن'], {
    kind: 'background',
    tick: ['An operation or scope in the belly in the last 4 weeks', 'عملية أو منظار في البطن خلال آخر 4 أسابيع'],
    says: [
      'surgery|operation|operated|op|scar|incision|stitches + {belly}, after|post|since|recent + laparoscopy|colonoscopy|endoscopy|gastroscopy|sleeve|appendectomy|hysterectomy|caesarean|cesarean, gastric sleeve|bypass|balloon',
      'بعد|من|سويت|عملت + عمليه|جراحه|منظار|تكميم|قيصريه|بالون + {belly}, تكميم, عمليه زايده|مراره|فتق|تكميم|قولون, منظار قولون|معده',
    ],
  }),
  'swollen-belly': finding(['Swollen belly', 'بطن منتفخ مشدود'], {
    tick: ['The belly is swollen and tense', 'البطن منتفخ ومشدود'],
    says: [
      '{belly} + {swell}, {belly} + distended|distension|distention|bigger|huge, {belly} + pregnant looking, {belly} + look pregnant, distended, ascites, fluid + {belly}',
      '{belly} + {swell} + مشدود|قاسي|كبير|شديد, {belly} + كبر|ورم|متورم, بطن كبير, {belly} + فيه|فيها|تجمع ماي|ماء|سوايل, استسقاء',
    ],
  }),
  obstruction: finding(['No stool and no wind', 'لا براز ولا غازات'], {
    tick: ['Neither stool nor wind has passed for a day or more', 'لم يخرج براز ولا غازات منذ يوم أو أكثر'],
    says: [
      'not|cant pass|passed|passing .. wind|gas|flatus|fart, no stool|poo|poop|motion|bowel .. wind|gas|flatus, no wind|gas|flatus .. stool|poo|poop|motion, no wind|gas|flatus + pass|passing|passed, not|cant fart|farted|farting, neither stool|poo|wind|gas, bowel|gut|intestine|intestinal obstruction|obstructed|blocked|blockage, faeculent|feculent|faecal vomit|vomiting',
      'انسداد امعاء|معوي|قولون|مصران, ما|لا .. طلع|يطلع|تطلع|يخرج|تخرج|خرج|اخرج|اطلع .. غازات|ريح, براز|خروج|غايط|اخراج + ولا .. غازات|ريح, بدون غازات|ريح, قيء|ترجيع برازي, ريحه براز',
    ],
  }),
  hernia: finding(['Hernia', 'فتق'], {
    tick: [
      'A lump in the groin, at the navel or in a scar that comes out on straining',
      'بروز في أعلى الفخذ أو السرة أو مكان جرح قديم يظهر عند الشد',
    ],
    says: [
      'hernia, groin + {mass}, groin + {swell}, groin + bulge, navel|bellybutton|umbilicus|scar + bulge|lump|sticks|sticking|popping|out, belly button + bulge|lump|sticks|sticking|popping|out, inguinal',
      'فتق, فتاق, سره + بارزه|طالعه|بروز|منتفخه, سره + {mass}, مغبن|اربيه|حالب + {mass}, اصل|اعلي فخذ + {mass}, مغبن|اربيه|حالب + {swell}, اصل|اعلي فخذ + {swell}',
    ],
  }),
  'hernia-stuck': finding(['Painful hard hernia', 'فتق مؤلم لا يرجع'], {
    tick: ['The hernia lump is hard or painful, or does not go back in', 'بروز الفتق صلب أو مؤلم أو لا يرجع إلى الداخل'],
    says: [
      'hernia|groin|bulge|lump + cant|not|wont|no + push|pushed|pushing|go|goes|going|slide + back|in|inside, hernia + {pain} + {severe}, hernia + hard|stuck|trapped|purple|dark|strangulated|tender|black, hernia + {red}, groin + {mass} + hard|stuck|purple|red|tender, irreducible, incarcerated, strangulated, hernia + {pain} + vomit',
      'فتق|فتاق|بروز + ما|لا|مو رجع|يرجع|ترجع|دخل|يدخل|تدخل, فتق مختنق|محبوس|مخنوق, اختناق فتق, فتق|فتاق + صلب|قاسي|ناشف|متحجر|احمر|ازرق|اسود|محبوس|مخنوق|مختنق, فتق|فتاق + {pain} + {severe}, سره|مغبن|اربيه + {mass} + صلب|قاسي|ناشف|متحجر',
    ],
    implies: ['hernia'],
  }),
  vomiting: finding(['Vomiting', 'قيء'], {
    tick: ['Vomiting', 'قيء'],
    says: [
      'vomit, puke, emesis, retch, spew, spewing, spewed, heaving, throw|throwing|threw|thrown up, throws up, sicked up, violently|physically sick, sick .. times|twice|thrice|once|repeatedly|everywhere|bucket, keep|keeps|kept sick, sickness diarrhoea|diarrhea|bug, diarrhoea|diarrhea sickness, n/v, bring|brings|bringing|brought up food|milk|everything|all|lunch|dinner|bile, chuck|chucking|chucked up, cant keep .. down, nothing stays down',
      'قيء, =قي, =القي, قيه, استفراغ, ستفرغ, استفرغ, مستفرغ, ترجيع, تقيا, تقيو, زوع, زاع, طرش, تطريش, =ارجع, =بيرجع, =بترجع, =نرجع, لفظ .. اكل|حليب, رجع + مرات|مرتين|اكل|حليب|ماي|ماء|دم|اصفر|اخضر, ولد|بنت|ابن|طفل|بيبي|رضيع + =يرجع|=ترجع|=رجع|=رجعت, كل شي + رجع, قذف + اكل|حليب, حاس بالترجيع, =يرجعون',
    ],
  }),
  'keeps-nothing': finding(['Cannot keep fluids', 'لا يحتفظ بالسوائل'], {
    tick: ['Even sips of water come up again', 'حتى رشفات الماء لا تبقى في المعدة'],
    says: [
      'cant|not keep|keeping|hold .. down|in, cant keep fluid|fluids|water|anything, vomit|throw|threw|bring up? everything|water, vomit|throw|threw|bring up? all food|fluid|drink, nothing stays|staying|stay down, everything|water|sips come|comes|coming .. up|out',
      'ما .. ثبت|يثبت|يستقر|يضل|بضل|يقعد|قعد|يبقي|يمسك .. شي|بطن|معده|ماي|ماء|اكل, كل شي .. رجع|يرجع|ارجعه|يرجعه|ترجعه|يستفرغ|يطلع|زوع, رجع|يرجع|ارجع|يستفرغ|استفرغ|يزوع|ازوع كل شي, كل ما|شي .. شرب|اشرب|يشرب|تشرب|اكل|ياكل|تاكل .. رجع|يرجع|ارجع|ارجعه|يرجعه|ترجع|ترجعه|ستفرغ|استفرغ|يطلع|زوع, حتي ماي|ماء .. رجع|ارجعه|يرجعه|ارجع|يرجع|ستفرغ|استفرغ',
    ],
    implies: ['vomiting'],
  }),
  'keeps-fluids': finding(['Keeps fluids down', 'يحتفظ بالسوائل'], {
    kind: 'comfort',
    tick: ['Small sips of water stay down', 'رشفات الماء الصغيرة تبقى في المعدة'],
    says: [
      'keep|kept|hold fluid|water|food|drink|liquid|sip|small|some|everything|most .. down, keep|kept|hold down, drink|drinks|drinking ok|okay|fine|well|plenty|normally|lots, tolerating fluids|water|liquids|food, keep|keeps|keeping fluids|water in, eats|eating drinks|drinking fine|ok|normally|well',
      'شرب|يشرب|تشرب|اشرب|بشرب .. زين|عادي|طبيعي|كويس|منيح|تمام, يثبت|ثبت|يبقي|تبقي .. ماي|ماء|سوايل|اكل, احتفظ|يحتفظ|تحتفظ .. سوايل|ماء',
    ],
  }),
  nausea: finding(['Nausea', 'غثيان'], {
    says: [
      'nausea, nauseous, nauseated, nauseating, queasy, feel|feeling|feels|felt sick, sick feeling, sick stomach|tummy, want|wanna|going vomit|throw|puke, turned stomach',
      'غثيان, لايعه, لايع, لوعه, لعيان, غثي, لوع, لاعت, لاع, لوعان, بلوعه, نفسي|نفسه|نفسها غامه|غامي|لايعه, قلب لايع|غامم, غممان, هدام, =مغثوث, كبد|جبد لايعه|تلوع|لاعت, نفسي .. استفرغ|زوع, ابي|تبي|يبي|بدي|عايز|ودي|حس .. زوع|استفرغ, حس .. =ارجع|=برجع|=ترجيع',
    ],
  }),
  'vomiting-blood': finding(['Vomiting blood', 'قيء دموي'], {
    tick: ['Vomit with blood, or like coffee grounds', 'قيء فيه دم أو يشبه حثل القهوة'],
    says: [
      `${vomits} + {blood}, coffee ground|grounds|coloured|colored, ground coffee, like coffee + ${vomits}, brown|black|red + vomit, hematemesis, haematemesis, blood + come|came|coming|comes up|mouth`,
      `${vomitsAr} + {blood}, ${broughtAr} =دم, ${vomitsAr} + قهوه|بني|اسود, ${broughtAr} + قهوه|بني|اسود, قيء|استفراغ|ترجيع احمر|دموي, زي|متل|مثل|لون تفل|حثل|قهوه + ${vomitsAr}`,
    ],
  }),
  'black-stool': finding(['Black stool', 'براز أسود'], {
    tick: ['Stool black and sticky like tar', 'براز أسود لزج كالقطران'],
    says: [
      `{stool} + {black}, ${stools} + black|tar|tarry|jet, melena, melaena, black tarry, toilet + black tarry|tar`,
      `{stool} + {black}, ${stoolsAr} + اسود|سودا|سوداء|زفت|قطران|فحم|مسود, كقطران`,
    ],
  }),
  'iron-tablets': finding(['Iron tablets', 'حبوب حديد'], {
    kind: 'background',
    tick: ['Iron, charcoal or bismuth is taken', 'تُستعمل حبوب حديد أو فحم أو بزموت'],
    says: [
      'iron tablet|supplement|pill|capsule|medicine|syrup, ferrous, pepto, bismuth, on|taking|started|take iron, charcoal tablet|pill|capsule, liquorice, licorice',
      'حبوب|حبه|اخذ|دوا|مكمل|شراب حديد, بزموت, حديد + حبوب|مكمل|دوا',
    ],
  }),
  'much-rectal-blood': finding(['A lot of blood from the bottom', 'دم كثير من الشرج'], {
    tick: ['A lot of blood or clots from the bottom', 'دم كثير أو كتل دم من الشرج'],
    says: [
      'lot|lots|heavy|heavily|large|profuse|massive|much|pouring|gushing|full|filled|nonstop + blood|bleeding|clots + bottom|rectum|rectal|stool|anus|passage|toilet|bowl|bum|poo, toilet|bowl|pan + full|filled|red + blood, clots + stool|rectum|bottom|anus|toilet|bum, bottom|rectum|anus|bum + bleeding + not|wont stop, pure blood + {stool}',
      'دم|نزيف كثير|وايد|غزير|شديد|قوي|واجد|كتير + {anus}, دم|نزيف كثير|وايد|غزير|شديد|قوي|واجد|كتير + {stool}, دم|نزيف كثير|وايد|غزير|شديد + تحت|حمام, براز كله دم, {anus} + كتل|تخثرات|جلطات دم, حمام|تواليت مليان|ممتلي|كله دم, دم .. يصب|ينزل|يخر + {anus}',
    ],
    implies: ['bloody-stool'],
  }),
  'bloody-stool': finding(['Blood in the stool', 'دم في البراز'], {
    tick: ['Blood in the stool or from the bottom', 'دم في البراز أو من الشرج'],
    says: [
      `{blood} + {stool}, {blood} + {anus}, {blood} + {nappy}, ${stools} + {blood}, red|maroon + {stool}, hematochezia, haematochezia, dysentery, blood + wipe|wiping|wiped`,
      `{blood} + {stool}, {blood} + {anus}, {blood} + {nappy}, براز|خروج|اسهال|سهال|فضلات + {blood}, زحار, ديسنتاريا, دم|نزيف .. من تحت|ورا, {blood} + دخلت|ادخل|رحت حمام`,
    ],
  }),
  'blood-on-paper': finding(['Little blood on the paper', 'دم قليل على المناديل'], {
    tick: ['Only a little bright red blood, on the paper or the outside of the stool', 'دم أحمر قليل فقط على المناديل أو على سطح البراز'],
    says: [
      'blood + paper|tissue|wipe|wiping|wiped, bright red + wipe|wiping|paper|tissue|toilet, streak|streaks|spots|specks|drops|drop + blood + {stool}, streak|streaks|spots|drops|drop blood + toilet|poo|bottom|anus|bum, little|bit|small blood + {stool}, little|bit|small blood + {anus}',
      'دم + ورق|منديل|مناديل|محارم|كلينكس|مسح|امسح, قطره|قطرات|نقطه|نقط|خيط|خيوط|شوي|شويه|بسيط دم + {stool}, قطره|قطرات|نقطه|نقط|خيط|خيوط دم + {anus}, دم خفيف|بسيط|قليل + {stool}, دم خفيف|بسيط|قليل + {anus}',
    ],
  }),
  piles: finding(['Piles', 'بواسير'], {
    says: [
      '=piles, haemorrhoid, hemorrhoid, hemroid, hemmoroid, anal|anus|bottom fissure, fissure + {anus}, {anus} + {itch}, {anus} + {mass}, {anus} + {swell}',
      'بواسير, باسور, بواصير, شرخ شرجي|شرج, شرخ + {anus}, {anus} + {itch}, {anus} + {mass}, {anus} + {swell}',
    ],
  }),
  'anal-pain': finding(['Pain at the anus', 'ألم في الشرج'], {
    says: [
      '{anus} + {pain}, {anus} + {burns}, {stool} + {pain} + pass|passing|passed|when|during, hurts|painful + poo|poop',
      '{anus} + {pain}, {anus} + {burns}, {pain} + تبرز|اخراج, {pain} + ادخل|دخلت حمام',
    ],
  }),
  'anal-lump': finding(['Swelling beside the anus', 'تورم بجانب الشرج'], {
    tick: ['A hot, very painful swelling beside the anus', 'تورم ساخن شديد الألم بجانب الشرج'],
    says: [
      'perianal|anal|rectal abscess|boil, abscess|boil|pus + {anus}, {anus} + {swell} + {severe}, {anus} + {mass} + {hot}, pilonidal, fistula + {anus}, piles|hemorrhoid + purple|hard|thrombosed|clot',
      'خراج|خراجه|دمل|صديد + {anus}, ناسور, ناصور, كيس شعر, باسور|بواسير + متجلط|متخثر|ازرق|قاسي|صلب',
    ],
  }),
  'green-vomit': finding(['Green vomit', 'قيء أخضر'], {
    tick: ['The vomit is green like grass', 'لون القيء أخضر كالعشب'],
    says: [
      `${vomits} + green|bilious|greenish|bile, bilious, green bile`,
      `${vomitsAr} + اخضر|خضرا|خضراء|مخضر|عصاره, ${broughtAr} + اخضر|خضرا|خضراء|مخضر|عصاره`,
    ],
    implies: ['vomiting'],
  }),
  diarrhoea: finding(['Diarrhoea', 'إسهال'], {
    tick: ['Loose or watery stool', 'براز رخو أو مائي'],
    says: [
      `diarrhea, diarrhoea, diarrhoeal, diarrheal, diarrohea, diarhea, diarrea, dioria, diorrhea, ${loose} + stool|motion|poo|poop|bowels|bowel|nappy|nappies|diaper|diapers|tummy, the runs, =runs + toilet|tummy|stomach, gastroenteritis, gastro, stomach|tummy bug|flu, gastric flu, upset stomach|tummy, stomach upset, toilet + times + day|night|hour|today, running + toilet|bathroom|loo`,
      'اسهال, سهال, مسهل, مسهله, نزله معويه, {belly} + ماشي|ماشيه|ممشي|سايب|سايبه|لين|لينه|مفتوح|مسهله|يسهل|تسهل, براز|خروج مايي|سايل|لين|رخو, براز|خروج مثل|زي ماي|ماء, معويه, التهاب|فيروس|جرثومه معده|امعاء|معوي, سهل مع, ليان, استطلاق, حمام + كل شوي|دقيقه|ساعه',
    ],
  }),
  'watery-much': finding(['Very much watery stool', 'إسهال مائي غزير'], {
    tick: ['More than six watery stools in a day', 'أكثر من ست مرات إسهال مائي في اليوم'],
    says: [
      'rice water, cholera, pouring|nonstop|constant + diarrhea|diarrhoea, every hour|minutes + diarrhea|diarrhoea, 8|9|10|11|12|14|15|20 times + diarrhea|diarrhoea|toilet|stool|stools, ten|eight|twelve|fifteen|twenty times + diarrhea|diarrhoea|toilet',
      'كوليرا, ماي|ماء رز|ارز, اسهال|سهال + كل ساعه|نص|دقايق|ربع, 8|9|10|11|12|15|20 مرات|مره + اسهال|سهال|حمام, عشر|عشرين|ثمان مرات|مره + اسهال|سهال|حمام, اسهال|سهال + ما|لا وقف|يوقف|يتوقف, اسهال غزير',
    ],
    implies: ['diarrhoea'],
  }),
  'night-stools': finding(['Diarrhoea at night', 'إسهال يوقظ من النوم'], {
    tick: ['The urge to pass stool wakes from sleep', 'الحاجة إلى التبرز توقظ من النوم'],
    says: [
      'wake|wakes|woken|waking + diarrhea|diarrhoea|toilet|poo|bowels, nocturnal diarrhea|diarrhoea',
      'يصحي|يقوم|اقوم|اصحي|يقومني|يصحيني + اسهال|سهال|حمام',
    ],
  }),
  'food-poisoning': finding(['Food poisoning', 'تسمم غذائي'], {
    says: [
      'food poisoning, food poisoned, bad|dodgy|old|raw food|chicken|fish|meat|egg|rice|seafood|shawarma|meal|milk|prawns|sushi, spoiled|expired|rotten|undercooked + food|chicken|fish|meat|egg|rice|seafood|shawarma|meal|milk|prawns|sushi, food|chicken|fish|meat|egg|rice|seafood|milk|prawns gone? off, ate something, something ate|eaten|eat, {swallowed} + shawarma|street food|buffet|takeaway|leftovers|oysters|seafood|restaurant + {belly}',
      'تسمم غذايي|اكل|معوي, متسمم, تسمم + اكل|غذا|مطعم|شاورما|سمك|دجاج, اكل|اكله خربان|خربانه|فاسد|فاسده|منتهي|بايت|قديم|ملوث, دجاج|سمك|لحم|بيض|مايونيز|شاورما + خربان|فاسد|ني|نيه|قديم, دجاج|سمك|لحم|بيض + لا طازج, اكلت|كليت|كلنا|اكلنا + مطعم|شاورما|بره|بوفيه + {belly}',
    ],
  }),
  'same-meal': finding(['Others who ate the same are ill', 'مرض آخرون أكلوا الطعام نفسه'], {
    kind: 'background',
    says: [
      'ate|eaten|had same + sick|ill|vomiting|too|also, others|friends|family|colleagues|everyone|kids|wife|husband|roommate|brother + same|too|also + sick|ill|vomiting|diarrhea|diarrhoea|bug, bug|virus going round|around',
      'اكل|اكلوا|كلوا نفس|معي + تعبان|تعبوا|مرض|مرضوا, كلنا|جميعنا|عيال|اهل + نفس + اكل|شي|اعراض',
    ],
  }),
  'antibiotics-recent': finding(['Recent antibiotics', 'مضاد حيوي حديث'], {
    kind: 'background',
    tick: ['Antibiotics in the last 8 weeks', 'مضاد حيوي خلال آخر 8 أسابيع'],
    says: [
      'antibiotic|antibiotics|augmentin|amoxicillin|clindamycin|ciprofloxacin|azithromycin + diarrhea|diarrhoea|loose|stool, after|on|taking|took|since|finished antibiotic|antibiotics',
      'مضاد|مضادات حيوي|حيويه, اوجمنتين|اموكسيسيلين + اسهال|سهال, بعد|من|اخذ|اخذت مضاد',
    ],
  }),
  constipation: finding(['Constipation', 'إمساك'], {
    says: [
      'constipate, constipated, constipation, constapation, hard|dry + stool|poo|poop|motion, not|cant poo|pooed|poop|pooped|defecate, no bowel movement, not opened bowels, bowels + not|havent + move|moved|open|opened, not|cant go|gone|been toilet|loo|bathroom + days|week, not|cant pass|passed|passing stool|stools|motion|poo|poop, trouble|difficulty|straining|strain|struggling|hard + pass|passing|poo|poop|stool, no stool|poo|motion|motions + days|week',
      'امساك, ممسك, متمسك, ممسكه, ممسوك, قبض|قابض بطن|معده, براز|خروج|بعر ناشف|قاسي|صعب|يابس|متحجر, صعوبه تبرز|اخراج|براز, ما .. ادخل|رحت|اروح|دخلت|يدخل|تدخل|يروح|طلعت|اطلع|تبرز|تبرزت حمام + ايام|يومين|اسبوع, ما|لا .. تبرز|تبرزت|يتبرز|اتبرز, حمام .. كل .. ايام, يعصر|اعصر .. حمام, ما .. طلع|خرج|نزل|يطلع|ينزل براز|خروج',
    ],
  }),
  'known-ibs': finding(['Known irritable bowel', 'قولون عصبي معروف'], {
    kind: 'background',
    says: ['ibs, irritable bowel, spastic colon, irritable colon', 'قولون عصبي, قولوني|قولوني هايج|تعبان, قولون هايج|تعبان|متهيج, قولون'],
  }),
  'inflammatory-bowel': finding(['Inflammatory bowel disease', 'التهاب أمعاء مزمن'], {
    kind: 'background',
    tick: ['Known Crohn’s disease or ulcerative colitis', 'مرض كرون أو التهاب قولون تقرحي معروف'],
    says: [
      'crohn, crohns, ulcerative colitis, colitis, ibd, inflammatory bowel',
      '=كرون, كرونز, قولون تقرحي, تقرحات|تقرح قولون, التهاب قولون',
    ],
  }),
  'bowel-change': finding(['Change of bowel habit', 'تغير في عادة التبرز'], {
    tick: ['Stool has been different from before for 3 weeks or more', 'عادة التبرز تغيرت منذ 3 أسابيع أو أكثر'],
    says: [
      'change|changed|different|altered|unusual + bowel|bowels|habit|habits, thin|narrow|pencil|ribbon + stool|stools|poo, not empty|emptied|emptying + bowels|bowel|fully, incomplete emptying, alternating + constipation|diarrhea|diarrhoea, mucus + {stool}',
      'تغير|تغيرت|اختلف|اختلفت|تبدل + تبرز|براز|خروج|اخراج, براز|خروج رفيع|نحيف|خيط, مره اسهال|امساك + امساك|اسهال, مخاط + {stool}, ما .. افرغ|يفرغ .. كامل',
    ],
  }),
  'belly-mass': finding(['Lump in the belly', 'كتلة في البطن'], {
    tick: ['A lump can be felt inside the belly', 'كتلة محسوسة داخل البطن'],
    says: ['{mass} + {belly}, {mass} + {anus} + inside', '{mass} + {belly}'],
  }),
  heartburn: finding(['Heartburn', 'حموضة'], {
    says: [
      'heartburn, heart burn, {belly} + {burns}, burn|burning + rising|rises|coming|comes|goes|up + throat|chest, antacid, gaviscon, rennie, acid reflux, reflux, regurgitation, indigestion, gerd, gord, dyspepsia, acidity, acid|sour + taste|mouth|coming|comes|stomach|throat, burp, burping, belch, belching, gastritis, gastric pain|problem|trouble, hyperacidity, stomach acid',
      'حموضه, حزاز, حارق معده, حرقه معده|مري|فم, {belly} + {burns}, ارتجاع, ارتداد مري|معده|حمض, عسر هضم, سوء هضم, تجشو, تجشا, تكريع, دشاء, =ترجيع حمض, رجوع .. حمض|اكل, التهاب|قرحه معده, جرثومه معده, معده + تحرق|حارقتني|حرقان|نار|حامي',
    ],
  }),
  'stomach-ulcer': finding(['Known stomach ulcer', 'قرحة معدة معروفة'], {
    kind: 'background',
    tick: ['A known stomach ulcer', 'قرحة معروفة في المعدة'],
    says: ['stomach|gastric|peptic|duodenal ulcer, ulcer + stomach, h pylori', 'قرحه معده|اثني عشر|هضميه, قرحه + معده, جرثومه معده'],
  }),
  'big-meal': finding(['After a meal', 'بعد الأكل'], {
    kind: 'background',
    says: [
      'after|big|large|heavy|spicy + meal|dinner|lunch|eating|food|iftar|suhoor|biryani|curry|machboos, ate|eaten|eat too much, overate, overeating, overeat, spicy food, too much food|coffee|chocolate|sweets',
      'بعد|عقب|مع اكل|اكله|وجبه|عشا|غدا|فطور|سحور|عزيمه|بهارات|حار, اكلت وايد|كثير|كتير|واجد, اكل حار|حارق|مبهر|سبايسي, كثرت اكل|اكلت, دسم, بهارات, شطه, فلفل',
    ],
  }),
  bloating: finding(['Bloating', 'انتفاخ'], {
    says: [
      'bloat, bloated, bloating, gassy, flatulence, flatulent, windy, wind pain|pains, trapped wind|gas, lots wind|gas, pass|passing =wind|=gas, gas + {belly}, gurgling, rumbling, rumbles, farting, farts, fart, full|fullness + {belly}, gas pain|pains|problem',
      'نفخه, انتفاخ بطن|معده|قولون, انتفاخ, غازات, نفخ, {belly} + {swell}, {belly} + غازات|ريح|هوا|قرقره|تقرقر|ممتلي, قرقره, اريح, ضراط',
    ],
  }),
  jaundice: finding(['Yellow skin or eyes', 'اصفرار الجلد أو العينين'], {
    tick: ['Yellow eyes or yellow skin', 'اصفرار في العينين أو الجلد'],
    says: [
      'yellow|yellowish|yellowing|yellowness eye|eyes|sclera|skin|face|body, eye|whites|sclera|skin|face|body|he|she|baby turned|turning|gone|going|look|looks|looking|became|become|bit|little|slightly|all|now|seem|also? yellow|yellowish, skin|complexion .. yellow|yellowish, whites + {yellow}, turned|turning|gone|became yellow, jaundice, jaundiced, icteric, icterus, hepatitis',
      'عين|عيون|بياض|جلد|بشره|وجه|جسم|لون صار|صارت|لون|شوي|بدا|قلب? {yellow}, اصفرار|صفار|اصفرت|اصفر .. عين|عيون|جلد|بشره|وجه|جسم, عيون|جلد|بشره + اصفر|مصفر|مصفره|صفر|اصفرت, بياض + {yellow}, يرقان, صفار, صفيره, صفره, ابو صفار, التهاب كبد',
    ],
  }),
  'liver-disease': finding(['Liver disease', 'مرض في الكبد'], {
    kind: 'background',
    tick: ['A known liver disease', 'مرض معروف في الكبد'],
    says: [
      'cirrhosis, liver disease|failure|problem|condition, hepatitis b|c, ascites, varices, fatty liver',
      'تليف كبد, مرض|مريض|مشاكل|فشل كبد, تشمع, دوالي مري, فيروس كبد|سي, كبد دهني|وبايي',
    ],
  }),
  dehydration: finding(['Signs of dehydration', 'علامات جفاف'], {
    tick: ['Very dry mouth and tongue', 'فم ولسان شديدا الجفاف'],
    says: [
      'dehydrate, dehydrated, dehydration, dry|parched mouth|tongue|lips + {urine}, mouth|tongue very? dry|parched + vomit|diarrhea|diarrhoea|thirsty|dizzy, sunken eyes, eyes + sunken|sunk|hollow, skin tent',
      'جفاف + جسم|علامات|حاله|اصابه|صار|شديد, =بالجفاف, =بجفاف, عيون|عين غايره|داخله|غارت, ناشف|ناشفه ريق|فم|لسان|حلق, ريق|فم|لسان|حلق ناشف|ناشفه|يابس, جفاف من',
    ],
  }),
  'little-urine': finding(['Hardly any urine', 'بول قليل جداً'], {
    tick: ['No urine, or no wet nappy, for 8 hours or more', 'لا بول أو لا حفاض مبلل منذ 8 ساعات أو أكثر'],
    says: [
      'no|not .. wet {nappy}, few|fewer|less|dry + {nappy}, hardly|barely|little|less any? pee|peeing|urine|wee|weeing|urinating, not much pee|peeing|urine|wee|weeing, pee|urine|wee less|little, not|no pee|peed|wee|weed|urine|urinated + hours|today|day|morning|yesterday',
      '{nappy} + ناشف|ناشفه|جاف, ما|لا .. تبول|بال|بول|يبول + ساعات|ساعه|اليوم|صبح|امس, بول قليل|قل|شوي|نادر',
    ],
  }),
  'no-tears': finding(['No tears, sunken eyes', 'بلا دموع أو عينان غائرتان'], {
    tick: ['No tears when crying, or sunken eyes', 'بكاء بلا دموع أو عينان غائرتان'],
    says: [
      'no|without tears, not tears, eyes + sunken|sunk|hollow, sunken eyes',
      'بدون|بلا|غير|لا|مافي|مافيه دموع|دمع, عيون|عين غايره|داخله|غارت',
    ],
  }),
  hiccups: finding(['Hiccups', 'حازوقة'], {
    says: ['hiccup, hiccups, hiccough, hickup', 'فواق, حازوقه, زغطه, ابو شهاق, حزوقه, فهاق, شهاق, زغوطه, بو فواق'],
  }),
  worms: finding(['Worms', 'ديدان'], {
    says: [
      'threadworm, pinworm, worms, =worm + {stool}, roundworm, tapeworm, bottom|anus|bum + {itch} + night',
      'ديدان, دود, دوده, دبوسيه, {anus} + {itch} + ليل|بالليل',
    ],
  }),
  'motion-sickness': finding(['Motion sickness', 'دوار الحركة'], {
    says: [
      'motion|car|sea|travel|bus|air sick|sickness, carsick, seasick, airsick, travelsick, sick|nausea|nauseous|queasy|vomit|dizzy + in|on|during car|boat|ferry|ship|bus|plane|coach|dhow|cruise|drive|journey',
      'دوار|دوخه حركه|بحر|سفر|سياره, غثيان|لوعه|دوخ|دوخه|ادوخ|لوع|استفراغ|ترجيع|ستفرغ + سياره|باص|طياره|قارب|مركب|لنج|سفينه|بحر',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
