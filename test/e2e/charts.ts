import { type Answer, call, newPatientBody, tokensOf } from '../api/client.ts';
import type { App } from './app.ts';

/** Shared by the tests of charts: requests by a clinician, of a version that was seen, in addition to the pages, and new patients. */
export function chartsOf(app: App) {
  const ask = async (method: string, path: string, body?: unknown, seen?: number): Promise<Answer> => {
    const { endpoints } = app.cloud;
    const headers = seen === undefined ? {} : { 'if-match': `"${seen}"` };
    return call(method, path, { token: (await tokensOf('CLINICIAN', endpoints)).access, body, headers }, endpoints.apiUrl);
  };
  return {
    ask,
    newPatient: async (
      firstName: string,
      lastName: string,
      given: Parameters<typeof newPatientBody>[0] = {},
    ): Promise<{ readonly id: string; readonly name: string }> => {
      const { body } = await ask('POST', '/patients', newPatientBody({ ...given, firstName, lastName }));
      return { id: body.id, name: `${firstName} ${lastName}` };
    },
  };
}
