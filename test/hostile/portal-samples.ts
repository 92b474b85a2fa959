import { page } from './page.ts';

/** Requests of linked accounts, with every field filled. */
export const portalSamples = {
  'portal.get': {},
  'portal.reports': page,
  'portal.prescriptions': page,
  'portal.documents': page,
  'proposals.open': page,
  'proposals.ofPatient': { query: { cursor: 'A'.repeat(100), state: 'closed' } },
  'proposals.make': { body: { field: 'allergies', value: 'Penicillin', remark: 'A rash' } },
  'proposals.answer': { body: { state: 'refused', reason: 'Not known to us' } },
  'proposals.withdraw': {},
};
