import { type Role, roles } from '#contract/base/role.ts';
import { Amplify } from 'aws-amplify';
import { type SignInOutput, fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { CookieStorage, sessionStorage as tabStorage } from 'aws-amplify/utils';
import { idleNow, markActivity } from './activity.ts';
import { connectApi } from './api.ts';
import { webConfig } from './config.ts';
import { forgetDrafts } from './drafts.ts';

/** The signed-in person, as the tokens name them. */
export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What the screens may offer; what is allowed is for the API to say. */
  readonly roles: readonly Role[];
}

export type SessionState =
  | { readonly status: 'loading' }
  /** Nobody was there for long, something needs a fresh proof of who is there, or the person left. */
  | { readonly status: 'signed-out'; readonly because?: 'idle' | 'proof' | 'left' }
  | { readonly status: 'signed-in'; readonly person: Person };

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();
const set = (next: SessionState): void => {
  state = next;
  for (const listener of listeners) listener();
};

export const sessionState = (): SessionState => state;
let started = false;
/** Hears of every change. The first listener starts the session, so that pages for everybody never do. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!started) {
    started = true;
    void startSession();
  }
  return () => listeners.delete(listener);
};

/** "Remember me" keeps the tokens in a cookie for a year (product spec, section 9); otherwise they end with the tab. */
const rememberKey = 'afiya.remember';
const cookieDays = 365;
export function storeTokens(remember: boolean): void {
  localStorage.setItem(rememberKey, String(remember));
  cognitoUserPoolsTokenProvider.setKeyValueStorage(
    remember
      ? new CookieStorage({ expires: cookieDays, sameSite: 'strict', secure: location.protocol === 'https:', path: '/' })
      : tabStorage,
  );
}

/** Prepares sign-in for this deployment and restores the session that is there. */
async function startSession(): Promise<void> {
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
  const remembered = localStorage.getItem(rememberKey) === 'true';
  storeTokens(remembered);
  connectApi({ accessToken, onUnauthorized });
  // Who is remembered opens the site when they like. A tab that the browser brought back is as old as what was done in it.
  if (remembered) markActivity();
  await restore();
}

async function restore(): Promise<void> {
  try {
    const claims = (await fetchAuthSession()).tokens?.idToken?.payload;
    const text = (name: string): string => (typeof claims?.[name] === 'string' ? claims[name] : '');
    if (claims === undefined) return set({ status: 'signed-out' });
    if (idleNow().status === 'over') {
      void signOut().catch(() => undefined);
      return set({ status: 'signed-out', because: 'idle' });
    }
    const groups: unknown = claims['cognito:groups'];
    const known = roles.filter((role) => Array.isArray(groups) && groups.includes(role));
    const person: Person = {
      email: text('email'),
      firstName: text('given_name'),
      lastName: text('family_name'),
      // As the API takes who is in no group.
      roles: known.length === 0 ? ['PATIENT'] : known,
    };
    forgetDrafts(person.email);
    set({ status: 'signed-in', person });
  } catch {
    set({ status: 'signed-out' });
  }
}

/** A further step that the identity provider asks for. */
export type NextStep = SignInOutput['nextStep'];

/** Signs in; answers the step that is asked for next, or undefined when done. Throws what the identity provider refuses with. */
export async function enter(email: string, password: string, remember: boolean): Promise<NextStep | undefined> {
  storeTokens(remember);
  const attempt = () => signIn({ username: email, password, options: { authFlowType: webConfig().authFlow } });
  return finish(() =>
    attempt().catch(async (error: unknown) => {
      // Another tab signed in since this one looked.
      if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
      await signOut();
      return attempt();
    }),
  );
}

/** Takes over what an attempt to sign in led to; answers and throws as `enter` does. */
export async function finish(attempt: () => Promise<SignInOutput>): Promise<NextStep | undefined> {
  const { nextStep } = await attempt();
  if (nextStep.signInStep !== 'DONE') return nextStep;
  markActivity();
  await restore();
  return undefined;
}

/** How a session ends: somebody signed out, was away, is to prove anew who they are, or the API takes the token no longer. */
const endings = ['left', 'idle', 'proof', 'refused'] as const;
type Ending = (typeof endings)[number];
const signedOut = (why: Ending): SessionState => ({
  status: 'signed-out',
  ...(why !== 'refused' && { because: why }),
});

/** Whose session ends in one tab, has none in any: the next person at this machine must not find one open. */
const leftKey = 'afiya.left';
const tellOtherTabs = (why: Ending): void => localStorage.setItem(leftKey, `${why} ${Date.now()}`);
addEventListener('storage', ({ key, newValue }) => {
  const why = key === leftKey && endings.find((ending) => newValue?.startsWith(ending));
  if (why) forget(why);
});

/** Signs out: the refresh token is revoked, the tokens here are forgotten, and so is what was being entered. */
export async function leave(): Promise<void> {
  await signOut();
  ended('left');
}

/** Signs out who is to sign in again before they go on; what was being entered waits for them. */
export async function askProof(): Promise<void> {
  await signOut();
  ended('proof');
}

/** How long a sign-in proves who is at the screen, in seconds. */
const proofLasts = 10 * 60;
/** Whether somebody signed in just now, and not only found the screen open or was remembered. */
export async function provedJustNow(): Promise<boolean> {
  // A new token: both of its times are by the same clock, whatever that of this machine says.
  const claims = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;
  const { auth_time: provedAt, iat: now } = claims ?? {};
  return typeof provedAt === 'number' && now !== undefined && now - provedAt <= proofLasts;
}

/** Signs out who has not been there for long. */
export function expire(): void {
  tellOtherTabs('idle');
  forget('idle');
}

function ended(why: Ending): void {
  tellOtherTabs(why);
  if (why === 'left') forgetDrafts();
  set(signedOut(why));
}

/** Nothing is shown any more from this moment on; the network may take its time. */
function forget(why: Ending): void {
  if (why === 'left') forgetDrafts();
  if (state.status !== 'signed-in') return;
  set(signedOut(why));
  void signOut().catch(() => undefined);
}

/** The access token, refreshed when it is about to expire; undefined when nobody is signed in. */
const accessToken = async (): Promise<string | undefined> => (await fetchAuthSession()).tokens?.accessToken.toString();

/** The API no longer takes the token: the guard sends the person to sign in. */
function onUnauthorized(): void {
  if (state.status !== 'signed-in') return;
  void signOut()
    .catch(() => undefined)
    .then(() => ended('refused'));
}
