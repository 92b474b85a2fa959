import { type Finding, finding } from '../../kinds/finding.ts';

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
      'بروز في أعلى الفخذ (المغبن) أو السرة أو مكان جرح قديم يظهر عند الشد',
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
} as const satisfies Readonly<Record<string, Finding>>;
