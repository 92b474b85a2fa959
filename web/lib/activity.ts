import { webConfig } from './config.ts';
import { activityKey as key, type Idle, idleAt } from './idle.ts';

/** Records activity now. */
export const markActivity = (): void => localStorage.setItem(key, String(Date.now()));

/** Whether the user is still there; false without any recorded activity. */
export const idleNow = (): Idle => idleAt(Number(localStorage.getItem(key)), Date.now(), webConfig().sessionTimeoutMinutes * 60_000);

/** Listens for activity in other tabs. */
export function onActivityElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent) => event.key === key && listener();
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
