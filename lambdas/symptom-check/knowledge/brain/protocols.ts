import { all, any, emergency, high, low, medium, not, protocol } from '../kinds.ts';

const stroke = any('face-droop', 'one-sided-weakness', 'speech-trouble');
const cordSigns = any('saddle-numbness', 'lost-control', 'weak-legs', 'no-urine');
const anyInjury = any('injury', 'injury-recent', 'high-fall', 'major-trauma');

export const protocols = {
  stroke: protocol({
    title: ['Drooping face, weak side or trouble speaking', 'ارتخاء الوجه أو ضعف جهة أو صعوبة الكلام'],
    opens: ['face-droop', 'one-sided-weakness', 'speech-trouble', 'stroke'],
    unanswered: ['Emergency', 'stroke'],
    cleared: ['High', 'nerve-today'],
    discriminators: [
      emergency('low-sugar', 'JBDS hypoglycaemia; AHA/ASA stroke 2019 (mimic)', all(stroke, 'low-sugar-reading')),
      emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', 'face-droop', { unless: ['over-3-weeks', 'low-sugar-reading'] }),
      emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', 'speech-trouble', {
        unless: [
          'hoarse',
          'sore-throat',
          'toothache',
          'over-3-weeks',
          'severe-breathless',
          'choking',
          'muffled-voice',
          'child-development',
          'low-sugar-reading',
        ],
      }),
      emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', 'one-sided-weakness', {
        unless: ['over-3-weeks', 'pressed-nerve', 'injury', 'injury-recent', 'fracture', 'sprain', 'hand-numb-night', 'low-sugar-reading'],
      }),
      emergency(
        'stroke',
        'NICE NG128 (sudden loss of sight or balance)',
        all(stroke, any('sudden', 'vision-loss', 'balance-loss', 'double-vision')),
        {
          unless: ['low-sugar-reading'],
        },
      ),
      high('nerve-today', 'NICE NG127', all(stroke, any('over-3-weeks', 'injury', 'injury-recent'))),
      low('pressed-nerve', 'NHS (pins and needles)', all('pressed-nerve', any('one-sided-weakness', 'numbness')), {
        unless: ['face-droop', 'speech-trouble', 'over-1-day', 'vision-loss', 'confused', 'headache'],
        explains: ['numbness', 'one-sided-weakness'],
      }),
    ],
  }),
  headache: protocol({
    title: ['Headache', 'الصداع'],
    opens: ['headache', 'worst-headache', 'aura', 'brain-tumour', 'morning-headache'],
    unanswered: ['Medium', 'headache-unclear'],
    cleared: ['Low', 'headache'],
    discriminators: [
      emergency('sudden-headache', 'NICE CG150; ACEP 2019 (subarachnoid haemorrhage)', 'worst-headache'),
      emergency(
        'sudden-headache',
        'NICE CG150',
        all('headache', 'sudden', any('severe', 'severe-pain', 'felt-severe', 'vomiting', 'fainted', 'effort')),
      ),
      emergency('stroke', 'AHA/ASA stroke 2019', all('headache', any(stroke, 'balance-loss', 'double-vision'))),
      emergency('meningitis', 'NICE NG240', all('headache', any('stiff-neck', 'purple-rash')), { unless: ['back-strain'] }),
      emergency(
        'meningitis',
        'NICE NG240',
        all('headache', any('fever', 'high-fever'), any('light-hurts', 'confused', 'drowsy', 'seizure')),
      ),
      emergency('gas-headache', 'UKHSA carbon monoxide; WHO', all('headache', any('others-ill', 'toxic-gas', 'charcoal', 'shisha')), {
        unless: ['diarrhoea'],
      }),
      emergency(
        'head-pressure',
        'NICE CG150; NICE NG127',
        all(
          'headache',
          any('confused', 'drowsy', 'hard-to-wake', 'seizure', 'very-high-pressure', all('shunt', any('vomiting', 'worsening'))),
        ),
      ),
      emergency(
        'head-injury',
        'NICE NG232',
        all('headache', any('head-injury', 'injury-recent'), any('vomiting', 'blood-thinner', 'drowsy', 'confused')),
      ),
      emergency(
        'pregnancy-headache',
        'NICE NG133 (pre-eclampsia)',
        all(
          'headache',
          any('late-pregnancy', 'after-birth'),
          any('raised-pressure', 'blurred-vision', 'flashes', 'upper-right', 'face-hand-swelling', 'severe'),
        ),
      ),
      emergency(
        'eye-emergency',
        'BSR giant cell arteritis 2020; RCOphth',
        all('headache', any('vision-loss', all('red-eye', 'eye-pain', 'blurred-vision'))),
      ),
      high('head-pregnant-today', 'NICE NG133; NG25', all('headache', any('pregnant', 'after-birth')), { unless: ['usual'] }),
      high('headache-artery', 'BSR giant cell arteritis 2020', all('headache', 'over-50', any('scalp', 'jaw-pain', 'weight-loss'))),
      high('headache-today', 'NICE CG150', all('headache', any('vomiting', 'severe', 'severe-pain', 'blurred-vision', 'worsening')), {
        unless: ['usual', 'aura', 'flu', 'cold', 'diarrhoea', 'hangover'],
      }),
      high('headache-today', 'NICE NG12; CG150', all('headache', any('cancer', 'weak-immunity', 'under-5', 'shunt', 'fainted'))),
      high('headache-today', 'NICE CG150', all('headache', 'over-50'), {
        unless: ['usual', 'over-week', 'recurring', 'aura', 'cold', 'flu', 'strain-headache', 'mild'],
      }),
      medium(
        'headache-recurring',
        'NICE CG150; NG12',
        all('headache', any('over-week', 'recurring', 'morning-headache', 'painkillers-often', 'brain-tumour')),
        { unless: ['usual'] },
      ),
      low('migraine', 'NICE CG150 (known migraine)', all('aura', any('usual', 'recurring', 'headache')), {
        unless: [
          'worst-headache',
          'sudden',
          'fever',
          'pregnant',
          'worsening',
          'confused',
          'over-3-days',
          'one-sided-weakness',
          'speech-trouble',
          'stiff-neck',
        ],
        explains: ['headache', 'nausea', 'vomiting', 'light-hurts', 'flashes', 'blurred-vision', 'tired'],
      }),
      low('headache', 'NICE CG150 (tension headache)', all('headache', any('strain-headache', 'mild', 'cold', 'flu')), {
        unless: [
          'severe',
          'worst-headache',
          'sudden',
          'pregnant',
          'vomiting',
          'worsening',
          'over-week',
          'recurring',
          'stiff-neck',
          'high-fever',
          'blurred-vision',
          'cancer',
          'head-injury',
          'under-5',
        ],
        explains: ['headache', 'neck-pain', 'tired', 'poor-sleep', 'light-hurts', 'anxiety'],
      }),
    ],
  }),
  'stiff-neck': protocol({
    title: ['Stiff neck or suspected meningitis', 'تيبس الرقبة أو اشتباه التهاب السحايا'],
    opens: ['stiff-neck', 'meningitis', 'light-hurts'],
    unanswered: ['High', 'stiff-neck-today'],
    cleared: ['Low', 'neck-strain'],
    discriminators: [
      emergency(
        'meningitis',
        'NICE NG240',
        all(any('stiff-neck', 'light-hurts'), any('fever', 'high-fever', 'purple-rash', 'confused', 'drowsy', 'seizure')),
      ),
      emergency('meningitis', 'NICE NG240', all('stiff-neck', any('headache', 'vomiting', 'light-hurts')), {
        unless: ['back-strain', 'over-week'],
      }),
      emergency('spine-injury', 'NICE NG41', all('stiff-neck', anyInjury)),
      high('stiff-neck-today', 'NICE NG240', all('stiff-neck', any('under-16', 'weak-immunity', 'worsening', 'severe'))),
      low('neck-strain', 'NICE CKS neck pain', all('stiff-neck', 'back-strain'), {
        unless: ['fever', 'headache', 'injury', 'injury-recent', 'clumsy-hands', 'one-sided-weakness', 'over-week', 'under-5'],
        explains: ['neck-pain', 'stiff-neck', 'shoulder-pain'],
      }),
    ],
  }),
  seizure: protocol({
    title: ['Fit (seizure)', 'نوبة تشنج'],
    opens: ['seizure', 'febrile-seizure', 'seizure-long'],
    unanswered: ['Emergency', 'seizure'],
    cleared: ['High', 'seizure-today'],
    discriminators: [
      emergency('seizure', 'NICE NG217; RCUK', 'seizure-long'),
      emergency('pregnancy-fit', 'NICE NG133 (eclampsia)', all('seizure', any('late-pregnancy', 'after-birth')), { unless: ['epilepsy'] }),
      emergency('low-sugar', 'JBDS hypoglycaemia', all('seizure', 'low-sugar-reading')),
      emergency(
        'seizure',
        'NICE NG217',
        all(
          'seizure',
          any(
            'pregnant',
            'head-injury',
            'diabetes',
            'withdrawal',
            'breathless',
            'blue-lips',
            'worst-headache',
            'stiff-neck',
            'under-1',
            'hard-to-wake',
          ),
        ),
      ),
      emergency('seizure', 'NICE NG217; NHS 999 (first fit)', all('seizure', not('epilepsy')), { unless: ['over-week'] }),
      medium('seizure-known', 'NICE NG217; NHS (known epilepsy)', all('epilepsy', 'seizure-over'), {
        unless: ['seizure-long', 'pregnant', 'head-injury', 'injury-recent', 'drowsy', 'confused', 'diabetes', 'fever', 'breathless'],
        explains: ['seizure'],
      }),
      high('seizure-today', 'NICE NG217', all('seizure', any('over-week', 'recurring'))),
    ],
  }),
  'blank-spells': protocol({
    title: ['Blank spells', 'نوبات الشرود'],
    opens: ['staring-spells'],
    unanswered: ['High', 'seizure-today'],
    cleared: ['Medium', 'blank-spells'],
    discriminators: [
      emergency('seizure', 'NICE NG217', all('staring-spells', any('seizure', 'hard-to-wake', 'head-injury'))),
      high('seizure-today', 'NICE NG217', all('staring-spells', any('sudden', 'under-2', 'fainted'))),
    ],
  }),
  unconscious: protocol({
    title: ['Unconscious or hard to wake', 'فقدان الوعي أو صعوبة الإيقاظ'],
    opens: ['unconscious', 'hard-to-wake'],
    unanswered: ['Emergency', 'collapse'],
    cleared: ['High', 'blackout-today'],
    discriminators: [
      emergency('low-sugar', 'JBDS hypoglycaemia', all(any('unconscious', 'hard-to-wake'), 'low-sugar-reading')),
      emergency('heatstroke', 'WHO; CDC heat stroke', all(any('unconscious', 'hard-to-wake'), any('heat-exposure', 'very-hot'))),
      emergency('collapse', 'RCUK 2021; Manchester Triage', any('unconscious', 'hard-to-wake'), {
        unless: ['over-week', 'heat-exposure', 'very-hot', 'low-sugar-reading'],
      }),
    ],
  }),
  confusion: protocol({
    title: ['Confusion', 'الارتباك الذهني'],
    opens: ['confused'],
    unanswered: ['Emergency', 'confusion'],
    cleared: ['High', 'confusion-today'],
    discriminators: [
      emergency('heatstroke', 'WHO; CDC heat stroke', all('confused', any('heat-exposure', 'very-hot', 'temperature-40'))),
      emergency('low-sugar', 'JBDS hypoglycaemia', all('confused', 'low-sugar-reading')),
      emergency('stroke', 'AHA/ASA stroke 2019', all('confused', any(stroke, 'balance-loss'))),
      emergency(
        'meningitis',
        'NICE NG240',
        all('confused', any('fever', 'high-fever'), any('headache', 'stiff-neck', 'purple-rash', 'seizure')),
      ),
      emergency('head-injury', 'NICE NG232', all('confused', 'head-injury')),
      emergency('confusion', 'NICE CG103; NEWS2 (new confusion)', 'confused', {
        unless: ['memory', 'over-3-weeks', 'heat-exposure', 'very-hot', 'low-sugar-reading'],
      }),
      emergency('confusion', 'NICE CG103 (delirium)', all('confused', any('sudden', 'fever', 'worsening', 'drowsy')), {
        unless: ['heat-exposure', 'very-hot'],
      }),
      high('confusion-today', 'NICE CG103; NG97', all('confused', any('memory', 'over-3-weeks'))),
    ],
  }),
  drowsiness: protocol({
    title: ['Unusual sleepiness', 'النعاس غير المعتاد'],
    opens: ['drowsy'],
    unanswered: ['High', 'drowsy-today'],
    cleared: ['Medium', 'sleep'],
    discriminators: [
      emergency('low-sugar', 'JBDS hypoglycaemia', all('drowsy', any('low-sugar', 'low-sugar-reading'))),
      emergency(
        'confusion',
        'NEWS2; Manchester Triage',
        all('drowsy', any('hard-to-wake', 'confused', 'head-injury', 'diabetes', 'sepsis-signs', 'vomiting')),
        { unless: ['over-3-weeks'] },
      ),
      emergency('meningitis', 'NICE NG240', all('drowsy', any('stiff-neck', 'purple-rash', all('headache', 'fever')))),
      emergency('ill-child', 'NICE NG143; WHO IMCI', all('drowsy', 'under-5', any('fever', 'under-3-months', 'no-appetite'))),
      emergency(
        'overdose-sleepy',
        'TOXBASE; WHO (opioid overdose)',
        all('drowsy', any('overdose', 'opioids', 'slow-breathing', 'substance', 'bad-alcohol')),
      ),
      high('medicine-today', 'BNF', all('drowsy', any('medicine-effect', 'missed-or-double'))),
    ],
  }),
  dizziness: protocol({
    title: ['Dizziness', 'الدوخة'],
    opens: ['dizzy', 'vertigo', 'balance-loss'],
    unanswered: ['Medium', 'dizziness'],
    cleared: ['Medium', 'dizziness'],
    discriminators: [
      emergency('low-sugar', 'JBDS hypoglycaemia', all('dizzy', 'low-sugar-reading')),
      emergency(
        'stroke',
        'NICE NG127; AHA/ASA (posterior circulation)',
        all(any('dizzy', 'balance-loss'), any(stroke, 'double-vision', 'vision-loss', 'trouble-swallowing', 'worst-headache')),
      ),
      emergency('stroke', 'NICE NG127; GRACE-3 2023', all('balance-loss', any('sudden', 'headache', 'vomiting')), {
        unless: ['over-week', 'alcohol'],
      }),
      emergency('gas-headache', 'UKHSA carbon monoxide', all('dizzy', any('others-ill', 'toxic-gas', 'charcoal')), {
        unless: ['diarrhoea'],
      }),
      emergency('gut-bleeding', 'NICE CG141', all('dizzy', any('black-stool', 'vomiting-blood', 'much-rectal-blood'))),
      emergency('heart', 'ESC 2023; NICE CG95', all('dizzy', any('pressing-pain', all('chest-pain', any('sweating', 'breathless'))))),
      high(
        'dizzy-today',
        'NICE NG127',
        all(
          'dizzy',
          any(
            'hearing-loss',
            'headache',
            'palpitations',
            'fainted',
            'keeps-nothing',
            'head-injury',
            'slow-pulse',
            'low-pressure',
            'pregnant',
          ),
        ),
        {
          unless: ['over-3-weeks', 'cold', 'flu'],
        },
      ),
      high('dizzy-today', 'GRACE-3 2023', all('vertigo', 'sudden', any('vomiting', 'over-60')), { unless: ['turning-head', 'over-week'] }),
      high('dizzy-today', 'NICE NG127', 'balance-loss', { unless: ['over-6-weeks'] }),
      medium('vertigo-turning', 'NICE CKS BPPV', all('dizzy', 'turning-head')),
      low('dizzy-standing', 'NICE CKS; ESC syncope 2018', all('dizzy', 'on-standing'), {
        unless: [
          'fainted',
          'chest-pain',
          'palpitations',
          'pregnant',
          'over-60',
          'over-week',
          'heavy-bleeding',
          'black-stool',
          'vertigo',
          'headache',
          'heart-disease',
          'medicine-effect',
        ],
        explains: ['dizzy', 'nearly-fainted'],
      }),
    ],
  }),
  'weak-legs': protocol({
    title: ['Weak legs', 'ضعف الساقين'],
    opens: ['weak-legs', 'rising-weakness', 'saddle-numbness', 'lost-control'],
    unanswered: ['High', 'nerve-today'],
    cleared: ['Medium', 'weak-all-over'],
    discriminators: [
      emergency('spine-injury', 'NICE NG41', all(any('weak-legs', 'rising-weakness'), anyInjury)),
      emergency('spreading-weakness', 'NICE NG127 (Guillain-Barré)', 'rising-weakness', { unless: ['over-6-weeks'] }),
      emergency(
        'spreading-weakness',
        'NICE NG127; Manchester Triage',
        all(any('weak-legs', 'weakness'), any('trouble-swallowing', 'breathless', 'double-vision'), any('weak-legs', 'nerve-disease')),
      ),
      emergency('cauda-equina', 'GIRFT cauda equina 2023', 'saddle-numbness', { unless: ['over-6-weeks', 'pressed-nerve'] }),
      emergency(
        'cauda-equina',
        'GIRFT cauda equina 2023; NICE NG234',
        all('weak-legs', any('back-pain', 'no-urine', 'lost-control', 'cancer', 'numbness', 'sudden')),
      ),
      emergency('cauda-equina', 'GIRFT cauda equina 2023', all('lost-control', any('back-pain', 'leg-shooting', 'numbness'))),
      high('nerve-today', 'NICE NG127', all(any('weak-legs', 'rising-weakness'), any('over-week', 'over-6-weeks', 'nerve-disease'))),
      medium('continence', 'NICE NG123', all('lost-control', any('over-6-weeks', 'recurring', 'after-birth', 'cough')), {
        unless: ['back-pain', 'weak-legs', 'saddle-numbness'],
      }),
    ],
  }),
  'back-pain': protocol({
    title: ['Back pain', 'ألم الظهر'],
    opens: ['back-pain', 'leg-shooting', 'night-back-pain'],
    unanswered: ['Medium', 'back-unclear'],
    cleared: ['Low', 'back-strain'],
    discriminators: [
      emergency('cauda-equina', 'GIRFT cauda equina 2023; NICE NG59', all(any('back-pain', 'leg-shooting'), cordSigns)),
      emergency(
        'cauda-equina',
        'NICE NG234 (cord compression)',
        all('back-pain', 'cancer', any('weak-legs', 'balance-loss', 'numbness', 'night-back-pain')),
      ),
      emergency(
        'aorta',
        'ESC aortic disease 2024',
        all('back-pain', any('tearing', 'aneurysm', all('sudden', any('chest-pain', 'fainted', 'sweating', 'belly-pain')))),
      ),
      emergency(
        'severe-abdomen',
        'NICE NG156 (aneurysm)',
        all('back-pain', 'over-60', 'sudden', any('severe', 'severe-pain', 'nearly-fainted', 'dizzy')),
      ),
      emergency('spine-injury', 'NICE NG41', all('back-pain', any('high-fall', 'major-trauma', 'spine-injury'))),
      high(
        'back-today',
        'NICE NG59; NG12',
        all('back-pain', any('fever', 'high-fever', 'cancer', 'weak-immunity', 'weight-loss', 'rigors')),
        { unless: ['flu', 'cold'] },
      ),
      high(
        'back-today',
        'NICE CKS (vertebral fracture)',
        all('back-pain', any(all('injury-recent', 'over-60'), all('weak-bones', any('sudden', 'severe', 'injury-recent')))),
      ),
      high('back-today', 'NICE NG59', all('back-pain', any('one-sided-weakness', all('under-16', any('night-back-pain', 'limp'))))),
      high(
        'urine-today',
        'NICE NG111 (pyelonephritis)',
        all('back-pain', any('urine-burning', 'blood-in-urine', 'pregnant'), any('fever', 'rigors', 'vomiting', 'pregnant')),
      ),
      medium('sciatica', 'NICE NG59', all(any('back-pain', 'numbness'), 'leg-shooting')),
      medium(
        'back-lasting',
        'NICE NG59; NG65',
        all('back-pain', any('over-3-weeks', 'night-back-pain', 'numbness', 'recurring', 'under-16')),
      ),
      low('back-strain', 'NICE NG59', all('back-pain', any('back-strain', 'mild')), {
        unless: [
          'numbness',
          'weak-legs',
          'fever',
          'cancer',
          'weight-loss',
          'leg-shooting',
          'over-3-weeks',
          'high-fall',
          'saddle-numbness',
          'sudden',
          'pregnant',
          'urine-burning',
          'under-16',
          'chest-pain',
          'weak-bones',
        ],
        explains: ['back-pain', 'flank-pain', 'muscle-ache', 'shoulder-pain', 'neck-pain'],
      }),
    ],
  }),
  'neck-pain': protocol({
    title: ['Neck pain', 'ألم الرقبة'],
    opens: ['neck-pain', 'clumsy-hands'],
    unanswered: ['Medium', 'neck-unclear'],
    cleared: ['Low', 'neck-strain'],
    discriminators: [
      emergency(
        'spine-injury',
        'NICE NG41; Canadian C-spine rule',
        all('neck-pain', anyInjury, any('numbness', 'weakness', 'severe', 'over-65', 'high-fall', 'major-trauma', 'weak-legs')),
      ),
      emergency(
        'meningitis',
        'NICE NG240',
        all('neck-pain', any('fever', 'high-fever'), any('headache', 'stiff-neck', 'light-hurts', 'purple-rash')),
      ),
      emergency(
        'stroke',
        'AHA/ASA 2024 (artery dissection)',
        all('neck-pain', any(stroke, 'double-vision', 'balance-loss', all('sudden', 'headache'))),
      ),
      emergency(
        'heart',
        'NICE CG95',
        all('neck-pain', any('pressing-pain', 'chest-pain'), any('sweating', 'breathless', 'spreading-pain')),
      ),
      high(
        'neck-today',
        'NICE CKS neck pain; NG127',
        all(
          any('neck-pain', 'clumsy-hands'),
          any('clumsy-hands', 'weak-legs', 'fever', 'cancer', 'weak-immunity', 'weight-loss', anyInjury),
        ),
        { unless: ['cold', 'flu', 'sore-throat'] },
      ),
      medium('neck-lasting', 'NICE CKS neck pain', all('neck-pain', any('over-3-weeks', 'numbness', 'recurring'))),
      low('neck-strain', 'NICE CKS neck pain', all('neck-pain', any('back-strain', 'mild', 'strain-headache')), {
        unless: ['fever', 'injury', 'injury-recent', 'numbness', 'clumsy-hands', 'chest-pain', 'sudden', 'over-3-weeks', 'severe'],
        explains: ['neck-pain', 'stiff-neck', 'headache', 'shoulder-pain', 'muscle-ache'],
      }),
    ],
  }),
  numbness: protocol({
    title: ['Numbness or tingling', 'الخدر والتنميل'],
    opens: ['numbness', 'hand-numb-night', 'nerve-disease'],
    unanswered: ['Medium', 'numbness'],
    cleared: ['Medium', 'numbness'],
    discriminators: [
      emergency('spine-injury', 'NICE NG41', all('numbness', anyInjury, any('neck-pain', 'back-pain', 'high-fall', 'major-trauma'))),
      emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', all('numbness', any(stroke, 'vision-loss', 'balance-loss', 'confused')), {
        unless: ['pressed-nerve'],
      }),
      emergency('cauda-equina', 'GIRFT cauda equina 2023', all('numbness', any('saddle-numbness', 'lost-control', 'weak-legs'))),
      emergency('spreading-weakness', 'NICE NG127', all('numbness', 'rising-weakness')),
      emergency(
        'limb-without-blood',
        'ESC peripheral arterial disease 2024',
        all('numbness', 'cold-limb', any('sudden', 'severe', 'severe-pain')),
      ),
      high('nerve-today', 'NICE NG127; NG220', all('numbness', any('sudden', 'worsening', 'weakness', 'nerve-disease')), {
        unless: ['pressed-nerve', 'anxiety', 'hand-numb-night', 'over-3-weeks'],
      }),
      medium('hand-numbness', 'NICE CKS carpal tunnel', 'hand-numb-night', { unless: ['one-sided-weakness'] }),
      low('pressed-nerve', 'NHS (pins and needles)', all('numbness', 'pressed-nerve'), {
        unless: ['over-1-day', 'weak-legs', 'face-droop', 'speech-trouble', 'back-pain', 'recurring', 'diabetes'],
        explains: ['numbness', 'one-sided-weakness', 'weakness'],
      }),
    ],
  }),
  weakness: protocol({
    title: ['General weakness', 'الضعف العام'],
    opens: ['weakness'],
    unanswered: ['Medium', 'weak-all-over'],
    cleared: ['Medium', 'weak-all-over'],
    discriminators: [
      emergency('low-sugar', 'JBDS hypoglycaemia', all('weakness', 'low-sugar-reading')),
      emergency(
        'heart',
        'NICE CG95; AHA/ACC 2021',
        all('weakness', any('pressing-pain', all('sweating', any('chest-pain', 'breathless')))),
      ),
      emergency('gut-bleeding', 'NICE CG141', all('weakness', any('black-stool', 'vomiting-blood'))),
      emergency('spreading-weakness', 'NICE NG127', all('weakness', any('rising-weakness', all('trouble-swallowing', 'double-vision')))),
      high(
        'weak-today',
        'NICE NG12; NEWS2',
        all(
          'weakness',
          any('fever', 'fainted', 'pallor', 'jaundice', 'low-pressure', 'thirst', 'dehydration', 'missed-dialysis', 'sudden'),
        ),
        { unless: ['cold', 'flu'] },
      ),
    ],
  }),
  tremor: protocol({
    title: ['Tremor', 'الرعشة'],
    opens: ['tremor', 'slow-stiff'],
    unanswered: ['Medium', 'tremor'],
    cleared: ['Medium', 'tremor'],
    discriminators: [
      emergency('low-sugar', 'JBDS hypoglycaemia', all('tremor', any('low-sugar', 'low-sugar-reading'))),
      emergency('low-sugar', 'JBDS hypoglycaemia', all('tremor', 'diabetes', any('sweating', 'confused', 'drowsy'))),
      emergency(
        'withdrawal-danger',
        'NICE CG100',
        all('tremor', 'withdrawal', any('confused', 'psychosis', 'seizure', 'fever', 'sweating')),
      ),
      emergency('stroke', 'AHA/ASA stroke 2019', all('tremor', stroke)),
      high('medicine-today', 'BNF; NICE CKS', all('tremor', any('medicine-effect', 'missed-or-double', 'mind-medicine-stopped'))),
      high('dizzy-today', 'NICE NG127', all('tremor', 'sudden', 'balance-loss')),
    ],
  }),
  memory: protocol({
    title: ['Memory trouble', 'ضعف الذاكرة'],
    opens: ['memory', 'memory-unsafe'],
    unanswered: ['Medium', 'memory'],
    cleared: ['Medium', 'memory'],
    discriminators: [
      emergency('confusion', 'NICE CG103 (delirium)', all('memory', any('sudden', all('confused', any('fever', 'drowsy')))), {
        unless: ['over-3-weeks'],
      }),
      emergency('stroke', 'AHA/ASA stroke 2019', all('memory', stroke), { unless: ['over-3-weeks'] }),
      emergency('head-injury', 'NICE NG232', all('memory', 'head-injury')),
      high('confusion-today', 'NICE NG97; CG103', all('memory', any('worsening', 'headache', 'balance-loss', 'lost-control'))),
      high('memory-unsafe', 'NICE NG97', 'memory-unsafe'),
    ],
  }),
  'face-pain': protocol({
    title: ['Face pain', 'ألم الوجه'],
    opens: ['face-shocks'],
    unanswered: ['Medium', 'face-pain'],
    cleared: ['Medium', 'face-pain'],
    discriminators: [
      emergency('heart', 'NICE CG95', all('face-shocks', any('pressing-pain', all('jaw-pain', any('sweating', 'breathless', 'effort'))))),
      high('headache-artery', 'BSR giant cell arteritis 2020', all('face-shocks', 'over-50', 'scalp')),
      high(
        'face-today',
        'NICE CKS (shingles, cellulitis)',
        all('face-shocks', any('rash', 'shingles', 'eye-swelling', 'fever', 'numbness')),
      ),
    ],
  }),
  twitch: protocol({
    title: ['Twitching', 'الرفة'],
    opens: ['twitch'],
    unanswered: ['Low', 'twitch'],
    cleared: ['Low', 'twitch'],
    discriminators: [
      emergency('seizure', 'NICE NG217', all('twitch', any('confused', 'drowsy', 'seizure'))),
      medium('numbness', 'NICE NG127', all('twitch', any('weakness', 'weak-legs', 'trouble-swallowing', 'over-6-weeks'))),
      low('twitch', 'NHS (twitching)', 'twitch', {
        unless: ['weakness', 'weak-legs', 'confused', 'drowsy', 'face-droop', 'over-6-weeks'],
        explains: ['twitch', 'tired', 'poor-sleep', 'anxiety'],
      }),
    ],
  }),
} as const;
