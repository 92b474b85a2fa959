import { describe, expect, it } from 'vitest';
import { canChoose, isAsked, isEmergency, pointsOf, readResult, timeLeft, toneOfScore } from './check-result.ts';

const now = Date.parse('2026-03-01T08:00:00Z');

describe('an answer', () => {
  it('gets defaults if it is empty', () => {
    expect(readResult({ success: true, data: {} }, now)).toEqual({
      understood: true,
      supportive: false,
      analysis: '',
      severity: undefined,
      urgencyScore: 5,
      recommendations: { action: '', timeframe: '' },
      generalAdvice: '',
      whenToSeekHelp: '',
      registrationPrompt: '',
      emergencyWarning: '',
      compressions: false,
      reasons: [],
      language: 'en',
      engine: 'rules',
      description: '',
      about: { ages: undefined, pregnant: false },
      account: '',
      recognised: [],
      questions: [],
      presentations: [],
      nearest: [],
      screen: 0,
      sessionId: '',
      expiresAt: Date.parse('2026-03-02T08:00:00Z'),
    });
  });

  it('has its level capitalised, and prefers the outer session to the one in its data', () => {
    const read = (severity: string) => readResult({ success: true, sessionId: 'outer', data: { severity, sessionId: 'inner' } }, now);
    expect(read('emergency')).toMatchObject({ severity: 'Emergency', sessionId: 'outer' });
    expect(read('LOW').severity).toBe('Low');
    expect(read('severe').severity).toBeUndefined();
    expect(readResult({ success: true, data: { sessionId: 'inner' } }, now).sessionId).toBe('inner');
  });

  it('keeps an unknown action, and drops an invalid score', () => {
    const data = { recommendations: { action: 'hydrotherapy' }, urgencyScore: 11 };
    expect(readResult({ success: true, data }, now)).toMatchObject({
      urgencyScore: 5,
      recommendations: { action: 'hydrotherapy', timeframe: '' },
    });
  });

  it.each([
    [{ success: false, error: { message: 'Out of order' } }, 'Out of order'],
    [{ success: true }, 'Analysis failed'],
    [undefined, 'Analysis failed'],
  ])('%o is a failure: %s', (body, message) => {
    expect(() => readResult(body, now)).toThrow(message);
  });
});

it.each([
  [0, 'green'],
  [3, 'green'],
  [3.5, 'yellow'],
  [6, 'yellow'],
  [8, 'orange'],
  [8.1, 'red'],
  [10, 'red'],
])('the urgency %d is %s', (score, tone) => {
  expect(toneOfScore(score)).toBe(tone);
});

it.each([
  ['2026-03-02T08:00:00Z', { hour: 24, minute: 0 }],
  ['2026-03-01T09:30:00Z', { hour: 1, minute: 30 }],
  ['2026-03-01T08:00:01Z', { hour: 0, minute: 1 }],
  ['2026-03-01T08:00:00Z', undefined],
])('until %s, %o remains', (expiresAt, left) => {
  expect(timeLeft(Date.parse(expiresAt), now)).toEqual(left);
});

it('a warning turns any level into an emergency', () => {
  expect(isEmergency({ severity: 'Low', emergencyWarning: 'Call 999' })).toBe(true);
  expect(isEmergency({ severity: 'Emergency', emergencyWarning: '' })).toBe(true);
  expect(isEmergency({ severity: 'High', emergencyWarning: '' })).toBe(false);
});

it('questions are withheld while help comes first', () => {
  const result = readResult({ success: true, sessionId: 's', data: { questions: [{ id: 'fever', text: 'There is a fever' }] } }, now);
  expect(isAsked(result)).toBe(true);
  expect(isAsked({ ...result, severity: 'Emergency' })).toBe(false);
  expect(isAsked({ ...result, supportive: true })).toBe(false);
  expect(isAsked({ ...result, questions: [] })).toBe(false);
});

it('a presentation can be chosen if none was recognised, unless help comes first', () => {
  const presentations = [{ area: 'Chest', of: [{ id: 'chest-pain', text: 'Chest pain' }] }];
  const result = readResult({ success: true, sessionId: 's', data: { understood: false, presentations } }, now);
  expect(canChoose(result)).toBe(true);
  expect(canChoose({ ...result, emergencyWarning: 'Call 999' })).toBe(false);
  expect(canChoose({ ...result, presentations: [] })).toBe(false);
});

it.each([
  ['Rest. Drink 1.5 litres of water a day!', ['Rest.', 'Drink 1.5 litres of water a day!']],
  ['- Rest\n- Drink', ['Rest', 'Drink']],
  ['استرح. اشرب الماء.', ['استرح.', 'اشرب الماء.']],
  ['', []],
])('%j is read as %j', (advice, points) => {
  expect(pointsOf(advice)).toEqual(points);
});
