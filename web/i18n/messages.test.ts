import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import ar from './messages/ar.json';
import en from './messages/en.json';

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
/** The texts of a message: one, or one for each form of a counted word. */
const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

const { $schema: _, ...english } = en;
const arabic = new Map<string, Message>(Object.entries(ar));

/** Texts of the product spec that are not tested where they are used. */
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

it("contains the specification's texts, word for word", () => {
  const said = new Set(Object.values(english).flatMap(textsOf));
  expect(specified.filter((text) => !said.has(text))).toEqual([]);
});

it('has every message in both languages, with the same parts', () => {
  const parts = (message: Message = '') =>
    textsOf(message).map((text) =>
      [...text.matchAll(/{\w+}/g)]
        .map(([part]) => part)
        .toSorted()
        .join(''),
    );
  expect(Object.keys(ar).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, message] of Object.entries(english))
    expect([key, new Set(parts(arabic.get(key)))]).toEqual([key, new Set(parts(message))]);
});

it('an English sentence with a count has a singular', () => {
  const plural = /(?<!at (?:least|most) )\{\w+\} (?:patients|years|months|days|hours|minutes)\b/;
  const wrong = Object.entries<Message>(english).filter(([, message]) =>
    typeof message === 'string' ? plural.test(message) : message.some(({ match }) => plural.test(match['plural=one'] ?? '')),
  );
  expect(wrong).toEqual([]);
});

it('every failure of the symptom check is the same general sentence in Arabic', () => {
  const failures = [ar.analysisFailed, ar.analysisTimeout, ar.analysisNetwork, ar.analysisConfiguration];
  expect(new Set(failures)).toEqual(new Set(['حدث خطأ أثناء تقييم الأعراض. يرجى المحاولة مرة أخرى.']));
});

it("the texts around a result's advice address women and men alike", () => {
  const around = [
    ar.emergencyHeading,
    ar.emergencyWarningDefault,
    ar.checkerCall,
    ar.checkerDisclaimer,
    ar.supportiveText,
    ar.supportiveDanger,
  ];
  const waiting = [
    ar.waitingDriving,
    ar.waitingAlone,
    ar.waitingEating,
    ar.waitingDoor,
    ar.waitingWorse,
    ar.supportiveStay,
    ar.supportiveAway,
  ];
  expect([...around, ...waiting].filter((text) => /(?<!\p{L})(?:اتصل|اذهب|تحدث|ابق|أبق|افتح|جهّز|تقد|تبق)(?!\p{L})/u.test(text))).toEqual(
    [],
  );
});

it('every message is used', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = globSync('{app,features,lib,ui}/**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));
  const used = new Set(
    sources.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)),
  );
  expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
});
