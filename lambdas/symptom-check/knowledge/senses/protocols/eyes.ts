import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { brainSigns } from '../conditions.ts';

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

export const protocols = {
  'eye-pain': protocol({
    title: ['Painful eye', 'ألم في العين'],
    opens: ['eye-pain', 'pain-moving-eye'],
    unanswered: ['High', 'eye-today'],
    cleared: ['Medium', 'eye-check', 'clinical consensus'],
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
    cleared: ['Low', 'minor-eyes', 'NHS: Red eye, not painful and sight normal (better in a few days)'],
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
    title: ['Sticky, itchy or dry eye, stye', 'التصاق الجفنين أو حكة العين أو جفافها، دمل الجفن'],
    opens: ['minor-eyes', 'dry-eye', 'stye', 'lid-twitch'],
    unanswered: ['Low', 'minor-eyes'],
    cleared: ['Low', 'minor-eyes', 'NHS: Conjunctivitis, a pharmacist can help; NHS: Stye'],
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
    title: ['Swelling around the eye', 'تورم حول العين'],
    opens: ['eye-swelling', 'bulging-eye'],
    unanswered: ['Medium', 'lid-check'],
    cleared: ['Low', 'puffy-lid', 'NHS: Eyelid problems, a pharmacist can help'],
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
    cleared: ['Medium', 'eye-visit', 'NHS: Eyelid problems, drooping eyelid: see a GP'],
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
    cleared: ['Medium', 'eye-check', 'NHS: Eye injuries; kept sooner than home: the sight is measured'],
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
    cleared: ['Emergency', 'chemical-eye', 'NHS: Eye injuries, strong chemical: rinse, A&E or 999'],
    insteadOf: ['red-eye', 'eye-pain', 'something-in-eye', 'sticky-eye', 'eye-injury'],
    discriminators: [emergency('chemical-eye', 'RCOphth (chemical injury); Manchester Triage (chemical eye injury)', 'chemical-eye')],
  }),
  'something-in-eye': protocol({
    title: ['Something in the eye', 'جسم في العين'],
    opens: ['eye-dust', 'eye-still-gritty'],
    unanswered: ['Low', 'eye-dust'],
    cleared: ['Low', 'eye-dust', 'NHS: Eye injuries, wash out (better within 24 hours)'],
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
    cleared: ['High', 'arc-eye', 'College of Optometrists CMG: photokeratitis (examine cornea)'],
    discriminators: [
      emergency('eye-wound', 'Manchester Triage (eye problems)', all('arc-eye', any('vision-loss', 'eye-pierced', 'eye-high-speed'))),
      high('arc-eye', 'College of Optometrists (photokeratitis)', 'arc-eye', {
        explains: ['eye-pain', 'red-eye', 'minor-eyes', 'light-hurts'],
      }),
    ],
  }),
} as const;
