import { expect, it } from 'vitest';
import ar from './messages/ar.json';
import en from './messages/en.json';

const { $schema: _, ...english } = en;
const arabic = new Map(Object.entries(ar));

/** Texts of the product spec that no test checks where they are chosen or shown. */
const specified = [
  'Search patients, records...',
  'Overview and analytics',
  'Patient management',
  'Schedule and manage appointments',
  'Patient medical history',
  'Healthcare provider tools',
  'Health analytics and reports',
  'System configuration',
  'HIPAA compliance and security',
  'Add New Patient',
  'HIPAA Compliant',
  'Secure & Encrypted',
  'Logged out successfully',
  'Failed to delete patient',
  'Failed to export patients',
  'No patients found',
  'Page {page} of {pages}',
  'Showing {shown} of {total} patients',
  'Page Not Found',
  'Go Back',
  'Something went wrong',
  'Try Again',
  'Go to Dashboard',
  'Configuration error. Please contact support.',
  'Analyzing your symptoms...',
  'Analysis Error',
  'Please try again or contact support if the problem persists.',
];

it('says what the specification says, word for word', () => {
  const said = new Set(Object.values(english));
  expect(specified.filter((text) => !said.has(text))).toEqual([]);
});

it('says everything in both languages, with the same parts', () => {
  const parts = (text = '') => [...text.matchAll(/{\w+}/g)].map(([part]) => part).toSorted();
  expect(Object.keys(ar).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of Object.entries(english)) expect([key, parts(arabic.get(key))]).toEqual([key, parts(text)]);
});

it('every failure of the symptom check is the same general sentence in Arabic', () => {
  const failures = [ar.analysisFailed, ar.analysisTimeout, ar.analysisNetwork, ar.analysisConfiguration];
  expect(new Set(failures)).toEqual(new Set(['حدث خطأ أثناء تحليل الأعراض. يرجى المحاولة مرة أخرى.']));
});
