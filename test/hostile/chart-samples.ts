/** Requests about vaccinations, with every field filled. */
export const immunizationSamples = {
  'immunizations.list': {},
  'immunizations.record': {
    body: {
      status: 'completed',
      vaccine: 'hepatitis-b',
      on: '2026-01-01',
      dose: 2,
      lot: 'AHB123',
      site: 'arm-left',
      elsewhere: false,
      notGiven: 'declined',
      note: 'Well tolerated',
      repeatReason: 'The first was given too early',
      encounterId: '01JZZZZZZZZZZZZZZZZZZZZZZZ',
    },
  },
  'immunizations.correct': {
    body: {
      dose: 2,
      lot: 'AHB124',
      site: 'thigh-left',
      elsewhere: true,
      notGiven: 'declined',
      note: 'From the card',
      repeatReason: 'Counted anew',
    },
  },
  'immunizations.inError': { body: { reason: 'Another patient' } },
};

/** Requests about documents, with every field filled. */
export const documentSamples = {
  'documents.list': {},
  'documents.announce': {
    body: {
      title: 'Discharge letter',
      type: 'application/pdf',
      size: 1000,
      sha256: '0'.repeat(64),
      replaces: '01JZZZZZZZZZZZZZZZZZZZZZZZ',
      isReleased: true,
    },
  },
  'documents.complete': {},
  'documents.link': { query: { to: 'view' } },
  'documents.release': { body: { isReleased: true } },
  'documents.linkReleased': { query: { to: 'view' } },
  'documents.inError': { body: { reason: 'Another patient' } },
};
