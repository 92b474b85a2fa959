import { expect, it } from 'vitest';
import type { Route } from '#contract/routes/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes/table.ts';
import { type Duty, duties } from '#contract/staff/roster.ts';
import { markdownTable } from '../markdown.ts';
import { call, cognito, newPatientBody, signIn, tokensOf, endpoints } from './client.ts';
import { type Ask, callRoute, workOfTheClinic } from './clinic-work.ts';
import { clinicOf } from './clinic.ts';
import { password } from './linked-people.ts';

interface Member {
  readonly name: string;
  readonly token: string;
  readonly duties: readonly Duty[];
}

/** Clinicians with one duty each, or none. */
async function clinicians(): Promise<readonly Member[]> {
  const at = endpoints();
  const Username = 'no.duty@afiya.example';
  const account = { UserPoolId: at.userPoolId, Username };
  await cognito('AdminCreateUser', { ...account, MessageAction: 'SUPPRESS' });
  await cognito('AdminSetUserPassword', { ...account, Password: password, Permanent: true });
  await cognito('AdminAddUserToGroup', { ...account, GroupName: 'CLINICIAN' });
  const { member } = clinicOf(endpoints);
  const seeded = { reception: 'reception', nurse: 'nurse', prescriber: 'dr.huda', laboratory: 'lab' } as const satisfies Record<
    Duty,
    string
  >;
  return [
    { name: 'no duty', token: (await signIn(Username, password)).access, duties: [] },
    ...(await Promise.all(duties.map(async (duty) => ({ name: duty, ...(await member(seeded[duty])), duties: [duty] })))),
  ];
}

const dutiesOf = ({ duty }: Route): readonly Duty[] => (duty === undefined ? [] : typeof duty === 'string' ? [duty] : duty);
const titleOf = (id: RouteId): string => `${routes[id].method} ${routes[id].path}`;

/** The answer that each clinician without the required duty gets to a request that succeeds right afterwards for a clinician with it. */
async function byDuty(): Promise<readonly (readonly string[])[]> {
  const { access: chief } = await tokensOf('ADMIN');
  const { access: doctor } = await tokensOf('CLINICIAN');
  const everybody: readonly Member[] = [...(await clinicians()), { name: 'ADMIN', token: chief, duties: [] }];
  const rows = new Map<RouteId, string[]>();
  const ask: Ask = async (id, { as = doctor, key, ...asked } = {}) => {
    const route: Route = routes[id];
    const needed = dutiesOf(route);
    if (needed.length > 0 && !rows.has(id)) {
      const row = everybody.map(async ({ name, token, duties: own }) => {
        const may = name === 'ADMIN' ? route.access.includes('ADMIN') : own.some((duty) => needed.includes(duty));
        return may ? 'may' : String((await callRoute(id, { ...asked, as: token }, endpoints())).status);
      });
      rows.set(id, await Promise.all(row));
    }
    const answer = await callRoute(id, { ...asked, as, ...(key !== undefined && { key }) }, endpoints());
    expect([id, answer.status]).toEqual([id, asked.status ?? route.success.status]);
    return answer;
  };
  const { id } = (await call('POST', '/patients', { token: doctor, body: newPatientBody() })).body;
  await workOfTheClinic(ask, endpoints(), { id });
  expect(routeIds.filter((routeId) => dutiesOf(routes[routeId]).length > 0 && !rows.has(routeId))).toEqual([]);
  return [...rows].map(([routeId, row]) => [titleOf(routeId), ...row]);
}

it('a clinician without a duty is refused everywhere it is required', async () => {
  const rows = await byDuty();
  expect(
    rows.flatMap(([title = '', ...row]) => row.filter((status) => status !== 'may' && status !== '403').map((status) => [title, status])),
  ).toEqual([]);
  const document = [
    '# What duties open\n',
    'Recorded by `test/api/duties.test.ts`; it fails when an answer differs from the contract or from this table; `npm run tables` rewrites it. Who may call what at all:',
    '[access-matrix.md](access-matrix.md).\n',
    'A clinician with one duty or none, or an administrator, makes a request, which somebody with the duty makes right after, with success. “May” is allowed by the contract.\n',
    markdownTable(['Route', 'no duty', ...duties, 'ADMIN'], rows),
  ].join('\n');
  await expect(document).toMatchFileSnapshot('../../docs/duties.md');
});
