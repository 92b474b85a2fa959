import type { Duration } from '#contract/symptom-check/symptom-check.ts';
import type { FindingId } from '../../../lambdas/symptom-check/knowledge/vocabulary.ts';

/**
 * The findings for each DDXPlus evidence, by the meaning of its question, which is quoted above it. Evidences missing here have no finding:
 * mostly a person's family, home and work.
 */
export const findingsOf: Readonly<Record<string, readonly FindingId[]>> = {
  // Are you infected with the human immunodeficiency virus (HIV)?
  E_2: ['weak-immunity'],
  // Do you currently undergo dialysis?
  E_8: ['kidney-disease'],
  // Do you have a known severe food allergy?
  E_12: ['severe-allergy'],
  // Do you find that your symptoms have worsened over the last 2 weeks and that progressively less effort is required to cause the symptoms?
  E_13: ['worsening'],
  // Do you have chest pain even at rest?
  E_14: ['chest-pain', 'at-rest'],
  // Have you started or taken any antipsychotic medication within the last 7 days?
  E_15: ['medicine-effect'],
  // Do you feel anxious?
  E_16: ['anxiety'],
  // Do you have an active cancer?
  E_34: ['cancer'],
  // Have you felt confused or disorientated lately?
  E_39: ['confused'],
  // Have you been in contact with or ate something that you have an allergy to?
  E_42: ['allergen'],
  // Have you been coughing up blood?
  E_45: ['coughing-blood'],
  // Have you had diarrhea or an increase in stool frequency?
  E_51: ['diarrhoea'],
  // Do you consume energy drinks regularly?
  E_60: ['energy-drinks'],
  // Do you regularly take stimulant drugs?
  E_62: ['stimulants'],
  // Do you feel out of breath with minimal physical effort?
  E_64: ['breathless'],
  // Do you have difficulty swallowing, or have a feeling of discomfort/blockage when swallowing?
  E_65: ['trouble-swallowing'],
  // Are you experiencing shortness of breath or difficulty breathing in a significant way?
  E_66: ['breathless'],
  // Do you have bouts of choking or shortness of breath that wake you up at night?
  E_67: ['orthopnoea'],
  // Do you have diabetes?
  E_69: ['diabetes'],
  // Do you feel like you are (or were) choking or suffocating?
  E_75: ['breathless'],
  // Do you feel slightly dizzy or lightheaded?
  E_76: ['dizzy'],
  // Do you have a cough that produces colored or more abundant sputum than usual?
  E_77: ['cough', 'phlegm'],
  // Do you drink alcohol excessively or do you have an addiction to alcohol?
  E_78: ['alcohol'],
  // Do you smoke cigarettes?
  E_79: ['smoker'],
  // Do you suffer from chronic anxiety?
  E_81: ['anxiety'],
  // Have you noticed weakness in your facial muscles and/or eyes?
  E_83: ['weakness'],
  // Do you feel weakness in both arms and/or both legs?
  E_84: ['weak-legs'],
  // Do you constantly feel fatigued or do you have non-restful sleep?
  E_89: ['tired'],
  // Do you have a fever (either felt or measured with a thermometer)?
  E_91: ['fever'],
  // Do you have numbness, loss of sensation or tingling in the feet?
  E_93: ['numbness'],
  // Do you have a sore throat?
  E_97: ['sore-throat'],
  // Have you ever had a migraine or is a member of your family known to have migraines?
  E_99: ['aura'],
  // Do you currently take hormones?
  E_100: ['clot-risk'],
  // Have you lost your sense of smell?
  E_103: ['smell-loss'],
  // Do you have high blood pressure or do you take medications to treat high blood pressure?
  E_104: ['hypertension'],
  // Have you ever had a heart attack or do you have angina (chest pain)?
  E_105: ['heart-disease'],
  // Do you have heart failure?
  E_106: ['heart-disease'],
  // Have you ever had deep vein thrombosis (DVT)?
  E_109: ['clot-risk'],
  // Have you been unable to move or get up for more than 3 consecutive days within the last 4 weeks?
  E_110: ['clot-risk'],
  // Do you feel like you are dying or were you afraid that you were about do die?
  E_111: ['panic'],
  // Do you have a chronic obstructive pulmonary disease (COPD)?
  E_123: ['lung-disease'],
  // Do you have asthma or have you ever had to use a bronchodilator in the past?
  E_124: ['asthma'],
  // Have you ever felt like you were suffocating for a very short time associated with inability to breathe or speak?
  E_128: ['severe-breathless'],
  // Do you have diffuse (widespread) muscle pain?
  E_144: ['muscle-ache'],
  // Have you been treated in hospital recently for nausea, agitation, intoxication or aggressive behavior and received medication via an intravenous or intramuscular route?
  E_147: ['medicine-effect'],
  // Are you feeling nauseous or do you feel like vomiting?
  E_148: ['nausea'],
  // Do you feel your heart is beating fast (racing), irregularly (missing a beat) or do you feel palpitations?
  E_155: ['palpitations'],
  // Have you had weakness or paralysis on one side of the face, which may still be present or completely resolved?
  E_156: ['face-droop'],
  // Have you recently had numbness, loss of sensation or tingling, in both arms and legs and around your mouth?
  E_157: ['numbness'],
  // Did you lose consciousness?
  E_159: ['fainted'],
  // Have you recently had a loss of appetite or do you get full more quickly then usually?
  E_161: ['no-appetite'],
  // Do you have a hard time opening/raising one or both eyelids?
  E_172: ['pupil'],
  // Have you noticed any new fatigue, generalized and vague discomfort, diffuse (widespread) muscle aches or a change in your general well-being related to your consultation today?
  E_175: ['tired', 'unwell'],
  // Did you previously, or do you currently, have any weakness/paralysis in one or more of your limbs or in your face?
  E_176: ['weakness'],
  // Do you currently, or did you ever, have numbness, loss of sensitivity or tingling anywhere on your body?
  E_177: ['numbness'],
  // Have you noticed any unusual bleeding or bruising related to your consultation today?
  E_178: ['bleeding', 'easy-bruising'],
  // Do you have nasal congestion or a clear runny nose?
  E_181: ['cold'],
  // Do you have greenish or yellowish nasal discharge?
  E_182: ['cold'],
  // Did you eat dark-fleshed fish (such as tuna) or Swiss cheese before the reaction occurred?
  E_187: ['allergen'],
  // Have you noticed that you produce more saliva than usual?
  E_190: ['drooling'],
  // Do you feel that muscle spasms or soreness in your neck are keeping you from turning your head to one side?
  E_192: ['neck-pain'],
  // Do you have annoying muscle spasms in your face, neck or any other part of your body?
  E_193: ['body-spasms'],
  // Have you noticed a high pitched sound when breathing in?
  E_194: ['stridor'],
  // Have you had surgery within the last month?
  E_196: ['operation-lately', 'clot-risk'],
  // Do you have a cough?
  E_201: ['cough'],
  // Does the person have a whooping cough? Of the conditions only croup has it, and its cough barks.
  E_202: ['barking-cough'],
  // Have you traveled out of the country in the last 4 weeks?
  E_204: ['travel'],
  // Do you suddenly have difficulty or an inability to open your mouth or have jaw pain when opening it?
  E_205: ['trismus'],
  // Have you recently thrown up blood or something resembling coffee beans?
  E_210: ['vomiting-blood'],
  // Have you vomited several times or have you made several efforts to vomit?
  E_211: ['vomiting'],
  // Have you noticed that the tone of your voice has become deeper, softer or hoarse?
  E_212: ['hoarse'],
  // Have you noticed a wheezing sound when you exhale?
  E_214: ['wheeze'],
  // Are your symptoms worse when lying down and alleviated while sitting up?
  E_217: ['orthopnoea'],
  // Do you have symptoms that are increased with physical exertion but alleviated with rest?
  E_218: ['comes-with-effort'],
  // Do you have pain that is increased when you breathe in deeply?
  E_220: ['pleuritic-pain'],
  // Are you more likely to develop common allergies than the general population?
  E_226: ['allergy'],
};

/** Questions that qualify another symptom: nobody presents with these alone. */
export const qualities: readonly string[] = ['E_13', 'E_14', 'E_217', 'E_218'];

/** What DDXPlus does not ask, or what differs from one condition to the next. */
interface Illness {
  /** In years; a fraction below one. */
  readonly ages: readonly [first: number, last: number];
  readonly duration: Duration;
  /** Where it hurts and swells, what the skin shows, and why the person sweats: for each evidence, one of these is drawn. */
  readonly means: Readonly<Record<string, readonly (readonly FindingId[])[]>>;
  /** Always present, as without them it would be another condition: angina is pain. */
  readonly always?: readonly string[];
}
/** "Lightheaded and dizzy, or about to faint". */
const faint: readonly (readonly FindingId[])[] = [['dizzy'], ['dizzy', 'nearly-fainted']];
/**
 * DDXPlus lists a condition's questions about pain, skin and swelling, but not their answers. The answers come from textbooks, as do the
 * ages and the duration at presentation.
 */
export const illnesses: Readonly<Record<string, Illness>> = {
  Anaphylaxis: {
    ages: [3, 70],
    duration: 'less-than-hour',
    means: {
      E_53: [['belly-pain']],
      E_129: [['hives'], ['hives', 'itch']],
      E_151: [['airway-swelling'], ['tongue-swelling']],
      E_82: faint,
    },
  },
  Larygospasm: { ages: [18, 70], duration: 'less-than-hour', means: {} },
  Ebola: { ages: [18, 70], duration: '3-7-days', means: {} },
  'Possible NSTEMI / STEMI': {
    ages: [40, 85],
    duration: 'few-hours',
    means: {
      E_50: [['sweating']],
      E_53: [['chest-pain'], ['chest-pain', 'pressing-pain'], ['chest-pain', 'spreading-pain'], ['upper-belly-pain']],
    },
  },
  'Acute pulmonary edema': {
    ages: [50, 85],
    duration: 'few-hours',
    means: { E_50: [['sweating']], E_53: [['chest-pain']], E_151: [['leg-swelling-both']] },
  },
  'Spontaneous pneumothorax': { ages: [18, 45], duration: 'few-hours', means: { E_53: [['chest-pain'], ['chest-pain', 'sudden']] } },
  Boerhaave: {
    ages: [30, 70],
    duration: 'few-hours',
    means: { E_53: [['chest-pain'], ['chest-pain', 'severe-pain'], ['upper-belly-pain', 'severe-pain']] },
    always: ['E_53', 'E_211'],
  },
  Epiglottitis: { ages: [2, 60], duration: 'today', means: { E_53: [['sore-throat']], E_212: [['muffled-voice'], ['hoarse']] } },
  'Guillain-Barré syndrome': { ages: [18, 75], duration: '3-7-days', means: { E_157: [['numbness', 'rising-weakness']] } },
  Croup: { ages: [0.5, 4], duration: 'today', means: {}, always: ['E_202'] },
  PSVT: { ages: [18, 70], duration: 'few-hours', means: { E_53: [['chest-pain']], E_82: faint }, always: ['E_155'] },
  'Scombroid food poisoning': {
    ages: [18, 70],
    duration: 'few-hours',
    means: { E_129: [['red-all-over'], ['rash', 'itch'], ['hives']], E_82: faint },
  },
  Myocarditis: { ages: [18, 50], duration: '3-7-days', means: { E_53: [['chest-pain']] } },
  'Acute dystonic reactions': { ages: [16, 45], duration: 'few-hours', means: { E_172: [[]] } },
  'Unstable angina': {
    ages: [45, 85],
    duration: 'today',
    means: { E_50: [['sweating']], E_53: [['chest-pain'], ['chest-pain', 'pressing-pain'], ['chest-pain', 'spreading-pain']] },
    always: ['E_53'],
  },
  'Stable angina': {
    ages: [45, 85],
    duration: 'week-month',
    means: { E_53: [['chest-pain'], ['chest-pain', 'pressing-pain'], ['chest-pain', 'spreading-pain']] },
    always: ['E_53'],
  },
  'Pulmonary embolism': { ages: [25, 80], duration: 'today', means: { E_53: [['chest-pain']], E_151: [['leg-swelling']] } },
  'Panic attack': {
    ages: [18, 60],
    duration: 'less-than-hour',
    means: { E_50: [['sweating'], []], E_53: [['chest-pain'], ['belly-pain']], E_82: faint },
  },
  URTI: { ages: [3, 70], duration: '1-2-days', means: { E_53: [['headache'], ['sinus'], ['sore-throat']] } },
  'Chronic rhinosinusitis': { ages: [18, 70], duration: 'more-than-month', means: { E_53: [['sinus'], ['headache', 'sinus']] } },
};
