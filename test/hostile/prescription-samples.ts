import { history } from './page.ts';

const ulid = '01JZZZZZZZZZZZZZZZZZZZZZZZ';
const drug = { ingredientId: 'amlodipine', form: 'tablet', strength: '5 mg' };
const dose = {
  quantity: 1,
  unit: 'tablet',
  route: 'oral',
  frequency: 'weekly',
  weekday: 'monday',
  asNeeded: { maxPerDay: 1, reason: 'Headache' },
  days: 30,
  dispense: { quantity: 30, unit: 'tablet' },
  repeats: 2,
};
const facts = { pregnant: 'no', g6pdDeficient: 'no', kidneyReduced: 'no', weightKg: 70 };
const signature = { lists: 'A'.repeat(43), answers: [{ rule: 'allergy-ingredient', about: 'Penicillin', reason: 'Tolerated since' }] };

/** Requests about prescriptions, with every field filled. */
export const prescriptionSamples = {
  'formulary.search': { query: { search: 'amlo' } },
  'prescriptions.ofPatient': {},
  'prescriptions.earlier': history,
  'prescriptions.get': {},
  'prescriptions.check': {
    body: {
      drug: { text: 'Herbal tea', form: 'tea', strength: 'weak' },
      facts,
      prior: ulid,
      schedule: { route: 'oral', frequency: 'weekly', weekday: 'monday', isAsNeeded: false },
      entered: 'Metformin',
      above: [{ drug, prior: ulid, entered: 'Zinc' }],
    },
  },
  'prescriptions.create': {
    body: { drug, facts, prior: ulid, entered: 'Metformin', dose, note: 'Before breakfast', signature, despite: 'deceased' },
  },
  'prescriptions.createTogether': {
    body: {
      lists: signature.lists,
      facts,
      despite: 'deceased',
      orders: [{ drug, prior: ulid, entered: 'Metformin', dose, note: 'Before breakfast', answers: signature.answers }],
    },
  },
  'prescriptions.revise': {
    body: { drug, facts, prior: ulid, entered: 'Metformin', dose, note: 'Before breakfast', signature, despite: 'deceased' },
  },
  'prescriptions.sign': { body: { facts, signature, despite: 'deceased' } },
  'prescriptions.change': { body: { status: 'stopped', reason: 'Swollen ankles' } },
  'prescriptions.askRepeat': {},
  'prescriptions.declineRepeat': { body: { reason: 'A blood test comes first' } },
  'prescriptions.changeEntered': { body: { text: 'Metformin', decision: 'stopped', reason: 'Swollen ankles' } },
  'prescriptions.drafts': { query: { cursor: 'A'.repeat(100) } },
  'prescriptions.repeats': { query: { cursor: 'A'.repeat(100) } },
  'prescriptions.favorites': {},
  'prescriptions.changeFavorites': { body: { favorites: [{ drug, dose }] } },
  'prescriptions.usualDoses': {},
  'prescriptions.changeUsualDoses': {
    body: { usualDoses: [{ drug, dose, indication: 'Hypertension', ages: { fromMonths: 216, toMonths: 1000 } }] },
  },
};
