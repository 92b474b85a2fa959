import type { SeverityLevel } from '#contract/symptom-check.ts';
import type { Fact } from './facts.ts';
import type { Finding } from './lexicon.ts';
import type { Topic } from './topics.ts';

/** Holds when all of `all`, one of each list in `any`, and none of `none` are so. Each names its clinical source. */
export interface When {
  readonly all?: readonly Fact[];
  readonly any?: readonly (readonly Fact[])[];
  readonly none?: readonly Fact[];
}
interface Rule extends When {
  readonly level: SeverityLevel;
  readonly topic: Topic;
  readonly source: string;
}
const at =
  (level: SeverityLevel) =>
  (topic: Topic, source: string, when: When): Rule => ({ level, topic, source, ...when });
const emergency = at('Emergency');
const high = at('High');
const medium = at('Medium');

const shock: readonly Fact[] = [
  'fainted',
  'nearly-fainted',
  'unconscious',
  'confused',
  'drowsy',
  'low-pressure',
  'sepsis-signs',
  'very-fast-pulse',
];
const oftenHarmless: readonly Fact[] = [
  'chest-wall',
  'cough',
  'heartburn',
  'settles',
  'mild',
  'over-week',
  'recurring',
  'injury',
  'shingles',
  'breast-pain',
  'anxiety',
  'back-strain',
  'usual',
  'cold',
  'breast-lump',
  'fatty',
];

export const rules: readonly Rule[] = [
  // Heart and circulation
  emergency('heart', 'AHA/ACC chest pain guideline 2021; NICE CG95', { all: ['chest-pain'], any: [['over-30']], none: oftenHarmless }),
  emergency('heart', 'AHA/ACC chest pain guideline 2021; NICE CG95', {
    all: ['chest-pain'],
    any: [
      [
        'spreading-pain',
        'sweating',
        'fainted',
        'nearly-fainted',
        'severe-breathless',
        'jaw-pain',
        'arm-pain',
        'low-pressure',
        'very-fast-pulse',
        'severe-pain',
      ],
    ],
    none: ['settles', 'injury', 'chest-wall', 'heartburn', 'cold'],
  }),
  emergency('heart', 'AHA/ACC chest pain guideline 2021', {
    all: ['chest-pain'],
    any: [['breathless', 'vomiting', 'nausea', 'dizzy', 'palpitations', 'weakness']],
    none: ['settles', 'chest-wall', 'heartburn', 'cold', 'over-week', 'anxiety', 'mild', 'cough', 'usual', 'injury', 'recurring', 'fatty'],
  }),
  emergency('heart', 'NICE NG185 (acute coronary syndromes)', {
    all: ['chest-pain', 'at-rest'],
    any: [['effort', 'settles', 'recurring', 'heart-disease']],
  }),
  emergency('heart', 'AHA/ACC chest pain guideline 2021', {
    all: ['chest-pain', 'heart-disease'],
    none: ['settles', 'chest-wall', 'mild', 'recurring', 'over-week'],
  }),
  emergency('heart', 'AHA/ACC chest pain guideline 2021', {
    all: ['sweating'],
    any: [
      ['jaw-pain', 'spreading-pain', 'arm-pain', 'shoulder-pain'],
      ['spreading-pain', 'nausea', 'breathless', 'vomiting', 'jaw-pain', 'heartburn'],
    ],
  }),
  emergency('heart', 'AHA/ACC chest pain guideline 2021 (atypical)', {
    all: ['sweating', 'over-50'],
    any: [
      ['belly-pain', 'breathless', 'nausea', 'heartburn'],
      ['breathless', 'jaw-pain', 'arm-pain', 'nearly-fainted', 'vomiting', 'sudden'],
    ],
    none: ['fever', 'diarrhoea', 'over-week', 'night-sweats', 'menopause'],
  }),
  emergency('heart', 'AHA/ACC chest pain guideline 2021', { all: ['heart-attack'] }),
  emergency('heart', 'ESC aortic disease 2014', { all: ['tearing'], any: [['chest-pain', 'back-pain', 'belly-pain', 'sudden', 'severe']] }),
  emergency('heart', 'ESC aortic disease 2014', { all: ['chest-pain', 'back-pain', 'sudden'], none: ['cough', 'chest-wall'] }),
  emergency('irregular-heartbeat', 'ESC syncope 2018; Resuscitation Council UK (tachycardia)', {
    all: ['palpitations'],
    any: [['fainted', 'nearly-fainted', 'chest-pain', 'severe-breathless', 'very-fast-pulse']],
    none: ['anxiety', 'mild'],
  }),
  emergency('irregular-heartbeat', 'Resuscitation Council UK (tachycardia)', {
    all: ['palpitations'],
    any: [['breathless', 'dizzy']],
    none: ['anxiety', 'over-week', 'recurring', 'mild', 'both-sides', 'tremor'],
  }),
  emergency('irregular-heartbeat', 'NEWS2', {
    any: [
      ['very-fast-pulse', 'slow-pulse'],
      ['breathless', 'chest-pain', 'fainted', 'dizzy', 'confused', 'palpitations', 'weakness', 'fever', 'nearly-fainted', 'vomiting'],
    ],
  }),
  emergency('collapse', 'ESC syncope 2018', {
    all: ['fainted'],
    any: [
      [
        'effort',
        'chest-pain',
        'palpitations',
        'breathless',
        'heart-disease',
        'headache',
        'belly-pain',
        'back-pain',
        'injury',
        'vaginal-bleeding',
        'pregnant',
      ],
    ],
    none: ['on-standing'],
  }),
  emergency('collapse', 'ESC syncope 2018', { all: ['fainted', 'over-60'] }),
  emergency('collapse', 'Resuscitation Council UK; NHS 999', { all: ['no-breathing'], none: ['poor-sleep', 'over-3-weeks'] }),
  emergency('collapse', 'NHS 999; ESI', { all: ['unconscious'], none: ['usual'] }),
  emergency('severe-abdomen', 'NICE NG156 (abdominal aortic aneurysm)', {
    any: [
      ['belly-pain', 'back-pain', 'flank-pain'],
      ['fainted', 'nearly-fainted', 'dizzy', 'low-pressure', 'aneurysm', 'sweating'],
    ],
    all: ['over-60'],
    none: ['over-week', 'recurring'],
  }),
  emergency('severe-abdomen', 'NICE NG156 (abdominal aortic aneurysm)', {
    all: ['aneurysm'],
    any: [['belly-pain', 'back-pain', 'flank-pain']],
  }),
  emergency('severe-abdomen', 'NICE NG156 (abdominal aortic aneurysm)', {
    all: ['over-60', 'flank-pain'],
    any: [['severe', 'severe-pain', 'sudden']],
    none: ['fever', 'urine-burning'],
  }),
  emergency('severe-abdomen', 'Manchester Triage (abdominal pain); NICE NG156', {
    all: ['belly-pain', 'back-pain', 'sudden'],
    any: [['severe', 'severe-pain', 'over-50']],
  }),
  emergency('limb-without-blood', 'ESVS acute limb ischaemia 2020', {
    all: ['cold-limb'],
    any: [['sudden', 'severe', 'severe-pain', 'numbness', 'one-sided-weakness', 'limb-pain', 'arm-pain']],
    none: ['recurring', 'both-sides', 'over-week'],
  }),
  emergency('heart', 'NICE CG187 (acute heart failure)', {
    all: ['orthopnoea'],
    any: [
      ['breathless', 'severe-breathless', 'phlegm'],
      ['severe', 'sudden', 'severe-breathless', 'worsening', 'at-rest', 'leg-swelling-both'],
    ],
    none: ['over-3-weeks'],
  }),

  // Breathing
  emergency('breathing', 'NHS 999; Manchester Triage (shortness of breath)', {
    all: ['severe-breathless'],
    none: ['blocked-nose-breath', 'over-week'],
  }),
  emergency('breathing', 'NEWS2; BTS oxygen guideline', { all: ['low-oxygen'] }),
  emergency('breathing', 'BTS oxygen guideline', { all: ['lowish-oxygen', 'breathless'] }),
  emergency('breathing', 'NHS 999; NICE NG143', { all: ['blue-lips'], none: ['recurring', 'cold-limb'] }),
  emergency('breathing', 'Manchester Triage (shortness of breath)', {
    all: ['breathless'],
    any: [
      [
        'sudden',
        'confused',
        'drowsy',
        'fast-breathing',
        'sepsis-signs',
        'unconscious',
        'low-pressure',
        'fainted',
        'sweating',
        'coughing-blood',
      ],
    ],
    none: ['over-week', 'anxiety'],
  }),
  emergency('breathing', 'Manchester Triage (shortness of breath)', { all: ['breathless', 'at-rest'], none: ['over-3-weeks'] }),
  emergency('breathing', 'NICE NG250 (pneumonia)', {
    all: ['breathless'],
    any: [
      ['fever', 'pneumonia', 'phlegm'],
      ['over-65', 'weak-immunity', 'lung-disease', 'pleuritic-pain', 'chest-pain', 'confused', 'rigors', 'high-fever', 'heart-disease'],
      ['fever', 'pneumonia', 'worsening', 'rigors', 'high-fever'],
    ],
  }),
  emergency('breathing', 'NICE NG250 (pneumonia)', {
    any: [
      ['pneumonia', 'phlegm', 'cough'],
      ['confused', 'sepsis-signs', 'low-pressure', 'fast-breathing'],
    ],
    none: ['newborn'],
  }),
  emergency('breathing', 'NICE NG9 (bronchiolitis)', {
    all: ['under-2'],
    any: [
      ['breathless', 'wheeze'],
      ['infant-danger', 'no-appetite', 'drowsy', 'under-3-months', 'sepsis-signs', 'fast-breathing', 'breathless'],
    ],
    none: ['colic'],
  }),
  emergency('breathing', 'NICE NG9; IMCI', {
    all: ['cough', 'under-3-months'],
    any: [['breathless', 'infant-danger', 'no-appetite', 'blue-lips', 'whooping', 'no-breathing', 'sepsis-signs']],
  }),
  emergency('asthma', 'BTS/NICE/SIGN NG245 (asthma)', {
    any: [
      ['asthma', 'wheeze'],
      ['inhaler-fails', 'severe-breathless', 'blue-lips', 'low-oxygen', 'drowsy', 'confused', 'very-fast-pulse'],
    ],
    none: ['inhaler-helps'],
  }),
  emergency('asthma', 'BTS/NICE/SIGN NG245 (asthma)', { all: ['inhaler-fails'], any: [['breathless', 'wheeze', 'asthma']] }),
  emergency('asthma', 'BTS/NICE/SIGN NG245 (asthma)', {
    all: ['wheeze', 'breathless'],
    any: [['worsening', 'severe']],
    none: ['inhaler-helps', 'recurring', 'over-3-weeks', 'mild'],
  }),
  emergency('asthma', 'GOLD (exacerbation of COPD)', {
    all: ['lung-disease', 'breathless'],
    any: [['worsening', 'severe', 'confused', 'drowsy', 'sudden', 'lowish-oxygen', 'blue-lips']],
    none: ['mild'],
  }),
  emergency('choking', 'Resuscitation Council UK (choking)', {
    all: ['choking'],
    none: ['recurring', 'over-week', 'sore-throat', 'heartburn'],
  }),
  emergency('lung-clot', 'NICE NG158 (pulmonary embolism)', {
    any: [
      ['breathless', 'severe-breathless'],
      ['pleuritic-pain', 'leg-swelling', 'clot-risk', 'coughing-blood', 'after-birth'],
    ],
    none: ['over-3-weeks', 'cold', 'blocked-nose-breath', 'effort'],
  }),
  emergency('lung-clot', 'NICE NG158 (pulmonary embolism)', {
    all: ['pleuritic-pain'],
    any: [['chest-pain'], ['clot-risk', 'leg-swelling', 'sudden', 'coughing-blood', 'pregnant', 'after-birth', 'breathless', 'severe']],
    none: ['chest-wall'],
  }),
  emergency('lung-clot', 'NICE NG158 (pulmonary embolism)', {
    all: ['leg-swelling'],
    any: [['chest-pain', 'coughing-blood', 'fainted', 'severe-breathless', 'pregnant', 'after-birth', 'breathless']],
    none: ['over-3-weeks', 'orthopnoea', 'leg-swelling-both'],
  }),
  emergency('breathing', 'BTS pneumothorax 2023', { all: ['chest-pain', 'sudden', 'breathless'] }),
  emergency('breathing', 'Manchester Triage', {
    all: ['coughing-blood'],
    any: [['heavy-bleeding', 'severe', 'breathless', 'chest-pain', 'fainted', 'leg-swelling', 'much']],
    none: ['over-3-weeks'],
  }),
  emergency('breathing', 'NHS 999; NICE CKS (croup, epiglottitis)', {
    any: [['stridor', 'drooling']],
    none: ['teething', 'over-week', 'face-droop'],
  }),
  emergency('breathing', 'NICE CKS (croup)', {
    all: ['barking-cough'],
    any: [['breathless', 'stridor', 'blue-lips', 'drowsy', 'drooling', 'sepsis-signs']],
  }),
  emergency('breathing', 'NICE CKS (quinsy, deep neck infection)', {
    all: ['muffled-voice'],
    any: [['sore-throat', 'fever', 'trouble-swallowing', 'drooling']],
  }),

  // Allergy
  emergency('anaphylaxis', 'Resuscitation Council UK anaphylaxis 2021; NICE NG134', {
    any: [
      ['hives', 'airway-swelling', 'allergen', 'rash', 'itch', 'face-hand-swelling'],
      ['severe-breathless', 'wheeze', 'fainted', 'nearly-fainted', 'breathless', 'stridor', 'low-pressure'],
      ['allergen', 'hives', 'airway-swelling', 'allergy'],
    ],
    none: ['over-week', 'hayfever'],
  }),
  emergency('anaphylaxis', 'Resuscitation Council UK anaphylaxis 2021', {
    all: ['hives', 'allergen'],
    any: [['vomiting', 'dizzy', 'airway-swelling', 'face-hand-swelling', 'belly-pain']],
  }),
  emergency('anaphylaxis', 'Resuscitation Council UK anaphylaxis 2021', {
    any: [
      ['allergen', 'medicine-effect'],
      ['face-hand-swelling', 'airway-swelling', 'hives'],
      ['dizzy', 'hoarse', 'trouble-swallowing', 'vomiting', 'breathless', 'nearly-fainted'],
    ],
    none: ['over-3-days', 'cold'],
  }),
  emergency('anaphylaxis', 'Resuscitation Council UK anaphylaxis 2021; NICE CG183', {
    all: ['airway-swelling'],
    none: [
      'toothache',
      'dental-abscess',
      'injury',
      'over-5-days',
      'hoarse',
      'mouth-sores',
      'cold-sore',
      'minor-wound',
      'mumps',
      'sinus',
      'eye-swelling',
      'insect-bite',
      'pregnant',
      'leg-swelling-both',
    ],
  }),
  emergency('anaphylaxis', 'Resuscitation Council UK anaphylaxis 2021', {
    all: ['airway-swelling', 'insect-bite'],
    any: [['breathless', 'wheeze', 'drooling', 'hives', 'vomiting', 'dizzy']],
  }),
  emergency('anaphylaxis', 'Resuscitation Council UK anaphylaxis 2021', { all: ['epipen'] }),
  emergency('anaphylaxis', 'Resuscitation Council UK anaphylaxis 2021', {
    all: ['tongue-swelling'],
    none: ['over-5-days', 'hoarse', 'mouth-sores', 'minor-wound', 'toothache', 'cold'],
  }),

  // Brain and nerves
  emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', { all: ['face-droop'], none: ['over-3-weeks', 'toothache', 'shingles'] }),
  emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', {
    all: ['one-sided-weakness'],
    none: [
      'compression',
      'dentist',
      'over-10-days',
      'recurring',
      'injury',
      'both-sides',
      'fracture',
      'back-pain',
      'neck-pain',
      'sprain',
      'back-strain',
      'joint-pain',
      'toothache',
      'minor-wound',
      'deep-cut',
    ],
  }),
  emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', {
    any: [
      ['one-sided-weakness', 'numbness', 'weakness'],
      ['sudden'],
      ['speech-trouble', 'face-droop', 'vision-loss', 'headache', 'balance-loss', 'confused', 'one-sided-weakness'],
    ],
  }),
  emergency('stroke', 'AHA/ASA stroke 2019; NICE NG128', {
    all: ['speech-trouble'],
    none: [
      'child-development',
      'over-3-weeks',
      'sore-throat',
      'recurring',
      'muffled-voice',
      'memory',
      'alcohol',
      'severe-breathless',
      'choking',
    ],
  }),
  emergency('stroke', 'AHA/ASA stroke 2019', {
    all: ['stroke'],
    any: [['sudden', 'weakness', 'numbness', 'speech-trouble', 'face-droop', 'headache', 'confused']],
  }),
  emergency('stroke', 'AHA/ASA stroke 2019', {
    all: ['balance-loss'],
    any: [
      ['sudden', 'headache', 'speech-trouble', 'vision-loss', 'vomiting', 'blurred-vision'],
      ['sudden', 'over-50', 'headache', 'speech-trouble', 'vision-loss', 'severe'],
    ],
    none: ['over-week', 'ear-pain', 'recurring', 'cold'],
  }),
  emergency('stroke', 'AHA/ASA stroke 2019', {
    all: ['dizzy', 'sudden'],
    any: [['vision-loss', 'speech-trouble', 'one-sided-weakness', 'balance-loss', 'trouble-swallowing', 'worst-headache']],
  }),
  emergency('eye-emergency', 'RCOphth; NICE NG128', { all: ['vision-loss'], none: ['over-3-weeks', 'eye-check', 'aura', 'on-standing'] }),
  emergency('sudden-headache', 'NICE CG150; ESI', { all: ['worst-headache'], none: ['usual', 'recurring', 'over-week'] }),
  emergency('sudden-headache', 'NICE CG150; ESI', {
    all: ['headache', 'sudden', 'severe'],
    none: ['usual', 'recurring', 'over-week', 'aura', 'sore-throat', 'cold', 'diarrhoea'],
  }),
  emergency('sudden-headache', 'NICE CG150', {
    all: ['headache'],
    any: [['confused', 'seizure', 'fainted', 'unconscious', 'one-sided-weakness', 'balance-loss', 'drowsy', 'very-high-pressure']],
    none: ['hiccups', 'aura'],
  }),
  emergency('eye-emergency', 'NICE CG150; BSR giant cell arteritis 2020', {
    all: ['headache', 'over-50'],
    any: [
      ['vision-loss', 'blurred-vision', 'jaw-pain'],
      ['vision-loss', 'jaw-pain', 'scalp', 'sudden'],
    ],
  }),
  emergency('meningitis', 'NICE NG240', {
    all: ['stiff-neck'],
    any: [
      ['headache', 'fever', 'light-hurts', 'confused', 'vomiting', 'drowsy', 'under-5', 'purple-rash'],
      ['fever', 'light-hurts', 'confused', 'drowsy', 'vomiting', 'purple-rash', 'under-5', 'headache'],
    ],
    none: ['back-strain', 'usual', 'over-10-days'],
  }),
  emergency('meningitis', 'NICE NG240', { all: ['fever', 'light-hurts', 'headache'], none: ['aura', 'usual', 'sinus'] }),
  emergency('meningitis', 'NICE NG240', { all: ['headache', 'fever'], any: [['confused', 'drowsy', 'seizure', 'purple-rash']] }),
  emergency('meningitis', 'NICE NG240', { all: ['meningitis'], any: [['fever', 'headache', 'rash', 'stiff-neck']] }),
  emergency('meningitis', 'NICE NG240', { all: ['purple-rash'], none: ['over-3-weeks', 'usual', 'recurring'] }),
  emergency('seizure', 'NICE NG217; NHS 999', { all: ['seizure'] }),
  emergency('confusion', 'NHS 999; NEWS2 (new confusion)', { all: ['confused'], none: ['over-3-weeks', 'memory', 'recurring'] }),
  emergency('confusion', 'NEWS2', {
    all: ['confused'],
    any: [['fever', 'sudden', 'worsening', 'urine-burning', 'sepsis-signs', 'high-sugar-reading', 'headache', 'head-injury', 'jaundice']],
  }),
  emergency('cauda-equina', 'GIRFT cauda equina 2023', { all: ['saddle-numbness'], none: ['prostate', 'seizure'] }),
  emergency('cauda-equina', 'GIRFT cauda equina 2023; NICE NG234', {
    any: [
      ['back-pain', 'rising-weakness'],
      ['no-urine', 'saddle-numbness', 'rising-weakness', 'prostate'],
      ['rising-weakness', 'no-urine', 'saddle-numbness', 'back-pain'],
    ],
    none: ['over-6-weeks'],
  }),
  emergency('spine-injury', 'ESI; NICE NG41', { all: ['spine-injury'], none: ['back-strain', 'over-week', 'recurring'] }),
  emergency('other-emergency', 'ESI (Guillain-Barré, cord compression)', {
    all: ['rising-weakness'],
    none: ['over-3-weeks', 'flu', 'cold', 'tired'],
  }),
  emergency('other-emergency', 'ESI (botulism, myasthenic crisis)', {
    all: ['trouble-swallowing'],
    any: [['speech-trouble', 'vision-loss', 'rising-weakness', 'breathless']],
    none: ['sore-throat', 'over-3-weeks'],
  }),

  // Injury
  emergency('head-injury', 'NICE NG232', {
    all: ['head-injury'],
    any: [
      [
        'vomiting',
        'unconscious',
        'fainted',
        'drowsy',
        'seizure',
        'confused',
        'blood-thinner',
        'head-danger',
        'worst-headache',
        'blurred-vision',
        'vision-loss',
        'weakness',
        'under-1',
        'severe',
        'speech-trouble',
        'one-sided-weakness',
      ],
    ],
  }),
  emergency('head-injury', 'NICE NG232', { all: ['head-injury', 'over-65'], any: [['headache', 'dizzy', 'wound', 'bruise', 'nausea']] }),
  emergency('head-injury', 'NICE NG232', {
    all: ['headache', 'injury'],
    any: [['vomiting', 'confused', 'drowsy', 'blood-thinner', 'unconscious']],
  }),
  emergency('major-injury', 'NHS 999; NICE NG39 (major trauma)', {
    all: ['major-trauma'],
    none: ['minor-wound', 'bruise', 'can-walk', 'mild', 'neck-pain', 'over-week'],
  }),
  emergency('major-injury', 'NICE NG39 (major trauma)', {
    any: [
      ['injury', 'major-trauma'],
      ['severe-breathless', 'breathless', 'rigid-belly', 'fainted', 'low-pressure', 'unconscious', 'heavy-bleeding', 'blood-in-urine'],
      ['belly-pain', 'chest-pain', 'heavy-bleeding', 'unconscious', 'breathless', 'fainted', 'flank-pain'],
    ],
  }),
  emergency('major-injury', 'Manchester Triage (limb problems); NICE NG37', {
    any: [
      ['open-fracture', 'fracture'],
      ['open-fracture', 'cold-limb', 'numbness'],
    ],
    none: ['over-week', 'can-walk'],
  }),
  emergency('major-injury', 'Manchester Triage; NICE CG124 (hip fracture)', {
    all: ['over-65', 'injury'],
    any: [['fracture']],
    none: ['over-week', 'can-walk'],
  }),
  emergency('major-injury', 'BOAST (compartment syndrome)', {
    any: [['injury', 'fracture', 'limb-pain'], ['numbness'], []],
    all: ['severe'],
  }),
  emergency('serious-burn', 'British Burn Association; NHS', {
    all: ['big-burn'],
    none: ['sunburn', 'urine-burning', 'heartburn', 'mild'],
  }),
  emergency('serious-burn', 'British Burn Association', {
    all: ['burn'],
    any: [['under-1', 'big-burn', 'breathless', 'toxic-gas', 'electric', 'eye-injury', 'under-5', 'severe']],
    none: ['small-burn', 'sunburn', 'burn-feeling', 'mild'],
  }),
  emergency('electric-shock', 'NHS 999; Resuscitation Council UK', { all: ['electric'] }),
  emergency('drowning', 'Resuscitation Council UK', { all: ['drowning'] }),
  emergency('heavy-bleeding', 'NHS 999; ESI', {
    all: ['heavy-bleeding'],
    none: ['bleeding-stopped', 'period-trouble', 'nosebleed', 'usual', 'over-3-weeks', 'mild'],
  }),
  emergency('heavy-bleeding', 'NHS 999; NICE NG88', {
    all: ['heavy-bleeding'],
    any: [shock],
    none: ['bleeding-stopped', 'over-3-weeks'],
  }),
  emergency('heavy-bleeding', 'NICE CKS (epistaxis)', {
    all: ['nosebleed'],
    any: [['heavy-bleeding', 'fainted', 'dizzy', 'not-stopping']],
  }),
  emergency('heavy-bleeding', 'NICE NG232; NHS 999', {
    any: [
      ['wound', 'deep-cut', 'bleeding'],
      ['fainted', 'nearly-fainted', 'low-pressure', 'blood-thinner'],
      ['heavy-bleeding', 'fainted', 'low-pressure', 'deep-cut'],
    ],
    none: ['bleeding-stopped'],
  }),

  // Infection
  emergency('sepsis', 'NICE NG253 (sepsis); UK Sepsis Trust', {
    all: ['fever'],
    any: [
      [
        'sepsis-signs',
        'confused',
        'drowsy',
        'blue-lips',
        'low-pressure',
        'purple-rash',
        'weak-immunity',
        'unconscious',
        'fast-breathing',
        'very-fast-pulse',
        'nearly-fainted',
        'fainted',
      ],
    ],
  }),
  emergency('sepsis', 'NICE NG253 (sepsis); UK Sepsis Trust', {
    any: [
      ['sepsis-signs'],
      [
        'cellulitis',
        'urine-burning',
        'rigors',
        'chills',
        'confused',
        'cough',
        'pneumonia',
        'abscess',
        'drowsy',
        'vomiting',
        'weakness',
        'severe-pain',
        'wound',
        'unwell',
      ],
    ],
    none: ['newborn', 'mild'],
  }),
  emergency('sepsis', 'NEWS2', { all: ['low-pressure'] }),
  emergency('sepsis', 'NICE NG253 (sepsis)', {
    all: ['rigors'],
    any: [
      ['fever', 'cellulitis', 'urine-burning', 'jaundice', 'catheter'],
      ['jaundice', 'confused', 'drowsy', 'severe', 'over-65', 'catheter', 'weak-immunity', 'after-birth', 'pregnant', 'low-temperature'],
    ],
  }),
  emergency('sepsis', 'Tokyo guidelines 2018 (cholangitis)', {
    all: ['jaundice', 'fever'],
    any: [['belly-pain', 'rigors', 'chills', 'confused']],
  }),
  emergency('sepsis', 'NICE NG253 (sepsis); NICE CG151', {
    all: ['weak-immunity'],
    any: [['temperature', 'rigors', 'low-temperature', 'fever']],
  }),
  emergency('sepsis', 'WSES/SIS-E 2018 (necrotising infection)', {
    all: ['flesh-eating'],
    any: [['cellulitis', 'severe', 'severe-pain', 'fever', 'wound', 'rash', 'worsening', 'flesh-eating']],
    none: ['bruise', 'over-3-weeks', 'mild', 'itch'],
  }),
  emergency('sepsis', 'NICE NG19 (diabetic foot)', { all: ['foot-ulcer', 'diabetes', 'fever'] }),
  emergency('other-emergency', 'WHO (tetanus, rabies)', { all: ['tetanus'], none: ['joint-pain', 'over-3-weeks', 'recurring'] }),
  emergency('newborn-ill', 'NICE NG143; AAP 2021 (febrile infant)', {
    all: ['under-3-months'],
    any: [
      [
        'fever',
        'low-temperature',
        'infant-danger',
        'drowsy',
        'jaundice',
        'breathless',
        'wheeze',
        'green-vomit',
        'no-appetite',
        'seizure',
        'blue-lips',
        'sepsis-signs',
      ],
    ],
    none: ['teething'],
  }),
  emergency('ill-child', 'NICE NG143; WHO IMCI danger signs', {
    all: ['under-16'],
    any: [
      ['infant-danger', 'drowsy', 'sepsis-signs', 'confused', 'unconscious'],
      [
        'fever',
        'vomiting',
        'diarrhoea',
        'cough',
        'infant-danger',
        'rash',
        'unconscious',
        'confused',
        'belly-pain',
        'headache',
        'cold',
        'sepsis-signs',
        'drowsy',
      ],
    ],
    none: ['feeds-well'],
  }),
  emergency('ill-child', 'NICE NG143; WHO IMCI danger signs', {
    all: ['infant-danger'],
    none: ['over-30', 'feeds-well', 'heartburn'],
  }),
  emergency('ill-child', 'NICE NG143 (Kawasaki disease)', {
    all: ['fever', 'under-5', 'over-5-days'],
    any: [
      ['rash', 'red-eye'],
      ['red-eye', 'mouth-sores', 'glands'],
    ],
  }),
  emergency('ill-child', 'NICE CKS (mastoiditis); BSACI', { all: ['behind-ear'], any: [['fever', 'ear-pain']], none: ['glands'] }),
  emergency('eye-emergency', 'NICE CKS (orbital cellulitis)', {
    all: ['eye-swelling'],
    any: [
      ['fever', 'vision-loss', 'blurred-vision', 'eye-pain'],
      ['fever', 'vision-loss', 'blurred-vision'],
    ],
    none: ['allergy', 'hayfever', 'itch'],
  }),
  emergency('other-emergency', 'UKHSA (malaria)', {
    all: ['travel', 'fever'],
    any: [['drowsy', 'confused', 'keeps-nothing', 'jaundice', 'seizure', 'breathless', 'dark-urine']],
  }),

  // Abdomen, bowel, urine
  emergency('severe-abdomen', 'Manchester Triage (abdominal pain)', {
    all: ['rigid-belly'],
    none: ['bloating', 'constipation', 'over-3-weeks', 'mild'],
  }),
  emergency('severe-abdomen', 'Manchester Triage (abdominal pain); WSES', { all: ['belly-pain', 'rigid-belly'] }),
  emergency('severe-abdomen', 'Manchester Triage (severe pain)', {
    all: ['belly-pain'],
    any: [['severe-pain', 'severe']],
    none: [
      'diarrhoea',
      'period-pain',
      'constipation',
      'heartburn',
      'mild',
      'recurring',
      'over-week',
      'kidney-stone',
      'usual',
      'flank-pain',
      'urine-burning',
      'settles',
      'bloating',
    ],
  }),
  emergency('severe-abdomen', 'Manchester Triage (abdominal pain)', {
    all: ['belly-pain', 'sudden'],
    any: [['vomiting', 'severe', 'fever', 'fainted', 'dizzy', 'over-60']],
    none: ['vaginal-discharge', 'diarrhoea', 'recurring', 'kidney-stone', 'flank-pain'],
  }),
  emergency('severe-abdomen', 'ACG 2024 (pancreatitis)', {
    any: [
      ['belly-pain'],
      ['vomiting', 'nausea'],
      ['spreading-pain', 'back-pain', 'alcohol', 'pancreatitis'],
      ['severe', 'severe-pain', 'spreading-pain', 'alcohol', 'pancreatitis', 'back-pain'],
    ],
    none: ['diarrhoea', 'over-week', 'mild', 'urine-burning', 'period-pain', 'flank-pain', 'kidney-stone', 'recurring'],
  }),
  emergency('severe-abdomen', 'WSES Jerusalem 2020 (appendicitis)', {
    all: ['side-of-belly', 'belly-pain'],
    any: [['fever', 'vomiting', 'severe-pain', 'nausea', 'severe', 'worsening', 'no-appetite', 'rigid-belly', 'chest-wall']],
    none: ['over-week', 'recurring', 'mild', 'kidney-stone'],
  }),
  emergency('severe-abdomen', 'WSES Jerusalem 2020 (appendicitis)', { all: ['appendicitis'], any: [['belly-pain', 'vomiting', 'fever']] }),
  emergency('severe-abdomen', 'Tokyo guidelines 2018 (cholecystitis)', {
    all: ['upper-right'],
    any: [
      ['fever', 'jaundice'],
      ['belly-pain', 'severe-pain', 'severe', 'vomiting'],
    ],
  }),
  emergency('severe-abdomen', 'WSES (bowel obstruction)', {
    all: ['obstruction'],
    any: [
      ['vomiting', 'belly-pain', 'severe'],
      ['vomiting', 'severe', 'severe-pain', 'worsening'],
    ],
    none: ['over-week'],
  }),
  emergency('severe-abdomen', 'WSES (hernia)', { all: ['hernia-stuck'] }),
  emergency('severe-abdomen', 'WSES; NICE NG147 (diverticulitis)', {
    all: ['diverticulitis', 'fever'],
    any: [['severe', 'severe-pain', 'rigid-belly', 'weak-immunity', 'bloody-stool', 'vomiting']],
  }),
  emergency('severe-abdomen', 'Manchester Triage (abdominal pain in the old)', {
    all: ['belly-pain', 'over-65'],
    any: [
      ['vomiting', 'severe', 'fainted', 'dizzy', 'fever', 'sudden', 'palpitations'],
      ['severe', 'severe-pain', 'fainted', 'dizzy', 'sudden', 'confused', 'rigid-belly', 'obstruction'],
    ],
    none: ['over-week', 'recurring', 'diarrhoea'],
  }),
  emergency('gut-bleeding', 'NICE CG141 (upper gastrointestinal bleeding)', { all: ['vomiting-blood'], none: ['nosebleed'] }),
  emergency('gut-bleeding', 'NICE CG141 (upper gastrointestinal bleeding)', { all: ['black-stool'], none: ['iron'] }),
  emergency('gut-bleeding', 'BSG lower gastrointestinal bleeding 2019', { all: ['much-rectal-blood'], none: ['on-paper'] }),
  emergency('gut-bleeding', 'BSG lower gastrointestinal bleeding 2019', {
    all: ['bloody-stool'],
    any: [
      ['fainted', 'nearly-fainted', 'dizzy', 'blood-thinner', 'heavy-bleeding', 'severe', 'low-pressure', 'fast-pulse', 'very-fast-pulse'],
    ],
    none: ['on-paper'],
  }),
  emergency('ill-child', 'NICE NG1; WHO IMCI (bilious vomiting, intussusception)', { all: ['green-vomit', 'under-5'] }),
  emergency('ill-child', 'WHO IMCI (intussusception)', {
    all: ['bloody-stool', 'under-2'],
    any: [['vomiting', 'belly-pain', 'crying-baby', 'drowsy', 'infant-danger', 'colic']],
  }),
  emergency('severe-abdomen', 'NICE CG84; WHO IMCI (severe dehydration)', {
    any: [
      ['vomiting', 'diarrhoea', 'keeps-nothing', 'dehydration'],
      ['drowsy', 'confused', 'sepsis-signs', 'fainted', 'low-pressure', 'unconscious', 'very-fast-pulse'],
    ],
  }),
  emergency('twisted-testicle', 'EAU 2024 (testicular torsion)', {
    all: ['testicle-pain'],
    none: ['over-10-days', 'recurring', 'testicle-lump', 'mild'],
  }),
  emergency('twisted-testicle', 'EAU 2024 (testicular torsion)', {
    all: ['testicle-pain'],
    any: [['sudden', 'severe', 'severe-pain', 'vomiting']],
  }),
  emergency('other-emergency', 'EAU 2024 (retention)', { all: ['no-urine'], none: ['over-3-weeks', 'urine-burning', 'mild'] }),
  emergency('other-emergency', 'EAU 2024 (retention)', {
    all: ['no-urine'],
    any: [['severe', 'severe-pain', 'belly-pain', 'back-pain', 'numbness']],
  }),
  emergency('other-emergency', 'EAU 2024 (priapism, paraphimosis)', { any: [['priapism', 'foreskin-stuck']] }),
  emergency('sepsis', 'NICE NG118; EAU 2024 (infected obstructed kidney)', {
    all: ['flank-pain', 'fever'],
    any: [
      ['kidney-stone', 'kidney-disease', 'severe-pain', 'pregnant', 'keeps-nothing'],
      ['kidney-stone', 'kidney-disease', 'pregnant', 'vomiting', 'keeps-nothing'],
    ],
  }),
  emergency('other-emergency', 'ESI (rhabdomyolysis)', {
    all: ['dark-urine'],
    any: [['muscle-ache', 'weakness', 'effort', 'muscle-breakdown', 'cramp', 'heat-exposure']],
    none: ['jaundice', 'urine-burning'],
  }),
  emergency('other-emergency', 'ESI (rhabdomyolysis)', { all: ['muscle-breakdown'] }),

  // Pregnancy and after birth
  emergency('pregnancy-emergency', 'NICE NG126 (ectopic)', {
    any: [
      ['pregnant', 'missed-period'],
      ['belly-pain', 'shoulder-tip', 'fainted', 'nearly-fainted', 'heavy-bleeding', 'severe-pain'],
      [
        'severe',
        'severe-pain',
        'side-of-belly',
        'shoulder-tip',
        'fainted',
        'nearly-fainted',
        'vaginal-bleeding',
        'heavy-bleeding',
        'bleeding',
        'dizzy',
        'sudden',
        'rigid-belly',
      ],
    ],
  }),
  emergency('pregnancy-emergency', 'RCOG (antepartum haemorrhage)', {
    any: [
      ['pregnant'],
      ['bleeding', 'vaginal-bleeding', 'heavy-bleeding'],
      ['late-pregnancy', 'heavy-bleeding', 'severe', 'belly-pain', 'dizzy'],
    ],
    none: ['gum-bleeding', 'nosebleed', 'piles'],
  }),
  emergency('pregnancy-emergency', 'NICE NG133 (pre-eclampsia)', {
    all: ['pregnant'],
    any: [
      ['blurred-vision', 'flashes', 'upper-right', 'face-hand-swelling', 'high-pressure', 'seizure', 'vision-loss'],
      ['headache', 'flashes', 'upper-right', 'face-hand-swelling', 'high-pressure', 'seizure', 'vision-loss', 'blurred-vision'],
    ],
    none: ['mild'],
  }),
  emergency('pregnancy-emergency', 'NICE NG133 (pre-eclampsia)', {
    all: ['pregnant', 'headache'],
    any: [['severe', 'late-pregnancy', 'hypertension', 'vomiting', 'blurred-vision', 'flashes']],
    none: ['mild', 'cold', 'usual', 'sinus'],
  }),
  emergency('pregnancy-emergency', 'CDC HEAR HER; NICE NG158', {
    all: ['pregnant'],
    any: [['chest-pain', 'severe-breathless', 'leg-swelling', 'fainted', 'confused']],
    none: ['heartburn', 'on-standing'],
  }),
  emergency('pregnancy-emergency', 'RCOG GTG57 (reduced movements)', {
    all: ['less-movement'],
    any: [['pregnant', 'late-pregnancy', 'less-movement']],
    none: ['injury', 'child-development'],
  }),
  emergency('labour', 'NICE NG235; NG25 (preterm labour)', { all: ['labour'] }),
  emergency('pregnancy-emergency', 'RCOG (trauma in pregnancy)', {
    all: ['pregnant', 'injury'],
    any: [['belly-pain', 'bleeding', 'major-trauma', 'less-movement']],
  }),
  emergency('pregnancy-emergency', 'CDC HEAR HER; NICE NG133', {
    all: ['after-birth'],
    any: [
      [
        'heavy-bleeding',
        'fever',
        'chest-pain',
        'leg-swelling',
        'seizure',
        'headache',
        'breathless',
        'severe-breathless',
        'high-pressure',
        'blurred-vision',
      ],
    ],
    none: ['over-6-weeks', 'breast-pain', 'mild', 'cold'],
  }),
  emergency('pregnancy-emergency', 'Manchester Triage (abdominal pain: women)', {
    all: ['belly-pain', 'fertile', 'sudden'],
    any: [['severe', 'severe-pain', 'vomiting', 'fainted']],
  }),

  // Sugar, poison, heat
  emergency('high-sugar', 'JBDS 02 (DKA); ADA', {
    any: [
      ['diabetes', 'high-sugar', 'high-sugar-reading'],
      ['vomiting', 'drowsy', 'confused', 'severe-breathless', 'sepsis-signs', 'belly-pain', 'fast-breathing', 'breathless'],
      [
        'high-sugar',
        'high-sugar-reading',
        'sepsis-signs',
        'thirst',
        'severe-breathless',
        'keeps-nothing',
        'fast-breathing',
        'drowsy',
        'confused',
      ],
    ],
    none: ['low-sugar', 'low-sugar-reading'],
  }),
  emergency('high-sugar', 'JBDS 02 (DKA)', {
    all: ['thirst'],
    any: [
      ['vomiting', 'drowsy', 'sepsis-signs', 'belly-pain', 'breathless', 'confused', 'weight-loss'],
      ['under-16', 'vomiting', 'drowsy', 'breathless', 'confused', 'sepsis-signs', 'under-30'],
    ],
    none: ['diarrhoea', 'urine-burning'],
  }),
  emergency('low-sugar', 'JBDS 01 (hypoglycaemia); ADA', {
    any: [
      ['low-sugar', 'low-sugar-reading'],
      ['confused', 'fainted', 'unconscious', 'sweating', 'drowsy', 'seizure', 'tremor', 'speech-trouble', 'rigors', 'low-sugar-reading'],
    ],
  }),
  emergency('low-sugar', 'JBDS 01 (hypoglycaemia)', {
    all: ['diabetes', 'sweating'],
    any: [['confused', 'tremor', 'drowsy', 'unconscious']],
  }),
  emergency('poisoning', 'TOXBASE; NHS 999', { all: ['many-tablets'] }),
  emergency('poisoning', 'TOXBASE; NHS 999', { all: ['overdose'], none: ['diarrhoea'] }),
  emergency('poisoning', 'TOXBASE; NHS 999', {
    all: ['swallowed-object'],
    any: [['drooling', 'choking', 'breathless', 'vomiting', 'trouble-swallowing', 'belly-pain']],
  }),
  emergency('poisoning', 'TOXBASE; NHS 999', {
    any: [
      ['substance', 'alcohol'],
      ['unconscious', 'slow-breathing', 'blue-lips', 'seizure', 'confused', 'drowsy', 'chest-pain', 'no-breathing'],
    ],
    none: ['over-week'],
  }),
  emergency('poisoning', 'NHS 999', { all: ['slow-breathing'] }),
  emergency('poisoning', 'NICE CG100 (alcohol withdrawal)', {
    all: ['withdrawal'],
    any: [['tremor', 'confused', 'psychosis', 'seizure', 'sweating', 'vomiting']],
  }),
  emergency('poisoning', 'UKHSA (carbon monoxide); TOXBASE', {
    all: ['toxic-gas'],
    any: [
      [
        'headache',
        'dizzy',
        'breathless',
        'confused',
        'vomiting',
        'drowsy',
        'nausea',
        'unconscious',
        'cough',
        'fainted',
        'chest-pain',
        'wheeze',
      ],
    ],
    none: ['belly-pain'],
  }),
  emergency('venom', 'WHO snakebite 2016; NHS 999', { all: ['venom'] }),
  emergency('heatstroke', 'NHS (heat stroke); CDC', {
    all: ['heat-exposure'],
    any: [['confused', 'unconscious', 'very-hot', 'drowsy', 'seizure', 'temperature-40', 'speech-trouble', 'sepsis-signs', 'balance-loss']],
    none: ['hayfever'],
  }),
  emergency('heatstroke', 'NHS (heat stroke); CDC', { all: ['heat-exposure', 'fainted'], none: ['on-standing'] }),
  emergency('heatstroke', 'NHS (heat stroke)', { all: ['very-hot'], any: [['confused', 'unconscious', 'seizure', 'fainted']] }),
  emergency('other-emergency', 'ESC/ESH hypertension 2023', {
    all: ['very-high-pressure'],
    any: [
      [
        'headache',
        'chest-pain',
        'breathless',
        'blurred-vision',
        'confused',
        'vision-loss',
        'nosebleed',
        'vomiting',
        'dizzy',
        'numbness',
        'weakness',
      ],
    ],
  }),
  emergency('sepsis', 'Society for Endocrinology (adrenal crisis)', { all: ['keeps-nothing', 'weak-immunity'] }),

  // Eyes
  emergency('eye-emergency', 'RCOphth; NHS', { all: ['eye-injury'], none: ['eye-dust', 'over-week', 'bruise', 'mild'] }),
  emergency('eye-emergency', 'RCOphth (acute glaucoma)', {
    any: [
      ['eye-pain', 'red-eye'],
      ['blurred-vision', 'vision-loss', 'vomiting', 'nausea', 'headache'],
      ['blurred-vision', 'vision-loss', 'vomiting', 'nausea'],
      ['severe', 'severe-pain', 'vomiting', 'nausea', 'sudden', 'headache', 'contact-lens'],
    ],
    none: ['over-10-days', 'sinus'],
  }),
  emergency('eye-emergency', 'RCOphth (retinal detachment)', {
    all: ['flashes'],
    any: [['sudden', 'vision-loss', 'worsening', 'over-40']],
    none: ['pregnant', 'aura', 'over-3-weeks', 'headache', 'on-standing'],
  }),
  emergency('eye-emergency', 'NICE CKS (newborn conjunctivitis)', {
    all: ['minor-eyes', 'under-1-month'],
    any: [['eye-swelling', 'fever', 'red-eye']],
  }),

  // Mind
  emergency('mind-emergency', 'NICE CG178; NICE CG192', {
    all: ['psychosis'],
    any: [['harm-others', 'after-birth', 'severe', 'sudden', 'fever', 'confused']],
  }),
  emergency('mind-emergency', 'NICE NG225', { all: ['harm-others'] }),

  // To be seen today
  high('leg-clot', 'NICE NG158 (deep vein thrombosis)', {
    all: ['leg-swelling'],
    none: ['leg-swelling-both', 'over-6-weeks', 'sprain', 'insect-bite', 'cramp'],
  }),
  high('other-today', 'AHA/ACC chest pain guideline 2021', {
    all: ['chest-pain'],
    none: ['chest-wall', 'cough', 'mild', 'heartburn', 'back-strain', 'breast-pain', 'breast-lump', 'over-6-weeks', 'cold', 'fatty'],
  }),
  high('chest-infection', 'NICE NG250 (pneumonia)', {
    any: [
      ['fever', 'rigors'],
      ['phlegm', 'cough', 'pneumonia'],
      ['breathless', 'pleuritic-pain', 'pneumonia', 'over-65', 'lung-disease', 'chest-pain', 'rigors', 'high-fever'],
    ],
    none: ['under-1', 'cold'],
  }),
  high('chest-infection', 'NICE NG250 (pneumonia)', { all: ['phlegm', 'fever'], none: ['cold'] }),
  high('chest-infection', 'NICE NG250 (pneumonia)', { all: ['pneumonia'] }),
  high('chest-infection', 'NICE NG237', { all: ['cough', 'fever', 'over-5-days'] }),
  high('chest-infection', 'NICE NG12; CG191', { all: ['coughing-blood'] }),
  high('chest-infection', 'BTS/NICE/SIGN NG245 (asthma)', {
    any: [['wheeze', 'breathless']],
    none: ['blocked-nose-breath', 'over-3-weeks', 'anxiety'],
  }),
  high('chest-infection', 'NICE CKS (whooping cough, croup)', { any: [['barking-cough', 'whooping']] }),
  high('fever-today', 'NICE NG143; NICE CKS', {
    all: ['fever'],
    any: [['over-5-days', 'rigors', 'over-65', 'pregnant']],
    none: ['low-fever'],
  }),
  high('fever-today', 'NICE CKS', { all: ['temperature-40'] }),
  high('fever-today', 'UKHSA (malaria)', { all: ['travel', 'fever'] }),
  high('fever-today', 'WHO (MERS)', { all: ['camel', 'fever'] }),
  high('child-fever', 'NICE NG143', { all: ['fever', 'under-1'] }),
  high('child-fever', 'NICE NG143', {
    all: ['fever', 'under-5'],
    any: [['temperature-39', 'high-fever', 'over-3-days', 'vomiting', 'rash', 'ear-pain', 'no-appetite']],
  }),
  high('urine-today', 'NICE NG111 (pyelonephritis)', {
    any: [
      ['urine-burning', 'flank-pain', 'blood-in-urine'],
      ['fever', 'vomiting', 'rigors', 'chills', 'flank-pain', 'back-pain'],
      ['urine-burning', 'fever', 'blood-in-urine'],
    ],
    none: ['over-6-weeks'],
  }),
  high('urine-today', 'NICE NG109', {
    all: ['urine-burning'],
    any: [['pregnant', 'under-16', 'catheter', 'diabetes', 'over-65', 'weak-immunity']],
  }),
  high('urine-today', 'NICE NG118 (renal colic)', {
    any: [
      ['kidney-stone', 'flank-pain'],
      ['severe', 'severe-pain', 'vomiting', 'nausea', 'sudden', 'spreading-pain', 'blood-in-urine', 'kidney-stone'],
    ],
    none: ['over-6-weeks'],
  }),
  high('urine-today', 'NICE NG12', { all: ['blood-in-urine'], any: [['over-40', 'severe', 'fever', 'blood-thinner', 'injury']] }),
  high('infection-today', 'NICE NG141 (cellulitis)', { all: ['cellulitis'] }),
  high('infection-today', 'NHS (abscess); NICE NG19', {
    any: [['abscess', 'foot-ulcer', 'hot-joint', 'shingles']],
    none: ['mild', 'over-6-weeks'],
  }),
  high('infection-today', 'NICE NG19 (diabetic foot)', { all: ['diabetes'], any: [['foot-ulcer', 'cellulitis', 'wound', 'minor-wound']] }),
  high('infection-today', 'BSR hot swollen joint', { all: ['swollen-joint'], any: [['fever', 'hot-joint', 'severe-pain']] }),
  high('infection-today', 'NICE NG182', { all: ['insect-bite'], any: [['pus', 'fever', 'flesh-eating']], none: ['mild'] }),
  high('other-today', 'NICE CKS (limp in a child)', { all: ['limp', 'under-16'] }),
  high('bite', 'NICE NG184; UKHSA (rabies)', { all: ['bite'] }),
  high('wound-to-close', 'NICE CKS (lacerations)', { all: ['deep-cut'], none: ['minor-wound'] }),
  high('possible-fracture', 'Ottawa rules; NICE NG38', { all: ['fracture'], none: ['over-6-weeks'] }),
  high('possible-fracture', 'Ottawa rules; NICE NG38', {
    any: [
      ['sprain', 'injury'],
      ['severe', 'severe-pain', 'swollen-joint', 'under-5', 'over-65'],
      ['severe', 'severe-pain', 'fracture', 'limb-pain', 'arm-pain', 'joint-pain'],
    ],
    none: ['can-walk', 'mild', 'head-injury', 'over-week'],
  }),
  high('possible-fracture', 'NHS 999', { all: ['open-fracture'], none: ['over-6-weeks'] }),
  high('possible-fracture', 'NICE NG232; NHS', { all: ['major-trauma'] }),
  high('concussion', 'NICE NG232', {
    all: ['head-injury'],
    any: [['headache', 'dizzy', 'nausea', 'blurred-vision', 'under-5', 'over-65', 'tired', 'wound']],
  }),
  high('eye-today', 'NICE CKS (red eye)', {
    any: [
      ['eye-pain', 'red-eye'],
      ['light-hurts', 'contact-lens', 'blurred-vision', 'severe', 'severe-pain', 'eye-injury', 'shingles'],
    ],
    none: [],
  }),
  high('eye-today', 'RCOphth', {
    any: [
      ['flashes', 'eye-injury', 'blurred-vision'],
      ['sudden', 'eye-injury'],
    ],
    none: ['aura'],
  }),
  high('eye-today', 'NICE CKS (newborn conjunctivitis)', { all: ['minor-eyes', 'under-1-month'] }),
  high('eye-today', 'NICE CKS', { all: ['eye-swelling', 'eye-pain'] }),
  high('abdomen-today', 'Manchester Triage (abdominal pain)', {
    all: ['belly-pain'],
    any: [
      ['fever', 'severe', 'severe-pain', 'sudden'],
      ['fever', 'severe', 'severe-pain', 'vomiting'],
    ],
    none: ['diarrhoea', 'mild', 'recurring', 'period-pain', 'flu', 'sore-throat', 'cold'],
  }),
  high('abdomen-today', 'BASHH (pelvic inflammatory disease)', {
    all: ['belly-pain', 'vaginal-discharge'],
    any: [['fever', 'severe', 'severe-pain', 'vomiting', 'sexual-risk']],
  }),
  high('abdomen-today', 'Manchester Triage (abdominal pain)', {
    all: ['belly-pain'],
    any: [['side-of-belly', 'diverticulitis', 'gallstones', 'upper-right', 'hernia', 'over-65', 'fatty', 'worsening']],
    none: ['mild', 'recurring', 'over-3-weeks', 'urine-burning'],
  }),
  high('abdomen-today', 'NICE NG147 (diverticulitis)', { all: ['diverticulitis'], any: [['fever', 'belly-pain']] }),
  high('abdomen-today', 'Tokyo guidelines 2018', { all: ['gallstones'], any: [['belly-pain', 'severe-pain', 'vomiting']] }),
  high('abdomen-today', 'NHS', { any: [['obstruction', 'green-vomit', 'testicle-pain']], none: ['mild'] }),
  high('abdomen-today', 'NHS (jaundice)', { all: ['jaundice'] }),
  high('bleeding-today', 'NICE NG12; BSG', { all: ['bloody-stool'], none: ['on-paper'] }),
  high('bleeding-today', 'NHS', { any: [['heavy-bleeding', 'vomiting-blood', 'black-stool', 'much-rectal-blood']] }),
  high('nosebleed-lasting', 'NICE CKS (epistaxis)', { all: ['nosebleed'], any: [['blood-thinner', 'over-65', 'recurring']] }),
  high('dehydration', 'NICE CG84; WHO', {
    any: [
      ['vomiting', 'diarrhoea'],
      ['keeps-nothing', 'dehydration', 'under-1', 'pregnant', 'kidney-disease', 'diabetes'],
    ],
    none: ['mild', 'feeds-well'],
  }),
  high('dehydration', 'NICE CG84', { all: ['keeps-nothing'] }),
  high('dehydration', 'NICE CG84', {
    all: ['diarrhoea', 'fever'],
    any: [['bloody-stool', 'high-fever', 'severe', 'travel', 'over-3-days']],
  }),
  high('pregnancy-today', 'NICE NG126; RCOG GTG69', {
    all: ['pregnant'],
    any: [
      [
        'vaginal-bleeding',
        'bleeding',
        'belly-pain',
        'keeps-nothing',
        'fever',
        'itch',
        'vaginal-discharge',
        'injury',
        'urine-burning',
        'dizzy',
        'headache',
        'severe',
        'breathless',
        'palpitations',
        'vomiting',
      ],
    ],
    none: ['gum-bleeding', 'cold'],
  }),
  high('pregnancy-today', 'NICE NG126', { all: ['missed-period'], any: [['belly-pain', 'vaginal-bleeding']] }),
  high('pregnancy-today', 'NICE NG133', {
    all: ['pregnant'],
    any: [
      ['high-pressure', 'face-hand-swelling', 'leg-swelling-both'],
      ['high-pressure', 'face-hand-swelling'],
    ],
  }),
  high('pregnancy-today', 'NICE NG194', {
    all: ['after-birth'],
    any: [
      ['fever', 'breast-pain', 'heavy-bleeding', 'low-mood', 'belly-pain', 'vaginal-discharge', 'urine-burning'],
      ['fever', 'severe', 'low-mood', 'heavy-bleeding', 'belly-pain', 'vaginal-discharge'],
    ],
  }),
  high('pregnancy-today', 'NICE CKS (mastitis)', { all: ['breast-pain', 'fever'] }),
  high('emergency-contraception', 'FSRH emergency contraception', { all: ['emergency-contraception'] }),
  high('other-today', 'NICE PH50 (domestic violence)', { all: ['violence'] }),
  high('sexual-assault', 'NICE; FFLM', { all: ['assault'] }),
  emergency('other-emergency', 'BAD (Stevens-Johnson syndrome) 2016', {
    all: ['skin-peeling'],
    any: [
      ['fever', 'mouth-sores', 'medicine-effect', 'rash', 'eye-pain'],
      ['fever', 'mouth-sores', 'medicine-effect'],
    ],
    none: ['sunburn'],
  }),
  high('medicine-today', 'NHS; BNF', {
    any: [
      ['medicine-effect'],
      [
        'rash',
        'hives',
        'airway-swelling',
        'vomiting',
        'jaundice',
        'palpitations',
        'confused',
        'face-hand-swelling',
        'severe',
        'muscle-ache',
      ],
      ['severe', 'hives', 'airway-swelling', 'jaundice', 'fever', 'palpitations', 'face-hand-swelling', 'muscle-ache'],
    ],
    none: ['mild', 'insect-bite'],
  }),
  high('medicine-today', 'NHS 111', {
    all: ['missed-or-double'],
    any: [['diabetes', 'blood-thinner', 'epilepsy', 'heart-disease', 'overdose', 'dizzy', 'vomiting', 'missed-or-double']],
  }),
  high('medicine-today', 'Resuscitation Council UK', {
    any: [
      ['airway-swelling', 'face-hand-swelling'],
      ['allergen', 'hives', 'sudden', 'airway-swelling'],
    ],
    none: ['toothache', 'mouth-sores', 'cold-sore', 'minor-wound', 'mild', 'over-week', 'sinus'],
  }),
  high('diabetes-today', 'ADA; NICE NG28', { any: [['high-sugar', 'high-sugar-reading', 'low-sugar', 'low-sugar-reading']] }),
  high('diabetes-today', 'ADA', {
    all: ['thirst'],
    any: [['weight-loss', 'tired', 'urine-burning', 'blurred-vision', 'prostate', 'under-16']],
    none: ['diarrhoea', 'heat-exposure'],
  }),
  high('blood-pressure-today', 'NICE NG136', { all: ['very-high-pressure'] }),
  high('heat-exhaustion', 'NHS (heat exhaustion)', {
    all: ['heat-exposure'],
    any: [['dizzy', 'vomiting', 'headache', 'nausea', 'cramp', 'tired', 'weakness', 'sweating', 'palpitations', 'fainted']],
    none: ['hayfever', 'sunburn', 'over-week', 'rash'],
  }),
  high('throat-today', 'NICE NG84', {
    all: ['sore-throat'],
    any: [
      ['muffled-voice', 'drooling', 'weak-immunity', 'severe-pain', 'trouble-swallowing'],
      ['muffled-voice', 'drooling', 'weak-immunity', 'high-fever', 'keeps-nothing'],
    ],
  }),
  high('tooth-abscess', 'NHS 111 (dental)', { any: [['dental-abscess', 'tooth-knocked']] }),
  high('tooth-abscess', 'NHS 111 (dental)', {
    all: ['toothache'],
    any: [
      ['fever', 'airway-swelling', 'severe-pain'],
      ['fever', 'airway-swelling', 'trouble-swallowing'],
    ],
  }),
  high('mental-distress', 'NICE NG225; NG222', { any: [['despair', 'psychosis']] }),
  high('nerve-today', 'NICE NG127', {
    any: [['face-droop', 'one-sided-weakness', 'speech-trouble', 'rising-weakness']],
    none: ['compression', 'both-sides', 'over-6-weeks', 'injury', 'toothache'],
  }),
  high('nerve-today', 'NICE NG59', {
    any: [
      ['back-pain', 'neck-pain'],
      ['one-sided-weakness', 'rising-weakness', 'fever', 'weak-immunity', 'weight-loss', 'cancer'],
      ['one-sided-weakness', 'rising-weakness', 'fever', 'cancer', 'weight-loss', 'weak-immunity'],
    ],
    none: ['flu', 'urine-burning', 'cold', 'sore-throat'],
  }),
  high('headache-today', 'NICE CG150', {
    all: ['headache'],
    any: [
      ['severe', 'vomiting', 'blurred-vision', 'stiff-neck', 'worst-headache', 'weak-immunity', 'cancer', 'worsening', 'scalp'],
      ['severe', 'vomiting', 'blurred-vision', 'stiff-neck', 'worst-headache', 'over-50', 'weak-immunity', 'cancer'],
    ],
    none: ['usual', 'aura', 'hiccups', 'cold', 'flu', 'mild', 'diarrhoea', 'recurring', 'sinus'],
  }),
  high('headache-today', 'BSR giant cell arteritis 2020', {
    all: ['headache', 'over-50'],
    any: [['jaw-pain', 'scalp', 'vision-loss', 'blurred-vision', 'weight-loss']],
  }),
  high('other-today', 'ESC syncope 2018', { all: ['fainted'] }),
  high('other-today', 'NICE CKS (palpitations)', {
    all: ['palpitations'],
    any: [
      ['dizzy', 'breathless', 'heart-disease', 'over-60', 'chest-pain', 'fast-pulse', 'pregnant'],
      ['dizzy', 'breathless', 'heart-disease', 'over-60', 'fast-pulse'],
    ],
    none: ['anxiety', 'recurring'],
  }),
  high('other-today', 'NHS', { any: [['very-fast-pulse', 'lowish-oxygen', 'fast-breathing', 'slow-pulse', 'low-temperature']] }),
  high('other-today', 'NICE CKS (sudden hearing loss)', { all: ['hearing-loss'], any: [['sudden']], none: ['ear-blocked'] }),
  high('other-today', 'NICE NG98', { all: ['hearing-loss', 'sudden'] }),
  high('other-today', 'NHS (meningococcal, thrombocytopenia)', {
    any: [
      ['purple-rash', 'easy-bruising'],
      ['fever', 'bleeding', 'gum-bleeding', 'nosebleed', 'purple-rash', 'tired'],
    ],
  }),
  high('other-today', 'UKHSA (measles)', { any: [['measles']] }),
  high('other-today', 'ESVS (limb ischaemia)', {
    all: ['cold-limb'],
    any: [['limb-pain', 'numbness', 'arm-pain']],
    none: ['both-sides', 'recurring', 'mild'],
  }),
  high('other-today', 'NHS 111', {
    any: [
      [
        'object-in',
        'swallowed-object',
        'hernia-stuck',
        'drooling',
        'saddle-numbness',
        'spine-injury',
        'no-urine',
        'confused',
        'unconscious',
        'drowsy',
        'sepsis-signs',
        'tetanus',
        'stridor',
        'choking',
        'blue-lips',
      ],
    ],
    none: ['over-6-weeks', 'mild', 'teething'],
  }),
  high('other-today', 'NHS 111', { all: ['burn'], none: ['small-burn', 'sunburn', 'burn-feeling'] }),
  high('other-today', 'NHS 111', { all: ['big-burn'], none: ['heartburn', 'urine-burning', 'sunburn'] }),
  high('other-today', 'NHS 111', { all: ['toxic-gas'], none: ['bloating', 'belly-pain'] }),
  high('other-today', 'NHS 111', { all: ['infant-danger'], none: ['feeds-well'] }),
  high('other-today', 'NICE CG187; NHS', { all: ['leg-swelling-both'], any: [['breathless', 'orthopnoea']] }),

  // An appointment: what lasts, and what has to be looked into
  medium('effort-symptoms', 'NICE CG95 (stable angina)', {
    all: ['effort'],
    any: [['chest-pain', 'breathless', 'limb-pain', 'palpitations', 'dizzy', 'joint-pain']],
  }),
  medium('lasting-cough', 'NICE CKS; NG12', { all: ['cough'], any: [['over-3-weeks', 'weight-loss', 'night-sweats', 'recurring']] }),
  medium('indigestion-lasting', 'NICE NG12; CG184', {
    any: [
      ['heartburn', 'bloating', 'chest-burning'],
      ['over-3-weeks', 'weight-loss', 'trouble-swallowing', 'over-50'],
      ['over-3-weeks', 'weight-loss', 'trouble-swallowing', 'over-50'],
    ],
  }),
  medium('bowel-change', 'NICE NG12', {
    any: [
      ['diarrhoea', 'constipation', 'bloating', 'bloody-stool', 'piles', 'bowel-change'],
      ['over-10-days', 'weight-loss', 'recurring'],
    ],
  }),
  medium('sinus-lasting', 'NICE NG79', {
    any: [['sinus', 'cold', 'sore-throat', 'hoarse', 'glands', 'ear-blocked', 'mouth-sores'], ['over-10-days']],
    none: ['hayfever', 'allergy'],
  }),
  medium('other-appointment', 'NICE NG84 (FeverPAIN)', {
    all: ['sore-throat'],
    any: [
      ['strep-signs', 'mono', 'glands', 'rash', 'high-fever'],
      ['strep-signs', 'mono', 'fever', 'rash', 'high-fever', 'tired'],
    ],
  }),
  medium('other-appointment', 'NICE NG84 (FeverPAIN)', { all: ['strep-signs'], none: ['vaginal-discharge'] }),
  medium('ear', 'NICE NG91', {
    any: [
      ['ear-pain', 'behind-ear'],
      ['fever', 'ear-pain'],
    ],
  }),
  medium('headache-recurring', 'NICE CG150', {
    all: ['headache'],
    any: [['over-week', 'recurring', 'worsening', 'over-50']],
    none: ['cold', 'flu', 'usual'],
  }),
  medium('back-lasting', 'NICE NG59', {
    any: [
      ['back-pain', 'neck-pain', 'back-strain'],
      ['over-3-weeks', 'recurring', 'numbness', 'weakness', 'over-65', 'limb-pain', 'spreading-pain', 'injury'],
    ],
  }),
  medium('skin', 'NICE CKS', {
    any: [
      ['rash', 'minor-skin', 'itch', 'insect-bite', 'hives'],
      ['over-3-weeks', 'severe', 'fever', 'worsening'],
    ],
    none: ['usual', 'mild', 'hayfever', 'acne', 'fungal-skin'],
  }),
  medium('fever', 'NICE CKS', { all: ['fever'], any: [['under-2', 'over-65', 'high-fever', 'rash', 'weight-loss', 'night-sweats']] }),
  medium('eye-check', 'NICE CKS', {
    any: [
      ['minor-eyes', 'red-eye'],
      ['over-week', 'under-1', 'recurring', 'eye-pain'],
    ],
    none: ['hayfever'],
  }),
  medium('joints', 'NICE NG226; NHS', {
    any: [
      ['sprain', 'injury', 'muscle-ache', 'cramp'],
      ['over-10-days', 'swollen-joint', 'recurring'],
    ],
  }),
  medium('dizziness', 'NICE NG127', {
    any: [
      ['dizzy', 'nearly-fainted'],
      ['over-week', 'recurring', 'over-60', 'hearing-loss', 'tinnitus', 'vomiting', 'palpitations'],
    ],
  }),
  medium('tiredness', 'NICE NG206; NHS', { all: ['tired'], any: [['over-10-days', 'recurring', 'weight-loss', 'thirst', 'breathless']] }),
  medium('mood', 'NICE NG222; CG113', {
    any: [
      ['anxiety', 'low-mood', 'poor-sleep'],
      ['over-10-days', 'recurring', 'worsening', 'palpitations', 'after-birth', 'low-mood'],
    ],
  }),
  medium('tooth', 'NHS 111 (dental)', { any: [['toothache', 'dental-abscess']] }),
  medium('sexual-health', 'BASHH', {
    any: [
      ['vaginal-discharge', 'thrush', 'penis-trouble', 'sexual-risk'],
      ['pregnant', 'recurring', 'sexual-risk', 'penis-trouble', 'diabetes', 'under-16', 'over-60', 'belly-pain'],
    ],
  }),
  medium('periods', 'NICE NG88; NG73', {
    all: ['period-pain'],
    any: [['worsening', 'over-week', 'severe', 'heavy-bleeding']],
    none: ['usual'],
  }),
  medium('travel', 'UKHSA travel health', {
    any: [
      ['travel', 'umrah'],
      ['diarrhoea', 'cough', 'rash', 'cold', 'jaundice'],
    ],
    all: ['over-3-days'],
  }),
  medium('abdominal-pain', 'NICE CKS', { all: ['belly-pain'], any: [['over-3-days', 'recurring', 'weight-loss']] }),
  medium('lump', 'NICE NG12', { any: [['glands'], ['over-10-days', 'weight-loss', 'night-sweats', 'recurring']] }),
  medium('other-appointment', 'NICE NG12', {
    any: [
      ['minor-wound', 'nosebleed', 'bruise', 'cold-sore', 'mouth-sores'],
      ['over-10-days', 'recurring', 'weak-immunity'],
    ],
    none: ['usual'],
  }),
];

/** Complaints of one kind that are looked after at home. What they explain does not ask for an appointment of its own. */
interface SelfCare extends When {
  readonly topic: Topic;
  readonly source: string;
  readonly explains: readonly Finding[];
}
const selfCare = (topic: Topic, source: string, when: When, explains: readonly Finding[] = []): SelfCare => ({
  topic,
  source,
  ...when,
  explains,
});
const viral: readonly Finding[] = [
  'fever',
  'chills',
  'headache',
  'flu',
  'cold',
  'sore-throat',
  'cough',
  'muscle-ache',
  'tired',
  'hoarse',
  'sinus',
  'ear-blocked',
  'no-appetite',
  'unwell',
  'phlegm',
  'weakness',
  'minor-eyes',
  'joint-pain',
  'back-pain',
  'sweating',
  'nausea',
  'glands',
  'poor-sleep',
  'limb-pain',
  'hayfever',
  'dizzy',
  'crying-baby',
];

export const selfCares: readonly SelfCare[] = [
  selfCare(
    'cold',
    'NHS (common cold); NICE NG120',
    { any: [['cold', 'flu', 'sore-throat', 'hoarse']], none: ['over-10-days', 'strep-signs', 'high-fever', 'weight-loss'] },
    [...viral, 'dizzy'],
  ),
  selfCare('cold', 'NHS (common cold)', { all: ['blocked-nose-breath', 'cold'], none: ['over-10-days'] }, [
    'breathless',
    'severe-breathless',
  ]),
  selfCare('other-self-care', 'NHS', { all: ['dentist', 'numbness'], none: ['over-1-day'] }, [
    'numbness',
    'one-sided-weakness',
    'face-droop',
  ]),
  selfCare('cold', 'NICE NG79', { all: ['sinus'], none: ['over-10-days', 'high-fever'] }, [...viral, 'toothache', 'jaw-pain']),
  selfCare('cough', 'NICE NG120; NHS', { all: ['cough'], none: ['over-3-weeks', 'high-fever', 'weight-loss', 'breathless', 'over-65'] }, [
    ...viral,
    'chest-burning',
  ]),
  selfCare('cough', 'NICE NG120; NHS', { all: ['cough', 'chest-wall'], none: ['over-3-weeks', 'high-fever', 'breathless', 'sweating'] }, [
    'chest-pain',
    'belly-pain',
  ]),
  selfCare('hay-fever', 'NICE CKS (allergic rhinitis)', { all: ['hayfever'] }, [
    'cold',
    'minor-eyes',
    'itch',
    'cough',
    'headache',
    'tired',
    'red-eye',
    'recurring',
    'sore-throat',
    'ear-blocked',
    'sinus',
    'eye-swelling',
  ]),
  selfCare(
    'vomiting-diarrhoea',
    'NICE CG84; NHS',
    {
      any: [['diarrhoea', 'vomiting']],
      none: ['over-week', 'pregnant', 'under-1', 'over-65', 'head-injury', 'diabetes', 'sudden', 'severe'],
    },
    [
      'vomiting',
      'diarrhoea',
      'nausea',
      'belly-pain',
      'fever',
      'tired',
      'headache',
      'chills',
      'muscle-ache',
      'no-appetite',
      'weakness',
      'bloating',
      'flu',
      'unwell',
    ],
  ),
  selfCare('constipation', 'NICE CKS (constipation)', { all: ['constipation'], none: ['over-3-weeks', 'weight-loss', 'vomiting'] }, [
    'belly-pain',
    'bloating',
    'no-appetite',
    'piles',
    'nausea',
  ]),
  selfCare(
    'heartburn',
    'NICE CG184',
    { any: [['heartburn', 'bloating', 'chest-burning']], none: ['over-3-weeks', 'weight-loss', 'trouble-swallowing', 'vomiting-blood'] },
    ['belly-pain', 'chest-burning', 'nausea', 'cough', 'bloating', 'unwell', 'hoarse'],
  ),
  selfCare('piles', 'NICE CKS (haemorrhoids)', { all: ['piles'], none: ['weight-loss', 'severe', 'over-3-weeks'] }, [
    'constipation',
    'itch',
    'lump',
    'bleeding',
  ]),
  selfCare(
    'piles',
    'NICE CKS (haemorrhoids)',
    { all: ['piles', 'on-paper'], none: ['weight-loss', 'severe', 'over-week', 'over-50', 'recurring'] },
    ['bloody-stool', 'bleeding'],
  ),
  selfCare(
    'headache',
    'NICE CG150 (tension headache, known migraine)',
    {
      all: ['headache'],
      none: ['severe', 'over-50', 'pregnant', 'worsening', 'vomiting', 'blurred-vision', 'recurring', 'over-week', 'fever'],
    },
    ['headache', 'neck-pain', 'nausea', 'light-hurts', 'tired', 'poor-sleep', 'anxiety', 'hiccups'],
  ),
  selfCare(
    'headache',
    'NICE CG150 (known migraine)',
    {
      all: ['headache'],
      any: [['usual', 'aura']],
      none: ['sudden', 'worst-headache', 'fever', 'pregnant', 'weakness', 'one-sided-weakness', 'worsening', 'over-week'],
    },
    ['headache', 'nausea', 'vomiting', 'light-hurts', 'flashes', 'tired', 'blurred-vision', 'recurring'],
  ),
  selfCare(
    'back-strain',
    'NICE NG59',
    {
      all: ['back-strain'],
      none: ['numbness', 'weakness', 'over-10-days', 'over-65', 'fever', 'injury', 'spreading-pain', 'weight-loss', 'fainted'],
    },
    ['back-pain', 'neck-pain', 'muscle-ache', 'flank-pain', 'limb-pain', 'joint-pain', 'arm-pain', 'cramp', 'sprain', 'stiff-neck'],
  ),
  selfCare(
    'back-strain',
    'NICE NG59',
    {
      any: [['back-pain', 'neck-pain']],
      none: [
        'numbness',
        'weakness',
        'over-10-days',
        'over-60',
        'under-16',
        'fever',
        'injury',
        'spreading-pain',
        'severe',
        'severe-pain',
        'weight-loss',
        'limb-pain',
        'recurring',
        'pregnant',
        'urine-burning',
        'belly-pain',
        'worsening',
        'cancer',
        'sudden',
      ],
    },
    ['back-pain', 'neck-pain', 'muscle-ache', 'stiff-neck'],
  ),
  selfCare(
    'sprain',
    'NHS (sprains); Ottawa rules',
    {
      any: [['sprain', 'bruise']],
      none: ['fracture', 'open-fracture', 'severe', 'severe-pain', 'over-10-days', 'head-injury', 'numbness', 'easy-bruising'],
    },
    ['joint-pain', 'swollen-joint', 'injury', 'limb-pain', 'arm-pain', 'muscle-ache', 'bruise', 'leg-swelling', 'sprain'],
  ),
  selfCare('sprain', 'NHS (sprains)', { all: ['injury', 'can-walk'], none: ['fracture', 'severe', 'head-injury', 'over-10-days'] }, [
    'joint-pain',
    'swollen-joint',
    'injury',
    'limb-pain',
    'arm-pain',
    'bruise',
  ]),
  selfCare(
    'bruise',
    'NICE NG232',
    {
      all: ['head-injury'],
      any: [['feeds-well', 'mild']],
      none: ['headache', 'vomiting', 'under-1', 'over-65', 'blood-thinner', 'dizzy', 'wound', 'blurred-vision', 'nausea', 'alcohol'],
    },
    ['head-injury', 'injury', 'bruise', 'crying-baby'],
  ),
  selfCare('graze', 'NHS (cuts and grazes)', { all: ['minor-wound'], none: ['deep-cut', 'over-10-days', 'diabetes', 'foot-ulcer'] }, [
    'wound',
    'bleeding',
    'injury',
    'bruise',
  ]),
  selfCare('graze', 'NHS (cuts and grazes)', { all: ['wound', 'bleeding-stopped'], none: ['deep-cut', 'diabetes'] }, [
    'wound',
    'bleeding',
    'injury',
  ]),
  selfCare('minor-burn', 'NHS (burns and scalds)', { any: [['small-burn', 'sunburn']], none: ['under-1', 'severe'] }, [
    'skin-peeling',
    'burn',
    'injury',
    'rash',
    'big-burn',
    'wound',
    'headache',
    'very-hot',
    'minor-wound',
  ]),
  selfCare('insect-bite', 'NICE NG182', { all: ['insect-bite'], none: ['over-10-days', 'fever', 'severe', 'pus'] }, [
    'itch',
    'rash',
    'lump',
    'swollen-joint',
    'leg-swelling',
    'face-hand-swelling',
    'limb-pain',
    'cellulitis',
    'hives',
    'airway-swelling',
    'joint-pain',
    'bite',
  ]),
  selfCare(
    'itchy-skin',
    'NICE CKS (eczema, urticaria)',
    {
      any: [['minor-skin', 'itch', 'hives', 'rash']],
      none: ['fever', 'severe', 'over-3-weeks', 'worsening', 'pregnant', 'jaundice', 'under-1'],
    },
    ['rash', 'itch', 'hives', 'minor-skin', 'allergy'],
  ),
  selfCare(
    'itchy-skin',
    'NHS (chickenpox; hand, foot and mouth)',
    { any: [['chickenpox', 'handfoot']], none: ['pregnant', 'weak-immunity', 'under-1', 'breathless'] },
    ['fever', 'rash', 'itch', 'mouth-sores', 'cold', 'tired', 'no-appetite', 'sore-throat', 'headache'],
  ),
  selfCare('fungal-skin', 'NICE CKS (fungal skin infection)', { all: ['fungal-skin'], none: ['diabetes', 'fever'] }, [
    'rash',
    'itch',
    'minor-skin',
    'joint-pain',
  ]),
  selfCare('acne', 'NICE NG198', { all: ['acne'] }, ['rash', 'minor-skin', 'itch', 'recurring']),
  selfCare('cold-sore', 'NHS (cold sores)', { all: ['cold-sore'], none: ['eye-pain', 'weak-immunity'] }, [
    'mouth-sores',
    'rash',
    'itch',
    'airway-swelling',
    'numbness',
  ]),
  selfCare(
    'mouth-sores',
    'NHS (mouth ulcers)',
    { any: [['mouth-sores', 'gum-bleeding']], none: ['over-10-days', 'weight-loss', 'fever'] },
    ['toothache', 'bleeding', 'sore-throat', 'numbness', 'injury'],
  ),
  selfCare('other-self-care', 'NHS (threadworms)', { all: ['worms'], none: ['weight-loss'] }, ['itch', 'minor-wound', 'poor-sleep']),
  selfCare('cramp', 'NHS (growing pains)', { all: ['growing-pains'], none: ['limp', 'fever', 'swollen-joint'] }, [
    'limb-pain',
    'joint-pain',
  ]),
  selfCare(
    'sprain',
    'NHS (joint and muscle pain)',
    {
      all: ['mild'],
      any: [['joint-pain', 'limb-pain', 'shoulder-pain', 'arm-pain', 'neck-pain']],
      none: [
        'over-10-days',
        'severe',
        'severe-pain',
        'swollen-joint',
        'hot-joint',
        'fever',
        'injury',
        'numbness',
        'weakness',
        'under-16',
        'worsening',
        'recurring',
        'leg-swelling',
        'chest-pain',
        'sweating',
        'sudden',
        'effort',
        'cold-limb',
        'spreading-pain',
      ],
    },
    ['joint-pain', 'limb-pain', 'shoulder-pain', 'arm-pain', 'neck-pain'],
  ),
  selfCare('head-lice', 'NHS (head lice)', { all: ['head-lice'] }, ['itch']),
  selfCare('nappy-rash', 'NHS (nappy rash)', { all: ['nappy-rash'], none: ['fever'] }, ['rash', 'itch', 'diarrhoea']),
  selfCare('teething', 'NHS (teething)', { all: ['teething'], none: ['high-fever', 'diarrhoea'] }, [
    'toothache',
    'drooling',
    'crying-baby',
    'poor-sleep',
    'mouth-sores',
  ]),
  selfCare('colic', 'NHS (colic)', { all: ['colic'], none: ['fever', 'vomiting', 'infant-danger'] }, [
    'belly-pain',
    'crying-baby',
    'bloating',
  ]),
  selfCare(
    'minor-eyes',
    'NICE CKS (conjunctivitis, stye, dry eye)',
    {
      any: [['minor-eyes', 'eye-dust']],
      none: ['contact-lens', 'light-hurts', 'blurred-vision', 'under-1', 'severe', 'over-10-days', 'vision-loss', 'eye-injury'],
    },
    ['red-eye', 'itch', 'eye-swelling', 'cold', 'sore-throat', 'eye-pain', 'burn', 'lump', 'flu'],
  ),
  selfCare(
    'minor-eyes',
    'NICE CKS (subconjunctival haemorrhage)',
    {
      all: ['red-eye'],
      none: ['eye-pain', 'contact-lens', 'light-hurts', 'blurred-vision', 'under-1', 'injury', 'over-10-days', 'headache', 'severe'],
    },
    ['red-eye', 'itch', 'bleeding'],
  ),
  selfCare('blocked-ear', 'NHS (earwax)', { all: ['ear-blocked'], none: ['ear-pain', 'sudden', 'fever'] }, [
    'hearing-loss',
    'tinnitus',
    'dizzy',
  ]),
  selfCare(
    'period-pain',
    'NHS (period pain)',
    { all: ['period-pain'], none: ['severe', 'fever', 'pregnant', 'vaginal-discharge', 'worsening', 'missed-period'] },
    ['belly-pain', 'back-pain', 'headache', 'tired', 'nausea', 'bloating', 'vaginal-bleeding', 'period-trouble', 'breast-pain'],
  ),
  selfCare(
    'thrush',
    'NICE CKS (thrush)',
    { all: ['thrush'], none: ['pregnant', 'fever', 'belly-pain', 'diabetes', 'under-16', 'over-60', 'over-10-days', 'weak-immunity'] },
    ['vaginal-discharge', 'itch', 'penis-trouble', 'urine-burning'],
  ),
  selfCare(
    'stress',
    'NHS (stress)',
    {
      any: [['anxiety', 'poor-sleep']],
      none: ['over-10-days', 'recurring', 'palpitations', 'chest-pain', 'breathless', 'low-mood', 'worsening', 'severe', 'after-birth'],
    },
    ['anxiety', 'poor-sleep', 'tired', 'headache'],
  ),
  selfCare('motion-sickness', 'NHS (motion sickness)', { all: ['motion-sickness'] }, ['unwell', 'vomiting', 'nausea', 'dizzy']),
  selfCare(
    'nosebleed',
    'NICE CKS (epistaxis)',
    { all: ['nosebleed'], none: ['blood-thinner', 'recurring', 'heavy-bleeding', 'over-65', 'injury', 'easy-bruising'] },
    ['bleeding'],
  ),
  selfCare(
    'cramp',
    'NHS (leg cramps)',
    { any: [['cramp', 'muscle-ache']], none: ['over-10-days', 'fever', 'dark-urine', 'weakness', 'swollen-joint', 'severe'] },
    ['limb-pain', 'muscle-ache', 'joint-pain', 'leg-swelling', 'back-pain', 'arm-pain'],
  ),
  selfCare(
    'medicine-mild',
    'NHS (vaccination side effects)',
    { all: ['vaccine'], none: ['high-fever', 'breathless', 'hives', 'airway-swelling', 'over-3-days'] },
    ['fever', 'arm-pain', 'headache', 'tired', 'muscle-ache', 'medicine-effect', 'rash', 'limb-pain', 'chills', 'unwell', 'crying-baby'],
  ),
  selfCare('other-self-care', 'NHS', { any: [['hiccups']], none: ['over-1-day'] }, ['headache', 'nausea', 'alcohol', 'tired']),
  selfCare(
    'other-self-care',
    'NHS',
    { all: ['dizzy', 'on-standing'], none: ['over-60', 'fainted', 'pregnant', 'over-week', 'bleeding', 'palpitations'] },
    ['dizzy', 'nearly-fainted'],
  ),
  selfCare(
    'other-self-care',
    'NHS',
    { all: ['tired'], none: ['over-10-days', 'weight-loss', 'fever', 'breathless', 'recurring', 'thirst', 'over-65'] },
    ['tired', 'headache', 'poor-sleep', 'unwell', 'anxiety'],
  ),
];

/** What a complaint asks for by itself, where no self-care explains it. */
export const alone: Partial<Record<Finding, readonly [SeverityLevel, Topic]>> = {
  'chest-pain': ['Medium', 'effort-symptoms'],
  'chest-burning': ['Medium', 'indigestion-lasting'],
  'spreading-pain': ['Medium', 'other-appointment'],
  'jaw-pain': ['Medium', 'tooth'],
  'arm-pain': ['Medium', 'joints'],
  sweating: ['Medium', 'other-appointment'],
  palpitations: ['Medium', 'palpitations'],
  fainted: ['High', 'other-today'],
  'nearly-fainted': ['Medium', 'dizziness'],
  dizzy: ['Medium', 'dizziness'],
  'leg-swelling-both': ['Medium', 'leg-swelling'],
  orthopnoea: ['High', 'chest-infection'],
  breathless: ['Medium', 'effort-symptoms'],
  wheeze: ['Medium', 'lasting-cough'],
  'pleuritic-pain': ['High', 'chest-infection'],
  'trouble-swallowing': ['Medium', 'indigestion-lasting'],
  'muffled-voice': ['High', 'throat-today'],
  hoarse: ['Low', 'sore-throat'],
  cough: ['Low', 'cough'],
  phlegm: ['Medium', 'lasting-cough'],
  hives: ['Low', 'itchy-skin'],
  'airway-swelling': ['Medium', 'other-appointment'],
  'face-droop': ['Medium', 'numbness'],
  'one-sided-weakness': ['Medium', 'numbness'],
  'speech-trouble': ['Medium', 'numbness'],
  'blurred-vision': ['Medium', 'eye-check'],
  'vision-loss': ['High', 'eye-today'],
  flashes: ['Medium', 'eye-check'],
  'balance-loss': ['High', 'nerve-today'],
  headache: ['Medium', 'headache-recurring'],
  'worst-headache': ['High', 'headache-today'],
  'stiff-neck': ['Medium', 'back-lasting'],
  'light-hurts': ['Medium', 'eye-check'],
  confused: ['High', 'other-today'],
  drowsy: ['Medium', 'tiredness'],
  tremor: ['Medium', 'numbness'],
  memory: ['Medium', 'memory'],
  numbness: ['Medium', 'numbness'],
  weakness: ['Medium', 'tiredness'],
  'rising-weakness': ['High', 'nerve-today'],
  'head-injury': ['High', 'concussion'],
  injury: ['Medium', 'joints'],
  sprain: ['Low', 'sprain'],
  bruise: ['Low', 'bruise'],
  lyme: ['High', 'infection-today'],
  'easy-bruising': ['Medium', 'other-appointment'],
  'minor-wound': ['Low', 'graze'],
  wound: ['Medium', 'other-appointment'],
  'insect-bite': ['Low', 'insect-bite'],
  burn: ['High', 'other-today'],
  'small-burn': ['Low', 'minor-burn'],
  sunburn: ['Low', 'sunburn'],
  fever: ['Medium', 'fever'],
  rigors: ['High', 'fever-today'],
  chills: ['Medium', 'fever'],
  'flesh-eating': ['Medium', 'skin'],
  abscess: ['Medium', 'skin'],
  'hot-joint': ['High', 'infection-today'],
  'swollen-joint': ['Medium', 'joints'],
  glands: ['Medium', 'lump'],
  mono: ['Medium', 'tiredness'],
  shingles: ['High', 'infection-today'],
  chickenpox: ['Medium', 'skin'],
  'skin-peeling': ['Medium', 'skin'],
  limp: ['Medium', 'joints'],
  'harmless-swallow': ['Low', 'other-self-care'],
  'shoulder-pain': ['Medium', 'joints'],
  handfoot: ['Low', 'mouth-sores'],
  mumps: ['Medium', 'other-appointment'],
  'belly-pain': ['Medium', 'abdominal-pain'],
  gallstones: ['Medium', 'abdominal-pain'],
  hernia: ['Medium', 'lump'],
  obstruction: ['Medium', 'bowel-change'],
  vomiting: ['Medium', 'abdominal-pain'],
  nausea: ['Low', 'vomiting-diarrhoea'],
  'black-stool': ['Medium', 'bowel-change'],
  'bloody-stool': ['Medium', 'bowel-change'],
  'much-rectal-blood': ['High', 'bleeding-today'],
  piles: ['Low', 'piles'],
  diarrhoea: ['Medium', 'bowel-change'],
  constipation: ['Medium', 'bowel-change'],
  'bowel-change': ['Medium', 'bowel-change'],
  heartburn: ['Medium', 'indigestion-lasting'],
  bloating: ['Medium', 'indigestion-lasting'],
  jaundice: ['High', 'abdomen-today'],
  dehydration: ['Medium', 'other-appointment'],
  'weight-loss': ['Medium', 'other-appointment'],
  'night-sweats': ['Medium', 'other-appointment'],
  'no-appetite': ['Medium', 'other-appointment'],
  'flank-pain': ['Medium', 'urinary'],
  'kidney-stone': ['High', 'urine-today'],
  'urine-burning': ['Medium', 'urinary'],
  'blood-in-urine': ['High', 'urine-today'],
  'dark-urine': ['Medium', 'urinary'],
  'erection-trouble': ['Medium', 'sexual-health'],
  prostate: ['Medium', 'urinary'],
  'testicle-pain': ['High', 'abdomen-today'],
  'testicle-lump': ['Medium', 'lump'],
  'penis-trouble': ['Medium', 'sexual-health'],
  'sexual-risk': ['Medium', 'sexual-health'],
  'vaginal-discharge': ['Medium', 'sexual-health'],
  thrush: ['Medium', 'sexual-health'],
  'vaginal-bleeding': ['Medium', 'periods'],
  'missed-period': ['Medium', 'periods'],
  'period-trouble': ['Medium', 'periods'],
  'period-pain': ['Medium', 'periods'],
  'breast-lump': ['Medium', 'breast'],
  'breast-pain': ['Medium', 'breast'],
  bleeding: ['High', 'bleeding-today'],
  nosebleed: ['Medium', 'other-appointment'],
  'gum-bleeding': ['Low', 'mouth-sores'],
  'face-hand-swelling': ['Medium', 'other-appointment'],
  thirst: ['Medium', 'chronic-review'],
  'missed-or-double': ['Medium', 'chronic-review'],
  withdrawal: ['High', 'other-today'],
  'very-hot': ['Medium', 'fever'],
  'eye-pain': ['High', 'eye-today'],
  'red-eye': ['Medium', 'eye-check'],
  'minor-eyes': ['Medium', 'eye-check'],
  'eye-check': ['Medium', 'eye-check'],
  'eye-swelling': ['Medium', 'eye-check'],
  'ear-pain': ['Medium', 'ear'],
  'ear-blocked': ['Medium', 'ear'],
  'hearing-loss': ['Medium', 'ear'],
  tinnitus: ['Medium', 'ear'],
  'behind-ear': ['Medium', 'ear'],
  cold: ['Low', 'cold'],
  flu: ['Medium', 'fever'],
  hayfever: ['Low', 'hay-fever'],
  'sore-throat': ['Low', 'sore-throat'],
  sinus: ['Low', 'cold'],
  'mouth-sores': ['Medium', 'other-appointment'],
  'cold-sore': ['Low', 'cold-sore'],
  toothache: ['Medium', 'tooth'],
  'dental-abscess': ['High', 'tooth-abscess'],
  teething: ['Low', 'teething'],
  rash: ['Medium', 'skin'],
  itch: ['Medium', 'skin'],
  'minor-skin': ['Low', 'itchy-skin'],
  acne: ['Low', 'acne'],
  'fungal-skin': ['Low', 'fungal-skin'],
  'head-lice': ['Low', 'head-lice'],
  worms: ['Low', 'other-self-care'],
  scabies: ['Medium', 'skin'],
  'nappy-rash': ['Low', 'nappy-rash'],
  mole: ['Medium', 'skin'],
  'foot-ulcer': ['High', 'infection-today'],
  lump: ['Medium', 'lump'],
  'leg-swelling': ['Medium', 'leg-swelling'],
  'joint-pain': ['Medium', 'joints'],
  'limb-pain': ['Medium', 'joints'],
  'back-pain': ['Medium', 'back-lasting'],
  'back-strain': ['Low', 'back-strain'],
  'neck-pain': ['Medium', 'back-lasting'],
  'muscle-ache': ['Low', 'other-self-care'],
  cramp: ['Low', 'cramp'],
  despair: ['High', 'mental-distress'],
  psychosis: ['High', 'mental-distress'],
  anxiety: ['Medium', 'mood'],
  'low-mood': ['Medium', 'mood'],
  'poor-sleep': ['Medium', 'sleep'],
  'eating-disorder': ['Medium', 'mood'],
  addiction: ['Medium', 'mood'],
  'child-development': ['Medium', 'child-development'],
  colic: ['Low', 'colic'],
  'crying-baby': ['Medium', 'other-appointment'],
  tired: ['Medium', 'tiredness'],
  unwell: ['Medium', 'other-appointment'],
  hiccups: ['Low', 'other-self-care'],
  'motion-sickness': ['Low', 'motion-sickness'],
  'medicine-effect': ['Medium', 'chronic-review'],
  review: ['Medium', 'chronic-review'],
  stroke: ['Medium', 'other-appointment'],
  meningitis: ['Medium', 'other-appointment'],
  appendicitis: ['High', 'abdomen-today'],
  diverticulitis: ['High', 'abdomen-today'],
  'severe-pain': ['High', 'other-today'],
};
