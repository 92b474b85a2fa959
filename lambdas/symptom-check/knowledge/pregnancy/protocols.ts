import { all, any, emergency, high, low, medium, not, protocol } from '../kinds.ts';

const early = any('belly-pain', 'pelvic-pain', 'vaginal-bleeding', 'low-side-pain', 'one-sided-pelvic');
const late = any('late-pregnancy', 'over-20-weeks');
const bleeds = any('vaginal-bleeding', 'heavy-bleeding', 'pad-each-hour', 'bleeding');
const pressureSigns = any('headache', 'blurred-vision', 'flashes', 'upper-right', 'face-hand-swelling', 'vomiting', 'breathless');
const clotSigns = any('severe-breathless', 'coughing-blood', 'pleuritic-pain', all('chest-pain', not('heartburn')));
const ill = any('rigors', 'sepsis-signs', 'confused', 'drowsy', 'low-pressure');
const notEveryday = [
  'fever',
  'belly-pain',
  'pelvic-pain',
  'vaginal-bleeding',
  'bleeding',
  'headache',
  'blurred-vision',
  'flashes',
  'upper-right',
  'face-hand-swelling',
  'raised-pressure',
  'chest-pain',
  'breathless',
  'leg-swelling',
  'less-movement',
  'waters-broken',
  'labour',
  'urine-burning',
  'severe',
  'severe-pain',
  'fainted',
  'palms-itch',
  'keeps-nothing',
] as const;

export const protocols = {
  // The danger signs of every pregnancy; what is no sign of danger has the level of its own presentation.
  pregnancy: protocol({
    title: ['Pregnancy', 'الحمل'],
    opens: ['pregnant', 'ectopic', 'pre-eclampsia', 'morning-sickness'],
    of: any('pregnant', 'ectopic', 'pre-eclampsia'),
    unanswered: ['Low', 'pregnancy-everyday'],
    cleared: ['Low', 'pregnancy-everyday'],
    discriminators: [
      emergency('eclampsia-fit', 'NICE NG133 (eclampsia)', all('pregnant', 'seizure')),
      emergency(
        'pregnancy-bleeding',
        'RCOG GTG63 (antepartum haemorrhage)',
        all('pregnant', any(all(late, bleeds), 'pad-each-hour', 'heavy-bleeding', 'not-stopping')),
        {
          unless: ['nosebleed', 'gum-bleeding', 'piles'],
        },
      ),
      emergency(
        'pregnancy-bleeding',
        'RCOG GTG27a (placenta praevia)',
        all('placenta-praevia', any('vaginal-bleeding', 'bleeding', 'belly-pain')),
      ),
      emergency(
        'placenta-torn',
        'RCOG GTG63 (abruption)',
        all('pregnant', any('womb-hard', all(late, 'belly-pain', any('severe-pain', 'sudden', 'fainted')))),
      ),
      emergency(
        'ectopic',
        'NICE NG126',
        any(
          'ectopic',
          all(
            'pregnant',
            any(
              'shoulder-tip',
              'fainted',
              'severe-pain',
              all('vaginal-bleeding', any('belly-pain', 'pelvic-pain')),
              all(early, any('sudden', 'low-side-pain', 'one-sided-pelvic', 'nearly-fainted', 'dizzy', 'ectopic-risk')),
            ),
          ),
        ),
        { unless: ['late-pregnancy', 'over-20-weeks', 'near-term', 'labour'] },
      ),
      emergency(
        'pre-eclampsia',
        'NICE NG133',
        all(
          'pregnant',
          any(
            'high-pressure',
            'very-high-pressure',
            all(any('raised-pressure', 'pressure-measured', 'pre-eclampsia', 'hypertension'), pressureSigns),
          ),
        ),
      ),
      emergency(
        'pre-eclampsia',
        'NICE NG133; CDC HEAR HER',
        all(
          'pregnant',
          any(
            'vision-loss',
            all(late, any('blurred-vision', 'flashes', 'upper-right')),
            all('headache', any('blurred-vision', 'flashes', 'upper-right', 'face-hand-swelling', 'severe', 'worst-headache')),
          ),
        ),
      ),
      emergency('pregnancy-clot', 'RCOG GTG37b; CDC HEAR HER', all('pregnant', clotSigns)),
      emergency('pregnancy-clot', 'RCOG GTG37b', all('pregnant', 'leg-swelling'), { unless: ['leg-swelling-both', 'cramp'] }),
      emergency(
        'pregnancy-sepsis',
        'NICE NG255; RCOG GTG64 (sepsis)',
        all('pregnant', any(all('fever', any('belly-pain', 'waters-broken', 'flank-pain', 'rigors', 'confused', 'breathless')), ill)),
      ),
      emergency(
        'pregnancy-blow',
        'RCOG (trauma in pregnancy)',
        all(
          'pregnant',
          any('injury', 'belly-injury'),
          any('belly-pain', 'vaginal-bleeding', 'bleeding', 'less-movement', 'labour', 'waters-broken', 'major-trauma', 'rigid-belly'),
        ),
      ),
      emergency('pregnancy-emergency', 'CDC HEAR HER', all('pregnant', any('fainted', 'confused', 'unconscious')), {
        unless: ['on-standing'],
      }),
      high(
        'pregnancy-pressure',
        'NICE NG133',
        all('pregnant', any('raised-pressure', 'pressure-measured', 'pre-eclampsia', 'face-hand-swelling')),
        {
          unless: ['hives'],
        },
      ),
      high('pregnancy-headache-today', 'NICE NG133', all('pregnant', 'headache', any(late, 'severe', 'over-1-day', 'vomiting', 'sudden')), {
        unless: ['cold'],
      }),
      high('early-bleeding', 'NICE NG126', all('pregnant', bleeds), { unless: ['nosebleed', 'gum-bleeding', 'piles'] }),
      high('early-bleeding', 'NICE NG140; RCOG', all('after-loss', any('pad-each-hour', 'fever', 'smelly-discharge', 'belly-pain'))),
      high('pregnancy-belly', 'NICE NG126; NHS', all('pregnant', any('belly-pain', 'pelvic-pain')), {
        unless: ['ligament-pain', 'practice-pains'],
      }),
      high('pregnancy-blow-today', 'RCOG (trauma in pregnancy)', all('pregnant', any('belly-injury', all('injury', late)))),
      high(
        'hyperemesis',
        'RCOG GTG69',
        all(
          'pregnant',
          any(
            'keeps-nothing',
            'dehydration',
            all('vomiting', any('weight-loss', 'drowsy', 'diabetes', 'dizzy', 'no-urine-long', 'vomiting-blood')),
          ),
        ),
      ),
      high('pregnancy-urine', 'NICE NG109', all('pregnant', any('urine-burning', 'flank-pain', 'blood-in-urine'))),
      high('pregnancy-fever', 'NICE NG255; NHS', all('pregnant', 'fever')),
      high('liver-itch', 'RCOG GTG43 (cholestasis)', all('pregnant', any('palms-itch', 'jaundice', all('itch', late))), {
        unless: ['rash', 'insect-bite', 'stretch-itch', 'vaginal-itch', 'piles'],
      }),
      high(
        'rash-contact',
        'UKHSA (rash in pregnancy); RCOG GTG13',
        all('pregnant', any('rash-contact', 'measles-contact', 'chickenpox', 'measles')),
      ),
      high('pregnancy-today', 'CDC HEAR HER', all('pregnant', any('breathless', 'palpitations', 'harm-others', 'violence')), {
        unless: ['cold'],
      }),
      low('ligament-pain', 'NHS (pelvic pain in pregnancy)', all('pregnant', 'ligament-pain'), {
        unless: [
          'fever',
          'vaginal-bleeding',
          'urine-burning',
          'severe-pain',
          'severe',
          'labour',
          'waters-broken',
          'sudden',
          'vomiting',
          'worsening',
          'womb-hard',
        ],
        explains: ['belly-pain', 'pelvic-pain', 'low-side-pain', 'back-pain', 'joint-pain', 'limb-pain'],
      }),
      low('morning-sickness', 'RCOG GTG69; NHS', all('pregnant', any('morning-sickness', 'nausea', all('vomiting', 'keeps-fluids'))), {
        unless: [
          ...notEveryday,
          'late-pregnancy',
          'over-20-weeks',
          'weight-loss',
          'diabetes',
          'dizzy',
          'blood-in-urine',
          'diarrhoea',
          'dehydration',
        ],
        explains: ['nausea', 'vomiting', 'unwell', 'tired', 'no-appetite', 'heartburn', 'morning-sickness'],
      }),
      low(
        'pregnancy-everyday',
        'NHS (common health problems in pregnancy)',
        all(
          'pregnant',
          any(
            'heartburn',
            'constipation',
            'urine-often',
            'cramp',
            'back-pain',
            'leg-swelling-both',
            'tired',
            'bloating',
            'piles',
            'gum-bleeding',
            'poor-sleep',
            'nosebleed',
            'breast-pain',
            'prostate',
            'stretch-itch',
            'hiccups',
          ),
        ),
        {
          unless: [
            ...notEveryday,
            'dizzy',
            'vomiting',
            'weight-loss',
            'palpitations',
            'saddle-numbness',
            'no-urine',
            'breast-lump',
            'breast-red',
            'low-mood',
            'heavy-bleeding',
          ],
          explains: [
            'heartburn',
            'constipation',
            'urine-often',
            'cramp',
            'back-pain',
            'leg-swelling-both',
            'tired',
            'bloating',
            'gum-bleeding',
            'poor-sleep',
            'breast-pain',
            'leaking-urine',
            'nosebleed',
            'prostate',
            'itch',
            'hiccups',
            'limb-pain',
            'muscle-ache',
            'swollen-joint',
            'sore-nipples',
          ],
        },
      ),
    ],
  }),
  movements: protocol({
    title: ['The baby moves less', 'قلة حركة الجنين'],
    opens: ['less-movement'],
    of: all(
      any('pregnant', 'over-20-weeks', 'weeks-told', all('kicks-said', not('male'), not('under-16'))),
      any(not('moves-again'), 'nothing-felt'),
    ),
    // RCOG GTG57: from the 24th week on it is looked at without delay.
    unanswered: ['Emergency', 'less-movement'],
    cleared: ['Medium', 'first-movements'],
    discriminators: [
      emergency(
        'less-movement',
        'RCOG GTG57 (reduced movements)',
        all('less-movement', any('late-pregnancy', 'over-20-weeks', 'near-term', 'weeks-told', 'vaginal-bleeding', 'injury')),
      ),
      medium('first-movements', 'RCOG GTG57; NHS', all('less-movement', not('late-pregnancy')), { unless: ['over-20-weeks', 'weeks-told'] }),
      high('less-movement-today', 'RCOG GTG57 (reduced movements)', all('less-movement', 'belly-pain')),
    ],
  }),
  labour: protocol({
    title: ['Labour or waters', 'الطلق أو نزول ماء الجنين'],
    opens: ['labour', 'waters-broken', 'urge-to-push', 'cord-out', 'baby-born', 'practice-pains'],
    of: any('pregnant', 'baby-born', 'over-20-weeks', 'weeks-told'),
    unanswered: ['High', 'labour-today'],
    cleared: ['High', 'labour-today'],
    discriminators: [
      emergency('cord-first', 'RCOG GTG50 (cord prolapse)', 'cord-out'),
      emergency('birth-now', 'NICE NG235; WHO', any('urge-to-push', 'baby-born')),
      emergency('preterm-labour', 'NICE NG25', all(any('labour', 'waters-broken', 'pains-close'), any('preterm', all(late, not('near-term'))))),
      emergency(
        'labour',
        'NICE NG235',
        all(
          any('labour', 'waters-broken'),
          any(
            'waters-coloured',
            'vaginal-bleeding',
            'pad-each-hour',
            'heavy-bleeding',
            'less-movement',
            'womb-hard',
            'fever',
            'placenta-praevia',
            'high-pressure',
            'headache',
            'fainted',
            'pains-close',
          ),
        ),
      ),
      emergency('labour', 'NICE NG235', all('labour', 'waters-broken')),
      high('labour-today', 'NICE NG235', any('pains-close', 'waters-broken', all('labour', 'near-term'))),
      low('practice-pains', 'NHS (Braxton Hicks)', 'practice-pains', {
        unless: [
          'waters-broken',
          'vaginal-bleeding',
          'pains-close',
          'preterm',
          'less-movement',
          'fever',
          'severe-pain',
          'urine-burning',
          'worsening',
        ],
        explains: ['labour', 'belly-pain', 'pelvic-pain', 'swollen-belly', 'upper-belly-pain'],
      }),
    ],
  }),
  // The danger signs of the six weeks after every birth.
  'after-birth': protocol({
    title: ['After a birth', 'بعد الولادة'],
    opens: ['after-birth', 'placenta-stuck', 'smelly-lochia', 'birth-wound', 'afterpains'],
    unanswered: ['Low', 'after-birth'],
    cleared: ['Low', 'after-birth'],
    discriminators: [
      emergency(
        'after-birth-bleeding',
        'RCOG GTG52; WHO (postpartum haemorrhage)',
        any(
          'placenta-stuck',
          all('after-birth', any('pad-each-hour', 'heavy-bleeding', 'not-stopping', all(bleeds, any('fainted', 'nearly-fainted', 'dizzy', 'pallor')))),
        ),
      ),
      emergency(
        'birth-pressure',
        'NICE NG133',
        all(
          'after-birth',
          any(
            'seizure',
            'high-pressure',
            'very-high-pressure',
            'vision-loss',
            all(
              any('headache', 'raised-pressure'),
              any('blurred-vision', 'flashes', 'upper-right', 'severe', 'worst-headache', 'raised-pressure', 'face-hand-swelling'),
            ),
          ),
        ),
      ),
      emergency(
        'birth-clot',
        'RCOG GTG37b; CDC HEAR HER',
        all('after-birth', any('chest-pain', 'breathless', 'severe-breathless', 'coughing-blood', 'leg-swelling', 'fainted')),
        { unless: ['cold'] },
      ),
      emergency(
        'birth-sepsis',
        'NICE NG255; RCOG GTG64 (sepsis)',
        all(
          'after-birth',
          any(
            ill,
            all('fever', any('belly-pain', 'pelvic-pain', 'smelly-lochia', 'smelly-discharge', 'breathless', 'high-fever', 'diarrhoea')),
          ),
        ),
      ),
      emergency(
        'mind-emergency',
        'NICE CG192',
        all('after-birth', any('psychosis', 'birth-delusion', 'mania', 'voices-command', 'harm-others', 'self-harm')),
      ),
      high('birth-fever', 'NICE NG194', all('after-birth', any('fever', 'chills'))),
      high('birth-flow', 'NICE NG194', any('smelly-lochia', all('after-birth', 'smelly-discharge'))),
      high('birth-flow', 'NICE NG194', all('after-birth', any('belly-pain', 'pelvic-pain')), { unless: ['afterpains'] }),
      high('birth-wound', 'NICE NG194', 'birth-wound'),
      high('birth-headache', 'NICE NG194', all('after-birth', any('headache', 'raised-pressure'))),
      high('birth-bladder', 'NICE NG194', all('after-birth', any('no-urine', 'urine-burning', 'leaking-urine'))),
      high(
        'birth-bleeding-today',
        'NICE NG194',
        all('after-birth', any('vaginal-bleeding', 'bleeding'), any('worsening', 'over-3-weeks', 'dizzy')),
      ),
      high(
        'birth-mood',
        'NICE CG192',
        all(
          'after-birth',
          any('low-mood', 'no-sleep-days', 'despair'),
          any('severe', 'worsening', 'despair', 'no-sleep-days', 'over-week'),
        ),
        { unless: ['baby-blues'] },
      ),
      high('birth-mood', 'NICE CG192', all('after-birth', 'baby-blues', any('no-sleep-days', 'severe', 'worsening', 'cant-function'))),
      low('baby-blues', 'NICE CG192; NHS (baby blues)', all('after-birth', 'first-days', 'baby-blues'), {
        unless: [
          'self-harm',
          'harm-others',
          'psychosis',
          'birth-delusion',
          'no-sleep-days',
          'poor-sleep',
          'cant-function',
          'severe',
          'worsening',
          'over-3-weeks',
          'fever',
          'mind-illness',
          'violence',
        ],
        explains: ['low-mood', 'despair', 'crying-baby', 'anxiety', 'tired'],
      }),
      low('afterpains', 'NHS (after the birth)', 'afterpains', {
        unless: ['fever', 'smelly-lochia', 'smelly-discharge', 'severe-pain', 'severe', 'worsening', 'heavy-bleeding', 'pad-each-hour', 'dizzy', 'over-week'],
        explains: ['belly-pain', 'pelvic-pain', 'cramp'],
      }),
    ],
  }),
  'after-loss': protocol({
    title: ['After a miscarriage or abortion', 'بعد الإجهاض'],
    opens: ['after-loss', 'tissue-passed'],
    of: 'female',
    unanswered: ['High', 'after-loss'],
    cleared: ['Medium', 'after-loss-visit'],
    discriminators: [
      emergency(
        'loss-emergency',
        'NICE NG126; NG140',
        all(
          any('after-loss', 'tissue-passed'),
          any(
            'pad-each-hour',
            'heavy-bleeding',
            'fainted',
            'nearly-fainted',
            'severe-pain',
            'shoulder-tip',
            ill,
            all('fever', any('belly-pain', 'pelvic-pain', 'smelly-discharge')),
          ),
        ),
      ),
      high(
        'after-loss',
        'NICE NG126; NG140',
        any('tissue-passed', 'fever', 'smelly-discharge', 'belly-pain', 'rhesus-negative', 'over-3-weeks'),
      ),
    ],
  }),
  breastfeeding: protocol({
    title: ['Breastfeeding', 'الرضاعة الطبيعية'],
    opens: ['sore-nipples', 'engorged', 'little-milk'],
    of: any('breastfeeding', 'after-birth', 'female'),
    unanswered: ['Low', 'breastfeeding'],
    cleared: ['Low', 'breastfeeding'],
    discriminators: [
      emergency('breast-sepsis', 'NICE NG253; CKS (mastitis)', all(any('sore-nipples', 'engorged'), ill)),
      high(
        'mastitis',
        'NICE CKS (mastitis)',
        all(any('sore-nipples', 'engorged'), any('fever', 'chills', 'breast-red', 'pus', 'breast-lump')),
      ),
      medium('little-milk', 'NICE NG194', 'little-milk', { unless: ['feeds-well'] }),
      low('breastfeeding', 'NICE NG194', all('little-milk', 'feeds-well'), { unless: ['not-feeding', 'dry-nappies', 'fever'] }),
      low('sore-nipples', 'NHS (sore nipples in breastfeeding)', 'sore-nipples', {
        unless: ['fever', 'breast-red', 'breast-lump', 'pus', 'chills', 'worsening', 'over-3-weeks'],
        explains: ['breast-pain', 'minor-wound', 'wound'],
      }),
      low('engorged', 'NHS (engorgement); ABM 36', 'engorged', {
        unless: ['fever', 'breast-red', 'breast-lump', 'pus', 'chills', 'over-3-days'],
        explains: ['breast-pain'],
      }),
    ],
  }),
  'pregnancy-question': protocol({
    title: ['A question about pregnancy', 'سؤال عن الحمل'],
    opens: ['pregnancy-question'],
    of: any('pregnant', 'breastfeeding'),
    unanswered: ['Low', 'pregnancy-question'],
    cleared: ['Low', 'pregnancy-question'],
    discriminators: [],
  }),
} as const;
