import { markActivity } from '../lib/activity.ts';
import { connectApi } from '../lib/api.ts';
import { webConfig } from '../lib/config.ts';
import { forgetDrafts } from '../lib/drafts.ts';
import { isRemembered, keptSession } from '../lib/kept-session.ts';
import { pageHasCome } from '../lib/line.ts';
import { onUnauthorized } from '../lib/session-end.ts';
import { enteredKey, setSession, signInStarted } from '../lib/session.ts';

/**
 * Begins the session of a page behind the guard from the tokens in this browser, if they are still valid. Amplify, a sixth of what such a
 * page loads, then comes after the page: it renews tokens and signs in (docs/adr/0073).
 */
export async function beginSession(): Promise<void> {
  const kept = keptSession(webConfig());
  if (isRemembered()) markActivity();
  if (kept === undefined) return void (await signInStarted());
  connectApi({ accessToken: async () => kept.accessToken() ?? (await signInStarted()).accessToken(), onUnauthorized });
  forgetDrafts(kept.person.email);
  setSession({ status: 'signed-in', person: kept.person });
  // Somebody signed in, in another tab.
  addEventListener('storage', ({ key }) => key === enteredKey && void signInStarted());
  await pageHasCome();
  await signInStarted();
}
