import { all, any, emergency, high, low, medium, protocol } from '../kinds.ts';

const ill = any('rigors', 'sepsis-signs', 'confused', 'drowsy', 'low-pressure');
const maybePregnant = any('pregnant', 'missed-period');
const ectopicSigns = any('fainted', 'nearly-fainted', 'shoulder-tip', 'severe-pain', 'sudden', 'vaginal-bleeding', 'low-side-pain');

export const protocols = {
  'flank-pain': protocol({
    title: ['Pain in the flank or a kidney stone', 'ألم الخاصرة أو حصوة الكلى'],
    opens: ['flank-pain', 'kidney-stone'],
    unanswered: ['High', 'stone-today'],
    cleared: ['Medium', 'flank-pain'],
    discriminators: [
      emergency(
        'infected-kidney',
        'NICE NG118; EAU 2024 (infected obstructed kidney)',
        all(
          any('fever', 'rigors'),
          any(
            'kidney-stone',
            'one-kidney',
            'kidney-disease',
            'pregnant',
            'no-urine',
            'keeps-nothing',
            'sepsis-signs',
            'confused',
            'drowsy',
          ),
        ),
      ),
      emergency('infected-kidney', 'NICE NG111; NG253 (sepsis)', all('flank-pain', ill)),
      emergency('blocked-kidney', 'NICE NG118', all('flank-pain', any('no-urine', 'one-kidney', 'keeps-nothing'))),
      emergency(
        'flank-artery',
        'NICE NG156 (ruptured aneurysm)',
        all('flank-pain', any('aneurysm', all('over-60', any('sudden', 'fainted', 'nearly-fainted')))),
        {
          unless: ['fever'],
        },
      ),
      high(
        'kidney-infection',
        'NICE NG111 (pyelonephritis)',
        all('flank-pain', any('fever', 'chills', 'urine-burning', 'weak-immunity', 'diabetes')),
      ),
      high(
        'stone-today',
        'NICE NG118 (renal colic)',
        any('severe-pain', 'severe', 'sudden', 'vomiting', 'pain-to-groin', 'blood-in-urine', 'pregnant', 'under-16'),
      ),
      low('flank-strain', 'NICE CKS (low back pain)', all('flank-pain', any('chest-wall', 'back-strain')), {
        unless: ['fever', 'urine-burning', 'blood-in-urine', 'vomiting', 'severe-pain', 'over-60', 'pregnant', 'kidney-stone', 'under-16'],
        explains: ['flank-pain', 'back-pain', 'muscle-ache'],
      }),
    ],
  }),
  'urine-burning': protocol({
    title: ['Burning urine', 'حرقة البول'],
    opens: ['urine-burning'],
    unanswered: ['Medium', 'urinary'],
    cleared: ['Medium', 'urinary'],
    discriminators: [
      emergency('urine-sepsis', 'NICE NG253; NG111', all('urine-burning', ill)),
      high('kidney-infection', 'NICE NG111 (pyelonephritis)', any('fever', 'flank-pain', 'chills', 'vomiting')),
      high(
        'urine-today',
        'NICE NG109',
        any('pregnant', 'blood-in-urine', 'catheter', 'diabetes', 'weak-immunity', 'kidney-disease', 'over-65', 'under-16'),
      ),
      high('testicle-today', 'EAU 2024 (epididymitis)', all('urine-burning', 'testicle-swelling')),
      medium('sexual-health', 'BASHH (urethritis)', any('penis-discharge', 'sexual-risk', 'genital-sores')),
    ],
  }),
  'urine-flow': protocol({
    title: ['Trouble with passing or holding urine', 'صعوبة في التبول أو في حبس البول'],
    opens: ['urine-often', 'weak-stream', 'prostate', 'leaking-urine'],
    unanswered: ['Medium', 'bladder'],
    cleared: ['Medium', 'bladder'],
    discriminators: [
      emergency(
        'cauda-equina',
        'GIRFT cauda equina 2023',
        all(any('weak-stream', 'leaking-urine'), any('saddle-numbness', 'rising-weakness', 'one-sided-weakness')),
      ),
      emergency('urine-sepsis', 'NICE NG253', all(any('weak-stream', 'prostate', 'urine-often'), any('rigors', 'sepsis-signs'))),
      high('diabetes-today', 'NICE NG18; ADA', all('urine-often', 'thirst', any('weight-loss', 'tired', 'under-16'))),
      high('urine-today', 'NICE NG111 (prostatitis)', any('fever', 'blood-in-urine')),
    ],
  }),
  retention: protocol({
    title: ['No urine comes', 'عدم خروج البول'],
    opens: ['no-urine'],
    // EAU: a full bladder that cannot be emptied is drained at once.
    unanswered: ['Emergency', 'retention'],
    cleared: ['High', 'urine-today'],
    discriminators: [
      emergency('cauda-equina', 'GIRFT cauda equina 2023', all('no-urine', any('saddle-numbness', 'rising-weakness'))),
      emergency(
        'retention',
        'EAU 2024 (retention)',
        any('no-urine-long', 'severe-pain', 'belly-pain', 'prostate', 'urine-clots', 'after-birth'),
      ),
      high('urine-today', 'NICE NG109', all('no-urine', any('urine-burning', 'urine-often'))),
      high('dehydration', 'NICE CG84', all('no-urine', any('diarrhoea', 'vomiting'))),
    ],
    insteadOf: ['urine-flow'],
  }),
  'dark-urine': protocol({
    title: ['Dark urine', 'بول داكن'],
    opens: ['dark-urine'],
    unanswered: ['Medium', 'dark-urine'],
    cleared: ['Medium', 'dark-urine'],
    discriminators: [
      emergency(
        'muscle-breakdown',
        'UK Kidney Association (rhabdomyolysis)',
        all('dark-urine', any('muscle-ache', 'muscle-breakdown', 'weakness', 'cramp', 'effort', 'crushed-limb', 'very-hot')),
      ),
      emergency(
        'blood-breakdown',
        'WHO (G6PD); BSH (haemolysis)',
        all('dark-urine', any('g6pd', 'sickle', 'pallor', 'breathless', 'fainted', 'nearly-fainted')),
      ),
      high(
        'dark-urine-today',
        'NICE CKS (jaundice; nephritis)',
        any('jaundice', 'fever', 'heat-exposure', 'pregnant', 'face-hand-swelling', 'leg-swelling-both'),
      ),
      low('drink-more', 'NHS (dehydration)', all('dark-urine', 'drank-little'), {
        unless: [
          'jaundice',
          'fever',
          'muscle-ache',
          'heat-exposure',
          'effort',
          'over-3-days',
          'pregnant',
          'under-5',
          'over-65',
          'weakness',
        ],
        explains: ['thirst'],
      }),
    ],
  }),
  'blood-in-urine': protocol({
    title: ['Blood in the urine', 'دم في البول'],
    opens: ['blood-in-urine'],
    unanswered: ['High', 'blood-in-urine'],
    cleared: ['Medium', 'blood-in-urine-visit'],
    discriminators: [
      emergency('retention', 'EAU 2024 (clot retention)', all('blood-in-urine', any('no-urine', 'urine-clots'))),
      emergency(
        'kidney-injury',
        'EAU 2024 (urological trauma)',
        all('blood-in-urine', any('injury', 'belly-injury', 'major-trauma', 'genital-injury')),
      ),
      emergency('urine-sepsis', 'NICE NG253', all('blood-in-urine', ill)),
      emergency('blood-breakdown', 'WHO (G6PD)', all('blood-in-urine', any('g6pd', 'sickle', 'pallor'))),
      emergency(
        'muscle-breakdown',
        'UK Kidney Association (rhabdomyolysis)',
        all('blood-in-urine', any('muscle-ache', 'muscle-breakdown')),
        {
          unless: ['fever'],
        },
      ),
      high(
        'blood-in-urine',
        'NICE NG12; NG109',
        any('blood-thinner', 'fever', 'flank-pain', 'urine-burning', 'over-40', 'pregnant', 'smoker', 'face-hand-swelling'),
      ),
    ],
  }),
  dialysis: protocol({
    title: ['Dialysis', 'غسيل الكلى'],
    opens: ['missed-dialysis', 'fistula-bleeding', 'fistula-trouble'],
    unanswered: ['High', 'missed-dialysis'],
    cleared: ['High', 'missed-dialysis'],
    discriminators: [
      emergency('fistula-bleeding', 'UK Kidney Association (bleeding access)', 'fistula-bleeding'),
      emergency(
        'dialysis-emergency',
        'UK Kidney Association (hyperkalaemia)',
        all(
          'missed-dialysis',
          any(
            'breathless',
            'severe-breathless',
            'orthopnoea',
            'weakness',
            'chest-pain',
            'palpitations',
            'fainted',
            'confused',
            'drowsy',
            'missed-two',
          ),
        ),
      ),
      emergency('urine-sepsis', 'NICE NG253', all(any('fistula-trouble', 'missed-dialysis'), ill)),
      high('fistula-trouble', 'UK Kidney Association', 'fistula-trouble'),
    ],
  }),
  catheter: protocol({
    title: ['Urine catheter', 'القسطرة البولية'],
    opens: ['catheter-blocked', 'catheter-trouble'],
    unanswered: ['High', 'catheter'],
    cleared: ['Medium', 'catheter-visit'],
    discriminators: [
      emergency(
        'catheter-blocked',
        'NHS (blocked catheter); EAU 2024',
        all(any('catheter-blocked', 'catheter-trouble'), any('belly-pain', 'severe-pain', 'no-urine', 'fever', 'rigors', 'sepsis-signs')),
      ),
      high('catheter', 'NHS (catheter)', any('catheter-blocked', 'blood-in-urine')),
    ],
  }),
  'testicle-pain': protocol({
    title: ['Testicle pain', 'ألم الخصية'],
    opens: ['testicle-pain'],
    of: 'male',
    // A twisted testicle dies within hours: until shown otherwise.
    unanswered: ['Emergency', 'twisted-testicle'],
    cleared: ['High', 'testicle-today'],
    discriminators: [
      emergency(
        'twisted-testicle',
        'EAU 2024 (testicular torsion)',
        all('testicle-pain', any('sudden', 'severe-pain', 'severe', 'vomiting', 'nausea', 'belly-pain', 'under-16')),
      ),
      emergency('genital-dark-skin', 'EAU 2024 (Fournier)', 'genital-dark-skin'),
      high('testicle-today', 'EAU 2024 (epididymitis)', all('testicle-pain', any('over-week', 'urine-burning', 'penis-discharge'))),
    ],
  }),
  'testicle-lump': protocol({
    title: ['Lump or swelling of a testicle', 'كتلة أو تورم في الخصية'],
    opens: ['testicle-lump', 'testicle-swelling'],
    of: 'male',
    unanswered: ['Medium', 'testicle-lump'],
    cleared: ['Medium', 'testicle-lump'],
    discriminators: [
      emergency('twisted-testicle', 'EAU 2024 (testicular torsion)', all('testicle-pain', any('sudden', 'severe-pain', 'vomiting'))),
      emergency('severe-abdomen', 'NICE CKS (hernia)', all('testicle-swelling', any('hernia-stuck', 'obstruction'))),
      emergency('genital-dark-skin', 'EAU 2024 (Fournier)', 'genital-dark-skin'),
      high('testicle-today', 'EAU 2024 (epididymitis)', all('testicle-swelling', any('fever', 'sudden', 'mumps'))),
    ],
  }),
  penis: protocol({
    title: ['Complaint of the penis', 'شكوى في القضيب'],
    opens: ['penis-trouble', 'priapism', 'foreskin-stuck', 'penis-caught', 'penis-fracture', 'circumcision-bleeding', 'circumcision'],
    of: 'male',
    unanswered: ['Medium', 'penis'],
    cleared: ['Medium', 'penis'],
    discriminators: [
      emergency('priapism', 'EAU 2024 (priapism)', 'priapism'),
      emergency('foreskin-stuck', 'EAU 2024 (paraphimosis)', 'foreskin-stuck'),
      emergency('penis-fracture', 'EAU 2024 (urological trauma)', 'penis-fracture'),
      emergency('penis-caught', 'EAU 2024 (urological trauma)', 'penis-caught'),
      emergency('circumcision-bleeding', 'NICE CKS; NHS (circumcision)', 'circumcision-bleeding'),
      emergency('genital-dark-skin', 'EAU 2024 (Fournier)', 'genital-dark-skin'),
      high(
        'penis-today',
        'NICE CKS (balanitis); NHS',
        all(any('penis-trouble', 'circumcision'), any('fever', 'no-urine', 'severe-pain', 'pus')),
      ),
      medium('sexual-health', 'BASHH', any('penis-discharge', 'genital-sores', 'sexual-risk')),
      low('circumcision', 'NHS (circumcision)', 'circumcision', {
        unless: ['circumcision-bleeding', 'fever', 'pus', 'no-urine'],
        explains: ['penis-trouble'],
      }),
    ],
  }),
  'genital-injury': protocol({
    title: ['Injury of the genitals', 'إصابة الأعضاء التناسلية'],
    opens: ['genital-injury'],
    unanswered: ['High', 'genital-injury-today'],
    cleared: ['Low', 'genital-bruise'],
    discriminators: [
      emergency(
        'genital-injury',
        'EAU 2024 (urological trauma)',
        all(
          'genital-injury',
          any('heavy-bleeding', 'vaginal-bleeding', 'blood-in-urine', 'no-urine', 'severe-pain', 'testicle-swelling', 'vomiting'),
        ),
      ),
      high('genital-injury-today', 'NHS 111', all('genital-injury', any('under-16', 'wound', 'blood-thinner', 'pregnant'))),
    ],
  }),
  'sexual-contact': protocol({
    title: ['Sexual infection or risk', 'عدوى جنسية أو احتمالها'],
    opens: ['sexual-risk', 'penis-discharge', 'genital-sores'],
    unanswered: ['Medium', 'sexual-health'],
    cleared: ['Medium', 'sexual-health'],
    discriminators: [
      high('sexual-contact-72', 'BASHH PEPSE 2021; WHO', all('sexual-risk', 'hiv-contact'), { unless: ['over-3-days'] }),
      high(
        'sexual-today',
        'BASHH',
        all(
          any('sexual-risk', 'penis-discharge', 'genital-sores'),
          any('fever', 'testicle-pain', 'pelvic-pain', 'severe-pain', 'no-urine', 'pregnant', 'red-eye'),
        ),
      ),
    ],
  }),
  'emergency-contraception': protocol({
    title: ['Emergency contraception', 'منع الحمل الطارئ'],
    opens: ['emergency-contraception'],
    unanswered: ['High', 'emergency-contraception'],
    cleared: ['High', 'emergency-contraception'],
    discriminators: [
      high('sexual-assault', 'WHO (sexual violence)', 'assault'),
      high('emergency-contraception', 'FSRH (emergency contraception) 2023', 'emergency-contraception', { unless: ['assault'] }),
    ],
  }),
  'sexual-function': protocol({
    title: ['Sexual function and fertility', 'الوظيفة الجنسية والخصوبة'],
    opens: ['erection-trouble', 'blood-in-semen', 'infertility'],
    unanswered: ['Medium', 'sexual-function'],
    cleared: ['Medium', 'sexual-function'],
    discriminators: [
      emergency('cauda-equina', 'GIRFT cauda equina 2023', all('erection-trouble', 'saddle-numbness')),
      high('urine-today', 'NICE NG111 (prostatitis)', all('blood-in-semen', any('fever', 'blood-in-urine'))),
      medium('fertility', 'NICE CG156', 'infertility'),
    ],
  }),
  discharge: protocol({
    title: ['Vaginal discharge or itch', 'إفرازات أو حكة مهبلية'],
    opens: ['vaginal-discharge', 'vaginal-itch', 'thrush', 'vaginal-object'],
    of: 'female',
    unanswered: ['Medium', 'vaginal-discharge'],
    cleared: ['Medium', 'vaginal-discharge'],
    discriminators: [
      emergency('toxic-shock', 'NHS (toxic shock syndrome)', all(any('vaginal-object', 'tampon'), any('fever', 'rash', 'sepsis-signs'))),
      high(
        'pelvic-infection',
        'BASHH (pelvic inflammatory disease) 2019',
        all('vaginal-discharge', any('fever', 'pelvic-pain', 'belly-pain', 'after-loss')),
      ),
      high('vaginal-object', 'NHS (retained tampon)', 'vaginal-object'),
      low('thrush', 'NICE CKS (thrush)', 'thrush', {
        unless: [
          'pregnant',
          'fever',
          'belly-pain',
          'pelvic-pain',
          'smelly-discharge',
          'vaginal-bleeding',
          'genital-sores',
          'under-16',
          'over-60',
          'diabetes',
          'weak-immunity',
          'sexual-risk',
          'over-3-weeks',
        ],
        explains: ['vaginal-discharge', 'vaginal-itch', 'itch', 'urine-burning'],
      }),
    ],
  }),
  'toxic-shock': protocol({
    title: ['Tampon or menstrual cup', 'السدادة القطنية أو كأس الحيض'],
    opens: ['toxic-shock', 'tampon'],
    of: 'female',
    unanswered: ['Low', 'tampon'],
    cleared: ['Low', 'tampon'],
    discriminators: [
      emergency(
        'toxic-shock',
        'NHS (toxic shock syndrome)',
        any('toxic-shock', all('tampon', any('fever', 'rash', 'fainted', 'confused', 'sepsis-signs'))),
      ),
    ],
  }),
  'pelvic-pain': protocol({
    title: ['Pelvic pain', 'ألم الحوض'],
    opens: ['pelvic-pain'],
    of: 'female',
    unanswered: ['High', 'pelvic-today'],
    cleared: ['Medium', 'pelvic-pain'],
    discriminators: [
      emergency('ectopic', 'NICE NG126', all(maybePregnant, ectopicSigns), { unless: ['late-pregnancy'] }),
      emergency('ectopic', 'NICE NG126', all('ectopic-risk', any('pregnant', 'missed-period')), { unless: ['late-pregnancy'] }),
      emergency(
        'twisted-ovary',
        'RCOG GTG62 (ovarian torsion)',
        all(
          'pelvic-pain',
          any(all('vomiting', any('sudden', 'severe-pain', 'severe')), all('ovarian-cyst', any('sudden', 'severe-pain', 'vomiting'))),
        ),
        { unless: ['diarrhoea'] },
      ),
      emergency('severe-abdomen', 'Manchester Triage (abdominal pain)', all('pelvic-pain', any('rigid-belly', 'fainted', 'low-pressure'))),
      high(
        'pelvic-infection',
        'BASHH (pelvic inflammatory disease) 2019',
        all('pelvic-pain', any('fever', 'vaginal-discharge', 'smelly-discharge', 'coil', 'sexual-risk')),
      ),
      high('pelvic-today', 'NICE NG126; CKS', any('pregnant', 'missed-period', 'sudden', 'severe-pain', 'vomiting', 'ovarian-cyst'), {
        unless: ['period-pain'],
      }),
      medium('pelvic-pain', 'RCOG GTG41 (chronic pelvic pain)', all('pelvic-pain', any('painful-sex', 'over-6-weeks', 'recurring'))),
    ],
  }),
  'vaginal-bleeding': protocol({
    title: ['Vaginal bleeding', 'نزيف مهبلي'],
    opens: ['vaginal-bleeding', 'pad-each-hour'],
    of: 'female',
    unanswered: ['High', 'vaginal-bleeding-today'],
    cleared: ['Medium', 'bleeding-visit'],
    discriminators: [
      emergency(
        'heavy-periods',
        'ACOG; NICE NG88',
        all(
          any('pad-each-hour', 'heavy-bleeding'),
          any('fainted', 'nearly-fainted', 'dizzy', 'breathless', 'palpitations', 'pallor', 'low-pressure'),
        ),
      ),
      emergency(
        'ectopic',
        'NICE NG126',
        all(
          maybePregnant,
          any('severe-pain', 'sudden', 'fainted', 'nearly-fainted', 'shoulder-tip', 'belly-pain', 'pelvic-pain', 'low-side-pain'),
        ),
        {
          unless: ['late-pregnancy', 'after-birth'],
        },
      ),
      emergency('heavy-periods', 'ACOG (heavy bleeding)', 'pad-each-hour', { unless: ['usual', 'mild'] }),
      high(
        'vaginal-bleeding-today',
        'NICE NG126; NG88',
        any('pregnant', 'missed-period', 'blood-thinner', 'under-16', 'pad-each-hour', 'dizzy', 'after-loss'),
      ),
      medium('bleeding-after-menopause', 'NICE NG12', any('menopause', 'over-60')),
      medium('bleeding-visit', 'NICE NG12; NG88', 'bleeding-after-sex'),
    ],
  }),
  periods: protocol({
    title: ['Periods', 'الدورة الشهرية'],
    opens: ['period-pain', 'period-trouble', 'missed-period', 'painful-sex'],
    of: 'female',
    unanswered: ['Medium', 'periods'],
    cleared: ['Medium', 'periods'],
    discriminators: [
      emergency(
        'ectopic',
        'NICE NG126',
        all(
          'missed-period',
          any(
            'severe-pain',
            'fainted',
            'nearly-fainted',
            'shoulder-tip',
            'low-side-pain',
            all(any('belly-pain', 'pelvic-pain'), any('vaginal-bleeding', 'sudden', 'dizzy')),
          ),
        ),
        {
          unless: ['late-pregnancy', 'menopause', 'period-pain'],
        },
      ),
      emergency(
        'heavy-periods',
        'ACOG; NICE NG88',
        all('pad-each-hour', any('fainted', 'nearly-fainted', 'dizzy', 'breathless', 'pallor')),
      ),
      high(
        'pelvic-today',
        'NICE CKS (dysmenorrhoea)',
        all('period-pain', any('severe-pain', 'severe', 'fever', 'fainted', 'pregnant', 'missed-period')),
        { unless: ['usual'] },
      ),
      high('pelvic-today', 'NICE NG126', all('missed-period', any('belly-pain', 'pelvic-pain', 'vaginal-bleeding')), {
        unless: ['menopause', 'period-pain'],
      }),
      medium(
        'period-pain-visit',
        'NICE NG73 (endometriosis)',
        all('period-pain', any('painful-sex', 'worsening', 'severe-pain', 'severe')),
      ),
      low('period-pain', 'NICE CKS (dysmenorrhoea)', 'period-pain', {
        unless: [
          'missed-period',
          'pregnant',
          'after-birth',
          'fever',
          'severe',
          'severe-pain',
          'worsening',
          'smelly-discharge',
          'painful-sex',
          'fainted',
          'pad-each-hour',
          'menopause',
        ],
        explains: [
          'belly-pain',
          'pelvic-pain',
          'low-side-pain',
          'back-pain',
          'headache',
          'tired',
          'nausea',
          'bloating',
          'vaginal-bleeding',
          'bleeding',
          'period-trouble',
          'breast-pain',
          'limb-pain',
          'low-mood',
        ],
      }),
      low('late-period', 'NHS (missed or late periods)', 'missed-period', {
        unless: [
          'pregnant',
          'belly-pain',
          'pelvic-pain',
          'vaginal-bleeding',
          'over-3-weeks',
          'recurring',
          'period-trouble',
          'weight-loss',
          'menopause',
          'breast-change',
        ],
        explains: ['nausea', 'breast-pain', 'tired'],
      }),
    ],
  }),
  menopause: protocol({
    title: ['Hot flushes', 'الهبات الساخنة'],
    opens: ['hot-flushes'],
    of: 'female',
    unanswered: ['Medium', 'menopause'],
    cleared: ['Medium', 'menopause'],
    discriminators: [
      medium('bleeding-after-menopause', 'NICE NG12', all('menopause', 'vaginal-bleeding')),
      low('hot-flushes', 'NICE NG23', all('hot-flushes', any('menopause', 'over-40')), {
        unless: ['vaginal-bleeding', 'chest-pain', 'fever', 'weight-loss', 'night-sweats', 'low-mood', 'severe', 'palpitations'],
        explains: ['hot-flushes', 'sweating', 'poor-sleep'],
      }),
    ],
  }),
  breast: protocol({
    title: ['Breast', 'الثدي'],
    opens: ['breast-lump', 'breast-change', 'breast-pain', 'breast-red'],
    unanswered: ['Medium', 'breast'],
    cleared: ['Medium', 'breast-pain'],
    discriminators: [
      emergency('breast-sepsis', 'NICE NG253; CKS (mastitis)', all(any('breast-pain', 'breast-red'), ill)),
      high('mastitis', 'NICE CKS (mastitis)', all(any('breast-pain', 'breast-red', 'engorged'), any('fever', 'chills', 'pus'))),
      high('mastitis', 'NICE CKS (mastitis)', 'breast-red'),
      medium('breast', 'NICE NG12', any('breast-lump', 'breast-change')),
      low('breast-cyclic', 'NICE CKS (cyclical breast pain)', 'breast-cyclic', {
        unless: ['breast-lump', 'breast-change', 'breast-red', 'fever', 'pregnant', 'menopause', 'chest-pain', 'breathless'],
        explains: ['breast-pain'],
      }),
    ],
  }),
} as const;
