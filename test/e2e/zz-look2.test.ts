import { it } from 'vitest';
import { startApp } from './app.ts';

const app = startApp({ patients: 60, clock: '14:30' });
it('look', { timeout: 180_000 }, async () => {
  const page = await app.open();
  const shot = async (name: string) => { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/w/hc-shots/${name}.png`, fullPage: true }); };
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.enter(page, `/analytics?days=30`, 'ADMIN');
  await page.locator('.drawing svg').first().waitFor();
  await shot('a-30');
  await page.goto('/analytics?days=7&by=service');
  await page.locator('.drawing svg').first().waitFor();
  await shot('a-7-service');
  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto('/analytics?days=90');
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.locator('.drawing svg').first().waitFor();
  await shot('a-90-ar');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await shot('a-90-ar-dark');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await shot('a-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/analytics?from=2020-01-01&to=2020-01-31');
  await shot('a-empty');
});
