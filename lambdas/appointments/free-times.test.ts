import { expect, it, vi } from 'vitest';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const { timesOn } = await import('./free-times.ts');

/** A sheet on which these appointments of some minutes begin at these times. */
const sheetOf = (...taken: readonly (readonly [time: string, minutes: number])[]): Record<string, unknown> =>
  Object.fromEntries(
    taken.flatMap(([time, minutes]) =>
      Array.from({ length: minutes / 5 }, (_, index) => {
        const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + index * 5;
        const [hour, minute] = [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0'));
        return [`t${hour}${minute}`, index === 0 ? time : 1];
      }),
    ),
  );
const morning = [{ from: '10:00', to: '12:00' }];
const times = (sheet: Record<string, unknown> | undefined, minutes: number, at = '2026-03-01T00:00:00.000Z') =>
  timesOn(sheet, '2026-03-02', morning, { minutes }, at);

it('a time that was canceled between two others is offered, though the quarters skip it', () => {
  const full = [10, 11].flatMap((hour) => ['00', '20', '40'].map((minute) => [`${hour}:${minute}`, 20] as const));
  expect(times(sheetOf(...full), 20)).toEqual([]);
  expect(times(sheetOf(...full.filter(([time]) => time !== '10:20')), 20)).toEqual(['10:20']);
  expect(times(sheetOf(...full.filter(([time]) => time !== '10:20')), 30)).toEqual([]);
});

it('a gap is offered from its begin, beside the quarters, each time once and in order', () => {
  expect(times(undefined, 60)).toEqual(['10:00', '10:15', '10:30', '10:45', '11:00']);
  expect(times(sheetOf(['10:00', 20]), 60)).toEqual(['10:20', '10:30', '10:45', '11:00']);
  expect(times(sheetOf(['10:00', 15]), 60)).toEqual(['10:15', '10:30', '10:45', '11:00']);
  // What begins beyond the hours, or is past, is none.
  expect(times(sheetOf(['11:00', 40]), 30)).toEqual(['10:00', '10:15', '10:30']);
  expect(times(sheetOf(['10:00', 20]), 60, '2026-03-02T07:25:00.000Z')).toEqual(['10:30', '10:45', '11:00']);
});
