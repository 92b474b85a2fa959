import type { Relation } from '#contract/links/links.ts';
import type { Endpoints } from '../../local/lib/endpoints.ts';
import { type Answer, call, endpoints, tokensOf } from './client.ts';

/** Issues a code for a patient, as the desk does. */
export async function issue(
  patientId: string,
  body: { relation: Relation; until?: string; reason?: string } = { relation: 'self' },
  at: Endpoints = endpoints(),
): Promise<Answer> {
  const { access: token } = await tokensOf('CLINICIAN', at);
  return call('POST', `/patients/${patientId}/link-codes`, { token, body }, at.apiUrl);
}

/** Enters a code as a signed-in user. */
export const enterCode = (token: string, code: string, dateOfBirth: string, at: Endpoints = endpoints()): Promise<Answer> =>
  call('POST', '/links', { token, body: { code, dateOfBirth } }, at.apiUrl);
