/** Whether the visitor's line is fast enough to fetch code that may never be used. Only some browsers report it; others count as fast. */
export function isLineGood(): boolean {
  const { saveData, effectiveType = '4g' }: { saveData?: boolean; effectiveType?: string } = Object(Reflect.get(navigator, 'connection'));
  return navigator.onLine && saveData !== true && effectiveType === '4g';
}

/** Resolves when the browser has nothing better to do. */
export const idle = (): Promise<void> =>
  new Promise((done) => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => done()) : setTimeout(done, 200)));

const looksEveryMs = 300;
/**
 * Resolves once the page has its heading, no placeholders are left on it, and the browser is idle. Right after a navigation, the page shown
 * may still be the previous one.
 */
export async function pageHasCome(): Promise<void> {
  do await new Promise((done) => setTimeout(done, looksEveryMs));
  while (document.querySelector('h1') === null || document.querySelector('[aria-busy=true], .skeleton, .spinner') !== null);
  await idle();
}
