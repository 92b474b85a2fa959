import { expect, it } from 'vitest';
import { fuzz } from '../../fuzz/fuzz.ts';
import { withCloud } from '../cloud.ts';

const endpoints = withCloud({ patients: 20 });

it('of generated requests none breaks a function, none is answered outside the envelope, and none is kept that was refused', async () => {
  const report = await fuzz(endpoints(), 400, 1);
  expect(report).toMatchObject({ serverErrors: [], outsideEnvelope: [], writesAfterRefusal: [] });
  expect(report.byClass['4xx']).toBeGreaterThan(100);
  expect(report.byClass['2xx']).toBeGreaterThan(20);
  for (const { ms } of report.slowestRefusals) expect(ms).toBeLessThan(100 * report.medianRefusalMs);
});
