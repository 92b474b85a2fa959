import { createHash } from 'node:crypto';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { call, endpoints, signIn, tokensOf } from './client.ts';

const letter = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n');
const password = 'Clinic-Demo-2025!';

/** Actions of the seeded staff for patients. Throws if the server refuses one. */
export function carers(at: () => Endpoints = endpoints) {
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (who: 'doctor' | 'lab' | 'lab2'): Promise<string> => {
    const known =
      tokens.get(who) ??
      (who === 'doctor' ? tokensOf('CLINICIAN', at()) : signIn(`${who}@afiya.example`, password, at())).then(({ access }) => access);
    tokens.set(who, known);
    return known;
  };
  const ask = async (who: 'doctor' | 'lab' | 'lab2', method: string, path: string, asked?: object) => {
    const { status, body } = await call(method, path, { token: await tokenOf(who), body: asked }, at().apiUrl);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const enter = (id: string, orderId: string, value: number, more: object = {}) =>
    ask('lab', 'PUT', `/patients/${id}/laboratory/${orderId}/results`, {
      results: [{ test: 'potassium', value, unit: 'mmol/L', comment: 'Slightly hemolyzed', ...more }],
    });
  const verify = (id: string, orderId: string) =>
    ask('lab2', 'POST', `/patients/${id}/laboratory/${orderId}/verification`, { tests: ['potassium'] });
  const acknowledge = (id: string, orderId: string) =>
    ask('doctor', 'POST', `/patients/${id}/laboratory/${orderId}/acknowledgement`, { done: 'Called about the kidneys' });

  return {
    ask,
    enter,
    verify,
    acknowledge,
    /** Files a letter; its id. */
    filed: async (id: string, title: string, more: object = {}): Promise<string> => {
      const sha256 = createHash('sha256').update(letter).digest('hex');
      const about = { title, type: 'application/pdf', size: letter.length, sha256, ...more };
      const place = await ask('doctor', 'POST', `/patients/${id}/documents`, about);
      await fetch(place.url, { method: 'PUT', headers: place.headers, body: letter });
      await ask('doctor', 'POST', `/patients/${id}/documents/${place.id}/complete`);
      return place.id;
    },
    /** An order of potassium and sodium whose potassium was entered; its id. */
    entered: async (id: string, value: number): Promise<string> => {
      const tests = ['potassium', 'sodium'];
      const words = { note: 'Thinks it is the kidneys', repeatReason: 'The first tube was lost' };
      const order = { patientId: id, status: 'active', priority: 'routine', tests, ...words };
      const { id: orderId } = await ask('doctor', 'POST', '/laboratory/orders', order);
      await ask('doctor', 'POST', `/patients/${id}/laboratory/${orderId}/collection`, { specimen: 'serum' });
      await ask('lab', 'POST', `/patients/${id}/laboratory/${orderId}/specimens`, { specimen: 'serum', status: 'received' });
      await enter(id, orderId, value);
      return orderId;
    },
    /** A prescription of amlodipine, signed unless it is a draft, replacing a prior one if given; returns its id. */
    prescribed: async (
      id: string,
      { isDraft = false, prior }: { readonly isDraft?: boolean; readonly prior?: string } = {},
    ): Promise<string> => {
      const drug = { ingredientId: 'amlodipine', form: 'tablet', strength: '5 mg' };
      const dose = {
        quantity: 1,
        unit: 'tablet',
        route: 'oral',
        frequency: 'daily',
        dispense: { quantity: 30, unit: 'tablet' },
        repeats: 2,
      };
      const { checks, lists } = await ask('doctor', 'POST', `/patients/${id}/prescriptions/check`, { drug, prior });
      const answers = checks
        .filter(({ outcome }: { outcome: string }) => outcome !== 'none')
        .map(({ rule, about }: { rule: string; about?: string }) => ({ rule, about, reason: 'She tolerated it' }));
      const order = { drug, dose, prior, note: 'Forgets her tablets', ...(!isDraft && { signature: { lists, answers } }) };
      return (await ask('doctor', 'POST', `/patients/${id}/prescriptions`, order)).id;
    },
    /** Stops a prescription, or marks it as an error. */
    ended: (id: string, prescriptionId: string, status: 'stopped' | 'on-hold' | 'entered-in-error') =>
      ask('doctor', 'POST', `/patients/${id}/prescriptions/${prescriptionId}/status`, { status, reason: 'Swollen ankles' }),
    /** A vaccine given today, or not given. */
    vaccinated: (id: string, vaccine: string, more: object = {}) =>
      ask('doctor', 'POST', `/patients/${id}/immunizations`, {
        status: 'completed',
        vaccine,
        on: qatarDate(new Date()),
        note: 'Cried a lot',
        ...(!('notGiven' in more) && { lot: 'A1', site: 'arm-left' }),
        ...more,
      }),
  };
}
