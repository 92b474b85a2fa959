import { all, any, emergency, high, low, medium, not, protocol } from '../kinds.ts';
import { children, smallChildren, underTwo } from './advice.ts';

/** What makes any illness of a small child an emergency: NICE NG143 red, WHO IMCI danger signs. */
const red = any(
  'drowsy',
  'unconscious',
  'floppy',
  'mottled',
  'blue-lips',
  'shrill-cry',
  'bulging-fontanelle',
  'breathing-pauses',
  'chest-indrawing',
);

export const protocols = {
  'baby-fever': protocol({
    title: ['Fever under 3 months', 'حرارة قبل عمر 3 أشهر'],
    opens: ['fever', 'low-fever', 'high-fever', 'low-temperature', 'temperature-39', 'temperature-40'],
    of: 'under-3-months',
    unanswered: ['Emergency', 'newborn-ill'],
    cleared: ['Emergency', 'newborn-ill'],
    discriminators: [
      emergency('newborn-ill', 'NICE NG143; AAP 2021 (febrile infant)', any('fever', 'low-fever', 'high-fever', 'low-temperature')),
    ],
  }),
  'small-child-fever': protocol({
    title: ['Fever under 5 years', 'حرارة قبل عمر 5 سنوات'],
    opens: ['fever', 'high-fever', 'low-fever', 'temperature-39', 'temperature-40'],
    of: all(smallChildren, not('under-3-months')),
    unanswered: ['Medium', 'child-fever-check'],
    cleared: ['Low', 'child-fever-home'],
    discriminators: [
      emergency('meningitis', 'NICE NG240', any('purple-rash', 'stiff-neck')),
      emergency('ill-child', 'NICE NG143 (red); WHO IMCI', red),
      emergency('ill-child', 'NICE NG143 (red)', any('seizure', 'confused', 'sepsis-signs', 'severe-breathless')),
      emergency('ill-child', 'NICE NG143 (Kawasaki disease)', all('kawasaki-signs', 'over-5-days')),
      emergency('ill-child', 'NICE NG143 (red, amber together)', all('not-feeding', 'dry-nappies')),
      high('child-fever', 'NICE NG143 (amber)', any('under-6-months', 'temperature-40')),
      high('child-fever', 'NICE NG143', 'under-1', { unless: ['feeds-well', 'vaccine', 'teething'] }),
      high(
        'child-fever',
        'NICE NG143 (amber)',
        any('not-feeding', 'dry-nappies', 'inconsolable', 'over-3-days', 'fast-breathing', 'rigors'),
      ),
      high('child-fever', 'NICE NG143 (amber)', any('limp', 'swollen-joint', 'urine-burning', 'weak-immunity', 'travel')),
      low('child-fever-after-vaccine', 'NHS (vaccines)', 'vaccine', {
        unless: ['under-6-months', 'over-3-days', 'rash', 'infant-danger', 'drowsy', 'breathless'],
        explains: ['fever', 'low-fever', 'crying-baby'],
      }),
      low('child-fever-home', 'NICE NG143 (green)', 'feeds-well', {
        unless: [
          'under-6-months',
          'over-3-days',
          'rash',
          'infant-danger',
          'drowsy',
          'breathless',
          'rigors',
          'weak-immunity',
          'urine-burning',
          'limp',
        ],
        explains: ['fever', 'low-fever', 'high-fever', 'cold', 'cough', 'unwell'],
      }),
    ],
  }),
  'older-child-fever': protocol({
    title: ['Fever from 5 to 15 years', 'حرارة من عمر 5 إلى 15 سنة'],
    opens: ['fever', 'high-fever'],
    of: all('under-16', not('under-5')),
    unanswered: ['Medium', 'child-fever-check'],
    cleared: ['Low', 'child-fever-home'],
    discriminators: [
      emergency('meningitis', 'NICE NG240', any('purple-rash', 'stiff-neck', all('headache', 'light-hurts'))),
      emergency(
        'ill-child',
        'NICE NG143; NG253 (sepsis)',
        any('drowsy', 'confused', 'sepsis-signs', 'mottled', 'blue-lips', 'severe-breathless', 'seizure'),
      ),
      high(
        'child-fever',
        'NICE NG143',
        any('over-3-days', 'weak-immunity', 'limp', 'swollen-joint', 'travel', 'rigors', 'belly-pain', 'urine-burning'),
      ),
    ],
  }),
  'newborn-jaundice': protocol({
    title: ['Yellow baby', 'اصفرار المولود'],
    opens: ['jaundice', 'jaundice-first-day'],
    of: 'under-3-months',
    unanswered: ['High', 'yellow-baby-today'],
    cleared: ['High', 'yellow-baby-today'],
    discriminators: [
      emergency('yellow-baby', 'NICE CG98', 'jaundice-first-day'),
      emergency(
        'yellow-baby',
        'NICE CG98; AAP 2022',
        any('drowsy', 'not-feeding', 'floppy', 'shrill-cry', 'seizure', 'fever', 'low-temperature'),
      ),
      emergency('yellow-baby', 'NICE CG98', any('dry-nappies', 'bulging-fontanelle', 'breathing-pauses', 'green-vomit')),
      high('yellow-baby-today', 'NICE CG98 (biliary atresia)', any('pale-stool', 'over-week', 'g6pd')),
    ],
  }),
  'young-baby-ill': protocol({
    title: ['Ill baby under 3 months', 'رضيع مريض قبل عمر 3 أشهر'],
    opens: ['infant-danger', 'drowsy', 'breathless', 'wheeze', 'vomiting', 'green-vomit', 'unwell', 'navel-red', 'inconsolable'],
    of: 'under-3-months',
    unanswered: ['High', 'young-baby-today'],
    cleared: ['High', 'young-baby-today'],
    discriminators: [
      emergency('green-vomit', 'NICE CG98; NG1 (bilious vomiting)', 'green-vomit'),
      emergency(
        'newborn-ill',
        'WHO IMCI (young infant)',
        any('infant-danger', 'drowsy', 'seizure', 'blue-lips', 'fever', 'low-temperature'),
      ),
      emergency('newborn-ill', 'NICE NG9; WHO IMCI', any('breathless', 'severe-breathless', 'fast-breathing', 'sepsis-signs')),
      emergency('newborn-ill', 'NICE NG1 (pyloric stenosis)', all('projectile-vomiting', any('dry-nappies', 'weight-loss'))),
      high('young-baby-today', 'NICE NG1 (pyloric stenosis)', 'projectile-vomiting'),
      high('navel-today', 'WHO IMCI (young infant)', 'navel-red'),
      low('posseting', 'NICE NG1 (reflux in babies)', 'posseting', {
        unless: [
          'infant-danger',
          'green-vomit',
          'projectile-vomiting',
          'vomiting-blood',
          'bloody-stool',
          'fever',
          'weight-loss',
          'breathless',
          'drowsy',
        ],
        explains: ['vomiting', 'hiccups'],
      }),
    ],
  }),
  'ill-small-child': protocol({
    title: ['Danger signs in a small child', 'علامات خطر لدى طفل صغير'],
    opens: ['infant-danger', 'mottled', 'floppy', 'not-feeding', 'dry-nappies', 'shrill-cry', 'breathing-pauses', 'sunken-fontanelle'],
    of: all(smallChildren, not('under-3-months')),
    unanswered: ['High', 'not-drinking-today'],
    cleared: ['High', 'not-drinking-today'],
    discriminators: [
      emergency('ill-child', 'NICE NG143 (red); WHO IMCI', red),
      emergency(
        'ill-child',
        'WHO IMCI (danger signs)',
        all('not-feeding', any('vomiting', 'keeps-nothing', 'dry-nappies', 'sunken-fontanelle', 'breathless')),
      ),
      emergency(
        'ill-child',
        'NICE CG84 (shock)',
        all('dry-nappies', any('diarrhoea', 'vomiting', 'sunken-fontanelle'), any('drowsy', 'sunken-fontanelle', 'no-urine')),
      ),
      emergency('ill-child', 'WHO IMCI (danger signs)', any('seizure', 'confused', 'purple-rash', 'green-vomit', 'severe-breathless')),
    ],
  }),
  'small-child-breathing': protocol({
    title: ['Breathing of a small child', 'تنفس الطفل الصغير'],
    opens: ['breathless', 'severe-breathless', 'chest-indrawing', 'breathing-pauses', 'wheeze', 'fast-breathing'],
    of: smallChildren,
    unanswered: ['High', 'child-breathing-today'],
    cleared: ['Medium', 'child-chest-check'],
    discriminators: [
      emergency(
        'child-breathing',
        'NICE NG9 (bronchiolitis)',
        any('breathing-pauses', 'blue-lips', 'chest-indrawing', 'severe-breathless', 'low-oxygen'),
      ),
      emergency('child-breathing', 'NICE NG9; WHO IMCI', any('drowsy', 'floppy', 'mottled', 'drooling', 'stridor')),
      emergency('child-breathing', 'NICE NG9', any('under-3-months', all('not-feeding', any('breathless', 'fast-breathing', 'wheeze')))),
      emergency('child-breathing', 'RCUK (foreign body)', all('sudden', any('choking', 'swallowed-object'))),
      high('child-breathing-today', 'NICE NG9', any('not-feeding', 'dry-nappies', 'fast-breathing', 'lowish-oxygen', 'fever', 'asthma')),
    ],
  }),
  'crying-baby': protocol({
    title: ['Crying baby', 'رضيع يبكي'],
    opens: ['crying-baby', 'inconsolable', 'shrill-cry', 'colic', 'drawn-up-legs', 'carer-breaking', 'hair-tourniquet'],
    of: underTwo,
    unanswered: ['High', 'crying-today'],
    cleared: ['Low', 'colic'],
    discriminators: [
      emergency(
        'blocked-bowel',
        'NICE CKS (colic; intussusception)',
        any('drawn-up-legs', 'green-vomit', all('bloody-stool', any('vomiting', 'drowsy', 'inconsolable'))),
      ),
      emergency(
        'ill-child',
        'NICE NG143',
        any('shrill-cry', 'drowsy', 'floppy', 'mottled', 'breathing-pauses', 'bulging-fontanelle', 'purple-rash'),
      ),
      emergency('shaken-baby', 'NICE NG76', 'shaken'),
      emergency('hair-around', 'NICE CKS (colic)', 'hair-tourniquet'),
      emergency('ill-child', 'NICE CKS (colic)', any('hernia-stuck', 'testicle-pain', 'rigid-belly')),
      high('crying-carer', 'NICE NG76; CG89', 'carer-breaking'),
      high('crying-today', 'NICE CKS (colic)', any('fever', 'not-feeding', 'vomiting', 'injury', 'bloody-stool', 'no-weight-bearing')),
      low('colic', 'NICE CKS (colic)', any('colic', all('crying-baby', 'feeds-well')), {
        unless: ['fever', 'vomiting', 'infant-danger', 'bloody-stool', 'injury', 'inconsolable', 'unexplained-bruise', 'weight-loss'],
        explains: ['belly-pain', 'crying-baby', 'bloating', 'poor-sleep'],
      }),
      low('teething', 'NHS (teething)', 'teething', {
        unless: ['fever', 'high-fever', 'diarrhoea', 'vomiting', 'infant-danger', 'inconsolable'],
        explains: ['crying-baby', 'drooling', 'poor-sleep'],
      }),
    ],
  }),
  'child-vomiting': protocol({
    title: ['Vomiting or diarrhoea under 5 years', 'قيء أو إسهال قبل عمر 5 سنوات'],
    opens: ['vomiting', 'diarrhoea', 'green-vomit', 'posseting', 'projectile-vomiting', 'drawn-up-legs'],
    of: smallChildren,
    unanswered: ['Medium', 'child-vomiting-check'],
    cleared: ['Low', 'child-vomiting-home'],
    discriminators: [
      emergency('green-vomit', 'NICE NG1; CG84', 'green-vomit'),
      emergency(
        'blocked-bowel',
        'NICE CG84 (intussusception)',
        any('drawn-up-legs', all('bloody-stool', any('drowsy', 'inconsolable', 'mottled'))),
      ),
      emergency('ill-child', 'NICE CG84 (shock)', any('drowsy', 'floppy', 'mottled', 'unconscious', 'bulging-fontanelle', 'seizure')),
      emergency('ill-child', 'NICE CG84; NG240; NG232', any('vomiting-blood', 'stiff-neck', 'purple-rash', 'head-injury', 'rigid-belly')),
      high('child-dry-today', 'NICE CG84', any('keeps-nothing', 'dry-nappies', 'sunken-fontanelle', 'dehydration', 'not-feeding')),
      high(
        'child-dry-today',
        'NICE CG84',
        any('bloody-stool', 'over-3-days', 'high-fever', 'weak-immunity', 'diabetes', 'thirst', 'belly-pain'),
      ),
      high('child-dry-today', 'NICE CG84', 'under-6-months', { unless: ['posseting', 'feeds-well'] }),
      low('posseting', 'NICE NG1 (reflux in babies)', all('posseting', any('under-1', 'newborn')), {
        unless: ['fever', 'infant-danger', 'projectile-vomiting', 'weight-loss', 'breathless'],
        explains: ['vomiting', 'hiccups', 'crying-baby', 'colic'],
      }),
      low('child-vomiting-home', 'NICE CG84', any('feeds-well', 'keeps-fluids'), {
        unless: ['under-6-months', 'infant-danger', 'fever', 'over-3-days', 'bloody-stool', 'belly-pain', 'weak-immunity', 'head-injury'],
        explains: ['vomiting', 'diarrhoea', 'nausea', 'unwell'],
      }),
    ],
  }),
  'child-rash': protocol({
    title: ['Rash with fever in a child', 'طفح مع حرارة لدى طفل'],
    opens: ['rash', 'scarlet-fever', 'kawasaki-signs', 'purple-rash'],
    of: all(children, any('fever', 'high-fever', 'scarlet-fever', 'kawasaki-signs')),
    unanswered: ['High', 'child-rash-fever'],
    cleared: ['Medium', 'child-rash-check'],
    discriminators: [
      emergency('meningitis', 'NICE NG240; NG143', any('purple-rash', 'stiff-neck')),
      emergency('ill-child', 'NICE NG143 (red)', any('drowsy', 'floppy', 'mottled', 'confused', 'severe-breathless', 'seizure')),
      emergency('ill-child', 'NICE NG143 (Kawasaki disease)', all('kawasaki-signs', any('fever', 'over-5-days'))),
      high('child-rash-fever', 'UKHSA (scarlet fever)', 'scarlet-fever'),
      high('child-rash-fever', 'NICE NG143', any('over-3-days', 'weak-immunity', 'not-feeding', 'under-6-months', 'swollen-joint')),
      medium('child-rash-check', 'NICE NG143 (green)', 'feeds-well', {
        unless: ['infant-danger', 'drowsy', 'breathless', 'measles'],
        explains: ['rash', 'fever', 'itch', 'cold'],
      }),
    ],
  }),
  chickenpox: protocol({
    title: ['Chickenpox', 'جدري الماء'],
    opens: ['chickenpox'],
    unanswered: ['Low', 'chickenpox'],
    cleared: ['Low', 'chickenpox'],
    discriminators: [
      emergency(
        'chickenpox-now',
        'NICE CKS (chickenpox)',
        any('breathless', 'severe-breathless', 'chest-pain', 'confused', 'drowsy', 'stiff-neck', 'seizure'),
      ),
      emergency('chickenpox-now', 'NICE CKS (chickenpox); UKHSA', any('under-1-month', 'purple-rash', 'flesh-eating', 'balance-loss')),
      high(
        'chickenpox-today',
        'UKHSA; NICE CKS (chickenpox)',
        any('pregnant', 'weak-immunity', 'under-3-months', 'after-birth', 'over-16'),
      ),
      high('chickenpox-today', 'NICE CKS (infected spots)', any('cellulitis', 'severe-pain', 'dehydration', 'over-5-days', 'eye-pain')),
      low('chickenpox', 'NHS (chickenpox)', any('under-16', 'feeds-well'), {
        unless: ['under-3-months', 'weak-immunity', 'breathless', 'drowsy'],
        explains: ['rash', 'itch', 'fever', 'tired', 'no-appetite', 'headache', 'mouth-sores'],
      }),
    ],
  }),
  handfoot: protocol({
    title: ['Hand, foot and mouth', 'اليد والقدم والفم'],
    opens: ['handfoot'],
    unanswered: ['Low', 'handfoot'],
    cleared: ['Low', 'handfoot'],
    discriminators: [
      emergency(
        'ill-child',
        'WHO (hand, foot and mouth)',
        all(children, any('drowsy', 'floppy', 'seizure', 'stiff-neck', 'severe-breathless', 'mottled')),
      ),
      high(
        'handfoot-today',
        'NICE CKS (hand, foot and mouth)',
        any('dehydration', 'not-feeding', 'dry-nappies', 'pregnant', 'weak-immunity', 'under-3-months'),
      ),
      low('handfoot', 'NHS (hand, foot and mouth)', 'handfoot', {
        unless: ['infant-danger', 'pregnant', 'weak-immunity', 'breathless', 'drowsy', 'under-3-months'],
        explains: ['rash', 'fever', 'mouth-sores', 'sore-throat', 'no-appetite', 'itch', 'cold'],
      }),
    ],
  }),
  measles: protocol({
    title: ['Measles', 'حصبة'],
    opens: ['measles'],
    unanswered: ['High', 'measles-today'],
    cleared: ['High', 'measles-today'],
    discriminators: [
      emergency(
        'measles-now',
        'NICE CKS (measles); WHO',
        any('breathless', 'severe-breathless', 'drowsy', 'confused', 'seizure', 'stiff-neck', 'blue-lips'),
      ),
      emergency('measles-now', 'WHO (measles)', any('infant-danger', 'chest-pain', 'under-3-months')),
    ],
  }),
  'nappy-rash': protocol({
    title: ['Nappy rash', 'طفح الحفاض'],
    opens: ['nappy-rash'],
    unanswered: ['Low', 'nappy-rash'],
    cleared: ['Low', 'nappy-rash'],
    discriminators: [
      emergency('ill-child', 'NICE NG143', all(smallChildren, any('purple-rash', 'floppy', 'drowsy', 'mottled'))),
      high('nappy-rash-today', 'NICE CKS (nappy rash)', any('fever', 'cellulitis', 'abscess', 'infant-danger', 'unexplained-bruise')),
      medium('nappy-rash-check', 'NICE CKS (nappy rash)', any('over-week', 'worsening', 'severe')),
      low('nappy-rash', 'NHS (nappy rash)', 'nappy-rash', {
        unless: ['fever', 'infant-danger', 'over-week', 'purple-rash', 'abscess'],
        explains: ['rash', 'itch', 'diarrhoea', 'crying-baby'],
      }),
    ],
  }),
  teething: protocol({
    title: ['Teething', 'تسنين'],
    opens: ['teething'],
    of: smallChildren,
    unanswered: ['Low', 'teething'],
    cleared: ['Low', 'teething'],
    discriminators: [
      emergency('ill-child', 'NICE NG143', red),
      high('child-fever', 'NHS (teething)', any('high-fever', 'temperature-39', all('fever', 'under-6-months')), {
        unless: ['under-3-months'],
      }),
      low('teething', 'NHS (teething)', 'teething', {
        unless: ['fever', 'high-fever', 'diarrhoea', 'vomiting', 'infant-danger', 'under-3-months'],
        explains: ['drooling', 'crying-baby', 'poor-sleep', 'toothache', 'mouth-sores', 'low-fever'],
      }),
    ],
  }),
  'cradle-cap': protocol({
    title: ['Cradle cap', 'قشرة رأس الرضيع'],
    opens: ['cradle-cap'],
    of: underTwo,
    unanswered: ['Low', 'cradle-cap'],
    cleared: ['Low', 'cradle-cap'],
    discriminators: [
      high('young-baby-today', 'NICE CKS (seborrhoeic dermatitis)', any('infant-danger', 'cellulitis', 'bleeding'), {
        unless: ['feeds-well'],
      }),
      low('cradle-cap', 'NHS (cradle cap)', 'cradle-cap', {
        unless: ['fever', 'infant-danger', 'cellulitis'],
        explains: ['rash', 'itch', 'minor-skin', 'hair-loss'],
      }),
    ],
  }),
  limp: protocol({
    title: ['Limping child', 'طفل يعرج'],
    opens: ['limp', 'no-weight-bearing'],
    of: children,
    unanswered: ['High', 'limp-today'],
    cleared: ['Medium', 'limp-check'],
    discriminators: [
      emergency(
        'infected-joint',
        'NICE CKS (limp in children)',
        all('fever', any('no-weight-bearing', 'hot-joint', 'swollen-joint', 'severe-pain')),
      ),
      emergency('infected-joint', 'NICE CKS (limp in children)', any('sepsis-signs', 'drowsy', 'purple-rash')),
      emergency('ill-child', 'NICE CKS (limp in children)', any('saddle-numbness', 'rising-weakness', 'testicle-pain')),
      high(
        'limp-today',
        'NICE CKS (limp in children)',
        any('no-weight-bearing', 'fever', 'injury', 'unexplained-bruise', 'weight-loss', 'under-5', 'bruise'),
      ),
    ],
  }),
  'growing-pains': protocol({
    title: ['Leg pains at night in a child', 'آلام الساقين ليلاً لدى طفل'],
    opens: ['growing-pains'],
    of: children,
    unanswered: ['Low', 'growing-pains'],
    cleared: ['Low', 'growing-pains'],
    discriminators: [
      high(
        'limp-today',
        'NICE CKS (leg pain, red flags)',
        any('limp', 'fever', 'swollen-joint', 'weight-loss', 'no-weight-bearing', 'easy-bruising', 'night-sweats'),
      ),
      low('growing-pains', 'NHS (growing pains)', 'growing-pains', {
        unless: ['limp', 'fever', 'swollen-joint', 'injury', 'weight-loss', 'worsening'],
        explains: ['limb-pain', 'joint-pain', 'muscle-ache', 'poor-sleep'],
      }),
    ],
  }),
  'child-development': protocol({
    title: ['Development and behaviour', 'النمو والسلوك'],
    opens: ['child-development', 'lost-skills'],
    of: children,
    unanswered: ['Medium', 'child-development'],
    cleared: ['Medium', 'child-development'],
    discriminators: [
      emergency('ill-child', 'NICE NG143; NG217', any('seizure', 'drowsy', 'floppy')),
      high('lost-skills', 'NICE CG128; NG127', any('lost-skills', 'weakness', 'balance-loss')),
    ],
  }),
  bedwetting: protocol({
    title: ['Bedwetting', 'تبول ليلي'],
    opens: ['bedwetting'],
    of: children,
    unanswered: ['Medium', 'bedwetting'],
    cleared: ['Medium', 'bedwetting'],
    discriminators: [
      emergency('ill-child', 'NICE NG18 (new diabetes)', all('thirst', any('vomiting', 'drowsy', 'breathless', 'belly-pain'))),
      high(
        'bedwetting-today',
        'NICE NG18; CG111',
        any('thirst', 'weight-loss', 'urine-burning', 'fever', 'saddle-numbness', 'child-harmed'),
      ),
      low('bedwetting-small', 'NICE CG111', 'under-5', {
        unless: ['thirst', 'weight-loss', 'urine-burning', 'fever', 'child-harmed'],
        explains: ['urine-burning'],
      }),
    ],
  }),
  'swallowed-object': protocol({
    title: ['Swallowed object', 'ابتلاع جسم'],
    opens: ['swallowed-object', 'button-battery', 'magnets', 'sharp-object', 'object-stuck'],
    unanswered: ['High', 'swallowed-object-today'],
    cleared: ['Medium', 'swallowed-object-watch'],
    discriminators: [
      emergency('button-battery', 'RCEM; NCPC button battery guideline', 'button-battery', { unless: ['object-in'] }),
      emergency('choking', 'RCUK (choking)', any('choking', 'severe-breathless', 'blue-lips', 'stridor', 'no-breathing')),
      emergency('swallowed-magnets', 'RCEM (magnets)', 'magnets'),
      emergency(
        'swallowed-object',
        'ESPGHAN/ESGE 2017',
        any('sharp-object', 'object-stuck', 'drooling', 'trouble-swallowing', 'vomiting-blood'),
      ),
      emergency(
        'swallowed-object',
        'ESPGHAN/ESGE 2017',
        any('vomiting', 'belly-pain', 'chest-pain', 'breathless', 'wheeze', 'black-stool', 'fever'),
      ),
    ],
  }),
  'harmless-swallow': protocol({
    title: ['Something harmless swallowed', 'ابتلاع شيء غير ضار'],
    opens: ['harmless-swallow'],
    unanswered: ['Low', 'harmless-swallow'],
    cleared: ['Low', 'harmless-swallow'],
    discriminators: [
      emergency('choking', 'RCUK (choking)', any('choking', 'severe-breathless', 'blue-lips', 'stridor')),
      high('swallowed-object-today', 'TOXBASE', any('drowsy', 'vomiting', 'breathless', 'drooling', 'belly-pain', 'self-harm')),
      low('harmless-swallow', 'TOXBASE; NHS', 'harmless-swallow', {
        unless: ['button-battery', 'magnets', 'drowsy', 'breathless', 'choking'],
        explains: ['swallowed-object', 'nausea'],
      }),
    ],
  }),
  'object-in': protocol({
    title: ['Something in nose or ear', 'شيء في الأنف أو الأذن'],
    opens: ['object-in'],
    unanswered: ['High', 'object-in'],
    cleared: ['Medium', 'object-in-soon'],
    discriminators: [
      emergency('object-in-battery', 'RCEM (button battery)', any('button-battery', 'magnets')),
      emergency('choking', 'RCUK (choking)', any('choking', 'severe-breathless', 'stridor', 'blue-lips')),
      high(
        'object-in',
        'NICE CKS; ENT UK',
        any('bleeding', 'nosebleed', 'ear-pain', 'hearing-loss', 'dizzy', 'sharp-object', 'fever', 'under-5'),
      ),
    ],
  }),
  'child-harm': protocol({
    title: ['A child may have been hurt', 'احتمال تعرض طفل للأذى'],
    opens: ['child-harmed', 'unexplained-bruise', 'shaken'],
    of: children,
    unanswered: ['High', 'child-harm-today'],
    cleared: ['High', 'child-harm-today'],
    discriminators: [
      emergency('shaken-baby', 'NICE NG76', 'shaken'),
      emergency('child-harm', 'NICE CG89; RCPCH (bruising before moving)', all('unexplained-bruise', 'under-1')),
      emergency(
        'child-harm',
        'NICE CG89; NG76',
        any('head-injury', 'drowsy', 'unconscious', 'seizure', 'burn', 'fracture', 'no-weight-bearing', 'assault', 'belly-pain'),
      ),
      emergency('child-harm', 'NICE NG76', any('heavy-bleeding', 'vaginal-bleeding', 'self-harm')),
    ],
  }),
} as const;
