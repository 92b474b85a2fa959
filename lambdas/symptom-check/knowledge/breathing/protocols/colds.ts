import type { FindingId } from '../../findings.ts';
import { all, any } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';
import { notMild, viral } from '../conditions.ts';

const feverish: readonly FindingId[] = [
  ...viral,
  'flu',
  'fever',
  'low-fever',
  'chills',
  'sweating',
  'muscle-ache',
  'joint-pain',
  'limb-pain',
  'back-pain',
  'weakness',
  'nausea',
];
const riskOfFlu: readonly FindingId[] = [
  'pregnant',
  'after-birth',
  'weak-immunity',
  'over-65',
  'lung-disease',
  'asthma',
  'heart-disease',
  'diabetes',
  'kidney-disease',
  'sickle',
];

export const protocols = {
  cold: protocol({
    title: ['Cold', 'الزكام'],
    opens: ['cold', 'blocked-nose-breath'],
    unanswered: ['Low', 'cold'],
    cleared: ['Low', 'cold', 'NHS: Common cold'],
    discriminators: [
      high('chest-infection', 'NICE NG120; NG250', all('cold', 'cold-returns', any('fever', 'cough'))),
      medium('cold-lasting', 'NHS (common cold); NICE NG79', all('cold', any('over-3-weeks', 'cold-returns')), { unless: ['hayfever'] }),
      low('cold', 'NHS (common cold)', 'cold', {
        unless: [...notMild, 'high-fever', 'over-3-weeks', 'pregnant', 'over-65', 'over-5-days'],
        explains: feverish,
      }),
      low('cold', 'NHS (common cold)', 'cold', { unless: [...notMild, 'over-3-weeks'], explains: viral }),
    ],
  }),
  flu: protocol({
    title: ['Flu', 'الإنفلونزا'],
    opens: ['flu'],
    unanswered: ['Low', 'flu'],
    cleared: ['Low', 'flu', 'NHS: Flu, treat at home'],
    discriminators: [
      emergency(
        'pneumonia-severe',
        'WHO influenza 2024; NICE NG250',
        all('flu', any('severe-breathless', 'confused', 'blue-lips', 'sepsis-signs')),
      ),
      high('chest-infection', 'NICE NG250', all('flu', any('breathless', 'chest-pain', 'coughing-blood', 'cold-returns', 'rigors'))),
      high('flu-today', 'NICE TA168; WHO influenza 2024', all('flu', any('fever', 'high-fever'), any(...riskOfFlu)), {
        unless: ['vaccine', 'vaccine-site'],
      }),
      medium('flu-lasting', 'NHS (flu)', all('flu', any('over-week', all('over-5-days', any('fever', 'high-fever', 'worsening'))))),
      low('flu', 'NHS (flu)', 'flu', {
        unless: [
          ...notMild,
          ...riskOfFlu,
          'high-fever',
          'over-week',
          'travel',
          'umrah',
          'rash',
          'heat-exposure',
          'dark-urine',
          'muscle-breakdown',
          'hot-joint',
        ],
        explains: feverish,
      }),
    ],
  }),
  'hay-fever': protocol({
    title: ['Hay fever', 'حساسية الأنف'],
    opens: ['hayfever'],
    unanswered: ['Low', 'hay-fever'],
    cleared: ['Low', 'hay-fever', 'NHS: Hay fever, a pharmacist can help'],
    discriminators: [
      emergency(
        'anaphylaxis',
        'RCUK anaphylaxis 2021',
        all('hayfever', any('airway-swelling', 'tongue-swelling'), any('breathless', 'wheeze', 'fainted')),
      ),
      high('asthma-today', 'BTS/NICE/SIGN NG245; ARIA', all('hayfever', any('wheeze', 'breathless')), {
        unless: ['blocked-nose-breath', 'inhaler-helps'],
      }),
      medium('hay-fever-review', 'NICE CKS allergic rhinitis', all('hayfever', 'hayfever-uncontrolled')),
      low('hay-fever', 'NICE CKS allergic rhinitis', 'hayfever', {
        unless: [
          ...notMild,
          'fever',
          'airway-swelling',
          'tongue-swelling',
          'hives',
          'hayfever-uncontrolled',
          'vision-loss',
          'eye-pain',
          'nosebleed',
        ],
        explains: [
          'cold',
          'minor-eyes',
          'red-eye',
          'itch',
          'cough',
          'headache',
          'tired',
          'sore-throat',
          'ear-blocked',
          'sinus',
          'eye-swelling',
          'allergy',
          'recurring',
          'blocked-nose-breath',
        ],
      }),
    ],
  }),
  hoarseness: protocol({
    title: ['Hoarse voice', 'بحة الصوت'],
    opens: ['hoarse'],
    unanswered: ['Low', 'hoarse'],
    cleared: ['Low', 'hoarse', 'NHS: Laryngitis (goes on its own in 1 to 2 weeks)'],
    discriminators: [
      emergency(
        'breathing',
        'NICE CKS hoarse voice; RCUK anaphylaxis 2021',
        all('hoarse', any('stridor', 'breathless', 'drooling', 'airway-swelling', 'toxic-gas', 'burn')),
        {
          unless: ['blocked-nose-breath'],
        },
      ),
      emergency(
        'anaphylaxis',
        'RCUK anaphylaxis 2021',
        all('hoarse', any('hives', 'tongue-swelling', all('allergen', any('itch', 'rash', 'dizzy', 'vomiting')))),
        { unless: ['over-3-days', 'over-week'] },
      ),
      high('hoarse-today', 'NICE CKS hoarse voice', all('hoarse', any('trouble-swallowing', 'neck-pain', 'throat-operation'))),
      medium('hoarse-lasting', 'NICE NG12', all('hoarse', any('over-3-weeks', 'over-6-weeks', 'lump', 'weight-loss', 'coughing-blood'))),
      low('hoarse', 'NHS (laryngitis)', 'hoarse', {
        unless: [
          ...notMild,
          'over-3-weeks',
          'trouble-swallowing',
          'airway-swelling',
          'toxic-gas',
          'burn',
          'face-droop',
          'speech-trouble',
          'injury',
          'high-fever',
        ],
        explains: viral,
      }),
    ],
  }),
  snoring: protocol({
    title: ['Snoring', 'الشخير'],
    opens: ['snoring', 'sleep-pauses'],
    unanswered: ['Low', 'snoring'],
    cleared: ['Low', 'snoring', 'NHS: Snoring, things you can do'],
    discriminators: [
      medium(
        'sleep-apnoea',
        'NICE NG202',
        any('sleep-pauses', all('snoring', any('tired', 'drowsy', 'asleep-at-wheel', 'hypertension', 'pregnant'))),
      ),
      medium('sleep-apnoea', 'NICE NG202 (children)', all('snoring', any('child', 'under-16')), { unless: ['cold'] }),
    ],
  }),
} as const;
