import { describe, expect, it } from 'vitest';
import { DoseInput, dispenseText, doseText, frequencyIds } from './dose.ts';

const dose = (more: Partial<DoseInput> = {}): DoseInput => ({
  quantity: 1,
  unit: 'tablet',
  route: 'oral',
  frequency: 'daily',
  dispense: { quantity: 30, unit: 'tablet' },
  repeats: 0,
  ...more,
});

describe('a dose in words', () => {
  it.each([
    [0.5, '0.5 tablet by mouth once a day', 'نصف قرص عن طريق الفم مرة واحدة يومياً'],
    [1, '1 tablet by mouth once a day', 'قرص واحد عن طريق الفم مرة واحدة يومياً'],
    [1.5, '1.5 tablets by mouth once a day', '1.5 قرص عن طريق الفم مرة واحدة يومياً'],
    [2, '2 tablets by mouth once a day', 'قرصان عن طريق الفم مرة واحدة يومياً'],
    [3, '3 tablets by mouth once a day', '3 أقراص عن طريق الفم مرة واحدة يومياً'],
    [10, '10 tablets by mouth once a day', '10 أقراص عن طريق الفم مرة واحدة يومياً'],
    [11, '11 tablets by mouth once a day', '11 قرصاً عن طريق الفم مرة واحدة يومياً'],
    [100, '100 tablets by mouth once a day', '100 قرص عن طريق الفم مرة واحدة يومياً'],
  ])('%s', (quantity, en, ar) => {
    expect([doseText(dose({ quantity }), 'en'), doseText(dose({ quantity }), 'ar')]).toEqual([en, ar]);
  });

  it('gives the duration, "when needed", and the dispensed amount', () => {
    const needed = dose({ unit: 'capsule', frequency: 'every-8-hours', asNeeded: { maxPerDay: 3, reason: 'pain' }, days: 2 });
    expect(doseText(needed, 'en')).toBe('1 capsule by mouth every 8 hours when needed (pain), at most 3 doses a day for 2 days');
    expect(doseText(needed, 'ar')).toBe(
      'كبسولة واحدة عن طريق الفم كل 8 ساعات عند الحاجة (\u2068pain\u2069)، الحد الأقصى في اليوم: 3 جرعات، لمدة يومين',
    );
    expect(doseText(dose({ days: 7 }), 'ar')).toContain('لمدة 7 أيام');
    expect(doseText(dose({ days: 14 }), 'ar')).toContain('لمدة 14 يوماً');
    const thirty = dose({ dispense: { quantity: 30, unit: 'tablet' }, repeats: 2 });
    expect([dispenseText(thirty, 'en'), dispenseText(thirty, 'ar')]).toEqual(['30 tablets, 2 refills', '30 قرصاً، عدد مرات إعادة الصرف: 2']);
  });

  it.each([
    ['alternate-days', 'every other day', 'مرة كل يومين (يوم نعم ويوم لا)'],
    ['every-72-hours', 'every 72 hours', 'كل 72 ساعة'],
    ['thrice-weekly', 'three times a week', '3 مرات أسبوعياً'],
    ['twice-weekly', 'twice a week', 'مرتين أسبوعياً'],
    ['every-2-weeks', 'every 2 weeks', 'مرة كل أسبوعين'],
    ['every-3-months', 'every 3 months', 'مرة كل 3 أشهر'],
    ['every-6-months', 'every 6 months', 'مرة كل 6 أشهر'],
  ] as const)('%s', (frequency, en, ar) => {
    const said = dose({ frequency });
    expect([doseText(said, 'en'), doseText(said, 'ar')]).toEqual([`1 tablet by mouth ${en}`, `قرص واحد عن طريق الفم ${ar}`]);
  });

  it('writes no more decimals than can be measured', () => {
    expect(doseText(dose({ quantity: 1 / 3 }), 'en')).toBe('0.333 tablet by mouth once a day');
    expect(doseText(dose({ quantity: 0.1 + 0.2, unit: 'ml' }), 'ar')).toContain('0.3 مل');
  });

  it('names the day of a weekly dose only', () => {
    const monday = dose({ frequency: 'weekly', weekday: 'monday' });
    expect(doseText(monday, 'en')).toBe('1 tablet by mouth once a week on Monday');
    expect(doseText(monday, 'ar')).toBe('قرص واحد عن طريق الفم مرة واحدة أسبوعياً يوم الاثنين');
    const taken = frequencyIds.filter((frequency) => DoseInput.safeParse(dose({ frequency, weekday: 'monday' })).success);
    expect(taken).toEqual(['weekly', 'every-2-weeks']);
  });
});

describe('a dose that contradicts itself is refused by its field', () => {
  const handed = (quantity: number, unit: DoseInput['unit'] = 'tablet') => ({ dispense: { quantity, unit } });
  const refused = (more: Partial<DoseInput>): string[] =>
    (DoseInput.safeParse(dose(more)).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message.split(' ')[0]}`);

  it.each([
    [{ frequency: 'twice', asNeeded: { maxPerDay: 1 } }, 'asNeeded.maxPerDay mostIs'],
    [{ frequency: 'thrice', asNeeded: { maxPerDay: 4 } }, 'asNeeded.maxPerDay mostIs'],
    [{ frequency: 'every-4-hours', asNeeded: { maxPerDay: 7 } }, 'asNeeded.maxPerDay mostAtMost'],
    [{ frequency: 'weekly', asNeeded: { maxPerDay: 2 } }, 'asNeeded.maxPerDay mostIs'],
    [{ frequency: 'thrice', days: 10, ...handed(5) }, 'dispense.quantity dispenseTooLittle'],
    [{ unit: 'ml', quantity: 5, frequency: 'thrice', days: 7, ...handed(60, 'ml') }, 'dispense.quantity dispenseTooLittle'],
    [{ frequency: 'weekly', days: 3 }, 'days daysTooFew'],
    [{ frequency: 'monthly', days: 14 }, 'days daysTooFew'],
    [{ frequency: 'once', days: 5 }, 'days daysOfOne'],
    [{ quantity: 1 / 3 }, 'quantity amountDecimals'],
    [handed(10 / 3), 'dispense.quantity amountDecimals'],
  ] as const)('%j: %s', (more, problem) => {
    expect(refused(more)).toEqual([problem]);
  });

  it.each([
    { frequency: 'every-4-hours', asNeeded: { maxPerDay: 4 } },
    { frequency: 'every-4-hours', asNeeded: { maxPerDay: 2 } },
    { frequency: 'twice', asNeeded: { maxPerDay: 2 } },
    { frequency: 'thrice', days: 10 },
    // A bottle of 100 ml for 105 ml, a whole package, an inhaler.
    { unit: 'ml', quantity: 5, frequency: 'thrice', days: 7, ...handed(100, 'ml') },
    { frequency: 'daily', days: 5, ...handed(28) },
    { unit: 'puff', route: 'inhaled', quantity: 2, frequency: 'twice', days: 30, ...handed(1, 'puff') },
    { frequency: 'weekly', days: 28, ...handed(4) },
    { frequency: 'once', days: 1, ...handed(1) },
    { quantity: 0.125 },
  ] as const)('%j is none', (more) => {
    expect(refused(more)).toEqual([]);
  });
});
