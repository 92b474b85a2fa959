import { all, any, emergency, high, low, medium, not, protocol } from '../kinds.ts';

const brainSigns = any('face-droop', 'one-sided-weakness', 'speech-trouble', 'balance-loss', 'confused');
/** What no sore or red eye may have to be looked after at home. */
const eyeDangers = [
  'vision-loss',
  'blurred-vision',
  'light-hurts',
  'contact-lens',
  'under-1-month',
  'eye-injury',
  'severe-pain',
  'pupil',
  'shingles',
] as const;
/** Throat and mouth: a way that closes. */
const closing = any(
  'stridor',
  'severe-breathless',
  'drooling',
  'cannot-swallow',
  'trismus',
  'muffled-voice',
  'airway-swelling',
  'tongue-swelling',
  'blue-lips',
);

export const protocols = {
  // Eyes
  'sight-loss': protocol({
    title: ['Loss of sight', 'فقدان الرؤية'],
    opens: ['vision-loss', 'curtain'],
    // RCOphth: sight lost is an emergency until it is known to have gone slowly.
    unanswered: ['Emergency', 'sight-lost'],
    cleared: ['High', 'eye-today'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('vision-loss', brainSigns)),
      emergency('sight-lost', 'NICE CKS (retinal detachment)', 'curtain', { unless: ['over-3-weeks'] }),
      emergency('sight-lost', 'Manchester Triage (eye problems); NICE NG128', all('vision-loss', 'sudden'), {
        unless: ['on-standing', 'nearly-fainted', 'aura'],
      }),
      emergency(
        'temple-artery',
        'NICE CKS; BSR giant cell arteritis 2020',
        all('vision-loss', 'over-50', any('headache', 'scalp', 'jaw-pain')),
      ),
      emergency('eye-emergency', 'NICE CKS (red eye)', all('vision-loss', any('eye-pain', 'red-eye'))),
      high('eye-today', 'NICE CG150', all('vision-loss', 'aura'), { unless: ['one-sided-weakness', 'speech-trouble', 'face-droop'] }),
      medium('eye-check', 'NICE CKS (cataracts)', all('vision-loss', any('over-3-weeks', 'eye-check')), {
        unless: ['sudden', 'eye-pain', 'curtain', 'flashes'],
      }),
      medium('standing-sight', 'NICE CG109', all('vision-loss', any('on-standing', 'nearly-fainted')), {
        unless: ['headache', 'chest-pain', 'eye-pain', 'over-50'],
      }),
    ],
  }),
  'double-vision': protocol({
    title: ['Double vision', 'ازدواج الرؤية'],
    opens: ['double-vision'],
    unanswered: ['Emergency', 'double-vision'],
    cleared: ['High', 'eye-today'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('double-vision', brainSigns)),
      emergency(
        'double-vision',
        'NICE NG127; Manchester Triage (eye problems)',
        all('double-vision', any('sudden', 'headache', 'pupil', 'eye-pain', 'head-injury', 'dizzy', 'trouble-swallowing', 'eye-swelling')),
      ),
      medium('eye-check', 'NICE NG127', all('double-vision', 'over-3-weeks'), {
        unless: ['sudden', 'headache', 'pupil', 'trouble-swallowing'],
      }),
    ],
  }),
  'blurred-sight': protocol({
    title: ['Blurred or changed sight', 'تشوش أو تغير في الرؤية'],
    opens: ['blurred-vision', 'halos', 'eye-check'],
    unanswered: ['Medium', 'eye-check'],
    cleared: ['Medium', 'eye-check'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('blurred-vision', brainSigns)),
      emergency('eye-emergency', 'NICE CKS (acute glaucoma)', all('blurred-vision', any('eye-pain', 'vomiting')), {
        unless: ['over-week', 'diarrhoea', 'aura', 'dry-eye', 'eye-dust', 'stye'],
      }),
      emergency('eye-emergency', 'NICE CKS (acute glaucoma)', all('halos', any('eye-pain', 'vomiting', 'red-eye', 'headache')), {
        unless: ['over-3-weeks', 'diarrhoea'],
      }),
      emergency('sight-lost', 'Manchester Triage (eye problems)', all('blurred-vision', 'sudden'), {
        unless: ['on-standing', 'nearly-fainted', 'aura', 'over-3-weeks'],
      }),
      emergency('temple-artery', 'BSR giant cell arteritis 2020', all('blurred-vision', 'over-50', any('scalp', 'jaw-pain'))),
      high(
        'eye-today',
        'NICE CKS (red eye)',
        all(any('blurred-vision', 'halos'), any('red-eye', 'light-hurts', 'contact-lens', 'flashes')),
      ),
    ],
  }),
  flashes: protocol({
    title: ['Flashes and floaters', 'ومضات وذباب طائر'],
    opens: ['flashes'],
    unanswered: ['High', 'flashes-today'],
    cleared: ['Medium', 'eye-check'],
    discriminators: [
      emergency('sight-lost', 'NICE CKS (retinal detachment)', all('flashes', any('curtain', 'vision-loss'))),
      emergency('sight-lost', 'NICE CKS (retinal detachment)', all('flashes', any('blurred-vision', 'eye-injury')), {
        unless: ['aura', 'over-3-weeks', 'on-standing', 'headache'],
      }),
      high('flashes-today', 'NICE CKS (retinal detachment)', all('flashes', any('sudden', 'worsening')), {
        unless: ['aura', 'over-3-weeks', 'on-standing'],
      }),
      medium('eye-check', 'NICE CKS (retinal detachment)', all('flashes', 'over-3-weeks'), {
        unless: ['worsening', 'sudden', 'curtain', 'vision-loss', 'usual'],
      }),
      low('old-floaters', 'NHS (floaters and flashes in the eyes)', all('flashes', 'over-3-weeks', 'usual'), {
        unless: [
          'worsening',
          'sudden',
          'curtain',
          'vision-loss',
          'blurred-vision',
          'eye-pain',
          'red-eye',
          'eye-injury',
          'headache',
          'eye-check',
          'diabetes',
        ],
        explains: ['flashes'],
      }),
      medium('standing-sight', 'NICE CG109', all('flashes', any('on-standing', 'nearly-fainted')), {
        unless: ['curtain', 'vision-loss', 'chest-pain'],
      }),
    ],
  }),
  'eye-pain': protocol({
    title: ['Painful eye', 'ألم في العين'],
    opens: ['eye-pain', 'pain-moving-eye'],
    unanswered: ['High', 'eye-today'],
    cleared: ['Medium', 'eye-check'],
    discriminators: [
      emergency('eye-emergency', 'NICE CKS (acute glaucoma; red eye)', all('eye-pain', any('vision-loss', 'halos'))),
      emergency('eye-emergency', 'NICE CKS (acute glaucoma; red eye)', all('eye-pain', any('blurred-vision', 'vomiting')), {
        unless: ['dry-eye', 'aura', 'diarrhoea'],
      }),
      emergency(
        'eye-emergency',
        'NICE CKS (orbital cellulitis)',
        all('pain-moving-eye', any('eye-swelling', 'fever', 'blurred-vision', 'bulging-eye')),
      ),
      emergency('eye-emergency', 'Manchester Triage (eye problems)', all('eye-pain', 'severe-pain'), {
        unless: ['stye', 'eye-dust', 'arc-eye', 'sinus', 'aura'],
      }),
      high(
        'eye-today',
        'NICE CKS (red eye)',
        all('eye-pain', any('light-hurts', 'contact-lens', 'red-eye', 'shingles', 'pain-moving-eye')),
        { unless: ['eye-dust', 'stye'] },
      ),
      low('minor-eyes', 'NICE CKS (red eye); NHS (swimming and eyes)', all('eye-pain', 'eye-irritated', any('mild', 'well-since')), {
        unless: [...eyeDangers, 'red-eye', 'halos', 'headache', 'vomiting', 'eye-swelling', 'pain-moving-eye', 'worsening', 'over-1-day'],
        explains: ['eye-pain', 'minor-eyes'],
      }),
      low('stye', 'NHS (stye)', all('eye-pain', 'stye'), {
        unless: [...eyeDangers, 'fever', 'bulging-eye'],
        explains: ['eye-pain', 'eye-swelling', 'red-eye', 'minor-eyes'],
      }),
      low('dry-eyes', 'NICE CKS (dry eye)', all('eye-pain', 'dry-eye'), {
        unless: [...eyeDangers, 'red-eye', 'sudden'],
        explains: ['eye-pain', 'minor-eyes', 'blurred-vision'],
      }),
      low('eye-dust', 'NHS (something in the eye)', all('eye-pain', 'eye-dust'), {
        unless: [...eyeDangers, 'eye-high-speed', 'eye-still-gritty', 'over-1-day'],
        explains: ['eye-pain', 'red-eye', 'minor-eyes'],
      }),
    ],
  }),
  'red-eye': protocol({
    title: ['Red eye', 'احمرار العين'],
    opens: ['red-eye'],
    unanswered: ['Medium', 'eye-check'],
    cleared: ['Low', 'minor-eyes'],
    discriminators: [
      emergency('eye-emergency', 'NICE CKS (red eye)', all('red-eye', any('vision-loss', 'halos'))),
      emergency('eye-emergency', 'NICE CKS (acute glaucoma)', all('red-eye', 'eye-pain', any('blurred-vision', 'vomiting', 'severe-pain'))),
      emergency('eye-emergency', 'RCOphth (microbial keratitis)', all('red-eye', 'contact-lens', any('blurred-vision', 'severe-pain'))),
      high('newborn-eye', 'NICE CKS (newborn conjunctivitis)', all('red-eye', 'under-1-month')),
      high(
        'eye-today',
        'NICE CKS (red eye)',
        all('red-eye', any('eye-pain', 'light-hurts', 'contact-lens', 'blurred-vision', 'shingles', 'eye-injury', 'pupil')),
        {
          unless: ['eye-dust', 'stye'],
        },
      ),
      medium('eye-check', 'NICE CKS (conjunctivitis)', all('red-eye', any('over-week', 'recurring', 'under-1')), {
        unless: ['hayfever', 'dry-eye'],
      }),
      low('eye-blood-spot', 'NICE CKS (subconjunctival haemorrhage)', 'eye-blood-spot', {
        unless: [...eyeDangers, 'eye-pain', 'blood-thinner', 'recurring', 'eye-swelling', 'head-injury', 'bruise', 'very-high-pressure'],
        explains: ['red-eye', 'bleeding', 'cough', 'rash', 'flashes'],
      }),
      low('minor-eyes', 'NICE CKS (red eye)', all('red-eye', any('tired', 'overuse', 'mild', 'eye-irritated', 'poor-sleep')), {
        unless: [...eyeDangers, 'eye-pain', 'over-week', 'eye-swelling', 'fever', 'headache', 'vomiting', 'recurring', 'under-1'],
        explains: ['red-eye', 'minor-eyes'],
      }),
      low('minor-eyes', 'NICE CKS (conjunctivitis)', all('red-eye', any('minor-eyes', 'itch', 'hayfever', 'cold', 'dry-eye')), {
        unless: [...eyeDangers, 'eye-pain', 'over-week', 'eye-swelling', 'fever'],
        explains: ['red-eye', 'minor-eyes', 'itch'],
      }),
    ],
  }),
  'sticky-eye': protocol({
    title: ['Sticky, itchy or dry eye, stye', 'عين لاصقة أو حاكّة أو جافة، دمل الجفن'],
    opens: ['minor-eyes', 'dry-eye', 'stye', 'lid-twitch'],
    unanswered: ['Low', 'minor-eyes'],
    cleared: ['Low', 'minor-eyes'],
    discriminators: [
      emergency(
        'newborn-eye-now',
        'NICE CKS (newborn conjunctivitis)',
        all('minor-eyes', 'under-1-month', any('eye-swelling', 'fever', 'red-eye')),
      ),
      high('newborn-eye', 'NICE CKS (newborn conjunctivitis)', all('minor-eyes', 'under-1-month')),
      high('eye-today', 'NICE CKS (red eye)', all('minor-eyes', any('light-hurts', 'contact-lens', 'blurred-vision')), {
        unless: ['hayfever'],
      }),
      medium('eye-check', 'NICE CKS (conjunctivitis)', all('minor-eyes', any('over-week', 'recurring')), {
        unless: ['hayfever', 'dry-eye', 'lid-twitch', 'stye'],
      }),
      medium('eye-check', 'NICE CKS (meibomian cyst)', all('stye', any('over-3-weeks', 'recurring'))),
      low('lid-twitch', 'NHS (twitching eyes)', 'lid-twitch', {
        unless: [...eyeDangers, 'over-3-weeks', 'eye-swelling', 'face-droop', 'weakness'],
        explains: ['twitch', 'minor-eyes', 'tired', 'poor-sleep', 'anxiety', 'dry-eye'],
      }),
      low('stye', 'NHS (stye)', 'stye', {
        unless: [...eyeDangers, 'over-3-weeks', 'recurring', 'fever', 'bulging-eye', 'pain-moving-eye'],
        explains: ['eye-swelling', 'minor-eyes', 'eye-pain', 'red-eye', 'lump', 'boil'],
      }),
      low('dry-eyes', 'NICE CKS (dry eye)', 'dry-eye', {
        unless: [...eyeDangers, 'sudden'],
        explains: ['minor-eyes', 'eye-pain', 'red-eye'],
      }),
    ],
  }),
  'swollen-eye': protocol({
    title: ['Swelling round the eye', 'تورم حول العين'],
    opens: ['eye-swelling', 'bulging-eye'],
    unanswered: ['Medium', 'lid-check'],
    cleared: ['Low', 'puffy-lid'],
    discriminators: [
      emergency(
        'anaphylaxis',
        'Resuscitation Council UK 2021',
        all('eye-swelling', any('breathless', 'airway-swelling', 'tongue-swelling', 'wheeze', 'fainted')),
      ),
      emergency(
        'eye-emergency',
        'NICE CKS (orbital cellulitis)',
        all(
          any('eye-swelling', 'bulging-eye'),
          any('fever', 'pain-moving-eye', 'vision-loss', 'blurred-vision', 'double-vision', 'drowsy', 'severe-pain'),
        ),
        { unless: ['hayfever', 'itch'] },
      ),
      emergency('eye-emergency', 'NICE CKS (orbital cellulitis)', all('eye-swelling', 'bulging-eye'), { unless: ['over-3-weeks'] }),
      high('newborn-eye', 'NICE CKS (newborn conjunctivitis)', all('eye-swelling', 'under-1-month')),
      high(
        'eye-today',
        'NICE CKS (preseptal cellulitis)',
        all('eye-swelling', any('eye-pain', 'worsening', 'weak-immunity', 'dental-abscess')),
        { unless: ['stye', 'insect-bite'] },
      ),
      high('eye-today', 'NICE CKS (hyperthyroidism)', 'bulging-eye', { unless: ['over-3-weeks'] }),
      // Puffy in the morning, after crying or a short night.
      low('puffy-lid', 'NHS (allergy)', all('eye-swelling', any('eye-irritated', 'poor-sleep')), {
        unless: [
          ...eyeDangers,
          'eye-pain',
          'red-eye',
          'fever',
          'bulging-eye',
          'pain-moving-eye',
          'airway-swelling',
          'breathless',
          'double-vision',
          'worsening',
          'over-3-days',
          'face-hand-swelling',
          'leg-swelling',
          'pregnant',
          'after-birth',
          'under-2',
        ],
        explains: ['eye-swelling', 'minor-eyes'],
      }),
      low('puffy-lid', 'NHS (allergy)', all('eye-swelling', any('itch', 'hayfever', 'insect-bite', 'allergy')), {
        unless: [...eyeDangers, 'fever', 'bulging-eye', 'airway-swelling', 'breathless', 'double-vision'],
        explains: ['eye-swelling', 'minor-eyes', 'itch'],
      }),
    ],
  }),
  'drooping-lid': protocol({
    title: ['Drooping eyelid or unequal pupils', 'هبوط الجفن أو اختلاف الحدقتين'],
    opens: ['pupil'],
    unanswered: ['High', 'eye-today'],
    cleared: ['Medium', 'eye-check'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('pupil', brainSigns)),
      emergency(
        'double-vision',
        'NICE NG127; RCOphth (third nerve palsy)',
        all(
          'pupil',
          any(
            'sudden',
            'headache',
            'eye-pain',
            'neck-pain',
            'double-vision',
            'head-injury',
            'vision-loss',
            'trouble-swallowing',
            'breathless',
            'drowsy',
          ),
        ),
      ),
      medium('eye-check', 'NICE CKS', all('pupil', 'over-3-weeks'), { unless: ['headache', 'double-vision', 'trouble-swallowing'] }),
    ],
  }),
  'eye-injury': protocol({
    title: ['Eye injury', 'إصابة العين'],
    opens: ['eye-injury'],
    unanswered: ['High', 'eye-hit'],
    cleared: ['Medium', 'eye-check'],
    discriminators: [
      emergency('eye-wound', 'Manchester Triage (penetrating eye injury)', any('eye-pierced', 'eye-high-speed')),
      emergency(
        'eye-wound',
        'RCOphth; NICE CKS (corneal injury)',
        all(
          'eye-injury',
          any('vision-loss', 'blurred-vision', 'double-vision', 'pupil', 'severe-pain', 'heavy-bleeding', 'flashes', 'vomiting'),
        ),
      ),
      high('eye-hit', 'NICE CKS (corneal injury)', all('eye-injury', any('eye-pain', 'red-eye', 'light-hurts', 'eye-swelling'))),
      low('black-eye', 'NHS (black eye)', 'black-eye', {
        unless: [
          'vision-loss',
          'blurred-vision',
          'double-vision',
          'light-hurts',
          'contact-lens',
          'severe-pain',
          'pupil',
          'eye-pain',
          'red-eye',
          'headache',
          'vomiting',
          'drowsy',
          'confused',
          'unconscious',
          'nosebleed',
          'flashes',
          'eye-pierced',
          'eye-high-speed',
          'blood-thinner',
          'violence',
          'under-5',
          'pain-moving-eye',
        ],
        explains: ['eye-injury', 'bruise', 'eye-swelling', 'injury'],
      }),
      medium('eye-check', 'NHS', all('eye-injury', 'over-week'), {
        unless: ['eye-pain', 'blurred-vision', 'vision-loss', 'red-eye', 'flashes'],
      }),
    ],
  }),
  'chemical-eye': protocol({
    title: ['Chemical in the eye', 'مادة كيميائية في العين'],
    opens: ['chemical-eye'],
    unanswered: ['Emergency', 'chemical-eye'],
    cleared: ['Emergency', 'chemical-eye'],
    insteadOf: ['red-eye', 'eye-pain', 'something-in-eye', 'sticky-eye', 'eye-injury'],
    discriminators: [emergency('chemical-eye', 'RCOphth (chemical injury); Manchester Triage (chemical eye injury)', 'chemical-eye')],
  }),
  'something-in-eye': protocol({
    title: ['Something in the eye', 'جسم في العين'],
    opens: ['eye-dust', 'eye-still-gritty'],
    unanswered: ['Low', 'eye-dust'],
    cleared: ['Low', 'eye-dust'],
    discriminators: [
      emergency('eye-wound', 'Manchester Triage (penetrating eye injury)', any('eye-high-speed', 'eye-pierced')),
      emergency('eye-wound', 'NICE CKS (corneal injury)', all('eye-dust', any('vision-loss', 'pupil'))),
      high('eye-hit', 'NICE CKS (corneal injury)', 'eye-still-gritty', { unless: ['dry-eye'] }),
      high('eye-hit', 'NICE CKS (corneal injury)', all('eye-dust', any('severe-pain', 'light-hurts', 'blurred-vision', 'contact-lens'))),
      high('eye-hit', 'NICE CKS (corneal injury)', all('eye-dust', 'over-1-day'), { unless: ['dry-eye'] }),
      low('eye-dust', 'NHS (something in the eye)', 'eye-dust', {
        unless: [
          'severe-pain',
          'light-hurts',
          'blurred-vision',
          'contact-lens',
          'over-1-day',
          'eye-still-gritty',
          'chemical-eye',
          'vision-loss',
          'pupil',
          'eye-high-speed',
          'eye-pierced',
        ],
        explains: ['eye-pain', 'red-eye', 'minor-eyes', 'dry-eye'],
      }),
    ],
  }),
  'arc-eye': protocol({
    title: ['Eyes after welding or strong light', 'العين بعد اللحام أو ضوء شديد'],
    opens: ['arc-eye'],
    unanswered: ['High', 'arc-eye'],
    cleared: ['High', 'arc-eye'],
    discriminators: [
      emergency('eye-wound', 'Manchester Triage (eye problems)', all('arc-eye', any('vision-loss', 'eye-pierced', 'eye-high-speed'))),
      high('arc-eye', 'College of Optometrists (photokeratitis)', 'arc-eye', {
        explains: ['eye-pain', 'red-eye', 'minor-eyes', 'light-hurts'],
      }),
    ],
  }),
  // Ears
  'ear-pain': protocol({
    title: ['Earache', 'ألم الأذن'],
    opens: ['ear-pain', 'ear-discharge', 'ear-injury'],
    unanswered: ['Medium', 'ear'],
    cleared: ['Low', 'earache'],
    discriminators: [
      emergency(
        'ear-spreading',
        'NICE NG91; NICE CKS (mastoiditis)',
        all(any('ear-pain', 'ear-discharge'), any('stiff-neck', 'confused', 'drowsy', 'seizure', 'face-droop')),
      ),
      emergency('ear-spreading', 'NICE NG232 (skull base fracture)', all('ear-discharge', 'head-injury')),
      high('ear-today', 'NICE NG91', all('ear-pain', any('under-6-months', 'unwell', 'keeps-nothing', 'high-fever'))),
      high('ear-today', 'NICE CKS (otitis externa)', all(any('ear-pain', 'ear-discharge'), any('diabetes', 'weak-immunity'))),
      high('ear-today', 'NICE NG98; NICE CKS', all(any('ear-pain', 'ear-discharge', 'ear-injury'), any('dizzy', 'sudden-deafness'))),
      high('ear-today', 'NICE NG91', all('ear-discharge', 'under-2')),
      medium('ear', 'NICE NG91', 'ear-discharge'),
      medium('ear', 'NICE NG91', all('ear-pain', any('fever', 'over-3-days', 'under-2', 'hearing-loss', 'recurring', 'severe-pain'))),
      medium('ear', 'NICE CKS (perforated eardrum)', 'ear-injury'),
      low('earache', 'NICE NG91', all('ear-pain', any('mild', 'cold', 'sore-throat', 'jaw-clicks')), {
        unless: [
          'fever',
          'ear-discharge',
          'over-3-days',
          'severe-pain',
          'under-2',
          'dizzy',
          'sudden-deafness',
          'hearing-loss',
          'behind-ear',
          'recurring',
          'diabetes',
          'weak-immunity',
          'ear-injury',
          'chest-pain',
          'effort',
        ],
        explains: ['ear-pain'],
      }),
      low('blocked-ear', 'NHS (ear barotrauma)', all('ear-pain', 'ear-blocked'), {
        unless: ['fever', 'ear-discharge', 'over-3-days', 'severe-pain', 'under-2', 'dizzy', 'sudden-deafness'],
        explains: ['ear-pain', 'hearing-loss'],
      }),
    ],
  }),
  'behind-ear': protocol({
    title: ['Swelling behind the ear', 'تورم خلف الأذن'],
    opens: ['behind-ear'],
    unanswered: ['High', 'ear-today'],
    cleared: ['Medium', 'glands-check'],
    discriminators: [
      emergency(
        'ear-spreading',
        'NICE CKS (mastoiditis)',
        all('behind-ear', any('fever', 'high-fever', 'ear-discharge', 'drowsy', 'stiff-neck', 'confused', 'unwell')),
        { unless: ['over-3-weeks', 'measles'] },
      ),
      low('glands', 'NHS (swollen glands)', all('behind-ear', 'glands', any('cold', 'sore-throat', 'flu')), {
        unless: ['fever', 'ear-pain', 'ear-discharge', 'over-week', 'hot-neck-lump', 'weak-immunity'],
        explains: ['behind-ear', 'glands', 'lump'],
      }),
      medium('glands-check', 'NICE CKS (neck lump)', all('behind-ear', any('glands', 'over-3-weeks')), {
        unless: ['fever', 'ear-pain', 'ear-discharge', 'cold', 'sore-throat', 'flu'],
      }),
    ],
  }),
  'blocked-ear': protocol({
    title: ['Blocked ear', 'انسداد الأذن'],
    opens: ['ear-blocked', 'ear-insect'],
    unanswered: ['Low', 'blocked-ear'],
    cleared: ['Low', 'blocked-ear'],
    discriminators: [
      high('sudden-deafness', 'NICE NG98', all('ear-blocked', 'sudden-deafness')),
      high('ear-insect', 'NICE CKS; ENT UK (foreign body)', 'ear-insect'),
      high('ear-today', 'NICE CKS', all('ear-blocked', 'dizzy', 'vomiting')),
      medium('ear', 'NICE CKS (earwax)', all('ear-blocked', any('over-week', 'ear-discharge', 'fever', 'ear-injury'))),
      low('blocked-ear', 'NHS (earwax)', 'ear-blocked', {
        unless: ['over-week', 'ear-discharge', 'fever', 'sudden-deafness', 'dizzy', 'ear-injury', 'ear-insect'],
        explains: ['hearing-loss', 'tinnitus'],
      }),
    ],
  }),
  'hearing-loss': protocol({
    title: ['Hearing loss', 'ضعف السمع'],
    opens: ['hearing-loss', 'sudden-deafness'],
    unanswered: ['Medium', 'hearing'],
    cleared: ['Medium', 'hearing'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('hearing-loss', any('face-droop', 'one-sided-weakness', 'speech-trouble', 'balance-loss'))),
      emergency('head-injury', 'NICE NG232', all('hearing-loss', 'head-injury')),
      high('sudden-deafness', 'NICE NG98', 'sudden-deafness'),
      high('sudden-deafness', 'NICE NG98', all('hearing-loss', any('sudden', 'dizzy')), { unless: ['over-3-weeks', 'ear-blocked'] }),
      high('ear-today', 'NICE NG98', all('hearing-loss', 'weak-immunity', 'ear-pain')),
    ],
  }),
  tinnitus: protocol({
    title: ['Ringing in the ear', 'طنين الأذن'],
    opens: ['tinnitus'],
    unanswered: ['Medium', 'tinnitus'],
    cleared: ['Medium', 'tinnitus'],
    discriminators: [
      emergency('stroke', 'NICE NG155', all('tinnitus', any('face-droop', 'one-sided-weakness', 'speech-trouble', 'balance-loss'))),
      emergency('head-injury', 'NICE NG155; NICE NG232', all('tinnitus', 'head-injury')),
      high('sudden-deafness', 'NICE NG155', all('tinnitus', 'sudden-deafness')),
      high('pulsing-ear', 'NICE NG155', 'pulsing-tinnitus', { unless: ['over-3-weeks'] }),
      low('noise-ringing', 'NHS (tinnitus)', all('tinnitus', 'loud-noise'), {
        unless: ['over-3-days', 'dizzy', 'sudden-deafness', 'pulsing-tinnitus', 'head-injury', 'ear-pain'],
        explains: ['tinnitus', 'ear-blocked'],
      }),
    ],
  }),
  // Nose
  nosebleed: protocol({
    title: ['Nosebleed', 'نزيف الأنف'],
    opens: ['nosebleed'],
    unanswered: ['Medium', 'nosebleed-check'],
    cleared: ['Low', 'nosebleed'],
    discriminators: [
      emergency(
        'nosebleed-heavy',
        'NICE CKS (epistaxis); NHS',
        any('nosebleed-long', all('nosebleed', any('heavy-bleeding', 'not-stopping'))),
        { unless: ['nosebleed-stopped', 'bleeding-stopped'] },
      ),
      emergency(
        'nosebleed-heavy',
        'NICE CKS (epistaxis)',
        all('nosebleed', any('fainted', 'nearly-fainted', 'breathless', 'pallor', 'low-pressure', 'vomiting-blood')),
      ),
      emergency(
        'head-injury',
        'NICE NG232',
        all('nosebleed', 'head-injury', any('vomiting', 'drowsy', 'confused', 'headache', 'unconscious')),
      ),
      high(
        'nosebleed-lasting',
        'NICE CKS (epistaxis)',
        all('nosebleed', any('blood-thinner', 'under-2', 'purple-rash', 'very-high-pressure')),
      ),
      high('nosebleed-lasting', 'NICE CKS (epistaxis)', 'nosebleed-long'),
      high('nosebleed-lasting', 'NICE CKS (epistaxis)', all('nosebleed', 'over-65'), { unless: ['bleeding-stopped', 'nosebleed-stopped'] }),
      medium(
        'nosebleed-check',
        'NICE CKS (epistaxis)',
        any(
          all('nosebleed', any('nosebleeds-many', 'bruise', 'gum-bleeding', 'hypertension')),
          all('nosebleed', 'recurring', not(all('under-16', 'usual'))),
        ),
      ),
      // Stopped by pinching within minutes: it looks like much, and is over.
      low(
        'nosebleed',
        'NICE CKS (epistaxis); NHS (nosebleed)',
        all('nosebleed', any('bleeding-stopped', 'nosebleed-stopped'), any('nosebleed-short', 'well-since')),
        {
          unless: [
            'nosebleed-long',
            'blood-thinner',
            'nosebleeds-many',
            'under-2',
            'bruise',
            'purple-rash',
            'head-injury',
            'gum-bleeding',
            'headache',
            'fainted',
            'nearly-fainted',
            'breathless',
            'pallor',
            'hypertension',
            'very-high-pressure',
            'vomiting-blood',
            'over-65',
          ],
          explains: ['bleeding', 'nosebleed', 'heavy-bleeding', 'not-stopping'],
        },
      ),
      low(
        'nosebleed',
        'NHS (nosebleed)',
        all('nosebleed', any('bleeding-stopped', 'nosebleed-stopped', 'nosebleed-short', 'well-since', 'mild', 'dry-nose')),
        {
          unless: [
            'nosebleed-long',
            'blood-thinner',
            'recurring',
            'nosebleeds-many',
            'under-2',
            'bruise',
            'injury',
            'gum-bleeding',
            'not-stopping',
            'heavy-bleeding',
            'headache',
          ],
          explains: ['bleeding', 'nosebleed'],
        },
      ),
    ],
  }),
  sinus: protocol({
    title: ['Sinus pressure', 'ضغط الجيوب الأنفية'],
    opens: ['sinus'],
    unanswered: ['Low', 'sinus'],
    cleared: ['Low', 'sinus'],
    discriminators: [
      emergency(
        'eye-emergency',
        'NICE NG79; NICE CKS (sinusitis)',
        all('sinus', any('eye-swelling', 'bulging-eye', 'double-vision', 'vision-loss')),
      ),
      emergency('meningitis', 'NICE NG79', all('sinus', any('stiff-neck', 'confused', 'drowsy', 'seizure'))),
      high('sinus-today', 'NICE NG79', all('sinus', any('high-fever', 'weak-immunity', 'unwell'))),
      medium('sinus-lasting', 'NICE NG79', all('sinus', any('over-week', 'recurring')), { unless: ['hayfever'] }),
      low('sinus', 'NICE NG79', 'sinus', {
        unless: [
          'over-week',
          'high-fever',
          'weak-immunity',
          'severe-pain',
          'worst-headache',
          'stiff-neck',
          'vomiting',
          'eye-swelling',
          'double-vision',
          'blurred-vision',
          'dental-abscess',
        ],
        explains: ['headache', 'toothache', 'eye-pain', 'cold', 'smell-loss'],
      }),
    ],
  }),
  'smell-loss': protocol({
    title: ['Loss of smell', 'فقدان الشم'],
    opens: ['smell-loss'],
    unanswered: ['Medium', 'smell'],
    cleared: ['Low', 'sinus'],
    discriminators: [
      emergency('head-injury', 'NICE NG232', all('smell-loss', 'head-injury')),
      medium('smell', 'NICE CKS', all('smell-loss', any('over-3-weeks', 'headache'))),
      low('sinus', 'NHS (lost or changed sense of smell)', all('smell-loss', any('cold', 'flu', 'sinus', 'hayfever', 'cough')), {
        unless: ['over-3-weeks', 'head-injury', 'breathless'],
        explains: ['smell-loss'],
      }),
      // A tongue scalded by a hot drink tastes little for some days.
      low('mouth-sores', 'NHS (burning mouth; burns and scalds)', all('smell-loss', any('mouth-sores', 'small-burn')), {
        unless: [
          'over-3-weeks',
          'head-injury',
          'headache',
          'breathless',
          'trouble-swallowing',
          'severe-pain',
          'tongue-swelling',
          'face-droop',
        ],
        explains: ['smell-loss'],
      }),
    ],
  }),
  'dry-nose': protocol({
    title: ['Dry nose', 'جفاف الأنف'],
    opens: ['dry-nose'],
    unanswered: ['Low', 'dry-nose'],
    cleared: ['Low', 'dry-nose'],
    discriminators: [
      medium('nosebleed-check', 'NICE CKS (epistaxis)', all('dry-nose', 'nosebleed', 'recurring')),
      low('dry-nose', 'NHS (nosebleed)', 'dry-nose', { unless: ['nosebleed-long', 'fever'], explains: ['blocked-nose-breath', 'sinus'] }),
    ],
  }),
  // Throat
  'sore-throat': protocol({
    title: ['Sore throat', 'ألم الحلق'],
    opens: ['sore-throat'],
    unanswered: ['Low', 'sore-throat'],
    cleared: ['Low', 'sore-throat'],
    discriminators: [
      emergency('throat-closing', 'NICE NG84; Manchester Triage (sore throat)', all('sore-throat', closing), { unless: ['over-3-weeks'] }),
      emergency('meningitis', 'NICE NG240', all('sore-throat', 'stiff-neck', 'fever')),
      high('throat-blood-count', 'NICE CKS (sore throat); MHRA (carbimazole)', all('sore-throat', 'white-cell-medicine')),
      high(
        'throat-today',
        'NICE NG84',
        all('sore-throat', any('one-sided-throat', 'weak-immunity', 'keeps-nothing', 'neck-swelling', 'dehydration')),
      ),
      high('throat-today', 'NICE NG84', all('sore-throat', any('trouble-swallowing', 'severe-pain'), any('high-fever', 'unwell'))),
      medium(
        'throat-check',
        'NICE NG84 (FeverPAIN)',
        all('sore-throat', any('strep-signs', 'rash', 'mono', 'trouble-swallowing', 'high-fever')),
        { unless: ['tonsil-stones'], explains: ['trouble-swallowing', 'glands'] },
      ),
      medium('throat-check', 'NICE NG84', all('sore-throat', any('over-week', 'recurring')), { unless: ['hayfever', 'tonsil-stones'] }),
      low('sore-throat', 'NICE NG84', 'sore-throat', {
        unless: [
          'strep-signs',
          'rash',
          'over-week',
          'recurring',
          'trouble-swallowing',
          'weak-immunity',
          'severe-pain',
          'chest-pain',
          'throat-operation',
          'food-stuck',
          'under-2',
          'ear-discharge',
        ],
        explains: ['cold', 'cough', 'hoarse', 'glands', 'ear-pain'],
      }),
    ],
  }),
  'tonsil-stones': protocol({
    title: ['Tonsil stones', 'حصى اللوزتين'],
    opens: ['tonsil-stones'],
    unanswered: ['Low', 'tonsil-stones'],
    cleared: ['Low', 'tonsil-stones'],
    discriminators: [
      medium(
        'throat-check',
        'NHS (tonsil stones)',
        all('tonsil-stones', any('one-sided-throat', 'trouble-swallowing', 'weight-loss', 'fever')),
      ),
      low('tonsil-stones', 'NHS (tonsil stones)', 'tonsil-stones', {
        unless: [
          'one-sided-throat',
          'trouble-swallowing',
          'weight-loss',
          'fever',
          'throat-bleeding',
          'muffled-voice',
          'trismus',
          'severe-pain',
        ],
        explains: ['strep-signs', 'sore-throat', 'oral-thrush', 'cough', 'lump', 'pus'],
      }),
    ],
  }),
  'throat-closing': protocol({
    title: ['Cannot swallow, open the mouth or speak clearly', 'تعذر البلع أو فتح الفم أو الكلام الواضح'],
    opens: ['cannot-swallow', 'muffled-voice', 'trismus'],
    unanswered: ['High', 'throat-today'],
    cleared: ['Medium', 'throat-check'],
    discriminators: [
      emergency('throat-closing', 'Manchester Triage (sore throat); NICE CKS (epiglottitis)', 'cannot-swallow', {
        unless: ['over-3-weeks'],
      }),
      emergency(
        'throat-closing',
        'NICE CKS (quinsy); ENT UK (deep neck infection)',
        all(
          any('muffled-voice', 'trismus'),
          any(
            'sore-throat',
            'fever',
            'trouble-swallowing',
            'drooling',
            'stridor',
            'breathless',
            'toothache',
            'dental-abscess',
            'neck-swelling',
          ),
        ),
        { unless: ['jaw-clicks', 'hoarse'] },
      ),
      // A mouth that hardly opens and a thick voice are a quinsy, whatever else is not told.
      emergency('throat-closing', 'NICE CKS (sore throat: quinsy); ENT UK', all('muffled-voice', 'trismus'), { unless: ['jaw-clicks'] }),
      emergency('tetanus-signs', 'WHO; UKHSA (tetanus)', all('trismus', any('wound', 'stiff-neck'))),
      medium('jaw', 'NICE CKS (temporomandibular disorders)', all('trismus', 'jaw-clicks'), {
        unless: ['fever', 'sore-throat', 'toothache', 'injury', 'neck-swelling'],
      }),
    ],
  }),
  drooling: protocol({
    title: ['Drooling', 'سيلان اللعاب'],
    opens: ['drooling'],
    unanswered: ['High', 'throat-today'],
    cleared: ['Medium', 'swallowing-check'],
    discriminators: [
      emergency('stroke', 'NICE NG128', all('drooling', any('face-droop', 'one-sided-weakness', 'speech-trouble'))),
      emergency(
        'throat-closing',
        'NICE CKS (epiglottitis); Manchester Triage',
        all(
          'drooling',
          any(
            'sore-throat',
            'stridor',
            'breathless',
            'cannot-swallow',
            'trouble-swallowing',
            'muffled-voice',
            'high-fever',
            'drowsy',
            'swallowed-object',
            'food-stuck',
            'airway-swelling',
            'tongue-swelling',
          ),
        ),
      ),
      emergency('throat-closing', 'NICE CKS (epiglottitis)', all('drooling', 'fever'), { unless: ['teething', 'mouth-sores', 'handfoot'] }),
      low('dribbling', 'NHS (teething)', all('drooling', any(all('teething', 'under-5'), 'under-2')), {
        unless: ['fever', 'breathless', 'swallowed-object', 'sudden', 'unwell'],
        explains: ['drooling', 'dental-abscess', 'toothache'],
      }),
    ],
  }),
  'trouble-swallowing': protocol({
    title: ['Trouble swallowing', 'صعوبة البلع'],
    opens: ['trouble-swallowing', 'food-stuck'],
    unanswered: ['Medium', 'swallowing-check'],
    cleared: ['Medium', 'swallowing-check'],
    discriminators: [
      emergency(
        'stroke',
        'NICE NG128',
        all('trouble-swallowing', any('speech-trouble', 'face-droop', 'one-sided-weakness', 'double-vision', 'pupil')),
      ),
      emergency(
        'food-stuck-now',
        'ESGE (foreign bodies) 2016',
        all('food-stuck', any('drooling', 'cannot-swallow', 'breathless', 'chest-pain', 'vomiting-blood')),
      ),
      emergency(
        'throat-closing',
        'Resuscitation Council UK 2021',
        all('trouble-swallowing', any('stridor', 'breathless', 'airway-swelling', 'hives')),
      ),
      high('food-stuck', 'ESGE (foreign bodies) 2016', 'food-stuck'),
      high('throat-today', 'NICE CKS', all('trouble-swallowing', any('keeps-nothing', 'dehydration'))),
      medium('throat-check', 'NICE NG84', all('trouble-swallowing', 'sore-throat'), { unless: ['over-3-weeks', 'weight-loss'] }),
      medium('swallowing-check', 'NICE NG12', all('trouble-swallowing', any('over-3-weeks', 'weight-loss', 'over-50', 'worsening'))),
    ],
  }),
  'after-tonsils': protocol({
    title: ['After a throat operation', 'بعد عملية في الحلق'],
    opens: ['throat-operation'],
    unanswered: ['High', 'after-tonsils-today'],
    cleared: ['Low', 'after-tonsils'],
    insteadOf: ['sore-throat', 'throat-blood', 'trouble-swallowing'],
    discriminators: [
      emergency(
        'tonsil-bleeding',
        'ENT UK (bleeding after tonsillectomy)',
        all('throat-operation', any('throat-bleeding', 'bleeding', 'heavy-bleeding', 'coughing-blood', 'vomiting-blood', 'nosebleed')),
      ),
      emergency('throat-closing', 'ENT UK', all('throat-operation', any('breathless', 'stridor', 'cannot-swallow', 'drooling'))),
      high(
        'after-tonsils-today',
        'ENT UK; NHS (tonsillectomy)',
        all('throat-operation', any('high-fever', 'keeps-nothing', 'dehydration', 'no-urine', 'worsening', 'vomiting')),
      ),
      low('after-tonsils', 'NHS (tonsillectomy)', all('throat-operation', any('ear-pain', 'strep-signs', 'mild')), {
        unless: ['high-fever', 'keeps-nothing', 'worsening', 'vomiting', 'severe-pain', 'over-3-weeks'],
        explains: ['ear-pain', 'sore-throat', 'strep-signs', 'trouble-swallowing'],
      }),
    ],
  }),
  'throat-blood': protocol({
    title: ['Blood from the throat or mouth', 'دم من الحلق أو الفم'],
    opens: ['throat-bleeding'],
    unanswered: ['High', 'throat-blood'],
    cleared: ['Medium', 'throat-check'],
    discriminators: [
      emergency(
        'tonsil-bleeding',
        'Manchester Triage (airway; bleeding)',
        all('throat-bleeding', any('heavy-bleeding', 'not-stopping', 'breathless', 'fainted', 'blood-thinner', 'vomiting-blood')),
      ),
      low('gums', 'NHS (bleeding gums)', all('throat-bleeding', 'gum-bleeding'), {
        unless: ['bruise', 'purple-rash', 'fever', 'blood-thinner', 'cough'],
        explains: ['throat-bleeding', 'bleeding'],
      }),
      low('mouth-sores', 'NHS (bitten tongue)', all('throat-bleeding', 'mouth-sores', 'bleeding-stopped'), {
        unless: ['blood-thinner', 'seizure', 'cough', 'over-3-weeks'],
        explains: ['throat-bleeding', 'bleeding'],
      }),
    ],
  }),
  // Mouth and teeth
  'mouth-sores': protocol({
    title: ['Sore mouth', 'تقرحات الفم'],
    opens: ['mouth-sores', 'oral-thrush'],
    unanswered: ['Low', 'mouth-sores'],
    cleared: ['Low', 'mouth-sores'],
    discriminators: [
      emergency(
        'throat-closing',
        'Manchester Triage',
        all('mouth-sores', any('stridor', 'breathless', 'drooling', 'tongue-swelling', 'airway-swelling')),
        { unless: ['teething', 'under-5'] },
      ),
      emergency(
        'peeling-mouth',
        'BAD 2016 (Stevens-Johnson syndrome)',
        all(
          'mouth-sores',
          any('skin-peeling', all('rash', any('red-eye', 'eye-pain', 'medicine-effect'))),
          any('fever', 'medicine-effect', 'skin-peeling'),
        ),
      ),
      emergency('sepsis', 'NICE CG151 (neutropenic sepsis)', all('mouth-sores', 'white-cell-medicine', 'fever')),
      high(
        'mouth-today',
        'NICE CKS (aphthous ulcer)',
        all('mouth-sores', any('keeps-nothing', 'dehydration', 'weak-immunity', 'white-cell-medicine', 'under-3-months')),
      ),
      high('mouth-today', 'NICE CKS', all('mouth-sores', 'high-fever'), { unless: ['handfoot', 'cold-sore'] }),
      medium('mouth-check', 'NICE NG12', all('mouth-sores', any('over-3-weeks', 'weight-loss'))),
      medium(
        'mouth-check',
        'NICE CKS (oral candida)',
        all('oral-thrush', any('weak-immunity', 'recurring', 'over-week', 'trouble-swallowing', 'under-6-months', 'diabetes')),
      ),
      low('oral-thrush', 'NHS (oral thrush)', 'oral-thrush', {
        unless: ['weak-immunity', 'recurring', 'over-week', 'trouble-swallowing', 'under-6-months', 'diabetes', 'fever', 'strep-signs'],
        explains: ['mouth-sores', 'thrush'],
      }),
      // A tongue scalded by tea or pizza heals within days.
      low('mouth-sores', 'NHS (burns and scalds); NICE CKS (burns and scalds)', 'tongue-burnt', {
        unless: [
          'stridor',
          'breathless',
          'hoarse',
          'drooling',
          'trouble-swallowing',
          'tongue-swelling',
          'airway-swelling',
          'severe-pain',
          'under-5',
          'over-week',
          'chemical-burn',
          'fire-burn',
        ],
        explains: ['mouth-sores', 'burn', 'burn-face', 'burn-place', 'sore-throat', 'smell-loss'],
      }),
      low('mouth-sores', 'NHS (mouth ulcers)', 'mouth-sores', {
        unless: [
          'over-3-weeks',
          'weight-loss',
          'high-fever',
          'weak-immunity',
          'white-cell-medicine',
          'rash',
          'keeps-nothing',
          'trismus',
          'tongue-swelling',
        ],
        explains: ['gum-bleeding'],
      }),
    ],
  }),
  'cold-sore': protocol({
    title: ['Cold sore', 'هربس الشفة'],
    opens: ['cold-sore'],
    unanswered: ['Low', 'cold-sore'],
    cleared: ['Low', 'cold-sore'],
    discriminators: [
      emergency(
        'eye-emergency',
        'NICE CKS (herpes simplex, ocular)',
        all('cold-sore', any('eye-pain', 'red-eye'), any('blurred-vision', 'vision-loss', 'light-hurts')),
      ),
      emergency('newborn-ill', 'NICE CKS (herpes simplex, oral)', all('cold-sore', 'under-1-month')),
      high(
        'cold-sore-today',
        'NICE CKS (herpes simplex, oral)',
        all('cold-sore', any('eye-pain', 'red-eye', 'weak-immunity', 'under-1', 'late-pregnancy', 'keeps-nothing', 'worsening')),
      ),
      medium('mouth-check', 'NICE CKS (herpes simplex, oral)', all('cold-sore', 'over-week'), { unless: ['usual', 'mouth-sores'] }),
      low('cold-sore', 'NHS (cold sores)', 'cold-sore', {
        unless: ['eye-pain', 'red-eye', 'weak-immunity', 'under-1', 'late-pregnancy', 'over-week', 'keeps-nothing'],
        explains: ['mouth-sores', 'itch', 'rash'],
      }),
    ],
  }),
  toothache: protocol({
    title: ['Toothache', 'ألم الأسنان'],
    opens: ['toothache', 'dental-abscess'],
    unanswered: ['Medium', 'tooth'],
    cleared: ['Medium', 'tooth'],
    discriminators: [
      emergency(
        'tooth-spreading',
        'NHS 111 (dental); SDCEP (dental emergencies)',
        all(
          any('toothache', 'dental-abscess'),
          any('neck-swelling', 'trismus', 'cannot-swallow', 'breathless', 'muffled-voice', 'tongue-swelling', 'stridor'),
        ),
      ),
      emergency('tooth-spreading', 'NHS 111 (dental); SDCEP (dental emergencies)', all(any('toothache', 'dental-abscess'), 'drooling'), {
        unless: ['teething', 'under-2'],
      }),
      emergency(
        'tooth-spreading',
        'SDCEP (dental emergencies)',
        all('dental-abscess', any('eye-swelling', 'confused', 'drowsy', 'rigors', 'sepsis-signs')),
      ),
      emergency('heart', 'NICE CG95', all('toothache', any('chest-pain', all('sweating', 'over-40'), all('effort', 'over-40')))),
      high('tooth-abscess', 'NHS 111 (dental)', 'dental-abscess', { unless: ['teething'] }),
      high('tooth-abscess', 'NHS 111 (dental)', all('toothache', any('fever', 'severe-pain', 'weak-immunity', 'trouble-swallowing')), {
        unless: ['teething', 'cold', 'sinus'],
      }),
      low('dribbling', 'NHS (teething)', all('under-5', 'teething'), {
        unless: ['fever', 'trismus', 'severe-pain', 'unwell', 'injury', 'eye-swelling'],
        explains: ['toothache', 'dental-abscess', 'drooling', 'mouth-sores', 'oral-thrush', 'gum-bleeding'],
      }),
      low('tooth-sensitive', 'NHS (sensitive teeth)', 'tooth-sensitive', {
        unless: ['dental-abscess', 'severe-pain', 'fever', 'over-3-weeks', 'tooth-chipped', 'poor-sleep', 'injury', 'worsening'],
        explains: ['toothache'],
      }),
      low('sinus', 'NICE NG79', all('toothache', 'sinus'), {
        unless: ['dental-abscess', 'severe-pain', 'over-week', 'high-fever'],
        explains: ['toothache'],
      }),
    ],
  }),
  'hurt-tooth': protocol({
    title: ['Knocked-out or broken tooth', 'سن مخلوع أو مكسور'],
    opens: ['tooth-knocked', 'tooth-chipped', 'milk-tooth'],
    unanswered: ['Medium', 'broken-tooth'],
    cleared: ['Medium', 'broken-tooth'],
    discriminators: [
      emergency(
        'head-injury',
        'NICE NG232',
        all(any('tooth-knocked', 'tooth-chipped'), any('head-danger', 'unconscious', 'confused', 'vomiting')),
      ),
      emergency('tooth-breathed-in', 'IADT 2020; NICE CKS', all('tooth-knocked', any('breathless', 'choking', 'cough'))),
      emergency('tooth-out', 'IADT 2020; Manchester Triage (acutely avulsed tooth)', 'tooth-knocked', {
        unless: ['under-5', 'over-1-day', 'milk-tooth'],
      }),
      emergency('mouth-bleeding', 'Manchester Triage', all(any('tooth-knocked', 'tooth-chipped'), any('heavy-bleeding', 'not-stopping'))),
      low('milk-tooth', 'NHS (children’s teeth)', all('milk-tooth', 'tooth-shed', 'under-16'), {
        unless: ['tooth-knocked', 'head-danger', 'head-injury', 'severe-pain', 'dental-abscess', 'under-5'],
        explains: ['tooth-chipped', 'toothache', 'gum-bleeding', 'bleeding', 'throat-bleeding', 'injury'],
      }),
      low('milk-tooth', 'NHS (children’s teeth)', all('milk-tooth', 'under-16'), {
        unless: ['injury', 'tooth-knocked', 'severe-pain', 'dental-abscess', 'under-5'],
        explains: ['tooth-chipped', 'toothache', 'gum-bleeding', 'bleeding', 'throat-bleeding'],
      }),
      high('tooth-hurt-today', 'IADT 2020', 'tooth-knocked'),
      high('tooth-hurt-today', 'IADT 2020', all('tooth-chipped', any('injury', 'severe-pain', 'trismus')), { unless: ['tooth-shed'] }),
      high('tooth-hurt-today', 'IADT 2020', all('tooth-chipped', 'bleeding'), { unless: ['milk-tooth'] }),
    ],
  }),
  'pulled-tooth': protocol({
    title: ['After a tooth was pulled', 'بعد خلع سن'],
    opens: ['tooth-pulled'],
    unanswered: ['Medium', 'pulled-tooth'],
    cleared: ['Low', 'pulled-tooth-care'],
    insteadOf: ['toothache', 'throat-blood', 'hurt-tooth'],
    discriminators: [
      emergency('mouth-bleeding', 'SDCEP (dental emergencies)', all('tooth-pulled', any('heavy-bleeding', 'not-stopping', 'fainted'))),
      emergency(
        'tooth-spreading',
        'SDCEP (dental emergencies)',
        all(
          'tooth-pulled',
          any('neck-swelling', 'trismus', 'cannot-swallow', 'breathless', 'eye-swelling'),
          any('fever', 'dental-abscess', 'breathless', 'neck-swelling'),
        ),
      ),
      high(
        'pulled-tooth-today',
        'SDCEP',
        all('tooth-pulled', any('blood-thinner', 'throat-bleeding', 'bleeding'), any('blood-thinner', 'over-1-day')),
        { unless: ['bleeding-stopped'] },
      ),
      high('pulled-tooth-today', 'NHS (dry socket)', all('tooth-pulled', any('fever', 'dental-abscess', 'severe-pain', 'worsening'))),
      low('pulled-tooth-care', 'NHS (tooth removal)', all('tooth-pulled', any('mild', 'bleeding-stopped', 'throat-bleeding')), {
        unless: ['blood-thinner', 'not-stopping', 'fever', 'severe-pain', 'worsening', 'over-3-days'],
        explains: ['toothache', 'throat-bleeding', 'bleeding', 'gum-bleeding'],
      }),
    ],
  }),
  'gum-bleeding': protocol({
    title: ['Bleeding gums', 'نزيف اللثة'],
    opens: ['gum-bleeding'],
    unanswered: ['Low', 'gums'],
    cleared: ['Low', 'gums'],
    discriminators: [
      emergency('mouth-bleeding', 'NICE CKS', all('gum-bleeding', any('not-stopping', 'heavy-bleeding'))),
      high(
        'gum-blood-today',
        'NICE NG12 (leukaemia); WHO dengue 2009',
        all('gum-bleeding', any('bruise', 'purple-rash', 'nosebleed', 'fever', 'pallor', 'white-cell-medicine')),
      ),
      high('gum-blood-today', 'NICE CKS (anticoagulation)', all('gum-bleeding', 'blood-thinner')),
      medium('tooth', 'NHS (gum disease)', all('gum-bleeding', any('toothache', 'over-3-weeks'))),
      low('gums', 'NHS (gum disease)', 'gum-bleeding', {
        unless: [
          'bruise',
          'purple-rash',
          'nosebleed',
          'fever',
          'blood-thinner',
          'white-cell-medicine',
          'pallor',
          'toothache',
          'over-3-weeks',
        ],
        explains: ['bleeding'],
      }),
    ],
  }),
  jaw: protocol({
    title: ['Jaw pain', 'ألم الفك'],
    opens: ['jaw-pain', 'jaw-clicks'],
    unanswered: ['Medium', 'jaw'],
    cleared: ['Low', 'jaw-care'],
    discriminators: [
      emergency('heart', 'NICE CG95', all('jaw-pain', any('chest-pain', 'sweating', 'breathless', 'nearly-fainted', 'arm-pain'))),
      // Angina may be felt in the jaw alone.
      emergency('heart', 'NICE CG95; ESC 2019', all('jaw-pain', 'over-30', any('effort', 'heart-disease')), {
        unless: ['jaw-clicks', 'toothache', 'injury'],
      }),
      emergency('temple-artery', 'BSR giant cell arteritis 2020', all('jaw-pain', 'over-50', any('vision-loss', 'blurred-vision'))),
      high(
        'temple-artery-today',
        'BSR giant cell arteritis 2020',
        all('over-50', any('jaw-pain', 'jaw-clicks'), any('scalp', 'headache')),
        { unless: ['over-6-weeks'] },
      ),
      high('jaw-hurt', 'NICE CKS; Manchester Triage (facial problems)', all('jaw-pain', any('injury', 'trismus', 'fever'))),
      low('jaw-care', 'NICE CKS (temporomandibular disorders)', all('jaw-pain', any('overuse', 'mild', 'poor-sleep')), {
        unless: [
          'trismus',
          'injury',
          'fever',
          'effort',
          'chest-pain',
          'sweating',
          'scalp',
          'over-week',
          'toothache',
          'headache',
          'over-50',
          'heart-disease',
          'sudden',
          'arm-pain',
        ],
        explains: ['jaw-pain', 'ear-pain'],
      }),
      low('jaw-care', 'NICE CKS (temporomandibular disorders)', all('jaw-clicks', not('over-50')), {
        unless: ['trismus', 'injury', 'fever', 'chest-pain', 'sweating', 'over-3-weeks', 'toothache'],
        explains: ['jaw-pain', 'ear-pain', 'headache', 'scalp'],
      }),
      low('jaw-care', 'NICE CKS (temporomandibular disorders)', 'jaw-clicks', {
        unless: ['trismus', 'injury', 'fever', 'effort', 'chest-pain', 'sweating', 'scalp', 'over-3-weeks', 'toothache', 'headache'],
        explains: ['jaw-pain', 'ear-pain'],
      }),
    ],
  }),
  'tender-temple': protocol({
    title: ['Tender scalp or temple', 'ألم في فروة الرأس أو الصدغ'],
    opens: ['scalp'],
    of: 'over-50',
    unanswered: ['High', 'temple-artery-today'],
    cleared: ['Medium', 'jaw'],
    discriminators: [
      emergency('temple-artery', 'BSR giant cell arteritis 2020', all('scalp', any('vision-loss', 'blurred-vision', 'double-vision'))),
      high(
        'temple-artery-today',
        'BSR giant cell arteritis 2020',
        all('scalp', any('headache', 'jaw-pain', 'tired', 'weight-loss', 'fever')),
      ),
    ],
  }),
  // Neck
  glands: protocol({
    title: ['Swollen glands', 'تورم الغدد'],
    opens: ['glands', 'neck-swelling'],
    unanswered: ['Medium', 'glands-check'],
    cleared: ['Low', 'glands'],
    discriminators: [
      emergency(
        'throat-closing',
        'Manchester Triage; NICE CKS (neck lump)',
        all(any('glands', 'neck-swelling'), any(closing, 'breathless')),
        { unless: ['over-3-weeks'] },
      ),
      emergency(
        'throat-closing',
        'ENT UK (deep neck infection)',
        all('neck-swelling', any('toothache', 'trouble-swallowing', 'dental-abscess')),
      ),
      emergency('throat-closing', 'ENT UK (deep neck infection)', all('neck-swelling', 'fever'), { unless: ['glands', 'cold', 'mono'] }),
      high(
        'glands-today',
        'NICE CKS (lymphadenitis)',
        all('glands', any('hot-neck-lump', 'weak-immunity', 'keeps-nothing', 'white-cell-medicine', all('neck-swelling', 'fever'))),
      ),
      high('glands-today', 'NICE NG12', all('glands', any('purple-rash', all('bruise', 'tired'), 'jaundice'))),
      medium('glands-check', 'NICE NG12', all('glands', any('over-3-weeks', 'night-sweats', 'weight-loss', 'cancer', 'itch', 'mono'))),
      low('glands', 'NHS (swollen glands)', all('glands', any('cold', 'sore-throat', 'flu', 'toothache')), {
        unless: ['over-3-weeks', 'night-sweats', 'weight-loss', 'hot-neck-lump', 'weak-immunity', 'high-fever', 'neck-swelling'],
        explains: ['glands', 'lump', 'neck-pain', 'jaw-pain'],
      }),
    ],
  }),
  mono: protocol({
    title: ['Glandular fever', 'الحمى الغدية'],
    opens: ['mono'],
    unanswered: ['Medium', 'throat-check'],
    cleared: ['Low', 'mono'],
    discriminators: [
      emergency('throat-closing', 'NICE CKS (glandular fever)', all('mono', any(closing, 'breathless'))),
      emergency('spleen', 'NICE CKS (glandular fever)', all('mono', any('belly-pain', 'fainted', 'shoulder-tip', 'injury'))),
      high(
        'throat-today',
        'NICE CKS (glandular fever)',
        all('mono', any('keeps-nothing', 'dehydration', 'jaundice', 'weak-immunity', 'worsening')),
      ),
    ],
  }),
  mumps: protocol({
    title: ['Mumps', 'النكاف'],
    opens: ['mumps'],
    unanswered: ['Medium', 'mumps'],
    cleared: ['Medium', 'mumps'],
    discriminators: [
      emergency(
        'meningitis',
        'NICE CKS (mumps)',
        all('mumps', any('stiff-neck', 'confused', 'drowsy', 'seizure', 'worst-headache', 'light-hurts')),
      ),
      high(
        'mumps-today',
        'NICE CKS (mumps)',
        all('mumps', any('testicle-pain', 'belly-pain', 'hearing-loss', 'pregnant', 'weak-immunity', 'keeps-nothing', 'hot-neck-lump')),
      ),
    ],
  }),
} as const;
