import { type Finding, finding } from '../kinds.ts';

const vomits = 'vomit|barf|barfed|hurl|vomits|puke|retch|spew|spewing|spewed|emesis|throw|throwing|threw|thrown';
const vomitsAr = 'قيء|=قي|=القي|استفراغ|ستفرغ|استفرغ|=ترجيع|=الترجيع|تقيا|تقيو|زوع|زاع|طرش|تطريش|لفظ';
const broughtAr = '=رجع|=رجعت|=ارجع|=يرجع|=ترجع|=بيرجع|=بترجع';
const stools = 'stool|poo|poop|motion|faeces|feces|crap|diarrhea|diarrhoea|bowel';
const stoolsAr = 'براز|خروج|غايط|فضلات|طلعه|اسهال|سهال|حمام|تواليت|كاكا';
const loose = 'loose|watery|runny|liquid';

/** Belly, gut and liver. */
export const findings = {
  'belly-pain': finding(['Belly pain', 'ألم في البطن'], {
    tick: ['Pain in the belly', 'ألم في البطن'],
    says: [
      '{belly} + {pain}, {pelvis} + {pain}, bellyache, stomachache, tummyache, belly ache|trouble, tummy trouble, biliary colic, biliary pain, stomach upset|issue|problem, {belly} + killing|twisting|knots|dying, period like cramps, appendix + {pain}, abs + {pain}, abdominal|stomach|core muscle|muscles + {pain}, belly|tummy|stomach .. cramps|cramping|sore|hurts|hurting|paining|aching, guts + {pain}, pain|pains|cramp|cramps|ache .. into|round|to|in|around .. belly|tummy|stomach|abdomen|navel',
      '{belly} + {pain}, {pelvis} + {pain}, مغص, مغصه, يمغص, ممغوص, مغصات, ممغوصه, {belly} + تعبان|تعبانه|تعبني|قرص|عصر|تقطع|مقطع|لوي, عوار بطن, =قولون|=القولون|=قولوني|=بالقولون + {pain}, =يشكو|=تشكو|=يشتكي|=تشتكي|=اشتكي|=اشكو|=بيشتكي|=بتشتكي|=يشكي|=تشكي من? {belly}, بطن|كرش|معده + مكركبه|مكركب|كركبه|تقرص|يقرص|تمغص|بتمغص|تغلي|تعصر, {pain} .. نزل|وصل|راح|لف بطن|كرش|سره',
    ],
  }),
  'upper-belly-pain': finding(['Pain in the upper belly', 'ألم في أعلى البطن'], {
    tick: ['The pain is in the pit of the stomach, just below the breastbone', 'الألم في فم المعدة تحت عظمة الصدر مباشرة'],
    says: [
      'epigastric|epigastrium + {pain}, epigastric|epigastrium + {pressure}, upper|top|high + {belly} + {pain}, pit stomach, below|under|beneath breastbone|sternum + {pain}, {pain} + upper abdomen|abdominal|belly|stomach|tummy, above belly? button|navel + {pain}, under|below|beneath|behind sternum|breastbone + {belly}, under|below|beneath .. sternum|breastbone|ribs .. middle|centre + {pain}, middle|centre upper? ribs + {pain}, upper|top .. {belly} + {pain}, pain|ache|burning|pressure|hurts|cramp|sore|gnawing .. top|upper|high|pit .. stomach|belly|tummy|abdomen|gut, top|upper|pit .. stomach|belly|tummy|abdomen|gut .. pain|ache|hurts|burning|sore|killing, just? below|under|beneath .. breastbone|breast bone|sternum, above .. navel|button|bellybutton + {pain}, stomach|epigastric|epigastrium + pressure|squeezing|squeeze|crushing|heavy|heaviness|weight|pressing, fist|knife|brick|rock|lump in|inside stomach|epigastrium, {pain} .. upper {belly}, tight|tightness upper|top {belly}, under|below breastbone|sternum + burning|burn',
      'فم معده, راس معده, راس قلب + {pain}, اعلي|فوق بطن|معده + {pain}, فوق سره + {pain}, شرسوف, {pain} + شرسوفي, بطن من فوق + {pain}, تحت صدر|قفص + {pain}, اعلي|فوق .. بطن|معده + {pain}, {pain} + فم|راس|اعلي معده|بطن, تحت عظمه|قص|قفص + {pain}, معده|معدت {pressure}, {pressure} معده|معدت, {pressure} فم|راس|اعلي معده|بطن',
    ],
    implies: ['belly-pain'],
  }),
  'belly-effort': finding(['Upper belly trouble on effort', 'ألم أعلى البطن مع المجهود'], {
    tick: ['It comes on walking, stairs or other effort', 'يأتي مع المشي أو صعود الدرج أو أي مجهود'],
    says: [
      'indigestion|heartburn + whenever|every|if|while + {effort}, indigestion|heartburn|epigastric|epigastrium|gastric|acidity + when|on|with|during|soon|only|start|each|once + {effort}, upper|top|pit|high {belly} + {effort}, pit stomach + {effort}, stomach|tummy|belly|gut|abdomen + when|on|with|during|whenever|every|each|soon|if|while|start + stairs|climb|climbing|uphill|exertion|effort|hurry|hurrying|briskly|brisk, stomach|tummy|belly|gut|abdomen + {pain} + whenever|every|each|soon|only + {effort} + stop|stops|rest|sit, stomach|tummy|belly|gut|abdomen + {pain} + whenever|every|each|soon|only + walk|walking|run|running|exert|stairs, stomach|tummy|belly|gut|abdomen + walk|walking|exertion|effort|stairs|climb|climbing|uphill + stop|stops|rest|resting|rested|sit, indigestion|heartburn|burning stomach .. walk|walking|stairs|climb|run|running|exercise|uphill|exert|gym|effort|lifting, stomach|tummy|belly|gut|abdomen .. tight|tightness|squeezes|pressure|ache|aches|burns .. walk|walking|stairs|climb|climbing|uphill, walk|walking|stairs|climb|climbing|run|running|exercise|uphill .. indigestion|heartburn|upper {belly}, walk|walking|stairs|climb|climbing|uphill .. stomach|tummy|belly|gut .. pain|hurts|ache|aches|tight|burns, under|below|beneath ribs|breastbone + {pain} + {effort}',
      'حموضه|حرقه|حرقان + لما|اذا|مع|عند|وقت|كل + {effort}, فم|راس|اعلي|فوق معده|معدت|بطن + {effort}, {belly} + {pain} + {effort} + ارتاح|وقف|اوقف|هدا|خف, معده|معدت|شرسوف + لما|اذا|مع|عند|وقت|كل + {effort}, بطن + لما|اذا|مع|عند|وقت|كل + درج|سلم|دري|مجهود|طلوع|اصعد|صعود, معده|معدت + كل ما|لين|بس .. {effort}, بطن + كل ما .. {effort}',
    ],
  }),
  'pain-to-back': finding(['Belly pain going through to the back', 'ألم يخترق إلى الظهر'], {
    tick: ['The belly pain goes straight through to the back', 'ألم البطن يخترق إلى الظهر'],
    says: [
      '{belly} + through|bores|boring + {back}, band like + {belly}, belt + {belly} + {back}, {pain} .. go|goes|going|through|radiates|bores|shoots .. back + stomach|belly|tummy|gut|abdomen, stomach|tummy|belly|gut|abdomen .. through|thru|into|radiating|radiates|straight|round|around .. back|spine, pain|ache .. through|thru|into|radiating|radiates|straight .. back|spine + {belly}, back + {belly} + through|bores|boring|stab|stabs|stabbing|knife|skewer|sword, upper|pit .. {belly} + {spreading} + {back}, stomach|belly|tummy|gut|abdomen|abdominal + {pain} + back|spine + through|thru|straight|radiates|radiating|spreads|spreading, {belly} + through|thru|bore|bores|boring|towards|radiates|radiating|radiate|spreads|spreading|shoots|shooting|straight|drilling|drills|penetrates|piercing .. back|spine|backbone, {belly} {pain}? go|goes|going into|to|through|thru? back|spine, {pain} .. go|goes|going .. through .. back',
      '{belly} + ضارب|يضرب|ضرب|مسمع|حزام|طالع|واصل + {back}, مثل|زي حزام + {pain}, نفذ|ينفذ|نفد|ينفد|يخترق|خرق|واصل|وصل|يوصل|راح|روح|ضرب|يضرب|سمع|طالع|ماسك|يشد|شاد|لحد|لين|ممتد|امتد|متد|يمتد|نتشر|ينتشر|نتقل|طلع|يطلع|نازل|سار .. ظهر + بطن|بطنه|معده|معدت|سره, {pain} .. لين|لحد|يوصل|ينفذ|ينفد|يضرب|يمتد|يروح|يطلع .. ظهر + {belly}, بطن .. ظهر + ينفذ|ينفد|يخترق|يضرب|سيخ|سكين|رمح, {belly} + متد|نتشر|ممتد|طالع|ضارب|شاد علي|مسمع + {back}, {belly} .. ينفد|ينفذ|نفد|نفذ|واصل|يوصل|يضرب|ضارب|مسمع .. {back}',
    ],
    implies: ['belly-pain'],
  }),
  'low-side-pain': finding(['Pain low on one side', 'ألم أسفل البطن في جهة'], {
    tick: ['The pain is low in the belly on one side', 'الألم أسفل البطن في جهة واحدة'],
    says: [
      'iliac fossa, lower left|right abdomen|abdominal|belly|stomach|tummy|quadrant, left|right lower quadrant, left|right iliac, {pelvis} + one|left|right side, {pain} + low on|in|down .. left|right|side, left|right|side + lower|low|down|bottom + {belly}, left|right hip|groin + belly|gut|stomach|tummy, stitch|twinge + low|down|lower + left|right|side, lower|low|bottom .. left|right .. tummy|belly|stomach|abdomen, left|right .. lower|low|bottom .. tummy|belly|stomach|abdomen|gut|side, {belly} + low|lower left|right|side, {pain} low|lower left|right side, {pain} low|lower side, {belly} + side low|down, {belly} + left|right lower, {pain} + low|lower left|right + {belly}, {pain} left|right lower {belly}, {pain} low left|right',
      'اسفل بطن .. يمين|يسار|ايمن|ايسر|شمال, حفره حرقفيه, {pain} + تحت|اسفل بطن|سره + جهه|صوب|جنب|ناحيه|طرف|يمين|يسار|شمال|ايسر|ايمن, بطن .. تحت|اسفل + صوب|ناحيه|جهه|جنب|طرف|يسار|شمال, {pain} تحت صوب|ناحيه|جهه|علي|في? يمين|يسار|شمال|يمني|يسري, {pain} جهه|صوب|ناحيه|علي? يمين|يسار|شمال تحت, {belly} + {pain} + يمين|يسار|جنب|جهه .. تحت|اسفل, {belly} + {pain} + تحت|اسفل .. يمين|يسار|ايمن|ايسر|شمال|جنب|جهه|صوب|ناحيه|طرف, {pain} اسفل يمين|يسار, {pain} .. جهه|صوب|ناحيه تحت|اسفل',
    ],
    implies: ['belly-pain'],
  }),
  'low-right-pain': finding(['Pain low on the right', 'ألم أسفل يمين البطن'], {
    tick: ['The pain is low on the right side of the belly', 'الألم أسفل البطن في الجهة اليمنى'],
    says: [
      'right lower side|quadrant|abdomen|abdominal|belly|stomach|tummy, {belly} + low|lower right, {belly} + right lower, right iliac, rlq, rif, mcburney, right bottom side, right side|sided .. belly|abdomen|stomach|tummy|abdominal, {belly} + right side, {pain} + low on|in|down .. right, low|lower|down|bottom .. right + {belly}, right .. low|lower|down|bottom + {belly}, right hip|groin + belly|gut|stomach|tummy|abdomen, lower|low|bottom|down .. right .. tummy|belly|stomach|abdomen|gut|side, right .. lower|low|bottom .. tummy|belly|stomach|abdomen|gut, appendix side|area, low|lower right quadrant|abdomen|abdominal|belly|stomach|tummy, low|lower right hand? side + {pain} + {belly}, {pain} .. low|lower right side, low|lower right side {pain}, {pain} low right, {pain} + down|low|lower by|on|in|at .. right, now|then .. low|lower|down .. on|to|in? right, right side .. down low|lower, low|lower|down on|at|to right',
      'اسفل بطن ايمن|يمين, {belly} + تحت|اسفل .. يمين|ايمن|يمني, {belly} + يمين .. تحت|اسفل, بطن .. يمين|ايمن + {pain}, جنب ايمن|يمين + {belly}, جهه يمين|يمني + {belly}, {belly} + يمين|يمني|ايمن .. تحت|اسفل, تحت|اسفل .. يمين|يمني|ايمن + {belly}, {pain} تحت|اسفل علي? جهه? يمين|ايمن|يمني, {pain} جهه|صوب|ناحيه|علي? يمين|يمني تحت|اسفل, {belly} + تحت|اسفل علي? جهه? يمين|ايمن|يمني, تحت|اسفل بطن .. يمين|يمني',
    ],
    implies: ['low-side-pain', 'belly-pain'],
  }),
  'pain-moved': finding(['Pain that moved to the lower right', 'ألم انتقل إلى أسفل اليمين'], {
    tick: ['The pain began around the navel and moved to the lower right', 'بدأ الألم حول السرة ثم انتقل إلى أسفل اليمين'],
    says: [
      'moved|shifted|migrated|went|gone|moving|settled|now .. right + {belly}, navel|bellybutton|button|umbilicus|periumbilical|middle + right, navel|bellybutton|umbilicus|button .. right|low, started|began|start|first|was|begin .. navel|button|middle|centre|center|bellybutton .. now|then|moved|shifted|gone|went|right, pain .. moved|shifted|migrated|travelled|wandered|crept|drifted|settled .. lower|low|down|bottom right, pain .. moved|shifted|migrated|travelled|wandered|crept|drifted|settled .. right .. side|belly|tummy|down|low, {belly} + moved|shifted|migrated|wandered|travelled|traveled|crept|drifted|settled|slid|moving + lower|low|down|bottom right, {belly} + moved|shifted|migrated|wandered|travelled|traveled|crept|drifted|settled|slid|moving + right .. down|lower|low|bottom|side, {belly} + now + lower|low|down|bottom .. right, {belly} + now + right .. down|lower|low|bottom|below, moved|shifted|migrated|travelled|crept|drifted|wandered .. low|lower|bottom right, now|gone|moved|shifted .. right .. down|lower|low, now|gone|moved|shifted .. low|lower .. right, pain .. now .. right, {pain} + navel|bellybutton|button|middle .. yesterday|first|night + today|now + right|low|lower|down',
      'سره|وسط|نص + انتقل|تحول|نزل|راح|صار|نقل + يمين|ايمن|يمني, سره + يمين|ايمن|يمني, سره|وسط|نص|معده + راح|انتقل|نزل|صار|تحول|مشي|زحف|نقل + يمين|يمني|ايمن|تحت, بدا|بلش|كان .. سره|وسط|نص + يمين|يمني|ايمن, سره|سرتي|صره|بطن + بعدين|والحين|وهلا|ثم + يمين|يمني|ايمن, بعدين|والحين|وهلا|ثم نزل|نزلت|راح|انتقل|صار|صارت .. يمين|يمني, {pain} + نزل|انتقل|راح|تحول|صار يمين|يمني|ايمن, {pain} + سره|صره + يمين, {pain} + هلق|هلا|الحين|بعدين نزل|راح|صار|انتقل .. يمين, نزل|نزلت|انتقل|انتقلت|راح|راحت|صار|صارت|زحف|تحول .. يمين|يمني|ايمن تحت|اسفل, نزل|نزلت|انتقل|انتقلت|راح|صار|صارت|زحف|تحول .. تحت|اسفل .. يمين|يمني|ايمن, هلق|هلا|الحين|دلوقتي|اليوم|هسه|هسع|دابا|توا .. {pain} .. يمين تحت',
    ],
    implies: ['low-right-pain', 'belly-pain'],
  }),
  'jolt-pain': finding(['Each step or cough hurts the belly', 'كل خطوة أو سعلة تؤلم البطن'], {
    tick: ['Each step, bump or cough makes the belly pain sharp', 'كل خطوة أو هزة أو سعلة تزيد ألم البطن حدة'],
    says: [
      'walk|walks|walking bent|hunched|doubled, cant stand|straighten|walk + {belly}, speed bump|bumps, rebound, {belly} + scream|screams|jolt|jolts|stab|stabs|sharp|worse + step|steps|cough|coughing|sneeze|bump|bumps|move|jump|laugh, every|each|cant step|cough|sneeze|bump|jolt|jump|laugh + {belly}, {pain} + step|jump|hop|bump|speed bump|sneeze + {belly}, cough|coughing|sneeze|sneezing|step|steps|walk|walking|bump|bumps|jump|jumping|hop|car|laugh|laughing|move|moving .. hurts|hurt|kills|agony|pain|worse|stabs|sharp .. stomach|belly|tummy|gut|abdomen, stomach|belly|tummy|gut|abdomen .. hurts|hurt|kills|agony|pain|worse .. cough|sneeze|step|steps|walk|bump|bumps|jump|hop|laugh|move, {belly} + {pain} + walk|walking|step|bump|bumps|jump|move|moving, {belly} + {pain} + when|every|each|if + cough|coughing, every|each .. step|cough|sneeze|bump|jolt|jump|laugh|pothole .. {belly}, walk|walks|walking|walked|stand|stands|standing folded|stooped|bent|curled|crouched|hunched|doubled, cant stand|stood|straighten|walk straight|upright|up + {belly}|right|sore|pain, wont|not|cant|refuses|refused hop|jump, hop|jump|hopping|jumping + {pain}, speed|road bump|bumps|humps + killed|kills|killing|agony|awful|yelp|scream|screamed, car|drive|bus|taxi + bump|bumps|pothole|potholes + {belly}|{pain}, lie|lying|lies dead? still + {belly}',
      '{belly} + {pain} + مشي|امشي|خطوه|حركه|اتحرك|كح|مطب, مشي|يمشي|تمشي|امشي منحني|محني|منثني, ما .. وقف|مشي|يفرد + {belly}, كل خطوه|حركه|كحه|عطسه|مطب|نقزه|مره + {belly} + {pain}, {belly} + {pain} + عطس|اعطس|اكح|كحيت|نط|انط|اضحك|نقز|اخطي|خطوه|خطوات|مطب|مطبات|اهتز|سعل|اسعل, مطب|مطبات + {belly}|{pain}, خطوه|عطسه|كحه + تقطع|يقطع|{pain} + {belly}, مطب|مطبات|حفره|حفر + ذبح|تذبح|يذبح|يموت|تموت|اصرخ|صرخت|بتموت|عذاب, ما قدر|قادر|عرف .. عدل|اعدل|يعدل|تعدل|فرد|افرد|يفرد|تفرد|استقيم|انصب .. ظهر|طول|جسم, مشي|امشي|يمشي|تمشي|ماشي|ماشيه|بيمشي|بتمشي + محني|منحني|محنيه|منحنيه|مطوي|مطويه|مقوس|مقوسه|مكوم|متني|متنيه|مثني|مثنيه|مقرفص, ما .. نط|ينط|تنط|يقفز|تقفز|ينقز + {pain}|بطن',
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
      '{belly} feel|feels|felt|gone|went|turned|become|became|getting|completely|totally|all|rock|like|as|so|too rigid|hard|tense|solid|stiff|board|rock|stone|concrete|wood|brick|plank, rigid|boardlike|board|rock hard? {belly}, hard {belly}, {belly} + rigid|boardlike, {belly} .. hard|rigid|stiff|solid|tight like|as board|rock|wood|stone|brick|concrete|plank|table|wall|iron|steel, {belly} + like|as concrete|plank|board|table|wood|wooden|steel|iron|wall|granite|slate|rock|stone|brick, guarding + {belly}, perforated|perforation bowel|ulcer|appendix|stomach|gut|intestine|viscus, bowel|ulcer|appendix|stomach|gut|gastric perforated|perforation|burst, cant|not bear|stand|let .. touch|touched|touching|press + {belly}, cant .. touch|touching|press .. belly|stomach|tummy|abdomen, cant .. touch|touching|press + {belly}, abs concrete|plank|board, abs like|as|hard concrete|plank|board|rock|wood, {belly} rigid|boardlike|solid|tense|rocklike, {belly} hard|tense swollen|distended|tender|painful|sore|touch|hurts, {belly} swollen|distended|tender hard|rigid|tense, {belly} hard tight?  like|as, {belly} stiff like|as, {belly} .. too|so sore|tender|painful touch|touched|press|pressed, wont|not let .. near|touch .. {belly}, not let .. touch|press|near + {belly}, cant lay|put .. hand|finger|sheet|blanket .. {belly}, hardly|barely touch|bear .. {belly}',
      '{belly} قاسي|قاسيه|صلب|صلبه|متحجر|متحجره|متصلب|متصلبه|متخشب|متخشبه|مخشب|مخشبه|متيبس|حجر|خشب|لوح, {belly} + متحجر|متصلب|متخشب|مخشب, {belly} .. مثل|متل|زي|كانه|كانها|كان|صار|صارت|صاير|صايره حجر|خشب|خشبه|لوح|صخر|صخره|حديد|قاسي|قاسيه|صلب|صلبه, تصلب بطن, ما|لا .. تحمل|يتحمل|يقدر|تقدر|اقدر .. لمس|المس|يلمس + {belly}, انفجار|انثقاب امعاء|معده|قرحه, {belly} + خشبه|اسمنت|كونكريت|مصلب|مصخر|صخره, {belly} .. طوب|جدار|بلاط|بورد|حصاه|صخر|حديد, {belly} .. يابس|ناشف|مشدود مثل|متل|زي|كانه, ما .. قدر|قادر|خلي|تحمل .. حط|احط|يحط|تحط|خت|اخت|لمس|المس|ايد|يد + {belly}, {belly} .. ما .. قدر .. لمس|المس|حط|احط|خت|اخت|ايد|يد, {belly} + منفوخ|منفوخه|متنفخ|متنفخه|منتفخ|منتفخه ناشف|ناشفه|صلب|صلبه|قاسي|قاسيه|يابس|يابسه|متخشب|متخشبه',
    ],
    implies: ['belly-pain'],
  }),
  peritonitis: finding(['Peritonitis', 'التهاب الصفاق'], {
    kind: 'disease',
    says: ['peritonitis, peritonism', 'التهاب صفاق|بريتون'],
    implies: ['rigid-belly'],
  }),
  'upper-right': finding(['Under the right ribs', 'تحت الأضلاع اليمنى'], {
    tick: ['The pain is under the right ribs', 'الألم تحت الأضلاع اليمنى'],
    says: [
      'ruq, under|below|beneath right rib|ribs|ribcage, right hypochondri*, liver + {pain}, gallbladder + {pain}, right + under|below|beneath .. rib|ribs|ribcage, under|below|beneath .. rib|ribs|ribcage .. right, liver area|side, under|below|beneath .. right .. rib|ribs|ribcage, upper right|righthand side? {belly}, upper right quadrant, right upper quadrant|abdomen|abdominal|belly|stomach|tummy|side, upper .. right + {belly}, right upper + {belly}, {pain} upper right side, right side + under|below|beneath ribs|rib|ribcage, {pain} + right ribs, right ribs + {pain} + {belly}|fatty|greasy|fried|fat|meal|eat',
      'اعلي بطن ايمن|يمين, مراره + {pain}, {pain} + كبد, تحت|اسفل .. ضلع|ضلوع|قفص .. صدري? .. يمين|يمني|ايمن, تحت .. ضلوعي|ضلوعه|ضلوعها|قفص + يمين|يمني|ايمن, يمين|يمني|ايمن .. تحت ضلع|ضلوع|قفص, {belly} + فوق .. يمين|يمني|ايمن, {belly} + يمين|يمني|ايمن .. فوق, اعلي .. بطن .. يمين|يمني|ايمن, قفص صدري? .. يمين|يمني|ايمن + {pain}, مراره + {pain} + ضلع|ضلوع',
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
      'fatty|greasy|fried|oily|fat + meal|food|foods|eat|eating|after, burger|fries|kfc|kebab|pizza|chips|mcdonalds + ate|eat|eating|after|meal|then|massive|big, fry up, fish chips, oil|oily|ghee|butter|grease|greasy .. food|meal|eat|eating|curry, samosa, deep fried, fried|greasy|fatty|fat|oily|creamy .. food|meal|chicken|rice|stuff|things, ghee, mutton + plate|eat|ate|meal|full|biryani',
      'اكل|وجبه|بعد|اكلت|اكله دسم|دسمه|دهون|مقلي|مقليات|سمين|دهني|زيوت, دسم, مقليات, مقالي, مقليه, اكل|كله|وجبه|بعد|عقب .. دهن|دهون|سمن|شحم|شحوم|زيت|دهونات|دسم, برجر|بيتزا|مندي|كبسه|مفطح|همبرغر|برغر + بعد|عقب|اكل|اكلت, دسومه, وجبه سريعه, اكل|اكلت|كلت|ياكل|حاجه|وجبه + مسبك|مسبكه|محمره|مقلي|مقليه|مدهن|سمنه|سمن|دهن|دسم, كوارع, سمن بلدي, كرشه|ممبار',
    ],
  }),
  pancreatitis: finding(['Pancreatitis', 'التهاب البنكرياس'], { kind: 'disease', says: ['pancreatitis, pancreas', 'بنكرياس'] }),
  diverticulitis: finding(['Diverticulitis', 'التهاب الرتوج'], {
    kind: 'disease',
    says: [
      'diverticul*, llq, left lower quadrant, lower left quadrant|abdomen|abdominal|belly|stomach, pouches + bowel|colon|gut',
      'رتوج, رتج, جيوب قولون|امعاء, اسفل بطن ايسر|يسار, ردوب, رتوج, اكياس|جيوب|ردب .. قولون, التهاب رتج',
    ],
  }),
  'belly-operation': finding(['Recent belly operation', 'عملية حديثة في البطن'], {
    kind: 'background',
    tick: ['An operation or scope in the belly in the last 4 weeks', 'عملية أو منظار في البطن خلال آخر 4 أسابيع'],
    says: [
      'surgery|operation|operated|op|scar|incision|stitches + {belly}, after|post|since|recent + laparoscopy|colonoscopy|endoscopy|gastroscopy|sleeve|appendectomy|hysterectomy|caesarean|cesarean, gastric sleeve|bypass|balloon, appendix|gallbladder|gall bladder|hernia|spleen|colon|bowel|stomach|womb|uterus|belly|tummy + operation|surgery|op|out|removed|taken|operated, appendix|gallbladder out|removed, colonoscopy|endoscopy|laparoscopy|gastroscopy|keyhole|scope + ago|last|yesterday|days|week|weeks|done|had|monday|friday, section + ago|weeks|days, had .. appendix|gallbladder|hernia|womb|bowel|stomach .. out|removed|op|surgery|operation, operation|surgery|op|keyhole|scope|operated .. stomach|belly|tummy|abdomen|gallbladder|appendix|hernia|bowel|colon|womb, operation|surgery|op done|had + appendix|gallbladder|hernia, had|after|since|post .. c section|csection|caesarean|cesarean|caesar + days|weeks|week|ago|last, keyhole + days|weeks|week|ago',
      'بعد|من|سويت|عملت + عمليه|جراحه|منظار|تكميم|قيصريه|بالون + {belly}, تكميم, عمليه زايده|مراره|فتق|تكميم|قولون, منظار قولون|معده, تنظير|منظار|ناظور + قولون|معده|اسبوع|يوم|ايام|بطن|اسبوعين, شلت|شالوا|شال|استاصل|شلنا|استيصال|قص + مراره|زايده|فتق|رحم|قولون|طحال|معده, عمليه + مراره|زايده|فتق|رحم|قولون|طحال|معده|بطن|فتاق|كلي, شلت|شالوا|استيصال|ازاله زايده|مراره, شال|شلنا|شالت|شايل|شايله|شالوله|شالولي مراره|زايده|رحم|طحال|لوز, قيصريه + اسبوع|اسبوعين|ايام|يوم|يومين|ثلاث|عشر, بعد|عقب|من عمليه مراره|زايده|فتق|بطن|مصران',
    ],
  }),
  'swollen-belly': finding(['Swollen belly', 'بطن منتفخ مشدود'], {
    tick: ['The belly is swollen and tense', 'البطن منتفخ ومشدود'],
    says: [
      '{belly} + pregnant looking, {belly} + look pregnant, distended, ascites, fluid + {belly}, look|looks .. pregnant + {belly}, {belly} + swollen|swelled|swelling|distended|distension|distention|taut|beachball, {belly} huge, {belly} getting|growing|keeps bigger, {belly} + blown + tight|hard|huge|drum, {belly} .. swollen|bloated|blown|distended|ballooned|swelled .. tight|drum|hard|pregnant, {belly} tight|tense like|as drum, {belly} very|so|all|really|drum tight, look|looks .. pregnant + swollen|distended|tight, {belly} + blowing|blown up + like|pregnant|balloon, {belly} become|became|becoming|getting|gets|got big|huge|large, {belly} + big + tight, {belly} + tight like|as drum, {belly} + tight|tense|hard|big|huge|round|blown + drum|football|basketball|barrel|bursting, {belly} .. drum, {belly} .. swelling|swelled|swollen up, {belly} .. swollen, stomach|belly|tummy|abdomen big|huge like? drum|balloon|pregnant|ball, {belly} blown|blowing|swollen up + vomit|vomiting|constipated|wind|gas|poo',
      '{belly} + كبر|ورم|متورم, بطن كبير, {belly} + تجمع|متجمع|يتجمع ماي|ماء|سوايل, {belly} مليان|متروس ماي|سوايل, استسقاء, {belly} + {swell} + مشدود|مشدوده|قاسي|قاسيه|كبير|كبيره|ممدود, {belly} + مشدود|مشدوده|كبران|كبرانه, {belly} .. طبل|طبله|حامل, {belly} + {swell} + وايد|كتير|كثير|مره|جامد|موت, {belly} + {swell} + ناشف|ناشفه|يابس|يابسه|صلب|صلبه|حجر|شادد, {belly} + قاسي|قاسيه|ناشف|يابس|صلب|طالع|بارز + طالع|طالعه|بارز|بارزه|اكبر|كبير|قدام, {belly} .. كوره|كره|طبل|بالون + منفوخ|منتفخ|مشدود, {belly} + انتفخ|انتفخت|ينتفخ + اخضر|قيء|يزوع|يستفرغ|ترجيع, {belly} + كبر|كبرت|تكبر',
    ],
  }),
  obstruction: finding(['No stool and no wind', 'لا براز ولا غازات'], {
    tick: ['Neither stool nor wind has passed for a day or more', 'لم يخرج براز ولا غازات منذ يوم أو أكثر'],
    says: [
      'not|cant pass|passed|passing .. wind|gas|flatus|fart, no wind|gas|flatus + pass|passing|passed, not|cant fart|farted|farting, neither stool|poo|wind|gas, bowel|gut|intestine|intestinal obstruction|obstructed|blocked|blockage, faeculent|feculent|faecal vomit|vomiting, nothing|not coming|come|pass|passing|out|past .. back end|bottom|bum|behind|either end|backside, neither .. gas|wind|fart|stool|motion, not even fart|toot|gas|wind, gas|wind also not|no + pass|passing|motion|stool|coming, not|cant .. pass .. wind|gas|fart, not|cant .. pooped|poop|poo|gone|been|stool|motion|bowels .. or|nor|no|not|even .. fart|farted|farting|gas|wind|toot|flatus, no|not|cant|nothing .. poo|poop|stool|motion|bowel|bowels .. no|or|nor|not|neither .. wind|gas|fart|farts|flatus, no|not|cant .. wind|gas|fart|farts|farting .. no|or|nor|not|neither .. poo|poop|stool|motion|bowel, no stool no? and? no wind|gas|flatus, no stool|poo|motion wind|gas|flatus, no toilet|motion|motions|latrine|stool|poo|poop .. no? gas|wind|air, cant|not pass|passed|passing .. small? even? gas|wind|fart|air, no|not .. gas|wind|air passing|passed|going|coming, not|nothing|none .. gas|wind|air .. stool|toilet|motion|poo, neither .. toilet|gas|wind, not poo|pooed|poop|pooped|pass stool .. or|nor fart|farted|wind|gas, bowels gas not|never moving|passing',
      'انسداد امعاء|معوي|قولون|مصران, ما|لا .. طلع|يطلع|تطلع|يخرج|تخرج|خرج|اخرج|اطلع .. غازات|ريح, براز|خروج|غايط|اخراج + ولا .. غازات|ريح, بدون غازات|=ريح, قيء|ترجيع برازي, ريحه براز, براز|خروج|طلعت|حمام|تبرزت|اخراج|غايط لا حتي? غازات|غاز|ريح|ضراط|هوا|فسا|=ريح, براز|خروج|طلعت|حمام|تبرزت|اخراج ما|حتي غازات|غاز|ريح|ضراط|هوا, غازات|ريح|ضراط|غاز + ما|لا .. طلع|=يطلع|=تطلع|خرج|=يخرج|=تخرج, ما|لا .. ضرط|=اضرط|=يضرط|ضراط, لا غازات .. لا براز|خروج, لا .. ولا حتي? غازات|ضراط|=ريح|هوا|فسا, لا|ما|ولا غازات|ريح|غاز|فساء|=هوا .. ولا? براز|خروج|حمام|تبرز, لا|ما .. براز|حمام|تبرز|خروج|اخراج .. ولا|لا .. غازات|ريح|غاز|=هوا, انقطع براز|خروج|تبرز|غازات',
    ],
  }),
  hernia: finding(['Hernia', 'فتق'], {
    tick: [
      'A lump in the groin, at the navel or in a scar that comes out on straining',
      'بروز في أعلى الفخذ أو السرة أو مكان جرح قديم يظهر عند الشد',
    ],
    says: [
      'hernia, groin + {mass}, groin + {swell}, groin + bulge, navel|bellybutton|umbilicus|scar + bulge|lump|sticks|sticking|popping|out, belly button + bulge|lump|sticks|sticking|popping|out, inguinal, groin|navel|bellybutton|button|umbilicus + ball|egg|bulge|pop|pops|popping|coming|comes|sticking|sticks .. out|outside|lifting|cough|strain|heavy, belly button .. out|outside|pops, lump|bulge|ball|swelling .. groin|navel|belly button|bellybutton|scar .. lift|cough|strain|stand|pops|out|goes, groin|navel|scar .. lump|bulge|bulges|bulging|pops|ball|popped|sticks, rupture belt, groin + egg|popping|golf, groin rupture, rupture in? groin, rupture stuck|hard|trapped|belt, lump|bulge|swelling|bump + push|pushes|pushed|pop|pops|goes|go|slides back|in|away|inside + lie|lying|lies|sleep|sleeps|hand|finger|itself, lump|bulge|bump|swelling|ball come|comes|coming|pop|pops|popping out + cry|cries|crying|cough|coughing|strain|straining|lift|lifting|private|groin|tummy, {mass} groin, {mass} .. groin + cough|strain|lie|lift|push|years|stand|standing',
      'فتق, فتاق, سره + بارزه|طالعه|بروز|منتفخه, سره + {mass}, مغبن|اربيه|حالب + {mass}, اصل|اعلي فخذ + {mass}, مغبن|اربيه|حالب + {swell}, اصل|اعلي فخذ + {swell}, سره|سرته|سرتي + طلع|برز|نط|نافر|ناطه|بارز .. برا|بره|لبرا|خارج|قدام, فتق, سره|مغبن|اربيه|حالب|عانه + بروز|نتوء|برز|طالع|طلع|انتفاخ + شد|شيل|احمل|كح|بكي|صيح|وقف, {mass} .. لما|اذا .. =اشيل|=احمل|=اكح|=اكبس, بروز|انتفاخ|كوره|كتله|حته|طلعه|كلكوعه + يرجع|ترجع|يدخل|ارجعه|ارجعها|يختفي + انام|ينام|نام|يد|ايد|ارقد|استلقي|لوحده, اعلي|اصل|اول فخذ|فخد + بروز|انتفاخ|{swell}|نتوء',
    ],
  }),
  'hernia-stuck': finding(['Painful hard hernia', 'فتق مؤلم لا يرجع'], {
    tick: ['The hernia lump is hard or painful, or does not go back in', 'بروز الفتق صلب أو مؤلم أو لا يرجع إلى الداخل'],
    says: [
      'hernia + {pain} + {severe}, hernia + hard|stuck|trapped|purple|dark|strangulated|tender|black, hernia + {red}, irreducible, incarcerated, strangulated, hernia + {pain} + vomit, hernia + cant|not|wont push|pushed|pushing|go|goes|going|slide|pop|put|get, hernia + cant|not|wont .. back|in|inside, bulge|lump + cant|not|wont push|pushed|pushing|go|goes|going|slide|pop|put .. back|in|inside + groin|navel|bellybutton|button|scar, bulge|lump cant|not|wont push|pushed|go|goes|slide|pop|put .. back in|inside, hernia + stuck|hard|rock|trapped|purple|agony|killing, cant|wont|not push|pop|slide|put|go .. back in? + hernia, groin + {mass} + stuck|purple|rock, rupture stuck|hard|trapped, bulge|lump .. stuck out + hard, since .. not|cant go|pop|push|slide|goes|going in|back|inside, not|cant push|pushed|pop|put|slide back in? anymore|now|today|longer|since, rock|stone hard .. purple|purplish|dark|black|blue|red, lump|bulge|swelling|hernia .. purple|purplish|dark|stuck|hard + {pain}|vomit|vomiting|sick|groin, groin lump|bulge|swelling .. hard|purple|dark|stuck|red',
      'فتق|فتاق|بروز + ما|لا|مو رجع|يرجع|ترجع|دخل|يدخل|تدخل, فتق مختنق|محبوس|مخنوق, اختناق فتق, فتق|فتاق + صلب|قاسي|ناشف|متحجر|احمر|ازرق|اسود|محبوس|مخنوق|مختنق, فتق|فتاق + {pain} + {severe}, سره|مغبن|اربيه + {mass} + صلب|قاسي|ناشف|متحجر, فتق|فتاق + عالق|علق|عصي|معصي|ناشب|يابس|حجر|مزرق|حامي|انحبس|انخنق|مسكر, فتق|فتاق .. ما|لا .. =يرجع|=يدخل|=يرد|=رد|يفوت, لا|ما يرجع|ترجع|يدخل|رجع|يختفي|بيرجع|عاد + صار|صاير|اصبح|صارت|بقي قاسي|صلب|ناشف|يابس|احمر|ازرق|متحجر|جامد|مولم, انتفاخ|تورم|ورم|بروز .. صلب|قاسي|محمر|احمر|ناشف|جامد .. فخذ|مغبن|اربيه|عانه|سره|فخد, اعلي|اصل فخذ|فخد .. لا|ما يختفي|يرجع|يدخل',
    ],
    implies: ['hernia'],
  }),
  vomiting: finding(['Vomiting', 'قيء'], {
    tick: ['Vomiting', 'قيء'],
    says: [
      'vomit, puke, emesis, retch, spew, spewing, spewed, throw|throwing|threw|thrown up, throws up, sicked up, violently|physically sick, sick .. times|twice|thrice|once|repeatedly|everywhere|bucket, keep|keeps|kept sick, sickness diarrhoea|diarrhea|bug, diarrhoea|diarrhea sickness, n/v, bring|brings|bringing|brought up food|milk|everything|all|lunch|dinner|bile, chuck|chucking|chucked up, cant keep .. down, nothing stays down, barf|barfed|barfing|barfs, hurl|hurled|hurling, chunder|chundered|chundering, upchuck, vom|voms|vommed|vomming|vomited|vomitting, vomit*, puk*, throwing|threw|thrown|throw .. up, chuck|chucked|chucking .. up|guts|lunch|dinner|breakfast|food, brought|bring|brings|bringing .. up .. lunch|dinner|breakfast|food|bile|everything, being|been sick .. times|all|since|night|morning, spew*, barf*, head .. toilet|bucket, started|starts|start sick, sick .. three|four|five|six|several|couple .. times, =boke|=boking|=boked|=heaved|=heaving, vomitted|vomitting|vommit, sick all|twice|everywhere|repeatedly, bringing|brought|brings .. up .. everything|all|food|milk|feed|tablets|medicine|water, lost my lunch|breakfast|dinner, sick all|since night|morning|day|midnight|lunch|dinner|yesterday, sick =5|=6|=4|=3|=7|=8|five|six|four|three|seven|eight|several times|time, sick .. bowl|basin|bucket|bag|sink|floor|bed|carpet, heaving guts',
      'قيء, =قي, مع|من|كثره|بعد|بسبب =القي, =قيه, استفراغ, ستفرغ, استفرغ, مستفرغ, ترجيع, تقيا, تقيو, زوع, زاع, طرش, تطريش, =ارجع كل|من|طول|مرات, =بيرجع|=بترجع كل|من|طول|مرات|كتير, ولد|بنت|ابن|طفل|بيبي|رضيع .. =بيرجع|=بترجع, لفظ .. اكل|حليب, رجع + مرات|مرتين|اكل|حليب|ماي|ماء|دم|اصفر|اخضر, ولد|بنت|ابن|طفل|بيبي|رضيع .. =يرجع|=ترجع, كل شي + رجع, قذف + اكل|حليب, حاس بالترجيع, =يرجعون, زعت مره|مرتين|مرات|كل|اكل|ماي|حليب|ثلاث|اربع|خمس|دم|اصفر|اخضر|عقب|بعد, {belly} + زعت, غثيان|لوعه|لايعه|دوخه|رحت|قمت + زعت, =ازوع|=يزوع|=تزوع|=ازوعه|=زاعت, =يطرش|=اطرش|=تطرش, =يقذف|=اقذف + اكل|حليب|لبن|مرات|كل, ترجع|يرجع|ارجع كل|اكل|كلشي, =بنرجع|=بيرجعو|=بيرجعوا|=بنستفرغ|=استفرغت|=يستفرغ|=تستفرغ|=بتستفرغ|=بيستفرغ|=كيتقيا|=كنتقيا|=كتتقيا|=تقيات|=كنرد|=كيرد, =تقيا|=يتقيا|=تتقيا|=اتقيا, =رد|=ردت + اكل|حليب|مرتين, من ساعتها|وقتها|بعدها =بيرجع|=بترجع|=ويرجع',
    ],
  }),
  'keeps-nothing': finding(['Cannot keep fluids', 'لا يحتفظ بالسوائل'], {
    tick: ['Even sips of water come up again', 'حتى رشفات الماء لا تبقى في المعدة'],
    says: [
      'cant|not keep|keeping|hold .. down, cant keep fluid|fluids|water|anything, vomit|throw|threw|bring up? everything|water, vomit|throw|threw|bring up? all food|fluid|drink, nothing stays|staying|stay down, everything|water|sips come|comes|coming .. up, even|also water|sip|sips|drop|fluid|drink|drinking .. vomit|vomiting|vomits|puke|up|come|comes|back|out, even .. water|sip|sips + vomit|vomiting|puke|up, water|drop|sip|sips|drink .. up .. come|comes|again, drop|sip|sips .. water + up|vomit|vomiting|comes|back|puke, everything|all .. drink|eat|swallow .. up|vomit|back|comes, vomit|vomiting|puke|puking everything|whatever, vomit|vomiting|puke|puking all food|water|drinks|liquids|fluids|medicine, cant|not keep .. in + water|food|anything|fluid, cant|not|unable .. keep|hold .. down, even .. water|sip|sips|fluid|fluids|drink .. up|back|out|vomit|sick|throw|puke, everything .. up|back|out .. drink|eat|swallow|comes|come|throw|vomit, nothing .. stay|stays|staying .. down|in, throw|throwing|vomit|vomiting|puke|puking up? even|out? everything|water|whatever',
      'ما .. ثبت|يثبت|يستقر|يضل|بضل|يقعد|قعد|يبقي|يمسك .. شي|بطن|معده|ماي|ماء|اكل, كل شي .. رجع|يرجع|ارجعه|يرجعه|ترجعه|يستفرغ|يطلع|زوع, رجع|يرجع|ارجع|يستفرغ|استفرغ|يزوع|ازوع كل شي, كل ما|شي .. شرب|اشرب|يشرب|تشرب|اكل|ياكل|تاكل .. رجع|يرجع|ارجع|ارجعه|يرجعه|ترجع|ترجعه|ستفرغ|استفرغ|يطلع|زوع, حتي ماي|ماء .. رجع|ارجعه|يرجعه|ارجع|يرجع|ستفرغ|استفرغ, حتي .. ماي|ماء|مي|ميه|مويه .. زوع|=ازوعه|=زوعه|رجع|=برجعها|=برجعو|=ارجعه|طلع|استفرغ|ستفرغ, حتي .. ماي|ماء|مي|ميه|مويه .. ما|لا .. ضل|=تضل|=يضل|=بتضل|قعد|=يقعد|ثبت|=يثبت|=يبقي|ستقر, شرب|=يشرب|=تشرب|=اشرب|=بشرب .. ماي|ماء|مي|ميه|مويه|شي .. طلع|=يطلعه|=تطلعه|=اطلعه|زوع|=ازوعه|رجع|=ارجعه|استفرغ|=بترجع, كل ما|شي .. شرب|اشرب|يشرب|تشرب|اكل|ياكل|تاكل .. طلع|=يطلعه|=تطلعه|=اطلعه|=برجعو|=رد|=يرده|=ترده|=ارده, =مبيثبتش|=مابيثبتش, ما .. ثابت|يثبت|يمكث|مثبت .. {belly}|شي|حاجه',
    ],
    implies: ['vomiting'],
  }),
  'keeps-fluids': finding(['Keeps fluids down', 'يحتفظ بالسوائل'], {
    kind: 'comfort',
    tick: ['Small sips of water stay down', 'رشفات الماء الصغيرة تبقى في المعدة'],
    says: [
      'keep|kept|hold fluid|water|food|drink|liquid|sip|small|some|everything|most .. down, keep|kept|hold down, drink|drinks|drinking ok|okay|fine|well|plenty|normally|lots, tolerating fluids|water|liquids|food, keep|keeps|keeping fluids|water in, eats|eating drinks|drinking fine|ok|normally|well, water|fluid|fluids|sips|drinks|juice|liquids .. stay|stays|staying|stayin, holding|hold .. water|fluids|sips, managing|able|manage .. water|fluids|sips|drink, keep|keeping|kept|hold|holding|get|getting .. water|fluids|sips|drinks|drink|tea|juice|liquid|liquids .. down, water|fluids|sips|drinks .. staying|stays|stay, drink|drinks|drinking .. pass|passing|passes|peeing|weeing, pass|passing|passes .. urine|pee|wee|water good|well|fine|ok|normal|normally, peeing|weeing|pees|wees|urinating|urine|pee|wee well|fine|ok|normal|normally|good|plenty|lots, sip|sips|sipping .. stay|stays|staying|down|ok|fine, drink|drinks|drinking .. ok|fine|well|normally|normal|enough, eat|eats|eating drink|drinks|drinking, drink|drinking|sip|sipping .. ors|rehydration|dioralyte|electrolyte|electrolytes|coconut + down|ok|fine|well|good|stays',
      'شرب|يشرب|تشرب|اشرب|بشرب .. زين|عادي|طبيعي|كويس|منيح|تمام, يثبت|ثبت|يبقي|تبقي .. ماي|ماء|سوايل|اكل, احتفظ|يحتفظ|تحتفظ .. سوايل|ماء, شرب|=اشرب|=يشرب|=تشرب|=بشرب .. ما|لا .. =ازوعه|=ازوع|=يزوع|=يطلعه|=تطلعه|=ارجعه|=يرجعه|=برجعو|استفرغ|=يستفرغ|=اطلعه|زوع, ماي|مي|ماء|ميه|مويه|سوايل .. ضل|=تضل|=يضل|=بتضل|=يثبت|=قاعده|=ستقر|=يقعد|=بيثبت + {belly}, ماي|مي|ماء|سوايل ثابت|ثابته|باقي, شرب|=اشرب|=يشرب|=تشرب|=بشرب|=بيشرب|=بتشرب .. ما|لا .. =برجع|=يرجع|=ترجع|=بيرجع|=بترجع|=ارجع|=استفرغ|=زوع|=استفرغش, يبقي|باقي|=بيبقي|=يضل|=بيضل|=ثابت + {belly}, شرب|=اشرب|=يشرب|=تشرب|=بشرب|=بيشرب|=بتشرب .. ماي|ماء|سوايل|ميه|مويه|عصير .. عادي|كويس|زين|تمام|طبيعي|منيح, شرب|=اشرب|=يشرب|=تشرب|=بشرب + بول|تبول عادي|طبيعي|كويس|زين, بول|تبول عادي|طبيعي|كويس|زين + شرب|=يشرب|=تشرب, شرب|=اشرب|=يشرب|=تشرب|=بشرب|=باخد|اخذ .. محلول|محاليل|جفاف|او ار اس',
    ],
  }),
  nausea: finding(['Nausea', 'غثيان'], {
    says: [
      'nausea, nauseous, nauseated, nauseating, queasy, feel|feeling|feels|felt sick, sick feeling, sick stomach|tummy, want|wanna|going vomit|throw|puke, turned stomach, feel|feeling|feels|felt like? vomit|vomiting|throwing|puking|puke|hurling|barfing|throw, gonna|about|want|wanna|nearly .. puke|vomit|throw|hurl|barf|spew, barfy, pukey, stomach turning|churning|churn, vomiting sensation|feeling|tendency|type, feel|feeling|felt|feels .. sick|vomit|nauseous|queasy|puke|vomiting|barf|pukey|ill stomach, sick .. stomach|tummy|feeling, wanna|gonna|want|about|going|need .. vomit|puke|barf|throw|hurl|spew|chunder, nauseos|nausious|nautious|naseous|nauseus, feel|feeling|feels|felt bit|little|slightly|kinda|quite|pretty|rather|mildly queasy|sick|nauseous|green, like? gonna|going|about sick, gonna sick, stomach|tummy|belly .. feeling|feels|feel bad|off|funny|unsettled|weird|queasy, smell|sight|thought .. makes|make|turns|making .. sick|gag|gagging|stomach|heave|heaving|retch|die|queasy, off =colour|color + stomach|tummy, gagging, urge vomit|puke|retch',
      'غثيان, لايعه, لايع, لوعه, لعيان, غثي, =لوع, =تلوعني|=يلوعني, لاعت, لاع, لوعان, بلوعه, نفسي|نفسه|نفسها غامه|غامي|لايعه, قلب لايع|غامم, غممان, هدام, =مغثوث, كبد|جبد لايعه|تلوع|لاعت, نفسي .. استفرغ|زوع, ابي|تبي|يبي|بدي|عايز|ودي|حس .. زوع|استفرغ, حس .. =ارجع|=برجع|=ترجيع, {belly} + قلب|تقلب|مقلوبه|قالبه|لايعه|تلوع, نفسي|نفسو|نفسه|نفسها تلعب|بتلعب|لعبت|قالبه, كبد|جبد + تلوع|لوع|تقلب|قالبه, لعيانه, ابغي|راح|رح|ودي|بدي|بغيت .. استفرغ|=ازوع|=ارجع|ستفرغ, =يلوع|=تلوع|=بلوع, غثيانه, مغثي, بدي =ارجع|=راجع|=استفرغ, نفسي|نفسه|نفسها =قايمه|=غامه|=غامه|=مقلوبه, معدتي|معدته|معدتها تقلب|مقلوبه|قالبه|لايعه, ودي|بغيت|كنت =ازوع|=استفرغ|=ارجع, ريحه .. تلوع|يلوع|تقلب|تغثي, دايخ|دايخه .. ولايع|لايع',
    ],
  }),
  'vomiting-blood': finding(['Vomiting blood', 'قيء دموي'], {
    tick: ['Vomit with blood, or like coffee grounds', 'قيء فيه دم أو يشبه حثل القهوة'],
    says: [
      `${vomits} + {blood}, coffee ground|grounds|coloured|colored, ground coffee, like coffee + ${vomits}, hematemesis, haematemesis, blood + come|came|coming|comes up|mouth, vomit|puke look|looks|looked|colour|color|like brown|black|red|coffee, blood|bloody vomit|puke|sick|barf, vomit|puke|barf|puking|puked|vomited|vomiting|threw|throwing|spew|sick .. blood|bloody, vomit .. look|looks .. coffee|blood, vomit|barf|puke|vomited|barfed|puked all|only|pure|just|bright red|blood|bloody, threw|throwing up red|blood|coffee, vomit|vomited|vomiting|puke|puking|barf brown|black|maroon|crimson stuff|liquid|fluid|bits|gunk|stuffs?, vomit|vomited|vomiting|puke|puking|barf bright|dark red|brown, brown|black|red|maroon vomit, throwing|threw|bringing|brought up blood|clots|bloody, throwing|threw|bringing|brought up red|brown|black stuff|liquid|fluid, =vomit turned|came|looked? black|brown|red|dark`,
      `${vomitsAr} + {blood}, ${broughtAr} =دم, ${vomitsAr} + =بني|=بنيه|=البني|اسود, ${vomitsAr} + لون|لونه|كانه|تفل|حثل قهوه, ${broughtAr} + =بني|=بنيه|=البني|اسود, ${broughtAr} + مثل|متل|زي|لون|لونه|كانه تفل|حثل|قهوه, قيء|استفراغ|ترجيع احمر|دموي, زي|متل|مثل|لون تفل|حثل|قهوه|=القهوه + ${vomitsAr}, زعت|=ازوع|=يزوع|=ازوعه|زوع + {blood}, زعت|زوع + احمر|اسود|=بني, =رجعت|=رجع|=برجع|=ارجع|=يرجع|=بيرجع + دم, استفراغ|ترجيع|قيء + احمر`,
    ],
  }),
  'black-stool': finding(['Black stool', 'براز أسود'], {
    tick: ['Stool black and sticky like tar', 'براز أسود لزج كالقطران'],
    says: [
      `melena, melaena, black tarry, toilet + black tarry|tar, black|blackish|tarry|tar|inky colour|color|coloured|colored|tarry|sticky|loose|jet? {stool}, {stool} black|blackish|tarry|tar|inky, {stool} look|looks|looked|turned|turn|turning|gone|going|went|come|comes|came|coming|colour|color|all|completely|jet|pitch|like|as|become|became|now|dark out|in|colour|color|like|all|completely|as|jet? black|blackish|tar|tarry, shit|crap|turd|turds black|tarry|like tar?, black|tarry shit|crap|turd|turds, {stool} + like|as tar|bitumen|coal|charcoal|asphalt|ink|liquorice|treacle|marmite, {stool} + bitumen|asphalt|treacle|marmite|tarry, black .. in|down toilet|potty|nappy`,
      `{stool} + {black}, ${stoolsAr} + اسود|سودا|سوداء|زفت|قطران|فحم|مسود, كقطران, براز|خروج|غايط|فضلات|طلعه|برازي|اسهال + قير|جير|اسفلت|قطران|زفت|فحمي|سواد, =زي|مثل|متل|لون|كانه زفت|قطران|فحم + براز|حمام|خروج|برازي, حمام|براز .. اسود .. زي|مثل|متل|لزج|لزق`,
    ],
  }),
  'iron-tablets': finding(['Iron tablets', 'حبوب حديد'], {
    kind: 'background',
    tick: ['Iron, charcoal or bismuth is taken', 'تُستعمل حبوب حديد أو فحم أو بزموت'],
    says: [
      'iron tablet|supplement|pill|capsule|medicine|syrup, ferrous, pepto, bismuth, on|taking|started|take iron, charcoal tablet|pill|capsule, liquorice, licorice, on|taking|take iron, iron supplements|tabs|syrup|drops|infusion|tonic, iron .. tablet|tablets|pill|pills|supplement|supplements|medicine|syrup|capsules|liquid|drops, taking|take|on|started .. iron|bismuth, ferrous|iron .. started|start|began|taking|tablets|tablet|given, prescribed|given|gave|started .. iron|ferrous, feroglobin|ferroglobin|ferograd|galfer|fersamal',
      'حبوب|حبه|اخذ|دوا|مكمل|شراب حديد, بزموت, حديد + حبوب|مكمل|دوا, حديد + اخذ|اخد|اخدت|خذ|كبسول|كبسولات|حبوب|شراب|ابر|مقوي|اتناول|يشرب|تاخذ|كبسوله|ماخذ, كاتب*|كتب*|وصف*|عطتني|عطاني|عطوني|صرف*|اعطتني|ماشيه|ماشي|بدات|بديت .. حديد, حديد + حمل|حامل|دكتور|دكتوره|بدات|بديت|وصفه, فيروجلوبين|فيروز|فيفول',
    ],
  }),
  'much-rectal-blood': finding(['A lot of blood from the bottom', 'دم كثير من الشرج'], {
    tick: ['A lot of blood or clots from the bottom', 'دم كثير أو كتل دم من الشرج'],
    says: [
      'bottom|rectum|anus|bum + bleeding + not|wont stop, pure blood + {stool}, lot|lots|heavy|heavily|much|pouring|gushing|clots|tap|flood|flooding|fountain|buckets|everywhere|nonstop|pools|pool|loads + {blood} + bum|=butt|arse|backside|behind|back|rear|bottom|poo|anus|rectum|passage|ass|bumhole|butthole, bleed|bleeding|blood + tap|gush|gushing|pour|pouring|flood + bum|=butt|arse|backside|bottom|anus|rectum|ass, toilet|bowl .. bloodbath, toilet|bowl .. full|filled + {blood}, pouring|gushing|pissing .. blood|bleeding .. bum|bottom|arse|anus|rectum|behind, toilet|=bowl|pan|loo full|filled .. {blood}, toilet|=bowl|pan|loo covered .. {blood}, filled toilet|=bowl|pan|loo .. {blood}, filled toilet =bowl|pan, toilet|=bowl|loo .. all|completely|bright red + {blood}|poo|bum|bottom|motion|stool, lot|lots|heavy|heavily|large|profuse|massive|pouring|gushing|nonstop + blood|bleeding|clots + bottom|rectum|rectal|stool|anus|passage|bum|poo, clots + stool|rectum|bottom|anus|bum|poo|passage, lot|lots|loads|heavy|pouring|gushing|clots|massive .. blood|bleeding .. bum|bottom|rectum|anus|poo|stool|back|behind|arse, {blood} .. clots .. poo|stool|bum|bottom',
      'دم|نزيف كثير|وايد|غزير|شديد|قوي|واجد|كتير + {anus}, دم|نزيف كثير|وايد|غزير|شديد|قوي|واجد|كتير + {stool}, دم|نزيف كثير|وايد|غزير|شديد + تحت|حمام, براز كله دم, {anus} + كتل|تخثرات|جلطات دم, حمام|تواليت مليان|ممتلي|كله دم, دم .. يصب|ينزل|يخر + {anus}, دم|نزيف|دمي|نزف|ينزف + وايد|كتير|كثير|غزير|هواي|هوايه|بزاف|واجد|برشا|قطع|كتل|جلطات|خثرات|شلال|يصب + ورا|وراء|خروج|شرج|دبر|مقعده|طيز|مخرج|براز|خلف|مقعد, نزيف شرجي|شرج قوي|شديد|غزير|وايد|كثير, قطع|كتل|جلطات دم + ورا|خروج|براز|شرج|حمام, دم + ورا + يصب|شلال|حنفيه',
    ],
    implies: ['bloody-stool'],
  }),
  'bloody-stool': finding(['Blood in the stool', 'دم في البراز'], {
    tick: ['Blood in the stool or from the bottom', 'دم في البراز أو من الشرج'],
    says: [
      `{blood} + {stool}, {blood} + {anus}, {blood} + {nappy}, ${stools} + {blood}, red|maroon + stool|stools|poo|poos|poop|motion|motions|faeces|feces, red|maroon diarrhoea|diarrhea, hematochezia, haematochezia, dysentery, blood + wipe|wiping|wiped, blood|bleeding + bum|=butt|arse|backside|behind|bottom|anus|rectum|ass|bumhole, poo|poop|stool|shit|motion + blood|bloody, blood|bloody .. poo|poop|stool|stools|bum|bottom|toilet|motion|poos, poo|poop|stool|stools|bum|bottom|motion|poos .. blood|bloody|bleeding|bleed, blood|bleeding + loo|toilet|bog|bathroom times|going|go, blood mixed + loo|toilet|stool|motion|poo|loose|mucus, blood + loose|pencil|watery + toilet|stool|motion|poo|thin|mixed, blood|bloody .. loo|bog|toilet bowl, bleed|bleeds|bleeding|bled .. poo|poop|toilet|loo|motion|wipe, dark|fresh|bright|red blood + toilet|poo|motion|stool|wipe|paper|tissue, mucus .. blood + toilet|loo|stool|poo|diarrhoea`,
      `{blood} + {stool}, {blood} + {anus}, {blood} + {nappy}, براز|خروج|اسهال|سهال|فضلات + {blood}, زحار, ديسنتاريا, دم|نزيف .. من تحت|ورا, {blood} + دخلت|ادخل|رحت حمام, دم|نزيف|=ينزف|=انزف + شرج|طيز|دبر|خروج, دم|نزيف|=ينزف|=انزف من ورا, دم .. تبرز|=اتبرز|=اخرج, مخاط + دم, دم + كاغيط|كاغط|كلينيكس|كلينكس|محارم|منديل, دم + طواليط|تواليط|تواليت|توالت + خرج|=كنخرج|امساك|دخل|قبض, دم .. اروح|ادخل|افوت|بفوت|ادش حمام|تواليت|توالت`,
    ],
  }),
  'blood-on-paper': finding(['Little blood on the paper', 'دم قليل على المناديل'], {
    tick: ['Only a little bright red blood, on the paper or the outside of the stool', 'دم أحمر قليل فقط على المناديل أو على سطح البراز'],
    says: [
      'blood + paper|tissue|wipe|wiping|wiped, bright red + wipe|wiping|paper|tissue|toilet, streak|streaks|spots|specks|drops|drop + blood + {stool}, streak|streaks|spots|drops|drop blood + toilet|poo|bottom|anus|bum, little|bit|small blood + {stool}, little|bit|small blood + {anus}, bit|few|little|drop|drops|spot|spots|smear|streak|trace|tinge|pink|red|speck|blood + roll|tp|paper|tissue|wipe|wiped|wiping|loo paper|bog, {blood} + roll|tp, blood|red|pink|bleeding .. paper|wipe|wiping|wiped|tissue|roll, wipe|wiping|wiped|paper .. blood|red|pink, little|bit|spot|spots|drops|drop|streak|streaks|smear|few .. blood|red .. poo|stool|toilet|bum|bottom, few|drop|drops|spot|spots + tp|paper|tissue|roll, small|little|bit|some bright? red + tissue|paper|wipe|wiping, red|blood + tissue|paper + push|pushing|strain|straining|toilet|poo, streak|streaks|smear .. poo|stool|paper|tissue|wipe',
      'دم + ورق|منديل|مناديل|محارم|كلينكس|مسح|امسح, قطره|قطرات|نقطه|نقط|خيط|خيوط|شوي|شويه|بسيط دم + {stool}, قطره|قطرات|نقطه|نقط|خيط|خيوط دم + {anus}, دم خفيف|بسيط|قليل + {stool}, دم خفيف|بسيط|قليل + {anus}, دم|احمر + منديل|مناديل|كلينكس|ورق|محارم|محرمه|فاين|مسح|=امسح|تنشيف, قطره|قطرات|نقطه|نقط|خيط|خط|شويه|شوي .. دم + براز|خروج|شرج|مقعده, دم + كاغيط|كاغط|كلينيكس|كلينكس|مناديل, دم .. كاغيط|كاغط',
    ],
  }),
  'red-food': finding(['Food that reddens the stool', 'طعام يلوّن البراز بالأحمر'], {
    kind: 'comfort',
    tick: [
      'Beetroot, dragon fruit, tomato juice or red sweets in the last two days',
      'شمندر أو فاكهة التنين أو عصير طماطم أو حلوى حمراء في آخر يومين',
    ],
    says: [
      'beetroot, beetroots, borscht, dragonfruit, dragonfruits, dragon fruit|fruits, tomato soup|juice|paste, red velvet|jelly|slush|slushy|icing|cake|candy|sweets|gatorade|drink|popsicle|lolly|dye|colouring|coloring, =beets, ate|eaten|eating beet',
      'شمندر, بنجر, شوندر, باربا, عصير طماطم|بندوره|شمندر, دراغون|دراجون|تنين فروت, فاكهه تنين, حلاوه|حلويات|جلي|عصير|كيك حمرا|احمر',
    ],
  }),
  piles: finding(['Piles', 'بواسير'], {
    says: [
      '=piles, haemorrhoid, hemorrhoid, hemroid, hemmoroid, anal|anus|bottom fissure, fissure + {anus}, {anus} + {itch}, {anus} + {mass}, {anus} + {swell}, bum|=butt|arse|anal grapes|grape|lump|lumps|berries, haemorroid|hemorroids|haemorroids|hemroids|hemmorhoids, farmers|farmer chalfonts, piles|haemorrhoids|hemorrhoids .. playing|acting|flared|back|itchy|hanging, lump|lumps|itchy|itch|itching .. bum|bottom|anus|arse|bumhole, ball|lump|something|piece|grape|skin come|comes|coming|pops|popping|hanging out + go|goes|pushed|push back|in|inside|itself, itch|itching|itchy back side|passage|end, {mass} + back passage|end, lump|ball .. back passage|bottom|bum|anus',
      'بواسير, باسور, بواصير, شرخ شرجي|شرج, شرخ + {anus}, {anus} + {itch}, {anus} + {mass}, {anus} + {swell}, بواسر, بوسير, شق|تشقق + شرج|دبر, طالع .. شرج|دبر, حته|حبه|لحمه|شي|حاجه طالع|طالعه|نازل|نازله|يطلع|تطلع + شرج|مقعده|دبر|ورا|خروج',
    ],
  }),
  'anal-pain': finding(['Pain at the anus', 'ألم في الشرج'], {
    says: [
      '{anus} + {pain}, {anus} + {burns}, {stool} + {pain} + pass|passing|passed|when|during, hurts|painful + poo|poop, {anus} + fire|razor|razors|glass|killing|sting, sitting|sit .. painful|hurts + {anus}, pooing|pooping|poo|poop|motion|stool + hurts|painful|glass|razor|razors|knives|agony, pain|hurts|hurt|sore|burns|burning|sting|stings|agony|painful|killing .. bum|bottom|anus|arse|bumhole|poo|pooing|pooping|rectum, bum|bottom|anus|arse|bumhole|rectum .. pain|hurts|hurt|sore|burns|burning|sting|stings|agony|painful|killing|fire, hurts|pain|agony|painful|burns .. poo|poop|stool|motion|go toilet',
      '{anus} + {pain}, {anus} + {burns}, {pain} + تبرز|اخراج, {pain} + ادخل|دخلت حمام, {pain} + شرج|دبر|مقعده|طيز|خروج|مخرج, تبرز|=اتبرز|=اخرج|خروج + {pain}',
    ],
  }),
  'anal-lump': finding(['Swelling beside the anus', 'تورم بجانب الشرج'], {
    tick: ['A hot, very painful swelling beside the anus', 'تورم ساخن شديد الألم بجانب الشرج'],
    says: [
      'perianal|anal|rectal abscess|boil, abscess|boil|pus + {anus}, {anus} + {swell} + {severe}, {anus} + {mass} + {hot}, pilonidal, fistula + {anus}, piles|hemorrhoid + purple|hard|thrombosed|clot, abscess|boil|lump|ball|swelling + anus|anal|bum|=butt|arse|bottom|bumhole|butthole|passage|backside + hot|painful|sore|throbbing|sit|sitting|pain|killing|paining, boil|abscess + bum|=butt|arse|bottom|backside|buttock|bumhole, cant|not sit + {anus}|bum|=butt, hot|red|painful|throbbing .. lump|swelling|boil|abscess|bump .. anus|bum|bottom|arse|bumhole|anal, lump|swelling|boil|abscess|ball|bump .. anus|bum|bottom|arse|bumhole|anal .. hot|red|throbbing|sit|pus',
      'خراج|خراجه|دمل|صديد + {anus}, ناسور, ناصور, كيس شعر, باسور|بواسير + متجلط|متخثر|ازرق|قاسي|صلب, دمل|دمله|خراج|خراجه|حبن|كيس|ورم|انتفاخ|كتله|تجمع + شرج|مقعده|دبر|مخرج|طيز|مقعد|موخره|شرجي|خروج + {pain}|{hot}|{red}|صديد|قاعد|يقعد|اقعد|اجلس, دمل|دمله|خراج|خراجه|حبن + شرج|مقعده|دبر|مخرج|طيز|مقعد|شرجي',
    ],
  }),
  'green-vomit': finding(['Green vomit', 'قيء أخضر'], {
    tick: ['The vomit is green like grass', 'لون القيء أخضر كالعشب'],
    says: [
      `bilious, green bile, green|greenish|bilious vomit|vomits|vomiting|vomited|puke|puking|sick|barf|spew|hurl, vomit|vomits|vomiting|vomited|puke|puking|puked|barf|spew|spewing|hurling|retching green|greenish|bile|bilious, vomit|vomits|puke|sick looks|look|colour|color|turned|like|bright|all|dark green|greenish|grass|lime|shrek|pea, vomiting|vomited|vomits|puking|puked|throwing|threw|bringing|brought up? .. green|bile stuff|liquid|fluid|bile|vomit|gunk|water|colour|color, green|greenish liquid|fluid|stuff|bile vomit|vomited|puked|up, =vomit .. green|greenish, barf|vomit|puke|sick colour|color .. shrek|grass|lime|pea|green, throwing|threw|throws up .. green|greenish|bile, bringing|brought|bring|brings up bile, brings|bringing|brought up green milk|vomit|feed|feeds|liquid|stuff, vomit|vomiting|vomits|vomited|puke|puking|puked something|up|only|just|thick|dark|bright|like|pure|all green|greenish|bile|bilious, vomit|vomiting|vomits|vomited something|liquid|fluid|stuff .. green|greenish|bile, throw|throwing|threw|bringing|brought .. up something|only|thick|dark|bright|just green|greenish|bile`,
      `${vomitsAr} + اخضر|خضرا|خضراء|مخضر|عصاره, ${broughtAr} + اخضر|خضرا|خضراء|مخضر|عصاره, زعت|زوع|=ازوع|=يزوع + اخضر|خضرا|خضراء|مخضر|مراره|عشب, استفراغ|قيء|ترجيع|طرش|=يرجع|=رجع|=بيرجع|=ترجع + خضر|اخضر|مراره, =يزوع|=يستفرغ|=بيرجع|=يرجع|=يتقيا|=بيستفرغ|=استفرغ|=ترجع|=تستفرغ|=تزوع .. شي|ماده|سايل|حاجه|ماي .. اخضر|خضرا`,
    ],
    implies: ['vomiting'],
  }),
  diarrhoea: finding(['Diarrhoea', 'إسهال'], {
    tick: ['Loose or watery stool', 'براز رخو أو مائي'],
    says: [
      `diarrhea, diarrhoea, diarrhoeal, diarrheal, diarrohea, diarhea, diarrea, dioria, diorrhea, ${loose} + stool|motion|poo|poop|bowels|bowel|nappy|nappies|diaper|diapers|tummy, =runs + bad|since|today|stomach|tummy|belly, =runs + toilet|tummy|stomach, gastroenteritis, gastro, stomach|tummy bug|flu, gastric flu, upset stomach|tummy, stomach upset, toilet + times + day|night|hour|today, running|rushing + toilet|bathroom|loo + stomach|tummy|belly|poo|poos|poop|motion|motions|loose|watery|cramp|cramps|food|ate|eaten, =runs, trots, squits, skitters, shits, bum|arse|=butt|ass|backside tap|water|waterfall|peeing|pee|hose|faucet, delhi belly, explosive poo|poop|stool|shit|bathroom|toilet, shat|shitting|pooping|pooing|poo|crapping .. water|liquid|nonstop|times, watery|liquid|water + poo|poos|poop|shit|stools, loose|watery|runny|liquid|explosive|squirty .. stool|stools|poo|poos|poop|motion|motions|shit|bowels|diarrhea|nappies, poo|poos|poop|stool|stools|shit|motion|motions .. loose|watery|runny|liquid|water|explosive|soup|mush, diaria|diarrhia|diarhoea|diarreah|dihorrea|diorreah|diarrheoa|diahrea|diahorrea|diarrhoe, cant .. leave|off .. toilet|loo|bog, living|stuck|glued .. toilet|loo, stomach|tummy|belly bit? upset|unsettled|dodgy, loose + toilet|loo|bathroom, toilet|loo|bathroom + twice|thrice|times + loose|runny|watery, toilet|loo|bathroom .. times|time + water|watery|liquid|cramp|cramps|only, =dodgy tummy|stomach|belly|guts, =the =squits, loosies, tummy|stomach|belly|bowels like? water, poo|stool|motion like? water|soup|mustard|porridge + times|since|today, coming|came out like? water, shooting|squirting out + back|bottom|bum`,
      'اسهال, سهال, مسهل, مسهله, نزله معويه, {belly} + ممشي|سايب|سايبه|لينه|مفتوح|مسهله|يسهل|تسهل, براز|خروج مايي|سايل|لين|رخو, براز|خروج مثل|زي ماي|ماء, معويه, التهاب|فيروس|جرثومه معده|امعاء|معوي, سهل مع, ليان, استطلاق, حمام + كل شوي|دقيقه|ساعه + بطن|مغص|سايل|لين|اكل|اسهال, بطن|بطنه|بطني|بطنها =يمشي|=تمشي|=بيمشي|=ماشي|=ماشيه|=يسهل|=مسهله|=مسهول, سهلان|مسهول|جريان, ماي|مي|مويه + =اخرج|=اتبرز|تبرز|خروج|براز, حمام|براز|خروج|كاكا|بوبو طري|طريه|لين|سايل|سايب|مايع|رخو|ميه|خفيف|مايي, عمل|عملت|سوي|سوت كاكا|حمام|خروج + طري|سايل|لين|ميه|ماي, =باسهل|=بسهل|=يسهل|=تسهل|=اسهل|=بيسهل|=كرشي =جاريه, كرش|بطن =جاريه|=جاري|=سايبه|=يجري|=تجري',
    ],
  }),
  'watery-much': finding(['Very much watery stool', 'إسهال مائي غزير'], {
    tick: ['More than six watery stools in a day', 'أكثر من ست مرات إسهال مائي في اليوم'],
    says: [
      'rice water, cholera, pouring|nonstop|constant + diarrhea|diarrhoea, every hour|minutes + diarrhea|diarrhoea, 8|9|10|11|12|14|15|20 times + diarrhea|diarrhoea|toilet|stool|stools, ten|eight|twelve|fifteen|twenty times + diarrhea|diarrhoea|toilet, 7|8|9|10|11|12|13|14|15|16|17|18|20|25|30|seven|eight|nine|ten|twelve|fifteen|twenty watery|loose|liquid|poos|motions|stools|diarrhea, 7|8|9|10|11|12|13|14|15|16|17|18|20|25|30|seven|eight|nine|ten|twelve|fifteen|twenty|dozen times|time + water|watery|loose|diarrhea|diarrhoea|toilet|loo|bathroom|stool|motion|poo|poop|shat|shit|runs, shat|poo|pooing|pooping|shitting|diarrhea|diarrhoea .. 8|9|10|11|12|13|14|15|16|18|20|25|30 times, every|each 5|10|15|20|30|few|ten|five|hour + diarrhea|diarrhoea|poo|motion|motions|loose|watery, tap|waterfall|faucet|hose + diarrhea|poo|bum|stool, every|each .. minutes|mins|hour|half .. poo|poop|watery|diarrhea|diarrhoea|loose|stool|motion, lost count .. toilet|loo|poo|diarrhea|times, pure|just|only water|liquid .. poo|stool|bum|toilet, loose|watery motion|motions|stool|stools .. eight|nine|ten|eleven|twelve|8|9|10|11|12|15, ten|eleven|twelve|fifteen|twenty|10|11|12|15|20 times + motion|motions|stool|stools|poo',
      'كوليرا, ماي|ماء رز|ارز, اسهال|سهال + كل ساعه|نص|دقايق|ربع, 8|9|10|11|12|15|20 مرات|مره + اسهال|سهال|حمام, عشر|عشرين|ثمان مرات|مره + اسهال|سهال|حمام, اسهال|سهال + ما|لا وقف|يوقف|يتوقف, اسهال غزير, 7|8|9|10|11|12|13|14|15|16|18|20|25|30|سبع|ثمان|تسع|عشر|عشرين|خمسطعش|عشره مرات|مره|مرة + حمام|اسهال|سهال|ماي|سايل|خروج|تواليت|مسهل, اسهال|سهال + كل شوي|ساعه|نص|دقيقه|دقايق|عشر|خمس, حنفيه|شلال|صنبور + اسهال|سهال|براز|خروج|بطن, اكثر .. 6|7|8|10|عشر|ست|سبع مرات',
    ],
    implies: ['diarrhoea'],
  }),
  'night-stools': finding(['Diarrhoea at night', 'إسهال يوقظ من النوم'], {
    tick: ['The urge to pass stool wakes from sleep', 'الحاجة إلى التبرز توقظ من النوم'],
    says: [
      'wake|wakes|woken|waking + diarrhea|diarrhoea|toilet|poo|bowels, nocturnal diarrhea|diarrhoea, diarrhea|diarrhoea|runs|bowels|motion|poo|poop|loo|stool + out bed, wake|wakes|waking|woken|woke .. poo|poop|toilet|loo|bathroom|diarrhea|bowels|motion|runs, diarrhea|diarrhoea|runs|toilet|bowels|bowel|motion|motions|poo|tummy|loo|bathroom|poop|stool|stools + wake|wakes|waking|woken|woke|drag|drags .. night|sleep|bed|up|me|nights, wake|wakes|woken|woke|waking|getting .. night|sleep|middle|3am|2am|4am .. poo|poop|toilet|loo|diarrhea|diarrhoea|bowels|runs|stool|shit, poo|poop|toilet|loo|diarrhea|diarrhoea|bowels|runs|stool|motion .. wake|wakes|waking|woken|woke|2am|3am',
      'يصحي|يقوم|اقوم|اصحي|يقومني|يصحيني + اسهال|سهال|حمام, اسهال|سهال|حمام|خروج|براز|تبرز|بطن|تواليت + قعد|=يقعدني|قوم|=يقومني|فيق|=يفيقني|=بفيق|صحي|=يصحيني|قام|فاق|نهض|=يوعيني|=اوعي|قعدني|صحاني + نوم|ليل|ليله, اسهال|سهال|حمام|براز + من نوم|نومي|نومه',
    ],
  }),
  'food-poisoning': finding(['Food poisoning', 'تسمم غذائي'], {
    says: [
      'food poisoning, food poisoned, bad|dodgy|old|raw food|chicken|fish|meat|egg|rice|seafood|shawarma|meal|milk|prawns|sushi, spoiled|expired|rotten|undercooked + food|chicken|fish|meat|egg|rice|seafood|shawarma|meal|milk|prawns|sushi, food|chicken|fish|meat|egg|rice|seafood|milk|prawns gone? off, ate something, something ate|eaten|eat, {swallowed} + shawarma|street food|buffet|takeaway|leftovers|oysters|seafood|restaurant + {belly}, shawarma|takeaway|takeout|buffet|leftovers|oysters|seafood|kebab|mayo|mayonnaise|koshari|burger|sushi|prawns|chicken|biryani|canteen|party|wedding + toilet|loo|diarrhoea|diarrhea|vomit|vomiting|watery|motion|motions|puking|bathroom, reheated rice|chicken|food, left out rice|chicken|food + {belly}|sick|vomiting, curry night|house, kebab|takeaway|curry .. last night + runs|loose|bum|toilet',
      'تسمم غذايي|اكل|معوي, متسمم, تسمم + اكل|غذا|مطعم|شاورما|سمك|دجاج, اكل|اكله خربان|خربانه|فاسد|فاسده|منتهي|بايت|قديم|ملوث, دجاج|سمك|لحم|بيض|مايونيز|شاورما + خربان|فاسد|ني|نيه|قديم, دجاج|سمك|لحم|بيض + لا طازج, اكلت|كليت|كلنا|اكلنا + مطعم|شاورما|بره|بوفيه + {belly}, كشري|شاورما|فول|سمك|فسيخ|رنجه|مطعم|بوفيه|عربيه|سندويش|سندوتش|مايونيز|كبده|مشاوي|وليمه + اسهال|سهال|حمام|ترجيع|استفراغ|مغص|بطن|=ارجع|=استفرغ',
    ],
  }),
  'same-meal': finding(['Others who ate the same are ill', 'مرض آخرون أكلوا الطعام نفسه'], {
    kind: 'background',
    says: [
      'ate|eaten|had same + sick|ill|vomiting|too|also, others|friends|family|colleagues|everyone|kids|wife|husband|roommate|brother + same|too|also + sick|ill|vomiting|diarrhea|diarrhoea|bug, bug|virus going round|around, ate|eat|eaten|food|meal|buffet|restaurant|chicken|dish|dinner|lunch|same + everyone|everybody|all|whole|others|mates|roommates|they|we|friends|family|kids|husband|wife|colleagues|both + sick|ill|vomiting|unwell|puking|bad|poorly, also|too eat|ate|eaten|had .. same food|meal|thing|dish|lunch|dinner, eat|ate|eaten .. same + also|too|they, whole|entire|everyone|everybody table|party|group|office|class .. got|sick|ill|down|buffet|ate, everyone|everybody|all|both|others|friends|mates|family|husband|wife|kids .. ate|eat|eaten|had same|dinner|meal|chicken|food .. sick|ill|too|also|vomiting|same|bad|rough, ate .. same .. sick|ill|too|also|vomiting|rough|bad',
      'اكل|اكلوا|كلوا نفس|معي + تعبان|تعبوا|مرض|مرضوا, كلنا|جميعنا|عيال|اهل + نفس + اكل|اكله|صحن|مطعم, اكلوا|اكل|كلوا|كلينا|اكلنا|=اكلو + كل|كلهم|كلنا|ربع|اصحاب|معنا|معي|معاي|نفس|اهل|اخواني + مرض|تعب|تعبوا|استفرغ|سهال|اسهال|مغص|صار, نفس اكل|صحن|مطعم|وجبه|عزيمه|بوفيه + مرض|تعب|كلهم|كلنا|كل|ربع|صار',
    ],
  }),
  'antibiotics-recent': finding(['Recent antibiotics', 'مضاد حيوي حديث'], {
    kind: 'background',
    tick: ['Antibiotics in the last 8 weeks', 'مضاد حيوي خلال آخر 8 أسابيع'],
    says: [
      'antibiotic|antibiotics|augmentin|amoxicillin|clindamycin|ciprofloxacin|azithromycin + diarrhea|diarrhoea|loose|stool, after|on|taking|took|since|finished antibiotic|antibiotics, on|taking|took|finished|finish|started|course|after|since|had|been|given|completed .. antibiotic|antibiotics|amoxicillin|amoxil|azithro|azithromycin|augmentin|clindamycin|ciprofloxacin|cipro|doxycycline|doxy|cephalexin|cefalexin|flucloxacillin|erythromycin|clarithromycin|penicillin|metronidazole|flagyl, antibiotic|antibiotics + last|ago|week|weeks|month|course|finished|recently, course amoxicillin|antibiotic|antibiotics|augmentin|penicillin, antibiotic|antibiotics|amoxicillin|augmentin|azithromycin|penicillin|cipro|doxycycline .. last|ago|recently|week|weeks|month|finished|just|course|days, finished|just|recently|been|had|took|taking|on|after|course|started .. antibiotic|antibiotics|antibiotix|antibitics',
      'مضاد|مضادات حيوي|حيويه, اوجمنتين|اموكسيسيلين + اسهال|سهال, بعد|من|اخذ|اخذت مضاد, مضاد + خذ|خذت|اخذ|اخذت|اخد|اخدت|خدت|خلص|كورس|شهر|اسبوع|اسبوعين|قبل|عطوني|ماخذ|كمل|خلصت, =انتيبيوتك|=انتيبيوتيك|=انتبيوتيك|=انتي بيوتيك|=انتيبايوتك, اوجمنتين|اوغمنتين|اموكسيسيلين|اموكسيل|زيثروماكس|ازيثروميسين|فلاجيل|سيبرو|اوقمنتين',
    ],
  }),
  constipation: finding(['Constipation', 'إمساك'], {
    says: [
      'constipate, constipated, constipation, constapation, hard|dry + stool|poo|poop|motion, not|cant poo|pooed|poop|pooped|defecate, no bowel movement, not opened bowels, bowels + not|havent + move|moved|open|opened, not|cant go|gone|been toilet|loo|bathroom + days|week, not|cant pass|passed|passing stool|stools|motion|poo|poop, trouble|difficulty|straining|strain|struggling|hard + pass|passing|poo|poop|stool, no stool|poo|motion|motions + days|week, motion|motions|stool|poo|poop|bowels .. not|cant|hard .. coming|come|pass|properly|out, =bunged|=backed|=blocked|=bound|=clogged up + down|days|gone|toilet|poo|bowels|belly|stomach|since|week, stool|motion|poo|poop very? hard|rock|pebbles|bullets|stones, pebbles|bullets|rabbit + poo|poop|stool|shit, cant|not shit|crap|poop|poo, aint gone + since|days, not|cant|couldnt|havent|no .. poo|pooed|poop|pooped|shit|crap|number two|bowel .. days|week|since|days|out, not .. been|gone .. toilet|loo|bathroom .. days|week|since, stuck|blocked|backed .. poo|poop|bowels|up .. days|week, poo|poop|stool|shit .. stuck|hard|rock|wont|not|cant .. out|come|rock|pass, strain|straining|push|pushing .. toilet|loo|poo|stool, rabbit|sheep|goat pellets|droppings|poo, pellets + toilet|loo|poo, poo|poos|poop|pooing|motion|stool|goes once|twice .. week|every, poo|poos|stool|motion block|blocks|blocked|clog|clogs .. toilet|loo, smear|smears|skid|stains|streaks|soiling + his? pants|boxers, hold|holding|holds|hiding|hides .. poo|poop|motion, not|no|without|hasnt|havent done .. poo|poop|motion|stool|dump, not .. poo|poop|pooed|stool|motion .. day|days|week|since|yesterday, bowels not opened|moved|open, not toilet|loo|bathroom|washroom properly|since|for|in|days|week|once, not proper|properly toilet|loo|bathroom, not proper|properly .. poo|poop|motion|dump, not gone|went|go since|for .. days|week, no toilet|motion since|for|from|days|=2|=3|=4|=5|two|three|four, bunged up',
      'امساك, ممسك, متمسك, ممسكه, ممسوك, قبض|قابض بطن|معده, براز|خروج|بعر ناشف|قاسي|صعب|يابس|متحجر, صعوبه تبرز|اخراج|براز, ما .. ادخل|رحت|اروح|دخلت|يدخل|تدخل|يروح|طلعت|اطلع|تبرز|تبرزت حمام + ايام|يومين|اسبوع, ما|لا .. تبرز|تبرزت|يتبرز|اتبرز, حمام .. كل .. ايام, يعصر|اعصر .. حمام, ما .. طلع|خرج|نزل|يطلع|ينزل براز|خروج, =قبض|=القبض|=قبوض|=كتام|=الكتام|=بقبض|=معصم|=يبوسه|=مكتم, بطن|بطنه|بطني|بطنها يابسه|يابس|ناشفه|ممسكه|ماسكه .. ما, ما|لا .. طلع|=يطلع|=اطلع .. حمام|خروج|براز, ما .. خرج|=اخرج|تبرز + ايام|يومين|اسبوع|يوم, حمام + صعب|بالقوه|صعوبه|ناشف|بالعافيه, =القبط|=قبط|=قبظ|=القبظ|=مكبوض|=كابض|=مقبوض, ما .. عمل|عملت|سوي|سوت|دخل|فات|فوت .. حمام|كاكا|براز .. ايام|يومين|اسبوع|يوم, {belly} =مسكره|=مقفله|=ماسكه|=ممسكه, خروج|براز|حمام .. كل يومين|ثلاث|اربع|اسبوع, بعر|بعرور',
    ],
  }),
  'known-ibs': finding(['Known irritable bowel', 'قولون عصبي معروف'], {
    kind: 'background',
    says: [
      'ibs, irritable bowel, spastic colon, irritable colon',
      'قولون عصبي, قولوني|قولوني هايج|تعبان, قولون هايج|تعبان|متهيج, =قولون|=القولون|=قولوني|=قولونه|=قولونها|=بالقولون, =كولون|=الكولون|=كولوني, كولون عصبي|عصبي|هايج',
    ],
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
      'change|changed|different|altered|unusual + bowel|bowels|habit|habits, thin|narrow|pencil|ribbon + stool|stools|poo, not empty|emptied|emptying + bowels|bowel|fully, incomplete emptying, alternating + constipation|diarrhea|diarrhoea, mucus + {stool}, stool|stools|poo|poos|poop|bowel|bowels|toilet|pooping|pooing|motion|motions|loo + change|changed|changes|changing|different|haywire|weird|irregular|messed|pattern|odd|schedule|unpredictable|strange, stool|poo|poop|bowel|bowels|toilet|motion|habits + not normal|same|usual|before|like, bowel|toilet|loo habit|habits|pattern|routine, constipation|constipated .. diarrhea|diarrhoea|loose, one day constipation|loose|hard|diarrhea, bowels|bowel|poo|poop|stool|stools|toilet .. changed|different|change|changing|irregular|weird|all over .. weeks|months|month|lately|place|habit, thinner|skinny|pencil|ribbon|narrow .. poo|poos|stool|stools|poop, poo|poos|stool|stools|poop .. thin|thinner|skinny|pencil|ribbon|narrow, weeks|months|month|lately .. going|go|gone .. loo|toilet .. times, weeks|months + loo|toilet + times + day, sometime|sometimes loose sometime|sometimes thin|hard|constipated, toilet changing|changed, loo|toilet .. times .. day + used|always|normally|before|man|once, brown smears|stains + pants',
      'تغير|تغيرت|اختلف|اختلفت|تبدل + تبرز|براز|خروج|اخراج, براز|خروج رفيع|نحيف|خيط, مره اسهال|امساك + امساك|اسهال, مخاط + {stool}, ما .. افرغ|يفرغ .. كامل, خروج|براز|طلعه|حمام|تبرز|اخراج|=طلعتي|=خروجي|بطن + ما|غير مثل|متل|زي|نفس|طبيعي|عاده + قبل|اول|عاده|عوايد|طبيعي|كان, مره اسهال|سهال|امساك|قبض|كتام .. مره|ومره|يوم .. امساك|قبض|كتام|اسهال|سهال, يوم اسهال|امساك .. يوم|ويوم امساك|اسهال, تبرز|براز|خروج|حمام|اخراج + تغير|اختلف|خربط|متخربط|مخربط|تلخبط|متلخبط|ملخبط, اسابيع|شهر|شهرين|سيمانات|جمع + حمام|تواليت|دخل|=بفوت|=افوت|=ادخل|=بدخل مرات|مره|خمس|ست|سبع|اربع, اسابيع|شهر|شهرين + مخاط|اسهال|امساك|دم + حمام|براز',
    ],
  }),
  'belly-mass': finding(['Lump in the belly', 'كتلة في البطن'], {
    tick: ['A lump can be felt inside the belly', 'كتلة محسوسة داخل البطن'],
    says: [
      '{mass} + {belly}, {mass} + {anus} + inside, something|thing|ball|knot|spot|lump hard? + belly|tummy|stomach|gut|abdomen + feel|touch|touching|press|pressing|poke|hand|fingers|inside, hard|round|solid|firm thing|ball|knot|something|spot|bit|lump + belly|tummy|stomach|gut|abdomen, something hard|round|solid|firm + belly|tummy|stomach|gut|abdomen, lump|mass|hard|ball|something .. in|inside .. belly|stomach|tummy|abdomen|gut .. feel|touch|press|poke|lump, feel|felt|found|touch|press .. lump|mass|ball|hard .. belly|stomach|tummy|abdomen|gut',
      '{mass} + {belly}, كوره|كره|طابه|صخره|كتله|حصاه|كلكوعه|عجره|درنه|بيضه + بطن|بطنه|بطني|بطنها|معده, شي يابس|صلب|قاسي|ناشف|متحجر|جامد|غريب + بطن|بطنه|بطني|بطنها, بطن|بطنه|بطني|بطنها .. شي + حس|احس|لمس|المس|ايد|يد|يابس|صلب|قاسي|بحسو|نحس',
    ],
  }),
  heartburn: finding(['Heartburn', 'حموضة'], {
    says: [
      'heartburn, heart burn, {belly} + {burns}, burn|burning + rising|rises|coming|comes|goes|up + throat|chest, antacid, gaviscon, rennie, acid reflux, reflux, regurgitation, indigestion, gerd, gord, dyspepsia, acidity, acid|sour + taste|mouth|coming|comes|stomach|throat, burp, burping, belch, belching, gastritis, gastric pain|problem|trouble, hyperacidity, stomach acid, acid|acidity|sour + {burns}, acid .. up|throat|chest|gullet|rising, {burns} + up + throat|gullet, gullet|food pipe + {burns}, acidity|acidic|gerd|gaviscon|nexium|omeprazole, acid|burning|burn|burns|sour|fire .. throat|chest|gullet|stomach|up .. eat|eating|meal|food|lie|lying|bed|night|up, acid .. reflux|stomach|burn|burning|mouth, reflux|heartburn|gerd|indigestion|heart burn, fire|acid|burning|sour water|food coming|comes|rises|rising|up .. throat|chest|mouth|gullet, sour water, acid|sour|bitter .. mouth|throat, eno|gelusil|digene|rennies|tums|pepcid|zantac|omez|pantoprazole',
      'حموضه, حزاز, حارق معده, حرقه معده|مري|فم, {belly} + {burns}, ارتجاع, ارتداد مري|معده|حمض, عسر هضم, سوء هضم, تجشو, تجشا, تكريع, دشاء, =ترجيع حمض, رجوع .. حمض|اكل, التهاب|قرحه معده, جرثومه معده, معده + تحرق|حارقتني|حرقان|نار|حامي, حموضيه, حرقان|حرقه|حارقني|نار + معده|معدت|بلعوم|زور|مري|اكل, حموضه|حامض + صدر|بلعوم|زور|حلق|طلع|رجع, حرقه قلب|فواد|صدر, حزازه|فم معده + حرق, حزازه|=حزاز, حرقان|حموضه|حرقه + معده|صدر|بلعوم|زور|اكل|نوم',
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
      'after|big|large|heavy|spicy + meal|dinner|lunch|eating|food|iftar|suhoor|biryani|curry|machboos, ate|eaten|eat too much, overate, overeating, overeat, spicy food, too much food|coffee|chocolate|sweets, pig|pigged out, stuff|stuffed|stuffing myself|face, feast|feasted, buffet, after .. eat|eating|ate|food|lunch|dinner|breakfast|meal|meals, eat|ate|eating .. lot|loads|heavy|much, after .. big|huge|massive|heavy|large|spicy .. meal|dinner|lunch|curry|food|feast, ate|eaten|eat|had .. too|huge|massive|loads|lot|big|heavy .. food|meal|dinner|lunch|much|biryani|curry, wolf|wolfed|wolfing|scoff|scoffed|scoffing|gobbled|gobbling|demolished|polished|inhaled .. down|curry|food|plate|pizza|burger|dinner|meal|rice, full|whole|huge|big|large|heavy|two|three|second|several plate|plates|bowl|bowls|portion|portions|helping|helpings, vindaloo|curry|madras|phall|mutton|feast|thali + after|hot|eat|ate|down, wedding|party|feast|iftar|eid|christmas food|meal|dinner|lunch|buffet, too much|many biryani|food|curry|dates|sweets|meat|rice|cake|pizza|bread',
      'بعد|عقب|مع اكل|اكله|وجبه|عشا|غدا|فطور|سحور|عزيمه|بهارات|حار, اكلت وايد|كثير|كتير|واجد, اكل حار|حارق|مبهر|سبايسي, كثرت اكل|اكلت, دسم, بهارات, شطه, فلفل, بعد|عقب|وقت|كل ما اكل|اكلت|ياكل|تاكل|كلت|كليت|تغدي|تعشي|فطر|تغديت|تعشيت, اكل|اكلت|كليت|كلت .. كثير|وايد|كتير|واجد|هواي|زياده, ترس|تروس .. بطن|بطني, تخمه, متعشي|متغدي|متعشيه|متغديه, توه|توي|توها|لسه|لسا متعشي|متغدي|اكل|ماكل|كليت|مفطر|فاطر, عكيت|خبصت|لخبطت|خربطت|عكينا .. اكل|كحك|حلويات|فسيخ|سهره|عزومه|عزيمه, عزومه|عزيمه|وليمه|بوفيه, كلت|اكلت|كليت + شطه|كشري|فسيخ|كحك|محشي|مندي|كبسه|مشاوي|دهون|بهارات, شطه|حراق|حار + اكل|اكله|اكلت',
    ],
  }),
  bloating: finding(['Bloating', 'انتفاخ'], {
    says: [
      'bloat, bloated, bloating, gassy, flatulence, flatulent, windy, wind pain|pains, trapped wind|gas, lots wind|gas, pass|passing =wind|=gas, gas + {belly}, gurgling, rumbling, rumbles, farting, farts, fart, full|fullness + {belly}, gas pain|pains|problem, {belly} + balloon|inflated|blown|bloaty|puffy, gassy, tooting, trumping, gas|wind .. much|lot|lots|problem|stuck|trapped, {belly} + {swell} + eat|eating|food|meal, bloat*, gas|gassy|wind|windy .. belly|stomach|tummy|lot|lots|full, belly|stomach|tummy .. gas|gassy|wind|full|gurgling|gurgle|rumbling|balloon|puffed, {belly} + bloated|bloat|puffy|puffed|inflated|balloon|ballooned|blown|blowing, {belly} + tight + eat|eating|meal|food|gas|wind, ate too much + full|heavy, {belly} + full|heavy|heaviness + eat|eating|meal|food|dinner|lunch, trapped air, gas|gastric|gases trouble|problem|issue|attack, full of? gas|wind, burp, burping, belching, parping, tummy|belly|stomach gurgles|growling',
      'انتفاخ بطن|معده|قولون, انتفاخ, غازات, {belly} + {swell}, {belly} + غازات|ريح|=هوا|=هواء|قرقره|تقرقر|ممتلي, قرقره, اريح, ضراط, {belly} + ينتفخ|تنتفخ|نافخ|منفوخ|منفخ|تنفخ|يقرقر|قراقر|طبله, نفاخ, =نفخ|=نفخه|=النفخه|=ونفخه|=بنفخه, ارياح|ريح بطن|معده, =اتكرع|=بتكرع|=تكرع|=يتكرع|=تكريع|=اتجشا, {belly} + تقيل|تقيله|ثقيل|ثقيله|مليان|متروس|متروسه + اكل|اكلت|كلت|غدا|عشا|كحك|عزومه, نافخني|نافخه|منفخني, هضم|يهضم|مهضم',
    ],
  }),
  jaundice: finding(['Yellow skin or eyes', 'اصفرار الجلد أو العينين'], {
    tick: ['Yellow eyes or yellow skin', 'اصفرار في العينين أو الجلد'],
    says: [
      'yellow|yellowish|yellowing|yellowness eye|eyes|sclera|skin|face|body, eye|whites|sclera|skin|face|body|he|she|baby turned|turning|gone|going|look|looks|looking|became|become|bit|little|slightly|all|now|seem|also? yellow|yellowish, skin|complexion .. yellow|yellowish, whites + {yellow}, turned|turning|gone|became yellow, jaundice, jaundiced, icteric, icterus, {infant}|newborn yellow|yellowish, acute|got|have|caught? hepatitis + {yellow}, yellow tint|tinge + {eye}, yellow tint|tinge + {skin}, {infant}|kid|son|daughter|husband|dad|mum + look|looks|looking|looked yellow|yellowish, look|looks|looking still? yellow + eyes, eyes|eye .. yellow|yellowish|jaundiced, yellow|yellowish .. eyes|eyeballs',
      'عين|عيون|بياض|جلد|بشره|جسم صار|صارت|صايره|لون|شوي|بدا|بدات|قلب|كلها|كله|ثنتين|تنتين? {yellow}, {infant} + وجه|وجهه|ويه|ويهه {yellow}, اصفرار|صفار|اصفرت|اصفر .. عين|عيون|جلد|بشره|جسم, عيون|عين|جلد|بشره لون? اصفر|مصفر|مصفره|اصفرت|مصفرين|صفر, بياض + {yellow}, يرقان, صفيره, ابو صفار, صفار|صفره + {eye}, صفار|صفره + {skin}, صفار|صفره + مولود|رضيع|بيبي|طفل|ولد|بنت|ابن|كبد|مرض|ياهل, لون جلد|بشره|جسم|وجه|عين|عيون .. {yellow}, {infant} .. لون|لونه|لونها {yellow}, ابني|بنتي|ولدي|ابوي|امي|زوجي|جوزي|الوالد .. لون|لونه|لونها {yellow}, صرت|صرنا|صاير|صايره لوني? {yellow}, =الصفار',
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
      'dehydrate, dehydrated, dehydration, dry|parched mouth|tongue|lips + {urine}, mouth|tongue very? dry|parched + vomit|diarrhea|diarrhoea|thirsty|dizzy, sunken eyes, eyes + sunken|sunk|hollow, skin tent, mouth|tongue|mouths|tongues very|bone|bonedry|extremely|super|completely|totally|so|proper .. dry, mouth|tongue + parched|sahara|desert|cotton|sandpaper|bone, {mouth} + parched|sahara|desert, gasping .. water|drink, skin + pinch|pinched|tent|stays, mouth|tongue .. dry .. bone|desert|sand|very|super|sandpaper|cotton|stick|sticking, very .. dry .. mouth|tongue, dry .. mouth|tongue .. very|extremely, mouth|tongue dry dry, mouth|tongue very very? dry',
      'جفاف + جسم|علامات|حاله|اصابه|صار|شديد, =بالجفاف, =بجفاف, عيون|عين غايره|داخله|غارت, ناشف|ناشفه ريق|فم|لسان|حلق, ريق|فم|لسان|حلق ناشف|ناشفه|يابس, جفاف من, ريق|فم|لسان|=تمي|=تمه|=تمها|ريقه + ناشف|يابس|جاف|جافه|متخشب|متيبس|صحرا|نشف|نشفان|مشقق|ناشفه|يابسه, نشف|جف ريق|ريقه|ريقها|فم|لسان|حلق',
    ],
  }),
  'little-urine': finding(['Hardly any urine', 'بول قليل جداً'], {
    tick: ['No urine, or no wet nappy, for 8 hours or more', 'لا بول أو لا حفاض مبلل منذ 8 ساعات أو أكثر'],
    says: [
      'no|not .. wet {nappy}, few|fewer|less|dry + {nappy}, hardly|barely|little|less any? pee|peeing|urine|wee|weeing|urinating, not much pee|peeing|urine|wee|weeing, pee|urine|wee less|little, not|no pee|peed|wee|weed|urine|urinated + hours|today|day|morning|yesterday, not|no pee|peed|wee|weed|weeing|peeing|urine|urinate|urinated|piss|pissed + night|yest|since|ages|tonight|noon|evening, drop|drops .. wee|pee|urine, nappy|nappies|diaper|diapers .. dry|bone, hardly|barely|scarcely .. peed|weed|urinated|urine|pissed|pissing, pee|urine + less|hardly|dark .. less|very, urine very? less|little|low, hardly|barely|not|no|little|few .. pee|peed|wee|weed|urine|urinated|urinating|piss .. today|hours|day|all|since|yesterday|morning|night, dry|no|not .. nappy|nappies|diaper|diapers .. hours|day|today|since|morning, pee|wee|urine .. drops|trickle|tiny|little, nappy|diaper|pampers dry + morning|hours|since|till|now|evening, {nappy} .. dry .. urine|since|from|morning',
      '{nappy} + ناشف|ناشفه|جاف, ما|لا .. تبول|بال|بول|يبول + ساعات|ساعه|اليوم|صبح|=امس, بول قليل|قل|شوي|نادر, {nappy} + ما .. مبلول|بول, {nappy} + يابس|يابسه|نظيف|جافه, ما|لا .. تبول|بال|=يبول|=يتبول|تبولت|=بالت + ساعات|ساعه|اليوم|صبح|ليل|يوم|=امس|=امبارح|=البارح|=مبارح|عصر|ظهر|فجر, بول + قليل|قل|قليله|شحيح|نقط|نقطه|نقطتين',
    ],
  }),
  'no-tears': finding(['No tears, sunken eyes', 'بلا دموع أو عينان غائرتان'], {
    tick: ['No tears when crying, or sunken eyes', 'بكاء بلا دموع أو عينان غائرتان'],
    says: [
      'no|without tears, not tears, eyes + sunken|sunk|hollow, sunken eyes, tears .. not|no coming|come|falling, tears .. dry|dried, {eye} + caved|cave|hollow|sunken|sunk|sinking|sink|pits|sockets, {eye} gone|went|going|go|sunk inside|in|deep, cry|crying|cries .. no|without|not|dry .. tears|tear, cry|cries|crying|cried .. no|without|not|dry|zero .. tears|tear, no|without|dry|not .. tears .. cry|cries|crying|cried, eye|eyes .. sunken|sunk|hollow|sinking|caved|inside, eyes gone|went|going inside|in|deep|back',
      'بدون|بلا|غير|لا|مافي|مافيه دموع|دمع, عيون|عين غايره|داخله|غارت, دموع|دمع|دمعه .. ما|لا .. نزل|=تنزل|طلع|=تطلع|=ينزل, بكي|بكاء|صيح|=يبكي|=تبكي|=يصيح|=تصيح .. ما|لا|بلا|بدون|غير .. دموع|دمع|دمعه, {eye} + غايره|غايرين|داخله|داخلين|غارت|غارو|خاشه|فايته|مقعره|داخل',
    ],
  }),
  'passes-wind': finding(['Wind passes and eases it', 'خروج الغازات يريح'], {
    kind: 'comfort',
    tick: ['Wind passes, and that eases it', 'الغازات تخرج وهذا يريح'],
    says: [
      'gas|wind passing|passes|coming|comes|passed, pass|passing|passed gas|wind, fart|farts|farting|farted + better|relief|ease|eases|eased|helps, better|relief|eases|eased|ease .. fart|farting|wind|gas|burp, burp|burping|belch .. better|relief|eases|helps, still farting|passing, trump|trumped|trumping|fart|farted|guff|guffed|burp|burped|belch + gone|better|relief|went|vanished|disappeared|eased, big|huge|massive|enormous|giant|almighty fart|trump|burp|belch, pass|passing|passes|passed .. wind|gas + better|gone|relief|ok|fine|normally, still farting|trumping|passing',
      'طلع|يطلع|بطلع|اطلع|تطلع|طلعت|خرج|اخرج|يخرج|تخرج .. ريح|غازات|غاز|هوا|هواء + ارتاح|برتاح|خف|يخف|راح|احسن|اريح|مرتاح, غازات|ريح تطلع|بتطلع|تخرج|طالعه|=بتخرج عادي?, ارتاح|برتاح|يرتاح|يخف|اخف .. اطلع|طلع|يطلع|اخرج|تخرج .. ريح|غازات|غاز, اتجشا|تجشا|تجشي|اتكرع + ارتاح|يخف, طلع|طلعت|خرج|خرجت .. غازات|ريح|هوا + راح|خف|ارتحت|هدي|اختفي',
    ],
  }),
  'vomited-once': finding(['Vomited once', 'قيء مرة واحدة'], {
    kind: 'background',
    says: [
      `${vomits} up? once, ${vomits} one|single time, sick once, once vomit|vomited|threw, single vomit`,
      'رجعت|رجع|زعت|زاع|استفرغت|استفرغ|تقيات|ارجع|طرشت|طرش مره? وحده|واحده, رجعت|زعت|استفرغت|تقيات مره, قيء|استفراغ|ترجيع مره واحده|وحده',
    ],
    implies: ['vomiting'],
  }),
  'belly-exercise': finding(['After belly exercise', 'بعد تمارين البطن'], {
    kind: 'background',
    says: [
      'situp, situps, sit ups, crunches, plank, planks, abs workout|exercise|exercises|session|day|class, pilates',
      'تمارين|تمرين|تمارين بطن, نادي|جيم|تمرين + {belly}',
    ],
  }),
  'side-stitch': finding(['A stitch on running', 'نغزة في الجنب مع الجري'], {
    says: [
      'stitch + run|running|ran|runs|sprint|match|sport|jog|jogging|walk|walking|exercise|football|gym, stitch in|on? right|left? side .. run|running|jog|jogging|football|exercise|gym, side stitch .. run|running|jog|football|exercise, run|running|jog|jogging|football|exercise|sprint .. stitch in|on|under? right|left? side|ribs, stitch under ribs .. run|running|jog|jogging|football|exercise|gym',
      'نغزه|نغزات|شكه|شكشكه + جنب|خاصره|ضلوع|صفحه + اركض|ركض|جري|اجري|رياضه|كوره|العب',
    ],
  }),
  hiccups: finding(['Hiccups', 'حازوقة'], {
    says: [
      'hiccup, hiccups, hiccough, hickup, =hic hic, hiccup|hiccuping|hiccupping|hiccoughs|hicups|hiccuped, hiccup*, hiccough*',
      'فواق, حازوقه, زغطه, ابو شهاق, حزوقه, فهاق, شهاق, زغوطه, بو فواق, حازوق, حزقه, زقطه|زغوطه, بوفواق|بوشهاق',
    ],
  }),
  worms: finding(['Worms', 'ديدان'], {
    says: [
      'threadworm, pinworm, worms, =worm + {stool}, roundworm, tapeworm, bottom|anus|bum + {itch} + night, wriggly|wriggling|wiggly|wiggling|squirming|white + things|bits|threads|strings|thread + {anus}, wriggly|wriggling|wiggly|wiggling|squirming|moving + things|bits|threads|strings|thread + {stool}|bum|bottom|poo, worm*, white .. threads|thread|wriggly|wriggling|wiggly|moving|strings .. poo|stool|bum|bottom|nappy|anus, itchy|itching|itch .. bum|bottom|anus .. night, white .. threads|thread|worm|worms|wiggly|wriggly|strings .. moving|bottom|bum|night, {itch} bottom|bum|behind|back + night|bedtime|sleep',
      'ديدان, دود, دوده, دبوسيه, {anus} + {itch} + ليل|بالليل, دود|ديدان|دوده + براز|خروج|حفاظ|شرج|بطن, خيوط بيضا|بيضاء + براز|خروج|شرج|تتحرك, =دود|=الدود|ديدانه, خيط|خيوط|دوده|دود بيض|بيضا|ابيض|بيضاء|صغيره + تتحرك|متحرك|متحركه|يتحرك|فتحه|براز|حفاض, {itch} ورا|مقعده|فتحه + ليل|نوم|بالليل, حك|تحك|يحك|هرش|تهرش|يهرش ورا .. ليل|بالليل|نوم',
    ],
  }),
  'motion-sickness': finding(['Motion sickness', 'دوار الحركة'], {
    says: [
      'motion|car|sea|travel|bus|air sick|sickness, carsick, seasick, airsick, travelsick, sick|nausea|nauseous|queasy|vomit|dizzy + in|on|during car|boat|ferry|ship|bus|plane|coach|dhow|cruise|drive|journey, car|boat|boats|bus|buses|ferry|train|plane|seat|seats|travel|winding|drive|driving|boats|coach|ship|cruise + hurl|barf|puke|sick|queasy|nausea|nauseous|vomit|vomiting|dizzy|ill|green, car|boat|bus|ferry|plane|coach|train|travel|travelling|sea|seas|ship|boats|cars .. sick|vomit|puke|nauseous|queasy|hurl|throw|nausea, sick|vomit|puke|nauseous|queasy|hurl|nausea .. car|boat|bus|ferry|plane|coach|train|travel|travelling|sea|ship|boats|cars|road|journey',
      'دوار|دوخه حركه|بحر|سفر|سياره, غثيان|لوعه|دوخ|دوخه|ادوخ|=لوع|استفراغ|ترجيع|ستفرغ + سياره|باص|طياره|قارب|مركب|لنج|سفينه|بحر, سياره|باص|طياره|قارب|مركب|لنج|سفينه|بحر|سفر|باخره|حافله|طريق|سياره|طراد|يخت|موتر|عربيه + دوخ|=ادوخ|=يدوخ|لوع|=تلوع|=يلوع|غثي|استفرغ|=ارجع|=برجع|زوع|=ازوع|تقلب|لعب|نفسي|كبدي',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
