import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { notMild, viral } from '../conditions.ts';

export const protocols = {
  cough: protocol({
    title: ['Cough', 'السعال'],
    opens: ['cough', 'phlegm', 'pneumonia'],
    unanswered: ['Low', 'cough'],
    cleared: ['Low', 'cough', 'NICE NG120: acute cough, self-care 3 to 4 weeks'],
    discriminators: [
      emergency(
        'pneumonia-severe',
        'NICE NG250 (CRB65); NEWS2',
        all(any('cough', 'phlegm', 'pneumonia'), any('severe-breathless', 'confused', 'sepsis-signs', 'low-pressure')),
        {
          unless: ['blocked-nose-breath'],
        },
      ),
      high('chest-infection', 'NICE NG250', 'pneumonia'),
      high(
        'chest-infection',
        'NICE NG250',
        all(
          any('cough', 'phlegm'),
          any('fever', 'high-fever'),
          any('breathless', 'pleuritic-pain', 'chest-pain', 'rigors', 'high-fever', 'over-5-days'),
        ),
        {
          unless: ['blocked-nose-breath'],
        },
      ),
      high(
        'chest-infection',
        'NICE NG120; NG237',
        all(
          any('cough', 'phlegm'),
          'fever',
          any('over-65', 'weak-immunity', 'heart-disease', 'diabetes', 'kidney-disease', 'pregnant', 'sickle'),
        ),
      ),
      high('chest-infection', 'NICE NG237', all('phlegm', 'fever'), { unless: ['cold'] }),
      high('chest-infection', 'MOPH Qatar (MERS-CoV)', all('camel', any('cough', 'fever'))),
      high('chest-infection', 'NICE NG120', all('cough', 'drowsy')),
      medium(
        'lasting-cough',
        'NICE NG12; NICE NG33 (tuberculosis)',
        all('cough', any('over-3-weeks', 'over-6-weeks', 'weight-loss', 'night-sweats', 'tb-contact')),
      ),
      medium(
        'lasting-cough',
        'NICE CKS cough: ACE inhibitor',
        all('cough', any('ace-inhibitor', 'heartburn', 'medicine-effect'), any('over-week', 'recurring')),
      ),
      low('cough', 'NICE NG120', all('cough', 'chest-wall'), {
        unless: [
          ...notMild.filter((one) => one !== 'chest-pain'),
          'pressing-pain',
          'spreading-pain',
          'sweating',
          'heart-disease',
          'high-fever',
          'over-3-weeks',
          'clot-risk',
        ],
        explains: ['chest-pain', 'belly-pain', ...viral],
      }),
      low('cough', 'NICE NG120', any('cough', 'phlegm'), {
        unless: [...notMild, 'fever', 'high-fever', 'over-3-weeks', 'tb-contact', 'lung-disease', 'whooping', 'barking-cough'],
        explains: viral,
      }),
    ],
  }),
  'baby-cough': protocol({
    title: ['Cough or cold in a small baby', 'سعال أو زكام لدى رضيع صغير'],
    opens: ['cough', 'cold', 'wheeze', 'whooping', 'breathless'],
    of: 'under-3-months',
    unanswered: ['High', 'baby-cough-today'],
    cleared: ['Low', 'baby-cough', 'NICE NG9: bronchiolitis, managed at home; NHS: Bronchiolitis'],
    insteadOf: ['cough', 'cold'],
    discriminators: [
      emergency(
        'baby-breathing',
        'NICE NG9; WHO IMCI',
        any('breathing-pauses', 'chest-indrawing', 'blue-lips', 'infant-danger', 'not-feeding', 'whooping', 'breathless', 'drowsy'),
      ),
      emergency('baby-breathing', 'NICE NG143', 'fever'),
      low('baby-snuffles', 'NHS (colds in babies)', all(any('sneezing', 'cold'), any('feeds-well', all('sneezing', not('fever')))), {
        unless: [
          'cough',
          'wheeze',
          'breathless',
          'fever',
          'low-fever',
          'low-temperature',
          'breathing-pauses',
          'chest-indrawing',
          'blue-lips',
          'infant-danger',
          'not-feeding',
          'vomiting',
          'drowsy',
          'fast-breathing',
          'floppy',
        ],
        explains: ['cold', 'sneezing', 'hiccups', 'posseting'],
      }),
    ],
  }),
  'whooping-cough': protocol({
    title: ['Coughing fits', 'نوبات السعال'],
    opens: ['whooping'],
    unanswered: ['High', 'whooping-today'],
    cleared: ['High', 'whooping-today', 'NHS: Whooping cough, urgent GP or 111; NICE CKS Whooping cough'],
    discriminators: [
      emergency('baby-breathing', 'NICE CKS whooping cough', all('whooping', 'under-6-months')),
      emergency('breathing', 'NICE CKS whooping cough', any('blue-lips', 'severe-breathless', 'breathing-pauses', 'seizure')),
    ],
  }),
  'coughing-blood': protocol({
    title: ['Coughing blood', 'سعال مع دم'],
    opens: ['coughing-blood', 'much-coughed-blood'],
    unanswered: ['High', 'coughing-blood-today'],
    cleared: ['High', 'coughing-blood-today', 'NHS: Coughing up blood, urgent GP or 111 (a few spots or streaks)'],
    discriminators: [
      emergency(
        'coughing-much-blood',
        'Manchester triage; BTS haemoptysis',
        any(
          'much-coughed-blood',
          all('coughing-blood', any('cupful', 'severe-breathless', 'fainted', 'heavy-bleeding', 'blood-thinner', 'bleeding-disorder')),
        ),
      ),
      emergency(
        'lung-clot',
        'NICE NG158',
        all('coughing-blood', any('breathless', 'chest-pain', 'pleuritic-pain', 'leg-swelling', 'clot-risk')),
      ),
    ],
  }),
  'noisy-breathing': protocol({
    title: ['Croup or noisy breathing', 'الخانوق أو التنفس المصحوب بصوت'],
    opens: ['barking-cough', 'stridor'],
    unanswered: ['High', 'croup-today'],
    cleared: ['High', 'croup-mild', 'NHS: Croup, call a GP or 111; NICE CKS Croup (mild: single dexamethasone)'],
    discriminators: [
      emergency(
        'croup-emergency',
        'NICE CKS croup; ETAT',
        all(
          any('stridor', 'barking-cough'),
          any('stridor', 'chest-indrawing', 'blue-lips', 'drooling', 'drowsy', 'severe-breathless', 'at-rest'),
        ),
      ),
      high('croup-today', 'NICE CKS croup', all('barking-cough', any('breathless', 'fever', 'under-1', 'worsening'))),
    ],
  }),
  'pain-on-breathing': protocol({
    title: ['Pain on breathing in', 'ألم مع الشهيق'],
    opens: ['pleuritic-pain'],
    unanswered: ['High', 'pleuritic-today'],
    cleared: ['High', 'pleuritic-review', 'NHS: Pleurisy, urgent GP or 111'],
    discriminators: [
      emergency(
        'lung-clot',
        'NICE NG158',
        all(
          'pleuritic-pain',
          any('breathless', 'clot-risk', 'leg-swelling', 'coughing-blood', 'fainted', 'pregnant', 'after-birth', 'cancer'),
        ),
      ),
      emergency('breathing', 'BTS pneumothorax 2023', all('pleuritic-pain', 'sudden')),
      high('chest-infection', 'NICE NG250', all('pleuritic-pain', any('fever', 'phlegm', 'cough'))),
      low('chest-wall', 'NICE CKS chest pain', all('pleuritic-pain', 'chest-wall'), {
        unless: [
          'breathless',
          'fever',
          'cough',
          'coughing-blood',
          'clot-risk',
          'leg-swelling',
          'sudden',
          'pregnant',
          'after-birth',
          'injury',
          'cancer',
          'fainted',
          'over-40',
          'severe',
        ],
        explains: ['chest-pain'],
      }),
    ],
  }),
  stitch: protocol({
    title: ['Stitch in the side', 'نغزة في الجنب'],
    opens: ['side-stitch'],
    unanswered: ['Low', 'stitch'],
    cleared: ['Low', 'stitch', 'clinical consensus'],
    discriminators: [
      medium('effort-symptoms', 'NICE CG95', all('side-stitch', any('heart-disease', 'over-65'))),
      low('stitch', 'NHS (running)', 'side-stitch', {
        unless: [
          'breathless',
          'chest-pain',
          'pressing-pain',
          'fainted',
          'fever',
          'sudden',
          'severe-pain',
          'pregnant',
          'at-rest',
          'clot-risk',
        ],
        explains: [
          'flank-pain',
          'belly-pain',
          'pleuritic-pain',
          'back-pain',
          'upper-belly-pain',
          'upper-right',
          'belly-effort',
          'muscle-ache',
        ],
      }),
    ],
  }),
} as const;
