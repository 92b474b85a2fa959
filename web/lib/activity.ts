import { webConfig } from './config.ts';
import { type Idle, idleAt } from './idle.ts';

/** When somebody last did something in any tab. */
const key = 'afiya.last-activity';

/** Somebody is there now. */
export const markActivity = (): void => localStorage.setItem(key, String(Date.now()));

/** Whether somebody is still there; nobody is where nothing was ever done. */
export const idleNow = (): Idle => idleAt(Number(localStorage.getItem(key)), Date.now(), webConfig().sessionTimeoutMinutes * 60_000);

/** Hears of what is done in other tabs. */
export function onActivityElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent) => event.key === key && listener();
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
