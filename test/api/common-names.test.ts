import { expect, it } from 'vitest';
import { startLocalCloud } from '../../local/local-cloud.ts';
import { call, newPatientBody, signIn } from './client.ts';
import { chosenEngine } from './engine.ts';

it('a full name is found among thousands who share the first name or the last', async () => {
  const cloud = await startLocalCloud({ patients: 0, throttling: false, ...chosenEngine() });
  try {
    const at = cloud.endpoints;
    const clinician = at.accounts.find((account) => account.role === 'CLINICIAN');
    const { access: token } = await signIn(clinician?.email ?? '', clinician?.password ?? '', at);
    // The patient sought is the oldest, which a truncated search would reach last.
    const others = ['Test', 'Zzyzx', 'Bruno', 'Clara'];
    const load = (from: number, names: (index: number) => [string, string]) =>
      cloud.invoke('patient-load', {
        batchId: `common-${from}`,
        patients: Array.from({ length: 700 }, (_, index) => {
          const [firstName, lastName] = names(index);
          return {
            createdAt: new Date(Date.UTC(2026, 0, 2) + (from + index) * 1000).toISOString(),
            ...newPatientBody({ firstName, lastName }),
          };
        }),
      });
    await cloud.invoke('patient-load', {
      batchId: 'the-one',
      patients: [{ createdAt: '2026-01-01T00:00:00.000Z', ...newPatientBody({ firstName: 'Mohammed', lastName: 'Al-Kuwari' }) }],
    });
    await load(0, (index) => ['Mohammed', others[index % others.length] ?? '']);
    await load(700, (index) => [others[index % others.length] ?? '', 'Al-Kuwari']);
    for (const search of ['Mohammed Kuwari', 'Kuwari Muhamad', 'محمد الكواري', 'mohd al-kuwari']) {
      const { body } = await call('GET', `/patients?search=${encodeURIComponent(search)}`, { token }, at.apiUrl);
      const names = body.patients.map((patient: { personalInfo: { firstName: string; lastName: string } }) => patient.personalInfo);
      expect([search, names]).toMatchObject([search, [{ firstName: 'Mohammed', lastName: 'Al-Kuwari' }]]);
    }
    const { body: many } = await call('GET', '/patients?search=mohammed', { token }, at.apiUrl);
    expect(many).toMatchObject({ truncated: true });
    expect(many.total).toBeGreaterThanOrEqual(500);
  } finally {
    await cloud.close();
  }
});
