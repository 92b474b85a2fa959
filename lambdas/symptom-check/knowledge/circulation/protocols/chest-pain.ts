import type { FindingId } from '../../findings.ts';
import { all, any, not } from '../../kinds/condition.ts';
import { emergency, high, low, medium, protocol } from '../../kinds/protocol.ts';

/** Never a mere stab in the chest wall. */
const notStab: readonly FindingId[] = [
  'pressing-pain',
  'spreading-pain',
  'arm-pain',
  'jaw-pain',
  'sweating',
  'heart-disease',
  'tearing',
  'breathless',
  'wheeze',
  'fever',
  'cough',
  'injury',
  'clot-risk',
  'leg-swelling',
  'pregnant',
  'after-birth',
  'coughing-blood',
  'fainted',
  'nearly-fainted',
  'dizzy',
  'palpitations',
  'severe-pain',
  'rest-fails',
  'sickle',
  'stimulants',
  'sudden-death-family',
  'diabetes',
  'worsening',
];

export const protocols = {
  'chest-pain': protocol({
    title: ['Chest pain', 'ألم الصدر'],
    opens: ['chest-pain', 'pressing-pain', 'chest-burning', 'heart-attack', 'tearing'],
    // NICE CG95: cardiac until shown otherwise, from 30 years on; see the discriminator of that age.
    unanswered: ['High', 'chest-pain-today'],
    cleared: ['Medium', 'chest-pain-clear', 'NHS: Chest pain, see a GP (comes and goes or goes away quickly)'],
    discriminators: [
      emergency('aorta', 'ESC aortic disease 2014', any('tearing', all('chest-pain', 'aneurysm'))),
      emergency('aorta', 'ESC aortic disease 2014', all('chest-pain', 'back-pain', 'sudden', any('severe-pain', 'severe')), {
        unless: ['pressing-pain', 'under-16'],
      }),
      emergency(
        'heart',
        'NICE CG95; AHA/ACC chest pain 2021',
        all(
          any('chest-pain', 'chest-burning', 'pressing-pain'),
          any('spreading-pain', 'sweating', 'fainted', 'nearly-fainted', 'severe-breathless', 'low-pressure', 'very-fast-pulse'),
        ),
        { unless: ['tearing'] },
      ),
      emergency(
        'heart',
        'NICE CG95; AHA/ACC chest pain 2021',
        all(any('chest-pain', 'chest-burning', 'pressing-pain'), any('jaw-pain', 'arm-pain')),
        { unless: ['tearing', 'chest-wall', 'muscle-ache', 'chest-injury'] },
      ),
      // From 30 years on no tenderness explains pain of the arm or the jaw beside that of the chest (likelihood ratio 0.3: Panju 1998).
      emergency(
        'heart',
        'NICE CG95',
        all(any('chest-pain', 'chest-burning', 'pressing-pain'), any('jaw-pain', 'arm-pain'), any('over-30', 'diabetes')),
        { unless: ['tearing', 'chest-injury', 'vaccine-site'] },
      ),
      emergency('heart', 'NICE CG95', all('chest-pain', 'over-30', 'numbness'), {
        unless: ['tearing', 'chest-wall', 'panic-known', 'shingles'],
      }),
      emergency('heart', 'NICE CG95', 'pressing-pain', {
        unless: [
          'comes-with-effort',
          'under-16',
          'tearing',
          'chest-wall',
          'chest-strain',
          'panic-known',
          'breastfeeding',
          'breast-pain',
          'breast-red',
          'shingles',
        ],
      }),
      emergency('heart', 'NICE CG95', all('pressing-pain', 'over-40', any('chest-wall', 'chest-strain', 'panic-known')), {
        unless: ['tearing', 'comes-with-effort'],
      }),
      emergency('heart', 'NICE CG95', all('chest-pain', any('heart-disease', 'severe-pain')), {
        unless: ['chest-wall', 'comes-with-effort', 'tearing'],
      }),
      emergency('heart', 'NICE CG95', all('chest-pain', 'over-30', any('breathless', 'sudden')), {
        unless: ['chest-wall', 'tearing'],
      }),
      emergency('heart', 'NICE CG95', all('chest-pain', 'over-30', any('nausea', 'vomiting')), {
        unless: ['chest-wall', 'cough', 'tearing'],
      }),
      emergency('heart', 'NICE NG185', all('chest-pain', any('rest-fails', all('comes-with-effort', 'at-rest'))), {
        unless: ['chest-wall', 'tearing'],
      }),
      emergency('heart', 'NICE CG95', 'heart-attack', {
        unless: ['chest-wall', 'chest-strain', 'brief-stab', 'shingles', 'skin-blisters'],
      }),
      emergency('heart', 'NICE CG95', all('heart-attack', 'over-40', any('chest-wall', 'chest-strain', 'brief-stab')), {
        unless: ['shingles', 'skin-blisters'],
      }),
      emergency(
        'lung-clot',
        'NICE NG158',
        all('chest-pain', any('clot-risk', 'leg-swelling', 'coughing-blood'), any('breathless', 'pleuritic-pain')),
      ),
      high('chest-pain-today', 'NICE CG95', all('chest-pain', 'over-30'), { unless: ['chest-wall', 'comes-with-effort', 'cough'] }),
      high('chest-pain-today', 'NICE CG95 (tenderness does not exclude it)', all('chest-pain', any('over-40', 'diabetes')), {
        unless: ['comes-with-effort', 'cough', 'chest-injury', 'over-3-weeks'],
      }),
      // New, or worse: unstable until a test says otherwise.
      high(
        'effort-today',
        'NICE CG95; ESC acute coronary syndromes 2023',
        all('chest-pain', 'comes-with-effort', 'over-30', any('effort-changed', 'worsening', not('over-6-weeks'))),
        {
          unless: ['effort-free', 'under-16'],
        },
      ),
      medium('effort-symptoms', 'NICE CG95: stable angina', all('chest-pain', 'comes-with-effort'), {
        unless: ['chest-wall', 'chest-strain', 'effort-free'],
      }),
      low('chest-wall', 'NHS; NICE CKS chest pain (precordial catch)', all('chest-pain', 'brief-stab', 'under-40'), {
        explains: ['chest-pain', 'pleuritic-pain', 'anxiety', 'recurring', 'mild', 'heart-attack'],
        unless: [...notStab, 'comes-with-effort'],
      }),
      low('chest-wall', 'NHS; NICE CKS chest pain (precordial catch)', all('chest-pain', 'brief-stab', 'effort-free', 'under-40'), {
        explains: ['chest-pain', 'pleuritic-pain', 'anxiety', 'recurring', 'mild', 'heart-attack', 'effort'],
        unless: notStab,
      }),
      low('chest-wall', 'NICE CKS chest pain', all('chest-pain', any('chest-wall', all('chest-strain', 'under-40'))), {
        explains: [
          'chest-pain',
          'pressing-pain',
          'pleuritic-pain',
          'muscle-ache',
          'muscle-strain',
          'heart-attack',
          'arm-pain',
          'shoulder-pain',
          'limb-pain',
          'joint-pain',
          'back-pain',
          'overuse',
        ],
        unless: [
          'spreading-pain',
          'sweating',
          'heart-disease',
          'tearing',
          'breathless',
          'fever',
          'injury',
          'clot-risk',
          'coughing-blood',
          'fainted',
          'nearly-fainted',
          'palpitations',
          'severe-pain',
          'rest-fails',
        ],
      }),
    ],
  }),
  'heart-without-chest-pain': protocol({
    title: ['Heart signs without chest pain', 'علامات القلب دون ألم في الصدر'],
    opens: ['sweating', 'severe-breathless'],
    of: all('over-40', any('arm-pain', 'jaw-pain')),
    unanswered: ['High', 'chest-pain-today'],
    cleared: ['Medium', 'chest-pain-clear', 'clinical consensus'],
    discriminators: [
      // In diabetes, in women and in old age an infarction may show in the arms or the jaw alone.
      emergency(
        'heart',
        'NICE CG95; ESC acute coronary syndromes 2023',
        all('over-40', any('arm-pain', 'jaw-pain'), any('sweating', 'severe-breathless')),
        { unless: ['injury', 'fracture', 'chest-wall', 'over-3-weeks', 'flu', 'fever', 'sweat-smell', 'night-sweats', 'heat-exposure'] },
      ),
    ],
  }),
} as const;
