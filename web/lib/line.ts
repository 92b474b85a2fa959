/** Whether the visitor's line can carry what may never be shown. Only some browsers know; elsewhere it is taken to be good. */
export function isLineGood(): boolean {
  const { saveData, effectiveType = '4g' } = Object(Reflect.get(navigator, 'connection')) as { saveData?: boolean; effectiveType?: string };
  return navigator.onLine && saveData !== true && effectiveType === '4g';
}

/** Resolves when the browser has nothing better to do. */
export const idle = (): Promise<void> =>
  new Promise((done) => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => done()) : setTimeout(done, 200)));
