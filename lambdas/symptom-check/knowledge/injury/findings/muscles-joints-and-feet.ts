import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'muscle-ache': finding(['Muscle ache', 'ألم عضلي'], {
    tick: ['Aching muscles', 'ألم في العضلات'],
    says: [
      '{muscle} + {pain}, {muscle} + stiff|stiffness, myalgia, =doms, sore|aching|ache|stiff + gym|workout|training|marathon|padel|squats|exercise, leg day, every muscle, {muscle} + screaming|screamin|killing|sore|burning|heavy|aching|tender|wrecked, muscles|body + wrecked|ruined + gym|workout|run|training, days on|later|after + cant straighten|lift|bend, thighs|arms|legs|quads|glutes|shoulders + wrecked|dead|jelly|screaming|in bits, bench|press|push|workout|chest day + chest + killing|sore|pain, =squats|=squat + thighs|legs, body|whole body|all body + ache|aches|aching|paining|pain|sore|hurts, sore|stiff|achy|aching all over|everywhere, legs|thighs|arms|back|shoulders|calves|abs + stiff|sore|ache|aching|jelly|heavy + gym|session|squats|run|training|class|workout|hike|padel|football|stairs, stairs .. legs|thighs, thighs|legs|arms + on fire|killing|screaming|destroyed|dead + session|gym|squats|class|day',
      '{muscle} + {pain}, عضلات + تعبانه|مكسره|مشدوده|متكسره, تكسير + جسم|عضلات, جسمي|جسمه مكسر|متكسر, {muscle} + تصيح|تولع|تالمني|يولم|مرهقه|متعبه|شادين|توجعني, متكسر جسم|عضلات, تمرين|جيم|رياضه + {pain} + {muscle}, تمرين|جيم|رياضه + {pain} + جسم, {leg}|{arm}|{muscle}|مقعد*|كتاف|كتوف + متكسر*|مكسر*|مكسره|مكسرين|مهدود*, جسم|جسمي|جسمه|بدن|بدني + متكسر|مكسر, جسم*|جسد*|بدن* + يوجع*|يعور*|بيوجع*|مهدود|هامد|متكسر*|مكسر*|وجع*|الم*|تكسير, كل جسم*|بدن* + {pain}|متكسر*|مكسر*, فخوذ*|افخاذ*|زنود*|اكتاف*|سيقان* + {pain}|شاد*|متيبس*|توجع*',
    ],
  }),
  'muscle-breakdown': finding(['Muscle breakdown', 'انحلال العضلات'], {
    kind: 'disease',
    says: [
      'rhabdo, rhabdomyolysis, muscle|muscles breakdown|breaking|broken|dissolving|destroyed down? + blood|kidney|kidneys|doctor|urine|test, ck|cpk high|raised|through|elevated',
      'انحلال|تحلل عضلات|عضلي, تكسر + عضلات|عضل|عضلي, تكسير عضلات + دكتور|تحليل|تحاليل|كلي|انزيم, انزيم|انزيمات عضل|عضلات + عالي|مرتفع|عاليه|مرتفعه',
    ],
  }),
  statin: finding(['Cholesterol tablet', 'دواء الكوليسترول'], {
    kind: 'background',
    tick: ['Takes a cholesterol tablet (a statin)', 'استعمال دواء للكوليسترول (ستاتين)'],
    says: [
      'statin, statins, atorvastatin, rosuvastatin, simvastatin, lipitor, crestor, cholesterol tablet|tablets|pill|medicine, cholesterol + tablet|tablets|pill|pills|medicine|medication|meds|tab|tabs|drug|drugs|taking|med, no|any tablets apart .. statin, =and =statin',
      'ستاتين, ليبيتور, كريستور, اتورفاستاتين, حبوب|دوا|علاج كوليسترول|كولسترول, حبايه|حبه|حبوب|دوا|دواء|علاج|ادويه|ابره|برشام + كوليسترول|كولسترول|كلسترول|دهون, روزوفاستاتين|سيمفاستاتين|روسوفاستاتين|ستاتين',
    ],
  }),
  cramp: finding(['Muscle cramp', 'تقلص عضلي'], {
    tick: ['A muscle cramp that comes and goes', 'تقلص عضلي يأتي ويزول'],
    says: [
      '{leg} + cramp|cramps|cramping, {calf} + cramp|cramps|cramping|spasm, {foot} + cramp|cramps, {hand} + cramp|cramps, {muscle} + cramp|cramps|spasm, charley horse, muscle catch|catches|catching|caught|pull|pulling|knot|knots|knotting|seizing|seizes + leg|calf|foot|thigh|come|comes|coming|night, charlie|charley horse, {calf} + seize|seizes|knots|knot|locks|tightens|grabs, {leg} + seize|seizes|knots|knotting|spasm|spasms, {calf}|{leg}|{foot}|toes + goes|going|gone|went hard|rigid|rock|tight|spasm + night|minute|sleep|bed|rub|eases, woken|woke|wakes by? {calf}|cramp',
      '{calf} + شد|شدت|تشنج|تقلص|تشد, {leg} + شد|تشنج|تقلص|تشد, {muscle} + شد|تشنج|تقلص|تشد, {foot} + تشنج|تقلص|شد, {calf} + يمسك|تمسك|ماسكه|تقفل|يقفل|تعصب|تتشنج|يتشنج|شاده|يشد|تنشد|تتكعبر|مسك|قفل|تشنج, {leg} + يمسك|تمسك|تقفل|تتشنج|يتشنج|تنشد|شد|مسك|تشنج عضل, {foot} + تتشنج|تنشد|يتشنج|تقلص|تشنج, عضله|عضلات تمسك|تقفل|تشد|تنشد|تتقلص|تتشنج, شد عضلي + نوم|ليل|رجل|ساق, {calf}|{leg} + شد|تشد|يشد|تتشنج|تمسك + ليل|بالليل|نوم|اصحي|يصحيني|دقيقه|دقايق',
    ],
  }),
  'joint-pain': finding(['Joint pain', 'ألم في المفاصل'], {
    tick: ['A painful or stiff joint', 'مفصل مؤلم أو متيبس'],
    says: [
      '{joint} + {pain}, {shoulder} + {pain}, {hand} + {pain}, {foot} + {pain}, {joint} + stiff|stiffness|locks|locking|gives, {hand} + stiff|stiffness, arthritis, osteoarthritis, rheumatoid, frozen shoulder, tennis|golfers elbow, bursitis, plantar fasciitis, tendonitis, tendinitis, heel spur, trigger finger, carpal tunnel, {joint} + grind|grinding|grumble|ache|swollen|gippy|dodgy|bad|killing|paining|knackered|giving|seized, {shoulder} + grinding|clicking|killing|seized|stiff|paining, knuckles|knees|hips|joints + {swell}, {shoulder} + tight|knots|knotted|tense|tightness, big toe|toe + swollen|throb|throbbing|burning|fire|killing|red, {joint}|{shoulder} + hurts|hurting|sore|stiff|swollen|ache|aching|catching|giving way|locking|puffy|hot|red',
      '{joint} + {pain}, {shoulder} + {pain}, {hand} + {pain}, {foot} + {pain}, {joint} + تيبس|متيبس|متيبسه|تعلق, خشونه, روماتيزم, روماتويد, التهاب مفاصل|مفصل|اوتار|وتر, شوكه|مسمار كعب|عظميه, كتف متجمد, نفق رسغي, {joint} + تالم*|يولم*|توجع*|تعور*|متيبس*|يابس*|متورم*|التهاب|خشن*|احتكاك, {shoulder} + يطق|متيبس|التهاب|متجمد, {shoulder} + مشدود|مشدوده|شاد|يابس, صباع|اصبع|صبع .. كبير + وارم|منفوخ|مولع|نار|ورم, {joint} + تطقطق|بتطقطق|ناشف*|تنشف|يبس*, عشان|بسبب ركب|ركبه|ركبته|مفاصل, {joint}|{shoulder} + {pain}|تعور*|توجع*|يعور*|يوجع*|بيوجع*|وارم*|منفخ*|ورم*|يابس*|ماسك*|تخون*',
    ],
  }),
  'joint-clicks': finding(['Clicking joint', 'طقطقة في المفصل'], {
    tick: ['A joint clicks, cracks or creaks', 'مفصل يطقطق أو يصدر صوتاً'],
    says: [
      '{joint} + clicks|clicking|click|clicky|cracks|cracking|crack|creak|creaks|creaking|creaky|crunch|crunchy|crunching|crunches|pops|popping, {shoulder} + clicks|clicking|cracks|cracking|creaks|pops|popping, crack|cracks|cracking my? knuckles|fingers|neck|toes, {hand} + clicks|clicking|cracks|cracking',
      '{joint} + تطقطق|يطقطق|طقطقه|تخرخش|تطق|يطق|تفرقع|يفرقع, {shoulder} + تطقطق|يطقطق|طقطقه|يطق|يفرقع, اطقطق|يطقطق|طقطقه + {hand}, طقطقه|فرقعه .. مفاصل|ركب|اصابع|اصابيع|صوابع|رقبه, {joint} .. =صوت|=صوتها|=صوته|=اصوات, مفاصل|مفصل .. تطقطق|يطقطق|طقطقه|تفرقع|تخرخش',
    ],
  }),
  'brief-stiffness': finding(['Stiff for minutes only', 'تيبس لدقائق فقط'], {
    kind: 'comfort',
    says: [
      'stiff|stiffness|tight + gone|goes|loosened|loosens|eases|eased|better|fine|wears off + minute|minutes|mins|moving|move|stretch|stretching|shower|walk, stiff|stiffness + minute|minutes|few mins only?, better|eases|gone after|with stretch|stretching|hot shower|warm shower|massage|heat, stiff + sitting .. long|hours|car|flight, loosened|loosens|loosen|wore|wears off|up .. minutes|minute|mins|few|moving|stretch|shower, loosened|loosens within|after|once|minutes',
      'متيبس*|تيبس|يابس*|ناشف*|مشدود* + يروح|تروح|راح|تفك|فك|يخف|تخف + دقايق|دقيقتين|حركه|تحرك|حركت|تمدد|دوش, يروح|يخف|تخف مع حركه|تمدد|تمديد|دوش حار|مساج, تفك|فكت|يفك|تروح|راحت بعد .. دقايق|دقيقتين|حركه|شوي',
    ],
  }),
  'joint-locks': finding(['Locking or giving way', 'انحباس المفصل أو عدم ثباته'], {
    tick: ['The joint locks, catches or gives way', 'المفصل ينحبس أو لا يثبت'],
    says: [
      'locks|locking|locked|catches|catching|gives way|giving way|gave way|buckles|buckling + {joint}, locks|catches|buckles .. stairs|walking|steps, knee gives|giving|gave way|out',
      '{joint} + تعلق|يعلق|تقفل|يقفل|تخون|يخون|تفلت',
    ],
  }),
  'hard-skin': finding(['Hard skin', 'جلد قاسٍ'], {
    tick: ['A corn, callus, or hard or cracked skin on hands or feet', 'مسمار لحم أو جلد قاسٍ أو متشقق في اليدين أو القدمين'],
    says: [
      'callus|calluses|callous|calloused|callouses, corn|corns + {foot}, hard|thick|rough|dead|cracked|dry skin + heel|heels|foot|feet|sole|soles|palm|palms|hands, cracked|cracking heels|heel, hard|thick patch|bump + sole|heel|palm|toe, bunion',
      'جلد|جلدي|جلدها قاسي|سميك|خشن|ناشف|ميت + {hand}, جلد|جلدي قاسي|سميك|خشن|ناشف|ميت + {foot}, جلد قاسي|سميك, مسمار لحم|قدم, عين سمكه, كعب|كعوب|كعبي|كعوبي + متشقق*|مشقق*|تشقق|مشققه|متشققه|ناشف, تشقق*|تشققات + كعب|كعوب|قدم|اقدام|رجولي, كالو',
    ],
  }),
  'morning-stiffness': finding(['Morning stiffness', 'تيبس صباحي'], {
    tick: ['Joints are stiff for over half an hour in the morning', 'تيبس المفاصل صباحاً أكثر من نصف ساعة'],
    says: [
      'stiff|stiffness + morning|mornings|wake|waking, stiff|stiffness|tight|seized|frozen|unseize|locked|rigid|solid + morning|mornings|wake|waking|woke|waken|up bed, tin man + morning|wake|mornings, morning|mornings + loosen|unseize|hour|mins|minutes + stiff|tight|joints|hands|knees',
      'تيبس|متيبس|متيبسه|ناشفه + صباح|صبح|اصحي|اقوم|نوم, صبح|صباح|صبحيه|صباحا|اصحي|اقوم|قوم|فايق|افيق|صحي + يابس|يابسه|يابسين|متخشب*|متصلب*|ناشف|ناشفين|جامد*|تيبس|متيبس*|مجمد|متجمد*|متكلبش*|متحجر*',
    ],
  }),
  overuse: finding(['After unusual work or sport', 'بعد عمل أو رياضة غير معتادة'], {
    tick: ['It came after unusual work, sport, lifting or typing', 'بدأ بعد عمل أو رياضة أو حمل أو طباعة غير معتادة'],
    says: [
      'after|since|from .. gym|workout|training|=run|=running|match|football|padel|lifting|typing|gardening|exercise|hike|=cleaning|=marathon|=squats, yesterday + gym|workout|training|match|football|padel|lifting|gardening|exercise|hike|=marathon|=squats, {pain} + gym|workout|squats|padel|football|typing|keyboard|lifting, overdid|overdone|overdoing, went hard|daft|mad|crazy + gym|padel|court|training|weights|run|football, paying for, after|since|from|yesterday + lifted|lifting|carried|carrying|shifting|digging|painting|decorating|squat|deadlift|tennis|swimming|crossfit|pilates|cycling|typing, after|since .. moving|moved house|furniture|boxes|sofa|stuff, gym|workout|padel|football|lifting|typing|crossfit + yesterday|after|since|started|hard|new, leg|arm|chest|back day, first day|time|session|class|week gym|training|class, hike|hiking|hiked|trek|trekking, press|push|pull|sit ups, pushups, pressups, situps, =lunges|=squats|deadlifts|=planks, spin class, stood|standing|walked|walking all? day|hours|lot|mall|far|miles|km, dancing|danced all|night, from|after|sitting .. desk|computer|laptop|keyboard, desk work|job, new trainers|running shoes, carrying|lifting .. boxes|shopping|furniture|baby|bags, helped .. move|moving, started running|jogging|gym|training|football, new exercise|workout|routine, =bowling|badminton|volleyball|basketball|rowing|riding + yesterday|after|since, first day|time|session|game|match|week back? football|padel|tennis|swimming|run|work|pilates|yoga|crossfit|cycling, first .. back football|gym|training|padel|running, back football|gym|training after, first session|class|lesson|workout|gym|ride|run|swim in|after|for year|years|ages|months, first bench|leg|squat|deadlift|pull|push day, bench|leg|squat|deadlift|pull|push|shoulder day, trainer|coach|pt + session|killed|smashed|destroyed|wrecked|bully|bullied, helping move|moving, shift|shifted|shifting|moved|moving|lugged|dragged .. pots|plants|fridge|sofa|furniture|boxes|wardrobe|bed|cylinder|machine, =squats|=pushups|=burpees|=lunges|deadlifts 50|100|200|300|400|500, work sewing|typing|cleaning|washing|ironing, so|too much|many washing|typing|ironing|sewing|scrubbing, long|whole drive|flight|shift|ride|hike|walk, after|since|from .. housework|wedding|dancing|decorating|packing|unpacking|moving|packing|drilling|sweeping|mopping|scrubbing|gaming|knitting|sewing|driving, all day on? feet|computer|laptop|phone|standing|typing, carrying|holding|lifting|rocking .. baby|toddler|child|son|daughter|kids, new job|gym|bike|bicycle|racket|programme|program|instructor|class, first time .. gym|running|padel|football|tennis|yoga|pilates|hike|ride|riding|weights, 5k|10k|half marathon|marathon|parkrun, gaming|playstation|scrolling|texting|phone|mouse + hours|thumb|wrist|neck, lifted|lifting|carried|carrying|dragged|pushed .. heavy|cylinder|boxes|furniture|sofa|fridge|bags|luggage|suitcase|water|bottles|patient, delivery|cleaner|housemaid|mason|tailor|driver job|work|duty + hands|wrist|back|knee|standing|sitting, started .. gym|running|jogging|crossfit|zumba|football|training|swimming|yoga|pilates, {pain}|stiff|sore + dug|digging|painting|raking|sawing|hoovering|ironing|knitting|climbing|skiing|skating|surfing|boxing|karate|dance, after|since|from .. bench|weights|deadlift|deadlifts|burpees|pushups|zumba|boxing|karate|horse|camel|ski|skiing|trampoline|bike|cycling',
      'بعد|من|عقب|ورا .. تمرين|جيم|رياضه|نادي|مباراه|كوره|بادل|ركض|جري|كتابه|كمبيوتر|تنظيف|هايك|تمرنت|لعبت, =امس|مبارح|امبارح|البارح + تمرين|رياضه|مباراه|كوره|بادل|ركض|هايك|تمرنت|لعبت, بعد|من|عقب|امس|ورا|بدا|بلش + شلت|شال|اشيل|يشيل|شالت|نقلت|نقلنا|نقل|حملت|حمل|رفعت|رفع|سحبت|دفعت|شيل + ثقيل|ثقيله|اغراض|عفش|صناديق|كراتين|اثاث|اكياس|غرض|انبوبه|اسطوانه|ثلاجه|غساله, بعد|من|عقب|ورا + عفش|اثاث|نقل بيت|حداده|زراعه|حديقه|سباحه|هرول*|جري|حديد|حمل اثقال|اوزان|طباعه|لابتوب|تنس|بلايستيشن|ملعب, اول يوم|مره|حصه .. جيم|نادي|تمرين|رياضه, بعد|من|عقب + ضغط صدر|بطن|سكوات|بوش اب|هايكنج|مشي طويل|مشيت|وقفه|وقوف|وقفت, مشيت|مشينا|وقفت|وقفنا وايد|كثير|كتير|ساعات|طول, من جلسه|قعده|قعدت|كثر .. مكتب|كمبيوتر|لابتوب|جوال|شاشه, يوم رجول|ارجل|رجلين + جيم|تمرين, شلنا|شلت|نقلنا|رتبنا|نظفنا .. بيت|اثاث|عفش|اغراض, رقصت|رقص + عرس|زواج|حفله, لعبت|لعب + كوره|بادل|تنس|سله|طايره + امس|مبارح|امبارح|البارحه, من كثر ما? مشينا|مشيت|وقفت|وقفنا|لعبت|شلت|ركضت|كتبت|طلعت, من كثر مشي|وقوف|لعب|شغل|كتابه|ركض, اول مره|يوم .. خيل|سنين|سنه|زمان|شهور + اركب|ركب*|لعب*|تمرن*|سبح*|ركض*|مشي*|جيم, شغل* + ماكينه خياطه|خياطه|كمبيوتر|كتابه|تنظيف|كوي|غسيل|لابتوب, اول مره اركب|ركبت|العب|لعبت|اتمرن|تمرنت, تعزيل|تنظيف|نظافه|ترتيب بيت|العيد|رمضان|شقه|مطبخ, شيل|اشيل|شايل|شايله|احمل|حامله + ولدي|بنتي|بيبي|ابني|طفل|رضيع, طول يوم|نهار + واقف|واقفه|قاعد|قاعده|كمبيوتر|لابتوب|مكتب|سياره, كثر|كتر + جوال|موبايل|تلفون|لابتوب|كتابه|سواقه|وقوف|شغل, رجعت|بديت|بدات|بلشت|رحت نادي|جيم|رياضه|تمرين|كوره|مشي, اول يوم|مره|تمرين جيم|نادي|بادل|كوره|رياضه|دوام|شغل, شلت|شال|رفعت|رفع|حملت|سحبت + ثقيل|تقيل|اسطوانه|انبوبه|كرتون|كراتين|اثاث|كنب|شنط|اغراض|ماي|صندوق|صناديق, سواقه|سقت|اسوق|سايق + طويل*|ساعات|ساعه, لعبت|لعب|العب + بادل|كوره|تنس|طايره|سله|بلايستيشن|حديد, سكوات|السكوات|اسكوات|اوزان|حديد|كروسفت|زومبا|يوغا|بيلاتس|ملاكمه + {pain}|امس|بعد|من, بعد|من|عقب|ورا .. جبل|الجبل|هايكنق|درج|سلالم|دراجه|خيل|سباحه|تجديف|=حفر|صبغ|دهان|كوي|خياطه',
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
    says: [
      '{leg} + {pain}, shin splints, {arm} + {pain}, {leg} + killing|throb|aches|gives gip|paining|achy, {arm} + killing|throb|aches|paining|achy, {leg}|{calf} + cramp|shooting|sore|tender|painful|aching, shooting pain + {leg}, bum|buttock|hip + down {leg}, {foot}|heel|heels|thumb|finger + sore|paining|pain|hurts, {leg}|{foot}|{calf} + burns|burning|throbs|throbbing|paining, {leg}|{foot} + cant put|step|walk down|on, {arm}|{leg} + sore|tender|painful|stiff|heavy|aching, {calf}|{foot}|heel + {pain}',
      '{leg} + {pain}, {arm} + {pain}, {leg} + تالم*|يولم*|توجع*|تعور*, {arm} + تالم*|يولم*|توجع*|تعور*, {leg}|{foot}|{calf} + {pain}, {leg}|{foot} + =تحرق|=يحرق|=بتحرق|=وتحرق|مولعه + ليل|سكر|سكري, {foot}|كعب*|صبع|اصبع|صباع + {pain}|ويوجع|بيوجع|يدق, {leg}|{arm} + تعبان*|متكسر*|مكسر*, عرق نسا',
    ],
  }),
  'foot-ulcer': finding(['Foot sore', 'قرحة في القدم'], {
    tick: ['A sore or wound on the foot that does not heal', 'قرحة أو جرح في القدم لا يلتئم'],
    says: [
      '{foot} + ulcer|ulcers|gangrene|rotting|rotten, foot ulcer|sore|wound|infection, {wound} + foot|toe|heel + not heal|healing, sore + foot|toe|heel + open, sore + foot|toe|heel + not heal|healing, black toe|toes|heel, foot|toe|toes|heel turned|turning|going|gone|went black, wound|sore smelly|smells|smelling + {foot}, diabetic foot, {foot} + hole|sore|ulcer|raw|weeping|weepin|oozing|open|wound + week|weeks|month|months|heal|healing|closing|diabetic|ages, sore|wound|hole|ulcer|cut|blister + {foot} + not|never heal|healing|close|closing|better|healed, {foot} + not|never healing|heal|healed|closing, blister|blisters|sore|wound|cut + {foot} + broke|burst|wet|open|weeping|leaking, diabetic|diabetes|sugar + blister|sore|wound|cut|ulcer + {foot}, sandals|shoes|slippers + blister|sore|wound + {foot} + broke|wet|open|not, {foot} + crack|hole|sore|blister|cut|wound|ulcer|raw + diabetic|diabetes|sugar|smell|weeks|week|month|heal|healing|wet|black',
      '{foot} + قرحه|تقرح|متقرح|متقرحه|غرغرينا, قرحه|تقرح|جرح + قدم|رجل|كعب + ما|لا يلتيم|يطيب|يبري|يشفي, صار|صارت|لون اسود|سودا + {foot}, جرح|قرحه + ريحه + {foot}, قدم|رجل سكري|سكريه, جرح|قرحه|تقرح|حفره|فتحه|دمل + {foot} + شهر|اسابيع|شهور|زمان|سكري|سكر|ما|لا|لسا, جرح|قرحه|تقرح|حفره + {leg} + شهر|اسابيع|شهور|زمان + ما|مو|مش|لا, جرح|قرحه|تقرح + قدم|رجل|كعب|اصبع|ريل + ما|لا|مو|مش يطيب|طاب|يلحم|يلتيم|التام|يسكر|يبرا|يختم|ينشف|يتعافي|يلم|عم يلحم, سكري|سكر + جرح|قرحه|فقاعه|فقاقيع|نفطه|بثره + {leg}|{foot}|صبع|اصبع|باطن, جرح|قرحه|فقاعه + {leg}|{foot}|صبع|اصبع|باطن + ما|مو|مب|لا|ماهوب + يبرا|يلتم|يلتيم|يطيب|يسكر|تسكر|سكرت|يختم|برا|طاب, ما|مو|مب|ماهوب راضي|قاعد يلتم|يبرا|يطيب|يسكر|يلتيم, جرح|قرحه|فقاعه + {leg}|{foot}|صبع|باطن + مفتوح*|خياس|ريحه|ماي|ينز|صديد, فقاعه|فقاقيع|جرح + نعال|جزمه|حذا|صندل + سكري|سكر',
    ],
  }),
  'black-nail': finding(['Bruised nail', 'كدمة تحت الظفر'], {
    tick: ['Blood under a nail after a blow', 'دم تحت الظفر بعد ضربة'],
    says: [
      'nail|toenail|fingernail|nails + black|purple|bruised, blood under nail|toenail|fingernail, subungual, nail|nails|toenail|fingernail|thumbnail + blood|blue|dark|blackened + hit|hammer|door|dropped|under|inside|jammed|bashed|crushed|slammed, blood|bruise|bruising .. under|inside|beneath|behind .. nail|toenail|fingernail|thumbnail, nail|toenail|fingernail|thumbnail dark|blue|darker|purple under|underneath',
      'ظفر|ظفري|ظفره|اظافر|ضفر + اسود|بنفسجي|سودا|دم, ظفر|ظفري|ظفره|ضفر|اظافر|اظفر|ضفري + ازرق|ازرقت|زرقا|مزرق|كدمه|تجمع|اسودت|محقون|مدمي, دم + تحت ظفر|ضفر|اظفر',
    ],
  }),
  'nail-streak': finding(['Dark streak in a nail', 'خط داكن في الظفر'], {
    tick: ['A dark streak or spot in the nail that came without a blow', 'خط أو بقعة داكنة في الظفر بلا ضربة'],
    says: [
      'nail|toenail|fingernail + dark|brown|black line|streak|stripe|band, nail|toenail|fingernail|thumbnail|thumb + line|streak|stripe|band|stain + dark|brown|black|marker|pen|pencil|ink, line|streak|stripe|band .. up|down|along|in|on|under .. nail|toenail|thumbnail',
      'ظفر|ظفري|ضفر + خط اسود|بني|غامق|داكن, ظفر|ظفري|ضفر|ضفري|اظفر|ظفره + خط|شريط|بقعه|خطوط|عرق + اسود|بني|غامق|داكن|سودا|بنيه|غامج|طويل',
    ],
  }),
  'nail-trouble': finding(['Nail complaint', 'شكوى في الأظافر'], {
    tick: ['Thick, brittle, ingrown, torn or discoloured nails', 'أظافر سميكة أو هشة أو منغرسة أو ممزقة أو متغيرة اللون'],
    says: [
      'nail|nails|toenail|toenails|fingernail|fingernails + thin|thick|thickened|yellow|peeling|brittle|ridge|ridges|split|splitting|flaking|rough|white|soft|lines|weak|ingrown|ingrowing|torn|ripped|lifted|fungus|loose|crumbling, ingrown|ingrowing toenail|nail, hangnail, nail|nails|toenail|toenails|fingernail|fingernails + crumbly|crumble|manky|flaky|snapping|ridged|discoloured|discolored|green|falling|coming off|lifting|pitted|dents|curling|bendy|hard|ugly|grotty|gnarly|smelly|infected|chipping|breaking|break',
      'ظفر|اظافر|ظفري|اظافري|ضفر|اضافر + تتكسر|تتقصف|يتكسر|هشه|هش|متقصف|تتشقق|متشققه|تتقشر|خطوط|نقط|بقع|اصفر|صفرا|سميك|فطر|فطريات|انقلع|غارز|غارس|منغرز|تكسر|تقصف, ظفر|ظفري|اظافر|ضفر + داخل لحم, ظفر|اظافر|ظفري|ضفر|اضافر|اظفر|ضوافر|اظافير + صفر|صفره|متفتت|تتفتت|يتفتت|سميكه|متكسر*|يتكسر*|تنكسر|ضعيف*|مشقق*|متشقق*|متغير*|لونه*|متعرج*|بيضا|خشن*|طالع|متقشر*|تتقشر|يوقع|طايح|انخلع|ينبت|داخل|تفتت, ظفر|ضفر غارز|داخل|نابت, ضوافير*|ضوافر*|اظافير* + تكسر*|تتكسر|يتكسر*|تتقصف|ينكسر*|هش*',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
