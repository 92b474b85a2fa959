import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'sore-throat': finding(['Sore throat', 'ألم في الحلق'], {
    tick: ['The throat is sore', 'ألم في الحلق'],
    says: [
      'sore throat, {throat} + {pain}, {throat} + {burns}, {throat} + {itch}, {throat} + {red}, {throat} + raw|scratchy|dry|tickle|tickly|infection|infected|swollen, tonsillitis, tonsils, tonsils + {swell}, pharyngitis, laryngitis, strep, {pain} + swallow|swallowing|swallows, odynophagia, razor|razors|razorblade|razorblades|glass|knives|gravel|sandpaper|needles|nails + swallow|swallowing|{throat}, {throat} + gravel|raspy|killing|fire|itches|grating, throat .. sore|hurts|hurt|kills|killing|scratchy|burning|burns|raw|fire|aches|painful|swollen|itchy, swallow|swallowing .. hurts|hurt|painful|kills|agony|razor, hurts|painful|kills .. swallow, swallowed glass|razors|razorblades|knives|needles|gravel, throat .. glass|razors|knives|needles|sandpaper, throat .. scratchy|tickly|dry|itchy, swallowing .. sore|pain, throat|throats on fire|killing',
      '{throat} + {pain}, {throat} + {burns}, {throat} + {itch}, {throat} + {red}, {throat} + {swell}, {throat} + التهاب|ملتهب|ملتهبه|محتقن|احتقان|مجروح|مجرح|ناشف|جاف|خشن|خشونه|محروق|=شوك, لوز|لوزتين|لوزه|بلاعيم|بلاعيمي, {pain} + بلع|ابلع|يبلع|تبلع|بلعت, بلع|=ابلع|=يبلع|=تبلع + مسامير|قزاز|زجاج|امواس|موس|شوك|سكاكين|نار|حجر, {throat} + نار|=شوك|مسامير|يحرق|تحرق|محترق|مخرش|يخرش|مقرح, {throat} + يذبح*|يقطع*|=شوك|مسامير|امواس',
    ],
  }),
  'strep-signs': finding(['Pus on the tonsils', 'صديد على اللوزتين'], {
    tick: ['White or yellow spots or pus on the tonsils', 'بقع بيضاء أو صفراء أو صديد على اللوزتين'],
    says: [
      'white|pus|exudate|exudates|spots|patches|dots + {throat}, strep, exudative tonsillitis, tonsils + white|yellow|pus|spots|patches|coated, white|yellow|pus|grey + gunk|stuff|bits|spots|spot|dots|patches|coating|goo|slime|blobs|points + throat|tonsil|tonsils|throats, tonsil|tonsils|throat + pus|exudate|whitish|yellowish, white|yellow|pus|spots|patches|dots .. tonsils|tonsil|throat, tonsils|tonsil|throat .. white|yellow|pus|spots|patches|spotty|dots, grey|gray|white|yellow sheet|membrane|film|skin|layer|coat + tonsil|tonsils|throat',
      'صديد|قيح|نقط|نقاط|بقع|طبقه + {throat}, {throat} .. ابيض|بيضاء|بيضا, بيضا|بيضاء .. {throat}, ابيض علي {throat}, لوز|لوزتين + صديد|قيح|ابيض|بيضاء|بيضا|بقع|نقط, بكتيريا + {throat}, بياض|ابيض|بيضا|صديد|قيح|مده|نقط|حبوب|بقع|تقيح|خراج + لوز|لوزات|لوزتين|لوزه|بلاعيم, بياض|مده|تقيح + {throat}',
    ],
    implies: ['sore-throat'],
  }),
  'trouble-swallowing': finding(['Trouble swallowing', 'صعوبة في البلع'], {
    tick: ['Swallowing is hard', 'صعوبة في البلع'],
    says: [
      'cant|not|unable|dont swallow|swallowing well|properly|easily|good|nicely|comfortably, dysphagia, difficulty|trouble|hard|difficult|problem|problems|struggling|struggle + swallow|swallowing, {throat} + food stuck|sticks|sticking, food|pills + stick|sticks|sticking|stuck + {throat}, food|pills + stick|sticks|sticking|stuck + {chest}, hard|difficult|difficulty|trouble|struggle|struggling .. food|eat|swallow down|food, {throat} + not let|letting|lets|wanna|want|wants|allow|allowing, food|pills|tablets .. not|wont|hard|slow|slowly|cant go|going|goes|pass|passing|get down, food|pills|bread|meat + catch|catches|catching|hangs + {throat}, food|stuff|things .. sticks|sticking|stuck|catches .. going|swallow|throat|chest|down, food .. not|wont .. down|go, choke|choking|chokes .. food|eating|eat|drink|swallow, food|meat|bread|pills .. gets|get|getting|sometimes|often|keeps .. stuck|sticks|sticking|catches|caught, food sticks|sticking, swallow|swallowing + slow|effort|problem|issue|hurdle|harder|tough, swallow|swallowing .. hard|harder|difficult|trouble|struggle|tricky|problem|slow, trouble|hard|harder|difficulty|struggle|struggling .. swallow|swallowing, wash|washing|push|flush .. food|bite|bites|mouthful|everything down, drink|water|sip .. push|wash|get .. food down, bites|mouthfuls|food + slow|slowly|struggle|stick .. down, only liquid|liquids|soft|soup .. go|goes|swallow|down, swallow|swallowing + weird|strange|funny|wrong|harder|off|heavy|weak, water|drink|drinks|liquid|food .. up|through|out nose .. drink|swallow, choke|choking|coughing .. water|drinks|liquids',
      'ما|لا قدر|ستطيع|يقدر|تقدر|اقدر بلع|ابلع|يبلع|تبلع زين|منيح|كويس|عدل|مضبوط|جيدا|بسهوله|عادي|تمام|طبيعي, صعوبه|صعب|يصعب|مشكله|اتعب|بتعب + بلع|ابلع|يبلع|تبلع|بالبلع, اكل|لقمه + يعلق|تعلق, اكل|لقمه + وقف + {throat}, اكل|لقمه + وقف + {chest}, غصه, =يغص|=اغص|=تغص|=بغص|=بيغص, بلع|=ابلع|=يبلع|=تبلع + صعب|صعبه|ثقيل|بالقوه|بالعافيه|بالزور|مشقه|عاني|بطيء|معاناه, اكل|لقمه|طعام|لقم|خبز + ما|لا|بالقوه|بالزور|صعوبه|بالعافيه .. نزل|=ينزل|=تنزل|مر|يمر|يمشي|عدي|يعدي|ينبلع, مشكله|صعوبات|عسر .. بلع, بلع .. ثقيل|غريب|ضعيف|صاير, ماي|ماء|شراب .. يطلع|ينزل من? خشم|انف, يشرق|اشرق|تشرق .. ماي|ماء|اشرب|ياكل',
    ],
  }),
  'cannot-swallow': finding(['Cannot swallow even spit', 'تعذر بلع حتى الريق'], {
    tick: ['Not even spit or water can be swallowed', 'لا يمكن بلع حتى الريق أو الماء'],
    says: [
      'cant + swallow + saliva|spit|water|anything|fluid|liquid, not swallow + saliva|spit, impossible swallow, cant swallow, cant .. even swallow, {throat} .. totally|completely|fully .. shut|closed|blocked, spit|spitting .. spit|saliva out, nothing .. getting past, cant get|take .. saliva|spit|water|liquid|anything down, even|also water|saliva|spit .. not|cant .. go|going|swallow|swallowing|down, not =swallow + saliva|spit|even, cant|unable .. swallow .. spit|saliva|water|anything|even|own|at, spit|saliva .. not|cant|wont .. down|swallow, nothing goes|going|go|gets down, food|water|drink|drinks|spit|saliva not|wont go|going|goes down, not|wont go|going|goes down throat, not =swallowing anything|water|spit|saliva, cant|not|unable .. get|keep|take .. spit|saliva .. down, cant get .. water|drink|drinks .. down + {throat}, spitting saliva|spit .. into|cup|bowl|bucket|tissue, nothing .. go|goes|going .. down + {throat}, cant .. drink|drinking .. even|anything + {throat}, even water .. stuck|comes .. {throat}, water .. not|wont .. down .. {throat}, impossible + swallow|swallowing, swallow|swallowing + saliva|spit + impossible, spits|spitting|spit out? every*|own saliva|spit, cant .. get|take .. own? spit|saliva|water|sip|sips down, spit|saliva .. wont|not|cant go|stay down',
      'ما|لا قدر|ستطيع|يقدر|تقدر .. بلع|ابلع|يبلع|تبلع, ما عاد|صار|صارت .. بلع|ابلع|يبلع, ما|لا بلع|ابلع|يبلع|تبلع + ريق|ريقه|ريقي|ريقها, عدم|تعذر .. بلع, ريق|ريقه|ريقي|ريقها .. ما|لا .. نزل|=ينزل|بلع|=ينبلع|=ابلعه, ما|لا .. نزل|=ينزل|=يدخل .. ريق|ريقي|ريقه|ماي|ماء|مي|مويه + {throat}, حتي ريق|ريقي|ريقه|ماي|ماء|مي|مويه .. ما|لا .. قدر|بلع|نزل|ينزل + بلع|=ابلع|=يبلع|{throat}, حتي ريقي|ريقه|ريقها .. بلع|=ابلعه|=يبلعه, ما|لا =يبلع|=ابلع|=تبلع|=ببلع|=بيبلع .. ريق|ريقه|ريقي|ريقها|ماء|ماي|مي|شي, ابصق|يبصق|تبصق|بصق|اتفل|يتفل|تتفل|تفل ريق|ريقي|ريقه|ريقو|ريقها|لعاب|لعابه|لعابي|لعابها + بلع*|{throat}, ريق|ريقي|ريقه|ريقو|ريقها|لعاب|لعابه|لعابي|لعابها + ما|لا|مو|مب|مش + =يبلعو|=يبلعه|=ابلعو|=تبلعو|=يبلعها|=تبلعه',
    ],
    implies: ['trouble-swallowing'],
  }),
  'food-stuck': finding(['Food stuck in the gullet', 'طعام عالق في المريء'], {
    tick: ['Food or a bone is stuck and will not go down', 'طعام أو عظمة عالقة لا تنزل'],
    says: [
      'food|meat|chicken|bone|fishbone|steak|pill|bread|something + stuck|lodged + {throat}, food|meat|chicken|bone|fishbone|steak|pill|bread|something + stuck|lodged + {chest}, food|meat|chicken|bone|fishbone|steak|pill|bread|something + stuck|lodged + foodpipe|oesophagus|esophagus|gullet, fish bone + {throat}, not go down + {throat}, food|meat|chicken|bone|fishbone|steak|beef|kebab|pill|tablet|bread|rice|something|lump|bite|apple|mouthful + wedged|jammed|caught|trapped|stuck|lodged|blocked|sitting|not + {throat}, food|meat|chicken|bone|steak|beef|kebab|pill|tablet|bread|rice|lump|bite + wedged|jammed|caught|trapped|sitting + {chest}, food|meat|chicken|steak|beef|bread|pill .. not|wont|cant .. go|going|shift|move|come|down + {throat}, stuck|lodged|wedged|jammed|caught .. throat|gullet|chest|pipe|oesophagus|esophagus, throat|gullet|chest|pipe .. food|meat|chicken|bone|steak|pill|bread .. stuck|lodged|caught|jammed, food|meat|chicken|bone|steak|pill|bread|rice .. stuck|lodged|wedged|jammed|caught .. halfway|way|down|swallow',
      'اكل|لحم|دجاج|عظم|شوكه|لقمه|حبه|خبز|سمك + واقف|وقف + {throat}, اكل|لحم|دجاج|عظم|شوكه|لقمه|حبه|خبز|سمك + واقف|وقف + {chest}, شوكه سمك + {throat}, اكل|لحم|لحمه|دجاج|دجاجه|عظمه|عظم|شوكه|لقمه|حبه|خبز|خبزه|سمك|قطعه|حته|تمره|تفاح + علق|عالق|ناشب|نشب|حشر|محشور|واقف|وقف|عصي|صمل|غص|انحصر|انحشر + {throat}, اكل|لحم|لحمه|دجاج|عظمه|شوكه|لقمه|حبه|خبز|قطعه + علق|عالق|ناشب|نشب|حشر|محشور|واقف|وقف|انحشر + {chest}, اكل|لحم|لحمه|دجاج|عظمه|شوكه|لقمه|حبه|خبز|قطعه + علق|عالق|ناشب|نشب|واقف|وقف|انحشر + مري, اكل|لحم|لحمه|عظمه|شوكه|لقمه|حبه|خبز|قطعه .. ما|لا .. نزل|=ينزل|=تنزل|=نزلت|=طلعت + علق|عالق|نشب|واقف|وقف|{throat}, علق|نشب|وقف .. اكل|لحم|عظم|شوك|لقم|قطع + {throat}',
    ],
  }),
  drooling: finding(['Drooling', 'سيلان اللعاب'], {
    tick: ['Spit runs out of the mouth', 'اللعاب يسيل من الفم'],
    says: [
      'drool, drooling, drools, =dribbling, saliva|spit + running|runs|coming|pouring|pooling|dripping, slobber|slobbering, dribble|dribbles + saliva|spit|mouth|chin|constantly|bib, saliva|spit + falling|leaking|flowing|drips, cant|not .. keep|hold .. saliva|spit, drool*, spit|saliva|dribble .. chin|down|bib|everywhere|nonstop|constantly, shirt .. saliva|spit',
      '=لعاب, =لعابه, =لعابها, =لعابي, لعاب|ريال|ريق|ريقه|ريقي|ريقها|رياله|ريالته|ريالتها + سيل|يسيل|ينزل|نزل|سايل|نازل|يطلع|سيلان|يطيح|بيسيل|بينزل, يريل, تريل, سعابيل|سعابيله|سعبول, ريال|رياله|ريالته|ريالتها|ريق|ريقه|ريقها|لعاب|ريوقه|تفال|بزاق + طيح|طاح|خر|نقط|فايض|مغرق|كب|سيل|نزل|سال, =يسعبل|=تسعبل|=يريل|=بتريل, لعاب|ريق|ريقه|ريال .. يسيل|ينزل|نازل|سايل|يطيح|فم, =ريالته|=ريالتها|=ريالي تسيل|تنزل|سايله|نازله|تخر, ريق|ريقي|ريقه|ريقو|ريقها|لعاب|لعابه|لعابي|لعابها + يشر|تشر|شر|بيشر|يشرشر|يخر|بيخر|مغرق, مخده .. ريق|ريقي|ريقه|ريقو|ريقها|لعاب|لعابه|لعابي|لعابها',
    ],
  }),
  'muffled-voice': finding(['Muffled voice', 'صوت مكتوم'], {
    tick: ['The voice is thick or muffled, as with a hot potato', 'الصوت مكتوم كأن في الفم شيئاً ساخناً'],
    says: [
      'hot potato, voice|speech + muffled|thick|thickened|strangled, quinsy, peritonsillar, voice|talk|talking|talks|speech|speak|speaking + mouthful|potato|cotton|marbles|kermit|muffled|plum|gargling|underwater|garbled|bunged, sound|sounds + mouthful|potato|marbles|kermit|plum|gargling, voice|talk|talking|sound|sounds|speaking .. mouth full|stuffed|food, sound|sounds|talking|talk|speak|speaking .. potato|mouthful|marbles|cotton|full mouth, voice + thick, voice .. muffled|thick|strangled|plummy|choked|potato|garbled, voice changed|gone|sounds .. thick|potato|mouthful|full, talk|talking|speak|speaking|sounds like .. something|food|golf|ball|marble|hot .. mouth|throat, talk|talks|talking|speaks|speaking|voice .. tongue .. swollen|thick|big',
      'صوت|صوتي|صوته|صوتها + مكتوم|مخنوق|خنفه|مكبوت, خراج + {throat}, خراج لوزه|لوز, صوت|كلام|حكي|يحكي|يتكلم|تتكلم + بطاطا|بطاطس|بطاط|لقمه|تخين|ثخين|مليان|غليظ|مخنوق|مكبوس|منخنق|متخن, صوت|كلام|حكي|يحكي + شي|اكل|حاجه + تم|حلق|حلج|فم|حلك',
    ],
  }),
  trismus: finding(['Mouth cannot be opened', 'تعذر فتح الفم'], {
    tick: ['The mouth cannot be opened fully', 'لا يمكن فتح الفم كاملاً'],
    says: [
      'trismus, lockjaw, cant|cannot|couldnt|hard|difficult|difficulty|trouble|unable|hardly|barely open|opening + {mouth}, cant|cannot|couldnt|hard|difficult|difficulty|trouble|unable|hardly|barely open|opening + {jaw}, {jaw} + not open, mouth + open + finger|inch|little|bit|small|half|crack, cant fit|get .. spoon|finger|fingers|toothbrush|fork in|mouth|past, jaw|jaws .. locked|stuck|shut|jammed|clamped|seized, lock jaw, mouth|mouths|jaw|jaws not|wont|cant|hardly|barely .. open|opening|opens, not|cant|wont|hardly|barely|unable|hard|difficult|struggle|struggling open|opening .. wide|full|fully|mouth|gob|jaw, jaw|jaws + jam|jammed|locked|clamped|seized|frozen|wired|welded, cant|barely|hardly|unable|struggle|struggling|difficult .. open .. mouth|jaw, mouth|jaw opens|opening|open only|little|half|barely|bit|not, mouth|jaw only|barely|hardly|just open|opens|opening, {jaw} + lock|locked, jaw stuck, cant .. open .. more|than|finger|inch|cm, open .. mouth .. only|just .. finger|inch|little|bit, mouth .. only open|opens|opening, jaw .. wont|not|cant .. open|move, only|barely|just .. =two|=one|=2|=1 finger|fingers|fingertip .. between|in|into|past|inside teeth|mouth, =one|=two|=2|=1 finger|fingers + teeth|mouth|jaw + open|between|fit|fits|width',
      'ما|لا قدر|ستطيع|يقدر|تقدر .. فتح|افتح|يفتح|تفتح + {mouth}, ما|لا قدر|ستطيع|يقدر|تقدر .. فتح|افتح|يفتح|تفتح + {jaw}, صعوبه|صعب|تعذر .. فتح|افتح + {mouth}, صعوبه|صعب|تعذر .. فتح|افتح + {jaw}, {jaw} + علق|مقفل|قفل|متيبس|مسكر|عالق, ما قدر .. فتح بقي|بقه|بقها|حلقي, ما|لا .. فتح|بطل|فك|فج|حل|شق + {mouth}, ما|لا .. فتح|بطل|فك|فج + {throat}, {mouth} .. ما|لا .. فتح|=يفتح|=ينفتح|=يتفتح|=يبطل|بطل|=ينفك|=ينبطل, {mouth} + فتح|=يفتح|=ينفتح|بطل + شوي|بسيط|صبع|سانتي|نص, {jaw} + معلق|مقفل|مشدود|متيبس|مسكر|ملزق|مصكوك|متشنج|قافل|معصعص|عالق|تيبس, {jaw} .. ما|لا .. فتح|=يفتح|=ينفتح|=يتحرك',
    ],
  }),
  'tonsil-stones': finding(['Tonsil stones', 'حصى اللوزتين'], {
    tick: ['Small white smelly lumps come out of the throat', 'حبيبات بيضاء صغيرة كريهة الرائحة تخرج من الحلق'],
    says: [
      'tonsil|tonsils stone|stones, tonsilloliths, tonsillolith, white|smelly|stinky|stinking|cheesy|yellow|yellowish .. bits|balls|lumps|chunks|stones|nuggets|crumbs|pieces|grains|things|rice + come|comes|coming|cough|coughing|coughed|hawk|hawked|pop|popped|popping|spit|out|dig|pick + {throat}, white|smelly|stinky|cheesy|yellow .. ball|bit|lump|chunk|stone|nugget|crumb|thing + {throat} + smell|smells|stink|stinks|stinking|foul|rotten, cough|coughing|coughed|hawk|hawking|pop|popped up|out .. smelly|stinky|stinking|cheesy .. bits|balls|lumps|chunks|stones|nuggets|crumbs|thing|things',
      'حصي|حصوات|حصاه|حجر .. لوز|لوزتين|لوزات, حبيبات|حبات|حصيات|كتل|قطع|حبوب|كرات|فتات .. بيضا|ابيض|صفرا|بيضاء + تطلع|طلع|بتطلع|يطلع|تخرج|تنزل|تطيح + {throat}, حبيبات|حبات|حصيات|قطع|كرات|فتات|شي .. بيضا|ابيض|بيضاء + {throat} + ريحه|ريحتها|ريحتا|ريحته|رايحه|كريه*|تقرف|بتقرف',
    ],
  }),
  'tooth-shed': finding(['A tooth came out by itself', 'سن سقط وحده'], {
    kind: 'background',
    says: [
      'tooth|teeth fell|came|come|dropped|popped out .. eating|biting|bit|apple|brushing|wiggling|wobbling|itself, tooth|teeth .. out .. eating|biting|apple|brushing|itself, {tooth} + wobbly + fell|came|come out?, {tooth} + fell|came|out + tooth fairy, loose|wobbly + {tooth} + fell|came|come out?',
      '{tooth} + وقع|وقعت|طاح|طاحت|سقط|سقطت|طلع|طلعت|انخلع|وگع + تاكل|ياكل|اكل|لحاله|لحالها|لوحده|لوحدها|بروحه|بروحها|تفاحه|تفرش|يفرش, {tooth} + يتحرك|تتحرك|متخلخل|مخلخل|يهتز|يلعب + وقع|طاح|سقط|طلع|انخلع',
    ],
  }),
  'one-sided-throat': finding(['Throat pain on one side', 'ألم الحلق في جهة واحدة'], {
    tick: ['The throat is far worse on one side', 'ألم الحلق أشد بكثير في جهة واحدة'],
    says: [
      '{throat} + {side} + {pain}, {throat} + one|left|right side, uvula + side|shifted|pushed, {throat} + one|left|right + {pain}, one|left|right tonsil|side .. throat, tonsil + bigger|huge|one|left|right, {pain} swallow|swallowing + one|left|right, one|left|right side .. throat .. {pain}|worse|swollen, throat .. one|left|right side|only, sore|swollen|pain|hurts .. one|left|right side .. throat|tonsil, one tonsil|side .. bigger|swollen|huge|worse, tonsil .. one|left|right',
      '{throat} + {side} + {pain}, {throat} + {side} + {swell}, {throat} + صوب|جهه|طرف|جنب|ناحيه|ميله|يمين|يسار|شمال + {pain}, {throat} + طرف|صوب|جهه واحد|واحده|يمين|يسار|شمال, لوزه وحده|واحده|يمين|يسار + {pain}|{swell}|كبير|اكبر',
    ],
    implies: ['sore-throat'],
  }),
  'neck-swelling': finding(['Swelling of the neck or under the tongue', 'تورم الرقبة أو تحت اللسان'], {
    tick: ['The neck or the floor of the mouth is swollen', 'تورم في الرقبة أو تحت اللسان'],
    says: [
      '{tooth} + {neck} + {swell}, whole|entire neck + {swell}, bull neck, under|beneath|underneath tongue|chin + {swell}, ludwig*, floor mouth + {swell}, {neck} {swell}, {swell} {neck}, neck + bullfrog|bullfrogs|balloon|ballooned|ballooning|huge|massive|thick|thicker|fat|tyre|tire|double, floor mouth|tongue + {swell}|raised|lifted, swollen|swelling {neck}, neck + look|looks .. frog|swollen, swollen|swelling .. under .. tongue, swollen|swelling under|beneath chin, under .. tongue|chin swollen|swelling|puffy|hard, neck .. side bulge|bulging|bulges, bulge|bulging .. side .. neck, under .. chin .. swelling|swollen|hard|puffed|bulging, neck + blown|blew|ballooned|puffed up, neck + both sides + {swell}, {swell} .. both sides? .. under|below jaw|chin + hard|both|spreading, below|under|beneath chin .. hard|wood|woody|swollen|swelling|puffy|tight, tongue + pushed|lifted|raised|pushing up',
      '{tooth} + {neck} + {swell}, كل رقبه|رقبتي|رقبته + {swell}, تحت لسان|لساني|لسانه|لسانها|ذقن|ذقني|ذقنه + {swell}, رقبه|رقبت|عنق {swell}, رقبه + {swell} + كبير|كبيره|كله|كلها|جبير, رقبه|عنق + متورم|متنفخه|منفخه|وارمه|ضخمه|كبرت|تخنت|ورمانه, زور وارم|منتفخ|متورم, انتفخ|تورم|ورم .. تحت لسان|ذقن|ذقني|ذقنه|حنكي|فك, تحت ذقن*|حنك*|فك* .. متورم|وارم|صلب|منتفخ|قاسي, لسان* + مرفوع|يرتفع|مدفوع',
    ],
  }),
  'throat-operation': finding(['After a throat operation', 'بعد عملية في الحلق'], {
    tick: ['Tonsils or adenoids were taken out in the last 2 weeks', 'استئصال اللوزتين أو اللحمية خلال آخر أسبوعين'],
    says: [
      'tonsillectomy, adenoidectomy, tonsil|tonsils|adenoid|adenoids + operation|surgery|removed|removal|op|taken, tonsils|adenoids =out, {throat} + operation|surgery, tonsils|adenoids|tonsil + yanked|whipped|cut|op|operated|taken|ago, tonsils|tonsil|adenoids .. out|removed|taken|op|operation|surgery|week|days|yesterday',
      'لوز|لوزتين|لوزات|لحميه|لوزه|ناميات + عمليه|استيصال|شال|شالوا|شلنا|شلت|ازاله|جراحه, {throat} + عمليه|جراحه, لوز|لوزتين|لوزات|لحميه + شيل|شلتهم|شلناها|قطع|انشال|انشالت|تنظيف|قص|شيله, شالوا|شال|شالت|شلنا|شالولها|شالوله .. لوز*, استيصال|ازاله|عمليه .. لوز*',
    ],
  }),
  'throat-bleeding': finding(['Blood from the throat or mouth', 'دم من الحلق أو الفم'], {
    tick: ['Blood comes from the throat, or is spat out', 'خروج دم من الحلق أو بصقه'],
    says: [
      '{throat} + {blood}, spit|spitting|spat|spits|spitted + {blood}, swallowing + {blood}, tonsil|tonsils|tonsillectomy + {blood}, bleeding|blood from mouth, spit|spitting|spat|saliva|spits + red|pink, every time|when .. spit .. red|blood|pink, taste|tasting blood, coughing|gagging .. blood .. throat, blood|bleeding .. throat|mouth|tonsil|tonsils|spit|saliva, throat|mouth|tonsil|tonsils|spit|saliva|spitting .. blood|bloody|bleeding',
      '{throat} + {blood}, بصق|يبصق|تبصق|ابصق|تفل|يتفل|يبزق|بزق|تفال + {blood}, لوز|لوزتين|لحميه + {blood}, دم|نزيف|ينزف من فم|تم|حلق, دم|نزيف|ينزف فم, تفل|بصق|=ابصق|=اتفل|بصاق|ريق|لعاب|بزاق|تفال|بزق|=تف|=بتف|=اتف + {blood}, دم|نزيف + فم|تم|حلج|بق|=تمي|=تمه|=تمها|=بقي|=حلقي, تفل|بصق|ريق|لعاب|تفال|بزاق + احمر',
    ],
  }),
  'white-cell-medicine': finding(['Medicine that can lower white cells', 'دواء قد يخفض كريات الدم البيضاء'], {
    kind: 'background',
    tick: ['Carbimazole, methotrexate, clozapine or chemotherapy is taken', 'استعمال كاربيمازول أو ميثوتركسات أو كلوزابين أو علاج كيميائي'],
    says: [
      'carbimazole, methimazole, propylthiouracil, neomercazole, methotrexate, clozapine, chemo, chemotherapy, azathioprine, overactive thyroid tablets, metoject, methotraxate, mtx, mercaptopurine, leflunomide, sulfasalazine, cyclophosphamide',
      'كاربيمازول, ميثيمازول, نيوميركازول, ميثوتركسات, ميثوتريكسات, كلوزابين, كيماوي, علاج كيماوي|كيميايي, ازاثيوبرين, ميثوتركسيت, ميتوتركسات, ميثوتريكسيت, متوتركسات, =كيمو, جلسات كيماوي|كيمو, ايموران, ليفلونوميد',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
