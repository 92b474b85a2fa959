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

  it('have each exception once, on an existing day', () => {
    const exceptions = ['2026-12-18', '2026-02-30', '2026-12-18'].map((date) => ({ date, periods: [], reason: '' }));
    expect(hoursIn({ weekly: closed, exceptions }).problems).toEqual({ 'exception-1': 'date', 'exception-2': 'twice' });
  });
});
