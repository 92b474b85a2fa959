import { expect, it, vi } from 'vitest';
import { say } from '#contract/base/say.ts';
import { wrongField } from '#platform/refusal.ts';
import { bytesOf } from '#platform/item-size.ts';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const { chartFrom, chartParts } = await import('./chart-item.ts');

const made = { version: 1, createdBy: 'huda', createdAt: '2026-11-23T08:00:00Z', changedAt: '2026-11-23T08:00:00Z', patientId: 'p' };
const problems = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...made, id: `${at}`, status: 'active' as const, text: 'ربو', note: 'ص'.repeat(2000) }));
const allergies = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...made,
    id: `${at}`,
    status: 'confirmed' as const,
    substance: 'بنسلين',
    reaction: 'ص'.repeat(300),
  }));

it('refuses, by field, texts for which the chart has no room, and accepts fewer of them', () => {
  const empty = chartFrom({});
  expect(() => chartParts('p', empty, { problems: problems(91) })).toThrow(wrongField('note', say('noRoom', { field: 'Note' })));
  expect(() => chartParts('p', empty, { allergies: allergies(100) })).not.toThrow();
  expect(() => chartParts('p', empty, { allergies: allergies(150) })).toThrow(wrongField('reaction', say('noRoom', { field: 'Reaction' })));
  // As many as could be stored before there was a limit: one can be removed.
  const full = chartFrom({ problems: problems(60), problemsVersion: 60 });
  expect(() => chartParts('p', full, { problems: problems(59) })).not.toThrow();
  expect(() => chartParts('p', full, { problems: problems(60) })).not.toThrow();
});

it('leaves room for a hundred prescriptions when everything else is full', () => {
  const most = { problems: problems(43), allergies: allergies(80) };
  expect(() => chartParts('p', chartFrom({}), most)).not.toThrow();
  const prescriptions = Array.from({ length: 100 }, (_, at) => ({
    id: `${at}`.padStart(26, '0'),
    name: 'n'.repeat(100),
    line: 'l'.repeat(200),
    status: 'active',
  }));
  expect(bytesOf({ ...most, prescriptions })).toBeLessThan(380_000);
});
