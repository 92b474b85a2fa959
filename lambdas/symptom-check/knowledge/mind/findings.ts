import { type Finding, finding } from '../kinds.ts';

/** Mind, sleep, dependence and violence. */
export const findings = {
  // Suicide and self-harm
  'self-harm': finding(['Thoughts of self-harm', 'أفكار إيذاء النفس'], {
    tick: ['Thoughts of suicide or self-harm', 'أفكار انتحار أو إيذاء للنفس'],
    says: [
      'suicide, suicidal, self harm|harming|injury, kill|killing|hang|drown|shoot myself|himself|herself|themselves, =harming|=hurting|=cutting|=burning myself|himself|herself, want|wants|thoughts|urge|think|thinking|might|plan + harm|hurt|cut|burn myself|himself|herself, end|ending|ended|take|taking|took own? life, end|ending =all|everything, want|wants|wanted|wish|wishes|rather + die|dead|disappear, not|never want|wants + live|alive|exist|living, not|never want|wants wake up|again|anymore, not want|wants here, no reason|point + live|living, better off dead, better off? without me, tired|sick|done living|life, not worth living, cant go on living, cant live anymore, jump|jumping off|from roof|bridge|balcony|building|window, goodbye|suicide|farewell note|letter|message, said|saying|wrote goodbye|goodbyes, thoughts .. death|dying|ending, wish never born, slit|cut wrists, sleep .. never wake, finish|finishing|end|ending|take|taking my|own|his|her life, finish|finishing|end|unalive|unaliving|unalived|off|offing|delete myself|himself|herself|it, unaliving, unalive, want|wants|wanna|gonna|going|thinking|better + die|dead|death|sleep forever, not|no want|wanna|reason|point + live|living|exist|wake|alive|here, kms, wanna die, ready to die|go, cut|cutting|burning|scratching|hitting|harming + myself|herself|himself, world|everyone|family|they better without, disappear forever, life + not worth|finish|over, wish|wished + dead|die|died|gone|car|bus, jump + balcony|bridge|roof|window|floor|building|train',
      'انتحار, انتحر, ينتحر, تنتحر, بنتحر, انتحاريه, اقتل|اذبح|اموت|اشنق|احرق|اجرح|اوذي|اذي|ااذي|ارمي|اقط|انهي|اخلص|يقتل|يذبح|يموت|يشنق|يجرح|يوذي|ياذي|يرمي|تقتل|تذبح|توذي|تجرح|ايذاء|قتل نفسي|نفسه|نفسها|روحي|روحه|روحها|حالي|حاله|حالها, اخلص|انهي من? عمري, ابي اموت|موت, ابغي|بدي|عايز|عايزه|عاوز|اريد|ودي|اتمني|ليتني|ياريت|يتمني|تتمني|يبي|تبي|يبغي|بغيت + اموت|موت|يموت|تموت|امت, نفسي اموت, احسن لو مت|اموت, ما|لا ابي|ابغي|ودي|بدي|اريد|عايز .. اعيش|عيش|حياه|دنيا|اصحي, انهي|انهاء|ينهي|تنهي + حياتي|حياته|حياتها|عذابي|حياه, انهي كل شي, مليت|تعبت|كرهت|زهقت|طفشت + حياه|حياتي|دنيا|عيشه, حياتي|حياه ما تسوي, حياتي|حياه .. معني|قيمه, حياتي انتهت, ليتني مت|ميت, موت ارحم|احسن|اهون|راحه, رساله وداع, كتبت وصيتي|وصيه, جهزت + حبل|حبوب|سكين, احسن|افضل بدوني, افكر + موت|اموت, نهايه حياتي, لو ما صحيت|اصحي, اخلص|انهي|اقتل|اذبح|اموت|بموت|اذي|اوذي|اجرح|احرق|اشطب|اقطع|اشنق|ارمي|اعدم|انتحر|موت|اقط|يعور|اعور|يخلص|تخلص نفسي|نفسه|نفسها|روحي|روحه|روحها|حالي|حاله|حالها|حالو|عمري|عمره|عمرها, ابي|ابغي|بدي|عايز|عايزه|اريد|ودي|اتمني|يبي|تبي|افكر|فكر|يفكر|تفكر|ناوي|ناويه|نفسي|قررت|بفكر|يقول|تقول + اموت|انتحر|موت|يموت|تموت|ينهي|انهي|اختفي|حياه, ابي|ابغي|بدي|عايز|عايزه|اريد|ودي|اتمني|يبي|تبي|افكر|فكر|يفكر|تفكر|ناوي|ناويه|نفسي|قررت|بفكر|يقول|تقول + اذبح|اقتل|اوذي|اذي|اجرح|ارمي + نفسي|نفسه|نفسها|روحي|روحه|روحها|حالي|حاله|حالها|حالو|عمري|عمره|عمرها, كره|كرهت|كاره|زهقان|طفشان|شبعان|مليت|ملان|عايف|عفت + حياه|دنيا|عيشه|حياتي, ما .. ودي|ابي|بدي|ابغي|اريد|عايز .. عيش|اعيش|اكمل|كمل, ياريت|يا ريت|ليت|اتمني|لو اموت|موت|مت|ماصحي|انام, نام|انام + ما .. صحي|قوم|اقوم, حياتي|عيشه|حياه + ما|مالها|بلا معني|طعم|لازمه|فايده|داعي',
    ],
  }),
  'self-harm-act': finding(['Self-harm done', 'إيذاء للنفس حدث'], {
    tick: ['Something was swallowed, cut or done on purpose to harm oneself', 'حدث ابتلاع شيء أو جرح أو فعل آخر بقصد إيذاء النفس'],
    says: [
      'overdose|overdosed|pills|tablets|bleach|poison + purpose|deliberately|intentionally|die|suicide, took|taken|swallowed|drank + die|kill|suicide, cut|slit|slashed wrists, cut|burned|burnt|stabbed|hurt|scratched + purpose|deliberately|intentionally, =cutting|=cuts|stabbed|hanged|hung|drowned|harmed myself|herself|himself, cut myself|herself|himself + razor|blade, tried|attempted .. suicide|hang, tried|attempted kill myself|himself|herself, tried .. end life, suicide attempt, drink|drank|drinking|took|taken|swallow|swallowed|ate|popped + die|kill|suicide|end|purpose|deliberately, overdose|overdosed + tablets|pills|paracetamol|panadol|meds|took|taken|swallowed|myself|herself|himself, cut|cuts|slashed|slit|carved|burned|burnt + wrist|wrists|arm|arms|thigh|thighs + myself|herself|himself|purpose|deliberately|blade|razor, cut|cutting|cuts|slash|slashed|burn|burnt|hang|hanging|hanged|drown|stab + myself|himself|herself|own|her|himself + blade|razor|knife|rope|again|today|tonight|now|already|found, tried|attempt|attempted|trying + kill|end|hang|jump|die|suicide|overdose|drown, jumped|threw + balcony|bridge|roof|window|floor|herself|himself + die|purpose|herself|himself|kill, found + empty pack|packet|bottle|strip|box + tablets|pills|note, rope|noose neck',
      'حبوب|كلور|سم|دوا|علبه|شريط + عمد|تموت|اموت|يموت|انتحار, قطعت|شرطت|شطبت|قطع + معصم|عروق|شرايين|وريد, شنق|شنقت|طعنت|طعن|رميت|رمي|قط نفسي|نفسه|نفسها|روحه|روحها, جرحت|حرقت|جرح|حرق + عمد|موس|شفره, حاول|حاولت|محاوله + انتحار|ينتحر|انتحر|تنتحر, حاول|حاولت .. قتل|اقتل|يقتل|تقتل|اموت نفسي|نفسه|نفسها, اذيت|اذي نفسي|نفسها|نفسه, شرب|شربت|بلع|بلعت|اخذ|اخذت|خذت|اخدت|خذ|كل|تناول|تناولت + عشان|علشان|لان|بدي|ابي|تبي|يبي|بده|بدها|قصد|بقصد|متعمد + موت|اموت|يموت|تموت|انتحر|تخلص|اخلص|ينتحر, شرب|شربت|بلع|بلعت|اخذ|خذت + {notFood} + موت|بموت|اموت|يموت|تموت|انتحر|قصد, شرب|شربت|بلع|بلعت|خذت|اخذت|اخذ + علبه|شريط|كل + حبوب|بندول|بنادول|دوا|مسكن, قص|قطع|قطعت|شطب|شطبت|جرح|جرحت|شرط|شرطت|حز|حزيت + يد|يدي|ايد|ايدي|يدها|ايدها|يده|رسغ|معصم|عروق|ذراع|فخذ + موس|شفره|سكين|قصد|عمد|متعمده, جرح|جرحت|قطع|قطعت|حرق|حرقت|شطب|شطبت|شنق|شنقت|طعن|طعنت|ذبح|رمي|رميت|قط|خنق|سمم نفسي|نفسه|نفسها|روحي|روحه|روحها|حالي|حاله|حالها|حالو|عمري|عمره|عمرها, حاول|حاولت|يحاول|محاوله + موت|يموت|تموت|يقتل|ينتحر|انتحر|انتحار|يشنق|ينهي|يرمي|تقتل|ترمي',
    ],
    implies: ['self-harm'],
  }),
  'suicide-plan': finding(['A plan', 'خطة'], {
    tick: ['There is a plan, a time, or the means at hand', 'توجد خطة أو موعد أو وسيلة جاهزة'],
    says: [
      'plan|planned|planning|decided + suicide|die|kill|end|tonight, rope|noose|pills|gun|knife ready, giving|gave away + things|belongings, goodbye + letter|note|everyone|video, picked|chosen|chose|set|decided|fixed + day|date|time|place|how + end|die|go|kill|do, rope|pills|tablets|knife|gun|blade|noose|everything + ready|bought|saved|hidden|stash|stashed|stockpiled|collected|collecting|keep|kept|drawer|tonight, tonight + end|finish|die|go|kill|gone|over, know|decided|planned|plan + how|when|where + die|kill|end|suicide|myself, wrote|written|writing + note|letter|will|goodbye|goodbyes, said|saying|saved goodbye|goodbyes, all sorted|planned|arranged + end|die|tonight|go|drawer|life, have|got|made a plan + end|die|kill|suicide, bought + rope|pills|blade|gun',
      'جهزت|عندي + حبل|حبوب|سكين|مسدس|موس, قررت|خططت|خطه + اموت|انتحر|انتحار|الليله, كتبت + وصيه|وصيتي|وداع, وزعت اغراضي, مجهز|مجهزه|جهزت|جهز|جاهز|جاهزه|اشتريت|مخبي|مخبيه|مجمع|مجمعه|مجمعها|جمعت|لقيت|حاط|خبيت|مخزن + حبوب|حبل|سكين|سم|موس|شفره|سلاح|مسدس|كل شي|رساله + موت|اموت|بموت|انتحر|ينتحر|ليل|ليله|انهي|انتحار|نفسي|روحي|اليوم, حددت|مقرر|مقرره|قررت|مخطط|مخططه|خططت|اخترت|عندي خطه|وقت|يوم|كيف|وين|ايمتا|متي|طريقه|ساعه|ليل + موت|اموت|انهي|انتحر|حياتي|اخلص|نفسي, حددت|مقرر|مقرره|قررت|مخطط|مخططه|خططت|اخترت + موت|اموت|انهي|انتحر|اخلص|بموت|انتحار, رساله|رسايل|كلام وداع|وداعيه, كتب|كتبت|مكتوب + وصيه|وصيتي|وصيته|رساله|وداع, ودعت|يودع|تودع + اهل|ناس|الكل|اهلي|احبابي, اليوم|الليله|باكر|بكره + بموت|بنتحر|بنهي|بخلص|بقتل, وزع|وزعت|يوزع|توزع + اغراضه|اغراضي|اغراضها',
    ],
    implies: ['self-harm'],
  }),
  despair: finding(['Despair', 'يأس'], {
    tick: ['No hope left, or feeling a burden to everyone', 'فقدان الأمل أو الإحساس بأنه عبء على الجميع'],
    says: [
      'hopeless, hopelessness, no hope|future, despair, worthless, burden + everyone|family|them|others, nothing matters, no one would miss|care, cant take|cope|do anymore|more|longer, cant carry on, cant go on anymore|like, breaking|broken down, given up, giving up + life|everything, no point|purpose|hope|future|light|way + anything|life|now|tunnel|end|out|going|anymore|left|more, not see point|future|way|hope, dead weight|burden|useless|waste|nuisance + everyone|family|them|others|all|space|kids|people, pointless, feel|am burden, no way out, lost hope|all hope, hope + lost|gone|finished|no|zero, better off, everything + pointless|hopeless|over|ruined|lost|dark, given up|gave up|giving up, nothing left, cant + go on|see end|see future, no more hope',
      'ياس, يايس, يايسه, بلا|مافي|ماكو|لا امل, ما فيه امل, عاله|عبء + علي اهلي|ناس|كل|جميع, حمل ثقيل? علي اهلي|ناس, مالي فايده|لازمه|قيمه, ما عاد قدر? اتحمل|استحمل|اكمل حياه|شي|ضغوط, ما عاد قدر اكمل|استمر, انهرت, منهار, منهاره, تعبت من كل شي, وصلت حدي, فقد|فقدت|ضاع|انقطع|خسرت|مافي|ما في|مفيش|ماكو|معندي|ما عندي|ما ضل|ما بقي امل|رجاء|الامل, ما ضل|بقي|عاد|فيه|في امل|رجا|نور|طريق|حل, بدون|بلا|منقطع|مقطوع|فقدان امل, انا|اني|حاسس|احس|حالي|نفسي|روحي|صرت + عاله|عبء|حمل|ثقل|ثقيل|زايد + اهل|اهلي|ناس|كل|الكل|هلي|عيال|عيالي|عايله, عاله|عبء|حمل|ثقيل|ثجيل + علي + اهلي|هلي|اهل|كل|كلكم|عليكم|ناس|عيالي|زوجي|عايلتي, دنيا|حياه + سودا|اسودت|تسكرت|سكرت|مسكره|ظلمه|مظلمه|ضاقت|انتهت + وجه|بوجهي|عيوني|علي|عليي|عيني, يائس, ما .. فايده + مني|حياتي|شي|كل, ماكو|مافي فايده, مالي|مالها|ما الي لازمه|فايده|قيمه|داعي|معني, محد|ماحد|ما حد + يبيني|يفقدني|يحبني|بيفقدني, ما .. اشوف|شوف|شايف مستقبل|امل|حل|نور, تعبت من حياه|حياتي|دنيا',
    ],
  }),
  // Danger to others, psychosis, mania
  'harm-others': finding(['Thoughts of harming others', 'أفكار إيذاء الآخرين'], {
    tick: ['Threats, or thoughts of harming somebody', 'تهديد لأحد أو أفكار إيذاء لأحد'],
    says: [
      'harm|harming|hurting someone|somebody|people|others, want|wants|urge|urges|impulse|thinking|going .. harm|hurt baby|child|children|kids|wife|husband|them|boss|family, kill|killing|stab|drown|smother|strangle baby|someone|somebody|people|others|child|children|kids|wife|husband|them|boss|family, thoughts .. hurting|harming|killing, threaten|threatening|threatens .. kill|knife|gun|family|us, says|said .. kill us|them|someone, homicidal, attacking|attacked people|family|mother|father|wife|us, knife|gun|weapon + threaten|threatening|kill|stab, want|wants|wanna|going|gonna|might|plan|planning|urge|could|thinking|swear|feel + kill|hurt|harm|stab|batter|smash|shoot|strangle|attack|punch|damage|poison + man|someone|him|her|them|people|boss|neighbour|neighbor|husband|wife|brother|ex|guy|colleague|everyone|somebody|family|mother|father|kid|kids|baby|child, kill|stab|shoot|strangle|butcher man|woman|boss|neighbour|brother|sister|ex|someone|him|people|everyone, do someone damage|harm, threat|threats|threatening|threatened|threatens + kill|stab|harm|hurt|burn|shoot|mother|mum|me|us|wife|family, thoughts|images|urges + hurting|harming|killing|stabbing|smothering + baby|child|son|daughter|kids|someone|people|others|wife|husband, make them pay',
      'اقتل|يقتل|تقتل|اذبح|يذبح|تذبح|اوذي|ايذاء|اخنق|يطعن + طفلي|بيبي|رضيع|ولدي|احد|ناس|اخرين|غيري|زوجتي|زوجي|اهله|امه|عيال|اولادي|مديري, يوذي|توذي + احد|ناس|اخرين|غيره|اهله|امه, يهدد|تهدد|هددنا + يقتل|يذبح|سكين|سلاح|بقتل, سكين|سلاح + يهدد|يذبح|يقتل, افكر|فكر|بفكر|ابي|ابغي|بدي|ودي|خايف|خايفه|ناوي|قررت|اريد|عايز|يبي|يبغي|بده|نفسي + اذبح|ذبح|اقتل|قتل|اوذي|اذي|اضرب|اطعن|اخنق|احرق|يذبح|يقتل|يوذي|يطعن|ااذي + احد|حدا|ناس|واحد|رجال|جار|جاري|مدير|مديري|اخوي|ولدي|بيبي|طفل|زوجتي|زوجي|مرتي|ريلي|اهلي|اللي|ظلمني|عيالي|امي|ابوي|بنتي|الناس|كل, هدد|يهدد|تهدد|يهددنا|يتوعد|هددني|تهديد + ذبح|قتل|يذبح|يقتل|بيذبح|بذبح|اذبح|بقتل|امي|امه|اهله|ابوه|اخته|اخوي|زوجته|احرق|يحرق|سكين|سلاح|بيت, بذبح|بقتل|بطعن|بحرق + حد|احد|واحد|ناس|جار|امي|كلكم|اهلي, يقول|تقول|قال بذبح|بقتل|بذبحج|بذبحكم|بقتلكم|بقتلك|بذبحك|بيذبح, سكين|سلاح|مسدس + يركض|شايل|ماسك|رافع|يلاحق|رفع',
    ],
  }),
  'violent-now': finding(['Violent or cannot be calmed', 'عنيف أو لا يمكن تهدئته'], {
    tick: ['Very agitated or violent, and cannot be calmed', 'هياج شديد أو عنف لا يمكن تهدئته'],
    says: [
      'violent|aggressive + suddenly|now|breaking|uncontrollable, breaking|smashing things|everything|furniture, throwing things, raging, out control + violent|angry|aggressive, smash|smashing|smashed|breaking|break|trashing|wrecking|destroying|tearing + house|home|everything|things|furniture|stuff|room|place|plates|tv|door|doors|up, nobody|no one|cant + stop|control|calm|restrain|hold + him|her|violent|smashing|breaking|hitting, attacking|attack|attacks|hitting|biting|kicking|punching + everyone|everybody|anyone|all|people|staff|family|us|nurse, going|gone berserk|wild|mad|mental|crazy + smashing|hitting|breaking|house|knife|everyone, lashing out, violent|aggressive + stop|calm|control|now|nobody|cant|very|us, throwing + chairs|furniture|plates|everything|stuff|things, kicking off + violent|smashing|hitting',
      'صار|اصبح عنيف, عنيف مع|علي ناس|اهله|اهلها|امه|احد|جميع, عدواني + فجاه|يضرب, يكسر|تكسر + اغراض|بيت|اثاث, يكسر|تكسر كل شي, يصارخ ويضرب, هايج, هايجه, يكسر|تكسر|كسر|كسرت|يخرب|يحطم|تحطم|يرمي|يطيح + بيت|اغراض|اثاث|كل شي|صحون|باب|ابواب|غرفه|زجاج|يضرب|ويضرب|وتضرب|تضرب|تلفزيون|قدامه, يضرب|تضرب|ضرب|يرفس|يعض|يهاجم|تهاجم + كل|الكل|ناس|حدا|احد|احنا|فينا|كلنا|يقرب|قدامه + هدي|نهدي|يهدا|تهدا|سيطر|قادر|نمسك|قدر, {cant} .. هدي|نهديه|نهدي|سيطر|مسك|نمسكه|نسيطر|وقف|نوقفه + يكسر|يضرب|تضرب|عصب|عنيف|هايج, كسر|يكسر|ضرب|يضرب|عصب|عنيف|هايج|هاج + {cant} .. هدي|نهديه|نهديها|سيطر|نسيطر|مسك|نمسكه|وقف|نوقفه, هاج, هاجت, صار عنيف|عدواني|وحش, معصب ويكسر|ويضرب',
    ],
  }),
  psychosis: finding(['Hallucinations or delusions', 'هلاوس أو ضلالات'], {
    tick: [
      'Hears or sees what others do not, or is sure of being watched or followed',
      'سماع أو رؤية ما لا يراه الآخرون، أو يقين بوجود مراقبة أو ملاحقة',
    ],
    says: [
      'hallucinate, hallucination, hallucinating, hear|hears|hearing voices, see things|bugs|insects|spiders|creatures|ghosts|shadows|jinn, insects|bugs|spiders + wall|walls, voices telling|tell|talking|head, paranoid, paranoia, delusion, delusional, psychosis, psychotic, people|neighbours|government|someone following|watching|spying|poisoning, followed by someone|somebody|people|strangers|police, watched by, watched everywhere|constantly, spied on, think|thinks|believe|believes|says|claims|convinced + prophet|jesus|mahdi|messiah|chosen, special powers, hear|hears|hearing|heard|hearin + somebody|someone|people|them|whisper|whispers|whispering|talking|voice|voices|man|woman|radio|tv + nobody|no one|room|head|talking|me|not there|alone|about me, voice|voices + head|talking|chatting|says|telling|whispering|hear|hearing|saying, people|tv|radio|news|neighbours|they|everyone + talking|speaking|sending|messages|whispering about me|him|messages|signals, tracked|tracking|bugged|spied|spying|monitored|followed|watched|chip|implanted|cameras|poisoned|plotting + me|him|her|being|phone|head|by|everywhere|walls|house|neighbours|government|police|food|am, being|am|def|getting tracked|followed|watched|monitored|spied|recorded|filmed, plot|plotting|conspiracy against, see|sees|seeing + people|things|man|men|someone|figures|shadow|dead|demons|jinn|ghost + not there|nobody|no one|others|else|real, cameras + watching|everywhere|house|walls|room|spy, reading|control|controlling|inserting + mind|thoughts|brain, possessed|black magic|demons inside',
      'هلاوس, هلوسه, يهلوس, تهلوس, اهلوس, اسمع|يسمع|تسمع اصوات, اصوات + تكلم|تامر|تقول, صوت .. يكلمني|يامرني|يكلمه|يكلمها|يامره|يامرها, يشوف|تشوف|اشوف + جن|حشرات|خيالات|اشباح, يشوف|تشوف اشياء|ناس مو|مش|ما, ضلالات, ذهان, يراقبونه|يراقبوني|يراقبونها|يلاحقونه|يلاحقوني|يتجسسون|يسممونه, =يكلم|=تكلم|=يتكلم|=تتكلم مع? =نفسه|=نفسها|جدران, يحسب|يظن|يعتقد|مفكر + نبي|مهدي|مسيح, يقول + مهدي|مسيح|رسول, جن|جني + يكلم|يامر, اسمع|يسمع|تسمع|بسمع|سامع|عم اسمع + ناس|صوت|اصوات|حدا|احد|همس|كلام|حد|واحد + ما|محد|ماحد|مافي|يكلم|تكلم|يكلمني|تكلمني|راسي|يقول|يحكي|يحكوا|غرفه|ما في, اصوات|صوت + {head}, شوف|اشوف|يشوف|تشوف|بشوف|شايف + ناس|حدا|احد|اشياء|اشيا|شي|ظل|رجال|ميت|اموات + غيري|حدا غيري|غيره|محد|ماحد|ما حد|ما حدا|موجود|موجوده|غيرها|يشوفهم|نشوف|مو|مب, كاميرا|كاميرات|ناس|جيران|حكومه|مخابرات|احد|حدا|كل|كلهم + يراقب|تراقب|يراقبني|تراقبه|يراقبه|يتجسس|يلاحق|يلاحقني|يتابع|تراقبني|يسمم|سم|يتامر|يتامرون|ضدي|ضده|يراقبو|عم يراقب|بيراقبوني|مراقب, مراقب|مراقبه|مراقبين|ملاحق + حدا|احد|كل|بيت|تلفون|كاميرا|انا, يكلم|تكلم|يحكي|تحكي|يحاكي|يسولف + روحه|روحها|حاله|حالها|نفسه|نفسها|جدار|خيال|ناس مو, حاطين|مركبين|زارعين + كاميرا|كاميرات|جهاز|شريحه|سم, تلفزيون|تلفاز|راديو + يكلمني|يكلمه|عني|رسايل|يرسل|يحكي, يحطون|حطوا|حاطين سم, يقرون|يقرا افكاري|افكاره|افكارها',
    ],
  }),
  'voices-command': finding(['Voices that command', 'أصوات تأمر'], {
    tick: ['Voices order to do harm', 'أصوات تأمر بالإيذاء'],
    says: ['voices + kill|harm|hurt|jump|order|command, told by voices, voice|voices|gremlin|gremlins|demon|demons|jinn|god|satan|devil + telling|tell|tells|told|says|saying|say|order|ordering|command|commanding|want|make|making + kill|harm|hurt|jump|cut|stab|burn|die|drown|end|do|strangle|attack, voice|voices + stab|kill|hurt|jump|cut|burn|die, head + telling|tells|says + kill|cut|hurt|stab|jump|harm|burn|die', 'اصوات|صوت + يامر|تامر|تامرني|يامرني|اقتل|اذي|اذبح|ارمي, صوت|اصوات|جني|شيطان|حدا + يقول|يقلي|يقولي|تقول|تقولي|يقوله|تقوله|يقولها|يامر|تامر|تامره|يامره|بيقلي|عم يقلي|امرني|قال + انط|اقتل|يقتل|اذبح|يذبح|اذي|اوذي|يوذي|ارمي|يرمي|احرق|انتحر|اموت|اجرح|موت|اضرب|نط|اقط|اطعن|تقتل|تذبح|نفسي|روحي|نفسه, صوت|اصوات + انط|اقتل|يقتل|يذبح|يوذي|احرق|انتحر|اجرح|اطعن|يطعن|تذبح|تقتل|نفسي|روحي'],
    implies: ['psychosis'],
  }),
  mania: finding(['Racing and sleepless', 'نشاط مفرط بلا نوم'], {
    tick: [
      'Hardly sleeps for days yet full of energy, with racing speech or reckless acts',
      'نشاط كبير مع نوم قليل لأيام، وكلام متسارع أو تصرفات متهورة',
    ],
    says: [
      'mania, manic, hypomanic, bipolar + high|episode, full|lots energy + sleep|sleeping|slept, racing thoughts|speech, talking nonstop, talking too fast, spending + crazy|recklessly, sleep|sleeping|slept|awake|hours|hrs|days + full power|energy|wired|buzzing|unstoppable|top, sleep|sleeping|slept + spending|spend|talking|shopping|ideas|gambling|giving|money|never better, spending|spend|spent|shopping|giving|gambling|buying + mad|crazy|all|salary|everything|wild|savings|like|loads + sleep|fast|energy|never|talking|money, spending|giving + all|every money|savings|salary, not need sleep, top of the world, on top world, never felt better, talking|talks|speech|thoughts|mind|brain|ideas + 100mph|200mph|mph|racing|nonstop|fast|mile|rapid|speed|stop, thinks|believes|says + god|king|queen|famous|millionaire|rich|genius|special, full power|energy + talking|days|nights|spending|money',
      'نوبه هوس, ثنايي القطب + نوبه|رجعت, ما ينام|تنام + نشاط|طاقه, يتكلم|تتكلم بدون توقف, يصرف|تصرف فلوس|فلوسه|فلوسها, نام|انام|ينام|تنام|رقد|ترقد|يرقد|نوم + نشاط|نشيط|نشيطه|طاقه|طاقتي|طاقته|اصرف|يصرف|تصرف|فلوس|بيزات|مصاري|سما|يتكلم|تتكلم|بسرعه|تشتري|يشتري|افكار|مشاريع, نشاط|نشيط|طاقه|طاقتي|طاقتها + زياده|مب طبيعي|رهيب|سما|بالسما|فوق|ايام|مو طبيعي|بلا نوم, اصرف|يصرف|تصرف|صرف|صرفت|وزع|يوزع|توزع|يبعزق|تشتري|يشتري + بيزات|بيزاتي|فلوس|مصاري|راتب|كل شي|حساب|كلها|كله, يتكلم|تتكلم|اتكلم|يحكي|تحكي|احكي|يسولف|تسولف + بسرعه|سريع|علطول|يسكت|تسكت|توقف|وقف|توقف, يقول|تقول|يحسب|تحسب|مفكر|مفكره|حاسس + ملك|ملكه|نبي|مليونير|اغني|اقوي|اعظم|مشهور, افكار|افكاري|راسي|مخي + تركض|سريعه|بسرعه|متسارعه|تتسابق',
    ],
  }),
  'not-moving-speaking': finding(['Does not speak, move or eat', 'لا كلام ولا حركة ولا أكل'], {
    tick: ['Awake, but does not speak, move, eat or drink', 'مستيقظ دون كلام أو حركة أو أكل أو شرب'],
    says: [
      'catatonic, catatonia, not|stopped + speaking|talking + eating|moving, mute, stares wall, refuses eat drink, not|wont|no|stopped|refuses|nor|without + talk|talking|speak|speaking|move|moving|respond + eat|eating|drink|drinking|move|moving|speak|food, awake|eyes + not|wont|no + talk|talking|speak|speaking|move|moving|respond, staring|stares|sitting|sits|sat|frozen|statue|lying + same position|not|no|wont + talk|speak|eat|move|talking|eating|moving|word, statue|frozen + not|wont|hours|speak|talk|eat|days, not said|spoken|uttered word, stopped talking|speaking|eating, blank + not|wont talk|speak|move|eat',
      'جامود, ما|لا يتكلم|تتكلم + ما|لا ياكل|يتحرك|تاكل|تتحرك, صامت + ما|لا ياكل|يتحرك, رافض اكل وشرب, ساكت|ساكته|صامت|صامته|متجمد|متخشب|صنم|تمثال|جامد|جامده + ما|لا + تكلم|ياكل|تاكل|يتحرك|تتحرك|كلم|يقوم|تقوم|شرب|رد, ما|لا + تكلم|كلم|يحكي|تحكي|ينطق|تنطق + ولا|وما|لا + اكل|ياكل|تاكل|تحرك|يتحرك|تتحرك|شرب|يشرب|تشرب|قوم|يقوم|تقوم, ما|لا تكلم|يتكلم|تتكلم|يحكي|كلم|تحكي + ياكل|تاكل|تشرب|يشرب|يتحرك|تتحرك, فايق|صاحي|مفتح|مفتحه|قاعد|واعي + ما|لا + تكلم|يحكي|تحكي|كلم|يتحرك|ياكل, مكانه|مكانها + ما|لا + تكلم|يتحرك|تتحرك|ياكل|تاكل, مثل|متل|زي صنم|تمثال|حجر|خشبه',
    ],
  }),
  'mind-illness': finding(['A known mental illness', 'مرض نفسي معروف'], {
    kind: 'background',
    tick: ['Known bipolar disorder or schizophrenia', 'اضطراب ثنائي القطب أو فصام معروف'],
    says: [
      'bipolar, schizophrenia, schizophrenic, psychiatric history|patient|medicine|medication, lithium, olanzapine, risperidone, quetiapine, schizo, schizoaffective, psychiatric|psych|mental + patient|disease|illness|hospital|ward|condition|problem|diagnosis|medicine|meds, manic depressive, aripiprazole|clozapine|haloperidol|valproate|depot',
      'ثنايي القطب, فصام, مرض نفسي|عقلي, مريض نفسي, ليثيوم, اولانزابين, علاج نفسي, انفصام, فصامي, ذهان, نفسيه|نفسي|عقلي|عقليه + مستشفي|مصحه|مرض|مريض|مريضه|يراجع|يتعالج|علاج|طبيب|دكتور|قسم, هوس اكتيابي, اضطراب وجداني|ثنايي',
    ],
  }),
  'mind-medicine-stopped': finding(['Medicine stopped', 'إيقاف الدواء'], {
    tick: ['A medicine for the mind was stopped or changed in the last weeks', 'أُوقف دواء نفسي أو غُيّر في الأسابيع الأخيرة'],
    says: [
      'stopped|stop|quit|off|without + antidepressant|antidepressants|sertraline|escitalopram|cipralex|lexapro|prozac|paroxetine|venlafaxine|olanzapine|lithium|quetiapine|psychiatric|xanax, stopped|stop|stopping|quit|off|without|ditched|ditch|dropped|quitting|weaned|skipping|skipped|missed|threw|flushed|binned|changed|ran|came + depression|psych|psychiatric|psychiatry|mental|anxiety|bipolar|schizophrenia|antipsychotic|antipsychotics|mood|nerve|head|happy|crazy + tablet|tablets|med|meds|medicine|medication|pill|pills|injection, stopped|quit|ditched|changed|dropped|off|skipped|forgot|missed + fluoxetine|citalopram|mirtazapine|aripiprazole|risperidone|seroquel|zyprexa|abilify|depakine|effexor|zoloft|lustral|clozapine|antidepressant|ssri|antidepressants, refuses|refusing|not take|taking|taken + psychiatric|psych|schizophrenia|bipolar|antidepressant|antidepressants|lithium, doctor changed|switched antidepressant|psych|meds',
      'وقف|وقفت|ترك|تركت|قطع|قطعت|خلص + سيبرالكس|سيرترالين|ليثيوم|زاناكس|اكتياب, وقف|وقفت|ترك|تركت|قطع|قطعت + دوا|علاج|حبوب نفسي|نفسيه, وقف|وقفت|ترك|تركت|قطع|قطعت|خلص|خلي|بطل|بطلت|يرفض|رفض|غير|غيروا|غيرت|نقص + دوا|دواي|علاج|علاجه|حبوب|حبوبي|ابره|دواه|دواها + نفسي|نفسيه|اعصاب|اكتياب|فصام|قلق|ذهان|هلع|ثنايي|نفسيتي|كيبه, ما .. ياخذ|يبي|يبغي|ياخد|اخذ|اخذت|تاخذ|بياخد + دوا|علاج|حبوب|دواه|علاجه + نفسي|نفسيه|اعصاب|فصام|اكتياب, وقف|وقفت|ترك|تركت|قطع|قطعت|خلص|بطل|بطلت + مضاد اكتياب, وقف|وقفت|ترك|تركت|قطع|قطعت|بطل + بروزاك|لوسترال|سيروكسات|زولوفت|سيروكويل|ريسبيردال|ابيلفاي|زيبركسا|ليثيوم|دبرتين',
    ],
  }),
  // Fear and low mood
  panic: finding(['Panic attack', 'نوبة هلع'], {
    tick: ['Sudden waves of fear with a racing heart that pass within an hour', 'موجات خوف مفاجئة مع خفقان تزول خلال ساعة'],
    says: [
      'panic attack|attacks|disorder, panic, panicking, panicky, sudden fear, wave|waves fear|terror|panic, feel|feeling going? die|dying + fear|anxiety',
      'نوبه|نوبات هلع|خوف|فزع, هلع, فزع مفاجي, خوف مفاجي, احس|حاسه|حاسس .. بموت|حموت|اموت + خوف|قلق|توتر',
    ],
    implies: ['anxiety'],
  }),
  'panic-known': finding(['Like earlier panic attacks', 'كنوبات الهلع السابقة'], {
    tick: ['Just like earlier attacks that a doctor called panic', 'مماثلة لنوبات سابقة قال الطبيب إنها هلع'],
    says: ['panic + usual|again|before|diagnosed|known', 'هلع + معتاد|معتاده|كالعاده|مشخص, هلع مثل|زي كل مره'],
    implies: ['panic'],
  }),
  anxiety: finding(['Worry', 'قلق'], {
    tick: ['Worry, fear or tension', 'قلق أو خوف أو توتر'],
    says: [
      'anxiety, anxious, nervous, worry|worrying|worried lot|constantly|all|everything|always|much, cant stop worrying, stress, stressed, stressful, overwhelmed, on edge, jittery, overthinking, hyperventilate, hyperventilating, phobia, restless mind|inside',
      'قلق, قلقان + دايم|وايد|كثير, توتر, متوتر, متوتره, ضغط نفسي, ضغوط, تفكير زايد|كثير|وايد, وسواس, رهاب, خوف دايم, خوف بدون سبب',
    ],
  }),
  obsessions: finding(['Compulsions', 'وسواس قهري'], {
    tick: ['Thoughts or acts that must be repeated again and again', 'أفكار أو أفعال لا بد من تكرارها مراراً'],
    says: [
      '=ocd, obsessive, compulsive, compulsions, washing|checking + again|repeatedly|hours, intrusive thoughts',
      'وسواس قهري|وضوء|نظافه, قهري, اعيد|يعيد|تعيد + وضوء|صلاه|غسيل, اغسل + مليون|كثير|وايد',
    ],
    implies: ['anxiety'],
  }),
  'trauma-memories': finding(['Memories of something terrible', 'ذكريات حدث مروّع'], {
    tick: ['Nightmares or flashbacks of something terrible that happened', 'كوابيس أو استرجاع متكرر لحدث مروّع'],
    says: [
      'flashback, flashbacks, ptsd, post traumatic, trauma|traumatised|traumatized + nightmares|memories|war|accident|attack',
      'صدمه نفسيه, ما بعد صدمه, كوابيس + حادث|حرب|اعتداء|موت, استرجاع|يتكرر + حادث|مشهد',
    ],
  }),
  'low-mood': finding(['Low mood', 'مزاج منخفض'], {
    tick: ['Low, sad or empty, with little joy', 'حزن أو فراغ أو فقدان للمتعة'],
    says: [
      'depress, depressed, depressing, depression, low mood, mood + low|bad, feel|feeling low|down|empty, numb inside, sad, sadness, unhappy, tearful, no|lost interest|motivation|joy, burnout, burnt out, lonely, loneliness, homesick, miserable, baby blues, postnatal depression',
      'اكتياب, مكتيب, مكتيبه, كيبه, حزن, حزين, حزينه, زعلان, زعلانه, متضايق, متضايقه, ضيقه خلق, نفسيتي|نفسيته|نفسيتها, نفسيه تعبانه|زفت, ابكي كثير|دايم|وايد, ابكي بدون سبب, ابكي كل يوم, فقدان|فقدت اهتمام|شغف|رغبه, ما لي خلق, طفش, طفشان, غربه, مهموم, مهمومه',
    ],
  }),
  grief: finding(['Grief', 'حزن على فقد'], {
    tick: ['It followed the death or loss of somebody close', 'جاء بعد وفاة أو فقد شخص عزيز'],
    says: [
      'grief, grieving, mourning, bereaved, bereavement, since .. died|death|divorce|breakup, lost husband|wife|mother|father|friend',
      'وفاه + حزن|حزين|حزينه|ابكي|نوم, توفي|توفت|مات|ماتت + ابوي|امي|زوجي|زوجتي|ولدي|اخوي, فقدت ابوي|امي|زوجي|ولدي, حداد, طلاق|انفصال + حزين|حزينه|نفسيتي',
    ],
  }),
  'cant-function': finding(['Cannot manage the day', 'عجز عن تدبير اليوم'], {
    tick: ['Cannot eat, wash, work or look after children because of it', 'عجز عن الأكل أو النظافة أو العمل أو رعاية الأطفال بسبب ذلك'],
    says: [
      'cant function|cope, cant + leave + house|bed|room, cant out bed, cant work|study + sad|depressed|depression|anxiety, cant look after|care baby|children|kids|myself, not left + bed|house|room, stopped washing|working|studying',
      'ما اقدر|يقدر|تقدر + اداوم|اهتم|تهتم, ما اقدر اقوم من سرير|فراش, ما يطلع|تطلع|اطلع من غرفه|غرفته|بيت, ترك|تركت + دوام|مدرسه|شغل',
    ],
  }),
  // Sleep
  'poor-sleep': finding(['Poor sleep', 'نوم سيئ'], {
    tick: ['Poor sleep', 'نوم سيئ'],
    says: [
      'insomnia, sleepless, cant|trouble|difficulty|hard|problem|struggling + sleep|sleeping|asleep, not sleep|sleeping|slept, poor|bad|broken|little|no sleep, sleeping + badly|little|poorly, awake + night|till|until|hours, nightmare, nightmares, sleepwalking, jet lag, snore, snoring, wide awake, restless legs',
      'ارق, سهر, سهران, ما|لا .. نوم|انام|نام|نمت|ينام|تنام, نوم ما, نوم|انام|نام|نمت + صعوبه|قله|صعب|متقطع|خفيف|قليل|مشكله|طار, كوابيس, شخير, اشخر, يشخر, صاحي|صاحيه طول ليل, صاحي|صاحيه + للفجر|صبح, مب نايم',
    ],
  }),
  'no-sleep-days': finding(['No sleep for days', 'بلا نوم لأيام'], {
    tick: ['No sleep at all for two nights or more', 'بلا نوم إطلاقاً منذ ليلتين أو أكثر'],
    says: [
      'no sleep + days|nights, not slept + days|nights, awake + days|nights, awake 48|72 hours',
      'ما نمت|نام|نامت + ايام|يومين|ليالي|ليلتين, بدون|بلا نوم + ايام|يومين|ليالي',
    ],
    implies: ['poor-sleep'],
  }),
  'sleep-trigger': finding(['A passing cause of poor sleep', 'سبب عابر لسوء النوم'], {
    tick: [
      'It began with travel, shifts, late coffee, screens, exams or Ramadan hours',
      'بدأ مع سفر أو مناوبات أو قهوة متأخرة أو شاشات أو امتحانات أو دوام رمضان',
    ],
    says: [
      'jet lag, night shift|shifts, shift work, exam|exams, ramadan + sleep, coffee|caffeine|screen|phone|tiktok + sleep|night|bed, new baby + sleep',
      'مناوبه|شفت|شفتات, دوام ليلي, امتحان|امتحانات|اختبارات, رمضان + نوم|سهر, قهوه|شاي|جوال|شاشه + نوم|سهر|انام, سفر + نوم|توقيت',
    ],
  }),
  'asleep-at-wheel': finding(['Falls asleep driving', 'غفوة أثناء القيادة'], {
    tick: ['Falls asleep while driving, working or talking', 'غفوة أثناء القيادة أو العمل أو الحديث'],
    says: [
      'fall|falls|falling|fell|dozed|nod asleep|off + driving|wheel|work|meeting, sleepy driving',
      'غفيت|اغفي|يغفي|تغفي|غفوه + سواقه|اسوق|يسوق|دوام|شغل|قياده|سياره, انام|ينام وانا|وهو اسوق|يسوق',
    ],
  }),
  // Eating, dependence
  'eating-disorder': finding(['Eating disorder', 'اضطراب الأكل'], {
    tick: ['Starving, bingeing or vomiting on purpose over weight or shape', 'تجويع أو نهم أو قيء متعمد بسبب الوزن أو الشكل'],
    says: [
      'anorexia nervosa, anorexic, bulimia, bulimic, binge eating|eat|food, purging, eating disorder, starving myself|herself|himself, making|make|makes myself|herself|himself sick|vomit|throw, afraid|scared|fear + gaining weight, afraid|scared|fear + fat, laxatives + weight|thin',
      'اضطراب اكل, شره|نهم اكل|مرضي, انوركسيا, بوليميا, استفرغ|تستفرغ|ترجع|يرجع|ارجع + عمد|متعمد|اصبع, ما تاكل|ياكل|اكل + تنحف|سمنه|اسمن|تسمن, خوف|تخاف|اخاف + سمنه|اسمن|تسمن',
    ],
  }),
  'starved-signs': finding(['Signs of starving', 'علامات التجويع'], {
    tick: [
      'Very thin or losing over 1 kg a week, with weakness, cold or fainting',
      'نحافة شديدة أو نقص يزيد على كيلوغرام أسبوعياً مع ضعف أو برودة أو إغماء',
    ],
    says: ['skin bones, skeletal, emaciated, bmi + 12|13|14|15', 'جلد علي عظم, جلد وعظم, هيكل عظمي'],
  }),
  addiction: finding(['Dependence', 'إدمان'], {
    tick: ['Hard to stop drink, drugs, medicines, gaming or gambling', 'صعوبة التوقف عن الكحول أو المخدرات أو الأدوية أو الألعاب أو القمار'],
    says: [
      'addict, addicted, addiction, dependence, dependent + pills|drugs|alcohol|tramadol|codeine, alcoholic, gambling, gaming + addicted|stop, cant stop|quit taking|using? drinking|drugs|pills|tramadol|hash|weed|gambling|gaming|porn, want|help + stop|quit drinking|drugs|pills|tramadol|hash, rehab',
      'ادمان, مدمن, مدمنه, ادمنت, متعود علي + ترامادول|حبوب|حشيش|كحول, ما اقدر|يقدر + اترك|اوقف|يترك|يبطل + حبوب|مخدرات|شرب|خمر|كحول|حشيش|ترامادول|قمار|العاب, ابي|ابغي|ودي|اريد|عايز + اترك|ابطل|اوقف + حبوب|مخدرات|شرب|خمر|كحول|حشيش, تعاطي, يتعاطي, قمار',
    ],
  }),
  'stop-smoking': finding(['Stopping smoking', 'الإقلاع عن التدخين'], {
    tick: ['Wants to stop smoking, vaping or shisha', 'رغبة في ترك التدخين أو الفيب أو الشيشة'],
    says: [
      'quit|stop|stopping|quitting|give + smoking|cigarettes|vaping|vape|shisha|nicotine, nicotine + craving|patch|withdrawal',
      'ترك|اترك|اوقف|ابطل|اقلاع|بطلت|تركت + تدخين|دخان|سجاير|زقاير|شيشه|فيب|نيكوتين|سيجاره',
    ],
  }),
  // Violence
  violence: finding(['Violence', 'عنف'], {
    tick: ['Being hit, threatened or controlled by somebody', 'تعرّض للضرب أو التهديد أو السيطرة من شخص'],
    says: [
      'husband|wife|partner|boyfriend|father|mother|brother|son|madam|sponsor|employer|boss|family .. hit|hits|hitting|beat|beats|beating|hurts|punched|punches|slapped|slaps|kicked|kicks|pushed|burned me, husband|partner|boyfriend|employer|madam + abuses|threatens|slaps|punches, domestic violence|abuse, =beaten, =abused + husband|wife|partner|family|home|work|employer, abused|slapped|punched by, attacked by husband|man|men|someone|people|stranger|boss|employer, abusive + husband|wife|partner|employer|father|home, beats|slapped|punched|kicked me, assaulted',
      'ضربني|ضربتني|صفعني|حرقني|كسرلي|يهددني|خنقني|حبسني + زوجي|زوجتي|ابوي|اخوي|ولدي|كفيل|كفيلي|معزبي|معزبتي|مدام|رجال, يضربني, تضربني, يضربونني, ضربوني, يضربها, يعنفني, يعذبني, يعذبونا, زوجها + ضربها|يهددها|حبسها, عنف اسري|منزلي, معنف*, تعنيف, كفخني, اعتداء بالضرب',
    ],
  }),
  'danger-now': finding(['Danger now', 'خطر الآن'], {
    tick: ['The violent person is near, or it is not safe now', 'الشخص العنيف قريب أو الوضع غير آمن الآن'],
    says: [
      'not safe + now|here|home, locked + bathroom|room + husband, he|will kill me|us, going kill me|us, afraid|scared go home',
      'بيذبحني, بيقتلني, راح يقتلني|يذبحني, يبي يقتلني|يذبحني, متخبيه, مختبيه, قافله + باب|حمام|غرفه + زوجي, مو امان, مو امنه, خطر علي حياتي, خايفه ارجع بيت',
    ],
  }),
  'violence-hurt': finding(['Hurt by it', 'إصابة بسببه'], {
    tick: ['It caused bleeding, a head or belly blow, a broken bone or burns', 'سبّب نزيفاً أو ضربة على الرأس أو البطن أو كسراً أو حروقاً'],
    says: [
      'beaten|punched|attacked + {head}, beaten|punched + {belly}, beaten|abused + {blood}, beaten|abused + broken|unconscious|bruises|swollen',
      'يضربني|ضربوني|تضربني + {head}, زوجي|كفيلي|مدام + ضربني + {head}, يضربني|ضربني|ضربوني + {blood}, ضربني|ضربوني|ضربها + كسر|كدمات, ضربني|ضربها|ضربوني + {belly}',
    ],
    implies: ['violence'],
  }),
  strangled: finding(['Strangled', 'خنق'], {
    tick: ['Hands or a cord were pressed round the neck', 'ضُغط على الرقبة بالأيدي أو بحبل'],
    says: [
      'strangle, strangled, strangulation, throttled, choked me by|with, husband|boyfriend|partner|he|man choked|choking me, grabbed|squeezed .. neck|throat',
      'خنقني + زوجي|زوجتي|ابوي|اخوي|كفيلي|ايده|يده|حبل, خنقها + زوجها|حبل, =خنقها|=خنقه =بيده|=بايده|=بحبل, =خنقني|=خنقها|=خنقوني + {neck}, مسكني من رقبتي',
    ],
    implies: ['violence'],
  }),
  'worker-abuse': finding(['Abused at work', 'إساءة في العمل'], {
    tick: [
      'A worker is beaten, locked in, starved or kept without passport or rest',
      'عامل يُضرب أو يُحبس أو يُحرم من الطعام أو الجواز أو الراحة',
    ],
    says: [
      'madam|sponsor|employer|boss|kafeel|maam + beat|beats|slaps|slapped|locks|locked|passport|abuse|abuses|starves, madam|sponsor|employer|boss + no food|sleep|rest|salary, maid|housemaid|nanny|domestic|helper + beaten|abused|locked|starved, not allowed + leave|eat|sleep|rest + work|employer|madam, took|takes|keeps passport',
      'كفيل|كفيلي|معزبه|معزبتي|مدام + ضرب|يضرب|تضرب|ضربتني|تضربني|يضربني|يحبس|حابس|حابسني|جواز|اكل|راتب, صاحب عمل + ضرب|يضرب|يحبس|جواز|يهدد, خادمه|شغاله|عامله|مربيه + انضربت|مضروبه|محبوسه|تعذيب|ضربوها|حبس|يضربونها|تنضرب|تتعرض',
    ],
    implies: ['violence'],
  }),
  assault: finding(['Sexual assault', 'اعتداء جنسي'], {
    tick: ['Sex or sexual touching that was not wanted', 'فعل أو لمس جنسي دون رضا'],
    says: [
      'rape, raped, sexual|sexually assault|assaulted|abuse|abused, molested, forced + sex, without consent, drugged + sex',
      'اغتصاب, اغتصبني, اغتصبها, اغتصبوني, مغتصبه, اعتداء جنسي, اعتدي علي|عليها|عليه|جنسيا, تحرش, تحرش بي|فيها|فيني, غصبني|اجبرني + جنس|علاقه',
    ],
  }),
  'assault-recent': finding(['In the last days', 'في الأيام الأخيرة'], {
    tick: ['It happened in the last 5 days', 'حدث في آخر 5 أيام'],
    says: [
      'night|yesterday|today|tonight|hours|morning + rape|raped|assaulted|molested|attacked',
      'امس|البارحه|اليوم|الليله|ساعات + اغتصاب|اغتصبني|اعتدي|تحرش',
    ],
  }),
  agitated: finding(['Very restless', 'هياج'], {
    tick: ['Very restless or agitated, not to be calmed', 'هياج أو توتر شديد لا يمكن تهدئته'],
    says: [
      'agitated, agitation, restless, thrashing, cannot|cant + calm|calmed, raging, going crazy|mad',
      'هايج, هياج, متهيج, معصب بقوه, ما|لا قدر .. يهدا|تهدا|اهديه|نهديه|اهديها|نهديها, مستثار',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
