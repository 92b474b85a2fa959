import { describe, expect, it } from 'vitest';
import { DoseInput, dispenseText, doseText, frequencyIds } from './dose.ts';

const dose = (more: Partial<DoseInput> = {}): DoseInput => ({
  quantity: 1,
  unit: 'tablet',
  route: 'oral',
  frequency: 'daily',
  dispense: { quantity: 1, unit: 'tablet' },
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

  it('names the day of a weekly dose only', () => {
    const monday = dose({ frequency: 'weekly', weekday: 'monday' });
    expect(doseText(monday, 'en')).toBe('1 tablet by mouth once a week on Monday');
    expect(doseText(monday, 'ar')).toBe('قرص واحد عن طريق الفم مرة واحدة أسبوعياً يوم الاثنين');
    const taken = frequencyIds.filter((frequency) => DoseInput.safeParse(dose({ frequency, weekday: 'monday' })).success);
    expect(taken).toEqual(['weekly', 'every-2-weeks']);
  });
});
