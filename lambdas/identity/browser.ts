import { createHash } from 'node:crypto';
import { type Browser, BrowserFacts, type browserNames, type systemNames } from '#contract/account/browsers.ts';

/** A browser as it describes itself: its id, and the recognised parts of its name. Its own text is not stored. */
export type DescribedBrowser = Pick<Browser, 'id' | 'name' | 'system'>;

/** User-agent patterns; the first match counts, because all others also claim to be Chrome or Safari. */
const names: readonly (readonly [RegExp, (typeof browserNames)[number]])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, (typeof systemNames)[number]])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const agentMax = 512;

/** The browser that the metadata of a sign-in describes; undefined without a mark. */
export function browserOf(metadata: unknown): DescribedBrowser | undefined {
  const { data } = BrowserFacts.safeParse(metadata);
  if (data === undefined) return undefined;
  const agent = data.agent?.slice(0, agentMax) ?? '';
  const said = <T>(known: readonly (readonly [RegExp, T])[]): T | undefined => known.find(([pattern]) => pattern.test(agent))?.[1];
  return { id: createHash('sha256').update(data.mark).digest('hex'), name: said(names), system: said(systems) };
}
