import { history } from './page.ts';

const ulid = '01JZZZZZZZZZZZZZZZZZZZZZZZ';

/** Requests about vaccinations, with every field filled. */
export const immunizationSamples = {
  'immunizations.list': history,
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
      cautionReason: 'Travels to an outbreak',
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

/** Requests about certificates and letters, with every field filled. */
export const letterSamples = {
  'letters.list': { query: { ...history.query, encounterId: ulid } },
  'letters.certify': {
    body: { encounterId: ulid, from: '2026-11-27', until: '2026-11-29', diagnosis: 'Influenza', remark: 'Rest at home', duplicate: true },
  },
  'letters.refer': {
    body: { encounterId: ulid, to: 'Cardiology, Hamad General Hospital', urgency: 'soon', reason: 'Chest pain on effort' },
  },
  'letters.inError': { body: { reason: 'Another patient' } },
};

/** Requests about documents, with every field filled. */
export const documentSamples = {
  'documents.list': history,
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

/** Requests about problems, with every field filled. */
export const problemSamples = {
  'problems.list': { query: { ...history.query, state: 'ended' } },
  'problems.add': {
    body: {
      text: 'Type 2 diabetes',
      icd10: 'E11.9',
      code: '5A11',
      onset: '2020-01-01',
      note: 'Diet only',
      encounterId: ulid,
      duplicate: true,
    },
  },
  'problems.change': {
    body: { text: 'Type 2 diabetes', icd10: 'E11.9', code: '5A11', onset: '2020-01-01', note: 'Diet only', status: 'inactive' },
  },
  'problems.inError': { body: { reason: 'Another patient' } },
};

/** Requests about visits and their notes, with every field filled. */
export const visitSamples = {
  'encounters.list': history,
  'encounters.start': { body: { service: 'consultation', reason: 'Back pain', appointmentId: ulid } },
  'encounters.get': {},
  'encounters.finish': {},
  'encounters.inError': { body: { reason: 'Another patient' } },
  'notes.save': {
    body: {
      sections: { subjective: 'Back pain', objective: 'No deficit', assessment: 'Strain', plan: 'Rest' },
      copied: { subjective: '2026-11-02', objective: '2026-11-02', assessment: '2026-11-02', plan: '2026-11-02' },
      diagnoses: [{ text: 'Low back pain', icd10: 'M54.5', code: 'ME84.2Z', problemId: ulid, toProblems: true }],
    },
  },
  'notes.sign': {},
  'notes.amend': { body: { text: 'Called: better' } },
  'notes.unsigned': { query: { cursor: 'A'.repeat(100), patientId: '01JZZZZZZZZZZZZZZZZZZZZZZZ' } },
};
