import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type PatientStatus, patientStatuses } from '#contract/patient/choices.ts';
import { PatientList } from '#contract/patient/list.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { call, newPatientBody, tokensOf } from '../client.ts';
import { withCloud } from '../cloud.ts';
import { setClock } from '../../clock.ts';

// Patients are counted by month, so the test starts well before midnight.
setClock('10:30');

/** A model of the API as it must look from outside, as simple as possible. */
class Model {
  readonly patients = new Map<string, Patient>();

  sorted(sortBy: string, sortOrder: string, status: PatientStatus | undefined): Patient[] {
    const key = (patient: Patient): string[] => {
      const { firstName, lastName, email } = patient.personalInfo;
      switch (sortBy) {
        case 'personalInfo.firstName':
          return [firstName.toLowerCase(), patient.id];
        case 'personalInfo.lastName':
          return [lastName.toLowerCase(), patient.id];
        case 'personalInfo.email':
          return [email, patient.id];
        case 'status':
          return [patient.status, patient.id];
        default:
          return [patient.id];
      }
    };
    const ordered = [...this.patients.values()]
      .filter((patient) => status === undefined || patient.status === status)
      .map((patient) => ({ patient, key: key(patient) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ patient }) => patient);
    return sortOrder === 'asc' ? ordered : ordered.toReversed();
  }

  /** Those whom a word finds by its spelling: by the beginning of a name or address, or, if it is more than an initial, of an earlier name. */
  found(word: string): string[] {
    return [...this.patients.values()]
      .filter(({ personalInfo: { firstName, lastName, email, formerNames = [] } }) => {
        const former = formerNames.flatMap((name) => [name.firstName, name.lastName]);
        return [firstName, lastName, email, ...(word.length > 1 ? former : [])].some((text) => text.toLowerCase().startsWith(word));
      })
      .map((patient) => patient.id)
      .toSorted();
  }

  count(status?: PatientStatus): number {
    return [...this.patients.values()].filter((patient) => status === undefined || patient.status === status).length;
  }
}

// Names that no phonetic rule equates, so that the model can predict what a search finds.
const firstNames = ['Bella', 'Carmen', 'Fiona', 'Greta', 'Lucas', 'Marco', 'Pedro', 'Rosa', 'Tomas', 'Xenia'];
const lastNames = ['Bergman', 'Costa', 'Fischer', 'Garcia', 'Kramer', 'Novak', 'Weber', 'Silva'];

const operation = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      first: fc.constantFrom(...firstNames),
      last: fc.constantFrom(...lastNames),
      status: fc.constantFrom(...patientStatuses),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('update' as const),
      which: fc.nat(),
      first: fc.option(fc.constantFrom(...firstNames)),
      status: fc.option(fc.constantFrom(...patientStatuses)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('list' as const),
      page: fc.integer({ min: 1, max: 5 }),
      limit: fc.integer({ min: 1, max: 7 }),
      sortBy: fc.constantFrom('createdAt', 'personalInfo.firstName', 'personalInfo.lastName', 'personalInfo.email', 'status'),
      sortOrder: fc.constantFrom('asc', 'desc'),
      status: fc.option(fc.constantFrom(...patientStatuses)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('search' as const),
      name: fc.constantFrom(...firstNames, ...lastNames),
      letters: fc.integer({ min: 1, max: 7 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stats' as const) }) },
);

const cloud = withCloud({ patients: 0 });
let token: string;
beforeAll(async () => {
  token = (await tokensOf('CLINICIAN', cloud())).access;
});
const api = (method: string, path: string, body?: unknown) => call(method, path, { token, body }, cloud().apiUrl);

it('random sequences of operations give the same results as a plain model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 40 }), async (operations) => {
      const model = new Model();
      const nth = (which: number): string | undefined => [...model.patients.keys()][which % Math.max(1, model.patients.size)];
      for (const step of operations) {
        switch (step.do) {
          case 'create': {
            const { status, body } = await api(
              'POST',
              '/patients',
              newPatientBody({ firstName: step.first, lastName: step.last }, { status: step.status }),
            );
            expect(status).toBe(201);
            model.patients.set(body.id, body);
            break;
          }
          case 'update': {
            const id = nth(step.which);
            if (id === undefined) break;
            const change = { ...(step.first && { personalInfo: { firstName: step.first } }), ...(step.status && { status: step.status }) };
            const { body } = await api('PUT', `/patients/${id}`, change);
            const before = model.patients.get(id);
            expect(body).toMatchObject({ id, version: (before?.version ?? 0) + 1, status: step.status ?? before?.status });
            model.patients.set(id, body);
            break;
          }
          case 'delete': {
            const id = nth(step.which);
            if (id === undefined) break;
            expect((await api('DELETE', `/patients/${id}`, { reason: 'Made by a test' })).status).toBe(200);
            model.patients.delete(id);
            break;
          }
          case 'list': {
            const { page, limit, sortBy, sortOrder } = step;
            const status = step.status ?? undefined;
            const query = `page=${page}&limit=${limit}&sortBy=${sortBy}&sortOrder=${sortOrder}${status ? `&status=${status}` : ''}`;
            const list = PatientList.parse((await api('GET', `/patients?${query}`)).body);
            expect(list.patients).toEqual(model.sorted(sortBy, sortOrder, status).slice((page - 1) * limit, page * limit));
            expect(list.total).toBe(model.count(status));
            break;
          }
          case 'search': {
            const word = step.name.slice(0, step.letters).toLowerCase();
            const list = PatientList.parse((await api('GET', `/patients?limit=100&search=${word}`)).body);
            const found = list.patients.map((patient) => patient.id).toSorted();
            // A search may also match by sound; patients who match by spelling must be there, and the total must match the list.
            expect(found).toEqual(expect.arrayContaining(model.found(word)));
            expect(list.total).toBe(found.length);
            if (step.letters >= 4) expect(found).toEqual(model.found(word));
            break;
          }
          case 'stats': {
            expect((await api('GET', '/patients/stats')).body).toMatchObject({
              totalPatients: model.count(),
              newPatientsThisMonth: model.count(),
              activeCases: model.count('active'),
              pendingReviews: model.count('pending'),
            });
            break;
          }
        }
      }
      for (const id of model.patients.keys())
        expect((await api('DELETE', `/patients/${id}`, { reason: 'Made by a test' })).status).toBe(200);
      expect((await api('GET', '/patients/stats')).body).toMatchObject({ totalPatients: 0, newPatientsThisMonth: 0 });
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 25), endOnFailure: true },
  );
});
