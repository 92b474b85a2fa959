import { describe, expect, it } from 'vitest';
import type { AllergySeverity } from '#contract/patient/allergies.ts';
import type { PrescribingFacts } from '#contract/prescriptions/prescriptions.ts';
import { checksOf } from './checks.ts';

interface Asked {
  readonly allergy?: readonly [substance: string, severity?: AllergySeverity];
  readonly medicine?: string;
  readonly history?: string;
  readonly facts?: PrescribingFacts;
}
/** The findings other than "nothing" for a man of 45: the rule and its level; "?" before the level for what could not be checked. */
const heard = (drug: string, { allergy, medicine, history, facts = { kidneyReduced: 'no', g6pdDeficient: 'no' } }: Asked) =>
  checksOf(drug, {
    lists: {
      allergies: {
        allergies: allergy ? [allergy[0]] : [],
        allergyStatus: allergy ? 'listed' : 'none-known',
        allergySeverities: allergy?.[1] === undefined ? [] : [{ substance: allergy[0], severity: allergy[1] }],
      },
      medications: medicine === undefined ? [] : [medicine],
      history,
      active: [],
    },
    person: { ageMonths: 540, sex: 'male' },
    facts,
  }).flatMap(({ rule, outcome, level }) => (outcome === 'none' ? [] : [`${rule} ${outcome === 'unchecked' ? '?' : ''}${level}`]));

describe('an intolerance', () => {
  it.each([
    'Penicillin - anaphylaxis with vomiting and hypotension',
    'Penicillin - dizziness',
    'Penicillin side effect: throat swelling',
    'بنسلين: دوخة',
    'بنسلين: غثيان مع تورُّم الشفاه',
  ])('is not a severe reaction: %s', (text) => {
    expect(heard('amoxicillin', { allergy: [text, 'severe'] })).toContain('allergy-class stop');
  });

  it.each([
    'nausea and hives',
    'vomiting, wheezy',
    'dizzy, low BP',
    'upset stomach, rash',
    'side effects: SWOLLEN face',
    'غثيان وطفح جلدي',
    'دوخة وضيق النفس',
    'قيء، شرى',
  ])('is not a sign of allergy, however mild: %s', (text) => {
    expect(heard('diclofenac', { allergy: [`Ibuprofen: ${text}`, 'mild'] })).toContain('allergy-class interrupt');
  });

  it('without a severity counts as an allergy', () => {
    expect(heard('tramadol', { allergy: ['Tramadol: nausea'] })).toEqual(['allergy-ingredient stop']);
    expect(heard('tramadol', { allergy: ['Tramadol: nausea', 'mild'] })).toEqual(['intolerance inline']);
  });
});

describe('an unread word', () => {
  it.each([
    ['azithromycin', 'Shellfish and Zithrocin'],
    ['azithromycin', 'Penicillin, Zithrocin'],
    ['ceftriaxone', 'Nuts, Monocef'],
    ['diclofenac', 'latex; Zerodol'],
    ['azithromycin', 'Penicillin and another antibiotic'],
    ['azithromycin', 'سمك وزيثروسين'],
  ])('leaves an allergy unchecked, whatever is beside it: %s, %s', (drug, text) => {
    expect(heard(drug, { allergy: [text, 'severe'] })).toContain('allergy-ingredient ?interrupt');
  });

  it.each([
    ['paracetamol', 'vitamin D, Dolo 650'],
    ['warfarin', 'calcium, ginkgo'],
    ['amlodipine', 'Metformin 500 mg, blood pressure tablets'],
    ['amlodipine', 'ميتفورمين، حبوب ضغط'],
    ['furosemide', 'Amlodipine and a medicine for the heart'],
    ['furosemide', 'calcium resonium'],
    ['furosemide', 'potassium citrate 10 mEq'],
  ])('leaves a medicine unchecked: %s, %s', (drug, text) => {
    expect(heard(drug, { medicine: text })).toContain('duplicate-ingredient ?inline');
  });

  it('does not include the salt of a medicine, which is not a separate medicine', () => {
    expect(heard('potassium-chloride', { medicine: 'Losartan potassium 50 mg daily' })).toEqual([]);
    expect(heard('potassium-chloride', { medicine: 'Losartan, potassium' })).toEqual(['duplicate-ingredient interrupt']);
    expect(heard('metoprolol', { medicine: 'Metoprolol succinate 25 mg XL od' })).toEqual(['duplicate-ingredient interrupt']);
    for (const salt of ['amlodipine besylate', 'codeine phosphate 30 mg', 'diclofenac sodium', 'sodium valproate', 'tramadol HCl'])
      expect([salt, ...heard('metformin', { medicine: salt })]).toEqual([salt]);
  });
});

describe('a G6PD deficiency', () => {
  it.each([
    'No known allergies, G6PD deficiency',
    'G6PD deficiency, Hb normal',
    'G6PD deficiency, HBsAg negative',
    'Not diabetic, G6PD deficient',
    'G6PD deficiency no symptoms so far',
    'No known drug allergy G6PD deficiency',
    `${'Seen for a cough that has lasted three weeks and is worse at night in dusty weather '.repeat(2)}and G6PD deficiency`,
    'glucose-6-phosphate dehydrogenase deficiency',
    'G-6-P-D def',
    'انيميا الفول',
    'أنيميا الفول منذ الولادة، لا يوجد حساسية',
    'فقر دم الفول',
    'أنيميا البقوليات',
    'تكسّر الدم بالفول',
    'نقص إنزيم الفول',
    'حساسية الفول',
  ])('is recognised: %s', (history) => {
    expect(heard('primaquine', { history })).toEqual(['g6pd stop']);
  });

  it.each([
    'G6PD normal',
    'G6PD: normal, known asthma',
    'No G6PD deficiency',
    'no history of G6PD deficiency',
    'Not known to have G6PD deficiency',
    'G6PD deficiency: negative',
    'G6PD not deficient',
    'G6PD not tested',
    'لا يوجد نقص إنزيم الفول',
    'لا يعاني من أنيميا الفول',
    'G6PD طبيعي',
    'حساسية الفول السوداني',
  ])('is not recognised where it is denied or unknown: %s', (history) => {
    expect(heard('primaquine', { history })).toEqual([]);
  });
});

describe('a list of allergies that names none', () => {
  const about = (...allergies: readonly string[]) =>
    checksOf('amoxicillin', {
      lists: { allergies: { allergies, allergyStatus: 'listed', allergySeverities: [] }, medications: [], active: [] },
      person: { ageMonths: 540, sex: 'male' },
      facts: {},
    }).flatMap(({ rule, outcome, cause, about: entry }) =>
      rule.startsWith('allergy') && outcome !== 'none' ? [`${rule} ${cause ?? outcome} ${entry ?? ''}`.trim()] : [],
    );

  it.each(['n/a', 'N/A', 'Not known', 'unknown', 'غير معروف', '-'])('says that nobody knows, and is no substance: %s', (text) => {
    expect(about(text)).toEqual(['allergy-ingredient allergies-not-asked']);
    expect(about(text, 'Dust')).toEqual(about('Dust'));
    expect(about(text, 'Penicillin')).toEqual(about('Penicillin'));
  });

  it.each(['Unknown antibiotic', 'Not known: a yellow tablet', 'Na'.padEnd(8, 'x')])('is not what may be a substance: %s', (text) => {
    expect(about(text)).toEqual([`allergy-ingredient allergy-not-coded ${text}`]);
  });
});
