import type { SeverityLevel } from '#contract/symptom-check.ts';
import type { Finding } from './findings.ts';

/** Who the description is about, as far as it or the form says. */
export interface About {
  readonly age: number | undefined;
  readonly pregnant: boolean;
  readonly male: boolean;
}

/** A rule holds when all of `all`, one of each list in `any`, and none of `none` were found. Each names its clinical source. */
interface Rule {
  readonly level: SeverityLevel;
  readonly all?: readonly Finding[];
  readonly any?: readonly (readonly Finding[])[];
  readonly none?: readonly Finding[];
  readonly when?: (about: About, found: ReadonlySet<Finding>) => boolean;
  readonly source: string;
}

const infant = ({ age }: About, found: ReadonlySet<Finding>): boolean => found.has('baby') || (age !== undefined && age <= 1);
const older = ({ age }: About): boolean => age !== undefined && age >= 60;
const expecting = ({ pregnant }: About, found: ReadonlySet<Finding>): boolean => pregnant || found.has('pregnant');

const emergency = (source: string, rule: Omit<Rule, 'level' | 'source'>): Rule => ({ level: 'Emergency', source, ...rule });
const high = (source: string, rule: Omit<Rule, 'level' | 'source'>): Rule => ({ level: 'High', source, ...rule });
const medium = (source: string, rule: Omit<Rule, 'level' | 'source'>): Rule => ({ level: 'Medium', source, ...rule });
const low = (source: string, rule: Omit<Rule, 'level' | 'source'>): Rule => ({ level: 'Low', source, ...rule });

const colds: readonly Finding[] = ['cold', 'hayfever', 'sore-throat', 'cough', 'sinus'];
const minorComplaints: readonly Finding[] = [
  'muscle-ache',
  'back-strain',
  'sprain',
  'minor-wound',
  'minor-burn',
  'insect-bite',
  'eye-minor',
  'mouth',
  'heartburn',
  'constipation',
  'diarrhoea',
  'period-pain',
  'skin-minor',
  'ear-minor',
  'minor-complaint',
  'thrush',
];
/** Complaints that people look after themselves, when nothing worse is said with them. */
export const selfCare: ReadonlySet<Finding> = new Set([...colds, ...minorComplaints]);

export const rules: readonly Rule[] = [
  // Heart and circulation
  emergency('AHA/ACC chest pain 2021; NICE CG95; NHS 999', { all: ['chest-pain'], none: ['mild', 'cough', 'heartburn', 'settles'] }),
  emergency('AHA/ACC chest pain 2021', {
    all: ['chest-pain'],
    any: [['spreading-pain', 'sweating', 'breathless', 'vomiting', 'faint', 'pleuritic-pain', 'palpitations']],
  }),
  emergency('AHA/ACC chest pain 2021', { all: ['spreading-pain', 'sweating'] }),
  emergency('ESI; AHA/ACC 2021 (aortic dissection)', { all: ['tearing'] }),
  emergency('ESI; ESC syncope 2018', { all: ['palpitations'], any: [['faint', 'chest-pain', 'breathless']] }),
  emergency('ESC syncope 2018', { all: ['fainted'], any: [['exertion', 'chest-pain', 'palpitations']] }),
  emergency('NHS 999; Resuscitation Council UK', {
    any: [['no-breathing-or-pulse', 'unconscious', 'drowning', 'bad-burn', 'major-trauma']],
  }),
  emergency('NICE NG156 (aortic aneurysm)', {
    any: [
      ['belly-pain', 'back-pain'],
      ['faint', 'aneurysm'],
    ],
    none: ['diarrhoea', 'mild'],
  }),
  emergency('NICE CG147 (acute limb ischaemia)', { all: ['cold-limb'], any: [['sudden', 'severe-pain']] }),
  // Breathing and airway
  emergency('NHS 999; BTS/SIGN', { any: [['severe-breathless', 'blue-lips', 'choking', 'coughing-blood', 'stridor', 'low-oxygen']] }),
  emergency('BTS/SIGN asthma', {
    all: ['breathless'],
    any: [['sudden', 'severe', 'chest-pain', 'faint', 'leg-swelling', 'clot-risk', 'confused', 'spreading-pain']],
  }),
  emergency('BTS/SIGN asthma', { any: [['asthma', 'breathless'], ['inhaler-fails']] }),
  emergency('BTS/SIGN asthma', { all: ['inhaler-fails'] }),
  emergency('NICE NG158 (pulmonary embolism)', { all: ['chest-pain', 'pleuritic-pain'] }),
  emergency('Resuscitation Council UK anaphylaxis', { all: ['throat-swelling'] }),
  emergency('Resuscitation Council UK anaphylaxis', {
    any: [
      ['hives', 'allergen'],
      ['breathless', 'faint', 'throat-swelling'],
    ],
  }),
  // Brain and nerves
  emergency('AHA/ASA stroke 2019; NICE NG128', { any: [['face-droop', 'one-sided-weakness', 'speech-trouble']] }),
  emergency('AHA/ASA stroke 2019; NICE NG128', { all: ['vision-loss'] }),
  emergency('AHA/ASA stroke 2019', { all: ['balance-loss'], any: [['sudden'], ['headache', 'vomiting', 'speech-trouble', 'vision-loss']] }),
  emergency('NICE CG150; ESI', { all: ['worst-headache'] }),
  emergency('NICE CG150; ESI', { all: ['headache', 'sudden', 'severe'] }),
  emergency('NICE NG240 (meningitis)', {
    all: ['stiff-neck'],
    any: [['headache', 'fever', 'light-hurts', 'confused', 'vomiting', 'drowsy', 'baby']],
  }),
  emergency('NICE NG217; NHS 999', { all: ['seizure'] }),
  emergency('NHS 999; NEWS2 (new confusion)', { all: ['confused'] }),
  emergency('NICE NG232 (head injury)', {
    all: ['head-injury'],
    any: [['vomiting', 'unconscious', 'drowsy', 'seizure', 'confused', 'blood-thinner', 'faint', 'worst-headache']],
  }),
  emergency('GIRFT cauda equina', { all: ['saddle-numbness'] }),
  emergency('ESI (Guillain-Barré, cord compression)', { any: [['rising-weakness', 'spine-injury']] }),
  // Infection
  emergency('NICE NG253 (sepsis); UK Sepsis Trust', {
    all: ['fever'],
    any: [['sepsis-signs', 'confused', 'drowsy', 'blue-lips', 'low-pressure', 'non-fading-rash', 'weak-immunity']],
  }),
  emergency('NICE NG240', { all: ['non-fading-rash'] }),
  emergency('NICE NG143; AAP 2021 (febrile infant)', { all: ['fever', 'baby'] }),
  emergency('NICE NG51; IDSA (neutropenic fever)', { all: ['weak-immunity', 'fever'] }),
  emergency('WSES 2018 (necrotising infection)', { any: [['spreading-skin', 'tetanus']] }),
  emergency('NEWS2', { any: [['low-pressure']], all: ['fast-pulse'] }),
  emergency('NEWS2', { all: ['low-pressure'] }),
  // Abdomen
  emergency('MTG abdominal pain; NICE', { any: [['rigid-belly']] }),
  emergency('MTG abdominal pain', { all: ['belly-pain', 'severe-pain'], none: ['diarrhoea', 'period-pain', 'constipation', 'heartburn'] }),
  emergency('MTG abdominal pain (severe pain: very urgent)', {
    all: ['belly-pain', 'severe'],
    any: [['sudden', 'vomiting', 'fever', 'faint']],
    none: ['diarrhoea', 'period-pain', 'constipation', 'heartburn'],
  }),
  emergency('ACG 2024 (pancreatitis)', { all: ['belly-pain', 'vomiting', 'spreading-pain'] }),
  emergency('GIRFT cauda equina', { all: ['incontinence', 'back-pain'] }),
  emergency('WSES Jerusalem 2020 (appendicitis)', { all: ['right-lower-pain'], any: [['fever', 'vomiting', 'severe-pain']] }),
  emergency('NICE CG141 (GI bleeding)', { any: [['vomiting-blood', 'black-stool', 'heavy-bleeding']] }),
  emergency('NHS (testicular torsion)', { all: ['testicle-pain'] }),
  emergency('NHS; EAU (retention, priapism)', { all: ['no-urine'] }),
  emergency('NICE NG1; IMCI (bilious vomiting)', { all: ['green-vomit'] }),
  // Pregnancy
  emergency('NICE NG126 (ectopic)', {
    any: [['belly-pain', 'shoulder-tip', 'severe-pain', 'faint', 'heavy-bleeding']],
    when: expecting,
    none: ['mild'],
  }),
  emergency('RCOG; CDC HEAR HER', { all: ['bleeding'], when: expecting, none: ['mild', 'vaginal-bleeding'] }),
  emergency('NICE NG133 (pre-eclampsia); CDC HEAR HER', {
    any: [['headache', 'blurred-vision', 'under-ribs', 'face-hand-swelling', 'high-pressure', 'seizure', 'chest-pain', 'breathless']],
    when: expecting,
  }),
  emergency('RCOG GTG57', { any: [['less-movement', 'labour']] }),
  emergency('CDC HEAR HER (postpartum)', {
    all: ['after-birth'],
    any: [['bleeding', 'fever', 'chest-pain', 'leg-swelling', 'seizure', 'headache', 'breathless', 'heavy-bleeding']],
  }),
  // Metabolic, poisoning, environment
  emergency('JBDS DKA; ADA', {
    any: [
      ['diabetes', 'high-sugar'],
      ['vomiting', 'drowsy', 'confused', 'high-sugar', 'breathless', 'sepsis-signs'],
    ],
  }),
  emergency('JBDS hypoglycaemia', { all: ['low-sugar'], any: [['confused', 'faint', 'unconscious', 'sweating', 'drowsy', 'seizure']] }),
  emergency('TOXBASE; NHS 999', { any: [['overdose', 'substance-and-slow']] }),
  emergency('TOXBASE; NHS (carbon monoxide)', {
    all: ['toxic-gas'],
    any: [['headache', 'faint', 'breathless', 'confused', 'vomiting', 'drowsy']],
  }),
  emergency('WHO snakebite; NHS 999', { all: ['snake-scorpion'] }),
  emergency('NHS heat stroke', { all: ['heat-exposure'], any: [['confused', 'unconscious', 'very-hot', 'faint']] }),
  // Injury, eyes
  emergency('NHS 999; MTG limb injuries', { all: ['open-fracture'] }),
  emergency('NHS; RCOphth', { all: ['eye-emergency'] }),
  emergency('RCOphth (acute glaucoma)', { all: ['eye-pain', 'blurred-vision'], any: [['vomiting', 'severe-pain', 'headache', 'sudden']] }),
  // Minds
  emergency('NICE NG225; NHS', { all: ['self-harm'] }),
  // Small children
  emergency('NICE NG143; IMCI danger signs', { all: ['infant-danger'] }),
  emergency('NICE NG143', {
    all: ['fever'],
    any: [['drowsy', 'stiff-neck']],
    when: (about, found) => infant(about, found) || found.has('child'),
  }),
  emergency('NICE NG232', { all: ['head-injury'], when: infant }),

  // Urgent: to be seen the same day.
  high('NICE NG158 (DVT)', { all: ['leg-swelling'] }),
  high('AHA/ACC 2021', { all: ['chest-pain'] }),
  high('AHA/ACC 2021', { any: [['exertion'], ['breathless']] }),
  high('NICE NG250 (pneumonia)', { all: ['fever', 'breathless'] }),
  high('NICE NG250', { all: ['pneumonia', 'fever'] }),
  high('BTS/SIGN asthma', { all: ['asthma'] }),
  high('BTS', { all: ['breathless'] }),
  high('NICE NG143', { any: [['high-fever']] }),
  high('NICE NG111 (pyelonephritis)', { all: ['urine-burning'], any: [['fever', 'back-pain', 'vomiting']] }),
  high('NICE NG109', { all: ['urine-burning'], when: (about, found) => expecting(about, found) || about.male || found.has('child') }),
  high('NICE NG141 (cellulitis)', { any: [['cellulitis', 'hot-joint', 'abscess']] }),
  high('NICE NG118 (renal colic)', { all: ['flank-colic'] }),
  high('NICE CG84', { all: ['dehydration'] }),
  high('NHS', { any: [['bloody-stool', 'jaundice', 'hearing-loss', 'shingles', 'bite', 'deep-cut', 'cannot-bear-weight']] }),
  high('RCOphth', { all: ['eye-pain'], none: ['eye-minor', 'hayfever'] }),
  high('UKHSA malaria', { all: ['travel', 'fever'] }),
  high('NICE NG126', { all: ['vaginal-bleeding'], when: expecting }),
  high('RCOG GTG69', { all: ['vomiting'], when: expecting }),
  high('NICE NG225', { all: ['life-not-worth'] }),
  high('MTG', { all: ['belly-pain', 'fever'] }),
  high('MTG', { all: ['belly-pain', 'severe'] }),
  high('NICE CG150', { all: ['headache'], any: [['severe', 'fever', 'vomiting', 'blurred-vision']], none: ['mild'] }),
  high('NICE NG143', { all: ['fever'], when: infant }),
  high('MTG', { all: ['severe-pain'] }),
  high('NICE NG232', { all: ['head-injury'] }),
  high('NHS burns', { all: ['burn'], none: ['minor-burn', 'urine-burning', 'heartburn', 'mild'] }),
  high('ESC syncope 2018', { any: [['palpitations']] }),
  high('NICE CG150; NHS', { all: ['faint'], when: older }),
  high('NICE NG12', { any: [['weight-loss'], ['bleeding', 'cough', 'belly-pain']] }),
  high('NHS', { all: ['bleeding'], none: ['minor-wound', 'mild'] }),
  high('NHS', { any: [['low-sugar', 'high-pressure', 'fast-pulse']] }),
  high('NHS', { all: ['toxic-gas'] }),
  high('NHS', { all: ['heat-exposure'], any: [['faint', 'vomiting', 'headache']] }),

  // Routine: an appointment within days.
  medium('NHS', {
    any: [
      [
        'urine-burning',
        'low-mood',
        'weight-loss',
        'diabetes',
        'joint-pain',
        'vaginal-bleeding',
        'thrush',
        'travel',
        'pneumonia',
        'eye-pain',
        'vaginal-discharge',
        'incontinence',
      ],
    ],
  }),
  medium('NICE CKS: what lasts is looked into', {
    all: ['chronic'],
    any: [
      [
        'cough',
        'headache',
        'diarrhoea',
        'constipation',
        'back-pain',
        'muscle-ache',
        'minor-complaint',
        'skin-minor',
        'sinus',
        'cold',
        'heartburn',
        'ear-minor',
        'mouth',
      ],
    ],
  }),
  medium('NICE NG91', { all: ['ear-minor', 'fever'] }),
  medium('NHS', { any: [['fever', 'headache', 'belly-pain', 'back-pain', 'vomiting', 'faint', 'dizzy-only', 'one-sided-weakness']] }),

  // Self-care
  low('NHS self-care; NICE NG120, NG84, NG79', { any: [colds] }),
  low('NHS self-care', { any: [minorComplaints] }),
];
