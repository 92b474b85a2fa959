import { expect, it } from 'vitest';
import { patientRecord } from '../../test/patient-record.ts';
import { careKindIds } from '#contract/chart/timeline.ts';
import { prefixOf } from '../clinic/items.ts';
import { sectionOf, sectionsIn } from './sections.ts';
import { chartFrom } from '../chart/chart-item.ts';
import { recordIn } from './whole-record.ts';

const patient = patientRecord();
const at = '2026-11-01T06:00:00.000Z';
const base = { version: 1, patientId: patient.id, createdBy: 'huda', createdAt: at, changedAt: at };
const visit = (id: string) => ({ sk: `ENCOUNTER#${id}`, ...base, id, status: 'finished', startedAt: at, service: 'consultation' });
const note = (encounterId: string, more: object) => ({
  sk: `NOTE#${encounterId}`,
  ...base,
  encounterId,
  startedAt: at,
  service: 'consultation',
  sections: { plan: `Plan of ${encounterId}` },
  ...more,
});
const prescription = (id: string, status: string, signedAt?: string) => ({
  sk: `PRESCRIPTION#${id}`,
  ...base,
  id,
  status,
  drug: { name: { en: 'Paracetamol', ar: 'باراسيتامول' } },
  dose: { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 10, unit: 'tablet' }, repeats: 0 },
  authorId: 'huda',
  changedBy: 'huda',
  ...(signedAt && { signedAt }),
  overrides: [],
});
const order = (id: string, status: string) => ({
  sk: `LABORATORY#${id}`,
  ...base,
  id,
  status,
  priority: 'routine',
  orderedBy: 'huda',
  orderedAt: at,
  specimens: [],
  results: [],
  acknowledgements: [],
  alertIds: [],
});

it('drafts of notes, prescriptions and orders belong to their author and are not exported', () => {
  const items = [
    { sk: 'PROFILE', ...patient },
    visit('A'),
    visit('B'),
    visit('C'),
    note('A', { status: 'preliminary' }),
    note('B', { status: 'amended', signedAt: at }),
    { sk: 'NOTE#B#1', id: '1', text: 'Called', createdBy: 'omar', createdAt: at },
    // Withdrawn before it was signed.
    note('C', { status: 'entered-in-error' }),
    prescription('P', 'draft'),
    prescription('Q', 'active', at),
    // Discarded before it was signed.
    prescription('R', 'entered-in-error'),
    order('L', 'draft'),
    order('M', 'active'),
  ];
  const record = recordIn(items, new Map(), 'QA');
  expect(record?.visits.map(({ encounter, note: signed, addenda }) => [encounter.id, signed?.sections.plan, addenda.length])).toEqual([
    ['A', undefined, 0],
    ['B', 'Plan of B', 1],
    ['C', undefined, 0],
  ]);
  expect(record?.prescriptions.map(({ id }) => id)).toEqual(['Q']);
  expect(record?.laboratory.map(({ id }) => id)).toEqual(['M']);
  expect(JSON.stringify(record)).not.toMatch(/Plan of [AC]/);
});

it('without the patient there is no record', () => {
  expect(recordIn([visit('A')], new Map(), 'QA')).toBeUndefined();
});

it.each(careKindIds)('entries of the kind %s are read into their section', (kind) => {
  const read = new Set<string>();
  const sections = sectionsIn({ patient, chart: chartFrom(undefined), kept: (prefix) => (read.add(prefix), []) });
  expect(read).toContain(prefixOf(kind));
  expect(sections[sectionOf[kind]]).toEqual([]);
});
