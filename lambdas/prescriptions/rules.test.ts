import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PrescriptionStatus, prescriptionStatuses } from '#contract/prescriptions/prescriptions.ts';
import { Refusal } from '#platform/refusal.ts';
import type { ActivePrescription } from './checks.ts';
import { reworded } from './lines.ts';
import { changedTo, chartAfter, childsWeight, medicationsAfter } from './rules.ts';
import { type StoredPrescription, lineOf } from './stored.ts';

const at = new Date('2026-11-23T08:00:00Z');
const draft: StoredPrescription = {
  id: 'one',
  version: 1,
  patientId: 'p',
  status: 'draft',
  drug: { ingredientId: 'amlodipine', name: { en: 'Amlodipine', ar: 'أملوديبين' }, strength: '5 mg' },
  dose: { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 },
  authorId: 'a',
  createdAt: at.toISOString(),
  changedAt: at.toISOString(),
  changedBy: 'a',
  overrides: [],
};

/** The state machine as a clinician would describe it, independent of the contract's table. */
function mayGo(from: PrescriptionStatus, to: PrescriptionStatus): boolean {
  if (from === 'entered-in-error' || from === to) return false;
  if (to === 'entered-in-error') return true;
  if (to === 'active') return from === 'draft' || from === 'on-hold';
  if (to === 'stopped') return from === 'active' || from === 'on-hold';
  return from === 'active' && (to === 'on-hold' || to === 'completed');
}

describe('a child’s weight', () => {
  const measured = (measuredAt: string, ageMonths: number) =>
    childsWeight({ vitals: { weight: { value: 11.5, measuredAt, entryId: 'one' } } }, { ageMonths }, at);

  it('from the chart is valid for six months below two years of age, and for twelve after that', () => {
    expect(measured('2026-05-24T08:00:00Z', 20)).toEqual({ kg: 11.5, measuredAt: '2026-05-24T08:00:00Z' });
    expect(measured('2026-05-22T08:00:00Z', 23)).toBeUndefined();
    expect(measured('2026-05-22T08:00:00Z', 24)?.kg).toBe(11.5);
    expect(measured('2025-11-22T08:00:00Z', 60)).toBeUndefined();
  });

  it('is not used for people whose dose does not depend on weight', () => {
    expect(measured('2026-11-22T08:00:00Z', 143)?.kg).toBe(11.5);
    expect(measured('2026-11-22T08:00:00Z', 144)).toBeUndefined();
    expect(childsWeight({ vitals: {} }, { ageMonths: 20 }, at)).toBeUndefined();
  });
});

describe('prescriptions’ states', () => {
  it('follow the model on every path: forbidden changes are refused, and the lists hold what is taken', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...prescriptionStatuses), { maxLength: 12 }), (path) => {
        let one = draft;
        let medications: string[] = ['Vitamin C'];
        let chart: Parameters<typeof chartAfter>[0] = { problems: [], vitals: {}, prescriptionsVersion: 0, prescriptions: [] };
        for (const to of path) {
          if (!mayGo(one.status, to)) {
            expect(() => changedTo(one, to, { by: 'a', now: at })).toThrow(new Refusal('NOT_ALLOWED_NOW'));
            continue;
          }
          const after = changedTo(one, to, { by: 'a', now: at });
          medications = medicationsAfter(medications, chart, [[one, after]]);
          chart = {
            problems: [],
            vitals: {},
            prescriptionsVersion: chart.prescriptionsVersion + 1,
            prescriptions: chartAfter(chart, [[one, after]]),
          };
          expect(after).toMatchObject({ status: to, version: one.version + 1 });
          one = after;
        }
        expect(medications).toEqual(['Vitamin C', ...(one.status === 'active' ? [lineOf(one)] : [])]);
        expect(chart.prescriptions.map(({ status }) => status)).toEqual(
          one.status === 'active' || one.status === 'on-hold' ? [one.status] : [],
        );
      }),
      { seed: 33, numRuns: 500 },
    );
  });

  it('do not restore the line of a medicine that was removed from the record', () => {
    const active = { ...draft, status: 'active' } as const;
    expect(medicationsAfter(['Vitamin C'], { prescriptions: [] }, [[active, { ...active, status: 'stopped' }]])).toEqual(['Vitamin C']);
    // Two records that became one may have two prescriptions of one line.
    const line = lineOf(active);
    const taken = { name: 'Amlodipine', status: 'active', line } as const;
    expect(
      medicationsAfter(
        [line],
        {
          prescriptions: [
            { ...taken, id: active.id },
            { ...taken, id: 'twin' },
          ],
        },
        [[active, { ...active, status: 'stopped' }]],
      ),
    ).toEqual([line]);
  });

  it('remove the line with the medicine, even if it was reworded by hand or by a later version', () => {
    const active = { ...draft, status: 'active' } as const;
    const stop = (prescriptions: readonly ActivePrescription[], medications: readonly string[]) =>
      medicationsAfter(medications, { prescriptions }, [[active, { ...active, status: 'stopped' }]]);
    const earlier = `${active.drug.name.en} as an earlier version worded it`;
    const kept = (line: string): ActivePrescription => ({ id: active.id, name: active.drug.name.en, line, status: 'active' });
    expect(stop([kept(earlier)], ['Vitamin C', earlier])).toEqual(['Vitamin C']);

    const typed = `Old ${active.drug.name.en.toLowerCase()}, one time a day`;
    const byHand = (before: readonly string[], after: readonly string[]) => reworded([kept(lineOf(active))], before, after);
    expect(stop(byHand([lineOf(active), 'Vitamin C'], [typed, 'Vitamin C']), [typed, 'Vitamin C'])).toEqual(['Vitamin C']);
    // A line that was there before, and another medicine in its place, are not rewordings.
    expect(byHand([lineOf(active), typed], [typed])[0]?.line).toBe(lineOf(active));
    expect(byHand([lineOf(active)], ['Losartan 50 mg'])[0]?.line).toBe(lineOf(active));
    expect(byHand([lineOf(active)], [typed, `${typed} again`])[0]?.line).toBe(lineOf(active));
  });
});
