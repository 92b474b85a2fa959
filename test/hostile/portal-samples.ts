/** Requests of linked accounts, with every field filled. */
export const portalSamples = {
  'portal.get': {},
  'proposals.open': {},
  'proposals.ofPatient': {},
  'proposals.make': { body: { field: 'allergies', value: 'Penicillin', remark: 'A rash' } },
  'proposals.answer': { body: { state: 'refused', reason: 'Not known to us' } },
  'proposals.withdraw': {},
};
