import { describe, expect, it } from 'vitest';
import { type TypedHours, hoursIn, typedHours } from './hours-values.ts';

const closed = Array.from({ length: 7 }, () => []);
const onSunday = (...periods: { from: string; to: string }[]): TypedHours => ({ weekly: [periods, ...closed.slice(1)], exceptions: [] });

describe('typed hours', () => {
  it('equal the stored ones if nothing is changed', () => {
    const { weekly, exceptions } = {
      weekly: [[{ from: '07:00', to: '24:00' }], ...closed.slice(1)],
      exceptions: [{ date: '2026-12-18', periods: [], reason: 'National Day' }],
    };
    expect(hoursIn(typedHours({ version: 3, weekly, exceptions }))).toEqual({ body: { weekly, exceptions }, problems: {} });
  });

  it('are read in any spelling, and sorted', () => {
    const { body, problems } = hoursIn(onSunday({ from: '2:00 PM', to: '18:00' }, { from: '٧:٣٠', to: '12.00' }));
    expect(problems).toEqual({});
    expect(body.weekly[0]).toEqual([
      { from: '07:30', to: '12:00' },
      { from: '14:00', to: '18:00' },
    ]);
  });

  it.each([
    ['time', { from: '7', to: '12:00' }],
    ['reversed', { from: '12:00', to: '07:00' }],
    ['reversed', { from: '12:00', to: '12:00' }],
  ])('are %s: %o', (problem, period) => {
    expect(hoursIn(onSunday(period)).problems).toEqual({ 'weekday-0': problem });
  });

  it('do not overlap', () => {
    const touching = onSunday({ from: '07:00', to: '12:00' }, { from: '12:00', to: '15:00' });
    expect(hoursIn(touching).problems).toEqual({});
    const overlapping = onSunday({ from: '07:00', to: '12:00' }, { from: '11:55', to: '15:00' });
    expect(hoursIn(overlapping).problems).toEqual({ 'weekday-0': 'overlap' });
  });

  it('of several days leave out the days on which nobody is seen anyway, and are one entry when read again', () => {
    const whole = [{ from: '07:00', to: '14:00' }];
    // Sunday to Thursday.
    const weekly = [...Array.from({ length: 5 }, () => whole), [], []];
    const ramadan = { periods: [{ from: '09:00', to: '13:00' }], reason: 'Ramadan' };
    const { body, problems } = hoursIn({ weekly, exceptions: [{ date: '2027-02-08', to: '2027-03-09', ...ramadan }] });
    expect(problems).toEqual({});
    expect(body.exceptions).toHaveLength(22);
    expect(body.exceptions.slice(3, 6).map(({ date }) => date)).toEqual(['2027-02-11', '2027-02-14', '2027-02-15']);
    const exceptions = [
      ...body.exceptions.map(({ date, periods, reason }) => ({ date, periods, reason: reason ?? '' })),
      { date: '2027-03-10', periods: [], reason: 'Eid' },
      { date: '2027-03-12', periods: [], reason: 'Eid' },
    ];
    const read = typedHours({ version: 1, weekly, exceptions });
    expect(read.exceptions.map(({ date, to }) => [date, to])).toEqual([
      ['2027-02-08', '2027-03-09'],
      ['2027-03-10', ''],
      ['2027-03-12', ''],
    ]);
    expect(hoursIn(read).body.exceptions).toEqual(exceptions);
  });

  it('of several days are refused without a day among them, in reverse, over a day already listed, or too long', () => {
    const weekly = [[{ from: '07:00', to: '14:00' }], ...closed.slice(1)];
    const problemsOf = (...exceptions: [string, string][]) =>
      hoursIn({ weekly, exceptions: exceptions.map(([date, to]) => ({ date, to, periods: [], reason: '' })) }).problems;
    expect(problemsOf(['2026-12-18', '2026-12-19'])).toEqual({ 'exception-0': 'days' });
    expect(problemsOf(['2026-12-20', '2026-12-13'])).toEqual({ 'exception-0': 'days' });
    expect(problemsOf(['2026-12-20', '2026-02-30'])).toEqual({ 'exception-0': 'date' });
    expect(problemsOf(['2026-12-13', '2026-12-27'], ['2026-12-20', ''])).toEqual({ 'exception-1': 'twice' });
    expect(problemsOf(['2026-12-13', '2036-12-27'])).toEqual({ 'exception-0': 'many' });
  });

  it('have each exception once, on an existing day', () => {
    const exceptions = ['2026-12-18', '2026-02-30', '2026-12-18'].map((date) => ({ date, to: '', periods: [], reason: '' }));
    expect(hoursIn({ weekly: closed, exceptions }).problems).toEqual({ 'exception-1': 'date', 'exception-2': 'twice' });
  });
});
