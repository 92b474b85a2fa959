import { expect, it } from 'vitest';
import { isPlain } from './plain-text.ts';

it.each([
  '٥٥٥١٢٣٤٥',
  '۵۵۵۱۲۳۴۵',
  '५५५१२३४५',
  '５５５１２３４５',
  '555.123.45',
  '(555) 123-45',
  '555/123/45',
  '555–123–45',
  '5 5 5 1 2 3 4 5',
  '555\u200b123\u200b45',
  '+974 4439 5777',
  '16000',
  'evil.example/x',
  'EVIL.EXAMPLE',
  'evil．example',
  'see www.evil.example',
  'https://evil.example',
  'ftp://x',
  'موقع.قطر',
  'write to help@evil',
  '**Rest**',
  '<b>Rest</b>',
  '[Rest](x)',
])('%s is not shown', (text) => {
  expect(isPlain(`Rest. ${text} Drink water.`)).toBe(false);
});

it.each([
  'Call 999 now.',
  'اتصل بالرقم ٩٩٩ الآن.',
  'If it gets worse within 24-48 hours, see a doctor.',
  'A temperature of 38.5 to 39.5 °C, or above 40,5.',
  'Between 38.5-39.5 °C for 3 days.',
  'Drink 1.5 litres, e.g. water. Rest.',
  'Take it easy... then see somebody, i.e. a nurse.',
  'Rest. Drink. Sleep.',
  'استرح. اشرب الماء.',
])('%s is shown', (text) => {
  expect(isPlain(text)).toBe(true);
});
