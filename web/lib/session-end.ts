import { webConfig } from './config.ts';
import { forgetDrafts } from './drafts.ts';
import { dropKept } from './kept-session.ts';
import { sessionState, setSession } from './session.ts';
import { askUserPool } from './user-pool.ts';

/** Why a session ends: the user signed out, was idle, must sign in again, or the API rejects the token. */
const endings = ['left', 'idle', 'proof', 'refused'] as const;
type Ending = (typeof endings)[number];

/**
 * All tabs share the tokens. A session that ends in one tab ends in all, so that the next person at this machine finds none open.
 */
const leftKey = 'afiya.left';
addEventListener('storage', ({ key, newValue }) => {
  const why = key === leftKey && endings.find((ending) => newValue?.startsWith(ending));
  if (why) forget(why);
});

/** From now on this tab shows nothing of the session. */
function forget(why: Ending): void {
  if (why === 'left') forgetDrafts();
  if (sessionState().status !== 'signed-out') setSession({ status: 'signed-out', because: why });
}

/** Has the user pool revoke a token. Rejects if it did not confirm that. */
export async function revoke(refreshToken: string | undefined): Promise<void> {
  if (refreshToken === undefined) return;
  const config = webConfig();
  const { ok, status } = await askUserPool(config, 'RevokeToken', { ClientId: config.userPoolClientId, Token: refreshToken });
  if (!ok) throw new Error(`RevokeToken answered ${status}`);
}

/** Removes the tokens from this browser, then revokes them. Rejects if the user pool did not confirm that. */
export const dropTokens = (): Promise<void> => revoke(dropKept(webConfig()));

/** Ends the session: first on the screen, because the network may take its time. Rejects if the tokens may still be valid. */
async function end(why: Ending): Promise<void> {
  forget(why);
  const dropped = dropTokens();
  try {
    localStorage.setItem(leftKey, `${why} ${Date.now()}`);
  } finally {
    await dropped;
  }
}

/** Signs out, and removes the drafts kept here. Rejects if the identity provider did not confirm it; the screen is clear in any case. */
export const leave = (): Promise<void> => end('left');

/** Signs out a user who must sign in again before going on; their drafts are kept. */
export const askProof = (): Promise<void> => end('proof');

/** Signs out a user who has been idle for long. */
export const expire = (): void => void end('idle').catch(() => undefined);

/** The API rejects the token: the guard sends the user to sign in. */
export function onUnauthorized(): void {
  if (sessionState().status === 'signed-in') void end('refused').catch(() => undefined);
}
