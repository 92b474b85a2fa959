import { expect, it } from 'vitest';
import { daysLater, filterOf, isNarrowed, paramsOf, signInFilterOf } from './log-filter.ts';

const today = '2026-11-22';
const patientId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const of = (query: string) => paramsOf(filterOf(new URLSearchParams(query), today));

it('defaults to today; takes days, people and patients from the address', () => {
  expect(of('')).toEqual({ from: today, to: today });
  expect(of('to=2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(of('from=2026-11-20')).toEqual({ from: '2026-11-20', to: today });
  const whole = { from: '2026-11-01', to: '2026-11-20', actorId: 'a-1', patientId, action: 'change', outcome: 'conflict' };
  expect(of(new URLSearchParams(whole).toString())).toEqual(whole);
  expect(of(`patientId=${patientId}`)).toEqual({ patientId });
});

it('ignores unknown values, and days never end before they begin or lie in the future', () => {
  expect(of('from=soon&to=2026-02-31&actorId=a%20b&patientId=me&action=stare&outcome=412')).toEqual({ from: today, to: today });
  expect(of('from=2026-11-20&to=2026-11-10')).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(of('from=2026-11-23')).toEqual({ from: today, to: today });
});

it('the days alone do not count as a filter', () => {
  expect(isNarrowed({ from: today, to: today })).toBe(false);
  expect(isNarrowed({ from: today, to: today, outcome: 'refused' })).toBe(true);
  expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
});

it('the sign-in log takes its days, person, outcome and role from the address, and no filter of the other log', () => {
  const ofSignIns = (query: string) => paramsOf(signInFilterOf(new URLSearchParams(query), today));
  expect(ofSignIns(`view=sign-ins&patientId=${patientId}&action=read&outcome=done`)).toEqual({ from: today, to: today });
  const whole = { from: '2026-11-01', to: '2026-11-20', actorId: 'a-1', outcome: 'failed', role: 'ADMIN' };
  expect(ofSignIns(new URLSearchParams(whole).toString())).toEqual(whole);
  expect(ofSignIns('actorId=a-1&role=CHIEF')).toEqual({ actorId: 'a-1' });
});
