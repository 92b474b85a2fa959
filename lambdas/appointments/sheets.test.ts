import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const { clinicianSheet, isFree, sheetChanges, sheetWithout } = await import('./sheets.ts');
type Held = Parameters<typeof sheetChanges>[1][number];

const sheet = clinicianSheet('c', '2026-11-23');
const held = fc
  .record({ from: fc.integer({ min: 0, max: 280 }), minutes: fc.integer({ min: 1, max: 8 }) })
  .map(({ from, minutes }): Held => ({ sheet, from: from * 5, minutes: minutes * 5 }));

/** A sheet in memory, changed as the table would. */
class Sheet {
  readonly steps: Record<string, unknown> = {};
  /** Applies a change, or nothing when its condition fails. */
  apply(change: ReturnType<typeof sheetChanges>[number] | undefined): boolean {
    const update = change?.item.Update;
    if (update === undefined) return true;
    const values: Record<string, unknown> = update.ExpressionAttributeValues ?? {};
    const holds = (update.ConditionExpression ?? '').split(' AND ').every((condition) => {
      const [, free] = /^attribute_not_exists\((\w+)\)$/.exec(condition) ?? [];
      const [, name = '', value = ''] = /^(\w+) = (:\w+)$/.exec(condition) ?? [];
      return free === undefined ? this.steps[name] === values[value] : !(free in this.steps);
    });
    if (!holds) return false;
    const [set = '', remove = ''] = ['SET', 'REMOVE'].map(
      (word) => new RegExp(`${word} (.*?)(?= REMOVE|$)`).exec(update.UpdateExpression ?? '')?.[1] ?? '',
    );
    for (const [, name = '', value = ''] of set.matchAll(/(\w+) = (:\w+)/g)) this.steps[name] = values[value];
    for (const name of remove.split(', ').filter(Boolean)) delete this.steps[name];
    return true;
  }
}
const overlap = (one: Held, other: Held): boolean => one.from < other.from + other.minutes && other.from < one.from + one.minutes;

test('after any sequence of bookings, moves and cancellations, no step is held twice, none stays held, and each can be thought away', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.option(held)), { maxLength: 60 }), (wishes) => {
      const page = new Sheet();
      const model = new Map<number, Held>();
      for (const [id, wish] of wishes) {
        const before = model.get(id);
        const [change] = sheetChanges(`id${id}`, before === undefined ? [] : [before], wish === null ? [] : [wish]);
        const free = wish === null || [...model].every(([other, taken]) => other === id || !overlap(taken, wish));
        expect(page.apply(change)).toBe(free);
        if (!free) continue;
        if (wish === null) model.delete(id);
        else model.set(id, wish);
      }
      const steps = [...model.values()].reduce((sum, { minutes }) => sum + minutes / 5, 0);
      expect(Object.keys(page.steps)).toHaveLength(steps);
      for (const [id, one] of model) {
        expect(isFree(page.steps, one.from, one.minutes)).toBe(false);
        const without = new Sheet();
        Object.assign(without.steps, page.steps);
        without.apply(sheetChanges(`id${id}`, [one], [])[0]);
        expect(sheetWithout(page.steps, `id${id}`)).toEqual(without.steps);
      }
    }),
  );
});
