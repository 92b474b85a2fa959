import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  bite: finding(['Animal or human bite', 'عضة حيوان أو إنسان'], {
    tick: ['Bitten or scratched by an animal, or bitten by a person', 'عضة أو خدش من حيوان، أو عضة إنسان'],
    says: [
      'dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|human + {bites}, dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|human + attack|attacked|mauled|nipped, mauled, bitten|bit by|from|another child|kid|toddler|boy|person|man|woman|patient|student|someone|human, dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|mutt|moggy|pup|hound|squirrel|hedgehog|lizard|turtle|bird + chomp|chomped|nip|nipped|savaged|clawed|gnawed|teeth|swiped|latched|bite|bit|bitten|scratched|snapped, teeth|tooth marks|mark, sank teeth, nursery|daycare|school|brother|sister|classmate|friend|kid|child + bit|bitten|=bite + him|her|arm|hand|cheek|finger|me, cat|dog|kitten|puppy|monkey|hamster + claw|clawed|nip|nipped|tooth|teeth|scratch|scratched',
      'كلب|كلبه|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|بسه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|حمار|ثعلب|حيوان|ارنب|هامستر|ماعز + {bites}, كلب|كلبه|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|بسه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|حمار|ثعلب|حيوان|ارنب|هامستر|ماعز + هجم|هاجم, عضه|عضني|عض انسان|ادمي|بشر|طفل|زميله|زميل, كلب|كلبه|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|بسه|بزون|بزونه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|ثعلب|ناقه|سنجاب|ببغاء|عرسه|سحليه|ديك + عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|خرمش*|خربش*|نهش*|خدش*|جرح*|هبش*|خمش*|كمش*|نيب*|هجم*, =العضه|=عضه, عضه|عضها|عضو|عضته|عضتها|عضني|عضت|معضوض|معضوضه + حضانه|روضه|مدرسه|اخوه|اخته|زميل*|ولد|بنت, =قط|=القط|=البس|=كلبنا|=كلبهم|=كلبي + عضه|عضها|عضني|عضت|خرمش*|خربش*|خدش*|هبش*|خمش*',
    ],
  }),
  'bite-place': finding(['Bite on face, neck or hand', 'عضة في الوجه أو الرقبة أو اليد'], {
    tick: ['The bite is on the face, head, neck, hand or genitals', 'العضة في الوجه أو الرأس أو الرقبة أو اليد أو الأعضاء التناسلية'],
    says: [
      '=bite|=bites|bitten|scratched|scratches|clawed|=bit + {face} + dog|cat|animal|monkey|camel|horse|rat|stray|him|puppy|kitten|child, =bite|=bites|bitten|mauled + {face}, =bite|=bites|bitten|mauled + {neck}, =bite|=bites|bitten|mauled + {head}, dog|cat|monkey|camel|animal + {bites} + {head}, dog|cat|monkey|camel|animal|horse + {bites} + {face}, dog|cat|monkey|camel|animal|horse + {bites} + {neck}, attacked|mauled + {face}, bitten|mauled|=bites + ear|nose|lip|genitals|throat, =bite on|to ear|nose|lip|genitals|throat, =bite|=bites|bitten|teeth|mauled|clawed + {hand}, dog|cat|monkey|camel|rat|horse|animal|stray|puppy|kitten|he|child|kid bit|nipped|chomped|grabbed|got + {hand}, dog|cat|monkey|camel|rat|horse|animal|stray|puppy|kitten|child|kid bit|nipped|chomped|grabbed|got + {face}, teeth marks|mark + {neck}, teeth marks|mark + {face}, =bite|=bites|bitten|teeth|mauled|clawed + {penis}, dog|cat|monkey|camel|rat|horse|animal|stray|puppy|kitten + {bites} + {hand}',
      '{bites} + {face}, {bites} + {neck}, {bites} + {head}, هجم|نهش + {face}, {bites} + اذن|انف|شفه|خد, {bites} + {hand}, عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|نهش*|خرمش* + كلب|قط*|قرد|بزون + {hand}, عضه|عضت|عضني|عضها|عضو|نهشه|نهشني + {hand}, عضه|عضت|عضني|عضها|نهشه|هبش* + {face}, عضه|عضني|نهشه + صوابع|اصابع|كف|خد',
    ],
  }),
  'rabies-risk': finding(['Risk of rabies', 'احتمال داء الكلب'], {
    tick: [
      'A stray or wild animal or bat, or one that is ill, dead or not found',
      'حيوان ضال أو بري أو خفاش، أو مريض أو نافق أو لم يُعثر عليه',
    ],
    says: [
      'stray, bat + {bites}, fox + {bites}, wild animal|dog|cat, rabid, rabies, unvaccinated dog|cat|animal, street dog|cat, monkey + {bites}, foaming + dog|cat|fox|animal|monkey, feral|wild|street|homeless|ownerless|roaming|unknown + dog|cat|animal|moggy|monkey|mutt|fox, dog|cat|animal|moggy|mutt|monkey|fox|it ran|run away|off + {bites}, dog|cat|animal|mutt|moggy + died|dead|disappeared|vanished|missing|missin|sick|foaming|frothing|crazy|strange|mad|aggressive + {bites}, dog|cat|animal|mutt|moggy + died|dead|disappeared|vanished|missing|missin|sick|foaming|frothing|crazy|strange|mad|aggressive + bit, not|no + owner|collar|tag|vaccinated|vaccine|jabs + dog|cat|animal|mutt, jackal|raccoon|mongoose|wolf|bat + {bites}, jackal|raccoon|mongoose|wolf|bat + bit|touched|scratched, foaming|frothing + dog|cat|animal|fox|mutt, feral',
      'ضال, ضاله, شارع + كلب|قطو|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة, خفاش, ثعلب, حيوان بري, سعار, مسعور, داء كلب, غير مطعم + كلب|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة, شارد|شارده|سايب|سايبه|متشرد|هايم|هايمه|مشرد|براني|بريه|مجهول|غريب|سكه|ضال|شوارع + كلب|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|قطط|بسه|بزون*|قرد|حيوان, كلب|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|بسه|بزون|بزونه|حيوان|قرد + مات|ماتت|اختفي|شرد|هرب|انحاش|ضاع|ما لقيناه|مو مطعم|مريض|هايج|زبد|رغوه|لمين|مين صاحبه|صاحب, كلب|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|حيوان + ما + مطعم|معروف|تطعيم|ملقح|اعرف|عرف|صاحب',
    ],
  }),
  'rabies-signs': finding(['Fear of water after a bite', 'خوف من الماء بعد عضة'], {
    tick: ['Weeks after a bite: fear of water, spasms, or strange behaviour', 'بعد عضة بأسابيع: خوف من الماء أو تشنجات أو سلوك غريب'],
    says: [
      'fear|afraid|scared|terrified water, hydrophobia, {bites} + tingling|agitated|spasms|hallucinating + weeks|months, water|drink|swallow|drinking + scared|gag|gagging|choke|choking|panic|panics|afraid|terrified|fear|hates + {bites}, water|drink|swallow|drinking + scared|gag|gagging|choke|choking|panic|panics|afraid|terrified|fear|hates + bite|bitten|dog|cat|mutt|bat|monkey|animal, water + terrified|terror|panic|panics|afraid|scared|fear, {bites} + strange|weird|odd|confused|aggressive|agitated|foaming|drooling + month|weeks|ago|since',
      'خوف|يخاف|تخاف|خايف|خاف من ماء|ماي|مويه, رهاب ماء, خوف|يخاف|تخاف|خايف|اخاف|يرتعب|يفزع|يهرب|يختنق|يغص|خاف من|كل ماي|مي|ماء|مويه|شرب, كلب|قط*|عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|عضه + يخاف|خوف|خايف|تشنج*|يهلوس|يتصرف|هياج|غريب + شهر|اسبوع|اسابيع|ماي|مي|ماء, رهاب ماي|مي|ماء, ما|لا يقدر|قدر + شرب|يشرب|يشوف + ماي|ماء|مي + عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|كلب',
    ],
  }),
  licked: finding(['Only licked or touched', 'لعق أو لمس فقط'], {
    tick: ['Only licked or touched, the skin is whole', 'لعق أو لمس فقط والجلد سليم'],
    says: [
      'licked|lick + dog|cat|monkey|bat|rat|mouse|fox|camel|horse|donkey|hamster|rabbit|parrot|goat|animal|stray|puppy|kitten|human, only|just touched + dog|cat|animal|camel|monkey, lick|licked|licks|licking|slobber|slobbered|slobbery|slobbering|drooled|nuzzled|kiss|kissed|sniffed|touched|petted|stroked|patted|saliva + dog|cat|animal|camel|monkey|mutt|pup|puppy|kitten|pooch|moggy|stray|goat|doggo, dog|cat|animal|mutt|monkey + no|not bite|bitten|scratch|bit',
      'لحس|لحسني|لعق|لحسه + كلب|كلبه|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|بسه|قرد|خفاش|فار|جرذ|جمل|بعير|حصان|حمار|ثعلب|حيوان|ارنب|هامستر|ماعز, لحس*|لحوس*|لعق*|باسه|باسني|لمس*|شم|شمني|لعاب + كلب|كلبه|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|بسه|بزون|بزونه|قرد|حيوان|جمل|حمار|حصان|ماعز|جرو, كلب|=قطه|=القطه|=قطتي|=قطتنا|=قطته|=قطة|قطو|قطوه|قطط + ما عضه|عضها|عضته|عضني|عضت|عضتني|عضو|عضتو|خرمش*|جرح* + بس|فقط, لحسني|لحسه|لحسها|لحوس*|لحس يد|وجه|ايد|رجل',
    ],
  }),
  tetanus: finding(['Stiff jaw or spasms', 'تيبس الفك أو تشنجات'], {
    tick: ['The jaw is locked or stiff and does not open', 'الفك متيبس أو مقفل ولا ينفتح'],
    says: [
      '{jaw} + lock|locked|stiff|stiffness|clamped|stuck, {jaw} + cant|not open, lockjaw, cant open jaw, tetanus spasm|spasms|symptoms, jaw|jaws|teeth not|cant open|opening|part|unclench, cant|not open|prise|pry|unclench .. jaw|teeth|jaws, {jaw} + tight|clench|clenched|clenching|seized|rigid|frozen|tightening|clenches|stuck, mouth|gob|teeth locked|clamped|seized|jammed|clenched',
      '{jaw} + مقفل|متيبس|متصلب|ناشف|جامد|تيبس|تصلب|مسكر|قافل|معلق, ما|لا|مو|مش اقدر|يقدر|قادر|تقدر|قدر + افتح|يفتح|تفتح|فتح + فك|فكي|فكه, {jaw} + مصكوك|مصكك|مشدود|متشنج|عاض|شاد|مشنج|مطبق|مقفول|يابس|معضوض|ما ينفتح|انقفل|تشنج|قفل, فم|فمه|فمي|حلج|حلجه|بوز|=تمي|=تمه|=تمها مقفول|مقفل|مسكوك|مصكوك|مصكك|مطبق|قافل|انقفل|مقفوله, فك|فكي|فكه + ما|لا|مو|مش ينفتح|يفتح|ينفك|يفك|افتح|فتح|انفتح|نفتح, سنون|سنونه|اسنان|اسنانه + مطبقه|مصكوكه|عاض',
    ],
  }),
  'body-spasms': finding(['Spasms of the body', 'تشنجات في الجسم'], {
    tick: ['Painful spasms of the neck, back or whole body', 'تشنجات مؤلمة في الرقبة أو الظهر أو الجسم كله'],
    says: [
      'body|back|neck|whole|muscle spasms|spasm + jaw|body|whole, back arching|arched|arches, whole|full|entire|all body + spasm|spasms|cramping|tightening|tightens|locking|stiffening|stiffens|clenching|arching|rigid, spasm|spasms|spasming|cramping + whole|entire|full|every|all|body|back|neck + muscle|painful|body|agony|uncontrollable, goes|gone|going|went stiff|rigid as board|plank|poker, back|spine|neck arches|arching|arched|bends|bending|bows + backwards|back|pain|spasm|stiff|like|off, {back} + locked|locking + arms|whole|screams, body goes|going|went|becomes stiff|rigid, muscles locking|locked|seizing|lock',
      'تشنج|تشنجات + جسم, تشنج|تشنجات + متقوس|تقوس, ظهر|ظهره|ظهرها|رقبه|رقبته ينحني|يتقوس|ينثني|يقوس|تقوس|ينشد|متقوس|مقوس|يتشنج|تشنج|قوس, يتيبس|يتخشب|يتصلب|ينشد|يشد|يتشنج|تيبس|تخشب|تشنج|متشنج|يقفل|يعصب + كل|كامل|جسم|جسمه|عضلات + جسم|جسمه|جسمها|جسمو|بدن, تشنج*|شد|شدات|تقلصات + رقبه|ظهر|جسم|عضلات + مولم*|الم|كل|يصرخ|يصيح|يتالم',
    ],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
