import { roles, secondFactorMissing } from '#contract/base/role.ts';
import { languageIn } from '#contract/mail/language.ts';
import { Amplify } from 'aws-amplify';
import { type AuthTokens, type SignInOutput, fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { CookieStorage } from 'aws-amplify/utils';
import { idleNow, markActivity } from './activity.ts';
import { connectApi } from './api.ts';
import { browserFacts } from './browser-mark.ts';
import { webConfig } from './config.ts';
import { forgetDrafts } from './drafts.ts';
import { type NextStep, type Person, sessionState, setSession } from './session.ts';
import { askUserPool } from './user-pool.ts';

/** "Remember me" keeps the tokens in cookies for a year (product spec, section 9); otherwise they end with the browser (docs/adr/0008). */
const rememberKey = 'afiya.remember';
const cookieDays = 365;
/** Where the tokens of the next sign-in are kept. */
export function storeTokens(remember: boolean): void {
  localStorage.setItem(rememberKey, String(remember));
  keepTokens();
}
const isRemembered = (): boolean => localStorage.getItem(rememberKey) === 'true';
function keepTokens(): void {
  const cookies = new CookieStorage({ expires: cookieDays, sameSite: 'strict', secure: location.protocol === 'https:', path: '/' });
  if (!isRemembered()) delete cookies.expires;
  cognitoUserPoolsTokenProvider.setKeyValueStorage(cookies);
}

let isStarted = false;
/** Configures sign-in for this deployment and restores an existing session. */
export async function startSession(): Promise<void> {
  isStarted = true;
  const config = webConfig();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        ...(config.userPoolEndpoint !== undefined && { userPoolEndpoint: config.userPoolEndpoint }),
      },
    },
  });
  keepTokens();
  refuseLateTokens();
  connectApi({ accessToken, onUnauthorized });
  // A remembered user may return at any time. A tab that the browser restores, cookies and all, is only as recent as its last activity.
  if (isRemembered()) markActivity();
  await restore();
}

async function restore(): Promise<void> {
  try {
    const claims = (await fetchAuthSession()).tokens?.idToken?.payload;
    const text = (name: string): string => (typeof claims?.[name] === 'string' ? claims[name] : '');
    if (claims === undefined) return setSession({ status: 'signed-out' });
    if (idleNow().status === 'over') return expire();
    const groups: unknown = claims['cognito:groups'];
    const known = roles.filter((role) => Array.isArray(groups) && groups.includes(role));
    const lacksSecondFactor = claims[secondFactorMissing] !== undefined;
    const person: Person = {
      id: text('sub'),
      email: text('email'),
      firstName: text('given_name'),
      lastName: text('family_name'),
      mailLanguage: languageIn(text('locale')),
      // The API does the same.
      roles: known.length === 0 || lacksSecondFactor ? ['PATIENT'] : known,
      lacksSecondFactor,
    };
    forgetDrafts(person.email);
    setSession({ status: 'signed-in', person });
  } catch {
    setSession({ status: 'signed-out' });
  }
}

/** Signs in; returns the next step required, or undefined when done. Throws the identity provider's refusals. */
export async function enter(email: string, password: string, remember: boolean): Promise<NextStep | undefined> {
  storeTokens(remember);
  const attempt = () =>
    signIn({ username: email, password, options: { authFlowType: webConfig().authFlow, clientMetadata: browserFacts() } });
  return finish(() =>
    attempt().catch(async (error: unknown) => {
      // Another tab has signed in since this one checked.
      if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
      await dropTokens().catch(() => undefined);
      return attempt();
    }),
  );
}

/** Completes an attempt to sign in; returns and throws as `enter` does. */
export async function finish(attempt: () => Promise<SignInOutput>): Promise<NextStep | undefined> {
  const { nextStep } = await attempt();
  if (nextStep.signInStep !== 'DONE') return nextStep;
  markActivity();
  await entered();
  return undefined;
}

/** Reads the new tokens, here and in all other tabs. */
async function entered(): Promise<void> {
  await restore();
  localStorage.setItem(enteredKey, String(Date.now()));
}

/** Requests new tokens after a change to the user's claims. */
export async function renew(): Promise<void> {
  await fetchAuthSession({ forceRefresh: true });
  await entered();
}

/** Why a session ends: the user signed out, was idle, must sign in again, or the API rejects the token. */
const endings = ['left', 'idle', 'proof', 'refused'] as const;
type Ending = (typeof endings)[number];

/**
 * All tabs share the tokens. A session that ends in one tab ends in all, so that the next person at this machine finds none open. A sign-in
 * in one tab applies to all, and no tab continues in another user's name.
 */
const leftKey = 'afiya.left';
const enteredKey = 'afiya.entered';
addEventListener('storage', ({ key, newValue }) => {
  const why = key === leftKey && endings.find((ending) => newValue?.startsWith(ending));
  if (why) forget(why);
  if (key !== enteredKey || !isStarted) return;
  keepTokens();
  void restore();
});

/** From now on this tab shows nothing of the session. */
function forget(why: Ending): void {
  if (why === 'left') forgetDrafts();
  if (sessionState().status !== 'signed-out') setSession({ status: 'signed-out', ...(why !== 'refused' && { because: why }) });
}

/** Removes the tokens from this browser, then revokes them. Rejects if the user pool did not confirm that. */
async function dropTokens(): Promise<void> {
  const store = cognitoUserPoolsTokenProvider.authTokenStore;
  const tokens = await store.loadTokens();
  await store.clearTokens();
  await revoke(tokens?.refreshToken);
}

/** Rejects if the user pool did not confirm it. */
async function revoke(refreshToken: string | undefined): Promise<void> {
  if (refreshToken === undefined) return;
  const config = webConfig();
  const { ok, status } = await askUserPool(config, 'RevokeToken', { ClientId: config.userPoolClientId, Token: refreshToken });
  if (!ok) throw new Error(`RevokeToken answered ${status}`);
}

/** What all tokens of one sign-in share. */
const signInOf = ({ accessToken: { payload } }: AuthTokens): string => JSON.stringify([payload.sub, payload['auth_time']]);

/**
 * Revokes new tokens that arrive after their session has ended, in any tab: if kept, they would leave the session open for the next person.
 */
function refuseLateTokens(): void {
  const { authTokenStore, tokenOrchestrator } = cognitoUserPoolsTokenProvider;
  const refresh = tokenOrchestrator.getTokenRefresher();
  tokenOrchestrator.setTokenRefresher(async (input) => {
    const tokens = await refresh(input);
    const kept = await authTokenStore.loadTokens();
    if (kept !== null && signInOf(kept) === signInOf(input.tokens)) return tokens;
    await revoke(tokens.refreshToken).catch(() => undefined);
    throw new DOMException('Session ended', 'AbortError');
  });
}

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

/** The access token, refreshed when about to expire; undefined if nobody is signed in. */
const accessToken = async (): Promise<string | undefined> => (await fetchAuthSession()).tokens?.accessToken.toString();

/** The API rejects the token: the guard sends the user to sign in. */
function onUnauthorized(): void {
  if (sessionState().status === 'signed-in') void end('refused').catch(() => undefined);
}
