import { Fhir } from 'fhir';
import { expect, it } from 'vitest';
import { kept } from '../../test/patient-record.ts';
import type { StoredEncounter, StoredNote, StoredProblem, StoredVitalSigns } from '../chart/stored.ts';
import { fhirBundle } from './fhir-bundle.ts';
import type { WholeRecord } from './whole-record.ts';

const visitId = '01JZZZZZZZZZZZZZZZZZZZZZZZ';
const entry = {
  id: '01JZZZZZZZZZZZZZZZZZZZZZZA',
  version: 1,
  patientId: 'p',
  createdBy: 'huda',
  createdAt: '2026-11-01T06:00:00.000Z',
  changedAt: '2026-11-01T06:05:00.000Z',
};
const encounter: StoredEncounter = {
  ...entry,
  id: visitId,
  status: 'finished',
  startedAt: '2026-11-01T06:00:00.000Z',
  finishedAt: '2026-11-01T06:20:00.000Z',
  service: 'follow-up',
  reason: 'Blood pressure check',
  appointmentId: '01JZZZZZZZZZZZZZZZZZZZZZZB',
};
const note: StoredNote = {
  encounterId: visitId,
  patientId: 'p',
  version: 3,
  status: 'amended',
  createdBy: 'huda',
  changedAt: '2026-11-02T06:00:00.000Z',
  signedAt: '2026-11-01T06:20:00.000Z',
  service: 'follow-up',
  startedAt: '2026-11-01T06:00:00.000Z',
  sections: { subjective: 'Headache <now & then>\n"Dull"', assessment: 'ارتفاع ضغط الدم' },
};
const addenda = [{ id: 'x', text: 'Called: better', createdBy: 'omar', createdAt: '2026-11-02T06:00:00.000Z' }];
const measured = (more: Partial<StoredVitalSigns>): StoredVitalSigns => ({
  ...entry,
  status: 'final',
  measuredAt: '2026-11-01T06:02:00.000Z',
  ageMonths: 500,
  values: {},
  ...more,
});
const problem: StoredProblem = {
  ...entry,
  status: 'active',
  text: 'Hypertension',
  code: 'BA00',
  onset: '2020-05-01',
  encounterId: visitId,
};
const staff = new Map([['huda', { en: 'Dr. Huda Al-Naimi', ar: 'د. هدى النعيمي' }]]);

interface Resource {
  readonly resourceType: string;
  readonly [field: string]: unknown;
}
async function entriesOf(given: Partial<WholeRecord>): Promise<{ readonly fullUrl: string; readonly resource: Resource }[]> {
  let text = '';
  for await (const chunk of fhirBundle(kept({ staff, ...given }), { language: 'en', exportedBy: 'Yousef', exportedAt: new Date(0) }))
    text += Buffer.from(chunk).toString();
  const bundle = JSON.parse(text);
  expect(new Fhir().validate(bundle, { errorOnUnexpected: true })).toMatchObject({ valid: true });
  return bundle.entry;
}
const ofType = (entries: Awaited<ReturnType<typeof entriesOf>>, type: string): Resource[] =>
  entries.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);

const huda = { type: 'Practitioner', identifier: { value: 'huda' }, display: 'Dr. Huda Al-Naimi' };

it('a visit is an Encounter, and its signed note a Composition with author, attester, sections and addenda', async () => {
  const entries = await entriesOf({ visits: [{ encounter, note, addenda }], problems: [problem] });
  expect(ofType(entries, 'Encounter')).toEqual([
    expect.objectContaining({
      status: 'finished',
      class: expect.objectContaining({ code: 'AMB' }),
      period: { start: encounter.startedAt, end: encounter.finishedAt },
      participant: [{ individual: huda }],
      reasonCode: [{ text: 'Blood pressure check' }],
      appointment: [{ type: 'Appointment', identifier: { value: encounter.appointmentId } }],
    }),
  ]);
  const address = entries.find(({ resource }) => resource.resourceType === 'Encounter')?.fullUrl;
  const [composition] = ofType(entries, 'Composition');
  expect(composition).toMatchObject({
    status: 'amended',
    encounter: { reference: address },
    author: [huda],
    attester: [{ mode: 'legal', time: note.signedAt, party: huda }],
    section: [
      {
        title: 'Subjective',
        code: { coding: [{ code: '61150-9' }] },
        text: { div: '<div xmlns="http://www.w3.org/1999/xhtml">Headache &lt;now &amp; then&gt;<br/>&quot;Dull&quot;</div>' },
      },
      { title: 'Assessment', text: { div: '<div xmlns="http://www.w3.org/1999/xhtml">ارتفاع ضغط الدم</div>' } },
      // A former staff member has no name.
      { code: { coding: [{ code: '55107-7' }] }, author: [{ type: 'Practitioner', identifier: { value: 'omar' } }] },
    ],
  });
  expect(ofType(entries, 'Condition')).toMatchObject([{ encounter: { reference: address } }]);
});

it('a diagnosis of a signed note is a Condition of its visit, with its codes in both classifications', async () => {
  const diagnoses = [{ text: 'Hypertension', icd10: 'I10', code: 'BA00.Z' }, { text: 'Worried well' }];
  const entries = await entriesOf({ visits: [{ encounter, note: { ...note, diagnoses }, addenda: [] }] });
  const address = entries.find(({ resource }) => resource.resourceType === 'Encounter')?.fullUrl;
  const [coded, free] = ofType(entries, 'Condition');
  expect(coded).toMatchObject({
    category: [{ coding: [{ code: 'encounter-diagnosis' }] }],
    code: {
      coding: [
        { system: 'http://hl7.org/fhir/sid/icd-10', code: 'I10' },
        { system: 'http://id.who.int/icd/release/11/mms', code: 'BA00.Z' },
      ],
      text: 'Hypertension',
    },
    encounter: { reference: address },
  });
  expect(free?.code).toEqual({ text: 'Worried well' });
});

it('an unsigned note is not exported, but its visit is', async () => {
  const entries = await entriesOf({ visits: [{ encounter: { ...encounter, status: 'in-progress' }, addenda: [] }] });
  expect([ofType(entries, 'Encounter').length, ofType(entries, 'Composition').length]).toEqual([1, 0]);
});

it('a problem is a Condition with its code and states; one in error has no clinical status', async () => {
  const wrong: StoredProblem = { ...problem, id: '01JZZZZZZZZZZZZZZZZZZZZZZC', status: 'entered-in-error', errorReason: 'Another patient' };
  const [right, inError] = ofType(await entriesOf({ problems: [problem, wrong] }), 'Condition');
  expect(right).toMatchObject({
    clinicalStatus: { coding: [{ code: 'active' }] },
    verificationStatus: { coding: [{ code: 'confirmed' }] },
    code: { coding: [{ system: 'http://id.who.int/icd/release/11/mms', code: 'BA00' }], text: 'Hypertension' },
    onsetDateTime: '2020-05-01',
    recorder: huda,
  });
  expect(inError).toMatchObject({
    verificationStatus: { coding: [{ code: 'entered-in-error' }] },
    note: [{ text: 'Another patient' }],
  });
  expect(inError).not.toHaveProperty('clinicalStatus');
});

it('vital signs are Observations by LOINC and UCUM, with both pressures in one, marked as corrected or wrong', async () => {
  const all = await entriesOf({
    vitalSigns: [
      measured({ values: { systolic: 148, diastolic: 92, pulse: 0, weight: 82, height: 170, oxygenSaturation: 97 }, bmi: 28.4 }),
      measured({ id: '01JZZZZZZZZZZZZZZZZZZZZZZD', status: 'corrected', values: { temperature: 37.2 }, note: 'Twice' }),
      measured({ id: '01JZZZZZZZZZZZZZZZZZZZZZZE', status: 'entered-in-error', values: { systolic: 90 }, errorReason: 'Wrong cuff' }),
    ],
  });
  const observations = ofType(all, 'Observation');
  expect(observations[0]).toMatchObject({
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
    effectiveDateTime: '2026-11-01T06:02:00.000Z',
    performer: [huda],
    component: [
      { code: { coding: [{ code: '8480-6' }] }, valueQuantity: { value: 148, system: 'http://unitsofmeasure.org', code: 'mm[Hg]' } },
      { code: { coding: [{ code: '8462-4' }] }, valueQuantity: { value: 92 } },
    ],
  });
  const found = (code: string) => observations.find((one) => JSON.stringify(one['code']).includes(code));
  // A pulse of 0 was measured.
  expect(found('8867-4')).toMatchObject({ valueQuantity: { value: 0, code: '/min' } });
  expect(found('59408-5')).toMatchObject({ code: { coding: [{ code: '2708-6' }, { code: '59408-5' }] } });
  expect(found('39156-5')).toMatchObject({ valueQuantity: { value: 28.4, code: 'kg/m2' } });
  expect(found('8310-5')).toMatchObject({ status: 'corrected', note: [{ text: 'Twice' }] });
  expect(observations.at(-1)).toMatchObject({
    status: 'entered-in-error',
    component: [{ valueQuantity: { value: 90 } }, { dataAbsentReason: { coding: [{ code: 'not-performed' }] } }],
    note: [{ text: 'Wrong cuff' }],
  });
});

it('a document is listed with its type and size, without its file', async () => {
  const [document] = ofType(
    await entriesOf({
      documents: [
        {
          id: '01JZZZZZZZZZZZZZZZZZZZZZZD',
          version: 1,
          patientId: 'p',
          createdBy: 'huda',
          createdAt: '2026-03-01T06:00:00.000Z',
          changedAt: '2026-03-01T06:00:00.000Z',
          status: 'superseded',
          title: 'تقرير الأشعة',
          type: 'application/pdf',
          size: 20_000,
          sha256: 'a'.repeat(64),
          replaces: '01JZZZZZZZZZZZZZZZZZZZZZZC',
        },
      ],
    }),
    'DocumentReference',
  );
  expect(document).toMatchObject({
    status: 'superseded',
    author: [huda],
    relatesTo: [{ code: 'replaces', target: { identifier: { value: '01JZZZZZZZZZZZZZZZZZZZZZZC' } } }],
    content: [{ attachment: { contentType: 'application/pdf', title: 'تقرير الأشعة', size: 20_000 } }],
  });
});
