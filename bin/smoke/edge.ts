/** Checks of what may change or refuse a request on its way, with a patient of this run. */
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../contract/routes/table.ts';
import type { Api, Findings } from './api.ts';
import { Skipped, type Step } from './run.ts';

const copiesMs = 60_000;
const tooLarge = 300_000;

/** `credentials` throws `Skipped` while nobody is signed in. */
export function edgeSteps(api: Api, found: Findings, credentials: () => Promise<{ token: string }>): Step[] {
  const patient = (): string => {
    if (found.patientId === undefined) throw new Skipped('needs the patient');
    return found.patientId;
  };
  return [
    {
      name: 'conditions and limits',
      see: async () => {
        const asked = { ...(await credentials()), params: { id: patient() } };
        const answers = [
          ['an old version', 412, await api.send(routes['patients.update'], { ...asked, body: { status: 'active' }, ifMatch: '"99"' })],
          ['300 kB', 413, await api.send(routes['patients.create'], { ...asked, body: { note: 'x'.repeat(tooLarge) } })],
          [
            'a search that looks like an attack',
            200,
            await api.send(routes['patients.list'], { ...asked, query: { search: '../ a://b' } }),
          ],
        ] as const;
        const wrong = answers.filter(([, expected, { status }]) => status !== expected);
        if (wrong.length > 0) throw new Error(wrong.map(([what, , { status }]) => `${what} is answered ${status}`).join(', '));
        return answers.map(([what, expected]) => `${what} ${expected}`).join(', ');
      },
    },
    {
      name: 'access log',
      see: async () => {
        const query = { patientId: patient() };
        for (let waitedMs = 0; waitedMs <= copiesMs; waitedMs += 2000) {
          const { entries } = await api.ask(routes['accessLog.list'], { ...(await credentials()), query });
          const actions = entries.map(({ action }) => action);
          if (actions.includes('create') && actions.includes('read')) return 'who wrote and who read the patient is under the patient';
          await wait(2000);
        }
        throw new Error('the stream has not copied what was done with the patient within a minute');
      },
    },
  ];
}
