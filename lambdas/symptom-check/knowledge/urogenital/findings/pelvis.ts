import { type Finding, finding } from '../../kinds/finding.ts';

export const findings = {
  'painful-sex': finding(['Pain with sex', 'ألم عند الجماع'], {
    tick: ['Pain during sex', 'ألم أثناء الجماع'],
    says: [
      'sex|intercourse + {pain}, painful sex, dyspareunia, vaginismus, {sex} + {pain}, {sex} + {burns}, {sex} + sandpaper|dry|razor|razors|tearing|ouch, {pain} + {sex}, doing it .. {pain}|sandpaper, hurts .. inside .. {sex}, penetration + {pain}',
      'علاقه زوجيه|حميمه|جنسيه + {pain}, بعد|اثناء|وقت|مع|خلال علاقه + {pain}, تشنج مهبلي, {sex} + {pain}, {sex} + {burns}, دخول|ايلاج|يدخل + {pain} + زوجي|ريلي|رجلي, {pain} + {sex}',
    ],
  }),
  infertility: finding(['Wish for a child', 'تأخر الحمل'], {
    tick: ['No pregnancy after a year of trying', 'عدم حدوث حمل بعد سنة من المحاولة'],
    says: [
      'infertility, infertile, trying conceive|baby|pregnant, cant pregnant|conceive, sperm count, semen analysis, trying .. baby|child|kid|kids|conceive|pregnant|bun|family, =ttc, no|without baby|child|bun|pregnancy|kids|luck + married|trying|year|years|yr|yrs, married .. .. no|without baby|child|kids|pregnancy, cant .. conceive|fall pregnant, not .. conceive|conceived|conceiving|fallen pregnant, fertility, not pregnant .. trying|years|year + trying|married|years|year, want baby|child|conceive|pregnant + year|years|months|trying|married',
      '=عقم, =العقم, =عقيم, =عقيمه, =بالعقم, تاخر حمل|انجاب, ما احمل, ما صار حمل, ابي احمل, تحليل مني|سايل منوي, ما .. حملت|حبلت|حملنا|صار حمل|حبل, ما صار|صارلي|حصل|تم حمل|حبل, متزوج|متزوجه|متزوجين|معرس|معرسه|معرسين|مجوزه|مجوز|مزوجه .. .. ما|بدون|بلا حمل|حملت|حبلت|حبل|عيال|اطفال|اولاد|خلفه|ذريه|جبت|يابت|خلفت|انجبت|يبت, ما جبت|يابت|خلفت|انجبت|يبت|جابت|خلفنا|جبنا .. عيال|اطفال|اولاد|ولد, نحاول|احاول|بنحاول|حاولنا .. حمل|نجيب|نخلف|ننجب|انجب|احمل|نحمل, نحاول .. ما صار|حمل|حبل|حصل, تاخر|متاخر|تاخير + حمل|انجاب|خلفه, ابي|بدي|عايزه|نفسي|ودي|تبي|ابغي|اريد|حابه + احمل|تحمل|اخلف|انجب|احبل, عدم|مشكله|تاخر انجاب',
    ],
  }),
  'pelvic-pain': finding(['Pelvic pain', 'ألم الحوض'], {
    tick: ['Pain low in the belly or in the pelvis', 'ألم في أسفل البطن أو الحوض'],
    says: [
      '{pelvis} + {pain}, lower|low belly|abdominal|abdomen|tummy|stomach + {pain}, {pain} + lower|low abdomen|belly|tummy|stomach, lower|low .. {belly} + {pain}, {belly} .. low|lower + {pain}, below|under|beneath belly|button|navel|bellybutton|tummy + {pain}, bikini|pubic|pubis|suprapubic|ovaries|ovary|womb|uterus + {pain}, low down + {pain}, {pain} + low down, lower|low + tummy|stomach|belly|abdomen + {pain}, lady basement|parts|bits + {pain}, belly|stomach|tummy below|down + {pain}, below|under|lower belly .. sore|pain|hurts, {pain} low|lower|down in|of? belly|tummy|stomach',
      '{pelvis} + {pain}, اسفل|تحت بطن|بطني|بطنها|معده + {pain}, {pain} + اسفل|تحت بطن|بطني|سره, مبايض + {pain}, عانه + {pain}, {pain} + اسفل|تحت بطنها|بطنه|بطن|بطني|سره|صره, مبايضي|مبيضي|رحمي + {pain}',
    ],
    implies: ['belly-pain'],
  }),
  'one-sided-pelvic': finding(['Pain low on one side', 'ألم أسفل في جهة واحدة'], {
    tick: ['The pain is low, and on one side only', 'الألم في الأسفل وفي جهة واحدة فقط'],
    says: [
      '{pain} + one|left|right side|sided + low|lower|down|pelvis|pelvic|ovary|tummy|belly|stomach, {pain} .. left|right .. low|lower|down, {pain} + low|lower|down .. left|right|side, one sided .. {belly} .. {pain}, one sided .. pelvic|pelvis|lower .. {pain}, one sided .. {pain}, {pain} one side, left|right side {pain}, {pain} .. left|right side only|one, ovary|ovaries .. one|left|right + {pain}',
      '{pain} + جنب|جهه|صوب|ناحيه|طرف + واحد|واحده|وحده|تحت|اسفل|يمين|يسار|شمال|ايسر|ايمن, {pain} .. يمين|يسار|شمال .. تحت, {pain} .. تحت .. يمين|يسار|شمال|جنب, مغص {severe}? يسار|يمين|شمال|يمني|يسري|ايسر|ايمن, مغص .. جهه|صوب|ناحيه|جنب',
    ],
  }),
  'ovarian-cyst': finding(['Ovarian cyst', 'كيس على المبيض'], {
    kind: 'background',
    tick: ['A known cyst on an ovary', 'كيس معروف على المبيض'],
    says: [
      'ovary|ovarian + cyst|cysts|dermoid, dermoid cyst, cyst|cysts .. ovary|ovaries, ovary|ovarian|ovaries .. cyst|cysts, chocolate cyst, endometrioma',
      'كيس|اكياس + مبيض|مبايض|مبيضي, كيس|اكياس|كيسه|تكيس .. مبيض|مبايض|مبيضي|مبيضها, مبيض|مبايض + كيس|اكياس',
    ],
  }),
  coil: finding(['Coil in the womb', 'لولب في الرحم'], {
    kind: 'background',
    tick: ['A coil (IUD) in the womb', 'لولب في الرحم'],
    says: ['=iud, =ius, intrauterine device, mirena, =coil, copper coil|iud|t, intrauterine, hormonal coil|iud', 'لولب, لولبي'],
  }),
} as const satisfies Readonly<Record<string, Finding>>;
