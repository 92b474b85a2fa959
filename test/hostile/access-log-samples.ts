const days = { from: '2026-01-01', to: '2026-01-02', actorId: '3f0c2a1e-0000-4000-8000-000000000000' };
const logFilter = { ...days, patientId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', action: 'read', outcome: 'done' };
const signInFilter = { ...days, outcome: 'failed', role: 'CLINICIAN' };
const cursor = 'A'.repeat(100);

/** Requests about the access log and the sign-in log, with every field filled. */
export const accessLogSamples = {
  'accessLog.list': { query: { ...logFilter, cursor } },
  'accessLog.export': { body: { ...logFilter, language: 'en' } },
  'accessLog.people': { query: { search: 'Huda' } },
  'accessLog.signIns': { query: { ...signInFilter, cursor } },
  'accessLog.exportSignIns': { body: { ...signInFilter, language: 'en' } },
  'accessLog.own': { query: { cursor } },
  'accessLog.actions': { query: { cursor } },
  'accessLog.patients': {},
  'browsers.list': {},
  'browsers.forget': { query: { keep: 'a'.repeat(64) } },
} as const;
