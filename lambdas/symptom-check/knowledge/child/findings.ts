import { type Finding, finding } from '../kinds.ts';

/** Babies and children: how ill they are, their own complaints, what they swallow and who may have hurt them. */
export const findings = {
  // Danger signs
  'infant-danger': finding(['Danger sign in a small child', 'علامة خطر لدى طفل صغير'], {
    says: [
      'not responding normally, not himself|herself + baby|infant|toddler, wont wake + feed|feeds, cant be woken, blue spell, lifeless, looks very ill|sick, not smiling, no response + baby|toddler',
      'ما يستجيب|تستجيب + طفل|رضيع|بيبي, ما يصحي للرضاعه, شكله مريض كثير|مره|وايد, ما يبتسم, ما يتفاعل, مو علي بعضه',
    ],
  }),
  'not-feeding': finding(['Not feeding or drinking', 'لا يرضع أو لا يشرب'], {
    tick: ['Refuses feeds, or takes less than half as much as usual', 'رفض الرضاعة أو الشرب، أو أقل من نصف المعتاد'],
    says: [
      'not|stopped|refuse|refuses|refusing|wont|barely|hardly|poor|off + feed|feeds|feeding|nurse|nursing|breast|bottle|breastfeed, not|wont|refuse|refuses|refusing|stopped + drink|drinking|milk|fluids, less than half + feed|feeds|milk|bottle, feeding poorly|badly|less, too sleepy|weak|tired|breathless + feed, wont latch|suck',
      'ما|لا|مو|مش|رافض|رفض|يرفض|ترفض|وقف|قلت|ضعف راضي|راضيه|يبي|يبغي|عايز|بده|قادر|يقدر|تقدر|ياخذ|تاخذ? رضع|يرضع|ترضع|رضاعه|رضعه|ثدي|رضاعته|رضاعتها, ما|لا|مو|مش|رافض|رفض|يرفض|ترفض راضي|راضيه|يبي|يبغي|ياخذ|تاخذ? صدر امه, رضاعته|رضاعتها|رضاعه + قلت|قليله|ضعيفه|ضعفت, ما|لا|رافض|رفض|يرفض + شرب|يشرب|تشرب|حليب|سوائل, مو|مش راضي يشرب|تشرب, ما ياخذ رضعه|حليب|بزازه',
    ],
    implies: ['infant-danger'],
    excludes: ['feeds-well'],
  }),
  'dry-nappies': finding(['No wet nappies', 'حفاضات جافة'], {
    tick: ['No wet nappy or no urine for 8 hours or more', 'لا حفاض مبلل أو لا بول منذ 8 ساعات أو أكثر'],
    says: [
      '{nappy} + dry, no|not|hardly|fewer|without + wet + {nappy}, hasnt|not wee|weed|peed|pee|urinated|passed + hours|today|since|baby|toddler, no wee|pee|urine + hours|today|since|baby|toddler',
      '{nappy} + ناشف|ناشفه|جاف|جافه|يابس, ما|لا|لم + بلل|يبلل|مبلل, ما|لا|لم .. بال|تبول|تبولت|يبول + ساعات|ساعه|اليوم|امس|صباح, ما|لا|لم عمل|سوي حمام|بول + ساعات|ساعه|اليوم|امس|صباح',
    ],
    implies: ['infant-danger'],
  }),
  floppy: finding(['Floppy', 'ارتخاء الجسم'], {
    tick: ['Floppy or limp, does not hold itself as usual', 'جسم الطفل مرتخٍ ولا يتماسك كالمعتاد'],
    says: [
      'floppy, rag doll, gone limp, went|goes|going|all limp, limp baby|body|child, no muscle tone, hypotonic, hypotonia',
      'مرتخي, مرتخيه, مرخي, مرخيه, متراخي, رخو, ارتخي + جسم, مثل|زي خرقه|قماشه, جسمه|جسمها + راخي|سايب|طايح',
    ],
    implies: ['infant-danger'],
  }),
  'bulging-fontanelle': finding(['Bulging soft spot', 'انتفاخ اليافوخ'], {
    tick: ['The soft spot on the head bulges', 'المنطقة اللينة في الرأس (اليافوخ) منتفخة'],
    says: [
      'fontanelle|fontanel + {swell}, soft spot + {swell}, fontanelle|fontanel + bulging|full|tense|raised|hard, soft spot + bulging|full|tense|raised|hard',
      'يافوخ + {swell}, يافوخ + بارز|طالع|مشدود, المنطقه لينه + {swell}',
    ],
    implies: ['infant-danger'],
  }),
  'sunken-fontanelle': finding(['Sunken eyes or soft spot', 'غؤور العينين أو اليافوخ'], {
    tick: ['Sunken eyes or soft spot, or crying without tears', 'عينان أو يافوخ غائران، أو بكاء بلا دموع'],
    says: [
      'fontanelle|fontanel + sunken|sunk|dipped|hollow, soft spot + sunken|sunk|dipped|hollow, {eye} + sunken|sunk|hollow, no|without tears',
      'يافوخ + غاير|داخل|نازل|غائر|مخسوف, {eye} + غايره|غايرات|داخله|غارت|غائره, بدون|بلا|غير دموع, ما .. دموع',
    ],
    implies: ['dehydration', 'infant-danger'],
  }),
  'shrill-cry': finding(['Weak or shrill cry', 'بكاء ضعيف أو حاد'], {
    tick: ['The cry is weak, moaning or high-pitched', 'البكاء ضعيف أو كالأنين أو حاد النبرة'],
    says: [
      '{cry} + weak|shrill|moaning|strange|different|whimper|whimpering, {cry} + high pitched, moaning + baby|toddler',
      '{cry} + ضعيف|حاد|غريب|انين|رفيع, يون|تون|يئن + طفل|رضيع|بيبي',
    ],
    implies: ['infant-danger'],
  }),
  inconsolable: finding(['Cannot be comforted', 'بكاء لا يهدأ'], {
    tick: ['Nothing comforts, the crying does not stop', 'لا شيء يهدّئ، والبكاء لا يتوقف'],
    says: [
      'inconsolable, cant|wont|not|nothing + console|consoled|settle|calm|comfort|soothe + baby|son|daughter|toddler|him|her, {cry} + nonstop|constantly|hours|stop, {cry} + all night|day, cant settle, wont settle, nothing calms|soothes|settles',
      '{cry} + متواصل|مستمر|ساعات, {cry} + ما|لا يوقف|يسكت|يهدا, {cry} + طول ليل|يوم, {cry} + بدون|بلا|غير توقف, ما|لا + يسكت|تسكت|يهدا|تهدا + طفل|رضيع|بيبي|ولد|بنت|ابن',
    ],
    implies: ['crying-baby'],
  }),
  mottled: finding(['Pale, mottled or ashen skin', 'شحوب أو تبقّع الجلد'], {
    tick: ['The skin is very pale, mottled, ashen or blue', 'الجلد شاحب جداً أو مبقّع أو رمادي أو مزرق'],
    says: [
      'mottled, ashen, blotchy skin|legs|arms|hands, marbled skin, grey|gray + baby|toddler|child|son|daughter, pale + baby|toddler|child|son|daughter, deathly|ghostly pale|white, {skin} + mottled|marbled|ashen',
      '{skin} + مبقع|مبقعه|مرقط|رمادي|مرمري, لون|لونه|لونها + رمادي|شاحب|مخطوف, شاحب|شاحبه + طفل|رضيع|بيبي',
    ],
    implies: ['infant-danger'],
  }),
  'feeds-well': finding(['Feeds, drinks or plays as usual', 'يرضع أو يشرب أو يلعب كالمعتاد'], {
    kind: 'background',
    tick: ['Feeds or drinks well, and plays as usual when calm', 'رضاعة أو شرب جيد ولعب كالمعتاد عند الهدوء'],
    says: [
      'feed|feeds|feeding|drink|drinks|drinking|eat|eats|eating + well|normally|fine|ok|okay|great|plenty|usual, playing, plays, playful, alert, active, smiling, smiles, laughing, running about|around, {nappy} + wet + normal|usual|plenty|many, gaining|gains weight, weight + gaining|good, thriving, cried straight|once|immediately away?, happy baby|child|in, otherwise well|happy|fine|himself|herself',
      'يلعب, تلعب, نشيط, نشيطه, يضحك, تضحك, يبتسم, تبتسم, مبسوط, مبسوطه, رضع|يرضع|ترضع|ياكل|تاكل|يشرب|تشرب|رضاعه|رضاعته|رضاعتها|اكله|اكلها|شربه + زين|زينه|كويس|كويسه|منيح|منيحه|عادي|طبيعي|جيد|جيده|تمام|عدل|ممتاز|كعادته|كعادتها, وزن + يزيد|زايد|زياده|طيب|ممتاز, {nappy} + مبلل|مبلله|عاديه|كثير, يركض, تركض',
    ],
    excludes: ['not-feeding'],
  }),
  // Breathing
  'chest-indrawing': finding(['Chest drawn in with each breath', 'انسحاب الصدر مع التنفس'], {
    tick: [
      'The skin between the ribs or under the throat is drawn in with each breath',
      'ينسحب الجلد بين الأضلاع أو أسفل الحلق إلى الداخل مع كل نفس',
    ],
    says: [
      'ribs|rib|chest|stomach|tummy|throat + sucking|sucked|pulling|pulled|drawing|drawn|caving|tugging in?, recession, retractions, indrawing, tracheal tug, subcostal, intercostal, nostrils + flare|flaring, nasal flaring, grunt|grunts|grunting + breath|breathe|breathing|baby',
      'ضلع|ضلوع|اضلاع|صدر|صدره|صدرها|بطن + ينسحب|تنسحب|انسحاب|يغور|تغور|ينشفط|يدخل|تدخل|داخل|غاير, {nose} + يفتح|يوسع|تفتح|ترفرف, يون|تون|انين + يتنفس|تنفس|نفس',
    ],
    implies: ['severe-breathless'],
  }),
  'breathing-pauses': finding(['Pauses in breathing', 'توقفات في التنفس'], {
    tick: ['Breathing stops for some seconds, or went blue or limp for a moment', 'التنفس يتوقف ثوانيَ، أو حدثت زرقة أو ارتخاء للحظات'],
    says: [
      'breathing|breath|breathe + pause|pauses|pausing, stop|stops|stopped|stopping + breathing + seconds|moment|briefly|then|baby|sleep, apnea, apnoea, held|holds|holding breath + blue|baby|toddler, forgets to? breathe, went|goes|turned blue|limp + moment|seconds|briefly|minute',
      'تنفس|يتنفس|=نفسه|=نفسها|=النفس + يوقف|توقف|يتوقف|انقطع|ينقطع|يقطع + ثواني|لحظات|ثانيه|رجع|يرجع, توقف تنفس|نفس + طفل|رضيع|بيبي|نوم, ازرق + لحظات|ثواني|رجع',
    ],
    implies: ['infant-danger'],
  }),
  // Belly and feeding
  'drawn-up-legs': finding(['Bouts with legs drawn up', 'نوبات مع ثني الساقين'], {
    tick: ['Bouts of screaming, pale, with the legs drawn up, then quiet', 'نوبات صراخ وشحوب مع ثني الساقين، ثم هدوء'],
    says: [
      'draw|draws|drawing|pull|pulls|pulling|bring|brings|bringing + legs|knees + up|chest|tummy|belly|stomach, intussusception, jelly|redcurrant + {stool}, jelly|redcurrant + {nappy}, {cry} + bouts|waves|spells|episodes + pale|legs|knees',
      'يثني|تثني|يطوي|يضم|تضم|يرفع|ترفع|يسحب + رجل|رجول|رجليه|رجليها|ركب|ساقيه|ركبتيه + {cry}, يثني|تثني|يضم|تضم + رجول|رجوله|رجليه|رجليها|ركبه|ركبتيه, هلامي|جيلي|جلي + {stool}, نوبات + {cry}, انغلاف امعاء',
    ],
  }),
  'projectile-vomiting': finding(['Forceful vomiting', 'قيء مقذوف'], {
    tick: ['The milk shoots out with force after most feeds', 'الحليب يندفع بقوة بعد معظم الرضعات'],
    says: [
      'projectile, vomit|vomits|vomiting|sick|milk + shoots|shooting|forceful|forcefully|fountain, vomit|vomits|vomiting|sick|milk + across room, vomit|vomits|vomiting|sick|milk + hits wall, pyloric stenosis',
      'قيء|ترجيع|يرجع|ترجع|يستفرغ|حليب|يطرش|يزوع + بقوه|مقذوف|يندفع|نافوره|بعيد|يطير, تضيق بواب',
    ],
    implies: ['vomiting'],
  }),
  posseting: finding(['Brings up a little milk', 'قشط حليب بسيط'], {
    tick: ['Only a little milk comes up after feeds, without effort', 'كمية قليلة من الحليب تخرج بعد الرضاعة دون جهد'],
    says: [
      'posset, possets, posseting, spit|spits|spitting|spat up, bring|brings|bringing|brought up + milk|feed|feeds, dribbles milk, little milk + comes|after|vomit|vomits, milk + after feed|feeds|feeding, reflux + baby|newborn|infant',
      'قشط, يقشط, تقشط, كشط, مقشط, يرجع|ترجع|يكب|يطلع|تطلع|ينزل + حليب + شوي|بسيط|خفيف|قليل, يرجع|ترجع|يكب|يطلع|تطلع|ينزل + حليب + بعد رضاعه|رضعه, ارتجاع + رضيع|بيبي|مولود',
    ],
  }),
  'crying-baby': finding(['Crying', 'بكاء'], {
    says: [
      '{cry} + baby|infant|newborn|toddler|lot|constantly|hours|night, cries + lot|baby|constantly|hours|every|nonstop, fussy, irritable + baby|toddler|infant, grizzly, unsettled + baby|infant|newborn',
      '{cry} + رضيع|بيبي|طفل|مولود|ولد|بنت|ابن|وايد|كثير|كتير, يصيح|تصيح|يبكي|تبكي|بيعيط|بتعيط|يصرخ|تصرخ + كثير|وايد|كتير|طول|ليل|ساعات, زنان, متضايق + رضيع|بيبي',
    ],
  }),
  colic: finding(['Colic', 'مغص الرضع'], {
    tick: ['Crying most evenings, feeding and growing well between', 'بكاء في معظم الأمسيات مع رضاعة ونمو جيدين بينها'],
    says: [
      'colic + baby|infant|newborn|evening|evenings|week|weeks|month, colicky, {cry} + every|most|in + evening|evenings, gripe water, wind|gas|gassy|windy + baby|newborn|infant',
      'مغص + رضع|رضيع|بيبي|مولود|طفل, غازات + بيبي|رضيع|مولود|طفل, كوليك, {cry} + مغرب|عصر|مساء, {cry} + كل ليله|يوم, ماء غريب',
    ],
    implies: ['crying-baby'],
  }),
  'hair-tourniquet': finding(['Hair or thread around a toe or finger', 'شعرة أو خيط حول إصبع'], {
    tick: ['A hair or thread is tight around a toe, finger or penis', 'شعرة أو خيط مشدود حول إصبع أو حول القضيب'],
    says: [
      'hair|thread|string + around|round|wrapped|tight|cutting + {hand}, hair|thread|string + around|round|wrapped|tight|cutting + {foot}, hair|thread|string + wrapped|tight + {penis}',
      'شعره|شعر|خيط + ملفوف|ملفوفه|ملتف|لاف|حول|مشدود + {hand}, شعره|شعر|خيط + ملفوف|ملفوفه|ملتف|لاف|حول|مشدود + {foot}',
    ],
  }),
  'carer-breaking': finding(['Carer at the end of their strength', 'إنهاك من يرعى الطفل'], {
    tick: ['Whoever cares for the baby is close to losing control', 'من يرعى الرضيع على وشك فقدان السيطرة'],
    says: [
      'cant cope|take|handle + {cry}, cant cope|take|handle + baby, afraid|scared|worried|might + hurt|shake|harm baby|him|her|child, losing it|control|temper + baby|child, want|wanted + shake|hit baby',
      'ما|لا + اقدر اتحمل|تحمل + {cry}, خايف|خايفه|اخاف + اضرب|اذي|اهز + طفل|بيبي|رضيع|ولد|بنت, بفقد|افقد + اعصابي|سيطره, ودي|بدي + اهزه|اضربه',
    ],
  }),
  // Newborns
  'jaundice-first-day': finding(['Yellow in the first 24 hours', 'اصفرار في أول 24 ساعة'], {
    tick: ['The baby became yellow within the first 24 hours of life', 'بدأ الاصفرار خلال أول 24 ساعة من العمر'],
    says: [
      '{yellow} + first day|24, {yellow} + day one|1, {yellow} + born today|yesterday|hours, jaundice + first day|24, jaundice + born today|yesterday',
      '{yellow} + اول يوم|24, {yellow} + ولد|انولد|مولود + اليوم|امس|ساعات, يرقان|صفار + اول يوم|24',
    ],
    implies: ['jaundice'],
  }),
  'pale-stool': finding(['Pale stools', 'براز شاحب'], {
    tick: ['The stools are white, clay-coloured or very pale', 'البراز أبيض أو بلون الطين أو شاحب جداً'],
    says: ['{stool} + pale|white|clay|chalky|grey, acholic', '{stool} + ابيض|شاحب|فاتح|طيني|رمادي'],
  }),
  'navel-red': finding(['Red or smelly navel', 'احمرار أو رائحة في السرة'], {
    tick: ['The navel or cord is red, swollen, smells or has pus', 'السرة أو الحبل السري محمر أو متورم أو ذو رائحة أو صديد'],
    says: [
      'cord|umbilical|navel|bellybutton + {red}, belly button + {red}, cord|umbilical|navel|bellybutton + {discharge}, belly button + {discharge}, belly button + smell|smelly|smells|infected|swollen, cord|umbilical|navel|bellybutton + smell|smelly|smells|infected|swollen',
      'سره|سرته|سرتها + {red}, حبل سري + {red}, سره|سرته|سرتها + {discharge}, حبل سري + {discharge}, سره|سرته|سرتها + ريحه|رايحه|ملتهب|ملتهبه, حبل سري + ريحه|رايحه|ملتهب|ملتهبه',
    ],
  }),
  'cradle-cap': finding(['Cradle cap', 'قشرة رأس الرضيع'], {
    tick: ['Greasy yellow scales on the scalp of a baby who is well', 'قشور دهنية صفراء على فروة رأس رضيع بحالة جيدة'],
    says: [
      'cradle cap, scales|scaly|flakes|flaky|crust|crusty|dandruff + {head} + baby|newborn|infant, baby|newborn|infant + scaly|flaky|crusty + scalp',
      'قشره|قشور + راس|فروه + رضيع|بيبي|مولود|طفل, قبعه المهد, قشره حليب, قشره|قشور صفرا + راس',
    ],
  }),
  // Skin and infections of childhood
  'nappy-rash': finding(['Nappy rash', 'طفح الحفاض'], {
    tick: ['Red or sore skin only under the nappy', 'احمرار أو تهيج في الجلد تحت الحفاض فقط'],
    says: [
      '{nappy} + rash, {nappy} + {red}, {nappy} + {pain}, {nappy} + raw|spots|patches, {anus} + {red} + baby|newborn|infant|toddler, sore bottom|bum + baby|toddler',
      '{nappy} + طفح|تسلخ|تسلخات|التهاب|حبوب, {nappy} + {red}, تسلخات + رضيع|بيبي|طفل|مولود, تسلخ + {anus}',
    ],
  }),
  handfoot: finding(['Hand, foot and mouth', 'اليد والقدم والفم'], {
    tick: ['Small blisters on hands and feet with sores in the mouth', 'بثور صغيرة على اليدين والقدمين مع تقرحات في الفم'],
    says: [
      'hand foot mouth, hfmd, spots|blisters|rash + {hand} + {foot} + {mouth}, slapped cheek, fifth disease, roseola',
      'يد قدم فم, يد وقدم وفم, حبوب|بثور|طفح + {hand} + {foot} + {mouth}, ورديه الاطفال, خد مصفوع',
    ],
  }),
  chickenpox: finding(['Chickenpox', 'جدري الماء'], {
    tick: ['Itchy spots that turn into small blisters and crusts, in crops', 'حبوب حاكّة تتحول إلى بثور ثم قشور، على دفعات'],
    says: [
      'chickenpox, chicken pox, varicella, spots + blisters|crusts|scabs + itch|itchy',
      'جدري ماء|ماي|المي, جديري, جدري, عنقز, عنكز, حماق, شيكن بوكس',
    ],
  }),
  measles: finding(['Measles', 'حصبة'], {
    kind: 'disease',
    tick: ['Rash from the face down with fever, cough and red eyes', 'طفح يبدأ من الوجه مع حرارة وسعال واحمرار العينين'],
    says: ['measles, rubella, german measles, koplik', 'حصبه, حصبه المانيه, كوبليك'],
  }),
  'scarlet-fever': finding(['Scarlet fever', 'حمى قرمزية'], {
    kind: 'disease',
    tick: ['A rough sandpaper rash with a sore throat', 'طفح خشن كورق الصنفرة مع ألم في الحلق'],
    says: ['scarlet fever, scarlatina, sandpaper + rash, strawberry tongue', 'حمي قرمزيه, طفح خشن, لسان فراوله'],
  }),
  'kawasaki-signs': finding(['Red eyes, lips and hands', 'احمرار العينين والشفتين واليدين'], {
    tick: ['Red eyes, cracked red lips or tongue, or swollen red hands', 'عينان حمراوان، أو شفتان متشققتان، أو يدان متورمتان محمرتان'],
    says: [
      'kawasaki, lips + cracked|red + {eye}, {eye} + {red} + lips, lips + cracked + rash|fever, fingers|hands peeling + fever',
      'كاواساكي, شفايف|شفاه|شفتين + متشقق|متشققه|حمر|محمره + {eye}, لسان فراوله + {eye}',
    ],
  }),
  teething: finding(['Teething', 'تسنين'], {
    tick: ['New teeth are coming: dribbling, chewing, sore gums', 'أسنان جديدة تظهر: لعاب ومضغ وألم في اللثة'],
    says: [
      'teething, teeth|tooth + coming|new|cutting|first|through + baby|toddler|gum|gums, chewing + fingers|fist|fists|everything|toys, dribble|dribbling|drool|drooling + chewing|gums|teeth',
      'تسنين, يسنن, تسنن, مسنن, طلوع|يطلع|تطلع|طالع|طلعت + اسنان|سن|سنون|سنونه|اسنانه|اسنانها, يعض|تعض + اصابع|يد|صوابع, يعض|تعض + كل شي, لثه|لثته|لثتها + {swell} + طفل|رضيع|بيبي',
    ],
  }),
  // Limbs, growth
  limp: finding(['Limping', 'عرج'], {
    tick: ['A child limps or does not want to walk', 'طفل يعرج أو لا يريد المشي'],
    says: [
      '=limping, =limps, limped, walk|walks|walking + limp|limping|funny, refuse|refuses|refusing|wont|not|stopped + walk|walking|stand|standing + child|toddler|son|daughter|boy|girl|baby|leg, favouring leg',
      'يعرج, تعرج, عرج, عرجه, يخمع, تخمع, يزك, مشيته|مشيتها + غلط|غريبه, ما|لا|رافض|يرفض + يمشي|تمشي|يوقف + {leg}, ما يبي|يبغي|راضي يمشي',
    ],
  }),
  'no-weight-bearing': finding(['Cannot stand or walk', 'عدم القدرة على الوقوف أو المشي'], {
    tick: ['Cannot put any weight on the leg, or screams when it is moved', 'لا يمكن الوقوف على الساق، أو صراخ عند تحريكها'],
    says: [
      'cant|wont|unable|not|refuses stand, cant|wont|unable|not|refuses .. bear|put weight, cant|wont|unable|not|refuses put .. foot, non weight bearing, {cry} + move|moved|moving|touch + {leg}',
      'ما|لا|مو + قادر|يقدر|تقدر|يستطيع + يوقف|يمشي|يدعس|يدوس|وقوف + {leg}, ما|لا + يدوس|يدعس|يوقف علي رجل|رجله, {cry} + احرك|تحريك|نحرك|لمس + {leg}',
    ],
  }),
  'growing-pains': finding(['Growing pains', 'آلام النمو'], {
    tick: ['Both legs ache in the evening or night, and all is well by day', 'ألم في الساقين مساءً أو ليلاً، وكل شيء طبيعي نهاراً'],
    says: [
      'growing pain|pains, both legs|shins + {pain} + night|evening|bedtime + child|son|daughter|boy|girl, legs + {pain} + night|evening|bedtime + fine|gone|normal + morning|day',
      'الام|الم نمو, {leg} + {pain} + ليل|مساء|نوم + طفل|ولد|بنت|ابن|صبح',
    ],
  }),
  'child-development': finding(['Child development', 'نمو الطفل'], {
    tick: ['Worry about speech, walking, learning, growth or behaviour', 'قلق بشأن النطق أو المشي أو التعلم أو النمو أو السلوك'],
    says: [
      'not|late|slow|delay|delayed|behind + talking|speaking|speech|walking|crawling|development|milestone|milestones|growth|growing, autism, autistic, adhd, hyperactive, short for age, attention + school|child',
      'تاخر|متاخر|تاخرت|متاخره|ما + نطق|نمو|كلام|مشي|يتكلم|يمشي|يحبي, توحد, فرط حركه, تشتت انتباه, قصير|قصيره + عمره|عمرها|اصدقاءه',
    ],
  }),
  'lost-skills': finding(['Lost a skill', 'فقدان مهارة مكتسبة'], {
    tick: ['The child lost something they could do: words, walking, play', 'فقدان مهارة كانت موجودة: كلمات أو مشي أو لعب'],
    says: [
      'lost|losing|stopped + words|talking|talk|walk|walking|skills|sitting + child|son|daughter|toddler|baby, no longer|used talk|talks|talking|walk|walks|walking|sit|sits|say|says + child|son|daughter|toddler|baby, lost|losing|stopped|no + eye contact + child|son|daughter|toddler|baby, regress|regressed|regression',
      'وقف|نسي|نسيت|بطل|بطلت|توقف يتكلم|تتكلم|يمشي|تمشي|يقول|كلام|مشي, ما عاد يتكلم|تتكلم|يمشي|تمشي|يقول, فقد|فقدت + كلمات|مهاره|مهارات|كلام',
    ],
  }),
  bedwetting: finding(['Bedwetting', 'تبول ليلي'], {
    tick: ['A child wets the bed at night', 'طفل يبلل الفراش ليلاً'],
    says: [
      'bedwetting, bed wetting, wet|wets|wetting + bed, enuresis',
      'تبول لا ارادي, تبول ليلي, يبول|تبول|يتبول|يبلل + فراش|سرير|نايم|نوم, سلس ليلي',
    ],
  }),
  // Swallowed, stuck in
  'swallowed-object': finding(['Swallowed object', 'ابتلاع جسم'], {
    tick: ['A coin, toy part or other object was swallowed', 'ابتلاع عملة أو قطعة لعبة أو جسم آخر'],
    says: [
      'swallow|swallowed|ingested + {object}, {object} + stuck|inside + {throat}, {object} + inside + {belly}, swallowed + something|screw|earring|ring|stone|plastic|key|magnet, swallowed foreign body',
      'بلع|ابتلع|بلعت|ابتلعت + {object}, بلع|ابتلع|بلعت + خاتم|مفتاح|بلاستيك|حصاه|برغي|مسمار, بلع|ابتلع جسم غريب, بلع|ابتلع شي + طفل|ولد|بنت|ابن|بيبي',
    ],
  }),
  'button-battery': finding(['Battery', 'بطارية'], {
    tick: ['It is, or could be, a battery', 'هو بطارية أو قد يكون بطارية'],
    says: [
      'button|coin|watch|disc|lithium battery|batteries|cell, {swallowed} + battery|batteries, battery|batteries + missing|stomach|throat|nose|ear|swallowed, battery + child|baby|toddler|son|daughter',
      'بطاريه|بطاريات + بلع|ابتلع|بلعت|ابتلعت|حلق|خشم|انف|اذن|طفل|ولد|بنت|ناقصه, بطاريه ساعه|زر|دائريه|صغيره, {swallowed} + بطاريه|بطاريات, {swallowed} + حجر ساعه',
    ],
  }),
  magnets: finding(['Magnets', 'مغناطيس'], {
    tick: ['It is one or more magnets', 'هو مغناطيس واحد أو أكثر'],
    says: [
      '{swallowed} + magnet|magnets|magnetic, magnet|magnets + {nose}, magnet|magnets + {belly}',
      '{swallowed} + مغناطيس|مغناطيسات|ممغنط, بلع|بلعت + مغناطيس',
    ],
    implies: ['swallowed-object'],
  }),
  'sharp-object': finding(['Sharp or long object', 'جسم حاد أو طويل'], {
    tick: ['It is sharp, or longer than a finger', 'هو حاد، أو أطول من إصبع'],
    says: [
      '{swallowed} + pin|needle|glass|nail|blade|razor|screw|sharp|hairpin|toothpick, fish|chicken bone + stuck|swallowed|throat',
      '{swallowed} + دبوس|ابره|زجاج|مسمار|شفره|موس|حاد|حاده, شوكه|عظمه + {throat}, عود اسنان + بلع',
    ],
    implies: ['swallowed-object'],
  }),
  'object-stuck': finding(['Object stuck in the throat or chest', 'جسم عالق في الحلق أو الصدر'], {
    tick: [
      'It feels stuck, or there is drooling, vomiting, cough or belly pain',
      'إحساس بأنه عالق، أو سيلان لعاب أو قيء أو سعال أو ألم بطن',
    ],
    says: [
      '{object} + stuck|lodged + {throat}, bone|object|coin|food|meat + stuck|lodged + throat|chest|gullet',
      '{object} + عالق|عالقه|علق|علقت|واقف|نشب|ناشب + {throat}, لقمه|لحم|اكل + عالق|عالقه|واقف|نشب + حلق|صدر|بلعوم|زور',
    ],
  }),
  'harmless-swallow': finding(['Something harmless swallowed', 'ابتلاع شيء غير ضار'], {
    tick: ['Only a lick of something mild: toothpaste, crayon, paper, sand', 'لعقة من شيء خفيف فقط: معجون أسنان أو لون شمعي أو ورق أو رمل'],
    says: [
      '{swallowed} + toothpaste|gum|crayon|chalk|sand|paper|playdough|lipstick|sunscreen, {swallowed} + soap bubble|bubbles, {swallowed} + silica gel, lick|licked|ate|swallowed + soap|shampoo|lotion|cream|candle, {swallowed} + bubble bath|shampoo',
      '{swallowed} + معجون|علكه|لبان|رمل|ورق|ورقه|طباشير|صلصال, {swallowed} + لون|الوان شمع, {swallowed} + احمر شفاه, لحس|اكل|بلع + كريم|صابون|صابونه|معجون|شامبو|شمعه',
    ],
  }),
  'object-in': finding(['Object in nose or ear', 'جسم في الأنف أو الأذن'], {
    tick: ['Something is stuck in the nose or in an ear', 'شيء عالق في الأنف أو الأذن'],
    says: [
      '{object} + in|up|inside|stuck|pushed|put + {nose}, {object} + in|inside|stuck|pushed|put + {ear}, pea|bean|insect|bug|cotton|something|seed|foam|stone + up|stuck|inside|pushed|crawled + {nose}, pea|bean|insect|bug|cotton|something|seed|foam|stone|cockroach + stuck|inside|in|pushed|crawled + {ear}',
      '{object} + {nose}, {object} + {ear}, حشره|صرصور|قطن|قطنه|حبه|فول|حمص|حجر|نمله|شي + دخل|دخلت|داخل|عالق|حط|حطت|علق + {nose}, حشره|صرصور|قطن|قطنه|حبه|فول|حمص|حجر|نمله|شي + دخل|دخلت|داخل|عالق|حط|حطت|علق + {ear}',
    ],
  }),
  // Harm by others
  'child-harmed': finding(['Somebody may have hurt the child', 'ربما آذى شخص ما الطفل'], {
    tick: ['Somebody may have hurt, touched or neglected the child', 'ربما ضرب شخص ما الطفل أو لمسه أو أهمله'],
    says: [
      'child abuse|abused, beat|beats|beaten|beating|slapped|molested|abused|abusing + child|kid|baby|son|daughter|toddler + nanny|maid|teacher|father|mother|stepfather|uncle|husband|driver|someone|somebody, nanny|maid|teacher|babysitter|driver + hit|hits|beat|beats|slapped|hurt|hurting|touched|abusing',
      'عنف|اعتداء|اساءه + طفل|اطفال, شغاله|مربيه|خادمه|معلم|معلمه|مدرسه|سايق|=عمه|=عمها|=خاله|=خالها + ضرب|ضربت|يضرب|تضرب|تحرش|لمس|اذي, زوج ام + ضرب|ضربت|يضرب|تضرب|تحرش|لمس|اذي, ضرب|تعذيب|تحرش + طفل|ولدي|بنتي|ابني',
    ],
  }),
  'unexplained-bruise': finding(['Injury that is not explained', 'إصابة بلا تفسير واضح'], {
    tick: ['Bruise or injury before the baby can crawl, or the story does not fit', 'كدمة أو إصابة قبل أن يحبو الرضيع، أو رواية لا تطابقها'],
    says: [
      'unexplained|unsure + bruise|bruises|bruising|injury|burn + baby|child|son|daughter|infant, dont know + bruise|bruises|bruising|injury|burn + baby|child|son|daughter|infant, no idea + bruise|bruises|bruising|injury|burn + baby|child|son|daughter|infant, bruise|bruises|bruising + baby|newborn|infant, story doesnt|not fit|match',
      'كدمه|كدمات|ازرقاق|زرقه|علامات + رضيع|بيبي|مولود, كدمه|كدمات|ازرقاق|حرق + ما ادري|اعرف + طفل|ولد|بنت|ابن, كدمه|كدمات|ازرقاق|حرق + بدون سبب + طفل|ولد|بنت|ابن, كدمه|كدمات|ازرقاق|حرق + مجهول + طفل|ولد|بنت|ابن, اثار ضرب',
    ],
  }),
  shaken: finding(['Shaken baby', 'هزّ الرضيع بعنف'], {
    tick: ['The baby was shaken or thrown', 'هُزّ الرضيع بعنف أو رُمي'],
    says: [
      'shaken baby, shook|shaken + baby|newborn|infant|violently, thrown|threw baby|infant',
      'هز|هزه|هزيت|هزته|انهز + بقوه|بعنف, رماه|رميته|رماها + رضيع|بيبي|طفل|ارض|جدار',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
