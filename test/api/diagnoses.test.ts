import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from './client.ts';
import { clinicOf } from './clinic.ts';

const { ask: asked, patient: newPatient, member } = clinicOf();
let doctor: { readonly token: string };
let other: { readonly token: string };
beforeAll(async () => {
  doctor = await member('dr.huda');
  other = await member('nurse');
});
const ask = (method: string, path: string, body?: unknown, version?: number, as = doctor): Promise<Answer> =>
  asked(as, method, path, body, version === undefined ? {} : { 'if-match': `"${version}"` });
const codeOf = ({ status, body }: Answer): string => `${status} ${body.code}`;
const hypertension = { text: 'Hypertension', icd10: 'I10', code: 'BA00.Z' };
const problemsOf = async (id: string) => (await ask('GET', `/patients/${id}/problems`)).body.rows;

/** A begun visit of a new patient, with a saved draft. */
async function drafted(draft: object) {
  const id = await newPatient();
  const { body: visit } = await ask('POST', `/patients/${id}/encounters`, { service: 'consultation' });
  const path = `/patients/${id}/encounters/${visit.id}`;
  const saved = await ask('PUT', `${path}/note`, { sections: { assessment: 'Seen' }, ...draft }, 1);
  return { id, path, saved, sign: (version: number) => ask('POST', `${path}/note/signature`, undefined, version) };
}

describe('a problem', () => {
  it('has its codes in both classifications, or is text alone', async () => {
    const id = await newPatient();
    expect((await ask('POST', `/patients/${id}/problems`, hypertension)).body).toMatchObject(hypertension);
    expect((await ask('POST', `/patients/${id}/problems`, { text: 'Tired since Ramadan' })).status).toBe(201);
    const refused = await ask('POST', `/patients/${id}/problems`, { text: 'Cough', icd10: 'R5' });
    expect([codeOf(refused), refused.body.details[0].path]).toEqual(['400 VALIDATION_ERROR', 'icd10']);
  });

  it('is told apart by ICD-10 where ICD-11 has one code for both', async () => {
    const id = await newPatient();
    const path = `/patients/${id}/problems`;
    await ask('POST', path, { text: 'Type 2 diabetes', icd10: 'E11.9', code: '5A11' });
    expect(codeOf(await ask('POST', path, { text: 'Diabetes mellitus', icd10: 'E11.9', code: '5A11' }))).toBe('409 DUPLICATE_ENTRY');
    expect((await ask('POST', path, { text: 'Diabetic eye disease', icd10: 'E11.3', code: '5A11' })).status).toBe(201);
    // Entries from before there were ICD-10 codes.
    expect(codeOf(await ask('POST', path, { text: 'Diabetes, old', code: '5A11' }))).toBe('409 DUPLICATE_ENTRY');
  });
});

describe('the diagnoses of a note', () => {
  it('are on the problem list from the signature on, tied to it, and not before', async () => {
    const { id, path, saved, sign } = await drafted({ diagnoses: [{ ...hypertension, toProblems: true }, { text: 'Worried well' }] });
    expect(saved.body.diagnoses).toEqual([{ ...hypertension, toProblems: true }, { text: 'Worried well' }]);
    expect(await problemsOf(id)).toEqual([]);
    const { status, body } = await sign(2);
    expect(status).toBe(200);
    const [problem, ...more] = await problemsOf(id);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ ...hypertension, status: 'active', encounterId: path.split('/').at(-1) });
    expect(body.diagnoses).toEqual([{ ...hypertension, problemId: problem.id }, { text: 'Worried well' }]);
    const { body: chart } = await ask('GET', `/patients/${id}/chart`);
    expect(chart.problems).toHaveLength(1);
    const { body: timeline } = await ask('GET', `/patients/${id}/timeline`);
    expect(timeline.rows.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['condition', 'encounter']);
  });

  it('bring their problems to the front of the chart, the most often diagnosed first, also if the visit ended before', async () => {
    const id = await newPatient();
    const add = async (text: string) => (await ask('POST', `/patients/${id}/problems`, { text })).body.id;
    const named: Record<string, string> = {};
    for (const text of ['Gout', 'Asthma', 'Anemia', 'Migraine']) named[text] = await add(text);
    const visit = async (texts: readonly string[], endsFirst: boolean) => {
      const { body: begun } = await ask('POST', `/patients/${id}/encounters`, { service: 'follow-up' });
      const path = `/patients/${id}/encounters/${begun.id}`;
      const diagnoses = texts.map((text) => ({ text, problemId: named[text] }));
      await ask('PUT', `${path}/note`, { sections: { plan: 'Seen' }, diagnoses }, 1);
      if (endsFirst) await ask('POST', `${path}/finish`);
      expect((await ask('POST', `${path}/note/signature`, undefined, 2)).status).toBe(200);
    };
    await visit(['Gout', 'Asthma'], false);
    await visit(['Gout'], true);
    const listed = async () =>
      (await ask('GET', `/patients/${id}/chart`)).body.problems.map((one: { text: string; seen?: { times: number } }) => [
        one.text,
        one.seen?.times,
      ]);
    expect(await listed()).toEqual([
      ['Gout', 2],
      ['Asthma', 1],
      ['Migraine', undefined],
      ['Anemia', undefined],
    ]);
    const { version } = (await problemsOf(id)).find((one: { id: string }) => one.id === named['Gout']);
    expect((await ask('PUT', `/patients/${id}/problems/${named['Gout']}`, { note: 'Since 2019' }, version)).status).toBe(200);
    expect((await listed())[0]).toEqual(['Gout', 2]);
  });

  it('are tied to a problem that is on the list already, and added once', async () => {
    const { id, sign } = await drafted({
      diagnoses: [
        { ...hypertension, toProblems: true },
        { ...hypertension, text: 'High blood pressure', toProblems: true },
      ],
    });
    const { body: known } = await ask('POST', `/patients/${id}/problems`, { text: 'HYPERTENSION' });
    const { body } = await sign(2);
    expect(body.diagnoses.map(({ problemId }: { problemId: string }) => problemId)[0]).toBe(known.id);
    // The second has other words and a code that the problem lacks: it becomes an entry of its own.
    expect(await problemsOf(id)).toHaveLength(2);
  });

  it('are added also when the visit ended before its note was signed', async () => {
    const { id, path, sign } = await drafted({ diagnoses: [{ ...hypertension, toProblems: true }] });
    expect((await ask('POST', `${path}/finish`)).status).toBe(200);
    expect((await sign(2)).status).toBe(200);
    expect(await problemsOf(id)).toHaveLength(1);
  });

  it('add nothing when the signature is refused', async () => {
    const { id, sign } = await drafted({ sections: {}, diagnoses: [{ ...hypertension, toProblems: true }] });
    expect(codeOf(await sign(2))).toBe('400 VALIDATION_ERROR');
    expect(await problemsOf(id)).toEqual([]);
  });

  it('stay when a save does not mention them, and go when it has none', async () => {
    const { path } = await drafted({ diagnoses: [hypertension] });
    const { body: kept } = await ask('PUT', `${path}/note`, { sections: { plan: 'Rest' } }, 2);
    expect(kept.diagnoses).toEqual([hypertension]);
    const { body: gone } = await ask('PUT', `${path}/note`, { sections: { plan: 'Rest' }, diagnoses: [] }, 3);
    expect(gone.diagnoses).toEqual([]);
  });

  it('are refused by field: too many, no words, a foreign code', async () => {
    const { path } = await drafted({});
    const refused = async (diagnoses: unknown) => {
      const { status, body } = await ask('PUT', `${path}/note`, { sections: { plan: 'Rest' }, diagnoses }, 2);
      return [status, body.details[0].path];
    };
    expect(await refused(Array.from({ length: 13 }, () => hypertension))).toEqual([400, 'diagnoses']);
    expect(await refused([{ text: ' ' }])).toEqual([400, 'diagnoses.0.text']);
    expect(await refused([{ text: 'X', icd10: 'BA00.Z' }])).toEqual([400, 'diagnoses.0.icd10']);
  });

  it('are their author’s alone', async () => {
    const { path } = await drafted({});
    expect((await ask('PUT', `${path}/note`, { sections: {}, diagnoses: [hypertension] }, 2, other)).status).toBe(403);
  });
});

describe('a copied section', () => {
  it('says from which day, until a save without the mark; an empty section is no copy', async () => {
    const { path, saved, sign } = await drafted({
      sections: { subjective: 'As before', plan: 'Same' },
      copied: { subjective: '2026-11-02', plan: '2026-11-02', objective: '2026-11-02' },
    });
    expect(saved.body.copied).toEqual({ subjective: '2026-11-02', plan: '2026-11-02' });
    const { body: edited } = await ask(
      'PUT',
      `${path}/note`,
      { sections: { subjective: 'As before', plan: 'More' }, copied: { subjective: '2026-11-02' } },
      2,
    );
    expect(edited.copied).toEqual({ subjective: '2026-11-02' });
    expect((await sign(3)).body.copied).toEqual({ subjective: '2026-11-02' });
  });
});

describe('a signature', () => {
  it('keeps the signer’s licence as it was', async () => {
    const { sign } = await drafted({});
    expect((await sign(2)).body).not.toHaveProperty('licence');
  });
});
