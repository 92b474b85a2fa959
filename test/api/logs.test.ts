import { expect, it } from 'vitest';
import { call, newPatientBody, tokensOf } from './client.ts';
import { writtenLogs } from './written-logs.ts';

it('logs contain the route, outcome and cost of each request, and none of its contents', async () => {
  const { access: token } = await tokensOf('CLINICIAN');
  const secret = `Quixotica${process.pid}`;
  const { body: created } = await call('POST', '/patients', {
    token,
    body: newPatientBody({ firstName: secret, email: `${secret}@example.com` }),
  });
  await call('GET', `/patients?search=${secret}`, { token });
  await call('PUT', `/patients/${created.id}`, { token, body: { medicalInfo: { medicalHistory: secret }, nonsense: secret } });
  await call('GET', `/patients?cursor=${secret}`, { token });
  await call('POST', '/public/symptom-check', { body: { symptoms: { description: `crushing chest pain ${secret}` } } });
  await call('POST', '/patients', { token, rawBody: `{"${secret}` });
  const { headers } = await call('DELETE', `/patients/${created.id}`, { token, body: { reason: secret } });
  // Lines are written in batches: once the last request's is there, all are.
  await expect.poll(() => writtenLogs()).toContain(headers.get('x-amzn-requestid'));
  const logs = writtenLogs();
  expect(logs).not.toMatch(new RegExp(secret, 'i'));
  expect(logs).not.toContain(token.slice(0, 40));
  const lines = logs
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.find((line) => line['routeId'] === 'patients.create' && line['message'] === 'request-completed')).toMatchObject({
    status: 201,
    requestId: expect.any(String),
    writeUnits: expect.any(Number),
    roundTrips: expect.any(Number),
    durationMs: expect.any(Number),
  });
  expect(lines.find((line) => line['code'] === 'INVALID_JSON' && line['routeId'] === 'patients.create')).toMatchObject({ status: 400 });
});
