import { all, any, emergency, high, low, medium, not, protocol } from '../kinds.ts';

export const protocols = {
  'chest-pain': protocol({
    title: ['Chest pain', 'ألم الصدر'],
    opens: ['chest-pain', 'pressing-pain', 'chest-burning', 'heart-attack'],
    // NICE CG95: cardiac until shown otherwise, from 30 years on; see the discriminator of that age.
    unanswered: ['High', 'chest-pain-today'],
    cleared: ['Medium', 'chest-pain-clear'],
    discriminators: [
      emergency('aorta', 'ESC aortic disease 2014', any('tearing', all('chest-pain', 'aneurysm'))),
      emergency(
        'heart',
        'NICE CG95; AHA/ACC chest pain 2021',
        all(
          any('chest-pain', 'chest-burning', 'pressing-pain'),
          any(
            'spreading-pain',
            'sweating',
            'fainted',
            'nearly-fainted',
            'severe-breathless',
            'jaw-pain',
            'arm-pain',
            'low-pressure',
            'very-fast-pulse',
          ),
        ),
        { unless: ['tearing'] },
      ),
      emergency('heart', 'NICE CG95', 'pressing-pain', { unless: ['comes-with-effort', 'under-16', 'tearing'] }),
      emergency('heart', 'NICE CG95', all('chest-pain', any('heart-disease', 'severe-pain')), {
        unless: ['chest-wall', 'comes-with-effort', 'tearing'],
      }),
      emergency('heart', 'NICE CG95', all('chest-pain', 'over-30', any('breathless', 'nausea', 'vomiting', 'sudden')), {
        unless: ['chest-wall', 'cough', 'tearing'],
      }),
      emergency('heart', 'NICE NG185', all('chest-pain', 'comes-with-effort', 'at-rest')),
      emergency('heart', 'NICE CG95', 'heart-attack'),
      emergency(
        'lung-clot',
        'NICE NG158',
        all('chest-pain', any('clot-risk', 'leg-swelling', 'coughing-blood'), any('breathless', 'pleuritic-pain')),
      ),
      high('chest-pain-today', 'NICE CG95', all('chest-pain', 'over-30'), { unless: ['chest-wall', 'comes-with-effort', 'cough'] }),
      medium('effort-symptoms', 'NICE CG95: stable angina', all('chest-pain', 'comes-with-effort')),
      low('chest-wall', 'NICE CKS chest pain', all('chest-pain', 'chest-wall'), {
        unless: [
          'spreading-pain',
          'sweating',
          'heart-disease',
          'pressing-pain',
          'tearing',
          'breathless',
          'fever',
          'injury',
          'clot-risk',
          'coughing-blood',
        ],
      }),
    ],
  }),
  palpitations: protocol({
    title: ['Palpitations', 'الخفقان'],
    opens: ['palpitations', 'device-shock', 'very-fast-pulse', 'slow-pulse'],
    unanswered: ['Medium', 'palpitations'],
    cleared: ['Medium', 'palpitations'],
    discriminators: [
      emergency(
        'irregular-heartbeat',
        'RCUK tachycardia; ESC syncope 2018',
        any('fainted', 'nearly-fainted', 'chest-pain', 'severe-breathless', 'device-shock'),
      ),
      emergency('irregular-heartbeat', 'NEWS2', any('very-fast-pulse', 'slow-pulse'), { unless: ['under-16', 'pregnant'] }),
      high('palpitations-today', 'NICE CKS palpitations', any('breathless', 'heart-disease', 'sudden-death-family', 'dizzy')),
    ],
  }),
  faint: protocol({
    title: ['Fainting', 'الإغماء'],
    opens: ['fainted', 'nearly-fainted'],
    unanswered: ['High', 'fainted-today'],
    cleared: ['Medium', 'fainted-simple'],
    discriminators: [
      emergency(
        'collapse',
        'ESC syncope 2018; NICE CG109',
        all(
          'fainted',
          any(
            'fainted-on-effort',
            'chest-pain',
            'palpitations',
            'breathless',
            'heart-disease',
            'headache',
            'belly-pain',
            'back-pain',
            'black-stool',
            'heavy-bleeding',
            'seizure',
            'sudden-death-family',
            'head-injury',
          ),
        ),
      ),
      emergency('collapse', 'ACOG; NICE NG126', all('fainted', any('pregnant', 'missed-period'))),
      high('fainted-today', 'NICE CG109', all('fainted', any('over-65', 'blood-thinner', 'injury'))),
      low('fainted-simple-self', 'NICE CG109: uncomplicated faint', all('nearly-fainted', 'on-standing'), {
        unless: ['fainted', 'chest-pain', 'palpitations', 'breathless', 'over-65', 'pregnant', 'black-stool', 'vomiting', 'diarrhoea'],
      }),
    ],
  }),
  'blood-pressure': protocol({
    title: ['High blood pressure', 'ارتفاع ضغط الدم'],
    opens: ['high-pressure', 'very-high-pressure', 'raised-pressure', 'raised-pressure-known'],
    of: not('pregnant'),
    unanswered: ['Medium', 'blood-pressure'],
    cleared: ['Medium', 'blood-pressure'],
    discriminators: [
      emergency(
        'pressure-emergency',
        'NICE NG136',
        all(
          any('high-pressure', 'very-high-pressure', 'raised-pressure-known'),
          any(
            'chest-pain',
            'severe-breathless',
            'confused',
            'vision-loss',
            'seizure',
            'face-droop',
            'one-sided-weakness',
            'worst-headache',
          ),
        ),
      ),
      emergency(
        'pressure-emergency',
        'NICE NG136',
        all('very-high-pressure', any('headache', 'blurred-vision', 'breathless', 'pressure-signs')),
      ),
      high(
        'blood-pressure-today',
        'NICE NG136',
        any('very-high-pressure', all('high-pressure', any('headache', 'blurred-vision')), 'pressure-signs'),
      ),
    ],
  }),
  'cold-limb': protocol({
    title: ['Cold or pale limb', 'طرف بارد أو شاحب'],
    opens: ['cold-limb', 'limb-numb-cold'],
    unanswered: ['High', 'limb-today'],
    cleared: ['Medium', 'limb-circulation'],
    discriminators: [
      emergency(
        'limb-without-blood',
        'ESC peripheral arterial disease',
        any('limb-numb-cold', all('cold-limb', any('sudden', 'severe-pain', 'numbness', 'fracture', 'injury'))),
      ),
    ],
  }),
  'swollen-leg': protocol({
    title: ['Swollen or painful leg', 'ساق متورمة أو مؤلمة'],
    opens: ['leg-swelling', 'leg-swelling-both'],
    unanswered: ['High', 'leg-clot'],
    cleared: ['Medium', 'leg-swelling'],
    discriminators: [
      emergency('lung-clot', 'NICE NG158', all('leg-swelling', any('breathless', 'chest-pain', 'fainted', 'coughing-blood'))),
      high('leg-clot', 'NICE NG158', 'leg-swelling'),
      high('heart-failure-today', 'NICE NG106', all('leg-swelling-both', any('orthopnoea', 'breathless'))),
      high(
        'pregnancy-today',
        'NICE NG133',
        all('leg-swelling-both', 'late-pregnancy', any('headache', 'blurred-vision', 'face-hand-swelling')),
      ),
      medium('leg-swelling', 'NICE CKS', 'leg-swelling-both'),
    ],
  }),
  'heart-failure': protocol({
    title: ['Breathless lying flat', 'ضيق النفس عند الاستلقاء'],
    opens: ['orthopnoea'],
    unanswered: ['High', 'heart-failure-today'],
    cleared: ['High', 'heart-failure-today'],
    discriminators: [
      emergency(
        'heart-failure',
        'ESC heart failure 2021',
        any('severe-breathless', 'blue-lips', 'chest-pain', 'low-oxygen', all('orthopnoea', 'sudden')),
      ),
      high('heart-failure-today', 'NICE NG106', 'orthopnoea'),
    ],
  }),
} as const;
