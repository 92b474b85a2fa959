import { expect, it } from 'vitest';
import { browserWords } from '#contract/account/browsers.ts';
import { browserOf } from './browser.ts';

const mark = 'a-mark-of-one-browser';
const said = (agent: string) => browserWords(browserOf({ mark, agent }) ?? { name: 'none' }).en;
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chromium} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera on macOS'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/19.0 Safari/605.1.15`, 'Safari on macOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webKit} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webKit} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome on iOS'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${chromium} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chromium} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['curl/8.5.0 (Windows)', 'Windows'],
  ['', 'Unknown browser'],
  [`${'x'.repeat(10_000)} Windows Firefox/1`, 'Unknown browser'],
])('%s', (agent, words) => {
  expect(said(agent)).toBe(words);
});

it('a browser is identified by its mark, whatever its name, and its id reveals nothing of the mark', () => {
  const id = browserOf({ mark, agent: 'Firefox/1' })?.id;
  expect(browserOf({ mark })?.id).toBe(id);
  expect(browserOf({ mark: `${mark}2` })?.id).not.toBe(id);
  expect(id).toMatch(/^[\da-f]{64}$/);
});

it.each([undefined, null, {}, 'a mark', { agent: 'Firefox/1' }, { mark: 'short' }, { mark: 'x'.repeat(65) }, { mark: '<b>'.repeat(8) }])(
  'what is no mark names no browser: %j',
  (metadata) => {
    expect(browserOf(metadata)).toBeUndefined();
  },
);

it('Arabic texts isolate the names of browsers', () => {
  expect(browserWords({ name: 'Chrome', system: 'Windows' }).ar).toBe('\u2068Chrome\u2069 على \u2068Windows\u2069');
});
