import { Amplify } from 'aws-amplify';
import { type AuthTokens, type SignInOutput, fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { CookieStorage } from 'aws-amplify/utils';
import { idleNow, markActivity } from './activity.ts';
import { connectApi } from './api.ts';
import { browserFacts } from './browser-mark.ts';
import { webConfig } from './config.ts';
import { forgetDrafts } from './drafts.ts';
import { isRemembered, personOf, remember } from './kept-session.ts';
import { dropTokens, expire, onUnauthorized, revoke } from './session-end.ts';
import { type NextStep, enteredKey, sessionState, setSession } from './session.ts';

/** "Remember me" keeps the tokens in cookies for a year (product spec, section 9); otherwise they end with the browser (docs/adr/0008). */
const cookieDays = 365;
/** Where the tokens of the next sign-in are kept. */
export function storeTokens(remembered: boolean): void {
  remember(remembered);
  keepTokens();
}
function keepTokens(): void {
  const cookies = new CookieStorage({ expires: cookieDays, sameSite: 'strict', secure: location.protocol === 'https:', path: '/' });
  if (!isRemembered()) delete cookies.expires;
  cognitoUserPoolsTokenProvider.setKeyValueStorage(cookies);
}

let isConfigured = false;
/** Configures Amplify for this deployment. */
function configure(): void {
  if (isConfigured) return;
  isConfigured = true;
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
}

/** Configures sign-in for this deployment and restores an existing session. */
export async function startSession(): Promise<void> {
  configure();
  // A remembered user may return at any time. A tab that the browser restores, cookies and all, is only as recent as its last activity; so is
  // a page that began the session itself, to which this code comes late.
  if (isRemembered() && sessionState().status === 'loading') markActivity();
  await restore();
}

async function restore(): Promise<void> {
  try {
    const claims = (await fetchAuthSession()).tokens?.idToken?.payload;
    // One that ended meanwhile has said why.
    if (claims === undefined) return sessionState().status === 'signed-out' ? undefined : setSession({ status: 'signed-out' });
    if (idleNow().status === 'over') return expire();
    const person = personOf(claims);
    forgetDrafts(person.email);
    setSession({ status: 'signed-in', person });
  } catch {
    setSession({ status: 'signed-out' });
  }
}

/** Signs in; returns the next step required, or undefined when done. Throws the identity provider's refusals. */
export async function enter(email: string, password: string, remembered: boolean): Promise<NextStep | undefined> {
  storeTokens(remembered);
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

/** A sign-in in one tab applies to all, and no tab continues in another user's name. */
addEventListener('storage', ({ key }) => {
  if (key !== enteredKey || !isConfigured) return;
  keepTokens();
  void restore();
});

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

/** The access token, refreshed when about to expire; undefined if nobody is signed in. */
export const accessToken = async (): Promise<string | undefined> => (await fetchAuthSession()).tokens?.accessToken.toString();
