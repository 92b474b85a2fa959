import { expect, it } from 'vitest';
import { startLocalCloud } from '../../../local/local-cloud.ts';
import { call, newPatientBody, signIn } from '../client.ts';
import { chosenEngine } from '../engine.ts';

it('a full name is found among thousands who share the first name or the last', async () => {
  const cloud = await startLocalCloud({ patients: 0, throttling: false, ...chosenEngine() });
  try {
    const at = cloud.endpoints;
    const clinician = at.accounts.find((account) => account.role === 'CLINICIAN');
    const { access: token } = await signIn(clinician?.email ?? '', clinician?.password ?? '', at);
    // The patient sought is the oldest.
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
    // Among the suggestions, names as typed come before newer ones that only begin or sound so.
    const people = [
      ['Fahad', 'Al-Marri', 'فهد المري'],
      ['Hanan', 'Al Marri', 'حنان المري'],
      ['Yasmin', 'Marrioti', 'ياسمين ماريوتي'],
      ...Array.from({ length: 6 }, () => ['Mary Ann', 'Villanueva', 'ماري آن']),
    ];
    await cloud.invoke('patient-load', {
      batchId: 'closest',
      patients: people.map(([firstName, lastName, nameArabic], index) => ({
        createdAt: new Date(Date.UTC(2026, 5, 1, 0, index)).toISOString(),
        ...newPatientBody({ firstName, lastName, nameArabic }),
      })),
    });
    const firstNames = async (search: string): Promise<string[]> => {
      const path = `/patients?search=${encodeURIComponent(search)}&sortBy=match&limit=5`;
      const { body } = await call('GET', path, { token }, at.apiUrl);
      expect(body.total).toBeGreaterThanOrEqual(people.length - 1);
      return body.patients.map(({ personalInfo }: { personalInfo: { firstName: string } }) => personalInfo.firstName);
    };
    expect((await firstNames('Al-Marri')).slice(0, 4)).toEqual(['Hanan', 'Fahad', 'Yasmin', 'Mary Ann']);
    expect((await firstNames('المري')).slice(0, 2)).toEqual(['Hanan', 'Fahad']);
    const { body: newest } = await call('GET', '/patients?sortBy=match&limit=2', { token }, at.apiUrl);
    const { body: listed } = await call('GET', '/patients?limit=2', { token }, at.apiUrl);
    expect(newest.patients).toEqual(listed.patients);
    const { body: many } = await call('GET', '/patients?search=mohammed', { token }, at.apiUrl);
    expect(many).toMatchObject({ truncated: false, total: 701 });
  } finally {
    await cloud.close();
  }
});
